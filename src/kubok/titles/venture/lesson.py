"""The first lesson: a short game against the plain bot with a small deck, whose order is known beforehand.

What the guide says is data: each step has the moment that it fits, what it points at and whether there is only to read.
The page asks for those that fit now and tells the first that it has not told yet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from kubok.kernel.words import say
from kubok.titles.title import Guide, GuideStep, Lesson
from kubok.venture import Venture, Village
from kubok.venture.actions import ACTIVATE, ACTIVATE_STARTER, CHOOSE, ENCHANT, END, PLAY, TABLE
from kubok.venture.data import Box, resolve
from kubok.venture.frames import DRAFTING, INVESTING, OPTIONS, PICKING, TRAVELLING
from kubok.venture.frames import TURN as TURN_FRAME
from kubok.venture.picking import DISCARD, TUCK
from kubok.venture.pieces import BUILDING, GEAR, LAST, MAINS, TURN, VILLAGER

SEED: Final = 115
BOT: Final = "plain"
DECK: Final = (
    "madam_bookmark", "hawker_quill", "judge_featherby", "undertaker_mothball", "scout_blackwing", "widow_soot",
    "postal_contract", "telegraph_office", "baker_puddle", "ferrywoman_duckweed", "sister_marigold", "captain_croak",
    "hopscotch_twins", "locksmith_gulp", "courier_splash", "verger_moss", "squeaky_cart", "leaky_kettle", "old_landing",
    "lighthouse", "uncle_turnip", "matchmaker_clover", "grandma_burdock", "banker_sorrel", "farmer_radish",
    "mighty_joseph", "auntie_parsley", "tailor_thimble", "generous_pension", "jam_guild",
)  # fmt: skip
"""As few as a deck may have (V-10.21): cards that say one thing each."""


@cache
def game() -> Venture:
    """The spring side, and of the cards a small deck."""
    data: dict[str, Any] = resolve(Box.open(), board="spring")
    return Venture(data={**data, "cards": [card for card in data["cards"] if card["name"] in DECK or _starts(card)]})


def _starts(card: Mapping[str, Any]) -> bool:
    return bool(card["deck"] == "start")


LESSON: Final = Lesson(game, SEED, BOT)


# What the guide says


class Scene(NamedTuple):
    """A position as the pupil sees it, and what can be done there."""

    state: Village
    seat: int
    legal: tuple[int, ...]

    @property
    def kind(self) -> int:
        return int(self.state.stack[-1][0])

    @property
    def turn(self) -> int:
        """Whose turn it is does not matter: the pupil's first is 1, the next 2."""
        return (self.state.table[TURN] + 1) // 2

    def can(self, first: int, last: int) -> list[int]:
        return [action for action in self.legal if first <= action < last]


When = Callable[[Scene], bool]
Where = Callable[[Scene], list[str]]


class Told(NamedTuple):
    """A step of the lesson; what it points at is called as the page calls it: `card NAME`, `space w1`, `hand`."""

    id: str
    when: When
    at: Where
    read: bool = False


def _in_turn(scene: Scene, mains: int | None = None) -> bool:
    return scene.kind == TURN_FRAME and (mains is None or scene.state.table[MAINS] == mains)


def _cards(scene: Scene, first: int, last: int) -> list[str]:
    return [f"card {scene.state.game.names[action - first]}" for action in scene.can(first, last)]


def _playable(kind: int) -> Where:
    """Cards of a kind that can be played, the cheapest first."""

    def found(scene: Scene) -> list[str]:
        game, me = scene.state.game, scene.state.seats[scene.seat]
        cards = [action - PLAY for action in scene.can(PLAY, ACTIVATE) if game.cards[action - PLAY].kind == kind]
        return [f"card {game.names[card]}" for card in sorted(cards, key=lambda card: scene.state.cost(me, card))]

    return found


def _starter(number: int, name: str) -> tuple[When, Where]:
    def when(scene: Scene) -> bool:
        return ACTIVATE_STARTER + number in scene.legal and scene.kind == TURN_FRAME

    return when, lambda scene: [f"card {name}{scene.seat}", f"card {name}", "mine"]


def _looking(scene: Scene) -> bool:
    return scene.kind == PICKING and scene.state.stack[-1][2] > TUCK


def _picking(how: int) -> When:
    return lambda scene: scene.kind == PICKING and scene.state.stack[-1][2] == how


def _at(*names: str) -> Where:
    return lambda scene: list(names)


def _offered(scene: Scene) -> list[str]:
    return _cards(scene, CHOOSE, len(TABLE))


_NEST, _LILY_PAD, _BURROW = 0, 1, 2
_can_burrow, _at_burrow = _starter(_BURROW, "burrow")
_can_lily_pad, _at_lily_pad = _starter(_LILY_PAD, "lily_pad")

STEPS: Final = (
    Told("welcome", lambda s: s.kind == DRAFTING, _at(), read=True),
    Told("draft", lambda s: s.kind == DRAFTING, _offered),
    Told("hand", _in_turn, _at("hand"), read=True),
    Told("mains", _in_turn, _at("felt"), read=True),
    Told("burrow", lambda s: s.turn == 1 and _in_turn(s, 2) and _can_burrow(s), _at_burrow),
    Told("play", lambda s: _in_turn(s) and bool(_playable(VILLAGER)(s)), _playable(VILLAGER)),
    Told("end", lambda s: s.legal == (END,), _at("end")),
    Told("points", lambda s: s.turn == 2 and _in_turn(s), _at("mine"), read=True),
    Told("lily-pad", lambda s: s.turn >= 2 and _can_lily_pad(s), _at_lily_pad),
    Told("travel", lambda s: s.kind == TRAVELLING, _at("land")),
    Told("chest", lambda s: s.kind == OPTIONS and s.state.stack[-1][3] >= 0, _at("felt")),
    Told("tuck", _picking(TUCK), _at("hand")),
    Told("discard", _picking(DISCARD), _at("hand")),
    Told("look", _looking, _offered),
    Told("invest", lambda s: s.kind == INVESTING, _at("felt")),
    Told("activate", lambda s: s.turn >= 2 and _in_turn(s) and bool(s.can(ACTIVATE, ENCHANT)),
         lambda s: _cards(s, ACTIVATE, ENCHANT)),
    Told("enchant", lambda s: _in_turn(s) and bool(s.can(ENCHANT, CHOOSE)), lambda s: _cards(s, ENCHANT, CHOOSE)),
    Told("building", lambda s: s.turn >= 2 and _in_turn(s) and bool(_playable(BUILDING)(s)), _playable(BUILDING)),
    Told("gear", lambda s: s.turn >= 2 and _in_turn(s) and bool(_playable(GEAR)(s)), _playable(GEAR)),
    Told("deck", lambda s: s.turn >= 3 and _in_turn(s), _at("deck"), read=True),
    Told("alone", lambda s: s.turn >= 4 and _in_turn(s), _at(), read=True),
    Told("last", lambda s: bool(s.state.table[LAST]) and _in_turn(s), _at("deck"), read=True),
)  # fmt: skip


def guide(state: Any, seat: int, given: Mapping[str, Any]) -> Guide:
    """The steps that fit a position, for the seat that is asked there."""
    scene = Scene(state, seat, state.legal(seat))
    fitting = [step for step in STEPS if scene.legal and step.when(scene)]
    return {"steps": [_told(step, scene) for step in fitting], "total": len(STEPS)}


def _told(step: Told, scene: Scene) -> GuideStep:
    words = say(f"venture-lesson-{step.id}")
    return {"id": step.id, "say": words, "at": step.at(scene), "read": step.read}
