"""The toys keep every contract of the kernel, and toys that are broken on purpose are caught at it.

The second half is the proof of the proof: `check_game` has to raise, and for the right reason, on each mutant.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from kubok.kernel import (
    JSON,
    BadData,
    Draw,
    Event,
    Fast,
    Game,
    IllegalAction,
    Outcome,
    Reason,
    Record,
    Result,
    Sealed,
    Session,
    testing,
)
from kubok.kernel import record as record_module
from kubok.kernel.session import Walk
from kubok.kernel.testing import check_game
from kubok.locale import WHOLE, Speech, speaking, text
from kubok.titles import Title, title_of
from kubok.toys import Goofspiel, Kuhn, Pig, goofspiel, kuhn, pig, small
from kubok.toys.goofspiel import GoofspielState
from kubok.toys.kuhn import KuhnState
from kubok.toys.pig import HOLD, ROLL, PigState
from kubok.toys.small import SmallGame, SmallState

SHORT = Pig(seats=2, goal=20)


# The contracts


@pytest.mark.parametrize(
    ("game", "games"),
    [
        (Kuhn(), 20),
        (Goofspiel(), 6),
        (Goofspiel(seats=4, cards=3), 6),
        (Goofspiel(seats=5, cards=13), 1),
        (Pig(), 2),
        (Pig(seats=5, goal=30), 2),
    ],
    ids=str,
)
def test_a_toy_keeps_every_contract_of_the_kernel(game: Game, games: int) -> None:
    check_game(game, games=games, make=title_of(game.name).make)


@pytest.mark.parametrize("module", [pig, kuhn, goofspiel])
def test_a_toy_has_at_most_60_lines(module: Any) -> None:
    assert len(Path(module.__file__).read_text().splitlines()) <= 60


@pytest.mark.parametrize("name", ["goofspiel", "kuhn", "pig"])
def test_a_toy_is_made_from_a_header_or_refused_with_a_sentence(name: str) -> None:
    make = title_of(name).make
    game = make(1, {}, None, 2)
    assert (game.name, game.rules, game.seats) == (name, 1, 2)
    with pytest.raises(BadData, match="newer than this program's 1; install a newer kubok"):
        make(2, {}, None, 2)
    with pytest.raises(BadData, match="no rules version 0"):
        make(0, {}, None, 2)
    with pytest.raises(BadData, match="no data of its own"):
        make(1, {}, {}, 2)
    with pytest.raises(BadData, match=f"the options of {name} are"):
        make(1, {"speed": 3}, None, 2)
    with pytest.raises(BadData, match="'seats' must be a whole number from 2"):
        make(1, {}, None, 99)


def test_an_option_outside_its_limits_is_refused() -> None:
    for goal in (0, 1001, True, 1.5, "100", None):
        with pytest.raises(BadData, match="'goal' must be a whole number from 1 to 1000"):
            title_of("pig").make(1, {"goal": goal}, None, 2)


# What they say


def title_and_game(name: str) -> tuple[Title, Game]:
    title = title_of(name)
    return title, title.new(3 if title.seats[1] > 2 else 2, {}, None)


def heard(title: Title, game: Game, events: list[Event], reader: int | None) -> list[JSON]:
    """What is told to a seat, or to a watcher."""
    seen = [game.redact(event, reader) for event in events]
    return list(title.tell(game, [event for event in seen if event is not None]))


def parts_of(name: str, seed: int) -> list[tuple[int | None, JSON]]:
    """All that is said and shown in a random game, each with its reader."""
    title, game = title_and_game(name)
    session, rng, said = Session(game, Fast(seed)), Random(seed), list[tuple[int | None, JSON]]()
    readers = (None, *range(game.seats))
    events = list(session.opening)
    while True:
        state = session.state
        for reader in readers:
            said += [(reader, part) for part in heard(title, game, events, reader)]
            sheet: Any = title.public(state) if reader is None or title.own is None else title.own(state, reader)
            rows = [*sheet["table"], *(row for rows in sheet["seats"] for row in rows)]
            said += [(reader, part) for row in rows for part in (row["label"], row["value"])]
        if state.result() is not None:
            return said
        seat = rng.choice(state.owed())
        said += [(seat, title.question(state, seat))]
        said += [(seat, title.action(state, seat, action)) for action in state.legal(seat)]
        wrong = [state.why_not(other, action) for other in range(game.seats) for action in range(len(game.actions))]
        said += [(seat, title.reason(reason)) for reason in wrong if reason is not None]
        events = session.act(seat, session.number(seat), rng.choice(state.legal(seat)))


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("name", ["goofspiel", "kuhn", "pig"])
def test_all_that_a_toy_says_and_shows_is_said_in_every_language(name: str, language: str) -> None:
    with speaking(language):
        for reader, part in parts_of(name, seed=4):
            assert Speech(("Ann", "Bob", "Cleo"), reader).words(part)
        for option in title_of(name).options(None):
            assert text(f"option-{name}-{option.name}")
        assert text(f"title-{name}")
        assert text(f"title-{name}-text")


def test_what_others_may_not_see_is_told_without_it() -> None:
    title, game = title_and_game("goofspiel")
    session = Session(game, Fast(1), names=("Ann", "Bob", "Cleo"))
    events = session.act(0, session.number(0), 2)
    words = [
        [Speech(session.names, reader).words(part) for part in heard(title, game, events, reader)] for reader in (0, 1)
    ]
    assert words == [["You bid 2"], ["Ann made a bid"]]


def test_what_is_revealed_is_told_seat_by_seat() -> None:
    title, game = title_and_game("goofspiel")
    session = Session(game, Fast(1), names=("Ann", "Bob", "Cleo"))
    events = [event for seat in range(3) for event in session.act(seat, session.number(seat), seat + 1)]
    revealed = [part for event, part in zip(events, title.tell(game, events), strict=True) if event.kind == "revealed"]
    assert [Speech(session.names, 1).words(part) for part in revealed] == ["The bids for 5: Ann 1, you 2, Cleo 3"]


def test_a_sheet_shows_a_seat_its_own_card_only() -> None:
    title, game = title_and_game("kuhn")
    state: Any = Session(game, Fast(3)).state
    assert title.own is not None
    shown: Any = [title.public(state), *(title.own(state, seat) for seat in range(2))]
    cards = [[Speech().words(rows[0]["value"]) for rows in sheet["seats"]] for sheet in shown]
    first, second = map(str, state.cards)
    assert cards == [["hidden", "hidden"], [first, "hidden"], ["hidden", second]]


# The rules of the toys


def rolls(state: SmallState[Any], *faces: int) -> list[Event]:
    """Let the turn's seat roll these faces."""
    events: list[Event] = []
    for face in faces:
        state.apply(state.owed()[0], ROLL)
        events = state.resolve(state.chance()[0], (face - 1,))
    return events


