"""Cubitos in the lab: the printed sets are what a ladder is played over, and busts are counted."""

from __future__ import annotations

from typing import Final

from kubok.cubitos import Race
from kubok.cubitos.actions import DONE
from kubok.cubitos.data import Box
from kubok.cubitos.frames import BUSTED
from kubok.kernel import State
from kubok.titles.title import Lab, Wish

MAX_ROUNDS: Final = 60
"""Among bots a race that is longer is broken off: only random players ever run so long."""


def _sets() -> dict[str, Wish]:
    return {name: {"set": name} for name in Box.open().sets}


def _is_bust(state: State, seat: int, action: int) -> bool:
    return action == DONE and isinstance(state, Race) and state.seats[seat].doing == BUSTED


LAB: Final = Lab(_sets, "all ten sets", MAX_ROUNDS, "busts", _is_bust)
