"""A Wild Venture as a title."""

from __future__ import annotations

from pathlib import Path
from random import Random

from kubok.bots.venture import BOTS
from kubok.kernel import Game
from kubok.titles.title import Title, Wish
from kubok.venture.game import RULES, Venture, make


def _new(seats: int, wish: Wish, data: Path | None, luck: Random | None = None, /) -> Game:
    return Venture()


TITLE = Title(name="venture", letter="V", seats=(2, 2), rules=RULES, make=make, new=_new, bots=BOTS)
