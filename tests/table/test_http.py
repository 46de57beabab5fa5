"""The web interface: people, tables, records, limits, and whatever strangers may send."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from kubok.kernel import Record, verify
from kubok.locale import LANGUAGES, WHOLE
from kubok.table import metrics
from kubok.table.serve import MOST_ALIKE, Calm, JSONLines
from kubok.table.server import MAX_BODY, Config
from kubok.titles import make_game
from kubok.titles.cubitos import book, lesson, views
from table.client import HIDDEN, Chair, Person, shown
from table.conftest import GENEROUS, Running
from table.test_play import play_on
from table.test_sockets import two_playing

Start = Callable[..., Running]


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 60))


async def finished(server: Running) -> tuple[Chair, Chair, Any]:
    ann, bob, made = await two_playing(server)
    await asyncio.gather(play_on(ann, random.Random(1)), play_on(bob, random.Random(2)))
    return ann, bob, made


# People


def test_a_head_request_is_answered_like_get_without_a_body(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann = Person(server.url)
        for path in ("/", "/table/abc", "/api/health"):
            answer = await ann.http.head(path)
            assert (answer.status_code, answer.content) == (200, b""), path

    asyncio.run(check())


def test_a_person_is_a_signed_cookie_and_a_nickname(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann = Person(server.url)
        assert (await ann.get("/api/me"))["nickname"] == ""
        answer = await ann.http.post("/api/me", json={"nickname": "  Ann\n<b>\u202e "})
        assert answer.json()["nickname"] == "Ann <b>"
        flags = answer.headers["set-cookie"].lower()
        assert "httponly" in flags
        assert "samesite=strict" in flags
        assert "secure" not in flags
        assert (await ann.get("/api/me"))["nickname"] == "Ann <b>"
        forged = Person(server.url)
        who, _, sign = ann.http.cookies["kubok"].rpartition(".")
        forged.http.cookies.set("kubok", f"{who}.{sign[::-1]}")
        assert (await forged.get("/api/me"))["nickname"] == ""

    run(check())


def test_behind_https_the_cookie_is_secure(start: Start) -> None:
    server = start(public_url="https://kubok.example")

    async def check() -> None:
        person = httpx.AsyncClient(base_url=server.url, headers={"origin": "https://kubok.example"}, verify=False)
        answer = await person.post("/api/me", json={"nickname": "Ann"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "max-age" in answer.headers["strict-transport-security"]
        assert "wss://kubok.example" in answer.headers["content-security-policy"]
        other = await person.post("/api/me", json={"nickname": "Eve"}, headers={"origin": server.url})
        assert other.status_code == 403

    run(check())


def test_delete_my_data_leaves_nothing_of_me(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann, bob, made = await two_playing(server)
        alone = await ann.person.make("here", "bot", game="pig")
        assert (await ann.person.http.delete("/api/me")).json() == {"forgotten": True}
        assert await ann.closed() == 4401
        status = await bob.until(
            lambda m: m["t"] == "update" and m["public"].get("status", {}).get("seats", [{}])[0].get("sitting")
        )
        assert "Ann" not in json.dumps(status)
        assert (await ann.person.get("/api/me"))["nickname"] == ""
        dump = "\n".join(
            "\n".join(map(str, row))
            for row in server.service.store._reader.connect().exec_driver_sql(
                "SELECT nickname FROM identities UNION SELECT name FROM chairs"
            )
        )
        assert "Ann" not in dump
        assert server.service.store.load(alone["id"], 0.0) is None
        assert server.service.store.load(made["id"], 0.0) is not None

    run(check())


# Tables


def test_links_give_a_seat_once_and_the_open_link_gives_the_next_free_one(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann = Person(server.url)
        made = await ann.make("here", "link", "open", "open", game="pig")
        links = made["links"]
        assert set(links) == {"0", "1", "2", "3", "open", "watch"}
        look = await Person(server.url).post("/api/invitation", {"link": links["1"]})
        assert (look["chair"], look["seats"][0]["name"]) == ("1", "Ann")
        bob, cid, dan = (Person(server.url) for _ in range(3))
        assert (await bob.post("/api/join", {"link": links["1"], "nickname": "Bob"}))["seat"] == 1
        assert (await cid.post("/api/join", {"link": links["open"]}))["seat"] == 2
        assert (await cid.post("/api/join", {"link": links["open"]}))["seat"] == 2
        assert (await dan.post("/api/join", {"link": links["open"]}))["seat"] == 3
        full = await Person(server.url).post("/api/join", {"link": links["open"]}, expect=409)
        assert full["code"] == "table_full"
        seated = await bob.sit(made["id"])
        taken = await Person(server.url).post("/api/join", {"link": links["1"]}, expect=409)
        assert taken["code"] == "seat_taken"
        assert (await Person(server.url).post("/api/join", {"link": links["watch"]}))["seat"] is None
        for link in (made["id"] + ".xxxx", "nothing.xxxx", ".", "x"):
            await Person(server.url).post("/api/join", {"link": link}, expect=404)
        assert [table["id"] for table in (await bob.get("/api/tables"))["tables"]] == [made["id"]]
        assert (await Person(server.url).get("/api/tables"))["tables"] == []
        assert (await ann.get(f"/api/tables/{made['id']}"))["links"] == links
        assert (await bob.get(f"/api/tables/{made['id']}"))["links"] == {}
        await Person(server.url).get(f"/api/tables/{made['id']}", expect=404)
        assert set(seated.welcome["you"]["links"]) == {"watch", "1"}

    run(check())


def test_who_sits_down_while_watching_gets_the_seat_on_the_same_socket(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann = Person(server.url)
        made = await ann.make("link", "link", game="kuhn")
        chair = await ann.sit(made["id"])
        assert (chair.seats, chair.welcome["you"]["host"]) == ([], True)
        await ann.post("/api/join", {"link": made["links"]["0"], "nickname": "Ann"})
        await chair.until(lambda m: m["t"] == "welcome")
        assert chair.seats == [0]

    run(check())


def test_a_rematch_is_one_table_for_all_and_everybody_is_told(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann, bob, made = await finished(server)
        first = await ann.person.post(f"/api/tables/{made['id']}/rematch")
        second = await bob.person.post(f"/api/tables/{made['id']}/rematch")
        assert first == second
        await bob.until(lambda m: m["t"] == "update" and m["public"]["status"]["next"] == first["id"])
        again = await bob.person.sit(first["id"])
        assert again.seats == [1]

    run(check())


def test_a_record_can_be_had_when_the_game_is_over_and_by_who_may(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann, bob, made = await two_playing(server)
        path = f"/api/tables/{made['id']}"
        await ann.person.get(path + "/record", expect=409)
        await ann.person.get(path + "/tally", expect=409)
        assert (await ann.person.get(path + "/verify"))["secret"] is None
        await asyncio.gather(play_on(ann, random.Random(1)), play_on(bob, random.Random(2)))
        record = Record.from_text((await ann.person.http.get(path + "/record")).text)
        assert verify(record, make_game(record)) == 2
        assert (await ann.person.get(path + "/verify"))["secret"] == record.secret
        assert await ann.person.get(path + "/tally") is None  # a game that keeps no figures
        await Person(server.url).get(path + "/record", expect=404)
        shared = await Person(server.url).http.get(path + "/record", headers={"kubok-link": made["links"]["watch"]})
        assert shared.status_code == 200

    run(check())


def test_steps_show_the_game_so_far_to_each_as_they_may_see_it(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann, bob, made = await two_playing(server)
        await ann.act(0, 2)
        path = f"/api/tables/{made['id']}/steps"
        own = await ann.person.get(path, params={"seat": 0})
        public = await bob.person.get(path)
        card = shown(ann.parts[0]["view"], "kuhn-cards")[0]
        assert own["entries"] == public["entries"] == 2
        assert own["steps"][0]["events"][0]["fields"] == {"card": card}
        assert own["steps"][0]["events"][1]["fields"] == {}
        assert [event["fields"] for event in public["steps"][0]["events"]] == [{}, {}]
        assert shown(public["steps"][1]["view"], "kuhn-cards") == [HIDDEN, HIDDEN]
        assert "action" not in public["steps"][1]
        await bob.person.get(path, params={"seat": 0}, expect=403)
        await asyncio.gather(play_on(ann, random.Random(1)), play_on(bob, random.Random(2)))
        after = await bob.person.get(path, params={"start": 1, "count": 1, "views": False})
        assert [step["entry"] for step in after["steps"]] == [1]
        assert after["steps"][0]["action"] == {"do": "bet"}

    run(check())


# What can be played

NO_SUCH_SET = {"game": "cubitos", "seats": [{"kind": "bot"}] * 2, "options": {"set": "nothing"}}


def test_the_catalogue_has_all_that_a_new_table_needs(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann = Person(server.url)
        games = {game["name"]: game for game in (await ann.get("/api/catalogue"))["games"]}
        assert games["cubitos"]["seats"] == [2, 4]
        assert [option["name"] for option in games["pig"]["options"]] == ["goal"]
        found = await ann.get("/api/games/cubitos/box")
        assert len(found["sets"]) >= 10
        assert len(found["cards"]) == 56
        assert all(card["clauses"] for card in found["cards"])
        assert found["faces"]["red"] == ["symbol", "power", "miss", "miss", "miss", "miss"]
        assert all(len(sides) == 6 for sides in found["faces"].values())
        for track in found["tracks"]:
            assert (await ann.http.get(f"/api/games/cubitos/tracks/{track['name']}.svg")).text.startswith("<svg")
        await ann.get("/api/games/cubitos/tracks/nowhere.svg", expect=404)
        cards = (await ann.get("/api/games/cubitos/random-set"))["cards"]
        assert (await ann.get(f"/api/games/cubitos/advice?cards={','.join(cards)}"))["warnings"] == []
        made = await ann.make(
            "here", "bot:plain", cards=cards, tracks=[found["tracks"][0]["name"]], laps=2, order="strict"
        )
        chair = await ann.sit(made["id"])
        data = await ann.get(f"/api/frames/{chair.welcome['table']['frame']}")
        assert data["data"]["laps"] == 2
        assert data["still"]["spaces"][0]["squares"]
        [notes] = data["still"]["notes"].values()
        assert len({notes[language] for language in WHOLE}) == len(WHOLE), "a note is said in every language"
        await ann.post("/api/tables", NO_SUCH_SET, expect=422)
        await ann.post("/api/tables", {"game": "pig", "seats": [{"kind": "bot", "level": "clever"}] * 2}, expect=409)
        await ann.post("/api/tables", {"seats": [{"kind": "here"}] * 2, "game": "chess"}, expect=422)

    run(check())


def test_a_table_may_play_at_other_costs(start: Start) -> None:
    async def check() -> None:
        ann = Person(start().url)
        found = await ann.get("/api/games/cubitos/box")
        for costs in ("", "balanced"):
            chair = await ann.sit((await ann.make("here", "bot:plain", set="race_3", costs=costs))["id"])
            data = await ann.get(f"/api/frames/{chair.welcome['table']['frame']}")
            known = {card["name"]: card["cost"] for card in found["cards"]} | found["costs"].get(costs, {})
            assert [card["cost"] for card in data["data"]["cards"]] == [
                known[card["name"]] for card in data["data"]["cards"]
            ]
        assert found["costs"]["balanced"]["llama_rama"] > 6
        order = {"game": "cubitos", "seats": [{"kind": "bot"}] * 2, "options": {"costs": "balance"}}
        assert "did you mean balanced?" in (await ann.post("/api/tables", order, expect=422))["text"]

    run(check())


SAID = {
    "uk": (
        'set не може бути "nothing"; відомі: ',
        "стіл не знайдено або він вам недоступний",
        "такого бота для цієї гри немає",
    ),
    "pl-PL,pl;q=0.9": (
        'set nie może mieć wartości "nothing"; znane są: ',
        "nie znaleziono stołu",
        "nie ma takiego bota",
    ),
    "de,ru;q=0.5": ('set не может быть "nothing"; известны: ', "стол не найден или", "такого бота для этой"),
    "de": ('set cannot be "nothing"; choose from ', "table not found", "this game has no such bot"),
}


@pytest.mark.parametrize("accepted", SAID)
def test_what_goes_wrong_is_said_in_the_language_of_the_request(start: Start, accepted: str) -> None:
    async def check() -> None:
        ann = Person(start().url)
        ann.http.headers["accept-language"] = accepted
        no_set, no_table, no_bot = SAID[accepted]
        answer = await ann.post("/api/tables", NO_SUCH_SET, expect=422)
        assert answer["code"] == "bad_data"
        assert answer["text"].startswith(no_set)
        answer = await ann.get("/api/tables/nowhere/record", expect=404)
        assert answer["text"].startswith(no_table)
        clever = {"game": "pig", "seats": [{"kind": "bot", "level": "clever"}] * 2}
        answer = await ann.post("/api/tables", clever, expect=409)
        assert (answer["code"], answer["text"][: len(no_bot)]) == ("no_such_bot", no_bot)

    run(check())


def test_health_and_the_page(start: Start, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>the page")
    (page / "assets" / "app-1234.js").write_text("1")
    (tmp_path / "private.txt").write_text("private")
    server = start(page=page)

    async def check() -> None:
        ann = Person(server.url)
        assert (await ann.get("/api/health"))["ok"]
        for path in ("/", "/t/anything", "/../private.txt", "/%2e%2e/private.txt", "/assets/../../private.txt"):
            assert "the page" in (await ann.http.get(path)).text
        answer = await ann.http.get("/assets/app-1234.js")
        assert "immutable" in answer.headers["cache-control"]
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        await ann.get("/api/nothing", expect=404)

    run(check())


@pytest.mark.parametrize("public_url", ["", "https://kubok.example"])
def test_a_shared_link_shows_its_picture_by_the_address_that_people_type(
    start: Start, tmp_path: Path, public_url: str
) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text('<!doctype html><meta property="og:image" content="/share.jpg" />')
    server = start(page=page, public_url=public_url)

    async def check() -> None:
        text = (await Person(server.url).http.get("/")).text
        assert f'content="{public_url}/share.jpg"' in text

    run(check())


def test_the_note_of_the_lessons_track_is_said_in_every_language() -> None:
    board = views.board(lesson.game())
    assert sorted(board["notes"]["first_lap"]) == sorted(LANGUAGES)
    assert len({board["notes"]["first_lap"][language] for language in WHOLE}) == len(WHOLE)


@pytest.mark.parametrize(
    ("accepted", "language", "words"),
    [
        ("", "en", ("A table for the dice race", "A dice race for tonight", "needs JavaScript")),
        ("de,uk;q=0.9", "uk", ("Стіл для перегонів", "Перегони з кубиками", "потрібен JavaScript")),
        ("pl-PL", "pl", ("Stół do kościanego wyścigu", "Kościany wyścig", "wymaga JavaScriptu")),
        ("ru", "ru", ("Стол для гонки", "Гонка с кубиками", "нужен JavaScript")),
    ],
)
def test_the_page_introduces_itself_in_the_language_of_whoever_asks(
    start: Start, tmp_path: Path, accepted: str, language: str, words: tuple[str, ...]
) -> None:
    web = Path(__file__).resolve().parents[2] / "web"
    for file in (web / "index.html", web / "public" / "manifest.json"):
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    server = start(page=tmp_path)

    async def check() -> None:
        ann = Person(server.url)
        ann.http.headers["accept-language"] = accepted
        first, manifest = await ann.http.get("/rules"), await ann.http.get("/manifest.json")
        assert f'<html lang="{language}">' in first.text
        assert all(one in first.text for one in words)
        assert manifest.json()["lang"] == language
        assert manifest.json()["description"].startswith(words[0])
        for answer in (first, manifest):
            assert "accept-language" in answer.headers["vary"].lower()
            assert answer.headers["cache-control"] == "no-cache"
            assert language == "en" or "against bots" not in answer.text

    run(check())


# Limits


def test_rates_are_limited_by_address(start: Start) -> None:
    server = start(limits=replace(GENEROUS, requests=0.01, requests_burst=5, tables=0.01, tables_burst=1))

    async def check() -> None:
        ann = Person(server.url)
        await ann.make("here", "bot", game="pig")
        await ann.post("/api/tables", {"seats": [{"kind": "here"}, {"kind": "bot"}], "game": "pig"}, expect=429)
        for _ in range(3):
            await ann.get("/api/me")
        await ann.get("/api/me", expect=429)

    run(check())


REFUSED = {
    "en": ("so many requests at once", "so many pages at once", "this request does not come", "at most 16384 bytes"),
    "uk": ("забагато запитів одразу", "забагато сторінок одразу", "цей запит надійшов не", "щонайбільше 16384 байтів"),
    "pl": ("za dużo żądań naraz", "za dużo stron naraz", "to żądanie nie pochodzi", "najwyżej 16384 bajtów"),
    "ru": ("слишком много запросов", "слишком много страниц", "этот запрос пришёл не", "не больше 16384 байт"),
}


def counted(kind: str) -> float:
    return metrics.REGISTRY.get_sample_value("kubok_refusals_total", {"kind": kind}) or 0.0


@pytest.mark.parametrize("language", REFUSED)
def test_the_gate_refuses_in_the_readers_language_and_counts(start: Start, tmp_path: Path, language: str) -> None:
    limits = replace(GENEROUS, requests=0.001, requests_burst=3, pages=0.001, pages_burst=2)
    server = start(limits=limits, page=page_in(tmp_path))
    kinds = ("requests", "pages", "origin", "body")
    before = [counted(kind) for kind in kinds]
    requests, pages, origin, body = REFUSED[language]
    with httpx.Client(base_url=server.url, headers={"accept-language": language}, verify=False) as client:
        other = client.post("/api/me", json={"nickname": "x"}, headers={"origin": "https://evil.example"})
        assert (other.status_code, other.json()["code"]) == (403, "origin")
        assert other.json()["text"].startswith(origin)
        large = client.post("/api/me", content=b"x" * (MAX_BODY + 1))
        assert (large.status_code, large.json()["code"]) == (413, "too_large")
        assert large.json()["text"].replace("\u202f", "").replace("\xa0", "").replace(",", "").endswith(body)
        assert client.get("/api/me").status_code == 200
        slow = client.get("/api/me")
        assert (slow.status_code, slow.json()["code"]) == (429, "slow_down")
        assert slow.json()["text"].startswith(requests)
        assert [client.get("/").status_code for _ in range(2)] == [200, 200], "pages have a rate of their own"
        many = client.get("/")
        assert (many.status_code, many.json()["code"]) == (429, "slow_down")
        assert many.json()["text"].startswith(pages)
    assert [counted(kind) for kind in kinds] == [count + 1 for count in before]


def test_new_tables_and_replays_that_are_refused_are_counted(start: Start) -> None:
    server = start(limits=replace(GENEROUS, tables=0.001, tables_burst=1, replays=0.001, replays_burst=1))
    before = counted("tables"), counted("replays")

    async def check() -> None:
        ann = Person(server.url)
        made = await ann.make("here", "bot", game="pig")
        refused = {"seats": [{"kind": "here"}, {"kind": "bot"}], "game": "pig"}
        assert (await ann.post("/api/tables", refused, expect=429))["code"] == "slow_down"
        path = f"/api/tables/{made['id']}/steps"
        await ann.get(path)
        await ann.get(path, expect=429)

    run(check())
    assert (counted("tables"), counted("replays")) == (before[0] + 1, before[1] + 1)


def test_an_ipv6_network_counts_as_one_address(start: Start) -> None:
    server = start(limits=replace(GENEROUS, requests=0.001, requests_burst=3, tables=0.001, tables_burst=1))
    gate: Any = server.server.config.app

    async def ask(address: str) -> int:
        transport = httpx.ASGITransport(gate, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return (await client.get("/api/me")).status_code

    async def check() -> None:
        assert [await ask(f"2001:db8:0:1::{number}") for number in range(1, 6)] == [200, 200, 200, 429, 429]
        assert await ask("2001:db8:0:2::1") == 200

    run(check())


def test_topics_without_examples_are_not_kept(start: Start) -> None:
    server = start()
    known = book._examples_of.cache_info().currsize
    with httpx.Client(base_url=server.url, verify=False) as client:
        assert client.get("/api/games/cubitos/book/dugout").status_code == 200
        for number in range(20):
            assert client.get(f"/api/games/cubitos/book/unknown{number}").status_code == 404
    assert book._examples_of.cache_info().currsize <= known + 1


def test_the_page_is_read_once_for_a_language_and_again_when_it_is_written_anew(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, read = start(page=page_in(tmp_path)), []
    whole = Path.read_text

    def noted(path: Path, *args: Any, **more: Any) -> str:
        if path.name == "index.html":
            read.append(path)
        return whole(path, *args, **more)

    monkeypatch.setattr(Path, "read_text", noted)
    with httpx.Client(base_url=server.url, verify=False) as client:
        for _ in range(5):
            assert "the page" in client.get("/", headers={"accept-language": "uk"}).text
            assert '<html lang="pl"' in client.get("/table/x", headers={"accept-language": "pl"}).text
        assert len(read) == 2
        index = tmp_path / "page" / "index.html"
        index.write_text("another page")
        os.utime(index, ns=(1, 1))
        assert client.get("/", headers={"accept-language": "uk"}).text == "another page"


def test_what_a_proxy_says_is_not_believed_unless_told_so(start: Start) -> None:
    server = start(limits=replace(GENEROUS, requests=0.01, requests_burst=3))

    async def check() -> None:
        ann = Person(server.url)
        for number in range(3):
            await ann.get("/api/me", headers={"x-forwarded-for": f"10.0.0.{number}"})
        await ann.get("/api/me", expect=429, headers={"x-forwarded-for": "10.0.0.9"})

    run(check())


def test_large_bodies_and_requests_from_elsewhere_are_refused(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann = Person(server.url)
        answer = await ann.http.post("/api/me", content=b"x" * (MAX_BODY + 1))
        assert answer.status_code == 413

        async def drip() -> Any:
            for _ in range(20):
                yield b" " * 1024

        assert (await ann.http.post("/api/me", content=drip())).status_code == 413
        answer = await ann.http.post("/api/me", json={"nickname": "x"}, headers={"origin": "https://evil.example"})
        assert answer.status_code == 403

    run(check())


def test_old_tables_are_cleaned_up_and_idle_ones_let_go(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann = Person(server.url)
        made = await ann.make("here", "bot", game="pig")
        hub = server.service.hub
        hub.sweep(1e12)
        assert made["id"] not in hub.lives
        assert (await ann.get(f"/api/tables/{made['id']}"))["phase"] == "waiting"
        hub.sweep(1e12)
        old = server.service.store.old_tables(1e12, 1e12, 1e12)
        assert old == [made["id"]]

    run(check())


def test_logs_are_lines_of_json_without_secrets(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="kubok")
    server = start()
    found: dict[str, Any] = {}

    async def check() -> None:
        ann, bob, made = await two_playing(server)
        await ann.act(0, 2)
        found.update(made=made, cookies=[ann.person.cookie, bob.person.cookie])

    run(check())
    text = "\n".join(JSONLines().format(record) for record in caplog.records if record.name.startswith("kubok"))
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"table made", "request"} <= {line["what"] for line in lines}
    secrets = [link.partition(".")[2] for link in found["made"]["links"].values()] + [
        c.partition("=")[2] for c in found["cookies"]
    ]
    secrets += ["Ann", "Bob", server.service.store.key.hex()]
    assert [secret for secret in secrets if secret in text] == []


# Errors and the log


ODD = (
    "/%00", "/assets/%00.js", "/" + "a" * 300, "/" + "a/" * 2000, "/%ff%fe%00", "/%0d%0aset-cookie:x", "/%E2%80%AE",
    "/api/%00", "/api/tables/%00", "/api/games/cubitos/book/" + "b" * 3000, "/api/games/%00/box",
    "/api/games/cubitos/tracks/%00.svg", "/api/frames/%00",
    "/api/tables/%00/record", "/api/tables/" + "c" * 3000, "/api/nothing", "/api/games/cubitos/tracks/..%2f..%2fx.svg",
)  # fmt: skip


def page_in(folder: Path) -> Path:
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text('<!doctype html><html lang="en">the page')
    return page


def test_odd_paths_are_answered_with_a_code_and_leave_little_in_the_log(start: Start, tmp_path: Path) -> None:
    """Before: a traceback each for paths that no file can have, 1.1 MB for 8 KB."""
    server, log = start(page=page_in(tmp_path)), io.StringIO()
    handler = logging.StreamHandler(log)
    handler.setFormatter(JSONLines())
    handler.addFilter(Calm())
    loggers = [logging.getLogger(name) for name in ("kubok", "uvicorn.error")]
    for logger in loggers:
        logger.addHandler(handler)
    loggers[0].setLevel(logging.INFO)
    try:
        with httpx.Client(base_url=server.url, verify=False) as client:
            for path in ODD:
                answer = client.get(path)
                assert answer.status_code in (404, 422), (path, answer.status_code)
                assert set(answer.json()) == {"code", "text"}
                assert answer.json()["code"] == {404: "not_found", 422: "malformed"}[answer.status_code]
            for _ in range(100):
                assert client.get("/%00").status_code == 404
    finally:
        for logger in loggers:
            logger.removeHandler(handler)
    assert len(log.getvalue()) < 30_000
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert {line["what"] for line in lines} == {"request"}
    assert not any(part in log.getvalue() for part in ("%", "\\u0000", "aaa", "bbb", "ccc", "cookie"))


@pytest.mark.parametrize("method", ["PUT", "PATCH", "POST", "DELETE", "OPTIONS", "TRACE"])
def test_a_method_that_a_path_has_not_is_told_as_json(start: Start, method: str) -> None:
    answer = httpx.request(method, start().url + "/api/catalogue", headers={"accept-language": "pl"}, verify=False)
    assert (answer.status_code, answer.json()) == (405, {"code": "method", "text": "tego nie można tu zrobić"})
    assert answer.headers["allow"] == "GET"


BODIES: dict[str, tuple[Any, int, str]] = {
    "no JSON": (b"{", 422, "malformed"),
    "not even text": (b"\xff\xfe", 422, "malformed"),
    "a number without end": (b'{"nickname": ' + b"9" * 9000 + b"}", 400, "malformed"),
    "nested without end": (b"[" * 16_000, 400, "malformed"),
    "half a character as a name": (b'{"nickname": "\\ud800"}', 422, "malformed"),
    "half a character as a field": (b'{"nickname": "x", "\\ud800": 1}', 422, "malformed"),
    "too long": (b" " * 20_000, 413, "too_large"),
}


@pytest.mark.parametrize("what", BODIES)
@pytest.mark.parametrize("in_parts", [False, True])
def test_bodies_that_cannot_be_read_are_told_as_json(target: Running, what: str, in_parts: bool) -> None:
    body, status, code = BODIES[what]
    content = iter([body[:10], body[10:]]) if in_parts else body
    answer = httpx.post(
        target.url + "/api/me", content=content, headers={"content-type": "application/json"}, verify=False
    )
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert set(answer.json()) == {"code", "text"}


@pytest.mark.parametrize("length", ["x", "1e3", "-1", "٣", "9" * 30])
def test_a_length_that_is_none_is_refused(start: Start, length: str) -> None:
    """The server under us lets none of these through; the gate does not rely on it."""
    gate: Any = start().server.config.app
    said: list[Any] = []

    async def send(message: Any) -> None:
        said.append(message)

    async def receive() -> Any:
        raise AssertionError("nothing of it is read")

    headers = [(b"content-length", length.encode("utf-8"))]
    scope = {"type": "http", "method": "POST", "path": "/api/me", "headers": headers, "client": ("test", 1)}
    run(gate(scope, receive, send))
    code = "too_large" if length.startswith("9") else "malformed"
    assert said[0]["status"] == {"too_large": 413, "malformed": 400}[code]
    assert json.loads(said[1]["body"])["code"] == code


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/join", {"link": "abc\0.x"}),
        ("/api/invitation", {"link": "\0"}),
        ("/api/invitation", {"link": "abc.x\n"}),
        ("/api/tables", {"seats": [{"kind": "here"}] * 2, "game": "cubitos\0"}),
        ("/api/tables", {"game": "cubitos", "seats": [{"kind": "here"}] * 2, "options": {"set": "\0"}}),
        ("/api/tables", {"seats": [{"kind": "here"}] * 2, "game": "pig", "options": {"\0": 1}}),
        ("/api/tables", {"game": "pig", "seats": [{"kind": "bot", "level": "\0"}] * 2}),
    ],
)
def test_no_text_holds_what_a_database_cannot_keep(target: Running, path: str, body: Any) -> None:
    answer = httpx.post(target.url + path, json=body, verify=False)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed"), answer.text


def test_a_link_in_a_header_has_the_form_of_one(target: Running) -> None:
    answer = httpx.get(target.url + "/api/tables/abc", headers={"kubok-link": "abc.x y"}, verify=False)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def failed(caplog: pytest.LogCaptureFixture) -> logging.LogRecord:
    """The one error of the log: it is written when the answer is sent."""
    deadline = time.monotonic() + 20
    while not any(getattr(record, "status", 0) >= 500 for record in caplog.records):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    [found] = [record for record in caplog.records if record.levelno >= logging.WARNING]
    return found


def test_what_the_server_fails_at_is_500_with_a_code_and_one_line_without_secrets(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="kubok")
    server = start()

    def fails(who: str) -> str:
        raise KeyError(f"secret of {who}")

    async def check() -> None:
        ann = Person(server.url)
        await ann.post("/api/me", {"nickname": "Ann"})
        server.service.store.nickname = fails  # type: ignore[method-assign]
        answer = await ann.http.get("/api/me?secret=1", headers={"accept-language": "uk"})
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert answer.json()["text"].startswith("на сервері сталася помилка")
        assert answer.headers["x-content-type-options"] == "nosniff"

    run(check())
    line = JSONLines().format(failed(caplog))
    assert json.loads(line)["route"] == "/api/me"
    assert json.loads(line)["trace"].startswith("KeyError\n")
    assert "fails" in json.loads(line)["trace"], "where it happened"
    assert "secret" not in line


def test_a_statement_that_fails_leaves_none_of_its_parameters_in_the_log(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="kubok")
    server = start()
    store = server.service.store
    with store._writer.connect() as connection:
        connection.exec_driver_sql("ALTER TABLE identities RENAME TO gone")
        connection.commit()
    answer = httpx.post(server.url + "/api/me", json={"nickname": "Annabella"}, verify=False)
    assert (answer.status_code, answer.json()["code"]) == (503, "store")
    assert "Annabella" not in answer.text
    line = JSONLines().format(failed(caplog))
    assert "SQLITE_ERROR" in json.loads(line)["trace"]
    assert "Annabella" not in line
    assert "identities" not in line


def failure(depth: int) -> BaseException:
    def down(left: int) -> None:
        if left:
            down(left - 1)
        else:
            raise OSError(28, "No space left on device", "/home/somebody/kubok.db")

    try:
        down(depth)
    except OSError as error:
        return error
    raise AssertionError


def test_a_trace_has_an_end_and_no_folder_of_the_machine() -> None:
    record = logging.makeLogRecord(
        {"msg": "no", "levelno": 40, "exc_info": (OSError, error := failure(300), error.__traceback__)}
    )
    line = JSONLines().format(record)
    assert len(line) < 5000
    trace = json.loads(line)["trace"]
    assert trace.startswith("OSError ENOSPC\n  test_http.py:")
    assert "somebody" not in line
    assert str(Path(__file__).parent) not in line


def test_what_libraries_log_below_their_first_line_is_left_out() -> None:
    message = "Task exception was never retrieved\nfuture: <Task exception=KeyError('Ann')>"
    line = JSONLines().format(logging.makeLogRecord({"msg": message, "about": object()}))
    assert json.loads(line)["what"] == "Task exception was never retrieved"
    assert "Ann" not in line
    assert "0x" not in line


def test_what_is_said_again_and_again_is_left_out_and_counted() -> None:
    clock = [0.0]
    calm = Calm(lambda: clock[0])

    def passes(message: str, level: int = logging.WARNING) -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": "kubok", "msg": message, "levelno": level})
        return record if calm.filter(record) else None

    assert sum(passes("a bot has failed") is not None for _ in range(100)) == MOST_ALIKE
    assert passes("another thing") is not None
    assert all(passes("request", logging.INFO) for _ in range(100))
    clock[0] = 61
    again = passes("a bot has failed")
    assert again is not None
    assert json.loads(JSONLines().format(again))["left_out"] == 80
    quiet = passes("another thing")
    assert quiet is not None
    assert not hasattr(quiet, "left_out")
    for number in range(5000):
        passes(f"number {number}")
    assert len(calm._kinds) <= 1000


# Whatever strangers may send


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("http")
    server = Running(Config(db=str(folder / "tables.db"), limits=GENEROUS, pace=0))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def person(target: Running) -> Any:
    with httpx.Client(base_url=target.url, headers={"origin": target.url}, verify=False) as client:
        yield client


def test_no_request_makes_the_server_stumble(target: Running) -> None:
    """Every operation of the published interface, with requests that fit it and requests that do not."""
    schema = schemathesis.openapi.from_url(target.url + "/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15
    for operation in operations:
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):

            @given(case=operation.as_strategy(generation_mode=mode))
            @settings(max_examples=15, suppress_health_check=list(HealthCheck))
            def check(case: Any) -> None:
                answer = case.call(timeout=20, headers={"origin": target.url})
                assert answer.status_code < 500, (answer.status_code, answer.text)

            with suppress(Unsatisfiable):  # an operation that takes nothing cannot be asked wrongly
                check()


WORDS = ["seats", "kind", "nickname", "game", "link", "cards", "options", "laps"]
ANYTHING: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=5),
    max_leaves=12,
)


@given(body=ANYTHING)
@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_json_is_answered_with_a_sentence(target: Running, person: httpx.Client, body: Any) -> None:
    for path in ("/api/tables", "/api/join", "/api/me", "/api/lesson", "/api/invitation"):
        answer = person.post(path, content=json.dumps(body), headers={"content-type": "application/json"})
        assert answer.status_code in (200, 201, 404, 409, 422), (path, answer.status_code, answer.text)
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "text"}
