"""No sentence is missing and none is left over: every code the program can utter has its message, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from rich.console import Console
from typer.testing import CliRunner

import english
from kubok import locale
from kubok.bots.uniform import Uniform
from kubok.cli import app, setup
from kubok.cli.replay import Replay
from kubok.cubitos import Cubitos, Race, scenario
from kubok.cubitos import reasons as cubitos_reasons
from kubok.cubitos.actions import DIRECTIONS, TABLE
from kubok.cubitos.cards import red
from kubok.cubitos.choices import BARKED_CREDITS
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.frames import BY_RULES, NAMES, RULES
from kubok.cubitos.pieces import CODE_NAMES, CODES, KINDS, OWN_KINDS, PHASES
from kubok.kernel import BadData, Event, Fast, Session
from kubok.kernel.files import SOURCES, Fields, load_toml
from kubok.kernel.rulebook import Rulebook
from kubok.kernel.words import person, reason_said, say, with_rule
from kubok.terminal.lookup import rule_words
from kubok.titles import all_titles, title_of
from kubok.titles.cubitos import recap
from kubok.titles.cubitos.play import Play
from kubok.titles.cubitos.say import (
    action_words,
    clauses_words,
    dice_words,
    die_words,
    question_words,
    space_words,
    told,
    words,
)
from kubok.titles.venture import lesson as venture_lesson
from kubok.titles.venture.board import SIGNS
from kubok.titles.venture.screen import ROWS
from kubok.toys.small import SmallGame
from kubok.venture import reasons as venture_reasons
from kubok.venture import scenario as venture_scenario
from kubok.venture import telling
from kubok.venture.choices import AIMS
from kubok.venture.data import DECKS
from kubok.venture.frames import LEGAL
from kubok.venture.frames import NAMES as VENTURE_FRAMES
from kubok.venture.picking import HOWS
from kubok.venture.pieces import CHESTS
from kubok.venture.pieces import KINDS as CARD_KINDS
from kubok.venture.wording import CODES as WORDS
from languages import entries, looked_up

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "kubok"
CUBITOS = title_of("cubitos")
BOOKS = {title.letter: title.book for title in all_titles() if title.book is not None}
SPEAKERS = [
    *(path for part in ("cli", "terminal", "titles") for path in sorted((SOURCE / part).rglob("*.py"))),
    SOURCE / "table" / "server.py",
]
"""Where sentences are put on a screen."""

SMALL = [title.name for title in all_titles() if isinstance(title.new(title.seats[0], {}, None), SmallGame)]
"""Games whose messages are named by what they are made of: their own tests say all of them."""

FILES = sorted(locale.FOLDER.glob("*/*.ftl"))
OTHERS = [language for language in locale.WHOLE if language != locale.ENGLISH]
PLURALS = {language: {*Locale.parse(language).plural_form.tags, "other"} for language in locale.LANGUAGES}
"""The forms that a number asks for in each language, as CLDR has them."""


def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in sorted((locale.FOLDER / language).glob("*.ftl")):
        own = entries(file)
        assert not set(own) & set(found), f"{language}: {sorted(set(own) & set(found))} stand in two files"
        found |= own
    return found


FORMS = {"zero", "one", "two", "few", "many", "other"}


def choices(node: Any) -> list[set[str]]:
    """The keys of every selection in a message: numbers, plural forms or words."""
    if isinstance(node, list):
        return [keys for one in node for keys in choices(one)]
    if not isinstance(node, ftl.BaseNode):
        return []
    inner = [keys for value in vars(node).values() for keys in choices(value)]
    if not isinstance(node, ftl.SelectExpression):
        return inner
    keys = (variant.key for variant in node.variants)
    return [{str(key.name if isinstance(key, ftl.Identifier) else key.value) for key in keys}, *inner]


def calls(path: Path, *functions: str) -> Iterator[ast.expr]:
    """The first argument of every call of these functions, or with a dot before them methods, in a file."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and node.args:
            plain = node.func.id if isinstance(node.func, ast.Name) else ""
            method = f".{node.func.attr}" if isinstance(node.func, ast.Attribute) else ""
            if plain in functions or method in functions:
                yield node.args[0]


