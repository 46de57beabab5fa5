"""The kernel itself: dice by address, sessions, undo, records, and what bots are given."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import stat
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kubok.kernel import (
    TABLE,
    Action,
    ActionTable,
    BadData,
    Draw,
    Event,
    Fast,
    IllegalAction,
    Outcome,
    Record,
    Result,
    Sealed,
    Session,
    State,
    canonical,
    guard,
    verify,
)
from kubok.kernel.game import shown
from kubok.kernel.record import Entry, Mark, verify_dice, write_whole
from kubok.kernel.testing import HOSTILE, check_game
from kubok.titles import make_game
from kubok.toys import Goofspiel, Kuhn, Pig
from kubok.toys.pig import HOLD, ROLL
from kubok.toys.small import SmallGame, SmallState

SECRET = bytes(range(32))
NONCES = (b"a" * 16, b"b" * 16)


def sealed_session(game: Any, names: tuple[str, ...] = ()) -> Session:
    session = Session(game, Sealed(SECRET, "test"), names)
    for seat, nonce in zip(range(game.seats), NONCES * 2, strict=False):
        session.add_nonce(seat, nonce)
    return session


def play_out(session: Session, seed: int = 0, most: int = 10_000) -> Session:
    """Play at random, to the end or for so many actions."""
    rng = Random(seed)
    while session.state.owed() and most:
        seat = rng.choice(session.state.owed())
        session.act(seat, session.number(seat), rng.choice(session.state.legal(seat)))
        most -= 1
    return session


def act(session: Session, seat: int, *actions: int) -> list[Event]:
    return session.act(seat, session.number(seat), *actions)


def code_of(refused: pytest.ExceptionInfo[IllegalAction]) -> str:
    return refused.value.reason.code


# Two games that no toy is: several actions of one seat between barriers, and one seat's action that rolls for another


@dataclass
class LadderState(SmallState["Ladder"]):
    """One climber. Every second rung is a round; at six the game is over."""

    rungs: int = 0

    def owed(self) -> tuple[int, ...]:
        return () if self.result() else (0,)

    def play(self, seat: int, action: int) -> list[Event]:
        self.rungs += 1
        self.round = 1 + self.rungs // 2
        return [Event("climbed", seat, "", {"rungs": self.rungs})]

    def chance(self) -> tuple[Draw, ...]:
        return ()

    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        return []

    def result(self) -> Result | None:
        return Result((1,)) if self.rungs >= 6 else None


@dataclass(frozen=True)
class Ladder(SmallGame):
    seats: int = 1
    name = "ladder"
    actions = ActionTable([Action("wait"), Action("climb"), Action("jump")])
    limits = (("seats", 1, 1),)
    state = LadderState


@dataclass
class PokeState(SmallState["Poke"]):
    """Each seat may poke or rest, four times. A poke makes the other seat roll."""

    rolls: list[int] = field(default_factory=list)
    rolling: int = 0  # 1 + the seat that is to roll

    def owed(self) -> tuple[int, ...]:
        return () if self.rolling else tuple(seat for seat in (0, 1) if self.decisions[seat] < 4)

    def play(self, seat: int, action: int) -> list[Event]:
        self.rolling = 2 - seat if action == 1 else 0
        return [Event("poked" if action == 1 else "rested", seat, "", {})]

    def chance(self) -> tuple[Draw, ...]:
        return (Draw(self.rolling - 1, self.round, self.rolls[self.rolling - 1], (6,)),) if self.rolling else ()

    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        self.rolls[draw.seat] += 1
        self.rolling = 0
        return [Event("rolled", draw.seat, "", {"face": outcome[0] + 1})]

    def result(self) -> Result | None:
        return Result((1, 1)) if self.decisions == [4, 4] and not self.rolling else None


@dataclass(frozen=True)
class Poke(SmallGame):
    name = "poke"
    actions = ActionTable([Action("wait"), Action("poke"), Action("rest")])
    limits = (("seats", 2, 2),)
    state = PokeState


# Dice


def by_the_page(secret: bytes, nonces: tuple[bytes, ...], game: str, at: tuple[int, int, int], k: int, n: int) -> int:
    """A die as docs/verify.md describes it, written without the kernel."""
    key = hmac.new(secret, b"".join(nonces), hashlib.sha256).digest()
    for attempt in range(1000):
        message = "/".join(["kubok/1", game, *map(str, at), str(k), str(attempt)])
        byte = hmac.new(key, message.encode("utf-8"), hashlib.sha256).digest()[0]
        if byte < 256 - 256 % n:
            return byte % n
    raise AssertionError


@pytest.mark.parametrize("sides", [(6,), (6,) * 9, (3, 2), (5, 4, 3, 2), (1,), (200,) * 20, (256, 255, 129)])
def test_sealed_dice_are_the_ones_of_the_page(sides: tuple[int, ...]) -> None:
    source = Sealed(SECRET, "game 7")
    source.open(NONCES)
    for at in ((0, 1, 0), (1, 12, 3), (TABLE, 0, 0)):
        expected = tuple(by_the_page(SECRET, NONCES, "game 7", at, k, n) for k, n in enumerate(sides))
        assert source.values(Draw(*at, sides)) == expected


def test_a_known_die() -> None:
    """Worked out once by hand with another tool: `openssl dgst -sha256 -hmac`."""
    assert hashlib.sha256(bytes(32)).hexdigest().startswith("66687aadf862bd77")
    source = Sealed(bytes(32), "demo")
    source.open((bytes(16), bytes(16)))
    assert source.values(Draw(0, 1, 0, (6, 6, 6))) == (1, 3, 3)


def first_bytes(source: Sealed | Fast, at: tuple[int, int, int], count: int) -> list[int]:
    """The unrejected first bytes: a die of 256 sides is never drawn again."""
    return list(source.values(Draw(*at, (256,) * count)))


@pytest.mark.parametrize("sides", [6, 100, 129, 200])
@pytest.mark.parametrize("kind", ["fast", "sealed"])
def test_a_byte_that_would_be_unfair_is_drawn_again(kind: str, sides: int) -> None:
    source: Sealed | Fast = Fast(5)
    if kind == "sealed":
        source = Sealed(SECRET, "x")
        source.open(NONCES)
    limit = 256 - 256 % sides
    again = 0
    for roll in range(20):
        at = (0, 1, roll)
        for byte, value in zip(first_bytes(source, at, 60), source.values(Draw(*at, (sides,) * 60)), strict=True):
            assert 0 <= value < sides
            if byte < limit:
                assert value == byte % sides
            else:
                again += 1
    assert again > 0


def test_the_quick_way_to_roll_sixes_gives_the_same_dice() -> None:
    source = Fast(11)
    for roll in range(200):
        draw = Draw(1, 2, roll, (6,) * 20)
        assert source.values(draw) == tuple(source._value(draw, k, 6) for k in range(20))


def chi_square(values: list[int], sides: int) -> float:
    expected = len(values) / sides
    counts = Counter(values)
    return sum((counts[face] - expected) ** 2 / expected for face in range(sides))


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 52, 200])
@pytest.mark.parametrize("kind", ["fast", "sealed"])
def test_dice_are_fair(kind: str, sides: int) -> None:
    source: Sealed | Fast = Fast(1)
    if kind == "sealed":
        source = Sealed(SECRET, "fair")
        source.open(NONCES)
    values = [v for roll in range(400) for v in source.values(Draw(roll % 3, roll, 0, (sides,) * 30))]
    freedom = sides - 1
    assert set(values) == set(range(sides))
    assert chi_square(values, sides) < freedom + 5 * (2 * freedom) ** 0.5


def test_neighbouring_addresses_have_nothing_to_do_with_each_other() -> None:
    for source in (Fast(3), Sealed(SECRET, "y")):
        if isinstance(source, Sealed):
            source.open(NONCES)
        pairs = []
        for roll in range(6000):
            (one,), (other,) = source.values(Draw(0, 1, roll, (6,))), source.values(Draw(1, 1, roll, (6,)))
            pairs.append(6 * one + other)
        assert chi_square(pairs, 36) < 35 + 5 * 70**0.5


def test_a_die_has_1_to_256_sides() -> None:
    source = Sealed(SECRET, "z")
    source.open(NONCES)
    for sides in (0, -1, 257):
        for any_source in (source, Fast(1)):
            with pytest.raises(BadData, match="1 to 256 sides"):
                any_source.values(Draw(0, 1, 0, (sides,)))


def test_the_key_is_made_of_the_secret_and_every_nonce() -> None:
    draw = Draw(0, 1, 0, (256,) * 8)
    rolls = set()
    for secret, nonces in ((SECRET, NONCES), (bytes(32), NONCES), (SECRET, NONCES[::-1]), (SECRET, (NONCES[0],) * 2)):
        source = Sealed(secret, "x")
        source.open(nonces)
        rolls.add(source.values(draw))
    assert len(rolls) == 4


def test_a_seed_gives_the_same_game_in_another_process_with_another_hash_seed() -> None:
    program = (
        "from random import Random; from kubok.kernel import *; from kubok.toys import Goofspiel\n"
        "s, rng = Session(Goofspiel(seats=3), Fast(9)), Random(4)\n"
        "while s.state.owed():\n"
        "    seat = rng.choice(s.state.owed()); s.act(seat, s.number(seat), rng.choice(s.state.legal(seat)))\n"
        "print(s.record.final)"
    )
    finals = set()
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        finals.add(subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, check=True).stdout)
    assert len(finals) == 1


# The order of a sealed game


def test_a_sealed_game_begins_when_the_last_nonce_is_in() -> None:
    session = Session(Kuhn(), Sealed(SECRET, "test"))
    assert session.commitment == hashlib.sha256(SECRET).hexdigest()
    assert session.record.header()["commitment"] == session.commitment
    session.add_nonce(1, NONCES[1])
    assert (session.started, session.record.lines, session.record.nonces) == (False, [], ())
    with pytest.raises(IllegalAction, match="every seat must give its nonce first"):
        session.act(0, 0, 1)
    session.add_nonce(0, NONCES[0])
    assert session.started
    assert session.record.nonces == tuple(nonce.hex() for nonce in NONCES)
    assert [event.kind for event in session.opening] == ["dealt", "dealt"]


def test_the_order_of_arrival_of_nonces_does_not_matter_their_seats_do() -> None:
    texts = set()
    for order in ((0, 1), (1, 0)):
        session = Session(Kuhn(), Sealed(SECRET, "test"))
        for seat in order:
            session.add_nonce(seat, NONCES[seat])
        texts.add(session.record.to_text())
    assert len(texts) == 1


def test_a_nonce_is_given_once_by_each_seat_in_16_bytes() -> None:
    session = Session(Kuhn(), Sealed())
    session.add_nonce(0)
    bad: list[tuple[Any, Any]] = [(0, None), (2, None), (-1, None), (True, None), (1, b"short"), (1, "x" * 16), (1, 5)]
    for seat, nonce in bad:
        with pytest.raises(BadData):
            session.add_nonce(seat, nonce)
    session.add_nonce(1)
    with pytest.raises(BadData, match="the game has started"):
        session.add_nonce(1)


def test_dice_stay_sealed_until_the_nonces_are_in() -> None:
    with pytest.raises(BadData, match="still sealed"):
        Sealed().values(Draw(0, 1, 0, (6,)))


def test_two_sealed_games_have_two_secrets_and_two_names() -> None:
    one, other = Sealed(), Sealed()
    assert (one.secret, one.game_id) != (other.secret, other.game_id)
    assert len(one.secret) == 32


# Acting


def test_a_double_click_rolls_once() -> None:
    session = Session(Pig(), Fast(1))
    number = session.number(0)
    session.act(0, number, ROLL)
    with pytest.raises(IllegalAction) as refused:
        session.act(0, number, ROLL)
    assert (code_of(refused), len(session.record.entries)) == ("stale", 1)


def test_another_seats_action_does_not_make_a_number_stale() -> None:
    session = Session(Goofspiel(seats=3), Fast(1))
    numbers = [session.number(seat) for seat in range(3)]
    session.act(2, numbers[2], 1)
    session.act(0, numbers[0], 5)
    session.act(1, numbers[1], 3)


def test_a_batch_is_taken_whole_or_not_at_all() -> None:
    session = Session(Ladder(), Fast(1))
    with pytest.raises(IllegalAction):
        act(session, 0, 1, 1, 0)
    assert (session.number(0), session.record.lines) == (0, [])
    act(session, 0, 1, 1, 2)
    assert session.number(0) == 3


def test_a_batch_does_not_run_on_past_a_draw() -> None:
    session = Session(Pig(), Fast(1))
    with pytest.raises(IllegalAction, match="action 1 of 2 rolls dice") as refused:
        act(session, 0, ROLL, HOLD)
    assert (code_of(refused), session.record.lines) == ("past_chance", [])


def test_a_batch_over_the_end_of_a_round_replays_and_resumes_like_single_actions() -> None:
    """A replay takes the actions one by one, so digests and barriers have to fall in the middle of a batch too."""
    batch, single = Session(Ladder(), Fast(1)), Session(Ladder(), Fast(1))
    act(batch, 0, 1, 1, 1)
    for _ in range(3):
        act(single, 0, 1)
    assert batch.record == single.record
    assert [type(line) for line in batch.record.lines] == [Entry, Entry, Mark, Entry]
    again = Session.replay(batch.record, Ladder.make)
    for session in (batch, single, again):
        session.undo(0)
        with pytest.raises(IllegalAction, match="too late"):
            session.undo(0)
    assert batch.record == single.record == again.record


def test_hostile_input_to_a_session_is_refused_and_changes_nothing() -> None:
    session = Session(Pig(), Fast(1))
    text = session.record.to_text()
    for bad in HOSTILE:
        for arguments in ((bad, 0, ROLL), (0, 0, bad), (0, 0, ROLL, bad)):
            with pytest.raises(IllegalAction):
                session.act(*arguments)
        if type(bad) is not int:
            with pytest.raises(IllegalAction):
                session.act(0, bad, ROLL)
        with pytest.raises(IllegalAction):
            session.undo(bad)
    assert (session.record.to_text(), session.number(0)) == (text, 0)


@given(
    st.lists(st.tuples(st.integers(-1, 3), st.integers(-2, 40), st.lists(st.integers(-1, 4), max_size=4)), max_size=60)
)
def test_any_sequence_of_requests_leaves_a_record_that_replays(requests: list[tuple[int, int, list[int]]]) -> None:
    session = Session(Pig(seats=3, goal=15), Fast(2))
    for seat, number, actions in requests:
        before = session.record.to_text()
        try:
            if number < 0:
                session.undo(seat)
            else:
                session.act(seat, min(number, session.number(seat)) if 0 <= seat < 3 else number, *actions)
        except IllegalAction:
            assert session.record.to_text() == before
    again = Session.replay(session.record, Pig.make)
    assert (again.state.digest(), again.record) == (session.state.digest(), session.record)


def test_what_cannot_be_written_is_still_named_in_a_sentence() -> None:
    reason = guard(Pig(), Pig().start(), 10**5000, 1)
    assert str(reason) == "there is no seat (a value of type int, too long to write); seats are 0 to 1"
    assert len(shown(["x" * 1000] * 1000)) <= 201


# Undo


def test_an_action_is_taken_back_and_its_number_never_comes_back() -> None:
    session = Session(Goofspiel(), Fast(1))
    digest = session.state.digest()
    act(session, 0, 3)
    session.undo(0)
    assert session.state.digest() == digest
    assert session.number(0) == 2
    for number in (0, 1):
        with pytest.raises(IllegalAction, match="yours was already answered"):
            session.act(0, number, 3)
    act(session, 0, 4)
    assert session.number(0) == 3


def test_others_keep_what_they_did_when_a_seat_takes_back() -> None:
    session = Session(Goofspiel(seats=3), Fast(1))
    act(session, 0, 3)
    act(session, 1, 5)
    session.undo(0)
    assert session.state.owed() == (0, 2)
    assert session.record.entries[-1] == Entry(3, 0, None, undo=1)
    replayed = Session.replay(session.record, Goofspiel.make)
    assert replayed.state.digest() == session.state.digest()
    assert [replayed.number(seat) for seat in range(3)] == [session.number(seat) for seat in range(3)]


@pytest.mark.parametrize(
    ("game", "moves", "seat", "code"),
    [
        (Pig(), [], 0, "undo_nothing"),
        (Pig(), [(0, ROLL)], 0, "undo_chance"),
        (Pig(), [(0, HOLD), (1, HOLD)], 0, "undo_barrier"),
        (Pig(seats=3), [(0, HOLD), (1, HOLD)], 0, "undo_others"),
        (Goofspiel(), [(0, 1), (1, 2)], 0, "undo_barrier"),
        (Kuhn(), [(0, 1), (1, 2)], 0, "undo_others"),
        (Kuhn(), [(0, 1), (1, 1)], 1, "game_over"),
        (Poke(), [(0, 1)], 0, "undo_chance"),
        (Poke(), [(1, 2), (0, 1)], 1, "undo_chance"),
        (Pig(), [], 7, "no_such_seat"),
    ],
)
def test_an_undo_is_refused_with_its_reason(game: Any, moves: list[tuple[int, int]], seat: int, code: str) -> None:
    session = Session(game, Fast(4))
    for mover, action in moves:
        act(session, mover, action)
    text = session.record.to_text()
    reason = session.can_undo(seat)
    assert reason is not None
    assert reason.code == code
    assert reason.rule.startswith("K-9.") == code.startswith("undo_")
    with pytest.raises(IllegalAction) as refused:
        session.undo(seat)
    assert (refused.value.reason, session.record.to_text()) == (reason, text)


@dataclass
class PeekState(PokeState):
    """A poke shows the other seat a card, and nothing is drawn."""

    def play(self, seat: int, action: int) -> list[Event]:
        return [Event("shown", seat, "", {"card": 7}, to=(1 - seat,), shows=action == 1)]


def test_there_is_no_undo_past_a_hidden_card_for_the_seat_that_has_seen_it() -> None:
    class Peek(Poke):
        state = PeekState

    session = Session(Peek(), Fast(1))
    act(session, 1, 2)
    act(session, 0, 1)
    reason = session.can_undo(1)
    assert reason is not None
    assert reason.code == "undo_hidden"
    assert session.can_undo(0) is None


@pytest.mark.parametrize("game", [Poke(), Ladder()])
def test_the_games_of_this_page_keep_the_contracts_too(game: Any) -> None:
    check_game(game, games=5, make=type(game).make)


# Records


def test_a_record_is_read_as_it_was_written() -> None:
    session = play_out(sealed_session(Pig(), ("Zoë\u2028\x85", 'O"Neil\\')))
    text = session.record.to_text()
    assert Record.from_text(text) == session.record
    assert Record.from_text(text.replace("\n", "\r\n")) == session.record
    assert text.count("\n") == len(list(session.record.to_lines()))


def test_a_record_replays_at_every_entry() -> None:
    session = Session(Pig(goal=30), Fast(3))
    digests = [session.state.digest()]
    rng = Random(1)
    while session.state.owed():
        seat = session.state.owed()[0]
        act(session, seat, rng.choice(session.state.legal(seat)))
        digests.append(session.state.digest())
    for upto, digest in enumerate(digests):
        assert Session.replay(session.record, Pig.make, upto=upto).state.digest() == digest


def test_an_honest_record_verifies_and_dice_are_counted() -> None:
    session = play_out(sealed_session(Kuhn()))
    assert verify(session.record, Kuhn.make) == 2
    session = play_out(sealed_session(Pig()))
    assert verify(session.record, Pig.make) == sum(entry.action == {"do": "roll"} for entry in session.record.entries)


def tampered(change: Callable[[Record, int, Any], None]) -> Record:
    """A finished Pig record with a change made at the first entry that rolls."""
    record = Record.from_text(play_out(sealed_session(Pig())).record.to_text())
    at = next(n for n, line in enumerate(record.lines) if isinstance(line, Entry) and line.drawn)
    change(record, at, record.lines[at])
    return record


def change_die(record: Record, at: int, line: Any) -> None:
    (drawn,) = line.drawn
    value = (drawn.values[0] + 1) % 6
    record.lines[at] = line._replace(drawn=(drawn._replace(values=(value,), outcome=(value,)),))


def hide_values(record: Record, at: int, line: Any) -> None:
    record.lines[at] = line._replace(drawn=(line.drawn[0]._replace(values=None),))


def draw_twice(record: Record, at: int, line: Any) -> None:
    record.lines[at] = line._replace(drawn=line.drawn * 2)


def change_secret(record: Record, at: int, line: Any) -> None:
    record.secret = bytes(32).hex()


def change_secret_and_commitment(record: Record, at: int, line: Any) -> None:
    record.secret, record.commitment = bytes(32).hex(), hashlib.sha256(bytes(32)).hexdigest()


def change_nonce(record: Record, at: int, line: Any) -> None:
    record.nonces = ("00" * 16, *record.nonces[1:])


def lose_nonce(record: Record, at: int, line: Any) -> None:
    record.nonces = record.nonces[1:]


def spoil_nonce(record: Record, at: int, line: Any) -> None:
    record.nonces = ("zz" * 16, *record.nonces[1:])


def seal_again(record: Record, at: int, line: Any) -> None:
    record.secret = ""


def forget_commitment(record: Record, at: int, line: Any) -> None:
    record.commitment = ""


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (change_die, "is not the sealed one"),
        (hide_values, "has no values to verify"),
        (draw_twice, "was drawn twice"),
        (change_secret, "not the one that was committed to"),
        (change_secret_and_commitment, "is not the sealed one"),
        (change_nonce, "is not the sealed one"),
        (lose_nonce, "2 seats gave 1 nonces"),
        (spoil_nonce, "not written in hex digits"),
        (seal_again, "still sealed"),
        (forget_commitment, "no commitment to verify"),
    ],
)
def test_a_tampered_record_is_caught_without_rules(change: Any, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        verify_dice(tampered(change))


def rewrite(text: str, line: int, **changes: Any) -> str:
    """The record's text with values of one line changed."""
    lines = text.splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **changes})
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def pig_text() -> str:
    """A finished record: header, a roll, a hold by each seat, the digest of round 1, and so on."""
    session = sealed_session(Pig(goal=12), ("Ann", "Bob"))
    for seat, action in ((0, ROLL), (0, HOLD), (1, HOLD)):
        act(session, seat, action)
    return play_out(session).record.to_text()