def test_in_pig_a_one_loses_the_pot_and_the_turn() -> None:
    state: Any = Pig().start()
    rolls(state, 6, 5)
    assert state.pot == 11
    assert [event.kind for event in rolls(state, 1)] == ["rolled", "lost"]
    assert (state.scores, state.pot, state.owed()) == ([0, 0], 0, (1,))


def test_in_pig_holding_keeps_the_pot_and_the_goal_wins() -> None:
    state: Any = Pig(goal=10).start()
    rolls(state, 4)
    state.apply(0, HOLD)
    rolls(state, 6, 6)
    assert state.result() is None
    assert state.apply(1, HOLD)[0].fields == {"won": 12, "score": 12}
    assert (state.scores, state.result()) == ([4, 12], Result((2, 1)))


def test_in_pig_every_roll_of_a_turn_has_its_own_address() -> None:
    state = Pig().start()
    seen = []
    for face in (2, 3, 1, 2, 1, 6):
        state.apply(state.owed()[0], ROLL)
        seen.append(state.chance()[0][:3])
        state.resolve(state.chance()[0], (face - 1,))
    assert seen == [(0, 1, 0), (0, 1, 1), (0, 1, 2), (1, 1, 0), (1, 1, 1), (0, 2, 0)]


@pytest.mark.parametrize(
    ("said", "cards", "places"),
    [
        ("pass pass", (1, 3), (2, 1)),
        ("pass pass", (3, 2), (1, 2)),
        ("bet bet", (2, 1), (1, 2)),
        ("bet pass", (1, 3), (1, 2)),
        ("pass bet pass", (3, 1), (2, 1)),
        ("pass bet bet", (3, 1), (1, 2)),
    ],
)
def test_in_kuhn_poker_cards_decide_unless_a_bet_is_not_met(said: str, cards: Outcome, places: Outcome) -> None:
    state = Kuhn().start()
    state.resolve(state.chance()[0], cards)
    for word in said.split():
        assert state.result() is None
        state.apply(state.owed()[0], Kuhn.actions.parse(word))
    assert state.result() == Result(places)


