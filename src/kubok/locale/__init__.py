"""Every sentence for people, as Fluent messages: one folder for each language, the same files for terminal and page.

Programs speak in codes (reasons, events, frames, actions); here a code becomes a sentence. `text` fails loudly: a
sentence that is missing, or lacks one of its values, is a defect. Only where a language has no such sentence yet is
the English one said. What a game says in parts is put into words by a `Speech`. It knows the seat of whoever reads and
tells a sentence about a person (`$name`) by `$you` whether it is that one: by the seat, whatever people are called.

English cards, rules and notes to tracks are data (cards.toml, rules.toml, …); the other languages have theirs in the
LONG files, and `translated` finds them. What is wrong with files and typed values, BadData, is in the ERRORS files, and
`bad_words` says it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from kubok.kernel.game import JSON, BadData, Part, Phrase, Reason
from kubok.kernel.words import ADDS, BETWEEN, LIST, NAMED, OTHERWISE, SAY, SEAT, person

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
WHOLE: Final = ("en", "uk", "pl", "ru")
"""The languages that lack nothing: the tests see to it."""

LANGUAGES: Final = (*WHOLE, *sorted({file.parent.name for file in FOLDER.glob("*/*.ftl")} - {*WHOLE}))
"""All that can be spoken: a folder is a language, and says in English what it does not have yet."""

VARIABLE: Final = "KUBOK_LANG"
LONG: Final = ("cubitos-cards.ftl", "cubitos-rules.ftl", "notes.ftl", "venture-rules.ftl")
"""Files that are read only when somebody looks a card, a rule or a track up."""

ERRORS: Final = "errors.ftl"
"""So the files are called, with the name of a game before it or not, that are read only when something is wrong."""

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


class TextError(LookupError):
    """A message that no file has, or that lacks a value it speaks of."""


PEOPLE: Final = {"name": "you", "other": "other_you", "owner": "owner_you"}
"""The values that name a person, each with the one beside it that says whether it is the person at the screen."""


BESIDE: Final = (SAY, ADDS, OTHERWISE)
"""What a part says of its message; all the rest are values."""


# The language


def language() -> str:
    """The language that is spoken now.

    >>> language()
    'en'
    """
    return _language.get()


def set_language(chosen: str) -> None:
    """Speak that language from now on."""
    _language.set(_known(chosen))


@contextmanager
def speaking(chosen: str) -> Iterator[None]:
    """Speak that language for a while.

    >>> with speaking("uk"):
    ...     text("goodbye")
    'До зустрічі!'
    """
    token = _language.set(_known(chosen))
    try:
        yield
    finally:
        _language.reset(token)


def wanted(words: Sequence[str] = (), environment: Mapping[str, str] | None = None) -> str:
    """The language that a command line asks for with --lang, else the environment's: KUBOK_LANG, then the system's.

    >>> wanted(["play", "--lang", "pl"], {"LANG": "uk_UA.UTF-8"}), wanted([], {"LANG": "uk_UA.UTF-8"})
    ('pl', 'uk')
    >>> wanted(["play"], {"LANG": "C.UTF-8"})
    'en'
    """
    said = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    said += [after for word, after in pairwise(words) if word == "--lang"]
    known = environment or {}
    system = next((known[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if known.get(name)), "")
    asked = (re.split(r"[-_.@]", one)[0].lower() for one in (*said, known.get(VARIABLE, ""), system))
    return next((one for one in asked if one in LANGUAGES), ENGLISH)


def preferred(accepted: str) -> str:
    """The first of our languages in an Accept-Language header; English if there is none. Weights are not looked at.

    >>> preferred("de-DE,uk;q=0.9,en;q=0.8"), preferred("*")
    ('uk', 'en')
    """
    asked = (one.split(";")[0].strip().lower().partition("-")[0] for one in accepted.split(","))
    return next((one for one in asked if one in LANGUAGES), ENGLISH)


def _known(chosen: str) -> str:
    if chosen not in LANGUAGES:
        raise TextError(f"there are no texts in the language '{chosen}'; known are {', '.join(LANGUAGES)}")
    return chosen


# The messages


@cache
def bundle(language: str = ENGLISH) -> FluentBundle:
    """The messages of a language, but for cards, rules and errors."""
    return _read(
        _known(language),
        [file for file in _files(language) if file.name not in LONG and not file.name.endswith(ERRORS)],
    )


@cache
def _long(language: str) -> FluentBundle:
    """Cards and rules of a language."""
    return _read(language, [file for file in _files(language) if file.name in LONG])


@cache
def _errors(language: str) -> FluentBundle:
    """What can be wrong with files and typed values."""
    return _read(language, [file for file in _files(language) if file.name.endswith(ERRORS)])


def _files(language: str) -> list[Path]:
    added = [folder / f"{language}.ftl" for folder in _added]
    return sorted((FOLDER / language).glob("*.ftl")) + [file for file in added if file.is_file()]


_added: Final[list[Path]] = []
"""Folders of messages that came with games of other packages, a file for each language."""


def add_words(folder: Path) -> None:
    """Speak the messages of that folder too, `en.ftl` and others."""
    if folder not in _added:
        _added.append(folder)
        bundle.cache_clear()


def _read(language: str, files: Sequence[Path]) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for file in files:
        found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def has(message: str, language: str = ENGLISH) -> bool:
    """Is there such a message?

    >>> has("goodbye"), has("fly-away")
    (True, False)
    """
    return bundle(language).has_message(message)


def text(message: str, /, **values: object) -> str:
    """The sentence of that name in the language spoken now, filled in.

    >>> text("saved", file="race.jsonl")
    'Saved to race.jsonl.'
    >>> text("fly-away")
    Traceback (most recent call last):
    ...
    kubok.locale.TextError: no text is called 'fly-away' in en; add it to one of the .ftl files
    """
    for tongue in dict.fromkeys((language(), ENGLISH)):
        if bundle(tongue).has_message(message):
            return _filled(bundle(tongue), message, values)
    raise TextError(f"no text is called {message!r} in {language()}; add it to one of the .ftl files")


def local(names: Mapping[str, str]) -> str:
    """What the data calls something, in the language spoken now; in English where it has no such name.

    >>> with speaking("pl"):
    ...     local({"en": "Dugout", "pl": "Ławka"}), local({"en": "Dugout"})
    ('Ławka', 'Dugout')
    """
    return names.get(language()) or names.get(ENGLISH, "")


def own_text(message: str, game: str, /, **values: object) -> str:
    """A sentence as that game says it, `GAME-MESSAGE`, else as it is said of any game.

    >>> own_text("over", "pig", rounds=3), own_text("over", "venture", rounds=3)
    ('The game is over.', 'The game ended after 3 turns.')
    """
    own = f"{game}-{message}"
    return text(own if has(own) else message, **values)


def sentence(words: str) -> str:
    """Words that stand for themselves: with a capital letter and a full stop.

    >>> sentence("draw 2")
    'Draw 2.'
    """
    return f"{words[0].upper()}{words[1:]}."


def _filled(found: FluentBundle, message: str, values: Mapping[str, object]) -> str:
    tongue = found.locales[0]
    pattern = found.get_message(message).value
    if pattern is None:
        raise TextError(f"the text {message!r} in {tongue} is empty")
    sentence, errors = found.format_pattern(pattern, {name: _value(value) for name, value in values.items()})
    if errors:
        raise TextError(f"the text {message!r} in {tongue} cannot be filled in: {errors[0]}")
    return str(sentence)


def _value(value: object) -> str | int | float | FluentType:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, (str, int, float, FluentType)) else str(value)


# What a game says, in parts


class Speech(NamedTuple):
    """What parts need to become words: the names of the seats, who reads, and what the game's data names."""

    names: Sequence[str] = ()
    you: int | None = None
    """The seat of whoever reads, who is spoken to; nobody where several people share a screen."""
    named: Mapping[str, Mapping[str, str]] = {}
    """By key: the name in every language."""

    def words(self, part: JSON) -> str:
        """A part in the language spoken now.

        >>> speech = Speech(("Ann", "Bob"), you=0, named={"dugout": {"en": "Dugout", "pl": "Ławka"}})
        >>> speech.words({"say": "event-used", "name": {"seat": 0}, "card": {"named": "dugout"}})
        'You used Dugout'
        >>> speech.words({"say": "event-used", "name": {"seat": 1}, "card": {"named": "dugout"}})
        'Bob used Dugout'
        """
        return str(self._value(part))

    def _value(self, part: JSON) -> str | int | float:
        if isinstance(part, list):
            return ", ".join(self.words(one) for one in part)
        if not isinstance(part, dict):
            return part if isinstance(part, (int, float)) else str(part)
        if SAY in part:  # before all else: a message may speak of a seat or of all
            return self._said(part)
        if SEAT in part:
            return self.name(cast(int, part[SEAT]))
        if NAMED in part:
            return self._name_of(str(part[NAMED]))
        return text(str(part[BETWEEN])).join(self.words(one) for one in cast("list[JSON]", part[LIST]))

    def _said(self, part: Mapping[str, JSON]) -> str:
        code = str(part[SAY])
        if OTHERWISE in part and not has(code):
            return translated(code) or self.words(part[OTHERWISE])
        values: dict[str, object] = {name: self._value(value) for name, value in part.items() if name not in BESIDE}
        for name, yours in PEOPLE.items():
            if name in part:
                values[yours] = self.you is not None and part[name] == person(self.you)
        return text(code, **values)

    def name(self, seat: int) -> str:
        """Who sits there; a number where nobody is known by name."""
        if seat < 0:
            return text("the-table")
        return self.names[seat] if seat < len(self.names) else f"#{seat}"

    def _name_of(self, key: str) -> str:
        return local(self.named.get(key, {})) or key


