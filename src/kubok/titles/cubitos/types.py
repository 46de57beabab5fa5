"""The form of what Cubitos sends to a page: its view, its board, its box. The page's own types are made from these."""

from __future__ import annotations

from typing import NotRequired, Required, TypedDict

from kubok.kernel import JSON
from kubok.kernel.words import Said
from kubok.titles.title import Outcome, Why


class SeatView(TypedDict, total=False):
    """A seat as `Race.to_data` writes it: numbers that are 0 are left out, dice are counted by kind."""

    credits: int
    coins: int
    feet: int
    water_feet: int
    tokens: int
    fans: int
    limit: int
    space: int
    laps: int
    draw: dict[str, int]
    roll: dict[str, int]
    discard: dict[str, int]
    hand: dict[str, int]
    active: dict[str, int]
    used: dict[str, int]
    waiting: dict[str, int]
    frames: Required[list[tuple[str, int, int]]]


class RoundView(TypedDict, total=False):
    """The table between the seats."""

    round: int
    first_player: int
    called: int
    tie_break: int


class Position(TypedDict):
    """As `kubok position` writes it."""

    table: RoundView
    trays: dict[str, int]
    seats: list[SeatView]


class Standing(TypedDict):
    """How a seat stands in the race."""

    place: int
    """by the feet it has to go, or went past the finish; at the end as the rules have it"""
    to_finish: int
    """feet to the last finish by a way that the seat can really go, the laps before it included; 0 once it is there"""
    past: int | None
    """feet it went past the last finish; null before that"""
    behind: int
    """feet more to go than whoever is in front"""
    line: int
    """the next red line as the number of the section behind it; 0 where the next is a finish"""
    to_line: int
    """feet to that line, or to that finish"""
    crossed: int
    """red lines crossed since the start of the race"""


class View(TypedDict):
    """What everybody sees."""

    position: Position
    asking: list[str]
    """by seat the card that asks it something, or nothing"""
    standings: list[Standing]
    """by seat"""
    phase: str
    round: int
    result: Outcome | None


class Odds(TypedDict):
    """Of the next push: to bust, and the chances of 0, 1, 2 … hits, coins and feet."""

    bust: float
    hits: list[float]
    coins: list[float]
    feet: list[float]


class After(TypedDict):
    """What a legal action would leave, and whether it ends what the seat is about."""

    coins: int
    feet: int
    credits: int
    ends: bool


class Usual(TypedDict):
    """Several dice that are to be named: from how many to how many, and which an expert would."""

    least: int
    most: int
    dice: list[int]
    """by the ids of the actions that point at them"""


class Reached(TypedDict):
    """A space that plain steps lead to."""

    space: int
    path: list[int]
    """action ids that can be sent as one `act`"""
    way: list[int]
    """the spaces along it"""
    left: tuple[int, int] | None
    """feet and water feet there; null where the rules ask something else on arrival"""
    gain: int
    """feet by which it is nearer to the finish, or farther past it; below 0 where it leads back"""
    lines: int
    """red lines crossed on the way; below 0 where it leads back across some"""
    bonus: bool
    """whether a bonus could be taken by stopping there"""
    hint: str
    """`far` for the end nearest to the finish, `bonus` for the two bonuses farthest on the way to it; else nothing"""


# What never changes in a game


class Bonus(TypedDict):
    credits: int
    fan: int
    lose: int
    gain: int


class Shortcut(TypedDict):
    target: int
    coins: int
    feet: int


class Space(TypedDict):
    """A space of the board: what it is called, what is on it, and where it lies."""

    place: Said
    holds: JSON
    squares: list[tuple[int, int]]
    """half-square column from the left, row from the bottom"""
    section: int
    water: bool
    jetpack: bool
    bonus: Bonus | None
    shortcut: Shortcut | None
    near: list[int]


