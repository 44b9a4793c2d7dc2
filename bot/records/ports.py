"""What records need from a store."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.statistics.ports import Counted
from bot.tables.ports import Checkpoint, Entry
from bot.tables.table import Table
from games.engine.asks import Seat
from games.engine.record import Fall, Played


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
            Fall(one.epoch + 1, one.at.revision, one.state, one.epoch + 1 in self.table.mixed)
            for one in self.checkpoints
            if one.epoch < self.table.epoch
        ]


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, in short. `winners` are seats; none where it was called off."""

    table_id: str
    number: int
    channel_id: int
    game: str
    players: tuple[str, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Sought:
    """Which games somebody looks for. They may see those of these channels, and their own. `words`:
    what each game's number, names or title must have in it, with the games that are called so.
    """

    user_id: int
    channels: Collection[int]
    words: Sequence[tuple[str, Collection[str]]] = ()


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
        """Games that are over, or were ended after the deal, without a record, though there should
        be one.
        """
        ...

    async def leave_unkept(self, table_id: str) -> None:
        """There shall be no record of this game, and no story."""
        ...

    async def is_unkept(self, table_id: str) -> bool: ...

    async def finished(self, guild_id: int, sought: Sought, most: int) -> list[Finished]:
        """The latest games of a server that are over, the newest first."""
        ...

    async def finished_number(self, guild_id: int, number: int, sought: Sought) -> Finished | None:
        """That one of them, if the seeker may see it."""
        ...

    async def finished_in(self, guild_id: int, channel_id: int) -> Finished | None:
        """The latest of a channel."""
        ...
