"""What goes over a socket: every message of both directions, with its limits.

Messages are JSON objects with their kind in "t". What comes from a page is checked here for form and size; whether it
is allowed is asked of the room. The page's own types and the tables of docs/protocol.md are made from this module, so
its sentences are for both: `make docs`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypeAlias, TypedDict

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from kubok.kernel import JSON
from kubok.kernel.session import MAX_BATCH
from kubok.kernel.words import Said
from kubok.titles.title import Told, Why

PROTOCOL: Final = 2
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
Question = Annotated[str, Meta(max_length=20, pattern=r"^[a-z_]+$")]
Phase: TypeAlias = Literal["waiting", "playing", "over", "closed"]
ChairKind: TypeAlias = Literal["here", "link", "open", "bot"]


def holds(kind: object) -> Meta:
    """Of a field that is sent as encoded already: what it holds."""
    return Meta(extra={"holds": kind})


# What a page says


class _In(Struct, tag_field="t", forbid_unknown_fields=True):
    """A message of a page."""


class Hello(_In, tag="hello"):
    """the first message: as whom (`link` only to watch, else the cookie says it); `epoch` and `since` to resume"""

    protocol: int
    link: Link = ""
    epoch: Annotated[str, Meta(max_length=40)] = ""
    since: Number = 0


class Nonce(_In, tag="nonce"):
    """32 hex digits chosen by the page: the seat's part of the dice"""

    seat: SeatNumber
    nonce: Annotated[str, Meta(min_length=32, max_length=32, pattern=r"^[0-9a-f]+$")]


class Start(_In, tag="start"):
    """the host: begin now, bots of that level take free chairs"""

    level: Level = ""


class Act(_In, tag="act"):
    """answer decision `number` with action ids, all of them or none; `itself`: what the part calls `obvious`, taken by
    the page and not by its person"""

    key: Key
    seat: SeatNumber
    number: Number
    actions: Annotated[list[ActionId], Meta(min_length=1, max_length=MAX_BATCH)]
    itself: bool = False


class Undo(_In, tag="undo"):
    """take back what I did last: all that one message did, and what was taken by itself since; `number` is my present
    decision number, so no undo happens twice"""

    key: Key
    seat: SeatNumber
    number: Number


class Ask(_In, tag="ask"):
    """a question about the position that changes nothing, see below"""

    key: Key
    seat: SeatNumber
    what: Question
    action: dict[str, str | int] | None = None
    actions: Annotated[list[ActionId], Meta(max_length=MAX_BATCH)] = []


class Say(_In, tag="say"):
    """a ready phrase by its number"""

    seat: SeatNumber
    phrase: Annotated[int, Meta(ge=0, lt=len(PHRASES))]


class SitIn(_In, tag="sit_in"):
    """let a bot play for somebody who has been away for the pause"""

    seat: SeatNumber
    level: Level = ""


class ComeBack(_In, tag="come_back"):
    """I play again, in place of the bot that sat in for me"""

    seat: SeatNumber


class Concede(_In, tag="concede"):
    """I give up: an entry of the record. With two the other has won; among more a bot plays on"""

    seat: SeatNumber


class Leave(_In, tag="leave"):
    """I get up: before the game the chair is free again, in the game a bot sits in"""

    seat: SeatNumber


class Close(_In, tag="close"):
    """the host: this table ends"""


class Ping(_In, tag="ping"):
    """answered with `pong`"""

    n: Number = 0


FromPage: TypeAlias = Hello | Nonce | Start | Act | Undo | Ask | Say | SitIn | ComeBack | Concede | Leave | Close | Ping
_decoder: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)


class Malformed(ValueError):  # noqa: N818 - like the kernel's errors, named for what it is
    """Not a message of this protocol."""


def read(text: str | bytes) -> FromPage:
    """One message of a page; Malformed with what is wrong.

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


class _Greeting(Struct):
    t: Literal["hello"]
    protocol: int


_greeting: Final[msgspec.json.Decoder[_Greeting]] = msgspec.json.Decoder(_Greeting)


def protocol_of(text: bytes) -> int | None:
    """The number in a hello, whatever else that protocol puts into it; None for anything but a hello.

    >>> protocol_of(b'{"t":"hello","protocol":1,"table":"3f2a"}')
    1
    """
    try:
        return _greeting.decode(text).protocol
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


# What the server says


class _Out(Struct, tag_field="t", omit_defaults=True):
    """A message of the server."""


class ChairStatus(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a chair; what is false or empty is left out."""

    kind: ChairKind
    name: str = ""
    level: str = ""
    """of the bot that plays"""
    taken: bool = False
    here: bool = False
    """connected"""
    away: float | None = None
    """since when, in seconds since 1970"""
    sitting: bool = False
    """a bot sits in"""
    conceded: bool = False
    nonce: str = ""


class Status(Struct, frozen=True):
    """The table around the game."""

    phase: Phase
    seats: list[ChairStatus]
    host_here: bool
    host_away: float | None
    """since when; null while the host is here"""
    grace: int
    """seconds that a cut line costs nothing; after them anybody seated may lead in the host's place"""
    help: str
    """`none` or `odds`"""
    pause: int
    commitment: str
    closed_by: str
    """`host`, `seat`, `nobody_left` or `too_long` (its record has come to its end: 10,000 entries)"""
    next: str
    """the table of the rematch"""


