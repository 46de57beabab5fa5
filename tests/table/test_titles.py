"""Every title is played at the server: bots, undo, replay, verify, rematch; and what is hidden stays hidden."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kubok.kernel import Fast, Record, Session, verify
from kubok.locale import WHOLE, Speech, speaking
from kubok.table.protocol import encode
from kubok.table.room import LINK, Chair, Change, Room, Terms
from kubok.titles import make_game, names, title_of
from kubok.venture import Village
from kubok.venture.pieces import cards_of
from table.client import Chair as Seat
from table.client import Person
from table.conftest import Running
from table.test_sockets import run

SHORT = {"cubitos": {"max_rounds": 2}, "pig": {"goal": 20}}
"""Options that keep a game short."""


async def undo(chair: Seat, seat: int) -> bool:
    """Take back the seat's latest action; False if it is refused, since others have acted meanwhile."""
    key = secrets.token_hex(8)
    await chair.send(t="undo", key=key, seat=seat, number=chair.parts[seat]["number"])
    return bool((await chair.until(lambda m: m.get("key") == key))["t"] == "done")


async def play_with_undo(chair: Seat, rng: random.Random) -> int:
    """Play to the end, taking back now and then; how often."""
    undone = 0
    while not chair.over:
        seat = next((seat for seat in chair.seats if chair.parts[seat]["legal"]), None)
        if seat is None:
            await chair.receive()
        elif undone < 5 and chair.parts[seat].get("can_undo") and rng.random() < 0.2:
            undone += await undo(chair, seat)
        else:
            await chair.act(seat, rng.choice(chair.parts[seat]["legal"])["id"])
    return undone


