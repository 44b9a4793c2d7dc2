"""Where presses come in: every button and every menu of Coop, on every message, for ever.

discord.py only logs what a DynamicItem raises, and the clicker would read "This interaction
failed". So nothing is raised here: `Desk.answer` guards itself.
"""

import re
from typing import Any, Protocol, cast

import discord
from discord import ComponentType, InteractionType, ui

from bot.chat.click import Click
from bot.chat.desk import Desk
from bot.chat.echoes import Echoes
from bot.chat.ids import OURS, TEMPLATE, Press, read, shown_on
from bot.chat.owing import Owing


class HasDesk(Protocol):
    """A chat."""

    desk: Desk
    echoes: Echoes
    owing: Owing


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
        await _answer(interaction, self.press)


async def answer_stray(interaction: discord.Interaction[Any]) -> None:
    """For the client's `on_interaction`: presses that PressItem never sees, because the message
    does not show the button (any more) or because the id is forged beyond recognition.
    """
    data = cast(dict[str, Any], interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if interaction.type is not InteractionType.component or not custom_id.startswith(OURS):
        return
    match = TEMPLATE.fullmatch(custom_id)
    if match is not None and _is_on_message(interaction, custom_id):
        return
    press = Press("", "", "", 0) if match is None else read(match)
    await _answer(interaction, press)


def _click(interaction: discord.Interaction[Any], press: Press) -> Click:
    """What a menu sends that is no number is no choice, and refused as such later."""
    data = cast(dict[str, Any], interaction.data or {})
    is_menu = data.get("component_type") != ComponentType.button.value
    values = map(str, data.get("values", ()))
    chosen = tuple(int(value) if value.isdecimal() else -1 for value in values)
    return Click(interaction, press, chosen if is_menu else (press.index,), is_menu=is_menu)


def _is_on_message(interaction: discord.Interaction[Any], custom_id: str) -> bool:
    """Whether discord.py finds it there, and so gives it to PressItem."""
    if interaction.message is None:
        return False
    kind = cast(dict[str, Any], interaction.data or {}).get("component_type")
    pressed = (int(kind or 0), custom_id)
    return pressed in shown_on(interaction.message.components)


async def _answer(interaction: discord.Interaction[Any], press: Press) -> None:
    chat = cast(HasChat, interaction.client).chat
    if not chat.echoes.is_new(interaction.id):
        return
    await chat.desk.answer(_click(interaction, press))
    await chat.owing.pay(interaction)
