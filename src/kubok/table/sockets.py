"""The sockets: handshake, hello, and one message after another. Written straight to ASGI, for there are many of them.

A client that floods is read more slowly, and nobody waits for it; one that sends nonsense is closed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final

from kubok.table import protocol
from kubok.table.guard import COOKIE, Bucket, origin_fits, table_of
from kubok.table.hub import Busy, Hub
from kubok.table.live import Live, Socket
from kubok.table.protocol import PROTOCOL, Hello, Malformed, Reload, Trouble, encode, read

log: Final = logging.getLogger("kubok.table")

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
SendMessage = Callable[[Message], Awaitable[None]]

PATH: Final = "/ws"
RELOAD, NO_TABLE, BAD, BUSY = 4426, 4404, 4400, 1013
"""Close codes: the page must be loaded anew, no such table for you, nonsense, too much going on."""


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
    """Takes connections for a hub."""

    def __init__(self, hub: Hub, public_url: str) -> None:
        self._hub, self._public_url = hub, public_url
        self._by_address: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: SendMessage) -> None:
        headers = headers_of(scope)
        address = str((scope.get("client") or ("",))[0])
        refusal = self._refusal(scope, headers, address)
        await receive()  # websocket.connect
        if refusal:
            log.debug("socket refused", extra={"why": refusal})
            await send({"type": "websocket.close", "code": 1008, "reason": refusal})
            return
        self._by_address[address] += 1
        try:
            await send({"type": "websocket.accept"})
            await self._talk(self._hub.guard.who(cookie_of(headers.get("cookie", ""))), receive, send)
        except (_Gone, OSError):
            pass
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _refusal(self, scope: Scope, headers: dict[str, str], address: str) -> str:
        """Why the handshake is refused; '' if it is not."""
        limits = self._hub.limits
        if scope["path"] != PATH:
            return "path"
        if not origin_fits(headers.get("origin", ""), headers.get("host", ""), self._public_url):
            return "origin"
        if self._by_address[address] >= limits.sockets_per_address or len(self._hub.sockets) >= limits.sockets:
            return "too many"
        return ""

    async def _talk(self, who: str, receive: Receive, send: SendMessage) -> None:
        async def send_text(message: bytes) -> None:
            await send({"type": "websocket.send", "text": message.decode()})

        async def close(code: int, reason: str) -> None:
            await send({"type": "websocket.close", "code": code, "reason": reason})

        hello = await self._hello(receive, send_text, close)
        if hello is None:
            return
        try:
            live = await self._hub.find(hello.table)
        except Busy as busy:
            await send_text(encode(Trouble("busy", str(busy))))
            await close(BUSY, "busy")
            return
        watcher = self._is_watcher(live, who, hello)
        if live is None or watcher is None:
            await send_text(encode(Trouble("no_table", "there is no such table for you; ask for its link")))
            await close(NO_TABLE, "no table")
            return
        socket = Socket(send_text, close, who, watcher, self._hub.limits)
        pump = asyncio.get_running_loop().create_task(_quietly(socket.pump()))
        socket.task = asyncio.current_task()
        pump.add_done_callback(lambda _: socket.abandon())
        self._hub.sockets.add(socket)
        live.attach(socket, hello.epoch, hello.since)
        try:
            await self._listen(socket, live, receive)
        except asyncio.CancelledError:
            if not pump.done():
                raise
        finally:
            socket.task = None
            self._hub.sockets.discard(socket)
            live.detach(socket)
            pump.cancel()

    async def _hello(
        self, receive: Receive, send: Callable[[bytes], Awaitable[None]], close: Callable[[int, str], Awaitable[None]]
    ) -> Hello | None:
        try:
            async with asyncio.timeout(self._hub.limits.hello_seconds):
                hello = read(await _text(receive))
        except (Malformed, TimeoutError):
            await close(BAD, "say hello first")
            return None
        if not isinstance(hello, Hello):
            await close(BAD, "say hello first")
            return None
        if hello.protocol != PROTOCOL:
            await send(encode(Reload(PROTOCOL)))
            await close(RELOAD, "reload")
            return None
        return hello

    def _is_watcher(self, live: Live | None, who: str, hello: Hello) -> bool | None:
        """Whether who says hello only watches; None if they may not even that."""
        if live is None or live.dropped or len(live.sockets) >= self._hub.limits.watchers_per_table:
            return None
        if hello.link:
            return (
                True
                if self._hub.guard.chair_of(hello.link, live.room) and table_of(hello.link) == hello.table
                else None
            )
        return False if who and who in live.room.people() else None

    async def _listen(self, socket: Socket, live: Live, receive: Receive) -> None:
        limits = self._hub.limits
        bucket = Bucket(limits.messages, limits.messages_burst, time.monotonic())
        malformed = 0
        while True:
            text = await _text(receive)
            while not bucket.take(time.monotonic()):  # not read on: the flood waits on the sender's side
                await asyncio.sleep(bucket.wait())
            try:
                message = read(text)
            except Malformed as error:
                malformed += 1
                socket.tell(Trouble("malformed", str(error)))
                if malformed >= limits.malformed:
                    socket.close(BAD, "malformed")
                    return await _until_gone(receive)
                continue
            if live.dropped:
                return None
            if isinstance(message, protocol.Ping):
                socket.tell(protocol.Pong(message.n))
            else:
                live.handle(socket, message)


async def _until_gone(receive: Receive) -> None:
    """Take no more requests, and leave the socket open until what is queued is sent and it is closed."""
    with suppress(_Gone):
        while True:
            await _text(receive)


async def _text(receive: Receive) -> str | bytes:
    message = await receive()
    if message["type"] != "websocket.receive":
        raise _Gone
    text = message.get("text")
    return text if text is not None else message.get("bytes") or b""


async def _quietly(sending: Awaitable[None]) -> None:
    with suppress(Exception):  # the other side is gone: the listener sees that too
        await sending
