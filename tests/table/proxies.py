"""An nginx of our own with the configuration of docs/hosting, and a line that can be cut."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent.parent
CONF: Final = ROOT / "docs" / "hosting" / "nginx.conf"
UNPACKED: Final = ROOT / "build" / "nginx"

AROUND: Final = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log info;
worker_processes 1;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
    # clients of any address, told by a header
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Test-Address;
    include {folder}/kubok.conf;
}}
"""


def nginx_program() -> str:
    """The machine's nginx; or Debian's package unpacked under build/, which installs nothing and starts nothing."""
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:{UNPACKED}/usr/sbin")
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        UNPACKED.mkdir(parents=True, exist_ok=True)
        with (UNPACKED / "lock").open("w") as lock:  # the tests run in two processes
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not (UNPACKED / "usr").exists():
                _unpack()
        found = shutil.which("nginx", path=f"{UNPACKED}/usr/sbin")
    if found is None or subprocess.run([found, "-v"], capture_output=True, check=False).returncode:
        pytest.skip("nginx was not tested: it is not installed (apt-get install nginx-light)")
    return found


def _unpack() -> None:
    commands = (["apt-get", "update", "-qq"], ["apt-get", "download", "-qq", "-o", "APT::Sandbox::User=root", "nginx"])
    for command in commands:
        subprocess.run(command, cwd=UNPACKED, capture_output=True, check=False)
    for package in UNPACKED.glob("nginx*.deb"):
        subprocess.run(["dpkg-deb", "-x", package, UNPACKED], check=False)


def configured(port: int, upstream: int, *changes: tuple[str, str]) -> str:
    """The configuration of the page with our ports, without TLS, and with other limits where a test asks for them."""
    text = CONF.read_text()
    redirecting, serving = text.index("server {"), text.rindex("server {")
    text = text[:redirecting] + text[serving:]
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("    listen [::]:443 ssl;\n", "")
    text = re.sub(r"    ssl_\w+ .*;\n", "", text).replace("127.0.0.1:8321", f"127.0.0.1:{upstream}")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@contextmanager
def nginx(folder: Path, upstream: int, *changes: tuple[str, str]) -> Iterator[str]:
    """An nginx before the server on that port; its address."""
    program, port = nginx_program(), free_port()
    folder.mkdir()
    (folder / "kubok.conf").write_text(configured(port, upstream, *changes))
    user = "user root;" if os.geteuid() == 0 else ""  # so that its workers may write into our folder
    (folder / "nginx.conf").write_text(user + AROUND.format(folder=folder))
    command = [program, "-e", f"{folder}/error.log", "-p", str(folder), "-c", f"{folder}/nginx.conf"]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        until(lambda: running.poll() is not None or _answers(port), "nginx did not start")
        if running.poll() is not None:
            pytest.fail(running.stderr.read() if running.stderr else "")
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(20)


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def until(held: Callable[[], bool], otherwise: str, seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not held():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.02)


class Line:
    """A line to a server that is cut when it is told to: `cut` is asked of each piece of a socket, by its direction."""

    def __init__(self, port: int, cut: Callable[[str, bytes], bool]) -> None:
        self._port, self._cut = port, cut
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client = self._listener.accept()[0]
                server = socket.create_connection(("127.0.0.1", self._port))
                for way, one, other in (("up", client, server), ("down", server, client)):
                    threading.Thread(target=self._carry, args=(way, one, other), daemon=True).start()

    def _carry(self, way: str, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while piece := one.recv(65536):
                if self._cut(way, piece):
                    break
                other.sendall(piece)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._listener.close()
