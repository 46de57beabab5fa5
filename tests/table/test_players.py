"""Bots at the table: what they get, when they act, and what happens when a worker is lost."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kubok.bots.cubitos import expert, outlook, strength
from kubok.cubitos.game import Cubitos
from kubok.kernel import Game, Sealed, Session
from kubok.kernel.chance import key_of
from kubok.kernel.session import Header
from kubok.table import live, players
from kubok.table.players import Players, choose
from kubok.table.room import BOT, OVER, Chair, Change, Room, Terms
from kubok.table.workers import Crowded, Lost, Workers
from kubok.titles import title_of
from kubok.toys.kuhn import Kuhn
from table.client import Person
from table.conftest import Running

NONCE = "00" * 16


class Stub:
    """A live table without sockets and storage."""

    def __init__(self, players: Players, secret: bytes = b"q" * 32, game: Game | None = None) -> None:
        chairs = [Chair(BOT, level="random", nonce=NONCE), Chair(BOT, level="random", nonce=NONCE)]
        chairs[1].kind, chairs[1].holder = "link", "bob"
        self.room = Room("t", Session(game or Kuhn(), Sealed(secret, "t")), chairs, Terms("bob"))
        self.players = players
        self.thinking: dict[int, int] = {}
        self.network, self.is_attended = "", True
        self.changes: list[Change] = []
        self.moved = asyncio.Event()

    def apply(self, change: Change) -> None:
        self.changes.append(change)
        self.moved.set()
        self.players.wake(self)


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 60))


def test_what_goes_to_a_worker_holds_neither_secret_nor_key_nor_the_others_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The worker's message is the same, byte for byte, for deals that look the same to the bot."""
    sent: dict[tuple[int, int], set[bytes]] = {}

    async def check() -> None:
        for number in range(40):
            secret = number.to_bytes(32, "big")
            players = Players(pace=0)
            players._rng = Random(number)  # draws what the bot is told of the other card
            stub = Stub(players, secret)

            async def once(
                limit: float, what: Any, *args: Any, secret: bytes = secret, stub: Stub = stub, **more: Any
            ) -> int:
                key = key_of(secret, (bytes(16), bytes(16)))
                message = pickle.dumps(args[:4])
                assert secret.hex().encode() not in message
                assert secret not in message
                assert key not in message
                assert key.hex().encode() not in message
                cards: Any = stub.room.session.state.to_data()
                seen = cards["cards"]
                sent.setdefault((seen[0], args[1]["cards"][1]), set()).add(message)
                return 1

            monkeypatch.setattr(players.workers, "once", once)
            stub.room.start("bob")
            players.wake(stub)
            await stub.moved.wait()
            await players.close()

    run(check())
    assert len(sent) == 6
    assert all(len(messages) == 1 for messages in sent.values())


def test_a_bot_decides_on_what_there_was_when_it_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        players = Players(pace=0)
        asked: list[Any] = []
        go = asyncio.Event()

        async def once(limit: float, what: Any, header: Header, state: Any, *rest: Any, **more: Any) -> int:
            asked.append(state)
            await go.wait()
            return 1

        monkeypatch.setattr(players.workers, "once", once)
        stub = Stub(players)
        stub.room.start("bob")
        players.wake(stub)
        players.wake(stub)
        await asyncio.sleep(0)
        assert len(asked) == 1
        go.set()
        await stub.moved.wait()
        assert stub.changes[0].rows
        await players.close()

    run(check())


def test_bots_think_in_another_process_and_a_lost_worker_is_replaced() -> None:
    async def check() -> None:
        players = Players(pace=0)
        stub = Stub(players)
        stub.room.start("bob")
        with pytest.raises(ZeroDivisionError):
            await players.workers.work(divmod, 1, 0)
        (worker,) = players.workers._all
        worker.process.kill()
        players.wake(stub)
        await stub.moved.wait()
        while stub.room.phase != OVER:
            seat = stub.room.session.state.owed()[0]
            if seat == 1:
                number = stub.room.session.number(1)
                stub.room.act("bob", 1, f"key-{number:05}", number, [1])
                players.wake(stub)
            stub.moved.clear()
            if not stub.room.is_over:
                await stub.moved.wait()
        await players.close()

    run(check())


