"""The steady player of Cubitos: pushes by the odds, draws and buys with sense, runs for good spaces.

Everything is weighed in feet: what a face, a coin, a die or a bonus is worth in steps of the runner, given how many
rounds are likely to be left. Each kind of decision has its own small function here; all figures that are opinion and
not rule stand in `judgement`, and what they make of a position in `outlook`. The player remembers nothing: equal
positions get equal answers.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final, TypeAlias

from kubok.bots.cubitos.judgement import (
    AGAIN,
    FEET_BOUGHT,
    FRESH_HAND,
    GREY_LOST,
    LATE,
    SAVED,
    SETTLED,
    SURE,
)
from kubok.bots.cubitos.outlook import (
    Outlook,
    Zone,
    active_zone,
    best_die,
    bonus_worth,
    face_worth,
    fan_worth,
    gain,
    outlook,
    owned,
    rounds_left,
    spare,
    start_worth,
)
from kubok.bots.cubitos.reading import card_of, may_wait, moves_in, only_gives_away, only_rids, rescue
from kubok.bots.cubitos.ways import (
    MOST_FEET,
    Route,
    as_race,
    farthest,
    first_of,
    places,
    progress_step,
    remaining,
    routes,
    run_out,
    with_dice,
)
from kubok.cubitos.abilities import ONE_SWORD, TWO_SWORDS, swords
from kubok.cubitos.actions import (
    BUY_FOOT,
    CODE_OF,
    DONE,
    FROM_ACTIVE,
    FROM_DISCARD,
    FROM_DRAW,
    FROM_ROLL,
    FROM_TRAY,
    NO,
    PASS,
    PLAYER,
    PUSH,
    STEP,
    TAKE_COINS,
    TAKE_CREDITS,
    TAKE_FAN,
    TAKE_FEET,
    YES,
)
from kubok.cubitos.cards.blue import bonuses
from kubok.cubitos.cards.card import half_of_fans
from kubok.cubitos.choices import CAPTAIN_BARK, FAT_CAT, GREY, kind_of
from kubok.cubitos.frames import (
    ABILITIES,
    ADDING,
    BONUS,
    BUSTED,
    BUYING,
    CHOOSING,
    DRAWING,
    EITHER,
    GAINING,
    GIVING,
    HELPING,
    IDLE,
    LOSING,
    MOVING,
    OFFERED,
    OTHER,
    PICKING,
    PLACING,
    POINTING,
    PRIZE,
    PUSHING,
    RESCUE,
    STEPPING,
    TAKING,
)
from kubok.cubitos.pieces import (
    ACTIVE,
    AFTER_SWORDS,
    BUYS,
    DISCARD,
    DRAW,
    FIRST,
    FOOT_PRICE,
    GREYS,
    HAND,
    HOMES,
    LIGHT,
    MISSES,
    NO_DICE,
    PHASE,
    RED,
    RISKY,
    ROLL,
    TRAY_KINDS,
    USED,
    WHITE,
    Seat,
)
from kubok.cubitos.race import Race
from kubok.kernel import State

# Drawing


def _draw(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """The die that brings most. Beyond the hand limit, where that is allowed, no light greys: they stay in the way."""
    rate = outlook(race.game).rate
    dice = [action for action in legal if action >= FROM_DRAW]
    best = max(dice, key=lambda action: (rate[kind_of(action)], action), default=legal[0])
    if DONE in legal and HOMES[kind_of(best)] == LIGHT and sum(me.dice[ROLL:DISCARD]) >= me.limit:
        return DONE
    return best


def _help(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Ledercheesen: one more die is always welcome, and so is the discard zone if it is needed for that."""
    return YES if YES in legal else _draw(race, seat, me, legal)


# Push or pass


def bust_chance(race: Race, me: Seat) -> float:
    """The chance that a push of the whole roll zone, dice that roll along moved in, hits nothing."""
    chance = 1.0
    dice = me.dice
    for place, miss, _, _, _ in outlook(race.game).rolled:
        if dice[place]:
            chance *= miss ** dice[place]
    if race.game.moves_in:
        for code in race.game.pushers:
            if dice[ACTIVE + code] and _rolls_along(race, me, code):
                chance *= (MISSES[code >> 2] / 6) ** dice[ACTIVE + code]
    return chance


