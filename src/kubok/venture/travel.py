"""Moves on the board: ways, forks, tolls, tokens and rewards (V-3.3 to V-3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.kernel import Reason
from kubok.venture import picking
from kubok.venture.actions import STOP, WAY, WAYS
from kubok.venture.board import CARDS as IN_CARDS
from kubok.venture.board import MOST_SPACES
from kubok.venture.frames import EFFECTS, REWARD, SEAT, SOURCE, STEPPING, TRAVELLING, Field, Frame, describe
from kubok.venture.pieces import NO_CARD
from kubok.venture.reasons import because
from kubok.venture.words import CONDITION

if TYPE_CHECKING:
    from kubok.venture.village import Village

_TRAVEL: Final = CONDITION["travel"]
_CHEST: Final = CONDITION["chest"]
_TRAIL_END: Final = CONDITION["trail end"]
_TOKEN: Final = CONDITION["token"]


def _payable(village: Village, seat: int) -> list[int]:
    """The ways on from here, by number, whose toll can be paid (V-3.4)."""
    board, me = village.game.board, village.seats[seat]
    hand = me.hand.bit_count()
    found = []
    for number, space in enumerate(board.ways[me.space]):
        unit, price = board.spaces[space].toll
        if price <= (hand if unit == IN_CARDS else me.coins):
            found.append(number)
    return found


def _run_travelling(village: Village, frame: Frame) -> bool:
    """The first step is compulsory if it can be made, later ones are not (V-3.3, V-3.4)."""
    _, seat, left, _, moved, _ = frame
    ways = _payable(village, seat) if left else ()
    if not ways:
        _arrive(village, frame)
        return True
    if moved or len(ways) > 1:
        return False
    _step(village, frame, ways[0])
    return True


def _step(village: Village, frame: Frame, way: int) -> None:
    """Pay the toll just before the step; what it triggers is finished first (V-10.18)."""
    _, seat, left, drawing, _, source = frame
    board, me = village.game.board, village.seats[seat]
    space = board.ways[me.space][way]
    unit, price = board.spaces[space].toll
    village.stack[-1] = (TRAVELLING, seat, left - 1, drawing, 1, source)
    if price and unit == IN_CARDS:
        village.stack.append((STEPPING, seat, space))
        picking.pick(village, seat, picking.DISCARD, price, NO_CARD)
        return
    if price:
        me.coins -= price
        village.tell("paid", seat, "V-3.4", coins=price)
    me.space = space


def _run_stepping(village: Village, frame: Frame) -> bool:
    village.stack.pop()
    village.seats[frame[1]].space = frame[2]
    return True


def _arrive(village: Village, frame: Frame) -> None:
    """The move has ended: triggers first, then the reward (V-10.3). Not moved: neither (V-3.5)."""
    _, seat, _, drawing, moved, source = frame
    if not moved:
        village.stack.pop()
        village.tell("stayed", seat, "V-3.5")
        return
    game, space = village.game, village.seats[seat].space
    village.stack[-1] = (REWARD, seat, drawing)
    village.tell("travelled", seat, village.rule_of(source, "V-3.3"), space=game.board.spaces[space].key)
    listening = game.hears[_TRAVEL]
    if game.board.spaces[space].chest:
        listening |= game.hears[_CHEST]
    if game.board.end[space]:
        listening |= game.hears[_TRAIL_END]
    village.answer(seat, listening)


def _run_reward(village: Village, frame: Frame) -> bool:
    """V-3.8: a token is taken first, and its reward replaces the printed one."""
    _, seat, drawing = frame
    village.stack.pop()
    game, me = village.game, village.seats[seat]
    space = me.space
    pair = game.board.spaces[space].pair
    if pair >= 0:
        if not me.pairs >> pair & 1:
            me.pairs |= 1 << pair
            me.tokens += 1
            village.tell("took_enchantment", seat, "V-3.8", pair=pair + 1)
            village.answer(seat, game.hears[_TOKEN])
        return True
    if village.tokens >> space & 1:
        village.tokens ^= 1 << space
        village.tell("took_token", seat, "V-3.8", token=game.board.spaces[space].token_words)
        village.stack.append((EFFECTS, seat, game.token_rewards[space][drawing], 0, NO_CARD, NO_CARD))
        village.answer(seat, game.hears[_TOKEN])
    else:
        village.stack.append((EFFECTS, seat, game.rewards[space][drawing], 0, NO_CARD, NO_CARD))
    return True


def _legal(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    ways = [WAY + way for way in _payable(village, seat)]
    return (STOP, *ways) if frame[4] else tuple(ways)


def _apply(village: Village, frame: Frame, seat: int, action: int) -> None:
    if action == STOP:
        _arrive(village, frame)
    else:
        _step(village, frame, action - WAY)


def _why(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    if action == STOP:
        return because("must_move")
    if not WAY <= action < WAY + WAYS:
        return because("asked_way")
    ways = village.game.board.ways[village.seats[seat].space]
    return because("no_such_way" if action - WAY >= len(ways) else "toll")


describe(
    TRAVELLING, SEAT, Field("left", high=99), Field("drawing", high=1), Field("moved", high=1), SOURCE,
    run=_run_travelling, legal=_legal, apply=_apply, why=_why,
)  # fmt: skip
describe(STEPPING, SEAT, Field("space", "space", high=MOST_SPACES), run=_run_stepping)
describe(REWARD, SEAT, Field("drawing", high=1), run=_run_reward)
