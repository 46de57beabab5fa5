"""Arrows point one way: kernel, then the games, then the bots, then coach and lab, then the words, then the
tables and the commands.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "kubok"
FILES = sorted(SOURCE.rglob("*.py"))
LAYERS = (
    {"kernel"},
    {"cubitos", "toys", "venture"},  # games do not know each other
    {"games"},
    {"bots"},
    {"coach", "lab"},
    {"locale"},  # words for people: the engine and the bots speak in codes
    {"table"},
)
"""From below. Whatever is not named here (the commands, the terminal) stands above all of it."""

STANDARD_LIBRARY_ONLY = {"kernel", "cubitos", "toys", "venture", "games"}
TOP = len(LAYERS)


def part_of(path: Path) -> str:
    """The part of the house a file belongs to: its folder or module right under kubok."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


PARTS = {part_of(path) for path in FILES}.union(*LAYERS)


def layer(part: str) -> int:
    return next((height for height, parts in enumerate(LAYERS) if part in parts), TOP)


def imports(source: str, package: tuple[str, ...]) -> Iterator[str]:
    """Every module named in an import, at the top or inside a function, in full."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, node.module) if node.module else base)
            # `from kubok import bots` names the part after the word import.
            yield from [f"{module}.{alias.name}" for alias in node.names] if module == "kubok" else [module]


def faults(part: str, source: str, folders: tuple[str, ...] = ()) -> list[str]:
    """The imports that point up or sideways, or outside where nothing outside is allowed."""
    found = []
    for module in imports(source, ("kubok", *(folders or (part,)))):
        first, _, rest = module.partition(".")
        other = rest.partition(".")[0]
        if first != "kubok":
            if part in STANDARD_LIBRARY_ONLY and first not in sys.stdlib_module_names:
                found.append(f"{part} imports {module}, which is not in the standard library")
        elif other in PARTS and other != part and layer(other) >= layer(part) and layer(part) < TOP:
            found.append(f"{part} imports {module}, which is not below it")
    return found


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SOURCE)) for path in FILES])
def test_every_module_imports_only_from_below(path: Path) -> None:
    assert faults(part_of(path), path.read_text(), path.relative_to(SOURCE).parts[:-1]) == []


@pytest.mark.parametrize(
    ("part", "source"),
    [
        ("kernel", "import kubok.toys"),
        ("kernel", "from kubok import cubitos"),
        ("kernel", "import numpy"),
        ("kernel", "from kubok.cli import main"),
        ("kernel", "def late():\n    from kubok.games import GAMES"),
        ("toys", "from kubok.cubitos import Cubitos"),
        ("toys", "import pytest"),
        ("cubitos", "from ..bots import steady"),
        ("cubitos", "from .. import games"),
        ("bots", "from kubok.lab import runs"),
    ],
)
def test_an_arrow_that_points_the_wrong_way_is_found(part: str, source: str) -> None:
    assert faults(part, source)


@pytest.mark.parametrize(
    ("part", "source"),
    [
        ("kernel", "import json\nfrom . import chance\nfrom kubok.kernel.game import Game"),
        ("cubitos", "from kubok.kernel import Game\nfrom .data import Box"),
        ("bots", "from kubok.kernel import State\nimport kubok.cubitos"),
        ("cli", "import rich\nfrom kubok import terminal\nfrom kubok.bots import steady"),
    ],
)
def test_arrows_that_point_down_are_fine(part: str, source: str) -> None:
    assert faults(part, source) == []
