"""The contracts of a game, its positions, its moves and its chance, checked on bare states."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from math import prod
from random import Random
from typing import Any, NamedTuple

from kubok.kernel.chance import Fast
from kubok.kernel.game import (
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
from kubok.kernel.session import MakeGame
from kubok.kernel.testing.contracts import (
    FEW,
    HOSTILE,
    KEPT,
    MOST_ROLLS,
    SAMPLE,
    BrokenContract,
    Found,
    ascending,
    contract,
    damaged,
    has_fraction,
    is_json,
    is_outcome,
    need,
    scribble,
)

# The game itself


@contract("a game is plain and makes the same start every time")
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
class Secrets:
    """Whether events ever hid something, and whether `determinize` ever drew it anew."""

    hidden: bool = False
    varied: bool = False


@dataclass
class _Walk:
    game: Game
    rng: Random
    source: Fast
    secrets: Secrets
    older: list[tuple[State, str]] = field(default_factory=list)
    addresses: set[tuple[int, int, int]] = field(default_factory=set)
    large: int = 0  # large draws counted out so far

    @property
    def seats(self) -> range:
        return range(self.game.seats)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (None, *self.seats)


def check_walk(game: Game, rng: Random, secrets: Secrets, steps: int, every: int) -> None:
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
    need(ascending(owed), f"owed is {owed!r}")
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
        need(ascending(legal), f"legal({seat}) is {legal!r}")
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
    need(not has_fraction(data), "it holds a number with a decimal point")
    digest = state.digest()
    need(digest == digest_of(data), "digest is not digest_of(to_data())")
    scribble(data)
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
            check_reason(reason)
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
            check_reason(reason)
        _refusal(state, bad_seat, bad_action)
        need(state.digest() == digest, f"{what} was refused and has changed the state")


def _refusal(state: State, seat: int, action: int) -> Reason:
    try:
        state.apply(seat, action)
    except IllegalAction as refused:
        return refused.reason
    raise Found(f"apply({shown(seat)}, {shown(action)}) was accepted")


def check_reason(reason: Reason) -> None:
    need(isinstance(reason, Reason) and bool(reason.code), f"{reason!r} has no code")
    need(bool(str(reason).strip()), f"the reason '{reason.code}' has no sentence")
    need(is_json(dict(reason.numbers)), f"the numbers of the reason '{reason.code}' are not JSON")


@contract("a view is JSON and leaves the state as it was")
def check_views(walk: _Walk, state: State) -> None:
    digest = state.digest()
    for viewer in walk.viewers:
        view = state.view(viewer)
        need(is_json(view), f"the view of {viewer} is not JSON")
        scribble(view)
        need(state.digest() == digest, f"writing into the view of {viewer} has changed the state")


@contract("load gives back the state that to_data wrote, and keeps nothing of what it was given")
def check_load(walk: _Walk, state: State) -> None:
    data = json.loads(canonical(state.to_data()))
    loaded = walk.game.load(data)
    scribble(data)
    need(loaded.digest() == state.digest(), "the digest differs")
    need(_appearance(walk, loaded) == _appearance(walk, state), "it looks different")


@contract("load refuses damaged data with BadData, or takes it for exactly what it says")
def check_damaged_data(walk: _Walk, state: State) -> None:
    data = state.to_data()
    for _ in range(10):
        edited = damaged(data, walk.rng)
        text = canonical(edited)
        try:
            loaded = walk.game.load(edited)
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
def check_hidden_is_drawn_anew(secrets: Secrets) -> None:
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
    need(all(is_outcome(outcome) for outcome in chances), f"an outcome of {draw} is not a tuple of numbers")
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
            raise Found(f"resolve({bad_draw}, {outcome!r}) was accepted")


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
        need(event.to is None or (ascending(event.to) and set(event.to) <= set(walk.seats)), f"{event} is for nobody")
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
