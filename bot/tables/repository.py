"""Stores tables with their journals and checkpoints.

A table is one row: a few columns that queries need, and `body`, the whole table as JSON. The
journal has one row for each choice, which is a step of the game.

Of bot/storage/interfaces.py: `keys` packs a set of ids into one parameter, which the subquery
`NUMBERS` reads. `Sql` and `spelled` make SQL that differs between SQLite and PostgreSQL.
"""

import json
import logging
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial

import orjson
from pydantic import TypeAdapter, ValidationError

from bot.storage.database import Database, Repository
from bot.storage.interfaces import (
    IS_LIVE,
    NUMBERS,
    Connection,
    CorruptRow,
    KeyTaken,
    Sql,
    T,
    Work,
    keys,
    spelled,
)
from bot.tables.audit import Noted, note
from bot.tables.table import LIVE, NEW_FOR, Table
from games.engine.engine import JournalRow

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the journal, with its epoch, cause and time.

    Attributes:
        epoch: The epoch of the table.
        row: The choice as the engine describes it.
        cause: "player", "timeout", "house", "order" or "clock".
        at: The time in seconds since 1970.
    """

    epoch: int
    row: JournalRow
    cause: str
    at: float


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The state of a game where its script can be entered again.

    Attributes:
        epoch: The epoch of the table.
        at: The journal row during which the checkpoint was reached.
        state: The state as JSON.
    """

    epoch: int
    at: JournalRow
    state: str


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored, with its last checkpoint and the journal rows since then.

    The rows belong to the epoch of the table.
    """

    table: Table
    checkpoint: Checkpoint | None
    rows: tuple[JournalRow, ...]


class DuplicateStep(Exception):
    """The journal contains this step already: two writers worked on the same revision."""


TABLE = TypeAdapter(Table)
"""Reads a table from JSON, with validation."""


def as_json(value: object) -> bytes:
    """Return the value as JSON that `TABLE` can read. orjson is faster than pydantic."""
    # `default=list` is for NamedTuples, which orjson cannot write. The keys that are no texts are
    # seats.
    return orjson.dumps(value, default=list, option=orjson.OPT_NON_STR_KEYS)


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
# The condition keeps a newer checkpoint of the same epoch.
SAVE_CHECKPOINT = """
    INSERT INTO checkpoints (table_id, epoch, revision, seat, choice, fingerprint, state)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id, epoch) DO UPDATE SET
        revision = excluded.revision, seat = excluded.seat, choice = excluded.choice,
        fingerprint = excluded.fingerprint, state = excluded.state
    WHERE excluded.revision >= checkpoints.revision
"""
# The body is read as bytes: sqlite3 raises an error that quotes the text if it is no valid UTF-8.
BODY = Sql("CAST(tables.body AS BLOB)", postgres="convert_to(tables.body, 'UTF8')")
LOAD_TABLE = spelled("SELECT {body} FROM tables WHERE id = ?", body=BODY)
OLDEST_FIRST = "ORDER BY opened_at, number"
# The f-string leaves `{body}` and `{where}` in the text, for `spelled`.
LIVE_TABLES_WITH = f"SELECT id, {{body}} FROM tables {{where}} AND {IS_LIVE} {OLDEST_FIRST}"
TABLES_IN = spelled(LIVE_TABLES_WITH, body=BODY, where="WHERE channel_id = ?")
TABLES_ON = spelled(LIVE_TABLES_WITH, body=BODY, where="WHERE guild_id = ?")
TABLES_OF = spelled(
    LIVE_TABLES_WITH,
    body=BODY,
    where="JOIN seats ON seats.table_id = tables.id WHERE seats.user_id = ?",
)
# NULL if SQLite cannot read the body, so that one broken table does not make the query fail.
HOST_ID = Sql(
    "CASE WHEN json_valid(body) THEN json_extract(body, '$.host_id') END",
    postgres="CAST(CAST(body AS JSON) ->> 'host_id' AS BIGINT)",
)
# Counts the live tables of a server, and those of one host among them.
CROWD = spelled(
    """
    SELECT count(*), count(*) FILTER (WHERE {host_id} = ?)
    FROM tables WHERE guild_id = ? AND {is_live}
    """,
    host_id=HOST_ID,
    is_live=IS_LIVE,
)
# Counts the games of a user that were dealt, at most `NEW_FOR`, because more make no difference. A
# table has a checkpoint if and only if it was dealt; checkpoints are never deleted.
DEALT = f"""
    SELECT count(*) FROM (
        SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
        WHERE seats.user_id = {{user_id}} AND tables.game = ? AND EXISTS (
            SELECT 1 FROM checkpoints WHERE checkpoints.table_id = seats.table_id
        )
        LIMIT {NEW_FOR}
    ) AS dealt
