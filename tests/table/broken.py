"""Bots that fail, each in its own way. A worker process takes these for `kubok.table.players.choose`.

`hard` and `random` are broken, the other bots play as they do.
"""

from __future__ import annotations

import os
import signal
import sys
import threading

from kubok.bots import Bot
from kubok.bots.asking import ask
from kubok.kernel import JSON, WAIT, State
from kubok.kernel.session import Header
from kubok.table.players import _game
from kubok.titles import title_of


class Raises:
    def choose(self, state: State, seat: int) -> int:
        prices: dict[str, int] = {}
        return prices["sunny_dog"]


class Leaves:
    def choose(self, state: State, seat: int) -> int:
        sys.exit(3)


class Wrong:
    def choose(self, state: State, seat: int) -> int:
        return WAIT


class Silent:
    def choose(self, state: State, seat: int) -> int:
        threading.Event().wait()
        return WAIT


class Dies:
    def choose(self, state: State, seat: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return WAIT


def _choose(broken: Bot, header: Header, state: JSON, seat: int, level: str, seed: int) -> int:
    bot = broken if level in ("hard", "random") else title_of(header.game).bots.make(level, seed)
    return ask(bot, _game(header).load(state), seat)


def raises(header: Header, state: JSON, seat: int, level: str, seed: int) -> int:
    return _choose(Raises(), header, state, seat, level, seed)


def leaves(header: Header, state: JSON, seat: int, level: str, seed: int) -> int:
    return _choose(Leaves(), header, state, seat, level, seed)


def wrong(header: Header, state: JSON, seat: int, level: str, seed: int) -> int:
    return _choose(Wrong(), header, state, seat, level, seed)


def silent(header: Header, state: JSON, seat: int, level: str, seed: int) -> int:
    return _choose(Silent(), header, state, seat, level, seed)


def dies(header: Header, state: JSON, seat: int, level: str, seed: int) -> int:
    return _choose(Dies(), header, state, seat, level, seed)
