"""What is sent to the server over HTTP: bodies, and the parts of addresses, each checked for form and size."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Header, Query
from fastapi import Path as InPath
from pydantic import BaseModel, ConfigDict, Field

from kubok.table.catalogue import PAUSES
from kubok.table.protocol import MAX_NAME, ChairKind
from kubok.table.room import PAUSE, Help


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


PRINTED: Final = r"^[^\x00-\x1f\x7f]*$"
"""No control characters: some databases cannot keep them, and no word of ours has any."""
LINK_FORM: Final = "^[A-Za-z0-9_.-]*$"
MOST_SEATS: Final = 16
MOST_OPTIONS: Final = 20
MOST_CHOSEN: Final = 100
MOST_SETTINGS: Final = 40

Name = Annotated[str, Field(max_length=4 * MAX_NAME)]
Word = Annotated[str, Field(max_length=40, pattern=PRINTED)]
Words = Annotated[list[Word], Field(max_length=MOST_CHOSEN)]
TableId = Annotated[str, InPath(max_length=40, pattern="^[A-Za-z0-9_-]+$")]
InAddress = Annotated[str, InPath(max_length=40, pattern=PRINTED)]
Digest = Annotated[str, InPath(pattern="^[0-9a-f]{64}$")]
SeatAsked = Annotated[int | None, Query(ge=0, lt=MOST_SEATS)]
LinkHeader = Annotated[str, Header(alias="kubok-link", max_length=64, pattern=LINK_FORM)]


class ChairOrder(Body):
    """A chair of a new table."""

    kind: ChairKind
    level: Word = ""
    """of a bot"""
    name: Name = ""
    """of one of several people at the host's screen"""


class TableOrder(Body):
    """`POST /api/tables`"""

    game: Word
    seats: Annotated[list[ChairOrder], Field(min_length=1, max_length=MOST_SEATS)]
    nickname: Name = ""
    """of who makes the table, its host"""
    help: Help = "none"
    """`odds` only where the game has them"""
    pause: Annotated[int, Field(ge=PAUSES[0], le=PAUSES[1])] = PAUSE
    """how many seconds somebody must be away before a bot may sit in"""
    options: Annotated[dict[Word, bool | int | Word | Words | None], Field(max_length=MOST_OPTIONS)] = {}
    """of the game; those left out are as usual"""


class LessonOrder(Body):
    """`POST /api/lesson`"""

    game: Word
    nickname: Name = ""


class JoinOrder(Body):
    """`POST /api/join`, and `POST /api/invitation`"""

    link: Annotated[str, Field(max_length=64, pattern=LINK_FORM)]
    nickname: Name = ""


class LinkOrder(Body):
    """`POST /api/me/link`"""

    settings: Annotated[dict[Word, bool | int | float | Word], Field(max_length=MOST_SETTINGS)] = {}
    """of the page, to go along"""


class CarryOrder(Body):
    """`POST /api/me/look`, and `POST /api/me/take`"""

    token: Annotated[str, Field(max_length=64, pattern=LINK_FORM)]
    bring: bool = True
    """the tables that this device has had so far go along, to the same person"""


class Me(Body):
    """`POST /api/me`"""

    nickname: Name
