"""Giving up is an entry of the record: with two it is the end, and whoever reads the record honours it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kubok.cubitos.game import Cubitos
from kubok.kernel import BadData, IllegalAction, Record, Sealed, Session
from kubok.kernel.session import verify
from kubok.titles import make_game, title_of
from kubok.toys.goofspiel import Goofspiel
from kubok.toys.pig import Pig
from kubok.venture.game import Venture
from test_docs import check_in_node

GAMES = [Cubitos(2), Venture(), Pig(seats=2), Goofspiel()]


def played(game: Any, entries: int = 30) -> Session:
    rng, session = Random(5), Session(game, Sealed(bytes(32), "t"))
    for seat in range(game.seats):
        session.add_nonce(seat, bytes([seat]) * 16)
    while len(session.record.entries) < entries and session.state.result() is None:
        seat = rng.choice(session.state.owed())
        session.act(seat, session.number(seat), rng.choice(session.state.legal(seat)))
    assert session.result is None
    return session


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_of_two_the_one_who_stays_has_won_and_every_verifier_agrees(game: Any, tmp_path: Path) -> None:
    session = played(game, 8)
    (event,) = session.concede(0)
    assert title_of(game.name).told(game, [event])[0]["say"] == {"say": "event-conceded", "name": {"seat": 0}}
    record = session.record
    assert (record.places, record.unfinished, len(record.secret)) == ((2, 1), False, 64)
    again = Record.from_text(record.to_text())
    assert again == record
    assert verify(again, make_game(again)) > 0
    path = tmp_path / "given up.jsonl"
    again.save(path)
    assert check_in_node(path).returncode == 0
    for refused in (lambda: session.concede(1), lambda: session.act(1, session.number(1), 1), lambda: session.undo(1)):
        with pytest.raises(IllegalAction):
            refused()


def changed(record: Record, change: Any) -> str:
    lines = [json.loads(line) for line in record.to_lines()]
    change(lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


def without(lines: list[Any]) -> None:
    del lines[-2]


def turned(lines: list[Any]) -> None:
    lines[-1]["end"]["places"] = [1, 2]


def by_other(lines: list[Any]) -> None:
    lines[-2]["seat"] = 1


def played_on(lines: list[Any]) -> None:
    lines[-2:-2] = [{**lines[-2], "seat": 1}]
    lines[-2]["n"] += 1


@pytest.mark.parametrize("change", [without, turned, by_other, played_on])
def test_a_concession_that_is_left_out_or_altered_is_found(change: Any, tmp_path: Path) -> None:
    session = played(Cubitos(2))
    session.concede(0)
    text = changed(session.record, change)
    record = Record.from_text(text)
    with pytest.raises(BadData):
        verify(record, make_game(record))
    if change is not without:  # without the rules nobody can know that there was no other end
        path = tmp_path / "altered.jsonl"
        path.write_text(text)
        assert "gave up" in check_in_node(path).stderr


def test_among_more_the_game_goes_on_and_the_record_replays() -> None:
    session = played(Cubitos(3, max_rounds=4))
    session.concede(1)
    with pytest.raises(IllegalAction):
        session.concede(1)
    rng = Random(6)
    while session.result is None:
        seat = rng.choice(session.state.owed())
        session.act(seat, session.number(seat), rng.choice(session.state.legal(seat)))
    assert sorted(session.record.places or ()) == [1, 2, 3]
    record = Record.from_text(session.record.to_text())
    assert verify(record, make_game(record)) > 0
    assert Session.replay(record, make_game(record)).conceded == {1}


def test_a_game_that_is_saved_after_a_concession_goes_on(tmp_path: Path) -> None:
    session = played(Cubitos(3))
    session.concede(2)
    path = tmp_path / "race.jsonl"
    session.save(path)
    opened = Session.open(path, make_game(Record.open(path)))
    assert (opened.conceded, opened.state.digest()) == ({2}, session.state.digest())


@pytest.mark.parametrize("wrong", [{"concede": 1}, {"concede": False}, {"concede": True, "undo": 0}])
def test_what_is_no_concession_is_no_entry(wrong: dict[str, Any]) -> None:
    session = played(Pig(seats=3), 3)
    lines = [*session.record.to_lines(), json.dumps({"n": 3, "seat": 0, **wrong})]
    with pytest.raises(BadData):
        Record.from_text("\n".join(lines) + "\n")
