"""Sees that the file under our feet is still the one that was opened.

SQLite goes on writing into a file that was removed, replaced or overwritten, and says that all is
well; whatever it takes is gone at the next start.
"""

import os
from contextlib import suppress
from pathlib import Path

from bot.storage.errors import DatabaseLost
from bot.storage.sqlite.identify import faults, read_only

REMOVED = "it was removed while Coop was running"
REPLACED = "another file was put in its place while Coop was running"
OVERWRITTEN = "it was overwritten while Coop was running"

HEAD = 24
"""Bytes at the beginning of a database that never change: what it is, and its page size."""

WAL_HEAD = 4
WAL_HEADS = (b"", b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
"""What a log of changes begins with, if it has begun."""


class Guard:
    """Everything here runs in the connection's thread. `close` it after the connection: to close
    any file on a database drops all locks that this process has on it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wal = path.with_name(path.name + "-wal")
        self._file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        self._head = os.pread(self._file, HEAD, 0)
        self._wal_file: int | None = None
        self._left = self._state()

    def close(self) -> None:
        os.close(self._file)
        if self._wal_file is not None:
            os.close(self._wal_file)

    def look(self) -> None:
        """Raises DatabaseLost."""
        try:
            is_ours = os.path.samestat(os.stat(self._path), os.fstat(self._file))
        except FileNotFoundError:
            raise DatabaseLost(self._path, REMOVED) from None
        if not is_ours:
            raise DatabaseLost(self._path, REPLACED)
        if os.pread(self._file, HEAD, 0) != self._head:
            raise DatabaseLost(self._path, OVERWRITTEN)
        self._look_at_the_log()
        self.look_for_others()

    def look_for_others(self) -> None:
        """Whether somebody else has written into it. Raises DatabaseLost where that was by force,
        and not by way of SQLite.
        """
        if self._state() != self._left:
            with read_only(self._path) as database:
                if faults(database):
                    raise DatabaseLost(self._path, OVERWRITTEN)
            self.was_written()

    def was_written(self) -> None:
        """By us, since the last look."""
        self._left = self._state()

    def _look_at_the_log(self) -> None:
        """It stays as long as a connection is open; SQLite makes it when it first needs it."""
        if self._wal_file is None:
            with suppress(FileNotFoundError):
                self._wal_file = os.open(self._wal, os.O_RDONLY | os.O_CLOEXEC)
            return
        try:
            is_ours = os.path.samestat(os.stat(self._wal), os.fstat(self._wal_file))
        except FileNotFoundError:
            raise DatabaseLost(self._wal, REMOVED) from None
        if not is_ours:
            raise DatabaseLost(self._wal, REPLACED)
        if os.pread(self._wal_file, WAL_HEAD, 0) not in WAL_HEADS:
            raise DatabaseLost(self._wal, OVERWRITTEN)

    def _state(self) -> tuple[int, int]:
        """Another one whenever somebody writes into it."""
        found = os.fstat(self._file)
        return found.st_mtime_ns, found.st_size
