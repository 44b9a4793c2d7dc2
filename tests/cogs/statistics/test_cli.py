"""The subcommand `./coop recount`."""

import pytest

from bot.storage import DatabaseInUse, DatabaseUnreadable
from bot.storage.engines import alone_on
from bot.store import Store
from cogs.statistics.cli import COUNTED, recount
from cogs.statistics.ports import EVERY_GAME, Counted
from tests.cogs.statistics.finished import ADA, BEN, GUILD, finished, shelve
from tests.cogs.statistics.serving import books


@pytest.fixture
def path(tmp_path):
    return tmp_path / "coop.sqlite3"


async def played(path, *games):
    """Store finished games that were not counted."""
    store = await Store.open(path)
    for game in games:
        # `Counted` without parts, as if the count had found nothing.
        await shelve(store, game, Counted(game.seating))
    await store.close()


async def counted(path):
    store = await Store.open(path)
    profile = await books(store).profile(GUILD, ADA)
    await store.close()
    return profile.standings.get(EVERY_GAME)


async def test_recount_counts_all_records(path):
    await played(path, *(finished("out", (ADA, BEN), number=number) for number in (1, 2)))
    said = []
    assert await recount(path, said.append)
    assert said == [COUNTED.format(seen=2, counting=2, faults=0)]

    found = await counted(path)
    assert found.games == 2


async def test_recount_names_a_damaged_record(path):
    torn = finished("out", (ADA, BEN), number=2)
    # A record without its end.
    torn = torn._replace(record=torn.record[:-40])
    # Ada alone among house players.
    alone = finished("out", (ADA, None), number=3)
    await played(path, finished("out", (ADA, BEN), number=1), torn, alone)
    said = []

    assert not await recount(path, said.append)

    # The damaged record is named, and the exit code says that something is wrong.
    named, summed = said
    assert named.startswith(f"Skipped the record of table {torn.table.id}: ")
    assert summed == COUNTED.format(seen=3, counting=1, faults=1)


async def test_recount_is_refused_while_the_bot_runs(path):
    await played(path)
    async with alone_on(path, wait=0):
        # A running bot holds the lock.
        with pytest.raises(DatabaseInUse):
            await recount(path, print)

    # The lock is released after each run.
    for _ in range(2):
        assert await recount(path, lambda _: None)


async def test_recount_does_not_create_a_database(path):
    with pytest.raises(DatabaseUnreadable, match="it does not exist"):
        await recount(path, print)
    # The command must not create a file by opening it.
    assert not path.exists()
