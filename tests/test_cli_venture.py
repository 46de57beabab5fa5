"""A Wild Venture in the terminal, as a person types it."""

from __future__ import annotations

import ast
import io
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from rich.console import Console
from typer.testing import CliRunner

from kubok import locale
from kubok.bots.uniform import Uniform
from kubok.cli import app
from kubok.kernel import JSON, Fast, Game, Record, Sealed, Session
from kubok.terminal.lookup import rule_words
from kubok.terminal.sitting import FromPosition
from kubok.terminal.typed import Unclear, read
from kubok.titles import title_of
from kubok.titles.venture import board as venture_board
from kubok.titles.venture import say as venture_say
from kubok.titles.venture.pages import BOOK
from kubok.titles.venture.play import NAMING, VenturePlay
from kubok.titles.venture.screen import PlainVentureScreen, VentureScreen, offered_cards, on_board
from kubok.venture import Venture, Village, telling
from kubok.venture.actions import END, TABLE
from kubok.venture.data import Box, resolve
from kubok.venture.frames import INVESTING, NAMES
from kubok.venture.game import make
from kubok.venture.pieces import CHESTS, cards_of
from kubok.venture.score import Points, points

SOURCE = Path(__file__).resolve().parent.parent / "src" / "kubok" / "venture"
PEOPLE = ("Ann", "Bob")
VENTURE = title_of("venture")


def kubok(*words: str | Path, typed: str = "") -> Any:
    done = CliRunner().invoke(app, [str(word) for word in words], input=typed)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def play(*words: str | Path, typed: str, seats: str = "you,random", seed: int = 5) -> str:
    done = kubok("play", "venture", "--plain", "--seats", seats, "--seed", str(seed), *words, typed=typed)
    assert done.exit_code == 0, done.output
    return str(done.output)


def one_sentence(*words: str) -> str:
    """What is said on the error output: one line that begins with the program's name."""
    lines = kubok(*words).stderr.splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("kubok: ")
    return str(lines[0])


def village_of(session: Session) -> Village:
    assert isinstance(session.state, Village)
    return session.state


def random_game(seed: int, **options: Any) -> Session:
    game = VENTURE.new(2, {"theme": "news", "board": "autumn", **options}, None)
    return Session(game, Fast(seed), PEOPLE)


def until(session: Session, frame: str, seat: int = 0) -> Village:
    """Random players go on until the seat is asked that."""
    bot = Uniform(2)
    while session.state.result() is None:
        state = village_of(session)
        who = state.owed()[0]
        if who == seat and NAMES[state.stack[-1][0]] == frame:
            return state
        session.act(who, session.number(who), bot.choose(state.copy(), who))
    raise AssertionError(f"nobody was asked {frame}")


