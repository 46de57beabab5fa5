"""A game being played: a state, a source of chance and the record. Whoever drives a game drives a session.

The session alone draws. It refuses stale and illegal actions without any effect, takes batches whole or not at all,
undoes, saves, and brings a game back from its record.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple
from weakref import WeakKeyDictionary

from kubok.kernel.chance import NONCE_BYTES, Sealed, Source
from kubok.kernel.game import (
    GAME_OVER,
    JSON,
    TABLE,
    BadData,
    Draw,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Reason,
    Result,
    State,
    canonical,
    no_such_action,
    no_such_seat,
    shown,
)
from kubok.kernel.record import Drawn, Entry, Mark, Record, nonces_of, verify_dice, write_whole

MakeGame = Callable[[int, Mapping[str, JSON], JSON, int], Game]
"""Makes a game from a record's header: rules version, options, data, number of seats."""

MAX_BATCH = 64

CONCEDED = "conceded"
"""The kind of the one event that is no game's own: a seat has given up."""


class Header(NamedTuple):
    """What another process needs to make a game again. It is text: small to send, and a key to keep the game by.

    >>> from kubok.toys.pig import Pig
    >>> Header.of(Pig(seats=3)).make(Pig.make).seats
    3
    """

    game: str
    rules: int
    options: str
    data: str
    seats: int

    @classmethod
    def of(cls, game: Game) -> Header:
        """Worked out once, for many tables play the same game."""
        known = _headers.get(game)
        if known is None:
            options, data = canonical(game.options()).decode(), canonical(game.data()).decode()
            known = _headers[game] = cls(game.name, game.rules, options, data, game.seats)
        return known

    def make(self, make: MakeGame) -> Game:
        return make(self.rules, json.loads(self.options), json.loads(self.data), self.seats)


_headers: WeakKeyDictionary[Game, Header] = WeakKeyDictionary()
"""As long as anybody plays the game."""


class _Played(NamedTuple):
    """An entry since the last barrier, with the events it caused, so that an undo can be weighed."""

    entry: Entry
    action: int
    events: list[Event]


