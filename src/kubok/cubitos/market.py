"""Steps 6 and 7 of the run phase (C-7): buying dice, then discarding the active ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kubok.cubitos.actions import ACTIVE_ID, CODE_OF, DONE, FROM_TRAY
from kubok.cubitos.frames import BUYING, IDLE, become, describe
from kubok.cubitos.pieces import ACTIVE, BUYS, DISCARD, FIRST, GREYS, KINDS, MOVE_PHASE, TRAY_KINDS, TRAYS, WHITE, Seat
from kubok.cubitos.reasons import because
from kubok.kernel import Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


def begin(me: Seat) -> None:
    """The seat may buy."""
    become(me, BUYING)


def _prepare(race: Race, seat: int, me: Seat) -> bool:
    """When the seat is done: what must be used before step 7 is used now, then active dice are discarded."""
    if not me.stack[-2]:
        return False
    for code in race.game.before_discard_codes:
        if me.dice[ACTIVE + code]:
            me.use(code)
            race.game.use_before_discard(race, seat, me, code)
            return True
    _discard(race, seat, me)
    return True


def _legal(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    game = race.game
    late: list[int] = []
    if game.before_discard_codes:
        late = [ACTIVE_ID[code] for code in game.before_discard_codes if me.dice[ACTIVE + code]]
    bought, money = me.bought, me.coins + me.credits
    if bought.bit_count() == BUYS or money < game.cheapest:
        return (DONE, *late)
    table, prices = race.table, game.prices
    return (
        DONE,
        *late,
        *[
            FROM_TRAY + kind
            for kind in range(WHITE, FIRST)
            if prices[kind] <= money and table[TRAYS + kind] and not bought >> kind - WHITE & 1
        ],
    )


def _apply(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == DONE:
        me.stack[-2] = 1
        return
    if action < FROM_TRAY:
        me.use(CODE_OF[action])
        race.game.use_before_discard(race, seat, me, CODE_OF[action])
        return
    kind = action - FROM_TRAY
    price = race.game.prices[kind]
    race.pay(me, price)
    me.bought |= 1 << kind - WHITE
    me.dice[DISCARD + kind] += 1
    race.table[TRAYS + kind] -= 1
    race.tell("bought", seat, "C-7.1", die=KINDS[kind], price=price)
    if not race.table[TRAYS + kind]:
        race.recheck(seat)


def _discard(race: Race, seat: int, me: Seat) -> None:
    """C-7.2: active dice go to the discard zone, coins are lost, the roll zone stays."""
    race.clear_active(me)
    me.coins = 0
    race.tell("discarded_active", seat, "C-7.2")
    become(me, IDLE)


def _why(race: Race, seat: int, me: Seat, action: int) -> Reason:
    if not FROM_TRAY <= action < FROM_TRAY + TRAY_KINDS:
        return because("asked_buy")
    kind = action - FROM_TRAY
    if kind in GREYS:
        return because("grey")
    if me.bought.bit_count() == BUYS:
        return because("bought_two")
    if me.bought >> kind - WHITE & 1:
        return because("colour_bought")
    if not race.table[TRAYS + kind]:
        return because("tray_empty")
    price = race.game.prices[kind]
    return because("money_short", short=price - me.coins - me.credits, price=price)


describe(BUYING, phases=(MOVE_PHASE,), prepare=_prepare, legal=_legal, apply=_apply, why=_why, most=(1, 0))
