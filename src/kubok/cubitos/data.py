"""The data of Cubitos: cards, sets, fan track and tracks, as files that an owner of the box can edit.

`Box` reads and checks the files, `open_box` finds an owner's own, `which` says what is in force, `resolve` picks what
one game needs, as plain JSON for its record, and `check` reads such JSON back from a record that nobody vouches for.
What the cards do is not here.
"""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple, cast

from kubok.cubitos.pieces import COLOURS, LAST_FAN
from kubok.cubitos.track import Track
from kubok.kernel.files import (
    SOURCES,
    Fields,
    instead,
    is_key,
    listed,
    load_toml,
    must_be,
    shown,
    whole_number,
    within,
    write,
    write_table,
)
from kubok.kernel.game import JSON, BadData, Part, Phrase, canonical, digest_of

DATA: Final = Path(__file__).with_name("data")
"""The folder of our own files."""

OVERLAYS: Final = DATA / "overlays"
"""Overlays of our own, each a folder that --data can name: other values beside the default ones."""

ADVICE: Final = ("loses_dice", "adds_dice")
"""What a card can be good for in a set of one's own (C-2.2)."""

MOST_SWORDS: Final = ("mr_soldier", "punch_guy", "supah_general", "champion", "crabby")

SWITCHES: Final[dict[str, tuple[str, ...]]] = dict.fromkeys(MOST_SWORDS, ("loses_die",))
"""What a printed card may say and no rulebook does, card by card (C-5.5)."""

READINGS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(MOST_SWORDS, ("ties_win_nothing",)),
    **dict.fromkeys(("rock_on", "pineapple_rocks", "up_to_11"), ("risk_at_roll",)),
    **dict.fromkeys(("reckless_cheese", "ledercheesen", "wizard"), ("after_now",)),
    "jacques_couteau": ("two_by_two",),
}
"""Switches for owners who read a card otherwise than we do: off where a card's file does not name them."""

VARIABLE: Final = "KUBOK_DATA"
"""The environment variable that names the folder of an owner's own files."""

OWN_SET: Final = "own"
OWN_SET_NAMES: Final = {"en": "Own set", "uk": "Власний набір", "pl": "Własny zestaw", "ru": "Свой набор"}

MOST_COST: Final = 30
MOST_CREDITS: Final = 99
MOST_TOKENS: Final = 9
MOST_LAPS: Final = 9
MOST_TRACKS: Final = 2
MOST_CLAUSES: Final = 9
LONGEST_TEXT: Final = 300

_FILES: Final = ("cards.toml", "sets.toml", "fans.toml")
_RECORD: Final = Phrase("game_data", "the data of the game")
_RECORD_FIX: Final = Phrase("record_copy", "take an unedited copy of the record")


class Card(NamedTuple):
    """An ability card in play."""

    name: str
    colour: str
    cost: int
    switches: Mapping[str, bool]


class Fan(NamedTuple):
    """What a space of the fan track gives (C-8.1)."""

    credits: int
    tokens: int


class GameData(NamedTuple):
    """The resolved data of one game, checked: what the rules need of it."""

    set: str
    cards: tuple[Card, ...]
    """One of each colour, in the order of COLOURS (C-2.2)."""
    fans: tuple[Fan, ...]
    """Space 1 of the fan track first."""
    beyond: Fan
    """What a further advance gives at the last space (C-8.2)."""
    tracks: tuple[Track, ...]
    laps: int


@dataclass(frozen=True, slots=True)
class Box:
    """All files of a data folder, read and checked. The items are in the form that `resolve` puts into a game.

    >>> box = Box.open()
    >>> box.cards["rich_dog"]["cost"], box.clauses["rich_dog"]
    (3, ('Run: take 3 coins.', 'Run: you must lose this die, even if unused.'))
    """

    cards: Mapping[str, dict[str, JSON]]
    clauses: Mapping[str, tuple[str, ...]]
    """Our own wording of each card's ability, in English, sentence by sentence."""
    must: Mapping[str, tuple[int, ...]]
    """Which of these sentences, counted from 1, oblige whoever uses or holds the die. Games have no need of it."""
    advice: Mapping[str, tuple[str, ...]]
    """What each card is good for in a set of one's own, in words of ADVICE (C-2.2)."""
    sets: Mapping[str, dict[str, JSON]]
    fans: dict[str, JSON]
    tracks: Mapping[str, dict[str, JSON]]
    files: Mapping[str, tuple[Path, ...]] = field(compare=False)
    """For each file, by its name in the folder, where it was read: ours first, then an owner's over it."""

    @classmethod
    def open(cls, overlay: Path | None = None, *, folder: Path = DATA) -> Box:
        """Our files, or those of `folder`; files of the same names in `overlay` replace what they name.

        An overlay's card or set replaces line by line, its fan track and its tracks as a whole. It may add sets and
        tracks, but no cards.
        """
        box = _packaged() if folder == DATA else _read(folder)
        return box if overlay is None else _overlaid(box, folder, overlay)


