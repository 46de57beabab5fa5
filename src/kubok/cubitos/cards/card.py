"""What an ability card is: a name, and what it does at each moment at which it can do something.

A card is declared in the module of its colour and reads like its text. The effects that several cards share are
here; what only one card needs stays with that card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from kubok.cubitos import roll
from kubok.cubitos.pieces import Seat

if TYPE_CHECKING:
    from kubok.cubitos.race import Race

Effect: TypeAlias = "Callable[[Race, int, Seat, str], None]"
"""What happens to a seat, by a card of that name."""

DieEffect: TypeAlias = "Callable[[Race, int, Seat, int], None]"
"""What happens to a seat when it uses the die of that code."""


@dataclass(frozen=True)
class Card:
    """One ability card. What a moment does not name, the card does not do.

    - `now`: when the die reaches the active zone (C-4.2)
    - `before_push`: the die may be used when its owner pushes
    - `after_push`: each such die, after a push without a bust (C-10.6)
    - `run`: in step 4 (C-4.4); `must_lose`: and then the die is lost, used or not (C-4.6)
    - `most_swords`: for the player with the most, ties to the first-player die (C-5.3)
    - `after_move`: after the move step, where `can_after_move` finds something to take
    """

    name: str
    now: Effect | None = None
    before_push: DieEffect | None = None
    after_push: Callable[[Race, int, Seat, int], None] | None = None
    run: tuple[Effect, ...] = ()
    must_lose: bool = False
    most_swords: tuple[Effect, ...] = ()
    after_move: Effect | None = None
    can_after_move: Callable[[Race, Seat], bool] | None = None


def feet(count: int) -> Effect:
    return lambda race, seat, me, card: race.gain_feet(seat, me, count, card)


def coins(count: int) -> Effect:
    return lambda race, seat, me, card: race.gain_coins(seat, me, count, card)


def credits(count: int) -> Effect:
    return lambda race, seat, me, card: race.gain_credits(seat, me, count, card)


def add_dice(count: int) -> Effect:
    """The +N roll symbol (C-4.7)."""
    return lambda race, seat, me, card: roll.add_dice(me, count)
