"""/chicken stats, top and ladder when the answer takes long."""

import asyncio
from dataclasses import replace

import pytest

from tests.cogs.statistics.serving import statistics_of
from tests.discord.conftest import Opened
from tests.support.world import IMMEDIATE


@pytest.mark.parametrize("command", ["stats", "top", "ladder"])
async def test_slow_statistics_are_acknowledged_first(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """The ratings of ten thousand games take some seconds."""
    # The bot acknowledges after 0.02 seconds.
    world = await opened("Ada", chat_pace=replace(IMMEDIATE, answer_within=0.02))
    await statistics_of(world.coop).switch_ladder(world.guild.id, 1, on=True)
    asked = {"stats": "profile", "top": "board"}.get(command, command)
    # The method of the service that the command calls.
    found = getattr(statistics_of(world.coop), asked)

    async def slowly(*of: object) -> object:
        await asyncio.sleep(0.1)
        return await found(*of)

    monkeypatch.setattr(statistics_of(world.coop), asked, slowly)
    before = len(world.wire.requests)
    if command == "ladder":
        told = await world.ada.slash("chicken ladder show", game="out")
    else:
        told = await world.ada.slash(f"chicken {command}")

    # Two requests: the acknowledgement and the answer.
    first, second = world.wire.requests[before:]
    assert first.path.endswith("/callback")
    assert second.path.endswith("/@original"), "it was acknowledged first"
    assert told.is_private