class Session:
    """One game under way.

    >>> from kubok.kernel.chance import Fast
    >>> from kubok.toys.pig import Pig
    >>> session = Session(Pig(seats=2), Fast(1))
    >>> session.state.owed()
    (0,)
    >>> events = session.act(0, session.number(0), session.game.actions.parse("roll"))
    >>> [event.kind for event in events]
    ['rolled']
    """

    def __init__(self, game: Game, source: Source, names: Sequence[str] = (), start: JSON = None) -> None:
        """`start` is a position to go on from, as data: BadData if it is none of this game."""
        self.game = game
        self.names = tuple(names) or tuple(f"Seat {seat + 1}" for seat in range(game.seats))
        if len(self.names) != game.seats:
            raise BadData(
                "session_names",
                "{seats} seats need {seats} names, not {names}",
                seats=game.seats,
                names=len(self.names),
            )
        self.state: State = game.start() if start is None else game.load(start)
        self._source = source
        self._nonces: list[bytes | None] = [None] * game.seats
        self._shift = [0] * game.seats  # keeps decision numbers from coming back after an undo
        self._entries = 0
        self.latest: Entry | None = None
        self.opening: list[Event] = []  # what the draws before the first decision caused
        self.record = Record(game.name, game.rules, self.names, game.options(), game.data(), start=start)
        self._since: list[_Played] = []
        self._set_anchor()
        self.conceded: set[int] = set()
        self.started = False
        if isinstance(source, Sealed):
            self.record.game_id, self.record.commitment = source.game_id, source.commitment
        else:
            self._begin()

    # The order of a sealed game: commitment, nonces, first draw.

    @property
    def commitment(self) -> str:
        return self.record.commitment

    def add_nonce(self, seat: int, nonce: bytes | None = None) -> None:
        """A seat's own contribution to the dice, random if not given; the game starts when all are in."""
        if self.started:
            raise BadData("nonce_late", "the game has started: nonces are given before the first draw")
        if type(seat) is not int or not 0 <= seat < self.game.seats:
            raise BadData("refused", "{reason}", reason=no_such_seat(seat, self.game.seats))
        if self._nonces[seat] is not None:
            raise BadData("nonce_given", "seat {seat} has already given its nonce", seat=seat)
        nonce = secrets.token_bytes(NONCE_BYTES) if nonce is None else nonce
        if not isinstance(nonce, bytes) or len(nonce) != NONCE_BYTES:
            raise BadData("nonce_value", "a nonce is {bytes} bytes, not {nonce}", bytes=NONCE_BYTES, nonce=shown(nonce))
        self._nonces[seat] = nonce
        nonces = tuple(n for n in self._nonces if n is not None)
        if len(nonces) == self.game.seats:
            assert isinstance(self._source, Sealed)
            self._source.open(nonces)
            self.record.nonces = tuple(n.hex() for n in nonces)
            self._begin()

    def _begin(self) -> None:
        self.started = True
        drawn, events = self._draw_all(self.state)
        if drawn:
            self._append(Entry(self._entries, TABLE, None, drawn))
        self.opening = events
        self._set_anchor()
        self._finish()

    # Acting

    def number(self, seat: int) -> int:
        """The number that the seat's next action must carry. It never comes back, not even after an undo."""
        return self.state.decision(seat) + self._shift[seat]

    def act(self, seat: int, number: int, *actions: int) -> list[Event]:
        """Take one action, or several whole or not at all; whatever chance follows is drawn and applied.

        Raises IllegalAction, with nothing changed, for a stale number, an illegal action, or a batch that runs on past
        a draw: nobody decides what to do after a roll before seeing it.
        """
        self._check(seat, number, actions)
        trial = self.state.copy()
        lines: list[Entry | Mark] = []
        anchor: State | None = None
        since: list[_Played] = []
        events: list[Event] = []
        for i, action in enumerate(actions):
            if i and trial.chance():
                raise IllegalAction(PAST_CHANCE._replace(numbers={"taken": i, "asked": len(actions)}))
            round_, barriers = trial.clock()
            caused = trial.apply(seat, action)  # judges it; what is refused leaves only the trial behind
            drawn: tuple[Drawn, ...] = ()
            if i == len(actions) - 1:
                drawn, more = self._draw_all(trial)
                caused = caused + more
            entry = Entry(self._entries + i, seat, self.game.actions[action].structured(), drawn)
            events += caused
            lines.append(entry)
            if trial.clock()[0] != round_ or trial.result() is not None:
                lines.append(Mark(round_, trial.digest()))
            if trial.clock()[1] == barriers:
                since.append(_Played(entry, action, caused))
            else:  # in the middle of a batch too: a replay takes the same actions one by one
                anchor, since = trial.copy(), []
        self.state = trial
        for line in lines:
            self._append(line)
        if anchor is None:
            self._since += since
        else:
            self._anchor, self._since = anchor, since
        self._finish()
        return events

    def _check(self, seat: int, number: int, actions: tuple[int, ...]) -> None:
        self._check_seat(seat)
        if not 1 <= len(actions) <= MAX_BATCH:
            raise IllegalAction(BATCH_SIZE._replace(numbers={"most": MAX_BATCH, "asked": len(actions)}))
        for action in actions:
            if action not in self.game.actions:
                raise IllegalAction(no_such_action(action, len(self.game.actions)))
        if type(number) is not int or number != self.number(seat):
            raise IllegalAction(STALE._replace(numbers={"given": shown(number), "now": self.number(seat)}))

    def _check_seat(self, seat: int) -> None:
        if not self.started:
            raise IllegalAction(NOT_STARTED)
        if type(seat) is not int or not 0 <= seat < self.game.seats:
            raise IllegalAction(no_such_seat(seat, self.game.seats))
        if self._given_up is not None:
            raise IllegalAction(GAME_OVER)

    # Giving up

    @property
    def _given_up(self) -> Result | None:
        """Of two the one who stays has won; among more the game goes on, whoever then plays for the seat."""
        if self.game.seats != 2 or not self.conceded:
            return None
        return Result(tuple(2 if seat in self.conceded else 1 for seat in range(2)))

    @property
    def result(self) -> Result | None:
        """How the game ended, by the rules or because somebody gave up; None while it goes on."""
        return self._given_up or self.state.result()

    def concede(self, seat: int) -> list[Event]:
        """The seat gives up: with two that is the end. It stands in the record, and cannot be taken back.

        >>> from kubok.kernel.chance import Fast
        >>> from kubok.toys.pig import Pig
        >>> session = Session(Pig(seats=2), Fast(1))
        >>> [event.kind for event in session.concede(0)], session.result.winners
        (['conceded'], (1,))
        """
        self._check_seat(seat)
        if self.record.finished:
            raise IllegalAction(GAME_OVER)
        if seat in self.conceded:
            raise IllegalAction(HAS_CONCEDED)
        self.conceded.add(seat)
        self._append(Entry(self._entries, seat, None, concede=True))
        self._finish()
        return [Event(CONCEDED, seat, "", {})]

    def _draw_all(self, state: State) -> tuple[tuple[Drawn, ...], list[Event]]:
        drawn: list[Drawn] = []
        events: list[Event] = []
        while pending := state.chance():
            draw = pending[0]
            values, outcome = self._source.draw(state, draw)
            events += state.resolve(draw, outcome)
            drawn.append(Drawn(draw, values, outcome))
        return tuple(drawn), events

    def _append(self, line: Entry | Mark) -> None:
        self.record.lines.append(line)
        if isinstance(line, Entry):
            self.latest = line
            self._entries += 1

    def _finish(self) -> None:
        """When the game is over: result, final digest and secret."""
        result = self.result
        if result is not None:
            self.record.places, self.record.unfinished = result.places, result.unfinished
            self.record.final = self.state.digest()
            if isinstance(self._source, Sealed):
                self.record.secret = self._source.secret.hex()

    def _set_anchor(self) -> None:
        self._anchor, self._since = self.state.copy(), []

    # Undo

    def can_undo(self, seat: int) -> Reason | None:
        """Why the seat cannot take back its latest action; None if it can."""
        weighed = self._weigh_undo(seat)
        return weighed if isinstance(weighed, Reason) else None

    def undo(self, seat: int) -> None:
        """Take back the seat's latest action. Others keep what they did since, and the record keeps all of it."""
        weighed = self._weigh_undo(seat)
        if isinstance(weighed, Reason):
            raise IllegalAction(weighed)
        undone, state, since = weighed
        self._shift[seat] = self.number(seat) + 1 - state.decision(seat)
        self.state, self._since = state, since
        self._append(Entry(self._entries, seat, None, undo=undone))

    def _weigh_undo(self, seat: int) -> Reason | tuple[int, State, list[_Played]]:
        if type(seat) is not int or not 0 <= seat < self.game.seats:
            return no_such_seat(seat, self.game.seats)
        if self.result is not None:
            return GAME_OVER  # the secret is out
        at = max((i for i, one in enumerate(self._since) if one.entry.seat == seat), default=None)
        if at is None:
            return UNDO_BARRIER if self.state.decision(seat) else UNDO_NOTHING
        later = self._since[at:]
        # What the action itself made fall, for whomever, has been seen: it cannot fall a second time.
        if later[0].entry.drawn or any(d.draw.seat in (seat, TABLE) for one in later for d in one.entry.drawn):
            return UNDO_CHANCE
        shown = (event for one in later for event in one.events if event.shows)
        if any(event.to is None or seat in event.to for event in shown):
            return UNDO_HIDDEN
        state = self._anchor.copy()
        since: list[_Played] = []
        for i, one in enumerate(self._since):
            if i == at:
                continue
            try:
                events = state.apply(one.entry.seat, one.action)
            except IllegalAction:
                return UNDO_OTHERS
            for drawn in one.entry.drawn:
                if drawn.draw not in state.chance():
                    return UNDO_OTHERS
                events = events + state.resolve(drawn.draw, drawn.outcome)
            if state.chance() or events != one.events:
                return UNDO_OTHERS
            since.append(one)
        return self._since[at].entry.number, state, since

    def finality(self, seat: int, *actions: int) -> Reason | None:
        """Why these actions, once taken, could not be undone, as far as the seat itself can bring it about; None if
        they could. Nothing is drawn and nothing changes. Raises IllegalAction where they cannot be taken at all.

        >>> from kubok.kernel.chance import Fast
        >>> from kubok.toys.pig import Pig
        >>> session = Session(Pig(seats=2), Fast(1))
        >>> session.finality(0, session.game.actions.parse("roll")).code
        'undo_chance'
        """
        self._check(seat, self.number(seat), actions)
        trial = self.state.copy()
        barriers = trial.clock()[1]
        for action in actions:
            events = trial.apply(seat, action)
            if trial.result() is not None:
                return GAME_OVER
            if trial.chance():
                return UNDO_CHANCE
            if trial.clock()[1] != barriers:
                return UNDO_BARRIER
            if any(event.shows and (event.to is None or seat in event.to) for event in events):
                return UNDO_HIDDEN
        return None

    # What bots, hints and adapters get

    def for_bot(self, seat: int, rng: Random) -> State:
        """A state that agrees with what the seat knows: never the true one, never record or key."""
        return self.state.determinize(seat, rng)

    def legal_words(self, seat: int) -> list[str]:
        """The seat's legal actions in words, for people and logs."""
        return [str(self.game.actions[action]) for action in self.state.legal(seat)]

    # Saving and coming back

    def save(self, path: Path) -> None:
        """Write the record. The secret of an unfinished game goes into a file of its own beside it (`.key`)."""
        key = path.with_name(path.name + ".key")
        if isinstance(self._source, Sealed) and not self.record.finished:
            write_whole(key, (self._source.secret.hex() + "\n").encode(), mode=0o600)
        self.record.save(path)
        if self.record.finished and key.exists():
            key.unlink()

    @classmethod
    def open(cls, path: Path, make: MakeGame) -> Session:
        """Go on with a saved game: replay it, then draw from the secret in its `.key` file."""
        record = Record.open(path)
        key = path.with_name(path.name + ".key")
        source: Source | None = None
        if record.commitment and not record.finished:
            try:
                source = Sealed(bytes.fromhex(key.read_text().strip()), record.game_id)
            except FileNotFoundError:
                raise BadData(
                    "key_missing", "{key} is missing: without it the dice of this game cannot go on", key=str(key)
                ) from None
            except ValueError:
                raise BadData(
                    "key_not_hex", "{key} does not hold a secret in hex digits; restore it from a copy", key=str(key)
                ) from None
            if source.commitment != record.commitment:
                raise BadData(
                    "key_of_other", "{key} is the key of another game: it does not match the commitment", key=str(key)
                )
        return cls.replay(record, make, source)

    @classmethod
    def replay(cls, record: Record, make: MakeGame, source: Source | None = None, upto: int | None = None) -> Session:
        """Play a record again by the rules, every draw taken from it; BadData where rules and record disagree.

        With `source` the session can go on from there; `upto` stops after that many entries.
        """
        if isinstance(source, Sealed) and not record.nonces and not record.lines:
            # saved before it began: nonces are given now
            return cls(_game_of(record, make), source, record.seats, record.start)
        walk = Walk(record, make)
        for _ in islice(walk, upto):
            pass
        session = walk.session
        if upto is None:
            session._compare(record)
        if source is not None:
            if isinstance(source, Sealed):
                source.open(nonces_of(record))
            session._source = source
        return session

    def _compare(self, record: Record) -> None:
        # A record stands as it was written: its digests and result must be the ones the rules give now.
        marks = [line for line in record.lines if isinstance(line, Mark)]
        again = [line for line in self.record.lines if isinstance(line, Mark)]
        for mark, made in zip(marks, again, strict=False):
            if mark != made:
                raise BadData(
                    "replay_round", "round {round}: the state's digest differs from the record's", round=mark.round
                )
        if len(marks) != len(again):
            raise BadData(
                "replay_rounds",
                "the record has {marks} round digests, replaying it gives {again}",
                marks=len(marks),
                again=len(again),
            )
        if record.lines != self.record.lines:
            raise BadData("replay_marks", "the record's round digests do not stand at the ends of the rounds")
        result = self.result
        if record.finished != (result is not None):
            raise BadData("replay_end", "the record's end does not agree with the rules")
        if result is not None:
            if (result.places, result.unfinished) != (record.places, record.unfinished):
                raise BadData("replay_places", "the record's places are not the ones the rules give")
            if self.state.digest() != record.final:
                raise BadData("replay_final", "the final digest differs from the record's")
            self.record.secret = record.secret


