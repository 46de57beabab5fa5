"""Cubitos as a title."""

from __future__ import annotations

from kubok.bots.cubitos import BOTS
from kubok.cubitos.frames import RULES
from kubok.cubitos.game import make
from kubok.titles.cubitos import choosing, views
from kubok.titles.cubitos.lab import LAB
from kubok.titles.cubitos.lesson import LESSON
from kubok.titles.title import Title

TITLE = Title(
    name="cubitos",
    letter="C",
    seats=(2, 4),
    rules=RULES,
    make=make,
    new=choosing.new,
    options=choosing.options,
    bots=BOTS,
    glossary=views.glossary,
    public=views.public,
    own=None,
    still=views.board,
    means=views.means,
    asks={"odds": views.odds, "reach": views.reach, "after": views.after},
    tally=views.tally,
    line=views.line,
    lesson=LESSON,
    serves=choosing.SERVES,
    lab=LAB,
)
