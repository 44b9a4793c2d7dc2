"""The server as Discord's JSON."""

from __future__ import annotations

from typing import Any

from playground.discord import permissions
from playground.discord.world import EXTERNAL, LOCALES, Event, World

# What a small server has not, and Discord says so.
UNSET_IN_GUILD = (
    "afk_channel_id", "application_id", "banner", "description", "discovery_splash", "home_header",
    "incidents_data", "max_presences", "public_updates_channel_id", "rules_channel_id",
    "safety_alerts_channel_id", "splash", "system_channel_id", "vanity_url_code",
    "widget_channel_id",
)  # fmt: skip


def guild_shape(world: World, guild_id: int) -> dict[str, Any]:
    """A server, without its channels and members."""
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
    """The server as the list of the bot's servers has it, with the bot's rights on it."""
    whole = guild_shape(world, guild_id)
    kept = {name: whole[name] for name in ("id", "name", "icon", "banner", "features")}
    return kept | {"owner": False, "permissions": str(permissions.MEMBER)}


def features_of(world: World) -> list[str]:
    return [] if world.locale == LOCALES[0] else ["COMMUNITY"]


def event_shape(world: World, event: Event) -> dict[str, Any]:
    """What is planned, at a place that is no channel."""
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
