"""The way in: my tables, what an invitation leads to, and the same person on another device."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from kubok.kernel import Record, verify
from kubok.table.guard import HANDED_SECONDS, Handing
from kubok.table.server import A_PAGE
from kubok.table.store import Store
from kubok.titles import make_game
from table.client import Chair, Person
from table.conftest import GENEROUS, Running
from table.test_play import play_on
from table.test_sockets import run

# My tables


async def until(holds: Callable[[], Any]) -> Any:
    """What comes of asking again until it holds."""
    for _ in range(400):
        if found := await holds():
            return found
        await asyncio.sleep(0.02)
    raise AssertionError("it never was so")


async def two_at(server: Running, **order: Any) -> tuple[Person, Person, Chair, Chair]:
    ann, bob = Person(server.url), Person(server.url)
    made = await ann.make("here", "link", **order)
    await bob.post("/api/join", {"link": made["links"]["1"], "nickname": "Bob"})
    chairs = await ann.sit(made["id"]), await bob.sit(made["id"])
    for chair in chairs:
        await chair.give_nonces()
    for chair in chairs:
        await chair.playing()
    return ann, bob, *chairs


def test_a_list_says_what_is_played_by_whom_whose_move_it_is_and_how_it_ended(start: Callable[..., Running]) -> None:
    async def check() -> None:
        server = start()
        ann, _, of_ann, of_bob = await two_at(server, set="race_2")
        (table,) = (await ann.get("/api/tables"))["tables"]
        assert table["about"]["names"][0]["en"] == "Race 2"
        assert table["about"]["rounds"] == [9, 13]
        picture = await ann.http.get(table["about"]["picture"])
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
        assert [(seat["name"], seat["kind"]) for seat in table["seats"]] == [("Ann", "here"), ("Bob", "link")]
        assert [seat["owed"] for seat in table["seats"]] == [True, True]
        assert table["you"] == [0]
        await of_bob.send(t="concede", seat=1)

        async def over() -> Any:
            (one,) = (await ann.get("/api/tables"))["tables"]
            return one if one["phase"] == "over" else None

        seats = (await until(over))["seats"]
        assert [(seat["place"], seat.get("conceded", False)) for seat in seats] == [(1, False), (2, True)]
        assert not any(seat.get("owed") for seat in seats)
        await of_ann.close()

    run(check())


def test_whose_move_it_is_is_known_of_tables_that_nobody_is_at(start: Callable[..., Running]) -> None:
    """Noted when somebody leaves, and when the others' moves make it theirs; read after a restart."""

    async def check() -> None:
        server = start()
        ann, bob, of_ann, of_bob = await two_at(server, game="kuhn")
        first = of_ann.public["owed"][0]
        stays, gone = ((of_ann, of_bob), (of_bob, of_ann))[first]
        left = (bob, ann)[first]
        await gone.close()
        await stays.act(first, 1)
        await stays.close()
        server.stop()
        again = start(server.port)
        (table,) = (await left.get("/api/tables"))["tables"]
        assert [seat.get("owed", False) for seat in table["seats"]] == [seat == 1 - first for seat in (0, 1)]
        assert not again.service.hub.lives

    run(check())


def test_ones_own_move_comes_first_then_what_is_not_over_and_a_page_has_twenty(start: Callable[..., Running]) -> None:
    async def check() -> None:
        server = start()
        ann = Person(server.url)
        ended = [(await ann.make("here", "here", game="pig"))["id"] for _ in range(A_PAGE + 2)]
        mine, waiting = (await ann.make("here", "here", game="pig"))["id"], (await ann.make("here", "link"))["id"]
        for table in (mine, *ended):
            chair = await ann.sit(table)
            await chair.give_nonces()
            await chair.playing()
            if table != mine:
                await chair.send(t="close")
                await chair.until(lambda m: m.get("public", {}).get("status", {}).get("phase") == "closed")
            await chair.close()

        async def noted() -> Any:
            found = await ann.get("/api/tables")
            return found if found["tables"][0]["id"] == mine else None

        first = await until(noted)
        assert [table["id"] for table in first["tables"][:2]] == [mine, waiting]
        assert (len(first["tables"]), first["all"]) == (A_PAGE, A_PAGE + 4)
        rest = await ann.get("/api/tables?page=1")
        assert len(rest["tables"]) == 4
        assert not {one["id"] for one in first["tables"]} & {one["id"] for one in rest["tables"]}
        assert [one["touched"] for one in rest["tables"]] == sorted(
            (one["touched"] for one in rest["tables"]), reverse=True
        )
        assert (await ann.get("/api/tables?page=2"))["tables"] == []
        for wrong in ("-1", "501", "x"):
            await ann.get(f"/api/tables?page={wrong}", expect=422)

    run(check())


