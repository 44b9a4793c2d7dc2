"""What an error of Discord's is taken for."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_api.errors import (
    Problem,
    in_dm,
    is_answered_already,
    is_deleted,
    loss,
    problem,
)
from bot.pages.loss import Loss


def error(status: int, code: int = 0, text: str = "no") -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="so it is")
    return discord.HTTPException(response, {"code": code, "message": text})


CODES = {
    Problem.GONE: [10008],
    Problem.AGED: [50083, 30046],
    Problem.LOST: [10003, 10004, 50001, 50013, 50024, 160005, 160006],
    Problem.SHUT: [50007, 50278, 20009],
    Problem.FLAGGED: [40003],
    Problem.EXPIRED: [10015, 10062, 50027, 40060],
}


@pytest.mark.parametrize(
    ("code", "meant"), [(code, meant) for meant, codes in CODES.items() for code in codes]
)
def test_a_code_says_it_whatever_the_status(code: int, meant: Problem) -> None:
    assert problem(error(400, code)) is meant
    assert problem(error(403, code)) is meant


@pytest.mark.parametrize(
    ("status", "meant"),
    [
        (400, Problem.OURS),
        (401, Problem.LATER),
        (403, Problem.LOST),
        (404, Problem.GONE),
        (405, Problem.OURS),
        (429, Problem.LATER),
        (499, Problem.OURS),
        (500, Problem.LATER),
        (503, Problem.LATER),
    ],
)
def test_without_a_code_that_is_known_the_status_says_it(status: int, meant: Problem) -> None:
    assert problem(error(status)) is meant


@pytest.mark.parametrize("text", ["Flagged by Anti-Spam", "in quarantine", "was flagged"])
def test_a_quarantine_is_known_by_its_words(text: str) -> None:
    assert problem(error(403, text=text)) is Problem.FLAGGED
    assert problem(error(400, text=text)) is Problem.OURS


@pytest.mark.parametrize("broken", [OSError(), TimeoutError(), discord.RateLimited(9.0)])
def test_a_line_that_breaks_is_tried_again(broken: Exception) -> None:
    assert problem(broken) is Problem.LATER


@pytest.mark.parametrize(
    ("code", "meant"),
    [
        (10003, Loss.CHANNEL),
        (50024, Loss.CHANNEL),
        (10004, Loss.SERVER),
        (160005, Loss.THREAD),
        (160006, Loss.THREAD),
        (50001, Loss.ACCESS),
        (0, Loss.ACCESS),
    ],
)
def test_what_was_lost(code: int, meant: Loss) -> None:
    assert loss(error(403, code)) is meant


def test_what_was_lost_by_a_line_is_the_way_in() -> None:
    assert loss(OSError()) is Loss.ACCESS


def test_a_message_that_somebody_deleted_and_a_click_that_has_its_answer() -> None:
    assert is_deleted(error(404, 10008))
    assert not is_deleted(error(404, 10003))
    assert not is_deleted(OSError())
    assert is_answered_already(error(400, 40060))
    assert not is_answered_already(error(404, 10062))
    assert not is_answered_already(OSError())


def test_a_dm_that_is_closed_is_a_person_who_is() -> None:
    assert in_dm(Problem.LOST) is Problem.SHUT
    assert in_dm(Problem.GONE) is Problem.GONE
