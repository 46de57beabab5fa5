"""The rules page as data: the faces of the dice, the tracks in figures, and the worked examples, told by playing them.

The scenarios are tests; here each is played once more, so that a page can say in any language what happened in it and
why something was refused. No sentences here: the page has the words. The titles of examples are English.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from msgspec import Struct

from kubok.cubitos.data import Box
from kubok.cubitos.pieces import FACES, KINDS
from kubok.cubitos.scenario import (
    Deed,
    Dice,
    Does,
    Given,
    Rolls,
    Scenario,
    ThenEvents,
    ThenMay,
    ThenMayNot,
    ThenSeat,
    ThenTable,
    all_scenarios,
)
from kubok.cubitos.staging import Staging
from kubok.cubitos.track import Track
from kubok.kernel import JSON
from kubok.table.protocol import Told, Why, encode

# The book


def book(box: Box) -> JSON:
    """All of the rules page that the catalogue has not: faces, fan track, tracks in figures, how many examples."""
    return {
        "faces": {KINDS[kind]: _sides(kind) for kind in FACES},
        **box.fans,
        "tracks": {name: _figures(Track.from_data(track)) for name, track in box.tracks.items()},
        "examples": dict(Counter(topic for one in _scenarios() for topic in _topics(one))),
    }


def _sides(kind: int) -> list[JSON]:
    """The six sides of a die."""
    named: list[JSON] = [face for face, count in FACES[kind] for _ in range(count)]
    return [*named, *["miss"] * (6 - len(named))]


def _figures(track: Track) -> JSON:
    return {
        "spaces": track.size,
        "lines": track.lines,
        "dry": track.to_finish[0],
        "wet": track.to_finish_wet[0],
        "bonuses": sum(bonus is not None for bonus in track.bonus),
        "shortcuts": sum(shortcut is not None for shortcut in track.shortcut),
        "jetpacks": sum(track.jetpack),
    }


# Worked examples


class ToldDeed(Struct, frozen=True, omit_defaults=True):
    """What a player does: the word for it, and of the rest what it has."""

    do: str
    die: str = ""
    count: int = 1
    zone: str = ""
    way: str = ""
    place: str = ""
    number: int = 0
    why: Why | None = None


class ToldSeat(Struct, frozen=True, omit_defaults=True):
    """What lies with a player: dice by zone, numbers by name, where the runner stands and where it began the round."""

    seat: int
    zones: dict[str, dict[str, int]] = {}
    numbers: dict[str, int] = {}
    place: str = ""
    began: str = ""
    bought: tuple[str, ...] = ()


class Line(Struct, frozen=True, omit_defaults=True):
    """A step of an example by its kind: does, rolls, has, may, only, not, happened, never, or a word of the table."""

    kind: str
    seat: int = -1
    deeds: list[ToldDeed] = []
    dice: dict[str, int] = {}
    rest: bool = False
    has: ToldSeat | None = None
    events: list[Told] = []
    kinds: list[str] = []
    words: str = ""
    seats: tuple[int, ...] = ()


class Example(Struct, frozen=True, omit_defaults=True):
    """A worked example. `places` names the spaces that its events speak of by number."""

    title: str
    proves: tuple[str, ...]
    options: dict[str, str]
    cards: dict[str, str]
    moments: dict[str, str]
    given: list[ToldSeat]
    short: ToldSeat | None
    lines: list[Line]
    places: dict[str, str]


@cache
def examples(topic: str) -> bytes | None:
    """The worked examples of a card or of a numbered rule, those of its own file first; None if there are none."""
    found = [one for one in _scenarios() if topic in _topics(one)]
    chapter = f"c{topic.removeprefix('C-').partition('.')[0]}_"
    found.sort(key=lambda one: one.file != f"{topic}.txt" and not one.file.startswith(chapter))
    return encode({"topic": topic, "examples": [tell(one) for one in found]}) if found else None


@cache
def _scenarios() -> list[Scenario]:
    return all_scenarios()


def _topics(scenario: Scenario) -> set[str]:
    """The rules and the cards that a scenario is about."""
    return {proved if proved.startswith("C-") else proved.rpartition(".")[0] for proved in scenario.proves}


def tell(scenario: Scenario) -> Example:
    """Play a scenario, and note each of its lines with what the rules say to it."""
    stage = Staging(scenario)
    given = [_seat(stage, seat, given) for seat, given in sorted(scenario.given.items())]
    lines = []
    for step in scenario.steps:
        lines.append(_LINES[type(step)](stage, step))
        stage.step(step)
    data: Any = stage.game.data()
    short = scenario.short
    spaces = {space for line in lines for event in line.events for space in _spaces(event)}
    return Example(
        title=scenario.title,
        proves=scenario.proves,
        options=dict(scenario.options),
        cards={card["colour"]: card["name"] for card in data["cards"]},
        moments={str(seat): moment for seat, moment in scenario.moments.items() if seat < scenario.seats},
        given=given,
        short=ToldSeat(short.seat, {"trays": _dice(short.dice)}) if short else None,
        lines=lines,
        places={str(space): stage.game.track.name(space) for space in sorted(spaces)},
    )


def _spaces(event: Told) -> list[int]:
    if event.kind not in ("stepped", "pointed"):
        return []
    return [event.fields[name] for name in ("to", "at") if name in event.fields]


def _dice(dice: tuple[Dice, ...]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for one in dice:
        found[one.name] += one.count
    return dict(found)


def _seat(stage: Staging, seat: int, given: Given) -> ToldSeat:
    return ToldSeat(
        seat,
        {zone: _dice(dice) for zone, dice in given.zones.items()},
        dict(given.numbers),
        _place(stage, given.place),
        _place(stage, given.began),
        given.bought,
    )


def _place(stage: Staging, place: str) -> str:
    return stage.game.track.name(stage.space(place)) if place else ""


def _deed(stage: Staging, deed: Deed, why: Why | None = None) -> ToldDeed:
    kind = f"borrowed {deed.kind}" if deed.verb == "borrow" else deed.kind
    step = deed.verb == "step"
    return ToldDeed(
        do=_word(deed),
        die=f"{kind} {deed.face}".strip(),
        count=deed.count,
        zone="" if step else deed.zone,
        way=deed.zone if step else "",
        place=_place(stage, deed.place),
        number=deed.number,
        why=why,
    )


def _word(deed: Deed) -> str:
    """Pointing at a die means what the scenario's own word says: use, lose, give, …"""
    first = deed.text.split()[0]
    return ("move_in" if first == "move" else first) if deed.kind else deed.verb


