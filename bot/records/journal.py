"""A journal as its record tells it: what is kept of a game in the end needs no other."""

import zlib

from bot.tables.repository import Entry
from games.engine.record import played


def entries_of(record: bytes) -> tuple[Entry, ...]:
    """The journal of which this record was made; nothing where it is damaged. For a thread:
    it would hold up the event loop.
    """
    try:
        told = [*played(zlib.decompress(record).decode())]
    except (ValueError, KeyError, zlib.error):
        return ()
    return tuple(Entry(one.epoch, one.row, one.cause, one.at or 0.0) for one in told)
