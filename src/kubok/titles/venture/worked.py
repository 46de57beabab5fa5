"""Worked examples of A Wild Venture in words, line by line, in the language spoken now."""

from __future__ import annotations

from kubok.locale import Speech
from kubok.terminal.examples import example_lines
from kubok.titles.venture.views import names_of
from kubok.venture.scenario import Scenario
from kubok.venture.worked import tell


def example_words(scenario: Scenario) -> list[str]:
    """An example, line by line."""
    told = tell(scenario)
    return example_lines(told, Speech(named=names_of(told.game)))
