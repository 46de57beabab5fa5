"""A Wild Venture as labelled values, for a table that draws nothing: what lies open, and what a seat sees besides.

Also the glossary: all that the data of a game names, with what it says. Nothing here knows a language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast

from kubok.kernel import JSON
from kubok.titles.title import Entry, Glossary
from kubok.venture import Venture, telling

# What the data names


@lru_cache(maxsize=8)
def glossary(game: Venture) -> Glossary:
    """Cards, starters and trails: their names, and what they say or offer."""
    data: Any = game.data()
    found: dict[str, Entry] = {
        card["name"]: {"names": card["names"], "text": cast("list[JSON]", game.texts[card["name"]])}
        for card in (*data["cards"], *data["starters"])
    }
    for trail, entry in enumerate(data["board"]["trail"]):
        lines = telling.trail_lines(game, trail, lambda space: telling.space_line(game, space, token=True))
        found[telling.trail_key(trail)] = {"names": entry["names"], "text": cast("list[JSON]", lines)}
    return found


@lru_cache(maxsize=8)
def names_of(game: Venture) -> Mapping[str, Mapping[str, str]]:
    """By key the names in every language."""
    return {key: entry["names"] for key, entry in glossary(game).items()}
