"""The games of this table, by the name that stands in their records."""

from __future__ import annotations

from kubok.cubitos import game as cubitos
from kubok.kernel import BadData, Record
from kubok.kernel.session import MakeGame
from kubok.toys import Goofspiel, Kuhn, Pig
from kubok.venture import game as venture

GAMES: dict[str, MakeGame] = {
    "cubitos": cubitos.make,
    "goofspiel": Goofspiel.make,
    "kuhn": Kuhn.make,
    "pig": Pig.make,
    "venture": venture.make,
}


def make_game(record: Record) -> MakeGame:
    """How to make the game that a record tells of.

    >>> make_game(Record("pig", rules=1, seats=("Ann", "Bob"), options={}, data=None)) is GAMES["pig"]
    True
    """
    try:
        return GAMES[record.game]
    except KeyError:
        raise BadData(
            "unknown_game",
            "this program does not know the game {game}; it knows {known}",
            game=repr(record.game),
            known=tuple(GAMES),
        ) from None
