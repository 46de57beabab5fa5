"""What a table shows of a race, and what may be asked about it: odds, where a move can go, what an action leaves.

Cubitos hides nothing and is shown by its position: what never changes in a game (cards, tracks, the board) is sent
once, not with every move. Nothing here decides what is legal.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Hashable, Mapping
from functools import lru_cache
from math import atan2, degrees, hypot
from typing import Any, Final, cast

from kubok.bots.cubitos import BOTS
from kubok.cubitos import meaning, telling
from kubok.cubitos.actions import CALL_ORDER, CODE_OF, DONE, EXITS, PUSH, STEP
from kubok.cubitos.choices import ZONE_ACTIONS, asking
from kubok.cubitos.frames import (
    ADDING,
    ARRIVING,
    BUSTED,
    CHOOSING,
    DRAWING,
    MOVING,
    PICKING,
    POINTING,
    PUSHING,
)
from kubok.cubitos.game import Cubitos
from kubok.cubitos.odds import bust_chance, coin_chances, foot_chances, hit_chances
from kubok.cubitos.pieces import ACTIVE_PARTS, KIND_COUNT, PHASE, PHASES, ROLL_PHASE, ROUND, Seat
from kubok.cubitos.position import to_line
from kubok.cubitos.race import Race
from kubok.cubitos.track import DIRECTIONS, FAR, START, Track
from kubok.kernel import JSON, Game, State
from kubok.locale import LANGUAGES, note_words, speaking
from kubok.titles.cubitos import lesson
from kubok.titles.cubitos.obvious import ahead
from kubok.titles.cubitos.types import After, Board, Odds, Reached, Space, Standing, Usual, View
from kubok.titles.title import outcome

MOST_REACHED: Final = 600
STEPS: Final = range(STEP, STEP + 6 + EXITS)


def _race(state: State) -> Race:
    assert isinstance(state, Race)
    return state


def public(state: State) -> View:
    race = _race(state)
    return {
        "position": cast(Any, race.to_data()),
        "asking": [asking(race, seat) for seat in range(len(race.seats))],
        "standings": standings(race),
        "phase": PHASES[race.table[PHASE]],
        "round": race.table[ROUND],
        "result": outcome(race),
    }


def standings(race: Race) -> list[Standing]:
    """How everybody stands, for the eye. While they run, the place is by the feet each really has to go, so that the
    two agree; who has won is for the rules alone to say (C-9.2)."""
    track, result = race.game.track, race.result()
    left = [_left(race, seat) for seat in range(len(race.seats))]
    places = result.places if result else [1 + sum(other < mine for other in left) for mine in left]
    found: list[Standing] = []
    for seat, me in enumerate(race.seats):
        line, feet = _next_lines(track, race.swims(me))[me.space]
        found.append(
            {
                "place": places[seat], "to_finish": max(left[seat], 0),
                "past": race.feet_past(seat) if me.laps >= race.game.laps else None,
                "behind": left[seat] - min(left), "line": line, "to_line": feet, "crossed": race.progress(me),
            }
        )  # fmt: skip
    return found


def _left(race: Race, seat: int) -> int:
    """Feet to the last finish, below 0 past it."""
    return race.feet_to_finish(seat) - race.feet_past(seat)


@lru_cache(maxsize=64)
def _next_lines(track: Track, swims: bool) -> list[tuple[int, int]]:
    """For each space the section behind the next red line, 0 where the finish comes first, and the feet to it."""
    return [_next_line(track, space, swims) or _next_line(track, space, True) or (0, 0) for space in range(track.size)]


def _next_line(track: Track, start: int, swims: bool) -> tuple[int, int] | None:
    seen, waiting = {start}, deque([(start, 1)])
    while waiting:
        space, feet = waiting.popleft()
        for _, target in track.moves[space]:
            if target in seen or (track.water[target] and not swims):
                continue
            if target == START or track.section[target] > track.section[start]:
                return track.section[target], feet
            seen.add(target)
            waiting.append((target, feet + 1))
    return None


def line(state: State) -> str:
    return to_line(_race(state))


# What may be asked


def odds(state: State, seat: int, given: Mapping[str, Any]) -> Odds | None:
    """How likely the next push busts, and how many hits, coins and feet it brings; None where there is no push."""
    race = _race(state)
    if PUSH not in race.legal(seat):
        return None
    return {
        "bust": float(bust_chance(race, seat)),
        "hits": [float(chance) for chance in hit_chances(race, seat)],
        "coins": [float(chance) for chance in coin_chances(race, seat)],
        "feet": [float(chance) for chance in foot_chances(race, seat)],
    }


def after(state: State, seat: int, given: Mapping[str, Any]) -> After | None:
    """What an action leaves of what is spent, tried on a copy, and whether it ends what the seat is about.

    None where it is not legal, or where dice would have to be rolled.
    """
    race, action = _race(state), given["action"]
    if seat not in race.owed():
        return None
    trial = race.copy().collect(False)
    if action not in race.legal(seat):
        for step in ahead(race, seat):
            trial.apply(seat, step)
        if action not in trial.legal(seat):
            return None
    trial.apply(seat, action)
    me = trial.seats[seat]
    if any(draw.seat == seat for draw in trial.chance()):
        return None
    ends = me.doing != race.seats[seat].doing
    return {"coins": me.coins, "feet": me.feet, "credits": me.credits, "ends": ends}


def reach(state: State, seat: int, given: Mapping[str, Any]) -> list[Reached]:
    """The spaces that plain steps lead to, each with a shortest path: the spaces along it, and action ids, of which one
    batch walks it.

    Every step is asked of the rules on a copy. Beyond a space where the rules ask something else no path goes on. Which
    ends are worth a look is a hint for the eye, no advice: see `_hint`.
    """
    race = _race(state)
    if seat not in race.owed() or race.seats[seat].doing != MOVING:
        return []
    start = race.copy().collect(False)
    left, crossed, origin = _left(race, seat), race.progress(race.seats[seat]), race.seats[seat].origin
    found: dict[int, Reached] = {}
    seen = {(start.seats[seat].space, start.seats[seat].water_feet)}
    waiting: deque[tuple[Race, list[int], list[int]]] = deque([(start, [], [])])
    while waiting and len(seen) < MOST_REACHED:
        here, path, way = waiting.popleft()
        for action in here.legal(seat):
            if action not in STEPS:
                continue
            there = here.copy()
            there.apply(seat, action)
            me = there.seats[seat]
            moving = seat in there.owed() and me.doing == MOVING and not there.chance()
            space = me.space
            if space not in found:
                feet = (me.feet, me.water_feet) if moving else None
                found[space] = {
                    "space": space, "path": [*path, action], "way": [*way, space], "left": feet,
                    "gain": left - _left(there, seat), "lines": there.progress(me) - crossed,
                    "bonus": space != origin and race.game.track.bonus[space] is not None, "hint": "",
                }  # fmt: skip
            if moving and (space, me.water_feet) not in seen:
                seen.add((space, me.water_feet))
                waiting.append((there, [*path, action], [*way, space]))
    _hint(list(found.values()))
    return list(found.values())


def _hint(found: list[Reached]) -> None:
    """Mark the end that is nearest to the finish (one with a bonus if there is a choice, then the first found), and of
    the bonuses on the way forward the two that lie farthest on."""
    forward = sorted((end for end in found if end["gain"] > 0), key=lambda end: (-end["gain"], not end["bonus"]))
    for end in [end for end in forward if end["bonus"]][:2]:
        end["hint"] = "bonus"
    for end in forward[:1]:
        end["hint"] = "far"


# Several dice at once


def usual(state: State, seat: int, given: Mapping[str, Any]) -> Usual | None:
    """Where several dice are to be named: how many, and those that the expert would take. None where it is not so."""
    race = _race(state)
    me = race.seats[seat]
    if seat not in race.owed() or me.doing not in LOTS:
        return None
    trial, expert = race.copy().collect(False), BOTS.make("expert", 0)
    while in_same_step(race, trial, seat):
        trial.apply(seat, expert.choose(trial.copy(), seat))
    exact = DONE not in race.legal(seat)
    dice = [action for action, count in taken(race, trial, seat).items() for _ in range(count)]
    free = me.doing == BUSTED or (me.doing == DRAWING and me.effects)
    most = sum(_there(me, action) for action in race.legal(seat)) if free else me.left
    return {"least": most if exact and not free else 0, "most": most, "dice": dice}


def lot(state: State, seat: int, given: Mapping[str, Any]) -> list[int] | None:
    """The actions that take just these dice, for one `act`: what leaves no choice is not asked for. None if none do."""
    race, wanted = _race(state), Counter(given.get("actions", ()))
    if seat not in race.owed() or race.seats[seat].doing not in LOTS:
        return None
    trial, path, left = race.copy().collect(False), list[int](), Counter(wanted)
    while in_same_step(race, trial, seat):
        legal = trial.legal(seat)
        action = next((one for one in left if left[one] and one in legal), DONE if DONE in legal else None)
        if action is None:
            return None
        trial.apply(seat, action)
        path.append(action)
        left[action] -= 1
    return path if taken(race, trial, seat) == wanted else None


LOTS: Final = (DRAWING, ADDING, PICKING, BUSTED)
"""What a seat is in the middle of where it names several dice, one after the other."""


def in_same_step(race: Race, trial: Race, seat: int) -> bool:
    was, now = race.seats[seat], trial.seats[seat]
    mine = seat in trial.owed() and not any(draw.seat == seat for draw in trial.chance())
    return mine and (was.doing, was.beneath) == (now.doing, now.beneath) and race.clock() == trial.clock()


def _there(me: Seat, action: int) -> int:
    """How many dice lie where an action points; 0 for one that points at none."""
    if action in CODE_OF:
        return sum(me.dice[part + CODE_OF[action]] for part in ACTIVE_PARTS.values())
    return next((me.dice[zone + action - first] for first, zone in ZONE_ACTIONS if 0 <= action - first < KIND_COUNT), 0)


def taken(race: Race, trial: Race, seat: int) -> Counter[int]:
    """Which of the dice that could be named are gone from where they lay."""
    was, now = race.seats[seat], trial.seats[seat]
    return Counter({one: gone for one in race.legal(seat) if (gone := _there(was, one) - _there(now, one)) > 0})


def means(state: State, seat: int, action: int) -> Mapping[str, JSON]:
    return meaning.means(_race(state), seat, action)


def alike(state: State, seat: int) -> Hashable:
    race = _race(state)
    me = race.seats[seat]
    safe = me.doing in (ARRIVING, CHOOSING, PUSHING) and meaning.is_safe(race, seat)
    return seat, me.doing, race.table[PHASE], me.space, me.pointer if me.doing == POINTING else 0, safe


def vain(state: State, seat: int, action: int) -> bool:
    """Whoever would have to act first has nobody to wait for: asking for order would only stop the others (C-3.8)."""
    race = _race(state)
    return action == CALL_ORDER and race.table[PHASE] == ROLL_PHASE and race.first_to_act(race.owed()) == seat


# What never changes in a game


def board(game: Game) -> Board:
    """Every space with its squares (half-square column, row from the bottom) and what is on it."""
    assert isinstance(game, Cubitos)
    track: Any = game.track
    spaces: list[Space] = []
    for space in range(track.size):
        bonus, shortcut = track.bonus[space], track.shortcut[space]
        spaces.append(
            {
                "place": telling.place(track, space),
                "holds": telling.space(track, space),
                "squares": list(track.squares[space]),
                "section": track.section[space],
                "water": bool(track.water[space]),
                "jetpack": bool(track.jetpack[space]),
                "bonus": None if bonus is None else bonus._asdict(),
                "shortcut": None if shortcut is None else shortcut._asdict(),
                "near": sorted({target for _, target in track.moves[space]}),
            }
        )
    return {
        "spaces": spaces, "arrows": _arrows(track), "lines": track.lines, "joined": len(game.tracks) == 2,
        "walls": list(track.walls), "finish": sorted(track.finish),
        "notes": _notes(game),
    }  # fmt: skip


ROW: Final = 0.92
"""How high a row is when a square is 1 wide, as it is drawn."""
APART: Final = 2.4
"""So many squares lie between two arrows at least."""


def _arrows(track: Track) -> list[tuple[int, int]]:
    """Plain spaces all over the track, and which way each step brings a runner nearer to the finish."""
    arrivals = {shortcut.target for shortcut in track.shortcut if shortcut}
    found: dict[tuple[float, float], tuple[int, int]] = {}
    for space in sorted(range(1, track.size), key=track.distance.__getitem__):
        busy = track.bonus[space] or track.shortcut[space] or track.jetpack[space] or track.water[space]
        if busy or space in arrivals or len(track.squares[space]) > 1 or track.to_finish[space] == FAR:
            continue
        x, y = track.squares[space][0][0] / 2, track.squares[space][0][1] * ROW
        if any(hypot(x - other[0], y - other[1]) < APART for other in found):
            continue
        right, up = _onward(track, space)
        if right or up:
            found[x, y] = space, round(degrees(atan2(-up, right)))
    return list(found.values())


def _onward(track: Track, space: int) -> tuple[float, float]:
    """Where to: the mean of the ways to all neighbours, each by how much nearer to the finish it is."""
    right = up = 0.0
    for way, target in track.near[space]:
        there = 0 if target == START and track.late(space) else track.to_finish[target]
        if there == FAR or track.water[target]:
            continue
        nearer = max(-2, min(2, track.to_finish[space] - there))
        right += nearer * DIRECTIONS[way][0] / 2
        up += nearer * DIRECTIONS[way][1] * ROW
    return right, up


def _notes(game: Cubitos) -> dict[str, dict[str, str]]:
    """By track: its note in every language."""
    data, ours = cast(Any, game.data()), lesson.box().tracks
    notes: dict[str, dict[str, str]] = {}
    for entry in data["tracks"]:
        spoken: dict[str, str] = {}
        for tag in LANGUAGES:
            with speaking(tag):
                spoken[tag] = note_words(entry, ours)
        notes[entry["name"]] = spoken
    return notes
