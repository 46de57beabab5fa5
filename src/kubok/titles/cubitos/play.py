"""A race of Cubitos at one screen: what it shows, how typed words are read, and its own commands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from kubok.cubitos import Race
from kubok.cubitos.actions import DIRECTIONS, TABLE
from kubok.cubitos.sets import warnings
from kubok.locale import NOBODY, Speech, text
from kubok.terminal.sitting import Sitting
from kubok.terminal.typed import Naming
from kubok.titles.cubitos import pages, say
from kubok.titles.cubitos.plain_screen import PlainScreen
from kubok.titles.cubitos.screen import Screen, odds

STEPS: Final = {"".join(part[0] for part in way.split("-")): f"step {way}" for way in DIRECTIONS}
"""Short names: ne is step north-east."""


def naming(people: Speech = NOBODY) -> Naming:
    """How these people name the actions."""

    def words(race: Race, seat: int, action: int) -> str:
        return say.action_words(race, seat, action, people)

    def names(race: Race, seat: int, action: int) -> Iterable[str]:
        return words(race, seat, action).lower(), str(TABLE[action])

    return Naming(words, names, range(len(TABLE)), STEPS, lambda action: TABLE[action].name == "draw")


class Play(Sitting):
    """One race in a terminal."""

    screen: Screen

    @property
    def race(self) -> Race:
        state = self.state
        assert isinstance(state, Race)
        return state

    def make_screen(self, plain: bool) -> Screen:
        self.box = pages.box_of(self.data, self.race.game)
        screen = (PlainScreen if plain else Screen)(self.console, self.names, self.you)
        screen.clauses, screen.must = say.texts_of(self.box), self.box.must
        return screen

    def next_seat(self) -> int:
        return min(self.race.owed(), key=self.race.turn)

    def naming(self) -> Naming:
        return naming(self.screen.people)

    def opening_words(self) -> list[str]:
        """The advice on a set of one's own, and the set, its track and cards."""
        data: Any = self.race.game.data()
        own = data["cards_source"] == "own"
        against = warnings(self.box, [card["name"] for card in data["cards"]]) if own else []
        advice = [text("advice", reason=self.reason_words(reason)) for reason in against]
        return [*advice, pages.game_line(data)]

    # Commands of its own

    def cards(self, seat: int, rest: str) -> bool:
        for card in self.race.game.cards:
            self.say(pages.card_line(card.name, self.data, self.race.game))
        return False

    def odds(self, seat: int, rest: str) -> bool:
        for line in odds(self.race, seat) or [text("odds-not-now")]:
            self.say(line)
        return False

    def map(self, seat: int, rest: str) -> bool:
        self.show(self.screen.map(self.race))
        return False

    commands: ClassVar = {**Sitting.commands, "cards": cards, "odds": odds, "map": map}
