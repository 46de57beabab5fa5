"""Setting a table up: which game, who sits where, what was chosen, whose chance; and going on with a saved game."""

from __future__ import annotations

import difflib
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final, cast

from rich.console import Console

from kubok.bots import Bot
from kubok.bots.asking import Sure
from kubok.kernel import JSON, BadData, Fast, Game, Record, Sealed, Session
from kubok.locale import LANGUAGES, language, speaking, text
from kubok.terminal.sitting import FromPosition, Sitting
from kubok.titles import Title, all_titles, title_of
from kubok.titles.title import Option

YOU: Final = "you"
BOT: Final = "bot:"
"""Before a name: that it is a bot's, and no person's."""

NEAR: Final = 0.7
"""How alike a person's name and a bot's are to be told apart aloud."""


def played(name: str) -> Title:
    """The game of that name."""
    known = tuple(title.name for title in all_titles())
    if name not in known:
        raise BadData("game_unknown", "there is no game “{game}” here; there are {games}", game=name, games=known)
    return title_of(name)


# Who sits where


def bot_name(title: Title, name: str) -> str:
    """The bot that a seat is named after, `steady 2` or `expert:bold`; empty for a person."""
    first = name.split(" ")[0]
    return first if first.partition(":")[0] in title.bots.names else ""


def bots_words() -> str:
    """The bots of every game."""
    found: dict[tuple[str, ...], list[str]] = {}
    for title in all_titles():
        found.setdefault(title.bots.names, []).append(title.name)
    return "; ".join(f"{', '.join(games)}: {', '.join(bots)}" for bots, games in found.items())


def usual_seats(title: Title, you: bool = True) -> str:
    """Who plays if nobody is named: as few as can, bots of the usual level.

    >>> usual_seats(title_of("pig")), usual_seats(title_of("pig"), you=False)
    ('you,random', 'random,random')
    """
    seats = [title.bots.usual] * title.seats[0]
    return ",".join([YOU, *seats[1:]] if you else seats)


def seat_names(seats: str, title: Title) -> list[str]:
    """The names of the seats: a bot's name makes a bot's seat, `you` and any other name a person's. Among several
    people at one screen nobody is called `you`.

    >>> pig = title_of("pig")
    >>> seat_names("you,random,random", pig), seat_names("Ann, Bob", pig), seat_names("you,Ann", pig)
    (['You', 'random 1', 'random 2'], ['Ann', 'Bob'], ['Player 1', 'Ann'])
    """
    words = [word.strip() for word in seats.split(",")]
    low, high = title.seats
    if low == high != len(words):
        raise BadData("seats_exactly", "--seats names {count} players with commas, such as you,random", count=low)
    if not low <= len(words) <= high or not all(words):
        raise BadData(
            "seats_wrong", "--seats names {low} to {high} players with commas, such as you,random", low=low, high=high
        )
    for place, word in enumerate(words):
        if word.startswith(BOT):
            words[place] = word.removeprefix(BOT)
            title.bots.make(words[place], 0)  # says at once which name is wrong
    count, seen = Counter(words), Counter[str]()
    alone = sum(not bot_name(title, word) for word in words) == 1
    names = []
    for word in words:
        seen[word] += 1
        name = word
        if word.lower() == YOU:
            name = text("you") if alone else text("person", number=seen[word])
        elif count[word] > 1:
            name = f"{word} {seen[word]}"
        names.append(name)
    return names


def mistaken(title: Title, names: Sequence[str]) -> list[str]:
    """What to say of people who are called almost like a bot."""
    people = [name for name in names if not bot_name(title, name)]
    near = {name: difflib.get_close_matches(name.lower(), title.bots.names, 1, NEAR) for name in people}
    return [text("almost-a-bot", name=name, bot=bots[0]) for name, bots in near.items() if bots]


def reader(names: Sequence[str]) -> int | None:
    """The seat that a saved game calls `you`, in whichever language it was played.

    >>> reader(["steady", "Ви"]), reader(["Ann", "steady"])
    (1, None)
    """
    for tongue in dict.fromkeys((language(), *LANGUAGES)):
        with speaking(tongue):
            if (word := text("you")) in names:
                return names.index(word)
    return None


