"""Setting up a race: what there is to choose from, and the game that was chosen."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from kubok.cubitos.data import MOST_LAPS, OVERLAYS, Box, open_box, resolve
from kubok.cubitos.drawing import track_svg
from kubok.cubitos.game import MOST_ROUNDS, ORDERS, Cubitos
from kubok.cubitos.pieces import FACE_NAMES, OWN_KINDS, SIDES
from kubok.cubitos.pieces import KINDS as DICE
from kubok.cubitos.sets import random_set, warnings
from kubok.cubitos.track import Track
from kubok.kernel import BadData, Game, canonical
from kubok.kernel.files import instead, shown
from kubok.titles import title_of
from kubok.titles.cubitos import book
from kubok.titles.cubitos.gist import GISTS
from kubok.titles.cubitos.say import clauses
from kubok.titles.cubitos.types import Advice, Book, BoxData, Card, Drawn, SetData
from kubok.titles.title import About, Option, Serve, Served, Wish

CARDS: Final = 8
SIGN: Final = 16
"""The longest word on a track's picture."""


@cache
def box_of(data: Path | None) -> Box:
    """Our data with an owner's, read once."""
    return open_box(data)


# What there is to choose from


def options(data: Path | None) -> tuple[Option, ...]:
    """`cards`, `tracks` and `laps` replace the set's own, `costs` the usual ones; `random` draws cards."""
    box = box_of(data)
    return (
        Option("set", "choice", "race_1", tuple(box.sets), _names(box.sets)),
        Option("cards", "several", None, tuple(box.cards), _names(box.cards), least=CARDS, most=CARDS),
        Option("random", "switch", False, alias="random_set"),
        Option("costs", "choice", "", ("", *_others())),
        Option("tracks", "several", None, tuple(box.tracks), _names(box.tracks), least=1, most=2, alias="track"),
        Option("laps", "number", None, least=1, most=MOST_LAPS),
        Option("order", "choice", "simultaneous", tuple(ORDERS)),
        Option("max_rounds", "number", 0, least=0, most=MOST_ROUNDS),
    )


def _names(entries: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    return {name: entry["names"] for name, entry in entries.items()}


@cache
def _others() -> dict[str, Box]:
    """Our data with each overlay of ours: other costs to play with."""
    return {path.name: Box.open(path) for path in sorted(OVERLAYS.iterdir()) if path.is_dir()}


def new(seats: int, wish: Wish, data: Path | None, luck: Random | None = None, /) -> Game:
    """The race that was chosen."""
    chosen: Any = wish
    box, cards = _priced(box_of(data), chosen.get("costs") or ""), chosen.get("cards")
    if chosen.get("random"):
        if cards:
            raise BadData("cards_or_random", "give --cards or --random-set, not both")
        cards = random_set(box, luck or Random())
    tracks = chosen.get("tracks")
    laps = chosen.get("laps", 1 if tracks else None)
    found = resolve(box, chosen.get("set") or "race_1", cards=cards, tracks=tracks, laps=laps)
    order, rounds = chosen.get("order") or "simultaneous", chosen.get("max_rounds") or 0
    return _race(seats, canonical(found).decode(), order, rounds)


@lru_cache(maxsize=32)
def _race(seats: int, data: str, order: str, max_rounds: int) -> Cubitos:
    """Making a game surveys its track; the same one serves whoever chooses the same, for it never changes."""
    return Cubitos(seats, data=json.loads(data), order=order, max_rounds=max_rounds)


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


# What only Cubitos tells over HTTP


def box_data(box: Box) -> BoxData:
    """All there is to choose from. Sources ('estimate', …) stand beside the values."""
    ours = Box.open()
    cards = [
        {
            **card,
            "clauses": clauses(name, box.clauses[name]),
            "must": list(box.must[name]),
            "advice": list(box.advice[name]),
            **({"gist": list(GISTS[name])} if box.clauses[name] == ours.clauses[name] else {}),
        }
        for name, card in box.cards.items()
    ]
    tracks: Any = box.tracks
    sets: Any = box.sets
    return {
        "sets": [cast(SetData, {"name": name, **chosen}) for name, chosen in sets.items()],
        "cards": cast("list[Card]", cards),
        "tracks": [
            {"name": name, "names": track["names"], "source": track["source"], "note": track.get("note", "")}
            for name, track in tracks.items()
        ],
        "costs": {
            name: {card: cast(Any, entry)["cost"] for card, entry in other.cards.items()}
            for name, other in _others().items()
        },
        "faces": {kind: [FACE_NAMES[i][code & 3] for code in SIDES[i]] for i, kind in enumerate(DICE[:OWN_KINDS])},
        "orders": list(ORDERS),
    }


def _box(data: Path | None, topic: str, asked: Mapping[str, str]) -> Served | None:
    return None if topic else Served(box_data(box_of(data)))


def _random_set(data: Path | None, topic: str, asked: Mapping[str, str]) -> Served:
    drawn: Drawn = {"cards": random_set(box_of(data), Random())}
    return Served(drawn)


def _advice(data: Path | None, topic: str, asked: Mapping[str, str]) -> Served:
    """What the rulebooks' advice has against a set of one's own."""
    why = title_of(Cubitos.name).why
    told: Advice = {"warnings": [why(reason) for reason in warnings(box_of(data), asked.get("cards", "").split(","))]}
    return Served(told)


def _picture(data: Path | None, topic: str, asked: Mapping[str, str]) -> Served | None:
    """The picture of a track with these words on its large spaces."""
    name, dot, kind = topic.partition(".")
    track = box_of(data).tracks.get(name)
    if track is None or dot + kind != ".svg":
        return None
    start, finish = (_sign(asked.get(word.lower(), word)) for word in ("Start", "Finish"))
    return Served(track_svg(Track.from_data(track), start=start, finish=finish), kind="image/svg+xml")


def _sign(word: str) -> str:
    if len(word) > SIGN or not word.replace("_", "").isalnum():
        raise BadData("sign_unfit", "{word} does not fit on a track; give one short word", word=shown(word))
    return word


def _book(data: Path | None, topic: str, asked: Mapping[str, str]) -> Served | None:
    """The rules page, or the worked examples of a card or a numbered rule."""
    found: object = book.examples_of(topic) if topic else _whole_book(data)
    return None if found is None else Served(found, kept=True)


@cache
def _whole_book(data: Path | None) -> Book:
    return book.book(box_of(data))


ROUNDS: Final = {
    "race_1": (7, 11), "race_2": (9, 13), "race_3": (9, 12), "race_4": (7, 11), "race_5": (8, 12), "race_6": (8, 12),
    "race_7": (15, 19), "combotastic": (10, 15), "such_much_fans": (8, 11), "grand_finale": (12, 17),
}  # fmt: skip
"""Of nine races in ten, as docs/sets.md measured them."""


def about(game: Game) -> About:
    """The set and its tracks, how long it takes with the cards and tracks that are printed, and the first track."""
    data = cast("dict[str, Any]", game.data())
    tracks = data["tracks"]
    names = [data["set_names"], *(track["names"] for track in tracks)]
    picture = f"/api/games/cubitos/tracks/{tracks[0]['name']}.svg"
    return {"names": names, "picture": picture, "rounds": list(ROUNDS.get(data["set"], ()))}


SERVES: Final[Mapping[str, Serve]] = {
    "box": _box,
    "random-set": _random_set,
    "advice": _advice,
    "tracks": _picture,
    "book": _book,
}
