"""Every kind of decision as the server would tell it: positions of the worked examples, one for each form of it.

Prints JSON: the data of the games by digest, and for each position the welcome of the seat that decides, what the reach
of its move is, and the name of the decision. Used by decisions.test.ts.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from kubok.cubitos.frames import BY_RULES, NAMES, RULES
from kubok.cubitos.race import Race
from kubok.cubitos.scenario import all_scenarios
from kubok.cubitos.staging import Staging
from kubok.kernel import Fast, Session
from kubok.table.games import digests_of, frame
from kubok.table.protocol import PROTOCOL, Welcome, You, encode
from kubok.table.room import LINK, Chair, Room, Terms

Found = dict[tuple[str, ...], tuple[str, Race, int]]


class Watched(Staging):
    """A scenario whose every decision is looked at before it is answered."""

    def __init__(self, scenario: Any, found: Found) -> None:
        self.found = found
        super().__init__(scenario)

    def act(self, seat: int, action: int, text: str) -> None:
        self.look()
        super().act(seat, action, text)

    def look(self) -> None:
        """Keep the position that offers most, for each decision and each sort of answers to it."""
        if self.state.chance():
            return
        for seat in self.state.owed():
            legal = self.state.legal(seat)
            frame = NAMES[self.state.seats[seat].doing]
            actions = self.game.actions
            form = (frame, *sorted({str(actions[action]).split(" ")[0] for action in legal}))
            if form not in self.found or len(legal) > len(self.found[form][1].legal(self.found[form][2])):
                self.found[form] = (f"{self.where}: {self.scenario.title}", self.state.copy(), seat)


def message(state: Race, seat: int) -> dict[str, Any]:
    """The welcome of that seat in that position, by the server's own room."""
    session = Session(state.game, Fast(1))
    session.state = state
    who = [f"person {number}" for number in range(state.game.seats)]
    chairs = [Chair(LINK, name=name, holder=name) for name in who]
    room = Room("t", session, chairs, Terms(help="none"), epoch="e")
    public, parts = room.whole([seat])
    welcome = Welcome(PROTOCOL, "e", 0, room.info, You([seat], False, False, {}), public, parts, now=0.0)
    reach: Any = room.ask(who[seat], seat, "reach")
    near = [way for way in reach if len(way["path"]) < 3]  # longer ways are pressed alike, and cost the test its time
    return {"welcome": msgspec.json.decode(encode(welcome)), "reach": near}


def enough(found: Found) -> list[tuple[str, ...]]:
    """Of each decision as many forms as it takes to meet every sort of answer, those with most sorts first."""
    met: set[tuple[str, str]] = set()
    kept = []
    for form in sorted(found, key=lambda form: (form[0], -len(form), form)):
        sorts = {(form[0], sort) for sort in form[1:]}
        if not sorts <= met:
            met |= sorts
            kept.append(form)
    return kept


def main() -> None:
    found: Found = {}
    for scenario in all_scenarios():
        watched = Watched(scenario, found)
        watched.play()
        watched.look()
    missing = {NAMES[kind] for kind in BY_RULES[RULES].apply} - {form[0] for form in found}
    if missing:
        sys.exit(f"no worked example comes to these decisions: {', '.join(sorted(missing))}")
    data, positions = {}, []
    for form in enough(found):
        where, state, seat = found[form]
        data[digests_of(state.game).frame] = json.loads(frame(state.game))
        positions.append({"name": " ".join(form), "where": where, **message(state, seat)})
    json.dump({"data": data, "positions": positions}, sys.stdout)


if __name__ == "__main__":
    main()
