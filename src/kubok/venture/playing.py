"""Playing a card: as a main action, by an effect, out of the discard pile, from the ruby chest (V-2.2, V-10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.kernel import Reason
from kubok.venture.actions import CHOOSE, NO, PLAY, YES, choose
from kubok.venture.frames import (
    ABOUT,
    CARD,
    PLAY_FREE,
    PLAYING,
    PLAYING_IT,
    RUBY,
    SEAT,
    SOURCE,
    WORD,
    Field,
    Frame,
    describe,
)
from kubok.venture.pieces import NO_CARD, cards_of, heap
from kubok.venture.piles import off_pile
from kubok.venture.reasons import because
from kubok.venture.words import CONDITION

if TYPE_CHECKING:
    from kubok.venture.village import Village

_TUCK: Final = CONDITION["tuck"]


def pay_and_play(village: Village, seat: int, card: int, less: int, rule: str) -> None:
    """V-2.2: pay its cost and put it in its row."""
    me = village.seats[seat]
    me.coins -= max(village.cost(me, card) - less, 0)
    village.leave_hand(me, card)
    village.put_in_play(seat, card, rule)


def _run_playing(village: Village, frame: Frame) -> bool:
    if village.seats[frame[1]].hand:
        return False  # asked even if no card fits: that is nobody else's business
    village.stack.pop()
    return True


def _legal_playing(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    _, _, sort, less, _ = frame
    game, me = village.game, village.seats[seat]
    fitting = me.hand & game.of_kind[sort - 1] if sort else me.hand
    return (NO, *[PLAY + card for card in cards_of(fitting) if village.cost(me, card) - less <= me.coins])


def _apply_playing(village: Village, frame: Frame, seat: int, action: int) -> None:
    _, _, _, less, source = frame
    village.stack.pop()
    if action != NO:
        pay_and_play(village, seat, action - PLAY, less, village.rule_of(source, "V-10.8"))


def _why_playing(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    card = action - PLAY
    if not 0 <= card < len(village.game.cards):
        return because("asked_play")
    _, _, sort, less, _ = frame
    me = village.seats[seat]
    if not me.hand >> card & 1:
        return because("not_in_hand")
    if sort and village.game.kind_of[card] != sort - 1:
        return because("wrong_kind")
    cost = max(village.cost(me, card) - less, 0)
    return because("coins_short", short=cost - me.coins, cost=cost)


# The card that was discarded


def _run_playing_it(village: Village, frame: Frame) -> bool:
    """V-10.19: only if it still lies in the discard pile, and its cost can be paid."""
    _, seat, card, _, _ = frame
    me = village.seats[seat]
    if card in village.discard and village.cost(me, card) <= me.coins:
        return False
    village.stack.pop()
    return True


def yes_no(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return (YES, NO)


def _apply_playing_it(village: Village, frame: Frame, seat: int, action: int) -> None:
    _, _, card, invest, source = frame
    village.stack.pop()
    if action == YES:
        me = village.seats[seat]
        me.coins -= village.cost(me, card)
        off_pile(village, card)
        village.put_in_play(seat, card, village.rule_of(source, "V-5.1"), source if invest else NO_CARD)


def why_yes_no(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    return because("asked_yes_no")


# The ruby chest


def _run_ruby(village: Village, frame: Frame) -> bool:
    """V-10.15: two cards of the pile, one to tuck and one to play; a single card is tucked."""
    _, seat, first, source = frame
    others = [card for card in village.discard if card != first]
    if first == NO_CARD and len(others) > 1:
        return False
    if first == NO_CARD:
        village.stack.pop()
        if others:
            _tuck_from_pile(village, seat, others[0], source)
        return True
    if len(others) > 1:
        return False
    _ruby_done(village, frame, others[0])
    return True


def _ruby_done(village: Village, frame: Frame, second: int) -> None:
    _, seat, first, source = frame
    village.stack[-1] = (PLAY_FREE, seat, second, source)
    off_pile(village, second)
    _tuck_from_pile(village, seat, first, source)


def _tuck_from_pile(village: Village, seat: int, card: int, source: int) -> None:
    off_pile(village, card)
    village.seats[seat].shown |= 1 << card
    village.tell("tucked", seat, village.rule_of(source, "V-3.7"), number=1, cards=[village.game.names[card]])
    village.answer(seat, village.game.hears[_TUCK])


def _legal_ruby(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose(heap(card for card in village.discard if card != frame[2]))


def _apply_ruby(village: Village, frame: Frame, seat: int, action: int) -> None:
    if frame[2] == NO_CARD:
        village.stack[-1] = (RUBY, seat, action - CHOOSE, frame[3])
    else:
        _ruby_done(village, frame, action - CHOOSE)


def _run_play_free(village: Village, frame: Frame) -> bool:
    _, seat, card, source = frame
    village.stack.pop()
    village.put_in_play(seat, card, village.rule_of(source, "V-3.7"))
    return True


def _why_ruby(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    return because("asked_target")


describe(
    PLAYING, SEAT, Field("sort", high=3), WORD, SOURCE,
    run=_run_playing, legal=_legal_playing, apply=_apply_playing, why=_why_playing,
)  # fmt: skip
describe(
    PLAYING_IT, SEAT, CARD, WORD, SOURCE,
    run=_run_playing_it, legal=yes_no, apply=_apply_playing_it, why=why_yes_no,
)  # fmt: skip
describe(RUBY, SEAT, ABOUT, SOURCE, run=_run_ruby, legal=_legal_ruby, apply=_apply_ruby, why=_why_ruby)
describe(PLAY_FREE, SEAT, Field("card", "held"), SOURCE, run=_run_play_free)
