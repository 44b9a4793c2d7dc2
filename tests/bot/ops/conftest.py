"""Fixtures: a running bot."""

import pytest

from tests.bot.online import lead_to, online


@pytest.fixture
async def coop(play, tmp_path, monkeypatch):
    lead_to(play, monkeypatch)
    async with online(play, tmp_path / "coop.sqlite3") as coop:
        yield coop
