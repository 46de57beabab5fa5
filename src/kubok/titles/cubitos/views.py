"""What a table shows of a race, and what may be asked about it: odds, where a move can go, what an action leaves.

Cubitos hides nothing and is shown by its position: what never changes in a game (cards, tracks, the board) is sent
once, not with every move. Nothing here decides what is legal.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Mapping
from typing import Any, Final, cast

from kubok.cubitos import meaning, telling
from kubok.cubitos.actions import CALL_ORDER, EXITS, PUSH, STEP
from kubok.cubitos.choices import asking
from kubok.cubitos.frames import MOVING, POINTING
from kubok.cubitos.game import Cubitos
from kubok.cubitos.odds import bust_chance, coin_chances, foot_chances, hit_chances
from kubok.cubitos.pieces import PHASE, PHASES, ROLL_PHASE, ROUND
from kubok.cubitos.position import to_line
from kubok.cubitos.race import Race
from kubok.kernel import JSON, Game, State
from kubok.locale import LANGUAGES, note_words, speaking
from kubok.titles.cubitos import lesson
from kubok.titles.cubitos.types import After, Board, Odds, Reached, Space, View
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
        "to_finish": [race.feet_to_finish(seat) for seat in range(len(race.seats))],
        "phase": PHASES[race.table[PHASE]],
        "round": race.table[ROUND],
        "result": outcome(race),
    }


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
    if seat not in race.owed() or action not in race.legal(seat):
        return None
    trial = race.copy().collect(False)
    trial.apply(seat, action)
    me = trial.seats[seat]
    if any(draw.seat == seat for draw in trial.chance()):
        return None
    ends = me.doing != race.seats[seat].doing
    return {"coins": me.coins, "feet": me.feet, "credits": me.credits, "ends": ends}


def reach(state: State, seat: int, given: Mapping[str, Any]) -> list[Reached]:
    """The spaces that plain steps lead to, each with a shortest path: the spaces along it, and action ids, of which one
    batch walks it.

    Every step is asked of the rules on a copy. Beyond a space where the rules ask something else no path goes on.
    """
    race = _race(state)
    if seat not in race.owed() or race.seats[seat].doing != MOVING:
        return []
    start = race.copy().collect(False)
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
                found[space] = {"space": space, "path": [*path, action], "way": [*way, space], "left": feet}
            if moving and (space, me.water_feet) not in seen:
                seen.add((space, me.water_feet))
                waiting.append((there, [*path, action], [*way, space]))
    return list(found.values())


def means(state: State, seat: int, action: int) -> Mapping[str, JSON]:
    return meaning.means(_race(state), seat, action)


def alike(state: State, seat: int) -> Hashable:
    race = _race(state)
    me = race.seats[seat]
    return seat, me.doing, race.table[PHASE], me.space, me.pointer if me.doing == POINTING else 0


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
        "spaces": spaces, "lines": track.lines, "joined": len(game.tracks) == 2,
        "walls": list(track.walls), "finish": sorted(track.finish),
        "notes": _notes(game),
    }  # fmt: skip


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
