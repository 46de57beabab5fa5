"""What is printed of A Wild Venture and not played: cards and boards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kubok.kernel import BadData, Game
from kubok.locale import note_words, text
from kubok.terminal.lookup import name_of, names_of, simple
from kubok.terminal.title import Book, Cards
from kubok.titles.venture import say
from kubok.titles.venture.worked import example_words
from kubok.venture import Venture
from kubok.venture.cardart import card_svg
from kubok.venture.data import DECKS, Box, open_box, resolve
from kubok.venture.rulebook import rulebook
from kubok.venture.scenario import examples

# Cards


def cards(data: Path | None, game: Game | None = None) -> Cards:
    """All cards, starters too; or those of a game. In an owner's folder for all games ours are in `venture`."""
    if game is None:
        own = None if data is None else data / "venture"
        box = open_box(own if own is not None and own.is_dir() else None)
        return {**box.starters, **box.cards}
    found: Any = game.data()
    return {card["name"]: card for card in (*found["starters"], *found["cards"])}


def card_line(name: str, data: Path | None = None, game: Game | None = None) -> str:
    """A card in one line."""
    return say.card_line(game if isinstance(game, Venture) else Venture(), name)


def card_page(name: str, data: Path | None = None, game: Game | None = None) -> list[str]:
    """A card in full."""
    card: Any = cards(data, game)[name]
    lines = [text("venture-card-head", title=name_of(card), name=name)]
    lines.append(text("card-names", names=", ".join(f"{title} ({lang})" for lang, title in card["names"].items())))
    if "cost" in card:
        sort = text(f"venture-sort-{card['kind']}", species=card["species"])
        facts = {"sort": sort, "deck": text(f"venture-deck-{card['deck']}"), "cost": card["cost"]}
        lines.append(text("venture-card-facts", **facts))
    if "supplies" in card:
        lines.append(text("venture-card-supplies", number=card["supplies"]))
    lines.append(text("card-text", source=text(f"source-{card['source']}")))
    lines += [text("card-clause", number=n, words=one) for n, one in enumerate(say.card_words(card), start=1)]
    return lines


def card_picture(name: str, data: Path | None = None) -> str:
    """The picture of a card, in the language spoken now."""
    card = cards(data)[name]
    return card_svg(card, name_of(card), say.card_words(card))


BOOK = Book(rulebook, examples, example_words, cards, card_page, card_line, card_picture)


# Boards


def find_board(words: str, box: Box) -> str:
    """The board meant, by its name in any language.

    >>> find_board("Весна", Box.open())
    'spring'
    """
    named = {simple(one): name for name, board in box.boards.items() for one in (name, *names_of(board))}
    fitting = {named[one] for one in named if simple(words) and one.startswith(simple(words))}
    if len(fitting) != 1:
        raise BadData(
            "board_unknown", "no board is called “{words}”; there are {known}", words=words, known=tuple(box.boards)
        )
    return fitting.pop()


def game_lines(game: Venture) -> list[str]:
    """What is about to be played, in one line."""
    data: Any = game.data()
    decks = [deck for deck in DECKS if any(card.deck == deck for card in game.cards)]
    words = ", ".join(text(f"venture-deck-{deck}") for deck in decks if deck != "start")
    lines = [text("venture-playing", board=name_of(data["board"]), decks=words)]
    lines += [text("venture-wilder")] if game.wilder else []
    lines += [text("venture-no-memory")] if game.open_piles else []
    return lines + ([] if game.tie_breaks else [text("venture-share-ties")])


def game_on(board: str, box: Box) -> Venture:
    """A game on that board, for its map."""
    return Venture(data=resolve(box, board=board))


def board_head(board: str, box: Box) -> list[str]:
    """What is worth knowing of a board."""
    entry, made = box.boards[board], game_on(board, box).board
    tolls = sum(space.toll[1] > 0 for space in made.spaces)
    head = {"title": name_of(entry), "spaces": len(made.spaces) - 1, "ends": sum(made.end), "tolls": tolls}
    source = text(f"source-{entry['source']}")
    return [
        text("venture-board-head", **head),
        text("track-source", name=board, source=source, note=note_words(entry, Box.open().boards)),
    ]