def test_in_kuhn_poker_a_seat_sees_its_own_card_until_cards_are_shown() -> None:
    state: Any = Kuhn().start()
    dealt = state.resolve(state.chance()[0], (3, 1))
    hidden = small.FACE_DOWN
    assert [state.view(viewer)["cards"] for viewer in (0, 1, None)] == [[3, hidden], [hidden, 1], [hidden, hidden]]
    assert [Kuhn().redact(event, 0) == event for event in dealt] == [True, False]
    assert {tuple(state.determinize(0, Random(n)).cards) for n in range(20)} == {(3, 1), (3, 2)}
    state.apply(0, Kuhn.actions.parse("bet"))
    folded = state.copy()
    folded.apply(1, Kuhn.actions.parse("pass"))
    assert folded.view(0)["cards"] == [3, hidden]
    state.apply(1, Kuhn.actions.parse("bet"))
    assert state.view(0)["cards"] == [3, 1]


def test_in_goofspiel_the_one_highest_bid_takes_the_prize_and_a_tie_takes_nothing() -> None:
    state: Any = Goofspiel(seats=3, cards=4).start()
    state.resolve(state.chance()[0], (3,))
    for seat, card in enumerate((2, 4, 3)):
        state.apply(seat, card)
    assert state.scores == [0, 4, 0]
    state.resolve(state.chance()[0], (2,))
    for seat, card in enumerate((4, 2, 4)):
        state.apply(seat, card)
    assert state.scores == [0, 4, 0]
    assert str(state.why_not(0, 4)) == "you are not asked for a decision now"


def test_in_goofspiel_a_bid_is_hidden_until_all_have_bid() -> None:
    state: Any = Goofspiel().start()
    state.resolve(state.chance()[0], (0,))
    (bid,) = state.apply(1, 5)
    assert Goofspiel().redact(bid, 0) == Event("bid", 1, "", {}, to=(1,))
    assert (state.view(1)["bids"], state.view(0)["bids"]) == ([0, 5], [0, small.FACE_DOWN])
    assert state.clock() == (1, 0)
    _, revealed = state.apply(0, 1)
    assert revealed.fields["bids"] == [1, 5]
    assert state.clock() == (2, 1)


def test_in_goofspiel_a_card_can_be_bid_once() -> None:
    state = Goofspiel().start()
    state.resolve(state.chance()[0], (0,))
    state.apply(0, 3)
    state.apply(1, 2)
    state.resolve(state.chance()[0], (0,))
    with pytest.raises(IllegalAction, match="you do not hold the card 3"):
        state.apply(0, 3)


# Mutants: each breaks one contract, and check_game names it

MUTANTS: dict[str, tuple[SmallGame, str]] = {}
T = TypeVar("T")


def mutant(like: SmallGame, contract: str) -> Callable[[type[T]], type[T]]:
    """Files a broken state or game under its name, with the words of the contract that it breaks."""

    def note(broken: type[T]) -> type[T]:
        kind: Any = broken
        if issubclass(broken, SmallState):
            kind = type(broken.__name__, (type(like),), {"state": broken})
        MUTANTS[broken.__name__] = (kind(**vars(like)), contract)
        return broken

    return note