class Board(TypedDict):
    """Every space by number; then the squares of walls and finish, the red lines, and whether two tracks are joined."""

    spaces: list[Space]
    arrows: list[tuple[int, int]]
    """plain spaces here and there, and which way it is to the finish: degrees clockwise from the right"""
    lines: int
    joined: bool
    walls: list[tuple[int, int]]
    finish: list[tuple[int, int]]
    notes: dict[str, dict[str, str]]
    """by track what is to be said of it, by language"""


class Card(TypedDict):
    """A card of the market. Sources (`printed`, `estimate`, …) stand beside the values."""

    name: str
    colour: str
    names: dict[str, str]
    cost: int
    cost_source: str
    effect_source: str
    clauses: NotRequired[list[JSON]]
    must: NotRequired[list[int]]
    """which of the clauses oblige, counted from 1"""
    gist: NotRequired[list[str]]
    """the clauses in signs, if they are ours"""
    advice: NotRequired[list[str]]


class TrackData(TypedDict):
    """A track as its file has it."""

    name: str
    names: dict[str, str]
    source: str
    note: str
    map: list[str]
    sections: list[str]


class Fan(TypedDict):
    """A space of the fan track."""

    credits: int
    tokens: int
    source: NotRequired[str]


class GameData(TypedDict):
    """The data of one race."""

    set: str
    set_names: dict[str, str]
    cards: list[Card]
    tracks: list[TrackData]
    laps: int
    fans: list[Fan]
    beyond: Fan


# What is offered for a new table


class SetData(TypedDict):
    """A printed set, or one of an owner's."""

    name: str
    names: dict[str, str]
    cards: list[str]
    tracks: list[str]
    laps: int


class TrackName(TypedDict):
    name: str
    names: dict[str, str]
    source: str
    note: str


class BoxData(TypedDict):
    """`GET /api/games/cubitos/box`: all that there is to choose from, and what the rules page shows."""

    sets: list[SetData]
    cards: list[Card]
    tracks: list[TrackName]
    costs: dict[str, dict[str, int]]
    """other costs of all cards, by what they are called"""
    faces: dict[str, list[str]]
    """the six sides of each kind of die"""
    orders: list[str]


class Drawn(TypedDict):
    """`GET /api/games/cubitos/random-set`: eight cards that follow the rulebooks' advice."""

    cards: list[str]


class Advice(TypedDict):
    """`GET /api/games/cubitos/advice?cards=…`: what the advice has against a set of eight cards."""

    warnings: list[Why]


class TrackFigures(TypedDict):
    """A track in figures: feet to the finish by land and by water, and how often what is there."""

    spaces: int
    lines: int
    dry: int
    wet: int
    bonuses: int
    shortcuts: int
    jetpacks: int


class Book(TypedDict):
    """`GET /api/games/cubitos/book`: what the rules page needs beside the box."""

    fans: list[Fan]
    beyond: Fan
    tracks: dict[str, TrackFigures]
    examples: dict[str, int]
    """how many there are, by card or rule"""


class Feet(TypedDict):
    """Feet by where they came from: faces of dice, cards, the prize of the swords, money, the track's jetpacks."""

    dice: int
    cards: int
    swords: int
    bought: int
    track: int


class Risk(TypedDict):
    """A push at risk: how likely it was to bust, and how it went: `held`, `saved` by a die, or `bust`."""

    round: int
    bust: float
    how: str


class Figures(TypedDict):
    """One seat's race in figures."""

    rolls: int
    dice: int
    hits: int
    expected: float
    """the hits that the odds promise for these dice"""
    spread: float
    """how far from it chance alone leads in 95 races of 100, up or down"""
    luckier: float
    """the part of races in which these dice bring fewer hits"""
    pushes: int
    busts: int
    bought: int
    fans: int
    places: list[int]
    """after each round"""
    owned: list[int]
    """dice at the start and after each round"""
    feet: Feet
    """what was got, which is what was walked, paid and left unused"""
    walked: int
    paid: int
    """at shortcuts"""
    unused: int
    risks: list[Risk]
    feared: float
    """the busts that these risks make one expect; one that a die saves from is among them"""
