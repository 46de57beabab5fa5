"""A position written down: as plain data that loads again, as what a seat sees, and as a board in characters."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from kubok.cubitos import frames
from kubok.cubitos.pieces import (
    ACTIVE_PARTS,
    CODE_COUNT,
    CODE_NAMES,
    CODES,
    COLOURS,
    ENDED,
    FIRST,
    HAND,
    HOMES,
    KIND_COUNT,
    KINDS,
    LEADER,
    MOST,
    MOST_DICE,
    MOST_FRAMES,
    NUMBER_NAMES,
    PHASE,
    PHASES,
    SETUP,
    SUPPLY,
    TABLE_NAMES,
    TABLE_SIZE,
    TRAY_KINDS,
    TRAYS,
    WHITE,
    ZONES,
    Frame,
    Seat,
)
from kubok.kernel import JSON, BadData, Part, Phrase

if TYPE_CHECKING:
    from kubok.cubitos.game import Cubitos
    from kubok.cubitos.race import Race

_TABLE_MOST: Final = {
    "round": 1 << 30, "barriers": 1 << 32, "phase": len(PHASES) - 1, "first_player": 3, "called": 1, "ended": 2,
    "tie_break": 1,
}  # fmt: skip


def to_data(race: Race) -> JSON:
    """All numbers by name, zeros left out."""
    table = {name: race.table[i] for i, name in enumerate(TABLE_NAMES) if race.table[i]}
    trays = {KINDS[k]: race.table[TRAYS + k] for k in range(TRAY_KINDS) if race.table[TRAYS + k]}
    return {"table": {**table}, "trays": {**trays}, "seats": [_seat_to_data(me) for me in race.seats]}


_numbers: Final = attrgetter(*NUMBER_NAMES)


def _seat_to_data(me: Seat) -> dict[str, JSON]:
    data: dict[str, JSON] = {name: number for name, number in zip(NUMBER_NAMES, _numbers(me), strict=True) if number}
    for name, zone in ZONES.items():
        dice = me.dice[zone : zone + KIND_COUNT].rstrip(b"\0")
        if dice:
            data[name] = {KINDS[k]: count for k, count in enumerate(dice) if count}
    for name, part in ACTIVE_PARTS.items():
        faces = me.dice[part : part + CODE_COUNT].rstrip(b"\0")
        if faces:
            data[name] = {CODE_NAMES[c]: count for c, count in enumerate(faces) if count}
    data["frames"] = [[frames.NAMES[kind], first, second] for kind, first, second in frames.frames_of(me)]
    return data


# Loading


def from_data(game: Cubitos, data: JSON) -> Race:
    """The position that `to_data` wrote. BadData for anything that is none."""
    whole = _object(data, Phrase("a_position", "a position"), {"table", "trays", "seats"})
    if len(whole) != 3:
        raise BadData("position_parts", "a position must have seats, table, trays")
    race = game.start()
    table = _object(whole["table"], "table", set(TABLE_NAMES))
    race.table[:] = [0] * TABLE_SIZE
    for i, name in enumerate(TABLE_NAMES):
        low = -1 if name == "first_player" else 0
        race.table[i] = _number(table.get(name, 0), name, _TABLE_MOST[name], low)
    trays = _object(whole["trays"], "trays", set(KINDS[:TRAY_KINDS]))
    for kind in range(TRAY_KINDS):
        race.table[TRAYS + kind] = _count(trays.get(KINDS[kind], 0), KINDS[kind])
    seats = whole["seats"]
    if not isinstance(seats, list) or len(seats) != game.seats:
        raise BadData("position_seats_are", "this position must have {seats} seats", seats=game.seats)
    race.seats = [_seat_from_data(game, seat, race.table[PHASE]) for seat in seats]
    _check_whole(game, race)
    if to_data(race) != data:
        raise BadData("position_zeros", "the position is not in its one standard form: leave zeros out")
    return race


def _object(data: Any, what: Part, keys: set[str]) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadData("part_no_object", "{what} must be an object", what=what)
    unknown = sorted(str(key) for key in data if key not in keys)
    if unknown:
        raise BadData("part_unknown", "{what}: unknown '{name}'", what=what, name=unknown[0][:40])
    return data


def _number(value: Any, name: str, most: int, low: int = 0) -> int:
    if type(value) is not int or not low <= value <= most:
        raise BadData(
            "number_range", "'{name}' must be a whole number from {low} to {most}", name=name, low=low, most=most
        )
    return value


def _count(value: Any, name: str) -> int:
    return _number(value, name, MOST_DICE)


def _seat_from_data(game: Cubitos, data: Any, phase: int) -> Seat:
    seat = _object(data, Phrase("a_seat", "a seat"), {*NUMBER_NAMES, *ZONES, *ACTIVE_PARTS, "frames"})
    me = Seat()
    for name in NUMBER_NAMES:
        setattr(me, name, _number(seat.get(name, 0), name, MOST[name]))
    for name, zone in ZONES.items():
        dice = _object(seat.get(name, {}), name, {KINDS[kind] for kind in game.kinds})
        for kind in game.kinds:
            me.dice[zone + kind] = _count(dice.get(KINDS[kind], 0), name)
    for name, part in ACTIVE_PARTS.items():
        faces = _object(seat.get(name, {}), name, {CODE_NAMES[c] for c in CODES if c >> 2 in game.kinds})
        for code in CODES:
            me.dice[part + code] = _count(faces.get(CODE_NAMES[code], 0), name)
    frames.lay(me, *_frames(game, seat.get("frames"), phase))
    if max(me.space, me.origin) >= game.track.size:
        raise BadData("runner_off_track", "the runner is off the track")
    return me


def _frames(game: Cubitos, data: Any, phase: int) -> list[Frame]:
    if not isinstance(data, list) or not 1 <= len(data) <= MOST_FRAMES:
        raise BadData("seat_frames", "a seat has 1 to {most} frames", most=MOST_FRAMES)
    found: list[Frame] = []
    for depth, frame in enumerate(data):
        if not isinstance(frame, list) or len(frame) != 3 or frame[0] not in frames.NAMES:
            raise BadData("frame_form", "a frame is a name and two numbers")
        kind = frames.NAMES.index(frame[0])
        _check_frame(kind, phase, depth, len(data))
        first, second = (_number(*pair) for pair in zip(frame[1:], frame[:1] * 2, frames.most_of(kind), strict=True))
        _check_numbers(game, kind, first, second)
        found.append((kind, first, second))
    return found


_BASES: Final = {
    frames.IDLE, frames.DRAWING, frames.CHOOSING, frames.BUSTED, frames.ABILITIES, frames.MOVING, frames.AFTER_MOVE,
    frames.BUYING,
}  # fmt: skip
"""The frames that lie at the bottom of a stack, one at a time; the others lie on top of one of them."""

_TOPS: Final = {
    frames.ROLLING, frames.ADDING, frames.POINTING, frames.BONUS, frames.PRIZE, frames.GAINING, frames.PLACING,
    frames.TAKING, frames.EITHER, frames.GIVING, frames.OTHER,
}  # fmt: skip
"""The frames that nothing can lie on."""


def _check_frame(kind: int, phase: int, depth: int, count: int) -> None:
    name = frames.NAMES[kind]
    if (kind in _BASES) != (depth == 0):
        raise BadData("frame_cannot_lie", "the frame '{name}' cannot lie there", name=name)
    if kind in _TOPS and depth != count - 1:
        raise BadData("frame_covered", "nothing lies on the frame '{name}'", name=name)
    if kind == frames.ROLLING and phase not in (1, 2, 3):
        raise BadData("rolled_when", "dice are rolled in the roll phase and in step 4 only")
    if kind in frames.BASE and phase not in frames.BASE[kind]:
        raise BadData(
            "frame_other_phase",
            "the frame '{name}' does not belong to the phase '{phase}'",
            name=name,
            phase=PHASES[phase],
        )


def _check_numbers(game: Cubitos, kind: int, first: int, second: int) -> None:
    track = game.track
    if kind == frames.BONUS and (second >= track.size or track.bonus[second] is None):
        raise BadData("no_bonus_there", "that space has no bonus")
    if kind == frames.POINTING and first >= track.size:
        raise BadData("pointer_off_track", "the pointer is off the track")


def _check_whole(game: Cubitos, race: Race) -> None:
    """What no single number shows: all dice are there, one first-player die, and whoever owes can act."""
    for kind in range(TRAY_KINDS):
        dice = race.table[TRAYS + kind] + sum(_dice(me, kind) for me in race.seats)
        if dice != SUPPLY[kind]:
            raise BadData(
                "dice_in_all",
                "there must be {wanted} {kind} dice in all, not {dice}",
                wanted=SUPPLY[kind],
                kind=KINDS[kind],
                dice=dice,
            )
    first, setup = race.table[LEADER], race.table[PHASE] == SETUP
    if first >= game.seats or (first < 0) != setup:
        raise BadData("first_player_no_seat", "the first player is not one of the seats")
    for seat, me in enumerate(race.seats):
        if _dice(me, FIRST) != (seat == first):
            raise BadData("first_die_elsewhere", "the first-player die must lie with the first player")
        top = me.doing
        in_hand = any(me.dice[HAND : HAND + KIND_COUNT])
        if (top == frames.ROLLING) != in_hand and top not in (frames.ADDING, frames.PICKING):
            raise BadData("dice_in_hand", "dice are in hand exactly while they are rolled")
        if setup and top != frames.IDLE:
            raise BadData("nobody_before_first", "nobody acts before the first player is known")
    ended, idle = race.table[ENDED], all(me.doing == frames.IDLE for me in race.seats)
    if idle != bool(ended or setup):
        raise BadData("nothing_to_do", "somebody must have something to do until the game is over")
    for seat in race.owed():
        if not race.legal(seat):
            raise BadData("seat_stuck", "seat {seat} owes a decision and can do nothing", seat=seat)


def _dice(me: Seat, kind: int) -> int:
    zones = sum(me.dice[zone + k] for zone in ZONES.values() for k in range(KIND_COUNT) if HOMES[k] == kind)
    faces = (part + c for part in ACTIVE_PARTS.values() for c in range(CODE_COUNT) if HOMES[c >> 2] == kind)
    return zones + sum(me.dice[place] for place in faces)


# What a seat sees: in Cubitos everything, and where each value comes from.


def view(race: Race, seat: int | None) -> JSON:
    game: Any = race.game
    data: Any = game.data()
    position: Any = to_data(race)
    result = race.result()
    return {
        "game": game.name,
        "you": seat,
        "owed": list(race.owed()),
        "order": game.order,
        "position": position,
        "phase": PHASES[race.table[PHASE]],
        "cards": data["cards"],
        "fans": data["fans"],
        "laps": game.laps,
        "tracks": data["tracks"],
        "result": None if result is None else {"places": list(result.places), "unfinished": result.unfinished},
    }


# The board in characters


def board(race: Race) -> str:
    """The track as its map, runners as the numbers of their seats, and a line for each seat."""
    lines = [f"round {race.table[0]}, {PHASES[race.table[PHASE]]} phase", *map_lines(race)]
    lines += [seat_line(seat, me) for seat, me in enumerate(race.seats)]
    return "\n".join(lines)


def map_lines(race: Race) -> list[str]:
    """The maps of the race, with the runners on them; of two tracks joined one below the other."""
    data: Any = race.game.data()
    maps = [[list(row) for row in track["map"]] for track in data["tracks"]]
    runners: dict[int, str] = {}
    for seat, me in enumerate(race.seats):
        runners[me.space] = runners.get(me.space, "") + str(seat)
    for space, seats in runners.items():
        rows, column, line = _place(race, maps, space)
        rows[line][column : column + 2] = f"{seats:<2}"[:2] if len(seats) < 3 else f"{seats[0]}+"
    return ["".join(row).rstrip() for rows in maps for row in (*rows, [])][:-1]


def _place(race: Race, maps: list[list[list[str]]], space: int) -> tuple[list[list[str]], int, int]:
    """Where a space stands in the lines of its map: a large space by its first square."""
    first = race.game.tracks[0]
    on_second = len(maps) == 2 and space > first.size
    track = race.game.tracks[1] if on_second else first
    own = space - first.size - 1 if on_second else 0 if space == first.size else space
    squares = tuple(sorted(track.finish)) if space == first.size and len(maps) == 2 else track.squares[own]
    column, row = squares[0]
    rows = maps[on_second]
    return rows, 3 + 2 * column, len(rows) - 1 - row


def seat_line(seat: int, me: Seat) -> str:
    zones = " · ".join(f"{name} {dice_words(me, zone)}" for name, zone in ZONES.items() if name != "hand")
    return f"seat {seat}: {zones} · active {me.active_dice()}"


def dice_words(me: Seat, zone: int) -> str:
    return ", ".join(f"{me.dice[zone + k]} {KINDS[k]}" for k in range(KIND_COUNT) if me.dice[zone + k]) or "none"


assert len(COLOURS) == TRAY_KINDS - WHITE
