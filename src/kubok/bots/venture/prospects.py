"""What a position of A Wild Venture promises a player, in points: what steady goes by.

Points on the table, and what coins, cards, supplies, gear, buildings, tokens and the adventurer's place will still
bring. Every worth shrinks with the turns that are left, down to nothing for what can no longer be used. The tables of a
game (what each text gives, what lies ahead of each space) are worked out once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from kubok.bots.venture.gifts import RATES, Gift, gift, middling
from kubok.venture.frames import TURN as TURN_FRAME
from kubok.venture.game import Venture
from kubok.venture.pieces import (
    BUILDING,
    GEAR,
    LAST,
    MAINS,
    PAIRS,
    STARTERS,
    VILLAGER,
    Seat,
    cards_of,
)
from kubok.venture.village import Village
from kubok.venture.words import CONDITIONS, Further, Less

CARDS_A_ROUND: Final = 4.6
"""How many cards leave the deck while each player has one turn."""

NEST, LILY_PAD, BURROW = range(len(STARTERS))

MANY_COINS: Final = 12
"""Coins beyond these are worth less."""


class Tables:
    """What never changes in a game: gifts of all texts, and what a travel from each space may lead to."""

    def __init__(self, game: Venture) -> None:
        self.game = game
        self.use = tuple(gift(card.effect) for card in game.cards)
        self.once = tuple(gift(card.once) for card in game.cards)
        self.lasting = tuple(gift(card.lasting) if card.lasting else self.use[n] for n, card in enumerate(game.cards))
        self.rate = tuple(RATES[CONDITIONS[card.condition]] if card.condition >= 0 else 0.0 for card in game.cards)
        self.change = tuple(_change(card.change, card.lasting_change) for card in game.cards)
        self.species = tuple(card.species for card in game.cards)
        self._ahead: dict[tuple[int, int, int], list[float]] = {}

    def ahead(self, village: Village, me: Seat) -> list[float]:
        """By space: what travelling on from there is worth, an action's worth taken off for each move."""
        key = (village.tokens, me.pairs, me.starters >> LILY_PAD & 1)
        found = self._ahead.get(key)
        if found is None:
            found = self._ahead[key] = self._look_ahead(*key)
        return found

    def _look_ahead(self, tokens: int, pairs: int, far: int) -> list[float]:
        board, steps = self.game.board, 3 if far else 2
        reward = [self._reward(space, tokens, pairs) for space in range(len(board.spaces))]
        reach = [_reach(board.ways, space, steps) for space in range(len(board.spaces))]
        worth = [0.0] * len(reward)
        for _ in range(8):
            for space in range(len(reward) - 1, -1, -1):
                moves = [reward[to] - 1.5 + 0.85 * worth[0 if board.end[to] else to] for to in reach[space]]
                worth[space] = max(moves, default=worth[0])
        home = worth[0]
        return [ahead - home for ahead in worth]

    def _reward(self, number: int, tokens: int, pairs: int) -> float:
        space = self.game.board.spaces[number]
        toll = space.toll[1] * 0.4
        if space.pair >= 0:
            return (0.0 if pairs >> space.pair & 1 else 3.5) - toll
        return middling(gift(space.token if tokens >> number & 1 else space.reward)) - toll


def _change(change: Less | Further | None, lasting: Less | Further | None) -> tuple[float, float]:
    """What a building that changes what its owner does is worth each time, plain and enchanted."""
    each = [_change_worth(one) for one in (change, lasting or change)]
    return each[0], each[1]


def _change_worth(change: Less | Further | None) -> float:
    if change is None:
        return 0.0
    return change.coins * 0.4 if isinstance(change, Less) else change.spaces * 0.45


def _reach(ways: tuple[tuple[int, ...], ...], space: int, steps: int) -> list[int]:
    found, edge = [], [space]
    for _ in range(steps):
        edge = [to for here in edge for to in ways[here]]
        found += edge
    return found


