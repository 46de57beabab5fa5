"""The first lesson of A Wild Venture: its cards show what it speaks of, in a few minutes, in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from kubok.bots.venture import BOTS
from kubok.kernel import Record, Session
from kubok.locale import WHOLE, Speech, speaking
from kubok.table.lessons import is_lesson, session_of
from kubok.titles import make_game, title_of
from kubok.titles.venture import lesson
from kubok.venture.actions import ACTIVATE_STARTER, ADVANCE, PLAY
from kubok.venture.pieces import FIRST, MOST_CARDS, STARTERS

SECONDS = 7 * 60
READS = 200 / 60
"""Words a second."""
DECIDES = 5.0
WATCHES = 0.8
"""Seconds for a decision of one's own, and for one of the bot's."""


def meant(state: Any, seat: int, at: list[str]) -> int | None:
    """The action on the card that the guide points at."""
    names = [*state.game.names]
    for action in state.legal(seat):
        card = names[(action - PLAY) % MOST_CARDS] if action >= PLAY else ""
        if ACTIVATE_STARTER <= action < ADVANCE:
            card = f"{STARTERS[action - ACTIVATE_STARTER]}{seat}"
        if at and at[0] == f"card {card}":
            return int(action)
    return None


@cache
def followed(seed: int = lesson.SEED) -> tuple[Session, list[str], list[int]]:
    """A pupil who reads all and does as told, else as steady: the game, the steps in their order, and who decided."""
    session = session_of(lesson.LESSON._replace(seed=seed))
    players = [BOTS.make("steady", 1), BOTS.make(lesson.BOT, 1)]
    told, decided = list[str](), list[int]()
    while session.state.result() is None:
        state: Any = session.state
        seat = state.owed()[0]
        action = None
        for step in title_of("venture").asks["guide"](state, seat, {})["steps"] if seat == 0 else ():
            if step["id"] not in told:
                told.append(step["id"])
                if not step["read"]:
                    action = meant(state, seat, step["at"])
                    break
        decided.append(seat)
        session.act(seat, session.number(seat), players[seat].choose(state, seat) if action is None else action)
    return session, told, decided


def test_the_cards_show_what_the_lesson_speaks_of() -> None:
    session, told, _ = followed()
    state: Any = session.state
    assert set(told) == {step.id for step in lesson.STEPS}
    assert told[:6] == ["welcome", "draft", "hand", "mains", "burrow", "play"]
    assert state.table[FIRST] == 0
    assert state.result().places == (1, 2)


@pytest.mark.parametrize("language", WHOLE)
def test_it_takes_seven_minutes_at_most(language: str) -> None:
    _, told, decided = followed()
    with speaking(language):
        words = " ".join(Speech(("Ann", "Bob"), 0, {}).words({"say": f"venture-lesson-{step}"}) for step in told)
    taken = len(words.split()) / READS + DECIDES * decided.count(0) + WATCHES * decided.count(1)
    assert 120 < taken < SECONDS


def test_steps_point_at_what_can_be_done_and_nobody_else_is_told_any() -> None:
    session = session_of(lesson.LESSON)
    state: Any = session.state
    seat = state.owed()[0]
    assert lesson.guide(state, 1 - seat, {})["steps"] == []
    steps = {step["id"]: step for step in lesson.guide(state, seat, {})["steps"]}
    names = {f"card {state.game.names[card]}" for card in range(len(state.game.cards)) if state.offer >> card & 1}
    assert set(steps["draft"]["at"]) == names
    assert steps["welcome"]["read"]
    assert not steps["draft"]["read"]


def test_it_never_passes_for_a_sealed_game_and_is_replayed_from_its_record() -> None:
    session, *_ = followed()
    record = Record.from_text(session.record.to_text())
    assert is_lesson(record)
    assert Session.replay(record, make_game(record)).state.result() == session.state.result()
