"""Choosing several cards of the hand or of a look, one by one, to move them together (V-10.13).

A choice that has one answer is not asked, but only where everybody can see that: how many cards a hand holds is public,
which ones is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.kernel import Reason
from kubok.venture.actions import CHOOSE, choose
from kubok.venture.frames import DISCARDED, NUMBER_OF_CARDS, PICKING, SEAT, SOURCE, TUCKED, Field, Frame, describe
from kubok.venture.pieces import MOST_CARDS, cards_of, heap
from kubok.venture.piles import is_drawn, is_seen, is_tucked, sort_out
from kubok.venture.reasons import because
from kubok.venture.words import CONDITION

if TYPE_CHECKING:
    from kubok.venture.village import Village

_DRAW: Final = CONDITION["draw"]
_LOOK: Final = CONDITION["look"]
_TUCK: Final = CONDITION["tuck"]

HOWS: Final = ("discard", "tuck", "look_draw", "look_tuck", "look_discard", "put_back")
DISCARD, TUCK, LOOK_DRAW, LOOK_TUCK, LOOK_DISCARD, PUT_BACK = range(len(HOWS))
_IN_ORDER: Final = (DISCARD, PUT_BACK)
"""Where the order matters: to triggers, and to what is drawn next."""


def pick(village: Village, seat: int, how: int, number: int, source: int) -> None:
    """Choose so many cards, or all if there are fewer, and then do it with them."""
    village.stack.append((PICKING, seat, how, number, source))


def _candidates(village: Village, seat: int, how: int) -> int:
    me = village.seats[seat]
    return (me.hand if how <= TUCK else village.looks[-1][1]) & ~heap(me.picked)


def _run_picking(village: Village, frame: Frame) -> bool:
    _, seat, how, need, _ = frame
    me = village.seats[seat]
    rest, left = _candidates(village, seat, how), need - len(me.picked)
    count = rest.bit_count()
    if left > 0 and count and (count == 1 or (count <= left and how not in _IN_ORDER)):
        me.picked += tuple(cards_of(rest))
    elif left > 0 and count:
        return False
    cards, me.picked = me.picked, ()
    village.stack.pop()
    _PICKED[how](village, seat, cards, frame[4])
    return True


def _discard(village: Village, seat: int, cards: tuple[int, ...], source: int) -> None:
    if cards:
        lay_down(village, seat, cards, village.rule_of(source, "V-3.1"))
        village.stack.append((DISCARDED, seat, cards))


def lay_down(village: Village, seat: int, cards: tuple[int, ...], rule: str) -> None:
    """Cards of the hand go face up on the discard pile, in that order."""
    me = village.seats[seat]
    for card in cards:
        village.leave_hand(me, card)
    village.discard += cards
    village.tell_revealed("discarded", seat, rule, cards)


def _run_discarded(village: Village, frame: Frame) -> bool:
    """V-10.2: triggers once for each card, one card after the other."""
    _, seat, cards = frame
    if len(cards) == 1:
        village.stack.pop()
    else:
        village.stack[-1] = (DISCARDED, seat, cards[1:])
    village.answer(seat, village.game.discard_hears[cards[0]], cards[0])
    return True


def _tuck(village: Village, seat: int, cards: tuple[int, ...], source: int) -> None:
    if cards:
        me, bits = village.seats[seat], heap(cards)
        me.hand &= ~bits
        if village.game.open_piles:
            me.known &= ~bits
            me.held &= ~bits
            me.loose &= ~bits
        else:  # whichever cards these were: each known one is in the hand still, or in the pile
            me.held |= me.known | me.loose & ~me.undrawn
            me.known = 0
        village.tuck_unseen(seat, bits, village.rule_of(source, "V-3.1"))
        village.stack.append((TUCKED, seat, len(cards)))


def _run_tucked(village: Village, frame: Frame) -> bool:
    _, seat, left = frame
    if left == 1:
        village.stack.pop()
    else:
        village.stack[-1] = (TUCKED, seat, left - 1)
    village.answer(seat, village.game.hears[_TUCK])
    return True


def _out_of_look(village: Village, bits: int) -> None:
    seat, cards = village.looks[-1]
    village.looks = (*village.looks[:-1], (seat, cards & ~bits))


def _look_draw(village: Village, seat: int, cards: tuple[int, ...], source: int) -> None:
    """V-10.5: draws in a look are draws."""
    if cards:
        bits = heap(cards)
        _out_of_look(village, bits)
        village.seats[seat].hand |= bits
        is_drawn(village.seats[seat], len(cards))
        village.tell("drew", seat, village.rule_of(source, "V-3.2"), number=len(cards))
        village.answer(seat, village.game.hears[_DRAW])


def _look_tuck(village: Village, seat: int, cards: tuple[int, ...], source: int) -> None:
    if cards:
        me = village.seats[seat]
        _out_of_look(village, heap(cards))
        if village.game.open_piles:
            is_seen(me, heap(cards))
        else:
            is_tucked(me, len(cards))
        village.tuck_unseen(seat, heap(cards), village.rule_of(source, "V-3.2"))
        village.stack.append((TUCKED, seat, len(cards)))


def _look_discard(village: Village, seat: int, cards: tuple[int, ...], source: int) -> None:
    """V-10.5: discards in a look are not from hand, and trigger nothing."""
    if cards:
        _out_of_look(village, heap(cards))
        is_seen(village.seats[seat], heap(cards))
        village.discard += cards
        village.tell_revealed("discarded", seat, village.rule_of(source, "V-3.2"), cards)


def _put_back(village: Village, seat: int, cards: tuple[int, ...], source: int) -> None:
    """V-3.2: the rest goes back on top, in any order; then the look is done."""
    village.looks = village.looks[:-1]
    village.top = (*((card, 1 << seat) for card in cards), *village.top)
    sort_out(village, seat)
    village.tell("put_back", seat, village.rule_of(source, "V-3.2"), number=len(cards))
    village.answer(seat, village.game.hears[_LOOK])


_PICKED: Final = (_discard, _tuck, _look_draw, _look_tuck, _look_discard, _put_back)


def _legal_picking(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose(_candidates(village, seat, frame[2]))


def _apply_picking(village: Village, frame: Frame, seat: int, action: int) -> None:
    village.seats[seat].picked += (action - CHOOSE,)


def _why_picking(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    return because("asked_put_back" if frame[2] == PUT_BACK else "asked_cards")


describe(
    PICKING, SEAT, Field("how", high=PUT_BACK), NUMBER_OF_CARDS, SOURCE,
    run=_run_picking, legal=_legal_picking, apply=_apply_picking, why=_why_picking,
)  # fmt: skip
describe(DISCARDED, SEAT, Field("cards", "row"), run=_run_discarded)
describe(TUCKED, SEAT, Field("number", low=1, high=MOST_CARDS), run=_run_tucked)
