"""The ten invariants of docs/architecture.md on whole games of Cubitos, one test each (the first is in test_layers).

`kubok.kernel.testing` checks the same contracts more widely, on any game; here each can be read in a minute.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import prod
from pathlib import Path
from random import Random

import pytest

from kubok.bots.cubitos import BOTS
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import CALL_ORDER, PASS, PUSH
from kubok.cubitos.game import make
from kubok.kernel import BadData, Fast, IllegalAction, Record, Sealed, Session
from kubok.kernel.chance import key_of

SEEDS = range(4)
MAX_ROUNDS = 15


def drive(session: Session, seed: int) -> Iterator[tuple[int, int]]:
    """Half steady, half random play: yields the seat and action, then takes it."""
    rng, bot = Random(seed), BOTS.make("steady", seed)
    while session.state.result() is None:
        seat = rng.choice(session.state.owed())
        legal = session.state.legal(seat)
        action = rng.choice(legal) if rng.random() < 0.5 else bot.choose(session.for_bot(seat, rng), seat)
        yield seat, action
        session.act(seat, session.number(seat), action)


def simulated(seed: int, seats: int = 3, **options: int) -> Session:
    return Session(Cubitos(seats, max_rounds=options.get("max_rounds", MAX_ROUNDS)), Fast(seed))


def sealed(seed: int) -> Session:
    session = Session(Cubitos(2, max_rounds=3), Sealed(secret=bytes([seed] * 32), game_id="test"))
    for seat in range(2):
        session.add_nonce(seat, bytes([seat] * 16))
    return session


@pytest.mark.rule("C-3.3")
def test_what_is_enumerated_is_what_falls_and_what_is_recorded() -> None:
    counted = 0
    for seed in SEEDS:
        state, source, rng = Cubitos(2, max_rounds=MAX_ROUNDS).start(), Fast(seed), Random(seed)
        while state.result() is None:
            for draw in state.chance():
                values = source.values(draw)
                outcome = state.fold(draw, values)
                if len(draw.sides) <= 4:
                    ways: dict[tuple[int, ...], Fraction] = {}
                    for each in product(*map(range, draw.sides)):
                        made = state.fold(draw, each)
                        ways[made] = ways.get(made, Fraction(0)) + Fraction(1, prod(draw.sides))
                    assert dict(state.outcomes(draw)) == ways
                    assert outcome in ways
                    counted += 1
                state.resolve(draw, outcome)
            if state.owed():
                seat = rng.choice(state.owed())
                state.apply(seat, PUSH if PUSH in state.legal(seat) and rng.random() < 0.6 else state.legal(seat)[-1])
    assert counted > 20
    session = simulated(1)
    for _ in drive(session, 1):
        pass
    source = Fast(1)
    for entry in session.record.entries:
        assert all(source.values(drawn.draw) == drawn.values for drawn in entry.drawn)


def to_barrier(state: Race, source: Fast, order: list[int], seed: int) -> None:
    """Run to the next barrier, always asking the first of `order` that owes; each seat chooses by its own number."""
    _, barriers = state.clock()
    while state.clock()[1] == barriers and state.result() is None:
        for draw in state.chance():
            state.resolve(draw, source.draw(state, draw)[1])
        owed = [seat for seat in order if seat in state.owed()]
        if owed and state.clock()[1] == barriers:
            legal = [action for action in state.legal(owed[0]) if action != CALL_ORDER]
            state.apply(owed[0], Random(f"{seed}/{owed[0]}/{state.decision(owed[0])}").choice(legal))


def test_the_order_of_arrival_changes_neither_dice_nor_the_state_at_the_barrier() -> None:
    compared = 0
    for seed in SEEDS:
        state, source = Cubitos(3, max_rounds=MAX_ROUNDS).start(), Fast(seed)
        state.resolve(state.chance()[0], (seed % 3,))
        while state.result() is None:
            other = state.copy()
            to_barrier(state, source, [0, 1, 2], seed)
            to_barrier(other, source, [2, 0, 1], seed)
            assert state.digest() == other.digest()
            compared += 1
    assert compared > 100


def test_a_copy_shares_nothing() -> None:
    session = simulated(2)
    copies = [(session.state.copy(), session.state.digest())]
    for _ in drive(session, 2):
        copies.append((session.state.copy(), session.state.digest()))
    assert all(copy.digest() == digest for copy, digest in copies)


FINAL = """
import sys
sys.path.insert(0, sys.argv[1])
from test_invariants import drive, simulated
session = simulated(3)
for _ in drive(session, 3):
    pass
