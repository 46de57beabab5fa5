"""What the steps of a program do, one after the other, as much as possible of each (V-2.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from kubok.venture import choices, picking, piles
from kubok.venture.frames import (
    ABOUT,
    ASKING,
    EFFECTS,
    FROM_PILE,
    INVESTING,
    OPTIONS,
    PLAYING,
    PLAYING_IT,
    RUBY,
    SEAT,
    SOURCE,
    STARTING,
    TAKING,
    TRAVELLING,
    Field,
    Frame,
    describe,
)
from kubok.venture.pieces import CHESTS, NO_CARD, STARTER, STARTERS, Seat, cards_of
from kubok.venture.words import (
    ACTIVATE,
    ADVANCE,
    ANOTHER_VILLAGER,
    CHEST,
    CONDITION,
    DISCARD,
    DRAW,
    FROM_DISCARD,
    GAIN,
    IF,
    INVEST,
    JUMP,
    LOOK,
    LOOK_DISCARD,
    LOOK_DRAW,
    LOOK_TUCK,
    MAY,
    ON_ANY_VILLAGER,
    ON_GEAR,
    OR,
    PAY,
    PAY_DISCARD,
    PAY_TUCK,
    PER,
    PLAY,
    PLAY_IT,
    PUT_BACK,
    RUBY_CHEST,
    STATES,
    STEPS,
    STUDY,
    SUPPLY,
    TAKE,
    THEY_DISCARD,
    THEY_DRAW,
    THEY_GAIN,
    TRAVEL,
    TUCK,
)

if TYPE_CHECKING:
    from kubok.venture.village import Village

_GAIN: Final = CONDITION["gain"]
_ALL_STARTERS: Final = (1 << len(STARTERS)) - 1
_OPTIONS: Final = 3  # of every chest

Do: TypeAlias = "Callable[[Village, int, int, int, int, int, int], None]"
"""Village, seat, number, sort, where to go on if it is not done, source, and the card it is about."""


def _run(village: Village, frame: Frame) -> bool:
    _, seat, program, at, source, about = frame
    steps = village.game.programs[program]
    if at >= len(steps):
        village.stack.pop()
        return True
    code, number, sort, jump = steps[at]
    village.stack[-1] = (EFFECTS, seat, program, at + 1, source, about)
    _DO[code](village, seat, number, sort, jump, source, about)
    return True


def _go_to(village: Village, at: int) -> None:
    kind, seat, program, _, source, about = village.stack[-1]
    village.stack[-1] = (kind, seat, program, at, source, about)


def _wait_here(village: Village) -> None:
    """The step that asked is the one that the answer speaks of."""
    _go_to(village, village.stack[-1][3] - 1)


# Numbers that depend on what is in play

_COUNT: Final[tuple[Callable[[Village, Seat], int], ...]] = (
    lambda village, me: 1,
    lambda village, me: me.villagers.bit_count(),
    lambda village, me: me.gear.bit_count(),
    lambda village, me: me.buildings.bit_count(),
    lambda village, me: sum(seat.gear.bit_count() for seat in village.seats),
    lambda village, me: (me.buildings & village.enchanted).bit_count(),
    lambda village, me: me.starters.bit_count(),
)


def gain(village: Village, seat: int, coins: int, rule: str) -> None:
    """V-3.1; a gain of 0 is none (V-10.12)."""
    if coins:
        village.seats[seat].coins += coins
        village.tell("gained", seat, rule, coins=coins)
        village.answer(seat, village.game.hears[_GAIN])


def _gain(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    if sort:
        number *= _COUNT[sort](village, village.seats[seat])
    gain(village, seat, number, village.rule_of(source, "V-3.1"))


def _draw(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    if sort:
        number *= _COUNT[sort](village, village.seats[seat])
    if number:
        piles.draw(village, seat, number, piles.DRAWN, source)


def _they_gain(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    gain(village, 1 - seat, number, village.rule_of(source, "V-3.1"))


def _they_draw(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    piles.draw(village, 1 - seat, number, piles.DRAWN, source)


def _they_discard(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    picking.pick(village, 1 - seat, picking.DISCARD, number, source)


def _picking(how: int) -> Do:
    def do(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
        picking.pick(village, seat, how, number, source)

    return do


def _from_discard(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    village.stack.append((FROM_PILE, seat, number, 0, source))


def _look(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    """V-3.2; with no card it is none (V-10.12)."""
    if not village.in_deck():
        _go_to(village, jump)
        return
    number = min(number, village.in_deck())
    village.looks += ((seat, 0),)
    village.tell("looked", seat, village.rule_of(source, "V-3.2"), number=number)
    piles.draw(village, seat, number, piles.LOOKED, source)


def _put_back(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    picking.pick(village, seat, picking.PUT_BACK, village.looks[-1][1].bit_count(), source)


def _travel(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    lengthening = village.game.lengthens & village.seats[seat].buildings
    for building in cards_of(lengthening):
        number += village.game.further[village.enchanted >> building & 1][building]
    village.stack.append((TRAVELLING, seat, number, sort, 0, source))


def _invest(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    """V-3.1: a building's own invest goes on that building, any other on one of the player's choice."""
    me = village.seats[seat]
    if source != NO_CARD and me.buildings >> source & 1:
        village.stack.append((INVESTING, seat, source, number, source))
    elif me.coins:
        choices.point(village, seat, choices.TO_INVEST, me.buildings, number, source)


def _supply(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    me = village.seats[seat]
    cards = me.gear if sort == ON_GEAR else me.villagers
    if source != NO_CARD and sort != ON_ANY_VILLAGER:
        cards &= ~(1 << source)
    choices.point(village, seat, choices.TO_SUPPLY, cards, number, source)


def _take(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    village.stack.append((TAKING, seat, number, sort, source))


def _activate(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    """V-2.6: no supply is spent, none is needed, and no limit applies.

    A card activates another villager that activates nothing; whom a golden chest activates depends on who opens it
    (V-10.16).
    """
    if sort < STARTER:
        choices.activate_starter(village, seat, sort, source)
    elif sort == STARTER:
        village.stack.append((STARTING, seat, _ALL_STARTERS, 0, source))
    else:
        reach = village.game.acquainted if sort == ANOTHER_VILLAGER else village.game.chest_reach
        choices.point(village, seat, choices.TO_ACTIVATE, village.seats[seat].villagers & reach[source], 0, source)


def _advance(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    starters = _ALL_STARTERS if sort == STARTER else 1 << sort
    village.stack.append((STARTING, seat, 0, starters & ~village.seats[seat].starters, source))


def _study(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    """V-3.6; one that is advanced already can only be activated (V-10.14)."""
    starters = _ALL_STARTERS if sort == STARTER else 1 << sort
    village.stack.append((STARTING, seat, starters, starters & ~village.seats[seat].starters, source))


def _chest(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    village.stack.append((OPTIONS, seat, _OPTIONS, sort, source))


def _ruby(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    village.stack.append((RUBY, seat, NO_CARD, source))


def _play(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    village.stack.append((PLAYING, seat, sort, number, source))


def _play_it(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    village.stack.append((PLAYING_IT, seat, about, number, source))


# Costs, conditions, choices of effects (V-2.4, V-10.13)


def _can_pay(village: Village, seat: int, code: int, number: int) -> bool:
    me = village.seats[seat]
    return (me.coins if code == PAY else me.hand.bit_count()) >= number


def _pay(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    if _can_pay(village, seat, PAY, number):
        village.seats[seat].coins -= number
        village.tell("paid", seat, village.rule_of(source, "V-2.4"), coins=number)
    else:
        _go_to(village, jump)


def _pay_cards(how: int) -> Do:
    def do(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
        if _can_pay(village, seat, PAY_DISCARD, number):
            picking.pick(village, seat, how, number, source)
        else:
            _go_to(village, jump)

    return do


def _may(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    """The cost is the next step: nobody is asked for what cannot be paid."""
    _, _, program, at, _, _ = village.stack[-1]
    code, cost, _, _ = village.game.programs[program][at]
    if _can_pay(village, seat, code, cost):
        _wait_here(village)
        village.stack.append((ASKING, seat, source))
    else:
        _go_to(village, jump)


_HOLDS: Final[tuple[Callable[[Seat, Seat], bool], ...]] = (
    lambda me, other: me.coins < other.coins,
    lambda me, other: me.hand.bit_count() < other.hand.bit_count(),
    lambda me, other: me.space == 0,
)


def _if(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    if not _HOLDS[sort](village.seats[seat], village.seats[1 - seat]):
        _go_to(village, jump)


def _or(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    _wait_here(village)
    village.stack.append((OPTIONS, seat, number, NO_CARD, source))


def _jump(village: Village, seat: int, number: int, sort: int, jump: int, source: int, about: int) -> None:
    _go_to(village, jump)


_TABLE: Final[dict[int, Do]] = {
    GAIN: _gain,
    DRAW: _draw,
    TUCK: _picking(picking.TUCK),
    DISCARD: _picking(picking.DISCARD),
    FROM_DISCARD: _from_discard,
    TRAVEL: _travel,
    INVEST: _invest,
    SUPPLY: _supply,
    TAKE: _take,
    ACTIVATE: _activate,
    ADVANCE: _advance,
    STUDY: _study,
    CHEST: _chest,
    PLAY: _play,
    PLAY_IT: _play_it,
    THEY_GAIN: _they_gain,
    THEY_DRAW: _they_draw,
    THEY_DISCARD: _they_discard,
    LOOK: _look,
    LOOK_DRAW: _picking(picking.LOOK_DRAW),
    LOOK_TUCK: _picking(picking.LOOK_TUCK),
    LOOK_DISCARD: _picking(picking.LOOK_DISCARD),
    PUT_BACK: _put_back,
    PAY: _pay,
    PAY_DISCARD: _pay_cards(picking.DISCARD),
    PAY_TUCK: _pay_cards(picking.TUCK),
    MAY: _may,
    IF: _if,
    OR: _or,
    JUMP: _jump,
    RUBY_CHEST: _ruby,
}
_DO: Final = tuple(_TABLE[code] for code in range(len(STEPS)))

describe(EFFECTS, SEAT, Field("program", "program"), Field("at", high=99), SOURCE, ABOUT, run=_run)

assert len(_COUNT) == len(PER)
assert len(_HOLDS) == len(STATES)
assert len(CHESTS) == _OPTIONS
