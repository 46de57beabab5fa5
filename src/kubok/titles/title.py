"""A title: all that a table, a terminal, a rules page, bots and a lab need to know of one game, in one object.

A game that names only how it is made, its seats and its options gets everything else from here: a plain sheet of
labelled values, its actions and events in the words of its messages, and the bot that plays anything.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, NotRequired, Protocol, TypeAlias, TypedDict, cast

from kubok.bots import ANY_GAME, Bots
from kubok.kernel import JSON, BadData, Event, Game, Phrase, Reason, Result, State
from kubok.kernel.examples import SHOWN, Examples, Scenario, Worked
from kubok.kernel.files import instead, shown
from kubok.kernel.session import CONCEDED, MakeGame, Session, Step
from kubok.kernel.words import Said, listed, person, reason_said, say
from kubok.locale import ENGLISH, LANGUAGES
from kubok.terminal.title import Book
from kubok.toys.small import AS_SEAT, AS_SET, AS_WORDS, FACE_DOWN, FOR_RULES, SmallGame, SmallState

if TYPE_CHECKING:
    from kubok.terminal.sitting import Sitting


# How a game is made


class Option(NamedTuple):
    """Something that can be chosen for a new game; a form is drawn from it.

    Its words are the messages `option-GAME-NAME`, of a choice `option-GAME-NAME-CHOICE`; where the choices are named by
    the data (sets, cards), `names` has them in every language.
    """

    name: str
    kind: Literal["choice", "number", "switch", "several"]
    default: JSON
    choices: tuple[str, ...] = ()
    names: Mapping[str, Mapping[str, str]] = {}
    least: int = 0
    most: int = 0
    alias: str = ""
    """What it is called on a command line, where that is not its name."""

    @property
    def typed(self) -> str:
        return self.alias or self.name


Wish: TypeAlias = Mapping[str, JSON]
"""Options that were chosen, by name; what is missing is as usual."""


class New(Protocol):
    """Makes a new game: seats, what was chosen, an owner's data folder, and the chance for whatever is drawn before it
    begins. BadData says what is wrong.
    """

    def __call__(self, seats: int, wish: Wish, data: Path | None, luck: Random | None = None, /) -> Game: ...


def chosen(options: Sequence[Option], wish: Wish) -> dict[str, JSON]:
    """What was chosen, checked: BadData for what is no option, or no value of one.

    >>> laps = Option("laps", "number", 2, least=1, most=9)
    >>> chosen([laps], {"laps": 3}), chosen([laps], {})
    ({'laps': 3}, {})
    >>> chosen([laps], {"laps": 10})
    Traceback (most recent call last):
    ...
    kubok.kernel.game.BadData: laps cannot be 10; choose from 1 to 9
    """
    known = {option.name: option for option in options}
    for name, value in wish.items():
        if name not in known:
            raise BadData(
                "option_unknown",
                "no option is called {name}; {instead}",
                name=shown(name),
                instead=instead(name, known),
            )
        if not _fits(known[name], value):
            raise BadData(
                "option_unfit", "{name} cannot be {value}; {instead}", name=name, value=shown(value),
                instead=_fitting(known[name], value),
            )  # fmt: skip
    return dict(wish)


def _fitting(option: Option, value: JSON) -> Phrase:
    """What to choose instead."""
    if option.kind == "number":
        return Phrase("choose_range", "choose from {least} to {most}", least=option.least, most=option.most)
    if option.kind == "several":
        return Phrase(
            "choose_several", "choose {least} to {most} of those there are", least=option.least, most=option.most
        )
    return instead(value, option.choices or ("true", "false"))


def _fits(option: Option, value: JSON) -> bool:
    if value == option.default and type(value) is type(option.default):
        return True
    if option.kind == "switch":
        return isinstance(value, bool)
    if option.kind == "number":
        return type(value) is int and option.least <= value <= option.most
    if option.kind == "choice":
        return value in option.choices
    return (
        isinstance(value, list)
        and option.least <= len(value) <= option.most
        and all(one in option.choices for one in value)
    )


# What is shown


class Row(TypedDict):
    """A labelled value: a number, words, or several of them. One whose label is a name of the glossary is a card."""

    label: Said
    value: JSON
    group: NotRequired[Said]
    """A heading over rows that follow each other."""


class Outcome(TypedDict):
    """How a game ended: by seat the place, 1 is best; and whether it was cut short."""

    places: list[int]
    unfinished: bool


class Sheet(TypedDict):
    """A position as labelled values: of the table, and of each seat."""

    table: list[Row]
    seats: list[list[Row]]
    result: Outcome | None


class Entry(TypedDict):
    """Something that the game's data names, a card perhaps: its names by language, and what it says."""

    names: Mapping[str, str]
    text: list[JSON]


