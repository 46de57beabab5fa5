"""No sentence is missing and none is left over: every code the program can utter has its message, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kubok import locale
from kubok.bots import make_bot
from kubok.cli.say import action_words, event_words, face_words, question_words, reason_words, space_words
from kubok.cubitos import Cubitos, Race
from kubok.cubitos import reasons as cubitos_reasons
from kubok.cubitos.actions import DIRECTIONS, TABLE
from kubok.cubitos.data import SOURCES, Box, resolve
from kubok.cubitos.frames import APPLY, NAMES
from kubok.cubitos.pieces import CODE_NAMES, CODES, KINDS, OWN_KINDS, PHASES
from kubok.cubitos.rulebook import rulebook
from kubok.kernel import Event, Fast, Session

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "kubok"
SPEAKERS = sorted((SOURCE / "cli").rglob("*.py"))
FILES = sorted(locale.FOLDER.glob("*/*.ftl"))
LANGUAGES = locale.languages()


def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in sorted((locale.FOLDER / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text()).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def calls(path: Path, function: str) -> Iterator[ast.expr]:
    """The first argument of every call of that function or method in a file."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name == function:
                yield node.args[0]


def constants(node: ast.expr) -> list[str]:
    """The texts that an expression can be: a constant, or either side of an if."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    return constants(node.body) + constants(node.orelse) if isinstance(node, ast.IfExp) else []


def event_kinds() -> set[str]:
    """Every kind of event that the engine can tell of, read off its source."""
    found = set()
    for path in sorted((SOURCE / "cubitos").rglob("*.py")):
        for argument in calls(path, "tell"):
            assert constants(argument), f"{path.name}: tell() with a kind that cannot be read"
            found |= set(constants(argument))
    return found


def reason_codes() -> set[str]:
    """Every code of the kernel, of own sets and of the game."""
    codes = set(cubitos_reasons.CODES)
    for path in [*(SOURCE / "kernel").glob("*.py"), SOURCE / "cubitos" / "sets.py"]:
        if path.name != "testing.py":
            codes |= {code for argument in calls(path, "Reason") for code in constants(argument)}
    return codes


PLAIN_ACTIONS = {action.name for action in TABLE if "kind" not in action.fields}
VERBS = {"use", "move_in", "set", "borrow", "lose", "give", "take", "draw", "discard", "buy", "gain"}
FAMILIES: dict[str, set[str]] = {
    "reason-": reason_codes(),
    "event-": event_kinds() | {"rolled-none", "push-risk"},
    "asked-": {NAMES[frame] for frame in APPLY},
    "action-": PLAIN_ACTIONS | VERBS,
    "phase-": {phase.replace(" ", "-") for phase in PHASES},
    "way-": set(DIRECTIONS),
    "die-": set(KINDS[:OWN_KINDS]),
    "face-": {CODE_NAMES[code].split(" ")[-1] for code in CODES},
    "zone-": {"draw", "roll", "active", "discard"},
    "gain-": {"credits", "tokens"},
    "source-": set(SOURCES),
    "odds-": {"protect", "save", "keep"},
    "place-": {"start", "finish-of-track-1", "start-of-track-2"},
}
"""Messages whose names are put together from a code: the beginning, and all that may follow."""


def uttered() -> tuple[set[str], set[str]]:
    """The messages that the program names in full, and the beginnings it puts codes to."""
    names: set[str] = set()
    beginnings: set[str] = set()
    for path in SPEAKERS:
        for argument in calls(path, "text"):
            if isinstance(argument, ast.JoinedStr):
                first = argument.values[0]
                assert isinstance(first, ast.Constant), f"{path.name}: a text whose name has no beginning"
                beginnings.add(str(first.value))
            else:
                assert constants(argument), f"{path.name}: a text whose name cannot be read"
                names |= set(constants(argument))
    return names, beginnings


def expected() -> set[str]:
    names, _ = uttered()
    return names | {beginning + code for beginning, codes in FAMILIES.items() for code in codes}


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.name}" for file in FILES])
def test_every_line_of_the_files_is_understood(file: Path) -> None:
    junk = [entry for entry in FluentParser().parse(file.read_text()).body if isinstance(entry, ftl.Junk)]
    assert [entry.content for entry in junk] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert sorted(expected() - set(messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    assert sorted(set(messages(language)) - expected()) == []


def test_every_beginning_that_codes_are_put_to_is_known() -> None:
    assert uttered()[1] == set(FAMILIES)


def test_a_missing_message_or_value_is_a_loud_error() -> None:
    with pytest.raises(locale.TextError, match="no text is called 'fly'"):
        locale.text("fly")
    with pytest.raises(locale.TextError, match="cannot be filled in"):
        locale.text("saved")
    with pytest.raises(locale.TextError, match="no texts in the language 'xx'"):
        locale.bundle("xx")


def test_the_engine_knows_no_language() -> None:
    for part in ("kernel", "cubitos"):
        assert [path.name for path in (SOURCE / part).rglob("*.py") if "kubok.locale" in path.read_text()] == []


def test_no_sentence_of_the_terminal_stands_in_its_code() -> None:
    """What is printed or refused goes through `text`: no call of echo, say or BadData with words of its own."""
    found = []
    for path in SPEAKERS:
        for function in ("echo", "say", "BadData", "Unclear", "print"):
            found += [f"{path.name}: {words}" for arg in calls(path, function) for words in constants(arg) if words]
            found += [path.name for arg in calls(path, function) if isinstance(arg, ast.JoinedStr)]
    assert found == []


# Rendering


@pytest.mark.parametrize("code", sorted(reason_codes()))
def test_every_reason_can_be_said(code: str) -> None:
    values = dict.fromkeys(variables(messages("en")[f"reason-{code}"]), 2)
    assert locale.text(f"reason-{code}", **values)


def test_the_reasons_speak_of_the_numbers_that_the_engine_gives() -> None:
    for code in cubitos_reasons.CODES:
        _, sentence = cubitos_reasons._TEXTS[code]
        given = set(re.findall(r"\{(\w+)\}", sentence))
        assert variables(messages("en")[f"reason-{code}"]) == given, code


def variables(message: ftl.Message) -> set[str]:
    return set(re.findall(r"VariableReference\(id=Identifier\(name='(\w+)'", repr_of(message)))


def repr_of(node: Any) -> str:
    """A syntax tree as text, enough of it to find variables in."""
    if isinstance(node, list):
        return "".join(map(repr_of, node))
    if isinstance(node, ftl.VariableReference):
        return f"VariableReference(id=Identifier(name='{node.id.name}'"
    return "".join(repr_of(value) for value in vars(node).values()) if isinstance(node, ftl.BaseNode) else ""


@pytest.mark.parametrize("name", sorted(Box.open().sets))
def test_whole_games_of_every_set_can_be_told(name: str) -> None:
    """Every event, question, option and refusal of a game of random players has words."""
    game = Cubitos(3, data=resolve(Box.open(), name), max_rounds=12)
    names = ("Ann", "Bob", "Cleo")
    session, bot, rng = Session(game, Fast(7), names), make_bot("random", 3), Random(5)
    events: list[Event] = list(session.opening)
    while session.state.result() is None:
        race = session.state
        assert isinstance(race, Race)
        seat = rng.choice(race.owed())
        assert question_words(race, seat)
        words = [action_words(race, seat, action) for action in race.legal(seat)]
        assert len(set(words)) == len(words), words
        reason = race.why_not(seat, rng.randrange(len(TABLE))) or race.why_not((seat + 1) % 3, 2)
        if reason is not None:
            assert "seat " not in reason_words(reason, names)
        events += session.act(seat, session.number(seat), bot.choose(race.copy(), seat))
    for event in events:
        assert event_words(session.state, event, names)  # type: ignore[arg-type]
    for space in range(game.track.size):
        assert space_words(game.track, space)


def test_every_face_of_every_die_has_words() -> None:
    words = [face_words(CODE_NAMES[code]) for code in CODES]
    assert len(set(words)) == len(CODES)


# The rules


def test_the_rulebook_has_every_numbered_rule_in_order() -> None:
    counts = {1: 6, 2: 5, 3: 9, 4: 10, 5: 5, 6: 9, 7: 4, 8: 3, 9: 3, 10: 20}
    numbers = [f"C-{section}.{n}" for section, count in counts.items() for n in range(1, count + 1)]
    assert list(rulebook().rules) == numbers
    assert list(rulebook().sections) == [str(section) for section in counts]
    assert all(words.endswith(".") for words in rulebook().rules.values())


def test_the_fan_track_of_the_rules_is_the_one_of_the_data() -> None:
    game = Cubitos()
    words = rulebook().rules["C-8.3"]
    for credits, spaces in {2: (1, 3, 12), 3: (5, 7), 4: (9, 11), 6: (13,), 1: (4, 8)}.items():
        for space in spaces:
            assert game.fans[space - 1].credits == credits, words
    assert [space for space in range(1, 14) if game.fans[space - 1].tokens] == [2, 4, 6, 8, 10, 12]
