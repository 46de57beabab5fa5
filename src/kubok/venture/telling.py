"""What there is to say of a game of A Wild Venture, in parts: what happened, what is asked, what can be answered.

No language here: terminal and page fill the messages in. What a card says is in `wording`. All that a frame holds is
public, so what is pending may be told to anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, cast

from kubok.kernel import JSON, Event, Reason
from kubok.kernel.words import SAY, Said, listed, named, person, reason_said, say
from kubok.venture.actions import ACTIVATE, ACTIVATE_STARTER, ADVANCE, CHOOSE, ENCHANT, INVEST, OPTION, PLAY, TABLE, WAY
from kubok.venture.board import CARDS, HOME
from kubok.venture.choices import AIMS
from kubok.venture.frames import (
    ASIDE,
    ASKING,
    BATCH,
    DRAFTING,
    EFFECTS,
    ENDING,
    FIELDS,
    FROM_PILE,
    INVESTING,
    NAMES,
    OPTIONS,
    PICKING,
    PLAY_FREE,
    PLAYING,
    PLAYING_IT,
    POINTING,
    REWARD,
    RUBY,
    STARTING,
    STEPPING,
    TAKING,
    TRAVELLING,
    TUCK_GEAR,
    TURN,
    Frame,
)
from kubok.venture.game import Venture
from kubok.venture.picking import HOWS
from kubok.venture.pieces import BUILDING, CHESTS, KINDS, MAINS, NO_CARD, SPECIES, STARTERS, VILLAGER, cards_of
from kubok.venture.score import Points
from kubok.venture.village import Village
from kubok.venture.wording import WORDS, noun, option_parts, reward_part, step_part
from kubok.venture.words import PLAYABLE, Program

NOTES: Final = "venture-between-notes"

# Cards and spaces


def card_named(game: Venture, card: int) -> Said:
    """A card by its name.

    >>> card_named(Venture(), 0)
    {'named': 'madam_bookmark'}
    """
    return named(game.names[card])


def cards_named(game: Venture, cards: Iterable[int]) -> JSON:
    return listed(card_named(game, card) for card in cards)


BOARD: Final = "board"
"""What the board is named by, as the trails are by `trail_key`."""


def trail_key(trail: int) -> str:
    """What a trail is named by: no card can be called so."""
    return f"trail-{trail + 1}"


def sort_part(game: Venture, card: int) -> Said:
    """What kind of card it is: its species and kind."""
    one = game.cards[card]
    return say(f"venture-sort-{KINDS[one.kind]}", species=SPECIES[one.species])


def supplies_part(number: int) -> Said:
    return say("venture-supplies", number=number)


def coins_part(number: int) -> Said:
    return say("venture-coins", number=number)


def side_part(lines: Sequence[Said], advanced: bool) -> Said:
    """Of the lines of a starter what it does on that side."""
    return cast(Said, lines[advanced]["rest"])


def place_part(game: Venture, space: int) -> Said:
    """A space as people say it.

    >>> place_part(Venture(), 1)
    {'say': 'venture-place', 'space': 'w1', 'trail': {'named': 'trail-1'}}
    """
    if space == HOME:
        return say("venture-home")
    one = game.board.spaces[space]
    return say("venture-place", space=one.key, trail=named(trail_key(one.trail)))


def token_part(words: str) -> Said:
    """What a token gives."""
    return reward_part("gain 5" if words == "+5" else words)


def toll_part(game: Venture, space: int) -> Said | None:
    """What the step onto a space costs; None where it is free."""
    unit, price = game.board.spaces[space].toll
    return say("venture-toll-cards" if unit == CARDS else "venture-toll-coins", number=price) if price else None


def space_part(state: Village, space: int, seat: int) -> Said:
    """What a space gives that seat now; an enchantment token to whoever has none of its pair yet (V-3.8)."""
    one = state.game.board.spaces[space]
    if one.pair >= 0 and state.seats[seat].pairs >> one.pair & 1:
        return say("venture-no-token")
    if state.tokens >> space & 1:
        return say("venture-token-there", reward=token_part(one.token_words))
    return reward_part(one.words)


def space_line(game: Venture, space: int, token: bool) -> Said:
    """A space with its toll and what it gives, as long as a token lies there or not any more."""
    one = game.board.spaces[space]
    gives = reward_part(one.words)
    if one.pair >= 0 and not token:
        gives = say("venture-tokens-gone")
    elif one.token and token:
        gives = say("venture-under", token=token_part(one.token_words), reward=gives)
    toll = toll_part(game, space)
    return say("venture-space", space=one.key, gives=gives if toll is None else [toll, gives])


def trail_lines(game: Venture, trail: int, line: Callable[[int], Said]) -> list[Said]:
    """A trail, path by path; `line` says what there is of a space."""
    board = game.board
    waiting, lines = [way for way in board.ways[HOME] if board.spaces[way].trail == trail], list[Said]()
    while waiting:
        space = waiting.pop()
        stretch = [space]
        while len(board.ways[stretch[-1]]) == 1:
            stretch.append(board.ways[stretch[-1]][0])
        onward = board.ways[stretch[-1]]
        waiting += reversed(onward)
        before = board.spaces[space].before
        lines.append(
            say(
                "venture-stretch-fork" if onward else "venture-stretch-end",
                begun=say("venture-home") if before == HOME else board.spaces[before].key,
                spaces=listed((line(one) for one in stretch), f"{WORDS}then"),
                ways=[board.spaces[way].key for way in onward],
            )
        )
    return lines


def points_part(own: Points) -> Said:
    """Points and where they come from."""
    return say("venture-points", total=own.total, **own._asdict())


# What is asked


def question(state: Village, seat: int) -> Said | None:
    """What the seat is asked, by the frame on top."""
    frame = state.stack[-1]
    return _QUESTIONS[frame[0]](state, frame, seat) if seat in state.owed() else None


def _asked(key: str, **values: JSON) -> Said:
    return say(f"venture-asked-{key}", **values)


def _asked_turn(state: Village, frame: Frame, seat: int) -> Said:
    mains = state.table[MAINS]
    return _asked("turn", number=mains) if mains else _asked("turn-done")


def _asked_aside(state: Village, frame: Frame, seat: int) -> Said:
    return _asked("aside", number=state.game.laid_down - len(state.seats[seat].picked))


def _asked_simply(state: Village, frame: Frame, seat: int) -> Said:
    return _asked(NAMES[frame[0]], card=_asks(state, frame))


def _asked_many(state: Village, frame: Frame, seat: int) -> Said:
    return _asked(NAMES[frame[0]], number=frame[2], card=_asks(state, frame))


def _asked_picking(state: Village, frame: Frame, seat: int) -> Said:
    number = frame[3] - len(state.seats[seat].picked)
    return _asked(f"picking-{HOWS[frame[2]]}", number=number, card=_asks(state, frame))


def _asked_pointing(state: Village, frame: Frame, seat: int) -> Said:
    return _asked(f"pointing-{AIMS[frame[2]]}", number=frame[4], card=_asks(state, frame))


def _asked_options(state: Village, frame: Frame, seat: int) -> Said:
    return _asked_simply(state, frame, seat) if frame[3] == NO_CARD else _asked("chest", words=_chest(frame[3]))


def _asked_asking(state: Village, frame: Frame, seat: int) -> Said:
    return _asked("asking", words=step_part(*_step(state)), card=_asks(state, frame))


def _asked_investing(state: Village, frame: Frame, seat: int) -> Said:
    most = min(frame[3], state.seats[seat].coins)
    return _asked("investing", number=most, card=card_named(state.game, frame[2]))


def _asked_playing(state: Village, frame: Frame, seat: int) -> Said:
    less = frame[3]
    values: dict[str, JSON] = {"words": noun(PLAYABLE[frame[2]]), "card": _asks(state, frame)}
    return _asked("playing-less", number=less, **values) if less else _asked("playing", **values)


def _asked_playing_it(state: Village, frame: Frame, seat: int) -> Said:
    cost = state.cost(state.seats[seat], frame[2])
    return _asked("playing_it", number=cost, card=card_named(state.game, frame[2]))


def _asked_ruby(state: Village, frame: Frame, seat: int) -> Said:
    return _asked("ruby" if frame[2] == NO_CARD else "ruby-second")


_QUESTIONS: Final[Mapping[int, Callable[[Village, Frame, int], Said]]] = {
    DRAFTING: lambda *_: _asked("drafting"),
    ASIDE: _asked_aside,
    TURN: _asked_turn,
    ENDING: lambda *_: _asked("ending"),
    BATCH: lambda *_: _asked("batch"),
    PICKING: _asked_picking,
    POINTING: _asked_pointing,
    STARTING: _asked_simply,
    OPTIONS: _asked_options,
    ASKING: _asked_asking,
    INVESTING: _asked_investing,
    PLAYING: _asked_playing,
    PLAYING_IT: _asked_playing_it,
    TAKING: _asked_many,
    FROM_PILE: _asked_many,
    RUBY: _asked_ruby,
    TRAVELLING: _asked_many,
}


def _asks(state: Village, frame: Frame) -> Said:
    """What asks: a card, a starter, a chest, a space, or a toll."""
    source = dict(zip((field.name for field in FIELDS[frame[0]]), frame[1:], strict=True)).get("source", NO_CARD)
    if source != NO_CARD:
        return card_named(state.game, source)
    for beneath in reversed(state.stack[:-1]):
        if beneath[0] == EFFECTS:
            return _whose(state.game, beneath)
        if beneath[0] == STEPPING:
            return say("venture-the-toll")
    return say("venture-the-board")


def _whose(game: Venture, frame: Frame) -> Said:
    """Whose effect it is: a card's, a starter's, a chest's or a space's."""
    if frame[4] != NO_CARD:
        return card_named(game, frame[4])
    first = game.program_names[frame[2]].partition("/")[0]
    if first in STARTERS:
        return named(first)
    return _chest(CHESTS.index(first)) if first in CHESTS else say("venture-the-board")


def _chest(chest: int) -> Said:
    return say(f"venture-chest-{CHESTS[chest]}")


def _step(state: Village) -> tuple[Program, int]:
    """The program and the step beneath a question, which the question is about."""
    _, _, program, at, _, _ = state.stack[-2]
    return state.game.programs[program], at


def pending(state: Village) -> list[Said]:
    """What was interrupted and goes on afterwards, the nearest first."""
    found: list[Said] = []
    for frame in reversed(state.stack[:-1]):
        part = _PENDING[frame[0]](state.game, frame) if frame[0] in _PENDING else None
        if part is not None and part not in found:
            found.append(part)
    return found


def _pending(kind: int, **values: JSON) -> Said:
    return say(f"venture-pending-{NAMES[kind]}", **values)


def _pending_effects(game: Venture, frame: Frame) -> Said | None:
    done = frame[3] >= len(game.programs[frame[2]])
    return None if done else _pending(EFFECTS, card=_whose(game, frame))


def _pending_card(game: Venture, frame: Frame) -> Said:
    return _pending(frame[0], card=card_named(game, frame[2]))


_PENDING: Final[Mapping[int, Callable[[Venture, Frame], Said | None]]] = {
    EFFECTS: _pending_effects,
    BATCH: lambda game, frame: _pending(BATCH, card=cards_named(game, cards_of(frame[3]))),
    TRAVELLING: lambda game, frame: _pending(TRAVELLING, number=frame[2]),
    REWARD: lambda game, frame: _pending(REWARD),
    TUCK_GEAR: _pending_card,
    PLAY_FREE: _pending_card,
    ENDING: lambda game, frame: _pending(ENDING),
}
PENDING: Final = tuple(NAMES[kind] for kind in _PENDING)
"""The frames that are told of while they wait beneath another."""


# What can be answered

_VERBS: Final = {
    "drafting": "take", "aside": "lay_down", "ending": "put_away", "batch": "let", "taking": "take_from",
    "from_pile": "draw", "ruby": "tuck", "ruby-second": "play",
    "picking-discard": "discard", "picking-tuck": "tuck", "picking-look_draw": "draw", "picking-look_tuck": "tuck",
    "picking-look_discard": "discard", "picking-put_back": "put_back",
    "pointing-activate": "activate", "pointing-supply": "supply", "pointing-invest": "invest_in",
}  # fmt: skip
"""What pointing at a card means, by what is asked."""

VERBS: Final = frozenset({"play", "activate", "advance", "enchant", "choose", *_VERBS.values()})
PLAIN: Final = ("wait", "end", "yes", "no", "stop")
"""The actions that no card and no number belongs to."""


def _verb(frame: Frame) -> str:
    """What pointing at a card means now."""
    asked = NAMES[frame[0]]
    if frame[0] == PICKING:
        asked = f"picking-{HOWS[frame[2]]}"
    elif frame[0] == POINTING:
        asked = f"pointing-{AIMS[frame[2]]}"
    elif frame[0] == RUBY and frame[2] != NO_CARD:
        asked = "ruby-second"
    return _VERBS.get(asked, "choose")


def card_of(game: Venture, action: int) -> str:
    """The card or the starter that an action names; no word for the others."""
    if ACTIVATE_STARTER <= action < OPTION:
        return STARTERS[(action - ACTIVATE_STARTER) % len(STARTERS)]
    if action < PLAY:
        return ""
    number = (action - PLAY) % (ACTIVATE - PLAY)
    return game.names[number] if number < len(game.names) else ""


def action(state: Village, seat: int, action: int) -> Said:
    """An option as it is offered; one that is not legal now in as many words as can be found for it."""
    game, name = state.game, TABLE[action].name
    if name in PLAIN:
        return say(f"venture-action-{name}")
    if name == "option":
        return _option(state, action - OPTION)
    if name == "way":
        ways = game.board.ways[state.seats[seat].space]
        known = action - WAY < len(ways)
        return say("venture-way", place=game.board.spaces[ways[action - WAY]].key if known else action - WAY + 1)
    if name == "invest":
        return say("venture-invest", coins=action - INVEST)
    card = card_of(game, action)
    verb = name if action < CHOOSE else _verb(state.stack[-1])
    return say(f"venture-action-{verb}", card=named(card) if card else str(TABLE[action].fields["card"]))


def _option(state: Village, number: int) -> Said:
    frame = state.stack[-1]
    if frame[0] != OPTIONS or number >= frame[2]:
        return say("venture-option", number=number + 1)
    if frame[3] != NO_CARD:
        return say(f"venture-chest-{CHESTS[frame[3]]}-{number + 1}")
    card = state.stack[-2][4]
    kind = state.game.kind_of[card] if card != NO_CARD else -1
    program, at = _step(state)
    return option_parts(program, at, here=kind == BUILDING, other=kind == VILLAGER)[number]


def note(state: Village, seat: int, action: int) -> Said | None:
    """What helps to choose: a cost, what a card does, what a space gives, whose gear it is; None where nothing does."""
    game, me, name = state.game, state.seats[seat], TABLE[action].name
    if name == "way":
        space = game.board.ways[me.space][action - WAY]
        end = say("venture-trail-end") if game.board.end[space] else None
        return _notes(toll_part(game, space), space_part(state, space, seat), end)
    if name == "play":
        less = state.stack[-1][3] if state.stack[-1][0] == PLAYING else 0
        return coins_part(max(state.cost(me, action - PLAY) - less, 0))
    if ACTIVATE_STARTER <= action < OPTION:
        starter = (action - ACTIVATE_STARTER) % len(STARTERS)
        advanced = action >= ADVANCE or bool(me.starters >> starter & 1)
        return side_part(game.texts[STARTERS[starter]], advanced)
    if name == "enchant":
        return game.texts[game.names[action - ENCHANT]][1]
    if name == "activate":
        return _notes(*game.texts[game.names[action - ACTIVATE]])
    return _choice_note(state, action - CHOOSE) if name == "choose" else None


_CARDS_UNSEEN: Final = (DRAFTING, BATCH, ENDING, FROM_PILE, RUBY)
"""Where cards are pointed at that do not lie before the player: what they say helps."""


def _choice_note(state: Village, card: int) -> Said | None:
    kind = state.stack[-1][0]
    if kind == TAKING:
        owner = next(seat for seat, me in enumerate(state.seats) if me.gear >> card & 1)
        return _notes(person(owner), supplies_part(state.supplies[card]))
    if kind == POINTING:
        return supplies_part(state.supplies[card])
    return _notes(*state.game.texts[state.game.names[card]]) if kind in _CARDS_UNSEEN else None


def _notes(*parts: Said | None) -> Said:
    return cast(Said, listed((part for part in parts if part is not None), NOTES))


# Why not

OWN_REASONS: Final = ("past_chance", "undo_chance")
"""Refusals of every table that speak of chance: here it is cards that are drawn."""


def reason(reason: Reason) -> Said:
    """Why not."""
    said = reason_said(reason)
    return {**said, SAY: f"venture-{said[SAY]}"} if reason.code in OWN_REASONS else said


# What happened

EVENTS: Final = (
    "first_player", "dealt", "drafted", "left_over", "turn", "drew", "drew_from_discard", "looked", "put_back",
    "discarded", "tucked", "played", "activated", "advanced", "enchanted", "gained", "paid", "invested", "supplied",
    "handed_over", "took_supply", "answered", "relic", "opened", "travelled", "stayed", "went_home", "took_token",
    "took_enchantment", "stalling", "deck_empty", "over", "undone",
)  # fmt: skip
_WITH_CARDS: Final = ("drew", "dealt", "looked", "tucked")
SORTS: Final = (*(f"{kind}-cards" for kind in _WITH_CARDS), "turn-last", "stalled", "handed_over-other")
"""The kinds of events that are told, and the sorts of some that have words of their own."""

_ALSO_TOLD: Final = ("drew_card", "saw", "revealed")
"""Cards seen one by one are told with the event that says how many there were, revealed ones with what laid them open.
"""


def tell(game: Venture, events: Sequence[Event]) -> list[Said | None]:
    """What happened in one go, event by event, as far as the reader may know; None for what is told with another."""
    return [_told(game, event, _seen_with(events, at)) for at, event in enumerate(events)]


def _seen_with(events: Sequence[Event], at: int) -> list[JSON]:
    """The cards that were seen one by one: right after a look is announced, or right before a draw is told."""
    kind = events[at].kind
    if kind == "looked":
        seen = list(takewhile(lambda one: one.kind == "saw", events[at + 1 :]))
    elif kind in ("drew", "dealt"):
        seen = list(takewhile(lambda one: one.kind == "drew_card", reversed(events[:at])))[::-1]
    else:
        return []
    return [one.fields["card"] for one in seen]


def _told(game: Venture, event: Event, seen: list[JSON]) -> Said | None:
    if event.kind in _ALSO_TOLD or (event.kind == "put_back" and not event.fields["number"]):
        return None
    fields = {**event.fields, "cards": seen} if seen else event.fields
    values = {key: _FIELDS[key](game, fields) if key in _FIELDS else value for key, value in fields.items()}
    values.pop("places", None)
    return say(f"venture-event-{_sort_of(event, fields)}", name=person(event.seat), **values)


def _sort_of(event: Event, fields: Mapping[str, JSON]) -> str:
    """The kind of an event, and for some what sort of that kind."""
    if event.kind in _WITH_CARDS and "cards" in fields:
        return f"{event.kind}-cards"
    if event.kind == "turn" and fields["last"]:
        return "turn-last"
    if event.kind == "deck_empty" and event.rule != "V-7.1":
        return "stalled"
    return "handed_over-other" if event.kind == "handed_over" and fields["owner"] != event.seat else event.kind


def _scores(game: Venture, fields: Mapping[str, Any]) -> JSON:
    lines = (
        say("venture-score", name=person(seat), words=points_part(Points(**own)))
        for seat, own in enumerate(fields["scores"])
    )
    return listed(lines, f"{WORDS}then")


_FIELDS: Final[Mapping[str, Callable[[Venture, Mapping[str, Any]], JSON]]] = {
    "card": lambda game, fields: named(fields["card"]),
    "cards": lambda game, fields: listed(map(named, fields["cards"])),
    "space": lambda game, fields: place_part(game, game.board.index[fields["space"]]),
    "token": lambda game, fields: token_part(fields["token"]),
    "chest": lambda game, fields: _chest(fields["chest"]),
    "option": lambda game, fields: say(f"venture-chest-{CHESTS[fields['chest']]}-{fields['option']}"),
    "owner": lambda game, fields: person(fields["owner"]),
    "scores": _scores,
}
"""How the fields of an event become parts, where they are not words or numbers already."""
