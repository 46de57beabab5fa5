"""What is taken by itself can never be worse: over whole races of every set, in every position where something is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from kubok.bots.cubitos import BOTS
from kubok.cubitos.actions import CALL_ORDER, DONE, NO, TAKE_CREDITS, TAKE_FAN, YES
from kubok.cubitos.frames import ABILITIES, BONUS, DRAWING, NAMES, OFFERED, PRIZE
from kubok.cubitos.pieces import ACTIVE_PARTS, CODE_COUNT
from kubok.cubitos.race import Race
from kubok.kernel import Fast, Session
from kubok.titles import title_of
from kubok.titles.cubitos import views
from kubok.titles.cubitos.choosing import box_of
from kubok.titles.cubitos.obvious import ahead, obvious

RACES = 3
"""Of each set."""


@cache
def positions() -> list[tuple[Race, int, int]]:
    """Whole races of each set, between steady and one that does anything: each position with what is obvious in it."""
    found: list[tuple[Race, int, int]] = []
    title = title_of("cubitos")
    for name in box_of(None).sets:
        for seed in range(RACES):
            session = Session(title.new(2, {"set": name, "max_rounds": 14}, None), Fast(seed))
            bots = [BOTS.make("steady", seed), BOTS.make("random" if seed == 0 else "expert", seed)]
            while session.state.result() is None:
                race = session.state
                assert isinstance(race, Race)
                for seat in race.owed():
                    action = obvious(race, seat)
                    if action is not None:
                        found.append((race.copy(), seat, action))
                seat = race.owed()[0]
                session.act(seat, session.number(seat), bots[seat].choose(race.determinize(seat, Random(0)), seat))
    return found


def purse(race: Race, seat: int) -> tuple[int, ...]:
    me = race.seats[seat]
    return me.coins, me.feet, me.water_feet, me.credits, me.fans, me.tokens


def after(race: Race, seat: int, action: int) -> Race:
    trial = race.copy()
    trial.apply(seat, action)
    return trial


def at_least(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(a >= b for a, b in zip(one, other, strict=True))


def test_every_kind_of_it_comes_up() -> None:
    met = Counter(NAMES[race.seats[seat].doing] for race, seat, _ in positions())
    assert min(met[NAMES[kind]] for kind in (ABILITIES, BONUS, PRIZE, OFFERED)) > 5, met


def test_what_is_obvious_is_legal_and_depends_on_nothing_else() -> None:
    for race, seat, action in positions():
        assert action in race.legal(seat)
        assert obvious(race.game.load(race.to_data()), seat) == action


def test_it_never_costs_anything_and_leaves_every_other_answer() -> None:
    for race, seat, action in positions():
        then = after(race, seat, action)
        me, now = race.seats[seat], then.seats[seat]
        assert at_least(purse(then, seat), purse(race, seat))
        if me.doing in (ABILITIES, BONUS) and (now.doing, now.beneath) == (me.doing, me.beneath):
            spent = {DONE, action}
            assert {*race.legal(seat)} - spent <= {*then.legal(seat)}, "no other offer disappears"


def test_to_decline_it_brings_nothing() -> None:
    for race, seat, action in positions():
        if race.seats[seat].doing in (PRIZE, OFFERED):
            assert action == YES
            assert at_least(purse(after(race, seat, YES), seat), purse(after(race, seat, NO), seat))
            dice = [race.copy(), after(race, seat, YES)]
            if race.seats[seat].doing == PRIZE:
                assert active(dice[0], seat) == active(dice[1], seat), "no die is lost"


def active(race: Race, seat: int) -> list[int]:
    dice = race.seats[seat].dice
    return [sum(dice[part + code] for part in ACTIVE_PARTS.values()) for code in range(CODE_COUNT)]


def ends(race: Race, seat: int, most: int = 4000) -> Iterator[tuple[int, ...]]:
    """All that step 4 can still come to for a seat, over every order of its abilities, until dice are rolled."""
    waiting = [race]
    seen: set[str] = set()
    while waiting:
        here = waiting.pop()
        yield purse(here, seat)
        for action in here.legal(seat):
            if action == DONE and here.seats[seat].doing == ABILITIES:
                continue
            then = after(here, seat, action)
            if then.chance() or seat not in then.owed() or then.clock() != race.clock():
                yield purse(then, seat)
                continue
            key = then.digest()
            if key not in seen and len(seen) < most:
                seen.add(key)
                waiting.append(then)


def test_no_order_of_abilities_comes_to_more_than_one_that_begins_with_what_is_obvious() -> None:
    tried = 0
    for race, seat, action in positions():
        if race.seats[seat].doing != ABILITIES or len(race.legal(seat)) < 3 or tried >= 150:
            continue
        then = after(race, seat, action)
        if then.seats[seat].doing != ABILITIES or then.clock() != race.clock():
            continue
        tried += 1
        whole, begun = {*ends(race, seat, 200)}, {*ends(then, seat, 200)}
        for end in whole:
            assert any(at_least(other, end) for other in begun), (end, begun)
    assert tried >= 100


def test_credits_are_asked_about_while_a_die_minds_them(monkeypatch: pytest.MonkeyPatch) -> None:
    race, seat, _ = next(one for one in positions() if one[2] == TAKE_CREDITS)
    monkeypatch.setattr(type(race.game), "credits_harm", lambda game, me: True)
    assert obvious(race, seat) is None


def test_a_prize_that_costs_a_die_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    race, seat, _ = next(one for one in positions() if one[0].seats[one[1]].doing == PRIZE)
    monkeypatch.setattr(race.game, "winner_loses_red", True)
    assert obvious(race, seat) is None


def test_a_fan_and_credits_are_taken_one_after_the_other() -> None:
    taken = Counter(action for race, seat, action in positions() if race.seats[seat].doing == BONUS)
    assert taken[TAKE_CREDITS]
    assert taken[TAKE_FAN]


# Several dice at once, and what is offered ahead


def lots() -> Iterator[tuple[Race, int]]:
    """Every decision of some races in which several dice are named, and every one with an answer ahead of it."""
    title = title_of("cubitos")
    for name in box_of(None).sets:
        session = Session(title.new(2, {"set": name, "max_rounds": 10}, None), Fast(5))
        bots = [BOTS.make("steady", 1), BOTS.make("expert", 1)]
        while session.state.result() is None:
            race = session.state
            assert isinstance(race, Race)
            seat = race.owed()[0]
            yield race, seat
            session.act(seat, session.number(seat), bots[seat].choose(race.determinize(seat, Random(0)), seat))


def test_the_usual_dice_are_as_many_as_are_asked_for_and_one_batch_takes_just_them() -> None:
    met: Counter[str] = Counter()
    for race, seat in lots():
        usual = views.usual(race, seat, {})
        if usual is None:
            continue
        met[NAMES[race.seats[seat].doing]] += 1
        assert usual["least"] <= len(usual["dice"]) <= usual["most"]
        path = views.lot(race, seat, {"actions": usual["dice"]})
        assert path
        trial = race.copy()
        for action in path:
            trial.apply(seat, action)
        assert sorted(views.taken(race, trial, seat).elements()) == sorted(usual["dice"])
    assert met["drawing"] > 50
    assert met["picking"] > 5
    assert met["busted"] > 5


def test_dice_that_cannot_be_taken_together_are_no_batch() -> None:
    race, seat = next((race.copy(), seat) for race, seat in lots() if race.seats[seat].doing == DRAWING)
    usual = views.usual(race, seat, {})
    assert usual is not None
    assert views.lot(race, seat, {"actions": usual["dice"] * 2}) is None
    assert views.lot(race, seat, {"actions": usual["dice"][1:]}) is None


def test_who_has_no_feet_left_is_offered_what_is_for_sale_beside_a_foot_and_both_are_one_batch() -> None:
    met = 0
    for race, seat in lots():
        path = ahead(race, seat)
        if not path:
            continue
        met += 1
        assert not race.seats[seat].feet + race.seats[seat].water_feet
        trial = race.copy()
        for action in path:
            assert not trial.chance()
            trial.apply(seat, action)
        assert trial.clock() == race.clock()
        assert NAMES[trial.seats[seat].doing] == "buying"
        for action in trial.legal(seat):
            if action != CALL_ORDER:
                assert can_be_sent(race, seat, (*path, action))
    assert met > 20


def can_be_sent(race: Race, seat: int, actions: tuple[int, ...]) -> bool:
    session = Session(race.game, Fast(1))
    session.state = race.copy()
    session.act(seat, session.number(seat), *actions)
    return True
