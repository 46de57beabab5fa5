"""Where a seat stands when it is asked: what its zones bring, and what feet, coins, dice and a bust are worth to it.

`Standing` values by the lore and `Learnt` by the network of a set; both read faces as steady does (`outlook`), whose
own worths of dice and money stay apart, for it is frozen. In the open race worths are feet. Once somebody may finish
this round they are chances of winning, scaled to feet, so that both can be weighed by the same code.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import pairwise
from math import exp
from typing import Final, NamedTuple

from kubok.bots import GAMES_KEPT
from kubok.bots.cubitos.deciding import prize_worth
from kubok.bots.cubitos.judgement import MOST_MONEY
from kubok.bots.cubitos.outlook import Zone, active_zone, at_count, face_zone, owned, shelf
from kubok.bots.cubitos.strength import (
    A_CREDIT,
    CREDITS,
    FANS,
    LEFT,
    LIMIT,
    SPENT,
    TOKENS,
    Hinges,
    Strength,
    describe,
    limits,
)
from kubok.bots.cubitos.values import (
    MOST_ROUTED,
    MOST_RUN,
    STAGES,
    Values,
    chance_of_lead,
    goals,
    stage_of,
)
from kubok.bots.cubitos.ways import remaining, routes
from kubok.cubitos.frames import IDLE
from kubok.cubitos.game import Cubitos
from kubok.cubitos.pieces import FIRST, FOOT_PRICE, LAST_FAN, LIGHT, ROLL, WHITE, Seat
from kubok.cubitos.race import Race

MARKS: Final = (0, 1, 2, 4, 7, 11, 16, 24)
"""Steps at which it is worked out what they are worth."""

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
    def prize(self) -> float:
        """What the most swords bring."""
        return prize_worth(self.values.look, self.me) * self.values.weights.swords

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

    @property
    def lost(self) -> float:
        """What it is worth to be rid of a light grey die."""
        return self.values.lost[self.stage]

    @property
    def credit(self) -> float:
        """What a credit kept is worth."""
        return self.values.thing["credit"][self.stage]

    def fan(self) -> float:
        """What the next space of the fan track is worth."""
        return self.values.fan(self.me.fans, self.stage)

    def unpaid_fan(self) -> float:
        """The same without its credits."""
        return self.values.unpaid_fan(self.me.fans, self.stage)

    def bonus(self, space: int) -> float:
        """What the bonus of a space is worth (C-6.5)."""
        return self.values.bonus(space, self.stage, self.me.fans)

    def end(self, space: int, bonus: bool, finish: bool = False) -> float:
        """What it is worth to end a move on a space, besides the way."""
        return self.values.end(space, self.stage, self.me.fans, bonus, finish)

    def steps(self, gain: int) -> float:
        """What it is worth to be so many steps nearer to the finish."""
        return gain

    def goods(self, dice: tuple[int, ...], credits: int) -> float:
        """What it is worth to buy these dice, for so many of our credits besides all coins."""
        return sum([self.die(kind) for kind in dice]) - self.credit * credits

    def left_with(self, price: int) -> float:
        """What is left of our money is worth, so much paid."""
        over = max(0, price - self.me.coins)
        if over:
            return self.values.money(self.stage, self.me.credits - over, self.me.fans, self.owned)[0]
        return self.table[min(self.me.coins - price, MOST_MONEY)]

    def feet(self, count: float) -> float:
        return at_count(self.runs, count, MOST_RUN)

    def coins(self, more: float) -> float:
        """What so many coins are worth on top of the ones we have."""
        have = self.zone.coins
        return at_count(self.table, have + more, MOST_MONEY) - at_count(self.table, have, MOST_MONEY)

    def face(self, code: int) -> float:
        """What one die on that face is worth in the active zone, were it to come there now."""
        zone = face_zone(self.values.look, self.race, self.me, code)
        return zone.feet + zone.kept * self.values.weights.kept + self.coins(zone.coins)

    # What a round comes to

    def worth(self, feet: float, coins: float, other: float) -> float:
        """What it is worth to end the roll phase with that much."""
        if self.late:
            return WIN * self.chance(feet + (coins + self.me.credits) / FOOT_PRICE) + 0.02 * other
        return at_count(self.runs, feet, MOST_RUN) + at_count(self.table, coins, MOST_MONEY) + other

    def winning(self, worth: float) -> float:
        """What it is good for to come so much further, as the race stands; only differences mean something."""
        return worth

    @cached_property
    def bust(self) -> float:
        """What is left after a bust: a fan, and the chance to put dice away."""
        w = self.values.weights
        return self.worth(0.0, 0.0, self.fan() + w.hand)

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
        if one.doing == IDLE:
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


class Learnt(Standing):
    """A seat's place as the network of its set sees it: every worth is what it adds to the strength of the seat."""

    def __init__(
        self,
        race: Race,
        seat: int,
        values: Values,
        net: Strength,
        taste: tuple[float, ...] | None = None,
        daring: Hinges | None = None,
    ) -> None:
        super().__init__(race, seat, values, taste)
        self.net, self.daring = net, daring

    @cached_property
    def _ground(self) -> tuple[list[float], int]:
        """The layer at the end of the round without our place, and the feature of a die that we get now."""
        features, all_fresh = describe(self.race, self.seat, limits(self.race)[self.seat], self._lefts, False)
        features[LEFT : LEFT + 4] = [0.0] * 4
        return self.net.layer(features), 0 if all_fresh else SPENT

    @cached_property
    def _layer(self) -> list[float]:
        return self.net.at_place(self._ground[0], self.left)

    @cached_property
    def _now(self) -> float:
        return self.net.read(self._layer)

    @cached_property
    def _nearer(self) -> tuple[float, ...]:
        """By steps gained: what that is worth; between the MARKS it changes evenly."""
        net, ground, left, now = self.net, self._ground[0], self.left, self._now
        table = [0.0]
        for low, high in pairwise(MARKS):
            there = high + net.read(net.at_place(ground, left - high)) - now
            here = table[-1]
            table += [here + (there - here) * (gain - low) / (high - low) for gain in range(low + 1, high + 1)]
        return tuple(table)

    def _more(self, *changes: tuple[int, float]) -> float:
        """What more or less of some features is worth."""
        layer = self._layer
        for feature, amount in changes[1:]:
            layer = self.net.plus(layer, feature, amount)
        return self.net.read_plus(layer, *changes[0]) - self._now

    def _liking(self, kind: int) -> float:
        """Here a taste is what a die is liked more than it is worth, in feet."""
        return 0.0 if self.taste is None else self.taste[kind]

    def die(self, kind: int, less: int = 0) -> float:
        if kind >= FIRST:
            return 0.0
        if less:
            return -self._more((self._ground[1] + kind, -1.0))
        return self._dice[kind]

    @cached_property
    def _dice(self) -> tuple[float, ...]:
        first = self._ground[1]
        return tuple([self._more((first + kind, 1.0)) + self._liking(kind) for kind in range(FIRST)])

    @cached_property
    def lost(self) -> float:
        return max(0.0, self._more((self._ground[1] + LIGHT, -1.0)))

    @cached_property
    def credit(self) -> float:
        return max(0.0, self._more((CREDITS, 4 * A_CREDIT)) / 4)

    @cached_property
    def _fans(self) -> tuple[float, float]:
        """What the next fan is worth, with its credits and without."""
        fans, game = self.me.fans, self.race.game
        credits, tokens = game.fans[fans] if fans < LAST_FAN else game.beyond
        token = ((TOKENS, float(tokens)), (LIMIT, float(tokens))) if tokens else ()
        further = ((FANS, 1.0),) if fans < LAST_FAN else ()
        return (
            self._more(*further, *token, (CREDITS, credits * A_CREDIT)),
            self._more(*further, *token) if further else 0.0,
        )

    def fan(self) -> float:
        return self._fans[0]

    def unpaid_fan(self) -> float:
        return self._fans[1]

    def goods(self, dice: tuple[int, ...], credits: int) -> float:
        kind = self._ground[1]
        return self._more(*[(kind + die, 1.0) for die in dice], (CREDITS, -credits * A_CREDIT)) + sum(
            [self._liking(die) for die in dice]
        )

    @cached_property
    def _shelf(self) -> list[tuple[int, float]]:
        """What money buys; two dice are worth what each is."""
        prices = self.race.game.prices
        return shelf([(prices[kind], max(0.0, self.die(kind))) for kind in range(WHITE, FIRST)])

    def _spend(self, credits: int) -> tuple[float, ...]:
        """By coins: what they and so many credits are worth."""
        kept = self.credit
        table = [-99.0] * (MOST_MONEY + 1)
        for price, worth in self._shelf:
            for coins in range(max(0, price - credits), MOST_MONEY + 1):
                left = worth - kept * (price - coins) if price > coins else worth
                if left > table[coins]:
                    table[coins] = left
        for coins in range(FOOT_PRICE, MOST_MONEY + 1):
            table[coins] = max(table[coins], table[coins - FOOT_PRICE] + 1)
        return tuple(table)

    @cached_property
    def table(self) -> tuple[float, ...]:
        return self._spend(self.me.credits)

    def left_with(self, price: int) -> float:
        over = max(0, price - self.me.coins)
        if over:
            return self._spend(self.me.credits - over)[0] - over * self.credit
        return self.table[min(self.me.coins - price, MOST_MONEY)]

    def steps(self, gain: int) -> float:
        if gain > MOST_RUN or gain < 0:
            return gain
        return self._nearer[gain]

    @cached_property
    def coin(self) -> float:
        """What one coin more is worth, in the mean."""
        return (self.table[12] - self.table[2]) / 10

    def bonus(self, space: int) -> float:
        bonus = self.race.game.track.bonus[space]
        if bonus is None:
            return 0.0
        worth = bonus.credits * max(self.coin, self.credit) + bonus.lose * self.lost
        if bonus.fan:
            worth += self.fan()
        if bonus.gain >= 0:
            prices = self.race.game.prices
            worth += max([0.0, *[self.die(kind) for kind in range(FIRST) if prices[kind] <= bonus.gain]])
        return worth

    def end(self, space: int, bonus: bool, finish: bool = False) -> float:
        if finish:
            return 0.0
        near = self.values.weights.ahead * self.values.near(space, self.stage, self.me.fans)
        return near + (self.bonus(space) if bonus else 0.0)

    @cached_property
    def lead(self) -> tuple[float, float]:
        """How far ahead of the best rival we would be at the end of this round without our own gains, and how many
        steps luck may still turn.
        """
        hands = limits(self.race)
        best = -99.0
        for other, one in enumerate(self.race.seats):
            if other != self.seat:
                features, _ = describe(self.race, other, hands[other], self._lefts, False)
                gains = self.values.weights.turn
                if one.doing == IDLE:
                    zone = active_zone(self.race, one)
                    gains = zone.feet + zone.coins * self.coin
                best = max(best, self.net.read(self.net.layer(features)) - self._lefts[other] + gains)
        return self._now - self.left - best, self.net.luck(min(self._lefts))

    def winning(self, worth: float) -> float:
        if self.late:
            return worth
        lead, luck = self.lead
        return self.sure / (1 + exp(-max(-30.0, min(30.0, (lead + worth) / luck))))

    @cached_property
    def sure(self) -> float:
        """What it is good for to win for sure."""
        return WIN if self.late else 4 * self.lead[1]

    @cached_property
    def runs(self) -> tuple[float, ...]:
        me = self.me
        table = [self.end(me.space, me.space != me.origin)] + [-99.0] * MOST_RUN
        ends: dict[int, float] = {}
        for feet, gain, space, finish, coins in moves(self.race.game, me.space):
            if space not in ends:
                ends[space] = self.end(space, space != me.origin)
            worth = self.steps(gain) + (0.0 if finish else ends[space]) - coins * self.coin
            table[feet] = max(table[feet], worth)
        for feet in range(1, MOST_RUN + 1):
            table[feet] = max(table[feet], table[feet - 1])
        return tuple(table)


@lru_cache(maxsize=64 * GAMES_KEPT)
def moves(game: Cubitos, space: int) -> tuple[tuple[int, int, int, bool, int], ...]:
    """Where a move from a space may lead: feet, steps gained, the space, whether past the finish, coins."""
    if not game.special:
        there = goals(game.track, space, MOST_RUN)
        return tuple((place.feet, place.gain, place.space, place.finish, 0) for place in there)
    least: dict[tuple[int, int, bool, int], int] = {}
    for feet in range(1, MOST_ROUTED + 1):
        for gain, route in routes(game, space, feet, 0, 0):
            least.setdefault((gain, route.space, route.finish, route.coins), feet)
    return tuple((feet, *what) for what, feet in least.items())
