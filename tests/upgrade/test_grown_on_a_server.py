"""Databases of older versions on a PostgreSQL server are migrated there and continued."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from bot.common.database_url import DatabaseServer
from bot.pages.faces import Faces
from bot.storage.copies import tables_of
from bot.storage.engines import alone_on
from bot.storage.interfaces import PUT_META
from bot.storage.postgres.migrations import VERSION, migrations
from bot.storage.postgres.statements import Executor
from bot.store import Store
from games.registry import GAMES
from tests.support import postgres
from tests.support.combinations import sampled
from tests.upgrade.left_behind import kept, read, unpacked
from tests.upgrade.test_upgrade import Newer, played_on

HOUSES = [
    (slug, kept(slug)[number % len(kept(slug))]) for number, slug in enumerate(GAMES) if kept(slug)
]
"""One database of each game, of different ages. The rows have the same form in all games.

A game that was written a moment ago has none yet.
"""

a_house = pytest.mark.parametrize(
    ("slug", "file"),
    sampled(HOUSES, HOUSES, HOUSES[:1]),
    ids=[file.name for _, file in HOUSES],
)


@pytest.fixture
def server() -> Iterator[DatabaseServer]:
    """An empty database."""
    with postgres.database("template0") as server:
        yield server


def left_behind(file: Path, home: Path, server: DatabaseServer) -> int:
    """Create the database as an older version would have left it on a server.

    Return its version.
    """
    old = home / "old.sqlite3"
    read(unpacked(file), old)

    with closing(sqlite3.connect(old)) as house, psycopg.connect(server.url) as line:
        (age,) = house.execute("PRAGMA user_version").fetchone()
        # Only the migrations that the older version knew.
        for number, script in migrations().items():
            if number <= age:
                line.execute(script.encode())

        for table, columns in tables_of(house).items():
            names = sql.SQL(",").join(map(sql.Identifier, columns))
            into = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table), names)
            with line.cursor().copy(into) as copy:
                for row in house.execute(f"SELECT {','.join(columns)} FROM {table}"):
                    copy.write_row(row)

        # A server stores the schema's version in a row, and a file in its header.
        Executor(line).execute(PUT_META, (VERSION, str(age)))
        return int(age)


@asynccontextmanager
async def moved_in(file: Path, home: Path, server: DatabaseServer) -> AsyncIterator[Newer]:
    assert left_behind(file, home, server) <= max(migrations())

    async with alone_on(server) as hold:
        store = await Store.open(server)
        try:
            await store.database.own(hold)
            yield Newer(store, dict(GAMES))
        finally:
            await store.close()


@a_house
async def test_every_old_table_on_a_server_is_played_to_its_end(
    slug: str, file: Path, tmp_path: Path, server: DatabaseServer, faces: Faces
) -> None:
    async with moved_in(file, tmp_path, server) as house:
        await played_on(house, faces)
