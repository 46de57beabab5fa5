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

import copy
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NoReturn, TypeAlias

from kubok.cubitos.actions import DIRECTIONS, STEP, TABLE
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.game import Cubitos
from kubok.cubitos.pieces import (
    AFTER_SWORDS,
    BEFORE_SWORDS,
    CODE_NAMES,
    COLOURS,
    HAND_LIMIT,
    KINDS,
    LEADER,
    MOVE_PHASE,
    PHASE,
    PHASES,
    ROLL_PHASE,
    STARTING_DICE,
    SUPPLY,
    TRAY_KINDS,
)
from kubok.cubitos.race import Race
from kubok.kernel import JSON, BadData, Event, IllegalAction

FOLDER: Final = Path(__file__).with_name("scenarios")
SEAT_NAMES: Final = ("Red", "Blue", "Green", "Yellow")
ROUND: Final = 3
"""The round a scenario is in if it does not say: late enough for anything to have happened before."""


class Wrong(AssertionError):  # noqa: N818 - a scenario is wrong; the program has not failed
    """A scenario did not come out as it says: file, line and what differed."""


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
        raise BadData(f"{self.file}, line {self.line}: {wrong}; {fix}")

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
                self.now = {"file": self.file, "line": self.line, "title": rest, "steps": [], "given": {}}
                self.now |= {"options": {}, "moments": {}, "proves": (), "short": None}
            elif self.now is None:
                self.fail(f"{head!r} stands before the first scenario", "begin with 'scenario: ' and a title")
            else:
                self.one(head, rest, self.now)
        self.close()
        return self.found

    def close(self) -> None:
        if self.now is None:
            return
        scenario = Scenario(**{**self.now, "steps": tuple(self.now["steps"])})
        if not scenario.proves:
            self.fail(f"the scenario {scenario.title!r} proves nothing", "add a line 'proves: C-3.4'")
        if not any(not isinstance(step, Does | Rolls) for step in scenario.steps):
            self.fail(f"the scenario {scenario.title!r} checks nothing", "add a line that begins with 'then'")
        self.found.append(scenario)

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
        rule = next((name for name in names if name.startswith("C-") or name in _box().cards), "")
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
    >>> run(one)
    """
    return _Reader(text, name).read()


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


# Setting up


@lru_cache(maxsize=1)
def _box() -> Box:
    return Box.open()


@lru_cache(maxsize=64)
def _game(seats: int, options: tuple[tuple[str, str], ...]) -> Cubitos:
    chosen = dict(options)
    box, name = _box(), chosen.get("set", "race_1")
    cards = None
    if "cards" in chosen and name in box.sets:
        new = {box.cards[card]["colour"]: card for card in _listed(chosen["cards"]) if card in box.cards}
        if len(new) != len(_listed(chosen["cards"])):
            raise BadData(f"cards: {chosen['cards']}: not all of these are cards, one of a colour")
        old: Any = box.sets[name]["cards"]
        cards = [new.get(box.cards[card]["colour"], card) for card in old]
    data: Any = resolve(
        box,
        name,
        cards=cards,
        tracks=_listed(chosen["track"]) if "track" in chosen else None,
        laps=int(chosen["laps"]) if "laps" in chosen else None,
    )
    for switch in _listed(chosen.get("switch", "")):
        card, _, which = switch.partition(".")
        data = copy.deepcopy(data)
        found = [one for one in data["cards"] if one["name"] == card and which in one["switches"]]
        if not found:
            raise BadData(f"switch: no card of this set has {switch}")
        found[0]["switches"][which] = True
    return Cubitos(seats, data=data, order=chosen.get("order", "simultaneous"))


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


class _Run:
    """A scenario under way: the state, what has happened, and where in the file we are."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario, self.line = scenario, scenario.line
        self.events: list[Event] = []
        self.acted = 0
        game_options = {k: v for k, v in scenario.options.items() if k not in ("seats", "round", "first player")}
        try:
            self.game = _game(scenario.seats, tuple(sorted(game_options.items())))
            self.state = self.set_up()
        except BadData as error:
            raise BadData(f"{self.where}: {error}") from None
        self.round = self.state.clock()[0]

    @property
    def where(self) -> str:
        return f"{self.scenario.file}, line {self.line}"

    def wrong(self, text: str) -> NoReturn:
        raise Wrong(f"{self.where}: {text}")

    # Set-up

    def set_up(self) -> Race:
        scenario = self.scenario
        moment = scenario.moments.get(0, "push or pass")
        extra = [SEAT_NAMES[seat] for seat in scenario.given if seat >= scenario.seats]
        if extra:
            raise BadData(f"{extra[0]} does not play; write 'seats: {len(SEAT_NAMES)}' or fewer")
        if moment == START:
            state = self.game.start()
            self.state = state
            first = SEAT_NAMES.index(scenario.options.get("first player", "Red"))
            self.events += state.resolve(state.chance()[0], (first,))
            return state
        data = self.position(moment == DRAW)
        state = self.game.load(data)
        if moment == DRAW:  # the last thing of the round before: the rules themselves begin the round
            before = state.clock()[0]
            while state.clock()[0] == before:
                self.events += state.apply(state.owed()[0], TABLE.parse("done"))
        self.settle(state)
        return state

    def settle(self, state: Race) -> None:
        """What leaves no choice happens by itself."""
        while True:
            forced = [seat for seat in state.owed() if len(state.legal(seat)) == 1]
            if not forced:
                return
            self.events += state.apply(forced[0], state.legal(forced[0])[0])

    def position(self, drawing: bool) -> JSON:
        scenario = self.scenario
        count = scenario.seats
        first = self.first_player()
        holder = (first - 1) % count if drawing else first
        phase = MOVE_PHASE
        seats: list[dict[str, Any]] = []
        for seat in range(count):
            moment = scenario.moments.get(seat, WAITING if seat else "push or pass")
            if not drawing and moment != WAITING:
                phase = MOMENTS[moment][0]
            seats.append(self.seat(seat, "buying" if drawing else MOMENTS.get(moment, (0, "idle"))[1]))
        self.place_first_die(seats, holder, drawing)
        trays = {KINDS[kind]: SUPPLY[kind] for kind in range(TRAY_KINDS)}
        for one in seats:
            for zone in ("draw", "roll", "discard", "active", "used"):
                for name, number in one.get(zone, {}).items():
                    kind = name if zone in ("draw", "roll", "discard") else name.rsplit(" ", 1)[0]
                    if kind in trays:
                        trays[kind] -= number
        self.shorten(trays, seats)
        for kind, number in trays.items():
            if number < 0:
                raise BadData(f"more {kind} dice are given than there are; take {-number} away")
        table = {"round": int(scenario.options.get("round", ROUND)) - drawing, "phase": phase, "first_player": holder}
        return {
            "table": {name: value for name, value in table.items() if value},
            "trays": {kind: number for kind, number in trays.items() if number},
            "seats": [*seats],
        }

    def shorten(self, trays: dict[str, int], seats: list[dict[str, Any]]) -> None:
        short = self.scenario.short
        for dice in short.dice if short else ():
            assert short is not None
            rest = trays[dice.kind] - dice.count
            if rest < 0:
                raise BadData(f"only {trays[dice.kind]} {dice.kind} dice are left for the tray")
            if rest:
                zone = seats[short.seat].setdefault("discard", {})
                zone[dice.kind] = zone.get(dice.kind, 0) + rest
            trays[dice.kind] = dice.count

    def first_player(self) -> int:
        named = self.scenario.options.get("first player")
        if named is not None:
            return SEAT_NAMES.index(named)
        holders = [seat for seat in self.scenario.given if self.has_first_die(seat)]
        return holders[0] if holders else self.scenario.seats - 1

    def has_first_die(self, seat: int) -> bool:
        given = self.scenario.given.get(seat, Given())
        return any(dice.kind == "first" for zone in given.zones.values() for dice in zone)

    def place_first_die(self, seats: list[dict[str, Any]], holder: int, drawing: bool) -> None:
        if self.has_first_die(holder):
            return
        named = self.scenario.given.get(holder, Given()).zones
        zone = "discard" if "roll" in named and not drawing else "roll"
        if zone in named and zone == "discard":
            raise BadData(f"say where {SEAT_NAMES[holder]}'s first-player die lies, for instance 'roll 1 first'")
        seats[holder].setdefault(zone, {})["first"] = 1

    def seat(self, seat: int, frame: str) -> dict[str, Any]:
        given = self.scenario.given.get(seat, Given())
        zones = given.zones or {"draw": tuple(Dice(count, KINDS[kind]) for kind, count in STARTING_DICE.items())}
        data: dict[str, Any] = {name: count for name, count in given.numbers.items() if count}
        data.setdefault("limit", HAND_LIMIT + given.numbers.get("tokens", 0))
        for name, dice in zones.items():
            counts = _counted(dice)
            if counts:
                data[name] = counts
        data["space"] = self.space(given.place or "start")
        data["origin"] = self.space(given.began) if given.began else data["space"]
        data["bought"] = sum(1 << COLOURS.index(colour) for colour in given.bought)
        for name in ("space", "origin", "bought"):
            if not data[name]:
                del data[name]
        data["frames"] = [[frame, 0, 0]]
        return data

    def space(self, place: str) -> int:
        if place in ("start", "finish"):
            return 0
        name = re.sub(r"(?<=\d) (row|square)", r", \1", place)
        if name not in self.game.track.labels:
            raise BadData(f"the track {self.game.track.key} has no space {place}, or it is a wall or the start")
        return self.game.track.labels.index(name)

    # Playing

    def play(self) -> None:
        for step in self.scenario.steps:
            self.line = step.line
            _STEPS[type(step)](self, step)
        self.line = self.scenario.line
        seats = {step.seat for step in self.scenario.steps if isinstance(step, Does)}
        pending = [draw for draw in self.state.chance() if draw.round == self.round]  # a next round is another story
        waiting = [SEAT_NAMES[draw.seat] for draw in pending if draw.seat in seats]
        if waiting:
            raise BadData(f"{self.where}: {waiting[0]}'s dice are still to be rolled; add a line 'rolls:' at the end")

    def does(self, step: Does) -> None:
        self.check_seat(step.seat)
        self.acted = step.seat
        for deed in step.deeds:
            for _ in range(deed.count):
                if deed.verb == "point":
                    self.point(step.seat, deed)
                else:
                    self.act(step.seat, self.action(step.seat, deed), deed.text)

    def act(self, seat: int, action: int, text: str) -> None:
        if self.state.chance() and any(draw.seat == seat for draw in self.state.chance()):
            raise BadData(f"{self.where}: {SEAT_NAMES[seat]}'s dice are still to be rolled; add a line 'rolls:' before")
        try:
            self.events += self.state.apply(seat, action)
        except IllegalAction as error:
            legal = ", ".join(str(TABLE[one]) for one in self.state.legal(seat)) or "nothing"
            self.wrong(f"{SEAT_NAMES[seat]} may not {text}: {error.reason.code}, {error}; legal: {legal}")
        self.settle(self.state)

    def point(self, seat: int, deed: Deed) -> None:
        """Bob points step by step: find the way, one space or two."""
        track, target = self.game.track, self.space(deed.place)
        while (frame := self.frame(seat))[0] == "pointing":
            if frame[1] == target:
                self.act(seat, TABLE.parse("yes"), deed.text)
                return
            ways = {STEP + way: space for way, space in track.near[frame[1]]}
            reach = {way for way, space in ways.items() if space == target} or {
                way for way, space in ways.items() if any(near == target for _, near in track.near[space])
            }
            legal = sorted(reach & set(self.state.legal(seat)))
            if not legal:
                self.wrong(f"{SEAT_NAMES[seat]} cannot {deed.text} from {track.name(frame[1])}")
            self.act(seat, legal[0], deed.text)

    def frame(self, seat: int) -> list[Any]:
        data: Any = self.state.to_data()
        top: list[Any] = data["seats"][seat]["frames"][-1]
        return top

    def action(self, seat: int, deed: Deed) -> int:
        """The id of what a deed means here."""
        if deed.verb == "step_to":
            frame = self.frame(seat)
            pointing = frame[0] == "pointing"
            at = frame[1] if pointing else self.state.seats[seat].space
            ways = dict(self.game.track.near[at] if pointing else self.game.track.moves[at])
            target = self.space(deed.place)
            found = [STEP + way for way, space in ways.items() if space == target]
            # Where no step leads: the direction in which the space lies, so that the rules can say why not.
            found += [STEP + way for way, space in self.game.track.near[at] if space == target and at]
            if not found:
                raise BadData(f"{self.where}: {deed.place} is no neighbour of {self.game.track.name(at)}")
            return found[0]
        if deed.verb == "point":
            raise BadData(f"{self.where}: 'point at' is several steps; write 'step …' and 'take it'")
        fields = {
            "draw": f"draw {deed.kind}",
            "roll": f"roll {deed.kind}",
            "zone": f"{deed.zone} {deed.kind}",
            "active": f"active {deed.kind} {deed.face}",
            "borrow": f"active borrowed {deed.kind} {deed.face}",
            "tray": f"tray {deed.kind}",
            "step": f"step {deed.zone}",
            "player": f"player {deed.number}",
        }
        try:
            return TABLE.parse(fields.get(deed.verb, deed.verb))
        except BadData as error:
            raise BadData(f"{self.where}: {error}") from None

    def rolls(self, step: Rolls) -> None:
        seat = self.acted if step.seat is None else step.seat
        draw = next((draw for draw in self.state.chance() if draw.seat == seat), None)
        if draw is None:
            raise BadData(f"{self.where}: {SEAT_NAMES[seat]} has nothing to roll now; take the line out")
        data: Any = self.state.to_data()
        hand = Counter(data["seats"][seat].get("hand", {}))
        shown = [dice.name for dice in step.dice for _ in range(dice.count)]
        for name in shown:
            hand[name.rsplit(" ", 1)[0]] -= 1
        if step.rest:
            shown += [f"{kind} miss" for kind, count in hand.items() for _ in range(count)]
        elif any(hand.values()):
            raise BadData(f"{self.where}: {SEAT_NAMES[seat]} rolls {_words(data['seats'][seat]['hand'])}; name each")
        try:
            self.events += self.state.resolve(draw, tuple(sorted(CODE_NAMES.index(name) for name in shown)))
        except BadData:
            raise BadData(
                f"{self.where}: {SEAT_NAMES[seat]} rolls {_words(data['seats'][seat]['hand'])}, not these dice"
            ) from None

    # Checking

    def check_seat(self, seat: int) -> None:
        if seat >= self.scenario.seats:
            raise BadData(f"{self.where}: {SEAT_NAMES[seat]} does not play; write more 'seats:'")

    def then_seat(self, step: ThenSeat) -> None:
        self.check_seat(step.seat)
        data: Any = self.state.to_data()
        one = data["seats"][step.seat]
        given = step.given
        for zone, dice in given.zones.items():
            parts = ("active", "used", "waiting") if zone == "active" else (zone,)
            found: Counter[str] = Counter()
            for part in parts:
                found.update(one.get(part, {}))
            self.compare(f"{SEAT_NAMES[step.seat]}'s {zone} zone", dict(found), _counted(dice), _words)
        for name, number in given.numbers.items():
            self.compare(f"{SEAT_NAMES[step.seat]}'s {name}", one.get(name, 0), number)
        for name, place in (("space", given.place), ("origin", given.began)):
            if place:
                found_at = self.game.track.name(one.get(name, 0))
                self.compare(f"{SEAT_NAMES[step.seat]}'s place", found_at, self.game.track.name(self.space(place)))
        if given.bought:
            bought = sum(1 << COLOURS.index(colour) for colour in given.bought)
            self.compare(f"what {SEAT_NAMES[step.seat]} bought", one.get("bought", 0), bought)

    def compare(self, what: str, found: object, said: object, show: Callable[[Any], str] = str) -> None:
        if found != said:
            self.wrong(f"{what}: {show(found)}, not {show(said)}")

    def then_may(self, step: ThenMay) -> None:
        self.check_seat(step.seat)
        legal = set(self.state.legal(step.seat))
        said = {self.action(step.seat, deed): deed.text for deed in step.deeds}
        missing = [text for action, text in said.items() if action not in legal]
        extra = [str(TABLE[action]) for action in sorted(legal - set(said))] if step.only else []
        if missing or extra:
            words = ", ".join(str(TABLE[action]) for action in sorted(legal)) or "nothing"
            self.wrong(f"{SEAT_NAMES[step.seat]} may {words}; {_differ(missing, extra)}")

    def then_may_not(self, step: ThenMayNot) -> None:
        self.check_seat(step.seat)
        for refused in step.refused:
            before = self.state.digest()
            reason = self.state.why_not(step.seat, self.action(step.seat, refused.deed))
            if reason is None:
                self.wrong(f"{SEAT_NAMES[step.seat]} may {refused.deed.text}, but should not")
            if refused.code not in ("", reason.code) or refused.rule not in ("", reason.rule):
                self.wrong(f"{refused.deed.text}: refused for {reason.code} {reason.rule} ({reason})")
            try:
                self.state.apply(step.seat, self.action(step.seat, refused.deed))
            except IllegalAction:
                self.compare("the state after a refusal", self.state.digest(), before)
            else:
                self.wrong(f"{refused.deed.text}: there is a reason against it, and it was done all the same")

    def then_events(self, step: ThenEvents) -> None:
        happened, self.events = self.events, self.events if not step.happened else []
        at = 0
        for wanted in step.events:
            found = next((i for i in range(at, len(happened)) if _is(happened[i], wanted)), None)
            if not step.happened:
                if found is not None:
                    self.wrong(f"{wanted.kind} has happened")
            elif found is None:
                told = ", ".join(f"{event.kind} {event.rule}".strip() for event in happened) or "nothing"
                self.wrong(f"{wanted.kind} {wanted.rule} has not happened, or not in this order; there were {told}")
            else:
                at = found + 1

    def then_table(self, step: ThenTable) -> None:
        table = self.state.table
        if step.what == "trays":
            data: Any = self.state.to_data()
            for dice in step.dice:
                self.compare(f"the {dice.kind} tray", data["trays"].get(dice.kind, 0), dice.count)
        elif step.what == "turn":
            self.compare("whose decision it is", _seats(self.state.owed()), _seats(tuple(sorted(step.seats))))
        elif step.what == "first player":
            self.compare("the first player", _seats((table[LEADER],)), _seats(step.seats))
        elif step.what == "phase":
            self.compare("the phase", PHASES[table[PHASE]], step.words)
        elif step.what == "round":
            self.compare("the round", str(table[0]), step.words)
        else:
            result = self.state.result()
            places = ", ".join(
                f"{SEAT_NAMES[seat]} {place}" for seat, place in enumerate(result.places if result else ())
            )
            self.compare("the places", places or "none", step.words)


