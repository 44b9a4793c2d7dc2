"""What was read and drawn since a table's last commit: to look twice costs nothing.

A scene is a function of what is committed and a page is a function of the scene, so both hold until
the next commit; the tables tell of each (`Tables.listen`) before anybody can look again.
"""

from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")

TABLES = 64
"""So many tables are remembered; the one that changed longest ago goes first."""


class PageCache:
    """Scenes and pages by table, and by whatever else they depend on."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[Hashable, Any]] = {}

    def changed(self, table_id: str) -> None:
        self._tables.pop(table_id, None)

    async def once(self, table_id: str, what: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """What `make` gave since the table's last commit, or gives now. Raises what it raises."""
        known = self._tables.get(table_id)
        if known is None:
            known = self._tables[table_id] = {}
            if len(self._tables) > TABLES:
                del self._tables[next(iter(self._tables))]
        if what not in known:
            # Where the table changes meanwhile, this goes into a dictionary that nobody reads.
            known[what] = await make()
        made: T = known[what]
        return made
