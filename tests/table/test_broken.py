"""Bots that fail, in every way there is, at a table that is played at: it goes on, the log and the health tell."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from kubok.cubitos.position import from_line, to_line
from kubok.table import players
from kubok.table.serve import JSONLines
from table import broken
from table.client import Chair, Person
from table.conftest import GENEROUS, Running
from table.test_play import play_on

Start = Callable[..., Running]
Choose = Callable[..., int]

PATIENT = replace(GENEROUS, bot_seconds=600.0)
"""For bots that answer: however slow the machine, they are in time."""
HASTY = replace(GENEROUS, bot_seconds=0.1)
"""For a bot that never answers."""

KUHN = {
    "it raises": (broken.raises, PATIENT, "exception", "KeyError at broken.py:"),
    "it leaves": (broken.leaves, PATIENT, "exception", "SystemExit at broken.py:"),
    "it is wrong": (broken.wrong, PATIENT, "illegal", "not a legal action"),
    "it is silent": (broken.silent, HASTY, "timeout", "not done in 0.1 s"),
    "it dies": (broken.dies, PATIENT, "dead", "the process has ended with -9"),
}


async def play(ann: Person, table: str) -> Chair:
    chair = await ann.sit(table)
    chair.patience = 300.0  # every failure may cost the start of a process
    await chair.give_nonces()
    await chair.playing()
    await play_on(chair, random.Random(7))
    return chair


def failures(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """What the log says of bots, as the operator reads it: each in a line of its own."""
    lines = [JSONLines().format(record) for record in caplog.records if record.name == "kubok.table"]
    assert not [line for line in lines if "\n" in line]
    return [line for line in map(json.loads, lines) if line["what"] == "a bot has failed"]


@pytest.mark.parametrize("how", KUHN)
def test_whatever_a_bot_does_the_game_goes_on_to_its_end(
    start: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    choose, limits, kind, error = KUHN[how]
    monkeypatch.setattr(players, "choose", choose)
    caplog.set_level(logging.INFO, logger="kubok")
    server = start(limits=limits)

    async def game() -> tuple[str, dict[str, Any]]:
        ann = Person(server.url)
        made = await ann.make("bot:random", "here", game="kuhn")
        chair = await play(ann, made["id"])
        assert chair.public["status"]["phase"] == "over"
        return made["id"], (await ann.get("/api/health"))["bots"]

    table, counts = asyncio.run(game())
    answers = counts["answers"]
    assert answers in (1, 2)
    assert (counts["retries"], counts["replaced"]) == (answers, answers)
    assert counts["failures"] == {**dict.fromkeys(counts["failures"], 0), kind: 2 * answers}
    told = failures(caplog)
    assert [line["next"] for line in told] == ["random", "any legal action"] * answers
    for line in told:
        assert (line["level"], line["table"], line["seat"]) == ("warning", table, 0)
        assert (line["bot"], line["failure"]) == ("random", kind)
        assert line["error"].startswith(error)
        assert "position" not in line, "the cards are hidden, from the log too"
        assert "detail" not in line


@pytest.mark.parametrize(
    ("choose", "kind", "detail"),
    [(broken.raises, "exception", "KeyError: 'sunny_dog'"), (broken.wrong, "illegal", "0")],
)
def test_a_simpler_bot_answers_for_the_decision_and_the_log_has_the_position(
    start: Start,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    choose: Choose,
    kind: str,
    detail: str,
) -> None:
    monkeypatch.setattr(players, "choose", choose)
    server = start(limits=PATIENT)

    async def game() -> dict[str, Any]:
        ann = Person(server.url)
        made = await ann.make("here", "bot:hard", "bot:fair", max_rounds=2)
        chair = await play(ann, made["id"])
        assert chair.public["view"]["result"]["unfinished"]
        return dict((await ann.get("/api/health"))["bots"])

    counts = asyncio.run(game())
    told = failures(caplog)
    assert [(line["bot"], line["next"]) for line in told[:2]] == [("hard", "hard"), ("hard", "steady")]
    assert {(line["seat"], line["bot"], line["failure"], line["detail"]) for line in told} == {
        (1, "hard", kind, detail)
    }
    assert counts["failures"][kind] == len(told) == sum(counts["failures"].values())
    first = [line for line in told if line["next"] == "hard"]
    # a decision that the end of the race has overtaken is not asked about once more
    assert counts["retries"] in (len(first) - 1, len(first))
    assert len(told) - len(first) in (counts["retries"] - 1, counts["retries"])
    assert 0 < counts["replaced"] < counts["answers"], "fair answers for itself"
    for line in told:
        race = from_line(line["position"])
        assert 1 in race.owed()
        assert to_line(race) == line["position"]


def test_tables_whose_bots_never_answer_share_one_worker_and_all_go_on(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is one worker for all: whoever holds it up is ended, and the others are not blamed."""
    monkeypatch.setattr(players, "choose", broken.silent)
    server = start(limits=HASTY)

    async def game() -> dict[str, Any]:
        people = [Person(server.url) for _ in range(2)]
        made = [await ann.make("bot:random", "here", game="kuhn") for ann in people]
        await asyncio.gather(*(play(ann, one["id"]) for ann, one in zip(people, made, strict=True)))
        return dict((await people[0].get("/api/health"))["bots"])

    counts = asyncio.run(game())
    assert counts["failures"]["timeout"] == 2 * counts["answers"] == 2 * counts["replaced"]
