"""Resuming: a page whose line was cut comes back and gets what it has missed, or all anew.

Whoever comes says up to which update it knows the table (`epoch` and `since` of its hello). Here the latest updates are
kept for that; `live` sends them. A server that was started anew has another epoch: then, and where too much was missed,
the page is welcomed as at first. What it had sent and got no answer to it sends again, under the same key: the room
remembers the answers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec import Raw

from kubok.table.protocol import Update, encode

KEPT: Final = 16
"""Updates of a table; who has missed more gets all anew."""


class Sent(NamedTuple):
    """An update in its encoded parts: the public one, and those of the seats that changed."""

    seq: int
    public: Raw
    parts: dict[int, Raw]

    def for_seats(self, seats: Iterable[int]) -> bytes:
        own = [self.parts[seat] for seat in seats if seat in self.parts]
        return encode(Update(self.seq, self.public, own))


class Updates:
    """The updates of a table, numbered; the latest are kept.

    >>> updates = Updates("e")
    >>> [updates.add(Raw(b"{}"), {}).seq for _ in range(3)]
    [1, 2, 3]
    >>> [sent.seq for sent in updates.since("e", 1)], updates.since("f", 1)
    ([2, 3], None)
    """

    def __init__(self, epoch: str) -> None:
        self.epoch = epoch
        self.seq = 0
        self._kept: deque[Sent] = deque(maxlen=KEPT)

    def add(self, public: Raw, parts: dict[int, Raw]) -> Sent:
        self.seq += 1
        self._kept.append(Sent(self.seq, public, parts))
        return self._kept[-1]

    def since(self, epoch: str, seq: int) -> list[Sent] | None:
        """The updates after that one; None if they are not all there any more."""
        if epoch != self.epoch or seq > self.seq:
            return None
        missed = [sent for sent in self._kept if sent.seq > seq]
        return missed if len(missed) == self.seq - seq else None
