"""What a card is worth that nobody has judged, an owner's or one of the guide's: read from effects, cost and colour.

What a known effect brings is judged here once, for whatever card has it, in feet as in `judgement`. Where a card does
something that nobody here can read, its cost says what it should be worth, by the known cards of its colour.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from kubok.bots.cubitos.judgement import DICE_WORTH, FIRST_USED, Die
from kubok.cubitos.cards.blue import GainDie, RollGreysAndWhites, RollMissesTwice, TakeOneNear
from kubok.cubitos.cards.brown import CreditForEach, GreysOnceMore, MayTakeCredits, MayWinAFan
from kubok.cubitos.cards.card import (
    AddDice,
    Borrow,
    Card,
    Coins,
    Count,
    Credits,
    Effect,
    FanWithoutCredits,
    Feet,
    FeetFor,
    MayLoseFromRoll,
    NextDraw,
    WaterFeet,
    WithActive,
    half_of_fans,
    whole,
)
from kubok.cubitos.cards.green import LoseThisInstead, Protect, RollGreys, RollItAndAnother, RollItToo, RollNineColours
from kubok.cubitos.cards.orange import CoinsOrFeet, LoseADie, LoseItAndAnother, SetAMiss
from kubok.cubitos.cards.purple import different_colours, every_two_lines, white_and_grey_dice
from kubok.cubitos.cards.red import CreditEach, GiveADie, RollTwoEach, fans
from kubok.cubitos.cards.white import GainUpToFans, IfLost, MayRunForAGrey
from kubok.cubitos.cards.yellow import MayAddOne, MayStep, every_four_dice, one_or_half_of_fans
from kubok.cubitos.data import CARDS as COLOUR_OF
from kubok.cubitos.data import Box
from kubok.cubitos.game import Cubitos
from kubok.cubitos.pieces import (
    ACTIVE,
    CHAMPION,
    COIN_WORTH,
    COLOURS,
    FACE_NAMES,
    FIRST,
    FOOT_WORTH,
    HOMES,
    MISSES,
    RED,
    SIDES,
    WHITE,
    Seat,
)

COIN: Final = 0.3  # a coin or a credit, in feet
ROLLS: Final = 2.5  # rolls in which a die of the roll zone has time to hit
WITH: Final = 0.4  # how often a die of a given colour lies beside it
LOST: Final = 0.3  # how often a die was lost before
INSIDE: Final = 0.5  # how often what is inside an effect of somebody's own happens
SOME: Final = 2.0  # what is counted by somebody's own count
PAIRED: Final = 0.3  # what two symbols together bring, for each of them
AT_ONCE: Final = 0.5  # what comes at every push, as the die falls
SHARED: Final = 0.5  # how often the prize of the swords is ours if we have any
FEWER: Final = 0.5  # how often somebody has fewer swords
POWER: Final = 0.5  # how often the symbol is the power symbol, where there are both
LOSES_ITSELF: Final = {"always": 0.55, "power": 0.75, "": 1.0}  # what is left of the rate
OWES_A_PUSH: Final = 0.85
KEEPS: Final = 0.4

LEAST: Final = 0.05
MOST: Final = 8.0  # a rate
MOST_FEET: Final = 24.0
MOST_COINS: Final = 40.0
MOST_KEPT: Final = 12.0
"""However much a card gives, no more of it can be used."""


class Gain(NamedTuple):
    """What an effect brings: feet and coins, more feet for each fan, anything else in feet, and what helps in a round
    without being something to have when it ends.
    """

    feet: float = 0.0
    coins: float = 0.0
    by_fans: float = 0.0
    other: float = 0.0
    beside: float = 0.0

    def plus(self, more: Gain, times: float = 1.0) -> Gain:
        return Gain(*(mine + times * its for mine, its in zip(self, more, strict=True)))

    @property
    def flat(self) -> float:
        return self.feet + COIN * self.coins + self.other


_COUNTS: Final[tuple[tuple[Count, Gain], ...]] = (
    (half_of_fans, Gain(by_fans=0.3)),
    (one_or_half_of_fans, Gain(1.2, by_fans=0.3)),
    (fans, Gain(by_fans=1.0)),
    (different_colours, Gain(3.8)),
    (white_and_grey_dice, Gain(3.8)),
    (every_two_lines, Gain(2.2)),
    (every_four_dice, Gain(1.3)),
)

_GAINS: Final[dict[type[Effect], Callable[[Any], Gain]]] = {
    Feet: lambda effect: Gain(effect.count),
    WaterFeet: lambda effect: Gain(effect.count),
    Coins: lambda effect: Gain(coins=effect.count),
    Credits: lambda effect: Gain(coins=effect.count),
    FeetFor: lambda effect: next((gain for count, gain in _COUNTS if count is effect.count), Gain(SOME)),
    WithActive: lambda effect: Gain().plus(gain_of(effect.effect) or Gain(), WITH),
    IfLost: lambda effect: Gain().plus(gain_of(effect.effect) or Gain(), LOST),
    AddDice: lambda effect: Gain(other=0.3 * effect.count),
    FanWithoutCredits: lambda effect: Gain(other=0.6),
    MayLoseFromRoll: lambda effect: Gain(other=0.6),
    Borrow: lambda effect: Gain(other=2.5),
    NextDraw: lambda effect: Gain(other=1.6 if effect.what & CHAMPION else 0.8),
    GainUpToFans: lambda effect: Gain(by_fans=0.3, other=0.6),
    MayRunForAGrey: lambda effect: Gain(1.5),
    MayWinAFan: lambda effect: Gain(other=0.2),
    MayTakeCredits: lambda effect: Gain(coins=2),
    CreditForEach: lambda effect: Gain(coins=1),
    GreysOnceMore: lambda effect: Gain(0.3, 2),
    CreditEach: lambda effect: Gain(other=0.7),
    RollTwoEach: lambda effect: Gain(other=1.4),
    GiveADie: lambda effect: Gain(other=1.2),
    RollItToo: lambda effect: Gain(beside=0.25),
    RollItAndAnother: lambda effect: Gain(beside=0.25),
    Protect: lambda effect: Gain(other=0.3, beside=0.4),
    LoseThisInstead: lambda effect: Gain(other=0.2, beside=0.2),
    RollGreys: lambda effect: Gain(other=0.2, beside=0.8),
    RollNineColours: lambda effect: Gain(other=1.5),
    LoseItAndAnother: lambda effect: Gain(other=0.4),
    LoseADie: lambda effect: Gain(),
    CoinsOrFeet: lambda effect: Gain(coins=2, by_fans=0.2),
    SetAMiss: lambda effect: Gain(other=1.5),
    TakeOneNear: lambda effect: Gain(other=1.3),
    GainDie: lambda effect: Gain(other=0.6),
    RollGreysAndWhites: lambda effect: Gain(other=1.2),
    RollMissesTwice: lambda effect: Gain(other=1.3),
    MayStep: lambda effect: Gain(1),
    MayAddOne: lambda effect: Gain(other=0.35),
}


def gain_of(effect: Effect) -> Gain | None:
    """What an effect brings each time; None where it is somebody's own and says nothing of itself."""
    read = _GAINS.get(type(effect))
    if read is not None:
        return read(effect)
    parts = [gain_of(part) for part in effect.parts()]
    if parts and None not in parts:
        return _sum([part for part in parts if part is not None], INSIDE)
    if effect.borrows:
        return Gain(other=2.0)
    if effect.brings:
        return Gain(other=1.0)
    return Gain(other=0.6) if effect.from_trays else None


