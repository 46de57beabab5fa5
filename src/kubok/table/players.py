"""Bots at the table: they think in worker processes and act as soon as they know. Every page shows it at its own pace.

A bot is given a determinized state as data, taken the moment its decision is asked: it waits for nobody's roll, and
there is no way from it to the record, the key or the secret.

Bots think while somebody is at the table or has just been, and the tables take turns: see `workers`.

Whatever a bot does, the table goes on. One that raises, names no legal action, does not answer in time or takes its
process with it is asked once more; then simpler bots answer for that decision, and at last any legal action will do.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from kubok.bots import GAMES_KEPT
from kubok.bots.asking import DEAD, FAILURES, ILLEGAL, TIMEOUT, Failed, ask, raised
from kubok.bots.uniform import Uniform
from kubok.kernel import JSON, Game, State
from kubok.kernel.session import Header
from kubok.table import metrics
from kubok.table.games import made
from kubok.table.guard import Limits
from kubok.table.room import Change, Room
from kubok.table.workers import Crowded, Late, Lost, Turn, Workers, spare_cores
from kubok.titles import title_of

log: Final = logging.getLogger("kubok.table")

PACE: Final = 0.25
"""Seconds from a question to a bot's answer where cards are hidden, for how long it thinks would tell of them; and
where only bots play, for whoever looks on. They think for some thousandths; who needs longer takes another beat."""

ALONE: Final = 60.0
"""Seconds for which bots go on at a table that everybody has left."""

CROWDED: Final = 1.0
"""Seconds, more or less, after which a bot is asked again when too many of its address wait."""


def choose(header: Header, state: JSON, seat: int, level: str, seed: int) -> int:
    """A bot's action, in a worker process: all it gets is in these five. Failed where it has none."""
    return ask(title_of(header.game).bots.make(level, seed), _game(header).load(state), seat)


_game: Final = lru_cache(maxsize=GAMES_KEPT)(made)


class Seats(Protocol):
    """What the players need of a live table."""

    room: Room
    thinking: dict[int, int]
    network: str
    """The address of who made the table or sits there: its tables share their turns."""

    @property
    def is_attended(self) -> bool: ...

    def apply(self, change: Change) -> None: ...


class Asked(NamedTuple):
    """A decision that a bot owes: whose, which, what it is shown, and how far the record had come."""

    seat: int
    level: str
    number: int
    state: JSON
    entry: int


class Answer(NamedTuple):
    """An action, or None where any legal one will do; and whether the bot itself has found it."""

    action: int | None
    is_own: bool


