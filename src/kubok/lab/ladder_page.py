"""The page of the ladder, from a results file: matches, ratings, and a picture. No figure is put in by hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kubok.lab import plots
from kubok.lab.ladder import SEED, Line, Score, elo, read, score, scores
from kubok.titles import Title
from kubok.titles.title import Lab

NOTES: Final = Path("ladder-notes.md")
"""Beside the page: what was tried and what limits it, in words; it is put at the end of the page as it stands."""


def write(title: Title, results: Path, page: Path) -> None:
    """Write the page, and its picture beside it."""
    lines = read(results, title)
    order = sorted(scores(lines), key=lambda match: (-match.rules, len(match.names), -match.share))
    matches = [match for match in order if match.rules == title.rules]
    picture = page.parent / "pictures" / "ladder.svg"
    rows = [
        {"name": f"{_title(match)}", "share": match.share, "low": match.low, "high": match.high}
        for match in matches
        if len(match.names) == 2
    ]
    plots.save(plots.intervals(rows, "share of the first, with the 95 % interval"), picture)
    notes = page.parent / NOTES
    now = [line for line in lines if line.job.rules == title.rules]
    parts = [_head(title.lab), _matches(title.lab, order), _ratings(matches), _by_set(title.lab, now)]
    parts += [["", notes.read_text("utf-8").rstrip(), ""]] if notes.exists() else []
    page.write_text("\n".join(line for part in parts for line in part).rstrip() + "\n", "utf-8")


def _title(match: Score) -> str:
    first, *others = match.names
    return f"{first} against {others[0]}" if len(others) == 1 else f"{first} against {len(others)} × {others[0]}"


def _head(lab: Lab) -> list[str]:
    return [
        "# The ladder",
        "",
        f"Bots against bots in {lab.over}. Every set of dice is played once from each seating, so that luck cancels",
        f"out as far as it can; the dice are those of seed {SEED}, with which nothing was learnt or tuned. A tie is",
        "shared. The interval is the 95 % one over sets of dice. `kubok ladder` plays what the results file",
        "`ladder.jsonl` lacks, and `kubok ladder --games 0 --page docs/ladder.md` writes this page anew. Each line of",
        "it says by which version of the rules it was played; both versions were played with the same dice.",
        "",
        "![Shares of the first bot with their intervals](pictures/ladder.svg)",
        "",
    ]


def _matches(lab: Lab, matches: Sequence[Score]) -> list[str]:
    heads = ["match", "rules", "games", "share of the first", "95 % interval", "rounds"]
    heads += [f"{lab.counted} a game"] * bool(lab.counted) + ["decided by the dice"]
    lines = [f"| {' | '.join(heads)} |", "| --- " * len(heads) + "|"]
    for match in matches:
        counts = " : ".join(f"{one:.1f}" for one in match.counts[:2]) + " | " if lab.counted else ""
        luck = f"{match.luck:.0%}" if len(match.names) == 2 else ""
        lines.append(
            f"| {_title(match)} | {match.rules} | {match.games} | {match.share:.1%} |"
            f" {match.low:.1%} to {match.high:.1%} | {match.rounds:.1f} | {counts}{luck} |"
        )
    lines += [
        "",
        "Decided by the dice: of the sets of dice that were played from both seats, those that won for whoever had",
        "them. With two equal bots that is all of them; the rest is what skill can turn.",
    ]
    return [*lines, ""]


def _ratings(matches: Sequence[Score]) -> list[str]:
    ratings = sorted(elo(matches).items(), key=lambda item: -item[1])
    lines = ["## Ratings", "", "Elo from the matches of two, steady being 1500.", "", "| bot | Elo |", "| --- | --- |"]
    return [*lines, *(f"| {name} | {rating:.0f} |" for name, rating in ratings), ""]


def _by_set(lab: Lab, lines: Sequence[Line]) -> list[str]:
    found: dict[tuple[str, ...], dict[str, list[Line]]] = {}
    for line in lines:
        found.setdefault(line.job.names, {}).setdefault(line.job.set, []).append(line)
    played = {line.job.set for line in lines}
    sets = [name for name in lab.games() if name in played]
    page = [
        "## Set by set",
        "",
        "Share of the first bot; with so few games each figure is good to several points only.",
        "",
    ]
    page += ["| match | " + " | ".join(sets) + " |", "| --- |" + " --- |" * len(sets)]
    for those in found.values():
        matches = {name: score(some) for name, some in those.items()}
        first = next(iter(matches.values()))
        shares = [f"{matches[name].share:.0%} of {matches[name].games}" if name in matches else "" for name in sets]
        page.append(f"| {_title(first)} | " + " | ".join(shares) + " |")
    return [*page, ""]
