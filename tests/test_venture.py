"""A Wild Venture as a whole: the kernel's contracts, hidden information, chains that end, undo, records, fuzz."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kubok.kernel import BadData, Draw, Event, Fast, IllegalAction, Record, Sealed, Session, verify
from kubok.kernel.testing import check_game
from kubok.titles import title_of
from kubok.venture import Venture, Village, scenario, village
from kubok.venture.actions import ACTIVATE, END, PLAY, TABLE, as_markdown
from kubok.venture.data import BOARDS, THEMES, Box, resolve
from kubok.venture.frames import ASIDE, DRAWING, EFFECTS, PICKING, PLAYING_IT, TURN
from kubok.venture.game import make
from kubok.venture.picking import LOOK_DISCARD
from kubok.venture.pieces import (
    BUILDING,
    FIRST,
    GEAR,
    MAINS,
    SEATS,
    STARTERS,
    VILLAGER,
    Seat,
    cards_of,
    heap,
    nth,
)
from kubok.venture.pieces import TURN as TURNS
from kubok.venture.position import LONGEST, from_line, to_line
from kubok.venture.scenario import Stage, parse, run
from kubok.venture.words import CONDITIONS, read_program

BOX = Box.open()
DOCS = Path(__file__).parent.parent / "docs"


def game(board: str = "spring", theme: str = "academy", *, wilder: bool = False, open_piles: bool = False) -> Venture:
    data = resolve(BOX, theme=theme, board=board, wilder=wilder)
    return Venture(data=data, wilder=wilder, open_piles=open_piles)


ACADEMY, NEWS, WILDER = game(), game("autumn", "news"), game("autumn", wilder=True)


def settle(state: Village, source: Fast) -> None:
    while pending := state.chance():
        state.resolve(pending[0], source.draw(state, pending[0])[1])


def walk(of: Venture, seed: int, most: int = 10_000) -> Iterator[Village]:
    """The positions of a random game, settled, up to its end."""
    rng, source, state = Random(seed), Fast(seed), of.start()
    for _ in range(most):
        settle(state, source)
        yield state
        if state.result() is not None:
            return
        seat = rng.choice(state.owed())
        state.apply(seat, rng.choice(state.legal(seat)))


def middle(of: Venture, seed: int = 1, turn: int = 12) -> Village:
    return next(state for state in walk(of, seed) if state.table[TURNS] >= turn and state.stack[-1][0] == TURN)


# The contracts


@pytest.mark.parametrize(
    ("of", "seed"),
    [(ACADEMY, 1), (game("autumn", "news", open_piles=True), 2), (WILDER, 3)],
    ids=["academy", "news with open piles", "wilder"],
)
def test_every_contract_of_the_kernel_is_kept(of: Venture, seed: int) -> None:
    check_game(of, games=1, seed=seed, make=make, every=120)


def test_the_game_is_known_by_its_name() -> None:
    assert title_of("venture").make is make


def test_the_page_of_actions_is_up_to_date() -> None:
    assert (DOCS / "venture-actions.md").read_text("utf-8") == as_markdown()


def test_an_action_names_the_same_card_wherever_it_lies() -> None:
    card = ACADEMY.index["frog_wizard"]
    assert TABLE[PLAY + card].structured() == {"do": "play", "card": card + 1}
    assert TABLE[ACTIVATE + card].structured() == {"do": "activate", "card": card + 1}
    assert TABLE.id({"do": "activate", "card": "nest"}) == 5


# Set-up and options


@pytest.mark.rule("V-1.1")
@pytest.mark.parametrize("theme", THEMES)
def test_a_deck_is_the_main_deck_and_one_theme_deck(theme: str) -> None:
    of = game(theme=theme)
    counts = Counter((card.deck, card.kind) for card in of.cards)
    assert counts["main", VILLAGER] == 27
    assert counts["main", GEAR] == counts["main", BUILDING] == 12
    assert (counts[theme, VILLAGER], counts[theme, GEAR], counts[theme, BUILDING]) == (15, 6, 3)
    assert of.deck.bit_count() == 75
    assert of.offer.bit_count() == 3


@pytest.mark.rule("V-8.2")
def test_the_wilder_variant_has_both_theme_decks_and_deals_eight() -> None:
    assert WILDER.deck.bit_count() == 99
    state = WILDER.start()
    settle(state, Fast(1))
    assert [me.hand.bit_count() for me in state.seats] == [8, 8]


@pytest.mark.rule("V-10.23")
def test_what_is_laid_down_is_secret_until_both_have_chosen() -> None:
    state = next(state for state in walk(WILDER, 5) if state.stack[-1] == (ASIDE,))
    before = state.view(1)
    state.apply(0, state.legal(0)[2])
    assert state.view(1) == before
    assert state.legal(1)


@pytest.mark.rule("V-1.4", "V-1.5")
@pytest.mark.parametrize("first", range(SEATS))
def test_the_first_player_is_drawn_and_the_second_drafts_first(first: int) -> None:
    state = ACADEMY.start()
    assert state.chance() == (Draw(-1, 0, 0, (2,)),)
    state.resolve(state.chance()[0], (first,))
    settle(state, Fast(3))
    assert state.table[FIRST] == first
    assert state.owed() == (1 - first,)
    assert [(me.space, me.hidden, me.shown) for me in state.seats] == [(0, 0, 0), (0, 0, 0)]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"wilder": 1}, "wilder must be true or false, not 1"),
        ({"rules": 3}, "newer than this program's"),
        ({"rules": 0}, "there are no rules of version 0"),
        ({"data": {}}, "the data of the game: cards is missing; take an unedited copy of the record"),
    ],
)
def test_bad_options_are_refused_with_a_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        Venture(**options)  # type: ignore[arg-type]


@pytest.mark.rule("V-10.21")
def test_a_deck_of_ones_own_needs_twenty_cards_after_the_deal() -> None:
    data = resolve(BOX)
    cards = data["cards"]
    assert isinstance(cards, list)
    data["cards"] = cards[46:]
    with pytest.raises(BadData, match="a deck needs at least 30 cards"):
        Venture(data=data)
    data["cards"] = cards[45:]
    assert Venture(data=data).deck.bit_count() == 30


# The deck: drawn by address, one card at a time


def test_the_deck_comes_in_the_order_the_secret_has_fixed_whoever_draws() -> None:
    """The k-th card to leave the deck is the same whatever the players do: the deck was shuffled before the game."""
    orders = []
    for seed in range(3):
        state, source, rng = ACADEMY.start(), Fast(99), Random(seed)
        order: list[tuple[int, ...]] = []
        while len(order) < 40:
            while pending := state.chance():
                outcome = source.draw(state, pending[0])[1]
                order.append(outcome)
                state.resolve(pending[0], outcome)
            seat = state.owed()[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        orders.append(order[:40])
    assert orders[0] == orders[1] == orders[2]


def test_anybody_can_verify_the_shuffle_at_the_end() -> None:
    session = Session(ACADEMY, Sealed(bytes(range(32)), "venture"), names=("Ann", "Bob"))
    for seat in range(SEATS):
        session.add_nonce(seat, bytes([seat] * 16))
    rng = Random(4)
    while session.state.result() is None:
        seat = session.state.owed()[0]
        session.act(seat, session.number(seat), rng.choice(session.state.legal(seat)))
    record = Record.from_text(session.record.to_text())
    cards = [drawn for entry in record.entries for drawn in entry.drawn if drawn.draw.round == village.CARDS_ROUND]
    assert [drawn.draw.roll for drawn in cards] == list(range(len(cards)))
    assert verify(record, make) == len(cards) + 1


def test_nth_finds_what_counting_finds() -> None:
    rng = Random(6)
    for _ in range(200):
        bits = rng.getrandbits(128)
        assert [nth(bits, n) for n in range(bits.bit_count())] == cards_of(bits)


# Hidden information: what a seat is told depends only on what it may know


def told(state: Village, seat: int) -> list[object]:
    """Everything that can be asked of a state in the name of a seat."""
    reasons = [state.why_not(seat, action) for action in range(len(TABLE))]
    public = [state.owed(), state.chance(), state.clock(), state.result()]
    return [state.view(seat), state.legal(seat), state.decision(seat), reasons, *public]


def heard(of: Venture, events: list[Event], seat: int) -> list[Event]:
    return [event for event in events if of.redact(event, seat) is not None]


def shown(events: list[Event], seat: int) -> bool:
    return any(event.shows and (event.to is None or seat in event.to) for event in events)


@pytest.mark.rule("V-10.22")
@pytest.mark.parametrize(("of", "seed"), [(ACADEMY, 11), (NEWS, 12), (WILDER, 13)], ids=["academy", "news", "wilder"])
def test_states_that_differ_only_in_what_a_seat_cannot_see_give_it_the_same(of: Venture, seed: int) -> None:
    rng = Random(seed)
    differed: Counter[str] = Counter()
    for number, state in enumerate(walk(of, seed)):
        if number % 5 or state.result() is not None:
            continue
        for seat in range(SEATS):
            twin = state.determinize(seat, rng)
            other, its = state.seats[1 - seat], twin.seats[1 - seat]
            differed["deck"] += (state.deck, state.top) != (twin.deck, twin.top)
            differed["hand"] += other.hand != its.hand
            differed["pile"] += other.hidden != its.hidden
            differed["look"] += state.looks != twin.looks
            assert told(twin, seat) == told(state, seat)
            for action in rng.sample(state.legal(seat), min(4, len(state.legal(seat)))):
                one, two = state.copy(), twin.copy()
                events, others = one.apply(seat, action), two.apply(seat, action)
                if not shown(events + others, seat):
                    assert heard(of, events, seat) == heard(of, others, seat)
                    assert told(one, seat)[:3] == told(two, seat)[:3]
                    assert one.chance() == two.chance()
    assert min(differed[what] for what in ("deck", "hand", "pile", "look")) > 3


@pytest.mark.rule("V-10.22")
def test_two_tables_that_look_the_same_to_a_seat_treat_it_alike() -> None:
    """Sessions whose hidden cards differ: numbers, undo, refusals and what is heard are the same for the seat."""
    compared = 0
    for seed in range(40):
        state = middle(ACADEMY, seed, turn=6 + seed % 9)
        seat = state.owed()[0]
        tables = [Session(ACADEMY, Fast(seed)) for _ in range(2)]
        for table, position in zip(tables, (state, state.determinize(seat, Random(seed))), strict=True):
            table.state = position.copy()
            table._set_anchor()
        for action in state.legal(seat):
            one, two = ([_try(table, seat, action)] for table in tables)
            assert one == two
            compared += one != [None]
    assert compared > 50


def _try(table: Session, seat: int, action: int) -> object:
    """Take an action and take it back: what the seat hears, or None where that is new to it."""
    try:
        table.act(seat, table.number(seat) + 1, action)
    except IllegalAction as stale:
        refusal = str(stale)
    before = table.number(seat)
    events = table.act(seat, before, action)
    reason = table.can_undo(seat)
    told_now = [heard(ACADEMY, events, seat), reason, refusal, table.number(seat) - before, table.state.owed()]
    if reason is not None:
        table.state = table._anchor.copy()
        table._set_anchor()
    else:
        table.undo(seat)
    return None if shown(events, seat) else told_now


def test_of_anothers_decision_only_a_label_is_seen() -> None:
    for state in walk(NEWS, 21, 400):
        for seat in range(SEATS):
            view = state.view(seat)
            assert isinstance(view, dict)
            if state.owed() and seat not in state.owed():
                assert view["frames"] == []
                assert "picked" not in view["seats"][1 - seat]  # type: ignore[index, operator]


@pytest.mark.rule("V-8.1", "V-1.5")
@pytest.mark.parametrize("open_piles", [False, True])
def test_nobody_looks_at_a_pile_but_with_no_memory_at_the_own_one(open_piles: bool) -> None:
    """A view names no tucked card, neither outright nor among what is known of a seat; the size of a pile is public."""
    looked = 0
    for state in walk(game(open_piles=open_piles), 23, 500):
        if state.result() is not None:
            break
        for viewer in (None, *range(SEATS)):
            view = state.view(viewer)
            assert isinstance(view, dict)
            text = json.dumps(view)
            for seat, me in enumerate(state.seats):
                pile = [state.game.names[card] for card in cards_of(me.hidden | me.shown)]
                may = open_piles and seat == viewer
                assert view["seats"][seat]["tucked"] == len(pile)  # type: ignore[index, call-overload]
                assert all((f'"{name}"' in text) == may for name in pile)
                looked += len(pile)
    assert looked > 100


@pytest.mark.rule("V-8.1")
def test_a_bot_remembers_what_it_tucked_itself() -> None:
    state = next(state for state in walk(ACADEMY, 24) if all(me.hidden and me.shown for me in state.seats))
    twins = [state.determinize(0, Random(n)) for n in range(20)]
    assert {twin.seats[0].hidden for twin in twins} == {state.seats[0].hidden}
    assert {twin.seats[1].shown for twin in twins} == {state.seats[1].shown}


def test_a_watcher_sees_no_hidden_card() -> None:
    for state in walk(ACADEMY, 22, 300):
        if state.result() is None:
            text = json.dumps(state.view(None))
            hidden = [state.game.names[card] for me in state.seats for card in cards_of(me.hand | me.hidden)]
            hidden += [state.game.names[card] for card in cards_of(state.deck)]
            assert not [name for name in hidden if f'"{name}"' in text]


@pytest.mark.rule("V-10.22")
def test_the_looker_knows_the_cards_put_back_and_whoever_draws_one_of_them_holds_a_known_card() -> None:
    state = middle(ACADEMY)
    card = cards_of(state.deck)[0]
    state.deck ^= 1 << card
    state.top = ((card, 1),)  # seat 0 has put it back
    mine, theirs = state.view(0), state.view(1)
    assert isinstance(mine, dict)
    assert isinstance(theirs, dict)
    assert mine["top"] == [[ACADEMY.names[card], 1]]
    assert theirs["top"] == [[None, 1]]
    drawer = state.copy()
    drawer.stack = [(TURN, 1)]
    one = drawer.seats[1]
    drawer.stack.append((DRAWING, 1, 1, 0, 1, -1))
    drawer._go_on()
    assert one.known == 1 << card
    assert all(drawer.determinize(0, Random(n)).seats[1].hand >> card & 1 for n in range(20))


# Determinize is uniform over what the seat cannot tell apart


def small(known: int = 0, held: int = 0, unknown_top: int = 0) -> tuple[Village, list[int]]:
    """Six cards that seat 0 cannot place: two in the other hand, one in its pile, three in the deck."""
    state = middle(ACADEMY)
    other = state.seats[1]
    every = cards_of(state.deck | other.hand | other.hidden) + [card for card, _ in state.top]
    six = every[:6]
    state.top, state.looks = (), ()
    other.hand, other.hidden, state.deck = heap(six[:2]), heap(six[2:3]), heap(six[3:])
    other.known, other.held = heap(six[:known]), heap(six[2 : 2 + held])
    if unknown_top:
        state.top = tuple((card, 2) for card in six[3 : 3 + unknown_top])
        state.deck = heap(six[3 + unknown_top :])
    state.discard += tuple(every[6:])
    return state, six


def places(state: Village) -> tuple[int, ...]:
    other = state.seats[1]
    return other.hand, other.hidden, state.deck, *[card for card, _ in state.top]


@pytest.mark.parametrize(("known", "held", "top"), [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 2)], ids=str)
def test_determinize_gives_every_consistent_state_equally_often(known: int, held: int, top: int) -> None:
    state, six = small(known, held, top)
    wanted = set()
    for hand in combinations(six, 2):
        for pile in set(six) - set(hand):
            rest = [card for card in six if card not in (*hand, pile)]
            if set(six[:known]) <= set(hand) and set(six[2 : 2 + held]) <= {*hand, pile}:
                for on_top in permutations(rest, top):
                    wanted.add((heap(hand), 1 << pile, heap(set(rest) - set(on_top)), *on_top))
    rng = Random(known + 10 * held + 100 * top)
    each = 120
    counts = Counter(places(state.determinize(0, rng)) for _ in range(each * len(wanted)))
    assert set(counts) == wanted
    chi_square = sum((count - each) ** 2 / each for count in counts.values())
    freedom = len(wanted) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


# What follows by counting is known (V-10.22)


def looked_into(known: int, *effects: str, hand: int = 3, rules: int = 2) -> tuple[Village, list[int]]:
    """Seat 0 has put so many cards back on the deck; then seat 1 looks. It discards the lowest cards, which nobody
    knew, draws or tucks the highest, and puts the rest back.
    """
    state = middle(Venture(rules=rules))
    other, deck = state.seats[1], cards_of(state.deck | state.seats[1].hand | heap(card for card, _ in state.top))
    cards = deck[-known:]
    other.hand, other.known, other.held = heap(deck[:hand]), 0, 0
    state.top, state.deck = tuple((card, 1) for card in cards), heap(deck[hand:-known])
    state.stack, state.looks = [(TURN, 1)], ()
    program = read_program(effects, "test")
    state.game.programs.append(program)
    state.stack.append((EFFECTS, 1, len(state.game.programs) - 1, 0, -1, -1))
    state._go_on()
    source = Fast(3)
    settle(state, source)
    while state.stack[-1][0] == PICKING:
        discards = state.stack[-1][2] == LOOK_DISCARD
        state.apply(1, state.legal(1)[0 if discards else -1])
        settle(state, source)
    state.stack = [(TURN, 1)]
    state.game.programs.pop()
    return state.game.load(state.to_data()), cards


def lies(state: Village, card: int) -> str:
    other = state.seats[1]
    heaps = {"hand": other.hand, "pile": other.hidden, "top": heap(one for one, _ in state.top), "deck": state.deck}
    return next((name for name, cards in heaps.items() if cards >> card & 1), "elsewhere")


def found(state: Village, cards: list[int], times: int = 300) -> Counter[tuple[str, ...]]:
    rng = Random(8)
    twins = [state.determinize(0, rng) for _ in range(times)]
    for twin in twins[:20]:
        assert twin.game.load(twin.to_data()).view(0) == state.view(0)
    return Counter(tuple(lies(twin, card) for card in cards) for twin in twins)


@pytest.mark.rule("V-10.22")
@pytest.mark.parametrize(
    ("known", "look", "places"),
    [
        (1, "look 3: draw 2, discard 1", {("hand",)}),
        (2, "look 3: draw 2, discard 1", {("hand", "hand")}),
        (1, "look 3: discard 2", {("top",)}),
        (1, "look 3: draw 1", {("hand",), ("top",)}),
        (1, "look 3: tuck 1, discard 1", {("pile",), ("top",)}),
        (1, "look 4: draw 1, tuck 1", {("hand",), ("pile",), ("top",)}),
        (3, "look 3: draw 1", {("hand", "top", "top"), ("top", "hand", "top"), ("top", "top", "hand")}),
        (2, "look 2: tuck 1", {("pile", "top"), ("top", "pile")}),
    ],
)
def test_what_was_put_back_is_followed_through_the_look_of_the_other_player(
    known: int, look: str, places: set[tuple[str, ...]]
) -> None:
    state, cards = looked_into(known, look)
    counts = found(state, cards)
    assert set(counts) == places
    assert min(counts.values()) > 15
    assert tuple(lies(state, card) for card in cards) in places


@pytest.mark.rule("V-10.22")
def test_a_followed_card_that_comes_to_light_leaves_the_others_where_they_must_be() -> None:
    """Of three cards one was drawn and two put back: as soon as one is seen, the others follow from it."""
    state, cards = looked_into(3, "look 3: draw 1")
    drawn = next(card for card in cards if lies(state, card) == "hand")
    rest = [card for card in cards if card != drawn]
    played = state.copy()
    played.leave_hand(played.seats[1], drawn)
    played.discard += (drawn,)
    assert set(found(played, rest)) == {("top", "top")}
    drawing = state.copy()
    drawing.stack = [(TURN, 0), (DRAWING, 0, 2, 0, 1, -1)]
    drawing._go_on()
    assert drawing.seats[1].known == 1 << drawn
    assert (drawing.seats[1].loose, drawing.seats[1].sure) == (0, 0)


@pytest.mark.rule("V-10.22")
def test_after_a_tuck_a_followed_card_may_be_in_the_pile_as_well() -> None:
    state, cards = looked_into(1, "look 3: draw 1", "tuck 1")
    assert set(found(state, cards)) == {("hand",), ("top",), ("pile",)}
    state, cards = looked_into(1, "look 3: draw 2, discard 1", "tuck 1")
    assert set(found(state, cards)) == {("hand",), ("pile",)}


def test_in_version_1_such_a_card_is_forgotten() -> None:
    state, cards = looked_into(1, "look 3: draw 2, discard 1", rules=1)
    assert ("deck",) in found(state, cards)
    assert (state.seats[1].known, state.seats[1].loose, state.seats[1].sure) == (0, 0, 0)


@pytest.mark.parametrize("sure", [0, 1, 2])
@pytest.mark.parametrize("undrawn", [False, True])
def test_determinize_places_loose_cards_equally_often_wherever_they_can_be(sure: int, undrawn: bool) -> None:
    """Seven cards: two in the hand, one in the pile, two away, two in the deck. The first and the fourth are loose, the
    fifth is loose and may have been tucked, or if undrawn is not in the hand."""
    state, six = small()
    other = state.seats[1]
    seven = [*six, state.discard[-1]]
    state.discard = state.discard[:-1]
    state.top = tuple((card, 2) for card in seven[3:5])
    state.deck = heap(seven[5:])
    other.loose, other.held, other.sure = heap([seven[0], seven[3], seven[4]]), 1 << seven[4], sure
    other.undrawn = other.held if undrawn else 0
    wanted = set()
    for hand in combinations(seven, 2):
        for pile in set(seven) - set(hand):
            for top in permutations([card for card in seven if card not in (*hand, pile)], 2):
                here = {*hand, *top}
                loose = {seven[0], seven[3], seven[4]} & set(top)
                fifth = {*top, pile} if undrawn else {*here, pile}
                if {seven[0], seven[3]} <= here and seven[4] in fifth and len(loose) >= sure:
                    wanted.add((heap(hand), 1 << pile, heap(set(seven) - {*here, pile}), *top))
    rng, each = Random(sure), 40
    counts = Counter(places(state.determinize(0, rng)) for _ in range(each * len(wanted)))
    assert set(counts) == wanted
    chi_square = sum((count - each) ** 2 / each for count in counts.values())
    freedom = len(wanted) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


# Chains end


ALL_CARDS = [(of, name) for of in (ACADEMY, NEWS) for name in of.names if of is ACADEMY or name not in ACADEMY.index]


def crowded(of: Venture, name: str, rng: Random) -> Village:
    """A table full of cards, this one among them, for seat 0 with plenty of everything."""
    state = of.start()
    state.table[FIRST], state.table[MAINS], state.table[TURNS] = 0, 2, 9
    state.offer = state.deck = 0
    cards = list(range(len(of.cards)))
    rng.shuffle(cards)
    cards.remove(of.index[name])
    for number, card in enumerate([of.index[name], *cards]):
        me: Seat = state.seats[number % 3 == 2]
        bit = 1 << card
        if number < 40 and number % 4:
            row = ("villagers", "gear", "buildings")[of.kind_of[card]]
            setattr(me, row, getattr(me, row) | bit)
            state.supplies[card] = rng.randint(0, 3)
        elif number < 40:
            me.hand |= bit
        elif number < 60:
            state.deck |= bit
        else:
            state.discard += (card,)
    if state.seats[0].hand >> of.index[name] & 1:
        state.seats[0].coins = 30
    for me in state.seats:
        me.coins, me.tokens, me.pairs = 30, 3, 7
        me.space = rng.randrange(len(of.board.spaces))
    state.stack = [(TURN, 0)]
    return of.load(state.to_data())


@pytest.mark.parametrize(("of", "name"), ALL_CARDS, ids=[name for _, name in ALL_CARDS])
def test_no_chain_of_any_card_runs_for_ever(of: Venture, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With this card on a crowded table no action leads to more than a thousand steps, and the turn ends."""
    monkeypatch.setattr(village, "MOST_STEPS", 1000)
    rng = Random(name)
    for _ in range(3):
        state, source = crowded(of, name, rng), Fast(rng.getrandbits(30))
        made = 0
        while state.result() is None and state.table[TURNS] <= 10:
            made += 1
            assert made < 2000
            settle(state, source)
            seat = rng.choice(state.owed())
            state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize("starter", STARTERS)
