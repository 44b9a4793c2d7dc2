"""The emojis of cards, options and states. What they mean is always said beside them."""

BLACK = "+"
"""Stands before black numbers, which are always added."""

RED = "❤️"
"""Stands before red numbers. It differs from BLACK in shape, too, for colour-blind players."""

FOX = "🦊"

# Signs of the count, by how dangerous it is.
SAFE = "🟢"
BRAVE = "🟡"
HOT = "🔴"

AWAITED = "⏳"  # stands before a player who has to decide
"""Stands on the button to the reminders."""

OPTIONS = {
    "play": "🃏",
    "chicken_out": "🐔",
    "continue": "▶️",
    "until_11": "⏩",
    "stop": "✋",
}
