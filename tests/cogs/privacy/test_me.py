"""Stored data about a person: shown to this person only, given as a file, and erased."""

import asyncio
import json

import discord
import pytest

from bot.chat import CALM_SECONDS
from bot.storage.stored import STORED
from bot.tables.refusals import NotAmongTheOptions
from bot.tables.table import Absence
from cogs.privacy.repository import ErasureRepository
from tests.cogs.privacy.serving import upkeep_of
from tests.discord.conftest import Opened, expected, guard, opened, wire
from tests.discord.test_alone import slash as in_dm
from tests.discord.test_records import file_of
from tests.support.clicks import Answer
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World

__all__ = ["expected", "guard", "opened", "wire"]  # fixtures

NAMES = ("Ada", "Ben", "Cleo")


@pytest.fixture
async def world(opened: Opened) -> World:
    """Return a game of three players."""
    world = await opened(*NAMES)
    await world.ada.start(game="heist")
    await world.ben.join()
    await world.cleo.join()
    await world.ada.do("start")

    return world


def page_of(answer: Answer) -> Shown:
    assert answer.page.ephemeral
    return answer.page


async def pressed(person: Person, page: Shown, verb: str, index: int = 0) -> Answer:
    return await person.click(page, page.verb(verb, index))


# Confirming takes two presses after the first one.
async def forgotten(world: World, person: Person) -> None:
    page = page_of(await person.slash("chicken me"))
    for step in range(3):
        page = page_of(await pressed(person, page, "me-forget", step))
    await upkeep_of(world.coop).turn()
    await world.settle()


async def dump(world: World) -> str:
    def look(database):
        return [database.execute(f"SELECT * FROM {table}").fetchall() for table in STORED]

    return str(await world.coop.store.database.read(look))


# Only own data is shown, so the page names no other player.
async def test_page_shows_only_own_data(world: World) -> None:
    page = page_of(await world.ben.slash("chicken me"))
    assert sentence("me-tables", over=0, live=1, servers=1) in page.text
    assert str(world.ada.id) not in page.text
    assert "me-none" not in page.text


async def test_page_of_an_unknown_person_is_empty(opened: Opened) -> None:
    world = await opened("Ada")
    page = page_of(await world.ada.slash("chicken me"))
    assert sentence("me-none") in page.text
    assert not page.buttons


async def test_stored_data_can_be_downloaded(world: World) -> None:
    page = page_of(await world.ben.slash("chicken me"))
    name, content = file_of(world, await pressed(world.ben, page, "me-all"))
    told = json.loads(content)

    assert name == "coop-me.json"
    assert told["user_id"] == world.ben.id

    (table,) = told["tables"]
    assert table["you"]["name"] == "Ben"

    for other in (world.ada, world.cleo):
        assert str(other.id) not in content

    # Neither other players nor what decides about cards.
    assert "Cleo" not in content

    row = await world.live(table["id"])
    assert row.seed not in content
    assert row.key not in content


async def test_erasure_is_confirmed_twice(world: World) -> None:
    page = page_of(await world.ben.slash("chicken me"))
    asked = page_of(await pressed(world.ben, page, "me-forget"))
    assert sentence("me-ask-title") in asked.text

    # Index 1 is the first confirmation.
    again = page_of(await pressed(world.ben, asked, "me-forget", 1))
    assert sentence("me-ask-again-title") in again.text

    stays = page_of(await pressed(world.ben, again, "me"))
    assert sentence("me-title") in stays.text

    # Without the second confirmation nothing is stored.
    await upkeep_of(world.coop).turn()
    assert str(world.ben.id) in await dump(world)


async def test_erased_player_leaves_a_running_game(world: World) -> None:
    table = await world.the_table()
    assert world.ben.has_card(table.id)

    await forgotten(world, world.ben)

    found = await dump(world)
    assert str(world.ben.id) not in found
    assert "Ben" not in found

    now = await world.live(table.id)
    (gone,) = [player for player in now.players if player.is_forgotten]
    # The seat is kept under a general name, and the game is not ended.
    assert (gone.name, gone.absence) == ("a player", Absence.LEFT)
    assert now.is_live
    assert "a player" in world.table().text
    assert "Ben" not in world.table().text
    assert not world.ben.has_card(table.id)


async def test_running_bot_erases_at_once(opened: Opened) -> None:
    # `sweeping` runs the bot's own timers.
    world = await opened("Ada", sweeping=True)
    await world.ada.start(game="heist")
    page = page_of(await world.ada.slash("chicken me"))
    for step in range(3):
        page = page_of(await pressed(world.ada, page, "me-forget", step))

    async with asyncio.timeout(10):
        while str(world.ada.id) in await dump(world):  # noqa: ASYNC110 - no event is set
            await asyncio.sleep(0.01)


