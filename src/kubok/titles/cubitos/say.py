"""Codes to words: dice, places, options, reasons, events and odds of Cubitos, as sentences of `kubok.locale`; and
the numbered rules of both games.

Nothing here knows a rule, and nothing here knows a screen.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, cast

from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import CODE_OF, PUSH, TABLE
from kubok.cubitos.choices import TWO_OFFERS, asking
from kubok.cubitos.data import Box
from kubok.cubitos.frames import ARRIVING, NAMES, OFFERED
from kubok.cubitos.meaning import means
from kubok.cubitos.pieces import CODE_NAMES, KINDS, WHITE, home
from kubok.cubitos.track import ANY, NOTHING, Track
from kubok.kernel import Event, Reason
from kubok.locale import clause_id, language, percent, text, translated
from kubok.titles.cubitos.chances import Chances, Protection

# Dice, cards, places


def die_words(name: str) -> str:
    """A kind of die.

    >>> die_words("white"), die_words("borrowed white")
    ('white', 'borrowed white')
    """
    mark, _, kind = name.rpartition(" ")
    word = text(f"die-{kind}")
    return text("borrowed", die=word) if mark else word


def dice_words(count: int, name: str) -> str:
    """So many dice of a kind.

    >>> dice_words(2, "white"), dice_words(1, "borrowed white")
    ('2 white', '1 white (borrowed)')
    """
    mark, _, kind = name.rpartition(" ")
    words = text(f"dice-{kind}", count=count)
    return text("dice-borrowed", dice=words) if mark else words


def face_words(name: str) -> str:
    """A die and its face, by the name of its code.

    >>> face_words("orange power")
    'orange power'
    """
    die, _, face = name.rpartition(" ")
    return text("die-face", die=die_words(die), face=text(f"face-{face}"))


def faces_words(count: int, name: str) -> str:
    """So many dice on the same face.

    >>> faces_words(2, "orange power")
    '2 orange power symbols'
    """
    die, _, face = name.rpartition(" ")
    shown = text(f"face-{face}") if count == 1 else text(f"faces-{face}")
    return text("die-face", die=dice_words(count, die), face=shown)


@lru_cache(maxsize=8)
def _card_names(game: Cubitos, language: str) -> tuple[str, ...]:
    data: Any = game.data()
    return tuple(str(card["names"][language]) for card in data["cards"])


def card_of(race: Race, kind: int) -> str:
    """The name of the card of that colour in this race."""
    return _card_names(race.game, language())[home(kind) - WHITE]


def card_words(name: str) -> str:
    """A card's name as the printed edition has it.

    >>> card_words("dugout")
    'Dugout'
    """
    names: Any = Box.open().cards[name]["names"]
    return str(names[language()])


def rule_words(rule: str) -> str:
    """A rule's number, or the name of the card that is the rule."""
    return rule if rule.startswith(("C-", "V-", "K-")) or not rule else card_words(rule)


def clauses_words(name: str, clauses: Sequence[str]) -> list[str]:
    """The clauses of a card in the language spoken now; an owner's own wording stays as it is.

    >>> clauses_words("mr_dog", Box.open().clauses["mr_dog"])
    ['Run: take 2 credits.', 'Run: you must lose this die, even if unused.']
    """
    if list(clauses) != list(Box.open().clauses[name]):
        return list(clauses)
    return [translated(clause_id(name, number)) or one for number, one in enumerate(clauses, start=1)]


def texts_of(box: Box) -> dict[str, str]:
    """The whole text of every card."""
    return {name: " ".join(clauses_words(name, those)) for name, those in box.clauses.items()}


def place_words(track: Track, space: int) -> str:
    """A space as people say it.

    >>> place_words(Cubitos().track, 0), place_words(Cubitos().track, 1)
    ('the start', 'row 0, square 1')
    """
    return spot_words(track.name(space))


def spot_words(label: str) -> str:
    """A space by its name.

    >>> spot_words("row 3, square 5")
    'row 3, square 5'
    """
    found = re.fullmatch(r"(?:track (?P<track>\d), )?row (?P<row>\d+), square (?P<square>\d+)", label)
    if found is None:
        return text(f"place-{label.replace(' ', '-')}")
    where = {"row": found["row"], "square": found["square"]}
    return text("place-of-track", track=found["track"], **where) if found["track"] else text("place-square", **where)


