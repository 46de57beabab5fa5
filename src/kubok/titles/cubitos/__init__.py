"""Cubitos as a title."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from kubok.bots.cubitos import BOTS
from kubok.cubitos import telling
from kubok.cubitos.actions import as_markdown
from kubok.cubitos.data import open_box, which
from kubok.cubitos.frames import RULES
from kubok.cubitos.game import make
from kubok.cubitos.position import from_line
from kubok.titles.cubitos import choosing, pages, recap, say, tally, views
from kubok.titles.cubitos.lab import LAB
from kubok.titles.cubitos.lesson import LESSON
from kubok.titles.cubitos.obvious import ahead, obvious
from kubok.titles.title import Title

if TYPE_CHECKING:
    from kubok.terminal.sitting import Sitting


def _terminal(*seated: Any, **more: Any) -> Sitting:
    from kubok.titles.cubitos.play import Play  # draws: only a terminal wants that

    return Play(*seated, **more)


def _commands() -> Mapping[str, Callable[..., None]]:
    from kubok.titles.cubitos.commands import COMMANDS

    return COMMANDS


TITLE = Title(
    name="cubitos",
    rank=1,
    letter="C",
    seats=(2, 4),
    rules=RULES,
    make=make,
    new=choosing.new,
    options=choosing.options,
    bots=BOTS,
    tell=telling.tell,
    action=telling.action,
    question=telling.question,
    glossary=say.glossary,
    public=views.public,
    own=None,
    about=choosing.about,
    still=views.board,
    means=views.means,
    obvious=obvious,
    ahead=ahead,
    alike=views.alike,
    vain=views.vain,
    asks={"odds": views.odds, "reach": views.reach, "after": views.after, "usual": views.usual, "lot": views.lot},
    tally=tally.tally,
    recap=recap.recap,
    line=views.line,
    position=lambda line, data: from_line(line, open_box(data)),
    lesson=LESSON,
    serves=choosing.SERVES,
    lab=LAB,
    book=pages.BOOK,
    terminal=_terminal,
    commands=_commands,
    actions=as_markdown,
    files=lambda data: which(open_box(data)),
)
