"""A Wild Venture afterwards: where the points came from, turn by turn.

For each turn what both players had when it ended, and what made the difference: cards that were tucked, supplies on
buildings, enchantments. It is made when the game is over, so that nothing in it is hidden any more.
"""

from __future__ import annotations

from collections.abc import Iterable

from kubok.kernel import Session
from kubok.kernel.session import Step
from kubok.titles.venture.types import Gained, Turned
from kubok.venture import Venture, Village
from kubok.venture.pieces import cards_of
from kubok.venture.score import points


def tally(session: Session, steps: Iterable[Step]) -> list[Turned]:
    game = session.game
    assert isinstance(game, Venture)
    turns: list[Turned] = []
    number, seat = 0, -1
    before = after = game.start()
    for step in steps:
        assert isinstance(step.after, Village)
        after = step.after
        for event in step.events:
            if event.kind not in ("turn", "over"):
                continue
            if number:
                turns.append(_turned(game, number, seat, before, after))
            before, number, seat = after, number + 1, event.seat
    if number and after is not before:  # given up in the middle of a turn
        turns.append(_turned(game, number, seat, before, after))
    return turns


def _turned(game: Venture, number: int, seat: int, before: Village, after: Village) -> Turned:
    return {"number": number, "seat": seat, "seats": [_gained(game, one, before, after) for one in range(game.seats)]}


def _gained(game: Venture, seat: int, before: Village, after: Village) -> Gained:
    old, me = before.seats[seat], after.seats[seat]
    own, pile = points(after, me), me.hidden | me.shown
    more = {
        card: after.supplies[card] - before.supplies[card] * (old.buildings >> card & 1)
        for card in cards_of(me.buildings)
    }
    return {
        "villagers": own.villagers,
        "buildings": own.buildings,
        "gear": own.gear,
        "tucked": [game.names[card] for card in cards_of(pile & ~(old.hidden | old.shown))],
        "supplies": {game.names[card]: count for card, count in more.items() if count},
        "enchanted": [game.names[card] for card in cards_of(me.buildings & after.enchanted & ~before.enchanted)],
    }
