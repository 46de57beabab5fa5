"""The health tells the truth: full disks, locked and broken databases, bots that fail, a loop that lags."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from kubok.table import health, metrics
from kubok.table.health import Lag
from kubok.table.store import Store
from table.conftest import Running

Start = Callable[..., Running]
WELL = ("", "lag")
"""A slow machine may lag; people can play all the same."""


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked more often than outside of tests, and given up on sooner."""
    monkeypatch.setattr(health, "FRESH", 0.1)
    monkeypatch.setattr(health, "PATIENCE", 1.0)


def asked(server: Running) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(server.url + "/api/health", timeout=20, verify=False)
    return answer.status_code, answer.json()


def until(server: Running, status: int, problems: tuple[str, ...]) -> dict[str, Any]:
    """Ask until the health is so."""
    deadline = time.monotonic() + 20
    while True:
        begun = time.monotonic()
        found = asked(server)
        assert time.monotonic() - begun < 10, "the answer has a limit, whatever the database does"
        if found[0] == status and found[1]["problem"] in problems:
            assert found[1]["ok"] == (status == 200)
            return found[1]
        assert time.monotonic() < deadline, found
        time.sleep(0.05)


def until_shown(problem: str) -> None:
    """The metrics name it too, a moment later."""
    deadline = time.monotonic() + 20
    while metrics.problems.labels(problem)._value.get() != 1:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def name(server: Running, nickname: str) -> int:
    return httpx.post(server.url + "/api/me", json={"nickname": nickname}, timeout=60, verify=False).status_code


def test_a_server_that_is_well_says_so(start: Start) -> None:
    server = start()
    assert name(server, "Ann") == 200
    found = until(server, 200, WELL)
    assert found["disk_free_mb"] > 0
    assert 0 <= found["lag_ms"] < 60_000
    assert found["commits"] > 0


def test_a_full_disk_is_503_until_there_is_room_again(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    until(server, 200, WELL)

    def full(*_: Any) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_FULL, "SQLITE_FULL"
        raise sa.exc.OperationalError("INSERT", {}, error)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "_write_all", full)
        answer = httpx.post(server.url + "/api/me", json={"nickname": "Ann"}, verify=False)
        assert (answer.status_code, answer.json()["code"]) == (503, "store")
        until(server, 503, ("disk",))
    assert name(server, "Ann") == 200
    until(server, 200, WELL)


def test_a_locked_database_is_503_until_it_is_let_go(start: Start, tmp_path: Path) -> None:
    server = start()
    until(server, 200, WELL)
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        until(server, 503, ("database",))
        other.execute("ROLLBACK")
    until(server, 200, WELL)
    assert name(server, "Ann") == 200


def test_a_corrupt_database_is_503_until_a_server_starts_with_a_good_one(start: Start, tmp_path: Path) -> None:
    server, path = start(), tmp_path / "tables.db"
    until(server, 200, WELL)
    with closing(sqlite3.connect(path)) as own:
        own.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = path.read_bytes()
    with path.open("r+b") as file:
        file.write(b"\xa5" * len(whole))
    server.service.store._reader.dispose()  # or it answers from its memory
    until(server, 503, ("database",))
    server.stop()
    for file_of_it in tmp_path.glob("tables.db-*"):
        file_of_it.unlink()
    path.write_bytes(whole)
    until(start(), 200, WELL)


def test_a_database_that_never_answers_stalls_nobody_who_asks(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    until(server, 200, WELL)
    go_on, calls = threading.Event(), []

    def hangs(_: Store) -> str:
        calls.append(1)
        go_on.wait(30)
        return ""

    monkeypatch.setattr(Store, "trouble", hangs)
    until(server, 503, ("database",))
    begun = time.monotonic()
    assert [asked(server)[0] for _ in range(20)] == [503] * 20
    assert time.monotonic() - begun < 10
    assert calls == [1], "it is asked once for all"
    until_shown("database")
    go_on.set()
    until(server, 200, WELL)


def test_the_database_is_asked_now_and_then_for_everybody(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    calls: list[float] = []

    def well(_: Store) -> str:
        calls.append(time.monotonic())
        return ""

    monkeypatch.setattr(health, "FRESH", 0.4)
    monkeypatch.setattr(Store, "trouble", well)
    deadline = time.monotonic() + 20
    while len(calls) < 3 and time.monotonic() < deadline:
        assert asked(server)[0] == 200
    assert len(calls) >= 3
    assert all(later - earlier >= 0.9 * health.FRESH for earlier, later in pairwise(calls))


def test_a_server_that_has_lost_its_lock_is_503(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    monkeypatch.setattr(Store, "trouble", lambda _: "lock")
    until(server, 503, ("lock",))


def test_bots_that_others_answer_for_are_named_but_people_can_play(start: Start) -> None:
    server = start()
    players = server.service.players
    players.answers, players.replaced = 20, 10
    until(server, 200, WELL)
    players.answers, players.replaced = 40, 21
    until(server, 200, ("bots",))
    until_shown("bots")
    players.answers, players.replaced = 60, 21
    until(server, 200, WELL)


def test_a_loop_that_lags_is_named(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    observed = metrics.loop_lag._sum.get()
    loop = server.service.health._watcher.get_loop()  # type: ignore[union-attr]
    monkeypatch.setattr(health, "LATE", 0.2)
    loop.call_soon_threadsafe(time.sleep, 0.7)
    found = until(server, 200, ("lag",))
    assert found["lag_ms"] >= 300
    assert metrics.loop_lag._sum.get() - observed >= 0.3


def test_the_lag_of_a_minute_is_its_largest() -> None:
    lag = Lag()
    assert lag.worst == 0
    for at, late in enumerate((0.1, 0.9, 0.2, 0.3, 0.1)):
        lag.note(float(at), late)
    assert lag.worst == 0.9
    lag.note(61.5, 0.0)
    assert lag.worst == 0.3
    lag.note(200.0, 0.0)
    assert lag.worst == 0.0
