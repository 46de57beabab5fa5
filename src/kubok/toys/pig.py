"""Pig: roll as often as you dare, then hold. A 1 loses the pot and the turn; the first to hold the goal wins."""

from dataclasses import dataclass, field

from kubok.kernel import Action, ActionTable, Draw, Event, Outcome, Result
from kubok.toys.small import AS_SEAT, FOR_RULES, LAST_SEAT, SmallGame, SmallState, places

ROLL, HOLD = 1, 2


@dataclass
class PigState(SmallState["Pig"]):
    scores: list[int] = field(default_factory=list)
    turn: int = 0  # the seat whose turn it is
    pot: int = 0  # won in this turn, not yet safe
    rolls: int = 0  # made in this turn: they number the dice
    rolling: int = 0  # 1 while the die is in the air
    most = (("turn", LAST_SEAT), ("rolling", 1))
    reads = (("turn", AS_SEAT), ("rolls", FOR_RULES), ("rolling", FOR_RULES))

    def owed(self) -> tuple[int, ...]:
        return () if self.rolling or self.result() else (self.turn,)

    def play(self, seat: int, action: int) -> list[Event]:
        if action == ROLL:
            self.rolling = 1
            return []
        return [self.end_turn("held", self.pot)]

    def chance(self) -> tuple[Draw, ...]:
        return (Draw(self.turn, self.round, self.rolls, sides=(6,)),) if self.rolling else ()

    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        face = outcome[0] + 1
        self.pot, self.rolls, self.rolling = self.pot + face, self.rolls + 1, 0
        rolled = Event("rolled", self.turn, "", {"face": face})
        return [rolled] if face > 1 else [rolled, self.end_turn("lost", 0)]

    def end_turn(self, how: str, won: int) -> Event:
        seat = self.turn
        self.scores[seat] += won
        self.turn, self.pot, self.rolls = (seat + 1) % self.game.seats, 0, 0
        self.round += self.turn == 0
        return Event(how, seat, "", {"won": won, "score": self.scores[seat]})

    def result(self) -> Result | None:
        return Result(places(self.scores)) if max(self.scores) >= self.game.goal else None


@dataclass(frozen=True)
class Pig(SmallGame):
    goal: int = 100
    name = "pig"
    actions = ActionTable([Action("wait"), Action("roll"), Action("hold")])
    limits = (("seats", 2, 8), ("goal", 1, 1000))
    state = PigState