def test_no_chain_of_a_starter_runs_for_ever(starter: str) -> None:
    for side in ACADEMY.starters[STARTERS.index(starter)]:
        assert len(ACADEMY.programs[side]) < 10


def test_cards_that_loop_are_named_and_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The laws refuse such cards when they are loaded; should a hole in the laws be found, the chain is cut."""
    data = json.loads(json.dumps(resolve(BOX)))
    card = next(card for card in data["cards"] if card["name"] == "night_school")
    card["when"], card["effect"] = "gain", "gain 1"
    with pytest.raises(BadData, match=r"night_school.*could go on for ever by gain; use only supply, invest"):
        Venture(data=data)
    monkeypatch.setattr("kubok.venture.data.check_answer", lambda *args: None)
    lawless = Venture(data=data)
    state = lawless.start()
    settle(state, Fast(1))
    for seat in (1 - state.table[FIRST], state.table[FIRST]):
        state.apply(seat, state.legal(seat)[0])
    seat, index = state.owed()[0], lawless.index["night_school"]
    for me in state.seats:
        me.hand &= ~(1 << index)
    state.deck &= ~(1 << index)
    state.seats[seat].buildings |= 1 << index
    session = Session(lawless, Fast(1))
    session.state = state
    before = state.digest()
    with pytest.raises(BadData, match="night_school: this chain does not end"):
        session.act(seat, session.number(seat), TABLE.parse("activate burrow"))
    assert session.state.digest() == before


# Undo


def table_at(words: str) -> tuple[Session, int]:
    """A session at the position of a scenario's `given` lines."""
    stage = Stage(parse(f"scenario: x\nproves: V-1.1\n{words}\nthen Red: on home\n")[0])
    session = Session(stage.game, Fast(5))
    session.state = stage.village
    session._set_anchor()
    return session, 0


