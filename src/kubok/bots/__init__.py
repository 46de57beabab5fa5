"""Players that are programs. They see only what a seat may see: a determinized state, never a session or its key.

Here is what they are at any table; nothing here knows a game. The players of a game lie in the folder of its name, as
one object `BOTS`, and a game without such a folder has `ANY_GAME`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, Protocol, TypeAlias

from kubok.bots.uniform import Uniform
from kubok.kernel import BadData, State

GAMES_KEPT: Final = 256
"""What is worked out for a game, once and for all its tables, is kept for so many games. With the hardest bots that is
half a megabyte a game: about 120 MB in each worker of a server that plays so many different ones.
"""


class Bot(Protocol):
    """A player: names one of the legal actions of a seat that owes a decision, and leaves the state as it was."""

    def choose(self, state: State, seat: int) -> int: ...


Maker: TypeAlias = Callable[[int], Bot]


@dataclass(frozen=True)
class Bots:
    """The players of one game, by name. People choose among the levels, from the weakest."""

    makers: dict[str, Maker]
    levels: tuple[str, ...]
    usual: str
    """The level of somebody who has not chosen."""
    instead: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Who answers for one that fails, the best first; after them any legal action will do."""
    styles: dict[str, Callable[[int, str], Bot]] = field(default_factory=dict)
    """Those that play in styles, which follow a colon: `expert:bold`."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.makers)

    def make(self, name: str, seed: int) -> Bot:
        """The bot of that name. Equal seeds make equal players, in every process.

        >>> ANY_GAME.make("clever", 1)
        Traceback (most recent call last):
        ...
        kubok.kernel.game.BadData: there is no bot 'clever'; choose one of random
        """
        kind, _, style = name.partition(":")
        if name in self.makers:
            return self.makers[name](seed)
        if style and kind in self.styles:
            return self.styles[kind](seed, style)
        raise BadData("no_bot", "there is no bot {name}; choose one of {known}", name=repr(name), known=self.names)

    def plus(self, name: str, maker: Maker) -> Bots:
        """These players and one of one's own.

        >>> ANY_GAME.plus("mine", Uniform).names
        ('random', 'mine')
        >>> ANY_GAME.plus("random", Uniform)
        Traceback (most recent call last):
        ...
        kubok.kernel.game.BadData: there is already a bot 'random'; choose another name
        """
        if name in self.makers:
            raise BadData("bot_exists", "there is already a bot {name}; choose another name", name=repr(name))
        return replace(self, makers={**self.makers, name: maker})


ANY_GAME: Final = Bots({"random": Uniform}, ("random",), "random")
"""For a game that has no players of its own."""

__all__ = ["ANY_GAME", "GAMES_KEPT", "Bot", "Bots", "Maker"]
