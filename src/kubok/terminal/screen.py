"""How a game is shown: a title's sheet of labelled values, what can be done, what happened; drawn, or in sentences.

A screen shows what one seat may see; without a seat (a game watched, a record, the end) everything lies open. Games
with screens of their own take from here how options and events look.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from kubok.kernel import Event, Game
from kubok.kernel.words import Said, person, say
from kubok.locale import Speech, text
from kubok.terminal.title import Sentence, Title, in_sentences

LETTERS: Final = "ABCDEFGH"
RUNNERS: Final = (
    "bold white on #7c4dff", "bold white on #c2410c", "bold white on #0f766e", "bold white on #be185d",
    "bold white on #1d4ed8", "bold white on #4d7c0f", "bold white on #a16207", "bold white on #475569",
)  # fmt: skip
"""The seats, each with a letter and a colour."""

TARGET: Final = "#ffd447"
"""What can be chosen."""

UNDONE: Final = "undone"
"""The event that somebody took a move back: no game's own, and told by every screen."""


class Screen(ABC):
    """Draws a game for whoever is looking. The state is that of the game."""

    plain = False

    def __init__(self, console: Console, names: Sequence[str], you: int | None = None) -> None:
        self.console, self.names = console, tuple(names)
        self.people = Speech(self.names, you)
        """Who sits there, and who of them is spoken to."""
        self._heard: dict[object, list[str]] = {}

    # What each game shows in its own way

    @abstractmethod
    def table(self, state: Any, seat: int | None, options: Sequence[int] = ()) -> RenderableType:
        """All that lies there for that seat, and what is asked of it."""

    @abstractmethod
    def action_words(self, state: Any, seat: int, action: int) -> str:
        """An option as it is offered, and as it can be typed."""

    @abstractmethod
    def told(self, state: Any, events: Iterable[Event]) -> Sequence[tuple[Event, str, str]]:
        """Events in words, each with its sentence and the rule or card behind it."""

    def note(self, state: Any, seat: int, action: int) -> str:
        """What helps to choose."""
        return ""

    def first(self, state: Any) -> int:
        """The number of the first option."""
        return 1

    def forget(self) -> None:
        """Show everything again, also what has been shown."""
        self._heard = {}

    # What all share

    def runner(self, seat: int) -> Text:
        return Text(f" {LETTERS[seat]} ", style=RUNNERS[seat])

    def options(self, state: Any, seat: int, options: Sequence[int]) -> RenderableType:
        items = []
        for number, action in enumerate(options, start=self.first(state)):
            item = Text.assemble((f"{number} ", f"bold {TARGET}"), self.action_words(state, seat, action))
            note = self.note(state, seat, action)
            items.append(item.append(f" · {note}", style="dim") if note else item)
        return Columns(items, padding=(0, 3))

    def events(self, state: Any, events: Iterable[Event]) -> RenderableType:
        lines = []
        for event, sentence, rule in self.told(state, events):
            line = Text.assemble(Text("   ") if event.seat < 0 else self.runner(event.seat), " ", sentence)
            named = rule and rule in sentence  # the card behind it is what the sentence is about
            lines.append(line.append(f" {rule}", style="dim") if rule and not named else line)
        return Group(*lines)


class InSentences(Screen):
    """Tells a game in sentences, one a line: for a screen reader, a pipe or a log."""

    plain = True

    def news(self, about: object, lines: list[str]) -> list[str]:
        """The lines that differ from those that were told last."""
        before = self._heard.get(about, [])
        self._heard[about] = lines
        return [line for line in lines if line not in before]

    def options(self, state: Any, seat: int, options: Sequence[int]) -> RenderableType:
        lines = []
        for number, action in enumerate(options, start=self.first(state)):
            words, note = self.action_words(state, seat, action), self.note(state, seat, action)
            lines.append(text("plain-option-note" if note else "plain-option", number=number, words=words, note=note))
        return sentences(lines)

    def events(self, state: Any, events: Iterable[Event]) -> RenderableType:
        return sentences(
            text("plain-event" if rule else "plain-event-bare", sentence=sentence, rule=rule)
            for _, sentence, rule in self.told(state, events)
        )


def sentences(lines: Iterable[str]) -> RenderableType:
    """One sentence a line; a dot between words would be read aloud."""
    return Group(*(Text(line.replace(" · ", ", ")) for line in lines))


