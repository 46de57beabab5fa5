"""All that the games say, in parts, with the words of the terminal: prints JSON for parts.test.ts.

Whole games of every title are played at random, and the worked examples are told. Of parts that differ only in their
numbers a few are kept.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from random import Random
from typing import Any

from kubok import locale
from kubok.cubitos import reasons as cubitos_reasons
from kubok.cubitos import worked
from kubok.cubitos.scenario import all_scenarios
from kubok.kernel import Fast, Session
from kubok.kernel.words import reason_said
from kubok.locale import LANGUAGES, Speech, speaking
from kubok.titles import all_titles
from kubok.titles.cubitos.say import names
from kubok.titles.title import Title
from kubok.titles.venture.views import names_of as village_names
from kubok.venture import Venture
from kubok.venture import reasons as venture_reasons
from kubok.venture import worked as village_worked
from kubok.venture.scenario import all_scenarios as village_scenarios

NAMES = ("Ann", "You", "Ви", "Łucja", "Вы", "Ty", "Bo", "Cy")
READERS = (None, 0, 1)
GAMES = 3
SAME = 3
"""So many parts of one form are kept."""

NUMBERS = {
    "names": [{"seat": 1}, {"say": "the-dice"}],
    "number": 2,
    "short": 1,
    "price": 4,
    "unit": "feet",
    "cost": 5,
    "most": 3,
}


class Heard:
    """Parts of one game, a few of each form."""

    def __init__(self) -> None:
        self.parts: dict[str, Any] = {}
        self._forms: Counter[str] = Counter()

    def hear(self, part: Any) -> None:
        form = json.dumps(form_of(part))
        if part is not None and self._forms[form] < SAME and json.dumps(part) not in self.parts:
            self._forms[form] += 1
            self.parts[json.dumps(part)] = part


def form_of(part: Any) -> Any:
    """A part without its numbers and names."""
    if isinstance(part, dict):
        return {key: value if key == "say" else form_of(value) for key, value in part.items()}
    return [form_of(one) for one in part[:1]] if isinstance(part, list) else type(part).__name__


def play(title: Title, seed: int, heard: Heard) -> Session:
    """A game of random moves: every event, question, action and note, and a few refusals at each decision."""
    rng = Random(seed)
    game = title.new(title.seats[seed % 2], {}, None, rng)
    session = Session(game, Fast(seed), NAMES[: game.seats])
    told = list(session.opening)
    while True:
        for reader in range(game.seats):
            seen = [game.redact(event, reader) for event in told]
            for part in title.tell(game, [event for event in seen if event is not None]):
                heard.hear(part)
        state: Any = session.state
        if state.result() is not None:
            return session
        seat = rng.choice(state.owed())
        heard.hear(title.question(state, seat))
        for action in state.legal(seat):
            heard.hear(title.action(state, seat, action))
            heard.hear(title.note(state, seat, action))
        for other in range(game.seats):
            why = state.why_not(other, rng.randrange(len(game.actions)))
            heard.hear(why and title.reason(why))
        told = session.act(seat, session.number(seat), rng.choice(state.legal(seat)))


def written(parts: Any, named: Any) -> list[dict[str, Any]]:
    """Each part with its words, by language and reader."""
    found = []
    for part in parts:
        words: dict[str, list[str]] = {}
        for language in LANGUAGES:
            with speaking(language):
                words[language] = [Speech(NAMES, you, named).words(part) for you in READERS]
        found.append({"part": part, "words": words})
    return found


def main() -> None:
    found: dict[str, Any] = {}
    for title in all_titles():
        heard = Heard()
        for seed in range(GAMES):
            session = play(title, seed, heard)
        named = {key: entry["names"] for key, entry in title.glossary(session.state.game).items()}  # type: ignore[attr-defined]
        for entry in title.glossary(session.state.game).values():  # type: ignore[attr-defined]
            for part in entry["text"]:
                heard.hear(part)
        found[title.name] = {"named": named, "said": written(heard.parts.values(), named)}
    every_name = {**names(), **village_names(Venture()), **village_names(Venture(wilder=True))}
    book = Heard()
    for told in (*map(worked.tell, all_scenarios()), *map(village_worked.tell, village_scenarios())):
        for part in (told.setting, *(one for line in told.lines for one in (line.say, *line.more))):
            book.hear(part)
    found["book"] = {"named": every_name, "said": written(book.parts.values(), every_name)}
    reasons = [(module, code) for module in (cubitos_reasons, venture_reasons) for code in module.CODES]
    every = [reason_said(module.because(code, **NUMBERS)) for module, code in reasons]
    found["reasons"] = {"named": {}, "said": written(every, {})}
    games = [title.name for title in all_titles()]
    json.dump({"names": NAMES, "readers": READERS, "games": games, "found": found}, sys.stdout)


if __name__ == "__main__":
    locale.set_language("en")
    main()
