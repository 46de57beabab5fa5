"""A position in one line: for the command line, tests, links and bug reports.

    cubitos/2 race_1 nothing_goes_right 1 simultaneous 0 8c1f0a2b 3.12.1.1 14l8d… 7l2d;f;;;;;;0.0.0.0.0.0.9;choosing …

The fields: rules version; the set, or its eight cards; tracks; laps; order of play; most rounds; the beginning of the
data's digest; the table's numbers; the trays; then each seat: draw, roll, discard and hand by kind, the three parts of
the active zone by kind and face, the numbers, the frames. Zeros at the end of numbers are left out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from kubok.cubitos import frames
from kubok.cubitos.data import OWN_SET, Box, resolve
from kubok.cubitos.pieces import (
    ACTIVE_PARTS,
    CODE_NAMES,
    CODES,
    FACE_NAMES,
    KIND_COUNT,
    KINDS,
    NUMBER_NAMES,
    OWN_KINDS,
    TABLE_NAMES,
    TRAY_KINDS,
    ZONES,
)
from kubok.kernel import JSON, BadData, digest_of

if TYPE_CHECKING:
    from kubok.cubitos.race import Race

_OWN: Final = "ldwbrgopyuf"
_LETTERS: Final = _OWN + _OWN[: KIND_COUNT - OWN_KINDS].upper()
"""A letter for each kind, u for blue; capitals are borrowed."""

_FACES: Final = {
    "miss": "-",
    "coin": "c",
    "coin2": "2",
    "coin3": "3",
    "foot": "f",
    "symbol": "s",
    "power": "p",
    "credit": "k",
}

_KIND_OF: Final = {letter: KINDS[kind] for kind, letter in enumerate(_LETTERS)}
_CODE_OF: Final = {_LETTERS[c >> 2] + _FACES[FACE_NAMES[c >> 2][c & 3]]: CODE_NAMES[c] for c in CODES}
_LETTER_OF: Final = {name: letter for letter, name in _KIND_OF.items()}
_FACE_OF: Final = {name: letters for letters, name in _CODE_OF.items()}
LONGEST: Final = 4000


def to_line(race: Race) -> str:
    """The position as one line.

    >>> from kubok.cubitos import Cubitos
    >>> line = to_line(Cubitos(2).start()).split()
    >>> line[0], line[4], line[8], line[9]
    ('cubitos/2', 'simultaneous', '14l8d10w10b10r10g10o10p10y10u', '7l2d;;;;;;;;idle')
    """
    game = race.game
    data: Any = game.data()
    position: Any = race.to_data()
    cards = ",".join(card["name"] for card in data["cards"]) if data["set"] == OWN_SET else data["set"]
    tracks = "+".join(track["name"] for track in data["tracks"])
    head = [f"cubitos/{game.rules}", cards, tracks, str(data["laps"]), game.order, str(game.max_rounds)]
    table = [position["table"].get(name, 0) for name in TABLE_NAMES]
    seats = [_seat_line(seat) for seat in position["seats"]]
    return " ".join([*head, digest_of(data)[:8], _numbers(table), _dice(position["trays"], _LETTER_OF), *seats])


def _seat_line(seat: dict[str, Any]) -> str:
    zones = [_dice(seat.get(zone, {}), _LETTER_OF) for zone in ZONES]
    parts = [_dice(seat.get(part, {}), _FACE_OF) for part in ACTIVE_PARTS]
    numbers = _numbers([seat.get(name, 0) for name in NUMBER_NAMES])
    stack = ">".join(name + "".join(f":{number}" for number in _trimmed([a, b])) for name, a, b in seat["frames"])
    return ";".join([*zones, *parts, numbers, stack])


def _dice(dice: dict[str, int], letters: dict[str, str]) -> str:
    return "".join(f"{count}{letters[name]}" for name, count in dice.items())


def _trimmed(numbers: list[int]) -> list[int]:
    while numbers and not numbers[-1]:
        numbers = numbers[:-1]
    return numbers


def _numbers(numbers: list[int]) -> str:
    return ".".join(map(str, _trimmed(numbers)))


# Reading


def from_line(line: str, box: Box | None = None) -> Race:
    """The position that `to_line` wrote, with our data or that of `box`; BadData for anything else.

    >>> from kubok.cubitos import Cubitos
    >>> race = Cubitos(3).start()
    >>> from_line(to_line(race)).digest() == race.digest()
    True
    """
    from kubok.cubitos.game import Cubitos  # a game can print its positions, so this module comes first

    fields = line.split() if isinstance(line, str) and len(line) <= LONGEST else []
    if len(fields) < 11:
        raise BadData("position_form", "a position is one line of at least 11 fields, as `kubok` prints it")
    version, cards, tracks, laps, order, rounds, digest, table, trays, *seats = fields
    if not version.startswith("cubitos/"):
        raise BadData("position_begins", "a position of Cubitos begins with cubitos/ and the rules version")
    names = cards.split(",")
    data = resolve(
        box or Box.open(),
        cards if len(names) == 1 else "race_1",
        cards=None if len(names) == 1 else names,
        tracks=tracks.split("+"),
        laps=_number(laps),
    )
    if digest_of(data)[:8] != digest:
        raise BadData(
            "position_other_data",
            "this position was played with other data: open it with the data folder it was made with",
        )
    rules = _number(version.removeprefix("cubitos/"))
    game = Cubitos(len(seats), data=data, order=order, max_rounds=_number(rounds), rules=rules)
    position: JSON = {
        "table": _named(table, TABLE_NAMES),
        "trays": _read_dice(trays, _KIND_OF),
        "seats": [_read_seat(seat) for seat in seats],
    }
    race = game.load(position)
    if to_line(race).split() != fields:
        raise BadData(
            "position_dice_order",
            "the position is not in its one standard form: no leading zeros, dice in order",
        )
    return race


def _number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,15}", text):
        raise BadData("must_be_whole", "'{text}' must be a whole number", text=text[:20])
    return int(text)


def _named(text: str, names: tuple[str, ...]) -> dict[str, JSON]:
    numbers = [_number(part) for part in text.split(".")] if text else []
    if len(numbers) > len(names):
        raise BadData("position_more_numbers", "'{text}' has more numbers than there are", text=text[:40])
    return {name: number for name, number in zip(names, numbers, strict=False) if number}


def _read_dice(text: str, names: dict[str, str]) -> dict[str, JSON]:
    width = len(next(iter(names)))
    if not re.fullmatch(rf"([0-9]{{1,3}}[^0-9].{{{width - 1}}})*", text):
        raise BadData("position_dice", "'{text}' must be counts and dice, such as 7l2d", text=text[:40])
    dice: dict[str, JSON] = {}
    for count, letters in re.findall(rf"([0-9]{{1,3}})([^0-9].{{{width - 1}}})", text):
        if letters not in names or names[letters] in dice:
            raise BadData("position_no_die", "there is no die '{letters}', or it stands there twice", letters=letters)
        dice[names[letters]] = int(count)
    return dice


def _read_seat(text: str) -> dict[str, JSON]:
    parts = text.split(";")
    if len(parts) != len(ZONES) + len(ACTIVE_PARTS) + 2:
        raise BadData(
            "position_seat_form",
            "a seat is four zones, three parts of the active zone, numbers and frames, with ; between them",
        )
    seat: dict[str, JSON] = _named(parts[-2], NUMBER_NAMES)
    for name, dice in zip(ZONES, parts, strict=False):
        if dice:
            seat[name] = _read_dice(dice, _KIND_OF)
    for name, faces in zip(ACTIVE_PARTS, parts[len(ZONES) :], strict=False):
        if faces:
            seat[name] = _read_dice(faces, _CODE_OF)
    seat["frames"] = [_read_frame(frame) for frame in parts[-1].split(">")]
    return seat


def _read_frame(text: str) -> JSON:
    name, *numbers = text.split(":")
    if name not in frames.NAMES or len(numbers) > 2:
        raise BadData("no_frame", "'{text}' is not a frame", text=text[:40])
    return [name, *(_number(number) for number in numbers), *[0] * (2 - len(numbers))]


assert len(_LETTERS) == KIND_COUNT
assert TRAY_KINDS == OWN_KINDS - 1
