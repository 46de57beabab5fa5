"""A position in one line: for the command line, tests, links and bug reports.

    venture/2 academy spring - 17a47e39 37.38.1 3ffe… 12:1.40:2 - 76.73.43 0 c04 0 800 15:2.17:2 0;3f;… 0;80;… turn:0

The fields: rules version; theme deck, board and variant (w wilder, o open piles, s shared ties); the beginning of the
data's digest; the table's numbers; then deck, top, looks, discard pile, offer, tokens, used, enchanted, supplies; the
two seats; the frames. A heap of cards is a number in hex digits with a bit for each card, a row of cards their numbers
with dots between them; nothing is a dash. Zeros at the end of numbers are left out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from kubok.kernel import JSON, BadData, digest_of
from kubok.venture.data import THEMES, Box, resolve
from kubok.venture.frames import FIELDS, NAMES, NUMBER, Field, Frame
from kubok.venture.notation import from_data, to_data
from kubok.venture.pieces import HEAPS, NO_CARD, NUMBER_NAMES, SEATS, TABLE_NAMES, Seat, cards_of

if TYPE_CHECKING:
    from kubok.venture.game import Venture
    from kubok.venture.village import Village

LONGEST: Final = 8000
_PLACES: Final = 18
_NOTHING: Final = "-"
_LATER: Final = ("loose", "undrawn")  # they came with version 2, and end the part of a seat where there is such a card
_HEAPS: Final = tuple(name for name in HEAPS if name not in _LATER)


def to_line(village: Village) -> str:
    """The position as one line.

    >>> from kubok.venture import Venture
    >>> to_line(Venture().start()).split()[:4]
    ['venture/2', 'academy', 'spring', '-']
    """
    game = village.game
    themes = [theme for theme in THEMES if any(card.deck == theme for card in game.cards)]
    variant = "w" * game.wilder + "o" * game.open_piles + "s" * (not game.tie_breaks)
    head = [f"venture/{game.rules}", themes[0] if themes else _NOTHING, game.board.key, variant or _NOTHING]
    pairs = [
        ".".join(f"{card}:{knowers}" for card, knowers in village.top),
        ".".join(f"{seat}:{cards:x}" for seat, cards in village.looks),
        _row(village.discard),
        *(f"{bits:x}" for bits in (village.offer, village.tokens, village.used, village.enchanted)),
        ".".join(f"{card}:{number}" for card, number in enumerate(village.supplies) if number),
    ]
    seats = [_seat(me) for me in village.seats]
    frames = ">".join(_frame(frame) for frame in village.stack)
    table = _numbers(list(village.table))
    fields = [*head, digest_of(game.data())[:8], table, f"{village.deck:x}", *pairs, *seats, frames]
    return " ".join(field or _NOTHING for field in fields)


def _row(cards: tuple[int, ...]) -> str:
    return ".".join(map(str, cards))


def _numbers(numbers: list[int]) -> str:
    while numbers and not numbers[-1]:
        numbers = numbers[:-1]
    return ".".join(map(str, numbers))


def _seat(me: Seat) -> str:
    heaps = [f"{getattr(me, name):x}" for name in _HEAPS]
    later = [f"{getattr(me, name):x}" for name in _LATER] if me.loose | me.undrawn else []
    return ";".join([*heaps, _numbers([getattr(me, name) for name in NUMBER_NAMES]), _row(me.picked), *later])


def _frame(frame: Frame) -> str:
    numbers = zip(FIELDS[frame[0]], frame[1:], strict=True)
    return ":".join([NAMES[frame[0]], *(_number(field, number) for field, number in numbers)])


def _number(field: Field, number: Any) -> str:
    if field.sort == "heap":
        return f"{number:x}"
    return _row(number) if field.sort == "row" else str(number)


# Reading


def from_line(line: str, box: Box | None = None) -> Village:
    """The position that `to_line` wrote, with our data or that of `box`; BadData for anything else.

    >>> from kubok.venture import Venture
    >>> village = Venture(open_piles=True).start()
    >>> from_line(to_line(village)).digest() == village.digest()
    True
    """
    from kubok.venture.game import Venture  # a game can print its positions, so this module comes first

    fields = line.split() if isinstance(line, str) and len(line) <= LONGEST else []
    if len(fields) != _PLACES or not fields[0].startswith("venture/"):
        raise BadData(
            "venture_position_form",
            "a position of A Wild Venture is one line of {fields} fields that begins with venture/",
            fields=_PLACES,
        )
    version, theme, board, variant, digest, *rest = fields
    if not re.fullmatch(r"-|w?o?s?", variant) or not re.fullmatch(r"[1-9][0-9]{0,3}", version.removeprefix("venture/")):
        raise BadData(
            "venture_variant",
            "'{text}' must be letters of w, o, s in this order, and the version a number",
            text=variant[:20],
        )
    wilder = "w" in variant
    data = resolve(box or Box.open(), theme=theme, board=board, wilder=wilder)
    if digest_of(data)[:8] != digest:
        raise BadData(
            "position_other_data",
            "this position was played with other data: open it with the data folder it was made with",
        )
    rules = int(version.removeprefix("venture/"))
    game = Venture(data=data, wilder=wilder, open_piles="o" in variant, tie_breaks="s" not in variant, rules=rules)
    try:
        village = from_data(game, _position(game, ["" if field == _NOTHING else field for field in rest]))
    except (ValueError, IndexError, KeyError, TypeError) as error:
        if isinstance(error, BadData):
            raise
        raise BadData("position_number", "a number of this position cannot be read; copy the whole line") from None
    if to_line(village).split() != fields:
        raise BadData(
            "position_card_order",
            "the position is not in its one standard form: no leading zeros, cards in order",
        )
    return village


def _position(game: Venture, fields: list[str]) -> JSON:
    """The data of a saved game, from the fields of a line."""
    table, deck, top, looks, discard, offer, tokens, used, enchanted, supplies, *seats, frames = fields
    names = game.names
    data: dict[str, JSON] = to_data(game.start())
    data["table"] = _named(table, TABLE_NAMES)
    data |= {"deck": _heap(game, deck), "offer": _heap(game, offer), "used": _heap(game, used)}
    data |= {"enchanted": _heap(game, enchanted), "discard": _cards(game, discard)}
    data["tokens"] = [game.board.spaces[space].key for space in cards_of(_hex(tokens))]
    data["top"] = [[names[_whole(card)], _whole(knowers)] for card, knowers in _pairs(top)]
    data["looks"] = [[_whole(seat), _heap(game, cards)] for seat, cards in _pairs(looks)]
    data["supplies"] = {names[_whole(card)]: _whole(number) for card, number in _pairs(supplies)}
    data["seats"] = [_read_seat(game, seat) for seat in seats]
    data["frames"] = [_read_frame(game, frame) for frame in frames.split(">")]
    return data


def _hex(text: str) -> int:
    if not re.fullmatch(r"[0-9a-f]{1,64}", text):
        raise BadData("position_heap", "'{text}' must be a heap of cards in hex digits", text=text[:40])
    return int(text, 16)


def _whole(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,15}", text):
        raise BadData("must_be_whole", "'{text}' must be a whole number", text=text[:20])
    return int(text)


def _pairs(text: str) -> list[tuple[str, str]]:
    return [(one, other) for one, _, other in (part.partition(":") for part in text.split("."))] if text else []


def _named(text: str, names: tuple[str, ...]) -> dict[str, JSON]:
    numbers = [_whole(part) for part in text.split(".")] if text else []
    return {name: number for name, number in zip(names, numbers, strict=False) if number}


def _heap(game: Venture, text: str) -> list[JSON]:
    return [game.names[card] for card in cards_of(_hex(text))]


def _cards(game: Venture, text: str) -> list[JSON]:
    return [game.names[_whole(card)] for card in text.split(".")] if text else []


def _read_seat(game: Venture, text: str) -> JSON:
    parts = text.split(";")
    heaps, (numbers, picked, *later) = parts[: len(_HEAPS)], parts[len(_HEAPS) :]
    named = [*zip(_HEAPS, heaps, strict=True), *zip(_LATER if later else (), later, strict=True)]
    data: dict[str, JSON] = {name: cards for name, one in named if (cards := _heap(game, one))}
    data |= _named(numbers, NUMBER_NAMES)
    return data | ({"picked": _cards(game, picked)} if picked else {})


def _read_frame(game: Venture, text: str) -> JSON:
    name, *numbers = text.split(":")
    fields = FIELDS[NUMBER[name]]
    return [name, *(_read_number(game, field, number) for field, number in zip(fields, numbers, strict=True))]


def _read_number(game: Venture, field: Field, text: str) -> JSON:
    if field.sort == "heap":
        return _heap(game, text)
    if field.sort == "row":
        return _cards(game, text)
    number = _whole(text)
    if field.sort == "program":
        return game.program_names[number]
    if field.sort == "space":
        return game.board.spaces[number].key
    if field.sort in ("seat", "number"):
        return number
    return None if number == NO_CARD else game.names[number]


assert SEATS == 2
