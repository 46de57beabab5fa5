"""The numbered rules that a scenario cannot show: set-up, other tracks, laps, order of play, and the end of the race.

Tracks of our own, small enough to be counted by hand, stand in for what Race 1's track lacks: shortcuts, jetpacks, dice
up to a price, and water across the way.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from typing import Any

import pytest

from kubok.cubitos import Cubitos, Race
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.pieces import CODE_NAMES, COLOURS, KINDS
from kubok.kernel import BadData, Draw, Event, Fast, Session

FACES = {
    "light": {"coin": 1},
    "dark": {"coin": 1, "foot": 1},
    "white": {"symbol": 1, "foot": 2},
    "brown": {"symbol": 1, "coin3": 1},
    "red": {"symbol": 1, "power": 1},
    "green": {"symbol": 1, "power": 1, "foot": 1},
    "orange": {"symbol": 1, "power": 1},
    "purple": {"symbol": 1},
    "yellow": {"symbol": 1, "power": 1},
    "blue": {"symbol": 1, "power": 1, "coin2": 1},
    "first": {"credit": 1, "foot": 1, "coin2": 1},
}
SUPPLY = {"light": 28, "dark": 12, **dict.fromkeys(COLOURS, 10)}
PHASES = {"choosing": 1, "rolling": 1, "abilities": 2, "after": 3, "moving": 4, "after_move": 4, "buying": 4}

MAP = [
    " 1   ..  ~~  ~~  C2  b2  G4  ##",
    " 0 ST  ..  JP  a1  ..  b1  a2  FN",
]
SECTIONS = [
    " 1   0   0   1   1   2   2   #",
    " 0 S   0   0   1   1   2   2   F",
]
SHORTCUTS = [{"from": "a1", "to": "a2", "coins": 5}, {"from": "b1", "to": "b2", "feet": 7}]


@cache
def game(seats: int = 2, *, laps: int = 1, order: str = "simultaneous", small: bool = False) -> Cubitos:
    """Race 1, or its dice on the small track."""
    data: Any = copy.deepcopy(resolve(Box.open(), "race_1", laps=laps))
    if small:
        data["tracks"][0] |= {"name": "small", "map": MAP, "sections": SECTIONS, "shortcuts": SHORTCUTS}
    return Cubitos(seats, data=data, order=order)


def at(of: Cubitos, row: int, square: int) -> int:
    return of.track.labels.index(f"row {row}, square {square}")


def position(of: Cubitos, frame: str, *seats: dict[str, Any], leader: int = -1, **table: int) -> Race:
    """A position at that frame for every seat that is given; the others wait. Trays hold what is left.

    The first-player die, if no seat names it, lies in the roll zone of the leader: the last seat.
    """
    leader %= of.seats
    phase = PHASES[frame]
    name = "abilities" if frame == "after" else frame
    placed: list[dict[str, Any]] = []
    trays = Counter(SUPPLY)
    for number in range(of.seats):
        given: dict[str, Any] = copy.deepcopy(seats[number]) if number < len(seats) else {"wait": True}
        zones = {"draw", "roll", "discard", "active", "used", "hand"}
        if not zones & set(given):
            given["draw"] = {"light": 7, "dark": 2}
        if number == leader and not any("first" in name for zone in zones for name in given.get(zone, {})):
            given.setdefault("roll", {})["first"] = 1
        for zone in zones:
            for dice, count in given.get(zone, {}).items():
                trays[dice.split()[0]] -= count
        given.setdefault("limit", 9)
        given.setdefault("origin", given.get("space", 0))
        given["frames"] = given.get("frames") or [["idle" if given.pop("wait", False) else name, 0, 0]]
        placed.append({key: value for key, value in given.items() if value})
    trays.pop("first", None)
    assert min(trays.values()) >= 0, "more dice than there are"
    full = {"round": 3, "phase": phase, "first_player": leader, **table}
    return of.load(
        {
            "table": {key: value for key, value in full.items() if value},
            "trays": {key: value for key, value in trays.items() if value},
            "seats": [*placed],
        }
    )


def end_round(state: Race) -> None:
    """Everybody is done with buying; the next round begins."""
    round_ = state.clock()[0]
    while state.clock()[0] == round_:
        do(state, state.owed()[0], "done")


def do(state: Race, seat: int, *words: str) -> list[Event]:
    return [event for one in words for event in state.apply(seat, state.game.actions.parse(one))]


def why(state: Race, seat: int, words: str) -> str:
    reason = state.why_not(seat, state.game.actions.parse(words))
    return reason.code if reason else "legal"


def words(state: Race, seat: int) -> set[str]:
    return {str(state.game.actions[action]) for action in state.legal(seat)}


def fall(state: Race, seat: int, *faces: str) -> list[Event]:
    draw = next(draw for draw in state.chance() if draw.seat == seat)
    return state.resolve(draw, tuple(sorted(CODE_NAMES.index(face) for face in faces)))


def dice_of(state: Race) -> Counter[str]:
    """All dice on the table, by kind."""
    data: Any = state.to_data()
    count = Counter(data["trays"])
    for seat in data["seats"]:
        for zone in ("draw", "roll", "discard", "hand"):
            count.update(seat.get(zone, {}))
        for zone in ("active", "used", "waiting"):
            for name, number in seat.get(zone, {}).items():
                count[name.rsplit(" ", 1)[0]] += number
    return count


def seat_of(state: Race, seat: int) -> Any:
    data: Any = state.to_data()
    return data["seats"][seat]


def played(of: Cubitos, seed: int, rounds: int) -> tuple[Session, list[Event]]:
    """Random play from the start, so many rounds long, with all its events."""
    session, rng = Session(of, Fast(seed)), random.Random(seed)
    events = list(session.opening)
    while session.state.result() is None and session.state.clock()[0] <= rounds:
        seat = rng.choice(session.state.owed())
        events += session.act(seat, session.number(seat), rng.choice(session.state.legal(seat)))
    return session, events


# Pieces


@pytest.mark.rule("C-1.1")
@pytest.mark.parametrize("seats", [1, 5, 0, True])
def test_nobody_plays_alone_and_five_are_too_many(seats: int) -> None:
    with pytest.raises(BadData, match="2 to 4 players"):
        Cubitos(seats)


@pytest.mark.rule("C-1.1", "C-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_two_runners_and_four_zones(seats: int) -> None:
    state = game(seats).start()
    for me in state.seats:
        assert (me.space, me.fans, me.credits, me.tokens, me.laps) == (0, 0, 0, 0, 0)
    data: Any = state.to_data()
    assert all(set(one) == {"draw", "frames"} for one in data["seats"])


@pytest.mark.rule("C-1.2")
@pytest.mark.parametrize("kind", FACES)
def test_each_die_shows_its_faces_with_their_chances(kind: str) -> None:
    seat = {"frames": [["choosing", 0, 0], ["rolling", 0, 0]], "hand": {kind: 1}}
    state = position(game(), "rolling", seat, leader=0 if kind == "first" else 1)
    chances = {CODE_NAMES[outcome[0]]: chance for outcome, chance in state.outcomes(state.chance()[0])}
    expected = {f"{kind} {face}": Fraction(count, 6) for face, count in FACES[kind].items()}
    expected[f"{kind} miss"] = Fraction(6 - sum(FACES[kind].values()), 6)
    assert chances == expected


@pytest.mark.rule("C-1.3", "C-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_not_dealt_are_in_the_supply(seats: int) -> None:
    state = game(seats).start()
    data: Any = state.to_data()
    assert all(one["draw"] == {"light": 7, "dark": 2} for one in data["seats"])
    greys = {"light": 28 - 7 * seats, "dark": 12 - 2 * seats}
    assert data["trays"] == {name: n for name, n in {**greys, **dict.fromkeys(COLOURS, 10)}.items() if n}


@pytest.mark.rule("C-1.3", "C-4.9")
def test_no_die_ever_comes_or_goes() -> None:
    for seed in range(8):
        session, _ = played(game(2 + seed % 3), seed, 12)
        assert isinstance(session.state, Race)
        assert dice_of(session.state) == {**SUPPLY, "first": 1}


@pytest.mark.rule("C-1.3")
def test_credits_and_tokens_do_not_run_out() -> None:
    of = game()
    state = position(of, "moving", {"credits": 250, "tokens": 30, "fans": 1, "space": at(of, 2, 15), "origin": 1})
    do(state, 0, "done", "take_fan")
    assert (state.seats[0].credits, state.seats[0].tokens) == (250, 31)


@pytest.mark.rule("C-1.6")
def test_the_first_player_die_is_never_bought_lost_or_gained() -> None:
    for seed in range(10):
        _, events = played(game(3), seed, 15)
        moved = [event for event in events if event.kind in ("bought", "lost", "gained")]
        assert moved
        assert not [event for event in moved if event.fields["die"] == "first"]


@pytest.mark.rule("C-1.6", "C-1.5")
def test_no_tray_holds_the_first_player_die() -> None:
    with pytest.raises(BadData):
        game().actions.parse("tray first")
    assert game().actions.parse("tray light")


# Set-up


@pytest.mark.rule("C-2.2")
def test_a_set_needs_one_card_of_each_colour() -> None:
    cards = ["smelly_cat", "smelly_cat", "mr_soldier", "rock_on", "dugout", "rollosaurus", "reckless_cheese", "bob"]
    with pytest.raises(BadData):
        resolve(Box.open(), "race_1", cards=cards)


@pytest.mark.rule("C-2.3")
def test_race_1_runs_on_another_track_as_well() -> None:
    of = game(small=True)
    assert of.track.key == "small"
    state = position(of, "moving", {"feet": 1, "space": at(of, 0, 7)})
    do(state, 0, "step east")
    assert state.result() is not None


@pytest.mark.rule("C-2.3", "C-9.1")
def test_two_laps_are_two_times_round() -> None:
    of = game(laps=2)
    state = position(of, "moving", {"feet": 1, "space": at(of, 4, 8)})
    events = do(state, 0, "step east")
    assert "lap" in [event.kind for event in events]
    assert state.result() is None
    state = position(of, "moving", {"feet": 1, "space": at(of, 4, 8), "laps": 1})
    events = do(state, 0, "step east")
    assert "finished" in [event.kind for event in events]
    assert state.result() is not None


@pytest.mark.rule("C-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_and_each_is_as_likely(seats: int) -> None:
    state = game(seats).start()
    draw = state.chance()[0]
    assert list(state.outcomes(draw)) == [((seat,), Fraction(1, seats)) for seat in range(seats)]
    for first in range(seats):
        begun = state.copy()
        begun.resolve(draw, (first,))
        in_hand = [draw.sides for draw in begun.chance()]
        assert in_hand == [(6,) * (10 if seat == first else 9) for seat in range(seats)]


@pytest.mark.rule("C-2.4", "C-7.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_die_goes_round_to_the_left(seats: int) -> None:
    _, events = played(game(seats), 5, 2 * seats)
    firsts = [event.seat for event in events if event.kind == "first_player"]
    assert len(firsts) >= 2 * seats
    assert all(after == (before + 1) % seats for before, after in pairwise(firsts))


# The roll phase


@pytest.mark.rule("C-3.2")
@pytest.mark.parametrize(("tokens", "section"), [(0, 0), (3, 0), (0, 5), (6, 8)])
def test_the_limit_is_nine_and_tokens_and_lines(tokens: int, section: int) -> None:
    of = game()
    ahead = of.track.section.index(section) if section else 0
    red = {"tokens": tokens, "draw": {"light": 25}}
    state = position(of, "buying", red, {"space": ahead, "draw": {"light": 1}, "roll": {"dark": 1}})
    end_round(state)
    assert seat_of(state, 0)["limit"] == 9 + tokens + section
    assert len(state.chance()[0].sides) == 9 + tokens + section + 1  # the first-player die is Red's now


@pytest.mark.rule("C-3.3", "C-3.5")
def test_hits_go_active_and_misses_stay_for_every_outcome() -> None:
    start = position(game(), "choosing", {"roll": {"dark": 1, "white": 1, "purple": 1}, "active": {"light coin": 1}})
    do(start, 0, "push")
    draw = start.chance()[0]
    total = Fraction(0)
    for outcome, chance in start.outcomes(draw):
        state = start.copy()
        state.resolve(draw, outcome)
        total += chance
        hits = Counter(CODE_NAMES[code] for code in outcome if "miss" not in CODE_NAMES[code])
        misses = Counter(KINDS[code >> 2] for code in outcome if "miss" in CODE_NAMES[code])
        if state.clock()[1] == start.clock()[1]:  # nobody has gone on to the run phase
            assert seat_of(state, 0)["active"] == hits + Counter({"light coin": 1})
            assert Counter(seat_of(state, 0).get("roll", {})) == misses
    assert total == 1


@pytest.mark.rule("C-3.4")
@pytest.mark.parametrize("active", range(7))
@pytest.mark.parametrize("risk", [0, 1])
def test_a_push_without_a_hit_busts_from_three_active_dice_on_or_once_at_risk(active: int, risk: int) -> None:
    state = position(
        game(), "choosing", {"roll": {"light": 2}, "active": {"dark foot": active} if active else {}, "risk": risk}
    )
    do(state, 0, "push")
    kinds = [event.kind for event in fall(state, 0, "light miss", "light miss")]
    assert ("bust" in kinds) == (active >= 3 or risk == 1)


@pytest.mark.rule("C-3.8")
@pytest.mark.parametrize("leader", range(4))
def test_order_is_most_dice_then_nearest_the_first_player(leader: int) -> None:
    """Against a plain reading of the rule, for many hands of four players."""
    of = game(4)
    for counts in product((1, 2), repeat=4):
        seats = [{"roll": {"light": count}, "active": {"dark foot": 1}} for count in counts]
        state = position(of, "choosing", *seats, leader=leader)
        caller = (leader + 2) % 4
        do(state, caller, "call_order")
        held = [count + (seat == leader) for seat, count in enumerate(counts)]
        clockwise = [(leader + n) % 4 for n in range(4)]
        assert state.owed() == (next(seat for seat in clockwise if held[seat] == max(held)),)


# Abilities and swords


@pytest.mark.rule("C-4.2", "C-4.7")
@pytest.mark.card("dugout")
def test_now_abilities_work_in_the_run_phase_too() -> None:
    """No card of Race 1 rolls dice there; those that do find the rule in place."""
    frames = [["abilities", 0, 0], ["rolling", 2, 0]]
    state = position(game(), "after", {"frames": frames, "hand": {"orange": 1}, "draw": {"light": 4}, "credits": 4})
    fall(state, 0, "orange symbol")
    assert words(state, 0) == {"done", "active orange symbol"}
    do(state, 0, "active orange symbol")
    fall(state, 0, "light coin", "light coin", "light miss")
    assert seat_of(state, 0)["roll"] == {"light": 1}
    assert state.seats[0].coins == 2


@pytest.mark.rule("C-5.2", "C-5.3")
@pytest.mark.card("mr_soldier")
@pytest.mark.parametrize("leader", range(3))
def test_the_prize_goes_to_the_most_swords_and_ties_to_the_first_player(leader: int) -> None:
    hands: tuple[dict[str, int], ...] = ({}, {"red symbol": 1}, {"red power": 1}, {"red symbol": 1, "red power": 1})
    of = game(3)
    for chosen in product(hands, repeat=3):
        seats = [{"active": {**hand, "white symbol": 1}} for hand in chosen]
        state = position(of, "abilities", *seats, leader=leader)
        events = [event for seat in range(3) for event in do(state, seat, "done")]
        swords = [hand.get("red symbol", 0) + 2 * hand.get("red power", 0) for hand in chosen]
        offered = [seat for seat in range(3) if "yes" in words(state, seat)]
        clockwise = [(leader + n) % 3 for n in range(3)]
        best = [seat for seat in clockwise if swords[seat] == max(swords)]
        assert offered == (best[:1] if max(swords) else [])
        assert ("swords" in [event.kind for event in events]) == bool(max(swords))


@pytest.mark.rule("C-5.2")
def test_a_used_red_die_is_still_a_sword() -> None:
    red = {"used": {"red power": 1}, "active": {"white symbol": 1}}
    state = position(game(), "abilities", red, {"active": {"red symbol": 1, "white symbol": 1}})
    do(state, 0, "done")
    do(state, 1, "done")
    assert words(state, 0) == {"yes", "no"}


@pytest.mark.rule("C-5.1")
def test_nobody_compares_swords_before_the_last_one_is_ready() -> None:
    state = position(game(4), "abilities", *[{"active": {"white symbol": 1, "red symbol": 1}}] * 4)
    for seat in (2, 0, 3):
        assert not [event for event in do(state, seat, "done") if event.kind == "swords"]
    assert [event for event in do(state, 1, "done") if event.kind == "swords"]


# The move: shortcuts, jetpacks, dice up to a price


@pytest.mark.rule("C-6.5")
def test_a_die_up_to_a_price_is_no_dearer_and_may_be_grey() -> None:
    of = game(small=True)
    state = position(of, "moving", {"space": at(of, 1, 6), "origin": at(of, 0, 6), "credits": 3})
    do(state, 0, "done")
    assert words(state, 0) == {"done", "tray light", "tray dark", "tray brown", "tray green"}
    assert why(state, 0, "tray red") == "gain_price"
    do(state, 0, "tray green")
    assert seat_of(state, 0)["discard"] == {"green": 1}
    assert state.seats[0].credits == 3


@pytest.mark.rule("C-6.6", "C-1.4")
def test_a_shortcut_priced_in_money_is_paid_with_coins_and_credits() -> None:
    of = game(small=True)
    state = position(of, "moving", {"feet": 1, "coins": 3, "credits": 4, "space": at(of, 0, 5)})
    assert why(state, 0, "shortcut") == "no_shortcut"
    do(state, 0, "step west")
    assert "shortcut" in words(state, 0)
    do(state, 0, "shortcut")
    me = state.seats[0]
    assert (me.space, me.coins, me.credits) == (at(of, 0, 7), 0, 2)


@pytest.mark.rule("C-6.6")
def test_who_cannot_pay_the_shortcut_stands_on_a_plain_space() -> None:
    of = game(small=True)
    state = position(of, "moving", {"feet": 9, "coins": 2, "credits": 2, "space": at(of, 0, 4)})
    assert why(state, 0, "shortcut") == "shortcut_price"  # feet do not pay a price in money
    do(state, 0, "step east")
    assert state.seats[0].feet == 8


@pytest.mark.rule("C-6.6")
def test_ten_feet_two_spaces_before_a_shortcut_of_seven_leave_one() -> None:
    """An example of the rulebook."""
    of = game(small=True)
    state = position(of, "moving", {"feet": 10, "space": at(of, 0, 4)})
    do(state, 0, "step east", "step east")
    assert state.seats[0].feet == 8
    do(state, 0, "shortcut")
    assert (state.seats[0].space, state.seats[0].feet) == (at(of, 1, 5), 1)
    do(state, 0, "step east")
    assert state.seats[0].space == at(of, 1, 6)


@pytest.mark.rule("C-6.6")
def test_money_does_not_pay_a_price_in_feet() -> None:
    of = game(small=True)
    state = position(of, "moving", {"feet": 6, "coins": 30, "space": at(of, 0, 6)})
    assert why(state, 0, "shortcut") == "shortcut_price"
    do(state, 0, "buy_foot")
    assert "shortcut" in words(state, 0)


@pytest.mark.rule("C-6.6", "C-6.9")
def test_a_price_in_feet_is_paid_with_either_kind_plain_ones_first() -> None:
    of = game(small=True)
    state = position(of, "moving", {"feet": 4, "water_feet": 5, "space": at(of, 0, 6)})
    do(state, 0, "shortcut")
    assert (state.seats[0].feet, state.seats[0].water_feet) == (0, 2)


@pytest.mark.rule("C-6.6")
def test_a_shortcut_is_used_once_a_round() -> None:
    of = game(small=True)
    state = position(of, "moving", {"feet": 20, "space": at(of, 0, 6)})
    do(state, 0, "shortcut", "step south-east")
    assert state.seats[0].space == at(of, 0, 6)
    assert why(state, 0, "shortcut") == "space_used"


@pytest.mark.rule("C-6.6")
def test_six_feet_three_spaces_from_a_jetpack_make_six_more() -> None:
    """An example of the rulebook."""
    of = game(small=True)
    state = position(of, "moving", {"feet": 6, "space": at(of, 0, 6)})
    do(state, 0, "step west", "step west", "step west")
    assert (state.seats[0].space, state.seats[0].feet) == (at(of, 0, 3), 3)
    do(state, 0, "jetpack")
    assert state.seats[0].feet == 6
    assert why(state, 0, "jetpack") == "space_used"


@pytest.mark.rule("C-6.6")
def test_who_begins_the_round_on_a_jetpack_doubles_all_feet() -> None:
    """An example of the rulebook. Bought and water feet count, feet bought later do not."""
    of = game(small=True)
    state = position(of, "moving", {"feet": 2, "water_feet": 2, "coins": 8, "space": at(of, 0, 3)})
    do(state, 0, "buy_foot", "jetpack")
    assert (state.seats[0].feet, state.seats[0].water_feet) == (6, 4)
    do(state, 0, "buy_foot")
    assert (state.seats[0].feet, state.seats[0].water_feet) == (7, 4)


@pytest.mark.rule("C-6.6")
def test_coming_back_to_a_jetpack_it_stays_used_and_fresh_next_round() -> None:
    of = game(small=True)
    state = position(of, "moving", {"feet": 4, "space": at(of, 0, 3)})
    do(state, 0, "jetpack", "step west", "step east")
    assert why(state, 0, "jetpack") == "space_used"
    assert position(of, "moving", {"feet": 1, "space": at(of, 0, 3)}).why_not(0, of.actions.parse("jetpack")) is None


@pytest.mark.rule("C-6.3", "C-6.9")
def test_each_step_on_water_takes_a_water_foot() -> None:
    of = game(small=True)
    state = position(of, "moving", {"feet": 5, "water_feet": 2, "space": at(of, 1, 1)})
    do(state, 0, "step east", "step east")
    assert (state.seats[0].feet, state.seats[0].water_feet) == (5, 0)
    assert why(state, 0, "step west") == "water"
    do(state, 0, "step east")
    assert (state.seats[0].space, state.seats[0].feet) == (at(of, 1, 4), 4)


@pytest.mark.rule("C-6.3")
def test_every_space_of_the_track_is_entered_dry_footed_or_with_a_water_foot() -> None:
    """From each space, with plain feet just the dry neighbours; with water feet the wet ones too; never a wall."""
    of = game()
    for space in range(1, of.track.size):
        for feet, wet in (("feet", False), ("water_feet", True)):
            state = position(of, "moving", {feet: 1, "credits": 4, "space": space})
            steps = [action for action in state.legal(0) if of.actions[action].name in ("step", "exit")]
            found = sorted(of.targets[space][action] for action in steps)
            assert found == sorted(to for _, to in of.track.moves[space] if wet or not of.track.water[to])


@pytest.mark.rule("C-10.8", "C-6.6")
@pytest.mark.card("reckless_cheese")
@pytest.mark.parametrize("to", [(0, 3), (0, 4)])
def test_a_reckless_step_uses_no_shortcut_and_no_jetpack(to: tuple[int, int]) -> None:
    of = game(small=True)
    start = at(of, 0, 2) if to == (0, 3) else at(of, 0, 5)
    red = {"roll": {"light": 1}, "active": {"yellow symbol": 1}, "credits": 9, "space": start}
    state = position(of, "choosing", red)
    do(state, 0, "push")
    fall(state, 0, "light miss")
    do(state, 0, "step east" if to == (0, 3) else "step west")
    assert state.seats[0].space == at(of, *to)
    assert words(state, 0) == {"push", "pass"}


@pytest.mark.rule("C-10.8")
@pytest.mark.card("reckless_cheese")
def test_a_reckless_step_may_be_followed_by_the_jetpack_in_the_move() -> None:
    of = game(small=True)
    red = {"roll": {"light": 1}, "active": {"yellow symbol": 1, "dark foot": 1}, "space": at(of, 0, 2)}
    state = position(of, "choosing", red)
    do(state, 0, "push")
    fall(state, 0, "light miss")
    do(state, 0, "step east", "pass")
    assert "jetpack" in words(state, 0)


@pytest.mark.rule("C-10.19")
@pytest.mark.card("bob")
def test_shortcuts_and_jetpacks_are_no_bonuses_for_bob() -> None:
    of = game(small=True)
    state = position(of, "after_move", {"active": {"blue symbol": 1}, "credits": 3, "space": at(of, 0, 2)})
    # JP and a1 are one and two away, the water of row 1 too: nothing for Bob.
    assert why(state, 0, "active blue symbol") in ("nothing_to_use", "legal")
    before = state.seats[0].credits
    if why(state, 0, "active blue symbol") == "legal":
        do(state, 0, "active blue symbol")
    assert state.seats[0].credits == before
    assert seat_of(state, 0).get("discard") is None


@pytest.mark.rule("C-10.19")
@pytest.mark.card("bob")
def test_bob_does_not_jump_by_a_shortcut() -> None:
    """From b1 the shortcut leads to b2, right beside G4; by neighbours G4 is next door, and C2 two away."""
    of = game(small=True)
    state = position(of, "after_move", {"active": {"blue symbol": 1}, "credits": 3, "space": at(of, 0, 4)})
    do(state, 0, "active blue symbol")
    # From a1 only C2 is near: a2, where the shortcut leads, is not counted as a neighbour.
    assert all("tray" not in name for name in words(state, 0))


@pytest.mark.rule("C-10.19", "C-6.7")
@pytest.mark.card("bob")
def test_bob_does_not_look_across_where_start_and_finish_lie_apart() -> None:
    """Row 1 square 1 touches the start; nine credits lie beside the finish, at the other end of the board."""
    of = game(small=True)
    data: Any = copy.deepcopy(of.data())
    data["tracks"][0]["map"] = [row.replace("a2  FN", "C9  FN") for row in MAP]
    data["tracks"][0]["shortcuts"] = []
    data["tracks"][0]["map"] = [row.replace("a1", "..").replace("b1", "..").replace("b2", "..").replace("C2", "..")
                                for row in data["tracks"][0]["map"]]  # fmt: skip
    seat = {"active": {"blue symbol": 1}, "credits": 5}
    apart = Cubitos(2, data=data)
    assert apart.track.apart
    beside_start = position(apart, "after_move", seat | {"space": at(apart, 1, 1)})
    assert "active blue symbol" not in words(beside_start, 0)
    beside_finish = position(apart, "after_move", seat | {"space": at(apart, 0, 6)})
    assert "active blue symbol" in words(beside_finish, 0)
    at_start, on_finish = ({"space": 0, "laps": laps} for laps in (0, 1))
    assert "active blue symbol" not in words(position(apart, "after_move", seat | at_start), 0)
    assert "active blue symbol" in words(position(apart, "after_move", seat | on_finish), 0)
    before = Cubitos(2, data=data, rules=1)
    assert "active blue symbol" in words(position(before, "after_move", seat | {"space": at(before, 1, 1)}), 0)


@pytest.mark.rule("C-10.19", "C-6.7")
@pytest.mark.card("bob")
def test_bob_looks_across_where_start_and_finish_are_one_place() -> None:
    """Row 0 square 2 touches the start, row 2 square 2 the finish: two spaces from each other."""
    data: Any = copy.deepcopy(game(small=True).data())
    data["tracks"][0] |= {
        "map": [" 2 FN  C9  ..", " 1   FN  ##  ..", " 0 ST  ..  .."],
        "sections": [" 2 F   2   2", " 1   F   #   1", " 0 S   0   0"],
        "shortcuts": [],
    }
    of = Cubitos(2, data=data)
    assert not of.track.apart
    state = position(of, "after_move", {"active": {"blue symbol": 1}, "space": at(of, 0, 2)})
    do(state, 0, "active blue symbol", "step west", "take_credits")  # over the start, and on by itself
    assert state.seats[0].credits == 9


# Buying in order


@pytest.mark.rule("C-7.3", "C-1.3")
def test_four_players_have_just_enough_greys_to_act_at_once() -> None:
    of = game(4)
    state = position(of, "buying", *[{"credits": 9}] * 4)
    assert state.owed() == (0, 1, 2, 3)
    seats: list[dict[str, Any]] = [{"credits": 9} for _ in range(4)]
    seats[2] = {"credits": 9, "draw": {"light": 7, "dark": 3}}
    state = position(of, "buying", *seats, leader=1)
    assert state.owed() == (1,)
    do(state, 1, "done")
    assert state.owed() == (0, 2, 3)  # three seats to finish, three greys


@pytest.mark.rule("C-7.3")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_can_be_the_short_one(colour: str) -> None:
    of = game(3)
    for left, together in ((3, True), (2, False)):
        hoard = {"credits": 20, "discard": {colour: 10 - left}, "draw": {"light": 7}}
        state = position(of, "buying", hoard, {"credits": 20}, {"credits": 20}, leader=1)
        assert state.owed() == ((0, 1, 2) if together else (1,))


@pytest.mark.rule("C-7.3")
def test_the_last_die_goes_to_the_first_in_turn_order() -> None:
    of = game(3)
    hoard = {"credits": 9, "discard": {"red": 9}, "draw": {"light": 1}}
    state = position(of, "buying", hoard, {"credits": 5}, {"credits": 5}, leader=2)
    assert state.owed() == (2,)
    do(state, 2, "tray red")
    assert state.owed() == (0,)
    assert why(state, 0, "tray red") == "tray_empty"


# The fan track


@pytest.mark.rule("C-8.1", "C-8.3")
def test_each_fan_space_gives_what_it_shows() -> None:
    gives = [(2, 0), (0, 1), (2, 0), (1, 1), (3, 0), (0, 1), (3, 0), (1, 1), (4, 0), (0, 1), (4, 0), (2, 1), (6, 0)]
    of = game()
    for fans, (credits, tokens) in enumerate(gives):
        red = {"fans": fans, "roll": {"light": 1}, "active": {"dark foot": 3}}
        state = position(of, "choosing", red)
        do(state, 0, "push")
        fall(state, 0, "light miss")
        me = state.seats[0]
        assert (me.fans, me.credits, me.tokens) == (fans + 1, credits, tokens)


@pytest.mark.rule("C-8.2")
def test_at_thirteen_every_further_advance_gives_six_credits() -> None:
    of = game()
    state = position(of, "after_move", {"fans": 13, "active": {"blue symbol": 2}, "space": at(of, 5, 18)})
    for total in (6, 12):
        do(state, 0, "active blue symbol")
        while "yes" not in words(state, 0) and "take_fan" not in words(state, 0):
            do(state, 0, "step north-west" if "step north-west" in words(state, 0) else sorted(words(state, 0))[0])
        if "yes" in words(state, 0):
            do(state, 0, "yes")
        do(state, 0, "take_fan")
        assert (state.seats[0].fans, state.seats[0].credits) == (13, total)


# The end


@pytest.mark.rule("C-9.1")
def test_who_finishes_first_in_the_round_can_still_be_beaten_in_it() -> None:
    of = game()
    red = {"feet": 1, "space": at(of, 4, 8)}
    blue = {"feet": 3, "space": at(of, 4, 8)}
    state = position(of, "moving", red, blue)
    do(state, 0, "step east")
    assert state.result() is None
    do(state, 1, "step east", "exit 1", "step east")
    result = state.result()
    assert result is not None
    assert result.places == (2, 1)


@pytest.mark.rule("C-9.2")
def test_a_tie_brings_extra_rounds_until_somebody_is_farther() -> None:
    of = game()
    bare = {"laps": 1, "draw": {"light": 1}}
    state = position(of, "moving", {**bare, "credits": 4}, {**bare})
    for round_ in (4, 5):
        while state.clock()[0] < round_:
            for draw in state.chance():
                state.resolve(draw, state.fold(draw, (5,) * len(draw.sides)))  # every die misses
            for seat in state.owed():
                do(state, seat, "pass" if "pass" in words(state, seat) else "done")
        assert state.result() is None
    while state.clock()[0] == 5 and "buy_foot" not in words(state, 0):
        for draw in state.chance():
            state.resolve(draw, state.fold(draw, (5,) * len(draw.sides)))
        for seat in state.owed():
            if "buy_foot" not in words(state, seat):
                do(state, seat, "pass" if "pass" in words(state, seat) else "done")
    do(state, 0, "buy_foot", "exit 1")
    while state.result() is None:
        do(state, state.owed()[0], "done")
    result = state.result()
    assert result is not None
    assert result.places == (1, 2)


@pytest.mark.rule("C-9.2")
def test_a_runner_who_comes_in_only_in_the_extra_round_can_win() -> None:
    of = game(3)
    state = position(
        of,
        "moving",
        {"feet": 4, "space": at(of, 4, 8)},
        {"laps": 1, "space": at(of, 4, 11), "wait": True},
        {"laps": 1, "space": at(of, 1, 9), "wait": True},
        tie_break=1,
    )
    do(state, 0, "step east", "exit 5", "step east", "step east")
    while state.result() is None:
        do(state, 0, "done")
    result = state.result()
    assert result is not None
    assert result.places == (1, 2, 2)


@pytest.mark.rule("C-9.2")
def test_distance_past_the_start_counts_water_as_open() -> None:
    track = game().track
    seen, edge, steps = {0: 0}, [0], 0
    while edge:
        steps += 1
        edge = [to for space in edge for _, to in track.moves[space] if to not in seen]
        seen.update({space: steps for space in edge if space not in seen})
        edge = sorted(set(edge))
    assert [seen[space] for space in range(track.size)] == list(track.distance)


@pytest.mark.rule("C-9.3", "C-3.2")
@pytest.mark.parametrize(("laps", "section", "limit"), [(1, 0, 17), (1, 3, 20), (0, 8, 17), (0, 0, 9)])
def test_red_lines_of_laps_already_run_count(laps: int, section: int, limit: int) -> None:
    of = game(laps=3)
    there = of.track.section.index(section) if section else 0
    state = position(of, "buying", {"draw": {"light": 2}}, {"laps": laps, "space": there})
    end_round(state)
    assert seat_of(state, 0)["limit"] == limit


@pytest.mark.rule("C-9.1")
def test_a_race_by_random_play_ends_only_after_a_round_in_which_somebody_finished() -> None:
    for seed in range(4):
        session, events = played(game(small=True), seed, 1000)
        assert session.state.result() is not None
        kinds = [event.kind for event in events]
        assert kinds.index("finished") < kinds.index("over") == len(kinds) - 1


# Strict order of play


@pytest.mark.rule("C-3.8", "C-7.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_strict_order_one_seat_at_a_time_owes_a_decision(seats: int) -> None:
    of = game(seats, order="strict")
    session, rng = Session(of, Fast(3)), random.Random(3)
    while session.state.result() is None and session.state.clock()[0] < 10:
        owed = session.state.owed()
        assert len(owed) == 1
        session.act(owed[0], session.number(owed[0]), rng.choice(session.state.legal(owed[0])))


@pytest.mark.rule("C-3.9")
def test_nobody_runs_before_everybody_has_rolled() -> None:
    for seed in range(4):
        _, events = played(game(4), seed, 8)
        rolling: set[int] = set()
        for event in events:
            if event.kind == "round":
                rolling = set(range(4))
            elif event.kind in ("pass", "bust"):
                rolling.discard(event.seat)
            elif event.kind in ("counted", "swords", "bought", "discarded_active"):
                assert not rolling


@pytest.mark.rule("C-6.4", "C-10.20")
def test_the_round_begins_anew_for_the_bonus_space_every_round() -> None:
    of = game()
    there = at(of, 0, 3)
    seats = ({"space": there, "origin": 1, "draw": {"light": 1}}, {"draw": {"light": 1}})
    state = position(of, "buying", *seats)
    end_round(state)
    assert state.seats[0].origin == there


@pytest.mark.rule("C-2.4")
def test_a_draw_that_names_no_seat_is_refused() -> None:
    state = game().start()
    with pytest.raises(BadData):
        state.resolve(Draw(-1, 0, 0, (2,)), (2,))
