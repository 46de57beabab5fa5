"""The form of what A Wild Venture sends to a page: its view, its pictures. The page's own types are made from these."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from kubok.kernel.words import Said
from kubok.titles.title import Outcome


class Lying(TypedDict):
    """A card in a row."""

    card: str
    supplies: int
    enchanted: bool
    used: bool
    """its free action has been used in this turn"""


class Held(TypedDict):
    """A card outside the rows that its reader may see."""

    card: str
    cost: int
    """what it would cost that player now"""
    picked: bool
    """chosen already, in a choice of several"""


class Scored(TypedDict):
    """Points by kind (V-7.2)."""

    villagers: int
    buildings: int
    gear: int


class Area(TypedDict):
    """What lies with a player, as far as the reader may see it."""

    adventurer: str
    """its species, or nothing before the draft"""
    space: str
    coins: int
    tokens: int
    starters: list[bool]
    """of nest, lily pad and burrow: is it turned to its advanced side?"""
    villagers: list[Lying]
    gear: list[Lying]
    buildings: list[Lying]
    tucked: int
    hand: int
    held: NotRequired[list[Held]]
    """the hand, to whom it is open"""
    known: NotRequired[list[str]]
    """cards of the hand that the reader, another one, knows"""
    pile: NotRequired[list[str]]
    """what was tucked, to whom it is open"""
    points: NotRequired[Scored]


class Waiting(TypedDict):
    """Something that goes on afterwards."""

    card: str
    """whose effect it is, or nothing"""
    say: Said


class Asked(TypedDict):
    """What the reader is asked: the kind of question, what asks it, and cards outside hand and rows to choose from."""

    kind: str
    card: str
    number: int
    """so many are still to be chosen"""
    offer: list[Held]


class Reached(TypedDict):
    """A space that a move can end on: the actions that lead there, of which one batch is sent."""

    space: str
    actions: list[int]
    by: str
    """the card that travels, or nothing in the middle of a move"""
    steps: int
    gives: Said
    tolls: list[Said]


class View(TypedDict):
    """The position, as everybody or one seat sees it."""

    turn: int
    active: int
    """whose turn it is; -1 before the first one"""
    first: int
    mains: int
    last: int
    """0, or how many turns are left, this one counted"""
    deck: int
    discard: list[str]
    tokens: dict[str, int]
    """by space how many lie there"""
    chain: list[Waiting]
    """what was interrupted, the nearest first"""
    seats: list[Area]
    asked: NotRequired[Asked]
    reach: NotRequired[list[Reached]]
    result: Outcome | None


class After(TypedDict):
    """What an action comes to, as far as it is certain: what is told of it, and what is had then."""

    told: list[Said]
    coins: int
    hand: int


class Portrait(TypedDict):
    """A card as it is drawn: its picture, its kind, and the gist of it in signs, side by side for a starter."""

    art: str
    kind: str
    species: str
    cost: int
    supplies: int
    free: bool
    gist: list[list[str]]


class Space(TypedDict):
    """A space of the board as it is drawn."""

    at: list[int]
    before: str
    end: bool
    drawn: str
    toll: str
    token: str
    gives: Said
    """printed, whatever lies on it"""


class Still(TypedDict):
    """What never changes in a game."""

    board: str
    """the name of its side: the land is served under it"""
    crop: list[float]
    home: list[int]
    spaces: dict[str, Space]
    posts: dict[str, list[float]]
    """where the names of the trails stand"""
    tokens: dict[str, str]
    signs: str
    cards: dict[str, Portrait]


# When it is over


class Gained(TypedDict):
    """One player's points by kind when a turn ended, and what had come to them in it."""

    villagers: int
    buildings: int
    gear: int
    tucked: list[str]
    """cards, villagers and gear"""
    supplies: dict[str, int]
    """by building how many more than before; a building that was played is among them"""
    enchanted: list[str]
    """buildings"""


class Turned(TypedDict):
    """A turn: its number, whose it was, and by seat what came of it."""

    number: int
    seat: int
    seats: list[Gained]
