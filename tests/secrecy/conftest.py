"""The faces of all games as the bot loads them, so that every registered game is tested."""

import asyncio
from pathlib import Path

import pytest

from bot.app import Coop
from bot.pages.faces import Faces
from bot.settings import Settings


@pytest.fixture(scope="session")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Faces:
    return asyncio.run(_load(tmp_path_factory.mktemp("faces")))


async def _load(home: Path) -> Faces:
    # A bot without a connection: only its cogs are needed.
    coop = Coop(Settings(_env_file=None, database=home / "coop.sqlite3"), sweeping=False)
    await coop.build_services()
    await coop.close()
    return coop.chat.faces


@pytest.fixture
def faces(loaded: Faces) -> Faces:
    """Return a copy of the faces in which a test may replace some."""
    own = Faces()
    own.lobby = loaded.lobby
    own.orders = loaded.orders
    for face in loaded.values():
        own.register(face)

    return own
