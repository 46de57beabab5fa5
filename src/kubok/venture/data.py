"""The data of A Wild Venture: cards and boards, as files that an owner of the box can edit.

`Box` reads and checks the files, `resolve` picks what one game needs, as plain JSON for its record, and `check` reads
such JSON back from a record that nobody vouches for.
"""

from __future__ import annotations

import copy
import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, cast

from kubok.kernel.files import Fields, instead, is_key, load_toml, shown, within, write, write_table
from kubok.kernel.game import JSON, BadData, Part, Phrase
from kubok.venture.actions import MOST_INVEST
from kubok.venture.board import Board, read_board
from kubok.venture.pieces import (
    BUILDING,
    HAND,
    KINDS,
    LEAST_DECK,
    MOST_CARDS,
    SEATS,
    SPECIES,
    STARTER_SPECIES,
    STARTERS,
    VILLAGER,
    WILD_HAND,
)
from kubok.venture.words import (
    PLAY_IT,
    Further,
    Less,
    Program,
    check_answer,
    check_effect,
    check_starter,
    read_change,
    read_condition,
    read_program,
)

DATA: Final = Path(__file__).with_name("data")
VARIABLE: Final = "KUBOK_DATA"
SOURCES: Final = ("seed", "inferred", "own", "owner")
DECKS: Final = ("main", "academy", "news", "start")
THEMES: Final = ("academy", "news")
BOARDS: Final = ("spring", "autumn")

PRINTED: Final = {"main": (9, 4, 4), "academy": (5, 2, 1), "news": (5, 2, 1), "start": (1, 0, 0)}
"""Villagers, gear and buildings of each species in the printed decks (V-1.1, V-1.4)."""

MOST_COST: Final = 9
MOST_SUPPLIES: Final = 9
LONGEST_TEXT: Final = 120
MOST_LINES: Final = 4
_RECORD: Final = Phrase("game_data", "the data of the game")
_RECORD_FIX: Final = Phrase("record_copy", "take an unedited copy of the record")
_VALUES: Final = (
    "names",
    "cost",
    "supplies",
    "effect",
    "trigger",
    "relic",
    "when",
    "once",
    "lasting",
    "basic",
    "advanced",
)


class Card(NamedTuple):
    """A card as the rules need it; its programs are empty where it has no such text."""

    name: str
    kind: int
    species: int
    deck: str
    cost: int
    supplies: int
    free: bool
    condition: int
    """Of gear its trigger, of a building its `when`; -1 for villagers."""
    effect: Program
    """Of a villager or a building; of gear the relic."""
    once: Program
    lasting: Program
    change: Less | Further | None
    lasting_change: Less | Further | None


class Starter(NamedTuple):
    """A starter card: what it does on its basic and on its advanced side."""

    basic: Program
    advanced: Program


class GameData(NamedTuple):
    """The resolved data of one game, checked."""

    cards: tuple[Card, ...]
    """The deck in the order of the files, then the three starting villagers by species."""
    starters: tuple[Starter, ...]
    board: Board


@dataclass(frozen=True, slots=True)
class Box:
    """All files of a data folder, read and checked. The items are in the form that `resolve` puts into a game."""

    cards: Mapping[str, dict[str, JSON]]
    starters: Mapping[str, dict[str, JSON]]
    boards: Mapping[str, dict[str, JSON]]
    files: Mapping[str, tuple[Path, ...]] = field(compare=False)

    @classmethod
    def open(cls, overlay: Path | None = None, *, folder: Path = DATA) -> Box:
        """Our files, or those of `folder`; an overlay's card replaces line by line, its boards as a whole."""
        if overlay is None:
            return _packaged() if folder == DATA else _read(folder, None)
        if not overlay.is_dir():
            raise BadData(
                "no_data_folder",
                "{overlay}: there is no such folder; name the folder that holds your own data files",
                overlay=str(overlay),
            )
        return _read(folder, overlay)


