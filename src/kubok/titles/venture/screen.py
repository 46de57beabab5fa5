"""A table of A Wild Venture in a terminal: board, player areas, the hand of who is asked, options and what happened.

`VentureScreen` draws, `PlainVentureScreen` says the same in sentences. A screen shows what one seat may see; without a
seat (a game watched, a record, the end of a game) everything lies open. Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kubok.kernel import Event
from kubok.kernel.words import person
from kubok.kernel.words import say as _say
from kubok.locale import Speech, text
from kubok.terminal.screen import RUNNERS, InSentences, Screen, clipped, sentences
from kubok.titles.venture import board, say
from kubok.titles.venture.board import COINS, SIGNS, OnBoard
from kubok.venture import Village
from kubok.venture.actions import TABLE, WAY
from kubok.venture.frames import DRAFTING, FROM_PILE, INVESTING, PICKING, RUBY
from kubok.venture.picking import TUCK
from kubok.venture.pieces import BUILDING, FIRST, GEAR, LAST, SPECIES, STARTERS, TURN, Seat, cards_of
from kubok.venture.score import points

COLOURS: Final = ("#9aa5ff", "#5fd38d", "#f0a35e")
"""Crows, frogs, rabbits."""

ENCHANTED: Final = SIGNS["enchantment"][1]
BESIDE: Final = 96
"""From so many columns on both player areas stand side by side."""

ROWS: Final = ("villagers", "gear", "buildings")


class VentureScreen(Screen):
    """Draws a game for whoever is looking."""

    # The whole table

    def table(self, state: Village, seat: int | None, options: Sequence[int] = ()) -> RenderableType:
        """Board, both player areas, what is pending, and the cards that the seat chooses from."""
        parts: list[RenderableType] = [self.head(state, seat), self.map(state, seat, options)]
        areas = [self.area(state, other, seat) for other in _order(state, seat)]
        if self.console.width >= BESIDE:
            grid = Table.grid(expand=True)
            for _ in areas:
                grid.add_column(ratio=1)
            grid.add_row(*areas)
            parts.append(grid)
        else:
            parts += areas
        if seat is not None:
            offered = offered_cards(state, seat)
            if offered:
                parts.append(self.cards(state, seat, offered_words(state), offered, costs=False))
            parts.append(self.cards(state, seat, text("venture-hand"), cards_of(state.seats[seat].hand), costs=True))
            parts += [Text(text("venture-then", words=words), style="dim") for words in say.pending_words(state)]
        return Group(*parts)

    def head(self, state: Village, seat: int | None) -> RenderableType:
        words = Text(head_words(state, seat, self.people), style="bold")
        piles = Text(" · ".join(pile_words(state)), style="dim")
        return Group(Text(), words if seat is None else Text.assemble(self.runner(seat), " ", words), piles)

    def map(self, state: Village, seat: int | None = None, options: Sequence[int] = ()) -> RenderableType:
        return board.draw(state.game, self.console.width, on_board(state, seat, options))

    # Player areas

    def area(self, state: Village, seat: int, viewer: int | None) -> RenderableType:
        """Numbers, starters, and the three rows of a player."""
        me, width = state.seats[seat], self.area_width()
        lines: list[RenderableType] = [
            Text.assemble(
                (f"● {me.coins}  ", f"bold {COINS}"),
                (f"✦ {me.tokens}  ", f"bold {ENCHANTED}"),
                (" · ".join(counts_words(me)), "dim"),
            )
        ]
        lines += [Text(words, style="dim") for words in pile_of(state, seat, viewer)]
        lines += [self.starter(state, me, starter, width) for starter in range(len(STARTERS))]
        for row in ROWS:
            cards = cards_of(getattr(me, row))
            if cards:
                lines.append(Text(text(f"venture-row-{row}").upper(), style="#8b93a1"))
                lines += [self.in_play(state, card, width) for card in cards]
        if viewer is None and me.hand:
            lines.append(Text(text("venture-hand-open", cards=say.titles(state.game, cards_of(me.hand))), style="dim"))
        title = Text.assemble(self.runner(seat), " ", (who_words(state, seat, self.names), "bold"))
        return Panel(Group(*lines), title=title, title_align="left", border_style=RUNNERS[seat].split(" on ")[1])

    def area_width(self) -> int:
        width = self.console.width
        return (width // 2 if width >= BESIDE else width) - 4

    def starter(self, state: Village, me: Seat, starter: int, width: int) -> Text:
        advanced = bool(me.starters >> starter & 1)
        name = f"{'▲' if advanced else '△'} {say.title(state.game, STARTERS[starter])} "
        words = say.starter_text(state.game, starter, advanced)
        return Text.assemble((name, f"bold {COLOURS[starter]}"), clipped(self.console, words, width - len(name), 1))

    def in_play(self, state: Village, card: int, width: int) -> RenderableType:
        """The name with supplies and enchantment, and below what it does."""
        game = state.game
        line = Text.assemble((say.title(game, card), f"bold {COLOURS[game.cards[card].species]}"), " ")
        line.append(_supplies(state.supplies[card]), style=COINS)
        if state.enchanted >> card & 1:
            line.append(f" ✦ {text('venture-is-enchanted')}", style=f"bold {ENCHANTED}")
        if game.free >> card & 1 and state.used >> card & 1:
            line.append(f" {text('venture-used')}", style="dim")
        words = clipped(self.console, say.card_text(game, card), width - 2, 3)
        return Group(line, *(Text("  ").append_text(part) for part in words.split("\n")))

    # Cards in a hand, a look or a pile

    def cards(self, state: Village, seat: int, title: str, cards: Sequence[int], *, costs: bool) -> RenderableType:
        """Cards with all their words; a cost that cannot be paid is red."""
        game, me = state.game, state.seats[seat]
        table = Table.grid(padding=(0, 1))
        wide = max((len(say.title(game, card)) for card in cards), default=0)
        sorts = max((len(say.sort_words(game, card)) for card in cards), default=0)
        room = self.console.width - wide - sorts - 14
        for card in sorted(cards, key=lambda card: (game.kind_of[card], game.cards[card].species, card)):
            cost = state.cost(me, card)
            paid = cost <= me.coins or not costs
            picked = card in me.picked
            table.add_row(
                Text(f"●{cost}", style=COINS if paid else "bold #ff5d6c"),
                Text("" if game.kind_of[card] == BUILDING else f"×{game.cards[card].supplies}", style=COINS),
                Text(say.title(game, card), style=f"{'dim ' * picked}bold {COLOURS[game.cards[card].species]}"),
                Text(say.sort_words(game, card), style="dim"),
                clipped(self.console, say.card_text(game, card), room, 3),
            )
        shown = table if cards else Text("–", style="dim")
        signs = Text(text("venture-hand-signs"), style="dim") if cards else None
        head = Text(title, style="bold")
        return Panel(shown, title=head, title_align="left", subtitle=signs, border_style="#6b7280")

    # Options and events

    def action_words(self, state: Village, seat: int, action: int) -> str:
        return say.action_words(state, seat, action)

    def note(self, state: Village, seat: int, action: int) -> str:
        return say.option_note(state, seat, action, self.people)

    def first(self, state: Village) -> int:
        return first_number(state)

    def told(self, state: Village, events: Iterable[Event]) -> Sequence[tuple[Event, str, str]]:
        return say.told(state, events, self.people)


def _supplies(number: int) -> str:
    return "●" * number if number <= 5 else f"●×{number}"


def _order(state: Village, seat: int | None) -> tuple[int, ...]:
    """Whoever is asked comes first."""
    return (0, 1) if seat is None else (seat, 1 - seat)


class PlainVentureScreen(InSentences, VentureScreen):
    """Tells a game in sentences; what has not changed is not told again."""

    def table(self, state: Village, seat: int | None, options: Sequence[int] = ()) -> RenderableType:
        head = head_words(state, seat, self.people)
        lines = [head if head.endswith("?") else head + "."]
        lines += self.news("piles", [f"{words[0].upper()}{words[1:]}." for words in pile_words(state)])
        for other in reversed(_order(state, seat)):
            lines += self.news((other, seat), self._area(state, other, seat))
        if seat is not None:
            offered = offered_cards(state, seat)
            if offered:
                left = [card for card in offered if card not in state.seats[seat].picked]
                lines += [offered_words(state) + ":", *(self._card(state, seat, card) for card in left)]
            hand = [self._card(state, seat, card) for card in cards_of(state.seats[seat].hand)]
            if self.news(("hand", seat), hand):
                lines += [text("venture-plain-hand", number=len(hand)), *hand]
            lines += [text("venture-then", words=words) + "." for words in say.pending_words(state)]
        return sentences(lines)

    def _area(self, state: Village, seat: int, viewer: int | None) -> list[str]:
        me, game, name = state.seats[seat], state.game, self.names[seat]
        numbers = ", ".join([text("venture-tokens", number=me.tokens), *counts_words(me)])
        lines = [text("venture-plain-who", who=who_words(state, seat, self.names))] if me.adventurer else []
        lines.append(text("venture-plain-numbers", name=name, coins=me.coins, numbers=numbers))
        lines.append(text("venture-plain-where", name=name, place=say.place_words(game, me.space)))
        lines += [text("venture-plain-pile", name=name, words=words) for words in pile_of(state, seat, viewer)]
        for starter, key in enumerate(STARTERS):
            advanced = bool(me.starters >> starter & 1)
            side = text("venture-advanced" if advanced else "venture-basic")
            words = {"title": say.title(game, key), "words": say.starter_text(game, starter, advanced) + "."}
            lines.append(text("venture-plain-card", name=name, **words, notes=f" ({side})"))
        for row in ROWS:
            lines += [self._in_play(state, name, card) for card in cards_of(getattr(me, row))]
        if viewer is None and me.hand:
            lines.append(text("venture-plain-open", name=name, cards=say.titles(game, cards_of(me.hand))))
        return lines

    def _in_play(self, state: Village, name: str, card: int) -> str:
        game = state.game
        notes = [say.sort_words(game, card), text("venture-supplies", number=state.supplies[card])]
        notes += [text("venture-is-enchanted")] if state.enchanted >> card & 1 else []
        words = {"title": say.title(game, card), "words": say.card_text(game, card)}
        return text("venture-plain-card", name=name, **words, notes=f" ({', '.join(notes)})")

    def _card(self, state: Village, seat: int, card: int) -> str:
        return say.card_line(state.game, state.game.names[card], state.cost(state.seats[seat], card))

    def map(self, state: Village, seat: int | None = None, options: Sequence[int] = ()) -> RenderableType:
        return sentences(board.tell(state.game, on_board(state, seat, options)))


# What both screens say


def first_number(state: Village) -> int:
    """The number of the first option: where coins are counted, a number typed means so many of them."""
    return 0 if state.stack[-1][0] == INVESTING else 1


def head_words(state: Village, seat: int | None, people: Speech) -> str:
    """The turn, and what is asked of whom."""
    turn = state.table[TURN]
    begun = text("venture-turn", number=turn) if turn else text("venture-set-up")
    if state.table[LAST]:
        begun = f"{begun} · {text('venture-last-turns', number=state.table[LAST])}"
    if seat is None:
        return begun
    return people.words(_say("venture-head", begun=begun, name=person(seat), asked=say.question_words(state, seat)))


def pile_words(state: Village) -> list[str]:
    """How large deck and discard pile are, and what lies on top of the pile."""
    piles = [text("venture-deck", number=state.in_deck())]
    if not state.discard:
        return [*piles, text("venture-no-discard")]
    top = say.title(state.game, state.discard[-1])
    return [*piles, text("venture-discard", number=len(state.discard), card=top)]


def who_words(state: Village, seat: int, names: Sequence[str]) -> str:
    """A player with the adventurer, once there is one, and whether the game began with that player."""
    adventurer = state.seats[seat].adventurer
    who = text("venture-who", name=names[seat], species=SPECIES[adventurer - 1]) if adventurer else names[seat]
    return f"{who} · {text('venture-first')}" if state.table[FIRST] == seat else who


def counts_words(me: Seat) -> list[str]:
    """How many cards are in hand and tucked."""
    tucked = (me.hidden | me.shown).bit_count()
    return [text("venture-in-hand", number=me.hand.bit_count()), text("venture-tucked", number=tucked)]


def pile_of(state: Village, seat: int, viewer: int | None) -> list[str]:
    """The scoring pile by species, and the points so far; nothing where the viewer may not look into it (V-8.1)."""
    game, me = state.game, state.seats[seat]
    if viewer is not None and not (viewer == seat and game.open_piles):
        return []
    pile = me.hidden | me.shown
    counts = {species: (pile & game.villagers[number]).bit_count() for number, species in enumerate(SPECIES)}
    gear = (pile & game.of_kind[GEAR]).bit_count()
    return [text("venture-pile", **counts, gear=gear), say.points_words(points(state, me))]


def offered_cards(state: Village, seat: int) -> tuple[int, ...]:
    """Cards outside the hand that the seat looks at or chooses from."""
    kind = state.stack[-1][0]
    if kind == DRAFTING:
        return tuple(cards_of(state.offer))
    if kind in (FROM_PILE, RUBY):
        return state.discard
    if kind == PICKING and state.looks and state.looks[-1][0] == seat and state.stack[-1][2] > TUCK:
        return tuple(cards_of(state.looks[-1][1]))
    return ()


def offered_words(state: Village) -> str:
    kind = state.stack[-1][0]
    if kind == DRAFTING:
        return text("venture-offer")
    return text("venture-look" if kind == PICKING else "venture-pile-open")


def on_board(state: Village, seat: int | None, options: Sequence[int]) -> OnBoard:
    """What stands on the board, and the spaces that options lead to."""
    numbered = {}
    if seat is not None:
        ways = state.game.board.ways[state.seats[seat].space]
        numbered = {ways[a - WAY]: n for n, a in enumerate(options, start=1) if TABLE[a].name == "way"}
    placed = tuple(me.space for me in state.seats)
    return OnBoard(placed, state.tokens, tuple(me.pairs for me in state.seats), numbered)
