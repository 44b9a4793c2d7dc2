"""Limits of presses for each person and for each server."""

import pytest

from bot.interactions.quota import MINUTE, REMEMBERED, Quota, RecentTimes, ServerTooFast, TooFast
from tests.bot.tables.house import HandClock

ADA = 1
BEN = 2
SERVER = 10
OTHER = 11


def test_limit_applies_to_the_last_minute() -> None:
    tally = RecentTimes(2)
    for at in (100.0, 130.0):
        assert tally.wait(ADA, at) == 0

        tally.add(ADA, at)

    assert tally.wait(ADA, 131.0) == 29
    assert tally.wait(BEN, 131.0) == 0
    assert tally.wait(ADA, 100.0 + MINUTE) == 0

    tally.add(ADA, 100.0 + MINUTE)
    assert tally.wait(ADA, 100.5 + MINUTE) == 30, "the oldest no longer counts"


def test_wait_is_at_least_a_second() -> None:
    tally = RecentTimes(1)
    tally.add(ADA, 100.0)
    assert tally.wait(ADA, 99.999 + MINUTE) == 1


def test_clock_set_back_does_not_lock_out() -> None:
    tally = RecentTimes(1)
    tally.add(ADA, 5_000.0)
    assert tally.wait(ADA, 100.0) == 0


def test_dm_has_no_limit_of_a_server() -> None:
    quota = Quota(HandClock(), per_minute=1, per_server=1)
    for someone in range(5):
        quota.note(someone, None)


def test_refused_press_is_not_counted() -> None:
    clock = HandClock()
    quota = Quota(clock, per_minute=2, per_server=3)
    for _ in range(2):
        quota.note(ADA, SERVER)

    # Ada is over her limit, and her presses must not use up the server's.
    for _ in range(5):
        with pytest.raises(TooFast):
            quota.note(ADA, SERVER)

    quota.note(BEN, SERVER)
    with pytest.raises(ServerTooFast):
        quota.note(BEN, SERVER)

    quota.note(BEN, OTHER)
    with pytest.raises(TooFast):
        quota.note(BEN, None)

    clock.time += MINUTE
    quota.note(BEN, None)


def test_memory_of_presses_is_bounded_and_drops_the_least_recent() -> None:
    tally = RecentTimes(1)
    for who in range(REMEMBERED):
        tally.add(who, 100.0)

    # Person 0 is no longer the least recent, so person 1 is dropped.
    tally.add(0, 101.0)
    tally.add(REMEMBERED, 102.0)
    assert [tally.wait(who, 103.0) for who in (0, 1, 2)] == [58, 0, 57]
