"""Writes the record of each game that ends, and returns records.

A record is a finished game as a file. It shows all hands, so it does not exist while the game goes
on. A record is computed from a chronicle: a table with its journal (the stored choices). For this,
the rules of the game replay all choices, which is slow. So `compute_record` is called in a thread.
"""

import asyncio
import logging
import zlib
from collections.abc import Callable, Iterable, Mapping

from bot.common.refused import Refused
from bot.common.sanitize import clean
from bot.records.repository import Chronicle, Reader, Reading, RecordRepository
from bot.tables.refusals import TableGone
from bot.tables.scene import TableSummary
from bot.tables.table import Player, Status, Table, WhichServers, everywhere
from games.engine.chance import commitment
from games.engine.game import Rules
from games.engine.record import Header, Sitter, lines
from games.engine.record_text import format_record, read
from games.registry import GAMES

log = logging.getLogger(__name__)


class GameGoesOn(Refused):
    """The game is not over, so it has no record yet."""


class NoRecord(Refused):
    """The game was never dealt, or its record could not be written."""


class NotKept(Refused):
    """The server on which the game was played did not keep records when the game ended."""


class Records:
    """Writes and returns records. Each is written by a task, which computes it in a thread.

    Args:
        archive: The records in the database.
        games: The rules of all games.
        keeps: Returns whether a server keeps records, by its id. By default each server does.
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
        """Table id -> the task that writes its record."""
        self._catch_up_task: asyncio.Task[None] | None = None
        self.readers: list[Reader] = []
        """Functions of features. Each reads a new record, in a thread, before it is stored."""
        self.on_news: list[Callable[[str], None]] = []
        """Called with a table's id when its new record adds something to the result page."""
        self.on_change: list[Callable[[str], None]] = []
        """Called with a table's id when its record was rewritten or deleted."""

    def write_record(self, table_id: str) -> None:
        """Begin to write the record of a game that has ended."""
        self._writing_task(table_id)

    async def write_missing(self) -> None:
        """Begin to write records that are missing.

        A record is missing if Coop was stopped before it was written, or if the database was locked
        or full.
        """
        if self._catch_up_task is not None and not self._catch_up_task.done():
            return

        try:
            missing = await self._archive.unrecorded()
        except Exception:  # a missing old record must not stop the start of the bot
            log.exception("missing records not read")
            return

        if missing:
            self._catch_up_task = asyncio.create_task(self._catch_up(missing), name="coop-records")

    async def _catch_up(self, missing: Iterable[str]) -> None:
        """Write these records one after the other.

        Many computations at the same time would delay the answers to presses.
        """
        for table_id in missing:
            await asyncio.wait([self._writing_task(table_id)])

    async def settle(self) -> None:
        """Wait for all records that are being written. The next start writes the other ones."""
        if self._catch_up_task is not None:
            self._catch_up_task.cancel()
        while self._writing:
            await asyncio.wait(self._writing.values())

    async def wait_idle(self, table_id: str) -> None:
        """Wait until no record of this table is being written."""
        while (task := self._writing.get(table_id)) is not None:
            await asyncio.wait([task])

    async def read(self, table: TableSummary) -> str:
        """Return the record of a game, and write it first if it is missing or damaged.

        Raises:
            GameGoesOn: The game is not over.
            NoRecord: The game was never dealt, or its record could not be written.
            NotKept: The server keeps no records.
        """
        if table.is_live:
            raise GameGoesOn
        if await self._archive.is_unkept(table.id):
            raise NotKept

        body = await self._archive.record(table.id)
        if body is not None:
            record = _unpack(body)
            if record is not None:
                return record

            log.warning("record is unreadable, writing it again: table=%s", table.id)

        # Other callers may wait for the same task, so a cancelled caller must not cancel it.
        body = await asyncio.shield(self._writing_task(table.id))
        if body is None:
            raise NotKept if await self._archive.is_unkept(table.id) else NoRecord

        return zlib.decompress(body).decode()

    async def rewrite(self, table_id: str) -> None:
        """Write a record again that a feature could not read for its statistics.

        An older version of the rules may have written it wrongly.
        """
        await asyncio.wait([self._writing_task(table_id)])

    def _writing_task(self, table_id: str) -> "asyncio.Task[bytes | None]":
        """Return the task that writes the record of a table. Start one if there is none.

        If several callers want a record, they share one task.
        """
        task = self._writing.get(table_id)
        if task is None:
            name = f"coop-record-{table_id}"
            task = self._writing[table_id] = asyncio.create_task(self._write(table_id), name=name)
            # The dict also keeps the task alive: asyncio holds only weak references to tasks.
            task.add_done_callback(lambda _: self._writing.pop(table_id, None))

        return task

    async def _write(self, table_id: str) -> bytes | None:
        """Compute and store a record. Return it compressed; None if no record was written."""
        try:
            chronicle = await self._archive.chronicle(table_id)
            if chronicle is None:
                raise TableGone

            # A table without a checkpoint was closed before its deal.
            is_over = chronicle.table.status in (Status.OVER, Status.CLOSED)
            if not is_over or not chronicle.checkpoints:
                return None
            if not await self._should_be_stored(chronicle.table):
                return None

            body, readings = await asyncio.to_thread(self._compute, chronicle)
            faults = [reading.fault for reading in readings if reading.fault is not None]
            if faults:
                log.error("record cannot be counted: table=%s: %s", table_id, faults[0])
                stored = await self._archive.record(table_id)
                # The stored record is by an older version of the rules, and may be correct.
                if stored is not None and _unpack(stored) is not None:
                    return stored

            await self._archive.put_record(table_id, body, readings)
            if any(reading.adds_to_result for reading in readings):
                for callback in self.on_news:
                    callback(table_id)
        except Exception:  # the journal stays; the next try is hourly, or when the record is read
            log.exception("record not written: table=%s", table_id)
            return None

        return body

    def _compute(self, chronicle: Chronicle) -> tuple[bytes, list[Reading]]:
        """Compute a record, and let the features read it. Called in a thread.

        Returns:
            The compressed record, and what the features have read.
        """
        record = compute_record(chronicle, self._games).encode()
        readings = [read(record, chronicle.table) for read in self.readers]
        # Level 9 is slow, but records are stored for years.
        return zlib.compress(record, 9), readings

    async def _should_be_stored(self, table: Table) -> bool:
        """Return whether a record should be stored, by the rules of the server when the game ended.

        A record that is already stored may be written again under any rules.
        """
        if await self._archive.is_unkept(table.id):
            return False
        if self._keeps(table.guild_id) or await self._archive.record(table.id) is not None:
            return True

        # This decision is stored, so that a later change of the rules does not create the record.
        await self._archive.leave_unkept(table.id)
        return False


