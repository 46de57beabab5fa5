"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from kubok.kernel import Record, verify
from kubok.titles import make_game
from table.client import Chair, Person
from table.conftest import Running

Start = Callable[..., Running]


async def play_on(chair: Chair, rng: random.Random) -> None:
    """Answer every decision of the socket's seats until the game is over."""
    while not chair.over:
        for seat in chair.seats:
            legal = chair.parts[seat]["legal"]
            if legal:
                await chair.act(seat, rng.choice(legal)["id"])
                break
        else:
            await chair.receive()


def test_four_people_race_at_once_to_the_end_and_the_record_verifies(start: Start) -> None:
    server = start()

    async def game() -> str:
        ann = Person(server.url)
        made = await ann.make("here", "link", "link", "open", max_rounds=4)
        people = [ann]
        for link in (made["links"]["1"], made["links"]["2"], made["links"]["open"]):
            people.append(Person(server.url))
            await people[-1].post("/api/join", {"link": link, "nickname": f"P{len(people)}"})
        chairs = [await person.sit(made["id"]) for person in people]
        for chair in chairs:
            await chair.give_nonces()
        for chair in chairs:
            await chair.playing()
        await asyncio.gather(*(play_on(chair, random.Random(i)) for i, chair in enumerate(chairs)))
        assert {chair.public["status"]["phase"] for chair in chairs} == {"over"}
        views = [chair.public["view"] for chair in chairs]
        assert views.count(views[0]) == 4
        answer = await ann.http.get(f"/api/tables/{made['id']}/record")
        return answer.text

    record = Record.from_text(asyncio.run(game()))
    assert record.finished
    assert verify(record, make_game(record)) > 0
    assert record.seats == ("Ann", "P2", "P3", "P4")


def test_one_person_races_bots(start: Start) -> None:
    server = start()

    async def game() -> None:
        ann = Person(server.url)
        made = await ann.make("here", "bot:plain", "bot", max_rounds=2, help="odds")
        chair = await ann.sit(made["id"])
        assert [seat.get("level") for seat in chair.public["status"]["seats"]] == [None, "plain", "fair"]
        await chair.give_nonces()
        await chair.playing()
        await play_on(chair, random.Random(3))
        assert chair.public["view"]["result"]["unfinished"]
        assert any('"odds"' in raw for raw in chair.raw)

    asyncio.run(game())


@pytest.mark.parametrize("seats", [2])
def test_two_people_at_one_screen_share_a_socket(start: Start, seats: int) -> None:
    server = start()

    async def game() -> None:
        ann = Person(server.url)
        made = await ann.make(*["here"] * seats, game="pig")
        chair = await ann.sit(made["id"])
        await chair.give_nonces()
        await chair.playing()
        assert chair.seats == [0, 1]
        await play_on(chair, random.Random(5))
        assert chair.over

    asyncio.run(game())
