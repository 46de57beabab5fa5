"""What every game at our tables is: seats, decisions, actions, chance, events, reasons and results.

Only the contracts live here, and the small values that travel between a game and whoever drives it. Drawing,
recording and undoing belong to the session; what the numbers mean belongs to each game.
"""

from __future__ import annotations

import hashlib
import json
import reprlib
import string
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any, Final, NamedTuple, Protocol, Self, TypeAlias

JSON: TypeAlias = "bool | int | float | str | list[JSON] | dict[str, JSON] | None"
Outcome: TypeAlias = tuple[int, ...]

TABLE = -1
"""The seat of a draw that belongs to nobody: a shuffle, the choice of the first player."""

WAIT = 0
"""Action id 0 in every game: for research interfaces where somebody must always say something. Never legal."""


class Draw(NamedTuple):
    """What is to be drawn now, by address: the `roll`-th roll of `seat` in `round`, one value for each of `sides`.

    >>> Draw(seat=0, round=3, roll=1, sides=(6, 6))
    Draw(seat=0, round=3, roll=1, sides=(6, 6))
    """

    seat: int
    round: int
    roll: int
    sides: tuple[int, ...]


class Event(NamedTuple):
    """Something that happened, with the rule or card that made it happen and who may see it (`to`; None: all).

    `shows` marks an event that tells its audience something hidden until now: there is no undo past it.
    """

    kind: str
    seat: int
    rule: str
    fields: Mapping[str, JSON]
    to: tuple[int, ...] | None = None
    shows: bool = False


class _English(string.Formatter):
    """Fills in English sentences. `{number:die|dice}` says the one or the other, by the number."""

    def format_field(self, value: Any, format_spec: str) -> str:
        one, choice, other = format_spec.partition("|")
        if choice:
            return one if value == 1 else other
        return _read_out(value)


_ENGLISH: Final = _English()


class Reason(NamedTuple):
    """Why something cannot be done: a code for programs, the rule, a sentence, and the numbers it speaks of.

    Whom it speaks of stands among the numbers as parts of `kernel.words`.

    >>> str(Reason("coins_short", "C-7.1", "you are {short} {short:coin|coins} short", {"short": 2}))
    'you are 2 coins short (C-7.1)'
    >>> str(Reason("wait", "", "waiting for {names}", {"names": [{"seat": 1}, {"say": "the-dice"}]}))
    'waiting for seat 1, the dice'
    """

    code: str
    rule: str
    text: str
    numbers: Mapping[str, JSON] = {}

    @property
    def sentence(self) -> str:
        """What it says in English, without its rule."""
        return _ENGLISH.vformat(self.text, (), self.numbers)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


