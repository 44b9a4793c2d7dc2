"""Who holds the event loop is seen."""

import asyncio
import time

from bot.common.durations import EVERY, LoopDelay


async def test_a_loop_that_is_held_is_noticed_and_none_is_left_to_notice_it():
    loop = LoopDelay()
    held = 3 * EVERY
    await asyncio.sleep(0)
    time.sleep(held)  # noqa: ASYNC251 - that is what it is about
    await asyncio.sleep(0.01)

    assert loop.delays.longest >= held - EVERY
    assert loop.delays.over(0.25) >= 1

    loop.stop()
    seen = len(loop.delays)
    await asyncio.sleep(2 * EVERY)

    assert len(loop.delays) == seen
