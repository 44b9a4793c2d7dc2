"""What records need from a store."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from bot.storage.interfaces import Connection
from bot.tables.repository import Checkpoint, Entry
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
class Reading:
    """What a feature has read in a record that is about to be stored.

    Attributes:
        store: Stores it; called in the transaction that stores the record.
        fault: Why the record could not be read; None where it could.
        adds_to_result: Whether the table's result has more to tell now.
    """

    store: Callable[[Connection], None]
    fault: str | None = None
    adds_to_result: bool = False


Reader = Callable[[bytes, Table], Reading]
"""Reads a record and the table it belongs to."""


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
