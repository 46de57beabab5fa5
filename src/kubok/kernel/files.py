"""Data files and how they are read: TOML tables that a person can edit, key by key, each complaint with its remedy.

What the tables mean belongs to each game.
"""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NoReturn

from kubok.kernel.game import JSON, BadData

SOURCES: Final = ("seed", "icon", "inferred", "estimate", "own", "owner")
"""Where a value comes from: rulebooks, their pictures, our reading, our estimate, our own choice, an owner's box."""

LANGUAGES: Final = ("en", "uk", "pl", "ru")
LONGEST_NAME: Final = 80
_MOST_NAMED: Final = 12
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


def load_toml(path: Path, where: str) -> dict[str, object]:
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise BadData(f"{where}: the file is missing; put it back, or install the program again") from None
    except OSError as error:
        raise BadData(f"{where}: the file cannot be read ({error.strerror}); check its permissions") from None
    except UnicodeDecodeError as error:
        raise BadData(f"{where}: byte {error.start} is no UTF-8 text; save the file as UTF-8") from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{where}: {error}; look there for a missing quote or bracket, or a name used twice") from None
    except (ValueError, RecursionError):  # numbers of thousands of digits, brackets of thousands of levels
        raise BadData(f"{where}: a number is too long or brackets are nested too deep; shorten them") from None


