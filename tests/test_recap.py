"""The recap of a round: what it tells against a count of our own, on golden records."""

from __future__ import annotations

import json
from typing import Any

import pytest

from golden_records import FOLDER, SUFFIX, read
from kubok.cubitos.race import Race
from kubok.kernel import Record
from kubok.kernel.session import Walk
from kubok.locale import LANGUAGES, Speech, speaking
from kubok.table.games import maker
from kubok.table.replaying import recap
from kubok.titles.cubitos.views import standings


def cut(record: Record, entries: int) -> str:
    """The record as far as that entry."""
    kept, number = [], 0
    for line in record.lines:
        number = getattr(line, "number", number)
        if number < entries:
            kept.append(line)
    record.lines, record.places, record.secret = kept, None, ""
    return record.to_text()


@pytest.mark.parametrize("name", ["race_1-2-steady", "race_6-4-mixed"])
@pytest.mark.parametrize("which", [1, 3, -1])
def test_a_recap_tells_what_the_entries_of_its_round_tell(name: str, which: int) -> None:
    record = read(FOLDER / (name + SUFFIX))
    steps = list(Walk(record, maker(record)))
    ends = [step.entry.number for step in steps if any(one.kind in ("round", "over") for one in step.events)]
    first, last = ends[which - 1] + 1, ends[which]
    told: Any = json.loads(recap(cut(record, last + 1)))
    assert (told["round"], told["first"], told["last"]) == (ends.index(last), first, last)
    undone = {step.entry.undo for step in steps}
    flat = [event for step in steps if step.entry.number not in undone for event in step.events]
    marks = [at for at, event in enumerate(flat) if event.kind in ("round", "over")]  # dice may fall right after one
    events = flat[marks[which - 1] : marks[which]]
    before, after = steps[first - 1].after, steps[last].after
    assert isinstance(before, Race)
    assert isinstance(after, Race)
    for seat, facts in enumerate(told["seats"]):
        found = {fact["kind"].removeprefix("recap-"): fact["fields"] for fact in facts}
        own = [event for event in events if event.seat == seat]
        many = {kind: sum(event.kind == kind for event in own) for kind in ("rolled", "stepped", "bought", "bust")}
        assert found.get("rolled", {}).get("rolls", 0) == many["rolled"]
        assert found.get("ran", {}).get("feet", 0) == many["stepped"]
        assert sum(found.get("bought", {}).get("dice", {}).values()) == many["bought"]
        assert ("bust" in found) == bool(many["bust"])
        if "ran" in found:
            away = [standings(race)[seat]["to_finish"] for race in (before, after)]
            assert [found["ran"]["from"], found["ran"]["to"]] == away
        for what in ("fans", "credits"):
            was, now = getattr(before.seats[seat], what), getattr(after.seats[seat], what)
            assert found.get(what) == (None if was == now else {"from": was, "to": now})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recap_is_said_in_every_language(language: str) -> None:
    record = read(FOLDER / ("race_6-4-mixed" + SUFFIX))
    told: Any = json.loads(recap(record.to_text()))
    with speaking(language):
        words = [Speech().words(fact["say"]) for facts in told["seats"] for fact in facts]
    assert words
    assert all(one and "recap-" not in one for one in words)


def test_before_the_first_round_is_over_there_is_nothing_to_tell() -> None:
    record = read(FOLDER / ("race_1-2-steady" + SUFFIX))
    assert json.loads(recap(cut(record, 3))) is None
