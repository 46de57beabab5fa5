"""Blue: llamas, and a fish."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from kubok.cubitos import move, roll
from kubok.cubitos.actions import FROM_DRAW, STEP, YES
from kubok.cubitos.cards.card import Card, Coins, Effect, FanWithoutCredits, WaterFeet
from kubok.cubitos.frames import AGAIN, BY_ABILITY, POINTING, ROLLING, describe, enter, leave
from kubok.cubitos.pieces import (
    ACTIVE,
    AFTER_SWORDS,
    BEFORE_SWORDS,
    DISCARD,
    DRAW,
    GREYS,
    HAND,
    HOMES,
    MOST,
    MOVE_PHASE,
    NO_DICE,
    RED,
    ROLL,
    TRAYS,
    WHITE,
    Seat,
)
from kubok.cubitos.reasons import because
from kubok.cubitos.track import Track, Ways
from kubok.kernel import Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race

REACH: Final = 2


BOTH: Final = 0  # start and finish are one place, or seen as one
AT_START: Final = 1
AT_FINISH: Final = 2


def side_of(race: Race, me: Seat) -> int:
    """On which side of the large space the runner is, where start and finish lie apart (C-10.19)."""
    track = race.game.track
    if not race.game.ends_apart:
        return BOTH
    return AT_FINISH if (track.late(me.space) if me.space else me.laps) else AT_START


def around(track: Track, space: int, side: int) -> Ways:
    """The neighbours of a space; of the large one those on that side."""
    ways = track.near[space]
    return ways if space or not side else tuple(way for way in ways if track.late(way[1]) == (side == AT_FINISH))


@lru_cache(maxsize=4096)
def bonuses(track: Track, space: int, steps: int, side: int = BOTH) -> frozenset[int]:
    """The bonus spaces at most that many spaces away, counting every kind of space, both ways (C-10.19)."""
    found = {space} if track.bonus[space] is not None else set()
    if steps:
        for _, target in around(track, space, side):
            found |= bonuses(track, target, steps - 1, side)
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class TakeOneNear(Effect):
    """Take the bonus of one bonus space 1 or 2 spaces away: the owner points at it, step by step."""

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        enter(me, POINTING, me.space, REACH)


def something_near(race: Race, me: Seat) -> bool:
    """Is there a bonus near, other than that of the space where the move ended?"""
    return bool(bonuses(race.game.track, me.space, REACH, side_of(race, me)) - {me.space})


def _legal(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    track, space, pointer, steps = race.game.track, me.space, me.pointer, me.steps
    options = [YES] if pointer != space and track.bonus[pointer] is not None else []
    if steps:
        side = side_of(race, me)
        ways = around(track, pointer, side)
        options += [STEP + way for way, target in ways if bonuses(track, target, steps - 1, side) - {space}]
    return tuple(options)


def _apply(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == YES:
        pointer = me.pointer
        leave(me)
        race.tell("pointed", seat, "bob", at=pointer)
        move.offer_bonus(race, me, pointer)
    else:
        me.pointer = dict(race.game.track.near[me.pointer])[action - STEP]
        me.steps -= 1


def _why(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if action == YES:
        return because("not_here")
    return because("nothing_that_way") if STEP <= action < FROM_DRAW else because("asked_point")


describe(
    POINTING,
    phases=(MOVE_PHASE,),
    legal=_legal,
    apply=_apply,
    why=_why,
    most={"pointer": MOST["space"], "steps": REACH},
)

# The others


@dataclass(frozen=True, slots=True)
class GainDie(Effect):
    """Gain a die of that colour if the tray has one."""

    from_trays: ClassVar[bool] = True
    colour: int

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        if race.table[TRAYS + self.colour]:
            race.gain_die(seat, me, self.colour, race.game.rule(code))

    def trays(self) -> tuple[int, ...]:
        return (self.colour,)


@dataclass(frozen=True, slots=True)
class RollGreysAndWhites(Effect):
    """Roll all your grey and white dice of the draw and roll zones."""

    brings: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        for zone in (DRAW, ROLL):
            for kind in race.game.kinds:
                if HOMES[kind] in (*GREYS, WHITE):
                    me.dice[HAND + kind] += me.dice[zone + kind]
                    me.dice[zone + kind] = 0
        if me.dice[HAND:ACTIVE] != NO_DICE:
            enter(me, ROLLING, BY_ABILITY)


@dataclass(frozen=True, slots=True)
class RollMissesTwice(Effect):
    """Roll all dice of your roll zone, then once more what lies there then (C-10.17)."""

    brings: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        enter(me, AGAIN, 2)


def _prepare_again(race: Race, seat: int, me: Seat) -> bool:
    me.left -= 1
    if me.left < 0 or me.dice[ROLL:DISCARD] == NO_DICE:
        leave(me)
    else:
        roll.throw(me, BY_ABILITY)
    return True


describe(AGAIN, phases=(BEFORE_SWORDS, AFTER_SWORDS), prepare=_prepare_again, most={"left": 2})

CARDS = (
    Card("bob", after_move=TakeOneNear(), can_after_move=something_near),
    Card("undercover_fish", run=(WaterFeet(2),)),
    Card("llama_rama", run=(Coins(3),), power=(FanWithoutCredits(),)),
    Card("bahama_llama", run=(Coins(3), WaterFeet(1))),
    Card("llama_shaman", run=(Coins(2), GainDie(RED))),
    Card("stogie", now=RollGreysAndWhites()),
    Card("chilly_mcchillster", run=(RollMissesTwice(),)),
)
