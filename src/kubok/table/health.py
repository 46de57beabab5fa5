"""How the server is: whether people can play, and where they cannot, what the matter is.

The database is really asked, in a thread of its own, at most once a second for everybody who wants to know; and whoever
wants to know waits a few seconds at most, even where the database answers nobody.
"""

from __future__ import annotations

import asyncio
import shutil
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple

from kubok.table import metrics
from kubok.table.hub import Hub
from kubok.table.players import Players
from kubok.table.protocol import PROTOCOL
from kubok.table.store import Store

TICK: Final = 0.2
"""Seconds between two looks at how late the loop wakes up."""
MINUTE: Final = 60.0
LATE: Final = 1.0
"""Seconds by which the loop may wake up late in a minute before that is a problem."""
FRESH: Final = 1.0
"""Seconds for which an answer of the database serves everybody."""
WATCH: Final = 30.0
"""Seconds after which the database is asked though nobody wants to know: for the metrics."""
PATIENCE: Final = 4.0
"""Seconds after which a database that has not answered is one that people cannot play with."""
DECISIONS: Final = 20
"""So many decisions of bots are looked at together: others must not have answered for more than half of them."""
LONG_WAIT: Final = 30.0
"""Seconds that a bot's decision may wait for a worker."""

CANNOT_PLAY: Final = ("lock", "disk", "database")
"""What keeps everybody from playing, so that the answer is 503."""
PROBLEMS: Final = (*CANNOT_PLAY, "bots", "lag")


class Look(NamedTuple):
    """What the database said: what troubles it, how many tables it has, how much of its disk is free."""

    trouble: str = ""
    tables: int = 0
    disk_free_mb: int | None = None


class Lag:
    """The largest of a minute.

    >>> lag = Lag()
    >>> for at, late in ((0, 2.0), (30, 0.5), (70, 0.1)):
    ...     lag.note(at, late)
    >>> lag.worst
    0.5
    """

    def __init__(self) -> None:
        self._seen: deque[tuple[float, float]] = deque()

    def note(self, now: float, late: float) -> None:
        while self._seen and self._seen[0][0] <= now - MINUTE:
            self._seen.popleft()
        while self._seen and self._seen[-1][1] <= late:  # what is larger and later outlives it
            self._seen.pop()
        self._seen.append((now, late))

    @property
    def worst(self) -> float:
        return self._seen[0][1] if self._seen else 0.0


class Health:
    """Watches over one server."""

    def __init__(self, store: Store, hub: Hub, players: Players) -> None:
        self._store, self._hub, self._players = store, hub, players
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kubok-health")
        self._last, self._at = Look(), float("-inf")
        self._looking: asyncio.Future[Look] | None = None
        self._begun = 0.0
        self._lag = Lag()
        self._counted = (0, 0)
        self._bots_fail = False
        self._watcher: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._watcher = asyncio.get_running_loop().create_task(self._watch())

    async def stop(self) -> None:
        """Let go of the database: before the store is closed."""
        if self._watcher is not None:
            self._watcher.cancel()
        if self._looking is not None:
            await asyncio.wait([self._looking], timeout=PATIENCE)
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def answer(self) -> dict[str, Any]:
        """All there is to know; `ok` is whether people can play."""
        await self._look()
        hub, problem, last = self._hub, self.problem, self._last
        return {
            "ok": problem not in CANNOT_PLAY, "problem": problem, "version": version("kubok"), "protocol": PROTOCOL,
            "tables": last.tables, "tables_in_memory": len(hub.lives), "sockets": len(hub.sockets),
            "lag_ms": round(1000 * self._lag.worst, 1), "disk_free_mb": last.disk_free_mb,
            "commits": self._store.commits, "slowest_load_ms": round(1000 * hub.slowest_load, 1),
            "bots": self._players.counts(),
        }  # fmt: skip

    @property
    def problem(self) -> str:
        """The worst that is known; "" for none."""
        found = {"database"} if self._hangs else {self._last.trouble}
        if self._bots_fail or self._players.counts().get("longest_wait_ms", 0) > 1000 * LONG_WAIT:
            found.add("bots")
        if self._lag.worst > LATE:
            found.add("lag")
        return next((one for one in PROBLEMS if one in found), "")

    # The database

    @property
    def _hangs(self) -> bool:
        return self._looking is not None and asyncio.get_running_loop().time() - self._begun >= PATIENCE

    async def _look(self) -> None:
        """Have the database asked, if it was not asked just now, and wait for what it says; not for long."""
        self._begin(FRESH)
        if self._looking is not None:
            left = self._begun + PATIENCE - asyncio.get_running_loop().time()
            await asyncio.wait([self._looking], timeout=max(0.0, left))

    def _begin(self, age: float) -> None:
        """Ask unless somebody is asking, or the last answer is younger than that."""
        loop = asyncio.get_running_loop()
        if self._looking is None and loop.time() - self._at >= age:
            self._begun = loop.time()
            self._looking = loop.run_in_executor(self._thread, _look_at, self._store, self._last)
            self._looking.add_done_callback(self._looked)

    def _looked(self, looking: asyncio.Future[Look]) -> None:
        self._looking, self._at = None, asyncio.get_running_loop().time()
        if not looking.cancelled():
            self._last = looking.result()

    # Always

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            await asyncio.sleep(TICK)
            late = max(0.0, loop.time() - begun - TICK)
            self._lag.note(loop.time(), late)
            metrics.loop_lag.observe(late)
            self._begin(WATCH)
            self._look_at_bots()
            self._show()

    def _look_at_bots(self) -> None:
        """Have the bots answered for themselves, in the last so many decisions and a few more?"""
        answers, replaced = self._players.answers, self._players.replaced
        before = self._counted
        if answers - before[0] >= DECISIONS:
            self._bots_fail = 2 * (replaced - before[1]) > answers - before[0]
            self._counted = answers, replaced

    def _show(self) -> None:
        metrics.sockets.set(len(self._hub.sockets))
        metrics.tables.set(len(self._hub.lives))
        problem = self.problem
        for one in PROBLEMS:
            metrics.problems.labels(one).set(one == problem)


def _look_at(store: Store, before: Look) -> Look:
    """In a thread: it may take seconds. What cannot be read stays as it was before."""
    try:
        trouble = store.trouble()
        tables = before.tables if trouble else store.count()
    except Exception:  # it says so itself where it can; whatever else it says, nobody can play
        trouble, tables = "database", before.tables
    return Look(trouble, tables, _free(store))


def _free(store: Store) -> int | None:
    """Megabytes free on the disk of an SQLite file; None where the database is elsewhere."""
    path = store.url.database if store.dialect == "sqlite" else None
    try:
        return shutil.disk_usage(Path(path).parent).free // 1_000_000 if path else None
    except OSError:
        return None
