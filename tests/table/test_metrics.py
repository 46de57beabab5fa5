"""Metrics: what is counted while people play, where it is shown, and what the dashboard and the alerts ask for."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families
from typer.testing import CliRunner

from kubok.cli import app
from kubok.kernel import BadData
from kubok.table import metrics
from kubok.table.health import CANNOT_PLAY, PROBLEMS
from kubok.table.serve import address_of, showing_metrics
from table.client import Person
from table.conftest import Running
from table.test_play import play_on
from table.test_sockets import two_playing

Start = Callable[..., Running]
HOSTING = Path(__file__).parent.parent.parent / "docs" / "hosting"
ALERTS = HOSTING / "alerts.yml"
DASHBOARD = HOSTING / "dashboard.json"


def value(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


# Counting


def test_actions_of_people_are_counted_and_timed(start: Start) -> None:
    server = start()
    before = value("kubok_acts_total", by="person"), value("kubok_act_seconds_count")
    told: list[dict[str, Any]] = []

    async def check() -> None:
        ann, bob, _ = await two_playing(server)
        await asyncio.gather(play_on(ann, random.Random(1)), play_on(bob, random.Random(2)))
        told.extend(json.loads(text) for chair in (ann, bob) for text in chair.raw)

    asyncio.run(asyncio.wait_for(check(), 60))
    done = sum(message["t"] == "done" for message in told)
    assert done > 0

    def counted() -> tuple[float, float]:
        return value("kubok_acts_total", by="person") - before[0], value("kubok_act_seconds_count") - before[1]

    deadline = time.monotonic() + 20  # who acts is told first, and counted after that
    while counted() != (done, done) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert counted() == (done, done)


def test_actions_of_bots_are_counted(start: Start) -> None:
    server = start()
    before = value("kubok_acts_total", by="bot")

    async def check() -> None:
        ann = Person(server.url)
        made = await ann.make("bot:random", "here", game="kuhn")
        chair = await ann.sit(made["id"])
        await chair.give_nonces()
        await chair.playing()
        await play_on(chair, random.Random(1))

    asyncio.run(asyncio.wait_for(check(), 60))
    players, deadline = server.service.players, time.monotonic() + 20
    while value("kubok_acts_total", by="bot") - before != players.answers and time.monotonic() < deadline:
        time.sleep(0.02)
    assert value("kubok_acts_total", by="bot") - before == players.answers > 0


def test_sockets_tables_and_requests_are_shown(start: Start) -> None:
    server = start()
    before = value("kubok_requests_total", status="404")

    async def check() -> None:
        ann, bob, _ = await two_playing(server)
        assert (await ann.person.http.get("/api/nothing")).status_code == 404
        deadline = time.monotonic() + 20
        while (value("kubok_sockets"), value("kubok_tables_in_memory")) != (2, 1):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.02)
        await ann.close()
        await bob.close()

    asyncio.run(asyncio.wait_for(check(), 60))
    assert value("kubok_requests_total", status="404") == before + 1
    assert {what: value("kubok_problem", what=what) for what in CANNOT_PLAY} == dict.fromkeys(CANNOT_PLAY, 0)


# Where they are shown


def test_metrics_have_an_address_of_their_own_with_nothing_else() -> None:
    with showing_metrics(("127.0.0.1", 0)) as port, httpx.Client(verify=False) as client:
        answer = client.get(f"http://127.0.0.1:{port}/metrics")
        assert answer.status_code == 200
        shown = {family.name for family in text_string_to_metric_families(answer.text)}
        assert {"kubok_acts", "kubok_loop_lag_seconds", "kubok_refusals", "kubok_problem"} <= shown
        for path in ("/", "/api/health", "/metrics/x", "/favicon.ico"):
            assert client.get(f"http://127.0.0.1:{port}{path}").status_code == 404
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics", verify=False)


def test_a_client_that_says_nothing_keeps_no_other_waiting() -> None:
    with showing_metrics(("127.0.0.1", 0)) as port, socket.create_connection(("127.0.0.1", port)):
        assert httpx.get(f"http://127.0.0.1:{port}/metrics", verify=False).status_code == 200


def test_without_the_option_nothing_listens() -> None:
    before = threading.active_count()
    with showing_metrics(None):
        assert threading.active_count() == before


def test_metrics_are_never_on_the_main_address(start: Start) -> None:
    server = start()
    for path in ("/metrics", "/metrics/", "/api/metrics"):
        answer = httpx.get(server.url + path, verify=False)
        assert answer.status_code == 404
        assert "kubok_" not in answer.text


@pytest.mark.parametrize("text", ["9321", "127.0.0.1", "127.0.0.1:", ":9321", "127.0.0.1:99999", "127.0.0.1:http"])
def test_an_address_that_is_none_is_said_so(text: str) -> None:
    with pytest.raises(BadData, match="HOST:PORT"):
        address_of(text)
    answer = CliRunner().invoke(app, ["serve", "--metrics", text, "--db", "/nowhere/at/all.db"])
    assert answer.exit_code == 1
    assert "127.0.0.1:9321" in answer.stderr


def test_an_address_that_is_taken_is_said_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadData, match=f"127.0.0.1:{port}.*choose another"), showing_metrics(("127.0.0.1", port)):
            pass
    with pytest.raises(BadData, match="choose another"), showing_metrics(("no.such.name.invalid", 9321)):
        pass


# What asks for them


def names() -> set[str]:
    """Every series that there can be, with the labels' names."""
    found = set()
    for family in metrics.REGISTRY.collect():
        endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(family.type, ("",))
        found |= {family.name + ending for ending in endings}
    return found


