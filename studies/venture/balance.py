"""The balance of A Wild Venture, measured: steady plays steady, and the figures become docs/venture-balance.md.

`python -m studies.venture.balance --games 2000` plays so many games of each theme deck on each side of the board, and
as many against three one-sided players. It works in parts, which are kept in a folder: broken off and started again it
goes on where it was. The same arguments give the same page, whatever the number of processes.
"""

from __future__ import annotations

import argparse
import json
import math
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from kubok.bots import Bot
from kubok.bots.venture.players import Steady
from kubok.bots.venture.prospects import Taste
from kubok.kernel import Fast, for_authors
from kubok.lab.match import APART, Z_95, wilson
from kubok.venture.data import BOARDS, THEMES, Box, resolve
from kubok.venture.game import Venture
from kubok.venture.pieces import FIRST, SEATS, TURN, cards_of
from kubok.venture.score import points
from kubok.venture.village import Village

PART: Final = 100
"""Games in a part."""

TASTES: Final = {
    "steady": Taste(),
    "only villagers": Taste(1.0, 0.0, 0.0),
    "only buildings": Taste(0.0, 1.0, 0.0),
    "only gear": Taste(0.0, 0.0, 1.0),
}
"""Steady, and its one-sided brothers, who see points of one kind alone."""

KINDS: Final = ("villagers", "buildings", "gear")
FIRST_WINS: Final = (0.45, 0.55)
LEAST_KIND: Final = 0.15
TURNS: Final = (12, 22)
WINS_WITH: Final = (0.30, 0.70)
LEAST_PLAYED: Final = 0.10
"""The bars: shares of wins of the first player, of points of each kind, turns a player, shares of wins of whoever
played a card, and of the games in which a card was drawn that part in which it was played."""


class Job(NamedTuple):
    """Up to `PART` games of one kind: steady against one of the players above."""

    theme: str
    board: str
    other: str
    seed: int
    part: int
    games: int

    def file(self, folder: Path) -> Path:
        words = f"{self.theme}-{self.board}-{self.other}-{self.seed}-{self.part}-{self.games}"
        return folder / f"{words.replace(' ', '_')}.json"


class Game(NamedTuple):
    """What was counted in a game; lists have an item for each seat."""

    first: int
    wins: list[float]
    points: list[list[int]]
    turns: int
    drawn: list[list[str]]
    played: list[list[str]]
    other: int
    """The seat of the other player: steady's second self, or a one-sided one."""


@lru_cache(maxsize=4)
def game_of(theme: str, board: str) -> Venture:
    return Venture(data=resolve(Box.open(), theme=theme, board=board))


def play(job: Job) -> list[Game]:
    """The games of a job. The n-th game of a seed has the same cards in every job; each deal is played twice against
    a one-sided player, once from either seat.
    """
    numbers = range(job.part * PART, job.part * PART + job.games)
    return [_play_one(job, number) for number in numbers]


def _play_one(job: Job, number: int) -> Game:
    deal, other = (number, 1) if job.other == "steady" else divmod(number, SEATS)
    luck = job.seed * APART + deal
    bots: list[Bot] = [Steady(luck), Steady(luck)]
    bots[other] = Steady(luck, TASTES[job.other])
    state = game_of(job.theme, job.board).start()
    state.collect(False)
    drawn, played = _play_out(state, bots, Fast(luck), Random(luck))
    result = state.result()
    assert result is not None
    names = state.game.names
    return Game(
        first=state.table[FIRST],
        wins=[1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(SEATS)],
        points=[list(points(state, me)) for me in state.seats],
        turns=state.table[TURN],
        drawn=[[names[card] for card in cards_of(cards)] for cards in drawn],
        played=[[names[card] for card in cards_of(cards)] for cards in played],
        other=other,
    )


def _play_out(state: Village, bots: Sequence[Bot], source: Fast, rng: Random) -> tuple[list[int], list[int]]:
    """Play to the end; the cards that were in each hand, and those that lay in each player's rows."""
    drawn, played = [0] * SEATS, [0] * SEATS
    while state.result() is None:
        pending = state.chance()
        if pending:
            state.resolve(pending[0], source.draw(state, pending[0])[1])
        else:
            seat = state.owed()[0]
            state.apply(seat, bots[seat].choose(state.determinize(seat, rng), seat))
        for seat, me in enumerate(state.seats):
            drawn[seat] |= me.hand
            played[seat] |= me.villagers | me.gear | me.buildings
    return drawn, played


# Parts


def jobs(games: int, one_sided: int, seed: int) -> Iterator[Job]:
    for other in TASTES:
        number = games if other == "steady" else one_sided
        for part in range(math.ceil(number / PART)):
            for theme in THEMES:
                for board in BOARDS:
                    yield Job(theme, board, other, seed, part, min(PART, number - part * PART))


