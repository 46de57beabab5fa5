"""For commands that print: the console, and options that several of them have."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kubok.locale import text

DataOption = Annotated[Path | None, typer.Option("--data", help=text("opt-data"))]
PlainOption = Annotated[bool, typer.Option("--plain", help=text("opt-plain"))]


def console_of(plain: bool) -> tuple[Console, bool]:
    """Where to print, and whether in plain sentences: asked for, or since the output shows no colours."""
    console = Console(highlight=False)
    if plain or not console.is_terminal or console.no_color or console.color_system is None:
        return Console(highlight=False, no_color=True, color_system=None), True
    return console, False


def print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        typer.echo(line)
