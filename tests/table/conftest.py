"""A real server in a thread, and clients that play by what the server tells them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from kubok.table.guard import Limits
from kubok.table.serve import listen, server_of
from kubok.table.server import Config, Gate, create_app
from table.databases import fresh, postgres

GENEROUS = Limits(
    messages=1e6, messages_burst=10**6, requests=1e6, requests_burst=10**6, pages=1e6, pages_burst=10**6,
    tables=1e6, tables_burst=10**6, replays=1e6, replays_burst=10**6,
)  # fmt: skip


class Running:
    """A server on a port of its own, or on that of one before it."""

    def __init__(self, config: Config, port: int = 0, trust_proxy: str = "") -> None:
        self.listener = listen("127.0.0.1", port)
        self.port: int = self.listener.getsockname()[1]
        app = create_app(config)
        assert isinstance(app, Gate)
        self.service = app.service
        self.server: uvicorn.Server = server_of(app, trust_proxy=trust_proxy)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        while not self.server.started:
            threading.Event().wait(0.005)

    def _run(self) -> None:
        asyncio.run(self.server.serve(sockets=[self.listener]))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        self.listener.close()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return fresh(request.getfixturevalue("postgres_url"))


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Start servers; they are stopped when the test is over."""
    running: list[Running] = []

    def run(port: int = 0, trust_proxy: str = "", **changes: Any) -> Running:
        config = Config(db=str(tmp_path / "tables.db"), pace=0.0, games=("cubitos", "kuhn", "pig"), limits=GENEROUS)
        running.append(Running(replace(config, **changes), port, trust_proxy))
        return running[-1]

    yield run
    for server in running:
        server.stop()
