"""The expert player of Cubitos: weighs every option that it has, in feet, and takes the best.

`weigh` is the whole of it: for each kind of decision one small function gives every legal action an estimate, and the
table can show them. What things are worth is in `values`, whether to push in `pushing`, where to run in `running`.
Equal positions get equal answers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from kubok.bots import GAMES_KEPT
from kubok.bots.cubitos.deciding import (
    ByFrame,
    Legal,
    baskets,
    better_next,
    is_saved,
    is_welcome,
    left_to_run,
    still_gives,
    trays,
    wants_prize,
    with_swords,
)
from kubok.bots.cubitos.outlook import spare
from kubok.bots.cubitos.pushing import push_worth, stop_worth
from kubok.bots.cubitos.reading import rescue
from kubok.bots.cubitos.running import weigh_moves, weigh_pointing
from kubok.bots.cubitos.standing import Learnt, Standing
from kubok.bots.cubitos.strength import Hinges, Strength, daring_of, strength_of
from kubok.bots.cubitos.values import Values, open_lore
from kubok.bots.cubitos.ways import LAST_RESORT, as_race, progress_step
from kubok.cubitos.actions import (
    CODE_OF,
    DONE,
    FROM_DISCARD,
    FROM_DRAW,
    FROM_ROLL,
    FROM_TRAY,
    PASS,
    PUSH,
    TAKE_COINS,
    TAKE_CREDITS,
    TAKE_FAN,
    TAKE_FEET,
    YES,
)
from kubok.cubitos.cards.card import half_of_fans
from kubok.cubitos.choices import CAPTAIN_BARK, FAT_CAT, GREY, kind_of
from kubok.cubitos.frames import (
    ABILITIES,
    ADDING,
    BONUS,
    BUSTED,
    BUYING,
    CHOOSING,
    DRAWING,
    EITHER,
    GAINING,
    GIVING,
    HELPING,
    LOSING,
    MOVING,
    OFFERED,
    OTHER,
    PICKING,
    PLACING,
    POINTING,
    PRIZE,
    PUSHING,
    RESCUE,
    STEPPING,
    TAKING,
)
from kubok.cubitos.game import Cubitos
from kubok.cubitos.pieces import (
    DARK,
    DISCARD,
    FIRST,
    GREYS,
    HOMES,
    LIGHT,
    ROLL,
)
from kubok.cubitos.race import Race
from kubok.kernel import State

NEVER: Final = -99.0
Weigher: TypeAlias = "Callable[[Standing, Legal], list[float]]"


class Option(NamedTuple):
    """A legal action and what the expert expects of it, in feet; only differences mean something."""

    action: int
    worth: float


WEIGHERS: Final[ByFrame[Weigher]] = ByFrame({MOVING: weigh_moves, POINTING: weigh_pointing})
"""By frame. Arriving dice and Bob: whatever can be used is used."""


# Drawing


@WEIGHERS.at(DRAWING, ADDING)
def _draw(at: Standing, legal: Legal) -> list[float]:
    """Dice by what they bring in a round. Beyond the hand limit, where that is allowed, no light greys."""
    full = sum(at.me.dice[ROLL:DISCARD]) >= at.me.limit

    def worth(action: int) -> float:
        if action < FROM_DRAW:
            return 0.0
        kind = kind_of(action)
        return at.throw[kind] - (at.throw[LIGHT] + 0.01 if full else 0.0)

    return [worth(action) for action in legal]


@WEIGHERS.at(HELPING)
def _help(at: Standing, legal: Legal) -> list[float]:
    """Ledercheesen: one more die is always welcome, and so is the discard zone if it is needed for that."""
    return [1.0 if action == YES else at.throw[kind_of(action)] if action >= FROM_DRAW else 0.0 for action in legal]


# Push or pass


@WEIGHERS.at(CHOOSING)
def _choose(at: Standing, legal: Legal) -> list[float]:
    worths = []
    for action in legal:
        if action == PASS:
            worths.append(stop_worth(at))
        elif action == PUSH:
            worths.append(push_worth(at))
        elif action not in CODE_OF or CODE_OF[action] in at.race.game.pair_codes:
            worths.append(NEVER)
        else:
            worths.append(push_worth(at, CODE_OF[action]))
    return worths


@WEIGHERS.at(PUSHING)
def _push(at: Standing, legal: Legal) -> list[float]:
    """A push is declared: which dice go along."""
    known = (PUSH, *CODE_OF)
    return [push_worth(at, CODE_OF.get(action)) if action in known else NEVER for action in legal]


@WEIGHERS.at(OTHER)
def _other_die(at: Standing, legal: Legal) -> list[float]:
    """Pineapple Rocks: the active die that is worth least where it lies, and most when rolled."""

    def worth(code: int) -> float:
        return at.throw[code >> 2] - at.face(code)

    return [worth(CODE_OF[action]) if action in CODE_OF else NEVER for action in legal]


@WEIGHERS.at(RESCUE)
def _rescue(at: Standing, legal: Legal) -> list[float]:
    """To be saved costs a die with Keep On Rollin'; Rolling Stoned is free."""
    if not at.race.game.rescue_codes:
        return [float(action == DONE) for action in legal]
    by = rescue(at.race.game, at.me)
    price = at.die(by.kind, -1) if by.lost else 0.0
    return [at.winning(at.bust) if action == DONE else stop_worth(at) - price for action in legal]


