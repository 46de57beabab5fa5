"""A game is its record: header, entries, digests, end. Written as JSON Lines, so that a record can grow line by line.

Here a record is read, written and checked for form, and its dice are verified by address and secret alone, without
any rules. Replaying by the rules is the session's work.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from kubok.kernel.chance import MAX_SIDES, NONCE_BYTES, commitment_of, key_of, sealed_value
from kubok.kernel.game import JSON, TABLE, BadData, Draw, Outcome, Phrase, canonical, digest_of

FORMAT = 1
MAX_LINE = 4_000_000


class Drawn(NamedTuple):
    """One draw as it fell: its address, the raw values (None if dice were set by hand) and the outcome they made."""

    draw: Draw
    values: tuple[int, ...] | None
    outcome: Outcome


class Entry(NamedTuple):
    """One line of play: a seat's action, or an undo of entry `undo`, or that the seat gives up, or (seat TABLE) draws
    that nobody asked for.
    """

    number: int
    seat: int
    action: dict[str, JSON] | None
    drawn: tuple[Drawn, ...] = ()
    undo: int | None = None
    concede: bool = False


class Mark(NamedTuple):
    """The digest of the state at the end of a round."""

    round: int
    digest: str


@dataclass
class Record:
    """Everything needed to see a game again, on any machine, without its secret and without the owner's files."""

    game: str
    rules: int
    seats: tuple[str, ...]
    options: dict[str, JSON]
    data: JSON
    game_id: str = ""
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    lines: list[Entry | Mark] = field(default_factory=list)
    secret: str = ""
    places: tuple[int, ...] | None = None
    unfinished: bool = False
    final: str = ""
    start: JSON = None
    """The position that it goes on from, where it does not begin at the beginning."""

    @property
    def entries(self) -> list[Entry]:
        return [line for line in self.lines if isinstance(line, Entry)]

    @property
    def finished(self) -> bool:
        return self.places is not None

    def header(self) -> dict[str, JSON]:
        begun: dict[str, JSON] = {} if self.start is None else {"start": self.start}
        return begun | {
            "kubok": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": list(self.seats),
            "options": self.options,
            "data": self.data,
            "data_digest": digest_of(self.data),
            "id": self.game_id,
            "commitment": self.commitment,
            "nonces": list(self.nonces),
        }

    def to_lines(self) -> Iterator[str]:
        """The record as lines of JSON, without the newline."""
        yield canonical(self.header()).decode()
        for line in self.lines:
            yield canonical(line_to_data(line)).decode()
        if self.places is not None:
            end: dict[str, JSON] = {
                "places": list(self.places),
                "unfinished": self.unfinished,
                "digest": self.final,
                "secret": self.secret,
            }
            yield canonical({"end": end}).decode()

    def to_text(self) -> str:
        return "".join(line + "\n" for line in self.to_lines())

    @classmethod
    def from_text(cls, text: str, name: str = "record") -> Record:
        """Read a record; BadData with the line and the remedy if it is not one."""
        lines = text.split("\n")  # not splitlines: a name may hold U+2028 or another of Unicode's line ends
        return _read(lines if lines[-1] else lines[:-1], name)

    def save(self, path: Path) -> None:
        """Write whole or not at all."""
        write_whole(path, self.to_text().encode())

    @classmethod
    def open(cls, path: Path) -> Record:
        try:
            text = path.read_bytes().decode("utf-8")
        except FileNotFoundError:
            raise BadData("no_file", "there is no file {path}", path=str(path)) from None
        except OSError as error:
            raise BadData(
                "cannot_read", "{path} cannot be read: {error}", path=str(path), error=str(error.strerror)
            ) from None
        except UnicodeDecodeError:
            raise BadData(
                "record_not_utf8", "{path} is not text in UTF-8; a record is a file of JSON lines", path=str(path)
            ) from None
        return cls.from_text(text, str(path))


def write_whole(path: Path, content: bytes, mode: int = 0o644) -> None:
    """Write a file so that a crash leaves either the old one or the new one, never a torn one."""
    part = path.with_name(path.name + ".part")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def line_to_data(line: Entry | Mark) -> dict[str, JSON]:
    if isinstance(line, Mark):
        return {"round": line.round, "digest": line.digest}
    data: dict[str, JSON] = {"n": line.number, "seat": line.seat}
    if line.undo is not None:
        data["undo"] = line.undo
    if line.concede:
        data["concede"] = True
    if line.action is not None:
        data["action"] = line.action
    if line.drawn:
        data["drawn"] = [_drawn_to_data(drawn) for drawn in line.drawn]
    return data