@pytest.mark.parametrize(
    ("line", "changes", "sentence"),
    [
        (0, {"kubok": 2}, "line 1: this record has format 2, newer than this program's 1; install a newer kubok"),
        (0, {"kubok": 0}, "no record format 0"),
        (0, {"kubok": "1"}, "'kubok' must be a whole number"),
        (0, {"data": 1}, "does not match its digest"),
        (0, {"seats": []}, "1 to 16 seats"),
        (0, {"seats": ["Ann", 5]}, "'seats' must be a list of texts"),
        (0, {"seats": ["Ann", "\ud800"]}, "line 1: this is not JSON"),
        (0, {"rules": 9}, "newer than this program's 1"),
        (0, {"game": "go"}, "this is a record of 'go', not of pig"),
        (0, {"options": {"goal": 0}}, "'goal' must be a whole number"),
        (0, {"options": {"goal": float("inf")}}, "this is not JSON"),
        (1, {"seat": 2}, "line 2: there is no seat 2"),
        (1, {"seat": -1}, "an entry has a seat with an action, an undo or a concession"),
        (1, {"n": 3}, "entry 0 is missing or out of order"),
        (1, {"action": {"do": "fly"}}, "entry 0: no action {'do': 'fly'} in this game"),
        (1, {"action": {"do": "hold"}}, "entry 0: the rules give something else here"),
        (1, {"drawn": []}, "entry 0: the rules draw .* here, the record does not"),
        (1, {"drawn": [{}]}, "'at' is missing"),
        (1, {"drawn": [{"at": [0, 1, 0], "sides": [6], "values": [6], "outcome": [0]}]}, "a number below each of"),
        (1, {"drawn": [{"at": [0, 1, 0], "sides": [6], "values": [3], "outcome": [0]}]}, "do not make the recorded"),
        (1, {"drawn": [{"at": [0, 1, 0], "sides": [6], "values": None, "outcome": [6]}]}, "entry 0: .* cannot fall as"),
        (1, {"undo": 0}, "an action, an undo or a concession"),
        (2, {"action": None}, "'action' must be an object"),
        (4, {"digest": "0"}, "round 1: the state's digest differs"),
        (-1, {"end": 5}, "'places' is missing"),
    ],
)
def test_a_changed_record_is_refused_with_line_and_reason(
    pig_text: str, line: int, changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadData, match=sentence):
        Session.replay(Record.from_text(rewrite(pig_text, line, **changes)), Pig.make)


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("places", [1, 1], "places are not the ones the rules give"),
        ("places", [1], "a place to every seat"),
        ("digest", "0", "final digest differs"),
        ("unfinished", True, "places are not the ones"),
        ("unfinished", 0, "'unfinished' must be true or false"),
    ],
)
def test_a_changed_end_is_refused(pig_text: str, key: str, value: Any, sentence: str) -> None:
    end = json.loads(pig_text.splitlines()[-1])["end"]
    with pytest.raises(BadData, match=sentence):
        Session.replay(Record.from_text(rewrite(pig_text, -1, end={**end, key: value})), Pig.make)


