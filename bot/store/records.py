"""Journals as a whole, and the records made of them: bot.records.ports.Archive."""

import sqlite3

from bot.records.ports import Chronicle
from bot.statistics.ports import Counted
from bot.store.statistics import add
from bot.store.tables import LOAD_TABLE, leaving_out_nonsense, read
from bot.store.writer import Writer
from bot.tables.ports import Checkpoint, Entry
from games.kit.engine import JournalRow

JOURNAL = """
    SELECT epoch, revision, seat, choice, fingerprint, cause, at FROM journal
    WHERE table_id = ? ORDER BY epoch, revision
"""
CHECKPOINTS = """
    SELECT epoch, revision, seat, choice, fingerprint, state FROM checkpoints
    WHERE table_id = ? ORDER BY epoch
"""
RECORD = "SELECT body FROM records WHERE table_id = ?"
PUT_RECORD = "INSERT OR REPLACE INTO records (table_id, body) VALUES (?, ?)"
UNRECORDED = """
    SELECT id FROM tables WHERE status IN ('over', 'closed')
        AND EXISTS (SELECT 1 FROM checkpoints WHERE table_id = id)
        AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = id)
"""


class RecordStore:
    """See bot.records.ports.Archive for what each method promises."""

    _writer: Writer

    async def chronicle(self, table_id: str) -> Chronicle | None:
        @leaving_out_nonsense(table_id)
        def look(database: sqlite3.Connection) -> Chronicle | None:
            found = database.execute(LOAD_TABLE, (table_id,)).fetchone()
            if found is None:
                return None
            table = read(table_id, found[0])
            if table is None:
                return None
            rows = database.execute(JOURNAL, (table_id,)).fetchall()
            boundaries = database.execute(CHECKPOINTS, (table_id,)).fetchall()
            return Chronicle(
                table,
                tuple(Entry(row[0], JournalRow(*row[1:5]), *row[5:]) for row in rows),
                tuple(Checkpoint(row[0], JournalRow(*row[1:5]), row[5]) for row in boundaries),
            )

        return await self._writer.read(look)

    async def record(self, table_id: str) -> bytes | None:
        found = await self._writer.read(lambda db: db.execute(RECORD, (table_id,)).fetchone())
        return None if found is None else bytes(found[0])

    async def put_record(self, table_id: str, body: bytes, counted: Counted) -> None:
        def put(database: sqlite3.Connection) -> None:
            database.execute(PUT_RECORD, (table_id, body))
            add(database, counted)

        await self._writer.write(put)

    async def unrecorded(self) -> list[str]:
        rows = await self._writer.read(lambda db: db.execute(UNRECORDED).fetchall())
        return [table_id for (table_id,) in rows]
