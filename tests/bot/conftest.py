"""Fixtures: a simulated Discord, the bot as a process, and a database on either engine."""

import pytest

from playground.process.bot_process import BASE
from tests.bot.den import asked, dealt, den, pace, posted, studio, wire
from tests.bot.running import Run
from tests.bot.store_fixtures import owned, store
from tests.bot.tables.house import BEN, CLEO, House, window
from tests.support import postgres
from tests.support.playground import Playground

__all__ = [
    "asked",
    "dealt",
    "den",
    "owned",
    "pace",
    "posted",
    "store",
    "studio",
    "wire",
]  # fixtures


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture
async def table_id(house: House) -> str:
    """The id of a table at which Ada and Ben play."""
    return await house.deal(BEN)


@pytest.fixture
async def three(house: House) -> str:
    """The id of a table at which Ada, Ben and Cleo play."""
    return await house.deal(BEN, CLEO)


@pytest.fixture
async def at_window(house: House) -> str:
    """The id of a table of Ada and Ben, at its first window."""
    return await window(house)


@pytest.fixture
async def new_lobby(house: House) -> str:
    """The id of a lobby that Ada has just opened."""
    return await house.open()


@pytest.fixture
async def lobby(house: House) -> str:
    """The id of a lobby of Ada and Ben."""
    return await house.open(BEN)


@pytest.fixture
async def play():
    async with Playground(spawn=False) as play:
        yield play


@pytest.fixture
def connected(play, tmp_path):
    """A function that returns a bot process connected to the playground."""

    def make(*arguments, **variables):
        connection = {
            BASE: play.simulation.base,
            "DISCORD_TOKEN": play.simulation.token,
            "COOP_DATABASE": str(tmp_path / "coop.sqlite3"),
        }
        return Run(
            tmp_path, "playground.process.bot_process", *arguments, **(connection | variables)
        )

    return make


# -- a database on either engine ------------------------------------------------------------------


@pytest.fixture
def path(tmp_path):
    """The path of a database file."""
    return tmp_path / "nest" / "coop.sqlite3"


@pytest.fixture
def server():
    """A new database on a server."""
    with postgres.database() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def place(request):
    """A database of each engine."""
    return request.getfixturevalue("path" if request.param == "sqlite" else "server")
