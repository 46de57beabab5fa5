"""A race of Cubitos at one screen: what it shows, how typed words are read, and its own commands."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kubok.cubitos import Race
from kubok.cubitos.actions import DIRECTIONS, TABLE
from kubok.cubitos.sets import warnings
from kubok.kernel import Reason
from kubok.locale import text
from kubok.terminal.sitting import Sitting
from kubok.terminal.typed import Naming
from kubok.titles.cubitos import pages, say
from kubok.titles.cubitos.plain_screen import PlainScreen
from kubok.titles.cubitos.screen import Screen, odds

STEPS: Final = {"".join(part[0] for part in way.split("-")): f"step {way}" for way in DIRECTIONS}
"""Short names: ne is step north-east."""

NAMING: Final = Naming(
    words=say.action_words,
    names=lambda race, seat, action: (say.action_words(race, seat, action).lower(), str(TABLE[action])),
    actions=range(len(TABLE)),
    short=STEPS,
    idle=lambda action: TABLE[action].name == "draw",
)


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
        screen = (PlainScreen if plain else Screen)(self.console, self.names)
        screen.clauses, screen.must = say.texts_of(self.box), self.box.must
        return screen

    def next_seat(self) -> int:
        return min(self.race.owed(), key=self.race.turn)

    def naming(self) -> Naming:
        return NAMING

    def reason_words(self, reason: Reason) -> str:
        return say.reason_words(reason, self.names)

    def opening_words(self) -> list[str]:
        """The advice on a set of one's own, and the set, its track and cards."""
        data: Any = self.race.game.data()
        own = data["cards_source"] == "own"
        against = warnings(self.box, [card["name"] for card in data["cards"]]) if own else []
        advice = [text("advice", reason=say.reason_words(reason, self.names)) for reason in against]
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
