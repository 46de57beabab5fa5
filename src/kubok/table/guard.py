"""Who is asking, and how much they may ask: signed cookies, secret links, origins and rates.

Links are not stored: each is made from the server's key, the table, the chair and how many links that chair has had.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer

from kubok.kernel import JSON
from kubok.table.protocol import MAX_NAME
from kubok.table.room import OPEN, Room

COOKIE: Final = "kubok"
WATCH: Final = "watch"
MOST_ADDRESSES: Final = 20_000
HANDED_SECONDS: Final = 600
HANDED_BYTES: Final = 24
MOST_HANDED: Final = 10_000


@dataclass(frozen=True)
class Limits:
    """How much one connection, one address and one table may ask. Rates are per second, with a burst on top.

    An address is one of IPv4, or all of IPv6 with the same first 64 bits: see `network_of`.
    """

    messages: float = 10
    messages_burst: int = 60
    """Of a connection; control frames count as messages."""
    frames_before_hello: int = 8
    requests: float = 5
    requests_burst: int = 100
    """Of an address, to /api and for sockets."""
    pages: float = 30
    pages_burst: int = 300
    """Of an address, for files of the page."""
    tables: float = 1 / 30
    tables_burst: int = 20
    handing: float = 1 / 10
    handing_burst: int = 20
    """Links for another device of one's own, asked for, looked at or used."""
    replays: float = 1
    replays_burst: int = 30
    processor: float = 0.2
    processor_burst: float = 0.3
    """Seconds of the server's own time that the messages of an address may take."""
    connections_per_address: int = 150
    connections: int = 20_500
    sockets_per_address: int = 100
    sockets_per_person: int = 10
    """At one table."""
    watchers_per_table: int = 50
    sockets: int = 20_000
    tables_in_memory: int = 5_000
    entries: int = 10_000
    """Of a record; the last fifth is kept for playing on: there nothing can be taken back."""
    refused_seconds: float = 1.0
    """Who asks too much waits so long for the refusal: it would be asked again at once."""
    malformed: int = 5
    queue: int = 64
    queue_bytes: int = 262_144
    """What may wait for a socket that does not read."""
    header_seconds: float = 10
    body_seconds: float = 20
    hello_seconds: float = 10
    bot_seconds: float = 10
    stuck_seconds: float = 30


def network_of(address: str) -> str:
    """Whom limits count: an address of IPv4, or the /64 of IPv6 that one line at home has for itself.

    >>> network_of("203.0.113.7"), network_of("2001:db8:0:7:1::5"), network_of("::ffff:203.0.113.7")
    ('203.0.113.7', '2001:db8:0:7::/64', '203.0.113.7')
    """
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address)
    except ValueError:  # not an address: what a test or a proxy calls its clients
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


class Bucket:
    """A rate with a burst: `take` says whether there is one left, `wait` how long until there is.

    >>> bucket = Bucket(rate=1, burst=2, now=0)
    >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
    [True, True, False, True]

    What is only known afterwards is spent, and may be owed:

    >>> bucket.spend(2)
    >>> bucket.left(1), bucket.wait()
    (-2.0, 3.0)
    """

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, float(burst), float(burst), now

    def left(self, now: float) -> float:
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left

    def take(self, now: float) -> bool:
        if self.left(now) < 1:
            return False
        self._left -= 1
        return True

    def spend(self, much: float) -> None:
        self._left -= much

    def wait(self, need: float = 1) -> float:
        return max(0.0, (need - self._left) / self._rate)


