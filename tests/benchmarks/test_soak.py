"""A short soak test, like `python -m benchmarks.load --soak 30` (figures: docs/performance.md)."""

import pytest

from benchmarks.load.soaking import Soak, soak

SECONDS = 16.0
PERIOD = 8.0
MOST_MB = {True: 145, False: 105}
"""Half an hour levels off at 150 and 110 MB; a short soak stays below."""
MOST_STOP_MS = 50.0
"""CPU time of the event loop's thread, so that other processes do not count."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "pictures",
    [
        pytest.param(True, id="pictures"),
        pytest.param(False, id="words", marks=pytest.mark.full),  # a part of the other one's work
    ],
)
async def test_memory_stays_small_and_the_event_loop_never_stops(pictures: bool) -> None:
    load = Soak(tables=12, think=1.0, seconds=SECONDS, period=PERIOD, pictures=pictures)
    periods = [period async for period in soak(load)]
    assert len(periods) == SECONDS / PERIOD

    for period in periods:
        assert 2**20 < period.memory <= MOST_MB[pictures] * 2**20
        assert max(period.sample.own, period.sample.pause) <= MOST_STOP_MS
        assert period.sample.objects > 10_000
        assert period.sample.stop >= period.sample.all >= period.sample.own > 0
        assert period.refused == 0
        assert period.unanswered == 0

    # Objects in reference cycles would wait for the garbage collector.
    assert sum(period.sample.found for period in periods) == 0, "a press leaves no circles"
    # The load has really played.
    assert periods[-1].decisions > 3
