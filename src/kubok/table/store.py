"""What happened, kept: append-only entries through SQLAlchemy, in SQLite by default or in PostgreSQL by URL.

One thread writes. What arrives during one commit goes into the next, and nobody is told that something is done before
it is committed. Reading happens on other connections. The secret of a game is apart from all that is exported.
"""

from __future__ import annotations

import errno
import json
import math
import os
import secrets as random_bytes
import shutil
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, cast

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from kubok.kernel import JSON, BadData, Record, Sealed, Session, canonical
from kubok.kernel.chance import commitment_of
from kubok.kernel.record import verify_dice
from kubok.kernel.session import Header
from kubok.table import metrics, schema
from kubok.table.games import digests_of, maker
from kubok.table.lessons import source_of
from kubok.table.locks import lock_of, make_private
from kubok.table.protocol import Done, Phase
from kubok.table.room import CLOSED, OVER, REMEMBERED, Chair, Room, Row, Terms
from kubok.titles import make_game

MOST_IN_A_COMMIT: Final = 2000
"""Requests: a commit that takes long makes everybody wait for it."""

BUSY: Final = 0.25
"""Seconds for the latest 64 commits: with fewer they are gathered."""

GATHER: Final = 0.004
"""Seconds from one commit to the next where they are."""

LOCK_WAIT: Final = 10.0
"""Seconds that a new server waits for the old one to let go of the database."""

RELOCK_WAIT: Final = 3.0
"""Seconds for taking a lock again that went with its connection: the database may still be busy with that one's end."""

LOOK: Final = 2.0
"""Seconds after which the lock is looked at where nobody writes."""

MOST_BROKEN: Final = 20_000
"""Groups of which nothing more is written, remembered: several times as many as there are tables in memory."""

LITTLE_SPACE: Final = 2**20
"""Bytes: with less beside the SQLite file the disk is as good as full."""

PROBE: Final = 3.0
"""Seconds in which a tiny write must be done, or the database is in trouble."""

MOST_DATA, MOST_PEOPLE = 500, 5000
"""Rows that one cleaning deletes: a commit that takes long makes everybody wait for it."""

STAMPED: Final = ("add_table", "set_table", "touch", "put_identity")
"""What is kept from cleaning for a while."""

CHAIR_COLUMNS: Final = ("kind", "level", "name", "holder", "sitting", "conceded", "nonce", "turn", "owed")

Write = tuple[str, dict[str, Any]]
"""The name of a statement and its parameters."""


class Found(NamedTuple):
    """A table in a list of tables."""

    id: str
    game: str
    phase: Phase
    host: str
    made: float
    touched: float
    chairs: tuple[Chair, ...]
    about: str
    places: tuple[int, ...]


class Job(NamedTuple):
    """Something to be written, and whom to tell."""

    writes: Sequence[Write]
    done: Callable[[Exception | None], None]
    group: str = ""


class Lost(Exception):  # noqa: N818
    """Another server has the database, or its file is no longer the one that was opened."""


class Probe:
    """A tiny write on its way through the writing thread, for all who ask meanwhile."""

    def __init__(self) -> None:
        self.error: Exception | None = None
        self.done = threading.Event()

    def end(self, error: Exception | None) -> None:
        self.error = error
        self.done.set()


