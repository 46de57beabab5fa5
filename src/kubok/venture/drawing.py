"""A board side as a picture: one SVG text, drawn from the board's data alone, with nothing loaded from elsewhere.

Paths, spaces and tolls come from the data; woods, hills and reeds grow wherever they leave room. The signs are our own
(data/signs.svg). Which steps are possible or what a space gives is not decided here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeAlias, cast
from xml.sax.saxutils import escape, quoteattr

from kubok.kernel.game import JSON

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and lower edge."""

SIGNS: Final = tuple(Path(__file__).with_name("data") / name for name in ("signs.svg", "props.svg"))
WIDE: Final = 1600
HIGH: Final = 1040
SMALL: Final = 30
LARGE: Final = 42
"""Radius of a space, and of one at the end of a trail."""

INK, PAPER, PAPER_EDGE, WOOD, WOOD_DEEP, WOOD_LIGHT = "#3a2c20", "#fff6e2", "#d9bf8c", "#a9713f", "#6d4423", "#cf9a62"
CHESTS: Final = {"iron chest": "#8e98a6", "golden chest": "#e9ae2f", "ruby chest": "#c8324a"}
RIMS: Final = {"+5": "#e08a00", "nest": "#7b8fbf", "golden chest": "#c58a00", "pair 1": "#8a5cc2", "pair 2": "#8a5cc2"}
"""The colours of tokens, and of the rings that mark their places."""


class Season(NamedTuple):
    """The colours of one side of the board, and what the rabbits grow."""

    meadow: tuple[str, str]
    ground: Mapping[str, str]  # under the trails, by kind
    path: tuple[str, str, str]
    water: tuple[str, str, str]
    firs: Sequence[str]
    crowns: Sequence[str]
    hills: Sequence[str]
    grass: Sequence[str]
    flowers: Sequence[str]
    frame: tuple[str, str, str]
    crop: str


SPRING: Final = Season(
    meadow=("#dcebb4", "#b3d288"),
    ground={"forest": "#7fb069", "ridge": "#c3c79a", "marsh": "#8fc9a8"},
    path=("#8d6a3f", "#ecd6a2", "#f8eac4"),
    water=("#7cc4e0", "#4f9fc6", "#c9edf7"),
    firs=("#2f7a4f", "#3b8c58", "#286a4a", "#4a9a5d"),
    crowns=("#6db54c", "#84c556", "#f3b6c9", "#f7cfdb", "#5aa748", "#9ad067"),
    hills=("#9db08a", "#94a784"),
    grass=("#8fbf5c", "#79ad4d"),
    flowers=("#ffffff", "#ffd94d", "#f48fb1", "#b48be0"),
    frame=("#5d8a3c", "#3d6427", "#f3b6c9"),
    crop="carrot",
)
AUTUMN: Final = Season(
    meadow=("#f3dfa4", "#dfb873"),
    ground={"forest": "#c98a45", "ridge": "#cdb48a", "marsh": "#b9b37a"},
    path=("#77502f", "#ead0a0", "#f7e6c2"),
    water=("#7fb0bd", "#4f8797", "#cfe6e8"),
    firs=("#4f6b43", "#5d7546", "#44603f", "#6d7d48"),
    crowns=("#d9772b", "#c5472b", "#e8a534", "#b5622a", "#e3b94a", "#a83a2c"),
    hills=("#b59a7c", "#ab8f70"),
    grass=("#c79b4e", "#b58640"),
    flowers=("#c5472b", "#e8a534", "#8f4a24", "#fff1cf"),
    frame=("#a2541f", "#6b3312", "#e8a534"),
    crop="pumpkin",
)

RIVER: Final[Sequence[Point]] = (
    (1094, -30), (1088, 60), (1092, 130), (1060, 205), (1016, 270), (990, 350), (966, 430), (950, 510), (948, 590),
    (934, 670), (900, 750), (860, 830),
)  # fmt: skip
LAKE: Final = (800.0, 905.0, 290.0, 104.0)
"""Centre and half axes."""

