"""The guides are true: what they tell to write is written, in a copy of the program or an own folder, and works."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kubok.lab.match import play_match
from kubok.titles import title_of
from kubok.venture import Venture
from kubok.venture import scenario as venture_scenario
from kubok.venture.data import Box as VentureBox
from kubok.venture.data import resolve as venture_data
from kubok.venture.words import read_program

ROOT = Path(__file__).resolve().parent.parent
TOLD = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    return [block for name, block in TOLD.findall((ROOT / "docs" / page).read_text()) if name == language]


def kubok(folder: Path, *words: str, typed: str = "") -> str:
    """Run the program as it lies in that folder."""
    command = [sys.executable, "-c", "from kubok.cli import main; main()", *words]
    env = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, cwd=folder, env=env, input=typed, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def with_sunny_dog(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the card of the guide."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "src" / "kubok", folder / "kubok", ignore=shutil.ignore_patterns("__pycache__"))
    game = folder / "kubok" / "cubitos"
    with (game / "data" / "cards.toml").open("a") as cards:
        cards.write("\n" + blocks("add-a-card.md", "toml")[0])
    brown = game / "cards" / "brown.py"
    told = blocks("add-a-card.md", "python")[0].split("    # ")[0]  # the first lines of the tuple
    brown.write_text(brown.read_text().replace("CARDS = (\n", told))
    (game / "scenarios" / "sunny_dog.txt").write_text(blocks("add-a-card.md", "text")[0])
    return folder


def test_the_card_of_the_guide_works_as_its_scenarios_say(with_sunny_dog: Path) -> None:
    script = (
        "from kubok.cubitos.scenario import all_scenarios\nfrom kubok.cubitos.staging import run\n"
        "mine = [one for one in all_scenarios() if one.file == 'sunny_dog.txt']\n"
        "for one in mine: run(one)\n"
        "print(len(mine))"
    )
    env = {**os.environ, "PYTHONPATH": str(with_sunny_dog)}
    done = subprocess.run([sys.executable, "-c", script], cwd=with_sunny_dog, env=env, capture_output=True, text=True)
    assert done.stdout.strip() == "2", done.stderr


def test_the_card_of_the_guide_is_read_and_played(with_sunny_dog: Path) -> None:
    page = kubok(with_sunny_dog, "rules", "sunny", "dog")
    assert "1. Run: take 1 foot and 2 credits." in page
    assert "Declined it gives nothing" in page
    command = next(line for line in blocks("add-a-card.md", "")[0].splitlines() if " play " in line)
    words = command.split()[1:]
    assert "Sunny Dog" in kubok(with_sunny_dog, *words, "--plain", "--seed", "1", typed="cards\nquit\n")


RACES = """
import sys

from kubok.bots.cubitos import BOTS
from kubok.cubitos import Cubitos
from kubok.cubitos.actions import FROM_TRAY
from kubok.cubitos.data import Box, resolve
from kubok.cubitos.frames import BUYING
from kubok.cubitos.pieces import BROWN
from kubok.kernel import Fast

data = resolve(Box.open(), "race_1", cards=sys.argv[1].split(","))
names = ("steady", "expert", "hard")
ended, bought = 0, set()
for seed in range(10):
    state, source = Cubitos(3, data=data).start().collect(False), Fast(seed)
    bots = [BOTS.make(name, seed) for name in names]
    while state.result() is None:
        for draw in state.chance()[:1]:
            state.resolve(draw, source.draw(state, draw)[1])
        for seat in state.owed()[-1:]:
            frame, action = state.seats[seat].doing, bots[seat].choose(state.copy(), seat)
            if frame == BUYING and action == FROM_TRAY + BROWN:
                bought.add(names[seat])
            state.apply(seat, action)
    ended += not state.result().unfinished