def test_lines_that_are_missing_doubled_or_moved_are_refused(pig_text: str) -> None:
    lines = pig_text.splitlines()
    assert "round" in json.loads(lines[4])
    moved = [*lines[:3], lines[4], lines[3], *lines[5:]]
    for broken in (lines[1:], lines[:1] + lines[2:], lines[:-1], lines[:4] + lines[5:], [*lines, lines[-1]], moved, []):
        with pytest.raises(BadData):
            Session.replay(Record.from_text("\n".join(broken)), Pig.make)


def test_an_entry_of_the_table_in_a_game_that_draws_nothing_at_its_start_is_refused() -> None:
    record = Record("pig", 1, ("Ann", "Bob"), {"goal": 12}, None, lines=[Entry(0, TABLE, None)])
    with pytest.raises(BadData, match="entry 0: the rules give something else here"):
        Session.replay(record, Pig.make)


def test_a_record_can_be_replayed_from_outcomes_alone() -> None:
    """Dice set by hand have no values: the outcome is taken if the rules allow it."""
    session = play_out(Session(Kuhn(), Fast(1)))
    text = session.record.to_text().replace('"values":[', '"values":null,"were":[')
    assert Session.replay(Record.from_text(text), Kuhn.make).state.digest() == session.state.digest()


@given(st.text())
def test_any_text_is_a_record_or_bad_data(text: str) -> None:
    with pytest.raises(BadData):
        Record.from_text(text)


