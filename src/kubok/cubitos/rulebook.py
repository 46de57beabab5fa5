"""The numbered rules of Cubitos in our own words, read from data/rules.toml."""

from __future__ import annotations

from functools import cache

from kubok.cubitos.data import DATA
from kubok.kernel.rulebook import Rulebook


@cache
def rulebook() -> Rulebook:
    """The rules, read once.

    >>> rulebook().rules["C-3.3"]
    'Roll every die in the roll zone. A blank face is a miss, anything else is a hit.'
    """
    return Rulebook.open(DATA / "rules.toml")