def open_box(data_dir: Path | None = None) -> Box:
    """The data for a new game: with an owner's folder, else with `venture` in the one KUBOK_DATA names, else ours."""
    if data_dir is not None:
        return Box.open(data_dir)
    named = os.environ.get(VARIABLE)
    folder = Path(named) / "venture" if named else None
    return Box.open(folder if folder is not None and folder.is_dir() else None)


@cache
def _packaged() -> Box:
    """Ours, read once. Nobody may change what is in it."""
    return _read(DATA, None)


def _read(folder: Path, overlay: Path | None) -> Box:
    name = "cards.toml"
    raw, where, paths = load_toml(folder / name, name), name, [folder / name]
    if overlay is not None and (overlay / name).exists():
        own = load_toml(overlay / name, str(overlay / name))
        raw = {**raw, **{key: _merged(raw.get(key), value) for key, value in own.items()}}
        where, paths = str(overlay / name), [*paths, overlay / name]
    starters = {starter: _raw_starter(raw, starter, where) for starter in STARTERS}
    cards = {key: _card(key, value, where)[1] for key, value in raw.items() if key not in STARTERS}
    files = {name: tuple(paths)}
    boards: dict[str, dict[str, JSON]] = {}
    for root in filter(None, (folder, overlay)):
        for path in sorted((root / "boards").glob("*.toml")):
            place = f"boards/{path.name}" if root == folder else str(path)
            if not is_key(path.stem):
                raise BadData(
                    "board_file_name",
                    "{place}: the file's name is the board's; use small letters, digits and _, at most 40",
                    place=place,
                )
            boards[path.stem] = read_board(Fields(load_toml(path, place), place), path.stem)[1]
            files[f"boards/{path.name}"] = (path,)
    box = Box(cards, starters, boards, files)
    for deck in DECKS:
        _check_counts(box, deck, where)
    return box


def _merged(ours: object, theirs: object) -> object:
    return {**ours, **theirs} if isinstance(ours, dict) and isinstance(theirs, dict) else theirs


def _check_counts(box: Box, deck: str, where: str) -> None:
    """V-1.1: a printed deck has its counts."""
    cards = [card for card in box.cards.values() if card["deck"] == deck]
    counts = Counter((card["kind"], card["species"]) for card in cards)
    for species in SPECIES:
        for kind, wanted in zip(KINDS, PRINTED[deck], strict=True):
            if counts[kind, species] != wanted:
                raise BadData(
                    "deck_count",
                    "{where}: the deck {deck} has {count} {species} cards of the kind {kind} "
                    "instead of {wanted} (V-1.1); add or remove some",
                    where=where,
                    deck=deck,
                    count=counts[kind, species],
                    species=species,
                    kind=kind,
                    wanted=wanted,
                )


# Cards


def _raw_starter(raw: Mapping[str, object], name: str, where: str) -> dict[str, JSON]:
    if name not in raw:
        raise BadData(
            "starter_missing", "{where}: the starter {name} is missing; add a table [{name}]", where=where, name=name
        )
    return _starter(name, raw[name], where)[1]


def _starter(name: str, raw: object, where: Part, remedy: Phrase | None = None) -> tuple[Starter, dict[str, JSON]]:
    card = Fields(raw, within(where, f"[{name}]"), remedy=remedy, fix=write_table(name))
    card.only("name", "kind", "species", "names", "basic", "advanced", "source", "sources", "text")
    card.word("kind", ("starter",))
    species = SPECIES[STARTER_SPECIES[STARTERS.index(name)]]
    card.word("species", (species,))
    entry = _common(card, name, "starter", species)
    programs = []
    for side in ("basic", "advanced"):
        programs.append(_effect(card, side, entry))
        check_starter(programs[-1], _line_of(card, side))
    return Starter(*programs), entry


def _common(card: Fields, name: str, kind: str, species: str) -> dict[str, JSON]:
    names = card.names("names", sourced=False)[0]
    sources = card.table("sources") if "sources" in card.value else None
    if sources is not None:
        sources.only(*_VALUES)
    return {
        "name": name,
        "kind": kind,
        "species": species,
        "names": names,
        "source": card.word("source", SOURCES, write('source = "owner"')),
        "sources": {} if sources is None else {key: sources.word(key, SOURCES) for key in sources.value},
    }


