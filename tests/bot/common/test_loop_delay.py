"""Measurement of the event loop's delay."""

import asyncio
import time

from bot.common.periodic import MEASURED_EVERY, LoopDelay


async def test_blocked_loop_is_measured_until_the_measurement_stops():
    delays: list[float] = []
    loop = LoopDelay(delays.append)
    held = 0.6
    await asyncio.sleep(0)
    time.sleep(held)  # noqa: ASYNC251 - the test is about blocking
    await asyncio.sleep(0.01)

    assert max(delays) >= held - MEASURED_EVERY

    loop.stop()
    seen = len(delays)
    await asyncio.sleep(2 * MEASURED_EVERY)

    assert len(delays) == seen
