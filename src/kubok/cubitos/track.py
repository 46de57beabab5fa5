"""The geometry of a track: spaces, ways between them, sections and distances, read from a text map.

A track is built once from the resolved data of a game and never changes. What a runner may pay, enter or take there
is for the rules of the move; where maps come from is for `kubok.cubitos.data`.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, NoReturn, TypeAlias

from kubok.kernel.files import is_key, must_be, shown, whole_number, write
from kubok.kernel.game import JSON, BadData, Part, Phrase

Square: TypeAlias = tuple[int, int]
"""A square's place: half-square column from the left, row from the bottom."""

Ways: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs of a way and the space it leads to, ascending by way."""

DIRECTIONS: Final[tuple[Square, ...]] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""Ways 0 to 5: east, north-east, north-west, west, south-west, south-east."""

FIRST_EXIT: Final = len(DIRECTIONS)
"""The ways out of the large space are numbered from here on: a direction would not tell its squares apart."""

START: Final = 0
"""The large space: all squares of start and finish. To stand on the finish is to stand on the next start (C-6.8)."""

ANY: Final = 99
NOTHING: Final = -1
FAR: Final = 9999
"""More steps than any track has: the finish cannot be reached."""

# The stated maxima (a state fits a fixed array), and what keeps a hostile map small.

MOST_ROWS: Final = 40
MOST_COLUMNS: Final = 60
MOST_SPACES: Final = 1000
MOST_LINES: Final = 20
MOST_EXITS: Final = 16
MOST_NEIGHBOURS: Final = 32
MOST_SPECIALS: Final = 16
MOST_PRICE: Final = 30


class Bonus(NamedTuple):
    """What a bonus space gives (C-6.5): `gain` is the highest cost of a die gained, ANY, or NOTHING for none.

    >>> BONUSES["LF"]
    Bonus(credits=0, fan=1, lose=1, gain=-1)
    """

    credits: int = 0
    fan: int = 0
    lose: int = 0
    gain: int = NOTHING


class Shortcut(NamedTuple):
    """Where a shortcut leads and its price, in money or in feet; the other is 0 (C-6.6)."""

    target: int
    coins: int
    feet: int


OPEN, WATER, WALL, JETPACK = "..", "~~", "##", "JP"
LARGE: Final = {"ST": "S", "FN": "F"}
"""The codes of the large space, and what stands for them in the map of sections."""

BONUSES: Final[dict[str, Bonus]] = {
    **{f"C{n}": Bonus(credits=n) for n in range(1, 10)},
    **{f"L{n}": Bonus(lose=n) for n in range(1, 10)},
    **{f"G{n}": Bonus(gain=n) for n in range(10)},
    "G+": Bonus(gain=ANY),
    "FA": Bonus(fan=1),
    "LF": Bonus(fan=1, lose=1),
}
CODES: Final = frozenset({OPEN, WATER, WALL, JETPACK, *LARGE, *BONUSES})
_SIGN: Final = re.compile(r"[a-z][0-9]")