@WEIGHERS.at(BUSTED)
def _bust(at: Standing, legal: Legal) -> list[float]:
    """Put away the worst die of the roll zone if next round a better one would come in its place."""
    throw = at.throw

    def worth(action: int) -> float:
        if action < FROM_DRAW:
            return 0.0 if action == DONE else NEVER
        kind = kind_of(action)
        better = better_next(at.race, at.me, throw, throw[kind] + 0.05)
        return max(better) - throw[kind] if better and kind != FIRST else -1.0

    return [worth(action) for action in legal]


# Abilities


@WEIGHERS.at(ABILITIES)
def _use(at: Standing, legal: Legal) -> list[float]:
    """Whatever can be used is used, with few exceptions, in an order in which dice help each other."""
    turn = at.values.look.turn

    def worth(action: int) -> float:
        if action not in CODE_OF:
            return 0.0 if action == DONE else NEVER
        return 10.0 - turn[CODE_OF[action]] if _is_welcome(at, CODE_OF[action]) else -1.0

    return [worth(action) for action in legal]


def _is_welcome(at: Standing, code: int) -> bool:
    return is_welcome(at.race.game, at.me, code, lambda: at.lost > at.die(HOMES[code >> 2], -1) * 0.5)


@WEIGHERS.at(PRIZE)
def _prize(at: Standing, legal: Legal) -> list[float]:
    good = wants_prize(at.race.game, at.me)
    return [float((action == YES) == good) for action in legal]


@WEIGHERS.at(OFFERED)
def _offer(at: Standing, legal: Legal) -> list[float]:
    """Fat Cat's feet cost a grey die; Captain Bark's fan comes without credits. Everything else is for nothing."""
    yes = 1.0
    if at.me.offer == FAT_CAT:
        yes = 3 + max(-at.lost, at.values.die[at.stage][DARK])
    elif at.me.offer == CAPTAIN_BARK:
        yes = 2 * at.unpaid_fan() - at.fan()
    return [yes if action == YES else 0.0 for action in legal]


@WEIGHERS.at(EITHER)
def _either(at: Standing, legal: Legal) -> list[float]:
    feet = half_of_fans(at.race, at.me)
    worth = {TAKE_FEET: at.feet(at.zone.feet + feet) - at.feet(at.zone.feet), TAKE_COINS: at.coins(2)}
    return [worth.get(action, NEVER) for action in legal]


@WEIGHERS.at(PLACING, TAKING)
def _face(at: Standing, legal: Legal) -> list[float]:
    """A die on a face of our choice: the best one."""
    worth = with_swords(at.race, at.seat, at.prize, at.face)
    return [worth(CODE_OF[action]) if action in CODE_OF else NEVER for action in legal]


@WEIGHERS.at(PICKING)
def _pick(at: Standing, legal: Legal) -> list[float]:
    """Dice to roll: the best, but no active ones that have still something to give; to be saved, greys until that is
    likely enough.
    """
    saved = at.me.picks == GREY and is_saved(at.me)

    def worth(action: int) -> float:
        if action < FROM_DRAW:
            return 9.0 if action == DONE and saved else NEVER
        there = still_gives(at.me, action, at.face)
        return at.values.throw[at.stage][kind_of(action)] - there + 0.01 * (FROM_ROLL <= action < FROM_DISCARD)

    return [worth(action) for action in legal]


# Gaining, losing and giving dice


@WEIGHERS.at(GAINING)
def _gain(at: Standing, legal: Legal) -> list[float]:
    return [at.die(action - FROM_TRAY) if action >= FROM_TRAY else NEVER for action in legal]


