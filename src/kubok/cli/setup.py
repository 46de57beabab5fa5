"""Setting a table up: who sits where, which cards, tracks and boards, whose dice; and going on with a saved game."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from kubok.bots import Bot
from kubok.bots.asking import Sure
from kubok.cubitos import Cubitos, Race
from kubok.cubitos import sets as own_sets
from kubok.cubitos.data import Box, open_box, resolve
from kubok.cubitos.pieces import SEATS
from kubok.cubitos.position import from_line
from kubok.kernel import JSON, BadData, Fast, Game, Reason, Record, Sealed, Session
from kubok.kernel.session import MakeGame
from kubok.locale import LANGUAGES, You, language, speaking, text
from kubok.titles import make_game, title_of
from kubok.venture import Venture, Village
from kubok.venture import data as villages
from kubok.venture import position as village_position

YOU = "you"
PLAYED = (Cubitos.name, Venture.name)
"""The games that the terminal shows."""


class Wanted(NamedTuple):
    """The race of Cubitos that is to be run, as it was asked for."""

    set: str = "race_1"
    cards: str = ""
    random_set: bool = False
    track: str = ""
    laps: int | None = None
    order: str = "simultaneous"
    data: Path | None = None


def seat_names(seats: str, game: str = Cubitos.name) -> list[str]:
    """The names of the seats: a bot's name makes a bot's seat, `you` and any other name a person's. Among several
    people at one screen nobody is called `you`.

    >>> seat_names("you,steady,steady"), seat_names("Ann, Bob"), seat_names("you,Ann")
    (['You', 'steady 1', 'steady 2'], ['Ann', 'Bob'], ['Player 1', 'Ann'])
    """
    words = [word.strip() for word in seats.split(",")]
    if game == Venture.name and (len(words) != Venture.seats or not all(words)):
        raise BadData(
            "venture_seats_wrong", "A Wild Venture is for two: --seats names both with a comma, such as you,steady"
        )
    if not SEATS[0] <= len(words) <= SEATS[1] or not all(words):
        raise BadData(
            "seats_wrong",
            "--seats names {low} to {high} players with commas, such as you,steady",
            low=SEATS[0],
            high=SEATS[1],
        )
    count, seen = Counter(words), Counter[str]()
    alone = sum(word.split(" ")[0] not in title_of(game).bots.names for word in words) == 1
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


def spoken_to(names: Sequence[str], person: int | None) -> tuple[str, ...]:
    """The names as sentences take them: the one person at the screen is spoken to."""
    return tuple(You(name) if seat == person else name for seat, name in enumerate(names))


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


def bots_of(game: str, names: tuple[str, ...], seed: int | None) -> dict[int, Bot]:
    """A seat named after a bot is that bot's: so a saved game knows who played."""
    bots, luck = title_of(game).bots, secrets.randbits(32) if seed is None else seed
    first_words = (name.split(" ")[0] for name in names)
    return {seat: Sure(bots, bot, luck + seat) for seat, bot in enumerate(first_words) if bot in bots.names}


def game_data(wanted: Wanted, rng: Random) -> tuple[dict[str, JSON], list[Reason]]:
    """The data of a new game, and what the advice has against its cards (C-2.2)."""
    box = open_box(wanted.data)
    cards = [name.strip() for name in wanted.cards.split(",")] if wanted.cards else None
    if wanted.random_set:
        if cards:
            raise BadData("cards_or_random", "give --cards or --random-set, not both")
        cards = own_sets.random_set(box, rng)
    tracks = wanted.track.split("+") if wanted.track else None
    laps = 1 if wanted.laps is None and tracks else wanted.laps
    data = resolve(box, wanted.set, cards=cards, tracks=tracks, laps=laps)
    return data, own_sets.warnings(box, cards) if wanted.cards and cards else []


def box_of(game: Cubitos, box: Box) -> Box:
    """The box with the cards of a game as they are in its record: a race keeps the values it began with."""
    data: Any = game.data()
    return replace(box, cards={**box.cards, **{card["name"]: card for card in data["cards"]}})


def source_of(seed: int | None) -> Sealed | Fast:
    return Sealed() if seed is None else Fast(seed)


def begin(game: Game, names: list[str], seed: int | None) -> Session:
    """A new session; sealed dice get their nonces at once, for all sit at one screen."""
    session = Session(game, source_of(seed), names)
    if seed is None:
        for seat in range(game.seats):
            session.add_nonce(seat)
    return session


def village(
    theme: str, board: str, *, wilder: bool, no_memory: bool, data: Path | None, share_ties: bool = False
) -> Venture:
    """A new game of A Wild Venture."""
    chosen = villages.resolve(villages.open_box(data), theme=theme, board=board, wilder=wilder)
    return Venture(data=chosen, wilder=wilder, open_piles=no_memory, tie_breaks=not share_ties)


# From a position


class Standing:
    """A game that starts at a position. It has no record that could be replayed from the start."""


class StandingRace(Standing, Cubitos):
    def __init__(self, race: Race) -> None:
        game = race.game
        super().__init__(game.seats, data=game.data(), order=game.order, max_rounds=game.max_rounds, rules=game.rules)
        self._position = race

    def start(self) -> Race:
        return self._position.copy().collect(True)


class StandingVillage(Standing, Venture):
    def __init__(self, village: Village) -> None:
        game = village.game
        variant = {"wilder": game.wilder, "open_piles": game.open_piles, "tie_breaks": game.tie_breaks}
        super().__init__(data=game.data(), **variant, rules=game.rules)
        self._position = village

    def start(self) -> Village:
        return self._position.copy().collect(True)


def from_position(words: str, data: Path | None) -> StandingRace | StandingVillage:
    """The game of a position's line, or of a file that holds one; the line says which game it is."""
    path = Path(words)
    if " " not in words and path.is_file():
        words = path.read_text("utf-8").strip()
    if words.startswith(f"{Venture.name}/"):
        return StandingVillage(village_position.from_line(words, villages.open_box(data)))
    return StandingRace(from_line(words, open_box(data)))


# Going on


def maker(record: Record) -> MakeGame:
    """How to make the game that a record tells of."""
    return make_game(record)


def open_record(path: Path) -> Record:
    """A record of a game that the terminal shows."""
    record = Record.open(path)
    if record.game not in PLAYED:
        raise BadData(
            "other_game",
            "{file} is a record of {game}; the terminal shows {games}",
            file=str(path),
            game=record.game,
            games=tuple(PLAYED),
        )
    return record


def resumed(path: Path, seed: int | None) -> Session:
    """A saved game, to be played on."""
    record = open_record(path)
    if record.finished:
        raise BadData(
            "game_finished",
            "{file} is finished: kubok verify {file} checks it, kubok replay {file} shows it",
            file=str(path),
        )
    if record.commitment:
        if seed is not None:
            raise BadData("needs_no_seed", "{file} is sealed: leave --seed out", file=str(path))
        return Session.open(path, maker(record))
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
    return Session.replay(record, maker(record), source)