_CODE_FIX: Final = Phrase(
    "write_code", "write .. for an open space, or one of {codes}", codes="Cn, Ln, Gn, G+, FA, LF, ~~, ##, JP, ST, FN"
)
_LINE_FIX: Final = Phrase(
    "line_form",
    "a square is two characters and two spaces, "
    "and each row is shifted half a square, two characters, against the next",
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Track:
    """A track as plain tuples, one item for each space. Space 0 is start and finish; walls are no spaces.

    Other spaces are numbered row by row from the bottom, left to right.

    >>> track = Track.from_data({
    ...     "name": "mini",
    ...     "map": [" 1   C2  ..  ..", " 0 ST  ..  ~~  FN"],
    ...     "sections": [" 1   0   1   2", " 0 S   0   1   F"],
    ... })
    >>> track, track.moves[0], track.bonus[3].credits
    (Track('mini', 6 spaces), ((6, 1), (7, 3)), 2)
    >>> track.to_finish[0], track.to_finish_wet[0], track.name(4)
    (4, 3, 'row 1, square 2')
    """

    key: str
    size: int
    lines: int
    """How many red lines there are: the number of the last section."""
    squares: tuple[tuple[Square, ...], ...]
    section: tuple[int, ...]
    """Red lines between the start and each space. The large space is section 0: what was run before counts apart."""
    moves: tuple[Ways, ...]
    """Where one foot leads (C-6.1, C-6.7). Water is among the targets: who moves must check it (C-6.3)."""
    near: tuple[Ways, ...]
    """All neighbours, both ways, for counting spaces (C-10.19). Ways out of space 0 are numbered apart from `moves`."""
    water: tuple[bool, ...]
    bonus: tuple[Bonus | None, ...]
    jetpack: tuple[bool, ...]
    shortcut: tuple[Shortcut | None, ...]
    distance: tuple[int, ...]
    """Fewest steps from the start, water open, shortcuts not used (C-9.2)."""
    to_finish: tuple[int, ...]
    """Fewest steps to the finish on dry ground, FAR if there is no way; from space 0 a whole lap."""
    to_finish_wet: tuple[int, ...]
    """The same with water open."""
    goal_line: tuple[int, ...]
    """The section at the end of the lap or track that each space belongs to: red lines left are this less `section`."""
    labels: tuple[str, ...]
    apart: bool
    """Whether start and finish are two places on the board; else they are one large space."""
    finish: frozenset[Square]
    """Which squares of the large spaces bear the mark of a finish. For drawings: the ways tell what is entered."""
    walls: tuple[Square, ...]
    """For drawings: walls are no spaces."""

    @classmethod
    def from_data(cls, data: JSON, where: str = "") -> Track:
        """The track of one item of a game's `tracks`; BadData names `where`, or else the track."""
        return _build(data, where)

    @classmethod
    def joined(cls, first: Track, second: Track) -> Track:
        """Two tracks run one after the other (C-2.3). Neither may be a joined one.

        Space 0 is the start of the first and the finish of the second. The first's other spaces keep their numbers;
        then come its finish and the second's start, one foot apart (C-6.8), and the second's other spaces.

        >>> mini = Track.from_data({
        ...     "name": "mini",
        ...     "map": [" 1   C2  ..  ..", " 0 ST  ..  ~~  FN"],
        ...     "sections": [" 1   0   1   2", " 0 S   0   1   F"],
        ... })
        >>> both = Track.joined(mini, mini)
        >>> both, both.moves[6], both.name(6), both.to_finish[0]
        (Track('mini+mini', 13 spaces), ((6, 7),), 'finish of track 1', 9)
        """
        return _join(first, second)

    def late(self, space: int) -> bool:
        """Whether this neighbour of the large space touches it from the finish's side (C-6.7)."""
        return self.section[space] >= self.lines - 1

    def name(self, space: int) -> str:
        """A space's name for logs: rows from 0 at the bottom as in the map, squares of the row from 1 at the left."""
        return self.labels[space]

    def __repr__(self) -> str:
        return f"Track({self.key!r}, {self.size} spaces)"


class _Reader:
    """Where we are reading, for errors. The names of squares come from the map, once that is read."""

    def __init__(self, where: Part) -> None:
        self.where = where
        self.place: dict[Square, int] = {}

    def fail(self, place: Part, wrong: Phrase, fix: Phrase) -> NoReturn:
        """`place` is a part of the file, "map", or a place in one of them; empty for the whole of it."""
        where = Phrase("within", "{where}, {part}", where=self.where, part=place) if place else self.where
        raise BadData("at_fix", "{where}: {wrong}; {fix}", where=where, wrong=wrong, fix=fix)

    def fail_at(self, part: str, square: Square, wrong: Phrase, fix: Phrase) -> NoReturn:
        which = Phrase("square", "square {number} {wrong}", number=self.place[square], wrong=wrong)
        self.fail(_row(part, square[1]), which, fix)

    def name(self, square: Square) -> str:
        return f"row {square[1]}, square {self.place[square]}"


def _row(part: str, row: int) -> Phrase:
    return Phrase("row", "{part}, row {number}", part=part, number=row)


def _line(part: str, line: int) -> Phrase:
    return Phrase("line", "{part}, line {number}", part=part, number=line)


def _build(data: JSON, where: str) -> Track:
    key = data.get("name") if isinstance(data, dict) else None
    named = Phrase("track", "track {key}", key=str(key)) if is_key(key) else Phrase("a_track", "track")
    read = _Reader(where or named)
    if not isinstance(data, dict) or not isinstance(key, str) or not is_key(key):
        read.fail(
            "",
            Phrase("no_proper_name", "it has no proper name"),
            Phrase("track_is", "a track is a table with name, map and sections"),
        )

    cells = _cells(read, "map", data.get("map"))
    _check_bricks(read, cells)
    read.place = _places(cells)
    signs = _signs(read, data.get("shortcuts", []))
    _check_codes(read, cells, signs)
    large = [square for square, code in sorted(cells.items(), key=_reading) if code in LARGE]
    for code, missing in (
        ("ST", Phrase("no_start", "there is no start")),
        ("FN", Phrase("no_finish", "there is no finish")),
    ):
        if code not in cells.values():
            read.fail("map", missing, Phrase("mark_one", "mark at least one square {code}", code=code))

    ordinary = sorted((square for square, code in cells.items() if code not in LARGE and code != WALL), key=_order)
    if not ordinary or len(ordinary) >= MOST_SPACES:
        read.fail(
            "map",
            Phrase("spaces_there", "there are {number} spaces besides the start", number=len(ordinary)),
            Phrase("spaces_most", "a track has 1 to {most} of them", most=MOST_SPACES - 1),
        )
    squares = (tuple(sorted(large, key=_order)), *((square,) for square in ordinary))
    space_of = {square: space for space, those in enumerate(squares) for square in those}
    codes = ("ST", *(cells[square] for square in ordinary))

    by_square = _sections(read, cells, data.get("sections"))
    section = (0, *(by_square[square] for square in ordinary))
    lines = max(section)
    near = _near(read, squares, space_of)
    _check_sections(read, squares, section, near)
    moves = _moves(read, near, section)
    water = tuple(code == WATER for code in codes)
    distance = _distance(moves)
    for space, steps in enumerate(distance):
        if steps == FAR:
            read.fail_at(
                "map",
                squares[space][0],
                Phrase("unreachable", "cannot be reached from the start"),
                Phrase("open_way", "open a way to it, or write ##"),
            )
    to_finish = _to_finish(moves, water)
    if to_finish[START] == FAR:
        read.fail(
            "map",
            Phrase("finish_unreachable", "the finish cannot be reached from the start on dry ground"),
            Phrase("open_dry_way", "open a way without water"),
        )

    return Track(
        key=key,
        size=len(squares),
        lines=lines,
        squares=squares,
        section=section,
        moves=moves,
        near=near,
        water=water,
        bonus=tuple(BONUSES.get(code) for code in codes),
        jetpack=tuple(code == JETPACK for code in codes),
        shortcut=_shortcuts(codes, signs),
        distance=distance,
        to_finish=to_finish,
        to_finish_wet=_to_finish(moves, (False,) * len(squares)),
        goal_line=(lines,) * len(squares),
        labels=("start", *(read.name(square) for square in ordinary)),
        apart=not _in_one_piece(squares[START]),
        finish=frozenset(square for square in large if cells[square] == "FN"),
        walls=tuple(sorted((square for square, code in cells.items() if code == WALL), key=_order)),
    )


# Reading the two maps


def _order(square: Square) -> Square:
    """Spaces are numbered from the bottom row up, left to right."""
    return square[1], square[0]


def _reading(item: tuple[Square, str]) -> Square:
    return _order(item[0])


def _cells(read: _Reader, part: str, lines: JSON) -> dict[Square, str]:
    """What stands at each square of a text map, from the top row down."""
    if not isinstance(lines, list) or not 1 <= len(lines) <= MOST_ROWS:
        read.fail(
            part,
            Phrase("rows_most", "it must have 1 to {most} rows", most=MOST_ROWS),
            Phrase("line_for_row", "write one line for each row of squares"),
        )
    cells: dict[Square, str] = {}
    for number, line in enumerate(lines, start=1):
        row = len(lines) - number
        if not isinstance(line, str) or len(line) > 3 + 4 * MOST_COLUMNS:
            read.fail(
                _line(part, number),
                Phrase("line_long", "it must be text of at most {most} squares", most=MOST_COLUMNS),
                _LINE_FIX,
            )
        if line[:3].ljust(3) != f"{row:>2} ":
            read.fail(
                _line(part, number),
                Phrase(
                    "line_begins",
                    "it must begin with {wanted}, not {value}",
                    wanted=shown(f"{row:>2} "),
                    value=shown(line[:3]),
                ),
                Phrase("number_rows", "number the rows from 0 at the bottom: two characters and a space"),
            )
        for found in re.finditer("[^ ]+", line[3:]):
            text, at = found.group(), found.start()
            if at % 2 or len(text) > 2:
                read.fail(
                    _row(part, row),
                    Phrase("out_of_line", "{text} at character {at} is out of line", text=shown(text), at=at + 4),
                    _LINE_FIX,
                )
            cells[at // 2, row] = text
    return cells


def _check_bricks(read: _Reader, cells: Iterable[Square]) -> None:
    """Rows lie like bricks: column and row are both even or both odd, or just the other way round, everywhere."""
    squares = list(cells)
    sides = Counter((column + row) % 2 for column, row in squares)
    for column, row in squares:
        if (column + row) % 2 != sides.most_common(1)[0][0]:
            read.fail(
                _row("map", row),
                Phrase("square_out_of_line", "the square at character {at} is out of line", at=2 * column + 4),
                _LINE_FIX,
            )


def _places(cells: Iterable[Square]) -> dict[Square, int]:
    """Each square's number within its row, from 1 at the left, walls counted too."""
    places: dict[Square, int] = {}
    count: Counter[int] = Counter()
    for square in sorted(cells, key=_order):
        count[square[1]] += 1
        places[square] = count[square[1]]
    return places


def _signs(read: _Reader, items: JSON) -> dict[str, tuple[str, int, int]]:
    """The shortcuts by the sign they start from: where each leads, and its price in coins and feet."""
    if not isinstance(items, list) or len(items) > MOST_SPECIALS:
        read.fail(
            "",
            Phrase("shortcuts_list", "shortcuts must be a list of at most {most}", most=MOST_SPECIALS),
            Phrase("shortcut_each", "write a table [[shortcut]] for each"),
        )
    signs: dict[str, tuple[str, int, int]] = {}
    for number, item in enumerate(items, start=1):
        place = f"[[shortcut]] {number}"
        fix = Phrase("write_shortcut", 'write from = "a1", to = "a2" and its price, coins = 5 or feet = 7')
        if not isinstance(item, dict):
            read.fail(place, must_be(Phrase("it", "it"), Phrase("a_table", "a table"), item), fix)
        if set(item) not in ({"from", "to", "coins"}, {"from", "to", "feet"}):
            read.fail(place, Phrase("shortcut_has", "it must have from, to and one price"), fix)
        ends = []
        for end in ("from", "to"):
            sign = item[end]
            if not isinstance(sign, str) or not _SIGN.fullmatch(sign):
                read.fail(place, must_be(end, Phrase("a_sign", "a small letter and a digit"), sign), fix)
            ends.append(sign)
        unit = "coins" if "coins" in item else "feet"
        price = item[unit]
        if type(price) is not int or not 1 <= price <= MOST_PRICE:
            read.fail(place, must_be(unit, whole_number(1, MOST_PRICE), price), fix)
        if ends[0] in signs or ends[0] == ends[1]:
            read.fail(
                place,
                Phrase("shortcut_again", "{sign} has another shortcut already, or leads to itself", sign=ends[0]),
                Phrase("own_signs", "give each its own signs"),
            )
        signs[ends[0]] = (ends[1], price if unit == "coins" else 0, price if unit == "feet" else 0)
    return signs


def _check_codes(read: _Reader, cells: Mapping[Square, str], signs: Mapping[str, tuple[str, int, int]]) -> None:
    known = {*signs, *(to for to, _, _ in signs.values())}
    count = Counter(cells.values())
    for square, code in cells.items():
        if code not in CODES and code not in known:
            fix = (
                Phrase("add_shortcut", "add a table [[shortcut]] for this sign") if _SIGN.fullmatch(code) else _CODE_FIX
            )
            read.fail_at("map", square, Phrase("unknown_code", "has the unknown code {code}", code=shown(code)), fix)
    for sign in sorted(known):
        if count[sign] != 1:
            read.fail(
                "map",
                Phrase(
                    "sign_on", "the shortcut's sign {sign} stands on {number} squares", sign=sign, number=count[sign]
                ),
                Phrase("exactly_one", "write it on exactly one"),
            )
    if len(signs) + count[JETPACK] > MOST_SPECIALS:
        read.fail(
            "map",
            Phrase("many_specials", "there are too many shortcuts and jetpacks"),
            Phrase("keep_most", "keep at most {most} together", most=MOST_SPECIALS),
        )


def _sections(read: _Reader, cells: Mapping[Square, str], lines: JSON) -> dict[Square, int]:
    """The section of every ordinary square; the marks of the others are checked."""
    given = _cells(read, "sections", lines)
    rows = len(lines) if isinstance(lines, list) else 0
    if rows <= max(row for _, row in cells):
        read.fail(
            "sections",
            Phrase("fewer_rows", "it has fewer rows than the map"),
            Phrase("line_each", "write one line for each of them"),
        )
    for square in given:
        if square not in cells:
            column, row = square
            wrong = Phrase("no_square", "there is no square of the map at character {at}", at=2 * column + 4)
            fix = Phrase("right_under", "write each number right under its square's first character")
            read.fail(_row("sections", row), wrong, fix)
    found: dict[Square, int] = {}
    for square, code in cells.items():
        mark = LARGE.get(code, "#" if code == WALL else None)
        text = given.get(square)
        if text is None:
            fix = Phrase("write_in_place", "write {mark} in its place", mark=mark or Phrase("its_number", "its number"))
            read.fail_at("sections", square, Phrase("no_section", "has no section"), fix)
        elif mark is not None:
            if text != mark:
                wrong = Phrase("is_in_map", "is {code} in the map, not {text}", code=code, text=shown(text))
                read.fail_at("sections", square, wrong, write(mark))
        elif not (text.isascii() and text.isdigit() and int(text) <= MOST_LINES):
            wrong = Phrase(
                "must_be_section", "must be a section from 0 to {most}, not {text}", most=MOST_LINES, text=shown(text)
            )
            read.fail_at("sections", square, wrong, Phrase("count_lines", "count the red lines from the start"))
        else:
            found[square] = int(text)
    return found


# Ways and distances


def _near(read: _Reader, squares: tuple[tuple[Square, ...], ...], space_of: Mapping[Square, int]) -> tuple[Ways, ...]:
    around = [
        [
            (way, space_of[column + right, row + up])
            for column, row in those
            for way, (right, up) in enumerate(DIRECTIONS)
            if (column + right, row + up) in space_of
        ]
        for those in squares
    ]
    out = sorted({target for _, target in around[START]} - {START})
    if len(out) > MOST_NEIGHBOURS:
        read.fail(
            "map",
            Phrase("ends_touch", "start and finish touch {number} spaces", number=len(out)),
            Phrase("may_touch", "they may touch {most}; make them smaller", most=MOST_NEIGHBOURS),
        )
    return (_exits(out), *(tuple(ways) for ways in around[1:]))


def _exits(targets: Iterable[int]) -> Ways:
    """Ways out of the large space, in the order of the spaces they lead to."""
    return tuple(enumerate(sorted(targets), start=FIRST_EXIT))


def _check_sections(
    read: _Reader, squares: tuple[tuple[Square, ...], ...], section: tuple[int, ...], near: tuple[Ways, ...]
) -> None:
    lowest, lines = min(section[1:]), max(section)
    if lowest != 0:
        read.fail(
            "sections",
            Phrase("begin_at", "they begin at {number}", number=lowest),
            Phrase("write_zero", "write 0 for the squares in front of the start"),
        )
    # With one line or none the first section would be one of the last two, from which the finish is entered.
    if lines < 2:
        read.fail(
            "sections",
            Phrase("last_is", "the last one is {number}", number=lines),
            Phrase("two_lines", "a track needs at least two red lines, sections 0, 1 and 2"),
        )
    for space, ways in enumerate(near[1:], start=1):
        for _, other in ways:
            if other != START and abs(section[space] - section[other]) > 1:
                read.fail_at(
                    "sections",
                    squares[space][0],
                    Phrase(
                        "neighbour_is",
                        "is {section}, but its neighbour in row {row}, square {square} is {other}",
                        section=section[space],
                        row=squares[other][0][1],
                        square=read.place[squares[other][0]],
                        other=section[other],
                    ),
                    Phrase("one_apart", "neighbours are at most 1 apart; correct one of them, or put a wall between"),
                )


def _in_one_piece(squares: tuple[Square, ...]) -> bool:
    """Whether squares touch each other, one by one."""
    found, left = {squares[0]}, set(squares[1:])
    while more := {(x + dx, y + dy) for x, y in found for dx, dy in DIRECTIONS} & left:
        found |= more
        left -= more
    return not left


def _moves(read: _Reader, near: tuple[Ways, ...], section: tuple[int, ...]) -> tuple[Ways, ...]:
    """C-6.7: the start is left forwards only, the finish entered from the last two sections only."""
    exits = [target for _, target in near[START] if section[target] == 0]
    if not exits:
        read.fail(
            "sections",
            Phrase("no_way_out", "there is no way out of the start"),
            Phrase("touch_zero", "a square that touches it must be of section 0"),
        )
    if len(exits) > MOST_EXITS:
        read.fail(
            "map",
            Phrase("start_exits", "the start has {number} exits", number=len(exits)),
            Phrase("may_have", "it may have {most}; make it smaller", most=MOST_EXITS),
        )
    last = max(section) - 1
    return (
        _exits(exits),
        *(
            tuple((way, to) for way, to in ways if to != START or section[space] >= last)
            for space, ways in enumerate(near[1:], start=1)
        ),
    )


def _distance(moves: tuple[Ways, ...]) -> tuple[int, ...]:
    steps = [FAR] * len(moves)
    steps[START] = 0
    queue = deque([START])
    while queue:
        space = queue.popleft()
        for _, target in moves[space]:
            if steps[target] == FAR:
                steps[target] = steps[space] + 1
                queue.append(target)
    return tuple(steps)


def _to_finish(moves: tuple[Ways, ...], closed: tuple[bool, ...]) -> tuple[int, ...]:
    """Fewest steps to the finish where closed spaces may be left but not entered."""
    back: list[list[int]] = [[] for _ in moves]
    for space, ways in enumerate(moves):
        for _, target in ways:
            if space != START:
                back[target].append(space)
    steps = [FAR] * len(moves)
    steps[START] = 0
    queue = deque([START])
    while queue:
        space = queue.popleft()
        if closed[space]:
            continue
        for before in back[space]:
            if steps[before] == FAR:
                steps[before] = steps[space] + 1
                queue.append(before)
    lap = min((steps[target] for _, target in moves[START] if not closed[target]), default=FAR)
    return (min(lap + 1, FAR), *steps[1:])


def _shortcuts(codes: tuple[str, ...], signs: Mapping[str, tuple[str, int, int]]) -> tuple[Shortcut | None, ...]:
    return tuple(Shortcut(codes.index(signs[code][0]), *signs[code][1:]) if code in signs else None for code in codes)


# Two tracks joined

GAP: Final = 2
"""Columns left free between the two boards, for drawings."""


def _join(first: Track, second: Track) -> Track:
    size = first.size + 1 + second.size
    if size > MOST_SPACES:
        raise BadData(
            "tracks_too_large",
            "tracks {first} and {second}: together they have {size} spaces; they may have {most}: choose smaller ones",
            first=first.key,
            second=second.key,
            size=size,
            most=MOST_SPACES,
        )
    middle_finish, middle_start = first.size, first.size + 1
    second_at = first.size + 1  # the number of a space of the second track, besides its large one, is that much higher

    def on_first(space: int, target: int) -> int:
        return target if target != START else middle_finish if first.late(space) else START

    def on_second(space: int, target: int) -> int:
        return target + second_at if target != START else START if second.late(space) else middle_start

    near: list[Ways] = [()] * size
    for space in range(1, first.size):
        near[space] = tuple((way, on_first(space, target)) for way, target in first.near[space])
    for space in range(1, second.size):
        near[space + second_at] = tuple((way, on_second(space, target)) for way, target in second.near[space])
    around: dict[int, set[int]] = {START: set(), middle_finish: {middle_start}, middle_start: {middle_finish}}
    for space, ways in enumerate(near):
        for _, target in ways:
            if target in around:
                around[target].add(space)
    for space, others in around.items():
        near[space] = _exits(others)

    moves = (
        first.moves[START],
        *(tuple((way, on_first(n, to)) for way, to in first.moves[n]) for n in range(1, first.size)),
        _exits([middle_start]),
        _exits(target + second_at for _, target in second.moves[START]),
        *(tuple((way, on_second(n, to)) for way, to in second.moves[n]) for n in range(1, second.size)),
    )
    water = (*first.water, False, *second.water)
    left, right = _beside(first, second)
    lines = first.lines + second.lines
    return Track(
        key=f"{first.key}+{second.key}",
        size=size,
        lines=lines,
        squares=(
            (*left.all(_marked(first, False)), *right.all(_marked(second, True))),
            *(left.all(those) for those in first.squares[1:]),
            left.all(_marked(first, True)),
            right.all(_marked(second, False)),
            *(right.all(those) for those in second.squares[1:]),
        ),
        section=(*first.section, first.lines, *(first.lines + section for section in second.section)),
        moves=moves,
        near=tuple(near),
        water=water,
        bonus=(*first.bonus, None, *second.bonus),
        jetpack=(*first.jetpack, False, *second.jetpack),
        shortcut=(
            *first.shortcut,
            None,
            *(item and item._replace(target=item.target + second_at) for item in second.shortcut),
        ),
        distance=_distance(moves),
        to_finish=_to_finish(moves, water),
        to_finish_wet=_to_finish(moves, (False,) * size),
        goal_line=(*first.goal_line, first.lines, *(lines for _ in second.goal_line)),
        labels=(
            "start",
            *(f"track 1, {label}" for label in first.labels[1:]),
            "finish of track 1",
            "start of track 2",
            *(f"track 2, {label}" for label in second.labels[1:]),
        ),
        apart=True,
        finish=frozenset((*left.all(first.finish), *right.all(second.finish))),
        walls=(*left.all(first.walls), *right.all(second.walls)),
    )


def _marked(track: Track, finish: bool) -> tuple[Square, ...]:
    """The squares of the large space that bear the mark of the finish, or of the start."""
    return tuple(square for square in track.squares[START] if (square in track.finish) is finish)


class _Shift(NamedTuple):
    right: int
    up: int

    def all(self, squares: Iterable[Square]) -> tuple[Square, ...]:
        return tuple((column + self.right, row + self.up) for column, row in squares)


def _beside(first: Track, second: Track) -> tuple[_Shift, _Shift]:
    """Where the two boards go: side by side, the first's finish about as high as the second's start."""

    def height(squares: tuple[Square, ...]) -> float:
        return sum(row for _, row in squares) / len(squares)

    def columns(track: Track) -> list[int]:
        return [column for those in (*track.squares, track.walls) for column, _ in those]

    right = max(columns(first)) + 2 + GAP - min(columns(second))
    up = round(height(_marked(first, True)) - height(_marked(second, False)))
    return _Shift(0, max(0, -up)), _Shift(right, max(0, up))
