"""The page on which a player chooses where their cards appear and how they look."""

import pytest

from bot.i18n.words import Words
from bot.pages.card_choice import choice_page
from bot.pages.page import Button, Row, Tone
from bot.people import Cards

words = Words()

LOOKS = {True: words("pictures-on"), False: words("pictures-off")}


@pytest.mark.parametrize("cards", Cards)
@pytest.mark.parametrize("pictures", [True, False, None])
def test_page_marks_the_current_choices(cards: Cards, pictures: bool | None) -> None:
    page = choice_page(cards, words, pictures=pictures, shut=False)
    rows = [block.buttons for block in page.blocks if isinstance(block, Row)]
    buttons = [one for row in rows for one in row if isinstance(one, Button)]
    chosen = [words(f"cards-choose-{cards.value}")]
    chosen += [] if pictures is None else [LOOKS[pictures]]

    assert [button.label for button in buttons if button.tone is Tone.MAIN] == chosen
    assert [button.label for button in buttons if button.emoji] == chosen
    # Without pictures (None), there is no choice between pictures and words.
    assert {button.label for button in buttons} >= set(LOOKS.values()) or pictures is None


@pytest.mark.parametrize(
    ("cards", "shut", "said"),
    [
        (Cards.DM, True, True),
        (Cards.BOTH, True, True),
        (Cards.HERE, True, False),
        (Cards.DM, False, False),
    ],
)
def test_closed_dms_are_mentioned_to_players_who_want_dms(
    cards: Cards, shut: bool, said: bool
) -> None:
    page = choice_page(cards, words, pictures=None, shut=shut)
    assert (words("cards-shut") in str(page.blocks[0])) is said
