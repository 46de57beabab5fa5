"""Connections as bytes: uvicorn's two protocols with an end to everything that somebody outside can make endless.

HTTP: how many connections an address has, and how long headers, a body and an answer that nobody takes may last.
Sockets: control frames count like messages, what comes too fast stays with the sender, and the time that an address's
messages take is charged to it. A message is handled as soon as it is read, and sent without a task of its own.
"""

from __future__ import annotations

import json
import logging
import time
from asyncio import BaseTransport, Protocol, TimerHandle, Transport
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from kubok.table import metrics
from kubok.table.guard import Bucket, Limits, network_of
from kubok.table.protocol import BROKEN, CLOSES, NONSENSE, RESTART

log: Final = logging.getLogger("kubok.table")

EXTENSION: Final = "kubok.wire"
"""Under this name a socket's application finds its Wire in the scope."""

SLICE: Final = 512
"""So many bytes are read into frames at a time: with the shortest frames 85 of them, a millisecond."""

CLOSING: Final = 3.0
"""Seconds that the other side has for its farewell."""

JSON_TYPE: Final = "application/json"


def error_body(code: str, text: str) -> bytes:
    return json.dumps({"code": code, "text": text}).encode()


def answer_of(status: int, code: str, text: str) -> bytes:
    """A whole answer, the last on its connection."""
    body = error_body(code, text)
    return (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: {JSON_TYPE}\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    ).encode() + body


# HTTP


class Doors:
    """Who is connected: so many an address, so many in all. A proxy that we trust speaks for many: it has no limit."""

    def __init__(self, limits: Limits, trusted: str = "") -> None:
        self.limits = limits
        self._everybody = trusted.strip() == "*"
        self._trusted = [] if self._everybody else _networks(trusted)
        self._inside: Counter[str] = Counter()

    def enter(self, address: str) -> str | None:
        """Come in, under the name returned; None if there is no room."""
        name = "" if self._trusts(address) else network_of(address)
        most = self.limits.connections_per_address if name else self.limits.connections
        if self._inside[name] >= most or self._inside.total() >= self.limits.connections:
            return None
        self._inside[name] += 1
        return name

    def leave(self, name: str) -> None:
        self._inside[name] -= 1
        if self._inside[name] <= 0:
            del self._inside[name]

    def _trusts(self, address: str) -> bool:
        if self._everybody or not address:  # no address: a Unix socket, so a proxy on this machine
            return True
        try:
            return any(ip_address(address) in network for network in self._trusted)
        except ValueError:
            return False


def _networks(trusted: str) -> list[Any]:
    found = []
    for name in trusted.split(","):
        try:
            found.append(ip_network(name.strip(), strict=False))
        except ValueError:  # a literal that is no address: uvicorn compares it with names, and we have none
            continue
    return found


class Porch(Protocol):
    """A connection that has just come, before anything is made for it: there may be very many of them."""

    def __init__(self, doors: Doors, **given: Any) -> None:
        self._doors, self._given = doors, given

    def connection_made(self, transport: BaseTransport) -> None:
        transport = cast(Transport, transport)
        client = get_remote_addr(transport)
        name = self._doors.enter(client[0] if client else "")
        if name is None:
            metrics.refusals.labels("connections").inc()
            transport.write(answer_of(503, "connections", "this address has too many connections"))
            transport.close()
            return
        door = Door(self._doors, name, **self._given)
        transport.set_protocol(door)
        door.connection_made(transport)


