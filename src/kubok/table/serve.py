"""Starting a server, and taking tables out of its database and into it: what the commands call."""

from __future__ import annotations

import errno
import gc
import json
import logging
import os
import secrets
import socket
import socketserver
import sqlite3
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

import uvicorn
from prometheus_client import make_wsgi_app

from kubok.kernel import BadData, Record
from kubok.table import metrics
from kubok.table.guard import Limits
from kubok.table.locks import make_private
from kubok.table.protocol import MAX_MESSAGE
from kubok.table.server import App, Config, Gate, create_app
from kubok.table.store import Store, url_of
from kubok.table.wire import Doors, Porch, Wire, open_files

PING: Final = 20.0
"""Seconds between pings, and until a socket that does not answer is closed."""

SWITCH: Final = 0.001
"""Seconds after which a thread that reads a table or writes the database lets the others have a go: the loop is waited
for by everybody."""

_OWN: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


MOST_TRACE: Final = 4000
MOST_WORDS: Final = 300
MOST_ALIKE: Final = 20
"""Warnings or errors of one kind that a minute of the log has room for."""
MOST_KINDS: Final = 1000


class JSONLines(logging.Formatter):
    """A log line is a JSON object: time, level, what, and whatever belongs to it.

    Never a cookie, a link, a name, an address, a path or a query. So an error is told by its kind and by the lines of
    the program that it passed, never in its own words: they may quote what somebody has typed.
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage().partition("\n")[0][:MOST_WORDS],  # libraries put the error's words below
        }
        for name, value in vars(record).items():
            if name not in _OWN:
                line[name] = value[:MOST_TRACE] if isinstance(value, str) else value
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = trace_of(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=lambda value: type(value).__name__)


def trace_of(error: BaseException) -> str:
    """What kind of error it is and where it comes from, the latest call first; then what caused it."""
    told: list[str] = []
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        frames = reversed(traceback.extract_tb(found.__traceback__))
        told += [_kind(found), *(f"  {_file(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames)]
        found = found.__cause__ or found.__context__
    return "\n".join(told)[:MOST_TRACE]


def _kind(error: BaseException) -> str:
    """The class of an error, with the code that an operating system, a database or we ourselves have given it."""
    number = getattr(error, "errno", None)
    known = (
        getattr(error, "sqlite_errorname", None),
        getattr(error, "sqlstate", None),
        errno.errorcode.get(number) if isinstance(number, int) else None,
        error.phrase.code if isinstance(error, BadData) else None,
    )
    return " ".join([type(error).__name__, *(str(code) for code in known if code)])


def _file(path: str) -> str:
    """A file of the program without the folders of this machine: those from its package on."""
    parts = Path(path).parts
    known = [at for at, part in enumerate(parts) if part in ("kubok", "site-packages")]
    return "/".join(parts[known[-1] :] if known else parts[-1:]).removeprefix("site-packages/")


class Calm(logging.Filter):
    """Lets so many warnings of one kind through in a minute; the first of a later one says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: dict[tuple[str, str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        kind = (record.name, str(record.msg)[:MOST_WORDS], error)
        now = self._clock()
        begun, count = self._kinds.get(kind, (now, 0))
        if now - begun >= 60:
            if count > MOST_ALIKE:
                record.left_out = count - MOST_ALIKE
            begun, count = now, 0
        elif len(self._kinds) >= MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = begun, count + 1
        return count < MOST_ALIKE


def log_to_stderr(level: int = logging.INFO) -> None:
    """All that is logged, by libraries too, in lines of our kind."""
    handler = logging.StreamHandler()
    handler.setFormatter(JSONLines())
    handler.addFilter(Calm())
    for name in ("", "kubok", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level if name == "kubok" else max(level, logging.WARNING))


def server_of(app: App, host: str = "127.0.0.1", port: int = 0, trust_proxy: str = "") -> uvicorn.Server:
    """The application under uvicorn. `trust_proxy` names the addresses whose word about the client we take."""
    limits = open_files(app.service.config.limits if isinstance(app, Gate) else Limits())
    door: Any = partial(Porch, Doors(limits, trust_proxy))
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

    A move leaves nothing to collect, a connection little: the hub collects what is new when some has gathered, and all
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
    metrics_at: str = "",
    config: Config | None = None,
    sockets: list[socket.socket] | None = None,
    ready: Callable[[], object] = lambda: None,
    logs: bool = True,
) -> None:
    """Run a server until it is stopped. `config` overrides all that is not about the network.

    `metrics_at` is an address of its own for Prometheus, HOST:PORT; without it there is none.

    `ready` is called when the address is ours: whoever comes from now on is answered, at the latest after the start.
    """
    if public_url and not public_url.startswith(("http://", "https://")):
        raise BadData("public_url", "the public URL begins with http:// or https://, as people type it in the browser")
    metrics_address = address_of(metrics_at) if metrics_at else None
    if logs:
        log_to_stderr()
    app = create_app(config or Config(db=db, public_url=public_url.rstrip("/"), data_dir=data_dir))
    sockets = sockets or [listen(host, port)]
    calm_collection()
    sys.setswitchinterval(SWITCH)
    with showing_metrics(metrics_address):
        ready()
        server_of(app, host, port, trust_proxy).run(sockets=sockets)
    if app.service.store.lost:
        raise BadData("database_lost", "this server has stopped: another one has its database, or its files were moved")


def listen(host: str, port: int) -> socket.socket:
    """A socket on that address, or a sentence."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        found = socket.create_server((host, port), family=family, backlog=2048)
        # Not every event loop sees to it, and then the two parts of an answer are 40 ms apart.
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return found
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


# Metrics


def address_of(text: str) -> tuple[str, int]:
    """HOST:PORT as it is typed.

    >>> address_of("127.0.0.1:9321"), address_of("[::1]:9321")
    (('127.0.0.1', 9321), ('::1', 9321))
    """
    host, _, port = text.rpartition(":")
    if not host or not (port.isascii() and port.isdigit() and int(port) < 65536):
        raise BadData("metrics_address", "{text}: --metrics takes HOST:PORT, such as 127.0.0.1:9321", text=repr(text))
    return host.removeprefix("[").removesuffix("]"), int(port)


class _Listener(socketserver.ThreadingMixIn, WSGIServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Nothing: somebody has hung up, and a line of theirs would hold an address."""


class _Quiet(WSGIRequestHandler):
    timeout = 10

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: a line of theirs would hold a path."""


def _only_metrics(environ: Any, start_response: Any) -> Any:
    if environ["PATH_INFO"] == "/metrics":
        return _EXPOSED(environ, start_response)
    start_response("404 Not Found", [("content-type", "text/plain")])
    return [b"only /metrics is here\n"]


_EXPOSED: Final[Any] = make_wsgi_app(metrics.REGISTRY)


@contextmanager
def showing_metrics(address: tuple[str, int] | None) -> Iterator[int]:
    """Serve /metrics, and nothing else, on an address of its own meanwhile; the port."""
    if address is None:
        yield 0
        return
    try:
        family = socket.getaddrinfo(*address, type=socket.SOCK_STREAM)[0][0]
        kind = type("_Listener", (_Listener,), {"address_family": family})
        listener = kind(address, _Quiet)
    except OSError as error:
        raise BadData(
            "metrics_listen",
            "cannot show metrics on {host}:{port}: {why}; choose another address for --metrics",
            host=address[0],
            port=address[1],
            why=str(error.strerror or error),
        ) from None
    listener.set_app(_only_metrics)
    threading.Thread(target=listener.serve_forever, name="kubok-metrics", daemon=True).start()
    try:
        yield listener.server_port
    finally:
        listener.shutdown()
        listener.server_close()


# Records


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
