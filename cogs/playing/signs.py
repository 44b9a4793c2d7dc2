"""A sign for everything that has a name. The name always stands beside it."""

CARDS = {1: "1️⃣", 2: "2️⃣", 3: "3️⃣", 4: "4️⃣", 5: "5️⃣", 6: "6️⃣"}
BACK = "🎴"
AWAITED = "⏳"
HOW = {"below": "🐔", "exact": "🎯", "over": "💥"}
"""How a trick ended: short of the goal, on it, or through the wall."""
