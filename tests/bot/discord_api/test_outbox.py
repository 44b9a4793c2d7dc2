"""Requests of the outbox: who can see a channel, and scheduled events."""

from datetime import datetime

import discord
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.discord_api.outbox import Priority
from tests.bot.den import Den

NOWHERE = UNKNOWN = 404


async def sees(den: Den, channel_id: int, user_id: int) -> bool | None:
    outbox = den.chat.outbox
    with den.env._bot_scope():
        return await outbox.sees(den.guild.id, channel_id, user_id)


async def test_person_who_sees_a_channel_may_be_told_of_it(den: Den) -> None:
    hidden = discord.Permissions(view_channel=True).value
    hidden_from_ada = Overwrite(den.ada.id, OverwriteType.MEMBER, allow=0, deny=hidden)
    den.env.backend.set_overwrite(den.channel.id, hidden_from_ada)
    await den.settle()

    assert await sees(den, den.channel.id, den.ben.id) is True
    assert await sees(den, den.channel.id, den.ada.id) is False


async def test_visibility_is_unknown_for_a_person_who_left_the_server(den: Den) -> None:
    assert await sees(den, den.channel.id, UNKNOWN) is None


async def test_channel_or_server_that_the_bot_does_not_see_is_invisible(den: Den) -> None:
    assert await sees(den, NOWHERE, den.ben.id) is False
    with den.env._bot_scope():
        assert await den.chat.outbox.sees(NOWHERE, den.channel.id, den.ben.id) is False


async def test_private_thread_counts_as_invisible(den: Den) -> None:
    """The members of a thread are not requested, and its parent may be visible to all."""
    backend = den.env.backend
    kind = ChannelType.PRIVATE_THREAD
    nest = backend.create_thread(den.channel.id, "nest", den.ada.id, type=kind, broadcast=False)
    backend.add_thread_member(nest.id, backend.bot_user.id)
    backend.announce_thread_create(nest)
    await den.settle()

    assert den.bot.get_channel(nest.id) is not None
    assert await sees(den, nest.id, den.ben.id) is False


async def test_event_is_created_started_and_deleted(den: Den) -> None:
    outbox = den.chat.outbox
    backend = den.env.backend
    before = outbox.requests[Priority.DECORATION]

    with den.env._bot_scope():
        event_id = await outbox.add_event(den.guild.id, "Coop", "cluck", "#games", 4e9, 4e9 + 60)
        event = backend.get_scheduled_event(den.guild.id, event_id)
        # Type 3 is an event at another place than a voice channel.
        assert (event.name, event.description, event.entity_type) == ("Coop", "cluck", 3)
        assert event.entity_metadata == {"location": "#games"}

        times = event.scheduled_start_time, str(event.scheduled_end_time)
        assert [datetime.fromisoformat(one).timestamp() for one in times] == [4e9, 4e9 + 60]

        await outbox.begin_event(den.guild.id, event_id)
        # Status 2 is an active event.
        assert event.status == 2

        await outbox.drop_event(den.guild.id, event_id)
        assert backend.get_guild(den.guild.id).scheduled_events == {}

    assert outbox.requests[Priority.DECORATION] - before == 3
