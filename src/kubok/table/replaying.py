"""A record step by step, as somebody may see it: for the log of a running game and the replay of one that is over.

Runs in a worker process, for a long game takes a while. Draws come from the record by their address. The games told
last are kept as far as they were told: who asks for part after part has each entry played once.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from msgspec import Raw

from kubok.kernel import BadData, Draw, Event, Outcome, Record, Session, State
from kubok.kernel.record import Entry
from kubok.table.catalogue import shared
from kubok.table.protocol import Told, encode
from kubok.titles.cubitos.views import show_of

MOST_STEPS: Final = 200

TELLINGS: Final = 4
TOLD: Final = 64 * 1024 * 1024
"""So many tellings are kept, and so many bytes of them together."""


class _Drawn:
    """The draws of a record, by address."""

    def __init__(self, record: Record) -> None:
        self._at = {drawn.draw[:3]: drawn for entry in record.entries for drawn in entry.drawn}

    def draw(self, state: State, draw: Draw) -> tuple[tuple[int, ...] | None, Outcome]:
        drawn = self._at.get(draw[:3])
        if drawn is None:
            raise BadData("record_no_roll", "the record has no roll at {draw}", draw=str(list(draw[:3])))
        return drawn.values, drawn.outcome


def _walk(record: Record) -> Iterator[tuple[Session, Entry, list[Event]]]:
    """The game entry by entry: the session after each, and what happened in it."""
    game = shared(record)(record.rules, record.options, record.data, len(record.seats))
    session = Session(game, _Drawn(record))
    for entry in record.entries:
        events: list[Event] = []
        if entry.undo is not None:
            session.undo(entry.seat)
        elif entry.action is None:
            events = session.opening
        else:
            events = session.act(entry.seat, session.number(entry.seat), session.game.actions.id(entry.action))
        yield session, entry, events


def tally(text: str) -> bytes:
    """The race in figures, for when it is over. What was taken back is not counted."""
    record = Record.from_text(text)
    told: dict[int, list[Event]] = {}
    game = None
    for session, entry, events in _walk(record):
        game = session.game
        if entry.undo is not None:
            told.pop(entry.undo, None)
        else:
            told[entry.number] = events
    every = [event for events in told.values() for event in events]
    return encode(None if game is None else show_of(game).tally(every, len(record.seats)))


class _Telling:
    """A game as one seat, or a watcher, is told of it: step by step, as far as anybody has asked."""

    def __init__(self, text: str, seat: int | None, views: bool, over: bool) -> None:
        record = Record.from_text(text)
        self.entries = len(record.entries)
        self._going, self._seat, self._views, self._over = _walk(record), seat, views, over
        self._told: list[Raw] = []
        self.bytes = 0

    def part(self, start: int, end: int) -> list[Raw]:
        for session, entry, events in islice(self._going, max(0, end - len(self._told))):
            step = encode(self._step(session, entry, events))
            self._told.append(Raw(step))
            self.bytes += len(step)
        return self._told[start:end]

    def _step(self, session: Session, entry: Entry, events: list[Event]) -> dict[str, Any]:
        seat, show = self._seat, show_of(session.game)
        seen = [session.game.redact(event, seat) for event in events]
        step: dict[str, Any] = {
            "entry": entry.number,
            "seat": entry.seat,
            "undo": entry.undo,
            "events": [Told.of(event) for event in seen if event is not None],
        }
        if self._over:
            step["action"] = entry.action
        if self._views:
            state = session.state
            step["view"] = show.public(state) if seat is None or show.own is None else show.own(state, seat)
        return step


_tellings: OrderedDict[tuple[bytes, int | None, bool, bool], _Telling] = OrderedDict()


def steps(text: str, seat: int | None, start: int, count: int, views: bool, over: bool) -> bytes:
    """Entries `start` and on, each with its events and, if wanted, the view after it, for that seat or a watcher.

    What an action was is told when the game is over: until then it may be hidden, and the events say what is public.
    """
    key = hashlib.sha256(text.encode()).digest(), seat, views, over
    telling = _tellings.pop(key, None) or _Telling(text, seat, views, over)
    found = telling.part(start, start + min(count, MOST_STEPS))
    _tellings[key] = telling  # only now: one that has failed is not kept
    while len(_tellings) > TELLINGS or sum(one.bytes for one in _tellings.values()) > TOLD:
        _tellings.popitem(last=False)
    return encode({"steps": found, "entries": telling.entries})
