"""What things are worth to the expert, in feet: dice, money, fans and bonuses at each stage of a race, and a move.

The figures are learnt, not thought out: `studies.cubitos.learn` finds the worth of dice and money in many games,
`studies.cubitos.tune` the weights, and both write `data/expert.toml`. What a fallen face brings is read as steady
reads it (`outlook`). A stage is how much of the race the leader has still to run, from STAGES at the start to 0 at the
finish.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from itertools import pairwise
from math import exp
from pathlib import Path
from typing import Final

from kubok.bots import GAMES_KEPT
from kubok.bots.cubitos.judgement import DICE_WORTH, MOST_MONEY
from kubok.bots.cubitos.outlook import outlook, shelf
from kubok.bots.cubitos.reading import known_of
from kubok.bots.cubitos.ways import Place, remaining, routes, walk
from kubok.cubitos.game import Cubitos
from kubok.cubitos.pieces import (
    FACES,
    FIRST,
    FOOT_PRICE,
    GREYS,
    HOMES,
    KIND_COUNT,
    KINDS,
    LAST_FAN,
    LIGHT,
    MISSES,
    RED,
    SIDES,
    WHITE,
)
from kubok.cubitos.race import Race
from kubok.cubitos.track import FAR, START, Track
from kubok.kernel import BadData

DATA: Final = Path(__file__).with_name("data") / "expert.toml"
STAGES: Final = 12
KNOTS: Final = (12, 8, 4)
"""The stages for which worths are learnt; between them they change evenly, and at 0 nothing is worth anything."""

MOST_RUN: Final = 24
MOST_ROUTED: Final = 13
"""Feet up to which a move is weighed; with jetpacks and shortcuts, for which ways are many, up to the second."""

MOST_BOUGHT: Final = 3
"""Feet bought on the way to something good; at the end of a race all money may go into feet."""

UNLEARNT: Final = (2.7, 2.3, 1.2)
"""For a die that nothing was learnt of: its worth to what steady thinks that it brings in a round."""

UNLEARNT_CREDIT: Final = (0.25, 0.25, 0.25)
NOTHING: Final = (0.0, 0.0, 0.0)

SHARED: Final = 0.5
"""How often the prize of the swords is ours if we have any."""

USUAL_FANS: Final = 4
"""Fans of a runner for whom the learnt worths of dice are meant."""

ANY_SET: Final = "any"


@dataclass(frozen=True)
class Weights:
    """The figures that are tuned by play. The defaults are where tuning began."""

    dare: float = 0.0
    """What a push at risk is worth besides what was learnt, in feet: styles differ here."""
    kept: float = 1.0
    """What a symbol brings besides feet and coins, against what steady thinks of it."""
    fresh: float = 1.0
    """The same of what a symbol brings as it falls."""
    swords: float = 1.0
    """What the most swords bring, against what steady thinks of it."""
    dice: float = 1.0
    """Dice that can be bought, against what was learnt."""
    early: float = 1.0
    """Dice at the very start, against what was learnt: they earn what buys the next ones."""
    fade: float = 1.0
    """How much faster further dice of a kind lose worth than steady thinks (a power)."""
    hand: float = 1.0
    """That a bust lets us put away dice that keep missing."""
    bonus: float = 1.0
    """Bonus spaces, against what they give."""
    near: float = 0.5
    """To end a move where the next one finds a bonus, a jetpack or a shortcut."""
    token: float = 1.0
    """Hand tokens, against what was learnt."""
    credit: float = 1.0
    """Credits kept, likewise."""
    fan: float = 1.0
    """Fans besides what their spaces give, likewise."""
    lose: float = 1.0
    """Greys lost, against what was learnt."""
    late: float = 9.0
    """How sharply a lead at the end becomes a win: feet for two chances in three or so."""
    again: float = 1.3
    """That one may push again: how much more a push is worth than what its roll brings."""
    ahead: float = 0.45
    """To end a move where the next one finds something, where a network knows the set."""
    turn: float = 8.0
    """What a round is worth to a rival who still rolls."""
    rolls: float = 2.5
    """Rolls in which a die that is drawn has time to hit."""


PUSHING: Final = ("dare", "gain", "lost", "saved", "spared")
"""A push at risk is worth more than a pass by `dare`, and `gain` of what its roll brings in the mean, less the chance
of a bust times `lost` of what lies there; `saved` of it with a die that can save the push, `spared` of it with one
that keeps some dice active."""

UNLEARNT_PUSHING: Final = {
    "dare": (1.0, 1.0, 0.5),
    "gain": (1.3, 1.3, 1.3),
    "lost": (1.0, 1.0, 1.0),
    "saved": (0.2, 0.2, 0.2),
    "spared": (0.5, 0.5, 0.5),
}


@dataclass(frozen=True)
class Lore:
    """All that was learnt: weights, and worths by set and thing at the KNOTS."""

    weights: Weights = Weights()
    worths: Mapping[str, Mapping[str, tuple[float, ...]]] = field(default_factory=dict)
    pushing: Mapping[str, tuple[float, ...]] = field(default_factory=lambda: dict(UNLEARNT_PUSHING))
    """What a push at risk comes to, by the KNOTS: see PUSHING."""

    def but(self, **weights: float) -> Lore:
        return replace(self, weights=replace(self.weights, **weights))


@lru_cache(maxsize=8)
def open_lore(style: str = "", path: Path = DATA) -> Lore:
    """The lore that comes with the program, or one of its styles.

    >>> open_lore("timid")
    Traceback (most recent call last):
    ...
    kubok.kernel.game.BadData: the expert has no style 'timid'; choose one of bold
    """
    raw = tomllib.loads(path.read_text("utf-8"))
    known = {one.name for one in fields(Weights)}
    styles = raw.get("styles", {})
    if style and style not in styles:
        raise BadData(
            "no_style", "the expert has no style {style}; choose one of {known}", style=repr(style), known=tuple(styles)
        )
    weights = {**raw.get("weights", {}), **styles.get(style, {})}
    if not known.issuperset(weights):
        raise BadData(
            "no_weight",
            "{file}: no weight is called {weight}; take it out",
            file=path.name,
            weight=min(set(weights) - known),
        )
    worths = {
        name: {thing: tuple(map(float, values)) for thing, values in table.items()}
        for name, table in raw.get("worths", {}).items()
    }
    pushing = {name: tuple(map(float, knots)) for name, knots in raw.get("pushing", UNLEARNT_PUSHING).items()}
    return Lore(Weights(**weights), worths, pushing)


class Values:
    """The worths of one game, by a lore."""

    def __init__(self, game: Cubitos, lore: Lore) -> None:
        self.game, self.weights, self.look = game, lore.weights, outlook(game)
        self.special = bool(game.special)
        self.length = game.laps * game.track.to_finish[START]
        w, look = lore.weights, self.look
        self.die = tuple(self._dice(lore, stage) for stage in range(STAGES + 1))
        """By stage and kind: what one die is worth, the first of its kind."""
        self.fade = tuple(one**w.fade for one in look.fade)
        self.by_fans = tuple(self._by_fans(kind) for kind in range(KIND_COUNT))
        """By kind and fans: a factor for the worth of dice that bring more with more fans."""
        self.thing = {name: self._thing(lore, name) for name in ("token", "credit", "fan")}
        self.lost = tuple(max(0.0, -worths[LIGHT]) * w.lose for worths in self.die)
        """By stage: what it is worth to be rid of a light grey die."""
        rolled = []
        for kind in game.kinds:
            faces = [code for code in SIDES[kind] if code & 3]
            feet = [look.newly[code].feet for code in faces]
            coins = [look.newly[code].coins for code in faces]
            other = sum(look.newly[c].kept for c in faces) * w.fresh / 6
            rolled.append((kind, MISSES[kind] / 6, tuple(feet), tuple(coins), sum(feet) / 6, sum(coins) / 6, other))
        self.rolled = tuple(rolled)
        """By kind: chance of a miss, feet and coins of each hit, and means of a roll: feet, coins, anything else."""
        self.coin = tuple(self._coin(stage) for stage in range(STAGES + 1))
        self.throw = tuple(self._throws(stage) for stage in range(STAGES + 1))
        """By stage and kind: what a die brings in the rolls of one round."""
        daring = self._learnt(lore, "push") or NOTHING
        self.pushing = tuple(
            (
                _steadily(lore.pushing["dare"], stage) + _steadily(daring, stage) + w.dare,
                *(_steadily(lore.pushing[name], stage) for name in PUSHING[1:]),
            )
            for stage in range(STAGES + 1)
        )
        """By stage, the figures of PUSHING; how much to dare differs from set to set."""
        self.one = tuple(
            tuple(_one(miss, [_amount(which, f, c) for f, c in zip(feet, coins, strict=True)])
                  for _, miss, feet, coins, _, _, _ in self.rolled)
            for which in range(3)
        )  # fmt: skip
        """By kind, the chances of 0, 1, 2 … feet, coins, or both with feet at their price, in the roll of one die."""
        self.spreads: tuple[dict[tuple[int, ...], tuple[float, ...]], ...] = ({}, {}, {})
        self._money: dict[tuple[int, int, int, tuple[int, ...]], tuple[float, ...]] = {}
        self._runs: dict[tuple[int, int, int, int], tuple[float, ...]] = {}
        self._near: dict[tuple[int, int, int], float] = {}

    # Learnt worths

    def _learnt(self, lore: Lore, thing: str) -> tuple[float, ...] | None:
        name = str(self._set_name())
        for table in (name, ANY_SET):
            if thing in lore.worths.get(table, {}):
                return lore.worths[table][thing]
        return None

    def _set_name(self) -> object:
        data = self.game.data()
        assert isinstance(data, dict)
        return data["set"]

    def _thing(self, lore: Lore, name: str) -> tuple[float, ...]:
        knots = self._learnt(lore, name) or (UNLEARNT_CREDIT if name == "credit" else NOTHING)
        scale = {"token": self.weights.token, "credit": self.weights.credit, "fan": self.weights.fan}[name]
        return tuple(scale * _between(knots, stage) for stage in range(STAGES + 1))

    def _dice(self, lore: Lore, stage: int) -> tuple[float, ...]:
        worths = []
        for kind in range(KIND_COUNT):
            home = HOMES[kind]
            name = self.game.cards[home - WHITE].name if WHITE <= home < FIRST else KINDS[home]
            knots = self._learnt(lore, name)
            if knots is not None:
                worth = _between(knots, stage)
            elif name in DICE_WORTH:
                worth = self.look.rate[home] * _between(UNLEARNT, stage)
            else:
                rate = self.look.rate[home] + USUAL_FANS * self.look.by_fans[home]
                worth = rate * _between(_scale(lore, home), stage)
            early = 1 + (self.weights.early - 1) * max(0.0, (stage - KNOTS[1]) / (KNOTS[0] - KNOTS[1]))
            worths.append(worth * (self.weights.dice * early if home not in GREYS else 1.0))
        return tuple(worths)

    def _by_fans(self, kind: int) -> tuple[float, ...]:
        rate, more = self.look.rate[kind], self.look.by_fans[kind]
        return tuple((rate + more * fans) / (rate + more * USUAL_FANS) for fans in range(LAST_FAN + 1))

    # Money

    def _coin(self, stage: int) -> float:
        """What a coin is worth in the mean."""
        table = self._spend(stage, 0, USUAL_FANS, (0,) * FIRST)
        return (table[12] - table[2]) / 10

    def money(self, stage: int, credits: int, fans: int, owned: tuple[int, ...]) -> tuple[float, ...]:
        """By coins: what they and the credits are worth, spent on two dice at best; credits can be kept, coins not."""
        key = (stage, min(credits, MOST_MONEY), fans, owned)
        table = self._money.get(key)
        if table is None:
            if len(self._money) > 4096:
                self._money.clear()
            table = self._money[key] = self._spend(*key)
        return table

    def _spend(self, stage: int, credits: int, fans: int, owned: tuple[int, ...]) -> tuple[float, ...]:
        prices, worths, kept = self.game.prices, self.die[stage], self.thing["credit"][stage]
        single = [
            (prices[k], max(0.0, worths[k]) * self.by_fans[k][fans] * self.fade[k] ** owned[k])
            for k in range(WHITE, FIRST)
        ]
        goods = shelf(single)
        table = []
        for coins in range(MOST_MONEY + 1):
            money = coins + credits
            table.append(max([worth + kept * min(credits, money - price) for price, worth in goods if price <= money]))
        for coins in range(FOOT_PRICE, MOST_MONEY + 1):  # or on feet
            table[coins] = max(table[coins], table[coins - FOOT_PRICE] + 1)
        return tuple(table)

    # Fans and bonuses

    def fan(self, fans: int, stage: int) -> float:
        """What the next space of the fan track is worth."""
        credits, tokens = self.game.fans[fans] if fans < LAST_FAN else self.game.beyond
        more = self.thing["fan"][stage] if fans < LAST_FAN else 0.0
        return credits * self.thing["credit"][stage] + tokens * self.thing["token"][stage] + more

    def unpaid_fan(self, fans: int, stage: int) -> float:
        """The same without its credits."""
        return (
            self.fan(fans, stage) - self.game.fans[fans].credits * self.thing["credit"][stage] if fans < LAST_FAN else 0
        )

    def gift(self, most: int, stage: int) -> float:
        """What the best die of at most that price is worth."""
        worths, prices = self.die[stage], self.game.prices
        return max([0.0, *[worths[kind] for kind in range(FIRST) if prices[kind] <= most]])

    def bonus(self, space: int, stage: int, fans: int) -> float:
        """What the bonus of a space is worth (C-6.5)."""
        bonus = self.game.track.bonus[space]
        if bonus is None:
            return 0.0
        worth = bonus.credits * max(self.coin[stage], self.thing["credit"][stage]) + bonus.lose * self.lost[stage]
        if bonus.fan:
            worth += self.fan(fans, stage)
        if bonus.gain >= 0:
            worth += self.gift(bonus.gain, stage)
        return worth * self.weights.bonus

    # Feet

    def run(self, space: int, origin: int, stage: int, fans: int) -> tuple[float, ...]:
        """By feet: what a move with so many of them is worth, at best, from that space."""
        key = (space, origin, stage, fans)
        table = self._runs.get(key)
        if table is None:
            if len(self._runs) > 8192:
                self._runs.clear()
            table = self._runs[key] = self._run(*key)
        return table

    def _run(self, space: int, origin: int, stage: int, fans: int) -> tuple[float, ...]:
        track = self.game.track
        best = self.end(space, stage, fans) if space == origin else self.end(space, stage, fans, space != origin)
        table = [best]
        if not self.special:
            by_feet: list[float] = [-99.0] * (MOST_RUN + 1)
            for place in goals(track, space, MOST_RUN):
                worth = place.gain + self.end(place.space, stage, fans, place.space != origin, place.finish)
                by_feet[place.feet] = max(by_feet[place.feet], worth)
            for feet in range(1, MOST_RUN + 1):
                table.append(max(table[-1], by_feet[feet]))
            return tuple(table)
        for feet in range(1, MOST_ROUTED + 1):
            best = table[-1]
            for gain, route in routes(self.game, space, feet, 0, 0):
                paid = route.coins * self.coin[stage]
                worth = gain - paid + self.end(route.space, stage, fans, route.space != origin, route.finish)
                best = max(best, worth)
            table.append(best)
        table += [best + more for more in range(1, MOST_RUN - MOST_ROUTED + 1)]
        return tuple(table)

    def end(self, space: int, stage: int, fans: int, bonus: bool = False, finish: bool = False) -> float:
        """What it is worth to end a move on a space, besides the way."""
        if finish:
            return 0.0
        return (self.bonus(space, stage, fans) if bonus else 0.0) + self.weights.near * self.near(space, stage, fans)

    def near(self, space: int, stage: int, fans: int) -> float:
        """What the next move is likely to find from there: a bonus, a jetpack or a shortcut."""
        key = (space, stage, fans)
        worth = self._near.get(key)
        if worth is None:
            if len(self._near) > 8192:
                self._near.clear()
            worth = self._near[key] = sum(self._found(space, feet, stage, fans) for feet in likely_feet(stage)) / 3
        return worth

    def _found(self, space: int, feet: int, stage: int, fans: int) -> float:
        best = 0.0
        if self.special:
            for gain, route in routes(self.game, space, feet, 0, 0):
                worth = gain - feet - route.coins * self.coin[stage]
                best = max(best, worth + self.bonus(route.space, stage, fans))
        else:
            for place in goals(self.game.track, space, feet):
                best = max(best, place.gain - feet + self.bonus(place.space, stage, fans))
        return best

    # Dice in a round

    def _throws(self, stage: int) -> tuple[float, ...]:
        worths = [0.0] * KIND_COUNT
        rolls, coin = self.weights.rolls, self.coin[stage]
        for kind, miss, _, _, feet, coins, other in self.rolled:
            hit = 1 - miss**rolls
            worths[kind] = (feet + coins * coin + other) / (1 - miss) * hit + self._besides(kind) * hit
        return tuple(worths)

    def _besides(self, kind: int) -> float:
        """What a symbol brings that is not its own face's: swords, and something at every push."""
        look, home = self.look, HOMES[kind]
        if home == RED:
            return self.weights.swords * SHARED * (look.prize + USUAL_FANS * look.prize_by_fans)
        return sum(each for code, each in look.each_push if code >> 2 == kind) / max(1, len(FACES[home]))

    def face(self, code: int, stage: int) -> float:
        """What a face that comes to the active zone brings, in the mean."""
        zone = self.look.newly[code]
        return zone.feet + zone.coins * self.coin[stage] + zone.kept * self.weights.kept


