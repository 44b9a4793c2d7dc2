"""The preferences of players for pictures and cards, and their cache."""

from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.messages import drawing
from bot.messages.drawing import CardPreferences, PreferenceCache
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Page, Text
from bot.people import Cards, Person
from tests.bot.memory import Memory


async def test_preference_is_stored() -> None:
    memory = Memory()
    tastes = PreferenceCache(memory)
    assert (await tastes.of(1)).pictures

    await tastes.choose(1, "de", "pictures", False)
    assert not (await tastes.of(1)).pictures
    assert (await tastes.of(2)).pictures
    # A new cache reads the stored value.
    assert not (await PreferenceCache(memory).of(1)).pictures

    await tastes.choose(2, "en", "cards", Cards.HERE)
    assert await tastes.of(2) == await PreferenceCache(memory).of(2) == (True, Cards.HERE, True)
    await tastes.choose(3, "en", "motion", False)
    assert not (await tastes.of(3)).motion
    assert not (await PreferenceCache(memory).of(3)).motion
    assert memory.people.pop(3) == Person(3, None, True, "en", motion=False)
    assert memory.people.pop(2) == Person(2, None, True, "en", cards=Cards.HERE)
    assert memory.people == {1: Person(1, None, True, "de", pictures=False)}


async def test_preference_is_read_once_and_the_cache_is_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    memory = Memory()
    asked = AsyncMock(return_value=None)
    monkeypatch.setattr(memory, "person", asked)
    monkeypatch.setattr(drawing, "MAX_PREFERENCES", 2)
    tastes = PreferenceCache(memory)
    for user_id in (1, 1, 2, 1, 3, 2):
        await tastes.of(user_id)

    assert asked.await_count == 3
    assert tastes.cached.keys() == {2, 3}

    await tastes.of(1)  # the least recently read entry was evicted
    assert asked.await_count == 4


async def test_choice_during_a_read_wins() -> None:
    memory = Memory()
    tastes = PreferenceCache(memory)

    async def slowly(user_id: int) -> Person | None:
        await tastes.choose(user_id, "en", "pictures", False)
        return None

    memory.person = slowly  # type: ignore[method-assign]
    assert not (await tastes.of(1)).pictures


async def test_choice_changes_only_known_entries() -> None:
    tastes = PreferenceCache(Memory())
    await tastes.of(1)
    await tastes.choose(1, "en", "cards", Cards.BOTH)
    await tastes.choose(1, "en", "pictures", False)
    await tastes.choose(2, "en", "pictures", False)

    # Person 2 was not read before, so their entry would lack the other preferences.
    assert tastes.cached == {1: (False, Cards.BOTH, True)}


async def test_erased_person_is_read_again() -> None:
    memory = Memory()
    tastes = PreferenceCache(memory)
    await tastes.choose(1, "en", "pictures", False)
    await tastes.of(1)
    memory.people.clear()
    del tastes.cached[1]

    assert await tastes.of(1) == CardPreferences()


async def test_concurrent_read_keeps_the_first_result() -> None:
    memory = Memory()
    tastes = PreferenceCache(memory)

    async def slowly(user_id: int) -> Person | None:
        tastes.cached[user_id] = CardPreferences(pictures=False)
        return None

    memory.person = slowly  # type: ignore[method-assign]
    assert await tastes.of(1) == CardPreferences(pictures=False)


@pytest.mark.parametrize(
    ("slow", "remind_at", "sleeps", "silent"),
    [
        (True, None, True, True),
        (True, 11.0, True, True),
        (True, 10.0, True, False),  # the last ring before the deadline
        (False, None, True, False),
        (True, None, False, False),
    ],
)
async def test_slow_game_is_silent_at_night_except_for_the_last_ring(
    slow: bool, remind_at: float | None, sleeps: bool, silent: bool
) -> None:
    memory = Memory()
    memory.sleeps = AsyncMock(return_value=sleeps)
    wanted = replace(DesiredMessage.of(Page((Text("cluck"),))), slow=slow, remind_at=remind_at)
    silence_at_night = await PreferenceCache(memory).silence_at_night(1, wanted, 10.0)

    assert silence_at_night == replace(wanted, silent=silent)
