"""What a push at risk is worth, learnt from pushes and passes at random: the table `pushing` of the expert's lore.

Now and then a player decides by a coin whether to push or to pass. Since nothing but the coin chose, the difference in
how far ahead the two kinds end is what the push was worth; a regression says how that depends on what lies there, what
the roll brings and how likely it misses. `python -m studies.cubitos.learn_push` learns anew and writes the data file.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np

from kubok.bots.cubitos.deciding import is_at_risk
from kubok.bots.cubitos.pushing import roll_worth, stop_worth
from kubok.bots.cubitos.search import standing
from kubok.bots.cubitos.standing import Standing
from kubok.bots.cubitos.values import DATA, KNOTS, PUSHING, STAGES, Lore, Values, open_lore
from kubok.bots.cubitos.ways import remaining
from kubok.cubitos.actions import PASS, PUSH
from kubok.cubitos.data import Box
from kubok.cubitos.frames import CHOOSING
from kubok.cubitos.pieces import ACTIVE
from kubok.kernel import Fast, asked
from kubok.lab.match import APART
from studies.cubitos.learn import MOST_AHEAD, Shopper
from studies.cubitos.lore import write_lore
from studies.cubitos.turns import game_of

COIN: Final = 0.3
"""How often a coin decides."""

WILDEST: Final = 0.7
"""No coin is thrown where a push misses more often than that."""


class Tried(NamedTuple):
    """A decision by coin: what was known, and by how many steps its seat was ahead in the end."""

    pushed: bool
    stage: int
    gain: float
    missed: float
    stake: float
    saved: bool
    spared: bool
    standing: float
    ahead: float


def play(values: Values, number: int) -> list[Tried]:
    """One game, and its decisions by coin."""
    game, bot, rng = values.game, Shopper(values), Random(number)
    state, source = game.start(), Fast(number)
    state.collect(False)
    thrown: list[tuple[int, Tried]] = []
    for seat in asked(state, source):
        at = Standing(state, seat, values)
        tried = _by_coin(at, rng) if at.me.doing == CHOOSING and rng.random() < COIN else None
        if tried is not None:
            thrown.append((seat, tried))
            state.apply(seat, PUSH if tried.pushed else PASS)
        else:
            state.apply(seat, bot.choose(state, seat))
    ahead = float(remaining(state, state.seats[1]) - remaining(state, state.seats[0]))
    ahead = max(-MOST_AHEAD, min(MOST_AHEAD, ahead))
    return [tried._replace(ahead=ahead if seat == 0 else -ahead) for seat, tried in thrown]


def _by_coin(at: Standing, rng: Random) -> Tried | None:
    """Throw a coin if both are allowed and a bust is risked in the open race."""
    me, race = at.me, at.race
    if not is_at_risk(me) or not {PUSH, PASS} <= set(race.legal(at.seat)) or at.late:
        return None
    stop, (expected, missed) = stop_worth(at), roll_worth(at)
    if missed > WILDEST:
        return None
    mine, theirs = (standing(race, seat, at.stage, at.values) for seat in (at.seat, 1 - at.seat))
    return Tried(
        pushed=rng.random() < 0.5,
        stage=at.stage,
        gain=expected - stop,
        missed=missed,
        stake=stop - at.worth(0.0, 0.0, 0.0),
        saved=any(me.dice[ACTIVE + code] for code in race.game.rescue_codes),
        spared=any(me.dice[ACTIVE + code] for code in race.game.keep_codes),
        standing=mine - theirs,
        ahead=0.0,
    )


def fit(tries: list[Tried]) -> dict[str, tuple[float, ...]]:
    """The table PUSHING by the knots, from many tries."""
    table: dict[str, list[float]] = {name: [] for name in PUSHING}
    edges = (STAGES, (KNOTS[0] + KNOTS[1]) // 2 - 1, (KNOTS[1] + KNOTS[2]) // 2 - 1, -1)
    for high, low in pairwise(edges):
        some = [one for one in tries if low < one.stage <= high]
        for name, value in zip(PUSHING, _fit(some), strict=True):
            table[name].append(round(value, 2))
    return {name: tuple(knots) for name, knots in table.items()}


def _fit(some: list[Tried]) -> list[float]:
    lost = np.array([one.missed * one.stake for one in some])
    saved, spared = (np.array([float(getattr(one, name)) for one in some]) for name in ("saved", "spared"))
    gains, ones = np.array([one.gain for one in some]), np.ones(len(some))
    plain = (1 - saved) * (1 - spared)
    known = [ones, np.array([one.standing for one in some]), gains, lost, np.array([one.missed for one in some])]
    coin = np.array([0.5 if one.pushed else -0.5 for one in some])
    matter = [coin * part for part in (ones, gains, -lost * plain, -lost * saved, -lost * spared)]
    wide = np.stack([*known, *matter], axis=1)
    aheads = np.array([one.ahead for one in some])
    found = np.linalg.solve(wide.T @ wide + np.eye(wide.shape[1]), wide.T @ aheads)
    return [float(value) for value in found[len(known) :]]


def shift(tries: list[Tried], pushing: Mapping[str, tuple[float, ...]]) -> float:
    """By how much pushes of one set are worth more than the table says."""
    coin = np.array([0.5 if one.pushed else -0.5 for one in tries])
    said = np.array([_said(one, pushing) for one in tries])
    known = np.array([[1.0, one.standing, one.gain, one.missed, one.missed * one.stake] for one in tries])
    wide = np.column_stack([known, coin])
    aheads = np.array([one.ahead for one in tries]) - coin * said
    return float(np.linalg.solve(wide.T @ wide + np.eye(wide.shape[1]), wide.T @ aheads)[-1])


def _said(one: Tried, pushing: Mapping[str, tuple[float, ...]]) -> float:
    dare, gain, lost, saved, spared = (
        float(np.interp(one.stage, KNOTS[::-1], pushing[name][::-1])) for name in PUSHING
    )
    return dare + gain * one.gain - one.missed * one.stake * (saved if one.saved else spared if one.spared else lost)


def learn(lore: Lore, games: int, seed: int) -> Lore:
    tries: dict[str, list[Tried]] = {}
    for number, name in enumerate(Box.open().sets):
        values = Values(game_of(name, 2), lore)
        first = seed * APART + number * games
        tries[name] = [tried for luck in range(first, first + games) for tried in play(values, luck)]
        print(name, len(tries[name]), flush=True)
    pushing = fit([one for some in tries.values() for one in some])
    worths = {name: dict(table) for name, table in lore.worths.items()}
    for name, some in tries.items():
        worths.setdefault(name, {})["push"] = (round(shift(some, pushing), 1),) * len(KNOTS)
    return replace(lore, pushing=pushing, worths=worths)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="games of each set")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--out", type=Path, default=DATA)
    given = parser.parse_args()
    write_lore(learn(open_lore(), given.games, given.seed), given.out)


if __name__ == "__main__":
    main()