def constants(node: ast.expr) -> list[str]:
    """The texts that an expression can be: a constant, or either side of an if."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    return constants(node.body) + constants(node.orelse) if isinstance(node, ast.IfExp) else []


def constants_of(path: Path, function: str) -> list[str]:
    return [name for argument in calls(path, function) for name in constants(argument)]


def event_kinds() -> set[str]:
    """Every kind of event that the engine can tell of, read off its source."""
    found = set()
    for path in sorted((SOURCE / "cubitos").rglob("*.py")):
        for argument in calls(path, ".tell"):
            if path.name != "worked.py":  # which asks for the words of events
                assert constants(argument), f"{path.name}: tell() with a kind that cannot be read"
                found |= set(constants(argument))
    return found


def codes_of(what: str) -> set[str]:
    """Every code of the sentences that stand in the code: of `errors` or of `reasons`."""
    return {one.code for one in english.sentences() if one.what == what}


def never(folder: Path) -> set[str]:
    """What worked examples say has not happened: kinds of events."""
    lines = (line for path in folder.glob("*.txt") for line in path.read_text("utf-8").splitlines())
    named = (line.partition(":")[2].split(",") for line in lines if line.startswith("then no events"))
    return {one.split()[0] for some in named for one in some}


def asked_of_venture() -> set[str]:
    """What a seat of A Wild Venture is asked: by frame, and for some frames by what is asked there."""
    frames = {name for number, name in enumerate(VENTURE_FRAMES) if LEGAL[number] is not None}
    parts = {"picking": HOWS, "pointing": AIMS}
    split = {f"{frame}-{part}" for frame, those in parts.items() for part in those}
    return frames - set(parts) | split | {"turn-done", "chest", "playing-less", "ruby-second"}


PLAIN_ACTIONS = {action.name for action in TABLE if "kind" not in action.fields}
VERBS = {"bust", "use", "move_in", "set", "borrow", "lose", "give", "take", "draw", "discard", "buy", "gain"}
FAMILIES: dict[str, set[str]] = {
    "reason-": codes_of("reasons"),
    "event-": event_kinds() | {"rolled-none", "push-risk", "fan-alone", "undone"},
    "recap-": {"rolled", "bust", "pass", "ran", "finished", *recap.DICE, "fans", "credits"},
    "asked-": {NAMES[frame] for frame in BY_RULES[RULES].apply} - {"offered", "prize"}
    | {"arriving-owed", "bonus-gain", "bonus-lose"}
    | {f"offered-{number}" for number in range(BARKED_CREDITS + 1)}
    | {f"prize-{card.name}" for card in red.CARDS},
    "action-": PLAIN_ACTIONS | VERBS | {"exit-to"},
    "phase-": {phase.replace(" ", "-") for phase in PHASES},
    "way-": set(DIRECTIONS),
    "die-": set(KINDS[:OWN_KINDS]),
    "dice-": set(KINDS[:OWN_KINDS]),
    "face-": {CODE_NAMES[code].split(" ")[-1] for code in CODES},
    "faces-": {CODE_NAMES[code].split(" ")[-1] for code in CODES},
    "zone-": {"draw", "roll", "active", "discard"},
    "gain-": {"credits", "tokens"},
    "source-": set(SOURCES),
    "odds-": {"protect", "save", "keep"},
    "place-": {"start", "finish-of-track-1", "start-of-track-2"},
    "venture-words-": set(WORDS),
    "venture-reason-": set(telling.OWN_REASONS),
    "venture-event-": {*telling.EVENTS, *telling.SORTS},
    "venture-asked-": asked_of_venture(),
    "venture-pending-": set(telling.PENDING),
    "venture-action-": {*telling.PLAIN, *telling.VERBS},
    "venture-chest-": {*CHESTS, *(f"{chest}-{number}" for chest in CHESTS for number in (1, 2, 3))},
    "venture-sort-": set(CARD_KINDS),
    "venture-deck-": set(DECKS),
    "venture-row-": set(ROWS),
    "book-seat-": set("0123"),
    "book-order-": {"strict"},
    "book-between": {""},
    "book-moment-": {moment.replace(" ", "-") for moment in (*scenario.MOMENTS, "start", "draw", "waiting")},
    "book-zone-": set(scenario.ZONES),
    "book-number-": {name.replace(" ", "_") for name in scenario.NUMBERS if name != "next draw"},
    "book-never-": never(scenario.FOLDER),
    "venture-book-": {"wilder", "open-piles", "shared-ties"},
    "venture-book-never-": never(venture_scenario.FOLDER),
    "venture-between-": {"notes"},
    "venture-lesson-": {step.id for step in venture_lesson.STEPS},
    "cmd-": {name for title in all_titles() for name in title.commands()},
    "venture-short-": set(CHESTS),
    "venture-sign-": {sign.replace(" ", "-") for sign in SIGNS},
}
"""Messages whose names are put together from a code: the beginning, and all that may follow."""

NAMED_ELSEWHERE = {"venture-between-", "venture-words-", "venture-reason-", "book-between"}
"""Beginnings that no call shows: they are put together elsewhere."""


def uttered() -> tuple[set[str], set[str]]:
    """The messages that the program names in full, and the beginnings it puts codes to."""
    names: set[str] = set(constants_of(SOURCE / "locale" / "__init__.py", "text"))
    beginnings: set[str] = set()
    for path in sorted(SOURCE.rglob("*.py")):
        functions = ("text", ".text", "own_text", ".own_text", "say", "_say") if path in SPEAKERS else ("say",)
        for argument in calls(path, *functions):
            if isinstance(argument, ast.JoinedStr):
                first = argument.values[0]
                beginnings |= {str(first.value)} if isinstance(first, ast.Constant) else set()
            else:
                names |= set(constants(argument))
    return names, beginnings


ERRORS = {locale.bad_id(code) for code in codes_of("errors")}


def own_sentences() -> set[str]:
    """What some game says in words of its own, `GAME-MESSAGE`, where others say what is said of any."""
    common = {name for path in SPEAKERS for name in [*constants_of(path, "own_text"), *constants_of(path, ".own_text")]}
    return {own for name in common for title in all_titles() if locale.has(own := f"{title.name}-{name}")}


def offered() -> set[str]:
    """What games and their options are called, and what is told of some options beside."""
    found = {f"title-{title.name}{what}" for title in all_titles() for what in ("", "-text")}
    for title in all_titles():
        names = [f"option-{title.name}-{option.name}" for option in title.options(None)]
        names += [
            f"{name}-{choice}"
            for name, option in zip(names, title.options(None), strict=True)
            for choice in option.choices
        ]
        found |= {name for one in names for name in (one, f"{one}-help") if locale.has(name)}
    return found


def expected(language: str = "en") -> set[str]:
    """Every message that a language must have; English has its cards and rules in the data."""
    names, _ = uttered()
    made = {beginning + code for beginning, codes in FAMILIES.items() for code in codes}
    said = names | ERRORS | own_sentences() | offered() | made
    return said if language == "en" else said | set(LOOKED_UP)


LOOKED_UP = {message: words for those in looked_up().values() for message, words in those.items()}
"""The messages of cards and rules, with the English words of the data."""


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.name}" for file in FILES])
def test_every_line_of_the_files_is_understood(file: Path) -> None:
    junk = [entry for entry in FluentParser().parse(file.read_text()).body if isinstance(entry, ftl.Junk)]
    assert [entry.content for entry in junk] == []


@pytest.mark.parametrize("language", locale.WHOLE)
def test_no_message_is_missing(language: str) -> None:
    assert sorted(expected(language) - set(messages(language))) == []


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    left = set(messages(language)) - expected(language)
    assert sorted(name for name in left if not name.startswith(tuple(f"{game}-" for game in SMALL))) == []


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_message_stands_in_the_file_that_has_it_in_english(language: str) -> None:
    for file in (locale.FOLDER / language).glob("*.ftl"):
        english = looked_up().get(file.name) or entries(locale.FOLDER / "en" / file.name)
        assert sorted(set(entries(file)) - set(english)) == [], file


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_translation_speaks_of_the_same_values_as_english(language: str) -> None:
    english = messages("en")
    for name, message in messages(language).items():
        known = variables(english[name]) if name in english else set()
        same = variables(message) - YOURS == known - YOURS
        assert same or name not in expected(language), f"{language}: {name}"


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_choice_by_a_number_has_all_forms_of_the_language(language: str) -> None:
    for name, message in messages(language).items():
        for keys in choices(message):
            if keys & FORMS or any(key.isdecimal() for key in keys):
                forms = {key for key in keys if not key.isdecimal()}
                lacks = PLURALS[language] - forms if forms != {"other"} or len(PLURALS[language]) > 2 else set()
                assert not lacks, f"{language}: {name} lacks {sorted(lacks)}"
                assert forms <= PLURALS[language], f"{language}: {name} has forms that the language does not know"


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_choice_by_a_word_knows_the_same_words_as_english(language: str) -> None:
    english = messages("en")
    for name, message in messages(language).items():
        for keys in choices(message):
            if not keys & FORMS and name in english and keys != {"yes", "no"}:
                said_as_it_is = not choices(english[name])  # in English a word of the rules may be said itself
                assert said_as_it_is or keys in choices(english[name]), f"{language}: {name}"


@pytest.mark.parametrize("language", OTHERS)
def test_translated_words_are_written_with_the_letters_of_the_language(language: str) -> None:
    """No letter of a neighbouring alphabet has slipped in, and nothing was left in English."""
    foreign = {"uk": "ыэёъ", "ru": "іїєґ", "pl": "абвгдежзиклмнопрстуфхцчшщыюя"}[language]
    for file in (locale.FOLDER / language).glob("*.ftl"):
        words = file.read_text("utf-8").lower()
        assert not set(words) & set(foreign), f"{language}/{file.name}: {sorted(set(words) & set(foreign))}"
        mixed = re.findall(r"\w*(?:[a-z][а-яіїєґё]|[а-яіїєґё][a-z])\w*", words)
        assert mixed == [], f"{language}/{file.name}"


@pytest.mark.parametrize("language", locale.WHOLE)
def test_cards_and_rules_are_all_translated_and_keep_their_numbers(language: str) -> None:
    with locale.speaking(language):
        for message, english in LOOKED_UP.items():
            words = locale.translated(message)
            if language == "en":
                assert words is None
                continue
            assert words, message
            assert re.findall(r"[CV]-\d+", words) == re.findall(r"[CV]-\d+", english), message
            if message.startswith(("card-", "note-", "rule-V-")):
                assert sorted(re.findall(r"\d+", words)) == sorted(re.findall(r"\d+", english)), message


# The language spoken


def test_the_language_is_chosen_by_option_then_variable_then_system() -> None:
    system = {"LANG": "ru_RU.UTF-8"}
    assert locale.wanted(["play", "--lang=uk"], {"KUBOK_LANG": "pl", **system}) == "uk"
    assert locale.wanted(["play"], {"KUBOK_LANG": "pl", **system}) == "pl"
    assert locale.wanted(["play"], system) == "ru"
    assert locale.wanted(["play"], {"LC_ALL": "C", **system}) == "en"
    assert locale.wanted(["--lang"], {"KUBOK_LANG": "plain"}) == "en"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(locale.TextError, match="no texts in the language 'xx'"):
        locale.set_language("xx")
    answer = CliRunner().invoke(app, ["sets", "--lang", "xx"])
    assert answer.exit_code == 2
    assert "xx" in answer.stderr


def test_a_message_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    english = locale.bundle("en")
    monkeypatch.setattr(locale, "bundle", lambda tongue: english if tongue == "en" else FluentBundle(["uk"]))
    with locale.speaking("uk"):
        assert locale.text("goodbye") == "Until next time."


@pytest.mark.parametrize("language", locale.WHOLE)
@pytest.mark.parametrize("rule", ["C-3.3", "V-3.5"])
def test_the_commands_speak_the_language_and_leave_it_again(language: str, rule: str) -> None:
    words = {
        "C-3.3": {
            "en": "Roll every die",
            "uk": "Киньте всі кубики",
            "pl": "Rzuć wszystkimi kośćmi",
            "ru": "Бросьте все кубики",
        },
        "V-3.5": {
            "en": "After the move you get",
            "uk": "Після переміщення ви отримуєте",
            "pl": "Po ruchu dostajesz",
            "ru": "После перемещения вы получаете",
        },
    }[rule][language]
    by_option = CliRunner().invoke(app, ["rules", rule, "--lang", language])
    by_variable = CliRunner().invoke(app, ["rules", rule], env={"KUBOK_LANG": language})
    assert by_option.exit_code == 0
    assert words in by_option.stdout
    assert by_variable.stdout == by_option.stdout
    assert locale.language() == "en"


# Who is spoken to

YOURS = set(locale.PEOPLE.values())
ABOUT = {"event-": locale.FOLDER, "venture-event-": locale.FOLDER, "say-": ROOT / "web" / "src" / "locale"}
"""Sentences about what somebody does, and where they are."""

SAME = frozenset[str]()
"""Sentences of these that say the same to whoever does it, and name the person all the same: there are none."""


def reached(node: Any, yours: str) -> set[str]:
    """The values that a message can speak of where everybody in it is (yes) or is not (no) the person at the screen."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.SelectExpression) and repr_of(node.selector).endswith(tuple(f"'{one}'" for one in YOURS)):
        ways = [one for one in node.variants if getattr(one.key, "name", "") == yours]
        return reached((ways or [one for one in node.variants if one.default])[0].value, yours)
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ftl.BaseNode) else ()
    return {name for part in parts for name in reached(part, yours)}


