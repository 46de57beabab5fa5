"""The proof that a game keeps the kernel's contracts: `check_game` plays seeded random games and checks every one.

A contract is one small function under `@contract`, whose sentence opens the error when it is broken. Those of a
position and of a move look at bare states; those of a session drive the game as tables, bots and the lab do. What is
dear is checked at the first positions of a game and then at a seeded sample.

>>> from kubok.toys.pig import Pig
>>> check_game(Pig(seats=2, goal=20), games=1)
"""

from __future__ import annotations

from random import Random

from kubok.kernel.game import Game
from kubok.kernel.session import MakeGame
from kubok.kernel.testing.contracts import HOSTILE, BrokenContract
from kubok.kernel.testing.sessions import check_session
from kubok.kernel.testing.states import (
    Secrets,
    check_actions,
    check_frame,
    check_hidden_is_drawn_anew,
    check_make,
    check_walk,
)

__all__ = ["HOSTILE", "BrokenContract", "check_game"]


def check_game(
    game: Game, *, games: int = 3, seed: int = 0, make: MakeGame | None = None, steps: int = 5000, every: int = 10
) -> None:
    """Play `games` random games and raise BrokenContract, an AssertionError, for the first contract that is broken.

    `make` is how records make the game again; without it, the same object serves. A game has to end within `steps`
    moves. Dear checks are made at one position in `every`.
    """
    check_frame(game)
    check_actions(game)
    if make is not None:
        check_make(game, make)
    secrets = Secrets()
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        try:
            check_walk(game, rng, secrets, steps, every)
            check_session(game, rng, make or (lambda *header: game), steps, every)
        except BrokenContract as broken:
            broken.add_note(f"in game {number} of seed {seed}")
            raise
    check_hidden_is_drawn_anew(secrets)
