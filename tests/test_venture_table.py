"""A Wild Venture at a table that draws nothing: all of it is said in every language, and what is hidden stays so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from kubok.kernel import JSON, BadData, Event, Fast, Reason, Session
from kubok.kernel.words import NAMED
from kubok.locale import WHOLE, Speech, has, speaking, text
from kubok.titles import title_of
from kubok.titles.title import chosen
from kubok.venture import Village, telling
from kubok.venture.pieces import ENDED, TURN

TITLE = title_of("venture")
WISHES: tuple[dict[str, JSON], ...] = ({}, {"wilder": True, "no_memory": True, "board": "autumn", "theme": "news"})
PEOPLE = ("Ann", "Bob")


class Moment(NamedTuple):
    """A position of a game, and what has happened since the one before."""

    state: Village
    events: list[Event]


@cache
def game_of(which: int) -> Any:
    return TITLE.new(2, WISHES[which], None)


@cache
def moments(which: int, seed: int = 1) -> list[Moment]:
    """A whole game between a player that knows the game and one that does not."""
    session, rng = Session(game_of(which), Fast(seed), PEOPLE), Random(seed)
    bots = [TITLE.bots.make(name, seed) for name in ("steady", "random")]
    found, events = list[Moment](), list(session.opening)
    while True:
        state: Any = session.state
        found.append(Moment(state, events))
        if state.result() is not None:
            return found
        seat = state.owed()[0]
        action = bots[(seat + found[-1].state.table[TURN] // 9) % 2].choose(session.for_bot(seat, rng), seat)
        events = session.act(seat, session.number(seat), action)


def heard(which: int, events: list[Event], reader: int | None) -> list[JSON]:
    game = game_of(which)
    seen = [game.redact(event, reader) for event in events]
    return list(TITLE.tell(game, [event for event in seen if event is not None]))


def shown(state: Village, reader: int | None) -> Any:
    assert TITLE.own is not None
    return TITLE.public(state) if reader is None else TITLE.own(state, reader)


def asked(state: Village, seat: int) -> Iterator[JSON]:
    """What the seat is asked, what it may answer, and what is said beside."""
    yield TITLE.question(state, seat)
    for action in state.legal(seat):
        yield TITLE.action(state, seat, action)
        yield TITLE.note(state, seat, action)
        yield from said_in(TITLE.asks["after"](state, seat, {"action": action}))


def refusals(state: Village) -> Iterator[Reason]:
    for seat in range(2):
        for action in range(0, len(state.game.actions), 7):
            reason = state.why_not(seat, action)
            if reason is not None:
                yield reason


def said_in(view: Any) -> Iterator[JSON]:
    """Whatever is said in a view."""
    if isinstance(view, dict) and "say" in view and isinstance(view["say"], str):
        yield view
    elif isinstance(view, dict | list):
        for one in view.values() if isinstance(view, dict) else view:
            yield from said_in(one)


def parts(which: int) -> Iterator[tuple[int | None, JSON]]:
    """All that is said and shown in a game, each with its reader."""
    for number, (state, events) in enumerate(moments(which)):
        for reader in (None, 0, 1):
            yield from ((reader, part) for part in heard(which, events, reader))
            if number % 10 == 0 or state.table[ENDED]:
                yield from ((reader, part) for part in said_in(shown(state, reader)))
        for seat in state.owed():
            yield from ((seat, part) for part in asked(state, seat))
        if number % 5 == 0:
            yield from ((0, TITLE.reason(reason)) for reason in refusals(state))
    for entry in TITLE.glossary(game_of(which)).values():
        yield from ((None, part) for part in entry["text"])


@cache
def different(which: int) -> dict[str, tuple[int | None, JSON]]:
    return {json.dumps([reader, part]): (reader, part) for reader, part in parts(which) if part is not None}


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("which", range(len(WISHES)))
def test_all_that_is_said_and_shown_is_said_in_every_language(which: int, language: str) -> None:
    named = {key: entry["names"] for key, entry in TITLE.glossary(game_of(which)).items()}
    assert all(language in names for names in named.values())
    with speaking(language):
        for reader, part in different(which).values():
            assert Speech(PEOPLE, reader, named).words(part)


def test_whole_games_ask_and_tell_nearly_everything() -> None:
    """So that the test above means something."""
    said = {code for which in range(len(WISHES)) for one in different(which) for code in one.split('"say": "')[1:]}
    found = {code.split('"')[0] for code in said}
    assert len({code for code in found if code.startswith("venture-event-")}) > 30
    assert len({code for code in found if code.startswith("venture-asked-")}) > 15
    assert len({code for code in found if code.startswith("venture-action-")}) > 15
    assert len({code for code in found if code.startswith("reason-")}) > 15


@pytest.mark.parametrize("which", range(len(WISHES)))
def test_positions_that_look_alike_to_a_seat_are_shown_and_asked_alike(which: int) -> None:
    rng = Random(5)
    for state, _ in moments(which)[::3]:
        for seat in range(2):
            other = state.determinize(seat, rng)
            assert TITLE.public(other) == TITLE.public(state)
            assert shown(other, seat) == shown(state, seat)
            assert list(asked(other, seat)) == list(asked(state, seat))


@pytest.mark.parametrize("which", range(len(WISHES)))
def test_a_space_that_can_be_reached_is_reached_by_what_is_sent(which: int) -> None:
    found = 0
    for state, _ in moments(which):
        for seat in state.owed():
            for way in shown(state, seat).get("reach", ()):
                trial, events = state.copy().collect(True), list[Event]()
                for action in way["actions"]:
                    events += trial.apply(seat, action)
                ends = [event.fields["space"] for event in events if event.kind == "travelled"]
                if not way["tolls"]:  # a toll in cards asks for them first
                    assert way["space"] in ends
                    found += 1
    assert found > 50


def test_what_an_action_comes_to_is_what_it_then_comes_to() -> None:
    for state, _ in moments(0)[::4]:
        for seat in state.owed():
            for action in state.legal(seat):
                after, trial = TITLE.asks["after"](state, seat, {"action": action}), state.copy()
                trial.apply(seat, action)
                assert after is None if trial.table[ENDED] else after["coins"] == trial.seats[seat].coins
            assert TITLE.asks["after"](state, 1 - seat, {"action": action}) is None


def test_every_card_has_a_picture_and_its_gist() -> None:
    for which in range(len(WISHES)):
        still = TITLE.still(game_of(which))
        for name, card in still["cards"].items():
            assert card["art"], name
            assert all(card["gist"]), name
            for sign in (sign.partition(":")[0] for row in card["gist"] for sign in row if sign != "then"):
                drawn = "chest" if sign.endswith("_chest") else sign
                assert f'<g id="{drawn}"' in still["signs"], f"{name}: {sign}"


@pytest.mark.parametrize("which", range(len(WISHES)))
def test_a_seat_is_told_of_no_card_whose_place_it_does_not_know(which: int) -> None:
    rng = Random(6)
    for state, events in moments(which):
        for seat in range(2):
            told = names_in(heard(which, events, seat))
            if told and not state.table[ENDED]:
                others = [state.determinize(seat, rng) for _ in range(3)]
                assert all(not one.deck >> state.game.index[card] & 1 for one in others for card in told)


def names_in(part: JSON) -> set[str]:
    """The cards that a part names."""
    if isinstance(part, list):
        return {name for one in part for name in names_in(one)}
    if not isinstance(part, dict):
        return set()
    if NAMED in part:
        return {str(part[NAMED])} & set(game_of(0).names) | {str(part[NAMED])} & set(game_of(1).names)
    return {name for one in part.values() for name in names_in(one)}


def test_cards_seen_one_by_one_are_told_with_what_everybody_hears() -> None:
    game, (_, events) = game_of(0), moments(0)[0]
    told = [telling.tell(game, [one for one in (game.redact(event, 0) for event in events) if one])]
    words = [Speech(PEOPLE, 0, names()).words(part) for part in told[0] if part is not None]
    dealt = [line for line in words if "started with" in line]
    assert len(dealt) == 2
    assert dealt.count("Bob started with 5 cards") == 1
    assert told[0].count(None) == 5


def names() -> dict[str, Any]:
    return {key: entry["names"] for key, entry in TITLE.glossary(game_of(0)).items()}


# What can be chosen


def test_every_option_and_choice_has_words() -> None:
    for option in TITLE.options(None):
        assert text(f"option-venture-{option.name}")
        for choice in option.choices:
            assert has(f"option-venture-{option.name}-{choice}") or set(option.names[choice]) >= set(WHOLE)


def test_a_game_is_made_as_it_was_chosen() -> None:
    game = game_of(1)
    assert game.options() == {"wilder": True, "open_piles": True, "tie_breaks": True}
    assert game.board.key == "autumn"
    assert TITLE.new(2, {"share_ties": True}, None).options()["tie_breaks"] is False


@pytest.mark.parametrize("wish", [{"theme": "sea"}, {"board": "moon"}, {"wilder": 1}, {"speed": 3}])
def test_what_cannot_be_chosen_is_refused(wish: dict[str, JSON]) -> None:
    with pytest.raises(BadData):
        TITLE.new(2, chosen(TITLE.options(None), wish), None)
