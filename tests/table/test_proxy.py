"""The server behind nginx as docs/hosting.md configures it: sockets, addresses, slow clients, restarts."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from table.client import Person
from table.conftest import GENEROUS, Running
from table.proxies import AROUND, CONF, free_port, nginx, nginx_program

Start = Callable[..., Running]


class Visitor(Person):
    """Somebody with an address of their own, as nginx sees it."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        self.http.headers["X-Test-Address"] = address


async def handshake(url: str, address: str) -> Any:
    """A socket from that address: really, where it is this machine's own, else as nginx is told by a test."""
    origin: Any = url
    here: dict[str, Any] = {"local_addr": (address, 0)} if address.startswith("127.") else {}
    headers = {} if here else {"X-Test-Address": address}
    address = url.replace("http", "ws", 1) + "/ws/nowhere"
    return await connect(address, origin=origin, additional_headers=headers, **here)


async def refused(url: str, address: str) -> tuple[int, bytes]:
    with pytest.raises(websockets.InvalidStatus) as error:
        await handshake(url, address)
    return error.value.response.status_code, bytes(error.value.response.body or b"")


def test_a_game_is_played_through_nginx_and_goes_on_after_a_restart(start: Start, tmp_path: Path) -> None:
    port = free_port()
    with nginx(tmp_path / "nginx", port) as url:
        server = start(port=port, trust_proxy="127.0.0.1", public_url=url)

        async def check() -> None:
            ann = Person(url)
            made = await ann.make("here", "here", game="pig")
            chair = await ann.sit(made["id"])
            await chair.give_nonces()
            await chair.playing()
            for _ in range(3):
                seat = chair.public["owed"][0]
                done = await chair.act(seat, chair.parts[seat]["legal"][0]["id"], key=f"before-{chair.seq}")
                assert done["t"] == "done"
            number, epoch = done["number"], chair.welcome["epoch"]
            await asyncio.to_thread(server.stop)
            assert await chair.closed() == 1012
            assert (await refused(url, "127.0.0.1"))[0] == 502
            assert (await ann.get("/api/me", expect=502))["code"] == "away"
            start(port=port, trust_proxy="127.0.0.1", public_url=url)
            await chair.open(epoch=epoch, since=chair.seq)
            assert chair.welcome["epoch"] != epoch
            again = await chair.act(seat, 0, key=done["key"], number=number)
            assert again == {**done, "number": 0}  # it is known by its key; which decision it was is not kept
            seat = chair.public["owed"][0]
            assert (await chair.act(seat, chair.parts[seat]["legal"][0]["id"]))["t"] == "done"
            await chair.close()

        asyncio.run(check())


def test_limits_hit_the_address_of_a_client_and_not_the_proxy_or_anybody_else(start: Start, tmp_path: Path) -> None:
    """Also where one address has more connections than it may have directly: they are the proxy's."""
    port = free_port()
    limits = replace(GENEROUS, sockets_per_address=3, connections_per_address=4, requests=0.001, requests_burst=12)
    with nginx(tmp_path / "nginx", port) as url:
        start(port=port, trust_proxy="127.0.0.1", public_url=url, limits=limits)

        async def check() -> None:
            open_sockets = [await handshake(url, "203.0.113.1") for _ in range(3)]
            status, body = await refused(url, "203.0.113.1")
            assert (status, b"too_many" in body) == (429, True)
            open_sockets += [await handshake(url, "127.0.0.2") for _ in range(3)]
            assert (await refused(url, "127.0.0.2"))[0] == 429
            open_sockets.append(await handshake(url, "127.0.0.3"))
            # of IPv6 the first 64 bits count
            open_sockets += [await handshake(url, f"2001:db8:0:7:{last}::1") for last in range(3)]
            assert (await refused(url, "2001:db8::7:ffff:1:2:3"))[0] == 429
            open_sockets.append(await handshake(url, "2001:db8:0:8::1"))
            eve, bob = Visitor(url, "203.0.113.1"), Visitor(url, "203.0.113.2")
            for _ in range(8):
                await eve.get("/api/me")
            assert (await eve.get("/api/me", expect=429))["code"] == "slow_down"
            # a claim of one's own about the address counts for nothing
            eve.http.headers["X-Forwarded-For"] = "203.0.113.77"
            await eve.get("/api/me", expect=429)
            await bob.get("/api/me")
            for one in open_sockets:
                await one.close()

        asyncio.run(check())


