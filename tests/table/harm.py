"""Harm: eight kinds of attacker at once from one address, while another address plays ten tables.

Three processes: `kubok serve` with the limits that everybody gets; the attackers, from 127.0.0.2 and with a lower
priority, for what they take from the processor is this machine's matter and not the server's; and the people, from
127.0.0.1, here. People play for a while in quiet and as long under attack, and the two are compared. The database lies
in memory where there is such a folder: what a disk takes for itself says nothing about either half.

    PYTHONPATH=tests python -m table.harm --seconds 60
    PYTHONPATH=tests python -m table.harm --seconds 10 --only reach bots
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import websockets

from kubok.table.store import Store
from table.client import BESIDE, Person
from table.client import Chair as Line
from table.foes import KINDS, SERVER, attack, prepare

TABLES = 10
EVERY = 0.2
"""Seconds between two acts at a table, more or less."""
BOOK = "/api/games/cubitos/book"
PATIENCE = 60.0
MEMORY = "/dev/shm"
PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "soak.md"

spawned = multiprocessing.get_context("spawn")


# The server


SERVE = """
import socket, sys
from kubok.table.serve import serve
serve(db=sys.argv[1], sockets=[socket.socket(fileno=int(sys.argv[2]))])
"""


@contextmanager
def serving(db: str, log: Path) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """What `kubok serve` runs, in a process of its own, on a port that nobody else can have taken meanwhile."""
    with socket.create_server((SERVER, 0), backlog=2048) as ours, log.open("wb") as lines:
        port: int = ours.getsockname()[1]
        command = [sys.executable, "-c", SERVE, db, str(ours.fileno())]
        server = subprocess.Popen(command, stdout=lines, stderr=lines, pass_fds=[ours.fileno()])
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


def processor(pid: int) -> float:
    """Seconds of the processor that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
    core: float = 0.0
    """Of a core, that the server took."""
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
        self.times = times
        await asyncio.sleep(self.rng.uniform(0, EVERY))
        while time.monotonic() < until:
            await self._let_go()
            with suppress(TimeoutError):
                await self._until(lambda: bool(self._owing()), max(0.01, until - time.monotonic()))
                await self._act(*self.rng.choice(self._owing()))
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * EVERY)
        await self._let_go()

    async def _let_go(self) -> None:
        """Between two acts: who wants to leave does, and is back before the next."""
        if self.leaving is not None and self.leaving.socket is not None:
            await self.leaving.close()
            await self._until(lambda: self.leaving is None)

    async def _act(self, line: Line, part: dict[str, Any]) -> None:
        chosen, key, seat = self.rng.choice(part["legal"]), secrets.token_hex(8), part["seat"]
        action = {name: value for name, value in chosen.items() if name not in BESIDE}
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

    async def warm_up(self) -> None:
        """Until every bot has played and everything was read once: what a server does at first use only is no harm."""
        times = Times()
        for path in (f"/api/tables/{self.tables[0].id}/steps", "/", "/nothing", BOOK, f"{BOOK}/C-1.1"):
            await self.friends[0].http.get(path)
        with_bots = [table for table in self.tables if table.bot is not None]
        until = time.monotonic() + PATIENCE
        while len(times.bots) < len(with_bots) and time.monotonic() < until:
            await asyncio.gather(*(table.play(time.monotonic() + 0.3, times) for table in with_bots))

    async def play(self, seconds: float, leave: bool = False) -> Times:
        times, until = Times(), time.monotonic() + seconds
        self.peak = self.workers_peak = 0.0
        begun, taken = time.monotonic(), processor(self.pid)
        around = [asyncio.create_task(self._look_around(times)), asyncio.create_task(self._weigh())]
        if leave:
            around.append(asyncio.create_task(self._leave(seconds / 2)))
        await asyncio.gather(*(table.play(until, times) for table in self.tables))
        times.core = (processor(self.pid) - taken) / (time.monotonic() - begun)
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


# All together

MOST, BACK = 100.0, 30.0
"""MB more than before that the server may take under attack, and keep when the attackers are gone."""


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
                    "core": round(times.core, 2),
                }
                for name, times in both.items()
            },
            "ratio": round(self.ratio, 2), "lost": self.lost,
            "memory": [round(self.before), round(self.peak), round(self.after)],
            "workers": [round(one) for one in self.workers], "sent": self.sent, "turned": self.turned,
            "log": self.log, "load": self.load,
        }  # fmt: skip


