"""Builds the wheel, as `pip` would, and looks into it: the page, data, words and migrations must be there."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WANTED = (
    "kubok/table/page/index.html",
    "kubok/table/migrations/env.py",
    "kubok/cubitos/data/sets.toml",
    "kubok/locale/uk/cubitos-cards.ftl",
)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], cwd=ROOT, check=True)
        with zipfile.ZipFile(next(Path(folder).glob("*.whl"))) as wheel:
            names = set(wheel.namelist())
    missing = [name for name in WANTED if name not in names]
    if not any(name.startswith("kubok/table/page/assets/") and name.endswith(".js") for name in names):
        missing.append("the page's scripts")
    if missing:
        raise SystemExit(f"the wheel lacks {', '.join(missing)}")
    print(f"the wheel has {len(names)} files, the page among them")


if __name__ == "__main__":
    main()
