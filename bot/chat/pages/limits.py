"""What Discord takes in one message (Components V2), and what we keep below it.

Bytes are no limit that Discord has published: messages of over 10,000 were seen to be refused.
"""

CHARACTERS = 4000
"""Of all texts together."""
BYTES = 9800
BYTES_A_TEXT = 12
"""What a text costs besides its own."""
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