Glossary: TypeAlias = Mapping[str, Entry]


def outcome(state: State) -> Outcome | None:
    result = state.result()
    return None if result is None else _outcome(result)


def _outcome(result: Result) -> Outcome:
    return {"places": list(result.places), "unfinished": result.unfinished}


def with_result(view: Any, result: Result | None) -> Any:
    """A position as it is shown, with the end that the rules know nothing of: somebody has given up."""
    return view if result is None or view["result"] else {**view, "result": _outcome(result)}


def plain_sheet(state: State, seat: int | None) -> Sheet:
    """The view of a small game: every number under the label `GAME-FIELD`, lists by seat with the seats.

    >>> from kubok.toys import Pig
    >>> plain_sheet(Pig().start(), None)["seats"][1]
    [{'label': {'say': 'pig-scores'}, 'value': 0}]
    """
    plain = cast("SmallState[Any]", state)
    game, view = plain.game, cast("dict[str, Any]", plain.view(seat))
    reads = {"decisions": FOR_RULES, plain.secret: _SECRET, **dict(plain.reads)}
    table: list[Row] = []
    seats: list[list[Row]] = [[] for _ in range(game.seats)]
    for name, value in view.items():
        if reads.get(name) == FOR_RULES:
            continue
        label, read = f"{game.name}-{name}", _READ[reads.get(name, "")]
        if isinstance(value, list):
            for rows, one in zip(seats, value, strict=True):
                rows.append({"label": say(label), "value": read(label, one)})
        else:
            table.append({"label": say(label), "value": read(label, value)})
    return {"table": table, "seats": seats, "result": outcome(state)}


_SECRET: Final = "secret"
_READ: Final[Mapping[str, Callable[[str, int], JSON]]] = {
    "": lambda name, number: number,
    AS_SEAT: lambda name, number: person(number),
    AS_SET: lambda name, number: [n for n in range(number.bit_length()) if number >> n & 1] or say("plain-nothing"),
    AS_WORDS: lambda name, number: say(f"{name}-{number}"),
    _SECRET: lambda name, number: say("plain-hidden") if number == FACE_DOWN else number or say("plain-nothing"),
}
"""How a number reads at a table; `name` is its label."""


def plain_tell(game: Game, events: Sequence[Event]) -> list[Said | None]:
    """Events by their kind: the message `GAME-event-KIND` with its fields, a list of numbers seat by seat.

    Whoever may not see them hears `GAME-event-KIND-hidden`.
    """
    return [_plain_told(game, event) for event in events]


def _plain_told(game: Game, event: Event) -> Said:
    hidden = "-hidden" if event.to is not None and not event.fields else ""
    values = {name: _by_seat(value) if isinstance(value, list) else value for name, value in event.fields.items()}
    return say(f"{game.name}-event-{event.kind}{hidden}", name=person(event.seat), **values)


def _by_seat(numbers: list[JSON]) -> JSON:
    return listed(say("plain-of-seat", name=person(seat), number=one) for seat, one in enumerate(numbers))


def plain_action(state: State, seat: int, action: int) -> Said:
    """An action by its name: the message `GAME-action-NAME`, with its fields."""
    game: Any = state.game  # type: ignore[attr-defined]
    found = game.actions[action]
    return say(f"{game.name}-action-{found.name}", **found.fields)


