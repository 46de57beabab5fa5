"""Brown: dogs, cheap and soon gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kubok.cubitos import choices
from kubok.cubitos.cards.card import AddDice, Card, Coins, Credits, Effect, FanWithoutCredits, Feet
from kubok.cubitos.pieces import COIN_WORTH, FOOT_WORTH, GREYS, HOMES, LAST_FAN, RED, WHITE, Seat

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


@dataclass(frozen=True, slots=True)
class MayWinAFan(Effect):
    """With an active white and an active red die you may advance one fan, without its credits."""

    reads: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        if me.fans < LAST_FAN and me.active_of(WHITE) and me.active_of(RED):  # C-10.14
            choices.offer(me, choices.CAPTAIN_BARK, code)


@dataclass(frozen=True, slots=True)
class MayTakeCredits(Effect):
    """A second ability: take 2 credits; where a credit can do harm, one may decline (C-4.1)."""

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        if race.game.credits_harm(me):
            choices.offer(me, choices.BARKED_CREDITS, code)
        else:
            TWO_CREDITS(race, seat, me, code)

    def parts(self) -> tuple[Effect, ...]:
        return (TWO_CREDITS,)


TWO_CREDITS = Credits(2)


choices.answers(choices.CAPTAIN_BARK, yes=FanWithoutCredits())
choices.answers(choices.BARKED_CREDITS, yes=TWO_CREDITS)


@dataclass(frozen=True, slots=True)
class CreditForEach(Effect):
    """Gain 1 credit for each die; where a credit can do harm, one may decline (C-4.1)."""

    def __call__(self, race: Race, seat: int, me: Seat, dice: int, /) -> None:
        if race.game.credits_matter and _may_come(race, me):
            choices.offer(me, choices.WIZARD, dice)
        else:
            gain_credits(race, seat, me, dice)


def _may_come(race: Race, me: Seat) -> bool:
    """Might a die that minds credits come to the seat's active zone this round?"""
    minding = {code >> 2 for code in race.game.before_discard_codes}
    return race.game.borrows or any(me.has(kind) for kind in minding)


def gain_credits(race: Race, seat: int, me: Seat, dice: int) -> None:
    race.gain_credits(seat, me, dice, "wizard")


choices.answers(choices.WIZARD, yes=gain_credits)


@dataclass(frozen=True, slots=True)
class GreysOnceMore(Effect):
    """Get once more all coins and feet of your active grey dice."""

    reads: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        greys = [(face, count) for face, count in me.active_faces() if HOMES[face >> 2] in GREYS]
        race.gain_coins(seat, me, sum(COIN_WORTH[face] * count for face, count in greys), race.game.rule(code))
        race.gain_feet(seat, me, sum(FOOT_WORTH[face] * count for face, count in greys), race.game.rule(code))


CARDS = (
    Card("rich_dog", run=(Coins(3),), loses_itself="always"),
    Card("captain_bark", run=(MayWinAFan(), MayTakeCredits()), loses_itself="always"),
    Card("wizard", after_push=CreditForEach(), loses_itself="always"),
    Card("dapper_doggie", run=(GreysOnceMore(),), loses_itself="always"),
    Card("dr_livingstone", run=(Feet(2),), loses_itself="always"),
    Card("mr_dog", run=(Credits(2),), loses_itself="always"),
    Card("muggles", now=AddDice(2), run=(Coins(2),), loses_itself="always"),
)
