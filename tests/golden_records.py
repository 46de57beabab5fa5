"""Makes the golden records: whole games that must replay for ever (`make golden` writes those that are missing).

A change of rules that alters one of them raises the rules version; the old ones stay, those of version 1 here and those
of later versions in folders of their own. The seeds are chosen so that all
cards and all endings are among them; `ENDINGS` says which record shows which.
"""

from __future__ import annotations

import gzip
import hashlib
from collections import Counter
from pathlib import Path
from random import Random
from typing import NamedTuple

from kubok.cubitos import Cubitos, Race
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.sets import random_set
from kubok.kernel import JSON, Record, Sealed, Session
from kubok.titles import title_of

FOLDER = Path(__file__).with_name("golden")
SUFFIX = ".jsonl.gz"
SETS = sorted(Box.open().sets)


class Plan(NamedTuple):
    """One game to record: where, in what order, and who plays."""

    name: str
    set: str
    players: tuple[str, ...]
    seed: int
    order: str = "simultaneous"
    laps: int | None = None
    max_rounds: int = 60
    cards: tuple[str, ...] | None = None
    rules: int = 1


def plans() -> list[Plan]:
    """All games of all versions of the rules."""
    return [*first_plans(), *second_plans()]


def second_plans() -> list[Plan]:
    """Version 2: three games of each printed set, and six of random sets."""
    found = []
    for name in SETS:
        found += [
            Plan(f"rules-2/{name}-2-steady", name, ("steady", "steady"), 1, rules=2),
            Plan(f"rules-2/{name}-3-mixed-strict", name, ("steady", "random", "plain"), 3, "strict", rules=2),
            Plan(f"rules-2/{name}-4-mixed", name, ("steady", "random", "random", "steady"), 6, rules=2),
        ]
    box = Box.open()
    for seed in range(6):
        cards = tuple(random_set(box, Random(seed)))
        name = f"rules-2/random-set-{seed}"
        found.append(Plan(name, "race_1", ("steady", "random", "steady"), 7 + seed, cards=cards, rules=2))
    return found


def first_plans() -> list[Plan]:
    """Version 1: six games of each printed set, three of random sets, and the rare endings."""
    found = []
    for name in SETS:
        found += [
            Plan(f"{name}-2-steady", name, ("steady", "steady"), 1),
            Plan(f"{name}-2-random", name, ("random", "random"), 2, max_rounds=12),
            Plan(f"{name}-2-mixed-strict", name, ("steady", "random"), 3, "strict"),
            Plan(f"{name}-3-mixed", name, ("random", "steady", "plain"), 4),
            Plan(f"{name}-4-steady-strict", name, ("steady",) * 4, 5, "strict"),
            Plan(f"{name}-4-mixed", name, ("steady", "random", "random", "steady"), 6),
        ]
    box = Box.open()
    for seed in range(3):
        cards = tuple(random_set(box, Random(seed)))
        found.append(Plan(f"random-set-{seed}", "race_1", ("steady", "random", "steady"), 7 + seed, cards=cards))
    found += [
        Plan("tie-by-distance", "race_1", ("steady", "steady"), TIE_BY_DISTANCE),
        Plan("tie-break-rounds", "race_1", ("steady", "steady"), TIE_BREAK_ROUNDS),
        Plan("three-laps", "race_2", ("steady", "steady"), 10, laps=3),
        Plan("race_5-4-random", "race_5", ("random",) * 4, 14, max_rounds=40),
    ]
    return found


TIE_BY_DISTANCE = 0
TIE_BREAK_ROUNDS = 70

ENDINGS = {
    "a clean win": "race_1-2-steady",
    "a tie broken by distance": "tie-by-distance",
    "tie-break rounds": "tie-break-rounds",
    "two laps": "race_7-2-steady",
    "the Grand Finale": "grand_finale-2-steady",
    "cut short": "race_1-2-random",
}


def bytes_of(words: str, count: int) -> bytes:
    return hashlib.sha256(words.encode()).digest()[:count]


def play(plan: Plan, data: JSON = None) -> Session:
    """The game of a plan, the same on every machine; with our data as it was then, if that is given."""
    data = data or resolve(Box.open(), plan.set, cards=plan.cards, laps=plan.laps)
    game = Cubitos(len(plan.players), data=data, order=plan.order, max_rounds=plan.max_rounds, rules=plan.rules)
    session = Session(game, Sealed(bytes_of(f"{plan.name}/{plan.seed}", 32), plan.name), plan.players)
    return play_through(session, plan.name, plan.seed)


def play_through(session: Session, name: str, seed: int) -> Session:
    """To the end, by the bots that the seats are named after, with an undo now and then."""
    for seat in range(session.game.seats):
        session.add_nonce(seat, bytes_of(f"{name}/{seat}", 16))
    known = title_of(session.game.name).bots
    bots = [known.make(player, seed + seat) for seat, player in enumerate(session.names)]
    rng = Random(seed)
    while session.state.result() is None:
        seat = rng.choice(session.state.owed())
        if rng.random() < 0.03 and session.can_undo(seat) is None:
            session.undo(seat)
        else:
            session.act(seat, session.number(seat), bots[seat].choose(session.for_bot(seat, rng), seat))
    return session


def read(path: Path) -> Record:
    return Record.from_text(gzip.decompress(path.read_bytes()).decode(), path.name)


def write(record: Record, path: Path) -> None:
    path.write_bytes(gzip.compress(record.to_text().encode(), mtime=0))


def records() -> list[Path]:
    """The records of all versions, in order."""
    return sorted([*FOLDER.glob("*" + SUFFIX), *FOLDER.glob("rules-*/*" + SUFFIX)])


def finishers(state: Race) -> int:
    return sum(me.laps >= state.game.laps for me in state.seats)


def main() -> None:
    made: Counter[str] = Counter()
    for plan in plans():
        path = FOLDER / (plan.name + SUFFIX)
        if path.exists():
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        write(play(plan).record, path)
        made[plan.set] += 1
    print(f"{made.total()} golden records written, {len(records())} in all")


if __name__ == "__main__":
    main()
