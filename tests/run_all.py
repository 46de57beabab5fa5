"""Everything that `make test` checks, part by part, with the minutes of each; fails if any part fails."""

from __future__ import annotations

import subprocess
import sys
import time

PARTS = {
    "lint": [["ruff", "check", "."], ["ruff", "format", "--check", "."]],
    "types": [["mypy"]],
    "rules report": [["tests/rules_report.py"]],
    "tests": [["pytest", "-n", "3"]],
    "page": [["web/run.py", "test"]],
    "wheel": [["tests/wheel.py"]],
    "browser": [["web/run.py", "browser"]],
}


def run(command: list[str]) -> bool:
    module = [] if command[0].endswith(".py") else ["-m"]
    return subprocess.run([sys.executable, *module, *command], check=False).returncode == 0


def main() -> int:
    begun = time.perf_counter()
    lines = []
    good = True
    for name, commands in PARTS.items():
        start = time.perf_counter()
        passed = not [command for command in commands if not run(command)]
        good = good and passed
        lines.append(f"{name:12} {(time.perf_counter() - start) / 60:5.1f} min  {'' if passed else 'FAILED'}".rstrip())
    print("\n".join([*lines, f"{'all':12} {(time.perf_counter() - begun) / 60:5.1f} min"]))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
