"""Measurement of the event loop's delay."""

import asyncio
import time

from bot.common.durations import EVERY, Durations, LoopDelay


async def test_blocked_loop_is_measured_until_the_measurement_stops():
    delays = Durations(0.25)
    loop = LoopDelay(delays.note)
    held = 0.6
    await asyncio.sleep(0)
    time.sleep(held)  # noqa: ASYNC251 - the test is about blocking
    await asyncio.sleep(0.01)

    assert delays.longest >= held - EVERY
    assert delays.over(0.25) >= 1

    loop.stop()
    seen = len(delays)
    await asyncio.sleep(2 * EVERY)

    assert len(delays) == seen
