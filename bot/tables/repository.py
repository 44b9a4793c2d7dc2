"""Stores tables with their journals and checkpoints."""

import json
import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import orjson
from pydantic import TypeAdapter, ValidationError

from bot.common.lru import Latest
from bot.storage.database import Database, Repository
from bot.storage.errors import KeyTaken, Nonsense
from bot.storage.interfaces import IS_LIVE, NUMBERS, Connection, Sql, T, Work, keys, spelled
from bot.tables.audit import Noted, note
from bot.tables.bulletin import Bulletin
from bot.tables.table import LIVE, Table
from games.engine.engine import JournalRow

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal: who chose what, in which epoch, why and when."""

    epoch: int
    row: JournalRow
    cause: str
    """player, timeout, house, order, clock"""
    at: float


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The game's state at a boundary, and the row during which it was passed."""

    epoch: int
    at: JournalRow
    state: str


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as the store holds it: its last checkpoint and the rows of its epoch since."""

    table: Table
    checkpoint: Checkpoint | None
    rows: tuple[JournalRow, ...]


@dataclass(frozen=True, slots=True)
class LiveTable:
    """A table that is not over, in short."""

    id: str
    channel_id: int
    due: float | None


class DuplicateStep(Exception):
    """The journal has this step already: two writers believed to be at the same revision."""


TABLE = TypeAdapter(Table)

S = TypeVar("S")


class Written(Generic[S]):
    """What was written of values that never change, by their identity: facts cannot be hashed."""

    def __init__(self, write: Callable[[S], bytes], most: int) -> None:
        self._write = write
        self._known = Latest[int, tuple[S, orjson.Fragment]](most)

    def all(self, values: Sequence[S]) -> list[orjson.Fragment]:
        """Each of these values as it was, or is now, written."""
        known = [self._known.get(id(value)) for value in values]
        return [
            self._now(value) if found is None or found[0] is not value else found[1]
            for value, found in zip(values, known, strict=True)
        ]

    def _now(self, value: S) -> orjson.Fragment:
        # A copy: what orjson gives lies at the head of a buffer many times as large, whose rest is
        # of no use to anybody while that lives.
        kept = bytes(memoryview(self._write(value)))
        return self._known.put(id(value), (value, orjson.Fragment(kept)))[1]


def as_json(value: object) -> bytes:
    """As `TABLE` reads it; faster than pydantic writes it."""
    return orjson.dumps(value, default=list, option=orjson.OPT_NON_STR_KEYS)


_bulletin = Written[Bulletin](as_json, most=4096)
"""The latest of a hundred tables."""

_bulletins = Written[tuple[Bulletin, ...]](
    lambda several: as_json(_bulletin.all(several)), most=128
)
"""All news of a table: whoever decides in secret leaves them as they were."""

NONSENSE = "stored table is unreadable and ignored: table=%s"

SAVE_TABLE = """
    INSERT INTO tables (id, game, guild_id, channel_id, status, number, opened_at, due, body)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
        channel_id = excluded.channel_id, status = excluded.status, due = excluded.due,
        body = excluded.body
