"""Cubitos as a game at our tables: options and data resolved, and which cards listen at which moment.

Everything here is worked out once, when the game is made, and never changes; what changes is in `race`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple, cast

from kubok.cubitos import choices, first_rules, roll
from kubok.cubitos.abilities import COUNTED, most_swords, offer_prize
from kubok.cubitos.actions import DIRECTIONS, EXITS, FROM_DRAW, STEP, TABLE
from kubok.cubitos.cards import CARDS
from kubok.cubitos.cards.card import Card, Effect, WaterFeet, whole
from kubok.cubitos.data import Box, check, resolve
from kubok.cubitos.frames import BY_RULES, RULES
from kubok.cubitos.notation import from_data
from kubok.cubitos.pieces import (
    ACTIVE,
    CODE_COUNT,
    COLOURS,
    CREDIT_CODE,
    FIRST,
    HOMES,
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

ORDERS: Final = ("simultaneous", "strict")
MOST_ROUNDS: Final = 10_000


class Cubitos:
    """A game of Cubitos for 2 to 4 seats.

    >>> game = Cubitos(seats=2)
    >>> game.name, game.rules, game.laps
    ('cubitos', 2, 1)
    >>> game.start().chance()
    (Draw(seat=-1, round=0, roll=0, sides=(2,)),)
    """

    name: Final = "cubitos"
    actions: Final[ActionTable] = TABLE
    step_4_codes: tuple[int, ...] = ()
    """What was asked about in step 4 under the first rules."""

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
        self.track = facts.tracks[0] if len(facts.tracks) == 1 else _joined(*facts.tracks)
        self.frames = BY_RULES[rules]
        switched = {(card.name, switch) for card in facts.cards for switch, on in card.switches.items() if on}
        red = facts.cards[RED - WHITE].name
        self.winner_loses_red = (red, "loses_die") in switched
        self.ties_win_nothing = (red, "ties_win_nothing") in switched
        self.two_by_two = (red, "two_by_two") in switched
        self.risk_at_roll = any(switch == "risk_at_roll" for _, switch in switched)
        self.after_now = frozenset(name for name, switch in switched if switch == "after_now")
        self.faces_first = True
        """Does a die that its owner gives away, loses or rolls in step 4 first give the coins or feet that it shows?"""
        self.late_dice_hear = False
        """Do dice that come to somebody about to bust react to that push (C-10.6)?"""
        cards = CARDS if rules > 1 else first_rules.CARDS
        self._deal(tuple(cards[card.name] for card in facts.cards))
        self.ends_apart = self.track.apart
        """Are start and finish two places for whoever counts spaces from there (C-10.19)?"""
        if rules == 1:
            first_rules.adapt(self)
        self.targets, self.steps, self.dry_steps, self.special = _ways(self.track)

    def _deal(self, cards: tuple[Card, ...]) -> None:
        """Which cards listen at which moment, by the codes of their dice."""
        self.cards = cards
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
        self.moving_in = self._listening(lambda card: card.moves_in)
        self._after_push = tuple(
            (card, codes_) for card in self.cards if card.after_push is not None and (codes_ := self._codes_of(card))
        )
        self.after_push_codes = tuple(code for _, those in self._after_push for code in those)
        self.rescue_codes = self._listening(lambda card: card.would_bust is not None)
        self.keep_codes = self._listening(lambda card: bool(card.keeps))
        self.kept_kinds = next((card.keeps for card in self.cards if card.keeps), ())
        self.pairs_till_bust = bool(self.rescue_codes or self.keep_codes or self.now_codes)
        """Can two symbols do anything for somebody about to bust (C-10.9)?"""
        self.before_discard_codes = self._listening(lambda card: card.before_discard is not None)
        self.after_move_codes = self._listening(lambda card: card.after_move is not None)
        self.must_lose = tuple(
            code for code in range(CODE_COUNT) if self._loses_itself(code) and code >> 2 in self.kinds
        )
        self.counted = tuple(code for code in COUNTED if code >> 2 in self.kinds)
        self._look_at_step_4()
        self.swimming = self._swim()
        self.lands = tuple(
            (WAITING if code in self.now_codes else ACTIVE) + code if code & 3 else ROLL + (code >> 2)
            for code in range(CODE_COUNT)
        )
        """By code: where a die goes when it has fallen (C-3.5)."""

    def _look_at_step_4(self) -> None:
        """The dice that can be used in step 4, and what has to be known of them to ask no more than needed."""
        effects = {code: self._in_step_4(code) for code in range(CODE_COUNT) if self._by_code[code] is not None}
        effects = {code: those for code, those in effects.items() if code >> 2 in self.kinds}
        late = self.before_discard_codes
        self.run_codes = tuple(code for code in effects if self.runs(code))
        self.idle_losers = tuple(code for code in self.must_lose if code not in self.run_codes)
        """Dice that are lost in step 4 and do nothing else there."""
        self.takers = frozenset(code for code, those in effects.items() if any(one.takes for one in those))
        """Dice that can take others away in step 4."""
        readers = frozenset(code for code, those in effects.items() if any(one.reads for one in those))
        self.looking = readers | self.takers
        """Dice to which it may matter that another has been lost before."""
        stirring = [code for code, those in effects.items() if any(one.brings or one.takes for one in those)]
        self.stirring = tuple(code for code in stirring if code not in late)
        """Dice that bring others to the active zone or take some away."""
        self.tray_wants = tuple(self._tray_wants(effects))
        prize = list(whole([*self.cards[RED - WHITE].most_swords, self.cards[RED - WHITE].swords]))
        self.prize_takes = self.winner_loses_red or any(one.takes for one in prize)
        self.prize_reads = any(one.reads for one in prize)
        self.prize_brings = any(one.brings for one in prize)
        stir = bool(self.stirring or self.pair_codes or self.before_discard_codes or self.tray_wants)
        self.swords_meddle = stir or self.prize_takes or self.prize_reads
        """Can it matter at all whether an ability is used before swords or after?"""

    def _swim(self) -> tuple[int, ...]:
        """The kinds of dice that let their owner enter water (C-6.3)."""
        cards = enumerate(self.cards, start=WHITE)
        colours = [colour for colour, card in cards if any(isinstance(one, WaterFeet) for one in card.effects())]
        return tuple(kind for kind in self.kinds if HOMES[kind] in colours)

    def _in_step_4(self, code: int) -> list[Effect]:
        card = self._by_code[code]
        assert card is not None
        return list(whole([*self.runs(code), card.before_discard]))

    def runs(self, code: int) -> tuple[Effect, ...]:
        """RUN abilities, on a power symbol with those of the power part (C-4.5)."""
        card = self._by_code[code]
        assert card is not None
        return (*card.run, *(card.power if code in codes_of_power() else ()))

    def _tray_wants(self, in_step_4: Mapping[int, list[Effect]]) -> Iterator[tuple[int, bool, tuple[int, ...]]]:
        """By code: whether a die in step 4, or else when it comes, may take dice of trays, and of which kinds."""
        for code, effects in in_step_4.items():
            card = self._by_code[code]
            assert card is not None
            own = {kind for effect in (*effects, *whole([card.pair])) for kind in effect.trays()}
            come = {kind for effect in whole([card.now]) for kind in effect.trays()}
            if own or come:
                yield code, bool(own), tuple(sorted(own | come))

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
        return self.moves_in and any(me.dice[ACTIVE + code] for code in self.moving_in)

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

    def heard(self, listening: roll.Listening) -> int:
        """The same as one number, for the frame of somebody about to bust."""
        order = [card for card, _ in self._after_push]
        return sum(count << roll.HEARD_BITS * order.index(card) for card, count in listening)

    def still_listening(self, me: Seat, heard: int) -> roll.Listening:
        """Those of them that still are active: what came since has not heard of the push (C-10.6)."""
        now = self.listening(me)
        if self.late_dice_hear:
            return now
        order = [card for card, _ in self._after_push]
        then = {card: heard >> roll.HEARD_BITS * at & (1 << roll.HEARD_BITS) - 1 for at, card in enumerate(order)}
        return [(card, min(count, then[card])) for card, count in now if then[card]]

    def survived(self, race: Race, seat: int, me: Seat, listening: roll.Listening) -> None:
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
        for effect in self.runs(code):
            effect(race, seat, me, code)
        if code in self.must_lose:
            race.lose_used(seat, me, code, card.name)

    def due(self, race: Race, me: Seat, code: int) -> bool:
        """Must that die do now what it has to do before step 7?"""
        card = self._by_code[code]
        assert card is not None
        return card.due is None or card.due(race, me)

    def credits_harm(self, me: Seat) -> bool:
        """Has the seat an active die that minds credits (C-10.15)?"""
        return any(me.dice[part + code] for part in (ACTIVE, WAITING) for code in self.before_discard_codes)

    def gives_first(self, me: Seat, code: int) -> bool:
        """Is that face used before its die goes elsewhere in step 4? A credit only if it does no harm (C-10.15)."""
        return self.faces_first and (code in self.counted or (code == CREDIT_CODE and not self.credits_harm(me)))

    def use_before_discard(self, race: Race, seat: int, me: Seat, code: int) -> None:
        card = self._used(race, seat, code, "before_discard")
        assert card.before_discard is not None
        card.before_discard(race, seat, me, code)

    def compare(self, race: Race, counts: list[int]) -> None:
        """The red card, for the player with the most swords or for everyone with swords (C-5.3, C-5.4)."""
        for seat, number in self.prizes(race, counts):
            offer_prize(race, seat, number)

    def prizes(self, race: Race, counts: list[int]) -> list[tuple[int, int]]:
        """Who may apply the red card, and the number that it needs to know of the swords."""
        card = self.cards[RED - WHITE]
        if not max(counts):
            return []
        if card.most_swords:
            if self.ties_win_nothing and counts.count(max(counts)) > 1:
                return []
            winner = most_swords(race, counts)
            return [(winner, _fewest(counts, winner) if card.to_fewest else 0)]
        if card.swords is None:
            return []
        fewer = [sum(other < count for other in counts) for count in counts]
        return [(seat, fewer[seat]) for seat, count in enumerate(counts) if count and fewer[seat]]

    def prize_is_idle(self, race: Race, me: Seat) -> bool:
        """Would the prize do nothing, and cost nothing?"""
        effects = self.cards[RED - WHITE].most_swords
        return bool(effects) and not self.winner_loses_red and all(effect.idle(race, me) for effect in effects)

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


class Ways(NamedTuple):
    """Steps by space: where each leads, all, those on dry ground; and a bit for each shortcut and jetpack."""

    targets: tuple[dict[int, int], ...]
    steps: tuple[tuple[int, ...], ...]
    dry_steps: tuple[tuple[int, ...], ...]
    special: dict[int, int]


@lru_cache(maxsize=8)
def _ways(track: Track) -> Ways:
    """As actions, for all games that are run on it."""
    ways = len(DIRECTIONS) + EXITS
    if any(way >= ways for space in range(track.size) for way, _ in (*track.moves[space], *track.near[space])):
        raise BadData(
            "track_wide",
            "track {track}: a large space has more than {most} neighbours; make it smaller",
            track=track.key,
            most=EXITS,
        )
    special = [s for s in range(track.size) if track.jetpack[s] or track.shortcut[s] is not None]
    if len(special) > 16:
        raise BadData(
            "track_specials", "track {track}: more than 16 shortcuts and jetpacks; take some out", track=track.key
        )
    targets = tuple({STEP + way: target for way, target in moves} for moves in track.moves)
    dry = [tuple(step for step, target in those.items() if not track.water[target]) for those in targets]
    return Ways(targets, tuple(map(tuple, targets)), tuple(dry), {space: bit for bit, space in enumerate(special)})


@lru_cache(maxsize=4)
def _joined(first: Track, second: Track) -> Track:
    return Track.joined(first, second)


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
