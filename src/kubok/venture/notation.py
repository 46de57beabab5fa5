"""A village as plain data and back, what each seat sees of it, and villages that look the same to a seat."""

from __future__ import annotations

from array import array
from itertools import product
from math import comb, perm
from random import Random
from typing import TYPE_CHECKING, Any, Final

from kubok.kernel import JSON, BadData, canonical
from kubok.kernel.game import shown
from kubok.venture import picking, piles
from kubok.venture.frames import (
    ASIDE,
    ASKING,
    DRAFTING,
    DRAWING,
    EFFECTS,
    ENDING,
    FIELDS,
    FIRST_PLAYER,
    LEGAL,
    NAMES,
    NUMBER,
    OPTIONS,
    OVER,
    PICKING,
    POINTING,
    RUN,
    SETTING_UP,
    TURN,
    Field,
    Frame,
)
from kubok.venture.pieces import (
    BUILDING,
    ENDED,
    FIRST,
    GEAR,
    HEAPS,
    MOST,
    MOST_CARDS,
    MOST_NUMBER,
    NO_CARD,
    NUMBER_NAMES,
    PAIRS,
    SEATS,
    TABLE_NAMES,
    VILLAGER,
    Seat,
    cards_of,
    heap,
)
from kubok.venture.words import MAY, OR

if TYPE_CHECKING:
    from kubok.venture.game import Venture
    from kubok.venture.village import Village

_ROWS: Final = {"villagers": VILLAGER, "gear": GEAR, "buildings": BUILDING}
_PLACES: Final = ("hand", *_ROWS, "hidden", "shown")
MOST_FRAMES: Final = 400
_UNSEEN: Final = ("decision", "hidden", "shown", "held", "loose", "undrawn", "sure")
"""What no view of a seat has: cards in its pile, and what would tell them."""


# Writing


def to_data(village: Village) -> dict[str, JSON]:
    names, table = village.game.names, village.table
    return {
        "table": {name: number for name, number in zip(TABLE_NAMES, table, strict=True) if number},
        "deck": _names(names, village.deck),
        "top": [[names[card], knowers] for card, knowers in village.top],
        "looks": [[seat, _names(names, cards)] for seat, cards in village.looks],
        "discard": [names[card] for card in village.discard],
        "offer": _names(names, village.offer),
        "tokens": [village.game.board.spaces[space].key for space in cards_of(village.tokens)],
        "used": _names(names, village.used),
        "enchanted": _names(names, village.enchanted),
        "supplies": {names[card]: number for card, number in enumerate(village.supplies) if number},
        "seats": [_seat_to_data(names, me) for me in village.seats],
        "frames": [_frame_to_data(village.game, frame) for frame in village.stack],
    }


def _names(names: tuple[str, ...], bits: int) -> list[JSON]:
    return [names[card] for card in cards_of(bits)]


def _seat_to_data(names: tuple[str, ...], me: Seat) -> dict[str, JSON]:
    data: dict[str, JSON] = {name: _names(names, bits) for name in HEAPS if (bits := getattr(me, name))}
    data |= {name: number for name in NUMBER_NAMES if (number := getattr(me, name))}
    return data | ({"picked": [names[card] for card in me.picked]} if me.picked else {})


def _frame_to_data(game: Venture, frame: Frame) -> JSON:
    fields = zip(FIELDS[frame[0]], frame[1:], strict=True)
    return [NAMES[frame[0]], *(_number_to_data(game, field, number) for field, number in fields)]


def _number_to_data(game: Venture, field: Field, number: Any) -> JSON:
    if field.sort == "heap":
        return _names(game.names, number)
    if field.sort == "row":
        return [game.names[card] for card in number]
    if field.sort == "program":
        return str(game.program_names[number])
    if field.sort == "space":
        return str(game.board.spaces[number].key)
    if field.sort in ("card", "card?", "held", "gear"):
        return None if number == NO_CARD else game.names[number]
    return int(number)


# Reading: everything is checked, since a save may come from anywhere


