"""How well the cards are priced, and costs at which each is worth about as much as the others (`lab.shares`).

`python -m kubok.lab.balance` plays the default costs and those of the data overlay `balanced`, moves the latter, plays
again, plays the last ones on dice that moved nothing, and writes docs/balance.md, its pictures, and the overlay. The
default costs stay as they are.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from kubok.bots.match import Z_95, wilson
from kubok.cubitos.data import MOST_COST, OVERLAYS, Box
from kubok.lab.shares import HIGH, LEAST, LOW, Share, Tally, outside, own_costs, play_all, shares

CHEAPEST: Final = 1
DEAREST: Final = MOST_COST
PAGE: Final = Path("docs/balance.md")
BALANCED: Final = OVERLAYS / "balanced" / "cards.toml"
KEPT: Final = Path("build/balance.json")

NEAR: Final = 0.03
LAST_NEAR: Final = 0.05
"""A share so near one half is let be, the last time."""

BEYOND_LUCK: Final = 4.0
"""Shares that rise as a card gets dearer are luck, unless they fit so much better."""

LATELY: Final = 4
"""So many times tell of a card: the others' costs move too, and what they once left it is soon no longer true."""

A_COIN: Final = 0.7
"""About what as many coins as a card costs change of its share."""

SELDOM: Final = 0.25
"""A card of which fewer are bought in a race by who may is made a coin cheaper, whatever its share."""

Time: TypeAlias = "tuple[dict[str, int], dict[str, Tally]]"
Times: TypeAlias = "Sequence[Time]"
"""The costs of each time, and what was counted."""


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
    points = {cost: Point(seen[cost].mean, seen[cost].certainty) for cost in sorted(seen)}
    fitted, way_up = falling(points), 1
    if misfit(points, fitted) - misfit(points, rising(points)) > BEYOND_LUCK:
        fitted, way_up = rising(points), -1
    nearest = min(abs(share - 0.5) for share in fitted.values())
    alike = [cost for cost, share in fitted.items() if abs(share - 0.5) == nearest]
    off = fitted[alike[0]] - 0.5
    way = way_up if off > 0 else -way_up
    best = max(alike) if way > 0 else min(alike)
    beyond = [cost for cost in seen if (cost - best) * way > 0]
    if abs(off) <= (LAST_NEAR if last else NEAR):
        other = best - (not last and seen[best].bought < SELDOM and best - 1 not in seen)
    elif beyond:
        other = best + way * (min(abs(cost - best) for cost in beyond) // 2)
    else:
        other = best + way * max(1, round(abs(off) / A_COIN * best))
    return max(CHEAPEST, min(DEAREST, other))


class Point(NamedTuple):
    """A share, and how much it tells: one over the square of the width of its interval."""

    share: float
    certainty: float


def falling(seen: Mapping[int, Point]) -> dict[int, float]:
    """Shares by cost, made to fall as a card gets dearer: where they rise by luck, the mean by certainty."""
    blocks: list[tuple[Point, list[int]]] = []
    for cost, point in seen.items():
        block, costs = point, [cost]
        while blocks and blocks[-1][0].share < block.share:
            (share, sure), before = blocks.pop()
            whole = sure + block.certainty
            block, costs = Point((share * sure + block.share * block.certainty) / whole, whole), before + costs
        blocks.append((block, costs))
    return {cost: block.share for block, costs in blocks for cost in costs}


def rising(seen: Mapping[int, Point]) -> dict[int, float]:
    """The same for a card that experts buy too gladly when it is cheap, and that is better left alone."""
    fitted = falling({cost: seen[cost] for cost in reversed(list(seen))})
    return {cost: fitted[cost] for cost in seen}


def misfit(seen: Mapping[int, Point], fitted: Mapping[int, float]) -> float:
    """How far shares lie from those that were made of them, in squares of their deviations."""
    return (2 * Z_95) ** 2 * sum(sure * (share - fitted[cost]) ** 2 for cost, (share, sure) in seen.items())


def settle(games: int, times: int, processes: int | None, kept: Path | None = None) -> list[Time]:
    """Play the default costs and those of the overlay as it is; move them and play again, the last time with four times
    as many races. What a file holds is not played again.
    """
    history = open_history(kept) if kept and kept.exists() else []
    with ProcessPoolExecutor(processes) as pool:
        while len(history) <= times:
            time = len(history)
            costs = moved(history[1:], last=time == times) if time > 1 else own_costs(BALANCED.parent if time else None)
            races = 4 * games if time == times else games
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
    lines = [
        "![Shares by card at both costs](pictures/balance.svg)",
        "",
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
