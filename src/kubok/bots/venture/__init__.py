"""The players of A Wild Venture. Nothing is better than steady yet, so expert and hard are steady here."""

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
    levels=("easy", "fair", "hard"),
    usual="fair",
    instead=dict.fromkeys(("steady", "expert", "fair", "hard"), ("plain",)),
)