def rendered(what: Any, width: int = 110, plain: bool = False) -> str:
    console = Console(width=width, file=io.StringIO(), force_terminal=not plain, color_system=None)
    console.print(what, soft_wrap=plain)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game with a sealed deck."""
    session = Session(Venture(), Sealed(secret=bytes(range(32)), game_id="test"), PEOPLE)
    for seat in range(2):
        session.add_nonce(seat, bytes([seat] * 16))
    bot = Uniform(1)
    while session.state.result() is None:
        seat = session.state.owed()[0]
        session.act(seat, session.number(seat), bot.choose(session.state.copy(), seat))
    path = tmp_path_factory.mktemp("records") / "village.jsonl"
    session.save(path)
    return path


# Playing


def test_a_sealed_game_is_played_to_its_end_verified_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "village.jsonl"
    done = kubok("play", "venture", "--plain", "--save", file, typed="1\n" * 900)
    assert done.exit_code == 0, done.output
    assert "The deck is sealed. Commitment: " in done.output
    assert "The game ended after " in done.output
    assert "fair took " in done.output  # who else sits there if nobody is named
    assert "draws are as the secret says" in done.output
    assert Record.open(file).finished
    assert "Cards: all " in kubok("verify", file).output


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    typed = "1\n" * 30
    assert play(typed=typed) == play(typed=typed)
    assert play(typed=typed, seed=6) != play(typed=typed)


def test_the_plain_table_tells_both_areas_the_hand_and_the_options() -> None:
    output = play(typed="1\nactivate nest\nquit\n")
    for words in (
        "A Wild Venture, Spring side. Decks: main deck, Academy.",
        "random started with 5 cards (V-1.3).",
        "You started with Postal Contract, Baker Puddle, Treasurer Silt, Travel Agency, Squeaky Cart (V-1.3).",
        "Set-up, You: take a starting villager.",
        "1: take Postmaster Plume, ",
        "Turn 2, You: take 2 main actions.",
        "Your hand, 5 cards:",
        "Then: the rest of Nest.",
        "You looked at ",
        "The cards you are looking at:",
    ):
        assert words in output, words
    assert "\x1b" not in output
    assert not [sign for sign in output if 0x2500 <= ord(sign) < 0x2800 or sign == "·"]


def test_options_of_the_game_reach_it() -> None:
    output = play("--theme", "news", "--board", "autumn", "--wilder", "--no-memory", typed="1\n")
    assert "Autumn side. Decks: main deck, Academy, News." in output
    assert "(V-8.1)" in output
    assert "(V-8.2)" in output
    assert "discard 3 more cards" in play("--wilder", typed="1\n")


@pytest.mark.rule("V-7.3")
def test_tie_breaks_can_be_switched_off(tmp_path: Path) -> None:
    file = tmp_path / "village.jsonl"
    assert "Ties are shared" in play("--share-ties", "--save", file, typed="1\n")
    assert Record.open(file).options["tie_breaks"] is False
    assert "Ties are shared" not in play("--save", file, typed="1\n")
    assert Record.open(file).options["tie_breaks"] is True
    watched = kubok("watch", "venture", "--seats", "random,random", "--seed", "4", "--plain", "--fast", "--share-ties")
    assert "Ties are shared" in watched.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "--theme", "news"], "--theme belongs to kubok play venture"),
        (["play", "--share-ties"], "--share-ties belongs to kubok play venture"),
        (["play", "venture", "--laps", "2"], "--laps belongs to kubok play cubitos"),
        (["watch", "venture", "--random-set"], "--random-set belongs to kubok play cubitos"),
        (["play", "chess"], "there is no game “chess” here"),
        (["play", "venture", "--seats", "a,b,c"], "--seats names 2 players"),
        (["play", "venture", "--theme", "war"], "no theme deck is called"),
        (["play", "venture", "--board", "winter"], "no board is called"),
        (["play", "venture", "--data", "nowhere"], "there is no such folder"),
        (["watch", "venture", "--seats", "you,random"], "only bots can be watched"),
        (["board", "winter"], "no board is called “winter”"),
        (["actions", "chess"], "there is no game"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(words: list[str], said: str) -> None:
    assert said in one_sentence(*words)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("fly", "is neither an action here"),
        ("activate", "may be activate Nest, activate Lily Pad, activate Burrow"),
        ("77", "There is no option 77"),
        ("help", "the discard pile, newest card first"),
        ("cards", "Travel Agency (frog building, "),
        ("card frok wizard", "did you mean Frog Wizard?"),
        ("card lily pad", "Worked examples"),
        ("rules V-3.3", "V-3.3  "),
        ("rules", "V-10  "),
        ("pile", "Miss Thistledown (rabbit villager, "),
        ("map", "From Home: w1: "),
        ("end", "Not possible: you still have 2 main actions to take (V-2.1)"),
        ("enchant travel agency", "Not possible: only your own buildings in play can be enchanted (V-2.7)"),
    ],
)
def test_a_command_answers_and_asks_again(typed: str, said: str) -> None:
    output = play(typed=f"1\n{typed}\nwhy\nquit\n")
    assert said in output
    assert output.count("You> ") == 4


def test_why_prints_the_rule_behind_the_latest_refusal() -> None:
    output = play(typed="1\nwhy\nend\nwhy\nquit\n")
    assert "No move has been refused yet" in output
    assert f"V-2.1  {rule_words(BOOK, 'V-2.1')}" in output


def test_an_action_is_taken_back_and_drawn_cards_are_not() -> None:
    output = play(typed="1\nactivate burrow\nundo\nactivate nest\nundo\nwhy\nquit\n")
    assert output.count("took back the last move") == 1
    assert output.count("cards have been drawn since: that cannot be undone (K-9.2)") == 2


def test_a_saved_game_goes_on_and_its_record_says_which_game_it_is(tmp_path: Path) -> None:
    file = tmp_path / "village.jsonl"
    play("--save", file, typed="1\n1\n")
    assert "give its --seed" in one_sentence("play", "--load", str(file))
    done = kubok("play", "--plain", "--load", file, "--seed", "5", typed="quit\n")
    assert "Welcome back" in done.output
    assert "cards you are looking at" in done.output


# Typed words


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("1", "activate nest"),
        ("activate nest", "activate nest"),
        ("a n", "activate nest"),
        ("burrow", "activate burrow"),
        ("ACTIVATE lily", "activate lily_pad"),
        ("end", "end"),
    ],
)
def test_an_option_is_named_by_number_words_or_card(line: str, meant: str) -> None:
    state = until(random_game(3), "turn")
    assert [str(TABLE[action]) for action in read(line, state, 0, state.legal(0), NAMING)] == [meant]


def test_several_actions_stand_on_one_line_and_a_card_is_named_alone() -> None:
    state = until(random_game(3), "turn")
    card = next(action for action in state.legal(0) if TABLE[action].name == "play")
    title = venture_say.title(state.game, telling.card_of(state.game, card))
    assert read(f"{title}, burrow", state, 0, state.legal(0), NAMING)[0] == card
    with pytest.raises(Unclear):
        read("play the piano", state, 0, state.legal(0), NAMING)


@pytest.mark.parametrize("language", locale.WHOLE)
def test_options_can_be_typed_as_they_are_shown_in_every_language(language: str) -> None:
    with locale.speaking(language):
        session, bot = random_game(8), Uniform(5)
        for _ in range(60):
            state = village_of(session)
            seat = state.owed()[0]
            options = state.legal(seat)
            for action in options:
                words = venture_say.action_words(state, seat, action)
                assert read(words, state, seat, options, NAMING) == (action,), words
            session.act(seat, session.number(seat), bot.choose(state.copy(), seat))


# Numbers that mean coins, and a turn that ends by itself


@pytest.mark.rule("V-3.1")
@pytest.mark.parametrize(("line", "coins"), [("0", 0), ("3", 3), ("invest 3", 3), ("invest nothing", 0)])
def test_a_number_typed_at_an_invest_prompt_is_so_many_coins(line: str, coins: int) -> None:
    state, seat = investing(4)
    sitting = VenturePlay(VENTURE, Console(file=io.StringIO()), table_of(state), {1 - seat: Uniform(1)})
    assert [str(TABLE[action]) for action in sitting.read(line, seat, state.legal(seat))] == [f"invest {coins}"]


@pytest.mark.parametrize("plain", [False, True])
def test_the_options_of_an_invest_prompt_are_numbered_by_coins(plain: bool) -> None:
    state, seat = investing(4)
    screen = (PlainVentureScreen if plain else VentureScreen)(Console(width=110), PEOPLE)
    page = rendered(screen.options(state, seat, state.legal(seat)), plain=plain)
    for coins in range(1, 5):
        assert (f"{coins}: invest {coins}" if plain else f"{coins} invest {coins}") in page
    assert ("0: invest nothing" if plain else "0 invest nothing") in page


def test_more_coins_than_can_be_invested_are_refused_with_the_largest_number() -> None:
    state, seat = investing(4)
    sitting = VenturePlay(VENTURE, Console(file=io.StringIO()), table_of(state), {1 - seat: Uniform(1)})
    with pytest.raises(Unclear, match="At most 4 can be invested here; type a number from 0 to 4"):
        sitting.read("5", seat, state.legal(seat))


def investing(most: int) -> tuple[Village, int]:
    """A position in which a seat is asked to invest up to so many coins."""
    session, bot = random_game(2), Uniform(2)
    while True:
        state = village_of(session)
        seat = state.owed()[0]
        if NAMES[state.stack[-1][0]] == "turn" and state.seats[seat].buildings:
            state = state.copy()
            state.seats[seat].coins = 9
            state.stack.append((INVESTING, seat, cards_of(state.seats[seat].buildings)[0], most, -1))
            return state, seat
        session.act(seat, session.number(seat), bot.choose(state.copy(), seat))


def table_of(state: Village) -> Session:
    return Session(cast(Game, FromPosition(state)), Fast(1), PEOPLE)


@pytest.mark.rule("V-2.1")
def test_a_turn_in_which_nothing_else_can_be_done_ends_by_itself() -> None:
    """Against a bot; the record has the end of the turn as if it had been typed."""
    console, session = Typist(["1"] * 60), random_game(3)
    VenturePlay(VENTURE, console, session, {1: Uniform(1)}, plain=True).run()
    done = [entry.action for entry in session.record.entries if entry.seat == 0 and entry.action is not None]
    asked = [page.rpartition("1: end turn")[2] for page in console.pages if "1: end turn" in page]
    assert done.count({"do": "end"}) > len(asked) + 5
    assert all("2: " in page for page in asked)
    assert Session.replay(Record.from_text(session.record.to_text()), make).state.digest() == session.state.digest()


@pytest.mark.rule("V-2.1")
def test_whether_a_turn_ends_by_itself_tells_nothing_of_the_hand() -> None:
    """With no main action left the legal actions are the same whatever the hand holds."""
    compared, session, bot = 0, random_game(6), Uniform(4)
    while session.state.result() is None:
        state = village_of(session)
        seat = state.owed()[0]
        if END in state.legal(seat):
            other = state.copy()
            other.seats[seat].hand, other.deck = other.deck, other.seats[seat].hand
            other.legal_now = None
            assert other.legal(seat) == state.legal(seat)
            compared += 1
        session.act(seat, session.number(seat), bot.choose(state.copy(), seat))
    assert compared > 10


def test_who_shares_a_screen_says_that_the_turn_is_over_before_it_is_handed_over() -> None:
    typed = ["", "1", "", "1", "activate burrow", "activate lily, go w1, stop"]
    output = play(seats="Ann,Bob", typed="\n".join(typed) + "\n")
    last = output.rpartition("Bob> ")[0].rpartition("Bob> ")[2]
    assert "travelled to" in last  # Bob sees what came of it
    assert last.rstrip().endswith("1: end turn.")


# Hands that others may not see


def test_between_two_people_the_next_one_is_called_before_a_hand_is_shown() -> None:
    output = play(seats="Ann,Bob", typed="\n1\n\n1\nquit\n")
    assert output.count("press Enter when only you are looking") == 2
    before, ann, bob = output.split("press Enter when only you are looking")
    assert "started with" not in before
    anns, bobs = "Ann started with Postal Contract, ", "Bob started with The Old Landing, "
    assert anns in ann
    assert "Bob started with 5 cards" in ann
    assert bobs in bob
    assert "Ann started with 5 cards" in bob
    assert "Postal Contract" not in bob.partition("Your hand")[0] + bob.partition("Your hand")[2].partition("1:")[0]
    assert "Bob> Bob took " in bob  # asked again: the screen is still Bob's


def test_against_bots_nobody_is_called() -> None:
    assert "press Enter" not in play(typed="1\n1\n1\n")


class Typist(Console):
    """A terminal at which somebody types these lines; keeps what was written between them."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(file=io.StringIO(), force_terminal=True, width=110, height=50)
        self.lines, self.pages = lines, list[str]()

    def input(self, *prompt: Any, **options: Any) -> str:
        self.print(*prompt, markup=options.get("markup", True))
        assert isinstance(self.file, io.StringIO)
        self.pages.append(self.file.getvalue())
        self.file = io.StringIO()
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def test_a_terminal_is_emptied_to_its_scrollback_before_and_after_the_call() -> None:
    console = Typist(["", "1", "", "1"])
    VenturePlay(VENTURE, console, random_game(5), {}).run()
    first, _, called, shown = console.pages[:4]
    assert "\x1b[2J" not in first  # what was said of the sealed deck stays
    for page in (called, shown):
        assert page.startswith("\x1b[2J\x1b[H\x1b[3J"), repr(page[:20])
    assert "started with" not in called
    assert "Your hand" not in called
    assert "Your hand" in shown


