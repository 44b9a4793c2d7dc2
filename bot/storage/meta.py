"""A few words about the house itself: a key, a value; and what makes its tables.

That is in `data/migrations/<engine>/<version>_<what>.sql`. The numbers are the same for each
engine, and a test holds that all say the same.
"""

from pathlib import Path

from bot.storage.interfaces import Connection

MIGRATIONS = Path(__file__).resolve().parents[2] / "data" / "migrations"

ERA = "era"
"""Names the last time at which the database was restored."""

SET_BACK = "set-back"
"""Set by `restore` until the next start."""

HEARD = "heard"
"""When Coop could last be reached, in seconds since 1970; empty where no table was live."""

ROOM = "room"
"""Put there, and taken away again, to see whether there is room on the disk."""

GET_META = "SELECT value FROM meta WHERE key = ?"
PUT_META = """
    INSERT INTO meta (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""


def get_meta(connection: Connection, key: str) -> str | None:
    found = connection.execute(GET_META, (key,)).fetchone()
    return None if found is None else str(found[0])


def scripts(folder: Path) -> dict[int, str]:
    """Version to script, in order."""
    return {
        int(file.name.partition("_")[0]): file.read_text("utf-8")
        for file in sorted(folder.glob("*.sql"))
    }
