"""The database of a measured bot: a file, or a PostgreSQL server of its own."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.common.database_url import DatabaseServer, Place
from tests.support import postgres

FILE = "coop.sqlite3"


@contextmanager
def new_database(*, on_postgres: bool) -> Iterator[tuple[Path, Place]]:
    """Yield a folder for notes and an empty database, which waits for the disk at each commit."""
    with tempfile.TemporaryDirectory(prefix="coop-load-") as folder:
        if not on_postgres:
            yield Path(folder), Path(folder) / FILE
            return
        with postgres.stoppable() as (_, server):
            yield Path(folder), server


def database_settings(folder: Path, place: Place) -> dict[str, str]:
    """Return the settings that name the database to the bot."""
    url = place.url if isinstance(place, DatabaseServer) else "none"
    file = folder / FILE if isinstance(place, DatabaseServer) else place
    return {"COOP_DATABASE": str(file), "DATABASE_URL": url}
