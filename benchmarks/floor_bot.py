"""A bare discord.py client that does the least a bot must do for a press (benchmarks/clicks.py).

It receives the press, writes one durable row, and answers with a page built of discord.py's items.
It knows no game, checks nothing and updates no other message.
"""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiosqlite
import discord
from discord import ui

from benchmarks.timed_bot import stopwatch

FLOOR_PAGE = "FLOOR_PAGE"
"""The environment variable that names the file with the page: a list of components in JSON."""

OPEN = "open"
"""The button in the channel that sends the page as a direct message."""

LOOK = "look"
"""The button in the channel that shows the page as an ephemeral answer."""


class Floor(discord.Client):
    database: aiosqlite.Connection

    def __init__(self, parts: list[dict[str, Any]]) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._parts = parts

    async def setup_hook(self) -> None:
        self.database = await aiosqlite.connect(os.environ["COOP_DATABASE"])
        # The same settings as Coop's database, so that a commit costs the same.
        await self.database.execute("PRAGMA journal_mode = WAL")
        await self.database.execute("PRAGMA synchronous = FULL")
        await self.database.execute("CREATE TABLE presses (id INTEGER PRIMARY KEY, custom_id TEXT)")
        await self.database.commit()

    async def on_ready(self) -> None:
        channel = next(room for room in self.guilds[0].text_channels if room.name == "games")
        view = ui.LayoutView(timeout=None)
        buttons = (ui.Button[ui.LayoutView](label=name, custom_id=name) for name in (OPEN, LOOK))
        view.add_item(ui.ActionRow(*buttons))
        view.stop()  # otherwise discord.py would keep the view
        await channel.send(view=view)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        pressed = data.get("custom_id")
        if pressed == OPEN:
            await interaction.user.send(view=self._page())
            # Discord requires an answer within three seconds; the page is in the direct message.
            await interaction.response.defer()
            return
        if pressed == LOOK:
            await interaction.response.send_message(view=self._page(), ephemeral=True)
            return

        row = (interaction.id, pressed)
        await self.database.execute("INSERT INTO presses VALUES (?, ?)", row)
        await self.database.commit()
        await interaction.response.edit_message(view=self._page())

    def _page(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        for part in self._parts:
            view.add_item(_item(part))
        view.stop()  # otherwise discord.py would keep each view
        return view

    async def close(self) -> None:
        await self.database.close()
        await super().close()


def _item(part: dict[str, Any]) -> ui.Item[Any]:
    # The page is built from items for each answer, as a real bot does.
    match discord.ComponentType(part["type"]):
        case discord.ComponentType.container:
            return ui.Container(
                *map(_item, part["components"]), accent_colour=part.get("accent_color")
            )
        case discord.ComponentType.action_row:
            return ui.ActionRow(*map(_item, part["components"]))
        case discord.ComponentType.separator:
            return ui.Separator()
        case discord.ComponentType.text_display:
            return ui.TextDisplay(part["content"])
        case discord.ComponentType.select:
            return ui.Select(
                custom_id=part["custom_id"],
                placeholder=part.get("placeholder"),
                min_values=part["min_values"],
                max_values=part["max_values"],
                options=[discord.SelectOption.from_dict(option) for option in part["options"]],
            )
        case _:
            return ui.Button(
                style=discord.ButtonStyle(part["style"]),
                label=part.get("label"),
                emoji=(part.get("emoji") or {}).get("name"),
                url=part.get("url"),
                custom_id=part.get("custom_id"),
                disabled=part.get("disabled", False),
            )


def main(_: Sequence[str] | None = None) -> int:
    parts = json.loads(Path(os.environ[FLOOR_PAGE]).read_text("utf-8"))
    with stopwatch():
        Floor(parts).run(os.environ["DISCORD_TOKEN"], log_handler=None)
    return 0
