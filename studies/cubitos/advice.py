"""Two tables of docs/strategy.md: how often the expert pushes, by the chance of a bust, and what a die is worth to it
at the beginning of the fourth round. `python -m studies.cubitos.advice` plays the races and prints them.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

from kubok.bots.cubitos.expert import Expert
from kubok.bots.cubitos.pushing import reckon, roll_worth
from kubok.bots.cubitos.standing import Learnt
from kubok.cubitos.actions import PASS, PUSH
from kubok.cubitos.data import Box
from kubok.cubitos.frames import CHOOSING
from kubok.cubitos.pieces import FIRST, ROUND, WHITE
from kubok.kernel import Fast, asked
from studies.cubitos.turns import game_of

BOUNDS: Final = (0.1, 0.2, 0.3, 0.4, 0.5)
"""Chances of a bust, from row to row."""

TIMES: Final = ("early", "later", "somebody may finish")
EARLY: Final = 9
"""From this stage on the leader has three quarters of the way or more before him."""

WHEN: Final = 4
"""The round at whose beginning dice are looked at."""

SEED: Final = 880000

Pushes = Counter[tuple[str, int, bool]]
"""By time of the race and row: how often a push was made, and how often it was not."""


def pushes(name: str, races: int) -> Pushes:
    """What experts did in races for two of a set, wherever one stood at risk and might pass."""
    game, expert, found = game_of(name, 2), Expert(0), Pushes()
    for number in range(races):
        state = game.start().collect(False)
        for seat in asked(state, Fast(SEED + number)):
            action = expert.choose(state, seat)
            if state.seats[seat].doing == CHOOSING and {PUSH, PASS} <= set(state.legal(seat)):
                at = expert.stand(state, seat)
                if action in (PUSH, PASS) and reckon(at).situation:
                    row = sum(roll_worth(at)[1] >= bound for bound in BOUNDS)
                    time = TIMES[2 if at.late else at.stage < EARLY]
                    found[time, row, action == PUSH] += 1
            state.apply(seat, action)
    return found


def worths(name: str, races: int) -> dict[str, float]:
    """What one more die of each card, the next fan and a step are worth to an expert, in steps at the end."""
    game, expert = game_of(name, 2), Expert(0)
    total: defaultdict[str, float] = defaultdict(float)
    for number in range(races):
        state = game.start().collect(False)
        for seat in asked(state, Fast(SEED + number)):
            if state.table[ROUND] >= WHEN:
                break
            state.apply(seat, expert.choose(state, seat))
        for seat in range(game.seats):
            at = expert.stand(state, seat)
            assert isinstance(at, Learnt)
            for kind in range(WHITE, FIRST):
                total[game.cards[kind - WHITE].name] += at.die(kind)
            total["fan"] += at.fan()
            total["step"] += at.steps(WHEN) / WHEN
    return {what: worth / (races * game.seats) for what, worth in total.items()}


def share(found: Pushes, times: Sequence[str], row: int) -> str:
    made, not_made = (sum(found[time, row, pushed] for time in times) for pushed in (True, False))
    return f"{made / (made + not_made):.0%}" if made + not_made else "never so"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=60, help="races of each set for the pushes; a third for the dice")
    parser.add_argument("--processes", type=int, help="as many as there are cores, if not given")
    given = parser.parse_args()
    sets = list(Box.open().sets)
    with ProcessPoolExecutor(given.processes) as pool:
        each = dict(zip(sets, pool.map(partial(pushes, races=given.races), sets), strict=True))
        worth = dict(zip(sets, pool.map(partial(worths, races=-(-given.races // 3)), sets), strict=True))
    together = sum(each.values(), Pushes())
    print("| chance of a bust |", " | ".join(TIMES), "|")
    for row in range(len(BOUNDS) + 1):
        edge = f"under {BOUNDS[row]:.0%}" if row < len(BOUNDS) else f"{BOUNDS[-1]:.0%} or more"
        print(f"| {edge} |", " | ".join(share(together, [time], row) for time in TIMES), "|")
    print("\n30 to 40 %, set by set:", ", ".join(f"{name} {share(each[name], TIMES, 3)}" for name in sets), "\n")
    for name, found in worth.items():
        ranked = sorted(found.items(), key=lambda item: -item[1])
        print(f"{name}:", ", ".join(f"{what} {worth:.1f}" for what, worth in ranked))


if __name__ == "__main__":
    main()
