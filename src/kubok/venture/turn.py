"""Set-up (V-1), the turn with its main and free actions (V-2), and how a turn and the game end (V-2.8, V-7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.kernel import JSON, TABLE, Event, Reason
from kubok.venture import score
from kubok.venture.actions import ACTIVATE, ACTIVATE_STARTER, ADVANCE, CHOOSE, ENCHANT, END, PLAY, choose
from kubok.venture.board import HOME
from kubok.venture.choices import activate_starter, activate_villager
from kubok.venture.data import MOST_COST
from kubok.venture.frames import (
    ASIDE,
    DRAFTING,
    EFFECTS,
    ENDING,
    FIRST_PLAYER,
    OVER,
    SEAT,
    SETTING_UP,
    TUCK_GEAR,
    Field,
    Frame,
    always_asked,
    describe,
)
from kubok.venture.frames import TURN as TURN_FRAME
from kubok.venture.picking import lay_down
from kubok.venture.pieces import (
    ACTIVATED,
    BARRIERS,
    COINS,
    DECK_THEN,
    ENDED,
    FIRST,
    HAND,
    LAST,
    MAIN_ACTIONS,
    MAINS,
    NO_CARD,
    PAIRS,
    QUIET,
    SEATS,
    STALL,
    STALL_WARNING,
    STARTERS,
    TURN,
    WILD_HAND,
    Seat,
    cards_of,
    heap,
)
from kubok.venture.piles import DEALT, draw
from kubok.venture.playing import pay_and_play
from kubok.venture.reasons import because
from kubok.venture.words import CONDITION

if TYPE_CHECKING:
    from kubok.venture.village import Village

_ENCHANT: Final = CONDITION["enchant"]
_CARD: Final = 4  # in the table's `activated`: a starter is 1 to 3, a card this and its number


# Set-up


def begin(village: Village, first: int) -> None:
    """The first player is drawn (V-1.4); coins and a token of the third pair for each (V-1.2, V-1.3)."""
    village.table[FIRST] = first
    for me in village.seats:
        me.coins, me.tokens, me.pairs = COINS, 1, 1 << PAIRS - 1
    village.tell("first_player", first, "V-1.4")
    village.stack[-1] = (SETTING_UP, 0)


def _run_setting_up(village: Village, frame: Frame) -> bool:
    """Hands for both, the draft from the second player on, and in the wilder variant cards to lay down."""
    step = frame[1]
    first = village.table[FIRST]
    village.stack[-1] = (SETTING_UP, step + 1)
    if step < SEATS:
        draw(village, (first + step) % SEATS, WILD_HAND if village.game.wilder else HAND, DEALT, NO_CARD)
    elif step < 2 * SEATS:
        village.stack.append((DRAFTING, (first + 1 + step) % SEATS))
    elif village.game.wilder:
        village.stack[-1] = (ASIDE,)
    else:
        _begin_turn(village, first)
    return True


def _legal_drafting(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose(village.offer)


def _apply_drafting(village: Village, frame: Frame, seat: int, action: int) -> None:
    """V-1.4: the starting villager, and the adventurer of its species. The third one is the first of the pile."""
    card = action - CHOOSE
    me, game = village.seats[seat], village.game
    village.stack.pop()
    village.offer ^= 1 << card
    me.villagers |= 1 << card
    me.adventurer = 1 + game.cards[card].species
    village.supplies[card] = game.cards[card].supplies
    village.tell("drafted", seat, "V-1.4", card=game.names[card])
    if village.offer.bit_count() == 1:
        third = village.offer.bit_length() - 1
        village.offer = 0
        village.discard = (third,)
        village.tell("left_over", TABLE, "V-1.4", card=game.names[third])


def _run_aside(village: Village, frame: Frame) -> bool:
    """V-10.23: both have chosen in secret; laid down in drafting order, triggering nothing."""
    if any(len(me.picked) < village.game.laid_down for me in village.seats):
        return False
    first = village.table[FIRST]
    for seat in (1 - first, first):
        cards, village.seats[seat].picked = village.seats[seat].picked, ()
        lay_down(village, seat, cards, "V-8.2")
    _begin_turn(village, first)
    return True


def _legal_aside(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    me = village.seats[seat]
    return choose(me.hand & ~heap(me.picked))


def _apply_aside(village: Village, frame: Frame, seat: int, action: int) -> None:
    village.seats[seat].picked += (action - CHOOSE,)


# The turn


def _begin_turn(village: Village, seat: int) -> None:
    table = village.table
    table[TURN] += 1
    table[BARRIERS] += 1
    table[MAINS], table[ACTIVATED] = MAIN_ACTIONS, 0
    table[DECK_THEN] = village.in_deck()
    village.used = 0
    village.stack[:] = [(TURN_FRAME, seat)]
    village.tell("turn", seat, "V-2.1", number=table[TURN], last=table[LAST])


def _legal_turn(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    me, game, table = village.seats[seat], village.game, village.table
    activated, supplies = table[ACTIVATED], village.supplies
    villagers = me.villagers & game.free & ~village.used
    if table[MAINS]:
        ids = [ACTIVATE_STARTER + starter for starter in range(3) if activated != starter + 1]
        if me.buildings:
            ids += [PLAY + card for card in cards_of(me.hand) if village.cost(me, card) <= me.coins]
        else:
            ids += [PLAY + card for card in cards_of(me.hand & game.at_most[min(me.coins, MOST_COST)])]
        villagers |= me.villagers & ~game.free
        if activated >= _CARD:
            villagers &= ~(1 << activated - _CARD)
    else:
        ids = [END]
    ids += [ACTIVATE + card for card in cards_of(villagers) if supplies[card]]
    if me.tokens:
        ids += [ENCHANT + card for card in cards_of(me.buildings & ~village.enchanted)]
    return tuple(ids)


def _apply_turn(village: Village, frame: Frame, seat: int, action: int) -> None:
    if action >= ENCHANT:
        _enchant(village, seat, action - ENCHANT)
    elif action >= ACTIVATE:
        _activate(village, seat, action - ACTIVATE)
    elif action >= PLAY:
        village.table[MAINS] -= 1
        pay_and_play(village, seat, action - PLAY, 0, "V-2.2")
    elif action == END:
        village.stack[-1] = (ENDING, seat, 0)
    else:
        _spend_main(village, 1 + action - ACTIVATE_STARTER)
        activate_starter(village, seat, action - ACTIVATE_STARTER, NO_CARD)


def _spend_main(village: Village, what: int) -> None:
    village.table[MAINS] -= 1
    village.table[ACTIVATED] = what


def _activate(village: Village, seat: int, card: int) -> None:
    """V-2.3, V-2.5: a supply goes back to the reserve."""
    village.supplies[card] -= 1
    if village.game.free >> card & 1:
        village.used |= 1 << card
    else:
        _spend_main(village, _CARD + card)
    activate_villager(village, seat, card, 0, NO_CARD)


def _enchant(village: Village, seat: int, card: int) -> None:
    """V-2.7, V-6.1: never removed; an enchantment that happens once happens now."""
    village.seats[seat].tokens -= 1
    village.enchanted |= 1 << card
    village.tell("enchanted", seat, "V-2.7", card=village.game.names[card])
    if village.game.cards[card].once:
        village.stack.append((EFFECTS, seat, village.game.once[card], 0, card, NO_CARD))
    village.answer(seat, village.game.hears[_ENCHANT])


def _why_turn(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    me, table = village.seats[seat], village.table
    if action == END:
        return because("main_actions_left", number=table[MAINS])
    if ACTIVATE_STARTER <= action < ADVANCE:
        return because("same_card_twice" if table[MAINS] else "no_main_action")
    if PLAY <= action < ACTIVATE:
        return _why_not_play(village, me, action - PLAY)
    if ACTIVATE <= action < ENCHANT:
        return _why_not_activate(village, me, action - ACTIVATE)
    if ENCHANT <= action < CHOOSE:
        return _why_not_enchant(village, me, action - ENCHANT)
    return because("asked_turn")


def _why_not_play(village: Village, me: Seat, card: int) -> Reason:
    if not me.hand >> card & 1:
        return because("not_in_hand")
    if not village.table[MAINS]:
        return because("no_main_action")
    cost = village.cost(me, card)
    return because("coins_short", short=cost - me.coins, cost=cost)


def _why_not_activate(village: Village, me: Seat, card: int) -> Reason:
    if not me.villagers >> card & 1:
        return because("not_a_villager")
    free = village.game.free >> card & 1
    if free and village.used >> card & 1:
        return because("free_once")
    if not free and not village.table[MAINS]:
        return because("no_main_action")
    if village.table[ACTIVATED] == _CARD + card:
        return because("same_card_twice")
    return because("no_supplies")


def _why_not_enchant(village: Village, me: Seat, card: int) -> Reason:
    if not me.buildings >> card & 1:
        return because("not_a_building")
    return because("enchanted" if village.enchanted >> card & 1 else "no_token")


# The end of the turn (V-2.8)


def _emptied(village: Village, me: Seat) -> int:
    supplies = village.supplies
    return heap([card for card in cards_of(me.villagers | me.gear) if not supplies[card]])


def _run_ending(village: Village, frame: Frame) -> bool:
    """Home first; then every emptied card, one by one; Home again if a relic led to a trail's end (V-10.10)."""
    _, seat, begun = frame
    me = village.seats[seat]
    if not begun:
        _go_home(village, seat)
        village.stack[-1] = (ENDING, seat, 1)
    emptied = _emptied(village, me)
    if not emptied:
        _go_home(village, seat)
        _end_turn(village, seat)
    elif emptied & emptied - 1 and (emptied & me.gear or village.game.readings.asks_order(village, seat, emptied)):
        return False
    else:
        _put_away(village, seat, emptied.bit_length() - 1)
    return True


