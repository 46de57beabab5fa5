"""Cubitos in words: what `kubok.cubitos.telling` says in parts, in the language spoken now; odds and cards' texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, cast

from kubok.cubitos import Cubitos, Race, telling
from kubok.cubitos.data import Box
from kubok.cubitos.pieces import WHITE, home
from kubok.cubitos.track import Track
from kubok.kernel import JSON, Event
from kubok.kernel.words import say
from kubok.locale import NOBODY, Speech, clause_id, percent, text
from kubok.terminal.title import Sentence, in_sentences
from kubok.titles.cubitos.chances import Chances, Protection
from kubok.titles.title import Glossary

# What the data names


def glossary(game: Cubitos) -> Glossary:
    """The cards, tracks and set of a game: their names, and what the cards say."""
    data: Any = game.data()
    found: Glossary = {card["name"]: {"names": card["names"], "text": clauses(card["name"])} for card in data["cards"]}
    tracks: Glossary = {track["name"]: {"names": track["names"], "text": []} for track in data["tracks"]}
    return {data["set"]: {"names": data["set_names"], "text": []}, **tracks, **found}


def clauses(card: str, own: Sequence[str] | None = None) -> list[JSON]:
    """The clauses of a card in parts; an owner's own telling stays as it is."""
    ours = Box.open().clauses[card]
    if own is not None and tuple(own) != ours:
        return list(own)
    return [say(clause_id(card, number), otherwise=one) for number, one in enumerate(ours, start=1)]


@cache
def names() -> Mapping[str, Mapping[str, str]]:
    """By key the names of all cards, tracks and sets."""
    box = Box.open()
    return {name: cast(Any, one)["names"] for those in (box.sets, box.tracks, box.cards) for name, one in those.items()}


def words(part: JSON, people: Speech = NOBODY, game: Cubitos | None = None) -> str:
    """A part in words, among these people; cards are called as in that game, or as printed."""
    return people._replace(named=names() if game is None else _names_in(game)).words(part)


@lru_cache(maxsize=8)
def _names_in(game: Cubitos) -> Mapping[str, Mapping[str, str]]:
    return {key: entry["names"] for key, entry in glossary(game).items()}


# Dice, cards, places


def die_words(name: str) -> str:
    """A kind of die.

    >>> die_words("white"), die_words("borrowed white")
    ('white', 'borrowed white')
    """
    return words(telling.die(name))


def dice_words(count: int, name: str) -> str:
    """So many dice of a kind, or on the same face.

    >>> dice_words(2, "white"), dice_words(1, "borrowed white"), dice_words(2, "orange power")
    ('2 white', '1 white (borrowed)', '2 orange power symbols')
    """
    return words(telling.dice(count, name))


def card_of(race: Race, kind: int) -> str:
    """The name of the card of that colour in this race."""
    return words({"named": race.game.cards[home(kind) - WHITE].name}, game=race.game)


def clauses_words(name: str, own: Sequence[str]) -> list[str]:
    """The clauses of a card in the language spoken now; an owner's own telling stays as it is.

    >>> clauses_words("mr_dog", Box.open().clauses["mr_dog"])
    ['Run: take 2 credits.', 'Run: you must lose this die, even if unused.']
    """
    return [words(one) for one in clauses(name, own)]


def texts_of(box: Box) -> dict[str, str]:
    """The whole text of every card."""
    return {name: " ".join(clauses_words(name, those)) for name, those in box.clauses.items()}


def place_words(track: Track, space: int) -> str:
    """A space as people say it.

    >>> place_words(Cubitos().track, 0), place_words(Cubitos().track, 1)
    ('the start', 'row 0, square 1')
    """
    return words(telling.place(track, space))


def space_words(track: Track, space: int) -> str:
    """What there is on a space.

    >>> space_words(Cubitos().track, 1)
    '7 credits'
    """
    return words(telling.space(track, space))


# What is asked and what can be answered


def question_words(race: Race, seat: int) -> str:
    """What the seat is asked."""
    return words(telling.question(race, seat), game=race.game)


def action_words(race: Race, seat: int, action: int, people: Speech = NOBODY) -> str:
    """An action as it is offered, and as it can be typed."""
    return words(telling.action(race, seat, action), people)


# Odds


def risk_words(chances: Chances) -> str:
    """What a push risks, in two or three words."""
    if chances.protected:
        return text("risk-protected")
    return text("risk-bust", chance=percent(chances.bust)) if chances.at_risk else text("risk-none")


def odds_words(race: Race, chances: Chances, protection: Sequence[Protection]) -> list[str]:
    """The odds of the next push: what it risks, what could still save it, and what it may bring."""
    lines = [text("odds-push", risk=risk_words(chances), dice=chances.dice)]
    for one in protection:
        lines.append(text(f"odds-{one.how}", dice=dice_words(one.many, one.die), card=card_of(race, one.kind)))
    parts = [text("odds-coin", chance=percent(chances.coin), count=float(chances.coins))] if chances.coin else []
    if chances.foot:
        parts.append(text("odds-foot", chance=percent(chances.foot), count=float(chances.feet)))
    if chances.credit:
        parts.append(text("odds-credit", chance=percent(chances.credit)))
    for kind, chance in chances.cards.items():
        parts.append(text("odds-card", card=card_of(race, kind), chance=percent(chance)))
    lines.append(text("odds-brings", hits=float(chances.hits), parts=text("odds-between").join(parts)))
    return lines


# Events


def told(race: Race, events: Iterable[Event], people: Speech) -> list[Sentence]:
    """Events as sentences, draws and steps of one seat in a row as one."""
    every = list(events)
    return in_sentences(every, telling.tell(race.game, every), people._replace(named=_names_in(race.game)))
