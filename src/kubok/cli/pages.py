"""Pages that are printed and not played: rules, cards with their worked examples, sets, tracks, boards, the doctor's
report."""

from __future__ import annotations

import difflib
import platform
import re
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from kubok.cli import worked
from kubok.cubitos import telling
from kubok.cubitos.data import VARIABLE, Box, open_box, which
from kubok.cubitos.drawing import track_svg
from kubok.cubitos.frames import RULES
from kubok.cubitos.pieces import COLOURS
from kubok.cubitos.track import Track
from kubok.kernel import JSON, BadData
from kubok.kernel.examples import SHOWN, Examples
from kubok.kernel.record import FORMAT
from kubok.locale import language, languages, note_words, text
from kubok.titles.cubitos.say import BOOKS, clauses_words, rule_sentence, section_title
from kubok.titles.venture import board as venture_board
from kubok.titles.venture.say import card_words
from kubok.venture import Venture
from kubok.venture import data as villages
from kubok.venture import scenario as venture
from kubok.venture.cardart import card_svg
from kubok.venture.drawing import board_svg
from kubok.venture.game import RULES as VENTURE_RULES

EXAMPLES: Final[Mapping[str, tuple[Callable[[], Examples[Any]], Callable[[Any], list[str]]]]] = {
    "C": (telling.examples, worked.race_words),
    "V": (venture.examples, worked.village_words),
}
"""The worked examples of each game, by the letter of its rules, and how one of them is told."""

Cards = Mapping[str, Mapping[str, JSON]]

# Cards and rules


def find_card(words: str, cards: Cards) -> str:
    """The card meant: by its name in any of our languages, or by the name of its table.

    >>> find_card("the babe", Box.open().cards), find_card("Odorek", Box.open().cards)
    ('the_babe', 'smelly_cat')
    """
    wanted = _simple(words)
    named: dict[str, str] = {}
    for name, card in cards.items():
        names: Any = card["names"]
        named |= {_simple(one): name for one in (name, *names.values())}
    fitting = {card for one, card in named.items() if wanted and one.startswith(wanted)}
    if wanted in named:
        return named[wanted]
    if len(fitting) == 1:
        return fitting.pop()
    near = difflib.get_close_matches(wanted, named, 1)
    hint = _title(cards[named[near[0]]]) if near else ", ".join(sorted(_title(cards[card]) for card in fitting)[:6])
    if hint:
        raise BadData("card_unknown_hint", "no card is called “{words}”; did you mean {hint}?", words=words, hint=hint)
    raise BadData("card_unknown", "no card is called “{words}”; kubok sets names them all", words=words)


def _simple(words: str) -> str:
    return re.sub(r"[\W_]+", " ", words.lower()).strip()


def card_line(name: str, box: Box | None = None) -> str:
    """A card in one line."""
    box = box or Box.open()
    card = box.cards[name]
    words = {"title": _title(card), "colour": text(f"die-{card['colour']}"), "cost": card["cost"]}
    return text("card-line", **words, clauses=" ".join(clauses_words(name, box.clauses[name])))


def card_page(words: str, box: Box | None = None, most: int = SHOWN, every: bool = False) -> list[str]:
    """A card in full: names, cost, clauses, and its worked examples, those written for it first."""
    box = box or Box.open()
    name = find_card(words, box.cards)
    card: Any = box.cards[name]
    lines = [text("card-head", title=_title(card), colour=text(f"die-{card['colour']}"), name=name)]
    lines.append(text("card-names", names=", ".join(f"{title} ({lang})" for lang, title in card["names"].items())))
    lines.append(text("card-cost", cost=card["cost"], source=text(f"source-{card['cost_source']}")))
    lines.append(text("card-text", source=text(f"source-{card['effect_source']}")))
    clauses = clauses_words(name, box.clauses[name])
    for n, clause in enumerate(clauses, start=1):
        lines.append(text("card-clause-must" if n in box.must[name] else "card-clause", number=n, words=clause))
    for switch, on in card["switches"].items():
        lines.append(text("card-switch", switch=switch, state="on" if on else "off"))
    played = [_title(set_) for set_ in box.sets.values() if name in _list(set_["cards"])]
    lines.append(text("card-sets", sets=", ".join(played) or text("nothing")))
    return lines + _examples("C", name, most, every)


