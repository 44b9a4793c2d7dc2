"""The health check. Coop writes its state into a file every few seconds.

`./coop health` reads the file, which lies beside the database. So the check needs no port
and no request, and cannot be reached from outside. systemd is notified too, if its unit asks for it
(`Type=notify`, `WatchdogSec=`).
"""

import json
import logging
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

ENDING = ".health"
"""The ending of the file's name, after that of the database."""

SILENT = 30.0
"""Coop is unhealthy after this many seconds without a write."""

OUT_OF_REACH = 120.0
"""Coop is unhealthy after this many seconds without Discord."""

READY = "READY=1"
STOPPING = "STOPPING=1"
ALIVE = "WATCHDOG=1"
"""Messages to systemd, see sd_notify(3)."""


class Heartbeat:
    """Writes the signs of life.

    `beat` must be called from the event loop, so that no more signs are written if the loop hangs.

    Args:
        database: The path of the database; the file lies beside it, also with PostgreSQL.
        out_of_reach: Returns for how many seconds Discord has been out of reach.
    """

    def __init__(self, database: Path, out_of_reach: Callable[[], float]) -> None:
        self._file = file_of(database)
        self._out_of_reach = out_of_reach
        self._has_logged = False

    def beat(self) -> None:
        """Write a sign of life and notify systemd. If the file cannot be written, log it once."""
        # All processes of a machine have the same monotonic clock. `reach`: for how many seconds
        # Discord has been out of reach.
        sign = {"process": os.getpid(), "at": time.monotonic(), "reach": self._out_of_reach()}
        new_file = self._file.with_name(self._file.name + ".new")
        try:
            # With PostgreSQL the folder may not exist yet.
            self._file.parent.mkdir(parents=True, exist_ok=True)
            # A hundred bytes without fsync do not block the event loop for long.
            with open(new_file, "w", encoding="utf-8", opener=_private) as file:
                # Not json.dump, which would leave a reference cycle for the garbage collector.
                file.write(json.dumps(sign))

            new_file.replace(self._file)  # atomic, so a reader never sees half a file
        except OSError as error:  # for example a full disk; games go on
            if not self._has_logged:
                log.warning("health file not written: %s", error)
            self._has_logged = True

        tell_systemd(ALIVE)

    def stop(self) -> None:
        """Remove the file at a normal shutdown, so that a check does not report a crash."""
        with suppress(OSError):
            self._file.unlink(missing_ok=True)


def check_health(database: Path, place: object = None, now: float | None = None) -> str | None:
    """Check the health of the Coop on this machine.

    Args:
        database: The path of the database; the file of the health check lies beside it.
        place: The database as the sentence should name it, for example a server.
        now: The time of the monotonic clock, in seconds; None: now.

    Returns:
        None if Coop is healthy, else a sentence for the operator.
    """
    try:
        content = json.loads(file_of(database).read_text("utf-8"))
        process = int(content["process"])
        at = float(content["at"])
        reach = float(content["reach"])
    except (OSError, ValueError, TypeError, KeyError):
        return f"No Coop of this machine plays on {place or database}."

    silence = (time.monotonic() if now is None else now) - at
    # A negative silence: the machine was restarted, and its monotonic clock began at 0 again.
    if not 0 <= silence <= SILENT:
        return f"Coop (process {process}) is not heard of any more: it hangs, or was killed."
    if reach > OUT_OF_REACH:
        return f"Coop plays, but Discord has been out of reach for {reach:.0f} seconds."

    return None


def file_of(database: Path) -> Path:
    """Return the path of the file with the signs of life."""
    return database.with_name(database.name + ENDING)


def tell_systemd(state: str) -> None:
    """Send a message to systemd, if it asked for messages."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return

    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as connection:
            # The name of an abstract socket begins with a zero byte, which systemd writes as "@".
            file = "\0" + address[1:] if address.startswith("@") else address
            connection.sendto(state.encode(), file)
    except OSError as error:
        log.debug("systemd not notified: state=%s: %s", state, error)


def _private(path: str, flags: int) -> int:
    """Open a file that only its owner may read (an `opener` of `open`)."""
    return os.open(path, flags | os.O_CLOEXEC, 0o600)
