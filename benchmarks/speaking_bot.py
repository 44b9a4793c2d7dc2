"""The bot of benchmarks/timed_bot.py, with the languages of the folder that `COOP_SPEAKS` names.

With `COOP_HAS_SPOKEN` it draws pages in all of them before it starts, so that they are cached.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from bot import settings

SPEAKS = "COOP_SPEAKS"
HAS_SPOKEN = "COOP_HAS_SPOKEN"


def main(argv: Sequence[str] | None = None) -> int:
    settings.LOCALES = Path(os.environ[SPEAKS])
    from benchmarks import timed_bot  # what reads LOCALES is imported after it is set

    if os.environ.get(HAS_SPOKEN):
        from benchmarks.languages import speak

        for locale in settings.complete_locales():
            speak(locale)

    return timed_bot.main(argv)
