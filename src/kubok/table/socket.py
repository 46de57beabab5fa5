"""One connection of somebody at a table, with a queue of its own.

The queue has an end: who reads too slowly loses it and gets all anew (a resync). Connections are made in `sockets`,
what carries them is in `wire`.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Struct

from kubok.table import metrics
from kubok.table.guard import Bucket, Limits
from kubok.table.protocol import encode
from kubok.table.wire import frame_of

SPEECH: Final = (0.5, 4)
"""Ready phrases: how many a second, and how many at once."""


class Table(Protocol):
    """What a socket needs of its table."""

    def resync(self, socket: Socket) -> None: ...


class Line(Protocol):
    """What a socket needs of its wire."""

    drained: Callable[[], None] | None
    stuck_since: float

    @property
    def takes(self) -> bool: ...

    def write(self, frame: bytes) -> None: ...

    def end(self, code: int, reason: str) -> None: ...

    def abandon(self) -> None: ...


class Socket:
    """One connection: who it is, what it may see, and what waits to be sent."""

    def __init__(self, wire: Line, who: str, watcher: bool, limits: Limits) -> None:
        self._wire = wire
        self.who, self.watcher, self.limits = who, watcher, limits
        self.seats: tuple[int, ...] = ()
        self.seq = 0
        """The number of the update that the socket joined after."""
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._closing: tuple[int, str] | None = None
        self.lagging = False
        self.malformed = 0
        self.live: Table | None = None
        self.speech = Bucket(*SPEECH, time.monotonic())
        wire.drained = self._drained

    @property
    def stuck_since(self) -> float:
        """Since when the other side takes nothing; 0.0 if it does."""
        return self._wire.stuck_since

    def push(self, frame: bytes) -> None:
        """Send a frame, or queue it. A full queue is thrown away: the socket gets all anew when it reads again."""
        if self.lagging or self._closing:
            return
        if not self._queue and self._wire.takes:
            self._wire.write(frame)
        elif len(self._queue) >= self.limits.queue or self._queued + len(frame) > self.limits.queue_bytes:
            metrics.refusals.labels("queue").inc()
            self._queue.clear()
            self._queued = 0
            self.lagging = True
        else:
            self._queue.append(frame)
            self._queued += len(frame)

    def tell(self, message: Struct) -> None:
        self.push(frame_of(encode(message)))

    def close(self, code: int, reason: str) -> None:
        """Close when the queue is sent."""
        self._closing = self._closing or (code, reason)
        self._drained()

    def abandon(self) -> None:
        """The other side takes nothing any more: give up without a farewell."""
        self._wire.abandon()

    def _drained(self) -> None:
        """The other side takes messages: what is queued goes first, then what had to wait for it."""
        while self._queue and self._wire.takes:
            frame = self._queue.popleft()
            self._queued -= len(frame)
            self._wire.write(frame)
        if self._queue:
            return
        if self._closing:
            self._wire.end(*self._closing)
        elif self.lagging and self._wire.takes and self.live is not None:
            self.lagging = False
            self.live.resync(self)
