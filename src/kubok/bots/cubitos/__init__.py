"""The players of Cubitos.

`plain` takes no risk and the dearest dice; steady beat it in all of 200 races. `steady` weighs odds and prices, one
move ahead and no further; it is the yardstick of later bots, so its play of Race 1 does not change any more. `expert`
buys and pushes by what many races taught; the search on top of it tries out the end of a race and wins two of three
against steady. People choose a level: easy is plain, fair is steady, hard searches.
"""

from __future__ import annotations

from typing import Final

from kubok.bots import Bots
from kubok.bots.cubitos.expert import Expert
from kubok.bots.cubitos.plain import Plain
from kubok.bots.cubitos.search import Search
from kubok.bots.cubitos.steady import Steady
from kubok.bots.uniform import Uniform

BOTS: Final = Bots(
    makers={
        "random": Uniform,
        "plain": Plain,
        "steady": Steady,
        "expert": Expert,
        "easy": Plain,
        "fair": Steady,
        "hard": Search,
    },
    levels=("easy", "fair", "hard"),
    usual="fair",
    instead={
        "steady": ("plain",),
        "expert": ("steady", "plain"),
        "fair": ("plain",),
        "hard": ("steady", "plain"),
    },
    styles={"expert": Expert},
)
