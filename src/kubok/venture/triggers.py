"""Batches of triggers: gear that hands over a coin and buildings that answer (V-4.1, V-5.1, V-5.3, V-10.4).

And how far an answer can lead, which says whether the order of what is answered matters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.venture.actions import CHOOSE, choose
from kubok.venture.frames import ABOUT, BATCH, CARDS, EFFECTS, SEAT, Field, Frame, describe
from kubok.venture.pieces import cards_of
from kubok.venture.reasons import because
from kubok.venture.words import (
    CONDITION,
    DISCARD,
    DRAW,
    FROM_DISCARD,
    GAIN,
    IF,
    INVEST,
    JUMP,
    LOOK,
    LOOK_DISCARD,
    LOOK_DRAW,
    LOOK_TUCK,
    MAY,
    ON_GEAR,
    OR,
    PAY,
    PAY_DISCARD,
    PAY_TUCK,
    PUT_BACK,
    SUPPLY,
    THEY_DISCARD,
    THEY_DRAW,
    THEY_GAIN,
    TUCK,
    Step,
)

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
    """V-5.1: a building answers at once."""
    game = village.game
    program = game.investing[building] if building == own else _program(village, building)
    village.tell("answered", seat, game.names[building], card=game.names[building])
    village.stack.append((EFFECTS, seat, program, 0, building, about))


def _program(village: Village, card: int) -> int:
    """A relic, or what a building answers with; enchanted for good, its lasting effect (V-6.1)."""
    return (village.game.lasting if village.enchanted >> card & 1 else village.game.effect)[card]


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


# How far an answer can lead

_DISCARDS: Final = tuple(number for name, number in CONDITION.items() if name.startswith("discard"))
_MEETS: Final[dict[int, tuple[int, ...]]] = {
    GAIN: (CONDITION["gain"],), DRAW: (CONDITION["draw"],), FROM_DISCARD: (CONDITION["draw"],),
    LOOK: (CONDITION["look"],), LOOK_DRAW: (CONDITION["draw"],), LOOK_TUCK: (CONDITION["tuck"],),
    TUCK: (CONDITION["tuck"],), PAY_TUCK: (CONDITION["tuck"],), INVEST: (CONDITION["invest"],),
    DISCARD: _DISCARDS, PAY_DISCARD: _DISCARDS,
    **dict.fromkeys((LOOK_DISCARD, PUT_BACK, PAY, MAY, IF, OR, JUMP, THEY_GAIN, THEY_DRAW, THEY_DISCARD), ()),
}  # fmt: skip
"""The steps that leave the player's villagers as they are, and the conditions that they meet."""


def order_matters(village: Village, seat: int, villagers: int) -> bool:
    """V-2.8: whether it can matter which of these emptied villagers is tucked first.

    It can if what answers the tucks may lead to a villager that still lies there: a supply for it, say. Followed are
    the answers of the player's buildings and the relics of gear that is emptied meanwhile.
    """
    game, me, supplies = village.game, village.seats[seat], village.supplies
    heard = game.hears[CONDITION["tuck"]]
    spent = [card for card in cards_of(heard & me.gear) if 0 < supplies[card] < villagers.bit_count()]
    waiting = cards_of(heard & me.buildings) + spent
    followed = set(waiting)
    while waiting:
        steps = game.programs[_program(village, waiting.pop())]
        if any(_reaches_villagers(step) for step in steps):
            return True
        met = {condition for step in steps for condition in _MEETS.get(step[0], ())}
        listening = [card for condition in met for card in cards_of(game.hears[condition] & (me.buildings | me.gear))]
        waiting += [card for card in dict.fromkeys(listening) if card not in followed]
        followed.update(listening)
    return False


def _reaches_villagers(step: Step) -> bool:
    code, _, sort, _ = step
    return sort != ON_GEAR if code == SUPPLY else code not in _MEETS


describe(
    BATCH, SEAT, ABOUT, CARDS, Field("own", "card?"),
    run=_run_batch, legal=_legal_batch, apply=_apply_batch, why=lambda *_: because("asked_order"),
)  # fmt: skip
