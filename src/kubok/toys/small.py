"""What the toys share: a state that is a dataclass of numbers and lists of numbers, a game that is a few options.

Copying, saving, loading and refusing are written once here; a toy adds its rules. Nothing here is fast: a game that is
searched deeply writes these methods for itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar

from kubok.kernel import (
    JSON,
    WAIT,
    ActionTable,
    Draw,
    Event,
    IllegalAction,
    Outcome,
    Reason,
    Result,
    digest_of,
    for_authors,
    guard,
    seen,
)

G = TypeVar("G", bound="SmallGame")

MANY = 1_000_000
"""The most that a number without a lower maximum may be in a state that is loaded."""

LAST_SEAT = -1
"""Stands in `most` for a number that is a seat."""

FACE_DOWN = -1
"""What a view shows of a number that is there and hidden."""

AS_SEAT, AS_SET, AS_WORDS, FOR_RULES = "seat", "set", "words", "rules"
"""How a number reads that is not simply a number: as whoever sits there, as a set in bits, in the words of the message
GAME-FIELD-NUMBER, or not at all, because only the rules need it."""

NOT_ASKED = Reason("not_asked", "", "you are not asked for a decision now")
NO_WAITING = Reason("no_waiting", "", "you cannot wait: a decision is up to you")


@dataclass
class SmallState(ABC, Generic[G]):
    """A position: the fields of the dataclass, each a number or a list with a number for every seat.

    `round` and `decisions` are counted in every game; a game adds its own fields. An empty list is filled with zeros.
    """

    game: G
    events_on: bool = True
    round: int = 1
    decisions: list[int] = field(default_factory=list)

    most: ClassVar[tuple[tuple[str, int], ...]] = ()
    """The most that a number may be, by field; MANY where nothing is said."""

    reads: ClassVar[tuple[tuple[str, str], ...]] = ()
    """How a number reads at a table, by field, where it is not simply a number; `decisions` are for the rules."""

    secret: ClassVar[str] = ""
    """The list in which a seat sees only its own number, if the game has one. 0 stands for nothing there yet."""

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if value == []:
                setattr(self, name, [0] * self.game.seats)

    # The rules, which each game writes

    @abstractmethod
    def owed(self) -> tuple[int, ...]: ...

    @abstractmethod
    def play(self, seat: int, action: int) -> list[Event]:
        """Take an action that is known to be legal."""

    @abstractmethod
    def chance(self) -> tuple[Draw, ...]: ...

    @abstractmethod
    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        """Apply an outcome that is known to be one of the pending draw's."""

    @abstractmethod
    def result(self) -> Result | None: ...

    def refuse(self, seat: int, action: int) -> Reason | None:
        """The game's own reasons, for a seat that is asked."""
        return None

    def could_be(self, seat: int | None, other: int) -> list[int]:
        """What the secret number of `other` may be, for all that `seat` (None: a watcher) knows; ascending."""
        return []

    def clock(self) -> tuple[int, int]:
        """Everybody goes on together at a round's end: that is the only barrier of a plain game."""
        return self.round, self.round - 1

    # Decisions

    def decision(self, seat: int) -> int:
        return self.decisions[seat]

    def legal(self, seat: int) -> tuple[int, ...]:
        return tuple(action for action in range(len(self.game.actions)) if self.why_not(seat, action) is None)

    def why_not(self, seat: int, action: int) -> Reason | None:
        reason = guard(self.game, self, seat, action)
        if reason is not None:
            return reason
        if seat not in self.owed():
            return NOT_ASKED
        if action == WAIT:
            return NO_WAITING
        return self.refuse(seat, action)

    def apply(self, seat: int, action: int) -> list[Event]:
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        self.decisions[seat] += 1
        events = self.play(seat, action)
        return events if self.events_on else []

    # Chance

    def fold(self, draw: Draw, values: tuple[int, ...]) -> Outcome:
        return values

    def outcomes(self, draw: Draw) -> Iterable[tuple[Outcome, Fraction]]:
        ways = Counter(self.fold(draw, values) for values in product(*map(range, draw.sides)))
        return [(outcome, Fraction(count, ways.total())) for outcome, count in ways.items()]

    def resolve(self, draw: Draw, outcome: Outcome) -> list[Event]:
        if draw not in self.chance():
            raise for_authors(f"{draw} is not to be drawn now")
        if outcome not in [possible for possible, _ in self.outcomes(draw)]:
            raise for_authors(f"{draw} cannot fall as {outcome}")
        events = self.fall(draw, outcome)
        return events if self.events_on else []

    # Copies, views, data

    def copy(self) -> Self:
        values: dict[str, Any] = {
            name: value[:] if isinstance(value, list) else value for name, value in vars(self).items()
        }
        return type(self)(**values)

    def collect(self, on: bool) -> Self:
        self.events_on = on
        return self

    def to_data(self) -> dict[str, Any]:
        fields = {name: value for name, value in vars(self).items() if name not in ("game", "events_on")}
        return {name: value[:] if isinstance(value, list) else value for name, value in fields.items()}

    def digest(self) -> str:
        return digest_of(self.to_data())

    def view(self, seat: int | None) -> JSON:
        data = self.to_data()
        for other in self._veiled(seat):
            data[self.secret][other] = FACE_DOWN
        return data

    def determinize(self, seat: int, rng: Random) -> Self:
        state = self.copy()
        for other in self._veiled(seat):
            getattr(state, self.secret)[other] = rng.choice(self.could_be(seat, other))
        return state

    def _veiled(self, seat: int | None) -> list[int]:
        """The seats whose secret number `seat` cannot know. One that can only be one thing is no secret."""
        numbers: list[int] = getattr(self, self.secret) if self.secret else []
        return [o for o, number in enumerate(numbers) if number and o != seat and len(self.could_be(seat, o)) > 1]