def _effect(card: Fields, key: str, entry: dict[str, JSON]) -> Program:
    value = card.get(key, write(f'{key} = "gain 2"'))
    lines = [value] if isinstance(value, str) else value
    if not isinstance(lines, list) or not 1 <= len(lines) <= MOST_LINES or not all(map(_is_line, lines)):
        lines_of = Phrase("effect_lines", "a line of effects, or up to {most} of them", most=MOST_LINES)
        card.must(key, lines_of, value, write(f'{key} = "gain 2; draw 1"'))
    entry[key] = cast(JSON, value)
    return read_program(lines, _line_of(card, key))


def _line_of(card: Fields, key: str) -> Part:
    """The place of a line of a card, for errors."""
    return (
        f"{card.where}: {key}"
        if isinstance(card.where, str)
        else Phrase("at_key", "{where}: {key}", where=card.where, key=key)
    )


def _is_line(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_TEXT and value.isprintable()


def _card(name: str, raw: object, where: Part, remedy: Phrase | None = None) -> tuple[Card, dict[str, JSON]]:
    if not is_key(name):
        raise BadData(
            "card_name",
            "{where}: {name} cannot be the name of a card; use small letters, digits and _",
            where=where,
            name=shown(name),
        )
    card = Fields(raw, within(where, f"[{name}]"), remedy=remedy, fix=write_table(name))
    kind = KINDS.index(card.word("kind", KINDS))
    own = (("effect", "free", "supplies"), ("trigger", "relic", "supplies"), ("when", "effect", "once", "lasting"))[
        kind
    ]
    card.only("name", "kind", "species", "deck", "names", "cost", "source", "sources", *own)
    species = card.word("species", SPECIES)
    entry = _common(card, name, KINDS[kind], species)
    entry["deck"] = deck = card.word("deck", DECKS)
    entry["cost"] = cost = card.whole("cost", 0, MOST_COST)
    supplies = 0
    if kind != BUILDING:
        entry["supplies"] = supplies = card.whole("supplies", 1, MOST_SUPPLIES)
    if deck == "start" and kind != VILLAGER:
        card.complain(Phrase("deck_start", "deck start is for the three starting villagers"), write('deck = "main"'))
    made = Card(name, kind, SPECIES.index(species), deck, cost, supplies, False, -1, (), (), (), None, None)
    return (_villager, _gear, _building)[kind](card, made, entry), entry


def _villager(card: Fields, made: Card, entry: dict[str, JSON]) -> Card:
    effect = _effect(card, "effect", entry)
    check_effect(effect, _line_of(card, "effect"))
    free = card.flag("free") if "free" in card.value else False
    if free:
        entry["free"] = True
    return made._replace(effect=effect, free=free)


def _gear(card: Fields, made: Card, entry: dict[str, JSON]) -> Card:
    entry["trigger"] = trigger = card.text("trigger", LONGEST_TEXT)
    relic = _effect(card, "relic", entry)
    check_effect(relic, _line_of(card, "relic"), relic=True)
    return made._replace(condition=read_condition(trigger, _line_of(card, "trigger")), effect=relic)


def _building(card: Fields, made: Card, entry: dict[str, JSON]) -> Card:
    entry["when"] = when = card.text("when", LONGEST_TEXT)
    condition = read_condition(when, _line_of(card, "when"))
    if ("once" in card.value) == ("lasting" in card.value):
        card.complain(
            Phrase("one_enchantment", "once or lasting: a building has one enchantment (V-6.1)"),
            Phrase("write_one", "write one of them"),
        )
    effect, change = _answer(card, "effect", when, condition, entry)
    once: Program = ()
    lasting: Program = ()
    lasting_change = None
    if "once" in card.value:
        once = _effect(card, "once", entry)
        check_effect(once, _line_of(card, "once"))
    else:
        lasting, lasting_change = _answer(card, "lasting", when, condition, entry)
        if (change is None) != (lasting_change is None):
            card.complain(
                Phrase("lasting_changes", "lasting must change what effect changes"),
                Phrase("like_effect_which", "write it like effect, which is {effect}", effect=str(entry["effect"])),
            )
        if type(change) is not type(lasting_change):
            card.complain(
                Phrase("lasting_same", "lasting must change the same thing as effect"),
                Phrase("like_effect", "write it like effect"),
            )
    return made._replace(
        condition=condition, effect=effect, once=once, lasting=lasting, change=change, lasting_change=lasting_change
    )


def _answer(
    card: Fields, key: str, when: str, condition: int, entry: dict[str, JSON]
) -> tuple[Program, Less | Further | None]:
    change = read_change(card.get(key, write(f'{key} = "gain 1"')), when, _line_of(card, key))
    if change is not None:
        entry[key] = cast(JSON, card.value[key])
        return (), change
    program = _effect(card, key, entry)
    check_answer(program, condition, _line_of(card, key))
    if any(code == PLAY_IT and number > MOST_INVEST for code, number, _, _ in program):
        card.complain(
            Phrase("invests_more", "{key} invests more than {most}", key=key, most=MOST_INVEST),
            Phrase("invest_less", "invest less"),
        )
    return program, None


# One game


def resolve(box: Box, *, theme: str = "academy", board: str = "spring", wilder: bool = False) -> dict[str, JSON]:
    """The data of one game: main deck and theme deck (`wilder`: both, V-8.2), starting villagers, starters, board."""
    if theme not in THEMES:
        raise BadData(
            "no_theme",
            "set-up: no theme deck is called {name}; {instead}",
            name=shown(theme),
            instead=instead(theme, THEMES),
        )
    if board not in box.boards:
        raise BadData(
            "no_board",
            "set-up: no board is called {name}; {instead}",
            name=shown(board),
            instead=instead(board, box.boards),
        )
    decks = ("main", *(THEMES if wilder else (theme,)), "start")
    data: dict[str, JSON] = {
        "cards": [card for deck in decks for card in box.cards.values() if card["deck"] == deck],
        "starters": [box.starters[name] for name in STARTERS],
        "board": box.boards[board],
    }
    return copy.deepcopy(data)


def check(data: JSON, *, wilder: bool) -> GameData:
    """What the rules need of a game's resolved data; BadData for anything that `resolve` cannot have written."""
    game = Fields(data, _RECORD, remedy=_RECORD_FIX)
    game.only("cards", "starters", "board")
    cards = []
    for fields in game.tables("cards", 1, MOST_CARDS):
        name = fields.key("name")
        cards.append(_card(name, fields.value, _RECORD, _RECORD_FIX)[0])
    if len({card.name for card in cards}) != len(cards):
        raise BadData("card_twice", "{where}: a card is there twice; {fix}", where=_RECORD, fix=_RECORD_FIX)
    starts = [card.species for card in cards if card.deck == "start"]
    if starts != [0, 1, 2] or any(card.deck == "start" for card in cards[: -len(SPECIES)]):
        raise BadData(
            "starters_last",
            "{where}: the starting villagers must come last, one of each species; {fix}",
            where=_RECORD,
            fix=_RECORD_FIX,
        )
    dealt = SEATS * (WILD_HAND if wilder else HAND)
    if len(cards) - len(SPECIES) < dealt + LEAST_DECK:
        raise BadData(
            "deck_small",
            "{where}: a deck needs at least {least} cards (V-10.21); {fix}",
            where=_RECORD,
            least=dealt + LEAST_DECK,
            fix=_RECORD_FIX,
        )
    starters = tuple(
        _starter(name, fields.value, _RECORD, _RECORD_FIX)[0]
        for name, fields in zip(STARTERS, game.tables("starters", len(STARTERS), len(STARTERS)), strict=True)
    )
    board = game.table("board")
    return GameData(tuple(cards), starters, read_board(board, board.key("name"))[0])
