"""A small bot that uses all features of the playground; it stores nothing."""

import asyncio
import io
import logging
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any, Self, cast

import discord
from discord import app_commands, ui

# A PNG of one pixel.
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360"
    "f8cfc0000003010100c9fe92ef0000000049454e44ae426082"
)
log = logging.getLogger(__name__)
NOBODY = discord.AllowedMentions.none()


class Press(ui.DynamicItem[ui.Button[Any]], template=r"press:(?P<what>\w+):(?P<count>\d+)"):
    """A button with its state in the custom id, so that it works after a restart."""

    def __init__(self, what: str, count: int = 0) -> None:
        self.what = what
        self.count = count
        super().__init__(
            ui.Button(
                label=what.capitalize(), custom_id=f"press:{what}:{count}", style=STYLES[what]
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(match["what"], int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await getattr(self, self.what)(interaction)

    async def join(self, interaction: discord.Interaction) -> None:
        view = table(self.count + 1, f"{interaction.user.display_name} is in")
        await interaction.response.edit_message(view=view, allowed_mentions=NOBODY)
        # The player's direct messages may be closed, which raises Forbidden.
        try:
            card = ui.LayoutView(timeout=None)
            card.add_item(ui.TextDisplay(f"# Your hand\n{interaction.user.mention}: pick a card"))
            card.add_item(ui.ActionRow(Pick()))
            await interaction.user.send(view=card)
        except discord.Forbidden as closed:
            await interaction.followup.send(f"Your DMs are closed ({closed.code}).", ephemeral=True)

    async def secret(self, interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(PIXEL), "hand.png")
        await interaction.response.send_message("You hold the **7**.", file=file, ephemeral=True)

    async def name(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Naming())

    async def slow(self, interaction: discord.Interaction) -> None:
        await asyncio.sleep(float(os.environ.get("SAMPLE_SLOW", "4")))
        try:
            await interaction.response.edit_message(view=table(0, "too late"))
        except discord.NotFound as late:
            log.warning("late answer: %s", late.code)


class Pick(ui.DynamicItem[ui.Select[Any]], template="pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(1, 6)]
        super().__init__(
            ui.Select(
                custom_id="pick",
                placeholder="Two cards",
                options=options,
                min_values=2,
                max_values=2,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        assert interaction.data is not None
        chosen = " and ".join(cast(list[str], interaction.data.get("values", [])))
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"You chose {chosen}"))
        await interaction.response.edit_message(view=view, allowed_mentions=NOBODY)


class Naming(ui.Modal, title="Name your crew"):
    crew: ui.Label[Any] = ui.Label(
        text="Crew", component=ui.TextInput(custom_id="crew", min_length=2, max_length=20)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.crew.component, ui.TextInput)
        await interaction.response.send_message(f"The crew is called {self.crew.component.value}.")


STYLES = {
    "join": discord.ButtonStyle.success,
    "secret": discord.ButtonStyle.primary,
    "name": discord.ButtonStyle.secondary,
    "slow": discord.ButtonStyle.danger,
}


def table(joined: int, news: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(accent_colour=0xF0B232)
    box.add_item(ui.TextDisplay(f"## Sample lobby\n{joined} joined. *{news}*"))
    box.add_item(ui.Separator())
    box.add_item(ui.ActionRow(*(Press(what, joined) for what in STYLES)))
    view.add_item(box)

    return view


class SampleBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=NOBODY)
        self.tree = app_commands.CommandTree(self)
        chicken = app_commands.Group(name="chicken", description="Sample commands")
        start = app_commands.Group(name="start", description="Start a game", parent=chicken)
        start.command(name="heist", description="Open a lobby")(heist)
        chicken.command(name="think", description="Think, then speak")(think)
        chicken.command(name="show", description="Show a picture")(show)
        self.tree.add_command(chicken)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Pick)
        loop = asyncio.get_running_loop()
        # discord.py does not handle SIGTERM, so a stop would not close the connection.
        loop.add_signal_handler(signal.SIGTERM, lambda: asyncio.ensure_future(self.close()))


@app_commands.describe(seats="How many seats", variant="Which rules", friend="Whom to invite")
@app_commands.choices(
    variant=[app_commands.Choice(name=n, value=n.lower()) for n in ("Quick", "Whole")]
)
async def heist(
    interaction: discord.Interaction,
    seats: app_commands.Range[int, 3, 8] = 5,
    variant: str = "whole",
    friend: discord.User | None = None,
) -> None:
    news = f"{seats} seats, {variant}, {friend.display_name if friend else 'nobody'} invited"
    await interaction.response.send_message(view=table(0, news))


async def think(interaction: discord.Interaction, word: str, private: bool = False) -> None:
    await interaction.response.defer(thinking=True, ephemeral=private)
    await asyncio.sleep(0.1)
    await interaction.followup.send(f"I thought of {word}.")
    await interaction.followup.send("And of eggs.", ephemeral=private)


async def suggest(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    words = [word for word in ("egg", "eagle", "hen") if word.startswith(current)]
    return [app_commands.Choice(name=word.title(), value=word) for word in words]


# Applied here as a function, as `suggest` is defined after `think`.
think_with_words = app_commands.autocomplete(word=suggest)(think)


async def show(interaction: discord.Interaction) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description="Table"))
    )
    await interaction.response.send_message(
        view=view, file=discord.File(io.BytesIO(PIXEL), "table.png")
    )
    message = await interaction.original_response()
    data = await message.attachments[0].read()

    assert isinstance(interaction.channel, discord.abc.Messageable)

    # The same nonce twice: Discord creates one message.
    await interaction.channel.send(f"{len(data)} bytes", nonce="once")
    await interaction.channel.send(f"{len(data)} bytes", nonce="once")


async def sync(bot: SampleBot, token: str) -> None:
    async with bot:
        await bot.login(token)
        await bot.tree.sync()


def main(argv: list[str] | None = None) -> int:
    token = os.environ["DISCORD_TOKEN"]
    if (argv if argv is not None else sys.argv[1:]) == ["sync"]:
        asyncio.run(sync(SampleBot(), token))
    else:
        SampleBot().run(token)
        # A file tells tests that the process has ended by itself.
        if "SAMPLE_FAREWELL" in os.environ:
            Path(os.environ["SAMPLE_FAREWELL"]).touch()

    return 0
