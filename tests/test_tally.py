"""The game afterwards, in figures: on golden records, every sum against the rules' own state and odds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from golden_records import FOLDER, SUFFIX, read
from kubok.cubitos.game import Cubitos, make
from kubok.cubitos.odds import bust_chance
from kubok.cubitos.pieces import ROUND
from kubok.cubitos.race import Race
from kubok.kernel import Record, Session
from kubok.kernel.chance import Fast
from kubok.kernel.session import Step, Walk
from kubok.table.replaying import tally
from kubok.venture import Village
from kubok.venture.game import make as make_venture
from kubok.venture.pieces import FIRST, TURN, cards_of
from kubok.venture.score import points

RACES = [
    "race_1-2-steady", "race_7-4-mixed", "three-laps", "tie-break-rounds", "combotastic-4-mixed", "random-set-1",
    *(f"rules-2/{name}-3-mixed-strict" for name in ("race_2", "race_3", "race_4", "race_5", "race_6", "grand_finale")),
]  # fmt: skip


def _record(name: str) -> Record:
    return read(FOLDER / (name + SUFFIX))


@cache
def _figures(name: str) -> list[dict[str, Any]]:
    figures: list[dict[str, Any]] = json.loads(tally(_record(name).to_text()))
    return figures


@cache
def _end(name: str) -> Race:
    state = Session.replay(_record(name), make).state
    assert isinstance(state, Race)
    return state


@pytest.mark.parametrize("name", RACES)
def test_every_foot_has_a_source_and_an_end(name: str) -> None:
    for mine in _figures(name):
        assert min(mine["feet"].values()) >= 0
        assert sum(mine["feet"].values()) == mine["walked"] + mine["paid"] + mine["unused"]


def test_all_sources_of_feet_are_among_them() -> None:
    sources = ("dice", "cards", "swords", "bought", "track")
    got = {source: sum(mine["feet"][source] for name in RACES for mine in _figures(name)) for source in sources}
    assert min(got.values()) > 0, got
    assert sum(mine["paid"] for name in RACES for mine in _figures(name)) > 0


@pytest.mark.parametrize("name", RACES)
def test_places_and_dice_by_round_end_as_the_race_does(name: str) -> None:
    end = _end(name)
    assert tuple(mine["places"][-1] for mine in _figures(name)) == _record(name).places
    for seat, mine in enumerate(_figures(name)):
        assert len(mine["places"]) == end.table[ROUND]
        assert len(mine["owned"]) == end.table[ROUND] + 1
        assert mine["owned"][0] == 9
        assert mine["owned"][-1] == _dice(end, seat)


def _dice(race: Race, seat: int) -> int:
    """The seat's own dice, as its position is written."""
    data: Any = race.to_data()
    zones = [data["seats"][seat].get(zone, {}) for zone in ("draw", "roll", "discard", "active", "used", "waiting")]
    counts = [(name, count) for zone in zones for name, count in zone.items()]
    return sum(count for name, count in counts if not name.startswith(("borrowed", "first")))


@pytest.mark.parametrize("name", RACES)
def test_the_places_of_a_round_are_those_of_the_position_that_it_ended_with(name: str) -> None:
    seen: list[tuple[int, ...]] = []
    for step in Walk(_record(name), make):
        assert isinstance(step.after, Race)
        if any(event.kind == "round" and event.fields["number"] != 1 for event in step.events):
            seen.append(step.after.places())
    assert [tuple(some) for some in zip(*(mine["places"][:-1] for mine in _figures(name)), strict=True)] == seen


def test_who_gives_up_is_last_whatever_the_track_says() -> None:
    half = Session(Cubitos(2), Fast(1))
    for number in range(60):
        seat = half.state.owed()[0]
        legal = half.state.legal(seat)
        half.act(seat, half.number(seat), legal[number % len(legal)])
    race = half.state
    assert isinstance(race, Race)
    leader = race.places().index(1)
    half.concede(leader)
    figures = json.loads(tally(half.record.to_text()))
    assert [mine["places"][-1] for mine in figures] == [2 if seat == leader else 1 for seat in range(2)]
    assert {len(mine["places"]) for mine in figures} == {race.table[ROUND]}
    assert [mine["owned"][-1] for mine in figures] == [_dice(race, seat) for seat in range(2)]
    assert all(sum(mine["feet"].values()) == mine["walked"] + mine["paid"] + mine["unused"] for mine in figures)


# Pushes at risk


@pytest.mark.parametrize("name", ["race_1-2-steady", "rules-2/race_4-3-mixed-strict", "rules-2/race_5-3-mixed-strict"])
def test_a_push_is_weighed_as_the_odds_weighed_it_before(name: str) -> None:
    risks = [[risk["bust"] for risk in mine["risks"]] for mine in _figures(name)]
    pushed = 0
    for step in Walk(_record(name), make):
        seat, chance = step.entry.seat, _chance(step)
        if chance:
            assert risks[seat].pop(0) == round(float(chance), 3)
            pushed += 1
    assert risks == [[] for _ in risks]
    assert pushed > 10