class InForce(NamedTuple):
    """A data file in force: its name, where it was read, and the SHA-256 of what it comes to, all merged."""

    file: str
    paths: tuple[Path, ...]
    """Ours first, then an owner's that changes it; an owner's track stands alone."""
    owner: bool
    """Does any of it come from an owner's folder?"""
    digest: str


def open_box(data_dir: Path | None = None) -> Box:
    """The data for a new game: with an owner's folder, else with the one that KUBOK_DATA names, else ours alone.

    Games that have begun keep the data of their records.

    >>> open_box().sets["race_1"]["laps"]
    1
    """
    if data_dir is not None:
        return Box.open(_own_overlay(str(data_dir)) or data_dir)
    named = os.environ.get(VARIABLE)
    if not named:
        return Box.open()
    if _own_overlay(named) is not None:
        return Box.open(_own_overlay(named))
    if not Path(named).is_dir():
        raise BadData(
            "variable_no_folder",
            "{variable}: there is no folder {named}; correct the variable, or unset it",
            variable=VARIABLE,
            named=str(named),
        )
    return Box.open(Path(named))


def _own_overlay(name: str) -> Path | None:
    """The overlay of ours that is called so; a folder of that name right here comes first."""
    ours = OVERLAYS / name
    return ours if name.isidentifier() and not Path(name).exists() and ours.is_dir() else None


def which(box: Box) -> list[InForce]:
    """Which data is in force, file by file: cards, sets, fan track, then the tracks by name.

    >>> [(file.file, file.owner) for file in which(Box.open())][:3]
    [('cards.toml', False), ('sets.toml', False), ('fans.toml', False)]
    """
    cards: JSON = [
        {
            **card,
            "clauses": list(box.clauses[name]),
            "must": list(box.must[name]),
            "advice": list(box.advice[name]),
        }
        for name, card in box.cards.items()
    ]
    contents: dict[str, JSON] = {"cards.toml": cards, "sets.toml": dict(box.sets), "fans.toml": box.fans}
    contents |= {_track_file(name): track for name, track in box.tracks.items()}
    return [
        InForce(
            file=name,
            paths=box.files[name],
            owner=any(not path.is_relative_to(DATA) for path in box.files[name]),
            digest=digest_of(content),
        )
        for name, content in contents.items()
    ]


def resolve(
    box: Box,
    set_name: str,
    *,
    cards: Sequence[str] | None = None,
    tracks: Sequence[str] | None = None,
    laps: int | None = None,
) -> dict[str, JSON]:
    """The data of one game: a set, or other cards, tracks or laps in place of the set's own (C-2.2, C-2.3).

    >>> data = resolve(Box.open(), "race_1", laps=2)
    >>> data["set"], data["laps"], data["laps_source"]
    ('race_1', 2, 'own')
    """
    where = Phrase("set_up", "set-up")
    if not isinstance(set_name, str) or set_name not in box.sets:
        raise BadData(
            "no_set",
            "{where}: no set is called {name}; {instead}",
            where=where,
            name=shown(set_name),
            instead=instead(set_name, box.sets),
        )
    chosen = box.sets[set_name]
    data: dict[str, JSON] = {
        "set": set_name,
        "set_names": chosen["names"],
        "set_names_source": chosen["names_source"],
    }
    picked = picked_cards(where, "cards", chosen["cards"] if cards is None else cards)
    if picked != chosen["cards"]:
        data = {"set": OWN_SET, "set_names": dict(OWN_SET_NAMES), "set_names_source": "own"}
    run = _picked_tracks(where, "tracks", chosen["tracks"] if tracks is None else tracks, box.tracks)
    lap_count = chosen["laps"] if laps is None else laps
    _check_laps(
        where,
        "laps",
        lap_count,
        len(run),
        Phrase("choose_laps", "choose 1 to {most} laps, and 1 for two tracks", most=MOST_LAPS),
    )
    data |= {
        "cards": [box.cards[name] for name in picked],
        "cards_source": chosen["cards_source"] if picked == chosen["cards"] else "own",
        "tracks": [box.tracks[name] for name in run],
        "tracks_source": chosen["tracks_source"] if run == chosen["tracks"] else "own",
        "laps": lap_count,
        "laps_source": chosen["laps_source"] if lap_count == chosen["laps"] else "own",
        **box.fans,
    }
    return copy.deepcopy(data)


