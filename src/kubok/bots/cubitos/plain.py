"""The plain player of Cubitos: no risk, the dearest dice, the shortest way, every ability.

It looks at nothing but the rules, and is the least that a bot worth the name must beat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kubok.bots.cubitos.ways import as_race, first_of, progress_step, with_dice
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
from kubok.cubitos.pieces import FACE_NAMES, GREYS, HOMES, RISKY, TRAY_KINDS, Seat
from kubok.cubitos.race import Race
from kubok.kernel import State

Answer: TypeAlias = "Callable[[Race, Seat, tuple[int, ...]], int]"


class Plain:
    """Plays by simple rules; the seed changes nothing, for there is nothing to draw."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, state: State, seat: int) -> int:
        race = as_race(state)
        me = race.seats[seat]
        legal = race.legal(seat)
        answer = ANSWERS.get(me.doing)
        action = first_of(legal) if answer is None else answer(race, me, legal)
        return action if action in legal else first_of(legal)


def _draw(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    """The dearest die first, and as many as allowed."""
    dice = [action for action in legal if action >= FROM_DRAW]
    return max(dice, key=lambda action: (_price(race, action), action), default=first_of(legal))


def _price(race: Race, action: int) -> int:
    """What the die that an action points at costs; the first-player die has no price."""
    home = HOMES[kind_of(action)]
    return race.game.prices[home] if home < TRAY_KINDS else 0


def _help(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    """Ledercheesen: add a die, and get the discard zone back for it if needed."""
    return YES if YES in legal else _draw(race, me, legal)


def _choose(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    """Pass as soon as a push risks a bust (C-3.4); otherwise push, with every die that may roll along."""
    if PASS in legal and (me.risk or me.active_dice() >= RISKY):
        return PASS
    along = [action for action in legal if action >= FROM_ACTIVE]
    return along[0] if along else PUSH if PUSH in legal else PASS


def _push(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    return (PUSH, *with_dice(legal))[-1]


def _bust(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    return DONE


def _step(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    """The shortest way; done or no where no step leads on."""
    step = progress_step(race, me, legal)
    return (DONE if DONE in legal else NO) if step is None else step


def _bonus(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    """Take all there is: credits, a fan, the dearest die; of dice to lose only greys."""
    for action in (TAKE_CREDITS, TAKE_FAN):
        if action in legal:
            return action
    greys = [action for action in legal if FROM_DRAW <= action < FROM_TRAY and kind_of(action) in GREYS]
    return greys[0] if greys else _buy(race, me, legal)


def _face(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    """The dearest die, on its symbol."""
    dice = with_dice(legal)
    symbols = [action for action in dice if FACE_NAMES[kind_of(action)][CODE_OF[action] & 3] == "symbol"]
    return max(symbols or dice, key=lambda action: (_price(race, action), action))


def _lose(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    """The cheapest die; a coloured one only if it must be."""
    dice = [action for action in legal if action != DONE and (DONE not in legal or HOMES[kind_of(action)] in GREYS)]
    return min(dice, key=lambda action: (_price(race, action), action), default=DONE)


def _gain(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    trays = [action for action in legal if action >= FROM_TRAY]
    return max(trays, key=lambda action: race.game.prices[action - FROM_TRAY])


def _point(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    return YES if YES in legal else legal[0]


def _buy(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    """The dearest die."""
    trays = [action for action in legal if FROM_TRAY <= action < FROM_TRAY + TRAY_KINDS]
    return max(trays, key=lambda action: (race.game.prices[action - FROM_TRAY], -action), default=DONE)


ANSWERS: Final[dict[int, Answer]] = {
    DRAWING: _draw,
    ADDING: _draw,
    HELPING: _help,
    CHOOSING: _choose,
    PUSHING: _push,
    BUSTED: _bust,
    STEPPING: _step,
    MOVING: _step,
    BONUS: _bonus,
    POINTING: _point,
    BUYING: _buy,
    PLACING: _face,
    TAKING: _face,
    LOSING: _lose,
    GAINING: _gain,
}
"""By frame. The rest needs no answer: whatever can be used is used, the first die of the table first."""
