"""What an ability card is: a name, and what it does at each moment at which it can do something.

A card is declared in the module of its colour and reads like its text. What it does are effects: objects with fields,
which can be called and which can be read, by bots that value a card and by whoever draws or edits one. The effects that
several cards share are here; what only one card needs stays with that card.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from kubok.cubitos import choices, roll
from kubok.cubitos.pieces import TRAY_KINDS, Seat
from kubok.kernel import for_authors

if TYPE_CHECKING:
    from kubok.cubitos.race import Race

Count: TypeAlias = "Callable[[Race, Seat], int]"
"""A number read off the table, for a seat."""


@dataclass(frozen=True, slots=True)
class Effect(ABC):
    """What happens to a seat: called with the race, the seat and a number, as a rule the code of the die used.

    What others need to know of it, whatever its fields:
    - `brings`: dice may come to the owner's active zone by it: rolled, set or borrowed
    - `takes`: it can take other active dice of the owner away, so that they may have to be used before
    - `borrows`: it brings dice to the table that go back at the end of the round (C-10.10)
    - `reads`: what it gives depends on the owner's dice, fans or losses at that moment; `reads_losses`: on losses
    - `loses_this`: it loses the die that was used
    - `from_trays`: it takes a die from a tray, of the kinds that `trays` names
    """

    brings: ClassVar[bool] = False
    takes: ClassVar[bool] = False
    borrows: ClassVar[bool] = False
    reads: ClassVar[bool] = False
    reads_losses: ClassVar[bool] = False
    loses_this: ClassVar[bool] = False
    from_trays: ClassVar[bool] = False

    def trays(self) -> tuple[int, ...]:
        """The kinds of dice that it may take from a tray."""
        return tuple(range(TRAY_KINDS)) if self.from_trays else ()

    def idle(self, race: Race, me: Seat) -> bool:
        """Would it do nothing now?"""
        return False

    @abstractmethod
    def __call__(self, race: Race, seat: int, me: Seat, number: int, /) -> None: ...

    def parts(self) -> tuple[Effect, ...]:
        """The effects inside this one."""
        return ()


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
    - `before_discard`: once it is `due`, from step 4 on, at the latest before step 7 (C-10.15)
    - `most_swords`: for the player with the most (C-5.3)
    - `to_fewest`: and it concerns the others with the fewest, a bit for each seat to the left in place of the code
    - `swords`: for everyone with swords and somebody with fewer; the number is how many have fewer (C-5.4)
    - `after_move`: after the move step, where `can_after_move` finds something to take
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
    due: Callable[[Race, Seat], bool] | None = None
    most_swords: tuple[Effect, ...] = ()
    to_fewest: bool = False
    swords: Effect | None = None
    after_move: Effect | None = None
    can_after_move: Callable[[Race, Seat], bool] | None = None

    def __post_init__(self) -> None:
        """What cannot be played is said at once, and not in the middle of a race."""
        runs = [*whole([*self.run, *self.power])]
        losses = sum(effect.loses_this for effect in runs) + bool(self.loses_itself)
        wrong = {
            "two symbols used together cannot be used one by one as well": self.pair and (runs or self.loses_itself),
            "two effects of one moment cannot both bring dice": sum(effect.brings for effect in runs) > 1,
            "a die can be lost once": losses > 1 or any(effect.loses_this for effect in whole([self.now])),
            "`after_move` needs `can_after_move`": self.after_move and not self.can_after_move,
        }
        for sentence, is_wrong in wrong.items():
            if is_wrong:
                raise for_authors(f"card {self.name}: {sentence}")

    def effects(self) -> Iterator[Effect]:
        """All that the card does, effects inside effects too.

        >>> from kubok.cubitos.cards import CARDS
        >>> list(CARDS["smelly_cat"].effects())
        [Feet(count=2)]
        """
        other = (self.now, self.pair, self.before_push, self.after_push, self.would_bust, self.before_discard)
        yield from whole([*other, *self.run, *self.power, *self.most_swords, self.swords, self.after_move])

    def in_step_4(self) -> Iterator[Effect]:
        """What the card does of its own in step 4 of the run phase: RUN abilities and swords."""
        yield from whole([*self.run, *self.power, *self.most_swords, self.swords])


def whole(waiting: list[Effect | None]) -> Iterator[Effect]:
    """These effects, and the effects inside them."""
    for effect in waiting:
        if effect is not None:
            yield effect
            yield from whole([*effect.parts()])


@dataclass(frozen=True, slots=True)
class Feet(Effect):
    """Take feet."""

    count: int

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        race.gain_feet(seat, me, self.count, race.game.rule(code))


@dataclass(frozen=True, slots=True)
class WaterFeet(Effect):
    """Take feet that may enter water (C-6.3)."""

    count: int

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        race.gain_water_feet(seat, me, self.count, race.game.rule(code))


@dataclass(frozen=True, slots=True)
class Coins(Effect):
    """Take coins."""

    count: int

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        race.gain_coins(seat, me, self.count, race.game.rule(code))


@dataclass(frozen=True, slots=True)
class Credits(Effect):
    """Take credits."""

    count: int

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        race.gain_credits(seat, me, self.count, race.game.rule(code))


@dataclass(frozen=True, slots=True)
class FeetFor(Effect):
    """As many feet as the count says."""

    reads: ClassVar[bool] = True
    count: Count

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        race.gain_feet(seat, me, self.count(race, me), race.game.rule(code))

    def idle(self, race: Race, me: Seat) -> bool:
        return not self.count(race, me)


@dataclass(frozen=True, slots=True)
class WithActive(Effect):
    """Only with an active die of that colour, used or not."""

    reads: ClassVar[bool] = True
    colour: int
    effect: Effect

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        if me.active_of(self.colour):
            self.effect(race, seat, me, code)

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)


@dataclass(frozen=True, slots=True)
class AddDice(Effect):
    """The +N roll symbol (C-4.7)."""

    brings: ClassVar[bool] = True
    count: int

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        roll.add_dice(me, self.count)


@dataclass(frozen=True, slots=True)
class FanWithoutCredits(Effect):
    """Advance one fan, taking the hand token of that space but no credits (C-10.14)."""

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        race.advance_fan(seat, me, race.game.rule(code), credits=False)


@dataclass(frozen=True, slots=True)
class MayLoseFromRoll(Effect):
    """You may lose one die of your roll zone."""

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        choices.lose(me, choices.MAY_FROM_ROLL, code)


@dataclass(frozen=True, slots=True)
class Borrow(Effect):
    """Take a die of a tray into the active zone on a face of your choice, for this round (C-10.10)."""

    brings: ClassVar[bool] = True
    borrows: ClassVar[bool] = True
    from_trays: ClassVar[bool] = True
    which: int

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        choices.borrow(me, self.which, code)


@dataclass(frozen=True, slots=True)
class NextDraw(Effect):
    """Something about the next draw (C-10.1, C-10.2)."""

    what: int

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        me.next_draw |= self.what
        race.tell("next_draw", seat, race.game.rule(code))


def half_of_fans(race: Race, me: Seat) -> int:
    """Half your fans, rounded down."""
    return me.fans // 2
