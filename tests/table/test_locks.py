"""One server a database: whose its files are, who is kept away, and what a server does that has lost its lock."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import stat
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kubok.kernel import BadData
from kubok.table import store as stores
from kubok.table.locks import LOCK_NUMBER, make_private
from kubok.table.serve import listen, serve
from kubok.table.server import Config
from kubok.table.store import Lost, Store
from table.client import Person
from table.conftest import GENEROUS, Running
from table.databases import fresh

SETTING = ("put_setting", {"name": "n", "value": b"v"})


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture
def database(postgres_url: str) -> str:
    return fresh(postgres_url)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a lock that is not let go; and locks are looked at when a test says so."""
    monkeypatch.setattr(stores, "LOCK_WAIT", 0.1)
    monkeypatch.setattr(stores, "RELOCK_WAIT", 0.1)
    monkeypatch.setattr(stores, "LOOK", 1000.0)


def soon(wanted: Callable[[], bool]) -> bool:
    until = time.monotonic() + 20
    while not wanted() and time.monotonic() < until:
        time.sleep(0.01)
    return wanted()


def mode(path: str) -> int:
    return stat.S_IMODE(os.stat(path).st_mode)


def told(store: Store) -> list[str]:
    """How often the store says that it is lost, and in which thread."""
    found: list[str] = []
    store.on_lost = lambda: found.append(threading.current_thread().name)
    return found


# Files


@contextmanager
def careless() -> Iterator[None]:
    """Somebody's files are open to everybody by default."""
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


def test_the_files_of_a_database_are_for_their_owner_only(path: str) -> None:
    with careless():
        store = Store(path, lock=True)
        assert [mode(path + end) for end in ("", "-wal", "-shm", ".lock")] == [0o600] * 4
        store.close()


def test_a_database_is_closed_to_others_before_there_is_anything_in_it(path: str) -> None:
    with careless():
        make_private(path)
    assert (mode(path), os.path.getsize(path)) == (0o600, 0)


def test_what_an_older_server_left_open_is_tightened(path: str) -> None:
    first = Store(path, lock=True)
    names = [path + end for end in ("", "-wal", "-shm", ".lock")]
    for name in names:
        os.chmod(name, 0o644)
    Store(path).close()  # a command beside the server, such as export
    assert [mode(name) for name in names] == [0o600] * 4
    first.close()


def test_a_database_has_one_name(path: str, tmp_path: Path) -> None:
    """By a symbolic link it is the same database, and by a hard link it is none."""
    first = Store(path, lock=True)
    (tmp_path / "link.db").symlink_to(path)
    (tmp_path / "folder").symlink_to(tmp_path)
    for name in (str(tmp_path / "link.db"), str(tmp_path / "folder" / "tables.db"), f"sqlite:///{tmp_path}/link.db"):
        with pytest.raises(BadData, match=r"another server uses .*tables\.db"):
            Store(name, lock=True)
    os.link(path, tmp_path / "hard.db")
    with pytest.raises(BadData, match="more than one name"):
        Store(str(tmp_path / "hard.db"), lock=True)
    first.close()
    with pytest.raises(BadData, match="more than one name"):
        Store(path, lock=True)


@pytest.mark.parametrize("name", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:{path}?uri=true"])
def test_a_database_without_a_path_of_its_own_is_refused(path: str, name: str) -> None:
    with pytest.raises(BadData, match="the path of its file alone"):
        Store(name.format(path=path), lock=True)


# A lock that goes: SQLite


def test_a_lock_file_that_was_deleted_is_locked_anew(path: str) -> None:
    first = Store(path, lock=True)
    os.unlink(f"{path}.lock")
    first.write_now([SETTING])
    assert mode(f"{path}.lock") == 0o600
    with pytest.raises(BadData, match="another server"):
        Store(path, lock=True)
    assert not first.lost
    first.close()


def test_a_deleted_lock_is_noticed_where_nobody_writes(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "LOOK", 0.02)
    first = Store(path, lock=True)
    os.unlink(f"{path}.lock")
    assert soon(lambda: os.path.exists(f"{path}.lock"))
    first.close()


def test_a_server_whose_lock_another_one_has_writes_nothing(path: str) -> None:
    first = Store(path, lock=True)
    lost = told(first)
    os.unlink(f"{path}.lock")
    second = Store(path, lock=True)
    for _ in range(2):
        with pytest.raises(Lost):
            first.write_now([SETTING])
    assert first.trouble() == "lock"
    assert lost == ["kubok-store"]
    second.write_now([SETTING])
    second.close()
    with pytest.raises(Lost):
        first.write_now([SETTING])
    first.close()


def test_a_server_whose_file_was_replaced_writes_nothing(path: str, tmp_path: Path) -> None:
    """Somebody restores a backup and forgets to stop the server: what it wrote on would be in no file."""
    Store(path).close()
    shutil.copy(path, tmp_path / "backup.db")
    store = Store(path, lock=True)
    os.replace(tmp_path / "backup.db", path)
    with pytest.raises(Lost):
        store.write_now([SETTING])
    store.close()


# A lock that goes: PostgreSQL


def connected(url: str) -> Any:
    import psycopg  # not everywhere; without it these tests are skipped

    return psycopg.connect(url.replace("+psycopg", ""), autocommit=True)


def cut(url: str) -> None:
    """End all connections to that database, as an administrator or a restart does."""
    with connected(url) as connection:
        others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        connection.execute(f"SELECT pg_terminate_backend(pid, 10000) FROM ({others}) AS others".encode())


def test_an_advisory_lock_is_taken_again_on_a_new_connection(database: str) -> None:
    first = Store(database, lock=True)
    cut(database)
    first.write_now([SETTING])
    with pytest.raises(BadData, match="another server"):
        Store(database, lock=True)
    assert first.trouble() == ""
    first.close()
    Store(database, lock=True).close()


def test_an_advisory_lock_is_taken_again_where_nobody_writes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "LOOK", 0.02)
    first = Store(database, lock=True)
    cut(database)
    held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND database = "
    held += "(SELECT oid FROM pg_database WHERE datname = current_database())"
    with connected(database) as connection:
        assert soon(lambda: connection.execute(held.encode()).fetchone() == (1,))
    assert not first.lost
    first.close()


