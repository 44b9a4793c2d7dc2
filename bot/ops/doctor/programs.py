"""Which programs Coop runs on; for whoever is asked for help.

What is missing or too old the doctor cannot meet: nothing starts without it (bot/__main__.py).
"""

import platform
from collections.abc import Iterator

import discord

from bot.ops import installed
from bot.ops.doctor.verdict import Verdict, ok, warn
from bot.storage import SQLITE


def look() -> Iterator[Verdict]:
    yield ok(
        "programs",
        "fine",
        python=platform.python_version(),
        discord=discord.__version__,
        sqlite=SQLITE,
    )
    newer = installed.differing()
    if newer:
        yield warn("programs", "newer", those=installed.told(newer), lock=installed.LOCK.name)
