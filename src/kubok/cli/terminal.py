"""The table in a terminal: board, zones, market, odds and what happened, as rich text or as plain characters.

Nothing here knows a rule: what leads where, what is legal and what a push risks is asked of the engine. The play itself
is in `kubok.cli.play`, the sentences are in `kubok.cli.words`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kubok.cli.words import WORDS, say
from kubok.cubitos import Race
from kubok.cubitos.actions import CODE_OF, FROM_ACTIVE, FROM_DRAW, FROM_TRAY, PUSH, STEP, TABLE
from kubok.cubitos.data import Box
from kubok.cubitos.frames import NAMES, POINTING
from kubok.cubitos.odds import bust_chance, hit_chances
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
from kubok.cubitos.track import ANY, NOTHING, Square
from kubok.kernel import Event

LETTERS: Final = "ABCD"
RUNNERS: Final = ("bold white on #7c4dff", "bold white on #c2410c", "bold white on #0f766e", "bold white on #be185d")
GROUND: Final = "#16382b"
RED_LINE: Final = "#ff4d4f"
TINTS: Final = ("#f4ead5", "#ddcda6")
"""The two colours of open spaces: neighbouring sections differ, so that the red lines show between rows too."""

INK: Final = {"open": "#a8976f", "credits": "#1d4ed8", "lose": "#b91c1c", "gain": "#15803d", "fan": "#c2410c"}
FILLS: Final = {"water": "#4aa3df", "wall": "#3f7d3a", "start": "#334155", "finish": "#f8fafc", "target": "#ffd447"}
DICE: Final = (
    "black on #c9ccd6", "white on #565b6b", "black on #ffffff", "white on #87583b", "white on #d4313a",
    "white on #23894a", "black on #f58a2a", "white on #7d4bc4", "black on #f2c230", "white on #2b6fd6",
    "white on #0b7285",
)  # fmt: skip
WIDE: Final = 128
"""From so many columns on the market stands beside the board."""

TALL: Final = {True: 40, False: 50}
"""From so many lines on there is room for the tall board, on a wide screen and on a narrow one."""


class Cell(NamedTuple):
    """How one square looks: three characters, their colour, and the colour of the square."""

    text: str
    ink: str
    fill: str


class Screen:
    """Draws a race for the people at one screen."""

    def __init__(self, console: Console, plain: bool, names: Sequence[str]) -> None:
        self.console = console
        self.plain = plain
        self.names = tuple(names)
        self.wide = console.width >= WIDE
        self._clauses = Box.open().clauses

    # The whole table

    def table(self, race: Race, seat: int | None, options: Sequence[int] = ()) -> RenderableType:
        """Board, market, zones of `seat` and the other seats."""
        board = self.board(race, {} if seat is None else targets(race, seat, options))
        market = self.market(race)
        parts: list[RenderableType] = [self.head(race, seat)]
        if self.wide and not self.plain:
            beside = Table.grid(padding=(0, 2, 0, 0))
            beside.add_column(width=max(line.cell_len for line in board.split()))
            beside.add_row(Group(board, self._legend()), Group(market, Text(""), self.others(race, seat)))
            parts.append(beside)
        else:
            parts += [board, self._legend(), market, self.others(race, seat)]
        if seat is not None:
            parts.append(self.zones(race, seat))
        return Group(*parts)

    def head(self, race: Race, seat: int | None) -> Text:
        phase = say(f"phase-{PHASES[race.table[PHASE]]}")
        if seat is None:
            return Text(say("idle", round=race.table[ROUND], phase=phase), style="bold")
        me = race.seats[seat]
        asked = say(f"asked-{NAMES[me.stack[-1]]}", number=me.stack[-2])
        words = say("head", round=race.table[ROUND], phase=phase, name=self.names[seat], asked=asked)
        return Text.assemble(self.runner(seat), " ", (words, "bold"))

    def runner(self, seat: int) -> Text:
        return Text(LETTERS[seat] if self.plain else f" {LETTERS[seat]} ", style=RUNNERS[seat])

    # The board

    def board(self, race: Race, numbered: Mapping[int, int]) -> Text:
        """The track; the spaces of `numbered` carry the number of the option that leads there."""
        track = race.game.track
        cells = self._cells(race, numbered)
        section = {square: track.section[space] for space, those in enumerate(track.squares[1:], 1) for square in those}
        rows = range(max(row for _, row in cells), -1, -1)
        tall = not self.plain and self.console.height >= TALL[self.wide]
        width = max(column for column, _ in cells) + 2
        board = Text(no_wrap=True)
        for row in rows:
            board.append_text(self._row(cells, section, row, width))
            board.append("\n")
            if tall:
                board.append_text(_under(cells, section, row, width))
                board.append("\n")
        board.right_crop(1)
        return board

    def _cells(self, race: Race, numbered: Mapping[int, int]) -> dict[Square, Cell]:
        track = race.game.track
        cells: dict[Square, Cell] = {}
        for space, those in enumerate(track.squares):
            for square in those:
                cells[square] = self._cell(race, space, square)
        for square in _walls(race):
            cells[square] = Cell("## " if self.plain else "▓▓▓", "#2f6130", FILLS["wall"])
        for space, number in numbered.items():
            shown = next(square for square in track.squares[space] if space or _map_code(race, square) == "FN")
            cells[shown] = Cell(f"{number:^3}", "bold #111111", FILLS["target"])
        standing: dict[int, list[int]] = {}
        for seat, me in enumerate(race.seats):
            standing.setdefault(me.space, []).append(seat)
        for space, seats in standing.items():
            squares = track.squares[space]
            if space == 0:  # a large space has room for each
                squares = tuple(square for square in squares if _map_code(race, square) == "ST")
            if len(squares) >= len(seats):
                for square, seat in zip(squares, seats, strict=False):
                    cells[square] = self._runner_cell((seat,))
            else:
                cells[squares[0]] = self._runner_cell(seats)
        return cells

    def _runner_cell(self, seats: Sequence[int]) -> Cell:
        letters = "".join(LETTERS[seat] for seat in seats)
        ink, fill = RUNNERS[seats[0]].split(" on ")
        return Cell(f"@{letters:<2}" if self.plain and len(seats) < 3 else f"{letters:^3}", ink, fill)

    def _cell(self, race: Race, space: int, square: Square) -> Cell:
        track = race.game.track
        fill = TINTS[track.section[space] % 2]
        if space == 0:
            finish = _map_code(race, square) == "FN"
            if self.plain:
                return Cell("FN " if finish else "ST ", "", "")
            return Cell("▚▚▚", "#111111", FILLS["finish"]) if finish else Cell(" ▶ ", "#e2e8f0", FILLS["start"])
        if self.plain:
            return Cell(f"{_map_code(race, square)} ", "", "")
        if track.water[space]:
            return Cell("≈≈≈", "#2c7fb8", FILLS["water"])
        bonus = track.bonus[space]
        if bonus is None:
            sign = _map_code(race, square)
            return Cell(" · ", INK["open"], fill) if sign == ".." else Cell(f"{sign:^3}", "bold #111111", fill)
        if bonus.credits:
            return Cell(f"◆{bonus.credits} ", f"bold {INK['credits']}", fill)
        if bonus.gain != NOTHING:
            most = " " if bonus.gain == ANY else str(bonus.gain)
            return Cell(f"✚{most} ", f"bold {INK['gain']}", fill)
        if bonus.lose:
            return Cell(f"✖{bonus.lose}{'⚑' if bonus.fan else ' '}", f"bold {INK['lose']}", fill)
        return Cell(" ⚑ ", f"bold {INK['fan']}", fill)

    def _row(self, cells: Mapping[Square, Cell], section: Mapping[Square, int], row: int, width: int) -> Text:
        ground = "" if self.plain else f"on {GROUND}"
        text = Text("  " if self.plain else "   ", style=ground)
        column = 0
        while column < width:
            cell = cells.get((column, row))
            if cell is None:
                text.append("  ", style=ground)
                column += 1
                continue
            text.append(cell.text, style=f"{cell.ink} on {cell.fill}" if not self.plain else "")
            red = _red(section, (column, row), (column + 2, row))
            text.append("|" if red and self.plain else " ", style=ground and f"on {RED_LINE if red else GROUND}")
            column += 2
        text.append("" if self.plain else "  ", style=ground)
        if self.plain:
            text.rstrip()
        return text

    def _legend(self) -> Text:
        return Text(say("legend-plain" if self.plain else "legend-rich"), style="dim")

    # Market, zones, seats

    def market(self, race: Race) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        for kind, card in enumerate(race.game.cards, start=WHITE):
            clauses = " ".join(self._clauses[card.name])
            table.add_row(
                Text(f" {KINDS[kind]:^6} ", style=_die_style(kind)),
                Text(str(race.game.prices[kind]), style="bold", justify="right"),
                Text(card_name(race, kind), style="bold", no_wrap=True),
                Text(f"×{race.table[TRAYS + kind]}" if not self.plain else f"x{race.table[TRAYS + kind]}", style="dim"),
                Text(clauses, style="dim", no_wrap=True, overflow="ellipsis"),
            )
        return table

    def others(self, race: Race, but: int | None) -> RenderableType:
        """A line for each seat: numbers, active dice, dice left in the roll zone."""
        table = Table.grid(padding=(0, 1))
        for seat, me in enumerate(race.seats):
            if seat != but:
                table.add_row(
                    self.runner(seat),
                    Group(
                        Text.assemble((self.names[seat], "bold"), f" · {self._numbers(me)}"),
                        Text.assemble(self._active(me), " | ", self._zone(me, "roll")),
                    ),
                )
        return table

    def zones(self, race: Race, seat: int) -> RenderableType:
        me = race.seats[seat]
        table = Table.grid(padding=(0, 1))
        for zone in ("draw", "roll", "active", "discard"):
            dice = self._active(me) if zone == "active" else self._zone(me, zone)
            table.add_row(Text(say(f"zone-{zone}"), style="dim"), dice)
        lines: list[RenderableType] = [table, Text(f"{self._numbers(me)} · {_standing(race, me)}")]
        if PUSH in race.legal(seat):
            lines.append(odds_line(race, seat))
        if self.plain:
            return Group(*lines)
        title = Text.assemble(self.runner(seat), " ", (self.names[seat], "bold"))
        return Panel(Group(*lines), title=title, title_align="left", border_style=RUNNERS[seat].split(" on ")[1])

    def _numbers(self, me: Seat) -> str:
        water = say("water-feet", water_feet=me.water_feet) if me.water_feet else ""
        numbers = {"credits": me.credits, "coins": me.coins, "feet": me.feet, "fans": me.fans, "limit": me.limit}
        return say("numbers", **numbers) + water

    def _zone(self, me: Seat, zone: str) -> Text:
        first = ZONES[zone]
        dice = [(kind, me.dice[first + kind]) for kind in range(KIND_COUNT) if me.dice[first + kind]]
        return self._chips((f"{count} {KINDS[kind]}", _die_style(kind)) for kind, count in dice)

    def _active(self, me: Seat) -> Text:
        chips: list[tuple[str, str]] = []
        for name, part in ACTIVE_PARTS.items():
            for code in CODES:
                if count := me.dice[part + code]:
                    words = f"{count} {CODE_NAMES[code]}"
                    style = _die_style(code >> 2)
                    chips.append((say("used", dice=words), f"dim {style}") if name == "used" else (words, style))
        return self._chips(chips)

    def _chips(self, chips: Iterable[tuple[str, str]]) -> Text:
        parts = [Text(words if self.plain else f" {words} ", style=style) for words, style in chips]
        return Text(", " if self.plain else " ").join(parts) if parts else Text(say("nothing"), style="dim")

    def cards(self, race: Race) -> str:
        """Every card in full, for help."""
        return "\n".join(
            f"{KINDS[kind]:>6}  {card_name(race, kind)}: {' '.join(self._clauses[card.name])}"
            for kind, card in enumerate(race.game.cards, start=WHITE)
        )

    # Options and events

    def options(self, race: Race, seat: int, options: Sequence[int]) -> RenderableType:
        items = []
        for number, action in enumerate(options, start=1):
            item = Text.assemble((f"{number} ", f"bold {FILLS['target']}"), str(TABLE[action]))
            note = option_note(race, seat, action)
            if note:
                item.append(f" · {note}", style="dim")
            items.append(item)
        return Columns(items, padding=(0, 3))

    def events(self, race: Race, events: Iterable[Event]) -> RenderableType:
        lines = []
        for event in condensed(events):
            who = Text("   ") if event.seat < 0 else self.runner(event.seat)
            line = Text.assemble(who, " ", event_words(race, event, self.names))
            lines.append(line.append(f" {event.rule}", style="dim") if event.rule else line)
        return Group(*lines)


# What the engine says about the options


def targets(race: Race, seat: int, options: Sequence[int]) -> dict[int, int]:
    """The spaces that options lead to, each with the option's number: found by trying them on copies."""
    found: dict[int, int] = {}
    for number, action in enumerate(options, start=1):
        if STEP <= action < FROM_DRAW:
            trial = race.copy().collect(True)
            events = trial.apply(seat, action)
            places = [event.fields.get("to", event.fields.get("at")) for event in events if event.seat == seat]
            at = next((place for place in places if isinstance(place, int)), None)
            me = trial.seats[seat]
            if at is None and me.stack[-1] == POINTING:
                at = me.stack[-2]
            if at is not None:
                found.setdefault(at, number)  # two ways of pointing may end at one space
    return found