def from_data(game: Venture, data: JSON) -> Village:
    """The village that `to_data` wrote; BadData for anything else."""
    village = game.start()
    try:
        _read(village, data)
    except (KeyError, IndexError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, BadData):
            raise
        raise BadData(
            "no_venture_position", "this is not a position of A Wild Venture: {error}", error=shown(str(error))
        ) from None
    _check_cards(village)
    _check_numbers(village)
    _check_frames(village)
    if canonical(to_data(village)) != canonical(data):
        raise BadData("position_copy", "the position is not in its one standard form; take an unedited copy")
    return village


def _read(village: Village, data: Any) -> None:
    game = village.game
    shape = to_data(village)
    if not isinstance(data, dict) or data.keys() != shape.keys():
        raise BadData(
            "position_fields", "a position of A Wild Venture has the fields {names}, and no others", names=tuple(shape)
        )
    village.table = array("q", [_whole(data["table"].get(name, 0), -1, 1 << 40) for name in TABLE_NAMES])
    village.deck, village.offer = _heap(game, data["deck"]), _heap(game, data["offer"])
    village.top = tuple((game.index[name], _whole(knowers, 0, 3)) for name, knowers in data["top"])
    village.looks = tuple((_whole(seat, 0, SEATS - 1), _heap(game, cards)) for seat, cards in data["looks"])
    village.discard = tuple(game.index[name] for name in data["discard"])
    village.tokens = heap(game.board.index[key] for key in data["tokens"])
    village.used, village.enchanted = _heap(game, data["used"]), _heap(game, data["enchanted"])
    for name, number in data["supplies"].items():
        village.supplies[game.index[name]] = _whole(number, 1, MOST_NUMBER)
    seats = data["seats"]
    if not isinstance(seats, list) or len(seats) != SEATS:
        raise BadData("venture_position_seats", "a position of A Wild Venture has {seats} seats", seats=SEATS)
    village.seats = [_seat(game, seat) for seat in seats]
    frames = data["frames"]
    if not isinstance(frames, list) or not 1 <= len(frames) <= MOST_FRAMES:
        raise BadData("position_frames", "a position has 1 to {most} frames", most=MOST_FRAMES)
    village.stack = [_frame(game, frame) for frame in frames]


