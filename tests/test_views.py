"""What a table shows of a race and what may be asked about it: how everybody stands, where a move can lead."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from kubok.cubitos import Cubitos
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.race import Race
from kubok.cubitos.staging import stage
from kubok.cubitos.track import DIRECTIONS, START
from kubok.titles.cubitos import views


def column(race: Race, name: str) -> list[object]:
    return [dict(one)[name] for one in views.standings(race)]


def test_everybody_stands_by_the_feet_that_are_left() -> None:
    race = stage("on row 4 square 5", "on row 8 square 5", "", "on row 8 square 5")
    assert column(race, "to_finish") == [4, 12, 30, 12]
    assert column(race, "place") == [1, 2, 4, 2]
    assert column(race, "behind") == [0, 8, 26, 8]
    assert column(race, "past") == [None] * 4
    assert column(race, "crossed") == [7, 4, 0, 4]


@pytest.mark.rule("C-9.2")
def test_who_has_finished_is_in_front_by_how_far_past_it_went() -> None:
    race = stage("on row 4 square 5", "on row 4 square 11; laps 1", "on finish; laps 1")
    assert column(race, "past") == [None, 1, 0]
    assert column(race, "to_finish") == [4, 0, 0]
    assert column(race, "place") == [3, 1, 2]
    assert column(race, "behind") == [5, 0, 1]


@pytest.mark.rule("C-9.2")
def test_at_the_end_the_places_are_those_of_the_result() -> None:
    race = stage("feet 1; on row 4 square 8", "on row 8 square 5", moment="all: move")
    for seat in (0, 1):
        while seat in race.owed():
            step = [action for action in race.legal(seat) if action in views.STEPS] if race.seats[seat].feet else []
            race.apply(seat, (step or race.legal(seat))[0])
    result = race.result()
    assert result is not None
    assert column(race, "place") == list(result.places) == [1, 2]
    assert column(race, "past")[1] is None


def test_laps_still_to_run_count() -> None:
    race = stage("on row 4 square 5", "on row 4 square 5; laps 1", laps=2)
    assert column(race, "to_finish") == [34, 4]
    assert column(race, "place") == [2, 1]


def test_who_swims_has_less_to_go() -> None:
    dry = stage("", "")
    track = dry.game.track
    wet = stage("water feet 1", "", moment="move")
    assert column(dry, "to_finish") == [track.to_finish[START]] * 2
    assert column(wet, "to_finish") == [track.to_finish_wet[START], track.to_finish[START]]


def test_the_next_red_line_is_told_and_behind_the_last_the_finish() -> None:
    race = stage("", "on row 4 square 5", "on row 4 square 8")
    track = race.game.track
    assert column(race, "line") == [1, 8, 0]
    assert column(race, "to_line") == [5, 2, 1]
    for space in range(track.size):
        for swims in (False, True):
            line, feet = views._next_lines(track, swims)[space]
            steps = [target for _, target in track.moves[space]]
            assert line == 0 or line > track.section[space]
            assert (feet == 1) == any(
                (target == START or track.section[target] > track.section[space]) and (swims or not track.water[target])
                for target in steps
            )


@pytest.mark.parametrize("name", sorted(Box.open().sets))
def test_arrows_lead_to_the_finish_all_over_the_track(name: str) -> None:
    """Whoever steps from an arrow to the neighbour that it points at comes nearer, or stays as near, on every track."""
    game = Cubitos(2, data=resolve(Box.open(), name))
    track = game.track
    arrows = views.board(game)["arrows"]
    assert len(arrows) > track.size / 12
    for space, angle in arrows:
        assert (track.bonus[space], track.water[space]) == (None, False)
        right, up = cos(radians(angle)), -sin(radians(angle))
        to = max(
            track.near[space],
            key=lambda way: right * DIRECTIONS[way[0]][0] / 2 + up * DIRECTIONS[way[0]][1] * views.ROW,
        )[1]
        ahead = 0 if to == START and track.late(space) else track.to_finish[to]
        assert ahead <= track.to_finish[space] or track.water[to], (space, angle)


def test_a_move_tells_of_every_end_how_far_on_it_is_and_what_is_there() -> None:
    race = stage("feet 3; on row 8 square 12", moment="move")
    track = race.game.track
    ends = {end["space"]: end for end in views.reach(race, 0, {})}
    here = race.seats[0].space
    assert {end["gain"] > 0 for end in ends.values()} == {True, False}
    for space, end in ends.items():
        assert end["gain"] == track.to_finish[here] - track.to_finish[space]
        assert end["lines"] == track.section[space] - track.section[here]
        assert end["bonus"] == (track.bonus[space] is not None)
        assert len(end["path"]) == len(end["way"]) <= 3


@pytest.mark.rule("C-6.4")
def test_where_the_round_began_there_is_no_bonus_to_come_back_for() -> None:
    race = stage("feet 2; on row 6 square 17", moment="move")
    here = race.seats[0].space
    assert race.game.track.bonus[here] is not None
    ends = {end["space"]: end for end in views.reach(race, 0, {})}
    assert not ends[here]["bonus"]


def test_the_farthest_end_and_two_bonuses_are_hinted_at() -> None:
    race = stage("feet 6; on row 4 square 15", moment="move")
    ends = views.reach(race, 0, {})
    hinted = {hint: [end for end in ends if end["hint"] == hint] for hint in ("far", "bonus")}
    assert [end["gain"] for end in hinted["far"]] == [max(end["gain"] for end in ends)]
    assert len(hinted["bonus"]) == 2
    others = [end["gain"] for end in ends if end["bonus"] and not end["hint"]]
    assert all(end["bonus"] and end["gain"] >= max(others) > 0 for end in hinted["bonus"])


def test_past_the_finish_every_foot_is_gain() -> None:
    race = stage("feet 3; on row 4 square 8", moment="move")
    ends = {end["space"]: end for end in views.reach(race, 0, {})}
    assert ends[START]["gain"] == 1
    assert max(end["gain"] for end in ends.values()) == 3
