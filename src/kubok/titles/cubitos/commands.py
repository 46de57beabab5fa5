"""The commands that only Cubitos has: sets and tracks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from kubok.cubitos.data import open_box
from kubok.cubitos.drawing import track_svg
from kubok.locale import text
from kubok.terminal.printing import DataOption, PlainOption, console_of, print_lines
from kubok.titles.cubitos import board
from kubok.titles.cubitos.pages import find_track, sets_page, track_of, track_page


def sets(data: DataOption = None) -> None:
    print_lines(sets_page(open_box(data)))


def track(
    name: Annotated[str, typer.Argument(help=text("arg-track"))],
    svg: Annotated[Path | None, typer.Option(help=text("opt-svg"))] = None,
    data: DataOption = None,
    plain: PlainOption = False,
) -> None:
    console, plain = console_of(plain)
    box = open_box(data)
    names = find_track(name, box)
    found = track_of(names, box)
    print_lines(lines := track_page(names, found, box))
    if svg is None:
        console.print(board.draw(found, plain=plain), board.legend(found, plain), sep="\n", soft_wrap=True)
        return
    title = lines[0].split(":")[0]
    svg.write_text(track_svg(found, title=title, start=text("track-start"), finish=text("track-finish")), "utf-8")
    print_lines([text("drawn", file=svg)])


COMMANDS: Final[Mapping[str, Callable[..., None]]] = {"sets": sets, "track": track}