NOBODY: Final = Speech()
"""For what speaks of no seat."""


def percent(chance: Fraction) -> str:
    """A chance as people say it; never 0 or 100 for what is neither.

    >>> percent(Fraction(1, 6)), percent(Fraction(0)), percent(Fraction(1, 3000)), percent(Fraction(1))
    ('17 %', '0 %', 'under 0.1 %', '100 %')
    >>> percent(Fraction(1, 40)), percent(Fraction(2999, 3000))
    ('2.5 %', 'over 99.9 %')
    """
    if 0 < chance < Fraction(1, 1000):
        return text("percent-under", value=0.1)
    if Fraction(999, 1000) < chance < 1:
        return text("percent-over", value=99.9)
    value = float(100 * chance)
    if value in (0, 100) or 9.95 <= value <= 99:
        return text("percent", value=round(value))
    return text("percent-fine", value=round(value, 1))


# What is wrong


def bad_words(error: BadData) -> str:
    """What is wrong with something that was typed, or stands in a file, in the language spoken now.

    >>> with speaking("uk"):
    ...     bad_words(BadData("no_file", "there is no file {path}", path="race.jsonl"))
    'файлу race.jsonl немає'
    """
    return phrase_words(error.phrase)


def phrase_words(phrase: Phrase) -> str:
    """A phrase in the language spoken now."""
    return str(_said(phrase))


