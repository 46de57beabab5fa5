"""Worked examples of Cubitos in words, line by line, in the language spoken now."""

from __future__ import annotations

from kubok.cubitos.scenario import SEAT_NAMES, Scenario
from kubok.cubitos.worked import tell
from kubok.locale import Speech
from kubok.terminal.examples import indented, player_words
from kubok.titles.cubitos.say import words


def example_words(scenario: Scenario) -> list[str]:
    """An example, line by line.

    >>> from kubok.cubitos.scenario import EXAMPLE, parse
    >>> example_words(parse(EXAMPLE, "example")[0])[-2:]
    ['Red rolls: 1 dark grey foot, 2 light grey misses', 'Red now has: Active: 1 dark grey foot · Roll: 2 light grey']
    """
    people = Speech([player_words(seat) for seat in range(len(SEAT_NAMES))])
    told = tell(scenario)
    lines = [words(told.setting, people)]
    for line in told.lines:
        lines += [words(line.say, people), *indented(words(one, people) for one in line.more)]
    return lines
