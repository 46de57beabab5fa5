"""What a player of Cubitos reads from the board: how far it is, where the feet may lead, and by which step.

Worked out once for each track and place. Only dry ways are counted; shortcuts and jetpacks are left to the player.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kubok.cubitos.actions import CALL_ORDER, DONE, NO, PASS, STEP
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
        raise BadData("this bot plays Cubitos only; for other games choose the bot random")
    return state


def remaining(race: Race, me: Seat) -> int:
    """Steps from the runner to the finish of the race; below 1 when it is reached, by the steps run beyond."""
    track = race.game.track
    to_run = race.game.laps - me.laps
    if to_run <= 0:
        return -track.distance[me.space]
    return (to_run - 1) * track.to_finish[START] + track.to_finish[me.space]


@lru_cache(maxsize=8192)
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


@lru_cache(maxsize=8192)
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


LAST_RESORT: Final = (DONE, NO, PASS, CALL_ORDER)


def first_of(legal: tuple[int, ...]) -> int:
    """For a decision that a bot does not know: do something if possible, the first in order of ids."""
    return next((action for action in legal if action not in LAST_RESORT), legal[0])
