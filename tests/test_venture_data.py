"""The files of A Wild Venture: an owner's cards and boards replace ours, and what is wrong is said with its remedy."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kubok.kernel import BadData
from kubok.venture import Venture
from kubok.venture.board import TRAILS
from kubok.venture.data import BOARDS, DATA, Box, check, open_box, resolve
from kubok.venture.pieces import PAIRS
from kubok.venture.words import CONDITION, CONDITIONS, LADDER, check_answer, check_effect, check_starter, read_program

BOX = Box.open()


def overlay(folder: Path, cards: str = "", boards: dict[str, str] | None = None) -> Path:
    if cards:
        (folder / "cards.toml").write_text(cards, "utf-8")
    for name, text in (boards or {}).items():
        (folder / "boards").mkdir(exist_ok=True)
        (folder / "boards" / name).write_text(text, "utf-8")
    return folder


# An owner's files


def test_an_owner_changes_a_line_and_nothing_else(tmp_path: Path) -> None:
    box = Box.open(overlay(tmp_path, '[postal_contract]\ncost = 3\nsource = "owner"\n'))
    assert box.cards["postal_contract"]["cost"] == 3
    assert box.cards["postal_contract"]["source"] == "owner"
    assert box.cards["postal_contract"]["trigger"] == BOX.cards["postal_contract"]["trigger"]
    assert {name: card for name, card in box.cards.items() if name != "postal_contract"} == {
        name: card for name, card in BOX.cards.items() if name != "postal_contract"
    }
    game = Venture(data=resolve(box))
    assert game.cards[game.index["postal_contract"]].cost == 3


def test_an_owner_changes_what_a_card_does_without_touching_code(tmp_path: Path) -> None:
    text = '[uncle_turnip]\neffect = ["gain 2; travel 1", "pay 1: draw 2"]\nsource = "owner"\n'
    game = Venture(data=resolve(Box.open(overlay(tmp_path, text))))
    assert len(game.programs[game.effect[game.index["uncle_turnip"]]]) == 4


def test_an_owners_board_replaces_ours_and_a_new_one_is_added(tmp_path: Path) -> None:
    spring = (DATA / "boards" / "spring.toml").read_text("utf-8")
    text = spring.replace('reward = "gain 2"', 'reward = "gain 4"', 1)
    box = Box.open(overlay(tmp_path, boards={"spring.toml": text, "winter.toml": spring}))
    assert Venture(data=resolve(box)).board.spaces[1].words == "gain 4"
    assert Venture(data=resolve(box, board="winter")).board.spaces[1].words == "gain 2"


def test_the_variable_names_the_folder_of_both_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "venture").mkdir()
    overlay(tmp_path / "venture", "[uncle_turnip]\ncost = 7\n")
    monkeypatch.setenv("KUBOK_DATA", str(tmp_path))
    assert open_box().cards["uncle_turnip"]["cost"] == 7
    monkeypatch.delenv("KUBOK_DATA")
    assert open_box() == BOX
    assert open_box(tmp_path / "venture").cards["uncle_turnip"]["cost"] == 7


def test_a_game_keeps_the_data_it_began_with() -> None:
    data: Any = resolve(BOX)
    game = Venture(data=data)
    before = game.data()
    data["cards"][0]["cost"] = 9
    game.data()["cards"][0]["cost"] = 9  # type: ignore[index, call-overload]
    assert game.data() == before


# What is wrong with a card

BAD_CARDS = [
    ("[uncle_turnip]\ncost = 10\n", "[uncle_turnip]: cost must be a whole number from 0 to 9, not 10"),
    ("[uncle_turnip]\nsupplies = 0\n", "[uncle_turnip]: supplies must be a whole number from 1 to 9, not 0"),
    ('[uncle_turnip]\neffect = "gain five"\n', '[uncle_turnip]: effect: "gain five" is not an effect'),
    ('[uncle_turnip]\neffect = "gian 5"\n', '"gian 5" is not an effect; did you mean gain?'),
    ('[uncle_turnip]\neffect = ""\n', "effect must be a line of effects"),
    ("[uncle_turnip]\neffect = 5\n", "effect must be a line of effects, or up to 4 of them, not 5"),
    ('[uncle_turnip]\nrelic = "gain 5"\n', '"relic" is not a key here'),
    ('[uncle_turnip]\nspecies = "fox"\n', "species must be one of crow, frog, rabbit"),
    ('[uncle_turnip]\nsource = "hearsay"\n', "source must be one of seed, inferred, own, owner"),
    ('[uncle_turnip]\nsources = { weight = "own" }\n', '"sources.weight" is not a key here'),
    ('[uncle_turnip]\neffect = "draw 1 from discard"\n', "only a relic takes cards from the discard pile"),
    ('[uncle_turnip]\neffect = "ruby chest"\n', "the ruby chest stands on the board only; write golden chest"),
    ('[uncle_turnip]\neffect = "play it"\n', '"play it" is for buildings'),
    ('[postal_contract]\ntrigger = "plays a crow"\n', '"plays a crow" is not a condition; did you mean play crow?'),
    ('[postal_contract]\ntrigger = "tuck villager"\n', '"tuck villager" is not a condition'),
    ('[jam_guild]\nlasting = "invest 3"\n', "once or lasting: a building has one enchantment (V-6.1)"),
    ('[jam_guild]\neffect = "2 further"\n', '"2 further" makes travels longer; write when = "travel"'),
    ('[travel_agency]\nwhen = "chest"\n', '"1 further" makes travels longer; write when = "travel"'),
    ('[building_society]\nlasting = "gain 1"\n', "lasting must change what effect changes"),
    ('[uncle_turnip]\ndeck = "news"\n', "the deck main has 8 rabbit cards of the kind villager instead of 9 (V-1.1)"),
    ('[burrow]\nbasic = "activate nest"\n', "a starter activates no card and turns none over"),
    ('[burrow]\nspecies = "crow"\n', "species must be one of rabbit"),
    ("[Uncle]\ncost = 3\n", '"Uncle" cannot be the name of a card'),
    ("uncle_turnip = 3\n", "it must be a table, not 3"),
    ("[uncle_turnip\n", "look there for a missing quote or bracket"),
]


@pytest.mark.parametrize(("text", "complaint"), BAD_CARDS, ids=[complaint[:50] for _, complaint in BAD_CARDS])
def test_a_bad_card_is_refused_with_place_and_remedy(text: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BadData) as refused:
        Box.open(overlay(tmp_path, text))
    assert complaint in str(refused.value)
    assert str(refused.value).startswith(str(tmp_path / "cards.toml"))
    assert "; " in str(refused.value)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="there is no such folder"):
        Box.open(tmp_path / "nowhere")


# The laws


@pytest.mark.parametrize("when", CONDITIONS)
@pytest.mark.parametrize("word", ["gain 1", "draw 1", "tuck 1", "travel 1", "discard 1", "play card", "activate nest"])
def test_a_building_answers_only_with_words_lower_on_the_ladder(when: str, word: str) -> None:
    special = {"chest": "travel", "trail end": "travel", "token": "travel", "enchant": "advance"}
    rung = LADDER.index(special.get(when, when.split(" ")[0]))
    program = read_program(word, "here")
    if LADDER.index(word.split(" ")[0]) > rung:
        check_answer(program, CONDITION[when], "here")
    else:
        with pytest.raises(BadData, match=f'when = "{when}" could go on for ever by {word.split(" ")[0]}'):
            check_answer(program, CONDITION[when], "here")


@pytest.mark.parametrize("when", ["activate burrow", "gain", "invest"])
def test_no_building_invests_on_burrow_gain_or_invest(when: str) -> None:
    with pytest.raises(BadData, match=re.escape(f'"{when}"')):
        check_answer(read_program("invest 1", "here"), CONDITION[when], "here")


@pytest.mark.parametrize(
    ("words", "when"),
    [
        ("look 3: draw 1, tuck 1", "look"),
        ("look 3: tuck 1", "tuck"),
        ("iron chest", "tuck"),
        ("golden chest", "travel"),
        ("study nest", "activate nest"),
        ("they discard 1", "play gear"),
        ("may tuck 1: gain 1", "look"),
        ("gain 1 or draw 1", "draw"),
    ],
)
def test_what_a_word_contains_counts_too(words: str, when: str) -> None:
    with pytest.raises(BadData, match="could go on for ever"):
        check_answer(read_program(words, "here"), CONDITION[when], "here")


def test_play_it_needs_a_discarded_card() -> None:
    with pytest.raises(BadData, match="plays what was discarded"):
        check_answer(read_program("play it", "here"), CONDITION["travel"], "here")
    check_answer(read_program("play it", "here"), CONDITION["discard frog"], "here")


def test_a_relic_may_take_from_the_discard_pile_and_a_starter_may_not_activate() -> None:
    check_effect(read_program("draw 1 from discard", "here"), "here", relic=True)
    with pytest.raises(BadData, match="a starter activates no card"):
        check_starter(read_program("study nest", "here"), "here")


def test_all_cards_of_the_box_are_lawful() -> None:
    for board in BOARDS:
        check(resolve(BOX, board=board, wilder=True), wilder=True)


# Boards


def board_text() -> str:
    return (DATA / "boards" / "spring.toml").read_text("utf-8")


BAD_BOARDS = [
    ('reward = "gain 2"', 'reward = "gain"', "reward must be one of gain N, draw N, nest"),
    ('from = "home"', 'from = "hell"', "from must be one of home"),
    ('key = "w2"', 'key = "w1"', 'key "w1" is the name of another space'),
    ('token = "+5"', 'token = "nest"', "nest lies on draw 1 (V-1.2), not on gain 3"),
    ('reward = "ruby chest"', 'reward = "gain 1"', "ends a trail and has gain 1 instead of a chest"),
    ('token = "pair 1"', 'token = "pair 2"', "pair 1 and pair 2 must each lie on one enchantment space"),
    (', token = "golden chest"', "", "golden chest lies on 0 spaces instead of 1 (V-1.2)"),
    ("at = [702, 572]", "at = [702]", "at must be two whole numbers from 0 to 2000"),
    ('reward = "gain 2"', 'toll = "steal 1", reward = "gain 2"', "toll must be pay N or discard N"),
    ("home = [", "hut = [", '"hut" is not a key here'),
]


@pytest.mark.parametrize(("old", "new", "complaint"), BAD_BOARDS, ids=[bad[2][:40] for bad in BAD_BOARDS])
def test_a_bad_board_is_refused_with_place_and_remedy(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    text = board_text()
    assert old in text
    with pytest.raises(BadData) as refused:
        Box.open(overlay(tmp_path, boards={"spring.toml": text.replace(old, new, 1)}))
    assert complaint in str(refused.value)
    assert str(tmp_path / "boards" / "spring.toml") in str(refused.value)


@pytest.mark.rule("V-1.2")
@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_its_tokens_and_every_space_leads_away_from_home(name: str) -> None:
    board = Venture(data=resolve(BOX, board=name)).board
    words = [space.token_words for space in board.spaces]
    assert (words.count("+5"), words.count("nest"), words.count("golden chest")) == (2, 3, 1)
    assert sorted(space.pair for space in board.spaces if space.pair >= 0) == list(range(PAIRS - 1))
    assert all(space.before < number for number, space in enumerate(board.spaces))
    assert len({space.trail for space in board.spaces[1:]}) == TRAILS


# Records that nobody vouches for


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda data: data.pop("board"), "board is missing"),
        (lambda data: data["cards"].append(data["cards"][0]), "a card is there twice"),
        (lambda data: data["cards"].reverse(), "the starting villagers must come last"),
        (lambda data: data["cards"][0].update(cost=-1), "cost must be a whole number"),
        (lambda data: data["starters"].reverse(), r"\[nest\]: species must be one of crow"),
        (lambda data: data["board"].update(trail=[]), "trail must be a list of 3"),
    ],
)
def test_damaged_data_of_a_record_is_refused(change: Any, complaint: str) -> None:
    data = json.loads(json.dumps(resolve(BOX)))
    change(data)
    with pytest.raises(BadData, match=complaint) as refused:
        Venture(data=data)
    assert "take an unedited copy of the record" in str(refused.value)