def bots_of(title: Title, names: Sequence[str], seed: int | None) -> dict[int, Bot]:
    """A seat named after a bot is that bot's: so a saved game knows who played."""
    luck = secrets.randbits(32) if seed is None else seed
    named = {seat: bot_name(title, name) for seat, name in enumerate(names)}
    return {seat: Sure(title.bots, bot, luck + seat) for seat, bot in named.items() if bot}


def table_of(title: Title, console: Console, session: Session, bots: Mapping[int, Bot], **more: object) -> Sitting:
    """The title's own table, or the plain one."""
    make = cast("type[Sitting]", title.terminal or Sitting)
    return make(title, console, session, bots, **more)  # type: ignore[arg-type]


# What is played


def wish(title: Title, given: Mapping[str, str | int | bool], data: Path | None) -> dict[str, JSON]:
    """What was chosen, as the game wants it."""
    return {option.name: _value(option, given[option.name]) for option in title.options(data) if option.name in given}


def _value(option: Option, word: str | int | bool) -> JSON:
    if option.kind == "several":
        return [one.strip() for one in str(word).replace("+", ",").split(",")]
    if option.kind != "number" or isinstance(word, int):
        return word
    if not word.isdecimal():
        raise BadData("no_number", "{name} must be a number, and within range", name=f"--{option.typed}")
    return int(word)


def new_game(
    title: Title, seats: int, given: Mapping[str, str | int | bool], data: Path | None, seed: int | None
) -> Game:
    """A new game with those options; what is drawn before it begins depends on the seed."""
    return title.new(seats, wish(title, given, data), data, Random(secrets.randbits(64) if seed is None else seed))


def begin(game: Game, names: list[str], seed: int | None) -> Session:
    """A new session; sealed chance gets its nonces at once, for all sit at one screen."""
    session = Session(game, Sealed() if seed is None else Fast(seed), names)
    if seed is None:
        for seat in range(game.seats):
            session.add_nonce(seat)
    return session


def from_position(words: str, data: Path | None) -> tuple[Title, Game]:
    """The game of a position's line, or of a file that holds one; the line says which game it is."""
    path = Path(words)
    if " " not in words and path.is_file():
        words = path.read_text("utf-8").strip()
    known = {title.name: title for title in all_titles() if title.position is not None}
    title = known.get(words.partition("/")[0])
    if title is None or title.position is None:
        raise BadData(
            "no_position",
            "a position is one line that begins with its game and a slash; these games have positions: {games}",
            games=tuple(known),
        )
    return title, cast(Game, FromPosition(title.position(words, data)))


def position_names(title: Title, count: int, seats: str) -> list[str]:
    """Who sits at a position: those named, then bots of the usual level."""
    named = seats.split(",") if seats else [YOU]
    names = seat_names(",".join([*named, *[title.bots.usual] * (count - len(named))]), title)
    if len(names) != count:
        raise BadData("position_seats", "the position has {seats} seats: name that many with --seats", seats=count)
    return names


# Going on


def resumed(path: Path, seed: int | None) -> tuple[Title, Session]:
    """A saved game, to be played on."""
    record = Record.open(path)
    title = title_of(record.game)
    if record.finished:
        raise BadData(
            "game_finished",
            "{file} is finished: kubok verify {file} checks it, kubok replay {file} shows it",
            file=str(path),
        )
    if record.commitment:
        if seed is not None:
            raise BadData("needs_no_seed", "{file} is sealed: leave --seed out", file=str(path))
        return title, Session.open(path, title.make)
    if seed is None:
        raise BadData("need_seed", "{file} was played from a seed: give its --seed to continue", file=str(path))
    source = Fast(seed)
    if any(source.values(one.draw) != one.values for entry in record.entries for one in entry.drawn):
        raise BadData(
            "wrong_seed",
            "{file} was not played with seed {seed}: the dice fell differently there",
            file=str(path),
            seed=str(seed),
        )
    return title, Session.replay(record, title.make, source)
