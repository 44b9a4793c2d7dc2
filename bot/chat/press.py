"""The one DynamicItem: every button and every menu of Coop, on every message, for ever.

discord.py only logs what a DynamicItem raises, and the clicker would read "This interaction
failed". So nothing is raised here: `Desk.answer` guards itself.
"""

import re
from typing import Any, Protocol, cast

import discord
from discord import ui

from bot.chat.click import Click
from bot.chat.desk import Desk
from bot.chat.ids import TEMPLATE, Press, read


class HasDesk(Protocol):
    """A chat."""

    desk: Desk


class HasChat(Protocol):
    """The client that PressItem is registered with."""

    chat: HasDesk


class PressItem(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Made anew for each press; `client.add_dynamic_items(PressItem)` in `setup_hook`."""

    def __init__(self, item: ui.Item[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "PressItem":
        return cls(item, read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        is_menu = isinstance(self.item, ui.Select)
        picks = chosen(interaction) if is_menu else (self.press.index,)
        click = Click(interaction, self.press, picks, is_menu=is_menu)
        await cast(HasChat, interaction.client).chat.desk.answer(click)


def chosen(interaction: discord.Interaction[Any]) -> tuple[int, ...]:
    """The indices chosen in a menu; what is no number is no choice, and refused as such later."""
    data = cast(dict[str, Any], interaction.data or {})
    values = map(str, data.get("values", ()))
    return tuple(int(value) if value.isdecimal() else -1 for value in values)