def said_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every part in what was sent, the outermost only."""
    if isinstance(value, dict):
        if "say" in value and isinstance(value["say"], str):
            yield value
        else:
            for inner in value.values():
                yield from said_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from said_in(inner)


@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_played_against_a_bot_and_can_be_read_verified_and_played_again(
    start: Callable[..., Running], game: str
) -> None:
    server = start(games=names())
    title = title_of(game)

    async def check() -> None:
        ann = Person(server.url)
        kinds = ["here", *["bot"] * (title.seats[0] - 1)]
        made = await ann.make(*kinds, game=game, **SHORT.get(game, {}))
        chair = await ann.sit(made["id"])
        await chair.give_nonces()
        await chair.playing()
        await play_with_undo(chair, random.Random(7))
        assert chair.public["status"]["phase"] == "over"
        assert chair.public["view"]["result"]["places"]
        path = f"/api/tables/{made['id']}"
        record = Record.from_text((await ann.http.get(path + "/record")).text)
        assert record.game == game
        assert verify(record, make_game(record)) > 0
        for seat in ("", "&seat=0"):
            found = await ann.get(f"{path}/steps?count=200{seat}")
            assert found["entries"] == len(record.entries)
            assert len(found["steps"]) == min(200, found["entries"])
        assert (await ann.get(path + "/verify"))["secret"] == record.secret
        await ann.get(path + "/tally")
        frame = await ann.get(f"/api/frames/{chair.welcome['table']['frame']}")
        assert frame["game"] == game
        named = {key: entry["names"] for key, entry in frame["glossary"].items()}
        heard = {str(part): part for part in said_in([json.loads(text) for text in chair.raw])}
        assert heard
        for language in WHOLE:
            with speaking(language):
                speech = Speech(tuple(f"P{seat}" for seat in range(len(kinds))), 0, named)
                assert all(speech.words(part) for part in heard.values())
        again = await ann.post(path + "/rematch")
        next_one = await ann.sit(again["id"])
        assert next_one.welcome["table"]["game"] == game
        assert next_one.welcome["table"]["frame"] == chair.welcome["table"]["frame"]

    run(check())


@pytest.mark.parametrize("game", names())
def test_two_people_play_by_a_link_and_a_watcher_sees_what_everybody_may(
    start: Callable[..., Running], game: str
) -> None:
    server = start(games=names())

    async def check() -> None:
        ann, bob = Person(server.url), Person(server.url)
        made = await ann.make("here", "link", game=game, **SHORT.get(game, {}))
        await bob.post("/api/join", {"link": made["links"]["1"], "nickname": "Bob"})
        chairs = [await ann.sit(made["id"]), await bob.sit(made["id"])]
        watcher = await Person(server.url).sit(made["id"], link=made["links"]["watch"])
        for chair in chairs:
            await chair.give_nonces()
        for chair in chairs:
            await chair.playing()
        await asyncio.gather(*(play_with_undo(chair, random.Random(i)) for i, chair in enumerate(chairs)))
        while not watcher.over:
            await watcher.receive()
        assert watcher.public["view"] == chairs[0].public["view"] == chairs[1].public["view"]
        assert not any('"legal"' in text for text in watcher.raw)

    run(check())


def test_odds_help_only_where_a_game_has_them_and_seats_are_as_many_as_it_takes(start: Callable[..., Running]) -> None:
    server = start(games=names())

    async def check() -> None:
        ann = Person(server.url)
        found = (await ann.get("/api/catalogue"))["games"]
        assert {game["name"] for game in found} == set(names())
        for game in found:
            least, most = game["seats"]
            order = {"game": game["name"], "seats": [{"kind": "here"}] * least}
            helped = "odds" in game["helps"]
            await ann.post("/api/tables", {**order, "help": "odds"}, expect=201 if helped else 422)
            await ann.post("/api/tables", {**order, "seats": [{"kind": "here"}] * (most + 1)}, expect=422)
            await ann.post("/api/tables", {**order, "options": {"no_such": 1}}, expect=422)
            await ann.post("/api/lesson", {"game": game["name"]}, expect=201 if game["lesson"] else 404)
            given = {option["name"]: option["default"] for option in game["options"]}
            await ann.post("/api/tables", {**order, "options": given}, expect=201)

    run(check())


# What is hidden

HIDING = [name for name in names() if title_of(name).own is not None]


def hiding_room(game: str, seed: int) -> Room:
    session = Session(title_of(game).new(2, {}, None), Fast(seed))
    chairs = [Chair(LINK, name=name, holder=name) for name in ("ann", "bob")]
    return Room("t", session, chairs, Terms("ann"), epoch="e")


def play(room: Room, seat: int, action: int) -> Change:
    return room.act(("ann", "bob")[seat], seat, f"key-{room.entry:05}", room.session.number(seat), [action])


def whole(room: Room, viewer: int | None) -> bytes:
    public, parts = room.whole(() if viewer is None else (viewer,))
    return encode([public, *parts])


@pytest.mark.parametrize("game", HIDING)
def test_what_a_seat_gets_is_made_of_what_it_knows_alone(game: str) -> None:
    """Byte for byte the same in every position that looks the same to that seat; to a watcher in all of them."""
    others = 0
    for seed in range(6):
        room, rng = hiding_room(game, seed), random.Random(seed)
        while not room.is_over and room.entry < 120:
            state = room.session.state
            told = {viewer: whole(room, viewer) for viewer in (0, 1, None)}
            for viewer in (0, 1):
                room.session.state = state.determinize(viewer, rng)
                others += room.session.state.digest() != state.digest()
                room._known_at = -1
                assert whole(room, viewer) == told[viewer]
                assert whole(room, None) == told[None]
            room.session.state, room._known_at = state, -1
            seat = rng.choice(state.owed())
            play(room, seat, rng.choice(state.legal(seat)))
    assert others > 10


def keys_in(value: Any, known: set[str]) -> set[str]:
    """What the game's data names in something that was sent."""
    if isinstance(value, str):
        return {value} & known
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return set().union(*(keys_in(one, known) for one in inner))


def held(room: Room, viewer: int | None) -> set[str]:
    """The cards in the hands of the others."""
    village = room.session.state
    assert isinstance(village, Village)
    hands = [me.hand for seat, me in enumerate(village.seats) if seat != viewer]
    return {village.game.cards[card].name for hand in hands for card in cards_of(hand)}


def test_no_update_names_a_card_in_anothers_hand_that_its_reader_has_not_seen() -> None:
    unseen = 0
    for seed in range(4):
        room, rng = hiding_room("venture", seed), random.Random(seed)
        while not room.is_over and room.entry < 150:
            state = room.session.state
            seat = rng.choice(state.owed())
            sent = play(room, seat, rng.choice(state.legal(seat))).sent
            assert sent is not None
            for viewer in (0, 1, None):
                hidden = held(room, viewer) - keys_in(json.loads(whole(room, viewer)), held(room, viewer))
                told = sent.for_seats(() if viewer is None else (viewer,))
                assert not keys_in(json.loads(told), hidden)
                unseen += len(hidden)
    assert unseen > 1000
