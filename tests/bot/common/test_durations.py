"""Counts of durations by classes."""

from bot.common.durations import Durations


def test_bound_belongs_to_the_lower_class():
    took = Durations(0.5, 1.0)
    for seconds in (0.1, 0.5, 0.75, 1.0, 1.01, 60.0):
        took.note(seconds)

    # Up to 0.5, up to 1.0, and longer.
    assert took.counts == [2, 2, 2]
    assert (len(took), took.over(0.5), took.over(1.0)) == (6, 4, 2)
    assert took.longest == 60.0
    assert took.seconds == 0.1 + 0.5 + 0.75 + 1.0 + 1.01 + 60.0