def _does(stage: Staging, step: Does) -> Line:
    return Line("does", step.seat, deeds=[_deed(stage, deed) for deed in step.deeds])


def _rolls(stage: Staging, step: Rolls) -> Line:
    seat = stage.acted if step.seat is None else step.seat
    return Line("rolls", seat, dice=_dice(step.dice), rest=step.rest)


def _has(stage: Staging, step: ThenSeat) -> Line:
    return Line("has", step.seat, has=_seat(stage, step.seat, step.given))


def _may(stage: Staging, step: ThenMay) -> Line:
    return Line("only" if step.only else "may", step.seat, deeds=[_deed(stage, deed) for deed in step.deeds])


def _may_not(stage: Staging, step: ThenMayNot) -> Line:
    deeds = []
    for refused in step.refused:
        reason = stage.state.why_not(step.seat, stage.action(step.seat, refused.deed))
        deeds.append(_deed(stage, refused.deed, None if reason is None else Why.of(reason)))
    return Line("not", step.seat, deeds=deeds)


def _events(stage: Staging, step: ThenEvents) -> Line:
    if not step.happened:
        return Line("never", kinds=[wanted.kind for wanted in step.events])
    return Line("happened", events=[Told.of(event) for event in stage.matched(step) if event is not None])


def _table(stage: Staging, step: ThenTable) -> Line:
    return Line(step.what.replace(" ", "_"), dice=_dice(step.dice), words=step.words, seats=step.seats)


_LINES: Final[dict[type, Callable[..., Line]]] = {
    Does: _does,
    Rolls: _rolls,
    ThenSeat: _has,
    ThenMay: _may,
    ThenMayNot: _may_not,
    ThenEvents: _events,
    ThenTable: _table,
}