def complaints(result: Result) -> list[str]:
    """What may not be, whatever the machine; the times are `timely`'s matter."""
    found = [f"{what}: {count}" for what, count in result.during.failures.items() if what != "refused"]
    if result.lost:
        found.append(f"{result.lost} acts lost or made up")
    if result.peak > result.before + MOST:
        found.append(f"memory {result.before:.0f} MB before and {result.peak:.0f} at most")
    if result.after > result.before + BACK:
        found.append(f"memory {result.before:.0f} MB before and {result.after:.0f} after")
    if not result.during.back:
        found.append("the player who left is not back")
    return found


def unturned(result: Result) -> list[str]:
    """Kinds of which nobody was turned away."""
    return [kind for kind, ways in result.turned.items() if not ways]


def timely(result: Result, floor: float = 0.0) -> bool:
    """Acts take at most three times as long as in quiet, and so does the usual wait for a bot."""
    quiet, during = result.quiet, result.during
    bots = percentile(during.bots, 0.5) <= max(3 * percentile(quiet.bots, 0.5), 10 * floor)
    return bots and during.p99() <= max(3 * quiet.p99(), floor)


async def harm(
    seconds: float,
    entries: int,
    rounds: int = 1,
    fine: Callable[[Result], bool] = lambda result: True,
    kinds: tuple[str, ...] = KINDS,
) -> Result:
    """Quiet, attack, and a look at what is left; again, up to so many rounds, where the times were not fine."""
    with tempfile.TemporaryDirectory(dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as folder:
        return await _harm(Path(folder), seconds, entries, rounds, fine, kinds)


async def _harm(
    folder: Path, seconds: float, entries: int, rounds: int, fine: Callable[[Result], bool], kinds: tuple[str, ...]
) -> Result:
    db, log = str(folder / "harm.db"), folder / "harm.log"
    given = prepare(db, entries)
    with serving(db, log) as (port, server):
        url = f"http://{SERVER}:{port}"
        here, there = spawned.Pipe()
        foes = None
        people = People(url, server.pid)
        try:
            await answers(url)
            await people.sit_down()
            given = given._replace(watched=people.tables[0].id, watched_link=people.watch_link)
            foes = spawned.Process(target=attack, args=(port, given, there), daemon=True)
            foes.start()
            there.close()  # where they end too early, nobody waits for their word
            await people.warm_up()
            await _word(here)
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
    sent, turned = await _word(foes)
    return Result(
        quiet, during, sent, turned, before, peak, await _given_back(pid, before), (workers, most),
        load=round(os.getloadavg()[0], 1),
    )  # fmt: skip


async def _word(foes: Connection) -> Any:
    """What the attackers say next."""
    until = time.monotonic() + PATIENCE
    while not foes.poll():
        assert time.monotonic() < until, "the attackers do not answer"
        await asyncio.sleep(0.02)
    return foes.recv()


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
    taken = f"{result.before:.0f} / {result.peak:.0f} / {result.after:.0f}"
    times = [ms(result.quiet), ms(result.during), f"{result.ratio:.1f}"]
    words = [day, f"{seconds:.0f}", f"{acts:,}", *times, str(result.lost), taken, f"{result.load:.1f}"]
    return f"| {' | '.join(words)} |"


def write(line: str) -> None:
    """Below the table of docs/soak.md, which is not the last one of the page."""
    begun, head, rest = PAGE.read_text(encoding="utf-8").partition("\n## Harm\n")
    table, games, more = rest.partition("\n## ")
    PAGE.write_text(f"{begun}{head}{table.rstrip()}\n{line}\n{games}{more}", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--entries", type=int, default=8000, help="of the long record")
    parser.add_argument("--only", nargs="*", choices=KINDS, default=KINDS)
    parser.add_argument("--write", action="store_true", help="a line in docs/soak.md")
    asked = parser.parse_args()
    result = asyncio.run(harm(asked.seconds, asked.entries, kinds=tuple(asked.only)))
    print(json.dumps(result.figures()))
    line = row(asked.seconds, result)
    wrong = [*complaints(result), *(f"{kind} were not turned away" for kind in unturned(result))]
    wrong += [] if timely(result) else ["not timely"]
    print(line, *wrong, sep="\n")
    if asked.write:
        write(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