_STEPS: Final[dict[type, Any]] = {
    Does: _Run.does,
    Rolls: _Run.rolls,
    ThenSeat: _Run.then_seat,
    ThenMay: _Run.then_may,
    ThenMayNot: _Run.then_may_not,
    ThenEvents: _Run.then_events,
    ThenTable: _Run.then_table,
}


def _counted(dice: tuple[Dice, ...]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for one in dice:
        counts[one.name] += one.count
    return {name: count for name, count in counts.items() if count}


def _words(dice: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(dice.items())) or "none"


def _seats(seats: tuple[int, ...]) -> str:
    return ", ".join(SEAT_NAMES[seat] for seat in seats) or "nobody"


def _differ(missing: list[str], extra: list[str]) -> str:
    parts = [f"not {', '.join(missing)}"] if missing else []
    return "; ".join(parts + ([f"and the scenario does not say {', '.join(extra)}"] if extra else []))


def _is(event: Event, wanted: Happened) -> bool:
    return event.kind == wanted.kind and wanted.seat in (None, event.seat) and wanted.rule in ("", event.rule)


def run(scenario: Scenario) -> Race:
    """Play a scenario: Wrong (an AssertionError) if it does not come out, BadData if it cannot be played.

    The position at its end is returned.
    """
    played = _Run(scenario)
    played.play()
    return played.state
