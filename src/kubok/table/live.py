"""A room with its sockets: requests go in, are stored, and what everybody may see goes out when it is.

Nothing here waits for a client. Who comes back after a cut gets what it has missed (`resuming`); who reads too slowly
gets all anew (a resync), and nobody else notices.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

from kubok.kernel import Phrase, Reason
from kubok.table import metrics, protocol
from kubok.table.guard import WATCH, Guard, Limits
from kubok.table.players import ALONE, Players
from kubok.table.protocol import PROTOCOL, FromPage, Welcome, You, encode
from kubok.table.resuming import Sent
from kubok.table.room import Change, No, Room
from kubok.table.socket import Socket
from kubok.table.store import Store, Write, chair_writes, entry_writes, table_write
from kubok.table.wire import frame_of

log: Final = logging.getLogger("kubok.table")

TOUCH: Final = 3600.0
"""A table that is played at is marked as touched so often, in seconds."""

BY_PERSON: Final = metrics.acts.labels("person")
BY_BOT: Final = metrics.acts.labels("bot")


class Busy(Exception):  # noqa: N818
    """There is no room for more tables or sockets at present."""

    phrase = Phrase("many_tables", "too many tables are in play; try again later")

    def __str__(self) -> str:
        return str(self.phrase)


class Live:
    """A table in memory."""

    def __init__(self, room: Room, store: Store, guard: Guard, players: Players, drop: Callable[[Live], None]) -> None:
        self.room, self._store, self._guard, self._players, self._drop = room, store, guard, players, drop
        self.sockets: set[Socket] = set()
        self._places: Counter[str] = Counter()
        """Of each person, and of all who watch: those, too, who are only just coming in."""
        self.waiting = 0
        """Changes that are not yet stored."""
        self.thinking: dict[int, int] = {}
        self.network = ""
        """The address of who made the table or sits there: whose turn its bots and replays take."""
        self.idle_since = time.monotonic()
        self._attended_until = 0.0
        self._touched = -math.inf
        self.dropped = False

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not self.sockets and not self.waiting and not self.thinking

    # Changes

    def apply(
        self,
        change: Change,
        socket: Socket | None = None,
        then: asyncio.Future[None] | None = None,
        read: float = 0.0,
    ) -> None:
        """Store what has changed; when that is done tell everybody, and the one who asked (and was read then)."""
        self._submit(self._writes(change), partial(self._stored, change, socket, then, read))

    async def applied(self, change: Change) -> None:
        """The same, and wait until it is stored."""
        then: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.apply(change, then=then)
        await then

    def _submit(self, writes: list[Write], done: Callable[[Exception | None], None]) -> None:
        """In order: what needs no writing still waits for what was handed in before it."""
        self.idle_since = time.monotonic()
        if self.dropped:  # it may be in memory again elsewhere: only that one may say what happens
            done(Busy())
            return
        if not writes and not self.waiting:
            done(None)
            return
        self.waiting += 1
        self._store.write(writes, partial(self._counted, done), group=self.room.updates.epoch)

    def _counted(self, done: Callable[[Exception | None], None], error: Exception | None) -> None:
        self.waiting -= 1
        done(error)

    def _writes(self, change: Change) -> list[Write]:
        room, now = self.room, time.time()
        writes = entry_writes(room.id, change.rows) if change.rows else []
        absent = room.absent()
        if change.chairs or absent:
            writes += chair_writes(room, {*change.chairs, *absent})
        if change.table:
            writes.append(table_write(room, now))
        elif writes and time.monotonic() - self._touched > TOUCH:
            self._touched = time.monotonic()
            writes.append(("touch", {"_id": room.id, "touched": now}))
        return writes

    def _stored(
        self,
        change: Change,
        socket: Socket | None,
        then: asyncio.Future[None] | None,
        read: float,
        error: Exception | None,
    ) -> None:
        if error is not None:
            self.fail(error)
            if then is not None and not then.done():
                then.set_exception(error)
            return
        done = b"" if socket is None or change.reply is None else frame_of(encode(change.reply))
        if change.sent is not None:
            done = self._broadcast(change.sent, socket, done)
        if socket is not None and done:
            socket.push(done)
        if change.rows:
            _count(change, read)
        if change.chairs:
            self._seat_anew()
        if then is not None and not then.done():
            then.set_result(None)
        self._players.wake(self)

    def _broadcast(self, sent: Sent, asker: Socket | None = None, done: bytes = b"") -> bytes:
        """Tell everybody, and the asker in one go that it is done; what is left to tell the asker."""
        public = b""
        for socket in self.sockets:
            if sent.seq <= socket.seq:  # told already, in its welcome
                continue
            if any(seat in sent.parts for seat in socket.seats):
                frame = frame_of(sent.for_seats(socket.seats))
            else:
                frame = public = public or frame_of(sent.for_seats(()))
            if socket is asker:
                frame, done = frame + done, b""
            socket.push(frame)
        return done

    def _seat_anew(self) -> None:
        """Somebody may have sat down or got up: who has other seats than before gets all anew."""
        for socket in list(self.sockets):
            seats = () if socket.watcher else self.room.seats_of(socket.who)
            if seats != socket.seats:
                self.resync(socket)

    def fail(self, error: Exception) -> None:
        """It could not be stored: what is in memory is not what happened. The table is read anew by who comes next."""
        if not self.dropped:
            log.error("not stored", extra={"table": self.room.id, "error": type(error).__name__})
            self.close_all(1012, "not stored")

    def close_all(self, code: int, reason: str) -> None:
        self.dropped = True
        self._drop(self)
        for socket in self.sockets:
            socket.close(code, reason)

    # Sockets

    @property
    def is_attended(self) -> bool:
        """Somebody is here, or was a moment ago: bots do not play on for nobody."""
        return bool(self.sockets) or time.monotonic() < self._attended_until

    def attach(self, socket: Socket, epoch: str = "", since: int = 0) -> None:
        """A socket has said hello: it gets all, or what it has missed since that number."""
        socket.live = self
        self._places["" if socket.watcher else socket.who] += 1
        change = None if socket.watcher else self.room.connect(socket.who)
        if change is not None:
            self.apply(change)
        missed = self.room.updates.since(epoch, since) if epoch else None
        self._greet(socket, missed)

    def is_crowded(self, who: str, watcher: bool, limits: Limits) -> bool:
        """Whether there is no place for one more: those who watch never take the place of those who play."""
        most = limits.watchers_per_table if watcher else limits.sockets_per_person
        return self._places["" if watcher else who] >= most

    def resync(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self._greet(socket, None)

    def _greet(self, socket: Socket, missed: list[Sent] | None) -> None:
        """What is told here may not be stored yet: it goes out, and the socket joins, when all before it is."""
        seats = () if socket.watcher else self.room.seats_of(socket.who)
        messages = [self._welcome(socket, seats)] if missed is None else self._resumed(missed, seats)
        self._submit([], partial(self._join, socket, seats, self.room.updates.seq, messages))

    def _resumed(self, missed: list[Sent], seats: tuple[int, ...]) -> list[bytes]:
        return [encode(protocol.Resumed(self.room.updates.seq)), *(sent.for_seats(seats) for sent in missed)]

    def _join(
        self, socket: Socket, seats: tuple[int, ...], seq: int, messages: list[bytes], error: Exception | None
    ) -> None:
        if error is not None or self.dropped:
            socket.close(1012, "not stored")
            return
        if socket.live is not self:  # gone meanwhile
            return
        socket.seats, socket.seq = seats, seq
        self.sockets.add(socket)
        for message in messages:
            socket.push(frame_of(message))
        self._players.wake(self)

    def _welcome(self, socket: Socket, seats: tuple[int, ...]) -> bytes:
        room = self.room
        public, parts = room.whole(seats)
        host = not socket.watcher and bool(socket.who) and socket.who == room.terms.host
        links = self._guard.links(room)
        known = {
            name: link for name, link in links.items() if host or (name == WATCH and seats) or name in map(str, seats)
        }
        you = You(list(seats), host, not seats, known)
        return encode(
            Welcome(PROTOCOL, room.updates.epoch, room.updates.seq, room.info, you, public, parts, time.time())
        )

    def detach(self, socket: Socket) -> None:
        socket.live = None
        place = "" if socket.watcher else socket.who
        self._places[place] -= 1
        if not self._places[place]:
            del self._places[place]
        if socket in self.sockets:
            self._attended_until = time.monotonic() + ALONE
        self.sockets.discard(socket)
        self.idle_since = time.monotonic()
        if not socket.watcher and not self.dropped:
            change = self.room.disconnect(socket.who, time.time())
            if change is not None:
                self.apply(change)

    # Requests

    def handle(self, socket: Socket, message: FromPage) -> None:
        """One request of a socket. It has an effect or is refused; nothing in between."""
        read = time.perf_counter()
        key = message.key if isinstance(message, protocol.Act | protocol.Undo | protocol.Ask) else ""
        who = "" if socket.watcher else socket.who
        try:
            change = self._do(socket, who, message)
        except No as no:
            kind, why = str(message.__struct_config__.tag), self.room.title.why(no.reason)
            refused = protocol.Refused(key, kind, why, no.number)
            # Even a refusal tells of the present position: it goes out when that is stored.
            self._submit([], lambda error: None if error else socket.tell(refused))
            return
        if change is not None:
            self.apply(change, socket, read=read)

    def _do(self, socket: Socket, who: str, message: FromPage) -> Change | None:
        room = self.room
        match message:
            case protocol.Act(key=key, seat=seat, number=number, actions=actions, itself=itself):
                return room.act(who, seat, key, number, actions, itself)
            case protocol.Undo(key=key, seat=seat, number=number):
                return room.undo(who, seat, key, number)
            case protocol.Nonce(seat=seat, nonce=nonce):
                return room.give_nonce(who, seat, nonce)
            case protocol.Start(level=level):
                return room.start(who, level, time.time())
            case protocol.SitIn(seat=seat, level=level):
                return room.sit_in(who, seat, level, time.time())
            case protocol.ComeBack(seat=seat):
                return room.come_back(who, seat)
            case protocol.Concede(seat=seat):
                return room.concede(who, seat)
            case protocol.Leave(seat=seat):
                return room.leave(who, seat)
            case protocol.Close():
                return room.close(who, time.time())
            case protocol.Say(seat=seat, phrase=phrase):
                if not socket.speech.take(time.monotonic()):
                    raise No(TOO_MANY_WORDS)
                return room.say(who, seat, phrase)
            case protocol.Ask(key=key, seat=seat, what=what, action=action, actions=actions):
                answer = frame_of(encode(protocol.Answer(key, room.ask(who, seat, what, action, actions))))
                self._submit([], lambda error: None if error else socket.push(answer))
            case protocol.Hello():
                raise No(GREETED)
        return None


def _count(change: Change, read: float) -> None:
    """Of what adds to a record, people's actions have an answer, and the beginning of a game changes the chairs."""
    if change.reply is not None:
        BY_PERSON.inc()
        metrics.act_seconds.observe(time.perf_counter() - read)
    elif not change.chairs:
        BY_BOT.inc()


GREETED: Final = Reason("greeted", "", "a socket says hello once; open another one for another table")
TOO_MANY_WORDS: Final = Reason("too_many_words", "", "too many phrases at once; wait a moment")