def check(data: JSON) -> GameData:
    """What the rules need of a game's resolved data; BadData for anything that `resolve` cannot have written.

    >>> check(resolve(Box.open(), "race_1")).cards[1].cost
    3
    >>> check({"set": "race_1"})
    Traceback (most recent call last):
    ...
    kubok.kernel.game.BadData: the data of the game: set_names is missing; take an unedited copy of the record
    """
    game = Fields(data, _RECORD, remedy=_RECORD_FIX)
    game.only(
        "set", "set_names", "set_names_source", "cards", "cards_source", "tracks", "tracks_source",
        "laps", "laps_source", "fans", "beyond",
    )  # fmt: skip
    name = game.key("set")
    game.names("set_names", sourced=False)
    for source in ("set_names_source", "cards_source", "tracks_source", "laps_source"):
        game.word(source, SOURCES)
    cards = tuple(
        _recorded_card(card, colour) for card, colour in zip(game.tables("cards", 8, 8), COLOURS, strict=True)
    )
    tracks = tuple(_recorded_track(track) for track in game.tables("tracks", 1, MOST_TRACKS))
    if len({track.key for track in tracks}) != len(tracks):
        game.complain(Phrase("has_twice", "{key} has {name} twice", key="tracks", name=tracks[0].key))
    laps = game.whole("laps", 1, MOST_LAPS)
    _check_laps(_RECORD, "laps", laps, len(tracks), _RECORD_FIX)
    fans = tuple(Fan(*_fan(fan)) for fan in game.tables("fans", LAST_FAN, LAST_FAN))
    return GameData(name, cards, fans, Fan(*_fan(game.table("beyond"))), tracks, laps)


def _recorded_card(card: Fields, colour: str) -> Card:
    card.only(
        "name", "colour", "names", "names_source", "cost", "cost_source", "effect_source", "switches", "switch_sources"
    )
    name = card.word("name", CARDS)
    if card.word("colour", COLOURS) != colour or CARDS[name] != colour:
        card.complain(Phrase("colour_here", "colour must be {colour} here, on a {colour} card", colour=colour))
    card.names("names", sourced=False)
    for source in ("names_source", "cost_source", "effect_source"):
        card.word(source, SOURCES)
    switches, sources = card.table("switches"), card.table("switch_sources")
    known = [*SWITCHES.get(name, ()), *(one for one in READINGS.get(name, ()) if one in switches.value)]
    switches.only(*known)
    sources.only(*known)
    for switch in known:
        sources.word(switch, SOURCES)
    return Card(name, colour, card.whole("cost", 0, MOST_COST), {switch: switches.flag(switch) for switch in known})


def _recorded_track(track: Fields) -> Track:
    track.only("name", "names", "names_source", "source", "note", "map", "sections", "shortcuts")
    track.key("name")
    track.names("names", sourced=False)
    track.word("names_source", SOURCES)
    track.word("source", SOURCES)
    track.text("note", LONGEST_TEXT, empty=True)
    for part in ("map", "sections", "shortcuts"):
        track.get(part)
    data = cast(JSON, track.value)
    try:
        text = canonical(data)
    except ValueError:  # not a number, say
        return Track.from_data(data)
    return _shared_track(text)


@lru_cache(maxsize=8)
def _shared_track(text: bytes) -> Track:
    """One for all games that are run on it: it never changes, and is the largest thing in a game."""
    return Track.from_data(json.loads(text))


# Files


def _read(folder: Path) -> Box:
    tracks = _tracks(folder, "tracks")
    return _box(
        {name: load_toml(folder / name, name) for name in _FILES},
        {name: name for name in _FILES},
        tracks,
        {name: (folder / name,) for name in (*_FILES, *map(_track_file, tracks))},
    )


@cache
def _packaged() -> Box:
    """Ours, read once: every game begins with it. Nobody may change what is in it."""
    return _read(DATA)


