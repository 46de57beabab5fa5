"""The pieces of Cubitos and where they lie: kinds of dice, their faces, and the layout of a seat and of the table.

A state is numbers: a list for the table, and for each seat its dice by place, a few numbers by name and the frames of
what it is in the middle of. Dice have no identity (C-1): a zone is a count by kind, the active zone a count by code,
that is by kind and face. A borrowed die (C-10.10) is of a kind of its own, so that it stays borrowed in every zone and
every hand.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

# Kinds, in the order in which dice are rolled and addressed.

LIGHT: Final = 0
DARK: Final = 1
WHITE: Final = 2
BROWN: Final = 3
RED: Final = 4
GREEN: Final = 5
ORANGE: Final = 6
PURPLE: Final = 7
YELLOW: Final = 8
BLUE: Final = 9
FIRST: Final = 10
OWN_KINDS: Final = 11
KIND_COUNT: Final = 21  # the last ten are the borrowed dice of greys and colours
BORROWED: Final = OWN_KINDS  # what to add to a kind to make it borrowed

COLOURS: Final = ("white", "brown", "red", "green", "orange", "purple", "yellow", "blue")
KINDS: Final = ("light", "dark", *COLOURS, "first", *(f"borrowed {kind}" for kind in ("light", "dark", *COLOURS)))
GREYS: Final = (LIGHT, DARK)
TRAY_KINDS: Final = FIRST  # greys and colours lie in trays; the first-player die does not

# Faces (C-1.2). A code is 4 * kind + face, and face 0 is the blank one: sorted codes are dice in order of kind.

FACES: Final[dict[int, tuple[tuple[str, int], ...]]] = {
    LIGHT: (("coin", 1),),
    DARK: (("coin", 1), ("foot", 1)),
    WHITE: (("symbol", 1), ("foot", 2)),
    BROWN: (("symbol", 1), ("coin3", 1)),
    RED: (("symbol", 1), ("power", 1)),
    GREEN: (("symbol", 1), ("power", 1), ("foot", 1)),
    ORANGE: (("symbol", 1), ("power", 1)),
    PURPLE: (("symbol", 1),),
    YELLOW: (("symbol", 1), ("power", 1)),
    BLUE: (("symbol", 1), ("power", 1), ("coin2", 1)),
    FIRST: (("credit", 1), ("foot", 1), ("coin2", 1)),
}
"""For each kind its faces that are not blank, and on how many of the six sides each stands."""

COINS_OF: Final = {"coin": 1, "coin2": 2, "coin3": 3}
CODE_COUNT: Final = 4 * KIND_COUNT


def home(kind: int) -> int:
    """The kind of tray a die belongs to: a borrowed white die is a white one.

    >>> home(WHITE + BORROWED) == WHITE, home(DARK) == DARK
    (True, True)
    """
    return kind - BORROWED if kind >= OWN_KINDS else kind


HOMES: Final = tuple(home(kind) for kind in range(KIND_COUNT))


def _faces(kind: int) -> tuple[tuple[str, int], ...]:
    return FACES[home(kind)]


SIDES: Final = tuple(
    tuple([4 * k + f for f, (_, n) in enumerate(_faces(k), start=1) for _ in range(n)] + [4 * k] * 6)[:6]
    for k in range(KIND_COUNT)
)
"""For each kind the codes on its six sides: a drawn value 0 to 5 picks one."""

MISSES: Final = tuple(sum(not code % 4 for code in SIDES[k]) for k in range(KIND_COUNT))
"""For each kind the number of blank sides."""

FACE_NAMES: Final = tuple(
    tuple(["miss", *(name for name, _ in _faces(k))][f] if f <= len(_faces(k)) else "" for f in range(4))
    for k in range(KIND_COUNT)
)
CODES: Final = tuple(4 * k + f for k in range(KIND_COUNT) for f in range(4) if FACE_NAMES[k][f])
CODE_NAMES: Final = tuple(f"{KINDS[c >> 2]} {FACE_NAMES[c >> 2][c & 3]}" for c in range(CODE_COUNT))


def codes(colour: int, *faces: str) -> tuple[int, ...]:
    """The codes of a colour that show one of these faces, own dice and borrowed ones.

    >>> codes(RED, "power")
    (18, 62)
    """
    return tuple(
        4 * kind + face
        for kind in range(KIND_COUNT)
        if home(kind) == colour
        for face in range(4)
        if FACE_NAMES[kind][face] in faces
    )


COIN_WORTH: Final = tuple(COINS_OF.get(FACE_NAMES[c >> 2][c & 3], 0) for c in range(CODE_COUNT))
FOOT_WORTH: Final = tuple(int(FACE_NAMES[c >> 2][c & 3] == "foot") for c in range(CODE_COUNT))
CREDIT_CODE: Final = 4 * FIRST + 1

# Where a seat's dice lie: four zones and the dice in hand while they are rolled, by kind; the active zone by code in
# three parts: ready; used; waiting for its NOW ability to be used or not.

DRAW: Final = 0
ROLL: Final = DRAW + KIND_COUNT
DISCARD: Final = ROLL + KIND_COUNT
HAND: Final = DISCARD + KIND_COUNT
ACTIVE: Final = HAND + KIND_COUNT
USED: Final = ACTIVE + CODE_COUNT
WAITING: Final = USED + CODE_COUNT
DICE: Final = WAITING + CODE_COUNT

NUMBER_NAMES: Final = (
    "credits", "coins", "feet", "water_feet", "tokens", "fans", "limit", "space", "laps", "origin", "risk", "rolls",
    "decision", "bought", "spent", "lost", "earned", "next_draw", "owed", "shield", "begun",
)  # fmt: skip
MOST: Final = {
    "credits": 9999, "coins": 9999, "feet": 9999, "water_feet": 9999, "tokens": 99, "fans": 13, "limit": 999,
    "space": 999, "laps": 9999, "origin": 999, "risk": 1, "rolls": 9999, "decision": 1 << 40, "bought": 255,
    "spent": 0xFFFF, "lost": 9999, "earned": 1, "next_draw": 7, "owed": 999, "shield": 1, "begun": 1,
}  # fmt: skip
"""The stated maximum of each number, so that a state fits a fixed array. Dice counts are at most MOST_DICE."""

MOST_DICE: Final = 121  # all the dice in the box: 80 coloured, 40 grey, one for the first player
MOST_FRAMES: Final = 32

ZONES: Final = {"draw": DRAW, "roll": ROLL, "discard": DISCARD, "hand": HAND}
ACTIVE_PARTS: Final = {"active": ACTIVE, "used": USED, "waiting": WAITING}
NO_DICE: Final = bytes(KIND_COUNT)


Frame: TypeAlias = tuple[int, int, int]
"""A kind of frame and its two numbers."""

FIRST_NUMBERS: Final = (
    "left", "why_rolled", "late_risk", "heard", "asks", "water_first", "untaken", "pointer", "done_buying", "most_cost",
    "offer", "loss", "lenders", "gift",
)  # fmt: skip
SECOND_NUMBERS: Final = ("effects", "prize", "bonus_at", "steps", "cause", "stake", "picks", "fewest")
"""What the two numbers of a frame are called: each kind of frame has its own names for them."""


class Seat:
    """What lies with one player: dice by place, numbers, what the player is doing, and what that interrupted.

    The top frame lies open: `doing` is its kind, and its numbers go by the names that its kind gives them (`describe`
    says which). They are the same two places under many names, so that a copy costs no more than two numbers.

    >>> seat = Seat()
    >>> seat.dice[ROLL + LIGHT], seat.credits, seat.doing, seat.beneath
    (0, 0, 0, ())
    """

    __slots__ = ("beneath", "dice", "doing", "first", "second", *NUMBER_NAMES)

    dice: bytearray
    doing: int
    first: int
    second: int
    beneath: tuple[Frame, ...]
    """The frames that are interrupted, the one at the bottom first."""

    left: int
    """How many dice are still to be taken, picked or stepped for, or rolls to be made."""
    why_rolled: int
    late_risk: int
    """1 where the risk of a push is counted when its dice are rolled."""
    heard: int
    """How many dice have heard of the push that would bust, card by card (C-10.6)."""
    asks: int
    """One bit for each thing that makes step 4 ask this seat; 0 until it is looked at."""
    water_first: int
    """1 once water feet go before plain ones (C-6.9)."""
    untaken: int
    """Which bonuses of a space may still be taken, one bit each, and the number of dice that may still be lost."""
    pointer: int
    """The space pointed at (C-10.19)."""
    done_buying: int
    most_cost: int
    """What the die that is gained may cost."""
    offer: int
    loss: int
    """Which dice may be lost, and whether one must be."""
    lenders: int
    """Which trays a die may be borrowed from."""
    gift: int
    """The action that pointed at the die to be given; 0 until then."""
    effects: int
    """One bit for each effect on this draw (C-10.1, C-10.2)."""
    prize: int
    """What the red card needs to know of the swords."""
    bonus_at: int
    """The space whose bonuses are taken."""
    steps: int
    """How many spaces further the pointer may go."""
    cause: int
    """The code of the die that asks."""
    stake: int
    """What the answer to an offer is told: the code of the die that asks, or for a card after a push how many do."""
    picks: int
    """Which dice may be picked."""
    fewest: int
    """One bit for each player with the fewest swords, by seats to the left."""

    credits: int
    coins: int
    feet: int
    water_feet: int
    tokens: int
    fans: int
    limit: int
    """The hand limit of this round (C-3.2)."""
    space: int
    """Where the runner stands."""
    laps: int
    """Finishes reached so far."""
    origin: int
    """Where the runner stood when the round began (C-6.4)."""
    risk: int
    """1 once a push at risk was chosen (C-3.4)."""
    rolls: int
    """Rolls made this round: the next roll's address."""
    decision: int
    bought: int
    """One bit for each colour bought this round (C-7.1)."""
    spent: int
    """One bit for each shortcut or jetpack used this round (C-6.6)."""
    lost: int
    """Dice lost this round (C-10.16)."""
    earned: int
    """1 once a credit was gained this round (C-10.15)."""
    next_draw: int
    """One bit for each effect on the next draw (C-10.1, C-10.2)."""
    owed: int
    """Pushes that must still be made (C-10.4)."""
    shield: int
    """1 while the push being made cannot bust."""
    begun: int
    """1 once the seat has acted in steps 5 to 7 (C-7.3)."""

    def __init__(self) -> None:
        self.dice = bytearray(DICE)
        self.doing = self.first = self.second = 0
        self.beneath = ()
        self.credits = self.coins = self.feet = self.water_feet = self.tokens = self.fans = self.limit = 0
        self.space = self.laps = self.origin = self.risk = self.rolls = self.decision = self.bought = self.spent = 0
        self.lost = self.earned = self.next_draw = self.owed = self.shield = self.begun = 0

    def copy(self) -> Seat:
        new = Seat.__new__(Seat)
        new.dice = self.dice[:]
        new.doing = self.doing
        new.first = self.first
        new.second = self.second
        new.beneath = self.beneath
        new.credits = self.credits
        new.coins = self.coins
        new.feet = self.feet
        new.water_feet = self.water_feet
        new.tokens = self.tokens
        new.fans = self.fans
        new.limit = self.limit
        new.space = self.space
        new.laps = self.laps
        new.origin = self.origin
        new.risk = self.risk
        new.rolls = self.rolls
        new.decision = self.decision
        new.bought = self.bought
        new.spent = self.spent
        new.lost = self.lost
        new.earned = self.earned
        new.next_draw = self.next_draw
        new.owed = self.owed
        new.shield = self.shield
        new.begun = self.begun
        return new

    def active_dice(self) -> int:
        """How many dice lie in the active zone."""
        return sum(self.dice[ACTIVE:DICE])

    def active_of(self, colour: int) -> int:
        """How many dice of that kind lie in the active zone, used or not, own and borrowed."""
        dice, count = self.dice, 0
        for part in (ACTIVE, USED, WAITING):
            count += sum(dice[part + 4 * colour : part + 4 * colour + 4])
            count += sum(dice[part + 4 * (colour + BORROWED) : part + 4 * (colour + BORROWED) + 4])
        return count

    def has(self, kind: int) -> bool:
        """Whether a die of that kind lies in any of the seat's zones."""
        faces = (self.dice[part + 4 * kind + face] for part in ACTIVE_PARTS.values() for face in range(4))
        return any(self.dice[zone + kind] for zone in ZONES.values()) or any(faces)

    def active_faces(self) -> list[tuple[int, int]]:
        """The active dice by code, with how many there are of each, used or not."""
        dice = self.dice
        counts = ((c, dice[ACTIVE + c] + dice[USED + c] + dice[WAITING + c]) for c in CODES)
        return [(code, count) for code, count in counts if count]

    def use(self, code: int) -> None:
        """That active die has been used (C-4.1)."""
        self.dice[ACTIVE + code] -= 1
        self.dice[USED + code] += 1


