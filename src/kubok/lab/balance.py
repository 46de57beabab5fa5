"""How well the cards are priced: races of shoppers with different tastes, and costs at which fewer cards are bargains.

Both seats play alike but for what they like to buy. For each card it is counted how often the one won who put the
greater part of its money into it: near one half the price is right. `python -m kubok.lab.balance` plays, moves the
costs that are off, plays again, chooses the costs at which every share should be one half, plays with all of them
together on other dice, and writes docs/balance.md, its pictures, and the costs as the data overlay `balanced`. The
default costs stay as they are.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from kubok.bots.match import APART, MAX_ROUNDS, wilson
from kubok.bots.values import Values, open_book
from kubok.bots.ways import remaining
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import DONE, FROM_TRAY
from kubok.cubitos.data import OVERLAYS, Box, resolve
from kubok.cubitos.frames import BUSTED, BUYING
from kubok.cubitos.pieces import FIRST, LEADER, ROUND, WHITE
from kubok.kernel import JSON, Fast, asked
from kubok.lab.learn import Shopper

LOW: Final = 0.45
HIGH: Final = 0.55
CHEAPEST: Final = 1
DEAREST: Final = 14
PAGE: Final = Path("docs/balance.md")
BALANCED: Final = OVERLAYS / "balanced" / "cards.toml"
KEPT: Final = Path("build/balance.json")
SEED: Final = 5
CHUNK: Final = 50

FAR: Final = 0.002
"""A coin away from the first cost counts as much as so much off one half."""

WALKS: Final = 4
"""So often costs are moved by a coin or two before they are chosen by what was seen."""

FEW: Final = 30
"""A card that fewer races tell of is left alone."""


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
    bought: Counter[str] = field(default_factory=Counter)
    """Dice bought, of both players."""
    had: Counter[str] = field(default_factory=Counter)
    """Races in which the winner bought at least one."""
    more: Counter[str] = field(default_factory=Counter)
    """Races in which one player put a greater part of its money into the card than the other."""
    won: Counter[str] = field(default_factory=Counter)
    """Those of them that this player won."""

    def add(self, other: Tally) -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))


def data_of(name: str, costs: Mapping[str, int]) -> dict[str, JSON]:
    """The data of a set with other costs."""
    data = resolve(Box.open(), name)
    cards = data["cards"]
    assert isinstance(cards, list)
    for card in cards:
        assert isinstance(card, dict)
        card["cost"] = costs[str(card["name"])]
    return data


def own_costs() -> dict[str, int]:
    return {name: int(str(card["cost"])) for name, card in Box.open().cards.items()}


class Job(NamedTuple):
    """Some races of a set."""

    set: str
    costs: Mapping[str, int]
    games: range
    seed: int


def play(job: Job) -> Tally:
    game = Cubitos(2, data=data_of(job.set, job.costs), max_rounds=MAX_ROUNDS)
    values, tally = Values(game, open_book()), Tally()
    for number in job.games:
        _play_one(values, job.seed * APART + number, tally)
    return tally


def play_all(costs: Mapping[str, int], games: int, seed: int, pool: ProcessPoolExecutor) -> dict[str, Tally]:
    """So many races of every set at these costs."""
    parts = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    jobs = [Job(name, costs, part, seed) for name in Box.open().sets for part in parts]
    tallies = {name: Tally() for name in Box.open().sets}
    for job, tally in zip(jobs, pool.map(play, jobs), strict=True):
        tallies[job.set].add(tally)
    return tallies


def _play_one(values: Values, luck: int, tally: Tally) -> None:
    game, rng = values.game, Random(luck)
    bots = [Shopper(values, rng) for _ in range(2)]
    state, source = game.start(), Fast(luck)
    state.collect(False)
    spent = [Counter[int]() for _ in bots]
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
            spent[seat][action - FROM_TRAY] += game.prices[action - FROM_TRAY]
        tally.busts += frame == BUSTED and action == DONE
        state.apply(seat, action)
    _count(state, spent, first, tally)


def _ahead(state: Race) -> int:
    """The seat in front, -1 if there is none."""
    one, other = (remaining(state, me) for me in state.seats)
    return -1 if one == other else int(other < one)


def _count(state: Race, spent: Sequence[Counter[int]], first: int, tally: Tally) -> None:
    result, game = state.result(), state.game
    assert result is not None
    winner = result.places.index(1)
    tally.games += 1
    tally.rounds += state.table[ROUND]
    tally.first += winner == first
    totals = [max(1, one.total()) for one in spent]
    for kind in range(WHITE, FIRST):
        card = game.cards[kind - WHITE].name
        parts = [one[kind] / total for one, total in zip(spent, totals, strict=True)]
        tally.bought[card] += sum(one[kind] for one in spent) // max(1, game.prices[kind])
        tally.had[card] += spent[winner][kind] > 0
        if parts[0] != parts[1]:
            tally.more[card] += 1
            tally.won[card] += (parts[1] > parts[0]) == winner


# Costs that would be right


def shares(tallies: Mapping[str, Tally]) -> dict[str, tuple[float, int]]:
    """For each card, over all sets that have it: how often who put more money into it won, and of how many races."""
    more, won = Counter[str](), Counter[str]()
    for tally in tallies.values():
        more.update(tally.more)
        won.update(tally.won)
    return {card: (won[card] / count, count) for card, count in more.items() if count}


def moved(costs: Mapping[str, int], found: Mapping[str, tuple[float, int]]) -> dict[str, int]:
    """Costs moved by one where the share is off, by two where it is far off."""
    new = dict(costs)
    for card, (share, count) in found.items():
        if count < FEW:
            continue
        step = (share > HIGH) - (share < LOW) + (share > HIGH + 0.07) - (share < LOW - 0.07)
        new[card] = max(CHEAPEST, min(DEAREST, costs[card] + step))
    return new


Time: TypeAlias = "tuple[dict[str, int], dict[str, Tally]]"
Times: TypeAlias = "Sequence[Time]"
"""The costs of each time, and what was counted."""


def chosen(history: Times) -> dict[str, int]:
    """For each card the cost at which its share was nearest to one half, over all races seen at that cost; near the
    first cost rather than far from it, and a coin less where hardly anybody buys it.
    """
    races: dict[str, Counter[int]] = {card: Counter() for card in history[0][0]}
    won: dict[str, Counter[int]] = {card: Counter() for card in history[0][0]}
    for costs, tallies in history:
        for tally in tallies.values():
            for card, count in tally.more.items():
                races[card][costs[card]] += count
                won[card][costs[card]] += tally.won[card]

    def choose(card: str, first: int) -> int:
        seen = [cost for cost, count in races[card].items() if count >= FEW]
        if not seen:
            return max(CHEAPEST, history[-1][0][card] - 1)
        off = {cost: abs(won[card][cost] / races[card][cost] - 0.5) for cost in seen}
        return min(seen, key=lambda cost: (off[cost] + FAR * abs(cost - first), cost))

    return {card: choose(card, first) for card, first in history[0][0].items()}


def settle(games: int, times: int, processes: int | None, kept: Path | None = None) -> list[Time]:
    """Play, move the costs, and play again; the last time at the costs chosen, on dice that chose nothing. What a file
    holds of earlier times is not played again.
    """
    history = open_history(kept) if kept and kept.exists() else []
    with ProcessPoolExecutor(processes) as pool:
        while len(history) <= times:
            costs = own_costs()
            if history:
                costs = chosen(history) if len(history) > WALKS else moved(history[-1][0], shares(history[-1][1]))
            tallies = play_all(costs, games, SEED + len(history), pool)
            history.append((costs, tallies))
            print(f"time {len(history) - 1}: {len(outside(tallies))} cards outside", flush=True)
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


def outside(tallies: Mapping[str, Tally]) -> list[str]:
    """The cards outside the band."""
    return [card for card, (share, count) in shares(tallies).items() if count >= FEW and not LOW <= share <= HIGH]


# Files


def overlay(costs: Mapping[str, int]) -> str:
    """The overlay with every cost that differs from the default."""
    lines = [
        "# Costs at which fewer cards are a bargain or a bad buy; docs/balance.md says which still are. It is",
        "# written together with this file by `python -m kubok.lab.balance`. Use it with --data balanced.",
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
    games, last = (min(t.games for t in every.values()) for every in (tallies, history[-1][1]))
    parts = [
        "# Are the costs right?",
        "",
        "Two players who play alike (steady but for what they buy) and differ in taste: each likes some dice more",
        f"than the expert does and others less, anew in every race. {games} races of each set at the default costs.",
        f"This page is written by `python -m kubok.lab.balance --games {last} --times {len(history) - 1}`, which goes",
        f"on where it stopped (`{KEPT}`); no figure is put in by hand.",
        "",
        "Costs are estimates where the rulebooks print none. A card is a bargain if whoever puts the greater part of",
        "the money into it wins more than half of the races, and a bad buy if less. A share is good to about",
        f"{98 / games**0.5:.0f} points where most races tell of the card.",
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
    parts += [
        "| set | card (cost) | dice bought a player | winners who had it | share of who spent more on it | races |"
    ]
    parts += ["| --- | --- | --- | --- | --- | --- |"]
    for name, t in tallies.items():
        for card in t.bought:
            count = t.more[card]
            low, high = wilson(t.won[card], count) if count else (0.0, 1.0)
            share = f"{t.won[card] / count:.0%} ({low:.0%} to {high:.0%})" if count else "never bought by one alone"
            parts.append(
                f"| {name} | {_name(card)} ({costs[card]}) | {t.bought[card] / t.games / 2:.2f} |"
                f" {t.had[card] / t.games:.0%} | {share} | {count} |"
            )
    parts += ["", "## Which costs look wrong", "", *_wrong(history)]
    return "\n".join(parts) + "\n"


def _wrong(history: Times) -> list[str]:
    (costs, before), (new, after) = history[0], history[-1]
    now, then, games = shares(before), shares(after), min(t.games for t in after.values())
    lines = [
        f"At the default costs {len(outside(before))} of {len(now)} cards lie outside {LOW:.0%} to {HIGH:.0%}, over",
        f"all sets. The costs were moved {len(history) - 1} times; with the last ones, played all together on dice of",
        f"their own ({games} races of each set), {len(outside(after))} lie outside. These",
        "costs are the overlay `balanced` (`--data balanced`).",
        "",
        "| card | default cost | share | balanced cost | share there | races there |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for card, (share, _) in sorted(now.items(), key=lambda item: -item[1][0]):
        if new[card] != costs[card] and card in then:
            there, count = then[card]
            lines.append(f"| {_name(card)} | {costs[card]} | {share:.0%} | {new[card]} | {there:.0%} | {count} |")
    left = [f"{_name(card)} ({then[card][0]:.0%} at {new[card]})" for card in outside(after)]
    lines += ["", f"Still outside: {', '.join(left)}." if left else "All came into the band."]
    seldom = [_name(card) for card in costs if then.get(card, (0.0, 0))[1] < FEW]
    if seldom:
        lines.append(f"Bought too seldom to tell: {', '.join(seldom)}.")
    return lines


def draw(history: Times, path: Path) -> None:
    from kubok.lab import plots  # needs the extra packages

    rows = []
    for card, (share, count) in sorted(shares(history[0][1]).items(), key=lambda item: -item[1][0]):
        low, high = wilson(share * count, count)
        rows.append({"name": f"{_name(card)} ({history[0][0][card]})", "share": share, "low": low, "high": high})
    plots.save(plots.intervals(rows, "races won by who put more of the money into the card"), path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--times", type=int, default=8, help="how often costs are moved")
    parser.add_argument("--processes", type=int, help="as many as there are cores, if not given")
    given = parser.parse_args()
    history = settle(given.games, given.times, given.processes, KEPT)
    PAGE.write_text(page(history), "utf-8")
    draw(history, PAGE.parent / "pictures" / "balance.svg")
    BALANCED.parent.mkdir(parents=True, exist_ok=True)
    BALANCED.write_text(overlay(history[-1][0]), "utf-8")


if __name__ == "__main__":
    main()