def _keep(job: Job, folder: Path) -> None:
    """Play a part and write it down, whole or not at all."""
    path = job.file(folder)
    half = path.with_suffix(".half")
    half.write_text(json.dumps(play(job)), "utf-8")
    half.replace(path)


def play_all(wanted: Iterable[Job], folder: Path, processes: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    missing = [job for job in wanted if not job.file(folder).exists()]
    if processes == 1:
        for job in missing:
            _keep(job, folder)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        list(pool.map(_keep, missing, [folder] * len(missing)))


def read(wanted: Iterable[Job], folder: Path) -> list[Game]:
    return [Game(*game) for job in wanted for game in json.loads(job.file(folder).read_text("utf-8"))]


# Figures


class Share(NamedTuple):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


def share_of(wins: float, games: int) -> Share:
    return Share(wins / games, *wilson(wins, games))


def ratio_of(parts: Sequence[float], wholes: Sequence[float]) -> Share:
    """Sum of parts to sum of wholes over games, its interval by the spread between games."""
    whole = sum(wholes)
    share = sum(parts) / whole
    square = sum((part - share * all_) ** 2 for part, all_ in zip(parts, wholes, strict=True))
    half = Z_95 * math.sqrt(square) / whole
    return Share(share, share - half, share + half)


class Row(NamedTuple):
    """The figures of one theme deck on one side."""

    games: int
    first: Share
    kinds: tuple[Share, ...]
    turns: tuple[float, float]
    """Mean turns a player, and half the interval."""
    turn_range: tuple[float, float]
    points: float


def row_of(games: Sequence[Game]) -> Row:
    whole = [float(sum(map(sum, game.points))) for game in games]
    turns = sorted(game.turns / SEATS for game in games)
    mean = sum(turns) / len(turns)
    spread = math.sqrt(sum((turn - mean) ** 2 for turn in turns) / max(1, len(turns) - 1))
    return Row(
        games=len(games),
        first=share_of(sum(game.wins[game.first] for game in games), len(games)),
        kinds=tuple(
            ratio_of([float(sum(one[kind] for one in game.points)) for game in games], whole)
            for kind in range(len(KINDS))
        ),
        turns=(mean, Z_95 * spread / math.sqrt(len(turns))),
        turn_range=(turns[len(turns) // 20], turns[-1 - len(turns) // 20]),
        points=sum(whole) / len(games) / SEATS,
    )


class CardRow(NamedTuple):
    """How a card fared."""

    name: str
    wins: Share | None
    """Of those who played it; None if nobody did."""
    played: Share | None
    """Of the games in which it was drawn; None for the starting villagers."""


def cards_of_games(names: Sequence[str], games: Sequence[Game], drafted: bool = False) -> list[CardRow]:
    rows = []
    for name in names:
        users = [game.wins[seat] for game in games for seat in range(SEATS) if name in game.played[seat]]
        drawn = [game for game in games if any(name in cards for cards in game.drawn)]
        played = sum(any(name in cards for cards in game.played) for game in drawn)
        rows.append(
            CardRow(
                name,
                share_of(sum(users), len(users)) if users else None,
                share_of(played, len(drawn)) if drawn and not drafted else None,
            )
        )
    return rows


# The page


def report(games: int, one_sided: int, seed: int, folder: Path) -> str:
    box = Box.open()
    rows, strategies, steady = [], [], {}
    for theme in THEMES:
        for board in BOARDS:
            some = [job for job in jobs(games, one_sided, seed) if (job.theme, job.board) == (theme, board)]
            steady[theme, board] = read([job for job in some if job.other == "steady"], folder)
            rows.append((f"{theme}, {board}", row_of(steady[theme, board])))
            for other in list(TASTES)[1:]:
                played = read([job for job in some if job.other == other], folder)
                won = share_of(sum(game.wins[game.other] for game in played), len(played))
                strategies.append((f"{theme}, {board}", other, won))
    cards = {
        deck: cards_of_games(
            [name for name, card in box.cards.items() if card["deck"] == deck],
            [game for key, played in steady.items() if deck in ("main", "start", key[0]) for game in played],
            drafted=deck == "start",
        )
        for deck in ("start", "main", *THEMES)
    }
    every = [row for deck in cards.values() for row in deck]
    lines = [*_head(games, one_sided, seed), *_rows(rows), *_strategies(strategies), *_verdict(rows, strategies, every)]
    for deck, some_cards in cards.items():
        lines += _cards(deck, some_cards)
    return "\n".join(lines)


def _head(games: int, one_sided: int, seed: int) -> list[str]:
    return [
        "# A Wild Venture, measured",
        "",
        f"Steady plays steady, {games} games of each theme deck on each side, and {one_sided} more in each row against",
        "each of three players who see points of one kind alone. In brackets: 95 % intervals (Wilson for wins, the",
        "spread between games for the rest). Nothing here is put in by hand; the page is written by",
        f"`python -m studies.venture.balance --games {games} --one-sided {one_sided} --seed {seed}`.",
        "",
        "Steady is one player with one taste: what it leaves alone people may find a use for, and the other way round.",
        "",
    ]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [*("| " + " | ".join(line) + " |" for line in (head, ["---"] * len(head), *rows)), ""]


def _rows(rows: Sequence[tuple[str, Row]]) -> list[str]:
    head = [
        "deck, side",
        "first player wins",
        *(f"points by {kind}" for kind in KINDS),
        "turns a player",
        "9 of 10 games",
        "points",
    ]
    body = [
        [
            name,
            str(row.first),
            *map(str, row.kinds),
            f"{row.turns[0]:.1f} ± {row.turns[1]:.1f}",
            f"{row.turn_range[0]:.0f} to {row.turn_range[1]:.0f}",
            f"{row.points:.1f}",
        ]
        for name, row in rows
    ]
    return ["## Games", "", *_table(head, body)]


def _strategies(strategies: Sequence[tuple[str, str, Share]]) -> list[str]:
    others = list(TASTES)[1:]
    names = list(dict.fromkeys(name for name, _, _ in strategies))
    won = {(name, other): str(share) for name, other, share in strategies}
    body = [[name, *(won[name, other] for other in others)] for name in names]
    return ["## One-sided players against steady, wins", "", *_table(["deck, side", *others], body)]


def _verdict(
    rows: Sequence[tuple[str, Row]], strategies: Sequence[tuple[str, str, Share]], cards: Sequence[CardRow]
) -> list[str]:
    def off(names: Iterable[str]) -> str:
        found = list(names)
        return f"no: {', '.join(found)}" if found else "yes"

    low, high = FIRST_WINS
    bars = [
        (
            f"the first player wins {low:.0%} to {high:.0%}",
            off(name for name, row in rows if not low <= row.first.share <= high),
        ),
        (
            f"each kind makes at least {LEAST_KIND:.0%} of all points",
            off(
                f"{name} ({kind})"
                for name, row in rows
                for kind, share in zip(KINDS, row.kinds, strict=True)
                if share.share < LEAST_KIND
            ),
        ),
        (
            f"{TURNS[0]} to {TURNS[1]} turns a player",
            off(name for name, row in rows if not TURNS[0] <= row.turns[0] <= TURNS[1]),
        ),
        (
            f"whoever played a card wins {WINS_WITH[0]:.0%} to {WINS_WITH[1]:.0%}",
            off(
                card.name
                for card in cards
                if card.wins is not None and not WINS_WITH[0] <= card.wins.share <= WINS_WITH[1]
            ),
        ),
        (
            f"every card is played in at least {LEAST_PLAYED:.0%} of the games in which it is drawn",
            off(card.name for card in cards if card.played is not None and card.played.share < LEAST_PLAYED),
        ),
        (
            "no one-sided player beats steady",
            off(f"{other} ({name})" for name, other, share in strategies if share.share > 0.5),
        ),
    ]
    return ["## Bars", "", *_table(["bar", "kept"], bars)]


def _cards(deck: str, rows: Sequence[CardRow]) -> list[str]:
    body = [
        [
            f"`{row.name}`",
            str(row.wins) if row.wins is not None else "never played",
            str(row.played) if row.played is not None else "drafted",
        ]
        for row in rows
    ]
    head = ["card", "wins of those who played it", "played in so many of the games in which it was drawn"]
    return [f"## Cards: {deck}", "", *_table(head, body)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m studies.venture.balance", description="Measure A Wild Venture.")
    parser.add_argument("--games", type=int, default=2000, help="games of each kind")
    parser.add_argument("--one-sided", type=int, default=400, help="games against each one-sided player")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="changes nothing but the time")
    parser.add_argument("--parts", type=Path, default=Path("build/village"), help="the folder of finished parts")
    parser.add_argument("--page", type=Path, default=Path("docs/venture-balance.md"))
    given = parser.parse_args()
    if min(given.games, given.one_sided, given.processes) < 1:
        raise for_authors("a report needs at least one game of each kind and one process")
    play_all(jobs(given.games, given.one_sided, given.seed), given.parts, given.processes)
    given.page.write_text(report(given.games, given.one_sided, given.seed, given.parts), "utf-8")


if __name__ == "__main__":
    main()
