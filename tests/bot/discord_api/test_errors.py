"""How errors of Discord are classified."""

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
from bot.tables.table import Loss


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
def test_known_code_decides_regardless_of_the_status(code: int, meant: Problem) -> None:
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
def test_status_decides_without_a_known_code(status: int, meant: Problem) -> None:
    assert problem(error(status)) is meant


@pytest.mark.parametrize("text", ["Flagged by Anti-Spam", "in quarantine", "was flagged"])
def test_quarantine_is_recognised_by_its_text(text: str) -> None:
    assert problem(error(403, text=text)) is Problem.FLAGGED
    # With status 400, the text would only quote a malformed request.
    assert problem(error(400, text=text)) is Problem.OURS


@pytest.mark.parametrize("broken", [OSError(), TimeoutError(), discord.RateLimited(9.0)])
def test_broken_connection_is_tried_again(broken: Exception) -> None:
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
def test_code_tells_what_was_lost(code: int, meant: Loss) -> None:
    assert loss(error(403, code)) is meant


def test_lost_connection_counts_as_lost_access() -> None:
    assert loss(OSError()) is Loss.ACCESS


def test_deleted_message_and_answered_interaction_are_recognised() -> None:
    assert is_deleted(error(404, 10008))
    assert not is_deleted(error(404, 10003))
    assert not is_deleted(OSError())
    assert is_answered_already(error(400, 40060))
    assert not is_answered_already(error(404, 10062))
    assert not is_answered_already(OSError())


def test_lost_access_in_a_dm_means_closed_dms() -> None:
    assert in_dm(Problem.LOST) is Problem.SHUT
    # A missing message means the same in both places.
    assert in_dm(Problem.GONE) is Problem.GONE
