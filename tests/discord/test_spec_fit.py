"""The fast check of requests against Discord's description agrees with jsonschema."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.discord.test_wire import MESSAGES, V2, button, menu, needs_description, page, row, text
from tests.support.found import found
from tests.support.wire import description

pytestmark = needs_description

SNOWFLAKE = "1234567890123456789"
PICTURE = {"media": {"url": "attachment://table.png"}, "description": "Table"}
OPTION = {"type": 3, "name": "game", "description": "Which", "autocomplete": True}
COMMAND = {"type": 1, "name": "chicken", "description": "Play", "options": [OPTION]}

BODIES: list[tuple[str, str, Any]] = [
    ("POST", MESSAGES, page(text("Hello"), row(button(emoji={"name": "🐔"})), row(menu()))),
    ("POST", MESSAGES, {"flags": V2, "components": [{"type": 12, "items": [PICTURE]}]}),
    (
        "POST",
        MESSAGES,
        {
            "content": "Hello",
            "nonce": 5,
            "allowed_mentions": {"parse": [], "users": [SNOWFLAKE]},
            "message_reference": {"message_id": SNOWFLAKE},
            "embeds": [{"title": "A", "url": "https://a.example", "timestamp": "2026-01-01T00:00"}],
        },
    ),
    ("POST", "/interactions/1/t/callback", {"type": 7, "data": page(text("Hello"))}),
    ("PUT", "/applications/1/commands", [COMMAND]),
]

# Values that do not fit most places.
WRONG = (None, True, 1, -1, 7.5, 10**12, "", "1", "x" * 5000, "not a link", [], [{}] * 60, {})


def damaged(value: Any) -> Iterator[Any]:
    """Yield the value as it is, and with every part replaced, left out, doubled or extended."""
    yield value
    yield from WRONG

    if isinstance(value, dict):
        yield value | {"strange": 1}
        for key, part in value.items():
            yield {other: one for other, one in value.items() if other != key}
            yield from (value | {key: one} for one in damaged(part))

    if isinstance(value, list):
        yield [*value, *value]
        for place, part in enumerate(value):
            yield from ([*value[:place], one, *value[place + 1 :]] for one in damaged(part))


@pytest.mark.parametrize(("method", "path", "body"), BODIES)
def test_fast_check_agrees_with_jsonschema(method: str, path: str, body: Any) -> None:
    described = found(description())
    template, operation = described._operation(method, path) or ("", {})
    fits = described._fitting.fits(
        operation["requestBody"]["content"]["application/json"]["schema"]
    )
    judge = described._validator(method, template)

    assert fits(body)

    verdicts = {True: 0, False: 0}
    for one in damaged(body):
        fit = fits(one)
        # Both must agree on every variant.
        assert fit == judge.is_valid(one), one

        verdicts[fit] += 1

    # Both verdicts occurred.
    assert all(verdicts.values()), verdicts


def test_every_schema_of_the_description_is_supported() -> None:
    """A keyword that the fast check does not know must not be ignored silently."""
    described = found(description())
    for schema in described._spec["components"]["schemas"].values():
        understood(described._fitting, schema)


def understood(fitting: Any, schema: Any) -> None:
    fitting.fits(schema)
    below = [*schema.get("properties", {}).values(), *schema.get("oneOf", [])]
    below += [*schema.get("anyOf", []), *schema.get("allOf", []), schema.get("items")]
    for one in [*below, schema.get("additionalProperties")]:
        if isinstance(one, dict):
            understood(fitting, one)