def option_note(race: Race, seat: int, action: int) -> str:
    """What helps to choose: the risk of a push, the card and price of a die."""
    if FROM_TRAY + WHITE <= action < FROM_TRAY + TRAY_KINDS:
        kind = action - FROM_TRAY
        return say("option-price", card=card_name(race, kind), price=race.game.prices[kind])
    pushes = action == PUSH or (PUSH in race.legal(seat) and FROM_ACTIVE <= action < FROM_TRAY)
    if pushes:
        chance = bust_chance(race, seat, action)
        return say("option-bust", chance=percent(chance)) if chance else say("option-safe")
    if FROM_ACTIVE <= action < FROM_TRAY and (kind := home(CODE_OF[action] >> 2)) in range(WHITE, TRAY_KINDS):
        return card_name(race, kind)
    return ""


def odds_line(race: Race, seat: int) -> Text:
    chance = bust_chance(race, seat)
    hits = hit_chances(race, seat)
    expected = f"{float(sum(n * p for n, p in enumerate(hits))):.1f}"
    words = say("odds", bust=percent(chance), hits=expected) if chance else say("odds-free", hits=expected)
    return Text(words, style="bold")


def percent(chance: Fraction) -> str:
    """A chance as people say it; never 0 or 100 for what is neither.

    >>> percent(Fraction(1, 6)), percent(Fraction(0)), percent(Fraction(1, 3000)), percent(Fraction(1))
    ('17 %', '0 %', 'under 0.1 %', '100 %')
    >>> percent(Fraction(1, 40)), percent(Fraction(2999, 3000))
    ('2.5 %', 'over 99.9 %')
    """
    if chance in (0, 1):
        return f"{int(chance) * 100} %"
    if chance < Fraction(1, 1000):
        return "under 0.1 %"
    if chance > Fraction(999, 1000):
        return "over 99.9 %"
    value = float(100 * chance)
    return f"{value:.1f} %" if value < 9.95 or value > 99 else f"{value:.0f} %"


