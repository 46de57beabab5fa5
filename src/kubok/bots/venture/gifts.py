"""What the texts of A Wild Venture give: a guess for each word, in coins, cards, tucks, invests and points.

A text is read without a position. How often a condition is met in a turn is a guess too, taken from many games.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kubok.venture import words
from kubok.venture.words import CONDITIONS, Program


class Gift(NamedTuple):
    """What an effect gives, in currencies: the worth of each depends on the time left and on the position."""

    coins: float = 0.0
    cards: float = 0.0
    tucks: float = 0.0
    invests: float = 0.0
    others: float = 0.0
    """In points: travels, supplies, activations."""

    def plus(self, other: Gift, times: float = 1.0) -> Gift:
        return Gift(*(mine + times * more for mine, more in zip(self, other, strict=True)))


_PER: Final = (1.0, 2.5, 1.8, 2.0, 3.2, 1.4, 1.5)
"""How many there are, as a rule, of what an effect counts; in the order of `words.PER`."""

_STEPS: Final = (0.0, 0.8, 1.5, 1.9, 2.2, 2.3)
_CHESTS: Final = (Gift(tucks=1.0, others=0.3), Gift(tucks=2.0, others=0.3), Gift(tucks=3.0, others=0.5))
_STARTERS: Final = (Gift(cards=2.3), Gift(others=1.5), Gift(coins=4.0), Gift(coins=4.3))
_VILLAGER: Final = Gift(coins=1.5, cards=1.0, others=1.0)
_TARGETS: Final = (*_STARTERS, _VILLAGER, _VILLAGER)
"""In the order of `words.TARGETS`, and the golden chest's villager."""

_EACH: Final = {
    words.GAIN: Gift(coins=1.0),
    words.DRAW: Gift(cards=1.0),
    words.TUCK: Gift(tucks=1.0),
    words.DISCARD: Gift(cards=-0.5),
    words.FROM_DISCARD: Gift(cards=1.8),
    words.INVEST: Gift(invests=1.0),
    words.SUPPLY: Gift(others=0.8),
    words.TAKE: Gift(coins=0.9),
    words.THEY_GAIN: Gift(coins=-0.6),
    words.THEY_DRAW: Gift(cards=-0.6),
    words.THEY_DISCARD: Gift(cards=0.4),
    words.LOOK_DRAW: Gift(cards=1.2),
    words.LOOK_TUCK: Gift(tucks=1.4),
    words.PAY: Gift(coins=-1.0),
    words.PAY_DISCARD: Gift(cards=-0.5),
    words.PAY_TUCK: Gift(tucks=1.0),
}
_MIDDLE: Final = (0.4, 0.65, 1.6, 0.55, 1.0)
"""What the currencies are worth in the middle of a game: only to tell which of two choices is the better."""


def gift(program: Program) -> Gift:
    """What a program gives when it is run once, in the middle of a game."""
    total, at, halved, end = Gift(), 0, 1.0, len(program)
    while at < len(program):
        code, number, sort, jump = program[at]
        if at >= end:
            halved = 1.0
        if code == words.OR:
            options = [gift(program[step[3] : _jump_at(program, step[3])]) for step in program[at : at + number]]
            total = total.plus(max(options, key=middling), 1.1 * halved)
            at = program[_jump_at(program, jump)][3]
            continue
        if code == words.IF:
            halved, end = 0.5, jump
        elif code == words.MAY:
            end = jump
        else:
            total = total.plus(_one(code, number, sort), halved)
        at += 1
    return total


def _jump_at(program: Program, at: int) -> int:
    while program[at][0] != words.JUMP:
        at += 1
    return at


def middling(given: Gift) -> float:
    """What it is worth in the middle of a game, in points."""
    return sum(amount * worth for amount, worth in zip(given, _MIDDLE, strict=True))


def _one(code: int, number: int, sort: int) -> Gift:
    if code == words.TRAVEL:
        return Gift(others=_STEPS[min(number, len(_STEPS) - 1)] + 0.2 * sort)
    if code == words.ACTIVATE:
        return _TARGETS[sort]
    if code == words.ADVANCE:
        return Gift(others=2.0)
    if code == words.STUDY:
        return Gift(coins=1.5, others=1.7)
    if code in (words.CHEST, words.RUBY_CHEST):
        return _CHESTS[sort if code == words.CHEST else 2]
    if code == words.PLAY:
        return Gift(coins=float(number), others=0.9)
    if code == words.PLAY_IT:
        return Gift(others=1.6, invests=float(number))
    many = number * _PER[sort] if code in (words.GAIN, words.DRAW) else number
    return Gift().plus(_EACH.get(code, Gift()), many)


RATES: Final = {
    "gain": 0.8, "draw": 0.9, "travel": 0.6, "look": 0.6, "invest": 0.4, "tuck": 1.0, "chest": 0.3, "trail end": 0.14,
    "token": 0.18, "advance": 0.12, "enchant": 0.12, "discard": 0.35, "discard villager": 0.2, "discard gear": 0.1,
    "discard building": 0.05, "discard crow": 0.12, "discard frog": 0.12, "discard rabbit": 0.12, "play card": 0.9,
    "play villager": 0.6, "play gear": 0.22, "play building": 0.12, "play crow": 0.3, "play frog": 0.3,
    "play rabbit": 0.3, "activate nest": 0.4, "activate lily pad": 0.35, "activate burrow": 0.4,
    "activate starter": 1.1, "activate villager": 0.9, "activate crow": 0.3, "activate frog": 0.3,
    "activate rabbit": 0.3,
}  # fmt: skip
"""How often a player does such a thing in a turn."""

assert set(RATES) == set(CONDITIONS)
assert len(_PER) == len(words.PER)
