"""Figures about the database for the operator. They contain no names, cards or texts."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.storage.database import Repository
from bot.storage.interfaces import IS_LIVE, Connection, Sql, spelled

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
