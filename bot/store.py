"""An open database with all of its repositories."""

from contextlib import suppress
from typing import Self

from bot.common.database_url import Place
from bot.common.refused import NotWritten
from bot.messages.repository import SurfaceRepository
from bot.people import PeopleRepository
from bot.records.repository import RecordRepository
from bot.servers.bans import BanRepository
from bot.servers.door import AccessRepository
from bot.servers.rules import ServerRepository
from bot.storage.database import Database
from bot.storage.engines import engine_at
from bot.storage.interfaces import Connection
from bot.storage.meta import PUT_META, ROOM, get_meta
from bot.tables.census import FigureRepository
from bot.tables.learning import LessonRepository
from bot.tables.repository import TableRepository
from bot.tables.seating_policy import BlockRepository

CHOICE = 16_384
"""Bytes that are written for one, and some more."""


class Store:
    """A database, and the repositories that read and write it. `meta` is about the bot itself."""

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
        """Without `migrating` an older database stays as it is, for an older Coop may be playing on
        it; then only `meta` is sure to be there. Raises DatabaseNewer or DatabaseUnreadable.
        """
        return cls(Database(await engine_at(place, migrating=migrating)))

    async def stuck_for(self) -> float:
        """For how many seconds nothing could be written. Where that was so, as much as a choice
        takes is tried now. Raises DatabaseLost.
        """
        if self.database.stuck_for:
            with suppress(NotWritten):
                await self.put_meta(ROOM, "." * CHOICE)
                await self.put_meta(ROOM, "")

        return self.database.stuck_for

    async def close(self) -> None:
        """Returns when all that was handed in is on the disk; later callers hear StoreClosed."""
        await self.database.close()

    async def meta(self, key: str) -> str | None:
        return await self.database.read(lambda connection: get_meta(connection, key))

    async def put_meta(self, key: str, value: str) -> None:
        def put(connection: Connection) -> None:
            connection.execute(PUT_META, (key, value))

        await self.database.write(put)
