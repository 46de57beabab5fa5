"""The table in sentences, for a screen reader, a pipe or a log: neither colour nor drawn characters.

The map in characters is there for who asks for it; everything else is told one line at a time.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from kubok.cubitos import Race
from kubok.cubitos.pieces import KIND_COUNT, KINDS, ZONES, Seat
from kubok.locale import text
from kubok.terminal.screen import InSentences, sentences
from kubok.titles.cubitos import say
from kubok.titles.cubitos.screen import (
    Screen,
    active_dice,
    head_words,
    numbers_words,
    odds,
    standing_words,
)


class PlainScreen(InSentences, Screen):
    """Tells a race in sentences."""

    def table(self, race: Race, seat: int | None, options: Sequence[int] = ()) -> RenderableType:
        head = head_words(race, seat, self.people)
        lines = [head if head.endswith("?") else head + "."]
        for other in range(len(race.seats)):
            lines += self.news(other, self._other(race, other)) if other != seat else []
        if seat is not None:
            lines += self._mine(race, seat)
        return sentences(lines)

    def _other(self, race: Race, seat: int) -> list[str]:
        me, name = race.seats[seat], self.names[seat]
        zones = {"active": _active(me), "roll": _zone(me, "roll")}
        return [self._where(race, seat), text("plain-other", name=name, numbers=numbers_words(me), **zones)]

    def _where(self, race: Race, seat: int) -> str:
        me = race.seats[seat]
        place = say.place_words(race.game.track, me.space)
        return text("plain-where", name=self.names[seat], place=place, standing=standing_words(race, seat))

    def _mine(self, race: Race, seat: int) -> list[str]:
        me, name = race.seats[seat], self.names[seat]
        zones = {zone: _zone(me, zone) for zone in ("draw", "roll", "discard")}
        return [
            self._where(race, seat),
            text("plain-numbers", name=name, numbers=numbers_words(me)),
            text("plain-zones", name=name, active=_active(me), **zones),
            *odds(race, seat),
        ]


def _zone(me: Seat, zone: str) -> str:
    first = ZONES[zone]
    dice = [(me.dice[first + kind], KINDS[kind]) for kind in range(KIND_COUNT) if me.dice[first + kind]]
    return ", ".join(say.dice_words(count, kind) for count, kind in dice) or text("nothing")


def _active(me: Seat) -> str:
    return ", ".join(words for words, _, _ in active_dice(me)) or text("nothing")