class Step(NamedTuple):
    """An entry of a record, played again: the states before and after it, and what it made happen."""

    entry: Entry
    before: State
    after: State
    events: list[Event]
    result: Result | None = None
    """Of the game, if that was its end."""


class Walk:
    """A record played again by the rules, entry by entry, every draw taken from it; BadData where they disagree.

    Whoever stops can go on from there. `session` is the game as far as it has come.

    >>> from kubok.kernel.chance import Fast
    >>> from kubok.toys.pig import Pig
    >>> played = Session(Pig(seats=2), Fast(1))
    >>> events = played.act(0, played.number(0), played.game.actions.parse("roll"))
    >>> [(step.entry.seat, [event.kind for event in step.events]) for step in Walk(played.record, Pig.make)]
    [(0, ['rolled'])]
    """

    def __init__(self, record: Record, make: MakeGame) -> None:
        entries = record.entries
        self._entries, self._source = iter(entries), _Recorded(entries)
        try:
            self.session = Session(_game_of(record, make), self._source, record.seats, record.start)
        except IllegalAction as error:
            raise BadData("entry", "entry {number}: {wrong}", number=0, wrong=error.reason) from None
        own = self.session.record
        own.game_id, own.commitment, own.nonces = record.game_id, record.commitment, record.nonces

    def __iter__(self) -> Walk:
        return self

    def __next__(self) -> Step:
        entry, session = next(self._entries), self.session
        before: State = session.state
        events: list[Event] = []
        try:
            if entry.undo is not None:
                session.undo(entry.seat)
            elif entry.concede:
                events = session.concede(entry.seat)
            elif entry.action is not None:
                self._source.upto(entry)
                events = session.act(entry.seat, session.number(entry.seat), session.game.actions.id(entry.action))
            else:
                before, events = session.game.start(), session.opening
        except (IllegalAction, BadData) as error:
            wrong = error.reason if isinstance(error, IllegalAction) else error.phrase
            raise BadData("entry", "entry {number}: {wrong}", number=entry.number, wrong=wrong) from None
        if session.latest != entry:
            raise BadData(
                "replay_differs",
                "entry {entry}: the rules give something else here than the record says",
                entry=entry.number,
            )
        return Step(entry, before, session.state, events, session.result)