# Copies and data


@mutant(SHORT, "copies are independent")
class CopySharesAList(PigState):
    def copy(self) -> Any:
        copy = super().copy()
        copy.scores = self.scores
        return copy


@mutant(SHORT, "a copy is equal")
class CopyForgetsThePot(PigState):
    def copy(self) -> Any:
        copy = super().copy()
        copy.pot = 0
        return copy


@mutant(SHORT, "shares nothing with the state")
class DataIsTheLiveList(PigState):
    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "scores": self.scores}


@mutant(SHORT, "to_data is JSON")
class DataHoldsATuple(PigState):
    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "scores": tuple(self.scores)}


@mutant(SHORT, "with a decimal point")
class DataHoldsAFraction(PigState):
    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "pot": float(self.pot)}


@mutant(SHORT, "digest is its SHA-256")
class DigestIsPythonsHash(PigState):
    def digest(self) -> str:
        return str(hash(str(self.to_data())))


@mutant(SHORT, "a loaded state plays on")
class SomethingIsOutsideTheData(PigState):
    __slots__ = ("luck",)

    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        self.luck = getattr(self, "luck", 0) + 1
        self.pot += self.luck
        return super().fall(draw, outcome)

    def copy(self) -> Any:
        copy = super().copy()
        copy.luck = getattr(self, "luck", 0)
        return copy


@mutant(SHORT, "plays on exactly")
class RulesRollTheirOwnDice(PigState):
    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        self.pot += random.randrange(1000)
        return super().fall(draw, outcome)


# Turns, legal actions, reasons


@mutant(SHORT, "nobody owes a decision")
class NobodyIsAsked(PigState):
    def owed(self) -> tuple[int, ...]:
        return () if self.turn else super().owed()


@mutant(SHORT, "the game is over, and something is still owed")
class PlayGoesOnAfterTheEnd(PigState):
    def owed(self) -> tuple[int, ...]:
        return () if self.rolling else (self.turn,)


@mutant(SHORT, "owes a decision at once")
class AskedWhileTheDieIsInTheAir(PigState):
    def owed(self) -> tuple[int, ...]:
        return () if self.result() else (self.turn,)


@mutant(Goofspiel(), "owed names the seats")
class OwedDescends(GoofspielState):
    def owed(self) -> tuple[int, ...]:
        return super().owed()[::-1]


@mutant(SHORT, "holds wait")
class WaitIsLegal(PigState):
    def legal(self, seat: int) -> tuple[int, ...]:
        return (0, *super().legal(seat)) if seat in self.owed() else ()


@mutant(SHORT, "legal gives action ids, ascending")
class LegalDescends(PigState):
    def legal(self, seat: int) -> tuple[int, ...]:
        return super().legal(seat)[::-1]


@mutant(SHORT, "none for another")
class EverybodyMayAct(PigState):
    def legal(self, seat: int) -> tuple[int, ...]:
        return (ROLL, HOLD) if self.owed() else ()


@mutant(SHORT, "why_not is None for the legal actions alone")
class AnActionIsLegalButNotListed(PigState):
    def legal(self, seat: int) -> tuple[int, ...]:
        return super().legal(seat)[:1]


@mutant(SHORT, "has changed the state")
class RefusedWithAnEffect(PigState):
    def apply(self, seat: int, action: int) -> list[Event]:
        if seat in (0, 1) and action == 0:
            self.pot += 1
        return super().apply(seat, action)


@mutant(SHORT, "ValueError was raised")
class RefusedWithAnotherError(PigState):
    def apply(self, seat: int, action: int) -> list[Event]:
        if self.why_not(seat, action):
            raise ValueError("no")
        return super().apply(seat, action)


