"""The venture cards keep their design: counts, no two alike, sources, names in four languages, worth near the curve.

What things are worth stands in docs/venture-design.md; here it is arithmetic.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final, cast
from xml.etree import ElementTree

import pytest

from kubok.kernel.files import LANGUAGES
from kubok.kernel.game import JSON
from kubok.locale import speaking
from kubok.terminal.lookup import name_of
from kubok.titles.venture.say import card_words
from kubok.venture.cardart import HIGH as CARD_HIGH
from kubok.venture.cardart import PROPS, card_svg
from kubok.venture.data import PRINTED, SOURCES, Box

CARDS: Final = Box.open().cards
STARTERS: Final = Box.open().starters
TEXTS: Final = ("effect", "trigger", "relic", "when", "once", "lasting")
NUMBERS: Final = re.compile(r"\d+")
Card = dict[str, object]


def cards(kind: str = "", deck: str = "") -> list[Card]:
    return [cast(Card, card) for card in CARDS.values() if kind in ("", card["kind"]) and deck in ("", card["deck"])]


def lines(text: object) -> list[str]:
    return [text] if isinstance(text, str) else cast(list[str], text)


def up_to_numbers(card: Card) -> tuple[object, ...]:
    """All the effects of a card with every number blotted out, and the order of effects forgotten."""
    return tuple(
        (key, frozenset(Counter(sorted(NUMBERS.sub("N", " // ".join(lines(card[key]))).split("; "))).items()))
        for key in TEXTS
        if key in card
    )


def test_every_deck_has_the_printed_counts() -> None:
    counts = Counter((card["deck"], card["kind"], card["species"]) for card in CARDS.values())
    assert counts == {
        (deck, kind, species): number
        for deck, numbers in PRINTED.items()
        for kind, number in zip(("villager", "gear", "building"), numbers, strict=True)
        for species in ("crow", "frog", "rabbit")
        if number
    }
    assert [sum(card["deck"] == deck for card in CARDS.values()) for deck in PRINTED] == [51, 24, 24, 3]


def test_no_two_cards_have_the_same_effects_up_to_numbers() -> None:
    seen: dict[tuple[object, ...], object] = {}
    for card in cards():
        other = seen.setdefault(up_to_numbers(card), card["name"])
        assert other == card["name"], f"{card['name']} does what {other} does"


def test_every_card_has_a_name_of_its_own_in_four_languages() -> None:
    every = [*cards(), *(cast(Card, card) for card in STARTERS.values())]
    for language in LANGUAGES:
        names = [cast(dict[str, str], card["names"])[language] for card in every]
        assert Counter(names).most_common(1)[0][1] == 1
        latin = [name for name in names if re.search("[A-Za-z]", name)]
        assert latin == (names if language in ("en", "pl") else [])


def test_every_value_has_a_source() -> None:
    for card in cards():
        assert card["source"] in SOURCES
        for value, source in cast(dict[str, str], card["sources"]).items():
            assert value in card
            assert source in SOURCES


KNOWN: Final[dict[str, dict[str, object]]] = {
    "frog_wizard": {"kind": "villager", "species": "frog", "supplies": 2, "effect": "travel 3 drawing"},
    "mighty_joseph": {"kind": "villager", "effect": "travel 3"},
    "postal_contract": {"kind": "gear", "trigger": "play crow"},
    "telegraph_office": {"kind": "building", "when": "activate nest"},
    "zero_waste": {"when": "discard gear", "effect": "play it", "lasting": "play it, investing 1"},
    "recycling_container": {"kind": "gear", "trigger": "discard"},
    "chain_whip": {"kind": "gear", "species": "crow", "cost": 4},
    "generous_pension": {"kind": "gear", "relic": "supply 1"},
}


@pytest.mark.rule("V-9.1")
@pytest.mark.parametrize("name", KNOWN)
def test_the_cards_of_the_rulebook_are_as_it_describes_them(name: str) -> None:
    card = cast(Card, CARDS[name])
    assert {key: card[key] for key in KNOWN[name]} == KNOWN[name]
    assert card["deck"] == "main"
    assert cast(dict[str, str], card["sources"])["names"] == "seed"


def words(deck: str) -> Counter[str]:
    text = " ".join(line for card in cards(deck=deck) for key in TEXTS if key in card for line in lines(card[key]))
    return Counter(re.findall(r"[a-z]+", text))


def test_academy_leans_to_learning_and_news_to_the_other_player() -> None:
    academy, news = words("academy"), words("news")
    for word in ("look", "activate", "advance", "study", "chest"):
        assert academy[word] > news[word]
    for word in ("discard", "they", "theirs", "take", "if"):
        assert news[word] > academy[word]


# Worth in coins, as docs/venture-design.md has it

ACTION: Final = 3.5
TUCKED: Final = 2.5
FREE: Final = 2.0
STEPS: Final = (0, 1.5, 3, 4, 4.5)
PER: Final = {"villager": 2.2, "gear": 1.5, "building": 2.2, "any gear": 3.0, "enchanted": 1.2, "advanced": 1.5}
EACH: Final = {
    "gain": 1.0, "draw": 1.5, "tuck": 2.5, "discard": -1.5, "invest": 1.0, "supply": 2.0, "take": 1.0,
    "they gain": -0.5, "they draw": -0.5, "they discard": 1.0, "pay": -1.0,
}  # fmt: skip
ONCE: Final = {
    "activate villager": 4.5, "activate starter": 3.5, "advance starter": 5.0, "study starter": 5.5, "iron chest": 3.5,
    "golden chest": 5.5, "play card": 3.0, "play gear": 2.5, "play it": 2.0,
}  # fmt: skip
LOOKED: Final = {"draw": 2.0, "tuck": 4.0, "discard": 0.0}


def worth(text: object) -> float:
    """What an effect gives, each time."""
    return sum(line_worth(line) for line in lines(text))


def line_worth(line: str) -> float:
    if found := re.fullmatch(r"if \w+: (.+)", line):
        return line_worth(found[1]) / 2
    if found := re.fullmatch(r"(?:may )?((?:pay|discard|tuck) \d+): (.+)", line):
        return word_worth(found[1]) + line_worth(found[2])
    return sum(max(map(word_worth, part.split(" or "))) + part.count(" or ") / 2 for part in line.split("; "))


def word_worth(word: str) -> float:
    if found := re.fullmatch(r"look \d+: (.+)", word):
        inner = (part.rsplit(" ", 1) for part in found[1].split(", "))
        return 0.5 + sum(LOOKED[name] * int(number) for name, number in inner)
    if found := re.fullmatch(r"travel (\d)( drawing)?", word):
        return STEPS[int(found[1])] + bool(found[2])
    if found := re.fullmatch(r"(gain|draw) (\d+) per (.+)", word):
        return EACH[found[1]] * int(found[2]) * PER[found[3]]
    if found := re.fullmatch(r"draw (\d+) from discard", word):
        return 2.5 * int(found[1])
    if found := re.fullmatch(r"(activate|advance|study) (nest|lily pad|burrow)", word):
        return ONCE[f"{found[1]} starter"]
    if found := re.fullmatch(r"(play \w+) (\d) less", word):
        return ONCE[found[1]] + int(found[2])
    if found := re.fullmatch(r"(.+?) (\d+)(?: from theirs)?", word):
        return EACH[found[1]] * int(found[2])
    return ONCE[word]


def names(some: Iterable[Card]) -> list[str]:
    return [cast(str, card["name"]) for card in some]


CLOSE: Final = 1.25
"""How far, in coins, a cost may be from what the curve says."""


@pytest.mark.parametrize("name", names(cards("villager")))
def test_a_villager_costs_what_it_gives(name: str) -> None:
    card = cast(Card, CARDS[name])
    uses = cast(int, card["supplies"])
    each = worth(card["effect"]) + (FREE if card.get("free") else 0)
    fair = uses * each + TUCKED - ACTION * (uses + 1)
    assert abs(cast(int, card["cost"]) - max(fair, 0)) <= CLOSE, f"{name} is worth {fair:.1f} and costs {card['cost']}"


def test_costs_and_supplies_spread_as_designed() -> None:
    villagers = cards("villager")
    costs = Counter(cast(int, card["cost"]) for card in villagers)
    supplies = Counter(cast(int, card["supplies"]) for card in villagers)
    assert max(costs) <= 5
    assert sum(costs[cost] for cost in (1, 2, 3)) > len(villagers) * 2 / 3
    assert supplies[2] > len(villagers) / 2
    assert set(supplies) == {1, 2, 3}


OFTEN: Final = {
    "gain", "draw", "travel", "look", "tuck", "play card", "play villager", "play crow", "play frog", "play rabbit",
    "activate starter", "activate villager", "activate lily pad", "activate burrow",
}  # fmt: skip
ODD_GEAR: Final = {
    "chain_whip": "the rulebook's dearest gear: three supplies on a rare trigger, and a relic to match",
    "bottle_post": "free, with a single supply that only a trail's end can take",
}


@pytest.mark.parametrize("name", [name for name in names(cards("gear")) if name not in ODD_GEAR])
def test_gear_is_cheap_and_its_relic_worth_two_to_five_and_a_half(name: str) -> None:
    card = cast(Card, CARDS[name])
    assert card["cost"] in (1, 2)
    assert card["supplies"] == (3 if card["trigger"] in OFTEN else 2)
    assert 2 <= worth(card["relic"]) <= 5.5
    assert (card["cost"] == 2) <= (worth(card["relic"]) >= 3)


TIMES: Final = {
    "activate nest": 6, "activate burrow": 5, "activate lily pad": 5, "activate villager": 10, "discard": 5,
    "discard gear": 2, "discard villager": 4, "play crow": 4, "play rabbit": 4, "play villager": 10, "play gear": 4,
    "play building": 2, "look": 8, "chest": 5, "trail end": 2.5, "token": 2.5, "travel": 9,
}  # fmt: skip
"""How often in a game the owner of a building does this once the building stands."""

LASTS: Final = 0.6
"""The part of those that come after the enchantment."""

RETURN: Final = 2.2
"""A coin on a building early in the game must bring so many later."""

ODD_BUILDINGS: Final = {
    "zero_waste": "the rulebook's own: worth what the hand makes of it",
    "building_society": "cheap so that it can be the first building; the houses after it pay it back",
}


@pytest.mark.parametrize("name", [name for name in names(cards("building")) if name not in ODD_BUILDINGS])
def test_a_building_costs_what_it_brings_over_a_game(name: str) -> None:
    card = cast(Card, CARDS[name])
    times = TIMES[cast(str, card["when"])]
    each = answer_worth(card["effect"])
    enchanted = worth(card["once"]) if "once" in card else (answer_worth(card["lasting"]) - each) * times * LASTS
    fair = (times * each + enchanted - ACTION) / RETURN
    assert card["cost"] in (2, 3, 4)
    assert abs(card["cost"] - fair) <= CLOSE, f"{name} is worth {fair:.1f} and costs {card['cost']}"


def answer_worth(text: object) -> float:
    change = re.fullmatch(r"(\d) (?:less|further)", cast(str, text))
    return float(change[1]) if change else worth(text)


def test_half_of_the_enchantments_last() -> None:
    lasting = sum("lasting" in card for card in cards("building"))
    assert abs(lasting - len(cards("building")) / 2) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_in_every_language_and_keeps_its_numbers(language: str) -> None:
    with speaking(language):
        for card in cards():
            said = card_words(cast(dict[str, JSON], card))
            numbers = [n for key in TEXTS if key in card for line in lines(card[key]) for n in NUMBERS.findall(line)]
            extra = ["1"] if card["kind"] == "gear" else []
            assert sorted(NUMBERS.findall(" ".join(said))) == sorted(numbers + extra), card["name"]
            assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_read_alike(language: str) -> None:
    with speaking(language):
        read = Counter(NUMBERS.sub("N", " ".join(card_words(cast(dict[str, JSON], card)))) for card in cards())
    assert [text for text, number in read.items() if number > 1] == []


def test_choices_and_options_are_read_as_they_are_played() -> None:
    villager = {"kind": "villager", "effect": ["may pay 2: gain 1; draw 1 or travel 2 or tuck 1", "supply 1 on gear"]}
    assert card_words(cast(dict[str, JSON], villager)) == [
        "You may pay 2: gain 1; draw 1 or travel 2 or tuck 1 from your hand.",
        "Put 1 supply on one of your gear cards.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_picture_with_its_name_numbers_and_words(language: str) -> None:
    with speaking(language):
        for card in (*Box.open().cards.values(), *Box.open().starters.values()):
            picture = ElementTree.fromstring(card_svg(card, name_of(card), card_words(card)))
            shown = [element.text or "" for element in picture.iter("{http://www.w3.org/2000/svg}text")]
            said = " ".join(shown).replace("\N{NO-BREAK SPACE}", " ")
            assert name_of(card) in said
            assert " ".join(card_words(card)) in said
            assert [str(card[key]) for key in ("cost", "supplies") if key in card] == [n for n in shown if n.isdigit()]


def test_no_words_run_out_of_a_card() -> None:
    for language in LANGUAGES:
        with speaking(language):
            for card in Box.open().cards.values():
                text = card_svg(card, name_of(card), card_words(card))
                rows = [
                    (float(y), float(size)) for y, size in re.findall(r' y="([\d.]+)" [^>]*font-size="([\d.]+)"', text)
                ]
                assert max(y for y, _ in rows) < CARD_HIGH - 12, card["name"]
                assert min(size for _, size in rows) >= 9.5, card["name"]
                assert not re.search(r"<image|url\((?!#)|href=\"(?!#)", text)


def test_no_two_cards_of_a_kind_are_known_by_the_same_thing() -> None:
    """So no two look alike; and each is drawn with its own."""
    box = Box.open()
    assert PROPS.keys() == box.cards.keys()
    for kind in ("villager", "gear", "building"):
        known_by = [PROPS[name] for name, card in box.cards.items() if card["kind"] == kind]
        assert len(set(known_by)) == len(known_by)
    for name, card in box.cards.items():
        assert f'id="prop_{PROPS[name]}"' in card_svg(card, name, [])


def test_an_owners_card_gets_a_picture_of_its_kind() -> None:
    for card in Box.open().cards.values():
        picture = card_svg({**card, "name": "my_own_card"}, "My own", ["Draw 1."])
        assert "prop_" not in picture
        assert ElementTree.fromstring(picture) is not None
