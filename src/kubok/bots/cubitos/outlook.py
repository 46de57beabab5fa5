"""What steady makes of a position: what faces, dice, money, fans and bonuses are worth to a seat, in feet.

Worked out from the figures in `judgement`, once for a game where that is possible. Decisions are in `steady`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from kubok.bots import GAMES_KEPT
from kubok.bots.cubitos.judgement import (
    CARRY,
    DICE_WORTH,
    GREY_LOST,
    GROWTH,
    IN_PLAY,
    JUMP,
    LAG,
    MOST_MONEY,
    MOST_ROUNDS,
    PACE,
    TAKE_OFF,
    TOKEN,
    Die,
)
from kubok.bots.cubitos.reading import card_of, gain_of, judge, turn_in_step_4
from kubok.bots.cubitos.ways import remaining
from kubok.cubitos.cards.brown import GreysOnceMore
from kubok.cubitos.cards.card import Card, Effect, FeetFor, WithActive, half_of_fans
from kubok.cubitos.cards.orange import CoinsOrFeet
from kubok.cubitos.cards.purple import different_colours, every_two_lines, white_and_grey_dice
from kubok.cubitos.cards.red import fans
from kubok.cubitos.cards.white import IfLost
from kubok.cubitos.cards.yellow import every_four_dice, one_or_half_of_fans
from kubok.cubitos.game import Cubitos, codes_of_power
from kubok.cubitos.pieces import (
    ACTIVE,
    BROWN,
    BUYS,
    CODE_COUNT,
    CODES,
    COIN_WORTH,
    CREDIT_CODE,
    DISCARD,
    DRAW,
    FACE_NAMES,
    FIRST,
    FOOT_PRICE,
    FOOT_WORTH,
    GREEN,
    GREYS,
    HOMES,
    KIND_COUNT,
    KINDS,
    LAST_FAN,
    LIGHT,
    MISSES,
    ORANGE,
    RED,
    ROLL,
    ROUND,
    SIDES,
    USED,
    WAITING,
    WHITE,
    YELLOW,
    Seat,
)
from kubok.cubitos.race import Race

# What faces bring


class Zone(NamedTuple):
    """What active dice bring in step 4, and what else they are worth."""

    feet: float = 0.0
    coins: float = 0.0
    kept: float = 0.0


Reading: TypeAlias = "Callable[[Race, Seat, bool], Zone]"


def _with(colour: int, feet: int = 0, coins: int = 0) -> Reading:
    return lambda race, me, power: Zone(feet, coins) if me.active_of(colour) else Zone()


def _sum(*readings: Reading) -> Reading:
    def reading(race: Race, me: Seat, power: bool) -> Zone:
        zones = [one(race, me, power) for one in readings]
        return Zone(sum(z.feet for z in zones), sum(z.coins for z in zones))

    return reading


def _two_feet(race: Race, me: Seat, power: bool) -> Zone:
    return Zone(2)


def _gift(race: Race, me: Seat, power: bool) -> Zone:
    return Zone(kept=_best_gain(race.game, me.fans, rounds_left(race)))


def _is_loss(race: Race, me: Seat) -> bool:
    """Has a die been lost, or will one be?"""
    return bool(me.lost) or any(me.dice[ACTIVE + code] for code in race.game.must_lose)


def _after_a_loss(race: Race, me: Seat, power: bool) -> Zone:
    return Zone(4 if _is_loss(race, me) else 1)


def _greys_again(race: Race, me: Seat, power: bool) -> Zone:
    greys = [(code, count) for code, count in me.active_faces() if HOMES[code >> 2] in GREYS]
    return Zone(sum(FOOT_WORTH[c] * n for c, n in greys), sum(COIN_WORTH[c] * n for c, n in greys))


def _bats(race: Race, me: Seat, power: bool) -> Zone:
    feet = half_of_fans(race, me)
    return Zone(feet) if feet > 1 else Zone(coins=2)


READINGS: Final[dict[str, Reading]] = {
    "cat_tastrophy": _gift,
    "dope_cat": _sum(_with(BROWN, coins=2), _with(GREEN, coins=3)),
    "schmutz": _after_a_loss,
    "dapper_doggie": _greys_again,
    "mr_bats": _bats,
    "dancing_dino": _sum(_two_feet, _with(RED, feet=2), _with(ORANGE, feet=1)),
    "wikiwiki_dinosaur": lambda race, me, power: Zone(different_colours(race, me)),
    "you_bet_jurassican": _sum(_two_feet, _with(BROWN, feet=2), _with(YELLOW, feet=1)),
    "shimmy_shimmy_dino": lambda race, me, power: Zone(white_and_grey_dice(race, me)),
    "pronto_bronto": lambda race, me, power: Zone(every_two_lines(race, me)),
    "the_big_cheese": lambda race, me, power: Zone(one_or_half_of_fans(race, me)),
    "ledercheesen": lambda race, me, power: Zone(every_four_dice(race, me) if power else 0),
    "cheese_boy": _with(BROWN, feet=2),
}
"""What a symbol brings as things stand, where that depends on other dice, fans or the runner."""


def _read(card: Card, kept: float) -> Reading | None:
    """The same for a card that nobody has judged, by its effects; None where nothing of it depends on anything."""
    if card.name in DICE_WORTH:
        return READINGS.get(card.name)
    if not any(_depends(effect) for effect in (*card.run, *card.power)):
        return None

    def reading(race: Race, me: Seat, power: bool) -> Zone:
        zones = [_as_it_stands(effect, race, me, power) for effect in (*card.run, *card.power * power)]
        return Zone(sum(z.feet for z in zones), sum(z.coins for z in zones), kept)

    return reading


def _depends(effect: Effect) -> bool:
    return effect.reads or any(_depends(part) for part in effect.parts())


def _as_it_stands(effect: Effect, race: Race, me: Seat, power: bool) -> Zone:
    if isinstance(effect, FeetFor):
        return Zone(max(0, effect.count(race, me)))
    if isinstance(effect, WithActive):
        return _as_it_stands(effect.effect, race, me, power) if me.active_of(effect.colour) else Zone()
    if isinstance(effect, IfLost):
        return _as_it_stands(effect.effect, race, me, power) if _is_loss(race, me) else Zone()
    if isinstance(effect, GreysOnceMore):
        return _greys_again(race, me, power)
    if isinstance(effect, CoinsOrFeet):
        return _bats(race, me, power)
    gain = gain_of(effect)
    return Zone() if gain is None else Zone(gain.feet, gain.coins)


# What is worked out once for a game


class Outlook:
    """The figures of one game: what each face brings, by code; what a roll of a die brings, by kind."""

    def __init__(self, game: Cubitos) -> None:
        self.game = game
        own, every = game.kinds, range(CODE_COUNT)
        dice = self.dice = tuple(_judge(game, kind) for kind in range(KIND_COUNT))
        symbol = [FACE_NAMES[c >> 2][c & 3] in ("symbol", "power") for c in every]
        power = [c in codes_of_power() for c in every]
        feet = [FOOT_WORTH[c] + symbol[c] * dice[c >> 2].feet + power[c] * dice[c >> 2].power_feet for c in every]
        coins = [
            COIN_WORTH[c] + symbol[c] * dice[c >> 2].coins + power[c] * dice[c >> 2].power_coins + (c == CREDIT_CODE)
            for c in every
        ]
        red = game.cards[RED - WHITE]
        compared = bool(red.most_swords)
        self.prize = dice[RED].kept if compared else 0.0
        self.prize_by_fans = any(isinstance(each, FeetFor) and each.count is fans for each in red.most_swords)
        kept = [symbol[c] * dice[c >> 2].kept * (not compared or HOMES[c >> 2] != RED) for c in every]
        fresh = [kept[c] + symbol[c] * dice[c >> 2].fresh for c in every]
        self.rate = tuple(die.rate for die in dice)
        self.fade = tuple(die.fade for die in dice)
        self.by_fans = tuple(die.by_fans for die in dice)
        self.fan_kinds = tuple(kind for kind in range(WHITE, FIRST) if dice[kind].by_fans)
        cards = [card_of(game, c) for c in every]
        self.turn = tuple(turn_in_step_4(card) for card in cards)
        """By code: when a die is used in step 4."""
        read = {c: _read(card, kept[c]) for c, card in enumerate(cards) if card is not None and c >> 2 in own}
        self.readings = tuple((c, reading, power[c]) for c, reading in read.items() if reading is not None)
        """Symbols whose worth depends on how things stand."""
        self.active = tuple(
            (c, feet[c], coins[c], kept[c])
            for c in CODES
            if c >> 2 in own and read.get(c) is None and (feet[c] or coins[c] or kept[c])
        )
        """The other faces that are worth something when the roll phase ends."""
        self.rolled = tuple((ROLL + k, MISSES[k] / 6, _mean(feet, k), _mean(coins, k), _mean(fresh, k)) for k in own)
        """By kind: its place in the roll zone, the chance of a miss, and what a roll brings in the mean."""
        self.each_push = tuple((c, dice[c >> 2].each_push) for c in game.after_push_codes)
        """What dice bring at every push that they survive."""
        self.newly = tuple(Zone(feet[c], coins[c], fresh[c]) for c in every)
        """By code, what a face brings that comes to the active zone now."""
        self._goods: dict[int, tuple[float, ...]] = {}
        self._money: dict[int, tuple[float, ...]] = {}

    def die(self, kind: int, rounds: int, owned: int = 0, fans: int = 0) -> float:
        """What one more die of that kind is worth, in feet to the end of the race."""
        rate = self.rate[kind] + self.by_fans[kind] * fans
        return max(0.0, rounds - LAG) * IN_PLAY * rate * self.fade[kind] ** owned

    def goods(self, rounds: int) -> tuple[float, ...]:
        """What money is worth after the move, by amount: two dice of different colours, and the rest kept."""
        table = self._goods.get(rounds)
        if table is None:
            table = self._goods[rounds] = self._spend(rounds, most_feet=0)
        return table

    def money(self, rounds: int) -> tuple[float, ...]:
        """What money is worth before the move: feet as well."""
        table = self._money.get(rounds)
        if table is None:
            table = self._money[rounds] = self._spend(rounds, most_feet=MOST_MONEY)
        return table

    def credit(self, rounds: int) -> float:
        """What a credit kept is worth: a share of what a good purchase brings, or a quarter of a foot."""
        best = max(self.die(kind, rounds) / max(1, self.game.prices[kind]) for kind in range(WHITE, FIRST))
        return CARRY * max(best, 1 / FOOT_PRICE)

    def throw(self, kind: int) -> float:
        """What one roll of a die is worth in the mean, roughly."""
        zones = [self.newly[code] for code in SIDES[kind] if code & 3]
        return sum(zone.feet + zone.coins / FOOT_PRICE + zone.kept for zone in zones) / 6

    def _spend(self, rounds: int, most_feet: int) -> tuple[float, ...]:
        prices = self.game.prices
        best = [0.0] * (MOST_MONEY + 1)
        for price, worth in shelf([(prices[kind], self.die(kind, rounds)) for kind in range(WHITE, FIRST)]):
            for feet in range(min(most_feet, (MOST_MONEY - price) // FOOT_PRICE) + 1):
                at = price + feet * FOOT_PRICE
                best[at] = max(best[at], worth + feet)
        credit = self.credit(rounds - 1)
        for at in range(1, MOST_MONEY + 1):
            best[at] = max(best[at], best[at - 1] + credit)
        return tuple(best)


def _judge(game: Cubitos, kind: int) -> Die:
    home = HOMES[kind]
    if not WHITE <= home < FIRST:
        return DICE_WORTH[KINDS[home]]
    return judge(game.cards[home - WHITE], home, game.prices[home])


def _mean(worth: list[float], kind: int) -> float:
    return sum(worth[code] for code in SIDES[kind] if code & 3) / 6


@lru_cache(maxsize=GAMES_KEPT)
def outlook(game: Cubitos) -> Outlook:
    return Outlook(game)


# Time and money


def rounds_left(race: Race) -> int:
    """How many rounds the race is likely to last, by the runner nearest to its end."""
    return rounds_at(max(0, min([remaining(race, one) for one in race.seats])))


@lru_cache(maxsize=1024)
def rounds_at(steps: int) -> int:
    rounds = (sqrt(PACE * PACE + 2 * GROWTH * steps) - PACE) / GROWTH
    return min(round(rounds), MOST_ROUNDS)


def gain(table: tuple[float, ...], money: float, more: float) -> float:
    """What `more` money is worth to somebody who has `money`."""
    return at_count(table, money + more, MOST_MONEY) - at_count(table, money, MOST_MONEY)


def at_count(table: tuple[float, ...], count: float, most: int) -> float:
    """A table read at a count that need not be whole."""
    if count >= most:
        return table[most]
    whole = int(count)
    part = count - whole
    return table[whole] if not part else table[whole] + part * (table[whole + 1] - table[whole])


def shelf(dice: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """Prices and what is got for them at best, one die or two, dearer only if better; from the price and worth of each.

    >>> shelf([(3, 1.0), (4, 0.5), (5, 2.0)])
    [(0, 0.0), (3, 1.0), (5, 2.0), (8, 3.0)]
    """
    best = {0: 0.0}
    for price, worth in dice:
        best[price] = max(best.get(price, 0.0), worth)
    for (one, first), (other, second) in combinations(dice, BUYS):
        best[one + other] = max(best.get(one + other, 0.0), first + second)
    goods = [(0, 0.0)]
    for price in sorted(best):
        if best[price] > goods[-1][1]:
            goods.append((price, best[price]))
    return goods


# What lies with a seat


def active_zone(race: Race, me: Seat) -> Zone:
    look = outlook(race.game)
    feet = float(me.feet)
    coins = float(me.coins)
    kept = 0.0
    dice = me.dice
    for code, foot, coin, other in look.active:
        count = dice[ACTIVE + code]
        if count:
            feet += count * foot
            coins += count * coin
            kept += count * other
    for code, reading, power in look.readings:
        count = dice[ACTIVE + code]
        if count:
            zone = reading(race, me, power)
            feet += count * zone.feet
            coins += count * zone.coins
            kept += count * zone.kept
    return Zone(feet, coins, kept)


def face_zone(look: Outlook, race: Race, me: Seat, code: int) -> Zone:
    """What one die on that face brings, were it to come to the active zone now."""
    for other, reading, power in look.readings:
        if other == code:
            return reading(race, me, power)
    return look.newly[code]


def face_worth(race: Race, me: Seat, code: int) -> float:
    """What that is worth."""
    look = outlook(race.game)
    zone = face_zone(look, race, me, code)
    table = look.money(rounds_left(race))
    return zone.feet + zone.kept + gain(table, me.coins + me.credits, zone.coins)


def owned(me: Seat, kind: int) -> int:
    dice = me.dice
    count = dice[DRAW + kind] + dice[ROLL + kind] + dice[DISCARD + kind]
    for part in (ACTIVE, USED, WAITING):
        count += sum(dice[part + 4 * kind : part + 4 * kind + 4])
    return count


def spare(me: Seat) -> int:
    """How many light greys we can do without: we like to fill our hand."""
    dice = me.dice
    lights = dice[DRAW + LIGHT] + dice[ROLL + LIGHT] + dice[DISCARD + LIGHT]
    lights += dice[ACTIVE + 4 * LIGHT + 1] + dice[USED + 4 * LIGHT + 1]
    return min(lights, sum(dice) - me.limit)


def fan_worth(game: Cubitos, me: Seat, table: tuple[float, ...], rounds: int, paid: bool = True) -> float:
    """What the next space of the fan track is worth; where it is not paid, its hand token only."""
    credits, tokens = game.fans[me.fans] if me.fans < LAST_FAN else game.beyond
    worth = CARRY * gain(table, me.credits, credits) * paid + tokens * TOKEN * rounds
    look = outlook(game)
    if look.fan_kinds and me.fans < LAST_FAN:
        worth += rounds * IN_PLAY * sum([look.by_fans[kind] * owned(me, kind) for kind in look.fan_kinds])
    return worth


# Spaces


def bonus_worth(race: Race, me: Seat, space: int, table: tuple[float, ...], rounds: int) -> float:
    """What the bonus of a space is worth to the seat (C-6.5)."""
    bonus = race.game.track.bonus[space]
    if bonus is None or space == me.origin:
        return 0.0
    worth = 0.0
    if bonus.credits:
        worth += gain(table, me.coins + me.credits, bonus.credits)
    if bonus.fan:
        worth += fan_worth(race.game, me, table, rounds)
    if bonus.lose:
        worth += GREY_LOST * rounds * max(0, min(bonus.lose, spare(me)))
    if bonus.gain >= 0:
        worth += _best_gain(race.game, bonus.gain, rounds)
    return worth


def start_worth(race: Race, space: int) -> float:
    """What a jetpack or a shortcut is worth to whoever begins the next round there (C-6.6).

    To begin it near a bonus is worth nothing here: that was tried, and won no more games.
    """
    track = race.game.track
    worth = TAKE_OFF * (PACE + GROWTH * race.table[ROUND]) if track.jetpack[space] else 0.0
    shortcut = track.shortcut[space]
    if shortcut is not None:
        saved = track.to_finish[space] - track.to_finish[shortcut.target]
        worth += JUMP * max(0.0, saved - shortcut.feet - shortcut.coins / FOOT_PRICE)
    return worth


@lru_cache(maxsize=1024)
def _best_gain(game: Cubitos, most: int, rounds: int) -> float:
    look = outlook(game)
    return max(look.die(kind, rounds) for kind in range(FIRST) if game.prices[kind] <= most)


def best_die(race: Race, me: Seat, kinds: list[int]) -> int:
    """Of these kinds the one of which one more is worth most."""
    look, rounds = outlook(race.game), rounds_left(race)
    return max(kinds, key=lambda kind: (look.die(kind, rounds, owned(me, kind), me.fans), kind))
