"""Reads whole journals, and stores the records made of them."""

import asyncio
import json
import re
import zlib
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.storage.database import Repository
from bot.storage.interfaces import NUMBERS, Connection, Sql, keys, spelled
from bot.tables.repository import LOAD_TABLE, Checkpoint, Entry, read, sensible
from bot.tables.table import Table
from games.engine.asks import Seat
from games.engine.engine import JournalRow
from games.engine.record import Fall, Played, played

JOURNAL = """
    SELECT epoch, revision, seat, choice, fingerprint, cause, at FROM journal
    WHERE table_id = ? ORDER BY epoch, revision
"""
CHECKPOINTS = """
    SELECT epoch, revision, seat, choice, fingerprint, state FROM checkpoints
    WHERE table_id = ? ORDER BY epoch
"""
RECORD = "SELECT body FROM records WHERE table_id = ?"
PUT_RECORD = """
    INSERT INTO records (table_id, body) VALUES (?, ?)
        ON CONFLICT (table_id) DO UPDATE SET body = excluded.body
"""
HAS_JOURNAL = "SELECT 1 FROM tables WHERE id = ? AND NOT tidied"
UNRECORDED = """
    SELECT id FROM tables WHERE status IN ('over', 'closed')
        AND EXISTS (SELECT 1 FROM checkpoints WHERE table_id = id)
        AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = id)
        AND NOT EXISTS (SELECT 1 FROM unkept WHERE table_id = id)
"""
LEAVE_UNKEPT = "INSERT INTO unkept (table_id) VALUES (?) ON CONFLICT DO NOTHING"
UNTELL = "DELETE FROM finished WHERE table_id = ?"
IS_UNKEPT = "SELECT 1 FROM unkept WHERE table_id = ?"


SEARCHED = 10_000
"""How many numbers back the games of a server are searched. Older games can be had by number."""

COLUMNS = "table_id, number, channel_id, game, players, winners"
MAY_SEE = f"""(
    channel_id IN {NUMBERS}
    OR table_id IN (SELECT table_id FROM seats WHERE user_id = ?)
)"""
LATEST = "guild_id = ? AND number > (SELECT max(number) FROM finished WHERE guild_id = ?) - ?"
FINISHED_IN = f"""
    SELECT {COLUMNS} FROM finished WHERE guild_id = ? AND channel_id = ?
    ORDER BY number DESC LIMIT 1
"""
FINISHED_NUMBER = f"""
    SELECT {COLUMNS} FROM finished WHERE guild_id = ? AND number = ? AND {MAY_SEE}
"""
# SQLite's LIKE ignores case.
HAS_NAME = Sql("players LIKE ? ESCAPE '!'", postgres="players ILIKE ? ESCAPE '!'")
HAS_WORD = """(
    {has_name} OR {has_name} OR CAST(number AS TEXT) LIKE ? ESCAPE '!'
    OR game IN (SELECT key FROM json_each(?))
)"""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """All that is known of a table: its journal in order, each epoch's last checkpoint."""

    table: Table
    entries: tuple[Entry, ...]
    checkpoints: tuple[Checkpoint, ...]

    @property
    def choices(self) -> Sequence[Played]:
        """All that was chosen, what a fall back took back included."""
        return [Played(one.epoch, one.row, one.cause, one.at) for one in self.entries]

    @property
    def falls(self) -> Sequence[Fall]:
        """Where each epoch but the first began: at the last checkpoint of the one before."""
        return [
            Fall(one.epoch + 1, one.at.revision, one.state, one.epoch + 1 in self.table.mixed)
            for one in self.checkpoints
            if one.epoch < self.table.epoch
        ]


@dataclass(frozen=True, slots=True)
class Reading:
    """What a feature has read in a record that is about to be stored.

    Attributes:
        store: Stores it; called in the transaction that stores the record.
        fault: Why the record could not be read; None where it could.
        adds_to_result: Whether the table's result has more to tell now.
    """

    store: Callable[[Connection], None]
    fault: str | None = None
    adds_to_result: bool = False


