"""What steady and the expert do alike when they decide; what things are worth to each of them is handed in.

Where the two only resemble each other, each keeps its own: one names an action and plays frozen games, the other gives
all actions estimates, and where estimates are equal, or nearly so, one rule for both would change moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import ClassVar, NamedTuple, TypeAlias, TypeVar

from kubok.bots.cubitos.judgement import SAVED, SURE
from kubok.bots.cubitos.outlook import Outlook, spare
from kubok.bots.cubitos.reading import card_of, may_wait, only_gives_away, only_rids
from kubok.bots.cubitos.ways import MOST_FEET, Place, as_race, first_of, remaining, routes
from kubok.cubitos.abilities import ONE_SWORD, TWO_SWORDS, swords
from kubok.cubitos.actions import BUY_FOOT, CODE_OF, FROM_ACTIVE, FROM_TRAY, PLAYER, STEP, YES
from kubok.cubitos.cards.blue import bonuses
from kubok.cubitos.frames import IDLE
from kubok.cubitos.game import Cubitos
from kubok.cubitos.pieces import (
    AFTER_SWORDS,
    BUYS,
    DISCARD,
    DRAW,
    FIRST,
    FOOT_PRICE,
    GREYS,
    HAND,
    MISSES,
    PHASE,
    RED,
    RISKY,
    ROLL,
    TRAY_KINDS,
    USED,
    WHITE,
    Seat,
)
from kubok.cubitos.race import Race
from kubok.cubitos.track import Track
from kubok.kernel import State

Legal: TypeAlias = tuple[int, ...]
Answer: TypeAlias = Callable[[Race, int, Seat, Legal], int]


Does = TypeVar("Does", bound=Callable[..., object])


class ByFrame(dict[int, Does]):
    """What a player does by frame; its functions put themselves in, `@ANSWERS.at(DRAWING, ADDING)`."""

    def at(self, *frames: int) -> Callable[[Does], Does]:
        def put(does: Does) -> Does:
            self.update(dict.fromkeys(frames, does))
            return does

        return put


class Answering:
    """A player with an answer by frame; the seed changes nothing, for there is nothing to draw."""

    answers: ClassVar[Mapping[int, Answer]]

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, state: State, seat: int) -> int:
        race = as_race(state)
        me = race.seats[seat]
        legal = race.legal(seat)
        answer = self.answers.get(me.doing)
        if answer is None:
            return first_of(legal)
        action = answer(race, seat, me, legal)
        return action if action in legal else first_of(legal)


# Risk


def is_at_risk(me: Seat) -> bool:
    """Would a push that hits nothing be a bust (C-3.4)?"""
    return bool(me.risk) or me.active_dice() >= RISKY


def rescue_fails(me: Seat) -> float:
    """The chance that Rolling Stoned hits nothing with the greys that are not active."""
    return max(greys_miss(me, DRAW, ROLL, DISCARD), SAVED)


def is_saved(me: Seat) -> bool:
    """Are the greys picked to be rolled likely enough to save us?"""
    return greys_miss(me, HAND) < SAVED


def greys_miss(me: Seat, *zones: int) -> float:
    chance = 1.0
    for kind in GREYS:
        chance *= (MISSES[kind] / 6) ** sum([me.dice[zone + kind] for zone in zones])
    return chance


# Swords


def prize_worth(look: Outlook, me: Seat) -> float:
    """What the most swords bring; Supah General brings a foot for each fan."""
    return look.prize + me.fans if look.prize_by_fans else look.prize


def swords_worth(race: Race, seat: int, me: Seat, prize: float) -> tuple[float, float]:
    """What our swords are worth now, and what the red dice of the roll zone may add to that."""
    if not prize:
        return 0.0, 0.0
    red = me.dice[ROLL + RED]
    mine = swords(me)
    if not mine and not red:
        return 0.0, 0.0
    best, rolling = _other_swords(race, seat)
    if mine and mine >= best:
        won = prize * (SURE if rolling else 1.0)
        return won, prize - won
    if best - mine > 2 * red:
        return 0.0, 0.0
    hit = 1 - (MISSES[RED] / 6) ** red
    return 0.0, prize * hit * (1.0 if best - mine < 2 else 0.5)


def _other_swords(race: Race, seat: int) -> tuple[int, int]:
    """The swords we need to have the most, and whether somebody may still roll more of them."""
    best = rolling = 0
    for other, one in enumerate(race.seats):
        if other != seat:
            theirs = swords(one)
            if theirs and race.turn(other) < race.turn(seat):
                theirs += 1
            best = max(best, theirs)
            rolling |= one.doing != IDLE and one.dice[ROLL + RED]
    return best, rolling


def with_swords(race: Race, seat: int, prize: float, face: Callable[[int], float]) -> Callable[[int], float]:
    """What a face of our choice is worth: as `face` has it, red ones with what their swords may win."""
    best, mine = _other_swords(race, seat)[0], swords(race.seats[seat])
    if race.table[PHASE] == AFTER_SWORDS:
        prize = 0.0

    def worth(code: int) -> float:
        more = (code in ONE_SWORD) + 2 * (code in TWO_SWORDS)
        won = more > 0 and mine < max(best, 1) <= mine + more
        return face(code) + prize * won

    return worth


# Dice


def better_next(race: Race, me: Seat, worths: Sequence[float], than: float) -> list[float] | None:
    """What dice are worth that come up next round, if they are better than that; None if there is room for all."""
    dice = me.dice
    room = me.limit - sum(dice[ROLL:DISCARD]) + dice[ROLL + FIRST]
    zones = (DRAW,) if sum(dice[DRAW:ROLL]) > room else (DRAW, DISCARD)
    kinds = [kind for kind in race.game.kinds if worths[kind] > than]
    better = [worths[kind] for zone in zones for kind in kinds for _ in range(dice[zone + kind])]
    return better if len(better) > room else None


def still_gives(me: Seat, action: int, face: Callable[[int], float]) -> float:
    """What the die of an action has still to give where it lies: nothing unless it is active and not used."""
    if action < FROM_ACTIVE or me.dice[USED + CODE_OF[action]]:
        return 0.0
    return face(CODE_OF[action])


def is_welcome(game: Cubitos, me: Seat, code: int, is_worth_it: Callable[[], bool] = lambda: True) -> bool:
    """Should that die be used in step 4? One that only rids us of another must be worth it."""
    card = card_of(game, code)
    if only_rids(card):
        return spare(me) > 0 and is_worth_it()
    if may_wait(card):  # a light grey is well lost, other dice are not
        return bool(me.earned) == (spare(me) > 0)
    return True


def wants_prize(game: Cubitos, me: Seat) -> bool:
    """Crabby gives away what we can spare only."""
    return not only_gives_away(game.cards[RED - WHITE]) or spare(me) > 0


def left_to_run(race: Race, seat: int, action: int) -> int:
    """How far the player that an action points at is from the finish."""
    seats = race.seats
    return remaining(race, seats[(seat + action - PLAYER) % len(seats)])


def trays(legal: Legal) -> list[int]:
    """The kinds of dice that are offered."""
    return [action - FROM_TRAY for action in legal if FROM_TRAY <= action < FROM_TRAY + TRAY_KINDS]


def baskets(race: Race, me: Seat, kinds: list[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """What can be bought: the die, or the two, and how many credits it takes besides all coins."""
    prices = race.game.prices
    for count in range(1, BUYS - me.bought.bit_count() + 1):
        for dice in combinations(kinds, count):
            price = sum([prices[kind] for kind in dice])
            if price <= me.coins + me.credits:
                yield dice, max(0, price - me.coins)


# Moving


Dry: TypeAlias = Callable[[Track, int, int], tuple[Place, ...]]
"""Where feet may lead on dry ground: track, space, feet."""


Way: TypeAlias = tuple[int, int, int, bool, int]
"""The action that begins it, how much nearer it leads, to which space, whether past the finish, and its price."""


def ways_on(race: Race, me: Seat, to_buy: int, dry: Dry) -> list[Way]:
    """Where to run with our feet and so many bought ones; on dry ground to the places that `dry` gives."""
    game, feet, money = race.game, me.feet, me.coins + me.credits
    if not game.special and not me.water_feet:
        there = dry(game.track, me.space, min(feet + to_buy, MOST_FEET))
        return [(step if feet else BUY_FOOT, gain, space, finish, FOOT_PRICE * (far - feet) if far > feet else 0)
                for space, far, step, gain, finish in there]  # fmt: skip
    return [
        (BUY_FOOT if bought else route.first, gain, route.space, route.finish, route.coins + FOOT_PRICE * bought)
        for bought in range(to_buy + 1)
        for gain, route in routes(game, me.space, feet + bought, me.water_feet, me.spent)
        if route.coins + FOOT_PRICE * bought <= money
    ]


class Rush(NamedTuple):
    """The way that leads farthest on, all money spent: how far, how it begins, and how many feet are bought first."""

    gain: int
    finish: bool
    action: int
    bought: int


def farthest_on(race: Race, me: Seat, dry: Dry) -> Rush | None:
    """None where no way leads on."""
    money, game = me.coins + me.credits, race.game
    most = money // FOOT_PRICE
    if not game.special and not me.water_feet:
        there = dry(game.track, me.space, min(me.feet + most, MOST_FEET))
        place = max(there, key=lambda place: place.gain, default=None)
        return None if place is None else Rush(place.gain, place.finish, place.step, most)
    found: Rush | None = None
    for bought in range(min(most, MOST_FEET) + 1):
        left = money - FOOT_PRICE * bought
        for gain, route in routes(game, me.space, me.feet + bought, me.water_feet, me.spent):
            if route.coins <= left and (found is None or gain > found.gain):
                found = Rush(gain, route.finish, route.first, bought)
    return found


def pointing(race: Race, me: Seat, legal: Legal, bonus: Callable[[int], float]) -> list[float]:
    """Bob, by action: the best bonus within reach of where it points; not where we are already."""
    track = race.game.track
    pointer, steps = me.pointer, me.steps
    near = dict(track.near[pointer])

    def worth(space: int) -> float:
        return bonus(space) if space != me.space else -1.0

    return [
        worth(pointer)
        if action == YES
        else max(map(worth, sorted(bonuses(track, near[action - STEP], steps - 1))), default=-1.0)
        for action in legal
    ]