def shown(value: object) -> str:
    """A value as an error shows it: short, whatever it is.

    >>> shown("three"), shown(True), shown([1, 2]), shown(10**5000)
    ('"three"', 'true', 'a list', 'a number of many digits')
    """
    if isinstance(value, str):
        text = value if len(value) <= 40 else value[:40] + "…"
        return json.dumps(text, ensure_ascii=not text.isprintable())
    if value is None or isinstance(value, bool):
        return {None: "nothing", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return str(value) if abs(value) < 10**20 else "a number of many digits"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "a table"
    return f"a {type(value).__name__}"


def is_key(value: object) -> bool:
    """Whether this can be a name in our files: small letters, digits and _, at most 40."""
    return isinstance(value, str) and _KEY.fullmatch(value) is not None


def instead(word: object, known: Iterable[str]) -> str:
    """What to write instead: the nearest known word, or all of them."""
    names = list(known)
    near = difflib.get_close_matches(word[:LONGEST_NAME], names, 1) if isinstance(word, str) else []
    if near:
        return f"did you mean {near[0]}?"
    return f"known are {listed(names)}" if names else "nothing is known here; leave it out"


def listed(names: Sequence[str]) -> str:
    """All of them, or as many as a sentence bears."""
    if len(names) <= _MOST_NAMED:
        return ", ".join(names)
    return f"{', '.join(names[:_MOST_NAMED])} and {len(names) - _MOST_NAMED} more"


class Fields:
    """A table of a file or a record, read key by key. Every complaint names the place and the remedy.

    `fix` tells how to write this very thing; `remedy`, for records, takes the place of every other advice.
    """

    def __init__(self, value: object, where: str, *, prefix: str = "", remedy: str = "", fix: str = "") -> None:
        self.where, self.prefix, self.remedy, self.fix = where, prefix, remedy, fix
        if not isinstance(value, dict):
            raise BadData(f"{where}: {prefix.rstrip('.') or 'it'} must be a table, not {shown(value)}; {remedy or fix}")
        self.value: dict[str, object] = value

    def fail(self, key: str, wrong: str, fix: str) -> NoReturn:
        raise BadData(f"{self.where}: {self.prefix}{key} {wrong}; {self.remedy or fix or self.fix}")

    def must(self, key: str, wanted: str, value: object, fix: str) -> NoReturn:
        self.fail(key, f"must be {wanted}, not {shown(value)}", fix)

    def only(self, *keys: str) -> None:
        for key in self.value:
            if key not in keys:
                text = shown(f"{self.prefix}{key}")
                raise BadData(f"{self.where}: {text} is no key here; {self.remedy or instead(key, keys)}")

    def get(self, key: str, fix: str = "") -> object:
        if key not in self.value:
            self.fail(key, "is missing", fix)
        return self.value[key]

    def whole(self, key: str, low: int, high: int, fix: str = "") -> int:
        value = self.get(key, fix)
        if type(value) is not int or not low <= value <= high:
            self.must(key, f"a whole number from {low} to {high}", value, fix)
        return value

    def flag(self, key: str, fix: str = "") -> bool:
        value = self.get(key, fix)
        if type(value) is not bool:
            self.must(key, "true or false", value, fix)
        return value

    def text(self, key: str, longest: int, fix: str = "", *, empty: bool = False, default: str | None = None) -> str:
        if default is not None and key not in self.value:
            return default
        return self._printable(key, self.get(key, fix), longest, fix, empty)

    def word(self, key: str, known: Iterable[str], fix: str = "") -> str:
        value, words = self.get(key, fix), list(known)
        if not isinstance(value, str) or value not in words:
            self.must(key, f"one of {listed(words)}", value, fix)
        return value

    def words(self, key: str, known: Sequence[str], fix: str) -> tuple[str, ...]:
        """Some of the known words, each at most once; none when the key is not there."""
        value = self.value.get(key, [])
        if not isinstance(value, list) or any(value.count(word) > 1 or word not in known for word in value):
            self.must(key, f"a list of {listed(known)}, each at most once", value, fix)
        return tuple(value)

    def key(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not is_key(value):
            self.must(key, "a name of small letters, digits and _, at most 40", value, "")
        return value

    def table(self, key: str, fix: str = "") -> Fields:
        return Fields(
            self.get(key, fix), self.where, prefix=f"{self.prefix}{key}.", remedy=self.remedy, fix=fix or self.fix
        )

    def tables(self, key: str, low: int, high: int, fix: str = "", each: str = "") -> list[Fields]:
        value = self.get(key, fix)
        if not isinstance(value, list) or not low <= len(value) <= high:
            count = f"a list of {low}" if low == high else f"a list of {low} to {high}"
            self.fail(
                key, f"must be {count}, not " + (str(len(value)) if isinstance(value, list) else shown(value)), fix
            )
        return [
            Fields(item, f"{self.where}, {each or key} {number}", remedy=self.remedy, fix=fix)
            for number, item in enumerate(value, start=1)
        ]

    def sourced(self, key: str, fix: str) -> Fields:
        """A value with its source: { value = …, source = … }."""
        table = self.table(key, fix)
        table.only("value", "source")
        table.word("source", SOURCES)
        table.get("value")
        return table

    def names(self, key: str, *, sourced: bool = True) -> tuple[dict[str, JSON], JSON]:
        """A name in each of our languages, and its source."""
        fix = f'write {key} = {{ {", ".join(f"{language} = …" for language in LANGUAGES)}, source = "owner" }}'
        table = self.table(key, fix)
        table.only(*LANGUAGES, *(["source"] if sourced else []))
        names: dict[str, JSON] = {language: table.text(language, LONGEST_NAME) for language in LANGUAGES}
        return names, table.word("source", SOURCES) if sourced else None

    def texts(self, key: str, low: int, high: int, longest: int, fix: str = "") -> tuple[str, ...]:
        value = self.get(key, fix)
        if not isinstance(value, list) or not low <= len(value) <= high:
            self.must(key, f"a list of {low} to {high} sentences", value, fix)
        return tuple(self._printable(f"{key}, item {n},", item, longest, fix, False) for n, item in enumerate(value, 1))

    def rows(self, key: str, fix: str) -> list[str]:
        """A text map, without empty lines before and after it."""
        value = self.get(key, fix)
        if not isinstance(value, str):
            self.must(key, "a map in text", value, fix)
        lines = [line.rstrip(" ") for line in value.split("\n")]
        while lines and not lines[0]:
            lines.pop(0)
        while lines and not lines[-1]:
            lines.pop()
        return lines

    def _printable(self, key: str, value: object, longest: int, fix: str, empty: bool) -> str:
        if not isinstance(value, str) or not (value or empty) or len(value) > longest or not value.isprintable():
            self.must(key, f"one line of text of at most {longest} characters", value, fix)
        return value
