"""Worked examples for readers: every one can be told in every language, and those shown first have titles in each."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kubok import locale
from kubok.cubitos import worked
from kubok.kernel.examples import SHOWN
from kubok.titles.cubitos import worked as race
from kubok.titles.venture import worked as village
from kubok.venture import scenario as venture

GAMES: dict[str, tuple[Any, Any]] = {
    "cubitos": (worked.examples(), race.example_words),
    "venture": (venture.examples(), village.example_words),
}
OTHERS = [language for language in locale.WHOLE if language != locale.ENGLISH]
FOREIGN = {"uk": "ыэёъ", "ru": "іїєґ", "pl": "абвгдежзиклмнопрстуфхцчшщыюя"}
both = pytest.mark.parametrize("game", GAMES)


def keys(examples: Any) -> set[tuple[str, str]]:
    return {(one.file.removesuffix(".txt"), one.title) for one in examples}


def titles(game: str, language: str) -> dict[tuple[str, str], str]:
    found = GAMES[game][0].titles.get(language, {})
    return {(file, title): words for file, those in found.items() for title, words in those.items()}


@both
@pytest.mark.parametrize("language", OTHERS)
def test_every_example_that_is_shown_first_has_a_title(game: str, language: str) -> None:
    assert sorted(keys(GAMES[game][0].shown()) - set(titles(game, language))) == []


@both
@pytest.mark.parametrize("language", OTHERS)
def test_every_title_belongs_to_an_example(game: str, language: str) -> None:
    assert sorted(set(titles(game, language)) - keys(GAMES[game][0].all)) == []


@both
def test_every_language_has_titles_for_the_same_examples(game: str) -> None:
    assert all(set(titles(game, language)) == set(titles(game, "uk")) for language in OTHERS)


@both
@pytest.mark.parametrize("language", OTHERS)
def test_titles_are_written_with_the_letters_of_the_language(game: str, language: str) -> None:
    for place, words in titles(game, language).items():
        assert not set(words.lower()) & set(FOREIGN[language]), place
        assert not re.search(r"[a-z][а-яіїєґё]|[а-яіїєґё][a-z]", words.lower()), place
        assert words[0] == words[0].upper(), place
        assert words == words.strip(), place
        assert not words.endswith("."), place


@both
@pytest.mark.parametrize("language", OTHERS)
def test_titles_of_one_card_or_rule_are_told_apart(game: str, language: str) -> None:
    examples = GAMES[game][0]
    for topic in examples.counts:
        said = [examples.title(one, language) for one in examples.of(topic)[:SHOWN]]
        assert len(set(said)) == len(said), f"{topic}: {said}"


@both
@pytest.mark.parametrize("language", locale.WHOLE)
def test_every_example_can_be_told_in_every_language(game: str, language: str) -> None:
    examples, words = GAMES[game]
    with locale.speaking(language):
        for one in examples.all:
            lines = words(one)
            assert len(lines) > 1, one.title
            assert all(line.strip() for line in lines), one.title


def test_the_first_examples_of_a_card_show_its_clauses() -> None:
    first = worked.examples().of("bob")[:SHOWN]
    assert all(one.file == "bob.txt" for one in first)
    assert {proved for one in first for proved in one.proves} >= {"bob.1", "bob.3", "bob.4"}


def test_an_example_of_a_village_tells_deeds_refusals_and_what_happens() -> None:
    text = (
        "scenario: A title\nproves: V-2.1\ngiven Red: hand chain_whip; coins 0; villagers uncle_turnip 1\n"
        "then Red may not: play chain_whip - coins_short\nRed: activate uncle_turnip\n"
        "then events: activated Red, gained Red\nthen Red: coins 5\nthen no events: drew\nthen turn: Red\n"
    )
    assert village.example_words(venture.parse(text, "example")[0]) == [
        "Turn: Red · board: Spring",
        "Red has: Hand: Chain Whip · coins: 0 · Villagers: Uncle Turnip (1 supply)",
        "Not possible for Red:",
        "  – play Chain Whip – it costs 4: you are 4 coins short (V-2.2)",
        "Red: activate Uncle Turnip",
        "What happens:",
        "  – Red activated Uncle Turnip",
        "  – Red gained 5 coins",
        "Red now has: coins: 5",
        "What does not happen: a draw",
        "Turn: Red",
    ]
