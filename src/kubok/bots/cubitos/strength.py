"""How strongly a seat stands at the end of a round: one small network for each printed set, learnt from many races.

A seat is described by its dice (those that come up next, and those that lie in the discard zone until the rest is
drawn), its hand limit, fans, credits and place, and how near the others are. The network says how many steps all that
is worth; less those still to run, that is the strength of a seat, and the strongest is the likeliest to win.
`studies.cubitos.strength` trains it; this only reads it, one column of weights at a time, so that "one die more" costs
a few additions.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any, Final

from kubok.bots import GAMES_KEPT
from kubok.bots.cubitos.ways import remaining
from kubok.cubitos.data import Box
from kubok.cubitos.game import Cubitos
from kubok.cubitos.pieces import (
    ACTIVE,
    DISCARD,
    DRAW,
    FIRST,
    HAND_LIMIT,
    ROLL,
    ROUND,
    USED,
    WAITING,
)
from kubok.cubitos.race import Race

DATA: Final = Path(__file__).with_name("data") / "strength.json"
DARING: Final = Path(__file__).with_name("data") / "daring.json"

# The features, by place: fresh dice by kind, dice in the discard zone by kind, and these.
SPENT: Final = FIRST
LIMIT: Final = 2 * FIRST
TOKENS: Final = LIMIT + 1
FANS: Final = TOKENS + 1
CREDITS: Final = FANS + 1
LEFT: Final = CREDITS + 1
FIRST_PLAYER: Final = LEFT + 4
RIVAL: Final = FIRST_PLAYER + 1
TIME: Final = RIVAL + 3
MORE_SEATS: Final = TIME + 1
FEATURES: Final = MORE_SEATS + 1

A_CREDIT: Final = 0.25
MOST_CREDITS: Final = 30


def place(left: int) -> tuple[float, float, float, float]:
    """Steps to the finish, as features: the last of them weigh differently."""
    return left / 10, max(0, 24 - left) / 10, max(0, 12 - left) / 6, max(0, 6 - left) / 3


def limits(race: Race) -> list[int]:
    """The hand limits of the next round, if it began as things stand (C-3.2)."""
    progress = [race.progress(me) for me in race.seats]
    most = max(progress)
    return [HAND_LIMIT + me.tokens + most - own for me, own in zip(race.seats, progress, strict=True)]


def describe(race: Race, seat: int, limit: int, lefts: Sequence[int], begun: bool) -> tuple[list[float], bool]:
    """A seat's features at the end of this round, or at the beginning of one that has `begun`; and whether all its dice
    come up next, the discard zone too.
    """
    me = race.seats[seat]
    dice = me.dice
    fresh = [dice[DRAW + kind] + dice[ROLL + kind] for kind in range(FIRST)]
    spent = list(dice[DISCARD : DISCARD + FIRST])
    for kind in range(FIRST):
        for part in (ACTIVE, USED, WAITING):
            first = part + 4 * kind
            spent[kind] += dice[first + 1] + dice[first + 2] + dice[first + 3]
    all_fresh = sum(fresh) < limit
    if all_fresh:
        fresh = [here + there for here, there in zip(fresh, spent, strict=True)]
        spent = [0] * FIRST
    rival = min(left for other, left in enumerate(lefts) if other != seat)
    leads = race.turn(seat) == (0 if begun else 1)
    return [
        *fresh,
        *spent,
        limit - HAND_LIMIT,
        me.tokens,
        me.fans,
        min(me.credits, MOST_CREDITS) * A_CREDIT,
        *place(lefts[seat]),
        float(leads),
        rival / 10,
        max(0, 20 - rival) / 10,
        max(0, 10 - rival) / 6,
        (race.table[ROUND] + (not begun)) / 10,
        len(race.seats) - 2,
    ], all_fresh


class Hinges:
    """A small network: features, one layer of hinges, one number."""

    def __init__(self, columns: Sequence[Sequence[float]], bias: Sequence[float], out: Sequence[float]) -> None:
        self.columns = tuple(map(tuple, columns))
        """By feature: what one of it adds to each hinge."""
        self.bias, self.out = tuple(bias), tuple(out)

    def layer(self, features: Sequence[float]) -> list[float]:
        layer = list(self.bias)
        for amount, column in zip(features, self.columns, strict=True):
            if amount:
                layer = [have + amount * more for have, more in zip(layer, column, strict=True)]
        return layer

    def plus(self, layer: list[float], feature: int, amount: float = 1.0) -> list[float]:
        return [have + amount * more for have, more in zip(layer, self.columns[feature], strict=True)]

    def read(self, layer: list[float]) -> float:
        return sum([weight * have for weight, have in zip(self.out, layer, strict=True) if have > 0])

    def read_plus(self, layer: list[float], feature: int, amount: float) -> float:
        """The same with more of a feature."""
        column = self.columns[feature]
        return sum(
            [
                weight * now
                for weight, have, more in zip(self.out, layer, column, strict=True)
                if (now := have + amount * more) > 0
            ]
        )


class Strength(Hinges):
    """The network of one set, and how much luck is still to come."""

    def __init__(
        self,
        columns: Sequence[Sequence[float]],
        bias: Sequence[float],
        out: Sequence[float],
        luck: Sequence[float] = (1.3, 0.3, 0.0),
    ) -> None:
        super().__init__(columns, bias, out)
        self._luck = tuple(luck)

    def luck(self, left: int) -> float:
        """How many steps dice may still turn, when the first has so many left to run."""
        base, early, late = self._luck
        return exp(base + early * left / 10 + late * max(0.0, 1 - left / 10))

    def at_place(self, layer: list[float], left: int) -> list[float]:
        for number, amount in enumerate(place(left)):
            if amount:
                layer = self.plus(layer, LEFT + number, amount)
        return layer


def chances(race: Race, net: Strength, begun: bool) -> list[float]:
    """The chance of each seat to win, at the end of a round or the beginning of one."""
    hand, lefts = limits(race), [remaining(race, me) for me in race.seats]
    strengths = [
        net.read(net.layer(describe(race, seat, hand[seat], lefts, begun)[0])) - lefts[seat]
        for seat in range(len(race.seats))
    ]
    most, luck = max(strengths), net.luck(min(lefts))
    odds = [exp((strength - most) / luck) for strength in strengths]
    return [one / sum(odds) for one in odds]


@lru_cache(maxsize=2)
def _nets(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def _net(game: Cubitos, path: Path) -> Any:
    data = game.data()
    assert isinstance(data, dict)
    name = str(data["set"])
    printed = Box.open().sets.get(name, {}).get("cards")
    return _nets(path).get(name) if printed == [card.name for card in game.cards] else None


@lru_cache(maxsize=GAMES_KEPT)
def strength_of(game: Cubitos) -> Strength | None:
    """The network of a game's set; None where nothing was learnt: for sets of one's own, or with other cards."""
    net = _net(game, DATA)
    return None if net is None else Strength(net["columns"], net["bias"], net["out"], net["luck"])


@lru_cache(maxsize=GAMES_KEPT)
def daring_of(game: Cubitos) -> Hinges | None:
    """The network that says by how much the odds of a push err, in chances of winning; None likewise."""
    net = _net(game, DARING)
    return None if net is None else Hinges(net["columns"], net["bias"], net["out"])
