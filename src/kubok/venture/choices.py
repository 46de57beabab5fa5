"""Cards that leave the deck, choices of cards, and the batches of triggers.

A choice that has one answer is not asked, but only where everybody can see that: how many cards a hand holds is public,
which ones is not. Several cards are chosen one by one and then moved together (V-10.13: costs are all or nothing).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.kernel import Reason
from kubok.venture.actions import ACTIVATE_STARTER, ADVANCE, CHOOSE, INVEST, NO, OPTION, PLAY, YES
from kubok.venture.actions import OPTIONS as MOST_OPTIONS
from kubok.venture.frames import (
    ASKING,
    BATCH,
    CARD,
    CARDS,
    DISCARDED,
    DRAWING,
    EFFECTS,
    FROM_PILE,
    INVESTING,
    OPTIONS,
    PICKING,
    PLAY_FREE,
    PLAYING,
    PLAYING_IT,
    POINTING,
    RUBY,
    SEAT,
    STARTING,
    TAKING,
    TUCKED,
    Field,
    Frame,
    always_asked,
    describe,
)
from kubok.venture.pieces import MOST_CARDS, NO_CARD, STARTERS, cards_of, heap
from kubok.venture.reasons import because
from kubok.venture.words import CONDITION
from kubok.venture.words import MOST as MOST_WORD

if TYPE_CHECKING:
    from kubok.venture.village import Village

SOURCE: Final = Field("source", "card?")
_DRAW: Final = CONDITION["draw"]
_LOOK: Final = CONDITION["look"]
_TUCK: Final = CONDITION["tuck"]
_INVEST: Final = CONDITION["invest"]


def rule_of(village: Village, source: int, rule: str) -> str:
    """What made it happen: a card, or else a rule."""
    return village.game.names[source] if source != NO_CARD else rule


def choose_ids(bits: int) -> tuple[int, ...]:
    return tuple([CHOOSE + card for card in cards_of(bits)])


# Cards from the deck

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
        village.tell("drew", seat, rule_of(village, source, "V-3.1"), number=taken)
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
        if knowers >> (1 - seat) & 1:
            me.known |= bit
    if village.log is not None:
        kind = "saw" if how == LOOKED else "drew_card"
        village.show(kind, seat, rule_of(village, source, "V-3.1"), card, not knowers >> seat & 1)


# Choosing several cards of the hand or of a look

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
        lay_down(village, seat, cards, rule_of(village, source, "V-3.1"))
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
        else:
            me.held |= me.known  # whichever cards these were: each known one is in the hand still, or in the pile
            me.known = 0
        village.tuck_unseen(seat, bits, rule_of(village, source, "V-3.1"))
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
        village.tell("drew", seat, rule_of(village, source, "V-3.2"), number=len(cards))
        village.answer(seat, village.game.hears[_DRAW])


def _look_tuck(village: Village, seat: int, cards: tuple[int, ...], source: int) -> None:
    if cards:
        _out_of_look(village, heap(cards))
        village.tuck_unseen(seat, heap(cards), rule_of(village, source, "V-3.2"))
        village.stack.append((TUCKED, seat, len(cards)))


def _look_discard(village: Village, seat: int, cards: tuple[int, ...], source: int) -> None:
    """V-10.5: discards in a look are not from hand, and trigger nothing."""
    if cards:
        _out_of_look(village, heap(cards))
        village.discard += cards
        village.tell_revealed("discarded", seat, rule_of(village, source, "V-3.2"), cards)


def _put_back(village: Village, seat: int, cards: tuple[int, ...], source: int) -> None:
    """V-3.2: the rest goes back on top, in any order; then the look is done."""
    village.looks = village.looks[:-1]
    village.top = (*((card, 1 << seat) for card in cards), *village.top)
    village.tell("put_back", seat, rule_of(village, source, "V-3.2"), number=len(cards))
    village.answer(seat, village.game.hears[_LOOK])


_PICKED: Final = (_discard, _tuck, _look_draw, _look_tuck, _look_discard, _put_back)


def _legal_picking(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose_ids(_candidates(village, seat, frame[2]))


def _apply_picking(village: Village, frame: Frame, seat: int, action: int) -> None:
    village.seats[seat].picked += (action - CHOOSE,)


def _why_picking(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    return because("asked_put_back" if frame[2] == PUT_BACK else "asked_cards")


# Batches (V-5.3, V-10.4)


def _run_batch(village: Village, frame: Frame) -> bool:
    """The next trigger, if there is nothing to choose: gear alone only hands over coins, whatever the order."""
    _, seat, about, batch, own = frame
    supplies = village.supplies
    gear = batch & village.game.gear
    for card in cards_of(gear):
        if not supplies[card]:  # emptied meanwhile: it gives nothing
            gear ^= 1 << card
    buildings = batch & village.game.buildings
    if not buildings:
        village.stack.pop()
        for card in cards_of(gear):
            _hand_over(village, seat, card)
        return True
    if gear or buildings & buildings - 1:
        if gear | buildings != batch:
            village.stack[-1] = (BATCH, seat, about, gear | buildings, own)
        return False
    village.stack.pop()
    _answer(village, seat, buildings.bit_length() - 1, about, own)
    return True


def _hand_over(village: Village, seat: int, card: int) -> None:
    """V-4.1: a supply of the gear becomes a coin of whoever fulfilled its trigger. That is no gain (V-10.1)."""
    village.supplies[card] -= 1
    village.seats[seat].coins += 1
    if village.log is not None:
        owner = village.seats[1].gear >> card & 1
        village.tell("handed_over", seat, village.game.names[card], card=village.game.names[card], owner=owner)


def _answer(village: Village, seat: int, building: int, about: int, own: int) -> None:
    """V-5.1: a building answers at once; enchanted for good, with its lasting effect (V-6.1)."""
    game = village.game
    if building == own:
        program = game.investing[building]
    elif village.enchanted >> building & 1:
        program = game.lasting[building]
    else:
        program = game.effect[building]
    village.tell("answered", seat, game.names[building], card=game.names[building])
    village.stack.append((EFFECTS, seat, program, 0, building, about))


def _legal_batch(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose_ids(frame[3])


def _apply_batch(village: Village, frame: Frame, seat: int, action: int) -> None:
    _, _, about, batch, own = frame
    card = action - CHOOSE
    village.stack[-1] = (BATCH, seat, about, batch ^ 1 << card, own)
    if village.game.gear >> card & 1:
        _hand_over(village, seat, card)
    else:
        _answer(village, seat, card, about, own)


# Pointing at one card in play

AIMS: Final = ("activate", "supply", "invest")
TO_ACTIVATE, TO_SUPPLY, TO_INVEST = range(len(AIMS))


def point(village: Village, seat: int, aim: int, cards: int, number: int, source: int) -> None:
    """Do it with one of these cards, if there is any."""
    if cards:
        village.stack.append((POINTING, seat, aim, cards, number, source))


def _run_pointing(village: Village, frame: Frame) -> bool:
    _, seat, aim, cards, number, source = frame
    if cards & cards - 1:
        return False
    village.stack.pop()
    _AIMED[aim](village, seat, cards.bit_length() - 1, number, source)
    return True


def _legal_pointing(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose_ids(frame[3])


def _apply_pointing(village: Village, frame: Frame, seat: int, action: int) -> None:
    _, _, aim, _, number, source = frame
    village.stack.pop()
    _AIMED[aim](village, seat, action - CHOOSE, number, source)


def activate_villager(village: Village, seat: int, card: int, number: int, source: int) -> None:
    """V-10.3: it is activated when that is declared and paid, before its effects."""
    game = village.game
    village.tell("activated", seat, rule_of(village, source, "V-2.3"), card=game.names[card])
    village.stack.append((EFFECTS, seat, game.effect[card], 0, card, NO_CARD))
    village.answer(seat, game.activate_hears[card], card)


def _supply(village: Village, seat: int, card: int, number: int, source: int) -> None:
    village.supplies[card] += number
    rule = rule_of(village, source, "V-3.7")
    village.tell("supplied", seat, rule, card=village.game.names[card], number=number)


def _invest(village: Village, seat: int, card: int, number: int, source: int) -> None:
    village.stack.append((INVESTING, seat, card, number, source))


_AIMED: Final = (activate_villager, _supply, _invest)


def _why_point(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    return because("asked_target")


# Starters: activate one, or turn it over


def activate_starter(village: Village, seat: int, starter: int, source: int) -> None:
    """V-10.14: turned over meanwhile, it keeps its numbers for this activation."""
    game, advanced = village.game, village.seats[seat].starters >> starter & 1
    village.tell("activated", seat, rule_of(village, source, "V-2.3"), card=STARTERS[starter])
    village.stack.append((EFFECTS, seat, game.starters[starter][advanced], 0, NO_CARD, NO_CARD))
    village.answer(seat, game.starter_hears[starter])


def advance(village: Village, seat: int, starter: int, source: int) -> None:
    village.seats[seat].starters |= 1 << starter
    village.tell("advanced", seat, rule_of(village, source, "V-3.6"), card=STARTERS[starter])
    village.answer(seat, village.game.hears[CONDITION["advance"]])


def _run_starting(village: Village, frame: Frame) -> bool:
    _, seat, active, advanceable, source = frame
    if active.bit_count() + advanceable.bit_count() > 1:
        return False
    village.stack.pop()
    if active:
        activate_starter(village, seat, active.bit_length() - 1, source)
    elif advanceable:
        advance(village, seat, advanceable.bit_length() - 1, source)
    return True


def _legal_starting(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return tuple(
        [ACTIVATE_STARTER + starter for starter in cards_of(frame[2])]
        + [ADVANCE + starter for starter in cards_of(frame[3])]
    )


def _apply_starting(village: Village, frame: Frame, seat: int, action: int) -> None:
    village.stack.pop()
    if action < ADVANCE:
        activate_starter(village, seat, action - ACTIVATE_STARTER, frame[4])
    else:
        advance(village, seat, action - ADVANCE, frame[4])


def _why_starting(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    if ADVANCE <= action < OPTION and village.seats[seat].starters >> (action - ADVANCE) & 1:
        return because("advanced")
    return because("asked_starter")


# Options, offers, amounts


def _legal_options(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return tuple(range(OPTION, OPTION + frame[2]))


def _apply_options(village: Village, frame: Frame, seat: int, action: int) -> None:
    """V-3.7 and V-10.14 for a chest: any option, even an idle one; else an `or` on a card."""
    _, _, _, chest, source = frame
    village.stack.pop()
    number = action - OPTION
    if chest != NO_CARD:
        village.tell("opened", seat, "V-3.7", chest=chest, option=number + 1)
        village.stack.append((EFFECTS, seat, village.game.chests[chest][number], 0, source, NO_CARD))
    else:
        _, _, program, at, card, about = village.stack[-1]
        village.stack[-1] = (EFFECTS, seat, program, village.game.programs[program][at + number][3], card, about)


def _why_options(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    return because("asked_option", number=frame[2])


def _yes_no(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return (YES, NO)


def _apply_asking(village: Village, frame: Frame, seat: int, action: int) -> None:
    """An optional cost: on with it, or behind what it opens."""
    village.stack.pop()
    _, _, program, at, card, about = village.stack[-1]
    onward = at + 1 if action == YES else village.game.programs[program][at][3]
    village.stack[-1] = (EFFECTS, seat, program, onward, card, about)


def _why_yes_no(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    return because("asked_yes_no")


def _run_investing(village: Village, frame: Frame) -> bool:
    if village.seats[frame[1]].coins:
        return False
    village.stack.pop()
    return True


def _legal_investing(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return tuple(range(INVEST, INVEST + 1 + min(frame[3], village.seats[seat].coins)))


def _apply_investing(village: Village, frame: Frame, seat: int, action: int) -> None:
    _, _, building, _, source = frame
    village.stack.pop()
    coins = action - INVEST
    if coins:
        village.seats[seat].coins -= coins
        village.supplies[building] += coins
        rule = rule_of(village, source, "V-3.1")
        village.tell("invested", seat, rule, card=village.game.names[building], coins=coins)
        village.answer(seat, village.game.hears[_INVEST])


def _why_investing(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    return because("asked_invest", most=min(frame[3], village.seats[seat].coins))


# Playing a card by an effect


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
        pay_and_play(village, seat, action - PLAY, less, rule_of(village, source, "V-10.8"))


def pay_and_play(village: Village, seat: int, card: int, less: int, rule: str) -> None:
    """V-2.2: pay its cost and put it in its row."""
    me = village.seats[seat]
    me.coins -= max(village.cost(me, card) - less, 0)
    village.leave_hand(me, card)
    village.put_in_play(seat, card, rule)


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


def _run_playing_it(village: Village, frame: Frame) -> bool:
    """V-10.19: only if it still lies in the discard pile, and its cost can be paid."""
    _, seat, card, _, _ = frame
    me = village.seats[seat]
    if card in village.discard and village.cost(me, card) <= me.coins:
        return False
    village.stack.pop()
    return True


def _apply_playing_it(village: Village, frame: Frame, seat: int, action: int) -> None:
    _, _, card, invest, source = frame
    village.stack.pop()
    if action == YES:
        me = village.seats[seat]
        me.coins -= village.cost(me, card)
        _off_pile(village, card)
        village.put_in_play(seat, card, rule_of(village, source, "V-5.1"), source if invest else NO_CARD)


def _off_pile(village: Village, card: int) -> None:
    """The order of the other cards never changes (V-1.1)."""
    village.discard = tuple([other for other in village.discard if other != card])


# Supplies from gear, cards from the discard pile, the ruby chest


def _takeable(village: Village, seat: int, theirs: int) -> int:
    gear = village.seats[1 - seat].gear | (0 if theirs else village.seats[seat].gear)
    return heap(card for card in cards_of(gear) if village.supplies[card])


def _run_taking(village: Village, frame: Frame) -> bool:
    _, seat, left, theirs, _ = frame
    gear = _takeable(village, seat, theirs) if left else 0
    if gear & gear - 1:
        return False
    if gear:
        _take_supply(village, frame, gear.bit_length() - 1)
    else:
        village.stack.pop()
    return True


def _take_supply(village: Village, frame: Frame, card: int) -> None:
    _, seat, left, theirs, source = frame
    village.stack[-1] = (TAKING, seat, left - 1, theirs, source)
    village.supplies[card] -= 1
    village.seats[seat].coins += 1
    village.tell("took_supply", seat, rule_of(village, source, "V-2.4"), card=village.game.names[card])


def _legal_taking(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose_ids(_takeable(village, seat, frame[3]))


def _apply_taking(village: Village, frame: Frame, seat: int, action: int) -> None:
    _take_supply(village, frame, action - CHOOSE)


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
    _off_pile(village, card)
    me = village.seats[seat]
    me.hand |= 1 << card
    me.known |= 1 << card
    village.tell("drew_from_discard", seat, rule_of(village, source, "V-3.1"), card=village.game.names[card])


def _legal_pile(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose_ids(heap(village.discard))


def _apply_from_pile(village: Village, frame: Frame, seat: int, action: int) -> None:
    _from_pile(village, frame, action - CHOOSE)


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
    _off_pile(village, second)
    _tuck_from_pile(village, seat, first, source)


def _tuck_from_pile(village: Village, seat: int, card: int, source: int) -> None:
    _off_pile(village, card)
    village.seats[seat].shown |= 1 << card
    village.tell("tucked", seat, rule_of(village, source, "V-3.7"), number=1, cards=[village.game.names[card]])
    village.answer(seat, village.game.hears[_TUCK])


def _legal_ruby(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose_ids(heap(card for card in village.discard if card != frame[2]))


def _apply_ruby(village: Village, frame: Frame, seat: int, action: int) -> None:
    if frame[2] == NO_CARD:
        village.stack[-1] = (RUBY, seat, action - CHOOSE, frame[3])
    else:
        _ruby_done(village, frame, action - CHOOSE)


def _run_play_free(village: Village, frame: Frame) -> bool:
    _, seat, card, source = frame
    village.stack.pop()
    village.put_in_play(seat, card, rule_of(village, source, "V-3.7"))
    return True


_HELD: Final = Field("card", "held")
_ABOUT: Final = Field("about", "card?")
_NUMBER: Final = Field("number", high=MOST_CARDS)
_WORD: Final = Field("number", high=MOST_WORD)

describe(
    DRAWING, SEAT, Field("left", low=1, high=MOST_CARDS), _NUMBER, Field("how", high=LOOKED), SOURCE, run=_run_drawing
)
describe(
    PICKING, SEAT, Field("how", high=PUT_BACK), _NUMBER, SOURCE,
    run=_run_picking, legal=_legal_picking, apply=_apply_picking, why=_why_picking,
)  # fmt: skip
describe(DISCARDED, SEAT, Field("cards", "row"), run=_run_discarded)
describe(TUCKED, SEAT, Field("number", low=1, high=MOST_CARDS), run=_run_tucked)
describe(
    BATCH, SEAT, _ABOUT, CARDS, Field("own", "card?"),
    run=_run_batch, legal=_legal_batch, apply=_apply_batch, why=lambda *_: because("asked_order"),
)  # fmt: skip
describe(
    POINTING, SEAT, Field("aim", high=TO_INVEST), CARDS, _WORD, SOURCE,
    run=_run_pointing, legal=_legal_pointing, apply=_apply_pointing, why=_why_point,
)  # fmt: skip
describe(
    STARTING, SEAT, Field("activate", high=7), Field("advance", high=7), SOURCE,
    run=_run_starting, legal=_legal_starting, apply=_apply_starting, why=_why_starting,
)  # fmt: skip
describe(
    OPTIONS, SEAT, Field("number", low=2, high=MOST_OPTIONS), Field("chest", low=-1, high=2), SOURCE,
    run=always_asked, legal=_legal_options, apply=_apply_options, why=_why_options,
)  # fmt: skip
describe(ASKING, SEAT, SOURCE, legal=_yes_no, apply=_apply_asking, why=_why_yes_no)
describe(
    INVESTING, SEAT, CARD, Field("most", low=1, high=MOST_WORD), SOURCE,
    run=_run_investing, legal=_legal_investing, apply=_apply_investing, why=_why_investing,
)  # fmt: skip
describe(
    PLAYING, SEAT, Field("sort", high=3), _WORD, SOURCE,
    run=_run_playing, legal=_legal_playing, apply=_apply_playing, why=_why_playing,
)  # fmt: skip
describe(
    PLAYING_IT, SEAT, CARD, _WORD, SOURCE,
    run=_run_playing_it, legal=_yes_no, apply=_apply_playing_it, why=_why_yes_no,
)  # fmt: skip
describe(
    TAKING, SEAT, _WORD, Field("theirs", high=1), SOURCE,
    run=_run_taking, legal=_legal_taking, apply=_apply_taking, why=_why_point,
)  # fmt: skip
describe(
    FROM_PILE, SEAT, _WORD, _NUMBER, SOURCE,
    run=_run_from_pile, legal=_legal_pile, apply=_apply_from_pile, why=_why_point,
)  # fmt: skip
describe(RUBY, SEAT, _ABOUT, SOURCE, run=_run_ruby, legal=_legal_ruby, apply=_apply_ruby, why=_why_point)
describe(PLAY_FREE, SEAT, _HELD, SOURCE, run=_run_play_free)
