"""What a page is shown of A Wild Venture: what lies open, what a seat sees besides, and what never changes.

Also the glossary: all that the data of a game names, with what it says. Nothing here knows a language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

from kubok.kernel import JSON
from kubok.kernel.words import NAMED, Said
from kubok.titles.title import Entry, Glossary, Served, outcome
from kubok.titles.venture.gist import gist
from kubok.titles.venture.types import After, Area, Asked, Held, Lying, Portrait, Reached, Space, Still, View, Waiting
from kubok.venture import Venture, Village, telling
from kubok.venture.actions import STOP, TABLE, WAY
from kubok.venture.board import HOME
from kubok.venture.cardart import art, skies
from kubok.venture.data import open_box
from kubok.venture.drawing import board_land, board_parts, signs, tokens_svg, use
from kubok.venture.frames import DRAFTING, ENDING, FROM_PILE, NAMES, PICKING, RUBY, TRAVELLING
from kubok.venture.frames import TURN as TURN_FRAME
from kubok.venture.picking import HOWS, TUCK
from kubok.venture.pieces import (
    ENDED,
    FIRST,
    LAST,
    MAINS,
    SPECIES,
    STARTERS,
    TURN,
    Seat,
    cards_of,
)
from kubok.venture.score import points
from kubok.venture.wording import reward_part

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


# What never changes

_DRAWN: Final = (
    "coin", "cards", "chest", "nest", "lily_pad", "burrow", "enchantment", "pair_1", "pair_2", "homeward", "crow",
    "frog", "rabbit", "travel", "invest", "tuck", "supply", "look", "discard", "activate", "play", "house", "satchel",
    "token",
)  # fmt: skip
"""The signs that a page draws by itself."""


@lru_cache(maxsize=8)
def still(game: Venture) -> Still:
    """The pictures: of the cards, the spaces, and where they lie. The land is served by itself."""
    data: Any = game.data()
    board, parts = data["board"], board_parts(data["board"])
    cards = {card["name"]: _portrait(card) for card in (*data["starters"], *data["cards"])}
    spaces = {space["key"]: _space(space, parts) for trail in board["trail"] for space in trail["spaces"]}
    drawn = "".join([use(sign, 0, 0) for sign in _DRAWN] + [card["art"] for card in cards.values()])
    drawn += "".join(space["drawn"] + space["toll"] for space in spaces.values())
    left, top, right, low = parts.crop
    return {
        "board": board["name"],
        "crop": [left, top, right - left, low - top],
        "home": board["home"],
        "spaces": spaces,
        "posts": {
            telling.trail_key(number): list(parts.posts[trail["names"]["en"]])
            for number, trail in enumerate(board["trail"])
        },
        "tokens": tokens_svg(),
        "signs": signs(drawn) + skies(),
        "cards": cards,
    }


def _portrait(card: Mapping[str, Any]) -> Portrait:
    return {
        "art": art(card),
        "kind": card["kind"],
        "species": card["species"],
        "cost": card.get("cost", 0),
        "supplies": card.get("supplies", 0),
        "free": bool(card.get("free")),
        "gist": gist(card),
    }


def _space(space: Mapping[str, Any], parts: Any) -> Space:
    key = space["key"]
    return {
        "at": space["at"],
        "before": space["from"],
        "end": key in parts.ends,
        "drawn": parts.spaces[key],
        "toll": parts.tolls.get(key, ""),
        "token": space.get("token", ""),
        "gives": reward_part(space["reward"]),
    }


def land(data: Path | None, topic: str, asked: Mapping[str, str]) -> Served | None:
    """The land of a board, as a picture."""
    boards = open_box(data).boards
    return Served(board_land(boards[topic]), kept=True, kind="image/svg+xml") if topic in boards else None


# What is shown


def public(state: Village) -> View:
    """The position as everybody may see it."""
    return _view(state, None)


def own(state: Village, seat: int) -> View:
    """The position as that seat sees it."""
    view = _view(state, seat)
    if seat in state.owed():
        view["asked"] = _asked(state, seat)
        if found := list(_reach(state, seat)):
            view["reach"] = found
    return view


def _view(state: Village, viewer: int | None) -> View:
    game, table, first = state.game, state.table, state.stack[0]
    return {
        "turn": table[TURN],
        "active": first[1] if first[0] in (TURN_FRAME, ENDING) else -1,
        "first": table[FIRST],
        "mains": table[MAINS],
        "last": table[LAST],
        "deck": state.in_deck(),
        "discard": [game.names[card] for card in state.discard],
        "tokens": _tokens(state),
        "chain": _chain(state),
        "seats": [_area(state, seat, viewer) for seat in range(len(state.seats))],
        "result": outcome(state),
    }


def _tokens(state: Village) -> dict[str, int]:
    found = {}
    for number, space in enumerate(state.game.board.spaces):
        left = state.tokens >> number & 1
        if space.pair >= 0:
            left = sum(not me.pairs >> space.pair & 1 for me in state.seats)
        if left:
            found[space.key] = left
    return found


def _chain(state: Village) -> list[Waiting]:
    return [{"card": _card_in(part), "say": part} for part in telling.pending(state)]


def _card_in(part: Said) -> str:
    card = part.get("card")
    return cast(str, card[NAMED]) if isinstance(card, dict) and NAMED in card else ""


def _area(state: Village, seat: int, viewer: int | None) -> Area:
    """What lies with a player; of hand and pile as much as the viewer may see."""
    me, game, over = state.seats[seat], state.game, state.table[ENDED]
    pile = me.hidden | me.shown
    area: Area = {
        "adventurer": SPECIES[me.adventurer - 1] if me.adventurer else "",
        "space": "home" if me.space == HOME else game.board.spaces[me.space].key,
        "coins": me.coins,
        "tokens": me.tokens,
        "starters": [bool(me.starters >> starter & 1) for starter in range(len(STARTERS))],
        "villagers": _row(state, me.villagers),
        "gear": _row(state, me.gear),
        "buildings": _row(state, me.buildings),
        "tucked": pile.bit_count(),
        "hand": me.hand.bit_count(),
    }
    if over or seat == viewer:
        area["held"] = _held(state, me, cards_of(me.hand))
    elif viewer is not None and me.known:
        area["known"] = _names(game, cards_of(me.known))
    if over or (seat == viewer and game.open_piles):
        area["pile"] = _names(game, cards_of(pile))
    if over:
        own = points(state, me)
        area["points"] = {"villagers": own.villagers, "buildings": own.buildings, "gear": own.gear}
    return area


def _names(game: Venture, cards: Iterable[int]) -> list[str]:
    return [game.names[card] for card in cards]


def _row(state: Village, cards: int) -> list[Lying]:
    game = state.game
    return [
        {
            "card": game.names[card],
            "supplies": state.supplies[card],
            "enchanted": bool(state.enchanted >> card & 1),
            "used": bool((game.free & state.used) >> card & 1),
        }
        for card in cards_of(cards)
    ]


def _held(state: Village, me: Seat, cards: Iterable[int]) -> list[Held]:
    return [
        {"card": state.game.names[card], "cost": state.cost(me, card), "picked": card in me.picked} for card in cards
    ]


def _asked(state: Village, seat: int) -> Asked:
    frame, me = state.stack[-1], state.seats[seat]
    kind, question = NAMES[frame[0]], telling.question(state, seat)
    number, offer = 1, list[int]()
    if frame[0] == PICKING:
        kind, number = f"{kind}-{HOWS[frame[2]]}", frame[3] - len(me.picked)
        if frame[2] > TUCK and state.looks and state.looks[-1][0] == seat:
            offer = cards_of(state.looks[-1][1])
    elif frame[0] == DRAFTING:
        offer = cards_of(state.offer)
    elif frame[0] in (FROM_PILE, RUBY):
        offer = list(state.discard)
    return {"kind": kind, "card": _card_in(question or {}), "number": number, "offer": _held(state, me, offer)}


# What an action comes to


def means(state: Village, seat: int, action: int) -> Mapping[str, JSON]:
    """On what an action is pressed: a card, a starter, or a space."""
    if TABLE[action].name == "way":
        return {"on": _key(state, state.game.board.ways[state.seats[seat].space][action - WAY])}
    card = telling.card_of(state.game, action)
    return {"on": card} if card else {}


def _key(state: Village, space: int) -> str:
    return state.game.board.spaces[space].key


def _reach(state: Village, seat: int) -> Iterator[Reached]:
    """Where a move can end: one that is under way, or one that an activation would begin without further questions."""
    if state.stack[-1][0] == TRAVELLING:
        yield from _walk(state, state, seat, [], "")
    elif state.stack[-1][0] == TURN_FRAME:
        for action in state.legal(seat):
            if TABLE[action].name == "activate":
                trial = state.copy().collect(False)
                trial.apply(seat, action)
                by = telling.card_of(state.game, action)
                if trial.stack[-1][0] == TRAVELLING and seat in trial.owed():
                    if STOP in trial.legal(seat):  # the only way was taken at once
                        yield _reached(state, seat, trial.seats[seat].space, [action, STOP], by)
                    yield from _walk(state, trial, seat, [action], by)


def _walk(begun: Village, state: Village, seat: int, done: list[int], by: str) -> Iterator[Reached]:
    """Every step is asked of the rules on a copy. Beyond a question no way goes on."""
    for action in state.legal(seat):
        if TABLE[action].name != "way":
            continue
        space, trial = state.game.board.ways[state.seats[seat].space][action - WAY], state.copy().collect(False)
        trial.apply(seat, action)
        moving = trial.stack[-1][0] == TRAVELLING and seat in trial.owed() and trial.seats[seat].space == space
        stop = [STOP] if moving and STOP in trial.legal(seat) else []
        yield _reached(begun, seat, space, [*done, action, *stop], by)
        if moving:
            yield from _walk(begun, trial, seat, [*done, action], by)


def _reached(state: Village, seat: int, space: int, actions: list[int], by: str) -> Reached:
    board, at, passed = state.game.board, space, list[int]()
    while at not in (state.seats[seat].space, HOME):
        passed.insert(0, at)
        at = board.spaces[at].before
    tolls = [telling.toll_part(state.game, one) for one in passed]
    return {
        "space": _key(state, space),
        "actions": actions,
        "by": by,
        "steps": len(passed),
        "gives": telling.space_part(state, space, seat),
        "tolls": [toll for toll in tolls if toll is not None],
    }


def after(state: Any, seat: int, given: Mapping[str, Any]) -> After | None:
    """What an action comes to before anything is asked or drawn, tried on a copy; None where it is not legal, or where
    it ends the game and would lay hands open.

    It is told as everybody would hear it: a card that another player put back may lie on the deck.
    """
    action = given.get("action", -1)
    if seat not in state.owed() or action not in state.legal(seat):
        return None
    trial = state.copy().collect(True)
    seen = [event for one in trial.apply(seat, action) if (event := state.game.redact(one, None)) is not None]
    if trial.table[ENDED]:
        return None
    me = trial.seats[seat]
    told = [part for part in telling.tell(state.game, seen) if part is not None]
    return {"told": told, "coins": me.coins, "hand": me.hand.bit_count()}
