"""All tables in memory: found, read from the store when first touched, made, let go, and cleaned up by rule."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from kubok.kernel import JSON, BadData, Game, Sealed, Session, canonical
from kubok.kernel.chance import NONCE_BYTES
from kubok.kernel.record import line_to_data
from kubok.table import metrics
from kubok.table.guard import Guard, Limits
from kubok.table.lessons import session_of
from kubok.table.live import Busy, Live
from kubok.table.players import Players
from kubok.table.room import BOT, Chair, Room, Row, Terms
from kubok.table.socket import Socket
from kubok.table.store import Job, Store, Write, delete_table, entry_writes, new_table
from kubok.titles.title import Lesson

log: Final = logging.getLogger("kubok.table")

DAY: Final = 24.0
"""Hours."""
SWEEP: Final = 10.0
CLEAN: Final = 3600.0
IDLE: Final = 300.0
"""Seconds after which a table without sockets is let go from memory."""

BRIEFLY: Final = 1.0
"""And after which it may be let go where others need its place."""

CUT: Final = 1.0
"""Seconds that a browser has to take a new cookie."""

COLLECT: Final = 1.0
GATHERED: Final = 20_000
"""So many objects more than at the last collection are worth one: it takes some milliseconds."""


@dataclass(frozen=True)
class Keep:
    """How many days a table is kept that nobody touches, and a person nobody sees who has no table.

    Days in which the server runs: a clock that is wrong, or a winter in a cupboard, deletes nothing.
    """

    waiting: float = 2
    playing: float = 90
    ended: float = 365
    people: float = 365


class Hub:
    """The tables of one server."""

    def __init__(self, store: Store, guard: Guard, players: Players, limits: Limits, keep: Keep) -> None:
        self.store, self.guard, self.players, self.limits, self.keep = store, guard, players, limits, keep
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._reading = asyncio.Semaphore(2)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.sockets: set[Socket] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.slowest_load = 0.0
        self.give_up: Callable[[], object] = lambda: None
        """Ends the server; who runs it says how."""

    async def start(self) -> None:
        loop = asyncio.get_running_loop()

        self.store.deliver_by(lambda results: _hand_over(loop, results))
        self.store.on_lost = partial(_call, loop, self._lost)
        if self.store.lost:  # before anybody was there to be told
            self._lost()
        self._sweeper = loop.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop taking requests; what was handed in is stored before this returns."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for live in list(self.lives.values()):
            live.close_all(1012, "the server stops")
        await self.players.close()
        await asyncio.to_thread(self.store.close)

    def _lost(self) -> None:
        """The database is not ours any more: whoever played on here would play at tables that are no longer so."""
        log.critical("the database is lost: another server has it, or its files were moved; this server stops")
        for live in list(self.lives.values()):
            live.close_all(1012, "the server stops")
        self.give_up()

    # Finding and making

    async def find(self, table: str, network: str = "") -> Live | None:
        """The table, read from the store and replayed if it is not in memory; None if there is none.

        Reading takes time, the longer the record: an address has one table read at a time, the server two.
        """
        live = self.lives.get(table)
        if live is not None:
            return live
        task = self._loading.get(table)
        if task is None:
            self._make_room(time.monotonic())
            task = self._loading[table] = asyncio.get_running_loop().create_task(self._load(table, network))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    def _make_room(self, now: float) -> None:
        """Where no place is left, those go that nobody is at, the longest idle first; Busy if there are none."""
        if len(self.lives) + len(self._loading) < self.limits.tables_in_memory:
            return
        idle = [live for live in self.lives.values() if live.is_idle and now - live.idle_since > BRIEFLY]
        if not idle:
            metrics.refusals.labels("busy").inc()
            raise Busy
        idle.sort(key=lambda live: live.idle_since)
        for live in idle[: 1 + len(idle) // 10]:
            self._let_go(live)

    async def _load(self, table: str, network: str) -> Live | None:
        turn = self._turns.setdefault(network, asyncio.Lock())
        async with turn, self._reading:
            begun = time.perf_counter()
            try:
                room = await asyncio.to_thread(self.store.load, table, time.time())
            except BadData as error:
                log.error("unreadable table", extra={"table": table, "error": error.phrase.code})
                return None
        if room is None:
            return None
        took = time.perf_counter() - begun
        self.slowest_load = max(self.slowest_load, took)
        log.info("table read", extra={"table": table, "ms": round(1000 * took, 1)})
        return self._enter(room)

    def _enter(self, room: Room) -> Live:
        room.most_entries = self.limits.entries
        live = Live(room, self.store, self.guard, self.players, self._drop)
        self.lives[room.id] = live
        self.players.wake(live)
        return live

    def _let_go(self, live: Live) -> None:
        """Out of memory. Whoever still holds it can change nothing any more: the next one reads it anew."""
        live.dropped = True
        self._drop(live)

    def _drop(self, live: Live) -> None:
        if self.lives.get(live.room.id) is live:
            del self.lives[live.room.id]

    async def make(self, game: Game, chairs: Sequence[Chair], terms: Terms, start: JSON = None) -> Live:
        """A new table, from the beginning or from a position.

        Its dice are committed to, and its bots' nonces are fixed, before anybody else gives one.
        """
        self._make_room(time.monotonic())
        table = secrets.token_hex(8)
        source = Sealed(game_id=table)
        for chair in chairs:
            if chair.kind == BOT and not chair.nonce:
                chair.nonce = secrets.token_bytes(NONCE_BYTES).hex()
        return await self._open(table, Session(game, source, start=start), chairs, terms, source.secret.hex())

    async def make_lesson(self, lesson: Lesson, chairs: Sequence[Chair], terms: Terms) -> Live:
        """A lesson for one person: its dice are known, nobody gives a nonce, and it has begun."""
        self._make_room(time.monotonic())
        return await self._open(secrets.token_hex(8), session_of(lesson), chairs, terms, "")

    async def _open(self, table: str, session: Session, chairs: Sequence[Chair], terms: Terms, secret: str) -> Live:
        now, begun = time.time(), session.record.lines
        room = Room(table, session, chairs, terms, lines=len(begun), now=now)
        for chair in chairs:
            if chair.kind == BOT:
                chair.level = room.bot_level(chair.level)
        rows = [Row(at, canonical(line_to_data(line)).decode(), -1, None) for at, line in enumerate(begun)]
        await self.write([*new_table(room, secret, now), *entry_writes(table, rows)])
        log.info("table made", extra={"table": table, "game": session.game.name, "seats": session.game.seats})
        return self._enter(room)

    async def write(self, writes: Sequence[Write]) -> None:
        """Write what belongs to no table in memory, and wait for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.store.write(writes, partial(_settle, done))
        await done

    async def forget(self, who: str) -> None:
        """Delete a person: seats, names, and the tables that nobody else has a part in."""
        alone = await asyncio.to_thread(self.store.left_alone, who)
        for table in alone:
            await self.delete(table)
        for live in [live for live in self.lives.values() if who in live.room.people()]:
            *changes, last = live.room.forget(who)
            for change in changes:
                live.apply(change)
            await live.applied(last)
        person = {"_who": who}
        await self.write([("forget_chairs", person), ("forget_host", person), ("del_identity", person)])
        for socket in [socket for socket in self.sockets if socket.who == who]:
            socket.close(4401, "forgotten")

    async def hand_over(self, who: str, to: str) -> None:
        """Two devices of one person: what the one had is the other's, and the one is nobody any more."""
        hands = {"_who": who, "_to": to}
        await self.write([("hand_chairs", hands), ("hand_host", hands), ("del_identity", {"_who": who})])
        await asyncio.gather(*self._loading.values(), return_exceptions=True)  # they may have read it as it was before
        for live in [live for live in self.lives.values() if who in live.room.people()]:
            sockets = sum(socket.who == to and not socket.watcher for socket in live.sockets)
            await live.applied(live.room.hand_over(who, to, sockets, time.time()))
        self.cut_soon(who)

    def cut_soon(self, who: str) -> None:
        """Whose lines are open comes back as whom the cookie says: once the browser has the new one."""
        asyncio.get_running_loop().call_later(CUT, self._cut, who)

    def _cut(self, who: str) -> None:
        for socket in [socket for socket in self.sockets if socket.who == who]:
            socket.close(1012, "restart")

    async def delete(self, table: str) -> None:
        live = self.lives.get(table)
        if live is not None:
            live.close_all(4404, "the table is gone")
        await self.write(delete_table(table))

    # Housekeeping

    async def _sweep(self) -> None:
        cleaned = swept = time.monotonic()
        while True:
            await asyncio.sleep(COLLECT)
            if gc.get_count()[0] > GATHERED:  # see serve.calm_collection
                gc.collect(1)
            if time.monotonic() - swept > SWEEP:
                swept = time.monotonic()
                self.sweep(swept)
            if time.monotonic() - cleaned > CLEAN:
                cleaned = time.monotonic()
                try:
                    await self.clean()
                except Exception as error:  # the next hour will do; sockets and tables are looked after all the same
                    log.error("not cleaned", extra={"error": type(error).__name__})
                gc.collect()

    def sweep(self, now: float) -> None:
        """Let go of idle tables, and of sockets that have not taken a message for long."""
        for live in list(self.lives.values()):
            if live.is_idle and now - live.idle_since > IDLE:
                self._let_go(live)
        for socket in list(self.sockets):
            if socket.stuck_since and now - socket.stuck_since > self.limits.stuck_seconds:
                socket.abandon()

    async def clean(self) -> int:
        """Delete the tables that nobody has touched for long, and what belongs to none; how many tables they were."""
        keep, hours = self.keep, self.store.hours
        since = (hours - DAY * keep.waiting, hours - DAY * keep.playing, hours - DAY * keep.ended)
        old = await asyncio.to_thread(self.store.old_tables, *since)
        gone = []
        for table in old:
            if table not in self.lives and table not in self._loading:
                await self.delete(table)
                gone.append(table)
        people: Write = ("clean_people", {"_before": hours - DAY * keep.people})
        await self.write([self.store.hours_write(), ("clean_data", {}), people])
        if gone:
            log.info("old tables deleted", extra={"count": len(gone)})
        return len(gone)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _hand_over(loop: asyncio.AbstractEventLoop, results: list[tuple[Job, Exception | None]]) -> None:
    _call(loop, partial(_call_all, results))


def _call(loop: asyncio.AbstractEventLoop, what: Callable[[], object]) -> None:
    with suppress(RuntimeError):  # the loop is closed: nobody is left to be told
        loop.call_soon_threadsafe(what)


def _call_all(results: list[tuple[Job, Exception | None]]) -> None:
    for job, error in results:
        try:
            job.done(error)
        except Exception:  # one table's trouble is not another's
            log.exception("after storing")
