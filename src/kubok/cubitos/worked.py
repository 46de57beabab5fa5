"""Worked examples told by playing them: every line of a scenario in parts, with what the rules say to it.

The scenarios are tests; here each is played once more, so that terminal and page can say in any language what happened
in it and why something was refused. Its players are seats: who reads it calls them by their colours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final

from kubok.cubitos import telling
from kubok.cubitos.game import Cubitos
from kubok.cubitos.scenario import (
    FOLDER,
    SEAT_NAMES,
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
from kubok.kernel import JSON
from kubok.kernel.examples import Examples, Line, Worked
from kubok.kernel.words import Said, listed, named, person, reason_said, say, with_rule

BETWEEN: Final = "book-between"


@cache
def examples() -> Examples[Scenario]:
    """The worked examples of Cubitos, read once.

    >>> examples().of("dugout")[0].title
    'A power symbol sends for three more dice'
    """
    return Examples(FOLDER, all_scenarios())


def tell(scenario: Scenario) -> Worked[Cubitos]:
    """Play a scenario, and tell each of its lines with what the rules say to it.

    >>> from kubok.cubitos.scenario import EXAMPLE, parse
    >>> [line.kind for line in tell(parse(EXAMPLE, "example")[0]).lines]
    ['given', 'does', 'rolls', 'has']
    """
    stage = Staging(scenario)
    lines = [Line("given", _has("book-has", stage, *one)) for one in sorted(scenario.given.items())]
    if scenario.short:
        lines.append(Line("given", say("book-trays", dice=_dice(scenario.short.dice))))
    for step in scenario.steps:
        lines.append(_LINES[type(step)](stage, step))
        stage.step(step)
    return Worked(stage.game, listed(_setting(scenario), BETWEEN), tuple(lines))


# Where it begins


def _setting(scenario: Scenario) -> list[JSON]:
    """The moment, the set, and what differs from it."""
    moments = (moment for seat, moment in scenario.moments.items() if seat < scenario.seats)
    options = scenario.options
    found: list[JSON] = [say(f"book-moment-{_dashed(next(moments, 'push or pass'))}")]
    found.append(named(options.get("set", "race_1")))
    return found + [_OPTIONS[option](value) for option, value in options.items() if option in _OPTIONS]


def _dashed(words: str) -> str:
    return words.replace(" ", "-")


def _all_named(names: str) -> JSON:
    return [named(name.strip()) for name in names.split(",")]


_OPTIONS: Final[Mapping[str, Callable[[str], JSON]]] = {
    "cards": lambda names: say("book-with-cards", cards=_all_named(names)),
    "track": _all_named,
    "laps": lambda laps: say("book-laps", laps=int(laps)),
    "seats": lambda seats: say("book-players", count=int(seats)),
    "order": lambda order: say(f"book-order-{order}"),
    "switch": lambda switch: say("book-switch", switch=switch.partition(".")[2]),
    "first player": lambda name: say("book-first", name=person(SEAT_NAMES.index(name))),
}
"""What differs from the set, and how it is said; the round of an example matters to nobody."""


# What lies there


def _counted(dice: Iterable[Dice]) -> Counter[str]:
    found: Counter[str] = Counter()
    for one in dice:
        found[one.name] += one.count
    return found


def _dice(dice: Iterable[Dice]) -> JSON:
    return telling.several(_counted(dice))


def _has(code: str, stage: Staging, seat: int, given: Given) -> Said:
    """What lies with a player: dice by zone, numbers by name, where the runner stands and where it began the round."""
    found: list[JSON] = [
        say("book-some", what=say(f"book-zone-{zone}"), some=_dice(dice)) for zone, dice in given.zones.items()
    ]
    found += [_number(name, count) for name, count in given.numbers.items()]
    found += [say("book-on", place=_place(stage, given.place))] if given.place else []
    found += [say("book-began", place=_place(stage, given.began))] if given.began else []
    found += [say("book-bought", dice=[telling.die(kind) for kind in given.bought])] if given.bought else []
    return say(code, name=person(seat), things=listed(found, BETWEEN))


def _number(name: str, count: int) -> Said:
    if name == "risk":
        return say("book-risk")
    if name == "next_draw":
        return say("book-never-next_draw" if count else "book-no-next_draw")
    return say("book-some", what=say(f"book-number-{name}"), some=count)


def _place(stage: Staging, place: str) -> Said:
    return telling.place(stage.game.track, stage.space(place))


# What is done


def _deed(stage: Staging, seat: int, deed: Deed) -> Said:
    if deed.verb == "step":
        return say("action-step", way=say(f"way-{deed.zone}"))
    if deed.place:
        return say("book-step-to" if deed.verb == "step_to" else "book-point", place=_place(stage, deed.place))
    if deed.verb == "player":
        return say("action-player", name=person((seat + deed.number) % len(stage.state.seats)))
    if not deed.kind:
        return say(f"action-{deed.verb}")
    kind = f"borrowed {deed.kind}" if deed.verb == "borrow" else deed.kind
    name = f"{kind} {deed.face}".strip()
    return telling.deed(_word(deed), telling.dice(deed.count, name) if deed.count > 1 else telling.die(name), deed.zone)


def _word(deed: Deed) -> str:
    """Pointing at a die means what the scenario's own word says: use, lose, give, …"""
    first = deed.text.split()[0]
    return "move_in" if first == "move" else first


