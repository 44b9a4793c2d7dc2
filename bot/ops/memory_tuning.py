"""Tunes the C library's allocator and Python's cyclic garbage collector.

The allocator is described at `return_large_blocks`. While the collector runs, the bot stands still,
and the more objects it checks, the longer it runs.

Rule 1: the objects of the start are checked once, before the first press, and never again.
Rule 2: after the start, only new objects are checked, some thousand at a time. Objects that survive
        are not checked again by Python itself.
Rule 3: with each new gateway session, all objects since the start are checked, if they are not too
        many. So the memory of a small bot does not grow.
Rule 4: objects that are known for large reference cycles need no collector, because code clears
        their references: the servers of an ended session, which the next session creates again.

Objects without a cycle are freed at once by reference counting, and presses leave no cycles
(tests/browser/test_memory.py).
"""

import asyncio
import ctypes
import gc
import logging
from collections.abc import Sequence

import discord

from bot.discord_api._internals import empty_guild

log = logging.getLogger(__name__)

FIRST_THRESHOLD = 2_800
SECOND_THRESHOLD = 0
"""Thresholds of the collector's first two generations, see `gc.set_threshold`.

The first generation is checked after 2,800 new objects. Every second check includes the second
generation, so a check has 5,600 objects at most, and presses do not wait for long. Python's default
is 700 objects. Two or three choices need as many at a time (scenes, pages, requests), so a check
would find all of them in use.
"""

MOST_CHECKED = 40_000
"""The most objects that are checked when a new session begins."""

# The threshold of the third generation: Python never checks it by itself.
THIRD_THRESHOLD = 2**31 - 1

AFTERWARDS = 60.0
"""Seconds after a new session begins. By then, all presses of the old session are handled."""


_M_TRIM_THRESHOLD = -1
_M_MMAP_THRESHOLD = -3
_M_ARENA_MAX = -8
"""Parameters of glibc's mallopt(3)."""

_LARGE_BLOCK = 128 * 1024
"""Blocks of at least this many bytes are returned to the system when they are freed."""

_UNUSED_TOP = 256 * 1024
"""The most unused bytes at the end of the heap that are not returned."""


def return_large_blocks() -> None:
    """Return the memory of large blocks to the system as soon as they are freed.

    At its start glibc does so too, but each time it frees a large block, it raises its limit for
    large blocks. After the first picture it would keep megabytes for the next. It would also keep
    memory (an arena) for each thread. Call this before any thread starts. Other C libraries have no
    such parameters.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is None:
        return

    mallopt(_M_ARENA_MAX, 1)
    mallopt(_M_MMAP_THRESHOLD, _LARGE_BLOCK)
    mallopt(_M_TRIM_THRESHOLD, _UNUSED_TOP)


def collect_rarely() -> None:
    """Collect all existing objects, exclude them from later collections, and set the thresholds."""
    gc.set_threshold(FIRST_THRESHOLD, SECOND_THRESHOLD, THIRD_THRESHOLD)
    gc.collect()
    gc.freeze()  # moves all objects to a generation that is never checked


def collect_new_objects() -> None:
    """Collect all objects since the start, if they are not too many."""
    # The last generation has the objects that survived two checks, except for the frozen ones.
    survivors = len(gc.get_objects(generation=2))
    if survivors > MOST_CHECKED:
        log.debug("garbage collection skipped: objects=%d", survivors)
        return

    gc.collect()


class Sessions:
    """Frees the servers of ended gateway sessions. Its methods are listeners of the client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._servers_before: dict[int, Sequence[discord.Guild]] = {}
        """The servers at the last disconnect, by the number of the shard."""

    async def on_shard_disconnect(self, number: int) -> None:
        """Remember the servers of a shard, whose session may end now, or be resumed."""
        guilds = self._client.guilds
        self._servers_before[number] = [guild for guild in guilds if guild.shard_id == number]

    async def on_shard_ready(self, number: int) -> None:
        """Clear the servers of the old session, after a new session has begun on this shard."""
        collect_new_objects()
        old_servers = self._servers_before.pop(number, ())
        current = set(map(id, self._client.guilds))
        await asyncio.sleep(AFTERWARDS)

        for server in old_servers:
            if id(server) not in current:
                empty_guild(server)
                await asyncio.sleep(0)  # let other tasks run between two servers
