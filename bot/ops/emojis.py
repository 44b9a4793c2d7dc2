"""Coop's own emojis on Discord, where they belong to the application.

`python -m bot sync` brings what is drawn anew (bot/pictures/emojis.py) and takes away what is
stale, or all of it. The ids are asked for at each start, and stored nowhere.
"""

import asyncio
import logging
from collections.abc import Mapping

import discord

from bot.discord_api.errors import ERRORS
from bot.pictures.emojis import NAMED, drawings

log = logging.getLogger(__name__)


async def compare(client: discord.Client) -> tuple[list[str], list[discord.Emoji]]:
    """What Discord lacks of our emojis, by name; and what it has of ours that is none any more."""
    there = await client.fetch_application_emojis()
    names = {one.name for one in there}
    stale = [one for one in there if NAMED.fullmatch(one.name) and one.name not in drawings()]
    return [name for name in drawings() if name not in names], stale


async def bring(client: discord.Client) -> int:
    """Upload what is missing, then take away what is stale: nobody misses one in between. Returns
    how many that were. Where Discord says that we are too fast, discord.py waits.
    """
    lacking, stale = await compare(client)
    for name in lacking:
        await client.create_application_emoji(name=name, image=drawings()[name])
    for one in stale:
        await one.delete()
    return len(lacking) + len(stale)


async def remove(client: discord.Client) -> int:
    """Take away all of ours, also those of older drawings. Returns how many that were."""
    there = [one for one in await client.fetch_application_emojis() if NAMED.fullmatch(one.name)]
    for one in there:
        await one.delete()
    return len(there)


async def spelled(client: discord.Client) -> Mapping[str, str]:
    """How our emojis are spelled in messages, by the names of their files; none where Discord does
    not say. Those of older drawings do as well, until the new ones are there.
    """
    ours = await asyncio.to_thread(drawings)  # all of them are read for their names
    try:
        there = await client.fetch_application_emojis()
    except (*ERRORS, discord.DiscordException) as error:
        log.info("application emojis unavailable: %s", error)
        return {}
    found: dict[str, str] = {}
    for one in sorted(there, key=lambda one: one.name in ours):
        if match := NAMED.fullmatch(one.name):
            found[match["name"]] = f"<:{one.name}:{one.id}>"
    return found
