"""The page on which somebody says where their own cards come, and whether they are drawn. A button
on every card opens it; its label says where they come now (surfaces/drawing.py). And the button
that brings them to the table. Texts: chat.ftl.
"""

from bot.i18n.words import Words
from bot.pages.page import Button, Do, Page, Row, Text, Tone
from bot.people import Cards

VERB = "cards"

OPEN = 0
"""What the button of a card says; all others are on the page."""

PLACES = {1: Cards.DM, 2: Cards.HERE, 3: Cards.BOTH}
LOOKS = {4: False, 5: True}
"""Whether there are to be pictures."""


def hand_button(words: Words) -> Button:
    """Shows whoever presses it their own card."""
    return Button(words("table-button-hand"), Do("hand"), Tone.MAIN, "✋")


def choice_page(cards: Cards, words: Words, *, pictures: bool | None, shut: bool) -> Page:
    """`pictures`: None where there are none to be had. `shut`: their DMs are closed to us."""
    lines = [f"### {words('cards-title')}"]
    lines += [words(f"cards-about-{one.value}") for one in Cards]
    lines += [words("cards-shut")] if shut and cards is not Cards.HERE else []
    places = tuple(
        _choice(index, words(f"cards-choose-{one.value}"), is_chosen=one is cards)
        for index, one in PLACES.items()
    )
    rows = [Row(places)]
    if pictures is not None:
        looks = {False: "pictures-off", True: "pictures-on"}
        rows.append(
            Row(
                tuple(
                    _choice(index, words(looks[one]), is_chosen=one is pictures)
                    for index, one in LOOKS.items()
                )
            )
        )

    return Page((Text("\n".join(lines)), *rows))


def _choice(index: int, label: str, *, is_chosen: bool) -> Button:
    tone, sign = (Tone.MAIN, "✅") if is_chosen else (Tone.PLAIN, None)
    return Button(label, Do(VERB, index), tone, sign)