def _sum(gains: Iterable[Gain], times: float = 1.0) -> Gain:
    total = Gain()
    for gain in gains:
        total = total.plus(gain, times)
    return total


def _together(effects: Iterable[Effect | None]) -> Gain:
    return _sum([gain_of(effect) or Gain() for effect in effects if effect is not None])


# A die


def judge(card: Card, colour: int, cost: int) -> Die:
    """What we think of the die of a card: as `judgement` has it, else by what the card does, else by its cost."""
    known = DICE_WORTH.get(card.name)
    return read(card, colour, cost) if known is None else known


def read(card: Card, colour: int, cost: int) -> Die:
    """The same as if nobody had judged it."""
    run, each = _together(card.run), min(_together([card.after_push]).flat, MOST_KEPT)
    power = _together(card.power) if "power" in FACE_NAMES[colour] else Gain()
    feet, coins = min(run.feet, MOST_FEET), min(run.coins, MOST_COINS)
    power_feet, power_coins = min(power.feet, MOST_FEET), min(power.coins, MOST_COINS)
    others = _together([card.before_push, card.would_bust, card.after_move])
    kept = run.other + POWER * power.other + PAIRED * _together([card.pair]).flat + others.flat
    fresh = _together([card.now]).flat + AT_ONCE * each
    beside = run.beside + others.beside + KEEPS * bool(card.keeps)
    prize = Gain()
    if colour == RED and card.most_swords:  # then `kept` is the prize
        prize, fresh, kept = _together(card.most_swords), fresh + kept, 0.0
    elif colour == RED and card.swords is not None:
        kept += FEWER * _together([card.swords]).flat
    symbol = feet + COIN * coins + kept + fresh + each + beside + SHARED * prize.flat
    rate, often = _rate(card, colour, symbol, symbol + power_feet + COIN * power_coins), _often(card, colour)
    missing = 0.0
    if any(gain_of(effect) is None for effect in card.effects()):
        missing = max(0.0, _by_cost(colour, cost) - rate)
    by_fans = often * (run.by_fans + POWER * power.by_fans + SHARED * prize.by_fans)
    kept += prize.flat + missing / often / (SHARED if card.most_swords else 1.0)
    return Die(
        rate=min(max(rate + missing, by_fans, LEAST), MOST),
        fade=_fade(card, colour),
        feet=feet,
        coins=coins,
        kept=min(kept, MOST_KEPT),
        fresh=min(fresh, MOST_KEPT),
        each_push=each,
        power_feet=power_feet,
        power_coins=power_coins,
        by_fans=by_fans,
    )


