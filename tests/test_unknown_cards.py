"""Bots at tables that nobody prepared them for: cards they have never seen, own costs, fan tracks and tracks."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

from kubok.bots.cubitos import BOTS, reading
from kubok.bots.cubitos.judgement import DICE_WORTH, Die
from kubok.bots.cubitos.outlook import active_zone, outlook
from kubok.bots.cubitos.strength import daring_of, strength_of
from kubok.bots.cubitos.values import STAGES, Values, open_lore
from kubok.cubitos import Cubitos, Race, stage
from kubok.cubitos import data as cubitos_data
from kubok.cubitos.actions import CALL_ORDER, DONE, PUSH
from kubok.cubitos.cards import CARDS
from kubok.cubitos.cards.blue import GainDie, RollGreysAndWhites, RollMissesTwice, TakeOneNear, something_near
from kubok.cubitos.cards.brown import CreditForEach
from kubok.cubitos.cards.card import (
    AddDice,
    Borrow,
    Card,
    Coins,
    Credits,
    Effect,
    FanWithoutCredits,
    Feet,
    FeetFor,
    MayLoseFromRoll,
    NextDraw,
    WaterFeet,
    WithActive,
    half_of_fans,
)
from kubok.cubitos.cards.green import LoseThisInstead, Protect, RollGreys, RollItAndAnother, RollItToo
from kubok.cubitos.cards.orange import CoinsOrFeet, LoseADie, LoseItAndAnother, SetAMiss
from kubok.cubitos.cards.purple import different_colours
from kubok.cubitos.cards.red import GiveADie, RollTwoEach, fans
from kubok.cubitos.cards.white import GainUpToFans, IfLost
from kubok.cubitos.cards.yellow import MayAddOne, MayStep
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.pieces import (
    ACTIVE,
    BLUE,
    BROWN,
    CHAMPION,
    CODE_NAMES,
    COLOURS,
    DARK,
    FIRST,
    GREEN,
    LIGHT,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
    Seat,
    codes,
)
from kubok.kernel import JSON, Fast

ROOT = Path(__file__).resolve().parent.parent
STRONG = ("steady", "expert", "hard")
ALL = ("plain", *STRONG)
KNOWN = [(name, COLOURS.index(colour) + WHITE) for name, colour in cubitos_data.CARDS.items()]
COST = {name: int(str(card["cost"])) for name, card in Box.open().cards.items()}


def race_of(game: Cubitos, names: tuple[str, ...], seed: int) -> Race:
    """A whole race; whatever a bot chooses is legal."""
    state, source, rng = game.start(), Fast(seed), Random(seed)
    state.collect(False)
    bots = [BOTS.make(names[seat % len(names)], seat) for seat in range(game.seats)]
    for _ in range(20_000):
        if state.result() is not None:
            return state
        for draw in state.chance()[:1]:
            state.resolve(draw, source.draw(state, draw)[1])
        for seat in state.owed()[-1:]:
            action = bots[seat].choose(state.determinize(seat, rng), seat)
            assert action in state.legal(seat)
            state.apply(seat, action)
    raise AssertionError("the race does not end")


Deal = Callable[..., Cubitos]


@pytest.fixture
def deal(monkeypatch: pytest.MonkeyPatch) -> Deal:
    """A game with own cards in place of Race 1's, by colour; what is not named stays as it is."""

    def dealt(own: dict[int, Card], seats: int = 2, costs: dict[int, int] | None = None) -> Cubitos:
        data = resolve(Box.open(), "race_1")
        cards = data["cards"]
        assert isinstance(cards, list)
        for colour, card in own.items():
            monkeypatch.setitem(CARDS, card.name, card)
            monkeypatch.setitem(cubitos_data.CARDS, card.name, COLOURS[colour - WHITE])
            old = cards[colour - WHITE]
            assert isinstance(old, dict)
            cost = (costs or {}).get(colour, old["cost"])
            cards[colour - WHITE] = {**old, "name": card.name, "cost": cost, "switches": {}, "switch_sources": {}}
        return Cubitos(seats, data={**data, "set": "own"}, max_rounds=30)

    return dealt


# What a card is worth that nobody has judged


def at_usual_fans(die: Die) -> float:
    return die.rate + 4 * die.by_fans


def ranks(values: list[float]) -> list[int]:
    order = sorted(range(len(values)), key=lambda at: values[at])
    return [order.index(at) for at in range(len(values))]


