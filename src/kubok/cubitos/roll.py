"""The roll phase (C-3): draw, roll, hits and misses, push or pass, bust. Adding dice by an ability (C-4.7) is here too,
for it is drawn and rolled in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from kubok.cubitos import choices
from kubok.cubitos.actions import (
    ACTIVE_ID,
    CALL_ORDER,
    CODE_OF,
    DONE,
    FROM_ACTIVE,
    FROM_DISCARD,
    FROM_DRAW,
    FROM_ROLL,
    FROM_TRAY,
    PASS,
    PUSH,
)
from kubok.cubitos.frames import (
    A_PUSH,
    A_RESCUE,
    ADDING,
    ARRIVING,
    BUSTED,
    BY_ABILITY,
    CHOOSING,
    DRAWING,
    FIRST_ROLL,
    IDLE,
    PUSHING,
    RESCUE,
    ROLLING,
    WHY_ROLLED,
    as_long_as,
    become,
    describe,
    enter,
    leave,
)
from kubok.cubitos.pieces import (
    ACTIVE,
    AFTER_SWORDS,
    BEFORE_SWORDS,
    CALLED,
    CHAMPION,
    CODE_NAMES,
    DISCARD,
    DRAW,
    HAND,
    KIND_COUNT,
    KINDS,
    MOST_DICE,
    NO_DICE,
    PHASE,
    RISKY,
    ROLL,
    ROLL_PHASE,
    TRAY_KINDS,
    WAITING,
    WHITE,
    Seat,
    exempt_kinds,
)
from kubok.cubitos.reasons import because
from kubok.kernel import JSON, Reason

if TYPE_CHECKING:
    from kubok.cubitos.cards.card import Card
    from kubok.cubitos.race import Race

Listening: TypeAlias = "Sequence[tuple[Card, int]]"
"""The cards that hear of a push, with how many of their dice do."""

HEARD_BITS: Final = 7  # for a number of dice, card by card
ROLLING_TIMES: Final = (ROLL_PHASE, BEFORE_SWORDS, AFTER_SWORDS)


# Taking dice from the draw zone (C-3.1, C-4.7)


def take(race: Race, seat: int, me: Seat, zone: int, rule: str) -> bool:
    """Move dice from draw to `zone` as long as there is no choice; True if none is left to take."""
    wanted = me.left
    while wanted:
        drawable = me.dice[DRAW:ROLL]
        there = sum(drawable)
        if not there:
            if me.dice[DISCARD:HAND] == NO_DICE:
                break  # not enough dice anywhere: what there is will do
            refill(race, seat, me)
        elif there <= wanted:
            for kind in race.game.kinds:
                if drawable[kind]:
                    draw_die(race, seat, me, kind, drawable[kind], zone, rule)
            wanted -= there
        elif there in drawable:
            draw_die(race, seat, me, drawable.index(there), wanted, zone, rule)
            wanted = 0
        else:
            me.left = wanted
            return False
    return True


def refill(race: Race, seat: int, me: Seat) -> None:
    """C-3.1: all dice of the discard zone go to the draw zone."""
    for kind in race.game.kinds:
        me.dice[DRAW + kind] += me.dice[DISCARD + kind]
    me.dice[DISCARD:HAND] = NO_DICE
    race.tell("refilled", seat, "C-3.1")


def draw_die(race: Race, seat: int, me: Seat, kind: int, count: int, zone: int, rule: str) -> None:
    """Move dice of a kind from the draw zone."""
    me.dice[DRAW + kind] -= count
    me.dice[zone + kind] += count
    race.tell("drew", seat, rule, die=KINDS[kind], count=count)


def _legal_take(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    dice = me.dice
    return tuple([action for kind, action in race.game.draws if dice[kind]])


def begin(race: Race, seat: int, me: Seat) -> None:
    """C-3.1, C-3.2: draw up to the hand limit; the first-player die does not count (C-2.4)."""
    counted = sum(me.dice[ROLL:DISCARD]) - sum([me.dice[ROLL + kind] for kind in exempt_kinds(me.next_draw)])
    become(me, DRAWING, max(0, me.limit - counted), me.next_draw)
    me.next_draw = 0  # C-10.2: such effects end with the next draw, used or not


def _prepare_drawing(race: Race, seat: int, me: Seat) -> bool:
    done = _prepare_special(race, seat, me) if me.effects else take(race, seat, me, ROLL, "C-3.1")
    if not done:
        return False
    become(me, CHOOSING)
    if me.dice[ROLL:DISCARD] == NO_DICE:
        pass_(race, seat, me, "C-3.1")  # with no dice at all you pass at once
    else:
        throw(me, FIRST_ROLL)
    return True


def _legal_drawing(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    if me.effects:
        return _legal_special(race, me)
    dice = me.dice
    return tuple([action for kind, action in race.game.draws if dice[kind]])


def _apply_drawing(race: Race, seat: int, me: Seat, action: int) -> None:
    if me.effects:
        _apply_special(race, seat, me, action)
        return
    me.left -= 1
    draw_die(race, seat, me, action - FROM_DRAW, 1, ROLL, "C-3.1")


# Draws under an effect (C-10.1, C-10.2): with Champion any dice at all; else dice that count must be drawn up to the
# limit and exempt ones may be drawn besides. DONE_DRAWING is added to the effects at the end.

DONE_DRAWING: Final = 8


def _counting(race: Race, me: Seat, zone: int) -> list[int]:
    """The kinds in a zone that count against the limit."""
    exempt = exempt_kinds(me.effects)
    return [kind for kind in race.game.kinds if me.dice[zone + kind] and kind not in exempt]


def _exempt(race: Race, me: Seat, zone: int) -> list[int]:
    if me.effects & CHAMPION:
        return [kind for kind in race.game.kinds if me.dice[zone + kind]]
    exempt = exempt_kinds(me.effects)
    return [kind for kind in race.game.kinds if me.dice[zone + kind] and kind in exempt]


def _prepare_special(race: Race, seat: int, me: Seat) -> bool:
    """Draw what must be drawn and leaves no choice; True when the draw is over."""
    effects = me.effects
    if effects & DONE_DRAWING:
        return True
    if effects & CHAMPION:
        me.left = 0
        return False
    while me.left:
        must = _counting(race, me, DRAW)
        there = sum([me.dice[DRAW + kind] for kind in must])
        if there > me.left:
            return False
        if not must:
            if not _counting(race, me, DISCARD):
                me.left = 0
                break
            refill(race, seat, me)
            continue
        for kind in must:
            draw_die(race, seat, me, kind, me.dice[DRAW + kind], ROLL, "C-3.1")
        me.left -= there
    return False


def _legal_special(race: Race, me: Seat) -> tuple[int, ...]:
    if me.left:
        return tuple([FROM_DRAW + kind for kind in race.game.kinds if me.dice[DRAW + kind]])
    options = [DONE, *[FROM_DRAW + kind for kind in _exempt(race, me, DRAW)]]
    if me.effects & CHAMPION or me.dice[DRAW:ROLL] == NO_DICE:
        options += [FROM_DISCARD + kind for kind in _exempt(race, me, DISCARD)]
    return tuple(options)


def _apply_special(race: Race, seat: int, me: Seat, action: int) -> None:
    effects = me.effects
    if action == DONE:
        me.effects |= DONE_DRAWING
        return
    if action >= FROM_DISCARD:
        kind = action - FROM_DISCARD
        if effects & CHAMPION:
            me.dice[DISCARD + kind] -= 1
            me.dice[ROLL + kind] += 1
            race.tell("drew", seat, "champion", die=KINDS[kind], count=1)
            return
        refill(race, seat, me)  # the draw zone has run out, and by the effect more may be taken (C-3.1)
    else:
        kind = action - FROM_DRAW
    if me.left and kind not in exempt_kinds(effects):
        me.left -= 1
    draw_die(race, seat, me, kind, 1, ROLL, "C-10.1")


def _why_drawing(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if FROM_DRAW <= action < FROM_ROLL:
        return because("hand_full" if me.dice[DRAW + action - FROM_DRAW] else "no_die")
    if FROM_DISCARD <= action < FROM_ACTIVE and me.dice[DISCARD + action - FROM_DISCARD]:
        return because("hand_full" if me.dice[DRAW:ROLL] == NO_DICE else "not_run_out")
    return because("asked_draw", number=me.left)


describe(
    DRAWING,
    phases=(ROLL_PHASE,),
    prepare=_prepare_drawing,
    legal=_legal_drawing,
    apply=_apply_drawing,
    why=_why_drawing,
    most={"left": MOST_DICE, "effects": 15},
)


def add_dice(me: Seat, count: int) -> None:
    """C-4.7: take exactly `count` dice of your choice from your draw zone and roll just those."""
    enter(me, ADDING, count)


def _prepare_adding(race: Race, seat: int, me: Seat) -> bool:
    if not take(race, seat, me, HAND, "C-4.7"):
        return False
    if me.dice[HAND:ACTIVE] == NO_DICE:
        leave(me)
    else:
        become(me, ROLLING, BY_ABILITY)
    return True


def _apply_adding(race: Race, seat: int, me: Seat, action: int) -> None:
    me.left -= 1
    draw_die(race, seat, me, action - FROM_DRAW, 1, HAND, "C-4.7")


def _why_adding(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("no_die") if FROM_DRAW <= action < FROM_ROLL else because("asked_add", number=me.left)


describe(
    ADDING,
    phases=ROLLING_TIMES,
    prepare=_prepare_adding,
    legal=_legal_take,
    apply=_apply_adding,
    why=_why_adding,
    most={"left": MOST_DICE},
)


# Rolling (C-3.3 to C-3.5)


def throw(me: Seat, why: int) -> None:
    """Take all dice of the roll zone in hand."""
    me.dice[HAND:ACTIVE], me.dice[ROLL:DISCARD] = me.dice[ROLL:DISCARD], NO_DICE
    enter(me, ROLLING, why)


def land(race: Race, seat: int, me: Seat, outcome: tuple[int, ...]) -> None:
    """The dice in hand have fallen: hits go to the active zone together, misses to the roll zone."""
    game, why = race.game, me.why_rolled
    leave(me)
    me.rolls += 1
    me.dice[HAND:ACTIVE] = NO_DICE
    listening: Listening = ()  # to pushes, saved ones too: dice that lay there when it was chosen (C-10.6)
    if why == A_PUSH:
        listening = game.listening(me)
    elif why == A_RESCUE:
        listening = game.still_listening(me, me.heard)
    hit = now = False
    lands, dice = game.lands, me.dice
    for code in outcome:
        place = lands[code]
        dice[place] += 1
        if place >= ACTIVE:
            hit = True
            if place >= WAITING:
                now = True
    if race.log is not None:
        faces: list[JSON] = [CODE_NAMES[code] for code in outcome]
        race.tell("rolled", seat, "C-3.3", why=WHY_ROLLED[why], faces=faces)
    if game.push_codes and race.table[PHASE] == ROLL_PHASE and any(code in game.push_codes for code in outcome):
        me.owed += 1  # once per roll that showed it (C-10.4)
    if why == A_PUSH:
        shield, me.shield = me.shield, 0
        if me.risk and not hit and not shield:
            _would_bust(race, seat, me, listening)
            return
    elif why == A_RESCUE:
        if not hit:
            return
        leave(me)
        race.tell("saved", seat, "rolling_stoned")
    if listening and game.after_now:
        game.survived(race, seat, me, [one for one in listening if one[0].name in game.after_now])
        listening = [one for one in listening if one[0].name not in game.after_now]
    if now and me.doing != ARRIVING:
        enter(me, ARRIVING)
    if listening:
        game.survived(race, seat, me, listening)


# About to bust (C-10.7)


def _would_bust(race: Race, seat: int, me: Seat, listening: Listening) -> None:
    """A die may save its owner, and two symbols may be used together at any time (C-10.9)."""
    game = race.game
    if any(me.dice[ACTIVE + code] for code in game.rescue_codes) or (game.pairs_till_bust and pairs(race, me)):
        enter(me, RESCUE, game.heard(listening))
    else:
        bust(race, seat, me)


def saved(race: Race, seat: int, me: Seat) -> None:
    """No bust after all: push again or pass."""
    listening = race.game.still_listening(me, me.heard)
    leave(me)
    if listening:
        race.game.survived(race, seat, me, listening)


def _legal_rescue(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    options = [ACTIVE_ID[code] for code in race.game.rescue_codes if me.dice[ACTIVE + code]]
    return (DONE, *sorted([*options, *pairs(race, me)]))


def _apply_rescue(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == DONE:
        leave(me)
        bust(race, seat, me)
    elif CODE_OF[action] in race.game.pair_codes:
        use_pair(race, seat, me, CODE_OF[action])
    else:
        race.game.use_rescue(race, seat, me, CODE_OF[action])


def _why_rescue(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("no_die" if FROM_ACTIVE <= action < FROM_TRAY else "asked_rescue")


describe(
    RESCUE,
    phases=(ROLL_PHASE,),
    legal=_legal_rescue,
    apply=_apply_rescue,
    why=_why_rescue,
    most={"heard": (1 << HEARD_BITS * (TRAY_KINDS - WHITE)) - 1},
)


# NOW abilities (C-3.5, C-4.2)


def _waits(race: Race, seat: int, me: Seat) -> bool:
    return any(me.dice[WAITING + code] for code in race.game.now_codes)


prepare_arriving: Final = as_long_as(_waits)


def legal_arriving(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    options = [ACTIVE_ID[code] for code in race.game.now_codes if me.dice[WAITING + code]]
    if race.game.pair_codes:
        options = sorted({*options, *pairs(race, me)})
    return (DONE, *options)


def _legal_arriving(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    """An owed push is a NOW like others: it may come before them, between them, or last (C-10.4)."""
    options = legal_arriving(race, seat, me)
    if not me.owed:
        return options
    push = (PUSH,) if me.dice[ROLL:DISCARD] != NO_DICE else ()
    return (DONE, *push, *sorted({*options[1:], *_pushers(race, me)}))


def _forgo_now(race: Race, me: Seat) -> None:
    """The NOW abilities of dice that still wait are not used (C-4.2)."""
    for code in race.game.now_codes:
        me.dice[ACTIVE + code] += me.dice[WAITING + code]
        me.dice[WAITING + code] = 0


def apply_arriving(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == DONE:
        _forgo_now(race, me)
        leave(me)
        return
    code = CODE_OF[action]
    if code in race.game.pair_codes:
        use_pair(race, seat, me, code)
        return
    me.dice[WAITING + code] -= 1
    me.dice[ACTIVE + code] += 1
    race.game.use_now(race, seat, me, code)


def _apply_arriving(race: Race, seat: int, me: Seat, action: int) -> None:
    if action in legal_arriving(race, seat, me):
        apply_arriving(race, seat, me, action)
    else:
        _push_with(race, seat, me, action)


# Two symbols together, at any time (C-10.9)


def pairs(race: Race, me: Seat) -> list[int]:
    """The actions that use two symbols together, if there are two."""
    fresh = [code for code in race.game.pair_codes if me.dice[ACTIVE + code]]
    return [ACTIVE_ID[code] for code in fresh] if sum(me.dice[ACTIVE + code] for code in fresh) > 1 else []


def use_pair(race: Race, seat: int, me: Seat, code: int) -> None:
    me.use(code)
    me.use(next(other for other in (code, *race.game.pair_codes) if me.dice[ACTIVE + other]))
    race.game.use_pair(race, seat, me, code)


def why_arriving(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("no_ability_now") if FROM_ACTIVE <= action < FROM_TRAY else because("asked_now")


describe(
    ARRIVING,
    phases=ROLLING_TIMES,
    prepare=prepare_arriving,
    legal=_legal_arriving,
    apply=_apply_arriving,
    why=why_arriving,
)


# Push or pass (C-3.6)


def _prepare_choosing(race: Race, seat: int, me: Seat) -> bool:
    if me.dice[ROLL:DISCARD] != NO_DICE or race.game.can_move_in(me):
        return False
    me.owed = 0  # with no dice to roll the owed push lapses (C-10.4)
    if race.game.pair_codes and pairs(race, me):
        return False
    pass_(race, seat, me)
    return True


def _legal_choosing(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    game = race.game
    options = [PUSH, PASS]
    if me.dice[ROLL:DISCARD] == NO_DICE:
        options = [PASS]  # an owed push may lapse: moving a die in is optional (C-10.4)
    elif me.owed:
        options = [PUSH]
    if not me.owed and race.may_call_order(me):
        options.append(CALL_ORDER)
    if game.pair_codes:
        options += pairs(race, me)
    if game.pushers:
        options += _pushers(race, me)
    return tuple(options)


def _pushers(race: Race, me: Seat) -> list[int]:
    """The dice that may be used for a push; one that does not move in itself needs dice to roll."""
    needless = me.shield or me.dice[ROLL:DISCARD] == NO_DICE
    codes = race.game.moving_in if needless else race.game.pushers
    return [ACTIVE_ID[code] for code in codes if me.dice[ACTIVE + code]]


def _apply_choosing(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == PASS:
        me.owed = 0
        pass_(race, seat, me)
    elif action == CALL_ORDER:
        race.call_order(seat, "C-3.8")
    elif action != PUSH and CODE_OF[action] in race.game.pair_codes:
        use_pair(race, seat, me, CODE_OF[action])
    else:
        _push_with(race, seat, me, action)


def _push_with(race: Race, seat: int, me: Seat, action: int) -> None:
    """Push at once, or with a die that is used for the push: the risk is counted before it is moved, or after."""
    if action == PUSH:
        declare_push(race, seat, me)
        throw(me, A_PUSH)
        return
    if race.game.risk_at_roll:
        enter(me, PUSHING, 1)
    else:
        declare_push(race, seat, me)
        enter(me, PUSHING)
    _apply_pushing(race, seat, me, action)


def declare_push(race: Race, seat: int, me: Seat) -> None:
    """C-3.4: the risk is taken with three active dice, counted before any die is moved, and stays."""
    if me.active_dice() >= RISKY:
        me.risk = 1
    if me.owed:
        me.owed -= 1
    race.tell("push", seat, "C-3.6", risk=bool(me.risk))


def pass_(race: Race, seat: int, me: Seat, rule: str = "C-3.6") -> None:
    race.tell("pass", seat, rule)
    become(me, IDLE)


def _why_choosing(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if action == CALL_ORDER and not me.owed:
        return because("order_called" if race.table[CALLED] or race.game.strict else "alone")
    if FROM_ACTIVE <= action < FROM_TRAY:
        return because("not_before_push")
    if action == PUSH:
        return because("no_dice_to_roll")
    return because("must_push", number=me.owed) if action == PASS and me.owed else because("asked_push_or_pass")


describe(
    CHOOSING,
    phases=(ROLL_PHASE,),
    prepare=_prepare_choosing,
    legal=_legal_choosing,
    apply=_apply_choosing,
    why=_why_choosing,
)


def _legal_pushing(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (PUSH, *_pushers(race, me))


def _apply_pushing(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == PUSH:
        if me.late_risk:
            declare_push(race, seat, me)
        leave(me)
        throw(me, A_PUSH)
    else:
        race.game.use_before_push(race, seat, me, CODE_OF[action])


def _why_pushing(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("not_before_push") if FROM_ACTIVE <= action < FROM_TRAY else because("asked_push")


describe(
    PUSHING,
    phases=(ROLL_PHASE,),
    legal=_legal_pushing,
    apply=_apply_pushing,
    why=_why_pushing,
    most={"late_risk": 1},
)


# Bust (C-3.7)


def bust(race: Race, seat: int, me: Seat) -> None:
    """Punk Fruit may keep dice active; then comes the bust."""
    me.owed = 0  # C-10.4
    if any(me.dice[ACTIVE + code] for code in race.game.keep_codes):
        choices.offer(me, choices.PUNK_FRUIT, 0)
    else:
        _lose_the_rest(race, seat, me, 0)


def _keep_some(race: Race, seat: int, me: Seat, code: int) -> None:
    race.tell("kept", seat, "punk_fruit")
    _fall(race, seat, me, race.game.kept_kinds)


def _lose_the_rest(race: Race, seat: int, me: Seat, code: int) -> None:
    _fall(race, seat, me, ())


choices.answers(choices.PUNK_FRUIT, yes=_keep_some, no=_lose_the_rest)


def _fall(race: Race, seat: int, me: Seat, kept: tuple[int, ...]) -> None:
    race.tell("bust", seat, "C-3.7")
    race.clear_active(me, kept)
    _forgo_now(race, me)
    race.advance_fan(seat, me, "C-3.7")
    me.beneath = ()  # an owed push may have come before other NOW abilities (C-10.4)
    become(me, BUSTED)


def _legal_busted(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (DONE, *[FROM_ROLL + kind for kind in race.game.kinds if me.dice[ROLL + kind]])


def _apply_busted(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == DONE:
        become(me, IDLE)
    else:
        kind = action - FROM_ROLL
        me.dice[ROLL + kind] -= 1
        me.dice[DISCARD + kind] += 1
        race.tell("discarded", seat, "C-3.7", die=KINDS[kind])


def _why_busted(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("no_die" if FROM_ROLL <= action < FROM_DISCARD else "asked_discard")


describe(BUSTED, phases=(ROLL_PHASE,), legal=_legal_busted, apply=_apply_busted, why=_why_busted)

assert ROLL == DRAW + KIND_COUNT  # a kind is its own place in the draw zone