@mutant(SHORT, "gives another reason than why_not")
class RefusedForAnotherReason(PigState):
    def apply(self, seat: int, action: int) -> list[Event]:
        if self.why_not(seat, action):
            raise IllegalAction(Reason("no", "", "no"))
        return super().apply(seat, action)


@mutant(SHORT, "has no sentence")
class ReasonWithoutASentence(PigState):
    def why_not(self, seat: int, action: int) -> Reason | None:
        reason = super().why_not(seat, action)
        return reason and reason._replace(text="")


@mutant(SHORT, "KeyError was raised")
class ReasonWithoutItsNumbers(PigState):
    def why_not(self, seat: int, action: int) -> Reason | None:
        reason = super().why_not(seat, action)
        return reason and reason._replace(numbers={})


@mutant(SHORT, "senseless seat or action")
class TrueIsASeat(PigState):
    def why_not(self, seat: int, action: int) -> Reason | None:
        return super().why_not(int(seat) if isinstance(seat, bool) else seat, action)


@mutant(SHORT, "senseless seat or action")
class OneAndAHalfIsAnAction(PigState):
    def why_not(self, seat: int, action: int) -> Reason | None:
        return super().why_not(seat, int(action) if isinstance(action, float) else action)


@mutant(SHORT, "senseless seat or action")
class NonsenseRaisesWhateverItRaises(PigState):
    def why_not(self, seat: int, action: int) -> Reason | None:
        return super().why_not(seat, action) if 0 <= seat < 2 else small.NOT_ASKED._replace(numbers={"seat": seat})


@mutant(SHORT, "the mover's decision number")
class NumbersRiseForEverybody(PigState):
    def apply(self, seat: int, action: int) -> list[Event]:
        events = super().apply(seat, action)
        self.decisions[1 - seat] += 1
        return events


@mutant(SHORT, "the mover's decision number")
class NumbersRiseWithDice(PigState):
    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        self.decisions[draw.seat] += 1
        return super().fall(draw, outcome)


@mutant(SHORT, "the clock never goes back")
class TheClockGoesBack(PigState):
    def clock(self) -> tuple[int, int]:
        return self.round, self.round % 2


@mutant(SHORT, "gives every seat a place")
class OnlyTheWinnerHasAPlace(PigState):
    def result(self) -> Result | None:
        return Result((1,)) if super().result() else None


@mutant(SHORT, "the best is 1")
class NobodyIsFirst(PigState):
    def result(self) -> Result | None:
        return Result((2, 2)) if super().result() else None


@mutant(SHORT, "every game ends")
class NobodyEverWins(PigState):
    def result(self) -> Result | None:
        return None


# Chance


@mutant(SHORT, "the probabilities of")
class ProbabilitiesDoNotSumToOne(PigState):
    def outcomes(self, draw: Draw) -> Iterable[tuple[Outcome, Fraction]]:
        return [((face,), Fraction(1, 7)) for face in range(6)]


@mutant(SHORT, "fold to other probabilities")
class AFaceIsMoreLikelyThanItFalls(PigState):
    def outcomes(self, draw: Draw) -> Iterable[tuple[Outcome, Fraction]]:
        return [((face,), Fraction(1 + (face == 5) - (face == 0) * Fraction(1, 2), 13) * 2) for face in range(6)]


@mutant(SHORT, "fold to other probabilities")
class AFaceIsNotListed(PigState):
    def outcomes(self, draw: Draw) -> Iterable[tuple[Outcome, Fraction]]:
        return [((face,), Fraction(1, 5)) for face in range(5)]


@mutant(SHORT, "outcomes are exact")
class ProbabilitiesAreFloats(PigState):
    def outcomes(self, draw: Draw) -> Iterable[tuple[Outcome, Any]]:
        return [((face,), 1 / 6) for face in range(6)]


@mutant(Kuhn(), "fold to other probabilities")
class TheDealIsNotFair(KuhnState):
    def fold(self, draw: Draw, values: tuple[int, ...]) -> Outcome:
        return super().fold(draw, values) if values != (2, 1) else (1, 2)

    def outcomes(self, draw: Draw) -> Iterable[tuple[Outcome, Fraction]]:
        return [((a, b), Fraction(1, 6)) for a in (1, 2, 3) for b in (1, 2, 3) if a != b]