def _scale(lore: Lore, colour: int) -> tuple[float, ...]:
    """For a card that nobody knew, the worth of a die to what it brings in a round: halfway between what it is for the
    known cards of its colour and what it is for any. Colours differ, but a card may be unlike the rest of its colour.
    """
    learnt = lore.worths.get(ANY_SET, {})
    known = [name for name in known_of(colour) if name in learnt]
    if not known:
        return UNLEARNT
    rates = sum([DICE_WORTH[name].rate + USUAL_FANS * DICE_WORTH[name].by_fans for name in known])
    its = [sum([learnt[name][knot] for name in known]) / rates for knot in range(len(KNOTS))]
    return tuple((max(0.0, mine) + any_) / 2 for mine, any_ in zip(its, UNLEARNT, strict=True))


def _between(knots: tuple[float, ...], stage: int) -> float:
    """The worth at a stage, from those at the KNOTS and nothing at the end."""
    points = [*zip(KNOTS, knots, strict=True), (0, 0.0)]
    for (high, above), (low, below) in pairwise(points):
        if stage >= low:
            return below + (above - below) * (stage - low) / (high - low)
    return 0.0


def _steadily(knots: tuple[float, ...], stage: int) -> float:
    """As between knots, but after the last one it stays as it is."""
    return _between(knots, stage) if stage >= KNOTS[-1] else knots[-1]