"""

# A table that was never dealt is not noted as finished.
NOTE_FINISHED = """
    INSERT INTO finished (guild_id, number, table_id, channel_id, game, players, winners)
    SELECT guild_id, number, id, channel_id, game, ?, ?
    FROM tables WHERE id = ? AND EXISTS (SELECT 1 FROM checkpoints WHERE table_id = id)
    ON CONFLICT (guild_id, number) DO UPDATE SET
        channel_id = excluded.channel_id, players = excluded.players, winners = excluded.winners
"""

# A revision before all journal rows; the first checkpoint is at revision 0.
BEFORE_ALL = -1


class TableRepository(Repository):
    """Stores tables, their journals and their checkpoints."""

    async def next_number(self, guild_id: int) -> int:
        """Return a number that no other table of this server has or had."""
        ((number,),) = await self._change(
            """
            INSERT INTO numbering (guild_id, last) VALUES (?, 1)
            ON CONFLICT (guild_id) DO UPDATE SET last = numbering.last + 1
            RETURNING last
            """,
            guild_id,
        )
        return int(number)

    async def save(
        self,
        table: Table,
        entry: Entry | None = None,
        checkpoint: Checkpoint | None = None,
        noted: Noted | None = None,
    ) -> None:
        """Write the table in one transaction, with what belongs to the change.

        Args:
            table: The table.
            entry: The journal row of the step, or None. A step does not change who sits at the
                table.
            checkpoint: A new checkpoint, or None.
            noted: A line for the server's audit log, or None.

        Raises:
            DuplicateStep: The journal contains this table, epoch and revision already.
        """
        try:
            await self._database.write(save_work(table, entry, checkpoint, noted))
        except KeyTaken as error:
            if entry is None:
                raise

            step = f"{table.id}, epoch {entry.epoch}, revision {entry.row.revision}"
            raise DuplicateStep(step) from error

    async def load(self, table_id: str) -> Stored | None:
        """Return the table with its checkpoint and the journal rows since then.

        Returns:
            None if there is no such table, or if its row is unreadable.
        """

        def look(connection: Connection) -> Stored | None:
            table = read_table(connection, table_id)
            if table is None:
                return None

            row = connection.execute(
                """
                SELECT revision, seat, choice, fingerprint, state FROM checkpoints
                WHERE table_id = ? AND epoch = ?
                """,
                (table_id, table.epoch),
            ).fetchone()
            checkpoint = None
            after = BEFORE_ALL
            if row is not None:
                # The first four columns are those of a JournalRow, the fifth is the state.
                checkpoint = Checkpoint(table.epoch, JournalRow(*row[:4]), row[4])
                after = checkpoint.at.revision

            # The state of the checkpoint contains the effect of earlier rows.
            steps = connection.execute(
                """
                SELECT revision, seat, choice, fingerprint FROM journal
                WHERE table_id = ? AND epoch = ? AND revision > ? ORDER BY revision
                """,
                (table_id, table.epoch, after),
            )
            return Stored(table, checkpoint, tuple(JournalRow(*step) for step in steps))

        return await none_if_corrupt(self._database, table_id, look)

    async def live(self) -> dict[str, float | None]:
        """Return when each table in a lobby, playing or paused is due, in seconds since 1970."""
        return dict(
            await self._fetch_all(f"SELECT id, due FROM tables WHERE {IS_LIVE} {OLDEST_FIRST}")
        )

    async def tables_in(self, channel_id: int) -> list[Table]:
        """Return the live tables of a channel, oldest first."""
        return await self._tables(TABLES_IN, channel_id)

    async def tables_on(self, guild_id: int) -> list[Table]:
        """Return the live tables of a server, oldest first."""
        return await self._tables(TABLES_ON, guild_id)

    async def crowd(self, guild_id: int, host_id: int) -> tuple[int, int]:
        """Return how many live tables the server has, and how many of them this user hosts."""
        on_server, hosted = await self._fetch_one(CROWD, host_id, guild_id)
        return on_server, hosted

    async def experienced(self, game: str, user_ids: Collection[int]) -> set[int]:
        """Return the users who have started `NEW_FOR` games of this kind, on any server."""
        # `json_each` yields a row for each user id in the parameter made by `keys`.
        found = await self._fetch_column(
            f"""
            SELECT CAST(key AS BIGINT) FROM json_each(?)
            WHERE {NEW_FOR} = ({DEALT.format(user_id="CAST(key AS BIGINT)")})
            """,
            keys(user_ids),
            game,
        )
        return set(found)

    async def tables_of(self, user_id: int) -> list[Table]:
        """Return the live tables at which the user sits, oldest first."""
        return await self._tables(TABLES_OF, user_id)

    async def _tables(self, query: str, value: int) -> list[Table]:
        rows = await self._fetch_all(query, value)
        tables = [read(table_id, body) for table_id, body in rows]
        return [table for table in tables if table is not None]


async def none_if_corrupt(database: Database, table_id: str, look: Work[T | None]) -> T | None:
    """Run a query about one table; return None if its rows contain invalid text.

    One broken table must not block all others.
    """
    try:
        return await database.read(look)
    except CorruptRow:
        log.error(NONSENSE, table_id)
        return None


def read(table_id: str, body: bytes) -> Table | None:
    """Return the table from its JSON, or None if it is unreadable."""
    try:
        return TABLE.validate_json(body)
    except ValidationError:  # the message of the error is not logged, because it quotes the row
        log.error(NONSENSE, table_id)
        return None


def read_table(connection: Connection, table_id: str) -> Table | None:
    """Return a stored table, or None if there is no such table or if it is unreadable."""
    row = connection.execute(LOAD_TABLE, (table_id,)).fetchone()
    return None if row is None else read(table_id, row[0])


def save_work(
    table: Table,
    entry: Entry | None = None,
    checkpoint: Checkpoint | None = None,
    noted: Noted | None = None,
) -> Callable[[Connection], None]:
    """Return a function that executes one save.

    All values are computed now, because the table may change before the function runs.
    """
    columns = (
        table.id,
        table.game,
        table.guild_id,
        table.channel_id,
        table.status.value,
        table.number,
        table.opened_at,
        table.due,
        table_json(table).decode(),
    )
    statements: list[tuple[str, tuple[object, ...]]] = [(SAVE_TABLE, columns)]
    if entry is None:
        sitting = [player.user_id for player in table.players if player.user_id is not None]
        # Erase the seats of players who have left the lobby, then add those of new players.
        statements.append((STAND_UP, (table.id, keys(sitting))))
        statements += [(SIT_DOWN, (table.id, user_id)) for user_id in sitting]
    else:  # a choice in a game does not change who sits at the table
        statements.append((ADD_STEP, (table.id, entry.epoch, *entry.row, entry.cause, entry.at)))

    if checkpoint is not None:
        saved_state = (table.id, checkpoint.epoch, *checkpoint.at, checkpoint.state)
        statements.append((SAVE_CHECKPOINT, saved_state))

    if table.status not in LIVE:
        # Players and winners, in the format of the migration that created `finished`.
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


def table_json(table: Table) -> bytes:
    """Return the table as JSON that `TABLE` can read."""
    return as_json(vars(table))


# -- figures --------------------------------------------------------------------------------------
# They are for the operator, and contain no names, cards or texts.

REASON = Sql(
    "CASE WHEN json_valid(body) THEN json_extract(body, '$.reason') END",
    postgres="CAST(body AS JSON) ->> 'reason'",
)
CHUNK = 200
"""How many tables are counted in one query. Players' requests to the database wait meanwhile."""

