"""Games without a page of their own, at the server: whole games over real sockets, and what is hidden stays hidden."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kubok.kernel import Record, verify
from kubok.locale import Speech
from kubok.titles import make_game, title_of
from table.client import Person
from table.conftest import Running
from table.test_play import play_on

Start = Callable[..., Running]
NEW_GAME = (Path(__file__).parents[2] / "docs" / "new-game.md").read_text("utf-8")


async def whole_game(url: str, order: dict[str, Any]) -> tuple[str, list[Any]]:
    """Two people play at random to the end: the record, and what each socket has heard."""
    ann, bob = Person(url), Person(url)
    made = await ann.post("/api/tables", order, expect=201)
    await bob.post("/api/join", {"link": made["links"]["1"], "nickname": "Bob"})
    chairs = [await person.sit(made["id"]) for person in (ann, bob)]
    for chair in chairs:
        await chair.give_nonces()
    for chair in chairs:
        await chair.playing()
    await asyncio.gather(*(play_on(chair, random.Random(i)) for i, chair in enumerate(chairs)))
    answer = await ann.http.get(f"/api/tables/{made['id']}/record")
    return answer.text, chairs


def test_friends_play_the_game_of_the_guide(start: Start) -> None:
    order = json.loads(re.findall(r"^```json\n(.*?)^```$", NEW_GAME, flags=re.DOTALL | re.MULTILINE)[0])
    text, _ = asyncio.run(whole_game(start().url, order))
    record = Record.from_text(text)
    assert record.finished
    assert (record.game, record.options, record.seats) == ("pig", {"goal": 50}, ("Ann", "Bob"))
    assert verify(record, make_game(record)) > 0


@pytest.mark.parametrize("name", ["goofspiel", "kuhn", "venture"])
def test_a_game_of_hidden_things_is_played_and_told_to_each_in_words(start: Start, name: str) -> None:
    seats = [{"kind": "here"}, {"kind": "link"}]
    text, chairs = asyncio.run(whole_game(start(games=(name,)).url, {"game": name, "nickname": "Ann", "seats": seats}))
    record = Record.from_text(text)
    assert record.finished
    assert verify(record, make_game(record)) > 0
    game = make_game(record)(record.rules, record.options, record.data, 2)
    named = {key: entry["names"] for key, entry in title_of(name).glossary(game).items()}
    for seat, chair in enumerate(chairs):
        said = [event["say"] for event in chair.events if event["say"] is not None]
        assert len(said) >= 4
        assert all(Speech(("Ann", "Bob"), seat, named).words(part) for part in said)
