"""The numbered rules of A Wild Venture in our own words, read from data/rules.toml."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kubok.kernel.rulebook import Rulebook


@cache
def rulebook() -> Rulebook:
    """The rules, read once.

    >>> rulebook().rules["V-3.5"]
    'After the move you get the reward of the space where it ended. If you did not move you get none.'
    """
    return Rulebook.open(Path(__file__).with_name("data") / "rules.toml")
