"""What a legal action means where it is offered. The action table has one id for a die wherever it is pointed at, and
one for an exit wherever that leads (docs/actions.md); terminal, page and programs are told here what it comes to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.cubitos.actions import CODE_OF, FROM_ACTIVE, FROM_DRAW, FROM_TRAY, PLAYER, PUSH, STEP
from kubok.cubitos.frames import (
    ADDING,
    BONUS,
    BUSTED,
    BUYING,
    DRAWING,
    GIVING,
    HELPING,
    LOSING,
    OTHER,
    PICKING,
    PLACING,
    POINTING,
    TAKING,
)
from kubok.cubitos.pieces import PHASE, RISKY, ROLL_PHASE
from kubok.kernel import JSON

if TYPE_CHECKING:
    from kubok.cubitos.race import Race

_POINTED: Final = {
    BUSTED: "discard",
    LOSING: "lose",
    BONUS: "lose",
    PLACING: "set",
    TAKING: "borrow",
    PICKING: "take",
    GIVING: "give",
    OTHER: "move_in",
}
"""What pointing at a die means, by frame."""


def means(race: Race, seat: int, action: int) -> dict[str, JSON]:
    """`means`: what is done with the die that the action points at; `leads`: the space to which a step or exit goes;
    `safe`: whether a push cannot bust.

    >>> from kubok.cubitos import stage
    >>> race = stage("active white foot, brown symbol", moment="after swords")
    >>> [(str(race.game.actions[action]), means(race, 0, action)) for action in race.legal(0)]
    [('done', {}), ('active brown symbol', {'means': 'use'})]
    """
    if STEP <= action < FROM_DRAW:
        return {"means": "point" if _frame(race, seat) == POINTING else "step", "leads": _leads(race, seat, action)}
    if action == PUSH:
        return {"safe": is_safe(race, seat)}
    return {"means": _deed(race, seat, action)} if FROM_DRAW <= action <= PLAYER else {}


def is_safe(race: Race, seat: int) -> bool:
    """Can the next push not bust, whatever falls (C-3.4)?"""
    me = race.seats[seat]
    return bool(me.shield) or not (me.risk or me.active_dice() >= RISKY)


def _frame(race: Race, seat: int) -> int:
    return race.seats[seat].doing


def _leads(race: Race, seat: int, action: int) -> int:
    me, track = race.seats[seat], race.game.track
    if _frame(race, seat) == POINTING:
        return dict(track.near[me.pointer])[action - STEP]
    return race.game.targets[me.space][action]


def _deed(race: Race, seat: int, action: int) -> str:
    frame = _frame(race, seat)
    if action >= FROM_TRAY:
        return "buy" if frame == BUYING else "gain"
    if action >= FROM_ACTIVE:
        if frame in _POINTED:
            return _POINTED[frame]
        pushing = race.table[PHASE] == ROLL_PHASE and CODE_OF[action] in race.game.moving_in
        return "move_in" if pushing else "use"
    return "draw" if frame in (DRAWING, ADDING, HELPING) else _POINTED.get(frame, "take")