@given(st.data())
def test_any_edit_of_the_bytes_of_a_record_ends_in_bad_data_or_a_consistent_record(data: st.DataObject) -> None:
    content = bytearray(play_out(sealed_session(Goofspiel(cards=2))).record.to_text().encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(content) - 1))
        content[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    try:
        record = Record.from_text(content.decode("utf-8", "replace"))
        session = Session.replay(record, make_game(record))
    except BadData:
        return
    assert session.record.lines == record.lines


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)


@given(JSON_VALUES, st.sampled_from([Goofspiel(), Kuhn(), Pig()]), st.data())
def test_any_json_is_a_state_or_bad_data(value: Any, game: Any, data: st.DataObject) -> None:
    with pytest.raises(BadData):
        game.load(value)
    edited: Any = game.start().to_data()
    edited[data.draw(st.sampled_from(sorted(edited)))] = value
    try:
        assert canonical(game.load(edited).to_data()) == canonical(edited)
    except BadData:
        return


def test_an_unknown_game_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(BadData, match=r"does not know the game 'chess'; it knows .*pig"):
        make_game(Record("chess", 1, ("Ann",), {}, None))


# Files


def test_an_unfinished_game_keeps_its_secret_in_a_file_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = play_out(sealed_session(Goofspiel()), most=3)
    session.save(path)
    key = tmp_path / "game.jsonl.key"
    assert SECRET.hex() not in path.read_text()
    assert key.read_text().strip() == SECRET.hex()
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert sorted(os.listdir(tmp_path)) == ["game.jsonl", "game.jsonl.key"]

    opened = Session.open(path, Goofspiel.make)
    assert opened.state.digest() == session.state.digest()
    for one in (session, opened):
        play_out(one, seed=5)
    assert opened.record == session.record

    opened.save(path)
    assert not key.exists()
    assert verify(Record.open(path), Goofspiel.make) == 5


