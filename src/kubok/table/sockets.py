"""Connections: handshake, hello, and one message after another. Written straight to ASGI, for there are many of them.

A client that floods is read more slowly, and nobody waits for it; one that sends nonsense is closed.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from functools import partial
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, NamedTuple

from kubok.table import metrics, protocol
from kubok.table.guard import COOKIE, Addresses, network_of, origin_fits, table_of
from kubok.table.hub import Hub
from kubok.table.live import Busy, Live
from kubok.table.protocol import (
    BROKEN,
    BUSY,
    CLOSES,
    NO_TABLE,
    NONSENSE,
    PROTOCOL,
    RELOAD,
    TOO_MANY,
    TOO_SLOW,
    Hello,
    Malformed,
    Reload,
    Trouble,
    encode,
    protocol_of,
    read,
)
from kubok.table.socket import Socket
from kubok.table.wire import EXTENSION, Wire, frame_of

log: Final = logging.getLogger("kubok.table")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
SendMessage = Callable[[Message], Awaitable[None]]

PATH: Final = "/ws/"
"""What follows is the table's name, so that a proxy can route by it."""

OLD_PATH: Final = "/ws"
"""Where pages of protocol 1 come: they are told to load anew."""

TABLE_PATH: Final = re.compile(PATH + "[A-Za-z0-9_-]{1,40}")


class Refusal(NamedTuple):
    """Why there is no socket: an answer over HTTP."""

    status: int
    code: str
    text: str


class _Gone(Exception):  # noqa: N818
    """The other side has closed."""


def headers_of(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def cookie_of(header: str) -> str:
    """The value of our cookie in a Cookie header."""
    with suppress(CookieError):
        found = SimpleCookie(header).get(COOKIE)
        return found.value if found else ""
    return ""


class Sockets:
    """Takes connections for a hub. `requests` is the rate at which an address may ask for anything."""

    def __init__(self, hub: Hub, public_url: str, requests: Addresses) -> None:
        self._hub, self._public_url, self._requests = hub, public_url, requests
        self._by_address: Counter[str] = Counter()
        self._processor = Addresses(hub.limits.processor, hub.limits.processor_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: SendMessage) -> None:
        headers = headers_of(scope)
        network = network_of(str((scope.get("client") or ("",))[0]))
        wire: Wire = scope["extensions"].pop(EXTENSION)
        await receive()  # websocket.connect
        refusal = self._refusal(scope, headers, network)
        if refusal is not None:
            log.debug("socket refused", extra={"why": refusal.code})
            if refusal.status == 429:
                await asyncio.sleep(self._hub.limits.refused_seconds)
            wire.refuse(*refusal)
            return
        self._by_address[network] += 1
        wire.budget = self._processor.of(network, time.monotonic())
        try:
            await send({"type": "websocket.accept"})
            who = self._hub.guard.who(cookie_of(headers.get("cookie", "")))
            await self._talk(wire, scope["path"].removeprefix(PATH), who, network, receive)
        except (_Gone, OSError):
            pass
        except Exception:
            log.exception("a socket broke")
            wire.end(BROKEN, CLOSES[BROKEN])
        finally:
            self._by_address[network] -= 1
            if not self._by_address[network]:
                del self._by_address[network]

    def _refusal(self, scope: Scope, headers: dict[str, str], network: str) -> Refusal | None:
        limits = self._hub.limits
        if scope["path"] != OLD_PATH and not TABLE_PATH.fullmatch(scope["path"]):
            return Refusal(404, "not_found", "sockets are at /ws/{table}")
        if not origin_fits(headers.get("origin", ""), headers.get("host", ""), self._public_url):
            metrics.refusals.labels("origin").inc()
            return Refusal(403, "origin", "this socket does not come from our page")
        if not self._requests.take(network, time.monotonic()):
            metrics.refusals.labels("requests").inc()
            return Refusal(429, "slow_down", "so many requests at once; wait a moment")
        if self._by_address[network] >= limits.sockets_per_address:
            metrics.refusals.labels("sockets").inc()
            return Refusal(429, "too_many", "this address has too many sockets")
        if len(self._hub.sockets) >= limits.sockets:
            metrics.refusals.labels("busy").inc()
            return Refusal(503, "busy", "too many people are here; try again later")
        return None

    async def _talk(self, wire: Wire, table: str, who: str, network: str, receive: Receive) -> None:
        hello = await self._hello(wire, receive)
        if hello is None:
            return
        try:
            live = await self._hub.find(table, network)
        except Busy as busy:
            _close(wire, BUSY, Trouble("busy", str(busy)))
            return
        watcher = self._is_watcher(live, who, hello)
        if live is None or watcher is None:
            _close(wire, NO_TABLE, Trouble("no_table", "there is no such table for you; ask for its link"))
            return
        if live.is_crowded(who, watcher, self._hub.limits):
            metrics.refusals.labels("watchers" if watcher else "sockets").inc()
            _close(wire, TOO_MANY, Trouble("too_many", "there are too many sockets at this table"))
            return
        socket = Socket(wire, who, watcher, self._hub.limits)
        live.network = live.network or network
        self._hub.sockets.add(socket)
        live.attach(socket, hello.epoch, hello.since)
        try:
            wire.listen(partial(self._heard, socket, live))
            while True:
                await _text(receive)
        finally:
            self._hub.sockets.discard(socket)
            live.detach(socket)

    async def _hello(self, wire: Wire, receive: Receive) -> Hello | None:
        try:
            async with asyncio.timeout(self._hub.limits.hello_seconds):
                text = await _text(receive)
        except TimeoutError:
            metrics.refusals.labels("hello").inc()
            wire.end(TOO_SLOW, "say hello in time")
            return None
        if protocol_of(text) not in (None, PROTOCOL):
            _close(wire, RELOAD, Reload(PROTOCOL))
            return None
        with suppress(Malformed):
            if isinstance(hello := read(text), Hello):
                return hello
        metrics.refusals.labels("hello").inc()
        wire.end(NONSENSE, "say hello first")
        return None

    def _is_watcher(self, live: Live | None, who: str, hello: Hello) -> bool | None:
        """Whether who says hello only watches; None if they may not even that."""
        if live is None or live.dropped:
            return None
        if hello.link:
            fits = self._hub.guard.chair_of(hello.link, live.room) and table_of(hello.link) == live.room.id
            return True if fits else None
        return False if who and who in live.room.people() else None

    def _heard(self, socket: Socket, live: Live, text: bytes) -> None:
        """One message, as soon as it is read."""
        try:
            message = read(text)
        except Malformed as error:
            metrics.refusals.labels("malformed").inc()
            socket.malformed += 1
            socket.tell(Trouble("malformed", str(error)))
            if socket.malformed >= self._hub.limits.malformed:
                socket.close(NONSENSE, CLOSES[NONSENSE])
            return
        if isinstance(message, protocol.Ping):
            socket.tell(protocol.Pong(message.n))
        elif not live.dropped:
            live.handle(socket, message)


def _close(wire: Wire, code: int, last: Trouble | Reload) -> None:
    """Say why, and close."""
    wire.write(frame_of(encode(last)))
    wire.end(code, CLOSES[code])


async def _text(receive: Receive) -> bytes:
    message = await receive()
    if message["type"] != "websocket.receive":
        raise _Gone
    return message.get("bytes") or b""