@mutant(SHORT, "was drawn from before")
class AnAddressIsUsedTwice(PigState):
    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        events = super().fall(draw, outcome)
        self.rolls = 0
        return events


@mutant(SHORT, "two draws for one seat")
class TwoDrawsForOneSeat(PigState):
    def chance(self) -> tuple[Draw, ...]:
        return tuple(draw._replace(roll=draw.roll + more) for draw in super().chance() for more in (0, 1))


@mutant(SHORT, "with sides from 1 to 256")
class ADieWithTooManySides(PigState):
    def chance(self) -> tuple[Draw, ...]:
        return tuple(draw._replace(sides=(300,)) for draw in super().chance())


@mutant(SHORT, "still to be drawn")
class TheDieStaysInTheAir(PigState):
    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        events = super().fall(draw, outcome)
        self.rolling, self.rolls = 1, draw.roll
        return events


@mutant(SHORT, "was accepted")
class AnyOutcomeIsGood(PigState):
    def resolve(self, draw: Draw, outcome: Outcome) -> list[Event]:
        return self.fall(draw, outcome if outcome == (3,) else (2,)) if draw in self.chance() else []


@mutant(SHORT, "was accepted")
class AnyDrawIsGood(PigState):
    def resolve(self, draw: Draw, outcome: Outcome) -> list[Event]:
        return super().resolve(self.chance()[0], outcome)


@mutant(SHORT, "was refused and has changed the state")
class ABadOutcomeHasAnEffect(PigState):
    def resolve(self, draw: Draw, outcome: Outcome) -> list[Event]:
        self.rolling = 0 if outcome == (-1,) else self.rolling
        return super().resolve(draw, outcome)


@mutant(SHORT, "resolve refuses an outcome")
class ABadOutcomeRaisesWhateverItRaises(PigState):
    def resolve(self, draw: Draw, outcome: Outcome) -> list[Event]:
        return super().resolve(draw, (outcome[0] % 6,) if outcome[0] < 0 else outcome)


# Events and what is hidden


@mutant(SHORT, "still gives events")
class EventsCannotBeSwitchedOff(PigState):
    def collect(self, on: bool) -> Any:
        return self


@mutant(SHORT, "collect(False) silences events and changes nothing else")
class SilenceChangesTheRules(PigState):
    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        events = super().fall(draw, outcome)
        self.pot += not self.events_on
        return events


@mutant(SHORT, "is no list of events")
class EventsAreATuple(PigState):
    def play(self, seat: int, action: int) -> Any:
        return tuple(super().play(seat, action))


@mutant(SHORT, "are not JSON")
class AnEventIsNotJson(PigState):
    def end_turn(self, how: str, won: int) -> Event:
        return super().end_turn(how, won)._replace(fields={"scores": (1, 2)})  # type: ignore[dict-item]


@mutant(Goofspiel(), "is given all of")
class EverythingIsToldToEverybody(Goofspiel):
    def redact(self, event: Event, seat: int | None) -> Event | None:
        return event


@mutant(Kuhn(), "an event tells nobody what their view hides")
class CardsAreDealtFaceUp(KuhnState):
    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        return [event._replace(to=None) for event in super().fall(draw, outcome)]


@mutant(Goofspiel(), "only by an event that says so")
class ARevealThatDoesNotSaySo(GoofspielState):
    def reveal(self, bids: list[int], prize: int) -> Event:
        return super().reveal(bids, prize)._replace(shows=False)


@mutant(Kuhn(), "the view of seat")
class TheViewShowsTheOthersCard(KuhnState):
    def view(self, seat: int | None) -> JSON:
        return self.to_data()


@mutant(Goofspiel(), "the view of seat")
class TheViewShowsTheOthersBid(GoofspielState):
    def view(self, seat: int | None) -> JSON:
        return self.to_data()


