"""The emojis of cards, options and states. What they mean is always said beside them."""

BLACK = "+"
RED = "❤️"
"""Black numbers are always added. Red ones differ in shape, too, for colour-blind players."""
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
