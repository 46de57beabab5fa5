"""The table in a terminal, in colour: board, market, zones, seats, options and what happened.

Nothing here knows a rule: what leads where, what is legal and what a push risks is asked of the engine. The board
itself is in `board`, the words are in `say`; `plain` says the same in sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kubok.cubitos import Race
from kubok.cubitos.actions import CODE_OF, FROM_ACTIVE, FROM_DRAW, FROM_TRAY, PUSH, STEP
from kubok.cubitos.data import Box
from kubok.cubitos.frames import NAMES, POINTING
from kubok.cubitos.pieces import (
    ACTIVE_PARTS,
    CODE_NAMES,
    CODES,
    KIND_COUNT,
    KINDS,
    PHASE,
    PHASES,
    ROUND,
    TRAY_KINDS,
    TRAYS,
    WHITE,
    ZONES,
    Seat,
    home,
)
from kubok.kernel import Event
from kubok.kernel.words import person
from kubok.kernel.words import say as _say
from kubok.locale import Speech, text
from kubok.terminal import screen as terminal
from kubok.terminal.screen import RUNNERS, clipped
from kubok.titles.cubitos import board, say
from kubok.titles.cubitos.chances import of_push, protection

DICE: Final = (
    "black on #c9ccd6", "white on #565b6b", "black on #ffffff", "white on #87583b", "white on #d4313a",
    "white on #23894a", "black on #f58a2a", "white on #7d4bc4", "black on #f2c230", "white on #2b6fd6",
    "white on #0b7285",
)  # fmt: skip
BESIDE: Final = 46
"""The least room for the market beside the board."""

TALL: Final = {True: 40, False: 50}
"""From so many lines on there is room for the tall board, on a wide screen and on a narrow one."""

LOW: Final = 34
"""On a narrow screen of fewer lines, board and market do not stand together."""


class Screen(terminal.Screen):
    """Draws a race for the people at one screen."""

    def __init__(self, console: Console, names: Sequence[str], you: int | None = None) -> None:
        super().__init__(console, names, you)
        self.clauses = say.texts_of(Box.open())
        self.must = Box.open().must

    # The whole table

    def table(self, race: Race, seat: int | None, options: Sequence[int] = ()) -> RenderableType:
        """Board, market, the seat's zones and the other seats."""
        window = self.window(race, seat)
        width = self.console.width
        beside = width - board.width(window) - 2
        wide = beside >= BESIDE
        drawn = board.draw(
            race.game.track,
            runners=[me.space for me in race.seats],
            numbered={} if seat is None else targets(race, seat, options),
            window=window,
            tall=self.console.height >= TALL[wide],
        )
        legend = board.legend(race.game.track, False, window)
        parts: list[RenderableType] = [self.head(race, seat)]
        if wide:
            room = 3 if len(race.seats) < 4 else 2
            lines = room if self.console.height >= TALL[wide] + 8 else 1
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=board.width(window))
            grid.add_row(
                Group(drawn, legend), Group(self.market(race, beside, lines), Text(""), self.others(race, seat, beside))
            )
            parts.append(grid)
        elif self.console.height >= LOW:
            parts += [drawn, legend, self.market(race, width, 1), self.others(race, seat, width)]
        elif seat is not None and NAMES[race.seats[seat].doing] in ("buying", "gaining"):
            parts += [self.market(race, width, 1), self.others(race, seat, width)]
        else:  # a low screen: the cards are there for who asks
            parts += [drawn, self.others(race, seat, width)]
        if seat is not None:
            parts.append(self.zones(race, seat))
        return Group(*parts)

    def window(self, race: Race, seat: int | None) -> board.Window:
        """What of the track is drawn: of two joined tracks both if there is room, else the one that is run."""
        every = board.whole(race.game.track)
        if board.width(every) <= self.console.width:
            return every
        ahead = max(race.seats, key=race.progress) if seat is None else race.seats[seat]
        return board.half(race, ahead.space)

    def head(self, race: Race, seat: int | None) -> Text:
        words = head_words(race, seat, self.people)
        return Text(words, style="bold") if seat is None else Text.assemble(self.runner(seat), " ", (words, "bold"))

    # Market, zones, seats

    def market(self, race: Race, width: int, lines: int) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        names = [say.card_of(race, kind) for kind in range(WHITE, TRAY_KINDS)]
        colours = [say.die_words(KINDS[kind]) for kind in range(WHITE, TRAY_KINDS)]
        wide = max(map(len, colours))
        room = width - 16 - wide - max(map(len, names))
        for kind, card in enumerate(race.game.cards, start=WHITE):
            table.add_row(
                Text(f" {colours[kind - WHITE]:^{wide}} ", style=DICE[kind]),
                Text(str(race.game.prices[kind]), style="bold", justify="right"),
                Text(names[kind - WHITE], style="bold", no_wrap=True),
                Text("!" if self.must[card.name] else "", style="bold #ff5d6c"),
                Text(f"×{race.table[TRAYS + kind]}", style="dim"),
                clipped(self.console, self.clauses[card.name], room, lines),
            )
        return table

    def others(self, race: Race, but: int | None, width: int) -> RenderableType:
        """Two lines for each seat: numbers; active dice and dice left in the roll zone."""
        table = Table.grid(padding=(0, 1))
        for seat, me in enumerate(race.seats):
            if seat != but:
                table.add_row(
                    self.runner(seat),
                    Group(
                        Text.assemble((self.names[seat], "bold"), f" · {self.numbers(me)}"),
                        _chips([*self.active(me), *self.zone(me, "roll")], width - 5, len(self.active(me))),
                    ),
                )
        return table

    def zones(self, race: Race, seat: int) -> RenderableType:
        me = race.seats[seat]
        table = Table.grid(padding=(0, 1))
        labels = {zone: text(f"zone-{zone}") for zone in ("draw", "roll", "active", "discard")}
        room = self.console.width - 7 - max(map(len, labels.values()))
        for zone, label in labels.items():
            dice = self.active(me) if zone == "active" else self.zone(me, zone)
            table.add_row(Text(label, style="dim"), _chips(dice, room))
        lines: list[RenderableType] = [table, Text(f"{self.numbers(me)} · {standing_words(race, seat)}")]
        for number, line in enumerate(odds(race, seat)):
            lines.append(Text(line, style="bold" if not number else ""))
        title = Text.assemble(self.runner(seat), " ", (self.names[seat], "bold"))
        return Panel(Group(*lines), title=title, title_align="left", border_style=RUNNERS[seat].split(" on ")[1])

    def numbers(self, me: Seat) -> str:
        return numbers_words(me)

    def zone(self, me: Seat, zone: str) -> list[tuple[str, str]]:
        first = ZONES[zone]
        dice = [(kind, me.dice[first + kind]) for kind in range(KIND_COUNT) if me.dice[first + kind]]
        return [(say.dice_words(count, KINDS[kind]), DICE[home(kind)]) for kind, count in dice]

    def active(self, me: Seat) -> list[tuple[str, str]]:
        return [(words, f"{'dim ' * used}{DICE[home(kind)]}") for words, kind, used in active_dice(me)]

    # Options and events

    def action_words(self, race: Race, seat: int, action: int) -> str:
        return say.action_words(race, seat, action, self.people)

    def note(self, race: Race, seat: int, action: int) -> str:
        return option_note(race, seat, action)

    def told(self, race: Race, events: Iterable[Event]) -> Sequence[tuple[Event, str, str]]:
        return say.told(race, events, self.people)

    def map(self, race: Race) -> RenderableType:
        """The whole board, as large as it gets; of two joined tracks one below the other if need be."""
        track, spaces = race.game.track, [me.space for me in race.seats]
        every = board.whole(track)
        windows = [every]
        if board.width(every) > self.console.width:
            windows = [board.half(race, 0), board.half(race, track.size - 1)]
        drawn = [board.draw(track, runners=spaces, window=window, plain=self.plain) for window in windows]
        return Group(*drawn, board.legend(track, self.plain))


