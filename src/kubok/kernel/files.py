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

from kubok.kernel.game import JSON, BadData, Part, Phrase

SOURCES: Final = ("seed", "icon", "edition", "inferred", "estimate", "own", "owner")
"""Where a value comes from: rulebooks, their pictures, an edition whose rulebook we do not have, our reading, our
estimate, our own choice, an owner's box.
"""

LANGUAGES: Final = ("en", "uk", "pl", "ru")
"""The languages in which everything has a name, records of old too; names in others may stand beside them."""

LONGEST_NAME: Final = 80
_MOST_NAMED: Final = 12
_KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_TAG: Final = re.compile(r"[a-z]{2,3}")


def load_toml(path: Path, where: str) -> dict[str, object]:
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except FileNotFoundError:
        raise BadData(
            "file_missing", "{where}: the file is missing; put it back, or install the program again", where=where
        ) from None
    except OSError as error:
        raise BadData(
            "file_unreadable",
            "{where}: the file cannot be read ({error}); check its permissions",
            where=where,
            error=str(error.strerror),
        ) from None
    except UnicodeDecodeError as error:
        raise BadData(
            "file_not_utf8",
            "{where}: byte {byte} is not UTF-8 text; save the file as UTF-8",
            where=where,
            byte=error.start,
        ) from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(
            "file_not_toml",
            "{where}: {error}; look there for a missing quote or bracket, or a name used twice",
            where=where,
            error=_toml_error(str(error)),
        ) from None
    except (ValueError, RecursionError):  # numbers of thousands of digits, brackets of thousands of levels
        raise BadData(
            "file_too_deep",
            "{where}: a number is too long or brackets are nested too deep; shorten them",
            where=where,
        ) from None


def _toml_error(error: str) -> Part:
    """What tomllib says, the place told apart from its English words."""
    found = re.fullmatch(r"(.*) \(at line (\d+), column (\d+)\)", error, re.DOTALL)
    if found is None:
        return error
    what, line, column = found.groups()
    return Phrase(
        "toml_at", "{error} (at line {line}, column {column})", error=what, line=int(line), column=int(column)
    )


def shown(value: object) -> Part:
    """A value as an error shows it: short, whatever it is.

    >>> shown("three"), shown(True), str(shown([1, 2])), str(shown(10**5000))
    ('"three"', 'true', 'a list', 'a number of many digits')
    """
    if isinstance(value, str):
        text = value if len(value) <= 40 else value[:40] + "…"
        return json.dumps(text, ensure_ascii=not text.isprintable())
    if value is None:
        return Phrase("nothing", "nothing")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**20 else Phrase("long_number", "a number of many digits")
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list):
        return Phrase("a_list", "a list")
    return (
        Phrase("a_table", "a table")
        if isinstance(value, dict)
        else Phrase("a_value", "a {type}", type=type(value).__name__)
    )


def is_key(value: object) -> bool:
    """Whether this can be a name in our files: small letters, digits and _, at most 40."""
    return isinstance(value, str) and _KEY.fullmatch(value) is not None


def instead(word: object, known: Iterable[str]) -> Phrase:
    """What to write instead: the nearest known word, or all of them."""
    names = list(known)
    near = difflib.get_close_matches(word[:LONGEST_NAME], names, 1) if isinstance(word, str) else []
    if near:
        return Phrase("did_you_mean", "did you mean {word}?", word=near[0])
    if not names:
        return Phrase("none_known", "nothing is known here; leave it out")
    return Phrase("known_are", "choose from {names}", names=listed(names))


def listed(names: Sequence[str]) -> Part:
    """All of them, or as many as a sentence bears."""
    if len(names) <= _MOST_NAMED:
        return names
    return Phrase("and_more", "{names} and {number} more", names=names[:_MOST_NAMED], number=len(names) - _MOST_NAMED)


def write(line: str) -> Phrase:
    """The remedy that is asked for most: what to write in the file."""
    return Phrase("write", "write {line}", line=line)


def write_table(name: str) -> Phrase:
    return Phrase("write_table", "write [{name}] on a line of its own and its values below", name=name)


def within(where: Part, part: str) -> Part:
    """A place in a file, as `FILE, [TABLE]`."""
    return f"{where}, {part}" if isinstance(where, str) else Phrase("within", "{where}, {part}", where=where, part=part)


