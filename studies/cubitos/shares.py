"""What it is worth to be the one who may buy a card.

Who buys a card has often been rich or lucky before, so who wins with it says little of the card. Here it is tried out:
of two who race one may not buy one card of the set, the other not another, and then the other way round on the same
dice. A card's share is how often the seat won that alone might buy it: above one half it is a bargain beside the
others, below it does less than they do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from kubok.bots.cubitos.expert import Expert
from kubok.bots.cubitos.ways import remaining
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import DONE, FROM_TRAY
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.frames import BUSTED, BUYING
from kubok.cubitos.pieces import FIRST, KIND_COUNT, LEADER, ROUND, WHITE
from kubok.kernel import JSON, Fast, asked
from kubok.lab.match import APART, Z_95
from kubok.titles.cubitos.lab import MAX_ROUNDS
from studies.cubitos.strength import LIKES

LOW: Final = 0.45
HIGH: Final = 0.55
SEED: Final = 50

PAIRS: Final = tuple(combinations(range(WHITE, FIRST), 2))
"""The pairs of cards of a set: one race of each pair, both ways, is the least that tells of every card."""

LEAST: Final = 2 * len(PAIRS)


@dataclass
class Tally:
    """What was counted in the races of a set."""

    games: int = 0
    rounds: int = 0
    busts: int = 0
    changes: int = 0
    """How often the lead changed hands from one round to the next."""
    first: float = 0.0
    """Races won by the seat that had the first-player die first."""
    might: Counter[str] = field(default_factory=Counter)
    """By card: seats that might buy it, and the dice they bought."""
    bought: Counter[str] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)
    """Winners who might buy it, and those who did."""
    had: Counter[str] = field(default_factory=Counter)
    more: Counter[str] = field(default_factory=Counter)
    """Races in which both might and one bought more of it, and how many that one won."""
    more_won: Counter[str] = field(default_factory=Counter)
    alone: Counter[str] = field(default_factory=Counter)
    """Races in which one alone might buy it, how many that one won, and on how many dice it won from both seats."""
    won: Counter[str] = field(default_factory=Counter)
    swept: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))


class Share(NamedTuple):
    """How often a card won for who alone might buy it, with its interval, and the dice bought in a race."""

    mean: float
    low: float
    high: float
    bought: float

    @property
    def certainty(self) -> float:
        return (self.high - self.low) ** -2

    @classmethod
    def of(cls, tallies: Sequence[Tally], card: str) -> Share:
        def total(what: str) -> int:
            return sum(getattr(tally, what)[card] for tally in tallies)

        pairs, mean = total("alone") // 2, total("won") / total("alone")
        split = total("won") - 2 * total("swept")
        spread = sqrt(max(0.0, (total("swept") + split / 4) / pairs - mean * mean) / pairs)
        half = max(Z_95 * spread, 0.5 / pairs)
        return cls(mean, max(0.0, mean - half), min(1.0, mean + half), total("bought") / total("might"))


def data_of(name: str, costs: Mapping[str, int]) -> dict[str, JSON]:
    """The data of a set with other costs."""
    data = resolve(Box.open(), name)
    cards = data["cards"]
    assert isinstance(cards, list)
    for card in cards:
        assert isinstance(card, dict)
        card["cost"] = costs[str(card["name"])]
    return data


def own_costs(overlay: Path | None = None) -> dict[str, int]:
    return {name: int(str(card["cost"])) for name, card in Box.open(overlay).cards.items()}


# Races


class Barred:
    """An expert with a taste of its own that never buys one kind of dice."""

    def __init__(self, kind: int, rng: Random) -> None:
        self._expert = Expert(0, taste=tuple(rng.gauss(0, LIKES) for _ in range(KIND_COUNT)))
        self._barred = FROM_TRAY + kind

    def choose(self, race: Race, seat: int) -> int:
        if race.seats[seat].doing != BUYING:
            return self._expert.choose(race, seat)
        options = [option for option in self._expert.weigh(race, seat) if option.action != self._barred]
        return max(options, key=lambda option: (option.worth, -option.action)).action


class Job(NamedTuple):
    """Every pair of cards of a set once, both ways on the same dice."""

    set: str
    costs: Mapping[str, int]
    dice: int


def play(job: Job) -> Tally:
    game = Cubitos(2, data=data_of(job.set, job.costs), max_rounds=MAX_ROUNDS)
    tally = Tally()
    for number, (one, other) in enumerate(PAIRS):
        luck = job.dice * APART + number
        wins = _race(game, luck, (other, one), tally) == 0, _race(game, luck, (one, other), tally) == 1
        for kind, won in ((one, sum(wins)), (other, 2 - sum(wins))):
            card = game.cards[kind - WHITE].name
            tally.alone[card] += 2
            tally.won[card] += won
            tally.swept[card] += won == 2
    return tally


def _race(game: Cubitos, luck: int, barred: Sequence[int], tally: Tally) -> int:
    """One race: who won."""
    rng = Random(luck)
    bots = [Barred(kind, rng) for kind in barred]
    state, source = game.start(), Fast(luck)
    state.collect(False)
    bought = [Counter[int]() for _ in bots]
    leader = first = -1
    seen = 0
    for seat in asked(state, source):
        if state.table[ROUND] > seen:
            seen = state.table[ROUND]
            first = state.table[LEADER] if first < 0 else first
            ahead = _ahead(state)
            tally.changes += leader >= 0 and 0 <= ahead != leader
            leader = ahead if ahead >= 0 else leader
        action = bots[seat].choose(state, seat)
        frame = state.seats[seat].doing
        if frame == BUYING and action >= FROM_TRAY:
            bought[seat][action - FROM_TRAY] += 1
        tally.busts += frame == BUSTED and action == DONE
        state.apply(seat, action)
    result = state.result()
    assert result is not None
    winner = result.places.index(1)
    tally.games += 1
    tally.rounds += state.table[ROUND]
    tally.first += winner == first
    for kind in range(WHITE, FIRST):
        _count(
            tally, game.cards[kind - WHITE].name, [one[kind] for one in bought], [kind != one for one in barred], winner
        )
    return winner


def _ahead(state: Race) -> int:
    """The seat in front, -1 if there is none."""
    one, other = (remaining(state, me) for me in state.seats)
    return -1 if one == other else int(other < one)


def _count(tally: Tally, card: str, bought: Sequence[int], may: Sequence[bool], winner: int) -> None:
    tally.might[card] += sum(may)
    tally.bought[card] += sum(bought)
    tally.winners[card] += may[winner]
    tally.had[card] += bought[winner] > 0
    if all(may) and bought[0] != bought[1]:
        tally.more[card] += 1
        tally.more_won[card] += (bought[1] > bought[0]) == winner


def play_all(costs: Mapping[str, int], games: int, time: int, pool: ProcessPoolExecutor) -> dict[str, Tally]:
    """So many races of every set at these costs, or a few more."""
    rounds = -(-games // LEAST)
    tallies = {name: Tally() for name in Box.open().sets}
    jobs = [Job(name, costs, (SEED + time) * APART + dice) for name in tallies for dice in range(rounds)]
    for job, tally in zip(jobs, pool.map(play, jobs), strict=True):
        tallies[job.set].add(tally)
    return tallies


def shares(tallies: Mapping[str, Tally]) -> dict[str, Share]:
    """For each card, over all sets that have it."""
    having = {card: [tally for tally in tallies.values() if tally.alone[card]] for card in own_costs()}
    return {card: Share.of(those, card) for card, those in having.items() if those}


def outside(tallies: Mapping[str, Tally]) -> list[str]:
    """The cards outside the band."""
    return [card for card, share in shares(tallies).items() if not LOW <= share.mean <= HIGH]
