"""A board: Home, three trails with their forks, rewards, tokens and tolls, read from a file that a person can edit.

Spaces are numbered in the order of the file, Home is 0. Every space is reached from one other space, so a board is a
tree whose leaves are the trails' ends.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from kubok.kernel.files import Fields, one_of, shown, write
from kubok.kernel.game import JSON, Part, Phrase
from kubok.venture.actions import WAYS
from kubok.venture.pieces import CHESTS, PAIRS, STARTERS
from kubok.venture.words import CHEST, DRAW, GAIN, STUDY, Program

HOME: Final = 0
TRAILS: Final = 3
MOST_SPACES: Final = 200
SCENERY: Final = ("forest", "ridge", "marsh")
WIDTH: Final = 2000
"""Coordinates are whole numbers up to this."""

COINS: Final = 0
CARDS: Final = 1
_TOLL: Final = re.compile(r"(pay|discard) ([1-9])")
_GIVES: Final = re.compile(r"(gain|draw) ([1-9]|1[0-9])")
_TOKENS: Final = {"+5": "gain 5", "nest": "nest", "golden chest": "golden chest"}
_UNDER: Final = {"+5": "gain 3", "nest": "draw 1", "golden chest": "iron chest"}
_COUNTS: Final = {"+5": 2, "nest": 3, "golden chest": 1}
_REWARDS: Final = (
    "gain N",
    "draw N",
    "nest",
    "lily pad",
    "burrow",
    "iron chest",
    "golden chest",
    "ruby chest",
    "enchantment",
)


class Space(NamedTuple):
    """One space. `reward` is a program; an enchantment space has none, and the number of its pair."""

    key: str
    before: int
    trail: int
    reward: Program
    words: str
    token: Program
    """Replaces the reward once (V-3.8); empty where no token was laid."""
    token_words: str
    pair: int
    """Of enchantment tokens: 0 or 1; -1 on other spaces."""
    toll: tuple[int, int]
    """Coins or cards, and how many: paid before stepping here (V-3.4)."""
    chest: bool
    at: tuple[int, int]


class Board:
    """A board as tuples, one item for each space."""

    def __init__(self, key: str, spaces: tuple[Space, ...]) -> None:
        self.key, self.spaces = key, spaces
        ways: list[list[int]] = [[] for _ in spaces]
        for number, space in enumerate(spaces[1:], start=1):
            ways[space.before].append(number)
        self.ways = tuple(map(tuple, ways))
        """For each space where the ways lead, in order."""
        self.end = tuple(not onward for onward in ways)
        self.tokens = sum(1 << number for number, space in enumerate(spaces) if space.token)
        """The spaces on which a token is laid at the start, enchantment tokens aside."""
        self.index = {space.key: number for number, space in enumerate(spaces)}


def reward_program(words: str) -> Program | None:
    """What a reward does; None if the words are none.

    >>> reward_program("gain 2")
    ((0, 2, 0, 0),)
    """
    if found := _GIVES.fullmatch(words):
        return ((GAIN if found[1] == "gain" else DRAW, int(found[2]), 0, 0),)
    if words.removesuffix(" chest") in CHESTS and words.endswith(" chest"):
        return ((CHEST, 1, CHESTS.index(words.removesuffix(" chest")), 0),)
    if words.replace(" ", "_") in STARTERS:
        return ((STUDY, 1, STARTERS.index(words.replace(" ", "_")), 0),)
    return () if words == "enchantment" else None


def read_board(board: Fields, key: str) -> tuple[Board, dict[str, JSON]]:
    """The board, and the same as plain JSON for a game's record."""
    board.only("name", "names", "source", "note", "home", "trail")
    names, source = board.names("names", sourced=False)[0], board.word("source", ("own", "owner", "inferred", "seed"))
    home = _at(board, "home")
    spaces = [Space("home", -1, -1, (), "", (), "", -1, (COINS, 0), False, home)]
    trails: list[JSON] = []
    for number, trail in enumerate(
        board.tables("trail", TRAILS, TRAILS, Phrase("write_trails", "write [[trail]] for each of the three trails"))
    ):
        trail.only("names", "kind", "spaces")
        entries = [
            _space(space, number, spaces)
            for space in trail.tables("spaces", 1, MOST_SPACES, _SPACE_FIX, Phrase("board_space", "space"))
        ]
        trails.append(
            {"names": trail.names("names", sourced=False)[0], "kind": trail.word("kind", SCENERY), "spaces": entries}
        )
    made = Board(key, tuple(spaces))
    _check(board, made)
    note = board.text("note", 300, empty=True, default="")
    data: dict[str, JSON] = {
        "name": key, "names": names, "source": source, "note": note, "home": list(home), "trail": trails,
    }  # fmt: skip
    return made, data


