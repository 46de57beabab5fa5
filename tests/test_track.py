"""The geometry of tracks: what is next to what, how far it is, and which maps are refused."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from kubok.cubitos.data import Box
from kubok.cubitos.track import (
    ANY,
    BONUSES,
    DIRECTIONS,
    FAR,
    FIRST_EXIT,
    NOTHING,
    START,
    Bonus,
    Shortcut,
    Square,
    Track,
)
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


# The three tracks of our own

OWN = ("ahead_of_the_curve", "testing_the_waters", "still_waters_run_deep")


@pytest.fixture(scope="module", params=OWN)
def own(request: pytest.FixtureRequest) -> Track:
    return Track.from_data(Box.open().tracks[request.param])


@pytest.fixture(scope="module")
def curve() -> Track:
    return Track.from_data(Box.open().tracks["ahead_of_the_curve"])


@pytest.fixture(scope="module")
def waters() -> Track:
    return Track.from_data(Box.open().tracks["testing_the_waters"])


@pytest.fixture(scope="module")
def deep() -> Track:
    return Track.from_data(Box.open().tracks["still_waters_run_deep"])


def dry_steps(track: Track) -> dict[int, int]:
    """Fewest feet from the start to every space that can be reached on dry ground."""
    steps, queue = {START: 0}, [START]
    for space in queue:
        for _, target in track.moves[space]:
            if target not in steps and not track.water[target]:
                steps[target] = steps[space] + 1
                queue.append(target)
    return steps


@pytest.mark.parametrize("name", OWN)
def test_a_layout_of_our_own_says_so(name: str) -> None:
    data = Box.open().tracks[name]
    assert data["source"] == "own"
    assert str(data["note"]).startswith("Our own layout")


def test_a_track_of_our_own_has_120_to_170_squares(own: Track) -> None:
    squares = sum(len(those) for those in own.squares)
    assert 120 <= squares <= squares + len(own.walls) <= 170


def test_the_dry_way_is_as_long_as_the_brief_asks(curve: Track, waters: Track, deep: Track) -> None:
    assert [(track.to_finish[START], track.to_finish_wet[START]) for track in (curve, waters, deep)] == [
        (35, 34),
        (35, 29),
        (32, 23),
    ]
    assert deep.to_finish_wet[START] <= 0.75 * deep.to_finish[START]


def test_there_is_a_red_line_every_three_or_four_feet_of_the_shortest_way(own: Track) -> None:
    steps = dry_steps(own)
    first = [
        min(steps[n] for n in range(1, own.size) if own.section[n] == section and n in steps)
        for section in range(1, own.lines + 1)
    ]
    assert own.lines in (8, 9)
    between = [after - before for before, after in zip([0, *first], [*first, own.to_finish[START]], strict=True)]
    assert set(between) <= {3, 4}


def test_every_dry_space_has_two_ways_on_and_leads_to_the_finish(own: Track) -> None:
    for space in range(1, own.size):
        if not own.water[space]:
            assert sum(not own.water[target] for _, target in own.near[space]) >= 2
            assert own.to_finish[space] < FAR


def test_from_any_water_dry_ground_is_at_most_three_steps_away(own: Track) -> None:
    near = {space for space in range(own.size) if not own.water[space]}
    for _ in range(3):
        near |= {space for space, ways in enumerate(own.moves) if any(target in near for _, target in ways)}
    assert len(near) == own.size


@pytest.mark.rule("C-6.5")
def test_our_tracks_have_the_bonuses_of_the_brief(own: Track) -> None:
    given = [bonus for bonus in own.bonus if bonus]
    assert 2 <= sum(bonus.fan for bonus in given) <= 3
    assert 5 <= sum(bonus.lose > 0 for bonus in given) <= 8
    assert 2 <= sum(bonus.gain != NOTHING for bonus in given) <= 3
    assert 9 <= sum(bonus.credits > 0 for bonus in given) <= 16


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("ahead_of_the_curve", "C1 C2 C2 C2 C2 C3 C3 C4 C4 C5 C7 C7 FA FA G+ G+ G4 L1 L1 L1 L1 L2"),
        ("testing_the_waters", "C1 C1 C2 C2 C3 C3 C3 C4 C4 C5 C5 C7 FA FA G+ G+ L1 L1 L1 L1 L1 LF"),
        ("still_waters_run_deep", "C1 C1 C2 C2 C3 C3 C4 C4 C5 C5 C7 FA FA G+ G+ L1 L1 L1 L1 L1 L2"),
    ],
)
def test_our_tracks_have_exactly_these_bonuses(name: str, kinds: str) -> None:
    track = Track.from_data(Box.open().tracks[name])
    assert Counter(bonus for bonus in track.bonus if bonus) == Counter(BONUSES[kind] for kind in kinds.split())


def test_credits_grow_from_the_start_to_the_finish(own: Track) -> None:
    credits = [(own.section[n] / own.lines, bonus.credits) for n, bonus in enumerate(own.bonus) if bonus]
    early = [given for part, given in credits if given and part <= 0.25]
    middle = [given for part, given in credits if given and 0.25 < part < 0.75]
    late = [given for part, given in credits if given and part >= 0.8]
    assert set(early) <= {1, 2}
    assert set(middle) <= {2, 3, 4}
    assert set(late) <= {4, 5, 6, 7}
    assert max(late) == 7
    assert min(len(part) for part in (early, middle, late)) >= 2


def test_the_shortest_ways_are_poor_and_the_bonuses_lie_aside(own: Track) -> None:
    steps = dry_steps(own)
    aside = [
        steps[n] + own.to_finish[n] - own.to_finish[START] for n, bonus in enumerate(own.bonus) if bonus and n in steps
    ]
    assert sum(more == 0 for more in aside) <= len(aside) / 2
    assert max(aside) == 2


def test_no_bonus_shortcut_or_jetpack_lies_too_far_aside_to_be_worth_it(own: Track) -> None:
    """Late in a race credits are worth a foot or two: docs/sets.md tells how often each of them is used."""
    steps = dry_steps(own)
    for space in range(1, own.size):
        if own.bonus[space] or own.shortcut[space] or own.jetpack[space]:
            assert steps[space] + own.to_finish[space] - own.to_finish[START] <= 2


@pytest.mark.rule("C-6.7")
def test_start_and_finish_lie_apart(own: Track) -> None:
    for square in own.squares[START]:
        ends = square in own.finish
        column, row = square
        around = {(column + right, row + up) for right, up in DIRECTIONS}
        touched = {own.section[n] for n in range(1, own.size) if own.squares[n][0] in around}
        assert touched <= ({own.lines, own.lines - 1} if ends else {0})
        assert not around & (set(own.squares[START]) - own.finish if ends else own.finish)
    assert {own.section[target] for _, target in own.moves[START]} == {0}
    assert {own.section[n] for n, ways in enumerate(own.moves) if (START in [to for _, to in ways])} == {own.lines}
    assert len(own.near[START]) <= 16


@pytest.mark.rule("C-10.19")
def test_from_the_start_no_bonus_before_the_finish_is_two_spaces_away(own: Track) -> None:
    """Start and finish count as one space: Bob must not fetch the last credits before the race has begun."""
    behind = [target for _, target in own.near[START] if own.section[target] > 0]
    reach = {*behind, *(target for space in behind for _, target in own.near[space])} - {START}
    assert not any(own.bonus[space] for space in reach)


@pytest.mark.rule("C-6.6")
def test_shortcuts_save_some_feet_and_cost_something(curve: Track, waters: Track, deep: Track) -> None:
    found = [
        (item.coins, item.feet, track.to_finish[space] - track.to_finish[item.target])
        for track in (curve, waters, deep)
        for space, item in sorted(enumerate(track.shortcut), key=lambda pair: track.distance[pair[0]])
        if item
    ]
    assert found == [(8, 0, 8), (10, 0, 8), (9, 0, 7), (0, 7, 15)]
    assert [sum(track.jetpack) for track in (curve, waters, deep)] == [1, 0, 0]


@pytest.mark.rule("C-6.6")
def test_shortcuts_and_jetpacks_lie_near_the_shortest_way_but_not_at_its_ends(curve: Track, waters: Track) -> None:
    for track in (curve, waters):
        steps = dry_steps(track)
        for space in range(track.size):
            if track.shortcut[space] or track.jetpack[space]:
                assert steps[space] + track.to_finish[space] - track.to_finish[START] <= 2
                assert min(steps[space], track.to_finish[space]) >= 4


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


# Two tracks joined


@pytest.fixture(scope="module")
def finale(deep: Track, waters: Track) -> Track:
    return Track.joined(deep, waters)


@pytest.mark.rule("C-2.3")
def test_two_tracks_joined_have_the_spaces_of_both_and_two_large_ones_between(
    finale: Track, deep: Track, waters: Track
) -> None:
    assert repr(finale) == "Track('still_waters_run_deep+testing_the_waters', 259 spaces)"
    assert finale.size == deep.size + waters.size + 1
    assert finale.lines == deep.lines + waters.lines == 18
    assert finale.bonus[: deep.size] == deep.bonus
    assert finale.bonus[deep.size + 2 :] == waters.bonus[1:]
    assert finale.water == (*deep.water, False, *waters.water)
    assert [finale.name(space) for space in (0, deep.size, deep.size + 1)] == [
        "start",
        "finish of track 1",
        "start of track 2",
    ]
    assert finale.name(1) == f"track 1, {deep.name(1)}"
    assert finale.name(finale.size - 1) == f"track 2, {waters.name(waters.size - 1)}"
    assert len(set(finale.labels)) == finale.size


@pytest.mark.rule("C-6.8")
def test_between_the_two_tracks_one_foot_leads_from_finish_to_start_and_none_back(finale: Track, deep: Track) -> None:
    end, start = deep.size, deep.size + 1
    assert finale.moves[end] == ((FIRST_EXIT, start),)
    assert end not in [target for _, target in finale.moves[start]]
    assert start not in [target for space in range(finale.size) if space != end for _, target in finale.moves[space]]
    into = {space for space, ways in enumerate(finale.moves) if end in [target for _, target in ways]}
    assert into
    assert max(into) < deep.size
    assert {deep.section[space] for space in into} == {deep.lines}


@pytest.mark.rule("C-6.8")
def test_the_second_start_is_left_by_its_own_exits_and_its_finish_is_the_first_start(
    finale: Track, deep: Track, waters: Track
) -> None:
    start = deep.size + 1
    assert finale.moves[start] == tuple((way, target + start) for way, target in waters.moves[START])
    assert finale.moves[START] == deep.moves[START]
    into = {space for space, ways in enumerate(finale.moves) if START in [target for _, target in ways]}
    assert into == {start + n for n, ways in enumerate(waters.moves) if START in [target for _, target in ways]}


@pytest.mark.rule("C-9.3")
def test_sections_of_the_second_track_go_on_from_those_of_the_first(finale: Track, deep: Track, waters: Track) -> None:
    assert finale.section[: deep.size] == deep.section
    assert finale.section[deep.size : deep.size + 2] == (9, 9)
    assert finale.section[deep.size + 2 :] == tuple(9 + section for section in waters.section[1:])


@pytest.mark.rule("C-10.18")
def test_each_space_knows_the_last_section_of_its_own_track(finale: Track, deep: Track, waters: Track) -> None:
    assert finale.goal_line == (9,) * (deep.size + 1) + (18,) * waters.size
    assert deep.goal_line == (9,) * deep.size
    assert waters.goal_line == (9,) * waters.size


@pytest.mark.rule("C-9.2", "C-6.8")
def test_distances_of_joined_tracks_run_over_both(finale: Track, deep: Track, waters: Track) -> None:
    assert finale.to_finish[START] == deep.to_finish[START] + 1 + waters.to_finish[START] == 68
    assert finale.to_finish_wet[START] == deep.to_finish_wet[START] + 1 + waters.to_finish_wet[START] == 53
    assert finale.to_finish[deep.size] == 1 + waters.to_finish[START]
    assert finale.to_finish[deep.size + 1] == waters.to_finish[START]
    assert finale.to_finish[deep.size + 2 :] == waters.to_finish[1:]
    assert finale.distance[: deep.size] == deep.distance
    assert finale.distance[deep.size : deep.size + 2] == (23, 24)
    assert finale.distance[deep.size + 2 :] == tuple(24 + steps for steps in waters.distance[1:])


@pytest.mark.rule("C-6.6")
def test_shortcuts_of_the_second_track_stay_on_it(finale: Track, deep: Track, waters: Track) -> None:
    found = {space: item for space, item in enumerate(finale.shortcut) if item}
    shift = deep.size + 1
    assert found == {
        space + shift: item._replace(target=item.target + shift) for space, item in enumerate(waters.shortcut) if item
    }
    assert len(found) == 2


@pytest.mark.rule("C-10.19")
def test_neighbours_of_joined_tracks_go_both_ways_and_over_the_step_between(finale: Track, deep: Track) -> None:
    end, start = deep.size, deep.size + 1
    for space in range(finale.size):
        for _, target in finale.near[space]:
            assert space in [back for _, back in finale.near[target]]
        ways = [way for way, _ in finale.near[space]]
        assert ways == sorted(set(ways))
        assert (min(ways) >= FIRST_EXIT) is (space in (START, end, start))
    assert start in [target for _, target in finale.near[end]]
    beside = {space for space in (START, end, start) for _, target in finale.near[space] if target in (START, end)}
    assert beside == {start}
    assert max(len(ways) for ways in finale.near) <= 16


def test_joined_boards_lie_side_by_side_and_do_not_touch(finale: Track, deep: Track) -> None:
    first = [square for those in finale.squares[1 : deep.size + 1] for square in those]
    second = [square for those in finale.squares[deep.size + 1 :] for square in those]
    assert max(column for column, _ in first) + 4 == min(column for column, _ in second)
    every = [square for those in finale.squares for square in those] + list(finale.walls)
    assert len(set(every)) == len(every)
    assert min(row for _, row in every) == 0

    def height(squares: Iterable[Square]) -> float:
        rows = [row for _, row in squares]
        return sum(rows) / len(rows)

    assert abs(height(finale.squares[deep.size]) - height(finale.squares[deep.size + 1])) <= 0.5
    assert set(finale.squares[deep.size]) < finale.finish
    assert not set(finale.squares[deep.size + 1]) & finale.finish
    assert len(finale.finish) == 10


@pytest.mark.rule("C-2.3", "C-6.7")
def test_a_loop_may_be_one_of_two_tracks(loop: Track, apart: Track) -> None:
    for first, second in ((loop, apart), (apart, loop)):
        both = Track.joined(first, second)
        end, start = first.size, first.size + 1
        assert both.to_finish[START] == first.to_finish[START] + 1 + second.to_finish[START]
        assert both.moves[end] == ((FIRST_EXIT, start),)
        assert [target - start for _, target in both.moves[start]] == [target for _, target in second.moves[START]]
        assert len(both.near[START]) + len(both.near[end]) + len(both.near[start]) == (
            len(first.near[START]) + len(second.near[START]) + 2
        )


def test_a_board_goes_up_where_that_brings_finish_and_start_together(loop: Track, waters: Track, deep: Track) -> None:
    """The loop's start and finish are in row 2 on an average; the others' start and finish at the top, in row 9."""
    for first, second, ups in ((loop, waters, (7, 0)), (deep, loop, (0, 7)), (deep, waters, (0, 0))):
        both = Track.joined(first, second)
        assert both.squares[1][0][1] - first.squares[1][0][1] == ups[0]
        assert both.squares[first.size + 2][0][1] - second.squares[1][0][1] == ups[1]


def test_two_tracks_that_are_too_large_together_are_refused() -> None:
    rows = [(f"{row:>2} ", "  " * (row % 2)) for row in range(9, -1, -1)]
    large = Track.from_data(
        {
            "name": "large",
            "map": [number + shift + "ST" + "  .." * 55 + "  FN" for number, shift in rows],
            "sections": [number + shift + "S" + "   0" * 40 + "   1" + "   2" * 14 + "   F" for number, shift in rows],
        }
    )
    with pytest.raises(BadData) as caught:
        Track.joined(large, large)
    assert str(caught.value) == (
        "tracks large and large: together they have 1103 spaces; they may have 1000: choose smaller ones"
    )


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
