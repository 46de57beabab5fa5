"""The expert's weights, tuned by play with CMA-ES: candidates race against steady and against the expert as it was.

All candidates of a generation get the same dice, the next generation gets others. What is made better is the lead at
the end, softly capped: it says more than who won. `python -m studies.cubitos.tune --generations 30` tunes, keeps its
state after each generation, goes on from it if it is there, and writes the data file of the expert.
"""

from __future__ import annotations

import argparse
import pickle
from collections.abc import Sequence
from dataclasses import asdict
from math import exp, tanh
from pathlib import Path
from typing import Any, Final

import cma

from kubok.bots import Bot
from kubok.bots.cubitos.expert import Expert
from kubok.bots.cubitos.steady import Steady
from kubok.bots.cubitos.values import DATA, Lore, Values, Weights, open_lore
from kubok.bots.cubitos.ways import remaining
from kubok.cubitos import Cubitos
from kubok.cubitos.data import Box
from kubok.kernel import Fast, asked
from kubok.lab.match import APART
from studies.cubitos.lore import write_lore
from studies.cubitos.turns import game_of

FACTORS: Final = (
    "kept", "fresh", "swords", "dice", "early", "fade", "bonus", "near", "token", "credit", "fan", "late", "rolls",
)  # fmt: skip
"""Weights that are multiplied."""

ADDED: Final = {"dare": 0.5, "hand": 0.5}
"""Weights to which something is added, and how much of it is one step."""

NAMES: Final = (*FACTORS, *ADDED)
STEP: Final = 0.35
LEAD: Final = 15.0
"""A lead of so many steps is about as good as any greater one."""


def weights_at(start: Weights, point: Sequence[float]) -> dict[str, float]:
    """The weights that lie at a point of the search, the start being its middle.

    >>> weights_at(Weights(), [0.0] * len(NAMES))["kept"]
    1.0
    """
    begun = asdict(start)
    moved = dict(zip(NAMES, point, strict=True))
    found = {name: begun[name] * exp(max(-2.0, min(2.0, moved[name]))) for name in FACTORS}
    return found | {name: begun[name] + step * moved[name] for name, step in ADDED.items()}


def games_of_all_sets() -> list[Cubitos]:
    return [game_of(name, 2) for name in Box.open().sets]


def lead(bot: Bot, rival: Bot, game: Cubitos, dice: int, seat: int) -> float:
    """By how much the bot in that seat is ahead at the end of a race, from -1 to 1."""
    bots = [rival, rival]
    bots[seat] = bot
    state, source = game.start(), Fast(dice)
    state.collect(False)
    for one in asked(state, source):
        state.apply(one, bots[one].choose(state, one))
    ahead = remaining(state, state.seats[1 - seat]) - remaining(state, state.seats[seat])
    return tanh(ahead / LEAD)


def fitness(lore: Lore, games: Sequence[Cubitos], dice: range, first: Lore) -> float:
    """The mean lead over all sets, half of it against steady and half against the expert as it was."""
    total = 0.0
    for game in games:
        bot, old = Expert(0, values=Values(game, lore)), Expert(0, values=_values(game, first))
        for number in dice:
            rival: Bot = Steady(0) if number % 2 else old
            total += sum(lead(bot, rival, game, number, seat) for seat in range(2))
    return total / (len(games) * len(dice) * 2)


_OLD: dict[Cubitos, Values] = {}


def _values(game: Cubitos, lore: Lore) -> Values:
    if game not in _OLD:
        _OLD[game] = Values(game, lore)
    return _OLD[game]


def tune(state: Path, generations: int, dice: int, seed: int, start: Lore) -> Lore:
    """Go on from the state if there is one; the weights at the middle of the last generation are the result."""
    games = games_of_all_sets()
    if state.exists():
        search: Any = pickle.loads(state.read_bytes())
    else:
        options = {"seed": seed, "verbose": -9, "popsize": 10}
        search = cma.CMAEvolutionStrategy([0.0] * len(NAMES), STEP, options)
    while search.countiter < generations:
        points = search.ask()
        first = seed * APART + search.countiter * dice
        scores = [
            fitness(start.but(**weights_at(start.weights, p)), games, range(first, first + dice), start) for p in points
        ]
        search.tell(points, [-score for score in scores])
        state.parent.mkdir(parents=True, exist_ok=True)
        state.write_bytes(pickle.dumps(search))
        middle = weights_at(start.weights, search.mean)
        shown = ", ".join(f"{name} {value:.2f}" for name, value in middle.items())
        print(
            f"{search.countiter}: best {max(scores):+.3f}, mean {sum(scores) / len(scores):+.3f}; {shown}", flush=True
        )
    return start.but(**weights_at(start.weights, search.mean))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--dice", type=int, default=8, help="sets of dice for each candidate and set of cards")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--state", type=Path, default=Path("build/tune.state"))
    parser.add_argument("--out", type=Path, default=DATA)
    given = parser.parse_args()
    write_lore(tune(given.state, given.generations, given.dice, given.seed, open_lore()), given.out)


if __name__ == "__main__":
    main()
