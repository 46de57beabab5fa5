"""Every sentence for people, as Fluent messages: one folder for each language, the same files for terminal and page.

Programs speak in codes (reasons, events, frames, actions); here a code becomes a sentence. `text` fails loudly: a
sentence that is missing, or lacks one of its values, is a defect.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

FOLDER: Final = Path(__file__).parent
LANGUAGE: Final = "en"


class TextError(LookupError):
    """A message that no file has, or that lacks a value it speaks of."""


@cache
def bundle(language: str = LANGUAGE) -> FluentBundle:
    """All messages of a language."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    if not files:
        raise TextError(f"there are no texts in the language '{language}'; known are {', '.join(languages())}")
    found = FluentBundle([language], use_isolating=False)
    for file in files:
        found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def languages() -> list[str]:
    """The languages there are.

    >>> "en" in languages()
    True
    """
    return sorted({file.parent.name for file in FOLDER.glob("*/*.ftl")})


def has(message: str, language: str = LANGUAGE) -> bool:
    """Is there such a message?

    >>> has("goodbye"), has("fly-away")
    (True, False)
    """
    return bundle(language).has_message(message)


def text(message: str, /, **values: object) -> str:
    """The sentence of that name, filled in.

    >>> text("saved", file="race.jsonl")
    'Saved to race.jsonl.'
    >>> text("fly-away")
    Traceback (most recent call last):
    ...
    kubok.locale.TextError: no text is called 'fly-away' in en; add it to one of the .ftl files
    """
    found = bundle()
    if not found.has_message(message):
        raise TextError(f"no text is called {message!r} in {LANGUAGE}; add it to one of the .ftl files")
    pattern = found.get_message(message).value
    if pattern is None:
        raise TextError(f"the text {message!r} in {LANGUAGE} is empty")
    sentence, errors = found.format_pattern(pattern, {name: _value(value) for name, value in values.items()})
    if errors:
        raise TextError(f"the text {message!r} in {LANGUAGE} cannot be filled in: {errors[0]}")
    return str(sentence)


def _value(value: object) -> str | int | float | FluentType:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, (str, int, float, FluentType)) else str(value)
