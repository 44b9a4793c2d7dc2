"""What lies in the box: number cards and snacks (2)."""

CARDS = range(1, 13)
"""The numbers, of which there are `COPIES` each."""
COPIES = 4
SNACKS = range(1, 7)
"""What the snacks are worth; one is served in every round."""
HAND = 8
"""Two more cards than there are rounds."""
