"""The page on which a player chooses where their cards appear and how they look."""

import pytest

from bot.i18n.words import Words
from bot.pages.card_choice import choice_page
from bot.pages.page import Button, Row, Tone
from bot.people import Cards, Preference

words = Words()

LOOKS: list[dict[Preference, bool]] = [
    {"pictures": True, "motion": True},
    {"pictures": False, "motion": False},
    {"pictures": True},
    {},
]
LABELS = {True: "on", False: "off"}


@pytest.mark.parametrize("cards", Cards)
@pytest.mark.parametrize("looks", LOOKS)
def test_page_marks_the_current_choices(cards: Cards, looks: dict[Preference, bool]) -> None:
    page = choice_page(cards, words, looks=looks, shut=False)
    rows = [block.buttons for block in page.blocks if isinstance(block, Row)]
    buttons = [one for row in rows for one in row if isinstance(one, Button)]
    chosen = [words(f"cards-choose-{cards.value}")]
    chosen += [words(f"{name}-{LABELS[value]}") for name, value in looks.items()]

    assert [button.label for button in buttons if button.tone is Tone.MAIN] == chosen
    assert [button.label for button in buttons if button.emoji] == chosen
    # A preference without an effect cannot be chosen, and has no help.
    assert len(buttons) == len(Cards) + 2 * len(looks)
    assert (words("motion-about") in str(page.blocks[0])) is ("motion" in looks)


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
    page = choice_page(cards, words, looks={}, shut=shut)
    assert (words("cards-shut") in str(page.blocks[0])) is said
