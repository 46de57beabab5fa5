"""A village: the state of a game of A Wild Venture, and what every rule does with it.

One stack of frames says what the table is in the middle of; the top frame is the decision or the draw that is owed.
The turn is told in `turn`, what cards do in `effects`, what is chosen in `choices`, `picking` and `playing`, what
answers in `triggers`, the board in `travel`, the end in `score`. The deck is a heap without an order: which card comes
next is drawn, by address, when it leaves the deck, so that nobody's copy knows it. Only cards that a look has put back
lie in a known order on top (V-3.2).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, NoReturn

from kubok.kernel import (
    JSON,
    TABLE,
    WAIT,
    BadData,
    Draw,
    Event,
    IllegalAction,
    Outcome,
    Phrase,
    Reason,
    Result,
    digest_of,
    guard,
)
from kubok.kernel.game import shown
from kubok.kernel.words import person
from kubok.venture import effects, notation, piles, score, travel, triggers, turn
from kubok.venture.frames import APPLY, ASIDE, BATCH, DRAWING, FIELDS, FIRST_PLAYER, LEGAL, RUN, WHY, Frame
from kubok.venture.pieces import (
    BARRIERS,
    ENDED,
    FIRST,
    GEAR,
    LEFT,
    NO_CARD,
    SEATS,
    TABLE_NAMES,
    TURN,
    VILLAGER,
    Seat,
    cards_of,
    nth,
)
from kubok.venture.reasons import because
from kubok.venture.words import CONDITION

if TYPE_CHECKING:
    from kubok.venture.game import Venture

_event = tuple.__new__  # quicker than Event's own, for the busiest line of the engine
MOST_STEPS = 20_000
"""No chain of lawful cards is nearly as long; see `words`."""

CARDS_ROUND = 1
"""The round in the addresses of cards; the choice of the first player has round 0."""


_TUCK = CONDITION["tuck"]
_PHASES = (effects, travel, triggers)  # they describe their frames when they are imported


class Village:
    """A position of A Wild Venture. Make one with `Venture(...).start()`; a session drives it."""

    __slots__ = (
        "deck", "discard", "enchanted", "game", "legal_now", "log", "looks", "offer", "seats", "stack", "supplies",
        "table", "tokens", "top", "used",
    )  # fmt: skip

    game: Venture
    log: list[Event] | None
    table: array[int]
    """The table's numbers. An array, as `supplies`: the garbage collector never looks into it."""
    seats: list[Seat]
    stack: list[Frame]
    supplies: array[int]
    """By card: what lies on it while it is in play."""
    enchanted: int
    """A heap: the buildings with a token."""
    discard: tuple[int, ...]
    """The discard pile, the oldest card first."""
    deck: int
    """A heap: the cards of the deck whose place nobody knows."""
    top: tuple[tuple[int, int], ...]
    """The cards that lie on top in a known order, each with a bit for every seat that knows it."""
    looks: tuple[tuple[int, int], ...]
    """The looks that are going on, the innermost last: whose it is, and the heap of cards set aside (V-10.5)."""
    offer: int
    """A heap: the starting villagers laid out (V-1.4)."""
    tokens: int
    """A bit for each space whose token is still there."""
    used: int
    """A heap: the villagers that a free action has activated in this turn (V-2.5)."""
    legal_now: tuple[int, ...] | None

    def __init__(self, game: Venture) -> None:
        """The table before the first player is drawn."""
        self.game = game
        self.log = []
        self.table = array("q", bytes(8 * len(TABLE_NAMES)))
        self.table[FIRST] = -1
        self.seats = [Seat() for _ in range(SEATS)]
        self.stack = [(FIRST_PLAYER,)]
        self.supplies = array("i", bytes(4 * len(game.cards)))
        self.enchanted = self.used = 0
        self.discard, self.top, self.looks = (), (), ()
        self.deck, self.offer, self.tokens = game.deck, game.offer, game.board.tokens
        self.legal_now = None

    # Whose decision it is

    def owed(self) -> tuple[int, ...]:
        frame = self.stack[-1]
        kind = frame[0]
        if LEGAL[kind] is None:
            return ()
        return (frame[1],) if kind != ASIDE else self._both()

    def _both(self) -> tuple[int, ...]:
        """V-10.23: both choose at once."""
        return tuple([seat for seat in range(SEATS) if len(self.seats[seat].picked) < self.game.laid_down])

    def decision(self, seat: int) -> int:
        return self.seats[seat].decision

    def legal(self, seat: int) -> tuple[int, ...]:
        frame = self.stack[-1]
        kind = frame[0]
        legal = LEGAL[kind]
        if legal is None:
            return ()
        if kind == ASIDE:
            return legal(self, frame, seat) if seat in self._both() else ()
        if seat != frame[1]:
            return ()
        options = self.legal_now
        if options is None:
            options = self.legal_now = legal(self, frame, seat)
        return options

    def why_not(self, seat: int, action: int) -> Reason | None:
        reason = guard(self.game, self, seat, action)
        if reason is not None or action in self.legal(seat):
            return reason
        owed = self.owed()
        if seat not in owed:
            if not owed:
                return because("cards_in_the_air")
            return because("not_your_decision", names=[person(other) for other in owed])
        if action == WAIT:
            return because("never_waits")
        frame = self.stack[-1]
        return WHY[frame[0]](self, frame, seat, action)

    # Acting

    def apply(self, seat: int, action: int) -> list[Event]:
        if type(seat) is not int or type(action) is not int or action not in self.legal(seat):
            reason = self.why_not(seat, action)
            assert reason is not None
            raise IllegalAction(reason)
        log: list[Event] = []
        if self.log is not None:
            self.log = log
        frame = self.stack[-1]
        self.seats[seat].decision += 1
        self.legal_now = None
        APPLY[frame[0]](self, frame, seat, action)
        self._go_on()
        return log

    def _go_on(self) -> None:
        """Do what needs neither a decision nor a draw."""
        stack = self.stack
        for _ in range(MOST_STEPS):
            frame = stack[-1]
            if not RUN[frame[0]](self, frame):
                return
        self._endless()

    def _endless(self) -> NoReturn:
        """Lawful cards cannot do this; name those that did."""
        cards = {self.game.names[number] for frame in self.stack for number in _sources(frame)}
        raise BadData(
            "endless_chain",
            "{cards}: this chain does not end; check the laws of the cards",
            cards=tuple(sorted(cards)) or Phrase("the_board", "the board"),
        )

    def collect(self, on: bool) -> Village:
        self.log = [] if on else None
        return self

    def tell(self, kind: str, seat: int, rule: str, **fields: JSON) -> None:
        """Say what happened, if anybody listens."""
        if self.log is not None:
            self.log.append(_event(Event, (kind, seat, rule, fields, None, False)))

    def show(self, kind: str, seat: int, rule: str, card: int, new: bool) -> None:
        """Tell one player about a card; `new` if it was hidden from that player."""
        if self.log is not None:
            self.log.append(_event(Event, (kind, seat, rule, {"card": self.game.names[card]}, (seat,), new)))

    def tell_revealed(self, kind: str, seat: int, rule: str, cards: Iterable[int], **fields: JSON) -> None:
        """Cards that one player knew are seen by all. The other one has learnt something: `shows`."""
        if self.log is not None:
            names: JSON = [self.game.names[card] for card in cards]
            self.log.append(_event(Event, (kind, seat, rule, {**fields, "cards": names}, None, False)))
            self.log.append(_event(Event, ("revealed", seat, rule, {"cards": names}, (1 - seat,), True)))

    # What rules do

    def rule_of(self, source: int, rule: str) -> str:
        """What made it happen: a card, or else a rule."""
        return self.game.names[source] if source != NO_CARD else rule

    def answer(self, seat: int, listening: int, about: int = NO_CARD, own: int = NO_CARD) -> None:
        """The player has done something: gear of both players and own buildings that listen form a batch (V-10.4).

        `about` is the card it was done with, and `own` a building whose enchantment makes it listen too.
        """
        one, other = self.seats
        gear = listening & (one.gear | other.gear)
        if gear:
            supplies = self.supplies
            for card in cards_of(gear):
                if not supplies[card]:
                    gear ^= 1 << card
        batch = gear | listening & self.seats[seat].buildings
        if own != NO_CARD:
            batch |= 1 << own
        if batch:
            self.stack.append((BATCH, seat, about, batch, own))

    def cost(self, me: Seat, card: int) -> int:
        """What the card costs that player (V-10.13: reductions stop at 0)."""
        game = self.game
        cost = game.cards[card].cost
        cheaper = game.cheaper[card] & me.buildings
        if not cheaper:
            return cost
        for building in cards_of(cheaper):
            cost -= game.coins_less[self.enchanted >> building & 1][building]
        return max(cost, 0)

    def put_in_play(self, seat: int, card: int, rule: str, own: int = NO_CARD) -> None:
        """V-2.2: into its row, with its supplies; then it is played (V-10.3). It does not answer itself (V-4.2)."""
        game, me, bit = self.game, self.seats[seat], 1 << card
        kind = game.kind_of[card]
        if kind == VILLAGER:
            me.villagers |= bit
        elif kind == GEAR:
            me.gear |= bit
        else:
            me.buildings |= bit
        self.supplies[card] = game.cards[card].supplies
        if self.log is not None:
            self.tell("played", seat, rule, card=game.names[card], supplies=self.supplies[card])
        self.answer(seat, game.play_hears[card] & ~bit, card, own)

    def leave_hand(self, me: Seat, card: int) -> None:
        """A card of the hand is seen by all as it goes."""
        gone = ~(1 << card)
        me.hand &= gone
        me.known &= gone
        me.held &= gone
        me.loose &= gone
        me.undrawn &= gone

    def tuck_unseen(self, seat: int, cards: int, rule: str) -> None:
        """Put cards, out of a hand or a look, under the scoring card; the other player sees how many (V-10.22)."""
        me = self.seats[seat]
        if self.game.open_piles:
            me.shown |= cards
            self.tell_revealed("tucked", seat, rule, cards_of(cards), number=cards.bit_count())
        else:
            me.hidden |= cards
            self.tell("tucked", seat, rule, number=cards.bit_count())

    def tuck_from_play(self, seat: int, card: int, rule: str) -> None:
        """V-2.8; supplies on it go to the reserve (V-10.9)."""
        me, bit = self.seats[seat], 1 << card
        me.villagers &= ~bit
        me.gear &= ~bit
        me.shown |= bit
        self.supplies[card] = 0
        self.tell("tucked", seat, rule, number=1, cards=[self.game.names[card]])
        self.answer(seat, self.game.hears[_TUCK])

    def in_deck(self) -> int:
        """Cards in the deck; those that a look has set aside are not in it now (V-10.5)."""
        return self.deck.bit_count() + len(self.top)

    # Chance

    def chance(self) -> tuple[Draw, ...]:
        kind = self.stack[-1][0]
        if kind == DRAWING:
            return (Draw(TABLE, CARDS_ROUND, self.table[LEFT], (self.deck.bit_count(),)),)
        if kind == FIRST_PLAYER:
            return (Draw(TABLE, 0, 0, (SEATS,)),)
        return ()

    def fold(self, draw: Draw, values: tuple[int, ...]) -> Outcome:
        """The first player's seat, or the card at that place among those whose place nobody knows."""
        return values if draw.round != CARDS_ROUND else (nth(self.deck, values[0]),)

    def outcomes(self, draw: Draw) -> Iterable[tuple[Outcome, Fraction]]:
        cards = range(SEATS) if draw.round != CARDS_ROUND else cards_of(self.deck)
        return [((card,), Fraction(1, len(cards))) for card in cards]

    def resolve(self, draw: Draw, outcome: Outcome) -> list[Event]:
        pending = self.chance()
        if not pending or draw != pending[0]:
            raise BadData("not_to_be_drawn", "{draw} is not to be drawn now", draw=shown(draw))
        if type(outcome) is not tuple or len(outcome) != 1 or type(outcome[0]) is not int or outcome[0] < 0:
            raise BadData("no_outcome", "{outcome} is not an outcome of this draw", outcome=shown(outcome))
        number = outcome[0]
        if number >= SEATS if draw.round != CARDS_ROUND else not self.deck >> number & 1:
            raise BadData("cannot_be_drawn", "{outcome} cannot be drawn now", outcome=shown(outcome))
        log: list[Event] = []
        if self.log is not None:
            self.log = log
        self.legal_now = None
        if draw.round == CARDS_ROUND:
            self.table[LEFT] += 1
            self.deck ^= 1 << number
            piles.card_drawn(self, number)
        else:
            turn.begin(self, number)
        self._go_on()
        return log

    # Copies, views, data

    def copy(self) -> Village:
        new = Village.__new__(Village)
        new.game = self.game
        new.log = None if self.log is None else []
        new.table = self.table[:]
        one, other = self.seats
        new.seats = [one.copy(), other.copy()]
        new.stack = self.stack[:]
        new.supplies = self.supplies[:]
        new.enchanted = self.enchanted
        new.discard = self.discard
        new.deck = self.deck
        new.top = self.top
        new.looks = self.looks
        new.offer = self.offer
        new.tokens = self.tokens
        new.used = self.used
        new.legal_now = self.legal_now
        return new

    def to_data(self) -> JSON:
        return notation.to_data(self)

    def digest(self) -> str:
        return digest_of(self.to_data())

    def view(self, seat: int | None) -> JSON:
        return notation.view(self, seat)

    def determinize(self, seat: int, rng: Random) -> Village:
        return notation.determinize(self, seat, rng)

    def result(self) -> Result | None:
        return score.result(self) if self.table[ENDED] else None

    def clock(self) -> tuple[int, int]:
        return self.table[TURN], self.table[BARRIERS]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Village) and self.game is other.game and self.to_data() == other.to_data()

    __hash__ = None  # type: ignore[assignment]


def _sources(frame: Frame) -> list[int]:
    fields = FIELDS[frame[0]]
    return [
        number for field, number in zip(fields, frame[1:], strict=True) if field.name == "source" and number != NO_CARD
    ]
