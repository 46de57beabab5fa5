"""A game of A Wild Venture at one screen: what it shows, how typed words are read, and hands that others may not see.

Two people at one screen take turns before it: whoever is asked is called first, and hears what that seat may hear.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from rich.console import Console

from kubok.bots import Bot
from kubok.cli import pages
from kubok.kernel import Event, Reason, Session
from kubok.locale import text
from kubok.terminal import typed
from kubok.terminal.sitting import Sitting, Unclear
from kubok.titles.venture import say
from kubok.titles.venture.screen import PlainVentureScreen, VentureScreen, first_number
from kubok.venture import Village
from kubok.venture.actions import END, TABLE
from kubok.venture.pieces import TURN, cards_of
from kubok.venture.position import to_line
from kubok.venture.telling import card_of

_FORGET_ALL: Final = "\x1b[3J"
"""Empties what a terminal keeps above the screen: a hand must not be found by scrolling back."""


class VenturePlay(Sitting):
    """One game in a terminal."""

    screen: VentureScreen

    def __init__(
        self,
        console: Console,
        session: Session,
        bots: Mapping[int, Bot],
        *,
        save: Path | None = None,
        plain: bool = False,
        seed: int | None = None,
    ) -> None:
        super().__init__(console, session, bots, save=save, seed=seed)
        self.screen = (PlainVentureScreen if plain else VentureScreen)(console, self.names)
        people = [seat for seat in range(session.game.seats) if seat not in bots]
        self.shared = len(people) > 1
        """Do people share the screen? Then hands are hidden from one another."""
        self.looking = people[0] if len(people) == 1 else None
        """The seat that the screen is for; None for nobody in particular."""
        self._heard = [0] * session.game.seats

    @property
    def village(self) -> Village:
        state = self.state
        assert isinstance(state, Village)
        return state

    # Whose turn

    def _ask(self, seat: int) -> None:
        """Nobody is asked to end a turn in which nothing else can be done: rows, supplies and tokens are open, so that
        tells nothing of the hand. Who shares the screen still says so, and hands it over then.
        """
        if not self.shared and self.village.legal(seat) == (END,):
            self.news += self.session.act(seat, self.session.number(seat), END)
            self.latest = seat
        else:
            super()._ask(seat)

    # Whose eyes

    def before(self, seat: int) -> None:
        """Between two people the screen is emptied, and the next one called. The first one finds no hand to hide."""
        if self.shared and seat != self.looking:
            self._empty()
            self.console.input(text("venture-curtain", name=self.names[seat]) + " ", markup=False)
            self._empty()
            self.screen.forget()
        self.looking = seat

    def _empty(self) -> None:
        if self.console.is_terminal and self.looking is not None:
            self.console.clear()
            self.console.file.write(_FORGET_ALL)

    def tell_news(self) -> None:
        """What the seat that looks has not heard yet, as far as it may hear it; who only watches hears everything."""
        if self.looking is None:
            events, self.news = self.news, []
        else:
            fresh = self.news[self._heard[self.looking] :]
            seen = [self.session.game.redact(event, self.looking) for event in fresh]
            events = [event for event in seen if event is not None]
            self._heard[self.looking] = len(self.news)
        if events:
            self.show(self.screen.events(self.village, events))

    def undo(self, seat: int, rest: str) -> bool:
        """Whoever has heard of the action hears that it was taken back."""
        undone = super().undo(seat, rest)
        if undone:
            self.news.append(Event("undone", self.latest, "", {}))
            self._heard[seat] = len(self.news)
        return undone

    # The game's own words

    def read(self, line: str, seat: int, options: Sequence[int]) -> Sequence[int]:
        first = first_number(self.village)
        if not first and line.isdecimal() and int(line) >= len(options):
            raise Unclear(text("venture-invest-most", most=len(options) - 1))
        return typed.read(line, self.village, seat, options, SPEECH._replace(first=first))

    def rule_page(self, words: str) -> list[str]:
        return pages.rules_page(words)

    def ruling(self, rule: str) -> str:
        return say.ruling(self.village.game, rule)

    def reason_words(self, reason: Reason) -> str:
        return say.reason_words(reason, self.names)

    def opening_words(self, seed: int | None) -> list[str]:
        if seed is not None:
            return [text("venture-simulated", seed=str(seed))]
        return [text("venture-sealed", commitment=self.session.commitment), text("venture-sealed-why")]

    def help_words(self) -> str:
        return text("venture-help")

    def verified_words(self, draws: int) -> str:
        return text("venture-verified", number=draws)

    def over(self) -> str:
        return text("venture-over", number=self.village.table[TURN])

    def line(self) -> str:
        return to_line(self.village)

    # Commands of its own

    def position(self, seat: int, rest: str) -> bool:
        """The position as far as the seat knows it: what is hidden from it is drawn anew."""
        known = self.session.for_bot(seat, self._rng)
        assert isinstance(known, Village)
        self.say(text("venture-position"))
        self.say(to_line(known))
        return False

    def cards(self, seat: int, rest: str) -> bool:
        """The own hand, then what is in play."""
        village, names = self.village, self.village.game.names
        me = village.seats[seat]
        for card in cards_of(me.hand):
            self.say(say.card_line(village.game, names[card], village.cost(me, card)))
        for card in (card for one in village.seats for card in cards_of(one.villagers | one.gear | one.buildings)):
            self.say(say.card_line(village.game, names[card], supplies=village.supplies[card]))
        return False

    def card(self, seat: int, rest: str) -> bool:
        data: Any = self.village.game.data()
        cards = {card["name"]: card for card in (*data["starters"], *data["cards"])}
        return self.page(lambda words: pages.village_page(words, cards, most=2), rest)

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

    commands: ClassVar = {
        **Sitting.commands, "undo": undo, "cards": cards, "card": card, "pile": pile, "map": map,
        "position": position,
    }  # fmt: skip


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


SPEECH: Final = typed.Speech(
    words=say.action_words, names=_names, actions=range(len(TABLE)), short={}, idle=lambda action: False
)