def test_nothing_hidden_is_ever_written_on_the_page_of_another_seat() -> None:
    """Whole games of two people: a page shows only cards that its seat may know."""
    session, rng = random_game(11), Random(1)
    for plain in (False, True):
        screen = (PlainVentureScreen if plain else VentureScreen)(Console(width=110), PEOPLE)
        while session.state.result() is None:
            state = village_of(session)
            seat = state.owed()[0]
            if rng.random() < 0.15:
                screen.forget()
                page = rendered(screen.table(state, seat, state.legal(seat)), 400, plain)
                hidden = cards_of(state.seats[1 - seat].hand | state.seats[1 - seat].hidden | state.deck)
                for card in hidden:
                    assert venture_say.card_text(state.game, card) not in page or _seen_elsewhere(state, seat, card)
            session.act(seat, session.number(seat), rng.choice(state.legal(seat)))
        session = random_game(12)


def _seen_elsewhere(state: Village, seat: int, card: int) -> bool:
    """Does a card that the seat sees say the same?"""
    me, other = state.seats[seat], state.seats[1 - seat]
    open_ = me.hand | me.villagers | me.gear | me.buildings | other.villagers | other.gear | other.buildings
    seen = [*cards_of(open_), *offered_cards(state, seat)]
    words = venture_say.card_text(state.game, card)
    return any(words in venture_say.card_text(state.game, one) for one in seen)


