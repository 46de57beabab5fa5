"""Games as tables share them: one object for all tables that play the same, made from a header as text.

A header says all that makes a game; a page knows it by its digest and asks for what never changes in it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from kubok.kernel import JSON, Game, Record, canonical, digest_of
from kubok.kernel.session import Header, MakeGame
from kubok.table.answers import Frame
from kubok.table.protocol import encode
from kubok.titles import title_of

GAMES_KEPT: Final = 32


class Digests(NamedTuple):
    """Of a game's data, and of all that makes it."""

    data: str
    frame: str


def made(header: Header) -> Game:
    return header.make(title_of(header.game).make)


make: Final = lru_cache(maxsize=GAMES_KEPT)(made)
"""The game, made once: it never changes."""

_digests: WeakKeyDictionary[Game, Digests] = WeakKeyDictionary()
"""As long as anybody plays the game."""


def digests_of(game: Game) -> Digests:
    """Worked out once, for many tables play the same game."""
    known = _digests.get(game)
    if known is None:
        header = Header.of(game)
        data = hashlib.sha256(header.data.encode()).hexdigest()
        known = _digests[game] = Digests(data, frame_digest(header, data))
    return known


def frame_digest(header: Header, data: str) -> str:
    """By which a page asks for what never changes. Games without data have their name to tell them apart.

    >>> pig, kuhn = (Header(name, 1, "{}", "null", 2) for name in ("pig", "kuhn"))
    >>> frame_digest(pig, "the digest") == frame_digest(kuhn, "the digest")
    False
    """
    return digest_of([header.game, header.rules, header.options, header.seats, data])


def shared(game: Game) -> Game:
    """The same game, as other tables play it."""
    return make(Header.of(game))


def maker(record: Record) -> MakeGame:
    """How to make a record's game, so that tables of the same game share it."""

    def known(rules: int, options: Mapping[str, JSON], data: JSON, seats: int) -> Game:
        return make(Header(record.game, rules, canonical(dict(options)).decode(), canonical(data).decode(), seats))

    return known


def frame(game: Game) -> bytes:
    """What never changes in a game, for a page: its data, what they name, and whatever else its title sends once."""
    title = title_of(game.name)
    return encode(Frame(game.name, game.data(), title.glossary(game), title.still(game)))
