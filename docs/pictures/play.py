"""Draws docs/pictures/play.png: the real terminal table at a real position. Needs Chromium.

Run it with `.venv/bin/python docs/pictures/play.py` when the table's look has changed.
"""

from __future__ import annotations

import io
import re
import subprocess
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from kubok.bots.cubitos import BOTS
from kubok.cubitos import Cubitos, Race
from kubok.cubitos.data import Box, resolve
from kubok.kernel import Event, Fast, Session
from kubok.titles.cubitos.chances import of_push, protection
from kubok.titles.cubitos.screen import Screen

NAMES = ("You", "steady 1", "steady 2")
SET = "race_3"
PICTURE = Path(__file__).with_name("play.png")
SVG = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", monospace; font-size: 21.4px;
  line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" transform="translate(0, 1.2)">{matrix}</g>
</g>
</svg>
"""


def position() -> tuple[Session, list[Event], int]:
    """A race of bots up to a push worth a thought of the first seat, after the others have rolled."""
    game = Cubitos(len(NAMES), data=resolve(Box.open(), SET))
    for seed in range(1, 1000):
        session = Session(game, Fast(seed), NAMES)
        bots = [BOTS.make("steady", seat) for seat in range(len(NAMES))]
        news = list(session.opening)
        while session.state.result() is None:
            race = session.state
            assert isinstance(race, Race)
            seat = min(race.owed(), key=race.turn)
            if seat == 0 and race.clock()[0] >= 7 and race.turn(0) and worth_a_thought(race):
                return session, news, seat
            news += session.act(seat, session.number(seat), bots[seat].choose(race.copy(), seat))
    raise SystemExit("no such position was found; look for another")


def worth_a_thought(race: Race) -> bool:
    """A push of the first seat at some risk, with protection not used yet."""
    chances = of_push(race, 0)
    return chances is not None and 0.1 < chances.bust < 0.35 and bool(protection(race, 0))


def main() -> None:
    session, news, seat = position()
    race = session.state
    assert isinstance(race, Race)
    options = race.legal(seat)
    console = Console(
        record=True, width=148, height=60, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    screen = Screen(console, names=NAMES)
    lines = next(news[at:] for at in range(len(news)) if len(screen.told(race, news[at:])) <= 5)
    console.print(screen.events(race, lines))
    console.print()
    console.print(screen.table(race, seat, options))
    console.print(screen.options(race, seat, options))
    svg = console.export_svg(title="kubok play", theme=MONOKAI, code_format=SVG)
    svg = re.sub(r' clip-path="url\(#[^"]*-line-[^"]*\)"', "", svg)  # these cut off underscores
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', svg)
    assert size is not None
    width, height = (round(float(n)) for n in size.groups())
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "play.html")
        page.write_text(f"<!doctype html><meta charset=utf-8><style>body{{margin:0}}</style>{svg}", encoding="utf-8")
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-background-networking"]
        where = [f"--user-data-dir={folder}/profile", f"--screenshot={PICTURE}", f"--window-size={width},{height}"]
        subprocess.run(["chromium", *flags, *where, page.as_uri()], check=True, capture_output=True)


if __name__ == "__main__":
    main()
