"""Worked examples in words: a scenario of either game told line by line, as it is played, in the language spoken now.

The rules page tells those of Cubitos with the same messages (web/src/games/cubitos/book.ts).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from kubok.cubitos import scenario as cubitos
from kubok.cubitos.data import Box
from kubok.cubitos.pieces import KINDS
from kubok.cubitos.telling import Line, Told, ToldDeed, ToldSeat, tell
from kubok.locale import text
from kubok.titles.cubitos import say
from kubok.titles.venture import say as venture_say
from kubok.titles.venture.say import name_words
from kubok.venture import scenario as venture
from kubok.venture.score import Points

BETWEEN: Final = " · "


def player_words(seat: int) -> str:
    """A player of an example.

    >>> player_words(0)
    'Red'
    """
    return text(f"book-seat-{seat}")


def _players(seats: Iterable[int]) -> str:
    return ", ".join(map(player_words, seats)) or text("book-nobody")


def _dashed(words: str) -> str:
    return words.replace(" ", "-")


def _indented(words: Iterable[str]) -> list[str]:
    return [f"  – {one}" for one in words]


# Cubitos


def race_words(scenario: cubitos.Scenario) -> list[str]:
    """An example of Cubitos, line by line.

    >>> race_words(cubitos.parse(cubitos.EXAMPLE, "example")[0])[-2:]
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
    found = [text(f"book-moment-{_dashed(moment)}"), name_words(box.sets[options.get("set", "race_1")])]
    found += [_OPTIONS[option](value) for option, value in options.items() if option in _OPTIONS]
    return [words for words in found if words]


def _named(names: str, those: Mapping[str, Any]) -> str:
    return ", ".join(name_words(those[name.strip()]) for name in names.split(","))


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
    return [text("book-not", name=player_words(line.seat)), *_indented(reasons)]


def _happened(told: Told, line: Line) -> list[str]:
    names = [player_words(seat) for seat in range(told.scenario.seats)]
    return [text("book-happened"), *_indented(say.event_words(told.race, event, names) for event in line.events)]


def _never(told: Told, line: Line) -> list[str]:
    return [text("book-never", what=", ".join(text(f"book-never-{kind}") for kind in line.kinds))]


def _places(told: Told, line: Line) -> list[str]:
    words = text("book-nobody") if line.words == "none" else _with_players(line.words, cubitos.SEAT_NAMES)
    return [text("book-places", places=words)]


def _with_players(words: str, names: Sequence[str]) -> str:
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
    "turn": lambda told, line: [text("book-turn", names=_players(line.seats))],
    "first_player": lambda told, line: [text("book-first", name=_players(line.seats))],
    "phase": lambda told, line: [text("book-phase", phase=text(f"phase-{_dashed(line.words)}"))],
    "round": lambda told, line: [text("book-round", round=line.words)],
    "places": _places,
}
"""How a line of an example is told, by its kind."""


# A Wild Venture


def village_words(scenario: venture.Scenario) -> list[str]:
    """An example of A Wild Venture, line by line."""
    stage = venture.Stage(scenario)
    lines = [BETWEEN.join(_village_setting(stage))]
    for line in scenario.given:
        what = line.head.removeprefix("given ")
        if what in venture.PLAYERS:
            lines.append(text("book-has", name=_player(what), things=_things(stage, line.words)))
        elif what == "gone":
            lines.append(text("venture-book-gone", spaces=_places_of(stage, line.words)))
        else:
            lines.append(_PILES[what](_titles(stage, line.words)))
    for line in scenario.steps:
        stage.line = line
        lines += _village_step(stage, line)
    return lines


_PILES: Final[Mapping[str, Callable[[str], str]]] = {
    "deck": lambda cards: text("venture-book-next", cards=cards),
    "deck only": lambda cards: text("venture-book-only", cards=cards),
    "discard": lambda cards: text("venture-book-discard", cards=cards),
}


def _player(name: str) -> str:
    return player_words(venture.PLAYERS.index(name))


def _village_setting(stage: venture.Stage) -> list[str]:
    data: Any = stage.game.data()
    options = stage.one.options
    found = [] if "moment" in options else [text("venture-book-whose", name=_player(options.get("turn", "Red")))]
    found.append(text("venture-book-board", board=name_words(data["board"])))
    for option, value in options.items():
        found += [_VILLAGE_OPTIONS[option](value)] if option in _VILLAGE_OPTIONS else []
    return found


_VILLAGE_OPTIONS: Final[Mapping[str, Callable[[str], str]]] = {
    "moment": lambda moment: text("book-moment-start"),
    "theme": lambda deck: text("venture-book-theme", deck=text(f"venture-deck-{deck}")),
    "variant": lambda words: ", ".join(
        text(f"venture-book-{one.strip().replace(' ', '-')}") for one in words.split(",")
    ),
    "main actions": lambda number: text("venture-book-mains", number=int(number)),
    "first player": lambda name: text("book-first", name=_player(name)),
    "last turns": lambda number: text("venture-last-turns", number=int(number)),
    "quiet turns": lambda number: text("venture-book-quiet", number=int(number)),
}


def _titles(stage: venture.Stage, words: str) -> str:
    return venture_say.titles(stage.game, venture.listed(words))


