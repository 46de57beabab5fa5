"""The contracts of a session and its record, checked on games driven as tables, bots and the lab drive them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from kubok.kernel.chance import NONCE_BYTES, Sealed, key_of
from kubok.kernel.game import (
    JSON,
    WAIT,
    BadData,
    Draw,
    Game,
    IllegalAction,
    Outcome,
    State,
    canonical,
)
from kubok.kernel.record import Drawn, Entry, Record
from kubok.kernel.session import MAX_BATCH, MakeGame, Session, verify
from kubok.kernel.testing.contracts import HOSTILE, SAMPLE, Found, contract, damaged_text, need
from kubok.kernel.testing.states import check_reason

# Sessions


class _Watched(Sealed):
    """A sealed source that keeps a list of what it gave."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret, "check")
        self.drawn: list[Drawn] = []

    def draw(self, state: State, draw: Draw) -> tuple[tuple[int, ...] | None, Outcome]:
        values, outcome = super().draw(state, draw)
        self.drawn.append(Drawn(draw, values, outcome))
        return values, outcome


class _Saved(NamedTuple):
    """A session in the middle of a game."""

    entries: int
    text: str
    numbers: list[int]


@dataclass
class _Table:
    """A sealed session being played at random, with what the contracts compare."""

    game: Game
    rng: Random
    source: _Watched
    session: Session
    numbers: list[int]  # the highest decision number each seat has been asked with
    digests: dict[int, str] = field(default_factory=dict)  # by number of entries
    saved: list[_Saved] = field(default_factory=list)

    def note(self) -> None:
        self.digests[len(self.session.record.entries)] = self.session.state.digest()
        self.numbers = [max(top, self.session.number(seat)) for seat, top in enumerate(self.numbers)]

    def pick(self) -> tuple[int, int]:
        seat = self.rng.choice(self.session.state.owed())
        return seat, self.rng.choice(self.session.state.legal(seat))


def check_session(game: Game, rng: Random, make: MakeGame, steps: int, every: int) -> None:
    """One sealed game through a session, with everything that is tried at a table, then its record."""
    table = check_opening(game, rng)
    table.note()
    for step in range(steps):
        if table.session.state.result() is not None:
            break
        dear = step < 8 or rng.randrange(every) == 0
        if dear:
            check_stale(table)
            check_batch_refusals(table)
        if dear and (step < 8 or rng.randrange(4) == 0):  # these take the longer, the longer the game
            check_sealed(table)
            check_bots_state(table)
            check_text(table)
        if rng.random() < 0.2:
            check_batch(table)
        else:
            check_act(table)
        if rng.random() < 0.2 or dear:
            check_undo(table)
    check_end(table)
    check_replay(table, make)
    check_resume(table, make)
    check_verify(table, make)
    check_damaged_record(table, make)


@contract("a sealed game opens in order: commitment, one nonce from each seat, and only then the first action")
def check_opening(game: Game, rng: Random) -> _Table:
    source = _Watched(rng.randbytes(32))
    session = Session(game, source)
    need(session.commitment == source.commitment and len(session.commitment) == 64, "the commitment is not published")
    seats = list(range(game.seats))
    rng.shuffle(seats)
    for seat in seats:
        need(not source.drawn, "dice fell before all nonces were in")
        with _refused(session, "not_started"):
            session.act(0, session.number(0), WAIT + 1)
        for bad in (None, -1, game.seats, True, "0"):
            _bad_nonce(session, bad, bytes(NONCE_BYTES))
        _bad_nonce(session, seat, bytes(NONCE_BYTES - 1))
        session.add_nonce(seat, rng.randbytes(NONCE_BYTES))
        _bad_nonce(session, seat, bytes(NONCE_BYTES))
    need(session.started and len(session.record.nonces) == game.seats, "all nonces are in, and the game has not begun")
    return _Table(game, rng, source, session, [session.number(seat) for seat in range(game.seats)])


def _bad_nonce(session: Session, seat: Any, nonce: bytes) -> None:
    try:
        session.add_nonce(seat, nonce)
    except BadData:
        return
    raise Found(f"a nonce of {len(nonce)} bytes from seat {seat!r} was accepted")