def _rolls_along(race: Race, me: Seat, code: int) -> bool:
    """Is a die that may roll along with a push worth more there than where it lies (Rock On and its like)?"""
    card = card_of(race.game, code)
    if card is None or card.before_push is None or not card.moves_in:
        return False
    if card.before_push.takes and code & 3 == 2:
        others = [face for face, count in me.active_faces() if face != code or count > 1]
        return min([face_worth(race, me, face) for face in others], default=0.0) < SETTLED
    return not (card.run or card.power) or face_worth(race, me, code) < SETTLED


def _along(race: Race, me: Seat, legal: tuple[int, ...]) -> list[int]:
    """The dice to use for a push, of those that may be: all that should roll along, or a protection if it is needed."""
    game = race.game
    dice = [action for action in legal if CODE_OF.get(action) in game.pushers]
    guarded = not _at_risk(me) or me.shield or me.dice[ROLL:DISCARD] == NO_DICE
    guards = [] if guarded else [action for action in dice if not moves_in(game, CODE_OF[action])]
    return guards + [action for action in dice if _rolls_along(race, me, CODE_OF[action])]


def _at_risk(me: Seat) -> bool:
    return bool(me.risk) or me.active_dice() >= RISKY


def _choose(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Push without risk as long as that is possible; then by the odds, with an eye on the finish."""
    along = _along(race, me, legal)
    push = along[0] if along else PUSH
    if push not in legal:
        return PASS
    if not _at_risk(me) or PASS not in legal or (along and not moves_in(race.game, CODE_OF[push])):
        return push
    zone = active_zone(race, me)
    mine, best = _over(race, me, zone), _best_other(race, seat)
    if mine > best:
        return PASS  # this wins
    if best >= 0:
        return push  # without more feet it is not won
    return push if _worth_pushing(race, seat, me, zone) else PASS


def _push(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Every die that should roll along does."""
    return (PUSH, *_along(race, me, legal))[-1]


def _over(race: Race, me: Seat, zone: Zone) -> int:
    """How far past the finish the seat gets with what it has, all money spent on feet; below 0 if not so far."""
    return int(zone.feet) + (int(zone.coins) + me.credits) // FOOT_PRICE - remaining(race, me)


def _best_other(race: Race, seat: int) -> int:
    """The same for the best of those who can no longer go bust."""
    best = -1
    for other, one in enumerate(race.seats):
        if other != seat:
            if one.doing == IDLE:
                best = max(best, _over(race, one, active_zone(race, one)))
            else:
                best = max(best, -remaining(race, one))
    return best


def _worth_pushing(race: Race, seat: int, me: Seat, zone: Zone) -> bool:
    """Does what the roll may bring outweigh what a bust would take?"""
    look = outlook(race.game)
    rounds = rounds_left(race)
    table = look.money(rounds)
    dice = me.dice
    chance = bust_chance(race, me)
    feet = coins = fresh = 0.0
    for place, _, foot, coin, other in look.rolled:
        count = dice[place]
        if count:
            feet += count * foot
            coins += count * coin
            fresh += count * other
    steps = sum([dice[ACTIVE + code] * worth for code, worth in look.each_push])
    won, winnable = _swords(race, seat, me)
    stake = zone.feet + gain(table, me.credits, zone.coins) + zone.kept + won
    bust = fan_worth(race.game, me, table, rounds) + FRESH_HAND
    brings = feet + gain(table, me.credits + zone.coins, coins) + fresh + winnable + (1 - chance) * steps
    return AGAIN * brings > chance * _lost_by_bust(race, me, stake, bust)


def _lost_by_bust(race: Race, me: Seat, stake: float, bust: float) -> float:
    """What is lost when a push hits nothing, dice that save us taken into account."""
    lost = stake - bust
    if _saviours(race, me):
        lost = min(lost, _price_of_rescue(race, me) + _rescue_fails(race, me) * lost)
    elif any(me.dice[ACTIVE + code] for code in race.game.keep_codes):
        lost -= sum([n * face_worth(race, me, code) for code, n in me.active_faces() if _is_kept(race, code)])
    return lost


def _is_kept(race: Race, code: int) -> bool:
    return code >> 2 in race.game.kept_kinds


def _saviours(race: Race, me: Seat) -> bool:
    return any(me.dice[ACTIVE + code] for code in race.game.rescue_codes)


def _price_of_rescue(race: Race, me: Seat) -> float:
    """Keep On Rollin' costs the die; Rolling Stoned is free."""
    by = rescue(race.game, me)
    return outlook(race.game).die(by.kind, rounds_left(race), owned(me, by.kind) - 1) if by.lost else 0.0


def _rescue_fails(race: Race, me: Seat) -> float:
    """The chance that Rolling Stoned hits nothing with the greys that are not active."""
    if not rescue(race.game, me).greys:
        return 0.0
    chance = 1.0
    for kind in GREYS:
        chance *= (MISSES[kind] / 6) ** sum([me.dice[zone + kind] for zone in (DRAW, ROLL, DISCARD)])
    return max(chance, SAVED)


def _swords(race: Race, seat: int, me: Seat) -> tuple[float, float]:
    """What our swords are worth now, and what the red dice of the roll zone may add to that."""
    prize = _prize_worth(outlook(race.game), me)
    if not prize:
        return 0.0, 0.0
    red = me.dice[ROLL + RED]
    mine = swords(me)
    if not mine and not red:
        return 0.0, 0.0
    best, rolling = _other_swords(race, seat)
    if mine and mine >= best:
        won = prize * (SURE if rolling else 1.0)
        return won, prize - won
    if best - mine > 2 * red:
        return 0.0, 0.0
    hit = 1 - (MISSES[RED] / 6) ** red
    return 0.0, prize * hit * (1.0 if best - mine < 2 else 0.5)


def _prize_worth(look: Outlook, me: Seat) -> float:
    """What the most swords bring; Supah General brings a foot for each fan."""
    return look.prize + me.fans if look.prize_by_fans else look.prize


def _other_swords(race: Race, seat: int) -> tuple[int, int]:
    """The swords we need to have the most, and whether somebody may still roll more of them."""
    best = rolling = 0
    for other, one in enumerate(race.seats):
        if other != seat:
            theirs = swords(one)
            if theirs and race.turn(other) < race.turn(seat):
                theirs += 1
            best = max(best, theirs)
            rolling |= one.doing != IDLE and one.dice[ROLL + RED]
    return best, rolling


def _other_die(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Pineapple Rocks: the active die that is worth least."""
    return min(with_dice(legal), key=lambda action: (face_worth(race, me, CODE_OF[action]), action), default=legal[0])


# Bust


def _rescue(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Unless the active dice are worth less than what it costs to save them, or nothing in the set can."""
    if not race.game.rescue_codes:
        return DONE
    rounds = rounds_left(race)
    table = outlook(race.game).money(rounds)
    zone = active_zone(race, me)
    stake = zone.feet + gain(table, me.credits, zone.coins) + zone.kept + _swords(race, seat, me)[0]
    bust = fan_worth(race.game, me, table, rounds) + FRESH_HAND
    return first_of(legal) if stake - bust > _price_of_rescue(race, me) else DONE


def _bust(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Put away the worst die of the roll zone if next round a better one would come in its place."""
    rate = outlook(race.game).rate
    dice = me.dice
    in_roll = [kind for kind in race.game.kinds if kind != FIRST and dice[ROLL + kind]]
    worst = min(in_roll, key=lambda kind: (rate[kind], kind), default=None)
    if worst is None:
        return DONE
    room = me.limit - sum(dice[ROLL:DISCARD]) + dice[ROLL + FIRST]
    zones = (DRAW,) if sum(dice[DRAW:ROLL]) > room else (DRAW, DISCARD)
    better = sum([dice[zone + k] for zone in zones for k in race.game.kinds if rate[k] > rate[worst]])
    return FROM_ROLL + worst if better > room else DONE


# Abilities


def _use(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Whatever can be used is used, with few exceptions, in an order in which dice help each other."""
    turn = outlook(race.game).turn
    dice = [action for action in with_dice(legal) if _is_welcome(race, me, CODE_OF[action])]
    return min(dice, key=lambda action: (turn[CODE_OF[action]], action), default=DONE)


def _is_welcome(race: Race, me: Seat, code: int) -> bool:
    card = card_of(race.game, code)
    if only_rids(card):
        return spare(me) > 0
    if may_wait(card):  # a light grey is well lost, other dice are not
        return bool(me.earned) == (spare(me) > 0)
    return True


def _prize(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Crabby gives away what we can spare only."""
    return NO if only_gives_away(race.game.cards[RED - WHITE]) and spare(me) <= 0 else YES


def _offer(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Fat Cat's feet cost a grey die; Captain Bark's fan comes without credits. Everything else is for nothing."""
    rounds = rounds_left(race)
    if me.offer == FAT_CAT:
        return YES if GREY_LOST * rounds < 3 else NO
    if me.offer == CAPTAIN_BARK:
        table = outlook(race.game).money(rounds)
        unpaid = fan_worth(race.game, me, table, rounds, paid=False)
        return YES if 2 * unpaid > fan_worth(race.game, me, table, rounds) else NO
    return YES


def _either(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    table = outlook(race.game).money(rounds_left(race))
    return TAKE_FEET if half_of_fans(race, me) >= gain(table, me.coins + me.credits, 2) else TAKE_COINS


def _face(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """A die on a face of our choice: the best one, red ones with what their swords may win."""
    prize = _prize_worth(outlook(race.game), me) if race.table[PHASE] != AFTER_SWORDS else 0.0
    best, mine = _other_swords(race, seat)[0], swords(me)

    def worth(action: int) -> float:
        code = CODE_OF[action]
        more = (code in ONE_SWORD) + 2 * (code in TWO_SWORDS)
        won = more > 0 and mine < max(best, 1) <= mine + more
        return face_worth(race, me, code) + prize * won

    return max(with_dice(legal), key=lambda action: (worth(action), action), default=legal[0])


def _pick(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Dice to roll: the best, but no active ones that have still something to give; to be saved, greys until that is
    likely enough.
    """
    look = outlook(race.game)
    if me.picks == GREY:
        missed = 1.0
        for kind in race.game.kinds:
            missed *= (MISSES[kind] / 6) ** me.dice[HAND + kind]
        if missed < SAVED:
            return DONE

    def worth(action: int) -> tuple[float, bool, int]:
        there = 0.0
        if action >= FROM_ACTIVE and not me.dice[USED + CODE_OF[action]]:
            there = face_worth(race, me, CODE_OF[action])
        return look.throw(kind_of(action)) - there, FROM_ROLL <= action < FROM_DISCARD, -action

    return max([action for action in legal if action >= FROM_DRAW], key=worth, default=DONE)


# Gaining, losing and giving dice


def _gain_die(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    return FROM_TRAY + best_die(race, me, [action - FROM_TRAY for action in legal if action >= FROM_TRAY])


def _lose(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    """A light grey, best one that lies in the roll zone in the way of better dice."""
    if spare(me) > 0:
        for action in (FROM_ROLL, FROM_DISCARD, FROM_DRAW):
            if action + LIGHT in legal:
                return action + LIGHT
        active = [action for action in legal if FROM_ACTIVE <= action < FROM_TRAY and kind_of(action) == LIGHT]
        if active:
            return active[0]
    return DONE


def _lose_one(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    return _lose(race, me, legal) if DONE in legal else _worst(race, me, legal)


def _worst(race: Race, me: Seat, legal: tuple[int, ...]) -> int:
    """The die that we miss least; of equal ones not one that has still something to give."""
    rate = outlook(race.game).rate

    def worth(action: int) -> tuple[float, float, bool, int]:
        there = 0.0
        if action >= FROM_ACTIVE and not me.dice[USED + CODE_OF[action]]:
            there = face_worth(race, me, CODE_OF[action])
        return rate[kind_of(action)], there, not FROM_ROLL <= action < FROM_DISCARD, action

    return min([action for action in legal if FROM_DRAW <= action < FROM_TRAY], key=worth)


def _give(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Crabby: the worst die, to whoever is nearest to the finish."""
    if legal[0] < FROM_TRAY:
        return _worst(race, me, legal)
    seats = race.seats
    return min(legal, key=lambda action: (remaining(race, seats[(seat + action - PLAYER) % len(seats)]), action))


# Moving


def _step(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Reckless Cheese: every step towards the finish is welcome."""
    step = progress_step(race, me, legal)
    return NO if step is None else step


def _move(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    money = me.coins + me.credits
    last = any(one.laps >= race.game.laps for one in race.seats)
    if race.game.special or me.water_feet:
        return _travel(race, me, money, last)
    if last or me.feet + money // FOOT_PRICE >= remaining(race, me):
        return _rush(race, me, legal, me.feet)
    return _run(race, me, legal, me.feet, money)


def _rush(race: Race, me: Seat, legal: tuple[int, ...], feet: int) -> int:
    """The race ends this round: all money for feet, and as far as they carry."""
    if BUY_FOOT in legal:
        return BUY_FOOT
    track = race.game.track
    if me.laps >= race.game.laps:
        place = farthest(track, me.space, feet)
    else:
        place = max(places(track, me.space, feet), key=lambda place: place.gain, default=None)
    return DONE if place is None else place.step


def _run(race: Race, me: Seat, legal: tuple[int, ...], feet: int, money: int) -> int:
    """To the place where steps gained and bonus together are worth most, bought feet paid for."""
    rounds = rounds_left(race)
    look = outlook(race.game)
    table, goods = look.money(rounds), look.goods(rounds)
    track = race.game.track
    best = bonus_worth(race, me, me.space, table, rounds) if me.space != me.origin else -99.0
    action = DONE
    to_buy = min(money // FOOT_PRICE, FEET_BOUGHT) if rounds <= LATE else 0
    for place in places(track, me.space, feet + to_buy):
        worth = place.gain + bonus_worth(race, me, place.space, table, rounds)
        if place.feet > feet:
            price = FOOT_PRICE * (place.feet - feet)
            worth -= gain(goods, money - price, price)
        if worth > best:
            best, action = worth, place.step if feet else BUY_FOOT
    return action


# Moving where there is more than dry ground: water feet, shortcuts, jetpacks


def _travel(race: Race, me: Seat, money: int, last: bool) -> int:
    game, most = race.game, money // FOOT_PRICE
    if me.laps >= game.laps:
        route = run_out(game, me.space, me.feet + most, me.water_feet, me.spent)
        return DONE if route is None else BUY_FOOT if most else route.first
    if last or 2 * (me.feet + me.water_feet + most) + FEET_BOUGHT >= remaining(race, me):
        rush = _farthest_on(race, me, money)
        if rush is not None and (last or (rush[1].finish and me.laps == game.laps - 1)):
            return rush[1].first if not rush[2] else BUY_FOOT
    return _tour(race, me, money)


def _farthest_on(race: Race, me: Seat, money: int) -> tuple[int, Route, int] | None:
    """The way that leads farthest on, all money spent: how far, the way, and how many feet are bought first."""
    found: tuple[int, Route, int] | None = None
    for bought in range(min(money // FOOT_PRICE, MOST_FEET) + 1):
        left = money - FOOT_PRICE * bought
        for nearer, route in routes(race.game, me.space, me.feet + bought, me.water_feet, me.spent):
            if route.coins <= left and (found is None or nearer > found[0]):
                found = nearer, route, bought
    return found


def _tour(race: Race, me: Seat, money: int) -> int:
    """To the place where steps gained, bonus and a good start into the next round together are worth most."""
    rounds = rounds_left(race)
    look = outlook(race.game)
    table, goods = look.money(rounds), look.goods(rounds)
    best = -99.0
    if me.space != me.origin:
        best = bonus_worth(race, me, me.space, table, rounds) + start_worth(race, me.space)
    action = DONE
    to_buy = min(money // FOOT_PRICE, FEET_BOUGHT) if rounds <= LATE else 0
    for bought in range(to_buy + 1):
        for nearer, route in routes(race.game, me.space, me.feet + bought, me.water_feet, me.spent):
            price = route.coins + FOOT_PRICE * bought
            if price <= money:
                worth = nearer + bonus_worth(race, me, route.space, table, rounds)
                worth += start_worth(race, route.space)
                worth -= gain(goods, money - price, price)
                if worth > best:
                    best, action = worth, BUY_FOOT if bought else route.first
    return action


# Bonus spaces


def _bonus(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    for action in (TAKE_CREDITS, TAKE_FAN):
        if action in legal:
            return action
    trays = [action for action in legal if FROM_TRAY <= action < FROM_TRAY + TRAY_KINDS]
    return _gain_die(race, seat, me, tuple(trays)) if trays else _lose(race, me, legal)


def _point(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """Bob: to the best bonus within reach, and take it there."""
    rounds = rounds_left(race)
    table = outlook(race.game).money(rounds)
    near = race.game.track.near
    pointer, steps = me.pointer, me.steps

    def worth(space: int) -> float:
        return bonus_worth(race, me, space, table, rounds) if space != me.space else -1.0

    best, action = (worth(pointer), YES) if YES in legal else (-1.0, legal[0])
    for way, target in near[pointer]:
        if STEP + way in legal:
            there = max(map(worth, sorted(bonuses(race.game.track, target, steps - 1))))
            if there > best:
                best, action = there, STEP + way
    return action


# Buying


def _buy(race: Race, seat: int, me: Seat, legal: tuple[int, ...]) -> int:
    """The die, or the two, that bring most; credits are kept if they will buy something better."""
    look, prices = outlook(race.game), race.game.prices
    rounds = rounds_left(race)
    kinds = [a - FROM_TRAY for a in legal if FROM_TRAY <= a < FROM_TRAY + TRAY_KINDS]
    worth = {kind: look.die(kind, rounds, owned(me, kind), me.fans) for kind in kinds}
    credit = look.credit(rounds - 1)
    best, action = 0.0, DONE
    for count in range(1, BUYS - me.bought.bit_count() + 1):
        for dice in combinations(kinds, count):
            price = sum([prices[kind] for kind in dice])
            if price <= me.coins + me.credits:
                value = sum([worth[kind] for kind in dice]) - credit * max(0, price - me.coins)
                if value > best:
                    best, action = value, FROM_TRAY + max(dice, key=lambda kind: prices[kind])
    return action


Answer: TypeAlias = "Callable[[Race, int, Seat, tuple[int, ...]], int]"

ANSWERS: Final[dict[int, Answer]] = {
    DRAWING: _draw,
    ADDING: _draw,
    HELPING: _help,
    CHOOSING: _choose,
    PUSHING: _push,
    OTHER: _other_die,
    RESCUE: _rescue,
    BUSTED: _bust,
    ABILITIES: _use,
    PRIZE: _prize,
    OFFERED: _offer,
    EITHER: _either,
    PLACING: _face,
    TAKING: _face,
    PICKING: _pick,
    GAINING: _gain_die,
    LOSING: _lose_one,
    GIVING: _give,
    STEPPING: _step,
    MOVING: _move,
    BONUS: _bonus,
    POINTING: _point,
    BUYING: _buy,
}
"""By frame. Arriving dice and Bob: whatever can be used is used."""


class Steady:
    """Plays by the odds; the seed changes nothing, for there is nothing to draw."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, state: State, seat: int) -> int:
        race = as_race(state)
        me = race.seats[seat]
        legal = race.legal(seat)
        answer = ANSWERS.get(me.doing)
        if answer is None:
            return first_of(legal)
        action = answer(race, seat, me, legal)
        return action if action in legal else first_of(legal)
