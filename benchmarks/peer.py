"""The figures of catanatron, random against random, counted as ours are. Runs in an environment of its own and prints
JSON: decisions a second (only those with more than one playable action), and the time of a copy.
"""

from __future__ import annotations

import gc
import json
import random
import statistics
import sys
import time
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

RUNS = 5
SECONDS = 1.5
COPIES = 2000
KEPT = 10_000


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)


def decisions_a_second(first_seed: int) -> float:
    made = 0
    spent = 0.0
    seed = first_seed
    while spent < SECONDS:
        game = new_game(seed)  # making the board is not counted
        begun = time.process_time()
        while game.winning_color() is None and game.state.num_turns < 1000:
            made += len(game.state.playable_actions) > 1
            game.play_tick()
        spent += time.process_time() - begun
        seed += 1
    return made / spent


def mid_game() -> Any:
    game = new_game(1)
    for _ in range(200):
        game.play_tick()
    return game


def copy_dropped(game: Any) -> float:
    begun = time.process_time()
    for _ in range(COPIES):
        game.copy()
    return (time.process_time() - begun) / COPIES * 1e6


def copy_kept(game: Any) -> float:
    gc.collect()
    kept = []
    begun = time.process_time()
    for _ in range(KEPT):
        kept.append(game.copy())
    return (time.process_time() - begun) / KEPT * 1e6


def main() -> None:
    random.seed(1)
    game = mid_game()
    json.dump(
        {
            "version": version("catanatron"),
            "decisions": statistics.median(decisions_a_second(1 + 100 * run) for run in range(RUNS)),
            "copy": statistics.median(copy_dropped(game) for _ in range(RUNS)),
            "copy kept": copy_kept(game),
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()
