"""Where to run: every place that feet, money, shortcuts, jetpacks and water can lead to, with its bonus and what is
near it. Once somebody finishes, as far as all money carries.
"""

from __future__ import annotations

from typing import Final

from kubok.bots.cubitos.standing import Standing
from kubok.bots.cubitos.values import MOST_BOUGHT, goals
from kubok.bots.cubitos.ways import MOST_FEET, farthest, remaining, routes, run_out
from kubok.cubitos.actions import BUY_FOOT, DONE, STEP, YES
from kubok.cubitos.cards.blue import bonuses
from kubok.cubitos.pieces import FOOT_PRICE

NEVER: Final = -99.0
FEET_BOUGHT: Final = 6
"""The stage from which on feet may be bought before the race ends: earlier, money in dice brings more."""


def weigh_moves(at: Standing, legal: tuple[int, ...]) -> list[float]:
    best = dict.fromkeys(legal, NEVER)
    race, me = at.race, at.me
    if me.laps >= race.game.laps:
        _run_out(at, best)
    elif not _rush(at, best):
        _tour(at, best)
    return [best[action] for action in legal]


def _run_out(at: Standing, best: dict[int, float]) -> None:
    """Past the last finish: as far from the start as may be (C-9.2)."""
    me, game = at.me, at.race.game
    best[DONE] = 0.0
    if BUY_FOOT in best:
        best[BUY_FOOT] = 2.0
    if game.special or me.water_feet:
        route = run_out(game, me.space, me.feet, me.water_feet, me.spent)
        step = None if route is None else route.first
    else:
        place = farthest(game.track, me.space, me.feet)
        step = None if place is None else place.step
    if step in best:
        best[step] = 1.0


def _rush(at: Standing, best: dict[int, float]) -> bool:
    """If the race ends this round: all money for feet, and as far as they carry. False if it does not end."""
    game, me = at.race.game, at.me
    money = me.coins + me.credits
    found: tuple[int, int, int] | None = None
    ends = any(_finishes(at, seat) for seat in range(len(at.race.seats)) if seat != at.seat)
    if not ends and remaining(at.race, me) > 2 * (me.feet + me.water_feet + money // FOOT_PRICE) + 20:
        return False
    if game.special or me.water_feet:
        for bought in range(min(money // FOOT_PRICE, MOST_FEET) + 1):
            for gain, route in routes(game, me.space, me.feet + bought, me.water_feet, me.spent):
                if route.coins <= money - FOOT_PRICE * bought and (found is None or gain > found[0]):
                    found = gain, route.first, bought
    else:
        bought = money // FOOT_PRICE
        for place in goals(game.track, me.space, min(me.feet + bought, MOST_FEET)):
            if found is None or place.gain > found[0]:
                found = place.gain, place.step, max(0, place.feet - me.feet)
    if found is None:
        return False
    finishes = found[0] >= remaining(at.race, me)
    if not finishes and not ends:
        return False
    if not game.special and not me.water_feet:
        found = found[0], found[1], money // FOOT_PRICE
    action = BUY_FOOT if found[2] and BUY_FOOT in best else found[1]
    if action in best:
        best[action] = 99.0
        return True
    return False


def _finishes(at: Standing, seat: int) -> bool:
    """Is that seat past the finish, or sure to get there?"""
    one = at.race.seats[seat]
    feet = one.feet + one.water_feet + (one.coins + one.credits) // FOOT_PRICE
    return one.laps >= at.race.game.laps or feet >= remaining(at.race, one)


def _tour(at: Standing, best: dict[int, float]) -> None:
    """To the place where steps gained, bonus and what is near are worth most, after what is paid for feet."""
    game, me = at.race.game, at.me
    money = me.coins + me.credits
    best[DONE] = at.end(me.space, me.space != me.origin)
    if me.space == me.origin and (me.feet or me.water_feet):
        best[DONE] -= 0.5
    here = at.left_with(0)
    to_buy = min(money // FOOT_PRICE, MOST_BOUGHT) if at.stage <= FEET_BOUGHT else 0

    def weigh(action: int, gain: int, space: int, finish: bool, price: int) -> None:
        if action in best and price <= money:
            worth = at.steps(gain) + at.end(space, space != me.origin, finish) - here + at.left_with(price)
            if worth > best[action]:
                best[action] = worth

    if game.special or me.water_feet:
        for bought in range(to_buy + 1):
            for gain, route in routes(game, me.space, me.feet + bought, me.water_feet, me.spent):
                price = route.coins + FOOT_PRICE * bought
                weigh(BUY_FOOT if bought else route.first, gain, route.space, route.finish, price)
        return
    for place in goals(game.track, me.space, min(me.feet + to_buy, MOST_FEET)):
        over = max(0, place.feet - me.feet)
        weigh(
            BUY_FOOT if over and not me.feet else place.step, place.gain, place.space, place.finish, FOOT_PRICE * over
        )


def weigh_pointing(at: Standing, legal: tuple[int, ...]) -> list[float]:
    """Bob: to the best bonus within reach, and take it there."""
    me, track = at.me, at.race.game.track
    pointer, steps = me.pointer, me.steps
    near = dict(track.near[pointer])

    def worth(space: int) -> float:
        return at.bonus(space) if space != me.space else -1.0

    def weigh(action: int) -> float:
        if action == YES:
            return worth(pointer) + 0.001
        there = bonuses(track, near[action - STEP], steps - 1)
        return max(map(worth, sorted(there)), default=-1.0)

    return [weigh(action) for action in legal]
