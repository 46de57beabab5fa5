"""What an ability card is: a name, and what it does at each moment at which it can do something.

A card is declared in the module of its colour and reads like its text. The effects that several cards share are
here; what only one card needs stays with that card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from kubok.cubitos import choices, roll
from kubok.cubitos.pieces import Seat

if TYPE_CHECKING:
    from kubok.cubitos.race import Race

Effect: TypeAlias = "Callable[[Race, int, Seat, int], None]"
"""What happens to a seat when it uses the die of that code."""

Count: TypeAlias = "Callable[[Race, Seat], int]"
"""A number read off the table, for a seat."""


@dataclass(frozen=True)
class Card:
    """One ability card. What a moment does not name, the card does not do.

    - `now`: when the die reaches the active zone (C-4.2); `must_push`: and then one more push is owed (C-10.4)
    - `pair`: two symbols used together, at any time (C-10.9)
    - `before_push`: the die may be used when its owner pushes; `moves_in`: it is then among the dice rolled
    - `after_push`: that many such dice are active after a push without a bust (C-10.6)
    - `would_bust`: the die may be used before a bust (C-10.7); `keeps`: and when it busts, kinds may stay active
    - `run`: in step 4 (C-4.4); `power`: what the power symbol adds (C-4.5)
    - `loses_itself`: and then the die is lost, used or not (C-4.6): "always", or on the "power" symbol only
    - `before_discard`: at the latest before step 7 (C-10.15)
    - `most_swords`: for the player with the most, ties to the first-player die (C-5.3)
    - `to_fewest`: and it concerns the others with the fewest, a bit for each seat to the left in place of the code
    - `swords`: for everyone with swords and somebody with fewer; the number is how many have fewer (C-5.4)
    - `after_move`: after the move step, where `can_after_move` finds something to take
    - `takes_active`: it can take active dice away in step 4, so that coins and feet may have to be used before
    - `counts_losses`: dice lost before it is used matter, so that one may lose them in time
    - `borrows`: it brings dice to the table that go back at the end of the round (C-10.10)
    """

    name: str
    now: Effect | None = None
    must_push: bool = False
    pair: Effect | None = None
    before_push: Effect | None = None
    moves_in: bool = False
    after_push: Effect | None = None
    would_bust: Effect | None = None
    keeps: tuple[int, ...] = ()
    run: tuple[Effect, ...] = ()
    power: tuple[Effect, ...] = ()
    loses_itself: str = ""
    before_discard: Effect | None = None
    most_swords: tuple[Effect, ...] = ()
    to_fewest: bool = False
    swords: Effect | None = None
    after_move: Effect | None = None
    can_after_move: Callable[[Race, Seat], bool] | None = None
    takes_active: bool = False
    counts_losses: bool = False
    borrows: bool = False


def feet(count: int) -> Effect:
    return lambda race, seat, me, code: race.gain_feet(seat, me, count, race.game.rule(code))


def water_feet(count: int) -> Effect:
    return lambda race, seat, me, code: race.gain_water_feet(seat, me, count, race.game.rule(code))


def coins(count: int) -> Effect:
    return lambda race, seat, me, code: race.gain_coins(seat, me, count, race.game.rule(code))


def credits(count: int) -> Effect:
    return lambda race, seat, me, code: race.gain_credits(seat, me, count, race.game.rule(code))


def feet_for(count: Count) -> Effect:
    """As many feet as the count says."""
    return lambda race, seat, me, code: race.gain_feet(seat, me, count(race, me), race.game.rule(code))


def with_active(colour: int, *effects: Effect) -> Effect:
    """Only with an active die of that colour, used or not."""

    def effect(race: Race, seat: int, me: Seat, code: int) -> None:
        if me.active_of(colour):
            for one in effects:
                one(race, seat, me, code)

    return effect


def add_dice(count: int) -> Effect:
    """The +N roll symbol (C-4.7)."""
    return lambda race, seat, me, code: roll.add_dice(me, count)


def fan_without_credits(race: Race, seat: int, me: Seat, code: int) -> None:
    """Advance one fan, taking the hand token of that space but no credits (C-10.14)."""
    race.advance_fan(seat, me, race.game.rule(code), credits=False)


def may_lose_from_roll(race: Race, seat: int, me: Seat, code: int) -> None:
    """You may lose one die of your roll zone."""
    choices.lose(me, choices.MAY_FROM_ROLL, code)


def half_of_fans(race: Race, me: Seat) -> int:
    """Half your fans, rounded down."""
    return me.fans // 2


def next_draw(effect: int) -> Effect:
    """Something about the next draw (C-10.1, C-10.2)."""

    def promise(race: Race, seat: int, me: Seat, code: int) -> None:
        me.next_draw |= effect
        race.tell("next_draw", seat, race.game.rule(code))

    return promise
