"""Studies: games are counted rightly, pages are true to them, and whatever learns or tunes does so on a small scale."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from studies.cubitos import advice, balance, learn, learn_push, shares, tune, tune_cards, turns
from studies.cubitos import daring as coins
from studies.cubitos import strength as training
from studies.cubitos.lore import write_lore
from studies.cubitos.report import HANDS, Job, Tally, detour, plan, play, report
from studies.cubitos.report import game_of as race_of
from studies.cubitos.report import main as report_main
from studies.cubitos.turns import game_of

from kubok.bots.cubitos import strength
from kubok.bots.cubitos.pushing import SITUATION
from kubok.bots.cubitos.steady import Steady
from kubok.bots.cubitos.strength import FEATURES
from kubok.bots.cubitos.values import ANY_SET, KNOTS, PUSHING, STAGES, Values, open_lore
from kubok.bots.uniform import Uniform
from kubok.cubitos import Cubitos
from kubok.cubitos.data import CARDS, OVERLAYS, Box, open_box
from kubok.cubitos.pieces import COLOURS, WHITE
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
    game = race_of(job)
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
        track = race_of(Job("race_1", seats=2, games=1, seed=1, hand="many feet", track=key)).track
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


# The lore: worths, pushes and weights, each on a few races


def few(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Only these sets."""
    box = Box.open()
    monkeypatch.setattr(Box, "open", lambda: replace(box, sets={name: box.sets[name] for name in names}))


def test_worths_are_learnt_from_races_and_equal_for_equal_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, "race_1")
    lore = learn.learn_all(open_lore(), games=3, seed=1)
    assert set(lore.worths) == {"race_1", ANY_SET}
    assert set(lore.worths["race_1"]) == {*learn.names(game_of("race_1", 2)), "credit"}
    assert lore.worths != open_lore().worths
    assert learn.learn_all(open_lore(), games=3, seed=1) == lore


def test_a_die_that_always_ends_ahead_is_worth_more_than_the_lore_says() -> None:
    values = Values(game_of("race_1", 2), open_lore())
    things = learn.names(values.game)
    dino = things.index("rollosaurus")
    rows = np.zeros((500, len(things)))
    rows[::2, dino], rows[1::2, dino] = 1, -1
    found = learn.fit(values, np.full(500, KNOTS[0]), rows, 20 * rows[:, dino])
    assert found["rollosaurus"][0] > open_lore().worths["race_1"]["rollosaurus"][0]


@pytest.mark.parametrize("stage", range(STAGES + 1))
def test_knots_share_a_stage_evenly(stage: int) -> None:
    assert sum(learn.hats(stage)) == pytest.approx(min(1.0, stage / KNOTS[-1]))


def test_pushes_are_learnt_from_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, "race_1")
    lore = learn_push.learn(open_lore(), games=4, seed=6)
    assert set(lore.pushing) == set(PUSHING)
    assert len(set(lore.worths["race_1"]["push"])) == 1
    tries = learn_push.play(Values(game_of("race_1", 2), open_lore()), 5)
    assert tries == learn_push.play(Values(game_of("race_1", 2), open_lore()), 5)
    assert all(one.missed <= learn_push.WILDEST for one in tries)


@pytest.mark.parametrize("worth", [-6.0, 6.0])
def test_a_push_is_worth_by_how_much_those_who_pushed_end_ahead(worth: float) -> None:
    every = [(stage, pushed) for stage in range(STAGES + 1) for pushed in (True, False) for _ in range(40)]
    tries = [learn_push.Tried(pushed, stage, 0.0, 0.0, 0.0, False, False, 0.0, worth / 2 if pushed else -worth / 2)
             for stage, pushed in every]  # fmt: skip
    table = learn_push.fit(tries)
    assert table["dare"] == pytest.approx((worth,) * len(KNOTS), rel=0.05)
    assert learn_push.shift(tries, dict.fromkeys(PUSHING, (0.0, 0.0, 0.0))) == pytest.approx(worth, rel=0.05)


def test_weights_are_tuned_and_a_search_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few(monkeypatch, "race_1")
    state = tmp_path / "build" / "tune.state"
    first = tune.tune(state, generations=1, dice=1, seed=3, start=open_lore())
    assert first.weights != open_lore().weights
    assert first.worths == open_lore().worths
    assert tune.tune(state, generations=1, dice=1, seed=3, start=open_lore()) == first, "nothing is left to do"


def test_a_bot_in_the_lead_is_ahead_from_either_seat() -> None:
    game = game_of("race_1", 2)
    assert all(tune.lead(Steady(0), Uniform(1), game, 1, seat) > 0.5 for seat in range(2))
    assert all(tune.lead(Uniform(1), Steady(0), game, 1, seat) < -0.5 for seat in range(2))


