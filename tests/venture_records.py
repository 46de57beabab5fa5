"""Makes the golden records of A Wild Venture: whole games that must replay for ever (`make golden` adds missing ones).

Both theme decks on both sides, and both variants, between bots good and bad: so every card is played in some of them.
Every version of the rules has its own, which stay when a newer one comes.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from golden_records import FOLDER as CUBITOS_FOLDER
from golden_records import SUFFIX, bytes_of, play_through, write
from kubok.kernel import Sealed, Session
from kubok.venture.data import BOARDS, THEMES, Box, resolve
from kubok.venture.game import Venture

FOLDER = CUBITOS_FOLDER / "venture"
PAIRS = (
    ("steady", "steady"), ("steady", "plain"), ("plain", "plain"), ("plain", "random"), ("random", "random"),
    ("random", "steady"),
)  # fmt: skip


class Plan(NamedTuple):
    """One game to record."""

    theme: str
    board: str
    players: tuple[str, str]
    seed: int
    wilder: bool = False
    open_piles: bool = False
    tie_breaks: bool = True
    rules: int = 1

    @property
    def name(self) -> str:
        variant = "wilder" if self.wilder else self.theme
        memory = "-open" if self.open_piles else ""
        version = "" if self.rules == 1 else f"-v{self.rules}"
        return f"{variant}-{self.board}{memory}-{'-'.join(self.players)}-{self.seed}{version}"


def plans() -> list[Plan]:
    found = [Plan(theme, board, pair, 1) for theme, board, pair in product(THEMES, BOARDS, PAIRS)]
    found += [Plan(theme, board, ("random", "random"), 2) for theme, board in product(THEMES, BOARDS)]
    found += [
        Plan(theme, board, ("plain", "steady"), 3, open_piles=True, tie_breaks=False)
        for theme, board in product(THEMES, BOARDS)
    ]
    found += [
        Plan("academy", board, pair, 4, wilder=True, open_piles=pair == PAIRS[3])
        for board, pair in product(BOARDS, PAIRS)
    ]
    found += [Plan(theme, board, pair, 5, rules=2) for theme, board, pair in product(THEMES, BOARDS, PAIRS[::2])]
    found += [
        Plan(theme, "autumn", ("steady", "random"), 6, open_piles=True, tie_breaks=False, rules=2) for theme in THEMES
    ]
    found += [Plan("academy", board, pair, 7, wilder=True, rules=2) for board, pair in product(BOARDS, PAIRS[:2])]
    return found


def play(plan: Plan) -> Session:
    """The game of a plan, the same on every machine."""
    data = resolve(Box.open(), theme=plan.theme, board=plan.board, wilder=plan.wilder)
    variant = {"wilder": plan.wilder, "open_piles": plan.open_piles, "tie_breaks": plan.tie_breaks}
    game = Venture(data=data, **variant, rules=plan.rules)
    session = Session(game, Sealed(bytes_of(plan.name, 32), plan.name), plan.players)
    return play_through(session, plan.name, plan.seed)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    made = 0
    for plan in plans():
        path = FOLDER / (plan.name + SUFFIX)
        if not path.exists():
            write(play(plan).record, path)
            made += 1
    print(f"{made} golden records of the venture written, {len(list(FOLDER.glob('*' + SUFFIX)))} in all")


if __name__ == "__main__":
    main()
