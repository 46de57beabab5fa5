"""The command that only A Wild Venture has: its boards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from kubok.locale import language, text
from kubok.terminal.printing import DataOption, PlainOption, console_of, print_lines
from kubok.titles.venture import board as boards
from kubok.titles.venture.pages import board_head, find_board, game_on
from kubok.venture.data import BOARDS, open_box
from kubok.venture.drawing import board_svg


def board(
    name: Annotated[str, typer.Argument(help=text("arg-board", boards=", ".join(BOARDS)))],
    svg: Annotated[Path | None, typer.Option(help=text("opt-svg-board"))] = None,
    data: DataOption = None,
    plain: PlainOption = False,
) -> None:
    console, plain = console_of(plain)
    box = open_box(data)
    found = find_board(name, box)
    game = game_on(found, box)
    print_lines(board_head(found, box))
    if svg is not None:
        told = boards.told(game)
        svg.write_text(board_svg(box.boards[found], language=language(), home=text("venture-home"), told=told), "utf-8")
        print_lines([text("drawn", file=svg)])
    elif plain:
        print_lines(boards.tell(game))
    else:
        console.print(boards.draw(game, console.width))


COMMANDS: Final[Mapping[str, Callable[..., None]]] = {"board": board}
