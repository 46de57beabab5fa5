"""Orange: beavers at the bat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kubok.cubitos import choices
from kubok.cubitos.actions import TAKE_COINS, TAKE_FEET
from kubok.cubitos.cards.card import AddDice, Card, Coins, Effect, Feet, MayLoseFromRoll, half_of_fans
from kubok.cubitos.frames import EITHER, describe, enter, leave
from kubok.cubitos.pieces import AFTER_SWORDS, BEFORE_SWORDS, CODE_COUNT, Seat
from kubok.cubitos.reasons import because
from kubok.kernel import Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


@dataclass(frozen=True, slots=True)
class LoseItAndAnother(Effect):
    """Lose this die and one other die of any of your zones."""

    takes: ClassVar[bool] = True
    loses_this: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        race.lose_used(seat, me, code, race.game.rule(code))
        choices.lose(me, choices.MUST, code)


@dataclass(frozen=True, slots=True)
class LoseADie(Effect):
    """Lose one die of any of your zones."""

    takes: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        choices.lose(me, choices.MUST, code)


def credits_came(race: Race, me: Seat) -> bool:
    """Has the seat gained a credit this round, from anything (C-10.15)?"""
    return bool(me.earned)


# Mr. Bats


@dataclass(frozen=True, slots=True)
class CoinsOrFeet(Effect):
    """2 coins, or a foot for every two fans."""

    reads: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        enter(me, EITHER, 0, code)


def _legal_either(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    """No feet are no choice."""
    return (TAKE_COINS, TAKE_FEET) if half_of_fans(race, me) else (TAKE_COINS,)


def apply_either(race: Race, seat: int, me: Seat, action: int) -> None:
    leave(me)
    if action == TAKE_COINS:
        race.gain_coins(seat, me, 2, "mr_bats")
    else:
        race.gain_feet(seat, me, half_of_fans(race, me), "mr_bats")


def why_either(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("asked_either")


describe(
    EITHER,
    phases=(BEFORE_SWORDS, AFTER_SWORDS),
    legal=_legal_either,
    apply=apply_either,
    why=why_either,
    most={"cause": CODE_COUNT},
)


@dataclass(frozen=True, slots=True)
class SetAMiss(Effect):
    """Move one die of your roll zone to the active zone on a face of your choice."""

    brings: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        choices.place(me, code)


CARDS = (
    Card("dugout", now=AddDice(3)),
    Card("reliever_beaver", run=(MayLoseFromRoll(),)),
    Card("benchwarmer", run=(LoseItAndAnother(),)),
    Card("batter_beaver", now=AddDice(2), before_discard=LoseADie(), due=credits_came),
    Card("mr_bats", run=(CoinsOrFeet(),)),
    Card("the_babe", run=(Coins(5),), power=(Feet(1),), loses_itself="power"),
    Card("pinch_eater", now=SetAMiss()),
)
