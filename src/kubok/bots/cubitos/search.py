"""The hard player: an expert that tries out what it is in doubt about, on dice of its own.

When somebody may finish this round and the expert's best options lie close together, each is played on many times by
experts on fresh dice, to the end of the race or nearly so, and what counts is who wins. Every option gets the same
dice, so that luck does not choose. Earlier in the race the expert's estimates are better than tries of a round, as
docs/ladder.md tells. The budget is counted in decisions, not in seconds: equal seeds play alike on every machine.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from kubok.bots.cubitos.expert import Expert, Option
from kubok.bots.cubitos.outlook import owned
from kubok.bots.cubitos.standing import WIN, Standing
from kubok.bots.cubitos.strength import chances
from kubok.bots.cubitos.values import STAGES, Values, stage_of
from kubok.bots.cubitos.ways import as_race, remaining
from kubok.cubitos.frames import CHOOSING, PUSHING, RESCUE
from kubok.cubitos.pieces import FIRST, LIGHT, ROUND, WHITE
from kubok.cubitos.race import Race
from kubok.kernel import Fast, State

NODES: Final = 200
"""Decisions that one search may try out in all."""

ROUNDS: Final = 3
"""A try is broken off when so many rounds have begun, this one included, and judged as it stands."""

WIDTH: Final = 3
"""So many options are tried at most."""

DOUBT: Final = 8.0
"""Options are tried that the expert thinks at most so much worse than the best: a fifth of a win."""

BATCH: Final = 8
"""After so many tries of each option the hopeless are given up."""

TRUST: Final = 20.0
"""How many tries the expert's own estimate is worth."""

DEEP: Final = frozenset((CHOOSING, PUSHING, RESCUE))
"""The decisions that are tried out. Others hardly gain by it: what they bring shows only rounds later."""


class Search:
    """An expert with second thoughts."""

    def __init__(self, seed: int, nodes: int = NODES) -> None:
        self._seed, self._nodes = seed, nodes
        self.expert = Expert(seed)

    def choose(self, state: State, seat: int) -> int:
        return max(self.weigh(state, seat), key=lambda option: (option.worth, -option.action)).action

    def weigh(self, state: State, seat: int) -> tuple[Option, ...]:
        """The expert's options; of those that were tried out, the estimate is from the tries."""
        race = as_race(state)
        options = self.expert.weigh(race, seat)
        values = self.expert.values(race.game)
        if race.seats[seat].doing not in DEEP or not Standing(race, seat, values).late:
            return options
        best = max(option.worth for option in options)
        close = sorted((o for o in options if o.worth > best - DOUBT), key=lambda o: (-o.worth, o.action))[:WIDTH]
        if len(close) < 2:
            return options
        tried = self._try_out(race, seat, close)
        return tuple(Option(o.action, tried.get(o.action, o.worth - 2 * DOUBT)) for o in options)

    def _try_out(self, race: Race, seat: int, close: list[Option]) -> dict[int, float]:
        values = self.expert.values(race.game)
        slope = CHANCE_A_FOOT * TRUST
        sums = {option.action: slope * (option.worth - close[0].worth) for option in close}
        tries: dict[int, list[float]] = {option.action: [] for option in close}
        left, number = self._nodes, 0
        alive = [option.action for option in close]
        while left > 0 and len(alive) > 1:
            luck = hash((self._seed, race.table[ROUND], race.seats[seat].decision, number)) & 0xFFFFFFFF
            number += 1
            for action in alive:
                chance, nodes = self._play_on(race, seat, action, Fast(luck), values)
                tries[action].append(chance)
                left -= nodes
            if not number % BATCH:
                alive = _hopeful(alive, tries)
        judged = {a: (sums[a] + sum(tries[a])) / (TRUST + len(tries[a])) for a in tries}
        top = max(judged[a] for a in alive)
        return {a: judged[a] if a in alive else min(judged[a], top - 1e-6) for a in judged}

    def _play_on(self, race: Race, seat: int, action: int, source: Fast, values: Values) -> tuple[float, int]:
        """One try, to the end of the race or nearly so: the chance of winning reached, and the decisions it took."""
        state, expert = race.copy().collect(False), self.expert
        begun, nodes = state.table[ROUND], 1
        state.apply(seat, action)
        while state.result() is None and state.table[ROUND] < begun + ROUNDS:
            pending = state.chance()
            if pending:
                state.resolve(pending[0], source.draw(state, pending[0])[1])
                continue
            other = state.owed()[0]
            state.apply(other, expert.choose(state, other))
            nodes += 1
        net = self.expert.strength(race.game)
        if net is not None and state.result() is None:
            return chances(state, net, begun=True)[seat], nodes
        return judge(state, seat, values), nodes


CHANCE_A_FOOT: Final = 1 / WIN
"""What the expert's unit is worth in chances of winning, at the end of a race."""


def _hopeful(alive: list[int], tries: dict[int, list[float]]) -> list[int]:
    """Those that may still be the best: not behind it by more than two deviations of the difference."""
    best = max(alive, key=lambda action: sum(tries[action]))
    kept = []
    for action in alive:
        gaps = [b - a for a, b in zip(tries[action], tries[best], strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
        if action == best or mean <= 2 * spread:
            kept.append(action)
    return kept


def judge(state: Race, seat: int, values: Values) -> float:
    """The chance that a seat wins, at the beginning of a round or at the end of the race."""
    result = state.result()
    if result is not None:
        return 1 / len(result.winners) if seat in result.winners else 0.0
    stage = stage_of(state, values.length)
    standings = [standing(state, one, stage, values) for one in range(len(state.seats))]
    scale = SURE_AT_END + (SURE_AT_START - SURE_AT_END) * stage / STAGES
    powers = [exp((worth - standings[seat]) / scale) for worth in standings]
    return 1 / sum(powers)


SURE_AT_START: Final = 7.0
SURE_AT_END: Final = 4.0
"""Feet ahead, the rest being equal, that make a win three times as likely as not, or nearly."""


def standing(state: Race, seat: int, stage: int, values: Values) -> float:
    """How far a seat has come, in feet: steps run, and what its dice, credits, tokens and fans are worth."""
    me = state.seats[seat]
    worth = -float(remaining(state, me))
    worths, fade = values.die[stage], values.fade
    for kind in range(WHITE, FIRST):
        count = owned(me, kind)
        if count:
            each = worths[kind] * values.by_fans[kind][me.fans]
            worth += each * sum([fade[kind] ** n for n in range(count)]) if each > 0 else each * count
    worth -= values.lost[stage] * owned(me, LIGHT)
    thing = values.thing
    return (
        worth + me.credits * thing["credit"][stage] + me.tokens * thing["token"][stage] + me.fans * thing["fan"][stage]
    )