def test_the_other_person_hears_that_an_action_was_taken_back() -> None:
    typed = ["", "1", "", "1", "activate burrow", "undo", "activate burrow", "play dinner bell", "end", ""]
    output = play(seats="Ann,Bob", typed="\n".join(typed) + "\n")
    last = output.rpartition("press Enter when only you are looking")[2]
    assert "Bob took that back." in last


# The screen


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("board", ["spring", "autumn"])
def test_board_areas_and_hand_fit_the_screen(width: int, board: str) -> None:
    game = Venture(data=resolve(Box.open(), board=board))
    for language in locale.WHOLE:
        with locale.speaking(language):
            state = until(Session(game, Fast(4), PEOPLE), "turn")
            console = Console(width=width, file=io.StringIO(), force_terminal=True, color_system=None)
            screen = VentureScreen(console, PEOPLE)
            console.print(screen.table(state, 0, state.legal(0)))
            console.print(screen.options(state, 0, state.legal(0)))
            assert isinstance(console.file, io.StringIO)
            lines = console.file.getvalue().splitlines()
            assert max(map(len, lines)) <= width
            drawn = rendered(venture_board.draw(game, width), width)
            assert all(space.key in drawn for space in game.board.spaces[1:])


@pytest.mark.parametrize("language", locale.WHOLE)
def test_chests_differ_without_colours(language: str) -> None:
    with locale.speaking(language):
        short = [locale.text(f"venture-short-{chest}") for chest in CHESTS]
        assert len(set(short)) == len(CHESTS)
        drawn = rendered(venture_board.draw(Venture(), 110))
        assert [drawn.count(f" {letters} ") > 1 for letters in short] == [True] * 3
        assert all(f"{letters} {locale.text(f'venture-sign-{chest}-chest')}" in drawn
                   for letters, chest in zip(short, CHESTS, strict=True))  # fmt: skip


