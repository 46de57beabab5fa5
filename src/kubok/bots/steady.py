"""The steady player of Cubitos: pushes by the odds, draws and buys with sense, runs for good spaces.

Everything is weighed in feet: what a face, a coin, a die or a bonus is worth in steps of the runner, given how many
rounds are likely to be left. Each kind of decision has its own small function; all figures that are judgement and not
rule stand in the first table. The player remembers nothing: equal positions get equal answers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from kubok.bots.ways import as_race, farthest, first_of, places, progress_step, remaining
from kubok.cubitos.abilities import swords
from kubok.cubitos.actions import (
    BUY_FOOT,
    CODE_OF,
    DONE,
    FROM_ACTIVE,
    FROM_DISCARD,
    FROM_DRAW,
    FROM_ROLL,
    FROM_TRAY,
    JETPACK,
    NO,
    PASS,
    PUSH,
    SHORTCUT,
    STEP,
    TAKE_CREDITS,
    TAKE_FAN,
    YES,
)
from kubok.cubitos.cards.blue import bonuses
from kubok.cubitos.choices import kind_of
from kubok.cubitos.frames import (
    ADDING,
    BONUS,
    BUSTED,
    BUYING,
    CHOOSING,
    DRAWING,
    IDLE,
    MOVING,
    POINTING,
    PUSHING,
    STEPPING,
)
from kubok.cubitos.game import Cubitos
from kubok.cubitos.pieces import (
    ACTIVE,
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
    HOMES,
    KIND_COUNT,
    KINDS,
    LAST_FAN,
    LIGHT,
    MISSES,
    RED,
    RISKY,
    ROLL,
    SIDES,
    TRAY_KINDS,
    USED,
    WAITING,
    WHITE,
    Seat,
)
from kubok.cubitos.race import Race
from kubok.kernel import State

# Judgement


class Die(NamedTuple):
    """What we think of a die.

    `rate`: feet a round while it is in the roll zone; `fade`: how much of that each further one of its kind brings.
    Its symbol: `feet` and `coins` it brings in step 4, `kept`: what else it is worth at the end of the roll phase,
    `fresh`: what it is worth when it falls.
    """

    rate: float
    fade: float = 0.9
    feet: float = 0.0
    coins: float = 0.0
    kept: float = 0.0
    fresh: float = 0.0


DICE_WORTH: Final[dict[str, Die]] = {
    "light": Die(0.05),
    "dark": Die(0.35),
    "first": Die(0.6),
    "smelly_cat": Die(0.95, feet=2),
    "rich_dog": Die(0.3, fade=0.7, coins=3),
    "mr_soldier": Die(1.1, fade=0.6, kept=3.2),
    "rock_on": Die(0.4, fade=0.8),
    "dugout": Die(0.8, fade=0.8, fresh=0.8),
    "rollosaurus": Die(1.55, fade=0.95, feet=4),
    "reckless_cheese": Die(1.0, fresh=0.7),
    "bob": Die(0.7, fade=0.7, kept=1.5),
}
UNKNOWN_RATE: Final = 0.16  # for a card that is not in the table: so much for each coin of its price,
UNKNOWN_KEPT: Final = 0.25  # and so much for its symbol

PACE: Final = 1.5  # feet a round at the start of a race,
GROWTH: Final = 0.2  # and how much that grows from round to round
IN_PLAY: Final = 0.5  # how often a die of ours lies in the roll zone
LAG: Final = 1.5  # rounds until a new die is in play
CARRY: Final = 0.7  # a credit kept, to one spent well now
TOKEN: Final = 0.25  # a hand token, for each round left
GREY_LOST: Final = 0.15  # a grey die lost, for each round left
FRESH_HAND: Final = 0.2  # a bust lets us put away the dice that keep missing
AGAIN: Final = 1.3  # a push is worth more than its roll: we may push again
SURE: Final = 0.85  # how sure the most swords are while others roll
MOST_ROUNDS: Final = 24
MOST_MONEY: Final = 40
LATE: Final = 2  # rounds left from which on feet are bought on the way: before that dice bring more
FEET_BOUGHT: Final = 3  # and so many at most


def rounds_left(race: Race) -> int:
    """How many rounds the race is likely to last, by the runner nearest to its end."""
    return _rounds(max(0, min([remaining(race, one) for one in race.seats])))


@lru_cache(maxsize=1024)
def _rounds(steps: int) -> int:
    rounds = (sqrt(PACE * PACE + 2 * GROWTH * steps) - PACE) / GROWTH
    return min(round(rounds), MOST_ROUNDS)


# What is worked out once for a game


class Outlook:
    """The figures of one game: what each face brings, by code; what a roll of a die brings, by kind."""

    def __init__(self, game: Cubitos) -> None:
        self.game = game
        dice = tuple(_judge(game, kind) for kind in range(KIND_COUNT))
        symbol = [FACE_NAMES[c >> 2][c & 3] in ("symbol", "power") for c in range(CODE_COUNT)]
        feet = [FOOT_WORTH[c] + symbol[c] * dice[c >> 2].feet for c in range(CODE_COUNT)]
        coins = [COIN_WORTH[c] + symbol[c] * dice[c >> 2].coins + (c == CREDIT_CODE) for c in range(CODE_COUNT)]
        compared = bool(game.cards[RED - WHITE].most_swords)
        self.prize = dice[RED].kept if compared else 0.0
        kept = [symbol[c] * dice[c >> 2].kept * (not compared or HOMES[c >> 2] != RED) for c in range(CODE_COUNT)]
        fresh = [kept[c] + symbol[c] * dice[c >> 2].fresh for c in range(CODE_COUNT)]
        self.rate = tuple(die.rate for die in dice)
        self.fade = tuple(die.fade for die in dice)
        own = game.kinds
        self.active = tuple(
            (c, feet[c], coins[c], kept[c]) for c in CODES if c >> 2 in own and (feet[c] or coins[c] or kept[c])
        )
        """Faces that are worth something when the roll phase ends."""
        self.rolled = tuple((ROLL + k, MISSES[k] / 6, _mean(feet, k), _mean(coins, k), _mean(fresh, k)) for k in own)
        """By kind: its place in the roll zone, the chance of a miss, and what a roll brings in the mean."""
        self._goods: dict[int, tuple[float, ...]] = {}
        self._money: dict[int, tuple[float, ...]] = {}

    def die(self, kind: int, rounds: int, owned: int = 0) -> float:
        """What one more die of that kind is worth, in feet to the end of the race."""
        return max(0.0, rounds - LAG) * IN_PLAY * self.rate[kind] * self.fade[kind] ** owned

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

    def _spend(self, rounds: int, most_feet: int) -> tuple[float, ...]:
        prices = self.game.prices
        best = [0.0] * (MOST_MONEY + 1)
        for count in range(BUYS + 1):
            for dice in combinations(range(WHITE, FIRST), count):
                worth, price = sum(self.die(k, rounds) for k in dice), sum(prices[k] for k in dice)
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
    price = game.prices[home]
    unknown = Die(UNKNOWN_RATE * price, kept=UNKNOWN_KEPT * price)
    return DICE_WORTH.get(game.cards[home - WHITE].name, unknown)


def _mean(worth: list[float], kind: int) -> float:
    return sum(worth[code] for code in SIDES[kind] if code & 3) / 6


@lru_cache(maxsize=64)
def outlook(game: Cubitos) -> Outlook:
    return Outlook(game)


def _gain(table: tuple[float, ...], money: float, more: float) -> float:
    """What `more` money is worth to somebody who has `money`."""
    return _at(table, money + more) - _at(table, money)


def _at(table: tuple[float, ...], money: float) -> float:
    if money >= MOST_MONEY:
        return table[MOST_MONEY]
    whole = int(money)
    return table[whole] + (money - whole) * (table[whole + 1] - table[whole])


# Drawing


def _draw(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """The die that brings most."""
    rate = outlook(race.game).rate
    return max(legal, key=lambda action: (rate[action - FROM_DRAW], action))


# Push or pass


class Zone(NamedTuple):
    """What the active zone holds."""

    feet: float
    coins: float
    kept: float


def active_zone(look: Outlook, me: Seat) -> Zone:
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
    return Zone(feet, coins, kept)


def bust_chance(race: Race, me: Seat) -> float:
    """The chance that a push of the whole roll zone, pushers moved in, hits nothing."""
    chance = 1.0
    dice = me.dice
    for place, miss, _, _, _ in outlook(race.game).rolled:
        if dice[place]:
            chance *= miss ** dice[place]
    for code in race.game.pushers:
        if dice[ACTIVE + code]:
            chance *= (MISSES[code >> 2] / 6) ** dice[ACTIVE + code]
    return chance


def _choose(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Push without risk as long as that is possible; then by the odds, with an eye on the finish."""
    along = [action for action in legal if CODE_OF.get(action) in race.game.pushers]
    push = along[0] if along else PUSH
    if push not in legal:
        return PASS
    if not me.risk and me.active_dice() < RISKY:
        return push
    look = outlook(race.game)
    zone = active_zone(look, me)
    mine, best = _over(race, me, zone), _best_other(race, seat, look)
    if mine > best:
        return PASS  # this wins
    if best >= 0:
        return push  # without more feet it is not won
    return push if _worth_pushing(race, seat, me, look, zone) else PASS


