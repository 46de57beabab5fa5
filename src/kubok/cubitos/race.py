"""A race: the state of a game of Cubitos, and how the round goes from barrier to barrier.

Between barriers every seat runs on its own (C-3, C-5, C-7): its stack of frames says what it is in the middle of. When
all seats are idle a barrier falls and the next part of the round begins for everybody. What happens inside a part is
told in `roll`, `abilities`, `move` and `market`; the end of the race (C-9) is here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod
from random import Random
from typing import TYPE_CHECKING, NoReturn

from kubok.cubitos import abilities, drawing, move, notation, roll
from kubok.cubitos.frames import CHOOSING, IDLE, ROLLING
from kubok.cubitos.pieces import (
    ACTIVE,
    BARRIERS,
    BEFORE_SWORDS,
    BORROWED,
    CALLED,
    CODE_COUNT,
    CODE_NAMES,
    CODES,
    COIN_WORTH,
    CREDIT_CODE,
    DICE,
    DISCARD,
    DRAW,
    ENDED,
    FIRST,
    FOOT_WORTH,
    HAND,
    HAND_LIMIT,
    HOMES,
    KIND_COUNT,
    KINDS,
    LAST_FAN,
    LEADER,
    MOST,
    MOVE_PHASE,
    PHASE,
    ROLL,
    ROLL_PHASE,
    ROUND,
    SETUP,
    SIDES,
    STARTING_DICE,
    SUPPLY,
    TABLE_SIZE,
    TIE_BREAK,
    TRAY_KINDS,
    TRAYS,
    USED,
    WAITING,
    WHITE,
    ZONES,
    Seat,
)
from kubok.cubitos.reasons import because
from kubok.cubitos.track import FAR, START
from kubok.kernel import (
    JSON,
    TABLE,
    WAIT,
    BadData,
    Draw,
    Event,
    IllegalAction,
    Outcome,
    Reason,
    Result,
    digest_of,
    guard,
)
from kubok.kernel.game import shown
from kubok.kernel.words import person, say

if TYPE_CHECKING:
    from kubok.cubitos.game import Cubitos

_event = tuple.__new__  # quicker than Event's own, for the busiest line of the engine
_SOME = re.compile(rb"[^\0]")  # a place with dice
_FACE_OF = tuple(bytes(sides) + bytes(250) for sides in SIDES)  # to turn values into codes, kind by kind
_INT = {int}
_CODES = frozenset(CODES)
_SIXES = tuple((6,) * n for n in range(128))


class Race:
    """A position of Cubitos. Make one with `Cubitos(...).start()`; a session drives it."""

    __slots__ = ("_legal", "_owed", "_rolling", "game", "log", "seats", "table")

    game: Cubitos
    table: list[int]
    seats: list[Seat]
    log: list[Event] | None
    _owed: tuple[int, ...] | None  # this and the next two are worked out when asked for, and forgotten on any change
    _rolling: tuple[int, ...]
    _legal: list[tuple[int, ...] | None]

    def __init__(self, game: Cubitos) -> None:
        """The table as set up (C-2), the first player still to be drawn."""
        self.game = game
        self.log = []
        self.table = [0] * TABLE_SIZE
        self.table[LEADER] = -1
        for kind in range(TRAY_KINDS):
            self.table[TRAYS + kind] = SUPPLY[kind] - game.seats * STARTING_DICE.get(kind, 0)
        self.seats = []
        for _ in range(game.seats):
            me = Seat()
            for kind, count in STARTING_DICE.items():
                me.dice[DRAW + kind] = count
            self.seats.append(me)
        self._forget()

    def _forget(self) -> None:
        self._owed, self._rolling = None, ()
        self._legal = [None] * len(self.seats)

    # Whose decision it is

    def owed(self) -> tuple[int, ...]:
        return self._look() if self._owed is None else self._owed

    def _look(self) -> tuple[int, ...]:
        """Who has a decision to make, and who has dice in the air."""
        deciding, rolling = [], []
        for seat, me in enumerate(self.seats):
            if me.doing > ROLLING:
                deciding.append(seat)
            elif me.doing == ROLLING:
                rolling.append(seat)
        self._rolling = tuple(rolling)
        self._owed = self._in_order(tuple(deciding)) if len(deciding) > 1 else tuple(deciding)
        return self._owed

    def _in_order(self, deciding: tuple[int, ...]) -> tuple[int, ...]:
        """Those of them who may act now: all, or where order is kept the one whose turn it is."""
        phase = self.table[PHASE]
        if phase == ROLL_PHASE:
            if self.table[CALLED] or self.game.strict:
                return (self.first_to_act(deciding),)
        elif self.game.strict or (phase == MOVE_PHASE and self.is_ordered()):
            return (min(deciding, key=self._turn_to_run),)
        return deciding

    def turn(self, seat: int) -> int:
        """How many seats to the left of the first player: 0 is the first player."""
        return (seat - self.table[LEADER]) % len(self.seats)

    def _turn_to_run(self, seat: int) -> tuple[bool, int]:
        """C-7.3: in turn order; but after a call for it whoever has begun with steps 5 to 7 finishes first."""
        return not (self.table[CALLED] and self.seats[seat].begun), self.turn(seat)

    def first_to_act(self, deciding: tuple[int, ...]) -> int:
        """C-3.8: who is in the middle of something finishes it; then most dice in the roll zone; then turn order."""
        busy = [seat for seat in deciding if self.seats[seat].doing != CHOOSING]
        if busy:
            return min(busy, key=self.turn)
        return min(deciding, key=lambda seat: (-sum(self.seats[seat].dice[ROLL:DISCARD]), self.turn(seat)))

    def _short(self) -> bool:
        """C-7.3: is a tray, or the greys together, short of a die for every seat still to finish?"""
        table = self.table
        running = sum(me.doing != IDLE for me in self.seats)
        return table[TRAYS] + table[TRAYS + 1] < running or min(table[TRAYS + WHITE :]) < running

    def decision(self, seat: int) -> int:
        return self.seats[seat].decision

    def legal(self, seat: int) -> tuple[int, ...]:
        if seat not in self.owed():
            return ()
        options = self._legal[seat]
        if options is None:
            me = self.seats[seat]
            options = self._legal[seat] = self.game.frames.legal[me.doing](self, seat, me)
        return options

    def why_not(self, seat: int, action: int) -> Reason | None:
        reason = guard(self.game, self, seat, action)
        if reason is not None or action in self.legal(seat):
            return reason
        me = self.seats[seat]
        if seat not in self.owed():
            return self._why_waiting(seat, me)
        why = self.game.frames.why[me.doing]
        return because("never_waits") if action == WAIT else why(self, seat, me, action)

    def _why_waiting(self, seat: int, me: Seat) -> Reason:
        if me.doing == ROLLING or self.table[PHASE] == SETUP:
            return because("dice_in_the_air")
        phase = self.table[PHASE]
        names: JSON = [person(other) for other in self.owed()] or [say("the-dice")]
        if me.doing == IDLE:
            code = {ROLL_PHASE: "waiting_roll", MOVE_PHASE: "waiting_end"}.get(phase, "waiting_run")
        else:
            code = "not_in_order" if phase == ROLL_PHASE else "not_your_turn"
        return because(code, names=names)

    # Acting

    def apply(self, seat: int, action: int) -> list[Event]:
        if (
            type(seat) is not int
            or type(action) is not int
            or seat not in self.owed()
            or action not in (self._legal[seat] or self.legal(seat))
        ):
            reason = self.why_not(seat, action)
            assert reason is not None
            raise IllegalAction(reason)
        log: list[Event] = []
        if self.log is not None:
            self.log = log
        me = self.seats[seat]
        me.decision += 1
        self._owed = None
        self._legal = [None] * len(self.seats)
        self.game.frames.apply[me.doing](self, seat, me, action)
        self._go_on(seat)
        if me.doing == IDLE:
            self._pass_barriers()
        return log

    def _open_log(self) -> list[Event]:
        log: list[Event] = []
        if self.log is not None:
            self.log = log
        return log

    def collect(self, on: bool) -> Race:
        self.log = [] if on else None
        return self

    def tell(self, kind: str, seat: int, rule: str, **fields: JSON) -> None:
        """Say what happened, if anybody listens."""
        if self.log is not None:
            self.log.append(_event(Event, (kind, seat, rule, fields, None, False)))

    def _pass_barriers(self) -> None:
        """A seat has become idle: let the next in turn go on, and barriers fall."""
        if self.table[PHASE] == MOVE_PHASE:
            self._go_on_in_turn()
        while not self.table[ENDED]:
            for me in self.seats:
                if me.doing != IDLE:
                    return
            self._barrier()
            self._go_on_in_turn()
            self._forget()

    def _go_on_in_turn(self) -> None:
        """Run on all seats, the first player first: whose turn has come may be done without a decision (C-7.3)."""
        seats, first = len(self.seats), self.table[LEADER]
        for left in range(seats):
            self._go_on((first + left) % seats)

    def _go_on(self, seat: int) -> None:
        """Do what needs no decision; a decision with one answer is not asked."""
        me, frames = self.seats[seat], self.game.frames
        while True:
            kind = me.doing
            if kind <= ROLLING:
                return
            prepare = frames.prepare[kind]
            if prepare is not None and prepare(self, seat, me):
                continue
            options = frames.legal[kind](self, seat, me)
            if len(options) > 1 or (self.table[PHASE] == MOVE_PHASE and not self._in_turn(seat)):
                self._legal[seat] = options
                return
            frames.apply[kind](self, seat, me, options[0])

    def _in_turn(self, seat: int) -> bool:
        """C-7.3: where order matters nobody goes on with steps 5 to 7 before the turn has come to that seat."""
        if not self.is_ordered():
            return True
        running = [other for other, me in enumerate(self.seats) if me.doing != IDLE]
        return seat == min(running, key=self._turn_to_run)

    def may_call_order(self, me: Seat) -> bool:
        """Is order not kept yet, and is there somebody to wait for (C-3.8, C-7.3)?"""
        free = not (self.table[CALLED] or self.game.strict)
        return free and any(other is not me and other.doing for other in self.seats)

    def is_ordered(self) -> bool:
        """Is turn order kept in steps 5 to 7 already (C-7.3)?"""
        return bool(self.table[CALLED]) or self.game.strict or self._short()

    def may_wait_to_run(self, seat: int) -> bool:
        """C-7.3: the same in steps 5 to 7: is there somebody who would come before this seat?"""
        if self.is_ordered():
            return False
        running = [other for other, me in enumerate(self.seats) if me.doing != IDLE]
        return any(self.seats[other].begun or self.turn(other) < self.turn(seat) for other in running if other != seat)

    def call_order(self, seat: int, rule: str) -> None:
        """C-3.8, C-7.3: from now to the next barrier the others act in order."""
        self.table[CALLED] = 1
        self.tell("called_order", seat, rule)

    def recheck(self, seat: int) -> None:
        """Trays have changed so that decisions of other seats may have one answer left, or their turn have come."""
        for other in sorted(range(len(self.seats)), key=self.turn):
            if other != seat:
                self._go_on(other)

    def settle(self) -> list[Event]:
        """Do what leaves no choice, as play itself does after every action: `load` takes a position as it is."""
        log = self._open_log()
        self._forget()
        if self.table[PHASE] != SETUP:
            self._go_on_in_turn()
            self._pass_barriers()
            self._forget()
        return log

    # Barriers

    def _barrier(self) -> None:
        table = self.table
        table[BARRIERS] += 1
        table[CALLED] = 0
        phase = table[PHASE]
        if phase == ROLL_PHASE:
            table[PHASE] = BEFORE_SWORDS
            abilities.begin(self)
        elif phase == BEFORE_SWORDS:
            table[PHASE] = BEFORE_SWORDS + 1
            abilities.compare_swords(self)
        elif phase == MOVE_PHASE:
            self._end_round()
        else:
            table[PHASE] = MOVE_PHASE
            move.begin(self)

    def _begin_round(self) -> None:
        """C-3.2: hand limits are fixed when the round begins."""
        table = self.table
        table[ROUND] += 1
        table[PHASE] = ROLL_PHASE
        progress = [self.progress(me) for me in self.seats]
        for seat, me in enumerate(self.seats):
            me.limit = min(HAND_LIMIT + me.tokens + max(progress) - progress[seat], MOST["limit"])
            me.coins = me.feet = me.water_feet = me.risk = me.rolls = me.bought = me.spent = me.lost = me.earned = 0
            me.begun = 0
            me.origin = me.space
            roll.begin(self, seat, me)
        self.tell("round", TABLE, "C-3.2", number=table[ROUND], limits=[me.limit for me in self.seats])

    def _end_round(self) -> None:
        """C-7.4, C-9: the first-player die moves left; has anybody won?"""
        table = self.table
        finishers = [seat for seat, me in enumerate(self.seats) if me.laps >= self.game.laps]
        if finishers:
            best = max(self._rank(self.seats[seat]) for seat in finishers)
            if sum(self._rank(self.seats[seat]) == best for seat in finishers) == 1:
                table[ENDED] = 1
            else:
                table[TIE_BREAK] = 1
        if not table[ENDED] and table[ROUND] == self.game.max_rounds:
            table[ENDED] = 2
        if table[ENDED]:
            result = self.result()
            assert result is not None
            rule = "C-9.2" if table[ENDED] == 1 else "C-9.1"
            self.tell("over", TABLE, rule, places=list(result.places), unfinished=result.unfinished)
            return
        if self.game.borrows:
            self._return_borrowed()
        old, new = table[LEADER], (table[LEADER] + 1) % len(self.seats)
        self._take_first_die(self.seats[old])
        self.seats[new].dice[ROLL + FIRST] = 1
        table[LEADER] = new
        self.tell("first_player", new, "C-7.4")
        self._begin_round()

    def _return_borrowed(self) -> None:
        """C-10.10: borrowed dice go back to their trays, from whoever has them; that is no loss."""
        for seat, me in enumerate(self.seats):
            for kind in range(BORROWED, KIND_COUNT):
                for zone in (DRAW, ROLL, DISCARD):
                    count = me.dice[zone + kind]
                    if count:
                        me.dice[zone + kind] = 0
                        self.table[TRAYS + HOMES[kind]] += count
                        self.tell("returned", seat, "C-10.10", die=KINDS[kind], count=count)

    def _take_first_die(self, me: Seat) -> None:
        for zone in ZONES.values():
            me.dice[zone + FIRST] = 0
        for part in (ACTIVE, USED, WAITING):
            me.dice[part + 4 * FIRST : part + 4 * FIRST + 4] = (0, 0, 0, 0)

    # Places (C-9)

    def progress(self, me: Seat) -> int:
        """Red lines crossed since the start of the race (C-9.3)."""
        track = self.game.track
        return me.laps * track.lines + track.section[me.space]

    def feet_to_finish(self, seat: int) -> int:
        """How many feet it is to the last finish by a way that the seat can really go: over water only if one of its
        dice lets it swim, or if it stands where no dry way leads on. 0 once it is there.

        >>> from kubok.cubitos import Cubitos
        >>> Cubitos(2).start().feet_to_finish(0)
        30
        """
        me, track = self.seats[seat], self.game.track
        if me.laps >= self.game.laps:
            return 0
        swims = self.swims(me)
        wet = swims or track.to_finish[me.space] == FAR
        lap = (track.to_finish_wet if swims else track.to_finish)[START]
        here = (track.to_finish_wet if wet else track.to_finish)[me.space]
        return (self.game.laps - 1 - me.laps) * lap + here

    def feet_past(self, seat: int) -> int:
        """How many feet a runner that has finished went on (C-9.2); 0 before that."""
        me, track = self.seats[seat], self.game.track
        more = me.laps - self.game.laps
        return more * track.to_finish_wet[START] + track.distance[me.space] if more >= 0 else 0

    def swims(self, me: Seat) -> bool:
        """Whether water is open to that runner now, or one of its dice can open it."""
        return me.water_feet > 0 or any(me.has(kind) for kind in self.game.swimming)

    def _rank(self, me: Seat) -> tuple[int, int, int]:
        """The greater the farther: who has finished by distance past the start (C-9.2), others by what is left."""
        track = self.game.track
        if me.laps >= self.game.laps:
            return (1, me.laps, track.distance[me.space])
        return (0, me.laps, -track.to_finish_wet[me.space])

    def places(self) -> tuple[int, ...]:
        """Everybody's place as things stand."""
        ranks = [self._rank(me) for me in self.seats]
        return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)

    def result(self) -> Result | None:
        return Result(self.places(), self.table[ENDED] == 2) if self.table[ENDED] else None

    def clock(self) -> tuple[int, int]:
        return self.table[ROUND], self.table[BARRIERS]

    # Chance

    def chance(self) -> tuple[Draw, ...]:
        if self.table[PHASE] == SETUP:
            return (Draw(TABLE, 0, 0, (len(self.seats),)),)
        if self._owed is None:
            self._look()
        return tuple([self._draw(seat, self.seats[seat]) for seat in self._rolling]) if self._rolling else ()

    def _draw(self, seat: int, me: Seat) -> Draw:
        return Draw(seat, self.table[ROUND], me.rolls, _SIXES[sum(me.dice[HAND:ACTIVE])])

    def fold(self, draw: Draw, values: tuple[int, ...]) -> Outcome:
        if draw.seat == TABLE:
            return values
        me = self.seats[draw.seat]
        faces: list[int] = []
        at = 0
        hand, drawn = me.dice[HAND:ACTIVE], bytes(values)
        for kind in self.game.kinds:
            count = hand[kind]
            if count:
                faces += sorted(drawn[at : at + count].translate(_FACE_OF[kind]))
                at += count
        return tuple(faces)

    def outcomes(self, draw: Draw) -> Iterable[tuple[Outcome, Fraction]]:
        if draw not in self.chance():
            raise BadData("not_to_be_drawn", "{draw} is not to be drawn now", draw=shown(draw))
        if draw.seat == TABLE:
            return [((seat,), Fraction(1, len(self.seats))) for seat in range(len(self.seats))]
        me = self.seats[draw.seat]
        hands = [list(_rolls(kind, me.dice[HAND + kind])) for kind in self.game.kinds if me.dice[HAND + kind]]
        return (
            (
                tuple(code for faces, _ in parts for code in faces),
                prod((chance for _, chance in parts), start=Fraction(1)),
            )
            for parts in product(*hands)
        )

    def resolve(self, draw: Draw, outcome: Outcome) -> list[Event]:
        seat = draw[0] if type(draw) is Draw else None
        if seat == TABLE and draw in self.chance():
            return self._resolve_first_player(outcome)
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise BadData("not_to_be_drawn", "{draw} is not to be drawn now", draw=shown(draw))
        me = self.seats[seat]
        if me.doing != ROLLING or draw != self._draw(seat, me):
            raise BadData("not_to_be_drawn", "{draw} is not to be drawn now", draw=shown(draw))
        self._check_faces(me, outcome)
        log = self._open_log()
        self._forget()
        roll.land(self, seat, me, outcome)
        self._go_on(seat)
        if me.doing == IDLE:
            self._pass_barriers()
        return log

    def _resolve_first_player(self, outcome: Outcome) -> list[Event]:
        """C-2.4: a random player gets the first-player die, in the roll zone."""
        if not isinstance(outcome, tuple) or len(outcome) != 1 or outcome[0] not in range(len(self.seats)):
            raise BadData("no_seat_drawn", "{outcome} is not a seat", outcome=repr(outcome))
        log = self._open_log()
        self._forget()
        first = self.table[LEADER] = int(outcome[0])
        self.seats[first].dice[ROLL + FIRST] = 1
        self.tell("first_player", first, "C-2.4")
        self._begin_round()
        for seat in range(len(self.seats)):
            self._go_on(seat)
        self._forget()
        return log

    def _check_faces(self, me: Seat, outcome: Outcome) -> None:
        """Codes of the dice in hand and of no others, in order."""
        if type(outcome) is not tuple or set(map(type, outcome)) != _INT or not _CODES.issuperset(outcome):
            _bad_roll(outcome)
        hand = list(me.dice[HAND:ACTIVE])
        for code in outcome:
            hand[code >> 2] -= 1
        if any(hand) or sorted(outcome) != list(outcome):
            _bad_roll(outcome)

    # Plain data

    def copy(self) -> Race:
        new = Race.__new__(Race)
        new.game = self.game
        new.table = self.table[:]
        new.seats = [me.copy() for me in self.seats]
        new.log = self.log
        new._owed = self._owed
        new._rolling = self._rolling
        new._legal = self._legal  # never changed in place once the state changes: see _forget
        return new

    def to_data(self) -> JSON:
        return notation.to_data(self)

    def digest(self) -> str:
        return digest_of(self.to_data())

    def view(self, seat: int | None) -> JSON:
        return notation.view(self, seat)

    def determinize(self, seat: int, rng: Random) -> Race:
        """Nothing is hidden in Cubitos: a plain copy."""
        return self.copy()

    # What phases and cards do to a seat

    def gain_credits(self, seat: int, me: Seat, count: int, rule: str) -> None:
        me.credits = min(me.credits + count, MOST["credits"])
        me.earned = 1
        self.tell("credits", seat, rule, count=count)

    def gain_coins(self, seat: int, me: Seat, count: int, rule: str) -> None:
        me.coins = min(me.coins + count, MOST["coins"])
        self.tell("coins", seat, rule, count=count)

    def gain_feet(self, seat: int, me: Seat, count: int, rule: str) -> None:
        me.feet = min(me.feet + count, MOST["feet"])
        self.tell("feet", seat, rule, count=count)

    def gain_water_feet(self, seat: int, me: Seat, count: int, rule: str) -> None:
        me.water_feet = min(me.water_feet + count, MOST["water_feet"])
        self.tell("water_feet", seat, rule, count=count)

    def use_face(self, seat: int, me: Seat, code: int) -> None:
        """C-4.4: a credit, coins or a foot are taken, and the die is used."""
        me.use(code)
        if code == CREDIT_CODE:
            self.gain_credits(seat, me, 1, "C-4.4")
            return
        me.coins = min(me.coins + COIN_WORTH[code], MOST["coins"])
        me.feet = min(me.feet + FOOT_WORTH[code], MOST["feet"])
        self.tell("face", seat, "C-4.4", die=CODE_NAMES[code])

    def advance_fan(self, seat: int, me: Seat, rule: str, credits: bool = True) -> None:
        """C-8: one space on the fan track, and what the new space shows."""
        if me.fans < LAST_FAN:
            me.fans += 1
            gained, tokens = self.game.fans[me.fans - 1]
        else:
            gained, tokens = self.game.beyond
        if gained and credits:
            me.credits = min(me.credits + gained, MOST["credits"])
            me.earned = 1
        me.tokens = min(me.tokens + tokens, MOST["tokens"])
        self.tell("fan", seat, rule, fans=me.fans, credits=gained if credits else 0, tokens=tokens)

    def lose(self, seat: int, me: Seat, place: int, kind: int, rule: str) -> None:
        """C-4.9: a die goes back to its tray, from whatever place of the seat it lies in."""
        me.dice[place] -= 1
        self.table[TRAYS + HOMES[kind]] += 1
        me.lost = min(me.lost + 1, MOST["lost"])
        self.tell("lost", seat, rule, die=KINDS[kind])
        if self.table[PHASE] == MOVE_PHASE:
            self.recheck(seat)

    def lose_used(self, seat: int, me: Seat, code: int, rule: str) -> None:
        """The die just used must be lost (C-4.6)."""
        self.lose(seat, me, USED + code, code >> 2, rule)

    def gain_die(self, seat: int, me: Seat, kind: int, rule: str) -> None:
        """C-4.9: a die of a tray goes to the discard zone."""
        me.dice[DISCARD + kind] += 1
        self.table[TRAYS + kind] -= 1
        self.tell("gained", seat, rule, die=KINDS[kind])
        if not self.table[TRAYS + kind]:
            self.recheck(seat)

    def pay(self, me: Seat, price: int) -> None:
        """C-1.4: coins first, for what is left of them is lost."""
        coins = min(me.coins, price)
        me.coins -= coins
        me.credits -= price - coins

    def clear_active(self, me: Seat, kept: tuple[int, ...] = ()) -> None:
        """All active dice go to the discard zone, but for the kinds kept."""
        dice = me.dice
        for place in [found.start() for found in _SOME.finditer(dice, ACTIVE, DICE)]:
            kind = (place - ACTIVE) % CODE_COUNT >> 2
            if kind not in kept:
                dice[DISCARD + kind] += dice[place]
                dice[place] = 0

    def __str__(self) -> str:
        return notation.board(self)

    def _repr_svg_(self) -> str:
        """The track with the runners on it, where a notebook shows pictures."""
        return drawing.track_svg(self.game.track, runners=[me.space for me in self.seats])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Race) and self.game is other.game and self.to_data() == other.to_data()

    __hash__ = None  # type: ignore[assignment]


def _rolls(kind: int, count: int) -> Iterable[tuple[Outcome, Fraction]]:
    """All rolls of `count` dice of one kind, sorted, with their chances."""
    weights = {code: SIDES[kind].count(code) for code in sorted(set(SIDES[kind]))}
    for faces in combinations_with_replacement(weights, count):
        ways = factorial(count) // prod(factorial(faces.count(code)) for code in weights)
        yield faces, Fraction(ways * prod(weights[code] for code in faces), 6**count)


def _bad_roll(outcome: object) -> NoReturn:
    raise BadData("no_roll", "{outcome} is not a roll of these dice", outcome=repr(outcome))
