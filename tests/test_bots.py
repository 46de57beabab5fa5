"""The bots: they play legally, alike in every process, without a look at what a seat may not see, and steady well."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest

from kubok.bots import NAMES, Bot, make_bot
from kubok.bots.match import MAX_ROUNDS, play_match, wilson
from kubok.bots.steady import active_zone, bust_chance, outlook
from kubok.bots.ways import first_of, places, remaining, walk
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import BUY_FOOT, CALL_ORDER, DONE, FROM_ROLL, FROM_TRAY, NO, PASS, PUSH, TAKE_CREDITS, YES
from kubok.cubitos.frames import BONUS, BUYING, CHOOSING, IDLE, MOVING, become, enter
from kubok.cubitos.pieces import (
    ACTIVE,
    DARK,
    DISCARD,
    GREEN,
    LIGHT,
    MOVE_PHASE,
    PHASE,
    PURPLE,
    ROLL,
    ROLL_PHASE,
    WHITE,
    Seat,
    codes,
)
from kubok.cubitos.track import BONUSES
from kubok.kernel import BadData, Fast, Game, Sealed, Session, State
from kubok.toys.goofspiel import Goofspiel
from kubok.toys.kuhn import Kuhn
from kubok.toys.pig import Pig

COIN = codes(LIGHT, "coin")[0]
FOOT = codes(DARK, "foot")[0]
DINO = codes(PURPLE, "symbol")[0]
PINEAPPLE = codes(GREEN, "symbol")[0]


def decisions(game: Game, bots: list[Bot], seed: int) -> Iterator[tuple[State, int, int, State]]:
    """Play a whole game: the state, the seat, what its bot chose, and the copy that the bot had in hand."""
    state, source, rng = game.start(), Fast(seed), Random(seed)
    state.collect(False)
    while state.result() is None:
        for draw in state.chance()[:1]:
            state.resolve(draw, source.draw(state, draw)[1])
        for seat in state.owed()[-1:]:
            given = state.determinize(seat, rng)
            action = bots[seat].choose(given, seat)
            yield state, seat, action, given
            state.apply(seat, action)


def played(name: str, seed: int) -> str:
    """The decisions of a game, in one short word."""
    bots = [make_bot(name, seed), make_bot(name, seed + 1)]
    actions = [action for _, _, action, _ in decisions(Cubitos(2, max_rounds=MAX_ROUNDS), bots, seed)]
    return hashlib.sha256(repr(actions).encode()).hexdigest()


# Any bot


@pytest.mark.parametrize("order", ["simultaneous", "strict"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_legal_actions_and_leaves_its_state_as_it_was(name: str, seats: int, order: str) -> None:
    game = Cubitos(seats, order=order, max_rounds=MAX_ROUNDS)
    bots = [make_bot(name, seat) for seat in range(seats)]
    count = 0
    for state, seat, action, given in decisions(game, bots, seed=seats):
        count += 1
        assert action in state.legal(seat)
        assert given.digest() == state.digest()
    assert count > 50


@pytest.mark.parametrize("name", NAMES)
def test_equal_seeds_play_equal_games(name: str) -> None:
    assert played(name, 5) == played(name, 5)
    assert played(name, 5) != played(name, 6)


def test_a_bot_plays_the_same_in_a_process_with_another_hash_seed() -> None:
    here = os.path.dirname(__file__)
    code = f"import sys; sys.path.insert(0, {here!r}); import test_bots as t; print(*(t.played(n, 5) for n in t.NAMES))"
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        assert done.stdout.split() == [played(name, 5) for name in NAMES]


@pytest.mark.parametrize("name", ["plain", "steady"])
def test_plain_and_steady_remember_nothing(name: str) -> None:
    game = Cubitos(3, max_rounds=MAX_ROUNDS)
    bots = [make_bot(name, seat) for seat in range(3)]
    for state, seat, action, _ in decisions(game, bots, seed=3):
        assert make_bot(name, 99).choose(game.load(state.to_data()), seat) == action


class Poisoned:
    """The true state while a bot thinks: whoever touches anything but `determinize` is found out."""

    def __init__(self, true: State) -> None:
        self._true = true

    def determinize(self, seat: int, rng: Random) -> State:
        return object.__getattribute__(self, "_true").determinize(seat, rng)  # type: ignore[no-any-return]

    def __getattribute__(self, name: str) -> object:
        if name != "determinize":
            raise AssertionError(f"a bot has read {name} of the true state")
        return object.__getattribute__(self, name)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_at_a_sealed_table_never_reads_the_true_state(name: str) -> None:
    session = Session(Cubitos(2, max_rounds=MAX_ROUNDS), Sealed(bytes(32), "bots"))
    for seat in range(2):
        session.add_nonce(seat, bytes(16))
    bots = [make_bot(name, seat) for seat in range(2)]
    rng = Random(1)
    while session.state.result() is None:
        true = session.state
        seat = true.owed()[0]
        session.state = Poisoned(true)  # type: ignore[assignment]
        given = session.for_bot(seat, rng)
        assert isinstance(given, Race)
        assert isinstance(true, Race)
        assert all(mine is not theirs for mine, theirs in zip(given.seats, true.seats, strict=True))
        action = bots[seat].choose(given, seat)
        session.state = true
        session.act(seat, session.number(seat), action)


@pytest.mark.parametrize("make", [Pig, Kuhn, Goofspiel])
def test_random_plays_the_toys(make: Callable[..., Game]) -> None:
    game = make(seats=2)
    bots = [make_bot("random", seat) for seat in range(2)]
    assert all(action in state.legal(seat) for state, seat, action, _ in decisions(game, bots, seed=1))


@pytest.mark.parametrize("name", ["plain", "steady"])
def test_a_bot_for_cubitos_says_so_at_another_table(name: str) -> None:
    with pytest.raises(BadData, match="plays Cubitos only"):
        make_bot(name, 1).choose(Pig(seats=2).start(), 0)


def test_an_unknown_name_gets_the_list_of_names() -> None:
    with pytest.raises(BadData, match="no bot 'clever'; choose one of random, plain, steady"):
        make_bot("clever", 1)


def test_a_decision_nobody_knows_is_answered_by_doing_something() -> None:
    assert first_of((DONE, YES, NO)) == YES
    assert first_of((PASS, CALL_ORDER)) == PASS


# Positions


@cache
def race_1() -> Cubitos:
    return Cubitos(2, max_rounds=MAX_ROUNDS)


def position(phase: int, frame: int) -> tuple[Race, Seat]:
    """Seat 0 is asked, with no dice but the ones a test gives it; the other waits."""
    race = race_1().start()
    race.resolve(race.chance()[0], (1,))
    race.table[PHASE] = phase
    for me in race.seats:
        me.dice = bytearray(len(me.dice))
        me.limit = 9
        become(me, IDLE)
    me = race.seats[0]
    become(me, frame)
    race._forget()
    return race, me


def answer(name: str, race: Race) -> int:
    race._forget()
    action = make_bot(name, 1).choose(race, 0)
    assert action in race.legal(0)
    return action


def at_distance(race: Race, steps: int) -> int:
    """A dry space without a bonus, so many steps before the finish."""
    track = race.game.track
    return next(
        s for s in range(1, track.size) if track.to_finish[s] == steps and not track.water[s] and not track.bonus[s]
    )


@pytest.mark.rule("C-3.4")
def test_the_bust_chance_is_the_exact_one() -> None:
    race, me = position(ROLL_PHASE, CHOOSING)
    me.dice[ROLL + LIGHT], me.dice[ROLL + WHITE], me.dice[ACTIVE + PINEAPPLE], me.dice[ACTIVE + COIN] = 3, 1, 1, 2
    assert bust_chance(race, me) == pytest.approx((5 / 6) ** 3 * (1 / 2) * (1 / 2))
    me.dice[ACTIVE + PINEAPPLE] = 0
    me.dice[ACTIVE + FOOT] = 1
    race._forget()
    missed = bust_chance(race, me)
    race.apply(0, PUSH)
    (draw,) = race.chance()
    exact = sum(chance for outcome, chance in race.outcomes(draw) if not any(code & 3 for code in outcome))
    assert float(exact) == pytest.approx(missed)


@pytest.mark.rule("C-3.4")
@pytest.mark.parametrize("name", ["plain", "steady"])
def test_a_push_without_risk_is_taken(name: str) -> None:
    race, me = position(ROLL_PHASE, CHOOSING)
    me.dice[ROLL + LIGHT], me.dice[ACTIVE + DINO] = 1, 2
    assert answer(name, race) == PUSH


@pytest.mark.rule("C-3.4")
def test_plain_passes_where_a_bust_is_risked() -> None:
    race, me = position(ROLL_PHASE, CHOOSING)
    me.dice[ROLL + WHITE], me.dice[ACTIVE + COIN] = 9, 3
    assert answer("plain", race) == PASS


def test_steady_pushes_good_odds_and_passes_bad_ones() -> None:
    race, me = position(ROLL_PHASE, CHOOSING)
    me.dice[ROLL + WHITE], me.dice[ACTIVE + COIN] = 5, 3
    assert answer("steady", race) == PUSH
    me.dice[ROLL + WHITE], me.dice[ROLL + LIGHT], me.dice[ACTIVE + DINO] = 0, 1, 2
    assert answer("steady", race) == PASS


@pytest.mark.card("rock_on")
def test_steady_rolls_every_rock_on_along() -> None:
    race, me = position(ROLL_PHASE, CHOOSING)
    me.dice[ROLL + LIGHT], me.dice[ACTIVE + PINEAPPLE] = 4, 2
    for left in (1, 0):
        race.apply(0, answer("steady", race))
        assert me.dice[ACTIVE + PINEAPPLE] == left
    assert me.risk == 0


def test_steady_passes_with_the_feet_that_finish() -> None:
    race, me = position(ROLL_PHASE, CHOOSING)
    me.dice[ROLL + WHITE], me.dice[ACTIVE + FOOT] = 5, 3
    assert answer("steady", race) == PUSH
    me.space = at_distance(race, 3)
    assert answer("steady", race) == PASS


def test_steady_pushes_on_when_another_is_about_to_finish() -> None:
    race, me = position(ROLL_PHASE, CHOOSING)
    me.dice[ROLL + LIGHT], me.dice[ACTIVE + DINO] = 1, 3
    me.space = at_distance(race, 16)
    assert answer("steady", race) == PASS
    other = race.seats[1]
    other.space, other.dice[ACTIVE + FOOT] = at_distance(race, 2), 2
    assert answer("steady", race) == PUSH


@pytest.mark.rule("C-6.2")
def test_steady_buys_the_feet_that_finish() -> None:
    race, me = position(MOVE_PHASE, MOVING)
    me.space = me.origin = at_distance(race, 3)
    me.feet, me.credits = 1, 8
    while me.stack[-1] == MOVING:
        race.apply(0, answer("steady", race))
    assert (me.laps, me.credits) == (1, 0)


def test_steady_saves_its_money_early_in_the_race() -> None:
    race, me = position(MOVE_PHASE, MOVING)
    me.credits = 8
    assert answer("steady", race) != BUY_FOOT


@pytest.mark.parametrize("name", ["plain", "steady"])
@pytest.mark.parametrize("feet", range(1, 9))
def test_whoever_has_feet_gets_on(name: str, feet: int) -> None:
    for space in range(race_1().track.size):
        race, me = position(MOVE_PHASE, MOVING)
        me.space = me.origin = space
        me.feet = feet
        before = remaining(race, me)
        while me.stack[-1] == MOVING:
            race.apply(0, answer(name, race))
        assert remaining(race, me) < before


@pytest.mark.rule("C-6.1")
def test_places_are_reached_by_their_first_steps() -> None:
    game = Cubitos(2)
    track = game.track
    for space in range(track.size):
        for place in places(track, space, 6):
            if place.feet > 1:
                on = game.targets[space][place.step]
                assert any(p.space == place.space and p.feet == place.feet - 1 for p in walk(track, on, 6))


@pytest.mark.rule("C-6.5")
def test_steady_takes_a_bonus_and_loses_only_greys_it_can_spare() -> None:
    race, me = position(MOVE_PHASE, MOVING)
    track = race.game.track
    lose_two, credits = track.bonus.index(BONUSES["L2"]), track.bonus.index(BONUSES["C7"])
    me.dice[ROLL + LIGHT], me.dice[DISCARD + WHITE] = 6, 4
    enter(me, BONUS, 2 << 3, lose_two)
    assert answer("steady", race) == FROM_ROLL + LIGHT
    race.apply(0, FROM_ROLL + LIGHT)
    assert answer("steady", race) == DONE  # nine dice are a full hand
    enter(me, BONUS, 1, credits)
    assert answer("steady", race) == TAKE_CREDITS


def test_the_dearest_die_or_the_best() -> None:
    race, me = position(MOVE_PHASE, BUYING)
    me.coins = 8
    assert answer("plain", race) == FROM_TRAY + PURPLE
    assert answer("steady", race) == FROM_TRAY + PURPLE
    me.coins = 0
    me.credits = 9
    race.seats[1].space = at_distance(race, 1)
    assert answer("steady", race) == DONE  # the race is over before a new die is rolled


def test_the_active_zone_is_read_face_by_face() -> None:
    race, me = position(ROLL_PHASE, CHOOSING)
    me.dice[ACTIVE + COIN], me.dice[ACTIVE + FOOT], me.dice[ACTIVE + DINO] = 2, 1, 1
    zone = active_zone(race, me)
    assert (zone.feet, zone.coins, zone.kept) == (5, 2, 0)


# Matches


def test_equal_players_share_a_match_exactly() -> None:
    match = play_match(["plain", "plain"], games=40, seed=2)
    assert match.wins == (20, 20)


def test_a_match_does_not_depend_on_the_number_of_processes() -> None:
    alone = play_match(["steady", "plain", "random"], games=9, seed=4, order="strict")
    assert alone == play_match(["steady", "plain", "random"], games=9, seed=4, order="strict", processes=2)
    assert sum(alone.wins) == pytest.approx(9)


def test_a_match_of_four_has_a_winner_in_every_game() -> None:
    match = play_match(["steady", "random", "random", "random"], games=8, seed=1)
    assert match.wins[0] == 8
    assert match.busts[0] > 0


def test_a_match_says_what_is_wrong_with_it() -> None:
    for names, games in ((["plain"], 2), (["plain", "clever"], 2), (["plain", "plain"], 0)):
        with pytest.raises(BadData):
            play_match(names, games, seed=1)


def test_wilson_stays_within_reason() -> None:
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    low, high = wilson(650, 1000)
    assert low < 0.65 < high


def test_steady_beats_plain() -> None:
    match = play_match(["steady", "plain"], games=200, seed=1)
    assert match.interval(0)[0] > 0.6
    assert match.unfinished == 0
