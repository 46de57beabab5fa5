"""White: cats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kubok.cubitos import choices
from kubok.cubitos.cards.card import AddDice, Borrow, Card, Coins, Effect, Feet, WithActive
from kubok.cubitos.pieces import BROWN, GREEN, GREYS, Seat

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


@dataclass(frozen=True, slots=True)
class GainUpToFans(Effect):
    """Gain a die costing at most your number of fans."""

    reads: ClassVar[bool] = True
    from_trays: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        choices.gain(me, me.fans, code)


@dataclass(frozen=True, slots=True)
class MayRunForAGrey(Effect):
    """You may take 3 feet; then a grey die must be gained if the supply has one."""

    from_trays: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        choices.offer(me, choices.FAT_CAT, code)

    def trays(self) -> tuple[int, ...]:
        return GREYS


def _run_for_a_grey(race: Race, seat: int, me: Seat, code: int) -> None:
    race.gain_feet(seat, me, 3, "fat_cat")
    choices.gain(me, choices.GREYS_ONLY, code)


choices.answers(choices.FAT_CAT, yes=_run_for_a_grey)


@dataclass(frozen=True, slots=True)
class IfLost(Effect):
    """Only if you have lost at least one die this round (C-10.16)."""

    reads: ClassVar[bool] = True
    reads_losses: ClassVar[bool] = True
    effect: Effect

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        if me.lost:
            self.effect(race, seat, me, code)

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


CARDS = (
    Card("smelly_cat", run=(Feet(2),)),
    Card("cat_tastrophy", run=(GainUpToFans(),)),
    Card("fat_cat", run=(Coins(1), MayRunForAGrey())),
    Card("dope_cat", run=(WithActive(BROWN, Coins(2)), WithActive(GREEN, Coins(3)))),
    Card("broken_cow", pair=Borrow(choices.ANY_TRAY)),
    Card("fast_cat", now=AddDice(2)),
    Card("schmutz", run=(Feet(1), IfLost(Feet(3)))),
)
