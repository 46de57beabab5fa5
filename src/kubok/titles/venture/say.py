"""A game of A Wild Venture in words: cards, spaces, questions, options, reasons and events, as sentences of
`kubok.locale`.

Nothing here knows a rule, and nothing here knows a screen. What a card says is in `village`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from kubok.kernel import JSON, Event, Reason
from kubok.locale import language, text
from kubok.titles.cubitos import say
from kubok.titles.cubitos.say import Told
from kubok.titles.venture import card_words as village
from kubok.venture import Venture, Village
from kubok.venture.actions import ACTIVATE, ACTIVATE_STARTER, ADVANCE, CHOOSE, ENCHANT, OPTION, PLAY, TABLE, WAY
from kubok.venture.board import CARDS, HOME
from kubok.venture.choices import AIMS
from kubok.venture.frames import (
    ASKING,
    BATCH,
    EFFECTS,
    FIELDS,
    INVESTING,
    NAMES,
    OPTIONS,
    PICKING,
    PLAYING,
    PLAYING_IT,
    POINTING,
    RUBY,
    STEPPING,
    TRAVELLING,
    Frame,
)
from kubok.venture.frames import TURN as TURN_FRAME
from kubok.venture.picking import HOWS
from kubok.venture.pieces import BUILDING, CHESTS, KINDS, MAINS, NO_CARD, SPECIES, STARTERS, VILLAGER, cards_of
from kubok.venture.score import Points
from kubok.venture.wording import Part, card_parts, option_parts, reward_part, step_part
from kubok.venture.words import PLAYABLE

OWN_REASONS: Final = ("past_chance", "undo_chance")
"""Refusals of every table that speak of chance: here it is cards that are drawn."""

# Cards and spaces


class Facts(NamedTuple):
    """The cards and trails of a game in one language, as its record has them."""

    titles: dict[str, str]
    texts: dict[str, list[str]]
    sides: list[list[str]]
    """What each starter does on its basic and on its advanced side, without a full stop."""
    trails: list[str]


def facts(game: Venture) -> Facts:
    """The names and texts of a game in the language spoken now."""
    return _facts(game, language())


@lru_cache(maxsize=8)
def _facts(game: Venture, language: str) -> Facts:
    data: Any = game.data()
    cards = [*data["cards"], *data["starters"]]
    return Facts(
        {card["name"]: village.name_words(card) for card in cards},
        {card["name"]: village.card_words(card) for card in cards},
        [[_side(part) for part in card_parts(starter)] for starter in data["starters"]],
        [village.name_words(trail) for trail in data["board"]["trail"]],
    )


def _side(part: Part) -> str:
    return village.phrase({"say": "effect", "rest": part["rest"]})


def title(game: Venture, card: int | str) -> str:
    """The name of a card or a starter.

    >>> title(Venture(), "frog_wizard"), title(Venture(), "lily_pad")
    ('Frog Wizard', 'Lily Pad')
    """
    return facts(game).titles[card if isinstance(card, str) else game.names[card]]


def titles(game: Venture, cards: Iterable[int | str]) -> str:
    return ", ".join(title(game, card) for card in cards) or text("nothing")


def card_text(game: Venture, card: int | str) -> str:
    """All that a card says."""
    return " ".join(facts(game).texts[card if isinstance(card, str) else game.names[card]])


def sort_words(game: Venture, card: int) -> str:
    """What kind of card it is: its species and kind.

    >>> game = Venture()
    >>> sort_words(game, game.index["frog_wizard"])
    'frog villager'
    """
    one = game.cards[card]
    return text(f"venture-sort-{KINDS[one.kind]}", species=SPECIES[one.species])


def starter_text(game: Venture, starter: int, advanced: bool) -> str:
    """What a starter does on that side."""
    return facts(game).sides[starter][advanced]


def card_line(game: Venture, name: str, cost: int | None = None, supplies: int | None = None) -> str:
    """A card in one line, with its cost and supplies as printed if nothing else is said.

    >>> card_line(Venture(), "baker_puddle")
    'Baker Puddle (frog villager, 1, 2 supplies): Free action. Tuck 1 from your hand.'
    """
    if name in STARTERS:
        return text("venture-starter-line", title=title(game, name), words=card_text(game, name))
    card = game.cards[game.index[name]]
    words: dict[str, object] = {"title": title(game, name), "sort": sort_words(game, game.index[name])}
    words |= {"cost": card.cost if cost is None else cost, "words": card_text(game, name)}
    if card.kind == BUILDING and supplies is None:
        return text("venture-card-line", **words)
    number = card.supplies if supplies is None else supplies
    return text("venture-card-supplied", **words, supplies=text("venture-supplies", number=number))


def place_words(game: Venture, space: int) -> str:
    """A space as people say it.

    >>> place_words(Venture(), 0), place_words(Venture(), 1)
    ('Home', 'w1 (Mysterious Forest)')
    """
    if space == HOME:
        return text("venture-home")
    one = game.board.spaces[space]
    return text("venture-place", space=one.key, trail=facts(game).trails[one.trail])


def token_words(words: str) -> str:
    """What a token gives.

    >>> token_words("+5")
    'gain 5'
    """
    return village.phrase(reward_part("gain 5" if words == "+5" else words))


def space_words(village_: Village, space: int, seat: int | None = None) -> str:
    """What a space gives now; an enchantment token to whoever has none of its pair yet (V-3.8)."""
    one = village_.game.board.spaces[space]
    if one.pair >= 0:
        taken = all(me.pairs >> one.pair & 1 for me in village_.seats)
        if taken or (seat is not None and village_.seats[seat].pairs >> one.pair & 1):
            return text("venture-no-token")
    if village_.tokens >> space & 1:
        return text("venture-token-there", reward=token_words(one.token_words))
    return village.phrase(reward_part(one.words))


def toll_words(game: Venture, space: int) -> str:
    """What the step onto a space costs; nothing is said where it is free."""
    unit, price = game.board.spaces[space].toll
    return text("venture-toll-cards" if unit == CARDS else "venture-toll-coins", number=price) if price else ""


def points_words(own: Points) -> str:
    """Points and where they come from."""
    return text("venture-points", total=own.total, villagers=own.villagers, buildings=own.buildings, gear=own.gear)


def rule_words(game: Venture, rule: str) -> str:
    """A rule's number, or the name of the card that is the rule."""
    return rule if rule.startswith(("V-", "K-")) or not rule else title(game, rule)


