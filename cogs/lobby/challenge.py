"""Challenging somebody to a game for two: the other seat is kept for them, and they may decline."""

import discord

from bot.app import Coop
from bot.common.refused import Refused
from bot.interactions.interaction import Click
from bot.interactions.permissions import NobodyElseHere
from bot.interactions.verbs import Verb
from bot.tables.table import Guest


class ChallengedThemselves(Refused):
    """It takes two."""


def guest_of(
    interaction: discord.Interaction, opponent: discord.Member | discord.User | None
) -> Guest | None:
    """The person who is challenged; None for nobody, and for bots, whose place the house takes.
    Raises ChallengedThemselves, NobodyElseHere.
    """
    if opponent is None or opponent.bot:
        return None
    if opponent.id == interaction.user.id:
        raise ChallengedThemselves
    if interaction.guild_id is None:
        raise NobodyElseHere
    return Guest(opponent.id, opponent.display_name)


def declining(bot: Coop) -> Verb:
    """Declines a challenge; taking it is joining."""

    async def decline(click: Click) -> None:
        await bot.tables.lobbies.decline(click.table_id, click.user_id)
        await click.say(click.words("lobby-declined"))

    return Verb("decline", decline)
