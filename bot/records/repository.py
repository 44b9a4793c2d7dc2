"""Reads the journals of games, and stores their records.

The journal of a game is all of its choices in order. Checkpoints are stored states of the game. If
a replay of the journal differs, the table falls back to its last checkpoint: a new epoch begins.
"""

import asyncio
import json
import re
import zlib
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.storage.database import Repository
from bot.storage.interfaces import NUMBERS, Connection, Sql, keys, spelled
from bot.tables.repository import Checkpoint, Entry, none_if_corrupt, read_table
from bot.tables.table import Table
from games.engine.asks import Seat
from games.engine.engine import JournalRow
from games.engine.record import Played, Rollback, stored_choices

PUT_RECORD = """
    INSERT INTO records (table_id, body) VALUES (?, ?)
        ON CONFLICT (table_id) DO UPDATE SET body = excluded.body
"""
RECORD = "SELECT body FROM records WHERE table_id = ?"
# A tidied table is a finished one whose journal was deleted; its record holds the same choices.
HAS_JOURNAL = "SELECT 1 FROM tables WHERE id = ? AND NOT tidied"


# The searches. `NUMBERS` is a subquery for a set of numbers, whose one value is `keys(numbers)`.
# `Sql` and `spelled` keep two spellings of a statement, for SQLite and for PostgreSQL
# (bot/storage/interfaces.py).

MOST_SEARCHED = 10_000
"""How many of a server's latest games are searched. An older game is found only by its number."""

