"""Arrows point one way: kernel, games, bots, words, terminal, titles, lab, table, commands. What belongs to a game
knows no other game, and what belongs to every table knows none.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kubok import titles

SOURCE = Path(__file__).parent.parent / "src" / "kubok"
FILES = sorted(SOURCE.rglob("*.py"))
IDS = [str(path.relative_to(SOURCE)) for path in FILES]
LAYERS = (
    {"kernel"},
    {"cubitos", "toys", "venture"},  # games do not know each other
    {"bots"},
    {"locale"},  # words for people: the rules and the bots speak in codes
    {"terminal"},
    {"titles"},
    {"lab"},
    {"table"},
    {"cli"},
    {"__init__", "__main__"},
)
"""From below."""

STANDARD_LIBRARY_ONLY = {"kernel", "cubitos", "toys", "venture"}
OF_EVERY_GAME = {"terminal", "lab", "table", "cli"}
GAMES = {"cubitos", "toys", "venture", *titles.names()}
NAMED = re.compile("cubitos|(?<!ad)venture", re.IGNORECASE)
OLD_DATABASES = "table/migrations/versions"


def part_of(path: Path) -> str:
    """The part of the house a file belongs to: its folder or module right under kubok."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def layer(part: str) -> int:
    return next(height for height, parts in enumerate(LAYERS) if part in parts)


def game_of(*names: str) -> str:
    """The game whose folder or module this is, if it is one's: `kubok.bots.venture.players` is of Venture."""
    return next((name for name in names[:2] if name in GAMES), "")


def is_of_every_game(part: str, *rest: str) -> bool:
    """Players of a game lie in its folder; what else there is of bots knows none."""
    return part in OF_EVERY_GAME or (part == "bots" and not game_of(*rest))


def imports(source: str, package: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every module named in an import, at the top or inside a function, in full."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (tuple(alias.name.split(".")) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = (*base, *(node.module or "").split(".")) if node.module else base
            # `from kubok import bots` and `from kubok.titles import venture` name a part after the word import.
            yield from [(*module, alias.name) for alias in node.names] if len(module) <= 2 else [module]


def faults(source: str, *folders: str) -> list[str]:
    """The imports that point up, sideways or to another game, or outside where nothing outside is allowed."""
    found = []
    part, own = folders[0], game_of(*folders)
    for first, *rest in imports(source, ("kubok", *folders)):
        module = ".".join((first, *rest))
        if first != "kubok":
            if part in STANDARD_LIBRARY_ONLY and first not in sys.stdlib_module_names:
                found.append(f"{part} imports {module}, which is not in the standard library")
            continue
        other, game = rest[0] if rest else "__init__", game_of(*rest)
        if other != part and layer(other) >= layer(part):
            found.append(f"{part} imports {module}, which is not below it")
        if game and (is_of_every_game(*folders) or (own not in ("", game) and "toys" not in (own, game))):
            found.append(f"{'/'.join(folders)} imports {module}, another game")
    return found


def of_file(path: Path) -> tuple[str, ...]:
    return tuple(part.removesuffix(".py") for part in path.relative_to(SOURCE).parts[:2]) or ("__init__",)


def named(path: Path) -> list[str]:
    """The games that a file of every game speaks of, in code, words or remarks."""
    if not is_of_every_game(*of_file(path)) or OLD_DATABASES in str(path):
        return []
    return NAMED.findall(path.read_text())


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_every_module_imports_only_from_below(path: Path) -> None:
    assert faults(path.read_text(), *of_file(path)) == []


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_what_belongs_to_every_table_names_no_game(path: Path) -> None:
    assert named(path) == []


@pytest.mark.parametrize(
    ("part", "source"),
    [
        ("kernel", "import kubok.toys"),
        ("kernel", "from kubok import cubitos"),
        ("kernel", "import numpy"),
        ("kernel", "from kubok.cli import main"),
        ("kernel", "def late():\n    from kubok.titles import names"),
        ("toys", "from kubok.cubitos import Cubitos"),
        ("toys", "import pytest"),
        ("cubitos", "from ..bots import steady"),
        ("cubitos", "from .. import titles"),
        ("bots", "from kubok.lab import runs"),
        ("bots/asking", "from kubok.bots.venture import BOTS"),
        ("bots/cubitos", "from kubok.venture import Village"),
        ("bots/cubitos", "from kubok.bots.venture import players"),
        ("titles/venture", "from kubok.titles import cubitos"),
        ("titles/venture", "from ..cubitos.say import told"),
        ("locale", "from kubok.titles import names"),
        ("table", "from kubok.cli import main"),
        ("table", "from kubok.titles.cubitos import TITLE"),
        ("lab", "from kubok.titles import venture"),
        ("cli", "from kubok.toys.pig import Pig"),
    ],
)
def test_an_arrow_that_points_the_wrong_way_is_found(part: str, source: str) -> None:
    assert faults(source, *part.split("/"))


@pytest.mark.parametrize(
    ("part", "source"),
    [
        ("kernel", "import json\nfrom . import chance\nfrom kubok.kernel.game import Game"),
        ("cubitos", "from kubok.kernel import Game\nfrom .data import Box"),
        ("bots/cubitos", "from kubok.kernel import State\nimport kubok.cubitos\nfrom kubok.bots import Bot"),
        ("titles/pig", "from kubok.toys.pig import Pig\nfrom kubok.titles.title import small"),
        ("cli", "import rich\nfrom kubok import terminal\nfrom kubok.titles import title_of"),
    ],
)
def test_arrows_that_point_down_are_fine(part: str, source: str) -> None:
    assert faults(source, *part.split("/")) == []
