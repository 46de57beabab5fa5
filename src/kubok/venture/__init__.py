"""A Wild Venture: pieces and data, words and effects, board, turn and score."""

from kubok.venture.game import Venture
from kubok.venture.village import Village

__all__ = ["Venture", "Village"]
