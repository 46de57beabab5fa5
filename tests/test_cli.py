"""The commands as a person types them."""

from __future__ import annotations

import io
import json
import re
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

from kubok.bots.cubitos import BOTS
from kubok.bots.uniform import Uniform
from kubok.cli import app
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import DONE, PUSH, TABLE, as_markdown
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.frames import NAMES
from kubok.cubitos.pieces import CODE_NAMES
from kubok.cubitos.position import to_line
from kubok.cubitos.scenario import parse
from kubok.cubitos.staging import Staging as Run
from kubok.kernel import Fast, Record, Sealed, Session
from kubok.locale import text
from kubok.terminal.typed import Unclear, read
from kubok.titles.cubitos import board
from kubok.titles.cubitos.chances import of_push, protection
from kubok.titles.cubitos.plain_screen import PlainScreen
from kubok.titles.cubitos.play import naming
from kubok.titles.cubitos.say import action_words
from kubok.titles.cubitos.screen import Screen, odds, targets

SEED = 3


def read_actions(line: str, race: Race, seat: int, options: Sequence[int]) -> tuple[int, ...]:
    return read(line, race, seat, options, naming())


class Outcome(NamedTuple):
    exit_code: int
    output: str
    stdout: str
    stderr: str


def kubok(*words: str | Path, typed: str = "") -> Outcome:
    done = CliRunner().invoke(app, [str(word) for word in words], input=typed)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return Outcome(done.exit_code, done.output, done.stdout, done.stderr)