@contextmanager
def _refused(session: Session, code: str = "") -> Iterator[None]:
    before = _stand(session)
    try:
        yield
    except IllegalAction as refused:
        check_reason(refused.reason)
        need(not code or refused.reason.code == code, f"the reason is '{refused.reason.code}', not '{code}'")
    else:
        raise Found("what had to be refused was accepted")
    need(_stand(session) == before, "what was refused has left a trace")


def _stand(session: Session) -> tuple[str, int, list[int]]:
    numbers = [session.number(seat) for seat in range(session.game.seats)]
    return session.state.digest(), len(session.record.lines), numbers


@contract("an action that carries a stale number is refused without effect")
def check_stale(table: _Table) -> None:
    seat, action = table.pick()
    number = table.session.number(seat)
    wrong: list[Any] = [number - 1, number + 1, None, str(number), float(number), True, 10**5000]
    for stale in wrong:
        with _refused(table.session, "stale"):
            table.session.act(seat, stale, action)
    for bad in HOSTILE:
        with _refused(table.session):
            table.session.act(bad, number, action)
        with _refused(table.session):
            table.session.act(seat, number, bad)


@contract("an action has one effect: its draws are recorded as they fell, and a double click is refused")
def check_act(table: _Table) -> None:
    seat, action = table.pick()
    session = table.session
    number, others = session.number(seat), _others(table, seat)
    count, fell = len(session.record.entries), len(table.source.drawn)
    events = session.act(seat, number, action)
    need(_others(table, seat) == others, "another seat's decision number has changed")
    entries = session.record.entries
    structured = table.game.actions[action].structured()
    need(len(entries) == count + 1 and entries[-1].action == structured, "the record does not have the action")
    need(list(entries[-1].drawn) == table.source.drawn[fell:], "the record's draws are not the ones that fell")
    with _refused(session):
        session.act(seat, number, action)
    _nothing_leaks(table, [canonical(dict(event.fields)).decode() for event in events])
    table.note()


def _others(table: _Table, seat: int) -> list[int]:
    return [table.session.number(other) for other in range(table.game.seats) if other != seat]


@contract("a batch is taken whole: it leads where its actions one by one would lead")
def check_batch(table: _Table) -> None:
    session = table.session
    seat, actions, after = _batch(table)
    count = len(session.record.entries)
    session.act(seat, session.number(seat), *actions)
    need(len(session.record.entries) == count + len(actions), "the record does not have one entry for each action")
    if not after.chance():
        need(session.state.digest() == after.digest(), "it led to another state")
    table.note()


@contract("a batch is taken whole or not at all, and never runs on past a draw")
def check_batch_refusals(table: _Table) -> None:
    session = table.session
    seat, actions, after = _batch(table)
    number = session.number(seat)
    with _refused(session, "past_chance" if after.chance() else ""):
        session.act(seat, number, *actions, WAIT)
    with _refused(session, "batch_size"):
        session.act(seat, number)
    with _refused(session, "batch_size"):
        session.act(seat, number, *(MAX_BATCH + 1) * [actions[0]])


def _batch(table: _Table) -> tuple[int, list[int], State]:
    """Up to three actions of one seat that stop at chance, and the state after them."""
    seat, action = table.pick()
    state, actions = table.session.state.copy(), [action]
    state.apply(seat, action)
    while len(actions) < 3 and seat in state.owed() and not state.chance():
        actions.append(table.rng.choice(state.legal(seat)))
        state.apply(seat, actions[-1])
    return seat, actions, state


@contract("undo takes back a seat's latest action while nothing was drawn or seen since, and no number comes back")
def check_undo(table: _Table) -> None:
    session = table.session
    if session.state.result() is None and table.rng.random() < 0.5:
        _undo_at_once(table)
    seat = table.rng.randrange(table.game.seats)
    reason = session.can_undo(seat)
    if reason is not None:
        check_reason(reason)
        with _refused(session, reason.code):
            session.undo(seat)
        return
    _take_back(table, seat)


