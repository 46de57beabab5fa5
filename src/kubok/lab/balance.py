"""How well the cards are priced: what it is worth to be the one who may buy a card, and costs at which it is little.

Who buys a card has often been rich or lucky before, so who wins with it says little of the card. Here it is tried out:
of two who race one may not buy one card of the set, the other not another, and then the other way round on the same
dice. A card's share is how often the seat won that alone might buy it: above one half it is a bargain beside the
others, below it does less than they do. `python -m kubok.lab.balance` plays the default costs and those of the data
overlay `balanced`, moves the latter, plays again, plays the last ones on dice that moved nothing, and writes
docs/balance.md, its pictures, and the overlay. The default costs stay as they are.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from kubok.bots.expert import Expert
from kubok.bots.match import APART, MAX_ROUNDS, Z_95, wilson
from kubok.bots.ways import remaining
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import DONE, FROM_TRAY
from kubok.cubitos.data import MOST_COST, OVERLAYS, Box, resolve
from kubok.cubitos.frames import BUSTED, BUYING
from kubok.cubitos.pieces import FIRST, KIND_COUNT, LEADER, ROUND, WHITE
from kubok.kernel import JSON, Fast, asked
from kubok.lab.strength import LIKES

LOW: Final = 0.45
HIGH: Final = 0.55
CHEAPEST: Final = 1
DEAREST: Final = MOST_COST
PAGE: Final = Path("docs/balance.md")
BALANCED: Final = OVERLAYS / "balanced" / "cards.toml"
KEPT: Final = Path("build/balance.json")
SEED: Final = 5

PAIRS: Final = tuple(combinations(range(WHITE, FIRST), 2))
"""The pairs of cards of a set: one race of each pair, both ways, is the least that tells of every card."""

LEAST: Final = 2 * len(PAIRS)

NEAR: Final = 0.03
LAST_NEAR: Final = 0.05
"""A share so near one half is let be, the last time."""

LATELY: Final = 8
"""So many times tell of a card: the others' costs move too, and what they once left it is soon no longer true."""

A_COIN: Final = 0.7
"""About what as many coins as a card costs change of its share."""

SELDOM: Final = 0.25
"""A card of which fewer are bought in a race by who may is made a coin cheaper, whatever its share."""


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
        if race.seats[seat].stack[-1] != BUYING:
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
        frame = state.seats[seat].stack[-1]
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
    jobs = [Job(name, costs, (SEED + time) * APART + dice) for name in Box.open().sets for dice in range(rounds)]
    tallies = {name: Tally() for name in Box.open().sets}
    for job, tally in zip(jobs, pool.map(play, jobs), strict=True):
        tallies[job.set].add(tally)
    return tallies


# Costs that would be right

Time: TypeAlias = "tuple[dict[str, int], dict[str, Tally]]"
Times: TypeAlias = "Sequence[Time]"
"""The costs of each time, and what was counted."""


def shares(tallies: Mapping[str, Tally]) -> dict[str, Share]:
    """For each card, over all sets that have it."""
    having = {card: [tally for tally in tallies.values() if tally.alone[card]] for card in own_costs()}
    return {card: Share.of(those, card) for card, those in having.items() if those}


def outside(tallies: Mapping[str, Tally]) -> list[str]:
    """The cards outside the band."""
    return [card for card, share in shares(tallies).items() if not LOW <= share.mean <= HIGH]


def moved(history: Times, last: bool = False) -> dict[str, int]:
    """For each card the cost at which its share lately lay nearest to one half, or another that may be better."""
    seen: dict[str, dict[int, list[Tally]]] = {card: {} for card in history[0][0]}
    for costs, tallies in history[-LATELY:]:
        for card, cost in costs.items():
            seen[card].setdefault(cost, []).extend(tally for tally in tallies.values() if tally.alone[card])
    known = {card: {cost: Share.of(those, card) for cost, those in at.items()} for card, at in seen.items()}
    return {card: _better(at, last) for card, at in known.items()}


