"""The rules page of A Wild Venture as data: every card and what it says, the boards space by space, and the examples.

No sentences here: the page fills in the words. Pictures have words on them, in the language they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NotRequired, TypedDict, cast

from kubok.kernel.words import Said
from kubok.locale import WHOLE, speaking, text
from kubok.titles import title
from kubok.titles.title import ExamplesOf, Serve, Served
from kubok.titles.venture import say
from kubok.titles.venture.pages import card_picture, cards, game_on
from kubok.venture import Venture, telling
from kubok.venture.board import TRAILS
from kubok.venture.data import BOARDS, Box, open_box, resolve
from kubok.venture.drawing import board_svg
from kubok.venture.pieces import CHESTS
from kubok.venture.scenario import examples
from kubok.venture.worked import tell


class BookCard(TypedDict):
    """A card in full: its text clause by clause."""

    name: str
    names: Mapping[str, str]
    kind: str
    species: str
    deck: str
    """or nothing for a starter, which both players have"""
    cost: NotRequired[int]
    supplies: NotRequired[int]
    source: str
    text: list[Said]


class BookTrail(TypedDict):
    """A trail, path by path."""

    names: Mapping[str, str]
    lines: list[Said]


class BookBoard(TypedDict):
    """A side of the board."""

    name: str
    names: Mapping[str, str]
    source: str
    spaces: int
    trails: list[BookTrail]


class VillageBook(TypedDict):
    """`GET /api/games/venture/book`: all that the rules page shows beside the rules themselves."""

    cards: list[BookCard]
    boards: list[BookBoard]
    chests: dict[str, int]
    """how many rewards each offers to choose from"""
    tokens: list[Said]
    """what those that lie on the boards give"""
    examples: dict[str, int]
    """how many there are, by card or rule"""


def book(box: Box) -> VillageBook:
    game = Venture(data=resolve(box, wilder=True), wilder=True)
    sides = {name: game_on(name, box) for name in dict.fromkeys((*BOARDS, *box.boards))}
    spaces = [space for side in sides.values() for space in side.board.spaces]
    tokens = {space.token_words: None for space in spaces if space.token and space.pair < 0}
    return {
        "cards": [_card(game, card) for card in ({**box.starters, **box.cards}).values()],
        "boards": [_board(box, name, side) for name, side in sides.items()],
        "chests": {kind: len(game.chests[number]) for number, kind in enumerate(CHESTS)},
        "tokens": [telling.token_part(words) for words in tokens],
        "examples": dict(examples().counts),
    }


def _card(game: Venture, data: Mapping[str, Any]) -> BookCard:
    found: BookCard = {
        "name": data["name"],
        "names": data["names"],
        "kind": data["kind"],
        "species": data["species"],
        "deck": data.get("deck", ""),
        "source": data["source"],
        "text": list(game.texts[data["name"]]),
    }
    if "cost" in data:
        found["cost"] = data["cost"]
    if "supplies" in data:
        found["supplies"] = data["supplies"]
    return found


def _board(box: Box, name: str, game: Venture) -> BookBoard:
    entry = cast("Mapping[str, Any]", box.boards[name])
    lines = [
        telling.trail_lines(game, trail, lambda space: telling.space_line(game, space, token=True))
        for trail in range(TRAILS)
    ]
    return {
        "name": name,
        "names": entry["names"],
        "source": entry["source"],
        "spaces": len(game.board.spaces) - 1,
        "trails": [{"names": one["names"], "lines": said} for one, said in zip(entry["trail"], lines, strict=True)],
    }


# What is served


@cache
def _whole(data: Path | None) -> VillageBook:
    return book(open_box(data))


@cache
def _examples_of(topic: str) -> ExamplesOf | None:
    return title.examples_of(examples(), tell, topic, _places)


def _places(game: Venture) -> Mapping[str, Mapping[str, str]]:
    """The board and its trails, which every side calls otherwise."""
    data = cast("Mapping[str, Any]", game.data())["board"]
    trails = {telling.trail_key(number): trail["names"] for number, trail in enumerate(data["trail"])}
    return {telling.BOARD: data["names"], **trails}


def _book(data: Path | None, topic: str, asked: Mapping[str, str]) -> Served | None:
    """The rules page, or the worked examples of a card or a numbered rule."""
    if topic and topic not in examples().counts:
        return None
    return Served(_examples_of(topic) if topic else _whole(data), kept=True)


def _picture_of(data: Path | None, topic: str, asked: Mapping[str, str]) -> Served | None:
    """The picture of a card with its words, in a language."""
    name, dot, kind = topic.partition(".")
    if name not in cards(data) or dot + kind != ".svg":
        return None
    return Served(_drawn(data, name, _language(asked)), kept=True, kind="image/svg+xml")


def _board_of(data: Path | None, topic: str, asked: Mapping[str, str]) -> Served | None:
    name, dot, kind = topic.partition(".")
    if name not in open_box(data).boards or dot + kind != ".svg":
        return None
    return Served(_side(data, name, _language(asked)), kept=True, kind="image/svg+xml")


def _language(asked: Mapping[str, str]) -> str:
    return asked["language"] if asked.get("language") in WHOLE else "en"


@lru_cache(maxsize=1000)
def _drawn(data: Path | None, name: str, language: str) -> str:
    with speaking(language):
        return card_picture(name, data)


@lru_cache(maxsize=20)
def _side(data: Path | None, name: str, language: str) -> str:
    box = open_box(data)
    with speaking(language):
        game = game_on(name, box)
        spaces = list(enumerate(game.board.spaces))[1:]  # Home has its own word
        told = {one.key: say.words(game, telling.space_line(game, space, token=True)) for space, one in spaces}
        return board_svg(box.boards[name], language=language, home=text("venture-home"), told=told)


SERVES: Final[Mapping[str, Serve]] = {"book": _book, "card": _picture_of, "board": _board_of}
