"""Calls and alerts together with languages, server rules, bans, blocks and stored personal data."""

import json

import pytest

from bot.interactions.permissions import NoServerHere
from bot.ops.access_enforcer import AccessEnforcer
from bot.servers.rules import GameSwitchedOff
from bot.tables.table import Status
from cogs.alerts.repository import AlertRepository
from tests.cogs.alerts.discord.test_alerts import told, wants
from tests.cogs.moderation.discord.test_blocks import block
from tests.cogs.moderation.discord.test_server_rules import HEISTLESS, only_in, rules
from tests.cogs.privacy.test_me import dump, forgotten, page_of, pressed
from tests.discord.conftest import Opened
from tests.discord.places import slash, thread
from tests.discord.test_alone import slash as in_dm
from tests.discord.test_door import enforcer, shut
from tests.discord.test_languages import is_in, spoken
from tests.discord.test_languages import world as german_table
from tests.discord.test_records import file_of
from tests.support.found import found
from tests.support.sentences import assert_refused, sentence
from tests.support.world import World

__all__ = ["enforcer", "german_table", "spoken"]  # fixtures


@pytest.fixture
async def world(opened: Opened) -> World:
    return await opened("Ada", "Ben", "Cleo", seed=3)


# -- languages ------------------------------------------------------------------------------------


async def test_alert_is_in_the_language_of_its_reader(german_table: World) -> None:
    world = german_table
    await wants(world.ben, "playing")
    await wants(world.cleo, "playing")
    await world.ben.do("hand")
    zoe = world.add("Zoe")
    await zoe.start("playing")
    tables = await world.coop.tables.tables_in(world.channel.id)
    (lobby,) = [table for table in tables if table.status is Status.LOBBY]

    await zoe.do("call", table_id=lobby.id)
    await world.settle()

    # Ben reads German, Cleo English. Both get the call of the same lobby.
    for person, language in ((world.ben, "de"), (world.cleo, "en")):
        (call,) = [message for message in person.dms() if f"<#{world.channel.id}>" in message.text]
        assert is_in(call, language)


# -- servers' rules -------------------------------------------------------------------------------


async def test_call_is_refused_for_a_game_that_was_switched_off(world: World) -> None:
    await world.ada.start("heist")
    await rules(world, **HEISTLESS)
    assert_refused(await world.ada.do("call"), GameSwitchedOff(game="heist-title"))


async def test_alerts_page_leaves_out_a_switched_off_game(world: World) -> None:
    await wants(world.ada, "heist", "out")
    await rules(world, **HEISTLESS)
    page = (await world.ada.slash("chicken alerts")).page
    games = page.menus[0]
    offered = dict(games.values)

    assert sentence("heist-title") not in offered
    assert sentence("heist-title") not in page.text

    await world.ada.click(page, games, [offered[sentence("crazy-title")]])
    kept = await AlertRepository(world.coop.store.database).alerts(world.ada.id, world.guild.id)
    # The choice of a game that is switched off is kept, for the day it is allowed again.
    assert kept == ["crazy", "heist"], "should it come back"


async def test_unknown_thread_is_requested_for_a_call(world: World) -> None:
    """Discord does not send archived threads, or threads that the bot has not joined, so the bot
    must request the thread.
    """
    nest = thread(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await rules(world, **only_in(world.channel))
    await slash(world.ada, nest, "chicken start heist")
    guild = found(world.coop.get_guild(world.guild.id))
    # The bot forgets the thread, as after a restart. The call comes from another channel.
    guild._threads.clear()
    (table,) = await world.coop.tables.tables_on(world.guild.id)
    await slash(world.ada, elsewhere, "chicken call", game="heist")

    # `call` returns False if the table was called before, so the command has worked.
    assert not await AlertRepository(world.coop.store.database).call(table.id), (
        "it was called already"
    )


async def test_call_is_refused_if_the_thread_cannot_be_requested(world: World) -> None:
    nest = thread(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await rules(world, **only_in(world.channel))
    await slash(world.ada, nest, "chicken start heist")
    guild = found(world.coop.get_guild(world.guild.id))
    guild._threads.clear()
    # Discord fails at the request for the thread, so the bot cannot know its parent channel.
    path = f"/channels/{nest.id}"
    world.env.inject_error("GET", path, status=500, code=0, times=None)
    world.wire.allowed.add(0)
    await slash(world.ada, elsewhere, "chicken call", game="heist")
    (table,) = await world.coop.tables.tables_on(world.guild.id)

    assert await AlertRepository(world.coop.store.database).call(table.id), "nobody was called"


# -- doors and blocks -----------------------------------------------------------------------------


async def test_banned_player_gets_no_alert(world: World, enforcer: AccessEnforcer) -> None:
    await wants(world.ben, "heist")
    await wants(world.cleo, "heist")
    await shut(world, enforcer, "user", world.ben.id)
    await world.ada.start()
    await world.ada.do("call")
    await world.settle()

    assert told(world.ben) == []
    assert len(told(world.cleo)) == 1


async def test_blocked_player_gets_no_alert_of_the_table(world: World) -> None:
    await wants(world.ben, "heist")
    await wants(world.cleo, "heist")
    # A block works in both directions: Ben gets no call of Ada's table.
    await block(world.ada, world.ben)
    await world.ada.start()
    await world.ada.do("call")

    assert told(world.ben) == []
    assert len(told(world.cleo)) == 1


async def test_no_alert_if_a_blocked_player_sits_there(world: World) -> None:
    await wants(world.ada, "heist")
    await block(world.ada, world.ben)
    await world.cleo.start()
    await world.ben.join()
    answer = await world.cleo.do("call")

    # The answer must not reveal that a block kept an alert from being sent.
    assert answer.text == sentence("call-done"), "as ever"
    assert told(world.ada) == []


# -- stored personal data --------------------------------------------------------------------------


async def test_data_page_counts_alerts(world: World) -> None:
    await wants(world.ben, "heist", "out")
    page = page_of(await world.ben.slash("chicken me"))
    assert sentence("me-alerts", count=2, hours="no") in page.text


async def test_alerts_are_in_the_file(world: World) -> None:
    await wants(world.ben, "heist", "out")
    page = page_of(await world.ben.slash("chicken me"))
    _, content = file_of(world, await pressed(world.ben, page, "me-all"))
    assert {row["game"] for row in json.loads(content)["alerts"]} == {"heist", "out"}


async def test_alerts_of_a_forgotten_person_are_erased(world: World) -> None:
    await wants(world.ben, "heist", "out")
    await forgotten(world, world.ben)
    assert str(world.ben.id) not in await dump(world)


async def test_alerts_page_is_refused_in_any_dm(world: World) -> None:
    assert_refused(await in_dm(world.ada, "chicken alerts"), NoServerHere())
