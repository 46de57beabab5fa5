"""The first lesson: a short race against the plain bot, with dice that are known beforehand.

They are simulated from a fixed seed, so that the lesson shows what it speaks of: a push that cannot bust, a bonus, a
purchase, a bust and its fan, swords, a finish.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from kubok.cubitos.data import Box, resolve
from kubok.cubitos.game import Cubitos
from kubok.titles.title import Lesson

SEED: Final = 2419
BOT: Final = "plain"
DATA: Final = Path(__file__).with_name("lesson_data")
TRACK: Final = "first_lap"


@cache
def box() -> Box:
    """Our data with the lesson's track."""
    return Box.open(DATA)


@cache
def game() -> Cubitos:
    """The cards of the first printed set on a track of a few feet."""
    return Cubitos(2, data=resolve(box(), "race_1", tracks=[TRACK]))


LESSON: Final = Lesson(game, SEED, BOT)
