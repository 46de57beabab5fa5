"""A track in characters: in colour with half-high rows, or as plain codes like those of the map files.

Drawn from the track alone; which spaces carry runners and numbers is told from outside.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from kubok.cubitos import Race
from kubok.cubitos.track import ANY, NOTHING, Square, Track
from kubok.locale import text
from kubok.terminal.screen import LETTERS, RUNNERS, TARGET

GROUND: Final = "#16382b"
RED_LINE: Final = "#ff4d4f"
TINTS: Final = ("#f4ead5", "#ddcda6")
"""The two colours of open spaces: neighbouring sections differ, so that the red lines show between rows too."""

INK: Final = {
    "open": "#a8976f", "credits": "#1d4ed8", "lose": "#b91c1c", "gain": "#15803d", "fan": "#c2410c", "sign": "#6d28d9",
}  # fmt: skip
FILLS: Final = {
    "water": "#4aa3df", "wall": "#3f7d3a", "start": "#334155", "finish": "#f8fafc", "target": TARGET,
    "sign": "#e3d5fb",
}  # fmt: skip


class Cell(NamedTuple):
    """How one square looks: three characters, their colour, and the colour of the square."""

    text: str
    ink: str
    fill: str


class Window(NamedTuple):
    """The columns of a track that are drawn: of two tracks joined it may be one."""

    first: int
    last: int

    def shows(self, square: Square) -> bool:
        return self.first <= square[0] <= self.last


def whole(track: Track) -> Window:
    columns = [column for those in (*track.squares, track.walls) for column, _ in those]
    return Window(min(columns), max(columns))


def half(race: Race, space: int) -> Window:
    """The one of two joined tracks that holds that space; the first for the start of the race."""
    every = whole(race.game.track)
    if len(race.game.tracks) == 1:
        return every
    edge = whole(race.game.tracks[0]).last
    if space <= race.game.tracks[0].size:
        return Window(every.first, edge)
    beyond = (square[0] for those in race.game.track.squares for square in those if square[0] > edge)
    return Window(min(beyond), every.last)


def width(window: Window) -> int:
    """How many characters wide a board is."""
    return 2 * (window.last - window.first + 2) + 5


def draw(
    track: Track,
    *,
    runners: Sequence[int] = (),
    numbered: Mapping[int, int] | None = None,
    window: Window | None = None,
    plain: bool = False,
    tall: bool = True,
) -> Text:
    """The track; `numbered` spaces carry the number of the option that leads there."""
    window = window or whole(track)
    every = _cells(track, runners, numbered or {}, plain)
    cells = {square: cell for square, cell in every.items() if window.shows(square)}
    section = {
        square: track.section[space] for space, those in enumerate(track.squares) if len(those) == 1 for square in those
    }
    board = Text(no_wrap=True)
    rows = [row for _, row in cells]
    for row in range(max(rows), min(rows) - 1, -1):
        board.append_text(_row(cells, section, row, window, plain)).append("\n")
        if tall and not plain:
            board.append_text(_under(cells, section, row, window)).append("\n")
    board.right_crop(1)
    return board


# Squares


def _cells(track: Track, runners: Sequence[int], numbered: Mapping[int, int], plain: bool) -> dict[Square, Cell]:
    signs = shortcut_signs(track)
    cells = {square: Cell("## " if plain else "▓▓▓", "#2f6130", FILLS["wall"]) for square in track.walls}
    for space, those in enumerate(track.squares):
        for square in those:
            cells[square] = (_plain if plain else _rich)(track, space, square, signs)
    for space, number in numbered.items():
        squares = track.squares[space]
        shown = next((square for square in squares if square in track.finish), squares[0])
        cells[shown] = Cell(f"{number:^3}", "bold #111111", FILLS["target"])
    standing: dict[int, list[int]] = {}
    for seat, space in enumerate(runners):
        standing.setdefault(space, []).append(seat)
    for space, seats in standing.items():
        squares = tuple(s for s in track.squares[space] if s not in track.finish) or track.squares[space]
        if len(squares) >= len(seats):  # a large space has room for each
            for square, seat in zip(squares, seats, strict=False):
                cells[square] = _runner((seat,), plain)
        else:
            cells[squares[0]] = _runner(seats, plain)
    return cells


def _runner(seats: Sequence[int], plain: bool) -> Cell:
    letters = "".join(LETTERS[seat] for seat in seats)
    ink, fill = RUNNERS[seats[0]].split(" on ")
    return Cell(f"@{letters:<2}" if plain and len(seats) < 3 else f"{letters[:3]:^3}", ink, fill)


def shortcut_signs(track: Track) -> dict[int, str]:
    """The signs of shortcuts: a1 where the first from the left begins, a2 where it ends."""
    signs: dict[int, str] = {}
    begins = [space for space in range(track.size) if track.shortcut[space] is not None]
    begins.sort(key=lambda space: track.squares[space])
    for letter, space in zip("abcdefghijklmnop", begins, strict=False):
        shortcut = track.shortcut[space]
        assert shortcut is not None
        signs[space] = f"{letter}1"
        signs.setdefault(shortcut.target, f"{letter}2")
    return signs


def _plain(track: Track, space: int, square: Square, signs: Mapping[int, str]) -> Cell:
    return Cell(f"{_code(track, space, square, signs):<3}", "", "")


def _code(track: Track, space: int, square: Square, signs: Mapping[int, str]) -> str:
    """A square as the map files write it."""
    if len(track.squares[space]) > 1:
        return "FN" if square in track.finish else "ST"
    if space in signs:
        return signs[space]
    bonus = track.bonus[space]
    if bonus is None:
        return "~~" if track.water[space] else "JP" if track.jetpack[space] else ".."
    if bonus.credits:
        return f"C{bonus.credits}"
    if bonus.gain != NOTHING:
        return "G+" if bonus.gain == ANY else f"G{bonus.gain}"
    return "LF" if bonus.fan and bonus.lose else "FA" if bonus.fan else f"L{bonus.lose}"


def _rich(track: Track, space: int, square: Square, signs: Mapping[int, str]) -> Cell:
    fill = TINTS[track.section[space] % 2]
    if len(track.squares[space]) > 1:
        if square in track.finish:
            return Cell("▚▚▚", "#111111", FILLS["finish"])
        return Cell(" ▶ ", "#e2e8f0", FILLS["start"])
    if space in signs:
        mark = f"{signs[space][0]}» " if signs[space][1] == "1" else f"»{signs[space][0]} "
        return Cell(mark, f"bold {INK['sign']}", FILLS["sign"])
    if track.jetpack[space]:
        return Cell("⇈⇈ ", f"bold {INK['sign']}", FILLS["sign"])
    if track.water[space]:
        return Cell("≈≈≈", "#2c7fb8", FILLS["water"])
    bonus = track.bonus[space]
    if bonus is None:
        return Cell(" · ", INK["open"], fill)
    if bonus.credits:
        return Cell(f"◆{bonus.credits} ", f"bold {INK['credits']}", fill)
    if bonus.gain != NOTHING:
        return Cell(f"✚{' ' if bonus.gain == ANY else bonus.gain} ", f"bold {INK['gain']}", fill)
    if bonus.lose:
        return Cell(f"✖{bonus.lose}{'⚑' if bonus.fan else ' '}", f"bold {INK['lose']}", fill)
    return Cell(" ⚑ ", f"bold {INK['fan']}", fill)


# Rows


def _row(cells: Mapping[Square, Cell], section: Mapping[Square, int], row: int, window: Window, plain: bool) -> Text:
    ground = "" if plain else f"on {GROUND}"
    line = Text("  " if plain else "   ", style=ground)
    column = window.first
    while column < window.last + 2:
        cell = cells.get((column, row))
        if cell is None:
            line.append("  ", style=ground)
            column += 1
            continue
        line.append(cell.text, style="" if plain else f"{cell.ink} on {cell.fill}")
        red = _red(section, (column, row), (column + 2, row))
        line.append("|" if red and plain else " ", style=ground and f"on {RED_LINE if red else GROUND}")
        column += 2
    if plain:
        line.rstrip()
    else:
        line.append("  " * (window.last + 2 - column) + "  ", style=ground)
    return line


def _under(cells: Mapping[Square, Cell], section: Mapping[Square, int], row: int, window: Window) -> Text:
    """The line below a row: the lower part of its squares, and the red lines towards the next row."""
    line = Text("   ", style=f"on {GROUND}")
    column = window.first
    while column < window.last + 2:
        square = (column, row)
        cell = cells.get(square)
        if cell is None:
            line.append("  ", style=f"on {GROUND}")
            column += 1
            continue
        left, right = (_red(section, square, (column + d, row - 1)) for d in (-1, 1))
        line.append("▄▄", style=f"{RED_LINE if left else GROUND} on {cell.fill}")
        line.append("▄", style=f"{RED_LINE if right else GROUND} on {cell.fill}")
        beside = _red(section, square, (column + 2, row))
        line.append("▄", style=f"{RED_LINE if right or beside else GROUND} on {RED_LINE if beside else GROUND}")
        column += 2
    line.append("  " * (window.last + 2 - column) + "  ", style=f"on {GROUND}")
    return line


def _red(section: Mapping[Square, int], one: Square, other: Square) -> bool:
    """Does a red line run between these squares?"""
    return one in section and other in section and section[one] != section[other]


# What the signs mean


def legend(track: Track, plain: bool, window: Window | None = None) -> Text:
    """The signs that stand on this track, or on the part of it that is drawn, in one line."""
    shown = window or whole(track)
    parts = [text("legend-plain" if plain else "legend-rich")]
    if any(jetpack and shown.shows(those[0]) for jetpack, those in zip(track.jetpack, track.squares, strict=True)):
        parts.append(text("legend-jetpack-plain" if plain else "legend-jetpack"))
    for space, sign in shortcut_signs(track).items():
        shortcut = track.shortcut[space]
        if shortcut is not None and shown.shows(track.squares[space][0]):
            unit = "money" if shortcut.coins else "feet"
            price = shortcut.coins or shortcut.feet
            parts.append(text("legend-shortcut", sign=sign[0], price=price, unit=unit))
    return Text(text("legend-between").join(parts), style="dim")