def _chips(chips: Sequence[tuple[str, str]], width: int, bar: int | None = None) -> Text:
    """Dice as coloured chips, broken into lines between chips; a bar after the first `bar` of them."""
    line, room = Text(), width
    for number, (words, style) in enumerate(chips):
        if number == bar:
            line.append("| ", style="dim")
        size = len(words) + 3
        if size > room and room < width:
            line.append("\n")
            room = width
        line.append(f" {words} ", style=style).append(" ")
        room -= size
    return line if chips else Text("–", style="dim")


# What both screens say


def head_words(race: Race, seat: int | None, people: Speech) -> str:
    phase = text(f"phase-{PHASES[race.table[PHASE]].replace(' ', '-')}")
    if seat is None:
        return text("idle", round=race.table[ROUND], phase=phase)
    asked = say.question_words(race, seat)
    return people.words(_say("head", round=race.table[ROUND], phase=phase, name=person(seat), asked=asked))


def numbers_words(me: Seat) -> str:
    numbers = {"credits": me.credits, "coins": me.coins, "feet": me.feet, "fans": me.fans, "limit": me.limit}
    water = text("water-feet", count=me.water_feet) if me.water_feet else ""
    return text("numbers", **numbers) + water


def standing_words(race: Race, seat: int) -> str:
    """How far a runner has come, and how far it has to go."""
    me = race.seats[seat]
    if me.laps >= race.game.laps:
        return text("finished-lap", distance=race.feet_past(seat))
    laps = text("laps-run", laps=me.laps, all=race.game.laps) if race.game.laps > 1 else ""
    return laps + text("standing", lines=race.progress(me), away=text("to-finish", away=race.feet_to_finish(seat)))


