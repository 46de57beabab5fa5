"""Step 4 of the run phase (C-4, C-5): RUN abilities, comparing swords, and adding up coins and feet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kubok.cubitos.actions import ACTIVE_ID, CODE_OF, DONE, FROM_ACTIVE, FROM_TRAY, NO, YES
from kubok.cubitos.frames import ABILITIES, IDLE, PRIZE, become, describe, enter, leave
from kubok.cubitos.pieces import (
    ACTIVE,
    AFTER_SWORDS,
    BEFORE_SWORDS,
    CODES,
    COIN_WORTH,
    CREDIT_CODE,
    FOOT_WORTH,
    MOST,
    PHASE,
    RED,
    TRAY_KINDS,
    TRAYS,
    USED,
    WAITING,
    ZONES,
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


# Whether there is anything to ask. A seat is asked before swords only where what the comparison may bring, or a tray
# that runs short, makes it matter that an ability is used before and not after. Coins and feet are never asked about:
# they are used when step 4 ends, or just before their die goes elsewhere. Dice that must be lost are pointed at only
# where one of the seat's dice may be taken away, or looks at them, before. All this is worked out from the dice on the
# table when the seat comes to the step, and kept in its frame.

LOOKED: Final = 1
PRIZE_TAKES: Final = 2  # what the swords may bring can take this seat's dice: they may have to be used before
SHORT_TRAYS: Final = 4  # who takes a die of a tray first, or gives one back, may matter


def _prepare(race: Race, seat: int, me: Seat) -> bool:
    if not me.asks:
        before = race.table[PHASE] == BEFORE_SWORDS
        if before and not race.game.swords_meddle:
            become(me, IDLE)
            return True
        me.asks = look(race, seat)
        if before and not _matters_before(race, seat, me):
            become(me, IDLE)
            return True
    return False


def ask_all(race: Race) -> None:
    """Ask every seat that is in step 4 now, whether it matters or not: for positions that somebody sets up."""
    for seat, me in enumerate(race.seats):
        if me.doing == ABILITIES:
            me.asks = look(race, seat)


def look(race: Race, seat: int) -> int:
    """What has to be asked of the seat in this part of step 4."""
    game = race.game
    short = SHORT_TRAYS if game.tray_wants and _trays_short(race) else 0
    before = race.table[PHASE] == BEFORE_SWORDS
    return LOOKED | short | (PRIZE_TAKES if before and game.prize_takes and _prize_may_come(race, seat) else 0)


def _matters_before(race: Race, seat: int, me: Seat) -> bool:
    """May it matter that the seat acts before swords are compared?"""
    if me.asks & (PRIZE_TAKES | SHORT_TRAYS) or (race.game.prize_reads and _prize_may_come(race, seat)):
        return True
    return _stirs(race, me) and (any(swords(one) for one in race.seats) or _swords_may_change(race))


def _stirs(race: Race, me: Seat) -> bool:
    """Has the seat something in step 4 that brings dice to its active zone or takes some away?"""
    game = race.game
    if any(me.dice[ACTIVE + code] for code in game.stirring) or _due(race, me):
        return True
    return bool(game.pair_codes) and bool(pairs(race, me))


def _swords_may_change(race: Race) -> bool:
    """May somebody's ability still bring or take a red die?"""
    return any(_may_change_swords(race, me) for me in race.seats)


def _may_change_swords(race: Race, me: Seat) -> bool:
    return (race.game.borrows or me.has(RED)) and _stirs(race, me)


def _prize_may_come(race: Race, seat: int) -> bool:
    """May the seat get the prize of the swords? Known for sure unless somebody's ability can still change them."""
    me = race.seats[seat]
    if _swords_may_change(race):
        return bool(swords(me)) or _may_change_swords(race, me)
    return any(winner == seat for winner, _ in race.game.prizes(race, [swords(one) for one in race.seats]))


