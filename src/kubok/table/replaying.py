"""A record step by step, as somebody may see it: for the log of a running game and the replay of one that is over.

Runs in a worker process, for a long game takes a while. Draws come from the record by their address.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from kubok.kernel import BadData, Draw, Event, Outcome, Record, Session, State
from kubok.kernel.record import Entry
from kubok.table.catalogue import shared
from kubok.table.protocol import Told, encode
from kubok.table.shows import show_of

MOST_STEPS: Final = 200


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


def steps(text: str, seat: int | None, start: int, count: int, views: bool, over: bool) -> bytes:
    """Entries `start` and on, each with its events and, if wanted, the view after it, for that seat or a watcher.

    What an action was is told when the game is over: until then it may be hidden, and the events say what is public.
    """
    record = Record.from_text(text)
    entries = record.entries
    found: list[dict[str, Any]] = []
    for session, entry, events in islice(_walk(record), start + min(count, MOST_STEPS)):
        if entry.number < start:
            continue
        show = show_of(session.game)
        seen = [session.game.redact(event, seat) for event in events]
        step: dict[str, Any] = {
            "entry": entry.number,
            "seat": entry.seat,
            "undo": entry.undo,
            "events": [Told.of(event) for event in seen if event is not None],
        }
        if over:
            step["action"] = entry.action
        if views:
            state = session.state
            step["view"] = show.public(state) if seat is None or show.own is None else show.own(state, seat)
        found.append(step)
    return encode({"steps": found, "entries": len(entries)})
