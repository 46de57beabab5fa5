"""The first lesson: its dice show what it speaks of, it begins at once, and it never passes for a fair race."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from kubok.bots.cubitos import BOTS
from kubok.cubitos.actions import PASS, PUSH
from kubok.cubitos.game import Cubitos
from kubok.cubitos.odds import bust_chance
from kubok.cubitos.race import Race
from kubok.kernel import BadData, Event, Record, Session
from kubok.kernel.record import verify_dice
from kubok.table import hub
from kubok.table.lessons import session_of
from kubok.titles import make_game
from kubok.titles.cubitos import lesson
from table.client import Person
from table.conftest import Running
from table.test_play import play_on

Start = Callable[..., Running]


def follow() -> list[tuple[int, Event]]:
    """A pupil who does as told: safe pushes, one daring push in the second round, else what the plain bot does."""
    session = session_of(lesson.LESSON)
    bot = BOTS.make(lesson.BOT, 0)
    happened: list[tuple[int, Event]] = []
    dared = False
    while session.state.result() is None:
        race = session.state
        assert isinstance(race, Race)
        seat = race.owed()[-1]
        action = bot.choose(race, seat)
        if seat == 0 and PASS in (legal := race.legal(0)):
            safe = PUSH in legal and not bust_chance(race, 0)
            dare = PUSH in legal and race.clock()[0] == 2 and not dared
            dared = dared or (dare and not safe)
            action = PUSH if safe or dare else PASS
        round_ = race.clock()[0]
        happened += [(round_, event) for event in session.act(seat, session.number(seat), action) if event.seat == 0]
    assert session.state.result().places == (1, 2)  # type: ignore[union-attr]
    return happened


def test_the_dice_show_what_the_lesson_speaks_of() -> None:
    happened = follow()
    seen = {(round_, event.kind) for round_, event in happened}
    assert {(1, "push"), (1, "pass"), (1, "stepped"), (1, "credits"), (1, "bought")} <= seen
    assert (1, "bust") not in seen
    assert {(2, "bust"), (2, "fan")} <= seen
    assert (3, "gained") in seen
    assert max(round_ for round_, _ in happened) <= 6


def test_a_lesson_begins_at_once_and_its_record_says_that_its_dice_were_known(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann = Person(server.url)
        made = await ann.post("/api/lesson", {"game": "cubitos", "nickname": "Ann"}, expect=201)
        chair = await ann.sit(made["id"])
        assert chair.welcome["table"]["lesson"] is True
        assert chair.welcome["table"]["commitment"] == ""
        assert chair.public["status"]["phase"] == "playing"
        await play_on(chair, random.Random(1))
        text = (await ann.http.get(f"/api/tables/{made['id']}/record")).text
        record = Record.from_text(text)
        assert record.game_id == f"lesson-{lesson.SEED}"
        Session.replay(record, make_game(record))
        with pytest.raises(BadData, match="simulated dice"):
            verify_dice(record)

    asyncio.run(asyncio.wait_for(check(), 60))


def test_an_ordinary_table_is_no_lesson(start: Start) -> None:
    server = start()

    async def check() -> None:
        ann = Person(server.url)
        made = await ann.make("here", "bot:plain")
        chair = await ann.sit(made["id"])
        assert chair.welcome["table"]["lesson"] is False
        assert chair.welcome["table"]["commitment"]

    asyncio.run(asyncio.wait_for(check(), 60))


@pytest.mark.parametrize("rules", [1, 2])
def test_a_lesson_goes_on_with_the_same_dice_and_rules_after_a_restart(
    rules: int, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_by = Cubitos(2, data=lesson.game().data(), rules=rules)
    first = session_of(lesson.LESSON._replace(game=lambda: begun_by)).record.lines[0]
    monkeypatch.setattr(hub, "session_of", lambda asked: session_of(asked._replace(game=lambda: begun_by)))
    server = start()
    kept: dict[str, Person] = {}

    async def begin() -> str:
        ann = kept["ann"] = Person(server.url)
        made = await ann.post("/api/lesson", {"game": "cubitos"}, expect=201)
        await ann.sit(made["id"])
        return str(made["id"])

    table = asyncio.run(asyncio.wait_for(begin(), 60))
    server.stop()
    monkeypatch.undo()
    server = start()

    async def go_on() -> None:
        ann = Person(server.url)
        ann.http.cookies.set("kubok", kept["ann"].http.cookies["kubok"])
        chair = await ann.sit(table)
        assert chair.welcome["table"]["lesson"] is True
        await play_on(chair, random.Random(2))
        record = Record.from_text((await ann.http.get(f"/api/tables/{table}/record")).text)
        assert record.rules == rules
        assert record.entries[0] == first
        assert record.finished

    asyncio.run(asyncio.wait_for(go_on(), 60))
