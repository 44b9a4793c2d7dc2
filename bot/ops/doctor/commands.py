"""The slash commands: whether Discord knows them as they are."""

import tempfile
from collections.abc import Sequence
from pathlib import Path

import discord

from bot.app import Coop
from bot.ops.commands.registration import Payload, differences, payload
from bot.ops.doctor.verdict import Verdict, fail, ok, warn
from bot.settings import Settings


async def ours(settings: Settings) -> tuple[list[Payload], discord.Intents]:
    """Of a Coop that never opens: its commands, and what it would ask Discord to hear."""
    with tempfile.TemporaryDirectory() as folder:
        async with Coop(settings, database=Path(folder) / "none.sqlite3") as coop:
            await coop.furnish()
            return await payload(coop.tree), coop.intents


def look(commands: Sequence[Payload], known: Sequence[Payload]) -> Verdict:
    if not known:
        return fail("commands", "none")
    if found := differences(commands, known):
        return warn("commands", "changed", changes=str(found))
    return ok("commands", "fine", count=len(commands))