def _go_home(village: Village, seat: int) -> None:
    """Going Home is no travel (V-10.10)."""
    me = village.seats[seat]
    if me.space != HOME and village.game.board.end[me.space]:
        me.space = HOME
        village.tell("went_home", seat, "V-2.8")


def _put_away(village: Village, seat: int, card: int) -> None:
    """Tuck it; for gear first its relic effect (V-4.3)."""
    game = village.game
    if game.gear >> card & 1:
        village.stack.append((TUCK_GEAR, seat, card))
        village.tell("relic", seat, game.names[card], card=game.names[card])
        village.stack.append((EFFECTS, seat, game.effect[card], 0, card, NO_CARD))
    else:
        village.tuck_from_play(seat, card, "V-2.8")


def _run_tuck_gear(village: Village, frame: Frame) -> bool:
    village.stack.pop()
    village.tuck_from_play(frame[1], frame[2], "V-2.8")
    return True


def _legal_ending(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose(_emptied(village, village.seats[seat]))


def _apply_ending(village: Village, frame: Frame, seat: int, action: int) -> None:
    _put_away(village, seat, action - CHOOSE)


def _end_turn(village: Village, seat: int) -> None:
    """V-7.1, V-10.20, V-10.21: is the end near, or here?"""
    table, deck = village.table, village.in_deck()
    table[QUIET] = table[QUIET] + 1 if deck and deck == table[DECK_THEN] else 0
    if table[QUIET] == STALL_WARNING:
        village.tell("stalling", TABLE, "V-10.21", turns=STALL - STALL_WARNING)
    if not table[LAST] and (not deck or table[QUIET] >= STALL):
        table[LAST] = 1 + SEATS
        village.tell("deck_empty", seat, "V-7.1" if not deck else "V-10.21")
    if table[LAST]:
        table[LAST] -= 1
        if not table[LAST]:
            _end_game(village, seat)
            return
    _begin_turn(village, 1 - seat)


def _end_game(village: Village, seat: int) -> None:
    """V-7.1: emptied gear of the player without a turn left, without its relic; hands to the discard pile."""
    other = village.seats[1 - seat]
    for card in cards_of(_emptied(village, other)):
        village.tuck_from_play(1 - seat, card, "V-7.1")
    for who, me in enumerate(village.seats):
        if me.hand:
            lay_down(village, who, tuple(cards_of(me.hand)), "V-7.1")
    village.table[ENDED] = 1
    village.table[BARRIERS] += 1
    village.stack[:] = [(OVER,)]
    result = score.result(village)
    scores: JSON = [score.points(village, me)._asdict() for me in village.seats]
    if village.log is not None:  # the scoring piles are turned up
        over: dict[str, JSON] = {"places": list(result.places), "scores": scores}
        village.log.append(Event("over", TABLE, "V-7.3", over, shows=True))


describe(FIRST_PLAYER)
describe(SETTING_UP, Field("step", high=2 * SEATS + 1), run=_run_setting_up)
describe(
    DRAFTING, SEAT, legal=_legal_drafting, apply=_apply_drafting, why=lambda *_: because("asked_draft"),
)  # fmt: skip
describe(
    ASIDE, run=_run_aside, legal=_legal_aside, apply=_apply_aside, why=lambda *_: because("asked_aside"),
)  # fmt: skip
describe(TURN_FRAME, SEAT, run=always_asked, legal=_legal_turn, apply=_apply_turn, why=_why_turn)
describe(
    ENDING, SEAT, Field("begun", high=1),
    run=_run_ending, legal=_legal_ending, apply=_apply_ending, why=lambda *_: because("asked_tuck_order"),
)  # fmt: skip
describe(TUCK_GEAR, SEAT, Field("card", "gear"), run=_run_tuck_gear)
describe(OVER)

assert len(STARTERS) == 3
