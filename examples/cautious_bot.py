"""A bot of one's own plays plain: it pushes as long as a bust is unlikely. Run it: python examples/cautious_bot.py"""

from dataclasses import replace

from kubok.bots.cubitos import BOTS
from kubok.cubitos.actions import PASS, PUSH
from kubok.cubitos.odds import bust_chance
from kubok.cubitos.race import Race
from kubok.kernel import State
from kubok.lab.match import play_match
from kubok.titles.cubitos import TITLE


class Cautious:
    """Pushes where a bust is less likely than one in ten; all else it leaves to plain."""

    def __init__(self, seed: int) -> None:
        self.plain = BOTS.make("plain", seed)

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        if isinstance(state, Race) and PUSH in legal and PASS in legal:
            return PUSH if bust_chance(state, seat) < 0.1 else PASS
        return self.plain.choose(state, seat)


if __name__ == "__main__":
    mine = replace(TITLE, bots=BOTS.plus("cautious", Cautious))
    print(play_match(mine, ["cautious", "plain"], games=100, seed=1))
