"""Hears an error in the log of the bot's process, so that it can be told where somebody sees it."""

from __future__ import annotations

import re

RECORD = re.compile(
    r"""(?: \S+\s             # 2026-01-31T12:00:00.123Z ERROR bot.app: ... (Coop's text)
          | \{.*"level":\s"   # {"time": ..., "level": "ERROR", ...} (Coop's JSON)
          | \[[^\]]*\]\s\[    # [2026-01-31 12:00:00] [ERROR   ] discord.client: ... (discord.py)
        )(DEBUG|INFO|WARNING|ERROR|CRITICAL)\b""",
    re.VERBOSE,
)
UNLOGGED = "Exception in thread "  # a traceback alone ends the process, whose last words are told


class Alarm:
    """Goes through the lines in order: what follows an error without a level of its own, such as a
    traceback, belongs to it.
    """

    def __init__(self) -> None:
        self._ringing = False

    def rings(self, line: str) -> bool:
        record = RECORD.match(line)
        if record is not None:
            self._ringing = record[1] in ("ERROR", "CRITICAL")
        elif line.startswith(UNLOGGED):
            self._ringing = True
        return self._ringing
