"""The server is killed at random points, again and again: no acknowledged action is lost or doubled.

The server is a process forked from one that has everything imported, so that a start is quick. Clients play, are cut
off in the middle of whatever they do, come back and send again what was not answered. What was acknowledged is then
compared with the record. `make soak` (KUBOK_SOAK) does it a thousand times on both databases.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import secrets
import socket
import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from kubok.kernel import Record, Session
from kubok.table.serve import serve
from kubok.table.server import Config
from kubok.table.store import Store
from kubok.titles import make_game
from table.client import BESIDE, Chair, Person
from table.conftest import GENEROUS

KILLS = 1000 if os.environ.get("KUBOK_SOAK") else 60
SEATS = 2
TABLES = 2
REPORT = Path("build/table-faults.json")

forked = multiprocessing.get_context("forkserver")
PRELOAD = ["kubok.table.serve", "alembic.command", "alembic.script", "sqlalchemy.dialects.sqlite"]


def run_server(port: int, db: str) -> None:
    serve(port=port, config=Config(db=db, limits=GENEROUS, pace=0.0), logs=False)


@dataclass
class Acknowledged:
    """What a seat was told is done."""

    seat: int
    key: str
    action: dict[str, Any]
    entry: int


@dataclass
class Battle:
    """The clients of a server that does not live long."""

    port: int
    acknowledged: dict[str, list[Acknowledged]] = field(default_factory=dict)
    recoveries: list[float] = field(default_factory=list)
    resent: int = 0
    born: float = 0.0
    welcomed: asyncio.Event = field(default_factory=asyncio.Event)
    ending: bool = False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def count(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    async def player(self, person: Person, table: str, rng: random.Random) -> None:
        """Play one seat; after every cut come back, and send again what was not answered."""
        waiting: dict[str, Any] | None = None
        chair = Chair(person, table, {})
        while True:
            try:
                await chair.open(epoch=chair.welcome.get("epoch", ""), since=chair.seq)
                if not self.welcomed.is_set():
                    self.recoveries.append(time.perf_counter() - self.born)
                    self.welcomed.set()
                await chair.give_nonces()
                if waiting is not None:
                    self.resent += 1
                    await chair.send(**waiting)
                while True:
                    legal = chair.parts[chair.seats[0]]["legal"] if chair.parts else []
                    if waiting is None and self.ending:
                        await chair.close()
                        return
                    if waiting is None and legal:
                        seat = chair.seats[0]
                        chosen = rng.choice(legal)
                        number = chair.parts[seat]["number"]
                        waiting = {
                            "t": "act", "key": secrets.token_hex(8), "seat": seat, "number": number,
                            "actions": [chosen["id"]],
                        }  # fmt: skip
                        await chair.send(**waiting)
                    message = await chair.receive() if not self.ending else await chair.receive(timeout=5)
                    if waiting is not None and message.get("key") == waiting["key"]:
                        if message["t"] == "refused":  # somebody else was quicker; but never "answered already"
                            assert message["why"]["code"] != "stale", message
                            waiting = None
                            continue
                        action = {name: value for name, value in chosen.items() if name not in BESIDE}
                        done = Acknowledged(waiting["seat"], waiting["key"], action, message["entry"])
                        self.acknowledged.setdefault(table, []).append(done)
                        waiting = None
            except (websockets.WebSocketException, OSError, EOFError):
                await asyncio.sleep(0.005)
            except TimeoutError:
                if self.ending and waiting is None:
                    return


async def wait_for(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, verify=False) as client:
        for _ in range(1000):
            try:
                (await client.get("/api/health")).raise_for_status()
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.01)


async def battle(db: str, kills: int, seed: int) -> Battle:
    rng = random.Random(seed)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    fight = Battle(port)

    def start() -> Any:
        fight.welcomed.clear()
        fight.born = time.perf_counter()
        process = forked.Process(target=run_server, args=(port, db), daemon=True)
        process.start()
        return process

    server = start()
    await wait_for(fight.url)
    players = []
    for number in range(TABLES):
        people = [Person(fight.url) for _ in range(SEATS)]
        made = await people[0].make("here", *["link"] * (SEATS - 1))
        for seat in range(1, SEATS):
            await people[seat].post("/api/join", {"link": made["links"][str(seat)]})
        for seat, person in enumerate(people):
            play = fight.player(person, made["id"], random.Random(seed * 100 + number * 10 + seat))
            players.append(asyncio.create_task(play))
    for _ in range(kills):
        await asyncio.wait_for(fight.welcomed.wait(), 60)
        goal = fight.count() + rng.randrange(12)
        until = time.perf_counter() + 3
        while fight.count() < goal and time.perf_counter() < until:
            await asyncio.sleep(0.001)
        await asyncio.sleep(rng.random() * 0.01)
        server.kill()
        server.join()
        server = start()
        for player in players:
            if player.done():
                player.result()
    await asyncio.wait_for(fight.welcomed.wait(), 60)
    fight.ending = True
    await asyncio.wait_for(asyncio.gather(*players), 60)
    server.terminate()
    server.join(20)
    return fight


def check_records(db: str, fight: Battle) -> int:
    """Every acknowledged action stands in the record once, where it was said to stand; and there is nothing else."""
    store = Store(db)
    try:
        for table, acknowledged in fight.acknowledged.items():
            found = store.record(table)
            assert found is not None
            record: Record = found[0]
            Session.replay(record, make_game(record))
            actions = [entry for entry in record.entries if entry.action is not None]
            assert len({done.entry for done in acknowledged}) == len(acknowledged)
            assert len(actions) == len(acknowledged)
            for done in acknowledged:
                entry = record.entries[done.entry]
                assert (entry.seat, entry.action) == (done.seat, done.action)
        return fight.count()
    finally:
        store.close()


def test_no_acknowledged_action_is_lost_or_doubled_when_the_server_is_killed(
    url: str, request: pytest.FixtureRequest
) -> None:
    is_sqlite = "://" not in url
    kills = KILLS if is_sqlite or KILLS > 60 else 10
    forked.set_forkserver_preload(
        PRELOAD + ([] if is_sqlite else ["psycopg", "sqlalchemy.dialects.postgresql.psycopg"])
    )
    fight = asyncio.run(battle(url, kills, seed=20))
    count = check_records(url, fight)
    assert count > kills
    found = json.loads(REPORT.read_text()) if REPORT.exists() else {}
    found["sqlite" if is_sqlite else "postgresql"] = {
        "kills": kills,
        "acknowledged": count,
        "resent": fight.resent,
        "recovery_ms_median": round(1000 * statistics.median(fight.recoveries[1:])),
        "recovery_ms_most": round(1000 * max(fight.recoveries[1:])),
    }
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps(found, indent=1) + "\n")
    print(found)