def ruling(game: Venture, rule: str) -> str:
    """A rule or a card that an event or a refusal names, in one line."""
    if rule in say.BOOKS["V"]().rules:
        return text("rule-line", rule=rule, words=say.rule_sentence(rule))
    return card_line(game, rule)


# What is asked


def question_words(state: Village, seat: int) -> str:
    """What the seat is asked, by the frame on top."""
    frame, game = state.stack[-1], state.game
    fields = _fields(frame)
    key, number = NAMES[frame[0]], fields.get("number", fields.get("left", 0))
    values: dict[str, object] = {"number": number, "card": _card(state, frame), "words": ""}
    if frame[0] == TURN_FRAME:
        key, values["number"] = "turn" if state.table[MAINS] else "turn-done", state.table[MAINS]
    elif key == "aside":
        values["number"] = game.laid_down - len(state.seats[seat].picked)
    elif frame[0] == PICKING:
        key, values["number"] = f"picking-{HOWS[frame[2]]}", frame[3] - len(state.seats[seat].picked)
    elif frame[0] == POINTING:
        key = f"pointing-{AIMS[frame[2]]}"
    elif frame[0] == OPTIONS and frame[3] != NO_CARD:
        key, values["words"] = "chest", text(f"venture-chest-{CHESTS[frame[3]]}")
    elif frame[0] == ASKING:
        values["words"] = village.phrase(step_part(*_step(state)))
    elif frame[0] == INVESTING:
        values |= {"card": title(game, frame[2]), "number": min(frame[3], state.seats[seat].coins)}
    elif frame[0] == PLAYING:
        values["words"] = village.phrase({"say": f"the-{PLAYABLE[frame[2]]}"})
        key = "playing-less" if frame[3] else key
    elif frame[0] == PLAYING_IT:
        values |= {"card": title(game, frame[2]), "number": state.cost(state.seats[seat], frame[2])}
    elif frame[0] == RUBY:
        key = "ruby" if frame[2] == NO_CARD else "ruby-second"
    return text(f"venture-asked-{key}", **values)


