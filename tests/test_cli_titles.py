"""Every title in the terminal: whole games by what is typed, and what each person at one screen may see."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from kubok import locale
from kubok.bots.uniform import Uniform
from kubok.cli import app, options, setup
from kubok.kernel import Fast, Record, Session
from kubok.terminal.sitting import Sitting
from kubok.titles import all_titles, title_of

SMALL = ("pig", "kuhn", "goofspiel")
CURTAIN = re.compile(r"(\w+), press Enter when only you are looking\. ")


def kubok(*words: str | Path, typed: str = "", code: int = 0) -> str:
    done = CliRunner().invoke(app, [str(word) for word in words], input=typed)
    assert done.exit_code == code, done.output
    return done.output


def play(game: str, *words: str | Path, typed: str, seats: str = "you,random", seed: int = 3) -> str:
    return kubok("play", game, "--plain", "--seed", str(seed), "--seats", seats, *words, typed=typed)


def turns(output: str) -> list[tuple[str, str]]:
    """What stood on the screen, each time with the person who was called to it."""
    pieces = CURTAIN.split(output)[1:]
    return list(zip(pieces[::2], pieces[1::2], strict=True))


# Whole games


@pytest.mark.parametrize("language", locale.WHOLE)
@pytest.mark.parametrize("game", SMALL)
def test_a_sealed_game_is_played_to_its_end_verified_replayed_and_explained(
    game: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    spoken = ("--lang", language)
    output = kubok("play", game, "--plain", "--save", file, *spoken, typed="1\n" * 2000)
    record = Record.open(file)
    assert record.finished
    assert record.commitment in output
    with locale.speaking(language):
        assert locale.text(f"title-{game}") in output
        assert locale.text("over") in output
        assert locale.text("rules-good") in kubok("verify", file, *spoken)
    last = len(record.entries) - 1
    assert kubok("replay", file, "--plain", *spoken, typed="play\nback 2\nwhy\nquit\n").count(f"{last}") > 1
    assert kubok("why", file, "1", *spoken)


def test_pig_is_rolled_held_and_won() -> None:
    output = play("pig", "--goal", "20", typed="roll\nroll\nhold\n" * 40)
    for words in ("Pig. Roll as often", "You rolled a ", "random rolled a ", "You: roll the die, or hold?"):
        assert words in output
    assert "1: roll.\n2: hold.\n" in output
    assert "The game is over." in output


def test_what_has_not_changed_is_not_told_twice() -> None:
    output = play("pig", typed="roll\ntable\nquit\n")
    assert [page.count("random. Score: 0.") for page in output.split("the die, or hold?")] == [1, 0, 1, 0]


def test_goofspiel_is_bid_by_number_and_by_word() -> None:
    output = play("goofspiel", "--cards", "3", typed="bid 3\n1\nbid 2\n")
    assert output.count("The bids for ") == 3
    assert "The game is over." in output
    assert "you do not hold the card 3 any more" in play("goofspiel", typed="bid 3\nbid 3\nwhy\n")


@pytest.mark.parametrize("game", SMALL)
def test_bots_are_watched_with_everything_open(game: str) -> None:
    output = kubok("watch", game, "--plain", "--fast", "--seed", "2")
    assert "The game is over." in output
    assert "hidden" not in output
    assert "95 % interval" in kubok("match", "random", "random", "--game", game, "--games", "4", "--processes", "1")


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "pig.jsonl"
    play("pig", "--save", file, typed="roll\nquit\n")
    assert "Welcome back: 1 entries" in kubok("play", "--plain", "--load", file, "--seed", "3", typed="quit\n")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("fly", "is neither an action here"),
        ("7", "There is no option 7"),
        ("undo", "there is nothing to undo"),
        ("rules", "this game has no rules to look up here"),
        ("position", "cannot be written as one line"),
        ("help", "undo           take back your last move"),
        ("why", "No move has been refused yet"),
    ],
)
def test_a_command_answers_and_asks_again(typed: str, said: str) -> None:
    output = play("pig", typed=f"{typed}\nquit\n")
    assert said in output
    assert output.count("You> ") == 2


@pytest.mark.parametrize("game", [title.name for title in all_titles()])
def test_every_table_is_drawn_and_its_actions_are_listed(game: str) -> None:
    title = title_of(game)
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=100, height=50)
    session = Session(title.new(title.seats[0], {}, None), Fast(1), ["Ann", "Bob"])
    table = setup.table_of(title, console, session, {1: Uniform(1)}, seed=1)
    seat = table.next_seat()
    table.show(table.screen.table(table.state, seat, table.state.legal(seat)))
    table.show(table.screen.options(table.state, seat, table.state.legal(seat)))
    assert isinstance(console.file, io.StringIO)
    assert "Ann" in console.file.getvalue()
    assert "| 1 | `" in kubok("actions", game)


# One screen, two people


@pytest.mark.parametrize("seed", range(8))
def test_a_card_of_kuhn_is_seen_by_its_owner_alone_until_the_end(seed: int) -> None:
    output = play("kuhn", seats="Ann,Bob", seed=seed, typed="\nbet\n" * 3)
    seen = turns(output.partition("The game is over.")[0])
    assert [name for name, _ in seen][:2] == ["Ann", "Bob"]
    for name, page in seen[:-1]:
        other = {"Ann": "Bob", "Bob": "Ann"}[name]
        assert f"{name}. Card: " in page
        assert f"{other} was dealt the" not in page
        assert re.findall(rf"{other}\. Card: (.*)\.", page) == ["hidden"]


def test_a_bid_of_goofspiel_is_hidden_from_the_other_until_both_have_bid() -> None:
    output = play("goofspiel", seats="Ann,Bob", typed="\nbid 3\n\nbid 4\n\nbid 5\n")
    (_, first), (_, second), (_, third), *_ = turns(output)
    assert "Bob made a bid" not in first
    assert "Ann made a bid" in second
    assert "Ann bid 3" not in second.partition("Bob> ")[0]
    assert "The bids for " in third
    assert "Ann 3, Bob 4" in third


def test_between_two_people_a_terminal_is_emptied() -> None:
    title = title_of("kuhn")
    typed = iter(["", "pass", "", "quit"])

    class Typist(Console):
        def input(self, *words: object, **more: object) -> str:
            return next(typed)

    console = Typist(file=io.StringIO(), force_terminal=True, color_system=None, width=80)
    Sitting(title, console, Session(title.new(2, {}, None), Fast(1), ("Ann", "Bob")), {}, plain=False).run()
    assert isinstance(console.file, io.StringIO)
    before, emptied, after = console.file.getvalue().rpartition("\x1b[3J")
    assert "Ann was dealt the" in before
    assert emptied
    assert "Ann was dealt the" not in after
    assert "Bob was dealt the" in after


def test_whoever_heard_of_a_move_hears_that_it_was_taken_back() -> None:
    output = play("goofspiel", seats="Ann,Bob,Cleo", typed="\nbid 3\n\nbid 2\n\nundo\n\nbid 4\n\nbid 5\n\n")
    assert "Bob took back the last move." in output
    name, page = turns(output)[-1]
    assert name == "Ann"
    assert "Bob made a bid.\nBob took that back.\nBob made a bid.\n" in page


# What is typed in a shell


def test_a_name_that_is_almost_a_bots_is_told_and_bot_before_a_name_is_sure() -> None:
    output = play("pig", seats="you,randon", typed="quit\n")
    assert "randon is a person here. If you mean the bot, write random; bot:random is a bot for certain." in output
    assert "is a person here" not in play("pig", seats="Ann,bot:random", typed="quit\n")
    assert "there is no bot 'clever'" in kubok("play", "pig", "--seats", "you,bot:clever", code=1)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "pig", "--theme", "news"], "--theme belongs to kubok play venture"),
        (["play", "kuhn", "--goal", "9"], "--goal belongs to kubok play pig"),
        (["play", "goofspiel", "--cards", "many"], "--cards must be a number"),
        (["play", "pig", "--goal", "0"], "goal"),
        (["play", "kuhn", "--seats", "a,b,c"], "--seats names 2 players"),
        (["play", "pig", "--seats", "a"], "--seats names 2 to 8 players"),
        (["match", "random", "steady", "--game", "pig"], "there is no bot 'steady'"),
    ],
)
def test_what_does_not_fit_a_game_is_one_sentence(words: list[str], said: str) -> None:
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 1
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("language", locale.WHOLE)
def test_every_option_of_every_game_is_told(language: str) -> None:
    with locale.speaking(language):
        for typed, those in options.owners().items():
            assert all(options._help(game, option) for game, option in those.items()), typed
            kinds = {option.kind == "switch" for option in those.values()}
            assert len(kinds) == 1, f"--{typed} is a switch in one game and not in another"
