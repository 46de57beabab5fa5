"""A first game with known dice, at a table.

Nothing hides what it is: its record is called after the lesson and its seed and carries no commitment, so that whoever
verifies it is told that there is nothing to verify.
"""

from __future__ import annotations

from typing import Final

from kubok.kernel import Record, Session
from kubok.kernel.chance import Fast
from kubok.table.games import shared
from kubok.titles.title import Lesson

NAME: Final = "lesson-"


def session_of(lesson: Lesson) -> Session:
    """A new lesson. It begins at once: there is no dice secret that anybody could add to."""
    made = Session(shared(lesson.game()), Fast(lesson.seed))
    made.record.game_id = f"{NAME}{lesson.seed}"
    return made


def is_lesson(record: Record) -> bool:
    return record.game_id.startswith(NAME) and not record.commitment


def source_of(record: Record) -> Fast | None:
    """Where the dice of a lesson come from when it goes on; None for any other record."""
    seed = record.game_id.removeprefix(NAME)
    return Fast(int(seed)) if is_lesson(record) and seed.isdecimal() else None
