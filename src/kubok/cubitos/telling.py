"""What there is to say of a race, in parts: what happened, what is asked and what can be answered; dice and places.

No language here: terminal and page fill the messages in (`kubok.kernel.words`). Worked examples are in `worked`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, cast

from kubok.cubitos.actions import CODE_OF, FROM_TRAY, PUSH, TABLE
from kubok.cubitos.choices import asking
from kubok.cubitos.frames import ARRIVING, BONUS, NAMES, OFFERED, PRIZE, RESCUE
from kubok.cubitos.game import Cubitos
from kubok.cubitos.meaning import means
from kubok.cubitos.pieces import CODE_NAMES, KINDS
from kubok.cubitos.race import Race
from kubok.cubitos.track import ANY, NOTHING, Track
from kubok.kernel import JSON, Event
from kubok.kernel.words import Said, named, person, say

# Dice


@cache
def die(name: str) -> Said:
    """A kind of die, or a die and its face.

    >>> die("borrowed white")
    {'say': 'borrowed', 'die': {'say': 'die-white'}}
    """
    first, _, last = name.rpartition(" ")
    if name not in KINDS:
        return say("die-face", die=die(first), face=say(f"face-{last}"))
    return say("borrowed", die=say(f"die-{last}")) if first else say(f"die-{last}")


@cache
def dice(count: int, name: str) -> Said:
    """So many dice of a kind, or on the same face.

    >>> dice(2, "white foot")
    {'say': 'die-face', 'die': {'say': 'dice-white', 'count': 2}, 'face': {'say': 'faces-foot'}}
    """
    first, _, last = name.rpartition(" ")
    if name not in KINDS:
        face = say(f"face-{last}") if count == 1 else say(f"faces-{last}")
        return say("die-face", die=dice(count, first), face=face)
    some = say(f"dice-{last}", count=count)
    return say("dice-borrowed", dice=some) if first else some


def several(those: Mapping[str, int]) -> JSON:
    """Dice of several kinds or faces; the word for nothing where there are none."""
    return [dice(count, name) for name, count in those.items()] or say("nothing")


# Places


@cache
def spot(label: str) -> Said:
    """A space by its name.

    >>> spot("row 3, square 5"), spot("start")
    ({'say': 'place-square', 'row': 3, 'square': 5}, {'say': 'place-start'})
    """
    found = re.fullmatch(r"(?:track (?P<track>\d), )?row (?P<row>\d+), square (?P<square>\d+)", label)
    if found is None:
        return say(f"place-{label.replace(' ', '-')}")
    where = {name: int(number) for name, number in found.groupdict().items() if number}
    return say("place-of-track" if found["track"] else "place-square", **where)


def place(track: Track, at: int) -> Said:
    """A space as people say it."""
    return spot(track.name(at))


def space(track: Track, at: int) -> JSON:
    """What there is on a space.

    >>> space(Cubitos().track, 1)
    [{'say': 'space-credits', 'count': 7}]
    """
    if len(track.squares[at]) > 1:
        return say("space-large")
    found: list[JSON] = [say("space-water")] if track.water[at] else []
    bonus, shortcut = track.bonus[at], track.shortcut[at]
    if bonus is not None:
        found += [say("space-credits", count=bonus.credits)] if bonus.credits else []
        found += [say("space-lose", count=bonus.lose)] if bonus.lose else []
        found += [say("space-fan")] if bonus.fan else []
        if bonus.gain != NOTHING:
            found.append(say("space-gain-any") if bonus.gain == ANY else say("space-gain", most=bonus.gain))
    if track.jetpack[at]:
        found.append(say("space-jetpack"))
    if shortcut is not None:
        found.append(say("space-shortcut", **_price(shortcut.coins, shortcut.feet)))
    return found or say("space-open")


def _price(coins: int, feet: int) -> dict[str, JSON]:
    return {"price": coins or feet, "unit": "money" if coins else "feet"}


# What is asked and what can be answered


def question(race: Race, seat: int) -> Said:
    """What the seat is asked, by the frame on top."""
    me, card = race.seats[seat], asking(race, seat)
    which = _which(race, seat)
    return say(f"asked-{NAMES[me.doing]}{which}", number=me.first, card=card and named(card), **_worth(race, seat))


def _worth(race: Race, seat: int) -> dict[str, JSON]:
    """How much a question offers, where the position says it."""
    me = race.seats[seat]
    if me.doing == OFFERED:
        return {"count": me.stake}
    counts = {"supah_general": me.fans, "jacques_couteau": 2 * me.prize, "el_bandito": me.prize}
    return {"count": counts.get(asking(race, seat), 0)} if me.doing == PRIZE else {}


def _which(race: Race, seat: int) -> str:
    """Which of its questions a frame asks, where it has several."""
    frame, offer = race.seats[seat].doing, race.seats[seat].offer
    if frame == OFFERED:
        return f"-{offer}"
    if frame == PRIZE:
        return f"-{asking(race, seat)}"
    if frame == ARRIVING and PUSH in race.legal(seat):
        return "-owed"
    if frame != BONUS:
        return ""
    legal = race.legal(seat)
    dice_ = [action for action in legal if "kind" in TABLE[action].fields]
    if not dice_ or any(TABLE[action].name.startswith("take_") for action in legal):
        return ""
    return "-gain" if dice_[0] >= FROM_TRAY else "-lose"


def action(race: Race, seat: int, number: int) -> Said:
    """An action as it is offered, and as it can be typed; of an exit also where it leads."""
    name, fields = TABLE[number].name, TABLE[number].fields
    if name == "step":
        return say("action-step", way=say(f"way-{fields['to']}"))
    if name == "exit":
        return _exit(race, seat, number)
    if name == "player":
        return say("action-player", name=person((seat + cast(int, fields["left"])) % len(race.seats)))
    if "kind" not in fields:
        return say("action-bust" if name == "done" and race.seats[seat].doing == RESCUE else f"action-{name}")
    verb = str(means(race, seat, number)["means"])
    there = "" if name in ("active", "tray", verb) or verb == "discard" else name
    return deed(verb, die(CODE_NAMES[CODE_OF[number]] if name == "active" else str(fields["kind"])), there)


def deed(verb: str, what: Said, zone: str = "") -> Said:
    """What is done with a die, and in which zone it lies if that is not clear."""
    done = say(f"action-{verb}", die=what)
    return say("from-zone", action=done, zone=say(f"zone-{zone}")) if zone else done


def _exit(race: Race, seat: int, number: int) -> Said:
    exit_ = TABLE[number].fields["number"]
    if seat not in race.owed() or number not in race.legal(seat):
        return say("action-exit", number=exit_)
    leads = cast(int, means(race, seat, number)["leads"])
    return say("action-exit-to", number=exit_, place=place(race.game.track, leads))


# Events


def tell(game: Cubitos, events: Iterable[Event]) -> list[Said]:
    """What happened, event by event. Draws add up, and so do steps."""
    return [_said(game, event) for event in events]


def _said(game: Cubitos, event: Event) -> Said:
    sort, values = _TELL.get(event.kind, _as_it_is)(game, event, cast("dict[str, Any]", event.fields))
    return say(f"event-{sort}", name=person(event.seat), **values)


_Values = tuple[str, Mapping[str, JSON]]


def _as_it_is(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    return event.kind, fields


def _die(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    return event.kind, {**fields, "die": die(fields["die"])}


def _gave(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    return "gave", {"die": die(fields["die"]), "other": person(fields["to"])}


def _rolled(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    faces: Sequence[str] = fields["faces"]
    hits = Counter(face for face in faces if not face.endswith(" miss"))
    return ("rolled", {"count": len(faces), "hits": several(hits)}) if hits else ("rolled-none", {"count": len(faces)})


def _push(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    return "push-risk" if fields["risk"] else "push", {}


def _drew(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    return "drew", {"dice": [dice(fields["count"], fields["die"])], "adds": ["dice"]}


def _fan(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    gains: list[JSON] = [say(f"gain-{what}", count=fields[what]) for what in ("credits", "tokens") if fields[what]]
    return ("fan", {"fans": fields["fans"], "gains": gains}) if gains else ("fan-alone", {"fans": fields["fans"]})


def _stepped(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    return "stepped", {"steps": 1, "place": place(game.track, fields["to"]), "adds": ["steps"]}


def _pointed(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    return "pointed", {"place": place(game.track, fields["at"])}


def _card(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    return event.kind, {"card": named(event.rule)}


def _round(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    return "round", {"number": fields["number"], "limits": _each(fields["limits"])}


def _swords(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    return "swords", {"counts": _each(fields["counts"])}


def _each(counts: Sequence[int]) -> JSON:
    return [say("seat-count", name=person(seat), count=count) for seat, count in enumerate(counts)]


def _shortcut(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    return "shortcut", _price(fields["coins"], fields["feet"])


def _over(game: Cubitos, event: Event, fields: dict[str, Any]) -> _Values:
    return "over", {}


_TELL: Final[Mapping[str, Callable[[Cubitos, Event, dict[str, Any]], _Values]]] = {
    **dict.fromkeys(("bought", "gained", "lost", "discarded", "moved_in", "set", "returned", "face"), _die),
    **dict.fromkeys(("used", "next_draw"), _card), "stepped": _stepped, "pointed": _pointed, "round": _round,
    "swords": _swords, "gave": _gave, "rolled": _rolled, "push": _push, "drew": _drew, "fan": _fan,
    "shortcut": _shortcut, "over": _over,
}  # fmt: skip
"""How the fields of an event become parts, where they are not words or numbers already."""
