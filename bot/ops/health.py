"""How Coop is: told by itself every few seconds in a file beside its database, and read there by
`python -m bot health`.

No port is opened and nobody is asked, so a probe costs nothing, and cannot be reached from outside.
systemd hears the same, where it wants to (`Type=notify`, `WatchdogSec=`).
"""

import json
import logging
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

log = logging.getLogger(__name__)

ENDING = ".health"

SILENT = 30.0
OUT_OF_REACH = 120.0
"""Seconds without a beat, and without Discord, until all is not well."""

READY = "READY=1"
STOPPING = "STOPPING=1"
ALIVE = "WATCHDOG=1"
"""What systemd understands: man sd_notify."""


@dataclass(frozen=True, slots=True)
class Beat:
    """`at` in seconds by the machine's steady clock, which all of its processes share; `reach`:
    for how many seconds Discord has been out of reach.
    """

    process: int
    at: float
    reach: float


class Heart:
    """Tells that Coop lives: `beat` it from the event loop, for one that hangs must not be heard of
    any more.
    """

    def __init__(self, database: Path, out_of_reach: Callable[[], float]) -> None:
        self._file = file_of(database)
        self._out_of_reach = out_of_reach
        self._complained = False

    def beat(self) -> None:
        beat = Beat(os.getpid(), time.monotonic(), self._out_of_reach())
        draft = self._file.with_name(self._file.name + ".new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)  # the database may be elsewhere
            # A hundred bytes, which no disk is waited for to keep.
            with open(draft, "w", encoding="utf-8", opener=_private) as file:
                file.write(json.dumps(asdict(beat)))  # json.dump would leave a circle behind

            draft.replace(self._file)
        except OSError as error:  # a full disk: the log says so already, and play goes on
            if not self._complained:
                log.warning("health file not written: %s", error)
            self._complained = True

        tell_systemd(ALIVE)

    def stop(self) -> None:
        """In order, so that there is nothing to be heard of."""
        with suppress(OSError):
            self._file.unlink(missing_ok=True)


def check_health(database: Path, place: object = None, now: float | None = None) -> str | None:
    """None if all is well with the Coop that tells of itself beside this file, else a sentence,
    which names the place where it remembers, if that is another.
    """
    try:
        found = json.loads(file_of(database).read_text("utf-8"))
        beat = Beat(int(found["process"]), float(found["at"]), float(found["reach"]))
    except (OSError, ValueError, TypeError, KeyError):
        return f"No Coop of this machine plays on {place or database}."

    silence = (time.monotonic() if now is None else now) - beat.at
    if not 0 <= silence <= SILENT:  # before zero: the machine was started anew since
        return f"Coop (process {beat.process}) is not heard of any more: it hangs, or was killed."
    if beat.reach > OUT_OF_REACH:
        return f"Coop plays, but Discord has been out of reach for {beat.reach:.0f} seconds."

    return None


def file_of(database: Path) -> Path:
    return database.with_name(database.name + ENDING)


def tell_systemd(state: str) -> None:
    """Nothing where it did not ask to be told."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return

    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
            # Some sockets have no file; systemd writes their first byte, a zero, as an @.
            file = "\0" + address[1:] if address.startswith("@") else address
            line.sendto(state.encode(), file)
    except OSError as error:
        log.debug("systemd not notified: state=%s: %s", state, error)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_CLOEXEC, 0o600)