class Players:
    """The bots of all tables, and the processes they think in."""

    def __init__(self, pace: float = PACE, workers: int = 0, seconds: float = Limits.bot_seconds) -> None:
        """`workers` 0: a process for every core but one."""
        self.pace, self.seconds = pace, seconds
        self.workers = Workers(workers or spare_cores(), keeps=GAMES_KEPT)
        metrics.bots_waiting.set_function(lambda: self.workers.waiting)
        self.answers = self.retries = self.replaced = 0
        self.failures = dict.fromkeys(FAILURES, 0)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._rng = Random(secrets.randbits(64))

    def counts(self) -> dict[str, Any]:
        """Since the start: decisions answered, bots asked once more, decisions answered for them, and why.

        And now: decisions that wait for a process, how long the longest wait was lately, and the processes.
        """
        return {
            "answers": self.answers, "retries": self.retries, "replaced": self.replaced,
            "failures": dict(self.failures), "waiting": self.workers.waiting,
            "longest_wait_ms": round(1000 * self.workers.longest_wait(), 1), "workers": self.workers.alive,
            "most_workers": self.workers.count,
        }  # fmt: skip

    def wake(self, live: Seats) -> None:
        """Let every bot that owes a decision, and is not thinking about it, think; where nobody is, none does."""
        if self._closed or not live.is_attended:
            return
        for seat, level, number in live.room.wanted():
            if live.thinking.get(seat) != number:
                state = live.room.for_bot(seat, Random(self._rng.getrandbits(64)))
                live.thinking[seat] = number
                asked = Asked(seat, level, number, state, live.room.entry)
                task = asyncio.get_running_loop().create_task(self._move(live, asked))
                self._tasks.add(task)
                task.add_done_callback(self._moved)

    def _moved(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a bot could not act", exc_info=error)

    async def _move(self, live: Seats, asked: Asked) -> None:
        try:
            answer = await self._in_time(live, asked)
        finally:
            if live.thinking.get(asked.seat) == asked.number:
                del live.thinking[asked.seat]
        change = None if answer is None else self._act(live.room, asked, answer)
        if change is None:
            self.wake(live)
            return
        live.apply(change)

    async def _in_time(self, live: Seats, asked: Asked) -> Answer | None:
        """The answer, on the beat where there is one; None where the decision is not asked any more."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        answer = await self._answer(live, asked)
        metrics.bot_seconds.observe(loop.time() - begun)
        if self.pace and has_beat(live.room):
            beats = (loop.time() - begun) / self.pace
            await asyncio.sleep(self.pace * (1 - beats % 1))
        return answer

    async def _answer(self, live: Seats, asked: Asked) -> Answer | None:
        """What the bot does, or a simpler one where it fails twice."""
        room, turn = live.room, (live.network, live.room.id)
        names = (asked.level, asked.level, *room.title.bots.instead.get(asked.level, ()))
        for at, name in enumerate(names):
            if asked[:3] not in room.wanted():
                return None
            self.retries += at == 1
            try:
                return Answer(await self._think(room.session.game, asked, name, turn), is_own=at < 2)
            except Crowded:
                await asyncio.sleep(CROWDED * self._rng.uniform(0.6, 1.4))
                return None  # and it is asked again, if anybody is still there
            except Failed as failed:
                self._note(room, asked, name, failed, *names[at + 1 : at + 2])
        return Answer(None, is_own=False)

    async def _think(self, game: Game, asked: Asked, name: str, turn: Turn) -> int:
        header = Header.of(game)
        seed = self._rng.getrandbits(32)
        try:
            return await self.workers.once(
                self.seconds, choose, header, asked.state, asked.seat, name, seed, turn=turn, near=header
            )
        except Late as late:
            raise Failed(TIMEOUT, str(late)) from None
        except Lost as lost:
            raise Failed(DEAD, str(lost)) from None
        except (Failed, Crowded):
            raise
        except Exception as error:  # no such bot any more, or a state that the worker cannot read
            raise raised(error) from None

    def _act(self, room: Room, asked: Asked, answer: Answer) -> Change | None:
        """Play the answer. None where others have changed what the bot may do, or its person is back."""
        action, is_own = answer
        if asked[:3] not in room.wanted():
            return None
        if action is not None and action not in room.session.state.legal(asked.seat):
            if room.entry != asked.entry:
                return None
            # Nothing has happened since: asked again it would say the same for ever.
            self._note(room, asked, asked.level, Failed(ILLEGAL, "not a legal action at the table", str(action)))
            action, is_own = None, False
        if action is None:
            action = Uniform(self._rng.getrandbits(32)).choose(room.session.state, asked.seat)
        change = room.act_for_bot(asked.seat, asked.number, action)
        self.answers += 1
        self.replaced += not is_own
        return change

    def _note(self, room: Room, asked: Asked, name: str, failed: Failed, then: str = "any legal action") -> None:
        """Count a failure and log it: with the position, and with what the bot said, where nothing is hidden."""
        self.failures[failed.kind] += 1
        metrics.bot_failures.labels(failed.kind).inc()
        said = {
            "table": room.id, "entry": asked.entry, "seat": asked.seat, "bot": name, "failure": failed.kind,
            "error": failed.what, "next": then,
        }  # fmt: skip
        game = room.session.game
        if (line := room.title.line) is not None:
            said |= {"detail": failed.detail, "position": _position(line, game, asked.state)}
        log.warning("a bot has failed", extra=said)

    async def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()


def has_beat(room: Room) -> bool:
    """Whether bots answer on the beat: cards are hidden, or nobody plays whom they would keep waiting."""
    return room.title.own is not None or all(chair.by_bot for chair in room.chairs)


def _position(line: Callable[[State], str], game: Game, state: JSON) -> str:
    try:
        return line(game.load(state))
    except Exception as error:  # what broke the bot may break this as well
        return str(raised(error))
