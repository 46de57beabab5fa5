"""Starting a server, and taking tables out of its database and into it: what the commands call."""

from __future__ import annotations

import errno
import gc
import json
import logging
import os
import secrets
import socket
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvicorn

from kubok.kernel import BadData, Record
from kubok.table.guard import Limits
from kubok.table.locks import make_private
from kubok.table.protocol import MAX_MESSAGE
from kubok.table.server import App, Config, Gate, create_app
from kubok.table.store import Store, url_of
from kubok.table.wire import Door, Doors, Wire, open_files

PING: Final = 20.0
"""Seconds between pings, and until a socket that does not answer is closed."""

_OWN: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JSONLines(logging.Formatter):
    """A log line is a JSON object: time, level, what, and whatever belongs to it. Never a cookie, a link or a name."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JSONLines())
    for name in ("kubok", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level if name == "kubok" else max(level, logging.WARNING))


def server_of(app: App, host: str = "127.0.0.1", port: int = 0, trust_proxy: str = "") -> uvicorn.Server:
    """The application under uvicorn. `trust_proxy` names the addresses whose word about the client we take."""
    limits = open_files(app.service.config.limits if isinstance(app, Gate) else Limits())
    door: Any = partial(Door, Doors(limits, trust_proxy))
    wire: Any = partial(Wire, limits)
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            http=door,
            ws=wire,
            ws_max_size=MAX_MESSAGE,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            ws_per_message_deflate=False,  # costs more memory than the little messages are worth
            proxy_headers=bool(trust_proxy),
            forwarded_allow_ips=trust_proxy or None,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=5,
            timeout_keep_alive=30,
            h11_max_incomplete_event_size=16_384,
            lifespan="on",
        )
    )
    if isinstance(app, Gate):
        app.service.hub.give_up = partial(setattr, server, "should_exit", True)
    return server


def calm_collection() -> None:
    """Python's garbage collector stops everybody when it likes: for 0.3 s at 2,000 sockets, and in the wrong moments.

    A move leaves nothing to collect, a connection little: the hub's sweep collects when much has gathered, at least
    once an hour.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


def serve(
    host: str = "127.0.0.1",
    port: int = 8321,
    db: str = "kubok.db",
    public_url: str = "",
    *,
    trust_proxy: str = "",
    data_dir: Path | None = None,
    config: Config | None = None,
    sockets: list[socket.socket] | None = None,
    ready: Callable[[], object] = lambda: None,
    logs: bool = True,
) -> None:
    """Run a server until it is stopped. `config` overrides all that is not about the network.

    `ready` is called when the address is ours: whoever comes from now on is answered, at the latest after the start.
    """
    if public_url and not public_url.startswith(("http://", "https://")):
        raise BadData("public_url", "the public URL begins with http:// or https://, as people type it in the browser")
    if logs:
        log_to_stderr()
    app = create_app(config or Config(db=db, public_url=public_url.rstrip("/"), data_dir=data_dir))
    sockets = sockets or [listen(host, port)]
    calm_collection()
    ready()
    server_of(app, host, port, trust_proxy).run(sockets=sockets)
    if app.service.store.lost:
        raise BadData("database_lost", "this server has stopped: another one has its database, or its files were moved")


def listen(host: str, port: int) -> socket.socket:
    """A socket on that address, or a sentence."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        number = getattr(error, "errno", None) or 0
        why = os.strerror(number) if number in errno.errorcode else error
        raise BadData(
            "cannot_listen",
            "cannot listen on {host}:{port}: {why}; choose another --host or --port",
            host=host,
            port=port,
            why=str(why),
        ) from None


def export_table(db: str, table: str) -> Record:
    """The record of a table. Of a running game it has no end, and never its secret."""
    if "://" not in db and not Path(db).exists():
        raise BadData("no_database", "there is no database {db}", db=str(db))
    store = Store(db)
    try:
        found = store.record(table)
    finally:
        store.close()
    if found is None:
        raise BadData("no_table_in", "there is no table {table} in this database", table=table)
    return found[0]


def import_record(db: str, record: Record) -> str:
    """Take a finished record in, verified, as a table that is over; its new name."""
    store = Store(db)
    table = secrets.token_hex(8)
    try:
        store.import_record(record, table, time.time())
    finally:
        store.close()
    return table


def back_up(db: str, out: Path) -> int:
    """Copy an SQLite database as it is at one moment, while its server runs; the copy is checked. How many tables."""
    url = url_of(db)
    if url.get_backend_name() != "sqlite":
        raise BadData("backup_sqlite", "only SQLite is copied by this command; for PostgreSQL use pg_dump")
    source = url.database or ""
    if not Path(source).exists():
        raise BadData("no_database", "there is no database {db}", db=db)
    if out.exists():
        raise BadData("backup_there", "{out} is there already; name a new file", out=str(out))
    part = out.with_name(out.name + ".part")
    part.unlink(missing_ok=True)
    make_private(str(part))
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)  # in one step, of what was committed when it began
            found = new.execute("PRAGMA quick_check").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError(found)
            tables: int = new.execute("SELECT count(*) FROM tables").fetchone()[0]
    except sqlite3.Error as error:
        part.unlink()
        raise BadData("backup_failed", "{db} could not be copied: {error}", db=db, error=str(error)[:200]) from None
    os.replace(part, out)
    return tables
