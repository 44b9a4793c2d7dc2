"""The cards: numbers and snacks (section 2 of RULES.md)."""

CARDS = range(1, 13)
"""The numbers of the cards. There are `COPIES` cards of each number."""
COPIES = 4
SNACKS = range(1, 7)
"""The values of the snacks. One is served in each round."""
HAND = 8
"""The cards of each seat: two more than there are rounds."""
