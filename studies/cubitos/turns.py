"""Learning in turns, for networks of hinges: actors play on all cores, a learner trains on what they have seen, and the
next races are played with what was learnt. Races and networks are kept in a folder, and nothing in it is made again, so
that a run goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from kubok.cubitos import Cubitos
from kubok.cubitos.data import Box, resolve
from kubok.titles.cubitos.lab import MAX_ROUNDS

SEATS: Final = (2, 4)
CHUNK: Final = 25
HELD_BACK: Final = 12
"""One race in so many is not learnt from, but shows how good the learning is."""

Net = dict[str, Any]
Rows = tuple[np.ndarray, ...]
Counts = tuple[int, int]


class Job(NamedTuple):
    """Races for one actor."""

    set: str
    seats: int
    first: int
    games: int
    net: Net | None


class Trade(NamedTuple):
    """What is learnt: how actors play a job, and how a network is made of all they saw, races for two and for four."""

    act: Callable[[Job], Rows]
    fit: Callable[[Sequence[Rows], int], tuple[Net, Any]]


@lru_cache(maxsize=32)
def game_of(name: str, seats: int) -> Cubitos:
    return Cubitos(seats, data=resolve(Box.open(), name), max_rounds=MAX_ROUNDS)


def learn(
    trade: Trade, folder: Path, sets: Sequence[str], turns: Iterable[Counts], processes: int, seed: int
) -> dict[str, Net]:
    """All turns, each with so many races for two and for four of each set."""
    folder.mkdir(parents=True, exist_ok=True)
    nets: dict[str, Net] = {}
    with ProcessPoolExecutor(processes) as pool:
        for turn, counts in enumerate(turns):
            done = {name: folder / f"{name}-{turn}.json" for name in sets}
            played = {
                name: [pool.map(trade.act, some) for some in _jobs(name, turn, counts, seed, nets.get(name))]
                for name in sets
                if not done[name].exists()
            }
            for name, parts in played.items():
                for seats, part in zip(SEATS, parts, strict=True):
                    rows = [np.concatenate(arrays) for arrays in zip(*part, strict=True)]
                    np.savez_compressed(folder / f"{name}-{turn}-{seats}.npz", *rows)
                net, told = trade.fit(_all(folder, name, turn), turn)
                done[name].write_text(json.dumps(net), "utf-8")
                print(f"turn {turn + 1}, {name}: {told}", flush=True)
            nets = {name: json.loads(done[name].read_text("utf-8")) for name in sets}
    return nets


def _jobs(name: str, turn: int, counts: Counts, seed: int, net: Net | None) -> list[list[Job]]:
    """The races of a set in one turn, those for two and those for four, each with a number that no other race has."""
    number = list(Box.open().sets).index(name)
    parts = []
    for seats, games in zip(SEATS, counts, strict=True):
        start = seed * 10**9 + (turn + 1) * 10**8 + number * 10**7 + seats * 10**6
        parts.append([Job(name, seats, start + at, min(CHUNK, games - at), net) for at in range(0, games, CHUNK)])
    return parts


def _all(folder: Path, name: str, last: int) -> list[Rows]:
    """The races of a set up to a turn: those for two, and those for four."""
    parts = []
    for seats in SEATS:
        files = [np.load(folder / f"{name}-{turn}-{seats}.npz") for turn in range(last + 1)]
        parts.append(tuple(np.concatenate(arrays) for arrays in zip(*(file.values() for file in files), strict=True)))
    return parts


def short(values: np.ndarray) -> list[float]:
    return [float(f"{value:.4g}") for value in values]


def write(nets: dict[str, Net], path: Path) -> None:
    """A line for each set."""
    lines = [f"{json.dumps(name)}: {json.dumps(net)}" for name, net in nets.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def command(doc: str | None, trade: Trade, turns: Sequence[Counts], folder: str, out: Path, trainings: int) -> None:
    """The command line of a trade: learns the sets anew, as often as there are trainings, and keeps the mean."""
    parser = argparse.ArgumentParser(description=doc)
    parser.add_argument("--folder", type=Path, default=Path(folder), help="where races and networks are kept")
    parser.add_argument("--games", type=int, nargs=2, help="races for two and for four of each set and turn")
    parser.add_argument("--sets", nargs="+", default=list(Box.open().sets))
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, default=out)
    given = parser.parse_args()
    turns = turns if given.games is None else [(given.games[0], given.games[1])] * len(turns)
    nets = json.loads(given.out.read_text("utf-8")) if given.out.exists() else {}
    found = [
        learn(trade, given.folder / str(seed), given.sets, turns, given.processes, seed) for seed in range(trainings)
    ]
    write({**nets, **{name: mean([one[name] for one in found]) for name in given.sets}}, given.out)


def mean(nets: Sequence[Net]) -> Net:
    """One network that says the mean of what several say: it has all their hinges."""
    joined = {
        "bias": [bias for net in nets for bias in net["bias"]],
        "out": short(np.concatenate([net["out"] for net in nets]) / len(nets)),
        "columns": np.concatenate([net["columns"] for net in nets], axis=1).tolist(),
    }
    if "luck" in nets[0]:
        joined = {"luck": short(np.mean([net["luck"] for net in nets], axis=0)), **joined}
    return joined
