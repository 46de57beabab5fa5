"""Three small games that prove the kernel: Pig (dice), Kuhn poker (hidden cards), Goofspiel (simultaneous play).

`plain` holds what they share. docs/new-game.md walks through Pig.
"""

from kubok.toys.goofspiel import Goofspiel
from kubok.toys.kuhn import Kuhn
from kubok.toys.pig import Pig

__all__ = ["Goofspiel", "Kuhn", "Pig"]
