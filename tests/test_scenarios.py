"""Every scenario of the package is a test of its own; and the reader says what is wrong with a bad one."""

from __future__ import annotations

import re

import pytest

from kubok.cubitos import scenario
from kubok.cubitos.actions import TABLE
from kubok.cubitos.scenario import Scenario, all_scenarios, parse
from kubok.cubitos.staging import Wrong, run
from kubok.kernel import BadData

SCENARIOS = all_scenarios()


@pytest.mark.parametrize("one", SCENARIOS, ids=[f"{one.file}: {one.title}" for one in SCENARIOS])
def test_scenario(one: Scenario) -> None:
    run(one)


def test_there_is_a_file_for_every_card_and_every_chapter() -> None:
    files = {one.file for one in SCENARIOS}
    cards = {"smelly_cat", "rich_dog", "mr_soldier", "rock_on", "dugout", "rollosaurus", "reckless_cheese", "bob"}
    assert {f"{card}.txt" for card in cards} <= files
    assert {file[1] for file in files if re.match(r"c\d_", file)} == set("123456789")


def test_titles_are_told_apart() -> None:
    names = [(one.file, one.title) for one in SCENARIOS]
    assert len(set(names)) == len(names)


# What the reader refuses, and with which sentence

BEGIN = "scenario: A title\nproves: C-3.5\nmoment: push or pass\n"
END = "then Red: fans 0\n"

BAD_LINES = [
    ("Red push", "'Red push' is no 'what: words'"),
    ("Purple: push", "'Purple' is no word of scenarios"),
    ("given Purple: fans 1", "'Purple' is no player; the players are Red, Blue, Green, Yellow"),
    ("given Red: hats 3", "'hats 3' is nothing that lies with a seat; begin with one of draw, roll"),
    ("given Red: roll 3 pink", "'3 pink' are no dice of roll; write for instance '2 light, 1 red', or none"),
    ("given Red: roll light coin", "'light coin' are no dice of roll"),
    ("given Red: active light", "'light' are no dice of active; write for instance '2 light coin, red power'"),
    ("given Red: active light foot", "a light die has no face 'foot'; it has miss, coin"),
    ("given Red: fans many", "'many' is no number for fans"),
    ("given Red: on the moon", "'the moon' is no space; write 'row 3 square 5'"),
    ("given Red: bought light", "'light' are no colours"),
    ("given trays: 1 red", "'1 red' does not say who has the others; write '1 red, 0 blue with Blue'"),
    ("moment: lunch", "there is no moment 'lunch'; write one of start, draw, push or pass"),
    ("order: none", "there is no order 'none'; write strict or simultaneous"),
    ("seats: 7", "there are no 7 seats; write 2, 3 or 4"),
    ("first player: Nobody", "'Nobody' is no player"),
    ("Red: fly", "'fly' is nothing a player does"),
    ("Red: use light foot", "a light die has no face 'foot'"),
    ("Red: buy a hat", "'buy a hat' is nothing a player does; write for instance: buy a foot"),
    ("rolls Red Blue: light coin", "names too much"),
    ("then Red may not: push", "'push' does not say why not; write 'buy white - money_short C-7.1'"),
    ("then weather: rain", "'then weather' is nothing that can be checked"),
    ("then phase: lunch", "there is no phase 'lunch'; write one of setup, roll"),
    ("proves: everything", "'everything' is neither a rule nor a clause; write 'C-3.4' or 'dugout.1'"),
]


@pytest.mark.parametrize(("line", "sentence"), BAD_LINES, ids=[line for line, _ in BAD_LINES])
def test_a_line_that_cannot_be_read_is_named_with_its_remedy(line: str, sentence: str) -> None:
    with pytest.raises(BadData) as caught:
        parse(f"{BEGIN}{line}\n{END}", "mine.txt")
    assert str(caught.value).startswith("mine.txt, line 4: ")
    assert sentence in str(caught.value)
    assert "; " in str(caught.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Red: push\n", "line 1: 'Red' stands before the first scenario; begin with 'scenario: ' and a title"),
        ("scenario: A title\nthen Red: fans 0\n", "proves nothing; add a line 'proves: C-3.4'"),
        ("scenario: A title\nproves: C-3.5\nRed: push\n", "checks nothing; add a line that begins with 'then'"),
    ],
)
def test_a_scenario_must_have_a_title_a_rule_and_a_check(text: str, sentence: str) -> None:
    with pytest.raises(BadData, match=r"mine\.txt, line") as caught:
        parse(text, "mine.txt")
    assert sentence in str(caught.value)


