"""The data files: what they say, how an owner of the box changes them, and what is refused with which sentence."""

from __future__ import annotations

import copy
import json
import random
import shutil
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from kubok.cubitos import Cubitos
from kubok.cubitos import cards as engine
from kubok.cubitos.data import (
    CARDS,
    DATA,
    MOST_SWORDS,
    SWITCHES,
    VARIABLE,
    Box,
    Card,
    Fan,
    GameData,
    check,
    open_box,
    resolve,
    which,
)
from kubok.cubitos.pieces import COLOURS
from kubok.kernel.files import LANGUAGES, SOURCES
from kubok.kernel.game import BadData, canonical

RACE_1 = [
    "smelly_cat",
    "rich_dog",
    "mr_soldier",
    "rock_on",
    "dugout",
    "rollosaurus",
    "reckless_cheese",
    "bob",
]
SETS = ["race_1", "race_2", "race_3", "race_4", "race_5", "race_6", "race_7",
        "combotastic", "such_much_fans", "grand_finale"]  # fmt: skip
TRACKS = ["ahead_of_the_curve", "nothing_goes_right", "still_waters_run_deep", "testing_the_waters"]
KNOWN_CARDS = f"{', '.join(list(CARDS)[:12])} and 44 more"
KNOWN_SETS, KNOWN_TRACKS = ", ".join(SETS), ", ".join(TRACKS)
BLUE = "bob, undercover_fish, llama_rama, bahama_llama, llama_shaman, stogie, chilly_mcchillster"
BROWN = "rich_dog, captain_bark, wizard, dapper_doggie, dr_livingstone, mr_dog, muggles"


