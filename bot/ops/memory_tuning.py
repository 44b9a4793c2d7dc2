"""Tunes the C library's allocator and Python's cyclic garbage collector.

The allocator: see `return_large_blocks`. The collector stops the bot for longer, the more objects
it looks through.

Rule 1: what the start has made stays. It is looked through once, before anybody can press.
Rule 2: after that only what is new is looked at, some thousand objects at a time, and is then left
        alone.
Rule 3: with every new session all that was left alone is looked through, where that is not much:
        a small bot never grows.
Rule 4: what is known to leave large circles is taken apart instead: the servers of a session that
        is over, which the next one knows anew.

What nobody holds goes at once in any case, and presses leave no circles
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
"""So many new objects for one look at the youngest, and at every second of these one at all that is
new: 5,600 objects at most, for whoever presses meanwhile waits for it. Python's own 700 are what
two or three choices leave for the moment (scenes, pages, what is being sent): each look would find
all of that in use.
"""

MOST = 40_000
"""Objects that may be looked through with a new session."""

NEVER = 2**31 - 1

AFTERWARDS = 60.0
"""Seconds after which nothing that was pressed in an old session is still under way."""


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
    """Collect what exists once, leave it alone afterwards, and set the thresholds."""
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    gc.collect()
    gc.freeze()


def collect_new_objects() -> None:
    """Collect what came after the start, if that is not too much."""
    left_alone = len(gc.get_objects(generation=2))
    if left_alone > MOST:
        log.debug("garbage collection skipped: objects=%d", left_alone)
        return

    gc.collect()


class Sessions:
    """What sessions with Discord leave behind. Its methods listen to the client's events."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: dict[int, Sequence[discord.Guild]] = {}
        """By a session that is over, or will go on: one for each connection."""

    async def on_shard_disconnect(self, number: int) -> None:
        guilds = self._client.guilds
        self._known[number] = [guild for guild in guilds if guild.shard_id == number]

    async def on_shard_ready(self, number: int) -> None:
        collect_new_objects()
        known = self._known.pop(number, ())
        current = set(map(id, self._client.guilds))
        await asyncio.sleep(AFTERWARDS)

        for server in known:
            if id(server) not in current:
                empty_guild(server)
                await asyncio.sleep(0)  # others want something, too