COLUMNS = "table_id, number, channel_id, game, players, winners"
MAY_SEE = f"""(
    channel_id IN {NUMBERS}
    OR table_id IN (SELECT table_id FROM seats WHERE user_id = ?)
)"""
# Values: the server twice, then how many of its latest games. Games are numbered by server.
LATEST = "guild_id = ? AND number > (SELECT max(number) FROM finished WHERE guild_id = ?) - ?"
# SQLite's LIKE ignores the case of ASCII letters. PostgreSQL needs ILIKE for this.
HAS_NAME = Sql("players LIKE ? ESCAPE '!'", postgres="players ILIKE ? ESCAPE '!'")
HAS_WORD = """(
    {has_name} OR {has_name} OR CAST(number AS TEXT) LIKE ? ESCAPE '!'
    OR game IN (SELECT key FROM json_each(?))
)"""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A table with its whole journal, in order, and the last checkpoint of each epoch."""

    table: Table
    entries: tuple[Entry, ...]
    checkpoints: tuple[Checkpoint, ...]

    @property
    def choices(self) -> Sequence[Played]:
        """All choices, also those that a fall back to a checkpoint has undone."""
        return [Played(entry.epoch, entry.row, entry.cause, entry.at) for entry in self.entries]

    @property
    def falls(self) -> Sequence[Rollback]:
        """The beginning of each epoch except the first: the last checkpoint of the epoch before."""
        return [
            Rollback(
                checkpoint.epoch + 1,
                checkpoint.at.revision,
                checkpoint.state,
                # Whether face-down cards were shuffled again at the beginning of the epoch.
                checkpoint.epoch + 1 in self.table.mixed,
            )
            for checkpoint in self.checkpoints
            if checkpoint.epoch < self.table.epoch
        ]


@dataclass(frozen=True, slots=True)
class Reading:
    """What a feature has read in a record, such as statistics of the players.

    Attributes:
        store: Stores what was read. Called in the transaction that stores the record.
        fault: Why the record could not be read; None if it could.
        adds_to_result: Whether the result page of the table shows more now.
    """

    store: Callable[[Connection], None]
    fault: str | None = None
    adds_to_result: bool = False


Reader = Callable[[bytes, Table], Reading]
"""Reads a record; takes it and its table."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A summary of a finished game. `winners` is empty if the game was called off."""

    table_id: str
    number: int
    channel_id: int
    game: str
    players: tuple[str, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Sought:
    """A search for games.

    Args:
        user_id: The user who searches. They may see games in which they played.
        channels: The channels with games that the user may see.
        words: The words of the search, each with the games (slugs) whose titles match it. Each word
            must occur in the number, the player names or the title of a game.
    """

    user_id: int
    channels: Collection[int]
    words: Sequence[tuple[str, Collection[str]]] = ()


class RecordRepository(Repository):
    """Stores records, and searches finished games."""

    async def chronicle(self, table_id: str) -> Chronicle | None:
        """Return a table with its journal; None if the table is gone or unreadable.

        If the journal was deleted, its choices are read from the record.
        """

        def read_all(connection: Connection) -> tuple[Chronicle, bytes] | None:
            table = read_table(connection, table_id)
            if table is None:
                return None

            rows = connection.execute(
                """
                SELECT epoch, revision, seat, choice, fingerprint, cause, at FROM journal
                WHERE table_id = ? ORDER BY epoch, revision
                """,
                (table_id,),
            ).fetchall()
            checkpoint_rows = connection.execute(
                """
                SELECT epoch, revision, seat, choice, fingerprint, state FROM checkpoints
                WHERE table_id = ? ORDER BY epoch
                """,
                (table_id,),
            ).fetchall()
            record = None
            if connection.execute(HAS_JOURNAL, (table_id,)).fetchone() is None:
                record = connection.execute(RECORD, (table_id,)).fetchone()

            # The columns 1 to 4 of both queries are those of a `JournalRow`.
            chronicle = Chronicle(
                table,
                tuple(Entry(row[0], JournalRow(*row[1:5]), *row[5:]) for row in rows),
                tuple(Checkpoint(row[0], JournalRow(*row[1:5]), row[5]) for row in checkpoint_rows),
            )
            return chronicle, b"" if record is None else bytes(record[0])

        # One unit of work, so that no choice is written between the reads.
        result = await none_if_corrupt(self._database, table_id, read_all)
        if result is None:
            return None

        chronicle, record = result
        if not record:
            return chronicle

        return replace(chronicle, entries=await asyncio.to_thread(entries_of, record))

    async def record(self, table_id: str) -> bytes | None:
        """Return a compressed record, or None."""
        row = await self._fetch_one(RECORD, table_id)
        return None if row is None else bytes(row[0])

    async def put_record(
        self, table_id: str, body: bytes, readings: Sequence[Reading] = ()
    ) -> None:
        """Store a record and the features' readings, in one transaction."""

        def put(connection: Connection) -> None:
            connection.execute(PUT_RECORD, (table_id, body))
            for reading in readings:
                reading.store(connection)

        await self._database.write(put)

    async def unrecorded(self) -> list[str]:
        """Return the ids of tables that lack a record: finished games, or closed after the deal."""
        return await self._fetch_column(
            """
            SELECT id FROM tables WHERE status IN ('over', 'closed')
                AND EXISTS (SELECT 1 FROM checkpoints WHERE table_id = id)
                AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = id)
                AND NOT EXISTS (SELECT 1 FROM unkept WHERE table_id = id)
            """
        )

    async def leave_unkept(self, table_id: str) -> None:
        """Store that this game gets no record, and remove it from the list of finished games."""
        await self._execute_all(
            ("INSERT INTO unkept (table_id) VALUES (?) ON CONFLICT DO NOTHING", (table_id,)),
            ("DELETE FROM finished WHERE table_id = ?", (table_id,)),
        )

    async def is_unkept(self, table_id: str) -> bool:
        """Return whether this game gets no record."""
        return bool(await self._fetch_one("SELECT 1 FROM unkept WHERE table_id = ?", table_id))

    async def finished(self, guild_id: int, sought: Sought, most: int) -> list[Finished]:
        """Return the finished games of a server that match a search, the newest first.

        Args:
            guild_id: The server.
            sought: The search.
            most: How many games at most.
        """
        # The values of `HAS_WORD` for each word: for names, the word as typed and with a capital
        # (SQLite's LIKE ignores the case of ASCII letters only); for the number, its beginning; and
        # the games whose titles match.
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
        since = (guild_id, guild_id, MOST_SEARCHED)
        values = (*since, *_seen_by(sought), *(value for word in words for value in word), most)
        return [_finished(row) for row in await self._fetch_all(sql, *values)]

    async def finished_number(self, guild_id: int, number: int, sought: Sought) -> Finished | None:
        """Return the finished game with a number, if the user of the search may see it."""
        row = await self._fetch_one(
            f"""
            SELECT {COLUMNS} FROM finished WHERE guild_id = ? AND number = ? AND {MAY_SEE}
            """,
            guild_id,
            number,
            *_seen_by(sought),
        )
        return None if row is None else _finished(row)

    async def finished_in(self, guild_id: int, channel_id: int) -> Finished | None:
        """Return the latest finished game of a channel, or None."""
        row = await self._fetch_one(
            f"""
            SELECT {COLUMNS} FROM finished WHERE guild_id = ? AND channel_id = ?
            ORDER BY number DESC LIMIT 1
            """,
            guild_id,
            channel_id,
        )
        return None if row is None else _finished(row)


def _seen_by(sought: Sought) -> tuple[str, int]:
    """Return the values of `MAY_SEE`."""
    return keys(sought.channels), sought.user_id


def _literal(word: str) -> str:
    """Escape the characters that are special in LIKE."""
    return re.sub(r"([!%_])", r"!\1", word)


def _finished(row: tuple[Any, ...]) -> Finished:
    table_id, number, channel_id, game, players, winners = row
    won = () if winners is None else tuple(json.loads(winners))  # NULL: the game was called off
    names = tuple(str(name) for name in json.loads(players))
    return Finished(table_id, number, channel_id, game, names, won)


def entries_of(record: bytes) -> tuple[Entry, ...]:
    """Return the journal from a record; empty if the record is damaged.

    Call this in a thread, because it would block the event loop.
    """
    try:
        choices = [*stored_choices(zlib.decompress(record).decode())]
    except (ValueError, KeyError, zlib.error):
        return ()

    # Only choices of simulations have no time.
    return tuple(
        Entry(choice.epoch, choice.row, choice.cause, choice.at or 0.0) for choice in choices
    )
