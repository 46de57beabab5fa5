"""The networks of `bots.cubitos.strength`, learnt from races in turns (`turns`). All is done twice with other races,
and the mean of both networks is what is kept: it plays better than either.

In the first turn players buy by their lore and a taste of their own and do the rest as steady does; later ones play by
their network, most with likes and a boldness of their own, some as steady. At the beginning of each round it is noted
how the seats stand, and at the end who won and by how much. `python -m studies.cubitos.strength` learns all ten sets
anew; it needs PyTorch (`pip install kubok[train]`), uses an accelerator where there is one, and takes about twenty
minutes on sixteen cores. It goes on where it stopped: races and networks are kept in a folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np

from kubok.bots import Bot
from kubok.bots.cubitos.expert import Expert, unlearnt
from kubok.bots.cubitos.steady import Steady
from kubok.bots.cubitos.strength import DATA, FEATURES, LEFT, SPENT, Strength, describe, limits
from kubok.bots.cubitos.values import Values, open_lore
from kubok.bots.cubitos.ways import remaining
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.pieces import KIND_COUNT, ROUND
from kubok.kernel import Fast, asked
from studies.cubitos.learn import Shopper
from studies.cubitos.turns import HELD_BACK, Job, Net, Rows, Trade, command, game_of, short

TURNS: Final = ((8000, 1000), (7000, 1000))
"""Races for two and for four of each set, turn by turn."""

TRAININGS: Final = 2
WIDTH: Final = 24
"""So many trainings, and hinges of a network in each."""

STEADY: Final = 0.2
CALM: Final = 0.35
LIKES: Final = 1.3
BOLDNESS: Final = 1.0
"""How many of the players are steady, how many of the others play without likes, and how far likes and boldness go."""

EPOCHS: Final = 12
BATCH: Final = 1024
FASTEST: Final = 4e-3
DECAY: Final = 1e-2
BY_STEPS: Final = 0.3
"""How much the lead at the end counts beside who won."""

MOST_AHEAD: Final = 40
SCALE: Final = np.array([2.0] * (2 * SPENT) + [1.5, 1, 3, 2, 1, 0.8, 0.6, 0.6, 0.7, 1, 0.6, 0.6, 0.5, 1], np.float32)
"""About how much each feature varies."""

# Actors


@lru_cache(maxsize=512)
def _values(game: Cubitos, dare: float) -> Values:
    return Values(game, open_lore().but(dare=dare))


def _player(game: Cubitos, net: Strength | None, rng: Random) -> Bot:
    if net is None:
        return Shopper(_values(game, 0.0), rng)
    if rng.random() < STEADY:
        return Steady(0)
    if rng.random() < CALM:
        return Expert(0, values=_values(game, 0.0), strength=lambda game: net, daring=unlearnt)
    dare = round(rng.gauss(0, BOLDNESS) * 4) / 4
    likes = tuple(rng.gauss(0, LIKES) for _ in range(KIND_COUNT))
    return Expert(0, values=_values(game, dare), taste=likes, strength=lambda game: net, daring=unlearnt)


def _seen(race: Race) -> list[list[float]]:
    hands, lefts = limits(race), [remaining(race, me) for me in race.seats]
    return [describe(race, seat, hands[seat], lefts, begun=True)[0] for seat in range(len(race.seats))]


def race_of(game: Cubitos, net: Strength | None, number: int) -> tuple[list[list[list[float]]], list[float], list[int]]:
    """One race: how the seats stood at the beginning of each round, who won, and the steps left at the end."""
    rng, source = Random(number), Fast(number)
    players = [_player(game, net, rng) for _ in range(game.seats)]
    state = game.start().collect(False)
    rows: list[list[list[float]]] = []
    for seat in asked(state, source):
        if state.table[ROUND] > len(rows) + 1:
            rows.append(_seen(state))
        state.apply(seat, players[seat].choose(state, seat))
    result = state.result()
    assert result is not None
    winners = range(game.seats) if result.unfinished else result.winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    return rows, won, [remaining(state, me) for me in state.seats]


def act(job: Job) -> Rows:
    """Races of one job, a row for each round: features, winners, steps left at the end, and the number of the race."""
    game, net = game_of(job.set, job.seats), None if job.net is None else strength_from(job.net)
    rows: list[list[list[float]]] = []
    won, left, numbers = [], [], []
    for number in range(job.first, job.first + job.games):
        seen, winners, lefts = race_of(game, net, number)
        rows += seen
        won += [winners] * len(seen)
        left += [lefts] * len(seen)
        numbers += [number] * len(seen)
    return np.array(rows, np.float32), np.array(won, np.float32), np.array(left, np.float32), np.array(numbers)


def strength_from(net: Net) -> Strength:
    return Strength(net["columns"], net["bias"], net["out"], net["luck"])


# The learner


def fit(parts: Sequence[Rows], seed: int) -> tuple[Net, str]:
    """A network that tells from how the seats stand who wins and by how much; and for each part (races for two, for
    four) the mean surprise, in nats, at races held back.
    """
    import torch
    from torch.nn import functional

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(seed)
    middle = np.concatenate([rows.reshape(-1, FEATURES) for rows, *_ in parts]).mean(0)
    tables = []
    for rows, won, left, numbers in parts:
        ahead = -np.clip(left, -MOST_AHEAD, MOST_AHEAD)
        table = [(rows - middle) / SCALE, won, rows[..., LEFT] * 10, ahead - ahead.mean(1, keepdims=True)]
        kept = torch.tensor(numbers % HELD_BACK != 0, device=device)
        tables.append(
            ([torch.tensor(one, device=device) for one in table], torch.where(kept)[0], torch.where(~kept)[0])
        )
    net: Any = torch.nn.Sequential(
        torch.nn.Linear(FEATURES, WIDTH), torch.nn.ReLU(), torch.nn.Linear(WIDTH, 1, bias=False)
    ).to(device)
    with torch.no_grad():
        net[2].weight.mul_(0.5)
    luck = torch.nn.Parameter(torch.tensor([1.3, 0.28, 0.0], device=device))
    groups = [{"params": net.parameters(), "weight_decay": DECAY}, {"params": [luck], "weight_decay": 0.0}]
    optimiser = torch.optim.AdamW(groups, lr=FASTEST)

    def surprise(table: list[Any], chosen: Any) -> tuple[Any, Any]:
        features, won, left, ahead = (one[chosen] for one in table)
        strength = net(features)[..., 0] * 10 - left
        near = left.min(1).values / 10
        reach = torch.exp(luck[0] + luck[1] * near + luck[2] * torch.clamp(1 - near, min=0))
        who = -(won * torch.log_softmax(strength / reach[:, None], -1)).sum(-1).mean()
        gap = strength - strength.mean(1, keepdim=True) - ahead
        return who, functional.huber_loss(gap, torch.zeros_like(gap), delta=8.0) / 10

    steps = EPOCHS * sum(len(learnt) // BATCH for _, learnt, _ in tables)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, FASTEST, total_steps=steps + 1, pct_start=0.05)
    for _ in range(EPOCHS):
        batches = []
        for table, learnt, _ in tables:
            order = learnt[torch.randperm(len(learnt), device=device)]
            batches += [(table, order[at : at + BATCH]) for at in range(0, len(order) - BATCH + 1, BATCH)]
        for number in torch.randperm(len(batches)).tolist():
            who, by_steps = surprise(*batches[number])
            (who + BY_STEPS * by_steps).backward()
            optimiser.step()
            optimiser.zero_grad()
            pace.step()
    with torch.no_grad():
        told = [round(surprise(table, held)[0].item(), 4) for table, _, held in tables]
    first, bias, out = (one.detach().cpu().numpy() for one in net.parameters())
    first = first / SCALE
    return {
        "luck": short(luck.detach().cpu().numpy()),
        "bias": short(bias - first @ middle),
        "out": short(out[0] * 10),
        "columns": [short(column) for column in first.T],
    }, f"surprise at races held back {told}"


TRADE: Final = Trade(act, fit)

if __name__ == "__main__":
    command(__doc__, TRADE, TURNS, "build/strength", DATA, TRAININGS)