def one_sentence(outcome: Outcome) -> str:
    """What was said on the error output: one line that begins with the program's name, and no traceback."""
    lines = outcome.stderr.splitlines()
    assert len(lines) == 1, outcome.output
    assert lines[0].startswith("kubok: ")
    return lines[0]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole race with sealed dice."""
    game = Cubitos(2, max_rounds=4)
    session = Session(game, Sealed(secret=bytes(range(32)), game_id="test"), ("Ann", "Bob"))
    for seat in range(2):
        session.add_nonce(seat, bytes([seat] * 16))
    bot = BOTS.make("steady", 1)
    while session.state.result() is None:
        seat = session.state.owed()[0]
        session.act(seat, session.number(seat), bot.choose(session.state.copy(), seat))
    path = tmp_path_factory.mktemp("records") / "race.jsonl"
    session.save(path)
    return path


# Playing


def test_a_race_against_a_bot_is_played_to_its_end_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    outcome = kubok("play", "--plain", "--save", file, typed="1\n" * 3000)
    assert outcome.exit_code == 0, outcome.output
    commitment = outcome.output.split("Commitment: ")[1].split()[0]
    assert "The race ended after" in outcome.output
    assert "Verified: " in outcome.output
    assert Record.open(file).commitment == commitment
    assert not Path(f"{file}.key").exists()
    assert kubok("verify", file).exit_code == 0


def test_the_same_seed_and_answers_give_the_same_race() -> None:
    one, other = (kubok("play", "--plain", "--seed", "5", typed="1\n" * 60) for _ in range(2))
    assert one.output == other.output
    assert kubok("play", "--plain", "--seed", "6", typed="1\n" * 60).output != one.output


def test_the_plain_table_tells_zones_odds_and_options_in_sentences() -> None:
    outcome = kubok("play", "--plain", "--seed", str(SEED), typed="push\npush\nquit\n")
    for words in (
        "You: on the start; red lines crossed: 0, 30 feet to the finish.",
        "Roll zone: 7 light grey, 1 dark grey.",
        "1: push, no risk.",
        "1: push, bust 27 %.",
        "A push of 6 dice: bust 27 %",
        "It may bring: 1.2 hits on average, a coin 67 % (coins 1.0), a foot 17 % (feet 0.2)",
        "You rolled 8 dice: 1 light grey coin (C-3.3).",
    ):
        assert words in outcome.output
    assert "not saved" in outcome.output


def test_plain_means_neither_colour_nor_drawn_characters() -> None:
    typed = "help\ncards\nmap\ncard dugout\nodds\nquit\n"
    output = kubok("play", "--plain", "--seed", "1", "--seats", "you,steady,plain,random", typed=typed).output
    assert "\x1b" not in output
    assert not [c for c in output if 0x2500 <= ord(c) < 0x2700]
    before_the_map = output.split("You> ")[0]
    assert "~~" not in before_the_map
    assert "·" not in before_the_map
    assert "~~" in output


def test_what_has_not_changed_is_not_told_twice_to_who_listens() -> None:
    output = kubok("play", "--plain", "--seed", "3", typed="push\ntable\nquit\n").output
    tables = output.split("push or pass.")
    assert ["fair: on the start" in table for table in tables[1:4]] == [True, False, True]


def at_console(width: int = 140, height: int = 60) -> Console:
    return Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=width, height=height)


def shown(race: Race, seat: int | None, console: Console) -> str:
    screen = Screen(console, names=("Ann", "Bob", "Cleo", "Dan")[: len(race.seats)])
    with console.capture() as captured:
        console.print(screen.table(race, seat, () if seat is None else race.legal(seat)))
        if seat is not None:
            console.print(screen.options(race, seat, race.legal(seat)))
    return captured.get()


def test_in_colour_the_table_has_boxes_and_tall_squares() -> None:
    words = shown(choosing(), 0, at_console())
    assert "\x1b[" in words
    for sign in ("◆", "≈≈≈", "▚▚▚", "▄", "╭", "Smelly Cat", "no risk"):
        assert sign in words


def test_a_card_that_obliges_is_marked_in_the_market_and_its_clause_on_the_page_of_the_card() -> None:
    lines = Text.from_ansi(shown(choosing(), 0, at_console())).plain.splitlines()
    rows = {name: next(line for line in lines if name in line).split(name)[1] for name in ("Rich Dog", "Dugout")}
    assert rows["Rich Dog"].split()[0] == "!"
    assert "!" not in rows["Dugout"]
    marked = [line.split()[0] for line in kubok("rules", "muggles").output.splitlines() if re.match(r" +\d\. ! ", line)]
    assert marked == ["3."]


@pytest.mark.parametrize("name", sorted(Box.open().sets))
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (160, 50), (220, 60)])
def test_the_table_of_every_set_fits_its_screen(name: str, width: int, height: int) -> None:
    race = Cubitos(4, data=resolve(Box.open(), name)).start()
    source = Fast(SEED)
    while race.chance():
        draw = race.chance()[0]
        race.resolve(draw, source.draw(race, draw)[1])
    console = at_console(width, height)
    with console.capture() as captured:
        console.print(Screen(console, names=("Ann", "Bob", "Cleo", "Dan")).table(race, race.owed()[0]))
    assert max(Text.from_ansi(line).cell_len for line in captured.get().splitlines()) <= width
    window = Screen(console, ("Ann",) * 4).window(race, 0)
    assert board.width(window) <= width + 3
    for sign in ("»", "⇈"):
        wanted = any(race.game.track.jetpack) if sign == "⇈" else any(race.game.track.shortcut)
        if len(race.game.tracks) == 1:
            assert (sign in captured.get()) == wanted


def test_two_joined_tracks_are_shown_one_at_a_time_where_both_do_not_fit() -> None:
    race = Cubitos(2, data=resolve(Box.open(), "grand_finale")).start()
    every = board.whole(race.game.track)
    first, second = board.half(race, 0), board.half(race, race.game.track.size - 1)
    assert first.first == every.first
    assert second.last == every.last
    assert first.last < second.first
    squares = [square for those in race.game.track.squares for square in those]
    assert all(first.shows(square) or second.shows(square) for square in squares)
    assert board.width(first) < 100


def test_several_people_share_a_screen() -> None:
    output = kubok("play", "--plain", "--seed", "1", "--seats", "you,you,steady", typed="pass\npass\nquit\n").output
    assert "Player 1> " in output
    assert "Player 2> " in output
    assert "Ann> " in kubok("play", "--plain", "--seed", "1", "--seats", "Ann,Bob", typed="quit\n").output


def test_a_refused_action_says_why_and_names_the_rule() -> None:
    output = kubok("play", "--plain", "--seed", str(SEED), typed="why\ntray white\nwhy\nquit\n").output
    assert "No move has been refused yet" in output
    assert "Not possible: first choose: push or pass (C-3.6)" in output
    assert "C-3.6  With no Now ability left you push" in output


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("fly", "is neither an action here"),
        ("p", "may be push, pass"),
        ("9", "There is no option 9"),
        ("save", "Say where"),
        ("help", "undo           take back"),
        ("?", "Steps have short"),
        ("cards", "Rich Dog (brown, 3): Run: take 3 coins. Run: you must lose this die, even if unused."),
        ("card rich", "Run: you must lose this die, even if unused."),
        ("card flying pig", "no card is called"),
        ("rules C-3.3", "Roll every die in the roll zone."),
        ("rules", "C-10  Rulings on cards and corners"),
        ("odds", "A push of 8 dice: no risk"),
        ("position", "cubitos/2 race_1 nothing_goes_right"),
        ("map", "FN  ST"),
    ],
)
def test_a_command_answers_and_asks_again(typed: str, said: str) -> None:
    outcome = kubok("play", "--plain", "--seed", str(SEED), typed=f"{typed}\nquit\n")
    assert said in outcome.output
    assert outcome.output.count("You> ") == 2


def test_an_action_is_taken_back_and_a_roll_is_not() -> None:
    output = kubok("play", "--plain", "--seed", str(SEED), typed="push\nundo\ncall\nundo\nundo\nquit\n").output
    assert output.count("took back the last move") == 1
    assert output.count("Not possible: dice have been rolled since") == 2
    assert "dice have been rolled since" in kubok("play", "--plain", "--seed", "3", typed="push\nundo\nwhy\n").output


def test_the_end_of_the_input_saves_the_race_where_asked(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    outcome = kubok("play", "--plain", "--save", file, typed="pass\n")
    assert outcome.exit_code == 0
    assert "Until next time." in outcome.output
    assert Path(f"{file}.key").exists()
    assert not Record.open(file).finished


def test_a_saved_race_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    kubok("play", "--plain", "--save", file, typed="1\n" * 10)
    before = Record.open(file)
    outcome = kubok("play", "--plain", "--load", file, typed="1\n" * 3000)
    assert "Welcome back" in outcome.output
    assert before.commitment in outcome.output
    assert "Verified: " in outcome.output
    after = Record.open(file)
    assert after.lines[: len(before.lines)] == before.lines


def test_a_saved_race_with_simulated_dice_asks_for_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    kubok("play", "--plain", "--seed", "5", typed=f"pass\nsave {file}\nquit\n")
    assert "give its --seed" in one_sentence(kubok("play", "--load", file))
    assert "not played with seed 6" in one_sentence(kubok("play", "--load", file, "--seed", "6"))
    outcome = kubok("play", "--plain", "--load", file, "--seed", "5", typed="quit\n")
    assert outcome.exit_code == 0


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--seats", "you"], "2 to 4 players"),
        (["--seats", "a,b,c,d,e"], "2 to 4 players"),
        (["--set", "race_11"], "no set is called"),
        (["--track", "nowhere"], "which is not a track"),
        (["--laps", "0"], "laps must be"),
        (["--order", "none"], "order must be one of"),
        (["--cards", "smelly_cat,fat_cat"], "two white cards"),
        (["--cards", "dugout", "--random-set"], "not both"),
        (["--data", "nowhere"], "there is no such folder"),
        (["--position", "here"], "a position is one line"),
        (["--load", "nowhere.jsonl"], "there is no file"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_one_sentence(options: list[str], said: str) -> None:
    outcome = kubok("play", *options)
    assert said in one_sentence(outcome)
    assert outcome.exit_code == 1


def test_a_finished_race_is_not_played_on(finished: Path) -> None:
    assert "is finished" in one_sentence(kubok("play", "--load", finished))


# What is played


def test_any_set_track_laps_and_order_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    options = ["--set", "race_4", "--track", "nothing_goes_right", "--laps", "2", "--order", "strict", "--seed", "1"]
    output = kubok("play", "--plain", *options, "--save", file, typed="quit\n").output
    assert "Race 4 on Nothing Goes Right, 2 laps: " in output
    record = Record.open(file)
    assert record.options["order"] == "strict"
    assert isinstance(record.data, dict)
    assert (record.data["set"], record.data["laps"]) == ("race_4", 2)
    joined = ["--track", "testing_the_waters+still_waters_run_deep", "--seed", "1"]
    output = kubok("play", "--plain", *joined, typed="quit\n").output
    assert "Race 1 (first game) on Testing the Waters + Still Waters Run Deep: " in output


def test_own_cards_are_checked_and_advice_is_given() -> None:
    good = "dancing_dino,smelly_cat,mr_soldier,rock_on,dugout,reckless_cheese,bob,rich_dog"
    output = kubok("play", "--plain", "--seed", "1", "--cards", good, typed="quit\n").output
    assert "Own set on Nothing Goes Right: Smelly Cat, Rich Dog, Mr. Soldier" in output
    assert "Advice: " not in output
    bare = "smelly_cat,rich_dog,mr_soldier,rock_on,mr_bats,rollosaurus,bad_cheese,bob"
    output = kubok("play", "--plain", "--seed", "1", "--cards", bare, typed="quit\n").output
    assert "Advice: no card in the set loses or adds dice; one that does makes for a better race (C-2.2)." in output


def test_a_random_set_depends_on_the_seed_and_draws_no_advice() -> None:
    first, same, other = (
        kubok("play", "--plain", "--random-set", "--seed", seed, typed="quit\n").output.splitlines()[0]
        for seed in ("1", "1", "2")
    )
    assert first == same != other
    assert first.startswith("Own set on ")


def test_an_owners_values_are_for_new_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cards.toml").write_text('[rich_dog]\ncost = { value = 9, source = "owner" }\n')
    file = tmp_path / "race.jsonl"
    kubok("play", "--plain", "--seed", "1", "--data", tmp_path, "--save", file, typed="quit\n")
    data = Record.open(file).data
    assert isinstance(data, dict)
    assert '"cost":9,"cost_source":"owner"' in json.dumps(data, sort_keys=True, separators=(",", ":"))
    assert "Cost: 9 (checked against the printed game)" in kubok("rules", "rich", "dog", "--data", tmp_path).output
    assert "Cost: 3 (our estimate)" in kubok("rules", "rich", "dog").output
    monkeypatch.setenv("KUBOK_DATA", str(tmp_path))
    report = kubok("doctor").output
    assert "cards.toml: with an owner's values, digest " in report
    assert str(tmp_path / "cards.toml") in report
    assert "sets.toml: ours, digest " in report
    monkeypatch.delenv("KUBOK_DATA")
    old = kubok("play", "--plain", "--load", file, "--seed", "1", typed="cards\ncard rich dog\nquit\n")
    assert old.exit_code == 0
    assert "Rich Dog (brown, 9)" in old.output
    assert "Cost: 9 (checked against the printed game)" in old.output


def test_a_position_is_played_on_and_saved_as_a_line(tmp_path: Path) -> None:
    line = to_line(choosing())
    file = tmp_path / "here.txt"
    output = kubok("play", "--plain", "--position", line, "--seed", "4", typed=f"position\nsave {file}\nquit\n").output
    assert line in output
    assert "the position in one line" in output
    assert file.read_text().strip() == line
    again = kubok("play", "--plain", "--position", file, "--seed", "4", typed="1\n" * 3000)
    assert again.exit_code == 0
    assert "The race ended after" in again.output
    assert "the position has 2 seats" in one_sentence(kubok("play", "--position", line, "--seats", "a,b,c"))


# Words and actions


def choosing() -> Race:
    race = Cubitos(2).start()
    race.resolve(race.chance()[0], (0,))
    for _ in range(2):
        draw = race.chance()[0]
        race.resolve(draw, Fast(SEED).draw(race, draw)[1])
    return race


@pytest.mark.parametrize(("line", "meant"), [("1", "push"), ("pa", "pass"), ("PUSH", "push"), ("  pass ", "pass")])
def test_an_option_is_named_by_number_or_by_the_beginning_of_its_words(line: str, meant: str) -> None:
    race = choosing()
    assert [str(TABLE[action]) for action in read_actions(line, race, 0, race.legal(0))] == [meant]


def test_where_a_bust_threatens_done_says_that_it_is_the_bust_and_done_can_still_be_typed() -> None:
    race = standing("set: race_3\nmoment: push or pass\ngiven Red: roll 1 light; active green symbol, 2 light coin")
    race.apply(0, PUSH)
    race.resolve(race.chance()[0], (CODE_NAMES.index("light miss"),))
    assert NAMES[race.seats[0].doing] == "rescue"
    assert action_words(race, 0, DONE) == text("action-bust") != text("action-done")
    assert read_actions("done", race, 0, race.legal(0)) == (DONE,)


def test_a_line_may_hold_several_actions() -> None:
    race = choosing()
    found = [str(TABLE[action]) for action in read_actions("ne e, tr w; pass", race, 0, race.legal(0))]
    assert found == ["step north-east", "step east", "tray white", "pass"]
    assert read_actions("", race, 0, race.legal(0)) == ()
    with pytest.raises(Unclear, match="no option 0"):
        read_actions("1 0", race, 0, race.legal(0))


def standing(words: str) -> Race:
    """The race at the beginning of a scenario."""
    text = f"scenario: x\nproves: C-1.1\n{words}\nthen no events: bust\n"
    return Run(parse(text)[0]).state


def test_a_number_in_the_middle_of_words_says_how_often() -> None:
    race = standing("moment: draw\ngiven Red: draw 9 light, 3 white")
    found = read_actions("draw 3 white, draw 6 light", race, 0, race.legal(0))
    assert [str(TABLE[action]) for action in found] == ["draw white"] * 3  # six light ones are drawn by themselves
    found = read_actions("draw 2 white, draw 7 light", race, 0, race.legal(0))
    assert [str(TABLE[action]) for action in found] == ["draw white"] * 2 + ["draw light"] * 7


def test_options_can_be_typed_as_they_are_shown() -> None:
    race = standing("moment: buy\ngiven Red: credits 20")
    options = race.legal(0)
    for line in ("buy white", "b w", "tray white"):
        assert [str(TABLE[action]) for action in read_actions(line, race, 0, options)] == ["tray white"]
    race = standing("moment: push or pass\ngiven Red: roll 2 light; active green symbol")
    for line in ("reroll green symbol", "active green symbol", "r"):
        assert [str(TABLE[a]) for a in read_actions(line, race, 0, race.legal(0))] == ["active green symbol"]


# Odds


def test_a_protected_push_cannot_bust_and_protection_is_named_until_it_is_used() -> None:
    race = standing("set: race_2\nmoment: push or pass\ngiven Red: roll 2 light; active green symbol, 3 light coin")
    assert [one.how for one in protection(race, 0)] == ["protect"]
    words = odds(race, 0)
    assert words[0] == "A push of 2 dice: bust 69 %"
    assert words[1] == "Not counted: 1 green symbol (Piña Cubelada), used before the push, makes it safe"
    use = next(action for action in race.legal(0) if str(TABLE[action]) == "active green symbol")
    chances = of_push(race, 0, use)
    assert chances is not None
    assert chances.protected
    assert chances.bust == 0
    race.apply(0, use)
    if 2 in race.legal(0):
        assert odds(race, 0)[0] == "A push of 2 dice: cannot bust"
        assert protection(race, 0) == []


@pytest.mark.parametrize(
    ("cards", "said"),
    [("keep_on_rollin", "may save you from a bust"), ("punk_fruit", "keeps green and grey dice in a bust")],
)
def test_what_may_still_help_against_a_bust_is_named_beside_the_risk(cards: str, said: str) -> None:
    given = "given Red: roll 2 light, 1 purple; active 2 green symbol, 3 light coin"
    words = odds(standing(f"cards: {cards}\nmoment: push or pass\n{given}"), 0)
    assert words[0] == "A push of 3 dice: bust 58 %"
    assert words[1].startswith("Not counted: 2 green symbols (")
    assert words[1].endswith(said)
    assert "Rollosaurus 17 %" in words[-1]


def test_every_step_on_offer_stands_on_the_board_with_its_number() -> None:
    seen: set[str] = set()
    for seed in range(20):
        race, source, rng = Cubitos(2, max_rounds=40).start(), Fast(seed), Random(seed)
        while race.result() is None:
            for draw in race.chance():
                race.resolve(draw, source.draw(race, draw)[1])
            if not race.owed():
                continue
            seat = rng.choice(race.owed())
            legal = race.legal(seat)
            steps = {n for n, action in enumerate(legal, start=1) if TABLE[action].name in ("step", "exit")}
            if steps:
                asked = NAMES[race.seats[seat].doing]
                seen.add(asked)
                shown = set(targets(race, seat, legal).values())
                assert shown == steps or (asked == "pointing" and shown and shown < steps)
            race.apply(seat, rng.choice(legal))
    assert seen == {"moving", "stepping", "pointing"}


@pytest.mark.parametrize("name", sorted(Box.open().sets))
def test_every_table_of_a_whole_game_can_be_shown_both_ways(name: str) -> None:
    names = ("Ann", "Bob", "Cleo")
    session = Session(Cubitos(3, data=resolve(Box.open(), name), max_rounds=5), Fast(2), names)
    bot, console, rng = Uniform(1), at_console(), Random(1)
    screens = Screen(console, names), PlainScreen(console, names)
    while session.state.result() is None:
        race = session.state
        assert isinstance(race, Race)
        seat = race.owed()[0]
        events = session.act(seat, session.number(seat), bot.choose(race.copy(), seat))
        if rng.random() < 0.2:
            for screen in screens:
                with console.capture() as captured:
                    console.print(screen.events(race, events))
                    console.print(screen.table(race, seat, race.legal(seat)))
                    console.print(screen.options(race, seat, race.legal(seat)))
                assert captured.get().strip()


# Watching and looking back


def test_bots_are_watched_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    outcome = kubok("watch", "--fast", "--plain", "--seed", "2", "--seats", "steady,plain,random", "--save", file)
    assert outcome.exit_code == 0
    assert "The race ended after" in outcome.output
    assert Record.open(file).finished
    assert "only bots can be watched, not You" in one_sentence(kubok("watch", "--seats", "you,steady"))


def test_a_record_is_stepped_through(finished: Path) -> None:
    typed = "\nstep 3\nback\njump 12\n5\nplay 2\nwhy\nwhy 0\nfly\njump 99999\njump x\nquit\n"
    output = kubok("replay", "--plain", finished, typed=typed).output
    heads = [
        line.split(" of ")[0] for line in output.replace("replay> ", "\n").splitlines() if line.startswith("Entry ")
    ]
    assert heads == [f"Entry {n}" for n in (0, 1, 4, 3, 12, 5, 6, 7, 7, 0)]
    assert "there is no entry 99,999" in output or "there is no entry 99999" in output
    assert "“x” is not a number" in output
    assert output.count("step [N], back [N]") == 2


def test_one_moment_of_a_record_is_shown_without_asking(finished: Path) -> None:
    one, other = (kubok("replay", "--plain", finished, "--to", n).output for n in ("0", "9"))
    assert one.startswith("Entry 0 of ")
    assert "goes first" in one
    assert one != other
    assert "there is no entry 99" in one_sentence(kubok("replay", finished, "--to", "99000"))


def test_why_names_the_events_of_an_entry_and_their_rules_in_words(finished: Path) -> None:
    entries = Record.open(finished).entries
    push = next(entry.number for entry in entries if entry.action == {"do": "push"})
    output = kubok("why", finished, str(push)).output
    assert ": push" in output.splitlines()[0]
    assert "[C-3.6]" in output
    assert "[C-3.3]" in output
    assert "C-3.3  Roll every die in the roll zone." in output
    assert "there is no entry" in one_sentence(kubok("why", finished, "70000"))


def test_an_undo_in_a_record_is_told(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    kubok("play", "--plain", "--seed", str(SEED), "--save", file, typed="call\nundo\nquit\n")
    last = Record.open(file).entries[-1].number
    assert f"You took back entry {last - 1}" in kubok("why", file, str(last)).output
    assert "took back" in kubok("replay", "--plain", file, "--to", str(last)).output


# Rules, sets, tracks, doctor


def test_a_rule_is_printed_with_its_worked_examples() -> None:
    output = kubok("rules", "c-3.8").output
    assert output.startswith("C-3.8  When players wait for each other")
    assert "Worked examples" in output
    assert "Red: wait for the others" in output
    assert kubok("rules", "C-9").output.count("C-9.") == 3
    assert "C-1  Pieces" in kubok("rules").output
    assert "there is no rule C-77" in one_sentence(kubok("rules", "C-77"))


def test_the_rules_of_the_second_game_are_printed_by_number_too() -> None:
    output = kubok("rules", "v-10.17").output
    assert output.startswith("V-10.17  Frog Wizard changes only the reward of its own move")
    assert "The Frog Wizard turns a +5 token into a draw of five, and it is not a gain" in output
    assert "Red: activate Frog Wizard" in output
    assert kubok("rules", "V-8").output.count("V-8.") == 2
    assert "V-4  Gear" in kubok("rules").output
    assert "there is no rule V-77" in one_sentence(kubok("rules", "V-77"))


@pytest.mark.parametrize(("language", "said"), [("uk", "Параметри"), ("pl", "Opcje"), ("ru", "Параметры")])
def test_help_speaks_the_language_of_the_reader_from_frame_to_frame(language: str, said: str) -> None:
    """A process of its own: the commands describe themselves when the program starts."""
    for words in (["--help"], ["rules", "--help"], ["match", "--help"]):
        command = [sys.executable, "-c", "from kubok.cli import main; main()", *words, "--lang", language]
        output = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout
        assert said in output
        assert not re.search("Usage|Options|Arguments|Commands|Show this|default:|required|env var", output)


def test_a_few_examples_are_printed_at_first_and_all_on_request() -> None:
    few, every = kubok("rules", "dugout").output, kubok("rules", "dugout", "--all").output
    assert "It works in the first roll of the round" in few
    assert "… and 11 more: kubok rules dugout --all" in few
    assert "More tests of the same (11):" in every
    assert every.count("    Push or pass · ") > few.count("    Push or pass · ")
    assert "more: kubok rules" not in every


@pytest.mark.parametrize("name", sorted(Box.open().cards))
def test_every_card_is_printed_with_names_cost_source_and_clauses(name: str) -> None:
    output = kubok("rules", name).output
    for clause in Box.open().clauses[name]:
        assert clause in output
    names = Box.open().cards[name]["names"]
    assert isinstance(names, dict)
    assert all(str(title) in output for title in names.values())
    assert "Cost: " in output
    assert "(our estimate)" in output
    assert "Worked examples" in output


def test_a_card_is_found_by_a_part_of_its_name_and_a_wrong_one_is_hinted_at() -> None:
    assert kubok("rules", "keep", "on").output.startswith("Keep On Rollin'")
    assert "did you mean Dugout?" in one_sentence(kubok("rules", "dugoot"))


def test_the_sets_are_listed() -> None:
    output = kubok("sets").output
    assert "grand_finale: Grand Finale, on Still Waters Run Deep + Testing the Waters" in output
    assert "race_7: Race 7, on Nothing Goes Right, 2 laps" in output


def test_a_track_is_drawn_in_characters_and_as_a_picture(tmp_path: Path) -> None:
    assert "a1" in kubok("track", "ahead_of_the_curve").output
    assert "JP jetpack" in kubok("track", "ahead").output
    out = tmp_path / "track.svg"
    assert kubok("track", "Testing the Waters", "--svg", out).exit_code == 0
    assert out.read_text().startswith("<svg")
    assert "Still Waters Run Deep + Testing the Waters: " in kubok("track", "still+testing").output
    assert "no track is called “moon”" in one_sentence(kubok("track", "moon"))


def test_the_doctor_says_what_is_in_force() -> None:
    output = kubok("doctor").output
    assert "cards.toml: ours, digest " in output
    assert "All values are ours" in output
    assert "Language en" in output


# Records


def test_a_good_record_is_verified_twice(finished: Path) -> None:
    outcome = kubok("verify", finished)
    assert outcome.exit_code == 0
    assert "Dice: all" in outcome.output
    assert "Rules: the whole game replays" in outcome.output


def changed(path: Path, out: Path, key: str, old: object, new: object) -> Path:
    """The record with the first `old` of that key, in any drawn line, made `new`."""
    lines = path.read_text().splitlines()
    for at, line in enumerate(lines):
        data = json.loads(line)
        for drawn in data.get("drawn", []):
            if old in drawn[key]:
                drawn[key][drawn[key].index(old)] = new
                lines[at] = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
                out.write_text("\n".join(lines) + "\n")
                return out
    raise AssertionError("nothing to change")


def test_a_die_turned_over_is_found_without_the_rules(finished: Path, tmp_path: Path) -> None:
    outcome = kubok("verify", changed(finished, tmp_path / "turned.jsonl", "values", 5, 0))
    assert outcome.exit_code == 1
    assert "is not the sealed one" in outcome.output


def test_an_action_changed_is_found_by_the_rules(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text().replace('{"do":"pass"}', '{"do":"done"}', 1)
    file = tmp_path / "changed.jsonl"
    file.write_text(text)
    outcome = kubok("verify", file)
    assert outcome.exit_code == 1
    assert "Dice: all" in outcome.output
    assert "Rules: not verified: entry" in outcome.output
    told = {
        "uk": "Правила: не перевірено: запис 4: спершу перевірте удачу або ",
        "pl": "Zasady: kontrola nie powiodła się: wpis 4: najpierw zdecyduj: kusisz los czy pasujesz (C-3.6).",
        "ru": "Правила: не подтверждено: запись 4: ",
    }
    for language, words in told.items():
        assert words in kubok("verify", file, "--lang", language).output


def test_a_secret_changed_is_found(finished: Path, tmp_path: Path) -> None:
    file = tmp_path / "changed.jsonl"
    file.write_text(finished.read_text().replace(bytes(range(32)).hex(), bytes(32).hex()))
    outcome = kubok("verify", file)
    assert outcome.exit_code == 1
    assert "not the one that was committed to" in outcome.output


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{}\n", b"no record at all\n", b"[1]\n"])
def test_what_is_no_record_is_refused_in_one_sentence(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    file.write_bytes(content)
    outcome = kubok("verify", file)
    assert outcome.exit_code == 1
    assert "some.jsonl" in one_sentence(outcome)


def test_an_export_is_the_record_and_never_the_key(tmp_path: Path) -> None:
    file, out = tmp_path / "race.jsonl", tmp_path / "out" / "copy.jsonl"
    kubok("play", "--plain", "--save", file, typed="1\n" * 5)
    secret = Path(f"{file}.key").read_text().strip()
    assert "cannot be written" in one_sentence(kubok("export", file, out))
    out.parent.mkdir()
    assert kubok("export", file, out).exit_code == 0
    assert [path.name for path in out.parent.iterdir()] == ["copy.jsonl"]
    assert out.read_text() == file.read_text()
    assert secret not in out.read_text()
    assert "key is missing" in one_sentence(kubok("play", "--load", out))


# The server


def test_a_record_goes_into_a_database_and_comes_out_the_same(finished: Path, tmp_path: Path) -> None:
    db, out = tmp_path / "tables.db", tmp_path / "out.jsonl"
    outcome = kubok("import", finished, "--db", db)
    assert outcome.exit_code == 0, outcome.output
    table = outcome.stdout.split()[-1].rstrip(".")
    assert kubok("export", table, out, "--db", db).exit_code == 0
    assert Record.open(out).to_text() == Record.open(finished).to_text()
    assert "no table" in one_sentence(kubok("export", "nothing", out, "--db", db))
    assert "no database" in one_sentence(kubok("export", table, out, "--db", tmp_path / "other.db"))
    assert not (tmp_path / "other.db").exists()


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        outcome = kubok("serve", "--port", str(port), "--db", tmp_path / "tables.db")
    assert outcome.exit_code == 1
    assert f"cannot listen on 127.0.0.1:{port}" in one_sentence(outcome)


def test_the_table_opens_in_the_browser_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr("kubok.table.serve.serve", lambda *_, ready, **__: ready())
    assert "http://127.0.0.1:9000/" in kubok("serve", "--port", "9000").output
    assert shown == []
    kubok("serve", "--host", "0.0.0.0", "--port", "9000", "--open")
    assert shown == ["http://127.0.0.1:9000/"]


# Figures


def test_the_action_table_is_printed() -> None:
    outcome = kubok("actions")
    assert outcome.exit_code == 0
    assert outcome.stdout == as_markdown()


def test_a_match_prints_its_share_and_interval() -> None:
    outcome = kubok("match", "steady", "random", "--games", "4", "--processes", "1")
    assert outcome.exit_code == 0
    assert "of 4 games, 95 % interval" in outcome.output
    assert kubok("match", "random", "random", "--games", "2", "--processes", "1", "--set", "race_3").exit_code == 0


def test_an_unknown_bot_is_one_sentence() -> None:
    assert "there is no bot 'clever'" in one_sentence(kubok("match", "clever", "steady"))


def test_the_program_can_be_started_as_a_module() -> None:
    command = [sys.executable, "-m", "kubok", "verify", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    assert "python -m kubok verify" in done.stdout
