"""Scenarios: worked examples of A Wild Venture written as text, in the words of the rulebook, that run as tests.

A scenario says how the table stands (`given`), what the players do, and what must be true after it (`then`). The
examples themselves are the text files in `scenarios`, one for each card and one for each chapter of the rules.

    scenario: The title, a sentence                      begins a scenario
    proves: frog_wizard.1, V-3.5                         clauses of cards (see `clauses`), and numbered rules
    board: autumn    theme: news    variant: wilder, open piles, shared ties    turn: Blue    main actions: 1
    first player: Blue    last turns: 2 (this one counted)    quiet turns: 39
    moment: start                                        the set-up, with the first player; else a turn has begun
    given Red: hand uncle_turnip, chain_whip; coins 4; on w3
    given Red: villagers frog_wizard 2, baker_puddle 1; gear chain_whip 1; buildings zero_waste 3 enchanted
    given Red: advanced nest; tokens 1; pairs 1, 3; tucked madam_bookmark; tucked unseen baker_puddle
    given deck: uncle_turnip, chain_whip                 these are drawn next, in this order
    given deck only: uncle_turnip                        nothing else is left; the rest lies deep in the discard pile
    given discard: baker_puddle, zero_waste              the discard pile, the newest card last
    given gone: west_1, e4                               spaces whose token has left the game
    Red: activate frog_wizard, way 2, stop               what a player does, see `TABLE` of `actions`; cards by name
    then Red: coins 3; hand uncle_turnip                 a place that is named must match exactly, a number as well
    then Red: villagers frog_wizard 1                    with its supplies, where a number is given
    then Red may: yes, no                                all of these are legal; `may only` says that nothing else is
    then Red may not: play chain_whip - coins_short V-2.2
    then events: gained Red uncle_turnip, drew Blue V-3.1    happened since the last such line, in this order
    then no events: drew
    then discard: chain_whip                             the newest cards of the pile, in order
    then deck: 12                                        how many cards are left
    then turn: Blue    then over: 1 2    then score Red: 18 8 14    the turn; places; villagers, buildings, gear

Red is the first seat. Not named: 5 coins, an empty hand, no cards in play, one enchantment token of the third pair, at
Home; a starting villager that nobody has lies in the discard pile, every other card in the deck. Cards that are drawn
after the named ones come in the order of the files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, NoReturn

from kubok.kernel import BadData, Event, Outcome, Reason, for_authors
from kubok.kernel.examples import Examples
from kubok.venture import score
from kubok.venture.actions import TABLE
from kubok.venture.data import Box, resolve
from kubok.venture.frames import TURN as TURN_FRAME
from kubok.venture.game import Venture
from kubok.venture.pieces import (
    ACTIVATED,
    COINS,
    DECK_THEN,
    FIRST,
    KINDS,
    LAST,
    MAIN_ACTIONS,
    MAINS,
    PAIRS,
    QUIET,
    SEATS,
    STARTERS,
    TURN,
    Seat,
    cards_of,
    heap,
)
from kubok.venture.village import Village

FOLDER: Final = Path(__file__).with_name("scenarios")
PLAYERS: Final = ("Red", "Blue")
_OPTIONS: Final = (
    "board", "theme", "variant", "turn", "main actions", "first player", "last turns", "quiet turns", "moment",
)  # fmt: skip
_VARIANTS: Final = ("wilder", "open piles", "shared ties")
ROWS: Final = ("villagers", "gear", "buildings")
_HEAPS: Final = {"hand": "hand", "tucked": "shown", "tucked unseen": "hidden"}
_TURN: Final = 9
"""The turn a scenario is in: late enough for anything to have happened before."""


class Wrong(AssertionError):  # noqa: N818
    """What a scenario says and what the rules do differ: the file, the line, and both."""


@dataclass(frozen=True)
class Line:
    """One line of a scenario: where it stands, whose or what it is about, and its words."""

    number: int
    head: str
    words: str


@dataclass
class Scenario:
    """One worked example. `proves` holds clauses of cards ("frog_wizard.1") and numbered rules ("V-3.5")."""

    file: str
    line: int
    title: str
    proves: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    given: list[Line] = field(default_factory=list)
    steps: list[Line] = field(default_factory=list)

    def fail(self, line: int, wrong: str, fix: str) -> NoReturn:
        raise for_authors(f"{self.file}, line {line}: {wrong}; {fix}")


def clauses(card: Mapping[str, object]) -> list[str]:
    """The clauses of a card, as `proves` counts them from 1: a villager's effects one by one; of gear the trigger, then
    the relic; of a building what it answers with, then its enchantment; of a starter its two sides.

    >>> clauses({"kind": "villager", "effect": "travel 2; gain 1"})
    ['travel 2', 'gain 1']
    """
    if card["kind"] == "villager":
        lines = card["effect"] if isinstance(card["effect"], list) else [card["effect"]]
        return [part.strip() for line in lines for part in str(line).split(";")]
    keys = {"gear": ("trigger", "relic"), "building": ("effect", "once", "lasting"), "starter": ("basic", "advanced")}
    return [str(card[key]) for key in keys[str(card["kind"])] if key in card]


# Reading


def parse(text: str, name: str = "scenario") -> list[Scenario]:
    """All scenarios of a text; BadData with file, line and remedy for words that are none."""
    found: list[Scenario] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = " ".join(raw.split())
        if not line or line.startswith("#"):
            continue
        head, colon, rest = (part.strip() for part in line.partition(":"))
        if not colon or not rest:
            raise for_authors(f"{name}, line {number}: {line!r} is no 'what: words'; write for instance 'Red: end'")
        if head == "scenario":
            found.append(Scenario(name, number, rest))
        elif not found:
            raise for_authors(
                f"{name}, line {number}: {head!r} stands before the first scenario; begin with 'scenario: '"
            )
        else:
            _sort_line(found[-1], Line(number, head, rest))
    for one in found:
        if not one.proves:
            one.fail(one.line, f"the scenario {one.title!r} proves nothing", "add a line 'proves: V-3.5'")
        if not any(line.head.startswith("then") for line in one.steps):
            one.fail(one.line, f"the scenario {one.title!r} checks nothing", "add a line that begins with 'then'")
    return found


def _sort_line(one: Scenario, line: Line) -> None:
    if line.head == "proves":
        one.proves = tuple(listed(line.words))
        for name in one.proves:
            if not re.fullmatch(r"V-\d+\.\d+|[a-z0-9_]+\.\d+", name):
                one.fail(line.number, f"{name!r} is neither a rule nor a clause", "write 'V-3.5' or 'frog_wizard.1'")
    elif line.head in _OPTIONS:
        one.options[line.head] = line.words
    elif line.head.startswith("given "):
        one.given.append(line)
    elif line.head in PLAYERS or line.head.startswith("then "):
        one.steps.append(line)
    else:
        one.fail(line.number, f"{line.head!r} is no word of scenarios", "use one of those in kubok.venture.scenario")


def listed(words: str) -> list[str]:
    """The names of a list.

    >>> listed("chain_whip, zero_waste"), listed("none")
    (['chain_whip', 'zero_waste'], [])
    """
    return [] if words == "none" else [part.strip() for part in words.split(",")]


def parted(part: str) -> tuple[str, str]:
    """What lies with a player, and the words for it.

    >>> parted(" coins 4"), parted("tucked unseen chain_whip")
    (('coins', '4'), ('tucked unseen', 'chain_whip'))
    """
    words = part.strip()
    what = "tucked unseen" if words.startswith("tucked unseen ") else words.partition(" ")[0]
    return what, words.removeprefix(what).strip()


def all_scenarios() -> list[Scenario]:
    """All scenarios of the package, file by file."""
    return [one for path in sorted(FOLDER.glob("*.txt")) for one in parse(path.read_text("utf-8"), path.name)]


@cache
def examples() -> Examples[Scenario]:
    """The worked examples of A Wild Venture, read once.

    >>> examples().of("frog_wizard")[0].title
    'Two coins become two cards'
    """
    return Examples(FOLDER, all_scenarios())


# Running


def run(one: Scenario) -> None:
    """Play a scenario; Wrong where the rules do something else, BadData where it cannot be set up."""
    stage = Stage(one)
    for line in one.steps:
        stage.line = line
        stage.step()


@cache
def _game(theme: str, board: str, variants: frozenset[str]) -> Venture:
    wilder = "wilder" in variants
    data = resolve(Box.open(), theme=theme, board=board, wilder=wilder)
    return Venture(
        data=data, wilder=wilder, open_piles="open piles" in variants, tie_breaks="shared ties" not in variants
    )


class Stage:
    def __init__(self, one: Scenario) -> None:
        self.one, self.line = one, Line(one.line, "", "")
        variants = listed(one.options.get("variant", "none"))
        for variant in variants:
            if variant not in _VARIANTS:
                one.fail(one.line, f"there is no variant {variant!r}", f"write one of {', '.join(_VARIANTS)}")
        self.game = _game(one.options.get("theme", "academy"), one.options.get("board", "spring"), frozenset(variants))
        self.events: list[Event] = []
        self.next: list[int] = []
        self.village = self.start() if one.options.get("moment") == "start" else self.set_up()

    def bad(self, wrong: str, fix: str) -> NoReturn:
        self.one.fail(self.line.number, wrong, fix)

    def wrong(self, what: str) -> NoReturn:
        raise Wrong(f"{self.one.file}, line {self.line.number}: {self.line.head}: {self.line.words}\n  {what}")

    # The table

    def start(self) -> Village:
        for line in self.one.given:
            self.line = line
            if line.head != "given deck":
                self.bad("the set-up starts from nothing", "give only the deck")
            self.next = [self.card(name) for name in listed(line.words)]
        village = self.game.start()
        first: Outcome = (self.seat(self.one.options.get("first player", "Red")),)
        self.events += village.resolve(village.chance()[0], first)
        self.draw(village)
        return village

    def set_up(self) -> Village:
        game, one = self.game, self.one
        village = game.start()
        village.table[FIRST] = self.seat(one.options.get("first player", "Red"))
        village.offer = village.deck = 0
        only: int | None = None
        for me in village.seats:
            me.coins, me.tokens, me.pairs = COINS, 1, 1 << PAIRS - 1
        for line in one.given:
            self.line = line
            what = line.head.removeprefix("given ")
            if what in PLAYERS:
                self.give(village, village.seats[self.seat(what)], line.words)
            elif what in ("deck", "deck only"):
                self.next = [self.card(name) for name in listed(line.words)]
                only = heap(self.next) if what == "deck only" else None
            elif what == "discard":
                village.discard = tuple(self.card(name) for name in listed(line.words))
            elif what == "gone":
                village.tokens &= ~heap(self.space(name) for name in listed(line.words))
            else:
                self.bad(f"{line.head!r} is nothing that is given", "give Red, Blue, deck, deck only, discard or gone")
        self.lay_out_rest(village, only)
        village.table[TURN] = _TURN
        village.table[MAINS] = self.number("main actions", MAIN_ACTIONS)
        village.table[ACTIVATED] = 0
        village.table[LAST], village.table[QUIET] = self.number("last turns", 0), self.number("quiet turns", 0)
        village.table[DECK_THEN] = village.in_deck()
        village.stack = [(TURN_FRAME, self.seat(one.options.get("turn", "Red")))]
        self.line = Line(one.line, "", "")
        try:
            return game.load(village.to_data())  # the same checks as for a saved game
        except BadData as error:
            self.bad(str(error), "mend what is given")

    def number(self, option: str, default: int) -> int:
        text = self.one.options.get(option, str(default))
        if not text.isdigit():
            self.bad(f"{option} must be a number, not {text!r}", f"write {option}: 1")
        return int(text)

    def lay_out_rest(self, village: Village, only: int | None) -> None:
        """Cards that nothing was said about: in the deck, or at the bottom of the discard pile."""
        taken = heap(village.discard)
        for me in village.seats:
            taken |= me.hand | me.villagers | me.gear | me.buildings | me.shown | me.hidden
        rest = heap(range(len(self.game.cards))) & ~taken
        if heap(self.next) & ~rest:
            self.bad("a card of the deck lies elsewhere too", "name it once")
        village.deck = rest & ~self.game.offer if only is None else only
        village.discard = (*cards_of(rest & ~village.deck), *village.discard)

    def give(self, village: Village, me: Seat, words: str) -> None:
        for part in words.split(";"):
            what, rest = parted(part)
            if what in _HEAPS:
                setattr(me, _HEAPS[what], heap(self.card(name) for name in listed(rest)))
            elif what in ROWS:
                self.give_row(village, me, what, rest)
            elif what == "coins":
                me.coins = self.whole(rest)
            elif what == "on":
                me.space = self.space(rest)
            elif what == "advanced":
                me.starters = heap(self.starter(name) for name in listed(rest))
            elif what == "pairs":
                me.pairs = heap(self.whole(number) - 1 for number in listed(rest))
            elif what == "tokens":
                me.tokens = self.whole(rest)
            else:
                known = ", ".join((*_HEAPS, *ROWS, "coins", "on", "advanced", "pairs", "tokens"))
                self.bad(f"{part.strip()!r} is nothing that lies with a player", f"begin with one of {known}")
        placed = (me.buildings & village.enchanted).bit_count()
        if "pairs" not in words:  # as many pairs as tokens, the third first
            count = me.tokens + placed if "tokens" in words else max(1, placed)
            me.pairs = heap((2, 1, 0)[:count])
        me.tokens = me.pairs.bit_count() - placed

    def give_row(self, village: Village, me: Seat, row: str, words: str) -> None:
        for item in listed(words):
            found = re.fullmatch(r"([a-z0-9_]+)(?: (\d+))?( enchanted)?", item)
            if found is None:
                self.bad(f"{item!r} is no card in play", "write its name and its supplies, 'baker_puddle 2'")
            card = self.card(found[1])
            default = self.game.cards[card].supplies
            setattr(me, row, getattr(me, row) | 1 << card)
            village.supplies[card] = int(found[2]) if found[2] else default
            if found[3]:
                village.enchanted |= 1 << card

    # Names

    def card(self, name: str) -> int:
        if name not in self.game.index:
            self.bad(
                f"no card of this game is called {name!r}", "look at its theme deck and its spelling in cards.toml"
            )
        return self.game.index[name]

    def space(self, key: str) -> int:
        if key not in self.game.board.index:
            self.bad(f"no space is called {key!r}", "its name stands in the board's file")
        return self.game.board.index[key]

    def starter(self, name: str) -> int:
        word = name.replace(" ", "_")
        if word not in STARTERS:
            self.bad(f"{name!r} is no starter", f"write one of {', '.join(STARTERS)}")
        return STARTERS.index(word)

    def seat(self, name: str) -> int:
        if name not in PLAYERS:
            self.bad(f"{name!r} is no player", f"the players are {' and '.join(PLAYERS)}")
        return PLAYERS.index(name)

    def whole(self, text: str) -> int:
        if not text.isdigit():
            self.bad(f"{text!r} is no number", "write a number")
        return int(text)

    def action(self, words: str) -> int:
        """An action in words, cards by name: "play chain_whip", "activate lily pad", "way 2"."""
        verb, _, rest = words.partition(" ")
        if verb in ("play", "activate", "enchant", "choose", "advance") and rest:
            starter = rest.replace(" ", "_")
            named = starter if starter in STARTERS and verb != "play" else str(self.card(rest) + 1)
            words = f"{verb} {named}"
        try:
            return TABLE.parse(words)
        except BadData:
            self.bad(f"{words!r} is nothing a player does", "see docs/venture-actions.md; cards by name")

    # Steps

    def step(self) -> None:
        head = self.line.head
        if head in PLAYERS:
            for words in self.line.words.split(","):
                self.do(self.seat(head), words.strip())
            return
        about = head.split()[1:]
        what = " ".join(about)
        if about[0] in PLAYERS and len(about) > 1:
            self.check_may(self.seat(about[0]), " ".join(about[1:]))
        elif about[0] in PLAYERS:
            self.check_seat(self.seat(about[0]), self.line.words)
        elif what in ("events", "no events"):
            self.check_events(what == "events")
        else:
            self.check_table(what)

    def do(self, seat: int, words: str) -> None:
        action = self.action(words)
        reason = self.village.why_not(seat, action)
        if reason is not None:
            legal = ", ".join(self.words_of(one) for one in self.village.legal(seat))
            self.wrong(f"{words!r} is not legal: {reason}; legal are: {legal or 'nothing'}")
        self.events += self.village.apply(seat, action)
        self.draw(self.village)

    def draw(self, village: Village) -> None:
        while pending := village.chance():
            first = next((card for card in self.next if village.deck >> card & 1), None)
            outcome: Outcome = (cards_of(village.deck)[0] if first is None else first,)
            self.events += village.resolve(pending[0], outcome)

    def words_of(self, action: int) -> str:
        names = self.game.names
        words = [
            names[n - 1] if key == "card" and isinstance(n, int) else str(n) for key, n in TABLE[action].fields.items()
        ]
        return " ".join([TABLE[action].name, *words])

    # Checks

    def check_seat(self, seat: int, words: str) -> None:
        me = self.village.seats[seat]
        for part in words.split(";"):
            what, rest = parted(part)
            if what in _HEAPS:
                self.same(what, self.names(getattr(me, _HEAPS[what])), sorted(listed(rest)))
            elif what in ROWS:
                self.check_row(getattr(me, what), what, rest)
            elif what in ("coins", "tokens"):
                self.same(what, getattr(me, what), self.whole(rest))
            elif what == "on":
                self.same(what, self.game.board.spaces[me.space].key, rest)
            elif what == "advanced":
                self.same(
                    what, [STARTERS[n] for n in cards_of(me.starters)], [n.replace(" ", "_") for n in listed(rest)]
                )
            elif what == "cards":
                self.same("cards in hand", me.hand.bit_count(), self.whole(rest))
            elif what == "pairs":
                self.same(what, [n + 1 for n in cards_of(me.pairs)], [self.whole(n) for n in listed(rest)])
            else:
                self.bad(f"{part.strip()!r} is nothing that lies with a player", "see kubok.venture.scenario")

    def names(self, cards: int) -> list[str]:
        return sorted(self.game.names[card] for card in cards_of(cards))

    def same(self, what: str, found: object, wanted: object) -> None:
        if found != wanted:
            self.wrong(f"{what}: the rules give {found}, not {wanted}")

    def check_row(self, cards: int, what: str, words: str) -> None:
        wanted = [item.split() for item in listed(words)]
        self.same(what, self.names(cards), sorted(item[0] for item in wanted))
        for name, *more in wanted:
            card = self.card(name)
            for word in more:
                if word.isdigit():
                    self.same(f"supplies on {name}", self.village.supplies[card], int(word))
                else:
                    self.same(f"{name} enchanted", bool(self.village.enchanted >> card & 1), word == "enchanted")

    def check_may(self, seat: int, how: str) -> None:
        if how not in ("may", "may not", "may only"):
            self.bad(f"{how!r} is nothing that can be checked", "write 'may', 'may only' or 'may not'")
        legal = [self.words_of(action) for action in self.village.legal(seat)]
        for item in self.line.words.split(","):
            words, _, why = (part.strip() for part in item.partition(" - "))
            reason = self.village.why_not(seat, self.action(words))
            if how == "may not":
                self.check_reason(words, reason, why)
            elif reason is not None:
                self.wrong(f"{words!r} is not legal: {reason}; legal are: {', '.join(legal) or 'nothing'}")
        if how == "may only":
            wanted = sorted(self.action(words.strip()) for words in self.line.words.split(","))
            self.same("legal", legal, [self.words_of(action) for action in wanted])

    def check_reason(self, words: str, reason: Reason | None, why: str) -> None:
        if reason is None:
            self.wrong(f"{words!r} is legal")
        for name in why.split():
            if name not in (reason.code, reason.rule):
                self.wrong(f"{words!r} is refused as {reason.code} {reason.rule}, not {name}")

    def check_events(self, happened: bool) -> None:
        for item, found in zip(
            self.line.words.split(","), self.matched(self.line.words, in_order=happened), strict=True
        ):
            if happened and found is None:
                events = ((e.kind, PLAYERS[e.seat] if e.seat >= 0 else "", e.rule) for e in self.events)
                told = ", ".join(map(" ".join, events))
                self.wrong(
                    f"{item.strip()!r} has not happened, or not in this order; what happened: {told or 'nothing'}"
                )
            if not happened and found is not None:
                self.wrong(f"{item.strip()!r} has happened: {found}")
        self.events = []

    def matched(self, words: str, *, in_order: bool = True) -> list[Event | None]:
        """For each event that the words name, the one that happened since the last line of events."""
        events, at = self.events, 0
        result: list[Event | None] = []
        for item in words.split(","):
            kind, *more = item.split()
            found = next((n for n in range(at, len(events)) if _is_event(events[n], kind, more)), None)
            result.append(None if found is None else events[found])
            at = found + 1 if found is not None and in_order else at
        return result

    def check_table(self, what: str) -> None:
        village, words = self.village, self.line.words
        if what == "discard":
            wanted = listed(words)
            newest = [self.game.names[card] for card in village.discard]
            self.same(what, newest[len(newest) - len(wanted) :] if wanted else newest, wanted)
        elif what == "deck":
            self.same(what, village.in_deck(), self.whole(words))
        elif what == "turn":
            self.same(what, PLAYERS[village.stack[0][1]], words)
        elif what == "asked":
            self.same(what, [PLAYERS[seat] for seat in village.owed()], listed(words))
        elif what == "over":
            result = village.result()
            self.same(what, None if result is None else list(result.places), [int(place) for place in words.split()])
        elif what.startswith("score "):
            points = score.points(village, village.seats[self.seat(what.removeprefix("score "))])
            self.same(what, list(points), [int(number) for number in words.split()])
        else:
            self.bad(f"'then {what}' is nothing that can be checked", "use one of those in kubok.venture.scenario")


def _is_event(event: Event, kind: str, more: list[str]) -> bool:
    names = [name for name in more if name not in PLAYERS]
    seats = [PLAYERS.index(name) for name in more if name in PLAYERS]
    return (
        event.kind == kind and all(event.rule == name for name in names) and all(event.seat == seat for seat in seats)
    )


assert len(PLAYERS) == SEATS
assert len(KINDS) == len(ROWS)
