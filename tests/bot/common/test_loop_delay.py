"""Who holds the event loop is seen."""

import asyncio
import time

from bot.common.durations import EVERY, Durations, LoopDelay


async def test_a_loop_that_is_held_is_noticed_and_none_is_left_to_notice_it():
    delays = Durations(0.25)
    loop = LoopDelay(delays.note)
    held = 0.6
    await asyncio.sleep(0)
    time.sleep(held)  # noqa: ASYNC251 - that is what it is about
    await asyncio.sleep(0.01)

    assert delays.longest >= held - EVERY
    assert delays.over(0.25) >= 1

    loop.stop()
    seen = len(delays)
    await asyncio.sleep(2 * EVERY)

    assert len(delays) == seen
