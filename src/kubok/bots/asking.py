"""Asking a bot, whatever it does: to raise, or to name no legal action, is a failure with a name.

Where people play, a bot is asked, asked once more, and then simpler ones answer for that decision alone. Matches and
the lab do not come here: there a bot that fails must be seen to.
"""

from __future__ import annotations

import logging
import traceback
from functools import lru_cache
from pathlib import Path
from typing import Final

from kubok.bots import Bot, Bots
from kubok.kernel import State
from kubok.kernel.game import shown

log: Final = logging.getLogger("kubok.bots")

EXCEPTION: Final = "exception"
ILLEGAL: Final = "illegal"
TIMEOUT: Final = "timeout"
DEAD: Final = "dead"
FAILURES: Final = (EXCEPTION, ILLEGAL, TIMEOUT, DEAD)
"""Whatever can go wrong: it raises, it names no legal action, it does not answer in time, its process dies."""


class Failed(Exception):  # noqa: N818
    """A bot has no answer. `what` tells nothing of the position; `detail`, in the bot's own words, may."""

    def __init__(self, kind: str, what: str, detail: str = "") -> None:
        super().__init__(kind, what, detail)  # all of them, since it comes out of another process
        self.kind, self.what, self.detail = kind, what, detail

    def __str__(self) -> str:
        return f"{self.what} ({self.detail})" if self.detail else self.what


def raised(error: BaseException) -> Failed:
    """The failure of a bot that has raised, with the line that did."""
    last = traceback.extract_tb(error.__traceback__, limit=-1)
    where = f" at {Path(last[0].filename).name}:{last[0].lineno}" if last else ""
    said = " ".join("".join(traceback.format_exception_only(error)).split())
    return Failed(EXCEPTION, f"{type(error).__name__}{where}", said[:300])


def ask(bot: Bot, state: State, seat: int) -> int:
    """What the bot does; Failed where it raises, ends the program or names no legal action.

    >>> from kubok.toys.pig import Pig
    >>> class Wait:
    ...     def choose(self, state, seat):
    ...         return 0
    >>> ask(Wait(), Pig(seats=2).start(), 0)
    Traceback (most recent call last):
    ...
    kubok.bots.asking.Failed: not a legal action (0)
    """
    try:
        legal = state.legal(seat)
        action = bot.choose(state, seat)
    except (Exception, SystemExit) as error:
        raise raised(error) from error
    if type(action) is not int or action not in legal:
        raise Failed(ILLEGAL, "not a legal action", shown(action))
    return action


class Sure:
    """The bot of a name, for where people play: where it fails twice, those in its place answer for that decision.

    It is asked here, in this process: one that never answers is waited for.
    """

    def __init__(self, bots: Bots, name: str, seed: int) -> None:
        bot = bots.make(name, seed)
        self._asked = (bot, bot, *(bots.make(other, seed) for other in bots.instead.get(name.partition(":")[0], ())))

    def choose(self, state: State, seat: int) -> int:
        """What it does or, at last, any legal action."""
        for bot in self._asked:
            try:
                return ask(bot, state.copy(), seat)
            except Failed as failed:
                _tell_once(str(failed))
        return state.legal(seat)[0]


@lru_cache(maxsize=64)
def _tell_once(what: str) -> None:
    """A bot that fails does so at every turn: the same trouble is told once."""
    log.warning("a bot has failed, and is asked again or replaced for that decision: %s", what)
