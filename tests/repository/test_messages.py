"""Every sentence is said somewhere, and can be found there. Of those whose ids are put together of
a game and a word of it, there are as many as words.
"""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from games.registry import GAMES
from tests.repository.message_uses import messages, uses
from tests.repository.tree import ROOT


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


def spoken_by_coaches(lesson: Any) -> Iterator[str]:
    """What a lesson names: before choices, after them, and at its end."""
    for name, value in lesson.items() if isinstance(lesson, dict) else ():
        if name in ("coach", "farewell", "mishap") and isinstance(value, str):
            yield value
        elif name == "offer":
            yield from value.values()
        else:
            for part in value if isinstance(value, list) else [value]:
                yield from spoken_by_coaches(part)


def asked_for(slug: str) -> dict[str, set[str]]:
    """By how the ids begin, how they go on."""
    game = GAMES[slug]
    lesson = tomllib.loads((ROOT / "data" / "lessons" / f"{slug}.toml").read_text("utf-8"))
    return {
        "feat": {*game.tally.feats, *(f"{feat}-how" for feat in game.tally.feats)},
        "count": {*game.tally.sums, *game.tally.bests},
        "lesson": {*spoken_by_coaches(lesson)},
    }


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_game_counts_and_teaches_has_its_sentences_and_no_more(slug: str) -> None:
    for family, words in asked_for(slug).items():
        assert words
        beginning = f"{slug}-{family}-"
        found = [one.removeprefix(beginning) for one in messages() if one.startswith(beginning)]
        assert {*found} == words, family


@pytest.mark.parametrize("slug", GAMES)
def test_a_setting_that_is_gone_takes_its_sentences_along(slug: str) -> None:
    known = GAMES[slug].Options.model_fields
    beginning = f"{slug}-setting-"
    for message in messages():
        if message.startswith(beginning):
            assert message.removeprefix(beginning).partition("-")[0] in known, message
