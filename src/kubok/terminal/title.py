"""What a terminal needs to know of a title. Titles stand above: here they are known by what they say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

from kubok.kernel import JSON, Event, Game, Reason, State
from kubok.kernel.examples import Examples
from kubok.kernel.rulebook import Rulebook
from kubok.kernel.session import MakeGame
from kubok.kernel.words import Said, by_rule, joined
from kubok.locale import Speech

Cards: TypeAlias = Mapping[str, Mapping[str, JSON]]
"""What has a name in every language and a page in the book, by key."""


class Book(NamedTuple):
    """Where rules and cards are looked up. The cards are those of an owner's data folder, or of a game as it began."""

    rules: Callable[[], Rulebook]
    examples: Callable[[], Examples[Any]]
    told: Callable[[Any], list[str]]
    """A worked example, line by line."""
    cards: Callable[[Path | None, Game | None], Cards]
    page: Callable[[str, Path | None, Game | None], list[str]]
    """A card in full, but for its examples."""
    line: Callable[[str, Path | None, Game | None], str]
    """A card in one line."""
    picture: Callable[[str, Path | None], str] | None = None
    """A card as an SVG."""


class Sentence(NamedTuple):
    """An event as it is told: its sentence, and the rule or card behind it in words."""

    event: Event
    sentence: str
    rule: str


def in_sentences(events: Sequence[Event], parts: Sequence[Said | None], speech: Speech) -> list[Sentence]:
    """Events in words. What adds up is told as one, and the card that a sentence names is not named again."""
    lines: list[tuple[Event, Said]] = []
    for event, part in zip(events, parts, strict=True):
        if part is not None:
            whole = joined(lines[-1][1], part) if lines and lines[-1][0].rule == event.rule else None
            lines[len(lines) - bool(whole) :] = [(event, whole or part)]
    return [
        Sentence(event, speech.words(part), "" if part.get("card") == rule else speech.words(rule))
        for event, part in lines
        for rule in (by_rule(event.rule),)
    ]


class Title(Protocol):
    """One game, as far as a terminal shows it: `kubok.titles.Title` says what these are."""

    @property
    def name(self) -> str: ...
    @property
    def letter(self) -> str: ...
    @property
    def make(self) -> MakeGame: ...
    def said(self, game: Game, events: Sequence[Event], /) -> Sequence[Said | None]: ...
    @property
    def action(self) -> Callable[[State, int, int], Said]: ...
    @property
    def note(self) -> Callable[[State, int, int], Said | None]: ...
    @property
    def question(self) -> Callable[[State, int], Said | None]: ...
    @property
    def reason(self) -> Callable[[Reason], Said]: ...
    @property
    def glossary(self) -> Callable[[Game], Mapping[str, Any]]: ...
    @property
    def public(self) -> Callable[[State], JSON]: ...
    @property
    def own(self) -> Callable[[State, int], JSON] | None: ...
    @property
    def line(self) -> Callable[[State], str] | None: ...
    @property
    def book(self) -> Book | None: ...