def test_supplies_are_shown_in_the_hand_and_among_the_cards() -> None:
    """Printed ones in the hand, those that are left in play; a building in hand has none."""
    output = play(typed="1\ncards\nquit\n")
    assert "Postal Contract (crow gear, 2, 3 supplies): " in output.partition("You> ")[0]
    hand = output.rpartition("You> ")[0].rpartition("You> ")[2]
    assert "Baker Puddle (frog villager, 1, 2 supplies): " in hand
    assert "Travel Agency (frog building, 3): " in hand
    state = until(random_game(3), "turn")
    page = rendered(VentureScreen(Console(width=110), PEOPLE).table(state, 0))
    for card in cards_of(state.seats[0].hand):
        supplies = state.game.cards[card].supplies
        mark = f"●{state.cost(state.seats[0], card)} {f'×{supplies}' if supplies else '  '} "
        assert f"{mark}{venture_say.title(state.game, card)}" in page
    assert "× supplies" in page


@pytest.mark.rule("V-3.8")
def test_the_plain_map_tells_only_tokens_that_are_left() -> None:
    state = until(random_game(4), "turn").copy()
    screen = PlainVentureScreen(Console(width=110), PEOPLE)
    before = rendered(screen.map(state, 0), plain=True)
    spaces = cards_of(state.tokens)
    assert before.count("(once, a token)") == len(spaces)
    state.tokens ^= 1 << spaces[0]
    for me in state.seats:
        me.pairs |= 1
    after = rendered(screen.map(state, 0), plain=True)
    key = state.game.board.spaces[spaces[0]].key
    told = after.partition(f"{key}: ")[2].partition(";")[0]
    assert "token" not in told
    assert after.count("(once, a token)") == len(spaces) - 1
    assert after.count("no token left") == 1