def _unpack(body: bytes) -> str | None:
    """Return the record as text, or None if it is damaged."""
    try:
        return zlib.decompress(body).decode()
    except (zlib.error, UnicodeDecodeError):
        return None


# -- the text of a record --------------------------------------------------------------------------


def compute_record(chronicle: Chronicle, games: Mapping[str, Rules]) -> str:
    """Return the record of a game as JSON Lines.

    Args:
        chronicle: The table and its journal.
        games: The rules of all games.

    Raises:
        Exception: The rules cannot replay the journal; it is the error of the rules.
    """
    table = chronicle.table
    aborted = None if table.status is Status.OVER else table.reason
    record = lines(_header(table), games[table.game], chronicle.choices, chronicle.falls, aborted)
    return format_record(record)


def without_erased_names(record: str, table: Table) -> str:
    """Return a record without the names of players who were erased from its table.

    Raises:
        ValueError: The first line of the record is unreadable.
    """
    # Only the first line, the header, names players.
    first, newline, rest = record.partition("\n")
    forgotten = {
        seat: _sitter(player) for seat, player in enumerate(table.players) if player.is_forgotten
    }
    header = Header.model_validate(read(first)).forgetting(forgotten)
    # `format_record` adds a newline, but `newline` is the one of the record, if there is one.
    return format_record([header.as_line()]).rstrip("\n") + newline + rest


def _header(table: Table) -> Header:
    """Return the first line of a record: the game, its players and its seed."""
    house_seed = bytes.fromhex(table.seed)
    salt = bytes.fromhex(table.salt)
    # A cut is what a player adds to the seed before the deal. Format 2 also has the cuts and Coop's
    # own seed (`house_seed`), so that a reader can compute the seed of the game. `commitment` is
    # the hash of Coop's seed that was shown before the deal.
    header = Header(
        format=2 if table.is_cut else 1,
        game=table.game,
        rules=table.rules_version,
        options=table.options,
        seats=[_sitter(player) for player in table.players],
        commitment=commitment(house_seed, salt),
        salt=table.salt,
        house_seed=table.seed if table.is_cut else None,
        seed=table.game_seed.hex(),
        dealt_at=table.dealt_at,
    )
    # The cut of an erased player was deleted. Then the header gets a format that allows this.
    return header.forgetting({})


def _sitter(player: Player) -> Sitter:
    """Return the player of a seat, with a name that is safe to show in a file too."""
    level = player.level if player.is_house else None
    # `joined`: the place in the lobby, before the seats were drawn.
    return Sitter(name=clean(player.name), house=level, joined=player.joined, cut=player.cut)
