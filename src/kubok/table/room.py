"""The authority of one table: a session and the chairs around it. Used alike at one screen, over the network, by bots.

A room does no input or output and asks no clock: who calls it says who is asking and what time it is. Everything that
changes comes back as a Change: what is to be stored, and the update that everybody may see once it is stored.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil
from random import Random
from typing import Any, Final, Literal, NamedTuple, TypeAlias, cast
from weakref import WeakKeyDictionary

from msgspec import UNSET, Raw, UnsetType

from kubok.kernel import (  # fmt: skip
    JSON,
    TABLE,
    ActionTable,
    BadData,
    Event,
    Game,
    IllegalAction,
    Reason,
    Session,
    State,
    canonical,
    for_authors,
)
from kubok.kernel.chance import NONCE_BYTES
from kubok.kernel.game import no_such_action
from kubok.kernel.record import Entry, line_to_data
from kubok.kernel.session import HAS_CONCEDED, STALE
from kubok.table import protocol
from kubok.table.games import digests_of
from kubok.table.lessons import is_lesson
from kubok.table.protocol import (
    Ahead,
    ChairKind,
    ChairStatus,
    Done,
    Part,
    Phase,
    Public,
    Spoken,
    Status,
    TableInfo,
    encode,
)
from kubok.table.resuming import Sent, Updates
from kubok.titles import title_of
from kubok.titles.title import About, Ask, Told, Why, with_result

HERE: Final = "here"
LINK: Final = "link"
OPEN: Final = "open"
BOT: Final = "bot"
KINDS: Final[tuple[ChairKind, ...]] = (HERE, LINK, OPEN, BOT)
ODDS: Final = "odds"
Help: TypeAlias = Literal["none", "odds"]
HELPS: Final[tuple[Help, ...]] = ("none", ODDS)

Offer: TypeAlias = Literal["seat", "yours", "full", "over"]

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

PAUSE: Final = 60
"""Seconds after which a bot may sit in for somebody who is away."""
GRACE: Final = 30
"""Seconds that a cut line costs nothing: only then can others lead in the host's place, or take somebody's chair."""
REMEMBERED: Final = 256
"""Answers kept, so that a resend gets the same one. What is older is refused by its decision number."""
MOST_ENTRIES: Final = 10_000
"""Of a record, unless a server says otherwise; then the table is closed. The longest of 579 races of four bots that
people are offered had 1,870 (Race 7); `random`, which they are not, seldom comes to an end before.
"""


@dataclass
class Chair:
    """A seat of the table: who may sit there, who does, and whether a bot plays for them."""

    kind: ChairKind
    level: str = ""
    name: str = ""
    holder: str = ""
    sitting: bool = False
    conceded: bool = False
    nonce: str = ""
    turn: int = 0
    """Counts the links given out for this chair: a new one makes the old worthless."""
    owed: bool = field(default=False, compare=False)
    """It is this seat's move: kept up to date while its holder is not at the table."""
    sockets: int = field(default=0, compare=False)
    away: float | None = field(default=None, compare=False)

    @property
    def taken(self) -> bool:
        return self.kind == BOT or bool(self.holder)

    @property
    def by_bot(self) -> bool:
        return self.kind == BOT or self.sitting or self.conceded

    def status(self) -> ChairStatus:
        return ChairStatus(
            kind=self.kind, name=self.name, level=self.level if self.by_bot else "", taken=self.taken,
            here=self.sockets > 0, away=None if self.sockets or self.kind == BOT else self.away, sitting=self.sitting,
            conceded=self.conceded, nonce=self.nonce,
        )  # fmt: skip


@dataclass
class Terms:
    """What the table was made with, besides the game."""

    host: str = ""
    help: str = "none"
    pause: int = PAUSE
    closed_by: str = ""
    """Who closed it: the host, a seat in the host's absence, nobody_left, or nobody: it was too_long."""
    next: str = ""
    """The table of the rematch."""


class Row(NamedTuple):
    """A line of the record to be stored: its place, its text, and for actions the seat and key of the request."""

    at: int
    line: str
    seat: int
    key: str | None


class Deed(NamedTuple):
    """What a seat did at once; and whether its page did it for it."""

    actions: tuple[int, ...]
    itself: bool


class Change(NamedTuple):
    """What a request came to. `fresh` is False for a resend: nothing new, the same answer again."""

    reply: Done | None = None
    sent: Sent | None = None
    rows: tuple[Row, ...] = ()
    chairs: tuple[int, ...] = ()
    table: bool = False
    fresh: bool = True