async def test_late_message_stores_nothing_of_an_erased_person(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord answers slowly, and the erasure does not wait for ever."""
    world = await opened(*NAMES)
    await world.ada.start(fill=3)
    began = asyncio.Event()
    outbox = world.coop.chat.outbox
    opens = outbox.open_dm

    async def slowly(user_id: int) -> int:
        began.set()
        # Three times the time that the erasure waits for work in progress.
        await asyncio.sleep(CALM_SECONDS * 3)
        return await opens(user_id)

    monkeypatch.setattr(outbox, "open_dm", slowly)
    # Ben's join starts a welcome by DM that hangs in `open_dm`.
    with world.env._bot_scope():
        table = await world.the_table()
        await world.coop.tables.lobbies.join(table.id, world.ben.id, "Ben", "en", "joined 5")
        await began.wait()
        await upkeep_of(world.coop).forget(world.ben.id)
        turning = asyncio.create_task(upkeep_of(world.coop).turn())

    # The erasure goes on without the welcome.
    await world.env.advance_time(CALM_SECONDS + 1)
    await turning
    assert str(world.ben.id) not in await dump(world)

    # The late answer must not store Ben's DM channel again.
    await world.env.advance_time(CALM_SECONDS * 3)
    await world.settle()
    assert str(world.ben.id) not in await dump(world)


async def test_erased_person_can_return_as_a_new_one(world: World) -> None:
    await forgotten(world, world.ben)
    page = page_of(await world.ben.slash("chicken me"))
    assert sentence("me-none") in page.text

    lobby = await world.ben.start(game="crazy")
    assert lobby.kind is not None

    page = page_of(await world.ben.slash("chicken me"))
    assert sentence("me-tables", over=0, live=1, servers=1) in page.text


async def test_forged_step_erases_only_the_presser(
    world: World,
) -> None:
    page = page_of(await world.cleo.slash("chicken me"))
    on, _, _ = page.verb("me-forget").custom_id.rpartition(":")
    # Indexes beyond the steps are refused.
    assert_refused(await world.cleo.forge(page, f"{on}:9"), NotAmongTheOptions())
    asked = page_of(await pressed(world.ada, page, "me-forget"))
    # The last step can be forged: it concerns the presser's own data only.
    await world.ada.forge(asked, f"{on}:2")
    await upkeep_of(world.coop).turn()
    found = await dump(world)

    assert str(world.cleo.id) in found
    assert str(world.ada.id) not in found


async def test_erasure_works_in_a_dm(world: World) -> None:
    answer = await in_dm(world.ben, "chicken me")
    assert answer.is_private
    assert sentence("me-tables", over=0, live=1, servers=1) in answer.text

    for step in range(3):
        answer = await pressed(world.ben, page_of(answer), "me-forget", step)

    await upkeep_of(world.coop).turn()
    assert str(world.ben.id) not in await dump(world)


async def servers_left(world: World) -> list[int]:
    return await ErasureRepository(world.coop.store.database).left_before(1e12)


async def hears(world: World, event: str, *told: discord.Guild) -> None:
    """Call all listeners of an event and wait for them."""
    for listener in world.coop.extra_events[event]:
        await listener(*told)


@pytest.mark.parametrize("event", ["on_ready", "on_guild_join"])
async def test_server_that_removes_coop_is_noted_until_it_is_back(world: World, event: str) -> None:
    """Coop learns of the return by an event, or at a later start."""
    guild = world.coop.guilds[0]
    assert await servers_left(world) == []

    await hears(world, "on_guild_remove", guild)
    assert await servers_left(world) == [world.guild.id]

    await hears(world, event, *([guild] if event == "on_guild_join" else []))
    assert await servers_left(world) == []


async def test_games_in_the_dm_are_erased(world: World) -> None:
    """In a DM the person's own number is stored as the server."""
    await in_dm(world.ben, "chicken start out")
    await hears(world, "on_ready")

    # The DM is not a server that could be left.
    assert await servers_left(world) == []

    await forgotten(world, world.ben)
    await world.settle()
    assert str(world.ben.id) not in await dump(world)

    page = page_of(await world.ben.slash("chicken me"))
    assert sentence("me-none") in page.text

    await in_dm(world.ben, "chicken start out")
    assert len(await world.coop.tables.tables_of(world.ben.id)) == 1
