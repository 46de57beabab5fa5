"""Hidden is hidden, proved on the wire: what a seat gets is the same whatever the cards are that it has not seen.

A position is drawn anew by `determinize`. What then lies where is a change of names: with these names the game is
played once more, the same deeds and draws with other cards. Byte for byte the seat is told the same; so is a watcher.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from kubok.bots.venture import BOTS
from kubok.kernel import Draw, Event, Fast, Outcome, Session, State
from kubok.kernel.record import Drawn
from kubok.table import replaying
from kubok.table.protocol import encode
from kubok.table.room import LINK, Chair, Change, No, Room, Terms
from kubok.titles import title_of
from kubok.venture import Venture, Village
from kubok.venture.actions import INVEST, PLAY, TABLE, WAY
from kubok.venture.pieces import HEAPS, MOST_CARDS, SEATS, cards_of, heap
from kubok.venture.village import CARDS_ROUND

TITLE = title_of("venture")
PEOPLE = ("ann", "bob")
WISHES: Mapping[str, dict[str, Any]] = {
    "spring": {"board": "spring"},
    "autumn": {"board": "autumn", "theme": "news"},
    "wilder": {"board": "autumn", "wilder": True, "no_memory": True},
}

Names = Mapping[int, int]
"""By card the one that lies in its place; a card that is not here lies where it lay."""
AS_IT_IS: Names = {}


# One game, and others that look the same


class Deed(NamedTuple):
    """An action of a seat, or None where it took one back, and what was drawn then."""

    seat: int
    action: int | None
    drawn: tuple[Drawn, ...]

    def renamed(self, names: Names) -> Deed:
        return Deed(self.seat, None if self.action is None else renamed(self.action, names), falls(self.drawn, names))


def renamed(action: int, names: Names) -> int:
    card = (action - PLAY) % MOST_CARDS
    return action if action < PLAY else action - card + names.get(card, card)


def falls(drawn: Sequence[Drawn], names: Names) -> tuple[Drawn, ...]:
    """Draws, without the values that a source makes them of: these nobody is sent."""
    return tuple(
        Drawn(draw, None, (names.get(outcome[0], outcome[0]),) if draw.round == CARDS_ROUND else outcome)
        for draw, _, outcome in drawn
    )


class Game(NamedTuple):
    """A whole game: what was drawn before the first decision, then every deed, and the position before each."""

    wish: str
    opening: tuple[Drawn, ...]
    deeds: list[Deed]
    before: list[Village]
    taken_back: list[int]
    """By deed a heap: the cards that deeds taken back have shown to all. They are seen, though nothing tells of it."""


def new(wish: str) -> Any:
    return _GAMES.setdefault(wish, TITLE.new(2, WISHES[wish], None))


_GAMES: dict[str, Any] = {}


@cache
def played(wish: str, seed: int) -> Game:
    """Half of it as steady would, half at random, so that much is done; now and then somebody takes an action back."""
    session, rng, steady = Session(new(wish), Fast(seed)), Random(seed), BOTS.make("steady", seed)
    assert session.latest is not None
    game = Game(wish, falls(session.latest.drawn, AS_IT_IS), [], [], [0])
    shown: dict[int | None, int] = {}
    while session.state.result() is None:
        state: Any = session.state
        seat = rng.choice(state.owed())
        game.before.append(state)
        if rng.random() < 0.1 and session.can_undo(seat) is None:
            session.undo(seat)
            game.deeds.append(Deed(seat, None, ()))
            game.taken_back.append(game.taken_back[-1] | shown[session.latest.undo])
            continue
        thinks = rng.random() < 0.5
        action = steady.choose(state.determinize(seat, rng), seat) if thinks else rng.choice(state.legal(seat))
        events = session.act(seat, session.number(seat), action)
        game.taken_back.append(game.taken_back[-1])
        shown[session.latest.number] = heap(named_in(state.game, events))
        game.deeds.append(Deed(seat, action, falls(session.latest.drawn, AS_IT_IS)))
    return game


def named_in(game: Venture, events: Sequence[Event]) -> set[int]:
    """The cards that everybody hears of."""
    heard = [value for one in events if (event := game.redact(one, None)) for value in event.fields.values()]
    told = [name for value in heard for name in (value if isinstance(value, list) else [value])]
    return {game.index[name] for name in told if isinstance(name, str) and name in game.index}


def names_between(one: Village, other: Village, viewer: int) -> Names | None:
    """The change of names that makes the one position the other; None where what the viewer knows goes with the cards,
    so that no change of names alone does it.
    """
    mine, its = one.seats[1 - viewer], other.seats[1 - viewer]
    names = dict(zip(mine.picked, its.picked, strict=True))
    names |= {a: b for (a, _), (b, _) in zip(one.top, other.top, strict=True)}
    heaps = [(mine.hand, its.hand), (mine.hidden, its.hidden), (one.deck, other.deck)]
    heaps += [(a, b) for (_, a), (_, b) in zip(one.looks, other.looks, strict=True)]
    for here, there in heaps:
        here, there = here & ~heap(names), there & ~heap(names.values())
        names |= {card: card for card in cards_of(here & there)}
        names |= dict(zip(cards_of(here & ~there), cards_of(there & ~here), strict=True))
    return names if with_names(one, names).digest() == other.digest() else None


def with_names(state: Village, names: Names) -> Village:
    def cards(bits: int) -> int:
        return heap(names.get(card, card) for card in cards_of(bits))

    twin = state.copy()
    twin.deck, twin.legal_now = cards(state.deck), None
    twin.top = tuple((names.get(card, card), knowers) for card, knowers in state.top)
    twin.looks = tuple((seat, cards(seen)) for seat, seen in state.looks)
    for me in twin.seats:
        for kind in HEAPS:
            setattr(me, kind, cards(getattr(me, kind)))
        me.picked = tuple(names.get(card, card) for card in me.picked)
    return twin


def drawn_anew(state: Village, viewer: int, rng: Random, seen: int = 0) -> Names | None:
    """Another position that looks the same to the viewer, as a change of names; `seen` cards keep theirs."""
    state = state.copy()
    state.seats[1 - viewer].known |= state.seats[1 - viewer].hand & seen
    tries = (names_between(state, state.determinize(viewer, rng), viewer) for _ in range(20))
    return next((names for names in tries if names is not None and not seen & heap(moved(names))), None)


def moved(names: Names) -> list[int]:
    return [card for card, its in names.items() if card != its]


# A table, and all that somebody there can be sent


class Draws:
    """Draws that were told beforehand."""

    def __init__(self, drawn: Sequence[Drawn]) -> None:
        self.next = list(drawn)

    def draw(self, state: State, draw: Draw) -> tuple[tuple[int, ...] | None, Outcome]:
        assert self.next[0].draw == draw
        return None, self.next.pop(0).outcome


class Table:
    """A room where a game is played under other names, with fixed ids and without a clock."""

    def __init__(self, game: Game, names: Names) -> None:
        self.names, self.draws = names, Draws(falls(game.opening, names))
        self.session = Session(new(game.wish), self.draws)
        self.lines = list(self.session.record.to_lines())
        chairs = [Chair(LINK, name=name, holder=name) for name in PEOPLE]
        self.room = Room("t", self.session, chairs, Terms("ann"), epoch="e")

    def stands(self, state: Village) -> None:
        """Go on from that position, and nothing before it can be taken back."""
        self.session.state = with_names(state, self.names)
        self.session._set_anchor()
        self.room._barriers, self.room._known_at, self.room._sent_parts = -1, -1, {}

    def does(self, deed: Deed) -> Change:
        seat, action, drawn = deed.renamed(self.names)
        self.draws.next = list(drawn)
        number, key = self.session.number(seat), f"key-{self.room.entry:05}"
        if action is None:
            change = self.room.undo(PEOPLE[seat], seat, key, number)
        else:
            change = self.room.act(PEOPLE[seat], seat, key, number, [action])
        self.lines += [row.line for row in change.rows]
        return change

    def welcomes(self, viewer: int | None) -> bytes:
        public, parts = self.room.whole(() if viewer is None else (viewer,))
        return encode([self.room.info, public, parts])

    def answers(self, viewer: int, rng: Random) -> Iterator[bytes]:
        """Refusals and answers: why something cannot be done, what could not be taken back, all that can be asked."""
        room, who, number = self.room, PEOPLE[viewer], self.session.number(viewer)
        legal = self.session.state.legal(viewer)
        tried = [*rng.sample(range(len(TABLE)), 12), WAY, INVEST, PLAY, rng.randrange(PLAY, PLAY + 100)]
        for action in tried:
            yield self.said(lambda: room.ask(who, viewer, "why", TABLE[action].structured()))  # noqa: B023
            if action not in legal:
                yield self.said(lambda: room.act(who, viewer, f"try-{action:05}", number, [action]))  # noqa: B023
        for action in rng.sample(legal, min(4, len(legal))):
            yield self.said(lambda: room.ask(who, viewer, "final", None, [action]))  # noqa: B023
            for what in TITLE.asks:
                asked = TABLE[action].structured()
                yield self.said(lambda: room.ask(who, viewer, what, asked))  # noqa: B023
        for what in TITLE.asks:
            yield self.said(lambda: room.ask(who, viewer, what))  # noqa: B023
        yield self.said(lambda: room.act(who, viewer, "stale", number + 1, legal[:1]))
        yield self.said(lambda: room.act(who, 1 - viewer, "other", number, [0]))
        yield self.said(lambda: room.act("", viewer, "nobody", number, [0]))

    def said(self, do: Any) -> bytes:
        try:
            return encode(do())
        except No as no:
            return encode([TITLE.why(no.reason), no.number])

    def resumes(self, viewer: int | None, since: int) -> list[bytes]:
        missed = self.room.updates.since("e", since)
        assert missed is not None
        return [sent.for_seats(() if viewer is None else (viewer,)) for sent in missed]

    def tells(self, viewer: int | None) -> Iterator[bytes]:
        """The log, and the replay with a picture of every moment."""
        text = "".join(line + "\n" for line in self.lines)
        for start in range(0, self.room.entry + 1, replaying.MOST_STEPS):
            yield replaying.steps(text, viewer, start, replaying.MOST_STEPS, views=True, over=False)
        yield replaying.steps(text, viewer, 0, 20, views=False, over=False)


def update(change: Change, viewer: int | None) -> bytes:
    assert change.sent is not None
    return change.sent.for_seats(() if viewer is None else (viewer,))


# The proofs

SEEDS = range(3, 13) if os.environ.get("KUBOK_SOAK") else (3,)


@pytest.mark.rule("V-10.22")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("wish", WISHES)
def test_every_message_is_the_same_whatever_its_reader_has_not_seen(wish: str, seed: int) -> None:
    """Message by message, each with a position of its own drawn anew: greeting, update, answers and refusals."""
    game, rng = played(wish, seed), Random(seed)
    here, there = Table(game, AS_IT_IS), Table(game, AS_IT_IS)
    compared = changed = 0
    for at, deed in enumerate(game.deeds[:-1]):
        if deed.action is None:
            continue
        for viewer in range(SEATS):
            names = drawn_anew(game.before[at + 1], viewer, rng)
            if names is None:
                continue
            there.names = names
            for table in (here, there):
                table.stands(game.before[at])
            assert here.welcomes(viewer) == there.welcomes(viewer)
            luck = rng.random()
            asked = [list(table.answers(viewer, Random(luck))) for table in (here, there)]
            assert asked[0] == asked[1]
            one, other = here.does(deed), there.does(deed)
            for reader in (viewer, None):
                assert update(one, reader) == update(other, reader)
                assert here.welcomes(reader) == there.welcomes(reader)
            compared += 1
            changed += bool(moved(names))
    assert compared > 1.8 * sum(deed.action is not None for deed in game.deeds)
    assert changed > 0.8 * compared


@pytest.mark.rule("V-10.22")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("wish", WISHES)
def test_a_whole_game_is_told_the_same_whatever_its_reader_has_not_seen(wish: str, seed: int) -> None:
    """From the first message on, with all that was taken back, what is sent after a cut, the log and the replay."""
    game, rng, changed = played(wish, seed), Random(seed), 0
    for part in range(1, 4):
        at, viewer = rng.randrange(len(game.deeds) * part // 4, len(game.deeds) * (part + 1) // 4), rng.randrange(SEATS)
        names = drawn_anew(game.before[at], viewer, rng, game.taken_back[at])
        if names is None:
            continue
        one, other = Table(game, AS_IT_IS), Table(game, names)
        for reader in (viewer, None):
            assert one.welcomes(reader) == other.welcomes(reader)
        for deed in islice(game.deeds, at):
            sent = one.does(deed), other.does(deed)
            for reader in (viewer, None):
                assert update(sent[0], reader) == update(sent[1], reader)
        for reader in (viewer, None):
            assert one.resumes(reader, at - 12) == other.resumes(reader, at - 12)
            assert list(one.tells(reader)) == list(other.tells(reader))
        changed += one.lines != other.lines
    assert changed >= 2
