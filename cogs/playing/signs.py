"""A sign for everything that has a name. The name always stands beside it."""

TRICKS = "📜"
AWAITED = "⏳"
HOW = {"below": "🐔", "exact": "🎯", "over": "💥"}
"""How a trick ended: short of the goal, on it, or through the wall."""
