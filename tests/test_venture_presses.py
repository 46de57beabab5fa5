"""How often a person must press in A Wild Venture: what is done by itself, and what one press does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from kubok.bots.venture import BOTS
from kubok.kernel import Fast, Session
from kubok.titles import title_of
from kubok.venture import Village
from kubok.venture.pieces import TURN

TITLE = title_of("venture")
BOARDS = ("spring", "autumn")


@cache
def game_of(board: str) -> Any:
    return TITLE.new(2, {"board": board}, None)


@cache
def played(seed: int) -> list[tuple[Village, int, int]]:
    """Every decision of a game as steady plays it: the position, the seat and its action."""
    session, rng, steady = Session(game_of(BOARDS[seed % 2]), Fast(seed)), Random(seed), BOTS.make("steady", seed)
    found = []
    while session.state.result() is None:
        state: Any = session.state
        seat = state.owed()[0]
        action = steady.choose(session.for_bot(seat, rng), seat)
        found.append((state, seat, action))
        session.act(seat, session.number(seat), action)
    return found


def pressed(seed: int) -> Iterator[int]:
    """The decisions that a press answers, from the first of them; what is done by itself is none of them.

    A card that is pressed is chosen, one press for each, and the last one needs no other press. A space that is lit is
    reached by one press, whatever the way (`reach` of the view: the actions that the page sends then).
    """
    decisions = played(seed)
    at = 0
    while at < len(decisions):
        state, seat, _ = decisions[at]
        if TITLE.obvious(state, seat) is not None:
            at += 1
            continue
        yield at
        at += max([1, *(len(way) for way in ways(state, seat) if way == does(seed, at, seat, len(way)))])


def ways(state: Village, seat: int) -> list[list[int]]:
    assert TITLE.own is not None
    return [way["actions"] for way in TITLE.own(state, seat).get("reach", ())]


def does(seed: int, at: int, seat: int, number: int) -> list[int]:
    """The next actions, as far as they are that seat's."""
    following = played(seed)[at : at + number]
    return [action for _, whose, action in following if whose == seat]


def test_what_is_done_by_itself_is_all_that_can_be_done_and_depends_on_what_everybody_sees() -> None:
    rng, itself = Random(1), 0
    for state, seat, action in played(0) + played(1):
        taken = TITLE.obvious(state, seat)
        assert TITLE.obvious(state, 1 - seat) is None
        for viewer in range(2):
            assert TITLE.obvious(state.determinize(viewer, rng), seat) == taken
        if taken is not None:
            itself += 1
            assert state.legal(seat) == (taken,) == (action,)
    assert itself > 20


def test_a_turn_takes_few_presses() -> None:
    """Of 20 games as steady plays them: 7.1 decisions a turn."""
    turns = sum(played(seed)[-1][0].table[TURN] for seed in range(20))
    decisions = sum(len(played(seed)) for seed in range(20))
    presses = sum(1 for seed in range(20) for _ in pressed(seed))
    assert decisions > 6.8 * turns
    assert presses <= 6.5 * turns
