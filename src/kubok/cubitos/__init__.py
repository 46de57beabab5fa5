"""Cubitos, the dice race."""

from kubok.cubitos.game import Cubitos
from kubok.cubitos.race import Race
from kubok.cubitos.staging import stage

__all__ = ["Cubitos", "Race", "stage"]