def expressions() -> list[str]:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    rules = [rule for group in yaml.safe_load(ALERTS.read_text())["groups"] for rule in group["rules"]]
    return [target["expr"] for panel in panels for target in panel.get("targets", [])] + [one["expr"] for one in rules]


def test_dashboard_and_alerts_ask_only_for_what_there_is() -> None:
    asked = {name for text in expressions() for name in re.findall(r"\b(?:kubok|process)_\w+", text)}
    assert len(asked) > 10
    assert asked - names() == set()


def test_the_dashboard_shows_all_that_we_count() -> None:
    asked = " ".join(target["expr"] for p in json.loads(DASHBOARD.read_text())["panels"] for target in p["targets"])
    ours = {family.name for family in metrics.REGISTRY.collect() if family.name.startswith("kubok_")}
    assert [name for name in sorted(ours) if name not in asked] == []


def test_labels_are_asked_for_by_the_names_and_values_that_they_have() -> None:
    known = {"kubok_acts_total": {"by"}, "kubok_problem": {"what"}, "kubok_requests_total": {"status"}}
    known |= {"kubok_refusals_total": {"kind"}, "kubok_bot_failures_total": {"kind"}}
    for text in expressions():
        for name, labels in re.findall(r"(kubok_\w+)\{([^}]*)\}", text):
            assert set(re.findall(r"(\w+)\s*[=!]", labels)) <= known[name], text
        for whats in re.findall(r'what=~?"([^"]*)"', text):
            assert set(whats.split("|")) <= set(PROBLEMS), text


def test_every_alert_says_what_to_do() -> None:
    rules = [rule for group in yaml.safe_load(ALERTS.read_text())["groups"] for rule in group["rules"]]
    assert len(rules) >= 6
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        assert rule["labels"]["severity"] in ("page", "look"), rule["alert"]
        assert rule["annotations"]["summary"]
        assert rule["annotations"]["description"]
        assert rule["expr"].count("(") == rule["expr"].count(")")


def test_the_guide_names_every_metric_and_no_other() -> None:
    guide = (HOSTING.parent / "hosting.md").read_text()
    ours = {name.removesuffix("_bucket").removesuffix("_sum").removesuffix("_count") for name in names()}
    assert set(re.findall(r"`(kubok_\w+)`", guide)) == {name for name in ours if name.startswith("kubok_")}