def act(session: Session, seat: int, *words: str) -> list[Event]:
    events: list[Event] = []
    for one in words:
        verb, _, rest = one.partition(" ")
        number = session.game.index.get(rest)  # type: ignore[attr-defined]
        action = TABLE.parse(one if number is None else f"{verb} {number + 1}")
        events += session.act(seat, session.number(seat), action)
    return events


def test_what_shows_nothing_hidden_can_be_taken_back() -> None:
    session, red = table_at("given Red: hand uncle_turnip, chain_whip; coins 9; on n1")
    before = session.state.digest()
    act(session, red, "play uncle_turnip", "activate burrow")
    session.undo(red)
    session.undo(red)
    assert session.state.digest() == before


def test_a_drawn_card_cannot_be_taken_back() -> None:
    session, red = table_at("given Red: villagers widow_soot 2")
    act(session, red, "activate widow_soot")
    refused = session.can_undo(red)
    assert refused is not None
    assert refused.code == "undo_chance"


def test_looking_again_at_cards_put_back_oneself_shows_nothing_new() -> None:
    session, red = table_at("given Red: villagers stargazer_jet 2, examiner_grim 1\nmain actions: 2")
    act(session, red, "activate stargazer_jet")
    state = session.state
    for _ in range(2):
        session.act(red, session.number(red), state.legal(red)[0])
        state = session.state
    while session.state.stack[-1][0] != TURN:  # type: ignore[attr-defined]
        session.act(red, session.number(red), session.state.legal(red)[0])
    session._set_anchor()
    events = act(session, red, "activate nest")
    assert [event.shows for event in events if event.kind == "saw"] == [False] * 3
    assert session.can_undo(red) is None


