"""A line that is cut, at a real server: the room's grace runs by the server's clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from kubok.table.room import GRACE
from table.client import Person
from table.conftest import Running


def test_a_guest_cannot_close_the_table_or_be_unseated_as_soon_as_a_line_is_cut(start: Callable[..., Running]) -> None:
    server = start()

    async def check() -> None:
        ann, bob, eve = (Person(server.url) for _ in range(3))
        made = await ann.make("here", "link", "open", game="pig")
        await bob.post("/api/join", {"link": made["links"]["1"], "nickname": "Bob"})
        kept = await eve.post("/api/join", {"link": made["links"]["1"], "nickname": "Eve"}, expect=409)
        assert kept["code"] == "seat_kept"
        host, guest = await ann.sit(made["id"]), await bob.sit(made["id"])
        await host.close()
        await guest.until(lambda m: not m.get("public", {}).get("status", {"host_here": True})["host_here"])
        status = guest.public["status"]
        assert (status["grace"], status["host_away"] > 1e9) == (GRACE, True)
        for kind in ("close", "start"):
            await guest.send(t=kind)
            refused = await guest.until(lambda m: m["t"] == "refused")
            assert refused["why"]["code"] == "host_waited_for"
            assert 0 < refused["why"]["say"]["seconds"] <= GRACE
        server.service.hub.lives[made["id"]].room.grace = 0
        await guest.send(t="close")
        await guest.until(lambda m: m.get("public", {}).get("status", {}).get("closed_by") == "seat")
        await guest.close()

    asyncio.run(asyncio.wait_for(check(), 60))