def test_the_known_cards_read_as_if_nobody_knew_them_come_out_near_what_was_judged() -> None:
    """The rank correlation is 0.93; the farthest off are The Babe, 1.6 times, and Batter Beaver, 0.64 times."""
    judged = [at_usual_fans(DICE_WORTH[name]) for name, _ in KNOWN]
    read = [at_usual_fans(reading.read(CARDS[name], colour, COST[name])) for name, colour in KNOWN]
    assert len(KNOWN) == 56
    mean = (len(KNOWN) - 1) / 2
    pairs = list(zip(ranks(judged), ranks(read), strict=True))
    correlation = sum((one - mean) * (other - mean) for one, other in pairs) / sum(
        (one - mean) ** 2 for one, _ in pairs
    )
    assert correlation > 0.9
    assert all(0.6 < mine / its < 1.7 for its, mine in zip(judged, read, strict=True))


def test_faces_of_a_known_card_read_anew_bring_what_they_bring() -> None:
    for name, colour in KNOWN:
        its, mine = DICE_WORTH[name], reading.read(CARDS[name], colour, COST[name])
        assert mine.feet == pytest.approx(its.feet, abs=1.5), name
        assert mine.coins == pytest.approx(its.coins, abs=0.1), name
        assert (mine.power_feet, mine.power_coins) == pytest.approx((its.power_feet, its.power_coins), abs=0.1), name
        assert mine.kept == pytest.approx(its.kept, abs=0.6), name


def test_a_known_card_is_judged_as_ever_whatever_it_costs() -> None:
    for name, colour in KNOWN:
        assert reading.judge(CARDS[name], colour, 30) is DICE_WORTH[name]


@dataclass(frozen=True, slots=True)
class Unheard(Effect):
    """An owner's own effect, which says nothing of itself."""

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        race.gain_feet(seat, me, 2, race.game.rule(code))


@pytest.mark.parametrize("colour", range(WHITE, FIRST))
def test_what_nobody_can_read_is_worth_what_it_costs(colour: int) -> None:
    card = Card("own", run=(Unheard(),))
    of_colour = [DICE_WORTH[name].rate for name, its in KNOWN if its == colour]
    cheap, usual, dear = (reading.read(card, colour, cost) for cost in (0, 6, 30))
    assert cheap.rate <= usual.rate < dear.rate
    assert 0.3 * min(of_colour) < usual.rate < 2 * max(of_colour)
    assert dear.kept > 0
    more = replace(card, run=(Unheard(), Feet(4)))
    assert reading.read(more, colour, 6).rate > reading.read(card, colour, 0).rate


def test_a_die_that_gives_more_is_worth_more_and_nothing_gives_without_end() -> None:
    rates = [reading.read(Card("own", run=(Feet(count),)), WHITE, 5).rate for count in (1, 2, 4, 99)]
    assert rates == sorted(rates)
    assert rates[0] < rates[1] < rates[2]
    assert rates[3] <= reading.MOST
    once = Card("own", run=(Feet(3),))
    assert reading.read(replace(once, loses_itself="always"), WHITE, 5).rate < reading.read(once, WHITE, 5).rate
    assert reading.read(replace(once, power=(Feet(2),)), YELLOW, 5).rate > reading.read(once, YELLOW, 5).rate
    assert reading.read(replace(once, power=(Feet(2),)), PURPLE, 5) == reading.read(once, PURPLE, 5)  # no such face
    assert reading.read(Card("own"), PURPLE, 0).rate > 0  # a worth of nothing would have to be divided by


def test_what_depends_on_other_dice_is_read_off_the_table(deal: Deal) -> None:
    own = Card("own_dino", run=(Feet(1), WithActive(BROWN, Feet(3)), FeetFor(different_colours)))
    race = deal({PURPLE: own}).start()
    me = race.seats[0]
    me.dice[ACTIVE + codes(PURPLE, "symbol")[0]] = 1
    assert active_zone(race, me).feet == 2
    me.dice[ACTIVE + codes(BROWN, "symbol")[0]] = 1
    assert active_zone(race, me).feet == 1 + 3 + 2


def test_an_outlook_knows_every_face_of_an_own_card(deal: Deal) -> None:
    look = outlook(deal({YELLOW: Card("own_cheese", run=(Feet(2),), power=(Coins(4),))}))
    symbol, power = codes(YELLOW, "symbol")[0], codes(YELLOW, "power")[0]
    assert (look.newly[symbol].feet, look.newly[symbol].coins) == (2, 0)
    assert (look.newly[power].feet, look.newly[power].coins) == (2, 4)


