"""Tunes the C library's allocator and Python's cyclic garbage collector.

The allocator is described at `return_large_blocks`. The collector stops the bot while it runs, for
longer the more objects it checks.

Rule 1: the objects of the start are checked once, before the first press, and never again.
Rule 2: after that, only new objects are checked, some thousand at a time. Python then leaves them
        alone.
Rule 3: with each new gateway session, all objects since the start are checked, if they are not too
        many. So a small bot never grows.
Rule 4: objects with known large reference cycles are taken apart by code instead: the servers of an
        ended session, because the next session creates them again.

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

YOUNG = 2_800
MIDDLE = 0
"""Thresholds of the collector's first two generations, see `gc.set_threshold`.

The first generation is checked after 2,800 new objects, and every second check includes the second
generation: 5,600 objects at most, because a press waits meanwhile. Python's default of 700 objects
is what two or three choices need at a time (scenes, pages, requests), so each check would find all
of them in use.
"""

MOST = 40_000
"""The most objects that are checked with a new session."""

# The threshold of the third generation: Python never checks it by itself.
NEVER = 2**31 - 1

AFTERWARDS = 60.0
"""Seconds after which no press of an old session is still being handled."""


_M_TRIM_THRESHOLD = -1
_M_MMAP_THRESHOLD = -3
_M_ARENA_MAX = -8
"""Parameters of glibc's mallopt(3)."""

_LARGE_BLOCK = 128 * 1024
_UNUSED_TOP = 256 * 1024
"""Bytes."""


def return_large_blocks() -> None:
    """Return the memory of large blocks to the system as soon as they are freed.

    glibc starts like this, but raises its limit for large blocks each time it frees one. After the
    first drawn picture it would keep megabytes for the next. It would also keep an arena of its own
    for each thread. Call this before any thread starts. Other C libraries have no such parameters.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is None:
        return

    mallopt(_M_ARENA_MAX, 1)
    mallopt(_M_MMAP_THRESHOLD, _LARGE_BLOCK)
    mallopt(_M_TRIM_THRESHOLD, _UNUSED_TOP)


def collect_rarely() -> None:
    """Collect all existing objects, exclude them from later collections, and set the thresholds."""
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    gc.collect()
    gc.freeze()  # moves all objects to a generation that is never checked


def collect_new_objects() -> None:
    """Collect all objects since the start, if they are not too many."""
    # The last generation holds what survived two checks, without the frozen objects.
    left_alone = len(gc.get_objects(generation=2))
    if left_alone > MOST:
        log.debug("garbage collection skipped: objects=%d", left_alone)
        return

    gc.collect()


class Sessions:
    """Frees the servers of ended gateway sessions. Its methods are listeners of the client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: dict[int, Sequence[discord.Guild]] = {}
        """The servers at the last disconnect, by the number of the shard."""

    async def on_shard_disconnect(self, number: int) -> None:
        """Remember the servers of a shard; its session may end or be resumed."""
        guilds = self._client.guilds
        self._known[number] = [guild for guild in guilds if guild.shard_id == number]

    async def on_shard_ready(self, number: int) -> None:
        """Take the servers of the old session apart, after a new one has begun on this shard."""
        collect_new_objects()
        known = self._known.pop(number, ())
        current = set(map(id, self._client.guilds))
        await asyncio.sleep(AFTERWARDS)

        for server in known:
            if id(server) not in current:
                empty_guild(server)
                await asyncio.sleep(0)  # let other tasks run between two servers