@lru_cache(maxsize=16)
def tables(game: Venture) -> Tables:
    return Tables(game)


class Taste(NamedTuple):
    """What a player goes by. The first three say how much points of each kind count: all the same for steady, one alone
    for its one-sided brothers.
    """

    villagers: float = 1.0
    buildings: float = 1.0
    gear: float = 1.0
    coin: float = 0.4
    card: float = 0.85
    """What a coin and a card are worth, in points, when there is time enough to use them."""
    soon: float = 1.6
    """Turns left that halve those worths."""
    action: float = 4.0
    """Coins that a main action is worth."""
    grow: float = 0.2
    grow_gear: float = 0.1
    """Villagers of each species, and gear, that a turn still to come will tuck."""
    patience: float = 0.35
    """How much the second rarest species counts for the rarest, while there is time for that one to come."""
    keep: float = 0.7
    """What is left of a card's worth while it waits in the hand: less than 1, so that cards are played."""
    use: float = 0.85
    """The same for a supply on a villager."""
    works: float = 1.0
    """How often buildings answer, compared with `RATES`."""
    ahead: float = 1.0
    """How much the adventurer's place counts."""


STEADY: Final = Taste()


class Times(NamedTuple):
    """Worths that depend on the turns that are left to a player."""

    left: float
    """Turns after this one."""
    coin: float
    card: float
    action: float


