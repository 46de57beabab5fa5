"""What a person need not press: what is done by itself.

The rules hand out gains unasked, and ask for no choice that has one answer where everybody can see that (V-10.13). Left
is the end of a turn in which nothing else can be done. Whether a hand leaves a choice is nobody else's business: there
the player is asked.
"""

from __future__ import annotations

from kubok.venture import Village
from kubok.venture.actions import END


def obvious(state: Village, seat: int) -> int | None:
    """The end of a turn, where all else is done: rows, supplies and tokens are open, so it tells nothing of the hand.

    >>> from kubok.venture import Venture
    >>> obvious(Venture().start(), 0) is None
    True
    """
    return END if state.legal(seat) == (END,) else None
