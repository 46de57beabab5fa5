"""What is printed of Cubitos and not played: cards, sets, tracks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from kubok.cubitos import Cubitos
from kubok.cubitos.data import Box, open_box
from kubok.cubitos.pieces import COLOURS
from kubok.cubitos.rulebook import rulebook
from kubok.cubitos.track import Track
from kubok.cubitos.worked import examples
from kubok.kernel import BadData, Game
from kubok.locale import local, note_words, text
from kubok.terminal.lookup import name_of, names_of, simple
from kubok.terminal.title import Book, Cards
from kubok.titles.cubitos.say import clauses_words
from kubok.titles.cubitos.worked import example_words

# Cards


def box_of(data: Path | None, game: Game | None = None) -> Box:
    """The box with the cards of a game as they are in its record: a race keeps the values it began with."""
    box = open_box(data)
    if not isinstance(game, Cubitos):
        return box
    found: Any = game.data()
    return replace(box, cards={**box.cards, **{card["name"]: card for card in found["cards"]}})


def cards(data: Path | None, game: Game | None) -> Cards:
    return box_of(data, game).cards


def card_line(name: str, data: Path | None = None, game: Game | None = None) -> str:
    """A card in one line."""
    box = box_of(data, game)
    card = box.cards[name]
    words = {"title": name_of(card), "colour": text(f"die-{card['colour']}"), "cost": card["cost"]}
    return text("card-line", **words, clauses=" ".join(clauses_words(name, box.clauses[name])))


def card_page(name: str, data: Path | None = None, game: Game | None = None) -> list[str]:
    """A card in full: names, cost and clauses."""
    box = box_of(data, game)
    card: Any = box.cards[name]
    lines = [text("card-head", title=name_of(card), colour=text(f"die-{card['colour']}"), name=name)]
    lines.append(text("card-names", names=", ".join(f"{title} ({lang})" for lang, title in card["names"].items())))
    lines.append(text("card-cost", cost=card["cost"], source=text(f"source-{card['cost_source']}")))
    lines.append(text("card-text", source=text(f"source-{card['effect_source']}")))
    clauses = clauses_words(name, box.clauses[name])
    for n, clause in enumerate(clauses, start=1):
        lines.append(text("card-clause-must" if n in box.must[name] else "card-clause", number=n, words=clause))
    for switch, on in card["switches"].items():
        lines.append(text("card-switch", switch=switch, state="on" if on else "off"))
    sets: Any = box.sets.values()
    played = [name_of(set_) for set_ in sets if name in list(set_["cards"])]
    lines.append(text("card-sets", sets=", ".join(played) or text("nothing")))
    return lines


BOOK = Book(rulebook, examples, example_words, cards, card_page, card_line)


# Sets and tracks


def sets_page(box: Box) -> list[str]:
    """All sets: cards by colour, track, laps."""
    lines = []
    for name, chosen in box.sets.items():
        tracks = " + ".join(name_of(box.tracks[track]) for track in _all(chosen["tracks"]))
        lines.append(text("set-head", name=name, title=name_of(chosen), tracks=tracks, laps=chosen["laps"]))
        cards = [f"{name_of(box.cards[card])} {box.cards[card]['cost']}" for card in _all(chosen["cards"])]
        lines.append(text("set-cards", cards=", ".join(cards)))
    return [*lines, text("sets-more", colours=", ".join(text(f"die-{colour}") for colour in COLOURS))]


def _all(value: Any) -> list[str]:
    return list(value)


def game_line(data: Any) -> str:
    """What is about to be played."""
    tracks = " + ".join(name_of(track) for track in data["tracks"])
    cards = ", ".join(name_of(card) for card in data["cards"])
    return text("playing", title=local(data["set_names"]), tracks=tracks, laps=data["laps"], cards=cards)


def find_track(words: str, box: Box) -> list[str]:
    """The tracks meant: a name, in any language, or two with + between them."""
    named = {simple(one): name for name, track in box.tracks.items() for one in (name, *names_of(track))}
    found = []
    for word in words.split("+"):
        wanted = simple(word)
        fitting = {named[one] for one in named if wanted and one.startswith(wanted)}
        if len(fitting) != 1:
            raise BadData(
                "track_unknown", "no track is called “{words}”; there are {known}", words=word, known=tuple(box.tracks)
            )
        found.append(fitting.pop())
    return found


def track_of(names: list[str], box: Box) -> Track:
    tracks = [Track.from_data(box.tracks[name]) for name in names]
    if len(tracks) > 2:
        raise BadData("two_tracks", "at most two tracks can be joined")
    return tracks[0] if len(tracks) == 1 else Track.joined(*tracks)


def track_page(names: list[str], track: Track, box: Box) -> list[str]:
    """What is worth knowing of a track."""
    count = {
        "spaces": track.size,
        "lines": track.lines,
        "dry": track.to_finish[0],
        "wet": track.to_finish_wet[0],
        "bonuses": sum(bonus is not None for bonus in track.bonus),
        "shortcuts": sum(shortcut is not None for shortcut in track.shortcut),
        "jetpacks": sum(track.jetpack),
    }
    lines = [text("track-head", title=" + ".join(name_of(box.tracks[name]) for name in names), **count)]
    for name in names:
        entry = box.tracks[name]
        source = text(f"source-{entry['source']}")
        lines.append(text("track-source", name=name, source=source, note=note_words(entry, Box.open().tracks)))
    return lines
