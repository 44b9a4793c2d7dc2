"""Channels, threads and the bot's permissions in them; and commands outside of #games."""

from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType, OverwriteType

from tests.support.clicks import Answer, answer
from tests.support.people import Person
from tests.support.shown import Shown
from tests.support.world import World

MEMBER = OverwriteType.MEMBER

UNREACHABLE = {10003, 10004, 10008, 50001, 50013}
"""Discord's error codes for what is gone or not accessible."""


def forbid(world: World, *lacking: str, channel_id: int | None = None) -> None:
    """Take permissions away from the bot in a channel. Without names give all of them back."""
    coop = world.env.backend.bot_user.id
    deny = discord.Permissions(**dict.fromkeys(lacking, True)).value
    channel_id = channel_id or world.channel.id
    # The wire fixture would fail the test on the errors that follow.
    world.wire.allowed |= UNREACHABLE
    world.env.backend.set_overwrite(channel_id, Overwrite(coop, MEMBER, allow=0, deny=deny))


def thread(world: World, name: str = "nest", *, private: bool = False, parent: Any = None) -> Any:
    """Return a new thread of Ada's. All people of the world are in it, but not the bot."""
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    backend = world.env.backend
    parent_id = (parent or world.channel).id
    made = backend.create_thread(parent_id, name, world.ada.id, type=kind, broadcast=not private)
    for person in world.people.values():
        made.thread_members.setdefault(person.id, backend.now_iso())

    return ChannelHandle(world.env, world.guild, made)


def let_in(world: World, thread: Any) -> None:
    """Add the bot to a private thread, as a mention of the bot does."""
    world.env.backend.add_thread_member(thread.id, world.env.backend.bot_user.id)
    world.env.backend.announce_thread_create(world.env.backend.get_channel(thread.id))


async def slash(person: Person, channel: Any, command: str, **options: Any) -> Answer:
    done = await person.member.slash(channel, command, **options)
    await person.world.settle()
    return answer(person.world.env, done._interaction)


def standing(world: World, channel: Any) -> list[Shown]:
    """Return the public messages of a channel, oldest first."""
    return [message for message in world.messages(channel.id) if not message.ephemeral]


async def delete(world: World, shown: Shown) -> None:
    """Delete a message as a moderator does. Discord tells the bot, which may react."""
    world.wire.allowed |= UNREACHABLE
    world.env.backend.delete_message(shown.channel_id, shown.id)
    await world.settle()
