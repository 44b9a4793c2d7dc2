"""Challenging somebody to a game for two: the other seat is kept for them, and they may decline."""

import discord

from bot.app import Coop
from bot.chat.presses.interaction import Click
from bot.tables.refusals import Refused, StaleClick
from bot.tables.table import Guest


class ChallengedThemselves(Refused):
    """It takes two."""


def guest_of(interaction: discord.Interaction, opponent: discord.Member | None) -> Guest | None:
    """The person who is challenged; None for nobody, and for bots, whose place the house takes.
    Raises ChallengedThemselves.
    """
    if opponent is None or opponent.bot:
        return None
    if opponent.id == interaction.user.id:
        raise ChallengedThemselves
    return Guest(opponent.id, opponent.display_name)


class Challenge:
    """The press that declines one; taking it is joining."""

    def __init__(self, bot: Coop) -> None:
        self._bot = bot

    async def declined(self, click: Click) -> None:
        """The verb `decline`."""
        scene = await self._bot.tables.scene(click.table_id)
        elsewhere = click.interaction.guild_id != scene.guild_id
        if elsewhere or click.press.token != scene.hand_token:
            raise StaleClick
        await self._bot.tables.decline(click.table_id, click.user_id)
        await click.say(click.words("lobby-declined"))
