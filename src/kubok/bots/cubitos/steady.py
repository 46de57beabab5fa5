"""The steady player of Cubitos: pushes by the odds, draws and buys with sense, runs for good spaces.

Everything is weighed in feet: what a face, a coin, a die or a bonus is worth in steps of the runner, given how many
rounds are likely to be left. Each kind of decision has its own small function here, what the expert does alike lies in
`deciding`; all figures that are opinion and not rule stand in `judgement`, and what they make of a position in
`outlook`. The player remembers nothing: equal positions get equal answers.
"""

from __future__ import annotations

from typing import Final

from kubok.bots.cubitos.deciding import (
    Answer,
    Answering,
    ByFrame,
    Legal,
    baskets,
    better_next,
    farthest_on,
    is_at_risk,
    is_saved,
    is_welcome,
    left_to_run,
    pointing,
    prize_worth,
    rescue_fails,
    still_gives,
    swords_worth,
    trays,
    wants_prize,
    ways_on,
    with_swords,
)
from kubok.bots.cubitos.judgement import (
    AGAIN,
    FEET_BOUGHT,
    FRESH_HAND,
    GREY_LOST,
    LATE,
    SETTLED,
)
from kubok.bots.cubitos.outlook import (
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
from kubok.bots.cubitos.reading import card_of, moves_in, rescue
from kubok.bots.cubitos.ways import (
    farthest,
    first_of,
    places,
    progress_step,
    remaining,
    run_out,
    with_dice,
)
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
    PUSH,
    TAKE_COINS,
    TAKE_CREDITS,
    TAKE_FAN,
    TAKE_FEET,
    YES,
)
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
    DISCARD,
    FIRST,
    FOOT_PRICE,
    HOMES,
    LIGHT,
    MISSES,
    NO_DICE,
    ROLL,
    Seat,
)
from kubok.cubitos.race import Race

ANSWERS: Final[ByFrame[Answer]] = ByFrame()
"""By frame. Arriving dice and Bob: whatever can be used is used."""


# Drawing


