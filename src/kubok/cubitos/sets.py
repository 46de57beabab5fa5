"""Sets of one's own: the rulebooks' advice checked, and sets drawn at random that follow it (C-2.2).

The advice warns and never forbids. What a set must have, one card of each colour, is checked in `data`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from kubok.cubitos.data import CARDS, Box, picked_cards
from kubok.cubitos.pieces import COLOURS
from kubok.kernel import Reason

CHEAP: Final = 5
FEWEST_CHEAP: Final = 2
"""The rulebooks advise two or three; we warn below two."""

MOST_DRAWS: Final = 1000

FEW_CHEAP_CARDS: Final = Reason(
    "few_cheap_cards",
    "C-2.2",
    "{count} of the cards in the set {count:costs|cost} {most} or less; two or three make for a better race",
)
NO_DICE_LOST_OR_ADDED: Final = Reason(
    "no_dice_lost_or_added",
    "C-2.2",
    "no card in the set loses or adds dice; one that does makes for a better race",
)


def warnings(box: Box, cards: Sequence[str]) -> list[Reason]:
    """What the advice has against a set of eight cards: nothing, one thing or two.

    >>> box = Box.open()
    >>> cards = ["smelly_cat", "rich_dog", "mr_soldier", "rock_on", "dugout", "rollosaurus", "bad_cheese", "bob"]
    >>> warnings(box, cards)
    []
    >>> cards[4] = "mr_bats"
    >>> for warning in warnings(box, cards):
    ...     print(warning)
    no card in the set loses or adds dice; one that does makes for a better race (C-2.2)
    """
    picked = picked_cards("set-up", "cards", cards)
    found = []
    cheap = sum(_cost(box, name) <= CHEAP for name in picked)
    if cheap < FEWEST_CHEAP:
        found.append(FEW_CHEAP_CARDS._replace(numbers={"count": cheap, "most": CHEAP}))
    if not any(box.advice[name] for name in picked):
        found.append(NO_DICE_LOST_OR_ADDED)
    return found


def random_set(box: Box, rng: Random) -> list[str]:
    """One card of each colour, all sets that follow the advice being equally likely.

    In a box whose costs leave no such set to be found it is a set like any other, and `warnings` says so.

    >>> box = Box.open()
    >>> cards = random_set(box, Random(1))
    >>> len(cards), warnings(box, cards)
    (8, [])
    """
    for _ in range(MOST_DRAWS):
        cards = [rng.choice([name for name, its in CARDS.items() if its == colour]) for colour in COLOURS]
        if not warnings(box, cards):
            break
    return cards


def _cost(box: Box, name: str) -> int:
    cost = box.cards[name]["cost"]
    assert isinstance(cost, int)
    return cost
