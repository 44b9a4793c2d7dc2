"""The table `meta`, which holds facts about the database as keys and values, and the migrations.

A migration is a file `data/migrations/<engine>/<version>_<what>.sql`. Both engines have the same
versions, and a test checks that both schemas are alike.
"""

from pathlib import Path

from bot.storage.interfaces import Connection

MIGRATIONS = Path(__file__).resolve().parents[2] / "data" / "migrations"

ERA = "era"
"""The key of the era: a random name for the last restore from a copy."""

SET_BACK = "set-back"
"""The key that says that the database was restored: `restore` sets it, the next start clears it."""

HEARD = "heard"
"""The key of the last time at which Coop was connected to Discord, in seconds since 1970.

The value is empty if no table was live.
"""

ROOM = "room"
"""The key of a value that is written and deleted to test whether the disk has room."""

GET_META = "SELECT value FROM meta WHERE key = ?"
PUT_META = """
    INSERT INTO meta (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""


def get_meta(connection: Connection, key: str) -> str | None:
    """Return the value of a key, or None."""
    row = connection.execute(GET_META, (key,)).fetchone()
    return None if row is None else str(row[0])


def scripts(folder: Path) -> dict[int, str]:
    """Return the SQL of all migrations in a folder, by version, in ascending order."""
    return {
        int(file.name.partition("_")[0]): file.read_text("utf-8")
        for file in sorted(folder.glob("*.sql"))
    }
