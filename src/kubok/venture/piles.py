"""The deck and the discard pile: cards that leave them for a hand or a look, and what the other player knows of those.

A card leaves the deck when it is drawn, not before: whoever copies a state has no future in it. Cards are *away* that
lie in a player's look, or where that player put them back on the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.venture.actions import CHOOSE, choose
from kubok.venture.frames import DRAWING, FROM_PILE, NUMBER_OF_CARDS, SEAT, SOURCE, WORD, Field, Frame, describe
from kubok.venture.pieces import MOST_CARDS, Seat, heap
from kubok.venture.reasons import because
from kubok.venture.words import CONDITION

if TYPE_CHECKING:
    from kubok.venture.village import Village

_DRAW: Final = CONDITION["draw"]

DEALT: Final = 0
DRAWN: Final = 1
LOOKED: Final = 2


def draw(village: Village, seat: int, number: int, how: int, source: int) -> None:
    """So many cards leave the deck, one by one, each when it is drawn."""
    village.stack.append((DRAWING, seat, number, 0, how, source))


def _run_drawing(village: Village, frame: Frame) -> bool:
    _, seat, left, taken, how, source = frame
    while left:
        if village.top:
            (card, knowers), village.top = village.top[0], village.top[1:]
            _take(village, seat, card, knowers, how, source)
            left, taken = left - 1, taken + 1
        elif village.deck:
            village.stack[-1] = (DRAWING, seat, left, taken, how, source)
            return False
        else:
            break  # V-10.12: take what is there
    village.stack.pop()
    if how == DRAWN and taken:
        village.tell("drew", seat, village.rule_of(source, "V-3.1"), number=taken)
        village.answer(seat, village.game.hears[_DRAW])
    elif how == DEALT:
        village.tell("dealt", seat, "V-1.3", number=taken)
    return True


def card_drawn(village: Village, card: int) -> None:
    """A card whose place nobody knew has left the deck, for whoever is drawing."""
    _, seat, left, taken, how, source = village.stack[-1]
    village.stack[-1] = (DRAWING, seat, left - 1, taken + 1, how, source)
    _take(village, seat, card, 0, how, source)


def _take(village: Village, seat: int, card: int, knowers: int, how: int, source: int) -> None:
    me, bit = village.seats[seat], 1 << card
    if how == LOOKED:
        village.looks = (*village.looks[:-1], (seat, village.looks[-1][1] | bit))
    else:
        me.hand |= bit
    if knowers:
        _follow(village, seat, bit, knowers, how)
    if village.log is not None:
        kind = "saw" if how == LOOKED else "drew_card"
        village.show(kind, seat, village.rule_of(source, "V-3.1"), card, not knowers >> seat & 1)


# What the other player knows (V-10.22)


def _follow(village: Village, seat: int, bit: int, knowers: int, how: int) -> None:
    """A card of the known top has been taken: who knew its place goes on knowing where it can be."""
    me, other = village.seats[seat], village.seats[1 - seat]
    if not knowers >> (1 - seat) & 1:
        if how != LOOKED:
            is_drawn(me, 1)
    elif how != LOOKED:
        me.known |= bit
    elif bit & village.game.readings.follows:
        me.loose |= bit
        me.undrawn |= bit
        me.sure += 1
    if other.loose and not knowers >> seat & 1:
        is_seen(other, bit)
    for player in range(len(village.seats)):
        sort_out(village, player)


def is_drawn(me: Seat, number: int) -> None:
    """So many cards that were away have come to the hand, and nobody else saw which."""
    me.undrawn &= ~me.loose
    me.sure = max(me.sure - number, 0)


def is_tucked(me: Seat, number: int) -> None:
    """So many cards that were away have come to the scoring pile, and nobody else saw which."""
    me.held |= me.loose
    me.sure = max(me.sure - number, 0)


def is_seen(me: Seat, bits: int) -> None:
    """The other player has seen these cards, which were away: nothing is left to wonder about them."""
    me.sure = max(me.sure - (me.loose & bits).bit_count(), 0)
    me.loose &= ~bits
    me.held &= ~bits
    me.undrawn &= ~bits


def away(village: Village, seat: int) -> int:
    """A heap: what lies in looks of that player, and on top of the deck where the other one does not know it."""
    looks = [cards for looker, cards in village.looks if looker == seat]
    return heap(card for card, knowers in village.top if not knowers >> (1 - seat) & 1) | sum(looks)


def sort_out(village: Village, seat: int) -> None:
    """With nothing away, loose cards are in the hand; those that may have been tucked are held."""
    me = village.seats[seat]
    if me.loose and not away(village, seat):
        me.known |= me.loose & ~me.held
        me.loose = me.sure = 0


# The discard pile


def off_pile(village: Village, card: int) -> None:
    """The order of the other cards never changes (V-1.1)."""
    village.discard = tuple([other for other in village.discard if other != card])


def _run_from_pile(village: Village, frame: Frame) -> bool:
    _, seat, left, taken, _ = frame
    if left and len(village.discard) > 1:
        return False
    if left and village.discard:
        _from_pile(village, frame, village.discard[0])
        return True
    village.stack.pop()
    if taken:
        village.answer(seat, village.game.hears[_DRAW])
    return True


def _from_pile(village: Village, frame: Frame, card: int) -> None:
    """Everybody sees which card it is."""
    _, seat, left, taken, source = frame
    village.stack[-1] = (FROM_PILE, seat, left - 1, taken + 1, source)
    off_pile(village, card)
    me = village.seats[seat]
    me.hand |= 1 << card
    me.known |= 1 << card
    village.tell("drew_from_discard", seat, village.rule_of(source, "V-3.1"), card=village.game.names[card])


def _legal_pile(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose(heap(village.discard))


def _apply_from_pile(village: Village, frame: Frame, seat: int, action: int) -> None:
    _from_pile(village, frame, action - CHOOSE)


describe(
    DRAWING,
    SEAT,
    Field("left", low=1, high=MOST_CARDS),
    NUMBER_OF_CARDS,
    Field("how", high=LOOKED),
    SOURCE,
    run=_run_drawing,
)
describe(
    FROM_PILE, SEAT, WORD, NUMBER_OF_CARDS, SOURCE,
    run=_run_from_pile, legal=_legal_pile, apply=_apply_from_pile, why=lambda *_: because("asked_target"),
)  # fmt: skip
