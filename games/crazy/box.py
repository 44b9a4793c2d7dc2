"""The cards: 110 cards of nine types. There are as many cards of a type as it is worth."""

CARDS = (20, 18, 16, 14, 12, 9, 8, 7, 6)
"""All types, the most valuable first. The number is both the points and how many cards there
are.
"""

HAND = 3
TYPES_TO_END = 6
SMALLEST_SET = 2
ROUNDS = 4


def deck() -> list[int]:
    """Return all cards, in order."""
    return [card for card in CARDS for _ in range(card)]
