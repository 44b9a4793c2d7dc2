"""Discord's limits for one message with Components V2.

The limit in bytes is not published by Discord. Messages of more than 10,000 bytes were refused.
"""

CHARACTERS = 4000
"""Characters of all texts together."""

BYTES = 9800
"""Bytes of all texts together, in UTF-8."""

BYTES_A_TEXT = 12
"""Bytes that each text needs besides its own content."""


def room(text: str) -> int:
    """Return how much of CHARACTERS a text takes: its length, or its share of BYTES if greater.

    For example, 100 emojis of four bytes take 400 of 9,800 bytes, which is a share of 164 of 4,000
    characters.
    """
    size = len(text)
    # ASCII has one byte per character, so its share of BYTES is always smaller. The two minus signs
    # round up.
    return size if text.isascii() else max(size, -(-len(text.encode()) * CHARACTERS // BYTES))


COMPONENTS = 40
"""All components, with nested components and the container around them."""

BUTTONS = 5
"""Buttons in a row."""

ITEMS = 25
"""Items in a menu."""

# The following limits are in characters.
LABEL = 80
"""The label of a button."""

LINE = 100
"""A menu's item, or the hint below it."""

PROMPT = 150
"""The text of a menu while nothing is selected."""

ALT = 1024
"""The description of a picture."""
