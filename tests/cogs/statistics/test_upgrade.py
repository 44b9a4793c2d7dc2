"""Games that an older version of Coop has left behind are counted."""

from pathlib import Path
from typing import Any

import pytest

from bot.common.database_url import DatabaseServer
from bot.records.records import Records
from bot.storage.interfaces import Connection
from bot.storage.stored import MADE_OF_RECORDS
from bot.tables.table import Status
from cogs.statistics.statistics import Statistics, recount_batches
from games.registry import GAMES
from tests.cogs.statistics.serving import all_counted, books
from tests.support.combinations import sampled
from tests.upgrade.left_behind import ADA, CHANNEL, GUILD
from tests.upgrade.test_grown_on_a_server import HOUSES as ONE_OF_EACH
from tests.upgrade.test_grown_on_a_server import moved_in as moved_to_a_server
from tests.upgrade.test_grown_on_a_server import server
from tests.upgrade.test_upgrade import HOUSES, Newer, moved_in

__all__ = ["server"]  # a fixture


async def counts(house: Newer) -> dict[str, list[Any]]:
    """Return all rows made from records, sorted because no database promises an order."""

    def look(database: Connection) -> dict[str, list[Any]]:
        return {
            table: sorted(database.execute(f"SELECT * FROM {table}").fetchall(), key=repr)
            for table in MADE_OF_RECORDS
        }

    return await house.store.database.read(look)


@pytest.mark.parametrize(("slug", "file"), sampled(HOUSES, ONE_OF_EACH))
async def test_games_of_an_older_version_are_counted(
    slug: str, file: Path | None, tmp_path: Path
) -> None:
    async with moved_in(slug, file, tmp_path) as house:
        await counted_on(house, slug)


async def counted_on(house: Newer, slug: str) -> None:
    """Check that finished and continued games are counted, and that a recount gives the same."""
    records = Records(house.store.records)
    statistics = Statistics(books(house.store), house.clock)
    records.readers.append(statistics.read)
    house.tables.on_end.append(records.write_record)
    before = await house.ended()
    live = await house.store.tables.tables_in(CHANNEL)
    # Games that ended without a record in the older version.
    for table_id in await house.store.records.unrecorded():
        records.write_record(table_id)

    await records.settle()
    await statistics.wake()
    await all_counted(statistics)

    for table in live:
        if table.status is Status.LOBBY:
            # Lobbies are dealt and paused games resumed, so that all of them end.
            await house.tables.lobbies.start(table.id, table.host_id)
        elif table.status is Status.PAUSED:
            await house.tables.unpause(table.id, CHANNEL)

        await house.play_on(table)

    await records.settle()
    assert await house.store.records.unrecorded() == []

    counted = await counts(house)
    faults = {table_id for table_id, fault in counted["counted"] if fault is not None}
    # Games of older rules may have faults; those of the present rules must not.
    of_today = {table.id for table in live if table.rules_version == GAMES[slug].rules_version}

    assert not faults & of_today
    assert len(counted["counted"]) == len(before) + len(live)

    profile = await statistics.profile(GUILD, ADA, ADA)
    assert profile.standings[slug].games >= len(of_today)

    await books(house.store).forget()
    async for _ in recount_batches(books(house.store), GAMES):
        pass

    # Counting everything again gives the same rows.
    assert await counts(house) == counted


# The statements of the server do not depend on the game.
@pytest.mark.parametrize(("slug", "file"), sampled(ONE_OF_EACH, ONE_OF_EACH[:1]))
async def test_games_of_an_older_version_are_counted_on_postgresql(
    slug: str, file: Path, tmp_path: Path, server: DatabaseServer
) -> None:
    async with moved_to_a_server(file, tmp_path, server) as house:
        await counted_on(house, slug)
