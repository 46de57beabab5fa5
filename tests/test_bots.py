"""The bots: they play legally, alike in every process, without a look at what a seat may not see, and steady well."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from kubok.bots import Bot
from kubok.bots.cubitos import BOTS
from kubok.bots.cubitos.outlook import active_zone
from kubok.bots.cubitos.steady import bust_chance
from kubok.bots.cubitos.ways import first_of, places, remaining, walk
from kubok.bots.uniform import Uniform
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import (
    ACTIVE_ID,
    BUY_FOOT,
    CALL_ORDER,
    CODE_OF,
    DONE,
    FROM_DISCARD,
    FROM_ROLL,
    FROM_TRAY,
    JETPACK,
    NO,
    PASS,
    PLAYER,
    PUSH,
    SHORTCUT,
    TAKE_COINS,
    TAKE_CREDITS,
    TAKE_FEET,
    YES,
)
from kubok.cubitos.choices import CAPTAIN_BARK, FAT_CAT, GREY, NINE_COLOURS, NOT_PURPLE
from kubok.cubitos.data import CARDS, Box, resolve
from kubok.cubitos.frames import (
    ABILITIES,
    BONUS,
    BUYING,
    CHOOSING,
    DRAWING,
    EITHER,
    GIVING,
    HELPING,
    IDLE,
    MOVING,
    OFFERED,
    OTHER,
    PICKING,
    PLACING,
    RESCUE,
    TAKING,
    become,
    enter,
)
from kubok.cubitos.pieces import (
    ACTIVE,
    AFTER_SWORDS,
    BEFORE_SWORDS,
    BROWN,
    CHAMPION,
    COLOURS,
    DARK,
    DISCARD,
    DRAW,
    GREEN,
    HAND,
    HOMES,
    LIGHT,
    MOST_DICE,
    MOVE_PHASE,
    ORANGE,
    PHASE,
    PURPLE,
    RED,
    ROLL,
    ROLL_PHASE,
    WHITE,
    Seat,
    codes,
)
from kubok.cubitos.sets import random_set
from kubok.cubitos.track import BONUSES
from kubok.kernel import BadData, Fast, Game, Sealed, Session, State
from kubok.lab.match import play_match
from kubok.titles.cubitos import TITLE
from kubok.titles.cubitos.lab import MAX_ROUNDS
from kubok.toys.goofspiel import Goofspiel
from kubok.toys.kuhn import Kuhn
from kubok.toys.pig import Pig

COIN = codes(LIGHT, "coin")[0]
FOOT = codes(DARK, "foot")[0]
DINO = codes(PURPLE, "symbol")[0]
PINEAPPLE = codes(GREEN, "symbol")[0]
PINEAPPLE_POWER = codes(GREEN, "power")[0]
BEAVER = codes(ORANGE, "symbol")[0]
DOG = codes(BROWN, "symbol")[0]
CAT = codes(WHITE, "symbol")[0]

RACE_1 = ("smelly_cat", "rich_dog", "mr_soldier", "rock_on", "dugout", "rollosaurus", "reckless_cheese", "bob")
BY_COLOUR = [[name for name, its in CARDS.items() if its == colour] for colour in COLOURS]


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
    bots = [BOTS.make(name, seed), BOTS.make(name, seed + 1)]
    actions = [action for _, _, action, _ in decisions(Cubitos(2, max_rounds=MAX_ROUNDS), bots, seed)]
    return hashlib.sha256(repr(actions).encode()).hexdigest()


# Any bot


@pytest.mark.parametrize("order", ["simultaneous", "strict"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", BOTS.names)
def test_a_bot_chooses_legal_actions_and_leaves_its_state_as_it_was(name: str, seats: int, order: str) -> None:
    game = Cubitos(seats, order=order, max_rounds=MAX_ROUNDS)
    bots = [BOTS.make(name, seat) for seat in range(seats)]
    count = 0
    for state, seat, action, given in decisions(game, bots, seed=seats):
        count += 1
        assert action in state.legal(seat)
        assert given.digest() == state.digest()
    assert count > 50


@pytest.mark.parametrize("name", BOTS.names)
def test_equal_seeds_play_equal_games(name: str) -> None:
    assert played(name, 5) == played(name, 5)
    assert played(name, 5) != played(name, 6)


def test_a_bot_plays_the_same_in_a_process_with_another_hash_seed() -> None:
    here = os.path.dirname(__file__)
    code = f"import sys; sys.path.insert(0, {here!r}); import test_bots as t"
    code += "; print(*(t.played(name, 5) for name in t.BOTS.names))"
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        assert done.stdout.split() == [played(name, 5) for name in BOTS.names]


@pytest.mark.parametrize("name", ["plain", "steady"])
def test_plain_and_steady_remember_nothing(name: str) -> None:
    game = Cubitos(3, max_rounds=MAX_ROUNDS)
    bots = [BOTS.make(name, seat) for seat in range(3)]
    for state, seat, action, _ in decisions(game, bots, seed=3):
        assert BOTS.make(name, 99).choose(game.load(state.to_data()), seat) == action


def played_by(name: str, rules: int, seats: int, order: str, seeds: range) -> str:
    """All decisions of whole games of Race 1, in one short word."""
    found = hashlib.sha256()
    for seed in seeds:
        game = Cubitos(seats, order=order, max_rounds=MAX_ROUNDS, rules=rules)
        bots = [BOTS.make(name, seat) for seat in range(seats)]
        found.update(repr([(seat, action) for _, seat, action, _ in decisions(game, bots, seed)]).encode())
    return found.hexdigest()


@pytest.mark.parametrize(
    ("rules", "seats", "order", "seeds", "word"),
    [
        (1, 2, "simultaneous", range(6), "9766b34f90b4c9717186fd9c38ebc00f0889f712ba858808f477a8fa3ffbd8fa"),
        (1, 3, "strict", range(3), "e9c8bbb6887431539e4f1c7fae0504a8d27daf3cb9a129ee4aa46af26ec17d1c"),
        (1, 4, "simultaneous", range(3), "53a3cf5a3179d8520c2fc7b41842c1c6034d640e209f74bb693323256190f79e"),
        (2, 2, "simultaneous", range(6), "47264afda4a8d66becdfec8b15b9a117bebc79fc5d8d4fefc70af6e5c1561262"),
        (2, 3, "strict", range(3), "1f1805e640a2b44c4effc1016765d69778ffaf55a9ec8bc2a5f8c23e78556095"),
        (2, 4, "simultaneous", range(3), "72572deec0dca176c5dd4b3f926c05580e7957f2d0da65c21ef9ce2182e01df9"),
    ],
)
def test_steady_is_frozen_in_race_1(rules: int, seats: int, order: str, seeds: range, word: str) -> None:
    """Later bots are measured against it. The first words were written down before it learned the other sets."""
    assert played_by("steady", rules, seats, order, seeds) == word


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


@pytest.mark.parametrize("name", BOTS.names)
def test_a_bot_at_a_sealed_table_never_reads_the_true_state(name: str) -> None:
    session = Session(Cubitos(2, max_rounds=MAX_ROUNDS), Sealed(bytes(32), "bots"))
    for seat in range(2):
        session.add_nonce(seat, bytes(16))
    bots = [BOTS.make(name, seat) for seat in range(2)]
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
    bots: list[Bot] = [Uniform(seat) for seat in range(2)]
    assert all(action in state.legal(seat) for state, seat, action, _ in decisions(game, bots, seed=1))


@pytest.mark.parametrize("name", ["plain", "steady"])
def test_a_bot_that_knows_one_game_says_so_at_another_table(name: str) -> None:
    with pytest.raises(BadData, match="plays Cubitos and no other game"):
        BOTS.make(name, 1).choose(Pig(seats=2).start(), 0)


def test_the_example_of_a_bot_plays_its_match() -> None:
    root = Path(__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "examples/cautious_bot.py"], cwd=root, capture_output=True, text=True, check=True
    )
    assert "100 games" in done.stdout
    assert "cautious: " in done.stdout
    assert "cautious_bot.py" in (root / "docs" / "add-a-bot.md").read_text()


def test_a_bot_of_ones_own_gets_a_name_of_its_own() -> None:
    with pytest.raises(BadData, match="already"):
        BOTS.plus("steady", Uniform)


def test_an_unknown_name_gets_the_list_of_names() -> None:
    with pytest.raises(BadData, match="no bot 'clever'; choose one of random, plain, steady"):
        BOTS.make("clever", 1)


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
    action = BOTS.make(name, 1).choose(race, 0)
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
    while me.doing == MOVING:
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
        while me.doing == MOVING:
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


# Every set


def of_set(name: str, seats: int = 2, order: str = "simultaneous") -> Cubitos:
    return Cubitos(seats, data=resolve(Box.open(), name), order=order, max_rounds=MAX_ROUNDS)


def of_cards(*cards: str, track: str = "nothing_goes_right", seats: int = 2, order: str = "simultaneous") -> Cubitos:
    """Race 1 with other cards in place of those of their colours."""
    chosen = {CARDS[card]: card for card in (*RACE_1, *cards)}
    data = resolve(Box.open(), "race_1", cards=[chosen[colour] for colour in COLOURS], tracks=[track])
    return Cubitos(seats, data=data, order=order, max_rounds=MAX_ROUNDS)


def plays_on(game: Cubitos, names: list[str], seed: int) -> Race:
    """Play a whole game; every action is legal, and nobody is asked for ever."""
    bots = [BOTS.make(name, seed + seat) for seat, name in enumerate(names)]
    state: State = game.start()
    for asked, (state, seat, action, _) in enumerate(decisions(game, bots, seed)):
        assert action in state.legal(seat)
        assert asked < 40_000
    assert isinstance(state, Race)
    return state


@pytest.mark.parametrize("order", ["simultaneous", "strict"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", list(Box.open().sets))
def test_every_set_is_played_to_its_end(name: str, seats: int, order: str) -> None:
    game = of_set(name, seats, order)
    for seed in range(2):
        state = plays_on(game, ["steady"] * seats, seed)
        result = state.result()
        assert result is not None
        assert not result.unfinished
        mixed = [("steady", "random", "plain")[(seat + seed) % 3] for seat in range(seats)]
        assert plays_on(game, mixed, seed).result() is not None


@pytest.mark.parametrize("seed", range(24))
def test_sets_of_ones_own_are_played_to_their_end(seed: int) -> None:
    rng, box = Random(seed), Box.open()
    tracks = rng.sample(list(box.tracks), 1 + seed % 2)
    cards = random_set(box, rng) if seed % 3 else [rng.choice(those) for those in BY_COLOUR]
    data = resolve(box, "race_1", cards=cards, tracks=tracks, laps=1)
    seats = 2 + seed % 3
    game = Cubitos(seats, data=data, order=("simultaneous", "strict")[seed // 3 % 2], max_rounds=MAX_ROUNDS)
    for names in (["steady"], ["steady", "random"], ["plain", "steady", "random"]):
        plays_on(game, [names[seat % len(names)] for seat in range(seats)], seed)


@pytest.mark.parametrize("name", [name for name in Box.open().sets if name != "race_1"])
def test_steady_beats_plain_in_every_set(name: str) -> None:
    match = play_match(TITLE, ["steady", "plain"], games=24, seed=1, game=of_set(name))
    assert match.share(0) > 0.6


def test_steady_decides_in_well_under_a_fifth_of_a_millisecond() -> None:
    for name in ("race_1", "such_much_fans", "grand_finale"):
        bot, spent, count = BOTS.make("steady", 1), 0.0, 0
        for _, seat, _, given in decisions(of_set(name), [bot, bot], seed=1):
            began = perf_counter()
            bot.choose(given, seat)
            spent += perf_counter() - began
            count += 1
        assert spent / count < 0.0002


def at(game: Cubitos, phase: int, frame: int, a: int = 0, b: int = 0) -> tuple[Race, Seat]:
    """Seat 0 is asked in a game of its own, with no dice but the ones a test gives it; the other waits."""
    race = game.start()
    race.resolve(race.chance()[0], (1,))
    race.table[PHASE] = phase
    for me in race.seats:
        me.dice = bytearray(len(me.dice))
        me.limit = 9
        become(me, IDLE)
    me = race.seats[0]
    become(me, frame)
    if a or b:
        enter(me, frame, a, b)
    race._forget()
    return race, me


@pytest.mark.card("champion")
@pytest.mark.rule("C-10.2")
@pytest.mark.parametrize("name", ["plain", "steady"])
def test_champion_draws_good_dice_from_anywhere(name: str) -> None:
    race, me = at(of_cards("champion"), ROLL_PHASE, DRAWING)
    me.effects = CHAMPION
    me.dice[DRAW + LIGHT], me.dice[DISCARD + PURPLE], me.dice[ROLL + WHITE] = 2, 1, 9
    assert answer(name, race) == FROM_DISCARD + PURPLE
    race.apply(0, FROM_DISCARD + PURPLE)
    assert (answer(name, race) == DONE) == (name == "steady")  # light greys would only be in the way


@pytest.mark.card("pina_cubelada")
def test_steady_protects_a_push_that_may_bust_and_no_other() -> None:
    race, me = at(of_cards("pina_cubelada"), ROLL_PHASE, CHOOSING)
    me.dice[ROLL + LIGHT], me.dice[ACTIVE + PINEAPPLE], me.dice[ACTIVE + COIN] = 2, 1, 1
    assert answer("steady", race) == PUSH
    me.dice[ACTIVE + DINO] = 1
    assert answer("steady", race) == ACTIVE_ID[PINEAPPLE]


@pytest.mark.card("the_cheese_stands_alone")
@pytest.mark.parametrize("name", ["plain", "steady"])
def test_an_owed_push_is_made(name: str) -> None:
    race, me = at(of_cards("the_cheese_stands_alone", "pina_cubelada"), ROLL_PHASE, CHOOSING)
    me.owed, me.dice[ROLL + LIGHT], me.dice[ACTIVE + DINO], me.dice[ACTIVE + PINEAPPLE] = 1, 1, 3, 1
    assert answer(name, race) in (PUSH, ACTIVE_ID[PINEAPPLE])


@pytest.mark.card("up_to_11")
def test_steady_leaves_a_good_face_where_it_lies() -> None:
    race, me = at(of_cards("up_to_11"), ROLL_PHASE, CHOOSING)
    me.dice[ROLL + LIGHT], me.dice[ACTIVE + PINEAPPLE], me.dice[ACTIVE + PINEAPPLE_POWER] = 4, 0, 1
    assert answer("steady", race) == PUSH
    me.dice[ACTIVE + PINEAPPLE] = 1
    assert answer("steady", race) == ACTIVE_ID[PINEAPPLE]


@pytest.mark.card("pineapple_rocks")
def test_steady_rolls_the_least_of_its_active_dice_again() -> None:
    race, me = at(of_cards("pineapple_rocks"), ROLL_PHASE, CHOOSING)
    me.dice[ROLL + WHITE], me.dice[ACTIVE + PINEAPPLE_POWER] = 6, 1
    me.dice[ACTIVE + COIN], me.dice[ACTIVE + DINO] = 1, 1
    race.apply(0, answer("steady", race))
    assert me.doing == OTHER
    assert answer("steady", race) == ACTIVE_ID[COIN]


@pytest.mark.card("keep_on_rollin")
def test_steady_saves_what_is_worth_saving() -> None:
    race, me = at(of_cards("keep_on_rollin"), ROLL_PHASE, RESCUE)
    me.dice[ACTIVE + PINEAPPLE], me.dice[ACTIVE + COIN] = 1, 2
    assert answer("steady", race) == DONE
    me.dice[ACTIVE + DINO] = 2
    assert answer("steady", race) == ACTIVE_ID[PINEAPPLE]


@pytest.mark.card("batter_beaver")
@pytest.mark.rule("C-10.15")
def test_steady_lets_batter_beaver_take_a_grey_or_nothing() -> None:
    race, me = at(of_cards("batter_beaver"), AFTER_SWORDS, ABILITIES)
    me.dice[ACTIVE + BEAVER], me.dice[DISCARD + WHITE] = 1, 3
    me.earned = 1
    assert answer("steady", race) == DONE  # nothing to spare: the loss may wait
    me.dice[DISCARD + LIGHT] = 7
    race.apply(0, answer("steady", race))
    assert answer("steady", race) == FROM_DISCARD + LIGHT


@pytest.mark.card("you_bet_jurassican")
def test_steady_uses_what_looks_at_other_dice_before_they_are_lost() -> None:
    race, me = at(of_cards("you_bet_jurassican"), BEFORE_SWORDS, ABILITIES)
    me.dice[ACTIVE + DINO], me.dice[ACTIVE + DOG] = 1, 1
    race.apply(0, answer("steady", race))
    assert me.feet == 4


@pytest.mark.card("cubasaurus")
@pytest.mark.card("pinch_eater")
@pytest.mark.parametrize("name", ["plain", "steady"])
def test_of_all_faces_a_good_one_is_chosen(name: str) -> None:
    race, me = at(of_cards("pinch_eater"), ROLL_PHASE, PLACING)
    me.dice[ROLL + LIGHT], me.dice[ROLL + PURPLE], me.dice[ROLL + WHITE] = 1, 1, 1
    assert answer(name, race) == ACTIVE_ID[DINO]
    race, me = at(of_cards("cubasaurus"), ROLL_PHASE, TAKING, NOT_PURPLE, DINO)
    chosen = CODE_OF[answer(name, race)]
    assert HOMES[chosen >> 2] not in (LIGHT, DARK, PURPLE)
    assert chosen & 3


@pytest.mark.card("supah_general")
def test_steady_borrows_the_sword_that_wins() -> None:
    race, me = at(of_cards("supah_general", "cubasaurus"), ROLL_PHASE, TAKING, NOT_PURPLE, DINO)
    me.fans = 6
    assert HOMES[CODE_OF[answer("steady", race)] >> 2] == RED
    me.fans = 0
    assert HOMES[CODE_OF[answer("steady", race)] >> 2] != RED


@pytest.mark.card("punk_fruit")
def test_steady_picks_the_best_of_each_colour() -> None:
    race, me = at(of_cards("punk_fruit"), BEFORE_SWORDS, PICKING, 9, NINE_COLOURS)
    me.dice[DRAW + LIGHT], me.dice[ROLL + DARK], me.dice[DRAW + PURPLE], me.dice[ROLL + PURPLE] = 1, 1, 1, 1
    picked = set()
    while me.doing == PICKING:
        action = answer("steady", race)
        picked.add(action)
        race.apply(0, action)
    assert picked == {FROM_ROLL + PURPLE, FROM_ROLL + DARK}


@pytest.mark.card("rolling_stoned")
def test_steady_picks_greys_until_a_hit_is_likely() -> None:
    race, me = at(of_cards("rolling_stoned"), ROLL_PHASE, PICKING, MOST_DICE, GREY)
    me.dice[DRAW + LIGHT], me.dice[ROLL + LIGHT], me.dice[ROLL + DARK], me.dice[ACTIVE + FOOT] = 20, 2, 1, 1
    taken = 0
    while me.doing == PICKING:
        race.apply(0, answer("steady", race))
        taken += 1
    assert 8 < taken < 14
    assert me.dice[ACTIVE + FOOT] == 1
    assert me.dice[HAND + DARK] == 1


@pytest.mark.card("crabby")
def test_steady_gives_its_worst_die_to_the_runner_in_front() -> None:
    race, me = at(of_cards("crabby", seats=3), AFTER_SWORDS, GIVING, 0, 0b110)
    me.dice[DRAW + LIGHT], me.dice[DRAW + WHITE] = 1, 9
    race.seats[2].space = at_distance(race, 5)
    race.apply(0, answer("steady", race))
    assert answer("steady", race) == PLAYER + 2


@pytest.mark.card("fat_cat")
@pytest.mark.card("captain_bark")
def test_steady_weighs_what_is_offered() -> None:
    race, me = at(of_cards("captain_bark"), AFTER_SWORDS, OFFERED, CAPTAIN_BARK, DOG)
    me.fans = 0
    assert answer("steady", race) == NO  # the next space would give credits only
    me.fans = 1
    assert answer("steady", race) == YES
    race, me = at(of_cards("fat_cat"), AFTER_SWORDS, OFFERED, FAT_CAT, CAT)
    assert answer("steady", race) == YES


@pytest.mark.card("mr_bats")
def test_steady_takes_feet_for_many_fans() -> None:
    race, me = at(of_cards("mr_bats"), AFTER_SWORDS, EITHER, 0, BEAVER)
    assert answer("steady", race) == TAKE_COINS
    me.fans = 8
    assert answer("steady", race) == TAKE_FEET


@pytest.mark.card("ledercheesen")
@pytest.mark.parametrize("name", ["plain", "steady"])
def test_ledercheesen_adds_the_best_die(name: str) -> None:
    race, me = at(of_cards("ledercheesen"), ROLL_PHASE, HELPING, 1, 0)
    me.dice[DISCARD + LIGHT], me.dice[DISCARD + PURPLE] = 1, 1
    assert answer(name, race) == FROM_DISCARD + PURPLE


# Water, shortcuts and jetpacks


def finish_move(race: Race, me: Seat) -> list[int]:
    actions = []
    while me.doing == MOVING:
        actions.append(answer("steady", race))
        race.apply(0, actions[-1])
    return actions


@pytest.mark.card("undercover_fish")
@pytest.mark.rule("C-6.3")
def test_steady_swims_where_that_is_shorter() -> None:
    race, me = at(of_cards("undercover_fish", track="still_waters_run_deep"), MOVE_PHASE, MOVING)
    me.feet, me.water_feet = 2, 4
    before = remaining(race, me)
    finish_move(race, me)
    assert before - remaining(race, me) >= 6
    assert race.game.track.to_finish[me.space] < 999  # and not to where it cannot get out again


@pytest.mark.rule("C-6.6")
def test_steady_takes_a_shortcut_that_pays() -> None:
    for key in ("ahead_of_the_curve", "testing_the_waters"):
        game = of_cards(track=key)
        for space, shortcut in enumerate(game.track.shortcut):
            if shortcut is None:
                continue
            race, me = at(game, MOVE_PHASE, MOVING)
            me.space = me.origin = space
            me.feet, me.coins = 1 + shortcut.feet, 20 + shortcut.coins
            assert SHORTCUT in finish_move(race, me)
            assert remaining(race, me) < game.track.to_finish[space] - 5


@pytest.mark.rule("C-6.6")
def test_steady_starts_its_jetpack() -> None:
    game = of_cards(track="ahead_of_the_curve")
    race, me = at(game, MOVE_PHASE, MOVING)
    me.space = me.origin = game.track.jetpack.index(True)
    me.feet = 3
    assert finish_move(race, me)[0] == JETPACK


@pytest.mark.parametrize("track", ["ahead_of_the_curve", "testing_the_waters", "still_waters_run_deep"])
def test_whoever_has_feet_gets_on_everywhere(track: str) -> None:
    game = of_cards("undercover_fish", track=track)
    for feet, water, money in ((1, 0, 0), (3, 1, 5), (0, 2, 12), (6, 0, 20)):
        for space in range(game.track.size):
            race, me = at(game, MOVE_PHASE, MOVING)
            me.space = me.origin = space
            me.feet, me.water_feet, me.credits = feet, water, money
            before = remaining(race, me)
            if before < 999:
                finish_move(race, me)
                there = race.game.track.bonus[me.space] is not None and me.space != space
                assert remaining(race, me) < before + there  # a good bonus on the way may be all
