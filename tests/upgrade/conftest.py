"""Fixtures: the present faces and verbs, for old tables and their buttons."""

import asyncio
from collections.abc import Mapping

import pytest

from bot.app import Coop
from bot.interactions.interaction import Verb
from bot.settings import Settings
from tests.secrecy.conftest import faces, loaded

__all__ = ["faces", "loaded"]


@pytest.fixture(scope="session")
def verbs(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Verb]:
    """All verbs of buttons, by their names."""

    async def load() -> Mapping[str, Verb]:
        path = tmp_path_factory.mktemp("verbs") / "coop.sqlite3"
        # Without background work: only the registration of the features is needed.
        coop = Coop(Settings(_env_file=None, database=path), sweeping=False)
        await coop.build_services()
        await coop.close()
        return coop.chat.verbs

    return asyncio.run(load())
