"""Worked examples told by playing them: every line of a scenario as data, with what the rules say to it.

The scenarios are tests; here each is played once more, so that terminal and page can say in any language what happened
in it and why something was refused. No sentences here: the readers' words are in the locale.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from kubok.cubitos.race import Race
from kubok.cubitos.scenario import (
    FOLDER,
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
from kubok.kernel import Event, Reason
from kubok.kernel.examples import Examples


@cache
def examples() -> Examples[Scenario]:
    """The worked examples of Cubitos, read once.

    >>> examples().of("dugout")[0].title
    'A power symbol sends for three more dice'
    """
    return Examples(FOLDER, all_scenarios())


@dataclass(frozen=True)
class ToldDeed:
    """What a player does: the word for it, and of the rest what it has."""

    do: str
    die: str = ""
    count: int = 1
    zone: str = ""
    way: str = ""
    place: str = ""
    number: int = 0
    why: Reason | None = None


@dataclass(frozen=True)
class ToldSeat:
    """What lies with a player: dice by zone, numbers by name, where the runner stands and where it began the round."""

    seat: int
    zones: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    place: str = ""
    began: str = ""
    bought: tuple[str, ...] = ()


@dataclass(frozen=True)
class Line:
    """A step of an example by its kind: does, rolls, has, may, only, not, happened, never, or a word of the table."""

    kind: str
    seat: int = -1
    deeds: tuple[ToldDeed, ...] = ()
    dice: Mapping[str, int] = field(default_factory=dict)
    rest: bool = False
    has: ToldSeat | None = None
    events: tuple[Event, ...] = ()
    kinds: tuple[str, ...] = ()
    words: str = ""
    seats: tuple[int, ...] = ()


@dataclass(frozen=True)
class Told:
    """A worked example as it was played. `race` is how it ended."""

    scenario: Scenario
    race: Race
    cards: Mapping[str, str]
    moments: Mapping[int, str]
    given: tuple[ToldSeat, ...]
    short: ToldSeat | None
    lines: tuple[Line, ...]


def tell(scenario: Scenario) -> Told:
    """Play a scenario, and note each of its lines with what the rules say to it."""
    stage = Staging(scenario)
    given = tuple(_seat(stage, seat, given) for seat, given in sorted(scenario.given.items()))
    lines = []
    for step in scenario.steps:
        lines.append(_LINES[type(step)](stage, step))
        stage.step(step)
    data: Any = stage.game.data()
    short = scenario.short
    return Told(
        scenario=scenario,
        race=stage.state,
        cards={card["colour"]: card["name"] for card in data["cards"]},
        moments={seat: moment for seat, moment in scenario.moments.items() if seat < scenario.seats},
        given=given,
        short=ToldSeat(short.seat, {"trays": _dice(short.dice)}) if short else None,
        lines=tuple(lines),
    )


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


def _deed(stage: Staging, deed: Deed, why: Reason | None = None) -> ToldDeed:
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
    return Line("does", step.seat, deeds=tuple(_deed(stage, deed) for deed in step.deeds))


def _rolls(stage: Staging, step: Rolls) -> Line:
    seat = stage.acted if step.seat is None else step.seat
    return Line("rolls", seat, dice=_dice(step.dice), rest=step.rest)


def _has(stage: Staging, step: ThenSeat) -> Line:
    return Line("has", step.seat, has=_seat(stage, step.seat, step.given))


def _may(stage: Staging, step: ThenMay) -> Line:
    return Line("only" if step.only else "may", step.seat, deeds=tuple(_deed(stage, deed) for deed in step.deeds))


def _may_not(stage: Staging, step: ThenMayNot) -> Line:
    deeds = []
    for refused in step.refused:
        reason = stage.state.why_not(step.seat, stage.action(step.seat, refused.deed))
        deeds.append(_deed(stage, refused.deed, reason))
    return Line("not", step.seat, deeds=tuple(deeds))


def _events(stage: Staging, step: ThenEvents) -> Line:
    if not step.happened:
        return Line("never", kinds=tuple(wanted.kind for wanted in step.events))
    return Line("happened", events=tuple(event for event in stage.matched(step) if event is not None))


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
