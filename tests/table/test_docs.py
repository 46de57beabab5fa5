"""docs/protocol.md and docs/hosting.md say what the code does."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.sync.client import connect

import typescript
from kubok.table import protocol
from kubok.table.guard import Limits
from kubok.table.hub import Keep
from kubok.table.orders import TableOrder
from kubok.table.serve import PING
from kubok.table.server import MAX_BODY
from kubok.titles import title_of
from table.client import Person
from table.conftest import Running

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "protocol.md").read_text()
HOSTING = (DOCS / "hosting.md").read_text()


def rows(heading: str) -> dict[str, list[str]]:
    """The rows of the first table after a heading: the first cell, and what is marked as code in the second."""
    part = PAGE.split(heading, 1)[1]
    found = {}
    for line in re.search(r"(^\|.*?)(?:\n\n|\Z)", part, re.DOTALL | re.MULTILINE).group(1).splitlines()[2:]:  # type: ignore[union-attr]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        for name in re.findall(r"`([^`]+)`", cells[0]):
            found[name] = re.findall(r"`([^`]+)`", cells[1])
    return found


@pytest.mark.parametrize("path", typescript.FILES, ids=lambda path: path.name)
def test_what_is_made_from_the_protocol_is_not_stale(path: Path) -> None:
    assert path.read_text("utf-8") == typescript.FILES[path](), "make docs"


def test_every_structure_of_the_protocol_is_in_the_page_or_named_in_its_types() -> None:
    tables = set(re.findall(r"<!-- (\S+) -->", PAGE)) - {"end"}
    assert tables == set(typescript.TABLES)


def test_an_old_page_and_one_of_the_future_are_known_by_their_hello() -> None:
    hello = b'{"t":"hello","protocol":%d,"table":"3f2a"}'
    assert [protocol.protocol_of(hello % number) for number in (1, 7)] == [1, 7]
    assert protocol.protocol_of(b'{"t":"ping"}') is None


def test_the_numbers_of_the_pages_are_the_ones_in_force() -> None:
    assert f"Protocol number: **{protocol.PROTOCOL}**" in PAGE
    assert f"at most {protocol.MAX_MESSAGE} bytes" in PAGE
    assert (protocol.MAX_MESSAGE, MAX_BODY) == (8 * 1024, 16 * 1024)
    assert f"a request has at most {MAX_BODY} bytes" in PAGE
    limits, keep = Limits(), Keep()
    assert f"{limits.messages:.0f} a second, {limits.messages_burst} at once; more" in HOSTING
    assert f"{limits.requests:.0f} a second, {limits.requests_burst} at once" in HOSTING
    assert f"{60 * limits.tables:.0f} a minute, {limits.tables_burst} at once" in HOSTING
    assert f"{limits.replays:.0f} a second, {limits.replays_burst} at once" in HOSTING
    assert f"{limits.pages:.0f} a second, {limits.pages_burst} at once" in HOSTING
    assert (
        f"{limits.processor:g} seconds in a second, {limits.processor_burst:g} seconds at once; then they are"
        in HOSTING
    )
    assert f"{limits.connections_per_address} per address, {limits.connections:,} in all" in HOSTING
    assert (
        f"{limits.sockets_per_address} per address, {limits.sockets_per_person} per person and table, "
        f"{limits.watchers_per_table} watchers per table, {limits.sockets:,} in all" in HOSTING
    )
    assert (
        f"{limits.header_seconds:g} seconds for headers, {limits.body_seconds:g} for a body, "
        f"{limits.hello_seconds:g} for a socket's hello, {limits.stuck_seconds:g} without taking" in HOSTING
    )
    assert f"| a record | {limits.entries:,} entries" in HOSTING
    assert f"{limits.tables_in_memory:,}; a table" in HOSTING
    assert f"| a bot's answer | {limits.bot_seconds:g} seconds" in HOSTING
    assert f"{keep.waiting} days if not started, {keep.playing} days" in HOSTING
    assert keep.ended == 365


def test_what_a_page_is_told_of_limits_is_what_holds() -> None:
    limits = Limits()
    part = " ".join(PAGE.split("The first message is `hello`")[1].split("\n\n")[0].split())
    for told in (
        f"within {limits.hello_seconds:g} seconds, and among the first {limits.frames_before_hello} frames",
        f"some {limits.messages:g} messages a second, {limits.messages_burst} at once",
        f"{limits.processor:g} seconds in a second, {limits.processor_burst:g} seconds at once",
        f"at most {limits.connections_per_address} connections, of them {limits.sockets_per_address} sockets",
        f"a person has {limits.sockets_per_person} sockets at a table, and a table {limits.watchers_per_table}",
        f"pings a client that has said nothing for {PING:g} seconds; one that does not answer for {PING:g} more",
    ):
        assert told in part
    assert f"{limits.header_seconds:g} seconds for the headers, {limits.body_seconds:g} for the body" in PAGE
    assert f"taken nothing of what was sent for {limits.stuck_seconds:g} seconds" in PAGE
    assert limits.malformed == 5  # "five messages that are none of these"


def test_every_close_code_is_described_with_its_word_and_no_other() -> None:
    rows = re.findall(r"^\| (\d+) \| (\S*) ?\| \S", PAGE.split("### Closing")[1], re.MULTILINE)
    assert {int(code): word.strip("`") for code, word in rows} == {1006: "", **protocol.CLOSES}


ERRORS = {
    status: re.findall(r"`(\w+)`", codes)
    for statuses, codes in re.findall(
        r"^\| (\d{3}(?:, \d{3})*) \| (.*?) ?\|", PAGE.split("| status |")[1].split("\n\n")[0], re.MULTILINE
    )
    for status in map(int, statuses.split(", "))
}


def test_every_refusal_over_http_has_a_status_and_a_code_of_the_table(start: Callable[..., Running]) -> None:
    server = start(limits=Limits(requests_burst=12))
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as http:
        order = {"game": "pig", "seats": [{"kind": "here"}, {"kind": "open"}]}
        table = http.post("/api/tables", json=order).json()["id"]
        found = [
            http.post("/api/tables", json=order, headers={"origin": "http://elsewhere.example"}),
            http.get(f"/api/tables/{table}/steps?seat=1"),
            http.get("/api/tables/nothing"),
            http.post(f"/api/tables/{table}/rematch"),
            http.get(f"/api/tables/{table}/record"),
            http.post("/api/me", content=b"x" * (MAX_BODY + 1)),
            http.post("/api/me", json={"name": 1}),
            http.post("/api/tables", json={**order, "game": "chess"}),
        ]
        while found[-1].status_code != 429:
            found.append(http.get("/api/me"))
        refused = [answer for answer in found if answer.status_code >= 400]
        told = [(answer.status_code, answer.json()["code"]) for answer in refused]
    assert {status for status, _ in told} == {403, 404, 409, 413, 422, 429}
    assert [(status, code) for status, code in told if code not in ERRORS[status]] == []
    assert all(answer.json()["text"] for answer in refused)


def test_whoever_acts_gets_the_update_first_and_then_done(start: Callable[..., Running]) -> None:
    assert "gets the `update` first and then `done`" in PAGE
    server = start()

    async def check() -> None:
        ann = Person(server.url)
        made = await ann.make("here", "here", game="pig")
        chair = await ann.sit(made["id"])
        await chair.give_nonces()
        await chair.playing()
        for _ in range(5):
            seat = chair.public["owed"][0]
            number, heard = chair.parts[seat]["number"], len(chair.raw)
            done = await chair.act(seat, chair.parts[seat]["legal"][0]["id"], key=f"the-key-{number}-{seat}")
            assert [msgspec.json.decode(text)["t"] for text in chair.raw[heard:]] == ["update", "done"]
            assert chair.parts[seat]["number"] == number + 1  # the seat's next part came with the update
        heard = len(chair.raw)
        again = await chair.act(seat, 0, key=done["key"], number=number)
        assert again == done
        assert len(chair.raw) == heard + 1  # and a resend gets the answer alone

    asyncio.run(check())


@pytest.mark.parametrize(
    ("ask", "status", "code"),
    [({"path": "/ws/t", "origin": "http://elsewhere.example"}, 403, "origin"), ({"path": "/socket"}, 404, "not_found"),
     ({"path": "/ws/t"}, 429, "too_many")],
)  # fmt: skip
def test_a_handshake_is_refused_as_the_page_says(
    start: Callable[..., Running], ask: dict[str, Any], status: int, code: str
) -> None:
    server = start(limits=Limits(sockets_per_address=0))
    address = server.url.replace("http", "ws", 1) + ask["path"]
    with pytest.raises(websockets.InvalidStatus) as refused, connect(address, origin=ask.get("origin", server.url)):
        pass
    assert refused.value.response.status_code == status
    assert msgspec.json.decode(refused.value.response.body or b"")["code"] == code
    part = " ".join(PAGE.split("A handshake that is refused")[1].split("\n\n")[0].split())
    assert re.search(rf"{status} [^;0-9]*`{code}`", part)


def test_every_field_of_the_health_is_described(start: Callable[..., Running]) -> None:
    health = httpx.get(start().url + "/api/health").json()
    told = rows("What the server's health is told by")
    assert set(told) == set(health)
    bots = list(health["bots"])
    at = bots.index("failures") + 1
    assert told["bots"] == [*bots[:at], *health["bots"]["failures"], *bots[at:]]


def test_the_order_of_a_table_in_the_page_is_one() -> None:
    text = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert text is not None
    order = TableOrder.model_validate_json(text.group(1))
    assert [chair.kind for chair in order.seats] == ["here", "link", "open", "bot"]


@pytest.mark.parametrize("path", re.findall(r"`(?:GET|POST|DELETE) (/api/[^`? ]+)", PAGE))
def test_every_request_of_the_page_exists(path: str) -> None:
    source = (Path(protocol.__file__).with_name("server.py")).read_text()
    if found := re.fullmatch(r"/api/games/(\w+)/([\w-]+)(/.*)?", path):
        assert found[2] in title_of(found[1]).serves
    else:
        assert f'"{path.replace("{id}", "{table}")}"' in source


def test_what_a_client_may_send_is_closed_to_unknown_fields() -> None:
    for text in (
        '{"t":"close","now":true}',
        '{"t":"ping","n":-1}',
        '{"t":"act","key":"k","seat":0,"number":0,"actions":[1]}',
    ):
        with pytest.raises(protocol.Malformed):
            protocol.read(text)
    assert msgspec.json.decode(protocol.encode(protocol.Pong(3))) == {"t": "pong", "n": 3}
