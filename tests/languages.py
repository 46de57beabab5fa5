"""What a language still lacks: file by file, or the English of a file, ready to be translated.

    .venv/bin/python tests/languages.py eo
    .venv/bin/python tests/languages.py eo pig.ftl

docs/add-a-language.md tells the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from kubok import locale
from kubok.cubitos import worked
from kubok.cubitos.data import DATA, Box
from kubok.titles import all_titles
from kubok.titles.cubitos import lesson
from kubok.venture import scenario as venture
from kubok.venture.data import DATA as VENTURE_DATA
from kubok.venture.data import Box as VentureBox

ROOT = Path(__file__).resolve().parent.parent
TERMINAL, PAGE = Path("src/kubok/locale"), Path("web/src/locale")
"""Where the words for terminal and page lie, and those for the page alone."""

ORDER = (
    *("titles", "table", "plain", "reasons", "terminal"),
    *("pig", "kuhn", "goofspiel"),
    *("cubitos", "cubitos-reasons", "cubitos-cards"),
    *("venture", "venture-words", "venture-reasons", "venture-lesson", "venture-page", "village-brought"),
    *("site", "start", "way", "page", "plain-page", "look", "afterwards", "tutorial"),
    *("rules-page", "cubitos-rules", "venture-rules", "notes", "examples", "venture-examples"),
    *("errors", "cubitos-errors", "venture-errors", "ladder"),
)
"""The files in the order in which it pays to translate them: what is read at every turn comes first, new games last."""


class Lack(NamedTuple):
    """A file of a language: of what there is to say, that which it does not say yet, by name with the English words."""

    file: Path
    all: int
    missing: dict[str, str]


@cache
def entries(file: Path) -> dict[str, ftl.Message]:
    """The messages of a file; none where there is no such file."""
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body if file.is_file() else ():
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


@cache
def looked_up() -> dict[str, dict[str, str]]:
    """By file the messages that English has as data, cards and rules, with its words."""
    clauses = Box.open().clauses
    cards = {locale.clause_id(card, n): one for card in clauses for n, one in enumerate(clauses[card], start=1)}
    noted: Any = {**Box.open(lesson.DATA).tracks, **VentureBox.open().boards}
    notes = {locale.note_id(name): one["note"] for name, one in noted.items()}
    found = {"cubitos-cards.ftl": cards, "notes.ftl": notes}
    for title in all_titles():
        if title.book is not None:
            rules = title.book.rules()
            named = {locale.section_id(f"{title.letter}-{number}"): words for number, words in rules.sections.items()}
            found[f"{title.name}-rules.ftl"] = named | {locale.rule_id(rule): one for rule, one in rules.rules.items()}
    return found


def english() -> Iterator[tuple[Path, dict[str, str]]]:
    """Every file of a language, below the language's folder, with the English of its messages as they are written."""
    write = FluentSerializer().serialize_entry
    for folder in (TERMINAL, PAGE):
        for file in (ROOT / folder / locale.ENGLISH).glob("*.ftl"):
            yield folder / file.name, {name: write(one) for name, one in entries(file).items()}
    for name, messages in looked_up().items():
        yield TERMINAL / name, {message: f"{message} = {words}\n" for message, words in messages.items()}


def place(file: Path) -> int:
    return ORDER.index(file.stem) if file.stem in ORDER else len(ORDER)


def lacks(language: str) -> list[Lack]:
    """What that language lacks, in the order in which it pays."""
    found = []
    for file, messages in sorted(english(), key=lambda one: place(one[0])):
        own = file.parent / language / file.name
        there = entries(ROOT / own)
        missing = {name: words for name, words in messages.items() if name not in there}
        found.append(Lack(own, len(messages), missing))
    return found


def names(language: str) -> list[Lack]:
    """What the data names in English alone, and the worked examples that have no title."""
    ours, village = Box.open(), VentureBox.open()
    trails: Any = [trail for board in village.boards.values() for trail in board["trail"]]  # type: ignore[union-attr]
    found = []
    for folder, those in (
        (DATA, [*ours.cards.values(), *ours.sets.values(), *ours.tracks.values()]),
        (VENTURE_DATA, [*village.cards.values(), *village.starters.values(), *village.boards.values(), *trails]),
    ):
        called: list[Any] = [one["names"] for one in those]
        missing = {f"{n}. {one['en']}": "" for n, one in enumerate(called) if language not in one}
        found.append(Lack(folder.relative_to(ROOT), len(called), missing))
    every: tuple[Any, ...] = (worked.examples(), venture.examples())
    for examples in every:
        shown = examples.shown()
        untold = {f"{one.file}: {one.title}": "" for one in shown if not examples.title(one, language)}
        found.append(Lack(examples.folder.relative_to(ROOT) / f"titles-{language}.toml", len(shown), untold))
    return found


def report(language: str) -> str:
    every = [*lacks(language), *names(language)]
    have, of = sum(one.all - len(one.missing) for one in every), sum(one.all for one in every)
    rows = [f"{one.all - len(one.missing):5} of {one.all:4}  {one.file}" for one in every]
    following = next((one.file.name for one in every if one.missing and one.file.suffix == ".ftl"), None)
    told = [f"Next, in English: python tests/languages.py {language} {following}"] if following else []
    return "\n".join([f"{language}: {have} of {of}, {100 * have // of} %", *rows, *told])


def main(words: list[str]) -> None:
    if len(words) == 1:
        print(report(words[0]))
    elif len(words) == 2:
        print("".join(text for one in lacks(words[0]) if one.file.name == words[1] for text in one.missing.values()))
    else:
        print(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
