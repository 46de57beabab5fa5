"""A record told again: the figures of a race against a count of our own, and what it costs whom."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from golden_records import FOLDER, SUFFIX, read
from kubok.kernel import Record
from kubok.kernel.session import Step, Walk
from kubok.table import replaying, replays
from kubok.table.games import maker
from kubok.table.replaying import MOST_STEPS, steps, tally
from kubok.table.replays import MOST_AT_ONCE, Replays, TooMany
from table.client import Person
from table.conftest import GENEROUS, Running


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
        walked = [event for event in own if event["kind"] == "stepped" and event["rule"] != "C-6.6"]
        assert mine["walked"] == len(walked)  # a shortcut carries its runner
        assert abs(mine["hits"] - mine["expected"]) < 4 * len(faces) ** 0.5  # chance, within eight standard deviations


def test_steps_say_who_owes_a_decision_after_them() -> None:
    record = read(FOLDER / ("race_1-2-steady" + SUFFIX))
    told = json.loads(steps(record.to_text(), None, 0, 40, False, True))["steps"]
    walk = Walk(record, maker(record))
    assert [step["owed"] for step in told] == [list(next(walk).after.owed()) for _ in told]
    assert {len(step["owed"]) for step in told} >= {1, 2}


# What it costs


@pytest.fixture
def walked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The entries that were played again, in order."""
    played: list[int] = []

    class Counted(Walk):
        def __next__(self) -> Step:
            step = super().__next__()
            played.append(step.entry.number)
            return step

    monkeypatch.setattr(replaying, "Walk", Counted)
    replaying._tellings.clear()
    yield played
    replaying._tellings.clear()


def test_a_record_read_part_by_part_is_played_once(walked: list[int]) -> None:
    record = read(FOLDER / ("race_1-2-steady" + SUFFIX))
    text, last = record.to_text(), len(record.entries)
    parts = [json.loads(steps(text, None, start, 50, True, True))["steps"] for start in range(0, last, 50)]
    assert [step["entry"] for part in parts for step in part] == [*range(last)]
    assert walked == [*range(last)]
    replaying._tellings.clear()
    for at, part in reversed([*enumerate(parts)]):
        assert json.loads(steps(text, None, 50 * at, 50, True, True)) == {"steps": part, "entries": last}
    assert len(walked) == 2 * last


