"""The proof that a game keeps the kernel's contracts: `check_game` plays seeded random games and checks every one.

A contract is one small function under `@contract`, whose sentence opens the error when it is broken. Those of a
position and of a move look at bare states; those of a session drive the game as tables, bots and the lab do. What is
dear is checked at the first positions of a game and then at a seeded sample.

>>> from kubok.toys.pig import Pig
>>> check_game(Pig(seats=2, goal=20), games=1)
"""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from functools import wraps
from itertools import pairwise, product
from math import isfinite, prod
from random import Random
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, ParamSpec, TypeVar

from kubok.kernel.chance import NONCE_BYTES, Fast, Sealed, key_of
from kubok.kernel.game import (
    JSON,
    TABLE,
    WAIT,
    BadData,
    Draw,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Reason,
    State,
    canonical,
    digest_of,
    shown,
)
from kubok.kernel.record import Drawn, Entry, Record
from kubok.kernel.session import MAX_BATCH, MakeGame, Session, verify

P = ParamSpec("P")
R = TypeVar("R")

KEPT = 300
"""So many older copies are checked again after every step; of more, a sample."""

SAMPLE = 30
MOST_ROLLS = 5000
"""Draws with no more combinations of values than this are counted out; of larger ones, only a few in a game."""

FEW = 3

HOSTILE: tuple[Any, ...] = (
    *(None, "", "1", b"1", 0.5, 1.0, float("nan"), True, False, -1, -2, 10**6, 10**5000),
    *((), [1], {"do": "wait"}, object()),
)
"""What a broken client may send as a seat or an action."""


class BrokenContract(AssertionError):  # noqa: N818 - it names what is broken
    """A contract that the game does not keep: its sentence, and what was seen instead."""


class _Found(Exception):  # noqa: N818
    """What was seen instead; `contract` adds the sentence."""


