"""What records need from a store."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.statistics.ports import Counted
from bot.tables.ports import Checkpoint, Entry
from bot.tables.table import Table
from games.kit.record import Fall, Played


@dataclass(frozen=True, slots=True)
class Chronicle:
    """All that is known of a table: its journal in order, each epoch's last checkpoint."""

    table: Table
    entries: tuple[Entry, ...]
    checkpoints: tuple[Checkpoint, ...]

    @property
    def choices(self) -> Sequence[Played]:
        """All that was chosen, what a fall back took back included."""
        return [Played(one.epoch, one.row, one.cause, one.at) for one in self.entries]

    @property
    def falls(self) -> Sequence[Fall]:
        """Where each epoch but the first began: at the last checkpoint of the one before."""
        return [
            Fall(one.epoch + 1, one.at.revision, one.state)
            for one in self.checkpoints
            if one.epoch < self.table.epoch
        ]


class Archive(Protocol):
    """Durable when it returns."""

    async def chronicle(self, table_id: str) -> Chronicle | None: ...

    async def record(self, table_id: str) -> bytes | None:
        """A record as it was put; None where there is none."""
        ...

    async def put_record(self, table_id: str, body: bytes, counted: Counted) -> None:
        """The record and what it counts: both or neither."""
        ...

    async def unrecorded(self) -> list[str]:
        """Games that are over, or were ended after the deal, without a record."""
        ...
