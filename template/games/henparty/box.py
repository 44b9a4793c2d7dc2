"""The cards: numbers and snacks (2)."""

CARDS = range(1, 13)
"""The numbers. There are `COPIES` cards of each."""
COPIES = 4
SNACKS = range(1, 7)
"""The values of the snacks. One is served in each round."""
HAND = 8
"""Two more cards than there are rounds."""
