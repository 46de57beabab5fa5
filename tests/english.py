"""English errors and reasons for the page and for translators, written from the sentences in the code by `make docs`.

The code says them first: BadData, Phrase and Reason have a code and an English sentence. Nobody writes these files by
hand; the other languages are written by people.
"""

from __future__ import annotations

import ast
import string
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "kubok"
FOLDER = SOURCE / "locale" / "en"
GAMES = sorted(path.name for path in (SOURCE / "titles").iterdir() if (path / "__init__.py").exists())
HEAD = "# {what} Written by `make docs` from the sentences in the code: change them there.\n\n"
WHAT = {
    "errors": "What cannot be used of what was given, typed or written in a file.",
    "reasons": "Why something cannot be done.",
}
CALLS = {"BadData": "errors", "Phrase": "errors", "Reason": "reasons"}


class Sentence(NamedTuple):
    """A sentence of the code: where it stands, what it is for, its code and its words."""

    place: str
    what: str
    code: str
    words: str


def sentences() -> Iterator[Sentence]:
    """Every error and every reason, file by file."""
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).with_suffix("").as_posix()
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in CALLS:
                found = _constants(node.args)
                what = CALLS[node.func.id]  # type: ignore[attr-defined]
                if what == "errors" and len(found) == 2:
                    yield Sentence(place, what, *found)
                elif what == "reasons" and len(found) >= 3:
                    yield Sentence(place, what, found[0], found[2])
            elif isinstance(node, ast.Dict) and path.name == "reasons.py":
                for key, value in zip(node.keys, node.values, strict=True):
                    if isinstance(key, ast.Constant) and isinstance(value, ast.Tuple):
                        yield Sentence(place, "reasons", str(key.value), _constants(value.elts)[1])


def _constants(nodes: list[ast.expr]) -> list[str]:
    return [str(node.value) for node in nodes if isinstance(node, ast.Constant)]


def fluent(words: str) -> str:
    """A sentence of the code as Fluent has it.

    >>> print(fluent("draw {number} more {number:die|dice}"))
    draw { $number } more { $number ->
        [one] die
       *[other] dice
     }
    """
    found = ""
    for literal, name, choice, _ in string.Formatter().parse(words):
        found += literal.replace("{", '{ "{" }').replace("}", '{ "}" }') if "{" in literal else literal
        if name and choice:
            one, _, other = choice.partition("|")
            found += f"{{ ${name} ->\n    [one] {fluent(one)}\n   *[other] {fluent(other)}\n }}"
        elif name:
            found += f"{{ ${name} }}"
    return found


def files() -> dict[str, str]:
    """What every file holds, by code: a game's own sentences stand in files that begin with its name."""
    said: dict[tuple[str, str], str] = {}
    own: dict[tuple[str, str], set[str]] = {}
    for one in sentences():
        said[one.what, one.code] = one.words
        own.setdefault((one.what, one.code), set()).add(next((g for g in GAMES if g in one.place.split("/")), ""))
    found: dict[str, list[str]] = {}
    for what, code in sorted(said):
        games = own[what, code]
        file = "-".join([*(games if len(games) == 1 and "" not in games else ()), f"{what}.ftl"])
        lines = found.setdefault(file, [HEAD.format(what=WHAT[what])])
        lines.append(f"{'bad' if what == 'errors' else 'reason'}-{code} = {fluent(said[what, code])}\n")
    return {file: "".join(lines) for file, lines in found.items()}


def main() -> None:
    for file, words in files().items():
        (FOLDER / file).write_text(words, "utf-8")
        sys.stdout.write(f"{FOLDER.relative_to(ROOT) / file}\n")


if __name__ == "__main__":
    main()
