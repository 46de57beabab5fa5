"""Sets of one's own: what the advice warns of, and that sets drawn at random follow it."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kubok.cubitos.data import ADVICE, CARDS, Box, check, resolve
from kubok.cubitos.pieces import COLOURS
from kubok.cubitos.sets import random_set, warnings
from kubok.kernel.game import BadData
from kubok.titles.cubitos.choosing import box_data
from kubok.titles.cubitos.gist import GISTS, SIGNS

PLAIN = ["smelly_cat", "rich_dog", "mr_soldier", "rock_on", "mr_bats", "rollosaurus", "bad_cheese", "bob"]
"""Cheap cards enough, and none that loses or adds dice."""

DEAR = ["fat_cat", "mr_dog", "supah_general", "punk_fruit", "the_babe", "cubasaurus", "the_big_cheese", "llama_rama"]
"""One cheap card, Mr. Dog; Punk Fruit adds dice."""


@pytest.fixture(scope="module")
def box() -> Box:
    return Box.open()


@pytest.mark.rule("C-2.2")
def test_the_ten_printed_sets_follow_the_advice(box: Box) -> None:
    assert len(box.sets) == 10
    for entry in box.sets.values():
        assert isinstance(entry["cards"], list)
        assert warnings(box, [str(name) for name in entry["cards"]]) == []


@pytest.mark.rule("C-2.2")
def test_a_set_without_a_card_that_loses_or_adds_dice_is_warned_of(box: Box) -> None:
    (warning,) = warnings(box, PLAIN)
    assert (warning.code, warning.rule) == ("no_dice_lost_or_added", "C-2.2")
    assert str(warning) == "no card in the set loses or adds dice; one that does makes for a better race (C-2.2)"


@pytest.mark.rule("C-2.2")
@pytest.mark.parametrize("name", ["dugout", "reliever_beaver", "batter_beaver", "benchwarmer"])
def test_one_card_that_loses_or_adds_dice_is_enough(box: Box, name: str) -> None:
    assert warnings(box, [name if card == "mr_bats" else card for card in PLAIN]) == []


@pytest.mark.rule("C-2.2")
def test_a_set_with_one_cheap_card_is_warned_of_and_two_are_enough(box: Box) -> None:
    (warning,) = warnings(box, DEAR)
    assert (warning.code, warning.numbers) == ("few_cheap_cards", {"count": 1, "most": 5})
    assert str(warning) == "1 of the cards in the set costs 5 or less; two or three make for a better race (C-2.2)"
    assert warnings(box, [*DEAR[:7], "bob"]) == []


@pytest.mark.rule("C-2.2")
def test_an_owners_costs_count_and_both_warnings_may_come(box: Box, tmp_path: Path) -> None:
    lines = [f'{name}.cost = {{ value = 6, source = "owner" }}' for name in PLAIN]
    (tmp_path / "cards.toml").write_text("\n".join(lines), "utf-8")
    first, second = warnings(Box.open(tmp_path), PLAIN)
    assert str(first) == "0 of the cards in the set cost 5 or less; two or three make for a better race (C-2.2)"
    assert second == warnings(box, PLAIN)[0]


@pytest.mark.rule("C-2.2")
def test_the_advice_does_not_forbid(box: Box) -> None:
    data = resolve(box, "race_1", cards=PLAIN)
    assert data["set"] == "own"
    assert [card.name for card in check(data).cards] == PLAIN


@pytest.mark.rule("C-2.2")
@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (PLAIN[1:], "set-up: cards has no white card; add one of smelly_cat, cat_tastrophy, fat_cat, dope_cat, "
         "broken_cow, fast_cat, schmutz"),
        ([*PLAIN, "stogie"], "set-up: cards has two blue cards, bob and stogie; keep one of them"),
        ([*PLAIN[:7], "stogy"], 'set-up: cards names "stogy", which is not a card; did you mean stogie?'),
    ],
)  # fmt: skip
def test_what_is_no_set_is_refused_not_warned_of(box: Box, cards: list[str], sentence: str) -> None:
    for call in (lambda: warnings(box, cards), lambda: resolve(box, "race_1", cards=cards)):
        with pytest.raises(BadData) as caught:
            call()
        assert str(caught.value) == sentence


@pytest.mark.rule("C-2.2")
def test_a_card_that_adds_dice_or_loses_other_dice_is_marked(box: Box) -> None:
    marked = {word: {name for name, words in box.advice.items() if word in words} for word in ADVICE}
    assert marked == {
        "loses_dice": {"reliever_beaver", "benchwarmer", "batter_beaver", "cheese_boy"},
        "adds_dice": {
            "fast_cat", "muggles", "batter_beaver", "dugout", "ledercheesen",
            "jacques_couteau", "rolling_stoned", "punk_fruit", "stogie",
            "punch_guy", "champion", "stinky_cheese",
        },
    }  # fmt: skip
    adding = {name for name, clauses in box.clauses.items() if any(" add " in clause for clause in clauses)}
    assert adding < marked["adds_dice"]


@pytest.mark.rule("C-2.2")
def test_random_sets_follow_the_advice_and_use_every_card(box: Box) -> None:
    rng = Random(5)
    seen: Counter[str] = Counter()
    for _ in range(1000):
        cards = random_set(box, rng)
        assert [CARDS[name] for name in cards] == list(COLOURS)
        assert warnings(box, cards) == []
        seen.update(cards)
    assert set(seen) == set(CARDS)
    assert min(seen.values()) > 80  # 143 of each on average


@pytest.mark.rule("C-2.2")
def test_a_seed_always_draws_the_same_set(box: Box) -> None:
    assert random_set(box, Random(3)) == random_set(box, Random(3))
    assert len({json.dumps(random_set(box, Random(seed))) for seed in range(20)}) == 20


@pytest.mark.rule("C-2.2")
def test_a_box_without_a_set_that_follows_the_advice_still_gives_one(tmp_path: Path) -> None:
    lines = [f'{name}.cost = {{ value = 9, source = "owner" }}' for name in CARDS]
    (tmp_path / "cards.toml").write_text("\n".join(lines), "utf-8")
    mine = Box.open(tmp_path)
    cards = random_set(mine, Random(1))
    assert [CARDS[name] for name in cards] == list(COLOURS)
    assert warnings(mine, cards)[0].code == "few_cheap_cards"


def test_every_clause_that_is_shown_in_signs_has_signs_the_page_knows(box: Box) -> None:
    assert list(GISTS) == list(CARDS)
    for name, lines in GISTS.items():
        assert len(lines) == len(box.clauses[name]), name
        assert all(lines[n - 1] for n in (1, *box.must[name])), name
        words = {word.strip("-") for line in lines for word in line.split()}
        assert {word for word in words if word.isalpha()} <= {*SIGNS}, name


def test_an_owner_s_own_text_has_no_signs_of_ours(box: Box) -> None:
    own = replace(box, clauses={**box.clauses, "bob": ("Run: take 9 feet.",)})
    cards = {card["name"]: card for card in box_data(own)["cards"]}
    assert "gist" not in cards["bob"]
    assert cards["rich_dog"]["gist"] == ["3 coin", "-this"]
