"""A race of Cubitos at one screen: what it shows, how typed words are read, and its own commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from rich.console import Console

from kubok.bots import Bot
from kubok.cli import pages
from kubok.cli.setup import box_of
from kubok.cubitos import Race
from kubok.cubitos.data import Box
from kubok.cubitos.position import to_line
from kubok.cubitos.rulebook import rulebook
from kubok.kernel import Session
from kubok.locale import text
from kubok.terminal.sitting import Sitting
from kubok.terminal.typed import read_actions
from kubok.titles.cubitos import say
from kubok.titles.cubitos.plain_screen import PlainScreen
from kubok.titles.cubitos.screen import Screen, odds


class Play(Sitting):
    """One race in a terminal."""

    screen: Screen

    def __init__(
        self,
        console: Console,
        session: Session,
        bots: Mapping[int, Bot],
        *,
        save: Path | None = None,
        plain: bool = False,
        seed: int | None = None,
        box: Box | None = None,
    ) -> None:
        super().__init__(console, session, bots, save=save, seed=seed)
        self.screen = (PlainScreen if plain else Screen)(console, self.names)
        self.box = box_of(self.race.game, box or Box.open())
        self.screen.clauses, self.screen.must = say.texts_of(self.box), self.box.must

    @property
    def race(self) -> Race:
        state = self.state
        assert isinstance(state, Race)
        return state

    def next_seat(self) -> int:
        return min(self.race.owed(), key=self.race.turn)

    def read(self, line: str, seat: int, options: Sequence[int]) -> Sequence[int]:
        return read_actions(line, self.race, seat, options)

    def rule_page(self, words: str) -> list[str]:
        return pages.rules_page(words, self.box)

    def ruling(self, rule: str) -> str:
        """A rule in full, or a card."""
        if rule in rulebook().rules:
            return text("rule-line", rule=rule, words=say.rule_sentence(rule))
        return pages.card_line(rule, self.box)

    def over(self) -> str:
        result = self.race.result()
        assert result is not None
        return text("cut-short" if result.unfinished else "over", rounds=self.race.clock()[0])

    def opening_words(self, seed: int | None) -> list[str]:
        if seed is not None:
            return [text("simulated", seed=str(seed))]
        return [text("sealed", commitment=self.session.commitment), text("sealed-why")]

    def help_words(self) -> str:
        return text("help")

    def verified_words(self, draws: int) -> str:
        return text("verified", dice=draws)

    def line(self) -> str:
        return to_line(self.race)

    # Commands of its own

    def cards(self, seat: int, rest: str) -> bool:
        for card in self.race.game.cards:
            self.say(pages.card_line(card.name, self.box))
        return False

    def card(self, seat: int, rest: str) -> bool:
        return self.page(lambda words: pages.card_page(words, self.box, most=2), rest)

    def odds(self, seat: int, rest: str) -> bool:
        for line in odds(self.race, seat) or [text("odds-not-now")]:
            self.say(line)
        return False

    def position(self, seat: int, rest: str) -> bool:
        self.say(self.line())
        return False

    def map(self, seat: int, rest: str) -> bool:
        self.show(self.screen.map(self.race))
        return False

    commands: ClassVar = {
        **Sitting.commands, "cards": cards, "card": card, "odds": odds, "position": position, "map": map,
    }  # fmt: skip
