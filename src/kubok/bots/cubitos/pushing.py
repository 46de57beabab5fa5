"""Push or pass, by the exact chances of the next roll: what stopping is worth, and what a push is worth at best.

Feet and coins of the next roll are spread out exactly. What a bust costs, and that one may push again, is learnt:
`studies.cubitos.learn_push` lets players push and pass at random and sees what comes of it. A bust costs less than it
seems to, for it brings a fan and a fresh hand, and early in a race a push is worth more than what it brings. Where a
network knows the set, a second one says by how much all that errs (`studies.cubitos.daring`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from kubok.bots.cubitos.deciding import is_at_risk, rescue_fails, swords_worth
from kubok.bots.cubitos.judgement import MOST_MONEY
from kubok.bots.cubitos.outlook import Zone, active_zone, at_count
from kubok.bots.cubitos.reading import moves_in, rescue
from kubok.bots.cubitos.standing import WIN, Learnt, Standing
from kubok.bots.cubitos.values import MOST_RUN, STAGES, Values
from kubok.cubitos.frames import IDLE
from kubok.cubitos.pieces import (
    ACTIVE,
    DISCARD,
    DRAW,
    FIRST,
    FOOT_PRICE,
    HAND_LIMIT,
    ROLL,
    ROUND,
    Seat,
)

Spread = tuple[float, ...]


def _swords(at: Standing, me: Seat) -> tuple[float, float]:
    return swords_worth(at.race, at.seat, me, at.prize)


# Stop


def stop_worth(at: Standing) -> float:
    """What passing is worth."""
    zone = at.zone
    return at.winning(at.worth(zone.feet, zone.coins, zone.kept * at.values.weights.kept + _swords(at, at.me)[0]))


# Push


def push_worth(at: Standing, code: int | None = None) -> float:
    """What a push is worth, perhaps with an active die used for it: one that rolls along, or one that protects."""
    odds = reckon(at, code)
    if not odds.situation or not isinstance(at, Learnt) or at.daring is None:
        return odds.worth
    return min(odds.worth + at.sure * at.daring.read(at.daring.layer(odds.situation)), odds.most)


class Odds(NamedTuple):
    """What a push is worth by the odds alone. If it is at risk: what it is worth at most, were every hit a win; and its
    situation, from which can be learnt how far the odds err.
    """

    worth: float
    most: float = inf
    situation: Sequence[float] = ()


def reckon(at: Standing, code: int | None = None) -> Odds:
    """The odds of a push, perhaps with an active die used for it."""
    game, me = at.race.game, at.me
    risk = is_at_risk(me)
    safe = bool(me.shield)
    zone = at.zone
    if code is not None:
        me = me.copy()
        if moves_in(game, code):
            me.dice[ACTIVE + code] -= 1
            me.dice[ROLL + (code >> 2)] += 1
        else:
            me.use(code)
            safe = True
        zone = active_zone(at.race, me)
    kept = zone.kept * at.values.weights.kept + _swords(at, me)[0]
    stop = at.worth(zone.feet, zone.coins, kept)
    expected, missed = roll_worth(at, me, zone)
    if not risk or safe:
        return Odds(at.winning(expected))
    if at.late or isinstance(at, Learnt):
        bust = _after_all_miss(at, me, stop)
        if at.late:
            worth = expected - missed * (stop - bust)
        else:
            w = at.values.weights
            hit = stop + w.dare + w.again * (expected - stop) / (1 - missed) if missed < 1 else stop
            worth = (1 - missed) * at.winning(hit) + missed * at.winning(bust)
        if not isinstance(at, Learnt):
            return Odds(worth)
        most = (1 - missed) * at.sure + missed * at.winning(bust)
        return Odds(worth, most, _situation(at, me, zone, worth, stop, expected, missed))
    dare, gain, lost, saved, spared = at.values.pushing[at.stage]
    if any(me.dice[ACTIVE + die] for die in game.rescue_codes):
        lost = saved
    elif any(me.dice[ACTIVE + die] for die in game.keep_codes):
        lost = spared
    stake = stop - at.worth(0.0, 0.0, 0.0)
    return Odds(stop + dare + gain * (expected - stop) - missed * lost * stake)


SITUATION: Final = 21 + 2 * FIRST
"""How many figures describe a push at risk; the first is by how much it is better than a pass, by the odds alone."""


def _situation(
    at: Learnt, me: Seat, zone: Zone, worth: float, stop: float, expected: float, missed: float
) -> list[float]:
    """A push at risk, for the network that says how far the odds err."""
    race, dice, (lead, luck) = at.race, me.dice, at.lead
    stay = at.winning(stop)
    saviours = (*race.game.rescue_codes, *race.game.keep_codes)
    return [
        (worth - stay) / at.sure,
        stay / at.sure,
        missed,
        (expected - stop) / 10,
        (stop - at.bust) / 10,
        at.stage / STAGES,
        race.table[ROUND] / 10,
        sum(dice[ROLL:DISCARD]) / 10,
        me.active_dice() / 10,
        zone.feet / 10,
        zone.coins / 10,
        me.credits / 10,
        me.fans / 10,
        max(-5.0, min(5.0, lead / luck)),
        luck / 10,
        float(any(dice[ACTIVE + code] for code in saviours)),
        float(all(one.doing == IDLE for one in race.seats if one is not at.me)),
        sum(dice[DRAW:ROLL]) / 10,
        (me.limit - HAND_LIMIT) / 5,
        float(at.late),
        len(race.seats) - 2,
        *dice[ROLL : ROLL + FIRST],
        *[sum(dice[ACTIVE + 4 * kind : ACTIVE + 4 * kind + 4]) for kind in range(FIRST)],
    ]


def roll_worth(at: Standing, me: Seat | None = None, zone: Zone | None = None) -> tuple[float, float]:
    """What the next roll comes to in the mean, were a miss no bust, and the chance that all of it misses."""
    me, zone = me or at.me, zone or at.zone
    won, more = _swords(at, me)
    counts, missed = tuple(me.dice[ROLL : ROLL + len(at.values.rolled)]), 1.0
    for kind, miss, _, _, _, _, other in at.values.rolled:
        count = counts[kind]
        if count:
            missed *= miss**count
            more += count * other
    for code, each in at.values.look.each_push:
        more += me.dice[ACTIVE + code] * each * (1 - missed)
    kept = zone.kept * at.values.weights.kept + won
    return _expected(at, counts, zone.feet, zone.coins, kept, more), missed


def _after_all_miss(at: Standing, me: Seat, stop: float) -> float:
    """What is left when a push at risk hits nothing, dice that save us taken into account."""
    game, bust = at.race.game, at.bust
    if any(me.dice[ACTIVE + code] for code in game.rescue_codes):
        if not rescue(game, me).greys:
            return max(bust, stop)
        missed = rescue_fails(me)
        return max(bust, (1 - missed) * stop + missed * bust)
    if any(me.dice[ACTIVE + code] for code in game.keep_codes):
        bust += sum([n * at.face(code) for code, n in me.active_faces() if code >> 2 in game.kept_kinds])
        return min(bust, stop)
    return bust


def _expected(at: Standing, counts: tuple[int, ...], feet: float, coins: float, kept: float, more: float) -> float:
    """The mean of `Standing.worth` over all that the next roll can bring, were nothing ever a bust."""
    if at.late:
        money = coins + at.me.credits
        reach = FOOT_PRICE * feet + money
        worth = sum([p * at.chance((reach + n) / FOOT_PRICE) for n, p in enumerate(_spread(at.values, counts, 2)) if p])
        return WIN * worth + 0.02 * (kept + more)
    runs, table = at.runs, at.table
    worth = kept + more
    for n, p in enumerate(_spread(at.values, counts, 0)):
        worth += p * at_count(runs, feet + n, MOST_RUN)
    for n, p in enumerate(_spread(at.values, counts, 1)):
        worth += p * at_count(table, coins + n, MOST_MONEY)
    return worth


# Spreads


def _spread(values: Values, counts: tuple[int, ...], which: int) -> Spread:
    """The chances of 0, 1, 2 … feet (0), coins (1), or coins with feet at their price (2) in a roll of these dice."""
    known = values.spreads[which]
    spread = known.get(counts)
    if spread is None:
        if len(known) > 20000:
            known.clear()
        spread = (1.0,)
        for kind, one in enumerate(values.one[which]):
            for _ in range(counts[kind]):
                spread = _sum(spread, one)
        known[counts] = spread
    return spread


def _sum(one: Spread, other: Spread) -> Spread:
    if len(other) == 1:
        return one
    total = [0.0] * (len(one) + len(other) - 1)
    for m, p in enumerate(other):
        if p:
            for n, q in enumerate(one):
                total[n + m] += p * q
    while total[-1] < 1e-6:
        total.pop()
    return tuple(total)
