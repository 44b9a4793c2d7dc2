"""Enforces blocks between users and bans of a server when users sit down or are notified.

Two users with a block between them are not seated together, in either order of joining.

Rule: a user does not learn that they are blocked (docs/decisions/0030). The refusal that the user
sees has several possible reasons, takes the same time as a seat that is given, and has no visible
side effect.
"""

from collections.abc import Collection
from dataclasses import dataclass

from bot.storage.database import Repository
from bot.storage.interfaces import NUMBERS, keys
from bot.tables.context import Room, SeatRequest
from bot.tables.refusals import KeptAwayByYou, NotOpenToYou, NotWelcomeHere
from bot.tables.session_cache import SessionCache


class BlockRepository(Repository):
    """Stores which user has blocked which other users."""

    async def blocked_by(self, user_id: int) -> list[int]:
        """Return the users that this user has blocked, the latest first."""
        return await self._fetch_column(
            "SELECT other_id FROM blocks WHERE user_id = ? ORDER BY at DESC, other_id", user_id
        )

    async def apart_from(self, user_ids: Collection[int]) -> set[int]:
        """Return all users who have blocked one of these users, or are blocked by one of them."""
        # `NUMBERS` is a subquery that reads the user ids from a parameter made by `keys`.
        people = keys(user_ids)
        apart = await self._fetch_column(
            f"""
            SELECT other_id FROM blocks WHERE user_id IN {NUMBERS}
            UNION SELECT user_id FROM blocks WHERE other_id IN {NUMBERS}
            """,
            people,
            people,
        )
        return set(apart)

    async def block(self, user_id: int, other_id: int, at: float) -> None:
        """Store that this user blocks the other user.

        Args:
            user_id: The user who blocks.
            other_id: The user who is blocked.
            at: The time in seconds since 1970.
        """
        await self._execute(
            "INSERT INTO blocks (user_id, other_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            user_id,
            other_id,
            at,
        )

    async def unblock(self, user_id: int, other_id: int) -> None:
        """Remove the block."""
        await self._execute(
            "DELETE FROM blocks WHERE user_id = ? AND other_id = ?", user_id, other_id
        )


@dataclass(frozen=True, slots=True)
class SeatingPolicy:
    """Applies blocks between users and bans of a server before a user sits down."""

    sessions: SessionCache
    store: BlockRepository
    room: Room

    async def check(self, request: SeatRequest) -> None:
        """Check that a user may open or join a table.

        A guest who has blocked the opener does not make the request fail: the challenge is posted,
        but the guest is not notified.

        Args:
            request: The request.

        Raises:
            NotWelcomeHere: The user opens a table and is banned on the server.
            KeptAwayByYou: The user has blocked a player there or their own guest. This is told,
                because the user knows it.
            NotOpenToYou: The user is blocked by a player there, or banned on the server.
        """
        if request.opens:
            if not self.room.welcomes(request.guild_id, request.user_id):
                raise NotWelcomeHere

            guest = request.guest_id
            if guest is not None and guest in await self.store.blocked_by(request.user_id):
                raise KeptAwayByYou

            return

        # Both queries run in every case, so that the response time does not reveal a block.
        blocked = {*await self.store.blocked_by(request.user_id)}
        apart = await self.store.apart_from(request.seated)
        if blocked & request.seated:
            raise KeptAwayByYou
        if request.user_id in apart or not self.room.welcomes(request.guild_id, request.user_id):
            raise NotOpenToYou

    async def ringable(self, table_id: str, user_ids: Collection[int]) -> tuple[int, ...]:
        """Return the users that may be rung (notified by a new message) about this table.

        Excluded are users with a block, in either direction, between them and a player there, and
        users who are banned on the server.

        Args:
            table_id: The table.
            user_ids: The users to filter.
        """
        table = (await self.sessions.look(table_id)).table
        apart = await self.store.apart_from(table.user_ids())
        # Players who sit there already may be notified, even if they were banned since.
        seated = table.user_ids()
        return tuple(
            user_id
            for user_id in user_ids
            if user_id not in apart
            and (user_id in seated or self.room.welcomes(table.guild_id, user_id))
        )