def _game_of(record: Record, make: MakeGame) -> Game:
    game = make(record.rules, record.options, record.data, len(record.seats))
    if game.name != record.game:
        raise BadData(
            "record_of_other",
            "this is a record of {record}, not of {game}",
            record=shown(record.game),
            game=game.name,
        )
    return game


class _Recorded:
    """The source of a replay: outcomes as they stand in the record, one entry at a time."""

    def __init__(self, entries: list[Entry]) -> None:
        first = entries[0].drawn if entries and entries[0].seat == TABLE else ()
        self._waiting = list(first)
        self._number = 0

    def upto(self, entry: Entry) -> None:
        self._waiting, self._number = list(entry.drawn), entry.number

    def draw(self, state: State, draw: Draw) -> tuple[tuple[int, ...] | None, Outcome]:
        if not self._waiting or self._waiting[0].draw != draw:
            raise BadData(
                "replay_draws",
                "entry {entry}: the rules draw {draw} here, the record does not",
                entry=self._number,
                draw=str(list(draw[:3])),
            )
        drawn = self._waiting.pop(0)
        if drawn.values is not None and state.fold(draw, drawn.values) != drawn.outcome:
            raise BadData(
                "replay_values",
                "entry {entry}: the values {values} do not make the recorded outcome",
                entry=self._number,
                values=str(list(drawn.values)),
            )
        return drawn.values, drawn.outcome


