"""Random games with new seeds for some minutes (`make soak`); one line of docs/soak.md for each run.

Two kinds of game take turns: one through every contract of the kernel (`check_game`), and a plain one in which each
seat is steady or random by the toss of a coin, which is loaded again at every round and replayed from its record. A
failure is printed with its seed; the same seed fails again: `python tests/soak.py --seed N --minutes 0`.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from kubok.bots import make_bot
from kubok.cubitos import Cubitos
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.game import ORDERS, make
from kubok.cubitos.sets import random_set
from kubok.kernel import JSON, Fast, Record, Session
from kubok.kernel.testing import check_game

PAGE = Path(__file__).resolve().parent.parent / "docs" / "soak.md"
HEAD = """\
# Long runs

Every line is a run of `make soak` on the tree of that day: random games of all sets, 2 to 4 seats, with new seeds,
about half of them through every contract of the kernel. Decisions are those of the other half.

| date | minutes | seeds | games | decisions | failures |
| --- | --- | --- | --- | --- | --- |
"""
MAX_ROUNDS = 60


def some_data(rng: Random) -> JSON:
    """A printed set, or in one game of three a random one on a random track."""
    box = Box.open()
    if rng.random() < 2 / 3:
        return resolve(box, rng.choice(sorted(box.sets)))
    return resolve(box, "race_1", cards=random_set(box, rng), tracks=[rng.choice(sorted(box.tracks))])


def contracts(rng: Random, seed: int) -> int:
    """One game through every contract of the kernel."""
    game = Cubitos(rng.randint(2, 4), data=some_data(rng), order=rng.choice(ORDERS), max_rounds=rng.randint(2, 12))
    check_game(game, games=1, seed=seed, make=make, every=25)
    return 0


def plain_game(rng: Random, seed: int) -> int:
    """One whole game; the decisions made."""
    game = Cubitos(rng.randint(2, 4), data=some_data(rng), order=rng.choice(ORDERS), max_rounds=MAX_ROUNDS)
    session = Session(game, Fast(seed))
    bots = [make_bot(rng.choice(("steady", "random")), seed + seat) for seat in range(game.seats)]
    decisions, round_ = 0, 0
    while session.state.result() is None:
        owed = session.state.owed()
        assert owed, "the game goes on and nobody owes a decision"
        seat = rng.choice(owed)
        action = bots[seat].choose(session.for_bot(seat, rng), seat)
        session.act(seat, session.number(seat), action)
        decisions += 1
        if session.state.clock()[0] != round_:
            round_ = session.state.clock()[0]
            again = game.load(session.state.to_data())  # loading counts all dice
            assert again.digest() == session.state.digest(), "a loaded position differs"
    Session.replay(Record.from_text(session.record.to_text()), make)
    return decisions


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games with new seeds.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=time.time_ns() // 1_000_000, help="the first seed")
    asked = parser.parse_args()
    begun = time.monotonic()
    seed, games, decisions, failures = asked.seed, 0, 0, 0
    while True:
        rng = Random(seed)
        try:
            decisions += (contracts if rng.random() < 0.5 else plain_game)(rng, seed)
        except Exception:
            failures += 1
            print(f"seed {seed} failed:")
            traceback.print_exc(limit=-4)
        games += 1
        seed += 1
        if time.monotonic() - begun >= 60 * asked.minutes:
            break
    minutes = (time.monotonic() - begun) / 60
    day = datetime.now(UTC).date().isoformat()
    line = f"| {day} | {minutes:.1f} | {asked.seed} to {seed - 1} | {games} | {decisions:,} | {failures} |"
    if asked.minutes:
        PAGE.parent.mkdir(exist_ok=True)
        page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else HEAD
        PAGE.write_text(f"{page}{line}\n", encoding="utf-8")
    print(line)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
