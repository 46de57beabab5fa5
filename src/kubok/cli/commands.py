"""The commands as they are typed in a shell.

An error is one sentence on the error output and an exit code: 1 for files and data, 2 for what was typed wrongly.
"""

from __future__ import annotations

import functools
import inspect
import os
import secrets
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from kubok.cli import ladder, pages, setup
from kubok.cli.manual import App, Commands
from kubok.cli.options import ForAGame, given
from kubok.cli.replay import Replay
from kubok.kernel import BadData, IllegalAction, Record, Session
from kubok.kernel.record import verify_dice
from kubok.lab.match import play_match
from kubok.locale import LANGUAGES, VARIABLE, bad_words, own_text, percent, speaking, text
from kubok.terminal import lookup
from kubok.terminal.printing import DataOption, PlainOption, console_of, print_lines
from kubok.titles import all_titles, title_of

app = App(cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def main() -> None:
    """The entry point of the program."""
    app()


@contextmanager
def sentences() -> Iterator[None]:
    """Turn the errors that are meant for people into one sentence and an exit code."""
    try:
        yield
    except BadData as error:
        _fail(bad_words(error), 1)
    except IllegalAction as error:
        _fail(bad_words(BadData("refused", "{reason}", reason=error.reason)), 2)
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(0) from None
    except OSError as error:
        _fail(text("no-file", file=error.filename, reason=error.strerror), 1)


def _fail(reason: str, code: int) -> None:
    typer.echo(text("error", reason=reason), err=True)
    raise typer.Exit(code)


def _speak(context: typer.Context, chosen: str | None) -> str | None:
    """Speak the language of --lang until the command is done."""
    if chosen is not None:
        if chosen not in LANGUAGES:
            raise BadData(
                "no_language",
                "there are no texts in the language “{language}”; there are {all}",
                language=chosen,
                all=LANGUAGES,
            )
        context.with_resource(speaking(chosen))
    return chosen


LangOption = Annotated[
    str | None,
    typer.Option(
        "--lang", envvar=VARIABLE, is_eager=True, callback=_speak, help=text("opt-lang", all=", ".join(LANGUAGES))
    ),
]
GAMES: Final = tuple(title.name for title in all_titles())
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=text("arg-game", games=", ".join(GAMES)))]
MatchOption = Annotated[str, typer.Option("--game", help=text("opt-match-game", games=", ".join(GAMES)))]
SeatsOption = Annotated[str, typer.Option("--seats", help=text("opt-seats", bots=setup.bots_words()))]
SeedOption = Annotated[int | None, typer.Option("--seed", help=text("opt-seed"))]
SaveOption = Annotated[Path | None, typer.Option("--save", help=text("opt-save"))]
FileArgument = Annotated[Path, typer.Argument(help=text("arg-file"))]
DatabaseOption = Annotated[str, typer.Option("--db", help=text("opt-db"))]
DATABASE: Final = "kubok.db"


@app.callback(help=text("app"))
def spoken(lang: LangOption = None) -> None:
    """The language may stand before the command as well as after it."""


# Playing


