"""Processes that work for the server. One that is lost or takes too long is ended, and another begins in its place."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, Final, TypeVar

STARTING: Final = 60.0
"""Seconds that a process may take to begin; they are not counted as work."""

R = TypeVar("R")


class Lost(Exception):  # noqa: N818
    """The process has died, or did not begin: nobody knows what became of the work."""


class Late(Exception):  # noqa: N818
    """The work was not done in time, and its process was ended."""


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


# In the server


class _Worker:
    """One process, and the line to it. Used by one thread at a time."""

    def __init__(self) -> None:
        # Spawned, not forked: a worker inherits neither the memory with the secrets nor any socket.
        spawn = multiprocessing.get_context("spawn")
        self._line, other = spawn.Pipe()
        self.process = spawn.Process(target=_serve, args=(other,), daemon=True)
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


class Workers:
    """So many processes, each with one thing to do at a time; who comes waits for a turn."""

    def __init__(self, count: int = 1) -> None:
        self._threads = ThreadPoolExecutor(count, "worker")
        """Each waits for one process."""
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._closed = False

    async def once(self, limit: float | None, what: Callable[..., R], *args: object) -> R:
        """Have it done. Lost if the process dies over it, Late after so many seconds.

        Only the work is timed, neither the wait for a turn nor the beginning of a process.
        """
        loop = asyncio.get_running_loop()
        done: R
        error: Exception | None
        done, error = await loop.run_in_executor(self._threads, self._do, limit, what, args)
        if error is not None:
            raise error
        return done

    async def work(self, what: Callable[..., R], *args: object) -> R:
        """Have it done, by a second process where the first is lost over it."""
        try:
            return await self.once(None, what, *args)
        except Lost:
            return await self.once(None, what, *args)

    def _do(
        self, limit: float | None, what: Callable[..., Any], args: tuple[object, ...]
    ) -> tuple[Any, Exception | None]:
        worker = self._take()
        try:
            return worker.do(limit, what, args)
        except (Lost, Late):
            self._end(worker)
            raise
        finally:
            if worker in self._all:
                self._idle.append(worker)

    def _take(self) -> _Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.process.is_alive():
                return worker
            self._end(worker)
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
        for worker in list(self._all):
            worker.process.kill()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        for worker in list(self._all):
            self._end(worker)