@mutant(SHORT, "writing into the view")
class TheViewIsTheLiveList(PigState):
    def view(self, seat: int | None) -> JSON:
        return {**self.to_data(), "scores": self.scores}


@mutant(Kuhn(), "a bot must not see it")
class BotsSeeTheTrueCards(KuhnState):
    def determinize(self, seat: int, rng: Random) -> Any:
        return self.copy()


@mutant(Kuhn(), "were told apart")
class BotsSeeTheTrueCardsMostly(KuhnState):
    def determinize(self, seat: int, rng: Random) -> Any:
        return self.copy() if rng.random() < 0.7 else super().determinize(seat, rng)


@mutant(SHORT, "gave the state itself")
class BotsGetTheTrueState(PigState):
    def determinize(self, seat: int, rng: Random) -> Any:
        return self


@mutant(SHORT, "the view of seat")
class BotsGetAnotherPosition(PigState):
    def determinize(self, seat: int, rng: Random) -> Any:
        state = self.copy()
        state.pot += 1
        return state


@mutant(SHORT, "it leads to")
class BotsCanFindTheTrueState(PigState):
    __slots__ = ("origin",)

    def determinize(self, seat: int, rng: Random) -> Any:
        state: Any = self.copy()
        state.origin = [self]
        return state


# Arrival order


@mutant(Goofspiel(), "arrival order")
class TheFirstBidWinsAPoint(GoofspielState):
    def play(self, seat: int, action: int) -> list[Event]:
        self.scores[seat] += not any(self.bids)
        return super().play(seat, action)


@mutant(Goofspiel(), "arrival order")
@dataclass
class TheLastBidShiftsTheDice(GoofspielState):
    last: int = 0

    def play(self, seat: int, action: int) -> list[Event]:
        self.last = seat
        return super().play(seat, action)

    def chance(self) -> tuple[Draw, ...]:
        return tuple(draw._replace(roll=self.last) for draw in super().chance())

    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        self.last = 0
        return super().fall(draw, outcome)


# Loading and making


@mutant(SHORT, "load gives back the state")
class LoadForgetsThePot(Pig):
    def load(self, data: JSON) -> Any:
        state: Any = super().load(data)
        state.pot = 0
        return state


@mutant(SHORT, "keeps nothing of what it was given")
class LoadKeepsTheList(Pig):
    def load(self, data: Any) -> Any:
        state: Any = super().load(data)
        state.scores = data["scores"]
        return state


@mutant(SHORT, "load refuses damaged data")
class LoadChecksNothing(Pig):
    def load(self, data: Any) -> Any:
        state: Any = self.start()
        for name in state.to_data():
            setattr(state, name, data[name][:] if isinstance(data[name], list) else data[name])
        return state


@mutant(SHORT, "was loaded as something else")
class LoadMakesTheBestOfIt(Pig):
    def load(self, data: Any) -> Any:
        try:
            return super().load(data)
        except BadData:
            return self.start()


@mutant(SHORT, "was accepted")
class NewerRulesAreAccepted(Pig):
    @classmethod
    def make(cls, rules: int, options: Mapping[str, JSON], data: JSON, seats: int) -> Any:
        return super().make(1, options, data, seats)


@mutant(SHORT, "options or data differ")
class MakingForgetsTheOptions(Pig):
    @classmethod
    def make(cls, rules: int, options: Mapping[str, JSON], data: JSON, seats: int) -> Any:
        return super().make(rules, {}, data, seats)


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_game_is_caught(name: str) -> None:
    game, contract = MUTANTS[name]
    with pytest.raises(AssertionError) as caught:
        check_game(game, games=10, steps=400, make=type(game).make)
    assert contract in str(caught.value)


# Broken sessions: the same proof for the kernel's own half

act, undo, begin, walk = Session.act, Session.undo, Session._begin, Walk.__init__


def act_whatever_the_number(self: Session, seat: int, number: int, *actions: int) -> list[Event]:
    return act(self, seat, self.number(seat) if seat in (0, 1) else 0, *actions)


