"""The emojis of cards and options. The name always stands beside the emoji."""

WINGS = {"left": "👈", "right": "👉"}

POWERS = {
    "lawyers": "⚖️",
    "conspiracy": "🛸",
    "event_immune": "🧥",
    "no_takeover": "💊",
    "no_destroy": "🧯",
    "battle_zero": "💤",
    "wing_flip": "🌀",
    "gag": "🤐",
    "scandal": "🗞️",
    "left_exodus": "😱",
    "right_exodus": "📉",
    "fact_check": "🔍",
    "fundraiser": "💰",
    "backroom_deal": "🚪",
    "leaked_inbox": "📨",
    "term_limits": "⏱️",
    "comeback": "🎤",
    "redistricting": "✂️",
}
"""What specials do, then what events do."""

ASSET = "🔼"
DEFICIT = "🔽"
INTENTS = {"take_over": "🫴", "destroy": "💥"}

OPTIONS = {
    "attack": "⚔️",
    "take_over": "🫴",
    "destroy": "💥",
    "groups": "👥",
    "call": "🤝",
    "raise": "🔺",
    "stand": "✋",
    "reraise": "⏫",
    "back": "↩️",
    "pass": "🤷",
    "none": "🙊",
    "leave_out": "⚖️",
    "count_in": "⚖️",
}
AWAITED = "⏳"  # stands before a player who has to decide
DEFENCE = "🛡️"
RECRUIT = "🏛️"
