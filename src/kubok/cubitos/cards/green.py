"""Green: pineapples, who keep you rolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kubok.cubitos.cards.card import Card
from kubok.cubitos.pieces import ACTIVE, CODE_NAMES, ROLL, Seat

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


def roll_it_too(race: Race, seat: int, me: Seat, code: int) -> None:
    """Move this die from the active to the roll zone and roll it with the rest (C-10.3)."""
    me.dice[ACTIVE + code] -= 1
    me.dice[ROLL + (code >> 2)] += 1
    race.tell("moved_in", seat, "rock_on", die=CODE_NAMES[code])


CARDS = (Card("rock_on", before_push=roll_it_too),)
