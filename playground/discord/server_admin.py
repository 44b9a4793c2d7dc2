"""What befalls a server: permissions are taken, messages and channels deleted, people leave.

Everything is told to the gateway as Discord would, and to the pages.
"""

from __future__ import annotations

from playground.discord import permissions
from playground.discord.feed import Feed
from playground.discord.gateway import GUILDS, Gateway
from playground.discord.posting import Posting
from playground.discord.serializers import JSON, Shapes
from playground.discord.user_actions import CannotDo
from playground.discord.world import LOCALES, Channel, Message, Person, World

LONGEST_NAME = 100


class House:
    def __init__(
        self, world: World, shapes: Shapes, gateway: Gateway, feed: Feed, posting: Posting
    ) -> None:
        self.world = world
        self.shapes = shapes
        self.gateway = gateway
        self.feed = feed
        self.posting = posting

    def deny(self, channel: Channel, denied: int) -> None:
        """From now on the bot lacks exactly these permissions in the channel."""
        channel.denied_to_bot = denied
        self._tell("CHANNEL_UPDATE", channel)

    def switch(self, channel: Channel, name: str, *, allowed: bool) -> None:
        """One permission of `permissions.SWITCHES`, by its name."""
        if channel.is_dm or name not in permissions.SWITCHES:
            raise CannotDo("that permission cannot be switched here")
        bit = permissions.SWITCHES[name]
        denied = channel.denied_to_bot & ~bit if allowed else channel.denied_to_bot | bit
        self.deny(channel, denied)

    def add_channel(self, person: Person, name: str) -> Channel:
        _only_the_owner(person)
        clean = "-".join(name.lower().split())[:LONGEST_NAME]
        taken = {one.name for one in self.world.channels.values() if not one.is_dm}
        if not clean or clean in taken:
            raise CannotDo("a channel needs a name of its own")
        channel = self.world.add_channel(clean)
        self._tell("CHANNEL_CREATE", channel)
        return channel

    def delete_channel(self, person: Person, channel: Channel) -> None:
        _only_the_owner(person)
        if channel.is_dm:
            raise CannotDo("a DM cannot be deleted")
        gone = self.shapes.channel(channel)
        del self.world.channels[channel.id]
        self.gateway.dispatch("CHANNEL_DELETE", gone, GUILDS)
        self.feed.publish("channels", {})

    def delete_message(self, person: Person, message: Message) -> None:
        """By its author, or on the server by its owner; nobody deletes the bot's DMs."""
        if not self.world.sees(person, message) or not self._may_delete(person, message):
            raise CannotDo("you may not delete that message")
        self.posting.delete(message)

    def _may_delete(self, person: Person, message: Message) -> bool:
        in_dm = self.world.channels[message.channel_id].is_dm
        return message.author_id == person.id or (person.owner and not in_dm)

    def leave(self, person: Person, *, left: bool) -> None:
        """Leave the server, or come back. The bot is not told: members are a privileged intent."""
        if person.owner:
            raise CannotDo("whoever owns the server cannot leave it")
        person.left = left
        self.feed.publish("channels", {})

    def speak(self, person: Person, locale: str, *, server: bool) -> None:
        """From now on their Discord speaks that; or the server does. Anybody may try that out."""
        if locale not in LOCALES:
            raise CannotDo("Discord does not speak that")
        if server:
            self.world.locale = locale
        else:
            person.locale = locale
        self.feed.publish("channels", {})

    def _tell(self, event: str, channel: Channel) -> None:
        self.gateway.dispatch(event, self.shapes.channel(channel), GUILDS)
        self.feed.publish("channels", {})


def _only_the_owner(person: Person) -> None:
    if not person.owner:
        raise CannotDo("only the server's owner may do that")


def what_the_bot_may(channel: Channel) -> JSON:
    """How the switches of a channel stand, by name."""
    return {name: not channel.denied_to_bot & bit for name, bit in permissions.SWITCHES.items()}
