"""The rules page as data: the fan track, the tracks in figures, and the worked examples, told by playing them.

No sentences here: the page has the words. Only the titles of the examples go along, in every language they have.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from kubok.cubitos.data import Box
from kubok.cubitos.game import Cubitos
from kubok.cubitos.telling import Told, examples, tell
from kubok.cubitos.track import Track
from kubok.kernel import Event, Reason
from kubok.kernel.examples import SHOWN
from kubok.titles import title_of
from kubok.titles.cubitos.types import Book, TrackFigures


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


def examples_of(topic: str) -> dict[str, Any] | None:
    """The worked examples of a card or of a numbered rule, those a reader is shown first; None if there are none."""
    return _examples_of(topic) if topic in examples().counts else None


@cache
def _examples_of(topic: str) -> dict[str, Any]:
    """Kept for ever: of known topics only, for strangers can ask for any number of others."""
    found = examples().of(topic)
    return {"topic": topic, "shown": min(SHOWN, len(found)), "examples": [_example(tell(one)) for one in found]}


def _example(told: Told) -> dict[str, Any]:
    """An example as the page reads it. `places` names the spaces that its events speak of by number."""
    one, game = told.scenario, told.race.game
    track = game.track
    spaces = {space for line in told.lines for event in line.events for space in _spaces(event)}
    titles = {language: examples().title(one, language) for language in examples().titles}
    return {
        "titles": {"en": one.title} | {language: title for language, title in titles.items() if title},
        "proves": one.proves,
        "options": dict(one.options),
        "cards": dict(told.cards),
        "moments": {str(seat): moment for seat, moment in told.moments.items()},
        "given": [_plain(game, seat) for seat in told.given],
        "short": _plain(game, told.short),
        "lines": [_plain(game, line) for line in told.lines],
        "places": {str(space): track.name(space) for space in sorted(spaces)},
    }


def _spaces(event: Event) -> list[int]:
    found: Any = event.fields
    return [found[name] for name in ("to", "at") if name in found] if event.kind in ("stepped", "pointed") else []


def _plain(game: Cubitos, value: Any) -> Any:
    """Lines and deeds as the page reads them: what says nothing is left out."""
    title = title_of(game.name)
    if isinstance(value, Reason):
        return title.why(value)
    if isinstance(value, tuple):
        if value and isinstance(value[0], Event):
            return title.told(game, value)
        return [_plain(game, one) for one in value]
    if not is_dataclass(value):
        return value
    parts = {one.name: getattr(value, one.name) for one in fields(value)}
    return {name: _plain(game, part) for name, part in parts.items() if name == "seat" or part not in _NOTHING}


_NOTHING: Final[tuple[Any, ...]] = ("", 0, None, (), {})
