"""Where a seat stands when it is asked: what its zones bring, and what feet, coins, dice and a bust are worth to it.

In the open race worths are feet. Once somebody may finish this round they are chances of winning, scaled to feet, so
that both can be weighed by the same code.
"""

from __future__ import annotations

from functools import cached_property
from math import exp
from typing import Final, NamedTuple

from kubok.bots.outlook import Zone, active_zone, owned
from kubok.bots.values import MOST_MONEY, MOST_RUN, STAGES, Values, chance_of_lead, stage_of
from kubok.bots.ways import remaining
from kubok.cubitos.frames import IDLE
from kubok.cubitos.pieces import FIRST, FOOT_PRICE, ROLL, Seat
from kubok.cubitos.race import Race

WIN: Final = 40.0
"""A win for sure, in the feet of the open race."""

REACH: Final = 1.4
"""A runner may finish this round who is no farther off than so many times its likely feet."""


class Rival(NamedTuple):
    """How far another seat is likely to get this round."""

    left: float
    """Steps to its finish."""
    mean: float
    spread: float
    """0 when it can roll no more."""
    bust: float

    def below(self, over: float) -> float:
        """The chance that it gets less far than so many steps beyond the finish."""
        reach = over + self.left
        if not self.spread:
            return float(self.mean < reach) if self.mean != reach else 0.5
        return self.bust + (1 - self.bust) / (1 + exp(-max(-30.0, min(30.0, (reach - self.mean) / self.spread))))


class Standing:
    """A seat's place in a race, as one expert sees it."""

    def __init__(self, race: Race, seat: int, values: Values, taste: tuple[float, ...] | None = None) -> None:
        self.race, self.seat, self.values, self.taste = race, seat, values, taste
        self.me = race.seats[seat]
        self.stage = stage_of(race, values.length)
        self.throw = values.throw[self.stage]

    @cached_property
    def zone(self) -> Zone:
        return active_zone(self.race, self.me)

    @cached_property
    def owned(self) -> tuple[int, ...]:
        return tuple([owned(self.me, kind) for kind in range(FIRST)])

    @cached_property
    def table(self) -> tuple[float, ...]:
        return self.values.money(self.stage, self.me.credits, self.me.fans, self.owned)

    @cached_property
    def runs(self) -> tuple[float, ...]:
        me = self.me
        return self.values.run(me.space, me.origin, self.stage, me.fans)

    def die(self, kind: int, less: int = 0) -> float:
        """What one more die of a kind is worth, or with -1 the last one of ours."""
        if kind >= FIRST:
            return 0.0  # borrowed: it goes back anyway
        worth = self.values.die[self.stage][kind] * self.values.by_fans[kind][self.me.fans]
        if self.taste is not None:
            worth = (max(worth, 0.0) + self.stage / STAGES) * self.taste[kind]
        return worth * self.values.fade[kind] ** max(0, self.owned[kind] + less) if worth > 0 else worth

    def feet(self, count: float) -> float:
        return _at(self.runs, count, MOST_RUN)

    def coins(self, more: float) -> float:
        """What so many coins are worth on top of the ones we have."""
        have = self.zone.coins
        return _at(self.table, have + more, MOST_MONEY) - _at(self.table, have, MOST_MONEY)

    def face(self, code: int) -> float:
        """What one die on that face is worth in the active zone, were it to come there now."""
        look = self.values.look
        zone = look.newly[code]
        for other, reading, power in look.readings:
            if other == code:
                zone = reading(self.race, self.me, power)
        return zone.feet + zone.kept * self.values.weights.kept + self.coins(zone.coins)

    # What a round comes to

    def worth(self, feet: float, coins: float, other: float) -> float:
        """What it is worth to end the roll phase with that much."""
        if self.late:
            return WIN * self.chance(feet + (coins + self.me.credits) / FOOT_PRICE) + 0.02 * other
        return _at(self.runs, feet, MOST_RUN) + _at(self.table, coins, MOST_MONEY) + other

    @cached_property
    def bust(self) -> float:
        """What is left after a bust: a fan, and the chance to put dice away."""
        w, me = self.values.weights, self.me
        return self.worth(0.0, 0.0, self.values.fan(me.fans, self.stage) + w.hand)

    @cached_property
    def left(self) -> int:
        return remaining(self.race, self.me)

    @cached_property
    def _lefts(self) -> list[int]:
        return [remaining(self.race, one) for one in self.race.seats]

    # The end of the race

    @cached_property
    def late(self) -> bool:
        """May the race end this round?"""
        if min(self._lefts) > 30:
            return False
        return any(rival.left <= REACH * rival.mean for rival in (*self.rivals, self.likely(self.me)))

    @cached_property
    def rivals(self) -> tuple[Rival, ...]:
        return tuple([self.likely(one) for seat, one in enumerate(self.race.seats) if seat != self.seat])

    def likely(self, one: Seat) -> Rival:
        """How far a seat gets: by its active zone, and by its dice if it still rolls."""
        zone = active_zone(self.race, one)
        sure = zone.feet + (int(zone.coins) + one.credits) / FOOT_PRICE
        left = float(remaining(self.race, one))
        if one.stack[-1] == IDLE:
            return Rival(left, float(int(sure)), 0.0, 0.0)
        more = 0.0
        for kind, _, _, _, feet, coins, _ in self.values.rolled:
            count = one.dice[ROLL + kind]
            if count:
                more += count * (feet + coins / FOOT_PRICE)
        if not sum(one.dice[ROLL : ROLL + FIRST + 1]):
            more = 1.0
        return Rival(left, sure + 1.6 * more, 0.6 + 0.5 * more, 0.15)

    def chance(self, reach: float) -> float:
        """The chance to win for whoever gets so far this round."""
        over = reach - self.left
        if over >= 0:
            over = float(int(over))
            chance = 1.0
            for rival in self.rivals:
                chance *= rival.below(over)
            return chance
        nobody, ahead = 1.0, 99.0
        for rival in self.rivals:
            nobody *= rival.below(-0.01)
            ahead = min(ahead, over + rival.left - rival.mean * (1 - rival.bust))
        return nobody * chance_of_lead(ahead, self.values.weights.late)


def _at(table: tuple[float, ...], count: float, most: int) -> float:
    if count >= most:
        return table[most]
    whole = int(count)
    part = count - whole
    return table[whole] if not part else table[whole] + part * (table[whole + 1] - table[whole])