@ANSWERS.at(DRAWING, ADDING)
def _draw(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """The die that brings most. Beyond the hand limit, where that is allowed, no light greys: they stay in the way."""
    rate = outlook(race.game).rate
    dice = [action for action in legal if action >= FROM_DRAW]
    best = max(dice, key=lambda action: (rate[kind_of(action)], action), default=legal[0])
    if DONE in legal and HOMES[kind_of(best)] == LIGHT and sum(me.dice[ROLL:DISCARD]) >= me.limit:
        return DONE
    return best


@ANSWERS.at(HELPING)
def _help(race: Race, seat: int, me: Seat, legal: Legal) -> int:
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


def _along(race: Race, me: Seat, legal: Legal) -> list[int]:
    """The dice to use for a push, of those that may be: all that should roll along, or a protection if it is needed."""
    game = race.game
    dice = [action for action in legal if CODE_OF.get(action) in game.pushers]
    guarded = not is_at_risk(me) or me.shield or me.dice[ROLL:DISCARD] == NO_DICE
    guards = [] if guarded else [action for action in dice if not moves_in(game, CODE_OF[action])]
    return guards + [action for action in dice if _rolls_along(race, me, CODE_OF[action])]


@ANSWERS.at(CHOOSING)
def _choose(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Push without risk as long as that is possible; then by the odds, with an eye on the finish."""
    along = _along(race, me, legal)
    push = along[0] if along else PUSH
    if push not in legal:
        return PASS
    if not is_at_risk(me) or PASS not in legal or (along and not moves_in(race.game, CODE_OF[push])):
        return push
    zone = active_zone(race, me)
    mine, best = _over(race, me, zone), _best_other(race, seat)
    if mine > best:
        return PASS  # this wins
    if best >= 0:
        return push  # without more feet it is not won
    return push if _worth_pushing(race, seat, me, zone) else PASS


@ANSWERS.at(PUSHING)
def _push(race: Race, seat: int, me: Seat, legal: Legal) -> int:
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
    won, winnable = swords_worth(race, seat, me, prize_worth(look, me))
    stake = zone.feet + gain(table, me.credits, zone.coins) + zone.kept + won
    bust = fan_worth(race.game, me, table, rounds) + FRESH_HAND
    brings = feet + gain(table, me.credits + zone.coins, coins) + fresh + winnable + (1 - chance) * steps
    return AGAIN * brings > chance * _lost_by_bust(race, me, stake, bust)


def _lost_by_bust(race: Race, me: Seat, stake: float, bust: float) -> float:
    """What is lost when a push hits nothing, dice that save us taken into account."""
    lost = stake - bust
    if _saviours(race, me):
        lost = min(lost, _price_of_rescue(race, me) + (rescue_fails(me) if rescue(race.game, me).greys else 0.0) * lost)
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


@ANSWERS.at(OTHER)
def _other_die(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Pineapple Rocks: the active die that is worth least."""
    return min(with_dice(legal), key=lambda action: (face_worth(race, me, CODE_OF[action]), action), default=legal[0])


# Bust


@ANSWERS.at(RESCUE)
def _rescue(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Unless the active dice are worth less than what it costs to save them, or nothing in the set can."""
    if not race.game.rescue_codes:
        return DONE
    rounds = rounds_left(race)
    look, zone = outlook(race.game), active_zone(race, me)
    table = look.money(rounds)
    won, _ = swords_worth(race, seat, me, prize_worth(look, me))
    stake = zone.feet + gain(table, me.credits, zone.coins) + zone.kept + won
    bust = fan_worth(race.game, me, table, rounds) + FRESH_HAND
    return first_of(legal) if stake - bust > _price_of_rescue(race, me) else DONE


@ANSWERS.at(BUSTED)
def _bust(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Put away the worst die of the roll zone if next round a better one would come in its place."""
    rate = outlook(race.game).rate
    in_roll = [kind for kind in race.game.kinds if kind != FIRST and me.dice[ROLL + kind]]
    worst = min(in_roll, key=lambda kind: (rate[kind], kind), default=None)
    if worst is None:
        return DONE
    return FROM_ROLL + worst if better_next(race, me, rate, rate[worst]) is not None else DONE


# Abilities


@ANSWERS.at(ABILITIES)
def _use(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Whatever can be used is used, with few exceptions, in an order in which dice help each other."""
    turn = outlook(race.game).turn
    dice = [action for action in with_dice(legal) if is_welcome(race.game, me, CODE_OF[action])]
    return min(dice, key=lambda action: (turn[CODE_OF[action]], action), default=DONE)


@ANSWERS.at(PRIZE)
def _prize(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    return YES if wants_prize(race.game, me) else NO


@ANSWERS.at(OFFERED)
def _offer(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Fat Cat's feet cost a grey die; Captain Bark's fan comes without credits. Everything else is for nothing."""
    rounds = rounds_left(race)
    if me.offer == FAT_CAT:
        return YES if GREY_LOST * rounds < 3 else NO
    if me.offer == CAPTAIN_BARK:
        table = outlook(race.game).money(rounds)
        unpaid = fan_worth(race.game, me, table, rounds, paid=False)
        return YES if 2 * unpaid > fan_worth(race.game, me, table, rounds) else NO
    return YES


@ANSWERS.at(EITHER)
def _either(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    table = outlook(race.game).money(rounds_left(race))
    return TAKE_FEET if half_of_fans(race, me) >= gain(table, me.coins + me.credits, 2) else TAKE_COINS


@ANSWERS.at(PLACING, TAKING)
def _face(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """A die on a face of our choice: the best one."""
    worth = with_swords(race, seat, prize_worth(outlook(race.game), me), lambda code: face_worth(race, me, code))
    return max(with_dice(legal), key=lambda action: (worth(CODE_OF[action]), action), default=legal[0])


@ANSWERS.at(PICKING)
def _pick(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Dice to roll: the best, but no active ones that have still something to give; to be saved, greys until that is
    likely enough.
    """
    look = outlook(race.game)
    if me.picks == GREY and is_saved(me):
        return DONE

    def worth(action: int) -> tuple[float, bool, int]:
        there = still_gives(me, action, lambda code: face_worth(race, me, code))
        return look.throw(kind_of(action)) - there, FROM_ROLL <= action < FROM_DISCARD, -action

    return max([action for action in legal if action >= FROM_DRAW], key=worth, default=DONE)


# Gaining, losing and giving dice


@ANSWERS.at(GAINING)
def _gain_die(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    return FROM_TRAY + best_die(race, me, [action - FROM_TRAY for action in legal if action >= FROM_TRAY])


def _lose(race: Race, me: Seat, legal: Legal) -> int:
    """A light grey, best one that lies in the roll zone in the way of better dice."""
    if spare(me) > 0:
        for action in (FROM_ROLL, FROM_DISCARD, FROM_DRAW):
            if action + LIGHT in legal:
                return action + LIGHT
        active = [action for action in legal if FROM_ACTIVE <= action < FROM_TRAY and kind_of(action) == LIGHT]
        if active:
            return active[0]
    return DONE


@ANSWERS.at(LOSING)
def _lose_one(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    return _lose(race, me, legal) if DONE in legal else _worst(race, me, legal)


def _worst(race: Race, me: Seat, legal: Legal) -> int:
    """The die that we miss least; of equal ones not one that has still something to give."""
    rate = outlook(race.game).rate

    def worth(action: int) -> tuple[float, float, bool, int]:
        there = still_gives(me, action, lambda code: face_worth(race, me, code))
        return rate[kind_of(action)], there, not FROM_ROLL <= action < FROM_DISCARD, action

    return min([action for action in legal if FROM_DRAW <= action < FROM_TRAY], key=worth)


@ANSWERS.at(GIVING)
def _give(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Crabby: the worst die, to whoever is nearest to the finish."""
    if legal[0] < FROM_TRAY:
        return _worst(race, me, legal)
    return min(legal, key=lambda action: (left_to_run(race, seat, action), action))


# Moving


@ANSWERS.at(STEPPING)
def _step(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Reckless Cheese: every step towards the finish is welcome."""
    step = progress_step(race, me, legal)
    return NO if step is None else step


@ANSWERS.at(MOVING)
def _move(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    money = me.coins + me.credits
    last = any(one.laps >= race.game.laps for one in race.seats)
    if race.game.special or me.water_feet:
        return _travel(race, me, money, last)
    if last or me.feet + money // FOOT_PRICE >= remaining(race, me):
        return _rush(race, me, legal)
    return _run(race, me, money)


def _rush(race: Race, me: Seat, legal: Legal) -> int:
    """The race ends this round: all money for feet, and as far as they carry."""
    if BUY_FOOT in legal:
        return BUY_FOOT
    track = race.game.track
    if me.laps >= race.game.laps:
        place = farthest(track, me.space, me.feet)
    else:
        place = max(places(track, me.space, me.feet), key=lambda place: place.gain, default=None)
    return DONE if place is None else place.step


def _run(race: Race, me: Seat, money: int) -> int:
    """To the place where steps gained, bonus and a good start into the next round together are worth most, bought feet
    and shortcuts paid for.
    """
    rounds = rounds_left(race)
    look, special = outlook(race.game), race.game.special
    table, goods = look.money(rounds), look.goods(rounds)

    best, action = -99.0, DONE
    if me.space != me.origin:
        best = bonus_worth(race, me, me.space, table, rounds)
        if special:
            best += start_worth(race, me.space)
    to_buy = min(money // FOOT_PRICE, FEET_BOUGHT) if rounds <= LATE else 0
    for first, steps, space, _, price in ways_on(race, me, to_buy, places):
        worth = steps + bonus_worth(race, me, space, table, rounds)
        if special:
            worth += start_worth(race, space)
        if price:
            worth -= gain(goods, money - price, price)
        if worth > best:
            best, action = worth, first
    return action


# Moving where there is more than dry ground: water feet, shortcuts, jetpacks


def _travel(race: Race, me: Seat, money: int, last: bool) -> int:
    game, most = race.game, money // FOOT_PRICE
    if me.laps >= game.laps:
        route = run_out(game, me.space, me.feet + most, me.water_feet, me.spent)
        return DONE if route is None else BUY_FOOT if most else route.first
    if last or 2 * (me.feet + me.water_feet + most) + FEET_BOUGHT >= remaining(race, me):
        rush = farthest_on(race, me, places)
        if rush is not None and (last or (rush.finish and me.laps == game.laps - 1)):
            return BUY_FOOT if rush.bought else rush.action
    return _run(race, me, money)


# Bonus spaces


@ANSWERS.at(BONUS)
def _bonus(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    for action in (TAKE_CREDITS, TAKE_FAN):
        if action in legal:
            return action
    kinds = trays(legal)
    return FROM_TRAY + best_die(race, me, kinds) if kinds else _lose(race, me, legal)


@ANSWERS.at(POINTING)
def _point(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """Bob: to the best bonus within reach, and take it there."""
    rounds = rounds_left(race)
    table = outlook(race.game).money(rounds)
    worths = pointing(race, me, legal, lambda space: bonus_worth(race, me, space, table, rounds))
    return max(zip(worths, legal, strict=True), key=lambda one: (one[0], one[1] == YES, -one[1]))[1]


# Buying


@ANSWERS.at(BUYING)
def _buy(race: Race, seat: int, me: Seat, legal: Legal) -> int:
    """The die, or the two, that bring most; credits are kept if they will buy something better."""
    look, prices = outlook(race.game), race.game.prices
    rounds = rounds_left(race)
    kinds = trays(legal)
    worth = {kind: look.die(kind, rounds, owned(me, kind), me.fans) for kind in kinds}
    credit = look.credit(rounds - 1)
    best, action = 0.0, DONE
    for dice, credits in baskets(race, me, kinds):
        value = sum([worth[kind] for kind in dice]) - credit * credits
        if value > best:
            best, action = value, FROM_TRAY + max(dice, key=lambda kind: prices[kind])
    return action


class Steady(Answering):
    """Plays by the odds."""

    answers = ANSWERS