def _undo_at_once(table: _Table) -> None:
    """Act and take it back, which must be possible exactly if nothing was drawn, shown or passed."""
    session = table.session
    seat, action = table.pick()
    before, barriers = session.state.digest(), session.state.clock()[1]
    events = session.act(seat, session.number(seat), action)
    table.note()
    shown_to_seat = any(event.shows and (event.to is None or seat in event.to) for event in events)
    passed = session.state.clock()[1] != barriers or session.state.result() is not None
    free = not (session.record.entries[-1].drawn or shown_to_seat or passed)
    reason = session.can_undo(seat)
    need(free == (reason is None), f"undoing action {action} of seat {seat} is weighed wrongly: {reason}")
    if free:
        _take_back(table, seat)
        need(session.state.digest() == before, "the state is not the one before the action")


def _take_back(table: _Table, seat: int) -> None:
    session = table.session
    top, others, count = table.numbers[seat], _others(table, seat), len(session.record.entries)
    session.undo(seat)
    need(session.number(seat) > top, f"decision number {session.number(seat)} has come back")
    need(_others(table, seat) == others, "another seat's decision number has changed")
    entries = session.record.entries
    need(len(entries) == count + 1 and entries[-1].undo is not None, "the undo does not stand in the record")
    table.note()


@contract("secret and key appear in no view, state, event or record before the end")
def check_sealed(table: _Table) -> None:
    state = table.session.state
    views = [state.view(viewer) for viewer in (None, *range(table.game.seats))]
    _nothing_leaks(table, [canonical(data).decode() for data in (*views, state.to_data())])
    opening: list[JSON] = [dict(event.fields) for event in table.session.opening]
    _nothing_leaks(table, [canonical(opening).decode(), table.session.record.to_text()])


def _nothing_leaks(table: _Table, texts: list[str]) -> None:
    if not table.session.record.finished:
        for hidden in _secret_and_key(table):
            need(not any(hidden.hex() in text for text in texts), "secret or key can be read in it")


def _secret_and_key(table: _Table) -> tuple[bytes, bytes]:
    nonces = tuple(bytes.fromhex(nonce) for nonce in table.session.record.nonces)
    return table.source.secret, key_of(table.source.secret, nonces)


@contract("a bot's state is its own: from it there is no way to the true state, the record or the dice")
def check_bots_state(table: _Table) -> None:
    session = table.session
    digest = session.state.digest()
    for seat in range(table.game.seats):
        given = session.for_bot(seat, Random(table.rng.getrandbits(32)))
        reached = _reachable(given)
        for hidden in (session, session.state, session.record, table.source, *_secret_and_key(table)):
            need(id(hidden) not in reached, f"it leads to {type(hidden).__name__}")
        if seat in given.owed():
            given.apply(seat, table.rng.choice(given.legal(seat)))
        need(session.state.digest() == digest, "playing with it has changed the true state")


def _reachable(start: object) -> set[int]:
    """The ids of all objects that can be reached from one, not counting what every program can reach."""
    seen_ids = {id(start)}
    waiting = [start]
    while waiting:
        for found in gc.get_referents(waiting.pop()):
            if id(found) not in seen_ids and not isinstance(found, type | ModuleType | FunctionType):
                seen_ids.add(id(found))
                waiting.append(found)
    return seen_ids


# Records


@contract("a record is the same after writing and reading")
def check_text(table: _Table) -> None:
    record = table.session.record
    text = record.to_text()
    read = Record.from_text(text)
    need(read == record, "the record read is another one")
    need(read.to_text() == text, "its text differs")
    numbers = [table.session.number(seat) for seat in range(table.game.seats)]
    table.saved.append(_Saved(len(record.entries), text, numbers))


@contract("a finished record has the places, the final digest and the secret, and takes nothing more")
def check_end(table: _Table) -> None:
    session, record = table.session, table.session.record
    result = session.state.result()
    need(result is not None, "the game has not ended in the number of steps")
    if result is not None:
        need((record.places, record.unfinished) == (result.places, result.unfinished), "the places differ")
    need(record.final == session.state.digest(), "the final digest differs")
    need(record.secret == table.source.secret.hex(), "the secret is not published")
    for seat in range(table.game.seats):
        with _refused(session):
            session.act(seat, session.number(seat), WAIT + 1)
        with _refused(session):
            session.undo(seat)
    check_text(table)