def test_a_card_the_other_player_put_back_is_new_to_whoever_draws_it() -> None:
    session, red = table_at("given Red: villagers widow_soot 2; hand none")
    state = session.state
    assert isinstance(state, Village)
    cards = cards_of(state.deck)[:2]
    state.deck &= ~heap(cards)
    state.top = tuple((card, 2) for card in cards)
    events = act(session, red, "activate widow_soot")
    assert [event.shows for event in events if event.kind == "drew_card"] == [True, True]
    refused = session.can_undo(red)
    assert refused is not None
    assert refused.code == "undo_hidden"
    assert session.state.seats[0].known == heap(cards)  # type: ignore[attr-defined]


def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    session, red = table_at("main actions: 0")
    session.act(red, session.number(red), END)
    refused = session.can_undo(red)
    assert refused is not None
    assert refused.code == "undo_barrier"


# Rulings that no printed card reaches


@pytest.mark.rule("V-10.19")
def test_zero_waste_does_not_take_gear_that_has_left_the_discard_pile() -> None:
    session, red = table_at("given Red: buildings zero_waste 0; coins 9")
    state = session.state
    assert isinstance(state, Village)
    gear = state.game.index["squeaky_cart"]
    state.stack.append((PLAYING_IT, red, gear, 0, state.game.index["zero_waste"]))
    state._go_on()
    assert state.stack[-1][0] == TURN
    assert not state.seats[red].gear


