"""What worked examples of all games say alike: who plays, and lines below a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from kubok.kernel.examples import Worked
from kubok.locale import Speech, text

PLAYERS: Final = 4


def player_words(seat: int) -> str:
    """A player of an example.

    >>> player_words(0)
    'Red'
    """
    return text(f"book-seat-{seat}")


def example_lines(told: Worked[Any], speech: Speech) -> list[str]:
    """An example in words; `speech` knows what its game's data names."""
    people = speech._replace(names=[player_words(seat) for seat in range(PLAYERS)])
    lines = [people.words(told.setting)]
    for line in told.lines:
        lines += [people.words(line.say), *indented(map(people.words, line.more))]
    return lines


def indented(words: Iterable[str]) -> list[str]:
    return [f"  – {one}" for one in words]
