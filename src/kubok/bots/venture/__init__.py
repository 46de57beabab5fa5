"""The players of A Wild Venture. Nothing is better than steady yet: expert and hard, where they are named, are steady,
and people are offered two levels.
"""

from __future__ import annotations

from typing import Final

from kubok.bots import Bots
from kubok.bots.uniform import Uniform
from kubok.bots.venture.players import Plain, Steady

BOTS: Final = Bots(
    makers={
        "random": Uniform,
        "plain": Plain,
        "steady": Steady,
        "expert": Steady,
        "easy": Plain,
        "fair": Steady,
        "hard": Steady,
    },
    levels=("easy", "fair"),
    usual="fair",
    instead=dict.fromkeys(("steady", "expert", "fair", "hard"), ("plain",)),
)
