"""A Wild Venture as a title."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

from kubok.bots.venture import BOTS
from kubok.kernel import JSON, Game
from kubok.titles.title import About, Option, Title, Wish
from kubok.titles.venture import book, lesson, pages, views
from kubok.titles.venture.presses import obvious
from kubok.titles.venture.tally import tally
from kubok.venture import Village, telling
from kubok.venture import data as villages
from kubok.venture.actions import as_markdown
from kubok.venture.game import RULES, Venture, make
from kubok.venture.pieces import SEATS
from kubok.venture.position import from_line, to_line

if TYPE_CHECKING:
    from kubok.terminal.sitting import Sitting


def _options(data: Path | None) -> tuple[Option, ...]:
    boards = cast("dict[str, Any]", villages.open_box(data).boards)
    return (
        Option("theme", "choice", villages.THEMES[0], villages.THEMES),
        Option(
            "board", "choice", villages.BOARDS[0], tuple(boards), {key: board["names"] for key, board in boards.items()}
        ),
        Option("wilder", "switch", False),
        Option("no_memory", "switch", False),
        Option("share_ties", "switch", False),
    )


def _new(seats: int, wish: Wish, data: Path | None, luck: Random | None = None, /) -> Game:
    wanted: Any = {option.name: option.default for option in _options(data)} | dict(wish)
    wilder = wanted["wilder"]
    found = villages.resolve(villages.open_box(data), theme=wanted["theme"], board=wanted["board"], wilder=wilder)
    return Venture(data=found, wilder=wilder, open_piles=wanted["no_memory"], tie_breaks=not wanted["share_ties"])


def _about(game: Game) -> About:
    """The theme decks and the side of the board; turns of both together, as docs/venture-balance.md measured them."""
    data = cast("dict[str, Any]", game.data())
    decks = {card["deck"] for card in data["cards"]}
    themes: list[JSON] = [{"say": f"option-venture-theme-{theme}"} for theme in villages.THEMES if theme in decks]
    return {"names": [*themes, data["board"]["names"]], "picture": "", "rounds": [15, 22]}


def _terminal(*seated: Any, **more: Any) -> Sitting:
    from kubok.titles.venture.play import VenturePlay  # draws: only a terminal wants that

    return VenturePlay(*seated, **more)


def _commands() -> Mapping[str, Callable[..., None]]:
    from kubok.titles.venture.commands import COMMANDS

    return COMMANDS


TITLE = Title(
    name="venture",
    rank=2,
    letter="V",
    seats=(SEATS, SEATS),
    rules=RULES,
    make=make,
    new=_new,
    options=_options,
    about=_about,
    bots=BOTS,
    tell=telling.tell,
    action=telling.action,
    question=telling.question,
    note=telling.note,
    reason=telling.reason,
    glossary=views.glossary,
    public=views.public,
    own=views.own,
    obvious=obvious,
    tally=tally,
    still=views.still,
    means=views.means,
    asks={"after": views.after, "guide": lesson.guide},
    line=lambda village: to_line(cast(Village, village)),
    position=lambda line, data: from_line(line, villages.open_box(data)),
    lesson=lesson.LESSON,
    book=pages.BOOK,
    serves={**book.SERVES, "land": views.land},
    terminal=_terminal,
    commands=_commands,
    actions=as_markdown,
)