def doings(language: str) -> dict[str, ftl.Message]:
    """Every sentence about what somebody does."""
    return {
        name: message
        for beginning, folder in ABOUT.items()
        for file in sorted((folder / language).glob("*.ftl"))
        for name, message in entries(file).items()
        if name.startswith(beginning) and variables(message) & {"name", "other"}
    }


@pytest.mark.parametrize("language", locale.WHOLE)
def test_whoever_is_at_the_screen_is_spoken_to_and_not_named(language: str) -> None:
    named = {"name", "other"}
    found = doings(language)
    assert len(found) > 70
    wrong = [name for name, message in found.items() if reached(message, "yes") & named and name not in SAME]
    assert sorted(wrong) == []


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_everybody_else_is_named(language: str) -> None:
    english = doings("en")
    for name, message in doings(language).items():
        assert reached(message, "no") & {"name", "other"} == variables(english[name]) & {"name", "other"}, name


def test_a_sentence_is_told_whether_it_speaks_of_the_person_at_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    who = "{ $you ->\n [yes] You\n *[no] { $name }\n }"
    whom = "{ $other_you ->\n [yes] you\n *[no] { $other }\n }"
    spoken = FluentBundle(["en"], use_isolating=False)
    spoken.add_resource(FluentResource(f"gave = {who} gave {whom}"))
    monkeypatch.setattr(locale, "bundle", lambda tongue: spoken)
    speech = locale.Speech(("Ann", "Bob"), you=0)
    assert speech.words(say("gave", name=person(0), other=person(1))) == "You gave Bob"
    assert speech.words(say("gave", name=person(1), other=person(0))) == "Bob gave you"
    with pytest.raises(locale.TextError, match="cannot be filled in"):
        locale.text("gave", name="You", other="Bob")  # nobody is spoken to by a name


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_whoever_is_called_you_is_somebody_else_to_others(language: str) -> None:
    went = say("event-fan-alone", name=person(1), fans=2)
    with locale.speaking(language):
        names = ("Ann", locale.text("you"))
        own, others = (locale.Speech(names, you).words(went) for you in (1, 0))
        assert own == locale.Speech(("Ann", "Bob"), 1).words(went)
        assert (
            others
            == locale.Speech(names).words(went)
            == locale.Speech(("Ann", "Bob")).words(went).replace("Bob", names[1])
        )
        assert own != others


