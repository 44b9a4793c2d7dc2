"""Statements in SQLite's own terms: their query plans, and a migration of data."""

import sqlite3

import pytest

from bot.storage.sqlite import migrations
from bot.tables.repository import CROWD, TABLES_IN, TABLES_ON, Checkpoint
from bot.tables.table import Result, Status
from games.engine.engine import JournalRow
from tests.bot.storage.tables import ADA, table


@pytest.mark.parametrize(
    ("query", "values"), [(TABLES_ON, (7,)), (CROWD, (ADA, 7)), (TABLES_IN, (70,))]
)
async def test_queries_of_live_tables_use_their_index(store, query, values):
    def plan(database):
        return [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {query}", values)]

    steps = await store.database.read(plan)
    assert any("USING INDEX live_tables" in step for step in steps), steps


async def test_migration_fills_the_list_of_finished_games(store, tmp_path):
    over = {"number": 8, "status": Status.OVER, "result": Result([1], {}, {})}
    await store.tables.save(
        table("t8", **over), checkpoint=Checkpoint(0, JournalRow(0, 0, "", "f"), "{}")
    )
    scripts = [*migrations.migrations().values()]
    (script,) = (one for one in scripts if "CREATE TABLE finished" in one)
    old = sqlite3.connect(tmp_path / "old.sqlite")
    # Build a database as it was before this migration, with the present rows.
    for one in scripts:
        if one != script:
            old.executescript(one)

    def rows(database, name):
        return database.execute(f"SELECT * FROM {name}").fetchall()

    copied = await store.database.read(
        lambda database: {name: rows(database, name) for name in ("tables", "checkpoints")}
    )
    for name, found in copied.items():
        marks = ",".join("?" * len(found[0]))
        old.executemany(f"INSERT INTO {name} VALUES ({marks})", found)

    # A damaged row must not stop the migration.
    torn = "INSERT INTO tables SELECT 'x', game, 7, 70, 'over', 9, 0, 0, '{', 0 FROM tables"
    old.execute(torn)
    old.executescript(script)
    known = await store.database.read(lambda database: rows(database, "finished"))

    assert rows(old, "finished") == known
    assert len(known) == 1
