"""The inventory of stored data, compared with both schemas."""

import sqlite3
from contextlib import closing

import pytest

from bot.storage.engines import engine_at
from bot.storage.sqlite.migrations import migrations
from bot.storage.stored import (
    IDENTIFIES_A_PERSON,
    ONLY_ON_POSTGRES,
    STORED,
    ColumnKind,
    columns,
)
from bot.store import Store

UNDECLARED = (
    "{table}.{column} is stored, and its owner is not declared. Add it to bot/storage/stored.py,"
    " see that forgetting reaches it (tests/cogs/privacy fills every table with a person), and say"
    " in docs/privacy.md what it is kept for."
)
GONE = "{table}.{column} is declared in bot/storage/stored.py, but no schema has it: take it out."


def must_be_the_same(found, declared):
    for table, column in sorted(found - declared):
        pytest.fail(UNDECLARED.format(table=table, column=column))
    for table, column in sorted(declared - found):
        pytest.fail(GONE.format(table=table, column=column))


def pairs(*lists):
    return {(table, column) for one in lists for table, there in one.items() for column in there}


def in_memory(*scripts):
    database = sqlite3.connect(":memory:")
    for script in scripts:
        database.executescript(script)

    names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return database, {
        (name, column)
        for (name,) in names
        for _, column, *_ in database.execute(f"PRAGMA table_info({name})")
    }


def test_every_column_of_sqlite_is_declared():
    database, found = in_memory(*migrations().values())
    with closing(database):
        must_be_the_same(found, pairs(STORED))


async def test_every_column_of_postgres_is_declared(server):
    from bot.storage.postgres.connection import connect
    from bot.storage.postgres.lease import TABLES

    await (await engine_at(server, migrating=True)).close()

    with connect(server) as line:
        # The lease creates its own table, which no migration contains.
        line.execute(TABLES.encode())
        found = line.execute(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema()"
        ).fetchall()

    must_be_the_same({*found}, pairs(STORED, ONLY_ON_POSTGRES))


def test_undeclared_column_is_reported_with_instructions():
    script = "CREATE TABLE crushes (user_id INTEGER PRIMARY KEY, on_id INTEGER)"
    database, found = in_memory(*migrations().values(), script)
    with closing(database), pytest.raises(pytest.fail.Exception) as told:
        must_be_the_same(found, pairs(STORED))
    assert "crushes.on_id is stored, and its owner is not declared" in str(told)


def test_ids_are_declared_by_their_column_names():
    """The person who adds a column learns the right kind from this test."""
    person = {ColumnKind.PERSON, ColumnKind.OTHER, ColumnKind.DOER, ColumnKind.DONE_TO}
    kinds = dict.fromkeys(("user_id", "other_id", "host_id"), person)
    kinds |= {"guild_id": {ColumnKind.SERVER}, "table_id": {ColumnKind.TABLE}}
    for table, there in STORED.items():
        for column, kind in there.items():
            assert kind in kinds.get(column, {kind}), f"{table}.{column}"


def test_tables_that_name_people_are_known():
    # docs/privacy.md lists these tables.
    told = {table for table, _ in columns(*IDENTIFIES_A_PERSON)}
    assert {"tables", "seats", "records", "people", "surfaces"} <= told
    assert "meta" not in told


def test_parts_of_the_store_have_no_method_in_common():
    """The store inherits from several classes, and one could hide a method of another."""
    said = [name for part in Store.__bases__ for name in vars(part) if not name.startswith("_")]
    assert sorted(said) == sorted({*said})
