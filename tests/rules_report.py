"""Which tests and scenarios prove which rule: a table, and a failure where a rule or a clause of a card has too few.

Run it with `make rules-report`. Tests say what they prove with `@pytest.mark.rule("C-3.4")` and
`@pytest.mark.card("dugout")`, scenarios with their line `proves:`. Rules of Cubitos begin with C, of A Wild Venture
with V.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from kubok.cubitos.data import Box
from kubok.cubitos.scenario import all_scenarios
from kubok.venture import scenario as venture
from kubok.venture.data import Box as VentureBox

TESTS = Path(__file__).parent
NEEDED = 2
"""One proof may be a slip; two independent ones seldom are."""

NEEDED_OF_WORDS = 1
"""A venture card is made of words that many cards share: one proof shows that it says what it should."""

CHAPTERS = {
    "C": {1: 6, 2: 5, 3: 9, 4: 10, 5: 5, 6: 9, 7: 4, 8: 3, 9: 3, 10: 20},
    "V": {1: 7, 2: 8, 3: 9, 4: 3, 5: 3, 6: 1, 7: 4, 8: 2, 9: 2, 10: 23},
}
"""How many rules each chapter has: C-1.1 to C-1.6, and so on."""


def all_rules() -> list[str]:
    return [
        f"{game}-{chapter}.{number}"
        for game, chapters in CHAPTERS.items()
        for chapter, last in chapters.items()
        for number in range(1, last + 1)
    ]


def marks(tree: ast.AST) -> Iterator[tuple[str, str, str]]:
    """The test, the mark and its names, for every mark of a module."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        for mark in node.decorator_list:
            if not isinstance(mark, ast.Call) or not isinstance(mark.func, ast.Attribute):
                continue
            for name in mark.args:
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    yield node.name, mark.func.attr, name.value


def proofs() -> dict[str, list[str]]:
    """For each rule, card and clause the names of what proves it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.glob("test_*.py")):
        for test, mark, name in marks(ast.parse(path.read_text("utf-8"))):
            if mark in ("rule", "card"):
                found[name].append(f"{path.stem}: {test.removeprefix('test_').replace('_', ' ')}")
    scenarios = [(one.proves, one.file, one.title) for one in all_scenarios()]
    scenarios += [(one.proves, one.file, one.title) for one in venture.all_scenarios()]
    for names, file, title in scenarios:
        for name in names:
            found[name].append(f"{file}: {title}")
    return found


def venture_cards() -> dict[str, int]:
    """The venture cards, each with the number of its clauses."""
    box = VentureBox.open()
    return {name: len(venture.clauses(card)) for name, card in {**box.starters, **box.cards}.items()}


def clauses() -> dict[str, int]:
    """Every clause of every card, with the number of proofs it needs."""
    old = {f"{card}.{n}": NEEDED for card, texts in Box.open().clauses.items() for n in range(1, len(texts) + 1)}
    new = {f"{card}.{n}": NEEDED_OF_WORDS for card, count in venture_cards().items() for n in range(1, count + 1)}
    return old | new


def gaps(found: dict[str, list[str]]) -> list[str]:
    """What is wrong: rules and clauses with too few proofs, and names that are none."""
    needed = dict.fromkeys(all_rules(), NEEDED) | clauses()
    wrong = [
        f"{name}: {len(found.get(name, ()))} of {least} proofs"
        for name, least in needed.items()
        if len(found.get(name, ())) < least
    ]
    known = {*needed, *Box.open().clauses, *venture_cards()}
    wrong += [
        f"{name}: no rule, card or clause of this name ({found[name][0]})" for name in sorted(found.keys() - known)
    ]
    return wrong


def show(name: str, names: list[str], width: int = 96) -> str:
    """One line of the table: the rule, how many prove it, and the first of them."""
    first = names[0] if names else "-"
    return f"{name:<20} {len(names):>3}  {first if len(first) <= width else first[: width - 1] + '…'}"


def main(arguments: list[str]) -> int:
    found = proofs()
    for name in [*all_rules(), *clauses()]:
        print(show(name, found.get(name, [])))
        if "--all" in arguments:
            for other in found.get(name, [])[1:]:
                print(f"{'':<25} {other}")
    wrong = gaps(found)
    for line in wrong:
        print(f"gap: {line}", file=sys.stderr)
    print(f"{len(all_rules())} rules and {len(clauses())} clauses of cards, {len(wrong)} gaps", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
