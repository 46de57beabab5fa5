"""The gist of a card in signs: what it does, read off its words, for who knows the signs of the board.

Each is a sign of data/signs.svg, with a number after a colon where one belongs to it. The words of a card say it all.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

_VERBS: Final = {
    "gain": "coin", "draw": "cards", "travel": "travel", "look": "look", "invest": "invest", "tuck": "tuck",
    "discard": "discard", "supply": "supply", "take": "supply", "pay": "coin", "play": "play", "activate": "activate",
    "advance": "activate", "study": "activate",
}  # fmt: skip
_THINGS: Final = (
    "nest", "lily pad", "burrow", "crow", "frog", "rabbit", "iron chest", "golden chest", "ruby chest", "building",
    "gear",
)  # fmt: skip
_SIGNS: Final = {
    "building": "house",
    "gear": "satchel",
    "token": "pair_1",
    "trail end": "homeward",
    "chest": "golden_chest",
}
THEN: Final = "then"


def gist(card: Mapping[str, Any]) -> list[list[str]]:
    """Row by row; a starter has one for each side, a card that waits for something its condition before a `then`.

    >>> gist({"kind": "villager", "effect": "travel 2; look 3: tuck 1"})
    [['travel:2', 'look:3', 'tuck:1']]
    >>> gist({"kind": "gear", "trigger": "play crow", "relic": "draw 2"})
    [['play', 'crow', 'then', 'coin:1'], ['cards:2']]
    """
    kind = card["kind"]
    if kind == "starter":
        return [_effect(card["basic"]), _effect(card["advanced"])]
    if kind == "gear":
        return [[*_condition(card["trigger"]), THEN, "coin:1"], _effect(card["relic"])]
    if kind == "building":
        return [
            [*_condition(card["when"]), THEN, *_effect(card["effect"])],
            _effect(card.get("once") or card["lasting"]),
        ]
    return [_effect(card["effect"])]


def _condition(words: str) -> list[str]:
    if words in _SIGNS:
        return [_SIGNS[words]]
    verb, _, thing = words.partition(" ")
    first = [] if verb == "activate" and thing in _THINGS else [_VERBS[verb]]
    return [*first, *([_thing(thing)] if thing in _THINGS else [])]


def _thing(words: str) -> str:
    return _SIGNS.get(words, words.replace(" ", "_"))


def _effect(words: str | Sequence[str]) -> list[str]:
    text = words if isinstance(words, str) else "; ".join(words)
    found = []
    for part in re.split(r"[;:,] ?| or ", text):
        if part.startswith("if "):
            continue
        theirs = part.startswith("they ")
        verb, _, rest = part.removeprefix("they ").partition(" ")
        number = re.search(r"\d+", part)
        if part in _THINGS:
            found.append(_thing(part))
        elif number and "less" in part:
            found.append(f"play:−{number[0]}")
        elif number and "further" in part:
            found.append(f"travel:+{number[0]}")
        elif verb in _VERBS:
            minus = "−" if verb == "pay" else ""
            sign = _thing(rest) if verb in ("activate", "study") and rest in _THINGS else _VERBS[verb]
            found.append(f"{sign}:{minus}{number[0]}{'…' if theirs or ' per ' in part else ''}" if number else sign)
    return found