def test_cards_are_tuned_set_by_set_and_no_set_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch, "race_1")
    state = tmp_path / "cards.json"
    lore = tune_cards.tune_all(state, open_lore(), generations=1, dice=1, seed=4)
    assert set(lore.worths) == {"race_1", ANY_SET}
    changed = {thing for thing, worth in lore.worths["race_1"].items() if worth != open_lore().worths["race_1"][thing]}
    assert "rollosaurus" in changed
    assert "light" not in changed, "greys are not for sale"
    monkeypatch.setattr(tune_cards, "tune_set", None)
    assert tune_cards.tune_all(state, open_lore(), generations=1, dice=1, seed=4) == lore


def test_nothing_that_is_shipped_needs_a_study() -> None:
    shipped = [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")]
    assert not [text for text in shipped if re.search(r"^\s*(from|import) studies", text, re.MULTILINE)]


# Networks


def test_what_actors_saw_is_the_same_in_every_run() -> None:
    job = turns.Job("race_1", seats=2, first=7, games=3, net=None)
    rows, won, left, numbers = training.act(job)
    again = training.act(job)
    assert rows.shape == (len(numbers), 2, FEATURES)
    assert (won.sum(1) == 1).all()
    assert set(numbers) == {7, 8, 9}
    assert all((one == other).all() for one, other in zip((rows, won, left, numbers), again, strict=True))
    net = json.loads(strength.DATA.read_text("utf-8"))["race_1"]
    assert len(training.act(job._replace(net=net, games=2))[0])


def test_the_mean_of_networks_says_the_mean_of_what_they_say() -> None:
    every = list(json.loads(strength.DATA.read_text("utf-8")).values())[:2]
    one, other = map(training.strength_from, every)
    both = training.strength_from(turns.mean(every))
    features = [float(number % 4) for number in range(FEATURES)]
    means = [(one, one.layer(features)), (other, other.layer(features))]
    said = sum(net.read(layer) for net, layer in means) / 2
    assert both.read(both.layer(features)) == pytest.approx(said, rel=1e-3, abs=1e-2)


def test_a_network_is_learnt_from_races(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch, which is not installed for tests")
    nets = turns.learn(training.TRADE, tmp_path, ["race_1"], [(24, 6)], processes=1, seed=1)
    turns.write(nets, tmp_path / "nets.json")
    assert json.loads((tmp_path / "nets.json").read_text("utf-8")) == nets
    assert len(training.strength_from(nets["race_1"]).columns) == FEATURES


def test_whoever_throws_coins_notes_them_alike_in_every_run() -> None:
    job = turns.Job("race_1", seats=2, first=11, games=2, net=None)
    rows, numbers = coins.act(job)
    assert rows.shape == (len(numbers), SITUATION + 2)
    assert set(rows[:, 0]) == {0.0, 1.0}
    assert ((rows[:, -1] >= 0) & (rows[:, -1] <= 1)).all()
    assert (coins.act(job)[0] == rows).all()


def test_daring_is_learnt_from_coins(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch, which is not installed for tests")
    nets = turns.learn(coins.TRADE, tmp_path, ["race_1"], [(60, 6)], processes=1, seed=1)
    assert len(nets["race_1"]["columns"]) == SITUATION
    assert turns.learn(coins.TRADE, tmp_path, ["race_1"], [(60, 6)], processes=1, seed=1) == nets  # nothing made again


def test_the_lore_is_the_same_after_it_was_written(tmp_path: Path) -> None:
    lore = open_lore()
    write_lore(lore, tmp_path / "lore.toml")
    again = open_lore("", tmp_path / "lore.toml")
    assert again.worths == lore.worths
    assert vars(again.weights) == pytest.approx(vars(lore.weights), abs=0.001)


# Advice


def test_advice_counts_every_push_at_risk_and_weighs_every_card() -> None:
    found = advice.pushes("race_1", 2)
    assert {time for time, _, _ in found} == set(advice.TIMES)
    assert all(0 <= row <= len(advice.BOUNDS) for _, row, _ in found)
    assert advice.share(advice.Pushes({("early", 3, True): 1, ("later", 3, False): 3}), advice.TIMES, 3) == "25%"
    assert advice.share(advice.Pushes(), advice.TIMES, 0) == "never so"
    worth = advice.worths("race_1", 1)
    assert len(worth) == len(game_of("race_1", 2).cards) + 2
    assert worth["rollosaurus"] > worth["bob"]


# Balance


def _tally(races: int, won: int, swept: int, bought: int) -> shares.Tally:
    """Bob alone, in so many races; no fewer than two make a pair."""
    tally = shares.Tally()
    for counter, count in (
        (tally.alone, races), (tally.won, won), (tally.swept, swept), (tally.might, races), (tally.bought, bought),
    ):  # fmt: skip
        counter["bob"] = count
    return tally


def _time(bob: int, won: int, *, rich_dog: int = 5, races: int = 1000) -> balance.Time:
    """A set of two cards: what Bob costs, and in how many percent of the races it won."""
    tally = shares.Tally()
    for card, part in (("bob", won), ("rich_dog", 100 - won)):
        tally.alone[card] = tally.might[card] = races
        tally.won[card] = races * part // 100
        tally.swept[card] = tally.won[card] // 3
    return {"bob": bob, "rich_dog": rich_dog}, {"race_1": tally}


@pytest.mark.parametrize(
    ("times", "low", "high"),
    [
        ([_time(10, 60)], 11, 12),
        ([_time(10, 41)], 8, 9),
        ([_time(10, 50)], 10, 10),
        ([_time(6, 58), _time(10, 42)], 7, 9),  # one half lies between them
        ([_time(6, 20), _time(12, 48)], 11, 13),  # the cheaper the worse: experts buy it too gladly
        ([_time(10, 99)] * 3, 12, 12),  # never far beyond what was tried
        ([_time(10, 60), *[_time(10, 50)] * balance.LATELY], 10, 10),  # what was long ago is forgotten
    ],
)
def test_a_cost_goes_where_shares_point(times: list[balance.Time], low: int, high: int) -> None:
    fixed = [({**costs, "rich_dog": 5}, tallies) for costs, tallies in times]
    assert low <= balance.moved(fixed, balance.RISK)["bob"] <= high


def test_a_cost_that_was_tried_is_preferred_in_the_end() -> None:
    times = [_time(10, 53)] * 6
    assert balance.moved(times, 0.0)["bob"] > 10
    assert balance.moved(times, 1.0) == times[0][0]


def test_worths_tell_the_shares_that_were_seen_and_are_less_sure_elsewhere() -> None:
    worths = balance.Worths("race_1", [_time(5, 60, races=20000), _time(9, 45, races=20000)])
    for bob, off in ((5, 0.1), (9, -0.05)):
        told = worths.off({"bob": bob, "rich_dog": 5})
        assert told["bob"][0] == pytest.approx(off, abs=0.02)
        assert told["rich_dog"][0] == pytest.approx(-told["bob"][0])
    between, beyond = (worths.off({"bob": bob, "rich_dog": 5})["bob"] for bob in (7, 20))
    assert -0.05 < between[0] < 0.1
    assert beyond[1] > between[1] > worths.off({"bob": 5, "rich_dog": 5})["bob"][1]


def test_the_share_of_a_card_is_over_all_its_sets_and_its_interval_over_pairs_of_races() -> None:
    split, swept = _tally(100, 50, 0, 10), _tally(100, 50, 25, 30)
    share = shares.shares({"race_1": split, "combotastic": split})["bob"]
    assert (share.mean, share.bought) == (0.5, 0.1)
    assert share.high - share.low == pytest.approx(0.01)
    wide = shares.shares({"race_1": swept})["bob"]
    assert wide.high - wide.low == pytest.approx(2 * 1.96 * 0.5 / 50**0.5, abs=1e-3)
    assert shares.outside({"race_1": split}) == []
    assert shares.outside({"race_1": _tally(100, 60, 20, 10)}) == ["bob"]


def test_the_page_of_balance_says_which_cards_are_off_before_and_after() -> None:
    def time(bob: int, rounds: int = 1000) -> balance.Time:
        tally = _tally(100, bob, bob // 3, 10)
        tally.games = tally.winners["bob"] = 100
        tally.rounds = rounds
        return {**shares.own_costs(), "bob": 7}, {"race_1": tally}

    page = balance.page([time(60), time(56)])
    assert "1 of 1 cards lie outside" in page
    assert "of 0 cards the whole interval lies in the band" in page
    assert "Still outside: Bob (56.0% at 7)." in page
    assert "All came into the band." in balance.page([time(60), time(54)])
    assert "last much longer" not in page
    assert "race_1 (20 rounds instead of 10)" in balance.page([time(60), time(54, rounds=2000)])


def test_who_is_barred_from_a_card_never_buys_it_and_the_other_may() -> None:
    game, tally = Cubitos(2, data=shares.data_of("race_3", shares.own_costs())), shares.Tally()
    llama, wizard = (WHITE + [card.name for card in game.cards].index(name) for name in ("llama_rama", "wizard"))
    shares._race(game, 3, (llama, llama), tally)
    assert tally.bought["llama_rama"] == tally.might["llama_rama"] == 0
    shares._race(game, 3, (wizard, wizard), tally)
    assert tally.bought["llama_rama"] > 0
    assert tally.might["llama_rama"] == 2


def test_an_overlay_holds_only_what_differs(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(balance.overlay({**shares.own_costs(), "bob": 7}))
    box, own = Box.open(tmp_path), Box.open()
    assert box.cards["bob"]["cost"] == 7
    assert {name for name in own.cards if box.cards[name] != own.cards[name]} == {"bob"}


def test_the_balanced_overlay_opens_by_its_name_and_changes_costs_only() -> None:
    box, own = open_box(Path("balanced")), Box.open()
    assert (OVERLAYS / "balanced" / "cards.toml").exists()
    changed = [name for name in own.cards if box.cards[name] != own.cards[name]]
    assert changed
    for name in changed:
        assert {k for k in own.cards[name] if box.cards[name][k] != own.cards[name][k]} <= {"cost", "cost_source"}
    assert box.sets == own.sets