def _drawn_to_data(drawn: Drawn) -> JSON:
    seat, round_, roll, sides = drawn.draw
    values: JSON = None if drawn.values is None else list(drawn.values)
    return {"at": [seat, round_, roll], "sides": list(sides), "values": values, "outcome": list(drawn.outcome)}


# Reading. Every helper says what was expected; the reader adds file and line.


def _read(texts: list[str], name: str) -> Record:
    number = 0
    try:
        if not texts:
            raise BadData("record_empty", "the file is empty; a record begins with a header line")
        number = 1
        record = _header(_json(texts[0]))
        for number, text in enumerate(texts[1:], start=2):  # noqa: B007 - the error below names the line
            data = _json(text)
            if record.finished:
                raise BadData("record_after_end", "nothing may follow the end line")
            if "end" in data:
                _end(record, data["end"])
            else:
                record.lines.append(_line(data, len(record.seats)))
        _numbered(record.entries)
    except BadData as error:
        raise BadData(
            "record_line", "{name}, line {number}: {wrong}", name=name, number=number, wrong=error.phrase
        ) from None
    return record


def _json(text: str) -> dict[str, Any]:
    if len(text) > MAX_LINE:
        raise BadData("record_long_line", "the line is longer than {most} characters", most=MAX_LINE)
    try:
        data = json.loads(text, parse_constant=_no_constant)
        canonical(data)  # what cannot be written again (1e999, half a surrogate pair) is not taken in
    except (ValueError, RecursionError):
        raise BadData("record_not_json", "this is not JSON; restore the file from a copy") from None
    if not isinstance(data, dict):
        raise BadData("record_no_object", "a line of a record is a JSON object")
    return data


def _no_constant(name: str) -> None:
    raise ValueError(name)


def _need(data: Any, key: str, kind: type) -> Any:
    if not isinstance(data, dict) or key not in data:
        raise BadData("record_missing", "'{key}' is missing", key=key)
    if type(data[key]) is not kind:
        raise BadData("record_kind", "'{key}' must be {kind}", key=key, kind=_KINDS[kind])
    return data[key]


_KINDS = {
    int: Phrase("a_whole_number", "a whole number"),
    str: Phrase("a_text", "text"),
    list: Phrase("a_list", "a list"),
    dict: Phrase("an_object", "an object"),
    bool: Phrase("true_or_false", "true or false"),
}


def _numbers(value: Any, key: str) -> tuple[int, ...]:
    if type(value) is not list or any(type(v) is not int or abs(v) > 1 << 53 for v in value):
        raise BadData(
            "record_kind", "'{key}' must be {kind}", key=key, kind=Phrase("whole_numbers", "a list of whole numbers")
        )
    return tuple(value)


def _texts(value: list[Any], key: str) -> tuple[str, ...]:
    if any(type(v) is not str for v in value):
        raise BadData("record_kind", "'{key}' must be {kind}", key=key, kind=Phrase("texts", "a list of texts"))
    return tuple(value)


def _header(data: dict[str, Any]) -> Record:
    form = _need(data, "kubok", int)
    if form > FORMAT:
        raise BadData(
            "record_newer",
            "this record has format {form}, newer than this program's {known}; install a newer kubok",
            form=form,
            known=FORMAT,
        )
    if form < 1:
        raise BadData("record_no_format", "there is no record format {form}", form=form)
    record = Record(
        game=_need(data, "game", str),
        rules=_need(data, "rules", int),
        seats=_texts(_need(data, "seats", list), "seats"),
        options=_need(data, "options", dict),
        data=data.get("data"),
        game_id=_need(data, "id", str),
        commitment=_need(data, "commitment", str),
        nonces=_texts(_need(data, "nonces", list), "nonces"),
        start=data.get("start"),
    )
    if not 1 <= len(record.seats) <= 16:
        raise BadData("record_seats", "a record has 1 to 16 seats")
    if _need(data, "data_digest", str) != digest_of(record.data):
        raise BadData("record_data_changed", "the game's data does not match its digest; the file has been changed")
    return record


def _line(data: dict[str, Any], seats: int) -> Entry | Mark:
    if "round" in data:
        return Mark(_need(data, "round", int), _need(data, "digest", str))
    seat = _need(data, "seat", int)
    if not TABLE <= seat < seats:
        raise BadData("record_no_seat", "there is no seat {seat}", seat=seat)
    undo = _need(data, "undo", int) if "undo" in data else None
    action = _need(data, "action", dict) if "action" in data else None
    drawn = tuple(_drawn(d, seats) for d in _need(data, "drawn", list)) if "drawn" in data else ()
    concede = "concede" in data and _need(data, "concede", bool)
    if (undo is not None) + (action is not None) + concede != (seat != TABLE):
        raise BadData(
            "record_entry",
            "an entry has a seat with an action, an undo or a concession, or is the table's own with draws alone",
        )
    return Entry(_need(data, "n", int), seat, action, drawn, undo, concede)