def test_supplies_can_be_put_on_gear_and_a_choice_can_be_declined() -> None:
    """Words that no card of ours uses, for an owner's cards."""
    data = json.loads(json.dumps(resolve(BOX)))
    card = next(card for card in data["cards"] if card["name"] == "uncle_turnip")
    card["effect"] = ["supply 2 on gear; advance nest", "may pay 1: study burrow", "if home: gain 7"]
    card["supplies"] = 3
    own = Venture(data=data)
    state = own.start()
    settle(state, Fast(1))
    for seat in (1 - state.table[FIRST], state.table[FIRST]):
        state.apply(seat, state.legal(seat)[0])
    seat = state.owed()[0]
    me, turnip, cart = state.seats[seat], own.index["uncle_turnip"], own.index["squeaky_cart"]
    for bit in (1 << turnip, 1 << cart):
        state.deck &= ~bit
        for other in state.seats:
            other.hand &= ~bit
    me.villagers |= 1 << turnip
    me.gear |= 1 << cart
    state.supplies[turnip] = 3
    state.apply(seat, ACTIVATE + turnip)
    assert state.supplies[cart] == 2
    assert me.starters == 1
    coins = me.coins
    declined = state.copy()
    declined.apply(seat, TABLE.parse("no"))
    assert declined.seats[seat].coins == coins + 7
    state.apply(seat, TABLE.parse("yes"))
    assert state.legal(seat) == (TABLE.parse("activate burrow"), TABLE.parse("advance burrow"))


