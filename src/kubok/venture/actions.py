"""The action table of A Wild Venture: the same ids for every deck, board, variant and owner's data.

A card is named by its number in the game's list of cards, counted from 1, wherever it lies: so an id means the same
card all through a game. Ids are only ever added, at the end.
"""

from __future__ import annotations

from typing import Final

from kubok.kernel import Action, ActionTable
from kubok.venture.pieces import MOST_CARDS, STARTERS, cards_of

OPTIONS: Final = 6
WAYS: Final = 6
MOST_INVEST: Final = 20

END: Final = 1
YES: Final = 2
NO: Final = 3
STOP: Final = 4
ACTIVATE_STARTER: Final = 5
ADVANCE: Final = ACTIVATE_STARTER + len(STARTERS)
OPTION: Final = ADVANCE + len(STARTERS)
WAY: Final = OPTION + OPTIONS
INVEST: Final = WAY + WAYS  # and how many coins, 0 among them
PLAY: Final = INVEST + MOST_INVEST + 1
ACTIVATE: Final = PLAY + MOST_CARDS
ENCHANT: Final = ACTIVATE + MOST_CARDS
CHOOSE: Final = ENCHANT + MOST_CARDS

_CARDS: Final = range(1, MOST_CARDS + 1)

TABLE: Final = ActionTable(
    [
        Action("wait", {}, "nothing; for research interfaces, never legal at a table"),
        Action("end", {}, "declare the end of your turn (V-2.1)"),
        Action("yes", {}, "take what is offered"),
        Action("no", {}, "leave what is offered"),
        Action("stop", {}, "travel no further (V-3.3)"),
        *(Action("activate", {"card": name}, "activate a starter card (V-2.3)") for name in STARTERS),
        *(Action("advance", {"card": name}, "turn a starter card to its advanced side (V-3.6)") for name in STARTERS),
        *(Action("option", {"number": n}, "take the n-th of what is offered") for n in range(1, OPTIONS + 1)),
        *(Action("way", {"number": n}, "travel one space along the n-th way (V-3.3)") for n in range(1, WAYS + 1)),
        *(Action("invest", {"coins": n}, "put so many coins on the building (V-3.1)") for n in range(MOST_INVEST + 1)),
        *(Action("play", {"card": n}, "play a card of your hand (V-2.2)") for n in _CARDS),
        *(Action("activate", {"card": n}, "activate a villager (V-2.3, V-2.5)") for n in _CARDS),
        *(Action("enchant", {"card": n}, "put an enchantment token on a building (V-2.7)") for n in _CARDS),
        *(Action("choose", {"card": n}, "point at a card, wherever it lies") for n in _CARDS),
    ]
)

assert len(TABLE) == CHOOSE + MOST_CARDS


def choose(bits: int) -> tuple[int, ...]:
    """The actions that point at the cards of a heap.

    >>> choose(0b101) == (CHOOSE, CHOOSE + 2)
    True
    """
    return tuple([CHOOSE + card for card in cards_of(bits)])


def as_markdown() -> str:
    """The table as a page of the docs; runs of cards and numbers take one line each."""
    rows = []
    for first, last in _runs():
        action = TABLE[first]
        name = f"`{action}`" if first == last else f"`{action}` … `{TABLE[last]}`"
        rows.append(f"| {first if first == last else f'{first}–{last}'} | {name} | {action.meaning} |")
    head = [
        "# The actions of A Wild Venture",
        "",
        f"All {len(TABLE)} of them, the same for every deck, board, variant and owner's data. A card has the number of",
        "its place in the game's list of cards (`data` in a record). Ids are only ever added.",
        "",
        "| id | action | meaning |",
        "| --- | --- | --- |",
    ]
    return "\n".join(head + rows) + "\n"


def _runs() -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for number, action in enumerate(TABLE):
        same = runs and TABLE[runs[-1][0]].meaning == action.meaning
        runs[-1:] = [(runs[-1][0], number)] if same else [*runs[-1:], (number, number)]
    return runs
