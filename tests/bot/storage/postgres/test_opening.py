"""Databases on a server: how they are opened, and which are refused."""

import asyncio
import re
import sqlite3
import sys

import psycopg
import pytest

from bot.common.database_url import DatabaseServer, is_server
from bot.storage import DatabaseNewer, DatabaseUnreadable, copies
from bot.storage.engines import alone_on, inspect, lease_of
from bot.storage.interfaces import DatabaseAway, Sql, spelled
from bot.storage.postgres import migrations
from bot.storage.postgres.connection import connect
from bot.storage.postgres.statements import Executor, prepare
from bot.storage.sqlite import migrations as of_sqlite
from bot.tables.table import Status
from tests.bot.storage.tables import opened, run_sql, table
from tests.support import postgres
from tests.support.expect import expect

TYPES = {
    "text": "TEXT",
    "bigint": "INTEGER",
    "boolean": "INTEGER",
    "double precision": "REAL",
    "bytea": "BLOB",
}
VERSION = "SELECT value FROM meta WHERE key = 'schema'"
COLUMNS = """
    SELECT table_name, column_name, data_type, is_nullable = 'NO' FROM information_schema.columns
    WHERE table_schema = current_schema()
"""


@pytest.fixture
def empty():
    """A database without any table."""
    with postgres.database("template0") as server:
        yield server


@pytest.fixture
def lines(monkeypatch):
    """A list of the connections that are made."""
    made = []
    connect = psycopg.connect

    # The driver has no list of its open connections.
    def noted(*address, **how):
        made.append(connect(*address, **how))
        return made[-1]

    monkeypatch.setattr(psycopg, "connect", noted)
    return made


async def visit(server, **how):
    async with opened(server, **how):
        pass


def test_empty_database_is_not_backed_up(empty, tmp_path):
    with pytest.raises(DatabaseUnreadable, match="there is nothing in it"):
        copies.back_up(empty, tmp_path / "kept")
    assert not [*tmp_path.iterdir()]


def test_both_schemas_have_the_same_columns(server):
    with sqlite3.connect(":memory:") as file:
        # Build the file's schema from its migrations, as a new installation does.
        for script in of_sqlite.migrations().values():
            file.executescript(script)

        made = file.execute("SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE TABLE%'")
        tables = [name for (name,) in made.fetchall()]
        of_file = {
            # SQLite does not report a primary key as NOT NULL.
            (table, name): (kind, bool(needed or key))
            for table in tables
            for _, name, kind, needed, _, key in file.execute(f"PRAGMA table_info({table})")
        }

    file.close()
    of_server = {
        (table, name): (TYPES[kind], needed)
        for table, name, kind, needed in run_sql(server, COLUMNS)
    }
    assert of_server == of_file


def test_migrations_have_the_same_numbers_and_names():
    names = [
        sorted(file.name for file in each.FOLDER.glob("*")) for each in (migrations, of_sqlite)
    ]
    assert names[0] == names[1]


def test_keys_and_indexes_are_the_same():
    """Compared word for word, because both engines know the same syntax for them."""
    made = re.compile(r"CREATE (?:UNIQUE )?INDEX.*?;|PRIMARY KEY \(.*?\)|UNIQUE \(.*?\)", re.DOTALL)
    for number, script in of_sqlite.migrations().items():
        assert made.findall(script) == made.findall(migrations.migrations()[number])


async def test_empty_database_is_initialized_once(empty):
    # Three processes may start at the same time.
    await asyncio.gather(*(visit(empty) for _ in range(3)))
    assert run_sql(empty, VERSION) == [(str(max(migrations.migrations())),)]


async def test_registration_of_commands_does_not_migrate(server):
    # Pretend to be an older database.
    run_sql(server, "UPDATE meta SET value = '1' WHERE key = 'schema'")
    await visit(server, migrating=False)
    assert run_sql(server, VERSION) == [("1",)]


async def test_newer_database_is_refused(server, lines):
    run_sql(server, "UPDATE meta SET value = '99' WHERE key = 'schema'")
    lines.clear()
    await expect(DatabaseNewer, visit(server), match="has version 99")

    # No connection may stay open after the refusal.
    assert [line.closed for line in lines] == [True]


async def test_database_of_another_program_is_refused_and_left_alone(empty):
    run_sql(empty, "CREATE TABLE money (amount BIGINT)")
    await expect(DatabaseUnreadable, visit(empty), match="another program's")

    left = run_sql(empty, "SELECT relname FROM pg_class WHERE relkind = 'r' AND oid > 16383")
    assert left == [("money",)]


async def test_database_that_cannot_store_all_names_is_refused(lines):
    # LATIN1 has no emojis, which many names contain.
    with postgres.database("template0 ENCODING 'LATIN1' LOCALE 'C'") as latin:
        await expect(DatabaseUnreadable, visit(latin), match="it is written in LATIN1")

        assert lines[-1].closed

        assert run_sql(latin, "SELECT to_regclass('meta')") == [(None,)]


async def test_database_without_the_right_to_create_tables_is_refused(empty):
    ((name,),) = run_sql(empty, "SELECT current_database()")
    run_sql(
        empty,
        "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
        # Later connections act as a role without special rights.
        f"ALTER DATABASE {name} SET role = pg_monitor",
    )
    await expect(DatabaseUnreadable, visit(empty), match="permission denied for schema public")


