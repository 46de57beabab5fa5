"""A record told again: the figures of a race against a count of our own."""

from __future__ import annotations

import json
from typing import Any

import pytest

from golden_records import FOLDER, SUFFIX, read
from kubok.table.replaying import MOST_STEPS, steps, tally


@pytest.mark.parametrize("name", ["race_1-2-steady", "race_6-4-mixed"])
def test_the_figures_of_a_race_are_those_of_its_steps(name: str) -> None:
    record = read(FOLDER / (name + SUFFIX))
    text = record.to_text()
    told: dict[int, list[Any]] = {}
    for start in range(0, len(record.entries), MOST_STEPS):
        part = json.loads(steps(text, None, start, MOST_STEPS, False, True))
        for step in part["steps"]:
            told[step["entry"]] = step["events"]
            told.pop(step["undo"], None)  # what was taken back does not count
    events = [event for some in told.values() for event in some]
    figures = json.loads(tally(text))
    assert len(figures) == len(record.seats)
    for seat, mine in enumerate(figures):
        own = [event for event in events if event["seat"] == seat]
        faces = [face for event in own if event["kind"] == "rolled" for face in event["fields"]["faces"]]
        assert mine["dice"] == len(faces)
        assert mine["hits"] == sum(not face.endswith(" miss") for face in faces)
        assert mine["busts"] == sum(event["kind"] == "bust" for event in own)
        assert mine["feet"] == sum(event["kind"] == "stepped" for event in own)
        assert abs(mine["hits"] - mine["expected"]) < 4 * len(faces) ** 0.5  # chance, within eight standard deviations
