"""The rules page as data: the fan track, the tracks in figures, and the worked examples, told by playing them.

No sentences here: the page fills in the words. Only the titles of the examples go along, in every language they have.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from kubok.cubitos.data import Box
from kubok.cubitos.track import Track
from kubok.cubitos.worked import examples, tell
from kubok.titles import title
from kubok.titles.cubitos.types import Book, TrackFigures
from kubok.titles.title import ExamplesOf


def book(box: Box) -> Book:
    """All of the rules page that the box has not: fan track, tracks in figures, how many examples."""
    fans: Any = box.fans
    tracks = {name: _figures(Track.from_data(track)) for name, track in box.tracks.items()}
    return {"fans": fans["fans"], "beyond": fans["beyond"], "tracks": tracks, "examples": dict(examples().counts)}


def _figures(track: Track) -> TrackFigures:
    return {
        "spaces": track.size,
        "lines": track.lines,
        "dry": track.to_finish[0],
        "wet": track.to_finish_wet[0],
        "bonuses": sum(bonus is not None for bonus in track.bonus),
        "shortcuts": sum(shortcut is not None for shortcut in track.shortcut),
        "jetpacks": sum(track.jetpack),
    }


# Worked examples


def examples_of(topic: str) -> ExamplesOf | None:
    """The worked examples of a card or of a numbered rule, those a reader is shown first; None if there are none."""
    return _examples_of(topic) if topic in examples().counts else None


@cache
def _examples_of(topic: str) -> ExamplesOf | None:
    """Kept for ever: of known topics only, for strangers can ask for any number of others."""
    return title.examples_of(examples(), tell, topic)
