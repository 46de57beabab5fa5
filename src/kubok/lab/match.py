"""Many games between bots, with the luck shared: the same dice or cards are played once from each seat.

Games are played by the state itself, without a record; bots get determinized states as at any table.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

from kubok.bots import Bots
from kubok.kernel import BadData, Fast, Game, asked
from kubok.kernel.session import Header
from kubok.titles import Title, title_of
from kubok.titles.title import Lab

Z_95: Final = 1.959964
APART: Final = 1_000_003  # keeps the seeds of one match apart from those of the next


class Played(NamedTuple):
    """How one game went, by bot, in the order of the match and not of the seats."""

    shares: tuple[float, ...]
    counts: tuple[int, ...]
    rounds: int
    unfinished: bool


@dataclass(frozen=True)
class Match:
    """The figures of a match, one for each bot where there are several."""

    names: tuple[str, ...]
    games: int
    wins: tuple[float, ...]
    """A tie or an unfinished game is shared: half a win each for two."""
    rounds: float
    """Mean length of a game by its clock."""
    counts: tuple[float, ...]
    """Of what is counted, the mean number in a game."""
    unfinished: int
    counted: str = ""
    """What is counted."""

    def share(self, bot: int) -> float:
        return self.wins[bot] / self.games

    def interval(self, bot: int) -> tuple[float, float]:
        """Where the share truly lies, with 95 % (Wilson)."""
        return wilson(self.wins[bot], self.games)

    def __str__(self) -> str:
        lines = [f"{self.games} games, {self.rounds:.1f} rounds, {self.unfinished} unfinished"]
        for i, name in enumerate(self.names):
            low, high = self.interval(i)
            counts = f", {self.counts[i]:.2f} {self.counted} a game" if self.counted else ""
            lines.append(f"{name}: {self.share(i):.1%} ({low:.1%} to {high:.1%}){counts}")
        return "\n".join(lines)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share.

    >>> [round(end, 3) for end in wilson(70, 100)]
    [0.604, 0.781]
    """
    share, square = wins / games, Z_95 * Z_95
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z_95 * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def play_match(
    title: Title, names: Sequence[str], games: int, seed: int, *, processes: int = 1, game: Game | None = None
) -> Match:
    """Let bots play: `games` games in all, the seats moved on by one from game to game, new dice when all have sat.

    They play the `game` given, or the title's as usual. The figures depend on all arguments but `processes`.

    >>> match = play_match(title_of("pig"), ["random", "random"], games=2, seed=1)
    >>> match.games, sum(match.wins)
    (2, 2.0)
    """
    if games < 1 or processes < 1:
        raise BadData(
            "match_counts",
            "a match has at least one game and one process, not {games} and {processes}",
            games=games,
            processes=processes,
        )
    for name in names:
        title.bots.make(name, 0)  # says at once which name is wrong
    game = title.new(len(names), {}, None) if game is None else game
    if game.seats != len(names):
        raise BadData(
            "match_seats",
            "{game} is for {seats} players here, not {given}",
            game=game.name,
            seats=game.seats,
            given=len(names),
        )
    header = Header.of(game)
    share = [(header, title.bots, tuple(names), range(first, games, processes), seed) for first in range(processes)]
    if processes == 1:
        parts = [_play_some(*share[0])]
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            parts = list(pool.map(_play_some, *zip(*share, strict=True)))
    played = [parts[number % processes][number // processes] for number in range(games)]
    return Match(
        names=tuple(names),
        games=games,
        wins=tuple(sum(shares) for shares in zip(*(game.shares for game in played), strict=True)),
        rounds=sum(game.rounds for game in played) / games,
        counts=tuple(sum(counts) / games for counts in zip(*(game.counts for game in played), strict=True)),
        unfinished=sum(game.unfinished for game in played),
        counted=title.lab.counted,
    )


def _play_some(header: Header, bots: Bots, names: tuple[str, ...], numbers: range, seed: int) -> list[Played]:
    title = title_of(header.game)
    game = header.make(title.make)
    return [_play_one(game, bots, title.lab, names, number, seed) for number in numbers]


def play_dice(title: Title, game: Game, names: tuple[str, ...], dice: int, seed: int) -> list[Played]:
    """One set of dice, played once from every seating."""
    first = dice * len(names)
    numbers = range(first, first + len(names))
    return [_play_one(game, title.bots, title.lab, names, number, seed) for number in numbers]


def _play_one(game: Game, bots: Bots, lab: Lab, names: tuple[str, ...], number: int, seed: int) -> Played:
    dice, moved = divmod(number, len(names))
    luck = seed * APART + dice
    sits = [(bot + moved) % len(names) for bot in range(len(names))]
    players = {seat: bots.make(names[bot], luck * len(names) + bot) for bot, seat in enumerate(sits)}
    state, rng, counts = game.start().collect(False), Random(luck), [0] * len(names)
    for seat in asked(state, Fast(luck)):
        if lab.rounds and state.clock()[0] > lab.rounds:
            break
        action = players[seat].choose(state.determinize(seat, rng), seat)
        counts[seat] += lab.counts(state, seat, action)
        state.apply(seat, action)
    result = state.result()
    won = range(len(names)) if result is None or result.unfinished else result.winners
    return Played(
        shares=tuple(1 / len(won) if seat in won else 0.0 for seat in sits),
        counts=tuple(counts[seat] for seat in sits),
        rounds=state.clock()[0] - (result is None),
        unfinished=result is None or result.unfinished,
    )
