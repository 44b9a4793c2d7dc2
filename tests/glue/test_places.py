"""Where a table may stand: channels in which Coop lacks a permission, and channels that vanish."""

import discord
import pytest
from simcord.backend.models import Overwrite

from bot.tables.table import Status
from tests.clicker import Clicker
from tests.glue.conftest import Opened
from tests.glue.dealing import dealt
from tests.ledger import ledger
from tests.sentences import sentence
from tests.world import World

MISSING = 50001


def forbid(world: World, **permissions: bool) -> None:
    """Take a permission away from everybody in the channel, Coop included."""
    deny = discord.Permissions(**permissions).value
    channel = world.env.backend.get_channel(world.channel.id)
    everyone = world.guild.id
    channel.overwrites = [Overwrite(everyone, 0, allow=0, deny=deny)]


@pytest.mark.parametrize("lacking", ["send_messages", "read_message_history"])
async def test_what_is_missing_is_named_before_anything_is_opened(
    opened: Opened, lacking: str
) -> None:
    world = await opened("Ada")
    forbid(world, **{lacking: True})
    before = ledger(world.database)
    told = await world.ada.start()
    assert told.is_private
    assert sentence(f"permission-{lacking.replace('_', '-')}") in told.text
    assert ledger(world.database) == before


async def test_a_permission_that_goes_in_mid_game(opened: Opened) -> None:
    """The table cannot be shown any more; cards and choices go on, and it is shown again later."""
    world = await opened("Ada", "Ben", "Cleo", seed=12)
    table_id = await dealt(world)
    world.wire.allowed |= {50013, MISSING}
    channel = world.env.backend.get_channel(world.channel.id)
    clicker = Clicker(world, table_id, 12)
    world.env.inject_error(
        "PATCH", f"/channels/{channel.id}/messages/*", status=403, code=50013, times=3
    )
    await clicker.play()
    assert (await world.live(table_id)).status is Status.OVER


async def test_a_channel_that_vanishes_pauses_its_table(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=13)
    table_id = await dealt(world)
    world.wire.allowed |= {10003, 10008, MISSING}
    world.env.backend.delete_channel(world.channel.id)
    await world.settle()
    table = await world.live(table_id)
    assert table.status is Status.PAUSED
    assert table.reason == "paused-channel-gone"
    for person in world.people.values():
        assert not person.card(table_id).answers
    assert any(sentence("paused-channel-gone") in one.text for one in world.ada.dms())
