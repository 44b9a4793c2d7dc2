"""Load shedding: pictures stop while the event loop lags, and return when the load has ended."""

import pytest

from bot.pictures.studio import (
    AVERAGED_OVER,
    IN_TIME,
    LONGEST_PAUSE,
    SHORTEST_PAUSE,
    TOO_LATE,
    LoadShedder,
)

LOOK = 0.01
"""Seconds between two measurements under load."""


class Busy:
    """A loop of measurements with a clock of its own."""

    def __init__(self) -> None:
        self.now = 50.0
        self.leisure = LoadShedder(lambda: self.now)
        self.rests_until = 0.0

    @property
    def rests(self) -> bool:
        return self.now < self.rests_until

    def for_(self, seconds: float, late: float) -> list[bool]:
        """Report this lag for some seconds. Return whether pictures rested, at each measurement."""
        found = []
        for _ in range(round(seconds / LOOK)):
            self.now += LOOK
            if rest := self.leisure.note_delay(late):
                self.rests_until = self.now + rest

            found.append(self.rests)

        return found


@pytest.fixture
def busy() -> Busy:
    return Busy()


def test_pictures_rest_during_the_lag_and_a_little_longer(busy: Busy) -> None:
    assert not any(busy.for_(60, 0.9 * TOO_LATE))
    assert busy.for_(3 * AVERAGED_OVER, 3 * TOO_LATE)[-1]
    assert all(busy.for_(5 * LONGEST_PAUSE, 1.5 * TOO_LATE)), "for as long as that lasts"

    calm = busy.for_(LONGEST_PAUSE, 0.0)
    assert not calm[-1]
    assert SHORTEST_PAUSE <= calm.count(True) * LOOK <= SHORTEST_PAUSE + 4 * AVERAGED_OVER, (
        "and a little longer"
    )


def test_lag_must_fall_further_to_end_the_rest(busy: Busy) -> None:
    # Between the two thresholds, the state does not change.
    between = (TOO_LATE + IN_TIME) / 2
    assert not any(busy.for_(60, between))
    busy.for_(3 * AVERAGED_OVER, 3 * TOO_LATE)
    assert all(busy.for_(5 * LONGEST_PAUSE, between))
    assert not busy.for_(LONGEST_PAUSE, IN_TIME / 2)[-1]


def test_repeated_load_lengthens_the_rest(busy: Busy) -> None:
    rests = []
    for _ in range(6):
        assert busy.for_(3 * AVERAGED_OVER, 3 * TOO_LATE)[-1]

        began = busy.now
        while busy.rests:
            busy.for_(LOOK, 0.0)

        rests.append(busy.now - began)

    assert rests == sorted(rests)
    assert rests[0] < 2 * SHORTEST_PAUSE + 4 * AVERAGED_OVER
    assert LONGEST_PAUSE <= rests[-1] <= LONGEST_PAUSE + 4 * AVERAGED_OVER

    # After a long calm time, the first rest is short again.
    busy.now += LONGEST_PAUSE
    busy.for_(3 * AVERAGED_OVER, 3 * TOO_LATE)
    assert busy.rests_until - busy.now <= SHORTEST_PAUSE, "after a while that is forgotten"


@pytest.mark.parametrize("late", [0.2, 0.5])
def test_single_delay_causes_no_rest(busy: Busy, late: float) -> None:
    """A few measurements are late, in a bot that is otherwise idle."""
    for _ in range(20):
        busy.now += 5.0
        assert busy.leisure.note_delay(late) == 0.0


def test_stopped_clock_causes_no_rest(busy: Busy) -> None:
    assert [busy.leisure.note_delay(9.0) for _ in range(5)] == [0.0] * 5
