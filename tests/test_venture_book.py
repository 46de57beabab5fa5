"""The rules page of A Wild Venture: every card and board with words and pictures in every language, and examples."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from kubok.locale import WHOLE, Speech, speaking
from kubok.titles import title_of
from kubok.venture.data import Box
from kubok.venture.scenario import examples

SERVES = title_of("venture").serves


def served(what: str, topic: str = "", data: Path | None = None, **asked: str) -> Any:
    found = SERVES[what](data, topic, asked)
    return None if found is None else found.body


def named() -> dict[str, dict[str, str]]:
    return {card["name"]: card["names"] for card in served("book")["cards"]}


@pytest.mark.parametrize("language", WHOLE)
def test_every_card_has_its_text_and_its_picture(language: str) -> None:
    book, box = served("book"), Box.open()
    assert {card["name"] for card in book["cards"]} == {*box.cards, *box.starters}
    speech = Speech(("A", "B"), None, named())
    with speaking(language):
        for card in book["cards"]:
            assert card["text"]
            assert all(speech.words(part) for part in card["text"])
            picture = served("card", f"{card['name']}.svg", language=language)
            assert ElementTree.fromstring(picture).attrib["aria-label"] == card["names"][language]
        for board in book["boards"]:
            assert all(speech.words(line) for trail in board["trails"] for line in trail["lines"])
            assert board["names"][language] in served("board", f"{board['name']}.svg", language=language)
        assert all(speech.words(token) for token in book["tokens"])


@pytest.mark.parametrize("language", WHOLE)
def test_examples_are_told_with_the_names_of_their_own_board(language: str) -> None:
    topics = [topic for topic in examples().counts if topic in named() or topic.startswith("V-3")][::7]
    with speaking(language):
        for topic in topics:
            for example in served("book", topic)["examples"]:
                speech = Speech(("A", "B"), None, named() | example["named"])
                assert speech.words(example["setting"])
                assert all(speech.words(line["say"]) for line in example["lines"])


def test_what_there_is_not_is_not_served() -> None:
    for what, topic in (("book", "bob"), ("card", "bob.svg"), ("card", "frog_wizard"), ("board", "winter.svg")):
        assert served(what, topic) is None