def _overlaid(box: Box, folder: Path, overlay: Path) -> Box:
    if not overlay.is_dir():
        raise BadData(
            "no_data_folder",
            "{overlay}: there is no such folder; name the folder that holds your own data files",
            overlay=str(overlay),
        )
    _check_names(overlay)
    raw = {name: load_toml(folder / name, name) for name in _FILES}
    own = {name: load_toml(overlay / name, str(overlay / name)) for name in _FILES if (overlay / name).exists()}
    tracks = _tracks(overlay, str(overlay / "tracks"))
    merged = {name: _merge(raw[name], own.get(name, {})) for name in ("cards.toml", "sets.toml")}
    merged["fans.toml"] = {**raw["fans.toml"], **own.get("fans.toml", {})}
    return _box(
        merged,
        {name: str(overlay / name) if name in own else name for name in _FILES},
        {**box.tracks, **tracks},
        {
            **box.files,
            **{name: (folder / name, overlay / name) for name in own},
            **{_track_file(name): (overlay / _track_file(name),) for name in tracks},
        },
    )


def _check_names(overlay: Path) -> None:
    """A file that nobody reads is a misspelt one."""
    for path in sorted(overlay.glob("*.toml")):
        if path.name not in _FILES:
            known = [*_FILES, "tracks/NAME.toml"]
            raise BadData(
                "no_such_file",
                "{path}: the program reads no file of this name; {instead}",
                path=str(path),
                instead=instead(path.name, known),
            )


def _merge(ours: Mapping[str, object], theirs: Mapping[str, object]) -> dict[str, object]:
    """Cards and sets of the same name line by line."""
    merged = dict(ours)
    for key, value in theirs.items():
        old = ours.get(key)
        merged[key] = {**old, **value} if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def _box(
    raw: Mapping[str, dict[str, object]],
    where: Mapping[str, str],
    tracks: Mapping[str, dict[str, JSON]],
    files: Mapping[str, tuple[Path, ...]],
) -> Box:
    read = _cards(raw["cards.toml"], where["cards.toml"])
    return Box(
        cards={name: card.entry for name, card in read.items()},
        clauses={name: card.clauses for name, card in read.items()},
        must={name: card.must for name, card in read.items()},
        advice={name: card.advice for name, card in read.items()},
        sets=_sets(raw["sets.toml"], where["sets.toml"], tracks),
        fans=_fans(raw["fans.toml"], where["fans.toml"]),
        tracks=tracks,
        files=files,
    )


class _CardFile(NamedTuple):
    entry: dict[str, JSON]
    clauses: tuple[str, ...]
    must: tuple[int, ...]
    advice: tuple[str, ...]


def _cards(raw: dict[str, object], where: str) -> dict[str, _CardFile]:
    for name in raw:
        if name not in CARDS:
            raise BadData(
                "no_card",
                "{where}: no card is called {name}; {instead}",
                where=where,
                name=shown(name),
                instead=instead(name, CARDS),
            )
    for name in CARDS:
        if name not in raw:
            raise BadData(
                "card_missing", "{where}: the card {name} is missing; add a table [{name}]", where=where, name=name
            )
    return {name: _card(name, colour, raw[name], where) for name, colour in CARDS.items()}


def _card(name: str, colour: str, raw: object, where: str) -> _CardFile:
    card = Fields(raw, within(where, f"[{name}]"), fix=write_table(name))
    readings = READINGS.get(name, ())
    card.only("colour", "names", "cost", "text", "advice", *SWITCHES.get(name, ()), *readings)
    switches = [*SWITCHES.get(name, ()), *(one for one in readings if one in card.value)]
    fix = write(f'colour = "{colour}"')
    if card.word("colour", COLOURS, fix) != colour:
        card.complain(
            Phrase("colour_known", "colour must be {colour}, as the program knows this card", colour=colour), fix
        )
    names, names_source = card.names("names")
    cost = card.sourced("cost", write('cost = { value = 3, source = "owner" }'))
    text = card.table("text", write('text = { clauses = ["Run: take 2 feet."], source = "owner" }'))
    text.only("clauses", "source", "must")
    clauses = text.texts("clauses", 1, MOST_CLAUSES, LONGEST_TEXT)
    given = {key: card.sourced(key, write(f'{key} = {{ value = true, source = "owner" }}')) for key in switches}
    entry: dict[str, JSON] = {
        "name": name,
        "colour": colour,
        "names": names,
        "names_source": names_source,
        "cost": cost.whole("value", 0, MOST_COST),
        "cost_source": cost.word("source", SOURCES),
        "effect_source": text.word("source", SOURCES),
        "switches": {key: switch.flag("value") for key, switch in given.items()},
        "switch_sources": {key: switch.word("source", SOURCES) for key, switch in given.items()},
    }
    advice = card.words("advice", ADVICE, _or_leave_out('advice = ["adds_dice"]'))
    return _CardFile(entry, clauses, _must(text, len(clauses)), advice)


