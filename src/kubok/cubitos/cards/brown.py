"""Brown: dogs, cheap and soon gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kubok.cubitos import choices
from kubok.cubitos.cards.card import Card, add_dice, coins, credits, fan_without_credits, feet
from kubok.cubitos.pieces import COIN_WORTH, FOOT_WORTH, GREYS, HOMES, RED, WHITE, Seat

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


def may_win_a_fan(race: Race, seat: int, me: Seat, code: int) -> None:
    """With an active white and an active red die you may advance one fan, without its credits."""
    if me.active_of(WHITE) and me.active_of(RED):
        choices.offer(me, choices.CAPTAIN_BARK, code)


choices.answers(choices.CAPTAIN_BARK, yes=fan_without_credits)


def credit_for_each(race: Race, seat: int, me: Seat, dice: int) -> None:
    """Gain 1 credit for each die; where a credit can do harm, one may decline (C-4.1)."""
    if race.game.credits_matter:
        choices.offer(me, choices.WIZARD, dice)
    else:
        _gain_credits(race, seat, me, dice)


def _gain_credits(race: Race, seat: int, me: Seat, dice: int) -> None:
    race.gain_credits(seat, me, dice, "wizard")


choices.answers(choices.WIZARD, yes=_gain_credits)


def greys_once_more(race: Race, seat: int, me: Seat, code: int) -> None:
    """Get once more all coins and feet of your active grey dice."""
    greys = [(face, count) for face, count in me.active_faces() if HOMES[face >> 2] in GREYS]
    race.gain_coins(seat, me, sum(COIN_WORTH[face] * count for face, count in greys), "dapper_doggie")
    race.gain_feet(seat, me, sum(FOOT_WORTH[face] * count for face, count in greys), "dapper_doggie")


CARDS = (
    Card("rich_dog", run=(coins(3),), loses_itself="always"),
    Card("captain_bark", run=(may_win_a_fan, credits(2)), loses_itself="always"),
    Card("wizard", after_push=credit_for_each, loses_itself="always"),
    Card("dapper_doggie", run=(greys_once_more,), loses_itself="always"),
    Card("dr_livingstone", run=(feet(2),), loses_itself="always"),
    Card("mr_dog", run=(credits(2),), loses_itself="always"),
    Card("muggles", now=add_dice(2), run=(coins(2),), loses_itself="always"),
)
