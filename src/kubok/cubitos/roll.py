"""The roll phase (C-3): draw, roll, hits and misses, push or pass, bust. Adding dice by an ability (C-4.7) is here too,
for it is drawn and rolled in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.cubitos.actions import (
    ACTIVE_ID,
    CALL_ORDER,
    CODE_OF,
    DONE,
    FROM_ACTIVE,
    FROM_DISCARD,
    FROM_DRAW,
    FROM_ROLL,
    FROM_TRAY,
    PASS,
    PUSH,
)
from kubok.cubitos.frames import (
    ADDING,
    ARRIVING,
    BUSTED,
    CHOOSING,
    DRAWING,
    IDLE,
    PUSHING,
    ROLLING,
    become,
    describe,
    enter,
    leave,
)
from kubok.cubitos.pieces import (
    ACTIVE,
    AFTER_SWORDS,
    BEFORE_SWORDS,
    CALLED,
    CODE_NAMES,
    DISCARD,
    DRAW,
    HAND,
    KIND_COUNT,
    KINDS,
    MOST_DICE,
    NO_DICE,
    RISKY,
    ROLL,
    ROLL_PHASE,
    WAITING,
    Seat,
)
from kubok.cubitos.reasons import because
from kubok.kernel import JSON, Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race

# Why dice are rolled. Only a push can bust (C-3.4).
FIRST_ROLL: Final = 0
A_PUSH: Final = 1
BY_ABILITY: Final = 2
WHY_ROLLED: Final = ("first", "push", "ability")

ROLLING_TIMES: Final = (ROLL_PHASE, BEFORE_SWORDS, AFTER_SWORDS)


# Taking dice from the draw zone (C-3.1, C-4.7)


def take(race: Race, seat: int, me: Seat, zone: int, rule: str) -> bool:
    """Move dice from draw to `zone` as long as there is no choice; True if the top frame's number is satisfied."""
    wanted = me.stack[-2]
    while wanted:
        there = sum(me.dice[DRAW:ROLL])
        if not there:
            if me.dice[DISCARD:HAND] == NO_DICE:
                break  # not enough dice anywhere: what there is will do
            me.dice[DRAW:ROLL], me.dice[DISCARD:HAND] = me.dice[DISCARD:HAND], NO_DICE
            race.tell("refilled", seat, "C-3.1")
        elif there <= wanted:
            for kind in race.game.kinds:
                if me.dice[DRAW + kind]:
                    _move(race, seat, me, kind, me.dice[DRAW + kind], zone, rule)
            wanted -= there
        elif max(me.dice[DRAW:ROLL]) == there:
            _move(race, seat, me, me.dice.index(there, DRAW, ROLL), wanted, zone, rule)
            wanted = 0
        else:
            me.stack[-2] = wanted
            return False
    return True


def _move(race: Race, seat: int, me: Seat, kind: int, count: int, zone: int, rule: str) -> None:
    me.dice[DRAW + kind] -= count
    me.dice[zone + kind] += count
    race.tell("drew", seat, rule, die=KINDS[kind], count=count)