# Invitations


def test_a_link_says_what_it_is_good_for(start: Callable[..., Running]) -> None:
    async def check() -> None:
        server = start()
        ann, bob, eve = (Person(server.url) for _ in range(3))
        made = await ann.make("here", "open", set="race_1")
        ask = {"link": made["links"]["open"]}
        found = await eve.post("/api/invitation", ask)
        assert (found["offer"], found["host"], found["about"]["names"][1]["en"]) == (
            "seat",
            "Ann",
            "Nothing Goes Right",
        )
        assert "links" not in found
        await bob.post("/api/join", {**ask, "nickname": "Bob"})
        assert (await bob.post("/api/invitation", ask))["offer"] == "yours"
        full = await eve.post("/api/invitation", ask)
        assert full["offer"] == "full"
        chair = await eve.sit(made["id"], link=full["links"]["watch"])
        assert chair.welcome["you"]["watcher"]
        assert (await eve.post("/api/join", {**ask, "nickname": "Eve"}, expect=409))["code"] == "table_full"
        host = await ann.sit(made["id"])
        await host.send(t="close")
        await host.until(lambda m: m.get("public", {}).get("status", {}).get("phase") == "closed")
        assert (await eve.post("/api/invitation", ask))["offer"] == "over"
        await eve.post("/api/invitation", {"link": "0123456789abcdef.AAAA"}, expect=404)

    run(check())


def test_a_seat_whose_holder_is_here_is_full_and_free_again_when_they_are_gone(start: Callable[..., Running]) -> None:
    async def check() -> None:
        server = start()
        _, _, of_ann, of_bob = await two_at(server)
        link = {"link": of_ann.welcome["you"]["links"]["1"]}
        eve = Person(server.url)
        assert (await eve.post("/api/invitation", link))["offer"] == "full"
        await of_bob.close()
        room = server.service.hub.lives[of_ann.table].room
        room.grace = 0

        async def free() -> Any:
            return (await eve.post("/api/invitation", link))["offer"] == "seat"

        assert await until(free)

    run(check())


# Another device


def test_another_device_becomes_the_same_person_once(start: Callable[..., Running]) -> None:
    async def check() -> None:
        server = start()
        ann, phone = Person(server.url), Person(server.url)
        table = (await ann.make("here", "here", game="pig"))["id"]
        handed = await ann.post("/api/me/link", {"settings": {"speed": 2, "language": "uk", "sound": True}})
        assert handed["seconds"] == HANDED_SECONDS
        assert len(handed["token"]) >= 22, "128 bits and more"
        token = {"token": handed["token"]}
        for _ in range(2):  # looking uses nothing up
            found = await phone.post("/api/me/look", token)
            assert found == {"nickname": "Ann", "tables": 1, "here": 0, "same": False, "settings": None}
        assert phone.cookie == "", "looking makes nobody"
        for path in ("/api/me/look", "/api/me/take"):  # as whoever shows a preview of a link would
            assert (await phone.http.get(path)).status_code in (404, 405)
        taken = await phone.post("/api/me/take", token)
        assert taken["settings"] == {"speed": 2, "language": "uk", "sound": True}
        assert [one["id"] for one in (await phone.get("/api/tables"))["tables"]] == [table]
        chair = await phone.sit(table)
        assert chair.seats == [0, 1]
        assert (await ann.get("/api/me"))["nickname"] == (await phone.get("/api/me"))["nickname"] == "Ann"
        other = Person(server.url)
        assert (await other.post("/api/me/take", token, expect=404))["text"].startswith("this link has been used")
        assert other.cookie == ""

    run(check())


def test_what_a_device_had_goes_along_in_memory_and_in_the_store(start: Callable[..., Running]) -> None:
    async def check() -> None:
        server = start()
        _, bob, _, of_bob = await two_at(server)
        table = of_bob.table
        kept = (await bob.make("here", "here", game="pig"))["id"]
        laptop = Person(server.url)
        await laptop.post("/api/me", {"nickname": "Bobby"})
        token = {"token": (await laptop.post("/api/me/link", {}))["token"]}
        found = await bob.post("/api/me/look", token)
        assert (found["nickname"], found["tables"], found["here"]) == ("Bobby", 0, 2)
        old = bob.cookie
        await bob.post("/api/me/take", {**token, "bring": True})
        assert bob.cookie != old
        for person in (bob, laptop):
            assert {one["id"] for one in (await person.get("/api/tables"))["tables"]} == {table, kept}
        assert await of_bob.closed() == 1012
        again = await laptop.sit(table)
        assert again.seats == [1]
        room = server.service.hub.lives[table].room
        assert room.chairs[1].sockets == 1
        await again.close()
        await until(lambda: asyncio.sleep(0, not room.chairs[1].sockets))
        assert room.chairs[1].away is not None, "nobody counts as here who is gone"
        server.stop()
        store = Store(server.service.config.db)
        who = server.service.guard.who(laptop.cookie.partition("=")[2])
        assert {one.id for one in store.tables_of(who)} == {table, kept}
        before = server.service.guard.who(old.partition("=")[2])
        assert (store.tables_of(before), store.nickname(before)) == ([], None)
        store.close()

    run(check())


