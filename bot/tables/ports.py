"""What the tables need from the rest of the bot: a store, a clock, and somebody who searches."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Protocol

from bot.tables.audit import Noted
from bot.tables.table import Table
from games.engine.asks import Choice, Decision
from games.engine.engine import JournalRow
from games.engine.house import Searching

WhichServers = Callable[[int], bool]
"""Some of them: whether what stands for a server (`Table.guild_id`) is one."""


def everywhere(_: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal: who chose what, in which epoch, why and when."""

    epoch: int
    row: JournalRow
    cause: str
    """player, timeout, house, order, clock"""
    at: float


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The game's state at a boundary, and the row during which it was passed."""

    epoch: int
    at: JournalRow
    state: str


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as the store holds it: its last checkpoint and the rows of its epoch since."""

    table: Table
    checkpoint: Checkpoint | None
    rows: tuple[JournalRow, ...]


@dataclass(frozen=True, slots=True)
class Live:
    """A table that is not over, in short."""

    id: str
    channel_id: int
    due: float | None


class Searcher(Protocol):
    """Searches beside the event loop, for house players that do (games/engine/house.py)."""

    def begin(
        self, house: Searching, view: Any, decision: Decision, seed: int, seconds: float
    ) -> "asyncio.Future[Choice | None]":
        """What comes of it within so many seconds, if anything does. Never raises; whoever wants
        it no more cancels it.
        """


class TableStore(Protocol):
    """Keeps tables. Durable when it returns; all of one `save` or nothing of it."""

    async def next_number(self, guild_id: int) -> int:
        """A number that no other table of this server has."""
        ...

    async def save(
        self,
        table: Table,
        entry: Entry | None = None,
        checkpoint: Checkpoint | None = None,
        noted: Noted | None = None,
    ) -> None:
        """Write the table as it is now, and with it a journal row, a checkpoint, and a line of its
        server's audit. With a journal row, the same people sit at it as before.

        Raises DuplicateStep if the journal has (table, epoch, revision) already.
        """
        ...

    async def load(self, table_id: str) -> Stored | None: ...

    async def live(self) -> list[Live]:
        """Every table in a lobby, playing or paused."""
        ...

    async def tables_in(self, channel_id: int) -> list[Table]:
        """The live tables of a channel, oldest first."""
        ...

    async def tables_on(self, guild_id: int) -> list[Table]:
        """The live tables of a server, oldest first."""
        ...

    async def crowd(self, guild_id: int, host_id: int) -> tuple[int, int]:
        """How many live tables the server has, and how many of them this person hosts."""
        ...

    async def have_played(self, game: str, user_ids: Collection[int]) -> set[int]:
        """Those of these people to whom this game has been dealt before, on any server."""
        ...

    async def tables_of(self, user_id: int) -> list[Table]:
        """The live tables at which the person sits, oldest first."""
        ...


class DuplicateStep(Exception):
    """The journal has this step already: two writers believed to be at the same revision."""
