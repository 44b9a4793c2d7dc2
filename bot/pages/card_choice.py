"""The page on which a player chooses how cards and tables look, and where their cards appear.

A card appears in a direct message, at the table (as an ephemeral message), or in both places. A
button on every card opens the page; its label names the current place (bot/messages/drawing.py).
This module also makes the buttons "My hand", which shows the player's card at the table, and
"More…". The texts are in chat.ftl.
"""

from collections.abc import Mapping

from bot.i18n.words import Words
from bot.pages.page import Button, Do, Page, Row, Text, Tone
from bot.people import Cards, Preference

VERB = "cards"
"""The verb of all these buttons. The index says which button was pressed."""

OPEN = 0
"""The index of the button that opens the page."""

PLACES = {1: Cards.DM, 2: Cards.HERE, 3: Cards.BOTH}
"""Where the cards appear, by the index of the button."""

LOOKS: dict[int, tuple[Preference, bool]] = {
    4: ("pictures", False),
    5: ("pictures", True),
    6: ("motion", False),
    7: ("motion", True),
}
"""A preference for pictures and its new value, by the index of the button."""

MORE = "more"
"""The verb of the button *More…* of a lobby or a table (bot/interactions/table_presses.py)."""


def hand_button(words: Words) -> Button:
    """Return the button that shows the presser their own card."""
    return Button(words("table-button-hand"), Do("hand"), Tone.MAIN, "✋")


def more_button(words: Words, verb: str = MORE, label: str = "more-button") -> Button:
    """Return the button that shows its presser the other buttons of a table or a card.

    Args:
        words: The words of the reader's language.
        verb: MORE, or MORE_OF_CARD (bot/pages/page.py).
        label: The message id of the label.
    """
    return Button(words(label), Do(verb))


def choice_page(
    cards: Cards, words: Words, *, looks: Mapping[Preference, bool], shut: bool
) -> Page:
    """Return the page.

    Args:
        cards: The player's current choice.
        words: The language.
        looks: The player's preferences for pictures, without those that have no effect here.
        shut: Whether the player's DMs are closed.
    """
    lines = [f"### {words('cards-title')}"]
    lines += [words(f"cards-about-{choice.value}") for choice in Cards]
    # Closed DMs do not matter to a player whose cards appear only at the table.
    if shut and cards is not Cards.HERE:
        lines.append(words("cards-shut"))
    if "motion" in looks:
        lines.append(words("motion-about"))

    places = tuple(
        _choice(index, words(f"cards-choose-{place.value}"), is_chosen=place is cards)
        for index, place in PLACES.items()
    )
    rows = [Row(places)]
    for preference, chosen in looks.items():
        labels = {False: f"{preference}-off", True: f"{preference}-on"}
        buttons = tuple(
            _choice(index, words(labels[value]), is_chosen=value is chosen)
            for index, (changed, value) in LOOKS.items()
            if changed == preference
        )
        rows.append(Row(buttons))

    return Page((Text("\n".join(lines)), *rows))


def _choice(index: int, label: str, *, is_chosen: bool) -> Button:
    # The chosen button has a sign too, because not every player can see the colour.
    tone, sign = (Tone.MAIN, "✅") if is_chosen else (Tone.PLAIN, None)
    return Button(label, Do(VERB, index), tone, sign)
