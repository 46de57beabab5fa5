"""A Wild Venture as a game at our tables: options and data resolved, and which cards listen to what.

Everything here is worked out once, when the game is made, and never changes; what changes is in `village`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple, cast

from kubok.kernel import JSON, ActionTable, BadData, Event, canonical, seen
from kubok.kernel.words import Said
from kubok.venture.actions import TABLE
from kubok.venture.data import MOST_COST, Box, Card, check, resolve
from kubok.venture.notation import from_data
from kubok.venture.pieces import (
    BUILDING,
    CHESTS,
    GEAR,
    KINDS,
    NO_CARD,
    SEATS,
    SPECIES,
    STARTERS,
    VILLAGER,
    WILD_DISCARD,
    heap,
)
from kubok.venture.triggers import order_matters
from kubok.venture.village import Village
from kubok.venture.wording import card_parts
from kubok.venture.words import (
    ACTIVATE,
    ANY_VILLAGER,
    CONDITION,
    CONDITIONS,
    DRAW,
    GAIN,
    INVEST,
    ON_ANY_VILLAGER,
    PLAY_IT,
    RUBY_CHEST,
    SUPPLY,
    TARGETS,
    Further,
    Less,
    Program,
    activates,
    opens_golden,
    read_program,
)

RULES: Final = 2
_SWITCHES: Final = ("wilder", "open_piles", "tie_breaks")


def _others(cards: Sequence[Card], opener: int, left_out: Callable[[Program], bool]) -> int:
    """The villagers but for the opener and those whose text is left out; for the board, which is no card, all."""
    return heap(
        n
        for n, card in enumerate(cards)
        if card.kind == VILLAGER and (opener == NO_CARD or (n != opener and not left_out(card.effect)))
    )


def _that_activate_nothing(cards: Sequence[Card], opener: int) -> int:
    return _others(cards, opener, activates)


def _that_open_none(cards: Sequence[Card], opener: int) -> int:
    """Only villagers could call one another for ever; a relic happens once, a building needs a starter or a token."""
    villager = opener != NO_CARD and cards[opener].kind == VILLAGER
    return _others(cards, opener if villager else NO_CARD, opens_golden)


class Readings(NamedTuple):
    """What has been read otherwise since the first version of the rules. A game takes one of them when it is made."""

    iron_supply: int
    """Where the iron chest's supply may go, when a villager opens it (V-3.7)."""
    chest_reach: Callable[[Sequence[Card], int], int]
    """Of these cards the villagers that a golden chest may activate, when that one opens it (V-10.16)."""
    asks_order: Callable[[Village, int, int], bool]
    """Whether a seat is asked which of these emptied villagers is tucked first (V-2.8)."""
    follows: int
    """A heap: the cards that a player goes on knowing of when the other one looks at them (V-10.22)."""


READINGS: Final = {
    1: Readings(
        iron_supply=0,
        chest_reach=_that_activate_nothing,
        asks_order=lambda *_: False,
        follows=0,
    ),
    2: Readings(
        iron_supply=ON_ANY_VILLAGER,
        chest_reach=_that_open_none,
        asks_order=order_matters,
        follows=~0,
    ),
}
"""By version of the rules; the last one is for new games, the others keep stored games as they were."""


def chest_options(iron_supply: int) -> tuple[tuple[Program, ...], ...]:
    """V-3.7: what each chest offers."""
    return (
        (_read("tuck 1"), ((SUPPLY, 1, iron_supply, 0),), _read("look 3: draw 1, discard 2")),
        (_read("tuck 2"), ((ACTIVATE, 1, ANY_VILLAGER, 0),), _read("look 5: draw 2, discard 3")),
        (_read("tuck 3"), ((RUBY_CHEST, 0, 0, 0),), _read("look 5: tuck 1, draw 2, discard 2")),
    )


def _read(words: str) -> Program:
    return read_program(words, "chests")


