"""What can be played: the catalogue for a new table, and the game that an order for a table asks for."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any, Final

from kubok.cubitos.data import OVERLAYS, Box, resolve
from kubok.cubitos.drawing import track_svg
from kubok.cubitos.frames import RULES
from kubok.cubitos.game import ORDERS, Cubitos
from kubok.cubitos.game import make as make_cubitos
from kubok.cubitos.pieces import FACE_NAMES, OWN_KINDS, SIDES
from kubok.cubitos.pieces import KINDS as DICE
from kubok.cubitos.sets import random_set, warnings
from kubok.cubitos.track import Track
from kubok.games import GAMES, make_game
from kubok.kernel import JSON, BadData, Game, Record, canonical
from kubok.kernel.files import instead, shown
from kubok.kernel.session import MakeGame
from kubok.table.protocol import MAX_NAME, PHRASES, PROTOCOL, Why, encode
from kubok.table.room import HELPS, KINDS, PAUSE
from kubok.titles import title_of
from kubok.titles.cubitos.views import show_of

PAUSES: Final = (5, 3600)


def catalogue(box: Box) -> JSON:
    """Everything a page needs to offer a new table. Sources ('estimate', …) stand beside the values."""
    return {
        "protocol": PROTOCOL,
        "sets": [{"name": name, **chosen} for name, chosen in box.sets.items()],
        "cards": [
            {
                **card,
                "clauses": list(box.clauses[name]),
                "must": list(box.must[name]),
                "advice": list(box.advice[name]),
            }
            for name, card in box.cards.items()
        ],
        "tracks": [
            {"name": name, "names": track["names"], "source": track["source"], "note": track.get("note", "")}
            for name, track in box.tracks.items()
        ],
        "costs": {
            name: {card: entry["cost"] for card, entry in other.cards.items()} for name, other in _others().items()
        },
        "faces": {kind: _sides(i) for i, kind in enumerate(DICE[:OWN_KINDS])},
        "bots": list(title_of(Cubitos.name).bots.levels),
        "bot": title_of(Cubitos.name).bots.usual,
        "orders": list(ORDERS),
        "kinds": list(KINDS),
        "helps": list(HELPS),
        "pause": {"default": PAUSE, "least": PAUSES[0], "most": PAUSES[1]},
        "phrases": list(PHRASES),
        "longest_name": MAX_NAME,
    }


@lru_cache(maxsize=1)
def _others() -> dict[str, Box]:
    """Our data with each overlay of ours: other costs to play with."""
    return {path.name: Box.open(path) for path in sorted(OVERLAYS.iterdir()) if path.is_dir()}


def _priced(box: Box, name: str) -> Box:
    """The same cards, sets and tracks at the costs that are called so."""
    if not name:
        return box
    if name not in _others():
        raise BadData(
            "no_costs", "no costs are called {name}; {instead}", name=shown(name), instead=instead(name, _others())
        )
    costs = {
        card: {key: entry[key] for key in ("cost", "cost_source")} for card, entry in _others()[name].cards.items()
    }
    return replace(box, cards={card: {**entry, **costs[card]} for card, entry in box.cards.items()})


def _sides(kind: int) -> list[JSON]:
    """The six sides of a die (C-1.2), for whoever draws it."""
    return [FACE_NAMES[kind][code & 3] for code in SIDES[kind]]


def picture(box: Box, name: str, start: str, finish: str) -> str | None:
    """The picture of a track with these words on its large spaces; None if there is no such track."""
    track = box.tracks.get(name)
    return None if track is None else track_svg(Track.from_data(track), start=start, finish=finish)


def draw_cards(box: Box, seed: int | None = None) -> list[str]:
    return random_set(box, Random(seed))


def advice(box: Box, cards: Sequence[str]) -> list[Why]:
    """What the rulebooks' advice has against a set of one's own."""
    return [Why.of(reason) for reason in warnings(box, cards)]


def game_of(box: Box, name: str, seats: int, asked: Mapping[str, Any]) -> Game:
    """The game that is asked for; BadData with what is wrong."""
    if name != "cubitos":
        if name not in GAMES:
            raise BadData("no_game_here", "there is no game {name} here", name=repr(name))
        return GAMES[name](1, asked.get("options") or {}, None, seats)
    box, cards = _priced(box, asked.get("costs") or ""), asked.get("cards")
    if asked.get("random"):
        cards = draw_cards(box)
    data = resolve(box, asked.get("set") or "race_1", cards=cards, tracks=asked.get("tracks"), laps=asked.get("laps"))
    order, rounds = asked.get("order") or "simultaneous", asked.get("max_rounds") or 0
    return _cubitos(seats, canonical(data).decode(), order, rounds)


def shared(record: Record) -> MakeGame:
    """How to make a record's game, so that tables of the same game share it."""
    make = make_game(record)
    return _shared_cubitos if make is GAMES["cubitos"] else make


def _shared_cubitos(rules: int, options: Mapping[str, JSON], data: JSON, seats: int) -> Game:
    game = make_cubitos(rules, options, data, seats) if rules != RULES else None
    return game or _cubitos(
        seats, canonical(data).decode(), str(options.get("order")), _whole(options.get("max_rounds"))
    )


def _whole(value: JSON) -> int:
    if type(value) is not int:
        raise BadData("cubitos_options", "the options of Cubitos are 'order' and 'max_rounds'")
    return value


@lru_cache(maxsize=32)
def _cubitos(seats: int, data: str, order: str, max_rounds: int) -> Cubitos:
    """Making a game surveys its track; the same one serves every table that plays it, for it never changes."""
    return Cubitos(seats, data=json.loads(data), order=order, max_rounds=max_rounds)


def frame(game: Game) -> bytes:
    """What never changes in a game, for the page: its data, and the board space by space."""
    return encode({"game": game.name, "data": game.data(), "board": show_of(game).board(game)})
