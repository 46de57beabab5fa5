"""Nothing is lost: a database that the version before made (protocol 1) is opened, played on, replayed and verified.

`data/before.sql` is its dump, with a table that waits, two that are played (one with hidden cards), one that is over,
one that was closed, and a lesson; `data/before.json` has the cookies and links of its people, and what they last saw.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kubok.kernel import Record, Session, verify
from kubok.titles import make_game
from table.client import Person, shown
from table.conftest import Running
from table.test_play import play_on
from table.test_sockets import run

DATA = Path(__file__).with_name("data")
BEFORE: Any = json.loads((DATA / "before.json").read_text("utf-8"))


@pytest.fixture
def server(start: Callable[..., Running], tmp_path: Path) -> Running:
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.executescript((DATA / "before.sql").read_text("utf-8"))
    database.close()
    return start()


def person(server: Running, name: str) -> Person:
    found = Person(server.url)
    found.http.cookies.set("kubok", BEFORE["cookies"][name])
    return found


async def record_of(ann: Person, table: str) -> Record:
    return Record.from_text((await ann.http.get(f"/api/tables/{table}/record")).text)


def place(view: dict[str, Any]) -> dict[str, Any]:
    """How things stand, without what is only worked out from it: that views tell otherwise now."""
    return {name: view[name] for name in ("position", "phase", "round", "asking", "result") if name in view}


def test_every_table_is_found_again_in_its_phase(server: Running) -> None:
    async def check() -> None:
        found = (await person(server, "ann").get("/api/tables"))["tables"]
        phases = {one["id"]: one["phase"] for one in found}
        told = {name: phases[table["id"]] for name, table in BEFORE.items() if name != "cookies"}
        playing = dict.fromkeys(("racing", "kuhn", "lesson"), "playing")
        assert told == {"waiting": "waiting", "over": "over", "closed": "closed", **playing}

    run(check())


def test_who_was_invited_sits_down_by_the_old_link(server: Running) -> None:
    async def check() -> None:
        eve, links = Person(server.url), BEFORE["waiting"]["links"]
        assert (await eve.post("/api/invitation", {"link": links["1"]}))["chair"] == "1"
        joined = await eve.post("/api/join", {"link": links["open"], "nickname": "Eve"})
        assert joined == {"id": BEFORE["waiting"]["id"], "seat": 2}
        watcher = await Person(server.url).sit(BEFORE["racing"]["id"], link=BEFORE["racing"]["links"]["watch"])
        assert place(watcher.public["view"]) == place(BEFORE["racing"]["seen"]["view"])

    run(check())


def test_a_race_stands_as_it_stood_and_is_played_to_its_end(server: Running) -> None:
    async def check() -> None:
        ann, bob = person(server, "ann"), person(server, "bob")
        table, seen = BEFORE["racing"]["id"], BEFORE["racing"]["seen"]
        chairs = [await one.sit(table) for one in (ann, bob)]
        public = chairs[0].public
        assert (public["owed"], public["entry"], place(public["view"])) == (
            seen["owed"],
            seen["entry"],
            place(seen["view"]),
        )
        assert [chairs[0].parts[0]["number"]] == seen["numbers"]
        assert [[one["id"] for one in chairs[0].parts[0]["legal"]]] == seen["legal"]
        assert public["status"]["help"] == "odds"
        frame = await ann.get(f"/api/frames/{chairs[0].welcome['table']['frame']}")
        assert (frame["game"], len(frame["data"]["cards"])) == ("cubitos", 8)
        await asyncio.gather(*(play_on(chair, random.Random(i)) for i, chair in enumerate(chairs)))
        record = await record_of(ann, table)
        assert verify(record, make_game(record)) > 0
        steps = await ann.get(f"/api/tables/{table}/steps?start={seen['entry']}&count=1")
        assert place(steps["steps"][0]["view"]) == place(seen["view"])
        assert len(await ann.get(f"/api/tables/{table}/tally")) == 2

    run(check())


def test_hidden_cards_are_still_those_that_were_dealt(server: Running) -> None:
    async def check() -> None:
        chairs = [await person(server, name).sit(BEFORE["kuhn"]["id"]) for name in ("ann", "bob")]
        cards = [shown(chair.parts[seat]["view"], "kuhn-cards")[seat] for seat, chair in enumerate(chairs)]
        assert cards == BEFORE["kuhn"]["cards"]
        await asyncio.gather(*(play_on(chair, random.Random(i)) for i, chair in enumerate(chairs)))

    run(check())


def test_what_is_over_is_replayed_verified_and_played_again(server: Running) -> None:
    async def check() -> None:
        ann = person(server, "ann")
        for name in ("over", "closed"):
            table = BEFORE[name]["id"]
            record = await record_of(ann, table)
            Session.replay(record, make_game(record))
            steps = await ann.get(f"/api/tables/{table}/steps")
            assert steps["entries"] == len(steps["steps"]) == len(record.entries)
        record = await record_of(ann, BEFORE["over"]["id"])
        assert verify(record, make_game(record)) > 0
        again = await ann.post(f"/api/tables/{BEFORE['over']['id']}/rematch")
        chair = await ann.sit(again["id"])
        await chair.give_nonces()
        await chair.playing()

    run(check())


def test_a_lesson_goes_on(server: Running) -> None:
    async def check() -> None:
        ann, table = person(server, "ann"), BEFORE["lesson"]["id"]
        chair = await ann.sit(table)
        assert chair.welcome["table"]["lesson"] is True
        await play_on(chair, random.Random(4))
        record = await record_of(ann, table)
        assert (record.game_id, record.finished) == ("lesson-2419", True)

    run(check())
