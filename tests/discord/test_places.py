"""Where a table may be opened, and what is said elsewhere: before the lobby and before the deal."""

from typing import Any

import pytest

from bot.interactions.permissions import NotInThisThread, PermissionsMissing
from bot.tables.table import Status
from tests.discord.conftest import Opened
from tests.discord.places import forbid, let_in, slash, standing, thread
from tests.support.found import found
from tests.support.ledger import unchanged
from tests.support.sentences import assert_refused, sentence
from tests.support.world import World


def missing(world: World, *lacking: str, home: Any = None, channel: Any = None) -> Any:
    names = ", ".join(sentence(f"permission-{one.replace('_', '-')}") for one in lacking)
    there = channel or world.channel
    return PermissionsMissing(
        names=names,
        count=len(lacking),
        channel=there.mention,
        home=(home or there).mention,
        yours="no",
    )


async def test_missing_permission_is_named_before_a_lobby_opens(world: World) -> None:
    lacking = "view_channel"
    forbid(world, lacking)
    with unchanged(world.database):
        answer = await world.ada.start()
        assert_refused(answer, missing(world, lacking))

        # The right by which a manager can grant the missing one.
        assert "Manage Roles" in answer.text
        # Nothing was opened.

    forbid(world)
    assert (await world.ada.start()).kind == "message"


async def test_missing_permission_is_named_before_the_deal(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo")
    await world.ada.start()
    await world.ben.join()
    await world.cleo.join()
    forbid(world, "send_messages", "read_message_history")
    with unchanged(world.database):
        assert_refused(
            await world.ada.do("start"), missing(world, "send_messages", "read_message_history")
        )

    assert (await world.the_table()).status is Status.LOBBY

    forbid(world)
    await world.ada.do("start")
    assert (await world.the_table()).status is Status.PLAYING
    # The deal worked with the rights given back.
    assert sentence("table-button-hand") in world.table().buttons


async def test_missing_permission_is_told_to_the_host_only(opened: Opened) -> None:
    world = await opened("Ada", "Ben")
    await world.ada.start()
    await world.ben.join()
    forbid(world, "send_messages")
    answer = await world.ben.do("start")

    assert sentence("refused-host-only", host="Ada") in answer.text


async def test_lobby_works_without_permissions_until_the_deal(opened: Opened) -> None:
    """Its buttons are answered by interactions, which need no permissions."""
    world = await opened("Ada", "Ben")
    await world.ada.start()
    forbid(world, "view_channel")
    await world.ben.join()

    assert "Ben" in world.table().text
    assert (await world.the_table()).status is Status.LOBBY


async def played_in(world: World, channel: Any) -> None:
    """Play a lobby, a deal and a question in this channel."""
    await slash(world.ada, channel, "chicken start heist", fill=3)
    (lobby,) = standing(world, channel)
    await world.ada.click(lobby, lobby.verb("start"))
    (table,) = await world.coop.tables.tables_in(channel.id)

    assert table.status is Status.PLAYING

    (shown,) = standing(world, channel)
    assert sentence("table-button-hand") in shown.buttons
    assert world.ada.dms(), "no card came"


@pytest.mark.parametrize("kind", ["voice", "stage", "news"])
async def test_table_in_other_kinds_of_channels(world: World, kind: str) -> None:
    # Each kind has a factory of its own in the simulated Discord.
    await played_in(world, getattr(world.guild, f"create_{kind}_channel")("coop"))


@pytest.mark.parametrize("kind", ["thread", "forum post", "private thread with manage threads"])
async def test_table_in_a_thread(world: World, kind: str) -> None:
    parent = world.guild.create_forum_channel("forum") if kind == "forum post" else None
    await played_in(world, thread(world, private=kind.startswith("private"), parent=parent))


async def test_thread_needs_its_own_permission_of_the_channel(world: World) -> None:
    nest = thread(world)
    # In a thread the right to send in threads counts, and it is granted in the parent channel.
    forbid(world, "send_messages_in_threads")
    answer = await slash(world.ada, nest, "chicken start heist")
    lacks = missing(world, "send_messages_in_threads", channel=nest, home=world.channel)
    assert_refused(answer, lacks)
    # The right to send messages in the channel is not needed.
    forbid(world, "send_messages")
    await played_in(world, nest)


async def test_private_thread_needs_the_bot_as_a_member(world: World) -> None:
    # Without "manage threads" the bot must be a member of a private thread.
    forbid(world, "manage_threads")
    nest = thread(world, private=True)
    coop = found(world.coop.user)
    answer = await slash(world.ada, nest, "chicken start heist")
    assert_refused(answer, NotInThisThread(channel=nest.mention, coop=coop.mention))
    let_in(world, nest)
    await played_in(world, nest)
