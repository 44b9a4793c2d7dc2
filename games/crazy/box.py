"""What lies in the box: 110 cards of nine types. Of each there are as many as it is worth."""

CARDS = (20, 18, 16, 14, 12, 9, 8, 7, 6)
"""Every type, dearest first: its points, and how many of it there are."""

HAND = 3
TYPES_TO_END = 6
SMALLEST_SET = 2
ROUNDS = 4


def deck() -> list[int]:
    """All the cards, in order."""
    return [card for card in CARDS for _ in range(card)]
