"""Scenarios: worked examples written as text, in the words of the rulebook, that run as tests.

A scenario says where everybody stands (`given`), what the dice show (`rolls`), what a player does, and what must be
true after it (`then`). Each line is read into a small value with named parts, so that a rules page can show it in any
language. Here they are read and run; the examples themselves are the text files in `scenarios`.

    scenario: The title, a sentence                      begins a scenario
    proves: dugout.1, C-4.7                              clauses of cards, and numbered rules
    set: race_1    cards: NAME, NAME    track: NAME    laps: 2    seats: 3    order: strict    round: 5
    switch: mr_soldier.loses_die                         a printed line that is off by default
    first player: Blue                                   else whoever holds the die; else the last seat
    moment: push or pass                                 where Red stands; the others wait for him
    moment Blue: push or pass    moment all: move        where another, or everybody, stands
    given Red: draw 3 light, 1 orange; roll none; active light coin; used brown coin3; discard 1 red
    given Red: credits 2; coins 1; feet 3; fans 4; tokens 1; at risk; bought white; on row 3 square 5; began on start
    given trays: 1 red, 0 blue with Blue                 short trays: the other dice lie in Blue's discard zone
    Red: push                                            what a player does, see VERBS
    rolls: light coin, rest miss                         the roll of who acted last; `rolls Blue:` names another
    then Red: active light coin; roll 2 light            a zone that is named must match exactly
    then Red may: push, pass                             all of these are legal; `may only` says that nothing else is
    then Red may not: buy white - money_short C-7.1      not legal, for that reason or by that rule
    then events: bust C-3.7, fan Red                     happened since the last such line, in this order
    then no events: bust                                 has not happened since then
    then trays: 9 red                                    also: turn, phase, round, first player, places

Moments are: start, draw, push or pass, bust, abilities, after swords, move, after the move, buy, waiting. The first two
are of everybody. A seat whose zones are not named has its starting dice; trays hold what is left; a first-player die
that is not named lies in the roll zone, or if that is named in the discard zone. Whatever leaves no choice happens by
itself: a move without feet and money is over without a 'done'.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

from kubok.cubitos.actions import DIRECTIONS
from kubok.cubitos.data import CARDS
from kubok.cubitos.pieces import (
    AFTER_SWORDS,
    BEFORE_SWORDS,
    CODE_NAMES,
    COLOURS,
    KINDS,
    MOVE_PHASE,
    PHASES,
    ROLL_PHASE,
)
from kubok.kernel import for_authors

FOLDER: Final = Path(__file__).with_name("scenarios")
SEAT_NAMES: Final = ("Red", "Blue", "Green", "Yellow")
ROUND: Final = 3
"""The round a scenario is in if it does not say: late enough for anything to have happened before."""


# What a scenario is made of


@dataclass(frozen=True)
class Dice:
    """Some dice of a kind; in the active zone and in rolls with the face they show."""

    count: int
    kind: str
    face: str = ""

    @property
    def name(self) -> str:
        return f"{self.kind} {self.face}" if self.face else self.kind


@dataclass(frozen=True)
class Given:
    """What lies with a seat: dice by zone, numbers by name, where the runner stands and where it began the round."""

    zones: Mapping[str, tuple[Dice, ...]] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    place: str = ""
    began: str = ""
    bought: tuple[str, ...] = ()


@dataclass(frozen=True)
class ShortTrays:
    """Trays that hold fewer dice than are left: the others lie in the discard zone of a seat."""

    dice: tuple[Dice, ...]
    seat: int


@dataclass(frozen=True)
class Deed:
    """One thing a player does: a verb of VERBS, and of whichever parts it has."""

    verb: str
    count: int = 1
    kind: str = ""
    face: str = ""
    zone: str = ""
    place: str = ""
    number: int = 0
    text: str = ""


@dataclass(frozen=True)
class Refused:
    """A deed that is not legal, with the reason's code and the rule, where they are named."""

    deed: Deed
    code: str = ""
    rule: str = ""


@dataclass(frozen=True)
class Happened:
    """An event: its kind, whose it is and what caused it, where they are named."""

    kind: str
    seat: int | None = None
    rule: str = ""


@dataclass(frozen=True)
class Does:
    line: int
    seat: int
    deeds: tuple[Deed, ...]


