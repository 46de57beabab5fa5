"""Everything that `make test` checks, part by part, with the minutes of each; fails if any part fails.

Many tests wait for a server, and leave the processor free for what only computes: that goes on beside them, and what it
says is shown when it is done.
"""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

Commands = list[list[str]]

FIRST: dict[str, Commands] = {"lint": [["ruff", "check", "."], ["ruff", "format", "--check", "."]]}
TESTS: dict[str, Commands] = {"tests": [["pytest", "-n", "3"]]}
BESIDE: dict[str, Commands] = {
    "types": [["mypy"]],
    "rules report": [["tests/rules_report.py"]],
    "page": [["web/run.py", "test"]],
}
AFTER: dict[str, Commands] = {"wheel": [["tests/wheel.py"]], "browser": [["web/run.py", "browser"]]}


def run(command: list[str], apart: bool) -> bool:
    module = [] if command[0].endswith(".py") else ["-m"]
    said = subprocess.PIPE if apart else None
    done = subprocess.run(
        [sys.executable, *module, *command], check=False, stdout=said, stderr=subprocess.STDOUT if apart else None
    )
    if apart:
        sys.stdout.buffer.write(done.stdout)
        sys.stdout.flush()
    return done.returncode == 0


def run_all(parts: dict[str, Commands], apart: bool = False) -> dict[str, tuple[float, bool]]:
    """The minutes of each part, and whether it passed."""
    results = {}
    for name, commands in parts.items():
        begun = time.perf_counter()
        passed = not [command for command in commands if not run(command, apart)]
        results[name] = (time.perf_counter() - begun) / 60, passed
    return results


def main() -> int:
    begun = time.perf_counter()
    results = run_all(FIRST)
    with ThreadPoolExecutor(1) as side:
        beside = side.submit(run_all, BESIDE, apart=True)
        results |= run_all(TESTS)
        results |= beside.result()
    results |= run_all(AFTER)
    for name, (minutes, passed) in results.items():
        word = "" if passed else "FAILED"
        where = "beside the tests  " if name in BESIDE else ""
        print(f"{name:12} {minutes:5.1f} min  {where}{word}".rstrip())
    print(f"{'all':12} {(time.perf_counter() - begun) / 60:5.1f} min")
    return 0 if all(passed for _, passed in results.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
