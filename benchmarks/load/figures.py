"""Figures of a process and a database, and quantiles."""

import os
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

from bot.common.database_url import DatabaseServer, Place

CAUSES = "SELECT cause, count(*) FROM journal GROUP BY cause"


@dataclass(frozen=True, slots=True)
class Used:
    """What one process used.

    Attributes:
        cpu: Seconds of CPU since its start.
        queued: Seconds in which it was ready to run, but waited for a core.
        memory: Bytes of memory now.
    """

    cpu: float
    queued: float
    memory: int

    @classmethod
    def by(cls, pid: int) -> "Used":
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        # See proc(5). The fields are split after the name, because the name may contain spaces.
        ticks = int(fields[11]) + int(fields[12])
        pages = int(fields[21])
        queued = int(Path(f"/proc/{pid}/schedstat").read_text("utf-8").split()[1])
        cpu_seconds = ticks / os.sysconf("SC_CLK_TCK")
        return cls(cpu_seconds, queued / 1e9, pages * os.sysconf("SC_PAGE_SIZE"))


def child(pid: int, named: str) -> int | None:
    """Return the child process whose command contains `named`."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # the process has just ended
            parent = int((process / "stat").read_text("utf-8").rpartition(")")[2].split()[1])
            if parent == pid and named in (process / "cmdline").read_text("utf-8"):
                return int(process.name)

    return None


def decisions(place: Place) -> Counter[str]:
    """Count the accepted choices by their cause."""
    connection: Any = (
        psycopg.connect(place.url)
        if isinstance(place, DatabaseServer)
        else sqlite3.connect(f"file:{place}?mode=ro", uri=True)
    )
    with closing(connection):
        counted = Counter(dict(connection.execute(CAUSES).fetchall()))

    # A step that the clock takes is stored like a choice, but is none.
    del counted["clock"]
    return counted


def at_most(values: Sequence[float], share: float) -> float:
    """Return the value that this share of the values does not exceed."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else float("nan")


def quantiles(values: Sequence[float], *shares: float) -> str:
    """Return quantiles in milliseconds, such as `p50 3 p99 17`."""
    return "  ".join(f"p{share * 100:g} {at_most(values, share):6.0f}" for share in shares)