class Fields:
    """A table of a file or a record, read key by key. Every complaint names the place and the remedy.

    `fix` tells how to write this very thing; `remedy`, for records, takes the place of every other advice.
    """

    def __init__(
        self,
        value: object,
        where: Part,
        *,
        prefix: str = "",
        remedy: Phrase | None = None,
        fix: Phrase | None = None,
    ) -> None:
        self.where, self.prefix, self.remedy, self.fix = where, prefix, remedy, fix
        if not isinstance(value, dict):
            table = Phrase("a_table", "a table")
            self.complain(must_be(prefix.rstrip(".") or Phrase("it", "it"), table, value), fix)
        self.value: dict[str, object] = value

    def complain(self, wrong: Phrase, fix: Phrase | None = None) -> NoReturn:
        mend = self.remedy or fix or self.fix
        if mend is None:
            raise BadData("at", "{where}: {wrong}", where=self.where, wrong=wrong)
        raise BadData("at_fix", "{where}: {wrong}; {fix}", where=self.where, wrong=wrong, fix=mend)

    def must(self, key: str, wanted: Part, value: object, fix: Phrase | None = None) -> NoReturn:
        self.complain(must_be(f"{self.prefix}{key}", wanted, value), fix)

    def only(self, *keys: str) -> None:
        for key in self.value:
            if key not in keys:
                self.complain(
                    Phrase("no_key", "{key} is not a key here", key=shown(f"{self.prefix}{key}")), instead(key, keys)
                )

    def get(self, key: str, fix: Phrase | None = None) -> object:
        if key not in self.value:
            self.complain(Phrase("missing", "{key} is missing", key=f"{self.prefix}{key}"), fix)
        return self.value[key]

    def whole(self, key: str, low: int, high: int, fix: Phrase | None = None) -> int:
        value = self.get(key, fix)
        if type(value) is not int or not low <= value <= high:
            self.must(key, whole_number(low, high), value, fix)
        return value

    def flag(self, key: str, fix: Phrase | None = None) -> bool:
        value = self.get(key, fix)
        if type(value) is not bool:
            self.must(key, Phrase("true_or_false", "true or false"), value, fix)
        return value

    def text(
        self, key: str, longest: int, fix: Phrase | None = None, *, empty: bool = False, default: str | None = None
    ) -> str:
        if default is not None and key not in self.value:
            return default
        return self._printable(f"{self.prefix}{key}", self.get(key, fix), longest, fix, empty=empty)

    def word(self, key: str, known: Iterable[str], fix: Phrase | None = None) -> str:
        value, words = self.get(key, fix), list(known)
        if not isinstance(value, str) or value not in words:
            self.must(key, one_of(words), value, fix)
        return value

    def words(self, key: str, known: Sequence[str], fix: Phrase) -> tuple[str, ...]:
        """Some of the known words, each at most once; none when the key is not there."""
        value = self.value.get(key, [])
        if not isinstance(value, list) or any(value.count(word) > 1 or word not in known for word in value):
            self.must(key, Phrase("each_once", "a list of {names}, each at most once", names=listed(known)), value, fix)
        return tuple(value)

    def key(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not is_key(value):
            self.must(key, Phrase("a_name", "a name of small letters, digits and _, at most 40"), value)
        return value

    def table(self, key: str, fix: Phrase | None = None) -> Fields:
        return Fields(
            self.get(key, fix), self.where, prefix=f"{self.prefix}{key}.", remedy=self.remedy, fix=fix or self.fix
        )

    def tables(
        self, key: str, low: int, high: int, fix: Phrase | None = None, each: Phrase | None = None
    ) -> list[Fields]:
        value = self.get(key, fix)
        if not isinstance(value, list) or not low <= len(value) <= high:
            count = (
                Phrase("list_of", "a list of {number}", number=low)
                if low == high
                else Phrase("list_from_to", "a list of {low} to {high}", low=low, high=high)
            )
            self.must(key, count, len(value) if isinstance(value, list) else value, fix)
        return [
            Fields(
                item,
                Phrase("item", "{where}, {each} {number}", where=self.where, each=each or key, number=number),
                remedy=self.remedy,
                fix=fix,
            )
            for number, item in enumerate(value, start=1)
        ]

    def sourced(self, key: str, fix: Phrase) -> Fields:
        """A value with its source: { value = …, source = … }."""
        table = self.table(key, fix)
        table.only("value", "source")
        table.word("source", SOURCES)
        table.get("value")
        return table

    def names(self, key: str, *, sourced: bool = True) -> tuple[dict[str, JSON], JSON]:
        """A name in our languages, maybe in more, and its source; one of another source has that as `en_source`."""
        fix = write(f'{key} = {{ {", ".join(f"{language} = …" for language in LANGUAGES)}, source = "owner" }}')
        table = self.table(key, fix)
        spoken = (*LANGUAGES, *(tag for tag in table.value if tag not in LANGUAGES and _TAG.fullmatch(tag)))
        apart = [f"{language}_source" for language in spoken]
        table.only(*spoken, *(["source", *apart] if sourced else []))
        for key in apart:
            if sourced and key in table.value:
                table.word(key, SOURCES)
        names: dict[str, JSON] = {language: table.text(language, LONGEST_NAME) for language in spoken}
        return names, table.word("source", SOURCES) if sourced else None

    def texts(self, key: str, low: int, high: int, longest: int, fix: Phrase | None = None) -> tuple[str, ...]:
        value = self.get(key, fix)
        if not isinstance(value, list) or not low <= len(value) <= high:
            self.must(
                key, Phrase("list_of_sentences", "a list of {low} to {high} sentences", low=low, high=high), value, fix
            )
        return tuple(
            self._printable(
                Phrase("key_item", "{key}, item {number},", key=f"{self.prefix}{key}", number=number),
                item,
                longest,
                fix,
            )
            for number, item in enumerate(value, start=1)
        )

    def rows(self, key: str, fix: Phrase) -> list[str]:
        """A text map, without empty lines before and after it."""
        value = self.get(key, fix)
        if not isinstance(value, str):
            self.must(key, Phrase("a_map", "a map in text"), value, fix)
        lines = [line.rstrip(" ") for line in value.split("\n")]
        while lines and not lines[0]:
            lines.pop(0)
        while lines and not lines[-1]:
            lines.pop()
        return lines

    def _printable(self, key: Part, value: object, longest: int, fix: Phrase | None, *, empty: bool = False) -> str:
        if not isinstance(value, str) or not (value or empty) or len(value) > longest or not value.isprintable():
            line = Phrase("one_line", "one line of text of at most {longest} characters", longest=longest)
            self.complain(must_be(key, line, value), fix)
        return value


def whole_number(low: int, high: int) -> Phrase:
    return Phrase("whole_number", "a whole number from {low} to {high}", low=low, high=high)


def one_of(words: Sequence[str]) -> Phrase:
    return Phrase("one_of", "one of {names}", names=listed(words))


def must_be(key: Part, wanted: Part, value: object) -> Phrase:
    return Phrase("must_be", "{key} must be {wanted}, not {value}", key=key, wanted=wanted, value=shown(value))
