"""Tests that each sentence that can be asked for exists, and that none is unused.

Ids are literal in the code, or composed by patterns that are declared in tests/repository/ids.
`words check` compares other languages with English.
"""

import pytest

from bot.i18n.checking import english
from games.registry import GAMES
from tests.repository.message_uses import (
    all_families,
    asked,
    declared,
    families,
    known_words,
    messages,
    patterns,
    uses,
    whole,
)


def test_patterns_of_the_code_are_the_declared_ones() -> None:
    """All of them are declared in tests/repository/ids, also those that are no ids."""
    for found in all_families().values():
        there = {
            pattern: place
            for pattern, places in patterns().items()
            for place in places
            if families(place) is found
        }
        unknown = there.keys() ^ {family.pattern for family in found}
        assert not unknown, [
            (pattern, there.get(pattern, "not in the code")) for pattern in unknown
        ]


def test_words_of_composed_ids_exist() -> None:
    """A word that the code does not know any more would keep unused sentences."""
    for family in declared():
        for word in family.words:
            # A kind may be written with dashes in ids and with underscores in the code.
            parts = [part for part in word.lower().split("-") if part]
            is_there = {*parts} <= known_words() or "_".join(parts) in known_words()
            assert is_there, f"{word} of {family.pattern}"


def test_every_id_has_a_sentence() -> None:
    for family in declared():
        if not family.if_said:
            assert family.ids <= messages(), family.pattern
    # Few ids would mean that the search has missed most calls.
    assert len(asked()) > 500
    assert {
        sentence_id: place
        for sentence_id, place in asked().items()
        if sentence_id not in messages()
    } == {}


def test_every_sentence_is_used() -> None:
    """Each sentence is used by the code or by another sentence."""
    # Reads all of the program, which only these tests need.
    from tests.repository.ids.house import FOR_FEATURES

    quoted = {name for message in english().messages.values() for name in message.uses.refers}
    together = {name for family in declared() for name in family.ids}
    assert len(together) > 1000
    assert sorted(messages() - together - whole().keys() - quoted - FOR_FEATURES) == []


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
def test_use_of_a_sentence_is_found(message: str, file: str) -> None:
    assert file in [place.partition(":")[0] for place in uses(message)]


@pytest.mark.parametrize("message", ["heist-nothing", "nobody-says-this", "heist-card-ghost"])
def test_unused_sentence_has_no_uses(message: str) -> None:
    assert uses(message) == []


@pytest.mark.parametrize("slug", GAMES)
def test_sentences_belong_to_existing_settings(slug: str) -> None:
    # A setting that was removed would leave its sentences behind.
    known = GAMES[slug].Options.model_fields
    beginning = f"{slug}-setting-"
    for message in messages():
        if message.startswith(beginning):
            assert message.removeprefix(beginning).partition("-")[0] in known, message
