"""A table without a visible message pauses, its host learns what to do, and nothing is played
unseen.
"""

from typing import Any

import pytest

from bot.interactions.permissions import PermissionsMissing
from bot.interactions.table_presses import OutOfReach, StillLost
from bot.tables.scene import TableSummary
from bot.tables.table import Status
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.discord.places import UNREACHABLE, delete, forbid, let_in, slash, standing, thread
from tests.support.clicker import Clicker
from tests.support.clicks import Answer
from tests.support.ledger import journal
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World

# Discord's error codes: missing access, and thread archived.
UNAVAILABLE = 50001
ARCHIVED = 50083
NIGHT = 10 * 3600.0
GO_ON = sentence("way-out-button")


@pytest.fixture
async def world(opened: Opened) -> World:
    """Return a running game hosted by Ada with Ben and Cleo, some time after the last question."""
    world = await opened("Ada", "Ben", "Cleo", seed=13)
    await dealt(world)
    await world.tick(100)
    # The wire fixture fails a test on unexpected errors; these are expected.
    world.wire.allowed |= UNREACHABLE
    return world


async def the_table(world: World) -> TableSummary:
    (table,) = await world.coop.tables.tables_on(world.guild.id)
    return table


def way_out(world: World, reason: str) -> str:
    return sentence(f"way-out-{reason}", number=1, channel=world.channel.mention)


async def assert_paused(world: World, reason: str) -> str:
    """Check that the table is paused, its host was rung and the others know.

    Return the table's id.
    """
    table = await the_table(world)
    assert (table.status, table.reason) == (Status.PAUSED, reason)

    # Hours later the journal is the same, so no default choices were taken.
    rows = journal(world.database, table.id)
    await world.tick(NIGHT)
    assert journal(world.database, table.id) == rows, "the clocks run on"
    assert way_out(world, reason) in world.ada.card(table.id).text
    assert sentence(reason) in world.ada.card(table.id).text

    # Other players can do nothing about it, so their cards name the host.
    for other in (world.ben, world.cleo):
        assert sentence("way-out-of-others", host="Ada") in other.card(table.id).text
        assert other.card(table.id).answers == []

    return table.id


async def go_on(world: World, table_id: str, person: Person | None = None) -> Answer:
    person = person or world.ada
    card = person.card(table_id)
    return await person.click(card, card.button(GO_ON))


async def assert_goes_on(world: World, table_id: str, before: Shown | None = None) -> None:
    """Check that the game continues in a new message with full time for all players, to its end."""
    table = await world.live(table_id)
    assert (table.status, table.reason) == (Status.PLAYING, None)

    if before is not None:
        assert world.table(table_id).id != before.id

    assert all(timer.due > world.clock.now() for timer in table.timers.values())

    await Clicker(world, table_id, 13).play_on()
    assert (await world.live(table_id)).status is Status.OVER