def _better(seen: Mapping[int, Share], last: bool) -> int:
    """The cost whose share lies nearest to one half; between it and the next one if one half lies there, and beyond all
    that were seen, by as many coins as the share is off, if it lies beyond them.
    """
    fitted = falling({cost: (seen[cost].mean, seen[cost].certainty) for cost in sorted(seen)})
    nearest = min(abs(share - 0.5) for share in fitted.values())
    alike = [cost for cost, share in fitted.items() if abs(share - 0.5) == nearest]
    best = max(alike) if fitted[alike[0]] > 0.5 else min(alike)
    off = fitted[best] - 0.5
    way = 1 if off > 0 else -1
    beyond = [cost for cost in seen if (cost - best) * way > 0]
    if abs(off) <= (LAST_NEAR if last else NEAR):
        other = best - (not last and seen[best].bought < SELDOM and best - 1 not in seen)
    elif beyond:
        other = best + way * (min(abs(cost - best) for cost in beyond) // 2)
    else:
        other = best + way * max(1, round(abs(off) / A_COIN * best))
    return max(CHEAPEST, min(DEAREST, other))


def falling(seen: Mapping[int, tuple[float, float]]) -> dict[int, float]:
    """Shares by cost, made to fall as a card gets dearer: where they rise by luck, the mean by certainty."""
    blocks: list[tuple[float, float, list[int]]] = []
    for cost, (share, certainty) in seen.items():
        block = share, certainty, [cost]
        while blocks and blocks[-1][0] < block[0]:
            mean, sure, costs = blocks.pop()
            block = (mean * sure + block[0] * block[1]) / (sure + block[1]), sure + block[1], costs + block[2]
        blocks.append(block)
    return {cost: share for share, _, costs in blocks for cost in costs}


def settle(games: int, times: int, processes: int | None, kept: Path | None = None) -> list[Time]:
    """Play the default costs and those of the overlay as it is; move them and play again: half as many races while they
    still move, twice as many the last time. What a file holds is not played again.
    """
    history = open_history(kept) if kept and kept.exists() else []
    with ProcessPoolExecutor(processes) as pool:
        while len(history) <= times:
            time = len(history)
            costs = moved(history[1:], last=time == times) if time > 1 else own_costs(BALANCED.parent if time else None)
            races = games if time == 0 else 2 * games if time == times else games // 2
            history.append((costs, play_all(costs, races, time, pool)))
            print(f"time {time}: {len(outside(history[-1][1]))} cards outside", flush=True)
            if kept:
                keep_history(history, kept)
    return history


def keep_history(history: Times, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps([[costs, {n: vars(t) for n, t in every.items()}] for costs, every in history]), "utf-8")


def open_history(path: Path) -> list[Time]:
    """The times kept in a file."""

    def tally(raw: dict[str, Any]) -> Tally:
        found = Tally()
        for name, value in raw.items():
            setattr(found, name, Counter(value) if isinstance(value, dict) else value)
        return found

    return [(costs, {n: tally(t) for n, t in every.items()}) for costs, every in json.loads(path.read_text("utf-8"))]


# Files


def overlay(costs: Mapping[str, int]) -> str:
    """The overlay with every cost that differs from the default."""
    lines = [
        "# Costs at which most cards are worth about the same; docs/balance.md has the figures. It is written",
        "# together with this file by `python -m kubok.lab.balance`. Use it with --data balanced.",
    ]
    for card, cost in own_costs().items():
        if costs.get(card, cost) != cost:
            lines += ["", f"[{card}]", f'cost = {{ value = {costs[card]}, source = "own" }}']
    return "\n".join(lines) + "\n"


def _name(card: str) -> str:
    names = Box.open().cards[card]["names"]
    assert isinstance(names, dict)
    return str(names["en"])


def page(history: Times) -> str:
    costs, tallies = history[0]
    games = min(t.games for t in tallies.values())
    parts = [
        "# Are the costs right?",
        "",
        f"{games} races for two in each set, at the default costs, between experts, each with a taste of its own: some",
        "dice it likes more, others less, anew in every race. This page is written by",
        f"`python -m kubok.lab.balance --games {games} --times {len(history) - 1}`, which goes on where it stopped",
        f"(`{KEPT}`) or, anew, from the costs of the overlay as they are; no figure is put in by hand.",
        "",
        "Costs are estimates where the rulebooks print none. Who buys a card has often been rich or poor before, so",
        "who wins with it says more of the buyer than of the card: that is in the table too, but the costs go by an",
        "experiment. In every race one player may not buy one card of the set, and the other may not buy another;",
        "each pair of cards is raced both ways on the same dice. **A card's share is how often the one won who alone",
        "might buy it.** Above one half the card is a bargain beside the others of its set, below it does less than",
        "they do.",
        "",
        "## Races",
        "",
        "| set | rounds | busts a player | changes of the lead | won by the first player |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name, t in tallies.items():
        low, high = wilson(t.first, t.games)
        parts.append(
            f"| {name} | {t.rounds / t.games:.1f} | {t.busts / t.games / 2:.1f} | {t.changes / t.games:.1f} |"
            f" {t.first / t.games:.0%} ({low:.0%} to {high:.0%}) |"
        )
    whole = sum(t.first for t in tallies.values()), sum(t.games for t in tallies.values())
    low, high = wilson(*whole)
    parts += ["", f"Over all sets the first player wins {whole[0] / whole[1]:.1%} ({low:.1%} to {high:.1%}).", ""]
    parts += ["## Cards, set by set", "", "![Shares by card](pictures/balance.svg)", ""]
    parts += ["| set | card (cost) | dice bought | winners who bought it | won by who bought more of it | share |"]
    parts += ["| --- | --- | --- | --- | --- | --- |"]
    for name, t in tallies.items():
        for card in t.might:
            share = Share.of([t], card)
            more = f"{t.more_won[card] / t.more[card]:.0%} of {t.more[card]}" if t.more[card] else "never one alone"
            parts.append(
                f"| {name} | {_name(card)} ({costs[card]}) | {share.bought:.2f} | {t.had[card] / t.winners[card]:.0%} |"
                f" {more} | {share.mean:.0%} ({share.low:.0%} to {share.high:.0%}) |"
            )
    parts += ["", "Dice bought are those of a player who may, in a race.", ""]
    parts += ["## Which costs look wrong", "", *_wrong(history)]
    return "\n".join(parts) + "\n"


def _wrong(history: Times) -> list[str]:
    (costs, before), (new, after) = history[0], history[-1]
    now, then = shares(before), shares(after)
    games = min(t.games for t in after.values())
    widest = max(share.high - share.mean for share in then.values())
    lines = [
        f"Over all sets, {len(outside(before))} of {len(now)} cards lie outside {LOW:.0%} to {HIGH:.0%} at the default",
        f"costs. The costs were moved {len(history) - 1} times; with the last ones, played all together on dice that",
        f"had moved nothing ({games} races of each set), {len(outside(after))} lie outside. A share is good to",
        f"{100 * widest:.0f} points or better. These costs are the overlay `balanced` (`--data balanced`).",
        "",
        "| card | default cost | share | dice bought | balanced cost | share | dice bought |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for card, share in sorted(now.items(), key=lambda item: -item[1].mean):
        there = then[card]
        lines.append(
            f"| {_name(card)} | {costs[card]} | {share.mean:.0%} | {share.bought:.2f} |"
            f" {new[card]} | {there.mean:.0%} ({there.low:.0%} to {there.high:.0%}) | {there.bought:.2f} |"
        )
    left = [f"{_name(card)} ({then[card].mean:.1%} at {new[card]})" for card in outside(after)]
    lines += ["", f"Still outside: {', '.join(left)}." if left else "All came into the band."]
    idle = [f"{_name(card)} ({new[card]})" for card, share in then.items() if share.bought < SELDOM]
    if idle:
        lines.append(f"Seldom bought even so (fewer than one in {1 / SELDOM:.0f} races): {', '.join(idle)}.")
    return lines


def draw(history: Times, path: Path) -> None:
    from kubok.lab import plots  # needs the extra packages

    rows = []
    for card, share in sorted(shares(history[0][1]).items(), key=lambda item: -item[1].mean):
        name = f"{_name(card)} ({history[0][0][card]})"
        rows.append({"name": name, "share": share.mean, "low": share.low, "high": share.high})
    plots.save(plots.intervals(rows, "races won by who alone might buy the card"), path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40 * LEAST, help="races of each set the first time")
    parser.add_argument("--times", type=int, default=7, help="how often costs are moved")
    parser.add_argument("--processes", type=int, help="as many as there are cores, if not given")
    given = parser.parse_args()
    history = settle(given.games, given.times, given.processes, KEPT)
    PAGE.write_text(page(history), "utf-8")
    draw(history, PAGE.parent / "pictures" / "balance.svg")
    BALANCED.parent.mkdir(parents=True, exist_ok=True)
    BALANCED.write_text(overlay(history[-1][0]), "utf-8")


if __name__ == "__main__":
    main()
