"""The race afterwards, in figures: all from what its record tells, seat by seat.

Feet are followed from where they came to where they went: what was got is what was walked, paid at shortcuts and left
unused. A push at risk is weighed by the dice that fell in it. Luck is hits beyond those that the odds promise: so
many dice, each with its own chance, scatter by themselves, and `spread` says how far in 95 races of 100.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import erf, prod, sqrt
from typing import Any, Final

from kubok.cubitos.game import Cubitos
from kubok.cubitos.pieces import (
    ACTIVE_PARTS,
    CODE_NAMES,
    FIRST,
    FOOT_WORTH,
    KINDS,
    MISSES,
    RED,
    TRAY_KINDS,
    WHITE,
    ZONES,
    Seat,
)
from kubok.cubitos.race import Race
from kubok.kernel import Event, Session
from kubok.kernel.session import Step
from kubok.titles.cubitos.types import Figures

_MISS: Final = {kind: MISSES[number] / 6 for number, kind in enumerate(KINDS)}
_FOOT: Final = {name: FOOT_WORTH[code] for code, name in enumerate(CODE_NAMES) if name}
_COUNTED: Final = {"rolled": "rolls", "push": "pushes", "bust": "busts", "bought": "bought", "fan": "fans"}
_SPREAD: Final = 1.96
"""Standard deviations that 95 of 100 stay within."""


def tally(session: Session, steps: Iterable[Step]) -> list[Figures]:
    game = session.game
    assert isinstance(game, Cubitos)
    seats = [_Seat(game) for _ in range(game.seats)]
    begun, over, race = 0, False, game.start()
    for step in steps:
        assert isinstance(step.after, Race)
        race = step.after
        for event in step.events:
            over = event.kind == "over"
            if over or event.kind == "round":
                _close(seats, race)
                begun += not over
            elif event.seat >= 0:
                seats[event.seat].hear(event, begun)
    if begun and not over:  # given up in the middle of a round
        _close(seats, race)
    result = session.result
    return [mine.weighed(None if result is None else result.places[seat]) for seat, mine in enumerate(seats)]


def _close(seats: Sequence[_Seat], race: Race) -> None:
    """A round is over, or the first one begins."""
    for mine, me, place in zip(seats, race.seats, race.places(), strict=True):
        mine.figures["places"].append(place)
        mine.figures["owned"].append(owned(me))
        mine.rest()


def owned(me: Seat) -> int:
    """The seat's dice in all zones; what is borrowed, or goes round with the first player, is not its own."""
    active = sum(sum(me.dice[part : part + 4 * FIRST]) for part in ACTIVE_PARTS.values())
    return active + sum(sum(me.dice[zone : zone + TRAY_KINDS]) for zone in ZONES.values())


class _Seat:
    """One seat's figures as they grow."""

    def __init__(self, game: Cubitos) -> None:
        self._swords = game.cards[RED - WHITE].name
        self._plain = self._water = 0
        """Feet in hand."""
        self._at_risk = self._protected = False
        self._expected = self._variance = 0.0
        self.figures: Figures = {
            "rolls": 0, "dice": 0, "hits": 0, "expected": 0, "spread": 0, "luckier": 0,
            "pushes": 0, "busts": 0, "bought": 0, "fans": 0,
            "places": [], "owned": [],
            "feet": {"dice": 0, "cards": 0, "swords": 0, "bought": 0, "track": 0}, "walked": 0, "paid": 0, "unused": 0,
            "risks": [], "feared": 0,
        }  # fmt: skip

    def hear(self, event: Event, round_: int) -> None:
        figures: Any = self.figures
        if event.kind in _COUNTED:
            figures[_COUNTED[event.kind]] += 1
        fields: Any = event.fields
        match event.kind:
            case "rolled":
                self._roll(fields["faces"], round_ if fields["why"] == "push" else 0)
            case "push":
                self._at_risk = fields["risk"]
            case "protected":
                self._protected = True
            case "bust":
                figures["risks"][-1]["how"] = "bust"
            case "feet" | "water_feet":
                self._get("swords" if event.rule == self._swords else "cards", fields["count"])
                self._plain += fields["count"] * (event.kind == "feet")
                self._water += fields["count"] * (event.kind == "water_feet")
            case "face":
                self._get("dice", _FOOT[fields["die"]])
                self._plain += _FOOT[fields["die"]]
            case "counted":
                self._get("dice", fields["feet"] - self._plain)
                self._plain = fields["feet"]
            case "bought_foot":
                self._get("bought", 1)
                self._plain += 1
            case "jetpack":
                self._get("track", fields["feet"] + fields["water_feet"] - self._plain - self._water)
                self._plain, self._water = fields["feet"], fields["water_feet"]
            case "shortcut":
                figures["paid"] += fields["feet"]
                self._plain -= fields["feet"]
            case "stepped":
                self._step(event.rule)

    def _get(self, source: str, count: int) -> None:
        feet: Any = self.figures["feet"]
        feet[source] += count

    def _step(self, rule: str) -> None:
        if rule == "C-6.6":  # the shortcut carries the runner
            return
        self.figures["walked"] += 1
        if rule == "C-6.1":
            self._plain -= 1  # or a water foot: once the move has begun only their sum is asked for
        else:
            self._get("cards", 1)

    def _roll(self, faces: Sequence[str], pushed_in: int) -> None:
        """Dice have fallen; of a push the round is told."""
        misses = [_MISS[face.rpartition(" ")[0]] for face in faces]
        hits = sum(not face.endswith(" miss") for face in faces)
        self.figures["dice"] += len(faces)
        self.figures["hits"] += hits
        self._expected += sum(1 - miss for miss in misses)
        self._variance += sum(miss * (1 - miss) for miss in misses)
        if not pushed_in:
            return
        if self._at_risk and not self._protected:
            how = "held" if hits else "saved"  # unless a bust follows
            self.figures["risks"].append({"round": pushed_in, "bust": round(prod(misses), 3), "how": how})
            self.figures["feared"] += prod(misses)
        self._protected = False

    def rest(self) -> None:
        """The round is over: feet in hand are lost."""
        self.figures["unused"] += self._plain + self._water
        self._plain = self._water = 0

    def weighed(self, place: int | None) -> Figures:
        """The figures with what chance alone does; where the seat came in is as the rules say."""
        figures, deviation = self.figures, sqrt(self._variance)
        luck = (figures["hits"] - self._expected) / deviation if deviation else 0.0
        figures["expected"] = round(self._expected, 2)
        figures["spread"] = round(_SPREAD * deviation, 2)
        figures["luckier"] = round((1 + erf(luck / sqrt(2))) / 2, 3)
        figures["feared"] = round(figures["feared"], 2)
        del figures["places"][:1]  # at the start nobody is ahead
        if place is not None:
            figures["places"][-1:] = [place]
        return figures
