"""A server for the browser tests: a database of its own, short tracks, quick bots, dice that fall alike every time, and
no limits in the way, and a host who is gone is not waited for long. It tells its port on the first line.

python web/e2e/server.py [PORT [PACE]]
"""

import secrets
import socket
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random
from types import ModuleType

from kubok.kernel import chance
from kubok.table import hub, players
from kubok.table.guard import Limits
from kubok.table.room import Room
from kubok.table.serve import serve
from kubok.table.server import Config

HERE = Path(__file__).parent


def fixed(seed: int) -> ModuleType:
    """In place of the module `secrets`: tables get the same names and the same dice in every run."""
    rng = Random(seed)
    module = ModuleType("secrets")
    module.token_bytes = rng.randbytes
    module.token_hex = lambda count: rng.randbytes(count).hex()
    module.randbits = rng.getrandbits
    module.compare_digest = secrets.compare_digest
    return module


if __name__ == "__main__":
    port, pace = [*map(float, sys.argv[1:]), 0.0, 0.0][:2]
    Room.grace = 6
    hub.secrets, chance.secrets, players.secrets = fixed(1), fixed(2), fixed(3)
    limits = replace(
        Limits(), tables_burst=1000, requests=100, requests_burst=5000, messages=100, messages_burst=1000, replays=100,
        replays_burst=1000, pages=1000, pages_burst=10_000, connections_per_address=5000,
    )  # fmt: skip
    listening = socket.create_server(("127.0.0.1", int(port)))
    print(listening.getsockname()[1], flush=True)
    with tempfile.TemporaryDirectory() as folder:
        config = Config(
            db=f"{folder}/kubok.db", page=HERE.parent / "dist", pace=pace, limits=limits, data_dir=HERE / "data"
        )
        serve(config=config, sockets=[listening], logs=False)
