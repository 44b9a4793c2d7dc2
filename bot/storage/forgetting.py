"""What goes, and nothing else: bot.upkeep.ports.UpkeepStore. Which rows go with whom says the list
of all that is stored (bot/storage/stored.py).
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from math import inf
from typing import Any

from bot.storage.database import Database
from bot.storage.meta import GET_META, PUT_META
from bot.storage.records import PUT_RECORD, RECORD
from bot.storage.statistics import MADE_OF_RECORDS
from bot.storage.stored import STORED, Is, columns
from bot.storage.tables import LOAD_TABLE, read, saving
from bot.storage.writer import Writer
from bot.tables.table import Table
from bot.upkeep.ports import Naming

UNTOLD = (Is.OTHER, Is.DONE_TO, Is.COOP)
"""What nobody is told who asks what is known of them."""

UNWIPED = "unwiped"
"""In `meta`: something was deleted of which something may be left where it stood."""

ASKING = "forgetting"
ASK = "INSERT INTO forgetting (user_id, asked_at) VALUES (?, ?) ON CONFLICT DO NOTHING"
ASKED = "SELECT user_id FROM forgetting ORDER BY asked_at, user_id"
NAMING = """
    SELECT id, body LIKE ?, status IN ('lobby', 'playing', 'paused')
    FROM tables WHERE id > ? ORDER BY id LIMIT ?
"""
DROP_RECORD = "DELETE FROM records WHERE table_id = ?"

IS_OVER = "status IN ('over', 'closed')"
# Where somebody was a moment ago is still shown, and redrawn.
UNTIDY = f"""
    SELECT id, opened_at FROM tables
    WHERE {IS_OVER} AND NOT tidied AND opened_at > ? AND opened_at < ?
        AND NOT EXISTS (SELECT 1 FROM surfaces WHERE surfaces.table_id = tables.id)
        AND NOT EXISTS (SELECT 1 FROM journal WHERE journal.table_id = tables.id AND at >= ?)
    ORDER BY opened_at LIMIT ?
"""
# A game may take months: its last choice counts, which is never tidied away.
OUTDATED = f"""
    SELECT id FROM tables WHERE {IS_OVER} AND opened_at < ?
        AND NOT EXISTS (SELECT 1 FROM journal WHERE journal.table_id = tables.id AND at >= ?)
    ORDER BY opened_at LIMIT ?
"""
OF_SERVER = "SELECT id FROM tables WHERE guild_id = ? LIMIT ?"
DROP_STEPS = """
    DELETE FROM journal WHERE table_id = ? AND NOT (
        epoch = ? AND revision >= (
            SELECT revision FROM checkpoints
            WHERE checkpoints.table_id = journal.table_id AND checkpoints.epoch = journal.epoch
        )
    )
"""
TIDIED = "UPDATE tables SET tidied = TRUE WHERE id = ?"

LEFT = """
    INSERT INTO servers_left (guild_id, left_at) VALUES (?, ?) ON CONFLICT DO NOTHING
"""
BACK = "DELETE FROM servers_left WHERE guild_id = ?"
LEFT_BEFORE = "SELECT guild_id FROM servers_left WHERE left_at < ? ORDER BY guild_id"

WORDLESS = "UPDATE bans SET reason = '' WHERE user_id = ? OR other_id = ?"
WORDLESS_OUT = "UPDATE shut_out SET reason = '' WHERE user_id = ?"

OWN_SURFACES = """
    SELECT name, channel_id, message_id, question, answer, at FROM surfaces WHERE name LIKE ?