def _whole(value: object, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadData(
            "value_range", "{value} must be a whole number from {low} to {high}", value=shown(value), low=low, high=high
        )
    return value


def _heap(game: Venture, names: Any) -> int:
    return heap(game.index[name] for name in names)


def _seat(game: Venture, data: Any) -> Seat:
    if not isinstance(data, dict) or not data.keys() <= {*HEAPS, *NUMBER_NAMES, "picked"}:
        raise BadData("seat_fields", "a seat has fields of another name")
    me = Seat()
    for name in HEAPS:
        setattr(me, name, _heap(game, data.get(name, [])))
    for name in NUMBER_NAMES:
        setattr(me, name, _whole(data.get(name, 0), 0, MOST[name]))
    me.picked = tuple(game.index[name] for name in data.get("picked", []))
    return me


def _frame(game: Venture, data: Any) -> Frame:
    kind = NUMBER[data[0]]
    fields = FIELDS[kind]
    if len(data) != 1 + len(fields):
        raise BadData(
            "frame_numbers", "the frame {name} has {numbers} numbers", name=shown(data[0]), numbers=len(fields)
        )
    return (kind, *(_field(game, field, value) for field, value in zip(fields, data[1:], strict=True)))


def _field(game: Venture, field: Field, value: Any) -> Any:
    if field.sort == "heap":
        return _heap(game, value)
    if field.sort == "row":
        if not value:
            raise BadData("row_empty", "a row of cards is empty")
        return tuple(game.index[name] for name in value)
    if field.sort == "program":
        return game.program_index[value]
    if field.sort == "space":
        return game.board.index[value]
    if field.sort == "seat":
        return _whole(value, 0, SEATS - 1)
    if field.sort == "card?" and value is None:
        return NO_CARD
    return game.index[value] if field.sort != "number" else _whole(value, field.low, field.high)


def _check_cards(village: Village) -> None:
    """Every card lies in one place, and each row holds cards of its kind."""
    game = village.game
    places = [village.deck, village.offer, heap(card for card, _ in village.top), heap(village.discard)]
    places += [cards for _, cards in village.looks]
    places += [getattr(me, name) for me in village.seats for name in _PLACES]
    held = [
        number
        for frame in village.stack
        for field, number in zip(FIELDS[frame[0]], frame[1:], strict=True)
        if field.sort == "held"
    ]
    places += [1 << card for card in held]
    count = sum(bits.bit_count() for bits in places)
    if count != len(game.cards) or heap(card for bits in places for card in cards_of(bits)).bit_count() != count:
        raise BadData("card_lost", "a card is missing, or lies in two places")
    if len(village.top) + len(village.discard) != sum(bits.bit_count() for bits in places[2:4]):
        raise BadData("card_twice_in_pile", "a card lies twice in a pile")
    in_play = 0
    for me in village.seats:
        for row, kind in _ROWS.items():
            if getattr(me, row) & ~game.of_kind[kind]:
                raise BadData("card_of_other_kind", "a card of another kind lies among the {row}", row=row)
            in_play |= getattr(me, row)
    for seat, me in enumerate(village.seats):
        away = piles.away(village, seat)
        followed = me.held | me.loose | me.undrawn
        right = me.hand & ~me.undrawn | me.hidden & me.held | away & me.loose
        wrong = followed & ~right | me.known & ~(me.hand & ~followed)
        if wrong or me.sure > (me.loose & away).bit_count() or (me.loose and not away):
            raise BadData("known_not_in_hand", "what the other player knows of a hand is not in it")
    for card, number in enumerate(village.supplies):
        if number and not in_play >> card & 1:
            raise BadData("supplies_not_in_play", "{card} has supplies and is not in play", card=game.names[card])
    if village.used & ~game.free or village.enchanted & ~(village.seats[0].buildings | village.seats[1].buildings):
        raise BadData(
            "not_enchantable",
            "a card that is not a building in play is enchanted, or one without a free action used it",
        )


def _check_numbers(village: Village) -> None:
    game, table = village.game, village.table
    begun = table[FIRST] >= 0
    if not -1 <= table[FIRST] < SEATS or min(table[:FIRST] + table[FIRST + 1 :]) < 0:
        raise BadData("table_number", "a number of the table is out of range")
    limits = {
        "mains": 2,
        "activated": 4 + MOST_CARDS,
        "left": MOST_CARDS,
        "last": 3,
        "quiet": 99,
        "deck_then": MOST_CARDS,
    }
    for name, most in limits.items():
        if table[TABLE_NAMES.index(name)] > most:
            raise BadData("number_more", "'{name}' is more than {most}", name=name, most=most)
    if table[ENDED] not in (0, 1) or bool(table[ENDED]) != (village.stack[-1][0] == OVER):
        raise BadData("end_and_frames", "the end of the game and the frames do not agree")
    if village.tokens & ~game.board.tokens:
        raise BadData("token_misplaced", "a token lies where none belongs")
    for me in village.seats:
        if me.space >= len(game.board.spaces) or me.pairs >> PAIRS:
            raise BadData("off_the_board", "an adventurer or a token is not on the board")
        placed = (me.buildings & village.enchanted).bit_count()
        if begun and me.tokens + placed != me.pairs.bit_count():
            raise BadData("enchantments_wrong", "the enchantment tokens do not add up")


_BOTTOMS: Final = {
    FIRST_PLAYER: (), OVER: (), ASIDE: (), SETTING_UP: (DRAWING, DRAFTING), TURN: None, ENDING: None,
}  # fmt: skip
"""What may lie at the bottom of the stack, and what on it; None: anything that is no bottom."""


def _check_frames(village: Village) -> None:
    stack = village.stack
    above = _BOTTOMS.get(stack[0][0], ())
    ok = stack[0][0] in _BOTTOMS and (
        all(frame[0] not in _BOTTOMS for frame in stack[1:])
        if above is None
        else [frame[0] for frame in stack[1:]] in ([[kind] for kind in above] or [[]])
    )
    if not ok or (stack[0][0] == FIRST_PLAYER) != (village.table[FIRST] < 0):
        raise BadData("frames_wrong", "these frames do not lie on one another")
    for under, frame in zip([stack[0], *stack], stack, strict=False):
        _check_asked(village, under, frame)
    _check_picked(village)
    trial = village.copy()
    try:
        settled = not RUN[stack[-1][0]](trial, stack[-1]) and to_data(trial) == to_data(village)
    except (IndexError, KeyError, AssertionError, ValueError):
        settled = False
    legal = LEGAL[stack[-1][0]]
    if not settled or (legal is not None and not any(map(village.legal, range(SEATS)))):
        raise BadData("nothing_to_decide", "nothing can be decided or drawn in this position")


def _check_asked(village: Village, under: Frame, frame: Frame) -> None:
    """An answer that changes the effect beneath needs that effect; a choice from a look needs the look."""
    codes = {ASKING: MAY, OPTIONS: OR}
    if frame[0] in codes and (frame[0] == ASKING or frame[3] == NO_CARD):
        steps = village.game.programs[under[2]] if under[0] == EFFECTS else ()
        at = under[3] if steps else 0
        if under[1] != frame[1] or at >= len(steps) or steps[at][0] != codes[frame[0]]:
            raise BadData("question_no_effect", "a question has lost its effect")
        if frame[0] == OPTIONS and steps[at][1] != frame[2]:
            raise BadData("question_other_offer", "a question offers what its effect does not")
    if frame[0] == OPTIONS and frame[3] != NO_CARD and frame[2] != len(village.game.chests[frame[3]]):
        raise BadData("chest_options", "a chest has another number of options")
    from_look = (frame[0] == PICKING and frame[2] > picking.TUCK) or (frame[0] == DRAWING and frame[4] == piles.LOOKED)
    if from_look and (not village.looks or village.looks[-1][0] != frame[1]):
        raise BadData("nothing_looked_at", "nothing is being looked at")


def _check_picked(village: Village) -> None:
    frame = village.stack[-1]
    for seat, me in enumerate(village.seats):
        base = 0
        if frame[0] == ASIDE:
            base = me.hand
        elif frame[0] == PICKING and frame[1] == seat:
            base = me.hand if frame[2] <= picking.TUCK else village.looks[-1][1]
        if heap(me.picked) & ~base or len(set(me.picked)) != len(me.picked):
            raise BadData("chosen_wrong", "a card was chosen that cannot be")
        if frame[0] == ASIDE and len(me.picked) > village.game.laid_down:
            raise BadData("chosen_more", "more cards were chosen than are laid down")
    if frame[0] == POINTING and frame[3] & ~heap(range(len(village.game.cards))):
        raise BadData("choice_not_there", "a choice offers a card that is not there")


# What a seat sees (V-10.22)


def view(village: Village, seat: int | None) -> JSON:
    """What that seat may look at, and what it knows of hands and deck; None is a watcher. After the end, everything.

    Of scoring piles that is a number, of one's own too: looking is forbidden, remembering needs no view (V-8.1).
    """
    names = village.game.names
    data = to_data(village)
    bit = 0 if seat is None else 1 << seat
    data["deck"] = village.deck.bit_count()
    data["top"] = [[names[card] if knowers & bit else None, knowers] for card, knowers in village.top]
    data["looks"] = [
        [looker, _names(names, cards) if looker == seat else cards.bit_count()] for looker, cards in village.looks
    ]
    data["seats"] = [_seat_view(village, number, seat) for number in range(SEATS)]
    frame = village.stack[-1]
    data["asks"] = {"seats": list(village.owed()), "label": label(frame)}
    mine = seat is not None and seat in village.owed()
    data["frames"] = [_frame_to_data(village.game, frame)] if mine else []
    return data


def label(frame: Frame) -> str:
    """What is being decided, as everybody may hear it."""
    name = NAMES[frame[0]]
    return f"{name} {picking.HOWS[frame[2]]}" if frame[0] == PICKING else name


def _seat_view(village: Village, number: int, viewer: int | None) -> JSON:
    """The own hand, and with open piles the own pile; of the other seat counts, and the known cards of its hand."""
    me, names, own, over = village.seats[number], village.game.names, number == viewer, village.table[ENDED]
    pile = me.hidden | me.shown
    data = {key: value for key, value in _seat_to_data(names, me).items() if key not in _UNSEEN}
    data["tucked"] = pile.bit_count()
    if over or (own and village.game.open_piles):
        data["pile"] = _names(names, pile)
    if not own and not over:
        data["hand"] = me.hand.bit_count()
        data.pop("picked", None)
    if viewer is None:
        data.pop("known", None)
    return data


# Villages that look the same


def determinize(village: Village, seat: int, rng: Random) -> Village:
    """All cards whose place the seat does not know are dealt anew, uniformly, to where such cards lie."""
    new = village.copy()
    if village.table[ENDED]:
        return new
    other, bit = new.seats[1 - seat], 1 << seat
    away = piles.away(village, 1 - seat)
    free = cards_of((village.deck | other.hand | other.hidden | away) & ~(other.known | other.held | other.loose))
    rng.shuffle(free)
    gone = _gone(other, away.bit_count(), rng) if other.loose else []
    here = (other.held | other.loose) & ~heap(gone)
    in_hand, in_pile = other.known | here & ~other.held, here & other.undrawn
    mixed = cards_of(here & other.held & ~other.undrawn)
    size = (other.hand | other.hidden).bit_count() - (in_hand | in_pile).bit_count() - len(mixed)
    mixed = cards_of(heap(mixed + free[:size]))
    rng.shuffle(mixed)
    at = other.hand.bit_count() - in_hand.bit_count()
    other.hand, other.hidden = in_hand | heap(mixed[:at]), in_pile | heap(mixed[at:])
    at = size + away.bit_count() - len(gone)
    set_aside = free[size:at] + gone
    if gone:
        rng.shuffle(set_aside)
    looks = []
    for looker, cards in village.looks:
        looks.append((looker, heap(set_aside.pop() for _ in cards_of(cards)) if looker != seat else cards))
    new.looks = tuple(looks)
    new.top = tuple((card if knowers & bit else set_aside.pop(), knowers) for card, knowers in village.top)
    new.deck = heap(free[at:])
    if other.picked:
        _pick_anew(new, other, rng)
    new.legal_now = None
    return new


def _gone(other: Seat, away: int, rng: Random) -> list[int]:
    """Of the loose cards some that are away, each choice as often as there are ways to place the others then."""
    loose, held, undrawn = other.loose, other.held, other.undrawn
    surely = cards_of(loose & undrawn & ~held)
    or_hand, or_pile, or_both = (
        cards_of(loose & cards) for cards in (~undrawn & ~held, undrawn & held, ~undrawn & held)
    )
    room, pile = other.hand.bit_count() - other.known.bit_count(), other.hidden.bit_count()
    piled, mixed = (held & undrawn & ~loose).bit_count(), (held & ~undrawn & ~loose).bit_count()
    ways: dict[tuple[int, int, int], int] = {}
    for one, two, three in product(*(range(len(cards) + 1) for cards in (or_hand, or_pile, or_both))):
        many, in_hand, in_pile = len(surely) + one + two + three, len(or_hand) - one, len(or_pile) - two + piled
        if many >= other.sure and in_hand <= room and in_pile <= pile:
            choices = comb(len(or_hand), one) * comb(len(or_pile), two) * comb(len(or_both), three)
            fixed = perm(away, many) * perm(room, in_hand) * perm(pile, in_pile)
            ways[one, two, three] = (
                choices * fixed * perm(room - in_hand + pile - in_pile, len(or_both) - three + mixed)
            )
    [(one, two, three)] = rng.choices(list(ways), list(ways.values()))
    return surely + rng.sample(or_hand, one) + rng.sample(or_pile, two) + rng.sample(or_both, three)


def _pick_anew(village: Village, other: Seat, rng: Random) -> None:
    frame = village.stack[-1]
    from_look = frame[0] == PICKING and frame[2] > picking.TUCK
    cards = cards_of(village.looks[-1][1] if from_look else other.hand)
    other.picked = tuple(rng.sample(cards, len(other.picked)))
