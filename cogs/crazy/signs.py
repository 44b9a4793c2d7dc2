"""A sign for everything that has a name. The name always stands beside it."""

CARDS = {20: "🤠", 18: "🌹", 16: "🦸", 14: "🎖️", 12: "👑", 9: "✈️", 8: "🧳", 7: "🎶", 6: "💋"}
PILES = {"left": "⬅️", "right": "➡️", "first": "1️⃣", "second": "2️⃣"}
AWAITED = "⏳"
MARKS = {"ready": "✅", "wait": "🥚", "mine": "🔒", "lost": "⛔"}
"""What a group of the hand is good for now."""
