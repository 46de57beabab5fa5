"""A game's rules in words, each under its number: an address like C-3.4 that events, errors, tests and pages refer to.

The rules of a game are a file of that game: a table of section titles and a table of rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from kubok.kernel.files import Fields, load_toml
from kubok.kernel.game import Phrase

LONGEST_TITLE: Final = 80
LONGEST_RULE: Final = 2000


class Rulebook(NamedTuple):
    """All rules by number, and the titles of their sections."""

    sections: dict[str, str]
    rules: dict[str, str]

    @classmethod
    def open(cls, file: Path) -> Rulebook:
        """The rules of a file, in its order."""
        tables = Fields(load_toml(file, file.name), file.name, fix=Phrase("install_again", "install the program again"))
        tables.only("sections", "rules")
        sections, rules = tables.table("sections"), tables.table("rules")
        return cls(
            {number: sections.text(number, LONGEST_TITLE) for number in sections.value},
            {number: rules.text(number, LONGEST_RULE) for number in rules.value},
        )

    def find(self, words: str) -> dict[str, str]:
        """The rules of an address: one of `C-3.4`, all of `C-3`; empty if there is none.

        >>> book = Rulebook({"1": "Dice"}, {"P-1.1": "Roll.", "P-1.2": "Roll again."})
        >>> list(book.find("p-1")), list(book.find("P-1.2")), book.find("P-2")
        (['P-1.1', 'P-1.2'], ['P-1.2'], {})
        """
        address = words.upper()
        if address in self.rules:
            return {address: self.rules[address]}
        return {number: text for number, text in self.rules.items() if number.startswith(f"{address}.")}