"""
SIT_DOWN = "INSERT INTO seats (table_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
STAND_UP = f"DELETE FROM seats WHERE table_id = ? AND user_id NOT IN {NUMBERS}"
ADD_STEP = """
    INSERT INTO journal (table_id, epoch, revision, seat, choice, fingerprint, cause, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
SAVE_CHECKPOINT = """
    INSERT INTO checkpoints (table_id, epoch, revision, seat, choice, fingerprint, state)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id, epoch) DO UPDATE SET
        revision = excluded.revision, seat = excluded.seat, choice = excluded.choice,
        fingerprint = excluded.fingerprint, state = excluded.state
    WHERE excluded.revision >= checkpoints.revision
"""
# Python's module would raise, and quote it, where it is no text.
BODY = Sql("CAST(tables.body AS BLOB)", postgres="convert_to(tables.body, 'UTF8')")
LOAD_TABLE = spelled("SELECT {body} FROM tables WHERE id = ?", body=BODY)
LOAD_CHECKPOINT = """
    SELECT revision, seat, choice, fingerprint, state FROM checkpoints
    WHERE table_id = ? AND epoch = ?
"""
LOAD_STEPS = """
    SELECT revision, seat, choice, fingerprint FROM journal
    WHERE table_id = ? AND epoch = ? AND revision > ? ORDER BY revision
"""
OLDEST_FIRST = "ORDER BY opened_at, number"
LIVE_TABLES = f"SELECT id, channel_id, due FROM tables WHERE {IS_LIVE} {OLDEST_FIRST}"
LIVE_TABLES_WITH = f"SELECT id, {{body}} FROM tables {{where}} AND {IS_LIVE} {OLDEST_FIRST}"
TABLES_IN = spelled(LIVE_TABLES_WITH, body=BODY, where="WHERE channel_id = ?")
TABLES_ON = spelled(LIVE_TABLES_WITH, body=BODY, where="WHERE guild_id = ?")
TABLES_OF = spelled(
    LIVE_TABLES_WITH,
    body=BODY,
    where="JOIN seats ON seats.table_id = tables.id WHERE seats.user_id = ?",
)
HOST_ID = Sql(
    "CASE WHEN json_valid(body) THEN json_extract(body, '$.host_id') END",
    postgres="CAST(CAST(body AS JSON) ->> 'host_id' AS BIGINT)",
)
CROWD = spelled(
    """
    SELECT count(*), count(*) FILTER (WHERE {host_id} = ?)
    FROM tables WHERE guild_id = ? AND {is_live}
    """,
    host_id=HOST_ID,
    is_live=IS_LIVE,
)
# A table that was dealt has a checkpoint, for ever.
HAVE_PLAYED = """
    SELECT CAST(key AS BIGINT) FROM json_each(?) WHERE EXISTS (
        SELECT 1 FROM seats
        JOIN tables ON tables.id = seats.table_id
        JOIN checkpoints ON checkpoints.table_id = seats.table_id
        WHERE seats.user_id = CAST(key AS BIGINT) AND tables.game = ?
    )
"""
COUNT_UP = """
    INSERT INTO numbering (guild_id, last) VALUES (?, 1)
    ON CONFLICT (guild_id) DO UPDATE SET last = numbering.last + 1
"""
LAST_NUMBER = "SELECT last FROM numbering WHERE guild_id = ?"

# What was never dealt is no game.
NOTE_FINISHED = """
    INSERT INTO finished (guild_id, number, table_id, channel_id, game, players, winners)
    SELECT guild_id, number, id, channel_id, game, ?, ?
    FROM tables WHERE id = ? AND EXISTS (SELECT 1 FROM checkpoints WHERE table_id = id)
    ON CONFLICT (guild_id, number) DO UPDATE SET
        channel_id = excluded.channel_id, players = excluded.players, winners = excluded.winners
"""

# Every checkpoint is a boundary to start from, the one at revision 0 included.
BEFORE_ALL = -1


class TableRepository(Repository):
    """Stores tables."""

    async def next_number(self, guild_id: int) -> int:
        """A number that no other table of this server has."""

        def count_up(connection: Connection) -> int:
            connection.execute(COUNT_UP, (guild_id,))
            return int(connection.execute(LAST_NUMBER, (guild_id,)).fetchone()[0])

        return await self._database.write(count_up)

    async def save(
        self,
        table: Table,
        entry: Entry | None = None,
        checkpoint: Checkpoint | None = None,
        noted: Noted | None = None,
    ) -> None:
        """Write the table as it is now, and with it a journal row, a checkpoint, and a line of its
        server's audit. With a journal row, the same people sit at it as before.

        Raises DuplicateStep if the journal has (table, epoch, revision) already.
        """
        try:
            await self._database.write(saving(table, entry, checkpoint, noted))
        except KeyTaken as error:
            if entry is None:
                raise

            step = f"{table.id}, epoch {entry.epoch}, revision {entry.row.revision}"
            raise DuplicateStep(step) from error

    async def load(self, table_id: str) -> Stored | None:
        def look(connection: Connection) -> Stored | None:
            found = connection.execute(LOAD_TABLE, (table_id,)).fetchone()
            if found is None:
                return None

            table = read(table_id, found[0])
            if table is None:
                return None

            found = connection.execute(LOAD_CHECKPOINT, (table_id, table.epoch)).fetchone()
            checkpoint = None
            after = BEFORE_ALL
            if found is not None:
                checkpoint = Checkpoint(table.epoch, JournalRow(*found[:4]), found[4])
                after = checkpoint.at.revision

            steps = connection.execute(LOAD_STEPS, (table_id, table.epoch, after))
            return Stored(table, checkpoint, tuple(JournalRow(*step) for step in steps))

        return await sensible(self._database, table_id, look)

    async def live(self) -> list[LiveTable]:
        """Every table in a lobby, playing or paused."""
        return [LiveTable(*row) for row in await self._fetch_all(LIVE_TABLES)]

    async def tables_in(self, channel_id: int) -> list[Table]:
        """The live tables of a channel, oldest first."""
        return await self._tables(TABLES_IN, channel_id)

    async def tables_on(self, guild_id: int) -> list[Table]:
        """The live tables of a server, oldest first."""
        return await self._tables(TABLES_ON, guild_id)

    async def crowd(self, guild_id: int, host_id: int) -> tuple[int, int]:
        """How many live tables the server has, and how many of them this person hosts."""
        on_server, hosted = await self._fetch_one(CROWD, host_id, guild_id)
        return on_server, hosted

    async def have_played(self, game: str, user_ids: Collection[int]) -> set[int]:
        """Those of these people to whom this game has been dealt before, on any server."""
        rows = await self._fetch_all(HAVE_PLAYED, keys(user_ids), game)
        return {user_id for (user_id,) in rows}

    async def tables_of(self, user_id: int) -> list[Table]:
        """The live tables at which the person sits, oldest first."""
        return await self._tables(TABLES_OF, user_id)

    async def _tables(self, query: str, value: int) -> list[Table]:
        rows = await self._fetch_all(query, value)
        tables = [read(table_id, body) for table_id, body in rows]
        return [table for table in tables if table is not None]


async def sensible(database: Database, table_id: str, look: Work[T | None]) -> T | None:
    """Nothing where rows of this table hold what is no text. One that is broken must not stop all
    others.
    """
    try:
        return await database.read(look)
    except Nonsense:
        log.error(NONSENSE, table_id)
        return None


def read(table_id: str, body: bytes) -> Table | None:
    """None where the row makes no sense."""
    try:
        return TABLE.validate_json(body)
    except ValidationError:  # what it says is what stands in the row
        log.error(NONSENSE, table_id)
        return None


def saving(
    table: Table,
    entry: Entry | None = None,
    checkpoint: Checkpoint | None = None,
    noted: Noted | None = None,
) -> Callable[[Connection], None]:
    """The statements of one save, their values taken now: the table may move on meanwhile."""
    columns = (
        table.id,
        table.game,
        table.guild_id,
        table.channel_id,
        table.status.value,
        table.number,
        table.opened_at,
        table.due,
        written(table).decode(),
    )
    statements: list[tuple[str, tuple[object, ...]]] = [(SAVE_TABLE, columns)]
    if entry is None:
        sitting = [player.user_id for player in table.players if player.user_id is not None]
        statements.append((STAND_UP, (table.id, keys(sitting))))
        statements += [(SIT_DOWN, (table.id, user_id)) for user_id in sitting]
    else:  # no choice in a game changes who sits at its table
        statements.append((ADD_STEP, (table.id, entry.epoch, *entry.row, entry.cause, entry.at)))

    if checkpoint is not None:
        kept = (table.id, checkpoint.epoch, *checkpoint.at, checkpoint.state)
        statements.append((SAVE_CHECKPOINT, kept))

    if table.status not in LIVE:
        # Who played and who won, as in the migration that made `finished`.
        players = _json([player.name for player in table.players])
        winners = None if table.result is None else _json(table.result.winners)
        statements.append((NOTE_FINISHED, (players, winners, table.id)))

    def save(connection: Connection) -> None:
        for sql, values in statements:
            connection.execute(sql, values)
        if noted is not None:
            note(connection, table.guild_id, noted.at, (noted.deed,))

    return save


def _json(values: Collection[str] | Collection[int]) -> str:
    return json.dumps([*values], ensure_ascii=False, separators=(",", ":"))


def written(table: Table) -> bytes:
    """The table as JSON. Most of that are bulletins, which never change: each is written once, and
    not with every choice.
    """
    told = {"news": table.news}
    if table.milestones is not None:
        told["milestones"] = table.milestones

    written_before = _bulletins.all([*told.values()])
    return as_json(vars(table) | dict(zip(told, written_before, strict=True)))
