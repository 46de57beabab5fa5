"""Sockets that come back, resend, dawdle, flood and lie."""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from kubok.table.protocol import MAX_MESSAGE, PROTOCOL
from table.client import HIDDEN, Chair, Person, shown
from table.conftest import GENEROUS, Running

Start = Callable[..., Running]
PASS, BET = 1, 2


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 60))


async def table_of_two(server: Running, game: str = "kuhn") -> tuple[Person, Person, Any]:
    ann, bob = Person(server.url), Person(server.url)
    made = await ann.make("here", "link", game=game)
    await bob.post("/api/join", {"link": made["links"]["1"], "nickname": "Bob"})
    return ann, bob, made


async def two_playing(server: Running, game: str = "kuhn") -> tuple[Chair, Chair, Any]:
    ann, bob, made = await table_of_two(server, game)
    chairs = await ann.sit(made["id"]), await bob.sit(made["id"])
    for chair in chairs:
        await chair.give_nonces()
    for chair in chairs:
        await chair.playing()
    return *chairs, made


def test_who_comes_back_gets_what_was_missed_and_no_more(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann, bob, _ = await two_playing(server, "pig")
        seq, epoch = bob.seq, bob.welcome["epoch"]
        await bob.close()
        await ann.until(
            lambda m: m["t"] == "update" and "away" in m["public"].get("status", {"seats": [{}, {}]})["seats"][1]
        )
        turn = 0 if ann.public["owed"] == [0] else 1
        assert turn == 0
        await ann.act(0, 1)
        await bob.open(epoch=epoch, since=seq)
        assert json.loads(bob.raw[-1])["t"] == "resumed"
        while bob.seq < ann.seq:
            await bob.receive()
        assert bob.public["view"] == ann.public["view"]
        assert [json.loads(text)["t"] for text in bob.raw].count("welcome") == 1

    run(check())


def test_who_missed_too_much_or_comes_after_a_restart_gets_all_anew(start: Start, tmp_path: Path) -> None:
    server = start()

    async def check() -> None:
        ann, bob, _ = await two_playing(server)
        for epoch, since in ((bob.welcome["epoch"], 10**6), ("another", 1)):
            await bob.close()
            await bob.open(epoch=epoch, since=since)
            assert json.loads(bob.raw[-1])["t"] == "welcome"
        assert bob.seats == [1]
        await ann.close()

    run(check())


def test_a_table_goes_on_after_a_restart_of_the_server(start: Start) -> None:
    server = start()
    done: dict[str, Any] = {}

    async def before() -> None:
        ann, bob, made = await two_playing(server)
        answer = await ann.act(0, BET, key="before-restart")
        done.update(
            answer=answer, cookies=(ann.person.cookie, bob.person.cookie), id=made["id"], view=ann.public["view"]
        )
        done["cards"] = [shown(ann.parts[0]["view"], "kuhn-cards")[0]]

    run(before())
    server.stop()
    again = start()

    async def after() -> None:
        people = [Person(again.url), Person(again.url)]
        for person, cookie in zip(people, done["cookies"], strict=True):
            person.http.cookies.set("kubok", cookie.partition("=")[2])
        ann, bob = [await person.sit(done["id"]) for person in people]
        assert shown(ann.parts[0]["view"], "kuhn-cards")[0] == done["cards"][0]
        answer = await ann.act(0, BET, key="before-restart", number=0)
        assert (answer["t"], answer["entry"]) == ("done", done["answer"]["entry"])
        assert (await bob.act(1, BET))["t"] == "done"
        assert bob.over

    run(after())


def test_stale_numbers_and_double_clicks_are_refused_with_the_present_number(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann, _, _ = await two_playing(server, "pig")
        assert (await ann.act(0, 1, number=0))["t"] == "done"
        refused = await ann.act(0, 1, number=0)
        assert (refused["t"], refused["why"]["code"], refused["number"]) == ("refused", "stale", 1)
        again = await ann.act(0, 1, number=99)
        assert again["why"]["code"] == "stale"

    run(check())


def test_a_watcher_sees_the_public_part_and_can_do_nothing(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann, bob, made = await two_playing(server)
        watcher = await Person(server.url).sit(made["id"], link=made["links"]["watch"])
        assert (watcher.seats, watcher.welcome["you"]["links"], watcher.welcome["seats"]) == ([], {}, [])
        requests: list[dict[str, Any]] = [
            {"t": "act", "key": "watching-1", "seat": 0, "number": 0, "actions": [BET]},
            {"t": "undo", "key": "watching-2", "seat": 0, "number": 0},
            {"t": "ask", "key": "watching-3", "seat": 0, "what": "why", "action": {"do": "bet"}},
            *({"t": kind, "seat": 0} for kind in ("sit_in", "come_back", "concede", "leave")),
            {"t": "say", "seat": 0, "phrase": 1},
            {"t": "nonce", "seat": 0, "nonce": "00" * 16},
            {"t": "start"},
            {"t": "close"},
        ]
        for request in requests:
            await watcher.send(**request)
            refused = await watcher.until(lambda m: m["t"] not in ("update",))
            assert (refused["t"], refused["of"]) == ("refused", request["t"])
            assert refused["why"]["code"] in ("not_your_seat", "not_host")
        await ann.act(0, BET)
        await watcher.until(lambda m: m["t"] == "update")
        assert shown(watcher.public["view"], "kuhn-cards") == [HIDDEN, HIDDEN]
        # The link of a chair lets a stranger look, not act: sitting down is another thing.
        peeping = await Person(server.url).sit(made["id"], link=made["links"]["1"])
        assert peeping.seats == []
        await bob.close()

    run(check())


def test_an_empty_link_in_hello_is_none(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann, _, made = await table_of_two(server)
        chair = await ann.sit(made["id"], link="")
        assert chair.seats == [0]

    asyncio.run(check())


def test_without_a_seat_or_a_link_there_is_no_table(start: Start) -> None:
    server = start()

    async def check() -> None:
        _, _, made = await two_playing(server)
        other = await Person(server.url).make("here", "link", game="kuhn")
        for hello in ({}, {"link": made["id"] + ".forged"}, {"link": other["links"]["watch"]}):
            eve = await Person(server.url).sit(made["id"], **hello)
            assert json.loads(eve.raw[-1])["code"] == "no_table"
            assert await eve.closed() == 4404
        nothing = await Person(server.url).sit("nothing")
        assert await nothing.closed() == 4404

    run(check())


# Kuhn poker under dropped, doubled and reordered messages: no hidden card on any wire


CARD = re.compile(r'"card":(\d)')
CARDS = re.compile(r'"cards":\[(-?\d),(-?\d)\]')


def check_wire(raw: list[str], seat: int | None, own: int, shown: bool) -> None:
    """On the raw text of a socket: its own card only, until all are shown."""
    for text in raw:
        assert not re.search(r'"(secret|drawn|values|outcome|holder)":', text)
        if '"kind":"shown"' in text:
            assert shown
            break
        assert all(int(card) == own for card in CARD.findall(text))
        for cards in CARDS.findall(text):
            others = [int(card) for at, card in enumerate(cards) if at != seat]
            if shown and set(map(int, cards)) <= {1, 2, 3}:
                continue  # a welcome after the cards were shown
            assert set(others) <= {-1, 0}, text


async def settle(chair: Chair) -> None:
    """All that the socket asked before is answered, and what others had stored by then has come."""
    key = secrets.token_hex(6)
    await chair.send(t="ask", key=key, seat=chair.seats[0], what="why", action={"do": "bet"})
    await chair.until(lambda m: m.get("key") == key)


@pytest.fixture(scope="module")
def kuhn_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from kubok.table.server import Config

    folder = tmp_path_factory.mktemp("kuhn")
    server = Running(Config(db=str(folder / "tables.db"), games=("kuhn",), limits=GENEROUS, pace=0))
    yield server
    server.stop()


@given(
    script=st.lists(st.tuples(st.integers(0, 1), st.sampled_from("abcdefgh"), st.integers(0, 3)), max_size=14),
    seed=st.integers(0, 99),
)
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_hidden_card_is_on_any_wire_whatever_is_dropped_doubled_or_reordered(
    kuhn_server: Running, script: list[tuple[int, str, int]], seed: int
) -> None:
    """A script of nasty clients, then both play on honestly: the game ends, every answer was given once."""
    rng = random.Random(seed)

    async def check() -> None:
        ann, bob, made = await two_playing(kuhn_server)
        chairs: tuple[Chair, ...] = (ann, bob)
        watcher = await Person(kuhn_server.url).sit(made["id"], link=made["links"]["watch"])
        kept: list[str] = []
        done: dict[str, dict[str, Any]] = {}
        for who, what, number in script:
            chair = chairs[who]
            message: dict[str, Any] = {
                "t": "act",
                "key": secrets.token_hex(6),
                "seat": who,
                "number": number,
                "actions": [rng.choice((PASS, BET))],
            }
            match what:
                case "a":
                    await chair.send(**message)
                case "b":  # doubled
                    await chair.send(**message)
                    await chair.send(**message)
                case "c":  # kept back, to come later in another order
                    kept.insert(rng.randrange(len(kept) + 1), json.dumps(message))
                case "d" if kept:  # an old one, perhaps of the other seat
                    await chair.send_text(kept.pop())
                case "e":  # dropped with the connection, which comes back
                    await chair.send(**message)
                    await chair.close()
                    chair.raw.append("")
                    await chair.open(epoch=chair.welcome["epoch"], since=chair.seq)
                case "f":
                    await chair.send(t="ask", key=message["key"], seat=1 - who, what="why", action={"do": "bet"})
                case "g":
                    await chair.send(t="undo", key=message["key"], seat=who, number=number)
                case "h":
                    await chair.send(t="ask", key=message["key"], seat=who, what="why", action={"do": "wait"})
        while not ann.over:
            for chair in chairs:
                await settle(chair)
            owed = ann.public["owed"]
            if ann.over or bob.public["owed"] != owed:
                continue
            mover = chairs[owed[0]]
            answer = await mover.act(owed[0], PASS)
            assert answer["t"] == "done" or answer["why"]["code"] in ("stale", "not_asked", "table_over"), answer
            await settle(ann)
        for chair in (bob, watcher):
            while not chair.over:
                await chair.receive()
        record = [
            json.loads(line)
            for line in (await ann.person.http.get(f"/api/tables/{made['id']}/record")).text.splitlines()
        ]
        cards = record[1]["drawn"][0]["outcome"]
        shown = any('"kind":"shown"' in text for text in watcher.raw + ann.raw)
        for chair, seat in ((ann, 0), (bob, 1), (watcher, None)):
            check_wire(chair.raw, seat, 0 if seat is None else cards[seat], shown)
        for chair in (ann, bob):
            for text in chair.raw:
                answer = json.loads(text) if text else {}
                if answer.get("t") == "done":
                    assert done.setdefault(answer["key"], answer)["entry"] == answer["entry"]
        assert len({message["entry"] for message in done.values()}) == len(done)
        for chair in (ann, bob, watcher):
            await chair.close()

    run(check())


# Hostile clients


def test_slow_big_malformed_and_flooding_clients_never_delay_others(start: Start) -> None:
    limits = replace(GENEROUS, messages=50, messages_burst=20)
    server = start(limits=limits)

    async def check() -> None:
        ann, bob, made = await two_playing(server, "pig")
        stop = asyncio.Event()
        hurt: list[int] = []

        async def nuisance(number: int) -> None:
            person = Person(server.url)
            while not stop.is_set():
                try:
                    chair = await person.sit(made["id"], link=made["links"]["watch"])
                    for _ in range(200):
                        match number:
                            case 0:
                                await chair.send_text("x" * (MAX_MESSAGE + 1))
                            case 1:
                                await chair.send_text("{not json")
                            case 2:
                                await chair.send(t="ask", key="flooding", seat=0, what="why", action={"do": "roll"})
                            case _:
                                await chair.send_text(b"\xff\xfe")
                        if stop.is_set():
                            return
                        await asyncio.sleep(0)
                except (websockets.ConnectionClosed, OSError, AssertionError):
                    hurt.append(number)
                    await asyncio.sleep(0.01)

        nuisances = [asyncio.create_task(nuisance(number)) for number in range(4)]
        await asyncio.sleep(0.2)
        times = []
        for _ in range(30):
            seat = ann.public["owed"][0]
            mover, other = (ann, bob) if seat == 0 else (bob, ann)
            begun = time.perf_counter()
            assert (await mover.act(seat, rng.choice(mover.parts[seat]["legal"])["id"]))["t"] == "done"
            while other.seq < mover.seq:
                await other.receive()
            times.append(time.perf_counter() - begun)
            if ann.over:
                break
        stop.set()
        await asyncio.gather(*nuisances, return_exceptions=True)
        assert {0, 1, 3} <= set(hurt)
        assert sorted(times)[len(times) // 2] < 0.5

    rng = random.Random(1)
    run(check())


def test_a_client_that_sends_nonsense_is_closed_and_one_that_sends_too_much_at_once_too(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann, _, _ = await two_playing(server)
        for _ in range(5):
            await ann.send_text('{"t":"act"}')
        assert await ann.closed() == 4400
        await ann.open()
        await ann.send_text("x" * (MAX_MESSAGE + 1))
        assert await ann.closed() == 1009

    run(check())


def test_a_client_that_does_not_read_gets_all_anew_and_delays_nobody(start: Start) -> None:
    server = start(limits=replace(GENEROUS, queue=8))

    async def check() -> None:
        ann, bob, made = await two_playing(server, "pig")
        sleeper = await Person(server.url).sit(made["id"], link=made["links"]["watch"])
        live = server.service.hub.lives[made["id"]]
        socket = next(socket for socket in live.sockets if socket.watcher)
        wire: Any = socket._wire
        wire.writable.clear()  # what a connection does whose other side does not read
        moves = 0
        while moves < 20 and not ann.over:
            seat = ann.public["owed"][0]
            mover, other = (ann, bob) if seat == 0 else (bob, ann)
            await mover.act(seat, mover.parts[seat]["legal"][0]["id"])
            while other.seq < mover.seq:
                await other.receive()
            moves += 1
        assert socket.lagging
        wire.loop.call_soon_threadsafe(wire.resume_writing)
        sleeper.seq = -1
        sleeper.note = lambda message: None  # type: ignore[method-assign]
        welcome = await sleeper.until(lambda m: m["t"] == "welcome")
        assert welcome["seq"] == ann.seq
        assert welcome["public"]["view"] == ann.public["view"]

    run(check())


def test_hello_must_come_first_and_soon_and_once(start: Start) -> None:
    server = start(limits=replace(GENEROUS, hello_seconds=0.1))

    async def check() -> None:
        url = server.url.replace("http", "ws", 1) + "/ws/nowhere"
        origin: Any = server.url
        for text in ("", '{"t":"ping"}', "nonsense", None):
            async with connect(url, origin=origin) as socket:
                if text is not None:
                    await socket.send(text)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == (4408 if text is None else 4400)
        ann, _, _ = await two_playing(server)
        await ann.send(t="hello", protocol=PROTOCOL)
        assert (await ann.until(lambda m: m["t"] == "refused"))["why"]["code"] == "greeted"

    run(check())


def test_another_protocol_number_gets_an_offer_to_reload(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann = Person(server.url)
        made = await ann.make("here", "link", game="kuhn")
        chair = await ann.sit(made["id"], protocol=PROTOCOL + 1)
        assert json.loads(chair.raw[-1]) == {"t": "reload", "protocol": PROTOCOL}
        assert await chair.closed() == 4426

    run(check())


def test_a_page_of_protocol_1_comes_to_the_old_address_and_is_offered_a_reload(start: Start) -> None:
    server = start()

    async def check() -> None:
        origin: Any = server.url
        async with connect(server.url.replace("http", "ws", 1) + "/ws", origin=origin) as socket:
            await socket.send('{"t":"hello","protocol":1,"table":"3f2a","link":"","epoch":"e","since":7}')
            assert json.loads(await socket.recv()) == {"t": "reload", "protocol": PROTOCOL}
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4426

    run(check())


@pytest.mark.parametrize("origin", [None, "https://evil.example", "http://127.0.0.1:1", "null"])
def test_a_handshake_from_elsewhere_is_refused(start: Start, origin: Any) -> None:
    server = start()

    async def check() -> None:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(server.url.replace("http", "ws", 1) + "/ws/nowhere", origin=origin)
        assert refused.value.response.status_code == 403

    run(check())


def test_one_address_has_so_many_sockets_and_no_more(start: Start) -> None:
    server = start(limits=replace(GENEROUS, sockets_per_address=3))

    async def check() -> None:
        url, origin = server.url.replace("http", "ws", 1) + "/ws/nowhere", server.url
        sockets = [await connect(url, origin=origin) for _ in range(3)]  # type: ignore[arg-type]
        with pytest.raises(websockets.InvalidStatus):
            await connect(url, origin=origin)  # type: ignore[arg-type]
        await sockets[0].close()
        for _ in range(100):
            try:
                await connect(url, origin=origin)  # type: ignore[arg-type]
                return
            except websockets.InvalidStatus:
                await asyncio.sleep(0.01)
        pytest.fail("the place was not free again")

    run(check())


def test_what_cannot_be_stored_is_not_told_and_the_table_is_read_anew(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()

    async def check() -> None:
        ann, _, made = await two_playing(server)
        store = server.service.store
        write = store._write_all
        monkeypatch.setattr(store, "_write_all", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
        await ann.send(t="act", key="lost-write", seat=0, number=0, actions=[BET])
        assert await ann.closed() == 1012
        assert not any('"done"' in text for text in ann.raw)
        monkeypatch.setattr(store, "_write_all", write)
        await ann.open()
        assert ann.parts[0]["number"] == 0
        assert (await ann.act(0, BET, key="lost-write"))["t"] == "done"
        assert made["id"] in server.service.hub.lives

    run(check())
