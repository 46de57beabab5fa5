"""The pieces of A Wild Venture and where they lie: species, kinds, starters, chests, and what lies with a player.

A card is its number in the game's list of cards, and a heap of cards whose order does not matter is a number with a bit
for each card: hands, rows, piles, the deck. So a copy is a few numbers, and a question about a heap one `&`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SEATS: Final = 2
SPECIES: Final = ("crow", "frog", "rabbit")
VILLAGER: Final = 0
GEAR: Final = 1
BUILDING: Final = 2
KINDS: Final = ("villager", "gear", "building")

STARTERS: Final = ("nest", "lily_pad", "burrow")
STARTER_SPECIES: Final = (0, 1, 2)
STARTER: Final = 3  # any of the three, where a card leaves the choice

IRON: Final = 0
GOLDEN: Final = 1
RUBY: Final = 2
CHESTS: Final = ("iron", "golden", "ruby")

MOST_CARDS: Final = 128
"""Cards of a game, the starting villagers among them: as many as the action table can name."""

MOST_NUMBER: Final = 999_999
NO_CARD: Final = -1

# Set-up (V-1)

COINS: Final = 5
HAND: Final = 5
WILD_HAND: Final = 8
WILD_DISCARD: Final = 3
PAIRS: Final = 3  # of enchantment tokens; the last one is given to the players
MAIN_ACTIONS: Final = 2
LEAST_DECK: Final = 20  # V-10.21: cards left after the deal
STALL: Final = 40  # V-10.21: turns in a row without a card leaving the deck
STALL_WARNING: Final = 30


def heap(cards: Iterable[int]) -> int:
    """The heap of these cards.

    >>> heap([0, 3])
    9
    """
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_of(bits: int) -> list[int]:
    """The cards of a heap, ascending.

    >>> cards_of(9)
    [0, 3]
    """
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def nth(bits: int, n: int) -> int:
    """The n-th card of a heap, counted from 0.

    >>> nth(0b1011, 2)
    3
    """
    at, width = 0, MOST_CARDS // 2
    while width:
        low = bits & (1 << width) - 1
        count = low.bit_count()
        if n >= count:
            n -= count
            bits >>= width
            at += width
        else:
            bits = low
        width >>= 1
    return at


NUMBER_NAMES: Final = ("coins", "space", "starters", "tokens", "pairs", "adventurer", "decision", "sure")
MOST: Final = {
    "coins": MOST_NUMBER,
    "space": 999,
    "starters": 7,
    "tokens": 3,
    "pairs": 7,
    "adventurer": 3,
    "decision": 1 << 40,
    "sure": MOST_CARDS,
}
HEAPS: Final = ("hand", "villagers", "gear", "buildings", "hidden", "shown", "known", "held", "loose", "undrawn")


class Seat:
    """What lies with one player.

    >>> Seat().coins
    0
    """

    __slots__ = (*HEAPS, *NUMBER_NAMES, "picked")

    hand: int
    villagers: int
    gear: int
    buildings: int
    hidden: int
    """The scoring pile: what was tucked unseen by the other player."""
    shown: int
    """The scoring pile: what everybody saw as it was tucked (V-10.22)."""
    known: int
    """Cards of the hand that the other player knows."""
    held: int
    """Cards that the other player knows to be in the hand or tucked unseen."""
    loose: int
    """Cards that the other player knows to be in the hand or away: in a look of this player, or back on the deck since.
    One that is `held` too may also have been tucked."""
    undrawn: int
    """Of the loose and held cards those that cannot be in the hand: none has been drawn since they were away."""
    coins: int
    space: int
    """Where the adventurer stands; 0 is Home."""
    starters: int
    """A bit for each starter on its advanced side."""
    tokens: int
    """Enchantment tokens in the player area."""
    pairs: int
    """A bit for each pair of which the player has, or has placed, a token (V-3.8)."""
    adventurer: int
    """0 before the draft, then 1 more than the species."""
    decision: int
    sure: int
    """So many of the loose cards at least are away: that follows from how many were drawn and tucked."""
    picked: tuple[int, ...]
    """Cards chosen so far in a choice of several, in order; nobody else sees them."""

    def __init__(self) -> None:
        self.hand = self.villagers = self.gear = self.buildings = self.hidden = self.shown = self.known = self.held = 0
        self.coins = self.space = self.starters = self.tokens = self.pairs = self.adventurer = self.decision = 0
        self.loose = self.undrawn = self.sure = 0
        self.picked = ()

    def copy(self) -> Seat:
        new = Seat.__new__(Seat)
        new.hand = self.hand
        new.villagers = self.villagers
        new.gear = self.gear
        new.buildings = self.buildings
        new.hidden = self.hidden
        new.shown = self.shown
        new.known = self.known
        new.held = self.held
        new.loose = self.loose
        new.undrawn = self.undrawn
        new.coins = self.coins
        new.space = self.space
        new.starters = self.starters
        new.tokens = self.tokens
        new.pairs = self.pairs
        new.adventurer = self.adventurer
        new.decision = self.decision
        new.sure = self.sure
        new.picked = self.picked
        return new


# The table's numbers

TURN: Final = 0  # turns begun
BARRIERS: Final = 1
FIRST: Final = 2  # the first player's seat; -1 until it is drawn
MAINS: Final = 3  # main actions left in this turn
ACTIVATED: Final = 4  # what the turn's first main action activated: 0 nothing, 1 to 3 a starter, 4 + card
LEFT: Final = 5  # cards that have left the deck's hidden part: the address of the next one
LAST: Final = 6  # 0, or how many turns are left once the deck is empty, this one counted
QUIET: Final = 7  # turns in a row in which no card left the deck
DECK_THEN: Final = 8  # cards in the deck when this turn began
ENDED: Final = 9
TABLE_NAMES: Final = (
    "turn", "barriers", "first_player", "mains", "activated", "left", "last", "quiet", "deck_then", "ended",
)  # fmt: skip
