"""What is known of people and servers, and goes with them.

Which rows are whose says the list of all that is stored (bot/storage/stored.py).
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from math import inf
from typing import Any, NamedTuple

from bot.records.repository import PUT_RECORD, RECORD
from bot.storage.database import Database
from bot.storage.interfaces import Connection
from bot.storage.meta import GET_META, PUT_META
from bot.storage.stored import MADE_OF_RECORDS, STORED, Is, columns
from bot.tables.repository import LOAD_TABLE, read, saving
from bot.tables.table import Table

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


class Naming(NamedTuple):
    """A table in which somebody may be named."""

    table_id: str
    is_live: bool


class ErasureRepository:
    """What each method has written is durable when it returns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- people -----------------------------------------------------------------------------------

    async def ask_to_forget(self, user_id: int, at: float) -> None:
        """Note that this person is to be forgotten; `forget_person` forgets that, too."""
        await self._execute(ASK, user_id, at)

    async def asked_to_forget(self) -> list[int]:
        """Who is waiting for it, the longest first."""
        rows = await self._database.read(lambda connection: connection.execute(ASKED).fetchall())
        return [user_id for (user_id,) in rows]

    async def naming(self, user_id: int, after: str, most: int) -> tuple[list[Naming], str | None]:
        """Look through so many tables beyond that id: those in which this person may be named, and
        the last that was looked at; None where there was none.
        """
        values = (f"%{user_id}%", after, most)
        rows = await self._database.read(
            lambda connection: connection.execute(NAMING, values).fetchall()
        )
        found = [Naming(table_id, bool(is_live)) for table_id, names, is_live in rows if names]
        return found, rows[-1][0] if rows else None

    async def rewrite(
        self,
        table_id: str,
        in_table: Callable[[Table], None],
        in_record: Callable[[bytes, Table], bytes | None],
    ) -> None:
        """Change a table that is over, and its record with it (None: it goes). A row that makes no
        sense is dropped.
        """

        def rewrite(connection: Connection) -> None:
            found = connection.execute(LOAD_TABLE, (table_id,)).fetchone()
            table = None if found is None else read(table_id, found[0])
            if table is None:  # nobody can say where in it the person stands
                _drop(connection, [table_id])
                return

            draft = table.draft()
            in_table(draft)
            if draft != table:
                saving(draft)(connection)

            record = connection.execute(RECORD, (table_id,)).fetchone()
            if record is None:
                return

            body = in_record(bytes(record[0]), draft)
            if body is None:
                connection.execute(DROP_RECORD, (table_id,))
            elif body != bytes(record[0]):
                connection.execute(PUT_RECORD, (table_id, body))

        await self._database.write(rewrite)

    async def forget_person(self, user_id: int) -> None:
        """All rows about this person go, those of one kind after those of another, and last of all
        that they have asked. For the time when they are at no table any more.
        """
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

        def look(connection: Connection) -> dict[str, list[Mapping[str, Any]]]:
            found: dict[str, list[Mapping[str, Any]]] = {}
            for table, person in columns(Is.PERSON, Is.DOER):
                names = [name for name, kind in STORED[table].items() if kind not in UNTOLD]
                sql = f"SELECT {', '.join(names)} FROM {table} WHERE {person} = ?"
                found[table] = _named(names, connection.execute(sql, (user_id,)))

            names = ["name", "channel_id", "message_id", "question", "answer", "at"]
            found["surfaces"] = _named(names, connection.execute(OWN_SURFACES, (f"%:{user_id}",)))
            return found

        return await self._database.read(look)

    async def tables(self, table_ids: Collection[str]) -> list[Table]:
        """Those of these that are there, and make sense."""

        def look(connection: Connection) -> list[tuple[str, bytes]]:
            found = [(one, connection.execute(LOAD_TABLE, (one,)).fetchone()) for one in table_ids]
            return [(one, row[0]) for one, row in found if row is not None]

        rows = await self._database.read(look)
        found = [read(table_id, body) for table_id, body in rows]
        return [table for table in found if table is not None]

    # -- games ------------------------------------------------------------------------------------

    async def untidy(self, after: float, before: float, most: int) -> list[tuple[str, float]]:
        """Tables that are over, were opened between these moments, have seen no choice since the
        later one, are shown nowhere, and hold more than they need; with when they were opened.
        """
        values = (after, before, before, most)
        rows = await self._database.read(
            lambda connection: connection.execute(UNTIDY, values).fetchall()
        )
        return [(table_id, opened_at) for table_id, opened_at in rows]

    async def tidy(self, table: Table) -> None:
        """Write it so. Of its journal stays what its last position needs: its record tells all."""

        def tidy(connection: Connection) -> None:
            saving(table)(connection)
            connection.execute(DROP_STEPS, (table.id, table.epoch))
            connection.execute(TIDIED, (table.id,))

        await self._database.write(tidy)

    async def outdated(self, before: float, most: int) -> list[str]:
        """The oldest tables that are over, and saw their last choice before that moment."""
        return await self._ids(OUTDATED, before, before, most)

    async def drop_tables(self, table_ids: Collection[str]) -> None:
        """With their records and all else that hangs on them. What people have reached stays."""
        await self._database.write(lambda connection: _drop(connection, table_ids))

    # -- servers ----------------------------------------------------------------------------------

    async def servers(self) -> set[int]:
        """All of which anything is known."""
        made = {*MADE_OF_RECORDS, "servers_left"}
        known = [
            f"SELECT {column} FROM {table}"
            for table, column in columns(Is.SERVER)
            if table not in made and Is.TABLE not in STORED[table].values()
        ]
        rows = await self._database.read(
            lambda connection: connection.execute(" UNION ".join(known)).fetchall()
        )
        return {guild_id for (guild_id,) in rows}

    async def left(self, guild_ids: Iterable[int], at: float) -> None:
        """Coop is on these no more, since then or before."""
        rows = [(guild_id, at) for guild_id in guild_ids]
        if rows:
            await self._database.write(lambda connection: connection.executemany(LEFT, rows))

    async def back(self, guild_ids: Iterable[int]) -> None:
        """It is on these again."""
        here = {*guild_ids}
        rows = [(one,) for one in await self.left_before(inf) if one in here]
        if not rows:
            return

        await self._database.write(lambda connection: connection.executemany(BACK, rows))

    async def left_before(self, moment: float) -> list[int]:
        rows = await self._database.read(
            lambda connection: connection.execute(LEFT_BEFORE, (moment,)).fetchall()
        )
        return [guild_id for (guild_id,) in rows]

    async def tables_of_server(self, guild_id: int, most: int) -> list[str]:
        return await self._ids(OF_SERVER, guild_id, most)

    async def forget_server(self, guild_id: int) -> None:
        """All but its tables, for the time when these are gone."""

        def forget(connection: Connection) -> None:
            for table, column in columns(Is.SERVER):
                if table != "tables":
                    connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (guild_id,))
            connection.execute(PUT_META, (UNWIPED, "1"))

        await self._database.write(forget)

    # -- leaving nothing --------------------------------------------------------------------------

    async def is_wiped(self) -> bool:
        """Whether nothing is left of what was forgotten, where it stood."""
        found = await self._database.read(
            lambda connection: connection.execute(GET_META, (UNWIPED,)).fetchone()
        )
        return found is None or not found[0]

    async def wipe(self, *, wholly: bool = True) -> bool:
        """Wipe it. All others wait meanwhile, which takes but a moment where it is not `wholly`:
        then free pages are left. False where something is left, because of that or because somebody
        just reads the database.
        """
        if not await self._database.wipe(wholly=wholly) or not wholly:
            return False

        await self._execute(PUT_META, UNWIPED, "")
        return True

    async def what_is_ours(self) -> int:
        """Of the database, in bytes."""
        return await self._database.size()

    # -- small things -----------------------------------------------------------------------------

    async def _execute(self, sql: str, *values: object) -> None:
        def run(connection: Connection) -> None:
            connection.execute(sql, values)

        await self._database.write(run)

    async def _ids(self, sql: str, *values: object) -> list[str]:
        rows = await self._database.read(
            lambda connection: connection.execute(sql, values).fetchall()
        )
        return [table_id for (table_id,) in rows]


def _drop(connection: Connection, table_ids: Collection[str]) -> None:
    """With all that belongs to them; `tables` itself comes last."""
    rows = [(table_id,) for table_id in table_ids]
    for table, column in columns(Is.TABLE):
        if table != "tables":
            connection.executemany(f"DELETE FROM {table} WHERE {column} = ?", rows)

    connection.executemany("DELETE FROM tables WHERE id = ?", rows)


def _named(names: Sequence[str], rows: Iterable[Sequence[Any]]) -> list[Mapping[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in rows]
