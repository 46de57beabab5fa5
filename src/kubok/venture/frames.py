"""Frames: what the table is in the middle of. A frame is a tuple of a kind, a seat and a few small numbers.

Frames lie on one stack; the top one is the decision or the draw that is owed, and what it interrupted lies beneath
(V-5.1, V-10.4). All that a frame holds is public: what only one player may know lies with the seats and in the looks.
Each kind is described once: how it goes on by itself, what is legal in it, what an action does, why another does not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from kubok.kernel import Reason
from kubok.venture.pieces import MOST_CARDS
from kubok.venture.words import MOST

if TYPE_CHECKING:
    from kubok.venture.village import Village

Frame: TypeAlias = tuple[Any, ...]
"""The kind, then the numbers that `FIELDS` names for it; a heap of cards and a row of cards are numbers too."""

Run: TypeAlias = "Callable[[Village, Frame], bool]"
Legal: TypeAlias = "Callable[[Village, Frame, int], tuple[int, ...]]"
Apply: TypeAlias = "Callable[[Village, Frame, int, int], None]"
Why: TypeAlias = "Callable[[Village, Frame, int, int], Reason]"


class Field(NamedTuple):
    """A number of a frame: what it is, and the range of one that is only a number."""

    name: str
    sort: str = "number"
    low: int = 0
    high: int = 0


SEAT: Final = Field("seat", "seat")
CARD: Final = Field("card", "card")
CARDS: Final = Field("cards", "heap")
SOURCE: Final = Field("source", "card?")  # the card whose effect this is; none for a rule or a space
ABOUT: Final = Field("about", "card?")
NUMBER_OF_CARDS: Final = Field("number", high=MOST_CARDS)
WORD: Final = Field("number", high=MOST)  # a number on a card


NAMES: Final = (
    # set-up
    "first_player", "setting_up", "drafting", "aside",
    # the turn
    "turn", "ending", "tuck_gear", "over",
    # effects and what they trigger
    "effects", "batch", "discarded", "tucked",
    # cards that leave the deck, and choices
    "drawing", "picking", "pointing", "starting", "options", "asking", "investing", "playing", "playing_it", "taking",
    "from_pile", "ruby", "play_free",
    # moves on the board
    "travelling", "stepping", "reward",
)  # fmt: skip
(
    FIRST_PLAYER, SETTING_UP, DRAFTING, ASIDE,
    TURN, ENDING, TUCK_GEAR, OVER,
    EFFECTS, BATCH, DISCARDED, TUCKED,
    DRAWING, PICKING, POINTING, STARTING, OPTIONS, ASKING, INVESTING, PLAYING, PLAYING_IT, TAKING,
    FROM_PILE, RUBY, PLAY_FREE,
    TRAVELLING, STEPPING, REWARD,
) = range(len(NAMES))  # fmt: skip
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}


def always_asked(village: Village, frame: Frame) -> bool:
    """A decision that is asked whatever its answers: a forced one would tell what a hand holds, or end a turn."""
    return False


def _no_choice(village: Village, frame: Frame, seat: int, action: int) -> None:
    raise AssertionError("nothing is asked here")


FIELDS: Final[list[tuple[Field, ...]]] = [()] * len(NAMES)
RUN: Final[list[Run]] = [always_asked] * len(NAMES)
LEGAL: Final[list[Legal | None]] = [None] * len(NAMES)
APPLY: Final[list[Apply]] = [_no_choice] * len(NAMES)
WHY: Final[dict[int, Why]] = {}


def describe(
    kind: int,
    *fields: Field,
    run: Run = always_asked,
    legal: Legal | None = None,
    apply: Apply = _no_choice,
    why: Why | None = None,
) -> None:
    """Say what a kind of frame is: its numbers, how it goes on by itself, and for a decision its actions.

    `run` gives True if it has gone on, False if a decision or a draw is owed.
    """
    FIELDS[kind], RUN[kind], LEGAL[kind], APPLY[kind] = fields, run, legal, apply
    if why is not None:
        WHY[kind] = why
