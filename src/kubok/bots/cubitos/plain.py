"""The plain player of Cubitos: no risk, the dearest dice, the shortest way, every ability.

It looks at nothing but the rules, and is the least that a bot worth the name must beat.
"""

from __future__ import annotations

from typing import Final

from kubok.bots.cubitos.deciding import Answer, Answering, ByFrame, Legal, is_at_risk, trays
from kubok.bots.cubitos.ways import first_of, progress_step, with_dice
from kubok.cubitos.actions import (
    CODE_OF,
    DONE,
    FROM_ACTIVE,
    FROM_DRAW,
    FROM_TRAY,
    NO,
    PASS,
    PUSH,
    TAKE_CREDITS,
    TAKE_FAN,
    YES,
)
from kubok.cubitos.choices import kind_of
from kubok.cubitos.frames import (
    ADDING,
    BONUS,
    BUSTED,
    BUYING,
    CHOOSING,
    DRAWING,
    GAINING,
    HELPING,
    LOSING,
    MOVING,
    PLACING,
    POINTING,
    PUSHING,
    STEPPING,
    TAKING,
)
from kubok.cubitos.pieces import FACE_NAMES, GREYS, HOMES, TRAY_KINDS, Seat
from kubok.cubitos.race import Race

ANSWERS: Final[ByFrame[Answer]] = ByFrame()
"""By frame. The rest needs no answer: whatever can be used is used, the first die of the table first."""


def _price(race: Race, action: int) -> int:
    """What the die that an action points at costs; the first-player die has no price."""
    home = HOMES[kind_of(action)]
    return race.game.prices[home] if home < TRAY_KINDS else 0


@ANSWERS.at(DRAWING, ADDING)
def _draw(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """The dearest die first, and as many as allowed."""
    dice = [action for action in legal if action >= FROM_DRAW]
    return max(dice, key=lambda action: (_price(race, action), action), default=first_of(legal))


@ANSWERS.at(HELPING)
def _help(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Ledercheesen: add a die, and get the discard zone back for it if needed."""
    return YES if YES in legal else _draw(race, seat, me, legal)


@ANSWERS.at(CHOOSING)
def _choose(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Pass as soon as a push risks a bust (C-3.4); otherwise push, with every die that may roll along."""
    if PASS in legal and is_at_risk(me):
        return PASS
    along = [action for action in legal if action >= FROM_ACTIVE]
    return along[0] if along else PUSH if PUSH in legal else PASS


@ANSWERS.at(PUSHING)
def _push(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    return (PUSH, *with_dice(legal))[-1]


@ANSWERS.at(BUSTED)
def _bust(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    return DONE


@ANSWERS.at(STEPPING, MOVING)
def _step(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """The shortest way; done or no where no step leads on."""
    step = progress_step(race, me, legal)
    return (DONE if DONE in legal else NO) if step is None else step


@ANSWERS.at(BONUS)
def _bonus(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Take all there is: credits, a fan, the dearest die; of dice to lose only greys."""
    for action in (TAKE_CREDITS, TAKE_FAN):
        if action in legal:
            return action
    greys = [action for action in legal if FROM_DRAW <= action < FROM_TRAY and kind_of(action) in GREYS]
    return greys[0] if greys else _buy(race, seat, me, legal)


@ANSWERS.at(PLACING, TAKING)
def _face(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """The dearest die, on its symbol."""
    dice = with_dice(legal)
    symbols = [action for action in dice if FACE_NAMES[kind_of(action)][CODE_OF[action] & 3] == "symbol"]
    return max(symbols or dice, key=lambda action: (_price(race, action), action))


@ANSWERS.at(LOSING)
def _lose(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """The cheapest die; a coloured one only if it must be."""
    dice = [action for action in legal if action != DONE and (DONE not in legal or HOMES[kind_of(action)] in GREYS)]
    return min(dice, key=lambda action: (_price(race, action), action), default=DONE)


@ANSWERS.at(GAINING)
def _gain(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    return FROM_TRAY + max(trays(legal), key=lambda kind: race.game.prices[kind])


@ANSWERS.at(POINTING)
def _point(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    return YES if YES in legal else legal[0]


@ANSWERS.at(BUYING)
def _buy(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """The dearest die."""
    prices = race.game.prices
    best = max(trays(legal), key=lambda kind: (prices[kind], -kind), default=None)
    return DONE if best is None else FROM_TRAY + best


class Plain(Answering):
    """Plays by simple rules."""

    answers = ANSWERS