class IllegalAction(ValueError):  # noqa: N818 - named like chess.IllegalMoveError's idea, without the noise
    """An action that the rules do not allow now. Nothing has changed; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Phrase:
    """Words for people: a code by which translators know them, English with names in braces, and what the names mean.

    A name may stand for another phrase, for the reason of a refusal, or for a list, which is read out with commas.

    >>> known = Phrase("known_are", "choose from {names}", names=["plain", "steady"])
    >>> str(Phrase("no_bot", "there is no bot {name}; {known}", name="'bob'", known=known))
    "there is no bot 'bob'; choose from plain, steady"
    """

    __slots__ = ("code", "fields", "text")

    def __init__(self, code: str, text: str, /, **fields: Part) -> None:
        self.code, self.text, self.fields = code, text, fields

    def __str__(self) -> str:
        return _ENGLISH.vformat(self.text, (), self.fields)


Part: TypeAlias = str | int | Phrase | Reason | Sequence[str]
"""What a name in a phrase may stand for."""


def _read_out(part: Any) -> str:
    if isinstance(part, dict):
        return f"seat {part['seat']}" if "seat" in part else str(part["say"]).replace("-", " ")
    several = isinstance(part, (list, tuple)) and not isinstance(part, Reason)
    return ", ".join(map(_read_out, part)) if several else str(part)


class BadData(ValueError):  # noqa: N818
    """Something given that cannot be used, be it typed, a file, a record or a message: what is wrong, and the remedy.

    It is made like a phrase and said as one.

    >>> str(BadData("no_folder", "there is no folder {folder}", folder="/attic"))
    'there is no folder /attic'
    """

    def __init__(self, code: str, text: str, /, **fields: Part) -> None:
        super().__init__(code, text)
        self.phrase = Phrase(code, text, **fields)

    def __str__(self) -> str:
        return str(self.phrase)


def for_authors(sentence: str) -> BadData:
    """What only somebody who writes games, bots or worked examples can meet: said in English to everybody."""
    return BadData("for_authors", "{sentence}", sentence=sentence)


class Result(NamedTuple):
    """How a game ended: a place for every seat (1 is best, ties share), and whether it was cut short.

    >>> Result((1, 2)).winners
    (0,)
    """

    places: tuple[int, ...]
    unfinished: bool = False

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Action(NamedTuple):
    """One line of a game's action table: a name and its named fields.

    >>> Action("draw", {"kind": "light"}).structured()
    {'do': 'draw', 'kind': 'light'}
    >>> str(Action("draw", {"kind": "light"}))
    'draw light'
    """

    name: str
    fields: Mapping[str, str | int] = {}
    meaning: str = ""

    def structured(self) -> dict[str, JSON]:
        return {"do": self.name, **self.fields}

    def __str__(self) -> str:
        return " ".join([self.name, *(str(value) for value in self.fields.values())])


class ActionTable:
    """All actions of a game: an id is a place in this table, for ever. New ones are added at the end.

    >>> table = ActionTable([Action("wait"), Action("draw", {"kind": "light"})])
    >>> table.id({"do": "draw", "kind": "light"}), table[1].name, len(table)
    (1, 'draw', 2)
    """

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions = tuple(actions)
        self._ids = {_key(a.structured()): i for i, a in enumerate(self._actions)}
        self._words = {str(a): i for i, a in enumerate(self._actions)}
        if len(self._ids) != len(self._actions) or len(self._words) != len(self._actions):
            raise for_authors("two actions of the table have the same name and fields; give one another name")
        if not self._actions or self._actions[WAIT].name != "wait":
            raise for_authors("action 0 must be 'wait'; put it first in the table")

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, action: int) -> Action:
        return self._actions[action]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __contains__(self, action: object) -> bool:
        return type(action) is int and 0 <= action < len(self._actions)

    def id(self, structured: JSON) -> int:
        """The id of an action in its structured form.

        >>> ActionTable([Action("wait")]).id({"do": "fly"})
        Traceback (most recent call last):
        ...
        kubok.kernel.game.BadData: no action {'do': 'fly'} in this game
        """
        try:
            return self._ids[_key(structured)]
        except (KeyError, TypeError, AttributeError, ValueError):
            raise _no_action(structured) from None

    def parse(self, words: str) -> int:
        """The id of an action written in words, as `str(action)` writes it."""
        try:
            return self._words[" ".join(words.split())]
        except (KeyError, AttributeError, TypeError):
            raise _no_action(words) from None


def _no_action(given: object) -> BadData:
    return BadData("no_action", "no action {action} in this game", action=shown(given))


def _key(structured: JSON) -> tuple[tuple[str, str], ...]:
    if not isinstance(structured, dict) or not all(type(value) in (str, int) for value in structured.values()):
        raise TypeError
    return tuple(sorted((name, f"{type(value).__name__}:{value}") for name, value in structured.items()))


def shown(value: object) -> str:
    """A value somebody gave us, short enough for a sentence. Some values cannot even be written, as 10**5000."""
    try:
        text = reprlib.repr(value)
    except Exception:
        return f"(a value of type {type(value).__name__}, too long to write)"
    return text if len(text) <= 200 else text[:200] + "…"


class State(Protocol):
    """A position, as plain data that knows only the rules.

    `apply` and `resolve` run on to the next decision or the next chance and stop there. Whatever raises leaves the
    state as it was. Nothing handed in or out is shared: not the lists of `to_data`, not those of a copy.
    """

    def owed(self) -> tuple[int, ...]:
        """The seats that owe a decision now, ascending."""
        ...

    def decision(self, seat: int) -> int:
        """The running number of that seat's decision. Only the seat's own actions raise it."""
        ...

    def legal(self, seat: int) -> tuple[int, ...]:
        """Action ids, ascending; never empty for an owed seat, empty for every other."""
        ...

    def why_not(self, seat: int, action: int) -> Reason | None:
        """Why the action is not legal; None if it is."""
        ...

    def apply(self, seat: int, action: int) -> list[Event]:
        """Take a legal action; IllegalAction, with what `why_not` says, for anything else a caller can pass."""
        ...

    def chance(self) -> tuple[Draw, ...]:
        """What is to be drawn now: at most one draw per seat, and the table's own.

        No address (seat, round, roll) ever comes twice in a game, and a seat that is to draw owes no decision.
        """
        ...

    def fold(self, draw: Draw, values: tuple[int, ...]) -> Outcome:
        """The outcome that these values, one for each of the draw's sides, make."""
        ...

    def outcomes(self, draw: Draw) -> Iterable[tuple[Outcome, Fraction]]:
        """Every outcome with its exact probability."""
        ...

    def resolve(self, draw: Draw, outcome: Outcome) -> list[Event]:
        """Let a pending draw fall; BadData for a draw that is not pending or an outcome it does not have.

        Records are replayed through here, and dice set by hand come in here: the outcome may be anything.
        """
        ...

    def copy(self) -> Self: ...

    def to_data(self) -> JSON:
        """All there is to know, for `game.load`."""
        ...

    def digest(self) -> str:
        """SHA-256 of the canonical JSON of `to_data`: the same in every process."""
        ...

    def view(self, seat: int | None) -> JSON:
        """What that seat may see; None is a watcher."""
        ...

    def determinize(self, seat: int, rng: Random) -> Self:
        """A full state that agrees with everything the seat knows, the rest drawn by `rng`.

        It depends on nothing else: two states that look the same to the seat give, with equal generators, equal states.
        """
        ...

    def result(self) -> Result | None: ...

    def clock(self) -> tuple[int, int]:
        """The round being played, and how many barriers have fallen since the start."""
        ...

    def collect(self, on: bool) -> Self:
        """Switch the collecting of events on or off (for search); returns the state itself."""
        ...