def test_what_a_device_had_can_be_left_behind(start: Callable[..., Running]) -> None:
    async def check() -> None:
        server = start()
        ann, phone = Person(server.url), Person(server.url)
        await ann.make("here", "here", game="pig")
        left = (await phone.make("here", "here", game="pig"))["id"]
        token = {"token": (await ann.post("/api/me/link", {}))["token"]}
        await phone.post("/api/me/take", {**token, "bring": False})
        assert left not in {one["id"] for one in (await phone.get("/api/tables"))["tables"]}
        assert len((await phone.get("/api/tables"))["tables"]) == 1

    run(check())


def test_only_who_is_somebody_gets_a_link_and_a_new_one_makes_the_old_worthless(start: Callable[..., Running]) -> None:
    async def check() -> None:
        server = start()
        ann, phone = Person(server.url), Person(server.url)
        await phone.post("/api/me/link", {}, expect=404)
        await ann.post("/api/me", {"nickname": "Ann"})
        old, new = [(await ann.post("/api/me/link", {}))["token"] for _ in range(2)]
        await phone.post("/api/me/look", {"token": old}, expect=404)
        assert (await ann.post("/api/me/look", {"token": new}))["same"]
        await ann.http.delete("/api/me")
        await phone.post("/api/me/take", {"token": new}, expect=404)
        strange = await phone.http.post("/api/me/take", json={"token": new}, headers={"origin": "http://evil.example"})
        assert strange.status_code == 403

    run(check())


def test_tokens_are_guessed_at_slowly_and_stand_in_no_log(start: Callable[..., Running], caplog: Any) -> None:
    async def check() -> None:
        server = start(limits=replace(GENEROUS, handing=0.001, handing_burst=3, refused_seconds=0))
        ann = Person(server.url)
        await ann.post("/api/me", {"nickname": "Ann"})
        token = (await ann.post("/api/me/link", {}))["token"]
        await ann.post("/api/me/look", {"token": "guessed"}, expect=404)
        answer = await ann.http.post("/api/me/look", json={"token": token})
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cache-control"] == "no-store"
        await ann.post("/api/me/take", {"token": token}, expect=429)
        assert token not in caplog.text
        assert token not in repr(vars(server.service.handing)), "only its digest is kept"

    run(check())


def test_a_token_is_good_for_ten_minutes() -> None:
    handing, now = Handing(), time.monotonic()
    token = handing.give("ann", {}, now)
    assert handing.look(token, now + HANDED_SECONDS - 1) is not None
    assert handing.take(token, now + HANDED_SECONDS) is None


# Playing on


def test_whoever_stays_plays_on_against_a_bot_from_where_it_stood(start: Callable[..., Running]) -> None:
    async def check() -> None:
        server = start()
        ann, bob, of_ann, of_bob = await two_at(server, max_rounds=2)
        await ann.post(f"/api/tables/{of_ann.table}/onward", expect=409)
        await of_bob.send(t="concede", seat=1)
        await of_ann.until(lambda m: m.get("public", {}).get("status", {}).get("phase") == "over")
        stood = of_ann.public["view"]["position"]
        made = (await ann.post(f"/api/tables/{of_ann.table}/onward", expect=201))["id"]
        assert made not in {one["id"] for one in (await bob.get("/api/tables"))["tables"]}
        chair = await ann.sit(made)
        await chair.give_nonces()
        await chair.playing()
        assert [seat["kind"] for seat in chair.public["status"]["seats"]] == ["here", "bot"]
        steps = await ann.get(f"/api/tables/{made}/steps")
        assert steps["entries"] < 3, "what was before is no part of it"
        assert chair.public["view"]["position"]["seats"][0] == stood["seats"][0]
        await play_on(chair, random.Random(1))
        record = Record.from_text((await ann.http.get(f"/api/tables/{made}/record")).text)
        assert record.start == stood
        assert verify(record, make_game(record)) > 0
        server.service.hub.lives.clear()
        assert (await ann.sit(made)).public["status"]["phase"] == "over"
        await Person(server.url).post(f"/api/tables/{of_ann.table}/onward", expect=404)

    run(check())