def plain_question(state: State, seat: int) -> Said | None:
    """What a seat is asked where a game asks only one thing: the message `GAME-asked`."""
    game: Any = state.game  # type: ignore[attr-defined]
    return say(f"{game.name}-asked") if seat in state.owed() else None


class About(TypedDict):
    """What is played at a table, for lists and invitations."""

    names: list[JSON]
    """names by language, or messages in parts"""
    picture: str
    """where it is, or nothing"""
    rounds: list[int]
    """how many there usually are, from and to; empty where nobody knows"""


def _no_name(game: Game) -> About:
    return {"names": [], "picture": "", "rounds": []}


# As it is sent


class Told(TypedDict):
    """An event as its reader may see it; `say` is null for what is told with another or not at all."""

    kind: str
    seat: int
    """-1 is the table"""
    rule: str
    fields: Mapping[str, Any]
    say: Said | None


class Recap(TypedDict):
    """A round that is over, told shortly: by seat what it did, as events of a kind of their own."""

    round: int
    first: int
    """the first entry of it"""
    last: int
    """and the one that ended it"""
    seats: list[list[Told]]


class Why(TypedDict):
    """A reason: a code for programs, the rule, an English sentence, and the same in parts for any language."""

    code: str
    rule: str
    text: str
    say: Said


# Worked examples


class ExampleLine(TypedDict):
    """A line of a worked example by its kind, and what follows it one by one: events, or what is refused and why."""

    kind: str
    say: Said
    more: list[Said]


class Example(TypedDict):
    """A worked example. Its players are seats, which are called by their colours."""

    titles: dict[str, str]
    """by language; English is always there, the others only for examples that are shown first"""
    setting: JSON
    lines: list[ExampleLine]
    named: NotRequired[Mapping[str, Mapping[str, str]]]
    """by language, where its game names things otherwise than the box: another board perhaps"""


class ExamplesOf(TypedDict):
    """`GET /api/games/GAME/book/TOPIC`: those of a card or a rule; the first `shown` are for readers."""

    topic: str
    shown: int
    examples: list[Example]


_Names: TypeAlias = Callable[[Any], Mapping[str, Mapping[str, str]]]


def examples_of(
    all_: Examples[Any],
    tell: Callable[[Any], Worked[Any]],
    topic: str,
    names: _Names | None = None,
) -> ExamplesOf | None:
    """The worked examples of a card or of a numbered rule, those a reader is shown first; None if there are none.

    `names` has what the game of an example names otherwise than the box.
    """
    if topic not in all_.counts:
        return None
    found = all_.of(topic)
    told = [_example(one, all_, tell(one), names) for one in found]
    return {"topic": topic, "shown": min(SHOWN, len(found)), "examples": told}


def _example(one: Scenario, all_: Examples[Any], told: Worked[Any], names: _Names | None) -> Example:
    titles = {language: all_.title(one, language) for language in all_.titles}
    example: Example = {
        "titles": {"en": one.title} | {language: title for language, title in titles.items() if title},
        "setting": told.setting,
        "lines": [{"kind": line.kind, "say": line.say, "more": list(line.more)} for line in told.lines],
    }
    if names is not None:
        example["named"] = names(told.game)
    return example


# Beside a game


class GuideStep(TypedDict):
    """Something that the guide of a lesson says, and what it points at: the first of these that is there."""

    id: str
    say: Said
    at: list[str]
    """as the page calls it: `card NAME`, `space w1`, `hand`"""
    read: bool
    """nothing is to be done but to read"""


class Guide(TypedDict):
    """The answer to `ask` with `guide` in a lesson: the steps that fit now, of so many."""

    steps: list[GuideStep]
    total: int


class Lesson(NamedTuple):
    """A first game whose chance is known beforehand. The title's `asks` has a `guide`, unless its page has its own."""

    game: Callable[[], Game]
    seed: int
    bot: str