def _must(text: Fields, last: int) -> tuple[int, ...]:
    """The numbers of the clauses that oblige; none when the key is not there."""
    value = text.value.get("must", [])
    known = range(1, last + 1)
    if not isinstance(value, list) or any(type(n) is not int or n not in known or value.count(n) > 1 for n in value):
        numbers = listed([str(number) for number in known])
        fix = write('text = { clauses = ["Run: take 2 feet.", "Lose this die."], source = "owner", must = [2] }')
        text.must("must", Phrase("each_once", "a list of {names}, each at most once", names=numbers), value, fix)
    return tuple(value)


def _sets(raw: dict[str, object], where: str, tracks: Mapping[str, object]) -> dict[str, dict[str, JSON]]:
    sets: dict[str, dict[str, JSON]] = {}
    for name, value in raw.items():
        place = within(where, f"[{name}]")
        if not is_key(name) or name == OWN_SET:
            raise BadData(
                "set_name",
                "{where}: {name} cannot be the name of a set; "
                "use small letters, digits and _, at most 40, and not {own}",
                where=where,
                name=shown(name),
                own=OWN_SET,
            )
        entry = Fields(value, place, fix=write_table(name))
        entry.only("names", "cards", "tracks", "laps")
        names, names_source = entry.names("names")
        cards = entry.sourced("cards", write('cards = { value = ["smelly_cat", …], source = "owner" }'))
        run = entry.sourced("tracks", write('tracks = { value = ["nothing_goes_right"], source = "owner" }'))
        laps = entry.sourced("laps", write('laps = { value = 1, source = "owner" }'))
        picked = _picked_tracks(place, "tracks.value", run.get("value"), tracks)
        sets[name] = {
            "names": names,
            "names_source": names_source,
            "cards": cast(JSON, picked_cards(place, "cards.value", cards.get("value"))),
            "cards_source": cards.word("source", SOURCES),
            "tracks": cast(JSON, picked),
            "tracks_source": run.word("source", SOURCES),
            "laps": laps.whole("value", 1, MOST_LAPS),
            "laps_source": laps.word("source", SOURCES),
        }
        _check_laps(place, "laps.value", sets[name]["laps"], len(picked), Phrase("run_once", "run two tracks once"))
    return sets


