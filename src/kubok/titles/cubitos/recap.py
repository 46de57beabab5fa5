"""The round that ended last, told shortly: what each seat rolled, how it ended, how far it ran, what it got."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, cast

from kubok.cubitos.race import Race
from kubok.cubitos.telling import several
from kubok.kernel import JSON, Event
from kubok.kernel.session import Session, Step
from kubok.kernel.words import say
from kubok.titles.cubitos.views import standings
from kubok.titles.title import Recap, Told

DICE: Final = ("bought", "gained", "lost")


def recap(session: Session, steps: Iterable[Step]) -> Recap | None:
    found: Recap | None = None
    began: Race | None = None
    number, first = 0, 0
    events: list[Event] = []
    for step in steps:
        assert isinstance(step.after, Race)
        for event in step.events:
            if event.kind not in ("round", "over"):
                events.append(event)
                continue
            if began is not None:
                seats = [_facts(seat, began, step.after, events) for seat in range(session.game.seats)]
                found = {"round": number, "first": first, "last": step.entry.number, "seats": seats}
            number, first = number + 1, step.entry.number + 1
            began, events = step.after, []
    return found


def _facts(seat: int, before: Race, after: Race, events: Sequence[Event]) -> list[Told]:
    facts: list[Told] = []

    def tell(kind: str, fields: Mapping[str, JSON], **words: JSON) -> None:
        told = say(f"recap-{kind}", **{**fields, **words})
        facts.append({"kind": f"recap-{kind}", "seat": seat, "rule": "", "fields": fields, "say": told})

    own = [event for event in events if event.seat == seat]
    kinds = Counter(event.kind for event in own)
    if kinds["rolled"]:
        faces = [face for event in own if event.kind == "rolled" for face in cast("list[str]", event.fields["faces"])]
        hits = dict(Counter(face for face in faces if not face.endswith(" miss")))
        tell("rolled", {"rolls": kinds["rolled"], "hits": {**hits}}, hits=several(hits))
    for kind in ("bust", "pass"):
        if kinds[kind]:
            tell(kind, {})
    if kinds["stepped"]:
        away = [standings(race)[seat]["to_finish"] for race in (before, after)]
        tell("ran", {"feet": kinds["stepped"], "from": away[0], "to": away[1]})
    if kinds["finished"]:
        tell("finished", {})
    for kind in DICE:
        if kinds[kind]:
            dice = dict(Counter(str(event.fields["die"]) for event in own if event.kind == kind))
            tell(kind, {"dice": {**dice}}, dice=several(dice))
    was, now = before.seats[seat], after.seats[seat]
    if now.fans != was.fans:
        tell("fans", {"from": was.fans, "to": now.fans})
    if now.credits != was.credits:
        tell("credits", {"from": was.credits, "to": now.credits})
    return facts
