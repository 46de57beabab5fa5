"""Frames: what a seat is in the middle of. A frame is a kind and at most two small numbers with names.

The frame on top, what the seat is doing, is the decision or the chance owed. Each kind is described once, by the module
of its phase or card: how it goes on by itself, what is legal in it, what an action does, why another action is not
legal, and what its numbers are called. Where an older
version of the rules did it otherwise, `first_rules` says so; a game takes the table of its version when it is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from kubok.cubitos.pieces import FIRST_NUMBERS, SECOND_NUMBERS, Frame, Seat
from kubok.kernel import Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race

Prepare: TypeAlias = "Callable[[Race, int, Seat], bool]"
Legal: TypeAlias = "Callable[[Race, int, Seat], tuple[int, ...]]"
Apply: TypeAlias = "Callable[[Race, int, Seat, int], None]"
Why: TypeAlias = "Callable[[Race, int, Seat, int], Reason]"

NAMES: Final = (
    "idle",  # waits for the others at a barrier
    "rolling",  # dice are in hand: chance is owed
    "drawing",
    "choosing",
    "pushing",
    "arriving",
    "adding",
    "stepping",
    "busted",
    "abilities",
    "prize",
    "moving",
    "bonus",
    "after_move",
    "pointing",
    "buying",
    "gaining",
    "offered",
    "losing",
    "placing",
    "taking",
    "either",
    "picking",
    "giving",
    "rescue",
    "again",
    "helping",
    "other",
)
(
    IDLE,
    ROLLING,
    DRAWING,
    CHOOSING,
    PUSHING,
    ARRIVING,
    ADDING,
    STEPPING,
    BUSTED,
    ABILITIES,
    PRIZE,
    MOVING,
    BONUS,
    AFTER_MOVE,
    POINTING,
    BUYING,
    GAINING,
    OFFERED,
    LOSING,
    PLACING,
    TAKING,
    EITHER,
    PICKING,
    GIVING,
    RESCUE,
    AGAIN,
    HELPING,
    OTHER,
) = range(len(NAMES))

# Why dice are rolled. Only a push can bust (C-3.4).
FIRST_ROLL: Final = 0
A_PUSH: Final = 1
BY_ABILITY: Final = 2
A_RESCUE: Final = 3
WHY_ROLLED: Final = ("first", "push", "ability", "rescue")


def _no_choice(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return ()


class Frames:
    """What is done in each kind of frame, under one version of the rules."""

    __slots__ = ("apply", "legal", "prepare", "why")

    def __init__(self) -> None:
        self.prepare: list[Prepare | None] = [None] * len(NAMES)
        self.legal: list[Legal] = [_no_choice] * len(NAMES)
        self.apply: dict[int, Apply] = {}
        self.why: dict[int, Why] = {}


RULES: Final = 2
"""The newest version of the rules."""

BY_RULES: Final[dict[int, Frames]] = {version: Frames() for version in range(1, RULES + 1)}
BASE: Final[dict[int, frozenset[int]]] = {}
NO_NUMBERS: Final[Mapping[str, int]] = MappingProxyType({})
MOST_NUMBERS: Final[dict[int, Mapping[str, int]]] = {IDLE: NO_NUMBERS, ROLLING: {"why_rolled": len(WHY_ROLLED) - 1}}
"""The numbers of each kind of frame by name, with their stated maxima."""


def describe(
    kind: int,
    *,
    phases: tuple[int, ...],
    legal: Legal = _no_choice,
    apply: Apply | None = None,
    why: Why | None = None,
    prepare: Prepare | None = None,
    most: Mapping[str, int] = NO_NUMBERS,
) -> None:
    """Say what a kind of frame is: its phases, how it goes on, its actions, and its numbers with their maxima."""
    for version in BY_RULES:
        redescribe(version, kind, legal=legal, apply=apply, why=why, prepare=prepare)
    BASE[kind] = frozenset(phases)
    MOST_NUMBERS[kind] = most


def redescribe(
    version: int,
    kind: int,
    *,
    legal: Legal,
    apply: Apply | None = None,
    why: Why | None = None,
    prepare: Prepare | None = None,
) -> None:
    """Say what is done in a kind of frame under that version of the rules."""
    frames = BY_RULES[version]
    frames.prepare[kind], frames.legal[kind] = prepare, legal
    if apply is not None and why is not None:
        frames.apply[kind], frames.why[kind] = apply, why


def enter(me: Seat, kind: int, first: int = 0, second: int = 0) -> None:
    """Put a frame on top: what the seat was doing is interrupted."""
    me.beneath += ((me.doing, me.first, me.second),)
    me.doing, me.first, me.second = kind, first, second


def leave(me: Seat) -> None:
    """The top frame is done with: the seat goes on with what lies beneath."""
    me.doing, me.first, me.second = me.beneath[-1]
    me.beneath = me.beneath[:-1]


def become(me: Seat, kind: int, first: int = 0, second: int = 0) -> None:
    """Put a frame in place of the top one."""
    me.doing, me.first, me.second = kind, first, second


def as_long_as(there_is: Callable[[Race, int, Seat], object]) -> Prepare:
    """How a frame goes on that is left as soon as there is nothing in it to choose."""

    def prepare(race: Race, seat: int, me: Seat) -> bool:
        if there_is(race, seat, me):
            return False
        leave(me)
        return True

    return prepare


def frames_of(me: Seat) -> tuple[Frame, ...]:
    """All frames of a seat, the top one last.

    >>> me = Seat()
    >>> become(me, CHOOSING)
    >>> enter(me, ADDING, 2)
    >>> [NAMES[kind] for kind, _, _ in frames_of(me)], me.left
    (['choosing', 'adding'], 2)
    """
    return (*me.beneath, (me.doing, me.first, me.second))


def lay(me: Seat, *frames: Frame) -> None:
    """Give a seat these frames, the top one last."""
    *beneath, (me.doing, me.first, me.second) = frames
    me.beneath = tuple(beneath)


def most_of(kind: int) -> tuple[int, int]:
    """The highest first and second number of a kind of frame."""
    most = MOST_NUMBERS[kind]
    return sum(most.get(name, 0) for name in FIRST_NUMBERS), sum(most.get(name, 0) for name in SECOND_NUMBERS)