def picked_cards(where: Part, what: str, value: object) -> list[str]:
    """One card of each colour (C-2.2), put in the order of colours; BadData, naming the place, for anything else."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadData(
            "eight_cards",
            "{where}: {what} must be a list of eight cards, not {value}; name one of each colour",
            where=where,
            what=what,
            value=shown(value),
        )
    picked: dict[str, str] = {}
    for name in value:
        if not isinstance(name, str) or name not in CARDS:
            raise BadData(
                "names_no_card",
                "{where}: {what} names {name}, which is not a card; {instead}",
                where=where,
                what=what,
                name=shown(name),
                instead=instead(name, CARDS),
            )
        colour = CARDS[name]
        if colour in picked:
            raise BadData(
                "two_of_colour",
                "{where}: {what} has two {colour} cards, {one} and {name}; keep one of them",
                where=where,
                what=what,
                colour=colour,
                one=picked[colour],
                name=name,
            )
        picked[colour] = name
    for colour in COLOURS:
        if colour not in picked:
            raise BadData(
                "none_of_colour",
                "{where}: {what} has no {colour} card; add one of {those}",
                where=where,
                what=what,
                colour=colour,
                those=[name for name, its in CARDS.items() if its == colour],
            )
    return [picked[colour] for colour in COLOURS]


def _picked_tracks(where: Part, what: str, value: object, known: Iterable[str]) -> list[str]:
    """One track, or two joined (C-2.3)."""
    names = list(known)
    if isinstance(value, str) or not isinstance(value, Sequence) or not 1 <= len(value) <= MOST_TRACKS:
        raise BadData(
            "one_or_two_tracks",
            "{where}: {what} must be a list of one or two tracks; {instead}",
            where=where,
            what=what,
            instead=instead("", names),
        )
    for name in value:
        if name not in names:
            raise BadData(
                "names_no_track",
                "{where}: {what} names {name}, which is not a track; {instead}",
                where=where,
                what=what,
                name=shown(name),
                instead=instead(name, names),
            )
    if len(value) == 2 and value[0] == value[1]:
        raise BadData(
            "track_twice",
            "{where}: {what} has {track} twice; name it once and set laps to 2",
            where=where,
            what=what,
            track=value[0],
        )
    return list(value)


def _check_laps(where: Part, what: str, laps: object, tracks: int, fix: Phrase) -> None:
    most = MOST_LAPS if tracks == 1 else 1
    if type(laps) is not int or not 1 <= laps <= most:
        wanted = whole_number(1, most) if tracks == 1 else Phrase("one_with_two", "1 with two tracks")
        raise BadData("at_fix", "{where}: {wrong}; {fix}", where=where, wrong=must_be(what, wanted, laps), fix=fix)


def _fans(raw: dict[str, object], where: str) -> dict[str, JSON]:
    table = Fields(raw, where)
    table.only("spaces", "beyond")
    line = '{ credits = 2, tokens = 0, source = "owner" }'
    each = Phrase(
        "write_for_each", "write {line} for each of the {number} spaces, in order", line=line, number=LAST_FAN
    )
    fix = write(line)
    spaces = table.tables("spaces", LAST_FAN, LAST_FAN, each, Phrase("space", "space"))
    beyond = table.table("beyond", write('beyond = { credits = 6, tokens = 0, source = "owner" }'))
    return {"fans": [_fan_entry(space, fix) for space in spaces], "beyond": _fan_entry(beyond, fix)}


def _fan_entry(space: Fields, fix: Phrase) -> JSON:
    credits, tokens = _fan(space, fix)
    return {"credits": credits, "tokens": tokens, "source": space.word("source", SOURCES, fix)}


def _fan(space: Fields, fix: Phrase | None = None) -> tuple[int, int]:
    space.only("credits", "tokens", "source")
    space.word("source", SOURCES, fix)
    return space.whole("credits", 0, MOST_CREDITS, fix), space.whole("tokens", 0, MOST_TOKENS, fix)


def _or_leave_out(line: str) -> Phrase:
    return Phrase("write_or_leave", "write {line}, or leave the line out", line=line)


def _track_file(name: str) -> str:
    return f"tracks/{name}.toml"


def _tracks(folder: Path, where: str) -> dict[str, dict[str, JSON]]:
    return {path.stem: _track(path, f"{where}/{path.name}") for path in sorted((folder / "tracks").glob("*.toml"))}


def _track(path: Path, where: str) -> dict[str, JSON]:
    if not is_key(path.stem):
        raise BadData(
            "track_file_name",
            "{where}: the file's name is the track's; use small letters, digits and _, at most 40",
            where=where,
        )
    table = Fields(load_toml(path, where), where)
    table.only("names", "source", "note", "map", "sections", "shortcut")
    names, names_source = table.names("names")
    fix = Phrase("write_map", "write it between two lines of ''', one line for each row")
    entry: dict[str, JSON] = {
        "name": path.stem,
        "names": names,
        "names_source": names_source,
        "source": table.word("source", SOURCES, write('source = "owner"')),
        "note": table.text("note", LONGEST_TEXT, _or_leave_out('note = "…"'), empty=True, default=""),
        "map": cast(JSON, table.rows("map", fix)),
        "sections": cast(JSON, table.rows("sections", fix)),
        "shortcuts": cast(JSON, table.value.get("shortcut", [])),
    }
    Track.from_data(entry, where)
    return entry


# The cards that there are: at the end, since it takes the readers above


def _known_cards() -> dict[str, str]:
    where = "cards.toml"
    remedy = Phrase("own_file_again", "take our own file again, or install the program again")
    return {
        name: Fields(card, within(where, f"[{name}]"), remedy=remedy).word("colour", COLOURS)
        for name, card in load_toml(DATA / where, where).items()
    }


CARDS: Final = _known_cards()
"""The cards with their colours, read from our own file once: an owner's file or a record can name no other."""
