"""Step 4 of the run phase (C-4, C-5): RUN abilities, comparing swords, and adding up coins and feet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.cubitos.actions import ACTIVE_ID, CODE_OF, DONE, FROM_ACTIVE, FROM_TRAY, NO, YES
from kubok.cubitos.frames import ABILITIES, IDLE, PRIZE, become, describe, enter, leave
from kubok.cubitos.move import kind_of, losable, lose_by
from kubok.cubitos.pieces import (
    ACTIVE,
    AFTER_SWORDS,
    BEFORE_SWORDS,
    CODES,
    COIN_WORTH,
    CREDIT_CODE,
    FOOT_WORTH,
    HOMES,
    MOST,
    PHASE,
    RED,
    USED,
    WAITING,
    Seat,
    codes,
)
from kubok.cubitos.reasons import because
from kubok.kernel import TABLE, Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race

STEP_4: Final = (BEFORE_SWORDS, AFTER_SWORDS)
COUNTED: Final = tuple(code for code in CODES if COIN_WORTH[code] or FOOT_WORTH[code])
ONE_SWORD: Final = codes(RED, "symbol")
TWO_SWORDS: Final = codes(RED, "power")


def begin(race: Race) -> None:
    """The run phase begins: everybody may use abilities (C-5.1)."""
    for me in race.seats:
        become(me, ABILITIES)


def _legal(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (DONE, *[ACTIVE_ID[code] for code in race.game.run_codes if me.dice[ACTIVE + code]])


def _apply(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == DONE:
        if race.table[PHASE] == AFTER_SWORDS:
            _add_up(race, seat, me)
        become(me, IDLE)
        return
    code = CODE_OF[action]
    me.dice[ACTIVE + code] -= 1
    me.dice[USED + code] += 1
    if code == CREDIT_CODE:
        race.gain_credits(seat, me, 1, "C-4.4")
    else:
        race.game.use_run(race, seat, me, code)


def _add_up(race: Race, seat: int, me: Seat) -> None:
    """C-4.4: coin and foot faces are used, then what must be lost is lost (C-4.6)."""
    coins = feet = 0
    for code in COUNTED:
        count = me.dice[ACTIVE + code]
        if count:
            coins += count * COIN_WORTH[code]
            feet += count * FOOT_WORTH[code]
            me.dice[ACTIVE + code] = 0
            me.dice[USED + code] += count
    me.coins = min(me.coins + coins, MOST["coins"])
    me.feet = min(me.feet + feet, MOST["feet"])
    for code in race.game.must_lose:
        while me.dice[ACTIVE + code]:
            race.lose(seat, me, ACTIVE + code, code >> 2, "C-4.6")
    race.tell("counted", seat, "C-5.1", coins=me.coins, feet=me.feet)


def _why(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if not FROM_ACTIVE <= action < FROM_TRAY:
        return because("asked_abilities")
    code = CODE_OF[action]
    if me.dice[USED + code]:
        return because("used")
    if not me.dice[ACTIVE + code] and not me.dice[WAITING + code]:
        return because("no_die")
    return because("counted_for_you" if code in COUNTED else "nothing_to_use")


describe(ABILITIES, phases=STEP_4, legal=_legal, apply=_apply, why=_why)


# Swords


def swords(me: Seat) -> int:
    """C-5.2: one for each active red symbol, two for each power symbol, used or not."""
    one = sum(me.dice[part + code] for part in (ACTIVE, USED, WAITING) for code in ONE_SWORD)
    two = sum(me.dice[part + code] for part in (ACTIVE, USED, WAITING) for code in TWO_SWORDS)
    return one + 2 * two


def compare_swords(race: Race) -> None:
    """Everybody is ready: read the swords once, and go on using abilities (C-5.1)."""
    for me in race.seats:
        become(me, ABILITIES)
    counts = [swords(me) for me in race.seats]
    if max(counts):
        race.tell("swords", TABLE, "C-5.2", counts=list(counts))
        race.game.compare(race, counts)


def most_swords(race: Race, counts: list[int]) -> int:
    """C-5.3: who has the most, ties going to the tied player nearest the first-player die, clockwise."""
    return min(range(len(counts)), key=lambda seat: (-counts[seat], race.turn(seat)))


OFFERED: Final = 0
LOSES_RED: Final = 1


def offer_prize(race: Race, seat: int) -> None:
    """The red card may be applied, once (C-5.3)."""
    enter(race.seats[seat], PRIZE, OFFERED)


def must_lose_red(race: Race, me: Seat) -> None:
    """C-5.5, where the owner's card says so: who applies it loses one red die."""
    if _red_dice(race, me):
        enter(me, PRIZE, LOSES_RED)


def _red_dice(race: Race, me: Seat) -> tuple[int, ...]:
    return tuple(action for action in losable(race, me) if HOMES[kind_of(action)] == RED)


def _legal_prize(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (YES, NO) if me.stack[-2] == OFFERED else _red_dice(race, me)


def _apply_prize(race: Race, seat: int, me: Seat, action: int) -> None:
    leave(me)
    if action == YES:
        race.game.take_prize(race, seat, me)
    elif action != NO:
        lose_by(race, seat, me, action, "C-5.5")


def _why_prize(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("asked_prize") if me.stack[-2] == OFFERED else because("asked_red")


describe(PRIZE, phases=(AFTER_SWORDS,), legal=_legal_prize, apply=_apply_prize, why=_why_prize, most=(LOSES_RED, 0))
