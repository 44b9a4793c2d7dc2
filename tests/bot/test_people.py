"""Hours in which a person may be notified."""

import pytest

from bot.people import Hours

MIDNIGHT = 1_789_948_800.0
"""Midnight of a day in UTC."""


@pytest.mark.parametrize(
    ("hours", "hour", "is_inside"),
    [
        (Hours(), 3, True),
        (Hours(540, 540), 3, True),
        (Hours(18 * 60, 23 * 60), 17.9, False),
        (Hours(18 * 60, 23 * 60), 18, True),
        (Hours(18 * 60, 23 * 60), 23, False),
        (Hours(22 * 60, 2 * 60), 23, True),
        (Hours(22 * 60, 2 * 60), 1, True),
        (Hours(22 * 60, 2 * 60), 2, False),
        # The third number is the time zone's offset in minutes.
        (Hours(18 * 60, 23 * 60, 330), 12.5, True),
        (Hours(18 * 60, 23 * 60, 330), 18, False),
    ],
)
def test_hours_may_span_midnight(hours, hour, is_inside):
    assert hours.has(MIDNIGHT + hour * 3600) is is_inside