def rules_page(words: str = "", box: Box | None = None, every: bool = False) -> list[str]:
    """The rule of an address, the rules of a section, a card, or without words the sections of both games."""
    if not words:
        return [*(line for letter in BOOKS for line in _sections(letter)), text("rules-more")]
    found = {rule: sentence for book in BOOKS.values() for rule, sentence in book().find(words).items()}
    if not found and re.match(r"[CV]-?\d", words.upper()):
        raise BadData("no_rule", "there is no rule {words}; kubok rules lists the sections", words=words)
    if not found:
        return _either_card(words, box or Box.open(), every)
    lines = [text("rule-line", rule=rule, words=rule_sentence(rule)) for rule in found]
    if len(found) > 1:
        return lines
    rule = next(iter(found))
    return lines + _examples(rule[0], rule, every=every)


def _either_card(words: str, box: Box, every: bool) -> list[str]:
    """A card of either game."""
    ours = village_cards(villages.Box.open())
    name = find_card(words, {**ours, **box.cards})
    return card_page(name, box, every=every) if name in box.cards else village_page(name, every=every)


def village_cards(box: villages.Box) -> Cards:
    """All cards of A Wild Venture, starters too."""
    return {**box.starters, **box.cards}


def village_page(words: str, cards: Cards | None = None, most: int = SHOWN, every: bool = False) -> list[str]:
    """A card of A Wild Venture in full, with its worked examples."""
    cards = cards or village_cards(villages.Box.open())
    name = find_card(words, cards)
    card: Any = cards[name]
    lines = [text("venture-card-head", title=_title(card), name=name)]
    lines.append(text("card-names", names=", ".join(f"{title} ({lang})" for lang, title in card["names"].items())))
    if "cost" in card:
        sort = text(f"venture-sort-{card['kind']}", species=card["species"])
        facts = {"sort": sort, "deck": text(f"venture-deck-{card['deck']}"), "cost": card["cost"]}
        lines.append(text("venture-card-facts", **facts))
    if "supplies" in card:
        lines.append(text("venture-card-supplies", number=card["supplies"]))
    lines.append(text("card-text", source=text(f"source-{card['source']}")))
    lines += [text("card-clause", number=n, words=one) for n, one in enumerate(card_words(card), start=1)]
    return lines + _examples("V", name, most, every)


def draw_card(words: str, out: Path) -> None:
    """The picture of a card of A Wild Venture, in the language spoken now."""
    cards = village_cards(villages.Box.open())
    card = cards[find_card(words, cards)]
    out.write_text(card_svg(card, _title(card), card_words(card)), "utf-8")


def _sections(letter: str) -> Iterable[str]:
    """The sections of a game's rules under its name."""
    yield text("rules-head", book=letter)
    for number in BOOKS[letter]().sections:
        section = f"{letter}-{number}"
        yield text("rules-section", section=section, title=section_title(section))
    yield ""


def rule_page(rule: str) -> str:
    """A rule or a card, as an event names it, in one line."""
    known = any(rule in book().rules for book in BOOKS.values())
    return text("rule-line", rule=rule, words=rule_sentence(rule)) if known else card_line(rule)


def _examples(letter: str, name: str, most: int = SHOWN, every: bool = False) -> list[str]:
    """The worked examples of a card or a rule; beyond the first few they are tests with English titles."""
    examples, words = EXAMPLES[letter]
    found, first = examples().of(name), min(most, SHOWN)
    lines = ["", text("examples", count=len(found))] if found else []
    for number, one in enumerate(found if every else found[:first]):
        lines += ["", text("examples-tests", count=len(found) - first)] if number == first else []
        lines += ["", text("example-title", title=examples().title(one, language()) or one.title)]
        lines += [f"    {line}" for line in words(one)]
    if len(found) > first and not every:
        lines += ["", text("examples-more", count=len(found) - first, words=name)]
    return lines


def _list(value: Any) -> list[str]:
    return list(value)


def _title(item: Any) -> str:
    return str(item["names"][language()])


# Sets and tracks


def sets_page(box: Box) -> list[str]:
    """All sets: cards by colour, track, laps."""
    lines = []
    for name, chosen in box.sets.items():
        tracks = " + ".join(_title(box.tracks[track]) for track in _list(chosen["tracks"]))
        lines.append(text("set-head", name=name, title=_title(chosen), tracks=tracks, laps=chosen["laps"]))
        cards = [f"{_title(box.cards[card])} {box.cards[card]['cost']}" for card in _list(chosen["cards"])]
        lines.append(text("set-cards", cards=", ".join(cards)))
    return [*lines, text("sets-more", colours=", ".join(text(f"die-{colour}") for colour in COLOURS))]