def _starters(stage: venture.Stage, words: str) -> str:
    return venture_say.titles(stage.game, (name.replace(" ", "_") for name in venture.listed(words)))


def _places_of(stage: venture.Stage, words: str) -> str:
    return ", ".join(venture_say.place_words(stage.game, stage.space(key)) for key in venture.listed(words))


def _things(stage: venture.Stage, words: str) -> str:
    """What lies with a player."""
    return BETWEEN.join(_thing(stage, *venture.parted(part)) for part in words.split(";"))


def _thing(stage: venture.Stage, what: str, words: str) -> str:
    if what in venture.ROWS:
        cards = ", ".join(_in_play(stage, item) for item in venture.listed(words))
        return f"{text(f'venture-row-{what}')}: {cards or text('nothing')}"
    return _THINGS[what](stage, words)


def _in_play(stage: venture.Stage, words: str) -> str:
    name, *more = words.split()
    notes = [
        text("venture-supplies", number=int(one)) if one.isdigit() else text("venture-is-enchanted") for one in more
    ]
    title = venture_say.title(stage.game, name)
    return f"{title} ({', '.join(notes)})" if notes else title


_THINGS: Final[Mapping[str, Callable[[venture.Stage, str], str]]] = {
    "hand": lambda stage, words: text("venture-hand-open", cards=_titles(stage, words)),
    "cards": lambda stage, words: text("venture-in-hand", number=int(words)),
    "tucked": lambda stage, words: text("venture-book-tucked", cards=_titles(stage, words)),
    "tucked unseen": lambda stage, words: text("venture-book-unseen", cards=_titles(stage, words)),
    "coins": lambda stage, words: f"{text('book-number-coins')}: {words}",
    "on": lambda stage, words: text("book-on", place=_places_of(stage, words)),
    "advanced": lambda stage, words: text("venture-book-advanced", cards=_starters(stage, words)),
    "tokens": lambda stage, words: text("venture-tokens", number=int(words)),
    "pairs": lambda stage, words: text("venture-book-pairs", pairs=words),
}
"""What a player can have, but for the rows of cards in play, and how it is said."""


def _village_step(stage: venture.Stage, line: venture.Line) -> list[str]:
    who, *about = line.head.removeprefix("then ").split()
    if line.head in venture.PLAYERS:
        return [text("book-does", name=_player(line.head), deeds=", ".join(_village_deeds(stage, line.head)))]
    words = _village_then(stage, line, who, " ".join(about))
    stage.step()
    return words


def _village_deeds(stage: venture.Stage, player: str) -> Iterable[str]:
    """What a player does, one deed after the other: what a word means depends on what was done before."""
    seat = stage.seat(player)
    for words in stage.line.words.split(","):
        yield venture_say.action_words(stage.village, seat, stage.action(words.strip()))
        stage.do(seat, words.strip())


def _village_then(stage: venture.Stage, line: venture.Line, who: str, about: str) -> list[str]:
    if who in venture.PLAYERS and about:
        return _village_may(stage, line, who, about)
    if who in venture.PLAYERS:
        return [text("book-then-has", name=_player(who), things=_things(stage, line.words))]
    if who == "events":
        names = [player_words(seat) for seat in range(len(venture.PLAYERS))]
        found = [event for event in stage.matched(line.words) if event]
        told = venture_say.told(stage.village, found, names)
        return [text("book-happened"), *_indented(one.sentence for one in told)]
    if who == "no":
        kinds = (item.split()[0] for item in line.words.split(","))
        return [text("book-never", what=", ".join(text(f"venture-book-never-{kind}") for kind in kinds))]
    if who == "score":
        points = Points(*map(int, line.words.split()))
        return [text("venture-score", name=_player(about), words=venture_say.points_words(points))]
    return [_TABLE[who](stage, line.words)]


def _village_may(stage: venture.Stage, line: venture.Line, who: str, how: str) -> list[str]:
    seat, names = stage.seat(who), [player_words(seat) for seat in range(len(venture.PLAYERS))]
    actions = [stage.action(item.partition(" - ")[0].strip()) for item in line.words.split(",")]
    deeds = [venture_say.action_words(stage.village, seat, action) for action in actions]
    if how != "may not":
        return [text("book-only" if how == "may only" else "book-may", name=_player(who), deeds=", ".join(deeds))]
    reasons = [stage.village.why_not(seat, action) for action in actions]
    told = (
        text("book-why", deed=deed, reason=venture_say.reason_words(reason, names))
        for deed, reason in zip(deeds, reasons, strict=True)
        if reason
    )
    return [text("book-not", name=_player(who)), *_indented(told)]


_TABLE: Final[Mapping[str, Callable[[venture.Stage, str], str]]] = {
    "discard": lambda stage, words: text("venture-book-discard", cards=_titles(stage, words)),
    "deck": lambda stage, words: text("venture-deck", number=int(words)),
    "turn": lambda stage, words: text("venture-book-whose", name=_player(words)),
    "asked": lambda stage, words: text("book-turn", names=_players(stage.seat(one) for one in venture.listed(words))),
    "over": lambda stage, words: text("book-places", places=_shared_out(words)),
}
"""What is true of the table, and how it is said."""


def _shared_out(words: str) -> str:
    return ", ".join(f"{player_words(seat)} {place}" for seat, place in enumerate(words.split()))