def test_every_way_on_offer_stands_on_the_board_with_its_number() -> None:
    state = until(random_game(9), "travelling")
    options = state.legal(0)
    ways = {n for n, action in enumerate(options, start=1) if TABLE[action].name == "way"}
    assert set(on_board(state, 0, options).numbered.values()) == ways
    page = rendered(VentureScreen(Console(width=110), PEOPLE).map(state, 0, options))
    assert all(f" {number} " in page for number in ways)
    assert " A " in page


@pytest.mark.rule("V-8.1", "V-1.5")
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("no_memory", [False, True])
def test_of_piles_a_screen_shows_how_many_cards_and_only_with_no_memory_the_own_one(
    plain: bool, no_memory: bool
) -> None:
    session, rng = random_game(4, no_memory=no_memory), Random(3)
    while not all((me.hidden | me.shown).bit_count() > 2 for me in village_of(session).seats):
        seat = session.state.owed()[0]
        session.act(seat, session.number(seat), rng.choice(session.state.legal(seat)))
    state = village_of(session)
    screen = (PlainVentureScreen if plain else VentureScreen)(Console(width=110), PEOPLE)
    for seat in range(2):
        screen.forget()
        page = rendered(screen.table(state, seat), 400, plain)
        assert page.count("tucked ") == 2
        assert page.count("Pile: crows") == page.count("(villagers ") == no_memory
        own = venture_say.points_words(points(state, state.seats[seat]))
        assert (own in page) == no_memory
    screen.forget()
    assert rendered(screen.table(state, None), 400, plain).count("Pile: crows") == 2


def test_all_hands_lie_open_to_who_only_watches() -> None:
    state = until(random_game(4), "turn")
    page = rendered(VentureScreen(Console(width=110), PEOPLE).table(state, None), 400)
    for me in state.seats:
        assert venture_say.titles(state.game, cards_of(me.hand))[:20] in page


# Words


@pytest.mark.parametrize("language", locale.WHOLE)
@pytest.mark.parametrize(("theme", "board", "wilder"), [("academy", "spring", False), ("news", "autumn", True)])
def test_whole_games_can_be_told(language: str, theme: str, board: str, wilder: bool) -> None:
    """Every question, option, refusal, event and table of a game of random players has words."""
    with locale.speaking(language):
        wish: dict[str, JSON] = {"theme": theme, "board": board, "wilder": wilder, "no_memory": wilder}
        game = VENTURE.new(2, wish, None)
        session, bot, rng = Session(game, Fast(7), PEOPLE), Uniform(3), Random(5)
        events = list(session.opening)
        while session.state.result() is None:
            state = village_of(session)
            seat = rng.choice(state.owed())
            assert venture_say.question_words(state, seat)
            assert all(venture_say.pending_words(state))
            words = [venture_say.action_words(state, seat, action) for action in state.legal(seat)]
            assert len(set(words)) == len(words), words
            for action in state.legal(seat):
                venture_say.option_note(state, seat, action, locale.Speech(PEOPLE))
            reason = state.why_not(seat, rng.randrange(len(TABLE))) or state.why_not(1 - seat, 2)
            assert reason is None or "seat " not in venture_say.reason_words(state.game, reason, locale.Speech(PEOPLE))
            events += session.act(seat, session.number(seat), bot.choose(state.copy(), seat))
        assert all(one.sentence for one in venture_say.told(village_of(session), events, locale.Speech(PEOPLE)))


