"""Seeing a game again: bots watched, records stepped through, and the rules behind one entry."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from rich.console import Console

from kubok.cli import pages
from kubok.cli.setup import maker, open_record, reader, spoken_to
from kubok.kernel import BadData, Event, Record
from kubok.kernel.session import Step, Walk
from kubok.locale import bad_words, text
from kubok.terminal.sitting import Leave, Sitting
from kubok.terminal.sitting import Screen as AnyScreen
from kubok.titles.cubitos import say
from kubok.titles.cubitos.plain_screen import PlainScreen
from kubok.titles.cubitos.play import Play
from kubok.titles.cubitos.say import Told
from kubok.titles.cubitos.screen import Screen
from kubok.titles.venture import say as venture_say
from kubok.titles.venture.play import VenturePlay
from kubok.titles.venture.screen import PlainVentureScreen, VentureScreen


class Desk(NamedTuple):
    """How the records of a game are shown."""

    screen: Callable[[Console, Sequence[str]], AnyScreen]
    plain: Callable[[Console, Sequence[str]], AnyScreen]
    action_words: Callable[[Any, int, int], str]
    told: Callable[[Any, Iterable[Event], Sequence[str]], list[Told]]
    ruling: Callable[[Any, str], str]
    """A rule or a card that an event names, in one line."""


DESKS: Final = {
    "cubitos": Desk(Screen, PlainScreen, say.action_words, say.told, lambda race, rule: pages.rule_page(rule)),
    "venture": Desk(
        VentureScreen,
        PlainVentureScreen,
        venture_say.action_words,
        venture_say.told,
        lambda village, rule: venture_say.ruling(village.game, rule),
    ),
}


class Watching(Sitting):
    """Bots play; the people look on. The table is shown at the end of each round, or with `fast` only at the end."""

    pause: float = 0.0
    fast: bool = False

    def run(self) -> None:
        try:
            round_, last = 0, -1
            while self.state.result() is None:
                seat = self.next_seat()
                if self.state.clock()[0] != round_ and not self.fast:
                    round_ = self.state.clock()[0]
                    self.tell_news()
                    self.show(self.screen.table(self.state, None))
                elif seat != last:  # steps of one seat in a row are told as one
                    self.tell_news()
                    time.sleep(self.pause)
                self.bot_acts(seat)
                last = seat
        except KeyboardInterrupt:
            self.leave()
        else:
            self.end()


class Watch(Watching, Play):
    """A race that bots run."""


class VentureWatch(Watching, VenturePlay):
    """A game of A Wild Venture that bots play, all hands open."""


def names_of(record: Record) -> tuple[str, ...]:
    """Who sat where; whoever played it as `you` looks at it again."""
    return spoken_to(record.seats, reader(record.seats))


class Replay:
    """A record, looked at after so many of its entries. What has been played again is kept."""

    def __init__(self, console: Console, path: Path, plain: bool) -> None:
        self.console, self.record = console, open_record(path)
        self.count = len(self.record.entries)
        if not self.count:
            raise BadData("replay_empty", "{file} has no entries yet", file=str(path))
        self.walk = Walk(self.record, maker(self.record))
        self.steps: list[Step] = []
        desk = DESKS[self.record.game]
        self.screen = (desk.plain if plain else desk.screen)(console, names_of(self.record))
        self.at = 0

    def show(self, at: int) -> None:
        """The table after that entry, and what the entry made happen."""
        step = self.step_at(at)
        self.at = at
        self.say(_head(self.record, step))
        if step.events:
            self.console.print(self.screen.events(step.after, step.events), soft_wrap=self.screen.plain)
        self.console.print(self.screen.table(step.after, None), soft_wrap=self.screen.plain)

    def step_at(self, number: int) -> Step:
        check_entry(self.record, number)
        self.steps += islice(self.walk, max(0, number + 1 - len(self.steps)))
        return self.steps[number]

    def say(self, words: str) -> None:
        self.console.print(words, markup=False, highlight=False, soft_wrap=True)

    def run(self) -> None:
        """Step, back, jump, play, until the input ends."""
        self.show(0)
        self.say(text("replay-help"))
        try:
            while True:
                self._follow(self.console.input(text("replay-prompt") + " ", markup=False))
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()

    def _follow(self, line: str) -> None:
        word, _, rest = line.strip().lower().partition(" ")
        if word.isdecimal():
            word, rest = "jump", word
        known = [name for name in _STEPS if name.startswith(word or "step")]
        if len(known) != 1:
            self.say(text("replay-help"))
            return
        try:
            _STEPS[known[0]](self, rest)
        except BadData as error:
            self.say(bad_words(error))

    def step(self, rest: str) -> None:
        self.show(self.at + _number(rest, 1))

    def back(self, rest: str) -> None:
        self.show(self.at - _number(rest, 1))

    def jump(self, rest: str) -> None:
        self.show(_number(rest, 0))

    def play(self, rest: str) -> None:
        """On to the end, or so many entries; Ctrl-C stops."""
        try:
            for at in range(self.at + 1, min(self.count, self.at + 1 + _number(rest, self.count))):
                self.show(at)
                time.sleep(0.4 if self.console.is_terminal else 0)
        except KeyboardInterrupt:
            self.console.print()

    def why(self, rest: str) -> None:
        for line in why_page(self.record, self.step_at(_number(rest, self.at))):
            self.say(line)

    def quit(self, rest: str) -> None:
        raise Leave


_STEPS: Final[dict[str, Callable[[Replay, str], None]]] = {
    "step": Replay.step, "back": Replay.back, "jump": Replay.jump, "play": Replay.play, "why": Replay.why,
    "quit": Replay.quit,
}  # fmt: skip


def _number(words: str, instead: int) -> int:
    if not words:
        return instead
    if not words.isdecimal() or len(words) > 6:
        raise BadData("no_such_number", "“{words}” is not a number", words=words)
    return int(words)


# Why


def check_entry(record: Record, number: int) -> None:
    """Is there an entry of that number? BadData if not."""
    last = len(record.entries) - 1
    if not 0 <= number <= last:
        raise BadData("no_entry", "there is no entry {number}: the entries are 0 to {last}", number=number, last=last)


def step_of(record: Record, number: int) -> Step:
    """One entry of a record, the game played again as far as that."""
    check_entry(record, number)
    return next(islice(Walk(record, maker(record)), number, None))


def deed_words(record: Record, step: Step) -> str:
    """What an entry of a record is: an action, an undo, or the table's own draw."""
    entry, before = step.entry, cast(Any, step.before)
    if entry.seat < 0:
        return text("deed-table")
    name = names_of(record)[entry.seat]
    if entry.undo is not None:
        return text("deed-undo", name=name, number=entry.undo)
    action = before.game.actions.id(entry.action)
    return text("deed", name=name, action=DESKS[record.game].action_words(before, entry.seat, action))


def _head(record: Record, step: Step) -> str:
    last = len(record.entries) - 1
    return text("replay-head", number=step.entry.number, last=last, deed=deed_words(record, step))


def why_page(record: Record, step: Step) -> list[str]:
    """The rules that made an entry happen: its events with their rules and cards, then those rules in words."""
    lines = [_head(record, step)]
    rules: list[str] = []
    desk = DESKS[record.game]
    for event, words, rule in desk.told(step.after, step.events, names_of(record)):
        lines.append(text("why-event", sentence=words, rule=rule))
        if event.rule and event.rule not in rules:
            rules.append(event.rule)
    if rules:
        lines += ["", *(desk.ruling(step.after, rule) for rule in rules)]
    return lines
