"""A server for the browser tests: a database of its own, the short track, quick bots and no limits in the way.

python web/e2e/server.py PORT [PACE]
"""

import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from kubok.table.guard import Limits
from kubok.table.serve import serve
from kubok.table.server import Config

HERE = Path(__file__).parent

if __name__ == "__main__":
    port, pace = int(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else 0.0
    limits = replace(Limits(), tables_burst=1000, requests=100, requests_burst=5000, messages=100, messages_burst=1000)
    with tempfile.TemporaryDirectory() as folder:
        config = Config(
            db=f"{folder}/kubok.db", page=HERE.parent / "dist", pace=pace, limits=limits, data_dir=HERE / "data"
        )
        serve(port=port, config=config, logs=False)