def test_a_game_saved_before_it_began_waits_for_its_nonces_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session(Pig(goal=10), Sealed(SECRET, "test"), ("Ann", "Bob"))
    session.add_nonce(0, NONCES[0])
    session.save(path)
    opened = Session.open(path, Pig.make)
    assert (opened.started, opened.commitment, opened.names) == (False, session.commitment, ("Ann", "Bob"))
    for seat in (0, 1):
        opened.add_nonce(seat, NONCES[seat])
    assert verify(play_out(opened).record, Pig.make) > 0


def test_a_save_without_its_key_says_so(tmp_path: Path) -> None:
    path, key = tmp_path / "game.jsonl", tmp_path / "game.jsonl.key"
    play_out(sealed_session(Pig()), most=3).save(path)
    for content, sentence in ((bytes(32).hex(), "the key of another game"), ("zz", "does not hold a secret")):
        key.write_text(content)
        with pytest.raises(BadData, match=sentence):
            Session.open(path, Pig.make)
    key.unlink()
    with pytest.raises(BadData, match=r"game\.jsonl\.key is missing"):
        Session.open(path, Pig.make)


def test_a_nonce_that_was_spoiled_in_a_save_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play_out(sealed_session(Pig()), most=3).save(path)
    path.write_text(path.read_text().replace(NONCES[0].hex(), "x" * 32))
    with pytest.raises(BadData, match="nonce is not written in hex digits"):
        Session.open(path, Pig.make)


