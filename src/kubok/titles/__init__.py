"""The games of this house, each as one object: what a table, a terminal, a rules page, bots and a lab need of it.

A module or folder here is a title: it is called after the game and holds its `TITLE`. Other packages bring theirs with
an entry point of the group `kubok.titles`. Nothing else names the games.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Final

from kubok.kernel import BadData, Record
from kubok.kernel.session import MakeGame
from kubok.locale import add_words
from kubok.titles.title import Title

NOT_GAMES: Final = ("title",)
GROUP: Final = "kubok.titles"


@cache
def _places() -> Mapping[str, EntryPoint]:
    """Where each title is found. Nobody takes the place of one of ours."""
    ours = [one.name for one in iter_modules(__path__) if one.name not in NOT_GAMES]
    others = {one.name: one for one in entry_points(group=GROUP)}
    return others | {name: EntryPoint(name, f"{__name__}.{name}:TITLE", GROUP) for name in ours}


def names() -> tuple[str, ...]:
    """The games there are, by the name that stands in their records.

    >>> "pig" in names()
    True
    """
    return tuple(sorted(_places()))


@cache
def title_of(name: str) -> Title:
    """The title of that name; BadData where there is none."""
    if name not in names():
        raise BadData(
            "unknown_game",
            "this program does not know the game {game}; it knows {known}",
            game=repr(name),
            known=names(),
        )
    found: Title = _places()[name].load()
    if found.words is not None:
        add_words(found.words)
    return found


@cache
def all_titles() -> tuple[Title, ...]:
    """Every game, in the order in which they are offered.

    >>> {title.name for title in all_titles()} == set(names())
    True
    """
    return tuple(sorted(map(title_of, names()), key=lambda title: (title.rank, title.name)))


def make_game(record: Record) -> MakeGame:
    """How to make the game that a record tells of.

    >>> make_game(Record("pig", rules=1, seats=("Ann", "Bob"), options={}, data=None)) is title_of("pig").make
    True
    """
    return title_of(record.game).make


__all__ = ["Title", "all_titles", "make_game", "names", "title_of"]