print(ended, *sorted(bought))
"""


def test_ten_whole_races_are_run_with_the_card_of_the_guide(with_sunny_dog: Path) -> None:
    """No bot has ever seen it; each of them runs to the finish, and somebody finds it worth its cost."""
    cards = re.search(r"--cards (\S+)", blocks("add-a-card.md", "")[0])
    assert cards is not None
    command = [sys.executable, "-c", RACES, cards[1]]
    env = {**os.environ, "PYTHONPATH": str(with_sunny_dog)}
    done = subprocess.run(command, cwd=with_sunny_dog, env=env, capture_output=True, text=True)
    ended, *bought = done.stdout.split() or [done.stderr]
    assert ended == "10"
    assert bought


@pytest.fixture
def my_tracks(tmp_path: Path) -> Path:
    (tmp_path / "my-tracks" / "tracks").mkdir(parents=True)
    (tmp_path / "my-tracks" / "tracks" / "duck_pond.toml").write_text(blocks("add-a-track.md", "toml")[0])
    return tmp_path


def test_every_command_of_the_guide_to_tracks_works(my_tracks: Path) -> None:
    (my_tracks / "kubok").symlink_to(ROOT / "src" / "kubok")
    commands = [line.split()[1:] for block in blocks("add-a-track.md", "") for line in block.splitlines()]
    assert len(commands) == 4
    for words in commands:
        extra = {"play": ("--plain", "--seed", "1"), "watch": ("--plain", "--fast", "--seed", "1")}.get(words[0], ())
        said = kubok(my_tracks, *words, *extra, typed="quit\n")
        assert "Duck Pond" in said
    assert (my_tracks / "duck_pond.svg").read_text().startswith("<svg")


def test_a_slip_in_the_map_is_said_with_its_place(my_tracks: Path) -> None:
    path = my_tracks / "my-tracks" / "tracks" / "duck_pond.toml"
    path.write_text(path.read_text().replace("C4", "Q4"))
    with pytest.raises(AssertionError, match=r"row 3.*unknown code"):
        kubok(ROOT / "src", "track", "duck_pond", "--data", str(my_tracks / "my-tracks"))


def test_the_cards_of_the_guide_to_venture_cards_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(blocks("add-a-venture-card.md", "toml")[0], "utf-8")
    box = VentureBox.open(tmp_path)
    assert (box.cards["uncle_turnip"]["cost"], box.cards["jam_guild"]["once"]) == (1, "invest 5")
    assert Venture(data=venture_data(box)).index["uncle_turnip"]


def test_bots_play_with_the_cards_of_the_guide_to_venture_cards(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(blocks("add-a-venture-card.md", "toml")[0], "utf-8")
    game = Venture(data=venture_data(VentureBox.open(tmp_path)))
    assert play_match(title_of("venture"), ["steady", "plain"], games=4, seed=1, game=game).unfinished == 0


def test_the_scenario_of_the_guide_to_venture_cards_runs() -> None:
    for one in venture_scenario.parse(blocks("add-a-venture-card.md", "text")[1], "guide"):
        venture_scenario.run(one)


def test_every_word_of_the_guide_to_venture_cards_is_one() -> None:
    page = (ROOT / "docs" / "add-a-venture-card.md").read_text("utf-8")
    table = page[page.index("| words | meaning |") : page.index("Costs and conditions open")]
    rows = [line.split("|")[1] for line in table.splitlines()[2:] if line.startswith("|")]
    words = [word for row in rows for word in re.findall(r"`([^`]+)`", row)]
    tried = [
        re.sub(r"\b[NABC]\b", "2", word) for word in words if "…" not in word and not word.endswith(("less", "further"))
    ]
    assert len(tried) > 30
    for word in tried:
        assert read_program(word.replace("per T", "per any gear"), "guide")


@pytest.fixture(scope="module")
def in_esperanto(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, and of what only the page says, with the language of the guide."""
    root = tmp_path_factory.mktemp("eo")
    for part in ("src/kubok", "web/src/locale"):
        shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
    for told in blocks("add-a-language.md", "ftl"):
        file = root / told.splitlines()[0].removeprefix("# ")
        file.parent.mkdir(exist_ok=True)
        file.write_text(told, "utf-8")
    table, names = blocks("add-a-language.md", "toml")[0].splitlines()
    cards = root / "src" / "kubok" / "cubitos" / "data" / "cards.toml"
    written, count = re.subn(rf"({re.escape(table)}\n.*\n)names = .*", rf"\1{names}", cards.read_text("utf-8"))
    assert count == 1
    cards.write_text(written, "utf-8")
    return root


