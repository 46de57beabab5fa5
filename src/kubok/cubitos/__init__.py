"""Cubitos, the dice race."""

from kubok.cubitos.game import Cubitos
from kubok.cubitos.race import Race

__all__ = ["Cubitos", "Race"]
