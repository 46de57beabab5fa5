"""The tables of the database. `migrations` makes them; here they are named for statements."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata: Final = MetaData()

data: Final = Table(
    "data",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("body", Text, nullable=False),
)
"""The data of games, each once, by its digest."""

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("data", String(64), ForeignKey("data.digest"), nullable=False),
    Column("frame", String(64), nullable=False, server_default=""),
    Column("game_id", String(40), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("host", String(40), nullable=False),
    Column("help", String(10), nullable=False),
    Column("pause", Integer, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("closed_by", String(20), nullable=False),
    Column("next", String(40), nullable=False),
    Column("ending", Text, nullable=False),
    Column("about", Text, nullable=False, server_default=""),
    Column("start", Text, nullable=False, server_default=""),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("hours", Float, nullable=False, server_default="0"),
    Index("tables_data", "data"),
    Index("tables_frame", "frame"),
    Index("tables_host", "host"),
    Index("tables_hours", "hours"),
)
"""One row a table: what a record's header says, and the terms. `ending` is the end line, without the secret.

`frame` is the digest by which a page asks for what never changes in the game. When it was last touched is there twice:
by the clock, for people, and in hours that the server had run, for cleaning. `about` is what is played, for lists;
`start` the position that it goes on from, where it does not begin at the beginning.
"""

secrets: Final = Table(
    "secrets",
    metadata,
    Column("game", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("secret", String(64), nullable=False),
)
"""Apart from all that is ever exported while a game is on."""

chairs: Final = Table(
    "chairs",
    metadata,
    Column("game", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("level", String(20), nullable=False),
    Column("name", String(80), nullable=False),
    Column("holder", String(40), nullable=False),
    Column("sitting", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("nonce", String(32), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("owed", Boolean, nullable=False, server_default=sa.false()),
    Index("chairs_holder", "holder"),
)
"""`owed`: it is this seat's move. Kept for whoever is not at the table; who is there sees it."""

entries: Final = Table(
    "entries",
    metadata,
    Column("game", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("at", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(40)),
    Index("entries_key", "game", "seat", "key", unique=True),
)
"""Append-only: the lines of the records. A request's key stands on its last line; no key stands twice."""

identities: Final = Table(
    "identities",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("nickname", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("hours", Float, nullable=False, server_default="0"),
    Index("identities_hours", "hours"),
)
"""Seen, like a table touched, by the clock and in hours."""

settings: Final = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""The server's own: the key that signs cookies and links, the hours it has run, which server it was, a probe."""
