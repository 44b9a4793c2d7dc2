"""Hen Party on Discord: its face, of which cogs/plain.py draws what is not here."""

from bot.app import Coop
from cogs.games import bring
from cogs.henparty.labels import Labels
from cogs.plain import face
from games.henparty.rules import HenParty

FACE = face(HenParty, Labels)


async def setup(bot: Coop) -> None:
    bring(bot, HenParty, FACE)
