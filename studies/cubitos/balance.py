"""How well the cards are priced, and costs at which each is worth about as much as the others (`shares`).

`python -m studies.cubitos.balance` plays the default costs and those of the data overlay `balanced`, moves the latter,
plays again, plays the last ones on dice that moved nothing, and writes docs/balance.md, its pictures, and the overlay.
The default costs stay as they are. It needs the extra packages `tune` and `plots`.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from kubok.cubitos.data import MOST_COST, OVERLAYS, Box
from kubok.lab.match import Z_95, wilson
from studies.cubitos.shares import HIGH, LEAST, LOW, Share, Tally, outside, own_costs, play_all, shares

CHEAPEST: Final = 1
DEAREST: Final = MOST_COST
PAGE: Final = Path("docs/balance.md")
BALANCED: Final = OVERLAYS / "balanced" / "cards.toml"
KEPT: Final = Path("build/balance.json")

CHEAPER: Final = 0.15
FREEDOM: Final = 0.2
"""By how much a card is thought to be worth more when its cost is divided by e, and how far from that worths may go."""

LATELY: Final = 8
"""So many times tell of worths: experts buy other dice as costs move, and what was long ago is no longer true."""

RISK: Final = 0.3
"""How much it counts, until the last time, that shares may lie elsewhere than is thought."""

UNEVEN: Final = 0.01
"""About how far shares lie from differences of worths, luck apart."""

SELDOM: Final = 0.25
"""A card of which fewer are bought in a race by who may is named on the page."""

SLOW: Final = 1.5
"""A set whose races last so many times as long at the balanced costs is named on the page."""

Array: TypeAlias = "np.ndarray"
Time: TypeAlias = "tuple[dict[str, int], dict[str, Tally]]"
Times: TypeAlias = "Sequence[Time]"
"""The costs of each time, and what was counted."""


class Worths:
    """What the cards of a set are worth at every cost, so that shares come out as they did: a card's share is one half,
    more by its worth and less by the mean worth of the others. A card that nobody can pay is worth nothing; at costs
    near each other a card is worth much the same. The mean and how much is still open (a Gaussian process over the
    logarithm of the cost, solved for all cards of the set together).
    """

    def __init__(self, name: str, history: Times) -> None:
        times = [(costs, tallies[name]) for costs, tallies in history]
        self.cards = list(times[0][1].alone)
        free = np.log((DEAREST + 1) / np.arange(CHEAPEST, DEAREST + 1))
        before = np.kron(np.eye(len(self.cards)), FREEDOM**2 * np.minimum.outer(free, free))
        seen = np.concatenate([self.sums(costs) for costs, _ in times])
        found = [Share.of([tally], card) for _, tally in times for card in self.cards]
        luck = np.array([1 / (share.certainty * (2 * Z_95) ** 2) for share in found]) + UNEVEN**2
        gain = np.linalg.solve(seen @ before @ seen.T + np.diag(luck), seen @ before).T
        thought = np.tile(CHEAPER * free, len(self.cards))
        self._mean = thought + gain @ (np.array([share.mean - 0.5 for share in found]) - seen @ thought)
        self._open = before - gain @ seen @ before

    def sums(self, costs: Mapping[str, int]) -> Array:
        """For each card which worths make up its share."""
        count = len(self.cards)
        own: Array = np.zeros((count, count * (DEAREST - CHEAPEST + 1)))
        for place, card in enumerate(self.cards):
            own[place, place * (DEAREST - CHEAPEST + 1) + costs[card] - CHEAPEST] = 1
        less_others: Array = (own * count - own.sum(0)) / (count - 1)
        return less_others

    def off(self, costs: Mapping[str, int]) -> dict[str, tuple[float, float]]:
        """By card how far its share is thought to lie from one half, and the square of how far that may be wrong."""
        sums = self.sums(costs)
        means, squares = sums @ self._mean, ((sums @ self._open) * sums).sum(1)
        return {card: (float(means[at]), float(squares[at])) for at, card in enumerate(self.cards)}


def moved(history: Times, risk: float) -> dict[str, int]:
    """The costs at which shares are thought to lie nearest to one half: one cost is changed after the other, as long as
    that makes them better. How far they may be wrong counts as `risk` says: nothing to who tries out, fully in the end.
    Costs stay near those that were tried, for at the dearest nobody buys anything, and that is no balance.
    """
    history = history[-LATELY:]
    sets = [Worths(name, history) for name in history[0][1]]
    costs = dict(history[-1][0])
    tried = {card: [before[card] for before, _ in history] for card in costs}
    choice = {
        card: range(max(CHEAPEST, min(those) - _step(min(those))), min(DEAREST, max(those) + _step(max(those))) + 1)
        for card, those in tried.items()
    }
    having = {card: [one for one in sets if card in one.cards] for card in costs}

    def off(card: str, near: Mapping[Worths, Mapping[str, tuple[float, float]]]) -> float:
        """The square that is to be expected, for the mean over all sets that have the card."""
        those = [near[one][card] for one in having[card]]
        return (sum(mean for mean, _ in those) ** 2 + risk * sum(square for _, square in those)) / len(those) ** 2

    near = {one: one.off(costs) for one in sets}
    better = True
    while better:
        better = False
        for card, its in having.items():
            if not its:
                continue
            touched = {other for one in its for other in one.cards}
            found = {}
            for cost in choice[card]:
                there = {**near, **{one: one.off({**costs, card: cost}) for one in its}}
                found[cost] = sum(off(other, there) for other in touched)
            best = min(found, key=found.__getitem__)
            if found[best] < found[costs[card]] - 1e-9:
                costs[card], better = best, True
                near |= {one: one.off(costs) for one in its}
    return costs


def _step(cost: int) -> int:
    return max(1, cost // 5)


def settle(games: int, times: int, processes: int | None, kept: Path | None = None) -> list[Time]:
    """Play the default costs and those of the overlay as it is; move them and play again, the last time with four times
    as many races. What a file holds is not played again.
    """
    history = open_history(kept) if kept and kept.exists() else []
    with ProcessPoolExecutor(processes) as pool:
        while len(history) <= times:
            time = len(history)
            last = time == times
            if time < 2:
                costs = own_costs(BALANCED.parent if time else None)
            else:
                costs = moved(history[1:], 1.0 if last else RISK)
            history.append((costs, play_all(costs, 4 * games if last else games, time, pool)))
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
        "# Costs at which cards are worth about the same; docs/balance.md has the figures. It is written",
        "# together with this file by `python -m studies.cubitos.balance`. Use it with --data balanced.",
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
        f"`python -m studies.cubitos.balance --games {games} --times {len(history) - 1}`, which goes on where it",
        f"stopped (`{KEPT}`, not part of the repository) or, anew, from the costs of the overlay as they are. Figures",
        "are counted, for the default and for the balanced costs in one play of all sets each, on other dice than",
        "those that told the balanced costs: these were found in many plays before, by its model and, where it knew",
        "too little, by people who tried what it had not.",
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
        "| set | rounds | at the balanced costs | busts a player | changes of the lead | won by the first player |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for name, t in tallies.items():
        then = history[-1][1][name]
        low, high = wilson(t.first, t.games)
        parts.append(
            f"| {name} | {t.rounds / t.games:.1f} | {then.rounds / then.games:.1f} | {t.busts / t.games / 2:.1f} |"
            f" {t.changes / t.games:.1f} | {t.first / t.games:.0%} ({low:.0%} to {high:.0%}) |"
        )
    whole = sum(t.first for t in tallies.values()), sum(t.games for t in tallies.values())
    low, high = wilson(*whole)
    parts += ["", f"Over all sets the first player wins {whole[0] / whole[1]:.1%} ({low:.1%} to {high:.1%}).", ""]
    parts += ["![Rounds, busts, changes of the lead and the first player, by set](pictures/balance-sets.svg)", ""]
    parts += ["## Cards, set by set", "", "![What winners bought, by set](pictures/balance-bought.svg)", ""]
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
    sure = sum(share.low >= LOW and share.high <= HIGH for share in then.values())
    lines = [
        "![Shares by card at both costs](pictures/balance.svg)",
        "",
        f"Over all sets, {len(outside(before))} of {len(now)} cards lie outside {LOW:.0%} to {HIGH:.0%} at the default",
        f"costs, and {len(outside(after))} at the balanced ones ({games} races of each set). A share at these is good",
        f"to {100 * widest:.1f} points or better; of {sure} cards the whole interval lies in the band. These",
        "costs are the overlay `balanced` (`--data balanced`, or Costs where a table is made on the page). The experts",
        "learnt at the default costs: who learns these may find bargains that they do not see.",
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
    slow = []
    for name, t in after.items():
        was, long = before[name].rounds / before[name].games, t.rounds / t.games
        if long > SLOW * was:
            slow.append(f"{name} ({long:.0f} rounds instead of {was:.0f})")
    if slow:
        lines += ["", "Where a few dice make most of the speed, they have to be dear before the others do as much, and"]
        lines += [f"races last much longer at these costs: {', '.join(slow)}."]
    return lines


def draw(history: Times, folder: Path) -> None:
    """The pictures of the page."""
    from kubok.lab import plots  # needs the extra packages

    first = history[0][1]
    sets = [
        {
            "name": name,
            "rounds": t.rounds / t.games,
            "busts a player": t.busts / t.games / 2,
            "changes of the lead": t.changes / t.games,
            "won by the first player": t.first / t.games,
        }
        for name, t in first.items()
    ]
    plots.save(plots.panels(sets), folder / "balance-sets.svg")
    bought = [
        {"frame": name, "name": _name(card), "of": what, "share": part[card] / whole[card]}
        for name, t in first.items()
        for what, part, whole in (
            ("winners who bought it", t.had, t.winners),
            ("won by who bought more of it", t.more_won, t.more),
        )
        for card in t.might
        if whole[card]
    ]
    plots.save(plots.points(bought, "share of races"), folder / "balance-bought.svg")
    cards = [
        {"name": _name(card), "of": f"{what} costs", "share": share.mean, "low": share.low, "high": share.high}
        for what, (_, tallies) in (("default", history[0]), ("balanced", history[-1]))
        for card, share in sorted(shares(tallies).items(), key=lambda item: -item[1].mean)
    ]
    plots.save(plots.intervals(cards, "races won by who alone might buy the card", (LOW, HIGH)), folder / "balance.svg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=40 * LEAST, help="races of each set, four times as many the last time"
    )
    parser.add_argument("--times", type=int, default=7, help="how often costs are moved")
    parser.add_argument("--processes", type=int, help="as many as there are cores, if not given")
    given = parser.parse_args()
    history = settle(given.games, given.times, given.processes, KEPT)
    PAGE.write_text(page(history), "utf-8")
    draw(history, PAGE.parent / "pictures")
    BALANCED.parent.mkdir(parents=True, exist_ok=True)
    BALANCED.write_text(overlay(history[-1][0]), "utf-8")


if __name__ == "__main__":
    main()