class Door(H11Protocol):
    """A connection from its first byte until it ends or becomes a socket."""

    def __init__(self, doors: Doors, name: str, **given: Any) -> None:
        super().__init__(**given)
        self.doors = doors
        self._name: str | None = name
        """Under which it is counted; None when it has become a socket."""
        self._heard = False
        self._awaited: object = None
        """What h11 says the other side is at, and the timer runs for."""
        self._timer: TimerHandle | None = None
        self._stuck: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        self._await(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._release()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        super().data_received(data)
        if self._name is not None:  # it has not become a socket
            self._await(self.conn.their_state)

    def _await(self, state: object) -> None:
        """Headers and body are each to be whole in their time, however many pieces they come in."""
        if state is self._awaited:
            return
        self._awaited = state
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        limits = self.doors.limits
        seconds = {h11.IDLE: limits.header_seconds, h11.SEND_BODY: limits.body_seconds}.get(state)  # type: ignore[call-overload]
        if seconds is not None and not self.transport.is_closing():
            self._timer = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        metrics.refusals.labels("headers" if self._awaited is h11.IDLE else "body").inc()
        if self._heard:
            self._answer(408, "too_slow", "the request did not come in time")
        else:  # a browser opens connections in advance: to those there is nothing to say
            self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._awaited is h11.SEND_BODY:  # answered before the body was read: it is not waited for
            self._await(None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the connection is a socket's, and so is its place."""
        self._await(None)
        name, self._name = self._name, None
        super().handle_websocket_upgrade(event)
        wire = self.transport.get_protocol()
        assert isinstance(wire, Wire)
        wire.left = partial(self.doors.leave, name or "")

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self._stuck or self.loop.call_later(self.doors.limits.stuck_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def send_400_response(self, msg: str) -> None:
        self._answer(400, "malformed", "this is not a request that we understand")

    def _answer(self, status: int, code: str, text: str) -> None:
        """Say it where nothing has been said yet, and hang up."""
        if self.transport.is_closing():
            return
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(answer_of(status, code, text))
        self.transport.close()

    def _release(self) -> None:
        self._await(None)
        if self._stuck is not None:
            self._stuck.cancel()
        if self._name is not None:
            self.doors.leave(self._name)
            self._name = None


# Sockets


class _Handshake(ServerProtocol):
    """Refusals in our own form."""

    code = "handshake"

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, error_body(self.code, text.strip()).decode())
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = JSON_TYPE
        response.headers["Cache-Control"] = "no-store"
        return response


def frame_of(message: bytes) -> bytes:
    """A message of the server as one text frame.

    >>> frame_of(b"{}")
    b'\\x81\\x02{}'
    """
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


class Wire(WebSocketsSansIOProtocol):
    """A socket. Until it is listened to, messages go the way of ASGI; then each goes straight to its listener."""

    def __init__(self, limits: Limits, **given: Any) -> None:
        super().__init__(**given)
        self.conn: _Handshake = _Handshake(max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        self.close_timeout = CLOSING
        self.limits = limits
        self.budget: Bucket | None = None
        """The server's time that is left to this socket's address."""
        self.left: Callable[[], None] | None = None
        """Called once, when the connection is gone."""
        self.drained: Callable[[], None] | None = None
        """Called when the other side takes messages again."""
        self.stuck_since = 0.0
        self._listener: Callable[[bytes], None] | None = None
        self._heard_at = 0.0
        self._unread = bytearray()
        self._frames = Bucket(limits.messages, limits.messages_burst, time.monotonic())
        self._before_hello = 0
        self._later: TimerHandle | None = None

    # In

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request itself, whose size the door has looked at
            super().data_received(data)
            return
        self._heard_at = self.loop.time()
        self._unread += data
        self._read()

    def _read(self) -> None:
        """Read as much as may be read now; the rest waits, and with it the sender."""
        while self._later is None and self._unread and not self.transport.is_closing():
            wait = self._wait()
            if wait is not None:
                self.transport.pause_reading()
                if wait:
                    self._later = self.loop.call_later(wait, self._read_on)
                return
            some = bytes(self._unread[:SLICE])
            del self._unread[:SLICE]
            begun = time.perf_counter()
            super().data_received(some)
            if self.budget is not None:
                self.budget.spend(time.perf_counter() - begun)
        if not self.read_paused and self._later is None:
            self.transport.resume_reading()

    def _read_on(self) -> None:
        self._later = None
        self._read()

    def _wait(self) -> float | None:
        """Seconds until more may be read; 0.0 where something else will say so; None if it may be read now."""
        if self.read_paused or not self.handshake_complete or not self.writable.is_set():
            return 0.0
        now = time.monotonic()
        if self._frames.left(now) < 1:
            metrics.refusals.labels("frames").inc()
            return self._frames.wait()
        if self.budget is not None and self.budget.left(now) <= 0:
            metrics.refusals.labels("processor").inc()
            return self.budget.wait(0.005)
        return None

    def handle_events(self) -> None:
        frames = len(self.conn.events)
        if self.handshake_complete:
            self._frames.spend(frames)
            if self._listener is None:
                self._before_hello += frames
                if self._before_hello > self.limits.frames_before_hello:
                    metrics.refusals.labels("hello").inc()
                    self.conn.events_received()
                    self.end(NONSENSE, "say hello first")
                    return
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        self.curr_msg_data_type = "bytes"  # whether it is text at all is for its reader to say
        if self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._hear(data)

    def _hear(self, data: bytes) -> None:
        assert self._listener is not None
        try:
            self._listener(data)
        except Exception:  # ours, not theirs; nobody else is to notice
            log.exception("a message broke its handler")
            self.end(BROKEN, CLOSES[BROKEN])

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """From now on every message goes there, those that came meanwhile first."""
        self._listener = listener
        kept = []
        while not self.queue.empty():
            kept.append(self.queue.get_nowait())
        for message in kept:
            if message["type"] == "websocket.receive":
                self._hear(message.get("bytes") or b"")
            else:
                self.queue.put_nowait(message)
        self.read_paused = False
        self._read()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._read()

    # Out

    def refuse(self, status: int, code: str, text: str) -> None:
        """No socket: an answer over HTTP, and the end."""
        if not self.disconnected:
            self.conn.code = code
            self.conn.send_response(self.conn.reject(status, text))
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.handshake_complete = True
        self.transport.close()

    @property
    def takes(self) -> bool:
        """Whether a message would be sent now, not kept."""
        return self.writable.is_set()

    def write(self, frame: bytes) -> None:
        if not self.close_sent and not self.disconnected:
            self.transport.write(frame)

    def end(self, code: int, reason: str) -> None:
        """Close, with a code and a reason."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.read_paused = False
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def abandon(self) -> None:
        """The other side takes nothing any more: hang up without a farewell."""
        self.transport.abort()

    def send_keepalive_ping(self) -> None:
        """Only who has been silent is asked whether they are there."""
        if self.loop.time() - self._heard_at < (self.ping_interval or 0.0):
            self.ping_timer = None
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck_since = time.monotonic()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuck_since = 0.0
        if self.drained is not None:
            self.drained()
        self._read()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._listener = self.drained = None
        self.conn.parser.close()  # it holds on to itself, and nobody collects for a while
        self._unread.clear()
        if self._later is not None:
            self._later.cancel()
        if self.left is not None:
            self.left()
            self.left = None

    def shutdown(self) -> None:
        if self.handshake_complete:
            self.end(RESTART, "the server stops")
        super().shutdown()


def open_files(limits: Limits) -> Limits:
    """The same limits, within what the system lets this process open; raised first as far as it lets us."""
    try:
        import resource
    except ImportError:  # not on every system
        return limits
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + FILES_OF_OUR_OWN
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return replace(limits, connections=min(limits.connections, max(1, soft - FILES_OF_OUR_OWN)))


FILES_OF_OUR_OWN: Final = 100
"""For the database, the workers and the log."""
