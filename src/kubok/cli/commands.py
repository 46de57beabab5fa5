"""The commands as they are typed in a shell.

An error is one sentence on the error output and an exit code: 1 for files and data, 2 for what was typed wrongly.
"""

from __future__ import annotations

import os
import secrets
import sys
import time
import webbrowser
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Annotated, Final

import typer
from rich.console import Console

from kubok.cli import ladder, pages, setup
from kubok.cli.manual import App, Commands
from kubok.cli.replay import Replay, VentureWatch, Watch, Watching, step_of, why_page
from kubok.cli.setup import PLAYED
from kubok.cubitos import Cubitos
from kubok.cubitos import actions as cubitos_actions
from kubok.cubitos.data import open_box
from kubok.kernel import BadData, Game, IllegalAction, Record, Session
from kubok.kernel.record import verify_dice
from kubok.lab.match import play_match
from kubok.locale import LANGUAGES, VARIABLE, bad_words, speaking, text
from kubok.terminal.sitting import Sitting
from kubok.titles import title_of
from kubok.titles.cubitos import board
from kubok.titles.cubitos.play import Play
from kubok.titles.cubitos.say import percent, reason_words
from kubok.titles.venture import board as venture_board
from kubok.titles.venture.play import VenturePlay
from kubok.venture import Venture
from kubok.venture import actions as venture_actions
from kubok.venture import data as villages

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
        _fail(reason_words(error.reason, ()), 2)
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(0) from None
    except OSError as error:
        _fail(text("no-file", file=error.filename, reason=error.strerror), 1)


def _fail(reason: str, code: int) -> None:
    typer.echo(text("error", reason=reason), err=True)
    raise typer.Exit(code)


def _console(plain: bool) -> tuple[Console, bool]:
    console = Console(highlight=False)
    if plain or not console.is_terminal or console.no_color or console.color_system is None:
        return Console(highlight=False, no_color=True, color_system=None), True
    return console, False


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        typer.echo(line)


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
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=text("arg-game", games=", ".join(PLAYED)))]
SetOption = Annotated[str, typer.Option("--set", help=text("opt-set"))]
CardsOption = Annotated[str, typer.Option("--cards", help=text("opt-cards"))]
RandomOption = Annotated[bool, typer.Option("--random-set", help=text("opt-random-set"))]
TrackOption = Annotated[str, typer.Option("--track", help=text("opt-track"))]
LapsOption = Annotated[int | None, typer.Option("--laps", help=text("opt-laps"))]
OrderOption = Annotated[str, typer.Option("--order", help=text("opt-order"))]
ThemeOption = Annotated[str, typer.Option("--theme", help=text("opt-theme", themes=", ".join(villages.THEMES)))]
BoardOption = Annotated[str, typer.Option("--board", help=text("opt-board", boards=", ".join(villages.BOARDS)))]
NoMemoryOption = Annotated[bool, typer.Option("--no-memory", help=text("opt-no-memory"))]
WilderOption = Annotated[bool, typer.Option("--wilder", help=text("opt-wilder"))]
ShareTiesOption = Annotated[bool, typer.Option("--share-ties", help=text("opt-share-ties"))]
DataOption = Annotated[Path | None, typer.Option("--data", help=text("opt-data"))]
SeedOption = Annotated[int | None, typer.Option("--seed", help=text("opt-seed"))]
SaveOption = Annotated[Path | None, typer.Option("--save", help=text("opt-save"))]
PlainOption = Annotated[bool, typer.Option("--plain", help=text("opt-plain"))]
FileArgument = Annotated[Path, typer.Argument(help=text("arg-file"))]
DatabaseOption = Annotated[str, typer.Option("--db", help=text("opt-db"))]
DATABASE: Final = "kubok.db"
DEFAULT: Final = setup.Wanted()
THEME: Final = villages.THEMES[0]
BOARD: Final = villages.BOARDS[0]
BELONGS: Final = {
    **dict.fromkeys(("set_name", "cards", "random_set", "track", "laps", "order"), Cubitos.name),
    **dict.fromkeys(("theme", "board", "no_memory", "wilder", "share_ties"), Venture.name),
}
"""The options that only one game has."""


@app.callback(help=text("app"))
def spoken(lang: LangOption = None) -> None:
    """The language may stand before the command as well as after it."""


# Playing


def _check_game(context: typer.Context, game: str) -> None:
    """There is such a game, and no option that was given belongs to another."""
    if game not in PLAYED:
        raise BadData(
            "game_unknown", "there is no game “{game}” here; there are {games}", game=game, games=tuple(PLAYED)
        )
    for option in context.command.params:
        owner = BELONGS.get(str(option.name), game)
        given = context.get_parameter_source(str(option.name))
        if owner != game and given is not None and given.name != "DEFAULT":
            raise BadData(
                "option_of_other",
                "{option} belongs to kubok play {game}; leave it out, or play that game",
                option=option.opts[0],
                game=owner,
            )