def card_name(race: Race, kind: int) -> str:
    data = race.game.data()
    assert isinstance(data, dict)
    cards = data["cards"]
    assert isinstance(cards, list)
    card = cards[kind - WHITE]
    assert isinstance(card, dict)
    names = card["names"]
    assert isinstance(names, dict)
    return str(names["en"])


def event_words(race: Race, event: Event, names: Sequence[str]) -> str:
    """One sentence for one event."""
    fields = dict(event.fields)
    key = f"event-{event.kind}"
    words: dict[str, object] = {"name": names[event.seat] if event.seat >= 0 else say("the-table"), **fields}
    words["kind"] = event.kind
    if event.kind == "rolled":
        faces = [str(face) for face in _list(fields["faces"])]
        hits = [face for face in faces if not face.endswith(" miss")]
        key = key if hits else f"{key}-none"
        words |= {"count": len(faces), "hits": _counted(hits)}
    elif event.kind == "push" and fields.get("risk"):
        key = f"{key}-risk"
    elif event.kind == "drew":
        dice = fields.get("dice", {str(fields.get("die")): fields.get("count")})
        assert isinstance(dice, dict)
        words["dice"] = ", ".join(f"{count} {die}" for die, count in dice.items())
    elif event.kind == "fan":
        gains = [say(f"gain-{what}", count=fields[what]) for what in ("credits", "tokens") if fields[what]]
        words["gains"] = ", ".join(gains) or say("nothing")
    elif event.kind in ("stepped", "pointed"):
        words["place"] = race.game.track.name(int(str(fields.get("to", fields.get("at")))))
        words.setdefault("steps", 1)
    elif event.kind == "used":
        words["card"] = next(
            card_name(race, kind) for kind, c in enumerate(race.game.cards, WHITE) if c.name == fields["card"]
        )
    elif event.kind in ("round", "swords"):
        values = _list(fields["limits" if event.kind == "round" else "counts"])
        words["limits"] = words["counts"] = ", ".join(f"{n}: {v}" for n, v in zip(names, values, strict=True))
    return say(key if key in WORDS else "event-other", **words)


