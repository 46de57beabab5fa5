"""A record step by step, as somebody may see it: for the log of a running game and the replay of one that is over.

Runs in a worker process, for a long game takes a while. The games told
last are kept as far as they were told: who asks for part after part has each entry played once.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice
from typing import Final

from msgspec import UNSET, Raw

from kubok.kernel import Record, Session
from kubok.kernel.session import Step, Walk
from kubok.table import answers
from kubok.table.games import maker
from kubok.table.protocol import encode
from kubok.titles import title_of
from kubok.titles.title import with_result

MOST_STEPS: Final = 200

TELLINGS: Final = 4
TOLD: Final = 64 * 1024 * 1024
"""So many tellings are kept, and so many bytes of them together."""


def tally(text: str) -> bytes:
    """The game in figures, for when it is over."""
    session, kept = _kept(text)
    return encode(title_of(session.game.name).tally(session, kept))


def recap(text: str) -> bytes:
    """The round that ended last, told shortly; null where there is none."""
    session, kept = _kept(text)
    tell = title_of(session.game.name).recap
    return encode(None if tell is None else tell(session, kept))


def _kept(text: str) -> tuple[Session, Iterator[Step]]:
    """The session of a record, and its steps, played as they are taken. What was taken back does not count."""
    record = Record.from_text(text)
    walk = Walk(record, maker(record))
    left_out = {entry.undo for entry in record.entries if entry.undo is not None}
    left_out |= {entry.number for entry in record.entries if entry.concede}
    kept = (step for step in walk if step.entry.undo is None and step.entry.number not in left_out)
    return walk.session, kept


class _Telling:
    """A game as one seat, or a watcher, is told of it: step by step, as far as anybody has asked."""

    def __init__(self, text: str, seat: int | None, views: bool, over: bool) -> None:
        record = Record.from_text(text)
        self.entries = len(record.entries)
        self._walk, self._seat, self._views, self._over = Walk(record, maker(record)), seat, views, over
        self._title = title_of(record.game)
        self._told: list[Raw] = []
        self.bytes = 0

    def part(self, start: int, end: int) -> list[Raw]:
        for step in islice(self._walk, max(0, end - len(self._told))):
            told = encode(self._tell(step))
            self._told.append(Raw(told))
            self.bytes += len(told)
        return self._told[start:end]

    def _tell(self, step: Step) -> answers.Step:
        seat, title, entry, game = self._seat, self._title, step.entry, self._walk.session.game
        seen = [one for event in step.events if (one := game.redact(event, seat)) is not None]
        view = UNSET
        if self._views:
            view = title.public(step.after) if seat is None or title.own is None else title.own(step.after, seat)
            view = with_result(view, step.result)
        return answers.Step(
            entry=entry.number,
            seat=entry.seat,
            undo=entry.undo,
            events=title.told(game, seen),
            owed=list(step.after.owed()),
            action=entry.action if self._over else UNSET,
            view=view,
        )


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