class TestPermissions:
    async def test_missing_permission_pauses_the_table_and_is_named(self, world: World) -> None:
        before = world.table()
        rung = world.ada.rung
        forbid(world, "view_channel")
        await world.settle()
        table_id = await assert_paused(world, "paused-no-access")

        assert world.ada.rung != rung, "its host was not rung"

        names = ("view-channel", "send-messages", "read-message-history")
        # The answer names exactly what is missing and where.
        lacks = PermissionsMissing(
            names=", ".join(sentence(f"permission-{one}") for one in names),
            count=3,  # a bot that cannot see the channel cannot write in it
            channel=world.channel.mention,
            home=world.channel.mention,
            yours="no",
        )
        assert_refused(await go_on(world, table_id), lacks)

        assert (await the_table(world)).status is Status.PAUSED

        # The right is back, but only the host lets the game continue.
        forbid(world)
        await world.tick(NIGHT)
        assert (await the_table(world)).status is Status.PAUSED, "it went on unseen"

        await go_on(world, table_id)
        await assert_goes_on(world, table_id, before)

    async def test_permission_lost_by_a_role_pauses_the_table(self, world: World) -> None:
        backend = world.env.backend
        guild = backend.get_guild(world.guild.id)
        # The right can be lost by a role as well as by an overwrite of the channel.
        for role in list(guild.roles):
            backend.edit_role(guild.id, role, {"permissions": 0})

        await world.settle()
        await assert_paused(world, "paused-no-access")

    async def test_other_permissions_do_not_pause_the_table(self, world: World) -> None:
        # Without these rights edits still work, and an existing message needs nothing else.
        forbid(world, "attach_files", "send_messages")
        await world.settle()
        assert (await the_table(world)).status is Status.PLAYING

    async def test_refused_edit_pauses_the_table(self, world: World) -> None:
        await world.restart()  # no interaction token is left by which the table could be edited
        path = f"/channels/{world.channel.id}/messages/*"
        # The error to an edit arrives before any event about permissions.
        world.env.inject_error("PATCH", path, status=403, code=50013, times=None)
        await world.tick_on()
        await world.settle()
        await assert_paused(world, "paused-no-access")

    async def test_table_command_resumes_if_permissions_are_back(self, world: World) -> None:
        before = world.table()
        forbid(world, "view_channel", "send_messages")
        await world.settle()
        table_id = await assert_paused(world, "paused-no-access")
        answer = await world.ada.slash("chicken table")

        # While the right is missing the command explains the way back.
        assert answer.is_private
        assert (await the_table(world)).status is Status.PAUSED

        forbid(world)
        await world.ada.slash("chicken table")
        await world.settle()
        await assert_goes_on(world, table_id, before)

    async def test_pause_survives_a_restart(self, world: World) -> None:
        forbid(world, "view_channel")
        await world.settle()
        rung = world.ada.rung
        await world.restart(crash=True)
        table_id = await assert_paused(world, "paused-no-access")

        # That the host was rung is stored.
        assert world.ada.rung == rung, "its host was rung again"

        forbid(world)
        await world.settle()
        await go_on(world, table_id)
        await assert_goes_on(world, table_id)

    async def test_only_the_host_can_resume(self, world: World) -> None:
        forbid(world, "view_channel")
        await world.settle()
        table_id = await assert_paused(world, "paused-no-access")
        # Ben's own card has no such button, so he forges the host's.
        button = world.ada.card(table_id).button(GO_ON)
        answer = await world.ben.forge(world.ben.card(table_id), button.custom_id)

        assert sentence("refused-host-only", host="Ada") in answer.text
        assert (await the_table(world)).status is Status.PAUSED

    async def test_two_presses_resume_once(self, world: World) -> None:
        forbid(world, "view_channel")
        await world.settle()
        table_id = await assert_paused(world, "paused-no-access")
        forbid(world)
        card = world.ada.card(table_id)
        press = world.ada.clicks(card, card.button(GO_ON))
        # Both presses are in flight; the second finds the game running.
        stood = len(world.in_channel())
        await world.at_once(press, press)

        assert len(world.in_channel()) <= stood + 1
        assert (await world.live(table_id)).status is Status.PLAYING