def test_own_cards_are_used_in_an_order_in_which_dice_help_each_other() -> None:
    def turn(*effects: Effect) -> int:
        return reading.turn_in_step_4(Card("own", run=effects))

    assert turn(AddDice(2)) == -2
    assert turn(WithActive(RED, Feet(2))) == turn(FeetFor(different_colours)) == -1
    assert turn(Feet(2)) == 0
    assert turn(IfLost(Feet(3))) == 1


def test_the_expert_values_an_own_card_like_the_known_ones_of_its_colour(deal: Deal) -> None:
    weak, strong = Card("own_weak", run=(Coins(1),)), Card("own_strong", run=(Feet(4),))
    worths = [Values(deal({WHITE: card}), open_lore()).die for card in (weak, strong)]
    for late in range(1, STAGES + 1):
        assert 0 < worths[0][late][WHITE] < worths[1][late][WHITE] < 12
    assert worths[0][0][WHITE] == worths[1][0][WHITE] == 0


def test_a_printed_set_with_another_card_has_no_network() -> None:
    data = resolve(Box.open(), "race_1")
    assert strength_of(Cubitos(2, data=data)) is not None
    assert daring_of(Cubitos(2, data=data)) is not None
    other = resolve(Box.open(), "race_2")["cards"]
    cards = data["cards"]
    assert isinstance(other, list)
    assert isinstance(cards, list)
    changed: dict[str, JSON] = {**data, "cards": [other[0], *cards[1:]]}  # an owner's sets.toml can say so
    assert strength_of(Cubitos(2, data=changed)) is None
    assert daring_of(Cubitos(2, data=changed)) is None


# Whole races with cards that nobody has seen


def some_card(rng: Random, colour: int, number: int) -> Card:
    """A legal card of random effects; at most one of them rolls, and each stands at a moment of its own."""
    n, other = rng.randint(1, 4), rng.randrange(WHITE, FIRST)
    plain: list[Effect] = [
        Feet(n), WaterFeet(n), Coins(n), Credits(n), FanWithoutCredits(), FeetFor(half_of_fans), GainDie(other),
        FeetFor(lambda race, me: me.tokens), WithActive(other, Feet(n)), IfLost(Coins(n)), NextDraw(CHAMPION),
        Unheard(), MayLoseFromRoll(), GainUpToFans(), CoinsOrFeet(), LoseADie(), WithActive(other, Unheard()),
    ]  # fmt: skip
    rolling: list[Effect] = [
        AddDice(n), Borrow(0), SetAMiss(), RollMissesTwice(), RollGreysAndWhites(), LoseItAndAnother()
    ]  # fmt: skip
    card = Card(f"own_{COLOURS[colour - WHITE]}_{number}", run=tuple(rng.sample(plain, 2)), power=(rng.choice(plain),))
    again: Effect = rng.choice([RollItToo(), RollItAndAnother()])
    card = rng.choice([
        card,
        replace(card, run=(rng.choice(plain), rng.choice(rolling))),
        replace(card, loses_itself=rng.choice(["always", "power"])),
        replace(card, now=rng.choice([AddDice(n), Borrow(1), SetAMiss(), Coins(n), Unheard()])),
        replace(card, after_push=rng.choice([MayStep(), MayAddOne(), CreditForEach(), Feet(1)]), run=()),
        replace(card, would_bust=rng.choice([LoseThisInstead(), RollGreys()]), keeps=(LIGHT, DARK, colour)),
        replace(card, after_move=TakeOneNear(), can_after_move=something_near, must_push=True),
        replace(card, before_discard=LoseADie(), run=(LoseADie(),)),
        Card(card.name, pair=rng.choice([Borrow(0), Feet(5)])),
        Card(card.name, before_push=again, moves_in=True, power=(Feet(2),)),
    ])  # fmt: skip
    if colour == RED:
        prizes: list[tuple[Effect, ...]] = [(Feet(2), Credits(2)), (FeetFor(fans),), (Unheard(),), (GiveADie(),), ()]
        prize = rng.choice(prizes)
        gives = prize == (GiveADie(),)
        return replace(card, most_swords=prize, to_fewest=gives, swords=None if prize else RollTwoEach())
    return card


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("seed", range(4))
def test_a_race_of_eight_cards_that_nobody_has_seen_is_run(deal: Deal, name: str, seed: int) -> None:
    rng = Random(seed)
    cards = {colour: some_card(rng, colour, seed) for colour in range(WHITE, FIRST)}
    costs = {colour: rng.choice([0, 1, 5, 9, 30]) for colour in cards}
    race_of(deal(cards, 2 + seed % 2, costs), (name, "steady"), seed)