def _legal_take(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return tuple([FROM_DRAW + kind for kind in race.game.kinds if me.dice[kind]])


def _prepare_drawing(race: Race, seat: int, me: Seat) -> bool:
    if not take(race, seat, me, ROLL, "C-3.1"):
        return False
    become(me, CHOOSING)
    if me.dice[ROLL:DISCARD] == NO_DICE:
        pass_(race, seat, me)  # C-3.1: with no dice at all you pass at once
    else:
        throw(me, FIRST_ROLL)
    return True


def _apply_drawing(race: Race, seat: int, me: Seat, action: int) -> None:
    me.stack[-2] -= 1
    _move(race, seat, me, action - FROM_DRAW, 1, ROLL, "C-3.1")


def _why_drawing(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("no_die") if FROM_DRAW <= action < FROM_ROLL else because("asked_draw", number=me.stack[-2])


describe(
    DRAWING,
    phases=(ROLL_PHASE,),
    prepare=_prepare_drawing,
    legal=_legal_take,
    apply=_apply_drawing,
    why=_why_drawing,
    most=(MOST_DICE, 0),
)


def add_dice(me: Seat, count: int) -> None:
    """C-4.7: take exactly `count` dice of your choice from your draw zone and roll just those."""
    enter(me, ADDING, count)


def _prepare_adding(race: Race, seat: int, me: Seat) -> bool:
    if not take(race, seat, me, HAND, "C-4.7"):
        return False
    if me.dice[HAND:ACTIVE] == NO_DICE:
        leave(me)
    else:
        become(me, ROLLING, BY_ABILITY)
    return True


def _apply_adding(race: Race, seat: int, me: Seat, action: int) -> None:
    me.stack[-2] -= 1
    _move(race, seat, me, action - FROM_DRAW, 1, HAND, "C-4.7")


def _why_adding(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("no_die") if FROM_DRAW <= action < FROM_ROLL else because("asked_add", number=me.stack[-2])


describe(
    ADDING,
    phases=ROLLING_TIMES,
    prepare=_prepare_adding,
    legal=_legal_take,
    apply=_apply_adding,
    why=_why_adding,
    most=(MOST_DICE, 0),
)


# Rolling (C-3.3 to C-3.5)


def throw(me: Seat, why: int) -> None:
    """Take all dice of the roll zone in hand."""
    me.dice[HAND:ACTIVE], me.dice[ROLL:DISCARD] = me.dice[ROLL:DISCARD], NO_DICE
    enter(me, ROLLING, why)


def land(race: Race, seat: int, me: Seat, outcome: tuple[int, ...]) -> None:
    """The dice in hand have fallen: hits go to the active zone together, misses to the roll zone."""
    why = me.stack[-2]
    leave(me)
    me.rolls += 1
    me.dice[HAND:ACTIVE] = NO_DICE
    steady = race.game.after_push(me) if why == A_PUSH else 0
    to = race.game.lands
    hit = False
    now = False
    for code in outcome:
        place = to[code]
        me.dice[place] += 1
        if place >= ACTIVE:
            hit = True
            if place >= WAITING:
                now = True
    if race.log is not None:
        faces: list[JSON] = [CODE_NAMES[code] for code in outcome]
        race.tell("rolled", seat, "C-3.3", why=WHY_ROLLED[why], faces=faces)
    if why == A_PUSH and not hit and me.risk:
        bust(race, seat, me)
        return
    if now and me.stack[-1] != ARRIVING:
        enter(me, ARRIVING)
    if steady:
        race.game.survived(race, seat, me, steady)


# NOW abilities (C-3.5, C-4.2)


def _prepare_arriving(race: Race, seat: int, me: Seat) -> bool:
    if any(me.dice[WAITING + code] for code in race.game.now_codes):
        return False
    leave(me)
    return True


def _legal_arriving(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (DONE, *[ACTIVE_ID[code] for code in race.game.now_codes if me.dice[WAITING + code]])


def _apply_arriving(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == DONE:
        for code in race.game.now_codes:
            me.dice[ACTIVE + code] += me.dice[WAITING + code]
            me.dice[WAITING + code] = 0
        leave(me)
    else:
        code = CODE_OF[action]
        me.dice[WAITING + code] -= 1
        me.dice[ACTIVE + code] += 1
        race.game.use_now(race, seat, me, code)


def _why_arriving(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("no_ability_now") if FROM_ACTIVE <= action < FROM_TRAY else because("asked_now")


describe(
    ARRIVING,
    phases=ROLLING_TIMES,
    prepare=_prepare_arriving,
    legal=_legal_arriving,
    apply=_apply_arriving,
    why=_why_arriving,
)


# Push or pass (C-3.6)


def _prepare_choosing(race: Race, seat: int, me: Seat) -> bool:
    if me.dice[ROLL:DISCARD] != NO_DICE or race.game.before_push(me):
        return False
    pass_(race, seat, me)
    return True


def _legal_choosing(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    options = [PUSH, PASS] if me.dice[ROLL:DISCARD] != NO_DICE else [PASS]
    if not race.table[CALLED] and not race.game.strict and any(s is not me and s.stack[-1] for s in race.seats):
        options.append(CALL_ORDER)
    if race.game.pushers:
        options += [ACTIVE_ID[code] for code in race.game.pushers if me.dice[ACTIVE + code]]
    return tuple(options)


def _apply_choosing(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == PASS:
        pass_(race, seat, me)
    elif action == CALL_ORDER:
        race.table[CALLED] = 1
        race.tell("called_order", seat, "C-3.8")
    else:
        declare_push(race, seat, me)
        if action == PUSH:
            throw(me, A_PUSH)
        else:
            enter(me, PUSHING)
            _apply_pushing(race, seat, me, action)


def declare_push(race: Race, seat: int, me: Seat) -> None:
    """C-3.4: the risk is taken with three active dice, counted before any die is moved, and stays."""
    if me.active_dice() >= RISKY:
        me.risk = 1
    race.tell("push", seat, "C-3.6", risk=bool(me.risk))


def pass_(race: Race, seat: int, me: Seat) -> None:
    race.tell("pass", seat, "C-3.6")
    become(me, IDLE)


def _why_choosing(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if action == CALL_ORDER:
        return because("order_called" if race.table[CALLED] or race.game.strict else "alone")
    if FROM_ACTIVE <= action < FROM_TRAY:
        return because("not_before_push")
    return because("no_die") if action == PUSH else because("asked_push_or_pass")


describe(
    CHOOSING,
    phases=(ROLL_PHASE,),
    prepare=_prepare_choosing,
    legal=_legal_choosing,
    apply=_apply_choosing,
    why=_why_choosing,
)


def _legal_pushing(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (PUSH, *[ACTIVE_ID[code] for code in race.game.pushers if me.dice[ACTIVE + code]])


def _apply_pushing(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == PUSH:
        leave(me)
        throw(me, A_PUSH)
    else:
        race.game.use_before_push(race, seat, me, CODE_OF[action])


def _why_pushing(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("not_before_push") if FROM_ACTIVE <= action < FROM_TRAY else because("asked_push")


describe(PUSHING, phases=(ROLL_PHASE,), legal=_legal_pushing, apply=_apply_pushing, why=_why_pushing)


# Bust (C-3.7)


def bust(race: Race, seat: int, me: Seat) -> None:
    race.tell("bust", seat, "C-3.7")
    race.clear_active(me)
    race.advance_fan(seat, me, "C-3.7")
    become(me, BUSTED)


def _legal_busted(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (DONE, *[FROM_ROLL + kind for kind in race.game.kinds if me.dice[ROLL + kind]])


def _apply_busted(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == DONE:
        become(me, IDLE)
    else:
        kind = action - FROM_ROLL
        me.dice[ROLL + kind] -= 1
        me.dice[DISCARD + kind] += 1
        race.tell("discarded", seat, "C-3.7", die=KINDS[kind])


def _why_busted(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("no_die" if FROM_ROLL <= action < FROM_DISCARD else "asked_discard")


describe(BUSTED, phases=(ROLL_PHASE,), legal=_legal_busted, apply=_apply_busted, why=_why_busted)

assert ROLL == DRAW + KIND_COUNT  # a kind is its own place in the draw zone