def _fields(frame: Frame) -> dict[str, Any]:
    return {field.name: number for field, number in zip(FIELDS[frame[0]], frame[1:], strict=True)}


def _card(state: Village, frame: Frame) -> str:
    """What asks: a card, a starter, a chest, a space, or a toll."""
    source = _fields(frame).get("source", NO_CARD)
    if source != NO_CARD:
        return title(state.game, source)
    for beneath in reversed(state.stack[:-1]):
        if beneath[0] == EFFECTS:
            return _program_words(state.game, beneath)
        if beneath[0] == STEPPING:
            return text("venture-the-toll")
    return text("venture-the-board")


def _step(state: Village) -> tuple[Any, int]:
    """The program and the step beneath a question, which the question is about."""
    _, _, program, at, _, _ = state.stack[-2]
    return state.game.programs[program], at


def pending_words(state: Village) -> list[str]:
    """What was interrupted and goes on afterwards, the nearest first. All of it is public."""
    found = []
    for frame in reversed(state.stack[:-1]):
        words = _pending(state, frame)
        if words and words not in found:
            found.append(words)
    return found


def _pending(state: Village, frame: Frame) -> str:
    game, kind = state.game, frame[0]
    name = NAMES[kind]
    if name not in PENDING or (kind == EFFECTS and frame[3] >= len(game.programs[frame[2]])):
        return ""
    values: dict[str, object] = {"number": 0, "card": ""}
    if kind == EFFECTS:
        values["card"] = _program_words(game, frame)
    elif kind == BATCH:
        values["card"] = titles(game, cards_of(frame[3]))
    elif kind == TRAVELLING:
        values["number"] = frame[2]
    elif name in ("tuck_gear", "play_free"):
        values["card"] = title(game, frame[2])
    return text(f"venture-pending-{name}", **values)


PENDING: Final = ("effects", "batch", "travelling", "reward", "tuck_gear", "play_free", "ending")
"""The frames that are told of while they wait beneath another."""


def _program_words(game: Venture, frame: Frame) -> str:
    """Whose effect it is: a card's, a starter's, a chest's or a space's."""
    if frame[4] != NO_CARD:
        return title(game, frame[4])
    first = game.program_names[frame[2]].partition("/")[0]
    if first in STARTERS:
        return title(game, first)
    return text(f"venture-chest-{first}") if first in CHESTS else text("venture-the-board")


# What can be answered


def first_number(state: Village) -> int:
    """The number of the first option: where coins are counted, a number typed means so many of them."""
    return 0 if state.stack[-1][0] == INVESTING else 1


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


def _asked(frame: Frame) -> str:
    """What is asked, as `_VERBS` names it."""
    name = NAMES[frame[0]]
    if frame[0] == PICKING:
        return f"picking-{HOWS[frame[2]]}"
    if frame[0] == POINTING:
        return f"pointing-{AIMS[frame[2]]}"
    return "ruby-second" if frame[0] == RUBY and frame[2] != NO_CARD else name


def card_of(game: Venture, action: int) -> str:
    """The card or the starter that an action names; no word for the others."""
    if ACTIVATE_STARTER <= action < OPTION:
        return STARTERS[(action - ACTIVATE_STARTER) % len(STARTERS)]
    if action < PLAY:
        return ""
    number = (action - PLAY) % (ACTIVATE - PLAY)
    return game.names[number] if number < len(game.names) else ""


