"""What records need from a store."""

from dataclasses import dataclass
from typing import Protocol

from bot.tables.ports import Checkpoint, Entry
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Chronicle:
    """All that is known of a table: its journal in order, each epoch's last checkpoint."""

    table: Table
    entries: tuple[Entry, ...]
    checkpoints: tuple[Checkpoint, ...]


class Archive(Protocol):
    """Durable when it returns."""

    async def chronicle(self, table_id: str) -> Chronicle | None: ...

    async def record(self, table_id: str) -> bytes | None:
        """A record as it was put; None where there is none."""
        ...

    async def put_record(self, table_id: str, body: bytes) -> None: ...

    async def unrecorded(self) -> list[str]:
        """Games that are over, or were ended after the deal, without a record."""
        ...
