"""The commands: kubok play, verify, export, actions, match.

An error is one sentence on the error output and an exit code: 1 for files and data, 2 for what was typed wrongly.
"""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from kubok.bots import NAMES, Bot, make_bot
from kubok.bots.match import play_match
from kubok.cli.play import Play, maker
from kubok.cli.words import say
from kubok.cubitos import Cubitos
from kubok.cubitos.actions import as_markdown
from kubok.kernel import BadData, Fast, IllegalAction, Record, Sealed, Session
from kubok.kernel.record import verify_dice

app = typer.Typer(
    help="The table for Cubitos: play, verify, study.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

BOT: Final = "steady"


def main() -> None:
    """The entry point of the program."""
    app()


@contextmanager
def sentences() -> Iterator[None]:
    """Turn the errors that are meant for people into one sentence and an exit code."""
    try:
        yield
    except BadData as error:
        _fail(str(error), 1)
    except IllegalAction as error:
        _fail(str(error), 2)
    except OSError as error:
        _fail(say("no-file", file=error.filename, reason=error.strerror), 1)


def _fail(reason: str, code: int) -> None:
    typer.echo(say("error", reason=reason), err=True)
    raise typer.Exit(code)


# Playing


@app.command()
def play(
    seats: Annotated[int, typer.Option(help="Seats at the table, 2 to 4.")] = 2,
    humans: Annotated[int, typer.Option(help="How many of them are people at this screen.")] = 1,
    seed: Annotated[int | None, typer.Option(help="Simulated dice: the same seed gives the same race.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved race.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the race here when it ends or you leave.")] = None,
    plain: Annotated[bool, typer.Option(help="Neither colour nor drawn characters.")] = False,
) -> None:
    """A race of Cubitos in the terminal, against steady bots."""
    console = Console(highlight=False)
    if plain or not console.is_terminal or console.no_color or console.color_system is None:
        plain, console = True, Console(highlight=False, no_color=True, color_system=None)
    with sentences():
        session = _resumed(load, seed) if load is not None else _new(seats, humans, seed)
        bots = _bots(session, seed)
        table = Play(console, session, bots, save=save or load, plain=plain, seed=seed)
        if load is not None:
            table.say_plainly(say("resumed", entries=len(session.record.entries), file=load))
        if seed is not None:
            table.say_plainly(say("simulated", seed=seed))
        else:
            table.say_plainly(say("sealed", commitment=session.commitment))
            table.say_plainly(say("sealed-why"))
        table.run()


def _new(seats: int, humans: int, seed: int | None) -> Session:
    game = Cubitos(seats)
    if not 1 <= humans <= seats:
        raise BadData(say("too-many-humans", humans=humans, seats=seats))
    people = [say("you")] if humans == 1 else [say("person", number=n) for n in range(1, humans + 1)]
    bots = seats - humans
    names = [*people, *([BOT] if bots == 1 else [f"{BOT} {n}" for n in range(1, bots + 1)])]
    if seed is not None:
        return Session(game, Fast(seed), names)
    session = Session(game, Sealed(), names)
    for seat in range(seats):
        session.add_nonce(seat)
    return session


def _resumed(path: Path, seed: int | None) -> Session:
    record = Record.open(path)
    if record.game != Cubitos.name:
        raise BadData(say("other-game", file=path, game=record.game))
    if record.finished:
        raise BadData(say("game-finished", file=path))
    if record.commitment:
        if seed is not None:
            raise BadData(say("needs-no-seed", file=path))
        return Session.open(path, maker(record))
    if seed is None:
        raise BadData(say("need-seed", file=path))
    source = Fast(seed)
    if any(source.values(one.draw) != one.values for entry in record.entries for one in entry.drawn):
        raise BadData(say("wrong-seed", file=path, seed=seed))
    return Session.replay(record, maker(record), source)


def _bots(session: Session, seed: int | None) -> dict[int, Bot]:
    """A seat named after a bot is that bot's: so a saved race knows who played."""
    luck = secrets.randbits(32) if seed is None else seed
    first_words = (name.split(" ")[0] for name in session.names)
    return {seat: make_bot(bot, luck + seat) for seat, bot in enumerate(first_words) if bot in NAMES}


# Records


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A record of a finished game.")]) -> None:
    """Check a record: its dice by address and secret, knowing no rules; then the whole game by the rules."""
    with sentences():
        record = Record.open(file)
        seats = ", ".join(record.seats)
        head = {"game": record.game, "rules": record.rules, "entries": len(record.entries), "seats": seats}
        typer.echo(say("record", file=file, **head))
        good = _verify_dice(record)
        good = _verify_rules(record) and good
    if not good:
        raise typer.Exit(1)


def _verify_dice(record: Record) -> bool:
    try:
        typer.echo(say("dice-good", dice=verify_dice(record)))
    except BadData as error:
        typer.echo(say("dice-bad", reason=error))
        return False
    return True


def _verify_rules(record: Record) -> bool:
    try:
        Session.replay(record, maker(record))
    except BadData as error:
        typer.echo(say("rules-bad", reason=error))
        return False
    typer.echo(say("rules-good" if record.finished else "rules-open"))
    return True


@app.command()
def export(
    file: Annotated[Path, typer.Argument(help="A record.")], out: Annotated[Path, typer.Argument(help="The copy.")]
) -> None:
    """Write a copy of a record that can be given away: never a key."""
    with sentences():
        record = Record.open(file)
        record.save(out)
        typer.echo(say("exported", out=out, entries=len(record.entries)))


# Figures and pages


@app.command()
def actions() -> None:
    """Print the action table of Cubitos as a page of the docs."""
    sys.stdout.write(as_markdown())


@app.command()
def match(
    a: Annotated[str, typer.Argument(help=f"A bot: {', '.join(NAMES)}.")],
    b: Annotated[str, typer.Argument(help="The other one.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same match.")] = 1,
    processes: Annotated[int, typer.Option(help="How many games at a time.")] = 2,
) -> None:
    """Let two bots play many games; prints the share of the first with its interval."""
    with sentences():
        begun = time.perf_counter()
        played = play_match([a, b], games, seed, processes=processes)
        low, high = played.interval(0)
        seconds = time.perf_counter() - begun
        typer.echo(say("match", a=a, b=b, share=played.share(0), games=games, low=low, high=high, seconds=seconds))
