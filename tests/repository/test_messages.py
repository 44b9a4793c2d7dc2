"""Every sentence is said somewhere, and can be found there."""

import pytest

from tests.repository.message_uses import messages, uses


def test_no_sentence_is_left_over() -> None:
    assert len(messages()) > 1000
    assert [message for message in messages() if not uses(message)] == []


@pytest.mark.parametrize(
    ("message", "file"),
    [
        ("table-hand-hint", "cogs/playing/table.py"),
        ("heist-ask-saves", "cogs/heist/table.py"),
        ("heist-option-play", "cogs/heist/labels.py"),
        ("playing-card-over-won", "cogs/pages.py"),
        ("card-over-won", "cogs/pages.py"),
        ("crazy-waiting-round", "cogs/crazy/card.py"),
        ("refused-stale-click", "bot/tables/refusals.py"),
    ],
)
def test_where_a_sentence_is_said_is_found(message: str, file: str) -> None:
    assert file in [place.partition(":")[0] for place in uses(message)]


@pytest.mark.parametrize("message", ["heist-nothing", "nobody-says-this"])
def test_what_nobody_says_is_left_over(message: str) -> None:
    assert uses(message) == []
