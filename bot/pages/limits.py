"""Discord's limits for one message with Components V2.

The limit in bytes is not published by Discord. Messages of more than 10,000 bytes were refused.
"""

CHARACTERS = 4000
"""The most characters of all texts together."""

BYTES = 9800
"""The most bytes of all texts together, in UTF-8."""

BYTES_A_TEXT = 12
"""Bytes that each text takes in addition to its content."""


def room(text: str) -> int:
    """Return how many of CHARACTERS a text takes, so that BYTES are not exceeded either.

    For example, 100 emojis of four bytes each are 400 of 9,800 bytes. This share of 4,000
    characters is 164, so they count as 164 characters.
    """
    size = len(text)
    # ASCII has one byte per character, so its share of BYTES is always smaller.
    # `-(-a // b)` divides and rounds up.
    return size if text.isascii() else max(size, -(-len(text.encode()) * CHARACTERS // BYTES))


COMPONENTS = 40
"""The most components, with nested components and the container around them."""

BUTTONS = 5
"""The most buttons in a row."""

ITEMS = 25
"""The most items of a menu."""

# The most characters of single texts.
LABEL = 80
"""The label of a button."""

LINE = 100
"""The text of a menu's item, and the hint below it."""

PROMPT = 150
"""The text of a menu while nothing is selected."""

ALT = 1024
"""The description of a picture."""
