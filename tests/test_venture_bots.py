"""The bots of A Wild Venture: they play legally to the end, know no more than their seat, and steady is better."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from kubok.bots import NAMES, make_bot
from kubok.bots import venture as players
from kubok.bots.gifts import gift
from kubok.bots.match import play_match
from kubok.bots.prospects import STEADY, Taste
from kubok.bots.venture import Steady
from kubok.cubitos import Cubitos
from kubok.kernel import BadData, Fast, Session
from kubok.lab import village as lab
from kubok.table.players import Header, choose
from kubok.toys.pig import Pig
from kubok.venture.data import BOARDS, THEMES, Box, resolve
from kubok.venture.game import Venture
from kubok.venture.pieces import MAINS
from kubok.venture.village import Village
from kubok.venture.words import read_program


def decisions(game: Venture, names: tuple[str, str], seed: int) -> Iterator[tuple[Village, int, int]]:
    """Every decision of a game: what the bot saw, its seat, what it chose."""
    state, source, rng = game.start(), Fast(seed), Random(seed)
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    while state.result() is None:
        pending = state.chance()
        if pending:
            state.resolve(pending[0], source.draw(state, pending[0])[1])
            continue
        seat = state.owed()[0]
        seen = state.determinize(seat, rng)
        action = bots[seat].choose(seen, seat)
        yield seen, seat, action
        state.apply(seat, action)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("names", [("steady", "plain"), ("random", "steady")])
def test_bots_play_every_deck_and_side_to_the_end(theme: str, board: str, names: tuple[str, str]) -> None:
    game = Venture(data=resolve(Box.open(), theme=theme, board=board))
    assert all(action in seen.legal(seat) for seen, seat, action in decisions(game, names, seed=5))


@pytest.mark.rule("V-8.2")
@pytest.mark.parametrize("name", NAMES)
def test_bots_play_the_wilder_variant(name: str) -> None:
    game = Venture(wilder=True, data=resolve(Box.open(), wilder=True))
    assert sum(1 for _ in decisions(game, (name, name), seed=6)) > 40


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_leaves_what_it_was_given_as_it_was(name: str) -> None:
    for number, (seen, seat, _) in enumerate(decisions(Venture(), (name, name), seed=7)):
        if number % 5 == 0:
            before = seen.to_data()
            make_bot(name, 1).choose(seen, seat)
            assert seen.to_data() == before


@pytest.mark.parametrize("name", ["plain", "steady"])
def test_a_bot_decides_by_the_position_alone(name: str) -> None:
    game = Venture()
    for number, (seen, seat, action) in enumerate(decisions(game, (name, name), seed=8)):
        if number % 7 == 0:
            assert make_bot(name, 99).choose(game.load(seen.to_data()), seat) == action


def test_the_same_bot_knows_cubitos_and_the_venture() -> None:
    bot = make_bot("steady", 1)
    for game in (Cubitos(2), Venture()):
        state, source = game.start(), Fast(3)
        while state.chance():
            draw = state.chance()[0]
            state.resolve(draw, source.draw(state, draw)[1])
        seat = state.owed()[0]
        assert bot.choose(state.determinize(seat, Random(1)), seat) in state.legal(seat)


def test_a_bot_at_a_table_is_given_the_venture_as_data() -> None:
    game = Venture()
    header = Header(game.name, game.rules, json.dumps(game.options()), json.dumps(game.data()), game.seats)
    for seen, seat, action in islice(decisions(game, ("steady", "steady"), seed=10), 5):
        assert choose(header, seen.to_data(), seat, "steady", 1) == action


def test_steady_beats_plain_and_plain_beats_random() -> None:
    game = Venture()
    assert play_match(["steady", "plain"], 24, seed=1, game=game).share(0) > 0.65
    assert play_match(["plain", "random"], 40, seed=1, game=game).share(0) > 0.65


def test_equal_players_share_a_match_of_the_venture_exactly() -> None:
    match = play_match(["plain", "plain"], 20, seed=2, game=Venture())
    assert match.wins == (10, 10)
    assert match.busts == (0, 0)
    assert match.rounds > 20


def test_a_match_of_the_venture_does_not_depend_on_the_number_of_processes() -> None:
    alone = play_match(["plain", "random"], 5, seed=3, game=Venture())
    assert alone == play_match(["plain", "random"], 5, seed=3, game=Venture(), processes=2)


def test_a_match_has_as_many_bots_as_the_game_has_seats() -> None:
    with pytest.raises(BadData, match="venture is for 2 players here, not 3"):
        play_match(["plain", "plain", "plain"], 3, seed=1, game=Venture())
    assert play_match(["random", "random"], 2, seed=1, game=Pig(seats=2)).games == 2


def test_steady_ends_its_turn_when_nothing_is_left_to_gain() -> None:
    ended = [seen.table[MAINS] for seen, _, action in decisions(Venture(), ("steady", "steady"), seed=9) if action == 1]
    assert ended
    assert set(ended) == {0}


def test_one_sided_players_go_for_their_kind() -> None:
    """Who counts gear alone tucks more of it than one who counts buildings alone, over the same games."""
    games = {
        name: lab.play(lab.Job("academy", "spring", name, seed=1, part=0, games=8)) for name in list(lab.TASTES)[2:]
    }
    gear = {name: sum(game.points[game.other][2] for game in some) for name, some in games.items()}
    buildings = {name: sum(game.points[game.other][1] for game in some) for name, some in games.items()}
    assert gear["only gear"] > gear["only buildings"]
    assert buildings["only buildings"] > buildings["only gear"]


@pytest.mark.parametrize(
    ("words", "given"),
    [
        ("gain 3; draw 2", (3, 2, 0, 0, 0)),
        ("if poorer: gain 4", (2, 0, 0, 0, 0)),
        ("pay 2: tuck 2", (-2, 0, 2, 0, 0)),
        ("invest 3", (0, 0, 0, 3, 0)),
    ],
)
def test_a_text_is_worth_what_it_gives(words: str, given: tuple[float, ...]) -> None:
    assert gift(read_program(words, "here")) == pytest.approx(given)


def test_a_choice_is_worth_a_little_more_than_its_better_half() -> None:
    both, better = gift(read_program("gain 5 or gain 1", "here")), gift(read_program("gain 5", "here"))
    assert better.coins < both.coins < better.coins + 1


def test_a_condition_halves_only_what_it_opens() -> None:
    assert gift(read_program(["if poorer: gain 2", "gain 3"], "here")).coins == pytest.approx(4)


def test_a_balance_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    wanted = list(lab.jobs(2, 2, seed=1))[:2]
    lab.play_all(wanted[:1], tmp_path, processes=1)
    first = wanted[0].file(tmp_path)
    stamp = first.stat().st_mtime_ns
    lab.play_all(wanted, tmp_path, processes=1)
    assert first.stat().st_mtime_ns == stamp
    assert len(lab.read(wanted, tmp_path)) == 4


def test_the_balance_page_names_what_is_off() -> None:
    game = lab.Game(0, [1.0, 0.0], [[10, 0, 10], [5, 0, 5]], 30, [["a"], ["b"]], [["a"], []], 1)
    row = lab.row_of([game] * 20)
    assert row.first.share == 1
    assert row.kinds[1].share == 0
    cards = lab.cards_of_games(["a", "b"], [game] * 20)
    words = "\n".join(lab._verdict([("here", row)], [("here", "only gear", lab.share_of(12, 20))], cards))
    for part in ("no: here |", "here (buildings)", "no: a |", "no: b |", "only gear (here)"):
        assert part in words
    assert "| 12 to 22 turns a player | yes |" in words


def test_taste_is_the_only_difference_between_steady_and_its_brothers() -> None:
    for seen, seat, action in decisions(Venture(), ("steady", "random"), seed=11):
        if seat == 0:
            assert Steady(1, Taste()).choose(seen, seat) == action


@pytest.mark.parametrize(("most", "low", "high"), [(10_000, 100, 10_000), (30, 31, 80)])
def test_steady_thinks_no_further_on_a_chain_that_is_too_long(
    most: int, low: int, high: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an owner's chests and relics a chain can branch for ever so long: then the first way on is taken."""
    monkeypatch.setattr(players, "MOST_TRIES", most)
    data = json.loads(json.dumps(resolve(Box.open())))
    for card in data["cards"]:
        if card["kind"] == "gear":
            card["relic"], card["cost"] = "golden chest", 0
    session, rng, longest = Session(Venture(data=data), Fast(4)), Random(4), 0
    while session.state.result() is None:
        seat = session.state.owed()[0]
        state = session.for_bot(seat, rng)
        legal = state.legal(seat)
        thought = players.Thought(players.as_village(state), seat, STEADY)
        action = thought.best(legal) if len(legal) > 1 else legal[0]
        longest = max(longest, thought.tries)
        session.act(seat, session.number(seat), action)
    assert low <= longest <= high
