"""What worked examples of all games say alike: who plays, and lines below a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kubok.locale import text

BETWEEN: Final = " · "


def player_words(seat: int) -> str:
    """A player of an example.

    >>> player_words(0)
    'Red'
    """
    return text(f"book-seat-{seat}")


def players_words(seats: Iterable[int]) -> str:
    return ", ".join(map(player_words, seats)) or text("book-nobody")


def indented(words: Iterable[str]) -> list[str]:
    return [f"  – {one}" for one in words]