def active_dice(me: Seat) -> list[tuple[str, int, bool]]:
    """The active dice in words, with their kinds, and whether they have been used."""
    found = []
    for name, part in ACTIVE_PARTS.items():
        for code in CODES:
            if count := me.dice[part + code]:
                words = say.dice_words(count, CODE_NAMES[code])
                found.append((text("used", dice=words) if name == "used" else words, code >> 2, name == "used"))
    return found


def odds(race: Race, seat: int) -> list[str]:
    """The odds of the next push, while there is one to choose."""
    chances = of_push(race, seat) if PUSH in race.legal(seat) else None
    return [] if chances is None else say.odds_words(race, chances, protection(race, seat))


def targets(race: Race, seat: int, options: Sequence[int]) -> dict[int, int]:
    """The spaces that options lead to, each with the option's number: found by trying them on copies."""
    found: dict[int, int] = {}
    for number, action in enumerate(options, start=1):
        at = target(race, seat, action)
        if at is not None:
            found.setdefault(at, number)  # two ways of pointing may end at one space
    return found


def target(race: Race, seat: int, action: int) -> int | None:
    """The space that a step leads to or points at."""
    if not STEP <= action < FROM_DRAW:
        return None
    trial = race.copy().collect(True)
    events = trial.apply(seat, action)
    places = [event.fields.get("to", event.fields.get("at")) for event in events if event.seat == seat]
    at = next((place for place in places if isinstance(place, int)), None)
    me = trial.seats[seat]
    return me.pointer if at is None and me.doing == POINTING else at


def option_note(race: Race, seat: int, action: int) -> str:
    """What helps to choose: the risk of a push, the card and price of a die, what lies on a space."""
    frame = NAMES[race.seats[seat].doing]
    if FROM_TRAY + WHITE <= action < FROM_TRAY + TRAY_KINDS:
        kind = action - FROM_TRAY
        return text("option-price", card=say.card_of(race, kind), price=race.game.prices[kind])
    if action == PUSH or (frame in ("choosing", "pushing") and FROM_ACTIVE <= action < FROM_TRAY):
        chances = of_push(race, seat, action)
        return "" if chances is None else say.risk_words(chances)
    if FROM_ACTIVE <= action < FROM_TRAY:
        kind, symbol = home(CODE_OF[action] >> 2), CODE_NAMES[CODE_OF[action]].endswith((" symbol", " power"))
        return say.card_of(race, kind) if symbol and kind in range(WHITE, TRAY_KINDS) else ""
    space = target(race, seat, action)
    return "" if space is None else space_note(race, space)


def space_note(race: Race, space: int) -> str:
    """What a step leads to: nothing is said of an open space."""
    track = race.game.track
    plain = track.bonus[space] is None and not track.jetpack[space] and track.shortcut[space] is None
    if plain and not track.water[space] and len(track.squares[space]) == 1:
        return ""
    return say.space_words(track, space)
