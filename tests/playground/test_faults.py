"""Tests of simulated faults of Discord: repeatable, and off by default."""

from dataclasses import replace

import pytest

from bot.messages.writer import ANSWER_UPLOADS
from playground.discord.faults import MESSAGES, OPEN_DM, FaultKind, Faults, LimitedRequest, Odds

POST = LimitedRequest("POST", MESSAGES, "1")
EVERY_TIME = 1.0
NEVER = Odds(refused=0, broken=0, lost=0, late=0, code=0, file=0, doubled=0, delayed=0)


def bad_day(seed: int) -> list[str]:
    faults = Faults(seed)
    faults.on = True
    struck = (faults.draw(POST, in_dm=True) for _ in range(500))
    return ["" if fault is None else fault.kind.value for fault in struck]


def test_same_seed_gives_the_same_faults() -> None:
    assert bad_day(1) == bad_day(1)
    assert bad_day(1) != bad_day(2)


def test_all_faults_occur_and_most_requests_succeed() -> None:
    day = [kind for seed in range(20) for kind in bad_day(seed)]
    # These faults need their own conditions and do not occur here.
    of_others = {FaultKind.AGED, FaultKind.TOO_FAST, FaultKind.FILE_REFUSED, FaultKind.FILE_SLOW}
    assert {kind.value for kind in FaultKind} - set(day) <= {kind.value for kind in of_others}
    assert day.count("") > 0.8 * len(day)


def test_faults_are_off_by_default() -> None:
    faults = Faults(1, Odds(broken=EVERY_TIME))
    # The faults are not turned on, so the certain fault is not drawn.
    assert faults.draw(POST, in_dm=False) is None
    deliveries: list[int] = []
    faults.deliver(lambda: deliveries.append(1))
    assert deliveries == [1]


@pytest.mark.parametrize(
    ("asked", "in_dm", "codes"),
    [
        (POST, True, {50007, 50278}),
        (LimitedRequest("PATCH", MESSAGES + "/{message}", "1"), False, {30046}),
        (LimitedRequest("POST", OPEN_DM), False, {40003}),
    ],
)
def test_error_codes_fit_the_request(asked: LimitedRequest, in_dm: bool, codes: set[int]) -> None:
    faults = Faults(3, replace(NEVER, code=EVERY_TIME))
    faults.on = True
    struck = [faults.draw(asked, in_dm=in_dm) for _ in range(30)]
    # Direct messages can be closed, messages edited too often, DMs opened too fast.
    assert {fault.refusal.code for fault in struck if fault and fault.refusal} == codes


def test_interaction_answer_is_never_rate_limited() -> None:
    """Discord has no rate limit for answers to interactions."""
    faults = Faults(4, Odds(refused=EVERY_TIME, broken=0, lost=0, late=0, code=0))
    faults.on = True
    answering = LimitedRequest("POST", "/api/v10/interactions/{interaction}/{token}/callback", "t")
    assert all(faults.draw(answering, in_dm=False) is None for _ in range(30))


def test_files_are_refused_or_slow() -> None:
    """A slow upload is still carried out: sending the message again would duplicate it."""
    faults = Faults(5, replace(NEVER, file=EVERY_TIME))
    faults.on = True

    # A request without files has no fault of this kind.
    assert faults.draw(POST, in_dm=False) is None

    struck = [faults.draw(replace(POST, uploads=True), in_dm=False) for _ in range(30)]
    found = {fault.kind: fault for fault in struck if fault is not None}
    assert set(found) == {FaultKind.FILE_REFUSED, FaultKind.FILE_SLOW}
    assert found[FaultKind.FILE_SLOW].carried_out
    assert found[FaultKind.FILE_SLOW].seconds > ANSWER_UPLOADS
