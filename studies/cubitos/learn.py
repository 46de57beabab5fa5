"""What dice, credits, fans and tokens are worth, learnt from games of experts with different tastes.

In each game every seat likes some dice more than the lore says and others less, so that all of them get bought. After
each round it is noted how the two seats differ, and at the end by how many steps one was ahead. A regression then says
how many steps one more die, credit or token was worth at each stage; one step ahead is the unit.
`python -m studies.cubitos.learn --games 1000` learns anew and writes the data file of the expert.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from math import exp
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from kubok.bots.cubitos.expert import Expert, unlearnt
from kubok.bots.cubitos.outlook import owned
from kubok.bots.cubitos.steady import Steady
from kubok.bots.cubitos.values import ANY_SET, DATA, KNOTS, STAGES, Lore, Values, open_lore, stage_of
from kubok.bots.cubitos.ways import as_race, remaining
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.data import Box
from kubok.cubitos.frames import BUYING
from kubok.cubitos.pieces import FIRST, KIND_COUNT, KINDS, ROUND, WHITE, Seat
from kubok.kernel import Fast, State, asked
from kubok.lab.match import APART
from studies.cubitos.lore import write_lore
from studies.cubitos.turns import game_of

TASTE: Final = 0.7
"""How much tastes differ: the logarithm of what a die is worth to a seat has this deviation."""

MOST_AHEAD: Final = 30
"""A lead beyond this counts as this."""

STEP_KEPT: Final = 0.9
"""How much of a step ahead is left at the end: who leads rolls fewer dice (C-3.2)."""

FIRMNESS: Final = 60.0
"""How firmly the lore is believed against new games: as many rounds' worth of them."""

OTHERS: Final = ("token",)

CREDIT: Final = 0.28
"""What a credit kept is worth: a little more than the quarter of a foot that it buys. It is not learnt: who keeps many
credits has found nothing to buy, and that is not the credits' doing."""


def features(me: Seat) -> list[float]:
    """What a seat has: dice by kind, and hand tokens."""
    return [*(float(owned(me, kind)) for kind in range(FIRST)), float(me.tokens)]


def names(game: Cubitos) -> list[str]:
    """What the features are called in the lore."""
    return [*KINDS[:WHITE], *(card.name for card in game.cards), *OTHERS]


class Shopper:
    """Steady, but for what it buys: that is the expert's choice, by a taste of its own if there is one."""

    def __init__(self, values: Values, rng: Random | None = None) -> None:
        taste = None if rng is None else tuple(exp(rng.gauss(0, TASTE)) for _ in range(KIND_COUNT))
        self._steady, self._expert = Steady(0), Expert(0, values=values, taste=taste, strength=unlearnt)

    def choose(self, state: State, seat: int) -> int:
        buys = as_race(state).seats[seat].doing == BUYING
        return self._expert.choose(state, seat) if buys else self._steady.choose(state, seat)


def play(values: Values, number: int) -> tuple[list[tuple[int, list[float]]], float]:
    """One game: for each round the stage and how the seats differ, steps ahead first; and the lead at the end."""
    rng = Random(number)
    bots = [Shopper(values, rng) for _ in range(2)]
    state, source = values.game.start(), Fast(number)
    state.collect(False)
    rows: list[tuple[int, list[float]]] = []
    seen = 1
    for seat in asked(state, source):
        if state.table[ROUND] > seen:
            seen = state.table[ROUND]
            rows.append((stage_of(state, values.length), _differ(state)))
        state.apply(seat, bots[seat].choose(state, seat))
    return rows, max(-MOST_AHEAD, min(MOST_AHEAD, _ahead(state)))


def _ahead(state: Race) -> float:
    return float(remaining(state, state.seats[1]) - remaining(state, state.seats[0]))


def _differ(state: Race) -> list[float]:
    one, other = (features(me) for me in state.seats)
    money = CREDIT * (state.seats[0].credits - state.seats[1].credits)
    return [_ahead(state) + money / STEP_KEPT, *(a - b for a, b in zip(one, other, strict=True))]


def hats(stage: int) -> list[float]:
    """How much each knot counts at a stage."""
    points = [*KNOTS, 0]
    return [float(np.interp(stage, points[::-1], np.eye(len(points))[i][::-1])) for i in range(len(KNOTS))]


def gather(values: Values, games: Sequence[int]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Rounds of these games: stages, differences, and the lead at the end less what was there already."""
    stages, rows, leads = [], [], []
    for number in games:
        rounds, ahead = play(values, number)
        for stage, differ in rounds:
            stages.append(stage)
            rows.append(differ[1:])
            leads.append(ahead - STEP_KEPT * differ[0])
    return np.array(stages), np.array(rows), np.array(leads)


def fit(values: Values, stages: np.ndarray, rows: np.ndarray, leads: np.ndarray) -> dict[str, tuple[float, ...]]:
    """The worths of one set, in steps, by the knots."""
    things = names(values.game)
    weights = np.array([hats(stage) for stage in range(STAGES + 1)])[stages]
    wide = (rows[:, :, None] * weights[:, None, :]).reshape(len(rows), -1)
    believed = np.array([_believed(values, i, thing) for i, thing in enumerate(things)]).ravel()
    square = wide.T @ wide + FIRMNESS * np.eye(wide.shape[1])
    found = np.linalg.solve(square, wide.T @ leads + FIRMNESS * believed).reshape(len(things), len(KNOTS))
    worths = {thing: tuple(round(float(worth), 2) for worth in found[i]) for i, thing in enumerate(things)}
    return worths | {"credit": (CREDIT,) * len(KNOTS)}


def _believed(values: Values, number: int, thing: str) -> list[float]:
    return [values.thing[thing][knot] if thing in OTHERS else values.die[knot][number] for knot in KNOTS]


def learn_all(lore: Lore, games: int, seed: int, keep: Path | None = None) -> Lore:
    worths: dict[str, dict[str, tuple[float, ...]]] = {}
    for number, name in enumerate(Box.open().sets):
        game = game_of(name, 2)
        first = seed * APART + number * games
        values = Values(game, lore)
        found = gather(values, range(first, first + games))
        if keep is not None:
            np.savez(keep / f"{name}.npz", *found)
        worths[name] = fit(values, *found)
        print(name, worths[name], flush=True)
    return replace(lore, worths=means(worths))


def means(worths: dict[str, dict[str, tuple[float, ...]]]) -> dict[str, dict[str, tuple[float, ...]]]:
    """With one table more, for sets of one's own: what a thing is worth in the mean of the sets that have it."""
    found: dict[str, list[tuple[float, ...]]] = {}
    for table in worths.values():
        for thing, knots in table.items():
            found.setdefault(thing, []).append(knots)
    every = {
        thing: tuple(round(sum(column) / len(column), 2) for column in zip(*rows, strict=True))
        for thing, rows in sorted(found.items())
    }
    return {**worths, ANY_SET: every}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each set")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="keep what was gathered in this folder")
    parser.add_argument("--out", type=Path, default=DATA)
    given = parser.parse_args()
    write_lore(learn_all(open_lore(), given.games, given.seed, given.keep), given.out)


if __name__ == "__main__":
    main()