class TestDeletedMessages:
    # The first deletion may be a mistake, so the message is sent again.
    async def test_deleted_message_is_sent_again(self, world: World) -> None:
        before = world.table()
        await delete(world, before)
        assert world.table().id != before.id
        assert (await the_table(world)).status is Status.PLAYING

    async def test_second_deletion_pauses_the_table(self, world: World) -> None:
        await delete(world, world.table())
        await world.tick(60)
        # A second deletion within a short time is taken as a wish.
        await delete(world, world.table())

        assert world.in_channel() == []

        table_id = await assert_paused(world, "paused-message-deleted")
        await world.restart()
        assert world.in_channel() == [], "it came back by itself"

        await go_on(world, table_id)
        await assert_goes_on(world, table_id)

    async def test_rare_deletions_do_not_pause_the_table(self, world: World) -> None:
        await world.tick(1)
        # 400 seconds apart, so these deletions are not taken as a wish.
        for _ in range(3):
            await delete(world, world.table())
            world.env.backend.advance_clock(400)
        assert (await the_table(world)).status is Status.PLAYING

    async def test_many_messages_at_once_are_one_deletion(self, world: World) -> None:
        shown = world.table()
        backend = world.env.backend
        # Discord reports a bulk deletion in one event of its own.
        backend.messages[world.channel.id].pop(shown.id)
        gone = {"ids": [str(shown.id)], "channel_id": str(world.channel.id)}
        backend.emit("MESSAGE_DELETE_BULK", gone | {"guild_id": str(world.guild.id)})
        await world.settle()

        assert world.table().id != shown.id
        assert (await the_table(world)).status is Status.PLAYING

    async def test_second_deletion_closes_a_lobby(self, opened: Opened) -> None:
        # There is no game to keep, so the second deletion closes a lobby.
        world = await opened("Ada")
        await world.ada.start()
        await delete(world, world.table())
        table = await the_table(world)
        await delete(world, world.table())
        closed = await world.live(table.id)

        assert (closed.status, closed.reason) == (Status.CLOSED, "closed-message-deleted")
        assert world.in_channel() == []

    async def test_deleted_result_is_not_sent_again(self, world: World) -> None:
        table = await the_table(world)
        await Clicker(world, table.id, 13).skip()
        # The result may go: the game is over.
        await delete(world, world.table())
        assert not any(message.controls for message in world.in_channel())

    async def test_deleted_private_card_is_sent_again(self, world: World) -> None:
        """Discord sends no events about deleted messages in DMs.

        The failure of the next edit reveals it.
        """
        table = await the_table(world)
        gone = world.ben.card(table.id)
        world.env.backend.delete_message(gone.channel_id, gone.id)
        forbid(world, "view_channel")
        # The pause edits all cards.
        await world.settle()

        assert sentence("paused-no-access") in world.ben.card(table.id).text


class TestChannels:
    async def test_deleted_channel_pauses_the_table(self, world: World) -> None:
        world.env.backend.delete_channel(world.channel.id)
        await world.settle()
        table_id = await assert_paused(world, "paused-channel-gone")
        assert GO_ON not in world.ada.card(table_id).buttons, "there is nowhere to go on"

    # Deleting a channel also deletes its threads.
    @pytest.mark.parametrize("parent", [False, True])
    async def test_deleted_thread_or_parent_channel_pauses_the_table(
        self, opened: Opened, parent: bool
    ) -> None:
        world = await opened("Ada")
        forum = world.guild.create_text_channel("forum")
        nest = thread(world, parent=forum)
        await slash(world.ada, nest, "chicken start heist", fill=3)
        (lobby,) = standing(world, nest)
        await world.ada.click(lobby, lobby.verb("start"))
        world.wire.allowed |= UNREACHABLE
        world.env.backend.delete_channel(forum.id if parent else nest.id)
        await world.settle()

        assert (await the_table(world)).reason == "paused-channel-gone"

    async def test_removal_from_a_private_thread_pauses_the_table(self, opened: Opened) -> None:
        world = await opened("Ada")
        # Without "manage threads" the bot sees private threads only as a member.
        forbid(world, "manage_threads")
        nest = thread(world, private=True)
        let_in(world, nest)
        await slash(world.ada, nest, "chicken start heist", fill=3)
        (lobby,) = standing(world, nest)
        await world.ada.click(lobby, lobby.verb("start"))
        coop = world.env.backend.bot_user.id
        world.env.backend.remove_thread_member(nest.id, coop)
        await world.settle()
        table = await the_table(world)

        assert table.reason == "paused-no-access"

        let_in(world, nest)
        await go_on(world, table.id)
        assert (await the_table(world)).status is Status.PLAYING

    async def test_archived_thread_is_woken_by_a_new_message(self, world: World) -> None:
        """A new message reopens an archived thread. An edit does not."""
        # After the restart there is no interaction token, so edits go through the channel.
        await world.restart()
        before = world.table()
        world.wire.allowed.add(ARCHIVED)
        path = f"/channels/{world.channel.id}/messages/*"
        world.env.inject_error("PATCH", path, status=400, code=ARCHIVED, times=1)
        await world.tick_on()
        await world.settle()

        assert world.table().id != before.id
        assert (await the_table(world)).status is Status.PLAYING

        # The old message may remain but must not have buttons.
        left = [message for message in world.in_channel() if message.id == before.id]
        assert all(one.buttons == [] for one in left), "two tables stand there"


