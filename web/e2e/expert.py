"""What the expert would do, for a driver that answers in its place: positions in, plans out, a line of JSON each.

A line `{"game": …}` says which game it is (`rules`, `options`, `data`, `seats`), a line `{"position": …, "seat": …}`
asks. The answer is what the expert does from there on until dice are rolled or others must act: each with its `id`, its
form, what the seat is in the middle of (`frame`), and the space where its runner then stands. Beside it `dice`: those
that go from where they lie until the seat does something else.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from kubok.bots.cubitos import BOTS
from kubok.cubitos.frames import NAMES
from kubok.titles import title_of
from kubok.titles.cubitos.views import in_same_step, taken

MOST = 40


def main() -> None:
    game: Any = None
    for line in sys.stdin:
        asked = json.loads(line)
        if "game" in asked:
            told = asked["game"]
            game = title_of("cubitos").make(told["rules"], told["options"], told["data"], told["seats"])
            continue
        state, seat, plan = game.load(asked["position"]), asked["seat"], list[Any]()
        begun, named = state.copy(), state.copy()
        expert = BOTS.make("expert", 1)
        while seat in state.owed() and not state.chance() and len(plan) < MOST:
            frame, barriers = NAMES[state.seats[seat].doing], state.clock()[1]
            action = expert.choose(state.copy(), seat)
            same = in_same_step(begun, state, seat)
            state.apply(seat, action)
            named = state.copy() if same else named
            space = state.seats[seat].space
            plan.append({"id": action, **game.actions[action].structured(), "frame": frame, "space": space})
            if state.clock()[1] != barriers:
                break
        gone = taken(begun, named, seat).items()
        forms = [{**game.actions[number].structured(), "count": count} for number, count in gone]
        print(json.dumps({"plan": plan, "dice": forms}), flush=True)


if __name__ == "__main__":
    main()
