"""The emojis of cards, characters, events and options.

The name, or a sentence that says the same, always stands beside the emoji.
"""

CARDS = {
    "check_in": "👀",
    "copycat": "🦜",
    "disguise": "🥸",
    "flash_grenade": "💥",
    "fortify": "🏰",
    "freeze": "❄️",
    "influence": "🗳️",
    "lockdown": "🔒",
    "override": "🚫",
    "panic": "😱",
    "scramble": "🍳",
    "signal_jammer": "📡",
    "teamwork": "🤝",
    "warn": "📣",
}
CHARACTERS = {
    "agent": "🕵️",
    "alchemist": "⚗️",
    "mystic": "🔮",
    "angel": "😇",
    "cowboy": "🤠",
    "jester": "🤡",
    "boss": "😎",
    "devil": "😈",
    "pirate": "🏴‍☠️",
    "cyborg": "🦾",
    "knight": "⚔️",
    "samurai": "🏯",
}
EVENTS = {
    "shootout": "🔫",
    "time_lock": "⏰",
    "silent_alarm": "🔕",
    "searchlight": "🔦",
    "swat": "🚨",
    "drivers_signal": "🚗",
    "betrayal": "🐍",
    "dyepack": "🎨",
    "masterpiece": "🖼️",
    "membership_fee": "💳",
    "police_patrol": "🚓",
    "poor_planning": "📋",
    "swat_again": "🚨",
}
CREWS = {"perimeter": "🔴", "vault": "🔶", "lobby": "🟦", "rooftop": "💚"}
LOOT = {"cash": "💵", "gold": "🪙", "diamond": "💎"}
MOVES = {"rob": "💰", "lookout": "🔭", "tinker": "🔧", "resupply": "🎴"}
DECISIONS = {"stay": "🐔", "run": "🏃", "hide": "🙈"}

# The emojis of seats: of a house player, of the Leader, and of a seat that has to decide.
HOUSE = "🤖"
LEADER = "👑"
AWAITED = "⏳"

OPTIONS = {
    **MOVES,
    **DECISIONS,
    "show_gold": "⚗️",
    "take_card": "⚔️",
    "end": "🏁",
    "override": "🚫",
    "pass": "👍",
    "done": "💤",
    "later": "🕰️",
    "back": "↩️",
    "go": "✅",
    "change": "🔁",
    "withdraw": "↩️",
    "discard_hide": "🙈",
    "be_caught": "⛓️",
}
"""Emojis by kind of option. Other options have the emoji of their value, such as a card."""
