"""The first lesson: a short race against the plain bot, with dice that are known beforehand.

They are simulated from a fixed seed, so that the lesson shows what it speaks of: a push that cannot bust, a bonus, a
purchase, a bust and its fan, swords, a finish. Nothing hides it: the record is called after the lesson and its seed and
carries no commitment, so that whoever verifies it is told that there is nothing to verify.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from kubok.cubitos.data import Box, resolve
from kubok.cubitos.game import Cubitos
from kubok.kernel import Record, Session
from kubok.kernel.chance import Fast

SEED: Final = 2419
NAME: Final = "lesson-"
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


def session() -> Session:
    """A new lesson. It begins at once: there is no dice secret that anybody could add to.

    >>> session().record.game_id
    'lesson-2419'
    """
    made = Session(game(), Fast(SEED))
    made.record.game_id = f"{NAME}{SEED}"
    return made


def is_lesson(record: Record) -> bool:
    return record.game_id.startswith(NAME) and not record.commitment


def source_of(record: Record) -> Fast | None:
    """Where the dice of a lesson come from when it goes on; None for any other record."""
    seed = record.game_id.removeprefix(NAME)
    return Fast(int(seed)) if is_lesson(record) and seed.isdecimal() else None
