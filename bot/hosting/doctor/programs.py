"""Which programs Coop runs on; for whoever is asked for help."""

import platform

import discord

from bot.hosting.doctor.verdict import Verdict, ok
from bot.store import SQLITE


def look() -> Verdict:
    return ok(
        "programs",
        "fine",
        python=platform.python_version(),
        discord=discord.__version__,
        sqlite=SQLITE,
    )
