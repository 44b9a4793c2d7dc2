"""Menus that Discord fills in itself: with the server's channels, or its roles."""

from typing import Any

from discord import ChannelType, ComponentType, SelectDefaultValueType

from bot.pages.page import Picker, Picks

_TYPES = {Picks.CHANNELS: ComponentType.channel_select, Picks.ROLES: ComponentType.role_select}
_CHOSEN = {Picks.CHANNELS: SelectDefaultValueType.channel, Picks.ROLES: SelectDefaultValueType.role}

_WHERE_TABLES_STAND = (
    ChannelType.text,
    ChannelType.voice,
    ChannelType.category,
    ChannelType.news,
    ChannelType.news_thread,
    ChannelType.public_thread,
    ChannelType.private_thread,
    ChannelType.stage_voice,
    ChannelType.forum,
)


def offered(picker: Picker) -> dict[str, Any]:
    """What tells Discord what to offer, and what is chosen."""
    kind = _CHOSEN[picker.of].value
    part: dict[str, Any] = {
        "type": _TYPES[picker.of].value,
        "default_values": [{"id": str(one), "type": kind} for one in picker.chosen],
    }
    if picker.of is Picks.CHANNELS:
        part["channel_types"] = [one.value for one in _WHERE_TABLES_STAND]
    return part
