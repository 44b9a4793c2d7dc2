"""How much is in the database, for whoever runs Coop: no name, no card, no text of anybody's."""

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
BITE = 200
"""Tables that are counted at once; whoever presses waits meanwhile."""

BITES_UP_TO = f"""
    SELECT channel_id FROM tables WHERE {IS_LIVE} AND channel_id > ?
    ORDER BY channel_id LIMIT 1 OFFSET {BITE - 1}
"""
# Grouped by us: to sort by what is in a body, SQLite would carry the bodies around.
STATES = spelled(
    """
    SELECT status, game, CASE WHEN status = 'paused' THEN {reason} END
    FROM tables WHERE {is_live} AND channel_id > ? AND channel_id <= ?
    """,
    reason=REASON,
    is_live=IS_LIVE,
)
LAST = 2**63 - 1
SIZE = Sql(
    "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    postgres="SELECT pg_database_size(current_database())",
)


@dataclass(frozen=True, slots=True)
class Alike:
    """So many tables of this game are in this state; `reason`: why, where they are paused."""

    status: str
    game: str
    reason: str | None
    count: int


class FigureRepository(Repository):
    async def census(self) -> Sequence[Alike]:
        """Of the tables that are not over, one channel after the other: others are let between."""
        found: Counter[tuple[str, str, str | None]] = Counter()
        channel = -1
        while channel < LAST:
            channel, states = await self._database.read(partial(_bite, channel))
            found.update(states)

        return [Alike(*alike, count) for alike, count in sorted(found.items(), key=str)]

    async def size(self) -> int:
        """Bytes, what is not yet merged apart."""
        (size,) = await self._fetch_one(SIZE)
        return int(size)


def _bite(after: int, connection: Connection) -> tuple[int, list[tuple[str, str, str | None]]]:
    """The states of some tables, and the last channel of theirs."""
    bound = connection.execute(BITES_UP_TO, (after,)).fetchone()
    last = LAST if bound is None else int(bound[0])
    rows = connection.execute(STATES, (after, last)).fetchall()
    return last, [(status, game, reason) for status, game, reason in rows]
