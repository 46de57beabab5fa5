"""Orange: beavers at the bat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kubok.cubitos import choices
from kubok.cubitos.actions import TAKE_COINS, TAKE_FEET
from kubok.cubitos.cards.card import Card, add_dice, coins, feet, half_of_fans, may_lose_from_roll
from kubok.cubitos.frames import EITHER, describe, enter, leave
from kubok.cubitos.pieces import AFTER_SWORDS, BEFORE_SWORDS, CODE_COUNT, Seat
from kubok.cubitos.reasons import because
from kubok.kernel import Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


def lose_it_and_another(race: Race, seat: int, me: Seat, code: int) -> None:
    """Lose this die and one other die of any of your zones."""
    race.lose_used(seat, me, code, "benchwarmer")
    choices.lose(me, choices.MUST, code)


def lose_if_credits_came(race: Race, seat: int, me: Seat, code: int) -> None:
    """If you gained at least one credit this round, lose one die of any of your zones (C-10.15)."""
    if me.earned:
        choices.lose(me, choices.MUST, code)


# Mr. Bats: 2 coins, or feet.


def coins_or_feet(race: Race, seat: int, me: Seat, code: int) -> None:
    enter(me, EITHER, 0, code)


def _legal_either(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (TAKE_COINS, TAKE_FEET)


def _apply_either(race: Race, seat: int, me: Seat, action: int) -> None:
    leave(me)
    if action == TAKE_COINS:
        race.gain_coins(seat, me, 2, "mr_bats")
    else:
        race.gain_feet(seat, me, half_of_fans(race, me), "mr_bats")


def _why_either(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("asked_either")


describe(
    EITHER,
    phases=(BEFORE_SWORDS, AFTER_SWORDS),
    legal=_legal_either,
    apply=_apply_either,
    why=_why_either,
    most=(0, CODE_COUNT),
)


def set_a_miss(race: Race, seat: int, me: Seat, code: int) -> None:
    """Move one die of your roll zone to the active zone on a face of your choice."""
    choices.place(me, code)


CARDS = (
    Card("dugout", now=add_dice(3)),
    Card("reliever_beaver", run=(may_lose_from_roll,)),
    Card("benchwarmer", run=(lose_it_and_another,), takes_active=True),
    Card(
        "batter_beaver",
        now=add_dice(2),
        run=(lose_if_credits_came,),
        before_discard=lose_if_credits_came,
        takes_active=True,
    ),
    Card("mr_bats", run=(coins_or_feet,)),
    Card("the_babe", run=(coins(5),), power=(feet(1),), loses_itself="power"),
    Card("pinch_eater", now=set_a_miss),
)
