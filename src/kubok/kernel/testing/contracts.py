"""What the checks share: how a broken contract is reported, damage to do to data, and small questions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import wraps
from itertools import pairwise
from math import isfinite
from random import Random
from typing import Any, ParamSpec, TypeVar

from kubok.kernel.game import (
    JSON,
    canonical,
)

P = ParamSpec("P")
R = TypeVar("R")

KEPT = 300
"""So many older copies are checked again after every step; of more, a sample."""

SAMPLE = 30
MOST_ROLLS = 5000
"""Draws with no more combinations of values than this are counted out; of larger ones, only a few in a game."""

FEW = 3

HOSTILE: tuple[Any, ...] = (
    *(None, "", "1", b"1", 0.5, 1.0, float("nan"), True, False, -1, -2, 10**6, 10**5000),
    *((), [1], {"do": "wait"}, object()),
)
"""What a broken client may send as a seat or an action."""


class BrokenContract(AssertionError):  # noqa: N818 - it names what is broken
    """A contract that the game does not keep: its sentence, and what was seen instead."""


class Found(Exception):  # noqa: N818
    """What was seen instead; `contract` adds the sentence."""


def contract(sentence: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Marks the check of a contract: whatever goes wrong inside is reported with the contract's sentence."""

    def mark(check: Callable[P, R]) -> Callable[P, R]:
        @wraps(check)
        def run(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                return check(*args, **kwargs)
            except BrokenContract:
                raise
            except Found as found:
                raise BrokenContract(f"{sentence}: {found}") from None
            except Exception as error:
                raise BrokenContract(f"{sentence}: {type(error).__name__} was raised ({error})") from error

        return run

    return mark


def need(held: bool, found: str) -> None:
    if not held:
        raise Found(found)


# Damage


def damaged_text(text: str, rng: Random) -> str:
    """A record's text with one random edit: of a value, a line, a character, or the length."""
    lines = text.splitlines()
    at = rng.randrange(len(lines))
    match rng.randrange(7):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, rng.choice(lines))
        case 2:
            lines[at] = lines[at][: rng.randrange(len(lines[at]))]
        case 3:
            place = rng.randrange(len(lines[at]))
            lines[at] = lines[at][:place] + chr(rng.choice((0, 34, 48, 57, 92, 0x85, 0x2028))) + lines[at][place + 1 :]
        case _:
            # Half a surrogate pair and a number beyond all numbers are JSON, and cannot be written again.
            edited = json.dumps(damaged(json.loads(lines[at]), rng))
            lines[at] = edited.replace('"x"', '"\\ud800"').replace("0.5", "1e999")
    return "\n".join(lines) + "\n"


def damaged(data: JSON, rng: Random) -> JSON:
    """A copy of the data with one random edit somewhere inside."""
    copy = json.loads(canonical(data))
    places = list(spots(copy))
    if not places or rng.randrange(20) == 0:
        return nasty(rng, None)
    box, key = rng.choice(places)
    match rng.randrange(4):
        case 0:
            del box[key]
        case 1 if isinstance(box, list):
            box.insert(key, nasty(rng, box[key]))
        case 1:
            box["unknown"] = nasty(rng, None)
        case _:
            box[key] = nasty(rng, box[key])
    return copy  # type: ignore[no-any-return]


def nasty(rng: Random, old: JSON) -> JSON:
    near: list[JSON] = [old + 1, old - 1, -old] if type(old) is int else [0, 1, 2]
    far: list[JSON] = [None, True, 0.5, -1, 10**9, 10**30, "", "x", "0", [], {}, [[]]]
    return rng.choice(near + near + far)


def spots(data: Any) -> Iterator[tuple[Any, Any]]:
    pairs: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield data, key
        yield from spots(value)


def scribble(data: JSON) -> None:
    """Spoil everything in the data that can be written to."""
    for box, key in list(spots(data)):
        box[key] = None


# Small questions


def is_json(data: object) -> bool:
    """Whether a value comes back from JSON exactly as it went.

    >>> is_json([1, {"a": None}]), is_json((1, 2)), is_json({1: 2})
    (True, False, False)
    """
    match data:
        case None | bool() | int() | str():
            return True
        case float():
            return isfinite(data)
        case list():
            return all(map(is_json, data))
        case dict():
            return all(type(key) is str for key in data) and all(map(is_json, data.values()))
    return False


def has_fraction(data: JSON) -> bool:
    return isinstance(data, float) or any(isinstance(box[key], float) for box, key in spots(data))


def ascending(numbers: object) -> bool:
    if type(numbers) is not tuple or any(type(number) is not int for number in numbers):
        return False
    return all(one < other for one, other in pairwise(numbers))


def is_outcome(outcome: object) -> bool:
    return type(outcome) is tuple and all(type(number) is int for number in outcome)