def game_page(data: Any) -> list[str]:
    """What is about to be played, in one line."""
    tracks = " + ".join(_title(track) for track in data["tracks"])
    cards = ", ".join(_title(card) for card in data["cards"])
    return [text("playing", title=data["set_names"][language()], tracks=tracks, laps=data["laps"], cards=cards)]


def find_track(words: str, box: Box) -> list[str]:
    """The tracks meant: a name, in any language, or two with + between them."""
    named = {_simple(one): name for name, track in box.tracks.items() for one in (name, *_names(track))}
    found = []
    for word in words.split("+"):
        wanted = _simple(word)
        fitting = {named[one] for one in named if wanted and one.startswith(wanted)}
        if len(fitting) != 1:
            raise BadData(
                "track_unknown", "no track is called “{words}”; there are {known}", words=word, known=tuple(box.tracks)
            )
        found.append(fitting.pop())
    return found


def _names(item: Any) -> list[str]:
    return [str(name) for name in item["names"].values()]


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
    lines = [text("track-head", title=" + ".join(_title(box.tracks[name]) for name in names), **count)]
    for name in names:
        entry = box.tracks[name]
        source = text(f"source-{entry['source']}")
        lines.append(text("track-source", name=name, source=source, note=note_words(entry, Box.open().tracks)))
    return lines


def draw_track(track: Track, title: str, out: Path) -> None:
    picture = track_svg(track, title=title, start=text("track-start"), finish=text("track-finish"))
    out.write_text(picture, "utf-8")


# Boards


def find_board(words: str, box: villages.Box) -> str:
    """The board meant, by its name in any language.

    >>> find_board("Весна", villages.Box.open())
    'spring'
    """
    named = {_simple(one): name for name, board in box.boards.items() for one in (name, *_names(board))}
    fitting = {named[one] for one in named if _simple(words) and one.startswith(_simple(words))}
    if len(fitting) != 1:
        raise BadData(
            "board_unknown", "no board is called “{words}”; there are {known}", words=words, known=tuple(box.boards)
        )
    return fitting.pop()


def village_head(game: Venture) -> list[str]:
    """What is about to be played, in one line."""
    data: Any = game.data()
    decks = [deck for deck in villages.DECKS if any(card.deck == deck for card in game.cards)]
    words = ", ".join(text(f"venture-deck-{deck}") for deck in decks if deck != "start")
    lines = [text("venture-playing", board=_title(data["board"]), decks=words)]
    lines += [text("venture-wilder")] if game.wilder else []
    lines += [text("venture-no-memory")] if game.open_piles else []
    return lines + ([] if game.tie_breaks else [text("venture-share-ties")])


def village_of(board: str, box: villages.Box) -> Venture:
    """A game on that board, for its map."""
    return Venture(data=villages.resolve(box, board=board))


def board_head(board: str, box: villages.Box) -> list[str]:
    """What is worth knowing of a board."""
    entry, made = box.boards[board], village_of(board, box).board
    tolls = sum(space.toll[1] > 0 for space in made.spaces)
    head = {"title": _title(entry), "spaces": len(made.spaces) - 1, "ends": sum(made.end), "tolls": tolls}
    source = text(f"source-{entry['source']}")
    return [
        text("venture-board-head", **head),
        text("track-source", name=board, source=source, note=note_words(entry, villages.Box.open().boards)),
    ]


def draw_board(board: str, box: villages.Box, out: Path) -> None:
    words = venture_board.told(village_of(board, box))
    picture = board_svg(box.boards[board], language=language(), home=text("venture-home"), told=words)
    out.write_text(picture, "utf-8")


# The doctor


def doctor_page(data: Path | None) -> list[str]:
    """Which data is in force, from where, with which digest; versions; languages."""
    lines = [
        text("doctor-program", version=version("kubok"), python=platform.python_version(), system=platform.system()),
        text("doctor-rules", rules=RULES, venture=VENTURE_RULES, format=FORMAT),
        text("doctor-language", language=language(), all=", ".join(languages())),
    ]
    box = open_box(data)
    in_force = which(box)
    for file in in_force:
        where = ", ".join(map(str, file.paths))
        lines.append(text("doctor-owner" if file.owner else "doctor-ours", file=file.file, digest=file.digest))
        lines.append(text("doctor-where", where=where))
    own = any(file.owner for file in in_force)
    lines.append(text("doctor-with-owner" if own else "doctor-all-ours", variable=VARIABLE))
    lines.append(text("doctor-new-games"))
    return lines
