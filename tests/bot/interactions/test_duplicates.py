"""Interactions that Discord delivers twice are handled once."""

from typing import Any

import pytest

from bot.interactions.router import REMEMBERED, Duplicates
from tests.bot.den import Den


def test_only_the_first_delivery_is_new() -> None:
    duplicates = Duplicates()
    assert [duplicates.is_new(one) for one in (1, 2, 1, 2, 3)] == [True, True, False, False, True]


def test_duplicates_memory_is_bounded() -> None:
    duplicates = Duplicates()
    for one in range(2 * REMEMBERED + 1):
        assert duplicates.is_new(one)
        assert not duplicates.is_new(max(0, one - REMEMBERED + 1)), "so many are remembered"

    # The oldest ids are forgotten.
    assert duplicates.is_new(0)
    assert len(duplicates._newer) + len(duplicates._older) <= 2 * REMEMBERED


async def test_second_delivery_of_a_press_is_not_answered(
    den: Den, dealt: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    emit = den.env.backend.emit

    def twice(event: str, payload: dict[str, Any]) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            emit(event, payload)

    monkeypatch.setattr(den.env.backend, "emit", twice)
    den.wire.requests.clear()
    told = await den.do(den.ada, "hand")

    assert told.is_private

    answers = [
        request for request in den.wire.requests if request.path.startswith("/interactions/")
    ]
    assert len(answers) == 1
