"""Room for the database: SQLite cannot write a choice down on a full disk."""

import shutil
from pathlib import Path

from bot.ops.disk import forgotten_by
from bot.ops.doctor.place import existing
from bot.ops.doctor.verdict import Verdict, fail, ok, warn

MEGA = 1024 * 1024
TOO_FULL, LITTLE = 50, 500
"""Megabytes. A finished game takes a fortieth of one."""


def look(path: Path, *, lasts: bool = False) -> Verdict:
    """`lasts`: whoever runs Coop says so."""
    platform = None if lasts else forgotten_by(path)
    if platform is not None:
        return fail("disk", "forgotten", platform=platform, file=str(path))
    folder = existing(path.parent)
    free = shutil.disk_usage(folder).free // MEGA
    found = fail if free < TOO_FULL else warn if free < LITTLE else ok
    finding = "fine" if free >= LITTLE else "little"
    return found("disk", finding, path=str(folder), megabytes=free)
