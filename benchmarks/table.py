"""Moves to all seats: how long from a seat's action until all four seats have it, stored durably before it is sent.

A server process on one core, scripted clients on another: tables of four seats, one socket a seat, one move a table
every two seconds. Beside it, in the same run and on the same core, bare sockets: a server that knows no rules, stores
nothing, encodes nothing, and writes as many bytes to the same sockets. That is what this machine can do at best.
Prints a table and writes build/bench-table.json.

    python benchmarks/table.py --tables 500 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import random
import resource
import secrets
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, cast

import httpx
import msgspec
import uvloop

from kubok.table.guard import Limits
from kubok.table.protocol import PROTOCOL

SEATS = 4
EVERY = 2.0
WARM = 11.0
"""Seconds of play before measuring: the server has swept up after the making of the tables by then."""
GOAL_MS, GOAL_MB, GOAL_START = 50.0, 1024, 3.0
MANY = 10**9


class Part(msgspec.Struct):
    seat: int
    number: int
    legal: list[dict[str, Any]]


class Message(msgspec.Struct):
    """Only what a scripted client needs; the rest of a message is skipped."""

    t: str
    seats: list[Part] = []
    public: msgspec.Raw = msgspec.Raw(b"{}")
    why: dict[str, Any] | None = None


class Public(msgspec.Struct):
    by: int | None = None
    owed: list[int] | None = None
    status: dict[str, Any] | None = None


read_message = msgspec.json.Decoder(Message).decode
read_public = msgspec.json.Decoder(Public).decode


@dataclass
class Table:
    id: str
    rng: random.Random
    seats: list[Seat] = field(default_factory=list)
    phase: str = "waiting"
    sent_at: float = 0.0
    got: int = SEATS

    def move(self) -> bool:
        """Some seat that owes a decision acts; False if the last move is not with everybody yet."""
        if self.got < SEATS:
            return False
        owing = [seat for seat in self.seats if seat.legal]
        if not owing:
            return False
        seat = self.rng.choice(owing)
        action = self.rng.choice(seat.legal)["id"]
        seat.legal = []
        self.got, self.sent_at = 0, time.perf_counter()
        key = secrets.token_hex(6)
        seat.send({"t": "act", "key": key, "seat": seat.seat, "number": seat.number, "actions": [action]})
        return True


class Seat(asyncio.Protocol):
    """A client as small as can be: one handshake, text frames, no extensions."""

    def __init__(
        self, table: Table, seat: int, hello: dict[str, Any], cookie: str, port: int, results: Results
    ) -> None:
        self.table, self.seat, self.hello, self.cookie, self.port = table, seat, hello, cookie, port
        self.results = results
        self.number, self.legal = 0, []  # type: tuple[int, list[dict[str, Any]]]
        self.buffer = bytearray()
        self.shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws/{self.table.id} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nOrigin: http://127.0.0.1:{self.port}\r\n"
            f"Cookie: {self.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def send(self, message: dict[str, Any]) -> None:
        body = json.dumps(message).encode()
        head = bytes([0x81, 0x80 | len(body)]) if len(body) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(body))
        self.transport.write(head + bytes(4) + body)  # a mask of zeros leaves the text as it is

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.shaken:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.shaken = True
            self.send(self.hello)
        while len(self.buffer) >= 2:
            length, start = self.buffer[1] & 127, 2
            if length == 126:
                length, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + length:
                return
            opcode, body = self.buffer[0] & 15, bytes(self.buffer[start : start + length])
            del self.buffer[: start + length]
            if opcode == 1:
                self.take(body)
            elif opcode == 9:
                self.transport.write(bytes([0x8A, 0x80 | len(body)]) + bytes(4) + body)

    def take(self, body: bytes) -> None:
        message = read_message(body)
        if message.t == "refused":
            raise AssertionError(message.why)
        if message.t not in ("welcome", "update"):
            return
        for part in message.seats:
            self.number, self.legal = part.number, part.legal
        public = read_public(message.public)
        if public.status is not None:
            self.table.phase = public.status["phase"]
        if message.t == "welcome":
            self.send({"t": "nonce", "seat": self.seat, "nonce": secrets.token_hex(16)})
            self.results.welcomed += 1
        if public.by is not None:
            self.results.updates += 1
            self.results.size += len(body)
            self.table.got += 1
            if self.table.got == SEATS:
                self.results.times.append(time.perf_counter() - self.table.sent_at)

    def connection_lost(self, error: Exception | None) -> None:
        self.results.lost += 1


class Bare(asyncio.Protocol):
    """The other side as small as can be: what comes is not read further than its first letters."""

    tables: ClassVar[dict[bytes, list[Bare]]] = {}
    """By the address that names the table."""
    update: ClassVar[bytes] = b""
    done: ClassVar[bytes] = b""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own, which only behaves like one

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.shaken:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.others = self.tables.setdefault(bytes(self.buffer.split(b" ", 2)[1]), [])
            del self.buffer[: end + 4]
            self.shaken = True
            self.transport.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        while len(self.buffer) >= 2:
            length, start = self.buffer[1] & 127, 6
            if length == 126:
                length, start = int.from_bytes(self.buffer[2:4], "big"), 8
            if len(self.buffer) < start + length:
                return
            body = bytes(self.buffer[start : start + length])
            del self.buffer[: start + length]
            if body.startswith(b'{"t": "hello"'):
                self.others.append(self)
                self.transport.write(framed(WELCOME))
            elif body.startswith(b'{"t": "act"'):
                for other in self.others:
                    other.transport.write(self.update)
                self.transport.write(self.done)


WELCOME = b'{"t":"welcome","public":{"status":{"phase":"playing"}},"seats":[{"seat":0,"number":0,"legal":[{"id":1}]}]}'
UPDATE = b'{"t":"update","public":{"by":0},"seats":[{"seat":0,"number":0,"legal":[{"id":1}]}],"more":"%s"}'
DONE = b'{"t":"done","key":"0123456789ab","entry":100,"number":100}'


def framed(body: bytes) -> bytes:
    """A frame of a server."""
    return (bytes([0x81, len(body)]) if len(body) < 126 else struct.pack("!BBH", 0x81, 126, len(body))) + body


async def run_bare(port: int, size: int) -> None:
    """Bare sockets, until the process is ended; an update has so many bytes."""
    Bare.update, Bare.done = framed(UPDATE % (b"x" * max(0, size - len(UPDATE) + 2))), framed(DONE)
    await asyncio.get_running_loop().create_server(Bare, "127.0.0.1", port, backlog=2048)
    await asyncio.Event().wait()


@dataclass
class Results:
    times: list[float] = field(default_factory=list)
    updates: int = 0
    size: int = 0
    """Of all updates together, in bytes."""
    welcomed: int = 0
    skipped: int = 0
    lost: int = 0


async def make_tables(port: int, count: int, results: Results, bare: bool) -> list[Table]:
    url = f"http://127.0.0.1:{port}"
    people = [httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60) for _ in range(SEATS)]
    for person in [] if bare else people:
        (await person.post("/api/me", json={"nickname": "Bench"})).raise_for_status()
    cookies = ["; ".join(f"{name}={value}" for name, value in person.cookies.items()) for person in people]
    loop = asyncio.get_running_loop()
    limit = asyncio.Semaphore(16)

    async def made() -> str:
        order = {"game": "cubitos", "seats": [{"kind": "here"}] + [{"kind": "link"}] * (SEATS - 1)}
        found = (await people[0].post("/api/tables", json=order)).raise_for_status().json()
        for seat in range(1, SEATS):
            (await people[seat].post("/api/join", json={"link": found["links"][str(seat)]})).raise_for_status()
        return str(found["id"])

    async def one(number: int) -> Table:
        async with limit:
            table = Table(str(number) if bare else await made(), random.Random(number))
            hello = {"t": "hello", "protocol": PROTOCOL}
            for seat in range(SEATS):
                client = Seat(table, seat, hello, cookies[seat], port, results)
                await loop.create_connection(lambda client=client: client, "127.0.0.1", port)  # type: ignore[misc]
                table.seats.append(client)
            return table

    tables = await asyncio.gather(*(one(number) for number in range(count)))
    while any(table.phase != "playing" for table in tables):
        await asyncio.sleep(0.05)
    for person in people:
        await person.aclose()
    return list(tables)


async def drive(table: Table, until: float, results: Results) -> None:
    await asyncio.sleep(table.rng.uniform(0, EVERY))
    at = time.perf_counter()
    while at < until:
        if not table.move():
            results.skipped += 1
        at += EVERY
        await asyncio.sleep(max(0.0, at - time.perf_counter()))


def percentile(times: list[float], part: float) -> float:
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))]


def server_stats(pid: int) -> tuple[float, float]:
    """Peak memory in MB, and seconds of processor time."""
    status = Path(f"/proc/{pid}/status").read_text()
    peak = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return peak / 1024, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, pid: int, count: int, seconds: float, bare: bool) -> dict[str, Any]:
    results = Results()
    begun = time.perf_counter()
    tables = await make_tables(port, count, results, bare)
    set_up = time.perf_counter() - begun
    warm = time.perf_counter() + WARM
    await asyncio.gather(*(drive(table, warm, results) for table in tables))
    results.times.clear()
    results.skipped = 0
    busy, own, begun = server_stats(pid)[1], time.process_time(), time.perf_counter()
    await asyncio.gather(*(drive(table, time.perf_counter() + seconds, results) for table in tables))
    await asyncio.sleep(1)
    took = time.perf_counter() - begun
    memory, used = server_stats(pid)
    lost = results.lost
    for seat in [seat for table in tables for seat in table.seats]:
        seat.transport.abort()
    await asyncio.sleep(0.1)
    return {
        "tables": count, "sockets": SEATS * count, "seconds": round(took, 1), "moves": len(results.times),
        "p50_ms": round(percentile(results.times, 0.5), 2), "p99_ms": round(percentile(results.times, 0.99), 2),
        "most_ms": round(1000 * max(results.times), 1), "skipped": results.skipped, "lost": lost,
        "memory_mb": round(memory, 1), "server_cpu": round((used - busy) / took, 2),
        "act_ms": round(1000 * (used - busy) / len(results.times), 3),
        "update_bytes": round(results.size / results.updates),
        "client_cpu": round((time.process_time() - own) / took, 2), "set_up_s": round(set_up, 1),
    }  # fmt: skip


def run_server(port: int, db: str) -> None:
    from kubok.table.serve import serve
    from kubok.table.server import Config

    limits = Limits(
        messages=MANY, messages_burst=MANY, requests=MANY, requests_burst=MANY, pages=MANY, pages_burst=MANY,
        tables=MANY, tables_burst=MANY, processor=MANY, processor_burst=MANY, connections_per_address=MANY,
        connections=MANY, sockets_per_address=MANY, sockets=MANY, tables_in_memory=MANY,
    )  # fmt: skip
    serve(port=port, config=Config(db=db, limits=limits), logs=False)


def pin(core: int) -> None:
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[core % len(cores)]})


def bench(count: int, seconds: float, size: int = 0) -> dict[str, Any]:
    """The server, or bare sockets where the bytes of an update are given."""
    port = random.Random().randrange(20_000, 30_000)
    with tempfile.TemporaryDirectory() as folder:
        what = ["--bare", str(size)] if size else ["--db", f"{folder}/tables.db"]
        server = subprocess.Popen([sys.executable, __file__, "--serve", str(port), *what])
        try:
            wait_for_port(port)
            return asyncio.run(measure(port, server.pid, count, seconds, bool(size)))
        finally:
            server.terminate()
            server.wait(30)


def wait_for_port(port: int) -> None:
    for _ in range(200):
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port)).close()
            return
        time.sleep(0.05)
    raise SystemExit("the server does not answer")


def wait_for(port: int, path: str) -> None:
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}{path}").raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("the server does not answer")


def cold_start() -> float:
    """Seconds from typing `kubok serve` until a browser has the start page: the median of five, a new database each."""
    times = []
    for _ in range(5):
        port = random.Random().randrange(20_000, 30_000)
        with tempfile.TemporaryDirectory() as folder:
            begun = time.perf_counter()
            words = ["serve", "--port", str(port), "--db", f"{folder}/tables.db", "--lang", "en"]
            server = subprocess.Popen(
                [Path(sys.executable).with_name("kubok"), *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            try:
                wait_for(port, "/")
                times.append(time.perf_counter() - begun)
            finally:
                server.terminate()
                server.wait(30)
    return statistics.median(times)


def line(r: dict[str, Any]) -> str:
    return (
        f"{r['sockets']:8} {r['moves']:7} {r['p50_ms']:8.1f} {r['p99_ms']:8.1f} {r['act_ms']:10.2f} "
        f"{r['memory_mb']:10.0f} {r['server_cpu']:6.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[100])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--serve", type=int)
    parser.add_argument("--db", default="")
    parser.add_argument("--bare", type=int, default=0)
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if asked.serve:
        pin(0)
        if asked.bare:
            uvloop.run(run_bare(asked.serve, asked.bare))
        else:
            run_server(asked.serve, asked.db)
        return
    start = cold_start()
    print(f"from `kubok serve` to the start page: {start:.2f} s (at most {GOAL_START:.0f})")
    pin(1)
    gc.disable()  # the clients' own pauses are not what is measured
    results = []
    for count in asked.tables:
        found = bench(count, asked.seconds)
        results.append({**found, "bare": bench(count, asked.seconds, found["update_bytes"])})
    print(
        f"{'tables':>7} {'sockets':>8} {'moves':>7} {'p50 ms':>8} {'p99 ms':>8} {'ms an act':>10} {'memory MB':>10} "
        f"{'core':>6}"
    )
    for r in results:
        met = r["p99_ms"] <= GOAL_MS and r["memory_mb"] <= GOAL_MB
        print(f"{r['tables']:7} {line(r)}  {'' if met else 'goal missed'}".rstrip())
        print(f"{'bare':>7} {line(r['bare'])}")
        times = {name: r[name] / r["bare"][name] for name in ("p50_ms", "p99_ms", "act_ms")}
        print(f"{'times':>7} {times['p50_ms']:25.1f} {times['p99_ms']:8.1f} {times['act_ms']:10.1f}")
    path = Path("build/bench-table.json")
    path.parent.mkdir(exist_ok=True)
    found = {"goal_ms": GOAL_MS, "goal_mb": GOAL_MB, "results": results, "goal_start_s": GOAL_START, "start_s": start}
    path.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