def verify(record: Record, make: MakeGame) -> int:
    """Verify a finished record twice: its dice by address and secret, then the whole game by the rules."""
    checked = verify_dice(record)
    Session.replay(record, make)
    return checked


NOT_STARTED = Reason("not_started", "", "the game has not started: every seat must give its nonce first")
STALE = Reason(
    "stale", "", "that answers decision {given}, but the question is now decision {now}: yours was already answered"
)
HAS_CONCEDED = Reason("conceded", "", "that seat has conceded")
BATCH_SIZE = Reason("batch_size", "", "a batch has 1 to {most} actions, not {asked}")
PAST_CHANCE = Reason(
    "past_chance", "", "action {taken} of {asked} rolls dice: what follows can only be decided once they have fallen"
)
UNDO_NOTHING = Reason("undo_nothing", "K-9.1", "there is nothing to undo")
UNDO_BARRIER = Reason("undo_barrier", "K-9.4", "everyone has moved on together since: it is too late to undo that")
UNDO_CHANCE = Reason("undo_chance", "K-9.2", "dice have been rolled since: that cannot be undone")
UNDO_HIDDEN = Reason("undo_hidden", "K-9.3", "something hidden has been seen since: that cannot be undone")
UNDO_OTHERS = Reason("undo_others", "K-9.5", "others have acted on it since: that cannot be undone")
