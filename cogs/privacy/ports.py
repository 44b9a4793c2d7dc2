"""What upkeep needs from a store."""

from typing import NamedTuple


class Naming(NamedTuple):
    """A table in which somebody may be named."""

    table_id: str
    is_live: bool
