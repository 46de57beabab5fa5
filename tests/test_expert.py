"""The expert and the hard player: every decision is answered, explained and kept within its budget."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from kubok import titles
from kubok.bots.cubitos import BOTS
from kubok.bots.cubitos.expert import Expert, unlearnt, values_of
from kubok.bots.cubitos.pushing import SITUATION, push_worth, reckon, stop_worth
from kubok.bots.cubitos.search import NODES, Search, judge
from kubok.bots.cubitos.standing import Learnt, Rival, Standing
from kubok.bots.cubitos.strength import FEATURES, SPENT, Hinges, chances, daring_of, describe, limits, strength_of
from kubok.bots.cubitos.values import KNOTS, STAGES, Values, goals, open_lore, stage_of
from kubok.bots.cubitos.ways import remaining
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import BUY_FOOT, DONE, FROM_TRAY, PASS, PUSH
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.frames import BUYING, CHOOSING, IDLE, MOVING, become
from kubok.cubitos.pieces import (
    ACTIVE,
    BROWN,
    DISCARD,
    LIGHT,
    MOVE_PHASE,
    PHASE,
    PURPLE,
    ROLL,
    ROLL_PHASE,
    ROUND,
    Seat,
    codes,
)
from kubok.cubitos.sets import random_set
from kubok.kernel import BadData, Fast

SETS = list(Box.open().sets)
COIN = codes(LIGHT, "coin")[0]
DINO = codes(PURPLE, "symbol")[0]


def game_of(name: str = "race_1", seats: int = 2) -> Cubitos:
    return Cubitos(seats, data=resolve(Box.open(), name), max_rounds=60)


def asked(name: str, phase: int, frame: int) -> tuple[Race, Seat]:
    """Seat 0 is asked, with no dice but the ones a test gives it; the other waits."""
    race = game_of(name).start()
    race.resolve(race.chance()[0], (1,))
    race.table[PHASE] = phase
    for me in race.seats:
        me.dice = bytearray(len(me.dice))
        me.limit = 9
        become(me, IDLE)
    become(race.seats[0], frame)
    race._forget()
    return race, race.seats[0]


def standing(race: Race) -> Standing:
    return Standing(race, 0, values_of(race.game, ""))


# Every decision is answered


def play_through(game: Cubitos, name: str, seed: int) -> Race:
    """A whole game of that bot against itself; every choice is legal and leaves the state as it was."""
    state, source, rng = game.start(), Fast(seed), Random(seed)
    state.collect(False)
    bots = [BOTS.make(name, seat) for seat in range(game.seats)]
    for number in range(20_000):
        if state.result() is not None:
            return state
        for draw in state.chance()[:1]:
            state.resolve(draw, source.draw(state, draw)[1])
        for seat in state.owed()[-1:]:
            given = state.determinize(seat, rng)
            before = given.digest() if number % 20 == 0 else ""
            action = bots[seat].choose(given, seat)
            assert action in state.legal(seat)
            assert not before or given.digest() == before
            state.apply(seat, action)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", SETS)
def test_the_expert_finishes_every_set_with_every_number_of_seats(name: str, seats: int) -> None:
    result = play_through(game_of(name, seats), "expert", seed=seats).result()
    assert result is not None
    assert not result.unfinished


@pytest.mark.parametrize("seed", range(8))
def test_the_expert_plays_sets_that_nobody_has_learnt(seed: int) -> None:
    box = Box.open()
    data = resolve(
        box, "race_1", cards=random_set(box, Random(seed)), tracks=[list(box.tracks)[seed % len(box.tracks)]]
    )
    assert play_through(Cubitos(2, data=data, max_rounds=60, order="strict"), "expert", seed).result() is not None


def test_an_expert_says_which_game_it_cannot_play() -> None:
    from kubok.toys.pig import Pig

    with pytest.raises(BadData):
        Expert(1).choose(Pig(seats=2).start(), 0)


# It explains what it does


def test_every_option_has_an_estimate_and_the_best_is_taken() -> None:
    game = game_of()
    state, source, expert = game.start(), Fast(3), Expert(0)
    while state.result() is None:
        for draw in state.chance()[:1]:
            state.resolve(draw, source.draw(state, draw)[1])
        for seat in state.owed()[:1]:
            options = expert.weigh(state, seat)
            assert tuple(option.action for option in options) == state.legal(seat)
            chosen = expert.choose(state, seat)
            assert max(options, key=lambda o: o.worth).worth == dict(options)[chosen]
            state.apply(seat, chosen)


def test_a_push_is_worth_less_the_more_lies_at_stake() -> None:
    race, me = asked("race_1", ROLL_PHASE, CHOOSING)
    me.dice[ROLL + LIGHT], me.dice[ACTIVE + COIN] = 4, 3
    little = push_worth(standing(race)) - stop_worth(standing(race))
    me.dice[ACTIVE + DINO] = 2
    assert push_worth(standing(race)) - stop_worth(standing(race)) < little


def test_a_push_without_risk_is_always_made() -> None:
    race, me = asked("race_1", ROLL_PHASE, CHOOSING)
    me.dice[ROLL + LIGHT], me.dice[ACTIVE + DINO] = 5, 2
    assert Expert(0).choose(race, 0) == PUSH


def test_who_has_won_with_what_lies_there_passes() -> None:
    race, me = asked("race_1", ROLL_PHASE, CHOOSING)
    track = race.game.track
    me.space = me.origin = next(s for s in range(track.size) if track.to_finish[s] == 3)
    me.dice[ROLL + LIGHT], me.dice[ACTIVE + DINO], me.dice[ACTIVE + COIN] = 5, 2, 2
    assert Expert(0).choose(race, 0) == PASS


def test_who_is_lost_without_more_feet_pushes() -> None:
    race, me = asked("race_1", ROLL_PHASE, CHOOSING)
    track, other = race.game.track, race.seats[1]
    other.space = other.origin = next(s for s in range(track.size) if track.to_finish[s] == 2)
    other.dice[ACTIVE + DINO] = 2
    me.space = me.origin = next(s for s in range(track.size) if track.to_finish[s] == 12)
    me.dice[ROLL + PURPLE], me.dice[ACTIVE + DINO], me.dice[ACTIVE + COIN] = 3, 2, 1
    assert Expert(0).choose(race, 0) == PUSH


def test_the_finish_is_bought_when_it_can_be_reached() -> None:
    race, me = asked("race_1", MOVE_PHASE, MOVING)
    track = race.game.track
    me.space = me.origin = next(s for s in range(track.size) if track.to_finish[s] == 3)
    me.feet, me.coins = 1, 8
    while me.doing == MOVING:
        race.apply(0, Expert(0).choose(race, 0))
    assert me.laps == 1
    assert me.coins < 4


def test_credits_one_lane_aside_are_seen() -> None:
    track = game_of().track
    aside = [place for space in range(track.size) for place in goals(track, space, 1) if place.gain == 0]
    assert aside
    assert all(track.bonus[place.space] is not None for place in aside)


def test_a_die_that_helps_more_is_bought_first_and_none_at_the_very_end() -> None:
    race, me = asked("race_1", MOVE_PHASE, BUYING)
    me.coins = 8
    assert Expert(0, strength=unlearnt).choose(race, 0) == FROM_TRAY + PURPLE
    assert values_of(race.game, "").die[0][PURPLE] == 0.0
    options = dict(Expert(0, strength=unlearnt).weigh(race, 0))
    assert options[FROM_TRAY + PURPLE] > options[FROM_TRAY + BROWN]
    learnt = dict(Expert(0).weigh(race, 0))
    assert learnt[FROM_TRAY + PURPLE] > learnt[DONE]
    assert DONE in options
    assert BUY_FOOT not in options


# What the networks say


@pytest.mark.parametrize("name", SETS)
def test_every_printed_set_has_a_network_and_one_more_of_anything_is_read_in_one_go(name: str) -> None:
    race = game_of(name).start()
    net = strength_of(race.game)
    assert net is not None
    assert len(net.columns) == FEATURES
    features, _ = describe(race, 0, limits(race)[0], [remaining(race, me) for me in race.seats], begun=True)
    layer = net.layer(features)
    for feature in range(FEATURES):
        more = [amount + 2 * (place == feature) for place, amount in enumerate(features)]
        assert net.read_plus(layer, feature, 2.0) == pytest.approx(net.read(net.layer(more)))
        assert net.read(net.plus(layer, feature, 2.0)) == pytest.approx(net.read(net.layer(more)))


def test_a_set_of_ones_own_has_no_network() -> None:
    data = resolve(Box.open(), "race_1") | {"set": "mine"}
    assert strength_of(Cubitos(2, data=data)) is None


def test_whoever_is_ahead_is_likelier_to_win_and_chances_are_shared() -> None:
    race = play_some(game_of("race_5", 4), rounds=4)
    net = strength_of(race.game)
    assert net is not None
    before = chances(race, net, begun=True)
    assert sum(before) == pytest.approx(1.0)
    race.seats[2].space = max(range(race.game.track.size), key=lambda space: -race.game.track.to_finish[space])
    after = chances(race, net, begun=True)
    assert after[2] > before[2] + 0.2
    assert sum(after) == pytest.approx(1.0)


def test_dice_in_the_discard_zone_are_told_apart_until_all_are_drawn_anew() -> None:
    race, me = asked("race_1", MOVE_PHASE, BUYING)
    lefts = [remaining(race, one) for one in race.seats]
    me.dice[ROLL + LIGHT], me.dice[DISCARD + PURPLE], me.dice[ACTIVE + DINO] = 9, 1, 1
    features, all_fresh = describe(race, 0, 9, lefts, begun=False)
    assert (features[LIGHT], features[PURPLE], features[SPENT + PURPLE], all_fresh) == (9, 0, 2, False)
    features, all_fresh = describe(race, 0, 10, lefts, begun=False)
    assert (features[LIGHT], features[PURPLE], features[SPENT + PURPLE], all_fresh) == (9, 2, 0, True)


def test_whoever_is_far_behind_dares_more_than_whoever_is_far_ahead() -> None:
    race = play_some(game_of("race_5"), rounds=6)
    net, track = strength_of(race.game), race.game.track
    assert net is not None
    far = 0
    near = next(space for space in range(track.size) if track.to_finish[space] == track.to_finish[far] - 20)

    def stake(mine: int, other: int) -> float:
        """Is an even bet of four steps liked? What it is good for."""
        race.seats[0].space, race.seats[1].space = mine, other
        at = Learnt(race, 0, values_of(race.game, ""), net)
        return at.winning(12.0) + at.winning(4.0) - 2 * at.winning(8.0)

    assert stake(far, near) > stake(near, far)


def play_some(game: Cubitos, rounds: int) -> Race:
    """A race of experts at the beginning of that round."""
    state, source, expert = game.start().collect(False), Fast(5), Expert(0)
    while state.table[ROUND] < rounds:
        for draw in state.chance()[:1]:
            state.resolve(draw, source.draw(state, draw)[1])
        for seat in state.owed()[:1]:
            state.apply(seat, expert.choose(state, seat))
    return state


@pytest.mark.parametrize("name", SETS)
def test_every_printed_set_has_a_network_for_pushes_at_risk(name: str) -> None:
    net = daring_of(game_of(name))
    assert net is not None
    assert len(net.columns) == SITUATION
    assert len(net.bias) == len(net.out) == len(net.columns[0])


def test_a_push_at_risk_is_worth_what_the_odds_say_and_what_was_learnt_beside() -> None:
    race, me = asked("race_1", ROLL_PHASE, CHOOSING)
    me.dice[ROLL + LIGHT], me.dice[ACTIVE + DINO], me.dice[ACTIVE + 1] = 4, 2, 1
    net = strength_of(race.game)
    assert net is not None
    told = Hinges([[1.0 * (place == 0)] for place in range(SITUATION)], [1.0], [-0.05])
    plain = Learnt(race, 0, values_of(race.game, ""), net)
    taught = Learnt(race, 0, values_of(race.game, ""), net, daring=told)
    worth, most, situation = reckon(taught)
    assert push_worth(plain) == worth
    assert situation[0] == pytest.approx((worth - stop_worth(plain)) / plain.sure)
    assert push_worth(taught) == pytest.approx(worth - plain.sure * 0.05 * (1 + situation[0]))
    glad = Hinges(told.columns, told.bias, [9.0])  # whatever it says, a bust remains a bust
    assert push_worth(Learnt(race, 0, values_of(race.game, ""), net, daring=glad)) == most < plain.sure
    me.dice[ACTIVE + DINO] = 1  # two active dice: no risk yet, and nothing to learn
    safe = Learnt(race, 0, values_of(race.game, ""), net, daring=told)
    assert not reckon(safe).situation
    assert push_worth(safe) == reckon(safe).worth


def test_a_rival_that_can_roll_no_more_is_judged_exactly() -> None:
    done = Rival(left=3.0, mean=5.0, spread=0.0, bust=0.0)
    assert (done.below(1.0), done.below(2.0), done.below(3.0)) == (0.0, 0.5, 1.0)
    rolling = Rival(left=3.0, mean=5.0, spread=2.0, bust=0.1)
    assert 0.1 < rolling.below(0.0) < rolling.below(4.0) < 1.0


# The lore


def test_worths_fade_evenly_from_knot_to_knot_and_end_at_nothing() -> None:
    values = values_of(game_of(), "")
    knots = open_lore().worths["race_1"]["rollosaurus"]
    scale = open_lore().weights.dice
    assert [values.die[stage][PURPLE] for stage in KNOTS] == pytest.approx([worth * scale for worth in knots])
    assert values.die[0][PURPLE] == 0.0


def test_a_lore_with_an_unknown_weight_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "lore.toml"
    path.write_text("[weights]\nluck = 2.0\n")
    with pytest.raises(BadData, match="luck"):
        open_lore("", path)


def test_a_style_changes_weights_only_and_an_unknown_one_is_named() -> None:
    bold = open_lore("bold")
    assert bold.weights != open_lore().weights
    assert bold.worths == open_lore().worths
    assert BOTS.make("expert:bold", 1).choose(asked("race_1", ROLL_PHASE, CHOOSING)[0], 0)
    for name in ("expert:shy", "steady:bold", "clever"):
        with pytest.raises(BadData):
            BOTS.make(name, 1)


def test_the_levels_are_bots() -> None:
    assert BOTS.levels == ("easy", "fair", "hard")
    assert {*BOTS.levels, BOTS.usual} <= set(BOTS.names)


@pytest.mark.parametrize("game", titles.names())
def test_no_two_levels_that_people_choose_from_are_the_same_player(game: str) -> None:
    bots = titles.title_of(game).bots
    assert len({bots.makers[level] for level in bots.levels}) == len(bots.levels)
    assert bots.usual in bots.levels


# Search


def test_the_hard_player_keeps_its_budget_and_chooses_alike_for_equal_seeds() -> None:
    race, me = asked("race_1", ROLL_PHASE, CHOOSING)
    track = race.game.track
    me.space = me.origin = next(s for s in range(track.size) if track.to_finish[s] == 6)
    me.dice[ROLL + LIGHT], me.dice[ACTIVE + COIN], me.dice[ACTIVE + DINO] = 6, 3, 1
    before = race.digest()
    tried = [Search(7).weigh(race, 0) for _ in range(2)]
    assert tried[0] == tried[1]
    assert race.digest() == before
    nodes = 0

    class Counting(Search):
        def _play_on(self, *args):  # type: ignore[no-untyped-def]
            nonlocal nodes
            chance, count = super()._play_on(*args)
            nodes += count
            return chance, count

    Counting(7).choose(race, 0)
    assert 0 < nodes < NODES + 300  # what was begun is played to the end of the round


def test_the_hard_player_tries_out_only_what_is_in_doubt() -> None:
    race, me = asked("race_1", MOVE_PHASE, BUYING)
    me.coins = 8
    assert Search(1).weigh(race, 0) == Expert(1).weigh(race, 0)


def test_chances_of_all_seats_add_up_to_one() -> None:
    race = game_of(seats=4).start()
    race.resolve(race.chance()[0], (0,))
    track = race.game.track
    race.seats[1].space = next(s for s in range(track.size) if track.to_finish[s] == 10)
    values = Values(race.game, open_lore())
    chances = [judge(race, seat, values) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[1]
    assert stage_of(race, values.length) < STAGES
