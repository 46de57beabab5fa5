"""Cubitos as a title."""

from __future__ import annotations

from pathlib import Path
from random import Random

from kubok.bots.cubitos import BOTS
from kubok.cubitos.frames import RULES
from kubok.cubitos.game import Cubitos, make
from kubok.kernel import Game
from kubok.titles.cubitos.lab import LAB
from kubok.titles.title import Title, Wish


def _new(seats: int, wish: Wish, data: Path | None, luck: Random | None = None, /) -> Game:
    return Cubitos(seats)


TITLE = Title(name="cubitos", letter="C", seats=(2, 4), rules=RULES, make=make, new=_new, bots=BOTS, lab=LAB)
