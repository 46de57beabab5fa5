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

from kubok.bots import Bot, make_bot
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import DONE
from kubok.cubitos.frames import BUSTED
from kubok.games import GAMES
from kubok.kernel import JSON, BadData, Fast, Game, State, asked
from kubok.kernel.session import Header
from kubok.venture.village import Village

MAX_ROUNDS: Final = 60
Z_95: Final = 1.959964
APART: Final = 1_000_003  # keeps the seeds of one match apart from those of the next


class Played(NamedTuple):
    """How one game went, by bot, in the order of the match and not of the seats."""

    shares: tuple[float, ...]
    busts: tuple[int, ...]
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
    """Mean length of a game by its clock: rounds in Cubitos, turns in A Wild Venture."""
    busts: tuple[float, ...]
    """Mean number in a game; always 0 where nobody can bust."""
    unfinished: int

    def share(self, bot: int) -> float:
        return self.wins[bot] / self.games

    def interval(self, bot: int) -> tuple[float, float]:
        """Where the share truly lies, with 95 % (Wilson)."""
        return wilson(self.wins[bot], self.games)

    def __str__(self) -> str:
        lines = [f"{self.games} games, {self.rounds:.1f} rounds, {self.unfinished} unfinished"]
        for i, name in enumerate(self.names):
            low, high = self.interval(i)
            lines.append(f"{name}: {self.share(i):.1%} ({low:.1%} to {high:.1%}), {self.busts[i]:.2f} busts a game")
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
    names: Sequence[str],
    games: int,
    seed: int,
    *,
    processes: int = 1,
    order: str = "simultaneous",
    data: JSON = None,
    game: Game | None = None,
) -> Match:
    """Let bots play: `games` games in all, the seats moved on by one from game to game, new dice when all have sat.

    They play Cubitos with that order and data, or the `game` given. The figures depend on the arguments alone,
    `processes` excepted. A bot of one's own plays in one process only.

    >>> match = play_match(["plain", "random"], games=2, seed=1)
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
        make_bot(name, 0)  # says at once which name is wrong
    if game is None:
        game = Cubitos(len(names), data=data, order=order, max_rounds=MAX_ROUNDS)
    if game.seats != len(names):
        raise BadData(
            "match_seats",
            "{game} is for {seats} players here, not {given}",
            game=game.name,
            seats=game.seats,
            given=len(names),
        )
    share = [(tuple(names), range(first, games, processes), seed, Header.of(game)) for first in range(processes)]
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
        busts=tuple(sum(busts) / games for busts in zip(*(game.busts for game in played), strict=True)),
        unfinished=sum(game.unfinished for game in played),
    )


def _play_some(names: tuple[str, ...], numbers: range, seed: int, header: Header) -> list[Played]:
    game = header.make(GAMES[header.game])
    return [_play_one(game, names, number, seed) for number in numbers]


def play_dice(game: Game, names: tuple[str, ...], dice: int, seed: int) -> list[Played]:
    """One set of dice, played once from every seating."""
    first = dice * len(names)
    return [_play_one(game, names, number, seed) for number in range(first, first + len(names))]


def _play_one(game: Game, names: tuple[str, ...], number: int, seed: int) -> Played:
    dice, moved = divmod(number, len(names))
    luck = seed * APART + dice
    sits = [(bot + moved) % len(names) for bot in range(len(names))]
    bots: list[Bot] = [make_bot("random", 0)] * len(names)
    for bot, seat in enumerate(sits):
        bots[seat] = make_bot(names[bot], luck * len(names) + bot)
    state = game.start()
    if isinstance(state, Race | Village):
        state.collect(False)
    busts = _play_out(state, bots, Fast(luck), Random(luck))
    result = state.result()
    assert result is not None
    winners = range(len(names)) if result.unfinished else result.winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(names))]
    return Played(
        shares=tuple(won[seat] for seat in sits),
        busts=tuple(busts[seat] for seat in sits),
        rounds=state.clock()[0],
        unfinished=result.unfinished,
    )


def _play_out(state: State, bots: Sequence[Bot], source: Fast, rng: Random) -> list[int]:
    """Play to the end; how often each seat went bust."""
    busts = [0] * len(bots)
    for seat in asked(state, source):
        action = bots[seat].choose(state.determinize(seat, rng), seat)
        if action == DONE and isinstance(state, Race) and state.seats[seat].stack[-1] == BUSTED:
            busts[seat] += 1
        state.apply(seat, action)
    return busts