async def moved(stub: Stub) -> None:
    """The bot of seat 0 makes its first move."""
    stub.room.start("bob")
    stub.players.wake(stub)
    await stub.moved.wait()
    assert stub.changes[0].rows
    await stub.players.close()


def test_where_every_worker_is_lost_any_legal_action_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def once(
        limit: float, what: Any, header: Header, state: Any, seat: int, level: str, *rest: Any, **more: Any
    ) -> int:
        asked.append(level)
        raise Lost("no process can be begun")

    async def check() -> None:
        stub = Stub(Players(pace=0), game=Cubitos())
        stub.room.chairs[0].level = "hard"
        monkeypatch.setattr(stub.players.workers, "once", once)
        await moved(stub)
        counts = stub.players.counts()
        assert (counts["answers"], counts["retries"], counts["replaced"]) == (1, 1, 1)
        assert counts["failures"] == {"exception": 0, "illegal": 0, "timeout": 0, "dead": 4}

    run(check())
    assert asked == ["hard", "hard", "steady", "plain"]


def test_a_bot_that_there_is_no_more_is_replaced() -> None:
    async def check() -> None:
        stub = Stub(Players(pace=0, seconds=600))
        stub.room.chairs[0].level = "gone"
        await moved(stub)
        counts = stub.players.counts()
        assert (counts["answers"], counts["replaced"], counts["failures"]["exception"]) == (1, 1, 2)

    run(check())


def test_an_answer_that_only_the_worker_takes_for_legal_is_not_asked_for_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def once(*args: Any, **more: Any) -> int:
        return 0

    async def check() -> None:
        stub = Stub(Players(pace=0))
        monkeypatch.setattr(stub.players.workers, "once", once)
        await moved(stub)
        counts = stub.players.counts()
        assert (counts["answers"], counts["replaced"], counts["failures"]["illegal"]) == (1, 1, 1)

    run(check())


def test_nobody_is_asked_about_a_decision_that_is_not_asked_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        stub = Stub(Players(pace=0))
        asked: list[str] = []

        async def once(
            limit: float, what: Any, header: Header, state: Any, seat: int, level: str, *rest: Any, **more: Any
        ) -> int:
            asked.append(level)
            stub.room.close("bob")
            raise Lost("it is dead")

        monkeypatch.setattr(stub.players.workers, "once", once)
        stub.room.start("bob")
        stub.players.wake(stub)
        (task,) = stub.players._tasks
        await task
        assert (asked, stub.changes, stub.thinking) == (["random"], [], {})
        assert stub.players.answers == 0
        await stub.players.close()

    run(check())


def test_a_bot_of_a_crowded_address_is_asked_again_and_not_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        stub = Stub(Players(pace=0))
        stub.network = "2001:db8::/64"
        asked: list[Any] = []

        async def once(*args: Any, turn: Any, **more: Any) -> int:
            asked.append(turn)
            if len(asked) < 3:
                raise Crowded
            return 1

        monkeypatch.setattr(players, "CROWDED", 0.001)
        monkeypatch.setattr(stub.players.workers, "once", once)
        await moved(stub)
        assert asked == [("2001:db8::/64", "t")] * 3
        counts = stub.players.counts()
        assert (counts["answers"], counts["retries"], counts["replaced"]) == (1, 0, 0)

    run(check())


