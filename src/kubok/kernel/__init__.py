"""What every game at our tables is. Knows no game.

`game` holds the contracts, `chance` the dice, `session` a game being played, `record` what is left of it, and
`testing` the proof that a game keeps the contracts.
"""

from kubok.kernel.chance import Fast, Sealed, Source, asked
from kubok.kernel.game import (
    JSON,
    TABLE,
    WAIT,
    Action,
    ActionTable,
    BadData,
    Draw,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Part,
    Phrase,
    Reason,
    Result,
    State,
    canonical,
    digest_of,
    for_authors,
    guard,
    seen,
)
from kubok.kernel.record import Record
from kubok.kernel.session import Session, verify

__all__ = [
    "JSON",
    "TABLE",
    "WAIT",
    "Action",
    "ActionTable",
    "BadData",
    "Draw",
    "Event",
    "Fast",
    "Game",
    "IllegalAction",
    "Outcome",
    "Part",
    "Phrase",
    "Reason",
    "Record",
    "Result",
    "Sealed",
    "Session",
    "Source",
    "State",
    "asked",
    "canonical",
    "digest_of",
    "for_authors",
    "guard",
    "seen",
    "verify",
]