@pytest.mark.parametrize(
    ("seats", "spoken_to"), [("you,steady", [0]), ("steady,Ann", [1]), ("you,Ann", []), ("steady,steady", [])]
)
def test_at_the_terminal_one_person_alone_is_spoken_to(seats: str, spoken_to: list[int]) -> None:
    names = setup.seat_names(seats, CUBITOS)
    session = setup.begin(Cubitos(2), names, seed=1)
    table = Play(CUBITOS, Console(), session, setup.bots_of(CUBITOS, session.names, 1), seed=1)
    assert table.screen.people.you == (spoken_to[0] if spoken_to else None)


def test_a_saved_game_speaks_to_the_one_it_calls_you(tmp_path: Path) -> None:
    with locale.speaking("pl"):
        names = setup.seat_names("steady,you", CUBITOS)
    for seated, spoken_to in ((names, 1), (["Ann", "Bob"], None)):
        Session(Cubitos(2), Fast(1), seated).save(tmp_path / "race.jsonl")
        seen = Replay(Console(), tmp_path / "race.jsonl", plain=True)
        assert seen.screen.people.you == spoken_to


def test_the_text_of_an_owner_is_not_translated() -> None:
    with locale.speaking("uk"):
        assert clauses_words("mr_dog", ["Run: take 9 credits."]) == ["Run: take 9 credits."]
        assert clauses_words("mr_dog", Box.open().clauses["mr_dog"])[0].startswith("Бігове")


