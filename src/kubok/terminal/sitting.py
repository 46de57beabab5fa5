"""A game at one screen, whichever game it is: whose decision it is, what is typed, and what bots answer.

What a game shows and how its words are read is the game's own: `play` for Cubitos, `venture_play` for A Wild Venture.
Rules live in the engine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Protocol

from rich.console import Console, RenderableType

from kubok.bots import Bot
from kubok.cli.setup import Standing, maker, spoken_to
from kubok.kernel import BadData, Event, IllegalAction, Reason, Session, State, verify
from kubok.locale import bad_words, text
from kubok.titles.cubitos import say


class Leave(Exception):  # noqa: N818
    """Somebody wants to leave the table, or the input has ended."""


class Unclear(Exception):  # noqa: N818 - a sentence for whoever typed
    """What was typed names no action, or more than one."""


class Screen(Protocol):
    """How a game is shown: drawn, or in sentences (`plain`). The state is that of the game."""

    plain: bool

    def table(self, state: Any, seat: int | None, options: Sequence[int] = ()) -> RenderableType: ...

    def options(self, state: Any, seat: int, options: Sequence[int]) -> RenderableType: ...

    def events(self, state: Any, events: Iterable[Event]) -> RenderableType: ...

    def forget(self) -> None: ...


class Sitting(ABC):
    """One game in a terminal. Seats without a bot are asked at the screen."""

    screen: Screen

    def __init__(
        self,
        console: Console,
        session: Session,
        bots: Mapping[int, Bot],
        *,
        save: Path | None = None,
        seed: int | None = None,
    ) -> None:
        self.console, self.session, self.bots, self.save = console, session, bots, save
        people = [seat for seat in range(session.game.seats) if seat not in bots]
        self.names = spoken_to(session.names, people[0] if len(people) == 1 else None)
        self.news: list[Event] = list(session.opening)
        self.refusal: Reason | None = None
        self.latest = 0  # the person who acted last, or is asked first
        self._rng = Random(seed)  # only for what bots are shown

    @property
    def state(self) -> State:
        return self.session.state

    # What each game does in its own way

    def next_seat(self) -> int:
        """Whose decision is taken next, of those that are owed."""
        return self.state.owed()[0]

    @abstractmethod
    def read(self, line: str, seat: int, options: Sequence[int]) -> Sequence[int]:
        """The actions that a line names; Unclear says what is wrong."""

    @abstractmethod
    def rule_page(self, words: str) -> list[str]:
        """A rule or a card, looked up by words."""

    @abstractmethod
    def ruling(self, rule: str) -> str:
        """A rule or a card that a refusal names, in one line."""

    @abstractmethod
    def over(self) -> str:
        """The sentence that the game is over."""

    @abstractmethod
    def opening_words(self, seed: int | None) -> list[str]:
        """Where chance comes from, said before the first decision."""

    @abstractmethod
    def help_words(self) -> str:
        """What can be typed."""

    @abstractmethod
    def verified_words(self, draws: int) -> str:
        """The sentence that all that was drawn has been checked."""

    def reason_words(self, reason: Reason) -> str:
        """Why not, with the rule."""
        return say.reason_words(reason, self.names)

    def before(self, seat: int) -> None:  # noqa: B027 - most games have nothing to hide
        """Whatever comes before a person is asked: nothing, where all that lies on the table is open."""

    @abstractmethod
    def line(self) -> str:
        """The position in one line."""

    def write(self, path: Path) -> str:
        """Save the game; the sentence to say then. A game from a position has no record: its line is written."""
        if isinstance(self.session.game, Standing):
            path.write_text(self.line() + "\n", "utf-8")
            return text("saved-position", file=path)
        self.session.save(path)
        sealed = self.session.commitment and not self.session.record.finished
        return text("saved-key" if sealed else "saved", file=path)

    # Playing

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while self.state.result() is None:
                seat = self.next_seat()
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

    def _ask(self, seat: int) -> None:
        options = self.state.legal(seat)
        self.before(seat)
        self.tell_news()
        self.show(self.screen.table(self.state, seat, options))
        self.show(self.screen.options(self.state, seat, options))
        while not self._answer(seat, options):
            pass

    def _answer(self, seat: int, options: Sequence[int]) -> bool:
        """Read one line and follow it; False if the same decision is still to be made."""
        line = self.console.input(text("prompt", name=self.names[seat]) + " ", markup=False).strip()
        word, _, rest = line.partition(" ")
        if word.lower() in self.commands:
            return self.commands[word.lower()](self, seat, rest.strip())
        try:
            actions = self.read(line, seat, options)
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
        self.say(text("refused", reason=self.reason_words(reason)))

    def say(self, words: str) -> None:
        self.console.print(words, markup=False, highlight=False, soft_wrap=True)

    def show(self, what: RenderableType) -> None:
        self.console.print(what, soft_wrap=self.screen.plain)

    def tell_news(self) -> None:
        if self.news:
            self.show(self.screen.events(self.state, self.news))
            self.news = []

    # Commands: each answers whether the decision has changed

    def undo(self, seat: int, rest: str) -> bool:
        try:
            self.session.undo(self.latest)
        except IllegalAction as refused:
            self._refuse(refused.reason)
            return False
        self.say(text("undone", name=self.names[self.latest]))
        return True

    def save_as(self, seat: int, rest: str) -> bool:
        if not rest:
            self.say(text("save-where"))
        else:
            self._save(Path(rest))
        return False

    def help(self, seat: int, rest: str) -> bool:
        for line in self.help_words().splitlines():
            self.say(line)
        return False

    def rules(self, seat: int, rest: str) -> bool:
        return self.page(self.rule_page, rest)

    def page(self, page: Callable[[str], list[str]], words: str) -> bool:
        try:
            for line in page(words):
                self.say(line)
        except BadData as error:
            self.say(bad_words(error))
        return False

    def why(self, seat: int, rest: str) -> bool:
        """The latest refusal, with its rule in full; what every table refuses (K-) says all in its sentence."""
        if self.refusal is None:
            self.say(text("why-nothing"))
            return False
        self.say(self.reason_words(self.refusal))
        if self.refusal.rule and not self.refusal.rule.startswith("K-"):
            self.say(self.ruling(self.refusal.rule))
        return False

    def again(self, seat: int, rest: str) -> bool:
        """Show the whole table once more."""
        self.screen.forget()
        return True

    def quit(self, seat: int, rest: str) -> bool:
        raise Leave

    commands: ClassVar[Mapping[str, Callable[[Any, int, str], bool]]] = {
        "help": help, "?": help, "rules": rules, "why": why, "table": again, "undo": undo, "save": save_as,
        "quit": quit,
    }  # fmt: skip

    def _save(self, path: Path) -> None:
        try:
            self.say(self.write(path))
        except OSError as error:
            self.say(text("no-file", file=path, reason=error.strerror))

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
        self.show(self.screen.table(self.state, None))
        result = self.state.result()
        assert result is not None
        self.say(self.over())
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            self.say(text("place", place=result.places[seat], name=self.names[seat]))
        if self.session.commitment:
            self._show_chance_was_fair()
        if self.save is not None:
            self._save(self.save)

    def _show_chance_was_fair(self) -> None:
        record = self.session.record
        self.say(text("secret", secret=record.secret))
        try:
            self.say(self.verified_words(verify(record, maker(record))))
        except BadData as error:
            self.say(text("not-verified", reason=bad_words(error)))