# Versions: a game keeps the readings it was begun with, and owners' cards the rulings that none of ours reaches


def staged(monkeypatch: pytest.MonkeyPatch, words: str, rules: int = 2, **changes: dict[str, object]) -> Stage:
    """A scenario's `given` lines at a table of that version, with some cards changed line by line."""
    data = json.loads(json.dumps(resolve(BOX, theme="news" if "theme: news" in words else "academy")))
    for card in data["cards"]:
        change = changes.get(card["name"], {})
        assert set(change) <= {*card, "once", "lasting"}
        if {"once", "lasting"} & set(change):
            card.pop("once", None)
            card.pop("lasting", None)
        card |= change
    of = Venture(data=data, rules=rules)
    monkeypatch.setattr(scenario, "_game", lambda *_: of)
    return Stage(parse(f"scenario: x\nproves: V-1.1\n{words}\nthen Red: on home\n")[0])


def does(stage: Stage, *words: str) -> list[str]:
    """Red does all this; what Red may do then."""
    for one in words:
        stage.do(0, one)
    return [stage.words_of(action) for action in stage.village.legal(0)]


@pytest.mark.rule("V-10.16", "V-3.7")
@pytest.mark.card("locksmith_gulp")
@pytest.mark.parametrize(("rules", "supplies"), [(1, 1), (2, 2)])
def test_the_supply_of_an_iron_chest_may_stay_with_who_opens_it_since_version_2(
    rules: int, supplies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = staged(monkeypatch, "given Red: villagers locksmith_gulp 2", rules)
    does(stage, "activate locksmith_gulp", "option 2")
    assert stage.village.supplies[stage.game.index["locksmith_gulp"]] == supplies


@pytest.mark.rule("V-10.16", "V-3.7")
@pytest.mark.card("treasurer_silt")
@pytest.mark.parametrize(("rules", "coins"), [(1, 0), (2, 2)])
def test_a_golden_chest_of_a_card_reaches_villagers_that_activate_since_version_2(
    rules: int, coins: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = staged(monkeypatch, "given Red: villagers treasurer_silt 2, matchmaker_clover 1; coins 0", rules)
    does(stage, "activate treasurer_silt", "option 2")
    assert stage.village.seats[0].coins == coins


@pytest.mark.rule("V-10.16")
def test_villagers_that_open_golden_chests_never_call_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """By their own text; a relic's chest, like the board's, may activate them."""
    golden: dict[str, object] = {"effect": "golden chest"}
    words = "given Red: villagers treasurer_silt 2, baker_puddle 2, uncle_turnip 1; gear squeaky_cart 0; coins 0"
    stage = staged(monkeypatch, words, baker_puddle=golden, squeaky_cart={"relic": "golden chest"})
    does(stage, "activate treasurer_silt", "option 2")
    assert stage.village.seats[0].coins == 5  # Uncle Turnip, unasked: nobody else could be called
    may = does(stage, "activate burrow", "end", "option 2")
    assert may == ["choose baker_puddle", "choose uncle_turnip", "choose treasurer_silt"]


WAKE: dict[str, object] = {"when": "tuck", "effect": "supply 1", "once": "gain 1"}
EMPTIED = "main actions: 0\ngiven Red: villagers uncle_turnip 0, baker_puddle 0, frog_wizard 0"
TUCK_ANY = ["choose frog_wizard", "choose baker_puddle", "choose uncle_turnip"]


@pytest.mark.rule("V-2.8")
def test_the_order_of_emptied_villagers_is_asked_where_a_building_may_save_one(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = staged(monkeypatch, f"{EMPTIED}; buildings jam_guild 0", jam_guild=WAKE)
    assert sorted(does(stage, "end")) == sorted(TUCK_ANY)
    assert len(does(stage, "choose baker_puddle")) == 2  # whom the supply saves
    does(stage, "choose frog_wizard")
    me, index = stage.village.seats[0], stage.game.index
    assert me.shown == heap([index["baker_puddle"], index["uncle_turnip"]])
    assert me.villagers == 1 << index["frog_wizard"]


@pytest.mark.rule("V-2.8")
@pytest.mark.parametrize(
    ("gear", "relic", "asked"),
    [(2, "supply 1", True), (2, "travel 1", True), (2, "gain 3", False), (3, "supply 1", False), (0, "gain 3", True)],
)
def test_the_order_is_asked_where_the_tucks_empty_gear_whose_relic_may_save_one(
    gear: int, relic: str, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three tucks: gear with 3 supplies is emptied only by the last of them. Emptied gear is asked about as ever."""
    cart: dict[str, object] = {"trigger": "tuck", "relic": relic}
    stage = staged(monkeypatch, f"{EMPTIED}; gear squeaky_cart {gear}", squeaky_cart=cart)
    assert (set(TUCK_ANY) <= set(does(stage, "end"))) == asked


@pytest.mark.rule("V-2.8")
@pytest.mark.parametrize(
    ("effect", "buildings", "asked"),
    [
        ("gain 1", "jam_guild 0", False),
        ("draw 1", "jam_guild 0", False),
        ("draw 1", "jam_guild 0, old_landing 0", True),
        ("supply 1 on gear", "jam_guild 0, old_landing 0", False),
        ("supply 1", "old_landing 0", False),
    ],
)
def test_the_order_is_not_asked_where_no_answer_can_lead_to_a_villager(
    effect: str, buildings: str, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Jam Guild answers a tuck with that effect; the Old Landing a draw with a supply."""
    landing: dict[str, object] = {"when": "draw", "effect": "supply 1", "lasting": "supply 2"}
    words = f"{EMPTIED}; buildings {buildings}"
    stage = staged(monkeypatch, words, jam_guild=WAKE | {"effect": effect}, old_landing=landing)
    assert (set(TUCK_ANY) <= set(does(stage, "end"))) == asked


@pytest.mark.rule("V-2.8")
def test_in_version_1_emptied_villagers_are_tucked_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = staged(monkeypatch, f"{EMPTIED}; buildings jam_guild 0", 1, jam_guild=WAKE)
    assert len(does(stage, "end")) == 2  # one is tucked already; asked is whom the supply saves
    assert stage.village.seats[0].shown.bit_count() == 1


# Fuzz


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(BOARDS), st.sampled_from(THEMES), st.booleans(), st.booleans())
def test_cards_are_conserved_nothing_is_negative_and_every_game_ends(
    seed: int, board: str, theme: str, wilder: bool, open_piles: bool
) -> None:
    of = game(board, theme, wilder=wilder, open_piles=open_piles)
    for state in walk(of, seed):
        heaps = [me for seat in state.seats for me in (seat.hand, seat.villagers, seat.gear, seat.buildings)]
        heaps += [pile for seat in state.seats for pile in (seat.hidden, seat.shown)]
        heaps += [state.deck, state.offer, heap(state.discard), heap(card for card, _ in state.top)]
        heaps += [cards for _, cards in state.looks]
        assert sum(cards.bit_count() for cards in heaps) == len(of.cards)
        assert heap(card for cards in heaps for card in cards_of(cards)).bit_count() == len(of.cards)
        assert min(state.supplies) >= 0
        assert min(me.coins for me in state.seats) >= 0
        assert all(me.tokens + (me.buildings & state.enchanted).bit_count() <= 3 for me in state.seats)
    assert state.result() is not None
    assert state.table[TURNS] < 400


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
def test_a_game_replays_from_its_record_and_from_any_position(seed: int) -> None:
    session, rng = Session(NEWS, Fast(seed)), Random(seed)
    while session.state.result() is None:
        seat = rng.choice(session.state.owed())
        session.act(seat, session.number(seat), rng.choice(session.state.legal(seat)))
        if rng.random() < 0.1 and session.can_undo(seat) is None:
            session.undo(seat)
        if rng.random() < 0.02:
            session.state = NEWS.load(json.loads(json.dumps(session.state.to_data())))
    again = Session.replay(Record.from_text(session.record.to_text()), make)
    assert again.state.digest() == session.state.digest()


# A position in one line


@pytest.mark.parametrize("of", [ACADEMY, NEWS, WILDER], ids=["academy", "news", "wilder"])
def test_a_position_is_one_line_and_comes_back(of: Venture) -> None:
    for number, state in enumerate(walk(of, 31)):
        if number % 9 == 0 or state.looks or state.result() is not None:
            line = to_line(state)
            assert "\n" not in line
            assert len(line) < LONGEST
            again = from_line(line)
            assert again.digest() == state.digest()
            assert again.game.options() == of.options()


def test_a_line_that_is_no_position_is_refused_with_a_sentence() -> None:
    line, rng = to_line(middle(ACADEMY)), Random(3)
    tries = ["", "cubitos/1", line + " x", line.replace("spring", "summer"), line.replace("venture/2", "venture/3")]
    for _ in range(60):
        at = rng.randrange(len(line))
        tries.append(line[:at] + rng.choice("0123456789abcdef:;.>-_x ") + line[at + 1 :])
    refused = 0
    for text in tries:
        try:
            assert to_line(from_line(text)).split() == text.split()
        except BadData:
            refused += 1
    assert refused > 40


# Words


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        ("gain 2 per any gear", [(0, 2, 4, 0)]),
        ("travel 3 drawing", [(5, 3, 1, 0)]),
        ("discard 1: gain 3; draw 1", [(24, 1, 0, 3), (0, 3, 0, 0), (1, 1, 0, 0)]),
        ("gain 1; pay 2: draw 3", [(0, 1, 0, 0), (23, 2, 0, 3), (1, 3, 0, 0)]),
        ("gain 3 or draw 2", [(28, 2, 0, 2), (28, 1, 0, 4), (0, 3, 0, 0), (29, 0, 0, 6), (1, 2, 0, 0), (29, 0, 0, 6)]),
        ("may tuck 1: gain 3", [(26, 0, 0, 3), (25, 1, 0, 3), (0, 3, 0, 0)]),
    ],
)
def test_words_become_steps(words: str, steps: list[tuple[int, int, int, int]]) -> None:
    assert list(read_program(words, "here")) == steps


@pytest.mark.parametrize(
    "words", ["gain", "gain 0", "gain 21", "gain 2 draw 1", "look 3", "look 3: gain 1", "gain 2;", "fly 2", "pay 2:"]
)
def test_words_that_are_none_are_refused_with_a_remedy(words: str) -> None:
    with pytest.raises(BadData, match=r"cards\.toml, \[miller\]: .+;"):
        read_program(words, "cards.toml, [miller]")


def test_every_condition_can_be_fulfilled() -> None:
    """Each condition, as a gear's trigger, hands over a coin in some random game."""
    data = json.loads(json.dumps(resolve(BOX)))
    for condition in CONDITIONS:
        for card in data["cards"]:
            if card["kind"] == "gear":
                card["trigger"] = condition
                card["supplies"] = 9
        of = Venture(data=data)
        for seed in range(40):
            state = of.start()
            if _handed_over(of, state, seed):
                break
        else:
            pytest.fail(f"'{condition}' was never fulfilled")


def _handed_over(of: Venture, state: Village, seed: int) -> bool:
    rng, source = Random(seed), Fast(seed)
    while state.result() is None:
        while pending := state.chance():
            state.resolve(pending[0], source.draw(state, pending[0])[1])
        seat = rng.choice(state.owed())
        events = state.apply(seat, rng.choice(state.legal(seat)))
        if any(event.kind == "handed_over" for event in events):
            return True
    return False


def test_a_scenario_can_be_run_twice() -> None:
    [one] = parse("scenario: x\nproves: V-1.1\nRed: activate burrow\nthen Red: coins 9\n")
    run(one)
    run(one)
