"""What is stored, and what comes back."""

from __future__ import annotations

import asyncio
import errno
import random
import shutil
import threading
import time
import traceback
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from kubok.cubitos.game import Cubitos
from kubok.kernel import BadData, Game, Record, Sealed, Session, verify
from kubok.table import hub as hubs
from kubok.table import metrics, schema
from kubok.table import store as stores
from kubok.table.games import digests_of
from kubok.table.guard import Guard, Limits
from kubok.table.hub import Hub, Keep
from kubok.table.live import Live
from kubok.table.players import Players
from kubok.table.room import BOT, CLOSED, LINK, OVER, PLAYING, WAITING, Chair, Change, Room, Terms
from kubok.table.serve import export_table, import_record
from kubok.table.store import Store, chair_writes, delete_table, entry_writes, new_table, table_write
from kubok.titles import make_game
from kubok.toys.kuhn import Kuhn
from kubok.toys.pig import Pig

NONCE = "5a" * 16


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


def make(store: Store, game: Game, table: str = "t", secret: bytes = b"s" * 32) -> Room:
    chairs = [Chair(LINK, holder=f"p{seat}", name=f"P{seat}") for seat in range(game.seats)]
    room = Room(table, Session(game, Sealed(secret, table)), chairs, Terms("p0"))
    store.write_now(new_table(room, secret.hex(), 1.0))
    return room


def save(store: Store, room: Room, change: Change | None) -> None:
    assert change is not None
    writes = [*entry_writes(room.id, change.rows), *chair_writes(room, change.chairs)]
    store.write_now([*writes, table_write(room, 2.0)] if change.table else writes)


def begin(store: Store, room: Room) -> None:
    for seat in range(room.session.game.seats):
        save(store, room, room.give_nonce(f"p{seat}", seat, NONCE))


def play(store: Store, room: Room, count: int, rng: random.Random) -> None:
    for _ in range(count):
        if room.phase != PLAYING:
            return
        seat = rng.choice(room.session.state.owed())
        action = rng.choice(room.session.state.legal(seat))
        key = f"key-{rng.getrandbits(64):x}"
        save(store, room, room.act(f"p{seat}", seat, key, room.session.number(seat), [action]))


def same(one: Room, other: Room) -> None:
    assert one.session.state.digest() == other.session.state.digest()
    seats = range(one.session.game.seats)
    assert [one.session.number(seat) for seat in seats] == [other.session.number(seat) for seat in seats]
    assert one.chairs == other.chairs
    assert one.terms == other.terms
    assert one.phase == other.phase


def load(store: Store, table: str = "t") -> Room:
    room = store.load(table, 3.0)
    assert room is not None
    return room


def test_a_table_read_again_at_any_moment_goes_on_exactly(url: str) -> None:
    """Two copies, one of them read anew from the database after every few moves, stay the same to the end."""
    store = Store(url)
    room = make(store, Cubitos(2, max_rounds=3))
    same(room, load(store))
    begin(store, room)
    rng = random.Random(4)
    while room.phase == PLAYING:
        play(store, room, 25, rng)
        again = load(store)
        same(room, again)
        room = again
    assert room.phase == OVER
    found = store.record("t")
    assert found is not None
    assert found[1]
    assert verify(found[0], make_game(found[0])) > 0
    store.close()


@pytest.mark.parametrize("name", ["", "\0", "t\0", "\ud800", "стіл", "t" * 1000])
def test_a_name_that_no_table_can_have_is_the_name_of_none(url: str, name: str) -> None:
    store = Store(url)
    make(store, Pig(seats=2))
    assert store.load(name, 0.0) is None
    assert store.record_text(name) is None
    store.close()


