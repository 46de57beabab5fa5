"""Batches of triggers: gear that hands over a coin and buildings that answer (V-4.1, V-5.1, V-5.3, V-10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kubok.venture.actions import CHOOSE, choose
from kubok.venture.frames import ABOUT, BATCH, CARDS, EFFECTS, SEAT, Field, Frame, describe
from kubok.venture.pieces import cards_of
from kubok.venture.reasons import because

if TYPE_CHECKING:
    from kubok.venture.village import Village


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
    return choose(frame[3])


def _apply_batch(village: Village, frame: Frame, seat: int, action: int) -> None:
    _, _, about, batch, own = frame
    card = action - CHOOSE
    village.stack[-1] = (BATCH, seat, about, batch ^ 1 << card, own)
    if village.game.gear >> card & 1:
        _hand_over(village, seat, card)
    else:
        _answer(village, seat, card, about, own)


describe(
    BATCH, SEAT, ABOUT, CARDS, Field("own", "card?"),
    run=_run_batch, legal=_legal_batch, apply=_apply_batch, why=lambda *_: because("asked_order"),
)  # fmt: skip
