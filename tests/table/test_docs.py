"""docs/protocol.md and docs/hosting.md say what the code does."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from kubok.table import protocol
from kubok.table.guard import Limits
from kubok.table.hub import Keep
from kubok.table.server import MAX_BODY, TableOrder
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


def fields_of(message: Any) -> tuple[str, list[str]]:
    return message.__struct_config__.tag, list(message.__struct_fields__)


def test_every_message_of_a_page_is_described_with_its_fields() -> None:
    assert rows("### What a page sends") == dict(fields_of(message) for message in get_args(protocol.Incoming))


def test_every_message_of_the_server_is_described_with_its_fields() -> None:
    assert rows("### What the server sends") == dict(fields_of(message) for message in protocol._Out.__subclasses__())


def test_every_part_of_an_update_is_described() -> None:
    assert set(rows("`public` is what everybody gets")) == set(protocol.Public.__struct_fields__)
    assert set(rows("`seats` has the parts of your own seats")) == set(protocol.Part.__struct_fields__)
    status = PAGE.split("| `status` |")[1].splitlines()[0]
    assert all(f"`{name}`" in status for name in protocol.Status.__struct_fields__)
    chair = PAGE.split("A chair of the status")[1].split("\n\n")[0]
    assert all(f"`{name}`" in chair for name in protocol.ChairStatus.__struct_fields__)


def test_the_numbers_of_the_pages_are_the_ones_in_force() -> None:
    assert f"Protocol number: **{protocol.PROTOCOL}**" in PAGE
    assert f"at most {protocol.MAX_MESSAGE} bytes" in PAGE
    assert (protocol.MAX_MESSAGE, MAX_BODY) == (8 * 1024, 16 * 1024)
    limits, keep = Limits(), Keep()
    assert f"{limits.messages:.0f} a second, {limits.messages_burst} at once; more" in HOSTING
    assert f"{limits.requests:.0f} a second, {limits.requests_burst} at once" in HOSTING
    assert f"{60 * limits.tables:.0f} a minute, {limits.tables_burst} at once" in HOSTING
    assert f"{limits.replays:.0f} a second, {limits.replays_burst} at once" in HOSTING
    assert (
        f"{limits.sockets_per_address} per address, {limits.sockets_per_table} per table, {limits.sockets:,}" in HOSTING
    )
    assert f"{limits.tables_in_memory:,}; a table" in HOSTING
    assert f"| a bot's answer | {limits.bot_seconds} seconds" in HOSTING
    assert f"{keep.waiting} days if not started, {keep.playing} days" in HOSTING
    assert keep.ended == 365


def test_every_field_of_the_health_is_described(start: Callable[..., Running]) -> None:
    health = httpx.get(start().url + "/api/health").json()
    told = rows("What the server's health is told by")
    assert set(told) == set(health)
    assert told["bots"] == [*health["bots"], *health["bots"]["failures"]]


def test_the_order_of_a_table_in_the_page_is_one() -> None:
    text = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert text is not None
    order = TableOrder.model_validate_json(text.group(1))
    assert [chair.kind for chair in order.seats] == ["here", "link", "open", "bot"]


@pytest.mark.parametrize("path", re.findall(r"`(?:GET|POST|DELETE) (/api/[^`? ]+)", PAGE))
def test_every_request_of_the_page_exists(path: str) -> None:
    source = (Path(protocol.__file__).with_name("server.py")).read_text()
    general = path.replace("{id}", "{table}")
    assert f'"{general}"' in source


def test_what_a_client_may_send_is_closed_to_unknown_fields() -> None:
    for text in (
        '{"t":"close","now":true}',
        '{"t":"ping","n":-1}',
        '{"t":"act","key":"k","seat":0,"number":0,"actions":[1]}',
    ):
        with pytest.raises(protocol.Malformed):
            protocol.read(text)
    assert msgspec.json.decode(protocol.encode(protocol.Pong(3))) == {"t": "pong", "n": 3}
