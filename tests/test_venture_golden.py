"""Golden records of A Wild Venture: whole games, kept for ever, replayed by the rules and verified by their draws."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from golden_records import SUFFIX, read
from kubok.kernel import BadData, verify
from kubok.kernel.session import Walk
from kubok.venture.data import Box
from kubok.venture.game import READINGS, make
from venture_records import FOLDER, plans

RECORDS = sorted(FOLDER.glob("*" + SUFFIX))
WORK = ("drafted", "played", "activated", "relic", "answered")


def test_there_are_at_least_forty_and_none_of_the_plan_is_missing() -> None:
    assert len(RECORDS) >= 40
    assert {plan.name + SUFFIX for plan in plans()} <= {path.name for path in RECORDS}


def test_they_are_small() -> None:
    assert max(path.stat().st_size for path in RECORDS) < 40_000


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.removesuffix(SUFFIX))
def test_a_golden_venture_replays_and_verifies(path: Path) -> None:
    assert verify(read(path), make) > 70  # the whole deck, card by card


def cards_at_work(path: Path) -> set[tuple[str, str]]:
    """What cards did in this game: (what happened, card)."""
    events = [event for step in Walk(read(path), make) for event in step.events]
    return {(event.kind, str(event.fields["card"])) for event in events if event.kind in WORK}


def test_every_card_is_played_and_does_its_work_in_some_golden_venture() -> None:
    done = set().union(*(cards_at_work(path) for path in RECORDS))
    for name, card in Box.open().cards.items():
        assert ("drafted" if card["deck"] == "start" else "played", name) in done
        if card["kind"] != "building":
            assert ("activated" if card["kind"] == "villager" else "relic", name) in done
        elif not str(card["effect"]).endswith((" less", " further")):
            assert ("answered", name) in done


@pytest.mark.rule("V-8.1", "V-8.2")
def test_both_variants_are_among_them() -> None:
    options = [read(path).options for path in RECORDS]
    assert any(some["wilder"] for some in options)
    assert any(some["open_piles"] for some in options)
    assert any(not some["tie_breaks"] for some in options)


def test_every_version_of_the_rules_has_records_that_it_alone_replays() -> None:
    """A game of version 2 in which that version did something new cannot be replayed by version 1."""
    versions = Counter(read(path).rules for path in RECORDS)
    assert set(versions) == set(READINGS)
    assert min(versions.values()) >= 15
    new = [path for path in RECORDS if read(path).rules == 2]
    assert sum(not replays_as(path, 1) for path in new) >= 3


def replays_as(path: Path, rules: int) -> bool:
    record = read(path)
    record.rules = rules
    try:
        verify(record, make)
    except BadData:
        return False
    return True
