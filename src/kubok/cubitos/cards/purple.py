"""Purple: dinosaurs, the dearest dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kubok.cubitos import choices
from kubok.cubitos.cards.card import Card, feet, feet_for, with_active
from kubok.cubitos.pieces import BROWN, GREYS, HOMES, LIGHT, ORANGE, RED, TIE_BREAK, WHITE, YELLOW, Seat

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


def borrow_another_colour(race: Race, seat: int, me: Seat, code: int) -> None:
    """Take any non-purple die from a tray into the active zone on a face of your choice."""
    choices.borrow(me, choices.NOT_PURPLE, code)


def different_colours(race: Race, me: Seat) -> int:
    """Light and dark grey are one colour, the first-player die is one of its own."""
    colours = {HOMES[code >> 2] for code, _ in me.active_faces()}
    return len({LIGHT if colour in GREYS else colour for colour in colours})


def white_and_grey_dice(race: Race, me: Seat) -> int:
    return sum(me.active_of(colour) for colour in (WHITE, *GREYS))


def every_two_lines(race: Race, me: Seat) -> int:
    """1 for every two red lines between your runner and the finish of this lap or track (C-10.18)."""
    if race.table[TIE_BREAK]:
        return 0
    track = race.game.track
    return (track.goal_line[me.space] - track.section[me.space]) // 2


CARDS = (
    Card("rollosaurus", run=(feet(4),)),
    Card("dancing_dino", run=(feet(2), with_active(RED, feet(2)), with_active(ORANGE, feet(1)))),
    Card("cubasaurus", now=borrow_another_colour, loses_itself="always", borrows=True),
    Card("wikiwiki_dinosaur", run=(feet_for(different_colours),)),
    Card("you_bet_jurassican", run=(feet(2), with_active(BROWN, feet(2)), with_active(YELLOW, feet(1)))),
    Card("shimmy_shimmy_dino", run=(feet_for(white_and_grey_dice),)),
    Card("pronto_bronto", run=(feet_for(every_two_lines),)),
)