def _push(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Every die that may roll along does: in the active zone it is worth nothing (Rock On)."""
    return legal[-1]


def _over(race: Race, me: Seat, zone: Zone) -> int:
    """How far past the finish the seat gets with what it has, all money spent on feet; below 0 if not so far."""
    return int(zone.feet) + (int(zone.coins) + me.credits) // FOOT_PRICE - remaining(race, me)


def _best_other(race: Race, seat: int, look: Outlook) -> int:
    """The same for the best of those who can no longer go bust."""
    best = -1
    for other, one in enumerate(race.seats):
        if other != seat:
            if one.stack[-1] == IDLE:
                best = max(best, _over(race, one, active_zone(look, one)))
            else:
                best = max(best, -remaining(race, one))
    return best


def _worth_pushing(race: Race, seat: int, me: Seat, look: Outlook, zone: Zone) -> bool:
    """Does what the roll may bring outweigh what a bust would take?"""
    rounds = rounds_left(race)
    table = look.money(rounds)
    dice = me.dice
    chance = bust_chance(race, me)
    feet = coins = fresh = 0.0
    for place, _, foot, coin, other in look.rolled:
        count = dice[place]
        if count:
            feet += count * foot
            coins += count * coin
            fresh += count * other
    steps = sum([dice[ACTIVE + code] for code in race.game.after_push_codes])
    won, winnable = _swords(race, seat, me, look)
    stake = zone.feet + _gain(table, me.credits, zone.coins) + zone.kept + won
    bust = fan_worth(race.game, me, table, rounds) + FRESH_HAND
    brings = feet + _gain(table, me.credits + zone.coins, coins) + fresh + winnable + (1 - chance) * steps
    return AGAIN * brings > chance * (stake - bust)


def _swords(race: Race, seat: int, me: Seat, look: Outlook) -> tuple[float, float]:
    """What our swords are worth now, and what the red dice of the roll zone may add to that."""
    if not look.prize:
        return 0.0, 0.0
    red = me.dice[ROLL + RED]
    mine = swords(me)
    if not mine and not red:
        return 0.0, 0.0
    best = rolling = 0
    for other, one in enumerate(race.seats):
        if other != seat:
            theirs = swords(one)
            if theirs and race.turn(other) < race.turn(seat):
                theirs += 1
            best = max(best, theirs)
            rolling |= one.stack[-1] != IDLE and one.dice[ROLL + RED]
    if mine and mine >= best:
        won = look.prize * (SURE if rolling else 1.0)
        return won, look.prize - won
    if best - mine > 2 * red:
        return 0.0, 0.0
    hit = 1 - (MISSES[RED] / 6) ** red
    return 0.0, look.prize * hit * (1.0 if best - mine < 2 else 0.5)


def fan_worth(game: Cubitos, me: Seat, table: tuple[float, ...], rounds: int) -> float:
    """What the next space of the fan track is worth."""
    credits, tokens = game.fans[me.fans] if me.fans < LAST_FAN else game.beyond
    return CARRY * _gain(table, me.credits, credits) + tokens * TOKEN * rounds


def _bust(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Put away the worst die of the roll zone if next round a better one would come in its place."""
    rate = outlook(race.game).rate
    dice = me.dice
    in_roll = [kind for kind in race.game.kinds if kind != FIRST and dice[ROLL + kind]]
    worst = min(in_roll, key=lambda kind: (rate[kind], kind), default=None)
    if worst is None:
        return DONE
    room = me.limit - sum(dice[ROLL:DISCARD]) + dice[ROLL + FIRST]
    zones = (DRAW,) if sum(dice[DRAW:ROLL]) > room else (DRAW, DISCARD)
    better = sum([dice[zone + k] for zone in zones for k in race.game.kinds if rate[k] > rate[worst]])
    return FROM_ROLL + worst if better > room else DONE


# Moving


def _step(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Reckless Cheese: every step towards the finish is welcome."""
    step = progress_step(race, me, legal)
    return NO if step is None else step


def _move(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    if JETPACK in legal and me.feet + me.water_feet > 1:
        return JETPACK
    if SHORTCUT in legal and _good_shortcut(race, me):
        return SHORTCUT
    money = me.coins + me.credits
    feet = me.feet + me.water_feet
    last = any(one.laps >= race.game.laps for one in race.seats)
    if last or feet + money // FOOT_PRICE >= remaining(race, me):
        return _rush(race, me, legal, feet)
    return _run(race, me, legal, feet, money)


def _good_shortcut(race: Race, me: Seat) -> bool:
    track = race.game.track
    shortcut = track.shortcut[me.space]
    if shortcut is None:
        return False
    saved = track.to_finish[me.space] - track.to_finish[shortcut.target]
    return saved > shortcut.feet + shortcut.coins / FOOT_PRICE


def _rush(race: Race, me: Seat, legal: tuple[int, ...], feet: int) -> int:
    """The race ends this round: all money for feet, and as far as they carry."""
    if BUY_FOOT in legal:
        return BUY_FOOT
    track = race.game.track
    if me.laps >= race.game.laps:
        place = farthest(track, me.space, feet)
    else:
        place = max(places(track, me.space, feet), key=lambda place: place.gain, default=None)
    return DONE if place is None else place.step


def _run(race: Race, me: Seat, legal: tuple[int, ...], feet: int, money: int) -> int:
    """To the place where steps gained and bonus together are worth most, bought feet paid for."""
    rounds = rounds_left(race)
    look = outlook(race.game)
    table, goods = look.money(rounds), look.goods(rounds)
    track = race.game.track
    best = bonus_worth(race, me, me.space, table, rounds) if me.space != me.origin else -99.0
    action = DONE
    to_buy = min(money // FOOT_PRICE, FEET_BOUGHT) if rounds <= LATE else 0
    for place in places(track, me.space, feet + to_buy):
        worth = place.gain + bonus_worth(race, me, place.space, table, rounds)
        if place.feet > feet:
            price = FOOT_PRICE * (place.feet - feet)
            worth -= _gain(goods, money - price, price)
        if worth > best:
            best, action = worth, place.step if feet else BUY_FOOT
    return action


def bonus_worth(race: Race, me: Seat, space: int, table: tuple[float, ...], rounds: int) -> float:
    """What the bonus of a space is worth to the seat (C-6.5)."""
    bonus = race.game.track.bonus[space]
    if bonus is None or space == me.origin:
        return 0.0
    worth = 0.0
    if bonus.credits:
        worth += _gain(table, me.coins + me.credits, bonus.credits)
    if bonus.fan:
        worth += fan_worth(race.game, me, table, rounds)
    if bonus.lose:
        worth += GREY_LOST * rounds * max(0, min(bonus.lose, _spare(me)))
    if bonus.gain >= 0:
        worth += _best_gain(race.game, bonus.gain, rounds)
    return worth


@lru_cache(maxsize=1024)
def _best_gain(game: Cubitos, most: int, rounds: int) -> float:
    look = outlook(game)
    return max(look.die(kind, rounds) for kind in range(FIRST) if game.prices[kind] <= most)


def _spare(me: Seat) -> int:
    """How many light greys we can do without: we like to fill our hand."""
    dice = me.dice
    lights = dice[DRAW + LIGHT] + dice[ROLL + LIGHT] + dice[DISCARD + LIGHT]
    lights += dice[ACTIVE + 4 * LIGHT + 1] + dice[USED + 4 * LIGHT + 1]
    return min(lights, sum(dice) - me.limit)


# Bonus spaces


def _bonus(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    for action in (TAKE_CREDITS, TAKE_FAN):
        if action in legal:
            return action
    gain = [action for action in legal if FROM_TRAY <= action < FROM_TRAY + TRAY_KINDS]
    if gain:
        look = outlook(race.game)
        rounds = rounds_left(race)
        return max(gain, key=lambda a: (look.die(a - FROM_TRAY, rounds, _owned(me, a - FROM_TRAY)), a))
    return _lose(race, me, legal)


def _lose(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    """A light grey, best one that lies in the roll zone in the way of better dice."""
    if _spare(me) > 0:
        for action in (FROM_ROLL, FROM_DISCARD, FROM_DRAW):
            if action + LIGHT in legal:
                return action + LIGHT
        active = [action for action in legal if FROM_ACTIVE <= action < FROM_TRAY and kind_of(action) == LIGHT]
        if active:
            return active[0]
    return DONE


def _owned(me: Seat, kind: int) -> int:
    dice = me.dice
    count = dice[DRAW + kind] + dice[ROLL + kind] + dice[DISCARD + kind]
    for part in (ACTIVE, USED, WAITING):
        count += sum(dice[part + 4 * kind : part + 4 * kind + 4])
    return count


def _point(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Bob: to the best bonus within reach, and take it there."""
    rounds = rounds_left(race)
    table = outlook(race.game).money(rounds)
    near = race.game.track.near
    pointer, steps = me.stack[-2], me.stack[-3]

    def worth(space: int) -> float:
        return bonus_worth(race, me, space, table, rounds) if space != me.space else -1.0

    best, action = (worth(pointer), YES) if YES in legal else (-1.0, legal[0])
    for way, target in near[pointer]:
        if STEP + way in legal:
            there = max(map(worth, sorted(bonuses(race.game.track, target, steps - 1))))
            if there > best:
                best, action = there, STEP + way
    return action


# Buying


def _buy(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """The die, or the two, that bring most; credits are kept if they will buy something better."""
    look, prices = outlook(race.game), race.game.prices
    rounds = rounds_left(race)
    kinds = [a - FROM_TRAY for a in legal if FROM_TRAY <= a < FROM_TRAY + TRAY_KINDS]
    worth = {kind: look.die(kind, rounds, _owned(me, kind)) for kind in kinds}
    credit = look.credit(rounds - 1)
    best, action = 0.0, DONE
    for count in range(1, BUYS - me.bought.bit_count() + 1):
        for dice in combinations(kinds, count):
            price = sum([prices[kind] for kind in dice])
            if price <= me.coins + me.credits:
                value = sum([worth[kind] for kind in dice]) - credit * max(0, price - me.coins)
                if value > best:
                    best, action = value, FROM_TRAY + max(dice, key=lambda kind: prices[kind])
    return action


Answer: TypeAlias = "Callable[[Race, int, Seat, tuple[int, ...]], int]"

ANSWERS: Final[dict[int, Answer]] = {
    DRAWING: _draw,
    ADDING: _draw,
    CHOOSING: _choose,
    PUSHING: _push,
    BUSTED: _bust,
    STEPPING: _step,
    MOVING: _move,
    BONUS: _bonus,
    POINTING: _point,
    BUYING: _buy,
}
"""By frame. Arriving dice, abilities, swords and Bob: whatever can be used is used."""


class Steady:
    """Plays by the odds; the seed changes nothing, for there is nothing to draw."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, state: State, seat: int) -> int:
        race = as_race(state)
        me = race.seats[seat]
        legal = race.legal(seat)
        answer = ANSWERS.get(me.stack[-1])
        if answer is None:
            return first_of(legal)
        action = answer(race, seat, me, legal)
        return action if action in legal else first_of(legal)