CANNOT_BE_PLAYED = [
    ("given Red: roll 29 light\n", "line 1: more light dice are given than there are; take"),
    ("given Red: roll 2 light; on row 5 square 9\n", "has no space row 5 square 9, or it is a wall or the start"),
    ("given Green: fans 1\n", "Green does not play"),
    ("given Red: roll 2 light\nRed: push\n", "Red's dice are still to be rolled; add a line 'rolls:'"),
    ("given Red: roll 2 light\nrolls: 2 light coin\n", "line 5: Red has nothing to roll now; take the line out"),
    ("given Red: roll 2 light\nRed: push\nrolls: light coin\n", "line 6: Red rolls 2 light; name each"),
    ("given Red: roll 2 light\nRed: push\nrolls: 2 dark coin, rest miss\n", "Red rolls 2 light, not these dice"),
    ("given Red: roll 2 light; on row 3 square 10\nRed: step to row 9 square 1\n", "is no neighbour of"),
    ("given trays: 12 red with Blue\n", "only 10 red dice are left for the tray"),
    ("set: race_99\n", "no set is called"),
    ("switch: bob.loses_die\n", "no card of this set has bob.loses_die"),
    ("first player: Red\ngiven Red: roll 1 light; discard 1 dark\n", "say where Red's first-player die lies"),
]


@pytest.mark.parametrize(("lines", "sentence"), CANNOT_BE_PLAYED, ids=[lines for lines, _ in CANNOT_BE_PLAYED])
def test_a_scenario_that_cannot_be_played_says_why(lines: str, sentence: str) -> None:
    with pytest.raises(BadData) as caught:
        run(parse(f"{BEGIN}{lines}{END}", "mine.txt")[0])
    assert str(caught.value).startswith("mine.txt, line ")
    assert sentence in str(caught.value)


GIVEN = "given Red: roll 2 light; active dark foot; credits 2; on row 3 square 10\n"
DOES_NOT_COME_OUT = [
    ("then Red: active none", "Red's active zone: 1 dark foot, not none"),
    ("then Red: roll 1 light", "Red's roll zone: 2 light, not 1 light"),
    ("then Red: credits 3", "Red's credits: 2, not 3"),
    ("then Red: on start", "Red's place: row 3, square 10, not start"),
    ("then Red may: push, done", "Red may push, pass; not done"),
    ("then Red may only: push", "the scenario does not say pass"),
    ("then Red may not: push - money_short", "Red may push, but should not"),
    ("then Red may not: done - money_short", "done: refused for asked_push_or_pass C-3.6"),
    ("then Red may not: done - C-9.9", "done: refused for asked_push_or_pass C-3.6"),
    ("Red: buy white", "Red may not buy white: asked_push_or_pass"),
    ("then events: bust", "bust  has not happened, or not in this order; there were nothing"),
    ("then trays: 3 red", "the red tray: 10, not 3"),
    ("then turn: Blue", "whose decision it is: Red, not Blue"),
    ("then phase: move", "the phase: roll, not move"),
    ("then round: 9", "the round: 3, not 9"),
    ("then first player: Red", "the first player: Blue, not Red"),
    ("then places: Red 1, Blue 2", "the places: none, not Red 1, Blue 2"),
]


@pytest.mark.parametrize(("line", "sentence"), DOES_NOT_COME_OUT, ids=[line for line, _ in DOES_NOT_COME_OUT])
def test_a_scenario_that_does_not_come_out_says_what_differs(line: str, sentence: str) -> None:
    with pytest.raises(Wrong) as caught:
        run(parse(f"{BEGIN}{GIVEN}{line}\n{END}", "mine.txt")[0])
    assert str(caught.value).startswith("mine.txt, line 5: ")
    assert sentence in str(caught.value)


def test_events_must_come_in_order_and_since_the_last_line_of_events() -> None:
    text = BEGIN + GIVEN + "Red: push\nrolls: light coin, light miss\n"
    run(parse(text + "then events: push Red C-3.6, rolled Red\nthen no events: push\n")[0])
    for wrong in ("rolled, push", "push Blue", "push C-3.4"):
        with pytest.raises(Wrong):
            run(parse(text + f"then events: {wrong}\n")[0])
    with pytest.raises(Wrong, match="push has happened"):
        run(parse(text + "then no events: push\n")[0])


def test_comments_and_blank_lines_are_for_people() -> None:
    [one] = parse(f"# A file\n\n{BEGIN}\n   # more\n{END}")
    assert one.title == "A title"
    assert one.line == 3


def test_several_scenarios_stand_in_one_file() -> None:
    found = parse(f"{BEGIN}{END}\n{BEGIN.replace('A title', 'Another')}{END}", "mine.txt")
    assert [one.title for one in found] == ["A title", "Another"]


def test_every_plain_verb_is_an_action_of_the_table() -> None:
    plain = {words: verb for words, verb in scenario.VERBS if words.replace(" ", "").isalpha()}
    assert len(plain) == 16
    for words, verb in plain.items():
        [one] = parse(f"{BEGIN}{END}Red: {words}\n")
        does = one.steps[-1]
        assert isinstance(does, scenario.Does)
        assert does.deeds[0].verb == verb
        assert TABLE.parse(verb) < len(TABLE)


def test_cards_of_the_set_may_be_named_again() -> None:
    run(parse(f"{BEGIN}cards: dugout, bob\n{END}")[0])
    with pytest.raises(BadData, match="not all of these are cards"):
        run(parse(f"{BEGIN}cards: dugout, hat\n{END}")[0])
