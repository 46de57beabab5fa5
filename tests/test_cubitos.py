"""Cubitos as a whole: the kernel's contracts, fuzz over sets and seats, and sampled dice against exact odds."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kubok.bots.cubitos import BOTS
from kubok.cubitos import Cubitos, Race, choices
from kubok.cubitos import cards as abilities
from kubok.cubitos.data import CARDS, Box, resolve
from kubok.cubitos.frames import CHOOSING, FIRST_ROLL, MOST_NUMBERS, NAMES, ROLLING, frames_of, lay, most_of
from kubok.cubitos.game import make
from kubok.cubitos.pieces import (
    ACTIVE_PARTS,
    CODE_COUNT,
    DARK,
    FIRST,
    FIRST_NUMBERS,
    HAND,
    HOMES,
    KIND_COUNT,
    LIGHT,
    MOST,
    MOST_DICE,
    MOST_FRAMES,
    NUMBER_NAMES,
    SECOND_NUMBERS,
    SUPPLY,
    TRAY_KINDS,
    TRAYS,
    WHITE,
    ZONES,
    Seat,
)
from kubok.cubitos.position import from_line, to_line
from kubok.cubitos.sets import random_set
from kubok.kernel import BadData, Draw, Fast, Sealed
from kubok.kernel.testing import check_game

BOX = Box.open()
SETS = sorted(BOX.sets)


def game(name: str, seats: int = 2, order: str = "simultaneous", max_rounds: int = 60) -> Cubitos:
    return Cubitos(seats, data=resolve(BOX, name), order=order, max_rounds=max_rounds)


def random_game(seed: int, seats: int) -> Cubitos:
    data = resolve(BOX, "race_1", cards=random_set(BOX, Random(seed)), tracks=[sorted(BOX.tracks)[seed % 4]])
    return Cubitos(seats, data=data, max_rounds=60)


# The contracts


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("order", ["simultaneous", "strict"])
def test_race_1_keeps_every_contract_of_the_kernel(seats: int, order: str) -> None:
    check_game(game("race_1", seats, order, max_rounds=6), games=1, seed=seats, make=make)


@pytest.mark.parametrize("name", SETS)
def test_every_set_keeps_every_contract_of_the_kernel(name: str) -> None:
    check_game(game(name, 2, max_rounds=8), games=1, seed=7, make=make)


@pytest.mark.parametrize("name", SETS)
def test_every_set_keeps_the_contracts_with_three_in_strict_order(name: str) -> None:
    check_game(game(name, 3, "strict", max_rounds=4), games=1, seed=8, make=make)


@pytest.mark.parametrize("seed", range(4))
def test_random_sets_keep_the_contracts(seed: int) -> None:
    of = random_game(seed, 4)
    check_game(Cubitos(4, data=of.data(), max_rounds=3), games=1, seed=seed, make=make)


@pytest.mark.parametrize("name", sorted(CARDS))
def test_what_a_card_does_can_be_read(name: str) -> None:
    """Effects are objects with fields: they tell what they are, are equal by what they say, and can be sent about."""
    found = list(abilities.CARDS[name].effects())
    assert found or abilities.CARDS[name].keeps
    for effect in found:
        said = {one.name: getattr(effect, one.name) for one in fields(effect)}
        assert replace(effect, **said) == effect == pickle.loads(pickle.dumps(effect))
        assert all(f"{key}=" in repr(effect) for key in said)


def test_the_cards_with_abilities_are_the_cards_of_the_data() -> None:
    assert set(abilities.CARDS) == set(CARDS)
    assert len(CARDS) == 56


# Fuzz: half steady, half uniform


def dice_of(me: Seat, kind: int) -> int:
    zones = sum(me.dice[zone + k] for zone in ZONES.values() for k in range(KIND_COUNT) if HOMES[k] == kind)
    codes = [part + c for part in ACTIVE_PARTS.values() for c in range(CODE_COUNT) if HOMES[c >> 2] == kind]
    return zones + sum(me.dice[code] for code in codes)


def assert_sound(state: Race) -> None:
    """Dice are conserved by colour, numbers and stacks keep below their stated maxima, whoever owes can act."""
    for kind in range(TRAY_KINDS):
        assert state.table[TRAYS + kind] + sum(dice_of(me, kind) for me in state.seats) == SUPPLY[kind]
    assert sum(dice_of(me, FIRST) for me in state.seats) == 1
    for me in state.seats:
        assert all(0 <= getattr(me, name) <= MOST[name] for name in NUMBER_NAMES)
        assert len(frames_of(me)) <= MOST_FRAMES
        assert all(first <= most_of(kind)[0] and second <= most_of(kind)[1] for kind, first, second in frames_of(me))
        assert max(me.dice) <= MOST_DICE
    assert state.owed() or state.chance() or state.result()
    assert all(state.legal(seat) for seat in state.owed())


@pytest.mark.parametrize("kind", range(len(NAMES)), ids=NAMES)
def test_a_frame_has_at_most_two_numbers_each_with_a_name(kind: int) -> None:
    names = set(MOST_NUMBERS[kind])
    assert names <= {*FIRST_NUMBERS, *SECOND_NUMBERS}
    assert len(names & {*FIRST_NUMBERS}) <= 1
    assert len(names & {*SECOND_NUMBERS}) <= 1


@pytest.mark.card("wizard", "punk_fruit")
def test_an_offer_that_no_single_die_makes_still_says_whose_it_is() -> None:
    race = game("race_1").start()
    for number, card in ((choices.WIZARD, "wizard"), (choices.PUNK_FRUIT, "punk_fruit")):
        choices.offer(race.seats[0], number, 9)
        assert choices.asking(race, 0) == card


def fuzz(of: Cubitos, seed: int, sound_every: int = 40) -> Race:
    """Every other decision by steady, the others anything that is legal."""
    rng, source, state = Random(seed), Fast(seed), of.start()
    steady = BOTS.make("steady", seed)
    turn = 0
    while state.result() is None:
        for draw in state.chance():
            state.resolve(draw, state.fold(draw, source.values(draw)))
        owed = state.owed()
        if owed:
            seat = rng.choice(owed)
            action = steady.choose(state.copy(), seat) if rng.random() < 0.5 else rng.choice(state.legal(seat))
            state.apply(seat, action)
        turn += 1
        if turn % sound_every == 0:
            assert_sound(state)
            assert from_line(to_line(state)).digest() == state.digest()
    return state


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize(("seats", "order"), [(2, "simultaneous"), (3, "strict"), (4, "simultaneous"), (4, "strict")])
def test_half_steady_half_uniform_play_is_sound_to_the_end(name: str, seats: int, order: str) -> None:
    for seed in range(2):
        fuzz(game(name, seats, order), seed)


@pytest.mark.parametrize("seed", range(12))
def test_random_sets_on_every_track_are_sound_to_the_end(seed: int) -> None:
    fuzz(random_game(seed, 2 + seed % 3), seed)


def test_every_game_of_race_1_ends_under_that_policy() -> None:
    for seed in range(12):
        result = fuzz(game("race_1"), seed, sound_every=500).result()
        assert result is not None
        assert not result.unfinished


# Hostile input


@given(st.binary(max_size=300))
def test_random_bytes_are_no_position(noise: bytes) -> None:
    with pytest.raises(BadData):
        from_line(noise.decode("latin-1"))


@given(st.integers(0, 2000), st.integers(0, 400), st.characters())
def test_an_edited_position_is_another_position_or_a_sentence(seed: int, at: int, letter: str) -> None:
    line = POSITIONS[seed % len(POSITIONS)]
    edited = line[: at % len(line)] + letter + line[at % len(line) + 1 :]
    try:
        state = from_line(edited)
    except BadData:
        return
    assert to_line(state).split() == edited.split()


def positions() -> list[str]:
    """A position of each set, in the middle of a game."""
    found = []
    for seed, name in enumerate(SETS):
        state, source, rng = game(name, 3).start(), Fast(seed), Random(seed)
        for _ in range(150 + 17 * seed):
            for draw in state.chance():
                state.resolve(draw, state.fold(draw, source.values(draw)))
            if state.owed():
                seat = rng.choice(state.owed())
                state.apply(seat, rng.choice(state.legal(seat)))
        found.append(to_line(state))
    return found


POSITIONS = positions()


# Sampled against exact


def about_to_roll(dice: dict[int, int]) -> tuple[Race, Draw]:
    """Seat 0 with just these dice in hand, in a set where every kind can be rolled."""
    state = game("race_5").start()
    state.resolve(state.chance()[0], (1,))
    me = state.seats[0]
    me.dice[:] = bytes(len(me.dice))
    for kind, count in dice.items():
        me.dice[HAND + kind] = count
    lay(me, (CHOOSING, 0, 0), (ROLLING, FIRST_ROLL, 0))
    return state, next(draw for draw in state.chance() if draw.seat == 0)


@pytest.mark.rule("C-1.2", "C-3.3")
@pytest.mark.parametrize("kind", range(KIND_COUNT))
@pytest.mark.parametrize("sealed", [False, True])
def test_sampled_faces_of_every_die_match_the_exact_odds(kind: int, sealed: bool) -> None:
    state, draw = about_to_roll({kind: 2})
    assert chi_square(state, draw, sealed) < 1


@pytest.mark.rule("C-3.3")
@pytest.mark.parametrize("sealed", [False, True])
def test_sampled_handfuls_match_the_exact_odds(sealed: bool) -> None:
    state, draw = about_to_roll({LIGHT: 4, DARK: 1, WHITE: 1})
    assert chi_square(state, draw, sealed) < 1


def chi_square(state: Race, draw: Draw, sealed: bool, count: int = 1500) -> float:
    """How far 1500 rolls are from the exact odds, 1 being what one sample in a thousand exceeds."""
    exact = dict(state.outcomes(draw))
    assert sum(exact.values()) == 1
    source: Fast | Sealed = Sealed(b"s" * 32, "chi") if sealed else Fast(3)
    if isinstance(source, Sealed):
        source.open((b"n" * 16, b"m" * 16))
    found = Counter(state.fold(draw, source.values(draw._replace(roll=roll))) for roll in range(count))
    assert set(found) <= set(exact)
    common = {outcome: float(count * p) for outcome, p in exact.items() if count * p >= 5}
    cells = [(found[outcome], expected) for outcome, expected in common.items()]
    rest = count - sum(common.values())
    if rest > 0:  # what is rare is counted together
        cells.append((count - sum(seen for seen, _ in cells), rest))
    score = sum((seen - expected) ** 2 / expected for seen, expected in cells)
    degrees = len(cells) - 1
    limit: float = degrees * (1 - 2 / (9 * degrees) + 3.09 * (2 / (9 * degrees)) ** 0.5) ** 3  # Wilson and Hilferty
    return score / limit
