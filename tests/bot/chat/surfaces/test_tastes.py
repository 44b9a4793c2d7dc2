"""Pictures or words: remembered, and looked up once."""

from unittest.mock import AsyncMock

import pytest

from bot.chat.ports import Person
from bot.chat.surfaces import tastes as tastes_module
from bot.chat.surfaces.tastes import Tastes
from tests.bot.chat.stage import Memory


async def test_a_choice_lasts() -> None:
    memory = Memory()
    tastes = Tastes(memory)
    assert await tastes.likes_pictures(1)
    await tastes.choose(1, "de", pictures=False)
    assert not await tastes.likes_pictures(1)
    assert await tastes.likes_pictures(2)
    assert not await Tastes(memory).likes_pictures(1)
    assert memory.people == {1: Person(1, None, True, "de", pictures=False)}


async def test_it_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Memory()
    asked = AsyncMock(return_value=None)
    monkeypatch.setattr(memory, "person", asked)
    monkeypatch.setattr(tastes_module, "REMEMBERED", 2)
    tastes = Tastes(memory)
    for user_id in (1, 1, 2, 1, 3, 1):
        await tastes.likes_pictures(user_id)
    assert asked.await_count == 3
    await tastes.likes_pictures(2)  # it was asked for longest ago, and forgotten
    assert asked.await_count == 4


async def test_who_chooses_while_we_look_has_chosen() -> None:
    memory = Memory()
    tastes = Tastes(memory)

    async def slowly(user_id: int) -> Person | None:
        await tastes.choose(user_id, "en", pictures=False)
        return None

    memory.person = slowly  # type: ignore[method-assign]
    assert not await tastes.likes_pictures(1)
