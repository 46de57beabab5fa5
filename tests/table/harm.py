"""Harm: eight kinds of attacker at once from one address, while another address plays ten tables.

Three processes: `kubok serve` with the limits that everybody gets; the attackers, from 127.0.0.2 and with a lower
priority, for what they take from the processor is this machine's matter and not the server's; and the people, from
127.0.0.1, here. People play for a while in quiet and as long under attack, and the two are compared.

    PYTHONPATH=tests python -m table.harm --seconds 60
    PYTHONPATH=tests python -m table.harm --seconds 10 --only reach bots
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import multiprocessing
import os
import random
import secrets
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import uvloop
import websockets

from kubok.bots import make_bot
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.game import Cubitos
from kubok.kernel import Fast, Sealed, Session, canonical
from kubok.kernel.record import line_to_data
from kubok.table.guard import COOKIE, WATCH, Guard, Limits
from kubok.table.protocol import PROTOCOL
from kubok.table.room import HERE, Chair, Room, Row, Terms
from kubok.table.store import Store, Write, chair_writes, entry_writes, new_table, table_write
from table.client import Chair as Line
from table.client import Person

PEOPLE, FOES = "127.0.0.1", "127.0.0.2"
TABLES = 10
EVERY = 0.2
"""Seconds between two acts at a table, more or less."""
PATIENCE = 60.0
PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "soak.md"

spawned = multiprocessing.get_context("spawn")


# What there is before the server starts


class Given(NamedTuple):
    """What the attackers have: a person of their own, tables in the phase of movement, a long record, a watch link."""

    cookie: str
    moving: list[str]
    long: str
    long_link: str
    watched: str = ""
    watched_link: str = ""


def prepare(db: str, entries: int) -> Given:
    """Tables that would take minutes to play within the limits."""
    store = Store(db)
    try:
        guard = Guard(store.key)
        now = time.time()
        store.write_now([("put_identity", {"id": "foe", "nickname": "Foe", "made": now, "seen": now})])
        record = _long_record(entries)
        store.import_record(record, "long", now)
        moving = [_far_reach(store, f"moving{number}", number) for number in range(4)]
        return Given(f"{COOKIE}={guard.cookie('foe')}", moving, "long", guard.link("long", WATCH))
    finally:
        store.close()


def _long_record(entries: int) -> Any:
    """A game that is over, in which somebody could not make up their mind."""
    game = Cubitos(2, data=resolve(Box.open(), "race_1"), max_rounds=4)
    session, rng = Session(game, Fast(17)), random.Random(17)
    while session.state.result() is None:
        seat = rng.choice(session.state.owed())
        session.act(seat, session.number(seat), rng.choice(session.state.legal(seat)))
        while len(session.record.entries) < entries and session.can_undo(seat) is None:
            session.undo(seat)
            session.act(seat, session.number(seat), rng.choice(session.state.legal(seat)))
            if rng.random() < 0.02:
                break
    return session.record


def _far_reach(store: Store, table: str, number: int) -> str:
    """A table of the attackers where a seat may go far."""
    game = Cubitos(2, data=resolve(Box.open(), "race_1"))
    for attempt in range(100):
        source = Sealed(bytes([number, attempt]) * 16, table)
        chairs = [Chair(HERE, name="Foe", holder="foe") for _ in range(2)]
        room = Room(table, Session(game, source), chairs, Terms("foe", "odds"))
        writes = _played(room, source)
        if writes:
            store.write_now(writes)
            return table
    raise AssertionError("no seat can go far")


def _played(room: Room, source: Sealed) -> list[Write]:
    """The table as its writes, played until a seat reaches ninety spaces; none if the race ends before."""
    now, begun, bot = time.time(), room.session.record.lines, make_bot("steady", 1)
    rows = [Row(at, canonical(line_to_data(line)).decode(), -1, None) for at, line in enumerate(begun)]
    writes = [*new_table(room, source.secret.hex(), now), *entry_writes(room.id, rows)]
    for seat in range(2):
        change = room.give_nonce("foe", seat, f"{seat:032x}")
        assert change is not None
        writes += [*entry_writes(room.id, change.rows), *chair_writes(room, change.chairs)]
    while not room.is_over:
        state = room.session.state
        seat = state.owed()[0]
        reached = room.ask("foe", seat, "reach")
        if isinstance(reached, list) and len(reached) >= 90:
            return [*writes, table_write(room, now)]
        number = room.session.number(seat)
        change = room.act("foe", seat, f"key-{number:08}-{seat}", number, [bot.choose(state, seat)])
        writes += entry_writes(room.id, change.rows)
    return []


# The server


@contextmanager
def serving(db: str, log: Path) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """`kubok serve` as anybody starts it, in a process of its own."""
    with socket.create_server((PEOPLE, 0)) as free:
        port: int = free.getsockname()[1]
    command = [sys.executable, "-m", "kubok", "serve", "--port", str(port), "--db", db, "--lang", "en"]
    with log.open("wb") as lines:
        server = subprocess.Popen(command, stdout=lines, stderr=lines)
    try:
        yield port, server
    finally:
        server.terminate()
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


async def answers(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as client:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(httpx.HTTPError):
                (await client.get("/api/health")).raise_for_status()
                return
            await asyncio.sleep(0.02)
    raise AssertionError("the server does not answer")


def memory(pid: int, what: str = "VmRSS") -> float:
    """Of a process, in MB."""
    with suppress(OSError, StopIteration):
        status = Path(f"/proc/{pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith(what)) / 1024
    return 0.0


def workers_of(pid: int) -> list[int]:
    with suppress(OSError):
        return [
            int(one) for task in Path(f"/proc/{pid}/task").iterdir() for one in (task / "children").read_text().split()
        ]
    return []


# The people


@dataclass
class Times:
    """Seconds: until an act was acknowledged, until all seats had it, that bots took, and of other answers by kind."""

    done: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    others: dict[str, list[float]] = field(default_factory=dict)
    failures: Counter[str] = field(default_factory=Counter)
    back: float = 0.0
    """Until a player who had left was back at the table that watchers crowd."""

    def p99(self) -> float:
        return max(percentile(self.done, 0.99), percentile(self.told, 0.99))


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else 0.0


class Acknowledged(NamedTuple):
    seat: int
    action: dict[str, Any]
    entry: int


class Table:
    """A table of people: one acts, and everybody must hear of it."""

    def __init__(self, lines: list[Line], bot: int | None, rng: random.Random) -> None:
        self.lines, self.bot, self.rng = lines, bot, rng
        self.id = lines[0].table
        self.acknowledged: list[Acknowledged] = []
        self.unsure: list[Acknowledged] = []
        """Sent and not answered; their entry is not known."""
        self.times = Times()
        self.leaving: Line | None = None
        self._waiting: tuple[Line, dict[str, Any], asyncio.Future[tuple[float, dict[str, Any]]]] | None = None
        self._heard: dict[int, list[float]] = {}
        self._changed = asyncio.Event()
        self._bot_since: float | None = None
        self._listeners = [asyncio.create_task(self._listen(line)) for line in lines]

    # Hearing

    async def _listen(self, line: Line) -> None:
        while True:
            try:
                while True:
                    self._hear(line, await line.receive(timeout=3600))
            except (websockets.WebSocketException, OSError):
                left = line is self.leaving
                if not left:
                    self.times.failures["cut"] += 1
                begun = time.perf_counter()
                await self._come_back(line)
                if left:
                    self.times.back, self.leaving = time.perf_counter() - begun, None
                if self._waiting is not None and self._waiting[0] is line:
                    await line.send(**self._waiting[1])

    async def _come_back(self, line: Line) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(websockets.WebSocketException, OSError, TimeoutError):
                await line.open(epoch=line.welcome["epoch"], since=line.seq)
                if json.loads(line.raw[-1])["t"] in ("welcome", "resumed"):
                    self._changed.set()
                    return
            self.times.failures["not let in"] += 1
            await asyncio.sleep(0.1)
        raise AssertionError("a player could not come back")

    def _hear(self, line: Line, message: dict[str, Any]) -> None:
        now = time.perf_counter()
        del line.raw[:], line.events[:]
        if message["t"] == "update":
            entry = message["public"].get("entry")
            if entry is not None:
                self._heard.setdefault(entry, []).append(now)
            if line is self.lines[0]:
                self._watch_bot(message["public"].get("by"), now)
            self._changed.set()
        elif self._waiting is not None and message.get("key") == self._waiting[1]["key"]:
            _, _, answer = self._waiting
            if not answer.done():
                answer.set_result((now, message))

    def _watch_bot(self, by: int | None, now: float) -> None:
        if self.bot is None:
            return
        if by == self.bot and self._bot_since is not None:
            self.times.bots.append(now - self._bot_since)
            self._bot_since = None
        if self.bot not in self.lines[0].public.get("owed", []):
            self._bot_since = None
        elif self._bot_since is None:
            self._bot_since = now

    async def _until(self, fits: Callable[[], bool], seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds):
            while not fits():
                self._changed.clear()
                await self._changed.wait()

    # Acting

    def _owing(self) -> list[tuple[Line, dict[str, Any]]]:
        return [(line, part) for line in self.lines for part in line.parts.values() if part["legal"]]

    async def play(self, until: float, times: Times) -> None:
        self.times, self._bot_since = times, None
        await asyncio.sleep(self.rng.uniform(0, EVERY))
        while time.monotonic() < until:
            if self.leaving is not None and self.leaving.socket is not None:
                await self.leaving.close()
                await self._until(lambda: self.leaving is None)
            with suppress(TimeoutError):
                await self._until(lambda: bool(self._owing()), max(0.01, until - time.monotonic()))
                await self._act(*self.rng.choice(self._owing()))
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * EVERY)

    async def _act(self, line: Line, part: dict[str, Any]) -> None:
        chosen, key, seat = self.rng.choice(part["legal"]), secrets.token_hex(8), part["seat"]
        action = {name: value for name, value in chosen.items() if name not in ("id", "means", "leads")}
        act = {"t": "act", "key": key, "seat": seat, "number": part["number"], "actions": [chosen["id"]]}
        self._waiting = line, act, asyncio.get_running_loop().create_future()
        times, begun = self.times, time.perf_counter()
        try:
            with suppress(websockets.WebSocketException, OSError):  # cut: it is sent again by who listens
                await line.send(**act)
            async with asyncio.timeout(PATIENCE):
                at, answer = await self._waiting[2]
        except TimeoutError:
            times.failures["not answered"] += 1
            self.unsure.append(Acknowledged(seat, action, -1))
            return
        finally:
            self._waiting = None
        if answer["t"] == "refused":
            times.failures["refused"] += 1
            return
        entry = answer["entry"]
        self.acknowledged.append(Acknowledged(seat, action, entry))
        times.done.append(at - begun)
        await self._until(lambda: len(self._heard.get(entry, ())) >= len(self.lines))
        times.told.append(max(self._heard[entry]) - begun)
        self._heard.clear()

    async def close(self) -> None:
        for listener in self._listeners:
            listener.cancel()
        await asyncio.gather(*self._listeners, return_exceptions=True)
        for line in self.lines:
            await line.close()


class People:
    """Four friends at ten tables, and one of them with a browser open besides."""

    def __init__(self, url: str, pid: int) -> None:
        self.url, self.pid = url, pid
        self.friends = [Person(url) for _ in range(4)]
        self.tables: list[Table] = []
        self.watch_link = ""
        self.peak = self.workers_peak = 0.0

    async def sit_down(self) -> None:
        """Two or four seats; a bot in the last one at every third table. A race of nine laps does not end."""
        for number in range(TABLES):
            seats, has_bot = (2, 4)[number % 2], number % 3 == 2
            people = self.friends[: seats - has_bot]
            kinds = ["here", *["link"] * (len(people) - 1), *["bot:hard"] * has_bot]
            made = await people[0].make(*kinds, laps=9)
            for seat, friend in enumerate(people[1:], 1):
                await friend.post("/api/join", {"link": made["links"][str(seat)], "nickname": f"Friend {seat}"})
            lines = [await friend.sit(made["id"]) for friend in people]
            for line in lines:
                await line.give_nonces()
            for line in lines:
                await line.playing()
            self.tables.append(Table(lines, seats - 1 if has_bot else None, random.Random(number)))
            self.watch_link = self.watch_link or made["links"]["watch"]

    async def play(self, seconds: float, leave: bool = False) -> Times:
        times, until = Times(), time.monotonic() + seconds
        self.peak = self.workers_peak = 0.0
        around = [asyncio.create_task(self._look_around(times)), asyncio.create_task(self._weigh())]
        if leave:
            around.append(asyncio.create_task(self._leave(seconds / 2)))
        await asyncio.gather(*(table.play(until, times) for table in self.tables))
        for task in around:
            task.cancel()
        for ended in await asyncio.gather(*around, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        return times

    async def _leave(self, after: float) -> None:
        """A seated player of the table that watchers crowd leaves, and comes back."""
        await asyncio.sleep(after)
        self.tables[0].leaving = self.tables[0].lines[-1]

    async def _look_around(self, times: Times) -> None:
        friend = self.friends[0]
        paths = {
            "health": "/api/health",
            "page": "/",
            "me": "/api/me",
            "steps": f"/api/tables/{self.tables[0].id}/steps?count=50",
        }
        while True:
            for kind, path in paths.items():
                begun = time.perf_counter()
                try:
                    status = (await friend.http.get(path)).status_code
                except httpx.HTTPError as error:
                    times.failures[f"{kind}: {type(error).__name__}"] += 1
                    continue
                times.others.setdefault(kind, []).append(time.perf_counter() - begun)
                if status != 200:
                    times.failures[f"{kind}: {status}"] += 1
                await asyncio.sleep(0.25)

    async def _weigh(self) -> None:
        while True:
            self.peak = max(self.peak, memory(self.pid))
            self.workers_peak = max(self.workers_peak, sum(map(memory, workers_of(self.pid))))
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        for table in self.tables:
            await table.close()
        for friend in self.friends:
            await friend.http.aclose()


def lost(db: str, tables: list[Table]) -> int:
    """Acknowledged acts that are not in the record where they were said to be, and acts there that nobody made."""
    store = Store(db)
    wrong = 0
    try:
        for table in tables:
            found = store.record(table.id)
            assert found is not None
            entries = found[0].entries
            made = Counter(one.entry for one in table.acknowledged)
            for one in table.acknowledged:
                entry = entries[one.entry] if one.entry < len(entries) else None
                wrong += entry is None or (entry.seat, entry.action) != (one.seat, one.action) or made[one.entry] > 1
            stored = sum(entry.action is not None and entry.seat not in (-1, table.bot) for entry in entries)
            wrong += max(0, stored - len(table.acknowledged) - len(table.unsure))
        return wrong
    finally:
        store.close()


# The attackers


class Turned(Exception):  # noqa: N818
    """Turned away, and how."""


def frame(body: bytes, opcode: int = 1) -> bytes:
    """A frame of a client, with a mask of zeros."""
    head = (
        bytes([0x80 | opcode, 0x80 | len(body)])
        if len(body) < 126
        else struct.pack("!BBH", 0x80 | opcode, 0xFE, len(body))
    )
    return head + bytes(4) + body


def text(**message: Any) -> bytes:
    return frame(json.dumps(message).encode())


PINGS = frame(bytes(125), 9) * 400
WORDS = text(t="ping", n=1) * 1000


@dataclass
class Wire:
    """A raw connection from the attackers' address."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def write(self, data: bytes, held: float = 3.0) -> None:
        self.writer.write(data)
        try:
            async with asyncio.timeout(held):
                await self.writer.drain()
        except TimeoutError:
            raise Turned("not read any more") from None

    async def said(self) -> tuple[int, bytes]:
        """The next frame of the server. Turned with the code if it closes."""
        head = await self.reader.readexactly(2)
        length = head[1] & 127
        if length > 125:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        body = await self.reader.readexactly(length)
        if head[0] & 15 == 8:
            raise Turned(f"closed {int.from_bytes(body[:2], 'big')}")
        return head[0] & 15, body

    async def until_cut(self) -> None:
        """Read and throw away."""
        tail = b""
        while data := await self.reader.read(1 << 20):
            tail = data[-64:]
        at = tail.rfind(b"\x88")
        raise Turned(f"closed {int.from_bytes(tail[at + 2 : at + 4], 'big')}" if at >= 0 else "cut")

    async def answer(self) -> tuple[int, bytes]:
        """The next answer over HTTP: its status and body."""
        lines = (await self.reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
        status = int(lines[0].split()[1])
        if b"connection: close" in lines:
            raise Turned(str(status))
        length = next((int(line[15:]) for line in lines if line.startswith(b"content-length:")), 0)
        return status, await self.reader.readexactly(length)


class Foes:
    """All attackers, in one process."""

    def __init__(self, port: int, given: Given) -> None:
        self.port, self.given = port, given
        self.sent: Counter[str] = Counter()
        self.turned: dict[str, Counter[str]] = {}
        self.rng = random.Random(13)
        self.bot_tables: list[str] = []

    # Ways in

    async def connect(self) -> Wire:
        line = socket.socket()
        line.setblocking(False)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # leaves no port behind
        line.bind((FOES, 0))
        try:
            async with asyncio.timeout(10):
                await asyncio.get_running_loop().sock_connect(line, (PEOPLE, self.port))
            return Wire(*await asyncio.open_connection(sock=line))
        except BaseException:
            line.close()
            raise

    def head(self, what: str, *more: str) -> bytes:
        host = f"Host: {PEOPLE}:{self.port}"
        lines = [
            f"{what} HTTP/1.1",
            host,
            f"Origin: http://{PEOPLE}:{self.port}",
            f"Cookie: {self.given.cookie}",
            *more,
        ]
        return "\r\n".join([*lines, "", ""]).encode()

    def post(self, path: str, body: Any, method: str = "POST") -> bytes:
        data = json.dumps(body).encode()
        return self.head(f"{method} {path}", "Content-Type: application/json", f"Content-Length: {len(data)}") + data

    async def shake(self) -> Wire:
        wire = await self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        more = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}")
        wire.writer.write(self.head("GET /ws", *more))
        try:
            answer = await wire.reader.readuntil(b"\r\n\r\n")
        except BaseException:
            wire.writer.transport.abort()
            raise
        if b" 101 " not in answer[:20]:
            wire.writer.transport.abort()
            raise Turned(f"handshake {answer[9:12].decode()}")
        return wire

    async def hello(self, table: str, link: str = "") -> Wire:
        wire = await self.shake()
        wire.writer.write(text(t="hello", protocol=PROTOCOL, table=table, link=link))
        return wire

    # Again and again

    async def keep(self, kind: str, at_once: int, attack: Callable[[], Awaitable[None]], pause: float = 0.05) -> None:
        """So many at a time; who is turned away comes again."""
        turned = self.turned.setdefault(kind, Counter())

        async def again() -> None:
            while True:
                try:
                    await attack()
                except Turned as how:
                    turned[str(how)] += 1
                except (OSError, EOFError, asyncio.LimitOverrunError):
                    turned["cut"] += 1
                except TimeoutError:
                    turned["no connection"] += 1
                await asyncio.sleep(pause)

        await asyncio.gather(*(again() for _ in range(at_once)))

    async def ask(self, kind: str, wire: Wire, request: bytes) -> int:
        """One request; anything but success is counted."""
        self.sent[kind] += 1
        wire.writer.write(request)
        status, _ = await wire.answer()
        if status >= 400:
            self.turned.setdefault(kind, Counter())[str(status)] += 1
        return status

    # The eight kinds

    async def pings(self) -> None:
        def flood(what: bytes, hello: bool, reads: bool) -> Callable[[], Awaitable[None]]:
            async def attack() -> None:
                wire = await (self.hello(self.given.moving[0]) if hello else self.shake())
                try:
                    async with asyncio.TaskGroup() as group:
                        if reads:
                            group.create_task(wire.until_cut())
                        else:
                            wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
                        while True:
                            await wire.write(what)
                            self.sent["pings"] += 1
                            await asyncio.sleep(0)
                except* Turned as turned:
                    raise turned.exceptions[0] from None
                except* OSError as error:
                    raise error.exceptions[0] from None
                finally:
                    wire.writer.transport.abort()

            return attack

        await asyncio.gather(
            *(
                self.keep("pings", 2, flood(what, hello, reads))
                for what in (PINGS, WORDS)
                for hello in (False, True)
                for reads in (False, True)
            )
        )

    async def slow(self) -> None:
        half = self.head("GET /").removesuffix(b"\r\n") + b"X-Slow: "
        post = self.post("/api/me", {"nickname": "x" * 60})[:-80]

        def drip(begun: bytes, byte: bytes) -> Callable[[], Awaitable[None]]:
            async def attack() -> None:
                wire = await self.connect()
                self.sent["slow"] += 1
                try:
                    wire.writer.write(begun)
                    while not wire.reader.at_eof():
                        with suppress(TimeoutError):
                            async with asyncio.timeout(0.5):
                                status, _ = await wire.answer()
                                raise Turned(str(status))
                        await wire.write(byte)
                finally:
                    wire.writer.transport.abort()

            return attack

        async def silent() -> None:
            wire = await self.shake()
            self.sent["slow"] += 1
            try:
                await wire.said()
            finally:
                wire.writer.transport.abort()

        async def deaf() -> None:
            """Ask for much at once and read none of it."""
            wire = await self.connect()
            try:
                wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
                while True:
                    await wire.write(self.head("GET /api/catalogue") * 20, held=30)
                    self.sent["slow"] += 20
                    await asyncio.sleep(1)
            finally:
                wire.writer.transport.abort()

        await asyncio.gather(
            self.keep("slow", 70, drip(b"", b""), 0.2),
            self.keep("slow", 70, drip(half, b"a"), 0.2),
            self.keep("slow", 70, drip(post, b"x"), 0.2),
            self.keep("slow", 20, silent, 0.2),
            self.keep("slow", 20, deaf, 0.2),
        )

    async def reach(self) -> None:
        async def asks(table: str) -> None:
            wire = await self.hello(table)
            try:
                async with asyncio.TaskGroup() as group:
                    group.create_task(wire.until_cut())
                    while True:
                        for seat in (0, 1):
                            for what in ("reach", "reach", "odds", "reach", "after"):
                                key = secrets.token_hex(8)
                                action = {"action": {"do": "done"}} if what == "after" else {}
                                await wire.write(text(t="ask", key=key, seat=seat, what=what, **action), held=30)
                                self.sent["reach"] += 1
                        await asyncio.sleep(0.2)  # five times what is let through, and time for the others here
            except* Turned as turned:
                raise turned.exceptions[0] from None
            except* OSError as error:
                raise error.exceptions[0] from None
            finally:
                wire.writer.transport.abort()

        async def moves(table: str) -> None:
            """Step and take it back: every position is a new one."""
            wire = await self.hello(table)
            try:
                while True:
                    opcode, body = await wire.said()
                    message = json.loads(body) if opcode == 1 else {}
                    for part in message.get("seats", ()):
                        steps = [one["id"] for one in part["legal"] if one.get("means") == "step"]
                        what: dict[str, Any] | None = None
                        if part.get("can_undo"):
                            what = {"t": "undo"}
                        elif steps:
                            what = {"t": "act", "actions": [self.rng.choice(steps)]}
                        if what is not None:
                            key = secrets.token_hex(8)
                            await wire.write(text(key=key, seat=part["seat"], number=part["number"], **what))
                            self.sent["reach"] += 1
                            break
            finally:
                wire.writer.transport.abort()

        await asyncio.gather(
            *(self.keep("reach", 1, lambda table=table: moves(table)) for table in self.given.moving),  # type: ignore[misc]
            *(self.keep("reach", 10, lambda table=table: asks(table)) for table in self.given.moving),  # type: ignore[misc]
        )

    async def bots(self) -> None:
        async def start(table: str) -> None:
            wire = await self.hello(table)
            try:
                await wire.write(text(t="start"))
                await wire.said()
                await wire.said()
            finally:
                wire.writer.transport.abort()

        async def more() -> None:
            wire = await self.connect()
            order = self.post("/api/tables", {"seats": [{"kind": "bot", "level": "hard"}] * 4})
            try:
                while True:
                    wire.writer.write(order)
                    self.sent["bots"] += 1
                    status, body = await wire.answer()
                    if status == 201:
                        await start(json.loads(body)["id"])
                    else:
                        self.turned["bots"][str(status)] += 1
            finally:
                wire.writer.transport.abort()

        await self.keep("bots", 3, more)

    async def watchers(self) -> None:
        async def watch() -> None:
            wire = await self.hello(self.given.watched, self.given.watched_link)
            self.sent["watchers"] += 1
            try:
                while (await wire.said())[0] != 1:
                    pass
                while True:  # read nothing for ten seconds, then a little: cut or not?
                    wire.writer.transport.pause_reading()  # type: ignore[attr-defined]
                    await asyncio.sleep(10)
                    wire.writer.transport.resume_reading()  # type: ignore[attr-defined]
                    await wire.said()
            finally:
                wire.writer.transport.abort()

        await self.keep("watchers", 60, watch)

    async def replays(self) -> None:
        async def read() -> None:
            wire = await self.connect()
            link = f"Kubok-Link: {self.given.long_link}"
            try:
                while True:
                    what = self.rng.choice(["steps?start={}&count=200", "steps?start={}&count=200", "tally", "record"])
                    path = f"/api/tables/{self.given.long}/{what.format(self.rng.randrange(8000))}"
                    await self.ask("replays", wire, self.head(f"GET {path}", link))
            finally:
                wire.writer.transport.abort()

        await self.keep("replays", 6, read)

    async def tables(self) -> None:
        async def make() -> None:
            wire = await self.connect()
            order = self.post("/api/tables", {"seats": [{"kind": "open"}] * 4, "random": True})
            try:
                while True:
                    await self.ask("tables", wire, order)
            finally:
                wire.writer.transport.abort()

        async def look() -> None:
            wire = await self.hello(self.rng.choice([self.given.long, secrets.token_hex(8), self.given.moving[0]]))
            self.sent["tables"] += 1
            try:
                while True:
                    await wire.said()
            finally:
                wire.writer.transport.abort()

        await asyncio.gather(self.keep("tables", 3, make), self.keep("tables", 4, look))

    async def names(self) -> None:
        odd = [
            self.post("/api/me", {"nickname": name})
            for name in (
                "Foe",
                "\0",
                "\u202e" * 60,
                "\U0001f3b2" * 90,
                "a" * 5000,
                "\ud800",
                "'; drop table chairs; --",
            )
        ]
        odd += [self.post("/api/me", {}, "DELETE"), self.head("GET /%00"), self.head("GET /api/%00/%ff")]
        odd += [
            self.head("GET /" + "a/" * 4000),
            self.head("GET /api/book/" + "%00" * 40),
            self.head("GET /..%2f..%2fetc"),
        ]
        odd += [self.head("GET /", "X-Huge: " + "h" * 60_000), b"\0" * 1000, b"GET " + b"/" * 100_000]
        fresh = [request.replace(self.given.cookie.encode(), b"") for request in odd]

        async def name() -> None:
            wire = await self.connect()
            try:
                while True:
                    await self.ask("names", wire, self.rng.choice(fresh))
            finally:
                wire.writer.transport.abort()

        await self.keep("names", 6, name)


