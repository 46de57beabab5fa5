"""Steps 6 and 7 of the run phase (C-7): buying dice, then discarding the active ones; and who may ask for turn order
in steps 5 to 7 (C-7.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kubok.cubitos.actions import ACTIVE_ID, CALL_ORDER, CODE_OF, DONE, FROM_TRAY
from kubok.cubitos.frames import BUYING, IDLE, Apply, Legal, Why, become, describe
from kubok.cubitos.pieces import (
    ACTIVE,
    BUYS,
    DISCARD,
    FIRST,
    GREYS,
    KINDS,
    MOVE_PHASE,
    TRAY_KINDS,
    TRAYS,
    WHITE,
    Seat,
)
from kubok.cubitos.reasons import because
from kubok.kernel import Reason

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


# Turn order, for whoever wants to wait and see (C-7.3)


def or_call(legal: Legal) -> Legal:
    """What is legal in a frame of steps 5 to 7; whoever has not begun with them may ask for turn order as well."""

    def options(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
        found = legal(race, seat, me)
        if me.begun or len(found) == 1 or not race.may_wait_to_run(seat):
            return found
        return (DONE, CALL_ORDER, *found[1:])

    return options


def beginning(legal: Legal, apply: Apply) -> Apply:
    """What an action does in such a frame: a real choice begins these steps."""

    def act(race: Race, seat: int, me: Seat, action: int) -> None:
        if action == CALL_ORDER:
            race.call_order(seat, "C-7.3")
            return
        if not me.begun:
            me.begun = int(len(legal(race, seat, me)) > 1)
        apply(race, seat, me, action)

    return act


def or_no_call(why: Why) -> Why:
    """Why an action is not legal in such a frame; why turn order cannot be asked for is the same in all of them."""

    def reason(race: Race, seat: int, me: Seat, action: int) -> Reason:
        if action != CALL_ORDER:
            return why(race, seat, me, action)
        if me.begun:
            return because("begun")
        return because("order_called" if race.is_ordered() else "alone")

    return reason


# Buying


def begin(me: Seat) -> None:
    """The seat may buy."""
    become(me, BUYING)


def prepare_buying(race: Race, seat: int, me: Seat) -> bool:
    """When the seat is done: what must be used before step 7 is used now, then active dice are discarded."""
    if not me.done_buying:
        return False
    for code in race.game.before_discard_codes:
        if me.dice[ACTIVE + code] and race.game.due(race, me, code):
            me.use(code)
            race.game.use_before_discard(race, seat, me, code)
            return True
    _discard(race, seat, me)
    return True


def legal_buying(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    game = race.game
    late: list[int] = []
    if game.before_discard_codes:
        late = [c for c in game.before_discard_codes if me.dice[ACTIVE + c] and game.due(race, me, c)]
    bought, money = me.bought, me.coins + me.credits
    if bought.bit_count() == BUYS or money < game.cheapest:
        return (DONE, *[ACTIVE_ID[code] for code in late])
    table, prices = race.table, game.prices
    return (
        DONE,
        *[ACTIVE_ID[code] for code in late],
        *[
            FROM_TRAY + kind
            for kind in range(WHITE, FIRST)
            if prices[kind] <= money and table[TRAYS + kind] and not bought >> kind - WHITE & 1
        ],
    )


def apply_buying(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == DONE:
        me.done_buying = 1
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
    if race.log is not None and me.active_dice():
        race.tell("discarded_active", seat, "C-7.2")
    race.clear_active(me)
    me.coins = 0
    become(me, IDLE)


def why_buying(race: Race, seat: int, me: Seat, action: int) -> Reason:
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


describe(
    BUYING,
    phases=(MOVE_PHASE,),
    prepare=prepare_buying,
    legal=or_call(legal_buying),
    apply=beginning(legal_buying, apply_buying),
    why=or_no_call(why_buying),
    most={"done_buying": 1},
)
