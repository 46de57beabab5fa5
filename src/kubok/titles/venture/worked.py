"""Worked examples of A Wild Venture in words: a scenario told line by line as it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from kubok.locale import Speech, text
from kubok.terminal.examples import BETWEEN, indented, player_words, players_words
from kubok.terminal.lookup import name_of
from kubok.titles.venture import say
from kubok.venture import scenario as venture
from kubok.venture.score import Points


def example_words(scenario: venture.Scenario) -> list[str]:
    """An example of A Wild Venture, line by line."""
    stage = venture.Stage(scenario)
    lines = [BETWEEN.join(_village_setting(stage))]
    for line in scenario.given:
        what = line.head.removeprefix("given ")
        if what in venture.PLAYERS:
            lines.append(text("book-has", name=_player(what), things=_things(stage, line.words)))
        elif what == "gone":
            lines.append(text("venture-book-gone", spaces=_places_of(stage, line.words)))
        else:
            lines.append(_PILES[what](_titles(stage, line.words)))
    for line in scenario.steps:
        stage.line = line
        lines += _village_step(stage, line)
    return lines


_PILES: Final[Mapping[str, Callable[[str], str]]] = {
    "deck": lambda cards: text("venture-book-next", cards=cards),
    "deck only": lambda cards: text("venture-book-only", cards=cards),
    "discard": lambda cards: text("venture-book-discard", cards=cards),
}


def _player(name: str) -> str:
    return player_words(venture.PLAYERS.index(name))


def _people() -> Speech:
    return Speech([player_words(seat) for seat in range(len(venture.PLAYERS))])


def _village_setting(stage: venture.Stage) -> list[str]:
    data: Any = stage.game.data()
    options = stage.one.options
    found = [] if "moment" in options else [text("venture-book-whose", name=_player(options.get("turn", "Red")))]
    found.append(text("venture-book-board", board=name_of(data["board"])))
    for option, value in options.items():
        found += [_VILLAGE_OPTIONS[option](value)] if option in _VILLAGE_OPTIONS else []
    return found


_VILLAGE_OPTIONS: Final[Mapping[str, Callable[[str], str]]] = {
    "moment": lambda moment: text("book-moment-start"),
    "theme": lambda deck: text("venture-book-theme", deck=text(f"venture-deck-{deck}")),
    "variant": lambda words: ", ".join(
        text(f"venture-book-{one.strip().replace(' ', '-')}") for one in words.split(",")
    ),
    "main actions": lambda number: text("venture-book-mains", number=int(number)),
    "first player": lambda name: text("book-first", name=_player(name)),
    "last turns": lambda number: text("venture-last-turns", number=int(number)),
    "quiet turns": lambda number: text("venture-book-quiet", number=int(number)),
}


def _titles(stage: venture.Stage, words: str) -> str:
    return say.titles(stage.game, venture.listed(words))


def _starters(stage: venture.Stage, words: str) -> str:
    return say.titles(stage.game, (name.replace(" ", "_") for name in venture.listed(words)))


def _places_of(stage: venture.Stage, words: str) -> str:
    return ", ".join(say.place_words(stage.game, stage.space(key)) for key in venture.listed(words))


def _things(stage: venture.Stage, words: str) -> str:
    """What lies with a player."""
    return BETWEEN.join(_thing(stage, *venture.parted(part)) for part in words.split(";"))


def _thing(stage: venture.Stage, what: str, words: str) -> str:
    if what in venture.ROWS:
        cards = ", ".join(_in_play(stage, item) for item in venture.listed(words))
        return f"{text(f'venture-row-{what}')}: {cards or text('nothing')}"
    return _THINGS[what](stage, words)


def _in_play(stage: venture.Stage, words: str) -> str:
    name, *more = words.split()
    notes = [
        text("venture-supplies", number=int(one)) if one.isdigit() else text("venture-is-enchanted") for one in more
    ]
    title = say.title(stage.game, name)
    return f"{title} ({', '.join(notes)})" if notes else title


_THINGS: Final[Mapping[str, Callable[[venture.Stage, str], str]]] = {
    "hand": lambda stage, words: text("venture-hand-open", cards=_titles(stage, words)),
    "cards": lambda stage, words: text("venture-in-hand", number=int(words)),
    "tucked": lambda stage, words: text("venture-book-tucked", cards=_titles(stage, words)),
    "tucked unseen": lambda stage, words: text("venture-book-unseen", cards=_titles(stage, words)),
    "coins": lambda stage, words: f"{text('book-number-coins')}: {words}",
    "on": lambda stage, words: text("book-on", place=_places_of(stage, words)),
    "advanced": lambda stage, words: text("venture-book-advanced", cards=_starters(stage, words)),
    "tokens": lambda stage, words: text("venture-tokens", number=int(words)),
    "pairs": lambda stage, words: text("venture-book-pairs", pairs=words),
}
"""What a player can have, but for the rows of cards in play, and how it is said."""


def _village_step(stage: venture.Stage, line: venture.Line) -> list[str]:
    who, *about = line.head.removeprefix("then ").split()
    if line.head in venture.PLAYERS:
        return [text("book-does", name=_player(line.head), deeds=", ".join(_village_deeds(stage, line.head)))]
    words = _village_then(stage, line, who, " ".join(about))
    stage.step()
    return words


def _village_deeds(stage: venture.Stage, player: str) -> Iterable[str]:
    """What a player does, one deed after the other: what a word means depends on what was done before."""
    seat = stage.seat(player)
    for words in stage.line.words.split(","):
        yield say.action_words(stage.village, seat, stage.action(words.strip()))
        stage.do(seat, words.strip())


def _village_then(stage: venture.Stage, line: venture.Line, who: str, about: str) -> list[str]:
    if who in venture.PLAYERS and about:
        return _village_may(stage, line, who, about)
    if who in venture.PLAYERS:
        return [text("book-then-has", name=_player(who), things=_things(stage, line.words))]
    if who == "events":
        found = [event for event in stage.matched(line.words) if event]
        told = say.told(stage.village, found, _people())
        return [text("book-happened"), *indented(one.sentence for one in told)]
    if who == "no":
        kinds = (item.split()[0] for item in line.words.split(","))
        return [text("book-never", what=", ".join(text(f"venture-book-never-{kind}") for kind in kinds))]
    if who == "score":
        points = Points(*map(int, line.words.split()))
        return [text("venture-score", name=_player(about), words=say.points_words(points))]
    return [_TABLE[who](stage, line.words)]


def _village_may(stage: venture.Stage, line: venture.Line, who: str, how: str) -> list[str]:
    seat = stage.seat(who)
    actions = [stage.action(item.partition(" - ")[0].strip()) for item in line.words.split(",")]
    deeds = [say.action_words(stage.village, seat, action) for action in actions]
    if how != "may not":
        return [text("book-only" if how == "may only" else "book-may", name=_player(who), deeds=", ".join(deeds))]
    reasons = [stage.village.why_not(seat, action) for action in actions]
    told = (
        text("book-why", deed=deed, reason=say.reason_words(stage.game, reason, _people()))
        for deed, reason in zip(deeds, reasons, strict=True)
        if reason
    )
    return [text("book-not", name=_player(who)), *indented(told)]


_TABLE: Final[Mapping[str, Callable[[venture.Stage, str], str]]] = {
    "discard": lambda stage, words: text("venture-book-discard", cards=_titles(stage, words)),
    "deck": lambda stage, words: text("venture-deck", number=int(words)),
    "turn": lambda stage, words: text("venture-book-whose", name=_player(words)),
    "asked": lambda stage, words: text(
        "book-turn", names=players_words(stage.seat(one) for one in venture.listed(words))
    ),
    "over": lambda stage, words: text("book-places", places=_shared_out(words)),
}
"""What is true of the table, and how it is said."""


def _shared_out(words: str) -> str:
    return ", ".join(f"{player_words(seat)} {place}" for seat, place in enumerate(words.split()))
