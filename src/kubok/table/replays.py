"""Records told again for whoever asks: worked out in a process of its own, once for all who ask the same, and kept.

Nothing long happens here. What is worked out, and how, is in `replaying`.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, Final

from kubok.table import replaying
from kubok.table.live import Live
from kubok.table.store import Store
from kubok.table.workers import Workers

MOST_AT_ONCE: Final = 8
"""Replays that one address has asked for and not got yet. A page that opens a finished game asks for three, and several
people may share an address; they are worked out one by one, and in turn with those of other addresses.
"""

KEPT: Final = 16 * 1024 * 1024
"""Bytes of answers that are kept."""

Key = tuple[Any, ...]


class TooMany(Exception):  # noqa: N818
    """The address must wait for what it has asked before."""


class Replays:
    """What can be asked about the record of a table."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.workers = Workers(1)
        """Not those of the bots: nobody's reading keeps a game waiting."""
        self._at_once: Counter[str] = Counter()
        self._working: dict[Key, asyncio.Task[bytes | None]] = {}
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0

    async def steps(self, live: Live, address: str, seat: int | None, start: int, count: int, views: bool) -> bytes:
        def work(text: str, over: bool) -> Key:
            return replaying.steps, text, seat, start, count, views, over

        return await self._answer(live, address, ("steps", seat, start, count, views), work) or NO_STEPS

    async def tally(self, live: Live, address: str) -> bytes | None:
        """None while the game is played."""
        return await self._answer(live, address, ("tally",), lambda text, over: (replaying.tally, text) if over else ())

    async def recap(self, live: Live, address: str) -> bytes:
        if live.room.title.recap is None or not live.room.session.started:
            return b"null"
        return await self._answer(live, address, ("recap",), lambda text, over: (replaying.recap, text)) or b"null"

    async def _answer(self, live: Live, address: str, asked: Key, work: Callable[[str, bool], Key]) -> bytes | None:
        key = (live.room.id, live.room.entry, live.room.is_over, *asked)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._working:
            if self._at_once[address] >= MOST_AT_ONCE:
                raise TooMany
            task = asyncio.get_running_loop().create_task(self._work(live, address, key, work))
            self._working[key] = task
            self._at_once[address] += 1
            task.add_done_callback(lambda _: self._worked(key, address))
        return await asyncio.shield(self._working[key])

    async def _work(self, live: Live, address: str, key: Key, work: Callable[[str, bool], Key]) -> bytes | None:
        is_stored = not live.waiting  # else the key, which goes by what is in memory, is ahead of the record
        found = await asyncio.to_thread(self._store.record_text, live.room.id)
        job = () if found is None else work(*found)
        if not job:
            return None
        done: bytes = await self.workers.work(*job, turn=(address, live.room.id))
        if is_stored:
            self._keep(key, done)
        return done

    def _worked(self, key: Key, address: str) -> None:
        del self._working[key]
        self._at_once[address] -= 1
        if not self._at_once[address]:
            del self._at_once[address]

    def _keep(self, key: Key, answer: bytes) -> None:
        self._kept[key] = answer
        self._bytes += len(answer)
        while self._bytes > KEPT:
            self._bytes -= len(self._kept.popitem(last=False)[1])

    async def close(self) -> None:
        await self.workers.close()


NO_STEPS: Final = b'{"steps":[],"entries":0}'
