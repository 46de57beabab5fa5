"""Bots that fail where people play: the game goes on, and the same trouble is told once."""

from __future__ import annotations

import logging
import pickle
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kubok.bots import asking
from kubok.bots.asking import Failed, Sure, ask, raised
from kubok.cli import app
from kubok.cubitos import Cubitos
from kubok.kernel import WAIT, BadData, Fast, Record, Session, State
from kubok.titles import title_of
from kubok.venture import Venture


class Broken:
    """Does that instead of choosing, and first spoils the state that it was to leave alone."""

    def __init__(self, does: Callable[[], int]) -> None:
        self._does, self.asked = does, 0

    def choose(self, state: State, seat: int) -> int:
        self.asked += 1
        state.apply(seat, state.legal(seat)[0])
        return self._does()


def price() -> int:
    prices: dict[str, int] = {}
    return prices["sunny_dog"]


WAYS: dict[str, Callable[[], Any]] = {
    "raises": price,
    "leaves": lambda: sys.exit("goodbye"),
    "waits": lambda: WAIT,
    "answers yes": lambda: True,
    "answers no number": lambda: "1",
    "recurses": lambda: WAYS["recurses"](),
}


@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("game", [Cubitos(2), Venture()], ids=["cubitos", "venture"])
def test_a_bot_that_fails_is_asked_twice_and_a_simpler_one_answers(game: Cubitos | Venture, how: str) -> None:
    session = Session(game, Fast(3))
    seat = session.state.owed()[0]
    bot = Broken(WAYS[how])
    before = session.state.digest()
    bots = title_of(game.name).bots
    action = Sure(replace(bots.plus("mine", lambda seed: bot), instead={"mine": ("steady",)}), "mine", 1).choose(
        session.state, seat
    )
    assert bot.asked == 2
    assert session.state.digest() == before
    assert action == bots.make("steady", seat).choose(session.state, seat)


def test_where_every_bot_fails_any_legal_action_is_taken() -> None:
    broken = Broken(price)
    bots = title_of("cubitos").bots
    bots = replace(bots, makers=dict.fromkeys(bots.names, lambda seed: broken))
    state = Session(Cubitos(2), Fast(3)).state
    seat = state.owed()[0]
    assert Sure(bots, "hard", 1).choose(state, seat) in state.legal(seat)
    assert broken.asked == 4


def test_a_failure_says_what_and_where_and_comes_whole_out_of_another_process() -> None:
    state = Session(Cubitos(2), Fast(3)).state
    with pytest.raises(Failed) as caught:
        ask(Broken(price), state, state.owed()[0])
    failed = pickle.loads(pickle.dumps(caught.value))
    assert (failed.kind, failed.detail) == ("exception", "KeyError: 'sunny_dog'")
    assert failed.what.startswith("KeyError at test_asking.py:")
    assert raised(BadData("no_bot", "there is no bot {name}", name="x")).what == "BadData"


@pytest.mark.parametrize("game", ["cubitos", "venture"])
def test_a_game_in_the_terminal_goes_on_when_a_bot_raises_and_tells_it_once(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(title_of(game).bots.makers, "hard", lambda seed: Broken(price))
    asking._tell_once.cache_clear()
    file = tmp_path / "game.jsonl"
    words = ["watch", game, "--fast", "--plain", "--seed", "2", "--seats", "hard,plain", "--save", str(file)]
    outcome = CliRunner().invoke(app, words)
    assert outcome.exit_code == 0, outcome.output
    assert Record.open(file).finished
    told = [record for record in caplog.records if record.name == "kubok.bots"]
    assert [record.levelno for record in told] == [logging.WARNING]
    assert "KeyError: 'sunny_dog'" in told[0].getMessage()
