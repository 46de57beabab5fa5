"""Every venture scenario of the package is a test of its own; and the reader says what is wrong with a bad one."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from kubok.kernel import BadData
from kubok.venture.data import Box
from kubok.venture.pieces import SEATS
from kubok.venture.scenario import Scenario, Stage, Wrong, all_scenarios, clauses, parse, run

SCENARIOS = all_scenarios()


@pytest.mark.parametrize("one", SCENARIOS, ids=[f"{one.file}: {one.title}" for one in SCENARIOS])
def test_venture_scenario(one: Scenario) -> None:
    run(one)


FILES = sorted({one.file for one in SCENARIOS})


@pytest.mark.parametrize("file", FILES)
def test_in_the_middle_of_any_chain_a_position_is_data_and_tells_a_seat_only_what_it_may_know(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every scenario once more: after each action saved and loaded, and compared with tables that look the same."""
    plain, rng = Stage.do, Random(file)

    def do(stage: Stage, seat: int, words: str) -> None:
        plain(stage, seat, words)
        stage.village = state = stage.game.load(json.loads(json.dumps(stage.village.to_data())))
        for viewer in range(SEATS):
            twin = state.determinize(viewer, rng)
            assert twin.view(viewer) == state.view(viewer)
            assert (twin.legal(viewer), twin.owed(), twin.chance()) == (
                state.legal(viewer),
                state.owed(),
                state.chance(),
            )
            assert stage.game.load(json.loads(json.dumps(twin.to_data()))).digest() == twin.digest()

    monkeypatch.setattr(Stage, "do", do)
    for one in SCENARIOS:
        if one.file == file:
            run(one)


def test_there_is_a_file_for_every_chapter() -> None:
    files = {one.file for one in SCENARIOS}
    assert {"v1_setup.txt", "v2_turn.txt", "v3_effects.txt", "v4_gear.txt", "v7_end.txt", "v10_rulings.txt"} <= files


def test_titles_are_told_apart() -> None:
    names = [(one.file, one.title) for one in SCENARIOS]
    assert len(set(names)) == len(names)


def test_a_building_has_two_clauses_and_a_villager_one_for_each_effect() -> None:
    box = Box.open()
    assert clauses(box.cards["zero_waste"]) == ["play it", "play it, investing 1"]
    assert clauses(box.cards["postal_contract"]) == ["play crow", "draw 2"]
    assert clauses(box.cards["widow_soot"]) == ["tuck 1", "draw 2"]
    assert clauses(box.starters["burrow"]) == ["gain 4", "gain 6"]


BEGIN = "scenario: A title\nproves: V-3.5\n"
END = "then Red: coins 5\n"

BAD_LINES = [
    ("Red end", "'Red end' is no 'what: words'"),
    ("Green: end", "'Green' is no word of scenarios"),
    ("given Green: coins 1", "'given Green' is nothing that is given"),
    ("given Red: hats 3", "'hats 3' is nothing that lies with a player; begin with one of hand, tucked"),
    ("given Red: hand frog_wizzard", "no card of this game is called 'frog_wizzard'"),
    ("given Red: hand town_crier", "no card of this game is called 'town_crier'; look at its theme deck"),
    ("given Red: coins many", "'many' is no number"),
    ("given Red: on the_moon", "no space is called 'the_moon'"),
    ("given Red: advanced hat", "'hat' is no starter"),
    ("given Red: villagers frog_wizard two", "'frog_wizard two' is no card in play"),
    ("given Red: hand frog_wizard; villagers frog_wizard 2", "a card is missing, or lies in two places"),
    ("given Red: gear frog_wizard 2", "a card of another kind lies among the gear"),
    ("variant: tame", "there is no variant 'tame'; write one of wilder, open piles, shared ties"),
    ("turn: Green", "'Green' is no player; the players are Red and Blue"),
    ("Red: fly", "'fly' is nothing a player does"),
    ("then Red: hats 2", "'hats 2' is nothing that lies with a player"),
    ("then lunch: soon", "'then lunch' is nothing that can be checked"),
    ("then Red must: end", "'must' is nothing that can be checked"),
    ("proves: C-3.4", "'C-3.4' is neither a rule nor a clause"),
]


@pytest.mark.parametrize(("line", "complaint"), BAD_LINES, ids=[line for line, _ in BAD_LINES])
def test_a_bad_line_is_refused_with_file_line_and_remedy(line: str, complaint: str) -> None:
    with pytest.raises(BadData, match=r"some\.txt, line [0-9]+: ") as refused:
        run(parse(BEGIN + line + "\n" + END, "some.txt")[0])
    assert re.search(re.escape(complaint), str(refused.value))
    assert ";" in str(refused.value)


FALSE_LINES = [
    ("then Red: coins 6", "coins: the rules give 5, not 6"),
    ("then Red: hand frog_wizard", "hand: the rules give [], not ['frog_wizard']"),
    ("then Red may: end", "'end' is not legal: you still have 2 main actions to take (V-2.1)"),
    ("then Red may only: activate burrow", "legal: the rules give"),
    ("then Red may not: activate burrow - no_supplies", "'activate burrow' is legal"),
    ("then Red may not: end - no_supplies", "'end' is refused as main_actions_left V-2.1, not no_supplies"),
    ("then events: gained Red", "'gained Red' has not happened"),
    ("then turn: Blue", "turn: the rules give Red, not Blue"),
    ("then deck: 3", "deck: the rules give 75, not 3"),
    ("then over: 1 2", "over: the rules give None"),
    ("then score Red: 1 0 0", "score Red: the rules give [0, 0, 0]"),
    ("Red: end", "'end' is not legal"),
]


@pytest.mark.parametrize(("line", "complaint"), FALSE_LINES, ids=[line for line, _ in FALSE_LINES])
def test_a_false_claim_is_found(line: str, complaint: str) -> None:
    with pytest.raises(Wrong) as found:
        run(parse(BEGIN + line + "\n" + END, "some.txt")[0])
    assert complaint in str(found.value)


def test_a_scenario_that_proves_or_checks_nothing_is_refused() -> None:
    with pytest.raises(BadData, match="proves nothing"):
        parse("scenario: A title\nthen Red: coins 5\n")
    with pytest.raises(BadData, match="checks nothing"):
        parse("scenario: A title\nproves: V-1.1\nRed: end\n")
    with pytest.raises(BadData, match="stands before the first scenario"):
        parse("proves: V-1.1\n")
