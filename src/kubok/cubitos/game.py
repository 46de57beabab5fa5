"""Cubitos as a game at our tables: options and data resolved, and which cards listen at which moment.

Everything here is worked out once, when the game is made, and never changes; what changes is in `race`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, cast

from kubok.cubitos import choices
from kubok.cubitos.abilities import COUNTED, most_swords, offer_prize
from kubok.cubitos.actions import DIRECTIONS, EXITS, FROM_DRAW, STEP, TABLE
from kubok.cubitos.cards import CARDS
from kubok.cubitos.cards.card import Card
from kubok.cubitos.data import Box, check, resolve
from kubok.cubitos.notation import from_data
from kubok.cubitos.pieces import (
    ACTIVE,
    CODE_COUNT,
    COLOURS,
    CREDIT_CODE,
    FIRST,
    KIND_COUNT,
    OWN_KINDS,
    RED,
    ROLL,
    SEATS,
    WAITING,
    WHITE,
    Seat,
    codes,
)
from kubok.cubitos.race import Race
from kubok.cubitos.track import Track
from kubok.kernel import JSON, ActionTable, BadData, Event, canonical, seen

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
            raise BadData(
                "cubitos_seats",
                "Cubitos is for {low} to {high} players, not {seats}",
                low=SEATS[0],
                high=SEATS[1],
                seats=repr(seats),
            )
        if order not in ORDERS:
            raise BadData(
                "order_unknown", "order must be one of {known}, not {order}", known=tuple(ORDERS), order=repr(order)
            )
        if type(max_rounds) is not int or not 0 <= max_rounds <= MOST_ROUNDS:
            raise BadData(
                "max_rounds_range",
                "max_rounds must be from 0 (no limit) to {most}, not {max_rounds}",
                most=MOST_ROUNDS,
                max_rounds=repr(max_rounds),
            )
        if type(rules) is not int or rules < 1:
            raise BadData("no_rules_version", "there are no rules of version {rules}", rules=repr(rules))
        if rules > RULES:
            raise BadData(
                "rules_newer",
                "this game is of rules version {rules}, newer than this program's {known}; get a newer kubok",
                rules=rules,
                known=RULES,
            )
        self.seats, self.order, self.max_rounds, self.rules = seats, order, max_rounds, rules
        self.strict = order == "strict"
        data = resolve(Box.open(), "race_1") if data is None else data
        facts = check(data)
        self._data = canonical(data)  # as text: nobody who is handed the data can change it
        self.laps = facts.laps
        self.fans, self.beyond = facts.fans, facts.beyond
        self.prices = (0, 0, *(card.cost for card in facts.cards))
        """By kind: greys cost nothing (C-1.5)."""
        self.cheapest = min(self.prices[WHITE:])
        self.tracks = facts.tracks
        self.track = facts.tracks[0] if len(facts.tracks) == 1 else Track.joined(*facts.tracks)
        self.winner_loses_red = bool(facts.cards[RED - WHITE].switches.get("loses_die"))
        self._deal(tuple(card.name for card in facts.cards))
        self._survey()

    def _deal(self, names: tuple[str, ...]) -> None:
        """Which cards listen at which moment, by the codes of their dice."""
        self.cards = tuple(CARDS[name] for name in names)
        self.borrows = any(effect.borrows for card in self.cards for effect in card.effects())
        self.credits_matter = any(card.before_discard is not None for card in self.cards)
        self.kinds = tuple(range(KIND_COUNT if self.borrows else OWN_KINDS))
        self.draws = tuple((kind, FROM_DRAW + kind) for kind in self.kinds)
        """Each kind with the action that draws it."""
        self._by_code: tuple[Card | None, ...] = tuple(self._card_of(code) for code in range(CODE_COUNT))
        self._rules = tuple("C-4.4" if card is None else card.name for card in self._by_code)
        self.now_codes = self._listening(lambda card: card.now is not None)
        self.push_codes = self._listening(lambda card: card.must_push)
        self.pair_codes = self._listening(lambda card: card.pair is not None)
        self.pushers = self._listening(lambda card: card.before_push is not None)
        self.moves_in = any(card.moves_in for card in self.cards)
        self._after_push = tuple(
            (card, codes_) for card in self.cards if card.after_push is not None and (codes_ := self._codes_of(card))
        )
        self.after_push_codes = tuple(code for _, those in self._after_push for code in those)
        self.rescue_codes = self._listening(lambda card: card.would_bust is not None)
        self.keep_codes = self._listening(lambda card: bool(card.keeps))
        self.kept_kinds = next((card.keeps for card in self.cards if card.keeps), ())
        self.before_discard_codes = self._listening(lambda card: card.before_discard is not None)
        self.after_move_codes = self._listening(lambda card: card.after_move is not None)
        self.must_lose = tuple(
            code for code in range(CODE_COUNT) if self._loses_itself(code) and code >> 2 in self.kinds
        )
        power = codes_of_power()
        run_codes = {
            *self._listening(lambda card: bool(card.run)),
            *(code for code in self._listening(lambda card: bool(card.power)) if code in power),
            CREDIT_CODE,
        }
        self.counted = tuple(code for code in COUNTED if code >> 2 in self.kinds)
        if any(effect.takes for card in self.cards for effect in card.in_step_4()):
            run_codes |= set(self.counted)
        if any(effect.reads_losses for card in self.cards for effect in card.effects()):
            run_codes |= set(self.must_lose)
        self.step_4_codes = tuple(sorted(run_codes))
        """What can be used in step 4. Coins and feet one by one only where active dice can be taken away before."""
        self.lands = tuple(
            (WAITING if code in self.now_codes else ACTIVE) + code if code & 3 else ROLL + (code >> 2)
            for code in range(CODE_COUNT)
        )
        """By code: where a die goes when it has fallen (C-3.5)."""

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

    def _codes_of(self, card: Card) -> tuple[int, ...]:
        return self._listening(lambda other: other is card)

    def _loses_itself(self, code: int) -> bool:
        """C-4.6: must this die be lost in step 4?"""
        card = self._by_code[code]
        if card is None:
            return False
        return card.loses_itself == "always" or (card.loses_itself == "power" and code in codes_of_power())

    def _survey(self) -> None:
        """Steps by space: action ids, and where each leads."""
        track = self.track
        ways = len(DIRECTIONS) + EXITS
        if any(way >= ways for space in range(track.size) for way, _ in (*track.moves[space], *track.near[space])):
            raise BadData(
                "track_wide",
                "track {track}: a large space has more than {most} neighbours; make it smaller",
                track=track.key,
                most=EXITS,
            )
        self.targets = tuple({STEP + way: target for way, target in moves} for moves in track.moves)
        self.steps = tuple(tuple(targets) for targets in self.targets)
        self.dry_steps = tuple(
            tuple(step for step, target in targets.items() if not track.water[target]) for targets in self.targets
        )
        special = [s for s in range(track.size) if track.jetpack[s] or track.shortcut[s] is not None]
        if len(special) > 16:
            raise BadData(
                "track_specials", "track {track}: more than 16 shortcuts and jetpacks; take some out", track=track.key
            )
        self.special = {space: bit for bit, space in enumerate(special)}

    # The game's part of the kernel's contract

    def options(self) -> dict[str, JSON]:
        return {"order": self.order, "max_rounds": self.max_rounds}

    def data(self) -> JSON:
        return cast(JSON, json.loads(self._data))

    def start(self) -> Race:
        return Race(self)

    def load(self, data: JSON) -> Race:
        return from_data(self, data)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return seen(event, seat)

    # What cards do at their moments

    def rule(self, code: int) -> str:
        """The name of the card that a die's symbol stands for."""
        return self._rules[code]

    def use_now(self, race: Race, seat: int, me: Seat, code: int) -> None:
        card = self._used(race, seat, code, "now")
        assert card.now is not None
        card.now(race, seat, me, code)

    def use_pair(self, race: Race, seat: int, me: Seat, code: int) -> None:
        card = self._used(race, seat, code, "active")
        assert card.pair is not None
        card.pair(race, seat, me, code)

    def can_move_in(self, me: Seat) -> bool:
        """Is there an active die that its own ability can move into the roll zone (C-3.6)?"""
        return self.moves_in and any(me.dice[ACTIVE + code] for code in self.pushers)

    def use_before_push(self, race: Race, seat: int, me: Seat, code: int) -> None:
        card = self._by_code[code]
        assert card is not None
        assert card.before_push is not None
        card.before_push(race, seat, me, code)

    def listening(self, me: Seat) -> tuple[tuple[Card, int], ...]:
        """The cards that listen to pushes, with how many of their dice are active (C-10.6)."""
        dice = me.dice
        if not sum([dice[ACTIVE + code] for code in self.after_push_codes]):
            return ()
        counts = [(card, sum([dice[ACTIVE + code] for code in those])) for card, those in self._after_push]
        return tuple([(card, count) for card, count in counts if count])

    def survived(self, race: Race, seat: int, me: Seat, listening: tuple[tuple[Card, int], ...]) -> None:
        """A push ended without a bust."""
        for card, count in listening:
            assert card.after_push is not None
            card.after_push(race, seat, me, count)

    def use_rescue(self, race: Race, seat: int, me: Seat, code: int) -> None:
        card = self._by_code[code]
        assert card is not None
        assert card.would_bust is not None
        card.would_bust(race, seat, me, code)

    def use_run(self, race: Race, seat: int, me: Seat, code: int) -> None:
        """C-4.5: who uses the base part must use the power part as well."""
        card = self._used(race, seat, code, "run")
        for effect in card.run:
            effect(race, seat, me, code)
        if code in codes_of_power():
            for effect in card.power:
                effect(race, seat, me, code)
        if code in self.must_lose:
            race.lose_used(seat, me, code, card.name)

    def use_before_discard(self, race: Race, seat: int, me: Seat, code: int) -> None:
        card = self._used(race, seat, code, "before_discard")
        assert card.before_discard is not None
        card.before_discard(race, seat, me, code)

    def compare(self, race: Race, counts: list[int]) -> None:
        """The red card, for the player with the most swords or for everyone with swords (C-5.3, C-5.4)."""
        card = self.cards[RED - WHITE]
        if card.most_swords:
            winner = most_swords(race, counts)
            offer_prize(race, winner, _fewest(counts, winner) if card.to_fewest else 0)
        elif card.swords is not None:
            for seat, count in enumerate(counts):
                fewer = sum(other < count for other in counts)
                if count and fewer:
                    offer_prize(race, seat, fewer)

    def take_prize(self, race: Race, seat: int, me: Seat, number: int) -> None:
        card = self.cards[RED - WHITE]
        race.tell("used", seat, card.name, card=card.name, power=False, moment="swords")
        if self.winner_loses_red:
            choices.lose(me, choices.MUST_RED, RED_CODE)  # beneath what the card does: when that is done (C-5.5)
        if card.swords is not None:
            card.swords(race, seat, me, number)
        for effect in card.most_swords:
            effect(race, seat, me, number if card.to_fewest else RED_CODE)

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
        card.after_move(race, seat, me, code)

    def _used(self, race: Race, seat: int, code: int, moment: str) -> Card:
        card = self._by_code[code]
        assert card is not None
        race.tell("used", seat, card.name, card=card.name, power=code in codes_of_power(), moment=moment)
        return card


RED_CODE: Final = codes(RED, "symbol")[0]


@cache
def codes_of_power() -> frozenset[int]:
    """The codes of all power symbols."""
    return frozenset(code for colour in range(WHITE, FIRST) for code in codes(colour, "power"))


def _fewest(counts: list[int], seat: int) -> int:
    """The others with the fewest swords: a bit for each, by how many seats to the left they sit."""
    others = [((other - seat) % len(counts), count) for other, count in enumerate(counts) if other != seat]
    least = min(count for _, count in others)
    return sum(1 << left for left, count in others if count == least)


def make(rules: int, options: Mapping[str, JSON], data: JSON, seats: int) -> Cubitos:
    """A game from a record's header."""
    order, max_rounds = options.get("order"), options.get("max_rounds")
    if set(options) != {"order", "max_rounds"} or type(order) is not str or type(max_rounds) is not int:
        raise BadData("cubitos_options", "the options of Cubitos are 'order' and 'max_rounds'")
    return Cubitos(seats, data=data, order=order, max_rounds=max_rounds, rules=rules)


assert COLOURS[RED - WHITE] == "red"
assert OWN_KINDS == FIRST + 1