def _often(card: Card, colour: int) -> float:
    """How often a round the die shows one of its symbols, that it may be lost or owe a push taken into account."""
    sides = SIDES[colour]
    symbols = sum(FACE_NAMES[colour][code & 3] in ("symbol", "power") for code in sides)
    often = _hit(colour) * symbols / (len(sides) - MISSES[colour])
    return often * LOSES_ITSELF.get(card.loses_itself, 1.0) * (OWES_A_PUSH if card.must_push else 1.0)


def _hit(colour: int) -> float:
    return float(1 - (MISSES[colour] / 6) ** ROLLS)


def _rate(card: Card, colour: int, symbol: float, power: float) -> float:
    """Feet a round, from what the symbols bring; the other faces bring what is printed on them."""
    hits = [code for code in SIDES[colour] if code & 3]
    worth = {"symbol": symbol, "power": power}
    total = sum(worth.get(FACE_NAMES[colour][c & 3], FOOT_WORTH[c] + COIN * COIN_WORTH[c]) for c in hits)
    rate = _hit(colour) * total / len(hits)
    return rate * LOSES_ITSELF.get(card.loses_itself, 1.0) * (OWES_A_PUSH if card.must_push else 1.0)


def _fade(card: Card, colour: int) -> float:
    """Further ones of its kind bring less, least of all where one is enough."""
    if colour == RED:
        return 0.5
    if card.loses_itself == "always" or card.would_bust or card.keeps or card.after_move:
        return 0.7
    return 0.8 if card.now or card.before_push else 0.9


@lru_cache(maxsize=256)
def _by_cost(colour: int, cost: int) -> float:
    """What a die of that colour should bring for that cost, by the mean of the cards of the colour that we know."""
    box = Box.open()
    known = known_of(colour)
    rate = sum([DICE_WORTH[name].rate for name in known]) / len(known)
    usual = sum(int(str(box.cards[name]["cost"])) for name in known) / len(known)
    return rate * min(max(cost / usual, 0.4), 2.5)


@lru_cache(maxsize=16)
def known_of(colour: int) -> tuple[str, ...]:
    """The cards of a colour that have been judged."""
    return tuple(name for name, its in COLOUR_OF.items() if its == COLOURS[colour - WHITE] and name in DICE_WORTH)


# What bots ask of a card that they do not know by name


def card_of(game: Cubitos, code: int) -> Card | None:
    """The card of an active die that shows its symbol."""
    home = HOMES[code >> 2]
    if not WHITE <= home < FIRST or FACE_NAMES[home][code & 3] not in ("symbol", "power"):
        return None
    return game.cards[home - WHITE]


def turn_in_step_4(card: Card | None) -> int:
    """When to use it in step 4, as in FIRST_USED: the smaller the sooner."""
    if card is None or card.name in DICE_WORTH:
        return 0 if card is None else FIRST_USED.get(card.name, 0)
    effects = list(whole([*card.run, *card.power]))
    if any(effect.reads_losses for effect in effects):
        return 1
    return -2 if any(effect.brings for effect in effects) else -any(effect.reads for effect in effects)


def only_rids(card: Card | None) -> bool:
    """Does its RUN ability lose another die of ours and give little for it (Benchwarmer)?"""
    return card is not None and any(isinstance(e, LoseItAndAnother) for e in card.run) and _little(card.run)


def may_wait(card: Card | None) -> bool:
    """Is it used at the latest before step 7, and takes a die if credits came (Batter Beaver)?"""
    return card is not None and isinstance(card.before_discard, LoseADie) and _little(card.run)


def only_gives_away(card: Card) -> bool:
    """Is the prize of the swords that we may give a die away (Crabby)?"""
    return any(isinstance(effect, GiveADie) for effect in card.most_swords) and len(card.most_swords) == 1


def moves_in(game: Cubitos, code: int) -> bool:
    """Does that die, used for a push, roll along? If not, it protects."""
    card = card_of(game, code)
    return card is not None and card.moves_in


class Rescue(NamedTuple):
    """The die that can save us: its kind, whether it is lost for that, and whether greys must hit (C-10.7)."""

    kind: int
    lost: bool
    greys: bool


def rescue(game: Cubitos, me: Seat) -> Rescue:
    """By the first such die of ours, or by any where none lies there yet."""
    code = next((code for code in game.rescue_codes if me.dice[ACTIVE + code]), game.rescue_codes[0])
    card = card_of(game, code)
    assert card is not None
    return Rescue(
        HOMES[code >> 2], isinstance(card.would_bust, LoseThisInstead), isinstance(card.would_bust, RollGreys)
    )


def _little(effects: Iterable[Effect]) -> bool:
    gain = _together(effects)
    return gain.feet + COIN * gain.coins < 1.0
