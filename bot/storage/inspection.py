"""What state a database is in, told without changing anything of it."""

from collections.abc import Mapping
from dataclasses import dataclass

# As in the partial indexes `live_tables` and `live_tables_of_server`, word for word, or SQLite does
# not use them.
IS_LIVE = "status IN ('lobby', 'playing', 'paused')"


@dataclass(frozen=True, slots=True)
class Inspection:
    version: int
    known: int
    """The version to which this Coop would bring it."""
    faults: tuple[str, ...]
    """What the engine finds broken; the first few."""
    size: int
    """Bytes, what is not yet merged included."""
    live: int
    """Tables that are not over."""
    meta: Mapping[str, str]
