"""The action table of Cubitos: the same ids for every set, track, number of seats and owner's data.

A step is a direction or an exit of a large space; a die is a zone and a kind, or in the active zone a kind and a face;
another player is a number of seats to the left. Ids are only ever added, at the end.
"""

from __future__ import annotations

from typing import Final

from kubok.cubitos.pieces import CODE_COUNT, CODES, FACE_NAMES, KINDS, TRAY_KINDS
from kubok.kernel import Action, ActionTable

DIRECTIONS: Final = ("east", "north-east", "north-west", "west", "south-west", "south-east")
EXITS: Final = 16

DONE: Final = 1
PUSH: Final = 2
PASS: Final = 3
CALL_ORDER: Final = 4
YES: Final = 5
NO: Final = 6
BUY_FOOT: Final = 7
SHORTCUT: Final = 8
JETPACK: Final = 9
TAKE_CREDITS: Final = 10
TAKE_FAN: Final = 11
STEP: Final = 12  # six directions, then the exits of a large space: 12 + way
FROM_DRAW: Final = STEP + len(DIRECTIONS) + EXITS
FROM_ROLL: Final = FROM_DRAW + len(KINDS)
FROM_DISCARD: Final = FROM_ROLL + len(KINDS)
FROM_ACTIVE: Final = FROM_DISCARD + len(KINDS)
FROM_TRAY: Final = FROM_ACTIVE + len(CODES)
PLAYER: Final = FROM_TRAY + TRAY_KINDS - 1  # and how many seats to the left
TAKE_COINS: Final = PLAYER + 4
TAKE_FEET: Final = PLAYER + 5
WATER_FEET_FIRST: Final = PLAYER + 6

ACTIVE_ID: Final = tuple(FROM_ACTIVE + CODES.index(c) if c in CODES else 0 for c in range(CODE_COUNT))
"""The action that points at an active die, by code."""

TABLE: Final = ActionTable(
    [
        Action("wait", {}, "nothing; for research interfaces, never legal at a table"),
        Action("done", {}, "no more of this: dice to discard, abilities, steps, bonuses, purchases"),
        Action("push", {}, "roll all dice of the roll zone again (C-3.6)"),
        Action("pass", {}, "end your roll phase (C-3.6)"),
        Action("call_order", {}, "ask that the others act in order until the next barrier (C-3.8)"),
        Action("yes", {}, "take what is offered"),
        Action("no", {}, "leave what is offered"),
        Action("buy_foot", {}, "buy one foot for 4 money (C-6.2)"),
        Action("shortcut", {}, "pay the price of the space and jump (C-6.6)"),
        Action("jetpack", {}, "double the feet in hand (C-6.6)"),
        Action("take_credits", {}, "take the credits of a bonus space (C-6.5)"),
        Action("take_fan", {}, "take the fan of a bonus space (C-6.5)"),
        *(Action("step", {"to": way}, "move or point one space that way (C-6.1)") for way in DIRECTIONS),
        *(Action("exit", {"number": n}, "leave a large space by its n-th exit (C-6.7)") for n in range(1, EXITS + 1)),
        *(Action("draw", {"kind": kind}, "take a die of the draw zone") for kind in KINDS),
        *(Action("roll", {"kind": kind}, "point at a die of the roll zone") for kind in KINDS),
        *(Action("discard", {"kind": kind}, "point at a die of the discard zone") for kind in KINDS),
        *(
            Action(
                "active", {"kind": KINDS[c >> 2], "face": FACE_NAMES[c >> 2][c & 3]}, "use or point at an active die"
            )
            for c in CODES
        ),
        *(Action("tray", {"kind": kind}, "buy, gain or take a die of a tray") for kind in KINDS[:TRAY_KINDS]),
        *(Action("player", {"left": n}, "the player n seats to your left") for n in range(1, 4)),
        Action("take_coins", {}, "take the coins of the two that are offered"),
        Action("take_feet", {}, "take the feet of the two that are offered"),
        Action("water_feet_first", {}, "spend water feet before plain ones in this move (C-6.9)"),
    ]
)
CODE_OF: Final = {ACTIVE_ID[c]: c for c in CODES}


def as_markdown() -> str:
    """The table as a page of the docs (`kubok actions`)."""
    rows = [f"| {i} | `{action}` | {action.meaning} |" for i, action in enumerate(TABLE)]
    head = [
        "# The actions of Cubitos",
        "",
        f"All {len(TABLE)} of them, the same for every set, track, number of seats and owner's data. Ids are only ever",
        "added. This page is printed by `kubok actions`; a test keeps it true.",
        "",
        "| id | action | meaning |",
        "| --- | --- | --- |",
    ]
    return "\n".join(head + rows) + "\n"
