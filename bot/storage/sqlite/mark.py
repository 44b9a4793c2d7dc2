"""The mark beside a database: an empty file that says that there was one.

Without it, a database that was removed while the bot was off would be replaced by an empty one; and
a database that has tables but no mark was carried here, so messages may show what came later.
"""

from contextlib import suppress
from pathlib import Path

from bot.storage.interfaces import Connection

ENDING = ".mark"

HAS_TABLES = "SELECT 1 FROM tables LIMIT 1"


def mark_of(path: Path) -> Path:
    return path.with_name(path.name + ENDING)


def leave_mark(path: Path, database: Connection) -> bool:
    """Leave a mark beside the database. Returns whether it was carried here without one."""
    mark = mark_of(path)
    is_unmarked = not mark.exists()
    if is_unmarked:
        # Without a mark the bot can play all the same.
        with suppress(OSError):
            mark.touch(0o600)

    return is_unmarked and database.execute(HAS_TABLES).fetchone() is not None
