"""Green: pineapples, who keep you rolling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kubok.cubitos import choices, roll
from kubok.cubitos.actions import ACTIVE_ID, CODE_OF, FROM_ACTIVE, FROM_TRAY
from kubok.cubitos.cards.card import Card, Effect, Feet
from kubok.cubitos.frames import OTHER, describe, enter, leave
from kubok.cubitos.pieces import ACTIVE, BORROWED, CODE_NAMES, DARK, GREEN, LIGHT, ROLL, ROLL_PHASE, Seat
from kubok.cubitos.reasons import because
from kubok.kernel import Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


@dataclass(frozen=True, slots=True)
class RollItToo(Effect):
    """Move this die from the active to the roll zone and roll it with the rest (C-10.3)."""

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        me.dice[ACTIVE + code] -= 1
        me.dice[ROLL + (code >> 2)] += 1
        race.tell("moved_in", seat, race.game.rule(code), die=CODE_NAMES[code])


@dataclass(frozen=True, slots=True)
class RollItAndAnother(RollItToo):
    """With the power symbol one other active die, if there is one, must be moved in as well."""

    takes: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        RollItToo.__call__(self, race, seat, me, code)
        if code & 3 == 2 and me.active_dice():
            enter(me, OTHER)


def _legal_other(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return tuple(ACTIVE_ID[code] for code, _ in me.active_faces())


def _apply_other(race: Race, seat: int, me: Seat, action: int) -> None:
    leave(me)
    kind, place = choices.place_of(race, me, action)
    me.dice[place] -= 1
    me.dice[ROLL + kind] += 1
    race.tell("moved_in", seat, "pineapple_rocks", die=CODE_NAMES[CODE_OF[action]])


def _why_other(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("no_die" if FROM_ACTIVE <= action < FROM_TRAY else "asked_other")


describe(OTHER, phases=(ROLL_PHASE,), legal=_legal_other, apply=_apply_other, why=_why_other)


@dataclass(frozen=True, slots=True)
class Protect(Effect):
    """That push cannot bust."""

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        me.use(code)
        me.shield = 1
        race.tell("protected", seat, race.game.rule(code))


@dataclass(frozen=True, slots=True)
class LoseThisInstead(Effect):
    """Lose this die instead of busting."""

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        race.lose(seat, me, ACTIVE + code, code >> 2, race.game.rule(code))
        roll.saved(race, seat, me)


@dataclass(frozen=True, slots=True)
class RollGreys(Effect):
    """Roll any of your grey dice, from any of your zones: a hit saves you (C-10.7)."""

    brings: ClassVar[bool] = True
    takes: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        name = race.game.rule(code)
        me.use(code)
        race.tell("used", seat, name, card=name, power=code & 3 == 2, moment="would_bust")
        choices.pick(me, choices.GREY, choices.ANY_NUMBER)


@dataclass(frozen=True, slots=True)
class RollNineColours(Effect):
    """Roll once up to 9 dice of different colours taken from your draw and roll zones."""

    brings: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        choices.pick(me, choices.NINE_COLOURS, 9)


CARDS = (
    Card("rock_on", before_push=RollItToo(), moves_in=True),
    Card("pina_cubelada", before_push=Protect()),
    Card("keep_on_rollin", would_bust=LoseThisInstead()),
    Card("pineapple_rocks", before_push=RollItAndAnother(), moves_in=True),
    Card("up_to_11", before_push=RollItToo(), moves_in=True, power=(Feet(2),)),
    Card("rolling_stoned", would_bust=RollGreys()),
    Card(
        "punk_fruit",
        keeps=(LIGHT, DARK, GREEN, LIGHT + BORROWED, DARK + BORROWED, GREEN + BORROWED),
        run=(RollNineColours(),),
    ),
)