def _chance(step: Step) -> float:
    """How likely the roll that the step begins was a bust."""
    rolled = any(event.kind == "rolled" and event.fields["why"] == "push" for event in step.events)
    if not rolled or step.entry.action is None:
        return 0.0
    assert isinstance(step.before, Race)
    return float(bust_chance(step.before, step.entry.seat, step.before.game.actions.id(step.entry.action)))


@pytest.mark.parametrize("name", RACES)
def test_every_bust_is_a_push_at_risk(name: str) -> None:
    for mine in _figures(name):
        assert sum(risk["how"] == "bust" for risk in mine["risks"]) == mine["busts"]
        assert mine["feared"] == pytest.approx(sum(risk["bust"] for risk in mine["risks"]), abs=0.05)


def test_so_many_pushes_miss_as_the_odds_say() -> None:
    risks = [risk for name in RACES for mine in _figures(name) for risk in mine["risks"]]
    missed = sum(risk["how"] != "held" for risk in risks)
    expected = sum(risk["bust"] for risk in risks)
    deviation = sum(risk["bust"] * (1 - risk["bust"]) for risk in risks) ** 0.5
    assert len(risks) > 300
    assert abs(missed - expected) < 3 * deviation
    assert {risk["how"] for risk in risks} == {"held", "saved", "bust"}


# Luck


@pytest.mark.parametrize("name", RACES)
def test_luck_is_hits_beyond_the_odds_with_the_spread_of_chance_alone(name: str) -> None:
    for seat, mine in enumerate(_figures(name)):
        misses = [_misses(face) for face in _faces(name, seat)]
        assert mine["expected"] == pytest.approx(sum(1 - miss for miss in misses), abs=0.01)
        assert mine["spread"] == pytest.approx(1.96 * sum(miss * (1 - miss) for miss in misses) ** 0.5, abs=0.01)
        assert (mine["luckier"] > 0.5) == (mine["hits"] > mine["expected"])
        outside = abs(mine["hits"] - mine["expected"]) > mine["spread"]
        assert outside == (not 0.025 <= mine["luckier"] <= 0.975)


BLANK = {"light": 5, "dark": 4, "white": 3, "brown": 4, "red": 4, "green": 3, "orange": 4, "purple": 5, "yellow": 4,
         "blue": 3, "first": 3}  # fmt: skip
"""Blank sides by kind, counted by hand (C-1.2)."""


def _misses(face: str) -> float:
    return BLANK[face.rpartition(" ")[0].removeprefix("borrowed ")] / 6


def _faces(name: str, seat: int) -> Iterator[str]:
    for step in Walk(_record(name), make):
        for event in step.events:
            if event.kind == "rolled" and event.seat == seat:
                faces: Any = event.fields["faces"]
                yield from faces


def test_the_answer_is_small() -> None:
    longest = max(FOLDER.rglob("*" + SUFFIX), key=lambda path: path.stat().st_size if "race" in path.name else 0)
    assert len(tally(read(Path(longest)).to_text())) < 10_000


# A Wild Venture, turn by turn

VILLAGES = [
    "academy-autumn-steady-steady-1", "academy-spring-plain-plain-5-v2", "news-autumn-open-steady-random-6-v2",
    "news-spring-steady-steady-5-v2", "wilder-autumn-steady-steady-7-v2", "wilder-spring-open-plain-random-4",
]  # fmt: skip


@pytest.mark.parametrize("name", VILLAGES)
def test_the_points_of_the_last_turn_are_the_result_and_every_turn_has_its_owner(name: str) -> None:
    record = _record(f"venture/{name}")
    village, turns = _village(record), json.loads(tally(record.to_text()))
    assert [turn["number"] for turn in turns] == [*range(1, village.table[TURN] + 1)]
    assert {turn["seat"] for turn in turns[::2]} == {village.table[FIRST]} != {turn["seat"] for turn in turns[1::2]}
    for seat, me in enumerate(village.seats):
        last = turns[-1]["seats"][seat]
        assert points(village, me) == (last["villagers"], last["buildings"], last["gear"])


@pytest.mark.parametrize("name", VILLAGES)
def test_what_came_turn_by_turn_is_what_lies_there_at_the_end(name: str) -> None:
    record = _record(f"venture/{name}")
    village, turns = _village(record), json.loads(tally(record.to_text()))
    names = village.game.names
    for seat, me in enumerate(village.seats):
        mine = [turn["seats"][seat] for turn in turns]
        came = sorted(card for turn in mine for card in turn["tucked"])
        assert came == sorted(names[card] for card in cards_of(me.hidden | me.shown))
        enchanted = sorted(card for turn in mine for card in turn["enchanted"])
        assert enchanted == sorted(names[card] for card in cards_of(me.buildings & village.enchanted))
        for card in cards_of(me.buildings):
            assert sum(turn["supplies"].get(names[card], 0) for turn in mine) == village.supplies[card]
        assert all(sum(turn["supplies"].values()) == turn["buildings"] - so for turn, so in _from_before(mine))


def _from_before(mine: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], int]]:
    """Each turn with the points that buildings had before it."""
    yield from zip(mine, [0, *(turn["buildings"] for turn in mine)], strict=False)


def _village(record: Record) -> Village:
    state = Session.replay(record, make_venture).state
    assert isinstance(state, Village)
    return state