def test_nginx_counts_connections_and_requests_by_address_and_by_the_64_bits_of_ipv6(
    start: Start, tmp_path: Path
) -> None:
    port = free_port()
    fewer = ("limit_conn kubok_connections 150;", "limit_conn kubok_connections 2;")
    slower = ("rate=30r/s;", "rate=1r/m;"), ("burst=300 nodelay", "burst=10 nodelay")
    with nginx(tmp_path / "nginx", port, fewer, *slower) as url:
        start(port=port, trust_proxy="127.0.0.1", public_url=url)

        async def check() -> None:
            held = []
            for some, another in (("203.0.113.1", "203.0.113.2"), ("2001:db8:0:7::1", "2001:db8:0:8::1")):
                held += [await handshake(url, some) for _ in range(2)]
                same = some if "." in some else "2001:db8::7:1:2:3:a"
                status, body = await refused(url, same)
                assert (status, b'"slow_down"' in body) == (429, True)
                held.append(await handshake(url, another))
            # both halves of an IPv6 address may hold any byte, a line feed too
            held += [await handshake(url, "2001:db8:a0a:a0a:a0a::1") for _ in range(2)]
            assert (await refused(url, "2001:db8:a0a:a0a:b0b:a0a:0:2"))[0] == 429
            for one in held:
                await one.close()
            eve, bob = Visitor(url, "203.0.113.8"), Visitor(url, "203.0.113.9")
            for _ in range(11):
                await eve.get("/api/me")
            assert (await eve.get("/api/me", expect=429))["code"] == "slow_down"
            await bob.get("/api/me")

        asyncio.run(check())


def heard_until_closed(url: str, sent: bytes) -> tuple[bytes, float]:
    """What comes back to somebody who sends that and no more, and after how many seconds the line is closed."""
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), timeout=20) as slow:
        slow.sendall(sent)
        heard = b""
        with suppress(ConnectionResetError):
            while piece := slow.recv(65536):
                heard += piece
    return heard, time.monotonic() - begun


def test_slow_and_large_requests_end_at_nginx(start: Start, tmp_path: Path) -> None:
    port = free_port()
    soon = [(f"{name} 10s;", f"{name} 1s;") for name in ("client_header_timeout", "client_body_timeout")]
    with nginx(tmp_path / "nginx", port, *soon) as url:
        start(port=port, trust_proxy="127.0.0.1", public_url=url)
        half = b"GET /api/me HTTP/1.1\r\nHost: kubok.example\r\nCoo"
        body = b"POST /api/me HTTP/1.1\r\nHost: kubok.example\r\nContent-Length: 100\r\n\r\n{"
        with ThreadPoolExecutor(2) as pool:
            slow = [pool.submit(heard_until_closed, url, sent) for sent in (half, body)]
            assert httpx.get(url + "/api/me").status_code == 200  # meanwhile others are served
            for heard, seconds in (one.result() for one in slow):
                assert not heard or b" 408 " in heard.splitlines()[0]
                assert 0.5 < seconds < 10
        large = httpx.post(url + "/api/me", content=b"x" * 20_000)
        assert (large.status_code, large.json()["code"]) == (413, "too_large")
        assert "content-security-policy" not in large.headers  # nginx says it: the server never heard of it


def test_the_whole_configuration_is_one_that_nginx_takes(tmp_path: Path) -> None:
    """With TLS and the redirection, which the other tests leave out."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("the TLS of nginx.conf was not tested: openssl is not installed")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    names = ["-subj", "/CN=kubok.example", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*command, *names], check=True, capture_output=True)
    text = CONF.read_text()
    for named, ours in (("fullchain.pem", certificate), ("privkey.pem", key)):
        text = text.replace(f"/etc/letsencrypt/live/kubok.example/{named}", str(ours))
    (tmp_path / "kubok.conf").write_text(text.replace(":80;", ":8080;").replace("listen 80;", "listen 8080;"))
    (tmp_path / "nginx.conf").write_text(AROUND.format(folder=tmp_path))
    command = [nginx_program(), "-t", "-e", str(tmp_path / "error.log"), "-c", str(tmp_path / "nginx.conf")]
    tested = subprocess.run(command, capture_output=True, text=True)
    assert tested.returncode == 0, tested.stderr
    assert "[warn]" not in tested.stderr
