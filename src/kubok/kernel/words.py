"""What there is to say, as parts that any language can fill in: a message's code and its values, as plain data.

A game says each thing once, in Python and without a sentence: terminal and page look the message up in the language of
the reader and fill it in. A value is a number, a word that is said as it is, another part, a seat, something that the
game's data names, or a list of these.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias, cast

from kubok.kernel.game import JSON, Reason

Said: TypeAlias = dict[str, JSON]
"""A part: `say` is the code of a message, the rest are its values."""

SAY: Final = "say"
SEAT: Final = "seat"
NAMED: Final = "named"
BETWEEN: Final = "between"
LIST: Final = "all"
ADDS: Final = "adds"
"""Beside the values of a message: which of them are put together when the same is said twice in a row."""
OTHERWISE: Final = "otherwise"
"""Beside the values of a message: what is said in a language that has no such message."""


def say(code: str, /, **values: JSON) -> Said:
    """A message and what it speaks of.

    >>> say("event-used", name=person(1), card=named("dugout"))
    {'say': 'event-used', 'name': {'seat': 1}, 'card': {'named': 'dugout'}}
    """
    return {SAY: code, **values}


def person(seat: int) -> Said:
    """Whoever sits there: said by name, or spoken to if it is the reader. Below 0 it is the table itself."""
    return {SEAT: seat}


def named(key: str) -> Said:
    """What the data of the game names by that key, in every language: a card, a track, a board."""
    return {NAMED: key}


def by_rule(rule: str) -> JSON:
    """The rule behind something: its number as it is, or the card that is the rule by its name.

    >>> by_rule("C-3.4"), by_rule("dugout"), by_rule("")
    ('C-3.4', {'named': 'dugout'}, '')
    """
    return rule if rule[1:2] in ("-", "") else named(rule)


def reason_said(reason: Reason) -> Said:
    """Why not: the message `reason-CODE` with the numbers it speaks of; in English where a game has no such message."""
    return say(f"reason-{reason.code}", otherwise=reason.sentence, **reason.numbers)


def with_rule(sentence: Said, rule: str) -> Said:
    """A sentence and the rule behind it, if there is one."""
    return say("with-rule", sentence=sentence, rule=by_rule(rule)) if rule else sentence


def listed(parts: Iterable[JSON], between: str = "") -> JSON:
    """Several, said one after the other: with commas, or with the message `between` them."""
    found = list(parts)
    return {LIST: found, BETWEEN: between} if between else found


def joined(before: Said, after: Said) -> Said | None:
    """Two things that are told as one, the second one's words with the `adds` of both; None if they stay apart.

    Lists of counted things are put together thing by thing.

    >>> step = say("event-stepped", name=person(0), steps=1, place=say("place-start"), adds=["steps"])
    >>> joined(step, step | {"place": say("place-square", row=1, square=2)})["steps"]
    2
    >>> drew = say("event-drew", name=person(0), dice=[say("dice-light", count=2)], adds=["dice"])
    >>> joined(drew, drew | {"dice": [say("dice-light", count=1), say("dice-dark", count=1)]})["dice"]
    [{'say': 'dice-light', 'count': 3}, {'say': 'dice-dark', 'count': 1}]
    >>> joined(drew, drew | {"name": person(1)}) is None
    True
    """
    adds: Any = after.get(ADDS)
    if not adds or any(before.get(key) != after.get(key) for key in (SAY, "name", ADDS)):
        return None
    whole: Any = dict(after)
    for key in adds:
        whole[key] = before[key] + whole[key]
        if isinstance(whole[key], list):
            whole[key] = _counted(whole[key])
    return cast(Said, whole)


def _counted(things: list[Said]) -> list[Said]:
    """Equal things but for their count are one."""
    found: list[Any] = []
    for thing in things:
        same = next((one for one in found if one | {"count": 0} == thing | {"count": 0}), None)
        if same is None:
            found.append(dict(thing))
        else:
            same["count"] += thing["count"]
    return found
