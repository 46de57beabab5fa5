"""One connection, one address, one crowd: none of them can make others wait, or the server grow."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from kubok.table.guard import Limits
from kubok.table.protocol import CLOSES, NONSENSE, PROTOCOL, TOO_MANY
from kubok.table.wire import Doors
from table.client import Person
from table.conftest import GENEROUS, Running
from table.test_sockets import two_playing

Start = Callable[..., Running]
PING = b"\x89\x80\x00\x00\x00\x00"
"""An empty ping, masked with zeros."""
LARGE_PING = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 60))


def raw(server: Running, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20, source_address=(address, 0))


def shaken(server: Running, cookie: str = "", table: str = "") -> socket.socket:
    """A socket by hand, past its handshake."""
    line = raw(server)
    line.sendall(
        f"GET /ws/{table or 't'} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
        f"Cookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    if table:
        body = json.dumps({"t": "hello", "protocol": PROTOCOL}).encode()
        line.sendall(bytes((0x81, 0x80 | len(body))) + bytes(4) + body)
        assert line.recv(1) == b"\x81"
    return line


def pongs_of(line: socket.socket) -> int:
    """How many pongs come before nothing more does for a while."""
    line.settimeout(0.2)
    pongs = 0
    with suppress(TimeoutError):
        while some := line.recv(65536):
            pongs += some.count(b"\x8a\x00")
    return pongs


def read_all(line: socket.socket) -> bytes:
    """All until the other side hangs up."""
    found = b""
    try:
        while some := line.recv(65536):
            found += some
    except ConnectionResetError:
        pass
    return found


# Control frames


def test_a_socket_that_says_no_hello_may_send_a_few_frames_and_is_closed(start: Start) -> None:
    server = start()
    with shaken(server) as line:
        line.sendall(PING * 10_000)
        found = read_all(line)
        assert len(found) < 200, "so many pongs for somebody who has not said hello"
        assert NONSENSE.to_bytes(2, "big") + b"say hello first" in found


def test_control_frames_count_like_messages(start: Start) -> None:
    server = start(limits=replace(GENEROUS, messages=1, messages_burst=20))

    async def check() -> None:
        ann, _, made = await two_playing(server, "pig")
        with shaken(server, ann.person.cookie, made["id"]) as line:
            line.sendall(PING * 5000)
            assert pongs_of(line) < 200, "pings are answered as fast as they come"
        assert (await ann.act(0, 1))["t"] == "done"

    run(check())


@pytest.mark.parametrize("greeted", [True, False])
def test_who_does_not_read_is_not_read_either(start: Start, greeted: bool) -> None:
    """Pongs that nobody takes would fill the memory."""
    server = start(limits=replace(GENEROUS, frames_before_hello=10**9))

    async def check() -> None:
        ann, _, made = await two_playing(server, "pig")
        with shaken(server, ann.person.cookie, made["id"] if greeted else "") as line:
            line.settimeout(1)
            sent, some = 0, LARGE_PING * 500
            with suppress(TimeoutError):
                while sent < 64_000_000:
                    sent += line.send(some)
            assert sent < 64_000_000, "the server reads on and on"
        assert (await ann.act(0, 1))["t"] == "done"

    run(check())


def test_an_address_has_so_much_of_the_servers_time_and_others_have_theirs(start: Start) -> None:
    server = start(limits=replace(GENEROUS, processor=0.0005, processor_burst=0.0005))

    async def check() -> None:
        ann, _, _ = await two_playing(server, "pig")
        for _ in range(200):
            await ann.send(t="ping", n=1)
        pongs = 0
        with suppress(TimeoutError):
            while pongs < 200:
                pongs += (await ann.receive(timeout=0.5))["t"] == "pong"
        assert pongs < 200
        other = Person(server.url)
        other.http = httpx.AsyncClient(
            base_url=server.url, headers={"origin": server.url}, timeout=30,
            transport=httpx.AsyncHTTPTransport(local_address="127.0.0.2"),
        )  # fmt: skip
        table = await other.make("here", "bot:random", game="pig")
        origin: Any = server.url
        url = server.url.replace("http", "ws", 1) + f"/ws/{table['id']}"
        line = await connect(
            url, origin=origin, additional_headers={"cookie": other.cookie}, local_addr=("127.0.0.2", 0)
        )
        await line.send(json.dumps({"t": "hello", "protocol": PROTOCOL}))
        assert json.loads(await line.recv())["t"] == "welcome"
        line.transport.abort()

    run(check())


# Time limits and connections


def test_headers_and_bodies_have_to_come_in_time(start: Start) -> None:
    server = start(limits=replace(GENEROUS, header_seconds=0.3, body_seconds=0.3))
    half = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
    body = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    for begun in (half, body):
        with raw(server) as line:
            line.sendall(begun)
            answer = read_all(line)
            assert answer.startswith(b"HTTP/1.1 408"), answer
            assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "too_slow"
    with raw(server) as silent:
        assert read_all(silent) == b""


def test_dripping_bytes_do_not_buy_time(start: Start) -> None:
    server = start(limits=replace(GENEROUS, header_seconds=0.5))
    with raw(server) as line:
        begun = time.monotonic()
        line.settimeout(0.05)
        answer = b""
        while b"408" not in answer and time.monotonic() - begun < 15:
            with suppress(OSError):
                line.send(b"G")
            with suppress(TimeoutError):
                answer += line.recv(1000)
        assert time.monotonic() - begun < 15


def test_a_connection_is_used_again_and_idles_in_between(start: Start) -> None:
    server = start(limits=replace(GENEROUS, header_seconds=0.5))
    with raw(server) as line:
        for _ in range(3):
            line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
            answer = b""
            while b'{"nickname"' not in answer:
                answer += line.recv(65536)
            assert answer.startswith(b"HTTP/1.1 200")
            time.sleep(0.7)


def test_a_socket_outlives_the_time_for_its_request(start: Start) -> None:
    server = start(limits=replace(GENEROUS, header_seconds=0.2, body_seconds=0.2))

    async def check() -> None:
        ann, _, _ = await two_playing(server, "pig")
        await asyncio.sleep(0.6)
        assert (await ann.act(0, 1))["t"] == "done"

    run(check())


def test_one_address_has_so_many_connections_and_others_still_come_in(start: Start) -> None:
    server = start(limits=replace(GENEROUS, connections_per_address=5))
    crowd = [raw(server, "127.0.0.2") for _ in range(5)]
    with raw(server, "127.0.0.2") as one_more:
        answer = read_all(one_more)
        assert answer.startswith(b"HTTP/1.1 503")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "connections"
    with raw(server) as other:
        other.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert read_all(other).startswith(b"HTTP/1.1 200")
    for line in crowd:
        line.close()
    until = time.monotonic() + 20
    while time.monotonic() < until:
        with raw(server, "127.0.0.2") as again:
            again.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            if read_all(again).startswith(b"HTTP/1.1 200"):
                return
    pytest.fail("the places were not free again")


def test_a_64_of_ipv6_counts_as_one_address() -> None:
    doors = Doors(Limits(connections_per_address=2))
    assert [doors.enter(f"2001:db8:1:2::{n}") for n in range(3)] == ["2001:db8:1:2::/64", "2001:db8:1:2::/64", None]
    assert doors.enter("2001:db8:1:3::1") == "2001:db8:1:3::/64"
    doors.leave("2001:db8:1:2::/64")
    assert doors.enter("2001:db8:1:2::9") is not None


@pytest.mark.parametrize("trusted", ["127.0.0.1", "10.0.0.0/8, 127.0.0.0/8", "*"])
def test_a_trusted_proxy_speaks_for_many(trusted: str) -> None:
    doors = Doors(Limits(connections_per_address=2, connections=5), trusted)
    assert [doors.enter("127.0.0.1") for _ in range(6)] == ["", "", "", "", "", None]


# Refusals


def test_a_refused_handshake_says_why_in_json(start: Start) -> None:
    server = start(limits=replace(GENEROUS, sockets_per_address=1))
    url, ours = server.url.replace("http", "ws", 1), server.url

    async def refused(path: str, origin: Any) -> tuple[int, str]:
        with pytest.raises(websockets.InvalidStatus) as found:
            await connect(url + path, origin=origin)
        response = found.value.response
        assert response.headers["content-type"] == "application/json"
        return response.status_code, json.loads(response.body or b"")["code"]

    async def check() -> None:
        assert await refused("/elsewhere", ours) == (404, "not_found")
        assert await refused("/ws/t", "https://evil.example") == (403, "origin")
        async with connect(url + "/ws/t", origin=ours):  # type: ignore[arg-type]
            assert await refused("/ws/t", ours) == (429, "too_many")

    run(check())
    with raw(server) as line:
        line.sendall(b"GET /ws/t HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        answer = read_all(line)
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "handshake"
    with raw(server) as line:
        line.sendall(b"\x16\x03\x01nonsense\r\n\r\n")
        answer = read_all(line)
        assert answer.startswith(b"HTTP/1.1 400")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "malformed"


def test_a_message_that_breaks_its_handler_closes_its_socket_with_a_code(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()

    async def check() -> None:
        ann, bob, made = await two_playing(server, "pig")
        live = server.service.hub.lives[made["id"]]
        monkeypatch.setattr(live.room, "say", lambda *_: 1 // 0)
        await ann.send(t="say", seat=0, phrase=1)
        assert await ann.closed() == 1011
        await bob.send(t="ping", n=4)
        assert (await bob.until(lambda m: m["t"] == "pong"))["n"] == 4

    run(check())


def test_a_server_that_stops_says_so_with_a_code_and_a_reason(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann, _, _ = await two_playing(server, "pig")
        server.server.should_exit = True
        assert await ann.closed() == 1012
        assert ann.socket is not None
        assert ann.socket.close_reason

    run(check())


# Crowds


def test_watchers_never_take_the_place_of_a_player(start: Start) -> None:
    server = start(limits=replace(GENEROUS, watchers_per_table=3, sockets_per_person=2))

    async def check() -> None:
        ann, bob, made = await two_playing(server, "pig")
        watching = [await Person(server.url).sit(made["id"], link=made["links"]["watch"]) for _ in range(3)]
        one_more = await Person(server.url).sit(made["id"], link=made["links"]["watch"])
        assert json.loads(one_more.raw[-1])["code"] == CLOSES[TOO_MANY]
        assert await one_more.closed() == TOO_MANY
        await bob.close()
        await bob.open()
        assert bob.seats == [1]
        second, third = await ann.person.sit(made["id"]), await ann.person.sit(made["id"])
        assert second.seats == [0]
        assert await third.closed() == TOO_MANY
        await watching[0].close()

    run(check())


def test_who_goes_gives_the_place_back(start: Start) -> None:
    """However often a page is loaded anew, by who plays or by who watches."""
    server = start(limits=replace(GENEROUS, watchers_per_table=2, sockets_per_person=2))

    async def check() -> None:
        ann, _, made = await two_playing(server, "pig")
        live = server.service.hub.lives[made["id"]]
        for _ in range(6):
            for chair in (
                await ann.person.sit(made["id"]),
                await Person(server.url).sit(made["id"], link=made["links"]["watch"]),
            ):
                assert chair.welcome
                before = len(live.sockets)
                await chair.close()
                deadline = time.monotonic() + 20
                while len(live.sockets) == before:
                    assert time.monotonic() < deadline
                    await asyncio.sleep(0.01)

    run(check())


def test_where_a_move_can_reach_is_worked_out_once_a_position(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    worked: list[int] = []

    def reach(state: Any, seat: int, given: Any) -> int:
        worked.append(seat)
        return seat

    async def check() -> None:
        ann, bob, made = await two_playing(server, "pig")
        room = server.service.hub.lives[made["id"]].room
        monkeypatch.setattr(room, "title", replace(room.title, asks={"reach": reach}))

        async def ask(chair: Any, seat: int) -> Any:
            await chair.send(t="ask", key=f"reaching{seat}", seat=seat, what="reach")
            return (await chair.until(lambda m: m["t"] == "answer"))["answer"]

        for _ in range(3):
            assert (await ask(ann, 0), await ask(bob, 1)) == (0, 1)
        assert worked == [0, 1]
        await ann.act(0, 1)
        assert await ask(ann, 0) == 0
        assert worked == [0, 1, 0]

    run(check())


def test_tables_that_nobody_is_at_make_room_for_others(start: Start) -> None:
    server = start(limits=replace(GENEROUS, tables_in_memory=3))

    async def check() -> None:
        ann = Person(server.url)
        made = [await ann.make("here", "bot:random", game="pig") for _ in range(2)]
        chairs = [await ann.sit(one["id"]) for one in made]
        third = await ann.make("here", "bot:random", game="pig")
        hub = server.service.hub
        assert len(hub.lives) == 3
        old = hub.lives[third["id"]]
        until = time.monotonic() + 20
        while time.monotonic() < until:  # its place is free a second after the last one has looked at it
            answer = await ann.http.post("/api/tables", json={"seats": [{"kind": "here"}] * 2, "game": "pig"})
            if answer.status_code == 201:
                break
            assert answer.status_code == 503
            await asyncio.sleep(0.1)
        assert third["id"] not in hub.lives
        assert old.dropped
        assert all(one["id"] in hub.lives for one in made)
        for chair in chairs:
            await chair.close()

    run(check())


def test_an_address_has_its_tables_read_one_by_one_and_others_need_not_wait_for_them(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    hub, reading, order = server.service.hub, Counter[str](), list[str]()

    def load(table: str, now: float) -> None:
        address = table[0]
        reading[address] += 1
        assert reading[address] == 1
        time.sleep(0.1)
        reading[address] -= 1
        order.append(address)

    monkeypatch.setattr(hub.store, "load", load)

    async def check() -> None:
        asked = [(f"{address}{n}", address) for address, most in (("a", 6), ("b", 1)) for n in range(most)]
        await asyncio.gather(*(hub.find(table, address) for table, address in asked))

    asyncio.run_coroutine_threadsafe(check(), hub._sweeper.get_loop()).result(30)  # type: ignore[union-attr]
    assert len(order) == 7
    assert order.index("b") < 3
