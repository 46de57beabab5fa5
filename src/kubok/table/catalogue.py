"""What can be played here: every title with its options and bots, so that a page can draw a form for a new table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from kubok.kernel import BadData, Game
from kubok.table.answers import BotLevels, Catalogue, GameEntry, OptionEntry, Pause
from kubok.table.games import shared
from kubok.table.protocol import MAX_NAME, PHRASES, PROTOCOL
from kubok.table.room import HELPS, KINDS, ODDS, PAUSE
from kubok.titles import names, title_of
from kubok.titles.title import Option, Title, chosen

PAUSES: Final = (5, 3600)


def folder_of(title: Title, data: Path | None) -> Path | None:
    """An owner's files for a game: in a folder called after it; those of the first game may lie beside such folders."""
    if data is not None and (data / title.name).is_dir():
        return data / title.name
    return data if title.rank == min(title_of(name).rank for name in names()) else None


def catalogue(games: Sequence[str], data: Path | None) -> Catalogue:
    """Everything that a page needs to offer a new table of any game."""
    titles = sorted((title_of(name) for name in games), key=lambda title: title.rank)
    return Catalogue(
        protocol=PROTOCOL,
        games=[_entry(title, folder_of(title, data)) for title in titles],
        kinds=list(KINDS),
        pause=Pause(PAUSE, *PAUSES),
        phrases=list(PHRASES),
        longest_name=MAX_NAME,
    )


def _entry(title: Title, data: Path | None) -> GameEntry:
    return GameEntry(
        name=title.name,
        letter=title.letter,
        seats=title.seats,
        options=[_option(option) for option in title.options(data)],
        bots=BotLevels(list(title.bots.levels), title.bots.usual),
        helps=[help for help in HELPS if help != ODDS or ODDS in title.asks],
        lesson=title.lesson is not None,
    )


def _option(option: Option) -> OptionEntry:
    fields = option._asdict()
    del fields["alias"]  # for command lines
    return OptionEntry(**fields)


def no_game(name: str, games: Sequence[str]) -> BadData:
    known = tuple(games)
    return BadData(
        "no_game_on_server", "there is no game {game} here; choose from {known}", game=repr(name), known=known
    )


def game_of(title: Title, seats: int, wish: Mapping[str, Any], data: Path | None) -> Game:
    """The game that is asked for, with an owner's files; BadData with what is wrong."""
    least, most = title.seats
    if not least <= seats <= most:
        raise BadData(
            "seats_here", "this game is for {least} to {most} players, not {seats}", least=least, most=most, seats=seats
        )
    return shared(title.new(seats, chosen(title.options(data), wish), data))