@app.command(cls=ForAGame, help=text("cmd-play"))
def play(
    context: typer.Context,
    game: GameArgument = GAMES[0],
    seats: SeatsOption = "",
    data: DataOption = None,
    position: Annotated[str, typer.Option(help=text("opt-position"))] = "",
    seed: SeedOption = None,
    load: Annotated[Path | None, typer.Option(help=text("opt-load"))] = None,
    save: SaveOption = None,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    console, plain = console_of(plain)
    with sentences():
        title = setup.played(game)
        chosen = given(title, context.obj)
        if load is not None:
            (title, session), save = setup.resumed(load, seed), save or load
            typer.echo(text("resumed", entries=len(session.record.entries), file=load))
        elif position:
            title, standing = setup.from_position(position, data)
            seed = secrets.randbits(32) if seed is None else seed
            named = [*filter(None, seats.split(","))] or [setup.YOU]
            names = setup.seat_names(",".join(named + [title.bots.usual] * (standing.seats - len(named))), title)
            if len(names) != standing.seats:
                raise BadData(
                    "position_seats",
                    "the position has {seats} seats: name that many with --seats",
                    seats=standing.seats,
                )
            session = setup.begin(standing, names, seed)
        else:
            names = setup.seat_names(seats or setup.usual_seats(title), title)
            session = setup.begin(setup.new_game(title, len(names), chosen, data, seed), names, seed)
        bots = setup.bots_of(title, session.names, seed)
        table = setup.table_of(title, console, session, bots, save=save, plain=plain, seed=seed, data=data)
        for words in (*setup.mistaken(title, session.names), *table.opening_words(), *table.chance_words()):
            table.say(words)
        table.run()


@app.command(cls=ForAGame, help=text("cmd-watch"))
def watch(
    context: typer.Context,
    game: GameArgument = GAMES[0],
    seats: Annotated[str, typer.Option("--seats", help=text("opt-bots", bots=setup.bots_words()))] = "",
    data: DataOption = None,
    seed: SeedOption = None,
    save: SaveOption = None,
    pause: Annotated[float, typer.Option(help=text("opt-pause"), min=0, max=60)] = 0.4,
    fast: Annotated[bool, typer.Option("--fast", help=text("opt-fast"))] = False,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    console, plain = console_of(plain)
    with sentences():
        title = setup.played(game)
        chosen = given(title, context.obj)
        names = setup.seat_names(seats or setup.usual_seats(title, you=False), title)
        bots = setup.bots_of(title, names, seed)
        people = [name for seat, name in enumerate(names) if seat not in bots]
        if people:
            raise BadData(
                "bots_only",
                "only bots can be watched, not {name}: choose from {bots}",
                name=people[0],
                bots=title.bots.names,
            )
        session = setup.begin(setup.new_game(title, len(names), chosen, data, seed), names, seed)
        table = setup.table_of(title, console, session, bots, save=save, plain=plain, seed=seed, data=data)
        for words in (*table.opening_words(), *table.chance_words()):
            table.say(words)
        table.watch(0.0 if fast or plain else pause, fast)


# Records


@app.command(help=text("cmd-replay"))
def replay(
    file: FileArgument,
    to: Annotated[int | None, typer.Option(help=text("opt-to"))] = None,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    console, plain = console_of(plain)
    with sentences():
        seen = Replay(console, file, plain)
        if to is None:
            seen.run()
        else:
            seen.show(to)


@app.command(help=text("cmd-why"))
def why(
    file: FileArgument, number: Annotated[int, typer.Argument(help=text("arg-number"))], lang: LangOption = None
) -> None:
    console, plain = console_of(True)
    with sentences():
        print_lines(Replay(console, file, plain).why_page(number))


@app.command(help=text("cmd-verify"))
def verify(file: FileArgument, lang: LangOption = None) -> None:
    with sentences():
        record = Record.open(file)
        seats = ", ".join(record.seats)
        head = {"game": record.game, "rules": record.rules, "entries": len(record.entries), "seats": seats}
        typer.echo(text("record", file=file, **head))
        good = _verify_dice(record)
        good = _verify_rules(record) and good
    if not good:
        raise typer.Exit(1)


def _verify_dice(record: Record) -> bool:
    try:
        typer.echo(own_text("chance-good", record.game, draws=verify_dice(record)))
    except BadData as error:
        typer.echo(own_text("chance-bad", record.game, reason=bad_words(error)))
        return False
    return True


def _verify_rules(record: Record) -> bool:
    try:
        Session.replay(record, title_of(record.game).make)
    except BadData as error:
        typer.echo(text("rules-bad", reason=bad_words(error)))
        return False
    typer.echo(text("rules-good" if record.finished else "rules-open"))
    return True


@app.command(help=text("cmd-export"))
def export(
    source: Annotated[str, typer.Argument(metavar="FILE", help=text("arg-source"))],
    out: Annotated[Path, typer.Argument(help=text("arg-out"))],
    db: Annotated[str | None, typer.Option("--db", help=text("opt-export-db"))] = None,
    lang: LangOption = None,
) -> None:
    with sentences():
        record = Record.open(Path(source)) if db is None else _exported(db, source)
        record.save(out)
        typer.echo(text("exported", out=out, entries=len(record.entries)))


def _exported(db: str, table: str) -> Record:
    from kubok.table.serve import export_table

    return export_table(db, table)


@app.command("import", help=text("cmd-import"))
def import_(file: FileArgument, db: DatabaseOption = DATABASE, lang: LangOption = None) -> None:
    from kubok.table.serve import import_record

    with sentences():
        typer.echo(text("imported", table=import_record(db, Record.open(file)), db=db))


@app.command(help=text("cmd-backup"))
def backup(
    out: Annotated[Path, typer.Argument(metavar="FILE", help=text("arg-out"))],
    db: DatabaseOption = DATABASE,
    lang: LangOption = None,
) -> None:
    from kubok.table.serve import back_up

    with sentences():
        typer.echo(text("backed-up", db=db, out=out, tables=back_up(db, out)))


# The server


@app.command(help=text("cmd-serve"))
def serve(
    host: Annotated[str, typer.Option("--host", help=text("opt-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=text("opt-port"))] = 8321,
    db: DatabaseOption = DATABASE,
    public_url: Annotated[str, typer.Option("--public-url", help=text("opt-public-url"))] = "",
    trust_proxy: Annotated[str, typer.Option("--trust-proxy", help=text("opt-trust-proxy"))] = "",
    metrics: Annotated[str, typer.Option("--metrics", metavar="HOST:PORT", help=text("opt-metrics"))] = "",
    data: DataOption = None,
    show: Annotated[bool, typer.Option("--open", help=text("opt-open"))] = False,
    lang: LangOption = None,
) -> None:
    from kubok.table.serve import serve as run  # loads the web framework: only these commands wait for it

    with sentences():
        url = public_url or f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}/"

        def ready() -> None:
            typer.echo(text("serve-at", url=url))
            if show:
                webbrowser.open(url)

        run(
            host, port, db, public_url,
            trust_proxy=trust_proxy, data_dir=data, metrics_at=metrics, ready=ready, logs=not show,
        )  # fmt: skip


# Pages and figures


@app.command(help=text("cmd-rules"))
def rules(
    words: Annotated[list[str] | None, typer.Argument(help=text("arg-rules"))] = None,
    every: Annotated[bool, typer.Option("--all", help=text("opt-all-examples"))] = False,
    svg: Annotated[Path | None, typer.Option(help=text("opt-svg-card"))] = None,
    data: DataOption = None,
    lang: LangOption = None,
) -> None:
    with sentences():
        asked = " ".join(words or [])
        if svg is None:
            print_lines(lookup.rules_page(asked, all_titles(), data, every=every))
        else:
            svg.write_text(lookup.card_picture(asked, all_titles(), data), "utf-8")
            typer.echo(text("drawn", file=svg))


@app.command(help=text("cmd-doctor"))
def doctor(data: DataOption = None, lang: LangOption = None) -> None:
    with sentences():
        print_lines(pages.doctor_page(data))


@app.command(help=text("cmd-actions"))
def actions(game: GameArgument = GAMES[0], lang: LangOption = None) -> None:
    with sentences():
        sys.stdout.write(pages.actions_page(setup.played(game)))


@app.command(cls=ForAGame, help=text("cmd-match"))
def match(
    context: typer.Context,
    a: Annotated[str, typer.Argument(help=text("arg-bot", bots=setup.bots_words()))],
    b: Annotated[str, typer.Argument(help=text("arg-other-bot"))],
    games: Annotated[int, typer.Option(help=text("opt-games"))] = 1000,
    game: MatchOption = GAMES[0],
    data: DataOption = None,
    seed: Annotated[int, typer.Option(help=text("opt-match-seed"))] = 1,
    processes: Annotated[int, typer.Option(help=text("opt-processes"))] = 2,
    lang: LangOption = None,
) -> None:
    with sentences():
        begun = time.perf_counter()
        title = setup.played(game)
        table = setup.new_game(title, 2, given(title, context.obj), data, seed)
        played = play_match(title, [a, b], games, seed, processes=processes, game=table)
        low, high = played.interval(0)
        words = {
            name: percent(Fraction(value)) for name, value in (("share", played.share(0)), ("low", low), ("high", high))
        }
        typer.echo(text("match", a=a, b=b, **words, games=games, seconds=round(time.perf_counter() - begun)))


@app.command("ladder", help=text("cmd-ladder"))
def run_ladder(
    bots: ladder.BotsOption = "expert,steady",
    seats: ladder.SeatsOption = 2,
    games: ladder.GamesOption = 1000,
    results: ladder.ResultsOption = ladder.RESULTS,
    page: ladder.PageOption = None,
    processes: ladder.ProcessesOption = 0,
    game: MatchOption = GAMES[0],
    lang: LangOption = None,
) -> None:
    with sentences():
        ladder.run(setup.played(game), bots, seats, games, results, page, processes)


# The games' own


def _mount(name: str, command: Callable[..., None]) -> None:
    """A title's command among ours: it speaks the language asked for, and its errors are sentences."""

    @functools.wraps(command)
    def mounted(lang: str | None = None, **given: Any) -> None:
        with sentences():
            command(**given)

    own = inspect.signature(command, eval_str=True)
    spoken = inspect.Parameter("lang", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=LangOption)
    mounted.__signature__ = own.replace(parameters=[*own.parameters.values(), spoken])  # type: ignore[attr-defined]
    app.command(name, help=text(f"cmd-{name}"))(mounted)


for _title in all_titles():
    for _name, _command in _title.commands().items():
        _mount(_name, _command)
