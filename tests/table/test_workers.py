"""Turns between those who ask for work: counted, never timed. What a real process does is in test_players."""

from __future__ import annotations

import asyncio
import os
import threading
from collections import OrderedDict
from collections.abc import Coroutine, Hashable
from typing import Any

import pytest

from kubok.table import workers
from kubok.table.workers import Crowded, Lost, Turn, Turns, Workers, spare_cores


class Process:
    """For `process` of a worker: it is there."""

    def is_alive(self) -> bool:
        return True

    def kill(self) -> None: ...


class FakeWorker:
    """Does everything in its thread, and keeps what it has done."""

    made: list[FakeWorker]

    def __init__(self) -> None:
        self.process, self.near, self.done = Process(), OrderedDict[Hashable, None](), list[str]()
        self.made.append(self)

    def do(self, limit: float | None, what: Any, args: Any) -> tuple[Any, Exception | None]:
        self.done.append(args[0])
        return what(*args), None

    def end(self) -> None: ...


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[FakeWorker]:
    FakeWorker.made = []
    monkeypatch.setattr(workers, "_Worker", FakeWorker)
    return FakeWorker.made


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 60))


class Busy:
    """Work that takes a process until it is told to end."""

    def __init__(self, pool: Workers, name: str = "first") -> None:
        self._go, self._begun = threading.Event(), threading.Event()
        self.task = asyncio.create_task(pool.once(None, self._do, name))

    def _do(self, name: str) -> str:
        self._begun.set()
        assert self._go.wait(60)
        return name

    async def begun(self) -> None:
        while not self._begun.is_set():
            await asyncio.sleep(0.001)

    def end(self) -> None:
        self._go.set()


def ask(pool: Workers, name: str, turn: Turn) -> asyncio.Task[str]:
    return asyncio.create_task(pool.once(None, str, name, turn=turn))


def test_who_asks_for_much_has_one_turn_of_two_beside_who_asks_for_little(made: list[FakeWorker]) -> None:
    async def check() -> None:
        pool = Workers(1)
        busy = Busy(pool)
        await busy.begun()
        greedy = [ask(pool, f"greedy {n}", ("greedy", f"table {n % 100}")) for n in range(400)]
        await asyncio.sleep(0)
        modest = [ask(pool, f"modest {n}", ("modest", "its table")) for n in range(3)]
        await asyncio.sleep(0)
        assert pool.waiting == 403
        busy.end()
        await asyncio.gather(*greedy, *modest)
        await pool.close()

    run(check())
    (worker,) = made
    assert [worker.done.index(f"modest {n}") for n in range(3)] == [2, 4, 6], "after one of the other each time"
    tables = [int(name.split()[1]) % 100 for name in worker.done if name.startswith("greedy")]
    assert tables == [*range(100)] * 4, "its tables take turns as well"


def test_what_an_address_may_have_waiting_has_an_end_that_nobody_else_feels(made: list[FakeWorker]) -> None:
    async def check() -> None:
        pool = Workers(1, most_waiting=2)
        busy = Busy(pool)
        await busy.begun()
        waiting = [ask(pool, f"{n}", ("greedy", f"{n}")) for n in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await pool.once(None, str, "one more", turn=("greedy", "another"))
        other = ask(pool, "other", ("modest", ""))
        busy.end()
        await asyncio.gather(*waiting, other)
        assert await pool.once(None, str, "one more", turn=("greedy", "another")) == "one more"
        await pool.close()

    run(check())


def test_who_has_gone_has_no_turn(made: list[FakeWorker]) -> None:
    async def check() -> None:
        pool = Workers(1)
        busy = Busy(pool)
        await busy.begun()
        gone, there = ask(pool, "gone", ("a", "")), ask(pool, "there", ("a", ""))
        await asyncio.sleep(0)
        gone.cancel()
        busy.end()
        assert await there == "there"
        assert gone.cancelled()
        assert pool.waiting == 0
        await pool.close()

    run(check())
    assert made[0].done == ["first", "there"]


def test_work_goes_to_a_free_process_that_knows_what_it_is_about(made: list[FakeWorker]) -> None:
    async def check() -> None:
        pool = Workers(2, keeps=2)
        first, second = Busy(pool, "busy"), Busy(pool, "busy")
        await asyncio.gather(first.begun(), second.begun())
        first.end()
        await first.task
        await pool.once(None, str, "blue", near="blue")  # only one is free
        second.end()
        await second.task
        for game in ("red", "blue", "red", "blue", "blue", "red"):
            await pool.once(None, str, game, near=game)
        await pool.close()

    run(check())
    assert sorted(" ".join(worker.done) for worker in made) == ["busy blue blue blue blue", "busy red red red"]


def test_the_longest_wait_is_told_for_a_while(made: list[FakeWorker], monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        pool = Workers(1)
        now = 1000.0
        monkeypatch.setattr(workers, "monotonic", lambda: now)
        assert pool.longest_wait() == 0
        busy = Busy(pool)
        await busy.begun()
        waiting = ask(pool, "waiting", ("a", ""))
        await asyncio.sleep(0)
        now += 7
        assert pool.longest_wait() == 7, "it waits still"
        busy.end()
        await waiting
        await pool.once(None, str, "at once")
        now += 60
        assert pool.longest_wait() == 7
        now += 1
        assert pool.longest_wait() == 0
        await pool.close()

    run(check())


def test_what_waits_when_the_server_stops_is_lost(made: list[FakeWorker]) -> None:
    async def check() -> None:
        pool = Workers(1)
        busy = Busy(pool)
        await busy.begun()
        waiting = ask(pool, "waiting", ("a", ""))
        await asyncio.sleep(0)
        busy.end()
        await pool.close()
        with pytest.raises(Lost):
            await waiting

    run(check())


def test_turns_are_given_up_one_by_one() -> None:
    turns: Turns[int] = Turns()
    for job in range(4):
        turns.put((f"address {job % 2}", f"table {job}"), job)
    turns.drop(("address 0", "table 0"), 0)
    assert (turns.of("address 0"), turns.of("address 1"), turns.of("nobody"), len(turns)) == (1, 2, 0, 3)
    assert sorted(turns) == [1, 2, 3]
    assert [turns.take() for _ in range(3)] == [2, 1, 3]
    assert len(turns) == 0


@pytest.mark.parametrize(("cores", "workers"), [(1, 1), (2, 1), (8, 7)])
def test_the_server_keeps_a_core_for_itself(monkeypatch: pytest.MonkeyPatch, cores: int, workers: int) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert spare_cores() == workers