def test_a_file_that_is_no_record_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="there is no file"):
        Record.open(tmp_path / "nothing")
    with pytest.raises(BadData, match="cannot be read"):
        Record.open(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match="not text in UTF-8"):
        Record.open(tmp_path / "binary")


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert os.listdir(tmp_path) == ["file"]


# Bots


class Poisoned:
    """The true state, as a bot would find it: whatever is read of it raises."""

    def __init__(self, state: State) -> None:
        object.__setattr__(self, "_true", state)

    def __getattribute__(self, name: str) -> Any:
        if name == "determinize":  # the one door, and the session alone goes through it
            return object.__getattribute__(self, "_true").determinize
        raise AssertionError(f"the true state was read: {name}")


Bot = Callable[[State, int], int]


def eager(state: State, seat: int) -> int:
    """Looks at everything it is given: plays actions out in copies, and takes one that wins."""
    rng = Random(state.digest() + str(state.view(seat)) + str(state.to_data()))
    actions = list(state.legal(seat))
    rng.shuffle(actions)
    return next((action for action in actions if seat in play_on(state, seat, action, rng).winners), actions[0])


def play_on(state: State, seat: int, action: int, rng: Random) -> Result:
    """One random game from here."""
    trial = state.copy().collect(False)
    trial.apply(seat, action)
    while (result := trial.result()) is None:
        for draw in trial.chance()[:1]:
            trial.resolve(draw, rng.choice([outcome for outcome, _ in trial.outcomes(draw)]))
        for other in trial.owed()[:1]:
            trial.apply(other, rng.choice(trial.legal(other)))
    return result


