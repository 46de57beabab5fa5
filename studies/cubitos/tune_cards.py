"""What to buy, set by set, tuned by play with CMA-ES: the worths of the eight cards and of a credit are scaled.

`learn` says what a die was worth in the mean of all tastes. What is best to buy depends on what else one buys, and only
racing tells. A candidate plays as steady but buys by its scaled worths; half of its races are against steady, half
against the same player with the worths as they were. `python -m studies.cubitos.tune_cards` tunes all sets, keeps what
it has found after each, and goes on from there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from math import exp
from pathlib import Path
from typing import Any, Final

import cma

from kubok.bots.cubitos.steady import Steady
from kubok.bots.cubitos.values import DATA, Lore, Values, open_lore
from kubok.cubitos.data import Box
from kubok.lab.match import APART
from studies.cubitos.learn import Shopper, means
from studies.cubitos.lore import write_lore
from studies.cubitos.tune import lead
from studies.cubitos.turns import game_of

STEP: Final = 0.4
FLOOR: Final = 0.6
"""Before it is scaled, a die is thought to be worth at least so much at the start: nothing times two is nothing."""

Worths = dict[str, tuple[float, ...]]


def scaled(worths: Worths, things: Sequence[str], point: Sequence[float]) -> Worths:
    """The worths with these things scaled.

    >>> scaled({"bob": (2.0, 1.0, 0.5)}, ["bob"], [0.0])
    {'bob': (2.0, 1.0, 0.5)}
    """
    found = dict(worths)
    for thing, by in zip(things, point, strict=True):
        factor = exp(max(-2.0, min(2.0, by)))
        least = (FLOOR, 0.8 * FLOOR, 0.4 * FLOOR) if thing != "credit" else (0.1, 0.1, 0.1)
        found[thing] = tuple(
            round(factor * max(worth, low), 2) for worth, low in zip(worths[thing], least, strict=True)
        )
    return found


def tune_set(name: str, lore: Lore, generations: int, dice: int, seed: int) -> tuple[Worths, float]:
    """The best worths for one set, and the mean lead of the last generation."""
    game = game_of(name, 2)
    start = dict(lore.worths[name])
    things = [*(card.name for card in game.cards), "credit"]
    rival = Shopper(Values(game, lore))
    search: Any = cma.CMAEvolutionStrategy([0.0] * len(things), STEP, {"seed": seed, "verbose": -9, "popsize": 8})
    last = 0.0
    while search.countiter < generations:
        points = search.ask()
        first = seed * APART + search.countiter * dice
        scores = []
        for point in points:
            bot = Shopper(Values(game, replace(lore, worths={name: scaled(start, things, point)})))
            leads = [
                lead(bot, Steady(0) if number % 2 else rival, game, number, seat)
                for number in range(first, first + dice)
                for seat in range(2)
            ]
            scores.append(sum(leads) / len(leads))
        search.tell(points, [-score for score in scores])
        last = sum(scores) / len(scores)
    return scaled(start, things, search.mean), last


def tune_all(state: Path, lore: Lore, generations: int, dice: int, seed: int) -> Lore:
    """All sets one after the other; what is in the state file already is not done again."""
    done: dict[str, Any] = json.loads(state.read_text()) if state.exists() else {}
    for name in Box.open().sets:
        if name not in done:
            worths, last = tune_set(name, lore, generations, dice, seed)
            done[name] = worths
            state.parent.mkdir(parents=True, exist_ok=True)
            state.write_text(json.dumps(done))
            print(f"{name}: mean lead {last:+.3f}; {worths}", flush=True)
    tuned = {name: {thing: tuple(knots) for thing, knots in table.items()} for name, table in done.items()}
    return replace(lore, worths=means(tuned))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--dice", type=int, default=16, help="sets of dice for each candidate")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--state", type=Path, default=Path("build/tune_cards.json"))
    parser.add_argument("--out", type=Path, default=DATA)
    given = parser.parse_args()
    write_lore(tune_all(given.state, open_lore(), given.generations, given.dice, given.seed), given.out)


if __name__ == "__main__":
    main()