@dataclass(frozen=True)
class Rolls:
    """What the dice in hand show; `rest`: all that are not named miss. Without a seat: of who acted last."""

    line: int
    seat: int | None
    dice: tuple[Dice, ...]
    rest: bool = False


@dataclass(frozen=True)
class ThenSeat:
    line: int
    seat: int
    given: Given


@dataclass(frozen=True)
class ThenMay:
    line: int
    seat: int
    deeds: tuple[Deed, ...]
    only: bool = False


@dataclass(frozen=True)
class ThenMayNot:
    line: int
    seat: int
    refused: tuple[Refused, ...]


@dataclass(frozen=True)
class ThenEvents:
    line: int
    events: tuple[Happened, ...]
    happened: bool = True


@dataclass(frozen=True)
class ThenTable:
    """Something of the table: `turn` and `first player` (seats), `phase`, `round`, `trays` (dice), `places`."""

    line: int
    what: str
    words: str = ""
    dice: tuple[Dice, ...] = ()
    seats: tuple[int, ...] = ()


Step: TypeAlias = Does | Rolls | ThenSeat | ThenMay | ThenMayNot | ThenEvents | ThenTable


@dataclass(frozen=True)
class Scenario:
    """One worked example. `proves` holds clauses of cards ("dugout.1") and numbered rules ("C-4.7")."""

    file: str
    line: int
    title: str
    proves: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    moments: Mapping[int, str] = field(default_factory=dict)
    given: Mapping[int, Given] = field(default_factory=dict)
    short: ShortTrays | None = None
    steps: tuple[Step, ...] = ()

    @property
    def seats(self) -> int:
        return int(self.options.get("seats", "2"))


MOMENTS: Final[Mapping[str, tuple[int, str]]] = {
    "push or pass": (ROLL_PHASE, "choosing"),
    "bust": (ROLL_PHASE, "busted"),
    "abilities": (BEFORE_SWORDS, "abilities"),
    "after swords": (AFTER_SWORDS, "abilities"),
    "move": (MOVE_PHASE, "moving"),
    "after the move": (MOVE_PHASE, "after_move"),
    "buy": (MOVE_PHASE, "buying"),
}
"""Where a seat may stand: the phase, and the frame it is in."""

START, DRAW, WAITING = "start", "draw", "waiting"
OPTIONS: Final = ("set", "cards", "track", "laps", "seats", "order", "round", "switch", "first player")
NUMBERS: Final = (
    *("credits", "coins", "feet", "water feet", "tokens", "fans", "laps", "limit"),
    *("lost", "earned", "owed", "next draw"),
)
ZONES: Final = ("draw", "roll", "discard", "active", "used")

# Reading

_PLACE: Final = (
    r"(?:track [12] )?row (?P<row>\d+) square (?P<square>\d+)|finish of track 1|start of track 2|start|finish"
)
_KIND: Final = "|".join(sorted(KINDS, key=len, reverse=True))
_COUNT: Final = r"(?:(?P<count>\d+) )?"
_WAYS: Final = "|".join(DIRECTIONS)
VERBS: Final[tuple[tuple[str, str], ...]] = (
    ("push", "push"),
    ("pass", "pass"),
    ("done", "done"),
    ("call order", "call_order"),
    ("take it", "yes"),
    ("leave it", "no"),
    ("stay", "no"),
    ("wait", "wait"),
    ("buy a foot", "buy_foot"),
    ("take the shortcut", "shortcut"),
    ("use the jetpack", "jetpack"),
    ("take the credits", "take_credits"),
    ("take the fan", "take_fan"),
    ("take the coins", "take_coins"),
    ("take the feet", "take_feet"),
    ("spend water feet first", "water_feet_first"),
    (f"draw {_COUNT}(?P<kind>{_KIND})", "draw"),
    (f"borrow (?P<kind>{_KIND}) (?P<face>[a-z0-9]+)", "borrow"),
    (f"(?:lose|take|give) {_COUNT}(?P<kind>{_KIND}) from (?P<zone>draw|roll|discard)", "zone"),
    (f"(?:use|move in|set|lose|take|give) (?P<kind>{_KIND}) (?P<face>[a-z0-9]+)", "active"),
    (f"discard {_COUNT}(?P<kind>{_KIND})", "roll"),
    (f"(?:buy|gain) (?P<kind>{_KIND})", "tray"),
    (f"step (?P<zone>{_WAYS})", "step"),
    (f"step to (?P<place>{_PLACE})", "step_to"),
    (f"point at (?P<place>{_PLACE})", "point"),
    (r"choose the player (?P<number>[1-3]) to the left", "player"),
)
"""What a player can be said to do: the words, and the name of the action or how it is found."""