_SPACE_FIX: Final = write('{ key = "w1", from = "home", reward = "gain 2", at = [700, 545] }')


def _space(space: Fields, trail: int, spaces: list[Space]) -> JSON:
    space.only("key", "from", "toll", "reward", "token", "at")
    key, known = space.key("key"), [other.key for other in spaces]
    if key in known:
        space.complain(
            Phrase("space_again", "key {name} is the name of another space", name=shown(key)),
            Phrase("own_names", "give each space a name of its own"),
        )
    before = known.index(space.word("from", known, Phrase("space_above", "name a space above this one, or home")))
    words = space.text("reward", 20, _SPACE_FIX)
    reward = reward_program(words)
    if reward is None:
        space.must("reward", one_of(_REWARDS), words)
    token_words = space.text("token", 20, empty=True, default="")
    pair = -1
    if words == "enchantment":
        pair = [f"pair {n}" for n in range(1, PAIRS)].index(
            space.word("token", [f"pair {n}" for n in range(1, PAIRS)], write('token = "pair 1" or "pair 2"'))
        )
        token: Program = ()
    else:
        token = reward_program(_TOKENS[space.word("token", _TOKENS)]) or () if token_words else ()
        if token_words and _UNDER[token_words] != words:
            space.complain(
                Phrase(
                    "token_under",
                    "token {token} lies on {wanted} (V-1.2), not on {reward}",
                    token=token_words,
                    wanted=_UNDER[token_words],
                    reward=words,
                ),
                Phrase("move_it", "move it"),
            )
    toll_words = space.text("toll", 20, empty=True, default="")
    toll = _TOLL.fullmatch(toll_words)
    if toll_words and toll is None:
        space.must("toll", Phrase("a_toll", "pay N or discard N"), toll_words, write('toll = "pay 1"'))
    price = (COINS if toll[1] == "pay" else CARDS, int(toll[2])) if toll else (COINS, 0)
    chest = words.endswith("chest")
    at = _at(space, "at")
    spaces.append(Space(key, before, trail, reward, words, token, token_words, pair, price, chest, at))
    entry: dict[str, JSON] = {"key": key, "from": spaces[before].key, "reward": words, "at": list(at)}
    return entry | ({"toll": toll_words} if toll_words else {}) | ({"token": token_words} if token_words else {})


def _at(fields: Fields, key: str) -> tuple[int, int]:
    value = fields.get(key, write(f"{key} = [x, y]"))
    if not isinstance(value, list) or len(value) != 2 or any(type(n) is not int or not 0 <= n <= WIDTH for n in value):
        fields.must(
            key,
            Phrase("two_numbers", "two whole numbers from 0 to {most}", most=WIDTH),
            value,
            write(f"{key} = [700, 545]"),
        )
    return value[0], value[1]


_TAKE_OUT: Final = Phrase("take_out", "take some out")


def _too_many_ways(place: Part) -> Phrase:
    return Phrase("many_ways", "{place} has more than {most} ways on", place=place, most=WAYS)


def _check(fields: Fields, board: Board) -> None:
    for number, space in enumerate(board.spaces[1:], start=1):
        if len(board.ways[number]) > WAYS:
            fields.complain(_too_many_ways(Phrase("space_named", "space {key}", key=space.key)), _TAKE_OUT)
        if board.end[number] and not space.chest:
            fields.complain(
                Phrase(
                    "trail_end",
                    "space {key} ends a trail and has {reward} instead of a chest",
                    key=space.key,
                    reward=space.words,
                ),
                Phrase("put_chest", "put a chest there"),
            )
    if len(board.ways[HOME]) > WAYS:
        fields.complain(_too_many_ways("home"), _TAKE_OUT)
    for word, wanted in _COUNTS.items():
        count = sum(space.token_words == word for space in board.spaces)
        if count != wanted:
            fields.complain(
                Phrase(
                    "token_count",
                    "token {token} lies on {count} spaces instead of {wanted} (V-1.2)",
                    token=word,
                    count=count,
                    wanted=wanted,
                ),
                Phrase("add_or_remove", "add or remove some"),
            )
    pairs = sorted(space.pair for space in board.spaces if space.pair >= 0)
    if pairs != list(range(PAIRS - 1)):
        fields.complain(
            Phrase("token_pairs", "token pair 1 and pair 2 must each lie on one enchantment space (V-1.2)"),
            Phrase("mend_that", "mend that"),
        )