def action_words(state: Village, seat: int, action: int) -> str:
    """An option as it is offered, and as it can be typed."""
    game, name = state.game, TABLE[action].name
    frame = state.stack[-1]
    if name in PLAIN:
        return text(f"venture-action-{name}")
    if name == "option":
        return _option_words(state, frame, action - OPTION)
    if name == "way":
        ways = game.board.ways[state.seats[seat].space]
        known = action - WAY < len(ways)
        return text("venture-way", place=game.board.spaces[ways[action - WAY]].key if known else action - WAY + 1)
    if name == "invest":
        return text("venture-invest", coins=TABLE[action].fields["coins"])
    card = card_of(game, action)
    if not card:
        return str(TABLE[action])
    verb = name if action < CHOOSE else _VERBS.get(_asked(frame), "choose")
    return text(f"venture-action-{verb}", card=title(game, card))


def _option_words(state: Village, frame: Frame, number: int) -> str:
    if frame[0] != OPTIONS or number >= frame[2]:
        return text("venture-option", number=number + 1)
    if frame[3] != NO_CARD:
        return text(f"venture-chest-{CHESTS[frame[3]]}-{number + 1}")
    card = state.stack[-2][4]
    kind = state.game.kind_of[card] if card != NO_CARD else -1
    program, at = _step(state)
    return village.phrase(option_parts(program, at, here=kind == BUILDING, other=kind == VILLAGER)[number])


def option_note(state: Village, seat: int, action: int, names: Sequence[str]) -> str:
    """What helps to choose: a cost, what a card does, what a space gives, whose gear it is."""
    game, me = state.game, state.seats[seat]
    name = TABLE[action].name
    if name == "way":
        space = game.board.ways[me.space][action - WAY]
        return _joined(toll_words(game, space), space_words(state, space, seat), _end_words(game, space))
    if name == "play":
        card = action - PLAY
        less = state.stack[-1][3] if state.stack[-1][0] == PLAYING else 0
        return text("venture-coins", number=max(state.cost(me, card) - less, 0))
    if ACTIVATE_STARTER <= action < OPTION:
        starter = (action - ACTIVATE_STARTER) % len(STARTERS)
        return starter_text(game, starter, action >= ADVANCE or bool(me.starters >> starter & 1))
    if ENCHANT <= action < CHOOSE:
        return facts(game).texts[game.names[action - ENCHANT]][1].rstrip(".")
    if name == "activate":
        card = action - ACTIVATE
        return text("venture-free") if game.free >> card & 1 else ""
    if name == "choose":
        return _choice_note(state, seat, action - CHOOSE, names)
    return ""


def _choice_note(state: Village, seat: int, card: int, names: Sequence[str]) -> str:
    asked = NAMES[state.stack[-1][0]]
    if asked == "taking":
        owner = next(seat for seat, me in enumerate(state.seats) if me.gear >> card & 1)
        return _joined(names[owner], supplies_words(state, card))
    if asked == "pointing":
        return supplies_words(state, card)
    return card_text(state.game, card).rstrip(".") if asked in ("drafting", "batch", "ending") else ""


def _joined(*words: str) -> str:
    return " · ".join(word for word in words if word)


def _end_words(game: Venture, space: int) -> str:
    return text("venture-trail-end") if game.board.end[space] else ""


def supplies_words(state: Village, card: int) -> str:
    return text("venture-supplies", number=state.supplies[card])


def reason_words(reason: Reason, names: Sequence[str]) -> str:
    """Why not, with the rule."""
    if reason.code not in OWN_REASONS:
        return say.reason_words(reason, names)
    sentence = text(f"venture-reason-{reason.code}", **reason.numbers)
    return text("with-rule", sentence=sentence, rule=reason.rule) if reason.rule else sentence


# Events


def told(state: Village, events: Iterable[Event], names: Sequence[str]) -> list[Told]:
    """Events as sentences, with the words of the rule behind each."""
    return [
        Told(event, event_words(state, event, names), rule_words(state.game, event.rule)) for event in condensed(events)
    ]