def _drawn(data: Any, seats: int) -> Drawn:
    at = _numbers(_need(data, "at", list), "at")
    sides = _numbers(_need(data, "sides", list), "sides")
    if len(at) != 3 or not TABLE <= at[0] < seats or min(at[1:]) < 0:
        raise BadData("record_at", "'at' must be [seat, round, roll]")
    if any(not 1 <= n <= MAX_SIDES for n in sides):
        raise BadData("record_sides", "'sides' must be numbers from 1 to {most}", most=MAX_SIDES)
    values = None if data.get("values") is None else _numbers(data["values"], "values")
    if values is not None and (
        len(values) != len(sides) or any(not 0 <= v < n for v, n in zip(values, sides, strict=True))
    ):
        raise BadData("record_values", "'values' must give a number below each of 'sides'")
    return Drawn(Draw(*at, sides), values, _numbers(_need(data, "outcome", list), "outcome"))


def _end(record: Record, data: Any) -> None:
    places = _numbers(_need(data, "places", list), "places")
    if len(places) != len(record.seats):
        raise BadData("record_places", "'places' must give a place to every seat")
    record.unfinished = _need(data, "unfinished", bool)
    record.final = _need(data, "digest", str)
    record.secret = _need(data, "secret", str)
    record.places = places


def _numbered(entries: list[Entry]) -> None:
    for expected, entry in enumerate(entries):
        if entry.number != expected:
            raise BadData(
                "record_order",
                "entry {expected} is missing or out of order (found {found})",
                expected=expected,
                found=entry.number,
            )


# Verifying without rules


def verify_dice(record: Record) -> int:
    """Check every die of a finished record against its secret, knowing no rules; the number of dice checked.

    Raises BadData naming the entry where the record and the secret disagree.
    """
    if not record.commitment:
        raise BadData("no_commitment", "this record was played with simulated dice: it carries no commitment to verify")
    if not record.secret:
        raise BadData("still_sealed", "the secret is still sealed: dice can be verified when the game is over")
    secret, nonces = _hex(record.secret, "secret"), nonces_of(record)
    if commitment_of(secret) != record.commitment:
        raise BadData("another_secret", "the secret is not the one that was committed to before the game")
    key = key_of(secret, nonces)
    addresses: set[tuple[int, int, int]] = set()
    checked = 0
    for entry, drawn in _all_drawn(record.entries):
        where = drawn.draw[:3]
        if where in addresses:
            raise BadData(
                "drawn_twice",
                "entry {entry}: the roll at {where} was drawn twice",
                entry=entry.number,
                where=str(list(where)),
            )
        addresses.add(where)
        if drawn.values is None:
            raise BadData(
                "drawn_no_values",
                "entry {entry}: the roll at {where} has no values to verify",
                entry=entry.number,
                where=str(list(where)),
            )
        for k, (value, sides) in enumerate(zip(drawn.values, drawn.draw.sides, strict=True)):
            if value != sealed_value(key, record.game_id, *where, k, sides):
                raise BadData(
                    "not_the_sealed",
                    "entry {entry}: die {die} of the roll at {where} is not the sealed one",
                    entry=entry.number,
                    die=k,
                    where=str(list(where)),
                )
            checked += 1
    return checked


def nonces_of(record: Record) -> tuple[bytes, ...]:
    """The seats' nonces, in order of seat."""
    nonces = tuple(_hex(nonce, "nonce") for nonce in record.nonces)
    if len(nonces) != len(record.seats):
        raise BadData(
            "nonces_missing",
            "{seats} seats gave {nonces} nonces; every seat gives one",
            seats=len(record.seats),
            nonces=len(nonces),
        )
    return nonces


def _all_drawn(entries: Iterable[Entry]) -> Iterator[tuple[Entry, Drawn]]:
    return ((entry, drawn) for entry in entries for drawn in entry.drawn)


def _hex(text: str, what: str) -> bytes:
    try:
        value = bytes.fromhex(text)
    except ValueError:
        if what == "nonce":
            raise BadData("nonce_not_hex", "the nonce is not written in hex digits") from None
        raise BadData("secret_not_hex", "the secret is not written in hex digits") from None
    if what == "nonce" and len(value) != NONCE_BYTES:
        raise BadData("nonce_digits", "a nonce has {digits} hex digits", digits=2 * NONCE_BYTES)
    return value