GARDEN: Final = (1190.0, 880.0)
MILL: Final = (1322.0, 920.0)
COMPASS: Final = (1490.0, 880.0)
LEGEND: Final = (58.0, 792.0)
KEPT_FREE: Final[Sequence[Box]] = ((40, 776, 500, 1020), (1070, 790, 1580, 980), (560, 940, 1040, 1040))
"""Where nothing grows: the legend, garden, mill and compass, the title."""

HOUSES: Final = (
    (-62, -44, 0.62, "#b7493b"), (70, -40, 0.7, "#4d6fa8"), (0, 26, 1.0, "#c0432f"), (-96, 112, 0.74, "#4f8f5a"),
    (104, 96, 0.66, "#c98a2e"), (-30, 128, 0.6, "#7a5ba6"), (44, 136, 0.72, "#b7493b"),
)  # fmt: skip
"""Place beside Home, size and roof; those behind Home come first."""

CHEST_OPTIONS: Final[Mapping[str, Sequence[str]]] = {
    "iron chest": ("tuck 1", "supply 1", "look 3, cards 1, discard 2"),
    "golden chest": ("tuck 2", "activate 1", "look 5, cards 2, discard 3"),
    "ruby chest": ("tuck 3", "discard 2, tuck 1, play 1", "look 5, tuck 1, cards 2, discard 2"),
}
"""V-3.7 in signs."""


class Plants(NamedTuple):
    """What grows beside a kind of trail: signs, the room that each needs, and how far from the path they spread."""

    signs: Sequence[str]
    room: float
    spread: float
    tries: int


PLANTS: Final = {
    "ridge": Plants(("hill", "hill", "fir"), 40, 80, 500),
    "forest": Plants(("fir", "fir", "fir", "tree"), 21, 95, 2600),
    "marsh": Plants(("reeds", "reeds", "pool", "tree"), 29, 80, 900),
    "": Plants(("tree",), 25, 0, 500),
}


class Space(NamedTuple):
    """A space as the board's file has it."""

    key: str
    before: str
    reward: str
    at: Point
    kind: str
    token: str
    toll: str


def board_svg(
    board: Mapping[str, JSON],
    *,
    language: str = "en",
    home: str = "Home",
    told: Mapping[str, str] | None = None,
    adventurers: Mapping[str, str] | None = None,
    tokens: Mapping[str, int] | None = None,
) -> str:
    """The picture of a board side, as its file or a game's data has it.

    `adventurers` says on which space each species stands ("home" is Home), `tokens` how many tokens lie on each space
    now; without it all lie where the game begins. `told` has the words for who points at a space.

    >>> from kubok.venture.data import Box
    >>> picture = board_svg(Box.open().boards["spring"], adventurers={"crow": "home", "frog": "w3n"})
    >>> picture[:4], picture.count('class="adventurer"')
    ('<svg', 2)
    """
    return _Picture(board, language, home, told or {}).svg(adventurers or {}, tokens)


class Parts(NamedTuple):
    """A board side in parts, for who moves what lies on it: coordinates are those of the whole picture."""

    crop: Box
    """All spaces and the signposts, with a margin."""
    spaces: dict[str, str]
    tolls: dict[str, str]
    ends: frozenset[str]
    posts: dict[str, Point]
    """By the English name of a trail where its sign has room, whatever the language."""


def board_land(board: Mapping[str, JSON]) -> str:
    """The land alone, with paths and village, and nothing on it that the rules speak of.

    >>> from kubok.venture.data import Box
    >>> "data-space" in board_land(Box.open().boards["spring"]).replace('data-space="home"', "")
    False
    """
    return _Picture(board, "en", "", {}).land()


def board_parts(board: Mapping[str, JSON]) -> Parts:
    """What lies on the land: spaces without their tokens, tolls, and room for the names of trails."""
    trails = cast(list[dict[str, JSON]], board["trail"])
    named = {_name(trail, "en"): max(cast(dict[str, str], trail["names"]).values(), key=len) for trail in trails}
    longest: list[JSON] = [{**trail, "names": {"en": named[_name(trail, "en")]}} for trail in trails]
    picture = _Picture({**board, "trail": longest}, "en", "", {})
    posts = {name: picture.signs[words] for name, words in named.items()}
    at = [*picture.at.values(), (picture.home[0], picture.home[1] + 76), *posts.values()]
    crop = (
        min(x for x, _ in at) - 66,
        min(y for _, y in at) - 66,
        max(x for x, _ in at) + 66,
        max(y for _, y in at) + 66,
    )
    spaces = {space.key: _untold(picture.space(space, 0)) for space in picture.spaces}
    tolls = {space.key: _untold(picture.toll(space)) for space in picture.spaces if space.toll}
    return Parts(crop, spaces, tolls, frozenset(picture.ends), posts)