@lru_cache(maxsize=16)
def _encoded(actions: ActionTable) -> tuple[bytes, ...]:
    return tuple(encode({"id": number, **action.structured()}) for number, action in enumerate(actions))


_alike: WeakKeyDictionary[Game, dict[Hashable, dict[int, bytes]]] = WeakKeyDictionary()
"""By game, and by what their words depend on: the actions that were offered, encoded."""

MOST_ALIKE: Final = 5000
"""Of a game; then it begins anew. Some hundred bytes each."""


@lru_cache(maxsize=64)
def _why_no_undo(game: str, code: str, rule: str, text: str) -> Why:
    """These reasons are few, speak of no numbers, and go out with almost every part."""
    return title_of(game).why(Reason(code, rule, text))


def fixed_nonce(commitment: str, seat: int) -> str:
    """The nonce of a seat that gave none, fixed by the commitment: picked later it could be picked to please."""
    return hashlib.sha256(f"{commitment}/{seat}".encode()).hexdigest()[: 2 * NONCE_BYTES]


class No(Exception):  # noqa: N818 - what the room says to a request that it does not grant
    """The request had no effect; `reason` says why, `number` is the seat's present decision."""

    def __init__(self, reason: Reason, number: int = 0) -> None:
        super().__init__(str(reason))
        self.reason, self.number = reason, number


