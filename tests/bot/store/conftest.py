"""A store on a fresh file, and tables to put into it."""

import pytest

from bot.store import SqliteStore


@pytest.fixture
def path(tmp_path):
    return tmp_path / "nest" / "coop.sqlite3"


@pytest.fixture
async def store(path):
    store = await SqliteStore.open(path)
    yield store
    await store.close()
