"""The bot of benchmarks.clicks, with the languages of the folder that `COOP_SPEAKS` names.

With `COOP_HAS_SPOKEN` it has drawn pages in all of them before it begins: they are in memory.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from bot import settings

SPEAKS, HAS_SPOKEN = "COOP_SPEAKS", "COOP_HAS_SPOKEN"


def main(argv: Sequence[str] | None = None) -> int:
    settings.LOCALES = Path(os.environ[SPEAKS])
    from benchmarks import timed_bot  # whatever reads LOCALES is read after that

    if os.environ.get(HAS_SPOKEN):
        from benchmarks.languages import speak

        for locale in settings.known_locales():
            speak(locale)
    return timed_bot.main(argv)