_VERBS: Final = tuple((re.compile(words), verb) for words, verb in VERBS)


class _Reader:
    def __init__(self, text: str, name: str) -> None:
        self.file, self.line, self.text = name, 0, text
        self.found: list[Scenario] = []
        self.now: dict[str, Any] | None = None

    def fail(self, wrong: str, fix: str) -> NoReturn:
        raise for_authors(f"{self.file}, line {self.line}: {wrong}; {fix}")

    def read(self) -> list[Scenario]:
        for number, raw in enumerate(self.text.splitlines(), start=1):
            self.line = number
            line = " ".join(raw.split())
            if not line or line.startswith("#"):
                continue
            head, colon, rest = (part.strip() for part in line.partition(":"))
            if not colon or not (rest or head.startswith("then")):
                self.fail(f"{line!r} is no 'what: words'", "write for instance 'Red: push'")
            if head == "scenario":
                self.close()
                self.now = self.begun(rest)
            elif self.now is None:
                self.fail(f"{head!r} stands before the first scenario", "begin with 'scenario: ' and a title")
            else:
                self.one(head, rest, self.now)
        self.close()
        return self.found

    def begun(self, title: str) -> dict[str, Any]:
        now: dict[str, Any] = {"file": self.file, "line": self.line, "title": title, "steps": [], "given": {}}
        return now | {"options": {}, "moments": {}, "proves": (), "short": None}

    def position(self, lines: Iterable[tuple[str, str]]) -> Scenario:
        """A scenario that sets up a position and goes no further."""
        now = self.begun("")
        for self.line, (head, rest) in enumerate(lines, start=1):
            self.one(head, rest, now)
        return self.made(now)

    def close(self) -> None:
        if self.now is None:
            return
        scenario = self.made(self.now)
        if not scenario.proves:
            self.fail(f"the scenario {scenario.title!r} proves nothing", "add a line 'proves: C-3.4'")
        if not any(not isinstance(step, Does | Rolls) for step in scenario.steps):
            self.fail(f"the scenario {scenario.title!r} checks nothing", "add a line that begins with 'then'")
        self.found.append(scenario)

    def made(self, now: dict[str, Any]) -> Scenario:
        return Scenario(**{**now, "steps": tuple(now["steps"])})

    def one(self, head: str, rest: str, now: dict[str, Any]) -> None:
        words = head.split()
        if head == "proves":
            now["proves"] = self.names(rest)
        elif head in OPTIONS:
            self.option(head, rest, now)
        elif words[0] == "moment" and len(words) <= 2:
            self.moment(words[1] if len(words) == 2 else "", rest, now)
        elif head == "given trays":
            found = re.fullmatch(r"(.+) with ([A-Z]\w+)", rest)
            if not found:
                self.fail(f"{rest!r} does not say who has the others", "write '1 red, 0 blue with Blue'")
            now["short"] = ShortTrays(self.dice(found[1], "tray"), self.seat(found[2]))
        elif words[0] == "given" and len(words) == 2:
            seat = self.seat(words[1])
            now["given"][seat] = self.given(rest, now["given"].get(seat, Given()))
        elif words[0] in ("rolls", "then"):
            now["steps"].append(self.rolls(words, rest) if words[0] == "rolls" else self.then(words[1:], rest))
        elif len(words) == 1 and words[0] in SEAT_NAMES:
            now["steps"].append(Does(self.line, self.seat(head), self.deeds(rest)))
        else:
            self.fail(f"{head!r} is no word of scenarios", "use one of those in kubok.cubitos.scenario")

    def names(self, rest: str) -> tuple[str, ...]:
        found = tuple(part.strip() for part in rest.split(","))
        for name in found:
            if not re.fullmatch(r"C-\d+\.\d+|[a-z0-9_]+\.\d+", name):
                self.fail(f"{name!r} is neither a rule nor a clause", "write 'C-3.4' or 'dugout.1'")
        return found

    def option(self, head: str, rest: str, now: dict[str, Any]) -> None:
        if head in ("laps", "seats", "round"):
            self.number(rest, head)
        if head == "seats" and rest not in ("2", "3", "4"):
            self.fail(f"there are no {rest} seats", "write 2, 3 or 4")
        if head == "order" and rest not in ("strict", "simultaneous"):
            self.fail(f"there is no order {rest!r}", "write strict or simultaneous")
        if head == "first player":
            self.seat(rest)
        now["options"][head] = rest

    def moment(self, who: str, rest: str, now: dict[str, Any]) -> None:
        if rest not in (*MOMENTS, START, DRAW, WAITING):
            known = ", ".join((START, DRAW, *MOMENTS, WAITING))
            self.fail(f"there is no moment {rest!r}", f"write one of {known}")
        everybody = who == "all" or rest in (START, DRAW)
        for seat in range(len(SEAT_NAMES)) if everybody else (self.seat(who) if who else 0,):
            now["moments"][seat] = rest

    def number(self, text: str, what: str) -> int:
        if not re.fullmatch(r"\d{1,4}", text):
            self.fail(f"{text!r} is no number for {what}", f"write for instance '{what} 3'")
        return int(text)

    def seat(self, name: str) -> int:
        if name not in SEAT_NAMES:
            self.fail(f"{name!r} is no player", f"the players are {', '.join(SEAT_NAMES)}")
        return SEAT_NAMES.index(name)

    def dice(self, text: str, zone: str) -> tuple[Dice, ...]:
        """Dice of a zone or tray ("2 light, 1 red"), or with faces of the active zone or a roll ("2 light coin")."""
        if text == "none":
            return ()
        found = []
        for part in text.split(","):
            match = re.fullmatch(rf"{_COUNT}(?P<kind>{_KIND})(?: (?P<face>[a-z0-9]+))?", part.strip())
            with_face = zone in ("active", "used", "rolls")
            if not match or bool(match["face"]) != with_face:
                form = "2 light coin, red power" if with_face else "2 light, 1 red"
                self.fail(f"{part.strip()!r} are no dice of {zone}", f"write for instance '{form}', or none")
            self.check_face(match["kind"], match["face"])
            found.append(Dice(int(match["count"] or 1), match["kind"], match["face"] or ""))
        return tuple(found)

    def check_face(self, kind: str, face: str | None) -> None:
        if face and f"{kind} {face}" not in CODE_NAMES:
            faces = [name.removeprefix(f"{kind} ") for name in CODE_NAMES if name.startswith(f"{kind} ")]
            self.fail(f"a {kind} die has no face {face!r}", f"it has {', '.join(name for name in faces if name)}")

    def given(self, rest: str, before: Given) -> Given:
        zones, numbers = dict(before.zones), dict(before.numbers)
        place, began, bought = before.place, before.began, before.bought
        for part in (part.strip() for part in rest.split(";")):
            head, _, tail = part.partition(" ")
            if head in ZONES:
                zones[head] = self.dice(tail, head)
            elif part == "at risk":
                numbers["risk"] = 1
            elif head == "on":
                place = self.place(tail)
            elif part.startswith("began on "):
                began = self.place(part.removeprefix("began on "))
            elif head == "bought":
                bought = tuple(name.strip() for name in tail.split(","))
                if not set(bought) <= set(COLOURS):
                    self.fail(f"{tail!r} are no colours", f"the colours are {', '.join(COLOURS)}")
            else:
                name, _, count = part.rpartition(" ")
                if name not in NUMBERS:
                    known = ", ".join((*ZONES, *NUMBERS, "on", "began on", "bought", "at risk"))
                    self.fail(f"{part!r} is nothing that lies with a seat", f"begin with one of {known}")
                numbers[name.replace(" ", "_")] = self.number(count, name)
        return Given(zones, numbers, place, began, bought)

    def place(self, text: str) -> str:
        if not re.fullmatch(_PLACE, text):
            self.fail(f"{text!r} is no space", "write 'row 3 square 5', 'start' or 'finish'")
        return text

    def deeds(self, rest: str) -> tuple[Deed, ...]:
        return tuple(self.deed(part.strip()) for part in rest.split(","))

    def deed(self, text: str) -> Deed:
        for words, verb in _VERBS:
            found = words.fullmatch(text)
            if found:
                parts = {name: value for name, value in found.groupdict().items() if value is not None}
                self.check_face(parts.get("kind", ""), parts.get("face"))
                named = {name: parts[name] for name in ("kind", "face", "zone", "place") if name in parts}
                count, number = int(parts.get("count", 1)), int(parts.get("number", 0))
                return Deed(verb, count, number=number, text=text, **named)
        first = text.split()[0] if text else ""
        like = [words for words, _ in VERBS if first and words.startswith(first)]
        plain = [re.sub(r"\(\?P<(\w+)>.*?\)+", r"\1", words) for words in like or [words for words, _ in VERBS]]
        return self.fail(f"{text!r} is nothing a player does", f"write for instance: {', '.join(plain)}")

    def rolls(self, words: list[str], rest: str) -> Rolls:
        seat = self.seat(words[1]) if len(words) == 2 else None
        if len(words) > 2:
            self.fail(f"{' '.join(words)!r} names too much", "write 'rolls:' or 'rolls Blue:'")
        named, sep, last = rest.rpartition(",")
        if last.strip() in ("rest miss", "all miss"):
            return Rolls(self.line, seat, self.dice(named, "rolls") if sep else (), rest=True)
        return Rolls(self.line, seat, self.dice(rest, "rolls"))

    def then(self, words: list[str], rest: str) -> Step:
        what = " ".join(words)
        if words and words[0] in SEAT_NAMES:
            seat, does = self.seat(words[0]), words[1:]
            if not does:
                return ThenSeat(self.line, seat, self.given(rest, Given()))
            if does in (["may"], ["may", "only"]):
                return ThenMay(self.line, seat, self.deeds(rest), only=len(does) == 2)
            if does == ["may", "not"]:
                return ThenMayNot(self.line, seat, tuple(self.refused(part) for part in rest.split(",")))
        if what in ("events", "no events"):
            events = tuple(self.event(part.strip()) for part in rest.split(","))
            return ThenEvents(self.line, events, what == "events")
        if what == "trays":
            return ThenTable(self.line, what, dice=self.dice(rest, "tray"))
        if what in ("turn", "first player"):
            names = () if rest == "nobody" else tuple(self.seat(name.strip()) for name in rest.split(","))
            return ThenTable(self.line, what, rest, seats=names)
        if what == "phase" and rest not in PHASES:
            self.fail(f"there is no phase {rest!r}", f"write one of {', '.join(PHASES)}")
        if what in ("phase", "round", "places"):
            return ThenTable(self.line, what, rest)
        return self.fail(f"'then {what}' is nothing that can be checked", "use one of those in kubok.cubitos.scenario")

    def refused(self, text: str) -> Refused:
        words, _, why = (part.strip() for part in text.partition(" - "))
        names = why.split()
        if not names or len(names) > 2:
            self.fail(f"{text.strip()!r} does not say why not", "write 'buy white - money_short C-7.1'")
        rule = next((name for name in names if name.startswith("C-") or name in CARDS), "")
        code = next((name for name in names if name != rule), "")
        return Refused(self.deed(words), code, rule)

    def event(self, text: str) -> Happened:
        kind, *more = text.split()
        seat = next((SEAT_NAMES.index(name) for name in more if name in SEAT_NAMES), None)
        rule = next((name for name in more if name not in SEAT_NAMES), "")
        return Happened(kind, seat, rule)


def parse(text: str, name: str = "scenario") -> list[Scenario]:
    """All scenarios of a text; BadData with file, line and remedy for words that are none.

    >>> [one] = parse(EXAMPLE, "example")
    >>> one.title, one.proves
    ('Two misses stay', ('C-3.5',))
    """
    return _Reader(text, name).read()


def parse_position(lines: Iterable[tuple[str, str]]) -> Scenario:
    """A position alone, from lines as a scenario has them: what, and the words."""
    return _Reader("", "a position").position(lines)


EXAMPLE: Final = """
scenario: Two misses stay
proves: C-3.5
moment: push or pass
given Red: roll 2 light, 1 dark
Red: push
rolls: dark foot, 2 light miss
then Red: active dark foot; roll 2 light
"""


def all_scenarios() -> list[Scenario]:
    """All scenarios of the package, file by file."""
    return [one for path in sorted(FOLDER.glob("*.txt")) for one in parse(path.read_text("utf-8"), path.name)]