print(session.state.digest())
"""


def test_a_position_is_plain_data_and_the_same_in_every_process() -> None:
    session = simulated(3)
    for _ in drive(session, 3):
        again = session.game.load(json.loads(json.dumps(session.state.to_data())))
        assert again.digest() == session.state.digest()
    here = str(Path(__file__).parent)
    elsewhere = subprocess.run(
        [sys.executable, "-c", FINAL, here],
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert elsewhere.stdout.strip() == session.state.digest()


def test_what_is_refused_changes_nothing() -> None:
    session = simulated(1, max_rounds=5)
    for seat, action in drive(session, 1):
        before, lines, number = session.state.digest(), len(session.record.lines), session.number(seat)
        illegal = next(a for a in range(len(session.game.actions)) if a not in session.state.legal(seat))
        for wrong in ((seat, number - 1, action), (seat, number, illegal), (9, number, action), (seat, number)):
            with pytest.raises(IllegalAction):
                session.act(*wrong)
        with pytest.raises(IllegalAction):
            session.act(seat, number, action, 0)
        assert (session.state.digest(), len(session.record.lines)) == (before, lines)


def test_undo_takes_back_only_what_nobody_has_learnt_from() -> None:
    done = refused = 0
    session = simulated(5)
    for seat, action in drive(session, 5):
        before = session.state.to_data()
        trial = session.state.copy()
        trial.apply(seat, action)
        harmless = not trial.chance() and trial.clock() == session.state.clock()
        if harmless:
            session.act(seat, session.number(seat), action)
            session.undo(seat)
            assert session.state.to_data() == before
            done += 1
        else:
            again = Session.replay(session.record, make, Fast(5))
            again.act(seat, again.number(seat), action)
            with pytest.raises(IllegalAction):
                again.undo(seat)
            refused += 1
        if done > 40 and refused > 40:
            return
    pytest.fail("too few actions of both kinds")


@pytest.mark.rule("C-1.3")
def test_dice_are_conserved_somebody_can_always_act_and_every_game_ends() -> None:
    for seed in SEEDS:
        session = simulated(seed, seats=2 + seed % 3, max_rounds=60)
        for seat, action in drive(session, seed):
            assert session.state.owed()
            assert all(session.state.legal(one) for one in session.state.owed())
            assert action in session.state.legal(seat)
            session.game.load(session.state.to_data())  # refuses a position with a die too many or too few
        assert session.state.result() is not None


def test_neither_secret_nor_key_is_in_anything_that_leaves_the_session() -> None:
    session = sealed(7)
    key = key_of(bytes([7] * 32), tuple(bytes([seat] * 16) for seat in range(2)))
    hidden = [bytes([7] * 32).hex(), key.hex(), repr(key), repr(bytes([7] * 32))]
    for seat, _ in drive(session, 7):
        told = [
            session.record.to_text(),
            json.dumps(session.state.view(seat)),
            json.dumps(session.state.to_data()),
            str(session.state),
        ]
        assert session.for_bot(seat, Random(1)) is not session.state
        assert not [one for one in hidden for text in told if one in text]
    assert hidden[0] in session.record.to_text()  # when the game is over the secret is shown


def test_a_record_replays_without_its_secret_and_a_changed_one_does_not() -> None:
    session = sealed(9)
    for _ in drive(session, 9):
        pass
    text = session.record.to_text()
    blind = Record.from_text(text)
    blind.secret = ""
    assert Session.replay(blind, make).state.digest() == session.state.digest()
    changed = text.replace(f'{{"do":"{session.game.actions[PASS]}"}}', '{"do":"done"}', 1)
    assert changed != text
    with pytest.raises(BadData, match="entry"):
        Session.replay(Record.from_text(changed), make)