@app.command(help=text("cmd-play"))
def play(
    context: typer.Context,
    game: GameArgument = Cubitos.name,
    seats: Annotated[
        str, typer.Option(help=text("opt-seats", bots=", ".join(title_of(Cubitos.name).bots.names)))
    ] = "you,steady",
    set_name: SetOption = DEFAULT.set,
    cards: CardsOption = "",
    random_set: RandomOption = False,
    track: TrackOption = "",
    laps: LapsOption = None,
    order: OrderOption = DEFAULT.order,
    theme: ThemeOption = THEME,
    board: BoardOption = BOARD,
    no_memory: NoMemoryOption = False,
    wilder: WilderOption = False,
    share_ties: ShareTiesOption = False,
    data: DataOption = None,
    position: Annotated[str, typer.Option(help=text("opt-position"))] = "",
    seed: SeedOption = None,
    load: Annotated[Path | None, typer.Option(help=text("opt-load"))] = None,
    save: SaveOption = None,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    console, plain = _console(plain)
    wanted = setup.Wanted(set_name, cards, random_set, track, laps, order, data)
    with sentences():
        _check_game(context, game)
        if load is not None:
            session, save = setup.resumed(load, seed), save or load
            typer.echo(text("resumed", entries=len(session.record.entries), file=load))
        elif position:
            session, seed = _from_position(position, seats, data, seed)
        elif game == Venture.name:
            village = setup.village(theme, board, wilder=wilder, no_memory=no_memory, share_ties=share_ties, data=data)
            session = _new_village(village, seats, seed)
        else:
            session = _new(wanted, seats, seed)
        bots = setup.bots_of(session.game.name, session.names, seed)
        table: Sitting
        if isinstance(session.game, Venture):
            table = VenturePlay(console, session, bots, save=save, plain=plain, seed=seed)
        else:
            table = Play(console, session, bots, save=save, plain=plain, seed=seed, box=open_box(data))
        for words in table.opening_words(seed):
            table.say(words)
        table.run()


def _new(wanted: setup.Wanted, seats: str, seed: int | None) -> Session:
    names = setup.seat_names(seats)
    data, warnings = setup.game_data(wanted, Random(secrets.randbits(64) if seed is None else seed))
    for warning in warnings:
        typer.echo(text("advice", reason=reason_words(warning, names)))
    session = setup.begin(Cubitos(len(names), data=data, order=wanted.order), names, seed)
    _print(pages.game_page(data))
    return session


def _new_village(game: Venture, seats: str, seed: int | None) -> Session:
    session = setup.begin(game, setup.seat_names(seats, game.name), seed)
    _print(pages.village_head(game))
    return session


def _from_position(words: str, seats: str, data: Path | None, seed: int | None) -> tuple[Session, int]:
    game = setup.from_position(words, data)
    named = seats.split(",")
    names = setup.seat_names(",".join([*named, *["steady"] * (game.seats - len(named))]), game.name)
    if len(names) != game.seats:
        raise BadData("position_seats", "the position has {seats} seats: name that many with --seats", seats=game.seats)
    seed = secrets.randbits(32) if seed is None else seed
    return setup.begin(game, names, seed), seed


@app.command(help=text("cmd-watch"))
def watch(
    context: typer.Context,
    game: GameArgument = Cubitos.name,
    seats: Annotated[
        str, typer.Option(help=text("opt-bots", bots=", ".join(title_of(Cubitos.name).bots.names)))
    ] = "steady,steady",
    set_name: SetOption = DEFAULT.set,
    cards: CardsOption = "",
    random_set: RandomOption = False,
    track: TrackOption = "",
    laps: LapsOption = None,
    order: OrderOption = DEFAULT.order,
    theme: ThemeOption = THEME,
    board: BoardOption = BOARD,
    no_memory: NoMemoryOption = False,
    wilder: WilderOption = False,
    share_ties: ShareTiesOption = False,
    data: DataOption = None,
    seed: SeedOption = None,
    save: SaveOption = None,
    pause: Annotated[float, typer.Option(help=text("opt-pause"), min=0, max=60)] = 0.4,
    fast: Annotated[bool, typer.Option("--fast", help=text("opt-fast"))] = False,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    console, plain = _console(plain)
    wanted = setup.Wanted(set_name, cards, random_set, track, laps, order, data)
    with sentences():
        _check_game(context, game)
        if game == Venture.name:
            village = setup.village(theme, board, wilder=wilder, no_memory=no_memory, share_ties=share_ties, data=data)
            session = _new_village(village, seats, seed)
        else:
            session = _new(wanted, seats, seed)
        bots = setup.bots_of(session.game.name, session.names, seed)
        people = [name for seat, name in enumerate(session.names) if seat not in bots]
        if people:
            raise BadData(
                "bots_only",
                "only bots can be watched, not {name}: choose from {bots}",
                name=people[0],
                bots=title_of(game).bots.names,
            )
        kind = VentureWatch if game == Venture.name else Watch
        table: Watching = kind(console, session, bots, save=save, plain=plain, seed=seed)
        table.pause, table.fast = 0.0 if fast or plain else pause, fast
        for words in table.opening_words(seed):
            table.say(words)
        table.run()


# Records


@app.command(help=text("cmd-replay"))
def replay(
    file: FileArgument,
    to: Annotated[int | None, typer.Option(help=text("opt-to"))] = None,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    console, plain = _console(plain)
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
    with sentences():
        record = setup.open_record(file)
        _print(why_page(record, step_of(record, number)))


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
    cards = record.game == Venture.name
    try:
        count = verify_dice(record)
        typer.echo(text("cards-good" if cards else "dice-good", dice=count))
    except BadData as error:
        typer.echo(text("cards-bad" if cards else "dice-bad", reason=bad_words(error)))
        return False
    return True


def _verify_rules(record: Record) -> bool:
    try:
        Session.replay(record, setup.maker(record))
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
        if svg is not None:
            pages.draw_card(" ".join(words or []), svg)
            typer.echo(text("drawn", file=svg))
            return
        _print(pages.rules_page(" ".join(words or []), open_box(data), every))


@app.command(help=text("cmd-sets"))
def sets(data: DataOption = None, lang: LangOption = None) -> None:
    with sentences():
        _print(pages.sets_page(open_box(data)))


@app.command(help=text("cmd-track"))
def track(
    name: Annotated[str, typer.Argument(help=text("arg-track"))],
    svg: Annotated[Path | None, typer.Option(help=text("opt-svg"))] = None,
    data: DataOption = None,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    console, plain = _console(plain)
    with sentences():
        box = open_box(data)
        names = pages.find_track(name, box)
        found = pages.track_of(names, box)
        _print(lines := pages.track_page(names, found, box))
        if svg is not None:
            pages.draw_track(found, lines[0].split(":")[0], svg)
            typer.echo(text("drawn", file=svg))
            return
        console.print(board.draw(found, plain=plain), board.legend(found, plain), sep="\n", soft_wrap=True)


@app.command("board", help=text("cmd-board"))
def board_(
    name: Annotated[str, typer.Argument(help=text("arg-board", boards=", ".join(villages.BOARDS)))],
    svg: Annotated[Path | None, typer.Option(help=text("opt-svg-board"))] = None,
    data: DataOption = None,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    console, plain = _console(plain)
    with sentences():
        box = villages.open_box(data)
        found = pages.find_board(name, box)
        _print(pages.board_head(found, box))
        if svg is not None:
            pages.draw_board(found, box, svg)
            typer.echo(text("drawn", file=svg))
            return
        village = pages.village_of(found, box)
        if plain:
            _print(venture_board.tell(village))
        else:
            console.print(venture_board.draw(village, console.width))


@app.command(help=text("cmd-doctor"))
def doctor(data: DataOption = None, lang: LangOption = None) -> None:
    with sentences():
        _print(pages.doctor_page(data))


@app.command(help=text("cmd-actions"))
def actions(game: GameArgument = Cubitos.name, lang: LangOption = None) -> None:
    with sentences():
        if game not in PLAYED:
            raise BadData(
                "game_unknown", "there is no game “{game}” here; there are {games}", game=game, games=tuple(PLAYED)
            )
        sys.stdout.write((venture_actions if game == Venture.name else cubitos_actions).as_markdown())


@app.command(help=text("cmd-match"))
def match(
    a: Annotated[str, typer.Argument(help=text("arg-bot", bots=", ".join(title_of(Cubitos.name).bots.names)))],
    b: Annotated[str, typer.Argument(help=text("arg-other-bot"))],
    games: Annotated[int, typer.Option(help=text("opt-games"))] = 1000,
    set_name: SetOption = DEFAULT.set,
    order: OrderOption = DEFAULT.order,
    game: Annotated[str, typer.Option(help=text("opt-match-game", games=", ".join(PLAYED)))] = PLAYED[0],
    data: DataOption = None,
    seed: Annotated[int, typer.Option(help=text("opt-match-seed"))] = 1,
    processes: Annotated[int, typer.Option(help=text("opt-processes"))] = 2,
    lang: LangOption = None,
) -> None:
    with sentences():
        begun = time.perf_counter()
        if game not in PLAYED:
            raise BadData(
                "no_match_game", "there is no match in {game}; choose one of {games}", game=game, games=tuple(PLAYED)
            )
        if game == Venture.name:
            chosen = villages.resolve(villages.open_box(data))
            table: Game = Venture(data=chosen)
        else:
            chosen, _ = setup.game_data(setup.Wanted(set_name, order=order, data=data), Random(seed))
            table = Cubitos(2, data=chosen, order=order)
        played = play_match(title_of(game), [a, b], games, seed, processes=processes, game=table)
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
    lang: LangOption = None,
) -> None:
    with sentences():
        ladder.run(title_of(Cubitos.name), bots, seats, games, results, page, processes)
