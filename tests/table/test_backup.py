"""Backups, made and restored as docs/hosting.md says, while people play."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
from contextlib import chdir
from dataclasses import replace
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from typer.testing import CliRunner

from kubok.cli import app
from kubok.table.server import Config
from table.client import Chair, Person
from table.conftest import GENEROUS, Running
from table.databases import postgres_folder

CONFIG = Config(db="", pace=0.0, games=("pig",), limits=GENEROUS)
HOSTING = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"


def commands(*words: str) -> list[str]:
    """The commands of the section on backups in which any of these words stands."""
    section = HOSTING.read_text("utf-8").partition("\n## Backups\n")[2].partition("\n## ")[0]
    found = [line.strip() for line in section.splitlines() if line.startswith("    ")]
    return [line for line in found if any(word in line for word in words)]


def shell(folder: Path, lines: list[str], **variables: str) -> None:
    """Type these lines in that folder, as who hosts a server would."""
    programs = postgres_folder()
    environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", **variables}
    for line in lines:
        if line.startswith("kubok "):  # a process of its own would take seconds to begin
            with chdir(folder):
                assert kubok(*line.split()[1:]).exit_code == 0
            continue
        done = subprocess.run(["sh", "-c", line], cwd=folder, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, (line, done.stderr)


def kubok(*arguments: Any) -> Any:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def test_the_lines_that_are_tested_are_there() -> None:
    assert len(commands("kubok backup")) == 1
    assert len(commands("kubok.db* aside", "cp backup.db")) == 2
    assert len(commands("pg_dump")) == 1
    assert len(commands("createdb", "pg_restore")) == 2


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def play(chair: Chair, count: int) -> None:
    for _ in range(count):
        seat = next(seat for seat in chair.seats if chair.parts[seat]["legal"])
        answer = await chair.act(seat, chair.parts[seat]["legal"][-1]["id"])
        assert answer["t"] == "done"


def shown(chair: Chair) -> Any:
    """What a person sees of the game, less what belongs to the socket."""
    return chair.public["view"], {seat: part["number"] for seat, part in chair.parts.items()}


async def backed_up_and_restored(first: Running, make_backup: Any, restore: Any) -> None:
    """Play, back up while the server runs, play on; restore, and go on from there with the old cookies and links."""
    ann, bob, eve = (Person(first.url) for _ in range(3))
    table = await ann.make("here", "here", game="pig")
    waiting = await ann.make("here", "link", game="pig")
    chair = await ann.sit(table["id"])
    await chair.give_nonces()
    await chair.playing()
    await play(chair, 7)
    then, record = shown(chair), first.service.store.record_text(table["id"])
    await asyncio.to_thread(make_backup)
    await play(chair, 5)
    assert shown(chair) != then
    await chair.close()
    second: Running = await asyncio.to_thread(restore)
    for person in (ann, bob, eve):
        person.url = second.url
        person.http.base_url, person.http.headers["origin"] = second.url, second.url
    assert second.service.store.record_text(table["id"]) == record
    assert (await ann.get("/api/me"))["nickname"] == "Ann"
    assert {found["id"] for found in (await ann.get("/api/tables"))["tables"]} == {table["id"], waiting["id"]}
    await chair.open(epoch=chair.welcome["epoch"], since=chair.seq)
    assert shown(chair) == then
    await play(chair, 5)
    watcher = await eve.sit(table["id"], link=table["links"]["watch"])
    assert watcher.welcome["you"]["watcher"]
    await bob.post("/api/join", {"link": waiting["links"]["1"], "nickname": "Bob"})
    for one in (chair, watcher):
        await one.close()


def test_a_backup_of_sqlite_is_restored(tmp_path: Path) -> None:
    config = replace(CONFIG, db=str(tmp_path / "kubok.db"))
    first = Running(config)
    servers = [first]

    def restore() -> Running:
        first.stop()
        shell(tmp_path, commands("kubok.db* aside", "cp backup.db"))
        servers.append(Running(config))
        return servers[-1]

    def backup() -> None:
        shell(tmp_path, commands("kubok backup"))
        assert mode(tmp_path / "backup.db") == 0o600
        assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup.db"]

    asyncio.run(backed_up_and_restored(first, backup, restore))
    for server in servers:
        server.stop()
    assert mode(tmp_path / "kubok.db") == 0o600


def test_a_backup_of_postgresql_is_restored(postgres_url: str, tmp_path: Path) -> None:
    host = sa.make_url(postgres_url).query["host"]
    variables = {"PGHOST": str(host), "PGUSER": "kubok"}
    shell(tmp_path, ["createdb kubok"], **variables)
    config = replace(CONFIG, db=postgres_url.replace("@/postgres?", "@/kubok?"))
    servers = [Running(config)]

    def restore() -> Running:
        shell(tmp_path, commands("createdb", "pg_restore"), **variables)
        servers.append(Running(replace(config, db=postgres_url.replace("@/postgres?", "@/kubok_restored?"))))
        return servers[-1]

    def backup() -> None:
        shell(tmp_path, commands("pg_dump"), **variables)
        assert mode(tmp_path / "backup.dump") == 0o600

    asyncio.run(backed_up_and_restored(servers[0], backup, restore))
    for server in servers:
        server.stop()


# What can go wrong


def test_a_backup_is_whole_or_not_there(tmp_path: Path) -> None:
    """No sentence without its reason, no file that is half a copy, and none that was there is written over."""
    db, out = tmp_path / "kubok.db", tmp_path / "backup.db"
    assert "there is no database" in kubok("backup", out, "--db", db).output
    db.write_bytes(b"no database at all" * 1000)
    assert "could not be copied" in kubok("backup", out, "--db", db).output
    assert "use pg_dump" in kubok("backup", out, "--db", "postgresql://kubok@/kubok").output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kubok.db"]
    out.write_text("the only good one")
    assert "is there already" in kubok("backup", out, "--db", db).output
    assert out.read_text() == "the only good one"


def test_a_copy_of_a_spoilt_database_is_refused(tmp_path: Path) -> None:
    db, out = tmp_path / "kubok.db", tmp_path / "backup.db"
    with sqlite3.connect(db) as connection:
        connection.execute("CREATE TABLE tables (id TEXT PRIMARY KEY)")
        connection.executemany("INSERT INTO tables VALUES (?)", [(f"{n:0100}",) for n in range(1000)])
    connection.close()
    content = bytearray(db.read_bytes())
    content[8192:12288] = bytes(4096)
    db.write_bytes(content)
    assert "could not be copied" in kubok("backup", out, "--db", db).output
    assert not out.exists()
