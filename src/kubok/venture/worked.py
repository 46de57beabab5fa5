"""Worked examples told by playing them: every line of a scenario in parts, with what the rules say to it.

The scenarios are tests; here each is played once more, so that terminal and page can say in any language what happened
in it and why something was refused. Its players are seats: who reads it calls them by their colours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from kubok.kernel import JSON
from kubok.kernel.examples import Line, Worked
from kubok.kernel.words import Said, listed, named, person, say, with_rule
from kubok.venture import scenario, telling
from kubok.venture.game import Venture
from kubok.venture.scenario import PLAYERS, ROWS, Scenario, Stage
from kubok.venture.score import Points

BETWEEN: Final = "book-between"


def tell(one: Scenario) -> Worked[Venture]:
    """Play a scenario, and tell each of its lines with what the rules say to it."""
    stage = Stage(one)
    lines = [Line("given", _given(stage, line.head.removeprefix("given "), line.words)) for line in one.given]
    for line in one.steps:
        stage.line = line
        lines.append(_step(stage, line))
    return Worked(stage.game, listed(_setting(stage), BETWEEN), tuple(lines))


# Where it begins


def _setting(stage: Stage) -> list[JSON]:
    options = stage.one.options
    found: list[JSON] = (
        [] if "moment" in options else [say("venture-book-whose", name=_player(options.get("turn", "Red")))]
    )
    found.append(say("venture-book-board", board=named(telling.BOARD)))
    return found + [_OPTIONS[option](value) for option, value in options.items() if option in _OPTIONS]


_OPTIONS: Final[Mapping[str, Callable[[str], JSON]]] = {
    "moment": lambda moment: say("book-moment-start"),
    "theme": lambda deck: say("venture-book-theme", deck=say(f"venture-deck-{deck}")),
    "variant": lambda words: [say(f"venture-book-{one.strip().replace(' ', '-')}") for one in words.split(",")],
    "main actions": lambda number: say("venture-book-mains", number=int(number)),
    "first player": lambda name: say("book-first", name=_player(name)),
    "last turns": lambda number: say("venture-last-turns", number=int(number)),
    "quiet turns": lambda number: say("venture-book-quiet", number=int(number)),
}


def _given(stage: Stage, what: str, words: str) -> Said:
    if what in PLAYERS:
        return say("book-has", name=_player(what), things=_things(stage, words))
    if what == "gone":
        return say("venture-book-gone", spaces=_places(stage, words))
    return _PILES[what](_cards(words))


_PILES: Final[Mapping[str, Callable[[JSON], Said]]] = {
    "deck": lambda cards: say("venture-book-next", cards=cards),
    "deck only": lambda cards: say("venture-book-only", cards=cards),
    "discard": lambda cards: say("venture-book-discard", cards=cards),
}


# What lies there


def _player(name: str) -> Said:
    return person(PLAYERS.index(name))


def _cards(words: str) -> JSON:
    return [named(name.replace(" ", "_")) for name in scenario.listed(words)] or say("nothing")


def _places(stage: Stage, words: str) -> JSON:
    return [telling.place_part(stage.game, stage.space(key)) for key in scenario.listed(words)]


def _things(stage: Stage, words: str) -> JSON:
    """What lies with a player."""
    return listed((_thing(stage, *scenario.parted(part)) for part in words.split(";")), BETWEEN)


def _thing(stage: Stage, what: str, words: str) -> JSON:
    if what in ROWS:
        cards = [_in_play(item) for item in scenario.listed(words)]
        return say("book-some", what=say(f"venture-row-{what}"), some=cards or say("nothing"))
    return _THINGS[what](stage, words)


def _in_play(words: str) -> JSON:
    name, *more = words.split()
    notes: list[JSON] = [
        telling.supplies_part(int(one)) if one.isdigit() else say("venture-is-enchanted") for one in more
    ]
    return say("venture-book-noted", card=named(name), notes=notes) if notes else named(name)


_THINGS: Final[Mapping[str, Callable[[Stage, str], JSON]]] = {
    "hand": lambda stage, words: say("venture-hand-open", cards=_cards(words)),
    "cards": lambda stage, words: say("venture-in-hand", number=int(words)),
    "tucked": lambda stage, words: say("venture-book-tucked", cards=_cards(words)),
    "tucked unseen": lambda stage, words: say("venture-book-unseen", cards=_cards(words)),
    "coins": lambda stage, words: say("book-some", what=say("book-number-coins"), some=words),
    "on": lambda stage, words: say("book-on", place=_places(stage, words)),
    "advanced": lambda stage, words: say("venture-book-advanced", cards=_cards(words)),
    "tokens": lambda stage, words: say("venture-tokens", number=int(words)),
    "pairs": lambda stage, words: say("venture-book-pairs", pairs=words),
}
"""What a player can have, but for the rows of cards in play, and how it is said."""


# What is done, and what is true then


def _step(stage: Stage, line: scenario.Line) -> Line:
    if line.head in PLAYERS:
        deeds = list(_deeds(stage, line.head))
        return Line("does", say("book-does", name=_player(line.head), deeds=listed(deeds)))
    who, *about = line.head.removeprefix("then ").split()
    told = _then(stage, line, who, " ".join(about))
    stage.step()
    return told


def _deeds(stage: Stage, player: str) -> Iterable[Said]:
    """What a player does, one deed after the other: what a word means depends on what was done before."""
    seat = stage.seat(player)
    for words in stage.line.words.split(","):
        yield telling.action(stage.village, seat, stage.action(words.strip()))
        stage.do(seat, words.strip())


def _then(stage: Stage, line: scenario.Line, who: str, about: str) -> Line:
    if who in PLAYERS and about:
        return _may(stage, line, who, about)
    if who in PLAYERS:
        return Line("has", say("book-then-has", name=_player(who), things=_things(stage, line.words)))
    if who == "events":
        found = [event for event in stage.matched(line.words) if event]
        told = telling.tell(stage.game, found)
        return Line("happened", say("book-happened"), tuple(one for one in told if one is not None))
    if who == "no":
        kinds = [say(f"venture-book-never-{item.split()[0]}") for item in line.words.split(",")]
        return Line("never", say("book-never", what=listed(kinds)))
    if who == "score":
        points = telling.points_part(Points(*map(int, line.words.split())))
        return Line("score", say("venture-score", name=_player(about), words=points))
    return Line(who, _TABLE[who](stage, line.words))


def _may(stage: Stage, line: scenario.Line, who: str, how: str) -> Line:
    seat = stage.seat(who)
    actions = [stage.action(item.partition(" - ")[0].strip()) for item in line.words.split(",")]
    deeds = [telling.action(stage.village, seat, action) for action in actions]
    if how == "may only":
        return Line("only", say("book-only", name=_player(who), deeds=listed(deeds)))
    if how == "may":
        return Line("may", say("book-may", name=_player(who), deeds=listed(deeds)))
    reasons = [stage.village.why_not(seat, action) for action in actions]
    refused = (
        say("book-why", deed=deed, reason=with_rule(telling.reason(why), why.rule))
        for deed, why in zip(deeds, reasons, strict=True)
        if why is not None
    )
    return Line("not", say("book-not", name=_player(who)), tuple(refused))


def _ends(words: str) -> JSON:
    return [say("book-place", name=person(seat), place=int(place)) for seat, place in enumerate(words.split())]


_TABLE: Final[Mapping[str, Callable[[Stage, str], Said]]] = {
    "discard": lambda stage, words: say("venture-book-discard", cards=_cards(words)),
    "deck": lambda stage, words: say("venture-deck", number=int(words)),
    "turn": lambda stage, words: say("venture-book-whose", name=_player(words)),
    "asked": lambda stage, words: say("book-turn", names=_asked(stage, words)),
    "over": lambda stage, words: say("book-places", places=_ends(words)),
}
"""What is true of the table, and how it is said."""


def _asked(stage: Stage, words: str) -> JSON:
    seats: list[Any] = [person(stage.seat(one)) for one in scenario.listed(words)]
    return seats or say("book-nobody")
