"""What the tables need from the rest of the bot: a store, a clock, and a search."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

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


BeginSearch = Callable[[Searching, Any, Decision, int, float], asyncio.Future[Choice | None]]
"""Searches beside the event loop for a house player that does (games/engine/house.py): for its
view, its decision, with this seed, for at most this many seconds. The result is a choice or None;
cancel it if it is not needed any more. Never raises.
"""


class DuplicateStep(Exception):
    """The journal has this step already: two writers believed to be at the same revision."""
