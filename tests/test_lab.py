"""The lab: games are counted rightly, and the page of the sets is true to them and always the same."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from studies.cubitos.report import HANDS, Job, Tally, detour, game_of, plan, play, report
from studies.cubitos.report import main as report_main

from kubok.cubitos import Cubitos
from kubok.cubitos.data import CARDS, Box
from kubok.cubitos.pieces import COLOURS
from kubok.kernel import BadData

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "sets.md"


def test_the_plan_has_every_set_and_every_track() -> None:
    jobs = plan(games=3, seed=1)
    assert {name for name, _ in jobs.races} == set(Box.open().sets)
    assert {seats for _, seats in jobs.races} == {2, 4}
    assert {track for track, _ in jobs.hands} == set(Box.open().tracks)


@pytest.mark.rule("C-2.2")
@pytest.mark.parametrize("hand", HANDS)
def test_a_hand_has_one_card_of_each_colour(hand: str) -> None:
    assert [CARDS[card] for card in HANDS[hand]] == list(COLOURS)


def test_what_is_counted_is_what_happened() -> None:
    job = Job("race_5", seats=2, games=6, seed=1)
    tally = play(job)
    game = game_of(job)
    assert tally.games == len(tally.rounds) == len(tally.leads) == 6
    assert tally.unfinished == 0
    assert all(lead > 0 for lead in tally.leads)
    assert tally.winners.total() <= tally.bought.total()
    assert set(tally.used) <= good_spaces(game)
    assert tally.used.total() > 0


def good_spaces(game: Cubitos) -> set[int]:
    track = game.track
    return {s for s in range(track.size) if track.bonus[s] or track.jetpack[s] or track.shortcut[s]}


@pytest.mark.rule("C-6.1")
def test_a_detour_is_what_the_way_over_a_space_costs() -> None:
    for key in Box.open().tracks:
        track = game_of(Job("race_1", seats=2, games=1, seed=1, hand="many feet", track=key)).track
        on_the_way = [s for s in range(1, track.size) if not track.water[s] and detour(track, s) == 0]
        assert {track.to_finish[s] for s in on_the_way} == set(range(1, track.to_finish[0]))
        assert all(detour(track, s) >= 0 for s in range(1, track.size) if not track.water[s])


def test_equal_jobs_have_equal_figures_and_other_dice_others() -> None:
    one = Job("combotastic", seats=2, games=2, seed=1)
    assert play(one) == play(one)
    assert play(one) != play(one._replace(seed=2))


def test_a_tally_starts_empty() -> None:
    assert (Tally().games, Tally().bought) == (0, Counter())


def test_the_page_does_not_depend_on_the_number_of_processes() -> None:
    page = report(games=1, seed=3)
    assert page == report(games=1, seed=3, processes=2)
    for name in Box.open().tracks:
        assert str(Box.open().tracks[name]["names"]["en"]) in page  # type: ignore[index, call-overload]
    assert page.count("\n| Race 5 |") == 3
    assert "seed 3 " in page


def test_a_report_says_what_is_wrong_with_it() -> None:
    for games, processes in ((0, 1), (1, 0)):
        with pytest.raises(BadData, match="at least one"):
            report(games=games, seed=1, processes=processes)


def test_the_command_prints_the_page(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["report", "--games", "1", "--seed", "3"])
    report_main()
    assert capsys.readouterr().out == report(games=1, seed=3)


def test_the_command_has_help() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "studies.cubitos.report", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "--games" in done.stdout


def test_the_page_in_the_docs_names_its_games_and_seed() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert "`python -m studies.cubitos.report --games" in text
    for name in Box.open().sets.values():
        assert str(name["names"]["en"]) in text  # type: ignore[index, call-overload]
