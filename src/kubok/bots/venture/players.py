"""The players of A Wild Venture: plain and steady.

Plain plays what it can pay and activates what gives most by the face of it. Steady tries every action on a copy, plays
on to the end of what it causes and compares the prospects; cards that come from the deck meanwhile count as any card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kubok.bots.venture.gifts import gift, middling
from kubok.bots.venture.prospects import STEADY, Prospects, Taste, times, worths
from kubok.kernel import BadData, State
from kubok.venture.actions import (
    ACTIVATE,
    ACTIVATE_STARTER,
    CHOOSE,
    ENCHANT,
    END,
    NO,
    PLAY,
    STOP,
    YES,
)
from kubok.venture.frames import (
    ASIDE,
    BATCH,
    DRAFTING,
    DRAWING,
    ENDING,
    FROM_PILE,
    INVESTING,
    OVER,
    PICKING,
    RUBY,
    TAKING,
)
from kubok.venture.frames import TURN as TURN_FRAME
from kubok.venture.picking import LOOK_DRAW, LOOK_TUCK, PUT_BACK, TUCK
from kubok.venture.pieces import LEFT, MAINS, NO_CARD, cards_of, heap, nth
from kubok.venture.village import Village


def as_village(state: State) -> Village:
    """The state as one of A Wild Venture, which is all that these players know."""
    if not isinstance(state, Village):
        raise BadData(
            "bot_venture_only", "this bot plays A Wild Venture and no other game; choose one of the bots of yours"
        )
    return state


# Plain


class Plain:
    """Plays by simple rules; the seed changes nothing, for there is nothing to draw."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, state: State, seat: int) -> int:
        village = as_village(state)
        frame, legal = village.stack[-1], village.legal(seat)
        kind = frame[0]
        if kind == TURN_FRAME:
            return self._turn(village, seat, legal)
        if kind in (PICKING, ASIDE):
            keep = kind == PICKING and frame[2] in (LOOK_DRAW, LOOK_TUCK)
            return (max if keep else min)(legal, key=lambda action: village.game.cards[action - CHOOSE].cost)
        if kind == INVESTING or STOP in legal or NO in legal:
            return YES if YES in legal else legal[-1]
        return legal[0]

    def _turn(self, village: Village, seat: int, legal: tuple[int, ...]) -> int:
        """Enchant, then play the dearest card, then activate what gives most."""
        if legal[-1] >= ENCHANT:
            return legal[-1]
        plays = [action for action in legal if PLAY <= action < ACTIVATE]
        if plays:
            return max(plays, key=lambda action: village.game.cards[action - PLAY].cost)
        return max(legal, key=lambda action: face_worth(village, seat, action))


def face_worth(village: Village, seat: int, action: int) -> float:
    """What activating gives by the face of it; nothing for the end of the turn."""
    if action == END:
        return 0.0
    game = village.game
    if action >= ACTIVATE:
        return middling(gift(game.cards[action - ACTIVATE].effect))
    starter = action - ACTIVATE_STARTER
    return middling(gift(game.programs[game.starters[starter][village.seats[seat].starters >> starter & 1]]))


# Steady


class Steady:
    """Looks at every action's consequences, up to the next free decision; the seed changes nothing."""

    def __init__(self, seed: int, taste: Taste = STEADY) -> None:
        self._taste = taste

    def choose(self, state: State, seat: int) -> int:
        village = as_village(state)
        legal = village.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return Thought(village, seat, self._taste).best(legal)


TRIES: Final = 250
"""Positions that are tried for one action; the cards of the box never took more than 200. A text of an owner's own may
ask so many things that all ways through them would take for ever.
"""


