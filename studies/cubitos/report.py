"""The ten sets and the four tracks, measured: steady plays steady, and the figures become the page docs/sets.md.

`python -m studies.cubitos.report > docs/sets.md` writes the page anew. Every figure in it is counted here; the same
arguments give the same page, whatever the number of processes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

from kubok.bots.cubitos import BOTS
from kubok.bots.cubitos.ways import remaining, walk
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import DONE, FROM_TRAY, JETPACK, SHORTCUT
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.frames import BONUS, BUSTED, BUYING, MOVING
from kubok.cubitos.pieces import FIRST, ROUND, TIE_BREAK, WHITE
from kubok.cubitos.track import START, Track
from kubok.kernel import Fast, asked, for_authors
from kubok.lab.match import APART
from kubok.titles.cubitos.lab import MAX_ROUNDS

SEATS: Final = (2, 4)
FEWEST_ROUNDS: Final = 10
MOST_ROUNDS: Final = 25
"""A race of 30 to 60 minutes at a table of people."""

SELDOM: Final = 0.1
OFTEN: Final = 3.0
"""A card of which each player buys fewer or more dice a race than that is named on the page."""

NEVER: Final = 0.005
ALWAYS: Final = 0.9
"""A space that fewer or more of the runners use than that is named on the page."""

HANDS: Final[dict[str, tuple[str, ...]]] = {
    "many feet": (
        "smelly_cat", "dr_livingstone", "mr_soldier", "up_to_11",
        "dugout", "rollosaurus", "stinky_cheese", "undercover_fish",
    ),
    "few feet": (
        "dope_cat", "mr_dog", "el_bandito", "keep_on_rollin",
        "the_babe", "pronto_bronto", "cheese_boy", "llama_rama",
    ),
}  # fmt: skip
"""Two sets of our own, to see how a track is run with other dice."""


# Playing


class Job(NamedTuple):
    """Games of one kind: a set, perhaps with other cards on another track, and how many play."""

    set: str
    seats: int
    games: int
    seed: int
    hand: str = ""
    track: str = ""


@dataclass
class Tally:
    """What was counted in the games of a job."""

    games: int = 0
    rounds: list[int] = field(default_factory=list)
    busts: int = 0
    leads: list[int] = field(default_factory=list)
    photo: int = 0
    """Games in which several finished in the same round, so that distance decided (C-9.2)."""
    extra: int = 0
    """Games with extra rounds, because that was equal too."""
    unfinished: int = 0
    bought: Counter[int] = field(default_factory=Counter)
    """Dice bought, by colour, of all players."""
    winners: Counter[int] = field(default_factory=Counter)
    """The same of the winners alone."""
    used: Counter[int] = field(default_factory=Counter)
    """How often a bonus, shortcut or jetpack was used, by space, once a round and player at most."""


def game_of(job: Job) -> Cubitos:
    cards = HANDS[job.hand] if job.hand else None
    tracks = [job.track] if job.track else None
    data = resolve(Box.open(), job.set, cards=cards, tracks=tracks, laps=1 if job.track else None)
    return Cubitos(job.seats, data=data, max_rounds=MAX_ROUNDS)


def play(job: Job) -> Tally:
    """Play the games of a job, one after the other; the n-th game has the same dice in every job of that seed."""
    game, tally = game_of(job), Tally()
    for number in range(job.games):
        _play_one(game, job.seed * APART + number, tally)
    return tally


def _play_one(game: Cubitos, luck: int, tally: Tally) -> None:
    state, source, rng = game.start(), Fast(luck), Random(luck)
    state.collect(False)
    bots = [BOTS.make("steady", seat) for seat in range(game.seats)]
    bought = [Counter[int]() for _ in bots]
    used: set[tuple[int, int, int]] = set()
    for seat in asked(state, source):
        action = bots[seat].choose(state.determinize(seat, rng), seat)
        me = state.seats[seat]
        frame = me.doing
        if frame == BUYING and action >= FROM_TRAY:
            bought[seat][action - FROM_TRAY] += 1
        elif frame == BUSTED and action == DONE:
            tally.busts += 1
        elif frame == BONUS and action != DONE:
            used.add((state.table[ROUND], seat, me.bonus_at))
        elif frame == MOVING and action in (SHORTCUT, JETPACK):
            used.add((state.table[ROUND], seat, me.space))
        state.apply(seat, action)
    tally.used.update(space for _, _, space in used)
    _count_end(state, bought, tally)


def _count_end(state: Race, bought: Sequence[Counter[int]], tally: Tally) -> None:
    result = state.result()
    assert result is not None
    tally.games += 1
    tally.rounds.append(state.table[ROUND])
    for dice in bought:
        tally.bought.update(dice)
    if result.unfinished:
        tally.unfinished += 1
        return
    left = sorted(remaining(state, me) for me in state.seats)
    tally.leads.append(left[1] - left[0])
    tally.photo += sum(me.laps >= state.game.laps for me in state.seats) > 1
    tally.extra += state.table[TIE_BREAK]
    tally.winners.update(bought[result.places.index(1)])


# The page


class Plan(NamedTuple):
    """All jobs of a report."""

    races: dict[tuple[str, int], Job]
    """By set and number of players."""
    hands: dict[tuple[str, str], Job]
    """By track and hand."""


def plan(games: int, seed: int) -> Plan:
    box = Box.open()
    races = {(name, seats): Job(name, seats, games, seed) for name in box.sets for seats in SEATS}
    hands = {
        (track, hand): Job("race_1", SEATS[0], games, seed, hand=hand, track=track)
        for track in box.tracks
        for hand in HANDS
    }
    return Plan(races, hands)


def play_all(jobs: Iterable[Job], processes: int) -> dict[Job, Tally]:
    jobs = list(jobs)
    if processes == 1:
        return {job: play(job) for job in jobs}
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return dict(zip(jobs, pool.map(play, jobs), strict=True))


def report(games: int, seed: int, processes: int = 1) -> str:
    """The page, measured anew."""
    if games < 1 or processes < 1:
        raise for_authors(f"a report needs at least one game and one process, not {games} and {processes}")
    jobs = plan(games, seed)
    tallies = play_all([*jobs.races.values(), *jobs.hands.values()], processes)
    races = {key: tallies[job] for key, job in jobs.races.items()}
    hands = {key: tallies[job] for key, job in jobs.hands.items()}
    parts = [_head(games, seed), _races(races), _dice(races), _tracks(jobs, races, hands)]
    return "\n".join(line for part in parts for line in part)


def _head(games: int, seed: int) -> list[str]:
    return [
        "# The ten sets, measured",
        "",
        f"Steady plays steady. Each set was played {games} times by two players and {games} times by four, each track",
        f"{games} times more by two players with two other hands of cards; games n = 0 to {games - 1} have the dice of",
        f"seed {seed} × {APART} + n in every set. A race is cut off after {MAX_ROUNDS} rounds. This page is written by",
        f"`python -m studies.cubitos.report --games {games} --seed {seed}`; nothing in it is put in by hand.",
        "",
        "Steady is one player with one taste. Where a card is hardly bought, its estimated price may be too high, or",
        "steady may not see what it is good for; where it is bought more than all others, the price may be too low.",
        "",
    ]


def _title(names: object) -> str:
    assert isinstance(names, dict)
    return str(names["en"])


def _set_title(name: str) -> str:
    return _title(Box.open().sets[name]["names"])


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    lines = [head, ["---"] * len(head), *rows]
    return [*("| " + " | ".join(line) + " |" for line in lines), ""]


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def _middle(values: Sequence[int], share: float) -> int:
    return sorted(values)[int(share * (len(values) - 1))]


def _and(items: Sequence[str]) -> str:
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1]


def _races(races: dict[tuple[str, int], Tally]) -> list[str]:
    head = ["set", "players", "rounds", "9 of 10 races", "busts", "dice bought", "lead", "photo finish", "extra rounds"]
    rows = []
    for (name, seats), tally in races.items():
        players = tally.games * seats
        rows.append([
            _set_title(name),
            str(seats),
            f"{_mean(tally.rounds):.1f}",
            f"{_middle(tally.rounds, 0.05)} to {_middle(tally.rounds, 0.95)}",
            f"{tally.busts / players:.2f}",
            f"{tally.bought.total() / players:.1f}",
            f"{_mean(tally.leads):.1f}",
            f"{tally.photo / tally.games:.0%}",
            f"{tally.extra / tally.games:.1%}",
        ])  # fmt: skip
    lines = [
        "## Races",
        "",
        "Busts and dice bought are means for each player and race. The lead is the winner's over the second.",
        "Photo finish: several reach the finish in the same round, so that distance decides (C-9.2).",
        "",
        *_table(head, rows),
        f"People need 30 to 60 minutes for a race, that is about {FEWEST_ROUNDS} to {MOST_ROUNDS} rounds.",
    ]
    for short, word in ((True, "shorter"), (False, "longer")):
        off = [
            f"{_set_title(name)} with {seats} ({_mean(tally.rounds):.1f})"
            for (name, seats), tally in races.items()
            if (round(_mean(tally.rounds), 1) < FEWEST_ROUNDS if short else _mean(tally.rounds) > MOST_ROUNDS)
        ]
        lines.append(f"In the mean {word} than that: {_and(off)}." if off else f"No set is {word} than that.")
    cut = [f"{_set_title(name)} with {seats} ({t.unfinished})" for (name, seats), t in races.items() if t.unfinished]
    lines += [f"Cut off unfinished: {_and(cut)}." if cut else "No race was cut off.", ""]
    return lines


def _dice(races: dict[tuple[str, int], Tally]) -> list[str]:
    box = Box.open()
    seats = SEATS[0]
    rows, seldom, often = [], [], []
    for name in box.sets:
        tally, row = races[name, seats], [_set_title(name)]
        cards = resolve(box, name)["cards"]
        assert isinstance(cards, list)
        for kind, card in zip(range(WHITE, FIRST), cards, strict=True):
            assert isinstance(card, dict)
            title = f"{_title(card['names'])} ({card['cost']})"
            mean = tally.bought[kind] / (tally.games * seats)
            won = tally.winners[kind] / max(1, tally.games - tally.unfinished)
            row.append(f"{title} {mean:.2f}, {2 * (won - mean):+.2f}")
            if mean < SELDOM:
                seldom.append(f"{title} in {_set_title(name)}")
            elif mean > OFTEN:
                often.append(f"{title} in {_set_title(name)}")
        rows.append(row)
    lines = [
        "## Dice bought",
        "",
        "With two players. For each card its cost in brackets, the dice bought by each player in a race, and how many",
        "more of them winners bought than losers.",
        "",
        *_table(["set", *("white", "brown", "red", "green", "orange", "purple", "yellow", "blue")], rows),
    ]
    if seldom:
        lines.append(f"Hardly bought, fewer than {SELDOM} a race: {_and(seldom)}.")
    if often:
        lines.append(f"Bought most, more than {OFTEN:.0f} a race: {_and(often)}.")
    return [*lines, ""]


# Tracks


def _tracks(jobs: Plan, races: dict[tuple[str, int], Tally], hands: dict[tuple[str, str], Tally]) -> list[str]:
    lines = [
        "## Tracks",
        "",
        "In each map a bonus, shortcut or jetpack is replaced by how often it is used by a hundred runners in a lap,",
        "over all games on that track by itself. `--` is never or hardly ever. In the lists the last number is the",
        "detour: how many steps longer than the shortest the way over that space is.",
        "",
        "Steady looks no farther than the move it makes. It takes a bonus that lies near its way, and never sets out",
        "for one over two rounds as people may; so a space that is idle here can still be of use to them, if its",
        "detour is short.",
        "",
    ]
    for key in Box.open().tracks:
        ways = {"its own sets": [], **{hand: [(jobs.hands[key, hand], hands[key, hand])] for hand in HANDS}}
        ways["its own sets"] = [
            (job, races[name, seats]) for (name, seats), job in jobs.races.items() if _runs(job, key)
        ]
        lines += _one_track(key, ways)
    return lines


def _runs(job: Job, track: str) -> bool:
    return Box.open().sets[job.set]["tracks"] == [track]


def _shares(games: Sequence[tuple[Job, Tally]]) -> dict[int, float]:
    """For each space how many of the runners use it in a lap."""
    track = game_of(games[0][0]).track
    laps = sum(tally.games * job.seats * game_of(job).laps for job, tally in games)
    total = Counter[int]()
    for _, tally in games:
        total.update(tally.used)
    return {space: total[space] / laps for space in _good_spaces(track)}


def _good_spaces(track: Track) -> list[int]:
    spaces = range(track.size)
    return [s for s in spaces if track.bonus[s] is not None or track.jetpack[s] or track.shortcut[s] is not None]


def _one_track(key: str, ways: dict[str, list[tuple[Job, Tally]]]) -> list[str]:
    every = [pair for games in ways.values() for pair in games]
    track = game_of(every[0][0]).track
    shares = {name: _shares(games) for name, games in ways.items()}
    whole = _shares(every)
    lines = [f"### {_title(Box.open().tracks[key]['names'])}", "", "```", *_map(key, track, whole), "```", ""]
    rows = []
    for space in _good_spaces(track):
        if track.bonus[space] is None:
            what = _special_title(track, space)
            rows.append([what, *(f"{shares[name][space]:.1%}" for name in ways)])
    if rows:
        lines += _table(["used by runners in a lap", *ways], rows)
    never = [_space_title(key, track, s) for s, share in whole.items() if share < NEVER]
    always = [_space_title(key, track, s) for s, share in whole.items() if share > ALWAYS]
    lines.append(f"Never or hardly used: {_and(never)}." if never else "Nothing here is never used.")
    lines.append(f"Used by almost everybody: {_and(always)}." if always else "Nothing here is used by everybody.")
    for name in ways:
        idle = [_space_title(key, track, s) for s in whole if shares[name][s] < NEVER <= whole[s]]
        if idle:
            lines.append(f"With {name} alone hardly used: {_and(idle)}.")
    return [*lines, ""]


def _special_title(track: Track, space: int) -> str:
    shortcut = track.shortcut[space]
    if shortcut is None:
        return f"jetpack, {track.name(space)}"
    price = f"{shortcut.coins} money" if shortcut.coins else f"{shortcut.feet} feet"
    saved = track.to_finish[space] - track.to_finish[shortcut.target]
    return f"shortcut for {price}, saves {saved} steps, {track.name(space)}"


def _space_title(key: str, track: Track, space: int) -> str:
    return f"{_code(key, track, space)} ({track.name(space)}, {detour(track, space)})"


def detour(track: Track, space: int) -> int:
    """How many steps longer than the shortest the way over that space is, on dry ground and without shortcuts."""
    place = next(place for place in walk(track, START, track.size) if place.space == space and not place.finish)
    return place.feet + track.to_finish[space] - track.to_finish[START]


def _map_lines(key: str) -> list[str]:
    lines = Box.open().tracks[key]["map"]
    assert isinstance(lines, list)
    return [str(line) for line in lines]


def _code(key: str, track: Track, space: int) -> str:
    """What stands for the space in the text map."""
    (column, row), *_ = track.squares[space]
    at = 3 + 2 * column
    return _map_lines(key)[-1 - row][at : at + 2]


def _map(key: str, track: Track, shares: dict[int, float]) -> list[str]:
    """The text map of the track with the shares in place of what is used there."""
    lines = _map_lines(key)
    for space, share in shares.items():
        (column, row), *_ = track.squares[space]
        at, line = 3 + 2 * column, lines[-1 - row]
        text = "--" if share < NEVER else f"{min(99, round(100 * share)):2d}"
        lines[-1 - row] = line[:at] + text + line[at + 2 :]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m studies.cubitos.report", description="Measure the ten sets.")
    parser.add_argument("--games", type=int, default=200, help="games of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, help="changes nothing but the time it takes")
    given = parser.parse_args()
    print(report(given.games, given.seed, given.processes), end="")


if __name__ == "__main__":
    main()
