"""The client of examples/, written from docs/protocol.md alone, plays a whole race whatever happens to its line."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from kubok.kernel import Record, verify
from kubok.titles import make_game
from table.conftest import Running
from table.proxies import ROOT, Line

CLIENT = ROOT / "examples" / "client.py"


def play(url: str, file: Path) -> str:
    command = [sys.executable, str(CLIENT), url, str(file)]
    done = subprocess.run(command, cwd=file.parent, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_client_of_the_examples_has_under_60_lines_and_imports_nothing_of_ours() -> None:
    source = CLIENT.read_text()
    assert len(source.splitlines()) < 60
    assert "kubok" not in source.split('"""', 2)[2]


def test_the_client_written_from_the_page_alone_plays_a_race_over_a_line_that_is_cut(
    start: Callable[..., Running], tmp_path: Path
) -> None:
    """Once an answer is lost on its way, once an action: each counts once, and the race ends like any other."""
    server = start()
    lost: list[str] = []
    acts, answers, told = 0, 0, b""

    def cut(way: str, piece: bytes) -> bool:
        nonlocal acts, answers, told
        if way == "down":
            told += piece
            answers += piece.count(b'{"t":"done"')
            if answers == 2 and not lost:
                lost.append("answer")
                return True
        elif piece[:1] == b"\x81":  # a text frame of the client, masked
            acts += 1
            if acts > 6 and len(lost) == 1:
                lost.append("action")
                return True
        return False

    line = Line(server.port, cut)
    said = play(line.url, tmp_path / "race.jsonl")
    line.close()
    assert lost == ["answer", "action"]
    assert told.count(b'{"t":"welcome"') == 1
    assert told.count(b'{"t":"resumed"') == 2
    record = Record.from_text((tmp_path / "race.jsonl").read_text())
    assert verify(record, make_game(record)) > 0
    answered = {int(entry) for entry in re.findall(rb'{"t":"done"[^}]*"entry":(\d+)', told)}
    assert answered == {entry.number for entry in record.entries if entry.seat == 0}
    result = {"places": list(record.places or ()), "unfinished": record.unfinished}
    assert said == f"{result}; the record is in {tmp_path / 'race.jsonl'}\n"
