"""What goes over a socket: every message of both directions, with its limits. docs/protocol.md tells the same in words.

Messages are JSON objects with their kind in "t". What comes from a client is checked here for form and size; whether
it is allowed is asked of the room.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from kubok.kernel import JSON, Event, Reason
from kubok.kernel.session import MAX_BATCH

PROTOCOL: Final = 1
"""Raised whenever a page of the old number could no longer play with a server of the new one."""

MAX_MESSAGE: Final = 8192
"""The most bytes a client may send at once: a batch of 64 actions has some hundred."""

TOO_LARGE: Final = 1009
BROKEN: Final = 1011
RESTART: Final = 1012
BUSY: Final = 1013
NONSENSE: Final = 4400
FORGOTTEN: Final = 4401
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
RELOAD: Final = 4426
TOO_MANY: Final = 4429
CLOSES: Final = {
    TOO_LARGE: "too_large",
    BROKEN: "broken",
    RESTART: "restart",
    BUSY: "busy",
    NONSENSE: "nonsense",
    FORGOTTEN: "forgotten",
    NO_TABLE: "no_table",
    TOO_SLOW: "too_slow",
    RELOAD: "reload",
    TOO_MANY: "too_many",
}
"""Why a socket is closed: the code, and the word that goes with it as the reason unless there is a better one."""

MAX_NAME: Final = 24
PHRASES: Final = (
    "hello", "good_luck", "nice", "ouch", "wow", "thanks",
    "sorry", "hurry", "thinking", "well_played", "one_more", "bye",
)  # fmt: skip
"""The ready phrases, by number. The page has the words for them in the reader's language."""

Key = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1 << 40)]
ActionId = Annotated[int, Meta(ge=0, le=1 << 20)]
Link = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_.-]*$")]
Level = Annotated[str, Meta(max_length=20, pattern=r"^[a-z_]+$")]


class _In(Struct, tag_field="t", forbid_unknown_fields=True):
    """A message of a client."""


class Hello(_In, tag="hello"):
    """The first message of a socket: which table, as whom (a link, or else the cookie), and what is already known."""

    protocol: int
    table: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
    link: Link = ""
    epoch: Annotated[str, Meta(max_length=40)] = ""
    since: Number = 0


class Act(_In, tag="act"):
    """Answer decision `number` of a seat with one action, or several whole or not at all."""

    key: Key
    seat: SeatNumber
    number: Number
    actions: Annotated[list[ActionId], Meta(min_length=1, max_length=MAX_BATCH)]


class Undo(_In, tag="undo"):
    """Take back the seat's latest action. `number` is the seat's present decision number: no undo happens twice."""

    key: Key
    seat: SeatNumber
    number: Number


class Nonce(_In, tag="nonce"):
    """The seat's own contribution to the dice, 32 hex digits, before the first draw."""

    seat: SeatNumber
    nonce: Annotated[str, Meta(min_length=32, max_length=32, pattern=r"^[0-9a-f]+$")]


class Start(_In, tag="start"):
    """The host: begin now; bots of that level take the chairs nobody has taken."""

    level: Level = ""


class SitIn(_In, tag="sit_in"):
    """Let a bot play for a person who has been away for the table's pause."""

    seat: SeatNumber
    level: Level = ""


class TakeBack(_In, tag="take_back"):
    """The person is back, and plays again in the bot's place."""

    seat: SeatNumber


class Concede(_In, tag="concede"):
    """Give up: a bot plays the seat to the end, and it counts as conceded."""

    seat: SeatNumber


class Leave(_In, tag="leave"):
    """Get up. Before the game the chair is free again; in the game a bot sits in and the link can be used again."""

    seat: SeatNumber


class Close(_In, tag="close"):
    """End the table for everybody."""


class Say(_In, tag="say"):
    """One of the ready phrases, by its number."""

    seat: SeatNumber
    phrase: Annotated[int, Meta(ge=0, lt=len(PHRASES))]


class Ask(_In, tag="ask"):
    """A question about the present position: `why` an action is not legal, what it leaves `after` it, where a move can
    `reach`, the `odds`, or whether `actions` would be `final`, that is, could not be undone."""

    key: Key
    seat: SeatNumber
    what: Annotated[str, Meta(pattern="^(why|after|reach|odds|final)$")]
    action: dict[str, str | int] | None = None
    actions: Annotated[list[ActionId], Meta(max_length=MAX_BATCH)] = []


class Ping(_In, tag="ping"):
    """Is anybody there? Answered with a pong of the same number."""

    n: Number = 0


Incoming = Hello | Act | Undo | Nonce | Start | SitIn | TakeBack | Concede | Leave | Close | Say | Ask | Ping
_decoder: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)


class Malformed(ValueError):  # noqa: N818 - like the kernel's errors, named for what it is
    """Not a message of this protocol."""


