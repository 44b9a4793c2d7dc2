"""The second press of a double click on Start hits the button that the table shows in the
same place.
"""

from dataclasses import replace

import pytest

from bot.tables.table import Status
from tests.discord.conftest import Opened
from tests.support.people import Person
from tests.support.world import IMMEDIATE, World

# The bot ignores such a press for one second.
PACE = replace(IMMEDIATE, double_press=1.0)


@pytest.fixture
async def world(opened: Opened) -> World:
    world = await opened("Ada", "Ben", "Cleo", chat_pace=PACE)
    await world.ada.start("playing")
    await world.ben.join()
    await world.cleo.join()
    return world


async def said(person: Person, verb: str) -> str:
    return (await person.do(verb)).text


async def test_second_press_after_start_opens_nothing(world: World) -> None:
    start = world.table().verb("start")
    await world.ada.do("start")
    assert (await world.the_table()).status is Status.PLAYING

    table = world.table()
    # The button that took the place of Start, and Start itself.
    for control in (table.verb("more"), start):
        again = await world.ada.forge(table, control.custom_id)
        assert (again.kind, again.followups) == ("deferred_update", ())


async def test_press_of_another_person_or_a_second_later_counts(world: World) -> None:
    await world.ada.do("start")
    assert "🔏" in await said(world.ben, "seal")

    # Longer than the second.
    await world.tick(1.5)
    assert "🔏" in await said(world.ada, "seal")


async def test_press_after_a_refused_start_counts(opened: Opened) -> None:
    world = await opened("Ada", "Ben", chat_pace=PACE)
    await world.ada.start("playing")
    await world.ada.do("start")

    # The refused start has changed nothing, so no press has to be ignored.
    assert (await world.the_table()).status is Status.LOBBY

    await world.ada.do("house")
    assert len((await world.the_table()).players) == 2
