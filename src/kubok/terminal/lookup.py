"""Looking things up in the books of titles: a rule by its number, a section, a card by its name, and examples."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from kubok.kernel import BadData, Game
from kubok.kernel.examples import SHOWN
from kubok.locale import language, local, own_text, rule_id, section_id, text, translated
from kubok.terminal.title import Book, Cards, Title


def rules_page(
    words: str, titles: Sequence[Title], data: Path | None = None, *, every: bool = False, game: Game | None = None
) -> list[str]:
    """The rule of an address, the rules of a section, a card, or without words the sections of all."""
    books = {title.letter: (title, title.book) for title in titles if title.book is not None}
    if not books:
        raise BadData("no_book", "this game has no rules to look up here")
    if not words:
        more = text("rules-more", letter=next(iter(books)))
        return [*(line for title, book in books.values() for line in _sections(title, book)), more]
    found = [(book, rule) for _, book in books.values() for rule in book.rules().find(words)]
    if not found and re.match(rf"[{''.join(books)}]-?\d", words.upper()):
        raise BadData("no_rule", "there is no rule {words}; kubok rules lists the sections", words=words)
    if not found:
        return card_page(words, titles, data, every=every, game=game)
    lines = [_rule_line(book, rule) for book, rule in found]
    return lines if len(found) > 1 else lines + _examples(*found[0], every=every)


def card_page(
    words: str,
    titles: Sequence[Title],
    data: Path | None = None,
    *,
    most: int = SHOWN,
    every: bool = False,
    game: Game | None = None,
) -> list[str]:
    """A card in full: all its book says of it, and its worked examples, those written for it first."""
    book, name = _card_in(words, titles, data, game)
    return book.page(name, data, game) + _examples(book, name, most, every)


def card_picture(words: str, titles: Sequence[Title], data: Path | None = None) -> str:
    """The picture of a card, in the language spoken now."""
    book, name = _card_in(words, [title for title in titles if title.book and title.book.picture], data, None)
    assert book.picture is not None
    return book.picture(name, data)


def ruling(rule: str, title: Title, data: Path | None = None, game: Game | None = None) -> str:
    """A rule or a card, as an event or a refusal names it, in one line."""
    if title.book is None:
        return rule
    return _rule_line(title.book, rule) if rule in title.book.rules().rules else title.book.line(rule, data, game)


def _rule_line(book: Book, rule: str) -> str:
    return text("rule-line", rule=rule, words=rule_words(book, rule))


def rule_words(book: Book, rule: str) -> str:
    """A numbered rule in words."""
    return translated(rule_id(rule)) or book.rules().rules[rule]


def section_words(book: Book, section: str) -> str:
    """The title of a section."""
    return translated(section_id(section)) or book.rules().sections[section.partition("-")[2]]


def _sections(title: Title, book: Book) -> Iterable[str]:
    """The sections of a game's rules under its name."""
    yield own_text("rules", title.name)
    for number in book.rules().sections:
        section = f"{title.letter}-{number}"
        yield text("rules-section", section=section, title=section_words(book, section))
    yield ""


def _examples(book: Book, name: str, most: int = SHOWN, every: bool = False) -> list[str]:
    """The worked examples of a card or a rule; beyond the first few they are tests with English titles."""
    examples = book.examples()
    found, first = examples.of(name), min(most, SHOWN)
    lines = ["", text("examples", count=len(found))] if found else []
    for number, one in enumerate(found if every else found[:first]):
        lines += ["", text("examples-tests", count=len(found) - first)] if number == first else []
        lines += ["", text("example-title", title=examples.title(one, language()) or one.title)]
        lines += [f"    {line}" for line in book.told(one)]
    if len(found) > first and not every:
        lines += ["", text("examples-more", count=len(found) - first, words=name)]
    return lines


# Names


def _card_in(words: str, titles: Sequence[Title], data: Path | None, game: Game | None) -> tuple[Book, str]:
    """The card meant, of whichever game."""
    books = [(title.book, title.book.cards(data, game)) for title in titles if title.book is not None]
    name = find_card(words, {name: card for _, cards in books for name, card in cards.items()})
    return next((book, name) for book, cards in books if name in cards)


def find_card(words: str, cards: Cards) -> str:
    """The card meant: by its name in any of our languages, or by the name of its table."""
    wanted = simple(words)
    named: dict[str, str] = {}
    for name, card in cards.items():
        named |= {simple(one): name for one in (name, *names_of(card))}
    fitting = {card for one, card in named.items() if wanted and one.startswith(wanted)}
    if wanted in named:
        return named[wanted]
    if len(fitting) == 1:
        return fitting.pop()
    near = difflib.get_close_matches(wanted, named, 1)
    some = [named[near[0]]] if near else sorted(fitting)[:6]
    if hint := ", ".join(sorted(name_of(cards[card]) for card in some)):
        raise BadData("card_unknown_hint", "no card is called “{words}”; did you mean {hint}?", words=words, hint=hint)
    raise BadData("card_unknown", "no card is called “{words}”; kubok sets names them all", words=words)


def simple(words: str) -> str:
    """Words as they are compared.

    >>> simple("Keep On Rollin'")
    'keep on rollin'
    """
    return re.sub(r"[\W_]+", " ", words.lower()).strip()


def names_of(item: Any) -> list[str]:
    """What something of the data is called in every language."""
    return [str(name) for name in item["names"].values()]


def name_of(item: Any) -> str:
    """What it is called in the language spoken now."""
    return local(item["names"])