def tokens_svg() -> dict[str, str]:
    """Each token about the origin."""
    return {token: _token(token, 1, 0, 0) for token in RIMS}


def _untold(drawn: str) -> str:
    """Without the words for who points at it: a page has its own."""
    return re.sub(r"<title>.*?</title>", "", drawn)


def _name(item: Mapping[str, JSON], language: str) -> str:
    names = cast(dict[str, str], item["names"])
    return names.get(language, names["en"])


class _Picture:
    """Where things lie on the paper; all the rest is strings."""

    def __init__(self, board: Mapping[str, JSON], language: str, home: str, told: Mapping[str, str]) -> None:
        self.home_word, self.told = home, told
        self.title = _name(board, language)
        name = cast(str, board["name"])
        self.season = AUTUMN if name == "autumn" else SPRING
        self.chance = Random(name)
        self.home = _point(board["home"])
        trails = cast(list[dict[str, JSON]], board["trail"])
        self.spaces = [space for trail in trails for space in _spaces(trail)]
        self.at = {"home": self.home, **{space.key: space.at for space in self.spaces}}
        self.ends = {space.key for space in self.spaces} - {space.before for space in self.spaces}
        self.strands = [(kind, _smooth(points)) for kind, points in self.runs()]
        self.river = _smooth(RIVER)
        self.signs: dict[str, Point] = {}
        for trail in trails:
            words = _name(trail, language)
            self.signs[words] = self.room_for_sign(words, [space.key for space in _spaces(trail)])

    def runs(self) -> Iterator[tuple[str, list[Point]]]:
        """Stretches from Home or a fork to the next fork or end, as points, with the kind of their trail."""
        after: dict[str, list[Space]] = {}
        for space in self.spaces:
            after.setdefault(space.before, []).append(space)
        for start in ("home", *(key for key, those in after.items() if key != "home" and len(those) > 1)):
            for first in after[start]:
                run, here = [start, first.key], first
                while len(after.get(here.key, ())) == 1:
                    here = after[here.key][0]
                    run.append(here.key)
                yield first.kind, [self.at[key] for key in run]

    def room_for_sign(self, words: str, trail: Sequence[str]) -> Point:
        """Where a trail's name hides nothing, beside that trail and as near as can be to its middle."""
        half = _sign_width(words) / 2 + 14
        middle_x = sum(self.at[key][0] for key in trail) / len(trail)
        middle_y = sum(self.at[key][1] for key in trail) / len(trail)
        taken = [(x, y, 14.0) for _, curve in self.strands for x, y in curve[::3]]
        taken += [(x, y, 24.0) for x, y in self.river[::3]]
        taken += [(x, y, LARGE + 4.0 if key in self.ends else SMALL + 4.0) for key, (x, y) in self.at.items()]
        taken += [(*_half(self.at[space.before], space.at), 34.0) for space in self.spaces if space.toll]
        taken += [(self.home[0] + right, self.home[1] + down - 26, 34.0) for right, down, _, _ in HOUSES]
        taken += [(x + side, y, 40.0) for x, y in self.signs.values() for side in (-90, 0, 90)]

        def far(spot: Point) -> tuple[bool, float]:
            nearest = min(self.at, key=lambda key: hypot(spot[0] - self.at[key][0], spot[1] - self.at[key][1]))
            return nearest not in trail, hypot(spot[0] - middle_x, spot[1] - middle_y)

        spots = ((float(x), float(y)) for x in range(160, WIDE - 160, 20) for y in range(60, 740, 14))
        free = [
            (x, y)
            for x, y in spots
            if not any(abs(x - px) < half + room and -18 - room < py - y < 40 + room for px, py, room in taken)
        ]
        return min(free, key=far) if free else (middle_x, middle_y)

    def svg(self, adventurers: Mapping[str, str], tokens: Mapping[str, int] | None) -> str:
        lying = {space.key: _laid(space) for space in self.spaces} if tokens is None else tokens
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"'
            f' role="img" aria-label={quoteattr(self.title)}'
            " font-family=\"Georgia, 'Noto Serif', 'DejaVu Serif', serif\" font-weight=\"700\">"
        )
        parts = [
            f'<g clip-path="url(#sheet)">{self.ground()}{self.water()}{self.garden()}{self.nature()}</g>',
            self.paths(),
            self.village(),
            *(self.toll(space) for space in self.spaces if space.toll),
            *(self.space(space, lying.get(space.key, 0)) for space in self.spaces),
            *(self.sign(words, *at) for words, at in self.signs.items()),
            self.legend(),
            use("compass", *COMPASS, colour=self.season.frame[1]),
            self.cartouche(),
            self.frame(),
            *self.pawns(adventurers),
        ]
        title = f"<title>{escape(self.title)}</title>"
        return "\n".join([head, title, self.defs("".join(parts)), *parts, "</svg>\n"])

    def land(self) -> str:
        size = f'viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"'
        drawn = f"{self.ground()}{self.water()}{self.garden()}{self.nature()}{self.paths()}{self.village()}"
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{self.defs(drawn)}{drawn}</svg>\n'

    def defs(self, drawn: str) -> str:
        light, deep = self.season.meadow
        return (
            f"<defs>{signs(drawn)}"
            f'<radialGradient id="meadow" cx="50%" cy="52%" r="72%"><stop offset="0" stop-color="{light}"/>'
            f'<stop offset="1" stop-color="{deep}"/></radialGradient>'
            '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="26"/>'
            '</filter><filter id="drop" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="3"'
            ' stdDeviation="2.5" flood-color="#2a1a08" flood-opacity=".38"/></filter>'
            f'<clipPath id="sheet"><rect width="{WIDE}" height="{HIGH}" rx="26"/></clipPath></defs>'
        )

    # The land

    def ground(self) -> str:
        """The meadow, tinted along each trail by what grows there, with grass and flowers."""
        tints = "".join(
            line(_path(curve[len(curve) // 5 :]), self.season.ground[kind], 170) for kind, curve in self.strands
        )
        drawn = [
            f'<rect width="{WIDE}" height="{HIGH}" fill="url(#meadow)"/>',
            f'<g filter="url(#soft)" opacity=".8">{tints}</g>',
        ]
        for sign, colours, number in (("tuft", self.season.grass, 250), ("flower", self.season.flowers, 160)):
            for _ in range(number):
                at = self.chance.uniform(20, WIDE - 20), self.chance.uniform(20, HIGH - 20)
                drawn.append(use(sign, *at, colour=self.chance.choice(colours)))
        return "".join(drawn)

    def water(self) -> str:
        """The river and the lake below the village."""
        plain, deep, light = self.season.water
        x, y, wide, high = LAKE
        bed = _path(self.river)
        drawn = [
            line(bed, self.season.path[1], 46),
            _oval(x, y, wide + 8, high + 8, self.season.path[1]),
            line(bed, deep, 36),
            _oval(x, y, wide, high, deep),
            line(bed, plain, 29),
            _oval(x, y + 3, wide - 6, high - 7, plain),
        ]
        waves = list(self.river[8:-10:11])
        for _ in range(26):
            turn, far = self.chance.uniform(0, 2 * pi), self.chance.uniform(0.2, 0.86)
            waves.append((x + cos(turn) * far * (wide - 30), y + sin(turn) * far * (high - 22)))
        drawn.append(line("".join(f"M{_n(px - 10)} {_n(py)}q5 -5 10 0t10 0" for px, py in waves), light, 2))
        for right, down, size in ((-225, 12, 0.7), (-196, 36, 0.5), (222, -20, 0.66), (246, 6, 0.5), (190, 30, 0.6)):
            drawn.append(use("leaf", x + right, y + down, size))
        return f'<g class="water">{"".join(drawn)}{use("boat", x + 120, y - 46)}</g>'

    def garden(self) -> str:
        """Beds behind a fence, and the mill beside them."""
        x, y = GARDEN
        beds = ""
        for shift, down in ((8, -34), (0, 2), (-8, 38)):
            beds += use("bed", x + shift, y + down)
            beds += "".join(use(self.season.crop, x + shift - 64 + 21 * nth, y + down) for nth in range(7))
        return f'<g class="garden">{beds}{use("fence", x - 8, y + 66)}{use("mill", *MILL)}</g>'

    def nature(self) -> str:
        """Woods, hills and reeds beside their trails, the far ones first so that the near ones stand before them."""
        grown: list[tuple[float, str]] = []
        taken: list[tuple[float, float, float]] = [(x, y, 40.0) for x, y in self.river[::3]]
        for kind, plants in PLANTS.items():
            lines = [curve for its, curve in self.strands if its == kind]
            for _ in range(plants.tries):
                x, y = self.somewhere(lines, plants.spread)
                if self.fits(x, y, plants.room, taken):
                    taken.append((x, y, plants.room))
                    grown.append((y, self.plant(self.chance.choice(plants.signs), x, y)))
        return "".join(drawn for _, drawn in sorted(grown))

    def somewhere(self, lines: Sequence[Sequence[Point]], spread: float) -> Point:
        if not lines:
            return self.chance.uniform(30, WIDE - 30), self.chance.uniform(60, HIGH - 30)
        x, y = self.chance.choice(self.chance.choice(lines))
        return x + self.chance.gauss(0, spread), y + self.chance.gauss(0, spread)

    def plant(self, sign: str, x: float, y: float) -> str:
        season = self.season
        colours = {"fir": season.firs, "tree": season.crowns, "hill": season.hills, "reeds": season.firs[3:]}
        size = self.chance.uniform(0.75, 1.15)
        return use(sign, x, y, size, colour=self.chance.choice(colours.get(sign, season.water[:1])))

    def fits(self, x: float, y: float, room: float, taken: Sequence[tuple[float, float, float]]) -> bool:
        """Is there room for something that large, away from paths, signs, the lake and what has grown?"""
        lake_x, lake_y, wide, high = LAKE
        home_x, home_y = self.home
        boxes = [*KEPT_FREE, (home_x - 130, home_y - 90, home_x + 130, home_y + 230)]
        boxes += [(sx - 128, sy - 34, sx + 128, sy + 52) for sx, sy in self.signs.values()]
        middle = y - room * 0.6
        return (
            26 < x < WIDE - 26
            and 62 < y < HIGH - 22
            and ((x - lake_x) / (wide + room)) ** 2 + ((y - lake_y) / (high + room)) ** 2 > 1
            and not any(left - room < x < right + room and top < y < low + room for left, top, right, low in boxes)
            and all(hypot(x - px, (y - py) * 1.25) > (room + other) * 0.62 for px, py, other in taken)
            and all(hypot(x - px, middle - py) > room + SMALL + 4 for px, py in self.at.values())
            and all(hypot(x - px, middle - py) > room + 22 for _, curve in self.strands for px, py in curve[::2])
        )

    def paths(self) -> str:
        """The trails, and planks wherever one crosses the river."""
        edge, sand, light = self.season.path
        lines = " ".join(_path(curve) for _, curve in self.strands)
        planks = "".join(
            use("bridge", *met, turn=degrees(atan2(end[1] - start[1], end[0] - start[0])))
            for _, curve in self.strands
            for start, end in pairwise(curve)
            for one, other in pairwise(self.river)
            if (met := _crossing(start, end, one, other)) is not None
        )
        drawn = line(lines, edge, 21) + line(lines, sand, 16) + line(lines, light, 3.4, "2 13")
        return f'<g class="paths">{drawn}{planks}</g>'

    def village(self) -> str:
        """Home, and the neighbours' houses around it."""
        x, y = self.home
        edge, sand, _ = self.season.path
        houses = [use("house", x + right, y + down, size, colour=roof) for right, down, size, roof in HOUSES]
        place = circle(x, y + 4, 55, "#00000030") + circle(x, y, 54, sand, edge, 5)
        place += circle(x, y, 45, "none", edge, 1.6, "3 5")
        word = f"<title>{escape(self.home_word)}</title>"
        return f'<g class="home" data-space="home">{word}{"".join(houses[:2])}{place}{"".join(houses[2:])}</g>'

    # What the rules speak of

    def space(self, space: Space, tokens: int) -> str:
        x, y = space.at
        last = space.key in self.ends
        radius = LARGE if last else SMALL
        parts = [
            f"<title>{escape(self.told.get(space.key) or _told(space))}</title>",
            circle(x, y + 4, radius + 2, "#2a1a0844"),
            circle(x, y, radius + 2, self.season.frame[0] if last else WOOD, WOOD_DEEP, 2),
            circle(x, y, radius - 3, PAPER, PAPER_EDGE, 1.5),
        ]
        if space.token:
            parts.append(circle(x, y, radius - 0.5, "none", RIMS[space.token], 4, "6 4.4"))
        parts.append(_reward(space.reward, x, y, 1.28 if last else 1))
        if last:
            parts.append(use("homeward", x + radius * 0.78, y + radius * 0.78))
        if space.token and tokens:
            parts.append(_token(space.token, tokens, x + 22, y - 23))
        return f'<g class="space" data-space="{escape(space.key)}">{"".join(parts)}</g>'

    def toll(self, space: Space) -> str:
        """A gate halfway along the step that costs something."""
        x, y = _half(self.at[space.before], space.at)
        word, number = space.toll.split(" ")
        price = numbered("coin" if word == "pay" else "cards", x + 13, y - 9, number, 0.76)
        told = f"<title>{escape(self.told.get(space.key) or space.toll)}</title>"
        return f'<g class="toll" data-space="{escape(space.key)}">{told}{shadowed(use("gate", x, y))}{price}</g>'

    def sign(self, words: str, x: float, y: float) -> str:
        """A trail's name on a plank."""
        wide = _sign_width(words)
        left = x - wide / 2
        posts = "".join(rect(x + side, y - 4, 9, 44, 3, WOOD_DEEP) for side in (22 - wide / 2, wide / 2 - 31))
        plank = (
            f'<path d="M{_n(left)} {_n(y - 18)}h{_n(wide)}l14 18l-14 18h-{_n(wide)}l8 -18z" fill="{WOOD_LIGHT}"'
            f' stroke="{WOOD_DEEP}" stroke-width="2.5" stroke-linejoin="round"/>'
        )
        grain = f"M{_n(left + 20)} {_n(y - 11)}h{_n(wide - 60)}M{_n(left + 40)} {_n(y + 12)}h{_n(wide - 50)}"
        words_on_it = text(x + 2, y, words, 21, INK, style="italic")
        return f'<g class="trail">{shadowed(posts + plank)}{line(grain, WOOD, 1.2)}{words_on_it}</g>'

    def legend(self) -> str:
        """What the chests hold, in signs alone: the same in every language."""
        x, y = LEGEND
        drawn = [
            shadowed(rect(x, y, 440, 218, 16, PAPER, WOOD_DEEP, 3)),
            rect(x + 7, y + 7, 426, 204, 11, "none", PAPER_EDGE, 1.5),
        ]
        for row, (chest, options) in enumerate(CHEST_OPTIONS.items()):
            middle = y + 42 + row * 66
            drawn.append(_reward(chest, x + 40, middle, 1.05))
            for left, option in zip((86, 150, 276), options, strict=True):
                if left > 86:
                    drawn.append(line(f"M{_n(x + left - 8)} {_n(middle - 20)}v40", PAPER_EDGE, 2))
                for place, word in enumerate(option.split(", ")):
                    drawn.append(_small_sign(word, x + left + 18 + place * 38, middle))
        return f'<g class="legend">{"".join(drawn)}</g>'

    def cartouche(self) -> str:
        """The name of the side on a ribbon over the lower edge."""
        plain, deep, bright = self.season.frame
        x, y, half = WIDE / 2, 974, max(130, len(self.title) * 12 + 60)
        drawn = "".join(
            f'<path d="M{_n(x + side * (half - 20))} {y - 16}h{side * 66}l{side * -20} 24l{side * 20} 24h{side * -66}z"'
            f' fill="{deep}"/>'
            for side in (-1, 1)
        )
        drawn += (
            f'<path d="M{_n(x - half)} {y - 30}q{half} -16 {2 * half} 0v56q{-half} -16 {-2 * half} 0z"'
            f' fill="{plain}" stroke="{deep}" stroke-width="3"/>'
        )
        drawn += "".join(use("flower", x + side * (half - 34), y - 4, 2.2, colour=bright) for side in (-1, 1))
        return f'<g class="title">{shadowed(drawn)}{text(x, y - 9, self.title, 38, PAPER)}</g>'

    def frame(self) -> str:
        plain, deep, bright = self.season.frame
        drawn = rect(7, 7, WIDE - 14, HIGH - 14, 22, "none", plain, 14)
        drawn += rect(15.5, 15.5, WIDE - 31, HIGH - 31, 15, "none", PAPER, 3)
        drawn += rect(1.5, 1.5, WIDE - 3, HIGH - 3, 26, "none", deep, 3)
        for x in (34, WIDE - 34):
            for y in (34, HIGH - 34):
                drawn += circle(x, y, 22, plain, PAPER, 3) + use("flower", x, y, 2.8, colour=bright)
        return f'<g class="frame">{drawn}</g>'

    def pawns(self, adventurers: Mapping[str, str]) -> list[str]:
        """Adventurers that share a space stand side by side."""
        drawn = []
        for species, key in adventurers.items():
            here = [other for other, its in adventurers.items() if its == key]
            x, y = self.at[key]
            pawn = use(species, x + (here.index(species) - (len(here) - 1) / 2) * 34, y - 26)
            drawn.append(f'<g class="adventurer" data-species="{species}">{shadowed(pawn)}</g>')
        return drawn


# The file


def _spaces(trail: Mapping[str, JSON]) -> list[Space]:
    kind = cast(str, trail["kind"])
    return [
        Space(
            one["key"], one["from"], one["reward"], _point(one["at"]), kind, one.get("token", ""), one.get("toll", "")
        )
        for one in cast(list[dict[str, str]], trail["spaces"])
    ]


def _point(value: object) -> Point:
    x, y = cast(list[int], value)
    return float(x), float(y)


def _laid(space: Space) -> int:
    """How many tokens lie here when the game begins (V-1.2)."""
    return 0 if not space.token else 2 if space.token.startswith("pair") else 1


def _told(space: Space) -> str:
    token = f", token {space.token}" if space.token else ""
    return f"{space.key}: {space.reward}{token}"


# Signs


def signs(drawn: str) -> str:
    """The signs that a drawing uses, and those that they use, for its <defs>."""
    known = _known_signs()
    wanted = list(dict.fromkeys(_USED.findall(drawn)))
    for sign in wanted:
        wanted += [other for other in _USED.findall(known[sign]) if other in known and other not in wanted]
    return "".join(known[sign] for sign in known if sign in wanted)


_USED: Final = re.compile(r'href="#(\w+)"')


@cache
def _known_signs() -> dict[str, str]:
    """By name: in the file each begins on a line of its own."""
    content = "".join(file.read_text("utf-8").partition("<defs>")[2].partition("</defs>")[0] for file in SIGNS)
    tidy = re.sub(r"\s*<!--.*?-->", "", content)
    blocks = [re.sub(r">\s+<", "><", block.strip()) for block in tidy.split('\n    <g id="')[1:]]
    return {block.partition('"')[0]: f'<g id="{block}' for block in blocks}


def use(sign: str, x: float, y: float, size: float = 1, *, colour: str = "", turn: float = 0) -> str:
    place = f"translate({_n(x)} {_n(y)})" + (f" rotate({_n(turn)})" if turn else "")
    place += f" scale({size:.2g})" if size != 1 else ""
    return f'<use href="#{sign}" transform="{place}"{f" color={quoteattr(colour)}" if colour else ""}/>'


def numbered(sign: str, x: float, y: float, number: str, size: float) -> str:
    height = 24 if sign == "coin" else 18
    return use(sign, x, y, size) + text(x, y + (0 if sign == "coin" else size), number, height * size, INK)


def _reward(reward: str, x: float, y: float, size: float) -> str:
    word, _, number = reward.partition(" ")
    if word in ("gain", "draw"):
        return numbered("coin" if word == "gain" else "cards", x, y, number, size)
    if reward in CHESTS:
        return use("chest", x, y, size, colour=CHESTS[reward])
    return use(reward.replace(" ", "_"), x, y, size)


def _token(token: str, number: int, x: float, y: float) -> str:
    """Tokens on their place: over the space's upper right corner, so that the printed reward still shows."""
    if token.startswith("pair"):
        drawn = "".join(use(token.replace(" ", "_"), x + 12 * nth, y + 7 * nth) for nth in reversed(range(number)))
    else:
        drawn = use("token", x, y, colour=RIMS[token])
        drawn += text(x, y, token, 19, INK) if token == "+5" else _reward(token, x, y, 0.62)
    return f'<g class="token" data-token="{token}">{shadowed(drawn)}</g>'


def _small_sign(word: str, x: float, y: float) -> str:
    sign, number = word.split(" ")
    if sign == "cards":
        return numbered(sign, x, y, number, 0.72)
    if sign == "discard":
        return use(sign, x, y) + text(x, y + 3, number, 14, INK)
    free = text(x, y, "0", 12, INK) if sign == "play" else ""
    return use(sign, x, y) + free + use("count", x + 11, y - 15) + text(x + 11, y - 15, number, 12, INK)


def _sign_width(words: str) -> float:
    return len(words) * 13.4 + 48


def shadowed(drawn: str) -> str:
    return f'<g filter="url(#drop)">{drawn}</g>'


# Plain shapes and curves


def _smooth(points: Sequence[Point], steps: int = 12) -> list[Point]:
    """Points on a soft curve through the given ones (a Catmull-Rom spline)."""
    ends = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for t in (step / steps for step in range(steps)):
            x, y = (_between(before[axis], start[axis], end[axis], after[axis], t) for axis in (0, 1))
            curve.append((x, y))
    return [*curve, points[-1]]


def _between(before: float, start: float, end: float, after: float, t: float) -> float:
    cubic = 3 * (start - end) + after - before
    return start + t / 2 * (end - before + t * (2 * before - 5 * start + 4 * end - after + t * cubic))


def _crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where the stretch a-b meets the stretch c-d."""
    ax, ay, cx, cy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = ax * cy - ay * cx
    if abs(turn) < 1e-9:
        return None
    t = ((c[0] - a[0]) * cy - (c[1] - a[1]) * cx) / turn
    u = ((c[0] - a[0]) * ay - (c[1] - a[1]) * ax) / turn
    return (a[0] + t * ax, a[1] + t * ay) if 0 <= t < 1 and 0 <= u < 1 else None


def _half(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _n(number: float) -> str:
    return f"{round(number, 1):g}"


def _path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points)


def _edge(stroke: str, thick: float, dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f' stroke="{stroke}" stroke-width="{_n(thick)}"{dashes}' if stroke else ""


def rect(
    x: float, y: float, wide: float, high: float, round_: float, fill: str, stroke: str = "", thick: float = 0
) -> str:
    size = f'width="{_n(wide)}" height="{_n(high)}" rx="{_n(round_)}"'
    return f'<rect x="{_n(x)}" y="{_n(y)}" {size} fill="{fill}"{_edge(stroke, thick)}/>'


def circle(x: float, y: float, radius: float, fill: str, stroke: str = "", thick: float = 0, dash: str = "") -> str:
    return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{fill}"{_edge(stroke, thick, dash)}/>'


def _oval(x: float, y: float, wide: float, high: float, fill: str) -> str:
    return f'<ellipse cx="{_n(x)}" cy="{_n(y)}" rx="{_n(wide)}" ry="{_n(high)}" fill="{fill}"/>'


def line(path: str, colour: str, thick: float, dash: str = "") -> str:
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" fill="none"{_edge(colour, thick, dash)} {ends}/>'


def text(x: float, y: float, words: str, size: float, colour: str, *, style: str = "", weight: str = "") -> str:
    """Text about its centre: the baseline is set by hand, as renderers differ in what they call the middle."""
    slant = (f' font-style="{style}"' if style else "") + (f' font-weight="{weight}"' if weight else "")
    place = f'x="{_n(x)}" y="{_n(y + size * 0.35)}" text-anchor="middle"'
    return f'<text {place} font-size="{_n(size)}" fill="{colour}"{slant}>{escape(words)}</text>'
