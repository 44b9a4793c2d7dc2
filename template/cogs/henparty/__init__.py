"""Hen Party on Discord. cogs/plain.py draws all pages that are not here."""

from bot.app import Coop
from cogs.games import register_game
from cogs.henparty.labels import Labels
from cogs.plain import face
from games.henparty.rules import HenParty

FACE = face(HenParty, Labels)


async def setup(bot: Coop) -> None:
    """Register the game. discord.py calls this when it loads the extension."""
    register_game(bot, HenParty, FACE)