class Room:
    """One table.

    >>> from kubok.kernel import Sealed
    >>> from kubok.toys.pig import Pig
    >>> session = Session(Pig(seats=2), Sealed(bytes(32), "demo"))
    >>> chairs = [Chair(HERE, holder="ann"), Chair(BOT, level="random", nonce="00" * 16)]
    >>> room = Room("demo", session, chairs, Terms("ann"))
    >>> room.phase
    'waiting'
    >>> change = room.give_nonce("ann", 0, "11" * 16)
    >>> room.phase, room.session.state.owed()
    ('playing', (0,))
    >>> change = room.act("ann", 0, "key-0001", room.session.number(0), [1])
    >>> change.reply
    Done(key='key-0001', entry=0, number=0)
    >>> room.act("ann", 0, "key-0001", 0, [1]).fresh
    False
    """

    grace: int = GRACE

    def __init__(
        self,
        table: str,
        session: Session,
        chairs: Sequence[Chair],
        terms: Terms,
        *,
        lines: int = 0,
        answers: Iterable[tuple[int, str, Done]] = (),
        epoch: str = "",
        now: float = 0.0,
    ) -> None:
        """`lines` of the record are stored already; `answers` are the latest requests, for resends."""
        if len(chairs) != session.game.seats:
            raise for_authors(f"{session.game.seats} seats need {session.game.seats} chairs, not {len(chairs)}")
        self.id, self.session, self.chairs, self.terms = table, session, list(chairs), terms
        self.updates = Updates(epoch or secrets.token_hex(4))
        self._lines = lines
        self.most_entries = MOST_ENTRIES
        self._entries = len(session.record.entries)
        session.record.lines, session.record.data = [], None  # what is stored need not be in memory as well
        self._answers: OrderedDict[tuple[int, str], Done | Reason] = OrderedDict()
        for seat, key, done in answers:
            self._remember(seat, key, done)
        self.title = title_of(session.game.name)
        self._known: dict[tuple[Ask, int], JSON] = {}
        self._known_at = -1
        self._sent_parts: dict[int, bytes] = {}
        self._waits: list[tuple[int, Reason | None, bool] | None] = [None] * len(chairs)
        self._undo: list[Reason | None] = [None] * len(chairs)
        self._barriers = -1
        self._deeds: list[list[Deed]] = [[] for _ in chairs]
        self._doubted: list[set[int]] = [set() for _ in chairs]
        self._host_sockets = 0
        self._host_away: float | None = now if terms.host else 0.0  # nobody waits for a host who is no more
        self._actions = _encoded(session.game.actions)
        self._alike = _alike.setdefault(session.game, {})
        for chair in self.chairs:
            chair.sockets, chair.away = 0, now
        game = session.game
        self.info = Raw(
            encode(
                TableInfo(
                    table,
                    game.name,
                    game.rules,
                    game.seats,
                    game.options(),
                    digests_of(game).frame,
                    session.commitment,
                    is_lesson(session.record),
                )
            )
        )

    # What the table is like

    @property
    def phase(self) -> Phase:
        if self.terms.closed_by:
            return CLOSED
        if not self.session.started:
            return WAITING
        return OVER if self.session.record.finished else PLAYING

    @property
    def is_over(self) -> bool:
        return self.phase in (OVER, CLOSED)

    @property
    def entry(self) -> int:
        """The number of the record's latest entry."""
        return self._entries - 1

    @property
    def is_long(self) -> bool:
        """Is what is left of the record kept for playing on? Taking back has no end of its own, a game has."""
        return self._entries >= self.most_entries * 4 // 5

    def seats_of(self, who: str) -> tuple[int, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if who and chair.holder == who)

    def people(self) -> set[str]:
        """Everybody who has a right to this table."""
        return {chair.holder for chair in self.chairs if chair.holder} | (
            {self.terms.host} if self.terms.host else set()
        )

    def status(self) -> Status:
        terms = self.terms
        return Status(
            phase=self.phase, seats=[chair.status() for chair in self.chairs], host_here=self._host_sockets > 0,
            host_away=self._host_away, grace=self.grace, help=terms.help, pause=terms.pause,
            commitment=self.session.commitment, closed_by=terms.closed_by, next=terms.next,
        )  # fmt: skip

    @property
    def about(self) -> About:
        """What is played here."""
        return self.title.about(self.session.game)

    def owed(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.session.state.owed() if self.phase == PLAYING else ()

    def absent(self) -> tuple[int, ...]:
        """Of people who are not here, the chairs whose move it is now, or no longer, unlike when it was last noted."""
        owed, changed = self.owed(), []
        for seat, chair in enumerate(self.chairs):
            now = seat in owed and not chair.by_bot
            if chair.holder and not chair.sockets and chair.owed != now:
                chair.owed = now
                changed.append(seat)
        return tuple(changed)

    def whole(self, seats: Sequence[int]) -> tuple[Raw, list[Raw]]:
        """All that is to be known now: the public part, and the parts of these seats."""
        public = Raw(encode(self._public((), status=True)))
        return public, [Raw(encode(self._part(seat))) for seat in seats] if self.session.started else []

    # Playing

    def act(self, who: str, seat: int, key: str, number: int, actions: Sequence[int], itself: bool = False) -> Change:
        """Answer a decision. A resend has no second effect and gets the same answer."""
        return self._once(who, seat, key, lambda: self._act(seat, key, number, actions, itself))

    def undo(self, who: str, seat: int, key: str, number: int) -> Change:
        return self._once(who, seat, key, lambda: self._undone(seat, key, number))

    def act_for_bot(self, seat: int, number: int, action: int) -> Change:
        """A bot's choice. No for one that has come too late."""
        self._need_playing()
        if not self._chair(seat).by_bot:
            raise No(NOT_A_BOT)
        try:
            return self._act(seat, None, number, [action])
        except IllegalAction as error:
            raise No(error.reason, self.session.number(seat)) from None

    def wanted(self) -> list[tuple[int, str, int]]:
        """The bots that owe a decision: seat, level, decision number."""
        if self.phase != PLAYING:
            return []
        owed = self.session.state.owed()
        return [(seat, self.chairs[seat].level, self.session.number(seat)) for seat in owed if self.chairs[seat].by_bot]

    def for_bot(self, seat: int, rng: Random) -> JSON:
        """A state that agrees with what the seat knows, as data: never the record, the key or the secret."""
        return self.session.for_bot(seat, rng).to_data()

    def ask(
        self, who: str, seat: int, what: str, action: dict[str, Any] | None = None, actions: Sequence[int] = ()
    ) -> JSON:
        """A question that changes nothing: `why` and `final` are the table's own, the others are the title's."""
        self._need_seat(who, seat)
        self._need_playing()
        if what == "final":
            return self._final(seat, actions)
        given: dict[str, Any] = {} if action is None else {"action": self._action(action)}
        if actions:
            given["actions"] = actions
        if what == "why":
            return self._why(self.session.state.why_not(seat, given.get("action", -1)))
        if what not in self.title.asks:
            raise No(NO_SUCH_QUESTION)
        if what == ODDS and self.terms.help != ODDS:
            raise No(NO_HELP)
        asked = self.title.asks[what]
        return asked(self.session.state, seat, given) if given else self._once_a_position(asked, seat)

    def _action(self, action: dict[str, Any]) -> int:
        try:
            return self.session.game.actions.id(action)
        except BadData:
            raise No(no_such_action(action, len(self.session.game.actions))) from None

    def _once_a_position(self, ask: Ask, seat: int) -> JSON:
        """What takes long to work out is worked out once, however many ask."""
        if self._known_at != self._entries:
            self._known.clear()
            self._known_at = self._entries
        if (ask, seat) not in self._known:
            self._known[ask, seat] = ask(self.session.state, seat, {})
        return self._known[ask, seat]

    def _final(self, seat: int, actions: Sequence[int]) -> JSON:
        try:
            return self._why(self.session.finality(seat, *actions) or (UNDO_LONG if self.is_long else None))
        except IllegalAction as error:
            raise No(error.reason, self.session.number(seat)) from None

    def _why(self, reason: Reason | None) -> JSON:
        return None if reason is None else cast(JSON, self.title.why(reason))

    def _once(self, who: str, seat: int, key: str, do: Callable[[], Change]) -> Change:
        self._need_seat(who, seat)
        earlier = self._answers.get((seat, key))
        if isinstance(earlier, Done):
            return Change(reply=earlier, fresh=False)
        if earlier is not None:
            raise No(earlier, self.session.number(seat))
        self._need_playing()
        if self.chairs[seat].by_bot:
            raise No(BOT_PLAYS)
        try:
            change = do()
        except IllegalAction as error:
            self._remember(seat, key, error.reason)
            raise No(error.reason, self.session.number(seat)) from None
        assert change.reply is not None
        self._remember(seat, key, change.reply)
        return change

    def _remember(self, seat: int, key: str, answer: Done | Reason) -> None:
        self._answers[seat, key] = answer
        while len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    def _act(self, seat: int, key: str | None, number: int, actions: Sequence[int], itself: bool = False) -> Change:
        asked = self.title.obvious(self.session.state, seat) if self._doubted[seat] else None
        events = self.session.act(seat, number, *actions)
        self._deeds[seat].append(Deed(tuple(actions), itself))
        if asked is not None:
            self._doubted[seat].discard(asked)
        return self._played(seat, key, number, events, itself=itself)

    def _undone(self, seat: int, key: str, number: int) -> Change:
        if number != self.session.number(seat):
            raise IllegalAction(STALE._replace(numbers={"given": number, "now": self.session.number(seat)}))
        if self.is_long:
            raise IllegalAction(UNDO_LONG)
        self._take_back(seat)
        return self._played(seat, key, number, [], undo=True)

    def _take_back(self, seat: int) -> None:
        """What the seat did last, as far as it can be taken back: first what was taken by itself, then its own deed.

        What was taken by itself and then taken back is asked for when it comes up again.
        """
        deeds = self._deeds[seat]
        self.session.undo(seat)
        taken = 1
        while True:
            actions, itself = deeds.pop() if deeds else Deed((-1,), False)
            while taken < len(actions) and self.session.can_undo(seat) is None:
                self.session.undo(seat)
                taken += 1
            if taken < len(actions):
                deeds.append(Deed(actions[:-taken], itself))
            if itself:
                self._doubted[seat].update(actions)
            if taken < len(actions) or not itself or self.session.can_undo(seat) is not None:
                return
            taken = 0

    def _played(
        self,
        seat: int,
        key: str | None,
        number: int,
        events: Sequence[Event],
        *,
        undo: bool = False,
        itself: bool = False,
    ) -> Change:
        drew = any(isinstance(line, Entry) and line.drawn for line in self.session.record.lines)
        rows = self._take_rows(seat, key)
        if self._entries >= self.most_entries and not self.session.record.finished:
            self.terms.closed_by = "too_long"
        over = self.is_over
        public = self._public(events, status=over, by=seat, undo=undo, itself=itself)
        if undo or drew or any(event.shows for event in events):
            self._undo[seat] = self.session.can_undo(seat)
        else:  # nothing stands between the seat and its latest action, unless a barrier has fallen (below)
            self._undo[seat] = None
        sent = self._update(public, events)
        reply = None if key is None else Done(key, self._entries - 1, number)
        return Change(reply, sent, rows, table=over)

    def _take_rows(self, seat: int, key: str | None) -> tuple[Row, ...]:
        """The new lines of the record, out of memory: from here on they are the store's. The key is on the last."""
        lines = self.session.record.lines
        self.session.record.lines = []
        rows = [
            Row(self._lines + i, canonical(line_to_data(line)).decode(), seat, None) for i, line in enumerate(lines)
        ]
        entries = [i for i, line in enumerate(lines) if isinstance(line, Entry)]
        if key is not None and entries:
            rows[entries[-1]] = rows[entries[-1]]._replace(key=key)
        self._lines += len(rows)
        self._entries += len(entries)
        return tuple(rows)

    # Updates

    def _public(
        self,
        events: Sequence[Event],
        *,
        status: bool = False,
        by: int | None = None,
        undo: bool = False,
        itself: bool = False,
    ) -> Public:
        state, started = self.session.state, self.session.started
        return Public(
            status=self.status() if status else UNSET,
            by=UNSET if by is None else by,
            entry=self.entry if started else UNSET,
            undo=undo,
            itself=itself,
            events=self._told(events, None) if events else UNSET,
            owed=list(state.owed()) if started and not self.is_over else [],
            view=with_result(self.title.public(state), self.session.result) if started else UNSET,
        )

    def _update(self, public: Public, events: Sequence[Event] = ()) -> Sent:
        return self.updates.add(Raw(encode(public)), self._new_parts(events))

    def _told(self, events: Sequence[Event], seat: int | None) -> list[Told]:
        """What happened as that seat, or everybody, may see it."""
        game = self.session.game
        return self.title.told(game, [seen for event in events if (seen := game.redact(event, seat)) is not None])

    def _new_parts(self, events: Sequence[Event]) -> dict[int, Raw]:
        """The parts of the seats that have changed. Bots need none."""
        if not self.session.started:
            return {}
        self._weigh_undo()
        parts: dict[int, Raw] = {}
        hidden = [event for event in events if event.to is not None]
        for seat, chair in enumerate(self.chairs):
            if chair.kind == BOT:
                continue
            private = self._private(events, seat) if hidden else None
            if private is None and self._only_waits(seat):
                continue
            text = encode(self._part(seat))
            if text != self._sent_parts.get(seat) or private is not None:
                self._sent_parts[seat] = text
                parts[seat] = Raw(text if private is None else encode(self._part(seat, private)))
        return parts

    def _only_waits(self, seat: int) -> bool:
        """Whether it had nothing to decide when it was last told, and has nothing now: so it is with most seats."""
        state = self.session.state
        if self.title.own is not None or state.legal(seat):
            self._waits[seat] = None
            return False
        before, self._waits[seat] = self._waits[seat], (self.session.number(seat), self._undo[seat], self.is_long)
        return before == self._waits[seat] and not self.is_over

    def _private(self, events: Sequence[Event], seat: int) -> list[Told] | None:
        """What happened as that seat sees it; None if it sees no more than everybody."""
        redact = self.session.game.redact
        if all(redact(event, seat) == redact(event, None) for event in events):
            return None
        return self._told(events, seat)

    def _weigh_undo(self) -> None:
        """When a barrier has fallen nobody can undo what was before it. Otherwise only who acted is weighed anew.

        So a seat's hint can be out of date when others have acted since. The undo itself is always weighed exactly.
        """
        barriers = self.session.state.clock()[1]
        if barriers != self._barriers or self.session.record.finished:
            self._undo = [self.session.can_undo(seat) for seat in range(len(self.chairs))]
            self._barriers = barriers
            for seat in range(len(self.chairs)):
                self._doubted[seat].clear()
                del self._deeds[seat][:-1]  # what fell after the barrier is at most of the latest

    def _part(self, seat: int, private: list[Told] | None = None) -> Part:
        state, title = self.session.state, self.title
        if self._barriers < 0:
            self._weigh_undo()
        legal = () if self.is_over else tuple(a for a in state.legal(seat) if not title.vain(state, seat, a))
        undo = self._undo[seat] or (UNDO_LONG if self.is_long else None)
        odds = self._once_a_position(title.asks[ODDS], seat) if legal and self.terms.help == ODDS else None
        obvious = title.obvious(state, seat) if legal else None
        return Part(
            seat=seat,
            number=self.session.number(seat),
            legal=self._offers(state, seat, legal),
            asks=title.question(state, seat) if legal else None,
            obvious=UNSET if obvious is None or obvious in self._doubted[seat] else obvious,
            ahead=self._ahead(seat) if legal else UNSET,
            undo=None if undo is None else _why_no_undo(title.name, *undo[:3]),
            can_undo=undo is None and not self.is_over,
            view=UNSET if title.own is None else with_result(title.own(state, seat), self.session.result),
            odds=UNSET if odds is None else odds,
            events=UNSET if private is None else private,
        )

    def _ahead(self, seat: int) -> Ahead | UnsetType:
        """What may be done once a step is ended, as the title sees it ahead."""
        title, trial = self.title, self.session.state
        after = title.ahead(trial, seat)
        if not after:
            return UNSET
        trial = trial.copy()
        for action in after:
            trial.apply(seat, action)
        return Ahead([*after], self._offers(trial, seat, trial.legal(seat)), title.question(trial, seat))

    def _offers(self, state: State, seat: int, legal: Sequence[int]) -> Raw:
        """The legal actions. What is offered alike, at whichever table of the game, is put into words once."""
        known: dict[int, bytes] = {}
        if self.title.alike is not None:
            if len(self._alike) > MOST_ALIKE:
                self._alike.clear()
            known = self._alike.setdefault(self.title.alike(state, seat), known)
        for action in legal:
            if action not in known:
                known[action] = self._offered(state, seat, action)
        return Raw(b"[" + b",".join([known[action] for action in legal]) + b"]")

    def _offered(self, state: State, seat: int, action: int) -> bytes:
        """A legal action: its id and structured form, what it is in words, and what else its title tells of it."""
        title = self.title
        more = {**title.means(state, seat, action), "say": title.action(state, seat, action)}
        if (note := title.note(state, seat, action)) is not None:
            more["note"] = note
        return self._actions[action][:-1] + b"," + encode(more)[1:]

    def _status_change(self, *chairs: int, table: bool = False) -> Change:
        return Change(sent=self._update(Public(status=self.status())), chairs=chairs, table=table)

    # Coming and going

    def connect(self, who: str) -> Change | None:
        """A socket of that person has come; None if nobody need be told."""
        return self._count(who, 1, None)

    def disconnect(self, who: str, now: float) -> Change | None:
        return self._count(who, -1, now)

    def _count(self, who: str, step: int, now: float | None) -> Change | None:
        before = self.status()
        for seat in self.seats_of(who):
            chair = self.chairs[seat]
            chair.sockets += step
            chair.away = None if chair.sockets else now
        if who and who == self.terms.host:
            self._host_sockets += step
            self._host_away = None if self._host_sockets else now
        return None if self.status() == before else self._status_change()

    def claim(self, who: str, seat: int, name: str, now: float, sockets: int = 0) -> Change:
        """Sit down, by the chair's link. Who has the link can claim the chair of somebody away, after the grace."""
        chair = self._chair(seat)
        self._need_open()
        if chair.kind == BOT:
            raise No(SEAT_TAKEN)
        if chair.conceded:
            raise No(HAS_CONCEDED)
        if chair.holder != who:
            if chair.holder:
                self._need_grace(chair.away, now, SEAT_TAKEN, SEAT_KEPT)
            chair.nonce = chair.nonce if self.session.started else ""
            chair.away = now  # until a socket comes
        chair.holder, chair.name = who, name
        chair.sockets, chair.away = sockets, None if sockets else chair.away
        return self._status_change(seat)

    def offer(self, who: str, chair: str, now: float) -> Offer:
        """What a link is good for now, for that person."""
        if self.is_over:
            return "over"
        linked = [seat for seat, one in enumerate(self.chairs) if chair in (str(seat), one.kind)]
        if any(who and self.chairs[seat].holder == who for seat in linked):
            return "yours"
        return "seat" if any(self._is_free(self.chairs[seat], chair != OPEN, now) for seat in linked) else "full"

    def _is_free(self, chair: Chair, own_link: bool, now: float) -> bool:
        """Can it be claimed by whoever has its link? One that is open to all only while nobody has it."""
        if chair.kind == BOT or chair.conceded:
            return False
        left = own_link and chair.away is not None and chair.away + self.grace <= now
        return not chair.holder or left

    def open_seat(self) -> int:
        """The first free chair of those open to everybody with the table's link."""
        for seat, chair in enumerate(self.chairs):
            if chair.kind == OPEN and not chair.holder:
                return seat
        raise No(TABLE_FULL)

    def rename(self, who: str, name: str) -> Change | None:
        seats = [
            seat for seat in self.seats_of(who) if self.chairs[seat].kind != HERE and self.chairs[seat].name != name
        ]
        for seat in seats:
            self.chairs[seat].name = name
        return self._status_change(*seats) if seats else None

    def give_nonce(self, who: str, seat: int, nonce: str) -> Change | None:
        """The seat's part of the dice. A second one is ignored; the game begins when all are in."""
        self._need_seat(who, seat)
        if self.session.started or self.chairs[seat].nonce or self.phase != WAITING:
            return None
        self.chairs[seat].nonce = nonce
        return self._begin() if self._is_ready() else self._status_change(seat)

    def start(self, who: str, level: str = "", now: float = 0.0) -> Change:
        """The host begins: bots take the free chairs, and seats that gave no nonce get one that nobody can choose."""
        self._need_host(who, now)
        if self.phase != WAITING:
            raise No(STARTED)
        level = self.bot_level(level)
        for seat, chair in enumerate(self.chairs):
            if not chair.taken:
                chair.kind, chair.level = BOT, level
            chair.nonce = chair.nonce or fixed_nonce(self.session.commitment, seat)
        return self._begin()

    def _is_ready(self) -> bool:
        return all(chair.taken and chair.nonce for chair in self.chairs)

    def _begin(self) -> Change:
        for seat, chair in enumerate(self.chairs):
            self.session.add_nonce(seat, bytes.fromhex(chair.nonce))
        rows = self._take_rows(TABLE, None)
        opening = self.session.opening
        sent = self._update(self._public(opening, status=True), opening)
        return Change(sent=sent, rows=rows, chairs=tuple(range(len(self.chairs))), table=True)

    def bot_level(self, level: str = "") -> str:
        """A bot that can play this game: the one named, or the usual one."""
        bots = self.title.bots
        if level and level not in bots.names:
            raise No(NO_SUCH_BOT._replace(numbers={"known": ", ".join(bots.names)}))
        return level or bots.usual

    def sit_in(self, who: str, seat: int, level: str, now: float) -> Change:
        """A bot for somebody away for the pause. The host lets it in, or anybody seated if the host is away as well."""
        chair = self._chair(seat)
        self._need_playing()
        self._need_host(who, now)
        if chair.by_bot:
            raise No(BOT_PLAYS)
        if chair.sockets or chair.away is None:
            raise No(NOT_AWAY)
        left = chair.away + self.terms.pause - now
        if left > 0:
            raise No(PAUSE_RUNS._replace(numbers={"seconds": int(left) + 1}))
        chair.sitting, chair.level = True, self.bot_level(level)
        return self._status_change(seat)

    def come_back(self, who: str, seat: int) -> Change:
        """The person plays again, in place of the bot that sat in."""
        self._need_seat(who, seat)
        chair = self.chairs[seat]
        if chair.conceded:
            raise No(HAS_CONCEDED)
        if not chair.sitting:
            raise No(NOT_A_BOT)
        chair.sitting, chair.level = False, ""
        return self._status_change(seat)

    def concede(self, who: str, seat: int) -> Change:
        """Give up: an entry of the record. With two the one who stays has won; among more a bot plays on.

        When everybody who is no bot has conceded the table is closed.
        """
        self._need_seat(who, seat)
        self._need_playing()
        chair = self.chairs[seat]
        if chair.conceded:
            raise No(HAS_CONCEDED)
        events = self.session.concede(seat)
        rows = self._take_rows(seat, None)
        chair.conceded, chair.sitting = True, False
        if not self.is_over:
            chair.level = self.bot_level()
            if not self._is_played():
                self.terms.closed_by = "nobody_left"
        sent = self._update(self._public(events, status=True, by=seat), events)
        return Change(sent=sent, rows=rows, chairs=(seat,), table=self.is_over)

    def leave(self, who: str, seat: int) -> Change:
        """Get up: before the game the chair is free, in the game a bot sits in; the link can be used again."""
        self._need_seat(who, seat)
        return self._get_up(seat)

    def hand_over(self, who: str, to: str, sockets: int, now: float) -> Change:
        """Everything of that person is another's from now on, who has so many sockets here."""
        if self.terms.host == who:
            self.terms.host, self._host_sockets, self._host_away = to, sockets, None if sockets else now
        seats = self.seats_of(who)
        for seat in seats:
            chair = self.chairs[seat]
            chair.holder, chair.sockets, chair.away = to, sockets, None if sockets else now
        return self._status_change(*seats, table=True)

    def forget(self, who: str) -> list[Change]:
        """Everything of that person goes: seats, name and the right of the host."""
        if self.terms.host == who:
            self.terms.host, self._host_sockets, self._host_away = "", 0, 0.0
        changes = [self._get_up(seat) for seat in self.seats_of(who)]
        return [*changes, self._status_change(table=True)]

    def _get_up(self, seat: int) -> Change:
        chair = self.chairs[seat]
        chair.holder, chair.name, chair.sockets = "", "", 0
        chair.turn += chair.kind == HERE
        chair.kind = LINK if chair.kind == HERE else chair.kind
        if self.phase == WAITING:
            chair.nonce = ""
        elif self.phase == PLAYING and not chair.conceded:
            chair.sitting, chair.level = True, self.bot_level()
        return self._close_if_empty(seat)

    def _close_if_empty(self, seat: int) -> Change:
        """A table that no person plays at any more is closed."""
        if self._is_played() or self.is_over or not self.session.started:
            return self._status_change(seat)
        self.terms.closed_by = "nobody_left"
        return self._closed(seat)

    def _is_played(self) -> bool:
        return any(chair.holder and not chair.conceded for chair in self.chairs)

    def close(self, who: str, now: float = 0.0) -> Change:
        self._need_open()
        self._need_host(who, now)
        self.terms.closed_by = "host" if who == self.terms.host else "seat"
        return self._closed()

    def _closed(self, *chairs: int) -> Change:
        sent = self._update(self._public((), status=True))
        return Change(sent=sent, chairs=chairs, table=True)

    def follow(self, table: str) -> Change:
        """There is a rematch: everybody is told where."""
        self.terms.next = table
        return self._status_change(table=True)

    def say(self, who: str, seat: int, phrase: int) -> Change:
        self._need_seat(who, seat)
        if not 0 <= phrase < len(protocol.PHRASES):
            raise No(NO_SUCH_PHRASE)
        return Change(sent=self._update(Public(say=Spoken(seat, phrase))))

    # Who may what

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise No(NO_SUCH_SEAT._replace(numbers={"seat": seat, "last": len(self.chairs) - 1}))
        return self.chairs[seat]

    def _need_seat(self, who: str, seat: int) -> None:
        if not who or self._chair(seat).holder != who:
            raise No(NOT_YOUR_SEAT)

    def _need_host(self, who: str, now: float) -> None:
        """The host; or, when the host has been away for the grace, anybody seated."""
        if who and who == self.terms.host:
            return
        if not self.seats_of(who):
            raise No(NOT_HOST)
        self._need_grace(self._host_away, now, NOT_HOST, HOST_WAITED_FOR)

    def _need_grace(self, away: float | None, now: float, here: Reason, kept: Reason) -> None:
        """Somebody has been away for so long that others need not wait; `here` and `kept` are what is said if not."""
        if away is None:
            raise No(here)
        left = away + self.grace - now
        if left > 0:
            raise No(kept._replace(numbers={"seconds": ceil(left)}))

    def _need_open(self) -> None:
        if self.is_over:
            raise No(TABLE_OVER)

    def _need_playing(self) -> None:
        self._need_open()
        if self.phase != PLAYING:
            raise No(NOT_BEGUN)


NOT_YOUR_SEAT: Final = Reason("not_your_seat", "", "that is not your seat: without one you can only watch")
NOT_HOST: Final = Reason("not_host", "", "that is up to the host, or to anyone seated while the host is away")
NO_SUCH_SEAT: Final = Reason("no_such_seat", "", "there is no seat {seat}; seats are 0 to {last}")
NO_SUCH_BOT: Final = Reason("no_such_bot", "", "this game has no such bot; choose one of {known}")
NO_SUCH_PHRASE: Final = Reason("no_such_phrase", "", "there is no such phrase")
NO_SUCH_QUESTION: Final = Reason("no_such_question", "", "nothing of that kind can be asked in this game")
NO_HELP: Final = Reason("no_help", "", "this table plays without odds")
NOT_BEGUN: Final = Reason("not_begun", "", "the game has not started yet")
STARTED: Final = Reason("started", "", "the game has already started")
TABLE_OVER: Final = Reason("table_over", "", "the game at this table is over")
TABLE_FULL: Final = Reason("table_full", "", "there is no empty seat at this table")
SEAT_TAKEN: Final = Reason("seat_taken", "", "that seat is taken")
SEAT_KEPT: Final = Reason("seat_kept", "", "the player who sits there may still come back: {seconds} s left")
HOST_WAITED_FOR: Final = Reason(
    "host_waited_for", "", "the host may still come back: in {seconds} s anyone seated may do that"
)
BOT_PLAYS: Final = Reason("bot_plays", "", "a bot plays that seat; take it back first")
NOT_A_BOT: Final = Reason("not_a_bot", "", "no bot plays that seat")
NOT_AWAY: Final = Reason("not_away", "", "that player is not away")
UNDO_LONG: Final = Reason("undo_long", "", "this game has become very long: from here on nothing can be undone")
PAUSE_RUNS: Final = Reason("pause_runs", "", "that player may still come back: {seconds} {seconds:second|seconds} left")
