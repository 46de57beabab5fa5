"""The rules page as data: every worked example can be told, and the server answers for cards and rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from kubok.cubitos import telling, worked
from kubok.cubitos.data import Box
from kubok.cubitos.reasons import because
from kubok.cubitos.rulebook import rulebook
from kubok.cubitos.scenario import EXAMPLE, all_scenarios, parse
from kubok.kernel.words import person, reason_said, say, with_rule
from kubok.titles.cubitos import book
from table.client import Person
from table.conftest import Running


def test_every_card_and_all_rules_but_one_have_worked_examples() -> None:
    told: Any = book.book(Box.open())
    assert set(Box.open().cards) <= set(told["examples"])
    assert set(rulebook().rules) - set(told["examples"]) == {"C-2.2"}  # advice for sets of one's own


@pytest.mark.parametrize("scenario", all_scenarios(), ids=lambda one: f"{one.file}: {one.title}")
def test_every_example_can_be_told(scenario: Any) -> None:
    told = worked.tell(scenario)
    assert sum(line.kind != "given" for line in told.lines) == len(scenario.steps)
    for line in told.lines:
        assert line.kind not in ("not", "happened") or line.more
        assert line.say.get("things") != {"all": [], "between": worked.BETWEEN}


def test_a_told_example_says_what_is_done_rolled_and_true() -> None:
    [one] = parse(EXAMPLE, "example")
    lines = worked.tell(one).lines
    assert [line.kind for line in lines] == ["given", "does", "rolls", "has"]
    assert lines[1].say == say("book-does", name=person(0), deeds=[say("action-push")])
    assert lines[2].say["dice"] == [telling.dice(1, "dark foot"), telling.dice(2, "light miss")]
    zones: Any = lines[3].say["things"]
    assert zones["all"][1] == say("book-some", what=say("book-zone-roll"), some=[say("dice-light", count=2)])


def test_a_refused_deed_is_told_with_the_reason_the_rules_give() -> None:
    given = "scenario: Too dear\nproves: C-7.1\nmoment: buy\ngiven Red: credits 3\n"
    _, line = worked.tell(parse(f"{given}then Red may not: buy white - money_short", "example")[0]).lines
    [why] = line.more
    assert why["reason"] == with_rule(reason_said(because("money_short", price=6, short=3)), "C-7.1")


def test_examples_of_a_card_come_from_its_own_file_first() -> None:
    own = [one.title for one in all_scenarios() if one.file == "bob.txt"]
    found = book.examples_of("bob")
    assert found is not None
    titles = [one["titles"]["en"] for one in found["examples"]]
    about = [title for title in own if title in titles]
    assert about
    assert sorted(titles[: len(about)]) == sorted(about)


def test_the_server_has_the_book_and_its_examples(start: Callable[..., Running]) -> None:
    server = start()

    async def check() -> None:
        ann = Person(server.url)
        pages = await ann.get("/api/games/cubitos/book")
        assert len(pages["fans"]) == 13
        assert pages["tracks"]["nothing_goes_right"]["lines"] > 0
        assert len((await ann.get("/api/games/cubitos/book/C-3.4"))["examples"]) == pages["examples"]["C-3.4"]
        assert (await ann.get("/api/games/cubitos/book/no_such_card", expect=404))["code"] == "not_found"
        answer = await ann.http.get("/api/games/cubitos/book/bob")
        assert "max-age" in answer.headers["cache-control"]

    asyncio.run(asyncio.wait_for(check(), 60))
