"""The people and things in the simulated Discord. Plain values in memory; no sockets, no JSON."""

import secrets
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from playground.discord import permissions
from playground.discord.api_errors import Refusal


@dataclass
class PlayClock:
    """The real time, which can be advanced but never set back."""

    ahead: float = 0.0
    """How far the clock has been advanced, in seconds."""

    def now(self) -> float:
        """Return seconds since 1970."""
        return time.time() + self.ahead

    def hurry(self, seconds: float) -> None:
        """Advance the clock."""
        self.ahead += max(0.0, seconds)


DISCORD_EPOCH_MS = 1_420_070_400_000


@dataclass
class Snowflakes:
    """Makes increasing ids. Two ids of the same millisecond differ in their last 22 bits."""

    clock: PlayClock
    last: int = 0

    def next(self) -> int:
        """Return the next id."""
        # The upper bits of an id are the milliseconds since Discord's own epoch, the year 2015.
        now = (int(self.clock.now() * 1000) - DISCORD_EPOCH_MS) << 22
        # Ids must grow, also when several are made within a millisecond.
        self.last = max(self.last + 1, now)
        return self.last


def seconds_of(snowflake: int) -> float:
    """Return when this id was made, in seconds since 1970."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000


NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
COLOURS = (
    "#5865f2", "#eb459e", "#3ba55d", "#faa61a", "#ed4245", "#00a8fc", "#9b84ee", "#b5651d",
)  # fmt: skip

LOCALES = ("en-US", "en-GB", "de", "fr", "es-ES", "es-419", "pt-BR", "ja")
"""Some of Discord's languages, its default first; also one that Coop does not support."""

TEXT_CHANNEL = 0
DM_CHANNEL = 1

LOADING = 1 << 7
"""The flag of a message that shows "thinking". Only Discord sets it."""


@dataclass
class Account:
    """A person to play as, or the bot's own account (``bot`` is set)."""

    id: int
    name: str
    colour: str
    bot: bool = False
    owner: bool = False
    dms_closed: bool = False
    left: bool = False  # has left the server, so that the bot cannot send a DM either
    locale: str = LOCALES[0]  # the language of the person's Discord client
    # Channel id -> id of the last message that this person has seen in it. Ids grow with time.
    read: dict[int, int] = field(default_factory=dict)

    @property
    def permissions(self) -> int:
        """The person's permissions on the server."""
        return permissions.EVERYTHING if self.owner else permissions.MEMBER


@dataclass
class Attachment:
    """A file of a message."""

    id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None


@dataclass
class Emoji:
    """An application emoji."""

    id: int
    name: str
    data: bytes


EXTERNAL = 3
"""The type of an event that takes place outside of Discord's channels."""


TO_COME = 1
ON = 2
"""The statuses of an event that pages show."""


@dataclass
class ScheduledEvent:
    """An event on a server. `status`: 1 is planned, 2 is active, 3 is over, 4 was cancelled."""

    id: int
    guild_id: int
    name: str
    about: str | None
    place: str
    begins: str
    ends: str
    status: int = 1


REMEMBERED = 4
"""How many earlier versions of a message are kept, for presses that cross an edit."""