def _trays_short(race: Race) -> bool:
    """Is a tray so short that it matters who takes from it first, or that a die comes back in time?"""
    wanted = [0] * TRAY_KINDS
    for me in race.seats:
        more = _stirs(race, me) or (race.game.prize_brings and swords(me))
        for code, in_step_4, kinds in race.game.tray_wants:
            count = me.dice[ACTIVE + code] if in_step_4 else 0
            if more:  # and such dice may still come
                count += sum([me.dice[place + (code >> 2)] for place in ZONES.values()])
            if count:
                for kind in kinds:
                    wanted[kind] += count
    return any(0 < wanted[kind] >= race.table[TRAYS + kind] for kind in range(TRAY_KINDS))


def _due(race: Race, me: Seat) -> list[int]:
    """The dice that owe something by the end of the round, and may pay now (C-10.15)."""
    game = race.game
    return [code for code in game.before_discard_codes if me.dice[ACTIVE + code] and game.due(race, me, code)]


def _legal(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    game, dice = race.game, me.dice
    usable = [code for code in game.run_codes if dice[ACTIVE + code]]
    if game.before_discard_codes:
        usable += _due(race, me)
    if dice[ACTIVE + CREDIT_CODE] and game.credits_harm(me):
        usable.append(CREDIT_CODE)
    if game.idle_losers:
        asks = me.asks or look(race, seat)
        if asks & (PRIZE_TAKES | SHORT_TRAYS) or any(code in game.looking for code in usable):
            usable += [code for code in game.idle_losers if dice[ACTIVE + code]]
    options = {ACTIVE_ID[code] for code in usable}
    if game.pair_codes:
        options.update(pairs(race, me))
    return (DONE, *sorted(options))


def _apply(race: Race, seat: int, me: Seat, action: int) -> None:
    code = CODE_OF.get(action)
    if code in race.game.before_discard_codes and code not in race.game.run_codes:
        me.use(code)
        race.game.use_before_discard(race, seat, me, code)
        return
    ends = action == DONE and race.table[PHASE] == AFTER_SWORDS
    if ends and me.dice[ACTIVE + CREDIT_CODE] and not race.game.credits_harm(me):
        race.use_face(seat, me, CREDIT_CODE)
    apply_abilities(race, seat, me, action)


def apply_abilities(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == DONE:
        if race.table[PHASE] == AFTER_SWORDS:
            _add_up(race, seat, me)
        become(me, IDLE)
        return
    code = CODE_OF[action]
    if code in race.game.pair_codes:
        use_pair(race, seat, me, code)
    elif code == CREDIT_CODE or code in COUNTED:
        race.use_face(seat, me, code)
    else:
        me.use(code)
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


def why_abilities(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if not FROM_ACTIVE <= action < FROM_TRAY:
        return because("asked_abilities")
    code = CODE_OF[action]
    if me.dice[USED + code]:
        return because("used")
    if not me.dice[ACTIVE + code] and not me.dice[WAITING + code]:
        return because("no_die")
    return because("counted_for_you" if code in COUNTED or code == CREDIT_CODE else "nothing_to_use")


describe(
    ABILITIES,
    phases=STEP_4,
    prepare=_prepare,
    legal=_legal,
    apply=_apply,
    why=why_abilities,
    most={"asks": LOOKED | PRIZE_TAKES | SHORT_TRAYS},
)


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


def _prepare_prize(race: Race, seat: int, me: Seat) -> bool:
    """A prize that gives nothing is not asked about."""
    if not race.game.prize_is_idle(race, me):
        return False
    leave(me)
    return True


def legal_prize(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (YES, NO)


def apply_prize(race: Race, seat: int, me: Seat, action: int) -> None:
    number = me.prize
    leave(me)
    if action == YES:
        race.game.take_prize(race, seat, me, number)


def why_prize(race: Race, seat: int, me: Seat, action: int) -> Reason:
    return because("asked_prize")


describe(
    PRIZE,
    phases=(AFTER_SWORDS,),
    prepare=_prepare_prize,
    legal=legal_prize,
    apply=apply_prize,
    why=why_prize,
    most={"prize": 15},
)
