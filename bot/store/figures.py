"""How much is in the database, for whoever runs Coop: no name, no card, no text of anybody's."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.database import Database
from bot.store.tables import IS_LIVE
from bot.store.writer import Writer

REASON = "CASE WHEN json_valid(body) THEN json_extract(body, '$.reason') END"
CENSUS = f"""
    SELECT status, game, CASE WHEN status = 'paused' THEN {REASON} END, count(*)
    FROM tables WHERE {IS_LIVE} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
"""
SIZE = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"


@dataclass(frozen=True, slots=True)
class Alike:
    """So many tables of this game are in this state; `reason`: why, where they are paused."""

    status: str
    game: str
    reason: str | None
    count: int


class FigureStore:
    _writer: Writer

    async def census(self) -> Sequence[Alike]:
        """Of the tables that are not over."""
        rows = await self._writer.read(lambda db: db.execute(CENSUS).fetchall())
        return [Alike(status, game, reason, int(count)) for status, game, reason, count in rows]

    async def size(self) -> int:
        """Bytes, what is not yet merged apart."""

        def look(database: Database) -> int:
            return int(database.execute(SIZE).fetchone()[0])

        return await self._writer.read(look)
