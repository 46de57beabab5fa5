"""Kuhn poker: three cards, one each, one bet at most. The smallest game of hidden cards."""

from dataclasses import dataclass, field

from kubok.kernel import TABLE, Action, ActionTable, Draw, Event, Outcome, Result
from kubok.toys.small import AS_WORDS, FOR_RULES, SmallGame, SmallState, places

TURN = {0: 0, 1: 1, 2: 1, 12: 0}  # who speaks next, by what was said: 1 is pass, 2 is bet, 12 is pass and bet
FOLDED = {21: (1, 2), 121: (2, 1)}  # a bet that was not met: who made it wins unseen


@dataclass
class KuhnState(SmallState["Kuhn"]):
    cards: list[int] = field(default_factory=list)  # 1 to 3; 0 before the deal
    said: int = 0
    most = (("cards", 3), ("said", 122))
    reads = (("round", FOR_RULES), ("said", AS_WORDS))
    secret = "cards"

    def owed(self) -> tuple[int, ...]:
        return (TURN[self.said],) if all(self.cards) and self.said in TURN else ()

    def play(self, seat: int, action: int) -> list[Event]:
        self.said = 10 * self.said + action
        said = Event(self.game.actions[action].name, seat, "", {})
        return [said, Event("shown", TABLE, "", {"cards": [*self.cards]}, shows=True)] if self.shown() else [said]

    def shown(self) -> bool:
        return self.said not in TURN and self.said not in FOLDED

    def chance(self) -> tuple[Draw, ...]:
        return () if all(self.cards) else (Draw(TABLE, self.round, 0, sides=(3, 2)),)

    def fold(self, draw: Draw, values: tuple[int, ...]) -> Outcome:
        deck = [1, 2, 3]
        return tuple(deck.pop(value) for value in values)

    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        self.cards = list(outcome)
        return [Event("dealt", seat, "", {"card": self.cards[seat]}, to=(seat,), shows=True) for seat in (0, 1)]

    def could_be(self, seat: int | None, other: int) -> list[int]:
        if self.shown():
            return [self.cards[other]]
        return [card for card in (1, 2, 3) if seat is None or card != self.cards[seat]]

    def result(self) -> Result | None:
        return None if self.said in TURN else Result(FOLDED.get(self.said) or places(self.cards))


@dataclass(frozen=True)
class Kuhn(SmallGame):
    name = "kuhn"
    actions = ActionTable([Action("wait"), Action("pass"), Action("bet")])
    limits = (("seats", 2, 2),)
    state = KuhnState
