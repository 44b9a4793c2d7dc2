"""People and things of the simulated Discord (world.py), as Discord's JSON objects."""

import hashlib
import hmac
import struct
from copy import deepcopy
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from playground.discord import permissions
from playground.discord.world import (
    EXTERNAL,
    LOCALES,
    Account,
    Attachment,
    Channel,
    Emoji,
    Message,
    ScheduledEvent,
    World,
)
from playground.limits.components import media_of, walk

# Fields of a server that are always null here.
UNSET_IN_GUILD = (
    "afk_channel_id", "application_id", "banner", "description", "discovery_splash", "home_header",
    "incidents_data", "max_presences", "public_updates_channel_id", "rules_channel_id",
    "safety_alerts_channel_id", "splash", "system_channel_id", "vanity_url_code",
    "widget_channel_id",
)  # fmt: skip


def guild_shape(world: World, guild_id: int) -> dict[str, Any]:
    """Return a server, without its channels and members."""
    everyone = {
        "id": str(guild_id),
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "permissions": str(permissions.MEMBER),
        "icon": None,
        "unicode_emoji": None,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(guild_id),
        "name": world.guilds[guild_id],
        "icon": None,
        "owner_id": str(world.owner.id),
        "preferred_locale": world.locale,
        "features": features_of(world),
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "afk_timeout": 300,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "region": "deprecated",
        "widget_enabled": False,
        "system_channel_flags": 0,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "roles": [everyone],
        "emojis": [],
        "stickers": [],
        **dict.fromkeys(UNSET_IN_GUILD),
    }


def my_guild_shape(world: World, guild_id: int) -> dict[str, Any]:
    """Return a server as in the list of the bot's servers. The bot has a member's permissions."""
    whole = guild_shape(world, guild_id)
    fields = {name: whole[name] for name in ("id", "name", "icon", "banner", "features")}
    return fields | {"owner": False, "permissions": str(permissions.MEMBER)}


def features_of(world: World) -> list[str]:
    """Return the features of a server. Only a community server can change its language."""
    return [] if world.locale == LOCALES[0] else ["COMMUNITY"]


def event_shape(world: World, event: ScheduledEvent) -> dict[str, Any]:
    """Return an event that takes place outside of Discord's channels."""
    return {
        "id": str(event.id),
        "guild_id": str(event.guild_id),
        "channel_id": None,
        "creator_id": str(world.bot.id),
        "name": event.name,
        "description": event.about,
        "image": None,
        "scheduled_start_time": event.begins,
        "scheduled_end_time": event.ends,
        "privacy_level": 2,
        "status": event.status,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "entity_metadata": {"location": event.place},
        "recurrence_rule": None,
        "user_rsvp": None,
        "guild_scheduled_event_exceptions": [],
    }


JSON = dict[str, Any]

PNG = b"\x89PNG\r\n\x1a\n"

# Types of messages.
REPLY = 19
CHAT_INPUT_ANSWER = 20


