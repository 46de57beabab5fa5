"""What a racer would do without a thought: gains that cost nothing. Everything else is asked.

Each kind, and why it can never be worse to take it, stands in docs/page.md.
"""

from __future__ import annotations

from typing import Final

from kubok.cubitos.abilities import SHORT_TRAYS
from kubok.cubitos.actions import ACTIVE_ID, CALL_ORDER, CODE_OF, DONE, TAKE_CREDITS, TAKE_FAN, YES
from kubok.cubitos.cards.brown import GreysOnceMore
from kubok.cubitos.cards.card import (
    Coins,
    Credits,
    Effect,
    FanWithoutCredits,
    Feet,
    FeetFor,
    NextDraw,
    WaterFeet,
    WithActive,
)
from kubok.cubitos.cards.green import RollNineColours
from kubok.cubitos.cards.orange import CoinsOrFeet
from kubok.cubitos.cards.red import CreditEach
from kubok.cubitos.cards.white import IfLost
from kubok.cubitos.choices import PUNK_FRUIT
from kubok.cubitos.frames import ABILITIES, BONUS, BUYING, MOVING, OFFERED, PRIZE
from kubok.cubitos.pieces import AFTER_SWORDS, CHAMPION, LAST_FAN, PHASE, RED, WHITE
from kubok.cubitos.race import Race

GIVING: Final = (Feet, WaterFeet, Coins, Credits, CreditEach, FeetFor, GreysOnceMore, CoinsOrFeet)
ONLY_IF: Final = (WithActive, IfLost)


def obvious(race: Race, seat: int) -> int | None:
    """The action that is taken by itself, if there is one."""
    legal, me = race.legal(seat), race.seats[seat]
    if me.doing == ABILITIES:
        return _ability(race, seat, [CODE_OF[action] for action in legal if action in CODE_OF])
    if me.doing == PRIZE:
        return YES if _prize_gives(race, seat) else None
    if me.doing == OFFERED:
        return YES if me.offer == PUNK_FRUIT else None
    if me.doing == BONUS and CALL_ORDER not in legal and not race.game.credits_harm(me):
        return next((action for action in (TAKE_CREDITS, TAKE_FAN) if action in legal), None)
    return None


def ahead(race: Race, seat: int) -> tuple[int, ...]:
    """Without feet the move is as good as over: what is for sale is offered beside the foot that could still be bought.

    What lies on the space is taken on the way, where it is obvious.
    """
    me = race.seats[seat]
    if me.doing != MOVING or me.feet or me.water_feet or DONE not in race.legal(seat):
        return ()
    trial, path = race.copy().collect(False), [DONE]
    trial.apply(seat, DONE)
    while trial.clock() == race.clock() and seat in trial.owed() and trial.seats[seat].doing == BONUS:
        step = obvious(trial, seat)
        if step is None:
            return ()
        trial.apply(seat, step)
        path.append(step)
    still = trial.clock() == race.clock() and seat in trial.owed() and trial.seats[seat].doing == BUYING
    return tuple(path) if still else ()


def _gives(race: Race, seat: int, effect: Effect) -> bool:
    """Can it only give? A die may come that minds credits (C-10.15); a fan may pass by the credits of a space."""
    if isinstance(effect, ONLY_IF):
        return all(_gives(race, seat, part) for part in effect.parts())
    if isinstance(effect, FanWithoutCredits):
        fans = race.seats[seat].fans
        return fans == LAST_FAN or not race.game.fans[fans][0]
    return isinstance(effect, GIVING) and not (race.game.credits_matter and isinstance(effect, Credits | CreditEach))


def _prize_gives(race: Race, seat: int) -> bool:
    card = race.game.cards[RED - WHITE]
    effects = (*card.most_swords, *([] if card.swords is None else [card.swords]))
    free = not race.game.winner_loses_red
    return free and all(_gives(race, seat, one) or one == NextDraw(CHAMPION) for one in effects)


def _ability(race: Race, seat: int, usable: list[int]) -> int | None:
    """A die that only gives; then those that look at others, those that are lost, those that look at losses."""
    game = race.game
    giving = {code: effects for code in usable if code in game.run_codes and (effects := game.runs(code))}
    giving = {code: those for code, those in giving.items() if all(_gives(race, seat, one) for one in those)}
    reads = {code: any(one.reads for one in those) for code, those in giving.items()}
    for code in giving:
        if not reads[code] and code not in game.must_lose:
            return ACTIVE_ID[code]
    for code in usable if race.table[PHASE] == AFTER_SWORDS else ():
        if code in game.run_codes and all(isinstance(one, RollNineColours) for one in game.runs(code)):
            return ACTIVE_ID[code]  # as many dice as one likes: none, too
    lost = [code for code in usable if code in game.must_lose and (code in giving or code in game.idle_losers)]
    if race.table[PHASE] != AFTER_SWORDS or {*giving, *lost} != {*usable}:
        return None
    if lost and (race.seats[seat].asks & SHORT_TRAYS):
        return None
    of_losses = [code for code in giving if any(one.reads_losses for one in giving[code])]
    looking = [code for code in giving if reads[code] and code not in of_losses]
    order = [*(code for code in looking if code not in lost), *(code for code in looking if code in lost)]
    order += [code for code in lost if code not in looking] + of_losses
    return ACTIVE_ID[order[0]] if order else None
