"""Pictures rest while there is too much to do, and come back when that is over for good."""

import pytest

from bot.pictures.studio import IN_TIME, LONGEST, OVER, SHORTEST, TOO_LATE, Leisure

LOOK = 0.01
"""Seconds from one look to the next, while there is much to do."""


class Busy:
    """Looks again and again, by a clock of its own."""

    def __init__(self) -> None:
        self.now = 50.0
        self.leisure = Leisure(lambda: self.now)
        self.rests_until = 0.0

    @property
    def rests(self) -> bool:
        return self.now < self.rests_until

    def for_(self, seconds: float, late: float) -> list[bool]:
        """Whether pictures rested, at each look."""
        found = []
        for _ in range(round(seconds / LOOK)):
            self.now += LOOK
            if rest := self.leisure.felt(late):
                self.rests_until = self.now + rest

            found.append(self.rests)

        return found


@pytest.fixture
def busy() -> Busy:
    return Busy()


def test_they_rest_while_all_is_late_and_come_back_once_it_is_not(busy: Busy) -> None:
    assert not any(busy.for_(60, 0.9 * TOO_LATE))
    assert busy.for_(3 * OVER, 3 * TOO_LATE)[-1]
    assert all(busy.for_(5 * LONGEST, 1.5 * TOO_LATE)), "for as long as that lasts"

    calm = busy.for_(LONGEST, 0.0)
    assert not calm[-1]
    assert SHORTEST <= calm.count(True) * LOOK <= SHORTEST + 4 * OVER, "and a little longer"


def test_what_was_enough_to_go_on_is_not_enough_to_come_back(busy: Busy) -> None:
    between = (TOO_LATE + IN_TIME) / 2
    assert not any(busy.for_(60, between))
    busy.for_(3 * OVER, 3 * TOO_LATE)
    assert all(busy.for_(5 * LONGEST, between))
    assert not busy.for_(LONGEST, IN_TIME / 2)[-1]


def test_who_is_soon_in_a_hurry_again_rests_longer_each_time(busy: Busy) -> None:
    rests = []
    for _ in range(6):
        assert busy.for_(3 * OVER, 3 * TOO_LATE)[-1]

        began = busy.now
        while busy.rests:
            busy.for_(LOOK, 0.0)

        rests.append(busy.now - began)

    assert rests == sorted(rests)
    assert rests[0] < 2 * SHORTEST + 4 * OVER
    assert LONGEST <= rests[-1] <= LONGEST + 4 * OVER

    busy.now += LONGEST
    busy.for_(3 * OVER, 3 * TOO_LATE)
    assert busy.rests_until - busy.now <= SHORTEST, "after a while that is forgotten"


@pytest.mark.parametrize("late", [0.2, 0.5])
def test_a_hiccup_is_no_hurry(busy: Busy, late: float) -> None:
    """A few looks are late, with nothing to do before and after."""
    for _ in range(20):
        busy.now += 5.0
        assert busy.leisure.felt(late) == 0.0


def test_a_clock_that_stands_still_is_no_trouble(busy: Busy) -> None:
    assert [busy.leisure.felt(9.0) for _ in range(5)] == [0.0] * 5
