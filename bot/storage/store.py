"""The store as one class: tables, the chat's memory, and a few words about the bot itself."""

from collections.abc import Callable
from contextlib import suppress
from typing import Self

from bot.common.database_url import Place
from bot.storage.alerts import AlertStore
from bot.storage.bans import BanStore
from bot.storage.bets import BetStore
from bot.storage.blocks import BlockStore
from bot.storage.database import Database, Found, Hold
from bot.storage.door import DoorStore
from bot.storage.engines import engine_at
from bot.storage.errors import DatabaseLost
from bot.storage.figures import FigureStore
from bot.storage.forgetting import ForgettingStore
from bot.storage.lessons import LessonStore
from bot.storage.meta import PUT_META, ROOM, get_meta
from bot.storage.plans import PlanStore
from bot.storage.records import RecordStore
from bot.storage.servers import ServerStore
from bot.storage.statistics import StatisticsStore
from bot.storage.surfaces import MemoryStore
from bot.storage.tables import TableStore
from bot.storage.writer import Writer
from bot.tables.refusals import NotWritten

CHOICE = 16_384
"""Bytes that are written for one, and some more."""


class SqlStore(
    TableStore,
    MemoryStore,
    RecordStore,
    StatisticsStore,
    LessonStore,
    AlertStore,
    BanStore,
    BetStore,
    BlockStore,
    DoorStore,
    PlanStore,
    ServerStore,
    FigureStore,
    ForgettingStore,
):
    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    @classmethod
    async def open(cls, place: Place, *, migrating: bool = True) -> Self:
        """Without `migrating` an older database stays as it is, for an older Coop may be playing on
        it; then only `meta` is sure to be there. Raises DatabaseNewer or DatabaseUnreadable.
        """
        return cls(Writer(await engine_at(place, migrating=migrating)))

    async def own(self, hold: Hold | None = None) -> Found:
        """For the one Coop that holds this database: see that it stays ours from now on."""
        return await self._writer.own(hold)

    async def look(self) -> None:
        """Raises DatabaseLost where it was removed, replaced or overwritten, or is ours no more."""
        await self._writer.look()

    def listen_for_loss(self, lost: Callable[[DatabaseLost], None]) -> None:
        """Call `lost` once, when nothing can be trusted to this database any more."""
        self._writer.listen_for_loss(lost)

    async def stuck_for(self) -> float:
        """For how many seconds nothing could be written. Where that was so, as much as a choice
        takes is tried now. Raises DatabaseLost.
        """
        if self._writer.stuck_for:
            with suppress(NotWritten):
                await self.put_meta(ROOM, "." * CHOICE)
                await self.put_meta(ROOM, "")
        return self._writer.stuck_for

    async def close(self) -> None:
        """Returns when all that was handed in is on the disk; later callers hear StoreClosed."""
        await self._writer.close()

    async def meta(self, key: str) -> str | None:
        return await self._writer.read(lambda db: get_meta(db, key))

    async def put_meta(self, key: str, value: str) -> None:
        def put(database: Database) -> None:
            database.execute(PUT_META, (key, value))

        await self._writer.write(put)
