"""Fixtures: a running bot, and stand-ins for its parts."""

import pytest

from tests.bot.online import lead_to, online
from tests.bot.ops.stand_ins import StandIns


@pytest.fixture
async def coop(play, tmp_path, monkeypatch):
    lead_to(play, monkeypatch)
    async with online(play, tmp_path / "coop.sqlite3") as coop:
        yield coop


@pytest.fixture
def parts(tmp_path):
    """What is counted, without a bot."""
    return StandIns(tmp_path)


@pytest.fixture
async def counting(parts):
    counting = parts.counting()
    yield counting
    counting.stop()
