"""The odds that people are shown, against counting out every outcome of the real draw."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from kubok.bots.cubitos import BOTS
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import FROM_ACTIVE, FROM_TRAY, PASS, PUSH, TABLE
from kubok.cubitos.frames import CHOOSING, PUSHING
from kubok.cubitos.odds import bust_chance, coin_chances, foot_chances, hit_chances
from kubok.cubitos.pieces import COIN_WORTH, DISCARD, FOOT_WORTH, ROLL
from kubok.cubitos.scenario import parse
from kubok.cubitos.staging import run
from kubok.kernel import Draw, Fast

FEW = 8  # dice whose outcomes are still quickly counted out


def positions(seed: int, seats: int = 2) -> list[tuple[Race, int]]:
    """Positions of one game in which a seat may push a few dice."""
    game = Cubitos(seats, max_rounds=25)
    race, source, rng, bot = game.start(), Fast(seed), Random(seed), BOTS.make("steady", seed)
    found: list[tuple[Race, int]] = []
    while race.result() is None:
        for draw in race.chance():
            race.resolve(draw, source.draw(race, draw)[1])
        for seat in race.owed():
            if PUSH in race.legal(seat) and sum(race.seats[seat].dice[ROLL:DISCARD]) <= FEW:
                found.append((race.copy(), seat))
        if race.owed():
            seat = rng.choice(race.owed())
            race.apply(seat, bot.choose(race, seat) if rng.random() < 0.7 else rng.choice(race.legal(seat)))
    return found


def pushed(race: Race, seat: int, action: int) -> tuple[Race, Draw]:
    after = race.copy()
    after.apply(seat, action)
    if not any(draw.seat == seat for draw in after.chance()):
        after.apply(seat, PUSH)
    return after, next(draw for draw in after.chance() if draw.seat == seat)


def counted_out(race: Race, seat: int, action: int) -> tuple[Fraction, dict[int, Fraction]]:
    """How often the rules themselves say bust, and how often each number of hits falls."""
    after, draw = pushed(race, seat, action)
    busts = Fraction(0)
    hits: dict[int, Fraction] = {}
    for outcome, chance in after.outcomes(draw):
        trial = after.copy()
        if any(event.kind == "bust" for event in trial.resolve(draw, outcome)):
            busts += chance
        count = sum(code & 3 > 0 for code in outcome)
        hits[count] = hits.get(count, Fraction(0)) + chance
    return busts, hits


@pytest.mark.rule("C-3.4")
def test_the_bust_chance_is_the_share_of_outcomes_that_the_rules_call_a_bust() -> None:
    rng = Random(1)
    sample = rng.sample([one for seed in range(6) for one in positions(seed)], 40)
    risky = 0
    for race, seat in sample:
        busts, hits = counted_out(race, seat, PUSH)
        assert bust_chance(race, seat) == busts
        chances = hit_chances(race, seat)
        assert {n: chance for n, chance in enumerate(chances) if chance} == hits
        assert sum(chances) == 1
        risky += busts > 0
    assert 5 < risky < 40


def test_the_chances_of_coins_and_feet_are_those_of_the_real_draw() -> None:
    rng = Random(2)
    for race, seat in rng.sample([one for seed in range(3) for one in positions(seed)], 15):
        after, draw = pushed(race, seat, PUSH)
        for chances, worth in ((coin_chances, COIN_WORTH), (foot_chances, FOOT_WORTH)):
            sums: dict[int, Fraction] = {}
            for outcome, chance in after.outcomes(draw):
                total = sum(worth[code] for code in outcome)
                sums[total] = sums.get(total, Fraction(0)) + chance
            assert {n: chance for n, chance in enumerate(chances(race, seat)) if chance} == sums


@pytest.mark.card("rock_on")
def test_a_push_with_a_green_die_moved_in_has_its_own_odds() -> None:
    found = 0
    for seed in range(30):
        for race, seat in positions(seed):
            dice = [action for action in race.legal(seat) if FROM_ACTIVE <= action < FROM_TRAY]
            if dice and race.seats[seat].doing in (CHOOSING, PUSHING):
                busts, _ = counted_out(race, seat, dice[0])
                assert bust_chance(race, seat, dice[0]) == busts
                found += 1
        if found >= 10:
            return
    pytest.fail("steady never had a green die to move in")


def test_who_cannot_push_has_no_odds() -> None:
    race = Cubitos(2).start()
    assert bust_chance(race, 0) == 0
    assert hit_chances(race, 0) == coin_chances(race, 0) == foot_chances(race, 0) == ()
    race.resolve(race.chance()[0], (0,))
    for _ in range(2):
        draw = race.chance()[0]
        race.resolve(draw, Fast(1).draw(race, draw)[1])
    race.apply(0, PASS)
    assert bust_chance(race, 0) == 0
    assert hit_chances(race, 0) == ()


def test_asking_for_the_odds_changes_nothing() -> None:
    race, seat = positions(3)[0]
    before = race.digest()
    bust_chance(race, seat)
    hit_chances(race, seat)
    assert race.digest() == before


@pytest.mark.card("pina_cubelada")
def test_a_push_protected_by_pina_cubelada_cannot_bust() -> None:
    line = "given Red: roll 2 light; active green symbol, 3 light coin"
    [one] = parse(f"scenario: x\nproves: C-10.5\nset: race_2\nmoment: push or pass\n{line}\nthen Red may: push\n", "x")
    race = run(one)
    assert bust_chance(race, 0) == Fraction(25, 36)
    assert bust_chance(race, 0, TABLE.parse("active green symbol")) == 0
