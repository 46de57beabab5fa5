"""A board of A Wild Venture in characters: each trail as a line that forks, in colour, or told space by space.

Drawn from the board alone; who stands where and which tokens are left is told from outside.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from kubok.kernel.words import Said, named
from kubok.locale import text
from kubok.terminal.screen import LETTERS, RUNNERS, TARGET
from kubok.titles.venture.say import words
from kubok.venture import Venture
from kubok.venture.board import CARDS, HOME, Space
from kubok.venture.pieces import CHESTS, SEATS
from kubok.venture.telling import space_line, trail_key, trail_lines

COINS: Final = "#f2c230"
PAPER: Final = "#e8e4d8"
SIGNS: Final = {
    "gain": ("●", COINS), "draw": ("▮", PAPER), "nest": ("∪", "#9aa5ff"), "lily pad": ("◔", "#5fd38d"),
    "burrow": ("∩", "#f0a35e"), "iron chest": ("", "#aab2bf"), "golden chest": ("", "#ffd447"),
    "ruby chest": ("", "#ff5d6c"), "enchantment": ("✦", "#d58bff"),
}  # fmt: skip
"""What a space gives, as a character and its colour. Chests have letters, which differ without colours too."""

SCENERY: Final = ("#6fae5a", "#a9927a", "#5aa7a7")
LINE: Final = "#6b7280"
KEY: Final = "#8b93a1"
TOLL: Final = "#ff8a65"
NARROW: Final = 8
ROOMY: Final = 10
WIDE: Final = 12
"""The least and the most columns for a space; from `ROOMY` on there is room for the way between two."""


class OnBoard(NamedTuple):
    """What stands and lies on a board now."""

    adventurers: tuple[int, ...] = ()
    """The space of each seat's adventurer."""
    tokens: int | None = None
    """A bit for each space whose token is left; None: all are."""
    pairs: tuple[int, ...] = ()
    """For each seat a bit for each pair of enchantment tokens that it has."""
    numbered: Mapping[int, int] = {}
    """The spaces that options lead to, each with the option's number."""

    def token(self, space: int, one: Space) -> bool:
        """Does its token still lie there?"""
        return bool(one.token) and (self.tokens is None or bool(self.tokens >> space & 1))

    def enchantments(self, pair: int) -> int:
        """How many tokens of that pair are left."""
        return SEATS - sum(pairs >> pair & 1 for pairs in self.pairs)


