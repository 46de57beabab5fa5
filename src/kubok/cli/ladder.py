"""`kubok ladder`: let bots play each other in all sets, go on where the results file stops, and write the page."""

from __future__ import annotations

import os
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kubok.kernel import BadData
from kubok.lab import ladder
from kubok.locale import percent, text
from kubok.titles import Title

RESULTS: Final = Path("docs/ladder.jsonl")

BotsOption = Annotated[str, typer.Option("--bots", help=text("opt-ladder-bots"))]
SeatsOption = Annotated[int, typer.Option("--seats", min=2, max=4, help=text("opt-ladder-seats"))]
GamesOption = Annotated[int, typer.Option("--games", min=0, help=text("opt-ladder-games"))]
ResultsOption = Annotated[Path, typer.Option("--results", help=text("opt-ladder-results"))]
PageOption = Annotated[Path | None, typer.Option("--page", help=text("opt-ladder-page"))]
ProcessesOption = Annotated[int, typer.Option("--processes", min=0, help=text("opt-processes"))]


def run(title: Title, bots: str, seats: int, games: int, results: Path, page: Path | None, processes: int) -> None:
    """Play what is missing, with a bar; then the standings, and the page if one is wanted."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    wanted = ladder.jobs(title, ladder.pairs(names, seats), games)
    done = {line.job for line in ladder.read(results, title)}
    left = sum(job not in done for job in wanted)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text("ladder-playing"), total=left)
        for _ in ladder.go_on(results, wanted, processes or os.cpu_count() or 1):
            bar.advance(task)
    for score in ladder.scores(ladder.read(results, title)):
        figures = (("share", score.share), ("low", score.low), ("high", score.high))
        words = {name: percent(Fraction(value)) for name, value in figures}
        typer.echo(text("ladder-score", names=" – ".join(score.names), games=score.games, rules=score.rules, **words))
    if page is not None:
        try:
            from kubok.lab.ladder_page import write  # draws pictures: only this wants the extra packages
        except ImportError:
            raise BadData("no_plots", "the pictures need two more packages: pip install 'kubok[plots]'") from None
        write(title, results, page)
        typer.echo(text("drawn", file=page))
