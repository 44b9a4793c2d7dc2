"""Stores which people keep which others away."""

from collections.abc import Collection

from bot.storage.database import Repository
from bot.storage.interfaces import NUMBERS, keys

BLOCKED_BY = "SELECT other_id FROM blocks WHERE user_id = ? ORDER BY at DESC, other_id"
APART = f"""
    SELECT other_id FROM blocks WHERE user_id IN {NUMBERS}
    UNION SELECT user_id FROM blocks WHERE other_id IN {NUMBERS}
"""
BLOCK = "INSERT INTO blocks (user_id, other_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
UNBLOCK = "DELETE FROM blocks WHERE user_id = ? AND other_id = ?"


class BlockRepository(Repository):
    """Stores blocks."""

    async def blocked_by(self, user_id: int) -> list[int]:
        """Whom this person keeps away, the latest first."""
        rows = await self._fetch_all(BLOCKED_BY, user_id)
        return [other_id for (other_id,) in rows]

    async def apart_from(self, user_ids: Collection[int]) -> set[int]:
        """Everybody who keeps one of these away, or is kept away by one."""
        people = keys(user_ids)
        rows = await self._fetch_all(APART, people, people)
        return {user_id for (user_id,) in rows}

    async def block(self, user_id: int, other_id: int, at: float) -> None:
        """From now on this person keeps the other away."""
        await self._execute(BLOCK, user_id, other_id, at)

    async def unblock(self, user_id: int, other_id: int) -> None:
        await self._execute(UNBLOCK, user_id, other_id)
