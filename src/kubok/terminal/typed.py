"""From typed words to actions: by the number of an option, by the words shown, or by those of the action table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from kubok.locale import text


class Unclear(Exception):  # noqa: N818 - a sentence for whoever typed
    """What was typed names no action, or more than one."""


class Naming(NamedTuple):
    """How people name the actions of a game."""

    words: Callable[[Any, int, int], str]
    """An action as it is offered: state, seat, action."""
    names: Callable[[Any, int, int], Iterable[str]]
    """All that it is called, in small letters."""
    actions: Sequence[int]
    """Every action, legal now or not: who names one that is not hears why."""
    short: Mapping[str, str] = {}
    """Words that stand for a longer name and need no comma between them."""
    idle: Callable[[int], bool] = lambda action: False
    """May the action be left away at the end of a line, if nothing is asked any more?"""
    first: int = 1
    """The number of the first option."""


class _Phrase(NamedTuple):
    words: str
    number: int | None


def read(line: str, state: Any, seat: int, options: Sequence[int], naming: Naming) -> tuple[int, ...]:
    """The actions that a line names: by number of an option shown, or in words. Unclear says what is wrong.

    Later words of a line are read as what is legal then; numbers always mean the options on the screen. A line that is
    an option word for word is that option, whatever commas and numbers stand in it.
    """
    whole = " ".join(line.lower().split())
    for action in state.legal(seat):
        if whole and whole in naming.names(state, seat, action):
            return (action,)
    actions: list[int] = []
    trial = state.copy().collect(False)
    for phrase in _phrases(line, naming.short):
        legal = trial.legal(seat)
        if phrase.number is not None:
            action = _option(phrase.number, options, naming.first)
        else:
            action = _match(phrase.words, trial, seat, legal, naming)
        if actions and not legal and naming.idle(action):
            continue  # the last dice of a draw left no choice, and are drawn already
        actions.append(action)
        if action in legal:
            trial.apply(seat, action)
    return tuple(actions)


def _phrases(line: str, short: Mapping[str, str]) -> list[_Phrase]:
    phrases: list[_Phrase] = []
    for part in re.split(r"[,;]", line):
        words = part.lower().split()
        if all(word.isdecimal() or word in short for word in words):
            phrases += [_Phrase(short.get(word, word), int(word) if word.isdecimal() else None) for word in words]
        else:
            phrases += _repeated(" ".join(words))
    return phrases


def _repeated(words: str) -> list[_Phrase]:
    """A number in the middle says how often.

    >>> [phrase.words for phrase in _repeated("draw 2 light")], [phrase.words for phrase in _repeated("exit 2")]
    (['draw light', 'draw light'], ['exit 2'])
    """
    found = re.fullmatch(r"(\D+) ([1-9]\d?) (\D.*)", words)
    return [_Phrase(f"{found[1]} {found[3]}", None)] * int(found[2]) if found else [_Phrase(words, None)]


def _option(number: int, options: Sequence[int], first: int) -> int:
    if not first <= number < first + len(options):
        raise Unclear(text("no-number", number=number, last=first + len(options) - 1))
    return options[number - first]


def _match(words: str, state: Any, seat: int, legal: Sequence[int], naming: Naming) -> int:
    """The action meant by these words: an exact name, else the only legal one they begin, else the only one at all."""
    for group in (legal, naming.actions):
        named = {action: tuple(naming.names(state, seat, action)) for action in group}
        exact = [action for action, names in named.items() if words in names]
        fitting = exact or [action for action, names in named.items() if _begin(words, names)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting and group is legal:
            those = ", ".join(naming.words(state, seat, action) for action in fitting[:6])
            raise Unclear(text("ambiguous", words=words, options=those))
    raise Unclear(text("unknown", words=words))


def _begin(words: str, names: Iterable[str]) -> bool:
    """Is each word the beginning of a name's word at the same place?

    >>> _begin("tr w", ["tray white"]), _begin("white", ["tray white"]), _begin("b w", ["tray white", "buy white"])
    (True, False, True)
    """
    said = words.split()
    return bool(said) and any(
        len(said) <= len(meant) and all(m.startswith(s) for s, m in zip(said, meant, strict=False))
        for meant in (name.split() for name in names)
    )