def times(village: Village, seat: int, taste: Taste) -> Times:
    table = village.table
    frame = village.stack[-1]
    mine = frame[0] == TURN_FRAME and frame[1] == seat
    if table[LAST]:
        left = float((table[LAST] - 1) // 2 if mine else table[LAST] // 2)
    else:
        left = 1.0 + village.in_deck() / CARDS_A_ROUND
    soon = left + (0.4 * table[MAINS] if mine else 0.0)
    share = soon / (soon + taste.soon)
    coin = taste.coin * share + 0.01
    return Times(left, coin, taste.card * share, taste.action * coin + 0.25)


class Line(NamedTuple):
    """A worth that rises with what a tuck is worth, and with points that the card itself would make."""

    base: float
    tucks: float
    own: float = 0.0


class Worths:
    """What every card is worth at a given time, but for what only the position can tell."""

    def __init__(self, tables: Tables, taste: Taste, now: Times) -> None:
        self.tables, self.taste, self.now = tables, taste, now
        self.invested = max(0.0, 0.9 * taste.buildings - now.coin)
        self.other = 0.25 + 0.75 * now.left / (now.left + 1.0)
        game = tables.game
        every = range(len(game.cards))
        self.relic = [self._line(given) for given in tables.use]
        self.once = [self._line(given) for given in tables.once]
        idle = [0.0 if game.cards[card].free else now.action for card in every]
        """What a use of a villager costs beside its supply."""
        self.use = [Line(base - idle[card], tucks) for card, (base, tucks, _) in enumerate(self.relic)]
        self.brings = [self._brings(tables.use, 0), self._brings(tables.lasting, 1)]
        """What a building brings from now on, plain and enchanted."""
        self.play = [self._play(card) for card in every]
        self.least = [0.15 * now.card if game.kind_of[card] == BUILDING else 0.2 * now.card for card in every]
        self.soon = [1.8 * rate * (now.left + 0.3) for rate in tables.rate]
        """Supplies that will be taken from gear until the end."""

    def _line(self, given: Gift) -> Line:
        coins, cards, tucks, invests, others = given
        now = self.now
        return Line(coins * now.coin + cards * now.card + invests * self.invested + others * self.other, tucks)

    def _brings(self, texts: Sequence[Gift], enchanted: int) -> list[Line]:
        tables, lines = self.tables, []
        for card, given in enumerate(texts):
            times = tables.rate[card] * self.now.left * self.taste.works
            base, tucks, _ = self._line(given)
            lines.append(Line((base + tables.change[card][enchanted]) * times, tucks * times))
        return lines

    def _play(self, card: int) -> Line:
        """Playing it from the hand at its printed cost, without what an enchantment adds."""
        now, facts = self.now, self.tables.game.cards[card]
        price = facts.cost * now.coin + now.action
        if facts.kind == VILLAGER:
            uses = min(float(facts.supplies), 1.2 * now.left + 0.3)
            base, tucks, _ = self.use[card]
            return Line(uses * base - price, uses * tucks, 0.9 if uses >= facts.supplies else 0.0)
        if facts.kind == GEAR:
            chance = min(0.95, 1.8 * self.tables.rate[card] * now.left / facts.supplies)
            base, tucks, _ = self.relic[card]
            return Line(chance * base + 0.5 * facts.supplies * now.coin - price, chance * tucks, chance)
        base, tucks, _ = self.brings[0][card]
        return Line(base - price, tucks)


@lru_cache(maxsize=256)
def worths(game: Venture, taste: Taste, now: Times) -> Worths:
    return Worths(tables(game), taste, now)


class Prospects:
    """One player's prospects in a position, and what each card is to that player."""

    def __init__(self, village: Village, seat: int, worths: Worths) -> None:
        self.village, self.seat, self.worths = village, seat, worths
        self.taste, self.now = worths.taste, worths.now
        self.me = village.seats[seat]
        self._villagers()
        self._gear()

    def _villagers(self) -> None:
        """Points for villagers, and what one more tucked villager of each species is worth."""
        village, me, now, taste = self.village, self.me, self.now, self.taste
        game, supplies, species = village.game, village.supplies, self.worths.tables.species
        pile = me.hidden | me.shown
        grow = taste.grow * now.left
        counts = [(pile & some).bit_count() + grow for some in game.villagers]
        actions = 2 * now.left + (village.table[MAINS] if village.stack[-1][1:2] == (self.seat,) else 0)
        self.uses: list[tuple[int, float]] = []
        for left, card in sorted([(supplies[card], card) for card in cards_of(me.villagers)]):
            cost = 0 if game.free >> card & 1 else left
            fits = 1.0 if cost <= actions else 0.25
            actions -= 0.9 * cost
            counts[species[card]] += 0.92 * fits if left else fits
            self.uses.append((card, left * fits))
        patience = taste.patience * now.left / (now.left + 4)
        crows, frogs, rabbits = counts
        self.villager_points = have = taste.villagers * _product((crows, frogs, rabbits), patience)
        self.one_more = (
            taste.villagers * _product((crows + 1, frogs, rabbits), patience) - have,
            taste.villagers * _product((crows, frogs + 1, rabbits), patience) - have,
            taste.villagers * _product((crows, frogs, rabbits + 1), patience) - have,
        )
        self.tucked = 0.6 * max(self.one_more) + 0.3 - 0.5 * now.card
        """What a tuck is worth."""

    def _gear(self) -> None:
        """Points for gear: tucked gear, and gear that will be, times buildings that are enchanted or will be."""
        village, me, now, worths = self.village, self.me, self.now, self.worths
        supplies, tuck = village.supplies, self.tucked
        gear, self.relics = float(((me.hidden | me.shown) & village.game.gear).bit_count()), 0.0
        for card in cards_of(me.gear):
            left = supplies[card]
            chance = min(0.97, worths.soon[card] / left) if left else 1.0
            base, tucks, _ = worths.relic[card]
            gear += chance
            self.relics += chance * (base + tucks * tuck)
        enchanted = (me.buildings & village.enchanted).bit_count()
        placed = min(me.tokens, me.buildings.bit_count() - enchanted)
        ahead = min(1.0, 0.25 * now.left)
        coming = PAIRS - me.pairs.bit_count()
        hope = 0.7 * ahead
        many = enchanted + 0.97 * placed + hope * (me.tokens - placed) + 0.35 * ahead * coming
        gear += self.taste.grow_gear * now.left
        self.gear_points = self.taste.gear * gear * many
        self.one_gear = self.taste.gear * many
        self.house = (1 - hope) * self.taste.gear * gear if me.tokens > placed else 0.0
        """What a building is worth to a token that has none; with some hope for one it is counted already."""
        self.enchanting = 0.7 if me.tokens else 0.2 * ahead * coming
        """How likely a building without a token is to get one."""

    def card(self, card: int) -> float:
        """What a card of the hand is worth: to be played or tucked, or else as something to throw away."""
        village, worths, me = self.village, self.worths, self.me
        base, tucks, own = worths.play[card]
        play, least, kind = base + tucks * self.tucked, worths.least[card], village.game.kind_of[card]
        if village.game.cheaper[card] & me.buildings:
            play += (village.game.cards[card].cost - village.cost(me, card)) * self.now.coin
        if kind == BUILDING:
            base, tucks, _ = worths.once[card]
            play += self.house + self.enchanting * (base + tucks * self.tucked)
        else:
            points = self.one_gear if kind == GEAR else self.one_more[worths.tables.species[card]]
            play += own * points
            least = max(least, 0.35 * points)
        return play if play > least else least

    def tuck(self, card: int) -> float:
        """What tucking the card gives."""
        kind = self.village.game.kind_of[card]
        if kind == VILLAGER:
            return self.one_more[self.worths.tables.species[card]]
        return self.one_gear if kind == GEAR else 0.0

    def total(self, unknown: int) -> float:
        """All prospects. Cards of `unknown` in the hand count as any card: nobody knows yet what they will be."""
        village, me, now, worths, tuck = self.village, self.me, self.now, self.worths, self.tucked
        points = self.villager_points + self.gear_points + self.relics + self._hand(unknown)
        supplies, enchanted = village.supplies, village.enchanted
        for card in cards_of(me.buildings):
            lies = enchanted >> card & 1
            base, tucks, _ = worths.brings[lies][card]
            points += self.taste.buildings * supplies[card] + 0.9 * (base + tucks * tuck)
            if not lies:
                base, tucks, _ = worths.once[card]
                points += self.enchanting * (base + tucks * tuck)
        for card, left in self.uses:
            base, tucks, _ = worths.use[card]
            use = base + tucks * tuck
            points += left * (self.taste.use * use if use > 0 else use)
        points += now.coin * (me.coins if me.coins < MANY_COINS else MANY_COINS + 0.6 * (me.coins - MANY_COINS))
        points += now.left * 0.4 * self._advanced(me.starters)
        points += self.taste.ahead * worths.tables.ahead(village, me)[me.space] * now.left / (now.left + 2)
        return points

    def _advanced(self, starters: int) -> float:
        """What each use of a starter on its advanced side gives more."""
        now = self.now
        return (
            0.8 * now.card * (starters >> NEST & 1)
            + 0.35 * (starters >> LILY_PAD & 1)
            + 1.9 * now.coin * (starters >> BURROW & 1)
        )

    def _hand(self, unknown: int) -> float:
        now, hand, keep = self.now, self.me.hand, self.taste.keep
        worths = sorted([self.card(card) for card in cards_of(hand & ~unknown)], reverse=True)
        room = 1.1 * now.left + 0.5
        total = 0.0
        for rank, worth in enumerate(worths):
            total += (keep if rank < room else 0.3) * worth
        many = (hand & unknown).bit_count()
        if many:
            total += many * now.card * (0.9 if len(worths) + many <= room + 2 else 0.5)
        return total


def _product(counts: tuple[float, float, float], patience: float) -> float:
    """The rarest species times the commonest (V-7.2); with patience the second rarest helps."""
    low, middle, high = sorted(counts)
    return (low + (middle - low) * patience) * high
