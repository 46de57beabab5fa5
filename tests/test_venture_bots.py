"""The bots of A Wild Venture: they play legally to the end, know no more than their seat, and steady is better."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from studies.venture import balance as lab

from kubok.bots.venture import BOTS
from kubok.bots.venture.gifts import gift
from kubok.bots.venture.players import TRIES, Steady, Thought
from kubok.bots.venture.prospects import Taste
from kubok.kernel import BadData, Fast
from kubok.kernel.session import Header
from kubok.lab.match import play_match
from kubok.table.players import choose
from kubok.titles import title_of
from kubok.titles.venture import TITLE
from kubok.toys.pig import Pig
from kubok.venture.data import BOARDS, DATA, THEMES, Box, resolve
from kubok.venture.game import Venture
from kubok.venture.pieces import MAINS
from kubok.venture.village import Village
from kubok.venture.words import read_program


def decisions(game: Venture, names: tuple[str, str], seed: int) -> Iterator[tuple[Village, int, int]]:
    """Every decision of a game: what the bot saw, its seat, what it chose."""
    state, source, rng = game.start(), Fast(seed), Random(seed)
    bots = [BOTS.make(name, seed + seat) for seat, name in enumerate(names)]
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
@pytest.mark.parametrize("name", BOTS.names)
def test_bots_play_the_wilder_variant(name: str) -> None:
    game = Venture(wilder=True, data=resolve(Box.open(), wilder=True))
    assert sum(1 for _ in decisions(game, (name, name), seed=6)) > 40


@pytest.mark.parametrize("name", BOTS.names)
def test_a_bot_leaves_what_it_was_given_as_it_was(name: str) -> None:
    for number, (seen, seat, _) in enumerate(decisions(Venture(), (name, name), seed=7)):
        if number % 5 == 0:
            before = seen.to_data()
            BOTS.make(name, 1).choose(seen, seat)
            assert seen.to_data() == before


@pytest.mark.parametrize("name", ["plain", "steady"])
def test_a_bot_decides_by_the_position_alone(name: str) -> None:
    game = Venture()
    for number, (seen, seat, action) in enumerate(decisions(game, (name, name), seed=8)):
        if number % 7 == 0:
            assert BOTS.make(name, 99).choose(game.load(seen.to_data()), seat) == action


@pytest.mark.parametrize("name", ["plain", "steady"])
def test_a_player_of_the_venture_says_so_at_another_table(name: str) -> None:
    with pytest.raises(BadData, match="plays A Wild Venture and no other game"):
        BOTS.make(name, 1).choose(Pig(seats=2).start(), 0)


def test_a_bot_at_a_table_is_given_the_venture_as_data() -> None:
    game = Venture()
    header = Header.of(game)
    for seen, seat, action in islice(decisions(game, ("steady", "steady"), seed=10), 5):
        assert choose(header, seen.to_data(), seat, "steady", 1) == action


def test_steady_beats_plain_and_plain_beats_random() -> None:
    game = Venture()
    assert play_match(TITLE, ["steady", "plain"], 24, seed=1, game=game).share(0) > 0.65
    assert play_match(TITLE, ["plain", "random"], 40, seed=1, game=game).share(0) > 0.65


def test_equal_players_share_a_match_of_the_venture_exactly() -> None:
    match = play_match(TITLE, ["plain", "plain"], 20, seed=2, game=Venture())
    assert match.wins == (10, 10)
    assert "busts" not in str(match)
    assert match.rounds > 20


def test_a_match_of_the_venture_does_not_depend_on_the_number_of_processes() -> None:
    alone = play_match(TITLE, ["plain", "random"], 5, seed=3, game=Venture())
    assert alone == play_match(TITLE, ["plain", "random"], 5, seed=3, game=Venture(), processes=2)


def test_a_match_has_as_many_bots_as_the_game_has_seats() -> None:
    with pytest.raises(BadData, match="venture is for 2 players here, not 3"):
        play_match(TITLE, ["plain", "plain", "plain"], 3, seed=1, game=Venture())
    assert play_match(title_of("pig"), ["random", "random"], 2, seed=1).games == 2


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


# Cards of an owner's own

WORDS = (
    "gain 9",
    "draw 6",
    "gain 2 per any gear",
    "draw 1 per enchanted",
    "tuck 3",
    "discard 2; gain 5",
    "travel 9",
    "travel 3 drawing",
    "invest 9",
    "supply 9",
    "supply 2 on gear",
    "take 9",
    "take 2 from theirs",
    "activate starter",
    "activate villager",
    "advance starter",
    "study starter",
    "iron chest",
    "golden chest",
    "play card 9 less",
    "play building",
    "they gain 2; they draw 1; they discard 3",
    "look 9: draw 2, tuck 2, discard 2",
    "may pay 3: draw 4",
    "may discard 1: gain 3 or draw 2",
    "may tuck 1: travel 2",
    "if poorer: gain 6",
    "if home: travel 3 or invest 2",
    "pay 2: tuck 2",
    "supply 1; supply 1",
)
ANSWERS = [words for words in WORDS if not words.startswith(("advance", "study"))]


def own_cards(box: Box, start: int) -> str:
    """An owner's file in which every card has another text, cost and number of supplies."""
    tables = []
    for number, (name, card) in enumerate(box.cards.items(), start):
        lines = [WORDS[number % len(WORDS)], WORDS[number * 7 % len(WORDS)]]
        answer = [ANSWERS[number % len(ANSWERS)]]
        table = {"cost": number % 10, "source": "owner"}
        if card["kind"] == "building":
            enchantment = {"once": lines} if "once" in card else {"lasting": answer}
            table |= {"when": ("advance", "enchant")[number % 2], "effect": answer, **enchantment}
        else:
            table["supplies"] = 1 + number % 9
            table["relic" if card["kind"] == "gear" else "effect"] = lines
        tables += [f"[{name}]", *(f"{key} = {json.dumps(value)}" for key, value in table.items()), ""]
    return "\n".join(tables)


