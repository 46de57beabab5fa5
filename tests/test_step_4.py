"""Step 4 asks no more than it must (C-5.1), and no choice is lost by that.

The proof: positions of played races, at the end of the roll phase, are gone through twice, once as the rules ask and
once in a game that asks about everything before swords and after. One seat makes every choice in every order, the
others' answers are fixed, and so are the dice. The states in which everybody may arrive at the end of step 4 are the
same. Two things do not count as a difference: how many questions were asked, and whether a die was used, where
nothing later in the round looks at that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from operator import methodcaller
from random import Random
from typing import NoReturn

import pytest

from kubok.bots.cubitos import BOTS
from kubok.cubitos import Cubitos, Race, move
from kubok.cubitos.actions import ACTIVE_ID, DONE, YES
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.frames import ABILITIES, BY_RULES, Frames, frames_of
from kubok.cubitos.pieces import (
    ACTIVE,
    BARRIERS,
    CODE_COUNT,
    CREDIT_CODE,
    NUMBER_NAMES,
    PHASE,
    ROLL_PHASE,
    USED,
    WAITING,
    Seat,
)
from kubok.cubitos.roll import pairs
from kubok.cubitos.sets import random_set

SETS = sorted(Box.open().sets)
COUNTED = [name for name in NUMBER_NAMES if name != "decision"]


class AtTheBarrier(Exception):  # noqa: N818 - the end of a walk, not an error
    """Step 4 is over for everybody."""


# A game that asks about everything


def everything(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    game = race.game
    faces = {*game.run_codes, *game.counted, CREDIT_CODE, *game.idle_losers}
    faces |= {code for code in game.before_discard_codes if game.due(race, me, code)}
    options = {ACTIVE_ID[code] for code in faces if me.dice[ACTIVE + code]}
    return (DONE, *sorted({*options, *(pairs(race, me) if game.pair_codes else ())}))


def asking_everything(game: Cubitos) -> Cubitos:
    other = Cubitos(game.seats, data=game.data(), order=game.order)
    newest, frames = BY_RULES[other.rules], Frames()
    frames.prepare, frames.legal = newest.prepare[:], newest.legal[:]
    frames.apply, frames.why = newest.apply, newest.why
    frames.prepare[ABILITIES], frames.legal[ABILITIES] = None, everything
    other.frames = frames
    return other


# Positions: the last action of a roll phase is still to be done


def positions(game: Cubitos, seed: int, wanted: int) -> Iterator[tuple[Race, int, int]]:
    rng = Random(seed)
    found = 0
    while found < wanted:
        state = game.start()
        bots = [BOTS.make(rng.choice(("steady", "random")), rng.randrange(99)) for _ in range(game.seats)]
        while state.result() is None and state.clock()[0] < 30 and found < wanted:
            if draws := state.chance():
                state.resolve(draws[0], state.fold(draws[0], tuple(rng.randrange(n) for n in draws[0].sides)))
                continue
            seat = rng.choice(state.owed())
            before, action = state.copy(), bots[seat].choose(state, seat)
            state.apply(seat, action)
            if before.table[PHASE] == ROLL_PHASE != state.table[PHASE]:
                found += 1
                yield before, seat, action


# Going through step 4


def fixed(race: Race, seat: int) -> int:
    """What another seat answers: it uses what it has, takes what is offered, and is not moved by what others do."""
    legal = race.legal(seat)
    if race.seats[seat].doing == ABILITIES:
        game = race.game
        own = [*(code for code in game.run_codes if code not in game.takers), *game.pair_codes, *sorted(game.takers)]
        return next((ACTIVE_ID[code] for code in own if ACTIVE_ID[code] in legal), DONE)
    return YES if YES in legal else legal[-1]


def reachable(race: Race, me: int, luck: str, most: int) -> set[tuple[object, ...]] | None:
    """All states at the end of step 4; None if there are too many to go through."""
    found: set[tuple[object, ...]] = set()
    seen: set[tuple[object, ...]] = set()
    waiting = [race]
    while waiting:
        state = waiting.pop()
        key = (whole(state), tuple(state.table))
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > most:
            return None
        for act in steps(state, me, luck):
            new = state.copy()
            try:
                act(new)
            except AtTheBarrier:
                found.add(essence(new))
            else:
                waiting.append(new)
    return found


def steps(state: Race, me: int, luck: str) -> Iterator[Callable[[Race], object]]:
    """Everything that may happen next: a roll, any action of the one seat, the fixed answer of another."""
    for draw in state.chance():
        rng = Random(f"{luck}/{draw.seat}/{draw.roll}")
        outcome = state.fold(draw, tuple(rng.randrange(n) for n in draw.sides))
        yield methodcaller("resolve", draw, outcome)
    for seat in state.owed():
        for action in state.legal(seat) if seat == me else (fixed(state, seat),):
            yield methodcaller("apply", seat, action)


def whole(state: Race) -> tuple[object, ...]:
    return tuple((bytes(one.dice), frames_of(one), *(getattr(one, name) for name in COUNTED)) for one in state.seats)


def essence(state: Race) -> tuple[object, ...]:
    """The state as the rest of the round sees it."""
    game = state.game
    later = {*game.after_move_codes, *game.before_discard_codes}
    table = tuple(state.table[:BARRIERS] + state.table[BARRIERS + 1 :])
    seats = []
    for one in state.seats:
        dice = bytearray(one.dice)
        for code in range(CODE_COUNT):
            if code not in later:
                dice[USED + code] += dice[ACTIVE + code] + dice[WAITING + code]
                dice[ACTIVE + code] = dice[WAITING + code] = 0
        seats.append((bytes(dice), *(getattr(one, name) for name in COUNTED)))
    return (table, *seats)


def same_in_both(game: Cubitos, seed: int, wanted: int, most: int = 500) -> Counter[str]:
    """Compare that many positions; a Counter of how many were compared, left out, and had more than one end."""
    full = asking_everything(game)
    counts: Counter[str] = Counter()
    for number, position in enumerate(positions(game, seed, 4 * wanted)):
        if counts["compared"] == wanted:
            break
        with pytest.MonkeyPatch.context() as patch:  # the races themselves are played past the barrier
            patch.setattr(move, "begin", stop)
            counts += compare(game, full, position, number % game.seats, f"{seed}/{number}", most)
    return counts


def compare(
    game: Cubitos, full: Cubitos, position: tuple[Race, int, int], me: int, luck: str, most: int
) -> Counter[str]:
    before, seat, action = position
    ends = []
    for one in (full, game):
        state = one.load(before.to_data())
        try:
            state.apply(seat, action)
        except AtTheBarrier:
            ends.append({essence(state)})
            continue
        found = reachable(state, me, luck, most)
        if found is None:
            return Counter({"left out": 1})
        ends.append(found)
    assert ends[0] == ends[1], (me, luck, before.to_data(), str(game.actions[action]))
    return Counter({"compared": 1, "with a choice": int(len(ends[0]) > 1)})


def stop(race: Race) -> NoReturn:
    raise AtTheBarrier


@pytest.mark.rule("C-5.1", "C-4.4", "C-4.6")
@pytest.mark.parametrize("order", ["simultaneous", "strict"])
@pytest.mark.parametrize("name", SETS)
def test_no_choice_of_a_printed_set_is_lost_by_asking_less(name: str, order: str) -> None:
    counts = same_in_both(Cubitos(2, data=resolve(Box.open(), name), order=order), 1, 65)
    assert counts["compared"] == 65, counts
    assert counts["with a choice"] >= 5, counts


@pytest.mark.rule("C-5.1", "C-4.4", "C-4.6")
@pytest.mark.parametrize("seed", range(40))
def test_no_choice_of_any_set_is_lost_by_asking_less(seed: int) -> None:
    data = resolve(Box.open(), "race_1", cards=random_set(Box.open(), Random(seed)))
    counts = same_in_both(Cubitos(2 + seed % 3, data=data), seed, 25)
    assert counts["compared"] == 25, counts
