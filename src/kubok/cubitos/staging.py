"""Scenarios on stage: a position is set up as a scenario says, its deeds are done, its dice fall, and what must be true
then is checked. How scenarios are written is told in `scenario`.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, NoReturn

from kubok.cubitos import abilities
from kubok.cubitos.actions import STEP, TABLE
from kubok.cubitos.data import READINGS, SWITCHES, Box, resolve
from kubok.cubitos.game import Cubitos
from kubok.cubitos.pieces import (
    CODE_NAMES,
    COLOURS,
    HAND_LIMIT,
    KINDS,
    LEADER,
    MOVE_PHASE,
    PHASE,
    PHASES,
    STARTING_DICE,
    SUPPLY,
    TRAY_KINDS,
)
from kubok.cubitos.race import Race
from kubok.cubitos.scenario import (
    DRAW,
    MOMENTS,
    ROUND,
    SEAT_NAMES,
    START,
    WAITING,
    Deed,
    Dice,
    Does,
    Given,
    Happened,
    Rolls,
    Scenario,
    Step,
    ThenEvents,
    ThenMay,
    ThenMayNot,
    ThenSeat,
    ThenTable,
    parse_position,
)
from kubok.kernel import JSON, BadData, Event, IllegalAction, for_authors


class Wrong(AssertionError):  # noqa: N818 - a scenario is wrong; the program has not failed
    """A scenario did not come out as it says: file, line and what differed."""


# Setting up


@lru_cache(maxsize=64)
def _game(seats: int, options: tuple[tuple[str, str], ...]) -> Cubitos:
    chosen = dict(options)
    box, name = Box.open(), chosen.get("set", "race_1")
    cards = None
    if "cards" in chosen and name in box.sets:
        new = {box.cards[card]["colour"]: card for card in _listed(chosen["cards"]) if card in box.cards}
        if len(new) != len(_listed(chosen["cards"])):
            raise for_authors(f"cards: {chosen['cards']}: not all of these are cards, one of a colour")
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
        found = [one for one in data["cards"] if one["name"] == card]
        if not found or which not in (*SWITCHES.get(card, ()), *READINGS.get(card, ())):
            raise for_authors(f"switch: no card of this set has {switch}")
        found[0]["switches"][which] = True
        found[0]["switch_sources"].setdefault(which, "owner")
    return Cubitos(seats, data=data, order=chosen.get("order", "simultaneous"))


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


class Staging:
    """A scenario under way: the state, what has happened, and where in the file we are."""

    def __init__(self, scenario: Scenario, game: Cubitos | None = None, settled: bool = True) -> None:
        self.scenario, self.line, self.settled = scenario, scenario.line, settled
        self.events: list[Event] = []
        self.acted = 0
        game_options = {k: v for k, v in scenario.options.items() if k not in ("seats", "round", "first player")}
        try:
            self.game = game or _game(scenario.seats, tuple(sorted(game_options.items())))
            self.state = self.set_up()
        except BadData as error:
            raise for_authors(f"{self.where}: {error}") from None
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
            raise for_authors(f"{extra[0]} does not play; write 'seats: {len(SEAT_NAMES)}' or fewer")
        if moment == START:
            state = self.game.start()
            self.state = state
            first = SEAT_NAMES.index(scenario.options.get("first player", "Red"))
            self.events += state.resolve(state.chance()[0], (first,))
            return state
        data = self.position(moment == DRAW)
        state = self.game.load(data)
        abilities.ask_all(state)
        if moment == DRAW:  # the last thing of the round before: the rules themselves begin the round
            before = state.clock()[0]
            while state.clock()[0] == before:
                self.events += state.apply(state.owed()[0], TABLE.parse("done"))
        if self.settled:
            self.events += state.settle()
        return state

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
                raise for_authors(f"more {kind} dice are given than there are; take {-number} away")
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
                raise for_authors(f"only {trays[dice.kind]} {dice.kind} dice are left for the tray")
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
            raise for_authors(f"say where {SEAT_NAMES[holder]}'s first-player die lies, for instance 'roll 1 first'")
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
            raise for_authors(f"the track {self.game.track.key} has no space {place}, or it is a wall or the start")
        return self.game.track.labels.index(name)

    # Playing

    def play(self) -> None:
        for step in self.scenario.steps:
            self.step(step)
        self.line = self.scenario.line
        seats = {step.seat for step in self.scenario.steps if isinstance(step, Does)}
        pending = [draw for draw in self.state.chance() if draw.round == self.round]  # a next round is another story
        waiting = [SEAT_NAMES[draw.seat] for draw in pending if draw.seat in seats]
        if waiting:
            raise for_authors(
                f"{self.where}: {waiting[0]}'s dice are still to be rolled; add a line 'rolls:' at the end"
            )

    def step(self, step: Step) -> None:
        self.line = step.line
        _STEPS[type(step)](self, step)

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
            raise for_authors(
                f"{self.where}: {SEAT_NAMES[seat]}'s dice are still to be rolled; add a line 'rolls:' before"
            )
        try:
            self.events += self.state.apply(seat, action)
        except IllegalAction as error:
            legal = ", ".join(str(TABLE[one]) for one in self.state.legal(seat)) or "nothing"
            self.wrong(f"{SEAT_NAMES[seat]} may not {text}: {error.reason.code}, {error}; legal: {legal}")

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
                raise for_authors(f"{self.where}: {deed.place} is no neighbour of {self.game.track.name(at)}")
            return found[0]
        if deed.verb == "point":
            raise for_authors(f"{self.where}: 'point at' is several steps; write 'step …' and 'take it'")
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
            raise for_authors(f"{self.where}: {error}") from None

    def rolls(self, step: Rolls) -> None:
        seat = self.acted if step.seat is None else step.seat
        draw = next((draw for draw in self.state.chance() if draw.seat == seat), None)
        if draw is None:
            raise for_authors(f"{self.where}: {SEAT_NAMES[seat]} has nothing to roll now; take the line out")
        data: Any = self.state.to_data()
        hand = Counter(data["seats"][seat].get("hand", {}))
        shown = [dice.name for dice in step.dice for _ in range(dice.count)]
        for name in shown:
            hand[name.rsplit(" ", 1)[0]] -= 1
        if step.rest:
            shown += [f"{kind} miss" for kind, count in hand.items() for _ in range(count)]
        elif any(hand.values()):
            raise for_authors(
                f"{self.where}: {SEAT_NAMES[seat]} rolls {_words(data['seats'][seat]['hand'])}; name each"
            )
        try:
            self.events += self.state.resolve(draw, tuple(sorted(CODE_NAMES.index(name) for name in shown)))
        except BadData:
            raise for_authors(
                f"{self.where}: {SEAT_NAMES[seat]} rolls {_words(data['seats'][seat]['hand'])}, not these dice"
            ) from None

    # Checking

    def check_seat(self, seat: int) -> None:
        if seat >= self.scenario.seats:
            raise for_authors(f"{self.where}: {SEAT_NAMES[seat]} does not play; write more 'seats:'")

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
        matched = self.matched(step)
        for wanted, found in zip(step.events, matched, strict=True):
            if not step.happened:
                if found is not None:
                    self.wrong(f"{wanted.kind} has happened")
            elif found is None:
                told = ", ".join(f"{event.kind} {event.rule}".strip() for event in self.events) or "nothing"
                self.wrong(f"{wanted.kind} {wanted.rule} has not happened, or not in this order; there were {told}")
        if step.happened:
            self.events = []

    def matched(self, step: ThenEvents) -> list[Event | None]:
        """The events that a line speaks of, in their order; None for one that has not happened."""
        found: list[Event | None] = []
        at = 0
        for wanted in step.events:
            here = next((i for i in range(at, len(self.events)) if _is(self.events[i], wanted)), None)
            found.append(None if here is None else self.events[here])
            at = at if here is None else here + 1
        return found

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
    Does: Staging.does,
    Rolls: Staging.rolls,
    ThenSeat: Staging.then_seat,
    ThenMay: Staging.then_may,
    ThenMayNot: Staging.then_may_not,
    ThenEvents: Staging.then_events,
    ThenTable: Staging.then_table,
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

    >>> from kubok.cubitos.scenario import EXAMPLE, parse
    >>> [one] = parse(EXAMPLE, "example")
    >>> run(one).seats[0].active_dice()
    1
    """
    played = Staging(scenario)
    played.play()
    return played.state


def stage(
    *seats: str, moment: str = "push or pass", game: Cubitos | None = None, settle: bool = False, **options: object
) -> Race:
    """A position in the words of the scenarios: a text for each seat, and the rest is worked out.

    `moment` is where the first seat stands, "all: move" where everybody does. `options` are those of a scenario: set,
    cards, track, laps, order, round, first_player, trays, switch; `game` takes their place. With `settle` whatever
    leaves no choice is done.

    >>> race = stage("active white symbol, yellow symbol; roll 2 dark", "fans 4; on row 4 square 5", set="race_6")
    >>> [str(race.game.actions[action]) for action in race.legal(0)]
    ['push', 'pass']
    >>> race.seats[1].fans, race.to_data()["trays"]["white"]
    (4, 9)
    """
    who, _, where = moment.rpartition(": ")
    told = {"seats": game.seats if game else max(2, len(seats)), **options}
    lines = [(f"moment {who}".strip(), where)]
    for name, value in told.items():
        head = "given trays" if name == "trays" else name.replace("_", " ")
        lines.append((head, ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)))
    lines += [(f"given {name}", words) for name, words in zip(SEAT_NAMES, seats, strict=False) if words]
    return Staging(parse_position(lines), game, settle).state
