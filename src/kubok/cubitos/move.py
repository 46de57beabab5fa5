"""Step 5 of the run phase (C-6): moving, bonus spaces, and abilities after the move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.cubitos import choices, market
from kubok.cubitos.actions import (
    ACTIVE_ID,
    BUY_FOOT,
    CODE_OF,
    DIRECTIONS,
    DONE,
    FROM_ACTIVE,
    FROM_DRAW,
    FROM_TRAY,
    JETPACK,
    SHORTCUT,
    STEP,
    TAKE_CREDITS,
    TAKE_FAN,
    WATER_FEET_FIRST,
)
from kubok.cubitos.frames import AFTER_MOVE, BONUS, MOVING, become, describe, enter, leave
from kubok.cubitos.pieces import ACTIVE, FIRST, FOOT_PRICE, MOST, MOVE_PHASE, TRAY_KINDS, TRAYS, USED, Seat
from kubok.cubitos.reasons import because
from kubok.kernel import Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


# Moving


def begin(race: Race) -> None:
    """Everybody may move (steps 5 to 7 are each seat's own, C-7.3)."""
    for me in race.seats:
        become(me, MOVING)


def legal_moving(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    game, space = race.game, me.space
    options = [DONE]
    if me.coins + me.credits >= FOOT_PRICE:
        options.append(BUY_FOOT)
    if space in game.special:
        options += [action for action in (SHORTCUT, JETPACK) if _why_special(race, me, action) is None]
    if me.water_feet:
        options += game.steps[space]
        if me.feet and not me.water_first:
            options.append(WATER_FEET_FIRST)
    elif me.feet:
        options += game.dry_steps[space]
    return tuple(options)


def prepare_moving(race: Race, seat: int, me: Seat) -> bool:
    """Nothing to move with, and nothing that could come of waiting: the move step is over."""
    if me.feet or me.water_feet or me.coins + me.credits >= FOOT_PRICE or me.space in race.game.special:
        return False
    _end(race, seat, me)
    return True


def apply_moving(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == WATER_FEET_FIRST:
        me.water_first = 1
    elif action >= STEP:
        _step(race, seat, me, race.game.targets[me.space][action])
    elif action == DONE:
        _end(race, seat, me)
    elif action == BUY_FOOT:
        race.pay(me, FOOT_PRICE)
        me.feet = min(me.feet + 1, MOST["feet"])
        race.tell("bought_foot", seat, "C-6.2")
    else:
        _use_special(race, seat, me, action)


def _step(race: Race, seat: int, me: Seat, target: int) -> None:
    """C-6.1, C-6.9: plain feet first unless told otherwise; only water feet enter water."""
    water_first = race.game.track.water[target] or me.water_first
    if me.feet and not (water_first and me.water_feet):
        me.feet -= 1
    else:
        me.water_feet -= 1
    stand_on(race, seat, me, target, "C-6.1")


def stand_on(race: Race, seat: int, me: Seat, target: int, rule: str) -> None:
    """The runner is on that space now; space 0 is the finish, and at once the start of the next lap (C-6.8)."""
    me.space = target
    race.tell("stepped", seat, rule, to=target)
    if target == 0:
        me.laps = min(me.laps + 1, MOST["laps"])
        race.tell("finished" if me.laps == race.game.laps else "lap", seat, "C-6.8", laps=me.laps)


def _why_special(race: Race, me: Seat, action: int) -> Reason | None:
    """C-6.6: why the shortcut or jetpack cannot be used here; None if it can."""
    game, space = race.game, me.space
    shortcut = game.track.shortcut[space]
    if action == JETPACK and not game.track.jetpack[space]:
        return because("no_jetpack")
    if action == SHORTCUT and shortcut is None:
        return because("no_shortcut")
    if me.spent >> game.special[space] & 1:
        return because("space_used")
    if action == JETPACK:
        return None if me.feet or me.water_feet else because("no_feet_to_double")
    assert shortcut is not None
    money = shortcut.coins > 0
    price = shortcut.coins if money else shortcut.feet
    short = price - (me.coins + me.credits if money else me.feet + me.water_feet)
    unit = "money" if money else "feet"
    return because("shortcut_price", short=short, price=price, unit=unit) if short > 0 else None


def _use_special(race: Race, seat: int, me: Seat, action: int) -> None:
    game, space = race.game, me.space
    me.spent |= 1 << game.special[space]
    if action == JETPACK:
        me.feet = min(2 * me.feet, MOST["feet"])
        me.water_feet = min(2 * me.water_feet, MOST["water_feet"])
        race.tell("jetpack", seat, "C-6.6", feet=me.feet, water_feet=me.water_feet)
        return
    shortcut = game.track.shortcut[space]
    assert shortcut is not None
    if shortcut.coins:
        race.pay(me, shortcut.coins)
    else:
        water = min(me.water_feet, max(shortcut.feet - me.feet, shortcut.feet * me.water_first))
        me.water_feet -= water
        me.feet -= shortcut.feet - water
    race.tell("shortcut", seat, "C-6.6", coins=shortcut.coins, feet=shortcut.feet)
    stand_on(race, seat, me, shortcut.target, "C-6.6")


def _end(race: Race, seat: int, me: Seat) -> None:
    """The move step is over: a bonus may be taken where the round did not begin (C-6.4), then comes Bob."""
    me.feet = me.water_feet = 0
    become(me, AFTER_MOVE)
    if me.space != me.origin:
        offer_bonus(race, me, me.space)


def why_moving(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if action == BUY_FOOT:
        return because("foot_price", short=FOOT_PRICE - me.coins - me.credits, price=FOOT_PRICE)
    if action in (SHORTCUT, JETPACK):
        return _why_special(race, me, action) or because("asked_move")
    if STEP <= action < FROM_DRAW:
        return why_not_step(race, me, action - STEP, me.feet + me.water_feet)
    if action == WATER_FEET_FIRST:
        return because("one_kind_of_feet")
    return because("asked_move")


def why_not_step(race: Race, me: Seat, way: int, feet: int) -> Reason:
    """Why no step leads that way from where the runner stands."""
    track, space = race.game.track, me.space
    target = dict(track.moves[space]).get(way)
    if target is None:
        beyond = dict(track.near[space]).get(way) if way < len(DIRECTIONS) else None
        return because("no_way" if beyond is None else "backwards")
    return because("water") if feet and track.water[target] else because("no_feet")


describe(
    MOVING,
    phases=(MOVE_PHASE,),
    prepare=prepare_moving,
    legal=market.or_call(legal_moving),
    apply=market.beginning(legal_moving, apply_moving),
    why=market.or_no_call(why_moving),
    most={"water_first": 1},
)


# Bonus spaces (C-6.5): the bits of what may still be taken.

CREDITS_BIT: Final = 1
FAN_BIT: Final = 2
GAIN_BIT: Final = 4
LOSE_SHIFT: Final = 3
MOST_LOST: Final = 9


def offer_bonus(race: Race, me: Seat, space: int) -> None:
    """Each bonus of the space may be taken or left, in the owner's order."""
    bonus = race.game.track.bonus[space]
    if bonus is not None:
        left = CREDITS_BIT * (bonus.credits > 0) | FAN_BIT * (bonus.fan > 0) | GAIN_BIT * (bonus.gain >= 0)
        enter(me, BONUS, left | bonus.lose << LOSE_SHIFT, space)


def legal_bonus(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    left = me.untaken
    options = [DONE]
    if left & CREDITS_BIT:
        options.append(TAKE_CREDITS)
    if left & FAN_BIT:
        options.append(TAKE_FAN)
    if left >> LOSE_SHIFT:
        options += choices.losable(race, me)
    if left & GAIN_BIT:
        bonus = race.game.track.bonus[me.bonus_at]
        assert bonus is not None
        trays, prices = race.table, race.game.prices
        options += [
            FROM_TRAY + kind for kind in range(TRAY_KINDS) if trays[TRAYS + kind] and prices[kind] <= bonus.gain
        ]
    return tuple(options)


def apply_bonus(race: Race, seat: int, me: Seat, action: int) -> None:
    bonus = race.game.track.bonus[me.bonus_at]
    assert bonus is not None
    if action == DONE:
        leave(me)
    elif action == TAKE_CREDITS:
        me.untaken &= ~CREDITS_BIT
        race.gain_credits(seat, me, bonus.credits, "C-6.5")
    elif action == TAKE_FAN:
        me.untaken &= ~FAN_BIT
        race.advance_fan(seat, me, "C-6.5")
    elif action >= FROM_TRAY:
        me.untaken &= ~GAIN_BIT
        race.gain_die(seat, me, action - FROM_TRAY, "C-6.5")
    else:
        me.untaken -= 1 << LOSE_SHIFT
        kind, place = choices.place_of(race, me, action)
        race.lose(seat, me, place, kind, "C-6.5")


def why_bonus(race: Race, seat: int, me: Seat, action: int) -> Reason:
    left = me.untaken
    if FROM_TRAY <= action < FROM_TRAY + TRAY_KINDS:
        if not left & GAIN_BIT:
            return because("no_bonus")
        kind = action - FROM_TRAY
        bonus = race.game.track.bonus[me.bonus_at]
        assert bonus is not None
        if not race.table[TRAYS + kind]:
            return because("none_left")
        return because("gain_price", cost=race.game.prices[kind], most=bonus.gain)
    if FROM_DRAW <= action < FROM_TRAY:
        if not left >> LOSE_SHIFT:
            return because("no_bonus")
        return because("first_player_die" if choices.kind_of(action) == FIRST else "no_die_to_lose")
    return because("no_bonus") if action in (TAKE_CREDITS, TAKE_FAN) else because("asked_bonus")


describe(
    BONUS,
    phases=(MOVE_PHASE,),
    legal=market.or_call(legal_bonus),
    apply=market.beginning(legal_bonus, apply_bonus),
    why=market.or_no_call(why_bonus),
    most={"untaken": MOST_LOST << LOSE_SHIFT | 7, "bonus_at": MOST["space"]},
)


# After the move, before buying


def prepare_after(race: Race, seat: int, me: Seat) -> bool:
    """No die has anything to do: on to buying."""
    if race.game.after_move(race, me):
        return False
    market.begin(me)
    return True


def legal_after(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    dice = race.game.after_move(race, me)
    return (DONE, *[ACTIVE_ID[code] for code in dice if me.dice[ACTIVE + code]])


def apply_after(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == DONE:
        market.begin(me)
        return
    code = CODE_OF[action]
    me.dice[ACTIVE + code] -= 1
    me.dice[USED + code] += 1
    race.game.use_after_move(race, seat, me, code)


def why_after(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if not FROM_ACTIVE <= action < FROM_TRAY:
        return because("asked_after_move")
    return because("used" if me.dice[USED + CODE_OF[action]] else "nothing_to_use")


describe(
    AFTER_MOVE,
    phases=(MOVE_PHASE,),
    prepare=prepare_after,
    legal=market.or_call(legal_after),
    apply=market.beginning(legal_after, apply_after),
    why=market.or_no_call(why_after),
)
