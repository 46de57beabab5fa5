"""What is wrong with files, records and typed values is said to everybody in their language, by its code."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from kubok import locale
from kubok.bots.cubitos import BOTS
from kubok.cli import app
from kubok.kernel import BadData, Phrase, Reason
from kubok.kernel.files import Fields, load_toml, shown
from kubok.kernel.record import Record
from kubok.venture.words import read_program

SOURCE = Path(__file__).resolve().parent.parent / "src" / "kubok"
FOR_AUTHORS = (
    "toys",
    "lab",
    "kernel",
    "cubitos/cards/card.py",
    "cubitos/scenario.py",
    "cubitos/staging.py",
    "venture/scenario.py",
    "table/room.py",
)
"""Where errors are that nobody but the author of a game, a bot or a worked example can meet."""


class Site(NamedTuple):
    """A place in the source where an error, or a part of one, is made."""

    place: str
    call: ast.Call


def sites() -> Iterator[Site]:
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("BadData", "Phrase"):
                inside = name == "kernel/game.py" and any(keyword.arg is None for keyword in node.keywords)
                if not inside:  # an error makes its phrase there, of whatever it is given
                    yield Site(f"{name}:{node.lineno}", node)


SITES = list(sites())


def code_and_text(site: Site) -> tuple[str, str]:
    code, text = site.call.args
    assert isinstance(code, ast.Constant), site.place
    assert isinstance(text, ast.Constant), site.place
    return str(code.value), str(text.value)


def test_the_sites_are_found() -> None:
    assert len(SITES) > 350
    assert {site.place.partition("/")[0] for site in SITES} >= {"kernel", "cubitos", "venture", "bots", "table", "cli"}


def test_every_error_has_a_code_a_sentence_and_the_fields_it_speaks_of() -> None:
    for site in SITES:
        assert len(site.call.args) == 2, f"{site.place}: write BadData(code, sentence with names in braces, name=value)"
        code, text = code_and_text(site)
        assert re.fullmatch(r"[a-z][a-z0-9_]*", code), site.place
        assert set(re.findall(r"\{(\w+)\}", text)) == {keyword.arg for keyword in site.call.keywords}, site.place


@pytest.mark.parametrize("value", ["“words”", 1, 2, 5, 21, 12345])
def test_the_english_message_is_the_sentence_of_the_error(value: str | int) -> None:
    for site in SITES:
        code, text = code_and_text(site)
        fields = {str(keyword.arg): value for keyword in site.call.keywords}
        error = BadData(code, text, **fields)
        assert locale.bad_words(error) == str(error), site.place


def test_a_code_has_one_sentence() -> None:
    said: dict[str, str] = {}
    for site in SITES:
        code, text = code_and_text(site)
        assert said.setdefault(code, text) == text, site.place


def test_only_what_authors_can_meet_is_said_in_english_alone() -> None:
    found = [path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py") if "for_authors(" in path.read_text()]
    assert [name for name in found if not name.startswith(FOR_AUTHORS)] == []


@pytest.mark.parametrize("language", [language for language in locale.WHOLE if language != "en"])
def test_hardly_a_message_is_left_in_english(language: str) -> None:
    """Only marks, codes and file names are the same in two languages."""
    with locale.speaking(language):
        for site in SITES:
            code, text = code_and_text(site)
            error = BadData(code, text, **{str(keyword.arg): f"<{keyword.arg}>" for keyword in site.call.keywords})
            bare = re.sub(r"<\w+>|\W|track|space", "", str(error))
            assert not bare or locale.bad_words(error) != str(error), code


# One error


def test_an_error_survives_the_way_from_another_process() -> None:
    with pytest.raises(BadData) as caught:
        BOTS.make("clever", 1)
    error = caught.value
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, BadData)
    assert str(again) == str(error)
    with locale.speaking("pl"):
        assert locale.bad_words(again) == locale.bad_words(error) != str(error)


def test_an_error_within_an_error_is_said_in_the_same_language(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    file.write_text('{"kubok": "one"}\n')
    with pytest.raises(BadData) as caught:
        Record.open(file)
    assert str(caught.value) == f"{file}, line 1: 'kubok' must be a whole number"
    with locale.speaking("uk"):
        assert locale.bad_words(caught.value) == f"{file}, рядок 1: «kubok»: очікується ціле число"


def test_the_reason_of_a_refusal_within_an_error_is_said_in_the_same_language() -> None:
    reason = Reason("waiting_roll", "C-3.9", "your roll phase is over: waiting for {names}", {"names": [{"seat": 1}]})
    error = BadData("entry", "entry {number}: {wrong}", number=7, wrong=reason)
    assert str(error) == "entry 7: your roll phase is over: waiting for seat 1 (C-3.9)"
    with locale.speaking("ru"):
        assert locale.bad_words(error).startswith("запись 7: ")
        assert locale.bad_words(error).endswith("#1 (C-3.9)")


def test_a_number_in_an_error_is_written_without_marks_between_its_digits() -> None:
    error = BadData("record_line", "{name}, line {number}: {wrong}", name="a", number=12345, wrong="x")
    for language in locale.WHOLE:
        with locale.speaking(language):
            assert "12345" in locale.bad_words(error)


def test_the_error_of_somebody_elses_game_is_said_as_it_is() -> None:
    with locale.speaking("uk"):
        assert locale.bad_words(BadData("too_few_pawns", "only {pawns} pawns", pawns=3)) == "only 3 pawns"


def test_values_of_every_kind_are_shown() -> None:
    def said(value: object) -> str:
        return locale.bad_words(BadData("at", "{where}: {wrong}", where="x", wrong=shown(value)))

    with locale.speaking("uk"):
        assert (said("a"), said(True), said(3), said(1.5)) == ('x: "a"', "x: true", "x: 3", "x: 1.5")
        assert (said(None), said([]), said({})) == ("x: нічого", "x: список", "x: таблиця")


# Files


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Invalid value (at line 2, column 8); look there for a missing quote or bracket, or a name used twice"),
        (
            "uk",
            "рядок 2, знак 8 не читається (Invalid value); пошукайте там, чи не бракує лапки або дужки, чи не стоїть",
        ),
        ("pl", "wiersz 2, znak 8 jest nieczytelny (Invalid value); sprawdź, czy nie brakuje tam cudzysłowu"),
        ("ru", "строка 2, знак 8 не читается (Invalid value); проверьте, не пропущена ли там кавычка или скобка"),
    ],
)
def test_a_torn_data_file_is_told_with_its_line(language: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("[a]\ncost = \n")
    with pytest.raises(BadData) as caught:
        load_toml(file, "cards.toml")
    with locale.speaking(language):
        assert locale.bad_words(caught.value).startswith(f"cards.toml: {sentence}")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", 'cards.toml, [dog]: cost must be a whole number from 0 to 9, not "three"'),
        ("uk", 'cards.toml, [dog]: cost: очікується ціле число від 0 до 9, а не "three"'),
        ("pl", 'cards.toml, [dog]: cost: oczekiwana wartość to liczba całkowita od 0 do 9, a nie "three"'),
        ("ru", 'cards.toml, [dog]: cost: ожидается целое число от 0 до 9, а не "three"'),
    ],
)
def test_a_wrong_value_is_told_with_what_belongs_there(language: str, sentence: str) -> None:
    with pytest.raises(BadData) as caught:
        Fields({"cost": "three"}, "cards.toml, [dog]").whole("cost", 0, 9)
    with locale.speaking(language):
        assert locale.bad_words(caught.value) == sentence


def test_an_effect_that_is_none_is_told_with_the_nearest_word() -> None:
    with pytest.raises(BadData) as caught:
        read_program("trvel 2", "cards.toml, [miller]: effect")
    with locale.speaking("ru"):
        words = 'cards.toml, [miller]: effect: "trvel 2" — не эффект; может быть, travel?'
        assert locale.bad_words(caught.value) == words


def test_a_phrase_is_joined_and_filled_like_the_error_around_it() -> None:
    known = Phrase("known_are", "choose from {names}", names=("a", "b"))
    error = BadData("no_set", "{where}: no set is called {name}; {instead}", where="x", name="y", instead=known)
    assert str(error) == "x: no set is called y; choose from a, b"
    with locale.speaking("pl"):
        assert locale.bad_words(error) == "x: nie ma zestawu y; znane są: a, b"


# In the terminal

TYPED = {
    ("play", "--set", "race_99"): {
        "uk": 'приготування: набору "race_99" немає; може, race_7?',
        "pl": 'przygotowanie: nie ma zestawu "race_99"; może chodzi o race_7?',
        "ru": 'подготовка: набора "race_99" нет; может быть, race_7?',
    },
    ("match", "clever", "steady"): {
        "uk": "бота 'clever' немає; виберіть одного з: random, plain",
        "pl": "nie ma bota 'clever'; wybierz jednego z: random, plain",
        "ru": "бота 'clever' нет; выберите одного из: random, plain",
    },
    ("verify", "nowhere.jsonl"): {
        "uk": "файлу nowhere.jsonl немає",
        "pl": "nie ma pliku nowhere.jsonl",
        "ru": "файла nowhere.jsonl нет",
    },
    ("play", "--laps", "0"): {
        "uk": "laps: очікується ціле число від 1 до 9, а не 0",
        "pl": "laps: oczekiwana wartość to liczba całkowita od 1 do 9, a nie 0",
        "ru": "laps: ожидается целое число от 1 до 9, а не 0",
    },
    ("play", "--order", "odd"): {
        "uk": "order: очікується одне з: ",
        "pl": "order: oczekiwana wartość to jedno z: ",
        "ru": "order: ожидается одно из: ",
    },
    ("play", "venture", "--theme", "x"): {
        "uk": 'тематичної колоди "x" немає; відомі: academy, news',
        "pl": 'nie ma talii tematycznej "x"; znane są: academy, news',
        "ru": 'тематической колоды "x" нет; известны: academy, news',
    },
    ("play", "venture", "--board", "x"): {
        "uk": 'поля "x" немає; відомі: autumn, spring',
        "pl": 'nie ma planszy "x"; znane są: autumn, spring',
        "ru": 'поля "x" нет; известны: autumn, spring',
    },
    ("play", "--position", "cubitos/1 x"): {
        "uk": "позиція – це один рядок щонайменше з 11 частин",
        "pl": "pozycja to jeden wiersz z co najmniej 11 części",
        "ru": "позиция — это одна строка хотя бы из 11 частей",
    },
    ("play", "--data", "nowhere"): {
        "uk": "nowhere: такої теки немає",
        "pl": "nowhere: nie ma takiego folderu",
        "ru": "nowhere: такой папки нет",
    },
    ("serve", "--public-url", "kubok.example"): {
        "uk": "публічна адреса починається з http://",
        "pl": "adres publiczny zaczyna się od http://",
        "ru": "публичный адрес начинается с http://",
    },
}


@pytest.mark.parametrize("language", ["uk", "pl", "ru"])
@pytest.mark.parametrize("command", TYPED, ids=[" ".join(command) for command in TYPED])
def test_a_command_that_cannot_be_done_says_why_in_the_language_asked_for(
    command: tuple[str, ...], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = CliRunner().invoke(app, [*command, "--lang", language])
    assert answer.exit_code == 1
    assert TYPED[command][language] in answer.stderr


MISUSED = {
    ("play", "--laps", "x"): {"uk": "--laps: тут потрібне число", "pl": "--laps: tu potrzebna jest liczba"},
    ("serve", "--port", "99999"): {"uk": "--port: тут потрібне число", "pl": "--port: tu potrzebna jest liczba"},
    ("watch", "--pause", "99"): {"ru": "--pause: здесь нужно число"},
    ("play", "--ordr", "strict"): {"en": "there is no option --ordr; did you mean --order", "ru": "похожие: --order"},
    ("sets", "--qqqq"): {"en": "there is no option --qqqq", "pl": "nie ma opcji --qqqq"},
    ("sets", "one", "two"): {"en": "there are too many words: one two", "uk": "зайві слова: one two"},
    ("why",): {"en": "the argument file is missing", "pl": "brakuje argumentu file", "ru": "не хватает аргумента file"},
    ("play", "--plain=3"): {"uk": "--plain: значення бракує або воно тут зайве"},
    ("wtch",): {"en": "no command wtch; did you mean watch?", "uk": "команди wtch немає; може, watch?"},
}


@pytest.mark.parametrize("command", MISUSED, ids=[" ".join(command) for command in MISUSED])
def test_a_command_that_is_not_understood_says_why_in_the_language_asked_for(command: tuple[str, ...]) -> None:
    for language, sentence in MISUSED[command].items():
        answer = CliRunner().invoke(app, [*command, "--lang", language])
        assert answer.exit_code == 2
        assert sentence in answer.stderr
        assert "--help" in answer.stderr


def test_a_value_that_is_left_out_at_the_end_is_missed() -> None:
    answer = CliRunner().invoke(app, ["play", "--lang", "pl", "--laps"])
    assert answer.exit_code == 2
    assert "--laps: brakuje wartości" in answer.stderr


def test_without_any_words_the_help_is_shown() -> None:
    answer = CliRunner().invoke(app, [])
    assert "verify" in answer.output
    assert "kubok:" not in answer.stderr