class Thought:
    """One decision of steady: the copies it tries share the time left and the cards that nobody has seen."""

    def __init__(self, village: Village, seat: int, taste: Taste) -> None:
        self.village, self.seat = village, seat
        self.worths = worths(village.game, taste, times(village, seat, taste))
        self.now = self.worths.now
        self.left = TRIES
        self.unknown = village.deck | heap(card for card, knowers in village.top if not knowers >> seat & 1)

    def best(self, legal: tuple[int, ...]) -> int:
        village, seat = self.village, self.seat
        kind = village.stack[-1][0]
        if kind in HABITS:
            return HABITS[kind](self, village, seat, legal)
        options = _fewer(kind, legal)
        root = village.copy().collect(False)
        tried = []
        for action in options:
            self.left = TRIES
            tried.append(self._worth(root) if action == END else self._try(root, action))
        return options[tried.index(max(tried))]

    def _try(self, village: Village, action: int) -> float:
        self.left -= 1
        new = village.copy()
        new.apply(self.seat, action)
        return self._settle(new)

    def _settle(self, village: Village) -> float:
        """Go on to the next free decision, by habit where there is one, by the best of all ways elsewhere."""
        seat = self.seat
        while True:
            frame = village.stack[-1]
            kind = frame[0]
            if kind == DRAWING:
                self._draw(village)
            elif kind in _FREE:
                return self._worth(village)
            elif kind in HABITS or frame[1] != seat:
                who = frame[1]
                legal = village.legal(who)
                village.apply(who, HABITS[kind](self, village, who, legal) if kind in HABITS else legal[0])
            elif self.left > 0:
                options = _fewer(kind, village.legal(seat))
                return max([self._try(village, action) for n, action in enumerate(options) if not n or self.left > 0])
            else:
                village.apply(seat, village.legal(seat)[0])

    def _draw(self, village: Village) -> None:
        """Some card of the deck; it is not looked at in the end."""
        draw = village.chance()[0]
        at = (village.table[LEFT] + 1) * 40503 % 65537 % draw.sides[0]
        village.resolve(draw, (nth(village.deck, at),))

    def _worth(self, village: Village) -> float:
        mine = Prospects(village, self.seat, self.worths).total(self.unknown)
        frame = village.stack[-1]
        if frame[0] == TURN_FRAME and frame[1] == self.seat:
            mine += self.now.action * village.table[MAINS]
        return mine - self._theirs(village)

    def _theirs(self, village: Village) -> float:
        """What of the other player's prospects one's own actions can change."""
        other, now, supplies = village.seats[1 - self.seat], self.now, village.supplies
        worth = 0.6 * (now.coin * other.coins + now.card * other.hand.bit_count())
        for card in cards_of(other.gear):
            worth -= 0.25 * supplies[card]
        return worth

    def prospects(self, village: Village, seat: int) -> Prospects:
        return Prospects(village, seat, self.worths)


_FREE: Final = frozenset((TURN_FRAME, DRAFTING, ASIDE, OVER))


def _fewer(kind: int, legal: tuple[int, ...]) -> tuple[int, ...]:
    """Of so many coins to invest only none and all are worth a thought."""
    return (legal[0], legal[-1]) if kind == INVESTING else legal


# Habits: choices that are made by the worth of cards alone


def _pick(thought: Thought, village: Village, seat: int, legal: tuple[int, ...]) -> int:
    how = village.stack[-1][2]
    if how == PUT_BACK:
        return legal[0]
    mine = thought.prospects(village, seat)
    if how in (TUCK, LOOK_TUCK):
        return max(legal, key=lambda action: mine.tuck(action - CHOOSE) - 0.7 * mine.card(action - CHOOSE))
    best = max if how == LOOK_DRAW else min
    return best(legal, key=lambda action: mine.card(action - CHOOSE))


def _lay_aside(thought: Thought, village: Village, seat: int, legal: tuple[int, ...]) -> int:
    mine = thought.prospects(village, seat)
    return min(legal, key=lambda action: mine.card(action - CHOOSE))


def _from_pile(thought: Thought, village: Village, seat: int, legal: tuple[int, ...]) -> int:
    mine = thought.prospects(village, seat)
    return max(legal, key=lambda action: mine.card(action - CHOOSE))


def _ruby(thought: Thought, village: Village, seat: int, legal: tuple[int, ...]) -> int:
    """The first card is tucked, the second one played."""
    mine = thought.prospects(village, seat)
    if village.stack[-1][2] == NO_CARD:
        return max(legal, key=lambda action: mine.tuck(action - CHOOSE))
    cards = village.game.cards
    return max(legal, key=lambda action: mine.card(action - CHOOSE) + cards[action - CHOOSE].cost * mine.now.coin)


def _gear_first(thought: Thought, village: Village, seat: int, legal: tuple[int, ...]) -> int:
    """Coins before what may be done with them; relics before the villagers that they may keep."""
    gear = village.game.gear
    return max(legal, key=lambda action: gear >> action - CHOOSE & 1)


def _take(thought: Thought, village: Village, seat: int, legal: tuple[int, ...]) -> int:
    """From one's own gear, the nearest to its relic; else from theirs that is farthest from it."""
    own, supplies = village.seats[seat].gear, village.supplies
    return min(
        legal,
        key=lambda action: supplies[action - CHOOSE] if own >> action - CHOOSE & 1 else 99 - supplies[action - CHOOSE],
    )


Habit: TypeAlias = "Callable[[Thought, Village, int, tuple[int, ...]], int]"
HABITS: Final[dict[int, Habit]] = {
    PICKING: _pick,
    ASIDE: _lay_aside,
    FROM_PILE: _from_pile,
    RUBY: _ruby,
    BATCH: _gear_first,
    ENDING: _gear_first,
    TAKING: _take,
}
