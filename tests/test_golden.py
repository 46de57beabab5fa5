"""Golden records: whole games, kept for ever, replayed by the rules and verified by their dice."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import golden_records
from golden_records import ENDINGS, FOLDER, SUFFIX, plans, read
from kubok.cubitos import Race
from kubok.cubitos.data import CARDS
from kubok.cubitos.frames import RULES
from kubok.cubitos.game import make
from kubok.cubitos.pieces import TIE_BREAK
from kubok.kernel import BadData, Session, verify
from kubok.kernel.session import Walk

RECORDS = golden_records.records()


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix().removesuffix(SUFFIX)


def replayed(name: str) -> Race:
    state = Session.replay(read(FOLDER / (name + SUFFIX)), make).state
    assert isinstance(state, Race)
    return state


def test_there_are_at_least_sixty_and_none_of_the_plan_is_missing() -> None:
    assert len(RECORDS) >= 60
    assert {plan.name + SUFFIX for plan in plans()} <= {name_of(path) + SUFFIX for path in RECORDS}


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_golden_record_replays_and_verifies(path: Path) -> None:
    record = read(path)
    assert verify(record, make) > 100


@pytest.mark.parametrize(
    "name",
    ["race_1-2-steady", "race_6-4-mixed", "grand_finale-3-mixed", "rules-2/race_6-4-mixed", "rules-2/random-set-4"],
)
def test_playing_a_golden_game_anew_gives_the_same_record(name: str) -> None:
    plan = next(plan for plan in plans() if plan.name == name)
    record = read(FOLDER / (name + SUFFIX))
    assert record.rules == plan.rules
    assert golden_records.play(plan, record.data).record.to_text() == record.to_text()


@pytest.mark.rule("C-9.2")
@pytest.mark.parametrize("ending", ENDINGS)
def test_every_ending_is_among_them(ending: str) -> None:
    name = ENDINGS[ending]
    record = read(FOLDER / (name + SUFFIX))
    state = replayed(name)
    finished = golden_records.finishers(state)
    shown = {
        "a clean win": finished == 1 and not state.table[TIE_BREAK],
        "a tie broken by distance": finished == 2 and not state.table[TIE_BREAK],
        "tie-break rounds": state.table[TIE_BREAK] == 1,
        "two laps": state.game.laps == 2 and finished >= 1,
        "the Grand Finale": len(state.game.tracks) == 2 and finished >= 1,
        "cut short": record.unfinished,
    }
    assert shown[ending]


def test_every_card_is_used_in_some_golden_game() -> None:
    used = set().union(*(cards_at_work(path) for path in RECORDS))
    assert used == set(CARDS)


def cards_at_work(path: Path) -> set[str]:
    """The cards that caused an event in this game."""
    return {event.rule for step in Walk(read(path), make) for event in step.events if event.rule in CARDS}


def test_golden_records_replay_in_another_process_with_another_hash_seed() -> None:
    script = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from golden_records import *; from kubok.cubitos.game import make\n"
        "for path in records()[::7]: print(Session.replay(read(path), make).state.digest())"
    )
    folder = str(Path(__file__).parent)
    runs = [
        subprocess.run(
            [sys.executable, "-c", script, folder],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "99")
    ]
    here = "".join(replayed(name_of(path)).digest() + "\n" for path in RECORDS[::7])
    assert runs == [here, here]


def test_a_record_of_newer_rules_is_refused_with_a_sentence() -> None:
    record = read(RECORDS[0])
    record.rules = RULES + 1
    with pytest.raises(BadData, match="newer than this program"):
        Session.replay(record, make)
