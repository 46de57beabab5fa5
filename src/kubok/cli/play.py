"""A race at one screen: whose decision it is, what is typed, and what bots answer.

Rules live in the engine and drawing in `kubok.cli.terminal`; here words become actions and actions go to the session.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from rich.console import Console

from kubok.bots import Bot
from kubok.cli.terminal import Screen
from kubok.cli.words import say
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import TABLE
from kubok.cubitos.game import make as make_cubitos
from kubok.games import make_game
from kubok.kernel import BadData, Event, IllegalAction, Record, Session, State, verify
from kubok.kernel.session import MakeGame

STEPS: Final = {
    "e": "step east",
    "ne": "step north-east",
    "nw": "step north-west",
    "w": "step west",
    "sw": "step south-west",
    "se": "step south-east",
}


def maker(record: Record) -> MakeGame:
    """How to make the game that a record tells of."""
    return make_cubitos if record.game == Cubitos.name else make_game(record)


class Unclear(Exception):  # noqa: N818 - a sentence for whoever typed
    """What was typed names no action, or more than one."""


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
    ) -> None:
        self.console, self.session, self.bots, self.save = console, session, bots, save
        self.screen = Screen(console, plain, session.names)
        self.news: list[Event] = list(session.opening)
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
                    self._bot_acts(seat)
                else:
                    self._ask(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
        else:
            self._end()

    def _bot_acts(self, seat: int) -> None:
        action = self.bots[seat].choose(self.session.for_bot(seat, self._rng), seat)
        self.news += self.session.act(seat, self.session.number(seat), action)

    # A person's decision

    def _ask(self, seat: int) -> None:
        options = self.race.legal(seat)
        self._tell_news()
        self.console.print(self.screen.table(self.race, seat, options))
        self.console.print(self.screen.options(self.race, seat, options))
        while not self._answer(seat, options):
            pass

    def _answer(self, seat: int, options: Sequence[int]) -> bool:
        """Read one line and follow it; False if the same decision is still to be made."""
        line = self.console.input(say("prompt", name=self.session.names[seat]), markup=False).strip()
        word, _, rest = line.partition(" ")
        if word in _COMMANDS:
            return _COMMANDS[word](self, rest.strip())
        try:
            actions = read_actions(line, self.race, seat, options)
            if actions:
                self.news += self.session.act(seat, self.session.number(seat), *actions)
                self.latest = seat
        except Unclear as unclear:
            self.say_plainly(str(unclear))
            return False
        except IllegalAction as refused:
            self.say_plainly(say("refused", reason=refused))
            return False
        return True

    def say_plainly(self, words: str) -> None:
        self.console.print(words, markup=False, highlight=False, soft_wrap=True)

    def _tell_news(self) -> None:
        if self.news:
            self.console.print(self.screen.events(self.race, self.news))
            self.news = []

    # Commands

    def undo(self, rest: str) -> bool:
        try:
            self.session.undo(self.latest)
        except IllegalAction as refused:
            self.say_plainly(say("refused", reason=refused))
            return False
        self.say_plainly(say("undone", name=self.session.names[self.latest]))
        return True

    def save_as(self, rest: str) -> bool:
        if not rest:
            self.say_plainly(say("save-where"))
        else:
            self._save(Path(rest))
        return False

    def help(self, rest: str) -> bool:
        self.say_plainly(say("help"))
        self.say_plainly(f"\n{self.screen.cards(self.race)}")
        return False

    def quit(self, rest: str) -> bool:
        raise Leave

    def _save(self, path: Path) -> None:
        try:
            self.session.save(path)
        except OSError as error:
            self.say_plainly(say("no-file", file=path, reason=error.strerror))
            return
        sealed = self.session.commitment and not self.session.record.finished
        self.say_plainly(say("saved-key" if sealed else "saved", file=path))

    # The end

    def _leave(self) -> None:
        self.console.print()
        if self.save is None:
            self.say_plainly(say("not-saved"))
        else:
            self._save(self.save)
        self.say_plainly(say("goodbye"))

    def _end(self) -> None:
        self._tell_news()
        self.console.print(self.screen.table(self.race, None))
        result = self.race.result()
        assert result is not None
        rounds, _ = self.race.clock()
        self.say_plainly(say("cut-short" if result.unfinished else "over", rounds=rounds))
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            self.say_plainly(say("place", place=result.places[seat], name=self.session.names[seat]))
        if self.session.commitment:
            self._show_dice_were_fair()
        if self.save is not None:
            self._save(self.save)

    def _show_dice_were_fair(self) -> None:
        record = self.session.record
        self.say_plainly(say("secret", secret=record.secret))
        try:
            self.say_plainly(say("verified", dice=verify(record, maker(record))))
        except BadData as error:
            self.say_plainly(say("not-verified", reason=error))


_COMMANDS: Final = {"undo": Play.undo, "save": Play.save_as, "help": Play.help, "quit": Play.quit}


# From words to actions


class _Phrase(NamedTuple):
    words: str
    number: int | None


def read_actions(line: str, race: Race, seat: int, options: Sequence[int]) -> tuple[int, ...]:
    """The actions that a line names: by number of an option shown, or in words. Unclear says what is wrong.

    Later words of a line are read as what is legal then; numbers always mean the options on the screen.
    """
    actions: list[int] = []
    trial = race.copy().collect(False)
    for phrase in _phrases(line):
        legal = trial.legal(seat)
        action = _option(phrase.number, options) if phrase.number is not None else _match(phrase.words, legal)
        actions.append(action)
        if action in legal:
            trial.apply(seat, action)
    return tuple(actions)


def _phrases(line: str) -> list[_Phrase]:
    phrases: list[_Phrase] = []
    for part in re.split(r"[,;]", line):
        words = part.lower().split()
        if all(word.isdecimal() or word in STEPS for word in words):
            phrases += [_Phrase(STEPS.get(word, word), int(word) if word.isdecimal() else None) for word in words]
        else:
            phrases.append(_Phrase(" ".join(words), None))
    return phrases


def _option(number: int, options: Sequence[int]) -> int:
    if not 1 <= number <= len(options):
        raise Unclear(say("no-number", number=number, last=len(options)))
    return options[number - 1]


def _match(words: str, legal: Sequence[int]) -> int:
    """The action meant by these words: an exact name, else the only legal one they begin, else the only one at all."""
    for group in (legal, range(len(TABLE))):
        named = {action: str(TABLE[action]) for action in group}
        exact = [action for action, name in named.items() if name == words]
        fitting = exact or [action for action, name in named.items() if _begins(words, name)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting and group is legal:
            raise Unclear(say("ambiguous", words=words, options=", ".join(named[action] for action in fitting[:6])))
    raise Unclear(say("unknown", words=words))


def _begins(words: str, name: str) -> bool:
    """Is each word the beginning of the name's word at the same place?

    >>> _begins("tr w", "tray white"), _begins("white", "tray white"), _begins("tr", "tray white")
    (True, False, True)
    """
    said, meant = words.split(), name.split()
    return bool(said) and len(said) <= len(meant) and all(m.startswith(s) for s, m in zip(said, meant, strict=False))
