"""Cubitos as a game at our tables: options and data resolved, and which cards listen at which moment.

Everything here is worked out once, when the game is made, and never changes; what changes is in `race`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kubok.cubitos.abilities import most_swords, must_lose_red, offer_prize
from kubok.cubitos.actions import DIRECTIONS, EXITS, STEP, TABLE
from kubok.cubitos.cards import CARDS
from kubok.cubitos.cards.card import Card
from kubok.cubitos.data import Box, check, resolve
from kubok.cubitos.notation import from_data
from kubok.cubitos.pieces import (
    ACTIVE,
    CODE_COUNT,
    CODES,
    COLOURS,
    CREDIT_CODE,
    FIRST,
    OWN_KINDS,
    RED,
    ROLL,
    SEATS,
    USED,
    WAITING,
    WHITE,
    Seat,
    codes,
)
from kubok.cubitos.race import Race
from kubok.kernel import JSON, ActionTable, BadData, Event, seen

RULES: Final = 1
ORDERS: Final = ("simultaneous", "strict")
MOST_ROUNDS: Final = 10_000


class Cubitos:
    """A game of Cubitos for 2 to 4 seats.

    >>> game = Cubitos(seats=2)
    >>> game.name, game.rules, game.laps
    ('cubitos', 1, 1)
    >>> game.start().chance()
    (Draw(seat=-1, round=0, roll=0, sides=(2,)),)
    """

    name: Final = "cubitos"
    actions: Final[ActionTable] = TABLE

    def __init__(
        self,
        seats: int = 2,
        *,
        data: JSON = None,
        order: str = "simultaneous",
        max_rounds: int = 0,
        rules: int = RULES,
    ) -> None:
        """`data` is what `data.resolve` gives (None: Race 1); `max_rounds` 0 means no limit."""
        if type(seats) is not int or not SEATS[0] <= seats <= SEATS[1]:
            raise BadData(f"Cubitos is for {SEATS[0]} to {SEATS[1]} players, not {seats!r}")
        if order not in ORDERS:
            raise BadData(f"order must be one of {', '.join(ORDERS)}, not {order!r}")
        if type(max_rounds) is not int or not 0 <= max_rounds <= MOST_ROUNDS:
            raise BadData(f"max_rounds must be from 0 (no limit) to {MOST_ROUNDS}, not {max_rounds!r}")
        if type(rules) is not int or rules < 1:
            raise BadData(f"there are no rules of version {rules!r}")
        if rules > RULES:
            raise BadData(
                f"this game is of rules version {rules}, newer than this program's {RULES}; get a newer kubok"
            )
        self.seats, self.order, self.max_rounds, self.rules = seats, order, max_rounds, rules
        self.strict = order == "strict"
        self._data = resolve(Box.open(), "race_1") if data is None else data
        facts = check(self._data)
        self.laps = facts.laps
        self.fans, self.beyond = facts.fans, facts.beyond
        self.prices = (0, 0, *(card.cost for card in facts.cards))
        """By kind: greys cost nothing (C-1.5)."""
        if len(facts.tracks) > 1:
            raise BadData("two tracks joined are not in this program yet; choose one track")
        self.track = facts.tracks[0]
        self.winner_loses_red = bool(facts.cards[RED - WHITE].switches.get("loses_die"))
        self._deal(tuple(card.name for card in facts.cards))
        self._survey()

    def _deal(self, names: tuple[str, ...]) -> None:
        """Which cards listen at which moment, by the codes of their dice."""
        unknown = [name for name in names if name not in CARDS]
        if unknown:
            raise BadData(f"the cards {', '.join(unknown)} are not in this program yet; choose another set")
        self.cards = tuple(CARDS[name] for name in names)
        self.kinds = tuple(range(OWN_KINDS))
        self._by_code: tuple[Card | None, ...] = tuple(self._card_of(code) for code in range(CODE_COUNT))
        self.now_codes = self._listening(lambda card: card.now is not None)
        self.pushers = self._listening(lambda card: card.before_push is not None)
        self.after_push_codes = self._listening(lambda card: card.after_push is not None)
        self.must_lose = self._listening(lambda card: card.must_lose)
        self.run_codes = tuple(sorted((*self._listening(lambda card: bool(card.run)), CREDIT_CODE)))
        self.after_move_codes = self._listening(lambda card: card.after_move is not None)
        self.lands = tuple(
            (WAITING if code in self.now_codes else ACTIVE) + code if code & 3 else ROLL + (code >> 2)
            for code in range(CODE_COUNT)
        )
        """By code: where a die goes when it has fallen (C-3.5)."""
        parts = ((ACTIVE, CODES), (USED, CODES), (WAITING, self.now_codes))
        self.active_places = tuple(
            (part + code, code >> 2) for part, those in parts for code in those if code >> 2 in self.kinds
        )
        """The places of the active zone that can hold a die in this game, with the die's kind."""

    def _card_of(self, code: int) -> Card | None:
        for colour, card in enumerate(self.cards, start=WHITE):
            if code in codes(colour, "symbol", "power"):
                return card
        return None

    def _listening(self, listens: Callable[[Card], bool]) -> tuple[int, ...]:
        return tuple(
            code
            for code, card in enumerate(self._by_code)
            if card is not None and listens(card) and code >> 2 in self.kinds
        )

    def _survey(self) -> None:
        """Steps by space: action ids, and where each leads."""
        track = self.track
        ways = len(DIRECTIONS) + EXITS
        if any(way >= ways for space in range(track.size) for way, _ in (*track.moves[space], *track.near[space])):
            raise BadData(f"track {track.key}: a large space has more than {EXITS} neighbours; make it smaller")
        self.targets = tuple({STEP + way: target for way, target in moves} for moves in track.moves)
        self.steps = tuple(tuple(targets) for targets in self.targets)
        self.dry_steps = tuple(
            tuple(step for step, target in targets.items() if not track.water[target]) for targets in self.targets
        )
        special = [s for s in range(track.size) if track.jetpack[s] or track.shortcut[s] is not None]
        if len(special) > 16:
            raise BadData(f"track {track.key}: more than 16 shortcuts and jetpacks; take some out")
        self.special = {space: bit for bit, space in enumerate(special)}

    # The game's part of the kernel's contract

    def options(self) -> dict[str, JSON]:
        return {"order": self.order, "max_rounds": self.max_rounds}

    def data(self) -> JSON:
        return self._data

    def start(self) -> Race:
        return Race(self)

    def load(self, data: JSON) -> Race:
        return from_data(self, data)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return seen(event, seat)

    # What cards do at their moments. `me` is the seat's list of numbers.

    def use_now(self, race: Race, seat: int, me: Seat, code: int) -> None:
        card = self._used(race, seat, code, "now")
        assert card.now is not None
        card.now(race, seat, me, card.name)

    def before_push(self, me: Seat) -> bool:
        return any(me.dice[ACTIVE + code] for code in self.pushers)

    def use_before_push(self, race: Race, seat: int, me: Seat, code: int) -> None:
        card = self._by_code[code]
        assert card is not None
        assert card.before_push is not None
        card.before_push(race, seat, me, code)

    def after_push(self, me: Seat) -> int:
        """How many dice that listen to pushes are active (C-10.6)."""
        return sum([me.dice[ACTIVE + code] for code in self.after_push_codes])

    def survived(self, race: Race, seat: int, me: Seat, dice: int) -> None:
        card = self._by_code[self.after_push_codes[0]]
        assert card is not None
        assert card.after_push is not None
        card.after_push(race, seat, me, dice)

    def use_run(self, race: Race, seat: int, me: Seat, code: int) -> None:
        card = self._used(race, seat, code, "run")
        for effect in card.run:
            effect(race, seat, me, card.name)
        if card.must_lose:
            race.lose_used(seat, me, code, card.name)

    def compare(self, race: Race, counts: list[int]) -> None:
        if self.cards[RED - WHITE].most_swords:
            offer_prize(race, most_swords(race, counts))

    def take_prize(self, race: Race, seat: int, me: Seat) -> None:
        card = self.cards[RED - WHITE]
        for effect in card.most_swords:
            effect(race, seat, me, card.name)
        if self.winner_loses_red:
            must_lose_red(race, me)

    def after_move(self, race: Race, me: Seat) -> tuple[int, ...]:
        """The dice that have something to do after the move."""
        for code in self.after_move_codes:
            if me.dice[ACTIVE + code]:
                card = self._by_code[code]
                assert card is not None
                assert card.can_after_move is not None
                return self.after_move_codes if card.can_after_move(race, me) else ()
        return ()

    def use_after_move(self, race: Race, seat: int, me: Seat, code: int) -> None:
        card = self._used(race, seat, code, "after_move")
        assert card.after_move is not None
        card.after_move(race, seat, me, card.name)

    def _used(self, race: Race, seat: int, code: int, moment: str) -> Card:
        card = self._by_code[code]
        assert card is not None
        race.tell("used", seat, card.name, card=card.name, power=code & 3 == 2, moment=moment)
        return card


def make(rules: int, options: Mapping[str, JSON], data: JSON, seats: int) -> Cubitos:
    """A game from a record's header."""
    order, max_rounds = options.get("order"), options.get("max_rounds")
    if set(options) != {"order", "max_rounds"} or type(order) is not str or type(max_rounds) is not int:
        raise BadData("the options of Cubitos are 'order' and 'max_rounds'")
    return Cubitos(seats, data=data, order=order, max_rounds=max_rounds, rules=rules)


assert COLOURS[RED - WHITE] == "red"
assert OWN_KINDS == FIRST + 1
