"""Fixtures: a test house on a fresh database of each engine."""

import pytest

from bot.storage.engines import lease_of
from bot.store import Store
from cogs.privacy.forgetting import Forgetting
from cogs.privacy.repository import ErasureRepository
from tests.bot.conftest import path, place, server
from tests.cogs.privacy.nest import Nest

__all__ = ["path", "place", "server"]  # fixtures


@pytest.fixture
async def store(place):
    """Return a store in a process that owns the database."""
    hold = lease_of(place)
    # Writing needs the lease of the database.
    await hold.take()
    store = await Store.open(place)
    await store.database.own(hold)
    yield store
    await store.close()
    await hold.let_go()


@pytest.fixture
def erasure(store):
    return ErasureRepository(store.database)


@pytest.fixture
async def nest(store):
    nest = Nest(store)
    yield nest
    await nest.referee.close()


@pytest.fixture
# Caches in memory may hold what was erased.
def forgetting(nest):
    def changed(table_id):
        nest.stories.forget(table_id)
        nest.referee.forget(table_id)

    return Forgetting(
        nest.erasure,
        nest.tables.sessions,
        quiet=nest.records.quiet,
        changed=changed,
    )
