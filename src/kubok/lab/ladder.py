"""The ladder: bots play each other with paired dice, results are kept in a file, and a page shows them.

Every set of dice is played once from each seating, so that luck cancels out as far as it can. The results file has one
line for each set of dice and is only ever added to: a ladder that was broken off goes on where it stopped.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

from kubok.bots import GAMES_KEPT
from kubok.kernel import BadData, Game
from kubok.lab.match import Z_95, play_dice
from kubok.titles import Title, title_of

SEED: Final = 77
"""Of all ladders: no weights were tuned and nothing was learnt with dice of this seed."""

ELO_BASE: Final = "steady"
ELO_AT: Final = 1500.0
SCALE: Final = 400 / math.log(10)


class Job(NamedTuple):
    """One set of dice, played from every seating, by one version of the rules."""

    game: str
    """The title's name."""
    names: tuple[str, ...]
    set: str
    """Which of the games that the title's ladder is played over."""
    dice: int
    rules: int


class Line(NamedTuple):
    """What came of a job: for each bot its wins over all seatings, and what was counted."""

    job: Job
    wins: tuple[float, ...]
    counts: tuple[int, ...]
    rounds: int
    unfinished: int


class Score(NamedTuple):
    """The share of the first bot in a match, with the 95 % interval over sets of dice."""

    names: tuple[str, ...]
    games: int
    share: float
    low: float
    high: float
    rounds: float
    counts: tuple[float, ...]
    luck: float
    """Of the sets of dice, those that won for whoever had them: every seating ended in favour of the same dice."""
    rules: int = 1


# Playing


def pairs(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Everybody against everybody; with more than two seats one against others who are all alike.

    >>> pairs(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> pairs(["a", "b"], 4)
    [('a', 'b', 'b', 'b')]
    """
    return [(a, *[b] * (seats - 1)) for i, a in enumerate(bots) for b in bots[i + 1 :]]


def jobs(title: Title, matches: Iterable[tuple[str, ...]], games: int) -> list[Job]:
    """The jobs of these matches, so many games each, spread evenly over the sets."""
    sets = title.lab.games()
    found = []
    for names in matches:
        dice = -(-games // (len(names) * len(sets)))
        found += [Job(title.name, names, name, number, title.rules) for number in range(dice) for name in sets]
    return found


def play(job: Job) -> Line:
    """Play one set of dice from every seating."""
    game = _game(job.game, job.set, len(job.names), job.rules)
    played = play_dice(title_of(job.game), game, job.names, job.dice, SEED)
    return Line(
        job,
        tuple(sum(one.shares[bot] for one in played) for bot in range(len(job.names))),
        tuple(sum(one.counts[bot] for one in played) for bot in range(len(job.names))),
        sum(one.rounds for one in played),
        sum(one.unfinished for one in played),
    )


@lru_cache(maxsize=GAMES_KEPT)
def _game(name: str, of: str, seats: int, rules: int) -> Game:
    """The game of a set, made once: bots remember what they worked out for it."""
    title = title_of(name)
    game = title.new(seats, title.lab.games()[of], None)
    return title.make(rules, game.options(), game.data(), seats)


def go_on(path: Path, wanted: Sequence[Job], processes: int) -> Iterator[Line]:
    """Play the jobs that the results file lacks, add each to it, and yield it."""
    for game, name in {(job.game, name) for job in wanted for name in job.names}:
        title_of(game).bots.make(name, 0)  # says at once which name is wrong
    done = {line.job for game in {job.game for job in wanted} for line in read(path, title_of(game))}
    left = [job for job in wanted if job not in done]
    with path.open("a", encoding="utf-8") as out:
        for line in _play_all(left, processes):
            out.write(json.dumps(_as_json(line)) + "\n")
            out.flush()
            yield line


def _play_all(left: Sequence[Job], processes: int) -> Iterator[Line]:
    if processes == 1:
        yield from map(play, left)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play, job) for job in left]):
            yield done.result()


# The results file


def _as_json(line: Line) -> dict[str, object]:
    job, counted = line.job, title_of(line.job.game).lab.counted
    return {
        **job._asdict(), "wins": [round(w, 4) for w in line.wins], **({counted: line.counts} if counted else {}),
        "rounds": line.rounds, "unfinished": line.unfinished,
    }  # fmt: skip


def read(path: Path, title: Title) -> list[Line]:
    """The lines of a results file that are of this game, as all are that name none; none if there is no file yet."""
    if not path.exists():
        return []
    found = []
    for number, text in enumerate(path.read_text("utf-8").splitlines(), start=1):
        try:
            raw = json.loads(text)
            job = Job(raw.get("game", title.name), tuple(raw["names"]), raw["set"], raw["dice"], raw["rules"])
            if job.game == title.name:
                counts = raw[title.lab.counted] if title.lab.counted else [0] * len(job.names)
                found.append(Line(job, tuple(raw["wins"]), tuple(counts), raw["rounds"], raw["unfinished"]))
        except (ValueError, KeyError, TypeError, AttributeError):
            raise BadData(
                "ladder_line",
                "{path}, line {number}: this is not a ladder result; take the line out",
                path=str(path),
                number=number,
            ) from None
    return found


# Figures


def score(lines: Sequence[Line]) -> Score:
    """The figures of one match. The interval is over sets of dice, for games with the same dice are not independent."""
    names, seats = lines[0].job.names, len(lines[0].job.names)
    shares = [line.wins[0] / seats for line in lines]
    count = len(shares)
    mean = sum(shares) / count
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, count - 1) / count)
    games = count * seats
    half = max(Z_95 * spread, 0.5 / games)
    counts = tuple(sum(line.counts[bot] for line in lines) / games for bot in range(seats))
    rounds = sum(line.rounds for line in lines) / games
    luck = sum(line.wins[0] == 1 for line in lines) / count
    low, high = max(0.0, mean - half), min(1.0, mean + half)
    return Score(names, games, mean, low, high, rounds, counts, luck, lines[0].job.rules)


def scores(lines: Iterable[Line]) -> list[Score]:
    """The figures of every match, each version of the rules for itself."""
    by_match: dict[tuple[int, tuple[str, ...]], list[Line]] = {}
    for line in lines:
        by_match.setdefault((line.job.rules, line.job.names), []).append(line)
    return [score(those) for those in by_match.values()]


def elo(matches: Sequence[Score]) -> dict[str, float]:
    """Ratings from the matches of two, the one of steady (or else of the first bot) being 1500.

    >>> match = Score(("a", "steady"), 100, 0.75, 0.66, 0.84, 9.0, (0.0, 0.0), 0.4)
    >>> {name: round(rating) for name, rating in elo([match]).items()}
    {'a': 1691, 'steady': 1500}
    """
    two = [match for match in matches if len(match.names) == 2]
    names = list(dict.fromkeys(name for match in two for name in match.names))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        for name in names:
            won = met = 0.0
            for match in two:
                if name in match.names:
                    other = match.names[1 - match.names.index(name)]
                    share = match.share if match.names[0] == name else 1 - match.share
                    won += match.games * min(max(share, 0.5 / match.games), 1 - 0.5 / match.games)
                    met += match.games / (strength[name] + strength[other])
            strength[name] = won / met
        base = strength.get(ELO_BASE, strength[names[0]]) if names else 1.0
        strength = {name: value / base for name, value in strength.items()}
    return {name: ELO_AT + SCALE * math.log(value) for name, value in strength.items()}
