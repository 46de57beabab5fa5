"""Worked examples of Cubitos in words, line by line, in the language spoken now."""

from __future__ import annotations

from kubok.cubitos.scenario import Scenario
from kubok.cubitos.worked import tell
from kubok.locale import Speech
from kubok.terminal.examples import example_lines
from kubok.titles.cubitos.say import names


def example_words(scenario: Scenario) -> list[str]:
    """An example, line by line.

    >>> from kubok.cubitos.scenario import EXAMPLE, parse
    >>> example_words(parse(EXAMPLE, "example")[0])[-2:]
    ['Red rolls: 1 dark grey foot, 2 light grey misses', 'Red now has: Active: 1 dark grey foot · Roll: 2 light grey']
    """
    return example_lines(tell(scenario), Speech(named=names()))