@dataclass
class Message:
    """One message, with the components of its earlier versions.

    `version` counts the changes of its components, and `replaced` holds those of earlier versions.
    """

    id: int
    channel_id: int
    author_id: int
    content: str = ""
    components: list[dict[str, Any]] = field(default_factory=list)
    embeds: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    nonce: str | None = None
    edited: float | None = None
    mentions: list[int] = field(default_factory=list)
    reply_to: int | None = None
    # The interaction that this message answers: {"id", "type", "user_id", "name"}
    interaction: dict[str, Any] | None = None
    token: str | None = None  # of the interaction that created this message
    visible_to: int | None = None  # the one reader of an ephemeral message
    version: int = 0
    replaced: deque[list[dict[str, Any]]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    def shown_in(self, version: int) -> list[dict[str, Any]]:
        """Return the components of this version; empty if the version is too old."""
        age = self.version - version
        if age == 0:
            return self.components
        return self.replaced[-age] if 0 < age <= len(self.replaced) else []

    def show(self, components: list[dict[str, Any]]) -> None:
        """Replace the components. The old ones are kept, because a page may still show them."""
        self.replaced.append(self.components)
        self.components = components
        self.version += 1

    @property
    def created(self) -> float:
        """When the message was published, in seconds since 1970."""
        return seconds_of(self.id)

    @property
    def loading(self) -> bool:
        """Return whether the message still shows "thinking"."""
        return bool(self.flags & LOADING)


@dataclass
class Channel:
    """A channel of the server, or a DM with the bot."""

    id: int
    name: str
    kind: int = TEXT_CHANNEL
    person_id: int | None = None  # the person of a DM
    guild_id: int = 0  # the server of the channel; 0 for a DM
    denied_to_bot: int = 0  # permissions that the bot lacks in this channel
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def is_dm(self) -> bool:
        """Return whether it is a DM."""
        return self.kind == DM_CHANNEL

    @property
    def bot_permissions(self) -> int:
        """The bot's permissions in this channel."""
        if self.is_dm:
            return permissions.IN_DM

        denied = self.denied_to_bot
        # Without View Channel, Discord grants nothing in a channel.
        if denied & permissions.VIEW_CHANNEL:
            return 0

        # Members who may not send messages may not attach files or embed links either.
        if denied & permissions.SEND_MESSAGES:
            denied |= permissions.ATTACH_FILES | permissions.EMBED_LINKS

        return permissions.MEMBER & ~denied

    def require(self, permission: int, refusal: Refusal | None = None) -> None:
        """Raise this refusal (None: 50013) if the bot lacks the permission here."""
        if not self.bot_permissions & permission:
            raise refusal or Refusal(403, 50013)


class World:
    """One server ("The Coop"), its people, its bot, and the DMs opened so far.

    Pages show no other server. Servers that a test adds have the same people.
    """

    def __init__(
        self,
        people: int = len(NAMES),
        clock: PlayClock | None = None,
        emojis: Mapping[str, bytes] | None = None,
    ) -> None:
        """Create a server with people. `emojis`: name -> PNG of the bot's application emojis."""
        self.clock = clock or PlayClock()
        self.snowflakes = Snowflakes(self.clock)
        self.guild_id = self.snowflakes.next()
        self.guilds = {self.guild_id: "The Coop"}
        self.locale = LOCALES[0]  # of all servers; on Discord only community servers change it
        self.bot = Account(self.snowflakes.next(), "Coop", "#f0b232", bot=True)
        self.people: dict[int, Account] = {}
        for number, name in enumerate(NAMES[: max(1, people)]):
            # The first person owns the server.
            person = Account(self.snowflakes.next(), name, COLOURS[number], owner=number == 0)
            self.people[person.id] = person

        self.channels: dict[int, Channel] = {}
        for name in ("games", "quiet"):
            self.add_channel(name)

        self._dms: dict[int, Channel] = {}
        self.commands: list[dict[str, Any]] = []
        self.events: dict[int, ScheduledEvent] = {}
        self.emojis: dict[int, Emoji] = {}
        for name, data in (emojis or {}).items():
            self.add_emoji(name, data)

        # A file can only be read with a link that was made here, as with Discord's signed links.
        self.file_key = secrets.token_bytes(16)

    @property
    def owner(self) -> Account:
        """The owner of the server: the first person."""
        return next(iter(self.people.values()))

    def user(self, user_id: int) -> Account | None:
        """Return the person or the bot with this id."""
        return self.bot if user_id == self.bot.id else self.people.get(user_id)

    def person(self, name: str) -> Account | None:
        """Return the person with this name."""
        people = self.people.values()
        return next((person for person in people if person.name.lower() == name.lower()), None)

    def channel(self, name: str) -> Channel:
        """Return the channel of this name."""
        return next(
            candidate
            for candidate in self.channels.values()
            if candidate.name == name and not candidate.is_dm
        )

    def add_emoji(self, name: str, data: bytes) -> Emoji:
        """Add an application emoji."""
        emoji = Emoji(self.snowflakes.next(), name, data)
        self.emojis[emoji.id] = emoji
        return emoji

    def add_guild(self, name: str, shard: int, shards: int) -> Channel:
        """Add a server with a channel. Its events go to connection `shard` of `shards`."""
        # Discord computes the shard as (id >> 22) % shards. The id is chosen to give `shard`: for
        # shard 1 of 4, a timestamp of 1003 becomes 1001. The lower bits make the id unique.
        timestamp = self.guild_id >> 22
        guild_id = (timestamp - (timestamp - shard) % shards) << 22 | len(self.guilds)
        self.guilds[guild_id] = name
        return self.add_channel("games", guild_id)

    def add_channel(self, name: str, guild_id: int | None = None) -> Channel:
        """Add a channel to a server."""
        channel = Channel(self.snowflakes.next(), name, guild_id=guild_id or self.guild_id)
        self.channels[channel.id] = channel
        return channel

    def rooms(self, person: Account) -> list[Channel]:
        """Return the server's channels that this person can see."""
        return [] if person.left else self.channels_on(self.guild_id)

    def planned(self, person: Account) -> list[ScheduledEvent]:
        """Return the server's planned and active events, the soonest first."""
        on_server = [event for event in self.events.values() if event.guild_id == self.guild_id]
        open_events = (
            [] if person.left else [event for event in on_server if event.status in (TO_COME, ON)]
        )
        return sorted(open_events, key=lambda event: datetime.fromisoformat(event.begins))

    def channels_on(self, guild_id: int) -> list[Channel]:
        """Return the channels of a server."""
        return [channel for channel in self.channels.values() if channel.guild_id == guild_id]

    def dm(self, person: Account) -> Channel:
        """Return the DM between this person and the bot. The first call opens it."""
        channel = self._dms.get(person.id)
        if channel is None:
            # The DM has the name of its person, as in a client's list.
            channel = Channel(self.snowflakes.next(), person.name, DM_CHANNEL, person.id)
            self.channels[channel.id] = self._dms[person.id] = channel

        return channel

    def message(self, message_id: int) -> Message | None:
        """Return the message with this id, in any channel."""
        found = (channel.messages.get(message_id) for channel in self.channels.values())
        return next(filter(None, found), None)

    def attachment(self, attachment_id: int) -> Attachment | None:
        """Return the file with this id, of any message."""
        channels = self.channels.values()
        messages = (message for channel in channels for message in channel.messages.values())
        files = (file for message in messages for file in message.attachments)
        return next((file for file in files if file.id == attachment_id), None)

    def sees(self, person: Account, message: Message) -> bool:
        """Return whether the person may see the message."""
        channel = self.channels.get(message.channel_id)
        if channel is None or not self.enters(person, channel):
            return False
        # An ephemeral message has one reader.
        return message.visible_to in (None, person.id)

    def enters(self, person: Account, channel: Channel) -> bool:
        """Return whether the person has access to the channel."""
        return channel.person_id == person.id if channel.is_dm else not person.left

    def unread(self, person: Account, channel: Channel) -> int:
        """Return how many messages of others this person has not seen in the channel."""
        return len(self._unseen(person, channel))

    def calls(self, person: Account, channel: Channel) -> int:
        """Return Discord's red number: unread messages that are a DM or mention this person."""
        unseen = self._unseen(person, channel)
        return sum(channel.is_dm or person.id in message.mentions for message in unseen)

    def all_calls(self, person: Account) -> int:
        """Return the sum of the red numbers of all channels of this person."""
        entered = [channel for channel in self.channels.values() if self.enters(person, channel)]
        return sum(self.calls(person, channel) for channel in entered)

    def _unseen(self, person: Account, channel: Channel) -> list[Message]:
        """Return the messages of others that this person has not seen in the channel."""
        seen = person.read.get(channel.id, 0)
        return [
            message
            for message in channel.messages.values()
            if message.id > seen and message.author_id != person.id and self.sees(person, message)
        ]

    def mark_read(self, person: Account, channel: Channel) -> None:
        """Mark all messages of the channel as seen."""
        person.read[channel.id] = max(channel.messages, default=0)
