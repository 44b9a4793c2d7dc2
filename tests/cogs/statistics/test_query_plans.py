"""Queries of the statistics use an index and do not read whole tables."""

import pytest

from bot.storage.stored import MADE_OF_RECORDS
from cogs.statistics import repository


@pytest.fixture
def place(path):
    """Only SQLite in a file explains its query plans."""
    return path


# Every query with arguments of the right types.
EVERY = {
    "STANDINGS": (7, 1),
    "TALLIES": (7, 1),
    "FEATS": (7, 1),
    "SERVERS": (1, 1),
    "LATEST": (1, 7),
    "NAME": (1, 7),
    "NEMESIS": (7, 1),
    "BOARD": (7, 0, "", 10),
    "STANDING": (7, 0, "", 1),
    "AHEAD": (7, 0, "", 3),
    "FIRST_FEATS": ("t1",),
    "ENTRANTS": (7, "out", 8106),
    "UNLISTED": ('{"1": null, "2": null}',),
}


@pytest.mark.parametrize("name", EVERY)
async def test_queries_scan_no_table(store, name):
    sql = f"EXPLAIN QUERY PLAN {getattr(repository, name)}"
    plan = await store.database.read(lambda db: db.execute(sql, EVERY[name]).fetchall())
    steps = [row[3] for row in plan]

    scans = [step for step in steps if step.startswith("SCAN")]
    # The ids that were asked for are a list in JSON, which has no index.
    of_what_was_asked = ["SCAN json_each VIRTUAL TABLE INDEX 1:"]

    assert scans == (of_what_was_asked if name == "UNLISTED" else []), steps
    assert any("SEARCH" in step for step in steps)


@pytest.mark.parametrize("name", ["BOARD", "LATEST", "NAME", "ENTRANTS"])
async def test_ordered_queries_need_no_sorting(store, name):
    sql = f"EXPLAIN QUERY PLAN {getattr(repository, name)}"
    plan = await store.database.read(lambda db: db.execute(sql, EVERY[name]).fetchall())
    # A temporary B-tree means that SQLite sorts the rows itself.
    assert not [row[3] for row in plan if "TEMP B-TREE" in row[3]]


async def test_games_of_a_season_use_a_covering_index(store):
    sql = f"EXPLAIN QUERY PLAN {repository.ENTRANTS}"
    plan = await store.database.read(lambda db: db.execute(sql, EVERY["ENTRANTS"]).fetchall())
    # Covering: the index holds all columns, so the table is not read.
    assert "USING COVERING INDEX parts_in_order" in plan[0][3]


async def test_people_are_stored_in_known_columns_only(store):
    """These are the columns that an erasure has to search."""

    def look(database):
        return {
            (table, column)
            for table in (*MADE_OF_RECORDS, "unlisted", "ladders")
            for _, column, *_ in database.execute(f"PRAGMA table_info({table})")
        }

    columns = await store.database.read(look)
    people = {(table, column) for table, column in columns if column in ("user_id", "other_id")}
    # A new column with people must be added to the erasure.
    assert people == {
        *(("parts", "user_id"), ("standings", "user_id"), ("tallies", "user_id")),
        *(("feats", "user_id"), ("unlisted", "user_id")),
        *(("encounters", "user_id"), ("encounters", "other_id")),
    }
    assert not [column for _, column in columns if column in ("body", "person", "player")]