class Game(Protocol):
    """A game that never changes: options and data resolved, the action table, and how to make states."""

    @property
    def name(self) -> str: ...

    @property
    def rules(self) -> int:
        """The rules version this game is played by."""
        ...

    @property
    def seats(self) -> int: ...

    @property
    def actions(self) -> ActionTable: ...

    def options(self) -> dict[str, JSON]: ...

    def data(self) -> JSON:
        """The resolved data of this game: with the options, all that is needed to make it again."""
        ...

    def start(self) -> State: ...

    def load(self, data: JSON) -> State:
        """The state that `to_data` wrote; BadData for anything else."""
        ...

    def redact(self, event: Event, seat: int | None) -> Event | None:
        """The event as that seat (None: a watcher) may see it; None if not at all."""
        ...


def seen(event: Event, seat: int | None) -> Event | None:
    """The plain way to redact: all of an event to its audience, nothing to others."""
    return event if event.to is None or seat in event.to else None


def canonical(data: JSON) -> bytes:
    """The one way to write a value as JSON.

    >>> canonical({"b": [1, 2], "a": None})
    b'{"a":null,"b":[1,2]}'
    """
    return _write(data).encode()


_write: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode


def digest_of(data: JSON) -> str:
    """SHA-256 of the canonical JSON, as hex digits."""
    return hashlib.sha256(canonical(data)).hexdigest()


# Reasons that any game may give. Each game adds its own.

GAME_OVER = Reason("game_over", "", "the game is over")


def no_such_seat(seat: object, seats: int) -> Reason:
    return Reason(
        "no_such_seat", "", "there is no seat {seat}; seats are 0 to {last}", {"seat": shown(seat), "last": seats - 1}
    )


def no_such_action(action: object, count: int) -> Reason:
    return Reason(
        "no_such_action",
        "",
        "there is no action {action}; ids are 0 to {last}",
        {"action": shown(action), "last": count - 1},
    )


def guard(game: Game, state: State, seat: object, action: object) -> Reason | None:
    """The part of `why_not` that is the same for every game: is there such a seat, such an action, a game on?"""
    if type(seat) is not int or not 0 <= seat < game.seats:
        return no_such_seat(seat, game.seats)
    if action not in game.actions:
        return no_such_action(action, len(game.actions))
    if state.result() is not None:
        return GAME_OVER
    return None