def condensed(events: Iterable[Event]) -> list[Event]:
    """Draws and steps of one seat in a row as one event."""
    lines: list[Event] = []
    for event in events:
        last = lines[-1] if lines else None
        same = last is not None and (last.kind, last.seat, last.rule) == (event.kind, event.seat, event.rule)
        if event.kind == "drew" and "die" in event.fields:
            before = last.fields["dice"] if same and last is not None else {}
            assert isinstance(before, dict)
            die, count = str(event.fields["die"]), int(str(event.fields["count"]))
            drew = event._replace(fields={"dice": {**before, die: int(str(before.get(die, 0))) + count}})
            lines[-1:] = [drew] if before else [*lines[-1:], drew]
        elif event.kind == "stepped" and "steps" not in event.fields:
            steps = int(str(last.fields["steps"])) if same and last is not None else 0
            step = event._replace(fields={**event.fields, "steps": steps + 1})
            lines[-1:] = [step] if steps else [*lines[-1:], step]
        else:
            lines.append(event)
    return lines


def _counted(words: Sequence[str]) -> str:
    return ", ".join(f"{count} {word}" for word, count in Counter(words).items())


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _standing(race: Race, me: Seat) -> str:
    track = race.game.track
    if me.laps >= race.game.laps:
        return say("finished-lap", distance=track.distance[me.space])
    return say("standing", lines=race.progress(me), away=track.to_finish_wet[me.space])


