"""Commands with options of other types than Discord declares."""

from typing import Any

import pytest

from bot.interactions.router import is_well_formed


def command(*options: Any, **resolved: Any) -> dict[str, Any]:
    """Return the data of a subcommand with these options, as Discord sends it."""
    return {
        "options": [{"type": 1, "name": "start", "options": list(options)}],
        "resolved": resolved,
    }


@pytest.mark.parametrize(
    "option",
    [
        {"type": 3, "name": "when", "value": 8},
        {"type": 4, "name": "seats", "value": "four"},
        {"type": 4, "name": "seats"},
        {"type": 5, "name": "quick", "value": "yes"},
        {"type": 6, "name": "user", "value": "77"},
        {"type": 7, "name": "channel", "value": "77"},
    ],
)
def test_option_of_a_wrong_type_is_refused(option: dict[str, Any]) -> None:
    assert not is_well_formed(command(option))


def test_options_of_their_types_are_accepted() -> None:
    options = (
        {"type": 3, "name": "when", "value": "8pm"},
        {"type": 4, "name": "seats", "value": 4},
        {"type": 5, "name": "quick", "value": True},
        {"type": 6, "name": "user", "value": "77"},
        {"type": 9, "name": "either", "value": "78"},
        # A type of a later API must not be refused.
        {"type": 99, "name": "from the future", "value": None},
    )
    assert is_well_formed(command(*options, users={"77": {}}, roles={"78": {}}))
    assert is_well_formed({})
