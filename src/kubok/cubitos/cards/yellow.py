"""Yellow: cheeses, who like a risk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from kubok.cubitos import move, roll
from kubok.cubitos.actions import FROM_ACTIVE, FROM_DISCARD, FROM_DRAW, NO, STEP
from kubok.cubitos.cards.card import (
    Card,
    Coins,
    Effect,
    Feet,
    FeetFor,
    MayLoseFromRoll,
    NextDraw,
    WithActive,
    half_of_fans,
)
from kubok.cubitos.frames import BY_ABILITY, HELPING, ROLLING, STEPPING, as_long_as, describe, enter
from kubok.cubitos.pieces import (
    BROWN,
    DISCARD,
    DRAW,
    GREYS_EXEMPT,
    HAND,
    MOST_DICE,
    NO_DICE,
    ORANGE,
    ROLL,
    ROLL_PHASE,
    Seat,
)
from kubok.cubitos.reasons import because
from kubok.kernel import Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


# Reckless Cheese


@dataclass(frozen=True, slots=True)
class MayStep(Effect):
    """For each die the runner may step to a neighbouring dry space at once (C-10.8)."""

    def __call__(self, race: Race, seat: int, me: Seat, dice: int, /) -> None:
        enter(me, STEPPING, dice)


def _left(race: Race, seat: int, me: Seat) -> int:
    return me.left


def _legal(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (NO, *race.game.dry_steps[me.space])


def _apply(race: Race, seat: int, me: Seat, action: int) -> None:
    me.left -= 1
    if action != NO:
        move.stand_on(race, seat, me, race.game.targets[me.space][action], "reckless_cheese")


def _why(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return move.why_not_step(race, me, action - STEP, 1) if STEP <= action < FROM_DRAW else because("asked_step")


describe(
    STEPPING,
    phases=(ROLL_PHASE,),
    prepare=as_long_as(_left),
    legal=_legal,
    apply=_apply,
    why=_why,
    most={"left": MOST_DICE},
)


# Ledercheesen


@dataclass(frozen=True, slots=True)
class MayAddOne(Effect):
    """For each die one die of the draw zone may be added (C-4.7)."""

    brings: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, dice: int, /) -> None:
        enter(me, HELPING, dice)


def _can_help(race: Race, seat: int, me: Seat) -> bool:
    return bool(me.left) and (me.dice[DRAW:ROLL] != NO_DICE or me.dice[DISCARD:HAND] != NO_DICE)


prepare_helping: Final = as_long_as(_can_help)


def _legal_helping(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    """With an empty draw zone a die of the discard zone may be wanted: then, and only then, that comes back (C-3.1)."""
    first, zone = (FROM_DISCARD, DISCARD) if me.dice[DRAW:ROLL] == NO_DICE else (FROM_DRAW, DRAW)
    return (NO, *[first + kind for kind in race.game.kinds if me.dice[zone + kind]])


def _apply_helping(race: Race, seat: int, me: Seat, action: int) -> None:
    if action >= FROM_DISCARD:
        roll.refill(race, seat, me)
        action += FROM_DRAW - FROM_DISCARD
    add_one(race, seat, me, action)


def add_one(race: Race, seat: int, me: Seat, action: int) -> None:
    """A die of the draw zone, or none."""
    me.left -= 1
    if action != NO:
        roll.draw_die(race, seat, me, action - FROM_DRAW, 1, HAND, "ledercheesen")
        enter(me, ROLLING, BY_ABILITY)


def why_helping(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if FROM_DISCARD <= action < FROM_ACTIVE and me.dice[DISCARD + action - FROM_DISCARD]:
        return because("not_run_out")
    return because("no_die" if FROM_DRAW <= action < FROM_ACTIVE else "asked_help")


describe(
    HELPING,
    phases=(ROLL_PHASE,),
    prepare=prepare_helping,
    legal=_legal_helping,
    apply=_apply_helping,
    why=why_helping,
    most={"left": MOST_DICE},
)


def every_four_dice(race: Race, me: Seat) -> int:
    """1 for every 4 active dice."""
    return me.active_dice() // 4


def one_or_half_of_fans(race: Race, me: Seat) -> int:
    """1 foot, or half your fans: both are feet, so the greater."""
    return max(1, half_of_fans(race, me))


CARDS = (
    Card("reckless_cheese", after_push=MayStep()),
    Card("the_big_cheese", run=(FeetFor(one_or_half_of_fans),)),
    Card("ledercheesen", after_push=MayAddOne(), power=(FeetFor(every_four_dice),)),
    Card("stinky_cheese", run=(Feet(2),), power=(NextDraw(GREYS_EXEMPT),)),
    Card("bad_cheese", run=(Feet(2),), power=(Coins(3),), loses_itself="power"),
    Card("the_cheese_stands_alone", must_push=True, run=(Feet(3),)),
    Card("cheese_boy", run=(WithActive(BROWN, Feet(2)), WithActive(ORANGE, MayLoseFromRoll()))),
)
