"""Choices that an effect leaves: one card in play, a starter, an option, yes or no, how many coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.kernel import Reason
from kubok.venture.actions import ACTIVATE_STARTER, ADVANCE, CHOOSE, INVEST, OPTION, YES, choose
from kubok.venture.actions import OPTIONS as MOST_OPTIONS
from kubok.venture.frames import (
    ASKING,
    CARD,
    CARDS,
    EFFECTS,
    INVESTING,
    OPTIONS,
    POINTING,
    SEAT,
    SOURCE,
    STARTING,
    TAKING,
    WORD,
    Field,
    Frame,
    describe,
)
from kubok.venture.pieces import NO_CARD, STARTERS, cards_of, heap
from kubok.venture.playing import why_yes_no, yes_no
from kubok.venture.reasons import because
from kubok.venture.words import CONDITION
from kubok.venture.words import MOST as MOST_WORD

if TYPE_CHECKING:
    from kubok.venture.village import Village

_INVEST: Final = CONDITION["invest"]
_ADVANCE: Final = CONDITION["advance"]

# One card in play

AIMS: Final = ("activate", "supply", "invest")
TO_ACTIVATE, TO_SUPPLY, TO_INVEST = range(len(AIMS))


def point(village: Village, seat: int, aim: int, cards: int, number: int, source: int) -> None:
    """Do it with one of these cards, if there is any."""
    if cards:
        village.stack.append((POINTING, seat, aim, cards, number, source))


def _run_pointing(village: Village, frame: Frame) -> bool:
    _, seat, aim, cards, number, source = frame
    if cards & cards - 1:
        return False
    village.stack.pop()
    _AIMED[aim](village, seat, cards.bit_length() - 1, number, source)
    return True


def _legal_pointing(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose(frame[3])


def _apply_pointing(village: Village, frame: Frame, seat: int, action: int) -> None:
    _, _, aim, _, number, source = frame
    village.stack.pop()
    _AIMED[aim](village, seat, action - CHOOSE, number, source)


def activate_villager(village: Village, seat: int, card: int, number: int, source: int) -> None:
    """V-10.3: it is activated when that is declared and paid, before its effects."""
    game = village.game
    village.tell("activated", seat, village.rule_of(source, "V-2.3"), card=game.names[card])
    village.stack.append((EFFECTS, seat, game.effect[card], 0, card, NO_CARD))
    village.answer(seat, game.activate_hears[card], card)


def _supply(village: Village, seat: int, card: int, number: int, source: int) -> None:
    village.supplies[card] += number
    rule = village.rule_of(source, "V-3.7")
    village.tell("supplied", seat, rule, card=village.game.names[card], number=number)


def _invest(village: Village, seat: int, card: int, number: int, source: int) -> None:
    village.stack.append((INVESTING, seat, card, number, source))


_AIMED: Final = (activate_villager, _supply, _invest)


def _why_point(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    return because("asked_target")


# Supplies from gear


def _takeable(village: Village, seat: int, theirs: int) -> int:
    gear = village.seats[1 - seat].gear | (0 if theirs else village.seats[seat].gear)
    return heap(card for card in cards_of(gear) if village.supplies[card])


def _run_taking(village: Village, frame: Frame) -> bool:
    _, seat, left, theirs, _ = frame
    gear = _takeable(village, seat, theirs) if left else 0
    if gear & gear - 1:
        return False
    if gear:
        _take_supply(village, frame, gear.bit_length() - 1)
    else:
        village.stack.pop()
    return True


def _take_supply(village: Village, frame: Frame, card: int) -> None:
    _, seat, left, theirs, source = frame
    village.stack[-1] = (TAKING, seat, left - 1, theirs, source)
    village.supplies[card] -= 1
    village.seats[seat].coins += 1
    village.tell("took_supply", seat, village.rule_of(source, "V-2.4"), card=village.game.names[card])


def _legal_taking(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return choose(_takeable(village, seat, frame[3]))


def _apply_taking(village: Village, frame: Frame, seat: int, action: int) -> None:
    _take_supply(village, frame, action - CHOOSE)


# Starters: activate one, or turn it over


def activate_starter(village: Village, seat: int, starter: int, source: int) -> None:
    """V-10.14: turned over meanwhile, it keeps its numbers for this activation."""
    game, advanced = village.game, village.seats[seat].starters >> starter & 1
    village.tell("activated", seat, village.rule_of(source, "V-2.3"), card=STARTERS[starter])
    village.stack.append((EFFECTS, seat, game.starters[starter][advanced], 0, NO_CARD, NO_CARD))
    village.answer(seat, game.starter_hears[starter])


def advance(village: Village, seat: int, starter: int, source: int) -> None:
    village.seats[seat].starters |= 1 << starter
    village.tell("advanced", seat, village.rule_of(source, "V-3.6"), card=STARTERS[starter])
    village.answer(seat, village.game.hears[_ADVANCE])


def _run_starting(village: Village, frame: Frame) -> bool:
    _, seat, active, advanceable, source = frame
    if active.bit_count() + advanceable.bit_count() > 1:
        return False
    village.stack.pop()
    if active:
        activate_starter(village, seat, active.bit_length() - 1, source)
    elif advanceable:
        advance(village, seat, advanceable.bit_length() - 1, source)
    return True


def _legal_starting(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return tuple(
        [ACTIVATE_STARTER + starter for starter in cards_of(frame[2])]
        + [ADVANCE + starter for starter in cards_of(frame[3])]
    )


def _apply_starting(village: Village, frame: Frame, seat: int, action: int) -> None:
    village.stack.pop()
    if action < ADVANCE:
        activate_starter(village, seat, action - ACTIVATE_STARTER, frame[4])
    else:
        advance(village, seat, action - ADVANCE, frame[4])


def _why_starting(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    if ADVANCE <= action < OPTION and village.seats[seat].starters >> (action - ADVANCE) & 1:
        return because("advanced")
    return because("asked_starter")


# Options, offers, amounts


def _legal_options(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return tuple(range(OPTION, OPTION + frame[2]))


def _apply_options(village: Village, frame: Frame, seat: int, action: int) -> None:
    """V-3.7 and V-10.14 for a chest: any option, even an idle one; else an `or` on a card."""
    _, _, _, chest, source = frame
    village.stack.pop()
    number = action - OPTION
    if chest != NO_CARD:
        village.tell("opened", seat, "V-3.7", chest=chest, option=number + 1)
        village.stack.append((EFFECTS, seat, village.game.chests[chest][number], 0, source, NO_CARD))
    else:
        _, _, program, at, card, about = village.stack[-1]
        village.stack[-1] = (EFFECTS, seat, program, village.game.programs[program][at + number][3], card, about)


def _why_options(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    return because("asked_option", number=frame[2])


def _apply_asking(village: Village, frame: Frame, seat: int, action: int) -> None:
    """An optional cost: on with it, or behind what it opens."""
    village.stack.pop()
    _, _, program, at, card, about = village.stack[-1]
    onward = at + 1 if action == YES else village.game.programs[program][at][3]
    village.stack[-1] = (EFFECTS, seat, program, onward, card, about)


def _run_investing(village: Village, frame: Frame) -> bool:
    if village.seats[frame[1]].coins:
        return False
    village.stack.pop()
    return True


def _legal_investing(village: Village, frame: Frame, seat: int) -> tuple[int, ...]:
    return tuple(range(INVEST, INVEST + 1 + min(frame[3], village.seats[seat].coins)))


def _apply_investing(village: Village, frame: Frame, seat: int, action: int) -> None:
    _, _, building, _, source = frame
    village.stack.pop()
    coins = action - INVEST
    if coins:
        village.seats[seat].coins -= coins
        village.supplies[building] += coins
        rule = village.rule_of(source, "V-3.1")
        village.tell("invested", seat, rule, card=village.game.names[building], coins=coins)
        village.answer(seat, village.game.hears[_INVEST])


def _why_investing(village: Village, frame: Frame, seat: int, action: int) -> Reason:
    return because("asked_invest", most=min(frame[3], village.seats[seat].coins))


describe(
    POINTING, SEAT, Field("aim", high=TO_INVEST), CARDS, WORD, SOURCE,
    run=_run_pointing, legal=_legal_pointing, apply=_apply_pointing, why=_why_point,
)  # fmt: skip
describe(
    TAKING, SEAT, WORD, Field("theirs", high=1), SOURCE,
    run=_run_taking, legal=_legal_taking, apply=_apply_taking, why=_why_point,
)  # fmt: skip
describe(
    STARTING, SEAT, Field("activate", high=7), Field("advance", high=7), SOURCE,
    run=_run_starting, legal=_legal_starting, apply=_apply_starting, why=_why_starting,
)  # fmt: skip
describe(
    OPTIONS, SEAT, Field("number", low=2, high=MOST_OPTIONS), Field("chest", low=-1, high=2), SOURCE,
    legal=_legal_options, apply=_apply_options, why=_why_options,
)  # fmt: skip
describe(ASKING, SEAT, SOURCE, legal=yes_no, apply=_apply_asking, why=why_yes_no)
describe(
    INVESTING, SEAT, CARD, Field("most", low=1, high=MOST_WORD), SOURCE,
    run=_run_investing, legal=_legal_investing, apply=_apply_investing, why=_why_investing,
)  # fmt: skip
