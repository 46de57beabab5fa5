"""Purple: dinosaurs, the dearest dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kubok.cubitos import choices
from kubok.cubitos.cards.card import Borrow, Card, Feet, FeetFor, WithActive
from kubok.cubitos.pieces import BROWN, GREYS, HOMES, LIGHT, ORANGE, RED, TIE_BREAK, WHITE, YELLOW, Seat

if TYPE_CHECKING:
    from kubok.cubitos.race import Race


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
    Card("rollosaurus", run=(Feet(4),)),
    Card("dancing_dino", run=(Feet(2), WithActive(RED, Feet(2)), WithActive(ORANGE, Feet(1)))),
    Card("cubasaurus", now=Borrow(choices.NOT_PURPLE), loses_itself="always"),
    Card("wikiwiki_dinosaur", run=(FeetFor(different_colours),)),
    Card("you_bet_jurassican", run=(Feet(2), WithActive(BROWN, Feet(2)), WithActive(YELLOW, Feet(1)))),
    Card("shimmy_shimmy_dino", run=(FeetFor(white_and_grey_dice),)),
    Card("pronto_bronto", run=(FeetFor(every_two_lines),)),
)