def space_words(track: Track, space: int) -> str:
    """What there is on a space.

    >>> space_words(Cubitos().track, 1)
    '7 credits'
    """
    if len(track.squares[space]) > 1:
        return text("space-large")
    found = [text("space-water")] if track.water[space] else []
    bonus, shortcut = track.bonus[space], track.shortcut[space]
    if bonus is not None:
        found += [text("space-credits", count=bonus.credits)] if bonus.credits else []
        found += [text("space-lose", count=bonus.lose)] if bonus.lose else []
        found += [text("space-fan")] if bonus.fan else []
        if bonus.gain != NOTHING:
            found.append(text("space-gain-any") if bonus.gain == ANY else text("space-gain", most=bonus.gain))
    if track.jetpack[space]:
        found.append(text("space-jetpack"))
    if shortcut is not None:
        found.append(text("space-shortcut", price=shortcut.coins or shortcut.feet, unit=_unit(shortcut.coins)))
    return ", ".join(found) or text("space-open")


def _unit(coins: int) -> str:
    return "money" if coins else "feet"


# What is asked and what can be answered


def question_words(race: Race, seat: int) -> str:
    """What the seat is asked."""
    frame, number = race.seats[seat].doing, race.seats[seat].first
    which = f"-{number}" if frame == OFFERED and number in TWO_OFFERS else ""
    if frame == ARRIVING and PUSH in race.legal(seat):
        which = "-owed"
    return text(f"asked-{NAMES[frame]}{which}", number=number, card=rule_words(asking(race, seat)))


def action_words(race: Race, seat: int, action: int) -> str:
    """An option as it is offered, and as it can be typed."""
    name, fields = TABLE[action].name, TABLE[action].fields
    if name == "step":
        return text("action-step", way=text(f"way-{fields['to']}"))
    if name == "done" and NAMES[race.seats[seat].doing] == "rescue":
        return text("action-bust")
    if "kind" not in fields:
        return text(f"action-{name}", **fields)
    verb = means(race, seat, action)["means"]
    die = face_words(CODE_NAMES[CODE_OF[action]]) if name == "active" else die_words(str(fields["kind"]))
    words = text(f"action-{verb}", die=die)
    named = name in ("active", "tray", verb) or verb == "discard"
    return words if named else text("from-zone", action=words, zone=text(f"zone-{name}"))


def option_words(race: Race, seat: int, action: int) -> str:
    """The same for a list of options: an exit with where it leads."""
    words = action_words(race, seat, action)
    if TABLE[action].name != "exit":
        return words
    leads = means(race, seat, action)["leads"]
    return text("exit-leads", exit=words, place=place_words(race.game.track, cast(int, leads)))


def reason_words(reason: Reason, names: Sequence[str]) -> str:
    """Why not, with the rule."""
    numbers = dict(reason.numbers)
    if "names" in numbers:
        waited = re.findall(r"seat (\d+)", str(numbers["names"]))
        numbers["names"] = ", ".join(names[int(seat)] for seat in waited) or text("the-dice")
    sentence = text(f"reason-{reason.code}", **numbers)
    return text("with-rule", sentence=sentence, rule=rule_words(reason.rule)) if reason.rule else sentence


# Odds


def risk_words(chances: Chances) -> str:
    """What a push risks, in two or three words."""
    if chances.protected:
        return text("risk-protected")
    return text("risk-bust", chance=percent(chances.bust)) if chances.at_risk else text("risk-none")


def odds_words(race: Race, chances: Chances, protection: Sequence[Protection]) -> list[str]:
    """The odds of the next push: what it risks, what could still save it, and what it may bring."""
    lines = [text("odds-push", risk=risk_words(chances), dice=chances.dice)]
    for one in protection:
        lines.append(text(f"odds-{one.how}", dice=faces_words(one.many, one.die), card=card_of(race, one.kind)))
    parts = [text("odds-coin", chance=percent(chances.coin), count=float(chances.coins))] if chances.coin else []
    if chances.foot:
        parts.append(text("odds-foot", chance=percent(chances.foot), count=float(chances.feet)))
    if chances.credit:
        parts.append(text("odds-credit", chance=percent(chances.credit)))
    for kind, chance in chances.cards.items():
        parts.append(text("odds-card", card=card_of(race, kind), chance=percent(chance)))
    lines.append(text("odds-brings", hits=float(chances.hits), parts=text("odds-between").join(parts)))
    return lines


# Events


class Told(NamedTuple):
    """An event as it is told: its sentence, and the rule or card behind it in words."""

    event: Event
    sentence: str
    rule: str


def told(race: Race, events: Iterable[Event], names: Sequence[str]) -> list[Told]:
    """Events as sentences, draws and steps of one seat in a row as one."""
    return [Told(event, event_words(race, event, names), _cause(event)) for event in condensed(events)]


def _cause(event: Event) -> str:
    """The rule or card behind an event, unless its sentence names it."""
    return "" if event.fields.get("card") == event.rule else rule_words(event.rule)


def event_words(race: Race, event: Event, names: Sequence[str]) -> str:
    """One sentence for one event."""
    fields: dict[str, Any] = dict(event.fields)
    who = names[event.seat] if event.seat >= 0 else text("the-table")
    key, more = _TELL.get(event.kind, _as_it_is)(race, event, fields, names)
    return text(f"event-{key}", **{**fields, "name": who, **more})


