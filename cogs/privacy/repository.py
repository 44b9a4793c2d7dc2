"""Finds and deletes what is stored about people and servers.

bot/storage/stored.py lists the columns of the database, each with its kind (`ColumnKind`), such as
the id of a person or a server. `columns(*kinds)` yields the table and the name of each such column.
To tidy a finished table is to delete what its record contains as well. A surface is a message that
Coop keeps up to date, and `surfaces` stores these messages.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from math import inf
from typing import Any

from bot.records.repository import PUT_RECORD, RECORD
from bot.storage.database import Repository
from bot.storage.interfaces import GET_META, PUT_META, Connection
from bot.storage.stored import MADE_OF_RECORDS, STORED, ColumnKind, columns
from bot.tables.repository import LOAD_TABLE, read, read_table, save_work
from bot.tables.table import Table

HIDDEN_KINDS = (ColumnKind.OTHER, ColumnKind.DONE_TO, ColumnKind.COOP)
"""Columns that are not shown to a person who asks what is known about them."""

UNWIPED = "unwiped"
"""Key in `meta`. It is set while deleted rows may still be readable in the database file."""

REQUEST_TABLE = "forgetting"
"""The database table with the erasure requests."""
# For each table: its id, whether its text contains an id, and whether it is not over.
SEARCH_TABLES = """
    SELECT id, body LIKE ?, status IN ('lobby', 'playing', 'paused')
    FROM tables WHERE id > ? ORDER BY id LIMIT ?
"""

IS_OVER = "status IN ('over', 'closed')"
# A finished table with surfaces is left out, because its messages are still redrawn.
UNTIDY = f"""
    SELECT id, opened_at FROM tables
    WHERE {IS_OVER} AND NOT tidied AND opened_at > ? AND opened_at < ?
        AND NOT EXISTS (SELECT 1 FROM surfaces WHERE surfaces.table_id = tables.id)
        AND NOT EXISTS (SELECT 1 FROM journal WHERE journal.table_id = tables.id AND at >= ?)
    ORDER BY opened_at LIMIT ?
"""
# A game may take months, so its last choice counts too: the journal must have no choice since that
# moment. The last choice is never deleted before the game.
OUTDATED = f"""
    SELECT id FROM tables WHERE {IS_OVER} AND opened_at < ?
        AND NOT EXISTS (SELECT 1 FROM journal WHERE journal.table_id = tables.id AND at >= ?)
    ORDER BY opened_at LIMIT ?
"""
# Keeps the choices since the last checkpoint, from which the last position of the game is computed.
DROP_OLD_JOURNAL = """
    DELETE FROM journal WHERE table_id = ? AND NOT (
        epoch = ? AND revision >= (
            SELECT revision FROM checkpoints
            WHERE checkpoints.table_id = journal.table_id AND checkpoints.epoch = journal.epoch
        )
    )
"""

NOTE_LEFT = """
    INSERT INTO servers_left (guild_id, left_at) VALUES (?, ?) ON CONFLICT DO NOTHING
"""

OWN_SURFACES = """
    SELECT name, channel_id, message_id, question, answer, at FROM surfaces WHERE name LIKE ?