def _amount(which: int, feet: float, coins: float) -> float:
    return (feet, coins, FOOT_PRICE * feet + coins)[which]


def _one(miss: float, hits: list[float]) -> tuple[float, ...]:
    """The chances of one die; what lies between two whole numbers is shared by them."""
    spread = [0.0] * (int(max(hits, default=0.0)) + 2)
    spread[0] = miss
    for amount in hits:
        whole = int(amount)
        spread[whole] += (1 - amount + whole) / 6
        spread[whole + 1] += (amount - whole) / 6
    while len(spread) > 1 and not spread[-1]:
        spread.pop()
    return tuple(spread)


def likely_feet(stage: int) -> tuple[int, int, int]:
    """Feet that a move brings, at three equally likely points: less early in a race than late."""
    pace = 3.0 + 4.0 * (STAGES - stage) / STAGES
    return round(0.3 * pace), round(pace), round(1.7 * pace)


def stage_of(race: Race, length: int) -> int:
    """How much of the race is left, by the runner nearest to its end."""
    left = min([remaining(race, one) for one in race.seats])
    return min(STAGES, max(0, -(-STAGES * left // length)))


@lru_cache(maxsize=64 * GAMES_KEPT)
def goals(track: Track, space: int, feet: int) -> tuple[Place, ...]:
    """Where a runner may want to go on dry ground: the farthest place on for each number of feet, and every bonus that
    is not behind it, one lane aside included.
    """
    found: list[Place] = []
    most = 0
    for place in walk(track, space, feet):
        bonus = track.bonus[place.space] is not None and place.space != space
        if place.gain > most or (bonus and place.gain >= 0 and track.to_finish[place.space] < FAR):
            found.append(place)
        most = max(most, place.gain)
    return tuple(found)


def chance_of_lead(feet: float, late: float) -> float:
    """The chance that somebody who is so many feet ahead wins."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, feet / max(late, 0.1)))))
