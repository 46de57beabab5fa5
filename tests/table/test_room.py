"""The authority of a table, without any network."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kubok.cubitos import stage
from kubok.cubitos.actions import BUY_FOOT, STEP
from kubok.cubitos.frames import MOVING
from kubok.cubitos.game import Cubitos
from kubok.cubitos.race import Race
from kubok.kernel import Game, Sealed, Session
from kubok.kernel.chance import key_of
from kubok.table.room import BOT, CLOSED, GRACE, HERE, LINK, OVER, PLAYING, WAITING, Chair, Change, No, Room, Terms
from kubok.toys.goofspiel import Goofspiel
from kubok.toys.kuhn import Kuhn
from kubok.toys.pig import Pig

PASS, BET = 1, 2
NONCES = ("11" * 16, "22" * 16, "33" * 16, "44" * 16)
WHO = ("ann", "bob", "cid", "dan")


def room_of(game: Game, secret: bytes = bytes(32), epoch: str = "e") -> Room:
    chairs = [Chair(LINK, holder=WHO[seat], name=WHO[seat].title()) for seat in range(game.seats)]
    return Room("t", Session(game, Sealed(secret, "t")), chairs, Terms("ann"), epoch=epoch)


def started(game: Game, secret: bytes = bytes(32)) -> Room:
    room = room_of(game, secret)
    for seat in range(game.seats):
        room.connect(WHO[seat])
        room.give_nonce(WHO[seat], seat, NONCES[seat])
    return room


def act(room: Room, seat: int, action: int, key: str = "") -> Change:
    number = room.session.number(seat)
    return room.act(WHO[seat], seat, key or f"key-{seat}-{number}", number, [action])


def code_of(what: Callable[[], object]) -> str:
    with pytest.raises(No) as caught:
        what()
    return caught.value.reason.code


# The order of a sealed game


def test_dice_are_committed_to_first_then_seats_give_nonces_then_the_first_draw_falls() -> None:
    room = room_of(Kuhn())
    assert room.status().commitment == Sealed(bytes(32), "t").commitment
    assert room.status().phase == WAITING
    room.give_nonce("ann", 0, NONCES[0])
    assert code_of(lambda: act(room, 0, PASS)) == "not_begun"
    change = room.give_nonce("bob", 1, NONCES[1])
    assert change is not None
    assert room.phase == PLAYING
    assert [json.loads(row.line)["seat"] for row in change.rows] == [-1]


def test_a_nonce_is_given_once_and_by_who_sits_there() -> None:
    room = room_of(Kuhn())
    room.give_nonce("ann", 0, NONCES[0])
    assert room.give_nonce("ann", 0, NONCES[1]) is None
    assert room.chairs[0].nonce == NONCES[0]
    assert code_of(lambda: room.give_nonce("ann", 1, NONCES[1])) == "not_your_seat"


def test_the_host_can_begin_with_bots_in_the_free_chairs() -> None:
    room = Room(
        "t", Session(Pig(seats=3), Sealed()), [Chair(HERE, holder="ann"), Chair(LINK), Chair(LINK)], Terms("ann")
    )
    room.connect("ann")
    assert code_of(lambda: room.start("bob")) == "not_host"
    room.start("ann")
    assert [chair.kind for chair in room.chairs] == [HERE, BOT, BOT]
    assert all(len(chair.nonce) == 32 for chair in room.chairs)
    assert room.phase == PLAYING
    assert code_of(lambda: room.start("ann")) == "started"


# Requests


def test_a_resend_has_no_second_effect_and_gets_the_same_answer() -> None:
    room = started(Pig(seats=2))
    first = act(room, 0, 1, key="same-key")
    entries, seq = room.session.number(0), room.updates.seq
    again = room.act("ann", 0, "same-key", 0, [1])
    assert (again.reply, again.fresh, again.rows) == (first.reply, False, ())
    assert (room.session.number(0), room.updates.seq) == (entries, seq)


def test_a_double_click_with_another_key_is_stale() -> None:
    room = started(Pig(seats=2))
    act(room, 0, 1, key="one-click")
    assert code_of(lambda: room.act("ann", 0, "two-click", 0, [1])) == "stale"


def test_a_refused_request_stays_refused_when_it_comes_again() -> None:
    room = started(Kuhn())
    assert code_of(lambda: room.act("bob", 1, "too-early", 0, [BET])) == "not_asked"
    act(room, 0, BET)
    assert code_of(lambda: room.act("bob", 1, "too-early", 0, [BET])) == "not_asked"
    assert act(room, 1, BET).fresh


def test_who_has_no_seat_cannot_do_anything() -> None:
    room = started(Kuhn())
    for who in ("", "eve", "bob"):
        assert code_of(lambda who=who: room.act(who, 0, "intruder", 0, [BET])) == "not_your_seat"  # type: ignore[misc]
        assert code_of(lambda who=who: room.undo(who, 0, "intruder", 0)) == "not_your_seat"  # type: ignore[misc]
        assert code_of(lambda who=who: room.ask(who, 0, "why", {"do": "bet"})) == "not_your_seat"  # type: ignore[misc]
        assert code_of(lambda who=who: room.concede(who, 0)) == "not_your_seat"  # type: ignore[misc]
        assert code_of(lambda who=who: room.say(who, 0, 1)) == "not_your_seat"  # type: ignore[misc]
    for what in (room.close, room.start):
        assert code_of(lambda what=what: what("eve")) == "not_host"  # type: ignore[misc]
    assert code_of(lambda: room.sit_in("eve", 1, "", 1e9)) == "not_host"


def test_a_seat_that_does_not_exist_is_refused() -> None:
    room = started(Kuhn())
    assert code_of(lambda: room.act("ann", 7, "no-chair", 0, [BET])) == "no_such_seat"


def test_an_undo_is_answered_like_an_action_and_happens_once() -> None:
    room = started(Goofspiel())
    change = act(room, 0, 1)
    assert change.sent is not None
    assert json.loads(bytes(change.sent.parts[0]))["can_undo"]
    number = room.session.number(0)
    undone = room.undo("ann", 0, "take-back", number)
    assert undone.rows[0].key == "take-back"
    assert change.reply is not None
    assert json.loads(undone.rows[0].line)["undo"] == change.reply.entry
    assert room.undo("ann", 0, "take-back", number).fresh is False
    assert code_of(lambda: room.undo("ann", 0, "take-back-2", number)) == "stale"


def moving() -> Room:
    """Ann moves with two feet and twelve coins, at a table where buying feet is obvious behind the start."""
    race = stage("coins 12; feet 2", moment="move")
    room = started(race.game)
    room.session.state = race
    room.session._set_anchor()
    room.title = replace(
        room.title, obvious=lambda race, seat: BUY_FOOT if race.seats[seat].space and race.seats[seat].coins else None
    )
    return room


def part_of(change: Change) -> dict[str, Any]:
    assert change.sent is not None
    return json.loads(bytes(change.sent.parts[0]))  # type: ignore[no-any-return]


def obviously(room: Room) -> Change:
    number = room.session.number(0)
    return room.act("ann", 0, f"itself-{number}", number, [BUY_FOOT], itself=True)


def test_what_is_obvious_is_named_to_its_seat_and_told_to_all_as_taken_by_itself() -> None:
    room = moving()
    step = next(action for action in room.session.state.legal(0) if action >= STEP)
    assert part_of(act(room, 0, step))["obvious"] == BUY_FOOT
    change = obviously(room)
    assert change.sent is not None
    assert json.loads(bytes(change.sent.public))["itself"] is True
    assert part_of(change)["obvious"] == BUY_FOOT


def test_one_undo_takes_back_a_deed_and_what_was_taken_by_itself_since_and_then_it_is_asked() -> None:
    room = moving()
    before = cast(Race, room.session.state).seats[0]
    step = next(action for action in room.session.state.legal(0) if action >= STEP)
    act(room, 0, step)
    obviously(room), obviously(room)
    undone = room.undo("ann", 0, "take-back", room.session.number(0))
    assert [json.loads(row.line)["undo"] for row in undone.rows] == [3, 2, 1]
    now = cast(Race, room.session.state).seats[0]
    assert (now.coins, now.feet, now.space) == (before.coins, before.feet, before.space) == (12, 2, 0)
    assert "obvious" not in part_of(undone)
    assert "obvious" not in part_of(act(room, 0, step, "step-again")), "it is asked"
    assert part_of(act(room, 0, BUY_FOOT, "on-purpose"))["obvious"] == BUY_FOOT, "and has been answered"


def test_a_deed_of_several_actions_is_taken_back_whole() -> None:
    room = moving()
    race = cast(Race, room.session.state)
    step = next(action for action in race.legal(0) if action >= STEP)
    room.act("ann", 0, "key-several", room.session.number(0), [BUY_FOOT, BUY_FOOT, step])
    room.undo("ann", 0, "take-back", room.session.number(0))
    me = cast(Race, room.session.state).seats[0]
    assert (me.coins, me.feet, me.space) == (12, 2, race.seats[0].space)
    assert room.session.can_undo(0) is not None


def test_a_question_says_why_an_action_is_not_legal() -> None:
    room = started(Kuhn())
    assert room.ask("ann", 0, "why", {"do": "bet"}) is None
    answer: Any = room.ask("bob", 1, "why", {"do": "bet"})
    assert answer["code"] == "not_asked"
    assert code_of(lambda: room.ask("ann", 0, "why", {"do": "fly"})) == "no_such_action"
    assert code_of(lambda: room.ask("ann", 0, "odds", None)) == "no_such_question"
    assert code_of(lambda: started(CUBITOS).ask("ann", 0, "odds", None)) == "no_help"


# Updates


def offered(room: Room, seat: int) -> list[str]:
    return [action["do"] for action in json.loads(bytes(room.whole([seat])[1][0]))["legal"]]


def test_waiting_for_the_others_is_offered_to_those_alone_who_then_wait() -> None:
    """C-3.8: whoever has the most dice acts first, and by asking for order would only stop the others."""
    for secret in (bytes([n]) * 32 for n in range(8)):
        room = started(Cubitos(seats=2), secret)
        race = room.session.state
        assert isinstance(race, Race)
        first = race.first_to_act(race.owed())
        assert "call_order" not in offered(room, first)
        assert "call_order" in offered(room, 1 - first)
        act(room, 1 - first, race.game.actions.parse("call_order"))
        assert room.session.state.owed() == (first,), "now the other waits"


def test_updates_are_numbered_and_what_was_missed_can_be_had_again() -> None:
    room = started(Pig(seats=2))
    seq = room.updates.seq
    for _ in range(3):
        seat = room.session.state.owed()[0]
        act(room, seat, 1)
    missed = room.updates.since(room.updates.epoch, seq)
    assert missed is not None
    assert [sent.seq for sent in missed] == [seq + 1, seq + 2, seq + 3]
    assert room.updates.since(room.updates.epoch, room.updates.seq) == []
    assert room.updates.since("another", seq) is None
    assert room.updates.since(room.updates.epoch, room.updates.seq + 1) is None
    assert room.updates.since(room.updates.epoch, 0) == [*room.updates._kept]
    while room.phase == PLAYING and room.updates.seq < 60:
        act(room, room.session.state.owed()[0], 1)
    assert room.updates.since(room.updates.epoch, 1) is None


@given(st.integers(0, 2**32))
def test_the_hint_whether_one_can_undo_is_exact_for_who_has_just_acted(seed: int) -> None:
    rng = random.Random(seed)
    games: list[Game] = [CUBITOS, Goofspiel(), Kuhn(), Pig(seats=2)]
    game = rng.choice(games)
    room = started(game, secret=rng.randbytes(32))
    for _ in range(40):
        if room.phase == OVER:
            break
        seat = rng.choice(room.session.state.owed())
        change = act(room, seat, rng.choice(room.session.state.legal(seat)), key=f"key-{rng.getrandbits(64)}")
        assert change.sent is not None
        part = json.loads(bytes(change.sent.parts[seat]))
        reason = room.session.can_undo(seat)
        assert part.get("can_undo", False) == (reason is None)
        assert (part.get("undo") or {}).get("code") == (None if reason is None else reason.code)


CUBITOS = Cubitos(4)


@given(st.integers(0, 2**32))
def test_who_follows_the_updates_knows_what_who_comes_new_is_told(seed: int) -> None:
    rng = random.Random(seed)
    room = room_of(CUBITOS, secret=rng.randbytes(32))
    known: dict[str, Any] = json.loads(bytes(room.whole([])[0]))
    parts: dict[int, Any] = {}

    def take(change: Change | None) -> None:
        if change is not None and change.sent is not None:
            known.update({**json.loads(bytes(change.sent.public))})
            parts.update({seat: json.loads(bytes(part)) for seat, part in change.sent.parts.items()})

    for seat in range(4):
        take(room.connect(WHO[seat]))
        take(room.give_nonce(WHO[seat], seat, NONCES[seat]))
    for _ in range(30):
        seat = rng.choice(room.session.state.owed())
        take(act(room, seat, rng.choice(room.session.state.legal(seat)), key=f"key-{rng.getrandbits(64)}"))
    public, own = room.whole(range(4))
    fresh = json.loads(bytes(public))
    assert {name: known[name] for name in ("status", "view", "owed", "entry")} == fresh
    assert [parts[seat] for seat in range(4)] == [json.loads(bytes(part)) for part in own]


@given(st.integers(0, 2**32))
def test_every_path_that_is_shown_can_be_walked_as_one_batch(seed: int) -> None:
    rng = random.Random(seed)
    room = started(CUBITOS, secret=rng.randbytes(32))
    for _ in range(400):
        owed = room.session.state.owed()
        seat = rng.choice(owed)
        state = room.session.state
        assert isinstance(state, Race)
        if state.seats[seat].doing == MOVING:
            found: Any = room.ask(WHO[seat], seat, "reach", None)
            for way in found:
                trial = state.copy()
                for action in way["path"]:
                    trial.apply(seat, action)
                assert trial.seats[seat].space == way["space"]
            if found:
                way = rng.choice(found)
                room.act(WHO[seat], seat, f"walk-{seed}", room.session.number(seat), way["path"])
                return
        act(room, seat, rng.choice(state.legal(seat)), key=f"key-{rng.getrandbits(64)}")


@given(st.integers(0, 2**32))
def test_what_a_purchase_would_leave_is_what_it_leaves(seed: int) -> None:
    rng = random.Random(seed)
    room = started(CUBITOS, secret=rng.randbytes(32))
    for _ in range(400):
        state = room.session.state
        assert isinstance(state, Race)
        seat = rng.choice(state.owed())
        action = rng.choice(state.legal(seat))
        form: Any = CUBITOS.actions[action].structured()
        left: Any = room.ask(WHO[seat], seat, "after", form)
        act(room, seat, action, key=f"key-{rng.getrandbits(64)}")
        now = room.session.state
        assert isinstance(now, Race)
        if left is not None and form["do"] == "tray":
            me = now.seats[seat]
            assert (left["coins"], left["feet"]) == (me.coins, me.feet)
            assert left["credits"] == me.credits
            assert left["ends"] == (me.doing != state.seats[seat].doing)
            return


@given(st.integers(0, 2**32))
def test_what_is_offered_alike_is_what_would_be_said_of_each(seed: int) -> None:
    """Words that a table has kept are those that it would find anew."""
    rng = random.Random(seed)
    room = started(CUBITOS, secret=rng.randbytes(32))
    for _ in range(60):
        state = room.session.state
        for seat in state.owed():
            kept = json.loads(bytes(room.whole([seat])[1][0]))["legal"]
            legal = [action for action in state.legal(seat) if not room.title.vain(state, seat, action)]
            assert kept == [json.loads(room._offered(state, seat, action)) for action in legal]
        seat = rng.choice(state.owed())
        act(room, seat, rng.choice(state.legal(seat)), key=f"key-{rng.getrandbits(64)}")
        if room.is_over:
            return


# What is hidden


def wires(secret: bytes, said: list[int]) -> tuple[tuple[int, ...], dict[int | None, bytes]]:
    """A deal of Kuhn poker, and all bytes that each seat and a watcher (None) get until the last thing said."""
    room = room_of(Kuhn(), secret)
    got: dict[int | None, bytes] = {0: b"", 1: b"", None: b""}

    def send(change: Change | None) -> None:
        assert change is not None
        assert change.sent is not None
        for viewer in got:
            got[viewer] += change.sent.for_seats(() if viewer is None else (viewer,))
            public, parts = room.whole(() if viewer is None else (viewer,))
            got[viewer] += bytes(public) + b"".join(bytes(part) for part in parts)

    send(room.give_nonce("ann", 0, NONCES[0]))
    send(room.give_nonce("bob", 1, NONCES[1]))
    for action in said:
        send(act(room, room.session.state.owed()[0], action))
    data: Any = room.session.state.to_data()
    hidden = [secret.hex(), key_of(secret, tuple(bytes.fromhex(n) for n in NONCES[:2])).hex()]
    for text in got.values():
        assert not any(word.encode() in text for word in hidden)
    sealed = room.session.commitment.encode()
    return tuple(data["cards"]), {viewer: text.replace(sealed, b"") for viewer, text in got.items()}


@pytest.mark.parametrize("said", [[], [PASS], [BET], [PASS, BET], [BET, PASS], [PASS, BET, PASS]])
def test_what_a_seat_gets_does_not_depend_on_the_card_it_may_not_see(said: list[int]) -> None:
    """Byte for byte: the same for every deal that looks the same to that seat, and to a watcher for all deals."""
    seen: dict[tuple[int | None, int], set[bytes]] = {}
    deals = set()
    for number in range(60):
        cards, got = wires(number.to_bytes(32, "big"), said)
        deals.add(cards)
        for viewer, text in got.items():
            seen.setdefault((viewer, -1 if viewer is None else cards[viewer]), set()).add(text)
    assert len(deals) == 6
    assert {key: len(texts) for key, texts in seen.items()} == dict.fromkeys(seen, 1)


# Coming and going


def away_room() -> Room:
    room = started(Kuhn())
    room.disconnect("bob", now=100.0)
    return room


def test_a_bot_sits_in_after_the_pause_and_the_person_takes_the_seat_back() -> None:
    room = away_room()
    assert room.status().seats[1].away == 100.0
    assert code_of(lambda: room.sit_in("ann", 1, "", 159.0)) == "pause_runs"
    room.sit_in("ann", 1, "", 160.0)
    assert room.wanted() == []
    act(room, 0, BET)
    assert [(seat, level) for seat, level, _ in room.wanted()] == [(1, "random")]
    room.connect("bob")
    assert code_of(lambda: act(room, 1, BET)) == "bot_plays"
    room.come_back("bob", 1)
    assert room.wanted() == []
    assert act(room, 1, BET).fresh


def test_nobody_is_replaced_who_is_here() -> None:
    assert code_of(lambda: started(Kuhn()).sit_in("ann", 1, "", 1e9)) == "not_away"


def test_when_the_host_is_away_anybody_seated_lets_a_bot_sit_in() -> None:
    room = started(Kuhn())
    assert code_of(lambda: room.sit_in("bob", 0, "", 1e9)) == "not_host"
    room.disconnect("ann", now=5.0)
    room.sit_in("bob", 0, "", 70.0)
    assert room.chairs[0].sitting
    assert [seat for seat, _, _ in room.wanted()] == [0]


def test_a_bot_that_comes_too_late_changes_nothing() -> None:
    room = away_room()
    room.disconnect("ann", now=100.0)
    room.sit_in("bob", 0, "", 1e9)
    seat, _, number = room.wanted()[0]
    room.connect("ann")
    room.come_back("ann", 0)
    assert code_of(lambda: room.act_for_bot(seat, number, BET)) == "not_a_bot"
    assert room.session.number(0) == number


def test_of_two_who_concedes_has_lost_and_the_record_says_so() -> None:
    for game in (Kuhn(), Pig(seats=2), Goofspiel(), Cubitos(seats=2)):
        room = started(game)
        rows = room.concede("bob", 1)
        assert room.phase == OVER
        assert [json.loads(row.line) for row in rows.rows][-1] == {"n": room.entry, "seat": 1, "concede": True}
        assert rows.table
        assert rows.sent is not None
        told = json.loads(bytes(rows.sent.public))
        assert told["events"][0]["say"] == {"say": "event-conceded", "name": {"seat": 1}}
        assert told["view"]["result"] == {"places": [1, 2], "unfinished": False}
        assert (told["by"], told["owed"], told["status"]["phase"]) == (1, [], "over")
        assert json.loads(bytes(room.whole([0])[1][0]))["legal"] == []
        assert code_of(partial(room.concede, "ann", 0)) == "table_over"
        assert room.wanted() == []


def test_conceding_leaves_the_seat_to_a_bot_for_good_and_the_last_to_concede_closes_the_table() -> None:
    room = started(Pig(seats=3))
    assert not room.concede("ann", 0).table
    assert room.status().seats[0].conceded
    assert code_of(lambda: room.come_back("ann", 0)) == "conceded"
    assert room.phase == PLAYING
    assert [seat for seat, *_ in room.wanted()] == [0], "a bot plays on"
    room.concede("cid", 2)
    change = room.concede("bob", 1)
    assert (room.phase, change.table, room.terms.closed_by) == (CLOSED, True, "nobody_left")


def test_who_leaves_before_the_game_frees_the_chair_and_in_the_game_a_bot_sits_in() -> None:
    room = room_of(Pig(seats=2))
    room.give_nonce("bob", 1, NONCES[1])
    room.leave("bob", 1)
    assert not room.chairs[1].taken
    assert room.chairs[1].nonce == ""
    room.claim("cid", 1, "Cid", 0.0)
    room.give_nonce("ann", 0, NONCES[0])
    room.give_nonce("cid", 1, NONCES[1])
    room.leave("cid", 1)
    assert (room.chairs[1].sitting, room.chairs[1].holder) == (True, "")
    room.claim("dan", 1, "Dan", 0.0)
    room.come_back("dan", 1)
    assert room.seats_of("dan") == (1,)


def test_a_chair_can_be_claimed_by_its_link_only_when_its_holder_is_away() -> None:
    room = started(Kuhn())
    assert code_of(lambda: room.claim("eve", 1, "Eve", 1e9)) == "seat_taken"
    room.disconnect("bob", now=1.0)
    room.claim("eve", 1, "Eve", 31.0)
    assert code_of(lambda: room.act("bob", 1, "lost-seat", 0, [BET])) == "not_your_seat"


def refusal(what: Callable[[], object]) -> tuple[str, object]:
    with pytest.raises(No) as caught:
        what()
    return caught.value.reason.code, caught.value.reason.numbers.get("seconds")


def test_a_cut_line_costs_the_host_nothing_for_thirty_seconds() -> None:
    room = started(Kuhn())
    room.disconnect("ann", now=100.0)
    assert (room.status().host_away, room.status().grace) == (100.0, GRACE)
    assert GRACE == 30
    assert refusal(lambda: room.close("bob", 100.014)) == ("host_waited_for", 30)
    assert refusal(lambda: room.sit_in("bob", 0, "", 129.5)) == ("host_waited_for", 1)
    assert refusal(lambda: room.start("bob", "", 107.0)) == ("host_waited_for", 23)
    assert code_of(lambda: room.close("eve", 1e9)) == "not_host"
    room.connect("ann")
    assert room.status().host_away is None
    assert code_of(lambda: room.close("bob", 1e9)) == "not_host"
    room.disconnect("ann", now=200.0)
    room.close("bob", 230.0)
    assert room.status().closed_by == "seat"


def test_a_cut_line_costs_nobody_their_chair_for_thirty_seconds() -> None:
    room = started(Kuhn())
    room.disconnect("bob", now=100.0)
    assert refusal(lambda: room.claim("eve", 1, "Eve", 100.014)) == ("seat_kept", 30)
    assert refusal(lambda: room.claim("eve", 1, "Eve", 129.9)) == ("seat_kept", 1)
    room.claim("bob", 1, "Bobby", 101.0)
    assert room.seats_of("bob") == (1,)
    assert refusal(lambda: room.claim("eve", 1, "Eve", 129.9)) == ("seat_kept", 1)
    room.claim("eve", 1, "Eve", 130.0)
    assert (room.seats_of("bob"), room.seats_of("eve")) == ((), (1,))


def test_who_has_sat_down_and_not_yet_connected_is_away_from_that_moment() -> None:
    room = Room("t", Session(Pig(seats=2), Sealed()), [Chair(HERE, holder="ann"), Chair(LINK)], Terms("ann"))
    room.claim("bob", 1, "Bob", 1000.0)
    assert room.status().seats[1].away == 1000.0
    assert refusal(lambda: room.claim("eve", 1, "Eve", 1010.0)) == ("seat_kept", 20)
    room.leave("bob", 1)
    room.claim("eve", 1, "Eve", 1010.0)
    assert room.seats_of("eve") == (1,)


def test_after_a_restart_everybody_is_away_since_then() -> None:
    chairs = [Chair(LINK, holder=who, nonce=NONCES[0]) for who in WHO[:2]]
    room = Room("t", Session(Kuhn(), Sealed()), chairs, Terms("ann"), now=5000.0)
    room.connect("bob")
    assert refusal(lambda: room.start("bob", "", 5000.0)) == ("host_waited_for", 30)
    assert refusal(lambda: room.claim("eve", 0, "Eve", 5010.0)) == ("seat_kept", 20)
    room.start("bob", "", 5030.0)
    assert room.phase == PLAYING


def test_a_host_who_gets_up_stays_the_host_and_one_who_is_forgotten_is_not_waited_for() -> None:
    room = started(Kuhn())
    room.leave("ann", 0)
    assert code_of(lambda: room.close("bob", 1e9)) == "not_host"
    room.forget("ann")
    room.disconnect("ann", now=100.0)
    assert not room.status().host_here
    room.close("bob", 100.0)
    assert room.phase == CLOSED


def test_a_closed_table_takes_nothing_more() -> None:
    room = started(Kuhn())
    room.close("ann")
    assert room.phase == CLOSED
    assert code_of(lambda: act(room, 0, BET)) == "table_over"
    assert code_of(lambda: room.claim("eve", 1, "Eve", 1e9)) == "table_over"
    assert room.status().closed_by == "host"


def test_a_person_can_be_forgotten() -> None:
    room = started(Kuhn())
    room.forget("ann")
    assert "ann" not in room.people()
    assert "Ann" not in json.dumps([seat.name for seat in room.status().seats])
    assert room.chairs[0].sitting


@pytest.mark.parametrize("seed", range(3))
def test_what_is_called_final_is_what_cannot_be_undone(seed: int) -> None:
    room, rng = started(Cubitos()), random.Random(seed)
    seen = set()
    for _ in range(400):
        if room.phase != PLAYING:
            break
        seat = rng.choice(room.session.state.owed())
        action = rng.choice(room.session.state.legal(seat))
        before = room.session.state.digest()
        final: Any = room.ask(WHO[seat], seat, "final", actions=[action])
        assert room.session.state.digest() == before
        act(room, seat, action)
        why = room.session.can_undo(seat)
        assert (final is None) == (why is None), (final, why)
        seen.add(final and final["code"])
    assert seen >= {None, "undo_chance", "undo_barrier"}


def test_finality_is_told_of_legal_actions_only() -> None:
    room = started(Kuhn())
    seat = room.session.state.owed()[0]
    assert code_of(lambda: room.ask(WHO[seat], seat, "final", actions=[])) == "batch_size"
    assert code_of(lambda: room.ask(WHO[1 - seat], 1 - seat, "final", actions=[PASS])) == "not_asked"


def test_a_seat_that_gave_no_nonce_gets_one_that_follows_from_the_commitment() -> None:
    room = room_of(Pig(seats=2))
    room.give_nonce("ann", 0, NONCES[0])
    room.start("ann")
    assert room.phase == PLAYING
    late = hashlib.sha256(f"{room.session.commitment}/1".encode()).hexdigest()[:32]
    assert room.session.record.nonces == (NONCES[0], late)


# A record has an end


def test_who_takes_back_without_end_comes_to_an_end_and_the_table_is_played_on() -> None:
    room = started(Goofspiel())
    room.most_entries = 20
    for _ in range(7):
        act(room, 0, 1)
        room.undo("ann", 0, f"undo-{room.entry:05}", room.session.number(0))
    last = act(room, 0, 1)
    assert room.entry == 15
    assert last.sent is not None
    assert json.loads(bytes(last.sent.parts[0]))["undo"]["code"] == "undo_long"
    assert code_of(lambda: room.undo("ann", 0, "one-more", room.session.number(0))) == "undo_long"
    part = json.loads(bytes(room.whole([0])[1][0]))
    assert (part.get("can_undo", False), part["undo"]["code"]) == (False, "undo_long")
    asked: Any = room.ask("bob", 1, "final", actions=[1])
    assert asked["code"] == "undo_chance", "what the rules say comes first"
    for seat, action in ((1, 1), (0, 2), (1, 2)):
        act(room, seat, action)
        assert room.phase == PLAYING
    change = act(room, 0, 3)
    assert room.entry == 19
    assert (room.phase, room.status().closed_by, change.table) == (CLOSED, "too_long", True)
    assert change.sent is not None
    told = json.loads(bytes(change.sent.public))
    assert (told["status"]["phase"], told["status"]["closed_by"], told["owed"]) == ("closed", "too_long", [])
    assert code_of(lambda: act(room, 1, 3)) == "table_over"


def test_a_game_that_ends_with_its_record_is_over_and_not_closed() -> None:
    room = started(Kuhn())
    room.most_entries = 3
    act(room, 0, PASS)
    act(room, 1, PASS)
    assert (room.entry, room.phase) == (2, OVER)
