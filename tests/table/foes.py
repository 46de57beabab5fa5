"""Attackers of eight kinds, all from one address; `harm` sets them on a server.

Each does what one address can, as fast as it can, and comes again when it is turned away; how often that was is
counted. They run in a process of their own.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import secrets
import socket
import struct
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import uvloop

from kubok.bots.cubitos import BOTS
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.game import Cubitos
from kubok.kernel import Fast, Record, Sealed, Session, canonical
from kubok.kernel.record import line_to_data
from kubok.table.guard import COOKIE, WATCH, Guard
from kubok.table.protocol import PROTOCOL
from kubok.table.room import HERE, Chair, Room, Row, Terms
from kubok.table.store import Store, Write, chair_writes, entry_writes, new_table, table_write

SERVER, FOES = "127.0.0.1", "127.0.0.2"


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


def _long_record(entries: int) -> Record:
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
    now, begun, bot = time.time(), room.session.record.lines, BOTS.make("steady", 1)
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

    async def write(self, data: bytes, held: float = 1.0) -> None:
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


async def first(*doing: Coroutine[Any, Any, None]) -> None:
    """Until one of them ends, and as it ends."""
    tasks = [asyncio.create_task(one) for one in doing]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


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
                await asyncio.get_running_loop().sock_connect(line, (SERVER, self.port))
            return Wire(*await asyncio.open_connection(sock=line))
        except BaseException:
            line.close()
            raise

    def head(self, what: str, *more: str) -> bytes:
        host = f"Host: {SERVER}:{self.port}"
        lines = [
            f"{what} HTTP/1.1",
            host,
            f"Origin: http://{SERVER}:{self.port}",
            f"Cookie: {self.given.cookie}",
            *more,
        ]
        return "\r\n".join([*lines, "", ""]).encode()

    def post(self, path: str, body: Any, method: str = "POST") -> bytes:
        data = json.dumps(body).encode()
        return self.head(f"{method} {path}", "Content-Type: application/json", f"Content-Length: {len(data)}") + data

    async def shake(self, table: str = "nowhere") -> Wire:
        wire = await self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        more = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}")
        wire.writer.write(self.head(f"GET /ws/{table}", *more))
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
        wire = await self.shake(table)
        wire.writer.write(text(t="hello", protocol=PROTOCOL, link=link))
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
                except TimeoutError:
                    turned["no connection"] += 1
                except (OSError, EOFError, RuntimeError, asyncio.LimitOverrunError):  # uvloop: "the handler is closed"
                    turned["cut"] += 1
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
                if not reads:
                    wire.writer.transport.pause_reading()  # type: ignore[attr-defined]

                async def on_and_on() -> None:
                    while True:
                        await wire.write(what)
                        self.sent["pings"] += 1
                        await asyncio.sleep(0)

                try:
                    await first(on_and_on(), *([wire.until_cut()] if reads else []))
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

            async def on_and_on() -> None:
                while True:
                    for seat in (0, 1):
                        for what in ("reach", "reach", "odds", "reach", "after"):
                            key = secrets.token_hex(8)
                            action = {"action": {"do": "done"}} if what == "after" else {}
                            await wire.write(text(t="ask", key=key, seat=seat, what=what, **action), held=30)
                            self.sent["reach"] += 1
                    await asyncio.sleep(0.2)  # five times what is let through, and time for the others here

            try:
                await first(on_and_on(), wire.until_cut())
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
            order = self.post("/api/tables", {"game": "cubitos", "seats": [{"kind": "bot", "level": "hard"}] * 4})
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
                try:
                    async with asyncio.timeout(1.5):
                        if b'"t":"error"' in (await wire.said())[1]:
                            await wire.said()
                except TimeoutError:
                    raise Turned("not heard") from None
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
            wish = {"game": "cubitos", "seats": [{"kind": "open"}] * 4, "options": {"random": True}}
            order = self.post("/api/tables", wish)
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
            self.head("GET /api/games/cubitos/book/" + "%00" * 40),
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
    """The attackers' process: for every number that comes so many seconds of harm; then what became of all so far."""
    os.nice(5)
    foes = Foes(port, given)
    line.send("ready")
    while (order := line.recv()) is not None:
        seconds, kinds = order
        uvloop.run(_harm(foes, seconds, kinds))
        line.send((dict(foes.sent), {kind: dict(foes.turned[kind]) for kind in kinds}))


async def _harm(foes: Foes, seconds: float, kinds: tuple[str, ...]) -> None:
    tasks = [asyncio.create_task(getattr(foes, kind)()) for kind in kinds]
    ended, _ = await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in ended:
        task.result()
