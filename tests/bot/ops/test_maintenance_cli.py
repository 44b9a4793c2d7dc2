"""`python -m bot forget` and `tidy` on a database of each engine; `recount`."""

from argparse import ArgumentTypeError

import pytest

from bot.ops.maintenance_cli import COUNTED, FORGOTTEN, NOTED, an_id, forget, recount, tidy
from bot.statistics.ports import EVERY_GAME, Counted
from bot.storage import DatabaseInUse, DatabaseUnreadable
from bot.storage.engines import alone_on, hold_on
from bot.store import Store
from bot.upkeep.tidying import REST
from tests.bot.statistics.finished import ADA, BEN, GUILD, finished, shelve
from tests.bot.upkeep.nest import ZEB, Nest, bytes_of, traces
from tests.support import postgres


@pytest.fixture(params=["sqlite", "postgres"])
def place(request, tmp_path):
    if request.param == "sqlite":
        yield tmp_path / "coop.sqlite3"
    else:
        with postgres.database() as server:
            yield server


@pytest.fixture
async def left(place):
    """A database on which nobody plays any more, with a game that is over long ago."""
    store = await Store.open(place)
    nest = Nest(store)
    await nest.fill_all(place)
    await store.close()
    return place


async def test_where_nobody_plays_it_is_done_at_once(left):
    said = []
    await forget(left, ZEB, said.append)
    assert said == [FORGOTTEN.format(user=ZEB, place=left)]
    store = await Store.open(left)
    assert traces(await Nest(store).dump()) == set()
    await store.close()
    if not hasattr(left, "url"):
        assert bytes_of(left) == set()


async def test_where_somebody_plays_it_is_noted_for_them(left):
    said, hold = [], hold_on(left)
    await hold.take()
    store = await Store.open(left)
    await store.own(hold)
    await store.erasure._execute("DELETE FROM forgetting")

    await forget(left, ZEB, said.append)

    assert said == [NOTED.format(user=ZEB)]
    assert await store.erasure.asked_to_forget() == [ZEB]
    await store.put_meta("it", "goes on")
    await store.look()
    await store.close()
    await hold.let_go()


async def test_tidying_is_for_when_nobody_plays(left, monkeypatch):
    said, hold = [], hold_on(left)
    await hold.take()
    with pytest.raises(DatabaseInUse):
        await tidy(left, 730, said.append)
    await hold.let_go()
    monkeypatch.setattr("bot.ops.maintenance_cli.SystemClock", lambda: Clock())

    await tidy(left, 730, said.append)

    (line,) = said
    assert line.startswith("Games that are over, tidied: 1; gone: 0.")


class Clock:
    def now(self):
        return 1_000.0 + 2 * REST


async def test_a_database_that_is_not_there_is_not_made(tmp_path):
    with pytest.raises(DatabaseUnreadable, match="it is not there"):
        await forget(tmp_path / "none.sqlite3", ZEB, print)
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("typed", ["Ada", "0", "-1", "12٣", "9" * 25, ""])
def test_only_an_id_is_an_id(typed):
    with pytest.raises(ArgumentTypeError, match="Copy User ID"):
        an_id(typed)


def test_an_id_is_a_number():
    assert an_id(str(ZEB)) == ZEB


# -- recount --------------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path):
    return tmp_path / "coop.sqlite3"


async def played(path, *games):
    """Games that are over, and that nobody has counted."""
    store = await Store.open(path)
    for game in games:
        await shelve(store, game, Counted(game.seating))
    await store.close()


async def counted(path):
    store = await Store.open(path)
    profile = await store.statistics.profile(GUILD, ADA)
    await store.close()
    return profile.standings.get(EVERY_GAME)


async def test_what_is_there_is_counted(path):
    await played(path, *(finished("out", (ADA, BEN), number=number) for number in (1, 2)))
    said = []
    assert await recount(path, said.append)
    assert said == [COUNTED.format(seen=2, counting=2, faults=0)]
    found = await counted(path)
    assert found.games == 2


async def test_what_counts_for_nobody_and_what_cannot_be_read(path):
    torn = finished("out", (ADA, BEN), number=2)
    torn = torn._replace(record=torn.record[:-40])
    alone = finished("out", (ADA, None), number=3)
    await played(path, finished("out", (ADA, BEN), number=1), torn, alone)
    said = []
    assert not await recount(path, said.append)
    named, summed = said
    assert named.startswith(f"The record of table {torn.table.id} is left out: ")
    assert summed == COUNTED.format(seen=3, counting=1, faults=1)


async def test_whoever_plays_is_left_alone_and_afterwards_nobody_is_kept_out(path):
    await played(path)
    async with alone_on(path, wait=0):
        with pytest.raises(DatabaseInUse):
            await recount(path, print)
    for _ in range(2):
        assert await recount(path, lambda _: None)


async def test_what_is_not_there_is_not_made(path):
    with pytest.raises(DatabaseUnreadable, match="it is not there"):
        await recount(path, print)
    assert not path.exists()