def test_nonces_given_before_the_start_are_kept(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    room = make(store, Kuhn())
    save(store, room, room.give_nonce("p0", 0, NONCE))
    again = load(store)
    assert again.phase == WAITING
    assert again.chairs[0].nonce == NONCE
    save(store, again, again.give_nonce("p1", 1, NONCE))
    assert load(store).phase == PLAYING
    store.close()


def test_a_key_is_known_again_after_a_restart(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    room = make(store, Pig(seats=2))
    begin(store, room)
    change = room.act("p0", 0, "the-key-1", 0, [1])
    save(store, room, change)
    again = load(store).act("p0", 0, "the-key-1", 0, [1])
    assert not again.fresh
    assert again.reply is not None
    assert change.reply is not None
    assert (again.reply.key, again.reply.entry) == (change.reply.key, change.reply.entry)
    store.close()


def test_the_secret_is_nowhere_in_an_exported_record_until_the_end(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    secret = bytes(range(32))
    room = make(store, Pig(seats=2), secret=secret)
    begin(store, room)
    play(store, room, 5, random.Random(1))
    assert secret.hex() not in export_table(sqlite_url, "t").to_text()
    assert store.secret_of_ended("t") is None
    play(store, room, 10_000, random.Random(1))
    assert export_table(sqlite_url, "t").secret == secret.hex()
    assert store.secret_of_ended("t") == secret.hex()
    store.close()


def test_the_secret_of_a_closed_table_can_be_known(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    room = make(store, Pig(seats=2))
    begin(store, room)
    save(store, room, room.close("p0"))
    assert load(store).phase == CLOSED
    assert store.secret_of_ended("t") == (b"s" * 32).hex()
    assert not export_table(sqlite_url, "t").finished
    store.close()


def test_what_arrives_during_a_commit_goes_into_the_next(sqlite_url: str) -> None:
    """The writer is held in one commit while many requests arrive: they need one more commit, not many."""
    store = Store(sqlite_url)
    room = make(store, Pig(seats=2))
    before = store.commits
    held, entered = threading.Event(), threading.Event()

    def wait(error: Exception | None) -> None:
        entered.set()
        held.wait(10)

    done: list[Exception | None] = []
    store.write([("touch", {"_id": "t", "touched": 1.0})], wait)
    entered.wait(10)
    for number in range(50):
        row = {"game": room.id, "at": number, "line": "{}", "seat": 0, "key": f"k{number}"}
        store.write([("add_entry", row)], done.append)
    held.set()
    store.write_now([])
    assert done == [None] * 50
    assert store.commits == before + 2
    store.close()


def test_one_bad_request_spoils_no_other_and_leaves_no_gap(url: str) -> None:
    store = Store(url)
    make(store, Pig(seats=2), "a")
    make(store, Pig(seats=2), "b")

    def row(table: str, at: int) -> tuple[str, dict[str, object]]:
        return "add_entry", {"game": table, "at": at, "line": "{}", "seat": 0, "key": None}

    results: dict[str, Exception | None] = {}
    held, entered = threading.Event(), threading.Event()

    def wait(error: Exception | None) -> None:
        entered.set()
        held.wait(10)

    store.write([row("a", 0)], wait)
    entered.wait(10)
    for name, table, at in (("twice", "a", 0), ("after", "a", 1), ("other", "b", 0)):
        store.write([row(table, at)], lambda error, name=name: results.update({name: error}), group=table)  # type: ignore[misc]
    held.set()
    store.write_now([])
    store.write([row("a", 2)], lambda error: results.update(later=error), group="a")
    store.write_now([])
    assert results["twice"] is not None
    assert results["after"] is not None
    assert results["later"] is not None
    assert results["other"] is None
    store.close()


def test_no_key_is_stored_twice(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    make(store, Pig(seats=2))
    rows = [{"game": "t", "at": at, "line": "{}", "seat": 0, "key": "same"} for at in (0, 1)]
    with pytest.raises(sa.exc.IntegrityError):
        store.write_now([("add_entry", row) for row in rows])
    store.close()


def test_sqlite_is_durable_and_has_one_writer(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    with store._writer.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_a_second_server_is_kept_away(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Store(url, lock=True)
    monkeypatch.setattr(stores, "LOCK_WAIT", 0.1)
    with pytest.raises(BadData, match="another server"):
        Store(url, lock=True)
    first.close()
    Store(url, lock=True).close()


def test_migrations_make_what_the_schema_names(url: str) -> None:
    store = Store(url)
    with store._reader.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    store.close()


def test_a_newer_database_is_refused(sqlite_url: str) -> None:
    Store(sqlite_url).close()
    engine = sa.create_engine(f"sqlite:///{sqlite_url}")
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadData, match="newer than this program"):
        Store(sqlite_url)


def test_the_signing_key_is_kept(sqlite_url: str) -> None:
    first = Store(sqlite_url)
    key = first.key
    first.close()
    again = Store(sqlite_url)
    assert again.key == key
    assert len(key) == 32
    again.close()


def test_a_finished_record_can_be_imported_and_a_changed_one_not(sqlite_url: str, tmp_path: Path) -> None:
    store = Store(sqlite_url)
    room = make(store, Pig(seats=2))
    begin(store, room)
    play(store, room, 10_000, random.Random(1))
    record = export_table(sqlite_url, "t")
    store.close()
    other = str(tmp_path / "other.db")
    table = import_record(other, record)
    assert export_table(other, table).to_text() == record.to_text()
    changed = Record.from_text(record.to_text())
    changed.secret = "00" * 32
    with pytest.raises(BadData):
        import_record(other, changed)
    with pytest.raises(BadData, match="no table"):
        export_table(other, "nothing")


# Cleaning


def run_on(store: Store, days: float) -> None:
    """The server has run for so many days more."""
    store._hours_before += 24 * days


def clean(store: Store, keep: Keep = Keep()) -> int:  # noqa: B008 - it cannot be changed
    async def cleaned() -> int:
        hub = Hub(store, Guard(store.key), Players(0, 1, 1), Limits(), keep)
        await hub.start()
        assert hub._sweeper is not None
        hub._sweeper.cancel()
        return await hub.clean()

    return asyncio.run(cleaned())


def there(store: Store, *tables: str) -> list[str]:
    return [table for table in tables if store.record_text(table) is not None]


def test_old_tables_go_by_rule_and_others_stay(url: str) -> None:
    """Two days for a table that waits, 90 for one that plays, a year for one that is over: days of the server."""
    store = Store(url)
    for table in ("waiting", "playing", "over"):
        room = make(store, Pig(seats=2), table)
        if table != "waiting":
            begin(store, room)
        if table == "over":
            save(store, room, room.close("p0"))
    run_on(store, 1.9)
    assert clean(store) == 0
    make(store, Pig(seats=2), "new")
    run_on(store, 0.2)
    assert clean(store) == 1
    assert there(store, "waiting", "playing", "over", "new") == ["playing", "over", "new"]
    run_on(store, 88)
    assert clean(store) == 2
    assert there(store, "playing", "over", "new") == ["over"]
    run_on(store, 275)
    assert clean(store) == 1
    assert store.count() == 0
    store.close()


@pytest.mark.parametrize("days", [91, 4000, -91])
def test_a_clock_that_jumps_deletes_nothing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    """However the clock is put, and when: what was touched lately by the server's own hours stays."""
    store = Store(sqlite_url)
    begin(store, make(store, Pig(seats=2), "before"))
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + 86400 * days)
    begin(store, make(store, Pig(seats=2), "after"))
    assert clean(store) == 0
    monkeypatch.setattr(time, "time", right)
    assert clean(store) == 0
    run_on(store, 91)
    assert clean(store) == 2
    store.close()


def test_the_hours_of_a_server_are_kept_when_it_stops_and_at_every_cleaning(url: str) -> None:
    store = Store(url, lock=True)
    run_on(store, 3)
    store.close()
    store = Store(url, lock=True)
    assert 72 <= store.hours < 73
    run_on(store, 1)
    clean(store)
    run_on(store, 1)  # these are lost by a crash: what is kept too long does no harm
    beside = Store(url)
    assert 96 <= beside.hours < 97
    beside.close()
    store.close()


def test_a_table_that_is_played_at_is_touched_at_the_first_move_after_it_is_read(sqlite_url: str) -> None:
    """However short people play at a time, and whatever the clock says."""
    store = Store(sqlite_url)
    room = make(store, Pig(seats=2))
    begin(store, room)
    run_on(store, 89)

    async def act() -> None:
        store.deliver_by(partial(hubs._hand_over, asyncio.get_running_loop()))
        live = Live(load(store), store, Guard(store.key), Players(0, 1, 1), lambda live: None)
        await live.applied(live.room.act("p0", 0, "the-key-1", 0, [1]))

    asyncio.run(act())
    run_on(store, 2)
    assert clean(store) == 0
    store.close()


def test_a_database_of_the_first_form_begins_at_hour_0(url: str) -> None:
    store = Store(url, lock=True)
    store.write_now([("put_identity", {"id": "ann", "nickname": "Ann", "made": 1.0, "seen": 1.0})])
    begin(store, make(store, Pig(seats=2)))
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(stores.__file__).with_name("migrations")))
    with store._writer.connect() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        connection.execute(sa.text("DELETE FROM settings WHERE name = 'hours'"))
        connection.commit()
    store._lock, lock = None, store._lock  # so that nothing is written about hours
    store.close()
    assert lock is not None
    lock.let_go()
    again = Store(url, lock=True)
    assert again.hours < 1
    assert load(again).phase == PLAYING
    run_on(again, 89)
    assert clean(again) == 0
    run_on(again, 2)
    assert clean(again) == 1
    assert again.nickname("ann") == "Ann"
    again.close()


def test_data_that_no_table_uses_goes_and_other_data_stays(url: str) -> None:
    store = Store(url)
    one, other = make(store, Pig(seats=2), "one"), make(store, Cubitos(2), "other")
    frames = [digests_of(room.session.game).frame for room in (one, other)]
    store.write_now(delete_table("one"))
    clean(store)
    assert [store.header_with(frame) is not None for frame in frames] == [False, True]
    make(store, Pig(seats=2), "one")  # and what is needed again comes again
    store.write_now([("clean_data", {}), *new_table(room_of("two"), "", 1.0)])
    assert there(store, "one", "other", "two") == ["one", "other", "two"]
    store.close()


def room_of(table: str) -> Room:
    chairs = [Chair(LINK, holder=f"p{seat}") for seat in range(2)]
    return Room(table, Session(Kuhn(), Sealed(b"s" * 32, table)), chairs, Terms("p0"))


def test_people_without_a_table_who_were_not_seen_for_a_year_are_forgotten(url: str) -> None:
    store = Store(url)

    def seen(*people: str) -> None:
        store.write_now([("put_identity", {"id": who, "nickname": who, "made": 1.0, "seen": 1.0}) for who in people])

    def known() -> list[str]:
        return [who for who in ("host", "p0", "p1", "lately", "long ago") if store.nickname(who) is not None]

    seen("host", "p0", "p1", "lately", "long ago")
    keep = Keep(waiting=10_000)
    room = make(store, Pig(seats=2))
    room.terms.host = "host"
    store.write_now([table_write(room, 1.0)])
    run_on(store, 364)
    seen("lately")
    clean(store, keep)
    assert known() == ["host", "p0", "p1", "lately", "long ago"]
    run_on(store, 2)
    clean(store, keep)
    assert known() == ["host", "p0", "p1", "lately"]
    store.write_now(delete_table("t"))
    clean(store, keep)
    assert known() == ["lately"]
    store.close()


def test_a_cleaning_that_fails_is_tried_again(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the sweeping of sockets and idle tables goes on."""
    monkeypatch.setattr(hubs, "SWEEP", 0.001)
    monkeypatch.setattr(hubs, "CLEAN", 0.0)
    store = Store(sqlite_url)
    tried: list[int] = []

    async def check() -> None:
        hub = Hub(store, Guard(store.key), Players(0, 1, 1), Limits(), Keep())

        async def fails() -> int:
            tried.append(1)
            raise OSError

        monkeypatch.setattr(hub, "clean", fails)
        await hub.start()
        async with asyncio.timeout(20):
            while len(tried) < 3:
                await asyncio.sleep(0.001)
        assert hub._sweeper is not None
        hub._sweeper.cancel()

    asyncio.run(check())
    store.close()


def test_groups_that_failed_are_not_remembered_without_end(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "MOST_BROKEN", 10)
    store = Store(sqlite_url)
    row = {"game": "none", "at": 0, "line": "{}", "seat": 0, "key": None}
    failed: list[Exception | None] = []
    for number in range(30):
        store.write([("add_entry", row)], failed.append, group=f"g{number}")
        store.write_now([])
    store.write([], failed.append, group="g29")
    store.write_now([])
    assert len(failed) == 31
    assert None not in failed
    assert len(store._broken) == 10
    store.close()


def test_lists_are_of_ones_own_tables(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    make(store, Pig(seats=2), "mine")
    chairs = [Chair(LINK, holder="eve"), Chair(BOT, level="random", nonce=NONCE)]
    other = Room("hers", Session(Pig(seats=2), Sealed(b"x" * 32, "hers")), chairs, Terms("eve"))
    store.write_now(new_table(other, (b"x" * 32).hex(), 5.0))
    assert [table.id for table in store.tables_of("p1")] == ["mine"]
    assert store.left_alone("eve") == ["hers"]
    assert store.left_alone("p1") == []
    store.close()


def test_the_text_of_a_record_is_the_records_own(sqlite_url: str) -> None:
    """While waiting, playing, closed and over, without being read as a record."""
    store = Store(sqlite_url)
    assert store.record_text("t") is None
    room = make(store, Pig(seats=2))

    def compare(ended: bool) -> None:
        found = store.record("t")
        assert found is not None
        assert store.record_text("t") == (found[0].to_text(), ended)

    compare(False)
    begin(store, room)
    play(store, room, 30, random.Random(1))
    compare(False)
    play(store, room, 10_000, random.Random(1))
    assert room.phase == OVER
    compare(True)
    store.close()


# Health


def test_a_store_in_health_has_no_trouble(url: str) -> None:
    store = Store(url, lock=True)
    assert store.trouble() == ""
    before = store.commits
    assert store.trouble() == ""
    assert store.commits == before + 1
    store.close()


def test_a_database_that_cannot_be_written_is_trouble(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else holds it: one probe waits, whoever asks, and all is well when it is free again."""
    store = Store(sqlite_url)
    monkeypatch.setattr(stores, "PROBE", 0.1)
    other = sa.create_engine(f"sqlite:///{sqlite_url}", isolation_level="AUTOCOMMIT")
    before = store.commits
    with other.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        assert [store.trouble() for _ in range(3)] == ["database"] * 3
        assert store._jobs.qsize() == 0
        connection.exec_driver_sql("ROLLBACK")
    monkeypatch.setattr(stores, "PROBE", 30)
    assert store.trouble() == ""
    assert store.commits - before in (1, 2)
    store.close()


def test_a_database_that_cannot_be_read_is_trouble(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    with store._writer.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE tables RENAME TO hidden")
    assert store.trouble() == "database"
    store.close()


def test_a_full_disk_is_trouble(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before it is quite full; and where a limit says so that no free space shows."""
    store = Store(sqlite_url)
    free = shutil.disk_usage(Path(sqlite_url).parent).free
    with monkeypatch.context() as patch:
        patch.setattr(stores, "LITTLE_SPACE", free * 2)
        assert store.trouble() == "disk"
    assert store.trouble() == ""

    def fill(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1")  # not below what there is
        connection.exec_driver_sql("INSERT INTO settings VALUES ('large', zeroblob(1000000))")

    sa.event.listen(store._writer, "begin", fill)
    assert store.trouble() == "disk"
    sa.event.remove(store._writer, "begin", fill)
    assert store.trouble() == ""
    store.close()
    assert stores._want_of_space(OSError(errno.ENOSPC, "no space"))


def test_commits_are_counted_and_timed(sqlite_url: str) -> None:
    def counted() -> tuple[float | None, float | None]:
        value = metrics.REGISTRY.get_sample_value
        return value("kubok_commits_total"), value("kubok_commit_seconds_count")

    store = Store(sqlite_url)
    commits, times = counted()
    store.write_now([("put_setting", {"name": "n", "value": b"v"})])
    assert commits is not None
    assert times is not None
    assert counted() == (commits + 1, times + 1)
    store.close()


# What a log may hold


def test_a_statement_that_fails_tells_nothing_of_what_it_was_given(url: str) -> None:
    """PostgreSQL quotes the whole row that it refuses."""
    store = Store(url)
    make(store, Pig(seats=2))
    person = {"id": "a-person", "nickname": "a-nickname", "made": None, "seen": 1.0}
    secret = {"game": "no-table", "secret": "a-secret"}
    for name, values in (("put_identity", person), ("add_secret", secret), ("add_secret", {**secret, "game": "t"})):
        with pytest.raises(sa.exc.IntegrityError) as caught:
            store.write_now([(name, values)])
        text = "".join(traceback.format_exception(caught.value))
        assert "INSERT INTO" in text
        for private in ("a-person", "a-nickname", "a-secret", "no-table"):
            assert private not in text
    store.close()