for _name in FIRST_NUMBERS:
    setattr(Seat, _name, Seat.first)
for _name in SECOND_NUMBERS:
    setattr(Seat, _name, Seat.second)


# The table: a few numbers, then the trays by kind (greys first).

ROUND: Final = 0
BARRIERS: Final = 1
PHASE: Final = 2
LEADER: Final = 3  # the first player's seat; -1 until it is drawn
CALLED: Final = 4  # 1 from a call for order to the next barrier (C-3.8)
ENDED: Final = 5  # 0 going on, 1 won, 2 cut short
TIE_BREAK: Final = 6  # 1 in the extra rounds of C-9.2
TRAYS: Final = 7
TABLE_SIZE: Final = TRAYS + TRAY_KINDS
TABLE_NAMES: Final = ("round", "barriers", "phase", "first_player", "called", "ended", "tie_break")

SETUP: Final = 0
ROLL_PHASE: Final = 1
BEFORE_SWORDS: Final = 2
AFTER_SWORDS: Final = 3
MOVE_PHASE: Final = 4
PHASES: Final = ("setup", "roll", "abilities", "after swords", "move")

# Effects on the next draw (C-10.1, C-10.2)

WHITE_GREEN_EXEMPT: Final = 1
GREYS_EXEMPT: Final = 2
CHAMPION: Final = 4


@cache
def exempt_kinds(effects: int) -> frozenset[int]:
    """The kinds that do not count against the hand limit at this draw."""
    colours = (WHITE, GREEN) * bool(effects & WHITE_GREEN_EXEMPT) + GREYS * bool(effects & GREYS_EXEMPT)
    return frozenset((FIRST, *colours, *(colour + BORROWED for colour in colours)))


# Set-up (C-1.3, C-2.1)

SEATS: Final = (2, 4)
STARTING_DICE: Final = {LIGHT: 7, DARK: 2}
SUPPLY: Final = {LIGHT: 28, DARK: 12, **dict.fromkeys(range(WHITE, FIRST), 10)}
HAND_LIMIT: Final = 9
LAST_FAN: Final = 13
FOOT_PRICE: Final = 4
BUYS: Final = 2
RISKY: Final = 3  # active dice from which on a push risks a bust