class Venture:
    """A game of A Wild Venture.

    >>> game = Venture()
    >>> game.name, game.rules, game.seats
    ('venture', 2, 2)
    >>> game.start().chance()
    (Draw(seat=-1, round=0, roll=0, sides=(2,)),)
    """

    name: Final = "venture"
    actions: Final[ActionTable] = TABLE
    seats: Final = SEATS

    def __init__(
        self,
        *,
        data: JSON = None,
        wilder: bool = False,
        open_piles: bool = False,
        tie_breaks: bool = True,
        rules: int = RULES,
    ) -> None:
        """`data` is what `data.resolve` gives (None: Academy and the spring side, V-1.7)."""
        for switch, value in zip(_SWITCHES, (wilder, open_piles, tie_breaks), strict=True):
            if type(value) is not bool:
                raise BadData(
                    "switch_value", "{switch} must be true or false, not {value}", switch=switch, value=repr(value)
                )
        if type(rules) is not int or rules < 1:
            raise BadData("no_rules_version", "there are no rules of version {rules}", rules=repr(rules))
        if rules > RULES:
            raise BadData(
                "rules_newer",
                "this game is of rules version {rules}, newer than this program's {known}; get a newer kubok",
                rules=rules,
                known=RULES,
            )
        self.wilder, self.open_piles, self.tie_breaks, self.rules = wilder, open_piles, tie_breaks, rules
        self.readings = READINGS[rules]
        self.laid_down = WILD_DISCARD if wilder else 0
        data = resolve(Box.open(), wilder=wilder) if data is None else data
        facts = check(data, wilder=wilder)
        self._data = canonical(data)  # as text: nobody who is handed the data can change it
        self.cards, self.board = facts.cards, facts.board
        self.names = tuple(card.name for card in facts.cards)
        self.index = {name: number for number, name in enumerate(self.names)}
        self._sort()
        self._listen()
        self.programs: list[Program] = []
        self.program_names: list[str] = []
        self._programs(facts.starters)

    def _sort(self) -> None:
        """Heaps of cards that are alike."""
        every = range(len(self.cards))
        self.kind_of = tuple(card.kind for card in self.cards)
        self.of_kind = tuple(heap(n for n in every if self.kind_of[n] == kind) for kind in range(len(KINDS)))
        self.villagers = tuple(
            heap(n for n in every if self.kind_of[n] == VILLAGER and self.cards[n].species == species)
            for species in range(len(SPECIES))
        )
        """The villagers of each species."""
        self.gear, self.buildings = self.of_kind[GEAR], self.of_kind[BUILDING]
        self.offer = heap(n for n in every if self.cards[n].deck == "start")
        self.deck = heap(every) & ~self.offer
        self.free = heap(n for n in every if self.cards[n].free)
        openers = (*every, NO_CARD)  # the board, which is no card, has the last place
        self.acquainted = tuple(_that_activate_nothing(self.cards, n) for n in openers)
        """By card: the villagers that it may activate."""
        self.chest_reach = tuple(self.readings.chest_reach(self.cards, n) for n in openers)
        """By card: the villagers that a golden chest may activate which it opens."""
        self.at_most = tuple(heap(n for n in every if self.cards[n].cost <= cost) for cost in range(MOST_COST + 1))
        """By coins: the cards that cost no more."""

    def _listen(self) -> None:
        """Which cards listen to what: heaps by condition, and for each card and starter what it may fulfil."""
        every = range(len(self.cards))
        changes = heap(n for n in every if self.cards[n].change is not None)
        self.hears = tuple(
            heap(n for n in every if self.cards[n].condition == number) & ~changes for number in range(len(CONDITIONS))
        )
        hears = {name: self.hears[number] for name, number in CONDITION.items()}
        self.discard_hears = tuple(hears["discard"] | self._sorts("discard", card) for card in self.cards)
        self.play_hears = tuple(hears["play card"] | self._sorts("play", card) for card in self.cards)
        self.activate_hears = tuple(
            hears["activate villager"] | hears[f"activate {SPECIES[card.species]}"] for card in self.cards
        )
        self.starter_hears = tuple(
            hears["activate starter"] | hears[f"activate {word}"] for word in TARGETS[: len(STARTERS)]
        )
        self.coins_less = tuple(
            tuple(_amount(card, enchanted, Less) for card in self.cards) for enchanted in (False, True)
        )
        self.further = tuple(
            tuple(_amount(card, enchanted, Further) for card in self.cards) for enchanted in (False, True)
        )
        self.lengthens = heap(n for n in every if isinstance(self.cards[n].change, Further))
        self.cheaper = tuple(
            heap(n for n in every if isinstance(self.cards[n].change, Less) and self._applies(n, card))
            for card in self.cards
        )
        """For each card the buildings that make it cheaper for their owner."""

    def _sorts(self, verb: str, card: Card) -> int:
        return (
            self.hears[CONDITION[f"{verb} {KINDS[card.kind]}"]]
            | self.hears[CONDITION[f"{verb} {SPECIES[card.species]}"]]
        )

    def _applies(self, building: int, card: Card) -> bool:
        when = CONDITIONS[self.cards[building].condition].removeprefix("play ")
        return when in ("card", KINDS[card.kind], SPECIES[card.species])

    def _programs(self, starters: tuple[tuple[Program, Program], ...]) -> None:
        self.effect = tuple(self._add(card.name, card.effect) for card in self.cards)
        """By card: a villager's or a building's effect, or the relic of gear."""
        self.once = tuple(self._add(f"{card.name}/once", card.once) for card in self.cards)
        self.lasting = tuple(
            self._add(f"{card.name}/lasting", card.lasting) if card.lasting else self.effect[n]
            for n, card in enumerate(self.cards)
        )
        self.investing = tuple(self._add(f"{card.name}/investing", _investing(card)) for card in self.cards)
        """The trigger of its own that "play it, investing N" gives an enchanted building."""
        self.starters = tuple(
            tuple(
                self._add(f"{name}/{side}", program) for side, program in zip(("basic", "advanced"), sides, strict=True)
            )
            for name, sides in zip(STARTERS, starters, strict=True)
        )
        self.chests = tuple(
            tuple(self._add(f"{chest}/{number}", program) for number, program in enumerate(options, start=1))
            for chest, options in zip(CHESTS, chest_options(self.readings.iron_supply), strict=True)
        )
        self.rewards = tuple(self._reward(space.key, space.reward) for space in self.board.spaces)
        """By space: the reward, and what a travel that draws makes of it (V-10.17)."""
        self.token_rewards = tuple(self._reward(f"{space.key}/token", space.token) for space in self.board.spaces)
        self.program_index = {name: number for number, name in enumerate(self.program_names)}

    def _reward(self, name: str, program: Program) -> tuple[int, int]:
        drawing = tuple((DRAW if step[0] == GAIN else step[0], *step[1:]) for step in program)
        return self._add(f"space/{name}", program), self._add(f"space/{name}/drawing", drawing)

    def _add(self, name: str, program: Program) -> int:
        self.programs.append(program)
        self.program_names.append(name)
        return len(self.programs) - 1

    @cached_property
    def texts(self) -> Mapping[str, list[Said]]:
        """By name of a card or a starter: what it says, line by line."""
        data = cast("dict[str, list[dict[str, JSON]]]", self.data())
        return {str(card["name"]): card_parts(card) for card in (*data["cards"], *data["starters"])}

    # The game's part of the kernel's contract

    def options(self) -> dict[str, JSON]:
        return {"wilder": self.wilder, "open_piles": self.open_piles, "tie_breaks": self.tie_breaks}

    def data(self) -> JSON:
        return cast(JSON, json.loads(self._data))

    def start(self) -> Village:
        return Village(self)

    def load(self, data: JSON) -> Village:
        return from_data(self, data)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return seen(event, seat)


def _amount(card: Card, enchanted: bool, sort: type[Less] | type[Further]) -> int:
    """How much a building changes what its owner does, enchanted or not."""
    change = card.lasting_change if enchanted and card.lasting_change is not None else card.change
    return change[0] if isinstance(change, sort) else 0


def _investing(card: Card) -> Program:
    for code, number, _, _ in card.lasting:
        if code == PLAY_IT and number:
            return ((INVEST, number, 0, 0),)
    return ()


def make(rules: int, options: Mapping[str, JSON], data: JSON, seats: int) -> Venture:
    """A game from a record's header."""
    if seats != SEATS:
        raise BadData(
            "venture_seats", "A Wild Venture is for {seats} players, not {given}", seats=SEATS, given=repr(seats)
        )
    if set(options) != set(_SWITCHES) or any(type(value) is not bool for value in options.values()):
        raise BadData(
            "venture_options", "the options of A Wild Venture are {names}, each true or false", names=tuple(_SWITCHES)
        )
    if data is None:
        raise BadData(
            "venture_data", "a record of A Wild Venture carries its data; take an unedited copy of the record"
        )
    switches = cast(Mapping[str, bool], options)
    return Venture(data=data, rules=rules, **switches)