CHUNK_END = f"""
    SELECT channel_id FROM tables WHERE {IS_LIVE} AND channel_id > ?
    ORDER BY channel_id LIMIT 1 OFFSET {CHUNK - 1}
"""
# The rows are grouped in Python: to sort by a value inside the body, SQLite would copy all bodies.
STATES = spelled(
    """
    SELECT status, game, CASE WHEN status = 'paused' THEN {reason} END
    FROM tables WHERE {is_live} AND channel_id > ? AND channel_id <= ?
    """,
    reason=REASON,
    is_live=IS_LIVE,
)
LAST = 2**63 - 1
"""Greater than every channel id."""

SIZE = Sql(
    "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    postgres="SELECT pg_database_size(current_database())",
)


@dataclass(frozen=True, slots=True)
class TableCount:
    """How many tables of one game are in one state.

    `reason` is the id of the sentence that says why they are paused, or None.
    """

    status: str
    game: str
    reason: str | None
    count: int


class FigureRepository(Repository):
    """Reads figures about the database."""

    async def census(self) -> Sequence[TableCount]:
        """Count the tables that are not over, by state, game and reason of their pause.

        The query runs in chunks of channels, so that other requests run in between.
        """
        counts: Counter[tuple[str, str, str | None]] = Counter()
        channel = -1
        while channel < LAST:
            channel, states = await self._database.read(partial(_count_chunk, channel))
            counts.update(states)

        # Sorted as text, because a reason that is None cannot be compared.
        return [TableCount(*state, count) for state, count in sorted(counts.items(), key=str)]

    async def size(self) -> int:
        """Return the size of the database in bytes, without SQLite's write-ahead log."""
        (size,) = await self._fetch_one(SIZE)
        return int(size)


def _count_chunk(
    after: int, connection: Connection
) -> tuple[int, list[tuple[str, str, str | None]]]:
    """Read one chunk of tables.

    Args:
        after: The last channel of the previous chunk.
        connection: The connection.

    Returns:
        The last channel of this chunk (`LAST` if there is no further chunk), and the (status, game,
        reason) of its tables.
    """
    # The channel of the table number `CHUNK`. All tables of this channel belong to the chunk.
    bound = connection.execute(CHUNK_END, (after,)).fetchone()
    # No bound means that fewer than `CHUNK` tables are left.
    last = LAST if bound is None else int(bound[0])
    rows = connection.execute(STATES, (after, last)).fetchall()
    return last, [(status, game, reason) for status, game, reason in rows]
