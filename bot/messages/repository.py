"""Stores the messages that Coop keeps up to date (surfaces), for the time after a restart."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.messages.jobs import SurfaceId
from bot.storage.database import Repository
from bot.storage.interfaces import IS_LIVE

log = logging.getLogger(__name__)

# The order of the columns must match `_row` and the fields of `Surface`.
COLUMNS = "table_id, name, channel_id, message_id, generation, nonce, shown, question, at"
PUT_SURFACE = f"""
    INSERT INTO surfaces ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (table_id, name) DO UPDATE SET
            channel_id = excluded.channel_id, message_id = excluded.message_id,
            generation = excluded.generation, nonce = excluded.nonce,
            shown = excluded.shown, question = excluded.question, at = excluded.at
"""


@dataclass(frozen=True, slots=True)
class Surface:
    """A stored message of a table.

    Attributes:
        id: What the message is for.
        channel_id: Its channel.
        message_id: The id of the message; None while a send is intended but not confirmed.
        generation: The number of the message among the messages of this surface, from 0.
        nonce: The nonce of the send. A repeated send uses it again, so that Discord creates one
            message.
        shown: The digest (a hash) of the page that the message shows.
        question: The token of the question that the message asks, or None.
        at: When the message was sent or intended, in seconds since 1970.
    """

    id: SurfaceId
    channel_id: int
    message_id: int | None
    generation: int
    nonce: str
    shown: str
    question: str | None
    at: float


class SurfaceRepository(Repository):
    """Stores surfaces."""

    async def surfaces(self, table_id: str) -> list[Surface]:
        """Return the surfaces of a table."""
        return await self._surfaces("WHERE table_id = ? ORDER BY name", table_id)

    async def put_surface(self, *surfaces: Surface) -> None:
        """Insert or replace these surfaces by their ids, in one transaction."""
        await self._execute_all(*((PUT_SURFACE, _row(surface)) for surface in surfaces))

    async def drop_surface(self, surface_id: SurfaceId) -> None:
        """Delete a surface."""
        await self._execute(
            "DELETE FROM surfaces WHERE table_id = ? AND name = ?",
            surface_id.table_id,
            surface_id.name,
        )

    async def drop_surfaces(self, table_id: str) -> None:
        """Delete all surfaces of a table."""
        await self._execute("DELETE FROM surfaces WHERE table_id = ?", table_id)

    async def lingering(self, limit: int) -> list[str]:
        """Return ids of tables that are over but still have surfaces, the latest first."""
        # `IS_LIVE` is the condition that a table is not over.
        return await self._fetch_column(
            f"""
            SELECT id FROM tables WHERE NOT {IS_LIVE}
                AND EXISTS (SELECT 1 FROM surfaces WHERE table_id = id)
            ORDER BY opened_at DESC, number DESC LIMIT ?
            """,
            limit,
        )

    async def intended(self) -> list[Surface]:
        """Return the surfaces with a send that was intended but never confirmed."""
        # A row without a message id: the message was about to be sent when the process stopped.
        return await self._surfaces("WHERE message_id IS NULL ORDER BY at")

    async def _surfaces(self, condition: str, *values: object) -> list[Surface]:
        """Return the surfaces for which an SQL condition holds."""
        rows = await self._fetch_all(f"SELECT {COLUMNS} FROM surfaces {condition}", *values)
        return [*_read(rows)]


def _row(surface: Surface) -> tuple[Any, ...]:
    """Return the values of a surface in the order of `COLUMNS`."""
    return (
        surface.id.table_id,
        surface.id.name,
        surface.channel_id,
        surface.message_id,
        surface.generation,
        surface.nonce,
        surface.shown,
        surface.question,
        surface.at,
    )


def _read(rows: list[tuple[Any, ...]]) -> Iterator[Surface]:
    """Yield a surface for each row. Names of another version of Coop are skipped."""
    for table_id, name, *rest in rows:
        try:
            surface_id = SurfaceId.parse(table_id, name)
        except ValueError:
            log.warning("stored message skipped: table=%s, unknown name=%r", table_id, name)
            continue

        yield Surface(surface_id, *rest)
