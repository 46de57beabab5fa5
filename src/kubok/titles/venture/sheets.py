"""A Wild Venture as labelled values, for a table that draws nothing: what lies open, and what a seat sees besides.

Also the glossary: all that the data of a game names, with what it says. Nothing here knows a language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from kubok.kernel import JSON
from kubok.kernel.words import Said, listed, named, person, say
from kubok.titles.title import Entry, Glossary, Row, Sheet, outcome
from kubok.venture import Venture, Village, telling
from kubok.venture.board import TRAILS
from kubok.venture.frames import ENDING
from kubok.venture.frames import TURN as TURN_FRAME
from kubok.venture.pieces import BUILDING, ENDED, FIRST, LAST, SPECIES, STARTERS, TURN, Seat, cards_of
from kubok.venture.score import points
from kubok.venture.telling import NOTES

# What the data names


@lru_cache(maxsize=8)
def glossary(game: Venture) -> Glossary:
    """Cards, starters, trails and the board: their names, and what they say or offer."""
    data: Any = game.data()
    found: dict[str, Entry] = {
        card["name"]: {"names": card["names"], "text": cast("list[JSON]", game.texts[card["name"]])}
        for card in (*data["cards"], *data["starters"])
    }
    for trail, entry in enumerate(data["board"]["trail"]):
        lines = telling.trail_lines(game, trail, lambda space: telling.space_line(game, space, token=True))
        found[telling.trail_key(trail)] = {"names": entry["names"], "text": cast("list[JSON]", lines)}
    found[telling.BOARD] = {"names": data["board"]["names"], "text": []}
    return found


@lru_cache(maxsize=8)
def names_of(game: Venture) -> Mapping[str, Mapping[str, str]]:
    """By key the names in every language."""
    return {key: entry["names"] for key, entry in glossary(game).items()}


# What is shown


def public(state: Village) -> Sheet:
    """The position as everybody may see it."""
    return _sheet(state, None)


def own(state: Village, seat: int) -> Sheet:
    """The position as that seat sees it."""
    return _sheet(state, seat)


def _sheet(state: Village, viewer: int | None) -> Sheet:
    seats = [_area(state, seat, viewer) for seat in range(len(state.seats))]
    return {"table": _table(state), "seats": seats, "result": outcome(state)}


def _row(label: str, value: JSON) -> Row:
    return {"label": say(f"venture-label-{label}"), "value": value}


def _notes(*parts: JSON) -> JSON:
    return listed(parts, NOTES)


def _table(state: Village) -> list[Row]:
    """Turn, piles, what goes on afterwards, and the board with the tokens that are left."""
    turn, last, first = state.table[TURN], state.table[LAST], state.stack[0]
    begun: list[JSON] = [turn or say("venture-set-up")]
    begun += [person(first[1])] if first[0] in (TURN_FRAME, ENDING) else []
    begun += [say("venture-last-turns", number=last)] if last else []
    rows = [_row("turn", _notes(*begun)), _row("deck", state.in_deck())]
    pile = state.discard
    on_top = say("venture-on-top", number=len(pile), card=telling.card_named(state.game, pile[-1])) if pile else 0
    rows.append(_row("discard", on_top))
    pending = telling.pending(state)
    rows += [_row("then", _notes(*pending))] if pending else []
    return rows + [_trail(state, trail) for trail in range(TRAILS)]


def _trail(state: Village, trail: int) -> Row:
    def line(space: int) -> Said:
        pair = state.game.board.spaces[space].pair
        left = state.tokens >> space & 1 if pair < 0 else any(not me.pairs >> pair & 1 for me in state.seats)
        said = telling.space_line(state.game, space, bool(left))
        here = [person(seat) for seat, me in enumerate(state.seats) if me.space == space]
        return say("venture-stands", space=said, names=listed(here)) if here else said

    lines = telling.trail_lines(state.game, trail, line)
    return {"label": named(telling.trail_key(trail)), "value": listed(lines, "venture-between-lines")}


def _area(state: Village, seat: int, viewer: int | None) -> list[Row]:
    """What lies with a player: numbers, starters and rows; of the hand as much as the viewer may see."""
    me, game, over = state.seats[seat], state.game, state.table[ENDED]
    rows = [_row("adventurer", _adventurer(state, seat)), _row("coins", me.coins), _row("tokens", me.tokens)]
    rows += [_row("points", telling.points_part(points(state, me)))] if over else []
    pile = me.hidden | me.shown
    open_pile = over or (seat == viewer and game.open_piles)
    rows.append(_row("tucked", telling.cards_named(game, cards_of(pile)) if open_pile and pile else pile.bit_count()))
    rows.append(_row("hand", me.hand.bit_count()))
    if over or seat == viewer:
        rows += [_held(state, me, "in-hand", card) for card in cards_of(me.hand)]
    if viewer is not None and seat == viewer:
        looked = [card for looker, cards in state.looks[-1:] if looker == viewer for card in cards_of(cards)]
        rows += [_held(state, me, "looked-at", card) for card in looked]
        rows += [_row("picked", telling.cards_named(game, me.picked))] if me.picked else []
    elif viewer is not None and me.known and not over:
        rows.append(_row("known", telling.cards_named(game, cards_of(me.known))))
    rows += [_starter(game, me, starter) for starter in range(len(STARTERS))]
    in_play = {"villagers": me.villagers, "gear": me.gear, "buildings": me.buildings}
    return rows + [_in_play(state, row, card) for row, cards in in_play.items() for card in cards_of(cards)]


def _adventurer(state: Village, seat: int) -> JSON:
    me = state.seats[seat]
    kind = [say("venture-species", species=SPECIES[me.adventurer - 1])] if me.adventurer else []
    first = [say("venture-first")] if state.table[FIRST] == seat else []
    return _notes(*kind, telling.place_part(state.game, me.space), *first)


def _held(state: Village, me: Seat, where: str, card: int) -> Row:
    """A card outside the rows: what it would cost, the supplies it would have, and what it says."""
    game, one = state.game, state.game.cards[card]
    cost = say("venture-cost", coins=telling.coins_part(state.cost(me, card)))
    supplies = [] if one.kind == BUILDING else [telling.supplies_part(one.supplies)]
    said = _notes(telling.sort_part(game, card), cost, *supplies, *_text(game, card))
    return {"label": telling.card_named(game, card), "value": said, "group": say(f"venture-label-{where}")}


def _text(game: Venture, card: int) -> Sequence[Said]:
    return game.texts[game.names[card]]


def _starter(game: Venture, me: Seat, starter: int) -> Row:
    name, advanced = STARTERS[starter], bool(me.starters >> starter & 1)
    side = say("venture-advanced" if advanced else "venture-basic")
    said = _notes(side, telling.side_part(game.texts[name], advanced))
    return {"label": named(name), "value": said, "group": say("venture-label-starters")}


def _in_play(state: Village, row: str, card: int) -> Row:
    """A card in a row: supplies, whether it is enchanted or used, and what it says."""
    game = state.game
    marks = [telling.sort_part(game, card), telling.supplies_part(state.supplies[card])]
    marks += [say("venture-is-enchanted")] if state.enchanted >> card & 1 else []
    marks += [say("venture-used")] if (game.free & state.used) >> card & 1 else []
    said = _notes(*marks, *_text(game, card))
    return {"label": telling.card_named(game, card), "value": said, "group": say(f"venture-row-{row}")}
