"""Processes that work for the server. One that is lost or takes too long is ended, and another begins in its place.

Who asks waits for a turn, and turns are fair: addresses take them one after another, however much one of them asks for,
and so do the tables of an address. Whose turn it is, and which process does it, is decided in the event loop alone; the
threads only wait for the processes.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import traceback
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection, wait
from threading import Thread
from time import monotonic
from typing import Any, Final, Generic, TypeVar

STARTING: Final = 60.0
"""Seconds that a process may take to begin; they are not counted as work."""

MOST_WAITING: Final = 400
"""Of one address: a hundred tables with four bots each."""

A_WHILE: Final = 60.0
"""Seconds for which the longest wait is told."""

R = TypeVar("R")
J = TypeVar("J")

Turn = tuple[str, str]
"""Who asks: an address, and a table of it."""


class Lost(Exception):  # noqa: N818
    """The process has died, or did not begin: nobody knows what became of the work."""


class Late(Exception):  # noqa: N818
    """The work was not done in time, and its process was ended."""


class Crowded(Exception):  # noqa: N818
    """So much of the same address waits already that this is not taken. It may be asked again later."""


def spare_cores() -> int:
    """As many processes as leave the server a core of its own; at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


# In the process


def _serve(line: Connection) -> None:
    """Do what comes, one thing at a time. Whatever is no plain exception ends the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    if (server := multiprocessing.parent_process()) is not None:
        Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()
    while True:
        try:
            what, args = line.recv()
        except EOFError:
            return
        line.send(None)  # all that it needs is imported: from here on it is work
        try:
            line.send((what(*args), None))
        except Exception as error:
            error.add_note(traceback.format_exc())
            line.send((None, error))


def _end_with(server: int) -> None:
    """However the server ended, its workers end with it."""
    wait([server])
    os._exit(0)


# Whose turn it is


class Turns(Generic[J]):
    """What waits: round and round between addresses, and within one between its tables.

    >>> turns: Turns[str] = Turns()
    >>> for table, job in [("a", "a1"), ("a", "a2"), ("b", "b1")]:
    ...     turns.put(("greedy", table), job)
    >>> turns.put(("modest", "c"), "c1")
    >>> [turns.take() for _ in range(len(turns))]
    ['a1', 'c1', 'b1', 'a2']
    """

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[J]]] = OrderedDict()
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._counts.total()

    def __iter__(self) -> Iterator[J]:
        return (job for tables in self._addresses.values() for jobs in tables.values() for job in jobs)

    def of(self, address: str) -> int:
        """How much of that address waits."""
        return self._counts[address]

    def put(self, turn: Turn, job: J) -> None:
        address, table = turn
        self._addresses.setdefault(address, OrderedDict()).setdefault(table, deque()).append(job)
        self._counts[address] += 1

    def take(self) -> J:
        """The next. Who had this turn has another one after everybody else."""
        address, tables = next(iter(self._addresses.items()))
        table, jobs = next(iter(tables.items()))
        job = jobs[0]
        self._addresses.move_to_end(address)
        tables.move_to_end(table)
        self.drop((address, table), job)
        return job

    def drop(self, turn: Turn, job: J) -> None:
        """It need not be done any more."""
        address, table = turn
        tables = self._addresses[address]
        tables[table].remove(job)
        self._counts[address] -= 1
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._addresses[address], self._counts[address]


# In the server


class _Worker:
    """One process, and the line to it. Used by one thread at a time."""

    def __init__(self) -> None:
        # Spawned, not forked: a worker inherits neither the memory with the secrets nor any socket.
        spawn = multiprocessing.get_context("spawn")
        self._line, other = spawn.Pipe()
        self.process = spawn.Process(target=_serve, args=(other,), daemon=True)
        self.near: OrderedDict[Hashable, None] = OrderedDict()
        """What it has worked with, the latest last."""
        try:
            self.process.start()
        finally:
            other.close()

    def do(self, limit: float | None, what: Callable[..., R], args: tuple[object, ...]) -> tuple[R, Exception | None]:
        try:
            self._line.send((what, args))
            if not self._line.poll(STARTING):
                raise Lost("the process does not begin")
            self._line.recv()
            if not self._line.poll(limit):
                raise Late(f"not done in {limit:g} s")
            done: tuple[R, Exception | None] = self._line.recv()
        except (EOFError, OSError):
            self.process.join(1)
            raise Lost(f"the process has ended with {self.process.exitcode}") from None
        return done

    def end(self) -> None:
        self.process.kill()
        self.process.join(STARTING)
        self._line.close()


@dataclass(eq=False)
class _Job:
    """Something to be done, and who waits for it."""

    turn: Turn
    near: Hashable
    limit: float | None
    what: Callable[..., Any]
    args: tuple[object, ...]
    asked: float
    done: asyncio.Future[Any]
    waits: bool = True


class Workers:
    """So many processes, each with one thing to do at a time; who comes waits for a turn.

    A process begins when it is first needed. It remembers what it has worked with, the `keeps` latest: of several
    that are free, work goes to one that knows what it is about.
    """

    def __init__(self, count: int = 1, keeps: int = 1, most_waiting: int = MOST_WAITING) -> None:
        self.count, self._keeps, self._most_waiting = count, keeps, most_waiting
        self._threads = ThreadPoolExecutor(count, "worker")
        """Each waits for one process."""
        self._turns: Turns[_Job] = Turns()
        self._running: set[asyncio.Future[Any]] = set()
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._waits: deque[tuple[float, float]] = deque()
        """When a turn came and after how long a wait, in seconds; none that is shorter than a later one."""
        self._closed = False

    @property
    def waiting(self) -> int:
        return len(self._turns)

    @property
    def alive(self) -> int:
        return sum(worker.process.is_alive() for worker in list(self._all))

    def longest_wait(self) -> float:
        """The most seconds that anything has waited for its turn, in the last while and up to now."""
        now = monotonic()
        while self._waits and self._waits[0][0] < now - A_WHILE:
            self._waits.popleft()
        past = self._waits[0][1] if self._waits else 0.0
        return max(past, now - min([job.asked for job in self._turns], default=now))

    async def once(
        self,
        limit: float | None,
        what: Callable[..., R],
        *args: object,
        turn: Turn = ("", ""),
        near: Hashable = None,
    ) -> R:
        """Have it done. Lost if the process dies over it, Late after so many seconds; Crowded if too much waits.

        Only the work is timed, neither the wait for a turn nor the beginning of a process. `near` is what it works
        with.
        """
        if self._closed:
            raise Lost("the server stops")
        if self._turns.of(turn[0]) >= self._most_waiting:
            raise Crowded(f"{self._most_waiting} wait already")
        loop = asyncio.get_running_loop()
        job = _Job(turn, near, limit, what, args, monotonic(), loop.create_future())
        self._turns.put(turn, job)
        self._go_on()
        try:
            done: R = await job.done
        finally:
            if job.waits:
                self._turns.drop(turn, job)
        return done

    async def work(self, what: Callable[..., R], *args: object, turn: Turn = ("", "")) -> R:
        """Have it done, by a second process where the first is lost over it."""
        try:
            return await self.once(None, what, *args, turn=turn)
        except Lost:
            return await self.once(None, what, *args, turn=turn)

    def _go_on(self) -> None:
        """Whoever is free takes the next in turn."""
        loop = asyncio.get_running_loop()
        while len(self._running) < self.count and self._turns:
            job = self._turns.take()
            job.waits = False
            if job.done.done():  # who asked has gone
                continue
            self._note_wait(monotonic(), monotonic() - job.asked)
            doing = loop.run_in_executor(self._threads, self._do, self._free(job.near), job)
            self._running.add(doing)
            doing.add_done_callback(partial(self._finished, job))

    def _note_wait(self, now: float, seconds: float) -> None:
        while self._waits and self._waits[-1][1] <= seconds:
            self._waits.pop()
        self._waits.append((now, seconds))

    def _free(self, near: Hashable) -> _Worker | None:
        """A free process, if possible one that knows what the work is about; None if another must begin."""
        if not self._idle:
            return None
        at = next((at for at, worker in enumerate(self._idle) if near in worker.near), -1)
        return self._idle.pop(at)

    def _finished(self, job: _Job, doing: asyncio.Future[tuple[_Worker, Any, Exception | None]]) -> None:
        self._running.discard(doing)
        if doing.cancelled():
            error: BaseException | None = Lost("the server stops")
        elif (error := doing.exception()) is None:
            worker, done, error = doing.result()
            self._remember(worker, job.near)
            self._idle.append(worker)
        if not job.done.done():
            if error is None:
                job.done.set_result(done)
            else:
                job.done.set_exception(error)
        if not self._closed:
            self._go_on()

    def _remember(self, worker: _Worker, near: Hashable) -> None:
        worker.near[near] = None
        worker.near.move_to_end(near)
        if len(worker.near) > self._keeps:
            worker.near.popitem(last=False)

    def _do(self, worker: _Worker | None, job: _Job) -> tuple[_Worker, Any, Exception | None]:
        """In a thread."""
        if worker is not None and not worker.process.is_alive():
            self._end(worker)
            worker = None
        worker = worker or self._begin()
        try:
            done, error = worker.do(job.limit, job.what, job.args)
        except BaseException:
            self._end(worker)
            raise
        return worker, done, error

    def _begin(self) -> _Worker:
        try:
            worker = _Worker()
        except OSError as error:
            raise Lost("no process can be begun") from error
        self._all.add(worker)
        if self._closed:  # only now: who closes has not seen this one
            self._end(worker)
            raise Lost("the server stops")
        return worker

    def _end(self, worker: _Worker) -> None:
        self._all.discard(worker)
        worker.end()

    async def close(self) -> None:
        self._closed = True
        for job in list(self._turns):
            if not job.done.done():
                job.done.set_exception(Lost("the server stops"))
        for worker in list(self._all):
            worker.process.kill()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        for worker in list(self._all):
            self._end(worker)