class InForce(Protocol):
    """A data file in force: where it was read, whether an owner's, and its digest."""

    @property
    def file(self) -> str: ...
    @property
    def paths(self) -> tuple[Path, ...]: ...
    @property
    def owner(self) -> bool: ...
    @property
    def digest(self) -> str: ...


class Lab(NamedTuple):
    """For many games at once: over which of them a ladder is played, and what is counted beside wins."""

    games: Callable[[], Mapping[str, Wish]] = lambda: {"": {}}
    """By name."""
    over: str = "the game as usual"
    """All of them, in words."""
    rounds: int = 0
    """A game that is longer is broken off, unfinished; 0: none is."""
    counted: str = ""
    counts: Callable[[State, int, int], bool] = lambda state, seat, action: False
    """Is what a seat is about to do one of those that are counted?"""


Ask: TypeAlias = Callable[[State, int, Mapping[str, Any]], Any]
"""A question about a position: for a seat, with what was sent along (`action`, `actions`)."""


class Served(NamedTuple):
    """What is answered over HTTP: plain data, or the text of a picture. `kept` says that it may be kept for an hour."""

    body: Any
    kept: bool = False
    kind: str = "application/json"


Serve: TypeAlias = Callable[[Path | None, str, Mapping[str, str]], Served | None]
"""What only this game tells over HTTP: with an owner's data folder, for the last part of the address and what follows
its question mark. None where there is no such thing."""


def _nothing(*_: Any) -> None:
    return None


def _no_more(state: State, seat: int, action: int) -> Mapping[str, JSON]:
    return {}


def _no_words(game: Game) -> Glossary:
    return {}


