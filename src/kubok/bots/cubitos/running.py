"""Where to run: every place that feet, money, shortcuts, jetpacks and water can lead to, with its bonus and what is
near it. Once somebody finishes, as far as all money carries.
"""

from __future__ import annotations

from typing import Final

from kubok.bots.cubitos.deciding import farthest_on, pointing, ways_on
from kubok.bots.cubitos.standing import Standing
from kubok.bots.cubitos.values import MOST_BOUGHT, goals
from kubok.bots.cubitos.ways import farthest, remaining, run_out
from kubok.cubitos.actions import BUY_FOOT, DONE, YES
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
    me, money = at.me, at.me.coins + at.me.credits
    ends = any(_finishes(at, seat) for seat in range(len(at.race.seats)) if seat != at.seat)
    if not ends and remaining(at.race, me) > 2 * (me.feet + me.water_feet + money // FOOT_PRICE) + 20:
        return False
    found = farthest_on(at.race, me, goals)
    if found is None or (not ends and found.gain < remaining(at.race, me)):
        return False
    action = BUY_FOOT if found.bought and BUY_FOOT in best else found.action
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
    me = at.me
    money = me.coins + me.credits
    best[DONE] = at.end(me.space, me.space != me.origin)
    if me.space == me.origin and (me.feet or me.water_feet):
        best[DONE] -= 0.5
    here = at.left_with(0)
    to_buy = min(money // FOOT_PRICE, MOST_BOUGHT) if at.stage <= FEET_BOUGHT else 0

    for action, gain, space, finish, price in ways_on(at.race, me, to_buy, goals):
        if action in best:
            worth = at.steps(gain) + at.end(space, space != me.origin, finish) - here + at.left_with(price)
            best[action] = max(best[action], worth)


def weigh_pointing(at: Standing, legal: tuple[int, ...]) -> list[float]:
    """Bob: to the best bonus within reach, and take it there."""
    worths = pointing(at.race, at.me, legal, at.bonus)
    return [worth + 0.001 * (action == YES) for action, worth in zip(legal, worths, strict=True)]
