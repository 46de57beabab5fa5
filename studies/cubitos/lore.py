"""Writing the expert's lore: weights, styles and worths as a small TOML file that people can read."""

from __future__ import annotations

import tomllib
from dataclasses import asdict
from pathlib import Path
from typing import Final

from kubok.bots.cubitos.values import DATA, Lore, Weights, open_lore

HEAD: Final = """\
# What the expert has learnt. Weights are tuned by play against itself and others (python -m studies.cubitos.tune),
# worths are learnt from games of experts with different tastes (python -m studies.cubitos.learn). A worth is in steps
# of the runner, for the start, two thirds and one third of the race still to run.
"""


def write_lore(lore: Lore, path: Path) -> None:
    """Write weights and worths; the styles that stand in the shipped file stay."""
    styles = tomllib.loads(DATA.read_text("utf-8")).get("styles", {})
    lines = [HEAD, "[weights]"]
    standard = asdict(Weights())
    lines += [f"{name} = {round(value, 3)}" for name, value in asdict(lore.weights).items() if name in standard]
    for style, weights in styles.items():
        lines += ["", f"[styles.{style}]", *(f"{name} = {value}" for name, value in weights.items())]
    lines += ["", "[pushing]", *(f"{name} = {list(knots)}" for name, knots in lore.pushing.items())]
    for name, table in lore.worths.items():
        lines += ["", f"[worths.{name}]"]
        lines += [f"{thing} = [{', '.join(str(value) for value in knots)}]" for thing, knots in table.items()]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    open_lore.cache_clear()
