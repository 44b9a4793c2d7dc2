"""Tests that requests which the page would never send are refused with an error message."""

import json
import logging
from typing import Any

import pytest

from tests.playground.conftest import BareBot

ACTS = ("say", "command", "click", "modal", "read", "dismiss", "broke")
HOUSE = ("dms", "permission", "add_channel", "delete_channel", "delete_message", "leave", "hurry")
PATHS = ("bot", *(f"do/{name}" for name in ACTS + HOUSE))


async def post(bare: BareBot, path: str, body: bytes) -> tuple[int, str]:
    address = f"{bare.play.base_url}/page/{bare.play.key}/{path}"
    async with bare.session.post(address, data=body) as answer:
        return answer.status, await answer.text()


async def assert_refused(
    bare: BareBot, caplog: pytest.LogCaptureFixture, path: str, body: bytes
) -> None:
    with caplog.at_level(logging.WARNING):
        status, told = await post(bare, path, body)

    # The path and body are compared too, so that a failure names them.
    assert (status, path, body) == (400, path, body)
    assert json.loads(told)["error"]
    # A refusal is no fault of the playground, so it logs nothing.
    assert not caplog.records


async def test_body_that_is_no_json_object_is_refused(
    bare: BareBot, caplog: pytest.LogCaptureFixture
) -> None:
    for path in PATHS:
        for body in (b"", b"cluck", b"\xff\xfe", b"[1]", b'"x"', b"null"):
            await assert_refused(bare, caplog, path, body)


async def test_missing_or_wrong_parts_are_refused(
    bare: BareBot, caplog: pytest.LogCaptureFixture
) -> None:
    games = str(bare.play.games.id)
    odd: list[tuple[str, dict[str, Any]]] = [
        *((name, {}) for name in ACTS + HOUSE),
        ("say", {"channel": games}),
        ("say", {"channel": None, "content": "x"}),
        ("command", {"channel": games, "path": [], "options": {}}),
        ("command", {"channel": games, "path": "chicken", "options": {}}),
        ("command", {"channel": games, "path": ["chicken"], "options": []}),
        ("click", {"message": "cluck", "custom_id": "x"}),
        ("modal", {"interaction": "1", "fields": "x"}),
        ("hurry", {"seconds": "soon"}),
        ("delete_channel", {"channel": {}}),
    ]
    # Each request has one missing or wrong part.
    for name, asked in odd:
        body = json.dumps({"as": "Ada"} | asked).encode()
        await assert_refused(bare, caplog, f"do/{name}", body)

    # A person who does not exist.
    await assert_refused(bare, caplog, "do/say", b'{"as": "Nobody"}')
