"""Points and places (V-7.2, V-7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kubok.kernel import Result
from kubok.venture.pieces import Seat, cards_of

if TYPE_CHECKING:
    from kubok.venture.village import Village


class Points(NamedTuple):
    """A player's points, by what they come from."""

    villagers: int
    buildings: int
    gear: int

    @property
    def total(self) -> int:
        return self.villagers + self.buildings + self.gear


def points(village: Village, me: Seat) -> Points:
    """V-7.2: the rarest species times the commonest; supplies on buildings; tucked gear times enchanted buildings."""
    game, pile = village.game, me.hidden | me.shown
    species = [(pile & villagers).bit_count() for villagers in game.villagers]
    supplies = village.supplies
    return Points(
        villagers=min(species) * max(species),
        buildings=sum([supplies[card] for card in cards_of(me.buildings)]),
        gear=(pile & game.gear).bit_count() * (me.buildings & village.enchanted).bit_count(),
    )


def result(village: Village) -> Result:
    """V-7.3: most points; a tie is shared, or with tie-breaks goes to more coins, then more villager points."""
    ranks = []
    for me in village.seats:
        own = points(village, me)
        ranks.append((own.total, me.coins, own.villagers) if village.game.tie_breaks else (own.total,))
    return Result(tuple(1 + sum(other > rank for other in ranks) for rank in ranks))