class Addresses:
    """A bucket for each address, the oldest forgotten when there are too many."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str, now: float) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket

    def take(self, address: str, now: float) -> bool:
        return self.of(address, now).take(now)


class Handed(NamedTuple):
    """Who may be taken over, until when, and the settings that go along."""

    who: str
    until: float
    settings: JSON


class Handing:
    """Tokens by which somebody becomes the same person on another device: once, and within ten minutes.

    They are in memory alone, by their digests: a restart makes them worthless, and whoever reads the memory of a server
    cannot use one. A person has one at a time.

    >>> handing = Handing()
    >>> token = handing.give("ann", {}, now=0)
    >>> handing.look(token, 1).who, handing.take(token, 2).who, handing.take(token, 3)
    ('ann', 'ann', None)
    >>> handing.look(handing.give("ann", {}, now=0), HANDED_SECONDS) is None
    True
    """

    def __init__(self) -> None:
        self._given: OrderedDict[bytes, Handed] = OrderedDict()

    def give(self, who: str, settings: JSON, now: float) -> str:
        token = secrets.token_urlsafe(HANDED_BYTES)
        for digest in [digest for digest, one in self._given.items() if one.who == who or one.until <= now]:
            del self._given[digest]
        self._given[_digest(token)] = Handed(who, now + HANDED_SECONDS, settings)
        if len(self._given) > MOST_HANDED:
            self._given.popitem(last=False)
        return token

    def look(self, token: str, now: float) -> Handed | None:
        """Whom it is for; looking uses nothing up."""
        found = self._given.get(_digest(token))
        return found if found is not None and now < found.until else None

    def take(self, token: str, now: float) -> Handed | None:
        found = self.look(token, now)
        self._given.pop(_digest(token), None)
        return found

    def forget(self, who: str) -> None:
        for digest in [digest for digest, one in self._given.items() if one.who == who]:
            del self._given[digest]


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class Guard:
    """Signs and checks with the server's key.

    >>> guard = Guard(bytes(32))
    >>> guard.who(guard.cookie("ann")), guard.who("ann.forged")
    ('ann', '')
    """

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = Signer(key, salt="kubok-cookie")

    def new_person(self) -> str:
        return secrets.token_urlsafe(15)

    def cookie(self, who: str) -> str:
        return self._signer.sign(who).decode()

    def who(self, cookie: str) -> str:
        """The person of a cookie; nobody ('') for one that is not ours."""
        try:
            return self._signer.unsign(cookie).decode() if 0 < len(cookie) < 200 else ""
        except (BadSignature, UnicodeError):
            return ""

    # Links

    def link(self, table: str, chair: str, turn: int = 0) -> str:
        """The secret link of a chair, of the open chairs together, or for watching: the table's id and a token."""
        made = hmac.digest(self._key, f"link/{table}/{chair}/{turn}".encode(), "sha256")[:15]
        return f"{table}.{base64.urlsafe_b64encode(made).decode()}"

    def links(self, room: Room) -> dict[str, str]:
        """All links of a table, for its host: by seat, 'open' and 'watch'."""
        found = {WATCH: self.link(room.id, WATCH)}
        for seat, chair in enumerate(room.chairs):
            if chair.kind == OPEN:
                found[OPEN] = self.link(room.id, OPEN)
            if chair.kind != "bot":
                found[str(seat)] = self.link(room.id, str(seat), chair.turn)
        return found

    def chair_of(self, link: str, room: Room) -> str | None:
        """Which chair a link is for: a seat's number, 'open', 'watch'; None for no link of this table."""
        for chair, own in self.links(room).items():
            if hmac.compare_digest(own.encode(), link.encode()):
                return chair
        return None


def table_of(link: str) -> str:
    """The table that a link speaks of."""
    return link.partition(".")[0]


def clean_name(name: str) -> str:
    """A nickname: one line of visible characters, not longer than MAX_NAME.

    >>> clean_name("  Ann\\n\\u202e  B. ")
    'Ann B.'
    """
    visible = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in unicodedata.normalize("NFC", name))
    return " ".join(visible.split())[:MAX_NAME].strip()


def origin_fits(origin: str, host: str, public_url: str) -> bool:
    """Does a request come from our own page? Browsers always say where a socket or a change comes from.

    >>> [origin_fits(origin, "kubok.example", "") for origin in ("https://kubok.example", "https://evil.example")]
    [True, False]
    """
    try:
        asked = urlsplit(origin)
        if public_url:
            own = urlsplit(public_url)
            return (asked.scheme, asked.netloc.lower()) == (own.scheme, own.netloc.lower())
    except ValueError:
        return False
    return asked.scheme in ("http", "https") and bool(host) and asked.netloc.lower() == host.lower()