@pytest.mark.parametrize("names", [("steady", "plain"), ("plain", "steady")])
def test_bots_play_whatever_an_owner_writes_on_the_cards(tmp_path: Path, names: tuple[str, str]) -> None:
    (tmp_path / "cards.toml").write_text(own_cards(Box.open(), start=6), "utf-8")
    box = Box.open(tmp_path)
    assert all(box.cards[name] != card for name, card in Box.open().cards.items())
    game = Venture(data=resolve(box))
    assert all(action in seen.legal(seat) for seen, seat, action in decisions(game, names, seed=6))


def test_bots_play_a_card_of_a_new_name(tmp_path: Path) -> None:
    for path in DATA.rglob("*.toml"):
        (tmp_path / path.relative_to(DATA)).parent.mkdir(exist_ok=True)
        text = (
            path.read_text("utf-8").replace("[uncle_turnip]", "[aunt_parsnip]").replace('"gain 5"', '"gain 4; draw 1"')
        )
        (tmp_path / path.relative_to(DATA)).write_text(text, "utf-8")
    game = Venture(data=resolve(Box.open(folder=tmp_path)))
    assert "aunt_parsnip" in game.index
    assert all(action in seen.legal(seat) for seen, seat, action in decisions(game, ("steady", "plain"), seed=3))


def test_a_text_that_asks_without_end_is_not_thought_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asks = ["; ".join(["supply 1"] * 12)] * 4
    villagers = [name for name, card in Box.open().cards.items() if card["kind"] == "villager"]
    tables = [f"[{name}]\ncost = 0\neffect = {json.dumps(asks)}\nsupplies = 9\n" for name in villagers]
    (tmp_path / "cards.toml").write_text("\n".join(tables), "utf-8")
    told = decisions(Venture(data=resolve(Box.open(tmp_path))), ("plain", "plain"), 1)
    village, seat = next((seen, seat) for seen, seat, _ in told if seen.seats[seat].villagers.bit_count() > 2)
    tried: list[int] = []
    settle = Thought._settle

    def counted(self: Thought, one: Village) -> float:
        tried.append(0)
        return settle(self, one)

    monkeypatch.setattr(Thought, "_settle", counted)
    Steady(1).choose(village, seat)
    assert TRIES <= len(tried) <= TRIES * len(village.legal(seat))
