"""Nobody can stall the server: the short form of `harm`; `make soak` has the whole minute of it."""

from __future__ import annotations

import asyncio
import sys

import pytest

from table.harm import Result, complaints, harm, timely, unturned

FLOOR = 0.25
"""Seconds: of a hundred acts the p99 is the slowest but one, and it may have waited for a test of something else."""


@pytest.mark.skipif(sys.platform != "linux", reason="needs a second address of this machine, and /proc")
def test_attackers_of_eight_kinds_at_once_do_not_keep_ten_tables_waiting() -> None:
    """Nothing is lost, everybody is answered and memory stays in its bounds: in every round. Within three rounds every
    kind of attacker was turned away, and in one of them acts were told to all within three times their p99 in quiet, or
    FLOOR: on a machine with other work a pause can fall upon either half.
    """

    def fine(one: Result) -> bool:
        return bool(complaints(one)) or (timely(one, FLOOR) and not unturned(one))

    result = asyncio.run(harm(2.5, entries=1000, rounds=3, fine=fine))
    assert not complaints(result), result.figures()
    assert not unturned(result), result.figures()
    assert timely(result, FLOOR), result.figures()
