"""A Wild Venture in words: what `kubok.venture.telling` and `wording` say in parts, in the language spoken now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kubok.kernel import JSON, Event, Reason
from kubok.kernel.words import with_rule
from kubok.locale import NOBODY, Speech, local, sentence, text
from kubok.terminal.title import Sentence, in_sentences
from kubok.titles.venture.views import names_of
from kubok.venture import Venture, Village, telling
from kubok.venture.pieces import BUILDING, STARTERS
from kubok.venture.score import Points
from kubok.venture.wording import card_parts


def words(game: Venture, part: JSON, people: Speech = NOBODY) -> str:
    """A part of that game, among these people.

    >>> words(Venture(), telling.place_part(Venture(), 1))
    'w1 (Mysterious Forest)'
    """
    return "" if part is None else people._replace(named=names_of(game)).words(part)


# Cards


def card_words(card: Mapping[str, JSON]) -> list[str]:
    """What a card says, one sentence for each line.

    >>> from kubok.venture.data import Box
    >>> card_words(Box.open().cards["postal_contract"])
    ['A player plays a crow card: they take 1 supply.', 'Relic: draw 2.']
    """
    return [sentence(NOBODY.words(part)) for part in card_parts(card)]


def title(game: Venture, card: int | str) -> str:
    """The name of a card or a starter.

    >>> title(Venture(), "frog_wizard"), title(Venture(), "lily_pad")
    ('Frog Wizard', 'Lily Pad')
    """
    return local(names_of(game)[card if isinstance(card, str) else game.names[card]])


def titles(game: Venture, cards: Iterable[int | str]) -> str:
    return ", ".join(title(game, card) for card in cards) or text("nothing")


def card_text(game: Venture, card: int | str) -> str:
    """All that a card says."""
    name = card if isinstance(card, str) else game.names[card]
    return " ".join(sentence(NOBODY.words(part)) for part in game.texts[name])


def sort_words(game: Venture, card: int) -> str:
    """What kind of card it is: its species and kind.

    >>> game = Venture()
    >>> sort_words(game, game.index["frog_wizard"])
    'frog villager'
    """
    return words(game, telling.sort_part(game, card))


def starter_text(game: Venture, starter: int, advanced: bool) -> str:
    """What a starter does on that side."""
    return words(game, telling.side_part(game.texts[STARTERS[starter]], advanced))


def card_line(game: Venture, name: str, cost: int | None = None, supplies: int | None = None) -> str:
    """A card in one line, with its cost and supplies as printed if nothing else is said.

    >>> card_line(Venture(), "baker_puddle")
    'Baker Puddle (frog villager, 1, 2 supplies): Free action. Tuck 1 from your hand.'
    """
    if name in STARTERS:
        return text("venture-starter-line", title=title(game, name), words=card_text(game, name))
    card = game.cards[game.index[name]]
    said: dict[str, object] = {"title": title(game, name), "sort": sort_words(game, game.index[name])}
    said |= {"cost": card.cost if cost is None else cost, "words": card_text(game, name)}
    if card.kind == BUILDING and supplies is None:
        return text("venture-card-line", **said)
    number = card.supplies if supplies is None else supplies
    return text("venture-card-supplied", **said, supplies=words(game, telling.supplies_part(number)))


def place_words(game: Venture, space: int) -> str:
    """A space as people say it."""
    return words(game, telling.place_part(game, space))


def points_words(own: Points) -> str:
    """Points and where they come from."""
    return NOBODY.words(telling.points_part(own))


# The game


def question_words(state: Village, seat: int) -> str:
    """What the seat is asked."""
    return words(state.game, telling.question(state, seat))


def pending_words(state: Village) -> list[str]:
    """What was interrupted and goes on afterwards, the nearest first."""
    return [words(state.game, part) for part in telling.pending(state)]


def action_words(state: Village, seat: int, action: int) -> str:
    """An option as it is offered, and as it can be typed."""
    return words(state.game, telling.action(state, seat, action))


def option_note(state: Village, seat: int, action: int, people: Speech) -> str:
    """What helps to choose."""
    return words(state.game, telling.note(state, seat, action), people)


def reason_words(game: Venture, reason: Reason, people: Speech) -> str:
    """Why not, with the rule."""
    return words(game, with_rule(telling.reason(reason), reason.rule), people)


def told(state: Village, events: Iterable[Event], people: Speech) -> list[Sentence]:
    """Events as sentences, with the words of the rule behind each."""
    game, every = state.game, list(events)
    return in_sentences(every, telling.tell(game, every), people._replace(named=names_of(game)))