def _lost(at: Standing, action: int) -> float:
    """What it is worth to lose a die: light greys that we can spare, best those in the way of better dice."""
    kind, me = kind_of(action), at.me
    there = still_gives(me, action, at.face)
    in_roll = 0.02 * (FROM_ROLL <= action < FROM_DISCARD) + 0.01 * (action >= FROM_DISCARD)
    if HOMES[kind] == LIGHT and spare(me) > 0:
        return at.lost + 0.05 + in_roll - there
    if HOMES[kind] in GREYS:
        return -0.5 * (HOMES[kind] == LIGHT) - 1.0 * (HOMES[kind] == DARK) + in_roll - there
    return -1.0 - at.die(kind, -1) + in_roll - there


@WEIGHERS.at(LOSING)
def _lose(at: Standing, legal: Legal) -> list[float]:
    return [_lost(at, action) if action >= FROM_DRAW else 0.0 if action == DONE else NEVER for action in legal]


@WEIGHERS.at(GIVING)
def _give(at: Standing, legal: Legal) -> list[float]:
    """Crabby: the worst die, to whoever is nearest to the finish."""
    if legal[0] < FROM_TRAY:
        return _lose(at, legal)
    return [-float(left_to_run(at.race, at.seat, action)) for action in legal]


@WEIGHERS.at(STEPPING)
def _step(at: Standing, legal: Legal) -> list[float]:
    """Reckless Cheese: every step towards the finish is welcome."""
    step = progress_step(at.race, at.me, legal)
    return [1.0 if action == step else 0.5 if action in LAST_RESORT else 0.0 for action in legal]


@WEIGHERS.at(BONUS)
def _bonus(at: Standing, legal: Legal) -> list[float]:
    def worth(action: int) -> float:
        if action in (TAKE_CREDITS, TAKE_FAN):
            return 9.0
        if action < FROM_DRAW:
            return 0.0 if action == DONE else NEVER
        return _lost(at, action) if action < FROM_TRAY else max(0.01, at.die(action - FROM_TRAY))

    return [worth(action) for action in legal]


# Buying


@WEIGHERS.at(BUYING)
def _buy(at: Standing, legal: Legal) -> list[float]:
    """The die, or the two, that bring most; credits are kept if they are worth more."""
    best = dict.fromkeys(legal, NEVER)
    best[DONE] = 0.0
    for dice, credits in baskets(at.race, at.me, trays(legal)):
        value = at.goods(dice, credits)
        for kind in dice:
            best[FROM_TRAY + kind] = max(best[FROM_TRAY + kind], value)
    return [best[action] for action in legal]


@lru_cache(maxsize=GAMES_KEPT)
def values_of(game: Cubitos, style: str) -> Values:
    return Values(game, open_lore(style))


Learning: TypeAlias = "Callable[[Cubitos], Strength | None]"
Daring: TypeAlias = "Callable[[Cubitos], Hinges | None]"


def unlearnt(game: Cubitos) -> Strength | None:
    """For an expert that goes by its lore alone."""
    return None


class Expert:
    """Plays by estimates: those of its network where the set has one, else those of its lore.

    The seed changes nothing, for there is nothing to draw. Values, tastes and a network of one's own may be given.
    """

    def __init__(
        self,
        seed: int,
        style: str = "",
        values: Values | None = None,
        taste: tuple[float, ...] | None = None,
        strength: Learning = strength_of,
        daring: Daring = daring_of,
    ) -> None:
        self._style, self._values, self._taste = style, values, taste
        self.strength, self._daring = strength, daring
        open_lore(style)  # says at once which style is wrong

    def values(self, game: Cubitos) -> Values:
        return self._values or values_of(game, self._style)

    def stand(self, race: Race, seat: int) -> Standing:
        net = self.strength(race.game)
        if net is None:
            return Standing(race, seat, self.values(race.game), self._taste)
        return Learnt(race, seat, self.values(race.game), net, self._taste, self._daring(race.game))

    def choose(self, state: State, seat: int) -> int:
        return max(self.weigh(state, seat), key=lambda option: (option.worth, -option.action)).action

    def weigh(self, state: State, seat: int) -> tuple[Option, ...]:
        """Every legal action with an estimate, in order of ids."""
        race = as_race(state)
        me, legal = race.seats[seat], race.legal(seat)
        weigher = WEIGHERS.get(me.doing)
        if weigher is None:
            worths = [0.0 if action in LAST_RESORT else 1.0 for action in legal]
        else:
            worths = weigher(self.stand(race, seat), legal)
        return tuple(map(Option, legal, worths))