class Spoken(Struct, frozen=True):
    """A ready phrase, and who says it."""

    seat: int
    phrase: int


class Public(Struct, frozen=True, omit_defaults=True):
    """What everybody at the table gets. Parts that have not changed are left out."""

    status: Status | UnsetType = UNSET
    """the table around the game, see below"""
    by: int | UnsetType = UNSET
    """the seat that acted"""
    entry: int | UnsetType = UNSET
    """the number of the record's latest entry; -1 before the first"""
    undo: bool = False
    """true if the seat took something back"""
    itself: bool = False
    """true if the page did it for the seat"""
    events: list[Told] | UnsetType = UNSET
    """what happened, in order: `kind`, `seat` (-1 is the table), `rule`, `fields`, and in words `say`"""
    owed: list[int] | UnsetType = UNSET
    """the seats that owe a decision: "waiting for …\""""
    view: JSON | UnsetType = UNSET
    """the position as everybody may see it"""
    say: Spoken | UnsetType = UNSET
    """a ready phrase: `seat` and `phrase`"""


class Offered(TypedDict):
    """A legal action: its id, its structured form, what it is in words, and whatever else the game tells of it."""

    id: int
    do: str
    say: Said
    note: NotRequired[Said]
    """what there is to know before taking it"""


class Ahead(Struct, frozen=True):
    """What a seat may do besides, if it first takes some actions that end a step: both are sent as one `act`."""

    after: list[int]
    """those actions; the first of them need not be offered for itself"""
    legal: Annotated[Raw, holds("Offered[]")]
    """what may be done after them"""
    asks: Said | None
    """what the seat is asked then"""


class Part(Struct, frozen=True, omit_defaults=True):
    """What one seat gets. It is whole: it replaces the one before it."""

    seat: int
    """which seat"""
    number: int
    """the decision number that its next action must carry"""
    legal: Annotated[Raw, holds("Offered[]")]
    """the legal actions: each with its `id` and its structured form, as `{"id": 2, "do": "push"}`, its words in `say`,
    perhaps a `note`, and what else the game tells of it"""
    asks: Said | None = None
    """what the seat is asked, in words"""
    obvious: int | UnsetType = UNSET
    """the legal action that needs no thought, if there is one: a page may take it by itself. What was taken back is not
    called so again until it is answered"""
    ahead: Ahead | UnsetType = UNSET
    """what may be done besides, with the end of this step"""
    undo: Why | None = None
    """why the latest action cannot be taken back"""
    can_undo: bool = False
    """it can"""
    view: JSON | UnsetType = UNSET
    """the position as this seat sees it; missing in games that hide nothing"""
    odds: JSON | UnsetType = UNSET
    """with help `odds`: what the title tells of them"""
    events: list[Told] | UnsetType = UNSET
    """where this seat sees more than everybody: all that happened as it sees it, in place of the public `events`"""


class You(Struct, frozen=True):
    """Who the receiver is at this table."""

    seats: list[int]
    host: bool
    watcher: bool
    links: dict[str, str]
    """those that you may know"""


class TableInfo(Struct, frozen=True):
    """What never changes at a table."""

    id: str
    game: str
    rules: int
    """the version of its rules"""
    seats: int
    """how many"""
    options: JSON
    frame: str
    """a digest for `/api/frames/{digest}`"""
    commitment: str
    """empty for a lesson"""
    lesson: bool


class Welcome(_Out, tag="welcome"):
    """all there is to know; forget what you knew. `now` is the server's clock"""

    protocol: int
    epoch: str
    seq: int
    table: Annotated[Raw, holds("TableInfo")]
    you: You
    public: Annotated[Raw, holds("Public")]
    seats: Annotated[list[Raw], holds("Part[]")]
    now: float


class Resumed(_Out, tag="resumed"):
    """the updates you missed follow, up to that number"""

    seq: int


class Update(_Out, tag="update"):
    """something changed; `seq` is one more than before; `seats` is left out if none of yours has"""

    seq: int
    public: Annotated[Raw, holds("Public")]
    seats: Annotated[list[Raw], holds("Part[]")] = []


class Done(_Out, tag="done"):
    """your action or undo is stored for good, as that entry of the record; `number` is the decision it answered (0 in
    the answer to a resend where the server was started anew meanwhile)"""

    key: str
    entry: int
    number: int


class Refused(_Out, tag="refused"):
    """your request (`of` is its kind) had no effect, and why; your present decision (left out if it is 0); `key` is
    empty for what has none"""

    key: str
    of: str
    why: Why
    number: int = 0


class Answer(_Out, tag="answer"):
    """the answer to `ask`"""

    key: str
    answer: JSON


class Pong(_Out, tag="pong"):
    """the answer to `ping`"""

    n: int


class Reload(_Out, tag="reload"):
    """page and server differ: offer to load the page anew, and keep what was not answered"""

    protocol: int


class Trouble(_Out, tag="error"):
    """about the connection: `malformed`, `no_table`, `busy`, `too_many`"""

    code: str
    text: str


FromServer: TypeAlias = Welcome | Resumed | Update | Done | Refused | Answer | Pong | Reload | Trouble

encode = msgspec.json.Encoder().encode