def _die_style(kind: int) -> str:
    return DICE[home(kind)]


# The map's text, for what is no space or carries a sign


def _rows(race: Race) -> list[str]:
    data = race.game.data()
    assert isinstance(data, dict)
    tracks = data["tracks"]
    assert isinstance(tracks, list)
    track = tracks[0]
    assert isinstance(track, dict)
    rows = track["map"]
    assert isinstance(rows, list)
    return [str(row) for row in rows]


def _map_code(race: Race, square: Square) -> str:
    rows = _rows(race)
    column, row = square
    return rows[len(rows) - 1 - row][3 + 2 * column :][:2]


def _walls(race: Race) -> list[Square]:
    rows = _rows(race)
    return [
        ((at - 3) // 2, len(rows) - 1 - line)
        for line, row in enumerate(rows)
        for at in range(3, len(row) - 1)
        if row[at : at + 2] == "##"
    ]


def _red(section: Mapping[Square, int], one: Square, other: Square) -> bool:
    """Does a red line run between these squares?"""
    return one in section and other in section and section[one] != section[other]


def _under(cells: Mapping[Square, Cell], section: Mapping[Square, int], row: int, width: int) -> Text:
    """The line below a row: the lower part of its squares, and the red lines towards the next row."""
    text = Text("   ", style=f"on {GROUND}")
    column = 0
    while column < width:
        square = (column, row)
        cell = cells.get(square)
        if cell is None:
            text.append("  ", style=f"on {GROUND}")
            column += 1
            continue
        left, right = (_red(section, square, (column + d, row - 1)) for d in (-1, 1))
        text.append("▄▄", style=f"{RED_LINE if left else GROUND} on {cell.fill}")
        text.append("▄", style=f"{RED_LINE if right else GROUND} on {cell.fill}")
        beside = _red(section, square, (column + 2, row))
        text.append("▄", style=f"{RED_LINE if right or beside else GROUND} on {RED_LINE if beside else GROUND}")
        column += 2
    text.append("  ", style=f"on {GROUND}")
    return text
