"""In the Operation a seat may hold still in three ways; the card says what differs."""

import pytest

from bot.i18n.words import Words, locales

QUIET = ("heist-option-pass", "heist-option-done", "order-heist-let-all")


@pytest.mark.parametrize("locale", locales())
def test_card_explains_passing_and_overriding_nothing(locale: str) -> None:
    words = Words(locale)
    question = words("heist-question-sweep")
    assert f"**{words(QUIET[0])}**" in question
    assert f"**{words(QUIET[2])}**" in words("heist-tips-sweep")
    assert len({words(one) for one in QUIET}) == len(QUIET)
