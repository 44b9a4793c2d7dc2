"""How often somebody may press, and all of a server together."""

import pytest

from bot.interactions.quota import MINUTE, REMEMBERED, Quota, RecentTimes, ServerTooFast, TooFast
from tests.bot.tables.house import HandClock

ADA = 1
BEN = 2
SERVER = 10
OTHER = 11


def test_a_minute_later_there_is_room_again() -> None:
    tally = RecentTimes(2)
    for at in (100.0, 130.0):
        assert tally.wait(ADA, at) == 0

        tally.add(ADA, at)

    assert tally.wait(ADA, 131.0) == 29
    assert tally.wait(BEN, 131.0) == 0
    assert tally.wait(ADA, 100.0 + MINUTE) == 0

    tally.add(ADA, 100.0 + MINUTE)
    assert tally.wait(ADA, 100.5 + MINUTE) == 30, "the oldest no longer counts"


def test_there_is_always_a_second_to_wait() -> None:
    tally = RecentTimes(1)
    tally.add(ADA, 100.0)
    assert tally.wait(ADA, 99.999 + MINUTE) == 1


def test_a_clock_that_was_set_back_locks_nobody_out() -> None:
    tally = RecentTimes(1)
    tally.add(ADA, 5_000.0)
    assert tally.wait(ADA, 100.0) == 0


def test_what_is_refused_is_not_counted() -> None:
    clock = HandClock()
    quota = Quota(clock, per_minute=2, per_server=3)
    for _ in range(2):
        quota.note(ADA, SERVER)

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


def test_only_so_many_are_remembered_and_the_longest_silent_go_first() -> None:
    tally = RecentTimes(1)
    for who in range(REMEMBERED):
        tally.add(who, 100.0)

    tally.add(0, 101.0)
    tally.add(REMEMBERED, 102.0)
    assert [tally.wait(who, 103.0) for who in (0, 1, 2)] == [58, 0, 57]
