"""All that can be asked for is said in English, and nothing is said that nobody asks for.

Ids stand in the code as they are, or they are put together of patterns, which are declared in
tests/repository/ids. That other languages have what English has, `words check` sees to.
"""

import pytest

from bot.i18n.checking import english
from games.registry import GAMES
from tests.repository.ids import house
from tests.repository.message_uses import (
    FAMILIES,
    asked,
    declared,
    families,
    known_words,
    messages,
    patterns,
    uses,
    whole,
)


def test_whatever_is_put_together_is_declared() -> None:
    """What it ranges over belongs into tests/repository/ids; what is no id, there too."""
    unknown = {
        place: pattern
        for pattern, places in patterns().items()
        for place in places
        if pattern not in {one.pattern for one in families(place)}
    }
    assert unknown == {}


def test_what_is_declared_is_put_together_somewhere() -> None:
    for found in FAMILIES.values():
        there = {one for one, at in patterns().items() if any(families(x) is found for x in at)}
        assert {one.pattern for one in found} <= there


def test_what_an_id_is_put_together_of_is_there() -> None:
    """A kind that no rule knows any more asks for nothing."""
    for family in declared():
        for word in family.words:
            parts = [part for part in word.lower().split("-") if part]
            is_there = {*parts} <= known_words() or "_".join(parts) in known_words()
            assert is_there, f"{word} of {family.pattern}"


def test_whatever_can_be_asked_for_is_said() -> None:
    for family in declared():
        if not family.if_said:
            assert family.ids <= messages(), family.pattern
    assert len(asked()) > 500
    assert {one: place for one, place in asked().items() if one not in messages()} == {}


def test_nothing_is_said_that_nobody_asks_for() -> None:
    """By the code, or by another sentence."""
    quoted = {name for one in english().messages.values() for name in one.uses.refers}
    together = {name for family in declared() for name in family.ids}
    assert len(together) > 1000
    assert sorted(messages() - together - whole().keys() - quoted - house.FOR_FEATURES) == []


@pytest.mark.parametrize(
    ("message", "file"),
    [
        ("table-hand-hint", "cogs/playing/table.py"),
        ("heist-ask-saves", "cogs/heist/table.py"),
        ("heist-option-play", "cogs/heist/labels.py"),
        ("playing-card-over-won", "bot/i18n/words.py"),
        ("card-over-won", "cogs/pages.py"),
        ("crazy-waiting-round", "cogs/crazy/card.py"),
        ("refused-stale-click", "bot/common/refused.py"),
        ("heist-feat-prophet-how", "cogs/results.py"),
    ],
)
def test_where_a_sentence_is_said_is_found(message: str, file: str) -> None:
    assert file in [place.partition(":")[0] for place in uses(message)]


@pytest.mark.parametrize("message", ["heist-nothing", "nobody-says-this", "heist-card-ghost"])
def test_what_nobody_says_is_left_over(message: str) -> None:
    assert uses(message) == []


@pytest.mark.parametrize("slug", GAMES)
def test_a_setting_that_is_gone_takes_its_sentences_along(slug: str) -> None:
    known = GAMES[slug].Options.model_fields
    beginning = f"{slug}-setting-"
    for message in messages():
        if message.startswith(beginning):
            assert message.removeprefix(beginning).partition("-")[0] in known, message
