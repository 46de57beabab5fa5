"""A game at one screen, whichever game it is: whose decision it is, what is typed, what bots answer, and hands that
others may not see.

Any title is played here. A game with a screen, words or commands of its own brings a `Sitting` that adds them. Rules
live in the engine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from rich.console import Console, RenderableType

from kubok.bots import Bot
from kubok.kernel import WAIT, BadData, Event, Game, IllegalAction, Reason, Session, State, verify
from kubok.kernel.words import person, say, with_rule
from kubok.locale import bad_words, own_text, text
from kubok.terminal import lookup
from kubok.terminal.screen import UNDONE, Screen, SheetScreen, SheetSentences, speech_of
from kubok.terminal.title import Title
from kubok.terminal.typed import Naming, Unclear, read

_FORGET_ALL: Final = "\x1b[3J"
"""Empties what a terminal keeps above the screen: a hand must not be found by scrolling back."""


class Leave(Exception):  # noqa: N818
    """Somebody wants to leave the table, or the input has ended."""


class FromPosition:
    """A game that starts at a position. It has no record that could be replayed from the start."""

    def __init__(self, state: State) -> None:
        self._state, self._game = state, state.game  # type: ignore[attr-defined]

    def start(self) -> State:
        return self._state.copy().collect(True)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


class Sitting:
    """One game in a terminal. Seats without a bot are asked at the screen."""

    def __init__(
        self,
        title: Title,
        console: Console,
        session: Session,
        bots: Mapping[int, Bot],
        *,
        save: Path | None = None,
        plain: bool = False,
        seed: int | None = None,
        data: Path | None = None,
        reader: int | None = None,
    ) -> None:
        self.title, self.console, self.session, self.bots, self.save = title, console, session, bots, save
        self.seed, self.data = seed, data
        people = [seat for seat in range(session.game.seats) if seat not in bots]
        alone = people[0] if len(people) == 1 else reader
        self.names, self.you = session.names, alone
        self.shared = len(people) > 1 and title.own is not None
        """Do people share the screen, and have something to hide from one another?"""
        self.looking = alone if title.own is not None else None
        """The seat that the screen is for; None for nobody in particular."""
        self._heard = [0] * session.game.seats
        self.screen = self.make_screen(plain)
        self.news: list[Event] = list(session.opening)
        self.refusal: Reason | None = None
        self.latest = 0  # the person who acted last, or is asked first
        self._rng = Random(seed)  # only for what bots are shown

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def game(self) -> Game:
        """The game whose cards are looked up: as it began."""
        game: Game = self.state.game  # type: ignore[attr-defined]
        return game

    # What a game may do in its own way

    def make_screen(self, plain: bool) -> Screen:
        return (SheetSentences if plain else SheetScreen)(self.console, self.names, self.title, self.you)

    def next_seat(self) -> int:
        """Whose decision is taken next, of those that are owed."""
        return self.state.owed()[0]

    def naming(self) -> Naming:
        """How people name the actions."""
        table, words = self.session.game.actions, self.screen.action_words
        return Naming(
            words,
            lambda state, seat, action: (words(state, seat, action).lower(), str(table[action])),
            range(WAIT + 1, len(table)),
            first=self.screen.first(self.state),
        )

    def read(self, line: str, seat: int, options: Sequence[int]) -> Sequence[int]:
        """The actions that a line names; Unclear says what is wrong."""
        return read(line, self.state, seat, options, self.naming())

    def reason_words(self, reason: Reason) -> str:
        """Why not, with the rule."""
        speech = speech_of(self.title, self.game, self.screen.people)
        return speech.words(with_rule(self.title.reason(reason), reason.rule))

    def opening_words(self) -> list[str]:
        """What is played, said before the first decision."""
        name = self.title.name
        return [text("playing-title", title=text(f"title-{name}"), words=text(f"title-{name}-text"))]

    # Words

    def own_text(self, message: str, /, **values: object) -> str:
        return own_text(message, self.title.name, **values)

    def chance_words(self) -> list[str]:
        """Where chance comes from."""
        if not self.session.commitment:
            return [self.own_text("simulated", seed=str(self.seed))]
        return [self.own_text("sealed", commitment=self.session.commitment), self.own_text("sealed-why")]

    def write(self, path: Path) -> str:
        """Save the game; the sentence to say then. A game from a position has no record: its line is written."""
        if isinstance(self.session.game, FromPosition) and self.title.line is not None:
            path.write_text(self.title.line(self.state) + "\n", "utf-8")
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
                    self.ask(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
        else:
            self.end()

    def watch(self, pause: float, fast: bool) -> None:
        """Bots play; the people look on. The table is shown at each round's end, or with `fast` only at the end."""
        try:
            round_, last = 0, -1
            while self.state.result() is None:
                seat = self.next_seat()
                if self.state.clock()[0] != round_ and not fast:
                    round_ = self.state.clock()[0]
                    self.tell_news()
                    self.show(self.screen.table(self.state, None))
                elif seat != last:  # steps of one seat in a row are told as one
                    self.tell_news()
                    time.sleep(pause)
                self.bot_acts(seat)
                last = seat
        except KeyboardInterrupt:
            self.leave()
        else:
            self.end()

    def bot_acts(self, seat: int) -> None:
        action = self.bots[seat].choose(self.session.for_bot(seat, self._rng), seat)
        self.news += self.session.act(seat, self.session.number(seat), action)

    def ask(self, seat: int) -> None:
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

    # Whose eyes

    def before(self, seat: int) -> None:
        """Between two people the screen is emptied, and the next one called. The first one finds no hand to hide."""
        if not self.shared:
            return
        if seat != self.looking:
            self._empty()
            self.console.input(text("curtain", name=self.names[seat]) + " ", markup=False)
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
            self.show(self.screen.events(self.state, events))

    # Commands: each answers whether the decision has changed

    def undo(self, seat: int, rest: str) -> bool:
        try:
            self.session.undo(self.latest)
        except IllegalAction as refused:
            self._refuse(refused.reason)
            return False
        self.say(self.screen.people.words(say("undone", name=person(self.latest))))
        if self.shared:  # whoever has heard of the action hears that it was taken back
            self.news.append(Event(UNDONE, self.latest, "", {}))
            self._heard[seat] = len(self.news)
        return True

    def save_as(self, seat: int, rest: str) -> bool:
        if not rest:
            self.say(text("save-where"))
        else:
            self._save(Path(rest))
        return False

    def help(self, seat: int, rest: str) -> bool:
        for line in self.own_text("help").splitlines():
            self.say(line)
        return False

    def rules(self, seat: int, rest: str) -> bool:
        return self.page(lambda words: lookup.rules_page(words, (self.title,), self.data, game=self.game), rest)

    def card(self, seat: int, rest: str) -> bool:
        return self.page(lambda words: lookup.card_page(words, (self.title,), self.data, game=self.game, most=2), rest)

    def position(self, seat: int, rest: str) -> bool:
        """The position as far as the seat knows it: what is hidden from it is drawn anew."""
        if self.title.line is None:
            self.say(text("position-none"))
            return False
        if self.title.own is not None:
            self.say(text("position-known"))
        self.say(self.title.line(self.session.for_bot(seat, self._rng)))
        return False

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
            self.say(lookup.ruling(self.refusal.rule, self.title, self.data, self.game))
        return False

    def again(self, seat: int, rest: str) -> bool:
        """Show the whole table once more."""
        self.screen.forget()
        return True

    def quit(self, seat: int, rest: str) -> bool:
        raise Leave

    commands: ClassVar[Mapping[str, Callable[[Any, int, str], bool]]] = {
        "help": help, "?": help, "rules": rules, "card": card, "why": why, "table": again, "undo": undo,
        "position": position, "save": save_as, "quit": quit,
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
        self.say(self.own_text("cut-short" if result.unfinished else "over", rounds=self.state.clock()[0]))
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
            self.say(self.own_text("verified", draws=verify(record, self.title.make)))
        except BadData as error:
            self.say(text("not-verified", reason=bad_words(error)))
