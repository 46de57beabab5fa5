"""Databases for tests: SQLite in a file, and a PostgreSQL of our own where the Debian package is installed."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import pytest


def postgres_folder() -> Path | None:
    """Where the programs of PostgreSQL are: Debian keeps them apart, by version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres")) if Path("/usr/lib/postgresql").is_dir() else []
    if found:
        return found[-1].parent
    on_path = shutil.which("postgres")
    return Path(on_path).resolve().parent if on_path else None


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL on a socket of its own, run as its own user (it refuses root); its URL, for `fresh`."""
    programs = postgres_folder()
    if programs is None:
        pytest.skip("PostgreSQL was not tested: its package is not installed (apt-get install postgresql)")
    try:
        import psycopg  # noqa: F401
    except ImportError:
        pytest.skip("PostgreSQL was not tested: psycopg is not installed")
    user = None
    if os.getuid() == 0:
        try:
            user = pwd.getpwnam("postgres").pw_name
        except KeyError:
            pytest.skip("PostgreSQL was not tested: we are root, it refuses root, and there is no user 'postgres'")
    folder = Path(tempfile.mkdtemp(prefix="kubok-pg-"))
    if user:
        shutil.chown(folder, user)
    data = folder / "data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "user": user, "cwd": folder}
    subprocess.run(
        [programs / "initdb", "-D", data, "-U", "kubok", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        check=True,
        **quiet,  # type: ignore[call-overload]
    )
    # Our servers are killed in tests, never this one: it need not wait for the disk.
    command = [programs / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"]
    server = subprocess.Popen(command, **quiet)  # type: ignore[call-overload]
    try:
        ready = [programs / "pg_isready", "-h", folder, "-U", "kubok", "-d", "postgres"]
        for _ in range(200):
            if subprocess.run(ready, check=False, **quiet).returncode == 0:  # type: ignore[call-overload]
                break
            time.sleep(0.05)
        yield f"postgresql+psycopg://kubok@/postgres?host={quote(str(folder))}"
    finally:
        server.send_signal(2)  # a fast shutdown
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


_numbers = itertools.count()


def fresh(url: str) -> str:
    """A new, empty database of that server."""
    import psycopg

    name = f"kubok_{next(_numbers)}"
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return url.replace("@/postgres?", f"@/{name}?")