"""


class ErasureRepository(Repository):
    """Rows about people and servers."""

    # -- people -----------------------------------------------------------------------------------

    async def ask_to_forget(self, user_id: int, at: float) -> None:
        """Store an erasure request. `forget_person` deletes the request at its end."""
        await self._execute(
            "INSERT INTO forgetting (user_id, asked_at) VALUES (?, ?) ON CONFLICT DO NOTHING",
            user_id,
            at,
        )

    async def asked_to_forget(self) -> list[int]:
        """Return the people with an open request, the oldest request first."""
        return await self._fetch_column("SELECT user_id FROM forgetting ORDER BY asked_at, user_id")

    async def naming(
        self, user_id: int, after: str, most: int
    ) -> tuple[list[tuple[str, bool]], str | None]:
        """Search the next `most` tables, those with an id above `after`, for a person.

        Returns:
            The tables that may name this person, each with whether it is not over; and the id of
            the last table that was searched, or None if there was no table to search.
        """
        # This searches the text of a table for the digits of the id. They may also be a part of
        # another number, so callers must check the tables.
        rows = await self._fetch_all(SEARCH_TABLES, f"%{user_id}%", after, most)
        namings = [(table_id, bool(is_live)) for table_id, is_named, is_live in rows if is_named]
        return namings, rows[-1][0] if rows else None

    async def rewrite(
        self,
        table_id: str,
        in_table: Callable[[Table], None],
        in_record: Callable[[bytes, Table], bytes | None],
    ) -> None:
        """Change a finished table and its record. A table that cannot be read is deleted.

        Args:
            table_id: The table.
            in_table: Changes the table.
            in_record: Returns the changed record, or None to delete it.
        """

        def rewrite(connection: Connection) -> None:
            table = read_table(connection, table_id)
            # In an unreadable row the person cannot be found, so the whole table is deleted.
            if table is None:
                _delete_tables(connection, [table_id])
                return

            draft = table.draft()
            in_table(draft)
            # Only what has changed is written. `save_work` returns a function that does it.
            if draft != table:
                save_work(draft)(connection)

            record = connection.execute(RECORD, (table_id,)).fetchone()
            if record is None:
                return

            body = in_record(bytes(record[0]), draft)
            if body is None:
                connection.execute("DELETE FROM records WHERE table_id = ?", (table_id,))
            elif body != bytes(record[0]):
                connection.execute(PUT_RECORD, (table_id, body))

        await self._database.write(rewrite)

    async def forget_person(self, user_id: int) -> None:
        """Delete all rows about this person, and the erasure request last.

        The person must not be at any table any more. Each kind of row is deleted in its own
        transaction.
        """
        # First, so that after a crash the file is wiped nevertheless.
        await self._execute(PUT_META, UNWIPED, "1")
        # Names of surfaces end with the user id.
        for table, column in columns(ColumnKind.SURFACE):
            await self._execute(f"DELETE FROM {table} WHERE {column} LIKE ?", f"%:{user_id}")

        # `bans` has the bans of servers, `shut_out` those of the operator (bot/servers/).
        of_bans = "UPDATE bans SET reason = '' WHERE user_id = ? OR other_id = ?"
        await self._execute(of_bans, user_id, user_id)
        await self._execute("UPDATE shut_out SET reason = '' WHERE user_id = ?", user_id)
        # Actions stay in the audit log, but without the ids of who did them and who was concerned.
        for table, column in columns(ColumnKind.DOER, ColumnKind.DONE_TO):
            sql = f"UPDATE {table} SET {column} = NULL WHERE {column} = ?"
            await self._execute(sql, user_id)

        # The request is deleted last: if this method is interrupted, the request is found again.
        for table, column in sorted(
            columns(ColumnKind.PERSON, ColumnKind.OTHER),
            key=lambda entry: entry[0] == REQUEST_TABLE,  # False comes before True
        ):
            await self._execute(f"DELETE FROM {table} WHERE {column} = ?", user_id)

    async def rows_about(self, user_id: int) -> dict[str, list[Mapping[str, Any]]]:
        """Return all rows about this person by database table, without columns about others.

        The game tables of the person are not included; `tables` returns them.
        """

        def read_rows(connection: Connection) -> dict[str, list[Mapping[str, Any]]]:
            rows_by_table: dict[str, list[Mapping[str, Any]]] = {}
            for table, person in columns(ColumnKind.PERSON, ColumnKind.DOER):
                names = [name for name, kind in STORED[table].items() if kind not in HIDDEN_KINDS]
                sql = f"SELECT {', '.join(names)} FROM {table} WHERE {person} = ?"
                rows_by_table[table] = _as_mappings(names, connection.execute(sql, (user_id,)))

            names = ["name", "channel_id", "message_id", "question", "answer", "at"]
            rows_by_table["surfaces"] = _as_mappings(
                names, connection.execute(OWN_SURFACES, (f"%:{user_id}",))
            )
            return rows_by_table

        return await self._database.read(read_rows)

    async def tables(self, table_ids: Collection[str]) -> list[Table]:
        """Return the game tables with these ids. Unknown and unreadable ones are left out."""

        def read_rows(connection: Connection) -> list[tuple[str, bytes]]:
            bodies = [
                (table_id, connection.execute(LOAD_TABLE, (table_id,)).fetchone())
                for table_id in table_ids
            ]
            return [(table_id, row[0]) for table_id, row in bodies if row is not None]

        rows = await self._database.read(read_rows)
        readable = [read(table_id, body) for table_id, body in rows]
        return [table for table in readable if table is not None]

    # -- games ------------------------------------------------------------------------------------

    async def untidy(self, after: float, before: float, most: int) -> list[tuple[str, float]]:
        """Return finished tables that are not tidied, each with the moment when it was opened.

        Args:
            after: Only tables that were opened after this moment, in seconds since 1970.
            before: Only tables that were opened and had their last choice before this moment.
            most: The most tables.
        """
        rows = await self._fetch_all(UNTIDY, after, before, before, most)
        return [(table_id, opened_at) for table_id, opened_at in rows]

    async def tidy(self, table: Table) -> None:
        """Store a shrunk table, and delete its journal up to the last checkpoint."""

        def tidy(connection: Connection) -> None:
            save_work(table)(connection)
            connection.execute(DROP_OLD_JOURNAL, (table.id, table.epoch))
            connection.execute("UPDATE tables SET tidied = TRUE WHERE id = ?", (table.id,))

        await self._database.write(tidy)

    async def outdated(self, before: float, most: int) -> list[str]:
        """Return the oldest finished tables that had their last choice before that moment."""
        return await self._fetch_column(OUTDATED, before, before, most)

    async def drop_tables(self, table_ids: Collection[str]) -> None:
        """Delete tables with their records and all other rows about them. Statistics stay."""
        await self._database.write(lambda connection: _delete_tables(connection, table_ids))

    # -- servers ----------------------------------------------------------------------------------

    async def servers(self) -> set[int]:
        """Return all servers that have stored data."""
        # Rows that are made from records or belong to a table are left out: they are deleted with
        # their table.
        derived = {*MADE_OF_RECORDS, "servers_left"}
        queries = [
            f"SELECT {column} FROM {table}"
            for table, column in columns(ColumnKind.SERVER)
            if table not in derived and ColumnKind.TABLE not in STORED[table].values()
        ]
        return set(await self._fetch_column(" UNION ".join(queries)))

    async def note_left(self, guild_ids: Iterable[int], at: float) -> None:
        """Note that Coop is not on these servers any more. An earlier note stays."""
        rows = [(guild_id, at) for guild_id in guild_ids]
        if rows:
            await self._database.write(lambda connection: connection.executemany(NOTE_LEFT, rows))

    async def note_back(self, guild_ids: Iterable[int]) -> None:
        """Note that Coop is on these servers again."""
        # Coop leaves few servers, so it is quick to filter all of them here (`inf`).
        here = {*guild_ids}
        rows = [(guild_id,) for guild_id in await self.left_before(inf) if guild_id in here]
        if not rows:
            return

        await self._database.write(
            lambda connection: connection.executemany(
                "DELETE FROM servers_left WHERE guild_id = ?", rows
            )
        )

    async def left_before(self, moment: float) -> list[int]:
        """Return the servers that Coop left before this moment, in seconds since 1970."""
        return await self._fetch_column(
            "SELECT guild_id FROM servers_left WHERE left_at < ? ORDER BY guild_id", moment
        )

    async def tables_of_server(self, guild_id: int, most: int) -> list[str]:
        """Return at most `most` tables of a server."""
        return await self._fetch_column(
            "SELECT id FROM tables WHERE guild_id = ? LIMIT ?", guild_id, most
        )

    async def forget_server(self, guild_id: int) -> None:
        """Delete everything about a server except its tables, which must be deleted before."""
        deletions = [
            (f"DELETE FROM {table} WHERE {column} = ?", (guild_id,))
            for table, column in columns(ColumnKind.SERVER)
            if table != "tables"
        ]
        await self._execute_all(*deletions, (PUT_META, (UNWIPED, "1")))

    # -- leaving nothing --------------------------------------------------------------------------

    async def is_wiped(self) -> bool:
        """Return whether deleted data is also gone from the database file."""
        row = await self._fetch_one(GET_META, UNWIPED)
        return row is None or not row[0]

    async def wipe(self, *, wholly: bool = True) -> bool:
        """Overwrite deleted data in the database file. Other work waits meanwhile.

        Args:
            wholly: Whether to wipe everything. If not, this takes only a moment, but free pages of
                the file are not overwritten.

        Returns:
            False if deleted data is left: `wholly` is False, or the database was being read.
        """
        if not await self._database.wipe(wholly=wholly) or not wholly:
            return False

        await self._execute(PUT_META, UNWIPED, "")
        return True

    async def database_size(self) -> int:
        """Return the size of the database in bytes."""
        return await self._database.size()


def _delete_tables(connection: Connection, table_ids: Collection[str]) -> None:
    """Delete tables with all that belongs to them; the row in `tables` comes last."""
    rows = [(table_id,) for table_id in table_ids]
    for table, column in columns(ColumnKind.TABLE):
        if table != "tables":
            connection.executemany(f"DELETE FROM {table} WHERE {column} = ?", rows)

    connection.executemany("DELETE FROM tables WHERE id = ?", rows)


def _as_mappings(names: Sequence[str], rows: Iterable[Sequence[Any]]) -> list[Mapping[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in rows]
