"""Worked examples of a game: which of its scenarios belong to a card or a rule, which a reader is shown at first, and
their titles in other languages.

A scenario's own title is English. The titles that readers are shown lie beside the scenarios, one TOML file for each
language, under the file and the English title; the other scenarios are tests, and say so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from kubok.kernel.files import load_toml
from kubok.kernel.game import JSON
from kubok.kernel.words import Said

SHOWN: Final = 3
"""So many examples of a card or a rule are shown unless more are asked for."""


class Scenario(Protocol):
    """What every game's scenario has: where it stands, what it is called, and what it proves."""

    @property
    def file(self) -> str: ...
    @property
    def line(self) -> int: ...
    @property
    def title(self) -> str: ...
    @property
    def proves(self) -> tuple[str, ...]: ...


S = TypeVar("S", bound=Scenario)
G = TypeVar("G")


class Line(NamedTuple):
    """A line of an example by its kind: given, does, rolls, has, may, only, not, happened, never, or of the table."""

    kind: str
    say: Said
    more: tuple[Said, ...] = ()
    """What follows one by one: events, or what is refused and why."""


class Worked(NamedTuple, Generic[G]):
    """A worked example as it was played: its game, where it begins, and its lines."""

    game: G
    setting: JSON
    lines: tuple[Line, ...]


def topic(proved: str) -> str:
    """The rule or the card that a clause belongs to.

    >>> topic("C-3.4"), topic("dugout.1")
    ('C-3.4', 'dugout')
    """
    return proved if proved[1:2] == "-" else proved.rpartition(".")[0]


class Examples(Generic[S]):
    """The scenarios of a folder as worked examples."""

    def __init__(self, folder: Path, scenarios: Sequence[S]) -> None:
        self.folder, self.all = folder, scenarios

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many examples there are, by card and by rule."""
        return dict(Counter(name for one in self.all for name in sorted(_topics(one))))

    def of(self, name: str) -> list[S]:
        """The examples of a card or a rule, those of its own file first, and of these the first for each clause."""
        own = f"{name[0].lower()}{name[2:].partition('.')[0]}_" if name[1:2] == "-" else f"{name}.txt"
        found = sorted((one for one in self.all if name in _topics(one)), key=lambda one: not one.file.startswith(own))
        clauses: set[str] = set()
        first = []
        for one in found:
            new = {proved for proved in one.proves if topic(proved) == name} - clauses
            first += [one] if new else []
            clauses |= new
        return sorted(found, key=lambda one: (not one.file.startswith(own), one not in first))

    def shown(self) -> list[S]:
        """Every example that some reader is shown at first."""
        found = {(one.file, one.line): one for name in self.counts for one in self.of(name)[:SHOWN]}
        return [found[place] for place in sorted(found)]

    @cached_property
    def titles(self) -> dict[str, Mapping[str, Mapping[str, str]]]:
        """The titles by language, file and English title."""
        return {path.stem.rpartition("-")[2]: _read(path) for path in sorted(self.folder.glob("titles-*.toml"))}

    def title(self, one: S, language: str) -> str | None:
        """The title of an example in a language other than English; None for a test that no reader is shown first."""
        return self.titles.get(language, {}).get(one.file.removesuffix(".txt"), {}).get(one.title)


def _topics(one: Scenario) -> set[str]:
    return {topic(proved) for proved in one.proves}


def _read(path: Path) -> Mapping[str, Mapping[str, str]]:
    found: Any = load_toml(path, path.name)
    return {str(file): {str(title): str(words) for title, words in those.items()} for file, those in found.items()}
