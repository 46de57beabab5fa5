"""A game of A Wild Venture at one screen: what it shows, how typed words are read, and its own commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from kubok.locale import text
from kubok.terminal.sitting import Sitting
from kubok.terminal.typed import Naming, Unclear
from kubok.titles.venture import pages, say
from kubok.titles.venture.presses import obvious
from kubok.titles.venture.screen import PlainVentureScreen, VentureScreen
from kubok.venture import Village
from kubok.venture.actions import TABLE
from kubok.venture.pieces import cards_of
from kubok.venture.telling import card_of


def _names(state: Village, seat: int, action: int) -> Iterable[str]:
    """What an action is called: as it is offered, by its card alone, and in the words of the action table."""
    card = card_of(state.game, action)
    words = say.action_words(state, seat, action).lower()
    yield words
    if TABLE[action].name == "way":
        yield f"{words.split()[0]} {words.split()[-1]}"  # go w1, without what stands between
    if card:
        yield say.title(state.game, card).lower()
        yield f"{TABLE[action].name} {card.replace('_', ' ')}"
    yield str(TABLE[action])


NAMING: Final = Naming(words=say.action_words, names=_names, actions=range(len(TABLE)))


class VenturePlay(Sitting):
    """One game in a terminal."""

    screen: VentureScreen

    @property
    def village(self) -> Village:
        state = self.state
        assert isinstance(state, Village)
        return state

    def make_screen(self, plain: bool) -> VentureScreen:
        return (PlainVentureScreen if plain else VentureScreen)(self.console, self.names, self.you)

    def ask(self, seat: int) -> None:
        """What needs no thought is done by itself. Who shares the screen still says so, and hands it over then."""
        action = obvious(self.village, seat)
        if not self.shared and action is not None:
            self.news += self.session.act(seat, self.session.number(seat), action)
            self.latest = seat
        else:
            super().ask(seat)

    def naming(self) -> Naming:
        return NAMING._replace(first=self.screen.first(self.village))

    def read(self, line: str, seat: int, options: Sequence[int]) -> Sequence[int]:
        if not self.screen.first(self.village) and line.isdecimal() and int(line) >= len(options):
            raise Unclear(text("venture-invest-most", most=len(options) - 1))
        return super().read(line, seat, options)

    def opening_words(self) -> list[str]:
        return pages.game_lines(self.village.game)

    # Commands of its own

    def cards(self, seat: int, rest: str) -> bool:
        """The own hand, then what is in play."""
        village, names = self.village, self.village.game.names
        me = village.seats[seat]
        for card in cards_of(me.hand):
            self.say(say.card_line(village.game, names[card], village.cost(me, card)))
        for card in (card for one in village.seats for card in cards_of(one.villagers | one.gear | one.buildings)):
            self.say(say.card_line(village.game, names[card], supplies=village.supplies[card]))
        return False

    def pile(self, seat: int, rest: str) -> bool:
        """The discard pile, which anybody may look through (V-1.1), the newest card first."""
        village = self.village
        if not village.discard:
            self.say(text("venture-no-discard"))
        for card in reversed(village.discard):
            self.say(say.card_line(village.game, village.game.names[card]))
        return False

    def map(self, seat: int, rest: str) -> bool:
        self.show(self.screen.map(self.village, seat))
        return False

    commands: ClassVar = {**Sitting.commands, "cards": cards, "pile": pile, "map": map}
