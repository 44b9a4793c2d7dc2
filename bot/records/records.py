"""Writes the record of every game that ends, and finds it again.

A record tells every hand, so there is none of a game that goes on.
"""

import asyncio
import logging
import zlib
from collections.abc import Callable, Iterable, Mapping

from bot.common.refused import Refused
from bot.records.repository import Chronicle, Reader, Reading, RecordRepository
from bot.records.text import text
from bot.tables.refusals import TableGone
from bot.tables.scene import TableSummary
from bot.tables.table import Status, Table, WhichServers, everywhere
from games.engine.game import Rules
from games.registry import GAMES

log = logging.getLogger(__name__)


class GameGoesOn(Refused):
    """Records are for games that are over."""


class NoRecord(Refused):
    """The game was never dealt, or its record could not be written."""


class NotKept(Refused):
    """It was played on a server that keeps no records."""


class Records:
    """`ended` may be called from anywhere; the writing is done in the background, off the loop.
    `keeps`: which servers keep records.
    """

    def __init__(
        self,
        archive: RecordRepository,
        games: Mapping[str, Rules] = GAMES,
        keeps: WhichServers = everywhere,
    ) -> None:
        self._archive = archive
        self._keeps = keeps
        self._games = games
        self._writing: dict[str, asyncio.Task[bytes | None]] = {}
        self._catching_up: asyncio.Task[None] | None = None
        self.readers: list[Reader] = []
        """Features that read each record, in a worker thread, before it is stored."""
        self.on_news: list[Callable[[str], None]] = []
        """What is called when a record was written that adds something to its table's result."""
        self.on_change: list[Callable[[str], None]] = []
        """What is called when the record of a table was rewritten or dropped."""

    def ended(self, table_id: str) -> None:
        """A game has ended: its record is due."""
        self._task(table_id)

    async def write_missing(self) -> None:
        """Begin to write the records that are missing: Coop was stopped, or the database was
        locked or full.
        """
        if self._catching_up is not None and not self._catching_up.done():
            return

        try:
            left = await self._archive.unrecorded()
        except Exception:  # what ended long ago must not keep anybody from playing now
            log.exception("missing records not read")
            return

        if left:
            self._catching_up = asyncio.create_task(self._catch_up(left), name="coop-records")

    async def _catch_up(self, left: Iterable[str]) -> None:
        for table_id in left:
            await asyncio.wait([self._task(table_id)])

    async def settle(self) -> None:
        """Return when every record that was begun is written. `write_missing` writes the others."""
        if self._catching_up is not None:
            self._catching_up.cancel()
        while self._writing:
            await asyncio.wait(self._writing.values())

    async def quiet(self, table_id: str) -> None:
        """Returns when nobody writes its record."""
        while (task := self._writing.get(table_id)) is not None:
            await asyncio.wait([task])

    async def of(self, table: TableSummary) -> str:
        """The record of a game that is over. Raises GameGoesOn, NoRecord, NotKept, TableGone."""
        if table.is_live:
            raise GameGoesOn
        if await self._archive.is_unkept(table.id):
            raise NotKept

        body = await self._archive.record(table.id)
        if body is not None:
            record = _unpacked(body)
            if record is not None:
                return record

            log.warning("record is unreadable, writing it again: table=%s", table.id)

        body = await asyncio.shield(self._task(table.id))
        if body is None:
            raise NotKept if await self._archive.is_unkept(table.id) else NoRecord

        return zlib.decompress(body).decode()

    async def mend(self, table_id: str) -> None:
        """Its record counts for nobody: make it anew of the journal, which today's rules may follow
        better than those of the day on which it was written.
        """
        await asyncio.wait([self._task(table_id)])

    def _task(self, table_id: str) -> "asyncio.Task[bytes | None]":
        """One at a time per table, whoever asks; it lives while there is work, also where somebody
        who waits for it is cancelled.
        """
        task = self._writing.get(table_id)
        if task is None:
            name = f"coop-record-{table_id}"
            task = self._writing[table_id] = asyncio.create_task(self._write(table_id), name=name)
            task.add_done_callback(lambda _: self._writing.pop(table_id, None))

        return task

    async def _write(self, table_id: str) -> bytes | None:
        try:
            chronicle = await self._archive.chronicle(table_id)
            if chronicle is None:
                raise TableGone

            is_over = chronicle.table.status in (Status.OVER, Status.CLOSED)
            if not is_over or not chronicle.checkpoints:
                return None
            if not await self._is_to_be_kept(chronicle.table):
                return None

            body, readings = await asyncio.to_thread(self._made, chronicle)
            faults = [one.fault for one in readings if one.fault is not None]
            if faults:
                log.error("record cannot be counted: table=%s: %s", table_id, faults[0])
                kept = await self._archive.record(table_id)
                if kept is not None and _unpacked(kept) is not None:
                    return kept  # other rules have written it, and maybe read it better

            await self._archive.put_record(table_id, body, readings)
            if any(one.adds_to_result for one in readings):
                for recorded in self.on_news:
                    recorded(table_id)
        except Exception:  # the journal is still there: tried again hourly, or when asked for
            log.exception("record not written: table=%s", table_id)
            return None

        return body

    def _made(self, chronicle: Chronicle) -> tuple[bytes, list[Reading]]:
        """The record as it is kept, and what the features read in it."""
        record = text(chronicle, self._games).encode()
        readings = [read(record, chronicle.table) for read in self.readers]
        return zlib.compress(record, 9), readings

    async def _is_to_be_kept(self, table: Table) -> bool:
        """As its server had it when the game ended. What has a record keeps it."""
        if await self._archive.is_unkept(table.id):
            return False
        if self._keeps(table.guild_id) or await self._archive.record(table.id) is not None:
            return True

        await self._archive.leave_unkept(table.id)
        return False


def _unpacked(body: bytes) -> str | None:
    """The record as text; None where it was damaged."""
    try:
        return zlib.decompress(body).decode()
    except (zlib.error, UnicodeDecodeError):
        return None
