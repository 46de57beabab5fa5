"""The table in sentences, for a screen reader, a pipe or a log: neither colour nor drawn characters.

The map in characters is there for who asks for it; everything else is told one line at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from kubok.cubitos import Race
from kubok.cubitos.pieces import KIND_COUNT, KINDS, ZONES, Seat
from kubok.kernel import Event
from kubok.locale import text
from kubok.titles.cubitos import say
from kubok.titles.cubitos.screen import (
    Screen,
    active_dice,
    head_words,
    numbers_words,
    odds,
    option_note,
    standing_words,
)


class PlainScreen(Screen):
    """Tells a race in sentences."""

    plain = True

    def __init__(self, console: Console, names: Sequence[str]) -> None:
        super().__init__(console, names)
        self._told: dict[int, list[str]] = {}

    def forget(self) -> None:
        self._told = {}

    def table(self, race: Race, seat: int | None, options: Sequence[int] = ()) -> RenderableType:
        head = head_words(race, seat, self.names)
        lines = [head if head.endswith("?") else head + "."]
        for other in range(len(race.seats)):
            if other != seat and (words := self._other(race, other)) != self._told.get(other):
                self._told[other] = words  # what has not changed is not told again
                lines += words
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

    def options(self, race: Race, seat: int, options: Sequence[int]) -> RenderableType:
        lines = []
        for number, action in enumerate(options, start=1):
            note = option_note(race, seat, action, self.names)
            words = say.option_words(race, seat, action)
            lines.append(text("plain-option-note" if note else "plain-option", number=number, words=words, note=note))
        return sentences(lines)

    def events(self, race: Race, events: Iterable[Event]) -> RenderableType:
        return sentences(
            text("plain-event" if rule else "plain-event-bare", sentence=sentence, rule=rule)
            for _, sentence, rule in say.told(race, events, self.names)
        )


def sentences(lines: Iterable[str]) -> RenderableType:
    """One sentence a line; a dot between words would be read aloud."""
    return Group(*(Text(line.replace(" · ", ", ")) for line in lines))


def _zone(me: Seat, zone: str) -> str:
    first = ZONES[zone]
    dice = [(me.dice[first + kind], KINDS[kind]) for kind in range(KIND_COUNT) if me.dice[first + kind]]
    return ", ".join(say.dice_words(count, kind) for count, kind in dice) or text("nothing")


def _active(me: Seat) -> str:
    return ", ".join(words for words, _, _ in active_dice(me)) or text("nothing")