def test_a_server_whose_advisory_lock_another_one_has_writes_nothing(database: str) -> None:
    first = Store(database, lock=True)
    lost = told(first)
    cut(database)
    second = Store(database, lock=True)
    for _ in range(2):
        with pytest.raises(Lost):
            first.write_now([SETTING])
    assert first.trouble() == "lock"
    assert lost == ["kubok-store"]
    second.write_now([SETTING])
    second.close()
    first.close()


def test_a_lost_advisory_lock_is_noticed_where_nobody_writes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "LOOK", 0.02)
    first = Store(database, lock=True)
    with waiting_for_the_lock(database):
        assert soon(lambda: first.lost)
    first.close()


@contextmanager
def waiting_for_the_lock(url: str) -> Iterator[None]:
    """Somebody is next to have the lock, and gets it in the moment in which everybody's connection is cut."""
    with connected(url) as next_one:
        pid = next_one.info.backend_pid
        thread = threading.Thread(target=next_one.execute, args=(f"SELECT pg_advisory_lock({LOCK_NUMBER})".encode(),))
        thread.start()
        with connected(url) as connection:
            waits = b"SELECT count(*) FROM pg_locks WHERE pid = %d AND NOT granted" % pid
            assert soon(lambda: connection.execute(waits).fetchone() == (1,))
            others = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid NOT IN"
            others += f" ({pid}, pg_backend_pid())"
            connection.execute(f"SELECT pg_terminate_backend(pid, 10000) FROM ({others}) AS others".encode())
            thread.join(20)
        yield


def test_a_server_that_was_away_while_another_one_served_does_not_go_on(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock is free again; but what the other one wrote is not in this one's memory."""
    monkeypatch.setattr(stores, "LOOK", 60.0)  # else it might look by itself, and have its lock back first
    first = Store(url, lock=True)
    if first.dialect == "sqlite":
        os.unlink(f"{url}.lock")
    else:
        cut(url)
    Store(url, lock=True).close()
    with pytest.raises(Lost):
        first.write_now([SETTING])
    first.close()


def test_a_database_that_is_away_for_a_while_is_not_lost(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(database, lock=True)
    name = sa.make_url(database).database
    with connected(database.replace(f"/{name}?", "/postgres?")) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        connection.execute(
            f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '{name}'".encode()
        )
        with pytest.raises(sa.exc.OperationalError):
            store.write_now([SETTING])
        assert store.trouble() == "database"
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
    store.write_now([SETTING])
    assert store.trouble() == ""
    store.close()


# The whole server


def test_a_server_that_has_lost_its_lock_says_goodbye_and_ends(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its sockets are closed with 1012, as for a restart, and whoever comes back comes to the other server."""
    caplog.set_level(logging.CRITICAL, logger="kubok")
    monkeypatch.setattr(stores, "LOOK", 60.0)  # else it might look by itself, and have its lock back first
    config = Config(db=url, pace=0.0, games=("pig",), limits=GENEROUS)
    first = Running(config)

    async def check() -> None:
        ann = Person(first.url)
        made = await ann.make("here", "bot:random", game="pig")
        chair = await ann.sit(made["id"])
        assert (await ann.get("/api/health"))["ok"]  # so that its health writes nothing meanwhile
        if url.endswith(".db"):
            os.unlink(f"{url}.lock")
        else:
            cut(url)
        second = await asyncio.to_thread(Running, config)
        await chair.send(t="nonce", seat=0, nonce="5a" * 16)
        assert await chair.closed() == 1012
        await asyncio.to_thread(first.thread.join, 20)
        assert not first.thread.is_alive()
        ann.url = second.url
        again = await ann.sit(made["id"])
        assert again.public["status"]["phase"] == "waiting"
        await again.give_nonces()
        await again.playing()
        await again.close()
        await asyncio.to_thread(second.stop)

    asyncio.run(check())
    assert any("the database is lost" in record.message for record in caplog.records)


def test_the_command_that_serves_ends_with_a_sentence(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "LOOK", 0.02)
    monkeypatch.setattr("kubok.table.serve.calm_collection", lambda: None)
    ready = threading.Event()
    found: list[Any] = []

    def run() -> None:
        try:
            serve(config=Config(db=path), sockets=[listen("127.0.0.1", 0)], ready=ready.set, logs=False)
        except BadData as error:
            found.append(error.phrase.code)

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait(20)
    os.unlink(path)
    thread.join(20)
    assert found == ["database_lost"]
