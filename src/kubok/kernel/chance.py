"""Where dice come from: sources that turn an address into values, and nothing else.

A die has an address, not a place in a stream: the k-th die of the j-th roll of seat s in round r. So copies, undo and
replay need no generator state, and one seat's choices never shift another seat's dice. docs/verify.md says how
anybody can check the sealed source in any language.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator
from typing import Protocol

from kubok.kernel.game import BadData, Draw, Outcome, State, for_authors

SCHEME = "kubok/1"
MAX_SIDES = 256
NONCE_BYTES = 16


class Source(Protocol):
    """Draws for a session: the raw values by address (None where there are none) and the outcome they make."""

    def draw(self, state: State, draw: Draw) -> tuple[tuple[int, ...] | None, Outcome]: ...


class Fast:
    """A seeded source for simulation: the same addresses, a quick hash. Never for a table where people play.

    >>> Fast(7).values(Draw(0, 1, 0, (6, 6, 6))) == Fast(7).values(Draw(0, 1, 0, (6, 6, 6)))
    True
    """

    def __init__(self, seed: int) -> None:
        self._hash = hashlib.blake2b(f"{SCHEME}/fast/{seed}/".encode())

    def values(self, draw: Draw) -> tuple[int, ...]:
        sides = draw.sides
        if len(sides) <= 64 and sides.count(6) == len(sides):  # a plain roll, as nearly all are
            values = self._block(draw, 0, 0).translate(_SIX)[: len(sides)]
            if _AGAIN not in values:
                return tuple(values)
            return tuple([self._value(draw, k, 6) if value == _AGAIN else value for k, value in enumerate(values)])
        return tuple(self._value(draw, k, n) for k, n in enumerate(sides))

    def _value(self, draw: Draw, k: int, sides: int) -> int:
        limit = _limit(sides)
        attempt = 0
        while (byte := self._block(draw, k // 64, attempt)[k % 64]) >= limit:
            attempt += 1
        return byte % sides

    def _block(self, draw: Draw, page: int, attempt: int) -> bytes:
        block = self._hash.copy()
        block.update(b"%d/%d/%d/%d/%d" % (draw.seat, draw.round, draw.roll, page, attempt))
        return block.digest()

    def draw(self, state: State, draw: Draw) -> tuple[tuple[int, ...] | None, Outcome]:
        values = self.values(draw)
        return values, state.fold(draw, values)


def asked(state: State, source: Source) -> Iterator[int]:
    """Let the dice fall as they are due, and say whose decision is next, until the game is over.

    Whoever asks applies that decision before asking on; of several who owe one, the first is named.
    """
    while state.result() is None:
        pending = state.chance()
        if pending:
            state.resolve(pending[0], source.draw(state, pending[0])[1])
        else:
            yield state.owed()[0]


_AGAIN = 255
_SIX = bytes(byte % 6 if byte < 252 else _AGAIN for byte in range(256))


def _limit(sides: int) -> int:
    if not 1 <= sides <= MAX_SIDES:
        raise for_authors(f"a draw has 1 to {MAX_SIDES} sides, not {sides}")
    return MAX_SIDES - MAX_SIDES % sides


def commitment_of(secret: bytes) -> str:
    """What is published before anybody chooses a nonce: SHA-256 of the secret."""
    return hashlib.sha256(secret).hexdigest()


def key_of(secret: bytes, nonces: tuple[bytes, ...]) -> bytes:
    """The key of the dice: nobody alone, not the table and not a player, has chosen it."""
    if any(len(nonce) != NONCE_BYTES for nonce in nonces):
        raise BadData(
            "nonce_bytes",
            "a nonce has {bytes} bytes, that is {digits} hex digits",
            bytes=NONCE_BYTES,
            digits=2 * NONCE_BYTES,
        )
    return hmac.digest(secret, b"".join(nonces), "sha256")


def sealed_value(key: bytes, game_id: str, seat: int, round_: int, roll: int, k: int, sides: int) -> int:
    """The value of one die by its address: the first byte of an HMAC, drawn again where it would be unfair."""
    limit = _limit(sides)
    attempt = 0
    while True:
        address = f"{SCHEME}/{game_id}/{seat}/{round_}/{roll}/{k}/{attempt}"
        byte = hmac.digest(key, address.encode(), "sha256")[0]
        if byte < limit:
            return byte % sides
        attempt += 1


class Sealed:
    """Dice that anybody can verify when the game is over: committed to first, then mixed with the seats' nonces.

    >>> sealed = Sealed(secret=bytes(32), game_id="demo")
    >>> sealed.commitment[:8]
    '66687aad'
    >>> sealed.open((bytes(16), bytes(16)))
    >>> sealed.values(Draw(0, 1, 0, (6, 6, 6)))
    (1, 3, 3)
    """

    def __init__(self, secret: bytes | None = None, game_id: str | None = None) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret
        self.game_id = secrets.token_hex(8) if game_id is None else game_id
        self.commitment = commitment_of(self.secret)
        self._key: bytes | None = None

    def open(self, nonces: tuple[bytes, ...]) -> None:
        """All nonces are in, in order of seat: from here on values can be drawn."""
        self._key = key_of(self.secret, nonces)

    def values(self, draw: Draw) -> tuple[int, ...]:
        if self._key is None:
            raise BadData("sealed_still", "the dice are still sealed: every seat gives its nonce before the first draw")
        where = (draw.seat, draw.round, draw.roll)
        return tuple(sealed_value(self._key, self.game_id, *where, k, n) for k, n in enumerate(draw.sides))

    def draw(self, state: State, draw: Draw) -> tuple[tuple[int, ...] | None, Outcome]:
        values = self.values(draw)
        return values, state.fold(draw, values)
