"""The list of everything that is stored, held against both schemas."""

import sqlite3
from contextlib import closing

import pytest

from bot.storage.engines import engine_at
from bot.storage.sqlite.migrations import migrations
from bot.storage.stored import (
    NAMES_SOMEBODY,
    ONLY_ON_A_SERVER,
    STORED,
    Is,
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
        line.execute(TABLES.encode())
        found = line.execute(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema()"
        ).fetchall()

    must_be_the_same({*found}, pairs(STORED, ONLY_ON_A_SERVER))


def test_a_column_that_nobody_declared_is_told_with_what_to_do():
    script = "CREATE TABLE crushes (user_id INTEGER PRIMARY KEY, on_id INTEGER)"
    database, found = in_memory(*migrations().values(), script)
    with closing(database), pytest.raises(pytest.fail.Exception) as told:
        must_be_the_same(found, pairs(STORED))
    assert "crushes.on_id is stored, and its owner is not declared" in str(told)


def test_ids_are_called_what_they_are():
    """Whoever adds a column to the list should not have to know this test."""
    for table, there in STORED.items():
        for column, kind in there.items():
            if column in ("user_id", "other_id", "host_id"):
                assert kind in (Is.PERSON, Is.OTHER, Is.DOER, Is.DONE_TO), f"{table}.{column}"

            if column == "guild_id":
                assert kind is Is.SERVER, f"{table}.{column}"

            if column == "table_id":
                assert kind is Is.TABLE, f"{table}.{column}"


def test_what_names_somebody_is_told_in_privacy():
    told = {table for table, _ in columns(*NAMES_SOMEBODY)}
    assert {"tables", "seats", "records", "people", "surfaces"} <= told
    assert "meta" not in told


def test_no_part_of_the_store_hides_a_method_of_another():
    """What is asked of the store is said in several files, and they are one class."""
    said = [name for part in Store.__bases__ for name in vars(part) if not name.startswith("_")]
    assert sorted(said) == sorted({*said})