Reader = Callable[[bytes, Table], Reading]
"""Reads a record and the table it belongs to."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, in short. `winners` are seats; none where it was called off."""

    table_id: str
    number: int
    channel_id: int
    game: str
    players: tuple[str, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Sought:
    """Which games somebody looks for. They may see those of these channels, and their own. `words`:
    what each game's number, names or title must have in it, with the games that are called so.
    """

    user_id: int
    channels: Collection[int]
    words: Sequence[tuple[str, Collection[str]]] = ()


class RecordRepository(Repository):
    """Stores records."""

    async def chronicle(self, table_id: str) -> Chronicle | None:
        def look(connection: Connection) -> tuple[Chronicle, bytes] | None:
            found = connection.execute(LOAD_TABLE, (table_id,)).fetchone()
            if found is None:
                return None

            table = read(table_id, found[0])
            if table is None:
                return None

            rows = connection.execute(JOURNAL, (table_id,)).fetchall()
            boundaries = connection.execute(CHECKPOINTS, (table_id,)).fetchall()
            record = None
            if connection.execute(HAS_JOURNAL, (table_id,)).fetchone() is None:
                record = connection.execute(RECORD, (table_id,)).fetchone()

            chronicle = Chronicle(
                table,
                tuple(Entry(row[0], JournalRow(*row[1:5]), *row[5:]) for row in rows),
                tuple(Checkpoint(row[0], JournalRow(*row[1:5]), row[5]) for row in boundaries),
            )
            return chronicle, b"" if record is None else bytes(record[0])

        found = await sensible(self._database, table_id, look)
        if found is None:
            return None

        chronicle, record = found
        if not record:
            return chronicle

        return replace(chronicle, entries=await asyncio.to_thread(entries_of, record))

    async def record(self, table_id: str) -> bytes | None:
        """A record as it was put; None where there is none."""
        found = await self._fetch_one(RECORD, table_id)
        return None if found is None else bytes(found[0])

    async def put_record(
        self, table_id: str, body: bytes, readings: Sequence[Reading] = ()
    ) -> None:
        """Store a record with what the features have read in it, in one transaction."""

        def put(connection: Connection) -> None:
            connection.execute(PUT_RECORD, (table_id, body))
            for reading in readings:
                reading.store(connection)

        await self._database.write(put)

    async def unrecorded(self) -> list[str]:
        """Games that are over, or were ended after the deal, without a record, though there should
        be one.
        """
        return [table_id for (table_id,) in await self._fetch_all(UNRECORDED)]

    async def leave_unkept(self, table_id: str) -> None:
        """There shall be no record of this game, and no story."""

        def leave(connection: Connection) -> None:
            connection.execute(LEAVE_UNKEPT, (table_id,))
            connection.execute(UNTELL, (table_id,))

        await self._database.write(leave)

    async def is_unkept(self, table_id: str) -> bool:
        return await self._fetch_one(IS_UNKEPT, table_id) is not None

    async def finished(self, guild_id: int, sought: Sought, most: int) -> list[Finished]:
        """The latest games of a server that are over, the newest first."""
        words = [
            (
                f"%{_literal(word)}%",
                f"%{_literal(word.title())}%",
                f"{_literal(word)}%",
                keys(games),
            )
            for word, games in sought.words
        ]
        query = " AND ".join((LATEST, MAY_SEE, *[HAS_WORD] * len(words)))
        sql = spelled(
            f"SELECT {COLUMNS} FROM finished WHERE {query} ORDER BY number DESC LIMIT ?",
            has_name=HAS_NAME,
        )
        since = (guild_id, guild_id, SEARCHED)
        values = (*since, *_seen_by(sought), *(one for word in words for one in word), most)
        return [_finished(row) for row in await self._fetch_all(sql, *values)]

    async def finished_number(self, guild_id: int, number: int, sought: Sought) -> Finished | None:
        """That one of them, if the seeker may see it."""
        found = await self._fetch_one(FINISHED_NUMBER, guild_id, number, *_seen_by(sought))
        return None if found is None else _finished(found)

    async def finished_in(self, guild_id: int, channel_id: int) -> Finished | None:
        """The latest of a channel."""
        found = await self._fetch_one(FINISHED_IN, guild_id, channel_id)
        return None if found is None else _finished(found)


def _seen_by(sought: Sought) -> tuple[str, int]:
    return keys(sought.channels), sought.user_id


def _literal(word: str) -> str:
    """What LIKE takes for itself."""
    return re.sub(r"([!%_])", r"!\1", word)


def _finished(row: tuple[Any, ...]) -> Finished:
    table_id, number, channel_id, game, players, winners = row
    won = () if winners is None else tuple(json.loads(winners))
    names = tuple(str(name) for name in json.loads(players))
    return Finished(table_id, number, channel_id, game, names, won)


def entries_of(record: bytes) -> tuple[Entry, ...]:
    """The journal of which this record was made; nothing where it is damaged. For a thread:
    it would hold up the event loop.
    """
    try:
        told = [*played(zlib.decompress(record).decode())]
    except (ValueError, KeyError, zlib.error):
        return ()

    return tuple(Entry(one.epoch, one.row, one.cause, one.at or 0.0) for one in told)
