"""The bot of the browser tests without a garbage collector, so that reference cycles stay.

On SIGUSR1 it counts the remaining objects and appends a line to the file named in `COUNTS`.
"""

import asyncio
import gc
import os
import signal
from collections.abc import Sequence
from pathlib import Path

from bot import cli as bot
from bot.app import Coop
from tests.browser import stacked_bot

COUNTS = "COOP_COUNTS"
OURS = ("bot.", "games.", "cogs.", "discord.")


def count() -> None:
    """Write the number of cyclic objects, of project and discord.py objects, and of all objects."""
    # Objects frozen at the start would not be collected.
    gc.unfreeze()
    found = gc.collect()
    gc.unfreeze()
    objects = gc.get_objects()
    ours = sum(str(type(obj).__module__).startswith(OURS) for obj in objects)
    with Path(os.environ[COUNTS]).open("a", encoding="utf-8") as file:
        file.write(f"{found} {ours} {len(objects)}\n")


class CountedCoop(Coop):
    async def setup_hook(self) -> None:
        await super().setup_hook()
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, count)


def main(argv: Sequence[str] | None = None) -> int:
    gc.disable()
    bot.Coop = CountedCoop  # type: ignore[attr-defined]
    return stacked_bot.main(argv)
