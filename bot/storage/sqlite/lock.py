"""One Coop per database: a lock on a file beside the database.

The kernel releases the lock when the process ends, also by SIGKILL. The file itself may stay.
"""

import asyncio
import fcntl
import logging
import os
from pathlib import Path

from bot.storage.interfaces import DatabaseInUse
from bot.storage.sqlite.errors import unreadable

log = logging.getLogger(__name__)

WAIT_SECONDS = 30.0
"""How long a rolling restart may take until the old process releases the lock."""

POLL_SECONDS = 0.25
"""Seconds between two attempts to take the lock."""


class Lock:
    """The lock of a database. It is held from `take` until `release`.

    It implements `bot.storage.interfaces.DatabaseLease`. The epochs (which count how often a lease
    was taken) and `away` are for a server: a file has no epochs and is never away.

    Args:
        database: The file of the database.
    """

    epoch = 0
    away: Exception | None = None

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = database.with_name(database.name + ".lock")
        self._file: int | None = None

    async def take(self, wait: float | None = None) -> None:
        """Wait until this process holds the lock.

        Args:
            wait: Seconds to wait for another process; None means `WAIT_SECONDS`.

        Raises:
            DatabaseInUse: Another process still holds the lock after that time.
            DatabaseUnreadable: The file of the lock cannot be opened.
        """
        now = asyncio.get_running_loop().time
        deadline = now() + (WAIT_SECONDS if wait is None else wait)
        if not self.take_now():
            log.info("waiting for another instance to release file=%s", self._database)
            while not self.take_now():
                if now() >= deadline:
                    raise DatabaseInUse(self._database, self._holder())
                await asyncio.sleep(POLL_SECONDS)

    def take_now(self) -> bool:
        """Take the lock without waiting, and return whether this worked.

        Raises:
            DatabaseUnreadable: The file of the lock cannot be opened.
        """
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise unreadable(self._database, error) from error

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            return False

        # The file names its holder, so that a waiting process can report it.
        os.ftruncate(file, 0)
        os.write(file, f"process {os.getpid()}".encode())
        self._file = file

        return True

    def holder(self) -> str | None:
        """Return which other process holds the lock, or None. This call does not take the lock.

        Raises:
            DatabaseUnreadable: The file of the lock cannot be opened.
        """
        try:
            file = os.open(self._path, os.O_RDONLY | os.O_CLOEXEC)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise unreadable(self._database, error) from error

        # A shared lock is refused only while another process holds the exclusive one.
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return self._holder()
        finally:
            os.close(file)

        return None

    async def confirm(self) -> None:
        """Do nothing: the kernel never takes the lock from a living process."""

    def release(self) -> None:
        """Release the lock if it is held."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    async def let_go(self) -> None:
        """Release the lock if it is held."""
        self.release()

    def _holder(self) -> str:
        return self._path.read_text("utf-8", errors="replace") or "an unnamed process"