def act_one_by_one(self: Session, seat: int, number: int, *actions: int) -> list[Event]:
    events = act(self, seat, number, *actions[:1])
    for action in actions[1:]:
        events += act(self, seat, self.number(seat), action)
    return events


def act_and_forget_the_dice(self: Session, seat: int, number: int, *actions: int) -> list[Event]:
    events = act(self, seat, number, *actions)
    at = max(n for n, line in enumerate(self.record.lines) if isinstance(line, record_module.Entry))
    line: Any = self.record.lines[at]
    self.record.lines[at] = line._replace(drawn=())
    return events


def undo_and_ask_again(self: Session, seat: int) -> None:
    undo(self, seat)
    self._shift[seat] -= 2


def undo_without_a_trace(self: Session, seat: int) -> None:
    undo(self, seat)
    self.record.lines.pop()
    self._entries -= 1


def begin_and_tell(self: Session) -> None:
    begin(self)
    if isinstance(self._source, Sealed):
        self.record.options["help"] = self._source.secret.hex()


def walk_without_undo(self: Walk, record: Record, make: Any) -> None:
    walk(self, record, make)
    self._entries = (entry for entry in self._entries if entry.undo is None)


def undo_nothing(self: Session, seat: int) -> Reason:
    return Reason("no", "", "no")


def accept_anything(record: Record, make: Any) -> int:
    return sum(len(drawn.draw.sides) for entry in record.entries for drawn in entry.drawn)


SESSIONS: dict[str, tuple[Any, str, Any, str]] = {
    "stale numbers are accepted": (Session, "act", act_whatever_the_number, "stale number is refused"),
    "batches are taken in part": (Session, "act", act_one_by_one, "whole or not at all"),
    "dice are not recorded": (Session, "act", act_and_forget_the_dice, "its draws are recorded as they fell"),
    "numbers come back": (Session, "undo", undo_and_ask_again, "no number comes back"),
    "an undo leaves no trace": (Session, "undo", undo_without_a_trace, "does not stand in the record"),
    "nothing can be undone": (Session, "_weigh_undo", undo_nothing, "weighed wrongly"),
    "anything can be undone": (Session, "can_undo", lambda self, seat: None, "weighed wrongly"),
    "the secret is told": (Session, "_begin", begin_and_tell, "secret and key appear in no"),
    "undo is not replayed": (Walk, "__init__", walk_without_undo, "a record replays"),
    "bots get the true state": (Session, "for_bot", lambda self, seat, rng: self.state, "a bot's state is its own"),
    "verify accepts anything": (testing.sessions, "verify", accept_anything, "refuses a changed die"),
    "reading trusts the file": (record_module, "_need", lambda data, key, kind: data[key], "a damaged record"),
}


@pytest.mark.parametrize("name", SESSIONS)
def test_a_broken_session_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, attribute, broken, contract = SESSIONS[name]
    monkeypatch.setattr(owner, attribute, broken)
    with pytest.raises(AssertionError) as caught:
        check_game(SHORT, games=10, make=Pig.make)
    assert contract in str(caught.value)


def test_a_bug_outside_the_game_is_not_hidden_by_the_note_of_where_it_was_found() -> None:
    game, _ = MUTANTS["CopySharesAList"]
    with pytest.raises(AssertionError) as caught:
        check_game(game, seed=7)
    assert any("of seed 7" in note for note in caught.value.__notes__)


def test_check_game_plays_the_same_games_for_the_same_seed() -> None:
    class Counting(Fast):
        seeds: list[int] = []  # noqa: RUF012

        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            self.seeds.append(seed)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(testing.states, "Fast", Counting)
        check_game(Kuhn(), games=3, seed=5)
        check_game(Kuhn(), games=3, seed=5)
        check_game(Kuhn(), games=3, seed=6)
    assert Counting.seeds[:3] == Counting.seeds[3:6] != Counting.seeds[6:]
