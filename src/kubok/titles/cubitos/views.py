"""What a table shows of a game: the public view, the seat's own view, odds, and what an action can lead to.

Any game can sit at a table by its `view` alone. Cubitos hides nothing and is shown by its position: what never changes
in a game (cards, tracks, the board) is sent once, not with every move. Nothing here decides what is legal.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple, cast

from kubok.cubitos.actions import EXITS, PUSH, STEP
from kubok.cubitos.choices import asking
from kubok.cubitos.frames import MOVING
from kubok.cubitos.game import Cubitos
from kubok.cubitos.meaning import means
from kubok.cubitos.odds import bust_chance, coin_chances, foot_chances, hit_chances
from kubok.cubitos.pieces import KINDS, MISSES, PHASE, PHASES, ROUND
from kubok.cubitos.position import to_line
from kubok.cubitos.race import Race
from kubok.kernel import JSON, Event, Game, State
from kubok.locale import languages, note_words, speaking
from kubok.titles.cubitos import lesson

MOST_REACHED: Final = 600
STEPS: Final = range(STEP, STEP + 6 + EXITS)


class Show(NamedTuple):
    """How one game is shown. `own` is None where nothing is hidden."""

    public: Callable[[State], JSON]
    own: Callable[[State, int], JSON] | None
    odds: Callable[[State, int], JSON]
    reach: Callable[[State, int], JSON]
    after: Callable[[State, int, int], JSON]
    means: Callable[[State, int, int], Mapping[str, JSON]]
    """What a legal action comes to where it is offered, beside its structured form."""
    board: Callable[[Game], JSON]
    tally: Callable[[Sequence[Event], int], JSON]
    line: Callable[[State], str] | None = None
    """The position in one line, for the log: only where nothing is hidden."""


def _nothing(state: State, seat: int) -> JSON:
    return None


def _unknown(state: State, seat: int, action: int) -> JSON:
    return None


def _no_more(state: State, seat: int, action: int) -> Mapping[str, JSON]:
    return {}


def _no_board(game: Game) -> JSON:
    return None


def _no_tally(events: Sequence[Event], seats: int) -> JSON:
    return None


ANY_GAME: Final = Show(
    public=lambda state: state.view(None),
    own=lambda state, seat: state.view(seat),
    odds=_nothing,
    reach=_nothing,
    after=_unknown,
    means=_no_more,
    board=_no_board,
    tally=_no_tally,
)


# Cubitos


def _race(state: State) -> Race:
    assert isinstance(state, Race)
    return state


def _position(state: State) -> JSON:
    race = _race(state)
    result = race.result()
    return {
        "position": race.to_data(),
        "asking": [asking(race, seat) for seat in range(len(race.seats))],
        "to_finish": [race.feet_to_finish(seat) for seat in range(len(race.seats))],
        "phase": PHASES[race.table[PHASE]],
        "round": race.table[ROUND],
        "result": None if result is None else {"places": list(result.places), "unfinished": result.unfinished},
    }


def _odds(state: State, seat: int) -> JSON:
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


def _after(state: State, seat: int, action: int) -> JSON:
    """What an action leaves of what is spent, tried on a copy, and whether it ends what the seat is about.

    None where it is not legal, or where dice would have to be rolled.
    """
    race = _race(state)
    if seat not in race.owed() or action not in race.legal(seat):
        return None
    trial = race.copy().collect(False)
    trial.apply(seat, action)
    me = trial.seats[seat]
    if any(draw.seat == seat for draw in trial.chance()):
        return None
    ends = me.stack[-1] != race.seats[seat].stack[-1]
    return {"coins": me.coins, "feet": me.feet, "credits": me.credits, "ends": ends}


def _reach(state: State, seat: int) -> JSON:
    """The spaces that plain steps lead to, each with a shortest path: the spaces along it, and action ids, of which one
    batch walks it.

    Every step is asked of the rules on a copy. Beyond a space where the rules ask something else no path goes on.
    """
    race = _race(state)
    if seat not in race.owed() or race.seats[seat].stack[-1] != MOVING:
        return []
    start = race.copy().collect(False)
    found: dict[int, JSON] = {}
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
            moving = seat in there.owed() and me.stack[-1] == MOVING and not there.chance()
            space = me.space
            if space not in found:
                feet: JSON = [me.feet, me.water_feet] if moving else None
                found[space] = {"space": space, "path": [*path, action], "way": [*way, space], "left": feet}
            if moving and (space, me.water_feet) not in seen:
                seen.add((space, me.water_feet))
                waiting.append((there, [*path, action], [*way, space]))
    return list(found.values())


def _means(state: State, seat: int, action: int) -> Mapping[str, JSON]:
    return means(_race(state), seat, action)


def _board(game: Game) -> JSON:
    """Every space with its squares (half-square column, row from the bottom) and what is on it."""
    assert isinstance(game, Cubitos)
    track: Any = game.track
    spaces: list[JSON] = []
    for space in range(track.size):
        bonus, shortcut = track.bonus[space], track.shortcut[space]
        spaces.append(
            {
                "name": track.name(space),
                "squares": [list(square) for square in track.squares[space]],
                "section": track.section[space],
                "water": bool(track.water[space]),
                "jetpack": bool(track.jetpack[space]),
                "bonus": None if bonus is None else {**bonus._asdict()},
                "shortcut": None if shortcut is None else {**shortcut._asdict()},
                "near": sorted({target for _, target in track.moves[space]}),
            }
        )
    return {
        "spaces": spaces, "lines": track.lines, "joined": len(game.tracks) == 2,
        "walls": [list(square) for square in track.walls], "finish": [list(square) for square in sorted(track.finish)],
        "notes": _notes(game),
    }  # fmt: skip


def _notes(game: Cubitos) -> JSON:
    """By track: its note in every language."""
    data, ours = game.data(), lesson.box().tracks
    assert isinstance(data, dict)
    notes: dict[str, JSON] = {}
    for entry in cast("list[dict[str, Any]]", data["tracks"]):
        spoken: dict[str, JSON] = {}
        for tag in languages():
            with speaking(tag):
                spoken[tag] = note_words(entry, ours)
        notes[entry["name"]] = spoken
    return notes


_HITS: Final = {kind: Fraction(6 - MISSES[i], 6) for i, kind in enumerate(KINDS)}
_COUNTED: Final = {
    "rolled": "rolls",
    "push": "pushes",
    "bust": "busts",
    "stepped": "feet",
    "bought": "bought",
    "fan": "fans",
}


def _tally(events: Sequence[Event], seats: int) -> JSON:
    """The race in figures, seat by seat: how often what happened, and the hits got against the hits to expect."""
    counts = [dict.fromkeys([*_COUNTED.values(), "dice", "hits"], 0) for _ in range(seats)]
    expected = [Fraction(0)] * seats
    for event in events:
        if event.seat < 0 or event.kind not in _COUNTED:
            continue
        mine = counts[event.seat]
        mine[_COUNTED[event.kind]] += 1
        faces: Any = event.fields.get("faces", ())
        for code in faces:
            kind, _, face = code.rpartition(" ")
            mine["dice"] += 1
            mine["hits"] += face != "miss"
            expected[event.seat] += _HITS[kind]
    return [{**mine, "expected": round(float(hits), 2)} for mine, hits in zip(counts, expected, strict=True)]


CUBITOS: Final = Show(
    public=_position, own=None, odds=_odds, reach=_reach, after=_after, means=_means, board=_board, tally=_tally,
    line=lambda state: to_line(_race(state)),
)  # fmt: skip
_SHOWS: Final = {"cubitos": CUBITOS}


def show_of(game: Game) -> Show:
    """How that game is shown.

    >>> from kubok.toys.pig import Pig
    >>> show_of(Pig(seats=2)).own is None, show_of(Cubitos()).own is None
    (False, True)
    """
    return _SHOWS.get(game.name, ANY_GAME)
