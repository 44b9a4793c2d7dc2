"""A store on a fresh database of each engine, and tables to put into it."""

import pytest

from bot.store import SqlStore
from bot.store.engines import hold_on
from tests.support import postgres


@pytest.fixture
def path(tmp_path):
    """For what only a file does."""
    return tmp_path / "nest" / "coop.sqlite3"


@pytest.fixture
def server():
    """For what only a server does."""
    with postgres.database() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def place(request):
    return request.getfixturevalue("path" if request.param == "sqlite" else "server")


@pytest.fixture
async def store(place):
    store = await SqlStore.open(place)
    yield store
    await store.close()


@pytest.fixture
async def owned(place):
    """By whoever plays."""
    hold = hold_on(place)
    await hold.take()
    store = await SqlStore.open(place)
    await store.own(hold)
    yield store
    await store.close()
    await hold.let_go()
