"""Yellow: cheeses, who like a risk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kubok.cubitos import move
from kubok.cubitos.actions import FROM_DRAW, NO, STEP
from kubok.cubitos.cards.card import Card
from kubok.cubitos.frames import STEPPING, describe, enter, leave
from kubok.cubitos.pieces import MOST_DICE, ROLL_PHASE, Seat
from kubok.cubitos.reasons import because
from kubok.kernel import Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


def may_step(race: Race, seat: int, me: Seat, dice: int) -> None:
    """For each die the runner may step to a neighbouring dry space at once (C-10.8)."""
    enter(me, STEPPING, dice)


def _prepare(race: Race, seat: int, me: Seat) -> bool:
    if me.stack[-2]:
        return False
    leave(me)
    return True


def _legal(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (NO, *race.game.dry_steps[me.space])


def _apply(race: Race, seat: int, me: Seat, action: int) -> None:
    me.stack[-2] -= 1
    if action != NO:
        move.stand_on(race, seat, me, race.game.targets[me.space][action], "reckless_cheese")


def _why(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return move.why_not_step(race, me, action - STEP, 1) if STEP <= action < FROM_DRAW else because("asked_step")


describe(
    STEPPING,
    phases=(ROLL_PHASE,),
    prepare=_prepare,
    legal=_legal,
    apply=_apply,
    why=_why,
    most=(MOST_DICE, 0),
)

CARDS = (Card("reckless_cheese", after_push=may_step),)
