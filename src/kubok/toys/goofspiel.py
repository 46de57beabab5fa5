"""Goofspiel: all bid a card of their hand for the prize at once. The one highest bid takes it; a tie takes nothing."""

from dataclasses import dataclass, field

from kubok.kernel import TABLE, Action, ActionTable, Draw, Event, Outcome, Reason, Result
from kubok.toys.small import AS_SET, SmallGame, SmallState, places, unset


@dataclass
class GoofspielState(SmallState["Goofspiel"]):
    spent: list[int] = field(default_factory=list)  # cards gone from each hand: bit 3 stands for card 3
    bids: list[int] = field(default_factory=list)  # 0 until the seat has bid
    scores: list[int] = field(default_factory=list)
    turned: int = 0  # prizes turned up so far, in bits like the cards spent
    prize: int = 0  # the one that is bid for; 0 while the next is to be turned up
    most = (("bids", 13), ("prize", 13))
    reads = (("spent", AS_SET), ("turned", AS_SET))
    secret = "bids"

    def owed(self) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(self.bids) if self.prize and not bid)

    def refuse(self, seat: int, action: int) -> Reason | None:
        held = action in self.could_be(seat, seat)
        return None if held else Reason("not_held", "", "you do not hold the card {card} any more", {"card": action})

    def play(self, seat: int, action: int) -> list[Event]:
        self.bids[seat] = action
        bid = Event("bid", seat, "", {"card": action}, to=(seat,))
        return [bid] if 0 in self.bids else [bid, self.reveal(self.bids, self.prize)]

    def reveal(self, bids: list[int], prize: int) -> Event:
        self.scores[bids.index(max(bids))] += prize if bids.count(max(bids)) == 1 else 0
        self.spent = [gone | 1 << bid for gone, bid in zip(self.spent, bids, strict=True)]
        self.bids, self.prize, self.round = [0 for _ in bids], 0, self.round + 1
        return Event("revealed", TABLE, "", {"prize": prize, "bids": [*bids]}, shows=True)

    def chance(self) -> tuple[Draw, ...]:
        return () if self.prize or self.result() else (Draw(TABLE, self.round, 0, (self.game.cards + 1 - self.round,)),)

    def fall(self, draw: Draw, outcome: Outcome) -> list[Event]:
        self.prize = unset(self.turned, self.game.cards)[outcome[0]]
        self.turned |= 1 << self.prize
        return [Event("turned_up", TABLE, "", {"prize": self.prize})]

    def could_be(self, seat: int | None, other: int) -> list[int]:
        return unset(self.spent[other], self.game.cards)

    def result(self) -> Result | None:
        return Result(places(self.scores)) if self.round > self.game.cards else None


@dataclass(frozen=True)
class Goofspiel(SmallGame):
    cards: int = 5
    name = "goofspiel"
    actions = ActionTable([Action("wait"), *(Action("bid", {"card": card}) for card in range(1, 14))])
    limits = (("seats", 2, 5), ("cards", 2, 13))
    state = GoofspielState