class Store:
    """A database. `url` is a path or an SQLAlchemy URL of SQLite or PostgreSQL."""

    def __init__(self, url: str, *, lock: bool = False) -> None:
        """`lock` keeps a second server away: two writers of one table would each believe their own memory."""
        self.url = url_of(url)
        self.dialect = self.url.get_backend_name()
        if self.dialect == "sqlite":
            make_private(self.url.database or "")
        self._lock = lock_of(self.dialect, self.url.database or "") if lock else None
        self._mark = random_bytes.token_bytes(16)
        """In the database it says which server had it last."""
        self._writer = self._engine(writing=True)
        self._reader = self._engine(writing=False)
        self._statements = _statements(self.dialect)
        self._add_entry = str(self._statements["add_entry"].compile(dialect=sqlite.dialect(paramstyle="named")))
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._ready = threading.Event()
        self._failure: Exception | None = None
        self._deliver: Callable[[list[tuple[Job, Exception | None]]], None] = _deliver_here
        self._broken: dict[str, None] = {}
        self._probe: Probe | None = None
        self._probing = threading.Lock()
        self.lost = False
        """Another server has the database now: nothing is written any more."""
        self.on_lost: Callable[[], None] = lambda: None
        """Called once, in the writing thread, when that is noticed."""
        self.commits = 0
        self._latest: deque[float] = deque([-math.inf, 0.0], maxlen=64)
        """When the latest commits began."""
        self._begun, self._hours_before = time.monotonic(), 0.0
        self._thread = threading.Thread(target=self._run, name="kubok-store", daemon=True)
        self._thread.start()
        self._ready.wait()
        if self._failure is not None:
            self.close()
            raise self._failure
        self.key = self._signing_key()

    def _engine(self, writing: bool) -> sa.Engine:
        if self.dialect == "postgresql":
            engine = sa.create_engine(self.url, pool_pre_ping=True, hide_parameters=True)
            sa.event.listen(engine, "handle_error", _tersely)
            return engine
        connect = {"check_same_thread": False, "timeout": 30}
        engine = sa.create_engine(self.url, connect_args=connect, hide_parameters=True)

        @sa.event.listens_for(engine, "connect")
        def _settings(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # transactions begin where we say so
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")

        @sa.event.listens_for(engine, "begin")
        def _begin(connection: sa.Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

        return engine

    def _migrate(self, connection: sa.Connection) -> None:
        from alembic import command  # only here: it takes long to load
        from alembic.config import Config
        from alembic.runtime.migration import MigrationContext
        from alembic.script import ScriptDirectory

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
        known = ScriptDirectory.from_config(config)
        now = MigrationContext.configure(connection).get_current_revision()
        if now is not None and now not in {step.revision for step in known.walk_revisions()}:
            raise BadData(
                "database_newer",
                "this database has format {now}, newer than this program; install a newer kubok",
                now=now,
            )
        if now != known.get_current_head():
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        connection.commit()

    def _signing_key(self) -> bytes:
        writes: list[Write] = [("add_setting", {"name": "signing_key", "value": random_bytes.token_bytes(32)})]
        if self._lock is not None:
            writes.append(("put_setting", {"name": "server", "value": self._mark}))
        self.write_now(writes)
        with self._reader.connect() as connection:
            return self._setting(connection, "signing_key")

    def _setting(self, connection: sa.Connection, name: str) -> bytes:
        with connection.begin():
            query = sa.select(schema.settings.c.value).where(schema.settings.c.name == name)
            return bytes(connection.execute(query).scalar() or b"")

    @property
    def hours(self) -> float:
        """How long servers of this database have run, all together. No clock that is wrong or put right changes it."""
        return self._hours_before + (time.monotonic() - self._begun) / 3600

    def hours_write(self) -> Write:
        return "put_setting", {"name": "hours", "value": repr(self.hours).encode()}

    def close(self) -> None:
        """Everything that was handed in is written first."""
        if self._thread.is_alive():
            if self._lock is not None:
                self._jobs.put(Job([self.hours_write()], _AtOnce(lambda error: None)))
            self._jobs.put(None)
            self._thread.join()
        self._writer.dispose()
        self._reader.dispose()
        if self._lock is not None:
            self._lock.let_go()

    # Writing

    def deliver_by(self, deliver: Callable[[list[tuple[Job, Exception | None]]], None]) -> None:
        """How the writing thread hands over what is committed: a server takes it into its own loop."""
        self._deliver = deliver

    def write(self, writes: Sequence[Write], done: Callable[[Exception | None], None], group: str = "") -> None:
        """Have it written; `done` is called when it is committed, or with the error if it cannot be.

        After an error nothing more of the same group is written: a record has no gaps.
        """
        self._jobs.put(Job(writes, done, group))

    def write_now(self, writes: Sequence[Write]) -> None:
        """Write and wait."""
        waiting = threading.Event()
        found: list[Exception | None] = []

        def done(error: Exception | None) -> None:
            found.append(error)
            waiting.set()

        self._jobs.put(Job(writes, _AtOnce(done)))
        waiting.wait()
        if found[0] is not None:
            raise found[0]

    def _run(self) -> None:
        try:
            connection = self._writer.connect()
            if self._lock is not None and not self._lock.take(connection, LOCK_WAIT):
                raise self._lock.refusal()
            self._migrate(connection)
            self._hours_before = float(self._setting(connection, "hours") or 0)
        except Exception as error:
            self._failure = error
            self._ready.set()
            return
        self._ready.set()
        going = True
        while going:
            jobs: list[Job] = []
            try:
                job = self._jobs.get(timeout=None if self._lock is None else LOOK)
            except Empty:
                self._look(connection)
                continue
            self._gather()
            while True:
                if job is None:
                    going = False
                    break
                jobs.append(job)
                if len(jobs) == MOST_IN_A_COMMIT or self._jobs.empty():
                    break
                job = self._jobs.get()
            self._commit(connection, jobs)
        with suppress(Exception):
            connection.close()

    def _gather(self) -> None:
        """Where commits chase one another, wait a moment for what else comes: a few milliseconds save half of them."""
        if self._latest[-1] - self._latest[0] < BUSY:
            time.sleep(max(0.0, self._latest[-1] + GATHER - time.monotonic()))
        self._latest.append(time.monotonic())

    def _look(self, connection: sa.Connection) -> None:
        """Nobody writes; but the lock may go nevertheless, and people would go on reading what is no longer so."""
        try:
            self._keep_lock(connection)
            if self.dialect == "postgresql":
                with connection.begin():
                    connection.execute(sa.select(1))
        except Exception:  # if the database is away, whoever writes hears of it
            _mend(connection)

    def _keep_lock(self, connection: sa.Connection) -> None:
        """Before anything is written: a lock that went is taken again, unless another server came meanwhile."""
        if self.lost:
            raise Lost
        if self._lock is None or self._lock.holds(connection):
            return
        if self._lock.take(connection, RELOCK_WAIT) and self._had_it_last(connection):
            return
        self.lost = True
        self.on_lost()
        raise Lost

    def _had_it_last(self, connection: sa.Connection) -> bool:
        return self._setting(connection, "server") == self._mark

    def _commit(self, connection: sa.Connection, jobs: list[Job]) -> None:
        """All in one transaction; if that fails one by one, so that a bad request spoils no other."""
        if not jobs:
            return
        results: list[tuple[Job, Exception | None]]
        try:
            if self._broken and any(job.group in self._broken for job in jobs):
                raise _Broken
            self._write_all(connection, [write for job in jobs for write in job.writes])
            results = [(job, None) for job in jobs]
        except Exception:
            results = [(job, self._alone(connection, job)) for job in jobs]
        mine = [result for result in results if isinstance(result[0].done, _AtOnce)]
        _deliver_here(mine)
        others = [result for result in results if not isinstance(result[0].done, _AtOnce)]
        if others:
            self._deliver(others)

    def _alone(self, connection: sa.Connection, job: Job) -> Exception | None:
        try:
            if job.group and job.group in self._broken:
                raise _Broken
            self._write_all(connection, job.writes)
        except Exception as error:
            if job.group:
                self._broken[job.group] = None
                if len(self._broken) > MOST_BROKEN:
                    del self._broken[next(iter(self._broken))]
            return error
        return None

    def _write_all(self, connection: sa.Connection, writes: Iterable[Write]) -> None:
        by_name: dict[str, list[dict[str, Any]]] = {}
        for name, values in writes:
            stamped = {**values, "hours": self.hours} if name in STAMPED else values
            by_name.setdefault(name, []).append(stamped)
        if not by_name:
            return
        begun = time.perf_counter()
        try:
            self._keep_lock(connection)
            if by_name.keys() != {"add_entry"} or not self._add_entries(connection, by_name["add_entry"]):
                with connection.begin():
                    for name, statement in self._statements.items():  # in an order that keeps references whole
                        if name in by_name:
                            connection.execute(statement, by_name[name])
            self.commits += 1
            metrics.commits.inc()
            metrics.commit_seconds.observe(time.perf_counter() - begun)
        except Exception:
            _mend(connection)
            raise

    def _add_entries(self, connection: sa.Connection, rows: list[dict[str, Any]]) -> bool:
        """Moves alone are what is written most by far: in SQLite without SQLAlchemy, which takes longer than SQLite.

        Where it fails nothing is written, and the usual way is tried, which says why.
        """
        driver: Any = connection.connection.dbapi_connection
        if not isinstance(driver, sqlite3.Connection):
            return False
        try:
            driver.execute("BEGIN IMMEDIATE")
            driver.executemany(self._add_entry, rows)
            driver.execute("COMMIT")
        except sqlite3.Error:
            driver.rollback()
            return False
        return True

    # Health

    def trouble(self) -> str:
        """What keeps people from playing: "lock", "disk", "database", or "" for nothing. It may take some seconds."""
        if self.lost:
            return "lock"
        if self.dialect == "sqlite" and _free_space(self.url.database or "") < LITTLE_SPACE:
            return "disk"
        probe = self._probed()
        if not probe.done.wait(PROBE):
            return "database"
        if self.lost:
            return "lock"
        if probe.error is not None:
            return "disk" if _want_of_space(probe.error) else "database"
        try:
            self.count()
        except Exception:
            return "database"
        return ""

    def _probed(self) -> Probe:
        """A probe under way; never two, or a database that hangs would have ever more to do."""
        with self._probing:
            if self._probe is None or self._probe.done.is_set():
                self._probe = Probe()
                write: Write = ("put_setting", {"name": "probe", "value": b"%d" % time.time()})
                self._jobs.put(Job([write], _AtOnce(self._probe.end)))
            return self._probe

    # Reading

    def load(self, table: str, now: float) -> Room | None:
        """The table as it was, replayed by the rules from what is stored."""
        found = self._read(table)
        if found is None:
            return None
        record, row, chairs, keys = found
        with self._reader.connect() as connection:
            query = sa.select(schema.secrets.c.secret).where(schema.secrets.c.game == table)
            secret = connection.execute(query).scalar()
        source = Sealed(bytes.fromhex(secret), record.game_id) if secret else source_of(record)
        session = Session.replay(record, maker(record), source)
        answers = _answers(record, keys)
        terms = Terms(row.host, row.help, row.pause, row.closed_by, row.next)
        return Room(table, session, chairs, terms, lines=len(record.lines), answers=answers, now=now)

    def record(self, table: str) -> tuple[Record, bool] | None:
        """The record, and whether its secret may be known. A running game's has neither secret nor end."""
        found = self._read(table)
        return None if found is None else (found[0], found[1].phase in (OVER, CLOSED))

    def secret_of_ended(self, table: str) -> str | None:
        """The secret of a table that is over or closed; None while anybody plays."""
        query = (
            sa.select(schema.secrets.c.secret)
            .join(schema.tables, schema.tables.c.id == schema.secrets.c.game)
            .where(schema.tables.c.id == table, schema.tables.c.phase.in_((OVER, CLOSED)))
        )
        with self._reader.connect() as connection:
            return connection.execute(query).scalar()

    def record_text(self, table: str) -> tuple[str, bool] | None:
        """The same as text, not read as a record: a replay does that in a process of its own."""
        found = self._read_text(table)
        return None if found is None else (found[0], found[1].phase in (OVER, CLOSED))

    def _read(self, table: str) -> tuple[Record, Any, list[Chair], list[tuple[int, int, str]]] | None:
        found = self._read_text(table)
        if found is None:
            return None
        text, *rest = found
        return Record.from_text(text, f"table {table}"), *rest

    def _read_text(self, table: str) -> tuple[str, Any, list[Chair], list[tuple[int, int, str]]] | None:
        tables, entries = schema.tables, schema.entries
        if not (table.isascii() and table.isprintable()):  # nobody's name; PostgreSQL would not even look for it
            return None
        with self._reader.connect() as connection, connection.begin():
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                return None
            body = connection.execute(
                sa.select(schema.data.c.body).where(schema.data.c.digest == row.data)
            ).scalar_one()
            chairs = _chairs_of(connection, [table])[table]
            query = sa.select(entries.c.at, entries.c.line, entries.c.seat, entries.c.key)
            lines = connection.execute(query.where(entries.c.game == table).order_by(entries.c.at)).all()
            secret = ""
            if row.phase == OVER:
                where = schema.secrets.c.game == table
                secret = connection.execute(sa.select(schema.secrets.c.secret).where(where)).scalar() or ""
        begun = lines or row.phase not in ("waiting", CLOSED)
        header: dict[str, JSON] = {
            "kubok": 1, "game": row.game, "rules": row.rules, "options": json.loads(row.options),
            "seats": [chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(chairs)],
            "data": json.loads(body), "data_digest": row.data, "id": row.game_id, "commitment": row.commitment,
            "nonces": [chair.nonce for chair in chairs] if row.commitment and begun else [],
        }  # fmt: skip
        if row.start:
            header["start"] = json.loads(row.start)
        texts = [canonical(header).decode(), *(line.line for line in lines)]
        if row.ending:
            texts.append(canonical({"end": {**json.loads(row.ending), "secret": secret}}).decode())
        keys = [(line.at, line.seat, line.key) for line in lines if line.key is not None]
        return "\n".join(texts) + "\n", row, chairs, keys

    def tables_of(self, who: str, most: int = 20, skip: int = 0) -> list[Found]:
        """Tables where that person sits or is the host: first where it is their move, then what is not over, then the
        rest; each the latest first.
        """
        tables, chairs = schema.tables, schema.chairs
        mine = sa.exists().where(chairs.c.game == tables.c.id, chairs.c.holder == who, chairs.c.owed)
        rank = sa.case((tables.c.phase.in_((OVER, CLOSED)), 2), (mine, 0), else_=1)
        query = sa.select(tables).where(_of(who)).order_by(rank, tables.c.touched.desc(), tables.c.id)
        with self._reader.connect() as connection:
            rows = connection.execute(query.limit(most).offset(skip)).all()
            found = _chairs_of(connection, [row.id for row in rows])
        return [
            Found(row.id, row.game, row.phase, row.host, row.made, row.touched, tuple(found[row.id]), row.about, places)
            for row in rows
            for places in [tuple(json.loads(row.ending)["places"]) if row.ending else ()]
        ]

    def count_of(self, who: str) -> int:
        """How many tables that person has."""
        query = sa.select(sa.func.count()).select_from(schema.tables).where(_of(who))
        with self._reader.connect() as connection:
            return connection.execute(query).scalar_one()

    def header_with(self, frame: str) -> Header | None:
        """What makes the game of that frame, of whichever table plays it."""
        tables, data, chairs = schema.tables, schema.data, schema.chairs
        seats = sa.select(sa.func.count()).where(chairs.c.game == tables.c.id).scalar_subquery()
        found = sa.select(tables.c.game, tables.c.rules, tables.c.options, data.c.body, seats)
        query = found.join(data, data.c.digest == tables.c.data).where(tables.c.frame == frame).limit(1)
        with self._reader.connect() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Header(*row)

    def nickname(self, who: str) -> str | None:
        """None for somebody unknown."""
        query = sa.select(schema.identities.c.nickname).where(schema.identities.c.id == who)
        with self._reader.connect() as connection:
            return connection.execute(query).scalar()

    def count(self) -> int:
        with self._reader.connect() as connection:
            return connection.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar_one()

    def old_tables(self, waiting: float, playing: float, ended: float, most: int = 500) -> list[str]:
        """Tables not touched since these hours of the server, by what they were doing."""
        tables = schema.tables
        idle = tables.c.hours
        query = sa.select(tables.c.id).where(
            sa.or_(
                sa.and_(tables.c.phase == "waiting", idle < waiting),
                sa.and_(tables.c.phase == "playing", idle < playing),
                sa.and_(tables.c.phase.in_((OVER, CLOSED)), idle < ended),
            )
        )
        with self._reader.connect() as connection:
            return list(connection.execute(query.limit(most)).scalars())

    def left_alone(self, who: str) -> list[str]:
        """The tables that nobody but that person has any part in."""
        chairs = schema.chairs
        with self._reader.connect() as connection:
            mine = list(connection.execute(sa.select(schema.tables.c.id).where(_of(who)).limit(10_000)).scalars())
        others = sa.select(chairs.c.game).where(chairs.c.game.in_(mine), chairs.c.holder != who, chairs.c.holder != "")
        with self._reader.connect() as connection:
            shared = set(connection.execute(others).scalars())
        return [table for table in mine if table not in shared]

    # A record from elsewhere

    def import_record(self, record: Record, table: str, now: float) -> None:
        """Take in a finished record as a table that is over, verified first."""
        if not record.finished:
            raise BadData(
                "import_unfinished", "only a finished game can be imported: a running one would need its secret"
            )
        session = Session.replay(record, make_game(record))
        if record.commitment:
            verify_dice(record)
        chairs = [
            Chair(kind="link", name=name[:80], nonce=nonce)
            for name, nonce in zip(record.seats, record.nonces or [""] * len(record.seats), strict=True)
        ]
        room = Room(table, session, chairs, Terms(), lines=len(record.lines), now=now)
        rows = [Row(at, line, -1, None) for at, line in enumerate([*record.to_lines()][1:-1])]
        self.write_now([*new_table(room, record.secret, now), *entry_writes(table, rows), table_write(room, now)])


class _Broken(Exception):  # noqa: N818
    """Something earlier of the same group could not be written."""


class _AtOnce:
    """Marks what is called in the writing thread itself."""

    def __init__(self, done: Callable[[Exception | None], None]) -> None:
        self._done = done

    def __call__(self, error: Exception | None) -> None:
        self._done(error)


def _deliver_here(results: list[tuple[Job, Exception | None]]) -> None:
    for job, error in results:
        job.done(error)


def url_of(url: str) -> sa.URL:
    """Where the database is. A file of SQLite is known by one path only, or a second server could lock another name."""
    if "://" not in url:
        return sa.URL.create("sqlite", database=os.path.realpath(url))
    found = sa.make_url(url)
    dialect = found.get_backend_name()
    if dialect == "postgresql":
        return found if "+" in found.drivername else found.set(drivername="postgresql+psycopg")
    if dialect != "sqlite":
        raise BadData("database_kind", "{dialect}: the database must be SQLite or PostgreSQL", dialect=dialect)
    path = found.database or ":memory:"
    if found.query or path.startswith((":memory:", "file:")):
        raise BadData("database_path", "{url}: name an SQLite database by the path of its file alone", url=url)
    return sa.URL.create("sqlite", database=os.path.realpath(path))


def _mend(connection: sa.Connection) -> None:
    """Where the connection broke, the next use opens it anew."""
    if connection.invalidated:
        with suppress(Exception):
            connection.rollback()


def _tersely(context: sa.engine.ExceptionContext) -> None:
    """PostgreSQL quotes the row that it refuses, with all that is secret in it: its first line says enough."""
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None and error.args:
            error.args = (str(error.args[0]).partition("\n")[0], *error.args[1:])


def _free_space(path: str) -> float:
    try:
        return shutil.disk_usage(Path(path).parent).free
    except OSError:  # the folder is gone: a matter of the database
        return float("inf")


def _want_of_space(error: BaseException) -> bool:
    """SQLite has only words for it, PostgreSQL a number."""
    cause = getattr(error, "orig", None) or error
    full = getattr(cause, "sqlstate", "") == "53100" or getattr(cause, "errno", None) == errno.ENOSPC
    return full or "disk is full" in str(cause)


def _answers(record: Record, keys: list[tuple[int, int, str]]) -> list[tuple[int, str, Done]]:
    """The latest requests with the answers they got. Decision numbers are not needed again: the key is known."""
    entry_at: dict[int, int] = {}
    count = 0
    for at, line in enumerate(record.lines):
        if hasattr(line, "seat"):
            entry_at[at] = count
            count += 1
    return [(seat, key, Done(key, entry_at[at], 0)) for at, seat, key in keys[-REMEMBERED:]]


def _of(who: str) -> sa.ColumnElement[bool]:
    """Where somebody sits or is the host."""
    chairs = schema.chairs
    seated = sa.select(chairs.c.game).where(chairs.c.holder == who)
    return sa.or_(schema.tables.c.id.in_(seated), schema.tables.c.host == who)


def _chairs_of(connection: sa.Connection, games: Sequence[str]) -> dict[str, list[Chair]]:
    chairs = schema.chairs
    found: dict[str, list[Chair]] = {game: [] for game in games}
    query = sa.select(chairs).where(chairs.c.game.in_(games)).order_by(chairs.c.game, chairs.c.seat)
    for row in connection.execute(query):
        chair = Chair(row.kind, row.level, row.name, row.holder, row.sitting, row.conceded, row.nonce, row.turn)
        chair.owed = row.owed
        found[row.game].append(chair)
    return found


# What is to be written


def new_table(room: Room, secret: str, now: float) -> list[Write]:
    """A table that has just been made, with its chairs."""
    game, record = room.session.game, room.session.record
    header, digests = Header.of(game), digests_of(game)
    table = {
        "id": room.id, "game": game.name, "rules": game.rules, "options": header.options,
        "data": digests.data, "frame": digests.frame, "game_id": record.game_id, "commitment": record.commitment,
        "host": room.terms.host,
        "help": room.terms.help, "pause": room.terms.pause, "phase": room.phase, "closed_by": room.terms.closed_by,
        "next": room.terms.next, "ending": "", "made": now, "touched": now,
        "about": canonical(cast(JSON, room.about)).decode(),
        "start": "" if record.start is None else canonical(record.start).decode(),
    }  # fmt: skip
    writes: list[Write] = [
        ("add_data", {"digest": digests.data, "body": header.data}),
        ("add_table", table),
        *(("add_chair", _chair_values(room, seat)) for seat in range(len(room.chairs))),
    ]
    if secret:
        if record.commitment and commitment_of(bytes.fromhex(secret)) != record.commitment:
            raise BadData("another_secret", "the secret is not the one that was committed to before the game")
        writes.append(("add_secret", {"game": room.id, "secret": secret}))
    return writes


def _chair_values(room: Room, seat: int) -> dict[str, Any]:
    chair = room.chairs[seat]
    return {
        "game": room.id, "seat": seat, "kind": chair.kind, "level": chair.level, "name": chair.name,
        "holder": chair.holder, "sitting": chair.sitting, "conceded": chair.conceded, "nonce": chair.nonce,
        "turn": chair.turn, "owed": chair.owed,
    }  # fmt: skip


def chair_writes(room: Room, seats: Iterable[int]) -> list[Write]:
    changed = [_chair_values(room, seat) for seat in seats]
    return [
        ("set_chair", {f"_{name}" if name in ("game", "seat") else name: v for name, v in values.items()})
        for values in changed
    ]


def table_write(room: Room, now: float) -> Write:
    record = room.session.record
    ending: JSON = None
    if record.places is not None:
        ending = {"places": list(record.places), "unfinished": record.unfinished, "digest": record.final}
    return (
        "set_table",
        {
            "_id": room.id, "host": room.terms.host, "phase": room.phase, "closed_by": room.terms.closed_by,
            "next": room.terms.next, "ending": "" if ending is None else canonical(ending).decode(), "touched": now,
        },
    )  # fmt: skip


def entry_writes(table: str, rows: Iterable[Row]) -> list[Write]:
    return [
        ("add_entry", {"game": table, "at": at, "line": line, "seat": seat, "key": key}) for at, line, seat, key in rows
    ]


def delete_table(table: str) -> list[Write]:
    return [(f"del_{name}", {"_game": table}) for name in ("entries", "chairs", "secrets", "tables")]


def _statements(dialect: str) -> dict[str, Any]:
    """Every statement that writes, in the order in which they may follow one another in a transaction."""
    insert: Any = postgresql.insert if dialect == "postgresql" else sqlite.insert
    tables, chairs, identities = schema.tables, schema.chairs, schema.identities
    seen, setting = insert(identities), insert(schema.settings)
    bind = sa.bindparam
    return {
        "add_setting": insert(schema.settings).on_conflict_do_nothing(),
        "put_setting": setting.on_conflict_do_update(
            index_elements=["name"], set_={"value": setting.excluded.value}
        ),
        "add_data": insert(schema.data).on_conflict_do_nothing(),
        "add_table": insert(tables),
        "add_secret": insert(schema.secrets),
        "add_chair": insert(chairs),
        "add_entry": insert(schema.entries),
        "set_chair": sa.update(chairs)
        .where(chairs.c.game == bind("_game"), chairs.c.seat == bind("_seat"))
        .values({name: bind(name) for name in CHAIR_COLUMNS}),
        "set_table": sa.update(tables)
        .where(tables.c.id == bind("_id"))
        .values({name: bind(name) for name in ("host", "phase", "closed_by", "next", "ending", "touched", "hours")}),
        "touch": sa.update(tables)
        .where(tables.c.id == bind("_id"))
        .values(touched=bind("touched"), hours=bind("hours")),
        "put_identity": seen.on_conflict_do_update(
            index_elements=["id"], set_={name: seen.excluded[name] for name in ("nickname", "seen", "hours")}
        ),
        "hand_chairs": sa.update(chairs).where(chairs.c.holder == bind("_who")).values(holder=bind("_to")),
        "hand_host": sa.update(tables).where(tables.c.host == bind("_who")).values(host=bind("_to")),
        "forget_chairs": sa.update(chairs).where(chairs.c.holder == bind("_who")).values(holder="", name=""),
        "forget_host": sa.update(tables).where(tables.c.host == bind("_who")).values(host=""),
        "del_identity": sa.delete(identities).where(identities.c.id == bind("_who")),
        "del_entries": sa.delete(schema.entries).where(schema.entries.c.game == bind("_game")),
        "del_chairs": sa.delete(chairs).where(chairs.c.game == bind("_game")),
        "del_secrets": sa.delete(schema.secrets).where(schema.secrets.c.game == bind("_game")),
        "del_tables": sa.delete(tables).where(tables.c.id == bind("_game")),
        "clean_data": sa.delete(schema.data).where(schema.data.c.digest.in_(
            sa.select(schema.data.c.digest)
            .where(~sa.exists().where(tables.c.data == schema.data.c.digest))
            .limit(MOST_DATA)
        )),
        "clean_people": sa.delete(identities).where(identities.c.id.in_(
            sa.select(identities.c.id)
            .where(identities.c.hours < bind("_before"))
            .where(~sa.exists().where(chairs.c.holder == identities.c.id))
            .where(~sa.exists().where(tables.c.host == identities.c.id))
            .limit(MOST_PEOPLE)
        )),
    }  # fmt: skip