@pytest.mark.parametrize("thinks", [0.0, 0.03, 0.13])
@pytest.mark.parametrize("game", [Kuhn, Cubitos])
def test_a_bot_with_hidden_cards_answers_on_the_beat_and_another_at_once(
    game: Callable[[], Game], thinks: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a clock of its own: seconds are what is slept."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def check() -> None:
        loop, now = asyncio.get_running_loop(), 100.0

        async def once(limit: float, what: Any, header: Header, state: Any, seat: int, *rest: Any, **more: Any) -> int:
            nonlocal now
            now += thinks
            return stub.room.session.state.legal(seat)[0]

        stub = Stub(Players(pace=0.1), game=game())
        monkeypatch.setattr(stub.players.workers, "once", once)
        monkeypatch.setattr(loop, "time", lambda: now)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        await moved(stub)

    run(check())
    answered = round(thinks + sum(slept[:1]), 6)
    assert answered == (thinks if game is Cubitos else {0.0: 0.1, 0.03: 0.1, 0.13: 0.2}[thinks])


def test_bots_wait_where_nobody_is_and_go_on_when_somebody_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def once(*args: Any, **more: Any) -> int:
        return 1

    async def check() -> None:
        stub = Stub(Players(pace=0))
        monkeypatch.setattr(stub.players.workers, "once", once)
        stub.is_attended = False
        stub.room.start("bob")
        stub.players.wake(stub)
        assert (stub.thinking, stub.players._tasks) == ({}, set())
        stub.is_attended = True
        stub.players.wake(stub)
        await stub.moved.wait()
        await stub.players.close()

    run(check())


def test_a_table_of_bots_rests_while_nobody_looks(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its host watches, goes, and comes again. Meanwhile the table can be let go from memory."""
    monkeypatch.setattr(live, "ALONE", 0.0)
    server = start(pace=0.01)
    hub = server.service.hub

    async def game() -> None:
        ann = Person(server.url)
        table = (await ann.make("bot:random", "bot:random", game="pig"))["id"]
        chair = await ann.sit(table)
        await chair.send(t="start")
        await chair.until(lambda m: m.get("public", {}).get("entry", -1) >= 3)
        await chair.close()
        here = hub.lives[table]
        async with asyncio.timeout(20):
            while here.sockets or here.thinking or here.waiting:
                await asyncio.sleep(0.01)
        assert here.room.wanted(), "a bot owes a decision, and does not think about it"
        entry = here.room.entry
        hub.sweep(time.monotonic() + 1000)
        assert table not in hub.lives
        again = await ann.sit(table)
        await again.until(lambda m: m.get("public", {}).get("entry", -1) > entry)
        await again.close()

    run(game())


def test_games_are_made_once_for_more_tables_than_play_at_the_same_time() -> None:
    """A game takes 20 ms to make, with what the hardest bots work out for it; a decision takes one or two."""
    players._game.cache_clear()
    asked = []
    for number in range(20):
        game = title_of("cubitos").new(2, {"random": True, "max_rounds": 9}, None, Random(number))
        session = Session(game, Sealed(bytes(32), "t"))
        for seat in range(2):
            session.add_nonce(seat, bytes(16))
        header = Header.of(game)
        asked.append((header, session.for_bot(0, Random(1)).to_data()))
    for _ in range(2):
        for header, state in asked:
            choose(header, state, 0, "plain", 1)
    assert players._game.cache_info().misses == 20


@pytest.mark.parametrize("worked_out", [expert.values_of, outlook.outlook, strength.strength_of, strength.daring_of])
def test_what_bots_work_out_for_a_game_is_kept_as_long_as_the_game(worked_out: Any) -> None:
    kept = players._game.cache_parameters()["maxsize"]
    assert kept >= 100
    assert worked_out.cache_parameters()["maxsize"] >= kept


def test_work_that_never_ends_is_ended_with_the_server() -> None:
    async def check() -> None:
        workers = Workers()
        endless = asyncio.create_task(workers.once(None, signal.pause))
        while not workers._all:
            await asyncio.sleep(0.001)
        (worker,) = workers._all
        await workers.close()
        with pytest.raises(Lost):
            await endless
        assert not worker.process.is_alive()
        with pytest.raises(Lost):
            await workers.work(os.getpid)

    run(check())


def test_a_worker_plays_what_the_bot_plays() -> None:
    header = Header("kuhn", 1, "{}", "null", 2)
    state: Any = (
        Kuhn().load({"round": 1, "decisions": [0, 0], "cards": [1, 3], "said": 0}).determinize(0, Random(1)).to_data()
    )
    assert choose(header, state, 0, "random", 5) in (1, 2)


SERVER = """
import asyncio, os
from kubok.table.workers import Workers

async def main():
    print(await Workers().work(os.getpid), flush=True)
    os.kill(os.getpid(), 9)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_worker_ends_with_a_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    worker = int(
        subprocess.run([sys.executable, script], stdout=subprocess.PIPE, text=True, check=False, timeout=60).stdout
    )
    for _ in range(600):
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError("the worker is still there")
