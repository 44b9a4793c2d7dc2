"""Rows of tables for tests."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

import psycopg

from bot.common.database_url import DatabaseServer, Place
from bot.storage.interfaces import Connection
from bot.store import Store
from bot.tables.repository import Checkpoint, Entry
from bot.tables.table import Bulletin, Pace, Player, Result, Silence, Status, Table, Timer
from games.engine.asks import ClockId, Option
from games.engine.engine import JournalRow

# The largest id that SQLite can store.
ADA = 2**63 - 1
BEN = 1002
CLEO = 1003


def table(table_id: str = "t1", **changes: Any) -> Table:
    facts: dict[str, Any] = {
        "game": "heist",
        "guild_id": 7,
        "channel_id": 70,
        "host_id": ADA,
        "number": sum(table_id.encode()),
        "seed": "5eed" * 8,
        "salt": "5a17" * 8,
        "key": "6b" * 16,
        "opened_at": 1000.25,
        "players": [Player("Ada", ADA), Player("Ben", BEN, locale="de")],
    }
    return Table(table_id, **(facts | changes))


def full_table() -> Table:
    """Return a table with every field set, in all forms that JSON could change."""
    return table(
        pace=Pace.RELAXED,
        level="random",
        fill=5,
        options={"long": True, "rounds": 1, "deck": "blue", "bans": [], "picks": [3, 1]},
        locale="de",
        status=Status.PAUSED,
        reason="channel-gone",
        players=[
            Player("Ada", ADA, silences=(Silence("act", (Option("a", "9"), Option("b", 9))),)),
            Player("Henrietta", level="easy", new_to=("turn",)),
            Player("“Ben”\n🐔", BEN),
        ],
        untold=(0,),
        dozing_host=BEN,
        rules_version=3,
        epoch=2,
        revision=41,
        timers={
            0: Timer(2000.125, ClockId("turn", 3, 1), 40, times=3),
            -1: Timer(1.5, ClockId("w"), 41),
        },
        ask_number=41,
        ask_due=2000.125,
        expires_at=1.5,
        due=1.5,
        spent={2: Timer(1999.0, ClockId("turn", 2), 38)},
        news=(
            Bulletin(40, "drew", {"seat": 1, "cards": ["Key", "Drill"]}),
            Bulletin(41, "drew-this", {"card": "7", "slots": [1, 2], "none": []}, to=2),
        ),
        milestones=(Bulletin(12, "caught", {"seat": 1, "count": 3}),),
        result=Result([0, 2], {0: 12, 1: None, 2: 12}, {0: 1, 1: 3, 2: 1}),
    )


def entry(
    revision: int,
    *,
    epoch: int = 0,
    seat: int = 0,
    choice: str = "stay",
    cause: str = "player",
    at: float = 1500.5,
) -> Entry:
    return Entry(epoch, JournalRow(revision, seat, choice, f"print-{revision}"), cause, at)


def checkpoint(revision: int, *, epoch: int = 0, state: str = "{}") -> Checkpoint:
    return Checkpoint(epoch, JournalRow(revision, 1, "slot 3 + slot 7", f"print-{revision}"), state)


@asynccontextmanager
async def opened(place: Place, **how: Any) -> AsyncIterator[Store]:
    """Open a store, and close it at the end."""
    store = await Store.open(place, **how)
    try:
        yield store
    finally:
        await store.close()


def run_sql(place: Place, *statements: str) -> list[tuple[Any, ...]]:
    """Run statements as another program does. Return the rows of the last one."""
    if isinstance(place, DatabaseServer):
        with psycopg.connect(place.url, autocommit=True) as line:
            # As bytes, because the driver takes other strings only if the code contains them.
            cursors = [line.execute(sql.encode()) for sql in statements]
            return cursors[-1].fetchall() if cursors[-1].description else []

    with closing(sqlite3.connect(place)) as database, database:
        return [database.execute(sql).fetchall() for sql in statements][-1]


# -- rows of features: their database tables stay when a feature is removed ----------------------


async def put_row(store: Store, table: str, **columns: Any) -> None:
    """Write one row."""
    marks = ", ".join("?" * len(columns))
    sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"

    def put(connection: Connection) -> None:
        connection.execute(sql, (*columns.values(),))

    await store.database.write(put)


async def get_rows(store: Store, table: str, columns: str = "*") -> list[tuple[Any, ...]]:
    """Read these columns of all rows, ordered by them."""
    sql = f"SELECT {columns} FROM {table} ORDER BY {columns}"
    return await store.database.read(lambda connection: connection.execute(sql).fetchall())
