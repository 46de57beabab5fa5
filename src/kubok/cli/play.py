"""A race at one screen: whose decision it is, what is typed, and what bots answer.

Rules live in the engine and drawing in `screen` and `plain`; here typed words become commands or actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console, RenderableType

from kubok.bots import Bot
from kubok.cli import pages, say
from kubok.cli.plain import PlainScreen
from kubok.cli.screen import Screen, odds
from kubok.cli.setup import Standing, box_of, maker
from kubok.cli.typed import Unclear, read_actions
from kubok.cubitos import Race
from kubok.cubitos.data import Box
from kubok.cubitos.position import to_line
from kubok.cubitos.rulebook import rulebook
from kubok.kernel import BadData, Event, IllegalAction, Reason, Session, State, verify
from kubok.locale import text


class Leave(Exception):  # noqa: N818
    """Somebody wants to leave the table, or the input has ended."""


class Play:
    """One race in a terminal. Seats without a bot are asked at the screen."""

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
        self.console, self.session, self.bots, self.save = console, session, bots, save
        self.screen = (PlainScreen if plain else Screen)(console, session.names)
        self.box = box_of(self.race.game, box or Box.open())
        self.screen.clauses = say.texts_of(self.box)
        self.news: list[Event] = list(session.opening)
        self.refusal: Reason | None = None
        self.latest = 0  # the person who acted last, or is asked first
        self._rng = Random(seed)  # only for what bots are shown

    @property
    def race(self) -> Race:
        state: State = self.session.state
        assert isinstance(state, Race)
        return state

    def run(self) -> None:
        """Play until the race is over or somebody leaves."""
        try:
            while self.race.result() is None:
                seat = min(self.race.owed(), key=self.race.turn)
                if seat in self.bots:
                    self.bot_acts(seat)
                else:
                    self._ask(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
        else:
            self.end()

    def bot_acts(self, seat: int) -> None:
        action = self.bots[seat].choose(self.session.for_bot(seat, self._rng), seat)
        self.news += self.session.act(seat, self.session.number(seat), action)

    # A person's decision

    def _ask(self, seat: int) -> None:
        options = self.race.legal(seat)
        self.tell_news()
        self.show(self.screen.table(self.race, seat, options))
        self.show(self.screen.options(self.race, seat, options))
        while not self._answer(seat, options):
            pass

    def _answer(self, seat: int, options: Sequence[int]) -> bool:
        """Read one line and follow it; False if the same decision is still to be made."""
        line = self.console.input(text("prompt", name=self.session.names[seat]) + " ", markup=False).strip()
        word, _, rest = line.partition(" ")
        if word.lower() in COMMANDS:
            return COMMANDS[word.lower()](self, seat, rest.strip())
        try:
            actions = read_actions(line, self.race, seat, options)
            if actions:
                self.news += self.session.act(seat, self.session.number(seat), *actions)
                self.latest = seat
        except Unclear as unclear:
            self.say(str(unclear))
            return False
        except IllegalAction as refused:
            self._refuse(refused.reason)
            return False
        return True

    def _refuse(self, reason: Reason) -> None:
        self.refusal = reason
        self.say(text("refused", reason=say.reason_words(reason, self.session.names)))

    def say(self, words: str) -> None:
        self.console.print(words, markup=False, highlight=False, soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        self.console.print(what, soft_wrap=self.screen.plain)

    def tell_news(self) -> None:
        if self.news:
            self.show(self.screen.events(self.race, self.news))
            self.news = []

    # Commands: each answers whether the decision has changed

    def undo(self, seat: int, rest: str) -> bool:
        try:
            self.session.undo(self.latest)
        except IllegalAction as refused:
            self._refuse(refused.reason)
            return False
        self.say(text("undone", name=self.session.names[self.latest]))
        return True

    def save_as(self, seat: int, rest: str) -> bool:
        if not rest:
            self.say(text("save-where"))
        else:
            self._save(Path(rest))
        return False

    def help(self, seat: int, rest: str) -> bool:
        for line in text("help").splitlines():
            self.say(line)
        return False

    def cards(self, seat: int, rest: str) -> bool:
        for card in self.race.game.cards:
            self.say(pages.card_line(card.name, self.box))
        return False

    def card(self, seat: int, rest: str) -> bool:
        return self._page(lambda words: pages.card_page(words, self.box, most=2), rest)

    def rules(self, seat: int, rest: str) -> bool:
        return self._page(lambda words: pages.rules_page(words, self.box), rest)

    def _page(self, page: Callable[[str], list[str]], words: str) -> bool:
        try:
            for line in page(words):
                self.say(line)
        except BadData as error:
            self.say(str(error))
        return False

    def odds(self, seat: int, rest: str) -> bool:
        for line in odds(self.race, seat) or [text("odds-not-now")]:
            self.say(line)
        return False

    def why(self, seat: int, rest: str) -> bool:
        """The latest refusal, with its rule in full."""
        if self.refusal is None:
            self.say(text("why-nothing"))
            return False
        self.say(say.reason_words(self.refusal, self.session.names))
        rule = self.refusal.rule
        if rule in rulebook().rules:
            self.say(text("rule-line", rule=rule, words=say.rule_sentence(rule)))
        elif rule:
            self.say(pages.card_line(rule, self.box))
        return False

    def position(self, seat: int, rest: str) -> bool:
        self.say(to_line(self.race))
        return False

    def map(self, seat: int, rest: str) -> bool:
        self.show(self.screen.map(self.race))
        return False

    def again(self, seat: int, rest: str) -> bool:
        """Show the whole table once more."""
        self.screen.forget()
        return True

    def quit(self, seat: int, rest: str) -> bool:
        raise Leave

    def _save(self, path: Path) -> None:
        try:
            if isinstance(self.session.game, Standing):
                path.write_text(to_line(self.race) + "\n", "utf-8")
                self.say(text("saved-position", file=path))
                return
            self.session.save(path)
        except OSError as error:
            self.say(text("no-file", file=path, reason=error.strerror))
            return
        sealed = self.session.commitment and not self.session.record.finished
        self.say(text("saved-key" if sealed else "saved", file=path))

    # The end

    def leave(self) -> None:
        self.console.print()
        if self.save is None:
            self.say(text("not-saved"))
        else:
            self._save(self.save)
        self.say(text("goodbye"))

    def end(self) -> None:
        self.tell_news()
        self.show(self.screen.table(self.race, None))
        result = self.race.result()
        assert result is not None
        rounds, _ = self.race.clock()
        self.say(text("cut-short" if result.unfinished else "over", rounds=rounds))
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            self.say(text("place", place=result.places[seat], name=self.session.names[seat]))
        if self.session.commitment:
            self._show_dice_were_fair()
        if self.save is not None:
            self._save(self.save)

    def _show_dice_were_fair(self) -> None:
        record = self.session.record
        self.say(text("secret", secret=record.secret))
        try:
            self.say(text("verified", dice=verify(record, maker(record))))
        except BadData as error:
            self.say(text("not-verified", reason=error))


COMMANDS: Final = {
    "help": Play.help, "?": Play.help, "cards": Play.cards, "card": Play.card, "rules": Play.rules, "odds": Play.odds,
    "why": Play.why, "position": Play.position, "map": Play.map, "table": Play.again, "undo": Play.undo,
    "save": Play.save_as, "quit": Play.quit,
}  # fmt: skip