def clipped(console: Console, words: str, width: int, lines: int) -> Text:
    """Words wrapped to a width, and cut off with … after so many lines."""
    wrapped = Text(words, style="dim").wrap(console, max(width, 10))
    if len(wrapped) > lines:
        last = wrapped[lines - 1]
        last.truncate(max(width, 10) - 1)
        last.append("…")
    return Text("\n").join(list(wrapped)[:lines])


# Any title


def speech_of(title: Title, game: Game, people: Speech) -> Speech:
    """What a title's parts need to become words among these people."""
    return people._replace(named={key: entry["names"] for key, entry in title.glossary(game).items()})


class SheetScreen(Screen):
    """Draws the sheet of any title."""

    def __init__(self, console: Console, names: Sequence[str], title: Title, you: int | None = None) -> None:
        super().__init__(console, names, you)
        self.title = title

    def speech(self, state: Any) -> Speech:
        return speech_of(self.title, state.game, self.people)

    def sheet(self, state: Any, seat: int | None) -> Any:
        """The values that a seat may see; for nobody in particular each seat's own lie open."""
        own = self.title.own
        if own is None:
            return self.title.public(state)
        if seat is not None:
            return own(state, seat)
        found: Any = self.title.public(state)
        sheets: list[Any] = [own(state, one) for one in range(len(self.names))]
        return {**found, "seats": [sheet["seats"][one] for one, sheet in enumerate(sheets)]}

    def asked(self, state: Any, seat: int | None) -> str:
        question = None if seat is None else self.title.question(state, seat)
        if question is None or seat is None:
            return ""
        return text("asked", name=self.names[seat], asked=self.speech(state).words(question))

    def rows(self, state: Any, rows: Any) -> dict[str, str]:
        speech = self.speech(state)
        return {speech.words(row["label"]): speech.words(row["value"]) for row in rows}

    def table(self, state: Any, seat: int | None, options: Sequence[int] = ()) -> RenderableType:
        sheet = self.sheet(state, seat)
        whole = self.rows(state, sheet["table"])
        seats = [self.rows(state, rows) for rows in sheet["seats"]]
        parts: list[RenderableType] = [Text()]
        if asked := self.asked(state, seat):
            parts.append(Text(asked, style="bold"))
        if whole:
            parts.append(Text(" · ".join(_told_rows(whole))))
        grid = Table(box=None, padding=(0, 2), header_style="")
        grid.add_column()
        for one, name in enumerate(self.names):
            grid.add_column(Text.assemble(self.runner(one), " ", (name, "bold")))
        for label in dict.fromkeys(label for rows in seats for label in rows):
            grid.add_row(Text(label, style="dim"), *(Text(rows.get(label, "")) for rows in seats))
        return Group(*parts, grid)

    def action_words(self, state: Any, seat: int, action: int) -> str:
        return self.speech(state).words(self.title.action(state, seat, action))

    def note(self, state: Any, seat: int, action: int) -> str:
        part = self.title.note(state, seat, action)
        return "" if part is None else self.speech(state).words(part)

    def told(self, state: Any, events: Iterable[Event]) -> list[Sentence]:
        speech, found = self.speech(state), list[Sentence]()
        for undone, those in groupby(events, key=lambda event: event.kind == UNDONE):
            some = list(those)
            parts = [_took_back(event) for event in some] if undone else self.title.said(state.game, some)
            found += in_sentences(some, parts, speech)
        return found


class SheetSentences(InSentences, SheetScreen):
    """Tells the sheet of any title; what has not changed is not told again."""

    def table(self, state: Any, seat: int | None, options: Sequence[int] = ()) -> RenderableType:
        sheet = self.sheet(state, seat)
        lines = self.news(("table", seat), [f"{line}." for line in _told_rows(self.rows(state, sheet["table"]))])
        for one, name in enumerate(self.names):
            rows = ", ".join(_told_rows(self.rows(state, sheet["seats"][one])))
            lines += self.news((one, seat), [f"{name}. {rows}."] if rows else [])
        asked = self.asked(state, seat)
        return sentences([*lines, asked] if asked else lines)


def _took_back(event: Event) -> Said | None:
    return say("event-undone", name=person(event.seat))


def _told_rows(rows: dict[str, str]) -> list[str]:
    return [f"{label}: {value}" for label, value in rows.items()]