def test_who_may_see_other_things_is_told_apart_and_few_tellings_are_kept(
    walked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = read(FOLDER / ("race_1-2-steady" + SUFFIX)).to_text()
    told = [
        steps(text, seat, 0, 9, views, over) for seat in (None, 0) for views in (False, True) for over in (False, True)
    ]
    assert len(walked) == 9 * len(told)
    assert len(replaying._tellings) == replaying.TELLINGS
    monkeypatch.setattr(replaying, "TOLD", len(told[-1]))
    steps(text, 0, 0, 9, True, True)
    assert [*replaying._tellings.values()][-1].bytes < len(told[-1])
    assert len(replaying._tellings) == 1


class Table:
    """A table and its store, for who asks about its record."""

    def __init__(self) -> None:
        self.room = SimpleNamespace(id="t", entry=3, is_over=False)
        self.waiting = 0
        self.read = 0

    def record_text(self, table: str) -> tuple[str, bool]:
        self.read += 1
        return "text", self.room.is_over


class Asking:
    """Replays whose worker answers when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = Table()
        self.replays = Replays(cast(Any, self.table))
        self.go = asyncio.Event()
        self.turns: list[tuple[str, str]] = []
        monkeypatch.setattr(self.replays.workers, "work", self._work)

    async def _work(self, *job: Any, turn: tuple[str, str]) -> bytes:
        self.turns.append(turn)
        await self.go.wait()
        return b"answer " * 10

    async def ask(self, address: str, start: int) -> bytes:
        return await self.replays.steps(cast(Any, self.table), address, None, start, 10, False)


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 60))


def test_an_address_has_a_few_replays_at_once_and_another_one_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        asking = Asking(monkeypatch)
        starts = range(MOST_AT_ONCE)
        tasks = [asyncio.create_task(asking.ask("greedy", start)) for start in (*starts, 0, 0)]
        while len(asking.turns) < MOST_AT_ONCE:
            await asyncio.sleep(0.001)
        with pytest.raises(TooMany):
            await asking.ask("greedy", MOST_AT_ONCE)
        tasks.append(asyncio.create_task(asking.ask("modest", MOST_AT_ONCE)))
        tasks.append(asyncio.create_task(asking.ask("greedy", 1)))
        while len(asking.turns) < MOST_AT_ONCE + 1:
            await asyncio.sleep(0.001)
        asking.go.set()
        assert len(set(await asyncio.gather(*tasks))) == 1
        assert sorted(asking.turns) == [("greedy", "t")] * MOST_AT_ONCE + [("modest", "t")], "the same is asked once"
        assert await asking.ask("greedy", 30)
        await asking.replays.close()

    run(check())


def test_an_answer_is_kept_until_the_record_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        asking = Asking(monkeypatch)
        asking.go.set()
        for entry, is_over, times in ((3, False, 1), (3, False, 1), (4, False, 2), (4, True, 3), (4, True, 3)):
            asking.table.room.entry, asking.table.room.is_over = entry, is_over
            await asking.ask("a", 0)
            assert asking.table.read == times
        asking.table.room.entry, asking.table.waiting = 5, 1  # its latest entry is not stored yet
        await asking.ask("a", 0)
        asking.table.waiting = 0
        await asking.ask("a", 0)
        assert asking.table.read == 5
        await asking.replays.close()

    run(check())


def test_what_is_kept_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "KEPT", 150)

    async def check() -> None:
        asking = Asking(monkeypatch)
        asking.go.set()
        for start in (0, 10, 20, 20, 10):
            await asking.ask("a", start)
        assert asking.table.read == 3
        await asking.ask("a", 0)
        assert asking.table.read == 4
        await asking.replays.close()

    run(check())


def test_the_server_itself_reads_no_record_for_who_asks(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long one would keep everybody waiting."""
    server = start()

    async def game() -> None:
        ann = Person(server.url)
        table = (await ann.make("here", "here", game="pig"))["id"]
        chair = await ann.sit(table)
        await chair.give_nonces()
        await chair.playing()
        await chair.act(0, chair.parts[0]["legal"][0]["id"])
        await chair.send(t="close")
        await chair.until(lambda m: m.get("public", {}).get("status", {}).get("phase") == "closed")
        whole = server.service.store.record(table)
        assert whole is not None
        monkeypatch.setattr(Record, "from_text", None)
        text = (await ann.http.get(f"/api/tables/{table}/record")).text
        assert text == whole[0].to_text()
        assert len((await ann.get(f"/api/tables/{table}/steps"))["steps"]) == len(whole[0].entries)
        assert await ann.get(f"/api/tables/{table}/tally") is None
        monkeypatch.undo()
        await chair.close()

    run(game())


def test_the_round_that_ended_is_told_to_whoever_sits_there(start: Callable[..., Running]) -> None:
    server = start()

    async def game() -> None:
        ann = Person(server.url)
        pig = (await ann.make("here", "here", game="pig"))["id"]
        assert await ann.get(f"/api/tables/{pig}/recap") is None
        table = (await ann.make("here", "bot:plain", game="cubitos", max_rounds=2))["id"]
        assert await ann.get(f"/api/tables/{table}/recap") is None, "it has not begun"
        await Person(server.url).get(f"/api/tables/{table}/recap", 404)
        chair = await ann.sit(table)
        await chair.give_nonces()
        await chair.playing()
        while not chair.over:
            if legal := chair.parts[0]["legal"]:
                await chair.act(0, ({one["do"]: one["id"] for one in legal}.get("pass", legal[-1]["id"])))
            else:
                await chair.receive()
        told = await ann.get(f"/api/tables/{table}/recap")
        assert told["round"] == 2
        assert [facts[0]["kind"] for facts in told["seats"]] == ["recap-rolled"] * 2
        await chair.close()

    run(game())


def test_a_server_closes_the_table_whose_record_has_come_to_its_end(start: Callable[..., Running]) -> None:
    server = start(limits=replace(GENEROUS, entries=5))

    async def game() -> None:
        ann = Person(server.url)
        table = (await ann.make("here", "here", game="pig"))["id"]
        chair = await ann.sit(table)
        await chair.give_nonces()
        await chair.playing()
        for _ in range(5):
            seat = chair.public["owed"][0]
            await chair.act(seat, chair.parts[seat]["legal"][0]["id"])
        assert chair.public["status"]["closed_by"] == "too_long"
        assert len((await ann.get(f"/api/tables/{table}/steps"))["steps"]) == 5
        await chair.close()

    run(game())