def test_every_beginning_that_codes_are_put_to_is_known() -> None:
    assert uttered()[1] - {"title-", "option-"} == set(FAMILIES) - NAMED_ELSEWHERE


def test_a_missing_message_or_value_is_a_loud_error() -> None:
    with pytest.raises(locale.TextError, match="no text is called 'fly'"):
        locale.text("fly")
    with pytest.raises(locale.TextError, match="cannot be filled in"):
        locale.text("saved")
    with pytest.raises(locale.TextError, match="no texts in the language 'xx'"):
        locale.bundle("xx")


def test_the_engine_knows_no_language() -> None:
    for part in ("kernel", "cubitos", "venture"):
        assert [path.name for path in (SOURCE / part).rglob("*.py") if "kubok.locale" in path.read_text()] == []


def test_no_sentence_of_the_terminal_stands_in_its_code() -> None:
    """What is printed or refused goes through `text` or is BadData: no call of echo or say with words of its own."""
    found = []
    for path in SPEAKERS:
        for function in ("echo", ".echo", ".say", "Unclear", ".print"):
            found += [f"{path.name}: {words}" for arg in calls(path, function) for words in constants(arg) if words]
            found += [path.name for arg in calls(path, function) if isinstance(arg, ast.JoinedStr)]
    assert found == []


