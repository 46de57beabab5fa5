"""Seeing a game again: records stepped through, and the rules behind one entry."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Final

from rich.console import Console

from kubok.cli.setup import reader, table_of
from kubok.kernel import BadData, Record
from kubok.kernel.session import Step, Walk
from kubok.kernel.words import person, say
from kubok.locale import bad_words, text
from kubok.terminal import lookup
from kubok.terminal.sitting import Leave
from kubok.titles import title_of


class Replay:
    """A record, looked at after so many of its entries. What has been played again is kept."""

    def __init__(self, console: Console, path: Path, plain: bool) -> None:
        self.console, self.record = console, Record.open(path)
        self.last = len(self.record.entries) - 1
        if self.last < 0:
            raise BadData("replay_empty", "{file} has no entries yet", file=str(path))
        title = title_of(self.record.game)
        self.walk = Walk(self.record, title.make)
        self.steps: list[Step] = []
        seen_by = reader(self.record.seats)  # whoever played it as `you` looks at it again
        self.table = table_of(title, console, self.walk.session, {}, plain=plain, reader=seen_by)
        self.screen = self.table.screen
        self.at = 0

    def show(self, at: int) -> None:
        """The table after that entry, and what the entry made happen."""
        step = self.step_at(at)
        self.at = at
        self.say(self.head(step))
        if step.events:
            self.table.show(self.screen.events(step.after, step.events))
        self.table.show(self.screen.table(step.after, None))

    def step_at(self, number: int) -> Step:
        if not 0 <= number <= self.last:
            raise BadData(
                "no_entry", "there is no entry {number}: the entries are 0 to {last}", number=number, last=self.last
            )
        self.steps += islice(self.walk, max(0, number + 1 - len(self.steps)))
        return self.steps[number]

    def head(self, step: Step) -> str:
        return text("replay-head", number=step.entry.number, last=self.last, deed=self.deed_words(step))

    def deed_words(self, step: Step) -> str:
        """What an entry is: an action, an undo, giving up, or the table's own draw."""
        entry, before = step.entry, step.before
        if entry.seat < 0:
            return text("deed-table")
        if entry.undo is not None:
            return self.screen.people.words(say("deed-undo", name=person(entry.seat), number=entry.undo))
        if entry.concede:
            return self.screen.people.words(say("event-conceded", name=person(entry.seat)))
        action = self.walk.session.game.actions.id(entry.action)
        words = self.screen.action_words(before, entry.seat, action)
        return text("deed", name=self.table.names[entry.seat], action=words)

    def why_page(self, number: int) -> list[str]:
        """The rules that made an entry happen: its events with their rules and cards, then those rules in words."""
        step = self.step_at(number)
        lines, rules = [self.head(step)], dict[str, None]()
        for event, words, rule in self.screen.told(step.after, step.events):
            lines.append(text("why-event" if rule else "why-event-bare", sentence=words, rule=rule))
            rules |= {event.rule: None} if event.rule else {}
        ruled = [lookup.ruling(rule, self.table.title, None, self.table.game) for rule in rules]
        return [*lines, "", *ruled] if ruled else lines

    def say(self, words: str) -> None:
        self.table.say(words)

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
            for at in range(self.at + 1, min(self.last + 1, self.at + 1 + _number(rest, self.last + 1))):
                self.show(at)
                time.sleep(0.4 if self.console.is_terminal else 0)
        except KeyboardInterrupt:
            self.console.print()

    def why(self, rest: str) -> None:
        for line in self.why_page(_number(rest, self.at)):
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