@pytest.fixture(scope="module")
def box() -> Box:
    return Box.open()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of our own files, to be spoilt."""
    return Path(shutil.copytree(DATA, tmp_path / "data"))


@pytest.fixture
def overlay(tmp_path: Path) -> Path:
    (tmp_path / "mine" / "tracks").mkdir(parents=True)
    return tmp_path / "mine"


def race(box: Box) -> Any:
    """The data of a Race 1 game, free to edit."""
    return resolve(box, "race_1")


def refusal(call: Callable[[], object]) -> str:
    with pytest.raises(BadData) as caught:
        call()
    return str(caught.value)


# What the files say


@pytest.mark.rule("C-8.1", "C-8.3")
def test_the_fan_track_gives_what_we_estimate(box: Box) -> None:
    game = check(race(box))
    assert [tuple(fan) for fan in game.fans] == [
        (2, 0), (0, 1), (2, 0), (1, 1), (3, 0), (0, 1), (3, 0), (1, 1), (4, 0), (0, 1), (4, 0), (2, 1), (6, 0),
    ]  # fmt: skip
    assert {space["source"] for space in race(box)["fans"]} == {"estimate"}


@pytest.mark.rule("C-8.2")
def test_a_further_advance_at_13_gives_6_credits(box: Box) -> None:
    assert check(race(box)).beyond == Fan(credits=6, tokens=0)
    assert race(box)["beyond"]["source"] == "seed"


@pytest.mark.rule("C-2.2")
def test_race_1_has_one_card_of_each_colour_in_order(box: Box) -> None:
    game = check(race(box))
    assert [card.name for card in game.cards] == RACE_1
    assert [card.colour for card in game.cards] == list(COLOURS)
    assert [card.cost for card in game.cards] == [6, 3, 5, 4, 6, 8, 7, 5]


@pytest.mark.rule("C-2.3")
def test_race_1_is_one_lap_of_nothing_goes_right(box: Box) -> None:
    game = check(race(box))
    assert ([track.key for track in game.tracks], game.laps) == (["nothing_goes_right"], 1)


@pytest.mark.rule("C-2.2")
def test_there_are_seven_cards_of_each_colour_in_the_order_of_colours(box: Box) -> None:
    assert list(CARDS.values()) == [colour for colour in COLOURS for _ in range(7)]
    assert {name: card["colour"] for name, card in box.cards.items()} == CARDS


def test_the_program_knows_the_abilities_of_exactly_these_cards() -> None:
    modules = {colour: getattr(engine, colour) for colour in COLOURS}
    assert {card.name: colour for colour, module in modules.items() for card in module.CARDS} == CARDS
    assert set(engine.CARDS) == set(CARDS)


def test_costs_are_estimates_with_brown_the_cheapest_and_purple_the_dearest_colour(box: Box) -> None:
    costs: dict[str, list[int]] = {colour: [] for colour in COLOURS}
    for card in box.cards.values():
        assert (card["cost_source"], card["names_source"]) == ("estimate", "seed")
        assert isinstance(card["cost"], int)
        costs[str(card["colour"])].append(card["cost"])
    assert min(COLOURS, key=lambda colour: sum(costs[colour])) == "brown"
    assert max(COLOURS, key=lambda colour: sum(costs[colour])) == "purple"
    assert (costs["brown"], costs["purple"]) == ([3, 4, 4, 3, 3, 2, 4], [8, 8, 7, 9, 8, 9, 8])


def test_no_two_cards_share_a_name_in_any_language(box: Box) -> None:
    for language in LANGUAGES:
        assert len({card["names"][language] for card in box.cards.values()}) == 56  # type: ignore[index, call-overload]


def test_a_game_of_each_printed_set_can_be_made(box: Box) -> None:
    assert list(box.sets) == SETS
    assert list(box.tracks) == TRACKS
    games = {name: check(resolve(box, name)) for name in SETS}
    assert {name: [track.key for track in game.tracks] for name, game in games.items()} == {
        "race_1": ["nothing_goes_right"],
        "race_2": ["ahead_of_the_curve"],
        "race_3": ["testing_the_waters"],
        "race_4": ["still_waters_run_deep"],
        "race_5": ["ahead_of_the_curve"],
        "race_6": ["testing_the_waters"],
        "race_7": ["nothing_goes_right"],
        "combotastic": ["testing_the_waters"],
        "such_much_fans": ["ahead_of_the_curve"],
        "grand_finale": ["still_waters_run_deep", "testing_the_waters"],
    }
    assert [name for name, game in games.items() if game.laps != 1] == ["race_7"]
    assert games["race_7"].laps == 2


@pytest.mark.rule("C-2.2")
def test_the_seven_races_use_every_card_once(box: Box) -> None:
    used = [name for key in SETS[:7] for name in box.sets[key]["cards"]]  # type: ignore[union-attr]
    assert sorted(map(str, used)) == sorted(CARDS)


@pytest.mark.rule("C-5.5")
@pytest.mark.card(*MOST_SWORDS)
def test_only_the_cards_for_most_swords_have_the_switch_to_lose_a_die_and_it_is_off(box: Box) -> None:
    assert {name: card["switches"] for name, card in box.cards.items() if card["switches"]} == {
        name: {"loses_die": False} for name in ("mr_soldier", "punch_guy", "supah_general", "champion", "crabby")
    }
    assert {name for name, clauses in box.clauses.items() if "The first-player die breaks a tie." in clauses} == set(
        SWITCHES
    )


def test_every_value_of_a_game_carries_its_source(box: Box) -> None:
    data = race(box)
    sources = [data[key] for key in ("set_names_source", "cards_source", "tracks_source", "laps_source")]
    sources += [card[key] for card in data["cards"] for key in ("names_source", "cost_source", "effect_source")]
    sources += [track[key] for track in data["tracks"] for key in ("names_source", "source")]
    sources += [space["source"] for space in [*data["fans"], data["beyond"]]]
    assert len(sources) == 4 + 3 * 8 + 2 + 14
    assert set(sources) <= set(SOURCES)
    assert {card["name"]: card["effect_source"] for card in data["cards"]} == {
        "smelly_cat": "icon",
        "rich_dog": "icon",
        "mr_soldier": "inferred",
        "rock_on": "seed",
        "dugout": "seed",
        "rollosaurus": "icon",
        "reckless_cheese": "inferred",
        "bob": "seed",
    }
    assert data["cards"][2]["switch_sources"] == {"loses_die": "inferred"}


def test_cards_sets_and_tracks_have_names_in_four_languages(box: Box) -> None:
    data = race(box)
    for names in (data["set_names"], *(item["names"] for item in [*data["cards"], *data["tracks"]])):
        assert set(names) >= set(LANGUAGES)
    assert data["cards"][7]["names"] == {"en": "Bob", "uk": "Бобище", "pl": "Po prostu Bob", "ru": "Боб"}


def test_every_card_has_its_text_in_sentences(box: Box) -> None:
    assert set(box.clauses) == set(CARDS)
    for clauses in box.clauses.values():
        assert all(clause.endswith(".") and clause.count(". ") == 0 for clause in clauses)
        assert clauses[0].split(":")[0] in (
            "Run", "Now", "Active", "Active, at any time", "Swords", "Most swords",
            "After moving, before buying",
        )  # fmt: skip


def test_a_die_that_must_be_lost_says_so(box: Box) -> None:
    brown = {name for name, colour in CARDS.items() if colour == "brown"}
    must = {name for name, clauses in box.clauses.items() if any("must lose this die" in text for text in clauses)}
    assert must == brown | {"cubasaurus", "the_babe", "bad_cheese"}


def test_every_clause_that_obliges_is_marked_and_no_game_takes_it_along(box: Box) -> None:
    brown = {name: (len(box.clauses[name]),) for name in CARDS if CARDS[name] == "brown"} | {"dapper_doggie": (2,)}
    others = {"fat_cat": (2,), "pineapple_rocks": (2,), "batter_beaver": (2,), "the_cheese_stands_alone": (1,)}
    lost = {"the_babe": (3,), "cubasaurus": (3,), "bad_cheese": (3,)}
    assert {name: those for name, those in box.must.items() if those} == brown | others | lost
    assert all("must" not in card for card in box.cards.values())


# The data of one game


def test_resolved_data_is_plain_json_that_reads_back_the_same(box: Box) -> None:
    data = race(box)
    again = json.loads(canonical(data))
    assert again == data
    assert check(again).cards == check(data).cards


def test_a_game_does_not_share_its_data_with_the_box(box: Box) -> None:
    first = race(box)
    first["cards"][0]["cost"] = 1
    first["tracks"][0]["map"].clear()
    first["fans"].clear()
    first["set_names"].clear()
    assert race(box) == resolve(Box.open(), "race_1")


@pytest.mark.rule("C-2.3")
def test_a_table_may_choose_other_laps_and_the_source_says_so(box: Box) -> None:
    data = resolve(box, "race_1", laps=9)
    assert (data["laps"], data["laps_source"], data["set"]) == (9, "own", "race_1")
    assert resolve(box, "race_1", laps=1)["laps_source"] == "seed"


@pytest.mark.rule("C-2.2")
def test_cards_named_in_any_order_lie_in_the_order_of_colours(box: Box) -> None:
    assert resolve(box, "race_1", cards=RACE_1[::-1], tracks=("nothing_goes_right",)) == race(box)


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ({"set_name": "race1"}, 'set-up: no set is called "race1"; did you mean race_1?'),
        ({"set_name": "zzz"}, 'set-up: no set is called "zzz"; choose from ' + KNOWN_SETS),
        ({"set_name": ["race_1"]}, "set-up: no set is called a list; choose from " + KNOWN_SETS),
        ({"cards": "bob"}, 'set-up: cards must be a list of eight cards, not "bob"; name one of each colour'),
        ({"cards": RACE_1[:7]}, f"set-up: cards has no blue card; add one of {BLUE}"),
        ({"cards": [*RACE_1, "bob"]}, "set-up: cards has two blue cards, bob and bob; keep one of them"),
        ({"cards": [*RACE_1[:7], "bobb"]}, 'set-up: cards names "bobb", which is not a card; did you mean bob?'),
        ({"cards": [{}]}, f"set-up: cards names a table, which is not a card; choose from {KNOWN_CARDS}"),
        ({"tracks": []}, f"set-up: tracks must be a list of one or two tracks; choose from {KNOWN_TRACKS}"),
        (
            {"tracks": ["nothing_goes_left"]},
            'set-up: tracks names "nothing_goes_left", which is not a track; did you mean nothing_goes_right?',
        ),
        (
            {"tracks": ["nothing_goes_right"] * 2},
            "set-up: tracks has nothing_goes_right twice; name it once and set laps to 2",
        ),
        (
            {"laps": 10},
            "set-up: laps must be a whole number from 1 to 9, not 10; choose 1 to 9 laps, and 1 for two tracks",
        ),
        (
            {"laps": True},
            "set-up: laps must be a whole number from 1 to 9, not true; choose 1 to 9 laps, and 1 for two tracks",
        ),
    ],
)
def test_a_wrong_choice_is_refused_with_the_way_out(box: Box, choice: dict[str, Any], sentence: str) -> None:
    assert refusal(lambda: resolve(box, **{"set_name": "race_1", **choice})) == sentence


# Wrong files

NAMES = 'write names = { en = …, uk = …, pl = …, ru = …, source = "owner" }'
COST = 'write cost = { value = 3, source = "owner" }'
FAN = 'write { credits = 2, tokens = 0, source = "owner" }'
KNOWN = "seed, icon, edition, inferred, estimate, own, owner"
TRACK = "tracks/nothing_goes_right.toml"
DOG = 'colour = "brown"'
DOG_COST = "cost = { value = 3,"

BAD_FILES = [
    (
        "cards.toml",
        DOG_COST,
        'cost = { value = "three",',
        f'cards.toml, [rich_dog]: cost.value must be a whole number from 0 to 30, not "three"; {COST}',
    ),
    (
        "cards.toml",
        DOG_COST,
        "cost = { value = 31,",
        f"cards.toml, [rich_dog]: cost.value must be a whole number from 0 to 30, not 31; {COST}",
    ),
    (
        "cards.toml",
        DOG_COST,
        "cost = { value = 3.0,",
        f"cards.toml, [rich_dog]: cost.value must be a whole number from 0 to 30, not 3.0; {COST}",
    ),
    (
        "cards.toml",
        DOG_COST,
        f"cost = {{ value = 0x{'f' * 5000},",
        f"cards.toml, [rich_dog]: cost.value must be a whole number from 0 to 30, not a number of many digits; {COST}",
    ),
    (
        "cards.toml",
        DOG_COST,
        f"cost = {{ value = {'9' * 5000},",
        "cards.toml: a number is too long or brackets are nested too deep; shorten them",
    ),
    (
        "cards.toml",
        DOG_COST,
        f"cost = {'[' * 5000}",
        "cards.toml: a number is too long or brackets are nested too deep; shorten them",
    ),
    ("cards.toml", DOG_COST, "cost = {", f"cards.toml, [rich_dog]: cost.value is missing; {COST}"),
    (
        "cards.toml",
        'cost = { value = 3, source = "estimate" }',
        "cost = 3",
        f"cards.toml, [rich_dog]: cost must be a table, not 3; {COST}",
    ),
    (
        "cards.toml",
        'cost = { value = 3, source = "estimate" }',
        "cost = { value = 3 }",
        f"cards.toml, [rich_dog]: cost.source is missing; {COST}",
    ),
    (
        "cards.toml",
        'cost = { value = 3, source = "estimate" }',
        'cost = { value = 3, source = "box" }',
        f'cards.toml, [rich_dog]: cost.source must be one of {KNOWN}, not "box"; {COST}',
    ),
    (
        "cards.toml",
        'cost = { value = 3, source = "estimate" }',
        'cost = { valu = 3, source = "estimate" }',
        'cards.toml, [rich_dog]: "cost.valu" is not a key here; did you mean value?',
    ),
    (
        "cards.toml",
        DOG_COST,
        "cots = { value = 3,",
        'cards.toml, [rich_dog]: "cots" is not a key here; did you mean cost?',
    ),
    (
        "cards.toml",
        DOG,
        DOG + "\nloses_die = { value = true, source = 'owner' }",
        'cards.toml, [rich_dog]: "loses_die" is not a key here; choose from colour, names, cost, text, advice',
    ),
    (
        "cards.toml",
        DOG,
        'colour = "pink"',
        "cards.toml, [rich_dog]: colour must be one of white, brown, red, green, orange, purple, yellow, blue, "
        'not "pink"; write colour = "brown"',
    ),
    (
        "cards.toml",
        DOG,
        'colour = "white"',
        'cards.toml, [rich_dog]: colour must be brown, as the program knows this card; write colour = "brown"',
    ),
    ("cards.toml", DOG, "", 'cards.toml, [rich_dog]: colour is missing; write colour = "brown"'),
    ("cards.toml", "[rich_dog]", "[rich_dgo]", 'cards.toml: no card is called "rich_dgo"; did you mean rich_dog?'),
    ("cards.toml", "[rich_dog]", "[x.rich_dog]", f'cards.toml: no card is called "x"; choose from {KNOWN_CARDS}'),
    (
        "cards.toml",
        "[rich_dog]",
        "[smelly_cat]",
        "cards.toml: Cannot declare ('smelly_cat',) twice (at line 93, column 12); "
        "look there for a missing quote or bracket, or a name used twice",
    ),
    (
        "cards.toml",
        'pl = "Dziany Kejter", ',
        "",
        f"cards.toml, [rich_dog]: names.pl is missing; {NAMES}",
    ),
    (
        "cards.toml",
        '"Dziany Kejter"',
        '"Dziany\\nKejter"',
        "cards.toml, [rich_dog]: names.pl must be one line of text of at most 80 characters, "
        f'not "Dziany\\nKejter"; {NAMES}',
    ),
    (
        "cards.toml",
        '["Run: take 3 coins.", "Run: you must lose this die, even if unused."]',
        "[]",
        "cards.toml, [rich_dog]: text.clauses must be a list of 1 to 9 sentences, not a list; "
        'write text = { clauses = ["Run: take 2 feet."], source = "owner" }',
    ),
    (
        "cards.toml",
        '"Run: you must lose this die, even if unused."]',
        "2020-01-01]",
        "cards.toml, [rich_dog]: text.clauses, item 2, must be one line of text of at most 300 characters, not a date; "
        'write text = { clauses = ["Run: take 2 feet."], source = "owner" }',
    ),
    *(
        (
            "cards.toml",
            "must = [2] }",
            f"must = {wrong} }}",
            "cards.toml, [fat_cat]: text.must must be a list of 1, 2, each at most once, not a list; "
            'write text = { clauses = ["Run: take 2 feet.", "Lose this die."], source = "owner", must = [2] }',
        )
        for wrong in ("[3]", "[2, 2]", "[true]", '["2"]')
    ),
    (
        "cards.toml",
        "loses_die = { value = false,",
        "loses_die = { value = 0,",
        "cards.toml, [mr_soldier]: loses_die.value must be true or false, not 0; "
        'write loses_die = { value = true, source = "owner" }',
    ),
    (
        "cards.toml",
        'advice = ["adds_dice"]',
        'advice = ["ads_dice"]',
        "cards.toml, [fast_cat]: advice must be a list of loses_dice, adds_dice, each at most once, not a list; "
        'write advice = ["adds_dice"], or leave the line out',
    ),
    (
        "cards.toml",
        'advice = ["adds_dice"]',
        'advice = "adds_dice"',
        'cards.toml, [fast_cat]: advice must be a list of loses_dice, adds_dice, each at most once, not "adds_dice"; '
        'write advice = ["adds_dice"], or leave the line out',
    ),
    (
        "cards.toml",
        'advice = ["adds_dice"]',
        'advice = ["adds_dice", "adds_dice"]',
        "cards.toml, [fast_cat]: advice must be a list of loses_dice, adds_dice, each at most once, not a list; "
        'write advice = ["adds_dice"], or leave the line out',
    ),
    (
        "sets.toml",
        '"rich_dog"',
        '"rich_dig"',
        'sets.toml, [race_1]: cards.value names "rich_dig", which is not a card; did you mean rich_dog?',
    ),
    (
        "sets.toml",
        '"rich_dog"',
        '"bob"',
        "sets.toml, [race_1]: cards.value has two blue cards, bob and bob; keep one of them",
    ),
    ("sets.toml", '    "rich_dog",\n', "", f"sets.toml, [race_1]: cards.value has no brown card; add one of {BROWN}"),
    (
        "sets.toml",
        '"nothing_goes_right"',
        '"nothing"',
        f'sets.toml, [race_1]: tracks.value names "nothing", which is not a track; choose from {KNOWN_TRACKS}',
    ),
    (
        "sets.toml",
        '["nothing_goes_right"]',
        '"nothing_goes_right"',
        f"sets.toml, [race_1]: tracks.value must be a list of one or two tracks; choose from {KNOWN_TRACKS}",
    ),
    (
        "sets.toml",
        "laps = { value = 1,",
        "laps = { value = 0,",
        "sets.toml, [race_1]: laps.value must be a whole number from 1 to 9, not 0; "
        'write laps = { value = 1, source = "owner" }',
    ),
    (
        "sets.toml",
        "[race_1]",
        '["Race 1"]',
        'sets.toml: "Race 1" cannot be the name of a set; use small letters, digits and _, at most 40, and not own',
    ),
    (
        "sets.toml",
        "[race_1]",
        "race_8 = 5\n[race_1]",
        "sets.toml, [race_8]: it must be a table, not 5; write [race_8] on a line of its own and its values below",
    ),
    ("fans.toml", "tokens = 1, ", "", f"fans.toml, space 2: tokens is missing; {FAN}"),
    (
        "fans.toml",
        "{ credits = 1, tokens = 1,",
        "{ credits = 100, tokens = 1,",
        f"fans.toml, space 4: credits must be a whole number from 0 to 99, not 100; {FAN}",
    ),
    (
        "fans.toml",
        "{ credits = 1, tokens = 1,",
        "{ credits = 1, tokens = 10,",
        f"fans.toml, space 4: tokens must be a whole number from 0 to 9, not 10; {FAN}",
    ),
    (
        "fans.toml",
        '    { credits = 6, tokens = 0, source = "estimate" }, # 13\n',
        "",
        f"fans.toml: spaces must be a list of 13, not 12; {FAN} for each of the 13 spaces, in order",
    ),
    ("fans.toml", "beyond =", "beyonds =", 'fans.toml: "beyonds" is not a key here; did you mean beyond?'),
    (
        "fans.toml",
        'beyond = { credits = 6, tokens = 0, source = "seed" }',
        "",
        'fans.toml: beyond is missing; write beyond = { credits = 6, tokens = 0, source = "owner" }',
    ),
    (
        TRACK,
        'source = "inferred"',
        "source = 3",
        f'{TRACK}: source must be one of {KNOWN}, not 3; write source = "owner"',
    ),
    (TRACK, "note =", "nota =", f'{TRACK}: "nota" is not a key here; did you mean note?'),
    (TRACK, "map = '''", "map = 5\nnote2 = '''", f'{TRACK}: "note2" is not a key here; did you mean note?'),
    (
        TRACK,
        "sections = '''",
        "sections = ['''",
        f"{TRACK}: Unclosed array (at end of document); "
        "look there for a missing quote or bracket, or a name used twice",
    ),
    (
        TRACK,
        "C7  ..  C7",
        "C7  ..  77",
        f'{TRACK}, map, row 0: square 3 has the unknown code "77"; '
        "write .. for an open space, or one of Cn, Ln, Gn, G+, FA, LF, ~~, ##, JP, ST, FN",
    ),
    (
        TRACK,
        " 5 6   6   6   #",
        " 5 6   6   9   #",
        f"{TRACK}, sections, row 4: square 2 is 6, but its neighbour in row 5, square 3 is 9; "
        "neighbours are at most 1 apart; correct one of them, or put a wall between",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "sentence"), BAD_FILES)
def test_a_wrong_file_is_refused_with_file_place_and_remedy(
    folder: Path, file: str, old: str, new: str, sentence: str
) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    assert refusal(lambda: Box.open(folder=folder)) == sentence


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "fans.toml").unlink()
    sentence = "fans.toml: the file is missing; put it back, or install the program again"
    assert refusal(lambda: Box.open(folder=folder)) == sentence


def test_a_missing_card_is_named(folder: Path) -> None:
    text = (folder / "cards.toml").read_text("utf-8")
    (folder / "cards.toml").write_text(text[: text.index("[bob]")], "utf-8")
    assert refusal(lambda: Box.open(folder=folder)) == "cards.toml: the card bob is missing; add a table [bob]"


def test_a_file_that_is_not_utf_8_is_named(folder: Path) -> None:
    (folder / "fans.toml").write_bytes(b"# fans \xff")
    sentence = "fans.toml: byte 7 is not UTF-8 text; save the file as UTF-8"
    assert refusal(lambda: Box.open(folder=folder)) == sentence


def test_a_folder_in_place_of_a_file_is_named(folder: Path) -> None:
    (folder / "fans.toml").unlink()
    (folder / "fans.toml").mkdir()
    assert refusal(lambda: Box.open(folder=folder)).startswith("fans.toml: the file cannot be read (")


def test_a_track_file_with_a_bad_name_is_refused(folder: Path) -> None:
    shutil.copy(folder / TRACK, folder / "tracks" / "My Track.toml")
    sentence = "tracks/My Track.toml: the file's name is the track's; use small letters, digits and _, at most 40"
    assert refusal(lambda: Box.open(folder=folder)) == sentence


def test_files_saved_by_windows_editors_are_read_all_the_same(folder: Path, box: Box) -> None:
    for path in [*folder.glob("*.toml"), *folder.glob("tracks/*.toml")]:
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert Box.open(folder=folder) == box


# An owner's own files beside ours


def test_an_owner_corrects_one_cost_and_leaves_the_rest(overlay: Path, box: Box) -> None:
    (overlay / "cards.toml").write_text('[rich_dog]\ncost = { value = 2, source = "owner" }\n', "utf-8")
    data: Any = resolve(Box.open(overlay), "race_1")
    dog = data["cards"][1]
    assert (dog["cost"], dog["cost_source"], dog["effect_source"]) == (2, "owner", "icon")
    dog["cost"], dog["cost_source"] = 3, "estimate"
    assert data == race(box)


@pytest.mark.rule("C-5.5")
@pytest.mark.card("mr_soldier")
def test_an_owner_switches_on_that_mr_soldier_loses_a_die(overlay: Path) -> None:
    (overlay / "cards.toml").write_text('mr_soldier.loses_die = { value = true, source = "owner" }', "utf-8")
    game = check(resolve(Box.open(overlay), "race_1"))
    assert game.cards[2] == Card("mr_soldier", "red", 5, {"loses_die": True})


@pytest.mark.rule("C-8.3")
def test_an_owner_replaces_the_whole_fan_track(overlay: Path) -> None:
    spaces = ", ".join(f'{{ credits = {n}, tokens = 0, source = "owner" }}' for n in range(13))
    (overlay / "fans.toml").write_text(f"spaces = [{spaces}]", "utf-8")
    game = check(resolve(Box.open(overlay), "race_1"))
    assert game.fans == tuple(Fan(n, 0) for n in range(13))
    assert game.beyond == Fan(6, 0)


@pytest.mark.rule("C-2.3")
def test_an_owner_adds_a_track_and_a_set_of_two_tracks(overlay: Path) -> None:
    shutil.copy(DATA / TRACK, overlay / "tracks" / "second.toml")
    names = 'names = { en = "Two", uk = "Два", pl = "Dwa", ru = "Два", source = "own" }'
    cards = f'cards = {{ value = {json.dumps(RACE_1)}, source = "own" }}'
    tracks = 'tracks = { value = ["second", "nothing_goes_right"], source = "own" }'
    laps = 'laps = { value = 1, source = "own" }'
    (overlay / "sets.toml").write_text("\n".join(["[two]", names, cards, tracks, laps]), "utf-8")
    mine = Box.open(overlay)
    assert list(mine.sets) == [*SETS, "two"]
    game = check(resolve(mine, "two"))
    assert [track.key for track in game.tracks] == ["second", "nothing_goes_right"]
    assert refusal(lambda: resolve(mine, "two", laps=2)) == (
        "set-up: laps must be 1 with two tracks, not 2; choose 1 to 9 laps, and 1 for two tracks"
    )


def test_an_owner_replaces_a_track(overlay: Path) -> None:
    text = (DATA / TRACK).read_text("utf-8").replace("C7  ..  C7", "C7  C2  C7").replace('"inferred"', '"owner"')
    (overlay / TRACK).write_text(text, "utf-8")
    data: Any = resolve(Box.open(overlay), "race_1")
    assert data["tracks"][0]["source"] == "owner"
    bonus = check(data).tracks[0].bonus[2]
    assert bonus is not None
    assert bonus.credits == 2


def test_an_error_in_an_owners_file_names_that_file(overlay: Path) -> None:
    (overlay / "cards.toml").write_text("[rich_dog]\ncost = { value = 2 }\n", "utf-8")
    assert refusal(lambda: Box.open(overlay)) == f"{overlay}/cards.toml, [rich_dog]: cost.source is missing; {COST}"


def test_an_owner_cannot_add_a_card(overlay: Path) -> None:
    (overlay / "cards.toml").write_text("[mr_soldiers_dog]\n", "utf-8")
    sentence = f'{overlay}/cards.toml: no card is called "mr_soldiers_dog"; did you mean mr_soldier?'
    assert refusal(lambda: Box.open(overlay)) == sentence


def test_a_misspelt_file_of_an_owner_is_not_passed_over(overlay: Path) -> None:
    (overlay / "card.toml").write_text("", "utf-8")
    sentence = f"{overlay}/card.toml: the program reads no file of this name; did you mean cards.toml?"
    assert refusal(lambda: Box.open(overlay)) == sentence


def test_an_empty_overlay_changes_nothing_and_a_missing_one_is_refused(overlay: Path, box: Box) -> None:
    assert Box.open(overlay) == box
    sentence = f"{overlay}/no: there is no such folder; name the folder that holds your own data files"
    assert refusal(lambda: Box.open(overlay / "no")) == sentence


# Which data is in force


def test_our_own_box_is_read_once_and_an_owners_each_time(overlay: Path) -> None:
    assert Box.open() is Box.open()
    mine = Box.open(overlay)
    (overlay / "cards.toml").write_text('rich_dog.cost = { value = 2, source = "owner" }', "utf-8")
    assert (mine.cards["rich_dog"]["cost"], Box.open(overlay).cards["rich_dog"]["cost"]) == (3, 2)
    assert Box.open().cards["rich_dog"]["cost"] == 3


def test_our_own_files_are_in_force_without_an_owners(box: Box) -> None:
    files = which(box)
    assert [file.file for file in files] == [
        "cards.toml",
        "sets.toml",
        "fans.toml",
        *(f"tracks/{name}.toml" for name in TRACKS),
    ]
    assert all(file.paths == (DATA / file.file,) and not file.owner for file in files)
    assert len({file.digest for file in files}) == len(files)
    assert all(len(file.digest) == 64 for file in files)


def test_an_owners_files_are_named_beside_ours_and_change_only_their_digests(overlay: Path, box: Box) -> None:
    ours = {file.file: file for file in which(box)}
    (overlay / "cards.toml").write_text('rich_dog.cost = { value = 2, source = "owner" }', "utf-8")
    text = (DATA / TRACK).read_text("utf-8")
    (overlay / TRACK).write_text(text.replace("C7  ..  C7", "C7  C2  C7"), "utf-8")
    (overlay / "tracks" / "second.toml").write_text(text, "utf-8")
    mine = {file.file: file for file in which(Box.open(overlay))}
    assert {name: file.paths for name, file in mine.items() if file.owner} == {
        "cards.toml": (DATA / "cards.toml", overlay / "cards.toml"),
        TRACK: (overlay / TRACK,),
        "tracks/second.toml": (overlay / "tracks" / "second.toml",),
    }
    changed = {name for name in ours if ours[name].digest != mine[name].digest}
    assert changed == {"cards.toml", TRACK}


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("bob", 'text = { clauses = ["Run: take 1 foot."], source = "owner" }'),
        ("bob", 'advice = ["loses_dice"]'),
        ("bob", f'text = {{ clauses = {json.dumps(Box.open().clauses["bob"])}, source = "seed", must = [1] }}'),
        ("crabby", 'loses_die = { value = true, source = "owner" }'),
        ("crabby", 'loses_die = { value = false, source = "owner" }'),
        ("bob", 'cost = { value = 5, source = "owner" }'),
    ],
)
def test_every_line_of_a_card_counts_for_the_digest(overlay: Path, box: Box, card: str, line: str) -> None:
    (overlay / "cards.toml").write_text(f"[{card}]\n{line}\n", "utf-8")
    assert which(Box.open(overlay))[0].digest != which(box)[0].digest


def test_comments_and_layout_do_not_count_for_the_digest(folder: Path, box: Box) -> None:
    path = folder / "cards.toml"
    path.write_text("# mine\n\n" + path.read_text("utf-8").replace(" = ", "="), "utf-8")
    assert [file.digest for file in which(Box.open(folder=folder))] == [file.digest for file in which(box)]


def test_the_folder_given_goes_before_the_variable_and_the_variable_before_our_own_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    for name, cost in (("given", 1), ("named", 2)):
        (tmp_path / name).mkdir()
        text = f'rich_dog.cost = {{ value = {cost}, source = "owner" }}'
        (tmp_path / name / "cards.toml").write_text(text, "utf-8")
    assert open_box() is Box.open()
    monkeypatch.setenv("KUBOK_DATA", str(tmp_path / "named"))
    assert open_box().cards["rich_dog"]["cost"] == 2
    assert open_box(tmp_path / "given").cards["rich_dog"]["cost"] == 1
    assert Box.open().cards["rich_dog"]["cost"] == 3
    monkeypatch.setenv("KUBOK_DATA", "")
    assert open_box() is Box.open()


def test_a_variable_that_names_no_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KUBOK_DATA", str(tmp_path / "no"))
    sentence = f"KUBOK_DATA: there is no folder {tmp_path / 'no'}; correct the variable, or unset it"
    assert refusal(open_box) == sentence


def test_an_owners_values_do_not_reach_a_game_that_has_begun(box: Box, overlay: Path) -> None:
    data = race(box)
    (overlay / "cards.toml").write_text('rich_dog.cost = { value = 2, source = "owner" }', "utf-8")
    assert open_box(overlay).cards["rich_dog"]["cost"] == 2
    assert check(data).cards[1].cost == 3


# Records

RECORD = "the data of the game"
UNEDITED = "take an unedited copy of the record"


def put(*path: str | int, value: object) -> Callable[[Any], None]:
    def edit(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return edit


BAD_RECORDS: list[tuple[Callable[[Any], object], str]] = [
    (put("cards", 1, "cost", value="three"), 'cards 2: cost must be a whole number from 0 to 30, not "three"'),
    (put("cards", 1, "cost", value=True), "cards 2: cost must be a whole number from 0 to 30, not true"),
    (put("cards", 1, "cost", value=-1), "cards 2: cost must be a whole number from 0 to 30, not -1"),
    (
        put("cards", 1, "cost", value=10**5000),
        "cards 2: cost must be a whole number from 0 to 30, not a number of many digits",
    ),
    (put("cards", 1, "cost_source", value="me"), f'cards 2: cost_source must be one of {KNOWN}, not "me"'),
    (put("cards", 1, "name", value="doge"), f'cards 2: name must be one of {KNOWN_CARDS}, not "doge"'),
    (put("cards", 1, "name", value="bob"), "cards 2: colour must be brown here, on a brown card"),
    (put("cards", 1, "colour", value="red"), "cards 2: colour must be brown here, on a brown card"),
    (
        put("cards", 1, "names", "pl", value="\ud800"),
        'cards 2: names.pl must be one line of text of at most 80 characters, not "\\ud800"',
    ),
    (put("cards", 1, "names", "german", value="Hund"), 'cards 2: "names.german" is not a key here'),
    (put("cards", 1, "switches", "fast", value=True), 'cards 2: "switches.fast" is not a key here'),
    (put("cards", 2, "switches", "loses_die", value=1), "cards 3: switches.loses_die must be true or false, not 1"),
    (put("cards", 2, "switches", value={}), "cards 3: switches.loses_die is missing"),
    (put("cards", 2, value=None), "cards 3: it must be a table, not nothing"),
    (put("cards", value=[]), ": cards must be a list of 8, not 0"),
    (put("cards", value={}), ": cards must be a list of 8, not a table"),
    (lambda data: data["cards"].append(data["cards"][0]), ": cards must be a list of 8, not 9"),
    (put("fans", 3, "tokens", value=10), "fans 4: tokens must be a whole number from 0 to 9, not 10"),
    (put("fans", 3, "credits", value=1.5), "fans 4: credits must be a whole number from 0 to 99, not 1.5"),
    (put("beyond", "credits", value=None), ": beyond.credits must be a whole number from 0 to 99, not nothing"),
    (put("laps", value=10), ": laps must be a whole number from 1 to 9, not 10"),
    (put("set", value="Race 1"), ': set must be a name of small letters, digits and _, at most 40, not "Race 1"'),
    (put("secret", value=1), ': "secret" is not a key here'),
    (lambda data: data.pop("laps"), ": laps is missing"),
    (put("tracks", value=[]), ": tracks must be a list of 1 to 2, not 0"),
    (lambda data: data["tracks"].append(data["tracks"][0]), ": tracks has nothing_goes_right twice"),
    (put("tracks", 0, "note", value=7), "tracks 1: note must be one line of text of at most 300 characters, not 7"),
    (lambda data: data["tracks"][0].pop("map"), "tracks 1: map is missing"),
]


@pytest.mark.parametrize(("edit", "wrong"), BAD_RECORDS)
def test_edited_data_of_a_game_is_refused(box: Box, edit: Callable[[Any], object], wrong: str) -> None:
    data = race(box)
    edit(data)
    place = wrong if wrong.startswith(":") else f", {wrong}"
    assert refusal(lambda: check(data)) == f"{RECORD}{place}; {UNEDITED}"


def test_an_edited_map_in_a_record_is_refused_with_the_tracks_name(box: Box) -> None:
    data = race(box)
    data["tracks"][0]["map"][0] = "10"
    assert refusal(lambda: check(data)).startswith("track nothing_goes_right, sections, row 10: there is no square")


@pytest.mark.rule("C-2.3")
def test_a_record_with_two_tracks_has_one_lap(box: Box) -> None:
    data = race(box)
    data["tracks"].append({**data["tracks"][0], "name": "second"})
    assert len(check(data).tracks) == 2
    data["laps"] = 2
    assert refusal(lambda: check(data)) == f"{RECORD}: laps must be 1 with two tracks, not 2; {UNEDITED}"


# Fuzz


def test_bytes_changed_in_a_file_end_in_bad_data_or_in_a_game_that_can_be_played(folder: Path) -> None:
    rng = random.Random(19)
    paths = [*sorted(folder.glob("*.toml")), *sorted(folder.glob("tracks/*.toml"))]
    originals = [path.read_bytes() for path in paths]
    read, refused = 0, []
    for turn in range(350):
        path, original = paths[turn % len(paths)], originals[turn % len(paths)]
        body = bytearray(original)
        first = original.index(b"\n\n")  # behind the comments
        for _ in range(rng.choice([1, 1, 2, 8])):
            where = rng.randrange(first, len(body))
            new = rng.choice([b"", b"0", b"9", b'"', b"[", b"}", b" ", b"\n", b".", b"#", bytes([rng.randrange(256)])])
            body[where : where + rng.choice([0, 1, 1, 5])] = new
        path.write_bytes(bytes(body))
        try:
            mine = Box.open(folder=folder)
            check(resolve(mine, min(mine.sets)))
        except BadData as error:
            refused.append(str(error))
        else:
            read += 1
        path.write_bytes(original)
    assert read > 25
    assert len(refused) > 150
    assert all(sentence.split(":")[0].split(",")[0].endswith(".toml") and "; " in sentence for sentence in refused)


def any_json(rng: random.Random, depth: int = 0) -> Any:
    kind = rng.randrange(8 if depth < 3 else 6)
    if kind == 6:
        return [any_json(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind == 7:
        return {
            rng.choice(["name", "value", "map", "x", ""]): any_json(rng, depth + 1) for _ in range(rng.randrange(4))
        }
    values: list[Any] = [
        None,
        rng.random() < 0.5,
        rng.choice([-1, 0, 1, 3, 99, 10**30, 10**5000]),
        rng.choice([0.5, float("nan"), float("inf")]),
        rng.choice(["", "bob", "seed", "red", "\ud800", "x" * 1000, "\n", "nothing_goes_right", " 0 ST"]),
        [],
    ]
    return values[kind]


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every list or table within the data with every key of it."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    return [(data, key) for key in keys] + [place for key in keys for place in places(data[key])]


def test_any_change_of_a_games_data_ends_in_bad_data_or_in_a_game_that_can_be_played(box: Box) -> None:
    rng = random.Random(10)
    read, refused = 0, []
    for _ in range(1500):
        data = race(box)
        for _ in range(rng.choice([1, 1, 1, 3])):
            container, key = rng.choice(places(data))
            if rng.random() < 0.2:
                del container[key]
            elif rng.random() < 0.2:
                other, other_key = rng.choice(places(data))
                container[key] = copy.deepcopy(other[other_key])
            else:
                container[key] = any_json(rng)
        try:
            game = check(data)
        except BadData as error:
            refused.append(str(error))
        else:
            read += 1
            assert isinstance(game, GameData)
            canonical(data)
    assert read > 20
    assert len(refused) > 1000
    assert all("; " in sentence and sentence.encode() for sentence in refused)


def test_anything_at_all_in_place_of_a_games_data_is_bad_data() -> None:
    rng = random.Random(7)
    for _ in range(300):
        data = any_json(rng)
        assert "; " in refusal(lambda: check(data))  # noqa: B023 - called at once
    strange: Any = {date(2020, 1, 1): 1}
    assert refusal(lambda: check(strange)) == f'{RECORD}: "2020-01-01" is not a key here; {UNEDITED}'


@pytest.mark.rule("C-5.3")
def test_an_owner_may_read_a_card_otherwise_and_nothing_changes_for_others(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[mr_soldier]\nties_win_nothing = { value = true, source = "owner" }\n')
    mine: Any = resolve(Box.open(tmp_path), "race_1")
    assert Cubitos(2, data=mine).ties_win_nothing
    ours: Any = resolve(Box.open(), "race_1")
    assert not Cubitos(2, data=ours).ties_win_nothing
    assert [card["switches"] for card in ours["cards"] if card["switches"]] == [{"loses_die": False}]
    (tmp_path / "cards.toml").write_text('[mr_soldier]\nrisk_at_roll = { value = true, source = "owner" }\n')
    with pytest.raises(BadData, match="is not a key here"):
        Box.open(tmp_path)
