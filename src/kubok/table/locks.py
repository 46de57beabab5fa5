"""One server a database: its files are its owner's alone, a second server is kept away, and a lost lock is noticed.

Two servers of one database would each believe their own memory. A lock can go while a server runs: PostgreSQL's goes
with the connection that took it, SQLite's is a file that somebody may delete.
"""

from __future__ import annotations

import logging
import os
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol

import sqlalchemy as sa

from kubok.kernel import BadData

log: Final = logging.getLogger("kubok.table")

OWNER_ONLY: Final = 0o600
BESIDE: Final = ("-wal", "-shm", "-journal", ".lock")
"""What lies beside an SQLite file, by the ends of its names."""

LOCK_NUMBER: Final = 0x6B75626F6B
"""'kubok', for PostgreSQL's advisory locks."""


class Lock(Protocol):
    """What keeps a second server away."""

    def holds(self, connection: sa.Connection) -> bool:
        """Has it been ours ever since it was taken?"""

    def take(self, connection: sa.Connection, wait: float) -> bool:
        """Take it, within so many seconds; False if another server has it."""

    def let_go(self) -> None: ...

    def refusal(self) -> BadData:
        """What to tell somebody who starts a second server."""


# SQLite


def make_private(path: str) -> None:
    """An SQLite file for its owner only, made so or tightened; what SQLite puts beside it gets the same mode.

    One that is there already is not opened: closing it again would drop the locks that SQLite holds in this process.
    """
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    for name in (path, *(path + end for end in BESIDE)):
        with suppress(FileNotFoundError):
            _tighten(name)
    if os.stat(path).st_nlink > 1:
        raise BadData(
            "database_links",
            "{path} has more than one name (hard links), and a second server could use it by another; "
            "copy it to a file of its own",
            path=path,
        )


def _tighten(path: str) -> None:
    if stat.S_IMODE(os.stat(path).st_mode) & 0o077:
        try:
            os.chmod(path, OWNER_ONLY)
        except PermissionError:  # somebody else's: not ours to change
            log.warning("the database can be opened by other users of this machine")


class FileLock:
    """A locked file beside the database; it must stay the file that its name means, and so must the database."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._database = _file(path)
        self._handle = -1

    def holds(self, connection: sa.Connection) -> bool:
        return self._handle >= 0 and self._is_named(self._handle) and _file(self._path) == self._database

    def take(self, connection: sa.Connection | None, wait: float) -> bool:
        import fcntl

        until = time.monotonic() + wait
        while _file(self._path) == self._database:
            handle = os.open(f"{self._path}.lock", os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, OWNER_ONLY)
            with suppress(BlockingIOError):
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if self._is_named(handle):  # and not deleted before we had it
                    self.let_go()
                    self._handle = handle
                    return True
            os.close(handle)
            if time.monotonic() > until:
                break
            time.sleep(0.02)
        return False

    def _is_named(self, handle: int) -> bool:
        found = os.fstat(handle)
        return _file(f"{self._path}.lock") == (found.st_dev, found.st_ino)

    def let_go(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def refusal(self) -> BadData:
        return BadData(
            "database_in_use", "another server uses {path}; stop it first, or name another database", path=self._path
        )


def _file(path: str) -> tuple[int, int] | None:
    """Which file has that name at present."""
    try:
        found = os.stat(path, follow_symlinks=False)
    except OSError:
        return None
    return found.st_dev, found.st_ino


# PostgreSQL


class DatabaseLock:
    """An advisory lock. It belongs to a connection, and goes with it."""

    def __init__(self) -> None:
        self._holder: Any = None

    def holds(self, connection: sa.Connection) -> bool:
        return self._holder is not None and connection.connection.dbapi_connection is self._holder

    def take(self, connection: sa.Connection, wait: float) -> bool:
        until = time.monotonic() + wait
        while True:
            with connection.begin():
                if connection.execute(sa.select(sa.func.pg_try_advisory_lock(LOCK_NUMBER))).scalar():
                    self._holder = connection.connection.dbapi_connection
                    return True
            if time.monotonic() > until:
                return False
            time.sleep(0.02)

    def let_go(self) -> None:
        """It goes with its connection."""

    def refusal(self) -> BadData:
        return BadData(
            "this_database_in_use", "another server uses this database; stop it first, or name another database"
        )


def lock_of(dialect: str, path: str) -> Lock | None:
    if dialect == "postgresql":
        return DatabaseLock()
    try:
        import fcntl  # noqa: F401
    except ImportError:  # not on every system; there the one who hosts must see to it
        return None
    return FileLock(path)
