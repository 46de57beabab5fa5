"""The geometry of tracks: what is next to what, how far it is, and which maps are refused."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kubok.cubitos.data import Box
from kubok.cubitos.track import ANY, DIRECTIONS, FAR, NOTHING, START, Bonus, Shortcut, Track
from kubok.kernel.game import JSON, BadData

MAP = [
    " 3   ##  ##  ##  ##",
    " 2 ST  a1  ..  G4  FN",
    " 1   ST  JP  ~~  b1  FN",
    " 0 L2  ..  LF  a2  G+",
]
SECTIONS = [
    " 3   #   #   #   #",
    " 2 S   0   1   2   F",
    " 1   S   0   1   2   F",
    " 0 0   0   1   2   2",
]
SHORTCUTS: list[JSON] = [{"from": "a1", "to": "a2", "coins": 5}, {"from": "b1", "to": "a1", "feet": 7}]


def small(**changes: JSON) -> dict[str, JSON]:
    """A track of our own with start and finish apart, a jetpack and shortcuts."""
    return {"name": "small", "map": [*MAP], "sections": [*SECTIONS], "shortcuts": [*SHORTCUTS], **changes}


def edited(lines: list[str], row: int, old: str, new: str) -> list[JSON]:
    line = lines[-1 - row]
    assert old in line
    changed: list[JSON] = [*lines]
    changed[-1 - row] = line.replace(old, new, 1)
    return changed


@pytest.fixture(scope="module")
def loop() -> Track:
    return Track.from_data(Box.open().tracks["nothing_goes_right"])


@pytest.fixture(scope="module")
def apart() -> Track:
    return Track.from_data(small())


def at(track: Track, row: int, square: int) -> int:
    return track.labels.index(f"row {row}, square {square}")


# Nothing Goes Right


def test_nothing_goes_right_has_the_known_number_of_squares(loop: Track) -> None:
    assert len(loop.squares[START]) == 8
    assert sum(loop.water) == 17
    assert loop.size - 1 - sum(loop.water) == 131
    rows = Counter(row for those in loop.squares for _, row in those)
    walls = {5: 12}
    full = [rows[row] + walls.get(row, 0) for row in range(11)]
    assert full == [13, 14, 15, 16, 17, 18, 17, 16, 15, 14, 13]


def test_nothing_goes_right_is_30_feet_round_on_dry_ground_and_27_through_water(loop: Track) -> None:
    assert loop.to_finish[START] == 30
    assert loop.to_finish_wet[START] == 27


def test_the_last_section_is_a_strip_of_its_own_before_the_finish(loop: Track) -> None:
    """Section 8 is entered after 28 feet and the finish after 30: the finish line itself is not a red line."""
    entered: dict[int, int] = {}
    ways = [target for _, target in loop.moves[START]]
    seen, steps = set(), 0
    while ways:
        steps += 1
        ways = [
            space for space in dict.fromkeys(ways) if space not in seen and not loop.water[space] and space != START
        ]
        for space in ways:
            entered.setdefault(loop.section[space], steps)
        seen.update(ways)
        ways = [target for space in ways for _, target in loop.moves[space]]
    assert [entered[section] for section in range(1, 9)] == [5, 8, 12, 16, 19, 22, 25, 28]
    assert loop.lines == 8
    assert loop.section[START] == 0


@pytest.mark.rule("C-6.5")
def test_nothing_goes_right_has_the_bonuses_of_its_map(loop: Track) -> None:
    count = Counter(bonus for bonus in loop.bonus if bonus)
    assert count == {
        Bonus(credits=1): 2,
        Bonus(credits=2): 5,
        Bonus(credits=3): 3,
        Bonus(credits=4): 2,
        Bonus(credits=7): 2,
        Bonus(lose=1): 6,
        Bonus(lose=2): 2,
        Bonus(gain=ANY): 3,
        Bonus(fan=1): 2,
        Bonus(fan=1, lose=1): 1,
    }
    assert not any(loop.jetpack)
    assert not any(loop.shortcut)


@pytest.mark.rule("C-6.7")
def test_the_start_of_a_loop_is_left_forwards_only_and_the_finish_entered_from_the_end_only(loop: Track) -> None:
    assert [way for way, _ in loop.moves[START]] == [6, 7, 8, 9, 10]
    assert {loop.section[target] for _, target in loop.moves[START]} == {0}
    into = {space for space, ways in enumerate(loop.moves) if any(target == START for _, target in ways)}
    assert {loop.section[space] for space in into} == {7, 8}
    beside = at(loop, 3, 10)  # right of a start square, section 0
    assert (3, START) in loop.near[beside]
    assert START not in [target for _, target in loop.moves[beside]]


@pytest.mark.rule("C-6.7")
def test_two_directions_may_lead_into_the_finish(loop: Track) -> None:
    beside = at(loop, 3, 8)  # finish squares to the north-east and south-east, a start square to the east
    assert [way for way, target in loop.moves[beside] if target == START] == [0, 1, 5]


@pytest.mark.rule("C-6.1")
def test_directions_lead_to_the_six_neighbours_and_back(loop: Track) -> None:
    for space in range(1, loop.size):
        ((column, row),) = loop.squares[space]
        assert [way for way, _ in loop.near[space]] == sorted({way for way, _ in loop.near[space]})
        for way, target in loop.near[space]:
            right, up = DIRECTIONS[way]
            assert (column + right, row + up) in loop.squares[target]
            if target != START:
                assert ((way + 3) % 6, space) in loop.near[target]
    inner = at(loop, 8, 5)
    assert [way for way, _ in loop.moves[inner]] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("C-6.3")
def test_walls_are_no_spaces(loop: Track) -> None:
    under_the_wall = at(loop, 4, 6)
    assert [way for way, _ in loop.near[under_the_wall]] == [0, 3, 4, 5]


@pytest.mark.rule("C-10.19")
def test_start_and_finish_are_one_space_to_count_from_with_neighbours_on_both_sides(loop: Track) -> None:
    ways, targets = zip(*loop.near[START], strict=True)
    assert ways == tuple(range(6, 16))
    assert list(targets) == sorted(targets)
    assert {loop.section[target] for target in targets} == {0, 7, 8}
    touching = [space for space in range(1, loop.size) if any(target == START for _, target in loop.near[space])]
    assert list(targets) == touching


@pytest.mark.rule("C-9.2")
def test_distance_counts_the_fewest_spaces_from_the_start_with_water_open(loop: Track) -> None:
    assert loop.distance[START] == 0
    assert {loop.distance[target] for _, target in loop.moves[START]} == {1}
    assert loop.distance[at(loop, 2, 13)] == 4  # three spaces of water lie on the straight way
    assert all(0 < steps < FAR for steps in loop.distance[1:])
    assert (
        min(
            loop.distance[space] + 1
            for space in range(1, loop.size)
            if any(target == START for _, target in loop.moves[space])
        )
        == 27
    )


def test_each_space_is_one_step_farther_from_the_finish_than_its_best_neighbour(loop: Track) -> None:
    for space in range(loop.size):
        dry = [
            0 if target == START else loop.to_finish[target]
            for _, target in loop.moves[space]
            if not loop.water[target]
        ]
        wet = [0 if target == START else loop.to_finish_wet[target] for _, target in loop.moves[space]]
        assert loop.to_finish[space] == 1 + min(dry)
        assert loop.to_finish_wet[space] == 1 + min(wet)


def test_spaces_are_numbered_from_the_bottom_up_and_named_as_in_the_map(loop: Track) -> None:
    assert loop.name(START) == "start"
    assert loop.name(1) == "row 0, square 1"
    assert loop.squares[1] == ((5, 0),)
    assert loop.name(loop.size - 1) == "row 10, square 13"
    assert loop.bonus[loop.size - 1] == Bonus(fan=1, lose=1)
    assert [those[0] for those in loop.squares[1:]] == sorted(
        (those[0] for those in loop.squares[1:]), key=lambda s: s[::-1]
    )
    assert repr(loop) == "Track('nothing_goes_right', 149 spaces)"


def test_a_track_cannot_be_changed(loop: Track) -> None:
    with pytest.raises(AttributeError):
        loop.lines = 9  # type: ignore[misc]


# Start and finish apart, shortcuts, jetpacks


@pytest.mark.rule("C-6.8")
def test_start_and_finish_are_one_space_even_where_they_lie_apart(apart: Track) -> None:
    assert apart.squares[START] == ((1, 1), (9, 1), (0, 2), (8, 2))
    assert [apart.name(target) for _, target in apart.moves[START]] == [
        "row 0, square 1",
        "row 0, square 2",
        "row 1, square 2",
        "row 2, square 2",
    ]
    assert apart.moves[at(apart, 2, 4)][0] == (0, START)
    assert apart.to_finish[START] == 4


@pytest.mark.rule("C-6.6")
def test_shortcuts_have_a_target_and_a_price_in_money_or_in_feet(apart: Track) -> None:
    first, second, third = at(apart, 2, 2), at(apart, 0, 4), at(apart, 1, 4)
    assert apart.shortcut[first] == Shortcut(second, 5, 0)
    assert apart.shortcut[third] == Shortcut(first, 0, 7)
    assert sum(item is not None for item in apart.shortcut) == 2
    assert apart.bonus[first] is None


@pytest.mark.rule("C-9.2")
def test_shortcuts_do_not_shorten_the_distance() -> None:
    with_them, without = Track.from_data(small()), small(shortcuts=[])
    for sign in ("a1", "a2", "b1"):
        without["map"] = [str(line).replace(sign, "..") for line in without["map"]]  # type: ignore[union-attr]
    assert with_them.distance == Track.from_data(without).distance


@pytest.mark.rule("C-6.6")
def test_a_jetpack_is_marked(apart: Track) -> None:
    assert [space for space in range(apart.size) if apart.jetpack[space]] == [at(apart, 1, 2)]


@pytest.mark.rule("C-6.5")
def test_bonus_codes_say_what_a_space_gives(apart: Track) -> None:
    assert apart.bonus[at(apart, 0, 1)] == Bonus(credits=0, fan=0, lose=2, gain=NOTHING)
    assert apart.bonus[at(apart, 0, 3)] == Bonus(credits=0, fan=1, lose=1, gain=NOTHING)
    assert apart.bonus[at(apart, 0, 5)] == Bonus(credits=0, fan=0, lose=0, gain=ANY)
    assert apart.bonus[at(apart, 2, 4)] == Bonus(credits=0, fan=0, lose=0, gain=4)


def test_an_island_in_the_water_has_no_dry_way_to_the_finish_but_may_be_left_through_water() -> None:
    island = Track.from_data(
        {
            "name": "island",
            "map": [" 2 ~~  ~~  ##  ##", " 1   ..  ~~  ..  ..  ..", " 0 ~~  ~~  ST  ..  ..  FN"],
            "sections": [" 2 0   0   #   #", " 1   0   0   0   1   2", " 0 0   0   S   0   1   F"],
        }
    )
    alone = at(island, 1, 1)
    assert island.to_finish[alone] == FAR
    assert island.to_finish_wet[alone] == 5
    assert island.to_finish[at(island, 1, 2)] == 4  # out of the water onto dry ground


def test_a_lap_on_dry_ground_does_not_leave_the_start_through_water() -> None:
    track = Track.from_data(
        {
            "name": "ford",
            "map": [" 1   ..  ..  ..", " 0 ST  ~~  ..  FN"],
            "sections": [" 1   0   1   2", " 0 S   0   1   F"],
        }
    )
    assert (track.to_finish[START], track.to_finish_wet[START]) == (4, 3)


# Maps that are refused

LINE = (
    "a square is two characters and two spaces, and each row is shifted half a square, two characters, against the next"
)
CODE = "write .. for an open space, or one of Cn, Ln, Gn, G+, FA, LF, ~~, ##, JP, ST, FN"
PRICE = 'write from = "a1", to = "a2" and its price, coins = 5 or feet = 7'

BAD_TRACKS: list[tuple[dict[str, JSON], str]] = [
    ({"name": "Bad Name"}, "track: it has no proper name; a track is a table with name, map and sections"),
    ({"map": []}, "track small, map: it must have 1 to 40 rows; write one line for each row of squares"),
    ({"map": "ST"}, "track small, map: it must have 1 to 40 rows; write one line for each row of squares"),
    ({"map": ["x"] * 41}, "track small, map: it must have 1 to 40 rows; write one line for each row of squares"),
    ({"map": [7]}, f"track small, map, line 1: it must be text of at most 60 squares; {LINE}"),
    ({"map": [" 0 " + ".." * 200]}, f"track small, map, line 1: it must be text of at most 60 squares; {LINE}"),
    (
        {"map": edited(MAP, 2, " 2 ", " 7 ")},
        'track small, map, line 2: it must begin with " 2 ", not " 7 "; '
        "number the rows from 0 at the bottom: two characters and a space",
    ),
    (
        {"map": edited(MAP, 1, "~~", "Q7")},
        f'track small, map, row 1: square 3 has the unknown code "Q7"; {CODE}',
    ),
    ({"map": edited(MAP, 1, "~~", "C0")}, f'track small, map, row 1: square 3 has the unknown code "C0"; {CODE}'),
    ({"map": edited(MAP, 1, "~~", "~ ")}, f'track small, map, row 1: square 3 has the unknown code "~"; {CODE}'),
    (
        {"map": edited(MAP, 1, "~~", "c1")},
        'track small, map, row 1: square 3 has the unknown code "c1"; add a table [[shortcut]] for this sign',
    ),
    ({"map": edited(MAP, 1, "~~", "~~~")}, f'track small, map, row 1: "~~~" at character 14 is out of line; {LINE}'),
    ({"map": edited(MAP, 1, "  ~~", " ~~ ")}, f'track small, map, row 1: "~~" at character 13 is out of line; {LINE}'),
    (
        {"map": edited(MAP, 1, "JP ", "JP\t")},
        f'track small, map, row 1: "JP\\t" at character 10 is out of line; {LINE}',
    ),
    (
        {"map": edited(MAP, 1, "   ST", " ST")},
        f"track small, map, row 1: the square at character 4 is out of line; {LINE}",
    ),
    (
        {"map": [line.replace("ST", "..") for line in MAP]},
        "track small, map: there is no start; mark at least one square ST",
    ),
    (
        {"map": [line.replace("FN", "..") for line in MAP]},
        "track small, map: there is no finish; mark at least one square FN",
    ),
    ({"map": [" 0 ST  FN"]}, "track small, map: the shortcut's sign a1 stands on 0 squares; write it on exactly one"),
    (
        {"map": [" 0 ST  FN"], "shortcuts": []},
        "track small, map: there are 0 spaces besides the start; a track has 1 to 999 of them",
    ),
    (
        {"map": edited(MAP, 1, "~~", "a1")},
        "track small, map: the shortcut's sign a1 stands on 2 squares; write it on exactly one",
    ),
    (
        {"sections": [*SECTIONS[:2]]},
        'track small, sections, line 1: it must begin with " 1 ", not " 3 "; '
        "number the rows from 0 at the bottom: two characters and a space",
    ),
    ({"sections": [" 0 S"]}, "track small, sections: it has fewer rows than the map; write one line for each of them"),
    (
        {"sections": edited(SECTIONS, 2, "1", " ")},
        "track small, sections, row 2: square 3 has no section; write its number in its place",
    ),
    (
        {"sections": edited(SECTIONS, 2, "1", "x")},
        'track small, sections, row 2: square 3 must be a section from 0 to 20, not "x"; '
        "count the red lines from the start",
    ),
    (
        {"sections": edited(SECTIONS, 2, "1 ", "21")},
        'track small, sections, row 2: square 3 must be a section from 0 to 20, not "21"; '
        "count the red lines from the start",
    ),
    (
        {"sections": edited(SECTIONS, 2, "S", "F")},
        'track small, sections, row 2: square 1 is ST in the map, not "F"; write S',
    ),
    (
        {"sections": edited(SECTIONS, 3, "#", "1")},
        'track small, sections, row 3: square 1 is ## in the map, not "1"; write #',
    ),
    (
        {"sections": edited(SECTIONS, 0, "2   2", "2   2   2")},
        "track small, sections, row 0: there is no square of the map at character 24; "
        "write each number right under its square's first character",
    ),
    (
        {"sections": [line[:3] + line[3:].replace("0", "1") for line in SECTIONS]},
        "track small, sections: they begin at 1; write 0 for the squares in front of the start",
    ),
    (
        {"sections": [line[:3] + line[3:].replace("2", "1") for line in SECTIONS]},
        "track small, sections: the last one is 1; a track needs at least two red lines, sections 0, 1 and 2",
    ),
    (
        {"sections": edited(SECTIONS, 0, "0   0", "0   2")},
        "track small, sections, row 0: square 1 is 0, but its neighbour in row 0, square 2 is 2; "
        "neighbours are at most 1 apart; correct one of them, or put a wall between",
    ),
    (
        {"sections": [" 3   #   #   #   #", " 2 S   1   1   2   F", " 1   S   1   1   1   F", " 0 1   1   0   1   1"]},
        "track small, sections: there is no way out of the start; a square that touches it must be of section 0",
    ),
    (
        {"map": [" 3   ##  ##  ##  ##", " 2 ST  a1  ~~  G4  FN", " 1   ST  JP  ~~  b1  FN", " 0 L2  ..  ~~  a2  G+"]},
        "track small, map: the finish cannot be reached from the start on dry ground; open a way without water",
    ),
    (
        {"map": edited(MAP, 3, "   ##", "     ##  ##  ##  ##  ##  ..")},
        f"track small, map, row 3: the square at character 8 is out of line; {LINE}",
    ),
    (
        {"map": edited(MAP, 0, "G+", "G+  ##  .."), "sections": edited(SECTIONS, 0, "2   2", "2   2   #   2")},
        "track small, map, row 0: square 7 cannot be reached from the start; open a way to it, or write ##",
    ),
    ({"shortcuts": 7}, "track small: shortcuts must be a list of at most 16; write a table [[shortcut]] for each"),
    ({"shortcuts": [3]}, f"track small, [[shortcut]] 1: it must be a table, not 3; {PRICE}"),
    (
        {"shortcuts": [{"from": "a1", "to": "a2"}]},
        f"track small, [[shortcut]] 1: it must have from, to and one price; {PRICE}",
    ),
    (
        {"shortcuts": [{"from": "a1", "to": "ST", "coins": 1}]},
        f'track small, [[shortcut]] 1: to must be a small letter and a digit, not "ST"; {PRICE}',
    ),
    (
        {"shortcuts": [{"from": "a1", "to": "a2", "feet": 31}]},
        f"track small, [[shortcut]] 1: feet must be a whole number from 1 to 30, not 31; {PRICE}",
    ),
    (
        {"shortcuts": [SHORTCUTS[0], {"from": "a1", "to": "b1", "feet": 3}]},
        "track small, [[shortcut]] 2: a1 has another shortcut already, or leads to itself; give each its own signs",
    ),
    (
        {"map": [" 0 ST" + "  JP" * 17 + "  FN"], "shortcuts": []},
        "track small, map: there are too many shortcuts and jetpacks; keep at most 16 together",
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), BAD_TRACKS)
def test_a_wrong_map_is_refused_with_place_and_remedy(changes: dict[str, JSON], sentence: str) -> None:
    with pytest.raises(BadData) as caught:
        Track.from_data(small(**changes))
    assert str(caught.value) == sentence


def long_start(count: int, finish_first: bool = False) -> dict[str, JSON]:
    """A start of many squares in one row with a row of `count` spaces above it, and the finish at the end."""
    ends = [str(min(2, max(0, n - count + 3))) for n in range(count)]
    if finish_first:
        ends = ["0"] * (count // 3) + ["1"] + ["2"] * (count - count // 3 - 1)
    return {
        "name": "long",
        "map": [" 1 " + "..  " * count, " 0   " + "ST  " * (count - 2) + "FN"],
        "sections": [" 1 " + "".join(f"{end}   " for end in ends), " 0   " + "S   " * (count - 2) + "F"],
    }


def test_a_start_has_at_most_16_exits() -> None:
    assert len(Track.from_data(long_start(18)).moves[START]) == 16
    with pytest.raises(BadData) as caught:
        Track.from_data(long_start(19))
    assert str(caught.value) == "track long, map: the start has 17 exits; it may have 16; make it smaller"


def test_start_and_finish_touch_at_most_32_spaces() -> None:
    assert len(Track.from_data(long_start(32, finish_first=True)).near[START]) == 32
    with pytest.raises(BadData) as caught:
        Track.from_data(long_start(33, finish_first=True))
    assert (
        str(caught.value) == "track long, map: start and finish touch 33 spaces; they may touch 32; make them smaller"
    )


def test_an_error_names_the_file_when_the_track_comes_from_one() -> None:
    with pytest.raises(BadData, match=r"^tracks/small\.toml, map, row 1: square 3 has the unknown code"):
        Track.from_data(small(map=edited(MAP, 1, "~~", "??")), "tracks/small.toml")


def test_whatever_comes_in_only_bad_data_comes_out() -> None:
    rng = random.Random(6)
    original = Box.open().tracks["nothing_goes_right"]
    read, refused = 0, []
    for _ in range(1200):
        data = dict(original)
        part = rng.choice(["map", "sections"])
        lines = [str(line) for line in original[part]]  # type: ignore[union-attr]
        for _ in range(rng.choice([1, 1, 1, 2, 5])):
            row = rng.randrange(len(lines))
            column = rng.randrange(len(lines[row]) + 1)
            new = rng.choice(["", " ", ".", "#", "~", "ST", "FN", "C3", "9", "0", "S", "é", "\x00", "\ud800", "²"])
            lines[row] = lines[row][:column] + new + lines[row][column + len(new) :]
        data[part] = [*lines]
        try:
            track = Track.from_data(data)
        except BadData as error:
            refused.append(str(error))
        else:
            read += 1
            assert track.to_finish[START] < FAR
    assert read > 20
    assert len(refused) > 500
    assert all("; " in sentence and sentence.encode() for sentence in refused)