"""


class ForgettingStore:
    """See bot.upkeep.ports.UpkeepStore for what each method promises."""

    _writer: Writer

    # -- people -----------------------------------------------------------------------------------

    async def ask_to_forget(self, user_id: int, at: float) -> None:
        await self._execute(ASK, user_id, at)

    async def asked_to_forget(self) -> list[int]:
        rows = await self._writer.read(lambda db: db.execute(ASKED).fetchall())
        return [user_id for (user_id,) in rows]

    async def naming(self, user_id: int, after: str, most: int) -> tuple[list[Naming], str | None]:
        values = (f"%{user_id}%", after, most)
        rows = await self._writer.read(lambda db: db.execute(NAMING, values).fetchall())
        found = [Naming(table_id, bool(is_live)) for table_id, names, is_live in rows if names]
        return found, rows[-1][0] if rows else None

    async def rewrite(
        self,
        table_id: str,
        in_table: Callable[[Table], None],
        in_record: Callable[[bytes, Table], bytes | None],
    ) -> None:
        def rewrite(database: Database) -> None:
            found = database.execute(LOAD_TABLE, (table_id,)).fetchone()
            table = None if found is None else read(table_id, found[0])
            if table is None:  # nobody can say where in it the person stands
                _drop(database, [table_id])
                return
            draft = table.draft()
            in_table(draft)
            if draft != table:
                saving(draft)(database)
            record = database.execute(RECORD, (table_id,)).fetchone()
            if record is None:
                return
            body = in_record(bytes(record[0]), draft)
            if body is None:
                database.execute(DROP_RECORD, (table_id,))
            elif body != bytes(record[0]):
                database.execute(PUT_RECORD, (table_id, body))

        await self._writer.write(rewrite)

    async def forget_person(self, user_id: int) -> None:
        await self._execute(PUT_META, UNWIPED, "1")
        for table, column in columns(Is.SURFACE):
            await self._execute(f"DELETE FROM {table} WHERE {column} LIKE ?", f"%:{user_id}")
        await self._execute(WORDLESS, user_id, user_id)
        await self._execute(WORDLESS_OUT, user_id)
        for table, column in columns(Is.DOER, Is.DONE_TO):
            sql = f"UPDATE {table} SET {column} = NULL WHERE {column} = ?"
            await self._execute(sql, user_id)
        # That they have asked is forgotten last: whatever is broken off before is begun again.
        for table, column in sorted(columns(Is.PERSON, Is.OTHER), key=lambda one: one[0] == ASKING):
            await self._execute(f"DELETE FROM {table} WHERE {column} = ?", user_id)

    async def known_of(self, user_id: int) -> dict[str, list[Mapping[str, Any]]]:
        """All rows about this person, without what they tell of others. Tables are told apart."""

        def look(database: Database) -> dict[str, list[Mapping[str, Any]]]:
            found: dict[str, list[Mapping[str, Any]]] = {}
            for table, person in columns(Is.PERSON, Is.DOER):
                names = [name for name, kind in STORED[table].items() if kind not in UNTOLD]
                sql = f"SELECT {', '.join(names)} FROM {table} WHERE {person} = ?"
                found[table] = _named(names, database.execute(sql, (user_id,)))
            names = ["name", "channel_id", "message_id", "question", "answer", "at"]
            found["surfaces"] = _named(names, database.execute(OWN_SURFACES, (f"%:{user_id}",)))
            return found

        return await self._writer.read(look)

    async def tables(self, table_ids: Collection[str]) -> list[Table]:
        def look(database: Database) -> list[tuple[str, bytes]]:
            found = [(one, database.execute(LOAD_TABLE, (one,)).fetchone()) for one in table_ids]
            return [(one, row[0]) for one, row in found if row is not None]

        rows = await self._writer.read(look)
        found = [read(table_id, body) for table_id, body in rows]
        return [table for table in found if table is not None]

    # -- games ------------------------------------------------------------------------------------

    async def untidy(self, after: float, before: float, most: int) -> list[tuple[str, float]]:
        values = (after, before, before, most)
        rows = await self._writer.read(lambda db: db.execute(UNTIDY, values).fetchall())
        return [(table_id, opened_at) for table_id, opened_at in rows]

    async def tidy(self, table: Table) -> None:
        def tidy(database: Database) -> None:
            saving(table)(database)
            database.execute(DROP_STEPS, (table.id, table.epoch))
            database.execute(TIDIED, (table.id,))

        await self._writer.write(tidy)

    async def outdated(self, before: float, most: int) -> list[str]:
        return await self._ids(OUTDATED, before, before, most)

    async def drop_tables(self, table_ids: Collection[str]) -> None:
        await self._writer.write(lambda database: _drop(database, table_ids))

    # -- servers ----------------------------------------------------------------------------------

    async def servers(self) -> set[int]:
        made = {*MADE_OF_RECORDS, "servers_left"}
        known = [
            f"SELECT {column} FROM {table}"
            for table, column in columns(Is.SERVER)
            if table not in made and Is.TABLE not in STORED[table].values()
        ]
        rows = await self._writer.read(lambda db: db.execute(" UNION ".join(known)).fetchall())
        return {guild_id for (guild_id,) in rows}

    async def left(self, guild_ids: Iterable[int], at: float) -> None:
        rows = [(guild_id, at) for guild_id in guild_ids]
        if rows:
            await self._writer.write(lambda database: database.executemany(LEFT, rows))

    async def back(self, guild_ids: Iterable[int]) -> None:
        here = {*guild_ids}
        rows = [(one,) for one in await self.left_before(inf) if one in here]
        if not rows:
            return
        await self._writer.write(lambda database: database.executemany(BACK, rows))

    async def left_before(self, moment: float) -> list[int]:
        rows = await self._writer.read(lambda db: db.execute(LEFT_BEFORE, (moment,)).fetchall())
        return [guild_id for (guild_id,) in rows]

    async def tables_of_server(self, guild_id: int, most: int) -> list[str]:
        return await self._ids(OF_SERVER, guild_id, most)

    async def forget_server(self, guild_id: int) -> None:
        def forget(database: Database) -> None:
            for table, column in columns(Is.SERVER):
                if table != "tables":
                    database.execute(f"DELETE FROM {table} WHERE {column} = ?", (guild_id,))
            database.execute(PUT_META, (UNWIPED, "1"))

        await self._writer.write(forget)

    # -- leaving nothing --------------------------------------------------------------------------

    async def is_wiped(self) -> bool:
        found = await self._writer.read(lambda db: db.execute(GET_META, (UNWIPED,)).fetchone())
        return found is None or not found[0]

    async def wipe(self, *, wholly: bool = True) -> bool:
        if not await self._writer.wipe(wholly=wholly) or not wholly:
            return False
        await self._execute(PUT_META, UNWIPED, "")
        return True

    async def what_is_ours(self) -> int:
        return await self._writer.size()

    # -- small things -----------------------------------------------------------------------------

    async def _execute(self, sql: str, *values: object) -> None:
        def run(database: Database) -> None:
            database.execute(sql, values)

        await self._writer.write(run)

    async def _ids(self, sql: str, *values: object) -> list[str]:
        rows = await self._writer.read(lambda db: db.execute(sql, values).fetchall())
        return [table_id for (table_id,) in rows]


def _drop(database: Database, table_ids: Collection[str]) -> None:
    """With all that belongs to them; `tables` itself comes last."""
    rows = [(table_id,) for table_id in table_ids]
    for table, column in columns(Is.TABLE):
        if table != "tables":
            database.executemany(f"DELETE FROM {table} WHERE {column} = ?", rows)
    database.executemany("DELETE FROM tables WHERE id = ?", rows)


def _named(names: Sequence[str], rows: Iterable[Sequence[Any]]) -> list[Mapping[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in rows]