def _deeds(code: str, stage: Staging, seat: int, deeds: Iterable[Deed]) -> Said:
    return say(code, name=person(seat), deeds=[_deed(stage, seat, deed) for deed in deeds])


def _does(stage: Staging, step: Does) -> Line:
    return Line("does", _deeds("book-does", stage, step.seat, step.deeds))


def _rolls(stage: Staging, step: Rolls) -> Line:
    seat = stage.acted if step.seat is None else step.seat
    dice: list[JSON] = [telling.dice(count, name) for name, count in _counted(step.dice).items()]
    if step.rest:
        dice.append(say("book-rest-miss" if dice else "book-all-miss"))
    return Line("rolls", say("book-rolls", name=person(seat), dice=dice))


def _then_has(stage: Staging, step: ThenSeat) -> Line:
    return Line("has", _has("book-then-has", stage, step.seat, step.given))


def _may(stage: Staging, step: ThenMay) -> Line:
    kind = "only" if step.only else "may"
    return Line(kind, _deeds(f"book-{kind}", stage, step.seat, step.deeds))


def _may_not(stage: Staging, step: ThenMayNot) -> Line:
    return Line(
        "not",
        say("book-not", name=person(step.seat)),
        tuple(_refused(stage, step.seat, one.deed) for one in step.refused),
    )


def _refused(stage: Staging, seat: int, deed: Deed) -> Said:
    why = stage.state.why_not(seat, stage.action(seat, deed))
    assert why is not None
    reason = with_rule(reason_said(why), why.rule)
    return say("book-why", deed=_deed(stage, seat, deed), reason=reason)


def _events(stage: Staging, step: ThenEvents) -> Line:
    if not step.happened:
        return Line("never", say("book-never", what=[say(f"book-never-{wanted.kind}") for wanted in step.events]))
    events = [event for event in stage.matched(step) if event is not None]
    return Line("happened", say("book-happened"), tuple(telling.tell(stage.game, events)))


# The table


def _table(stage: Staging, step: ThenTable) -> Line:
    return Line(step.what, _TABLE[step.what](step))


def _people(seats: Iterable[int]) -> JSON:
    return [person(seat) for seat in seats] or say("book-nobody")


def _places(step: ThenTable) -> Said:
    found: list[Any] = [] if step.words == "none" else [one.split() for one in step.words.split(",")]
    places: list[JSON] = [say("book-place", name=person(SEAT_NAMES.index(name)), place=int(at)) for name, at in found]
    return say("book-places", places=places or say("book-nobody"))


_TABLE: Final[Mapping[str, Callable[[ThenTable], Said]]] = {
    "trays": lambda step: say("book-trays", dice=_dice(step.dice)),
    "turn": lambda step: say("book-turn", names=_people(step.seats)),
    "first player": lambda step: say("book-first", name=_people(step.seats)),
    "phase": lambda step: say("book-phase", phase=say(f"phase-{_dashed(step.words)}")),
    "round": lambda step: say("book-round", round=int(step.words)),
    "places": _places,
}

_LINES: Final[dict[type, Callable[..., Line]]] = {
    Does: _does,
    Rolls: _rolls,
    ThenSeat: _then_has,
    ThenMay: _may,
    ThenMayNot: _may_not,
    ThenEvents: _events,
    ThenTable: _table,
}
