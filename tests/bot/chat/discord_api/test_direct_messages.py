"""When no new DMs are opened, because Discord complained."""

import pytest

from bot.chat.discord_api.direct_messages import Breaker
from tests.bot.tables.house import HandClock


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def breaker(clock: HandClock) -> Breaker:
    return Breaker(clock)


def test_all_may_pass_while_all_is_well(breaker: Breaker) -> None:
    assert all(breaker.may_pass() for _ in range(5))


def test_nobody_after_a_complaint_and_then_one(clock: HandClock, breaker: Breaker) -> None:
    breaker.may_pass()
    breaker.tripped()
    clock.time += Breaker.FIRST - 1
    assert not breaker.may_pass()
    clock.time += 1
    assert [breaker.may_pass(), breaker.may_pass()] == [True, False]
    clock.time += Breaker.TRIAL
    assert breaker.may_pass(), "nobody has heard how the last one went"


def test_what_worked_lets_all_pass(clock: HandClock, breaker: Breaker) -> None:
    breaker.tripped()
    clock.time += Breaker.FIRST
    assert breaker.may_pass()
    breaker.worked()
    assert all(breaker.may_pass() for _ in range(5))


def test_each_complaint_doubles_the_pause_up_to_the_longest(
    clock: HandClock, breaker: Breaker
) -> None:
    pauses = []
    for _ in range(8):
        breaker.tripped()
        began = clock.time
        while not breaker.may_pass():
            clock.time += 60.0
        pauses.append(clock.time - began)
    doubled = [Breaker.FIRST * 2**times for times in range(8)]
    assert pauses == [min(pause, Breaker.LONGEST) for pause in doubled]


def test_what_was_begun_before_the_complaint_counts_as_the_same(
    clock: HandClock, breaker: Breaker
) -> None:
    for _ in range(5):
        breaker.tripped()
    clock.time += Breaker.FIRST
    assert breaker.may_pass()
