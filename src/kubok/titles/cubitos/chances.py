"""What a push risks and what it may bring, exact, for the people at the screen; the rules are asked on a copy."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from kubok.cubitos import Race
from kubok.cubitos.actions import PUSH
from kubok.cubitos.frames import ROLLING
from kubok.cubitos.odds import bust_chance, hit_chances
from kubok.cubitos.pieces import (
    ACTIVE,
    CODE_NAMES,
    COIN_WORTH,
    CREDIT_CODE,
    FIRST,
    FOOT_WORTH,
    HAND,
    KIND_COUNT,
    SIDES,
    WHITE,
    home,
)

NEVER = Fraction(0)


class Chances(NamedTuple):
    """The odds of one push. `coin`, `foot`, `credit` and `cards` are chances of at least one such face."""

    dice: int
    at_risk: bool
    protected: bool
    bust: Fraction
    hits: Fraction
    """How many to expect."""
    coins: Fraction
    feet: Fraction
    coin: Fraction
    foot: Fraction
    credit: Fraction
    cards: Mapping[int, Fraction]
    """By colour."""


class Protection(NamedTuple):
    """Active dice that could still help against a bust: `protect` a push, `save` from the bust, `keep` dice in it."""

    how: str
    kind: int
    die: str
    many: int


def of_push(race: Race, seat: int, action: int = PUSH) -> Chances | None:
    """The odds of the seat's next push, begun by that action; None if no roll follows at once.

    >>> from kubok.cubitos import Cubitos
    >>> race = Cubitos(seats=2).start()
    >>> events = race.resolve(race.chance()[0], (0,))
    >>> events = race.resolve(race.chance()[0], (0, 0, 0, 0, 1, 1, 1, 4, 6, 40))
    >>> chances = of_push(race, 0)
    >>> chances.dice, chances.bust, chances.foot, chances.hits
    (6, Fraction(625, 3888), Fraction(11, 36), Fraction(3, 2))
    """
    if action not in race.legal(seat):
        return None
    trial = race.copy().collect(False)
    trial.apply(seat, action)
    if action != PUSH and PUSH in trial.legal(seat):
        trial.apply(seat, PUSH)
    me = trial.seats[seat]
    if me.doing != ROLLING:
        return None
    sides = [SIDES[kind] for kind in range(KIND_COUNT) for _ in range(me.dice[HAND + kind])]
    shown = {kind: {c for c in range(4 * KIND_COUNT) if home(c >> 2) == kind and _is_symbol(c)} for kind in _COLOURS}
    cards = {kind: _any(sides, codes) for kind, codes in shown.items()}
    return Chances(
        dice=len(sides),
        at_risk=bool(me.risk),
        protected=bool(me.shield),
        bust=NEVER if me.shield else bust_chance(trial, seat),
        hits=sum((n * chance for n, chance in enumerate(hit_chances(trial, seat))), NEVER),
        coins=sum((Fraction(COIN_WORTH[code], 6) for die in sides for code in die), NEVER),
        feet=sum((Fraction(FOOT_WORTH[code], 6) for die in sides for code in die), NEVER),
        coin=_any(sides, {code for code, worth in enumerate(COIN_WORTH) if worth}),
        foot=_any(sides, {code for code, worth in enumerate(FOOT_WORTH) if worth}),
        credit=_any(sides, {CREDIT_CODE}),
        cards={kind: chance for kind, chance in cards.items() if chance},
    )


_COLOURS = range(WHITE, FIRST)


def _is_symbol(code: int) -> bool:
    return CODE_NAMES[code].endswith((" symbol", " power"))


def _any(sides: list[tuple[int, ...]], wanted: set[int]) -> Fraction:
    """How likely at least one of these dice shows one of these codes."""
    none = Fraction(1)
    for die in sides:
        none *= Fraction(sum(code not in wanted for code in die), 6)
    return 1 - none


def protection(race: Race, seat: int) -> list[Protection]:
    """The seat's active dice that could still help, and have not been used."""
    game, dice = race.game, race.seats[seat].dice
    groups = {
        "protect": () if game.moves_in or race.seats[seat].shield else game.pushers,
        "save": game.rescue_codes,
        "keep": game.keep_codes,
    }
    return [
        Protection(how, code >> 2, CODE_NAMES[code], dice[ACTIVE + code])
        for how, codes in groups.items()
        for code in codes
        if dice[ACTIVE + code]
    ]
