"""The odds of the next roll, exact: how likely a push busts, and how many hits, coins and feet it brings.

What a push does is asked of the rules themselves, on a copy; only the dice are counted here. A die that could still
save a push that would bust is not counted: whoever shows the odds names it beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from kubok.cubitos.actions import PUSH
from kubok.cubitos.frames import A_PUSH, ROLLING
from kubok.cubitos.pieces import COIN_WORTH, FOOT_WORTH, HAND, KIND_COUNT, SIDES
from kubok.cubitos.race import Race

NEVER: Final = Fraction(0)


def bust_chance(race: Race, seat: int, action: int = PUSH) -> Fraction:
    """How likely the seat's roll in the air, or else its next push, is a bust (C-3.4). 0 where it risks nothing.

    `action` is another way to begin the push, as using a green die.

    >>> from kubok.cubitos import Cubitos
    >>> race = Cubitos(seats=2).start()
    >>> events = race.resolve(race.chance()[0], (0,))
    >>> bust_chance(race, 0)  # the first roll of the phase is no push
    Fraction(0, 1)
    >>> events = race.resolve(race.chance()[0], (0, 0, 0, 0, 1, 1, 1, 4, 6, 40))
    >>> bust_chance(race, 0)  # four light dice, a dark one and the first-player die are left to roll
    Fraction(625, 3888)
    """
    rolled = _rolled(race, seat, action)
    if rolled is None:
        return NEVER
    me = rolled.seats[seat]
    at_risk = me.risk and not me.shield and me.why_rolled == A_PUSH
    return _hits(rolled, seat)[0] if at_risk else NEVER


def hit_chances(race: Race, seat: int, action: int = PUSH) -> tuple[Fraction, ...]:
    """The chances of 0, 1, 2 … hits in the seat's roll in the air, or else in its next push; empty if there is none.

    >>> from kubok.cubitos import Cubitos
    >>> race = Cubitos(seats=2).start()
    >>> events = race.resolve(race.chance()[0], (0,))
    >>> chances = hit_chances(race, 1)
    >>> len(chances), sum(chances), chances[0] == Fraction(5, 6) ** 7 * Fraction(4, 6) ** 2
    (10, Fraction(1, 1), True)
    """
    rolled = _rolled(race, seat, action)
    return () if rolled is None else _hits(rolled, seat)


def coin_chances(race: Race, seat: int, action: int = PUSH) -> tuple[Fraction, ...]:
    """The chances of 0, 1, 2 … coins on the dice of that roll; what abilities make of them is not counted.

    >>> from kubok.cubitos import Cubitos
    >>> race = Cubitos(seats=2).start()
    >>> events = race.resolve(race.chance()[0], (0,))
    >>> coin_chances(race, 1)[0] == Fraction(5, 6) ** 9
    True
    """
    rolled = _rolled(race, seat, action)
    return () if rolled is None else _sums(rolled, seat, COIN_WORTH)


def foot_chances(race: Race, seat: int, action: int = PUSH) -> tuple[Fraction, ...]:
    """The chances of 0, 1, 2 … feet on the dice of that roll."""
    rolled = _rolled(race, seat, action)
    return () if rolled is None else _sums(rolled, seat, FOOT_WORTH)


def _rolled(race: Race, seat: int, action: int) -> Race | None:
    """The race with the seat's dice in the air; None if it has nothing to roll."""
    if race.seats[seat].doing == ROLLING:
        return race
    if action not in race.legal(seat):
        return None
    trial = race.copy().collect(False)
    trial.apply(seat, action)
    if PUSH in trial.legal(seat) and action != PUSH:  # a die was moved in, and more could follow
        trial.apply(seat, PUSH)
    return trial if trial.seats[seat].doing == ROLLING else None


HIT: Final = tuple(int(code & 3 > 0) for code in range(4 * KIND_COUNT))
"""What a side counts as a hit: face 0 is the blank one."""


def _hits(race: Race, seat: int) -> tuple[Fraction, ...]:
    return _sums(race, seat, HIT)


def _sums(race: Race, seat: int, worth: Sequence[int]) -> tuple[Fraction, ...]:
    """The chances of every sum over the dice in hand, each side counting what `worth` gives its code."""
    counts = [1]
    dice = 0
    for kind in range(KIND_COUNT):
        sides = [worth[code] for code in SIDES[kind]]
        for _ in range(race.seats[seat].dice[HAND + kind]):
            dice += 1
            new = [0] * (len(counts) + max(sides))
            for so_far, count in enumerate(counts):
                for side in sides:
                    new[so_far + side] += count
            counts = new
    return tuple([Fraction(count, 6**dice) for count in counts])
