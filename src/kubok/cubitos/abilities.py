"""Step 4 of the run phase (C-4, C-5): RUN abilities, comparing swords, and adding up coins and feet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.cubitos.actions import ACTIVE_ID, CODE_OF, DONE, FROM_ACTIVE, FROM_TRAY, NO, YES
from kubok.cubitos.frames import ABILITIES, IDLE, PRIZE, become, describe, enter, leave
from kubok.cubitos.pieces import (
    ACTIVE,
    AFTER_SWORDS,
    BEFORE_SWORDS,
    CODE_NAMES,
    CODES,
    COIN_WORTH,
    CREDIT_CODE,
    FOOT_WORTH,
    MOST,
    PHASE,
    RED,
    USED,
    WAITING,
    Seat,
    codes,
)
from kubok.cubitos.reasons import because
from kubok.cubitos.roll import pairs, use_pair
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
    options = [ACTIVE_ID[code] for code in race.game.step_4_codes if me.dice[ACTIVE + code]]
    if race.game.pair_codes:
        options = sorted({*options, *pairs(race, me)})
    return (DONE, *options)


def _apply(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == DONE:
        if race.table[PHASE] == AFTER_SWORDS:
            _add_up(race, seat, me)
        become(me, IDLE)
        return
    code = CODE_OF[action]
    if code in race.game.pair_codes:
        use_pair(race, seat, me, code)
        return
    me.use(code)
    if code == CREDIT_CODE:
        race.gain_credits(seat, me, 1, "C-4.4")
    elif code in COUNTED:
        me.coins = min(me.coins + COIN_WORTH[code], MOST["coins"])
        me.feet = min(me.feet + FOOT_WORTH[code], MOST["feet"])
        race.tell("face", seat, "C-4.4", die=CODE_NAMES[code])
    else:
        race.game.use_run(race, seat, me, code)


def _add_up(race: Race, seat: int, me: Seat) -> None:
    """C-4.4: coin and foot faces are used, then what must be lost is lost (C-4.6)."""
    coins = feet = 0
    for code in race.game.counted:
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


def offer_prize(race: Race, seat: int, number: int = 0) -> None:
    """The red card may be applied, once (C-5.3); the number is what the card needs to know of the swords."""
    enter(race.seats[seat], PRIZE, 0, number)


def _legal_prize(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (YES, NO)


def _apply_prize(race: Race, seat: int, me: Seat, action: int) -> None:
    number = me.stack[-3]
    leave(me)
    if action == YES:
        race.game.take_prize(race, seat, me, number)


def _why_prize(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("asked_prize")


describe(PRIZE, phases=(AFTER_SWORDS,), legal=_legal_prize, apply=_apply_prize, why=_why_prize, most=(0, 15))
