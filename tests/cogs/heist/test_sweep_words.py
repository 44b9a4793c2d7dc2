"""A seat can hold still in three ways during the Operation. The card explains how they differ."""

import pytest

from bot.i18n.words import Words, locales

QUIET = ("heist-option-pass", "heist-option-done", "order-heist-let-all")


@pytest.mark.parametrize("locale", locales())
def test_card_explains_passing_and_overriding_nothing(locale: str) -> None:
    words = Words(locale)
    for label in (QUIET[0], QUIET[2]):
        assert f"**{words(label)}**" in words("heist-tips-sweep")

    assert len({words(one) for one in QUIET}) == len(QUIET)
