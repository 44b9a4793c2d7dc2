"""The cards: 110 cards of nine types. There are as many cards of a type as it is worth."""

CARDS = (20, 18, 16, 14, 12, 9, 8, 7, 6)
"""All types, the most valuable first.

The number of a type is both its points and the number of its cards.
"""

HAND = 3
"""The number of cards that each seat is dealt."""

TYPES_TO_END = 6
"""A round ends when one seat has this number of types in front of it."""

SMALLEST_SET = 2
"""The smallest number of cards that can be laid."""

ROUNDS = 4
"""The number of rounds of a whole game."""


def deck() -> list[int]:
    """Return all cards, in order."""
    return [card for card in CARDS for _ in range(card)]
