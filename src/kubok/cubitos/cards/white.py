"""White: cats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kubok.cubitos import choices
from kubok.cubitos.cards.card import Card, add_dice, coins, feet, with_active
from kubok.cubitos.pieces import BROWN, GREEN, Seat

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


def gain_up_to_fans(race: Race, seat: int, me: Seat, code: int) -> None:
    """Gain a die costing at most your number of fans."""
    choices.gain(me, me.fans, code)


def may_run_for_a_grey(race: Race, seat: int, me: Seat, code: int) -> None:
    choices.offer(me, choices.FAT_CAT, code)


def _run_for_a_grey(race: Race, seat: int, me: Seat, code: int) -> None:
    """3 feet, and a grey die must be gained if the supply has one."""
    race.gain_feet(seat, me, 3, "fat_cat")
    choices.gain(me, choices.GREYS_ONLY, code)


choices.answers(choices.FAT_CAT, yes=_run_for_a_grey)


def borrow_any(race: Race, seat: int, me: Seat, code: int) -> None:
    """Take any die from a tray into the active zone on a face of your choice."""
    choices.borrow(me, choices.ANY_TRAY, code)


def three_more_if_lost(race: Race, seat: int, me: Seat, code: int) -> None:
    """3 feet more if you lost at least one die this round (C-10.16)."""
    if me.lost:
        race.gain_feet(seat, me, 3, "schmutz")


CARDS = (
    Card("smelly_cat", run=(feet(2),)),
    Card("cat_tastrophy", run=(gain_up_to_fans,)),
    Card("fat_cat", run=(coins(1), may_run_for_a_grey)),
    Card("dope_cat", run=(with_active(BROWN, coins(2)), with_active(GREEN, coins(3)))),
    Card("broken_cow", pair=borrow_any, borrows=True),
    Card("fast_cat", now=add_dice(2)),
    Card("schmutz", run=(feet(1), three_more_if_lost), counts_losses=True),
)