PLAYED = {
    "pig": ("ĵeti\nhalti\n", ("ĉu ĵeti la kubon, aŭ halti?", "Vi ĵetis ", "random ĵetis "), "You held: "),
    "cubitos": ("riski\n", ("1: riski, no risk.", "Vi riskis (C-3.6)", "Vi ĵetis 10 kubojn: ", "Benko"), "Smelly Cat"),
    "venture": ("1\n1\n", (": ludi: ", "Vi aktivigis: Nest (V-2.3)"), " cards in the deck."),
}
"""By game: what is typed, what is said in the language of the guide, and something of the rest, in English."""


def test_the_language_of_the_guide_is_played_and_the_rest_is_said_in_english(in_esperanto: Path) -> None:
    commands = blocks("add-a-language.md", "")[0].splitlines()
    assert len(commands) == len(PLAYED)
    for command, (game, (typed, own, english)) in zip(commands, PLAYED.items(), strict=True):
        words = [*command.split()[1:], "--plain", "--seed", "1"]
        said = kubok(in_esperanto / "src", *words, typed=f"{typed}help\nquit\n")
        for expected in (*own, english, "Until next time."):
            assert expected in said, game


def test_the_language_of_the_guide_is_offered_and_its_pages_are_whole(in_esperanto: Path) -> None:
    source = in_esperanto / "src"
    assert "en, uk, pl, ru, eo" in kubok(source, "doctor")
    assert kubok(source, "sets", "--lang", "eo") == kubok(source, "sets").replace("Dugout", "Benko")
    pages = (("rules dugout", "Benko, orange"), ("rules V-3.5", "After the move"), ("board spring", "Spring"))
    for words, said in pages:
        assert said in kubok(source, *words.split(), "--lang", "eo")
    script = "from kubok import locale; print(locale.preferred('eo,en'), locale.wanted([], {'LANG': 'eo.UTF-8'}))"
    env = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True)
    assert done.stdout == "eo eo\n", done.stderr


def test_what_the_language_of_the_guide_lacks_is_listed_in_the_order_of_the_guide(in_esperanto: Path) -> None:
    (in_esperanto / "tests").mkdir()
    shutil.copy(ROOT / "tests" / "languages.py", in_esperanto / "tests")
    env = {**os.environ, "PYTHONPATH": str(in_esperanto / "src")}
    printed = []
    for command in blocks("add-a-language.md", "")[1].splitlines():
        words = [sys.executable, *command.split()[1:]]
        done = subprocess.run(words, cwd=in_esperanto, env=env, capture_output=True, text=True, timeout=120)
        printed.append(done.stdout)
        assert done.returncode == 0, done.stderr
    files = re.findall(r"^ +(\d+) of +(\d+)  (\S+/(\S+)\.ftl)$", printed[0], re.MULTILINE)
    page = (ROOT / "docs" / "add-a-language.md").read_text("utf-8")
    rows = page[page.index("| | files |") : page.index("Before you begin")]
    told = re.findall(r"`(\S+)`", rows)
    assert [stem for *_, stem in files][: len(told)] == told  # a game that the guide does not know comes last
    assert ("4", "10", "src/kubok/locale/eo/pig.ftl", "pig") in files
    assert re.search(r"^ +1 of +\d+  src/kubok/cubitos/data$", printed[0], re.MULTILINE)
    assert "pig-scores = Score\n" in printed[1]
    assert "pig-asked" not in printed[1]


def test_the_readme_names_only_commands_that_there_are() -> None:
    told = re.findall(r"kubok (\w+)", (ROOT / "README.md").read_text())
    known = re.findall(r"│ (\w+)", kubok(ROOT / "src", "--help"))
    assert told
    assert set(told) <= set(known)
