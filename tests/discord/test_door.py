"""The operator bans a person everywhere, or a server, while the bot plays."""

from typing import Any

import pytest

from bot.cli import enforcer_of
from bot.ops.access_enforcer import AccessEnforcer
from bot.ops.maintenance_cli import ban, unban
from bot.servers.bans import DoorShut, NotPlayedHere
from bot.tables.table import Absence, Status
from tests.cogs.lobby.discord.rematch import newest
from tests.cogs.privacy.serving import upkeep_of
from tests.discord.conftest import Opened
from tests.discord.test_alone import slash as in_dm
from tests.support.found import found
from tests.support.sentences import assert_refused, sentence
from tests.support.world import World


@pytest.fixture
async def world(opened: Opened) -> World:
    return await opened("Ada", "Ben", "Cleo", seed=6)


@pytest.fixture
def enforcer(world: World) -> AccessEnforcer:
    return enforcer_of(world.coop)


async def shut(world: World, enforcer: AccessEnforcer, kind: str, number: int, **how: Any) -> None:
    """Ban a person or a server with the operator's command while the bot plays."""
    # The command only writes to the database; the bot reads it later.
    await ban(world.database, lambda _: None, kind, number, **how)
    await look(world, enforcer)


async def look(world: World, enforcer: AccessEnforcer) -> None:
    with world.env._bot_scope():
        await enforcer.enforce()
    await world.settle()


async def test_banned_person_is_refused_everywhere_without_a_reason(
    world: World, enforcer: AccessEnforcer
) -> None:
    await world.ada.start()
    await world.ben.join()
    await shut(world, enforcer, "user", world.ben.id, reason="pecks")
    # The ban frees the seat in the lobby.
    assert len((await newest(world)).players) == 1

    why = DoorShut(until="none")
    for answer in (
        await world.ben.join(),
        await world.ben.start(),
        await world.ben.slash("chicken help"),
        await in_dm(world.ben, "chicken start out"),
    ):
        assert_refused(answer, why)
        # The reason is for the operator only.
        assert "pecks" not in answer.text

    assert len((await newest(world)).players) == 1

    await world.cleo.join()
    assert len((await newest(world)).players) == 2


async def test_banned_person_can_erase_their_data(world: World, enforcer: AccessEnforcer) -> None:
    await shut(world, enforcer, "user", world.ben.id)
    # A banned person can still see and erase what is stored about them.
    page = (await world.ben.slash("chicken me")).page
    for verb, index in (("me-forget", 0), ("me-forget", 1), ("me-forget", 2)):
        page = (await world.ben.forge(page, f"coop:-:-:{verb}:{index}")).page

    assert sentence("me-forgotten") in page.text

    await upkeep_of(world.coop).turn()
    # The ban outlives the erasure.
    assert_refused(await world.ben.start(), DoorShut(until="none"))


async def test_ban_seats_a_house_player_until_it_is_lifted(
    world: World, enforcer: AccessEnforcer
) -> None:
    await world.ada.start(fill=3)
    await world.ben.join()
    await world.ada.do("start")
    await shut(world, enforcer, "user", world.ben.id)
    table = await newest(world)

    assert table.status is Status.PLAYING
    # The game goes on for the others.
    assert found(table.player(world.ben.id)).absence is Absence.BENCHED

    card = world.ben.card(table.id)
    assert_refused(await world.ben.click(card, card.verb("back")), DoorShut(until="none"))
    await unban(world.database, lambda _: None, "user", world.ben.id)
    await look(world, enforcer)
    await world.ben.click(card, card.verb("back"))

    assert found((await newest(world)).player(world.ben.id)).absence is None


async def test_ban_outlives_a_restart_and_ends(world: World, enforcer: AccessEnforcer) -> None:
    await shut(world, enforcer, "user", world.ben.id, days=1)
    (one,) = await world.coop.store.access.user_bans()
    assert one.until is not None

    await world.restart(crash=True)
    # The refusal says when the ban ends.
    assert_refused(await world.ben.start(), DoorShut(until=f"<t:{int(one.until)}:f>"))
    await world.tick(one.until - world.clock.now() + 1)
    await world.ben.start()

    assert len(await world.coop.tables.tables_on(world.guild.id)) == 1


async def test_ban_of_a_server_closes_its_tables(world: World, enforcer: AccessEnforcer) -> None:
    await world.ada.start(fill=3)
    await world.ada.do("start")
    await shut(world, enforcer, "server", world.guild.id)

    assert await world.coop.tables.tables_on(world.guild.id) == []
    assert sentence("closed-not-played-here") in world.table().text

    assert_refused(await world.cleo.start(), NotPlayedHere(until="none"))
    # The ban of a server does not reach its members elsewhere.
    await in_dm(world.cleo, "chicken start out")
    assert len(await world.coop.tables.tables_of(world.cleo.id)) == 1


async def test_ban_of_a_server_leaves_it_only_on_request(
    world: World, enforcer: AccessEnforcer
) -> None:
    await shut(world, enforcer, "server", world.guild.id)
    assert world.coop.get_guild(world.guild.id) is not None

    await world.ada.start()
    await shut(world, enforcer, "server", world.guild.id, leave=True)
    assert world.coop.get_guild(world.guild.id) is None