def event_words(state: Village, event: Event, names: Sequence[str]) -> str:
    """One sentence for one event."""
    values: dict[str, object] = {"name": names[event.seat] if event.seat >= 0 else text("the-table")}
    for key, value in event.fields.items():
        values[key] = _FIELD[key](state.game, value, names) if key in _FIELD else value
    if event.kind == "opened":
        chest: Any = event.fields["chest"]
        values["option"] = text(f"venture-chest-{CHESTS[chest]}-{event.fields['option']}")
    return text(f"venture-event-{_sort_of(event)}", **values)


def _sort_of(event: Event) -> str:
    """The kind of an event, and for some what sort of that kind."""
    if event.kind in _WITH_CARDS and "cards" in event.fields:
        return f"{event.kind}-cards"
    if event.kind == "turn" and event.fields["last"]:
        return "turn-last"
    if event.kind == "deck_empty" and event.rule != "V-7.1":
        return "stalled"
    return "handed_over-other" if event.kind == "handed_over" and event.fields["owner"] != event.seat else event.kind


_WITH_CARDS: Final = ("drew", "dealt", "looked", "tucked")
EVENTS: Final = (
    "first_player", "dealt", "drafted", "left_over", "turn", "drew", "drew_from_discard", "looked", "put_back",
    "discarded", "tucked", "played", "activated", "advanced", "enchanted", "gained", "paid", "invested", "supplied",
    "handed_over", "took_supply", "answered", "relic", "opened", "travelled", "stayed", "went_home", "took_token",
    "took_enchantment", "stalling", "deck_empty", "over", "undone",
)  # fmt: skip
SORTS: Final = (*(f"{kind}-cards" for kind in _WITH_CARDS), "turn-last", "stalled", "handed_over-other")
"""The kinds of events that are told, and the sorts of some that have words of their own."""


def _scores(game: Venture, scores: Any, names: Sequence[str]) -> str:
    lines = (
        text("venture-score", name=name, words=points_words(Points(**own)))
        for name, own in zip(names, scores, strict=True)
    )
    return "; ".join(lines)


_FIELD: Final[dict[str, Callable[[Venture, Any, Sequence[str]], object]]] = {
    "card": lambda game, card, names: title(game, card),
    "cards": lambda game, cards, names: titles(game, cards),
    "space": lambda game, key, names: place_words(game, game.board.index[key]),
    "token": lambda game, words, names: token_words(words),
    "chest": lambda game, chest, names: text(f"venture-chest-{CHESTS[chest]}"),
    "owner": lambda game, seat, names: names[seat],
    "places": lambda game, places, names: "",
    "scores": _scores,
}
"""How the fields of an event become words, where they are not words or numbers already."""

_SEEN: Final = {"drew_card": ("drew", "dealt"), "saw": ("looked",)}
"""Cards that somebody sees one by one, and what everybody hears of them together."""


def condensed(events: Iterable[Event]) -> list[Event]:
    """Cards seen one by one are told with the event that says how many there were; what says nothing is left away."""
    lines: list[Event] = []
    seen: list[Event] = []
    for event in events:
        if event.kind == "revealed" or (event.kind == "put_back" and not event.fields["number"]):
            continue  # said already by what laid the cards open; nothing went back
        if event.kind == "saw" and lines and lines[-1].kind == "looked":
            cards: Any = lines[-1].fields.get("cards", [])
            lines[-1] = lines[-1]._replace(fields={**lines[-1].fields, "cards": [*cards, event.fields["card"]]})
        elif event.kind in _SEEN:
            seen.append(event)
        elif seen and event.kind in _SEEN[seen[0].kind]:
            lines.append(event._replace(fields={**event.fields, "cards": [one.fields["card"] for one in seen]}))
            seen = []
        else:
            lines.append(event)
    if seen:
        drew: dict[str, JSON] = {"number": len(seen), "cards": [one.fields["card"] for one in seen]}
        lines.append(seen[0]._replace(kind="drew", fields=drew))
    return lines
