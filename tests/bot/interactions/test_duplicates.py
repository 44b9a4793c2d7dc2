"""Interactions that Discord delivers twice are handled once."""

from typing import Any

import pytest

from tests.bot.den import Den


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
