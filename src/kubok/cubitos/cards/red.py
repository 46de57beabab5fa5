"""Red: crabs, who compare swords."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kubok.cubitos import choices
from kubok.cubitos.actions import FROM_DRAW, FROM_TRAY, PLAYER
from kubok.cubitos.cards.card import Card, Credits, Effect, Feet, FeetFor, NextDraw
from kubok.cubitos.frames import GIVING, as_long_as, describe, enter, leave
from kubok.cubitos.pieces import AFTER_SWORDS, CHAMPION, DISCARD, FIRST, KINDS, RED, WHITE, WHITE_GREEN_EXEMPT, Seat
from kubok.cubitos.reasons import because
from kubok.kernel import Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


def fans(race: Race, me: Seat) -> int:
    return me.fans


@dataclass(frozen=True, slots=True)
class CreditEach(Effect):
    """1 credit for each player with fewer swords."""

    def __call__(self, race: Race, seat: int, me: Seat, fewer: int, /) -> None:
        race.gain_credits(seat, me, fewer, race.game.cards[RED - WHITE].name)


@dataclass(frozen=True, slots=True)
class RollTwoEach(Effect):
    """For each player with fewer swords roll exactly two of your non-red dice, all in one roll (C-10.11)."""

    brings: ClassVar[bool] = True
    takes: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, fewer: int, /) -> None:
        for dice in [2] * fewer if race.game.two_by_two else [2 * fewer]:
            choices.pick(me, choices.NOT_RED, dice)


# Crabby: choose a die, then, where players are tied for the fewest swords, one of them (C-10.12).


@dataclass(frozen=True, slots=True)
class GiveADie(Effect):
    """Give one of your dice, from any zone, to another player with the fewest swords."""

    takes: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, fewest: int, /) -> None:
        enter(me, GIVING, 0, fewest)


def _legal_giving(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    if not me.gift:
        return tuple(choices.losable(race, me))
    return tuple(PLAYER + left for left in range(1, len(race.seats)) if me.fewest >> left & 1)


def _apply_giving(race: Race, seat: int, me: Seat, action: int) -> None:
    if not me.gift:
        me.gift = action
        return
    die = me.gift
    leave(me)
    kind, place = choices.let_go(race, seat, me, die)
    other = (seat + action - PLAYER) % len(race.seats)
    me.dice[place] -= 1
    race.seats[other].dice[DISCARD + kind] += 1
    race.tell("gave", seat, "crabby", die=KINDS[kind], to=other)


def _why_giving(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if me.gift:
        return because("asked_player")
    if not FROM_DRAW <= action < FROM_TRAY:
        return because("asked_give")
    return because("first_player_die" if choices.kind_of(action) == FIRST else "no_die")


describe(
    GIVING,
    phases=(AFTER_SWORDS,),
    prepare=as_long_as(_legal_giving),
    legal=_legal_giving,
    apply=_apply_giving,
    why=_why_giving,
    most={"gift": FROM_TRAY, "fewest": 15},
)

CARDS = (
    Card("mr_soldier", most_swords=(Credits(3), Feet(2))),
    Card("punch_guy", most_swords=(NextDraw(WHITE_GREEN_EXEMPT),)),
    Card("supah_general", most_swords=(FeetFor(fans),)),
    Card("jacques_couteau", swords=RollTwoEach()),
    Card("champion", most_swords=(NextDraw(CHAMPION),)),
    Card("crabby", most_swords=(GiveADie(),), to_fewest=True),
    Card("el_bandito", swords=CreditEach()),
)