# Rendering


@pytest.mark.parametrize("language", locale.WHOLE)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, 1.5])
def test_every_message_can_be_said(language: str, number: float) -> None:
    english = messages("en")
    with locale.speaking(language):
        for name in sorted(expected() - ERRORS):
            values = dict.fromkeys(variables(english[name]) - YOURS, number)
            for yours in ("no", "yes"):
                assert locale.text(name, **values, **dict.fromkeys(YOURS, yours)), name
        for name in sorted(ERRORS):
            fields = dict.fromkeys(variables(english[name]), str(number))
            assert locale.bad_words(BadData(name.removeprefix("bad-"), "", **fields)), name


def test_the_reasons_speak_of_the_numbers_that_the_engine_gives() -> None:
    for code, (_, sentence) in {**cubitos_reasons._TEXTS, **venture_reasons._TEXTS}.items():
        given = set(re.findall(r"\{(\w+)", sentence))
        assert variables(messages("en")[f"reason-{code}"]) == given, code


def test_english_errors_and_reasons_are_the_sentences_of_the_code() -> None:
    for file, written in english.files().items():
        assert (locale.FOLDER / "en" / file).read_text("utf-8") == written, f"{file} is stale: make docs"
    assert {path.name for path in (locale.FOLDER / "en").glob("*errors.ftl")} <= set(english.files())
    assert {path.name for path in (locale.FOLDER / "en").glob("*reasons.ftl")} <= set(english.files())


def variables(message: ftl.Message) -> set[str]:
    return set(re.findall(r"VariableReference\(id=Identifier\(name='(\w+)'", repr_of(message)))


def repr_of(node: Any) -> str:
    """A syntax tree as text, enough of it to find variables in."""
    if isinstance(node, list):
        return "".join(map(repr_of, node))
    if isinstance(node, ftl.VariableReference):
        return f"VariableReference(id=Identifier(name='{node.id.name}'"
    return "".join(repr_of(value) for value in vars(node).values()) if isinstance(node, ftl.BaseNode) else ""


@pytest.mark.parametrize("language", locale.WHOLE)
@pytest.mark.parametrize("name", sorted(Box.open().sets))
def test_whole_games_of_every_set_can_be_told(name: str, language: str) -> None:
    """Every event, question, option and refusal of a game of random players has words."""
    with locale.speaking(language):
        tell_a_game(name)


