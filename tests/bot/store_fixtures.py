"""Fixtures: a store on a new database of each engine."""

import pytest

from bot.storage.engines import lease_of
from bot.store import Store


@pytest.fixture
async def store(place):
    store = await Store.open(place)
    yield store
    await store.close()


@pytest.fixture
async def owned(place):
    """A store that holds the file's lock or the server's lease, as in a running bot."""
    hold = lease_of(place)
    await hold.take()
    store = await Store.open(place)
    await store.database.own(hold)
    yield store
    await store.close()
    await hold.let_go()
