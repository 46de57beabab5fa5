"""Worked examples of Cubitos in words: a scenario told line by line, as it is played, in the language spoken now.

The rules page tells them with the same messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kubok.cubitos import scenario as cubitos
from kubok.cubitos.data import Box
from kubok.cubitos.pieces import KINDS
from kubok.cubitos.telling import Line, Told, ToldDeed, ToldSeat, tell
from kubok.locale import text
from kubok.terminal.examples import BETWEEN, indented, player_words, players_words
from kubok.terminal.lookup import name_of
from kubok.titles.cubitos import say


def _dashed(words: str) -> str:
    return words.replace(" ", "-")


def example_words(scenario: cubitos.Scenario) -> list[str]:
    """An example of Cubitos, line by line.

    >>> example_words(cubitos.parse(cubitos.EXAMPLE, "example")[0])[-2:]
    ['Red rolls: 1 dark grey foot, 2 light grey misses', 'Red now has: Active: 1 dark grey foot · Roll: 2 light grey']
    """
    told = tell(scenario)
    lines = [BETWEEN.join(_setting(told))]
    lines += [text("book-has", name=player_words(one.seat), things=_has_words(one)) for one in told.given]
    if told.short:
        lines.append(text("book-trays", dice=_dice(told.short.zones["trays"])))
    return [words for line in (lines, *(_LINES[line.kind](told, line) for line in told.lines)) for words in line]


def _setting(told: Told) -> list[str]:
    """Where the example begins: the moment, the set, and what differs from it."""
    box, options = Box.open(), told.scenario.options
    moment = next(iter(told.moments.values()), "push or pass")
    found = [text(f"book-moment-{_dashed(moment)}"), name_of(box.sets[options.get("set", "race_1")])]
    found += [_OPTIONS[option](value) for option, value in options.items() if option in _OPTIONS]
    return [words for words in found if words]


def _named(names: str, those: Mapping[str, Any]) -> str:
    return ", ".join(name_of(those[name.strip()]) for name in names.split(","))


_OPTIONS: Final[Mapping[str, Callable[[str], str]]] = {
    "cards": lambda names: text("book-with-cards", cards=_named(names, Box.open().cards)),
    "track": lambda names: _named(names, Box.open().tracks),
    "laps": lambda laps: text("book-laps", laps=int(laps)),
    "seats": lambda seats: text("book-players", count=int(seats)),
    "order": lambda order: text("book-order-strict") if order == "strict" else "",
    "switch": lambda switch: text("book-switch", switch=switch.partition(".")[2]),
    "first player": lambda name: text("book-first", name=player_words(cubitos.SEAT_NAMES.index(name))),
}
"""What differs from the set, and how it is said; the round of an example matters to nobody."""


def _dice(dice: Mapping[str, int]) -> str:
    return ", ".join(_some(count, name) for name, count in dice.items()) or text("nothing")


def _some(count: int, name: str) -> str:
    return say.dice_words(count, name) if name in KINDS else say.faces_words(count, name)


def _has_words(has: ToldSeat) -> str:
    parts = [f"{text(f'book-zone-{zone}')}: {_dice(dice)}" for zone, dice in has.zones.items()]
    for name, count in has.numbers.items():
        if name == "risk":
            parts.append(text("book-risk"))
        elif name == "next_draw":
            parts += [text("book-never-next_draw")] if count else []
        else:
            parts.append(f"{text(f'book-number-{name}')}: {count}")
    parts += [text("book-on", place=say.spot_words(has.place))] if has.place else []
    parts += [text("book-began", place=say.spot_words(has.began))] if has.began else []
    parts += [text("book-bought", dice=", ".join(map(say.die_words, has.bought)))] if has.bought else []
    return BETWEEN.join(parts)


def _deed(deed: ToldDeed) -> str:
    if deed.do == "step":
        return text("action-step", way=text(f"way-{deed.way}"))
    if deed.place:
        return text("book-step-to" if deed.do == "step_to" else "book-point", place=say.spot_words(deed.place))
    if deed.do == "player":
        return text("action-player", left=deed.number)
    if not deed.die:
        return text(f"action-{deed.do}")
    one = say.die_words(deed.die) if deed.die in KINDS else say.face_words(deed.die)
    words = text(f"action-{deed.do}", die=one if deed.count == 1 else _some(deed.count, deed.die))
    return text("from-zone", action=words, zone=text(f"zone-{deed.zone}")) if deed.zone else words


def _deeds(line: Line) -> dict[str, str]:
    return {"name": player_words(line.seat), "deeds": ", ".join(map(_deed, line.deeds))}


def _rolls(told: Told, line: Line) -> list[str]:
    parts = [_dice(line.dice)] if line.dice else []
    if line.rest:
        parts.append(text("book-rest-miss" if parts else "book-all-miss"))
    return [text("book-rolls", name=player_words(line.seat), dice=", ".join(parts))]


def _has(told: Told, line: Line) -> list[str]:
    things = _has_words(line.has) if line.has else ""
    return [text("book-then-has", name=player_words(line.seat), things=things)] if things else []


def _refused(told: Told, line: Line) -> list[str]:
    names = [player_words(seat) for seat in range(told.scenario.seats)]
    reasons = [
        text("book-why", deed=_deed(one), reason=say.reason_words(one.why, names)) for one in line.deeds if one.why
    ]
    return [text("book-not", name=player_words(line.seat)), *indented(reasons)]


def _happened(told: Told, line: Line) -> list[str]:
    names = [player_words(seat) for seat in range(told.scenario.seats)]
    return [text("book-happened"), *indented(say.event_words(told.race, event, names) for event in line.events)]


def _never(told: Told, line: Line) -> list[str]:
    return [text("book-never", what=", ".join(text(f"book-never-{kind}") for kind in line.kinds))]


def _places(told: Told, line: Line) -> list[str]:
    words = text("book-nobody") if line.words == "none" else _withplayers_words(line.words, cubitos.SEAT_NAMES)
    return [text("book-places", places=words)]


def _withplayers_words(words: str, names: Sequence[str]) -> str:
    """Words of a scenario with its players in the language spoken now."""
    return re.sub("|".join(names), lambda found: player_words(names.index(found[0])), words)


_LINES: Final[Mapping[str, Callable[[Told, Line], list[str]]]] = {
    "does": lambda told, line: [text("book-does", **_deeds(line))],
    "rolls": _rolls,
    "has": _has,
    "may": lambda told, line: [text("book-may", **_deeds(line))],
    "only": lambda told, line: [text("book-only", **_deeds(line))],
    "not": _refused,
    "happened": _happened,
    "never": _never,
    "trays": lambda told, line: [text("book-trays", dice=_dice(line.dice))],
    "turn": lambda told, line: [text("book-turn", names=players_words(line.seats))],
    "first_player": lambda told, line: [text("book-first", name=players_words(line.seats))],
    "phase": lambda told, line: [text("book-phase", phase=text(f"phase-{_dashed(line.words)}"))],
    "round": lambda told, line: [text("book-round", round=line.words)],
    "places": _places,
}
"""How a line of an example is told, by its kind."""
