"""A sign for everything that has a name. What it means is always said beside it."""

BLACK = "+"
RED = "❤️"
"""Black numbers are added, whatever happens. Red ones differ in shape too, for whom colours are
alike.
"""
FOX = "🦊"

SAFE = "🟢"
BRAVE = "🟡"
HOT = "🔴"

AWAITED = "⏳"
BELL = "🔔"

OPTIONS = {
    "play": "🃏",
    "chicken_out": "🐔",
    "continue": "▶️",
    "until_11": "⏩",
    "stop": "✋",
}