def bot_turns(session: Session, bot: Bot) -> Iterator[tuple[int, int]]:
    """Ask the bot for every decision, with poison in the place of the true state while it thinks."""
    rng = Random(3)
    while session.state.owed():
        seat = session.state.owed()[0]
        true = session.state
        session.state = cast(State, Poisoned(true))
        try:
            action = bot(session.for_bot(seat, rng), seat)
        finally:
            session.state = true
        yield seat, action


@pytest.mark.parametrize("game", [Kuhn(), Goofspiel(seats=3), Pig(goal=20)], ids=str)
def test_a_bot_never_reads_the_true_state(game: Any) -> None:
    session = sealed_session(game)
    for seat, action in bot_turns(session, eager):
        act(session, seat, action)
    assert session.record.finished


def test_the_poison_works() -> None:
    session = Session(Kuhn(), Fast(1))

    def cheat(state: State, seat: int) -> int:
        return session.state.legal(seat)[0]

    with pytest.raises(AssertionError, match="the true state was read: legal"):
        next(bot_turns(session, cheat))


def test_a_bot_in_kuhn_poker_is_given_both_cards_the_other_may_have() -> None:
    session = Session(Kuhn(), Fast(1))
    rng = Random(1)
    cards = Counter(cast(Any, session.for_bot(0, rng)).cards[1] for _ in range(300))
    assert len(cards) == 2
    assert min(cards.values()) > 100
