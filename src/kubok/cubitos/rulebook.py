"""The numbered rules of Cubitos in our own words, read from data/rules.toml: an address, C-3.4, and its text."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final, NamedTuple

from kubok.cubitos.data import DATA
from kubok.kernel import BadData

FILE: Final = DATA / "rules.toml"


class Rulebook(NamedTuple):
    """All rules by number, and the titles of their sections."""

    sections: dict[str, str]
    rules: dict[str, str]

    def find(self, words: str) -> dict[str, str]:
        """The rules of an address: one of `C-3.4`, all of `C-3`; empty if there is none.

        >>> list(rulebook().find("c-9"))
        ['C-9.1', 'C-9.2', 'C-9.3']
        """
        address = words.upper()
        if address in self.rules:
            return {address: self.rules[address]}
        return {number: text for number, text in self.rules.items() if number.startswith(f"{address}.")}


@cache
def rulebook() -> Rulebook:
    """The rules, read once.

    >>> rulebook().rules["C-3.3"]
    'Roll every die of the roll zone. A blank face is a miss, all else is a hit.'
    """
    try:
        read = tomllib.loads(FILE.read_text("utf-8"))
        return Rulebook(dict(read["sections"]), dict(read["rules"]))
    except (OSError, KeyError, ValueError):
        raise BadData(f"{FILE.name} cannot be read; install the program again") from None
