"""The settings: whether they can be read, and whether others can read the token."""

import os
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from bot.ops import env_file
from bot.ops.doctor.verdict import Verdict, fail, ok, warn
from bot.settings import PREFIX, Settings, WrongSetting, variable

ALIKE = 0.8
"""Variables less alike than this are somebody else's, such as those of the playground."""


def wrong(error: WrongSetting) -> Iterator[Verdict]:
    for sentence in str(error).splitlines():
        yield fail("settings", "wrong", why=sentence)
    yield warn("rest", "unread")


def look(file: Path) -> Iterator[Verdict]:
    yield from _misspelt()
    if not file.exists():
        yield ok("settings", "no-file", file=str(file))
    elif env_file.tells_others_the_token(file):
        yield warn("settings", "open", file=str(file))
    else:
        yield ok("settings", "fine", file=str(file))


def _misspelt() -> Iterator[Verdict]:
    """In the environment; in the file it is an error already."""
    known = [variable(field) for field in Settings.model_fields]
    for name in sorted(os.environ):
        close = get_close_matches(name.upper(), known, n=1, cutoff=ALIKE)
        if name.upper().startswith(PREFIX) and name.upper() not in known and close:
            yield warn("settings", "misspelt", name=name, close=close[0])
