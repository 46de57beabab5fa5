"""Version 1 of the rules: what was played otherwise then. Games and records of that version still go by it.

A game takes these frames and cards when it is made; no other module asks for the version. What changed is told in
docs/rulings.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from kubok.cubitos import abilities, cards, choices, market, move, roll
from kubok.cubitos.actions import ACTIVE_ID, DONE, FROM_DRAW, NO, TAKE_COINS, TAKE_FEET, YES
from kubok.cubitos.cards import orange, yellow
from kubok.cubitos.cards.brown import gain_credits
from kubok.cubitos.cards.card import AddDice, Card, Credits, Effect
from kubok.cubitos.frames import (
    ABILITIES,
    AFTER_MOVE,
    ARRIVING,
    BONUS,
    BUYING,
    EITHER,
    HELPING,
    MOVING,
    PRIZE,
    redescribe,
)
from kubok.cubitos.pieces import ACTIVE, CREDIT_CODE, DRAW, NO_DICE, RED, ROLL, WHITE, Seat

if TYPE_CHECKING:
    from kubok.cubitos.game import Cubitos
    from kubok.cubitos.race import Race


def adapt(game: Cubitos) -> None:
    """What a game works out once, as it was worked out then."""
    game.pairs_till_bust = bool(game.rescue_codes)
    game.late_dice_hear = True
    game.faces_first = False
    game.ends_apart = False
    codes = {*game.run_codes, CREDIT_CODE}
    if any(effect.takes for card in game.cards for effect in card.in_step_4()):
        codes |= set(game.counted)  # coins and feet one by one where a card of the set can take active dice away
    if any(effect.reads_losses for card in game.cards for effect in card.effects()):
        codes |= set(game.must_lose)
    game.step_4_codes = tuple(sorted(codes))


# Cards


@dataclass(frozen=True, slots=True)
class MayWinAFan(Effect):
    """Captain Bark asked at 13 fans too."""

    reads: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        if me.active_of(WHITE) and me.active_of(RED):
            choices.offer(me, choices.CAPTAIN_BARK, code)


@dataclass(frozen=True, slots=True)
class CreditForEach(Effect):
    """Wizard asked wherever a card of the set minds credits."""

    def __call__(self, race: Race, seat: int, me: Seat, dice: int, /) -> None:
        if race.game.credits_matter:
            choices.offer(me, choices.WIZARD, dice)
        else:
            gain_credits(race, seat, me, dice)


@dataclass(frozen=True, slots=True)
class LoseIfCreditsCame(Effect):
    """Batter Beaver looked at credits when it was used, and was then done with."""

    takes: ClassVar[bool] = True

    def __call__(self, race: Race, seat: int, me: Seat, code: int, /) -> None:
        if me.earned:
            choices.lose(me, choices.MUST, code)


CARDS: Final[dict[str, Card]] = {
    **cards.CARDS,
    "captain_bark": Card("captain_bark", run=(MayWinAFan(), Credits(2)), loses_itself="always"),
    "wizard": Card("wizard", after_push=CreditForEach(), loses_itself="always"),
    "batter_beaver": Card(
        "batter_beaver", now=AddDice(2), run=(LoseIfCreditsCame(),), before_discard=LoseIfCreditsCame()
    ),
}


# Step 4: everything that could be used in the set was asked about, before swords and after


def _legal_abilities(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    options = [ACTIVE_ID[code] for code in race.game.step_4_codes if me.dice[ACTIVE + code]]
    if race.game.pair_codes:
        options = sorted({*options, *roll.pairs(race, me)})
    return (DONE, *options)


def _legal_either(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    return (TAKE_COINS, TAKE_FEET)


redescribe(1, ABILITIES, legal=_legal_abilities, apply=abilities.apply_abilities, why=abilities.why_abilities)
redescribe(1, PRIZE, legal=abilities.legal_prize, apply=abilities.apply_prize, why=abilities.why_prize)
redescribe(1, EITHER, legal=_legal_either, apply=orange.apply_either, why=orange.why_either)


# An owed push came after all other NOW abilities

redescribe(
    1,
    ARRIVING,
    prepare=roll.prepare_arriving,
    legal=roll.legal_arriving,
    apply=roll.apply_arriving,
    why=roll.why_arriving,
)


# Ledercheesen could bring the discard zone back for nothing


def _legal_helping(race: Race, seat: int, me: Seat) -> tuple[int, ...]:
    if me.dice[DRAW:ROLL] == NO_DICE:
        return (YES, NO)
    return (NO, *[FROM_DRAW + kind for kind in race.game.kinds if me.dice[DRAW + kind]])


def _apply_helping(race: Race, seat: int, me: Seat, action: int) -> None:
    if action == YES:
        roll.refill(race, seat, me)
    else:
        yellow.add_one(race, seat, me, action)


redescribe(
    1,
    HELPING,
    prepare=yellow.prepare_helping,
    legal=_legal_helping,
    apply=_apply_helping,
    why=yellow.why_helping,
)


# Nobody could ask for turn order in steps 5 to 7

redescribe(
    1, MOVING, prepare=move.prepare_moving, legal=move.legal_moving, apply=move.apply_moving, why=move.why_moving
)
redescribe(1, BONUS, legal=move.legal_bonus, apply=move.apply_bonus, why=move.why_bonus)
redescribe(
    1, AFTER_MOVE, prepare=move.prepare_after, legal=move.legal_after, apply=move.apply_after, why=move.why_after
)
redescribe(
    1,
    BUYING,
    prepare=market.prepare_buying,
    legal=market.legal_buying,
    apply=market.apply_buying,
    why=market.why_buying,
)