class TestServers:
    async def test_removal_from_a_server_pauses_the_table(self, world: World) -> None:
        table = await the_table(world)
        world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
        await world.settle()
        await assert_paused(world, "paused-server-left")
        assert_refused(await go_on(world, table.id), StillLost(reason="paused-server-left"))

    # The flag "unavailable" tells an outage of Discord from a removal of the bot.
    async def test_server_outage_does_not_pause_the_table(self, world: World) -> None:
        gone: dict[str, Any] = {"id": str(world.guild.id), "unavailable": True}
        await world.restart()
        # The errors of an outage look like a missing right, so they must not pause the table.
        world.env.backend.emit("GUILD_DELETE", gone)
        path = f"/channels/{world.channel.id}/messages/*"
        world.env.inject_error("PATCH", path, status=403, code=50001, times=1)
        await world.tick_on()

        assert UNAVAILABLE in [request.refused for request in world.wire.requests]
        assert (await the_table(world)).status is Status.PLAYING

        await world.tick(60)
        table = await the_table(world)
        assert (table.status, table.reason) == (Status.PLAYING, None)

    async def test_resume_is_refused_during_an_outage(self, world: World) -> None:
        forbid(world, "view_channel")
        await world.settle()
        table_id = await assert_paused(world, "paused-no-access")
        gone: dict[str, Any] = {"id": str(world.guild.id), "unavailable": True}
        world.env.backend.emit("GUILD_DELETE", gone)
        # The bot cannot check rights while the server is unavailable.
        assert_refused(await go_on(world, table_id), OutOfReach())

        assert (await the_table(world)).status is Status.PAUSED


class TestClosedDms:
    @pytest.mark.parametrize("crashed", [False, True])
    async def test_host_without_dms_is_told_at_the_next_command(
        self, opened: Opened, crashed: bool
    ) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=13)
        world.ada.close_dms()
        table_id = await dealt(world)
        forbid(world, "view_channel")
        await world.settle()

        # The host could not be told by DM.
        assert world.ada.dms() == []

        # That the host was not yet told survives a crash.
        if crashed:
            await world.restart(crash=True)

        coops = world.guild.create_text_channel("elsewhere")
        answer = await slash(world.ada, coops, "chicken help")
        # The text comes as a follow-up to the host's next command, on any channel.
        (said,) = answer.followups

        assert said.ephemeral
        assert way_out(world, "paused-no-access") in said.text
        # Once is enough.
        assert (await slash(world.ada, coops, "chicken help")).followups == (), "said twice"

        forbid(world)
        await world.settle()
        await world.ada.click(said, said.button(GO_ON))
        await assert_goes_on(world, table_id)

    async def test_host_without_dms_is_told_at_another_table(self, opened: Opened) -> None:
        world = await opened("Ada", "Ben", "Cleo", seed=13)
        world.ada.close_dms()
        await dealt(world)
        forbid(world, "view_channel")
        await world.settle()
        coops = world.guild.create_text_channel("elsewhere")
        await slash(world.ben, coops, "chicken start heist")
        # Ada presses a button of Ben's table.
        lobby = standing(world, coops)[-1]
        answer = await world.ada.click(lobby, lobby.verb("join"))

        assert way_out(world, "paused-no-access") in answer.text
