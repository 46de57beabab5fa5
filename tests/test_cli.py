"""The commands as a person types them."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from rich.console import Console
from typer.testing import CliRunner

from kubok.bots import make_bot
from kubok.cli import app
from kubok.cli.play import Unclear, read_actions
from kubok.cli.terminal import Screen, event_words, targets
from kubok.cli.words import WORDS
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.actions import TABLE, as_markdown
from kubok.cubitos.frames import NAMES
from kubok.kernel import Event, Fast, Record, Sealed, Session

SEED = 3


class Outcome(NamedTuple):
    exit_code: int
    output: str
    stdout: str
    stderr: str


def kubok(*words: str | Path, typed: str = "") -> Outcome:
    done = CliRunner().invoke(app, [str(word) for word in words], input=typed)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return Outcome(done.exit_code, done.output, done.stdout, done.stderr)


def one_sentence(outcome: Outcome) -> str:
    """What was said on the error output: one line that begins with the program's name, and no traceback."""
    lines = outcome.stderr.splitlines()
    assert len(lines) == 1, outcome.output
    assert lines[0].startswith("kubok: ")
    return lines[0]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole race with sealed dice."""
    game = Cubitos(2, max_rounds=4)
    session = Session(game, Sealed(secret=bytes(range(32)), game_id="test"), ("Ann", "Bob"))
    for seat in range(2):
        session.add_nonce(seat, bytes([seat] * 16))
    bot = make_bot("steady", 1)
    while session.state.result() is None:
        seat = session.state.owed()[0]
        session.act(seat, session.number(seat), bot.choose(session.state.copy(), seat))
    path = tmp_path_factory.mktemp("records") / "race.jsonl"
    session.save(path)
    return path


# Playing


def test_a_race_against_steady_is_played_to_its_end_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    outcome = kubok("play", "--plain", "--save", file, typed="1\n" * 3000)
    assert outcome.exit_code == 0, outcome.output
    commitment = outcome.output.split("Commitment: ")[1].split()[0]
    assert "The race is over after" in outcome.output
    assert "Verified: " in outcome.output
    assert Record.open(file).commitment == commitment
    assert not Path(f"{file}.key").exists()
    assert kubok("verify", file).exit_code == 0


def test_the_same_seed_and_answers_give_the_same_race() -> None:
    one, other = (kubok("play", "--plain", "--seed", "5", typed="1\n" * 60) for _ in range(2))
    assert one.output == other.output
    assert kubok("play", "--plain", "--seed", "6", typed="1\n" * 60).output != one.output


def test_the_table_shows_board_market_zones_and_the_risk_of_a_push() -> None:
    outcome = kubok("play", "--plain", "--seed", str(SEED), typed="push\npush\nquit\n")
    for words in ("ST", "~~", "Smelly Cat", "roll    7 light, 1 dark", "push · no risk", "push · bust 27 %", "C-3.3"):
        assert words in outcome.output
    assert "not saved" in outcome.output


def test_plain_means_neither_colour_nor_drawn_characters() -> None:
    output = kubok("play", "--plain", "--seed", "1", "--seats", "4", typed="help\nquit\n").output
    assert "\x1b" not in output
    assert not [c for c in output if 0x2500 <= ord(c) < 0x2700]


def test_in_colour_the_table_is_the_same_with_boxes_and_tall_squares() -> None:
    race = choosing()
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=140, height=60)
    screen = Screen(console, plain=False, names=("Ann", "Bob"))
    with console.capture() as captured:
        console.print(screen.table(race, 0, race.legal(0)))
    shown = captured.get()
    assert "\x1b[" in shown
    for words in ("◆", "≈≈≈", "▚▚▚", "▄", "╭", "Smelly Cat", "no risk yet"):
        assert words in shown


def test_several_people_share_a_screen() -> None:
    output = kubok("play", "--plain", "--seed", "1", "--seats", "3", "--humans", "2", typed="pass\npass\nquit\n").output
    assert "Player 1> " in output
    assert "Player 2> " in output


def test_a_refused_action_says_why_and_names_the_rule() -> None:
    output = kubok("play", "--plain", "--seed", str(SEED), typed="tray white\nquit\n").output
    assert "Not possible: now push or pass (C-3.6)" in output


@pytest.mark.parametrize(
    ("typed", "said"),
    [("fly", "is no action here"), ("p", "may be push, pass"), ("9", "There is no option 9"), ("save", "Say where")],
)
def test_what_is_not_understood_is_said_and_asked_again(typed: str, said: str) -> None:
    outcome = kubok("play", "--plain", "--seed", str(SEED), typed=f"{typed}\nquit\n")
    assert said in outcome.output
    assert outcome.output.count("You> ") == 2


def test_an_action_is_taken_back_and_a_roll_is_not() -> None:
    output = kubok("play", "--plain", "--seed", str(SEED), typed="push\nundo\ncall\nundo\nundo\nquit\n").output
    assert output.count("took back the latest action") == 1
    assert output.count("Not possible: dice or cards have been drawn since") == 2


def test_the_end_of_the_input_saves_the_race_where_asked(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    outcome = kubok("play", "--plain", "--save", file, typed="pass\n")
    assert outcome.exit_code == 0
    assert "Until next time." in outcome.output
    assert Path(f"{file}.key").exists()
    assert not Record.open(file).finished


def test_a_saved_race_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    kubok("play", "--plain", "--save", file, typed="1\n" * 10)
    before = Record.open(file)
    outcome = kubok("play", "--plain", "--load", file, typed="1\n" * 3000)
    assert "Back at the table" in outcome.output
    assert before.commitment in outcome.output
    assert "Verified: " in outcome.output
    after = Record.open(file)
    assert after.lines[: len(before.lines)] == before.lines


def test_a_saved_race_with_simulated_dice_asks_for_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "race.jsonl"
    kubok("play", "--plain", "--seed", "5", typed=f"pass\nsave {file}\nquit\n")
    assert "give its --seed" in one_sentence(kubok("play", "--load", file))
    assert "not played with seed 6" in one_sentence(kubok("play", "--load", file, "--seed", "6"))
    outcome = kubok("play", "--plain", "--load", file, "--seed", "5", typed="quit\n")
    assert outcome.exit_code == 0


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--seats", "7"], "2 to 4 players"),
        (["--humans", "3"], "do not fit"),
        (["--load", "nowhere.jsonl"], "there is no file"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_one_sentence(options: list[str], said: str) -> None:
    outcome = kubok("play", *options)
    assert said in one_sentence(outcome)
    assert outcome.exit_code == 1


def test_a_finished_race_is_not_played_on(finished: Path) -> None:
    assert "is finished" in one_sentence(kubok("play", "--load", finished))


# Words and actions


def choosing() -> Race:
    race = Cubitos(2).start()
    race.resolve(race.chance()[0], (0,))
    for _ in range(2):
        draw = race.chance()[0]
        race.resolve(draw, Fast(SEED).draw(race, draw)[1])
    return race


@pytest.mark.parametrize(("line", "meant"), [("1", "push"), ("pa", "pass"), ("PUSH", "push"), ("  pass ", "pass")])
def test_an_option_is_named_by_number_or_by_the_beginning_of_its_words(line: str, meant: str) -> None:
    race = choosing()
    assert [str(TABLE[action]) for action in read_actions(line, race, 0, race.legal(0))] == [meant]


def test_a_line_may_hold_several_actions() -> None:
    race = choosing()
    read = [str(TABLE[action]) for action in read_actions("ne e, tr w; pass", race, 0, race.legal(0))]
    assert read == ["step north-east", "step east", "tray white", "pass"]
    assert read_actions("", race, 0, race.legal(0)) == ()
    with pytest.raises(Unclear, match="no option 0"):
        read_actions("1 0", race, 0, race.legal(0))


def test_every_step_on_offer_stands_on_the_board_with_its_number() -> None:
    seen: set[str] = set()
    for seed in range(20):
        race, source, rng = Cubitos(2, max_rounds=40).start(), Fast(seed), Random(seed)
        while race.result() is None:
            for draw in race.chance():
                race.resolve(draw, source.draw(race, draw)[1])
            if not race.owed():
                continue
            seat = rng.choice(race.owed())
            legal = race.legal(seat)
            steps = {n for n, action in enumerate(legal, start=1) if TABLE[action].name in ("step", "exit")}
            if steps:
                asked = NAMES[race.seats[seat].stack[-1]]
                seen.add(asked)
                shown = set(targets(race, seat, legal).values())
                assert shown == steps or (asked == "pointing" and shown and shown < steps)
            race.apply(seat, rng.choice(legal))
    assert seen == {"moving", "stepping", "pointing"}


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds: set[str] = set()
    for seed in range(12):
        session = Session(Cubitos(3, max_rounds=40), Fast(seed), ("Ann", "Bob", "Cleo"))
        bots = [make_bot(name, seed) for name in ("steady", "random", "plain")]
        events: list[Event] = list(session.opening)
        while session.state.result() is None:
            seat = session.state.owed()[0]
            action = bots[seat].choose(session.state.copy(), seat)
            events += session.act(seat, session.number(seat), action)
        race = session.state
        assert isinstance(race, Race)
        for event in events:
            assert event_words(race, event, session.names)
            kinds.add(event.kind)
    assert len(kinds) > 20
    assert [kind for kind in sorted(kinds) if f"event-{kind}" not in WORDS] == []


# Records


def test_a_good_record_is_verified_twice(finished: Path) -> None:
    outcome = kubok("verify", finished)
    assert outcome.exit_code == 0
    assert "Dice: all" in outcome.output
    assert "Rules: the whole game replays" in outcome.output


def changed(path: Path, out: Path, key: str, old: object, new: object) -> Path:
    """The record with the first `old` of that key, in any drawn line, made `new`."""
    lines = path.read_text().splitlines()
    for at, line in enumerate(lines):
        data = json.loads(line)
        for drawn in data.get("drawn", []):
            if old in drawn[key]:
                drawn[key][drawn[key].index(old)] = new
                lines[at] = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
                out.write_text("\n".join(lines) + "\n")
                return out
    raise AssertionError("nothing to change")


def test_a_die_turned_over_is_found_without_the_rules(finished: Path, tmp_path: Path) -> None:
    outcome = kubok("verify", changed(finished, tmp_path / "turned.jsonl", "values", 5, 0))
    assert outcome.exit_code == 1
    assert "is not the sealed one" in outcome.output


def test_an_action_changed_is_found_by_the_rules(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text().replace('{"do":"pass"}', '{"do":"done"}', 1)
    file = tmp_path / "changed.jsonl"
    file.write_text(text)
    outcome = kubok("verify", file)
    assert outcome.exit_code == 1
    assert "Dice: all" in outcome.output
    assert "Rules: not verified: entry" in outcome.output


def test_a_secret_changed_is_found(finished: Path, tmp_path: Path) -> None:
    file = tmp_path / "changed.jsonl"
    file.write_text(finished.read_text().replace(bytes(range(32)).hex(), bytes(32).hex()))
    outcome = kubok("verify", file)
    assert outcome.exit_code == 1
    assert "not the one that was committed to" in outcome.output


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{}\n", b"no record at all\n", b"[1]\n"])
def test_what_is_no_record_is_refused_in_one_sentence(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    file.write_bytes(content)
    outcome = kubok("verify", file)
    assert outcome.exit_code == 1
    assert "some.jsonl" in one_sentence(outcome)


def test_an_export_is_the_record_and_never_the_key(tmp_path: Path) -> None:
    file, out = tmp_path / "race.jsonl", tmp_path / "out" / "copy.jsonl"
    kubok("play", "--plain", "--save", file, typed="1\n" * 5)
    secret = Path(f"{file}.key").read_text().strip()
    assert "cannot be written" in one_sentence(kubok("export", file, out))
    out.parent.mkdir()
    assert kubok("export", file, out).exit_code == 0
    assert [path.name for path in out.parent.iterdir()] == ["copy.jsonl"]
    assert out.read_text() == file.read_text()
    assert secret not in out.read_text()
    assert "key is missing" in one_sentence(kubok("play", "--load", out))


# Pages and figures


def test_the_action_table_is_printed() -> None:
    outcome = kubok("actions")
    assert outcome.exit_code == 0
    assert outcome.stdout == as_markdown()


def test_a_match_prints_its_share_and_interval() -> None:
    outcome = kubok("match", "steady", "random", "--games", "4", "--processes", "1")
    assert outcome.exit_code == 0
    assert "of 4 games, 95 % interval" in outcome.output


def test_an_unknown_bot_is_one_sentence() -> None:
    assert "there is no bot 'clever'" in one_sentence(kubok("match", "clever", "steady"))