def tell_a_game(name: str) -> None:
    game = Cubitos(3, data=resolve(Box.open(), name), max_rounds=12)
    names = ("Ann", "Bob", "Cleo")
    people = locale.Speech(names, 1)
    session, bot, rng = Session(game, Fast(7), names), Uniform(3), Random(5)
    events: list[Event] = list(session.opening)
    while session.state.result() is None:
        race = session.state
        assert isinstance(race, Race)
        seat = rng.choice(race.owed())
        assert question_words(race, seat)
        offered = [action_words(race, seat, action, people) for action in race.legal(seat)]
        assert len(set(offered)) == len(offered), offered
        reason = race.why_not(seat, rng.randrange(len(TABLE))) or race.why_not((seat + 1) % 3, 2)
        if reason is not None:
            assert words(with_rule(reason_said(reason), reason.rule), people)
        events += session.act(seat, session.number(seat), bot.choose(race.copy(), seat))
    race = session.state
    assert isinstance(race, Race)
    assert all(one.sentence for one in told(race, events, people))
    for space in range(game.track.size):
        assert space_words(game.track, space)


@pytest.mark.parametrize("language", locale.WHOLE)
def test_every_face_of_every_die_has_words(language: str) -> None:
    with locale.speaking(language):
        assert len({die_words(CODE_NAMES[code]) for code in CODES}) == len(CODES)
        for count in (1, 3, 5):
            assert len({dice_words(count, CODE_NAMES[code]) for code in CODES}) == len(CODES)


# The rules


@pytest.mark.parametrize(
    ("letter", "counts"),
    [("C", (6, 5, 9, 10, 5, 9, 4, 3, 3, 20)), ("V", (7, 8, 9, 3, 3, 1, 4, 2, 2, 23))],
)
def test_the_rulebook_has_every_numbered_rule_in_order(letter: str, counts: tuple[int, ...]) -> None:
    book = BOOKS[letter].rules()
    sections = [str(section) for section, _ in enumerate(counts, start=1)]
    numbers = [f"{letter}-{s}.{n}" for s, count in enumerate(counts, start=1) for n in range(1, count + 1)]
    assert list(book.rules) == numbers
    assert list(book.sections) == sections
    assert all(words.endswith(".") for words in book.rules.values())


@pytest.mark.parametrize("language", locale.WHOLE)
def test_a_rule_that_refers_to_another_names_one_that_is_there(language: str) -> None:
    with locale.speaking(language):
        for letter, book in BOOKS.items():
            for rule in book.rules().rules:
                named = re.findall(r"[A-Z]-\d+\.\d+", rule_words(BOOKS[rule[0]], rule))
                assert set(named) <= set(book.rules().rules), f"{language}: {letter} {rule}"


@pytest.mark.parametrize("language", locale.WHOLE)
@pytest.mark.parametrize(("rule", "card"), [("V-10.17", "frog_wizard"), ("V-10.19", "zero_waste")])
def test_the_rules_call_a_card_by_the_name_of_the_data(rule: str, card: str, language: str) -> None:
    cards = load_toml(SOURCE / "venture" / "data" / "cards.toml", "cards.toml")
    with locale.speaking(language):
        assert Fields(cards[card], card).table("names").text(language, 80) in rule_words(BOOKS[rule[0]], rule)


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("[sections]\n", "rules.toml: rules is missing; install the program again"),
        ('[sections]\n[rules]\n"P-1.1" = 3\n', "rules.toml: rules.P-1.1 must be one line of text"),
        ("[sections", "rules.toml: "),
    ],
)
def test_a_rules_file_that_is_no_rulebook_is_refused(tmp_path: Path, written: str, complaint: str) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(written)
    with pytest.raises(BadData) as refused:
        Rulebook.open(file)
    assert str(refused.value).startswith(complaint)


def test_the_fan_track_of_the_rules_is_the_one_of_the_data() -> None:
    game = Cubitos()
    words = BOOKS["C"].rules().rules["C-8.3"]
    for credits, spaces in {2: (1, 3, 12), 3: (5, 7), 4: (9, 11), 6: (13,), 1: (4, 8)}.items():
        for space in spaces:
            assert game.fans[space - 1].credits == credits, words
    assert [space for space in range(1, 14) if game.fans[space - 1].tokens] == [2, 4, 6, 8, 10, 12]