def _said(part: Part) -> str | FluentType:
    if isinstance(part, Phrase):
        values = {name: _said(value) for name, value in part.fields.items()}
        found = next(
            (one for one in (_errors(language()), _errors(ENGLISH)) if one.has_message(bad_id(part.code))), None
        )
        return str(part) if found is None else _filled(found, bad_id(part.code), values)
    if isinstance(part, Reason):
        return _refusal(part)
    if isinstance(part, int):
        return fluent_number(part, useGrouping=False)  # a line, a seed or a year, not a quantity
    return part if isinstance(part, str) else ", ".join(part)


def bad_id(code: str) -> str:
    """The message of an error, or of a part of one.

    >>> bad_id("no_file")
    'bad-no_file'
    """
    return f"bad-{code}"


def _refusal(reason: Reason) -> str:
    """A reason where nobody knows the names of the seats; in English that of somebody else's game."""
    code = f"reason-{reason.code}"
    if not has(code):
        return str(reason)
    sentence = Speech().words({SAY: code, **reason.numbers})
    return text("with-rule", sentence=sentence, rule=reason.rule) if reason.rule else sentence


# Cards and rules


def translated(message: str) -> str | None:
    """A clause of a card, a rule or a title in the language spoken now; None where the data's own words are said.

    >>> translated(rule_id("C-3.3")) is None
    True
    """
    found = _long(language())
    return _filled(found, message, {}) if found.has_message(message) else None


def clause_id(card: str, number: int) -> str:
    """The message of a card's clause, counted from 1.

    >>> clause_id("mr_dog", 2)
    'card-mr-dog-2'
    """
    return f"card-{card.replace('_', '-')}-{number}"


def rule_id(rule: str) -> str:
    """The message of a rule.

    >>> rule_id("C-3.4")
    'rule-C-3-4'
    """
    return f"rule-{rule.replace('.', '-')}"


def note_id(name: str) -> str:
    """The message of the note to a track or a board.

    >>> note_id("nothing_goes_right")
    'note-nothing-goes-right'
    """
    return f"note-{name.replace('_', '-')}"


def note_words(entry: Mapping[str, Any], ours: Mapping[str, Mapping[str, Any]]) -> str:
    """The note to a track or a board in the language spoken now; an owner's own stays as it is."""
    name, note = str(entry["name"]), str(entry["note"])
    return translated(note_id(name)) or note if name in ours and note == ours[name]["note"] else note


def section_id(section: str) -> str:
    """The message of a section's title.

    >>> section_id("C-3")
    'section-C-3'
    """
    return f"section-{section}"
