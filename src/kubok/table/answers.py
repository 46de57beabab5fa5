"""What is answered over HTTP. The page's own types are made from these, as from `protocol`: `make docs`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from kubok.kernel import JSON
from kubok.table.protocol import ChairKind, Phase
from kubok.titles.title import About, Glossary, Told


class OptionEntry(Struct, frozen=True):
    """Something that can be chosen for a new game; a form is drawn from it."""

    name: str
    kind: str
    """`choice` (one of `choices`), `several` of them, `number` (from `least` to `most`), `switch`"""
    default: JSON
    """null: as another option has it"""
    choices: tuple[str, ...]
    names: Any
    """of the choices, where the game's data names them"""
    least: int
    most: int


class BotLevels(Struct, frozen=True):
    """The bots that people are offered, from the weakest, and whom they get who have not chosen."""

    levels: list[str]
    usual: str


class GameEntry(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    letter: str
    """its rules are numbered with it"""
    seats: tuple[int, int]
    """for how many, from and to"""
    options: list[OptionEntry]
    bots: BotLevels
    """`levels` from the weakest, and the `usual` one"""
    helps: list[str]
    """what its tables may have for help"""
    lesson: bool
    """whether there is a first lesson"""


class Pause(Struct, frozen=True):
    """Seconds."""

    default: int
    least: int
    most: int


class Catalogue(Struct, frozen=True):
    """`GET /api/catalogue`"""

    protocol: int
    games: list[GameEntry]
    kinds: list[ChairKind]
    pause: Pause
    phrases: list[str]
    longest_name: int


class Frame(Struct, frozen=True):
    """`GET /api/frames/{digest}`: what never changes in a game."""

    game: str
    data: JSON
    glossary: Glossary
    """by key what the data names: the names by language, and what it says"""
    still: JSON
    """what else its title sends once: a board"""


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    name: str
    kind: ChairKind
    taken: bool = False
    level: str = ""
    """of a bot"""
    owed: bool = False
    """it is this seat's move"""
    place: int = 0
    """1 is best; 0 while nobody has come in"""
    conceded: bool = False


class Summary(Struct, frozen=True):
    """One of `GET /api/tables`."""

    id: str
    game: str
    phase: Phase
    host: bool
    made: float
    touched: float
    you: list[int]
    seats: list[SeatSummary]
    about: About | None
    """what is played; null for a table from before this was kept"""


class Summaries(Struct, frozen=True):
    """`GET /api/tables`: first where it is one's move, then what is not over, then the rest; each the latest first."""

    tables: list[Summary]
    all: int
    """how many there are in all; a page has 20"""


class TableSummary(Struct, frozen=True, omit_defaults=True):
    """`GET /api/tables/{id}`, with its links for the host; `POST /api/invitation`, with the chair that is offered."""

    id: str
    game: str
    phase: Phase
    options: JSON
    seats: list[SeatSummary]
    links: dict[str, str] | UnsetType = UNSET
    chair: str | UnsetType = UNSET
    """a seat, `open` or `watch`"""
    about: About | UnsetType = UNSET
    host: str | UnsetType = UNSET
    """who invites, by name"""
    offer: Literal["seat", "yours", "full", "over"] | UnsetType = UNSET
    """what the link is good for now: a seat, one's own seat, or only watching (by the link that comes along)"""


class Handed(Struct, frozen=True):
    """`POST /api/me/link`: for another device of one's own."""

    token: str
    seconds: int
    """so long it is good, and once"""


class Carried(Struct, frozen=True):
    """`POST /api/me/look` and `POST /api/me/take`: who one would be, or is now."""

    nickname: str
    tables: int
    here: int
    """tables of whoever this device has been so far"""
    same: bool
    """it is the same person already"""
    settings: JSON
    """as the other device had them; null before it is taken"""


class TableMade(Struct, frozen=True):
    """`POST /api/tables`"""

    id: str
    links: dict[str, str]


class Joined(Struct, frozen=True):
    """`POST /api/join`; `seat` is null for the link that is for watching."""

    id: str
    seat: int | None


class Step(Struct, frozen=True, omit_defaults=True):
    """An entry of the record, as its reader may see it."""

    entry: int
    seat: int
    undo: int | None
    """the entry that it takes back"""
    events: list[Told]
    owed: list[int]
    """the seats that owe a decision after it"""
    action: JSON | UnsetType = UNSET
    """when the game is over"""
    view: JSON | UnsetType = UNSET
    """if asked for"""


class Steps(Struct, frozen=True):
    """`GET /api/tables/{id}/steps`; `entries` is how many there are in all."""

    steps: list[Step]
    entries: int


class Proof(Struct, frozen=True):
    """`GET /api/tables/{id}/verify`: what is needed to verify the dice; the secret when the table is over."""

    scheme: str
    id: str
    commitment: str
    nonces: list[str]
    secret: str | None
