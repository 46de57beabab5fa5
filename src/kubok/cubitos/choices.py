"""Choices that several cards share: gain or lose a die, set a face, borrow, pick dice to roll, take or leave an offer.

Each is a frame that a card's effect puts on top. Its numbers say what may be chosen and, by the code of the die that
was used, on whose behalf.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from kubok.cubitos.actions import (
    ACTIVE_ID,
    CODE_OF,
    DONE,
    FROM_ACTIVE,
    FROM_DISCARD,
    FROM_DRAW,
    FROM_ROLL,
    FROM_TRAY,
    NO,
    YES,
)
from kubok.cubitos.frames import (
    A_RESCUE,
    ARRIVING,
    BY_ABILITY,
    EITHER,
    GAINING,
    LOSING,
    OFFERED,
    PICKING,
    PLACING,
    PRIZE,
    ROLLING,
    TAKING,
    as_long_as,
    become,
    describe,
    enter,
    leave,
)
from kubok.cubitos.pieces import (
    ACTIVE,
    ACTIVE_PARTS,
    AFTER_SWORDS,
    BEFORE_SWORDS,
    BORROWED,
    CODE_COUNT,
    CODE_NAMES,
    DISCARD,
    DRAW,
    FACE_NAMES,
    FIRST,
    GREYS,
    HAND,
    HOMES,
    KIND_COUNT,
    LIGHT,
    MOST_DICE,
    MOVE_PHASE,
    NO_DICE,
    PHASE,
    PURPLE,
    RED,
    ROLL,
    ROLL_PHASE,
    TRAY_KINDS,
    TRAYS,
    USED,
    WAITING,
    WHITE,
    Seat,
)
from kubok.cubitos.reasons import because
from kubok.kernel import Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race

STEP_4: Final = (BEFORE_SWORDS, AFTER_SWORDS)
ROLL_OR_STEP_4: Final = (ROLL_PHASE, *STEP_4)
ZONE_ACTIONS: Final = ((FROM_DRAW, DRAW), (FROM_ROLL, ROLL), (FROM_DISCARD, DISCARD))
BY_CARD: Final = (GAINING, OFFERED, LOSING, PLACING, TAKING, EITHER)
"""The frames that a die causes, by its code."""


def asking(race: Race, seat: int) -> str:
    """The name of the card by which the seat is asked what it is asked; empty where no card asks."""
    me = race.seats[seat]
    if me.doing == PRIZE:
        return race.game.cards[RED - WHITE].name
    if me.doing == OFFERED and me.offer in BY_NAME:
        return BY_NAME[me.offer]
    return race.game.rule(me.cause) if me.doing in BY_CARD else ""


def place_of(race: Race, me: Seat, action: int) -> tuple[int, int]:
    """The kind of die that an action points at, and the place where it lies.

    Of equal active dice a used one goes first, for it has nothing left to give; but one that must still be used goes
    before it, for it has something left to ask (Batter Beaver).
    """
    if action >= FROM_ACTIVE:
        code = CODE_OF[action]
        parts = (ACTIVE, USED, WAITING) if code in race.game.before_discard_codes else (USED, ACTIVE, WAITING)
        return code >> 2, next(part + code for part in parts if me.dice[part + code])
    zone, kind = divmod(action - FROM_DRAW, KIND_COUNT)
    return kind, ZONE_ACTIONS[zone][1] + kind


def let_go(race: Race, seat: int, me: Seat, action: int) -> tuple[int, int]:
    """The same for a die that its owner parts with; in step 4 it first gives the coins or feet it shows (C-4.4)."""
    kind, place = place_of(race, me, action)
    if ACTIVE <= place < USED and race.table[PHASE] in STEP_4 and race.game.gives_first(me, place - ACTIVE):
        race.use_face(seat, me, place - ACTIVE)
        place += USED - ACTIVE
    return kind, place


def dice_in(race: Race, me: Seat, zones: tuple[int, ...], wanted: Callable[[Seat, int], bool]) -> list[int]:
    """The actions that point at dice in these zones, of the kinds that are wanted."""
    kinds = [kind for kind in race.game.kinds if wanted(me, kind)]
    options = [first + kind for first, zone in ZONE_ACTIONS if zone in zones for kind in kinds if me.dice[zone + kind]]
    if ACTIVE in zones:
        options += [ACTIVE_ID[code] for code, _ in me.active_faces() if wanted(me, code >> 2)]
    return options


ALL_ZONES: Final = (DRAW, ROLL, DISCARD, ACTIVE)


def _can_be_lost(me: Seat, kind: int) -> bool:
    return kind != FIRST  # C-1.6


def losable(race: Race, me: Seat) -> list[int]:
    """All dice of all zones that can be lost or given (C-4.9)."""
    return dice_in(race, me, ALL_ZONES, _can_be_lost)


# Gain a die of a tray (C-4.9)

GREYS_ONLY: Final = 100


def gain(me: Seat, most: int, code: int) -> None:
    """Gain a die costing at most that, or a grey one; nothing if no tray has one."""
    enter(me, GAINING, most, code)


def _legal_gaining(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    most, prices, table = me.most_cost, race.game.prices, race.table
    kinds = GREYS if most == GREYS_ONLY else range(TRAY_KINDS)
    return tuple(FROM_TRAY + kind for kind in kinds if table[TRAYS + kind] and prices[kind] <= most)


def _apply_gaining(race: Race, seat: int, me: Seat, action: int) -> None:
    rule = race.game.rule(me.cause)
    leave(me)
    race.gain_die(seat, me, action - FROM_TRAY, rule)


def _why_gaining(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if not FROM_TRAY <= action < FROM_TRAY + TRAY_KINDS:
        return because("asked_gain")
    kind, most = action - FROM_TRAY, me.most_cost
    if not race.table[TRAYS + kind]:
        return because("none_left")
    return because("grey_only") if most == GREYS_ONLY else because("gain_cost", cost=race.game.prices[kind], most=most)


describe(
    GAINING,
    phases=STEP_4,
    prepare=as_long_as(_legal_gaining),
    legal=_legal_gaining,
    apply=_apply_gaining,
    why=_why_gaining,
    most={"most_cost": GREYS_ONLY, "cause": CODE_COUNT},
)


# Take it or leave it

FAT_CAT: Final = 0
CAPTAIN_BARK: Final = 1
WIZARD: Final = 2
PUNK_FRUIT: Final = 3
BARKED_CREDITS: Final = 4
BY_NAME: Final = {WIZARD: "wizard", PUNK_FRUIT: "punk_fruit"}
"""Offers that no single die makes."""

Answer: TypeAlias = "Callable[[Race, int, Seat, int], None]"


class _Answers(NamedTuple):
    yes: Answer
    no: Answer | None


_ANSWERS: Final[dict[int, _Answers]] = {}


def answers(offer: int, *, yes: Answer, no: Answer | None = None) -> None:
    """Say what happens when that offer is taken or left."""
    _ANSWERS[offer] = _Answers(yes, no)


def offer(me: Seat, number: int, stake: int) -> None:
    """Let the seat take or leave something."""
    enter(me, OFFERED, number, stake)


def _legal_offered(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (YES, NO)


def _apply_offered(race: Race, seat: int, me: Seat, action: int) -> None:
    said, stake = _ANSWERS[me.offer], me.stake
    leave(me)
    answer = said.yes if action == YES else said.no
    if answer is not None:
        answer(race, seat, me, stake)


def _why_offered(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("asked_offer")


describe(
    OFFERED,
    phases=ROLL_OR_STEP_4,
    legal=_legal_offered,
    apply=_apply_offered,
    why=_why_offered,
    most={"offer": BARKED_CREDITS, "stake": MOST_DICE},
)


# Lose a die (C-4.9)

MUST: Final = 0
MAY_FROM_ROLL: Final = 1
MUST_RED: Final = 2


def lose(me: Seat, how: int, code: int) -> None:
    """Lose one die: of any zone, or perhaps one of the roll zone, or a red one; nothing if there is none."""
    enter(me, LOSING, how, code)


def _is_red(me: Seat, kind: int) -> bool:
    return HOMES[kind] == RED


def _to_lose(race: Race, seat: int, me: Seat) -> list[int]:
    how = me.loss
    if how == MAY_FROM_ROLL:
        return dice_in(race, me, (ROLL,), _can_be_lost)
    return dice_in(race, me, ALL_ZONES, _is_red if how == MUST_RED else _can_be_lost)


def _legal_losing(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    options = _to_lose(race, seat, me)
    return (DONE, *options) if me.loss == MAY_FROM_ROLL else tuple(options)


def _apply_losing(race: Race, seat: int, me: Seat, action: int) -> None:
    rule = race.game.rule(me.cause)
    leave(me)
    if action != DONE:
        kind, place = let_go(race, seat, me, action)
        race.lose(seat, me, place, kind, rule)


def _why_losing(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if not FROM_DRAW <= action < FROM_TRAY:
        return because("asked_lose")
    kind = kind_of(action)
    if kind == FIRST:
        return because("first_player_die")
    if me.loss == MAY_FROM_ROLL and not FROM_ROLL <= action < FROM_DISCARD:
        return because("roll_zone_only")
    return because("red_only") if me.loss == MUST_RED and HOMES[kind] != RED else because("no_die_to_lose")


def kind_of(action: int) -> int:
    """The kind of die that an action of a zone or of the active zone points at."""
    return CODE_OF[action] >> 2 if action >= FROM_ACTIVE else (action - FROM_DRAW) % KIND_COUNT


describe(
    LOSING,
    phases=(*STEP_4, MOVE_PHASE),
    prepare=as_long_as(_to_lose),
    legal=_legal_losing,
    apply=_apply_losing,
    why=_why_losing,
    most={"loss": MUST_RED, "cause": CODE_COUNT},
)


# Set a die of the roll zone to a face, or borrow one from a tray (C-10.10)

ANY_TRAY: Final = 0
NOT_PURPLE: Final = 1


def arrive(race: Race, seat: int, me: Seat, code: int, rule: str) -> None:
    """A die is put into the active zone on a face; its NOW ability may be used."""
    place = race.game.lands[code] if code & 3 else ACTIVE + code
    me.dice[place] += 1
    race.tell("set", seat, rule, die=CODE_NAMES[code])
    if code in race.game.push_codes and race.table[PHASE] == ROLL_PHASE:
        me.owed += 1
    if place >= WAITING and me.doing != ARRIVING:
        enter(me, ARRIVING)


def _faces(kind: int) -> list[int]:
    return [ACTIVE_ID[4 * kind + face] for face in range(4) if FACE_NAMES[kind][face]]


def place(me: Seat, code: int) -> None:
    """Move one die of the roll zone to the active zone on a face of your choice; nothing if there is none."""
    enter(me, PLACING, 0, code)


def _legal_placing(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return tuple(face for kind in race.game.kinds if me.dice[ROLL + kind] for face in _faces(kind))


def _apply_placing(race: Race, seat: int, me: Seat, action: int) -> None:
    rule, code = race.game.rule(me.cause), CODE_OF[action]
    leave(me)
    me.dice[ROLL + (code >> 2)] -= 1
    arrive(race, seat, me, code, rule)


def _why_placing(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("no_die" if FROM_ACTIVE <= action < FROM_TRAY else "asked_face")


describe(
    PLACING,
    phases=ROLL_OR_STEP_4,
    prepare=as_long_as(_legal_placing),
    legal=_legal_placing,
    apply=_apply_placing,
    why=_why_placing,
    most={"cause": CODE_COUNT},
)


def borrow(me: Seat, which: int, code: int) -> None:
    """Take a die of a tray into the active zone on a face of your choice, for this round."""
    enter(me, TAKING, which, code)


def _lent(race: Race, me: Seat) -> list[int]:
    return [
        kind for kind in range(TRAY_KINDS) if race.table[TRAYS + kind] and (kind != PURPLE or me.lenders == ANY_TRAY)
    ]


def _legal_taking(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return tuple(face for kind in _lent(race, me) for face in _faces(kind + BORROWED))


def _apply_taking(race: Race, seat: int, me: Seat, action: int) -> None:
    rule, code = race.game.rule(me.cause), CODE_OF[action]
    leave(me)
    home = HOMES[code >> 2]
    race.table[TRAYS + home] -= 1
    arrive(race, seat, me, code, rule)
    if not race.table[TRAYS + home]:
        race.recheck(seat)


def _why_taking(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if not FROM_ACTIVE <= action < FROM_TRAY:
        return because("asked_borrow")
    kind = CODE_OF[action] >> 2
    if kind < BORROWED:
        return because("asked_borrow")
    return because("none_left" if not race.table[TRAYS + HOMES[kind]] else "not_purple")


describe(
    TAKING,
    phases=ROLL_OR_STEP_4,
    prepare=as_long_as(_legal_taking),
    legal=_legal_taking,
    apply=_apply_taking,
    why=_why_taking,
    most={"lenders": NOT_PURPLE, "cause": CODE_COUNT},
)


# Pick dice to roll

NOT_RED: Final = 0
GREY: Final = 1
NINE_COLOURS: Final = 2
ANY_NUMBER: Final = MOST_DICE


def _is_not_red(me: Seat, kind: int) -> bool:
    return HOMES[kind] != RED


def _is_grey(me: Seat, kind: int) -> bool:
    return HOMES[kind] in GREYS


def colour_of(kind: int) -> int:
    """Light and dark grey are one colour, the first-player die is one of its own."""
    return LIGHT if HOMES[kind] in GREYS else HOMES[kind]


def _is_new_colour(me: Seat, kind: int) -> bool:
    return not any(me.dice[HAND + k] for k in range(KIND_COUNT) if colour_of(k) == colour_of(kind))


class _Pick(NamedTuple):
    zones: tuple[int, ...]
    wanted: Callable[[Seat, int], bool]
    exact: bool
    why: int


_PICKS: Final = (
    _Pick(ALL_ZONES, _is_not_red, True, BY_ABILITY),
    _Pick(ALL_ZONES, _is_grey, False, A_RESCUE),
    _Pick((DRAW, ROLL), _is_new_colour, False, BY_ABILITY),
)


def pick(me: Seat, which: int, count: int) -> None:
    """Pick that many dice, or up to that many, and roll them together; nothing if there are none."""
    enter(me, PICKING, count, which)


def _prepare_picking(race: Race, seat: int, me: Seat) -> bool:
    which = _PICKS[me.picks]
    options = dice_in(race, me, which.zones, which.wanted)
    if me.left and options:
        if which.exact and _count(race, me, options) <= me.left:
            for action in options:
                for _ in range(_count(race, me, [action])):
                    _pick_up(race, seat, me, action)
            return True
        return False
    if me.dice[HAND:ACTIVE] == NO_DICE:
        leave(me)
    else:
        become(me, ROLLING, which.why)
    return True


def _count(race: Race, me: Seat, options: list[int]) -> int:
    """How many dice these actions point at in all."""
    return sum(
        sum(me.dice[part + CODE_OF[action]] for part in ACTIVE_PARTS.values())
        if action >= FROM_ACTIVE
        else me.dice[place_of(race, me, action)[1]]
        for action in options
    )


def _pick_up(race: Race, seat: int, me: Seat, action: int) -> None:
    kind, spot = let_go(race, seat, me, action)
    me.dice[spot] -= 1
    me.dice[HAND + kind] += 1
    me.left -= 1


def _legal_picking(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    which = _PICKS[me.picks]
    options = dice_in(race, me, which.zones, which.wanted)
    return tuple(options) if which.exact else (DONE, *options)


def _apply_picking(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == DONE:
        me.left = 0
    else:
        _pick_up(race, seat, me, action)


def _why_picking(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("cannot_pick" if FROM_DRAW <= action < FROM_TRAY else "asked_pick")


describe(
    PICKING,
    phases=ROLL_OR_STEP_4,
    prepare=_prepare_picking,
    legal=_legal_picking,
    apply=_apply_picking,
    why=_why_picking,
    most={"left": MOST_DICE, "picks": NINE_COLOURS},
)
