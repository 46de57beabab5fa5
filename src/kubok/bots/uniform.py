"""The random player: every legal action is as good as any other. It plays every game."""

from __future__ import annotations

from random import Random

from kubok.kernel import State


class Uniform:
    """Chooses evenly among the legal actions; the only bot here that remembers anything: its generator.

    >>> from kubok.toys.pig import Pig
    >>> Uniform(seed=1).choose(Pig(seats=2).start(), 0) in (1, 2)
    True
    """

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, state: State, seat: int) -> int:
        return self._rng.choice(state.legal(seat))
