"""Bots at the table: they think in worker processes and act at a human pace.

A bot is given a determinized state as data, taken the moment its decision is asked: it waits for nobody's roll, and
there is no way from it to the record, the key or the secret.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import Final, NamedTuple, Protocol, TypeVar

from kubok.bots import make_bot
from kubok.games import GAMES
from kubok.kernel import JSON, Game
from kubok.table.room import Change, No, Room, data_of

PACE: Final = 1.0
"""Seconds that a bot takes for a decision, more or less; a quarter of it where it has just decided and saw no roll."""

R = TypeVar("R")


class Header(NamedTuple):
    """What a worker needs to make the game again."""

    game: str
    rules: int
    options: str
    data: str
    seats: int


def choose(header: Header, state: JSON, seat: int, level: str, seed: int) -> int:
    """A bot's action, in a worker process: all it gets is in these five."""
    return make_bot(level, seed).choose(_game(header).load(state), seat)


@lru_cache(maxsize=16)
def _game(header: Header) -> Game:
    name, rules, options, data, seats = header
    return GAMES[name](rules, json.loads(options), json.loads(data), seats)


def _ready() -> None:
    """Called once in each worker, so that the first bot need not wait for the imports.

    From then on the worker watches its server, and ends with it, however that ended.
    """
    if (server := multiprocessing.parent_process()) is not None:
        Thread(target=_end_with, args=(server.sentinel,), daemon=True).start()


def _end_with(server: int) -> None:
    wait([server])
    os._exit(0)


class Seats(Protocol):
    """What the players need of a live table."""

    room: Room
    thinking: dict[int, int]
    quick: dict[int, bool]

    def apply(self, change: Change) -> None: ...


class Players:
    """The bots of all tables, and the processes they think in."""

    def __init__(self, pace: float = PACE, workers: int = 1) -> None:
        self.pace, self._workers = pace, workers
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._rng = Random(secrets.randbits(64))

    def wake(self, live: Seats) -> None:
        """Let every bot that owes a decision, and is not thinking about it, think."""
        for seat, level, number in live.room.wanted():
            if live.thinking.get(seat) != number:
                live.thinking[seat] = number
                state = live.room.for_bot(seat, Random(self._rng.getrandbits(64)))
                task = asyncio.get_running_loop().create_task(self._move(live, seat, level, number, state))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _move(self, live: Seats, seat: int, level: str, number: int, state: JSON) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        game = live.room.session.game
        header = Header(game.name, game.rules, json.dumps(game.options()), data_of(game)[1], game.seats)
        action = await self.work(choose, header, state, seat, level, self._rng.getrandbits(32))
        pace = self.pace * self._rng.uniform(0.6, 1.4) / (4 if live.quick.get(seat) else 1)
        await asyncio.sleep(max(0.0, begun + pace - loop.time()))
        if live.thinking.get(seat) == number:
            del live.thinking[seat]
        try:
            change = live.room.act_for_bot(seat, number, action)
        except No:  # others have changed what it may do, or its person is back
            self.wake(live)
            return
        live.quick[seat] = not change.drew
        live.apply(change)

    async def work(self, what: Callable[..., R], *args: object) -> R:
        """Have it done in a worker process; a worker that was lost is replaced once."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._pool or self._new_pool()
            try:
                return await loop.run_in_executor(pool, what, *args)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = None
                pool.shutdown(wait=False)
        return await loop.run_in_executor(self._new_pool(), what, *args)

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a worker inherits neither the memory with the secrets nor any socket.
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_ready)
        return self._pool

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
