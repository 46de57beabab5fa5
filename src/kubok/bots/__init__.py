"""Players that are programs. They see only what a seat may see: a determinized state, never a session or its key.

`random` plays any game, the others play Cubitos and A Wild Venture; in the latter nothing is better than steady yet, so
expert and hard are steady there. Steady is the yardstick of later bots, so its play of Race 1 does
not change any more. People choose a level: easy, fair or hard, the last of which searches. `match` plays many games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from kubok.bots.cubitos.expert import Expert
from kubok.bots.cubitos.plain import Plain
from kubok.bots.cubitos.search import Search
from kubok.bots.cubitos.steady import Steady
from kubok.bots.uniform import Uniform
from kubok.bots.venture import players as venture
from kubok.kernel import BadData, State
from kubok.venture.village import Village


class Bot(Protocol):
    """A player: names one of the legal actions of a seat that owes a decision, and leaves the state as it was."""

    def choose(self, state: State, seat: int) -> int: ...


@dataclass(frozen=True)
class Bots:
    """The players of one game, by name. People choose among the levels, from the weakest."""

    makers: Mapping[str, Callable[[int], Bot]]
    levels: tuple[str, ...]
    usual: str
    """The level of somebody who has not chosen."""
    instead: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Who answers for one that fails, the best first; after them any legal action will do."""

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
        if name not in self.makers:
            raise BadData("no_bot", "there is no bot {name}; choose one of {known}", name=repr(name), known=self.names)
        return self.makers[name](seed)


ANY_GAME: Final = Bots({"random": Uniform}, ("random",), "random")
"""For a game that has no players of its own."""


class _Versed:
    """A bot that knows two games, and takes whichever lies on the table."""

    def __init__(self, cubitos: Bot, wild: Bot) -> None:
        self._cubitos, self._venture = cubitos, wild

    def choose(self, state: State, seat: int) -> int:
        bot = self._venture if isinstance(state, Village) else self._cubitos
        return bot.choose(state, seat)


_MAKERS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Uniform,
    "plain": lambda seed: _Versed(Plain(seed), venture.Plain(seed)),
    "steady": lambda seed: _Versed(Steady(seed), venture.Steady(seed)),
    "expert": lambda seed: _Versed(Expert(seed), venture.Steady(seed)),
    "easy": lambda seed: _Versed(Plain(seed), venture.Plain(seed)),
    "fair": lambda seed: _Versed(Steady(seed), venture.Steady(seed)),
    "hard": lambda seed: _Versed(Search(seed), venture.Steady(seed)),
}
NAMES: Final = tuple(_MAKERS)
LEVELS: Final[dict[str, str]] = {
    "easy": "takes no risk and the dearest dice; fair beat it in all of 200 races",
    "fair": "weighs odds and prices, one move ahead and no further",
    "hard": "buys and pushes by what many races taught, and tries out the end; wins two of three against fair",
}
"""The levels that people are offered, from the weakest, and what each does."""

USUAL: Final = "fair"
"""The level of somebody who has not chosen."""


def make_bot(name: str, seed: int) -> Bot:
    """The bot of that name, perhaps of a style, as expert:bold. Equal seeds make equal players, in every process.

    >>> make_bot("clever", 1)
    Traceback (most recent call last):
    ...
    kubok.kernel.game.BadData: there is no bot 'clever'; choose one of random, plain, steady, expert, easy, fair, hard
    """
    kind, _, style = name.partition(":")
    if kind not in _MAKERS or (style and kind != "expert"):
        raise BadData("no_bot", "there is no bot {name}; choose one of {known}", name=repr(name), known=tuple(_MAKERS))
    return _Versed(Expert(seed, style), venture.Steady(seed)) if style else _MAKERS[kind](seed)


def add_bot(name: str, maker: Callable[[int], Bot]) -> None:
    """Give a bot of one's own a name, for this process: `make_bot` and matches know it from then on.

    >>> add_bot("plain", Plain)
    Traceback (most recent call last):
    ...
    kubok.kernel.game.BadData: there is already a bot 'plain'; choose another name
    """
    if name in NAMES:
        raise BadData("bot_exists", "there is already a bot {name}; choose another name", name=repr(name))
    _MAKERS[name] = maker


__all__ = ["LEVELS", "NAMES", "USUAL", "Bot", "add_bot", "make_bot"]