def timestamp(seconds: float) -> str:
    """Return Discord's form of a time."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@dataclass(eq=False)
class Shapes:
    """Turns values into JSON. `base` is the playground's HTTP address, for links to files."""

    world: World
    base: str

    def user(self, person: Account) -> JSON:
        """Return a user."""
        return {
            "id": str(person.id),
            "username": person.name.lower(),
            "global_name": person.name,
            "discriminator": "0",
            "avatar": None,
            "bot": person.bot,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }

    def me(self) -> JSON:
        """Return the bot's own user."""
        return self.user(self.world.bot) | {
            "mfa_enabled": False,
            "verified": True,
            "email": None,
            "locale": "en-US",
        }

    def application(self) -> JSON:
        """Return the bot's application."""
        bot = self.world.bot
        return {
            "id": str(bot.id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": self.user(self.world.owner),
            "team": None,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "type": None,
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": 1,
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
            "integration_types_config": {"0": {}},
        }

    def member(self, person: Account, *, with_user: bool = True) -> JSON:
        """Return a member of the server."""
        member: JSON = {
            "nick": None,
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "roles": [],
            "joined_at": timestamp(1_700_000_000),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
        }
        return member | {"user": self.user(person)} if with_user else member

    def channel(self, channel: Channel) -> JSON:
        """Return a channel or a DM."""
        # Ids grow, so the greatest one is the last message.
        last = str(max(channel.messages)) if channel.messages else None
        if channel.is_dm:
            person = self.world.people[channel.person_id or 0]
            return {
                "id": str(channel.id),
                "type": channel.kind,
                "last_message_id": last,
                "recipients": [self.user(person)],
                "flags": 0,
            }

        overwrites = []
        if channel.denied_to_bot:
            overwrites = [
                {
                    "id": str(self.world.bot.id),
                    "type": 1,
                    "allow": "0",
                    "deny": str(channel.denied_to_bot),
                }
            ]

        return {
            "id": str(channel.id),
            "guild_id": str(channel.guild_id),
            "type": channel.kind,
            "name": channel.name,
            "position": 0,
            "permission_overwrites": overwrites,
            "nsfw": False,
            "parent_id": None,
            "topic": None,
            "rate_limit_per_user": 0,
            "last_message_id": last,
            "flags": 0,
        }

    def guild_create(self, guild_id: int) -> JSON:
        """Return the payload of GUILD_CREATE."""
        world = self.world
        return guild_shape(world, guild_id) | {
            "joined_at": timestamp(1_700_000_000),
            "large": False,
            "unavailable": False,
            "member_count": len(world.people) + 1,
            "members": [self.member(world.bot)],
            "channels": [self.channel(channel) for channel in world.channels_on(guild_id)],
            "threads": [],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
        }

    def attachment(self, attachment: Attachment) -> JSON:
        """Return an attachment, with width and height if it is a PNG."""
        url = self.file_url(attachment)
        shape: JSON = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": len(attachment.data),
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
        }
        if attachment.description:
            shape["description"] = attachment.description

        return shape | _size(attachment)

    def emoji(self, emoji: Emoji) -> JSON:
        """Return an application emoji."""
        return {
            "id": str(emoji.id),
            "name": emoji.name,
            "roles": [],
            "user": self.user(self.world.bot),
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }

    def file_url(self, attachment: Attachment) -> str:
        """Return the signed link to a file."""
        name = quote(attachment.filename, safe="")
        return f"{self.base}/attachments/{attachment.id}/{name}?hm={self.signature(attachment.id)}"

    def signature(self, attachment_id: int) -> str:
        """Return the signature in the link to a file."""
        # The key is secret, so nobody else can make links that the playground accepts.
        digest = hmac.new(self.world.file_key, str(attachment_id).encode(), hashlib.sha256)
        return digest.hexdigest()[:32]

    def message(self, message: Message) -> JSON:
        """Return a message."""
        channel = self.world.channels[message.channel_id]
        author = self.world.user(message.author_id) or self.world.bot
        mentioned = (self.world.user(user_id) for user_id in message.mentions)
        shape: JSON = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "type": 0,
            "author": self.user(author),
            "content": message.content,
            "components": self._with_media(message),
            "embeds": message.embeds,
            "attachments": [self.attachment(attachment) for attachment in message.attachments],
            "mentions": [self.user(account) for account in mentioned if account is not None],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
            "flags": message.flags,
            "timestamp": timestamp(message.created),
            "edited_timestamp": timestamp(message.edited) if message.edited else None,
        }
        on_server = {} if channel.is_dm else {"guild_id": str(channel.guild_id)}
        shape |= on_server
        if message.nonce is not None:
            shape["nonce"] = message.nonce

        # Replies and responses have message types of their own.
        if message.reply_to is not None:
            shape["type"] = REPLY
            reference = {"message_id": str(message.reply_to), "channel_id": str(channel.id)}
            shape["message_reference"] = reference | on_server

        if message.interaction is not None:
            shape |= self._response_fields(message.interaction, channel)

        return shape

    def _response_fields(self, interaction: JSON, channel: Channel) -> JSON:
        """Return the fields that a message has as a response to an interaction."""
        person = self.world.people[interaction["user_id"]]
        metadata = {
            "id": str(interaction["id"]),
            "type": interaction["type"],
            "user": self.user(person),
            "authorizing_integration_owners": {"0": str(channel.guild_id or self.world.guild_id)},
        }
        bot_id = str(self.world.bot.id)
        shape: JSON = {
            "interaction_metadata": metadata,
            "webhook_id": bot_id,
            "application_id": bot_id,
        }

        # Only a command has a name; a press or a modal has none.
        if interaction.get("name"):
            shape["type"] = CHAT_INPUT_ANSWER
            shape["interaction"] = {
                "id": str(interaction["id"]),
                "type": interaction["type"],
                "name": interaction["name"],
                "user": self.user(person),
            }

        return shape

    def _with_media(self, message: Message) -> list[JSON]:
        """Return the components, with links to files in place of attachment://name."""
        files = {attachment.filename: attachment for attachment in message.attachments}
        # The stored components keep attachment://, because an edit refers to the files by name.
        components = deepcopy(message.components)
        for _, part in walk(components):
            for media in media_of(part):
                self._resolve(media, files)

        return components

    def _resolve(self, media: JSON, files: dict[str, Attachment]) -> None:
        """Fill in the fields of a media item."""
        attachment = files.get(media["url"].removeprefix("attachment://"))
        if media["url"].startswith("attachment://") and attachment is not None:
            media["url"] = self.file_url(attachment)
            media["attachment_id"] = str(attachment.id)
            media["content_type"] = attachment.content_type
            media |= _size(attachment)

        media |= {
            "id": media.get("attachment_id", "0"),
            "proxy_url": media["url"],
            "loading_state": 2,
            "placeholder": "",
        }


def _size(attachment: Attachment) -> JSON:
    """Return width and height of a PNG, from its header; nothing for other files."""
    if not attachment.data.startswith(PNG):
        return {}
    # The file may end early: missing bytes count as 0.
    width, height = struct.unpack(">II", attachment.data[16:24].ljust(8, b"\0"))
    return {"width": width, "height": height}
