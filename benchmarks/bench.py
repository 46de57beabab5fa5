"""How fast the rules run: one process, one core. `make bench` prints a table and writes build/bench.json.

Random legal play goes through everything a driver uses: owed, legal, apply, chance, the fast source, fold, resolve, and
events are collected. Only unforced decisions count, those with more than one legal action. Seconds are of processor
time, so that other programs on the machine matter less. catanatron is measured in
the same run, in an environment of its own, as a peer: another game, so that the ratios say what order of speed this is
and not who is better.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from kubok.cubitos import Cubitos
from kubok.cubitos.data import Box, resolve
from kubok.kernel import Fast, Game, State
from kubok.venture import Venture
from kubok.venture.data import BOARDS, THEMES
from kubok.venture.data import Box as VentureBox
from kubok.venture.data import resolve as venture_data

ROOT = Path(__file__).resolve().parent.parent
RUNS = 7
DECISIONS = 60_000
COPIES = 50_000
KEPT = 100_000
MAX_ROUNDS = 60


class Figure(NamedTuple):
    """One line of the table; `target` is what the project asks of itself, with its direction."""

    name: str
    value: float
    unit: str
    target: str
    peer: str


def play(state: State, source: Fast, rng: Random) -> int:
    """Random legal play to the end; the unforced decisions made."""
    made = 0
    below = rng.random
    while True:
        pending = state.chance()
        if pending:
            for draw in pending:
                _, outcome = source.draw(state, draw)
                state.resolve(draw, outcome)
            continue
        owed = state.owed()
        if not owed:
            return made
        seat = owed[0] if len(owed) == 1 else owed[int(below() * len(owed))]
        legal = state.legal(seat)
        made += len(legal) > 1
        state.apply(seat, legal[int(below() * len(legal))])


def cubitos(seats: int, name: str = "race_1") -> Game:
    return Cubitos(seats, data=resolve(Box.open(), name), max_rounds=MAX_ROUNDS)


def venture(theme: str = THEMES[0], board: str = BOARDS[0], wilder: bool = False) -> Game:
    return Venture(data=venture_data(VentureBox.open(), theme=theme, board=board, wilder=wilder), wilder=wilder)


def decisions_a_second(game: Game, runs: int = RUNS) -> float:
    def once(run: int) -> float:
        made = number = 0
        begun = time.process_time()
        while made < DECISIONS:
            seed = 1000 * run + number
            made += play(game.start(), Fast(seed), Random(seed))
            number += 1
        return made / (time.process_time() - begun)

    return statistics.median(once(run) for run in range(runs))


def mid_game(game: Game, rounds: int) -> State:
    """A position at which somebody has a choice, the last one before that round is over."""
    state = game.start()
    rng, source = Random(5), Fast(5)
    last = state
    while state.result() is None and state.clock()[0] <= rounds:
        for draw in state.chance():
            state.resolve(draw, source.draw(state, draw)[1])
        if state.owed():
            last = state.copy()
            seat = rng.choice(state.owed())
            state.apply(seat, rng.choice(state.legal(seat)))
    return last


def copy_dropped(state: State) -> float:
    copy: Callable[[], State] = state.copy
    times = []
    for _ in range(RUNS):
        begun = time.process_time()
        for _ in range(COPIES):
            copy()
        times.append((time.process_time() - begun) / COPIES * 1e6)
    return statistics.median(times)


def copy_kept(state: State) -> float:
    """With every copy kept alive and the collector on, as a search tree keeps them. The peer keeps a tenth of them."""
    copy: Callable[[], State] = state.copy
    assert gc.isenabled()
    times = []
    for _ in range(3):
        gc.collect()
        kept: list[State] = []
        begun = time.process_time()
        for _ in range(KEPT):
            kept.append(copy())
        times.append((time.process_time() - begun) / KEPT * 1e6)
        del kept
    return statistics.median(times)


def measure() -> list[Figure]:
    state, village = mid_game(cubitos(2), 10), mid_game(venture(), 24)
    others = {name: decisions_a_second(cubitos(2, name), 3) for name in sorted(Box.open().sets) if name != "race_1"}
    return [
        Figure("decisions, 2 seats", decisions_a_second(cubitos(2)), "1/s", "≥ 80000", "decisions"),
        Figure("decisions, 4 seats", decisions_a_second(cubitos(4)), "1/s", "", "decisions"),
        *(Figure(f"decisions, {name}", value, "1/s", "≥ 60000", "decisions") for name, value in others.items()),
        Figure("copy, dropped at once", copy_dropped(state), "µs", "≤ 5", "copy"),
        Figure("copy, 100,000 kept", copy_kept(state), "µs", "≤ 10", "copy kept"),
        Figure("venture: decisions", decisions_a_second(venture()), "1/s", "≥ 40000", "decisions"),
        Figure(
            "venture: autumn, news", decisions_a_second(venture("news", "autumn"), 3), "1/s", "≥ 40000", "decisions"
        ),
        Figure("venture: wilder", decisions_a_second(venture(wilder=True), 3), "1/s", "≥ 40000", "decisions"),
        Figure("venture: copy, dropped", copy_dropped(village), "µs", "≤ 10", "copy"),
        Figure("venture: copy, kept", copy_kept(village), "µs", "≤ 10", "copy kept"),
    ]


def ask_peer(python: Path) -> dict[str, float | str]:
    """The peer's figures; empty, and said so, if it is not there."""
    try:
        script = [str(python), str(ROOT / "benchmarks" / "peer.py")]
        done = subprocess.run(script, capture_output=True, text=True, check=True, timeout=300)
        found = json.loads(done.stdout)
    except (OSError, subprocess.SubprocessError, json.JSONDecodeError) as error:
        last = getattr(error, "stderr", None) or str(error)
        print(f"catanatron cannot be measured here, so there are no ratios: {last.strip().splitlines()[-1]}")
        return {}
    assert isinstance(found, dict)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", type=Path, help="the Python of an environment with catanatron")
    where = parser.parse_args().peer
    figures = measure()
    peer = {} if where is None else ask_peer(where)
    lines: list[dict[str, str | float | None]] = []
    table = Table(title=f"CPython {platform.python_version()}, one core; peer: catanatron {peer.get('version', '–')}")
    for column in ("figure", "value", "unit", "target", "peer", "ratio"):
        table.add_column(column, justify="right" if column in ("value", "peer", "ratio") else "left")
    for figure in figures:
        other = peer.get(figure.peer)
        theirs = float(other) if other is not None else None
        ratio = None if theirs is None else figure.value / theirs if figure.unit == "1/s" else theirs / figure.value
        lines.append(
            {
                "name": figure.name,
                "value": round(figure.value, 3),
                "unit": figure.unit,
                "peer": None if theirs is None else round(theirs, 3),
                "ratio": None if ratio is None else round(ratio, 2),
            }
        )
        table.add_row(
            figure.name,
            shown(figure.value),
            figure.unit,
            figure.target,
            "–" if theirs is None else shown(theirs),
            "–" if ratio is None else f"{ratio:.1f}×",
        )
    out = ROOT / "build" / "bench.json"
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps(lines, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    Console().print(table)


def shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"


if __name__ == "__main__":
    main()