def test_every_kind_of_event_that_the_engine_tells_is_known() -> None:
    found = set()
    for path in SOURCE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("tell", "tell_revealed"):
                if ast.unparse(node.func) == "telling.tell":  # words for what the engine has told
                    continue
                assert isinstance(node.args[0], ast.Constant), path.name
                found.add(node.args[0].value)
    assert found <= set(telling.EVENTS)
    assert set(telling.EVENTS) - found == {"over", "undone"}


def test_cards_that_a_seat_sees_one_by_one_are_told_together() -> None:
    session = random_game(3)
    own = [session.game.redact(event, 0) for event in session.opening]
    told = venture_say.told(village_of(session), [event for event in own if event is not None], locale.Speech(PEOPLE))
    assert [one.event.kind for one in told] == ["first_player", "dealt", "dealt"]
    assert sum("5 cards" in one.sentence for one in told) == 1


def test_points_are_told_by_what_they_come_from() -> None:
    assert venture_say.points_words(Points(8, 4, 6)) == "18 points (villagers 8, buildings 4, gear 6)"


# Records, boards, cards


def test_bots_are_watched_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "village.jsonl"
    words = ["watch", "venture", "--seats", "random,random", "--seed", "4", "--plain", "--fast", "--save"]
    done = kubok(*words, file)
    assert "The game ended after" in done.output
    assert "random 1 started with " in done.output
    assert Record.open(file).finished


def test_a_record_is_stepped_through_and_explained(finished: Path) -> None:
    output = kubok("replay", finished, "--plain", typed="step 3\nback\njump 10\nplay 2\nwhy\nquit\n").output
    for words in ("Entry 0 of", "Entry 3 of", "Entry 2 of", "Entry 10 of", "Entry 12 of"):
        assert words in output
    assert "Ann: hand " in output
    explained = kubok("why", finished, "1").output
    assert "[V-1.4]" in explained
    assert "V-1.4  " in explained
    assert "Entry 4 of" in kubok("replay", finished, "--to", "4").output


def test_a_record_is_verified_and_exported(finished: Path, tmp_path: Path) -> None:
    assert "Rules: the whole game replays" in kubok("verify", finished).output
    copy = tmp_path / "copy.jsonl"
    assert kubok("export", finished, copy).exit_code == 0
    assert Record.open(copy).game == "venture"


def test_a_board_is_told_and_drawn(tmp_path: Path) -> None:
    output = kubok("board", "autumn").output
    assert "Here the trail forks to w4a, w4b." in output
    assert "toll: pay 1" in output
    picture = tmp_path / "board.svg"
    assert kubok("board", "Осінь", "--svg", picture, "--lang", "uk").exit_code == 0
    assert picture.read_text("utf-8").startswith("<svg")


def test_a_card_is_found_by_its_name_in_any_language_beside_those_of_cubitos() -> None:
    for words in ("frog wizard", "Żaba Czarodziej"):
        output = kubok("rules", *words.split()).output
        assert "Frog Wizard (frog_wizard)" in output
        assert "Worked examples" in output
    assert "Basic: " in kubok("rules", "nest").output
    assert "Names: " in kubok("rules", "the babe").output
    assert "did you mean" in one_sentence("rules", "frog wizzard")


def test_a_card_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "card.svg"
    assert kubok("rules", "frog", "wizard", "--svg", picture).exit_code == 0
    assert "Frog Wizard" in picture.read_text("utf-8")


def test_the_action_table_of_either_game_is_printed() -> None:
    assert kubok("actions", "venture").output.startswith("# The actions of A Wild Venture")
    assert "Cubitos" in kubok("actions").output.splitlines()[0]


def test_a_position_holds_what_the_seat_knows_and_is_played_on(tmp_path: Path) -> None:
    told = kubok("play", "venture", "--plain", "--seed", "3", typed="1\nposition\nquit\n").output
    line = next(one for one in told.splitlines() if one.startswith("venture/2 academy spring"))
    assert "what you cannot see is filled in at random" in told
    file = tmp_path / "position.txt"
    again = kubok("play", "--plain", "--position", line, "--seed", "4", typed=f"save {file}\nquit\n")
    assert again.exit_code == 0, again.output
    assert "the position in one line" in again.output
    assert file.read_text().strip() == line
    assert kubok("play", "--plain", "--position", file, "--seed", "4", typed="1\n" * 6000).exit_code == 0
