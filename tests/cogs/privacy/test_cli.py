"""`./coop forget` and `tidy`, on a database of each engine."""

import pytest

from bot.storage import DatabaseInUse, DatabaseUnreadable
from bot.storage.engines import lease_of
from bot.store import Store
from cogs.privacy.cli import FORGOTTEN, NOTED, UNKNOWN, forget, tidy
from cogs.privacy.repository import ErasureRepository
from cogs.privacy.upkeep import UNTOUCHED
from tests.cogs.privacy.nest import ZEB, Nest, bytes_of, traces


@pytest.fixture
async def left(place):
    """Return a database that no process plays on, with a finished game in it."""
    store = await Store.open(place)
    nest = Nest(store)
    await nest.fill_all(place)
    await store.close()

    return place


async def test_forget_without_a_running_bot_is_done_at_once(left):
    said = []
    await forget(left, ZEB, said.append)
    assert said == [FORGOTTEN.format(user=ZEB, place=left)]

    store = await Store.open(left)
    # Nothing is found in rows, nor in the files of SQLite.
    assert traces(await Nest(store).dump()) == set()

    await store.close()
    if not hasattr(left, "url"):
        assert bytes_of(left) == set()


async def test_forget_of_an_unknown_person_says_so(left):
    said = []
    await forget(left, 123, said.append)
    assert said == [UNKNOWN.format(user=123, place=left)]

    # A running bot gets the request, too.
    hold = lease_of(left)
    await hold.take()
    await forget(left, 123, said.append)
    await hold.let_go()

    assert said[1] == said[0]


async def test_forget_with_a_running_bot_is_stored_for_it(left):
    said = []
    # Another process owns the database, as a running bot does.
    hold = lease_of(left)
    await hold.take()
    store = await Store.open(left)
    await store.database.own(hold)
    # `fill_all` has asked for ZEB already.
    await store.database.write(lambda connection: connection.execute("DELETE FROM forgetting"))

    await forget(left, ZEB, said.append)

    assert said == [NOTED.format(user=ZEB)]
    assert await ErasureRepository(store.database).asked_to_forget() == [ZEB]

    # The other process still owns the database and can write.
    await store.put_meta("it", "goes on")
    await store.database.look()
    await store.close()
    await hold.let_go()


async def test_tidy_is_refused_while_the_bot_runs(left, monkeypatch):
    said = []
    hold = lease_of(left)
    await hold.take()
    # Tidying needs the lease, which the running bot holds.
    with pytest.raises(DatabaseInUse):
        await tidy(left, 730, said.append)

    await hold.let_go()
    monkeypatch.setattr("cogs.privacy.cli.SystemClock", lambda: Clock())

    await tidy(left, 730, said.append)

    (line,) = said

    assert line.startswith("Finished games: 1 tidied, 0 deleted.")


class Clock:
    def now(self):
        # Late enough for finished games to be tidied.
        return 1_000.0 + 2 * UNTOUCHED


async def test_forget_does_not_create_a_missing_database(tmp_path):
    with pytest.raises(DatabaseUnreadable, match="it does not exist"):
        await forget(tmp_path / "none.sqlite3", ZEB, print)
    # The command must not create a file by opening it.
    assert not [*tmp_path.iterdir()]
