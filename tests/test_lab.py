"""The lab: matches and ladders of any title are counted rightly, and the page of the ladder is true to its results."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from kubok.cubitos import Cubitos
from kubok.cubitos.data import Box
from kubok.kernel import BadData
from kubok.lab import ladder, ladder_page
from kubok.lab.match import play_match, wilson
from kubok.titles import names as titles
from kubok.titles import title_of
from kubok.titles.cubitos import TITLE

DOCS = Path(__file__).parent.parent / "docs"

# Matches


def test_equal_players_share_a_match_exactly() -> None:
    match = play_match(TITLE, ["plain", "plain"], games=40, seed=2)
    assert match.wins == (20, 20)


def test_a_match_does_not_depend_on_the_number_of_processes() -> None:
    names, game = ["steady", "plain", "random"], Cubitos(3, order="strict")
    alone = play_match(TITLE, names, games=9, seed=4, game=game)
    assert alone == play_match(TITLE, names, games=9, seed=4, game=game, processes=2)
    assert sum(alone.wins) == pytest.approx(9)


def test_a_match_of_four_has_a_winner_in_every_game() -> None:
    match = play_match(TITLE, ["steady", "random", "random", "random"], games=8, seed=1)
    assert match.wins[0] == 8
    assert match.counts[0] > 0


def test_a_match_says_what_is_wrong_with_it() -> None:
    for names, games in ((["plain"], 2), (["plain", "clever"], 2), (["plain", "plain"], 0)):
        with pytest.raises(BadData):
            play_match(TITLE, names, games, seed=1)


def test_wilson_stays_within_reason() -> None:
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    low, high = wilson(650, 1000)
    assert low < 0.65 < high


def test_steady_beats_plain() -> None:
    match = play_match(TITLE, ["steady", "plain"], games=200, seed=1)
    assert match.interval(0)[0] > 0.6
    assert match.unfinished == 0


@pytest.mark.parametrize("name", titles())
def test_every_title_has_its_matches(name: str) -> None:
    title = title_of(name)
    weakest = title.bots.levels[0]
    match = play_match(title, [weakest] * title.seats[0], games=2, seed=3)
    assert sum(match.wins) == pytest.approx(2)
    assert ("busts" in str(match)) == (title is TITLE)


# The ladder


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    wanted = ladder.jobs(TITLE, [("plain", "random")], games=40)
    assert len(wanted) == 20
    first = list(ladder.go_on(path, wanted[:5], processes=1))
    rest = list(ladder.go_on(path, wanted, processes=1))
    assert (len(first), len(rest)) == (5, 15)
    assert {line.job for line in ladder.read(path, TITLE)} == set(wanted)
    assert list(ladder.go_on(path, wanted, processes=1)) == []


def test_equal_bots_share_every_set_of_dice() -> None:
    line = ladder.play(ladder.Job("cubitos", ("plain", "plain"), "race_2", 3, TITLE.rules))
    assert line.wins == (1.0, 1.0)


def test_a_line_that_is_no_result_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(json.dumps({"names": ["a", "b"]}) + "\n")
    with pytest.raises(BadData, match="line 1"):
        ladder.read(path, TITLE)


def test_the_interval_is_over_sets_of_dice_and_not_over_games() -> None:
    jobs = [ladder.Job("cubitos", ("a", "b"), "race_1", n, TITLE.rules) for n in range(100)]
    even = ladder.score([ladder.Line(job, (1.0, 1.0), (0, 0), 20, 0) for job in jobs])
    swept = ladder.score([ladder.Line(job, (2.0 * (job.dice % 2), 0.0), (0, 0), 20, 0) for job in jobs])
    assert even.share == swept.share == 0.5
    assert even.high - even.low < swept.high - swept.low


@pytest.mark.parametrize("name", titles())
def test_every_title_has_its_ladder(name: str, tmp_path: Path) -> None:
    title, path = title_of(name), tmp_path / "results.jsonl"
    wanted = ladder.jobs(title, ladder.pairs(["random"] * 2, title.seats[0]), games=2)[:1]
    (line,) = ladder.go_on(path, wanted, processes=1)
    assert ladder.read(path, title) == [line]
    assert all(not ladder.read(path, title_of(other)) for other in titles() if other != name)
    ladder_page.write(title, path, tmp_path / "page.md")
    assert ("busts a game" in (tmp_path / "page.md").read_text()) == (title is TITLE)


def test_the_page_of_the_ladder_is_what_its_results_say(tmp_path: Path) -> None:
    shutil.copy(DOCS / ladder_page.NOTES, tmp_path)
    ladder_page.write(TITLE, DOCS / "ladder.jsonl", tmp_path / "ladder.md")
    assert (tmp_path / "ladder.md").read_text() == (DOCS / "ladder.md").read_text()


def test_the_ladder_is_played_over_all_sets() -> None:
    assert {job.set for job in ladder.jobs(TITLE, [("plain", "random")], games=40)} == set(Box.open().sets)