def read(text: str | bytes) -> Incoming:
    """One message of a client; Malformed with what is wrong.

    >>> read('{"t":"ping","n":3}')
    Ping(n=3)
    >>> read('{"t":"fly"}')
    Traceback (most recent call last):
    ...
    kubok.table.protocol.Malformed: Invalid value 'fly' - at `$.t`
    """
    if len(text) > MAX_MESSAGE:
        raise Malformed(f"a message has at most {MAX_MESSAGE} bytes")
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)[:200]) from None


# What the server says


class _Out(Struct, tag_field="t", omit_defaults=True):
    """A message of the server."""


class Why(Struct, frozen=True):
    """A reason: its code, its rule, the English sentence with numbers in braces, and the numbers."""

    code: str
    rule: str
    text: str
    numbers: dict[str, Any]

    @classmethod
    def of(cls, reason: Reason) -> Why:
        return cls(reason.code, reason.rule, reason.text, dict(reason.numbers))


class Told(Struct, frozen=True):
    """An event as the receiver may see it."""

    kind: str
    seat: int
    rule: str
    fields: Any

    @classmethod
    def of(cls, event: Event) -> Told:
        return cls(event.kind, event.seat, event.rule, event.fields)


class ChairStatus(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a chair. `away` is since when, in seconds since 1970; `nonce` is public."""

    kind: str
    name: str = ""
    level: str = ""
    taken: bool = False
    here: bool = False
    away: float | None = None
    sitting: bool = False
    conceded: bool = False
    nonce: str = ""


class Status(Struct, frozen=True):
    """The table around the game. `host_away` is since when; after `grace` seconds of it anybody seated may lead."""

    phase: str
    seats: list[ChairStatus]
    host_here: bool
    host_away: float | None
    grace: int
    help: str
    pause: int
    commitment: str
    closed_by: str
    next: str


class Public(Struct, frozen=True, omit_defaults=True):
    """What everybody at the table gets, encoded once. Parts that have not changed are left out."""

    status: Status | UnsetType = UNSET
    by: int | UnsetType = UNSET
    entry: int | UnsetType = UNSET
    undo: bool = False
    events: list[Told] | UnsetType = UNSET
    owed: list[int] | UnsetType = UNSET
    view: JSON | UnsetType = UNSET
    say: dict[str, int] | UnsetType = UNSET


class PrivateEvent(Struct, frozen=True):
    """An event that this seat sees more of than others, and its place among the public ones."""

    at: int
    event: Told


class Part(Struct, frozen=True, omit_defaults=True):
    """What one seat gets: its decision, its legal actions, whether it can undo, and what only it may see."""

    seat: int
    number: int
    legal: Raw
    undo: Why | None = None
    can_undo: bool = False
    view: JSON | UnsetType = UNSET
    odds: JSON | UnsetType = UNSET
    events: list[PrivateEvent] | UnsetType = UNSET


class Update(_Out, tag="update"):
    """A numbered change. `seats` has the parts that have changed, of the receiver's seats only."""

    seq: int
    public: Raw
    seats: list[Raw] = []


class You(Struct, frozen=True):
    """Who the receiver is at this table. `links` is for the host."""

    seats: list[int]
    host: bool
    watcher: bool
    links: dict[str, str]


class TableInfo(Struct, frozen=True):
    """What never changes at a table. The data itself is at /api/data/{digest}."""

    id: str
    game: str
    rules: int
    seats: int
    options: JSON
    data: str
    commitment: str
    lesson: bool


class Welcome(_Out, tag="welcome"):
    """All that the receiver may know now: after hello, and whenever it has missed too much (a resync)."""

    protocol: int
    epoch: str
    seq: int
    table: Raw
    you: You
    public: Raw
    seats: list[Raw]
    now: float
    """The server's clock, by which the pause of somebody away runs: a page's own clock may be wrong."""


class Resumed(_Out, tag="resumed"):
    """The updates missed follow; nothing else has changed."""

    seq: int


class Done(_Out, tag="done"):
    """The action or undo of that key is stored, as this entry of the record, answering that decision."""

    key: str
    entry: int
    number: int


class Refused(_Out, tag="refused"):
    """The request (its kind is in `of`) had no effect, and this is why; `number` is the seat's present decision."""

    key: str
    of: str
    why: Why
    number: int = 0


class Answer(_Out, tag="answer"):
    """The answer to `ask`."""

    key: str
    answer: JSON


class Pong(_Out, tag="pong"):
    n: int


class Reload(_Out, tag="reload"):
    """Page and server differ: load the page anew; an action not yet sent is kept by the page."""

    protocol: int


class Trouble(_Out, tag="error"):
    """Something about the connection, not the game: malformed, slow_down, no_table, …"""

    code: str
    text: str


encode = msgspec.json.Encoder().encode