def _as_it_is(race: Race, event: Event, fields: dict[str, Any], names: Sequence[str]) -> tuple[str, dict[str, object]]:
    return event.kind, {}


def _die(race: Race, event: Event, fields: dict[str, Any], names: Sequence[str]) -> tuple[str, dict[str, object]]:
    name = str(fields["die"])
    return event.kind, {"die": die_words(name) if name in KINDS else face_words(name)}


def _gave(race: Race, event: Event, fields: dict[str, Any], names: Sequence[str]) -> tuple[str, dict[str, object]]:
    return "gave", {"die": die_words(str(fields["die"])), "other": names[fields["to"]]}


def _rolled(race: Race, event: Event, fields: dict[str, Any], names: Sequence[str]) -> tuple[str, dict[str, object]]:
    hits = Counter(face for face in fields["faces"] if not face.endswith(" miss"))
    words = ", ".join(faces_words(count, face) for face, count in hits.items())
    return "rolled" if hits else "rolled-none", {"count": len(fields["faces"]), "hits": words}


def _push(race: Race, event: Event, fields: dict[str, Any], names: Sequence[str]) -> tuple[str, dict[str, object]]:
    return "push-risk" if fields["risk"] else "push", {}


def _drew(race: Race, event: Event, fields: dict[str, Any], names: Sequence[str]) -> tuple[str, dict[str, object]]:
    dice = fields.get("dice") or {fields["die"]: fields["count"]}
    return "drew", {"dice": ", ".join(dice_words(count, die) for die, count in dice.items())}


def _fan(race: Race, event: Event, fields: dict[str, Any], names: Sequence[str]) -> tuple[str, dict[str, object]]:
    gains = [text(f"gain-{what}", count=fields[what]) for what in ("credits", "tokens") if fields[what]]
    return ("fan", {"gains": ", ".join(gains)}) if gains else ("fan-alone", {})


def _place(race: Race, event: Event, fields: dict[str, Any], names: Sequence[str]) -> tuple[str, dict[str, object]]:
    space = fields["to"] if event.kind == "stepped" else fields["at"]
    return event.kind, {"place": place_words(race.game.track, space), "steps": fields.get("steps", 1)}


def _card(race: Race, event: Event, fields: dict[str, Any], names: Sequence[str]) -> tuple[str, dict[str, object]]:
    return event.kind, {"card": card_words(str(fields.get("card", event.rule)))}


def _each(race: Race, event: Event, fields: dict[str, Any], names: Sequence[str]) -> tuple[str, dict[str, object]]:
    what = "limits" if event.kind == "round" else "counts"
    words = ", ".join(f"{name} ({value})" for name, value in zip(names, fields[what], strict=True))
    return event.kind, {what: words}


def _paid(race: Race, event: Event, fields: dict[str, Any], names: Sequence[str]) -> tuple[str, dict[str, object]]:
    return "shortcut", {"price": fields["coins"] or fields["feet"], "unit": _unit(fields["coins"])}


def _over(race: Race, event: Event, fields: dict[str, Any], names: Sequence[str]) -> tuple[str, dict[str, object]]:
    return "over", {"places": "", "unfinished": ""}


_TELL: Final = {
    **dict.fromkeys(("bought", "gained", "lost", "discarded", "moved_in", "set", "returned", "face"), _die),
    **dict.fromkeys(("stepped", "pointed"), _place), **dict.fromkeys(("used", "next_draw"), _card),
    **dict.fromkeys(("round", "swords"), _each), "gave": _gave, "rolled": _rolled, "push": _push, "drew": _drew,
    "fan": _fan, "shortcut": _paid, "over": _over,
}  # fmt: skip
"""How the fields of an event become words, where they are not words or numbers already."""


def condensed(events: Iterable[Event]) -> list[Event]:
    """Draws and steps of one seat in a row as one event."""
    lines: list[Event] = []
    for event in events:
        fields: Any = event.fields
        last = lines[-1] if lines else None
        same: Any = last.fields if last and last[:3] == event[:3] else None
        if event.kind == "drew" and "die" in fields:
            dice = dict(same["dice"]) if same else {}
            dice[fields["die"]] = dice.get(fields["die"], 0) + fields["count"]
            _put(lines, event._replace(fields={"dice": dice}), same)
        elif event.kind == "stepped" and "steps" not in fields:
            _put(lines, event._replace(fields={**fields, "steps": same["steps"] + 1 if same else 1}), same)
        else:
            lines.append(event)
    return lines


def _put(lines: list[Event], event: Event, instead: object) -> None:
    if instead:
        lines[-1] = event
    else:
        lines.append(event)