KINDS: Final = ("pings", "reach", "bots", "watchers", "replays", "tables", "names", "slow")


def attack(port: int, given: Given, line: Connection) -> None:
    """The attackers' process: for every number that comes so many seconds of harm; then what became of it."""
    os.nice(5)
    while (order := line.recv()) is not None:
        seconds, kinds = order
        line.send(uvloop.run(_harm(port, given, seconds, kinds)))


async def _harm(port: int, given: Given, seconds: float, kinds: tuple[str, ...]) -> tuple[Any, Any]:
    foes = Foes(port, given)
    tasks = [asyncio.create_task(getattr(foes, kind)()) for kind in kinds]
    await asyncio.wait(tasks, timeout=seconds)
    broken = [task.exception() for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if broken:
        raise AssertionError("an attacker gave up") from broken[0]
    return dict(foes.sent), {kind: dict(how) for kind, how in foes.turned.items()}


# All together


@dataclass
class Result:
    """What became of it. Times in seconds, memory in MB."""

    quiet: Times
    during: Times
    sent: dict[str, int]
    turned: dict[str, dict[str, int]]
    before: float
    peak: float
    after: float
    workers: tuple[float, float]
    """Of all of the server's workers together: before, and at most."""
    lost: int = 0
    log: int = 0
    """Bytes."""
    load: float = 0.0

    @property
    def ratio(self) -> float:
        return self.during.p99() / self.quiet.p99()

    def figures(self) -> dict[str, Any]:
        def ms(times: list[float]) -> list[float]:
            return [round(1000 * percentile(times, part), 1) for part in (0.5, 0.99, 1)]

        both = {"quiet": self.quiet, "during": self.during}
        return {
            **{
                name: {
                    "acts": len(times.done), "done": ms(times.done), "told": ms(times.told), "bots": ms(times.bots),
                    "others": {kind: ms(taken) for kind, taken in times.others.items()},
                    "failures": dict(times.failures), "back": round(times.back, 2),
                }
                for name, times in both.items()
            },
            "ratio": round(self.ratio, 2), "lost": self.lost,
            "memory": [round(self.before), round(self.peak), round(self.after)],
            "workers": [round(one) for one in self.workers], "sent": self.sent, "turned": self.turned,
            "log": self.log, "load": self.load,
        }  # fmt: skip


async def harm(
    folder: Path,
    seconds: float,
    entries: int,
    rounds: int = 1,
    fine: Callable[[Result], bool] = lambda result: True,
    kinds: tuple[str, ...] = KINDS,
) -> Result:
    """Quiet, attack, and a look at what is left; again, up to so many rounds, where the times were not fine."""
    db, log = str(folder / "harm.db"), folder / "harm.log"
    given = prepare(db, entries)
    with serving(db, log) as (port, server):
        url = f"http://{PEOPLE}:{port}"
        here, there = spawned.Pipe()
        foes = None
        people = People(url, server.pid)
        try:
            await answers(url)
            await people.sit_down()
            given = given._replace(watched=people.tables[0].id, watched_link=people.watch_link)
            foes = spawned.Process(target=attack, args=(port, given, there), daemon=True)
            foes.start()
            for _ in range(rounds):
                result = await _round(people, here, seconds, kinds)
                if fine(result):
                    break
            here.send(None)
        finally:
            await people.close()
            if foes is not None:
                foes.kill()
    result.lost, result.log = lost(db, people.tables), log.stat().st_size
    return result


async def _round(people: People, foes: Connection, seconds: float, kinds: tuple[str, ...]) -> Result:
    pid = people.pid
    quiet = await people.play(seconds)
    before, workers = memory(pid), people.workers_peak
    foes.send((seconds + 0.5, kinds))
    await asyncio.sleep(0.3)
    during = await people.play(seconds, leave=True)
    peak, most = people.peak, people.workers_peak
    until = time.monotonic() + PATIENCE
    while not foes.poll():
        assert time.monotonic() < until, "the attackers do not end"
        await asyncio.sleep(0.05)
    sent, turned = foes.recv()
    return Result(
        quiet, during, sent, turned, before, peak, await _given_back(pid, before), (workers, most),
        load=round(os.getloadavg()[0], 1),
    )  # fmt: skip


BACK = 30.0
"""MB more than before that a server may keep when the attackers are gone."""


async def _given_back(pid: int, before: float, seconds: float = 15.0) -> float:
    """What the server has when the attackers are gone: it may take some seconds to clear up."""
    until = time.monotonic() + seconds
    while memory(pid) > before + BACK and time.monotonic() < until:
        await asyncio.sleep(0.1)
    return memory(pid)


def row(seconds: float, result: Result) -> str:
    """The run as a line of docs/soak.md."""

    def ms(times: Times) -> str:
        halves = max(percentile(times.done, 0.5), percentile(times.told, 0.5))
        return f"{1000 * halves:.1f} / {1000 * times.p99():.1f}"

    day, acts = datetime.now(UTC).date().isoformat(), len(result.quiet.done) + len(result.during.done)
    words = [day, f"{seconds:.0f}", f"{acts:,}", ms(result.quiet), ms(result.during), f"{result.ratio:.1f}",
             str(result.lost), f"{result.before:.0f} / {result.peak:.0f} / {result.after:.0f}", f"{result.load:.1f}"]  # fmt: skip
    return f"| {' | '.join(words)} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--entries", type=int, default=8000)
    parser.add_argument("--only", nargs="*", choices=KINDS, default=KINDS)
    parser.add_argument("--write", action="store_true", help="a line in docs/soak.md")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        result = asyncio.run(harm(Path(folder), asked.seconds, asked.entries, kinds=tuple(asked.only)))
    print(json.dumps(result.figures(), indent=1))
    print(row(asked.seconds, result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
