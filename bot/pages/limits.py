"""What Discord takes in one message (Components V2), and what we keep below it.

Bytes are no limit that Discord has published: messages of over 10,000 were seen to be refused.
"""

CHARACTERS = 4000
"""Of all texts together."""
BYTES = 9800
BYTES_A_TEXT = 12
"""What a text costs besides its own."""


def room(text: str) -> int:
    """What a text takes of CHARACTERS: as many as it has, or as its bytes are worth."""
    size = len(text)
    return size if text.isascii() else max(size, -(-len(text.encode()) * CHARACTERS // BYTES))


COMPONENTS = 40
"""With the nested ones, and the container around them."""
BUTTONS = 5
"""In a row."""
ITEMS = 25
"""In a menu."""

# Characters.
LABEL = 80
LINE = 100
"""Of a menu's item, or the hint below it."""
PROMPT = 150
ALT = 1024
