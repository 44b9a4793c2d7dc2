"""A few words about the house itself: a key, a value."""

from bot.storage.interfaces import Connection

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
