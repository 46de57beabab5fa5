"""Random games with new seeds for some minutes (`make soak`); one line of docs/soak.md for each run.

Games of Cubitos and of A Wild Venture, each of two kinds: one through every contract of the kernel (`check_game`), and
a plain one, loaded again at every round and replayed from its record, in which seats play at random or, in Cubitos, by
the toss of a coin steadily. A failure is printed with its seed; the same seed fails again:
`python tests/soak.py --seed N --minutes 0`.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from kubok.cubitos import Cubitos
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.game import ORDERS, make
from kubok.cubitos.sets import random_set
from kubok.kernel import JSON, Fast, Game, Record, Session
from kubok.kernel.session import MakeGame
from kubok.kernel.testing import check_game
from kubok.titles import title_of
from kubok.venture import Venture
from kubok.venture.data import BOARDS, THEMES
from kubok.venture.data import Box as VentureBox
from kubok.venture.data import resolve as venture_data
from kubok.venture.game import make as make_venture

PAGE = Path(__file__).resolve().parent.parent / "docs" / "soak.md"
HEAD = """\
# Long runs

Every line is a run of `make soak` on the tree of that day: random games of both kinds, with all sets, decks, boards
and variants and new seeds, about half of them through every contract of the kernel. Decisions are those of the other
half.

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
    game = Cubitos(rng.randint(2, 4), data=some_data(rng), order=rng.choice(ORDERS), max_rounds=MAX_ROUNDS)
    return whole_game(game, [rng.choice(("steady", "random")) for _ in range(game.seats)], make, rng, seed)


def some_venture(rng: Random) -> Venture:
    wilder = rng.random() < 0.2
    data = venture_data(VentureBox.open(), theme=rng.choice(THEMES), board=rng.choice(BOARDS), wilder=wilder)
    return Venture(data=data, wilder=wilder, open_piles=rng.random() < 0.3, tie_breaks=rng.random() < 0.7)


def venture_contracts(rng: Random, seed: int) -> int:
    """One venture through every contract of the kernel."""
    check_game(some_venture(rng), games=1, seed=seed, make=make_venture, every=40)
    return 0


def plain_venture(rng: Random, seed: int) -> int:
    return whole_game(some_venture(rng), ["random", "random"], make_venture, rng, seed)


def whole_game(game: Game, names: list[str], make: MakeGame, rng: Random, seed: int) -> int:
    """One whole game, loaded again at every round and replayed at the end; the decisions made."""
    session = Session(game, Fast(seed))
    bots = [title_of(game.name).bots.make(name, seed + seat) for seat, name in enumerate(names)]
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
            again = game.load(session.state.to_data())  # loading counts all dice and cards
            assert again.digest() == session.state.digest(), "a loaded position differs"
    Session.replay(Record.from_text(session.record.to_text()), make)
    return decisions


GAMES = (contracts, plain_game, venture_contracts, plain_venture)


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
            decisions += rng.choice(GAMES)(rng, seed)
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
