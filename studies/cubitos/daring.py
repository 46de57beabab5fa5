"""By how much the odds of a push err, learnt by throwing coins.

Experts race one another, and now and then, where a push at risk is neither plainly good nor plainly bad, one of them
lets a coin decide. At the beginning of the next round the networks of strength say what it has come to. Whoever throws
a coin pushes in all kinds of situations, so that the difference between pushing and passing can be learnt from how it
stood: dice together, what lies there, how the race stands. `python -m studies.cubitos.daring` learns all ten sets anew
and goes on where it stopped; it needs PyTorch, and takes about ten minutes on sixteen cores.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np

from kubok.bots.cubitos.expert import Expert
from kubok.bots.cubitos.pushing import SITUATION, push_worth, reckon, stop_worth
from kubok.bots.cubitos.standing import Learnt
from kubok.bots.cubitos.strength import DARING, Hinges, chances, strength_of
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import PASS, PUSH
from kubok.cubitos.frames import CHOOSING
from kubok.cubitos.pieces import ROUND
from kubok.kernel import Fast, asked
from studies.cubitos.turns import HELD_BACK, Job, Net, Rows, Trade, command, game_of, short

TURNS: Final = ((4000, 400),)
TRAININGS: Final = 1
"""Races for two and for four of each set. In Race 1 a second turn, with what the first had taught, won 49 % of 600
races against it: one is enough."""

WIDTH: Final = 16
BASE_WIDTH: Final = 64
"""Hinges of the network that is kept, and of the one that only tells how well a seat stands either way."""

COINS: Final = 0.6
DOUBT: Final = 0.1
"""How often a coin is thrown, where pushing is thought better or worse by at most so great a chance of winning."""

EPOCHS: Final = 20
BATCH: Final = 512
FASTEST: Final = 3e-3
DECAY: Final = 0.1
SMALL: Final = 0.1
"""About how much the odds err, in chances of winning."""


class Thrower:
    """An expert that throws coins, at most one each round, and notes in what situation."""

    def __init__(self, expert: Expert, rng: Random) -> None:
        self._expert, self._rng = expert, rng
        self.noted: list[float] = []

    def choose(self, race: Race, seat: int) -> int:
        action = self._expert.choose(race, seat)
        if action not in (PUSH, PASS) or race.seats[seat].doing != CHOOSING or self.noted:
            return action
        at = self._expert.stand(race, seat)
        situation = reckon(at).situation
        if not situation or not isinstance(at, Learnt) or {PUSH, PASS} - set(race.legal(seat)):
            return action
        if abs(push_worth(at) - stop_worth(at)) > DOUBT * at.sure or self._rng.random() > COINS:
            return action
        pushed = self._rng.random() < 0.5
        self.noted = [float(pushed), *situation]
        return PUSH if pushed else PASS


def race_of(game: Cubitos, daring: Hinges | None, number: int) -> list[list[float]]:
    """One race: for each coin whether it said push, the situation, and the chance of winning a round later."""
    rng, source, net = Random(number), Fast(number), strength_of(game)
    assert net is not None
    players = [Thrower(Expert(0, daring=lambda game: daring), rng) for _ in range(game.seats)]
    state, seen = game.start().collect(False), 1
    rows: list[list[float]] = []

    def note(become: Sequence[float]) -> None:
        for player, chance in zip(players, become, strict=True):
            if player.noted:
                rows.append([*player.noted, chance])
                player.noted = []

    for seat in asked(state, source):
        if state.table[ROUND] > seen:
            seen = state.table[ROUND]
            note(chances(state, net, begun=True))
        state.apply(seat, players[seat].choose(state, seat))
    result = state.result()
    assert result is not None
    note([1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(game.seats)])
    return rows


def act(job: Job) -> Rows:
    """Races of one job: a row for each coin, and the number of the race."""
    game, net = game_of(job.set, job.seats), job.net
    daring = None if net is None else Hinges(net["columns"], net["bias"], net["out"])
    rows, numbers = [], []
    for number in range(job.first, job.first + job.games):
        seen = race_of(game, daring, number)
        rows += seen
        numbers += [number] * len(seen)
    return np.array(rows, np.float32).reshape(-1, SITUATION + 2), np.array(numbers)


def fit(parts: Sequence[Rows], seed: int) -> tuple[Net, str]:
    """A network that says by how much pushing is better than the odds say. What comes of either, a second network
    learns at the same time, so that the first has only the difference to tell.
    """
    import torch

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(seed)
    rows, numbers = (np.concatenate(arrays) for arrays in zip(*parts, strict=True))
    raw = rows[:, 1:-1]
    middle, scale = raw.mean(0), raw.std(0) + 0.05
    features, coin, become, odds = (
        torch.tensor(one, device=device) for one in ((raw - middle) / scale, rows[:, 0] - 0.5, rows[:, -1], raw[:, 0])
    )

    def hinges(width: int, bias: bool) -> Any:
        return torch.nn.Sequential(
            torch.nn.Linear(SITUATION, width), torch.nn.ReLU(), torch.nn.Linear(width, 1, bias=bias)
        ).to(device)

    base, net = hinges(BASE_WIDTH, True), hinges(WIDTH, False)
    with torch.no_grad():
        net[2].weight.mul_(0.3)
    optimiser = torch.optim.AdamW([*base.parameters(), *net.parameters()], lr=FASTEST, weight_decay=DECAY)
    learnt = torch.where(torch.tensor(numbers % HELD_BACK != 0, device=device))[0]
    steps = EPOCHS * (len(learnt) // BATCH)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, FASTEST, total_steps=steps + 1, pct_start=0.1)
    for _ in range(EPOCHS):
        order = learnt[torch.randperm(len(learnt), device=device)]
        for at in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[at : at + BATCH]
            better = odds[batch] + SMALL * net(features[batch])[:, 0]
            gap = become[batch] - base(features[batch])[:, 0] - coin[batch] * better
            (gap.square().mean() / SMALL**2).backward()
            optimiser.step()
            optimiser.zero_grad()
            pace.step()
    with torch.no_grad():
        held = torch.where(torch.tensor(numbers % HELD_BACK == 0, device=device))[0]
        better = odds[held] + SMALL * net(features[held])[:, 0]
        shown = (become[held] - base(features[held])[:, 0]) * coin[held] * 4
        changed = (better > 0).float() - (odds[held] > 0).float()
        gain, share = (shown * changed).mean().item(), changed.abs().mean().item()
    first, bias, out = (one.detach().cpu().numpy() for one in net.parameters())
    first = first / scale
    told = f"of {len(rows)} coins; on those held back {share:.0%} decided otherwise, {gain:+.2%} of a win each"
    return {
        "bias": short(bias - first @ middle),
        "out": short(out[0] * SMALL),
        "columns": [short(column) for column in first.T],
    }, told


TRADE: Final = Trade(act, fit)

if __name__ == "__main__":
    command(__doc__, TRADE, TURNS, "build/daring", DARING, TRAININGS)