def test_every_known_effect_is_met_by_an_own_card_at_some_seed() -> None:
    met = {type(effect) for seed in range(60) for colour in range(WHITE, FIRST)
           for effect in some_card(Random(seed), colour, seed).effects()}  # fmt: skip
    assert len(met) > 25


def test_a_die_that_guards_beside_one_that_rolls_along_is_used_only_with_dice_to_roll(deal: Deal) -> None:
    own = {BLUE: Card("own_guard", before_push=Protect(), run=(Feet(1),))}  # Race 1 has Rock On in green
    for seed in range(3):
        race_of(deal(own), ("steady", "expert"), seed)


def test_two_dice_that_save_are_asked_for_their_own_price(deal: Deal) -> None:
    own = {GREEN: Card("own_saviour", would_bust=RollGreys()), WHITE: Card("own_martyr", would_bust=LoseThisInstead())}
    game = deal(own)
    me = game.start().seats[0]
    me.dice[ACTIVE + codes(WHITE, "symbol")[0]] = 1
    assert reading.rescue(game, me) == (WHITE, True, False)
    me.dice[ACTIVE + codes(WHITE, "symbol")[0]] = 0
    me.dice[ACTIVE + codes(GREEN, "symbol")[0]] = 1
    assert reading.rescue(game, me) == (GREEN, False, True)
    race_of(game, STRONG, 1)


# Costs, fan tracks and tracks of one's own


@pytest.mark.parametrize("cost", [0, 1, 30])
def test_races_are_run_whatever_dice_cost(cost: int) -> None:
    data = resolve(Box.open(), "race_1")
    cards = data["cards"]
    assert isinstance(cards, list)
    for card in cards:
        assert isinstance(card, dict)
        card["cost"] = cost
    for names in (STRONG, ("plain", "hard")):
        race_of(Cubitos(len(names), data=copy.deepcopy(data), max_rounds=25), names, cost)


@pytest.mark.parametrize(("credits", "tokens"), [(0, 0), (99, 9)])
@pytest.mark.parametrize("name", ["race_1", "race_6"])
def test_races_are_run_on_a_fan_track_of_ones_own(name: str, credits: int, tokens: int) -> None:
    space: JSON = {"credits": credits, "tokens": tokens, "source": "owner"}
    data: dict[str, JSON] = {**resolve(Box.open(), name), "fans": [space] * 13, "beyond": space}
    for names in (STRONG, ("plain", "expert")):
        race_of(Cubitos(len(names), data=data, max_rounds=25), names, 1)


@pytest.mark.parametrize("laps", [1, 3])
def test_races_are_run_on_the_track_of_the_guide(tmp_path: Path, laps: int) -> None:
    (tmp_path / "tracks").mkdir()
    told = re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / "add-a-track.md").read_text("utf-8"), re.DOTALL)[0]
    (tmp_path / "tracks" / "duck_pond.toml").write_text(told, "utf-8")
    for set_name in ("race_1", "race_2"):  # with water feet and without
        data = resolve(Box.open(tmp_path), set_name, tracks=["duck_pond"], laps=laps)
        for names in (STRONG, ("plain", "hard")):
            race = race_of(Cubitos(len(names), data=data, max_rounds=40), names, laps)
            assert any(me.laps for me in race.seats)


# Actions that no bot wants: an owed push before the dice that wait, and to wait for the others


@pytest.mark.parametrize("name", ALL)
def test_what_waits_comes_before_an_owed_push(name: str) -> None:
    race = stage("roll 1 white, 1 yellow, 3 light; draw 4 dark", set="race_6")
    race.apply(0, PUSH)
    faces = ["white symbol", "yellow symbol", *["light miss"] * 3]
    race.resolve(race.chance()[0], tuple(sorted(CODE_NAMES.index(face) for face in faces)))
    assert PUSH in race.legal(0)
    assert BOTS.make(name, 1).choose(race.copy(), 0) not in (PUSH, DONE)


@pytest.mark.parametrize("name", ALL)
def test_nobody_calls_for_order(name: str) -> None:
    race = stage("feet 3; coins 9", "feet 2; coins 9", moment="all: move", first_player="Blue")
    assert CALL_ORDER in race.legal(0)
    assert BOTS.make(name, 1).choose(race.copy(), 0) != CALL_ORDER
