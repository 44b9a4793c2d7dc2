"""Where presses come in: every button and every menu of Coop, on every message, for ever.

Whatever the client hears of a press is answered by the id alone. discord.py's own way, a
DynamicItem, would first rebuild the whole message as a view, for nothing but the pressed item's
looks, and would never see a forged id (docs/decisions/0012).
"""

import re
from typing import Any, Protocol, cast

import discord
from discord import ComponentType, InteractionType

from bot.chat.pages.custom_ids import DIGITS, OURS, Press, read
from bot.chat.presses.duplicates import Duplicates
from bot.chat.presses.handlers import PressHandlers
from bot.chat.presses.host_notices import HostNotices
from bot.chat.presses.interaction import Click

NUMBER = re.compile(DIGITS, re.ASCII)


class Answers(Protocol):
    """A chat."""

    desk: PressHandlers
    duplicates: Duplicates
    host_notices: HostNotices


async def answer_press(chat: Answers, interaction: discord.Interaction[Any]) -> None:
    """For the client's `on_interaction`. Anything but a press of ours is left alone; an id forged
    beyond recognition is answered like any other that has gone cold. `Desk.answer` guards itself:
    nothing is raised here, for the clicker would read "This interaction failed".
    """
    data = cast(dict[str, Any], interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if interaction.type is not InteractionType.component or not custom_id.startswith(OURS):
        return
    if not chat.duplicates.is_new(interaction.id):
        return
    press = read(custom_id) or Press("", "", "", 0)
    await chat.desk.answer(_click(interaction, press, data))
    await chat.host_notices.pay(interaction)


def _click(interaction: discord.Interaction[Any], press: Press, data: dict[str, Any]) -> Click:
    """What a menu sends that is no number is no choice, and refused as such later."""
    is_menu = data.get("component_type") != ComponentType.button.value
    values = map(str, data.get("values") or ())
    chosen = tuple(int(value) if NUMBER.fullmatch(value) else -1 for value in values)
    return Click(interaction, press, chosen if is_menu else (press.index,), is_menu=is_menu)