@dataclass(frozen=True, kw_only=True)
class Title:
    """One game. `name` stands in records and addresses, and never changes.

    What is Any here is a game or a state of its own: no title is handed another's.
    """

    name: str
    rank: int = 9
    """Its place among the games: the first one is played by who names none."""
    letter: str = ""
    """Its rules are numbered with it: C-3.4."""
    seats: tuple[int, int]
    """For how many, from and to."""
    rules: int = 1
    """The newest version of its rules."""
    make: MakeGame
    """The game that a record's header tells of."""
    new: New
    options: Callable[[Path | None], tuple[Option, ...]] = lambda data: ()
    bots: Bots = ANY_GAME

    # What is said

    tell: Callable[[Any, Sequence[Event]], Sequence[Said | None]] = plain_tell
    """What happened in one go, event by event; None for what is told with another or not at all."""
    action: Callable[[Any, int, int], Said] = plain_action
    question: Callable[[Any, int], Said | None] = plain_question
    note: Callable[[Any, int, int], Said | None] = _nothing
    """What there is to know before an action is taken, beside what it is."""
    reason: Callable[[Reason], Said] = reason_said
    glossary: Callable[[Any], Glossary] = _no_words
    """What its data names."""
    words: Path | None = None
    """The folder of its messages, `en.ftl` and others, where they do not lie with ours."""

    # What is shown

    public: Callable[[Any], Any] = lambda state: plain_sheet(state, None)
    """The position as everybody may see it, as JSON: a Sheet, or what its page folder draws."""
    own: Callable[[Any, int], Any] | None = plain_sheet
    """The position as a seat sees it; None where nothing is hidden."""
    about: Callable[[Any], About] = _no_name
    still: Callable[[Any], Any] = _nothing
    """What never changes in a game and is sent once, beside its data and glossary: a board."""
    means: Callable[[Any, int, int], Mapping[str, JSON]] = _no_more
    """What a legal action comes to where it is offered, beside its structured form."""
    obvious: Callable[[Any, int], int | None] = _nothing
    """What a seat that is asked would do without a thought, if there is such a thing: a legal action that can never be
    worse than another, such as a pure gain, or the end of a step in which nothing is left to do. A page takes it by
    itself unless its person wants to be asked. It may depend only on what the seat sees."""
    ahead: Callable[[Any, int], Sequence[int]] = lambda state, seat: ()
    """Actions that end a step in which hardly anything is left to do: what a seat may do after them is offered at once,
    and done together with them. Nothing may be drawn or shown by them, and nobody else's turn come."""
    alike: Callable[[Any, int], Hashable] | None = None
    """All that `action`, `means` and `note` of a seat depend on beside the action itself, where that is little: tables
    of a game then put into words once what they offer alike."""
    vain: Callable[[Any, int, int], bool] = lambda state, seat, action: False
    """Legal, and yet of no use to whoever takes it here: it is not offered to people."""
    asks: Mapping[str, Ask] = field(default_factory=dict)
    """What may be asked about a position: `odds`, `reach`, `after`, …"""
    tally: Callable[[Session, Iterable[Step]], Any] = _nothing
    """A game in figures, when it is over: from what was played, without what was taken back. The steps are played in
    that session, which has its result when they have been taken."""
    recap: Callable[[Session, Iterable[Step]], Recap | None] | None = None
    """The round that ended last, from the same; None where the log of what others did is enough."""
    line: Callable[[Any], str] | None = None
    """The position in one line, which begins with the game's name and a slash."""
    position: Callable[[str, Path | None], State] | None = None
    """The position of a line, with an owner's data folder."""

    # Beside a game

    lesson: Lesson | None = None
    book: Book | None = None
    lab: Lab = field(default_factory=Lab)
    serves: Mapping[str, Serve] = field(default_factory=dict)
    """What else is asked over HTTP, at /api/games/NAME/…"""
    terminal: Callable[..., Sitting] | None = None
    """Its own table in a terminal; None for the plain one."""
    commands: Callable[[], Mapping[str, Callable[..., None]]] = dict
    """Commands of its own for the command line, by name."""
    actions: Callable[[], str] | None = None
    """Its action table as a page of the docs; None for a plain list."""
    files: Callable[[Path | None], Sequence[InForce]] = lambda data: ()
    """Which data files are in force."""

    def said(self, game: Game, events: Sequence[Event]) -> Sequence[Said | None]:
        """What happened in one go, in words: the game's own, or giving up, which no game knows and comes alone."""
        if any(event.kind == CONCEDED for event in events):
            return [say("event-conceded", name=person(event.seat)) for event in events]
        return self.tell(game, events)

    def told(self, game: Game, events: Sequence[Event]) -> list[Told]:
        """What happened in one go, as it is sent: events as their reader may see them."""
        said = self.said(game, events)
        return [
            {"kind": event.kind, "seat": event.seat, "rule": event.rule, "fields": event.fields, "say": words}
            for event, words in zip(events, said, strict=True)
        ]

    def why(self, reason: Reason) -> Why:
        """A reason as it is sent."""
        return {"code": reason.code, "rule": reason.rule, "text": reason.sentence, "say": self.reason(reason)}


# Small games


def small(game: type[SmallGame], words: Path | None = None) -> Title:
    """The title of a game that is a few options and a plain state: all it says of itself is enough.

    `words` is the folder of its messages, for a game outside our package.
    """
    limits = {name: (least, most) for name, least, most in game.limits}
    usual: Any = game()
    options = tuple(
        Option(name, "number", getattr(usual, name), least=least, most=most)
        for name, (least, most) in limits.items()
        if name != "seats"
    )

    def new(seats: int, wish: Wish, data: Path | None, luck: Random | None = None, /) -> Game:
        return game.make(game.rules, wish, None, seats)

    return Title(
        name=game.name,
        seats=limits["seats"],
        rules=game.rules,
        make=game.make,
        new=new,
        options=lambda data: options,
        own=plain_sheet if game.state.secret else None,
        words=words,
        serves={} if words is None else {"words": lambda data, language, asked: _served_words(words, language)},
    )


def _served_words(folder: Path, language: str) -> Served | None:
    """The messages of a game that the page was not built with; English where a language has none."""
    found = [path for name in (language, ENGLISH) if name in LANGUAGES and (path := folder / f"{name}.ftl").is_file()]
    return Served(found[0].read_text("utf-8"), kept=True, kind="text/plain") if found else None
