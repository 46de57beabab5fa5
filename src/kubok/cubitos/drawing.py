"""A track as a picture: one SVG text, drawn from the track alone, with nothing loaded from elsewhere.

The signs are our own, made of plain shapes. Which spaces can be reached or what a seat may see is not known here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import copysign, hypot
from typing import Final, TypeAlias
from xml.sax.saxutils import escape, quoteattr

from kubok.cubitos.track import ANY, DIRECTIONS, FIRST_EXIT, START, Bonus, Shortcut, Square, Track

Point: TypeAlias = tuple[float, float]

WIDE: Final = 50
HIGH: Final = 46
MARGIN: Final = 34

CARD, TILE, TILE_EDGE, RICH = "#fffaf0", "#efe6d0", "#d6c8a6", "#fdf8ea"
MEADOW, MEADOW_DEEP, HEDGE, HEDGE_LEAF, HEDGE_LIGHT = "#d3e3c9", "#b7cfab", "#4f8052", "#659864", "#7fae78"
WATER, WATER_DEEP, WATER_LIGHT = "#86c5ea", "#5fa9d8", "#c4e4f7"
RED, INK, SOFT_INK = "#cf2e2e", "#2b2d3a", "#6b6455"
FELT, FELT_DEEP, FELT_LIGHT = "#2f7561", "#225848", "#4a9079"
CREDIT, CREDIT_EDGE, COIN, COIN_EDGE = "#8a93a6", "#626b7f", "#f2b632", "#b97f10"
LOST, LOST_LEFT, LOST_RIGHT = "#b3a58f", "#8c7f6b", "#9d907b"
GAINED, GAINED_LEFT, GAINED_RIGHT = "#3fa672", "#1f7449", "#2b8a59"
FAN, FAN_DEEP, SIGN, SIGN_LIGHT, FLAME = "#e0632a", "#a8430f", "#6d45b0", "#efe7fb", "#f08a24"

LEAVES: Final = ((12, 12, 11), (38, 11, 10.5), (25, 31, 13), (8, 35, 9), (43, 34, 9.5), (25, 8, 8))
LIT_LEAVES: Final = ((11, 10, 4), (35, 9, 3.5), (22, 27, 4.5))
"""Places in a square and sizes."""

PLACES: Final = ((-12, -11), (12, -11), (-12, 11), (12, 11))
"""Where runners stand that share a square."""

RUNNERS: Final = ("#cf2e2e", "#1f8f5f", "#6d45b0", "#2d74d0")
"""The colours of the seats, first seat first."""


def track_svg(
    track: Track, *, runners: Sequence[int] = (), title: str = "", start: str = "Start", finish: str = "Finish"
) -> str:
    """The picture of a track; `runners` are the spaces where the seats' runners stand, first seat first.

    >>> from kubok.cubitos.data import Box
    >>> picture = track_svg(Track.from_data(Box.open().tracks["nothing_goes_right"]), runners=[0, 12])
    >>> picture[:4], picture.count('class="runner"')
    ('<svg', 2)
    """
    return _Picture(track).svg(runners, title or track.key.replace("_", " ").replace("+", " + "), (start, finish))


class _Picture:
    """Where things lie on the paper; all the rest is strings."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.squares = {square: space for space, those in enumerate(track.squares) for square in those}
        every = [*self.squares, *track.walls]
        self.left = min(column for column, _ in every)
        self.top = max(row for _, row in every)
        self.width = (max(column for column, _ in every) - self.left + 2) * WIDE / 2 + 2 * MARGIN
        self.height = (self.top - min(row for _, row in every) + 1) * HIGH + 2 * MARGIN
        self.large = [
            START,
            *(n for n in range(1, track.size) if track.moves[n] and track.moves[n][0][0] >= FIRST_EXIT),
        ]

    def corner(self, square: Square) -> Point:
        column, row = square
        return MARGIN + (column - self.left) * WIDE / 2, MARGIN + (self.top - row) * HIGH

    def centre(self, square: Square) -> Point:
        x, y = self.corner(square)
        return x + WIDE / 2, y + HIGH / 2

    def middle(self, squares: Iterable[Square]) -> Point:
        points = [self.centre(square) for square in squares]
        return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)

    def svg(self, runners: Sequence[int], title: str, words: tuple[str, str]) -> str:
        track = self.track
        ordinary = [space for space in range(track.size) if space not in self.large]
        wet = [space for space in ordinary if track.water[space]]
        body = [
            f"<title>{escape(title)}</title>",
            _rect(0, 0, self.width, self.height, 22, MEADOW),
            self.bed([*self.squares, *track.walls], MEADOW_DEEP, 22),
            self.bed([*self.squares, *track.walls], CARD, 11),
            self.bed((track.squares[space][0] for space in wet), WATER_DEEP, 4),
            *(self.space(space) for space in ordinary),
            self.hedges(),
            *(self.large_space(space, words) for space in self.large),
            *self.red_lines(),
            *self.arcs(),
            *self.signs(ordinary),
            *self.crossings(),
            *self.runners(runners),
        ]
        size = f'viewBox="0 0 {_n(self.width)} {_n(self.height)}" width="{_n(self.width)}" height="{_n(self.height)}"'
        font = "font-family=\"'Noto Sans', 'DejaVu Sans', system-ui, sans-serif\" font-weight=\"700\""
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={quoteattr(title)} {font}>',
                *body,
                "</svg>\n",
            ]
        )

    def bed(self, squares: Iterable[Square], colour: str, border: float) -> str:
        """Squares as one shape, without seams, a little larger than they are."""
        outline = "".join(f"M{_at(self.corner(square))}h{WIDE}v{HIGH}h-{WIDE}z" for square in squares)
        return (
            f'<path d="{outline}" fill="{colour}" stroke="{colour}" stroke-width="{_n(border)}"'
            f' stroke-linejoin="round"/>'
        )

    # Spaces

    def space(self, space: int) -> str:
        track = self.track
        x, y = self.corner(track.squares[space][0])
        if track.water[space]:
            wave = f"M{_n(x + 12)} {_n(y + 19)}q6.5 -6 13 0t13 0M{_n(x + 12)} {_n(y + 30)}q6.5 -6 13 0t13 0"
            tile = _rect(x + 1, y + 1, WIDE - 2, HIGH - 2, 8, WATER) + _line(wave, WATER_LIGHT, 2)
        else:
            plain = track.bonus[space] is None and not track.jetpack[space] and not self.is_sign(space)
            tile = _rect(x + 1.5, y + 1.5, WIDE - 3, HIGH - 3, 7, TILE if plain else RICH, TILE_EDGE, 1.2)
        return f'<g class="space" data-space="{space}"><title>{escape(track.name(space))}</title>{tile}</g>'

    def is_sign(self, space: int) -> bool:
        shortcuts = self.track.shortcut
        return shortcuts[space] is not None or any(item is not None and item.target == space for item in shortcuts)

    def hedges(self) -> str:
        """Walls: one hedge, with leaves that lie alike in every square."""
        leaves = []
        for square in self.track.walls:
            x, y = self.corner(square)
            for colour, those in ((HEDGE_LEAF, LEAVES), (HEDGE_LIGHT, LIT_LEAVES)):
                leaves += [_circle(x + right, y + down, radius, colour) for right, down, radius in those]
        return f'<g class="hedge">{self.bed(self.track.walls, HEDGE, 4)}{"".join(leaves)}</g>'

    def large_space(self, space: int, words: tuple[str, str]) -> str:
        """Start and finish: one shape each, or one together where they touch; the finish is chequered."""
        track = self.track
        parts = [f"<title>{escape(track.name(space))}</title>"]
        for squares in _connected(track.squares[space]):
            begins = [square for square in squares if square not in track.finish]
            ends = [square for square in squares if square in track.finish]
            parts += [self.bed(squares, INK, 8), self.bed(squares, FELT, 3), *self.chequers(ends)]
            if begins:
                parts += [self.chevrons(space, begins), self.word(words[0], begins)]
            else:  # chequers beside a start need no word
                parts.append(self.word(words[1], ends))
        return f'<g class="large" data-space="{space}">{"".join(parts)}</g>'

    def chevrons(self, space: int, squares: list[Square]) -> str:
        """Which way the start is left."""
        x, y = self.middle(squares)
        exits = [target for _, target in self.track.moves[space]]
        dry = [target for target in exits if not self.track.water[target]]
        to_x, to_y = self.middle(self.track.squares[target][0] for target in dry or exits)
        across = abs(to_x - x) > abs(to_y - y)
        right, down = (copysign(7, to_x - x), 0.0) if across else (0.0, copysign(7, to_y - y))
        path = "".join(
            f"M{_n(x - right - 2 * down)} {_n(y - down + 2 * right)}L{_n(x + right)} {_n(y + down)}"
            f"L{_n(x - right + 2 * down)} {_n(y - down - 2 * right)}"
            for x, y in map(self.centre, squares)
        )
        return _line(path, FELT_LIGHT, 5)

    def chequers(self, squares: list[Square]) -> list[str]:
        if not squares:
            return []
        dark = []
        side, tall = WIDE / 4, HIGH / 4
        for square in squares:
            x, y = self.corner(square)
            odd = round((x - MARGIN) / (WIDE / 2)) * 2  # the board of squares goes on from one to the next
            for across in range(4):
                for down in range(4):
                    if (across + down + odd) % 2:
                        dark.append(
                            f"M{_n(x + across * side)} {_n(y + down * tall)}h{_n(side)}v{_n(tall)}h-{_n(side)}z"
                        )
        return [self.bed(squares, "#ffffff", 2), f'<path d="{"".join(dark)}" fill="{INK}"/>']

    def word(self, word: str, squares: list[Square]) -> str:
        x, y = self.middle(squares)
        columns = {column // 2 for column, _ in squares}
        rows = {row for _, row in squares}
        wide = len(word) * 11 + 16
        turned = f' transform="rotate(-90 {_n(x)} {_n(y)})"' if len(rows) > len(columns) else ""
        back = _rect(x - wide / 2, y - 12, wide, 24, 12, CARD, INK, 1.5)
        return f"<g{turned}>{back}{_text(x, y, word.upper(), 16, INK)}</g>"

    def red_lines(self) -> list[str]:
        """One path for each red line: the edges between neighbours of which one is a section farther."""
        track = self.track
        edges: defaultdict[int, list[str]] = defaultdict(list)
        for space, ways in enumerate(track.near):
            for way, other in ways:
                if space in self.large or other in self.large or track.section[other] <= track.section[space]:
                    continue
                edges[track.section[other]].append(self.edge(track.squares[space][0], way))
        return [
            f'<g class="line" data-line="{line}">{_line("".join(path), CARD, 9)}{_line("".join(path), RED, 5.5)}</g>'
            for line, path in sorted(edges.items())
        ]

    def edge(self, square: Square, way: int) -> str:
        x, y = self.corner(square)
        right, up = DIRECTIONS[way]
        if up == 0:
            return f"M{_n(x + (WIDE if right > 0 else 0))} {_n(y)}v{HIGH}"
        return f"M{_n(x + (WIDE / 2 if right > 0 else 0))} {_n(y + (HIGH if up < 0 else 0))}h{_n(WIDE / 2)}"

    # Signs

    def signs(self, spaces: Iterable[int]) -> list[str]:
        track = self.track
        drawn = []
        for space in spaces:
            x, y = self.centre(track.squares[space][0])
            bonus = track.bonus[space]
            if bonus is not None:
                drawn.append(_bonus(x, y, bonus))
            if track.jetpack[space]:
                drawn.append(_jetpack(x, y))
        shortcuts = [(space, item) for space, item in enumerate(track.shortcut) if item is not None]
        shortcuts.sort(key=lambda pair: track.distance[pair[0]])
        for letter, (space, item) in zip(_LETTERS, shortcuts, strict=False):
            drawn.append(_shortcut(*self.centre(track.squares[space][0]), letter, item))
            drawn.append(_landing(*self.centre(track.squares[item.target][0]), letter))
        return [f'<g class="sign">{sign}</g>' for sign in drawn]

    def arcs(self) -> list[str]:
        """A dashed bow from each shortcut to where it leads."""
        track = self.track
        return [
            self.bow(track.squares[space][0], track.squares[item.target][0])
            for space, item in enumerate(track.shortcut)
            if item is not None
        ]

    def bow(self, start: Square, end: Square) -> str:
        (x, y), (to_x, to_y) = self.centre(start), self.centre(end)
        length = hypot(to_x - x, to_y - y) or 1
        side_x, side_y = (to_y - y) / length * 30, (x - to_x) / length * 30
        path = f"M{_n(x)} {_n(y)}Q{_n((x + to_x) / 2 + side_x)} {_n((y + to_y) / 2 + side_y)} {_n(to_x)} {_n(to_y)}"
        return f'<g class="bow">{_line(path, CARD, 6)}{_line(path, SIGN, 3, "7 6")}</g>'

    def crossings(self) -> list[str]:
        """Between two tracks: an arrow from the finish of the first to the start of the second (C-6.8)."""
        drawn = []
        for space in self.large[1:]:
            for _, target in self.track.moves[space]:
                if target in self.large:
                    (x, y), (to_x, to_y) = self.nearest(space, target)
                    middle_x, middle_y = (x + to_x) / 2, (y + to_y) / 2
                    price = _rect(middle_x - 19, middle_y - 16, 38, 32, 16, CARD, FELT_DEEP, 2)
                    price += _foot(middle_x - 6, middle_y) + _text(middle_x + 8, middle_y, "1", 17, INK)
                    drawn.append(f'<g class="crossing">{_arrow(x, y, to_x, to_y)}{price}</g>')
        return drawn

    def nearest(self, space: int, target: int) -> tuple[Point, Point]:
        ways = [
            (self.centre(one), self.centre(other))
            for one in self.track.squares[space]
            for other in self.track.squares[target]
        ]
        return min(ways, key=lambda way: hypot(way[0][0] - way[1][0], way[0][1] - way[1][1]))

    def runners(self, spaces: Sequence[int]) -> list[str]:
        """Runners on one space share it; on a large one each has a square, on space 0 at the start."""
        drawn = []
        for seat, space in enumerate(spaces):
            those = self.track.squares[space]
            here = [other for other, its in enumerate(spaces) if its == space]
            place, (x, y), radius = here.index(seat), self.centre(those[0]), 15.0
            if space in self.large:
                begins = [square for square in those if square not in self.track.finish] or list(those)
                x, y = self.centre(begins[place % len(begins)])
            elif len(here) > 1:
                right, down = PLACES[place % 4]
                x, y, radius = x + right, y + (down if len(here) > 2 else 0), 12.0 if len(here) == 2 else 10.5
            drawn.append(f'<g class="runner" data-seat="{seat}">{_runner(x, y, radius, seat)}</g>')
        return drawn


# Signs on a square, each about its centre

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _bonus(x: float, y: float, bonus: Bonus) -> str:
    parts: list[tuple[str, int]] = []
    if bonus.credits:
        parts.append(("credits", bonus.credits))
    if bonus.lose:
        parts.append(("lose", bonus.lose))
    if bonus.gain >= 0:
        parts.append(("gain", bonus.gain))
    if bonus.fan:
        parts.append(("fan", bonus.fan))
    if len(parts) == 1:
        return _SIGNS[parts[0][0]](x, y, parts[0][1])
    step = 1 / (len(parts) - 1)
    return "".join(
        f'<g transform="translate({_n(x - 6 + place * step * 15)} {_n(y - 10 + place * step * 21)}) scale(0.75)">'
        f"{_SIGNS[name](0, 0, number)}</g>"
        for place, (name, number) in enumerate(parts)
    )


def _credits(x: float, y: float, number: int) -> str:
    """Credits are square, coins round."""
    return (
        _rect(x - 14, y - 13, 28, 28, 6, CREDIT_EDGE)
        + _rect(x - 14, y - 15, 28, 28, 6, CREDIT)
        + _rect(x - 11, y - 12, 22, 22, 4, "none", "#c3c9d6", 1.3)
        + _text(x, y - 1, str(number), 19, "#ffffff")
    )


def _cube(x: float, y: float, top: str, left: str, right: str) -> str:
    """A die seen from above one corner, 28 wide and 30 high."""
    return (
        f'<path d="M{_n(x)} {_n(y - 15)}l14 7l-14 7l-14 -7z" fill="{top}"/>'
        f'<path d="M{_n(x - 14)} {_n(y - 8)}l14 7v15l-14 -7z" fill="{left}"/>'
        f'<path d="M{_n(x + 14)} {_n(y - 8)}l-14 7v15l14 -7z" fill="{right}"/>'
    )


def _lose(x: float, y: float, number: int) -> str:
    slash = f"M{_n(x - 22)} {_n(y + 12)}L{_n(x + 4)} {_n(y - 15)}"
    return (
        _cube(x - 9, y, LOST, LOST_LEFT, LOST_RIGHT)
        + _line(slash, RICH, 6)
        + _line(slash, RED, 3.5)
        + _text(x + 13, y + 9, f"−{number}", 14.5, RED)
    )


def _gain(x: float, y: float, most: int) -> str:
    mark = "+" if most == ANY else f"≤{most}"
    size = 20 if most == ANY else 14
    return _cube(x - 9, y, GAINED, GAINED_LEFT, GAINED_RIGHT) + _text(x + 12, y + 8, mark, size, GAINED_LEFT)


def _fan(x: float, y: float, number: int) -> str:
    """A megaphone."""
    return (
        f'<path d="M{_n(x - 17)} {_n(y - 4)}h6l15 -9v24l-15 -9h-6z" fill="{FAN}" stroke="{FAN_DEEP}"'
        f' stroke-width="1.5" stroke-linejoin="round"/>'
        f'<path d="M{_n(x - 12)} {_n(y + 3)}l3 10h5l-2 -8z" fill="{FAN_DEEP}"/>'
        + _line(f"M{_n(x + 9)} {_n(y - 6)}q4 5 0 10M{_n(x + 14)} {_n(y - 10)}q7 9 0 18", FAN, 2.6)
    )


def _jetpack(x: float, y: float) -> str:
    flames = "".join(
        f'<path d="M{_n(x + right)} {_n(y + 7)}q-5 6 0 12q5 -6 0 -12" fill="{FLAME}"/>' for right in (-14, -4)
    )
    tanks = "".join(_rect(x + right, y - 14, 8, 21, 4, SIGN, "#4b2c80", 1.3) for right in (-18, -8))
    return flames + tanks + _rect(x - 13, y - 6, 6, 5, 1, "#4b2c80") + _text(x + 12, y + 1, "×2", 17, SIGN)


def _shortcut(x: float, y: float, letter: str, item: Shortcut) -> str:
    if item.coins:
        price = _circle(x + 11, y + 4, 11, COIN, COIN_EDGE, 1.5) + _text(x + 11, y + 4, str(item.coins), 15, INK)
    else:
        price = _foot(x + 4, y + 3) + _text(x + 16, y + 4, str(item.feet), 17, INK)
    return _badge(x - 12, y - 6, letter, SIGN, "#ffffff") + price


def _landing(x: float, y: float, letter: str) -> str:
    return _circle(x, y, 16, "none", SIGN, 2, "4 4") + _badge(x, y, letter, SIGN_LIGHT, SIGN)


def _runner(x: float, y: float, radius: float, seat: int) -> str:
    colour = RUNNERS[seat % len(RUNNERS)]
    return (
        _circle(x, y + 1.5, radius + 1, "#00000033")
        + _circle(x, y, radius, colour, "#ffffff", radius / 5)
        + _text(x, y, str(seat + 1), radius * 1.15, "#ffffff")
    )


def _badge(x: float, y: float, letter: str, colour: str, ink: str) -> str:
    return _circle(x, y, 11, colour, SIGN, 1.6) + _text(x, y, letter, 14, ink)


def _foot(x: float, y: float) -> str:
    sole = f'<ellipse cx="{_n(x)}" cy="{_n(y + 3)}" rx="5" ry="8" fill="{SOFT_INK}"/>'
    toes = "".join(
        _circle(x + right, y + up, 1.9, SOFT_INK) for right, up in ((-5, -5.5), (-1.7, -8), (1.9, -8), (5.2, -5.5))
    )
    return sole + toes


_SIGNS: Final = {"credits": _credits, "lose": _lose, "gain": _gain, "fan": _fan}


# Plain shapes


def _n(number: float) -> str:
    return f"{round(number, 1):g}"


def _at(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"


def _rect(
    x: float, y: float, wide: float, high: float, round_: float, fill: str, stroke: str = "", thick: float = 0
) -> str:
    edge = f' stroke="{stroke}" stroke-width="{_n(thick)}"' if stroke else ""
    size = f'width="{_n(wide)}" height="{_n(high)}" rx="{_n(round_)}"'
    return f'<rect x="{_n(x)}" y="{_n(y)}" {size} fill="{fill}"{edge}/>'


def _circle(x: float, y: float, radius: float, fill: str, stroke: str = "", thick: float = 0, dash: str = "") -> str:
    edge = f' stroke="{stroke}" stroke-width="{_n(thick)}"' if stroke else ""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{fill}"{edge}{dashes}/>'


def _line(path: str, colour: str, thick: float, dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{_n(thick)}" {ends}{dashes}/>'


def _text(x: float, y: float, words: str, size: float, colour: str) -> str:
    """Text about its centre: the baseline is set by hand, as renderers differ in what they call the middle."""
    place = f'x="{_n(x)}" y="{_n(y + size * 0.36)}" text-anchor="middle"'
    return f'<text {place} font-size="{_n(size)}" fill="{colour}">{escape(words)}</text>'


def _arrow(x: float, y: float, to_x: float, to_y: float) -> str:
    length = hypot(to_x - x, to_y - y) or 1
    right, down = (to_x - x) / length, (to_y - y) / length
    head = (
        f"M{_n(to_x - 12 * right - 9 * down)} {_n(to_y - 12 * down + 9 * right)}L{_n(to_x)} {_n(to_y)}"
        f"L{_n(to_x - 12 * right + 9 * down)} {_n(to_y - 12 * down - 9 * right)}"
    )
    path = f"M{_n(x)} {_n(y)}L{_n(to_x)} {_n(to_y)}{head}"
    return _line(path, CARD, 10) + _line(path, FELT_DEEP, 5)


def _connected(squares: Iterable[Square]) -> list[list[Square]]:
    """Squares in groups that touch each other, in the order given."""
    left = list(squares)
    groups: list[list[Square]] = []
    while left:
        group = [left.pop(0)]
        for column, row in group:
            touching = [square for square in left if (square[0] - column, square[1] - row) in DIRECTIONS]
            group += touching
            left = [square for square in left if square not in touching]
        groups.append(group)
    return groups