def draw(game: Venture, width: int, now: OnBoard | None = None) -> RenderableType:
    """The three trails, one below the other, and the signs explained."""
    now = now or OnBoard()
    depth = max(len(path) for path in _paths(game))
    column = max(NARROW, min(WIDE, width // depth))
    lines: list[Text] = []
    for trail, start in enumerate(game.board.ways[HOME]):
        lines.append(Text(trail_words(game, start), style=f"bold {SCENERY[trail % 3]}"))
        lines += _Rows(game, now, column).lines(start)
    return Group(_home(game, now), *lines, legend(game, width))


def _paths(game: Venture) -> Iterator[list[int]]:
    """From Home to each end, the spaces passed."""
    for end, last in enumerate(game.board.end):
        path, space = [], end
        while last and space != HOME:
            path.append(space)
            space = game.board.spaces[space].before
        yield path[::-1]


def _home(game: Venture, now: OnBoard) -> Text:
    line = Text.assemble(("⌂ ", "bold"), (text("venture-home"), "bold"))
    for seat, space in enumerate(now.adventurers):
        if space == HOME:
            line.append(" ").append(f" {LETTERS[seat]} ", style=RUNNERS[seat])
    return line


class _Rows:
    """The rows of one trail: the first way on stays in its row, every other one begins a row below."""

    def __init__(self, game: Venture, now: OnBoard, column: int) -> None:
        self.game, self.now, self.column = game, now, column
        self.rows: list[dict[int, Text]] = []

    def lines(self, start: int) -> list[Text]:
        self._lay(start, 0, 0, "╶")
        return [self._line(row) for row in self.rows]

    def _lay(self, space: int, row: int, depth: int, joint: str) -> None:
        while len(self.rows) <= row:
            self.rows.append({})
        self.rows[row][depth] = self._cell(space, joint)
        ways = self.game.board.ways[space]
        for number, way in enumerate(ways):
            last = number == len(ways) - 1
            if number == 0:
                self._lay(way, row, depth + 1, "─" if last else "┬")
                continue
            below = len(self.rows)
            for between in range(self._joined_at(row, depth + 1) + 1, below):
                self.rows[between].setdefault(depth + 1, Text("│", style=LINE))
            self._lay(way, below, depth + 1, "╰" if last else "├")

    def _joined_at(self, row: int, depth: int) -> int:
        """The lowest row in which a way of that fork begins already."""
        return max(at for at, cells in enumerate(self.rows) if depth in cells and at >= row)

    def _cell(self, space: int, joint: str) -> Text:
        one = self.game.board.spaces[space]
        unit, price = one.toll
        line = Text(joint, style=LINE)
        if price:
            line.append(f"{price}{SIGNS['draw' if unit == CARDS else 'gain'][0]}", style=TOLL)
        if self.column >= ROOMY:
            line.append(" " if price else "─ ", style=LINE)
        return line.append_text(self._marked(space, one)).append_text(self._sign(space, one))

    def _marked(self, space: int, one: Space) -> Text:
        """Who stands there, or the number of the option that leads there, or the name of the space."""
        here = [seat for seat, at in enumerate(self.now.adventurers) if at == space]
        mark = Text()
        if space in self.now.numbered:
            mark.append(f" {self.now.numbered[space]} ", style=f"bold black on {TARGET}")
        for seat in here:
            mark.append(f" {LETTERS[seat]} ", style=RUNNERS[seat])
        if not mark:
            mark.append(one.key, style=KEY)
        return mark.append(" ")

    def _sign(self, space: int, one: Space) -> Text:
        if self.now.token(space, one):
            return _reward("gain 5" if one.token_words == "+5" else one.token_words).append("★", style="#ffffff")
        if one.pair >= 0:
            left = self.now.enchantments(one.pair)
            return _reward(one.words).append(str(left)) if left else Text("✦", style="dim")
        return _reward(one.words)

    def _line(self, row: dict[int, Text]) -> Text:
        line = Text(no_wrap=True, overflow="crop")
        for depth in range(max(row) + 1):
            cell = row.get(depth, Text())
            line.append_text(cell)
            fill = "─" if depth + 1 in row and cell.plain and row[depth + 1].plain[0] in "─┬" else " "
            room = self.column * (depth + 1) - line.cell_len
            line.append((" " + fill * (room - 1)) if room > 0 else "", style=LINE)
        return line


def _sign_of(words: str) -> str:
    chest = words.removesuffix(" chest")
    return text(f"venture-short-{chest}") if chest in CHESTS else SIGNS[words][0]


def _reward(words: str) -> Text:
    first, _, number = words.partition(" ")
    known = words if words in SIGNS else first
    sign, colour = _sign_of(known), SIGNS[known][1]
    return Text(f"{sign}{number if number.isdecimal() else ''}", style=f"bold {colour}")


def legend(game: Venture, width: int) -> Text:
    """The signs in words, no sign parted from its words by the end of a line."""
    signs = [
        (_sign_of(words), colour, text(f"venture-sign-{words.replace(' ', '-')}"))
        for words, (_, colour) in SIGNS.items()
    ]
    signs.append(("★", "#ffffff", text("venture-legend-token")))
    if any(space.toll[1] for space in game.board.spaces):
        signs.append(("1●", TOLL, text("venture-legend-toll")))
    lines, room = Text(style="dim"), width
    for sign, colour, meaning in signs:
        size = len(sign) + len(meaning) + 3
        if size > room:
            lines.append("\n")
            room = width
        lines.append(sign, style=f"not dim {colour}").append(f" {meaning}  ")
        room -= size
    return lines


def tell(game: Venture, now: OnBoard | None = None) -> list[str]:
    """The board in sentences: each trail, path by path, with the tokens that are left."""
    now, lines = now or OnBoard(), list[str]()
    for trail, start in enumerate(game.board.ways[HOME]):
        lines.append(text("venture-trail", trail=trail_words(game, start)))
        lines += [words(game, part) for part in trail_lines(game, trail, lambda space: _line(game, space, now))]
    return lines


def told(game: Venture) -> dict[str, str]:
    """What is said of each space, by its key."""
    spaces = enumerate(game.board.spaces)
    return {one.key: words(game, _line(game, space, OnBoard())) for space, one in spaces if space != HOME}


def trail_words(game: Venture, space: int) -> str:
    """The name of the trail that a space is on."""
    return words(game, named(trail_key(game.board.spaces[space].trail)))


def _line(game: Venture, space: int, now: OnBoard) -> Said:
    one = game.board.spaces[space]
    return space_line(game, space, now.token(space, one) if one.pair < 0 else now.enchantments(one.pair) > 0)
