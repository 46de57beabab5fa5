"""What a player of Cubitos reads from the board: how far it is, where the feet may lead, and by which step.

Worked out once for each track and place. `places` knows dry ways only; `routes` knows water feet, shortcuts and
jetpacks as well, and is for tracks and hands that have them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from kubok.bots import GAMES_KEPT
from kubok.cubitos.actions import CALL_ORDER, CODE_OF, DONE, JETPACK, NO, PASS, PUSH, SHORTCUT, STEP
from kubok.cubitos.game import Cubitos
from kubok.cubitos.pieces import Seat
from kubok.cubitos.race import Race
from kubok.cubitos.track import START, Track
from kubok.kernel import BadData, State

MOST_FEET: Final = 40


class Place(NamedTuple):
    """A place that feet can reach."""

    space: int
    feet: int
    """Steps of the shortest way."""
    step: int
    """The action of the first of them."""
    gain: int
    """How much nearer to the finish it is; past it, the steps run beyond the start count as well."""
    finish: bool


def as_race(state: State) -> Race:
    """The state as one of Cubitos; a sentence for anybody who seats the wrong bot."""
    if not isinstance(state, Race):
        raise BadData("bot_cubitos_only", "this bot plays Cubitos and no other game; choose one of the bots of yours")
    return state


def remaining(race: Race, me: Seat) -> int:
    """Steps from the runner to the finish of the race; below 1 when it is reached, by the steps run beyond."""
    track = race.game.track
    to_run = race.game.laps - me.laps
    if to_run <= 0:
        return -track.distance[me.space]
    return (to_run - 1) * track.to_finish[START] + track.to_finish[me.space]


@lru_cache(maxsize=64 * GAMES_KEPT)
def places(track: Track, space: int, feet: int) -> tuple[Place, ...]:
    """Where the runner may want to go with at most that many feet: for each number of them the place farthest on, and
    every bonus. Only places nearer to the finish, so that whoever chooses among them always gets on.
    """
    found: list[Place] = []
    most = 0
    for place in walk(track, space, min(feet, MOST_FEET)):
        if place.gain > most or (place.gain > 0 and track.bonus[place.space] is not None and place.space != space):
            found.append(place)
        most = max(most, place.gain)
    return tuple(found)


@lru_cache(maxsize=64 * GAMES_KEPT)
def farthest(track: Track, space: int, feet: int) -> Place | None:
    """For a runner past the last finish: the place farthest from the start (C-9.2), None if it is there already."""
    best = None
    most = track.distance[space]
    for place in walk(track, space, min(feet, MOST_FEET)):
        if not place.finish and track.distance[place.space] > most:
            best, most = place, track.distance[place.space]
    return best


def walk(track: Track, space: int, feet: int) -> list[Place]:
    """All places within that many dry steps, nearest first; past the finish they count as other places."""
    seen = {(space, False)}
    found: list[Place] = []
    edge = [Place(space, 0, 0, 0, False)]
    for steps in range(1, feet + 1):
        following: list[Place] = []
        for place in edge:
            for way, target in track.moves[place.space]:
                finish = place.finish or target == START
                if track.water[target] or (target, finish) in seen:
                    continue
                seen.add((target, finish))
                gain = track.to_finish[space] + (track.distance[target] if finish else -track.to_finish[target])
                following.append(Place(target, steps, place.step or STEP + way, gain, finish))
        found += following
        edge = following
    return found


# Ways with water feet, shortcuts and jetpacks


class Route(NamedTuple):
    """A place that a runner can reach in this move, and what is left on the way there."""

    space: int
    finish: bool
    """Is the finish behind it?"""
    feet: int
    water_feet: int
    coins: int
    """Money paid for shortcuts."""
    spent: int
    """The shortcuts and jetpacks used, as in Seat.spent."""
    first: int
    """The action that begins the way."""


@lru_cache(maxsize=64 * GAMES_KEPT)
def routes(game: Cubitos, space: int, feet: int, water_feet: int, spent: int) -> tuple[tuple[int, Route], ...]:
    """Where the runner may want to go, with how much nearer to the finish that is: for each amount of money paid the
    place farthest on, and every bonus, shortcut and jetpack. Only places nearer to the finish.
    """
    track = game.track
    best: dict[int, tuple[int, Route]] = {}
    good: dict[tuple[int, int], tuple[int, Route]] = {}
    for route in _ways(game, space, feet, water_feet, spent):
        gain = track.to_finish[space]
        gain += track.distance[route.space] if route.finish else -track.to_finish[route.space]
        if gain <= 0:
            continue
        if route.coins not in best or gain > best[route.coins][0]:
            best[route.coins] = gain, route
        if track.bonus[route.space] is not None or route.space in game.special:
            good.setdefault((route.space, route.coins), (gain, route))
    return (*best.values(), *good.values())


@lru_cache(maxsize=64 * GAMES_KEPT)
def run_out(game: Cubitos, space: int, feet: int, water_feet: int, spent: int) -> Route | None:
    """For a runner past the last finish: the place farthest from the start (C-9.2), None if it is there already."""
    distance = game.track.distance
    ways = [route for route in _ways(game, space, feet, water_feet, spent) if not route.finish and not route.coins]
    best = max(ways, key=lambda route: distance[route.space], default=None)
    return best if best is not None and distance[best.space] > distance[space] else None


def _ways(game: Cubitos, space: int, feet: int, water_feet: int, spent: int) -> Iterator[Route]:
    """All that can be reached without turning back, each place once for each hand of feet that may be better: a water
    foot does all that a plain one does.
    """
    track = game.track
    nearer, water, moves = track.to_finish_wet, track.water, track.moves
    farthest_back = nearer[space] + 1
    seen: dict[tuple[int, bool, int, int], list[tuple[int, int]]] = {}

    def better(space: int, finish: bool, feet: int, wet: int, coins: int, spent: int) -> bool:
        """Is it on the way, and has nobody been there with as many feet?"""
        if not finish and nearer[space] > farthest_back:
            return False
        hands = seen.setdefault((space, finish, coins, spent), [])
        for most_wet, most in hands:
            if most_wet >= wet and most >= feet + wet:
                return False
        hands.append((wet, feet + wet))
        return True

    edge = [Route(space, False, min(feet, MOST_FEET), min(water_feet, MOST_FEET), 0, spent, 0)]
    while edge:
        following: list[Route] = []
        for route in edge:
            space, finish, feet, wet, coins, spent, first = route
            if space in game.special and not spent >> game.special[space] & 1:
                following += [on for on in _by_special(game, route) if better(*on[:6])]
            if not feet and not wet:
                continue
            for way, target in moves[space]:
                dry = not water[target]
                if dry or wet:  # plain feet are spent first, as the rules of the move do (C-6.9)
                    plain = dry and feet > 0
                    to = target, finish or target == START, feet - plain, wet - (not plain), coins, spent
                    if better(*to):
                        following.append(Route(*to, first or STEP + way))
        yield from following
        edge = following


def _by_special(game: Cubitos, route: Route) -> Iterator[Route]:
    space, feet, wet = route.space, route.feet, route.water_feet
    spent = route.spent | 1 << game.special[space]
    if game.track.jetpack[space] and feet + wet:
        feet, wet = min(2 * feet, MOST_FEET), min(2 * wet, MOST_FEET)
        yield route._replace(feet=feet, water_feet=wet, spent=spent, first=route.first or JETPACK)
    shortcut = game.track.shortcut[space]
    if shortcut is not None and feet + wet >= shortcut.feet:
        paid = min(feet, shortcut.feet)
        yield route._replace(
            space=shortcut.target,
            feet=feet - paid,
            water_feet=wet - (shortcut.feet - paid),
            coins=route.coins + shortcut.coins,
            spent=spent,
            first=route.first or SHORTCUT,
        )


def progress_step(race: Race, me: Seat, legal: tuple[int, ...]) -> int | None:
    """The legal step that leads on best; None if none does."""
    track, targets = race.game.track, race.game.targets[me.space]
    steps = [action for action in legal if action in targets]
    if me.laps >= race.game.laps:
        best = max(steps, key=lambda action: (track.distance[targets[action]], -action), default=None)
        on = best is not None and track.distance[targets[best]] > track.distance[me.space]
    else:
        best = min(steps, key=lambda action: (_left(track, targets[action]), action), default=None)
        on = best is not None and _left(track, targets[best]) < track.to_finish[me.space]
    return best if on else None


def _left(track: Track, target: int) -> int:
    return 0 if target == START else track.to_finish[target]


LAST_RESORT: Final = (DONE, NO, PASS, CALL_ORDER, PUSH)
"""What a bot does only where nothing else is offered; a push, for abilities that wait come first."""


def first_of(legal: tuple[int, ...]) -> int:
    """For a decision that a bot does not know: do something if possible, the first in order of ids."""
    return next((action for action in legal if action not in LAST_RESORT), legal[0])


def with_dice(legal: tuple[int, ...]) -> list[int]:
    """The actions that use or point at an active die."""
    return [action for action in legal if action in CODE_OF]
