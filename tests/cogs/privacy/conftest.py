"""Fixtures: a test house on a fresh database of each engine."""

import pytest

from cogs.privacy.forgetting import Forgetting
from cogs.privacy.repository import ErasureRepository
from tests.bot.conftest import path, place, server
from tests.bot.store_fixtures import owned as store
from tests.cogs.privacy.nest import Nest

__all__ = ["path", "place", "server", "store"]  # fixtures


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
        quiet=nest.records.wait_idle,
        changed=changed,
    )