@dataclass(frozen=True)
class SmallGame:
    """A game: its options are the fields of the dataclass, `limits` says from where to where each may go."""

    seats: int = 2

    name: ClassVar[str]
    rules: ClassVar[int] = 1
    actions: ClassVar[ActionTable]
    state: ClassVar[type[SmallState[Any]]]
    limits: ClassVar[tuple[tuple[str, int, int], ...]]

    def __post_init__(self) -> None:
        for name, low, high in self.limits:
            value = getattr(self, name)
            if type(value) is not int or not low <= value <= high:
                raise for_authors(f"{self.name}: '{name}' must be a whole number from {low} to {high}")

    @classmethod
    def make(cls, rules: int, options: Mapping[str, JSON], data: JSON, seats: int) -> Self:
        """The game that a record's header tells of."""
        if rules > cls.rules:
            raise for_authors(
                f"this game of {cls.name} was played by rules version {rules}, newer than this program's {cls.rules}; "
                "install a newer kubok"
            )
        if rules < 1:
            raise for_authors(f"there is no rules version {rules} of {cls.name}")
        if data is not None:
            raise for_authors(f"{cls.name} has no data of its own; 'data' must be null")
        known = {name for name, _, _ in cls.limits} - {"seats"}
        if not options.keys() <= known:
            raise for_authors(f"the options of {cls.name} are {', '.join(sorted(known)) or 'none'}; remove the others")
        given: dict[str, Any] = {**options, "seats": seats}
        return cls(**given)

    def options(self) -> dict[str, JSON]:
        return {name: value for name, value in vars(self).items() if name != "seats"}

    def data(self) -> JSON:
        return None

    def start(self) -> SmallState[Any]:
        return self.state(self)

    def load(self, data: JSON) -> SmallState[Any]:
        state = self.start()
        shape = state.to_data()
        if not isinstance(data, dict) or data.keys() != shape.keys():
            raise for_authors(f"a state of {self.name} has the fields {', '.join(shape)}, and no others")
        most = dict(state.most)
        for name, value in data.items():
            high = most.get(name, MANY)
            setattr(state, name, _numbers(name, value, shape[name], self.seats - 1 if high == LAST_SEAT else high))
        return state

    def redact(self, event: Event, seat: int | None) -> Event | None:
        """Others see that it happened, and to whom, but not the rest."""
        return event if seen(event, seat) else event._replace(fields={})


def _numbers(name: str, value: JSON, shape: JSON, most: int) -> int | list[int]:
    numbers = value if isinstance(value, list) else [value]
    length = len(shape) if isinstance(shape, list) else 1
    if isinstance(value, list) != isinstance(shape, list) or len(numbers) != length:
        raise for_authors(
            f"'{name}' must be {f'a list of {length} numbers' if isinstance(shape, list) else 'a number'}"
        )
    checked = [number for number in numbers if type(number) is int and 0 <= number <= most]
    if len(checked) != length:
        raise for_authors(f"'{name}' is made of whole numbers from 0 to {most}")
    return checked if isinstance(shape, list) else checked[0]


def unset(bits: int, most: int) -> list[int]:
    """The numbers from 1 to `most` whose bit is 0: a set of small cards as one number, seen from its gaps.

    >>> unset(0b01010, 4)
    [2, 4]
    """
    return [number for number in range(1, most + 1) if not bits >> number & 1]


def places(scores: list[int]) -> tuple[int, ...]:
    """Places by score, the highest first; ties share.

    >>> places([10, 30, 10])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