async def test_failed_migration_leaves_nothing(server, monkeypatch):
    known = migrations.migrations()
    script = "CREATE TABLE eggs (n BIGINT); INSERT INTO nowhere VALUES (1)"
    broken = known | {max(known) + 1: script}
    monkeypatch.setattr(migrations, "migrations", lambda: broken)
    await expect(Exception, visit(server), match="UndefinedTable")

    assert run_sql(server, VERSION) == [(str(max(known)),)]
    assert run_sql(server, "SELECT to_regclass('eggs')") == [(None,)]


async def test_unreachable_server_counts_as_away(server):
    unreachable = DatabaseServer("postgresql://coop:secret@127.0.0.1:1/coop")
    error = await expect(DatabaseAway, visit(unreachable))
    # The message names the server but not its password.
    assert "secret" not in str(error)
    assert "coop on 127.0.0.1" in str(error)


async def test_missing_database_is_refused(server):
    error = await expect(
        DatabaseUnreadable,
        visit(DatabaseServer(re.sub(r"coop_\w+", "nest", server.url))),
        match="does not exist",
    )
    # Waiting would not help, unlike with a server that is restarting.
    assert not isinstance(error, DatabaseAway)


def test_address_is_recognised_and_hides_its_password():
    assert is_server("postgres://a@b/c")
    assert is_server("postgresql://a@b/c")
    assert not is_server("data/var/coop.sqlite3")

    server = DatabaseServer("postgres://me:hush@b/c")
    assert "hush" not in f"{server} {server!r}"


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("SELECT ? WHERE b LIKE ?", b"SELECT $1 WHERE b LIKE $2"),
        ("SELECT '?', 'it''s ?', ?", b"SELECT '?', 'it''s ?', $1"),
        ('SELECT "who?", "a""?" = ?', b'SELECT "who?", "a""?" = $1'),
        ("SELECT ? -- who?\n, ?", b"SELECT $1 -- who?\n, $2"),
        ("SELECT ? /* who?\n? */, ?", b"SELECT $1 /* who?\n? */, $2"),
        ("SELECT 7 % ?", b"SELECT 7 % $1"),
        (spelled("SELECT {a}, ?", a=Sql("x(?)", postgres="y(?)")), b"SELECT y($1), $2"),
    ],
)
def test_placeholders_are_numbered_outside_of_literals_and_comments(sql, said):
    assert prepare(sql) == said


def test_literals_with_question_marks_and_percent_signs_are_executed(server):
    with connect(server) as line:
        rows = Executor(line).execute("SELECT '100 %s?', CAST(? AS TEXT) /* ? */", ("a?",))
        assert rows.fetchall() == [("100 %s?", "a?")]


def test_statement_as_a_string_is_sqlites_variant():
    assert spelled("SELECT {a}", a=Sql("x", postgres="y")) == "SELECT x"


async def test_connection_is_durable_and_limits_waits(server):
    # Limits for a lost connection that holds a lock, or a lock held by another program.
    asked = {
        "synchronous_commit": "on",
        "lock_timeout": "5s",
        "idle_in_transaction_session_timeout": "2s",
        "client_min_messages": "warning",
    }

    def look(database):
        return {one: database.execute(f"SHOW {one}").fetchone()[0] for one in asked}

    async with opened(server) as store:
        assert await store.database.read(look) == asked


async def test_restore_creates_the_tables_and_replaces_invalid_text(empty, path):
    """SQLite stores null bytes and invalid UTF-8, which PostgreSQL refuses."""
    async with opened(path) as store:
        await store.put_meta("hen", "an\0egg")
        sql = "INSERT INTO meta VALUES ('fox', CAST(x'61ff' AS TEXT))"
        await store.database.write(lambda connection: connection.execute(sql))

    async with alone_on(empty) as hold:
        assert await asyncio.to_thread(copies.restore, path, empty, hold.epoch) is None

    async with opened(empty, migrating=False) as store:
        assert [await store.meta(key) for key in ("hen", "fox")] == ["an\ufffdegg", "a\ufffd"]
        assert await store.meta("schema") == str(max(migrations.migrations()))


async def test_inspection_changes_nothing(server, empty):
    async with opened(server) as store:
        await store.tables.save(table("t1"))
        await store.tables.save(table("t2", status=Status.OVER))

    found = inspect(server)

    assert (found.version, found.known) == (max(migrations.migrations()),) * 2
    assert (found.live, found.faults) == (1, ())
    assert found.size > 100_000

    nothing = inspect(empty)
    assert (nothing.version, nothing.live) == (0, 0)

    assert run_sql(empty, "SELECT to_regclass('meta')") == [(None,)]


def test_missing_table_is_named(server):
    run_sql(server, "DROP TABLE tables CASCADE")
    with pytest.raises(DatabaseUnreadable, match='relation "tables" does not exist'):
        inspect(server)


async def test_missing_libraries_are_explained(server, monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    await expect(DatabaseUnreadable, visit(server), match=r"type: \./coop install postgres")

    for looks in (lease_of, inspect):
        with pytest.raises(DatabaseUnreadable, match="libraries"):
            looks(server)
