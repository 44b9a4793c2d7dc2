"""Databases of older versions are moved to PostgreSQL and continued there."""

import asyncio
from pathlib import Path

import pytest

from bot.storage import copies
from bot.storage.engines import alone_on
from bot.store import Store
from bot.tables.table import Status
from games.registry import GAMES
from tests.support import postgres
from tests.upgrade.left_behind import CHANNEL, kept, read, unpacked
from tests.upgrade.test_upgrade import Newer


@pytest.mark.parametrize("slug", ["heist", "out"])
async def test_every_moved_table_is_played_to_its_end(slug: str, tmp_path: Path) -> None:
    """The oldest database of a game with private cards, and of one without.

    The move migrates them.
    """
    old = tmp_path / "old.sqlite3"
    read(unpacked(kept(slug)[0]), old)

    with postgres.database() as server:
        async with alone_on(server) as hold:
            await asyncio.to_thread(copies.restore, old, server, hold.epoch, set_back=False)
            store = await Store.open(server)
            await store.database.own(hold)
            house = Newer(store, dict(GAMES))
            lobby, *dealt = await store.tables.tables_in(CHANNEL)
            # Loading the tables replays them on the present rules.
            await house.tables.wake()
            await house.tables.lobbies.start(lobby.id, lobby.host_id)

            for table in (lobby, *dealt):
                if table.status is not Status.PAUSED:
                    await house.play_on(table)

            assert {table.status for table in await store.tables.tables_in(CHANNEL)} <= {
                Status.PAUSED
            }

            await store.close()