def contract(sentence: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Marks the check of a contract: whatever goes wrong inside is reported with the contract's sentence."""

    def mark(check: Callable[P, R]) -> Callable[P, R]:
        @wraps(check)
        def run(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                return check(*args, **kwargs)
            except BrokenContract:
                raise
            except _Found as found:
                raise BrokenContract(f"{sentence}: {found}") from None
            except Exception as error:
                raise BrokenContract(f"{sentence}: {type(error).__name__} was raised ({error})") from error

        return run

    return mark


def need(held: bool, found: str) -> None:
    if not held:
        raise _Found(found)


def check_game(
    game: Game, *, games: int = 3, seed: int = 0, make: MakeGame | None = None, steps: int = 5000, every: int = 10
) -> None:
    """Play `games` random games and raise BrokenContract, an AssertionError, for the first contract that is broken.

    `make` is how records make the game again; without it, the same object serves. A game has to end within `steps`
    moves. Dear checks are made at one position in `every`.
    """
    check_frame(game)
    check_actions(game)
    if make is not None:
        check_make(game, make)
    secrets = _Secrets()
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        try:
            check_walk(game, rng, secrets, steps, every)
            check_session(game, rng, make or (lambda *header: game), steps, every)
        except BrokenContract as broken:
            broken.add_note(f"in game {number} of seed {seed}")
            raise
    check_hidden_is_drawn_anew(secrets)


# The game itself


@contract("a game's frame is plain and makes the same start every time")
def check_frame(game: Game) -> None:
    need(bool(game.name) and type(game.name) is str, f"the name is {game.name!r}")
    need(type(game.rules) is int and game.rules >= 1, f"the rules version is {game.rules!r}")
    need(type(game.seats) is int and game.seats >= 1, f"there are {game.seats!r} seats")
    need(is_json(game.options()), "the options are not JSON")
    need(is_json(game.data()), "the data is not JSON")
    need(game.start().digest() == game.start().digest(), "two starts have different digests")


@contract("an action id is wait (0) or converts to its structured form and its words, and back")
def check_actions(game: Game) -> None:
    actions = game.actions
    need(str(actions[WAIT]) == "wait", f"action 0 is {actions[WAIT]}")
    for number, action in enumerate(actions):
        structured = action.structured()
        need(is_json(structured), f"action {number} has fields that are not JSON")
        need(actions.id(json.loads(canonical(structured))) == number, f"{structured} is not action {number}")
        need(actions.parse(str(action)) == number, f"'{action}' is not action {number}")


@contract("a record's header makes the same game again, and newer rules are refused with a sentence")
def check_make(game: Game, make: MakeGame) -> None:
    options = json.loads(canonical(game.options()))
    data = json.loads(canonical(game.data()))
    again = make(game.rules, options, data, game.seats)
    need((again.name, again.rules, again.seats) == (game.name, game.rules, game.seats), "name, rules or seats differ")
    need((again.options(), again.data()) == (game.options(), game.data()), "options or data differ")
    need([str(action) for action in again.actions] == [str(action) for action in game.actions], "the actions differ")
    need(again.start().digest() == game.start().digest(), "the start differs")
    try:
        make(game.rules + 1, options, data, game.seats)
    except BadData as error:
        need(bool(str(error)), "the refusal of newer rules says nothing")
    else:
        need(False, f"rules version {game.rules + 1} was accepted")


# A random game through bare states


class _Move(NamedTuple):
    """One step of a game: a seat's action, or a draw with its outcome."""

    seat: int = TABLE
    action: int = WAIT
    draw: Draw | None = None
    outcome: Outcome = ()

    def on(self, state: State) -> list[Event]:
        if self.draw is not None:
            return state.resolve(self.draw, self.outcome)
        return state.apply(self.seat, self.action)


@dataclass
class _Secrets:
    """Whether events ever hid something, and whether `determinize` ever drew it anew."""

    hidden: bool = False
    varied: bool = False


@dataclass
class _Walk:
    game: Game
    rng: Random
    source: Fast
    secrets: _Secrets
    older: list[tuple[State, str]] = field(default_factory=list)
    addresses: set[tuple[int, int, int]] = field(default_factory=set)
    large: int = 0  # large draws counted out so far

    @property
    def seats(self) -> range:
        return range(self.game.seats)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (None, *self.seats)


def check_walk(game: Game, rng: Random, secrets: _Secrets, steps: int, every: int) -> None:
    """One game from start to end, with the contracts of positions and of moves."""
    walk = _Walk(game, rng, Fast(rng.getrandbits(32)), secrets)
    state = game.start()
    for step in range(steps):
        dear = step < 8 or rng.randrange(every) == 0
        try:
            check_position(walk, state, dear)
            if state.result() is not None:
                check_older_copies(walk, len(walk.older))
                return
            state = check_step(walk, state, dear)
        except BrokenContract as broken:
            broken.add_note(f"at step {step}")
            raise
    raise BrokenContract(f"every game ends: this one did not in {steps} steps; limit its length, or raise `steps`")


def check_position(walk: _Walk, state: State, dear: bool) -> None:
    check_copy(state)
    check_turns(walk, state)
    check_legal(walk, state)
    check_draws(walk, state)
    check_result(walk, state)
    check_data(walk, state)
    if dear:
        check_why_not(walk, state)
        check_hostile(walk, state)
        check_views(walk, state)
        check_load(walk, state)
        check_damaged_data(walk, state)
        check_determinize(walk, state)
        for draw in state.chance():
            check_outcomes(walk, state, draw)
            check_resolve(walk, state, draw)
            check_bad_outcomes(walk, state, draw)
            check_told(walk, state, draw)
        if len(state.owed()) > 1:
            check_arrival_order(walk, state)


def check_step(walk: _Walk, state: State, dear: bool) -> State:
    """Make one random move, on the state itself or on a copy of it; the other one is kept and watched."""
    move = _choose(walk, state)
    digest = state.digest()
    kept = check_copy(state)
    if walk.rng.random() < 0.5:
        state, kept = kept, state
    check_move(walk, state, move)
    walk.older.append((kept, digest))
    check_older_copies(walk, KEPT if len(walk.older) <= KEPT else SAMPLE)
    if dear:
        check_loaded_plays_on(walk, kept, move)
        check_quiet(walk, kept, move)
        check_alike(walk, kept, move)
    return state


def _choose(walk: _Walk, state: State) -> _Move:
    draws = state.chance()
    at = walk.rng.randrange(len(draws) + len(state.owed()))
    if at < len(draws):
        draw = draws[at]
        return _Move(draw=draw, outcome=state.fold(draw, walk.source.values(draw)))
    seat = state.owed()[at - len(draws)]
    return _Move(seat, walk.rng.choice(state.legal(seat)))


# Contracts of a position


@contract("owed names the seats that owe a decision, ascending, and somebody owes one unless chance or the end is next")
def check_turns(walk: _Walk, state: State) -> None:
    owed = state.owed()
    need(_ascending(owed), f"owed is {owed!r}")
    need(all(seat in walk.seats for seat in owed), f"owed is {owed}, and seats are 0 to {walk.game.seats - 1}")
    if state.result() is not None:
        need(not owed and not state.chance(), "the game is over, and something is still owed or to be drawn")
    else:
        need(bool(owed or state.chance()), "nobody owes a decision and nothing is to be drawn")
    clock = state.clock()
    need(type(clock) is tuple and len(clock) == 2 and min(clock) >= 0, f"the clock says {clock!r}")


@contract("legal gives action ids, ascending, never wait, some for a seat that owes a decision and none for another")
def check_legal(walk: _Walk, state: State) -> None:
    for seat in walk.seats:
        legal = state.legal(seat)
        need(_ascending(legal), f"legal({seat}) is {legal!r}")
        need(WAIT not in legal, f"legal({seat}) holds wait")
        need(all(action in walk.game.actions for action in legal), f"legal({seat}) is {legal}, beyond the action table")
        need(bool(legal) == (seat in state.owed()), f"legal({seat}) is {legal} while {state.owed()} owe a decision")


@contract("chance names at most one draw for each seat, with sides from 1 to 256, at an address that is new")
def check_draws(walk: _Walk, state: State) -> None:
    draws = state.chance()
    need(type(draws) is tuple and all(isinstance(draw, Draw) for draw in draws), f"chance is {draws!r}")
    seats = [draw.seat for draw in draws]
    need(len(set(seats)) == len(seats), f"there are two draws for one seat among {seats}")
    for draw in draws:
        need(draw.seat == TABLE or draw.seat in walk.seats, f"there is no seat {draw.seat}")
        need(draw.seat not in state.owed(), f"seat {draw.seat} is to draw and owes a decision at once")
        need(min(draw.round, draw.roll) >= 0, f"the address of {draw} is negative")
        need(all(type(n) is int and 1 <= n <= 256 for n in draw.sides), f"the sides of {draw} are wrong")
        need(draw[:3] not in walk.addresses, f"the address {list(draw[:3])} was drawn from before")


@contract("result gives every seat a place, and the best is 1")
def check_result(walk: _Walk, state: State) -> None:
    result = state.result()
    if result is not None:
        places = result.places
        need(type(places) is tuple and len(places) == walk.game.seats, f"the places are {places!r}")
        need(all(type(place) is int for place in places) and min(places) == 1, f"the places are {places}")


@contract("to_data is JSON of whole numbers that shares nothing with the state, and digest is its SHA-256")
def check_data(walk: _Walk, state: State) -> None:
    data = state.to_data()
    need(is_json(data), "it is not JSON; tuples, for one, do not come back as they went")
    need(not _has_fraction(data), "it holds a number with a decimal point")
    digest = state.digest()
    need(digest == digest_of(data), "digest is not digest_of(to_data())")
    _scribble(data)
    need(state.digest() == digest, "writing into what to_data gave has changed the state")


@contract(
    "why_not is None for the legal actions alone; otherwise it has a code and a sentence, and apply says the same"
)
def check_why_not(walk: _Walk, state: State) -> None:
    digest = state.digest()
    for seat, action in product(walk.seats, range(len(walk.game.actions))):
        reason = state.why_not(seat, action)
        legal = action in state.legal(seat)
        need(legal == (reason is None), f"action {action} of seat {seat} is {'' if legal else 'not '}legal: {reason}")
        if reason is not None:
            _check_reason(reason)
            need(_refusal(state, seat, action) == reason, f"apply({seat}, {action}) gives another reason than why_not")
    need(state.digest() == digest, "an action was refused and has changed the state")


@contract("an illegal or senseless seat or action is refused with IllegalAction, and nothing changes")
def check_hostile(walk: _Walk, state: State) -> None:
    digest = state.digest()
    seat = state.owed()[0] if state.owed() else 0
    action: Any = state.legal(seat)[0] if state.owed() else WAIT + 1
    for bad_seat, bad_action in [*((bad, action) for bad in HOSTILE), *((seat, bad) for bad in HOSTILE)]:
        what = f"seat {shown(bad_seat)}, action {shown(bad_action)}"
        reason = state.why_not(bad_seat, bad_action)
        need(reason is not None, f"why_not is None for {what}")
        if reason is not None:
            _check_reason(reason)
        _refusal(state, bad_seat, bad_action)
        need(state.digest() == digest, f"{what} was refused and has changed the state")


def _refusal(state: State, seat: int, action: int) -> Reason:
    try:
        state.apply(seat, action)
    except IllegalAction as refused:
        return refused.reason
    raise _Found(f"apply({shown(seat)}, {shown(action)}) was accepted")


def _check_reason(reason: Reason) -> None:
    need(isinstance(reason, Reason) and bool(reason.code), f"{reason!r} has no code")
    need(bool(str(reason).strip()), f"the reason '{reason.code}' has no sentence")
    need(is_json(dict(reason.numbers)), f"the numbers of the reason '{reason.code}' are not JSON")


@contract("a view is JSON and leaves the state as it was")
def check_views(walk: _Walk, state: State) -> None:
    digest = state.digest()
    for viewer in walk.viewers:
        view = state.view(viewer)
        need(is_json(view), f"the view of {viewer} is not JSON")
        _scribble(view)
        need(state.digest() == digest, f"writing into the view of {viewer} has changed the state")


@contract("load gives back the state that to_data wrote, and keeps nothing of what it was given")
def check_load(walk: _Walk, state: State) -> None:
    data = json.loads(canonical(state.to_data()))
    loaded = walk.game.load(data)
    _scribble(data)
    need(loaded.digest() == state.digest(), "the digest differs")
    need(_appearance(walk, loaded) == _appearance(walk, state), "it looks different")


@contract("load refuses damaged data with BadData, or takes it for exactly what it says")
def check_damaged_data(walk: _Walk, state: State) -> None:
    data = state.to_data()
    for _ in range(10):
        damaged = _damaged(data, walk.rng)
        text = canonical(damaged)
        try:
            loaded = walk.game.load(damaged)
        except BadData as error:
            need(bool(str(error)), "the error says nothing")
            continue
        need(canonical(loaded.to_data()) == text, f"{text.decode()} was loaded as something else")
        _appearance(walk, loaded)


def _appearance(walk: _Walk, state: State) -> list[Any]:
    """All that can be seen of a state without a move."""
    seats = [(state.legal(seat), state.decision(seat)) for seat in walk.seats]
    views = [state.view(viewer) for viewer in walk.viewers]
    return [state.owed(), state.chance(), state.result(), state.clock(), seats, views]


@contract("determinize agrees with all that the seat sees, and depends on nothing else but the generator")
def check_determinize(walk: _Walk, state: State) -> None:
    digest = state.digest()
    for seat in walk.seats:
        twin = state.determinize(seat, Random(walk.rng.getrandbits(32)))
        need(twin is not state, "it gave the state itself")
        need(twin.view(seat) == state.view(seat), f"the view of seat {seat} differs")
        need(twin.legal(seat) == state.legal(seat), f"what is legal for seat {seat} differs")
        need((seat in twin.owed()) == (seat in state.owed()), f"whether seat {seat} owes a decision differs")
        need(twin.decision(seat) == state.decision(seat), f"the decision number of seat {seat} differs")
        one, other = (s.determinize(seat, Random(walk.rng.random())).digest() for s in (state, state))
        if one != other:
            walk.secrets.varied = True
        same = walk.rng.getrandbits(32)
        one, other = (s.determinize(seat, Random(same)).digest() for s in (state, twin))
        need(one == other, f"two states that look the same to seat {seat} were told apart")
        need(state.digest() == digest, "it has changed the state")


@contract("what is hidden from a seat is drawn anew by determinize: a bot must not see it")
def check_hidden_is_drawn_anew(secrets: _Secrets) -> None:
    need(secrets.varied or not secrets.hidden, "events were hidden from a seat, and determinize never drew anything")


# Chance


@contract("outcomes are exact: the probabilities sum to 1, and folding all values gives the same distribution")
def check_outcomes(walk: _Walk, state: State, draw: Draw) -> None:
    ways = prod(draw.sides)
    walk.large += ways > MOST_ROLLS
    if ways > MOST_ROLLS and walk.large > FEW:
        return
    listed = list(state.outcomes(draw))
    chances = dict(listed)
    need(len(chances) == len(listed), f"an outcome of {draw} is listed twice")
    need(all(_is_outcome(outcome) for outcome in chances), f"an outcome of {draw} is not a tuple of numbers")
    need(all(isinstance(p, Fraction) and p > 0 for p in chances.values()), f"a probability of {draw} is not a Fraction")
    need(sum(chances.values()) == 1, f"the probabilities of {draw} sum to {sum(chances.values())}")
    if ways <= MOST_ROLLS:
        need(_folded(state, draw) == chances, f"the values of {draw} fold to other probabilities")
    for outcome in _some_outcomes(walk, state, draw, 100):
        need(outcome in chances, f"values of {draw} fold to {outcome}, which is not listed")
    for outcome in walk.rng.sample(sorted(chances), min(len(chances), 10)):
        state.copy().resolve(draw, outcome)


def _folded(state: State, draw: Draw) -> dict[Outcome, Fraction]:
    each = Fraction(1, prod(draw.sides))
    chances: dict[Outcome, Fraction] = {}
    for values in product(*map(range, draw.sides)):
        outcome = state.fold(draw, values)
        chances[outcome] = chances.get(outcome, Fraction(0)) + each
    return chances


def _some_outcomes(walk: _Walk, state: State, draw: Draw, count: int) -> list[Outcome]:
    rolls = (tuple(walk.rng.randrange(n) for n in draw.sides) for _ in range(count))
    return sorted({state.fold(draw, values) for values in rolls})


@contract("resolve lets a pending draw fall, and it is not to be drawn again")
def check_resolve(walk: _Walk, state: State, draw: Draw) -> None:
    digest = state.digest()
    for outcome in _some_outcomes(walk, state, draw, 10):
        fallen = state.copy()
        fallen.resolve(draw, outcome)
        need(draw not in fallen.chance(), f"{draw} is still to be drawn after it fell as {outcome}")
    need(state.digest() == digest, "folding, or a draw that fell in a copy, has changed the state")


@contract("resolve refuses an outcome the draw does not have and a draw that is not pending, and nothing changes")
def check_bad_outcomes(walk: _Walk, state: State, draw: Draw) -> None:
    digest = state.digest()
    good = _some_outcomes(walk, state, draw, 1)[0]
    wrong: list[Any] = [tuple(bad for _ in good) or (bad,) for bad in (-1, 10**6, "x", None)]
    if prod(draw.sides) <= MOST_ROLLS:
        chances = dict(state.outcomes(draw))
        wrong += [outcome for outcome in ((), good[:-1], (*good, 0), (*good, *good)) if outcome not in chances]
    tries: list[tuple[Any, Any]] = [(draw, outcome) for outcome in (*wrong, None, "x")]
    tries += [(None, good)]
    tries += [(draw._replace(roll=draw.roll + 1), good), (draw._replace(sides=(*draw.sides, 6)), good)]
    tries += [(draw._replace(seat=seat), good) for seat in (*walk.seats, TABLE) if seat != draw.seat]
    for bad_draw, outcome in tries:
        if bad_draw in state.chance() and bad_draw != draw:
            continue  # another draw that is pending too
        try:
            state.resolve(bad_draw, outcome)
        except (BadData, IllegalAction):
            need(state.digest() == digest, f"resolve({bad_draw}, {outcome!r}) was refused and has changed the state")
        else:
            raise _Found(f"resolve({bad_draw}, {outcome!r}) was accepted")


@contract("an event tells nobody what their view hides")
def check_told(walk: _Walk, state: State, draw: Draw) -> None:
    outcomes = _some_outcomes(walk, state, draw, 10)
    for viewer in walk.viewers:
        told: dict[str, tuple[str, list[Event | None]]] = {}
        for outcome in outcomes:
            after = state.copy()
            events = _redacted(walk.game, after.resolve(draw, outcome), viewer)
            digest, heard = told.setdefault(digest_of(after.view(viewer)), (after.digest(), events))
            if digest != after.digest():  # the states differ, the views do not
                need(heard == events, f"by its events, {viewer} can tell how {draw} fell")


# Contracts of a move


@contract("a copy is equal to the state it was made from")
def check_copy(state: State) -> State:
    copy = state.copy()
    need(copy is not state and copy.digest() == state.digest(), "its digest differs, or it is no copy")
    return copy


@contract("a move raises the mover's decision number by one and no other, and the clock never goes back")
def check_move(walk: _Walk, state: State, move: _Move) -> None:
    before = [state.decision(seat) for seat in walk.seats]
    clock = state.clock()
    events = move.on(state)
    if move.draw is not None:
        walk.addresses.add(move.draw[:3])
    for seat in walk.seats:
        risen = state.decision(seat) - before[seat]
        need(risen == (move.draw is None and seat == move.seat), f"seat {seat}'s number rose by {risen} at {move}")
    need(all(now >= then for now, then in zip(state.clock(), clock, strict=True)), f"{clock} became {state.clock()}")
    check_events(walk, events)


@contract("events are plain, and redact keeps their fields from seats they are not for")
def check_events(walk: _Walk, events: list[Event]) -> None:
    need(type(events) is list and all(isinstance(event, Event) for event in events), f"{events!r} is no list of events")
    for event in events:
        need(bool(event.kind) and type(event.rule) is str, f"{event} has no kind, or its rule is not text")
        need(is_json(dict(event.fields)), f"the fields of {event} are not JSON")
        need(event.seat == TABLE or event.seat in walk.seats, f"{event} names no seat")
        need(event.to is None or (_ascending(event.to) and set(event.to) <= set(walk.seats)), f"{event} is for nobody")
        for viewer in walk.viewers:
            given = walk.game.redact(event, viewer)
            whole = given is not None and given.fields == event.fields
            outside = event.to is not None and viewer not in event.to and bool(event.fields)
            need(not (whole and outside), f"{viewer} is given all of {event}")
            walk.secrets.hidden |= not whole and viewer is not None


@contract("copies are independent: an older one stays as it was, whatever happens to its twin")
def check_older_copies(walk: _Walk, count: int) -> None:
    older = walk.older if count >= len(walk.older) else walk.rng.sample(walk.older, count)
    for copy, digest in older:
        need(copy.digest() == digest, "an older copy has changed")


@contract("a loaded state plays on exactly as the one that was saved")
def check_loaded_plays_on(walk: _Walk, state: State, move: _Move) -> None:
    _same_after(state.copy(), walk.game.load(json.loads(canonical(state.to_data()))), move)


def _same_after(one: State, other: State, move: _Move) -> None:
    need(move.on(one) == move.on(other), f"the events of {move} differ")
    need(one.digest() == other.digest(), f"the states after {move} differ")


@contract("collect(False) silences events and changes nothing else")
def check_quiet(walk: _Walk, state: State, move: _Move) -> None:
    loud, copy = state.copy(), state.copy()
    quiet = copy.collect(False)
    need(quiet is copy, "collect did not return the state itself")
    need(quiet.digest() == loud.digest(), "the digest changed")
    move.on(loud)
    need(move.on(quiet) == [], f"{move} still gives events")
    need(quiet.digest() == loud.digest(), f"the state after {move} differs")
    need(quiet.collect(True).digest() == loud.digest(), "switching it on again changed the state")


@contract("what a seat cannot see comes out only by an event that says so (`shows`)")
def check_alike(walk: _Walk, state: State, move: _Move) -> None:
    for seat in walk.seats:
        one, other = state.copy(), state.determinize(seat, Random(walk.rng.getrandbits(32)))
        try:
            others = move.on(other)
        except (IllegalAction, BadData):
            continue  # it could not happen there
        events = move.on(one)
        if any(event.shows and (event.to is None or seat in event.to) for event in events + others):
            continue
        same = _redacted(walk.game, events, seat) == _redacted(walk.game, others, seat)
        need(same, f"seat {seat} learns something hidden from the events of {move}")
        need(one.view(seat) == other.view(seat), f"seat {seat} learns something hidden from its view after {move}")


def _redacted(game: Game, events: list[Event], viewer: int | None) -> list[Event | None]:
    return [game.redact(event, viewer) for event in events]


# Arrival order


class _Stretch(NamedTuple):
    """Play up to the next barrier: what was done, what fell for each seat, and where it led."""

    script: list[tuple[int, int]]
    fallen: dict[int, list[tuple[Draw, Outcome]]]
    digest: str


@contract("arrival order: the same actions of every seat give the same dice and, at the next barrier, the same state")
def check_arrival_order(walk: _Walk, state: State) -> None:
    first = _stretch(walk, state)
    if first is None:
        return
    for _ in range(3):
        again = _stretch(walk, state, first.script)
        if again is not None:
            order = f"seats {[seat for seat, _ in again.script]} instead of {[seat for seat, _ in first.script]}"
            need(again.fallen == first.fallen, f"somebody's dice differ with the order of {order}")
            need(again.digest == first.digest, f"the state at the barrier differs with the order of {order}")


def _stretch(walk: _Walk, start: State, script: list[tuple[int, int]] | None = None) -> _Stretch | None:
    """Play at random to the next barrier, or a script in another order; None if it does not get there."""
    state = start.copy()
    barriers = state.clock()[1]
    todo = None if script is None else {seat: [a for s, a in script if s == seat] for seat, _ in script}
    done: list[tuple[int, int]] = []
    fallen: dict[int, list[tuple[Draw, Outcome]]] = {}
    _settle(walk, state, fallen)
    while state.clock()[1] == barriers and state.result() is None:
        ready = [(s, a) for s in state.owed() for a in _next(walk, state, s, todo) if state.why_not(s, a) is None]
        if not ready or len(done) > 500:
            return None
        seat, action = walk.rng.choice(ready)
        state.apply(seat, action)
        done.append((seat, action))
        if todo is not None:
            todo[seat].pop(0)
        _settle(walk, state, fallen)
    if todo is not None and any(todo.values()):
        return None
    return _Stretch(done, fallen, state.digest())


def _next(walk: _Walk, state: State, seat: int, todo: dict[int, list[int]] | None) -> list[int]:
    return [walk.rng.choice(state.legal(seat))] if todo is None else todo.get(seat, [])[:1]


def _settle(walk: _Walk, state: State, fallen: dict[int, list[tuple[Draw, Outcome]]]) -> None:
    while pending := state.chance():
        draw = walk.rng.choice(pending)
        outcome = state.fold(draw, walk.source.values(draw))
        state.resolve(draw, outcome)
        fallen.setdefault(draw.seat, []).append((draw, outcome))


# Sessions


class _Watched(Sealed):
    """A sealed source that keeps a list of what it gave."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret, "check")
        self.drawn: list[Drawn] = []

    def draw(self, state: State, draw: Draw) -> tuple[tuple[int, ...] | None, Outcome]:
        values, outcome = super().draw(state, draw)
        self.drawn.append(Drawn(draw, values, outcome))
        return values, outcome


class _Saved(NamedTuple):
    """A session in the middle of a game."""

    entries: int
    text: str
    numbers: list[int]


@dataclass
class _Table:
    """A sealed session being played at random, with what the contracts compare."""

    game: Game
    rng: Random
    source: _Watched
    session: Session
    numbers: list[int]  # the highest decision number each seat has been asked with
    digests: dict[int, str] = field(default_factory=dict)  # by number of entries
    saved: list[_Saved] = field(default_factory=list)

    def note(self) -> None:
        self.digests[len(self.session.record.entries)] = self.session.state.digest()
        self.numbers = [max(top, self.session.number(seat)) for seat, top in enumerate(self.numbers)]

    def pick(self) -> tuple[int, int]:
        seat = self.rng.choice(self.session.state.owed())
        return seat, self.rng.choice(self.session.state.legal(seat))


def check_session(game: Game, rng: Random, make: MakeGame, steps: int, every: int) -> None:
    """One sealed game through a session, with everything that is tried at a table, then its record."""
    table = check_opening(game, rng)
    table.note()
    for step in range(steps):
        if table.session.state.result() is not None:
            break
        dear = step < 8 or rng.randrange(every) == 0
        if dear:
            check_stale(table)
            check_batch_refusals(table)
        if dear and (step < 8 or rng.randrange(4) == 0):  # these take the longer, the longer the game
            check_sealed(table)
            check_bots_state(table)
            check_text(table)
        if rng.random() < 0.2:
            check_batch(table)
        else:
            check_act(table)
        if rng.random() < 0.2 or dear:
            check_undo(table)
    check_end(table)
    check_replay(table, make)
    check_resume(table, make)
    check_verify(table, make)
    check_damaged_record(table, make)


@contract("a sealed game opens in order: commitment, one nonce from each seat, and only then the first action")
def check_opening(game: Game, rng: Random) -> _Table:
    source = _Watched(rng.randbytes(32))
    session = Session(game, source)
    need(session.commitment == source.commitment and len(session.commitment) == 64, "the commitment is not published")
    seats = list(range(game.seats))
    rng.shuffle(seats)
    for seat in seats:
        need(not source.drawn, "dice fell before all nonces were in")
        with _refused(session, "not_started"):
            session.act(0, session.number(0), WAIT + 1)
        for bad in (None, -1, game.seats, True, "0"):
            _bad_nonce(session, bad, bytes(NONCE_BYTES))
        _bad_nonce(session, seat, bytes(NONCE_BYTES - 1))
        session.add_nonce(seat, rng.randbytes(NONCE_BYTES))
        _bad_nonce(session, seat, bytes(NONCE_BYTES))
    need(session.started and len(session.record.nonces) == game.seats, "all nonces are in, and the game has not begun")
    return _Table(game, rng, source, session, [session.number(seat) for seat in range(game.seats)])


def _bad_nonce(session: Session, seat: Any, nonce: bytes) -> None:
    try:
        session.add_nonce(seat, nonce)
    except BadData:
        return
    raise _Found(f"a nonce of {len(nonce)} bytes from seat {seat!r} was accepted")


@contextmanager
def _refused(session: Session, code: str = "") -> Iterator[None]:
    before = _stand(session)
    try:
        yield
    except IllegalAction as refused:
        _check_reason(refused.reason)
        need(not code or refused.reason.code == code, f"the reason is '{refused.reason.code}', not '{code}'")
    else:
        raise _Found("what had to be refused was accepted")
    need(_stand(session) == before, "what was refused has left a trace")


def _stand(session: Session) -> tuple[str, int, list[int]]:
    numbers = [session.number(seat) for seat in range(session.game.seats)]
    return session.state.digest(), len(session.record.lines), numbers


@contract("an action that carries a stale number is refused without effect")
def check_stale(table: _Table) -> None:
    seat, action = table.pick()
    number = table.session.number(seat)
    wrong: list[Any] = [number - 1, number + 1, None, str(number), float(number), True, 10**5000]
    for stale in wrong:
        with _refused(table.session, "stale"):
            table.session.act(seat, stale, action)
    for bad in HOSTILE:
        with _refused(table.session):
            table.session.act(bad, number, action)
        with _refused(table.session):
            table.session.act(seat, number, bad)


@contract("an action has one effect: its draws are recorded as they fell, and a double click is refused")
def check_act(table: _Table) -> None:
    seat, action = table.pick()
    session = table.session
    number, others = session.number(seat), _others(table, seat)
    count, fell = len(session.record.entries), len(table.source.drawn)
    events = session.act(seat, number, action)
    need(_others(table, seat) == others, "another seat's decision number has changed")
    entries = session.record.entries
    structured = table.game.actions[action].structured()
    need(len(entries) == count + 1 and entries[-1].action == structured, "the record does not have the action")
    need(list(entries[-1].drawn) == table.source.drawn[fell:], "the record's draws are not the ones that fell")
    with _refused(session):
        session.act(seat, number, action)
    _nothing_leaks(table, [canonical(dict(event.fields)).decode() for event in events])
    table.note()


def _others(table: _Table, seat: int) -> list[int]:
    return [table.session.number(other) for other in range(table.game.seats) if other != seat]


@contract("a batch is taken whole: it leads where its actions one by one would lead")
def check_batch(table: _Table) -> None:
    session = table.session
    seat, actions, after = _batch(table)
    count = len(session.record.entries)
    session.act(seat, session.number(seat), *actions)
    need(len(session.record.entries) == count + len(actions), "the record does not have one entry for each action")
    if not after.chance():
        need(session.state.digest() == after.digest(), "it led to another state")
    table.note()


@contract("a batch is taken whole or not at all, and never runs on past a draw")
def check_batch_refusals(table: _Table) -> None:
    session = table.session
    seat, actions, after = _batch(table)
    number = session.number(seat)
    with _refused(session, "past_chance" if after.chance() else ""):
        session.act(seat, number, *actions, WAIT)
    with _refused(session, "batch_size"):
        session.act(seat, number)
    with _refused(session, "batch_size"):
        session.act(seat, number, *(MAX_BATCH + 1) * [actions[0]])


def _batch(table: _Table) -> tuple[int, list[int], State]:
    """Up to three actions of one seat that stop at chance, and the state after them."""
    seat, action = table.pick()
    state, actions = table.session.state.copy(), [action]
    state.apply(seat, action)
    while len(actions) < 3 and seat in state.owed() and not state.chance():
        actions.append(table.rng.choice(state.legal(seat)))
        state.apply(seat, actions[-1])
    return seat, actions, state


@contract("undo takes back a seat's latest action while nothing was drawn or seen since, and no number comes back")
def check_undo(table: _Table) -> None:
    session = table.session
    if session.state.result() is None and table.rng.random() < 0.5:
        _undo_at_once(table)
    seat = table.rng.randrange(table.game.seats)
    reason = session.can_undo(seat)
    if reason is not None:
        _check_reason(reason)
        with _refused(session, reason.code):
            session.undo(seat)
        return
    _take_back(table, seat)


def _undo_at_once(table: _Table) -> None:
    """Act and take it back, which must be possible exactly if nothing was drawn, shown or passed."""
    session = table.session
    seat, action = table.pick()
    before, barriers = session.state.digest(), session.state.clock()[1]
    events = session.act(seat, session.number(seat), action)
    table.note()
    shown_to_seat = any(event.shows and (event.to is None or seat in event.to) for event in events)
    passed = session.state.clock()[1] != barriers or session.state.result() is not None
    free = not (session.record.entries[-1].drawn or shown_to_seat or passed)
    reason = session.can_undo(seat)
    need(free == (reason is None), f"undoing action {action} of seat {seat} is weighed wrongly: {reason}")
    if free:
        _take_back(table, seat)
        need(session.state.digest() == before, "the state is not the one before the action")


def _take_back(table: _Table, seat: int) -> None:
    session = table.session
    top, others, count = table.numbers[seat], _others(table, seat), len(session.record.entries)
    session.undo(seat)
    need(session.number(seat) > top, f"decision number {session.number(seat)} has come back")
    need(_others(table, seat) == others, "another seat's decision number has changed")
    entries = session.record.entries
    need(len(entries) == count + 1 and entries[-1].undo is not None, "the undo does not stand in the record")
    table.note()


@contract("secret and key appear in no view, state, event or record before the end")
def check_sealed(table: _Table) -> None:
    state = table.session.state
    views = [state.view(viewer) for viewer in (None, *range(table.game.seats))]
    _nothing_leaks(table, [canonical(data).decode() for data in (*views, state.to_data())])
    opening: list[JSON] = [dict(event.fields) for event in table.session.opening]
    _nothing_leaks(table, [canonical(opening).decode(), table.session.record.to_text()])


def _nothing_leaks(table: _Table, texts: list[str]) -> None:
    if not table.session.record.finished:
        for hidden in _secret_and_key(table):
            need(not any(hidden.hex() in text for text in texts), "secret or key can be read in it")


def _secret_and_key(table: _Table) -> tuple[bytes, bytes]:
    nonces = tuple(bytes.fromhex(nonce) for nonce in table.session.record.nonces)
    return table.source.secret, key_of(table.source.secret, nonces)


@contract("a bot's state is its own: from it there is no way to the true state, the record or the dice")
def check_bots_state(table: _Table) -> None:
    session = table.session
    digest = session.state.digest()
    for seat in range(table.game.seats):
        given = session.for_bot(seat, Random(table.rng.getrandbits(32)))
        reached = _reachable(given)
        for hidden in (session, session.state, session.record, table.source, *_secret_and_key(table)):
            need(id(hidden) not in reached, f"it leads to {type(hidden).__name__}")
        if seat in given.owed():
            given.apply(seat, table.rng.choice(given.legal(seat)))
        need(session.state.digest() == digest, "playing with it has changed the true state")


def _reachable(start: object) -> set[int]:
    """The ids of all objects that can be reached from one, not counting what every program can reach."""
    seen_ids = {id(start)}
    waiting = [start]
    while waiting:
        for found in gc.get_referents(waiting.pop()):
            if id(found) not in seen_ids and not isinstance(found, type | ModuleType | FunctionType):
                seen_ids.add(id(found))
                waiting.append(found)
    return seen_ids


# Records


@contract("a record is the same after writing and reading")
def check_text(table: _Table) -> None:
    record = table.session.record
    text = record.to_text()
    read = Record.from_text(text)
    need(read == record, "the record read is another one")
    need(read.to_text() == text, "its text differs")
    numbers = [table.session.number(seat) for seat in range(table.game.seats)]
    table.saved.append(_Saved(len(record.entries), text, numbers))


@contract("a finished record has the places, the final digest and the secret, and takes nothing more")
def check_end(table: _Table) -> None:
    session, record = table.session, table.session.record
    result = session.state.result()
    need(result is not None, "the game has not ended in the number of steps")
    if result is not None:
        need((record.places, record.unfinished) == (result.places, result.unfinished), "the places differ")
    need(record.final == session.state.digest(), "the final digest differs")
    need(record.secret == table.source.secret.hex(), "the secret is not published")
    for seat in range(table.game.seats):
        with _refused(session):
            session.act(seat, session.number(seat), WAIT + 1)
        with _refused(session):
            session.undo(seat)
    check_text(table)


@contract("a record replays to the same end without its secret, and to the same state at every entry")
def check_replay(table: _Table, make: MakeGame) -> None:
    record = Record.from_text(table.session.record.to_text())
    again = Session.replay(record, make)
    need(again.state.digest() == table.session.state.digest(), "the final state differs")
    need(again.record.to_text() == record.to_text(), "the record made by replaying differs")
    count = len(record.entries)
    for upto in range(count + 1) if count <= SAMPLE else sorted(table.rng.sample(range(count + 1), SAMPLE // 3)):
        digest = Session.replay(record, make, upto=upto).state.digest()
        need(table.digests.get(upto, digest) == digest, f"the state after {upto} entries differs")


@contract("a game that was saved and opened again goes on as if nothing had happened")
def check_resume(table: _Table, make: MakeGame) -> None:
    final = table.session.record
    for saved in table.rng.sample(table.saved, min(len(table.saved), 3)):
        source = Sealed(table.source.secret, table.source.game_id)
        session = Session.replay(Record.from_text(saved.text), make, source)
        numbers = [session.number(seat) for seat in range(table.game.seats)]
        need(numbers == saved.numbers, f"decision numbers {numbers} are asked for, not {saved.numbers}")
        for entry in final.entries[saved.entries :]:
            if entry.action is None:
                session.undo(entry.seat)
            else:
                session.act(entry.seat, session.number(entry.seat), table.game.actions.id(entry.action))
        need(session.record.to_text() == final.to_text(), "it went on differently")


@contract("verify accepts an honest record and refuses a changed die, a changed secret and a roll drawn twice")
def check_verify(table: _Table, make: MakeGame) -> None:
    text = table.session.record.to_text()
    dice = sum(len(drawn.draw.sides) for drawn in table.source.drawn)
    need(verify(Record.from_text(text), make) == dice, f"it did not check all {dice} dice")
    changed = Record.from_text(text)
    changed.secret = bytes([table.source.secret[0] ^ 1, *table.source.secret[1:]]).hex()
    _caught(changed, make, "a changed secret")
    for at, line in enumerate(table.session.record.lines):
        if isinstance(line, Entry) and line.drawn:
            _caught(_with_drawn(text, at, (*line.drawn, line.drawn[0])), make, "a roll drawn twice")
            for drawn in line.drawn:
                if max(drawn.draw.sides, default=1) > 1:
                    _caught(_with_drawn(text, at, (_turned(drawn),)), make, "a changed die")
                    return


def _turned(drawn: Drawn) -> Drawn:
    pairs = zip(drawn.values or (), drawn.draw.sides, strict=True)
    return drawn._replace(values=tuple((value + 1) % sides for value, sides in pairs))


def _with_drawn(text: str, at: int, drawn: tuple[Drawn, ...]) -> Record:
    record = Record.from_text(text)
    line = record.lines[at]
    assert isinstance(line, Entry)
    record.lines[at] = line._replace(drawn=drawn)
    return record


def _caught(record: Record, make: MakeGame, what: str) -> None:
    try:
        verify(record, make)
    except BadData:
        return
    raise _Found(f"{what} was accepted")


@contract("a damaged record ends in BadData, or is another consistent record; nothing else is ever raised")
def check_damaged_record(table: _Table, make: MakeGame) -> None:
    text = table.session.record.to_text()
    for _ in range(40 if len(table.session.record.lines) <= 2 * SAMPLE else 15):
        damaged = _damaged_text(text, table.rng)
        try:
            record = Record.from_text(damaged)
            again = Session.replay(record, make)
        except BadData as error:
            need(bool(str(error)), "the error says nothing")
            continue
        need(again.record.lines == record.lines, "it was accepted, and replays to another record")
        need(Record.from_text(record.to_text()) == record, "it was accepted, and cannot be written and read again")


# Damage


def _damaged_text(text: str, rng: Random) -> str:
    """A record's text with one random edit: of a value, a line, a character, or the length."""
    lines = text.splitlines()
    at = rng.randrange(len(lines))
    match rng.randrange(7):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, rng.choice(lines))
        case 2:
            lines[at] = lines[at][: rng.randrange(len(lines[at]))]
        case 3:
            place = rng.randrange(len(lines[at]))
            lines[at] = lines[at][:place] + chr(rng.choice((0, 34, 48, 57, 92, 0x85, 0x2028))) + lines[at][place + 1 :]
        case _:
            # Half a surrogate pair and a number beyond all numbers are JSON, and cannot be written again.
            edited = json.dumps(_damaged(json.loads(lines[at]), rng))
            lines[at] = edited.replace('"x"', '"\\ud800"').replace("0.5", "1e999")
    return "\n".join(lines) + "\n"


def _damaged(data: JSON, rng: Random) -> JSON:
    """A copy of the data with one random edit somewhere inside."""
    copy = json.loads(canonical(data))
    spots = list(_spots(copy))
    if not spots or rng.randrange(20) == 0:
        return _nasty(rng, None)
    box, key = rng.choice(spots)
    match rng.randrange(4):
        case 0:
            del box[key]
        case 1 if isinstance(box, list):
            box.insert(key, _nasty(rng, box[key]))
        case 1:
            box["unknown"] = _nasty(rng, None)
        case _:
            box[key] = _nasty(rng, box[key])
    return copy  # type: ignore[no-any-return]


def _nasty(rng: Random, old: JSON) -> JSON:
    near: list[JSON] = [old + 1, old - 1, -old] if type(old) is int else [0, 1, 2]
    far: list[JSON] = [None, True, 0.5, -1, 10**9, 10**30, "", "x", "0", [], {}, [[]]]
    return rng.choice(near + near + far)


def _spots(data: Any) -> Iterator[tuple[Any, Any]]:
    pairs: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield data, key
        yield from _spots(value)


def _scribble(data: JSON) -> None:
    """Spoil everything in the data that can be written to."""
    for box, key in list(_spots(data)):
        box[key] = None


# Small questions


def is_json(data: object) -> bool:
    """Whether a value comes back from JSON exactly as it went.

    >>> is_json([1, {"a": None}]), is_json((1, 2)), is_json({1: 2})
    (True, False, False)
    """
    match data:
        case None | bool() | int() | str():
            return True
        case float():
            return isfinite(data)
        case list():
            return all(map(is_json, data))
        case dict():
            return all(type(key) is str for key in data) and all(map(is_json, data.values()))
    return False


def _has_fraction(data: JSON) -> bool:
    return isinstance(data, float) or any(isinstance(box[key], float) for box, key in _spots(data))


def _ascending(numbers: object) -> bool:
    if type(numbers) is not tuple or any(type(number) is not int for number in numbers):
        return False
    return all(one < other for one, other in pairwise(numbers))


def _is_outcome(outcome: object) -> bool:
    return type(outcome) is tuple and all(type(number) is int for number in outcome)
