"""An open database with all of its repositories."""

from contextlib import suppress
from typing import Self

from bot.common.database_url import Place
from bot.common.refused import NotWritten
from bot.messages.repository import SurfaceRepository
from bot.people import PeopleRepository
from bot.records.repository import RecordRepository
from bot.servers.bans import AccessRepository, BanRepository
from bot.servers.rules import ServerRepository
from bot.storage.database import Database
from bot.storage.engines import engine_at
from bot.storage.interfaces import PUT_META, ROOM, Connection, get_meta
from bot.tables.learning import LessonRepository
from bot.tables.repository import FigureRepository, TableRepository
from bot.tables.seating_policy import BlockRepository

CHOICE = 16_384
"""The size of a trial write, in bytes: somewhat more than storing a player's choice needs."""


class Store:
    """An open database and its repositories. The table `meta` stores facts about the bot itself."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.access = AccessRepository(database)
        self.bans = BanRepository(database)
        self.blocks = BlockRepository(database)
        self.figures = FigureRepository(database)
        self.lessons = LessonRepository(database)
        self.people = PeopleRepository(database)
        self.records = RecordRepository(database)
        self.servers = ServerRepository(database)
        self.surfaces = SurfaceRepository(database)
        self.tables = TableRepository(database)

    @classmethod
    async def open(cls, place: Place, *, migrating: bool = True) -> Self:
        """Open a database.

        Args:
            place: The database.
            migrating: Whether to migrate an existing database. If not, an older Coop can go on
                using it, and only the table `meta` is certain to be as this code expects.

        Raises:
            DatabaseNewer: A newer Coop has migrated the database.
            DatabaseUnreadable: The database cannot be used.
        """
        return cls(Database(await engine_at(place, migrating=migrating)))

    async def stuck_for(self) -> float:
        """Return for how many seconds every write has failed; 0 if the last write succeeded.

        Raises:
            DatabaseLost: The database is lost.
        """
        # After a failure, try a write: otherwise an idle bot would not notice that the disk has
        # room again.
        if self.database.stuck_for:
            # A success resets `stuck_for`; a failure leaves it as it is. The value of ROOM has no
            # meaning, and is emptied again.
            with suppress(NotWritten):
                await self.put_meta(ROOM, "." * CHOICE)
                await self.put_meta(ROOM, "")

        return self.database.stuck_for

    async def close(self) -> None:
        """Commit the waiting writes, then close. Later calls raise StoreClosed."""
        await self.database.close()

    async def meta(self, key: str) -> str | None:
        """Return a value of the table `meta`, or None."""
        return await self.database.read(lambda connection: get_meta(connection, key))

    async def put_meta(self, key: str, value: str) -> None:
        """Store a value in the table `meta`."""

        def put(connection: Connection) -> None:
            connection.execute(PUT_META, (key, value))

        await self.database.write(put)
