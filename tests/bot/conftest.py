"""A playground's Discord, and the bot as a process on it."""

import pytest

from bot.playground.process.bot_process import BASE
from tests.bot.running import Run
from tests.support.playground import Playground


@pytest.fixture
async def play():
    async with Playground(spawn=False) as play:
        yield play


@pytest.fixture
def connected(play, tmp_path):
    """A run that talks to the playground."""

    def make(*arguments, **variables):
        known = {
            BASE: play.simulation.base,
            "DISCORD_TOKEN": play.simulation.token,
            "COOP_DATABASE": str(tmp_path / "coop.sqlite3"),
        }
        return Run(
            tmp_path, "bot.playground.process.bot_process", *arguments, **(known | variables)
        )

    return make