@contract("a record replays to the same end without its secret, and to the same state at every entry")
def check_replay(table: _Table, make: MakeGame) -> None:
    record = Record.from_text(table.session.record.to_text())
    again = Session.replay(record, make)
    need(again.state.digest() == table.session.state.digest(), "the final state differs")
    need(again.record.to_text() == record.to_text(), "the record made by replaying differs")
    count = len(record.entries)
    for upto in range(count + 1) if count <= SAMPLE else sorted(table.rng.sample(range(count + 1), SAMPLE // 3)):
        digest = Session.replay(record, make, upto=upto).state.digest()
        need(table.digests.get(upto, digest) == digest, f"the state after {upto} entries differs")


@contract("a game that was saved and opened again goes on as if nothing had happened")
def check_resume(table: _Table, make: MakeGame) -> None:
    final = table.session.record
    for saved in table.rng.sample(table.saved, min(len(table.saved), 3)):
        source = Sealed(table.source.secret, table.source.game_id)
        session = Session.replay(Record.from_text(saved.text), make, source)
        numbers = [session.number(seat) for seat in range(table.game.seats)]
        need(numbers == saved.numbers, f"decision numbers {numbers} are asked for, not {saved.numbers}")
        for entry in final.entries[saved.entries :]:
            if entry.action is None:
                session.undo(entry.seat)
            else:
                session.act(entry.seat, session.number(entry.seat), table.game.actions.id(entry.action))
        need(session.record.to_text() == final.to_text(), "it went on differently")


@contract("verify accepts an honest record and refuses a changed die, a changed secret and a roll drawn twice")
def check_verify(table: _Table, make: MakeGame) -> None:
    text = table.session.record.to_text()
    dice = sum(len(drawn.draw.sides) for drawn in table.source.drawn)
    need(verify(Record.from_text(text), make) == dice, f"it did not check all {dice} dice")
    changed = Record.from_text(text)
    changed.secret = bytes([table.source.secret[0] ^ 1, *table.source.secret[1:]]).hex()
    _caught(changed, make, "a changed secret")
    for at, line in enumerate(table.session.record.lines):
        if isinstance(line, Entry) and line.drawn:
            _caught(_with_drawn(text, at, (*line.drawn, line.drawn[0])), make, "a roll drawn twice")
            for drawn in line.drawn:
                if max(drawn.draw.sides, default=1) > 1:
                    _caught(_with_drawn(text, at, (_turned(drawn),)), make, "a changed die")
                    return


def _turned(drawn: Drawn) -> Drawn:
    pairs = zip(drawn.values or (), drawn.draw.sides, strict=True)
    return drawn._replace(values=tuple((value + 1) % sides for value, sides in pairs))


def _with_drawn(text: str, at: int, drawn: tuple[Drawn, ...]) -> Record:
    record = Record.from_text(text)
    line = record.lines[at]
    assert isinstance(line, Entry)
    record.lines[at] = line._replace(drawn=drawn)
    return record


def _caught(record: Record, make: MakeGame, what: str) -> None:
    try:
        verify(record, make)
    except BadData:
        return
    raise Found(f"{what} was accepted")


@contract("a damaged record ends in BadData, or is another consistent record; nothing else is ever raised")
def check_damaged_record(table: _Table, make: MakeGame) -> None:
    text = table.session.record.to_text()
    for _ in range(40 if len(table.session.record.lines) <= 2 * SAMPLE else 15):
        damaged = damaged_text(text, table.rng)
        try:
            record = Record.from_text(damaged)
            again = Session.replay(record, make)
        except BadData as error:
            need(bool(str(error)), "the error says nothing")
            continue
        need(again.record.lines == record.lines, "it was accepted, and replays to another record")
        need(Record.from_text(record.to_text()) == record, "it was accepted, and cannot be written and read again")
